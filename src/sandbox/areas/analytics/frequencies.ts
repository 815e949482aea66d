import type { AggregationResult, AnalyticsQueryAggregation } from '../../../models/index.js';
import { shapeOf, valuesOf } from '../../operations/shapes.js';
import { invalidValue, missingField } from '../../store/errors.js';
import type { Value } from './dimensions.js';

/** The default and the maximum number of values per dimension. */
const DEFAULT_TERMS = 10;
const MAX_TERMS = 1000;

/** The items of a query, and how aggregations read their values. */
export interface FrequencyInput<T> {
  items: readonly T[];
  /** Returns all values of an item in a dimension or for a metric. */
  readValues: (item: T, name: string) => Iterable<Value>;
  /** The types of the contract whose fields `dimension` and `metric` list the valid names. An empty list accepts every name. */
  predicates: readonly string[];
}

/**
 * Evaluates the `aggregations` of a query: how often each value occurs, or how many are within given bounds. Each item counts
 * once.
 */
export function frequencies<T>(
  aggregations: readonly AnalyticsQueryAggregation[] | undefined,
  { items, readValues, predicates }: FrequencyInput<T>,
): AggregationResult[] {
  return (aggregations ?? []).map((aggregation, index) => {
    const { type = 'termFrequency', dimension, metric } = aggregation;
    const path = `aggregations[${index}]`;
    const name = dimension ?? metric;
    if (name === undefined) throw missingField(`${path}.dimension`);
    checkName(predicates, dimension === undefined ? 'metric' : 'dimension', name, path);
    const values = items.map((item) => new Set(readValues(item, name)));
    return {
      type,
      count: items.length,
      ...(dimension !== undefined && { dimension }),
      ...(metric !== undefined && { metric }),
      results: type === 'numericRange' ? rangeFrequencies(aggregation, values, path) : termFrequencies(aggregation, values, path),
    };
  });
}

/** @throws the platform's 400 for a name that predicates do not accept either. */
function checkName(predicates: readonly string[], kind: 'dimension' | 'metric', name: string, path: string): void {
  const validNames = predicates.flatMap((type) => valuesOf(shapeOf(type).get(kind)?.type ?? '') ?? []);
  if (validNames.length === 0 || validNames.includes(name)) return;
  throw invalidValue(`${path}.${kind}`, name, kind === 'metric' ? 'Metric' : 'Dimension', validNames);
}

type Results = NonNullable<AggregationResult['results']>;

function termFrequencies(
  { size = DEFAULT_TERMS }: AnalyticsQueryAggregation,
  values: readonly Set<Value>[],
  path: string,
): Results {
  if (!Number.isInteger(size) || size < 1 || size > MAX_TERMS) throw invalidValue(`${path}.size`, String(size), 'size');
  const counts = new Map<string, number>();
  for (const itemValues of values)
    for (const value of itemValues) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  const sortedTerms = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return sortedTerms.slice(0, size).map(([value, count]) => ({ value, count }));
}

function rangeFrequencies({ ranges = [] }: AnalyticsQueryAggregation, values: readonly Set<Value>[], path: string): Results {
  if (ranges.length === 0) throw missingField(`${path}.ranges`);
  return ranges.map(({ gte, lt }) => ({
    ...(gte !== undefined && { gte }),
    ...(lt !== undefined && { lt }),
    count: values.filter((itemValues) =>
      [...itemValues].some((value) => Number(value) >= (gte ?? -Infinity) && Number(value) < (lt ?? Infinity)),
    ).length,
  }));
}
