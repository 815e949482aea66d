import type { Hono } from 'hono';
import type { Conversation, ExtendedWrapup, MediaParticipantRequest, TransferRequest } from '../../../models/index.js';
import { isObject, readObject } from '../../http/body.js';
import { badRequest, notFound } from '../../http/errors.js';
import { activeUser } from '../users/users.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { alert, changeConversation, connect, disconnect, endConversation, enqueue, finishAcw, hold, join } from './life.js';
import { conversationOf, families, isActive, isInAcw, isInternal, partyOf, present, waitingParty } from './model.js';
import type { Media, Party, StoredConversation } from './model.js';
import { conversationView, wrapupView } from './views.js';

interface Place {
  conversation: StoredConversation;
  party: Party;
}

/** What participants do, in the family of their conversation or without saying which: answer, hold, transfer, wrap up, leave. */
export function participantRoutes(app: Hono<SandboxEnv>, world: World): void {
  const bases: { base: string; media?: Media }[] = [
    ...families.map(({ path, media }) => ({ base: `/api/v2/conversations/${path}/:conversationId`, media })),
    { base: '/api/v2/conversations/:conversationId' },
  ];
  for (const { base, media } of bases) {
    const one = `${base}/participants/:participantId`;
    const placeOf = (context: SandboxContext): Place => {
      const conversation = conversationOf(world, context.req.param('conversationId') ?? '', media);
      return { conversation, party: partyOf(conversation, context.req.param('participantId') ?? '') };
    };

    app.patch(one, (context) => {
      const place = placeOf(context);
      applyRequest(world, place, readObject<MediaParticipantRequest>(context));
      return context.body(null, 204);
    });

    app.patch(`${one}/attributes`, (context) => {
      const { conversation, party } = placeOf(context);
      const { attributes } = readObject<{ attributes: Record<string, unknown> }>(context, ['attributes']);
      const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)] as const);
      changeConversation(world, conversation, () => {
        party.attributes = { ...party.attributes, ...Object.fromEntries(texts) };
      });
      return context.body(null, 204);
    });

    app.get(`${one}/wrapup`, (context) => context.json(wrapupView(placeOf(context).party) ?? {}));

    app.get(`${one}/wrapupcodes`, (context) => {
      const { party } = placeOf(context);
      const ids = [...world.store.queueWrapupCodes.of(party.queueId ?? '').keys()];
      return context.json(ids.flatMap((id) => world.store.wrapupCodes.find(id) ?? []));
    });

    app.post(`${one}/replace`, (context) => {
      const place = placeOf(context);
      transfer(world, place, readObject<TransferRequest>(context));
      return context.body(null, 202);
    });

    if (media === undefined) continue;

    app.patch(`${one}/communications/:communicationId`, (context) => {
      const place = placeOf(context);
      const id = context.req.param('communicationId');
      if (place.party.sessionId !== id) throw notFound('communication', id);
      applyRequest(world, place, readObject<MediaParticipantRequest>(context));
      return context.json({});
    });

    app.put(`${base}/recordingstate`, (context) => {
      const conversation = conversationOf(world, context.req.param('conversationId') ?? '', media);
      const { recordingState } = readObject<{ recordingState: string }>(context, ['recordingState']);
      changeConversation(world, conversation, () => {
        setRecording(conversation, recordingState);
      });
      return context.json('');
    });

    // The whole conversation: to let all go, or to pause its recording.
    app.patch(base, (context) => {
      const conversation = conversationOf(world, context.req.param('conversationId') ?? '', media);
      const body = readObject<Conversation>(context);
      changeConversation(world, conversation, () => {
        if (body.recordingState !== undefined) setRecording(conversation, body.recordingState);
        if (body.state === 'disconnected') endConversation(world, conversation, 'client');
      });
      return context.json(conversationView(world, conversation));
    });
  }

  const flagged = '/api/v2/conversations/:conversationId/participants/:participantId/flaggedreason';
  app.on(['PUT', 'DELETE'], flagged, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'));
    const party = partyOf(conversation, context.req.param('participantId'));
    changeConversation(world, conversation, () => {
      if (context.req.method === 'PUT') party.flaggedReason = 'general';
      else delete party.flaggedReason;
    });
    return context.body(null, 204);
  });

  const digits = '/api/v2/conversations/:conversationId/participants/:participantId/digits';
  app.post(digits, (context) => {
    const party = partyOf(conversationOf(world, context.req.param('conversationId')), context.req.param('participantId'));
    readObject(context, ['digits']);
    if (party.state !== 'connected') throw badRequest('Only a connected participant can send digits');
    return context.body(null, 202);
  });

  consultRoutes(app, world);
}

