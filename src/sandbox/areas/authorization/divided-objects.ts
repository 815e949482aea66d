import { surface } from '../../operations/surface.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { requireInDivision } from '../../sign-in/permission-check.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity } from '../repository.js';

const OUTBOUND = '/api/v2/outbound';
const ARCHITECT = '/api/v2/architect';

/** The path of each object type that belongs to divisions. */
const pathsByType: Readonly<Record<string, string>> = {
  QUEUE: '/api/v2/routing/queues',
  USER: '/api/v2/users',
  TEAM: '/api/v2/teams',
  CAMPAIGN: `${OUTBOUND}/campaigns`,
  CONTACTLIST: `${OUTBOUND}/contactlists`,
  DNCLIST: `${OUTBOUND}/dnclists`,
  MESSAGINGCAMPAIGN: `${OUTBOUND}/messagingcampaigns`,
  EMAILCAMPAIGN: `${OUTBOUND}/messagingcampaigns`,
  MANAGEMENTUNIT: '/api/v2/workforcemanagement/managementunits',
  BUSINESSUNIT: '/api/v2/workforcemanagement/businessunits',
  FLOW: '/api/v2/flows',
  FLOWMILESTONE: '/api/v2/flows/milestones',
  FLOWOUTCOME: '/api/v2/flows/outcomes',
  CALLROUTE: `${ARCHITECT}/ivrs`,
  EMERGENCYGROUPS: `${ARCHITECT}/emergencygroups`,
  DATATABLES: '/api/v2/flows/datatables',
  ROUTINGSCHEDULES: `${ARCHITECT}/schedules`,
  ROUTINGSCHEDULEGROUPS: `${ARCHITECT}/schedulegroups`,
  WORKBIN: '/api/v2/taskmanagement/workbins',
  WORKTYPE: '/api/v2/taskmanagement/worktypes',
  EXTENSIONPOOL: '/api/v2/telephony/providers/edges/extensionpools',
  SKILLGROUP: '/api/v2/routing/skillgroups',
  SCRIPT: '/api/v2/scripts',
  LIBRARY: '/api/v2/responsemanagement/libraries',
};

const isMail = (entity: Entity): boolean => (entity['emailConfig'] ?? undefined) !== undefined;

/** All objects of a type. */
function objectsOfType(world: World, type: string): { repository: Repository; all: Entity[] } | undefined {
  const path = Object.hasOwn(pathsByType, type) ? pathsByType[type] : undefined;
  if (path === undefined) return undefined;
  const repository = new Repository(world, path);
  // Email campaigns are stored together with the other messaging campaigns.
  const isOfType = { EMAILCAMPAIGN: isMail, MESSAGINGCAMPAIGN: (entity: Entity) => !isMail(entity) }[type] ?? (() => true);
  return { repository, all: repository.all().filter(isOfType) };
}

/** The number of objects in a division by type. Queues and users are included even if there are none. */
export function countObjects(world: World, divisionId: string): Record<string, number> {
  const counts = Object.keys(pathsByType).map((type): [string, number] => [
    type,
    (objectsOfType(world, type)?.all ?? []).filter(({ division }) => readId(division) === divisionId).length,
  ]);
  return Object.fromEntries(counts.filter(([type, count]) => count > 0 || type === 'QUEUE' || type === 'USER'));
}

/**
 * Moves objects of one type to a division. @throws the platform's 404, or 403 unless the caller can change them in
 * both divisions.
 */
export function moveObjects(
  world: World,
  context: OperationContext,
  divisionId: string,
  type: string,
  ids: readonly string[],
): void {
  const { repository, all } = objectsOfType(world, type.toUpperCase()) ?? {};
  if (!repository || !all) throw notFound('objectType', type);
  const movedObjects = [...new Set(ids)].map((id) => {
    const object = all.find((entity) => entity.id === id);
    if (!object) throw notFound(repository.entityName, id);
    return object;
  });
  for (const { division } of movedObjects)
    for (const permission of changingOperations(repository.path))
      for (const each of [readId(division) ?? divisionId, divisionId]) requireInDivision(world, context, permission, each);
  for (const entity of movedObjects) repository.save({ ...entity, division: divisionReference(world, divisionId) });
}

/** Moves all objects from one division to another, or updates the name of their division. */
export function moveAll(world: World, from: string, to: string): void {
  for (const type of Object.keys(pathsByType)) {
    const { repository, all = [] } = objectsOfType(world, type) ?? {};
    for (const entity of all)
      if (readId(entity['division']) === from) repository?.save({ ...entity, division: divisionReference(world, to) });
  }
}

function divisionReference(world: World, divisionId: string) {
  const { name = '' } = world.store.divisions.get(divisionId);
  return { id: divisionId, name, selfUri: `/api/v2/authorization/divisions/${divisionId}` };
}

/** The permissions required to change an entity. */
function changingOperations(path: string): string[] {
  const route = surface().route(`${path}/{}`, 'PUT') ?? surface().route(`${path}/{}`, 'PATCH');
  const { any = [], all = [] } = route?.operation.permissions ?? {};
  return [...all, ...any.slice(0, 1)];
}
