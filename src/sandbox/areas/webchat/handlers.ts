import type { Area } from '../../engine/area.js';
import type { CreateWebChatConversationRequest, WebChatRoutingTarget } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import { invalidField, missingField, Problem } from '../../store/errors.js';
import { listing, queryFlag } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { startInbound, readWishes } from '../conversations/create.js';
import { changeConversation, disconnect } from '../conversations/life.js';
import { conversationOf, isActive, partyOf } from '../conversations/model.js';
import type { Party, StoredConversation, Wishes } from '../conversations/model.js';
import { languagesOf } from '../routing/language-model.js';
import { streamingOrigin } from '../notifications/handlers.js';
import { openStream } from './stream.js';
import { GUEST_TOKEN_LIFETIME, signGuestToken } from '../../sign-in/guest-token.js';
import { chatMessages, chatMessageView, memberView, sendChatMessage, typingView } from './messages.js';
import { notFound } from '../../store/errors.js';

/** Chats from a web page. The guest gets a token that is valid for this chat only. */
export function addGuestChatHandlers(area: Area, world: World): void {
  area.handle('postWebchatGuestConversations', (context) => startGuestChat(world, context));

  const chatOf = (context: OperationContext): StoredConversation => {
    const id = context.param('conversationId');
    // A guest's token is only valid for the guest's chat.
    if (context.guest?.conversationId !== id) throw new Problem(403);
    return conversationOf(world, id, 'chat');
  };
  /** The member of the path; guests may only act for themselves. */
  const findOwnMember = (context: OperationContext, conversation: StoredConversation): Party => {
    const party = partyOf(conversation, context.param('memberId'));
    if (context.guest?.memberId !== party.id) throw new Problem(403);
    return party;
  };

  area.handle('getWebchatGuestConversationMembers', (context) => {
    const { parties } = chatOf(context);
    const listedParties = queryFlag(context, 'excludeDisconnectedMembers') === true ? parties.filter(isActive) : parties;
    return listing(context, world, listedParties, memberView);
  });

  area.handle('getWebchatGuestConversationMember', (context) => memberView(partyOf(chatOf(context), context.param('memberId'))));

  area.handle('deleteWebchatGuestConversationMember', (context) => {
    const conversation = chatOf(context);
    const party = findOwnMember(context, conversation);
    changeConversation(world, conversation, () => {
      disconnect(world, conversation, party);
    });
  });

  area.handle('postWebchatGuestConversationMemberMessages', (context) => {
    const conversation = chatOf(context);
    const body = readObject(context, ['body']);
    return sendChatMessage(world, conversation, findOwnMember(context, conversation), body);
  });

  area.handle('postWebchatGuestConversationMemberTyping', (context) => {
    const conversation = chatOf(context);
    return typingView(world, conversation, findOwnMember(context, conversation));
  });

  area.handle('getWebchatGuestConversationMessages', (context) => chatMessages(context, chatOf(context)));

  area.handle('getWebchatGuestConversationMessage', (context) => {
    const conversation = chatOf(context);
    const id = context.param('messageId');
    const message = conversation.messages.find((candidate) => candidate.id === id);
    if (!message) throw notFound('message', id);
    return chatMessageView(conversation, message);
  });
}

async function startGuestChat(world: World, context: OperationContext<CreateWebChatConversationRequest>) {
  const body = readObject(context, ['organizationId', 'deploymentId', 'routingTarget', 'memberInfo']);
  if (body.organizationId !== world.organisation.id) {
    throw invalidField('There is no organisation with this id', 'organizationId');
  }
  const { displayName: name, customFields } = readMember(body.memberInfo);
  const queue = findQueueByName(world, body.routingTarget.targetAddress);
  const customer = { name, attributes: customFields };
  const conversation = startInbound(world, queue, 'chat', customer, {}, readWishesByName(world, body.routingTarget));
  const guest = guestOf(conversation);
  const iat = Math.floor(world.now() / 1000);
  const jwt = await signGuestToken(world, {
    organizationId: world.organisation.id,
    conversationId: conversation.id,
    memberId: guest.id,
    iat,
    exp: iat + GUEST_TOKEN_LIFETIME,
  });
  const eventStreamUri = `${streamingOrigin(context.url)}/channels/${openStream(world, conversation)}`;
  return { id: conversation.id, jwt, eventStreamUri, member: memberView(guest) };
}

function guestOf({ parties }: StoredConversation): Party {
  const guest = parties.find(({ purpose }) => purpose === 'customer');
  if (!guest) throw new Problem(500);
  return guest;
}

function findQueueByName(world: World, targetAddress: unknown) {
  const name = String(targetAddress).toLowerCase();
  const queue = world.store.queues.all().find((candidate) => candidate.name.toLowerCase() === name);
  if (queue) return queue;
  throw invalidField('There is no queue with this name', 'routingTarget.targetAddress');
}

/** Resolves the names of skills and language in a routing target. @throws the platform's 400 for an unknown one. */
function readWishesByName(world: World, { skills = [], language, priority }: WebChatRoutingTarget): Wishes | undefined {
  const idOf = (field: string, candidates: Iterable<{ id: string; name?: string }>, name: string): string => {
    const match = [...candidates].find((candidate) => candidate.name?.toLowerCase() === name.toLowerCase());
    if (match) return match.id;
    throw invalidField(`There is no ${field === 'skills' ? 'skill' : field} with this name`, `routingTarget.${field}`);
  };
  return readWishes(world, {
    skillIds: skills.map((name) => idOf('skills', world.store.skills.all(), name)),
    ...(language !== undefined && { languageId: idOf('language', languagesOf(world).values(), language) }),
    ...(priority !== undefined && { priority }),
  });
}

function readMember(memberInfo: unknown): { displayName: string; customFields: Record<string, string> } {
  const info = isObject(memberInfo) ? memberInfo : {};
  const { displayName, customFields } = info;
  if (typeof displayName !== 'string' || displayName.trim() === '') {
    throw missingField('memberInfo.displayName');
  }
  const texts = Object.entries(isObject(customFields) ? customFields : {}).map(([name, value]) => [name, String(value)] as const);
  return { displayName, customFields: Object.fromEntries(texts) };
}
