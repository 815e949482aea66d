import type { ContractPermissions } from '../../../contract/index.js';
import { operationOf } from '../../operations/operation-route.js';
import { extentOf } from '../../sign-in/permissions.js';
import { coversAnyDivision } from '../../store/extent.js';
import type { World } from '../../store/world.js';
import type { TopicGuard } from '../../store/channels/topic-checks.js';
import { isTopic } from '../../store/channels/topics.js';

/**
 * The operation that reads the same data as a topic's events, by the start of the topic's name. Subscribing to such a topic
 * takes the permissions of that operation. The first match counts; every authenticated user may subscribe to all other topics.
 */
const readOperations: readonly (readonly [topics: string, operation: string])[] = [
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

/** Events on the conversations of a queue or of another user take the permission to read each conversation. */
const readConversation = 'GET /api/v2/conversations/{conversationId}';

function readOperationOf(topic: string): string | undefined {
  if (/^v2\.(?:users|routing\.queues)\./.test(topic) && topic.includes('.conversations')) return readConversation;
  if (topic.startsWith('v2.routing.queues.')) return 'GET /api/v2/routing/queues/{queueId}/members';
  return readOperations.find(([start]) => topic.startsWith(start))?.[1];
}

/** The permissions that a topic takes, unless it is about the caller. */
export function permissionsOf(topic: string): ContractPermissions {
  const operationName = readOperationOf(topic);
  if (operationName === undefined) return {};
  const permissions = permissionsByOperation.get(operationName) ?? operationOf(operationName)?.permissions ?? {};
  permissionsByOperation.set(operationName, permissions);
  return permissions;
}

/** Cache by operation: a channel may subscribe to a thousand topics at once. */
const permissionsByOperation = new Map<string, ContractPermissions>();

/**
 * Decides who may subscribe to a topic: users may subscribe to their own topics, and to others if they have the permissions to
 * read the same data.
 */
export function topicGuard(world: World): TopicGuard {
  return {
    isTopic,
    missingPermissions: ({ clientId, userId }, name) => {
      if (world.permissions === 'off') return [];
      const topic = name.toLowerCase();
      if (userId !== undefined && topic.startsWith(`v2.users.${userId.toLowerCase()}.`)) return [];
      const { any, all = [] } = permissionsOf(topic);
      const hasPermission = (permission: string): boolean => coversAnyDivision(extentOf(world, userId ?? clientId, permission));
      if (any) return any.some(hasPermission) ? [] : any;
      return all.filter((permission) => !hasPermission(permission));
    },
  };
}
