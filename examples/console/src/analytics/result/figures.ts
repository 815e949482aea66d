import type { StatisticalSummary } from 'contact-centre-client/models';

/** A metric of a group, in a step of the interval if the query has steps. */
export interface FigureRow {
  readonly id: string;
  /** The values of the dimensions that the query groups by. */
  readonly group: Readonly<Record<string, string>>;
  /** Start and end of the step in ms since the epoch; `undefined` for observations. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly metric: string;
  /** What the metric is split by, such as a presence. */
  readonly qualifier: string | undefined;
  readonly stats: StatisticalSummary;
}

interface MetricData {
  metric?: string;
  name?: string;
  qualifier?: string;
  stats?: StatisticalSummary;
}

/** Aggregates have steps with metrics, observations the metrics themselves. */
interface GroupData extends MetricData {
  interval?: string;
  metrics?: readonly MetricData[];
  views?: readonly MetricData[];
}

/** What the responses of aggregates and observations have in common. */
export interface FiguresResponse {
  results?: readonly { group?: Readonly<Record<string, string>>; data?: readonly GroupData[] }[];
}

/** Returns the metrics of a response one by one, as the platform sends them. */
export function figureRows({ results = [] }: FiguresResponse): FigureRow[] {
  const rows = results.flatMap(({ group = {}, data = [] }) =>
    data.flatMap((part) => {
      const [from, to] = (part.interval ?? '').split('/').map((time) => Date.parse(time));
      const metrics = part.metric === undefined ? [...(part.metrics ?? []), ...(part.views ?? [])] : [part];
      return metrics.map(({ metric, name, qualifier, stats = {} }) => ({
        group,
        from: Number.isNaN(from) ? undefined : from,
        to: Number.isNaN(to) ? undefined : to,
        metric: metric ?? name ?? '',
        qualifier,
        stats,
      }));
    }),
  );
  return rows.map((row, index) => ({ id: String(index), ...row }));
}

/** The figures that a metric may have. */
export const figures = ['count', 'average', 'sum', 'min', 'max', 'ratio', 'current'] as const;
export type Figure = (typeof figures)[number];

export function figureOf({ stats }: FigureRow, figure: Figure): number | undefined {
  if (figure !== 'average') return stats[figure];
  const { sum, count } = stats;
  return sum === undefined || count === undefined || count === 0 ? undefined : sum / count;
}

/** Whether a metric is a time in ms: `tHandle`. */
export const isDuration = (metric: string): boolean => /^t[A-Z]/.test(metric);

/** Whether the value of the metric is when the longest one began: `oLongestWaiting`. */
export const isMoment = (metric: string): boolean => metric.startsWith('oLongest');

/** Returns the figures that at least one of the rows has, the most telling one for the metric first. */
export function availableFigures(rows: readonly FigureRow[], metric: string): Figure[] {
  const ofMetric = rows.filter((row) => row.metric === metric);
  const available = figures.filter((figure) => ofMetric.some((row) => figureOf(row, figure) !== undefined));
  const first = available.find((figure) => preferredFigures(metric).includes(figure));
  return first === undefined ? available : [first, ...available.filter((figure) => figure !== first)];
}

function preferredFigures(metric: string): readonly Figure[] {
  if (isDuration(metric)) return ['average'];
  return metric.startsWith('o') ? ['ratio', 'current'] : ['count'];
}

/** Returns the metrics of the rows, in the order of the response. */
export const metricsOf = (rows: readonly FigureRow[]): string[] => [...new Set(rows.map(({ metric }) => metric))];

/** Returns the dimensions of the groups. */
export const dimensionsOf = (rows: readonly FigureRow[]): string[] => [
  ...new Set(rows.flatMap(({ group }) => Object.keys(group))),
];
