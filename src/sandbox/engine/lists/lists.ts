import { isObject } from '../../values/json.js';
import { invalidField } from '../../store/errors.js';
import { pageOf, readPage, visibleEntities } from '../../http/listing.js';
import type { Page } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { filterByQueryValues, listQueryOf, sortByQueryValues } from './query-filter.js';
import type { Json } from '../../values/json.js';
import { entryType, listField, shapeOf } from '../../operations/shapes.js';
import { surface } from '../../operations/surface.js';
import type { Match } from '../../operations/surface.js';
import { pickDeclaredFields } from '../declared-fields.js';
import { toShape, textOf } from '../values.js';
import { queryValue } from '../../http/query.js';

/** Returns a list in the form of the operation's result: one page, or an array of all entries. */
export function toList(
  context: OperationContext,
  world: World,
  match: Match,
  entities: readonly Json[],
  body?: unknown,
): Json | Json[] {
  return listField(match.route.operation.returns) === ''
    ? toListEntries(context, world, match, entities)
    : toListPage(context, world, match, entities, body);
}

/** Returns the entries of a list, filtered and sorted by the query, with the fields that their type declares. */
export function toListEntries(context: OperationContext, world: World, match: Match, entities: readonly Json[]): Json[] {
  return selectEntities(context, match, entities).map(entryMapper(world, match));
}

/** Returns one page of a list, with the fields that its type declares. */
export function toListPage(
  context: OperationContext,
  world: World,
  match: Match,
  entities: readonly Json[],
  body?: unknown,
): Json {
  const { returns, body: bodyField } = match.route.operation;
  const { parameters } = listQueryOf(match.route.operation);
  const matches = selectEntities(context, match, entities);
  const field = listField(returns);
  const hasBodyCursor = shapeOf(bodyField?.type ?? '').has('after');
  const { entries, pageInfo } = selectPage(context, world, { parameters, hasBodyCursor }, matches, body);
  const id = shapeOf(returns).has('id') ? { id: match.values.at(-1) ?? world.organisation.id } : {};
  const listedEntries = field === undefined ? {} : { [field]: entries.map(entryMapper(world, match)) };
  return toShape(world, returns, { ...pageInfo, ...id, ...listedEntries });
}

/** The visible entities that match the query, sorted by it. */
function selectEntities(context: OperationContext, { route }: Match, entities: readonly Json[]): readonly Json[] {
  const listQuery = listQueryOf(route.operation);
  const visible = visibleEntities(context, entities);
  return sortByQueryValues(context, filterByQueryValues(context, entryType(route.operation.returns), listQuery, visible));
}

/** Returns a function that gives an entity the fields of an entry. */
function entryMapper(world: World, { route }: Match): (entity: Json) => Json {
  const type = entryType(route.operation.returns);
  // A view has another type than the stored entities, and shows fewer fields at any depth.
  const isView = type !== surface().itemType(route.template);
  return (entity) => toShape(world, type, isView ? pickDeclaredFields(type, entity) : entity);
}

interface ListPage {
  entries: readonly Json[];
  /** All paging facts of the page; the response contains those that its type declares. */
  pageInfo: Json;
}

function selectPage(
  context: OperationContext,
  world: World,
  { parameters, hasBodyCursor }: { parameters: ReadonlySet<string>; hasBodyCursor: boolean },
  matches: readonly Json[],
  body: unknown,
): ListPage {
  const selfUri = relativeUri(context.url, {});
  if (parameters.has('startIndex')) return scimPage(context, world, matches);
  const cursorName = ['after', 'cursor', 'nextPage'].find((name) => parameters.has(name));
  const isNumbered = parameters.has('pageNumber') || queryValue(context, 'pageNumber') !== undefined;
  const hasCursor = cursorName !== undefined && (queryValue(context, cursorName) ?? '') !== '';
  if (cursorName !== undefined && (hasCursor || !isNumbered)) return cursorPage(context, world, cursorName, matches);
  const pagingFields = pagingIn(body);
  if (hasBodyCursor) return bodyCursorPage(context, world, matches, pagingFields);
  const { pageSize, pageNumber } = readPageNumber(context, world, parameters, matches.length, pagingFields);
  const pageCount = Math.ceil(matches.length / pageSize);
  const uriOfPage = (number: number): string =>
    relativeUri(context.url, { pageSize: String(pageSize), pageNumber: String(number) });
  return {
    entries: pageOf(matches, { pageSize, pageNumber }),
    pageInfo: {
      pageSize,
      pageNumber,
      pageCount,
      total: matches.length,
      totalHits: matches.length,
      totalCount: matches.length,
      selfUri,
      firstUri: uriOfPage(1),
      lastUri: uriOfPage(Math.max(pageCount, 1)),
      ...(pageNumber < pageCount && { nextUri: uriOfPage(pageNumber + 1) }),
      ...(pageNumber > 1 && { previousUri: uriOfPage(pageNumber - 1) }),
    },
  };
}

/** The paging fields of a body, which may be in its field `paging`. */
function pagingIn(body: unknown): Json {
  if (!isObject(body)) return {};
  return isObject(body['paging']) ? body['paging'] : body;
}

