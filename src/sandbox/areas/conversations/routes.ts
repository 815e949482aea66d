import type { Hono } from 'hono';
import type { CallCommand, Conversation, ConversationUser } from '../../../models/index.js';
import { told } from '../../engine/told.js';
import { readObject } from '../../http/body.js';
import { listing, queryList } from '../../http/listing.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { callHistoryRoutes } from './call-history.js';
import { callbackRoutes } from './callbacks.js';
import { changeConversation, endConversation, join } from './life.js';
import { conversationOf, conversationsOf, families, goingOn, isActive, isInAcw, liveConversations } from './model.js';
import type { Party, StoredConversation } from './model.js';
import { assign, callIn } from './participants/transfer.js';
import { conversationView, familyView, titled } from './views.js';
import { locateConversations } from './whereabouts.js';

/** Reads conversations and applies actions to whole ones. */
export function conversationRoutes(app: Hono<SandboxEnv>, world: World): void {
  locateConversations(world);
  app.get('/api/v2/conversations', (context) => {
    const types = queryList(context, 'communicationType').map((type) => type.toLowerCase());
    const found = ownConversations(world, context).filter(({ media }) => types.length === 0 || types.includes(media));
    return context.json(listing(context, world, found, (conversation) => conversationView(world, conversation)));
  });

  app.get('/api/v2/conversations/calls/maximumconferenceparties', (context) => context.json({ maxParticipants: 100 }));

  callHistoryRoutes(app, world);
  callbackRoutes(app, world);

  for (const { path, media } of families) {
    app.get(`/api/v2/conversations/${path}`, (context) => {
      const found = ownConversations(world, context).filter((conversation) => conversation.media === media);
      const page = listing(context, world, found, (conversation) => familyView(world, conversation));
      // Lists can contain fewer fields than single conversations.
      return context.json(told(`${titled(media)}ConversationEntityListing`, page));
    });

    app.get(`/api/v2/conversations/${path}/:conversationId`, (context) =>
      context.json(familyView(world, conversationOf(world, context.req.param('conversationId'), media))),
    );
  }

  // This segment is treated as an id only if a conversation has it, because other resources have paths of the same form.
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
    const conversation = goingOn(conversationOf(world, context.req.param('conversationId'), 'call'));
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

/** The conversations that the caller takes part in, or all in progress for OAuth clients without a user. */
function ownConversations(world: World, context: SandboxContext): StoredConversation[] {
  const { userId } = context.get('accessToken');
  if (userId === undefined) return liveConversations(world);
  const isOwn = (party: Party): boolean => party.userId === userId && (isActive(party) || isInAcw(party));
  return conversationsOf(world)
    .ofUser(userId)
    .filter(({ parties }) => parties.some(isOwn));
}
