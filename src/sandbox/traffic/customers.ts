import { defaultQueueName } from '../store/initial-data/names.js';
import type { Random } from '../values/random.js';
import type { StoredQueue } from '../store/store.js';
import { routingStatusOf } from '../areas/users/user.js';
import type { World } from '../store/world.js';
import { queueCustomer } from '../areas/conversations/create.js';
import { addressOf, subjects } from '../areas/conversations/day.js';
import type { Media, StoredConversation } from '../areas/conversations/model.js';
import { Agenda } from './agenda.js';
import { chanceOf, timeUntilNext } from './chance.js';
import { averageHandleTime } from './plan.js';
import type { Turn } from './turn.js';

/** The arrivals of customers in a queue. */
interface Arrivals {
  /** ms since the epoch */
  next: number;
  /** The average time between two customers, in ms. */
  gap: number;
  /** How many of the queue's random values have been used. */
  position: number;
}

/** The load of a queue relative to the capacity of its agents, and the shares of its media in percent. */
interface QueueLoad {
  load: number;
  media: Partial<Record<Media, number>>;
}

const voice = { call: 92, callback: 8 };

const loadsByQueue: Record<string, QueueLoad> = {
  Bookings: { load: 1.15, media: voice },
  'Changes and Refunds': { load: 1.2, media: voice },
  'Lost Luggage': { load: 0.9, media: { call: 85, callback: 15 } },
  'Loyalty Members': { load: 0.75, media: { call: 88, chat: 12 } },
  'Group Travel': { load: 0.8, media: voice },
  'Web Chat': { load: 0.9, media: { chat: 100 } },
  'E-mail Desk': { load: 0.8, media: { email: 100 } },
  'Social Messaging': { load: 0.7, media: { message: 100 } },
  Complaints: { load: 1.1, media: voice },
  'After Hours': { load: 0.5, media: voice },
};

const defaultLoad: QueueLoad = { load: 0.8, media: voice };

/** By name, because that identifies the purpose of a queue. */
const loadOf = ({ name }: StoredQueue): QueueLoad => loadsByQueue[defaultQueueName(name)] ?? defaultLoad;

const partsOf = ({ media }: QueueLoad): [Media, number][] => Object.entries(media) as [Media, number][];

/** The share of their time that agents should be busy, so that most customers are answered in time. */
const OCCUPANCY = 0.6;

/** Longer than any simulation, in ms. */
const UNREACHABLE_GAP_MS = 1e12;

const arrivalsOf = (world: World): Map<string, Arrivals> => world.collection<Arrivals>('traffic.queues');

/** Starts the arrivals of customers: as many in each queue as its agents on queue can handle. */
export function openQueues(world: World, intensity: number): void {
  const queueCounts = new Map<string, number>();
  for (const queue of world.store.queues.all()) {
    const queueLoad = loadOf(queue);
    const handleTime = partsOf(queueLoad).reduce((sum, [kind, share]) => sum + (share / 100) * averageHandleTime(kind), 0);
    const agents = agentsOf(world, queue.id, queueCounts);
    if (agents === 0) continue;
    const gap = handleTime / (agents * OCCUPANCY * queueLoad.load * intensity);
    const random = chanceOf(queue.id);
    const next = world.now() + timeUntilNext(random, gap);
    arrivalsOf(world).set(queue.id, { next, gap, position: random.position });
  }
}

/** An agent of four queues counts as a quarter of an agent for each. */
function agentsOf(world: World, queueId: string, queueCounts: Map<string, number>): number {
  let agents = 0;
  for (const [userId, { joined }] of world.store.members.of(queueId)) {
    if (!joined || routingStatusOf(world, userId).status === 'OFF_QUEUE') continue;
    const count = queueCounts.get(userId) ?? joinedQueueCount(world, userId);
    queueCounts.set(userId, count);
    agents += 1 / count;
  }
  return agents;
}

function joinedQueueCount(world: World, userId: string): number {
  const { members, queues } = world.store;
  const isJoined = (queueId: string): boolean =>
    members.get(queueId, userId)?.joined === true && queues.find(queueId) !== undefined;
  return [...members.parentsOf(userId)].filter(isJoined).length;
}

/** The next customers of all queues. */
export class Customers {
  readonly #world: World;
  readonly #agenda = new Agenda();

  constructor(world: World) {
    this.#world = world;
    let position = 0;
    for (const queueId of arrivalsOf(world).keys()) {
      this.#plan(queueId, position);
      position += 1;
    }
  }

  next(): Turn | undefined {
    return this.#agenda.first();
  }

  #plan(queueId: string, position: number): void {
    const world = this.#world;
    const arrivals = arrivalsOf(world).get(queueId);
    const queue = world.store.queues.find(queueId);
    if (!arrivals || !queue) return;
    const run = (): void => {
      addCustomer(world, queue);
      this.#plan(queueId, position);
    };
    this.#agenda.set(queueId, { at: arrivals.next, run }, position);
  }
}

/** Lets a customer arrive now, and schedules the next one. No agent is alerted before the next `route`. */
export function addCustomer(world: World, queue: StoredQueue): void {
  const { gap, position } = arrivalsOf(world).get(queue.id) ?? { gap: UNREACHABLE_GAP_MS, position: 0 };
  const random = chanceOf(queue.id, position);
  const next = world.now() + timeUntilNext(random, gap);
  const media = mediaOf(random, loadOf(queue));
  const name = random.pick(world.names.callers);
  const address = addressOf(random, media);
  const content = contentOf(world, media, name, address, random.pick(subjects));
  arrivalsOf(world).set(queue.id, { next, gap, position: random.position });
  queueCustomer(world, queue, media, { name, address }, { played: true, ...content });
}

/** Delays all scheduled arrivals. */
export function shiftCustomers(world: World, ms: number): void {
  for (const [queueId, arrivals] of arrivalsOf(world)) arrivalsOf(world).set(queueId, { ...arrivals, next: arrivals.next + ms });
}

function mediaOf(random: Random, queueLoad: QueueLoad): Media {
  let remaining = random.next() * 100;
  for (const [kind, share] of partsOf(queueLoad)) {
    remaining -= share;
    if (remaining < 0) return kind;
  }
  return 'call';
}

/** The message of a customer, or the number for a callback. */
function contentOf(world: World, media: Media, name: string, address: string, subject: string): Partial<StoredConversation> {
  if (media === 'callback') return { callback: { numbers: [address.replace('tel:', '')], userName: name } };
  const message = { id: world.newId(), time: world.now() };
  const textBody = `${subject}: could you help me, please?`;
  if (media === 'message') return { messages: [{ ...message, content: { direction: 'inbound', textBody } }] };
  if (media !== 'email') return {};
  const to = [{ email: `desk@${world.organisation.shortName}.example`, name: '' }];
  return { subject, messages: [{ ...message, content: { subject, textBody, to, from: { email: address, name } } }] };
}
