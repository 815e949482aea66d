import type { Hono } from 'hono';
import type {
  BulkCallbackPatchRequest,
  CallCommand,
  Conversation,
  ConversationUser,
  PatchCallbackRequest,
} from '../../../models/index.js';
import { told } from '../../contract/told.js';
import { isObject, readObject } from '../../http/body.js';
import { listing, queryList } from '../../http/listing.js';
import { activeUser } from '../users/users.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { callbackCreated, readTime } from './create.js';
import { alert, changeConversation, endConversation, join } from './life.js';
import { conversationOf, conversationsOf, families, isActive, isInAcw, iso, liveConversations, waitingParty } from './model.js';
import type { StoredConversation } from './model.js';
import { assign, callIn } from './transfer.js';
import { conversationView, familyView, titled } from './views.js';
import { locateConversations } from './whereabouts.js';

/** Conversations as they are read, and what can be done with a whole one. */
export function conversationRoutes(app: Hono<SandboxEnv>, world: World): void {
  locateConversations(world);
  app.get('/api/v2/conversations', (context) => {
    const types = queryList(context, 'communicationType').map((type) => type.toLowerCase());
    const found = ownConversations(world, context).filter(({ media }) => types.length === 0 || types.includes(media));
    return context.json(listing(context, world, found, (conversation) => conversationView(world, conversation)));
  });

  app.get('/api/v2/conversations/calls/history', (context) => {
    const { userId } = context.get('accessToken');
    const found = [...conversationsOf(world).values()].filter(
      ({ media, end, parties }) =>
        media === 'call' && end !== undefined && parties.some((party) => userId === undefined || party.userId === userId),
    );
    return context.json(listing(context, world, found.reverse(), (conversation) => historyView(world, conversation)));
  });

  app.get('/api/v2/conversations/calls/maximumconferenceparties', (context) => context.json({ maxParticipants: 100 }));

  callbackRoutes(app, world);

  for (const { path, media } of families) {
    app.get(`/api/v2/conversations/${path}`, (context) => {
      const found = ownConversations(world, context).filter((conversation) => conversation.media === media);
      const page = listing(context, world, found, (conversation) => familyView(world, conversation));
      // Lists may say less than single ones do.
      return context.json(told(`${titled(media)}ConversationEntityListing`, page));
    });

    app.get(`/api/v2/conversations/${path}/:conversationId`, (context) =>
      context.json(familyView(world, conversationOf(world, context.req.param('conversationId'), media))),
    );
  }

  // One segment after it is an id only where it is one of ours: the names of further resources lie at the same height.
  app.get('/api/v2/conversations/:conversationId', async (context, next) => {
    const id = context.req.param('conversationId');
    if (!conversationsOf(world).has(id) && /^[a-z]+$/.test(id)) {
      await next();
      return undefined;
    }
    return context.json(conversationView(world, conversationOf(world, id)));
  });

  app.post('/api/v2/conversations/:conversationId/disconnect', (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'));
    changeConversation(world, conversation, () => {
      endConversation(world, conversation, 'system');
    });
    return context.json('');
  });

  app.post('/api/v2/conversations/:conversationId/assign', (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'));
    assign(world, conversation, readObject<ConversationUser>(context, ['id']));
    return context.json('');
  });

  app.put('/api/v2/conversations/:conversationId/tags', (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'));
    const { externalTag = '' } = readObject<{ externalTag?: string }>(context);
    changeConversation(world, conversation, () => {
      conversation.externalTag = externalTag;
    });
    return context.json('');
  });

  app.post('/api/v2/conversations/calls/:conversationId', (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'call');
    const { callNumber } = readObject<CallCommand>(context, ['callNumber']);
    changeConversation(world, conversation, () => {
      join(world, conversation, 'customer', 'dialing', { address: callNumber, name: callNumber });
    });
    return context.json(conversationView(world, conversation));
  });

  app.post('/api/v2/conversations/calls/:conversationId/participants', (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'call');
    callIn(world, conversation, readObject<Conversation>(context, ['participants']));
    return context.json(conversationView(world, conversation));
  });
}

/** Callbacks are put off, given to an agent and given up without being entered. */
function callbackRoutes(app: Hono<SandboxEnv>, world: World): void {
  const change = (body: PatchCallbackRequest) => {
    const conversation = conversationOf(world, body.conversationId, 'callback');
    const scheduled = readTime(body.callbackScheduledTime);
    const agent = typeof body.agentId === 'string' ? activeUser(world, body.agentId) : undefined;
    changeConversation(world, conversation, () => {
      if (scheduled !== undefined) conversation.callback = { numbers: [], ...conversation.callback, scheduled };
      if (agent) alert(world, conversation, agent.id, body.queueId ?? waitingParty(conversation)?.queueId);
    });
    return callbackCreated(conversation);
  };

  app.patch('/api/v2/conversations/callbacks', (context) =>
    context.json(change(readObject<PatchCallbackRequest>(context, ['conversationId']))),
  );

  app.post('/api/v2/conversations/callbacks/bulk/update', (context) => {
    const { patchCallbackRequests } = readObject<BulkCallbackPatchRequest>(context, ['patchCallbackRequests']);
    const successful = patchCallbackRequests.map((request) => {
      change(request);
      return request;
    });
    const results = successful.map(({ conversationId }) => ({ id: conversationId, success: true }));
    return context.json({ results, errorCount: 0, errorIndexes: [] });
  });

  app.post('/api/v2/conversations/callbacks/bulk/disconnect', (context) => {
    const { callbackDisconnectIdentifiers: named } = readObject<{ callbackDisconnectIdentifiers: unknown[] }>(context, [
      'callbackDisconnectIdentifiers',
    ]);
    const found = named.filter(isObject).map(({ conversationId }) => conversationOf(world, String(conversationId), 'callback'));
    for (const conversation of found) {
      changeConversation(world, conversation, () => {
        endConversation(world, conversation, 'system');
      });
    }
    return context.body(null, 204);
  });
}

/** What the caller takes part in; all that goes on, for OAuth clients that stand for no user. */
function ownConversations(world: World, context: SandboxContext): StoredConversation[] {
  const { userId } = context.get('accessToken');
  return liveConversations(world).filter(({ parties }) =>
    parties.some((party) => userId === undefined || (party.userId === userId && (isActive(party) || isInAcw(party)))),
  );
}

function historyView(world: World, conversation: StoredConversation) {
  const { id, start, direction } = conversation;
  const { participants } = familyView(world, conversation);
  return {
    ...{
      id,
      participants: told('CallHistoryParticipant[]', participants),
      direction,
      wentToVoicemail: false,
      missedCall: false,
      startTime: iso(start),
    },
    ...{ wasConference: false, wasCallback: false, hadScreenShare: false, hadCobrowse: false, wasOutboundCampaign: false },
    ...{ selfUri: `/api/v2/conversations/calls/${id}` },
  };
}
