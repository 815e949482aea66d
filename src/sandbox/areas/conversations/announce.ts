import type { World } from '../../store/world.js';
import { queueObservations } from '../analytics/observations.js';
import { conversationSummary } from '../users/summary.js';
import { publishEvent, publishIfChanged } from '../events/publish.js';
import { notifyGuest } from '../webchat/stream.js';
import { familyOf, iso } from './model.js';
import type { StoredConversation } from './model.js';
import { publishDetailEvents } from './detail-events.js';
import { conversationView, familyView } from './views.js';

/** Notifies the users and queues of a conversation about a change. */
export function announce(world: World, conversation: StoredConversation): void {
  notifyGuest(world, conversation);
  if (!world.events.hasListeners) return;
  const { path } = familyOf(conversation.media);
  const getView = lazily(() => conversationView(world, conversation));
  const getMediaEvent = lazily(() => familyEvent(world, conversation));
  const users = new Set(conversation.parties.flatMap(({ userId }) => userId ?? []));
  const queues = new Set(conversation.parties.flatMap(({ queueId }) => queueId ?? []));
  for (const id of users) {
    publishEvent(world, 'v2.users.{id}.conversations', [id], getView);
    publishEvent(world, `v2.users.{id}.conversations.${path}`, [id], getMediaEvent);
    publishIfChanged(world, 'v2.users.{id}.conversationsummary', [id], () => conversationSummary(world, id));
  }
  for (const id of queues) {
    publishEvent(world, 'v2.routing.queues.{id}.conversations', [id], getView);
    publishEvent(world, `v2.routing.queues.{id}.conversations.${path}`, [id], getMediaEvent);
  }
  publishDetailEvents(world, conversation);
  for (const queueId of queues) announceQueue(world, queueId);
}

/** Computes a value once for several recipients. */
function lazily<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}

/** An event refers to a message by `message: { id }`, where a response has `messageId`. */
function familyEvent(world: World, conversation: StoredConversation): object {
  const view = familyView(world, conversation);
  if (conversation.media !== 'message') return view;
  const messages = conversation.messages.map(({ id, time, content }) => ({
    message: { id },
    messageTime: iso(time),
    messageStatus: content['status'],
  }));
  return { ...view, participants: view.participants?.map((participant) => ({ ...participant, messages })) };
}

/** Publishes the observations of a queue that have changed. */
export function announceQueue(world: World, queueId: string): void {
  if (!world.events.hasListeners) return;
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
