import type { TrafficOptions } from '../world/options.js';
import type { World } from '../world/world.js';
import { announceQueue } from '../areas/conversations/announce.js';
import { route } from '../areas/conversations/assignment.js';
import { announceUser } from '../areas/users/routing-status.js';
import { nextCustomer, openQueues, shiftCustomers } from './customers.js';
import { Interactions } from './interactions.js';
import { forgetOld, forgetPlayed, forgetSeeded } from './memory.js';
import { setScene } from './scene.js';
import { nextOfStaff, shiftStaff, startWork } from './staff.js';
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
export function startTraffic(world: World, options: Required<TrafficOptions>): void {
  world.collection<number>('traffic', () => {
    forgetSeeded(world, world.now() - options.hours * HOUR);
    open(world, options);
  });
}

/** Brings the contact centre to the present. */
export function moveOn(world: World, options: Required<TrafficOptions>): void {
  const now = world.now();
  const at = progressOf(world).get('at');
  // Either there is nothing yet, in the middle of a reset, or a listener asks for what is just happening.
  if (at === undefined || world.clock.isElsewhere) return;
  if (now - at > LONGEST_GAP || now < at - SLACK) reopen(world, options, at);
  else if (now > at) playUpTo(world, now, world.tokens.users());
}

/** Starts where a snapshot was restored that knows of no traffic. */
export function openWhereNew(world: World, options: Required<TrafficOptions>): void {
  if (!progressOf(world).has('at')) open(world, options);
}

/** Plays the hours before now, and lets it stand as it is now. */
function open(world: World, { hours, intensity }: Required<TrafficOptions>): void {
  const from = world.now() - hours * HOUR;
  playHours(world, from, () => {
    startWork(world);
    openQueues(world, intensity);
  });
}

function reopen(world: World, { hours }: Required<TrafficOptions>, at: number): void {
  const from = world.now() - hours * HOUR;
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

/** @param people - Users who are there themselves: nobody acts for them. */
function playUpTo(world: World, end: number, people: ReadonlySet<string>): void {
  const progress = progressOf(world);
  const interactions = new Interactions(world, people);
  const begin = progress.get('at') ?? end;
  let at = begin;
  const play = (moment: number, turn: Turn): void => {
    turn.happen();
    route(world);
    if (Math.floor(moment / HOUR) > Math.floor(at / HOUR)) forgetOld(world);
  };
  for (;;) {
    const turn = earliest([nextCustomer(world), nextOfStaff(world, people), interactions.next(at)]);
    // What somebody's signing in or out has put off is made up for now.
    const moment = Math.max(turn?.at ?? Number.POSITIVE_INFINITY, at);
    if (!turn || moment > end) break;
    world.clock.at(moment, () => {
      if (moment >= end - TOLD) play(moment, turn);
      else
        world.events.silently(() => {
          play(moment, turn);
        });
    });
    at = moment;
    progress.set('at', at);
  }
  progress.set('at', end);
  if (begin < end - TOLD) tellAll(world, begin);
}

/** Tells how queues stand, and the users who have changed since. */
function tellAll(world: World, since: number): void {
  for (const { id } of world.store.queues.all()) announceQueue(world, id);
  for (const { id } of world.store.users.all()) announceUser(world, id, since);
}