/** Someone is called in while the customer is held; ending it brings the customer back. */
function consultRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = '/api/v2/conversations/calls/:conversationId/participants/:participantId/consult';
  const placeOf = (context: SandboxContext): Place => {
    const conversation = conversationOf(world, context.req.param('conversationId') ?? '', 'call');
    return { conversation, party: partyOf(conversation, context.req.param('participantId') ?? '') };
  };

  app.post(path, (context) => {
    const { conversation, party } = placeOf(context);
    const { destination } = readObject<{ destination: TransferRequest }>(context, ['destination']);
    const partner = destinationParty(world, conversation, destination);
    changeConversation(world, conversation, () => {
      hold(world, party, true);
      partner().consults = party.id;
    });
    return context.json({ destinationParticipantId: conversation.parties.at(-1)?.id });
  });

  app.delete(path, (context) => {
    const { conversation, party } = placeOf(context);
    changeConversation(world, conversation, () => {
      for (const other of conversation.parties) if (other.consults === party.id) disconnect(world, conversation, other);
      hold(world, party, false);
    });
    return context.body(null, 204);
  });
}

function applyRequest(world: World, { conversation, party }: Place, request: MediaParticipantRequest): void {
  const { state, held, muted, confined, wrapup, wrapupSkipped } = request;
  if (state !== undefined && !['connected', 'disconnected', 'alerting', 'terminated'].includes(state)) {
    throw badRequest('A participant can be connected or disconnected', [{ errorCode: 'invalid.value', fieldName: 'state' }]);
  }
  if (state === 'connected' && !isActive(party)) {
    throw badRequest('The participant has left the conversation', [{ errorCode: 'invalid.value', fieldName: 'state' }]);
  }
  if (held === true && party.state !== 'connected') {
    throw badRequest('Only a connected participant can be held', [{ errorCode: 'invalid.value', fieldName: 'held' }]);
  }
  changeConversation(world, conversation, () => {
    if (wrapup) wrapUp(world, party, wrapup);
    if (wrapupSkipped !== undefined) party.wrapupSkipped = wrapupSkipped;
    if (muted !== undefined) party.muted = muted;
    if (confined !== undefined) party.confined = confined;
    if (held !== undefined) hold(world, party, held);
    if (request.recording !== undefined) setRecording(conversation, request.recording ? 'active' : 'none');
    if (state === 'connected') connect(world, conversation, party);
    if (state === 'disconnected' || state === 'terminated') disconnect(world, conversation, party);
    if (wrapupSkipped === true) finishAcw(world, party);
  });
}

/** A code that is given while the conversation goes on counts when it is over; afterwards it ends the after-call work. */
function wrapUp(world: World, party: Party, { code, notes, tags, durationSeconds, provisional }: ExtendedWrapup): void {
  const known = code === undefined ? undefined : world.store.wrapupCodes.find(code);
  party.wrapup = present({ code, name: known?.name, notes, tags, durationSeconds, end: world.now() });
  if (provisional !== true && isInAcw(party)) finishAcw(world, party);
}

function setRecording(conversation: StoredConversation, state: string): void {
  const wanted = state.toLowerCase();
  if (wanted !== 'active' && wanted !== 'paused' && wanted !== 'none') {
    throw badRequest('recordingState must be ACTIVE, PAUSED or NONE', [
      { errorCode: 'invalid.value', fieldName: 'recordingState' },
    ]);
  }
  conversation.recordingState = wanted;
  for (const party of conversation.parties) party.recording = wanted === 'active';
}

/** The participant goes, and whoever is named comes in the place. */
function transfer(world: World, { conversation, party }: Place, request: TransferRequest): void {
  if (!isActive(party)) throw badRequest('The participant has left the conversation');
  const add = destinationParty(world, conversation, request);
  changeConversation(world, conversation, () => {
    add();
    disconnect(world, conversation, party, 'transfer');
  });
}

/** Checks whom a body names at once, and lets them join when it is called. */
export function destinationParty(world: World, conversation: StoredConversation, body: TransferRequest): () => Party {
  const { userId, queueId, address } = body;
  if (queueId !== undefined && userId === undefined) {
    const queue = world.store.queues.get(queueId);
    return () => enqueue(world, conversation, queue);
  }
  if (userId !== undefined) {
    const user = activeUser(world, userId);
    return () => alert(world, conversation, user.id, queueId ?? conversation.parties.find(isInternal)?.queueId);
  }
  if (address !== undefined) return () => join(world, conversation, 'external', 'dialing', { address, name: address });
  throw badRequest('A user, a queue or an address must be named', [{ errorCode: 'required.field', fieldName: 'userId' }]);
}

/** Gives what waits in a queue to a user. */
export function assign(world: World, conversation: StoredConversation, body: unknown): void {
  const id = isObject(body) && typeof body['id'] === 'string' ? body['id'] : '';
  const user = activeUser(world, id);
  const waiting = waitingParty(conversation);
  if (!waiting) throw badRequest('The conversation does not wait in a queue');
  changeConversation(world, conversation, () => {
    alert(world, conversation, user.id, waiting.queueId);
  });
}
