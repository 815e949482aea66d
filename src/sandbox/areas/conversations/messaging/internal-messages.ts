import type { Area } from '../../../engine/area.js';
import type { InternalMessageData } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidField, notFound, Problem } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { listPage } from '../../repository.js';
import { conversationOf, partyOf } from '../model.js';

/** One of two users who exchange internal messages about a conversation. */
interface Side {
  id: string;
  peerId: string;
  conversationId: string;
  userId: string;
}

const sidesOf = (world: World): Map<string, Side> => world.collection<Side>('conversations.internal.sides');
/** By conversation, in chronological order. */
const messagesOf = (world: World): Map<string, InternalMessageData[]> =>
  world.collection<InternalMessageData[]>('conversations.internal.messages');

/** Internal messages between users about a conversation. The customer does not see them. */
export function addInternalMessageHandlers(area: Area, world: World): void {
  addInternalCommunications(area, world);
  addInternalMessages(area, world);
}

function addInternalCommunications(area: Area, world: World): void {
  area.handle('postConversationParticipantInternalmessagesUsersCommunications', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const { userId } = partyOf(conversation, context.param('participantId'));
    const { targetUserId } = readObject(context, ['targetUserId']);
    if (userId === undefined) throw invalidField('The participant is no user', 'participantId');
    if (world.store.users.find(targetUserId)?.state !== 'active')
      throw invalidField('targetUserId does not match a user', 'targetUserId');
    if (targetUserId === userId) throw invalidField('You cannot send an internal message to yourself', 'targetUserId');
    const id = world.newId();
    const peerId = world.newId();
    const conversationId = conversation.id;
    sidesOf(world).set(id, { id, peerId, conversationId, userId });
    sidesOf(world).set(peerId, { id: peerId, peerId: id, conversationId, userId: targetUserId });
    return {
      conversation: { id: conversationId, selfUri: `/api/v2/conversations/${conversationId}` },
      communicationId: id,
      peerCommunicationId: peerId,
      commandId: world.newId(),
    };
  });
}

/** @throws the platform's 404 for a communication of another conversation. */
function findSides(world: World, context: OperationContext): { side: Side; peer: Side } {
  const { id: conversationId } = conversationOf(world, context.param('conversationId'));
  const id = context.param('communicationId');
  const side = sidesOf(world).get(id);
  const peer = sidesOf(world).get(side?.peerId ?? '');
  if (!side || !peer || side.conversationId !== conversationId) throw notFound('communication', id);
  return { side, peer };
}

/** Both users have the same messages, each from their side of the conversation. */
function listMessages(world: World, context: OperationContext): InternalMessageData[] {
  const { side, peer } = findSides(world, context);
  return (messagesOf(world).get(side.conversationId) ?? []).filter(({ communicationId }) =>
    [side.id, peer.id].includes(communicationId ?? ''),
  );
}

function addInternalMessages(area: Area, world: World): void {
  area.handle('getConversationCommunicationInternalmessages', (context) =>
    listPage(
      context,
      world,
      listMessages(world, context).map((message) => ({ ...message })),
    ),
  );
  area.handle('getConversationCommunicationInternalmessage', (context) => {
    const id = context.param('messageId');
    const message = listMessages(world, context).find((each) => each.id === id);
    if (!message) throw notFound('message', id);
    return message;
  });
  area.handle('postConversationCommunicationInternalmessages', (context) => {
    const { side, peer } = findSides(world, context);
    const { text } = readObject(context, ['text']);
    const { userId } = context.accessToken;
    // A program without a user writes in the name of the communication's user.
    if (userId !== undefined && userId !== side.userId) throw new Problem(403, 'Only the user of a communication writes by it');
    const id = world.newId();
    const timestamp = world.timestamp();
    const path = `/api/v2/conversations/${side.conversationId}`;
    const message: InternalMessageData = {
      id,
      conversation: { id: side.conversationId, selfUri: path },
      communicationId: side.id,
      timestamp,
      sender: reference(side),
      recipient: reference(peer),
      normalizedMessage: { id, type: 'Text', text, direction: 'Outbound', originatingEntity: 'Human' },
      selfUri: `${path}/communications/${side.id}/internalmessages/${id}`,
    };
    messagesOf(world).set(side.conversationId, [...(messagesOf(world).get(side.conversationId) ?? []), message]);
    return message;
  });
}

const reference = ({ userId }: Side) => ({ id: userId, selfUri: `/api/v2/users/${userId}` });
