import type { World } from '../../world/world.js';
import { told } from '../../contract/told.js';
import { queueObservations } from '../analytics/observations.js';
import { conversationSummary } from '../users/summary.js';
import { tellMembers } from '../webchat/stream.js';
import { familyOf, iso } from './model.js';
import type { StoredConversation } from './model.js';
import { conversationView, familyView, titled } from './views.js';

/** Tells the users and queues of a conversation what has become of it. */
export function announce(world: World, conversation: StoredConversation): void {
  tellMembers(world, conversation);
  if (!world.events.isHeard) return;
  const { path } = familyOf(conversation.media);
  const { participants, ...about } = conversationView(world, conversation);
  // The sandbox has no screen shares and videos, of which events and answers have different notions.
  const shown = { ...about, participants: participants.map(({ screenshares, videos, ...participant }) => participant) };
  // Events say less than answers do.
  const whole = told('ConversationEventTopicConversation', shown);
  const family = titled(conversation.media);
  const ofFamily = told(`Conversation${family}EventTopic${family}Conversation`, familyEvent(world, conversation));
  const users = new Set(conversation.parties.flatMap(({ userId }) => userId ?? []));
  const queues = new Set(conversation.parties.flatMap(({ queueId }) => queueId ?? []));
  for (const id of users) {
    world.events.publish(`v2.users.${id}.conversations`, whole);
    world.events.publishAny(`v2.users.${id}.conversations.${path}`, ofFamily);
    const summary = conversationSummary(world, id);
    world.events.publishChange(`v2.users.${id}.conversationsummary`, '', summary, { ...summary });
  }
  for (const id of queues) {
    world.events.publish(`v2.routing.queues.${id}.conversations`, whole);
    world.events.publishAny(`v2.routing.queues.${id}.conversations.${path}`, ofFamily);
  }
  for (const queueId of queues) announceQueue(world, queueId);
}

/** A message is named by a reference where an answer has its id. */
function familyEvent(world: World, conversation: StoredConversation): object {
  const view = familyView(world, conversation);
  if (conversation.media !== 'message') return view;
  const messages = conversation.messages.map(({ id, time }) => ({ message: { id }, messageTime: iso(time) }));
  return { ...view, participants: view.participants?.map((participant) => ({ ...participant, messages })) };
}

/** Tells what a queue looks like now, as far as that has changed. */
export function announceQueue(world: World, queueId: string): void {
  if (!world.events.isHeard) return;
  const now = world.timestamp();
  for (const { group, data = [] } of queueObservations(world, [queueId])) {
    const metrics = data.map(({ metric, qualifier, stats }) => ({
      ...(metric !== undefined && { metric }),
      ...(qualifier !== undefined && { qualifier }),
      ...(stats && { stats: { ...stats } }),
    }));
    world.events.publishChange(`v2.analytics.queues.${queueId}.observations`, group?.['mediaType'] ?? '', metrics, {
      ...(group && { group }),
      data: [{ interval: `${now}/${now}`, metrics }],
    });
  }
}
