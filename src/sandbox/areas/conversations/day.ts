import { defaultQueueName } from '../../store/initial-data/names.js';
import { Random } from '../../values/random.js';
import type { StoredQueue, StoredUser, StoredWrapupCode } from '../../store/store.js';
import type { World } from '../../store/world.js';
import type { Direction, Media, Party, StoredConversation } from './conversation.js';

/** The number of conversations in a seeded day. */
const CONVERSATION_COUNT = 300;

const HOUR = 3_600_000;

export const subjects = [
  'My booking',
  'Refund of a cancelled trip',
  'Missing suitcase',
  'Invoice for group travel',
  'Seat change',
];

/** Seeds the 24 hours before the hour in which the sandbox was created. The result is the same for the same seed and hour. */
export function seedDay(world: World, conversations: Map<string, StoredConversation>): void {
  const random = new Random(world.seed ^ 0x3c6ef372);
  const end = Math.floor(world.now() / HOUR) * HOUR;
  const starts = Array.from({ length: CONVERSATION_COUNT }, () => end - 24 * HOUR + random.below(23 * HOUR)).sort(
    (a, b) => a - b,
  );
  for (const start of starts) {
    const conversation = seededConversation(world, random, start);
    conversations.set(conversation.id, conversation);
  }
}

function mediaOf(random: Random, queue: StoredQueue): Media {
  const name = defaultQueueName(queue.name);
  if (name === 'Web Chat') return 'chat';
  if (name === 'E-mail Desk') return 'email';
  if (name === 'Social Messaging') return 'message';
  return random.next() < 0.9 ? 'call' : 'callback';
}

function seededConversation(world: World, random: Random, start: number): StoredConversation {
  const queue = random.pick(world.store.queues.all());
  const media = mediaOf(random, queue);
  const direction: Direction = media === 'call' && random.next() < 0.2 ? 'outbound' : 'inbound';
  const address = addressOf(random, media);
  const waitMs = (2 + random.below(90)) * 1000;
  const isAbandoned = direction === 'inbound' && random.next() < 0.12;
  const conversation: StoredConversation = {
    id: random.uuid(),
    media,
    direction,
    start,
    address,
    recordingState: 'none',
    messages: [],
    parties: [],
    divisionId: queue.division?.id ?? world.organisation.homeDivisionId,
    ...(media === 'email' && { subject: random.pick(subjects) }),
    ...(media === 'callback' && { callback: { numbers: [address.replace('tel:', '')] } }),
  };
  const customer = { purpose: 'customer' as const, name: random.pick(world.names.callers), address };
  if (isAbandoned) {
    addAbandonedParties(random, conversation, { queue, customer, end: start + waitMs });
  } else {
    const offeredAt = direction === 'inbound' ? start + waitMs : start;
    addAnsweredParties(world, random, conversation, { queue, customer, offeredAt });
  }
  return conversation;
}

type Customer = Pick<Party, 'purpose' | 'name' | 'address'>;

/** The customer leaves before an agent answers. */
function addAbandonedParties(
  random: Random,
  conversation: StoredConversation,
  { queue, customer, end }: { queue: StoredQueue; customer: Customer; end: number },
): void {
  const { start } = conversation;
  conversation.end = end;
  addParty(random, conversation, {
    ...customer,
    start,
    connected: start,
    end,
    disconnectType: 'endpoint',
    spans: [{ type: 'interact', start, end }],
  });
  addQueueParty(random, conversation, { queue, end, disconnectType: 'peer' });
}

/** An agent answers, and has after-call work at the end. */
function addAnsweredParties(
  world: World,
  random: Random,
  conversation: StoredConversation,
  { queue, customer, offeredAt }: { queue: StoredQueue; customer: Customer; offeredAt: number },
): void {
  const { media, direction, start } = conversation;
  const answeredAt = offeredAt + (1 + random.below(8)) * 1000;
  const talkEndsAt = answeredAt + (30 + random.below(media === 'email' ? 900 : 480)) * 1000;
  const holdMs = random.next() < 0.25 ? (10 + random.below(60)) * 1000 : 0;
  const finishedAt = talkEndsAt + holdMs;
  const acwEndsAt = finishedAt + (5 + random.below(50)) * 1000;
  const agent = pickAgent(world, random, queue);
  const code = pickWrapupCode(world, random, queue);
  conversation.end = finishedAt;
  const connectedAt = direction === 'inbound' ? start : answeredAt;
  addParty(random, conversation, {
    ...customer,
    start,
    connected: connectedAt,
    end: finishedAt,
    disconnectType: 'peer',
    spans: [
      ...(direction === 'outbound' ? [{ type: 'dialing' as const, start, end: answeredAt }] : []),
      { type: 'interact', start: connectedAt, end: finishedAt },
    ],
  });
  if (direction === 'inbound') addQueueParty(random, conversation, { queue, end: answeredAt, disconnectType: 'transfer' });
  addParty(random, conversation, {
    purpose: 'agent',
    queueId: queue.id,
    start: offeredAt,
    connected: answeredAt,
    end: finishedAt,
    ...(agent && { userId: agent.id, name: agent.name }),
    disconnectType: 'client',
    wrapupRequired: true,
    startAcw: finishedAt,
    endAcw: acwEndsAt,
    ...(code && { wrapup: { code: code.id, name: code.name, durationSeconds: (acwEndsAt - finishedAt) / 1000, end: acwEndsAt } }),
    spans: [
      { type: direction === 'inbound' ? 'alert' : 'dialing', start: offeredAt, end: answeredAt },
      { type: 'interact', start: answeredAt, end: talkEndsAt },
      ...(holdMs > 0 ? [{ type: 'hold' as const, start: talkEndsAt, end: finishedAt }] : []),
      { type: 'wrapup', start: finishedAt, end: acwEndsAt },
    ],
  });
}

/** The queue in which the customer waits from the start. */
function addQueueParty(
  random: Random,
  conversation: StoredConversation,
  { queue, end, disconnectType }: { queue: StoredQueue; end: number; disconnectType: 'peer' | 'transfer' },
): void {
  const { start } = conversation;
  addParty(random, conversation, {
    purpose: 'acd',
    name: queue.name,
    queueId: queue.id,
    start,
    connected: start,
    end,
    disconnectType,
    spans: [{ type: 'interact', start, end }],
  });
}

function addParty(
  random: Random,
  conversation: StoredConversation,
  fields: Omit<Party, 'id' | 'sessionId' | 'attributes' | 'state'>,
): void {
  conversation.parties.push({ id: random.uuid(), sessionId: random.uuid(), attributes: {}, state: 'disconnected', ...fields });
}

function pickAgent(world: World, random: Random, { id }: StoredQueue): StoredUser | undefined {
  const userIds = [...world.store.members.of(id).keys()];
  return userIds.length === 0 ? undefined : world.store.users.get(random.pick(userIds));
}

function pickWrapupCode(world: World, random: Random, { id }: StoredQueue): StoredWrapupCode | undefined {
  const codeIds = [...world.store.queueWrapupCodes.of(id).keys()];
  return codeIds.length === 0 ? undefined : world.store.wrapupCodes.get(random.pick(codeIds));
}

/** A random customer address for a media type. */
export function addressOf(random: Random, media: Media): string {
  const number = `+4930555${String(random.below(10_000)).padStart(4, '0')}`;
  if (media === 'email') return `traveller${random.below(500)}@mail.example`;
  if (media === 'chat') return `guest-${random.hex(8)}`;
  return media === 'message' ? number : `tel:${number}`;
}
