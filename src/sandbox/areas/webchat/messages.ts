import type { WebChatMemberInfo, WebChatMessage, WebChatMessageEntityList, WebChatTyping } from '../../../models/index.js';
import { badRequest, invalidField, notFound } from '../../store/errors.js';
import { sortDirection } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { changeConversation } from '../conversations/life.js';
import { isActive, iso, partyOf, omitUndefined } from '../conversations/model.js';
import type { ConversationMessage, Party, StoredConversation } from '../conversations/model.js';
import { queryValue } from '../../http/query.js';
import { memberState, publishMessage } from './stream.js';

const roles: Partial<Record<Party['purpose'], string>> = { customer: 'CUSTOMER', acd: 'ACD', agent: 'AGENT', user: 'AGENT' };

/** A participant of a chat, as the other members see it. */
export function memberView(party: Party): WebChatMemberInfo {
  const { id, name = '', purpose, start, end, attributes } = party;
  return omitUndefined({
    id,
    displayName: name,
    role: roles[purpose] ?? 'WORKFLOW',
    joinDate: iso(start),
    leaveDate: end === undefined ? undefined : iso(end),
    authenticatedGuest: false,
    customFields: attributes,
    state: memberState(party),
  });
}

export function chatMessageView(conversation: StoredConversation, message: ConversationMessage): WebChatMessage {
  const { id: conversationId, parties } = conversation;
  const sender = parties.find(({ id }) => id === message.partyId);
  return {
    id: message.id,
    conversation: { id: conversationId, selfUri: `/api/v2/conversations/chats/${conversationId}` },
    sender: sender ? memberView(sender) : { role: 'WORKFLOW' },
    body: String(message.content['body']),
    bodyType: String(message.content['bodyType']),
    timestamp: iso(message.time),
    selfUri: `/api/v2/conversations/chats/${conversationId}/messages/${message.id}`,
  };
}

/** Sends a message of a member to a chat. */
export function sendChatMessage(
  world: World,
  conversation: StoredConversation,
  party: Party,
  { body, bodyType = 'standard' }: { body: string; bodyType?: string },
): WebChatMessage {
  if (!isActive(party)) throw badRequest('The member has left the conversation');
  const message = { id: world.newId(), partyId: party.id, time: world.now(), content: { body, bodyType } };
  changeConversation(world, conversation, () => {
    conversation.messages.push(message);
  });
  const view = chatMessageView(conversation, message);
  const { sender: _, selfUri: __, ...messageFields } = view;
  publishMessage(world, conversation.id, { ...messageFields, conversation: { id: conversation.id }, sender: { id: party.id } });
  return view;
}

export function typingView(world: World, conversation: StoredConversation, party: Party): WebChatTyping {
  const view = {
    id: world.newId(),
    conversation: { id: conversation.id },
    sender: { ...memberView(party) },
    timestamp: world.timestamp(),
  };
  publishMessage(world, conversation.id, { ...view, sender: { id: party.id } });
  return view;
}

/** The messages of a chat between `after` and `before`. */
export function chatMessages(context: OperationContext, conversation: StoredConversation): WebChatMessageEntityList {
  const pageSize = Number(queryValue(context, 'maxResults') ?? 100);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 1000) {
    throw invalidField('maxResults must be a whole number from 1 to 1000', 'maxResults');
  }
  const indexOf = (name: 'after' | 'before'): number | undefined => {
    const id = queryValue(context, name);
    if (id === undefined || id === '') return undefined;
    const index = conversation.messages.findIndex((message) => message.id === id);
    if (index < 0) throw notFound('message', id);
    return index;
  };
  const messages = conversation.messages.slice((indexOf('after') ?? -1) + 1, indexOf('before'));
  const isAscending = sortDirection(queryValue(context, 'sortOrder')) === 1;
  const orderedMessages = isAscending ? messages : messages.reverse();
  const page = orderedMessages.slice(0, pageSize);
  const last = page.at(-1);
  const { pathname } = new URL(context.url);
  return {
    pageSize,
    entities: page.map((message) => chatMessageView(conversation, message)),
    selfUri: pathname,
    ...(last &&
      page.length < orderedMessages.length && {
        next: `${pathname}?${isAscending ? 'after' : 'sortOrder=descending&before'}=${last.id}&maxResults=${pageSize}`,
      }),
  };
}

/** @throws the platform's 404. */
export function memberOf(conversation: StoredConversation, id: string): Party {
  return partyOf(conversation, id);
}
