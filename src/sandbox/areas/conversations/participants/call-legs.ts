import type { Area } from '../../../engine/area.js';
import type { ConsultTransferResponse, TransferRequest } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { badRequest, notFound } from '../../../store/errors.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { consultedBy, setSpeakTo } from './consult.js';
import { changeConversation, disconnect, addParty } from '../life.js';
import { conversationOf, isActive, isInternal, isSupervisor, partyOf } from '../model.js';
import type { Party, SpeakTo, StoredConversation } from '../model.js';
import { prepareDestination } from './transfer.js';

interface ConversationParty {
  conversation: StoredConversation;
  party: Party;
}

/** Additional parties of a call: consultation, monitoring, coaching and barge-in. */
export function addCallLegHandlers(area: Area, world: World): void {
  const findConversationParty = (context: OperationContext): ConversationParty => {
    const conversation = conversationOf(world, context.param('conversationId'), 'call');
    return { conversation, party: partyOf(conversation, context.param('participantId')) };
  };
  addConsultHandlers(area, world, findConversationParty);

  for (const [kind, { name, status }] of Object.entries(supervisorActions)) {
    area.handle(name, (context) => {
      joinAsSupervisor(world, findConversationParty(context), callerId(context), kind);
      return context.send(null, status);
    });
  }

  area.handle('postConversationsMessageParticipantMonitor', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'message');
    joinAsSupervisor(
      world,
      { conversation, party: partyOf(conversation, context.param('participantId')) },
      callerId(context),
      'monitor',
    );
    return context.send(null, 201);
  });

  area.handle('postConversationBarge', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'call');
    const party = conversation.parties.find((each) => isInternal(each) && each.state === 'connected' && !isSupervisor(each));
    if (!party) throw badRequest('No participant of the conversation is connected');
    joinAsSupervisor(world, { conversation, party }, callerId(context), 'barge');
  });
}

/** A way to join a call as a supervisor. */
interface SupervisorAction {
  /** The operation, and the status of its response. */
  name: `postConversationsCallParticipant${'Monitor' | 'Coach' | 'Barge'}`;
  status: number;
  /** What happens to the participant. */
  participle: string;
  /** The field of the new party that refers to the participant. */
  field?: 'monitors' | 'coaches';
}

const supervisorActions: Readonly<Record<string, SupervisorAction>> = {
  monitor: { name: 'postConversationsCallParticipantMonitor', status: 201, participle: 'monitored', field: 'monitors' },
  coach: { name: 'postConversationsCallParticipantCoach', status: 201, participle: 'coached', field: 'coaches' },
  // A supervisor who barges in is heard and takes part like all others.
  barge: { name: 'postConversationsCallParticipantBarge', status: 204, participle: 'barged into' },
};

function joinAsSupervisor(world: World, { conversation, party }: ConversationParty, userId: string, kind: string): void {
  const { participle = '', field } = supervisorActions[kind] ?? {};
  const user = world.store.users.get(userId);
  if (!isInternal(party) || party.state !== 'connected') throw badRequest(`Only an agent who is connected can be ${participle}`);
  if (conversation.parties.some((other) => other.userId === user.id && isActive(other))) {
    throw badRequest(`The user takes part in the conversation`);
  }
  changeConversation(world, conversation, () => {
    addParty(world, conversation, 'user', 'connected', { userId: user.id, name: user.name, ...(field && { [field]: party.id }) });
  });
}

/** Starts a consultation. @throws the platform's 400 if it is not possible. */
export function consult(
  world: World,
  { conversation, party }: ConversationParty,
  destination: TransferRequest,
  speakTo = 'DESTINATION',
): ConsultTransferResponse {
  if (party.state !== 'connected' || !isInternal(party) || isSupervisor(party)) {
    throw badRequest('Only a connected agent can start a consultation');
  }
  if (consultedBy(conversation, party)) throw badRequest('The participant already has a consultation in progress');
  const addDestination = prepareDestination(world, conversation, destination);
  const now = world.now();
  let partner: Party | undefined;
  changeConversation(world, conversation, () => {
    partner = addDestination();
    partner.consults = party.id;
    party.consulted = [...(party.consulted ?? []), now];
    setSpeakTo(conversation, party, partner, speakTo as SpeakTo, now);
  });
  return { destinationParticipantId: partner?.id ?? '' };
}

/**
 * Starts a consultation while the customer is on hold. The initiator then transfers the call to the consulted party or ends the
 * consultation.
 */
function addConsultHandlers(
  area: Area,
  world: World,
  findConversationParty: (context: OperationContext) => ConversationParty,
): void {
  const partnerOf = ({ conversation, party }: ConversationParty): Party => {
    const partner = consultedBy(conversation, party);
    if (!partner) throw notFound('consult', party.id);
    return partner;
  };

  area.handle('postConversationsCallParticipantConsult', (context) => {
    const { destination, speakTo } = readObject(context, ['destination']);
    return consult(world, findConversationParty(context), destination, speakTo);
  });

  area.handle('patchConversationsCallParticipantConsult', (context) => {
    const target = findConversationParty(context);
    const partner = partnerOf(target);
    const { speakTo } = readObject(context, ['speakTo']);
    changeConversation(world, target.conversation, () => {
      setSpeakTo(target.conversation, target.party, partner, speakTo as SpeakTo, world.now());
    });
    return { destinationParticipantId: partner.id };
  });

  area.handle('deleteConversationsCallParticipantConsult', (context) => {
    const target = findConversationParty(context);
    const partner = partnerOf(target);
    changeConversation(world, target.conversation, () => {
      disconnect(world, target.conversation, partner);
    });
  });
}
