import type { WorkPlan, WorkPlanRotationResponse } from '../../../models/index.js';
import { textOf } from '../../contract/values.js';
import { DAY } from '../../world/clock.js';
import type { World } from '../../world/world.js';
import { idIn, Kept } from '../kept.js';
import type { Entity } from '../kept.js';

const UNITS = '/api/v2/workforcemanagement/managementunits';
const WEEK = 7 * DAY;

/** Somebody who works for a management unit, by the plans that it keeps. */
export interface Agent {
  userId: string;
  unit: Entity;
  /** The plan that holds in the week from a day on. */
  planOn: (day: string) => WorkPlan | undefined;
}

/** The agents of a business unit: whoever a work plan or a rotation of one of its management units names. */
export function agentsOf(world: World, businessUnitId: string): Agent[] {
  const units = new Kept(world, UNITS).all().filter(({ businessUnit }) => idIn(businessUnit) === businessUnitId);
  return units.flatMap((unit) => agentsIn(world, unit));
}

function agentsIn(world: World, unit: Entity): Agent[] {
  const plans = new Kept(world, `${UNITS}/{}/workplans`, [unit.id]).all() as unknown as WorkPlan[];
  const rotations = new Kept(world, `${UNITS}/{}/workplanrotations`, [unit.id]).all() as unknown as WorkPlanRotationResponse[];
  const named = plans.flatMap(({ agents = [] }) => agents.filter((agent) => agent.delete !== true).map(({ id }) => id));
  const turned = rotations.flatMap(({ agents = [] }) => agents.map(userIn));
  const isOf = (userId: string) => (plan: WorkPlan) =>
    plan.agents?.some(({ id, delete: isGone }) => id === userId && isGone !== true) === true;
  return [...new Set([...named, ...turned])]
    .filter((userId): userId is string => userId !== undefined && world.store.users.find(userId) !== undefined)
    .map((userId) => ({ userId, unit, planOn: (day) => rotated(rotations, plans, userId, day) ?? plans.find(isOf(userId)) }));
}

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
