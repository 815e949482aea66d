import type { WorkPlan, WorkPlanRotationResponse } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { idIn, Kept } from '../kept.js';
import type { Entity } from '../kept.js';
import { unavailableWithin } from './agents/unavailable.js';
import { noAgent, overrideOn, placementsOf } from './agents/placements.js';

const UNITS = '/api/v2/workforcemanagement/managementunits';
const WEEK = 7 * DAY;

/** Somebody who works for a management unit: put there, or named by the plans that it keeps. */
export interface Agent {
  userId: string;
  unit: Entity;
  /** Whether schedules that are generated may have shifts for them. */
  isSchedulable: boolean;
  /** Whether they can work from one moment to another, by what they have said themselves. */
  isFree: (from: number, to: number) => boolean;
  /** The plan that holds in the week from a day on. */
  planOn: (day: string) => WorkPlan | undefined;
}

/** The agents of a business unit: of all of its management units. */
export function agentsOf(world: World, businessUnitId: string): Agent[] {
  return unitsOf(world, businessUnitId).flatMap((unit) => agentsIn(world, unit));
}

/** The management units of a business unit. */
export const unitsOf = (world: World, businessUnitId: string): Entity[] =>
  new Kept(world, UNITS).all().filter(({ businessUnit }) => idIn(businessUnit) === businessUnitId);

/** The agents of a management unit: who was put there, and whom its work plans and rotations name who was not put elsewhere. */
export function agentsIn(world: World, unit: Entity): Agent[] {
  const plans = plansOf(world, unit.id);
  const rotations = rotationsOf(world, unit.id);
  const placements = placementsOf(world);
  const named = plans.flatMap(({ agents = [] }) => agents.filter((agent) => agent.delete !== true).map(({ id }) => id));
  const turned = rotations.flatMap(({ agents = [] }) => agents.map(userIn));
  const placed = [...placements.values()].filter(({ unitId }) => unitId === unit.id).map(({ id }) => id);
  return [...new Set([...placed, ...named, ...turned])]
    .filter((userId): userId is string => userId !== undefined && world.store.users.find(userId) !== undefined)
    .filter((userId) => {
      const { unitId = unit.id } = placements.get(userId) ?? {};
      return unitId === unit.id;
    })
    .map((userId) => ({
      userId,
      unit,
      isSchedulable: placements.get(userId)?.schedulable !== false,
      isFree: (from, to) => unavailableWithin(world, unit.id, userId, from, to).length === 0,
      planOn: (day) => {
        const override = overrideOn(world, userId, day);
        if (override) return plans.find(({ id }) => id === override.workPlanId);
        return rotated(rotations, plans, userId, day) ?? plans.find((plan) => isOn(plan, userId));
      },
    }));
}

/** The management unit that somebody works for. */
export function unitOf(world: World, userId: string): Entity | undefined {
  const { unitId } = placementsOf(world).get(userId) ?? {};
  const units = new Kept(world, UNITS);
  if (unitId !== undefined) return unitId === null ? undefined : units.find(unitId);
  return units.all().find((unit) => isNamedIn(world, unit.id, userId));
}

/** The same for what only an agent can do. @throws the platform's 400 for whoever is none. */
export function ownUnit(world: World, userId: string): Entity {
  const unit = unitOf(world, userId);
  if (!unit) throw noAgent(userId);
  return unit;
}

/** The business unit that a management unit is under. */
export const businessUnitIn = (unit: Entity): string => idIn(unit['businessUnit']) ?? '';

export const plansOf = (world: World, unitId: string): (WorkPlan & { id: string })[] =>
  new Kept(world, `${UNITS}/{}/workplans`, [unitId]).all() as unknown as (WorkPlan & { id: string })[];

const rotationsOf = (world: World, unitId: string): WorkPlanRotationResponse[] =>
  new Kept(world, `${UNITS}/{}/workplanrotations`, [unitId]).all();

/** The rotation that has somebody take turns. */
export const rotationOf = (world: World, unitId: string, userId: string): WorkPlanRotationResponse | undefined =>
  rotationsOf(world, unitId).find(({ agents = [] }) => agents.some((agent) => userIn(agent) === userId));

export const isOn = ({ agents = [] }: WorkPlan, userId: string): boolean =>
  agents.some(({ id, delete: isGone }) => id === userId && isGone !== true);

const isNamedIn = (world: World, unitId: string, userId: string): boolean =>
  plansOf(world, unitId).some((plan) => isOn(plan, userId)) || rotationOf(world, unitId, userId) !== undefined;

/** Plans take turns, week by week, from the one at which an agent begins. */
function rotated(
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

/** Requests name an agent by an id, answers by a user. */
const userIn = (agent: object): string | undefined =>
  idIn((agent as { user?: unknown }).user) ?? (textOf((agent as { userId?: unknown }).userId) || undefined);
