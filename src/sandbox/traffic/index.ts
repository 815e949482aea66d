import type { TrafficSettings } from '../store/control/checked-options.js';
import type { World } from '../store/world.js';
import { announceQueue } from '../areas/conversations/announce.js';
import { announceUser } from '../areas/users/routing-status.js';
import { Assignments } from './assignments.js';
import { Customers, openQueues, shiftCustomers } from './customers.js';
import { Interactions } from './interactions.js';
import { forgetOld, forgetPlayed, forgetSeeded } from './memory.js';
import { setScene } from './scene.js';
import { Staff, shiftStaff, startWork } from './staff.js';
import { earliest } from './turn.js';
import type { Turn } from './turn.js';

const HOUR = 3_600_000;

/** Longer gaps are not lived through: the hours before now are played anew. */
const LONGEST_GAP = 24 * HOUR;

/** Of a long time that passes at once only the end is told as it happens, in ms. */
const TOLD = HOUR / 2;

/** Clocks are put right now and then: so much backwards is waited for, in ms. */
const SLACK = 60_000;

/** Up to when all has happened, in ms since the epoch, at `at`. */
const progressOf = (world: World): Map<string, number> => world.collection<number>('traffic');

/**
 * A contact centre at work: everything that happens is a turn at a moment of its own, and `moveOn` lets all turns happen that are due.
 * It makes no difference how often somebody looks.
 */
export function startTraffic(world: World, options: TrafficSettings): void {
  world.collection<number>('traffic', () => {
    forgetSeeded(world, world.now() - options.historyMs);
    open(world, options);
  });
}

/** Brings the contact centre to the present. */
export function moveOn(world: World, options: TrafficSettings): void {
  const now = world.now();
  const at = progressOf(world).get('at');
  // Either there is nothing yet, in the middle of a reset, or a listener asks for what is just happening.
  if (at === undefined || world.clock.isElsewhere) return;
  if (now - at > LONGEST_GAP || now < at - SLACK) reopen(world, options, at);
  else if (now > at) playUpTo(world, now, world.tokens.users());
}

/** Starts where a snapshot was restored that knows of no traffic. */
export function openWhereNew(world: World, options: TrafficSettings): void {
  if (!progressOf(world).has('at')) open(world, options);
}

/** Plays the hours before now, and lets it stand as it is now. */
function open(world: World, { historyMs, intensity }: TrafficSettings): void {
  const from = world.now() - historyMs;
  playHours(world, from, () => {
    startWork(world);
    openQueues(world, intensity);
  });
}

function reopen(world: World, { historyMs }: TrafficSettings, at: number): void {
  const from = world.now() - historyMs;
  forgetPlayed(world);
  playHours(world, from, () => {
    shiftCustomers(world, from - at);
    shiftStaff(world, from - at);
  });
  tellAll(world, from);
}

/** Nobody is told of what is long past. */
function playHours(world: World, from: number, begin: () => void): void {
  const now = world.now();
  world.events.silently(() => {
    world.clock.at(from, begin);
    progressOf(world).set('at', from);
    playUpTo(world, now, new Set());
    setScene(world);
  });
}

/** @param people - Users who are present themselves: the traffic does not act for them. */
function playUpTo(world: World, end: number, people: ReadonlySet<string>): void {
  const begin = progressOf(world).get('at') ?? end;
  const customers = new Customers(world);
  const staff = new Staff(world, people);
  const interactions = new Interactions(world, people);
  const assignments = new Assignments(world);
  const nextTurn = (at: number): Turn | undefined => earliest([customers.next(), staff.next(), interactions.next(at)]);
  const play = (turn: Turn): void => {
    turn.happen();
    assignments.assign(turn.conversationId);
  };
  try {
    playTurns(world, end, nextTurn, play);
  } finally {
    for (const part of [staff, interactions, assignments]) part.close();
  }
  progressOf(world).set('at', end);
  if (begin < end - TOLD) tellAll(world, begin);
}

function playTurns(world: World, end: number, nextTurn: (at: number) => Turn | undefined, play: (turn: Turn) => void): void {
  const progress = progressOf(world);
  let at = progress.get('at') ?? end;
  for (;;) {
    const turn = nextTurn(at);
    // Turns that were put off because a user signed in or out happen now.
    const moment = Math.max(turn?.at ?? Number.POSITIVE_INFINITY, at);
    if (!turn || moment > end) return;
    const isNewHour = Math.floor(moment / HOUR) > Math.floor(at / HOUR);
    const happen = (): void => {
      play(turn);
      if (isNewHour) forgetOld(world);
    };
    world.clock.at(moment, () => {
      if (moment >= end - TOLD) happen();
      else world.events.silently(happen);
    });
    at = moment;
    progress.set('at', at);
  }
}

/** Tells how queues stand, and the users who have changed since. */
function tellAll(world: World, since: number): void {
  for (const { id } of world.store.queues.all()) announceQueue(world, id);
  for (const { id } of world.store.users.all()) announceUser(world, id, since);
}
