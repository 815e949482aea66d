import type { BusinessUnitResponse, ManagementUnit, WorkPlanReference } from '../../../../models/index.js';
import { invalidValue, Problem } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { laterDay } from '../wall-clock.js';

const UNITS = '/api/v2/workforcemanagement/managementunits';

/** A different work plan for some weeks. */
export interface Override {
  startDate: string;
  weekCount: number;
  workPlanId: string;
}

/** Settings of an agent besides work plans, stored once a caller sets them. */
export interface Placement {
  id: string;
  /** The management unit of the agent; `null` if the agent was removed from all. */
  unitId?: string | null;
  schedulable?: boolean;
  overrides?: Override[];
  version: number;
  dateModified: string;
}

export const placementsOf = (world: World): Map<string, Placement> => world.collection<Placement>('wfm.agents');

/** Stores settings of an agent. */
export function savePlacement(world: World, userId: string, changes: Partial<Placement>): void {
  const placement = placementsOf(world).get(userId);
  const version = (placement?.version ?? 0) + 1;
  placementsOf(world).set(userId, { ...placement, ...changes, id: userId, version, dateModified: world.timestamp() });
}

export function overrideOn(world: World, userId: string, day: string): Override | undefined {
  const { overrides = [] } = placementsOf(world).get(userId) ?? {};
  return overrides.find(({ startDate, weekCount }) => day >= startDate && day < laterDay(startDate, weekCount * 7));
}

/** A work plan as agents refer to it. */
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
export const managementUnitAt = (world: World, id: string | undefined): Entity<ManagementUnit> =>
  new Repository<ManagementUnit>(world, UNITS).get(id);

/** @throws the platform's 404. */
export const businessUnitAt = (world: World, id: string | undefined): Entity<BusinessUnitResponse> =>
  new Repository<BusinessUnitResponse>(world, '/api/v2/workforcemanagement/businessunits').get(id);

/** @throws the platform's 400 for an unknown user in a list. */
export function requireKnownUsers(world: World, userIds: readonly string[], fieldName = 'userIds'): void {
  const unknownId = userIds.find((id) => !world.store.users.find(id));
  if (unknownId !== undefined) throw invalidValue(fieldName, unknownId, 'user');
}

/** Refuses an agent's operation for users without a management unit. The platform's message is not documented. */
export const notAnAgentError = (userId: string): Problem =>
  new Problem(400, 'The user is in no management unit', {
    code: 'not.in.managementunit',
    entityId: userId,
    entityName: 'user',
    details: [{ errorCode: 'not.in.managementunit', entityId: userId, entityName: 'user' }],
  });
