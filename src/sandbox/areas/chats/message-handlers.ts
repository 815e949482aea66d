import type { Area } from '../../engine/area.js';
import type { ChatReactionUpdate, PinnedMessageRequest, SendMessageBody } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { publishEvent } from '../events/publish.js';
import { activeUser } from '../users/users.js';
import {
  CHATS,
  jidOf,
  messageOf,
  messageReference,
  messagesOf,
  messageView,
  pairOf,
  roomOf,
  roomsOf,
  userReference,
} from './model.js';
import type { Message, Room } from './model.js';

/** The default number of messages per page. */
const DEFAULT_PAGE_SIZE = 100;

/** A room or a one-to-one chat. */
interface ChatTarget {
  chat: string;
  toJid: string;
  toUserId?: string;
  room?: Room;
}

/** Finds the chat that a request refers to. */
type FindChat = (context: OperationContext) => ChatTarget;

type ChatKind = 'Room' | 'User';

/** The names of the methods for the messages of a kind of chat. */
interface MessageOperations {
  readonly create: `postChats${ChatKind}Messages`;
  readonly read: `getChats${ChatKind}Message`;
  readonly update: `patchChats${ChatKind}Message`;
  readonly remove: `deleteChats${ChatKind}Message`;
  readonly pin: `postChats${ChatKind}MessagesPins`;
  readonly unpin: `deleteChats${ChatKind}MessagesPin`;
}

const roomMessages: MessageOperations = {
  create: 'postChatsRoomMessages',
  read: 'getChatsRoomMessage',
  update: 'patchChatsRoomMessage',
  remove: 'deleteChatsRoomMessage',
  pin: 'postChatsRoomMessagesPins',
  unpin: 'deleteChatsRoomMessagesPin',
};

const pairMessages: MessageOperations = {
  create: 'postChatsUserMessages',
  read: 'getChatsUserMessage',
  update: 'patchChatsUserMessage',
  remove: 'deleteChatsUserMessage',
  pin: 'postChatsUserMessagesPins',
  unpin: 'deleteChatsUserMessagesPin',
};

/** The messages of rooms and one-to-one chats: written, read, changed, pinned and reacted to. */
export function addChatMessageHandlers(area: Area, world: World): void {
  addRoomMessageHandlers(area, world);
  addPairMessageHandlers(area, world);
  addPairHandlers(area, world);
  addMessageHandlers(area, world);
}

/** The messages of rooms. */
function addRoomMessageHandlers(area: Area, world: World): void {
  const findChat: FindChat = (context) => {
    const room = roomOf(world, context.param('roomJid'));
    return { chat: room.jid, toJid: room.jid, room };
  };
  addWritingHandlers(area, world, roomMessages, findChat);
  addPinningHandlers(area, world, roomMessages, findChat);
  area.handle('getChatsRoomMessages', (context) => ({
    entities: pageMessages(context, world, ({ chat }) => chat === findChat(context).chat),
  }));
}

/** The messages of one-to-one chats. */
function addPairMessageHandlers(area: Area, world: World): void {
  const findChat: FindChat = (context) => {
    const { id } = activeUser(world, context.param('userId'));
    return { chat: pairOf(callerId(context), id), toJid: jidOf(world, id), toUserId: id };
  };
  addWritingHandlers(area, world, pairMessages, findChat);
  addPinningHandlers(area, world, pairMessages, findChat);
  area.handle('getChatsUserMessages', (context) => {
    const { chat } = findChat(context);
    const last = pageMessages(context, world, (message) => message.chat === chat).at(-1);
    // The declared type is a single message, so only the last one is returned.
    if (!last) throw notFound('message', chat);
    return last;
  });
}

/** Operations to write, read, change and delete messages in a chat. */
function addWritingHandlers(area: Area, world: World, operations: MessageOperations, findChat: FindChat): void {
  area.handle(operations.create, (context) => {
    const { room, ...chatTarget } = findChat(context);
    const { message: body, mentions = [], threadId } = readObject<SendMessageBody>(context, ['message']);
    if (threadId !== undefined) messageOf(world, threadId, chatTarget.chat);
    const id = world.newId();
    const now = world.timestamp();
    const message: Message = {
      ...chatTarget,
      id,
      dateCreated: now,
      dateModified: now,
      body,
      userId: callerId(context),
      mentions,
      threadId: threadId ?? id,
      edited: false,
      reactions: [],
    };
    messagesOf(world).set(id, message);
    publishMessageEvent(world, room, message, 'Create');
    return { id };
  });
  area.handle(operations.read, (context) => {
    const { chat } = findChat(context);
    const ids = context.param('messageIds').split(',');
    return { entities: ids.map((id) => messageView(world, messageOf(world, id, chat))) };
  });
  area.handle(operations.update, (context) => {
    const { chat, room } = findChat(context);
    const before = messageOf(world, context.param('messageId'), chat);
    const { message: body, mentions = before.mentions } = readObject<SendMessageBody>(context, ['message']);
    const message = { ...before, body, mentions, edited: true, dateModified: world.timestamp() };
    messagesOf(world).set(message.id, message);
    publishMessageEvent(world, room, message, 'Edit');
    return { id: message.id };
  });
  area.handle(operations.remove, (context) => {
    const { chat, room } = findChat(context);
    const message = messageOf(world, context.param('messageId'), chat);
    messagesOf(world).delete(message.id);
    pin(world, chat, (pinned) => pinned.filter((each) => each !== message.id));
    publishMessageEvent(world, room, message, 'Delete');
  });
}

