import type { Figure } from '../../store/figures.js';
import { newCell, Tally } from './tally.js';
import type { AggregateQuery } from './tally.js';

/** Aggregates figures that were recorded when they occurred. */
export function aggregateFigures(figures: readonly Figure[], query: AggregateQuery) {
  const tally = new Tally(query, newCell);
  for (const { metric, value, time: at, dimensions: of } of figures) {
    if (!tally.includes(metric) || !tally.isWithin(at)) continue;
    for (const group of tally.groupsOf((name) => [of[name]])) tally.add(group, metric, value, at);
  }
  return tally.results();
}
