import type { Hono } from 'hono';
import type {
  CreateCallbackCommand,
  CreateCallRequest,
  CreateEmailRequest,
  CreateOutboundMessagingConversationRequest,
  CreateWebChatRequest,
  RoutingData,
} from '../../../models/index.js';
import { told } from '../../contract/told.js';
import { callerId } from '../../sign-in/bearer.js';
import { readObject } from '../../http/body.js';
import { badRequest, notFound } from '../../http/errors.js';
import { languagesOf } from '../routing/language-model.js';
import { activeUser } from '../users/users.js';
import type { StoredQueue } from '../../world/store.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { settle } from './assignment.js';
import { alert, changeConversation, enqueue, join } from './life.js';
import { present } from './model.js';
import type { ConversationMessage, Direction, Media, StoredConversation, Wishes } from './model.js';
import { familyView } from './views.js';

/** A conversation that nobody has joined yet. */
export function newConversation(
  world: World,
  media: Media,
  direction: Direction,
  fields: Partial<StoredConversation> = {},
): StoredConversation {
  return {
    ...{ id: world.newId(), media, direction, start: world.now(), divisionId: world.organisation.homeDivisionId },
    ...{ parties: [], messages: [], recordingState: 'none', ...fields },
  };
}

/** A customer comes into a queue, and meets whoever is free. */
export function arrive(
  world: World,
  queue: StoredQueue,
  media: Media,
  customer: { name?: string; address?: string; attributes?: Record<string, string> },
  fields: Partial<StoredConversation> = {},
  wishes?: Wishes,
): StoredConversation {
  const { address } = customer;
  const conversation = newConversation(world, media, 'inbound', {
    ...{ divisionId: queue.division?.id ?? world.organisation.homeDivisionId, ...(address !== undefined && { address }) },
    ...fields,
  });
  changeConversation(world, conversation, () => {
    join(world, conversation, 'customer', 'connected', customer);
    enqueue(world, conversation, queue, wishes);
  });
  settle(world);
  return conversation;
}

/** How each family of conversations begins. */
export function conversationCreationRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/conversations/calls', (context) => {
    const body = readObject<CreateCallRequest>(context);
    const { id } = startCall(world, () => callerId(context), body);
    return context.json({ id, selfUri: `/api/v2/conversations/calls/${id}` });
  });

  app.post('/api/v2/conversations/callbacks', (context) => {
    const conversation = startCallback(world, readObject<CreateCallbackCommand>(context, ['callbackNumbers']));
    return context.json(callbackCreated(conversation));
  });

  app.post('/api/v2/conversations/chats', (context) => {
    const body = readObject<CreateWebChatRequest>(context, ['queueId', 'provider']);
    const customer = { name: body.customerName ?? 'Guest', attributes: body.attributes ?? {} };
    const queue = world.store.queues.get(body.queueId);
    const conversation = arrive(world, queue, 'chat', customer, {}, wishesOf(world, body));
    return context.json(familyView(world, conversation));
  });

  app.post('/api/v2/conversations/emails', (context) => {
    const needs = ['provider'] as const;
    const body = readObject<CreateEmailRequest>(context, needs);
    return context.json(familyView(world, startEmail(world, context, body)));
  });

  app.post('/api/v2/conversations/messages', (context) => {
    const needs = ['queueId', 'toAddress', 'toAddressMessengerType'] as const;
    const { queueId, toAddress, toAddressMessengerType } = readObject<CreateOutboundMessagingConversationRequest>(context, needs);
    const queue = world.store.queues.get(queueId);
    const fields = { address: toAddress, messenger: { type: toAddressMessengerType } };
    const conversation = startOutbound(world, callerId(context), 'message', fields, queue);
    return context.json(told('CreateOutboundMessagingConversationResponse', familyView(world, conversation)));
  });
}

/** What a body asks of the agent. @throws the platform's 404 for skills and agents that nobody knows. */
export function wishesOf(
  world: World,
  { skillIds = [], languageId, priority, preferredAgentIds = [], scoredAgents = [], routingFlags = [] }: Partial<RoutingData>,
): Wishes | undefined {
  for (const id of skillIds) world.store.skills.get(id);
  if (languageId !== undefined && !languagesOf(world).has(languageId)) throw notFound('language', languageId);
  const scored = scoredAgents.flatMap(({ agent, score = 0 }) => (agent?.id === undefined ? [] : [{ id: agent.id, score }]));
  const agents = [...preferredAgentIds.map((id) => ({ id, score: 100 })), ...scored];
  for (const { id } of agents) activeUser(world, id);
  const wishes: Wishes = present({
    ...{ languageId, priority },
    ...(skillIds.length > 0 && { skillIds }),
    ...(agents.length > 0 && { agents }),
    ...(routingFlags.includes('AGENT_OWNED_CALLBACK') && { owned: true }),
  });
  return Object.keys(wishes).length === 0 ? undefined : wishes;
}

