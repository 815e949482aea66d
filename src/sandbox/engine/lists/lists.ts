import { isObject } from '../../values/json.js';
import { badRequest } from '../../store/errors.js';
import { pageOf, readPage, visible } from '../../http/listing.js';
import type { Page } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { filteredAsAsked, offerOf, sortedAsAsked } from './asked.js';
import type { Json } from '../../values/json.js';
import { entryType, listField, shapeOf } from '../../operations/shapes.js';
import { surface } from '../../operations/surface.js';
import type { Match } from '../../operations/surface.js';
import { told } from '../told.js';
import { shaped, textOf } from '../values.js';
import { queryValue } from '../../http/query.js';

/** Returns one page of a list, with the fields that its type declares. */
export function listAnswer(
  context: OperationContext,
  world: World,
  { route, values }: Match,
  all: readonly Json[],
  body?: unknown,
): Json {
  const { returns } = route.operation;
  const type = entryType(returns);
  const offer = offerOf(route.operation);
  const { offered } = offer;
  const found = sortedAsAsked(context, filteredAsAsked(context, type, offer, visible(context, all)));
  // A view has another type than the stored entities, and shows fewer fields at any depth.
  const isView = type !== surface().itemType(route.template);
  const show = (entity: Json): Json => shaped(world, type, isView ? told(type, entity) : entity);
  const field = listField(returns);
  const turnsByCursor = shapeOf(route.operation.body?.type ?? '').has('after');
  if (field === '') return found.map(show) as unknown as Json;
  const { entries, facts } = page(context, world, { offered, turnsByCursor }, found, body);
  const id = shapeOf(returns).has('id') ? { id: values.at(-1) ?? world.organisation.id } : {};
  const filled = field === undefined ? { ...facts, ...id } : { ...facts, ...id, [field]: entries.map(show) };
  return shaped(world, returns, filled);
}

interface Part {
  entries: readonly Json[];
  /** All paging facts of the page; the response contains those that its type declares. */
  facts: Json;
}

function page(
  context: OperationContext,
  world: World,
  { offered, turnsByCursor }: { offered: ReadonlySet<string>; turnsByCursor: boolean },
  found: readonly Json[],
  body: unknown,
): Part {
  const selfUri = relative(context.url, {});
  if (offered.has('startIndex')) return scimPage(context, world, found);
  const cursorName = ['after', 'cursor', 'nextPage'].find((name) => offered.has(name));
  const isNumbered = offered.has('pageNumber') || queryValue(context, 'pageNumber') !== undefined;
  const isTurned = cursorName !== undefined && (queryValue(context, cursorName) ?? '') !== '';
  if (cursorName !== undefined && (isTurned || !isNumbered)) return cursorPage(context, world, cursorName, found);
  const asked = pagingIn(body);
  if (turnsByCursor) return askedPage(context, world, found, asked);
  const { pageSize, pageNumber } = numbers(context, world, offered, found.length, asked);
  const pageCount = Math.ceil(found.length / pageSize);
  const uri = (number: number): string => relative(context.url, { pageSize: String(pageSize), pageNumber: String(number) });
  return {
    entries: pageOf(found, { pageSize, pageNumber }),
    facts: {
      pageSize,
      pageNumber,
      pageCount,
      total: found.length,
      totalHits: found.length,
      totalCount: found.length,
      selfUri,
      firstUri: uri(1),
      lastUri: uri(Math.max(pageCount, 1)),
      ...(pageNumber < pageCount && { nextUri: uri(pageNumber + 1) }),
      ...(pageNumber > 1 && { previousUri: uri(pageNumber - 1) }),
    },
  };
}

/** The paging fields of a body, which may be in its field `paging`. */
function pagingIn(body: unknown): Json {
  if (!isObject(body)) return {};
  return isObject(body['paging']) ? body['paging'] : body;
}

/** RFC 7644, 3.4.2.4: a start below 1 counts as 1. */
function scimPage(context: OperationContext, world: World, found: readonly Json[]): Part {
  const startIndex = Math.max(Number(queryValue(context, 'startIndex') ?? 1), 1);
  const count = Math.min(Math.max(Number(queryValue(context, 'count') ?? 25), 0), world.maxPageSize);
  const entries = found.slice(startIndex - 1, startIndex - 1 + count);
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:ListResponse'];
  return { entries, facts: { schemas, totalResults: found.length, startIndex, itemsPerPage: entries.length } };
}

