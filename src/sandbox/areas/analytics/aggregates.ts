import type {
  AggregateMetricData,
  ConversationAggregateDataContainer,
  ConversationAggregationQuery,
  StatisticalSummary,
} from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { overlaps } from '../conversations/conversation-map.js';
import { conversationsOf, families } from '../conversations/model.js';
import type { Media, Party, StoredConversation } from '../conversations/model.js';
import { partyValues } from './dimensions.js';
import { combinationReader, factTableOf, numberAt } from './fact-table.js';
import type { FactTable, TableNeeds } from './fact-table.js';
import { namesInFilter } from './filter.js';
import type { Lookup } from './filter.js';
import { measureWaits, partyMetrics, serviceLevel } from './metrics.js';
import type { PartyMetric, ServiceLevel } from './metrics.js';
import { newCell, summarizeMetric, Tally } from './tally.js';
import type { Cell } from './tally.js';
import { fullVisibility } from './visibility.js';
import type { Visibility } from './visibility.js';

/** Adds the counts of the service level to the sums. */
interface ConversationCell extends Cell {
  level?: { answeredInTime: number; answeredOrAbandoned: number; targetRatio: number };
}

/** Parties with the same values in the query's dimensions. Groups and service level are looked up when a measurement needs them. */
interface Combination {
  lookup: Lookup;
  media: Media;
  queueId: string | undefined;
  groups?: ReturnType<Tally<ConversationCell>['groupsOf']>;
  level?: ServiceLevel;
}

/**
 * Counts and sums by the dimensions of `groupBy`, by media type, and by step of the interval. A measurement belongs to the step
 * in which it became final.
 */
export function aggregate(
  world: World,
  query: ConversationAggregationQuery,
  visibility: Visibility = fullVisibility,
): ConversationAggregateDataContainer[] {
  const aggregation = new Aggregation(world, query, visibility);
  aggregation.addConversations();
  return aggregation.tally.results(metricData);
}

class Aggregation {
  readonly tally: Tally<ConversationCell>;
  readonly #world: World;
  readonly #visibility: Visibility;
  readonly #includesLevel: boolean;
  readonly #needs: TableNeeds;

  constructor(world: World, query: ConversationAggregationQuery, visibility: Visibility) {
    this.tally = new Tally<ConversationCell>(query, newCell, ['mediaType']);
    this.#world = world;
    this.#visibility = visibility;
    this.#includesLevel = query.metrics.includes('oServiceLevel') || query.metrics.includes('oServiceTarget');
    this.#needs = {
      metrics: new Set(partyMetrics.filter((metric) => this.tally.includes(metric) || this.#countsForLevel(metric))),
      // Queue and media type decide the service level.
      dimensions: new Set([...(query.groupBy ?? []), ...namesInFilter(query.filter), 'mediaType', 'queueId']),
    };
  }

  addConversations(): void {
    const { from, to } = this.tally.interval;
    for (const { day, candidates } of conversationsOf(this.#world).daysDuring(from, to)) {
      const canUseTable = candidates === day.entries && this.#visibility === fullVisibility;
      const table = canUseTable ? factTableOf(this.#world, day, this.#needs) : undefined;
      if (table) {
        this.#addTable(table);
        continue;
      }
      for (const entry of candidates) {
        if (entry.day === day && overlaps(entry, from, to)) this.#addConversation(entry.conversation);
      }
    }
  }

  #addConversation(conversation: StoredConversation): void {
    if (!this.#visibility.conversation(conversation)) return;
    // The measurements of one party come one after another, so its groups are looked up once.
    let latestParty: Party | undefined;
    let combination: Combination | undefined;
    measureWaits(conversation, (metric, value, time, party) => {
      if (!this.#needs.metrics.has(metric) || !this.tally.isWithin(time)) return;
      if (!combination || party !== latestParty) {
        latestParty = party;
        combination = {
          lookup: (name) => partyValues(this.#world, conversation, party, name),
          media: conversation.media,
          queueId: party.queueId,
        };
      }
      this.#add(combination, metric, value, time);
    });
  }

  /** Adds a day's conversations as `#addConversation` does, but with one lookup for each combination of values. */
  #addTable(table: FactTable): void {
    const { from, to } = this.tally.interval;
    const { starts, ends, firstFacts, changingEntries, metrics, rows, times, values } = table;
    const combinationOf = combinationReader(table, this.#needs.dimensions, combinationWith);
    const isNeeded = partyMetrics.map((metric) => this.#needs.metrics.has(metric));
    for (let index = 0; index < starts.numbers.length; index += 1) {
      if (!(numberAt(ends, index) >= from && numberAt(starts, index) < to)) continue;
      const changingEntry = changingEntries.size === 0 ? undefined : changingEntries.get(index);
      if (changingEntry) this.#addConversation(changingEntry.conversation);
      const end = firstFacts[index + 1] ?? 0;
      for (let fact = firstFacts[index] ?? 0; fact < end; fact += 1) {
        const code = metrics[fact] ?? 0;
        const metric = partyMetrics[code];
        const time = numberAt(times, fact);
        if (metric === undefined || isNeeded[code] !== true || !this.tally.isWithin(time)) continue;
        this.#add(combinationOf(rows[fact] ?? 0), metric, numberAt(values, fact), time);
      }
    }
  }

  #add(combination: Combination, metric: PartyMetric, value: number, time: number): void {
    const isOverSla = metric === 'nOverSla';
    if (isOverSla && value <= this.#levelOf(combination).target) return;
    combination.groups ??= this.tally.groupsOf(combination.lookup);
    for (const group of combination.groups) {
      const cell = this.tally.add(group, metric, isOverSla ? 1 : value, time);
      if (!this.#countsForLevel(metric)) continue;
      const { target, targetRatio } = this.#levelOf(combination);
      cell.level ??= { answeredInTime: 0, answeredOrAbandoned: 0, targetRatio };
      cell.level.answeredOrAbandoned += 1;
      if (metric === 'tAnswered' && value <= target) cell.level.answeredInTime += 1;
    }
  }

  /** A service level is computed from answered and abandoned interactions. */
  #countsForLevel(metric: PartyMetric): boolean {
    return this.#includesLevel && (metric === 'tAnswered' || metric === 'tAbandon');
  }

  #levelOf(combination: Combination): ServiceLevel {
    combination.level ??= serviceLevel(this.#world, combination, combination.queueId);
    return combination.level;
  }
}

/** The combination of a table's values. A media type is the name of one kind of conversations. */
function combinationWith(lookup: Lookup): Combination {
  const [mediaType] = lookup('mediaType');
  const media = families.find((family) => family.mediaType === mediaType)?.media ?? 'call';
  const [queueId] = lookup('queueId');
  return { lookup, media, queueId: queueId === undefined ? undefined : String(queueId) };
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
