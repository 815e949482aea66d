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
const places: Readonly<Record<string, string>> = {
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
function ofType(world: World, type: string): { kept: Repository; all: Entity[] } | undefined {
  const place = Object.hasOwn(places, type) ? places[type] : undefined;
  if (place === undefined) return undefined;
  const kept = new Repository(world, place);
  // Email campaigns are stored together with the other messaging campaigns.
  const isOfType = { EMAILCAMPAIGN: isMail, MESSAGINGCAMPAIGN: (entity: Entity) => !isMail(entity) }[type] ?? (() => true);
  return { kept, all: kept.all().filter(isOfType) };
}

/** The number of objects in a division by type. Queues and users are included even if there are none. */
export function objectCounts(world: World, divisionId: string): Record<string, number> {
  const counts = Object.keys(places).map((type): [string, number] => [
    type,
    (ofType(world, type)?.all ?? []).filter(({ division }) => readId(division) === divisionId).length,
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
  const { kept, all } = ofType(world, type.toUpperCase()) ?? {};
  if (!kept || !all) throw notFound('objectType', type);
  const moved = [...new Set(ids)].map((id) => {
    const found = all.find((entity) => entity.id === id);
    if (!found) throw notFound(kept.entityName, id);
    return found;
  });
  for (const { division } of moved)
    for (const permission of changing(kept.path))
      for (const each of [readId(division) ?? divisionId, divisionId]) requireInDivision(world, context, permission, each);
  for (const entity of moved) kept.save({ ...entity, division: referenceTo(world, divisionId) });
}

/** Moves all objects from one division to another, or updates the name of their division. */
export function moveAll(world: World, from: string, to: string): void {
  for (const type of Object.keys(places)) {
    const { kept, all = [] } = ofType(world, type) ?? {};
    for (const entity of all)
      if (readId(entity['division']) === from) kept?.save({ ...entity, division: referenceTo(world, to) });
  }
}

function referenceTo(world: World, divisionId: string) {
  const { name = '' } = world.store.divisions.get(divisionId);
  return { id: divisionId, name, selfUri: `/api/v2/authorization/divisions/${divisionId}` };
}

/** The permissions required to change an entity. */
function changing(path: string): string[] {
  const route = surface().route(`${path}/{}`, 'PUT') ?? surface().route(`${path}/{}`, 'PATCH');
  const { any = [], all = [] } = route?.operation.permissions ?? {};
  return [...all, ...any.slice(0, 1)];
}
