import { badRequest, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import type { Media, Party, StoredConversation } from './conversation.js';
import { seedDay } from './day.js';
import { ConversationMap } from './conversation-map.js';

export type * from './conversation.js';

export interface Family {
  readonly media: Media;
  /** The path segment of the media type: `/api/v2/conversations/calls`. */
  readonly path: 'calls' | 'callbacks' | 'chats' | 'emails' | 'messages';
  /** The name of the media type in analytics. */
  readonly mediaType: string;
  /** The field of a participant that contains its communications. */
  readonly communications: string;
}

export const families: readonly Family[] = [
  { media: 'call', path: 'calls', mediaType: 'voice', communications: 'calls' },
  { media: 'callback', path: 'callbacks', mediaType: 'callback', communications: 'callbacks' },
  { media: 'chat', path: 'chats', mediaType: 'chat', communications: 'chats' },
  { media: 'email', path: 'emails', mediaType: 'email', communications: 'emails' },
  { media: 'message', path: 'messages', mediaType: 'message', communications: 'messages' },
];

export function familyOf(media: Media): Family {
  const family = families.find((candidate) => candidate.media === media);
  if (!family) throw new RangeError(`No family of conversations is called ${media}`);
  return family;
}

/** All conversations. They include a seeded day. */
export function conversationsOf(world: World): ConversationMap {
  const cached = conversationsByWorld.get(world);
  if (cached) return cached;
  const seed = (entries: Map<string, StoredConversation>): void => {
    seedDay(world, entries);
  };
  const conversations = world.collection('conversations', seed, () => new ConversationMap());
  conversationsByWorld.set(world, conversations);
  return conversations;
}

/** A cache: a collection stays the same map as long as its world. */
const conversationsByWorld = new WeakMap<World, ConversationMap>();

/** The ids of conversations in progress, with the number of their changes. This avoids searching through all conversations. */
export function liveIds(world: World): Map<string, number> {
  return world.collection<number>('conversations.live');
}

export function liveConversations(world: World): StoredConversation[] {
  const conversations = conversationsOf(world);
  const inProgress: StoredConversation[] = [];
  for (const id of liveIds(world).keys()) {
    const conversation = conversations.get(id);
    if (conversation) inProgress.push(conversation);
  }
  return inProgress;
}

export function saveConversation(world: World, conversation: StoredConversation): void {
  conversationsOf(world).set(conversation.id, conversation);
  const idsInProgress = liveIds(world);
  // After-call work continues after every party has left.
  const isLive = conversation.end === undefined || conversation.parties.some(isInAcw);
  if (isLive) idsInProgress.set(conversation.id, (idsInProgress.get(conversation.id) ?? 0) + 1);
  else idsInProgress.delete(conversation.id);
}

/** @throws the platform's 404, also if the conversation has another media type. */
export function conversationOf(world: World, id: string, media?: Media): StoredConversation {
  const conversation = conversationsOf(world).get(id);
  if (!conversation || (media !== undefined && conversation.media !== media)) throw notFound('conversation', id);
  return conversation;
}

/** Returns a conversation in progress. @throws the platform's 400 if it is over, because no party can join it any more. */
export function requireInProgress(conversation: StoredConversation): StoredConversation {
  if (conversation.end !== undefined) throw badRequest('The conversation is over');
  return conversation;
}

/** @throws the platform's 404. */
export function partyOf(conversation: StoredConversation, id: string): Party {
  const party = conversation.parties.find((candidate) => candidate.id === id);
  if (!party) throw notFound('participant', id);
  return party;
}

export function isActive(party: Party): boolean {
  return party.state !== 'disconnected' && party.state !== 'terminated';
}

/** An agent, or a user who called without a queue. */
export function isInternal(party: Party): boolean {
  return party.purpose === 'agent' || party.purpose === 'user';
}

export function isInAcw(party: Party): boolean {
  return party.startAcw !== undefined && party.endAcw === undefined;
}

/** Whether it is in a queue and no agent is being alerted. */
export function isWaiting(conversation: StoredConversation, now: number): boolean {
  const { scheduled = now } = conversation.callback ?? {};
  const isDue = scheduled <= now;
  const isAlerting = conversation.parties.some((party) => isInternal(party) && party.state === 'alerting');
  return isDue && !isAlerting && waitingParty(conversation) !== undefined;
}

/** The queue's own participant, until an agent answers. */
export function waitingParty(conversation: StoredConversation): Party | undefined {
  return conversation.parties.find((party) => party.purpose === 'acd' && isActive(party));
}

/** The queue's setting for after-call work, with the platform's values: `MANDATORY_TIMEOUT`. */
export function wrapupPrompt(world: World, queueId: string): string {
  return world.store.queues.find(queueId)?.acwSettings?.wrapupPrompt ?? 'OPTIONAL';
}

/** How long an agent is alerted, in s. */
export function alertingTimeout(world: World, { media }: StoredConversation, queueId: string): number {
  return world.store.queues.find(queueId)?.mediaSettings?.[media]?.alertingTimeoutSeconds ?? 30;
}

/** The timeout of after-call work in ms, if it has one. */
export function wrapupTimeout(world: World, queueId: string): number | undefined {
  const { wrapupPrompt: prompt = '', timeoutMs = 60_000 } = world.store.queues.find(queueId)?.acwSettings ?? {};
  return prompt.endsWith('TIMEOUT') ? timeoutMs : undefined;
}

/** Whether the party only monitors or coaches another one. */
export function isSupervisor({ monitors, coaches }: Party): boolean {
  return monitors !== undefined || coaches !== undefined;
}

/** Removes members that are undefined. */
export function omitUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;
}

export function iso(time: number): string {
  return new Date(time).toISOString();
}
