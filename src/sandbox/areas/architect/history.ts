import type { HistoryEntry, HistoryListing } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryList, readPage, pageOf, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { PartialResult } from '../../operations/methods.js';
import type { World } from '../../store/world.js';
import { textOf } from '../../engine/values.js';
import { callerOf } from '../repository.js';

type Entry = PartialResult<HistoryEntry>;

const entriesOf = (world: World): Map<string, Entry[]> => world.collection<Entry[]>('architect.history');

/** Records an action on a flow or a prompt. */
export function recordHistory(
  world: World,
  context: OperationContext,
  path: string,
  id: string,
  action: string,
  version?: string,
): void {
  const user = callerOf(context);
  const entry = { action, timestamp: world.timestamp(), ...(user && { user }), ...(version !== undefined && { version }) };
  const key = `${path}/${id}`;
  entriesOf(world).set(key, [...(entriesOf(world).get(key) ?? []), entry]);
}

/** A page of the actions on an entity, by default the newest first. */
export function historyOf(world: World, context: OperationContext, path: string, id: string): PartialResult<HistoryListing> {
  const actions = queryList(context, 'action').map((action) => action.toUpperCase());
  const all = (entriesOf(world).get(`${path}/${id}`) ?? []).filter(
    ({ action }) => actions.length === 0 || actions.includes(action ?? ''),
  );
  const sortBy = queryValue(context, 'sortBy') ?? 'timestamp';
  const direction = sortDirection(queryValue(context, 'sortOrder') ?? 'desc');
  // Entries of the same time keep the order in which they were recorded.
  const entriesInOrder = direction === 1 ? all : [...all].reverse();
  const keyOf = (entry: Entry): unknown => Object.entries(entry).find(([name]) => name === sortBy)?.[1];
  const keyedEntries = entriesInOrder.map((entry) => ({
    entry,
    key: textOf(sortBy === 'user' ? entry.user?.id : keyOf(entry)),
  }));
  const sortedEntries = sortByField(keyedEntries, 'key', direction).map(({ entry }) => entry);
  const page = readPage(world.maxPageSize, queryValue(context, 'pageSize'), queryValue(context, 'pageNumber'));
  return {
    id: context.param('historyId'),
    complete: true,
    actionName: 'HISTORY',
    actionStatus: 'SUCCESS',
    ...page,
    total: all.length,
    pageCount: Math.ceil(all.length / page.pageSize),
    entities: pageOf(sortedEntries, page),
  };
}
