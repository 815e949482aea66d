import type { TrafficSettings } from '../store/control/read-options.js';
import type { World } from '../store/world.js';
import { announceQueue } from '../areas/conversations/announce.js';
import { announceUser } from '../areas/users/routing-status.js';
import { Assignments } from './assignments.js';
import { Customers, openQueues, shiftCustomers } from './customers.js';
import { recallEarlierHours } from './earlier-hours.js';
import { Interactions } from './interactions.js';
import { removeOldConversations, removeSimulatedConversations, removeSeededConversations } from './retention.js';
import { createInitialSituations } from './initial-situations.js';
import { Staff, shiftStaff, startWork } from './staff.js';
import { earliest } from './turn.js';
import type { Turn } from './turn.js';

const HOUR = 3_600_000;

/** After a longer gap, the preceding hours are simulated anew instead. */
const MAX_GAP_MS = 24 * HOUR;

/** After a long jump in time, only events of this last period are published, in ms. */
const PUBLISHED_PERIOD_MS = HOUR / 2;

/** Clocks are adjusted now and then: smaller steps backwards are waited out, in ms. */
const CLOCK_TOLERANCE_MS = 60_000;

/** The time up to which everything has been simulated, in ms since the epoch, under the key `at`. */
const progressOf = (world: World): Map<string, number> => world.collection<number>('traffic');

/**
 * Simulates a contact centre at work: every event is a turn with a time, and `advanceTraffic` executes all turns that are due. How
 * often it is called makes no difference.
 */
export function startTraffic(world: World, options: TrafficSettings): void {
  world.collection<number>('traffic', () => {
    const from = world.now() - options.historyMs;
    removeSeededConversations(world, from);
    recallEarlierHours(world, from);
    simulateHistory(world, options);
  });
}

/** Simulates up to the present. */
export function advanceTraffic(world: World, options: TrafficSettings): void {
  const now = world.now();
  const at = progressOf(world).get('at');
  // Either a reset is in progress and there is no data yet, or a listener queries during an event.
  if (at === undefined || world.clock.isSimulating) return;
  if (now - at > MAX_GAP_MS || now < at - CLOCK_TOLERANCE_MS) simulateAgain(world, options, at);
  else if (now > at) simulateUntil(world, now, world.tokens.users());
}

/** Starts the simulation after the restore of a snapshot without traffic. */
export function startIfNew(world: World, options: TrafficSettings): void {
  if (!progressOf(world).has('at')) simulateHistory(world, options);
}

/** Simulates the preceding hours up to the present. */
function simulateHistory(world: World, { historyMs, intensity }: TrafficSettings): void {
  const from = world.now() - historyMs;
  simulateFrom(world, from, () => {
    startWork(world);
    openQueues(world, intensity);
  });
}

function simulateAgain(world: World, { historyMs }: TrafficSettings, at: number): void {
  const from = world.now() - historyMs;
  removeSimulatedConversations(world);
  simulateFrom(world, from, () => {
    shiftCustomers(world, from - at);
    shiftStaff(world, from - at);
  });
  announceAll(world, from);
}

/** No events are published for the distant past. */
function simulateFrom(world: World, from: number, prepare: () => void): void {
  const now = world.now();
  world.events.runSilently(() => {
    world.clock.runAt(from, prepare);
    progressOf(world).set('at', from);
    simulateUntil(world, now, new Set());
    createInitialSituations(world);
  });
}

/** @param signedInUsers - Signed-in users: the simulation does not act for them. */
function simulateUntil(world: World, end: number, signedInUsers: ReadonlySet<string>): void {
  const start = progressOf(world).get('at') ?? end;
  const customers = new Customers(world);
  const staff = new Staff(world, signedInUsers);
  const interactions = new Interactions(world, signedInUsers);
  const assignments = new Assignments(world);
  const nextTurn = (at: number): Turn | undefined => earliest([customers.next(), staff.next(), interactions.next(at)]);
  const runTurn = (turn: Turn): void => {
    turn.run();
    assignments.assign(turn.conversationId);
  };
  try {
    runTurns(world, end, nextTurn, runTurn);
  } finally {
    for (const part of [staff, interactions, assignments]) part.close();
  }
  progressOf(world).set('at', end);
  if (start < end - PUBLISHED_PERIOD_MS) announceAll(world, start);
}

function runTurns(world: World, end: number, nextTurn: (at: number) => Turn | undefined, runTurn: (turn: Turn) => void): void {
  const progress = progressOf(world);
  let at = progress.get('at') ?? end;
  for (;;) {
    const turn = nextTurn(at);
    // Turns that were deferred because a user signed in or out are executed now.
    const moment = Math.max(turn?.at ?? Number.POSITIVE_INFINITY, at);
    if (!turn || moment > end) return;
    const isNewHour = Math.floor(moment / HOUR) > Math.floor(at / HOUR);
    const run = (): void => {
      runTurn(turn);
      if (isNewHour) removeOldConversations(world);
    };
    world.clock.runAt(moment, () => {
      if (moment >= end - PUBLISHED_PERIOD_MS) run();
      else world.events.runSilently(run);
    });
    at = moment;
    progress.set('at', at);
  }
}

/** Publishes the state of the queues, and of the users who have changed since. */
function announceAll(world: World, since: number): void {
  for (const { id } of world.store.queues.all()) announceQueue(world, id);
  for (const { id } of world.store.users.all()) announceUser(world, id, since);
}
