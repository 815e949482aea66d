import type { Hono } from 'hono';
import type { MediaParticipantRequest, SetUuiDataRequest, TransferRequest, WrapupInput } from '../../../../models/index.js';
import type { Conversation } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { badRequest, notFound } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import type { SandboxContext, SandboxEnv } from '../../../http/context.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { operationOf } from '../../kept.js';
import { tellMoment } from '../facts.js';
import { changeConversation, endConversation } from '../life.js';
import { conversationOf, families, partyOf } from '../model.js';
import type { Media, Party, StoredConversation } from '../model.js';
import { applyRequest, setRecording } from './participant-changes.js';
import { transfer } from './transfer.js';
import { mergeCalls } from '../whole.js';
import { assignedWrapup, conversationView } from '../views.js';

const AT_STATE = { errorCode: 'invalid.value', fieldName: 'state' };

interface Place {
  conversation: StoredConversation;
  party: Party;
}

/** Participant actions, by media type or without one: answer, hold, transfer, wrap up, disconnect. */
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
      const { conversation, party } = placeOf(context);
      applyRequest(world, () => callerId(context), conversation, party, readObject<MediaParticipantRequest>(context));
      return context.body(null, 202);
    });

    app.patch(`${one}/attributes`, (context) => {
      const { conversation, party } = placeOf(context);
      const { attributes } = readObject<{ attributes: Record<string, unknown> }>(context, ['attributes']);
      const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)] as const);
      changeConversation(world, conversation, () => {
        party.attributes = { ...party.attributes, ...Object.fromEntries(texts) };
      });
      const about = { attributes: party.attributes };
      tellMoment(world, 'v2.detail.events.conversation.{id}.attributes', conversation, party, world.now(), about);
      // Calls, callbacks, emails and messages return the attributes, all other operations have an empty response.
      return operationOf(context).route.operation.returns === 'void' ? context.body(null, 202) : context.json(about);
    });

    app.get(`${one}/wrapup`, (context) =>
      context.json(assignedWrapup(placeOf(context).party, queryFlag(context, 'provisional') === true)),
    );

    app.get(`${one}/wrapupcodes`, (context) => {
      const { party } = placeOf(context);
      const ids = [...world.store.queueWrapupCodes.of(party.queueId ?? '').keys()];
      return context.json(ids.flatMap((id) => world.store.wrapupCodes.find(id) ?? []));
    });

    app.post(`${one}/replace`, (context) => {
      const { conversation, party } = placeOf(context);
      transfer(world, conversation, party, readObject<TransferRequest>(context));
      return context.body(null, 202);
    });

    if (media === undefined) continue;

    const ofLeg = (context: SandboxContext): Place => {
      const place = placeOf(context);
      const id = context.req.param('communicationId') ?? '';
      if (place.party.sessionId !== id) throw notFound('communication', id);
      return place;
    };

    app.get(`${one}/communications/:communicationId/wrapup`, (context) =>
      context.json(assignedWrapup(ofLeg(context).party, queryFlag(context, 'provisional') === true)),
    );

    app.post(`${one}/communications/:communicationId/wrapup`, (context) => {
      const { conversation, party } = ofLeg(context);
      applyRequest(world, () => callerId(context), conversation, party, { wrapup: readObject<WrapupInput>(context) });
      return context.body(null, 204);
    });

    app.patch(`${one}/communications/:communicationId`, (context) => {
      const { conversation, party } = ofLeg(context);
      applyRequest(world, () => callerId(context), conversation, party, readObject<MediaParticipantRequest>(context));
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

    // Changes the whole conversation: disconnects it, pauses its recording, or merges other calls into it.
    app.patch(base, (context) => {
      const conversation = conversationOf(world, context.req.param('conversationId') ?? '', media);
      const body = readObject<Conversation>(context);
      const isToEnd = body.state === 'disconnected';
      if (body.state !== undefined && !isToEnd) throw badRequest('A whole conversation can be disconnected', [AT_STATE]);
      if (media === 'call' && (body.conversationIds ?? []).length > 0)
        mergeCalls(world, conversation, body.conversationIds ?? [], callerId(context));
      changeConversation(world, conversation, () => {
        if (body.recordingState !== undefined) setRecording(conversation, body.recordingState);
        if (isToEnd) endConversation(world, conversation, 'client');
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

  const uuiData =
    '/api/v2/conversations/calls/:conversationId/participants/:participantId/communications/:communicationId/uuidata';
  app.put(uuiData, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'call');
    const party = partyOf(conversation, context.req.param('participantId'));
    const id = context.req.param('communicationId');
    if (party.sessionId !== id) throw notFound('communication', id);
    const { uuiData: data = '' } = readObject<SetUuiDataRequest>(context);
    changeConversation(world, conversation, () => {
      party.uuiData = data;
    });
    return context.json({});
  });
}
