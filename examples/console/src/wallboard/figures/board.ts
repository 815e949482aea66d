import type { Queue } from 'contact-centre-client/models';
import type { QueueDay } from './day.js';
import { serviceLevel, sumOfDays } from './day.js';
import type { QueueNow } from './now.js';
import { longestWait } from './now.js';
import type { Standing } from './standing.js';
import { severities, standingOf } from './standing.js';

/** A queue with all that the wallboard shows of it. What could not be read is missing. */
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
    const { id = '', name = '' } = queue;
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

/** The one to look at first comes first. Where two are alike their names decide, so that they do not change places all the time. */
export function sorted(queues: readonly BoardQueue[], order: Order): BoardQueue[] {
  const key = keys[order];
  return [...queues].sort((one, other) => key(one) - key(other) || one.name.localeCompare(other.name));
}

const keys: Record<Order, (queue: BoardQueue) => number> = {
  urgency: ({ standing }) => severities.indexOf(standing.severity),
  name: () => 0,
  waiting: ({ now }) => -(now?.waiting ?? 0),
  wait: ({ now }) => -((now && longestWait(now)) ?? 0),
  level: ({ day }) => (day && serviceLevel(day)) ?? 2,
};

export interface Totals {
  waiting: number | undefined;
  interacting: number | undefined;
  longest: { wait: number; queue: string } | undefined;
  day: QueueDay | undefined;
  /** Each agent counted once. */
  agents: Readonly<Record<string, number>> | undefined;
}

export function totalsOf(queues: readonly BoardQueue[]): Totals {
  const present = queues.flatMap(({ name, now }) => (now ? [{ name, now }] : []));
  const days = queues.flatMap(({ day }) => day ?? []);
  const sum = (key: 'waiting' | 'interacting'): number | undefined =>
    present.length === 0 ? undefined : present.reduce((total, { now }) => total + now[key], 0);
  const [longest] = present
    .flatMap(({ name, now }) => ({ wait: longestWait(now) ?? -1, queue: name }))
    .sort((one, other) => other.wait - one.wait);
  return {
    ...{ waiting: sum('waiting'), interacting: sum('interacting') },
    longest: longest && longest.wait >= 0 ? longest : undefined,
    day: days.length === 0 ? undefined : sumOfDays(days),
    agents: present.length === 0 ? undefined : agentsByStatus(present.map(({ now }) => now)),
  };
}

/** How many agents there are in each routing status. */
export function agentsByStatus(queues: readonly QueueNow[]): Record<string, number> {
  const ids = new Map<string, Set<string>>();
  for (const { agents } of queues) {
    for (const [status, users] of Object.entries(agents)) ids.set(status, new Set([...(ids.get(status) ?? []), ...users]));
  }
  return Object.fromEntries([...ids].map(([status, users]) => [status, users.size]));
}
