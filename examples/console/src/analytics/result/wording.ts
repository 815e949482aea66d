import type { MessageId } from '../../messages/en.js';
import { NONE, formatClock, formatDateTime, formatNumber, formatPercent } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import type { Figure, FigureRow } from './figures.js';
import { figureOf, isDuration, isMoment } from './figures.js';

export const figureNames: Readonly<Record<Figure, MessageId>> = {
  count: 'analytics.count',
  average: 'analytics.average',
  sum: 'analytics.sum',
  min: 'analytics.min',
  max: 'analytics.max',
  ratio: 'analytics.ratio',
  current: 'analytics.current',
};

/** Formats a figure for reading: times like a clock, shares in percent. */
export function formatFigure(value: number, metric: string, figure: Figure): string {
  if (figure === 'ratio') return formatPercent(value);
  if (figure !== 'count' && isDuration(metric)) return formatClock(value);
  return formatNumber(Math.round(value * 100) / 100);
}

export function describeFigure(row: FigureRow, figure: Figure): string {
  const { calculatedMetricValue } = row.stats;
  // The platform gives the time since when the longest one has lasted.
  if (figure === 'current' && calculatedMetricValue !== undefined && isMoment(row.metric)) {
    return formatDateTime(calculatedMetricValue);
  }
  const value = figureOf(row, figure);
  return value === undefined ? NONE : formatFigure(value, row.metric, figure);
}

/** Returns the values of a row's dimensions, with the names of entities. */
export function describeGroup({ group, qualifier }: FigureRow, names: ReadonlyMap<string, string>): string {
  const values = Object.values(group).map((value) => names.get(value) ?? value);
  const parts = qualifier === undefined ? values : [...values, names.get(qualifier) ?? qualifier];
  return parts.length === 0 ? text('analytics.everything') : parts.join(' · ');
}
