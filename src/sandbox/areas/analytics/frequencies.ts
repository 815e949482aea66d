import type { AggregationResult, AnalyticsQueryAggregation } from '../../../models/index.js';
import { shapeOf, valuesOf } from '../../operations/shapes.js';
import { invalidValue, missingField } from '../../store/errors.js';
import type { Value } from './dimensions.js';

/** The default and the maximum number of values per dimension. */
const TOLD = 10;
const MOST_TOLD = 1000;

/** The items found, and how aggregations read them. */
export interface Asked<T> {
  found: readonly T[];
  /** Returns all values of an item in a dimension or for a metric. */
  valuesOf: (each: T, name: string) => Iterable<Value>;
  /** The types of the contract whose fields `dimension` and `metric` list the valid names. An empty list accepts every name. */
  predicates: readonly string[];
}

/**
 * Evaluates the `aggregations` of a query: how often each value occurs, or how many are within given bounds. Each item counts
 * once.
 */
export function frequencies<T>(
  aggregations: readonly AnalyticsQueryAggregation[] | undefined,
  { found, valuesOf: valuesOfOne, predicates }: Asked<T>,
): AggregationResult[] {
  return (aggregations ?? []).map((aggregation, at) => {
    const { type = 'termFrequency', dimension, metric } = aggregation;
    const place = `aggregations[${at}]`;
    const name = dimension ?? metric;
    if (name === undefined) throw missingField(`${place}.dimension`);
    checkName(predicates, dimension === undefined ? 'metric' : 'dimension', name, place);
    const values = found.map((each) => new Set(valuesOfOne(each, name)));
    return {
      type,
      count: found.length,
      ...(dimension !== undefined && { dimension }),
      ...(metric !== undefined && { metric }),
      results: type === 'numericRange' ? inRanges(aggregation, values, place) : terms(aggregation, values, place),
    };
  });
}

/** @throws the platform's 400 for a name that predicates do not accept either. */
function checkName(predicates: readonly string[], kind: 'dimension' | 'metric', name: string, place: string): void {
  const known = predicates.flatMap((type) => valuesOf(shapeOf(type).get(kind)?.type ?? '') ?? []);
  if (known.length === 0 || known.includes(name)) return;
  throw invalidValue(`${place}.${kind}`, name, kind === 'metric' ? 'Metric' : 'Dimension', known);
}

type Results = NonNullable<AggregationResult['results']>;

function terms({ size = TOLD }: AnalyticsQueryAggregation, values: readonly Set<Value>[], place: string): Results {
  if (!Number.isInteger(size) || size < 1 || size > MOST_TOLD) throw invalidValue(`${place}.size`, String(size), 'size');
  const counts = new Map<string, number>();
  for (const ofOne of values) for (const value of ofOne) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  const sorted = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return sorted.slice(0, size).map(([value, count]) => ({ value, count }));
}

function inRanges({ ranges = [] }: AnalyticsQueryAggregation, values: readonly Set<Value>[], place: string): Results {
  if (ranges.length === 0) throw missingField(`${place}.ranges`);
  return ranges.map(({ gte, lt }) => ({
    ...(gte !== undefined && { gte }),
    ...(lt !== undefined && { lt }),
    count: values.filter((ofOne) =>
      [...ofOne].some((value) => Number(value) >= (gte ?? -Infinity) && Number(value) < (lt ?? Infinity)),
    ).length,
  }));
}
