import { defaultQueueName } from '../../store/initial-data/names.js';
import { Random } from '../../values/random.js';
import type { StoredQueue } from '../../store/store.js';
import type { World } from '../../store/world.js';
import type { Direction, Media, Party, Span, StoredConversation } from './conversation.js';

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
  const members = [...world.store.members.of(queue.id).keys()];
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
  const party = (fields: Omit<Party, 'id' | 'sessionId' | 'attributes'>): void => {
    conversation.parties.push({ id: random.uuid(), sessionId: random.uuid(), attributes: {}, ...fields });
  };
  const customer = { purpose: 'customer' as const, name: random.pick(world.names.callers), address };
  const disconnectedState = { state: 'disconnected' as const };
  if (isAbandoned) {
    conversation.end = start + waitMs;
    const spans: Span[] = [{ type: 'interact', start, end: start + waitMs }];
    party({ ...customer, ...disconnectedState, start, connected: start, end: start + waitMs, disconnectType: 'endpoint', spans });
    party({
      purpose: 'acd',
      ...disconnectedState,
      name: queue.name,
      queueId: queue.id,
      start,
      connected: start,
      end: start + waitMs,
      disconnectType: 'peer',
      spans: [{ type: 'interact', start, end: start + waitMs }],
    });
    return conversation;
  }
  const offeredAt = direction === 'inbound' ? start + waitMs : start;
  const answeredAt = offeredAt + (1 + random.below(8)) * 1000;
  const talkMs = (30 + random.below(media === 'email' ? 900 : 480)) * 1000;
  const holdMs = random.next() < 0.25 ? (10 + random.below(60)) * 1000 : 0;
  const finishedAt = answeredAt + talkMs + holdMs;
  const acwEndsAt = finishedAt + (5 + random.below(50)) * 1000;
  const userId = members.length === 0 ? undefined : random.pick(members);
  const codes = [...world.store.queueWrapupCodes.of(queue.id).keys()];
  const code = codes.length === 0 ? undefined : world.store.wrapupCodes.get(random.pick(codes));
  conversation.end = finishedAt;
  const connectedAt = direction === 'inbound' ? start : answeredAt;
  party({
    ...customer,
    ...disconnectedState,
    start,
    connected: connectedAt,
    end: finishedAt,
    disconnectType: 'peer',
    spans: [
      ...(direction === 'outbound' ? [{ type: 'dialing' as const, start, end: answeredAt }] : []),
      { type: 'interact', start: connectedAt, end: finishedAt },
    ],
  });
  if (direction === 'inbound') {
    party({
      purpose: 'acd',
      ...disconnectedState,
      name: queue.name,
      queueId: queue.id,
      start,
      connected: start,
      end: answeredAt,
      disconnectType: 'transfer',
      spans: [{ type: 'interact', start, end: answeredAt }],
    });
  }
  party({
    purpose: 'agent',
    ...disconnectedState,
    queueId: queue.id,
    start: offeredAt,
    connected: answeredAt,
    end: finishedAt,
    ...(userId !== undefined && { userId, name: world.store.users.get(userId).name }),
    disconnectType: 'client',
    wrapupRequired: true,
    startAcw: finishedAt,
    endAcw: acwEndsAt,
    ...(code && { wrapup: { code: code.id, name: code.name, durationSeconds: (acwEndsAt - finishedAt) / 1000, end: acwEndsAt } }),
    spans: [
      { type: direction === 'inbound' ? 'alert' : 'dialing', start: offeredAt, end: answeredAt },
      { type: 'interact', start: answeredAt, end: answeredAt + talkMs },
      ...(holdMs > 0 ? [{ type: 'hold' as const, start: answeredAt + talkMs, end: finishedAt }] : []),
      { type: 'wrapup', start: finishedAt, end: acwEndsAt },
    ],
  });
  return conversation;
}

/** A random customer address for a media type. */
export function addressOf(random: Random, media: Media): string {
  const number = `+4930555${String(random.below(10_000)).padStart(4, '0')}`;
  if (media === 'email') return `traveller${random.below(500)}@mail.example`;
  if (media === 'chat') return `guest-${random.hex(8)}`;
  return media === 'message' ? number : `tel:${number}`;
}
