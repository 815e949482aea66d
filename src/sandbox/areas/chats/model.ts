import type { ChatMessageResponse, ChatReaction, Room as RoomView } from '../../../models/index.js';
import type { PartialResult } from '../../operations/methods.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';

export const CHATS = '/api/v2/chats';

export interface Room {
  id: string;
  jid: string;
  subject: string;
  description?: string;
  dateCreated: string;
  ownerIds: string[];
  userIds: string[];
  pinned: string[];
}

export interface Message {
  id: string;
  /** The id of the room, or the pair of users. */
  chat: string;
  dateCreated: string;
  dateModified: string;
  body: string;
  userId: string;
  toJid: string;
  toUserId?: string;
  threadId: string;
  mentions: string[];
  edited: boolean;
  reactions: ChatReaction[];
}

export const roomsOf = (world: World): Map<string, Room> => world.collection<Room>('chats.rooms');
export const messagesOf = (world: World): Map<string, Message> => world.collection<Message>('chats.messages');

/** @throws the platform's 404. */
export function roomOf(world: World, jid = ''): Room {
  const room = roomsOf(world).get(jid);
  if (!room) throw notFound('room', jid);
  return room;
}

/** @throws the platform's 404. */
export function messageOf(world: World, id = '', chat?: string): Message {
  const message = messagesOf(world).get(id);
  if (!message || (chat !== undefined && message.chat !== chat)) throw notFound('message', id);
  return message;
}

/** The key of a one-to-one chat, which is the same for both users. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ');

export const jidOf = (world: World, userId: string): string => world.store.users.find(userId)?.chat?.jabberId ?? '';

export const userReference = (id: string): { id: string; selfUri: string } => ({ id, selfUri: `/api/v2/users/${id}` });

export function messageView(world: World, message: Message): PartialResult<ChatMessageResponse> {
  const { id, body, userId, toUserId, toJid, threadId, mentions, edited, reactions, dateCreated, dateModified } = message;
  return {
    id,
    dateCreated,
    dateModified,
    toJid,
    jid: jidOf(world, userId),
    body,
    edited,
    reactions,
    ...(mentions.length > 0 && { mentions: Object.fromEntries(mentions.map((each) => [each, jidOf(world, each)])) }),
    thread: { id: threadId },
    ...(threadId !== id && { parentThread: { id: threadId } }),
    user: userReference(userId),
    ...(toUserId !== undefined && { toUser: userReference(toUserId) }),
  };
}

export function roomView({ id, jid, subject, description, dateCreated, ownerIds, pinned }: Room): RoomView {
  return {
    id,
    name: subject,
    subject,
    jid,
    dateCreated,
    roomType: 'adhoc',
    owners: ownerIds.map(userReference),
    ...(description !== undefined && { description }),
    pinnedMessages: pinned.map(messageReference),
    selfUri: `${CHATS}/rooms/${jid}`,
  };
}

export const messageReference = (id: string): { id: string; selfUri: string } => ({ id, selfUri: `${CHATS}/messages/${id}` });
