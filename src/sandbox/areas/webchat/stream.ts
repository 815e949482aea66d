import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import type { StoredChannel } from '../../store/channels/stored.js';
import type { Party, StoredConversation } from '../conversations/conversation.js';

/** A chat may last this long, in ms, and its stream with it. */
const LIFETIME = DAY;

const channelsOf = (world: World): Map<string, StoredChannel> => world.collection<StoredChannel>('notifications.channels');

const topic = (conversationId: string, what: 'members' | 'messages'): string =>
  `v2.conversations.chats.${conversationId}.${what}`;

/** Opens the stream by which a guest hears of their chat: a channel that nobody else has or subscribes to. @returns its id. */
export function openStream(world: World, conversation: StoredConversation): string {
  const id = world.newId();
  const subscriptions = [topic(conversation.id, 'members'), topic(conversation.id, 'messages')];
  channelsOf(world).set(id, {
    id,
    clientId: `guest/${conversation.id}`,
    token: '',
    expires: world.now() + LIFETIME,
    subscriptions,
  });
  conversation.stream = id;
  for (const party of conversation.parties) party.told = memberState(party);
  return id;
}

/** What the other members of a chat see of somebody. */
export function memberState({ state }: Party): string {
  if (state === 'alerting') return 'ALERTING';
  return state === 'disconnected' || state === 'terminated' ? 'DISCONNECTED' : 'CONNECTED';
}

/** Tells a guest who has come and gone, and ends the stream with the chat. */
export function tellMembers(world: World, conversation: StoredConversation): void {
  const { id, stream, parties, end } = conversation;
  if (stream === undefined) return;
  for (const party of parties) {
    const state = memberState(party);
    if (party.told === state) continue;
    party.told = state;
    const about = { conversation: { id }, member: { id: party.id, state }, timestamp: world.timestamp() };
    world.events.publishAny(topic(id, 'members'), about);
  }
  if (end === undefined) return;
  delete conversation.stream;
  channelsOf(world).delete(stream);
  world.channels.sweep();
}

export function tellMessage(world: World, conversationId: string, body: object): void {
  world.events.publishAny(topic(conversationId, 'messages'), body);
}
