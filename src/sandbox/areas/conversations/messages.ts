import type { Hono } from 'hono';
import type { AdditionalMessage, EmailMessage, EmailMessagePreview, MessageData } from '../../../models/index.js';
import { told } from '../../contract/told.js';
import { readObject, readTexts } from '../../http/body.js';
import { badRequest, notFound } from '../../http/errors.js';
import { listing } from '../../http/listing.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { chatMessageView, chatMessages, sayInChat, typingView } from '../webchat/messages.js';
import { arrive } from './create.js';
import { changeConversation } from './life.js';
import { conversationOf, conversationsOf, iso } from './model.js';
import type { ConversationMessage, Party, StoredConversation } from './model.js';

/** What is written in e-mails, messages and chats. */
export function conversationMessageRoutes(app: Hono<SandboxEnv>, world: World): void {
  emailRoutes(app, world);
  messageRoutes(app, world);
  chatRoutes(app, world);
}

function messageOf(conversation: StoredConversation, id: string): ConversationMessage {
  const message = conversation.messages.find((candidate) => candidate.id === id);
  if (!message) throw notFound('message', id);
  return message;
}

function communicationOf(conversation: StoredConversation, id: string): Party {
  const party = conversation.parties.find(({ sessionId }) => sessionId === id);
  if (!party) throw notFound('communication', id);
  return party;
}

function emailRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = '/api/v2/conversations/emails/:conversationId/messages';
  const drafts = world.collection<EmailMessage>('conversations.drafts');
  const view = ({ id: conversationId }: StoredConversation, { id, time, content }: ConversationMessage) => ({
    ...{ textBody: '', attachments: [], ...content, id, time: iso(time) },
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
    const message = { id: world.newId(), time: world.now(), content: { ...body } };
    changeConversation(world, conversation, () => {
      conversation.messages.push(message);
    });
    drafts.delete(conversation.id);
    return context.json(told('EmailMessageReply', view(conversation, message)));
  });

  app.get(`${path}/draft`, (context) => {
    const { id, subject = '' } = conversationOf(world, context.req.param('conversationId'), 'email');
    return context.json(drafts.get(id) ?? { to: [], from: {}, subject, textBody: '', attachments: [] });
  });

  app.put(`${path}/draft`, (context) => {
    const { id } = conversationOf(world, context.req.param('conversationId'), 'email');
    const draft = readObject<EmailMessage>(context, needs);
    drafts.set(id, draft);
    return context.json(draft);
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
    ...{ textBody: '', status: 'sent', ...content, id, timestamp: iso(time), conversationId: conversation.id },
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

  app.post(`${path}/inbound/open`, (context) => {
    const body = readObject<{ channel: { from?: { id?: string; nickname?: string } }; text?: string }>(context, ['channel']);
    const { id: address = 'open-guest', nickname = 'Guest' } = body.channel.from ?? {};
    const queue = world.store.queues.all().find(({ name }) => name === 'Social Messaging') ?? world.store.queues.all()[0];
    if (!queue) throw badRequest('There is no queue that messages could come into');
    const message = { id: world.newId(), time: world.now(), content: { direction: 'inbound', textBody: body.text ?? '' } };
    arrive(world, queue, 'message', { address, name: nickname }, { messages: [message] });
    return context.json({ ...body, id: message.id, direction: 'Inbound' });
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
    const { textBody } = readObject<AdditionalMessage>(context, ['textBody']);
    const direction = party.purpose === 'customer' ? 'inbound' : 'outbound';
    const message = { id: world.newId(), partyId: party.id, time: world.now(), content: { direction, textBody } };
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
