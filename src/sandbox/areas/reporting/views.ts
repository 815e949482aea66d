import type { ViewFilter } from '../../../models/index.js';
import { notBuilt } from '../not-built.js';
import type { World } from '../../store/world.js';
import { aggregate } from '../analytics/aggregates.js';
import { queried } from '../analytics/details.js';
import { iso } from '../conversations/model.js';
import { formatCsv } from '../csv.js';

type Table = [columns: string[], rows: unknown[][]];

/** The parameters of a view that the sandbox supports. */
interface Wanted {
  interval: string;
  mediaTypes: readonly string[];
  queueIds: readonly string[];
  userIds: readonly string[];
}

const heeded = ['mediaTypes', 'queueIds', 'userIds'] as const;

const dimensions = { mediaTypes: 'mediaType', queueIds: 'queueId', userIds: 'userId' } as const;

/** The views that the sandbox can compute. */
const views: Readonly<Record<string, (world: World, wanted: Wanted) => Table>> = {
  QUEUE_PERFORMANCE_SUMMARY_VIEW: (world, wanted) =>
    summary(world, wanted, 'Queue', 'queueId', (id) => world.store.queues.find(id)?.name),
  AGENT_PERFORMANCE_SUMMARY_VIEW: (world, wanted) =>
    summary(world, wanted, 'Agent', 'userId', (id) => world.store.users.find(id)?.name),
  INTERACTION_SEARCH_VIEW: interactions,
};

/** @throws a 501 for a view, format or filter that is not implemented. */
export function checkView(route: string, viewType: string, format: string, filter: ViewFilter): void {
  if (!Object.hasOwn(views, viewType)) throw notBuilt(route, `view ${viewType}`);
  if (format.toUpperCase() !== 'CSV') throw notBuilt(route, `${format} files`);
  const other = Object.entries(filter as object).find(
    ([name, value]) =>
      !(heeded as readonly string[]).includes(name) && value !== null && !(Array.isArray(value) && value.length === 0),
  );
  if (other) throw notBuilt(route, `filter of views by ${other[0]}`);
}

/** Writes a view to a file. */
export function viewFile(world: World, viewType: string, interval: string, filter: ViewFilter): string {
  const { mediaTypes = [], queueIds = [], userIds = [] } = filter;
  const table = views[viewType]?.(world, { interval, mediaTypes, queueIds, userIds }) ?? [[], []];
  return formatCsv(...table);
}

const clauses = (wanted: Wanted): object[] =>
  heeded
    .filter((name) => wanted[name].length > 0)
    .map((name) => ({
      type: 'or',
      predicates: wanted[name].map((value) => ({ dimension: dimensions[name], value })),
    }));

function summary(
  world: World,
  wanted: Wanted,
  title: string,
  dimension: 'queueId' | 'userId',
  nameOf: (id: string) => string | undefined,
): Table {
  const found = clauses(wanted);
  const filter = found.length > 0 ? { filter: { type: 'and' as const, clauses: found } } : {};
  const groups = aggregate(world, {
    interval: wanted.interval,
    groupBy: [dimension],
    metrics: ['nOffered', 'tAnswered', 'tAbandon', 'tHandle'],
    ...(filter as object),
  });
  const rows = groups.flatMap(({ group = {}, data = [] }) => {
    const id = group[dimension];
    if (id === undefined) return [];
    const metrics = data.flatMap((step) => step.metrics ?? []);
    const of = (name: string) => metrics.find(({ metric }) => metric === name)?.stats ?? {};
    const counted = ['nOffered', 'tAnswered', 'tAbandon', 'tHandle'].map((name) => of(name).count ?? 0);
    return [[nameOf(id) ?? id, group['mediaType'], ...counted, of('tHandle').sum ?? 0]];
  });
  return [[title, 'Media', 'Offer', 'Answer', 'Abandon', 'Handle', 'Total Handle'], rows];
}

function interactions(world: World, wanted: Wanted): Table {
  const rows = queried(world, { interval: wanted.interval, segmentFilters: clauses(wanted) }).map(
    ({ id, start, end, direction, media, parties }) => {
      const agents = parties.flatMap(({ purpose, name }) => (purpose === 'agent' && name !== undefined ? [name] : []));
      return [id, iso(start), end === undefined ? '' : iso(end), direction, media, [...new Set(agents)].join('; ')];
    },
  );
  return [['Conversation ID', 'Start', 'End', 'Direction', 'Media', 'Agents'], rows];
}
