import { share } from '../../values/copies.js';
import type { Json } from '../../values/json.js';
import { knownPermissions } from '../../operations/permissions.js';

/** A cache: all sandboxes share the frozen entities. */
let cachedCollections: readonly FixedCollection[] | undefined;

type FixedCollection = readonly [path: string, entities: readonly Json[]];

/** Collections by path that every organisation has although no operation creates them. */
export function fixedCollections(): readonly FixedCollection[] {
  return (cachedCollections ??= createFixedCollections());
}

function createFixedCollections(): FixedCollection[] {
  const zones = timeZones.map((name) => ({ id: name, name }));
  const all: FixedCollection[] = [
    ['/api/v2/timezones', zones],
    ['/api/v2/telephony/providers/edges/timezones', zones],
    ['/api/v2/integrations/types', integrationTypes],
    ['/api/v2/authorization/permissions', permissionsByDomain()],
    ['/api/v2/oauth/scopes', oauthScopes()],
    ['/api/v2/authorization/products', products.map((id) => ({ id }))],
  ];
  return all.map(([path, entities]) => {
    const located = entities.map((entity) => withSelfUri(path, entity));
    for (const entity of located) share(entity);
    return [path, located];
  });
}

/** Returns an entity with its `selfUri`. */
export function withSelfUri(path: string, entity: Json): Json {
  return { ...entity, selfUri: `${path}/${encodeURIComponent(entity['id'] as string)}` };
}

const timeZones = [
  'UTC',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'America/Halifax',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
];

const integrationTypes: Json[] = [
  {
    id: 'custom-rest-actions',
    name: 'Web Services Data Actions',
    category: 'Data Actions',
    provider: 'clientapps',
    description: 'Calls web services with custom actions',
  },
  {
    id: 'embedded-client-app',
    name: 'Client Application',
    category: 'Client Apps',
    provider: 'clientapps',
    description: 'Shows a custom web page beside the conversation',
  },
  {
    id: 'purecloud-data-actions',
    name: 'Platform Data Actions',
    category: 'Data Actions',
    provider: 'clientapps',
    description: 'Calls the platform itself with custom actions',
  },
  {
    id: 'open-messaging',
    name: 'Open Messaging',
    category: 'Messaging',
    provider: 'messaging',
    description: 'Carries messages to and from a custom service',
  },
  {
    id: 'webhook',
    name: 'Webhook',
    category: 'Data Actions',
    provider: 'clientapps',
    description: 'Takes events from elsewhere by HTTP',
  },
];

const products = ['callCenter', 'collaborate', 'communicate', 'outbound', 'quality', 'workforceManagement'];

/** The OAuth scopes: for each area one to read, and one to read and write. */
function oauthScopes(): Json[] {
  const areas = [
    'alerting',
    'analytics',
    'architect',
    'audits',
    'authorization',
    'billing',
    'coaching',
    'content-management',
    'conversations',
    'external-contacts',
    'fax',
    'gamification',
    'gdpr',
    'geolocation',
    'greetings',
    'groups',
    'identity-providers',
    'integrations',
    'journey',
    'knowledge',
    'languages',
    'learning',
    'license',
    'locations',
    'notifications',
    'oauth',
    'organization',
    'outbound',
    'presence',
    'quality',
    'recordings',
    'response-management',
    'routing',
    'scim',
    'scripts',
    'search',
    'speech-and-text-analytics',
    'stations',
    'telephony',
    'tokens',
    'upload',
    'user-recordings',
    'users',
    'voicemail',
    'web-chat',
    'web-deployments',
    'workforce-management',
  ];
  return areas.flatMap((area) => [
    { id: area, description: `Reads and writes ${area.replaceAll('-', ' ')}` },
    { id: `${area}:readonly`, description: `Reads ${area.replaceAll('-', ' ')}` },
  ]);
}

/** Permissions that roles can grant, by domain and entity type: all that operations require. */
function permissionsByDomain(): Json[] {
  const domains = new Map<string, Record<string, Json[]>>();
  for (const permission of knownPermissions()) {
    const [domain = '', entityType = '', action = ''] = permission.split(':');
    const types = domains.get(domain) ?? {};
    domains.set(domain, types);
    (types[entityType] ??= []).push({
      domain,
      entityType,
      action,
      label: `${entityType} ${action}`,
      allowsConditions: false,
    });
  }
  return [...domains].map(([domain, permissionMap]) => ({ id: domain, name: domain, domain, permissionMap }));
}
