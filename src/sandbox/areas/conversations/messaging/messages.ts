import type { Hono } from 'hono';
import type { AdditionalMessage, EmailMessage, EmailMessagePreview, MessageData } from '../../../../models/index.js';
import { told } from '../../../engine/told.js';
import { readObject, readTexts } from '../../../http/body.js';
import { badRequest, notFound } from '../../../store/errors.js';
import { listing } from '../../../http/listing.js';
import type { SandboxEnv } from '../../../http/context.js';
import type { World } from '../../../store/world.js';
import { chatMessageView, chatMessages, sayInChat, typingView } from '../../webchat/messages.js';
import { agentlessRoutes, templateText } from './agentless.js';
import { draftRoutes, dropDraft } from './drafts.js';
import { changeConversation } from '../life.js';
import { communicationOf, messageMediaRoutes, mediaOf } from './message-media.js';
import { conversationOf, conversationsOf, goingOn, isActive, isInternal, iso } from '../model.js';
import { openMessagingRoutes } from './open-messaging.js';
import type { ConversationMessage, Party, StoredConversation } from '../model.js';

/** The texts of emails, messages and chats. */
export function conversationMessageRoutes(app: Hono<SandboxEnv>, world: World): void {
  draftRoutes(app, world);
  emailRoutes(app, world);
  openMessagingRoutes(app, world);
  agentlessRoutes(app, world);
  messageMediaRoutes(app, world);
  messageRoutes(app, world);
  chatRoutes(app, world);
}

function messageOf(conversation: StoredConversation, id: string): ConversationMessage {
  const message = conversation.messages.find((candidate) => candidate.id === id);
  if (!message) throw notFound('message', id);
  return message;
}

function emailRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = '/api/v2/conversations/emails/:conversationId/messages';
  const view = ({ id: conversationId }: StoredConversation, { id, time, content }: ConversationMessage) => ({
    textBody: '',
    attachments: [],
    ...content,
    id,
    time: iso(time),
    selfUri: `/api/v2/conversations/emails/${conversationId}/messages/${id}`,
  });
  const needs = ['to'] as const;

  app.get(path, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'email');
    const preview = (message: ConversationMessage): EmailMessagePreview => {
      const shown = view(conversation, message);
      return told('EmailMessagePreview', { ...shown, textBodyPreview: shown.textBody }) as unknown as EmailMessagePreview;
    };
    return context.json(listing(context, world, conversation.messages, preview));
  });

  app.post(path, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'email');
    const body = readObject<EmailMessage>(context, needs);
    const { userId } = context.get('accessToken');
    const isHere = (party: Party): boolean => isInternal(party) && isActive(party);
    // A program without a user writes in the name of the agent who has the email.
    const sender = goingOn(conversation).parties.findLast(
      (party) => isHere(party) && (userId === undefined || party.userId === userId),
    );
    const message = { id: world.newId(), time: world.now(), content: { ...body }, ...(sender && { partyId: sender.id }) };
    changeConversation(world, conversation, () => {
      conversation.messages.push(message);
    });
    dropDraft(world, conversation);
    return context.json(told('EmailMessageReply', view(conversation, message)));
  });

  app.get(`${path}/:messageId`, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'email');
    return context.json(view(conversation, messageOf(conversation, context.req.param('messageId'))));
  });
}

function messageRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = '/api/v2/conversations/messages';
  const view = (conversation: StoredConversation, { id, time, content }: ConversationMessage): MessageData => ({
    // oxlint-disable-next-line typescript/no-deprecated -- programs of July 2022 read it
    textBody: '',
    status: 'sent',
    ...told('MessageData', content),
    id,
    timestamp: iso(time),
    conversationId: conversation.id,
    selfUri: `${path}/${conversation.id}/messages/${id}`,
  });

  app.get(`${path}/:messageId/details`, (context) => {
    const id = context.req.param('messageId');
    for (const conversation of conversationsOf(world).values()) {
      const message = conversation.messages.find((candidate) => candidate.id === id);
      if (message && conversation.media === 'message') return context.json(view(conversation, message));
    }
    throw notFound('message', id);
  });

  app.post(`${path}/:conversationId/messages/bulk`, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'message');
    const wanted = new Set(readTexts(context));
    const found = conversation.messages.filter(({ id }) => wanted.has(id));
    return context.json({ entities: found.map((message) => view(conversation, message)) });
  });

  app.get(`${path}/:conversationId/messages/:messageId`, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'message');
    return context.json(view(conversation, messageOf(conversation, context.req.param('messageId'))));
  });

  app.post(`${path}/:conversationId/communications/:communicationId/messages`, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'message');
    const party = communicationOf(conversation, context.req.param('communicationId'));
    if (!isActive(party)) throw badRequest('The participant has left the conversation');
    const { messagingTemplate, mediaIds = [], ...body } = readObject<AdditionalMessage>(context, ['textBody']);
    const textBody = messagingTemplate ? templateText(world, messagingTemplate) : body.textBody;
    const direction = party.purpose === 'customer' ? 'inbound' : 'outbound';
    const media = mediaOf(world, conversation, party, mediaIds);
    const content = { direction, textBody, ...(media.length > 0 && { media }) };
    const message = { id: world.newId(), partyId: party.id, time: world.now(), content };
    changeConversation(world, conversation, () => {
      conversation.messages.push(message);
    });
    return context.json(view(conversation, message));
  });
}

function chatRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = '/api/v2/conversations/chats/:conversationId';

  app.get(`${path}/messages`, (context) =>
    context.json(chatMessages(context, conversationOf(world, context.req.param('conversationId'), 'chat'))),
  );

  app.get(`${path}/messages/:messageId`, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'chat');
    return context.json(chatMessageView(conversation, messageOf(conversation, context.req.param('messageId'))));
  });

  app.post(`${path}/communications/:communicationId/messages`, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'chat');
    const party = communicationOf(conversation, context.req.param('communicationId'));
    const body = readObject<{ body: string; bodyType?: string }>(context, ['body']);
    return context.json(sayInChat(world, conversation, party, body));
  });

  app.post(`${path}/communications/:communicationId/typing`, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'), 'chat');
    return context.json(typingView(world, conversation, communicationOf(conversation, context.req.param('communicationId'))));
  });
}
