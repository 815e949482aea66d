import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import type { StoredChannel } from '../../store/channels/stored-channel.js';
import type { Party, StoredConversation } from '../conversations/conversation.js';

/** Longest duration of a chat and its stream, in ms. */
const STREAM_LIFETIME = DAY;

const channelsOf = (world: World): Map<string, StoredChannel> => world.collection<StoredChannel>('notifications.channels');

const topic = (conversationId: string, segment: 'members' | 'messages'): string =>
  `v2.conversations.chats.${conversationId}.${segment}`;

/** Opens the stream that notifies a guest of their chat: a separate channel without other subscriptions. @returns its id. */
export function openStream(world: World, conversation: StoredConversation): string {
  const id = world.newId();
  const subscriptions = [topic(conversation.id, 'members'), topic(conversation.id, 'messages')];
  channelsOf(world).set(id, {
    id,
    clientId: `guest/${conversation.id}`,
    token: '',
    expires: world.now() + STREAM_LIFETIME,
    subscriptions,
  });
  conversation.stream = id;
  for (const party of conversation.parties) party.notifiedState = memberState(party);
  return id;
}

/** The state of a member that other members see. */
export function memberState({ state }: Party): string {
  if (state === 'alerting') return 'ALERTING';
  return state === 'disconnected' || state === 'terminated' ? 'DISCONNECTED' : 'CONNECTED';
}

/** Notifies a guest when members join or leave, and closes the stream with the chat. */
export function notifyGuest(world: World, conversation: StoredConversation): void {
  const { id, stream, parties, end } = conversation;
  if (stream === undefined) return;
  for (const party of parties) {
    const state = memberState(party);
    if (party.notifiedState === state) continue;
    party.notifiedState = state;
    const payload = { conversation: { id }, member: { id: party.id, state }, timestamp: world.timestamp() };
    world.events.publishAny(topic(id, 'members'), payload);
  }
  if (end === undefined) return;
  delete conversation.stream;
  channelsOf(world).delete(stream);
  world.channels.sweep();
}

export function publishMessage(world: World, conversationId: string, body: object): void {
  world.events.publishAny(topic(conversationId, 'messages'), body);
}
