import { Random } from '../world/random.js';
import type { World } from '../world/world.js';
import type { Json } from './json.js';

/** What every organisation has although no operation creates it: collections by path. */
export function givenCollections(world: World): [path: string, entities: Record<string, Json>][] {
  const zones = timeZones.map((name) => ({ id: name, name }));
  const all: [path: string, entities: Json[]][] = [
    ['/api/v2/stations', stations(world)],
    ['/api/v2/timezones', zones],
    ['/api/v2/telephony/providers/edges/timezones', zones],
    ['/api/v2/integrations/types', integrationTypes],
    ['/api/v2/authorization/permissions', permissionsByDomain()],
    ['/api/v2/authorization/products', products.map((id) => ({ id }))],
  ];
  return all.map(([path, entities]) => [path, Object.fromEntries(entities.map((entity) => keyed(path, entity)))]);
}

/** The same for single resources, which include lists of plain values. */
export const givenSingles: readonly (readonly [path: string, value: Json])[] = [
  ['/api/v2/languages/translations', { builtin: ['de', 'en-US', 'es', 'fr', 'ja'], orgSpecific: [] }],
  ['/api/v2/telephony/providers/edges/availablelanguages', { languages: ['de-DE', 'en-GB', 'en-US', 'es-ES', 'fr-FR', 'ja-JP'] }],
];

function keyed(path: string, entity: Json): [key: string, entity: Json] {
  const key = entity['id'] as string;
  return [key, { ...entity, selfUri: `${path}/${encodeURIComponent(key)}` }];
}

/** Eight desks, and browsers of the first four users. */
function stations(world: World): Json[] {
  // A stream of their own: the ids of all else stay as they are.
  const random = new Random(world.seed ^ 0x3c6ef372);
  const desks = Array.from({ length: 8 }, (_, index) => ({ name: `Desk ${index + 1}`, type: 'inin_standalone_phone' }));
  const browsers = world.store.users
    .all()
    .slice(0, 4)
    .map(({ id, name }) => ({ name: `${name} WebRTC`, type: 'inin_webrtc_softphone', webRtcUserId: id }));
  return [...desks, ...browsers].map((station) => ({
    ...{ id: random.uuid(), lineAppearanceId: random.uuid(), status: 'AVAILABLE' },
    ...station,
  }));
}

const timeZones = [
  ...['UTC', 'Europe/London', 'Europe/Lisbon', 'Europe/Paris', 'Europe/Berlin', 'Europe/Athens', 'Africa/Johannesburg'],
  ...['Asia/Dubai', 'Asia/Kolkata', 'Asia/Singapore', 'Asia/Tokyo', 'Australia/Sydney', 'Pacific/Auckland'],
  ...['America/Halifax', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Sao_Paulo'],
];

const integrationTypes: Json[] = [
  {
    ...{ id: 'custom-rest-actions', name: 'Web Services Data Actions', category: 'Data Actions', provider: 'clientapps' },
    description: 'Calls web services with actions of your own',
  },
  {
    ...{ id: 'embedded-client-app', name: 'Client Application', category: 'Client Apps', provider: 'clientapps' },
    description: 'Shows a web page of your own beside the conversation',
  },
  {
    ...{ id: 'purecloud-data-actions', name: 'Platform Data Actions', category: 'Data Actions', provider: 'clientapps' },
    description: 'Calls the platform itself with actions of your own',
  },
  {
    ...{ id: 'open-messaging', name: 'Open Messaging', category: 'Messaging', provider: 'messaging' },
    description: 'Carries messages to and from a service of your own',
  },
  {
    ...{ id: 'webhook', name: 'Webhook', category: 'Data Actions', provider: 'clientapps' },
    description: 'Takes events from elsewhere by HTTP',
  },
];

const products = ['callCenter', 'collaborate', 'communicate', 'outbound', 'quality', 'workforceManagement'];

/** What roles may allow, by domain and entity type. Those marked with `@` hold for the divisions that they are granted in. */
const permissions = `
analytics conversationAggregate@ view
analytics conversationDetail@ view
analytics queueObservation@ view
analytics userObservation@ view
architect datatable@ add delete edit view
architect flow@ add delete edit publish view
authorization division add delete edit
authorization grant add delete view
authorization role add delete edit view
conversation call@ assign coach monitor pull
conversation communication@ disconnect view
directory group add delete edit
directory user@ add delete edit view
integrations action add delete edit execute view
integrations integration add delete edit view
oauth client add delete edit view
outbound campaign@ add delete edit view
outbound contactList@ add delete edit view
presence userPresence edit
quality evaluation@ add delete edit view
recording recording@ view
routing language assign
routing queue@ add delete edit join view
routing skill assign manage
routing wrapupCode@ add delete edit view
telephony plugin all
`;

function permissionsByDomain(): Json[] {
  const domains = new Map<string, Record<string, Json[]>>();
  for (const line of permissions.trim().split('\n')) {
    const [domain = '', marked = '', ...actions] = line.split(' ');
    const entityType = marked.replace('@', '');
    const types = domains.get(domain) ?? {};
    types[entityType] = actions.map((action) => ({
      ...{ domain, entityType, action, label: `${entityType} ${action}` },
      ...{ allowsConditions: false, divisionAware: marked !== entityType },
    }));
    domains.set(domain, types);
  }
  return [...domains].map(([domain, permissionMap]) => ({ id: domain, name: domain, domain, permissionMap }));
}
