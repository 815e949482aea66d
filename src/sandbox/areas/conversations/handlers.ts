import type { Area } from '../../engine/area.js';
import type { CallCommand, Conversation, ConversationUser } from '../../../models/index.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { readObject } from '../../http/body.js';
import { listing, queryList } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { addCallHistoryHandlers } from './call-history.js';
import { addCallbackHandlers } from './callbacks.js';
import { changeConversation, endConversation, addParty } from './life.js';
import { conversationOf, conversationsOf, requireInProgress, isActive, isInAcw, liveConversations } from './model.js';
import type { Party, StoredConversation } from './model.js';
import { assign, addParticipants } from './participants/transfer.js';
import { conversationView, familyView, capitalize } from './views.js';
import { locateConversations } from './conversation-paths.js';

/** The operations that read the conversations of a media type. */
const readOperations = [
  { media: 'call', list: 'getConversationsCalls', read: 'getConversationsCall' },
  { media: 'callback', list: 'getConversationsCallbacks', read: 'getConversationsCallback' },
  { media: 'chat', list: 'getConversationsChats', read: 'getConversationsChat' },
  { media: 'email', list: 'getConversationsEmails', read: 'getConversationsEmail' },
  { media: 'message', list: 'getConversationsMessages', read: 'getConversationsMessage' },
] as const;

/** Reads conversations and applies actions to whole ones. */
export function addConversationHandlers(area: Area, world: World): void {
  locateConversations(world);
  area.handle('getConversations', (context) => {
    const types = queryList(context, 'communicationType').map((type) => type.toLowerCase());
    const conversations = ownConversations(world, context).filter(({ media }) => types.length === 0 || types.includes(media));
    return listing(context, world, conversations, (conversation) => conversationView(world, conversation));
  });

  area.handle('getConversationsCallsMaximumconferenceparties', () => ({ maxParticipants: 100 }));

  addCallHistoryHandlers(area, world);
  addCallbackHandlers(area, world);

  addMediaHandlers(area, world);

  area.handle('getConversation', (context) => conversationView(world, conversationOf(world, context.param('conversationId'))));

  area.handle('postConversationDisconnect', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    changeConversation(world, conversation, () => {
      endConversation(world, conversation, 'system');
    });
    return '';
  });

  area.handle('postConversationAssign', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    assign(world, conversation, readObject<ConversationUser>(context, ['id']));
    return '';
  });

  area.handle('putConversationTags', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const { externalTag = '' } = readObject<{ externalTag?: string }>(context);
    changeConversation(world, conversation, () => {
      conversation.externalTag = externalTag;
    });
    return '';
  });

  area.handle('postConversationsCall', (context) => {
    const conversation = requireInProgress(conversationOf(world, context.param('conversationId'), 'call'));
    const { callNumber } = readObject<CallCommand>(context, ['callNumber']);
    changeConversation(world, conversation, () => {
      addParty(world, conversation, 'customer', 'dialing', { address: callNumber, name: callNumber });
    });
    return conversationView(world, conversation);
  });

  area.handle('postConversationsCallParticipants', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'call');
    addParticipants(world, conversation, readObject<Conversation>(context, ['participants']));
    return conversationView(world, conversation);
  });
}

/** Reads the conversations of one media type. */
function addMediaHandlers(area: Area, world: World): void {
  for (const { media, list, read } of readOperations) {
    area.handle(list, (context) => {
      const conversations = ownConversations(world, context).filter((conversation) => conversation.media === media);
      const page = listing(context, world, conversations, (conversation) => familyView(world, conversation));
      // Lists can contain fewer fields than single conversations.
      return pickDeclaredFields(`${capitalize(media)}ConversationEntityListing`, page);
    });

    area.handle(read, (context) => familyView(world, conversationOf(world, context.param('conversationId'), media)));
  }
}

/** The conversations that the caller takes part in, or all in progress for OAuth clients without a user. */
function ownConversations(world: World, context: OperationContext): StoredConversation[] {
  const { userId } = context.accessToken;
  if (userId === undefined) return liveConversations(world);
  const isOwn = (party: Party): boolean => party.userId === userId && (isActive(party) || isInAcw(party));
  return conversationsOf(world)
    .ofUser(userId)
    .filter(({ parties }) => parties.some(isOwn));
}
