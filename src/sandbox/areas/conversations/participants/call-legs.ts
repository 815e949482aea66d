import type { Hono } from 'hono';
import type {
  ConsultTransfer,
  ConsultTransferResponse,
  ConsultTransferUpdate,
  TransferRequest,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { badRequest, notFound } from '../../../store/errors.js';
import type { SandboxContext, SandboxEnv } from '../../../http/context.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { consultedBy, speak } from './consult.js';
import { changeConversation, disconnect, join } from '../life.js';
import { conversationOf, isActive, isInternal, isSupervisor, partyOf } from '../model.js';
import type { Party, SpeakTo, StoredConversation } from '../model.js';
import { destinationParty } from './transfer.js';

const PARTICIPANT = '/api/v2/conversations/calls/:conversationId/participants/:participantId';

interface Place {
  conversation: StoredConversation;
  party: Party;
}

/** Additional parties of a call: consultation, monitoring, coaching and barge-in. */
export function callLegRoutes(app: Hono<SandboxEnv>, world: World): void {
  const placeOf = (context: SandboxContext): Place => {
    const conversation = conversationOf(world, context.req.param('conversationId') ?? '', 'call');
    return { conversation, party: partyOf(conversation, context.req.param('participantId') ?? '') };
  };
  consultRoutes(app, world, placeOf);

  for (const name of Object.keys(joined)) {
    app.post(`${PARTICIPANT}/${name}`, (context) => {
      joinBy(world, placeOf(context), callerId(context), name);
      return context.body(null, name === 'barge' ? 204 : 201);
    });
  }

  app.post('/api/v2/conversations/messages/:conversationId/participants/:participantId/monitor', (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'message');
    joinBy(
      world,
      { conversation, party: partyOf(conversation, context.req.param('participantId')) },
      callerId(context),
      'monitor',
    );
    return context.body(null, 201);
  });

  app.post('/api/v2/conversations/:conversationId/barge', (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'call');
    const party = conversation.parties.find((each) => isInternal(each) && each.state === 'connected' && !isSupervisor(each));
    if (!party) throw badRequest('No participant of the conversation is connected');
    joinBy(world, { conversation, party }, callerId(context), 'barge');
    return context.body(null, 204);
  });
}

/**
 * The ways to join a call as a supervisor: what happens to the participant, and the field of the new party that refers to it.
 */
const joined: Readonly<Record<string, { done: string; field?: 'monitors' | 'coaches' }>> = {
  monitor: { done: 'monitored', field: 'monitors' },
  coach: { done: 'coached', field: 'coaches' },
  // A supervisor who barges in is heard and takes part like all others.
  barge: { done: 'barged into' },
};

function joinBy(world: World, { conversation, party }: Place, userId: string, way: string): void {
  const { done = '', field } = joined[way] ?? {};
  const user = world.store.users.get(userId);
  if (!isInternal(party) || party.state !== 'connected') throw badRequest(`Only an agent who is connected can be ${done}`);
  if (conversation.parties.some((other) => other.userId === user.id && isActive(other))) {
    throw badRequest(`The user takes part in the conversation`);
  }
  changeConversation(world, conversation, () => {
    join(world, conversation, 'user', 'connected', { userId: user.id, name: user.name, ...(field && { [field]: party.id }) });
  });
}

/** Starts a consultation. @throws the platform's 400 if it is not possible. */
export function consult(
  world: World,
  { conversation, party }: Place,
  destination: TransferRequest,
  speakTo = 'DESTINATION',
): ConsultTransferResponse {
  if (party.state !== 'connected' || !isInternal(party) || isSupervisor(party)) {
    throw badRequest('Only a connected agent can start a consultation');
  }
  if (consultedBy(conversation, party)) throw badRequest('The participant already has a consultation in progress');
  const add = destinationParty(world, conversation, destination);
  const now = world.now();
  let partner: Party | undefined;
  changeConversation(world, conversation, () => {
    partner = add();
    partner.consults = party.id;
    party.consulted = [...(party.consulted ?? []), now];
    speak(conversation, party, partner, speakTo as SpeakTo, now);
  });
  return { destinationParticipantId: partner?.id ?? '' };
}

/**
 * Starts a consultation while the customer is on hold. The initiator then transfers the call to the consulted party or ends the
 * consultation.
 */
function consultRoutes(app: Hono<SandboxEnv>, world: World, placeOf: (context: SandboxContext) => Place): void {
  const path = `${PARTICIPANT}/consult`;
  const partnerOf = ({ conversation, party }: Place): Party => {
    const partner = consultedBy(conversation, party);
    if (!partner) throw notFound('consult', party.id);
    return partner;
  };

  app.post(path, (context) => {
    const { destination, speakTo } = readObject<ConsultTransfer>(context, ['destination']);
    return context.json(consult(world, placeOf(context), destination, speakTo));
  });

  app.patch(path, (context) => {
    const place = placeOf(context);
    const partner = partnerOf(place);
    const { speakTo } = readObject<ConsultTransferUpdate>(context, ['speakTo']);
    changeConversation(world, place.conversation, () => {
      speak(place.conversation, place.party, partner, speakTo as SpeakTo, world.now());
    });
    return context.json({ destinationParticipantId: partner.id });
  });

  app.delete(path, (context) => {
    const place = placeOf(context);
    const partner = partnerOf(place);
    changeConversation(world, place.conversation, () => {
      disconnect(world, place.conversation, partner);
    });
    return context.body(null, 204);
  });
}
