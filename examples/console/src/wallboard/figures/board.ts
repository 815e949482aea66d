import type { Queue } from 'contact-centre-client/models';
import type { QueueDay } from './day.js';
import { serviceLevel, sumOfDays } from './day.js';
import type { QueueNow, Staff } from './now.js';
import { longestWait } from './now.js';
import type { Standing } from './standing.js';
import { severities, standingOf } from './standing.js';

/** A queue with all its figures. Figures that could not be read are missing. */
export interface BoardQueue {
  id: string;
  name: string;
  now: QueueNow | undefined;
  day: QueueDay | undefined;
  standing: Standing;
}

export type Figures<T> = ReadonlyMap<string, T> | undefined;

export function boardOf(queues: readonly Queue[], now: Figures<QueueNow>, day: Figures<QueueDay>): BoardQueue[] {
  return queues.map((queue) => {
    const { id, name = '' } = queue;
    const figures = { now: now?.get(id), day: day?.get(id) };
    return { id, name, ...figures, standing: standingOf(queue, figures.now, figures.day) };
  });
}

export const orders = {
  urgency: 'Urgency',
  name: 'Name',
  waiting: 'Waiting',
  wait: 'Longest wait',
  level: 'Service level',
} as const;
export type Order = keyof typeof orders;

/** Sorts the queues by urgency. Ties are sorted by name, so that they keep their order. */
export function sorted(queues: readonly BoardQueue[], order: Order): BoardQueue[] {
  const compare = comparisons[order];
  return [...queues].sort((one, other) => compare(one, other) || one.name.localeCompare(other.name));
}

type Comparison = (one: BoardQueue, other: BoardQueue) => number;

const by =
  (key: (queue: BoardQueue) => number): Comparison =>
  (one, other) =>
    key(one) - key(other);

const bySeverity = by(({ standing }) => severities.indexOf(standing.severity));
const byWait = by(({ now }) => -((now && longestWait(now)) ?? -1));

const comparisons: Record<Order, Comparison> = {
  // Within the same state, the longest waiting time comes first.
  urgency: (one, other) => bySeverity(one, other) || byWait(one, other),
  name: () => 0,
  waiting: by(({ now }) => -(now?.waiting ?? 0)),
  wait: byWait,
  level: by(({ day }) => (day && serviceLevel(day)) ?? 2),
};

export interface Totals {
  waiting: number | undefined;
  interacting: number | undefined;
  longest: { wait: number; queue: string } | undefined;
  day: QueueDay | undefined;
  /** Each agent counts once. */
  agents: Headcounts | undefined;
}

/** Returns the number of agents in a routing status, or the least number that is certain. */
export interface Headcount {
  count: number;
  atLeast: boolean;
}

/** By routing status. */
export type Headcounts = Readonly<Record<string, Headcount>>;

export function totalsOf(queues: readonly BoardQueue[]): Totals {
  const present = queues.flatMap(({ name, now }) => (now ? [{ name, now }] : []));
  const days = queues.flatMap(({ day }) => day ?? []);
  const sum = (key: 'waiting' | 'interacting'): number | undefined =>
    present.length === 0 ? undefined : present.reduce((total, { now }) => total + now[key], 0);
  const [longest] = present
    .flatMap(({ name, now }) => ({ wait: longestWait(now) ?? -1, queue: name }))
    .sort((one, other) => other.wait - one.wait);
  return {
    waiting: sum('waiting'),
    interacting: sum('interacting'),
    longest: longest && longest.wait >= 0 ? longest : undefined,
    day: days.length === 0 ? undefined : sumOfDays(days),
    agents: present.length === 0 ? undefined : agentsByStatus(present.map(({ now }) => now)),
  };
}

/**
 * Returns the number of agents in each routing status. An agent of several queues counts once. The platform does not always
 * name all agents, so duplicates may remain.
 */
export function agentsByStatus(queues: readonly QueueNow[]): Headcounts {
  const statuses = new Set(queues.flatMap(({ agents }) => Object.keys(agents)));
  return Object.fromEntries(
    [...statuses].map((status) => [status, headcount(queues.flatMap(({ agents }) => agents[status] ?? []))]),
  );
}

function headcount(staffs: readonly Staff[]): Headcount {
  const [only, ...others] = staffs;
  if (only && others.length === 0) return { count: only.count, atLeast: false };
  const userCount = new Set(staffs.flatMap(({ userIds }) => userIds)).size;
  return staffs.some(({ truncated }) => truncated)
    ? { count: Math.max(userCount, ...staffs.map(({ count }) => count)), atLeast: true }
    : { count: userCount, atLeast: false };
}

/** The total. */
export function sumOfHeads(heads: Headcounts): Headcount {
  const all = Object.values(heads);
  return { count: all.reduce((sum, { count }) => sum + count, 0), atLeast: all.some(({ atLeast }) => atLeast) };
}
