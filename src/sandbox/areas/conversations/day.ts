import { defaultQueueName } from '../../store/initial-data/names.js';
import { share } from '../../values/copies.js';
import { Random } from '../../values/random.js';
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

/** All that a seeded day depends on. */
interface DaySource {
  readonly seed: number;
  /** The end of the day, in ms since the epoch. */
  readonly end: number;
  readonly callers: readonly string[];
  readonly queues: readonly QueueSource[];
}

interface QueueSource extends NamedSource {
  readonly divisionId: string;
  readonly members: readonly NamedSource[];
  readonly wrapupCodes: readonly NamedSource[];
}

interface NamedSource {
  readonly id: string;
  readonly name: string;
}

/** How many days are cached. */
const MAX_CACHED_DAYS = 4;

/** A cache of the latest days: sandboxes with the same source share frozen conversations, because most tests create one each. */
const cachedDays = new Map<string, readonly StoredConversation[]>();

/** Seeds the 24 hours before the hour in which the sandbox was created. The result is the same for the same seed and hour. */
export function seedDay(world: World, conversations: Map<string, StoredConversation>): void {
  for (const conversation of conversationsOfDay(daySourceOf(world))) conversations.set(conversation.id, conversation);
}

function conversationsOfDay(source: DaySource): readonly StoredConversation[] {
  const key = JSON.stringify(source);
  const cachedDay = cachedDays.get(key);
  if (cachedDay) return cachedDay;
  const random = new Random(source.seed ^ 0x3c6ef372);
  const starts = Array.from({ length: CONVERSATION_COUNT }, () => source.end - 24 * HOUR + random.below(23 * HOUR)).sort(
    (a, b) => a - b,
  );
  const day = starts.map((start) => seededConversation(source, random, start));
  for (const conversation of day) share(conversation);
  const [oldestKey] = cachedDays.keys();
  if (oldestKey !== undefined && cachedDays.size >= MAX_CACHED_DAYS) cachedDays.delete(oldestKey);
  cachedDays.set(key, day);
  return day;
}

function daySourceOf({ seed, store, names, organisation, now }: World): DaySource {
  const queues = store.queues.all().map(({ id, name, division }) => ({
    id,
    name,
    divisionId: division?.id ?? organisation.homeDivisionId,
    members: [...store.members.of(id).keys()].map((userId) => ({ id: userId, name: store.users.get(userId).name })),
    wrapupCodes: [...store.queueWrapupCodes.of(id).keys()].map((codeId) => ({
      id: codeId,
      name: store.wrapupCodes.get(codeId).name,
    })),
  }));
  return { seed, end: Math.floor(now() / HOUR) * HOUR, callers: names.callers, queues };
}

function mediaOf(random: Random, queue: QueueSource): Media {
  const name = defaultQueueName(queue.name);
  if (name === 'Web Chat') return 'chat';
  if (name === 'E-mail Desk') return 'email';
  if (name === 'Social Messaging') return 'message';
  return random.next() < 0.9 ? 'call' : 'callback';
}

function seededConversation({ queues, callers }: DaySource, random: Random, start: number): StoredConversation {
  const queue = random.pick(queues);
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
    divisionId: queue.divisionId,
    ...(media === 'email' && { subject: random.pick(subjects) }),
    ...(media === 'callback' && { callback: { numbers: [address.replace('tel:', '')] } }),
  };
  const customer = { purpose: 'customer' as const, name: random.pick(callers), address };
  if (isAbandoned) {
    addAbandonedParties(random, conversation, { queue, customer, end: start + waitMs });
  } else {
    const offeredAt = direction === 'inbound' ? start + waitMs : start;
    addAnsweredParties(random, conversation, { queue, customer, offeredAt });
  }
  return conversation;
}

type Customer = Pick<Party, 'purpose' | 'name' | 'address'>;

/** The customer leaves before an agent answers. */
function addAbandonedParties(
  random: Random,
  conversation: StoredConversation,
  { queue, customer, end }: { queue: QueueSource; customer: Customer; end: number },
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
  random: Random,
  conversation: StoredConversation,
  { queue, customer, offeredAt }: { queue: QueueSource; customer: Customer; offeredAt: number },
): void {
  const { media, direction, start } = conversation;
  const answeredAt = offeredAt + (1 + random.below(8)) * 1000;
  const talkEndsAt = answeredAt + (30 + random.below(media === 'email' ? 900 : 480)) * 1000;
  const holdMs = random.next() < 0.25 ? (10 + random.below(60)) * 1000 : 0;
  const finishedAt = talkEndsAt + holdMs;
  const acwEndsAt = finishedAt + (5 + random.below(50)) * 1000;
  const agent = queue.members.length === 0 ? undefined : random.pick(queue.members);
  const code = queue.wrapupCodes.length === 0 ? undefined : random.pick(queue.wrapupCodes);
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
  { queue, end, disconnectType }: { queue: QueueSource; end: number; disconnectType: 'peer' | 'transfer' },
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

/** A random customer address for a media type. */
export function addressOf(random: Random, media: Media): string {
  const number = `+4930555${String(random.below(10_000)).padStart(4, '0')}`;
  if (media === 'email') return `traveller${random.below(500)}@mail.example`;
  if (media === 'chat') return `guest-${random.hex(8)}`;
  return media === 'message' ? number : `tel:${number}`;
}