/** Operations to pin messages in a chat. */
function addPinningHandlers(area: Area, world: World, operations: MessageOperations, findChat: FindChat): void {
  area.handle(operations.pin, (context) => {
    const { chat } = findChat(context);
    const { pinnedMessageIds } = readObject<PinnedMessageRequest>(context);
    for (const id of pinnedMessageIds) messageOf(world, id, chat);
    pin(world, chat, (pinned) => [...new Set([...pinned, ...pinnedMessageIds])]);
  });
  area.handle(operations.unpin, (context) => {
    const { chat } = findChat(context);
    const id = context.param('pinnedMessageId');
    if (!pinnedIdsOf(world, chat).includes(id)) throw notFound('pinnedMessage', id);
    pin(world, chat, (pinned) => pinned.filter((each) => each !== id));
  });
}

function addPairHandlers(area: Area, world: World): void {
  area.handle('getChatsUser', (context) => {
    const { id } = activeUser(world, context.param('userId'));
    const chat = pairOf(callerId(context), id);
    return { pinnedMessages: pinnedIdsOf(world, chat).map(messageReference) };
  });
}

function addMessageHandlers(area: Area, world: World): void {
  area.handle('getChatsMessage', (context) => messageView(world, messageOf(world, context.param('messageId'))));
  area.handle('putChatsMessageReactions', (context) => {
    const message = messageOf(world, context.param('messageId'));
    const { reactions: wantedEmojis } = readObject<ChatReactionUpdate>(context);
    const settings = world.store.single(`${CHATS}/settings`);
    if (isObject(settings) && settings['reactionsEnabled'] === false)
      throw new Problem(403, 'Reactions are switched off', { code: 'chat.reactions.disabled' });
    const id = callerId(context);
    const others = message.reactions.map(({ emoji, users }) => ({ emoji, users: users.filter((user) => user.id !== id) }));
    const emojis = [...new Set([...others.map(({ emoji }) => emoji), ...wantedEmojis])];
    const reactions = emojis.map((emoji) => ({
      emoji,
      users: [
        ...(others.find((each) => each.emoji === emoji)?.users ?? []),
        ...(wantedEmojis.includes(emoji) ? [userReference(id)] : []),
      ],
    }));
    messagesOf(world).set(message.id, { ...message, reactions: reactions.filter(({ users }) => users.length > 0) });
  });
  area.handle('getChatsThreadMessages', (context) => {
    const { threadId } = messageOf(world, context.param('threadId'));
    return { entities: pageMessages(context, world, (message) => message.threadId === threadId) };
  });
}

/** A page of messages in chronological order: the last ones, or those before or after a given message. */
function pageMessages(
  context: OperationContext,
  world: World,
  isWanted: (message: Message) => boolean,
): ReturnType<typeof messageView>[] {
  const all = [...messagesOf(world).values()].filter(isWanted);
  const limit = Number(queryValue(context, 'limit') ?? DEFAULT_PAGE_SIZE);
  const before = queryValue(context, 'before');
  const after = queryValue(context, 'after');
  const indexOf = (id: string): number => all.findIndex((message) => message.id === id);
  const range =
    after === undefined ? all.slice(0, before === undefined ? all.length : indexOf(before)) : all.slice(indexOf(after) + 1);
  const selected = after === undefined ? range.slice(-limit) : range.slice(0, limit);
  return selected.map((message) => messageView(world, message));
}

/** The pinned messages of one-to-one chats. */
const pairPins = (world: World): Map<string, string[]> => world.collection<string[]>('chats.pins');

const pinnedIdsOf = (world: World, chat: string): readonly string[] =>
  roomsOf(world).get(chat)?.pinned ?? pairPins(world).get(chat) ?? [];

function pin(world: World, chat: string, change: (pinned: readonly string[]) => string[]): void {
  const room = roomsOf(world).get(chat);
  const pinned = change(pinnedIdsOf(world, chat));
  if (room) roomsOf(world).set(chat, { ...room, pinned });
  else pairPins(world).set(chat, pinned);
}

function publishMessageEvent(
  world: World,
  room: Room | undefined,
  message: Message,
  actionType: 'Create' | 'Edit' | 'Delete',
): void {
  if (!room) return;
  const { id, body, dateCreated, userId, mentions, reactions } = message;
  const entity = (each: string): object => ({ entityJid: jidOf(world, each), entityId: each, entityType: 'User' });
  publishEvent(world, 'v2.detail.events.collaboratechat.adhoc.{id}.messages', [room.id], () => ({
    messageId: id,
    created: dateCreated,
    actionType,
    body,
    from: entity(userId),
    mentions: mentions.map(entity),
    to: { entityJid: room.jid, entityId: room.id, entityType: 'Adhoc' },
    reactions: Object.fromEntries(reactions.map(({ emoji, users }) => [emoji, users.map((user) => user.id)])),
  }));
}
