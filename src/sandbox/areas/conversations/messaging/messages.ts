import type { Area } from '../../../engine/area.js';
import type { EmailMessagePreview, MessageData } from '../../../../models/index.js';
import { pickDeclaredFields } from '../../../engine/declared-fields.js';
import { readObject, readTexts } from '../../../http/body.js';
import { badRequest, notFound } from '../../../store/errors.js';
import { listing } from '../../../http/listing.js';
import type { World } from '../../../store/world.js';
import { chatMessageView, chatMessages, sendChatMessage, typingView } from '../../webchat/messages.js';
import { addAgentlessHandlers, fillTemplate } from './agentless.js';
import { addDraftHandlers, dropDraft } from './drafts.js';
import { changeConversation } from '../life.js';
import { communicationOf, addMessageMediaHandlers, mediaOf } from './message-media.js';
import { conversationOf, conversationsOf, requireInProgress, isActive, isInternal, iso } from '../model.js';
import { addOpenMessagingHandlers } from './open-messaging.js';
import type { ConversationMessage, Party, StoredConversation } from '../model.js';

/** The texts of emails, messages and chats. */
export function addConversationMessageHandlers(area: Area, world: World): void {
  addDraftHandlers(area, world);
  addEmailHandlers(area, world);
  addOpenMessagingHandlers(area, world);
  addAgentlessHandlers(area, world);
  addMessageMediaHandlers(area, world);
  addMessageHandlers(area, world);
  addChatHandlers(area, world);
}

function messageOf(conversation: StoredConversation, id: string): ConversationMessage {
  const message = conversation.messages.find((candidate) => candidate.id === id);
  if (!message) throw notFound('message', id);
  return message;
}

function addEmailHandlers(area: Area, world: World): void {
  const view = ({ id: conversationId }: StoredConversation, { id, time, content }: ConversationMessage) => ({
    textBody: '',
    attachments: [],
    ...content,
    id,
    time: iso(time),
    selfUri: `/api/v2/conversations/emails/${conversationId}/messages/${id}`,
  });
  const requiredFields = ['to'] as const;

  area.handle('getConversationsEmailMessages', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'email');
    const preview = (message: ConversationMessage): EmailMessagePreview => {
      const emailView = view(conversation, message);
      return pickDeclaredFields('EmailMessagePreview', {
        ...emailView,
        textBodyPreview: emailView.textBody,
      }) as unknown as EmailMessagePreview;
    };
    return listing(context, world, conversation.messages, preview);
  });

  area.handle('postConversationsEmailMessages', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'email');
    const body = readObject(context, requiredFields);
    const { userId } = context.accessToken;
    const isActiveAgent = (party: Party): boolean => isInternal(party) && isActive(party);
    // A program without a user writes in the name of the agent who has the email.
    const sender = requireInProgress(conversation).parties.findLast(
      (party) => isActiveAgent(party) && (userId === undefined || party.userId === userId),
    );
    const message = { id: world.newId(), time: world.now(), content: { ...body }, ...(sender && { partyId: sender.id }) };
    changeConversation(world, conversation, () => {
      conversation.messages.push(message);
    });
    dropDraft(world, conversation);
    return pickDeclaredFields('EmailMessageReply', view(conversation, message));
  });

  area.handle('getConversationsEmailMessage', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'email');
    return view(conversation, messageOf(conversation, context.param('messageId')));
  });
}

function addMessageHandlers(area: Area, world: World): void {
  const path = '/api/v2/conversations/messages';
  const view = (conversation: StoredConversation, { id, time, content }: ConversationMessage): MessageData => ({
    // oxlint-disable-next-line typescript/no-deprecated -- programs of July 2022 read it
    textBody: '',
    status: 'sent',
    ...pickDeclaredFields('MessageData', content),
    id,
    timestamp: iso(time),
    conversationId: conversation.id,
    selfUri: `${path}/${conversation.id}/messages/${id}`,
  });

  area.handle('getConversationsMessageDetails', (context) => {
    const id = context.param('messageId');
    for (const conversation of conversationsOf(world).values()) {
      const message = conversation.messages.find((candidate) => candidate.id === id);
      if (message && conversation.media === 'message') return view(conversation, message);
    }
    throw notFound('message', id);
  });

  area.handle('postConversationsMessageMessagesBulk', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'message');
    const messageIds = new Set(readTexts(context));
    const messages = conversation.messages.filter(({ id }) => messageIds.has(id));
    return { entities: messages.map((message) => view(conversation, message)) };
  });

  area.handle('getConversationsMessageMessage', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'message');
    return view(conversation, messageOf(conversation, context.param('messageId')));
  });

  area.handle('postConversationsMessageCommunicationMessages', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'message');
    const party = communicationOf(conversation, context.param('communicationId'));
    if (!isActive(party)) throw badRequest('The participant has left the conversation');
    const { messagingTemplate, mediaIds = [], ...body } = readObject(context, ['textBody']);
    const textBody = messagingTemplate ? fillTemplate(world, messagingTemplate) : body.textBody;
    const direction = party.purpose === 'customer' ? 'inbound' : 'outbound';
    const media = mediaOf(world, conversation, party, mediaIds);
    const content = { direction, textBody, ...(media.length > 0 && { media }) };
    const message = { id: world.newId(), partyId: party.id, time: world.now(), content };
    changeConversation(world, conversation, () => {
      conversation.messages.push(message);
    });
    return view(conversation, message);
  });
}

function addChatHandlers(area: Area, world: World): void {
  area.handle('getConversationsChatMessages', (context) =>
    chatMessages(context, conversationOf(world, context.param('conversationId'), 'chat')),
  );

  area.handle('getConversationsChatMessage', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'chat');
    return chatMessageView(conversation, messageOf(conversation, context.param('messageId')));
  });

  area.handle('postConversationsChatCommunicationMessages', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'chat');
    const party = communicationOf(conversation, context.param('communicationId'));
    const body = readObject(context, ['body']);
    return sendChatMessage(world, conversation, party, body);
  });

  area.handle('postConversationsChatCommunicationTyping', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'chat');
    return typingView(world, conversation, communicationOf(conversation, context.param('communicationId')));
  });
}
