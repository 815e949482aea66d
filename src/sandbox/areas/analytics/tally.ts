import type { AggregateMetricData, StatisticalResponse } from '../../../models/index.js';
import { readFilter } from './filter.js';
import type { Lookup } from './filter.js';
import { Groups } from './groups.js';
import type { Group } from './groups.js';
import { intervalText, readInterval, readTimeZone, findStep, splitIntoSteps } from './interval.js';
import { getSummary } from './summary.js';
import type { Summary } from './summary.js';
import { readViews, viewData } from './views.js';

/** The common fields of all aggregate queries. */
export interface AggregateQuery {
  interval: string;
  granularity?: string;
  timeZone?: string;
  groupBy?: readonly string[];
  filter?: unknown;
  metrics: readonly string[];
  views?: unknown;
  flattenMultivaluedDimensions?: boolean;
}

/** The totals of a group in one step, by metric and by view. */
export interface Cell {
  metrics: Map<string, Summary>;
  views: Map<string, Summary>;
}

export const newCell = (): Cell => ({ metrics: new Map(), views: new Map() });

/** A group with its cells by step. */
type TallyGroup<C> = Group<Map<number, C>>;

/** Counts and sums by the dimensions of `groupBy` and by step of the interval. */
export class Tally<C extends Cell = Cell> {
  readonly #createCell: () => C;
  readonly #query: AggregateQuery;
  readonly #isMatch;
  readonly #groups;
  readonly #views;
  readonly #steps;
  readonly #metrics: ReadonlySet<string>;
  /** The metrics of the query, and those of its views. */
  readonly #measuredMetrics: ReadonlySet<string>;
  readonly interval;

  /**
   * @param createCell - Creates an empty cell.
   * @param fixedDimensions - Dimensions to group by in every query.
   * @throws the platform's 400.
   */
  constructor(query: AggregateQuery, createCell: () => C, fixedDimensions: readonly string[] = []) {
    this.#createCell = createCell;
    this.#query = query;
    const timeZone = readTimeZone(query.timeZone);
    this.interval = readInterval(query.interval, { timeZone });
    this.#steps = splitIntoSteps(this.interval, query.granularity, timeZone);
    this.#views = readViews(query.views);
    this.#isMatch = readFilter(query.filter);
    this.#groups = new Groups(
      [...(query.groupBy ?? []), ...fixedDimensions],
      query.flattenMultivaluedDimensions === true,
      () => new Map<number, C>(),
    );
    this.#metrics = new Set(query.metrics);
    this.#measuredMetrics = new Set([...query.metrics, ...this.#views.map(({ target }) => target)]);
  }

  /** Whether the query includes a metric or a view of it. */
  includes(metric: string): boolean {
    return this.#measuredMetrics.has(metric);
  }

  isWithin(time: number): boolean {
    return time >= this.interval.from && time < this.interval.to;
  }

  /** The groups in which an item counts; empty if the filter excludes it. */
  groupsOf(lookup: Lookup): readonly TallyGroup<C>[] {
    return this.#isMatch(lookup) ? this.#groups.groupsOf(lookup) : [];
  }

  /** Adds a measurement at a time within the interval. @returns its cell. */
  add({ content: cells }: TallyGroup<C>, metric: string, value: number, time: number): C {
    const step = findStep(this.#steps, time);
    let cell = cells.get(step);
    if (cell === undefined) {
      cell = this.#createCell();
      cells.set(step, cell);
    }
    if (this.#metrics.has(metric)) getSummary(cell.metrics, metric).add(value);
    for (const view of this.#views) if (view.target === metric && view.isIn(value)) getSummary(cell.views, view.name).add(value);
    return cell;
  }

  /** @param computeMetric - Computes a metric that is more than its summary. */
  results(
    computeMetric: (metric: string, cell: C) => AggregateMetricData[] = summarizeMetric,
  ): { group: Record<string, string>; data: StatisticalResponse[] }[] {
    return this.#groups.all().flatMap(({ values, content: cells }) => {
      const data = [...cells]
        .sort(([one], [other]) => one - other)
        .flatMap(([index, cell]) => this.#dataOf(index, cell, computeMetric));
      return data.length === 0 ? [] : [{ group: values, data }];
    });
  }

  #dataOf(index: number, cell: C, computeMetric: (metric: string, cell: C) => AggregateMetricData[]): StatisticalResponse[] {
    const step = this.#steps[index];
    const metrics = this.#query.metrics.flatMap((metric) => computeMetric(metric, cell));
    const views = viewData(this.#views, cell.views);
    if (!step || metrics.length + views.length === 0) return [];
    return [{ interval: intervalText(step), metrics, ...(views.length > 0 && { views }) }];
  }
}

/** Returns the count for counts; for times and scores also the extremes and the sum. */
export function summarizeMetric(metric: string, { metrics }: Cell): AggregateMetricData[] {
  const summary = metrics.get(metric);
  if (!summary) return [];
  return [{ metric, stats: metric.startsWith('n') ? { count: summary.count } : summary.toJSON() }];
}
