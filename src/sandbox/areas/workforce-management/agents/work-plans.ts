import type { Area } from '../../../engine/area.js';
import type {
  GetAgentsWorkPlansRequest,
  UpdateMuAgentWorkPlanFailureResponse,
  UpdateMuAgentWorkPlanRequest,
  UpdateMuAgentWorkPlansBatchRequest,
  WorkPlanOverrideRequest,
  WorkPlanReference,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { invalidValue } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { agentsIn, isOn, plansOf } from '../roster.js';
import { laterDay } from '../wall-clock.js';
import { answerOrFile } from '../result.js';
import { managementUnitAt, place, placementsOf, planReference, userReference } from './placements.js';
import type { Override } from './placements.js';

type Failure = Omit<UpdateMuAgentWorkPlanFailureResponse, 'user'>;

/** Work plans of agents, permanent ones and overrides for some weeks. */
export function addAgentWorkPlanHandlers(area: Area, world: World): void {
  area.handle('patchWorkforcemanagementManagementunitAgentsWorkplansBulk', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const { entities = [] } = readObject<UpdateMuAgentWorkPlansBatchRequest>(context);
    const agents = new Set(agentsIn(world, unit).map(({ userId }) => userId));
    const failures = entities.flatMap((entity): UpdateMuAgentWorkPlanFailureResponse[] => {
      const failure = agents.has(entity.userId)
        ? assigned(world, unit.id, entity)
        : { failure: 'AgentNotInManagementUnit' as const };
      return failure ? [{ user: userReference(entity.userId), ...failure }] : [];
    });
    return { failures };
  });

  area.handle('postWorkforcemanagementManagementunitAgentsWorkplansQuery', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const asked = readObject<GetAgentsWorkPlansRequest>(context, ['agentIds', 'startDate', 'weekCount']);
    const { agentIds, startDate, weekCount } = asked;
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
    return answerOrFile(context, world, result, 'result');
  });
}

/** Assigns work plans to an agent: all requested ones, or none if there is a failure. */
function assigned(world: World, unitId: string, entity: UpdateMuAgentWorkPlanRequest): Failure | undefined {
  const { userId, workPlanId, workPlanOverrides } = entity;
  const all = plansOf(world, unitId);
  const wanted = workPlanId?.value;
  const isKnown = (id: string): boolean => all.some((plan) => plan.id === id);
  const named = [wanted, ...(workPlanOverrides?.values ?? []).map((override) => override.workPlanId)];
  const missing = named.find((id) => id !== undefined && !isKnown(id));
  if (missing !== undefined) return { failure: 'WorkPlanNotFound', notFoundWorkPlanId: missing };
  const before = workPlanOverrides?.deleteAll === true ? [] : (placementsOf(world).get(userId)?.overrides ?? []);
  const overrides = (workPlanOverrides?.values ?? []).reduce<Override[] | Failure>(
    (held, override) => (Array.isArray(held) ? overridden(held, override) : held),
    before,
  );
  if (!Array.isArray(overrides)) return overrides;
  if (workPlanId) {
    const plans = new Repository(world, '/api/v2/workforcemanagement/managementunits/{}/workplans', [unitId]);
    for (const plan of all.filter(({ id, ...each }) => isOn({ id, ...each }, userId) !== (id === wanted))) {
      const others = (plan.agents ?? []).filter(({ id }) => id !== userId);
      plans.save({ ...(plan as unknown as Entity), agents: plan.id === wanted ? [...others, { id: userId }] : others });
    }
  }
  place(world, userId, { unitId, overrides });
  return undefined;
}

function overridden(
  held: Override[],
  { action = 'Add', startDate, weekCount, workPlanId }: WorkPlanOverrideRequest,
): Override[] | Failure {
  const before = held.find((each) => each.startDate === startDate);
  const others = held.filter((each) => each !== before);
  if (action !== 'Add' && !before) return { failure: 'OverrideNotFound' };
  if (action === 'Delete') return others;
  const planId = workPlanId ?? before?.workPlanId;
  if (planId === undefined) return { failure: 'WorkPlanNotFound' };
  const override = { startDate, weekCount: weekCount ?? before?.weekCount ?? 1, workPlanId: planId };
  const rivals = action === 'Add' ? held : others;
  const isApart = (other: Override): boolean =>
    laterDay(other.startDate, other.weekCount * 7) <= startDate || laterDay(startDate, override.weekCount * 7) <= other.startDate;
  return rivals.every(isApart) ? [...others, override] : { failure: 'OverlappingOverride' };
}
