import type { Area } from '../../engine/area.js';
import type { ChatItem } from '../../../models/index.js';
import type { PartialResult } from '../../operations/methods.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { listPage } from '../repository.js';
import { activeUser } from '../users/users.js';
import { addChatMessageHandlers } from './message-handlers.js';
import { jidOf, messageOf, messagesOf, pairOf, roomOf, roomsOf, roomView, userReference } from './model.js';
import type { Room } from './model.js';

/** Chats between users: rooms and one-to-one chats. */
export function addChatHandlers(area: Area, world: World): void {
  addRoomHandlers(area, world);
  addParticipantHandlers(area, world);
  addChatMessageHandlers(area, world);
  area.handle('getUsersChatsMe', (context) => listPage(context, world, chatsOf(world, callerId(context))));
}

/** A user's rooms and one-to-one chats, by the time of the latest message, the newest first. */
function chatsOf(world: World, userId: string): PartialResult<ChatItem>[] {
  const messages = [...messagesOf(world).values()];
  const lastMessageFields = (chat: string): Pick<ChatItem, 'open' | 'dateLastMessage'> => {
    const dateLastMessage = messages.findLast((each) => each.chat === chat)?.dateCreated;
    return { open: true, ...(dateLastMessage !== undefined && { dateLastMessage }) };
  };
  const rooms = [...roomsOf(world).values()]
    .filter(({ userIds }) => userIds.includes(userId))
    .map((room) => ({
      ...lastMessageFields(room.jid),
      id: room.id,
      name: room.subject,
      chatType: 'adhoc',
      room: roomView(room),
    }));
  const others = world.store.users.all().flatMap(({ id, name }) => {
    const chat = pairOf(userId, id);
    if (!messages.some((each) => each.chat === chat)) return [];
    return [
      { ...lastMessageFields(chat), id, name, chatType: 'oneOnOne', user: { ...userReference(id), name, jid: jidOf(world, id) } },
    ];
  });
  const lastMessageDate = ({ dateLastMessage = '' }: PartialResult<ChatItem>): string => dateLastMessage;
  return [...rooms, ...others].sort((one, other) => lastMessageDate(other).localeCompare(lastMessageDate(one), 'en'));
}

function addRoomHandlers(area: Area, world: World): void {
  area.handle('postChatsRooms', (context) => {
    const { subject, description, userIds = [] } = readObject(context, ['subject']);
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
    return { jid: room.jid };
  });
  area.handle('getChatsRoom', (context) => roomView(roomOf(world, context.param('roomJid'))));
  area.handle('patchChatsRoom', (context) => {
    const room = roomOf(world, context.param('roomJid'));
    const { pinnedMessageIds, ownerIds, ...otherFields } = readObject(context);
    for (const id of pinnedMessageIds ?? []) messageOf(world, id, room.jid);
    roomsOf(world).set(room.jid, {
      ...room,
      ...otherFields,
      ownerIds: ownerIds?.map((id) => activeUser(world, id).id) ?? room.ownerIds,
      pinned: pinnedMessageIds ?? room.pinned,
    });
  });
}

function addParticipantHandlers(area: Area, world: World): void {
  const findRoom = (context: OperationContext): Room => roomOf(world, context.param('roomJid'));
  area.handle('getChatsRoomParticipants', (context) => ({
    participants: findRoom(context).userIds.map((id) => ({ jid: jidOf(world, id), user: userReference(id) })),
  }));
  area.handle('getChatsRoomParticipant', (context) => {
    const participantJid = context.param('participantJid');
    if (!findRoom(context).userIds.some((id) => jidOf(world, id) === participantJid))
      throw notFound('participant', participantJid);
    return { participantJid };
  });
  area.handle('postChatsRoomParticipant', (context) => {
    const room = findRoom(context);
    const { id } = activeUser(world, context.param('userId'));
    roomsOf(world).set(room.jid, { ...room, userIds: [...new Set([...room.userIds, id])] });
  });
  area.handle('deleteChatsRoomParticipant', (context) => {
    const room = findRoom(context);
    const id = context.param('userId');
    if (!room.userIds.includes(id)) throw notFound('user', id);
    roomsOf(world).set(room.jid, { ...room, userIds: room.userIds.filter((each) => each !== id) });
  });
}