/** A list without paging parameters is one page. */
function numbers(context: OperationContext, world: World, offered: ReadonlySet<string>, total: number, body: Json): Page {
  const sizeName = ['pageSize', 'limit', 'count', 'maxResults'].find((name) => offered.has(name));
  const size = (sizeName === undefined ? undefined : queryValue(context, sizeName)) ?? body['pageSize'];
  if (sizeName === undefined && size === undefined && context.method === 'GET')
    return { pageSize: Math.max(total, 25), pageNumber: 1 };
  return readPage(
    context.mostPerPage ?? world.maxPageSize,
    size ?? 25,
    queryValue(context, 'pageNumber') ?? body['pageNumber'] ?? 1,
  );
}

/**
 * The cursor of an entry: its id, so that the cursor stays valid while entries are added or removed, or its index if it has no
 * id.
 */
function cursorOf(found: readonly Json[], index: number): string {
  const id = textOf(found[index]?.['id']);
  const isUnique = id !== '' && !found.some((entity, at) => at !== index && textOf(entity['id']) === id);
  return btoa(isUnique ? encodeURIComponent(id) : `#${index}`);
}

/** The page that a body requests, which names the entity before it; or only the number of entities. */
function askedPage(context: OperationContext, world: World, found: readonly Json[], asked: Json): Part {
  if (asked['select'] === 'Count') return { entries: [], facts: { count: found.length } };
  const { pageSize } = readPage(context.mostPerPage ?? world.maxPageSize, asked['pageSize'] ?? 25);
  const after = textOf(asked['after']);
  const start = after === '' ? 0 : indexOf(found, after, 'after') + 1;
  const entries = found.slice(start, start + pageSize);
  const end = start + pageSize;
  return { entries, facts: { pageSize, ...(end < found.length && { after: cursorOf(found, end - 1) }) } };
}

/** The first characters of a cursor that is an index: `#` and a digit in base64. */
const PLACE = 'Iz';

/** @throws the platform's 400 for a cursor that matches no entry. */
function indexOf(found: readonly Json[], cursor: string, fieldName: string): number {
  const place = cursor.startsWith(PLACE) ? found.findIndex((_, at) => btoa(`#${at}`) === cursor) : -1;
  const index = place < 0 ? found.findIndex((entity) => btoa(encodeURIComponent(textOf(entity['id']))) === cursor) : place;
  if (index < 0) throw badRequest('The cursor is unknown', [{ errorCode: 'invalid.value', fieldName }]);
  return index;
}

/** A cursor names the entity before the page, so that it stays valid while entities are added or removed. */
function cursorPage(context: OperationContext, world: World, name: string, found: readonly Json[]): Part {
  const most = context.mostPerPage ?? world.maxPageSize;
  const { pageSize } = readPage(most, queryValue(context, 'pageSize') ?? queryValue(context, 'limit') ?? 25);
  const after = queryValue(context, name);
  const before = queryValue(context, 'before') ?? queryValue(context, 'previousPage');
  let start = 0;
  if (after !== undefined && after !== '') start = indexOf(found, after, name) + 1;
  else if (before !== undefined && before !== '') start = Math.max(indexOf(found, before, name) - pageSize, 0);
  const entries = found.slice(start, start + pageSize);
  const end = start + pageSize;
  const next = entries.length > 0 && end < found.length ? cursorOf(found, end - 1) : undefined;
  const previous = entries.length > 0 && start > 0 ? cursorOf(found, start) : undefined;
  const previousName = name === 'after' ? 'before' : 'previousPage';
  return {
    entries,
    facts: {
      pageSize,
      total: found.length,
      selfUri: relative(context.url, {}),
      ...(next !== undefined && { cursor: next, nextUri: relative(context.url, { [name]: next }, [previousName]) }),
      ...(previous !== undefined && { previousUri: relative(context.url, { [previousName]: previous }, [name]) }),
      ...(next !== undefined && { after: next }),
      ...(previous !== undefined && { before: previous }),
      cursors: { ...(previous !== undefined && { before: previous }), ...(next !== undefined && { after: next }) },
    },
  };
}

/** The path of the request with some query values changed and others removed. */
function relative(url: string, values: Readonly<Record<string, string>>, dropped: readonly string[] = []): string {
  const { pathname, searchParams } = new URL(url);
  for (const name of dropped) searchParams.delete(name);
  for (const [name, value] of Object.entries(values)) searchParams.set(name, value);
  const search = searchParams.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
