import { InvalidParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import { ownFields } from '../values/plain-objects.js';
import type { OperationCall } from '../call/operation.js';
import type { PageValues } from './paging.js';
import { hashOf } from '../values/text-hash.js';

/** Arguments that select a page. */
const pageNames = ['pageNumber', 'after', 'before', 'cursor', 'enableCursorPagination', 'q64', 'nextPage', 'startIndex'];

/** Arguments that set how many items a page has. */
const sizeNames = ['pageSize', 'count'];

/** POST operations that take the page in the query although they have a body. */
const pagedByQuery =
  /^POST \/api\/v2\/(?:(?:analytics\/(?:\w+\/activity|taskmanagement\/metrics)|diagnostics\/logcapture\/browser\/entries|learning\/rules|responsemanagement\/libraries|usage\/events|users\/rules)\/query|businessrules\/.*\/rows\/search|(?:outbound|orgauthorization\/trust(?:or|ee)s?)\/audits)$/;

/** Operations that take the page in the `paging` field of the body. */
const pagedByPart = /^POST \/api\/v2\/analytics\/(?:conversations|users)\/details\/query$/;

/** Operations whose responses have neither a total nor a link to the next page: a page that is not full is the last one. */
const endedByShortPage =
  /^(?:GET \/api\/v2\/gamification\/insights\/managers|POST \/api\/v2\/(?:analytics\/(?:conversations\/transcripts|\w+\/activity)\/query|quality\/evaluations\/search))$/;

/** The page that a call selects by itself, and its page size. */
export function pageValuesOf(call: OperationCall): PageValues {
  const values = pageArguments(call);
  const entries = [...pageNames, ...sizeNames].flatMap((name): [string, string | number][] => {
    const { [name]: value } = values;
    if (typeof value === 'string' || typeof value === 'number') return [[name, value]];
    return value === true ? [[name, 'true']] : [];
  });
  if (endedByShortPage.test(call.route)) entries.push(['shortPageEnds', 1]);
  return Object.fromEntries(entries);
}

/** Whether a call names no page size although each later page requires one: both fields of `paging` are required together. */
export function lacksRequiredSize(call: OperationCall): boolean {
  return pagedByPart.test(call.route) && pageArguments(call)['pageSize'] === undefined;
}

/** The object that holds the page values: the query, the body or a part of the body. */
function pageArguments(call: OperationCall): Readonly<Record<string, unknown>> {
  const body = bodyOf(call);
  if (body === undefined) return argumentsOf(call);
  return pagedByPart.test(call.route) ? (Object(body['paging']) as Record<string, unknown>) : body;
}

/** The body, if it selects the page; `undefined` if the query does. */
function bodyOf(call: OperationCall): Record<string, unknown> | undefined {
  const { route, details } = call;
  if (route.startsWith('GET') || pagedByQuery.test(route)) return undefined;
  return Object(argumentsOf(call)[details?.body ?? 'body']) as Record<string, unknown>;
}

const argumentsOf = ({ required, optional }: OperationCall): Record<string, unknown> => ({ ...required, ...optional });

/** Whether an object has page values and nothing else: a position must not change the filters of a call. */
export function isPage(page: unknown): page is PageValues {
  if (!isObject(page)) return false;
  return Object.entries(page).every(([name, value]) => {
    return (pageNames.includes(name) || sizeNames.includes(name)) && /^(?:string|number)$/.test(typeof value);
  });
}

/** The page values of a request, without internal marks. */
export function pageOnly(values: PageValues): PageValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => pageNames.includes(name) || sizeNames.includes(name)));
}

/**
 * The page that follows from an earlier request and new values. A list is read in one direction: `before` replaces `after`. All
 * values that the new ones do not name stay.
 */
export function withValues(start: PageValues, values: PageValues): PageValues {
  // A seventh of the time of `{ ...start, ...values }`: V8 adds the fields of a second spread one by one.
  const page: Record<string, string | number> = Object.assign({}, start, values);
  if ('before' in values && !('after' in values)) delete page['after'];
  return page;
}

/** The same call for another page. The caller's objects are not changed. */
export function withPage(call: OperationCall, values: PageValues): OperationCall {
  const { operation, route, request, details } = call;
  const bodyName = details?.body ?? 'body';
  const body = bodyOf(call);
  const pageFields = 'before' in values ? { after: undefined, ...values } : values;
  let fields: Readonly<Record<string, unknown>> = pageFields;
  if (body && pagedByPart.test(route))
    fields = { [bodyName]: { ...body, paging: { ...(body['paging'] as object), ...pageFields } } };
  else if (body) fields = { [bodyName]: { ...body, ...pageFields } };
  // Copies that fields are added to: V8 takes seven times as long to add one to a copy by spread.
  let { required } = call;
  const optional = ownFields(call.optional);
  for (const [name, value] of Object.entries(fields)) {
    if (Object.hasOwn(required, name)) required = { ...required, [name]: value };
    else optional[name] = value;
  }
  return { operation, route, required, optional, details, request };
}

/**
 * A digest of everything that selects the items of a call: operation, path, query and body, without page and page size. Two calls with the
 * same digest read the same list.
 */
export function digestOf(call: OperationCall): string {
  const bodyName = call.details?.body ?? 'body';
  const values = argumentsOf(call);
  const body = bodyOf(call);
  const withoutPage = (fields: object): object => omit(fields, [...pageNames, ...sizeNames]);
  if (body === undefined) return hashOf(canonicalText([call.route, withoutPage(values)]));
  const { paging, ...rest } = body;
  const part = isObject(paging) ? withoutPage(paging) : undefined;
  return hashOf(canonicalText([call.route, { ...values, [bodyName]: { ...withoutPage(rest), paging: part } }]));
}

function omit(fields: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** JSON with sorted names, without fields that are not sent: two objects with the same content have the same text. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_name, field: unknown) => {
    if (typeof field === 'bigint') return String(field);
    if (field === null || field === '') return undefined;
    if (!isObject(field) || Array.isArray(field)) return field;
    if (Symbol.iterator in field) return Array.from(field as never);
    const entries = Object.entries(field).filter(([, content]) => !isEmptyObject(content));
    return Object.fromEntries(entries.sort(([first], [second]) => (first < second ? -1 : 1)));
  });
}

/** A set has content, although its JSON is that of an empty object. */
const isEmptyObject = (value: unknown): boolean =>
  isObject(value) && !(Symbol.iterator in value) && JSON.stringify(value) === '{}';

/** @throws InvalidParameterError for an operation that may change data: reading the next page would change it once more. */
export function refuseChanges({ operation, route }: OperationCall): void {
  if (/^GET |^POST .*(?:query(?:\/realtime)?|search|users\/search\/\w+\/\w+|audits)$/i.test(route)) return;
  throw new InvalidParameterError(
    'items',
    operation,
    'it may change data, so it cannot be read page by page. Await the call itself',
  );
}
