import type { ManagementUnit, WorkPlan, WorkPlanRotationResponse } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { enabledUnavailableTimes } from './agents/unavailable.js';
import { notAnAgentError, overrideOn, placementsOf } from './agents/placements.js';

const UNITS = '/api/v2/workforcemanagement/managementunits';
const WEEK = 7 * DAY;

/** An agent of a management unit: placed there, or named by its work plans. */
export interface Agent {
  userId: string;
  unit: Entity;
  /** Whether generated schedules may contain shifts for the agent. */
  isSchedulable: boolean;
  /** Whether the agent is available in a period, by the agent's own unavailable times. */
  isFree: (from: number, to: number) => boolean;
  /** The work plan in the week that begins on a day. */
  planOn: (day: string) => WorkPlan | undefined;
}

/** The agents of all management units of a business unit. */
export function agentsOf(world: World, businessUnitId: string): Agent[] {
  return unitsOf(world, businessUnitId).flatMap((unit) => agentsIn(world, unit));
}

/** The management units of a business unit. */
export const unitsOf = (world: World, businessUnitId: string): Entity<ManagementUnit>[] =>
  new Repository<ManagementUnit>(world, UNITS).all().filter(({ businessUnit }) => readId(businessUnit) === businessUnitId);

/**
 * The agents of a management unit: users who were placed there, and those of its work plans and rotations who were placed
 * nowhere else.
 */
export function agentsIn(world: World, unit: Entity<ManagementUnit>): Agent[] {
  const plans = plansOf(world, unit.id);
  const rotations = rotationsOf(world, unit.id);
  const placements = placementsOf(world);
  const agentsOfPlans = plans.flatMap(({ agents = [] }) => agents.filter((agent) => agent.delete !== true).map(({ id }) => id));
  const agentsOfRotations = rotations.flatMap(({ agents = [] }) => agents.map(userIn));
  const placedAgents = [...placements.values()].filter(({ unitId }) => unitId === unit.id).map(({ id }) => id);
  return [...new Set([...placedAgents, ...agentsOfPlans, ...agentsOfRotations])]
    .filter((userId): userId is string => userId !== undefined && world.store.users.find(userId) !== undefined)
    .filter((userId) => {
      const { unitId = unit.id } = placements.get(userId) ?? {};
      return unitId === unit.id;
    })
    .map((userId) => ({
      userId,
      unit,
      isSchedulable: placements.get(userId)?.schedulable !== false,
      isFree: (from, to) => enabledUnavailableTimes(world, unit.id, userId, from, to).length === 0,
      planOn: (day) => {
        const override = overrideOn(world, userId, day);
        if (override) return plans.find(({ id }) => id === override.workPlanId);
        return planByRotation(rotations, plans, userId, day) ?? plans.find((plan) => isOn(plan, userId));
      },
    }));
}

/** The management unit of an agent. */
export function unitOf(world: World, userId: string): Entity<ManagementUnit> | undefined {
  const { unitId } = placementsOf(world).get(userId) ?? {};
  const units = new Repository<ManagementUnit>(world, UNITS);
  if (unitId !== undefined) return unitId === null ? undefined : units.find(unitId);
  return units.all().find((unit) => isListedIn(world, unit.id, userId));
}

/** The same for operations of agents. @throws the platform's 400 for a user who is not an agent. */
export function unitOfAgent(world: World, userId: string): Entity<ManagementUnit> {
  const unit = unitOf(world, userId);
  if (!unit) throw notAnAgentError(userId);
  return unit;
}

/** The business unit of a management unit. */
export const businessUnitIn = (unit: Entity): string => readId(unit['businessUnit']) ?? '';

export const plansOf = (world: World, unitId: string): (WorkPlan & { id: string })[] =>
  new Repository<WorkPlan>(world, `${UNITS}/{}/workplans`, [unitId]).all() as unknown as (WorkPlan & { id: string })[];

const rotationsOf = (world: World, unitId: string): WorkPlanRotationResponse[] =>
  new Repository<WorkPlanRotationResponse>(world, `${UNITS}/{}/workplanrotations`, [unitId]).all();

/** The work plan rotation of an agent. */
export const rotationOf = (world: World, unitId: string, userId: string): WorkPlanRotationResponse | undefined =>
  rotationsOf(world, unitId).find(({ agents = [] }) => agents.some((agent) => userIn(agent) === userId));

export const isOn = ({ agents = [] }: WorkPlan, userId: string): boolean =>
  agents.some(({ id, delete: isDeleted }) => id === userId && isDeleted !== true);

const isListedIn = (world: World, unitId: string, userId: string): boolean =>
  plansOf(world, unitId).some((plan) => isOn(plan, userId)) || rotationOf(world, unitId, userId) !== undefined;

/** Work plans alternate weekly, starting at the agent's position. */
function planByRotation(
  rotations: readonly WorkPlanRotationResponse[],
  plans: readonly WorkPlan[],
  userId: string,
  day: string,
): WorkPlan | undefined {
  for (const { enabled, dateRange, agents = [], pattern } of rotations) {
    const agent = agents.find((each) => userIn(each) === userId);
    if (!agent || enabled === false) continue;
    const { startBusinessUnitDate: from = day, endBusinessUnitDate: to = day } = agent.dateRange ?? dateRange ?? {};
    const ids = (pattern?.workPlans ?? []).map(({ id }) => id);
    if (ids.length === 0 || day < from || day > to) continue;
    const weeks = Math.floor((Date.parse(day) - Date.parse(from)) / WEEK);
    const id = ids[((agent.position ?? 0) + weeks) % ids.length];
    return plans.find((plan) => plan.id === id);
  }
  return undefined;
}

/** Requests contain an agent's id, responses a user. */
const userIn = (agent: object): string | undefined =>
  readId((agent as { user?: unknown }).user) ?? (textOf((agent as { userId?: unknown }).userId) || undefined);
