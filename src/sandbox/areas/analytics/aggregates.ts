import type {
  AggregateMetricData,
  ConversationAggregateDataContainer,
  ConversationAggregationQuery,
  StatisticalSummary,
} from '../../../models/index.js';
import type { World } from '../../world/world.js';
import { conversationsOf } from '../conversations/model.js';
import type { Party } from '../conversations/model.js';
import { dimension } from './dimensions.js';
import { readFilter } from './filter.js';
import { intervalText, readInterval, readTimeZone, stepAt, steps } from './interval.js';
import { measure, serviceLevel } from './metrics.js';
import { Groups } from './groups.js';
import type { Group } from './groups.js';
import { summaryOf } from './summary.js';
import type { Summary } from './summary.js';
import { readViews, viewData } from './views.js';

/** What is summed up of a group in one step: by metric, by view, and who was answered in time. */
interface Cell {
  metrics: Map<string, Summary>;
  views: Map<string, Summary>;
  level: { inTime: number; all: number; share: number } | undefined;
}

const newCells = (): Cells => new Map();

type Cells = Map<number, Cell>;

/**
 * Counts and sums, by the dimensions of `groupBy` and always by kind of media, and by step of the interval. A measurement belongs to the
 * step in which it was certain.
 */
export function aggregate(world: World, query: ConversationAggregationQuery): ConversationAggregateDataContainer[] {
  const timeZone = readTimeZone(query.timeZone);
  const interval = readInterval(query.interval, { timeZone });
  const stepsOfInterval = steps(interval, query.granularity, timeZone);
  const views = readViews(query.views);
  const isWanted = readFilter(query.filter);
  const groups = new Groups(query, newCells);
  const metrics = new Set<string>(query.metrics);
  // A level is that of those who were answered and those who were not.
  const levels = metrics.has('oServiceLevel') || metrics.has('oServiceTarget');
  const targets = new Set([...metrics, ...views.map(({ target }) => target), ...(levels ? ['tAnswered', 'tAbandon'] : [])]);
  for (const conversation of conversationsOf(world).during(interval.from, interval.to)) {
    // Of one who took part come several measurements in a row.
    let latest: Party | undefined;
    let places: readonly Group<Cells>[] = [];
    measure(world, conversation, (metric, value, at, party) => {
      if (at < interval.from || at >= interval.to || !targets.has(metric)) return;
      if (party !== latest) {
        latest = party;
        places = isWanted((name) => dimension(world, conversation, party, name))
          ? groups.of((name) => dimension(world, conversation, party, name))
          : [];
      }
      for (const { held } of places) {
        const cell = cellAt(held, stepAt(stepsOfInterval, at));
        if (metrics.has(metric)) summaryOf(cell.metrics, metric).add(value);
        for (const view of views) if (view.target === metric && view.isIn(value)) summaryOf(cell.views, view.name).add(value);
        if (levels && (metric === 'tAnswered' || metric === 'tAbandon')) {
          const { target, share } = serviceLevel(world, conversation, party.queueId);
          cell.level ??= { inTime: 0, all: 0, share };
          cell.level.all += 1;
          if (metric === 'tAnswered' && value <= target) cell.level.inTime += 1;
        }
      }
    });
  }
  return groups.all().flatMap(({ values, held: cells }) => {
    const data = [...cells]
      .sort(([one], [other]) => one - other)
      .flatMap(([index, cell]) => {
        const step = stepsOfInterval[index];
        const found = query.metrics.flatMap((metric) => metricData(metric, cell));
        const seen = viewData(views, cell.views);
        if (!step || found.length + seen.length === 0) return [];
        return [{ interval: intervalText(step), metrics: found, ...(seen.length > 0 && { views: seen }) }];
      });
    return data.length === 0 ? [] : [{ group: values, data }];
  });
}

function cellAt(cells: Cells, step: number): Cell {
  const cell = cells.get(step) ?? { metrics: new Map(), views: new Map(), level: undefined };
  if (!cells.has(step)) cells.set(step, cell);
  return cell;
}

function metricData(metric: string, { metrics, level }: Cell): AggregateMetricData[] {
  if (metric === 'oServiceTarget') return level ? [{ metric, stats: { current: level.share } }] : [];
  if (metric === 'oServiceLevel') return level ? [{ metric, stats: levelOf(level) }] : [];
  const summary = metrics.get(metric);
  if (!summary) return [];
  return [{ metric, stats: metric.startsWith('n') ? { count: summary.count } : summary.toJSON() }];
}

/** How many of those who were answered or gave up were answered in time. */
function levelOf({ inTime, all, share }: NonNullable<Cell['level']>): StatisticalSummary {
  return { ratio: inTime / all, numerator: inTime, denominator: all, target: share };
}
