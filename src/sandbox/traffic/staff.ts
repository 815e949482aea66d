import { Random } from '../values/random.js';
import { changePresence } from '../areas/presence/user-presence.js';
import { primaryPresence, routingStatusOf } from '../areas/users/user.js';
import type { World } from '../store/world.js';
import { isBusy } from '../areas/conversations/life.js';
import { setRoutingStatus } from '../areas/users/routing-status.js';
import { Agenda } from './agenda.js';
import { randomBetween, chanceOf } from './chance.js';
import type { Turn } from './turn.js';

/** How many agents are on queue at the start; more if a queue would be short of them. */
const INITIAL_AGENTS = 17;
const MIN_AGENTS_PER_QUEUE = 3;

/** The maximum number of agents away at the same time: this many in any case, and a share of those at work. */
const MIN_AWAY_LIMIT = 4;
const AGENTS_PER_ABSENCE = 6;

const MINUTE = 60_000;

/** Reasons of agents to go off queue, and their duration in minutes. */
const breaks = [
  { presence: 'Break', from: 8, to: 16 },
  { presence: 'Break', from: 8, to: 16 },
  { presence: 'Meal', from: 25, to: 40 },
  { presence: 'Meeting', from: 15, to: 30 },
  { presence: 'Training', from: 20, to: 40 },
];

/** An agent at work. */
interface Rota {
  /** When they take their next break, in ms since the epoch; later if they are busy. */
  next: number;
  position: number;
  away?: {
    until: number;
    /** When the simulation set the presence. A presence that was set later is a user's decision. */
    since: string;
  };
}

const rotasOf = (world: World): Map<string, Rota> => world.collection<Rota>('traffic.agents');

/** Starts the work of agents: on queue, and joined in all queues that they are members of. */
export function startWork(world: World): void {
  const random = new Random(world.seed ^ 0x1f83d9ab);
  const users = world.store.users.all().filter(({ state }) => state === 'active');
  const advisers = users.filter(({ title }) => title !== 'Team Leader');
  const workingIds = new Set(random.sample(advisers, INITIAL_AGENTS).map(({ id }) => id));
  for (const { id } of world.store.queues.all()) {
    const members = [...world.store.members.of(id).keys()];
    const missingCount = MIN_AGENTS_PER_QUEUE - members.filter((userId) => workingIds.has(userId)).length;
    for (const userId of members.filter((member) => !workingIds.has(member)).slice(0, Math.max(0, missingCount)))
      workingIds.add(userId);
  }
  for (const { id } of users) {
    if (!workingIds.has(id)) {
      setPresence(world, id, random.pick(['Available', 'Available', 'Busy', 'Meeting', 'Away', 'Offline']));
      continue;
    }
    for (const queueId of world.store.members.parentsOf(id)) {
      const membership = world.store.members.get(queueId, id);
      if (membership) world.store.members.set(queueId, id, { ...membership, joined: true });
    }
    setPresence(world, id, 'On Queue');
    setRoutingStatus(world, id, 'IDLE');
    rotasOf(world).set(id, { next: world.now() + randomBetween(random, 10 * MINUTE, 110 * MINUTE), position: 0 });
  }
}

/** @returns whether such a presence exists. */
function setPresence(world: World, userId: string, systemPresence: string): boolean {
  const definition = world.store.presenceDefinitions
    .all()
    .find((candidate) => candidate.systemPresence === systemPresence && candidate.deactivated !== true);
  if (definition) changePresence(world, userId, 'PURECLOUD', { presenceDefinition: { id: definition.id } });
  return definition !== undefined;
}

const systemPresenceOf = (world: World, userId: string): string | undefined =>
  primaryPresence(world, userId).presenceDefinition?.systemPresence;

/** The next turns of agents between their interactions. Only agents whose status or rota has changed are evaluated again. */
export class Staff {
  readonly #world: World;
  readonly #signedInUsers: ReadonlySet<string>;
  readonly #agenda = new Agenda();
  /** The positions of agents with a rota, followed by those of all users with a routing status. */
  readonly #positions = new Map<string, number>();
  readonly #awayUserIds = new Set<string>();
  readonly #changedUserIds = new Set<string>();
  readonly #unwatch: () => void;