/** RFC 7644, 3.4.2.4: a start below 1 counts as 1. */
function scimPage(context: OperationContext, world: World, matches: readonly Json[]): ListPage {
  const startIndex = Math.max(Number(queryValue(context, 'startIndex') ?? 1), 1);
  const count = Math.min(Math.max(Number(queryValue(context, 'count') ?? 25), 0), world.maxPageSize);
  const entries = matches.slice(startIndex - 1, startIndex - 1 + count);
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:ListResponse'];
  return { entries, pageInfo: { schemas, totalResults: matches.length, startIndex, itemsPerPage: entries.length } };
}

/** A list without paging parameters is one page. */
function readPageNumber(
  context: OperationContext,
  world: World,
  parameters: ReadonlySet<string>,
  total: number,
  body: Json,
): Page {
  const sizeName = ['pageSize', 'limit', 'count', 'maxResults'].find((name) => parameters.has(name));
  const size = (sizeName === undefined ? undefined : queryValue(context, sizeName)) ?? body['pageSize'];
  if (sizeName === undefined && size === undefined && context.method === 'GET')
    return { pageSize: Math.max(total, 25), pageNumber: 1 };
  return readPage(
    context.maxPageSize ?? world.maxPageSize,
    size ?? 25,
    queryValue(context, 'pageNumber') ?? body['pageNumber'] ?? 1,
  );
}

/**
 * The cursor of an entry: its id, so that the cursor stays valid while entries are added or removed, or its index if it has no
 * id.
 */
function cursorOf(matches: readonly Json[], index: number): string {
  const id = textOf(matches[index]?.['id']);
  const isUnique = id !== '' && !matches.some((entity, at) => at !== index && textOf(entity['id']) === id);
  return btoa(isUnique ? encodeURIComponent(id) : `#${index}`);
}

/** The page that a body requests, which names the entity before it; or only the number of entities. */
function bodyCursorPage(context: OperationContext, world: World, matches: readonly Json[], pagingFields: Json): ListPage {
  if (pagingFields['select'] === 'Count') return { entries: [], pageInfo: { count: matches.length } };
  const { pageSize } = readPage(context.maxPageSize ?? world.maxPageSize, pagingFields['pageSize'] ?? 25);
  const after = textOf(pagingFields['after']);
  const start = after === '' ? 0 : indexOf(matches, after, 'after') + 1;
  const entries = matches.slice(start, start + pageSize);
  const end = start + pageSize;
  return { entries, pageInfo: { pageSize, ...(end < matches.length && { after: cursorOf(matches, end - 1) }) } };
}

/** The first characters of a cursor that is an index: `#` and a digit in base64. */
const INDEX_CURSOR_START = 'Iz';

/** @throws the platform's 400 for a cursor that matches no entry. */
function indexOf(matches: readonly Json[], cursor: string, fieldName: string): number {
  const indexFromCursor = cursor.startsWith(INDEX_CURSOR_START) ? matches.findIndex((_, at) => btoa(`#${at}`) === cursor) : -1;
  const index =
    indexFromCursor < 0
      ? matches.findIndex((entity) => btoa(encodeURIComponent(textOf(entity['id']))) === cursor)
      : indexFromCursor;
  if (index < 0) throw invalidField('The cursor is unknown', fieldName);
  return index;
}

/** A cursor names the entity before the page, so that it stays valid while entities are added or removed. */
function cursorPage(context: OperationContext, world: World, name: string, matches: readonly Json[]): ListPage {
  const maxPageSize = context.maxPageSize ?? world.maxPageSize;
  const { pageSize } = readPage(maxPageSize, queryValue(context, 'pageSize') ?? queryValue(context, 'limit') ?? 25);
  const after = queryValue(context, name);
  const before = queryValue(context, 'before') ?? queryValue(context, 'previousPage');
  let start = 0;
  if (after !== undefined && after !== '') start = indexOf(matches, after, name) + 1;
  else if (before !== undefined && before !== '') start = Math.max(indexOf(matches, before, name) - pageSize, 0);
  const entries = matches.slice(start, start + pageSize);
  const end = start + pageSize;
  const next = entries.length > 0 && end < matches.length ? cursorOf(matches, end - 1) : undefined;
  const previous = entries.length > 0 && start > 0 ? cursorOf(matches, start) : undefined;
  const previousName = name === 'after' ? 'before' : 'previousPage';
  return {
    entries,
    pageInfo: {
      pageSize,
      total: matches.length,
      selfUri: relativeUri(context.url, {}),
      ...(next !== undefined && { cursor: next, nextUri: relativeUri(context.url, { [name]: next }, [previousName]) }),
      ...(previous !== undefined && { previousUri: relativeUri(context.url, { [previousName]: previous }, [name]) }),
      ...(next !== undefined && { after: next }),
      ...(previous !== undefined && { before: previous }),
      cursors: { ...(previous !== undefined && { before: previous }), ...(next !== undefined && { after: next }) },
    },
  };
}

/** The path of the request with some query values changed and others removed. */
function relativeUri(url: string, values: Readonly<Record<string, string>>, removedNames: readonly string[] = []): string {
  const { pathname, searchParams } = new URL(url);
  for (const name of removedNames) searchParams.delete(name);
  for (const [name, value] of Object.entries(values)) searchParams.set(name, value);
  const search = searchParams.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
