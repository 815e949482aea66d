import type { Area } from '../../../engine/area.js';
import type {
  AgentlessEmailSendRequestDto,
  Response,
  SendAgentlessOutboundMessageRequest,
  SendMessagingTemplateRequest,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { missingField } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { callerOf, Repository } from '../../repository.js';
import { newConversation } from '../create.js';
import { changeConversation, endConversation, addParty } from '../life.js';
import { conversationOf, isActive, iso, liveConversations } from '../model.js';
import type { ConversationMessage, Media, StoredConversation } from '../model.js';

/** Agentless messages and emails. The conversation ends as soon as the message is sent. */
export function addAgentlessHandlers(area: Area, world: World): void {
  addAgentlessEmails(area, world);
  addAgentlessMessages(area, world);
}

function addAgentlessEmails(area: Area, world: World): void {
  area.handle('postConversationsEmailsAgentless', (context) => {
    const body = readObject<AgentlessEmailSendRequestDto>(context, ['fromAddress', 'toAddresses', 'senderType']);
    const { conversationId, senderType, fromAddress, toAddresses, replyToAddress, subject, textBody = '', htmlBody } = body;
    const [{ email: address = '' } = {}] = toAddresses;
    if (address === '') throw missingField('toAddresses[0].email');
    const message = newMessage(world, {
      to: toAddresses,
      from: fromAddress,
      textBody,
      subject: subject ?? '',
      ...(htmlBody !== undefined && { htmlBody }),
      ...(replyToAddress && { replyTo: replyToAddress }),
    });
    const existing = conversationId === undefined ? undefined : conversationOf(world, conversationId, 'email');
    const fields = { address, ...(subject !== undefined && { subject }) };
    const { id } = sendMessage(world, 'email', existing, fields, message);
    return {
      id: message.id,
      conversationId: id,
      senderType,
      fromAddress,
      toAddresses,
      subject,
      replyToAddress,
      dateCreated: iso(message.time),
      selfUri: `/api/v2/conversations/emails/${id}/messages/${message.id}`,
    };
  });
}

function addAgentlessMessages(area: Area, world: World): void {
  area.handle('postConversationsMessagesAgentless', (context) => {
    const body = readObject<SendAgentlessOutboundMessageRequest>(context, ['fromAddress', 'toAddress', 'toAddressMessengerType']);
    const { fromAddress, toAddress, toAddressMessengerType, messagingTemplate, useExistingActiveConversation = false } = body;
    const textBody = messagingTemplate ? fillTemplate(world, messagingTemplate) : body.textBody;
    if (textBody === undefined) throw missingField('textBody');
    const message = newMessage(world, {
      direction: 'outbound',
      status: 'sent',
      textBody,
      fromAddress,
      toAddress,
      messengerType: toAddressMessengerType,
    });
    const isWithRecipient = ({ media, parties }: StoredConversation): boolean =>
      media === 'message' &&
      parties.some((party) => party.purpose === 'customer' && party.address === toAddress && isActive(party));
    const existing = useExistingActiveConversation ? liveConversations(world).find(isWithRecipient) : undefined;
    const { id } = sendMessage(
      world,
      'message',
      existing,
      { address: toAddress, messenger: { type: toAddressMessengerType } },
      message,
      body.externalContactId,
    );
    const caller = callerOf(context);
    return {
      id: message.id,
      conversationId: id,
      fromAddress,
      toAddress,
      messengerType: toAddressMessengerType,
      textBody,
      useExistingActiveConversation,
      timestamp: iso(message.time),
      ...(caller && { user: caller }),
      selfUri: `/api/v2/conversations/messages/${id}/messages/${message.id}`,
    };
  });
}

const newMessage = (world: World, content: Record<string, unknown>): ConversationMessage => ({
  id: world.newId(),
  time: world.now(),
  content,
});

/** Adds the message to an existing conversation, or creates one that ends immediately. */
function sendMessage(
  world: World,
  media: Media,
  existing: StoredConversation | undefined,
  fields: Partial<StoredConversation> & { address: string },
  message: ConversationMessage,
  externalContactId?: string,
): StoredConversation {
  const conversation = existing ?? newConversation(world, media, 'outbound', fields);
  changeConversation(world, conversation, () => {
    conversation.messages.push(message);
    if (existing) return;
    const { address } = fields;
    addParty(world, conversation, 'customer', 'connected', {
      address,
      name: address,
      ...(externalContactId !== undefined && { externalContactId }),
    });
    endConversation(world, conversation, 'system');
  });
  return conversation;
}

/** The text of a canned response with its `{{parameters}}` replaced. @throws the platform's 404. */
export function fillTemplate(
  world: World,
  { responseId, parameters = [], bodyParameters = [] }: SendMessagingTemplateRequest,
): string {
  if (responseId === undefined) throw missingField('messagingTemplate.responseId');
  const { texts } = new Repository<Response>(world, '/api/v2/responsemanagement/responses').get(responseId);
  const [{ content } = { content: '' }] = texts ?? [];
  return [...parameters, ...bodyParameters].reduce(
    (text, { id = '', value = '' }) => text.replaceAll(`{{${id}}}`, () => value),
    content,
  );
}
