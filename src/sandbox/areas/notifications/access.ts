import type { ContractPermissions } from '../../../contract/index.js';
import { operationOf } from '../../operations/operation-route.js';
import { extentOf } from '../../sign-in/permissions.js';
import { holdsAnywhere } from '../../store/extent.js';
import type { World } from '../../store/world.js';
import type { TopicGuard } from '../../store/channels/verdicts.js';

/**
 * Which topics take permissions: those of the operation by which one reads the same. The first beginning that fits counts; all other topics
 * are open to everybody who is signed in.
 */
const readings: readonly (readonly [topics: string, operation: string])[] = [
  ['v2.analytics.conversation', 'GET /api/v2/analytics/conversations/{conversationId}/details'],
  ['v2.analytics.flow', 'POST /api/v2/analytics/flows/aggregates/query'],
  ['v2.analytics.queues', 'POST /api/v2/analytics/queues/observations/query'],
  ['v2.analytics.users', 'POST /api/v2/analytics/users/aggregates/query'],
  ['v2.detail.events.conversation', 'GET /api/v2/analytics/conversations/{conversationId}/details'],
  ['v2.externalcontacts.contacts', 'GET /api/v2/externalcontacts/contacts/{contactId}'],
  ['v2.flows', 'GET /api/v2/flows/{flowId}'],
  ['v2.outbound.campaigns', 'GET /api/v2/outbound/campaigns/{campaignId}'],
  ['v2.outbound.contactlists', 'GET /api/v2/outbound/contactlists/{contactListId}'],
  ['v2.outbound.dnclists', 'GET /api/v2/outbound/dnclists/{dncListId}'],
  ['v2.telephony.providers.edges', 'GET /api/v2/telephony/providers/edges/{edgeId}'],
];

/** What is told of the conversations of a queue, or of somebody else, is told of each by the conversation itself. */
const conversation = 'GET /api/v2/conversations/{conversationId}';

function readingOf(topic: string): string | undefined {
  if (/^v2\.(?:users|routing\.queues)\./.test(topic) && topic.includes('.conversations')) return conversation;
  if (topic.startsWith('v2.routing.queues.')) return 'GET /api/v2/routing/queues/{queueId}/members';
  return readings.find(([start]) => topic.startsWith(start))?.[1];
}

/** What it takes to hear of somebody or something else than oneself. */
export function permissionsOf(topic: string): ContractPermissions {
  const reading = readingOf(topic);
  if (reading === undefined) return {};
  const permissions = known.get(reading) ?? operationOf(reading)?.permissions ?? {};
  known.set(reading, permissions);
  return permissions;
}

/** By operation: a channel may be subscribed to a thousand topics at once. */
const known = new Map<string, ContractPermissions>();

/** Who may hear of what: everybody of themselves, of all else whoever may read it. */
export function topicGuard(world: World): TopicGuard {
  if (world.permissions === 'off') return () => [];
  return ({ clientId, userId }, name) => {
    const topic = name.toLowerCase();
    if (userId !== undefined && topic.startsWith(`v2.users.${userId.toLowerCase()}.`)) return [];
    const { any, all = [] } = permissionsOf(topic);
    const isHeld = (permission: string): boolean => holdsAnywhere(extentOf(world, userId ?? clientId, permission));
    if (any) return any.some(isHeld) ? [] : any;
    return all.filter((permission) => !isHeld(permission));
  };
}
