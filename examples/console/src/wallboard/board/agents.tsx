import type { ReactNode } from 'react';
import { routingStatuses, routingStatusLook } from '../../agents/routing-status.js';
import { formatNumber } from '../../shared/formats.js';
import type { Headcounts } from '../figures/board.js';

/** Agents by routing status, in words: 3 idle, 2 interacting. */
export function Agents({ counts }: { counts: Headcounts }): ReactNode {
  const statuses = new Set([...Object.keys(routingStatuses), ...Object.keys(counts)]);
  const words = [...statuses]
    .map((status) => ({ ...(counts[status] ?? nobody), label: routingStatusLook(status).label.toLowerCase() }))
    .filter(({ count }) => count > 0)
    .map(({ count, atLeast, label }) => `${atLeast ? 'at least ' : ''}${formatNumber(count)} ${label}`);
  return words.length === 0 ? 'nobody' : words.join(', ');
}

const nobody = { count: 0, atLeast: false };
