import type { Conversation, TransferRequest } from '../../../../models/index.js';
import { isObject } from '../../../values/json.js';
import { badRequest, invalidField, notFound } from '../../../store/errors.js';
import { activeUser } from '../../users/users.js';
import { leaveMessage } from '../../voicemail/model.js';
import type { Owner } from '../../voicemail/model.js';
import type { StoredUser } from '../../../store/store.js';
import type { World } from '../../../store/world.js';
import { alert, changeConversation, disconnect, endConversation, enqueue, addParty, withdrawAlerts } from '../life.js';
import { requireInProgress, isActive, isInternal, waitingParty } from '../model.js';
import type { Party, StoredConversation } from '../model.js';

/** Replaces a participant by the given destination. */
export function transfer(world: World, conversation: StoredConversation, party: Party, request: TransferRequest): void {
  if (!isActive(party)) throw badRequest('The participant has left the conversation');
  if (request.userId !== undefined && request.userId === party.userId) {
    throw invalidField('A participant cannot be transferred to the same user', 'userId');
  }
  if (request.voicemail === true) {
    transferToVoicemail(world, conversation, request);
    return;
  }
  const addDestination = prepareDestination(world, conversation, request);
  changeConversation(world, conversation, () => {
    const addedParty = addDestination();
    // A destination that connects immediately needs no acceptance, except a queue, which only forwards the conversation.
    const needsAcceptance = addedParty.state !== 'connected' || addedParty.purpose === 'acd';
    if (request.transferType === 'Attended' && needsAcceptance) party.handsOverTo = addedParty.id;
    else disconnect(world, conversation, party, 'transfer');
  });
}

/** The customer leaves a voicemail for a user or a queue, and the conversation ends. */
function transferToVoicemail(world: World, conversation: StoredConversation, { userId, queueId }: TransferRequest): void {
  if (conversation.media !== 'call') throw badRequest('Only calls can be transferred to voicemail');
  const owner: Owner =
    userId === undefined
      ? { kind: 'queue', id: world.store.queues.get(queueId ?? '').id }
      : { kind: 'user', id: activeUser(world, userId).id };
  leaveMessage(world, conversation, owner);
  changeConversation(world, conversation, () => {
    endConversation(world, conversation, 'transfer');
  });
}

/** Validates the destination in a body immediately, and returns a function that adds it to the conversation. */
export function prepareDestination(world: World, conversation: StoredConversation, body: TransferRequest): () => Party {
  const { queueId, address } = body;
  const userId = body.userId ?? (body.userName === undefined ? undefined : findUserByName(world, body.userName).id);
  const queue = queueId === undefined ? undefined : world.store.queues.get(queueId);
  if (queue && userId === undefined) {
    // The requirements for the previous agent apply to the next one too.
    const wishes = conversation.parties.findLast((party) => party.wishes !== undefined)?.wishes;
    return () => enqueue(world, conversation, queue, wishes);
  }
  if (userId !== undefined) {
    const user = activeUser(world, userId);
    return () => alert(world, conversation, user.id, queueId ?? conversation.parties.find(isInternal)?.queueId);
  }
  if (address !== undefined && address.trim() !== '')
    return () => addParty(world, conversation, 'external', 'dialing', { address, name: address });
  throw badRequest('A user, a queue or an address must be named', [{ errorCode: 'required.field', fieldName: 'userId' }]);
}

/** @throws the platform's 404 for a user name that does not exist. */
function findUserByName(world: World, userName: string): StoredUser {
  const lowerCaseName = userName.toLowerCase();
  const user = world.store.users
    .all()
    .find(({ username, state }) => state !== 'deleted' && username?.toLowerCase() === lowerCaseName);
  if (!user) throw notFound('user', userName);
  return user;
}

/** Adds all parties listed in a body. */
export function addParticipants(
  world: World,
  conversation: StoredConversation,
  { participants }: Pick<Conversation, 'participants'>,
): void {
  requireInProgress(conversation);
  const additions = participants.filter(isObject).map((participant) => prepareDestination(world, conversation, participant));
  changeConversation(world, conversation, () => {
    for (const addParty of additions) addParty();
  });
}

/** Assigns an interaction that waits in a queue to a user. */
export function assign(world: World, conversation: StoredConversation, body: unknown): void {
  const id = isObject(body) && typeof body['id'] === 'string' ? body['id'] : '';
  const user = activeUser(world, id);
  const queueParty = waitingParty(conversation);
  if (!queueParty) throw badRequest('The conversation does not wait in a queue');
  changeConversation(world, conversation, () => {
    withdrawAlerts(world, conversation);
    alert(world, conversation, user.id, queueParty.queueId);
  });
}
