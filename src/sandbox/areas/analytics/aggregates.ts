import type {
  AggregateMetricData,
  ConversationAggregateDataContainer,
  ConversationAggregationQuery,
} from '../../../models/index.js';
import type { World } from '../../world/world.js';
import { conversationsOf, isInAcw } from '../conversations/model.js';
import type { StoredConversation } from '../conversations/model.js';
import { groupBy } from '../group.js';
import { matchesFilter } from './filter.js';
import { intervalText, readInterval, steps } from './interval.js';
import type { Interval } from './interval.js';
import { dimension, measurementsOf, serviceLevel } from './metrics.js';
import type { Measurement } from './metrics.js';

interface Placed extends Measurement {
  conversation: StoredConversation;
}

/**
 * Counts and sums, by the dimensions of `groupBy` and always by kind of media, and by step of the interval. A measurement belongs to the
 * step in which it was certain.
 */
export function aggregate(world: World, query: ConversationAggregationQuery): ConversationAggregateDataContainer[] {
  const interval = readInterval(query.interval);
  const stepsOfInterval = steps(interval, query.granularity);
  const dimensions = [...new Set([...(query.groupBy ?? []), 'mediaType'])];
  const [{ from, to }] = stepsOfInterval as [Interval, ...Interval[]];
  const stepOf = ({ at }: Placed): number => Math.floor((at - from) / (to - from));
  // A level is that of those who were answered and those who were not.
  const levels = query.metrics.includes('oServiceLevel') || query.metrics.includes('oServiceTarget');
  const wanted = new Set([...query.metrics, ...(levels ? ['tAnswered', 'tAbandon'] : [])]);
  const placed = [...conversationsOf(world).values()]
    .filter((conversation) => conversation.start < interval.to && !isOverBefore(conversation, interval.from))
    .flatMap((conversation) =>
      measurementsOf(world, conversation)
        .filter(({ metric, at }) => wanted.has(metric) && at >= interval.from && at < interval.to)
        .filter(({ party }) => matchesFilter(query.filter, (name) => [dimension(conversation, party, name)]))
        .map((measurement) => ({ ...measurement, conversation })),
    );
  const groupOf = ({ conversation, party }: Placed): string =>
    JSON.stringify(dimensions.map((name) => dimension(conversation, party, name) ?? null));
  return [...groupBy(placed, groupOf)].flatMap(([key, ofGroup]) => {
    const values = JSON.parse(key) as (string | null)[];
    const pairs = dimensions.flatMap((name, index) =>
      typeof values[index] === 'string' ? [[name, values[index]] as const] : [],
    );
    const bySteps = groupBy(ofGroup, stepOf);
    const data = stepsOfInterval.flatMap((step, index) => {
      const ofStep = bySteps.get(index) ?? [];
      const metrics = query.metrics.flatMap((metric) => summary(world, metric, ofStep));
      return metrics.length === 0 ? [] : [{ interval: intervalText(step), metrics }];
    });
    return data.length === 0 ? [] : [{ group: Object.fromEntries(pairs), data }];
  });
}

/** Nothing that could be measured of it is later. */
function isOverBefore({ end = Number.POSITIVE_INFINITY, parties }: StoredConversation, moment: number): boolean {
  return end < moment && parties.every((party) => !isInAcw(party) && (party.endAcw ?? 0) < moment);
}

function summary(world: World, metric: string, placed: readonly Placed[]): AggregateMetricData[] {
  if (metric === 'oServiceLevel' || metric === 'oServiceTarget') return level(world, metric, placed);
  const values = placed.filter((measurement) => measurement.metric === metric).map(({ value }) => value);
  if (values.length === 0) return [];
  if (metric.startsWith('n')) return [{ metric, stats: { count: values.length } }];
  const sum = values.reduce((total, value) => total + value, 0);
  return [{ metric, stats: { max: Math.max(...values), min: Math.min(...values), count: values.length, sum } }];
}

/** How many of those who were answered or gave up were answered in time. */
function level(world: World, metric: string, placed: readonly Placed[]): AggregateMetricData[] {
  const waits = placed.filter((measurement) => measurement.metric === 'tAnswered' || measurement.metric === 'tAbandon');
  const [first] = waits;
  if (!first) return [];
  const { share } = serviceLevel(world, first.conversation, first.party.queueId);
  if (metric === 'oServiceTarget') return [{ metric, stats: { current: share } }];
  const inTime = waits.filter(
    ({ metric: name, value, conversation, party }) =>
      name === 'tAnswered' && value <= serviceLevel(world, conversation, party.queueId).target,
  );
  const [numerator, denominator] = [inTime.length, waits.length];
  return [{ metric, stats: { ratio: numerator / denominator, numerator, denominator, target: share } }];
}