  /** @param signedInUsers - Signed-in users: the simulation does not act for them. */
  constructor(world: World, signedInUsers: ReadonlySet<string>) {
    this.#world = world;
    this.#signedInUsers = signedInUsers;
    for (const [userId, { away }] of rotasOf(world)) {
      this.#markChanged(userId);
      if (away) this.#awayUserIds.add(userId);
    }
    for (const userId of world.store.routingStatuses.keys()) this.#markChanged(userId);
    this.#unwatch = world.store.routingStatuses.watch((userId) => {
      this.#markChanged(userId);
    });
  }

  next(): Turn | undefined {
    for (const userId of this.#changedUserIds) {
      const position = this.#positions.get(userId) ?? 0;
      this.#agenda.set(`rota ${userId}`, this.#rotaTurn(userId), position);
      // At the same moment, breaks come before the returns of agents who did not respond.
      this.#agenda.set(`status ${userId}`, this.#returnTurn(userId), this.#positions.size + position);
    }
    this.#changedUserIds.clear();
    return this.#agenda.first();
  }

  close(): void {
    this.#unwatch();
  }

  #markChanged(userId: string): void {
    if (!this.#positions.has(userId)) this.#positions.set(userId, this.#positions.size);
    this.#changedUserIds.add(userId);
  }

  #isSimulated(userId: string): boolean {
    return !this.#signedInUsers.has(userId) && this.#world.store.users.find(userId)?.state === 'active';
  }

  #rotaTurn(userId: string): Turn | undefined {
    const world = this.#world;
    const rota = rotasOf(world).get(userId);
    if (!rota || !this.#isSimulated(userId)) return undefined;
    const { away, next } = rota;
    const turn = (at: number, nextRota: () => Rota): Turn => ({
      at,
      run: () => {
        this.#change(userId, nextRota());
      },
    });
    if (away) return turn(away.until, () => returnFromBreak(world, userId, rota, away.since));
    if (routingStatusOf(world, userId).status !== 'IDLE') return undefined;
    return turn(next, () => this.#takeBreak(userId, rota));
  }

  #returnTurn(userId: string): Turn | undefined {
    const world = this.#world;
    const { status, startTime = '' } = world.store.routingStatuses.get(userId) ?? {};
    if (status !== 'NOT_RESPONDING' || !this.#isSimulated(userId)) return undefined;
    const at = Date.parse(startTime) + randomBetween(chanceOf(userId + startTime), 15_000, 60_000);
    return {
      at,
      run: () => {
        setRoutingStatus(world, userId, 'IDLE');
      },
    };
  }

  #takeBreak(userId: string, rota: Rota): Rota {
    const maxAway = Math.max(MIN_AWAY_LIMIT, Math.floor(rotasOf(this.#world).size / AGENTS_PER_ABSENCE));
    return takeBreak(this.#world, userId, rota, this.#awayUserIds.size < maxAway);
  }

  #change(userId: string, rota: Rota): void {
    rotasOf(this.#world).set(userId, rota);
    if (rota.away) this.#awayUserIds.add(userId);
    else this.#awayUserIds.delete(userId);
    this.#markChanged(userId);
  }
}

/** Delays all scheduled turns, and frees agents who were in an interaction. */
export function shiftStaff(world: World, ms: number): void {
  for (const [userId, { away, ...rota }] of rotasOf(world)) {
    const delayedRota = { ...rota, next: rota.next + ms };
    rotasOf(world).set(userId, { ...delayedRota, ...(away && { away: { ...away, until: away.until + ms } }) });
  }
  for (const [userId, { status }] of [...world.store.routingStatuses]) {
    if (status !== 'INTERACTING' || isBusy(world, userId)) continue;
    setRoutingStatus(world, userId, systemPresenceOf(world, userId) === 'On Queue' ? 'IDLE' : 'OFF_QUEUE');
  }
}

/** @returns the next rota. An agent who cannot leave tries again a minute later. */
function takeBreak(world: World, userId: string, rota: Rota, isAllowed: boolean): Rota {
  const random = chanceOf(userId, rota.position);
  const { presence, from, to } = random.pick(breaks);
  const canLeave = isAllowed && !isBusy(world, userId) && systemPresenceOf(world, userId) === 'On Queue';
  if (!canLeave || !setPresence(world, userId, presence)) return { ...rota, next: world.now() + MINUTE };
  const until = world.now() + randomBetween(random, from * MINUTE, to * MINUTE);
  return { next: rota.next, position: random.position, away: { until, since: world.timestamp() } };
}

/** @returns the next rota. */
function returnFromBreak(world: World, userId: string, { position }: Rota, since: string): Rota {
  const random = chanceOf(userId, position);
  const next = world.now() + randomBetween(random, 50 * MINUTE, 130 * MINUTE);
  if (primaryPresence(world, userId).modifiedDate === since) setPresence(world, userId, 'On Queue');
  return { next, position: random.position };
}
