import type { Area } from '../../engine/area.js';
import type {
  CreateCallRequest,
  CreateCallbackCommand,
  ExternalContact,
  RoutingData,
  UtilizationLabel,
} from '../../../models/index.js';
import { callerId } from '../../sign-in/bearer.js';
import { readObject } from '../../http/body.js';
import { badRequest, invalidField, missingField, notFound } from '../../store/errors.js';
import { Repository } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { languagesOf } from '../routing/language-model.js';
import { activeUser } from '../users/users.js';
import type { StoredQueue } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { settle } from './assignment.js';
import { alert, changeConversation, enqueue, addParty } from './life.js';
import { omitUndefined } from './model.js';
import type { Direction, Media, Party, StoredConversation, Wishes } from './model.js';

/** Creates a conversation without participants. */
export function newConversation(
  world: World,
  media: Media,
  direction: Direction,
  fields: Partial<StoredConversation> = {},
): StoredConversation {
  return {
    id: world.newId(),
    media,
    direction,
    start: world.now(),
    divisionId: world.organisation.homeDivisionId,
    parties: [],
    messages: [],
    recordingState: 'none',
    ...fields,
  };
}

/** The initial data of the customer. */
export type Customer = Pick<Partial<Party>, 'name' | 'address' | 'attributes' | 'externalContactId' | 'uuiData'>;

/** Puts a customer into a queue and alerts a free agent. */
export function startInbound(...args: Parameters<typeof queueCustomer>): StoredConversation {
  const conversation = queueCustomer(...args);
  const [world] = args;
  settle(world);
  return conversation;
}

/** Puts a customer into a queue. Agents are alerted by the next `route` or `settle`. */
export function queueCustomer(
  world: World,
  queue: StoredQueue,
  media: Media,
  customer: Customer,
  fields: Partial<StoredConversation> = {},
  wishes?: Wishes,
): StoredConversation {
  const { address } = customer;
  const conversation = newConversation(world, media, 'inbound', {
    divisionId: queue.division?.id ?? world.organisation.homeDivisionId,
    ...(address !== undefined && { address }),
    ...fields,
  });
  changeConversation(world, conversation, () => {
    assignMessages(conversation, addParty(world, conversation, 'customer', 'connected', customer));
    enqueue(world, conversation, queue, wishes);
  });
  return conversation;
}

/**
 * Assigns the messages that a conversation begins with to their author. They are not older than its participants, who were
 * added a moment later: a transcript contains what was sent while its participant was there.
 */
function assignMessages({ messages, parties }: StoredConversation, author: Party): void {
  const begin = Math.max(...parties.map(({ start }) => start));
  for (const message of messages) {
    message.partyId = author.id;
    message.time = Math.max(message.time, begin);
  }
}

/** Creates calls and callbacks. */
export function addConversationCreationHandlers(area: Area, world: World): void {
  area.handle('postConversationsCalls', (context) => {
    const body = readObject(context);
    const { id } = startCall(world, () => callerId(context), body);
    return { id, selfUri: `/api/v2/conversations/calls/${id}` };
  });

  area.handle('postConversationsCallbacks', (context) => {
    const conversation = startCallback(world, readObject(context, ['callbackNumbers']));
    return callbackResponse(conversation);
  });
}

/** Reads the requirements for the agent from a body. @throws the platform's 404 for unknown skills and agents. */
export function readWishes(
  world: World,
  { skillIds = [], languageId, priority, preferredAgentIds = [], scoredAgents = [], routingFlags = [] }: Partial<RoutingData>,
): Wishes | undefined {
  for (const id of skillIds) world.store.skills.get(id);
  if (languageId !== undefined && !languagesOf(world).has(languageId)) throw notFound('language', languageId);
  const agentScores = scoredAgents.flatMap(({ agent, score = 0 }) => (agent?.id === undefined ? [] : [{ id: agent.id, score }]));
  const agents = [...preferredAgentIds.map((id) => ({ id, score: 100 })), ...agentScores];
  for (const { id } of agents) activeUser(world, id);
  const wishes: Wishes = omitUndefined({
    languageId,
    priority,
    ...(skillIds.length > 0 && { skillIds }),
    ...(agents.length > 0 && { agents }),
    ...(routingFlags.includes('AGENT_OWNED_CALLBACK') && { owned: true }),
  });
  return Object.keys(wishes).length === 0 ? undefined : wishes;
}

