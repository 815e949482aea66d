import type { Queue } from 'contact-centre-client/models';
import type { MessageId } from '../../messages/en.js';
import type { DayFigures, QueueDay } from './day.js';
import { overallLevel, serviceLevel, sumOfFigures } from './day.js';
import type { QueueNow } from './now.js';
import { longestSince } from './now.js';
import type { Headcounts } from './staff.js';
import { agentsByStatus } from './staff.js';
import type { Attention, Standing } from './standing.js';
import { attentionOf, dayStanding, severities, standingOf } from './standing.js';

/**
 * A queue with all its figures. Figures that could not be read are missing. As long as nothing about a queue changes, it is the
 * same object.
 */
export interface BoardQueue {
  id: string;
  name: string;
  now: QueueNow | undefined;
  day: QueueDay | undefined;
  /** Offered interactions by half-hour of the day, up to the current one. */
  arrivals: readonly number[] | undefined;
  /** What is wrong at this moment. */
  attention: Attention | undefined;
  /** How the day is so far. */
  dayStanding: Standing;
  /** The state of this moment if something is wrong, otherwise of the day. */
  standing: Standing;
}

/** The figures of all queues, by id. */
export interface BoardFigures {
  now: ReadonlyMap<string, QueueNow> | undefined;
  day: ReadonlyMap<string, QueueDay> | undefined;
  arrivals?: ReadonlyMap<string, readonly number[]> | undefined;
}

/** @param at - The platform's time in ms since the epoch. */
export function boardOf(queues: readonly Queue[], figures: BoardFigures, at: number): BoardQueue[] {
  return queues.map((queue) => boardQueue(queue, figures, at));
}

function boardQueue(queue: Queue, figures: BoardFigures, at: number): BoardQueue {
  const { id, name = '' } = queue;
  const now = figures.now?.get(id);
  const day = figures.day?.get(id);
  const arrivals = figures.arrivals?.get(id);
  const isOpen = arrivals?.slice(-2).some((offered) => offered > 0) === true;
  const attention = attentionOf({ queue, now, isOpen }, at);
  return { id, name, now, day, arrivals, attention, dayStanding: dayStanding(day), standing: standingOf(attention, day) };
}

/** Compares by content, except for figures, which are the same objects if they are unchanged. */
function isUnchanged(one: BoardQueue, other: BoardQueue): boolean {
  return (
    one.id === other.id &&
    one.name === other.name &&
    one.now === other.now &&
    one.day === other.day &&
    one.arrivals === other.arrivals &&
    one.attention?.words === other.attention?.words &&
    one.attention?.advice === other.attention?.advice &&
    one.attention?.since === other.attention?.since
  );
}

/** Computes the board again and again. Unchanged queues stay the same objects, and so does the list if all are unchanged. */
export class BoardReader {
  #board: readonly BoardQueue[] = [];

  read(queues: readonly Queue[], figures: BoardFigures, at: number): readonly BoardQueue[] {
    const before = this.#board;
    const next = boardOf(queues, figures, at).map((queue, index) => {
      const previous = before[index];
      return previous && isUnchanged(previous, queue) ? previous : queue;
    });
    const isSame = next.length === before.length && next.every((queue, index) => queue === before[index]);
    if (!isSame) this.#board = next;
    return this.#board;
  }
}

/** The orders of queues, and the keys of their texts. */
export const orders = {
  urgency: 'order.urgency',
  name: 'order.name',
  waiting: 'order.waiting',
  wait: 'order.wait',
  level: 'order.level',
} as const satisfies Record<string, MessageId>;
export type Order = keyof typeof orders;

/** Sorts queues that are in the order of their names. Ties keep this order. */
export function sorted(queues: readonly BoardQueue[], order: Order): BoardQueue[] {
  const rankOf = ranks[order];
  return queues
    .map((queue) => ({ queue, rank: rankOf(queue) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ queue }) => queue);
}

/** Returns the queues whose name contains a text, in an order. */
export function shownQueues(queues: readonly BoardQueue[], find: string, order: Order): BoardQueue[] {
  const searchText = find.trim().toLowerCase();
  return sorted(queues, order).filter(({ name }) => name.toLowerCase().includes(searchText));
}

const collator = new Intl.Collator(undefined, { numeric: true });

export const byName = (one: { name?: string }, other: { name?: string }): number =>
  collator.compare(one.name ?? '', other.name ?? '');

/** Greater than any time, in ms since the epoch. */
const NEVER = 1e14;

/** The one that has waited the longest comes first. */
const waitRank = ({ now }: BoardQueue): number => (now && longestSince(now)) ?? NEVER;

const ranks: Record<Order, (queue: BoardQueue) => number> = {
  // Within the same state, the longest waiting time comes first.
  urgency: (queue) => severities.indexOf(queue.standing.severity) * 2 * NEVER + waitRank(queue),
  name: () => 0,
  waiting: ({ now }) => -(now?.waiting ?? 0),
  wait: waitRank,
  level: ({ day }) => (day && serviceLevel(day)) ?? 2,
};

export interface Totals {
  waiting: number | undefined;
  interacting: number | undefined;
  /** Since when the longest one waits, in ms since the epoch by the platform's clock. */
  longest: { since: number; queue: string } | undefined;
  day: DayFigures | undefined;
  /** The service level of today and its target, weighted by offered interactions. */
  level: { level: number | undefined; target: number | undefined };
  /** Each agent counts once. */
  agents: Headcounts | undefined;
}

export function totalsOf(queues: readonly BoardQueue[]): Totals {
  const present = queues.flatMap(({ name, now }) => (now ? [{ name, now }] : []));
  const days = queues.flatMap(({ day }) => day ?? []);
  const sum = (key: 'waiting' | 'interacting'): number | undefined =>
    present.length === 0 ? undefined : present.reduce((total, { now }) => total + now[key], 0);
  const [longest] = present
    .map(({ name, now }) => ({ since: longestSince(now) ?? NEVER, queue: name }))
    .sort((one, other) => one.since - other.since);
  return {
    waiting: sum('waiting'),
    interacting: sum('interacting'),
    longest: longest && longest.since < NEVER ? longest : undefined,
    day: days.length === 0 ? undefined : sumOfFigures(days),
    level: overallLevel(days),
    agents: present.length === 0 ? undefined : agentsByStatus(present.map(({ now }) => now)),
  };
}

/** The queues that need attention now, those whose day is behind its target, and all others. */
export interface Triage {
  now: readonly BoardQueue[];
  behind: readonly BoardQueue[];
  healthy: readonly BoardQueue[];
}

/** Keeps the order of the queues. */
export function triage(queues: readonly BoardQueue[]): Triage {
  return {
    now: queues.filter(({ attention }) => attention !== undefined),
    behind: queues.filter(({ attention, standing }) => !attention && standing.severity === 'behind'),
    healthy: queues.filter(({ attention, standing }) => !attention && standing.severity !== 'behind'),
  };
}
