import type { Hono } from 'hono';
import type {
  ChatReactionUpdate,
  CreateRoomRequest,
  PinnedMessageRequest,
  RoomUpdateRequest,
  SendMessageBody,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound, Problem } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { tell } from '../events/tell.js';
import { listed } from '../kept.js';
import type { Json } from '../kept.js';
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
  roomView,
  userReference,
} from './model.js';
import type { Message, Room } from './model.js';

/** The default number of messages per page. */
const PAGE = 100;

/** A room or a one-to-one chat. */
interface Place {
  chat: string;
  toJid: string;
  toUserId?: string;
  room?: Room;
}

/** Chats between users: rooms and one-to-one chats. */
export function chatRoutes(app: Hono<SandboxEnv>, world: World): void {
  roomRoutes(app, world);
  participantRoutes(app, world);
  writing(app, world, `${CHATS}/rooms/:roomJid`, (context) => {
    const room = roomOf(world, context.req.param('roomJid'));
    return { chat: room.jid, toJid: room.jid, room };
  });
  writing(app, world, `${CHATS}/users/:userId`, (context) => {
    const { id } = activeUser(world, context.req.param('userId') ?? '');
    return { chat: pairOf(callerId(context), id), toJid: jidOf(world, id), toUserId: id };
  });
  pairRoutes(app, world);
  messageRoutes(app, world);
  app.get('/api/v2/users/chats/me', (context) => listed(context, world, chatsOf(world, callerId(context))));
}

/** A user's rooms and one-to-one chats, by the time of the latest message, the newest first. */
function chatsOf(world: World, own: string): Json[] {
  const messages = [...messagesOf(world).values()];
  const last = (chat: string): Json => {
    const dateLastMessage = messages.findLast((each) => each.chat === chat)?.dateCreated;
    return { open: true, ...(dateLastMessage !== undefined && { dateLastMessage }) };
  };
  const rooms = [...roomsOf(world).values()]
    .filter(({ userIds }) => userIds.includes(own))
    .map((room) => ({ ...last(room.jid), id: room.id, name: room.subject, chatType: 'adhoc', room: roomView(room) }));
  const others = world.store.users.all().flatMap(({ id, name }) => {
    const chat = pairOf(own, id);
    if (!messages.some((each) => each.chat === chat)) return [];
    return [{ ...last(chat), id, name, chatType: 'oneOnOne', user: { ...userReference(id), name, jid: jidOf(world, id) } }];
  });
  const at = ({ dateLastMessage }: Json): string => textOf(dateLastMessage);
  return [...rooms, ...others].sort((one: Json, other: Json) => at(other).localeCompare(at(one), 'en'));
}

function roomRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post(`${CHATS}/rooms`, (context) => {
    const { subject, description, userIds = [] } = readObject<CreateRoomRequest>(context, ['subject']);
    const caller = callerId(context);
    const users = [caller, ...userIds.map((id) => activeUser(world, id).id)];
    const id = world.newId();
    const room: Room = {
      id,
      jid: `${id}@conference.${world.organisation.shortName}.example`,
      subject,
      dateCreated: world.timestamp(),
      ...(description !== undefined && { description }),
      ownerIds: [caller],
      userIds: [...new Set(users)],
      pinned: [],
    };
    roomsOf(world).set(room.jid, room);
    return context.json({ jid: room.jid });
  });
  app.get(`${CHATS}/rooms/:roomJid`, (context) => context.json(roomView(roomOf(world, context.req.param('roomJid')))));
  app.patch(`${CHATS}/rooms/:roomJid`, (context) => {
    const room = roomOf(world, context.req.param('roomJid'));
    const { pinnedMessageIds, ownerIds, ...plain } = readObject<RoomUpdateRequest>(context);
    for (const id of pinnedMessageIds ?? []) messageOf(world, id, room.jid);
    roomsOf(world).set(room.jid, {
      ...room,
      ...plain,
      ownerIds: ownerIds?.map((id) => activeUser(world, id).id) ?? room.ownerIds,
      pinned: pinnedMessageIds ?? room.pinned,
    });
    return context.body(null, 204);
  });
}

function participantRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${CHATS}/rooms/:roomJid/participants`;
  const own = (context: SandboxContext): Room => roomOf(world, context.req.param('roomJid'));
  app.get(path, (context) =>
    context.json({
      participants: own(context).userIds.map((id) => ({ jid: jidOf(world, id), user: userReference(id) })),
    }),
  );
  app.get(`${path}/:participantJid`, (context) => {
    const participantJid = context.req.param('participantJid');
    if (!own(context).userIds.some((id) => jidOf(world, id) === participantJid)) throw notFound('participant', participantJid);
    return context.json({ participantJid });
  });
  app.post(`${path}/:userId`, (context) => {
    const room = own(context);
    const { id } = activeUser(world, context.req.param('userId'));
    roomsOf(world).set(room.jid, { ...room, userIds: [...new Set([...room.userIds, id])] });
    return context.body(null, 204);
  });
  app.delete(`${path}/:userId`, (context) => {
    const room = own(context);
    const id = context.req.param('userId');
    if (!room.userIds.includes(id)) throw notFound('user', id);
    roomsOf(world).set(room.jid, { ...room, userIds: room.userIds.filter((each) => each !== id) });
    return context.body(null, 204);
  });
}

/** Routes to write, read, change and pin messages in a chat. */
function writing(app: Hono<SandboxEnv>, world: World, base: string, placeOf: (context: SandboxContext) => Place): void {
  const path = `${base}/messages`;
  app.post(path, (context) => {
    const { room, ...place } = placeOf(context);
    const { message: body, mentions = [], threadId } = readObject<SendMessageBody>(context, ['message']);
    if (threadId !== undefined) messageOf(world, threadId, place.chat);
    const id = world.newId();
    const now = world.timestamp();
    const message: Message = {
      ...place,
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
    tellOf(world, room, message, 'Create');
    return context.json({ id });
  });
  app.post(`${path}/pins`, (context) => {
    const { chat } = placeOf(context);
    const { pinnedMessageIds } = readObject<PinnedMessageRequest>(context);
    for (const id of pinnedMessageIds) messageOf(world, id, chat);
    pin(world, chat, (pinned) => [...new Set([...pinned, ...pinnedMessageIds])]);
    return context.body(null, 204);
  });
  app.delete(`${path}/pins/:pinnedMessageId`, (context) => {
    const { chat } = placeOf(context);
    const id = context.req.param('pinnedMessageId');
    if (!pinnedIn(world, chat).includes(id)) throw notFound('pinnedMessage', id);
    pin(world, chat, (pinned) => pinned.filter((each) => each !== id));
    return context.body(null, 204);
  });
  app.get(`${path}/:messageIds`, (context) => {
    const { chat } = placeOf(context);
    const ids = context.req.param('messageIds').split(',');
    return context.json({ entities: ids.map((id) => messageView(world, messageOf(world, id, chat))) });
  });
  app.patch(`${path}/:messageId`, (context) => {
    const { chat, room } = placeOf(context);
    const before = messageOf(world, context.req.param('messageId'), chat);
    const { message: body, mentions = before.mentions } = readObject<SendMessageBody>(context, ['message']);
    const message = { ...before, body, mentions, edited: true, dateModified: world.timestamp() };
    messagesOf(world).set(message.id, message);
    tellOf(world, room, message, 'Edit');
    return context.json({ id: message.id });
  });
  app.delete(`${path}/:messageId`, (context) => {
    const { chat, room } = placeOf(context);
    const message = messageOf(world, context.req.param('messageId'), chat);
    messagesOf(world).delete(message.id);
    pin(world, chat, (pinned) => pinned.filter((each) => each !== message.id));
    tellOf(world, room, message, 'Delete');
    return context.body(null, 204);
  });
  if (base.includes('rooms'))
    app.get(path, (context) => context.json({ entities: page(context, world, ({ chat }) => chat === placeOf(context).chat) }));
  else
    app.get(path, (context) => {
      const { chat } = placeOf(context);
      const last = page(context, world, (message) => message.chat === chat).at(-1);
      // The declared type is a single message, so only the last one is returned.
      if (!last) throw notFound('message', chat);
      return context.json(last);
    });
}

function pairRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${CHATS}/users/:userId`, (context, next) => {
    if (context.req.param('userId') === 'me') return next();
    const { id } = activeUser(world, context.req.param('userId'));
    const chat = pairOf(callerId(context), id);
    return Promise.resolve(context.json({ pinnedMessages: pinnedIn(world, chat).map(messageReference) }));
  });
}

function messageRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${CHATS}/messages/:messageId`, (context) =>
    context.json(messageView(world, messageOf(world, context.req.param('messageId')))),
  );
  app.put(`${CHATS}/messages/:messageId/reactions`, (context) => {
    const message = messageOf(world, context.req.param('messageId'));
    const { reactions: wanted } = readObject<ChatReactionUpdate>(context);
    const settings = world.store.single(`${CHATS}/settings`);
    if (isObject(settings) && settings['reactionsEnabled'] === false)
      throw new Problem(403, 'Reactions are switched off', { code: 'chat.reactions.disabled' });
    const id = callerId(context);
    const others = message.reactions.map(({ emoji, users }) => ({ emoji, users: users.filter((user) => user.id !== id) }));
    const emojis = [...new Set([...others.map(({ emoji }) => emoji), ...wanted])];
    const reactions = emojis.map((emoji) => ({
      emoji,
      users: [
        ...(others.find((each) => each.emoji === emoji)?.users ?? []),
        ...(wanted.includes(emoji) ? [userReference(id)] : []),
      ],
    }));
    messagesOf(world).set(message.id, { ...message, reactions: reactions.filter(({ users }) => users.length > 0) });
    return context.body(null, 204);
  });
  app.get(`${CHATS}/threads/:threadId/messages`, (context) => {
    const { threadId } = messageOf(world, context.req.param('threadId'));
    return context.json({ entities: page(context, world, (message) => message.threadId === threadId) });
  });
}

/** A page of messages in chronological order: the last ones, or those before or after a given message. */
function page(context: SandboxContext, world: World, isOf: (message: Message) => boolean): object[] {
  const all = [...messagesOf(world).values()].filter(isOf);
  const limit = Number(queryValue(context, 'limit') ?? PAGE);
  const before = queryValue(context, 'before');
  const after = queryValue(context, 'after');
  const at = (id: string): number => all.findIndex((message) => message.id === id);
  const part = after === undefined ? all.slice(0, before === undefined ? all.length : at(before)) : all.slice(at(after) + 1);
  const chosen = after === undefined ? part.slice(-limit) : part.slice(0, limit);
  return chosen.map((message) => messageView(world, message));
}

/** The pinned messages of one-to-one chats. */
const pairPins = (world: World): Map<string, string[]> => world.collection<string[]>('chats.pins');

const pinnedIn = (world: World, chat: string): readonly string[] =>
  roomsOf(world).get(chat)?.pinned ?? pairPins(world).get(chat) ?? [];

function pin(world: World, chat: string, change: (pinned: readonly string[]) => string[]): void {
  const room = roomsOf(world).get(chat);
  const pinned = change(pinnedIn(world, chat));
  if (room) roomsOf(world).set(chat, { ...room, pinned });
  else pairPins(world).set(chat, pinned);
}

function tellOf(world: World, room: Room | undefined, message: Message, actionType: 'Create' | 'Edit' | 'Delete'): void {
  if (!room) return;
  const { id, body, dateCreated, userId, mentions, reactions } = message;
  const entity = (each: string): object => ({ entityJid: jidOf(world, each), entityId: each, entityType: 'User' });
  tell(world, 'v2.detail.events.collaboratechat.adhoc.{id}.messages', [room.id], () => ({
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
