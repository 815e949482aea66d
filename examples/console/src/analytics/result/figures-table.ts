import type { CsvTable } from '../../shared/export-button.js';
import { text } from '../../shared/text.js';
import type { FigureRow } from './figures.js';
import { dimensionsOf, figureOf, figures } from './figures.js';

/** Returns the figures as a table for a file: times in ms, and ids beside names. */
export function figuresTable(rows: readonly FigureRow[], names: ReadonlyMap<string, string>): CsvTable {
  const dimensions = dimensionsOf(rows);
  return {
    header: [
      ...dimensions.flatMap((dimension) => [dimension, text('analytics.nameOf', { dimension })]),
      text('analytics.stepStart'),
      text('analytics.stepEnd'),
      text('analytics.metric'),
      text('analytics.qualifier'),
      ...figures,
    ],
    rows: rows.map((row) => [
      ...dimensions.flatMap((dimension) => {
        const value = row.group[dimension];
        return [value, value === undefined ? undefined : names.get(value)];
      }),
      timeText(row.from),
      timeText(row.to),
      row.metric,
      row.qualifier,
      ...figures.map((figure) => figureOf(row, figure)),
    ]),
  };
}

const timeText = (ms: number | undefined): string | undefined => (ms === undefined ? undefined : new Date(ms).toISOString());
