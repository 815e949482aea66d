import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { adherenceQueryRoutes } from './adherence/queries.js';
import { hrisRoutes } from './agents/hris.js';
import { shrinkageRoutes } from './adherence/shrinkage-routes.js';
import { agentRoutes } from './agents/routes.js';
import { unavailableValidationRoutes } from './agents/unavailable-validation.js';
import { agentWorkPlanRoutes } from './agents/work-plans.js';
import { wishRoutes } from './agents/wishes.js';
import { alternativeShiftRoutes } from './alternative-shifts/routes.js';
import { activityPlanRoutes } from './activity-plans.js';
import { bidGroupRoutes } from './bids/group-routes.js';
import { bidRoutes } from './bids/routes.js';
import { calendarRoutes } from './calendar.js';
import { capacityPlanRoutes } from './forecasts/capacity-plans.js';
import { decisionMetricsRoutes } from './decision-metrics.js';
import { explanationRoutes } from './explanations/routes.js';
import { agentOpportunityRoutes } from './opportunities/agent-routes.js';
import { opportunityRoutes } from './opportunities/planner-routes.js';
import { notificationRoutes } from './notifications.js';
import { ownScheduleRoutes } from './schedules/own-schedules.js';
import { rotationRoutes } from './rotations.js';
import { staffingGroupRoutes } from './staffing-groups.js';
import { agentTimeOffRoutes } from './time-off/agent-requests.js';
import { timeOffEstimateRoutes } from './time-off/estimates.js';
import { granularityRoutes } from './time-off/granularity.js';
import { timeOffLimitRoutes } from './time-off/limit-routes.js';
import { plannerTimeOffRoutes } from './time-off/planner-requests.js';
import { possibleShiftRoutes } from './possible-shifts.js';
import { shiftTradingRoutes } from './trades/routes.js';
import { weekTradeRoutes } from './trades/week-routes.js';
import { userActivityRoutes } from './user-activity.js';
import { workPlanValidationRoutes } from './work-plan-validation.js';

/** Routes for agents and planners. Routes with a word instead of an id come first. */
export function workforceRoutes(app: Hono<SandboxEnv>, world: World): void {
  for (const addRoutes of [
    hrisRoutes,
    agentRoutes,
    agentWorkPlanRoutes,
    rotationRoutes,
    staffingGroupRoutes,
    notificationRoutes,
    decisionMetricsRoutes,
  ])
    addRoutes(app, world);
  for (const addRoutes of [
    unavailableValidationRoutes,
    possibleShiftRoutes,
    workPlanValidationRoutes,
    wishRoutes,
    ownScheduleRoutes,
    userActivityRoutes,
    explanationRoutes,
  ])
    addRoutes(app, world);
  for (const addRoutes of [
    calendarRoutes,
    adherenceQueryRoutes,
    shrinkageRoutes,
    activityPlanRoutes,
    bidGroupRoutes,
    bidRoutes,
    granularityRoutes,
    capacityPlanRoutes,
  ])
    addRoutes(app, world);
  for (const addRoutes of [
    alternativeShiftRoutes,
    shiftTradingRoutes,
    weekTradeRoutes,
    opportunityRoutes,
    agentOpportunityRoutes,
  ])
    addRoutes(app, world);
  for (const addRoutes of [timeOffEstimateRoutes, timeOffLimitRoutes, agentTimeOffRoutes, plannerTimeOffRoutes])
    addRoutes(app, world);
}
