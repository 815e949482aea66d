import { Random } from '../world/random.js';
import { changePresence } from '../areas/presence/user-presence.js';
import { primaryPresence, routingStatusOf } from '../areas/users/user.js';
import type { World } from '../world/world.js';
import { isBusy } from '../areas/conversations/life.js';
import { setRoutingStatus } from '../areas/users/routing-status.js';
import { between, chanceOf } from './chance.js';
import type { Turn } from './turn.js';

/** How many agents there are on queue at the start, more where a queue would be short of them. */
const AT_WORK = 17;
const LEAST_A_QUEUE = 3;

/** So many may be away at the same time. */
const MOST_AWAY = 4;

const MINUTE = 60_000;

/** Why agents go off queue, and for how many minutes. */
const breaks = [
  { presence: 'Break', from: 8, to: 16 },
  { presence: 'Break', from: 8, to: 16 },
  { presence: 'Meal', from: 25, to: 40 },
  { presence: 'Meeting', from: 15, to: 30 },
  { presence: 'Training', from: 20, to: 40 },
];

/** An agent who is at work. */
interface Rota {
  /** When they take their next break, in ms since the epoch; later, where they are busy. */
  next: number;
  position: number;
  away?: {
    until: number;
    /** When the presence was set: whoever set another one since means it. */
    since: string;
  };
}

const rotasOf = (world: World): Map<string, Rota> => world.collection<Rota>('traffic.agents');

/** Brings agents to their desks: on queue, and joined in all queues that they are members of. */
export function startWork(world: World): void {
  const random = new Random(world.seed ^ 0x1f83d9ab);
  const users = world.store.users.all().filter(({ state }) => state === 'active');
  const advisers = users.filter(({ title }) => title !== 'Team Leader');
  const atWork = new Set(random.sample(advisers, AT_WORK).map(({ id }) => id));
  for (const { id } of world.store.queues.all()) {
    const members = [...world.store.members.of(id).keys()];
    const missing = LEAST_A_QUEUE - members.filter((userId) => atWork.has(userId)).length;
    for (const userId of members.filter((member) => !atWork.has(member)).slice(0, Math.max(0, missing))) atWork.add(userId);
  }
  for (const { id } of users) {
    if (!atWork.has(id)) {
      setPresence(world, id, random.pick(['Available', 'Available', 'Busy', 'Meeting', 'Away', 'Offline']));
      continue;
    }
    for (const queue of world.store.queues.all()) {
      const membership = world.store.members.get(queue.id, id);
      if (membership) world.store.members.set(queue.id, id, { ...membership, joined: true });
    }
    setPresence(world, id, 'On Queue');
    setRoutingStatus(world, id, 'IDLE');
    rotasOf(world).set(id, { next: world.now() + between(random, 10 * MINUTE, 110 * MINUTE), position: 0 });
  }
}

/** @returns whether there is such a presence to choose. */
function setPresence(world: World, userId: string, systemPresence: string): boolean {
  const definition = world.store.presenceDefinitions
    .all()
    .find((candidate) => candidate.systemPresence === systemPresence && candidate.deactivated !== true);
  if (definition) changePresence(world, userId, 'PURECLOUD', { presenceDefinition: { id: definition.id } });
  return definition !== undefined;
}

const systemPresenceOf = (world: World, userId: string): string | undefined =>
  primaryPresence(world, userId).presenceDefinition?.systemPresence;

/** What an agent does next between their interactions, as far as they are played. */
export function nextOfStaff(world: World, people: ReadonlySet<string>): Turn | undefined {
  const isPlayed = (userId: string): boolean => !people.has(userId) && world.store.users.find(userId)?.state === 'active';
  let first: Turn | undefined;
  const consider = (at: number, userId: string, happen: () => void): void => {
    if ((!first || at < first.at) && isPlayed(userId)) first = { at, happen };
  };
  for (const [userId, rota] of rotasOf(world)) {
    const { away, next } = rota;
    if (away) {
      consider(away.until, userId, () => {
        comeBack(world, userId, rota, away.since);
      });
    } else if (routingStatusOf(world, userId).status === 'IDLE') {
      consider(next, userId, () => {
        takeBreak(world, userId, rota);
      });
    }
  }
  for (const [userId, { status, startTime = '' }] of world.store.routingStatuses) {
    if (status !== 'NOT_RESPONDING') continue;
    const at = Date.parse(startTime) + between(chanceOf(userId + startTime), 15_000, 60_000);
    consider(at, userId, () => {
      setRoutingStatus(world, userId, 'IDLE');
    });
  }
  return first;
}

/** Everything that is to come comes so many ms later, and who was in an interaction is free. */
export function shiftStaff(world: World, ms: number): void {
  for (const [userId, { away, ...rota }] of rotasOf(world)) {
    const shifted = { ...rota, next: rota.next + ms };
    rotasOf(world).set(userId, { ...shifted, ...(away && { away: { ...away, until: away.until + ms } }) });
  }
  for (const [userId, { status }] of [...world.store.routingStatuses]) {
    if (status !== 'INTERACTING' || isBusy(world, userId)) continue;
    setRoutingStatus(world, userId, systemPresenceOf(world, userId) === 'On Queue' ? 'IDLE' : 'OFF_QUEUE');
  }
}

function takeBreak(world: World, userId: string, rota: Rota): void {
  const away = [...rotasOf(world).values()].filter((other) => other.away).length;
  const isNeeded = isBusy(world, userId) || away >= MOST_AWAY;
  const random = chanceOf(userId, rota.position);
  const { presence, from, to } = random.pick(breaks);
  if (isNeeded || systemPresenceOf(world, userId) !== 'On Queue' || !setPresence(world, userId, presence)) {
    rotasOf(world).set(userId, { ...rota, next: world.now() + MINUTE });
    return;
  }
  const until = world.now() + between(random, from * MINUTE, to * MINUTE);
  rotasOf(world).set(userId, { next: rota.next, position: random.position, away: { until, since: world.timestamp() } });
}

function comeBack(world: World, userId: string, { position }: Rota, since: string): void {
  const random = chanceOf(userId, position);
  const next = world.now() + between(random, 50 * MINUTE, 130 * MINUTE);
  rotasOf(world).set(userId, { next, position: random.position });
  if (primaryPresence(world, userId).modifiedDate === since) setPresence(world, userId, 'On Queue');
}
