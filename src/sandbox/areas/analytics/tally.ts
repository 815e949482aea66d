import type { AggregateMetricData, StatisticalResponse } from '../../../models/index.js';
import { readFilter } from './filter.js';
import type { Lookup } from './filter.js';
import { Groups } from './groups.js';
import type { Group } from './groups.js';
import { intervalText, readInterval, readTimeZone, stepAt, steps } from './interval.js';
import { summaryOf } from './summary.js';
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
type Place<C> = Group<Map<number, C>>;

/** Counts and sums by the dimensions of `groupBy` and by step of the interval. */
export class Tally<C extends Cell = Cell> {
  readonly #begin: () => C;
  readonly #query: AggregateQuery;
  readonly #isWanted;
  readonly #groups;
  readonly #views;
  readonly #steps;
  readonly #metrics: ReadonlySet<string>;
  readonly interval;

  /**
   * @param begin - Creates an empty cell.
   * @param always - Dimensions to group by in every query.
   * @throws the platform's 400.
   */
  constructor(query: AggregateQuery, begin: () => C, always: readonly string[] = []) {
    this.#begin = begin;
    this.#query = query;
    const timeZone = readTimeZone(query.timeZone);
    this.interval = readInterval(query.interval, { timeZone });
    this.#steps = steps(this.interval, query.granularity, timeZone);
    this.#views = readViews(query.views);
    this.#isWanted = readFilter(query.filter);
    this.#groups = new Groups(
      [...(query.groupBy ?? []), ...always],
      query.flattenMultivaluedDimensions === true,
      () => new Map<number, C>(),
    );
    this.#metrics = new Set(query.metrics);
  }

  /** Whether the query includes a metric or a view of it. */
  asks(metric: string): boolean {
    return this.#metrics.has(metric) || this.#views.some(({ target }) => target === metric);
  }

  isWithin(at: number): boolean {
    return at >= this.interval.from && at < this.interval.to;
  }

  /** The groups in which an item counts; empty if the filter excludes it. */
  places(lookup: Lookup): readonly Place<C>[] {
    return this.#isWanted(lookup) ? this.#groups.of(lookup) : [];
  }

  /** Adds a measurement at a time within the interval. @returns its cell. */
  add({ held: cells }: Place<C>, metric: string, value: number, at: number): C {
    const step = stepAt(this.#steps, at);
    const cell = cells.get(step) ?? this.#begin();
    if (!cells.has(step)) cells.set(step, cell);
    if (this.#metrics.has(metric)) summaryOf(cell.metrics, metric).add(value);
    for (const view of this.#views) if (view.target === metric && view.isIn(value)) summaryOf(cell.views, view.name).add(value);
    return cell;
  }

  /** @param figure - Computes a metric that is more than its summary. */
  results(
    figure: (metric: string, cell: C) => AggregateMetricData[] = summed,
  ): { group: Record<string, string>; data: StatisticalResponse[] }[] {
    return this.#groups.all().flatMap(({ values, held: cells }) => {
      const data = [...cells].sort(([one], [other]) => one - other).flatMap(([index, cell]) => this.#dataOf(index, cell, figure));
      return data.length === 0 ? [] : [{ group: values, data }];
    });
  }

  #dataOf(index: number, cell: C, figure: (metric: string, cell: C) => AggregateMetricData[]): StatisticalResponse[] {
    const step = this.#steps[index];
    const metrics = this.#query.metrics.flatMap((metric) => figure(metric, cell));
    const views = viewData(this.#views, cell.views);
    if (!step || metrics.length + views.length === 0) return [];
    return [{ interval: intervalText(step), metrics, ...(views.length > 0 && { views }) }];
  }
}

/** Returns the count for counts; for times and scores also the extremes and the sum. */
export function summed(metric: string, { metrics }: Cell): AggregateMetricData[] {
  const summary = metrics.get(metric);
  if (!summary) return [];
  return [{ metric, stats: metric.startsWith('n') ? { count: summary.count } : summary.toJSON() }];
}
