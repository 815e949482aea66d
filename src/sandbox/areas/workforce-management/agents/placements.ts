import type { WorkPlanReference } from '../../../../models/index.js';
import { invalidValue, Problem } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { Kept } from '../../kept.js';
import type { Entity } from '../../kept.js';
import { laterDay } from '../wall-clock.js';

const UNITS = '/api/v2/workforcemanagement/managementunits';

/** Another work plan than usual, for some weeks. */
export interface Override {
  startDate: string;
  weekCount: number;
  workPlanId: string;
}

/** What is known of an agent beyond what work plans say: kept from when somebody first says it. */
export interface Placement {
  id: string;
  /** The management unit that somebody was put into; out of all of them where it is null. */
  unitId?: string | null;
  schedulable?: boolean;
  overrides?: Override[];
  version: number;
  dateModified: string;
}

export const placementsOf = (world: World): Map<string, Placement> => world.collection<Placement>('wfm.agents');

/** Keeps what has become known of an agent. */
export function place(world: World, userId: string, more: Partial<Placement>): void {
  const before = placementsOf(world).get(userId);
  const version = (before?.version ?? 0) + 1;
  placementsOf(world).set(userId, { ...before, ...more, id: userId, version, dateModified: world.timestamp() });
}

export function overrideOn(world: World, userId: string, day: string): Override | undefined {
  const { overrides = [] } = placementsOf(world).get(userId) ?? {};
  return overrides.find(({ startDate, weekCount }) => day >= startDate && day < laterDay(startDate, weekCount * 7));
}

/** A work plan as agents have it. */
export const planReference = (unitId: string, id: string): WorkPlanReference => ({
  id,
  managementUnit: unitReference(unitId),
  selfUri: `${UNITS}/${unitId}/workplans/${id}`,
});

export const unitReference = (id: string): { id: string; selfUri: string } => ({ id, selfUri: `${UNITS}/${id}` });

export const businessUnitReference = (id: string): { id: string; selfUri: string } => ({
  id,
  selfUri: `/api/v2/workforcemanagement/businessunits/${id}`,
});

export const userReference = (id: string): { id: string; selfUri: string } => ({ id, selfUri: `/api/v2/users/${id}` });

/** @throws the platform's 404. */
export const managementUnitAt = (world: World, id: string | undefined): Entity => new Kept(world, UNITS).get(id);

/** @throws the platform's 404. */
export const businessUnitAt = (world: World, id: string | undefined): Entity =>
  new Kept(world, '/api/v2/workforcemanagement/businessunits').get(id);

/** @throws the platform's 400 where a list names somebody who is not there. */
export function refuseUnknownUsers(world: World, userIds: readonly string[], fieldName = 'userIds'): void {
  const unknown = userIds.find((id) => !world.store.users.find(id));
  if (unknown !== undefined) throw invalidValue(fieldName, unknown, 'user');
}

/** What only an agent can ask for is refused to whoever works for no management unit. The words are the sandbox's own. */
export const noAgent = (userId: string): Problem =>
  new Problem(400, 'The user is in no management unit', {
    code: 'not.in.managementunit',
    entityId: userId,
    entityName: 'user',
    details: [{ errorCode: 'not.in.managementunit', entityId: userId, entityName: 'user' }],
  });