/** Reads the customer from a body. @throws the platform's 404 for an unknown external contact. */
export function readCustomer(
  world: World,
  { attributes, externalContactId, uuiData }: Pick<CreateCallRequest, 'attributes' | 'externalContactId' | 'uuiData'>,
): Customer {
  if (externalContactId !== undefined)
    new Repository<ExternalContact>(world, '/api/v2/externalcontacts/contacts').get(externalContactId);
  return omitUndefined({ attributes: attributes ?? {}, externalContactId, uuiData });
}

/** Reads the utilization label that a conversation counts under. @throws the platform's 404 if it is unknown. */
export function readLabel(world: World, label: string | undefined): Pick<StoredConversation, 'utilizationLabelId'> {
  return label === undefined
    ? {}
    : { utilizationLabelId: new Repository<UtilizationLabel>(world, '/api/v2/routing/utilization/labels').get(label).id };
}

/** @param defaultQueueId - The queue to use if the body has no `queueId`. */
export function startCallback(world: World, body: CreateCallbackCommand, defaultQueueId?: string): StoredConversation {
  const queueId = body.queueId ?? body.routingData?.queueId ?? defaultQueueId;
  if (queueId === undefined) throw missingField('queueId');
  const [address = ''] = body.callbackNumbers;
  const scheduledTime = readTime(body.callbackScheduledTime);
  const { label, skillExpression, ...routingData } = body.routingData ?? {};
  if (skillExpression !== undefined) throw notBuilt('POST /api/v2/conversations/callbacks', 'skill expressions');
  return startInbound(
    world,
    world.store.queues.get(queueId),
    'callback',
    { address, name: body.callbackUserName ?? address, attributes: body.data ?? {} },
    {
      ...readLabel(world, label),
      callback: {
        numbers: body.callbackNumbers,
        ...(body.callbackUserName !== undefined && { userName: body.callbackUserName }),
        ...(scheduledTime !== undefined && { scheduled: scheduledTime }),
        ...(body.scriptId !== undefined && { scriptId: body.scriptId }),
      },
    },
    readWishes(world, routingData),
  );
}

export function callbackResponse({ id, parties }: StoredConversation) {
  return {
    conversation: { id, selfUri: `/api/v2/conversations/${id}` },
    callbackIdentifiers: parties.map(({ sessionId }) => ({ type: 'ACD', id: sessionId })),
  };
}

/**
 * Starts a call. A call to a queue comes from outside, also for OAuth clients without a user, so that a program under test can
 * create inbound calls. All other calls are made by the user.
 */
export function startCall(world: World, callerOf: () => string, body: CreateCallRequest): StoredConversation {
  const { callQueueId, callUserId, callFromQueueId, phoneNumber, participants = [], routingSkillExpression, label } = body;
  if (routingSkillExpression !== undefined) throw notBuilt('POST /api/v2/conversations/calls', 'skill expressions');
  const customer = readCustomer(world, body);
  const fields = readLabel(world, label);
  if (callQueueId !== undefined) {
    const address = phoneNumber ?? 'tel:+49305550100';
    const wishes = readWishes(world, { ...body, skillIds: body.routingSkillsIds ?? [] });
    return startInbound(
      world,
      world.store.queues.get(callQueueId),
      'call',
      { ...customer, address, name: address },
      fields,
      wishes,
    );
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
  const conversation = startOutbound(world, caller, 'call', { address, ...fields }, queue, numbers, customer);
  if (callee) {
    changeConversation(world, conversation, () => {
      alert(world, conversation, callee.id, undefined);
    });
  }
  return conversation;
}

/** Starts an outbound conversation: the user is connected and the destination is dialled or written to. */
export function startOutbound(
  world: World,
  userId: string,
  media: Media,
  fields: Partial<StoredConversation>,
  queue: StoredQueue | undefined,
  addresses: readonly string[] = fields.address === undefined ? [] : [fields.address],
  customer: Customer = {},
): StoredConversation {
  const conversation = newConversation(world, media, 'outbound', fields);
  const { name } = activeUser(world, userId);
  changeConversation(world, conversation, () => {
    const author = addParty(world, conversation, queue ? 'agent' : 'user', 'connected', {
      userId,
      name,
      ...(queue && { queueId: queue.id }),
    });
    for (const address of addresses) {
      addParty(world, conversation, 'customer', media === 'call' ? 'dialing' : 'connected', {
        ...customer,
        address,
        name: address,
      });
    }
    assignMessages(conversation, author);
  });
  return conversation;
}

export function readTime(time: string | undefined, fieldName = 'callbackScheduledTime'): number | undefined {
  if (time === undefined) return undefined;
  const timestamp = Date.parse(time);
  if (Number.isNaN(timestamp)) throw invalidField(`${fieldName} must be a date`, fieldName);
  return timestamp;
}
