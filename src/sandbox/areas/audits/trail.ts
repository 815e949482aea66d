import { auditNameOf, differences } from '../events/audits.js';
import { Repository, operationOf } from '../repository.js';
import type { Json } from '../repository.js';
import type { Area } from '../../engine/area.js';
import type { AuditLogMessage } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { shapeOf } from '../../operations/shapes.js';
import { surface } from '../../operations/surface.js';
import type { Match } from '../../operations/surface.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';

/** The maximum number of audit entries. The oldest are removed first. */
const MAX_ENTRIES = 5000;

/** The service of each path. The first match applies. */
const services: readonly (readonly [path: string, service: string])[] = [
  ['analytics/', 'AnalyticsReporting'],
  ['flows/datatables', 'Datatables'],
  ['flows', 'Architect'],
  ['architect/', 'Architect'],
  ['authorization/', 'PeoplePermissions'],
  ['oauth/', 'PeoplePermissions'],
  ['coaching/', 'Coaching'],
  ['contentmanagement/', 'ContentManagement'],
  ['externalcontacts/', 'DynamicSchema'],
  ['gamification/', 'Gamification'],
  ['groups', 'Groups'],
  ['integrations', 'Integrations'],
  ['journey/', 'PredictiveEngagement'],
  ['knowledge/', 'Knowledge'],
  ['languageunderstanding/', 'LanguageUnderstanding'],
  ['learning/', 'Learning'],
  ['locations', 'Directory'],
  ['messaging/', 'Messaging'],
  ['outbound/', 'Outbound'],
  ['presence', 'Presence'],
  ['quality/', 'Quality'],
  ['recording', 'Quality'],
  ['responsemanagement/', 'ResponseManagement'],
  ['routing/', 'Routing'],
  ['scim/', 'SCIM'],
  ['speechandtextanalytics/', 'SpeechAndTextAnalytics'],
  ['teams', 'Directory'],
  ['telephony/', 'Telephony'],
  ['users', 'Directory'],
  ['voicemail/', 'Voicemail'],
  ['webdeployments/', 'WebDeployments'],
  ['workforcemanagement/', 'WorkforceManagement'],
];

const actions: Partial<Record<Match['kind'], string>> = {
  create: 'Create',
  replace: 'Update',
  change: 'Update',
  delete: 'Delete',
};

/** The audited entity types, by their names in lower case. */
let auditedTypes: ReadonlyMap<string, string> | undefined;

function entityType(collection: string): string | undefined {
  auditedTypes ??= new Map(
    shapeOf('AuditLogMessage')
      .get('entityType')
      ?.values.map((value) => [value.toLowerCase(), value]),
  );
  const name = surface().itemName(collection).replace(/Id$/, '');
  const type = surface().itemType(collection);
  return auditedTypes.get(type.replace(/Response$/, '').toLowerCase()) ?? auditedTypes.get(name.toLowerCase());
}

export const trailOf = (world: World): Map<string, AuditLogMessage> => world.collection<AuditLogMessage>('audits.trail');

/** Fields that the platform sets with each change. */
const platformFields = new Set(['dateModified', 'modifiedBy', 'version', 'selfUri']);

/** Records who created, changed or deleted which entity, and when. */
export function addAuditTrail(area: Area, world: World): void {
  area.wrapBelow('/api/v2', async (context, next) => {
    const { method } = context;
    if (method === 'GET' || method === 'HEAD') return await next();
    const match = operationOf(context);
    const before = entityOf(world, match);
    const partBefore = partOf(world, match);
    const response = await next();
    if (!response.ok) return response;
    await recordChange(world, context, { match, before, response });
    if (partBefore) recordPartChange(world, context, { match, before: partBefore });
    return response;
  });
}

interface RecordedChange {
  match: Match;
  /** The entity before the change, if the path leads to one. */
  before: Json | undefined;
  response: Response;
}

async function recordChange(world: World, context: OperationContext, { match, before, response }: RecordedChange): Promise<void> {
  const { kind, route, values } = match;
  const { template } = route;
  const action = actions[kind];
  const names = action === undefined ? undefined : namesOf(template);
  if (action === undefined || names === undefined) return;
  const after = action === 'Update' ? entityOf(world, match) : undefined;
  const entity = kind === 'create' ? await readCreatedEntity(response) : referenceTo(values.at(-1) ?? '', after ?? before);
  if (!entity) return;
  const propertyChanges = before && after ? differences(before, after) : [];
  addEntry(world, context, {
    ...names,
    action,
    entity,
    propertyChanges: propertyChanges.filter(({ property = '' }) => !platformFields.has(property)),
  });
}

