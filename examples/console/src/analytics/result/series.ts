import { durationMs, readInterval } from '../query/duration.js';
import type { Json } from '../query/types.js';
import type { Figure, FigureRow } from './figures.js';
import { figureOf } from './figures.js';

/** Lines that a chart shows. More cannot be told apart. */
export const MOST_LINES = 8;

export interface Series {
  /** The start of each step, in ms since the epoch. */
  readonly times: readonly number[];
  /** The lines with the greatest sums, one for each group. */
  readonly lines: readonly { label: string; values: readonly (number | undefined)[] }[];
  /** Groups that are not shown. */
  readonly omitted: number;
}

interface SeriesOptions {
  metric: string;
  figure: Figure;
  /** Returns the name of the line that a row belongs to. */
  labelOf: (row: FigureRow) => string;
  query: Json;
}

/** Returns a figure by group and step. A step without data has the count 0, and no other figures. */
export function seriesOf(rows: readonly FigureRow[], { metric, figure, labelOf, query }: SeriesOptions): Series {
  const ofMetric = rows.filter((row) => row.metric === metric && row.from !== undefined);
  const times = stepTimes(ofMetric, query);
  const positions = new Map(times.map((time, index) => [time, index]));
  const empty = figure === 'count' ? 0 : undefined;
  const lines = new Map<string, (number | undefined)[]>();
  for (const row of ofMetric) {
    const label = labelOf(row);
    const values = lines.get(label) ?? times.map(() => empty);
    values[positions.get(row.from ?? 0) ?? 0] = figureOf(row, figure);
    lines.set(label, values);
  }
  const sorted = [...lines].map(([label, values]) => ({ label, values })).sort((one, other) => total(other) - total(one));
  return { times, lines: sorted.slice(0, MOST_LINES), omitted: Math.max(0, sorted.length - MOST_LINES) };
}

const total = ({ values }: { values: readonly (number | undefined)[] }): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The steps of the query. Days and longer steps depend on the time zone, so those with data are shown. */
function stepTimes(rows: readonly FigureRow[], query: Json): number[] {
  const { granularity } = query;
  const times = [...new Set(rows.flatMap(({ from }) => from ?? []))].sort((one, other) => one - other);
  const step = typeof granularity === 'string' && granularity.startsWith('PT') ? durationMs(granularity) : undefined;
  const interval = readInterval(query['interval']);
  const first = times[0];
  if (step === undefined || !interval || first === undefined) return times;
  const count = Math.ceil((interval.to - interval.from) / step);
  const all = Array.from({ length: count }, (_, index) => interval.from + index * step);
  // The platform may begin its steps at other times.
  return times.every((time) => (time - interval.from) % step === 0) ? all : times;
}
