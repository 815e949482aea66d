import type {
  AggregateMetricData,
  ConversationAggregateDataContainer,
  ConversationAggregationQuery,
  StatisticalSummary,
} from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { conversationsOf } from '../conversations/model.js';
import type { Party } from '../conversations/model.js';
import { partyValues } from './dimensions.js';
import { measure, serviceLevel } from './metrics.js';
import type { Visibility } from './visibility.js';
import { newCell, summarizeMetric, Tally } from './tally.js';
import type { Cell } from './tally.js';

/** Adds the counts of the service level to the sums. */
interface ConversationCell extends Cell {
  level?: { answeredInTime: number; answeredOrAbandoned: number; targetRatio: number };
}

/**
 * Counts and sums by the dimensions of `groupBy`, by media type, and by step of the interval. A measurement belongs to the step
 * in which it became final.
 */
export function aggregate(
  world: World,
  query: ConversationAggregationQuery,
  visibility?: Visibility,
): ConversationAggregateDataContainer[] {
  const tally = new Tally<ConversationCell>(query, newCell, ['mediaType']);
  // A service level is computed from answered and abandoned interactions.
  const includesLevel = query.metrics.includes('oServiceLevel') || query.metrics.includes('oServiceTarget');
  const countsForLevel = (metric: string): boolean => includesLevel && (metric === 'tAnswered' || metric === 'tAbandon');
  const { from, to } = tally.interval;
  for (const conversation of conversationsOf(world).during(from, to)) {
    if (visibility?.conversation(conversation) === false) continue;
    // The measurements of one party come one after another, so its groups are looked up once.
    let latestParty: Party | undefined;
    let groups: ReturnType<typeof tally.groupsOf> = [];
    measure(world, conversation, (metric, value, time, party) => {
      if (!tally.isWithin(time) || !(tally.includes(metric) || countsForLevel(metric))) return;
      if (party !== latestParty) {
        latestParty = party;
        groups = tally.groupsOf((name) => partyValues(world, conversation, party, name));
      }
      for (const group of groups) {
        const cell = tally.add(group, metric, value, time);
        if (!countsForLevel(metric)) continue;
        const { target, targetRatio } = serviceLevel(world, conversation, party.queueId);
        cell.level ??= { answeredInTime: 0, answeredOrAbandoned: 0, targetRatio };
        cell.level.answeredOrAbandoned += 1;
        if (metric === 'tAnswered' && value <= target) cell.level.answeredInTime += 1;
      }
    });
  }
  return tally.results(metricData);
}

function metricData(metric: string, cell: ConversationCell): AggregateMetricData[] {
  const { level } = cell;
  if (metric === 'oServiceTarget') return level ? [{ metric, stats: { current: level.targetRatio } }] : [];
  if (metric === 'oServiceLevel') return level ? [{ metric, stats: levelOf(level) }] : [];
  return summarizeMetric(metric, cell);
}

/** The share of answered and abandoned interactions that were answered in time. */
function levelOf({
  answeredInTime,
  answeredOrAbandoned,
  targetRatio,
}: NonNullable<ConversationCell['level']>): StatisticalSummary {
  return {
    ratio: answeredInTime / answeredOrAbandoned,
    numerator: answeredInTime,
    denominator: answeredOrAbandoned,
    target: targetRatio,
  };
}
