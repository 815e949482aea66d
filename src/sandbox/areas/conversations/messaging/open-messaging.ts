import type { Area } from '../../../engine/area.js';
import type {
  OpenInboundNormalizedEvent,
  OpenInboundNormalizedMessage,
  OpenInboundNormalizedReceipt,
  OpenInboundStructuredResponseMessage,
  OpenIntegration,
  OpenMessagingFromRecipient,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { badRequest, notFound } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import type { OperationContext } from '../../../http/operation-context.js';
import type { StoredQueue } from '../../../store/store.js';
import { defaultQueueName } from '../../../store/initial-data/names.js';
import type { World } from '../../../store/world.js';
import { publishEvent } from '../../events/publish.js';
import { Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { startInbound } from '../create.js';
import { changeConversation } from '../life.js';
import { conversationsOf, isActive, liveConversations } from '../model.js';
import type { ConversationMessage, Party, StoredConversation } from '../model.js';

/** The sender of a message, and the integration. */
interface Sender {
  from: Pick<OpenMessagingFromRecipient, 'id' | 'nickname'>;
  integrationId?: string | undefined;
}

/** The message status that a receipt sets. */
const statuses: Readonly<Record<string, string>> = {
  Sent: 'sent',
  Delivered: 'delivery-success',
  Failed: 'delivery-failed',
  Published: 'published',
  Removed: 'removed',
};

/** Inbound open messages: texts, button responses, receipts and typing indicators. */
export function addOpenMessagingHandlers(area: Area, world: World): void {
  addInboundMessages(area, world);
  addInboundEvents(area, world);
}

function integrationOf(world: World, context: OperationContext): Entity<OpenIntegration> {
  const integrations = new Repository<OpenIntegration>(world, '/api/v2/conversations/messaging/integrations/open');
  return integrations.get(context.param('integrationId'));
}

function addInboundMessages(area: Area, world: World): void {
  area.handle('postConversationsMessagesInboundOpen', (context) => {
    const body = readObject<{ channel: { from?: Partial<Sender['from']>; to?: { id?: string } }; text?: string }>(context, [
      'channel',
    ]);
    const { id = 'open-guest', nickname = 'Guest' } = body.channel.from ?? {};
    const message = newMessage(world, body.text ?? '');
    receiveMessage(world, { from: { id, nickname }, integrationId: body.channel.to?.id }, message);
    return { ...body, id: message.id, direction: 'Inbound' };
  });

  area.handle('postConversationsMessageInboundOpenMessage', (context) => {
    const integration = integrationOf(world, context);
    const { channel, text = '', content, metadata } = readObject<OpenInboundNormalizedMessage>(context, ['channel']);
    const normalizedMessage = {
      type: 'Text',
      text,
      ...(metadata && { metadata }),
      ...(content && { content: content.map((each) => ({ contentType: 'Attachment', ...each })) }),
    };
    const message = newMessage(world, text, normalizedMessage, channel.messageId);
    const conversation = receiveMessage(world, { from: channel.from, integrationId: integration.id }, message);
    return {
      id: message.id,
      channel: channelOf(integration, channel, channel.messageId ?? message.id),
      ...normalizedMessage,
      ...(queryFlag(context, 'prefetchConversationId') === true && { conversationId: conversation.id }),
    };
  });

  area.handle('postConversationsMessageInboundOpenStructuredResponse', (context) => {
    const integration = integrationOf(world, context);
    const { channel, buttonResponse, originatingMessageId } = readObject<OpenInboundStructuredResponseMessage>(context, [
      'channel',
    ]);
    findMessage(world, originatingMessageId);
    const content = [{ contentType: 'ButtonResponse', buttonResponse }];
    const normalizedMessage = { type: 'Structured', direction: 'Inbound', content };
    const message = newMessage(world, buttonResponse.text, { ...normalizedMessage, text: buttonResponse.text });
    receiveMessage(world, { from: channel.from, integrationId: integration.id }, message);
    return { id: message.id, channel: channelOf(integration, channel, message.id), ...normalizedMessage };
  });
}

/** Typing indicators and receipts. */
function addInboundEvents(area: Area, world: World): void {
  area.handle('postConversationsMessageInboundOpenEvent', (context) => {
    const integration = integrationOf(world, context);
    const { channel, events } = readObject<OpenInboundNormalizedEvent>(context, ['channel', 'events']);
    const id = world.newId();
    const typingEvents = events.map(({ eventType }) => ({ eventType, typing: { type: 'On' } }));
    const event = { channel: channelOf(integration, channel, id), type: 'Event', events: typingEvents };
    const existing = findOpenConversation(world, { from: channel.from, integrationId: integration.id });
    if (existing) publishTyping(world, existing.conversation, event);
    return { id, ...event };
  });

  area.handle('postConversationsMessageInboundOpenReceipt', (context) => {
    const integration = integrationOf(world, context);
    const { id, channel, ...receipt } = readObject<OpenInboundNormalizedReceipt>(context, ['id', 'channel', 'status']);
    const { conversation, message } = findMessage(world, id);
    const receipts = message.content['normalizedReceipts'];
    changeConversation(world, conversation, () => {
      message.content = {
        ...message.content,
        status: statuses[receipt.status] ?? 'sent',
        normalizedReceipts: [...(Array.isArray(receipts) ? (receipts as unknown[]) : []), { id, type: 'Receipt', ...receipt }],
      };
    });
    const from = { id: integration.id, idType: 'Opaque' as const };
    return {
      id,
      type: 'Receipt',
      direction: 'Outbound',
      ...receipt,
      channel: { ...channelOf(integration, { ...channel, from }, id), to: channel.to },
    };
  });
}

/** Notifies the participants that the customer is typing. */
export function publishTyping(world: World, { id, parties }: StoredConversation, event: object): void {
  const users = new Set(parties.filter(isActive).flatMap(({ userId }) => userId ?? []));
  for (const userId of users)
    publishEvent(world, 'v2.users.{id}.conversations.inbound.typing.event', [userId], () => ({
      conversationId: id,
      normalizedMessage: { ...event, direction: 'Inbound' },
    }));
}

function newMessage(world: World, textBody: string, normalizedMessage?: object, providerMessageId?: string): ConversationMessage {
  return {
    id: world.newId(),
    time: world.now(),
    content: {
      direction: 'inbound',
      textBody,
      status: 'received',
      ...(normalizedMessage && { messengerType: 'open', normalizedMessage }),
      ...(providerMessageId !== undefined && { providerMessageId }),
    },
  };
}

function channelOf(
  { id }: Entity<OpenIntegration>,
  { from, time }: { from: OpenMessagingFromRecipient; time: string },
  messageId: string,
) {
  return { id, platform: 'Open', type: 'Private', messageId, to: { id, idType: 'Opaque' }, from, time };
}

/** The conversation that a sender has in progress. */
function findOpenConversation(
  world: World,
  { from, integrationId }: Sender,
): { conversation: StoredConversation; customer: Party } | undefined {
  for (const conversation of liveConversations(world)) {
    const { media, messenger } = conversation;
    if (media !== 'message' || messenger?.type !== 'open' || messenger.integrationId !== integrationId) continue;
    const customer = conversation.parties.find(
      (party) => party.purpose === 'customer' && party.address === from.id && isActive(party),
    );
    if (customer) return { conversation, customer };
  }
  return undefined;
}

/** Adds a message to the sender's conversation in progress, or creates a conversation. */
function receiveMessage(world: World, sender: Sender, message: ConversationMessage): StoredConversation {
  const { from, integrationId } = sender;
  message.content['fromAddress'] = from.id;
  if (integrationId !== undefined) message.content['toAddress'] = integrationId;
  const existing = findOpenConversation(world, sender);
  if (!existing) {
    const messenger = { type: 'open', ...(integrationId !== undefined && { integrationId }) };
    return startInbound(
      world,
      messagesQueue(world),
      'message',
      { address: from.id, name: from.nickname ?? from.id },
      { messages: [message], messenger },
    );
  }
  changeConversation(world, existing.conversation, () => {
    existing.conversation.messages.push({ ...message, partyId: existing.customer.id });
  });
  return existing.conversation;
}

/** Messages go to a fixed queue, because the sandbox does not run flows. */
function messagesQueue(world: World): StoredQueue {
  const queues = world.store.queues.all();
  const queue = queues.find(({ name }) => defaultQueueName(name) === 'Social Messaging') ?? queues[0];
  if (!queue) throw badRequest('There is no queue that messages could come into');
  return queue;
}

/** @throws the platform's 404. */
function findMessage(world: World, id: string): { conversation: StoredConversation; message: ConversationMessage } {
  for (const { id: conversationId, messages } of conversationsOf(world).values()) {
    if (!messages.some((candidate) => candidate.id === id)) continue;
    const conversation = conversationsOf(world).get(conversationId);
    const message = conversation?.messages.find((candidate) => candidate.id === id);
    if (conversation?.media === 'message' && message) return { conversation, message };
  }
  throw notFound('message', id);
}
