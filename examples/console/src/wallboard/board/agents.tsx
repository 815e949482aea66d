import type { ReactNode } from 'react';
import { routingStatuses, routingStatusLook } from '../../agents/routing-status.js';
import { formatNumber } from '../../shared/formats.js';

/** Agents by routing status, in words: 3 idle, 2 interacting. */
export function Agents({ counts }: { counts: Readonly<Record<string, number>> }): ReactNode {
  const statuses = new Set([...Object.keys(routingStatuses), ...Object.keys(counts)]);
  const words = [...statuses]
    .map((status) => ({ count: counts[status] ?? 0, label: routingStatusLook(status).label.toLowerCase() }))
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `${formatNumber(count)} ${label}`);
  return words.length === 0 ? 'nobody' : words.join(', ');
}
