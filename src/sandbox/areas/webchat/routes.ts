import type { Hono } from 'hono';
import type { CreateWebChatConversationRequest, WebChatRoutingTarget } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import { badRequest, Problem } from '../../store/errors.js';
import { listing, queryFlag } from '../../http/listing.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { arrive, wishesOf } from '../conversations/create.js';
import { changeConversation, disconnect } from '../conversations/life.js';
import { conversationOf, isActive, partyOf } from '../conversations/model.js';
import type { Party, StoredConversation, Wishes } from '../conversations/model.js';
import { languagesOf } from '../routing/language-model.js';
import { streamingOrigin } from '../notifications/routes.js';
import { openStream } from './stream.js';
import { GUEST_TOKEN_LIFETIME, signGuestToken } from '../../sign-in/guest-token.js';
import { chatMessages, chatMessageView, memberView, sayInChat, typingView } from './messages.js';
import { notFound } from '../../store/errors.js';

const GUEST = '/api/v2/webchat/guest/conversations';

/** Chats from a web page. The guest gets a token that is valid for this chat only. */
export function guestChatRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post(GUEST, async (context) => {
    const body = readObject<CreateWebChatConversationRequest>(context, [
      'organizationId',
      'deploymentId',
      'routingTarget',
      'memberInfo',
    ]);
    if (body.organizationId !== world.organisation.id) {
      throw badRequest('There is no organisation with this id', [{ errorCode: 'invalid.value', fieldName: 'organizationId' }]);
    }
    const { displayName: name, customFields } = readMember(body.memberInfo);
    const queue = queueNamed(world, body.routingTarget.targetAddress);
    const customer = { name, attributes: customFields };
    const conversation = arrive(world, queue, 'chat', customer, {}, wishesNamed(world, body.routingTarget));
    const guest = guestOf(conversation);
    const iat = Math.floor(world.now() / 1000);
    const jwt = await signGuestToken(world, {
      organizationId: world.organisation.id,
      conversationId: conversation.id,
      memberId: guest.id,
      iat,
      exp: iat + GUEST_TOKEN_LIFETIME,
    });
    const eventStreamUri = `${streamingOrigin(context.req.url)}/channels/${openStream(world, conversation)}`;
    return context.json({ id: conversation.id, jwt, eventStreamUri, member: memberView(guest) });
  });

  const chatOf = (context: SandboxContext): StoredConversation => {
    const id = context.req.param('conversationId') ?? '';
    // A guest's token is only valid for the guest's chat.
    if (context.get('guest')?.conversationId !== id) throw new Problem(403);
    return conversationOf(world, id, 'chat');
  };
  /** The member of the path; guests may only act for themselves. */
  const ownMember = (context: SandboxContext, conversation: StoredConversation): Party => {
    const party = partyOf(conversation, context.req.param('memberId') ?? '');
    if (context.get('guest')?.memberId !== party.id) throw new Problem(403);
    return party;
  };
  const members = `${GUEST}/:conversationId/members`;

  app.get(members, (context) => {
    const { parties } = chatOf(context);
    const present = queryFlag(context, 'excludeDisconnectedMembers') === true ? parties.filter(isActive) : parties;
    return context.json(listing(context, world, present, memberView));
  });

  app.get(`${members}/:memberId`, (context) => context.json(memberView(partyOf(chatOf(context), context.req.param('memberId')))));

  app.delete(`${members}/:memberId`, (context) => {
    const conversation = chatOf(context);
    const party = ownMember(context, conversation);
    changeConversation(world, conversation, () => {
      disconnect(world, conversation, party);
    });
    return context.body(null, 204);
  });

  app.post(`${members}/:memberId/messages`, (context) => {
    const conversation = chatOf(context);
    const body = readObject<{ body: string; bodyType?: string }>(context, ['body']);
    return context.json(sayInChat(world, conversation, ownMember(context, conversation), body));
  });

  app.post(`${members}/:memberId/typing`, (context) => {
    const conversation = chatOf(context);
    return context.json(typingView(world, conversation, ownMember(context, conversation)));
  });

  app.get(`${GUEST}/:conversationId/messages`, (context) => context.json(chatMessages(context, chatOf(context))));

  app.get(`${GUEST}/:conversationId/messages/:messageId`, (context) => {
    const conversation = chatOf(context);
    const id = context.req.param('messageId');
    const message = conversation.messages.find((candidate) => candidate.id === id);
    if (!message) throw notFound('message', id);
    return context.json(chatMessageView(conversation, message));
  });
}

function guestOf({ parties }: StoredConversation): Party {
  const guest = parties.find(({ purpose }) => purpose === 'customer');
  if (!guest) throw new Problem(500);
  return guest;
}

function queueNamed(world: World, wanted: unknown) {
  const name = String(wanted).toLowerCase();
  const queue = world.store.queues.all().find((candidate) => candidate.name.toLowerCase() === name);
  if (queue) return queue;
  throw badRequest('There is no queue with this name', [
    { errorCode: 'invalid.value', fieldName: 'routingTarget.targetAddress' },
  ]);
}

/** Resolves the names of skills and language in a routing target. @throws the platform's 400 for an unknown one. */
function wishesNamed(world: World, { skills = [], language, priority }: WebChatRoutingTarget): Wishes | undefined {
  const idOf = (field: string, known: Iterable<{ id: string; name?: string }>, name: string): string => {
    const found = [...known].find((candidate) => candidate.name?.toLowerCase() === name.toLowerCase());
    if (found) return found.id;
    throw badRequest(`There is no ${field === 'skills' ? 'skill' : field} with this name`, [
      { errorCode: 'invalid.value', fieldName: `routingTarget.${field}` },
    ]);
  };
  return wishesOf(world, {
    skillIds: skills.map((name) => idOf('skills', world.store.skills.all(), name)),
    ...(language !== undefined && { languageId: idOf('language', languagesOf(world).values(), language) }),
    ...(priority !== undefined && { priority }),
  });
}

function readMember(memberInfo: unknown): { displayName: string; customFields: Record<string, string> } {
  const info = isObject(memberInfo) ? memberInfo : {};
  const { displayName, customFields } = info;
  if (typeof displayName !== 'string' || displayName.trim() === '') {
    throw badRequest('memberInfo.displayName is required', [
      { errorCode: 'required.field', fieldName: 'memberInfo.displayName' },
    ]);
  }
  const texts = Object.entries(isObject(customFields) ? customFields : {}).map(([name, value]) => [name, String(value)] as const);
  return { displayName, customFields: Object.fromEntries(texts) };
}
