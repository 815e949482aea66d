import type { Area } from '../../engine/area.js';
import type { World } from '../../store/world.js';
import { addAdherenceQueryHandlers } from './adherence/queries.js';
import { addRealTimeAdherenceHandlers } from './adherence/real-time.js';
import { addHrisHandlers } from './agents/hris.js';
import { addShrinkageHandlers } from './adherence/shrinkage-handlers.js';
import { addAgentHandlers } from './agents/handlers.js';
import { addUnavailableValidationHandlers } from './agents/unavailable-validation.js';
import { addAgentWorkPlanHandlers } from './agents/work-plans.js';
import { addAvailabilityHandlers } from './agents/availability.js';
import { addAlternativeShiftHandlers } from './alternative-shifts/handlers.js';
import { addActivityPlanHandlers } from './activity-plans.js';
import { addBidGroupHandlers } from './bids/group-handlers.js';
import { addBidHandlers } from './bids/handlers.js';
import { addCalendarHandlers } from './calendar.js';
import { addCapacityPlanHandlers } from './forecasts/capacity-plans.js';
import { addDecisionMetricsHandlers } from './decision-metrics.js';
import { addExplanationHandlers } from './explanations/handlers.js';
import { addAgentOpportunityHandlers } from './opportunities/agent-handlers.js';
import { addOpportunityHandlers } from './opportunities/planner-handlers.js';
import { addNotificationHandlers } from './notifications.js';
import { addPublishedScheduleHandlers } from './schedules/published-schedules.js';
import { addRotationHandlers } from './rotations.js';
import { addStaffingGroupHandlers } from './staffing-groups.js';
import { addAgentTimeOffHandlers } from './time-off/agent-requests.js';
import { addTimeOffEstimateHandlers } from './time-off/estimates.js';
import { addGranularityHandlers } from './time-off/granularity.js';
import { addTimeOffLimitHandlers } from './time-off/limit-handlers.js';
import { addPlannerTimeOffHandlers } from './time-off/planner-requests.js';
import { addPossibleShiftHandlers } from './possible-shifts.js';
import { addShiftTradingHandlers } from './trades/handlers.js';
import { addWeekTradeHandlers } from './trades/week-handlers.js';
import { addUserActivityHandlers } from './user-activity.js';
import { addWorkPlanValidationHandlers } from './work-plan-validation.js';

/** Handlers for the operations of agents and planners. */
export function addWorkforceHandlers(area: Area, world: World): void {
  for (const addHandlers of [
    addHrisHandlers,
    addAgentHandlers,
    addAgentWorkPlanHandlers,
    addRotationHandlers,
    addStaffingGroupHandlers,
    addNotificationHandlers,
    addDecisionMetricsHandlers,
  ])
    addHandlers(area, world);
  for (const addHandlers of [
    addUnavailableValidationHandlers,
    addPossibleShiftHandlers,
    addWorkPlanValidationHandlers,
    addAvailabilityHandlers,
    addPublishedScheduleHandlers,
    addUserActivityHandlers,
    addExplanationHandlers,
  ])
    addHandlers(area, world);
  for (const addHandlers of [
    addCalendarHandlers,
    addAdherenceQueryHandlers,
    addRealTimeAdherenceHandlers,
    addShrinkageHandlers,
    addActivityPlanHandlers,
    addBidGroupHandlers,
    addBidHandlers,
    addGranularityHandlers,
    addCapacityPlanHandlers,
  ])
    addHandlers(area, world);
  for (const addHandlers of [
    addAlternativeShiftHandlers,
    addShiftTradingHandlers,
    addWeekTradeHandlers,
    addOpportunityHandlers,
    addAgentOpportunityHandlers,
  ])
    addHandlers(area, world);
  for (const addHandlers of [
    addTimeOffEstimateHandlers,
    addTimeOffLimitHandlers,
    addAgentTimeOffHandlers,
    addPlannerTimeOffHandlers,
  ])
    addHandlers(area, world);
}
