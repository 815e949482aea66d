import type {
  AggregateMetricData,
  ConversationAggregateDataContainer,
  ConversationAggregationQuery,
  StatisticalSummary,
} from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { conversationsOf } from '../conversations/model.js';
import type { Party } from '../conversations/model.js';
import { dimension } from './dimensions.js';
import { measure, serviceLevel } from './metrics.js';
import type { Seen } from './seen.js';
import { newCell, summed, Tally } from './tally.js';
import type { Cell } from './tally.js';

/** Adds the counts of the service level to the sums. */
interface ConversationCell extends Cell {
  level?: { inTime: number; all: number; share: number };
}

/**
 * Counts and sums by the dimensions of `groupBy`, by media type, and by step of the interval. A measurement belongs to the step
 * in which it became final.
 */
export function aggregate(world: World, query: ConversationAggregationQuery, seen?: Seen): ConversationAggregateDataContainer[] {
  const tally = new Tally<ConversationCell>(query, newCell, ['mediaType']);
  // A service level is computed from answered and abandoned interactions.
  const levels = query.metrics.includes('oServiceLevel') || query.metrics.includes('oServiceTarget');
  const isOfLevel = (metric: string): boolean => levels && (metric === 'tAnswered' || metric === 'tAbandon');
  const { from, to } = tally.interval;
  for (const conversation of conversationsOf(world).during(from, to)) {
    if (seen?.conversation(conversation) === false) continue;
    // The measurements of one party come one after another, so its groups are looked up once.
    let latest: Party | undefined;
    let places: ReturnType<typeof tally.places> = [];
    measure(world, conversation, (metric, value, at, party) => {
      if (!tally.isWithin(at) || !(tally.asks(metric) || isOfLevel(metric))) return;
      if (party !== latest) {
        latest = party;
        places = tally.places((name) => dimension(world, conversation, party, name));
      }
      for (const place of places) {
        const cell = tally.add(place, metric, value, at);
        if (!isOfLevel(metric)) continue;
        const { target, share } = serviceLevel(world, conversation, party.queueId);
        cell.level ??= { inTime: 0, all: 0, share };
        cell.level.all += 1;
        if (metric === 'tAnswered' && value <= target) cell.level.inTime += 1;
      }
    });
  }
  return tally.results(metricData);
}

function metricData(metric: string, cell: ConversationCell): AggregateMetricData[] {
  const { level } = cell;
  if (metric === 'oServiceTarget') return level ? [{ metric, stats: { current: level.share } }] : [];
  if (metric === 'oServiceLevel') return level ? [{ metric, stats: levelOf(level) }] : [];
  return summed(metric, cell);
}

/** The share of answered and abandoned interactions that were answered in time. */
function levelOf({ inTime, all, share }: NonNullable<ConversationCell['level']>): StatisticalSummary {
  return { ratio: inTime / all, numerator: inTime, denominator: all, target: share };
}