/** @param otherwise - The queue, where the body names none. */
export function startCallback(world: World, body: CreateCallbackCommand, otherwise?: string): StoredConversation {
  const queueId = body.queueId ?? body.routingData?.queueId ?? otherwise;
  if (queueId === undefined) throw badRequest('queueId is required', [{ errorCode: 'required.field', fieldName: 'queueId' }]);
  const [address = ''] = body.callbackNumbers;
  const scheduled = readTime(body.callbackScheduledTime);
  return arrive(
    world,
    world.store.queues.get(queueId),
    'callback',
    { address, name: body.callbackUserName ?? address, attributes: body.data ?? {} },
    {
      callback: {
        numbers: body.callbackNumbers,
        ...(body.callbackUserName !== undefined && { userName: body.callbackUserName }),
        ...(scheduled !== undefined && { scheduled }),
      },
    },
    wishesOf(world, body.routingData ?? {}),
  );
}

export function callbackCreated({ id, parties }: StoredConversation) {
  return {
    conversation: { id, selfUri: `/api/v2/conversations/${id}` },
    callbackIdentifiers: parties.map(({ sessionId }) => ({ type: 'ACD', id: sessionId })),
  };
}

/**
 * A call to a queue comes in from outside, also for OAuth clients that stand for no user: this is how a program under test gets calls.
 * All other calls are a user's own.
 */
export function startCall(world: World, callerOf: () => string, body: CreateCallRequest): StoredConversation {
  const { callQueueId, callUserId, callFromQueueId, phoneNumber, participants = [] } = body;
  if (callQueueId !== undefined) {
    const address = phoneNumber ?? 'tel:+49305550100';
    const wishes = wishesOf(world, { ...body, skillIds: body.routingSkillsIds ?? [] });
    return arrive(world, world.store.queues.get(callQueueId), 'call', { address, name: address }, {}, wishes);
  }
  const numbers = [phoneNumber, ...participants.map(({ address }) => address)].filter((number) => number !== undefined);
  if (callUserId === undefined && numbers.length === 0) {
    throw badRequest('phoneNumber, callUserId or callQueueId is required', [
      { errorCode: 'required.field', fieldName: 'phoneNumber' },
    ]);
  }
  const caller = callerOf();
  const queue = callFromQueueId === undefined ? undefined : world.store.queues.get(callFromQueueId);
  const callee = callUserId === undefined ? undefined : activeUser(world, callUserId);
  const [address = ''] = numbers;
  const conversation = startOutbound(world, caller, 'call', { address }, queue, numbers);
  if (callee) {
    changeConversation(world, conversation, () => {
      alert(world, conversation, callee.id, undefined);
    });
  }
  return conversation;
}

/** The user is there, and whoever they turn to is dialled or written to. */
function startOutbound(
  world: World,
  userId: string,
  media: Media,
  fields: Partial<StoredConversation>,
  queue: StoredQueue | undefined,
  addresses: readonly string[] = fields.address === undefined ? [] : [fields.address],
): StoredConversation {
  const conversation = newConversation(world, media, 'outbound', fields);
  const { name } = activeUser(world, userId);
  changeConversation(world, conversation, () => {
    join(world, conversation, queue ? 'agent' : 'user', 'connected', { userId, name, ...(queue && { queueId: queue.id }) });
    for (const address of addresses) {
      join(world, conversation, 'customer', media === 'call' ? 'dialing' : 'connected', { address, name: address });
    }
  });
  return conversation;
}

function startEmail(world: World, context: SandboxContext, body: CreateEmailRequest): StoredConversation {
  const { direction, queueId, subject = '', toAddress, toName, fromAddress, fromName, attributes = {} } = body;
  const queue = queueId === undefined ? undefined : world.store.queues.get(queueId);
  const message: ConversationMessage = {
    ...{ id: world.newId(), time: world.now() },
    content: {
      ...{ subject, textBody: body.textBody ?? '', ...(body.htmlBody !== undefined && { htmlBody: body.htmlBody }) },
      to: [{ email: toAddress ?? `desk@${world.organisation.shortName}.example`, name: toName ?? '' }],
      from: { email: fromAddress ?? `desk@${world.organisation.shortName}.example`, name: fromName ?? '' },
    },
  };
  if (direction === 'INBOUND') {
    if (!queue) throw badRequest('queueId is required', [{ errorCode: 'required.field', fieldName: 'queueId' }]);
    const address = fromAddress ?? 'traveller@mail.example';
    const customer = { address, name: fromName ?? address, attributes };
    return arrive(world, queue, 'email', customer, { subject, messages: [message] }, wishesOf(world, body));
  }
  if (toAddress === undefined) {
    throw badRequest('toAddress is required', [{ errorCode: 'required.field', fieldName: 'toAddress' }]);
  }
  const hasText = body.textBody !== undefined || body.htmlBody !== undefined;
  const fields = { address: toAddress, subject, messages: hasText ? [message] : [] };
  return startOutbound(world, callerId(context), 'email', fields, queue);
}

export function readTime(time: string | undefined, fieldName = 'callbackScheduledTime'): number | undefined {
  if (time === undefined) return undefined;
  const parsed = Date.parse(time);
  if (Number.isNaN(parsed)) throw badRequest(`${fieldName} must be a date`, [{ errorCode: 'invalid.value', fieldName }]);
  return parsed;
}