/** Returns service and type of the entities at a path; `undefined` if they are not audited. */
function namesOf(template: string): { serviceName: string; entityType: string } | undefined {
  const collection = template.replace(/\/\{\}$/, '');
  const names = auditNameOf(collection);
  if (names) return names;
  const serviceName = services.find(([path]) => template.startsWith(`/api/v2/${path}`))?.[1];
  const type = entityType(collection);
  return serviceName === undefined || type === undefined ? undefined : { serviceName, entityType: type };
}

/** Returns the entity that an operation changes or deletes, as it is stored. */
function entityOf(world: World, { kind, route, values }: Match): Json | undefined {
  if (kind !== 'replace' && kind !== 'change' && kind !== 'delete') return undefined;
  return new Repository(world, route.template.slice(0, -3), values.slice(0, -1)).find(values.at(-1));
}

function referenceTo(id: string, entity: Json | undefined): { id: string; name?: string } {
  const name = entity?.['name'];
  return { id, ...(typeof name === 'string' && { name }) };
}

type Entry = Pick<AuditLogMessage, 'serviceName' | 'entityType' | 'action' | 'entity' | 'propertyChanges'>;

function addEntry(world: World, context: OperationContext, { propertyChanges = [], ...entry }: Entry): void {
  const { userId, clientId } = context.accessToken;
  const id = context.correlationId;
  const trail = trailOf(world);
  trail.set(id, {
    id,
    userHomeOrgId: world.organisation.id,
    eventDate: world.timestamp(),
    ...entry,
    ...(propertyChanges.length > 0 && { propertyChanges }),
    status: 'SUCCESS',
    client: { id: clientId, selfUri: `/api/v2/oauth/clients/${clientId}` },
    ...(userId !== undefined && { user: { id: userId, selfUri: `/api/v2/users/${userId}` } }),
  });
  for (const oldest of trail.keys()) {
    if (trail.size <= MAX_ENTRIES) break;
    trail.delete(oldest);
  }
}

/** A list that belongs to a queue. The audit records its changes as those of the queue. */
interface QueuePart {
  property: 'members' | 'wrapupCodes';
  queueId: string;
  ids: readonly string[];
}

/** Returns the list of a queue that an operation changes. */
function partOf(world: World, { route, values }: Match): QueuePart | undefined {
  const [, list] = /^\/api\/v2\/routing\/queues\/\{\}\/(members|users|wrapupcodes)\b/.exec(route.template) ?? [];
  if (list === undefined) return undefined;
  const { members, queueWrapupCodes } = world.store;
  const [queueId = ''] = values;
  const isMembers = list !== 'wrapupcodes';
  const ids = [...(isMembers ? members : queueWrapupCodes).of(queueId).keys()];
  return { property: isMembers ? 'members' : 'wrapupCodes', queueId, ids };
}

function recordPartChange(world: World, context: OperationContext, { match, before }: { match: Match; before: QueuePart }): void {
  const { property, queueId, ids } = before;
  const after = partOf(world, match)?.ids ?? [];
  const oldValues = ids.filter((id) => !after.includes(id));
  const newValues = after.filter((id) => !ids.includes(id));
  if (oldValues.length + newValues.length === 0) return;
  const memberAction = newValues.length > 0 ? 'MemberAdd' : 'MemberRemove';
  addEntry(world, context, {
    serviceName: 'ContactCenter',
    entityType: 'Queue',
    action: property === 'members' ? memberAction : 'Update',
    entity: referenceTo(queueId, { name: world.store.queues.get(queueId).name }),
    propertyChanges: [{ property, oldValues, newValues }],
  });
}

/** Reads the created entity from a response. */
async function readCreatedEntity(response: Response): Promise<{ id: string; name?: string } | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!isObject(body) || typeof body['id'] !== 'string') return undefined;
  return { id: body['id'], ...(typeof body['name'] === 'string' && { name: body['name'] }) };
}
