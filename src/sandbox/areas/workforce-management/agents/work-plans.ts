import type { Area } from '../../../engine/area.js';
import type {
  UpdateMuAgentWorkPlanFailureResponse,
  UpdateMuAgentWorkPlanRequest,
  WorkPlan,
  WorkPlanOverrideRequest,
  WorkPlanReference,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { invalidValue } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import { agentsIn, isOn, plansOf } from '../roster.js';
import { laterDay } from '../wall-clock.js';
import { resultOrFile } from '../result.js';
import { managementUnitAt, savePlacement, placementsOf, planReference, userReference } from './placements.js';
import type { Override } from './placements.js';

type Failure = Omit<UpdateMuAgentWorkPlanFailureResponse, 'user'>;

/** Work plans of agents, permanent ones and overrides for some weeks. */
export function addAgentWorkPlanHandlers(area: Area, world: World): void {
  area.handle('patchWorkforcemanagementManagementunitAgentsWorkplansBulk', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const { entities = [] } = readObject(context);
    const agents = new Set(agentsIn(world, unit).map(({ userId }) => userId));
    const failures = entities.flatMap((entity): UpdateMuAgentWorkPlanFailureResponse[] => {
      const failure = agents.has(entity.userId)
        ? assignPlans(world, unit.id, entity)
        : { failure: 'AgentNotInManagementUnit' as const };
      return failure ? [{ user: userReference(entity.userId), ...failure }] : [];
    });
    return { failures };
  });

  area.handle('postWorkforcemanagementManagementunitAgentsWorkplansQuery', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const body = readObject(context, ['agentIds', 'startDate', 'weekCount']);
    const { agentIds, startDate, weekCount } = body;
    if (weekCount < 1) throw invalidValue('weekCount', String(weekCount));
    const keys = new Map<string, number>();
    const keyOf = (id: string): number => {
      const key = keys.get(id) ?? keys.size;
      keys.set(id, key);
      return key;
    };
    const entities = agentsIn(world, unit)
      .filter(({ userId }) => agentIds.includes(userId))
      .map(({ userId, planOn }) => ({
        user: userReference(userId),
        // The lookup key of a week without a plan is not documented; the sandbox uses -1.
        workPlanLookupKeysPerWeek: Array.from({ length: weekCount }, (_, week) => {
          const { id } = planOn(laterDay(startDate, week * 7)) ?? {};
          return id === undefined ? -1 : keyOf(id);
        }),
      }));
    const workPlanLookup: Record<string, WorkPlanReference> = Object.fromEntries(
      [...keys].map(([id, key]) => [String(key), planReference(unit.id, id)]),
    );
    const result = { entities, referenceStartWeekDate: startDate, workPlanLookup };
    return resultOrFile(context, world, result);
  });
}

/** Assigns work plans to an agent: all requested ones, or none if there is a failure. */
function assignPlans(world: World, unitId: string, entity: UpdateMuAgentWorkPlanRequest): Failure | undefined {
  const { userId, workPlanId, workPlanOverrides } = entity;
  const plansOfUnit = plansOf(world, unitId);
  const planId = workPlanId?.value;
  const isKnown = (id: string): boolean => plansOfUnit.some((plan) => plan.id === id);
  const planIds = [planId, ...(workPlanOverrides?.values ?? []).map((override) => override.workPlanId)];
  const missingId = planIds.find((id) => id !== undefined && !isKnown(id));
  if (missingId !== undefined) return { failure: 'WorkPlanNotFound', notFoundWorkPlanId: missingId };
  const currentOverrides = workPlanOverrides?.deleteAll === true ? [] : (placementsOf(world).get(userId)?.overrides ?? []);
  const overrides = (workPlanOverrides?.values ?? []).reduce<Override[] | Failure>(
    (result, override) => (Array.isArray(result) ? applyOverride(result, override) : result),
    currentOverrides,
  );
  if (!Array.isArray(overrides)) return overrides;
  if (workPlanId) {
    const plans = new Repository<WorkPlan>(world, '/api/v2/workforcemanagement/managementunits/{}/workplans', [unitId]);
    for (const plan of plansOfUnit.filter(({ id, ...each }) => isOn({ id, ...each }, userId) !== (id === planId))) {
      const otherAgents = (plan.agents ?? []).filter(({ id }) => id !== userId);
      plans.save({ ...plan, agents: plan.id === planId ? [...otherAgents, { id: userId }] : otherAgents });
    }
  }
  savePlacement(world, userId, { unitId, overrides });
  return undefined;
}

function applyOverride(
  overrides: Override[],
  { action = 'Add', startDate, weekCount, workPlanId }: WorkPlanOverrideRequest,
): Override[] | Failure {
  const existingOverride = overrides.find((each) => each.startDate === startDate);
  const otherOverrides = overrides.filter((each) => each !== existingOverride);
  if (action !== 'Add' && !existingOverride) return { failure: 'OverrideNotFound' };
  if (action === 'Delete') return otherOverrides;
  const planId = workPlanId ?? existingOverride?.workPlanId;
  if (planId === undefined) return { failure: 'WorkPlanNotFound' };
  const override = { startDate, weekCount: weekCount ?? existingOverride?.weekCount ?? 1, workPlanId: planId };
  const overridesToCheck = action === 'Add' ? overrides : otherOverrides;
  const isDisjoint = (other: Override): boolean =>
    laterDay(other.startDate, other.weekCount * 7) <= startDate || laterDay(startDate, override.weekCount * 7) <= other.startDate;
  return overridesToCheck.every(isDisjoint) ? [...otherOverrides, override] : { failure: 'OverlappingOverride' };
}
