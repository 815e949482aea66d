import { operationOf } from '../repository.js';
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

/** Records who created, changed or deleted which entity, and when. */
export function addAuditTrail(area: Area, world: World): void {
  area.wrapBelow('/api/v2', async (context, next) => {
    const response = await next();
    const { method } = context;
    if (method === 'GET' || method === 'HEAD' || !response.ok) return response;
    await recordChange(world, context, operationOf(context), response);
    return response;
  });
}

async function recordChange(
  world: World,
  context: OperationContext,
  { kind, route, values }: Match,
  response: Response,
): Promise<void> {
  const { template } = route;
  const action = actions[kind];
  const serviceName = services.find(([path]) => template.startsWith(`/api/v2/${path}`))?.[1];
  const type = action === undefined ? undefined : entityType(template.replace(/\/\{\}$/, ''));
  if (action === undefined || serviceName === undefined || type === undefined) return;
  const entity = kind === 'create' ? await readCreatedEntity(response) : { id: values.at(-1) ?? '' };
  if (!entity) return;
  const { userId, clientId } = context.accessToken;
  const id = context.correlationId;
  const trail = trailOf(world);
  trail.set(id, {
    id,
    userHomeOrgId: world.organisation.id,
    serviceName,
    eventDate: world.timestamp(),
    action,
    entity,
    entityType: type,
    status: 'SUCCESS',
    client: { id: clientId, selfUri: `/api/v2/oauth/clients/${clientId}` },
    ...(userId !== undefined && { user: { id: userId, selfUri: `/api/v2/users/${userId}` } }),
  });
  for (const oldest of trail.keys()) {
    if (trail.size <= MAX_ENTRIES) break;
    trail.delete(oldest);
  }
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
