import type { ViewFilter } from '../../../models/index.js';
import { notBuilt } from '../not-built.js';
import type { World } from '../../store/world.js';
import { aggregate } from '../analytics/aggregates.js';
import { findConversations } from '../analytics/details.js';
import { iso } from '../conversations/model.js';
import { formatCsv } from '../csv.js';

type Table = [columns: string[], rows: unknown[][]];

/** The parameters of a view that the sandbox supports. */
interface ViewQuery {
  interval: string;
  mediaTypes: readonly string[];
  queueIds: readonly string[];
  userIds: readonly string[];
}

const supportedFilters = ['mediaTypes', 'queueIds', 'userIds'] as const;

const dimensions = { mediaTypes: 'mediaType', queueIds: 'queueId', userIds: 'userId' } as const;

/** The views that the sandbox can compute. */
const views: Readonly<Record<string, (world: World, query: ViewQuery) => Table>> = {
  QUEUE_PERFORMANCE_SUMMARY_VIEW: (world, query) =>
    summaryTable(world, query, 'Queue', 'queueId', (id) => world.store.queues.find(id)?.name),
  AGENT_PERFORMANCE_SUMMARY_VIEW: (world, query) =>
    summaryTable(world, query, 'Agent', 'userId', (id) => world.store.users.find(id)?.name),
  INTERACTION_SEARCH_VIEW: interactionTable,
};

/** @throws a 501 for a view, format or filter that is not implemented. */
export function checkView(operation: string, viewType: string, format: string, filter: ViewFilter): void {
  if (!Object.hasOwn(views, viewType)) throw notBuilt(operation, `view ${viewType}`);
  if (format.toUpperCase() !== 'CSV') throw notBuilt(operation, `${format} files`);
  const unsupportedFilter = Object.entries(filter as object).find(
    ([name, value]) =>
      !(supportedFilters as readonly string[]).includes(name) && value !== null && !(Array.isArray(value) && value.length === 0),
  );
  if (unsupportedFilter) throw notBuilt(operation, `filter of views by ${unsupportedFilter[0]}`);
}

/** Writes a view to a file. */
export function viewFile(world: World, viewType: string, interval: string, filter: ViewFilter): string {
  const { mediaTypes = [], queueIds = [], userIds = [] } = filter;
  const table = views[viewType]?.(world, { interval, mediaTypes, queueIds, userIds }) ?? [[], []];
  return formatCsv(...table);
}

const filterClauses = (query: ViewQuery): object[] =>
  supportedFilters
    .filter((name) => query[name].length > 0)
    .map((name) => ({
      type: 'or',
      predicates: query[name].map((value) => ({ dimension: dimensions[name], value })),
    }));

function summaryTable(
  world: World,
  query: ViewQuery,
  title: string,
  dimension: 'queueId' | 'userId',
  nameOf: (id: string) => string | undefined,
): Table {
  const clauses = filterClauses(query);
  const filter = clauses.length > 0 ? { filter: { type: 'and' as const, clauses } } : {};
  const groups = aggregate(world, {
    interval: query.interval,
    groupBy: [dimension],
    metrics: ['nOffered', 'tAnswered', 'tAbandon', 'tHandle'],
    ...(filter as object),
  });
  const rows = groups.flatMap(({ group = {}, data = [] }) => {
    const id = group[dimension];
    if (id === undefined) return [];
    const metrics = data.flatMap((step) => step.metrics ?? []);
    const statisticsOf = (name: string) => metrics.find(({ metric }) => metric === name)?.stats ?? {};
    const counts = ['nOffered', 'tAnswered', 'tAbandon', 'tHandle'].map((name) => statisticsOf(name).count ?? 0);
    return [[nameOf(id) ?? id, group['mediaType'], ...counts, statisticsOf('tHandle').sum ?? 0]];
  });
  return [[title, 'Media', 'Offer', 'Answer', 'Abandon', 'Handle', 'Total Handle'], rows];
}

function interactionTable(world: World, query: ViewQuery): Table {
  const rows = findConversations(world, { interval: query.interval, segmentFilters: filterClauses(query) }).map(
    ({ id, start, end, direction, media, parties }) => {
      const agents = parties.flatMap(({ purpose, name }) => (purpose === 'agent' && name !== undefined ? [name] : []));
      return [id, iso(start), end === undefined ? '' : iso(end), direction, media, [...new Set(agents)].join('; ')];
    },
  );
  return [['Conversation ID', 'Start', 'End', 'Direction', 'Media', 'Agents'], rows];
}
