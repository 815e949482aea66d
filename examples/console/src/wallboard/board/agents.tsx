import type { ReactNode } from 'react';
import { routingStatuses, routingStatusLook } from '../../agents/routing-statuses.js';
import { formatNumber } from '../../shared/formats.js';
import type { QueueNow } from '../figures/now.js';
import type { Headcount, Headcounts } from '../figures/staff.js';

/** Agents of several queues by routing status, in words: 3 idle, 2 interacting. */
export function Agents({ counts }: { counts: Headcounts }): ReactNode {
  const statuses = new Set([...Object.keys(routingStatuses), ...Object.keys(counts)]);
  return inWords([...statuses].map((status) => [routingStatusLook(status).label.toLowerCase(), counts[status] ?? none]));
}

/** The agents of one queue, in words: 3 idle, 2 busy here, 1 busy elsewhere, 4 off queue. */
export function QueueAgents({ now: { agents, here, elsewhere, offQueue } }: { now: QueueNow }): ReactNode {
  const { INTERACTING: _split, ...others } = agents;
  const counts = Object.entries(others).map(([status, { count }]): [string, Headcount] => [
    routingStatusLook(status).label.toLowerCase(),
    { count, atLeast: false },
  ]);
  const idleFirst = counts.sort(([one], [other]) => Number(other === 'idle') - Number(one === 'idle'));
  return inWords([
    ...idleFirst.slice(0, 1),
    ['busy here', here],
    ['busy elsewhere', elsewhere],
    ...idleFirst.slice(1),
    ['off queue', { count: offQueue, atLeast: false }],
  ]);
}

function inWords(counts: readonly (readonly [label: string, headcount: Headcount])[]): string {
  const words = counts
    .filter(([, { count }]) => count > 0)
    .map(([label, { count, atLeast }]) => `${atLeast ? 'at least ' : ''}${formatNumber(count)} ${label}`);
  return words.length === 0 ? 'none' : words.join(', ');
}

const none = { count: 0, atLeast: false };
