import { isJsonObject } from '../../../shared/json-object.js';
import type { Operation } from '../../data/types.js';
import { valuesFromAddress } from '../../form/address-values.js';
import type { CallArguments } from '../../form/values.js';
import { argumentsOf } from '../../form/values.js';
import { readAddress } from '../../search/address.js';

type Fields = Readonly<Record<string, unknown>>;

/** POST operations whose path says that they only read. */
const reads = /(?:query(?:\/realtime)?|search)$/;

/** Whether the library reads the list of an operation page by page. */
export function isReadByPages({ verb, path }: Operation): boolean {
  return verb === 'GET' || (verb === 'POST' && reads.test(path));
}

/** Returns the arguments of the next page of a list; `undefined` if the response is no list, or the last page. */
export function nextPageOf(operation: Operation, args: CallArguments, response: unknown): CallArguments | undefined {
  if (!isReadByPages(operation) || !isJsonObject(response)) return undefined;
  return byAddress(operation, args, response) ?? byCursor(operation, args, response) ?? byNumber(operation, args, response);
}

/** Returns the arguments of the first page. */
export function firstPageOf(operation: Operation, args: CallArguments): CallArguments {
  const names = ['pageNumber', 'after', 'before', 'cursor'];
  const rest = Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));
  const body = bodyOf(operation, args);
  if (!body) return rest;
  const paging = isJsonObject(body.value['paging']) ? { paging: { ...body.value['paging'], pageNumber: 1 } } : {};
  const { pageNumber: _pageNumber, cursor: _cursor, ...fields } = body.value;
  return { ...rest, [body.name]: { ...fields, ...paging } };
}

/** Returns how many items the whole list has, as the platform counts them; `undefined` if it does not say. */
export function totalOf(response: unknown): number | undefined {
  if (!isJsonObject(response)) return undefined;
  const total = response['total'] ?? response['totalHits'];
  return typeof total === 'number' ? total : undefined;
}

/** The response states the address of the next page. */
function byAddress(operation: Operation, args: CallArguments, { nextUri }: Fields): CallArguments | undefined {
  const address = typeof nextUri === 'string' ? readAddress(nextUri) : undefined;
  const next = address && valuesFromAddress(operation, address);
  if (!next || address.query.length === 0) return undefined;
  return { ...args, ...argumentsOf(operation, next.values).args };
}

/** The response states where the next page begins. */
function byCursor(operation: Operation, args: CallArguments, response: Fields): CallArguments | undefined {
  const cursor = [response['cursor'], response['after'], response['nextCursor'], cursorsOf(response)].find(isText);
  if (cursor === undefined) return undefined;
  const name = ['after', 'cursor'].find((each) => operation.parameters.some((parameter) => parameter.name === each));
  return name === undefined || args[name] === cursor ? undefined : { ...args, [name]: cursor };
}

const cursorsOf = ({ cursors }: Fields): unknown => (isJsonObject(cursors) ? cursors['after'] : undefined);

/** The response states the number of its page, and how many there are. */
function byNumber(operation: Operation, args: CallArguments, response: Fields): CallArguments | undefined {
  const body = bodyOf(operation, args);
  const paging = body && isJsonObject(body.value['paging']) ? body.value['paging'] : undefined;
  const source = paging ?? (hasParameter(operation, 'pageNumber') ? args : body?.value);
  if (!source) return undefined;
  const pageNumber = numberOf(response['pageNumber']) ?? numberOf(source['pageNumber']) ?? 1;
  const pageSize = numberOf(response['pageSize']) ?? numberOf(source['pageSize']);
  const pageCount = numberOf(response['pageCount']) ?? pagesOf(totalOf(response), pageSize);
  if (pageCount === undefined || pageNumber >= pageCount) return undefined;
  const next = pageNumber + 1;
  if (body && paging) return { ...args, [body.name]: { ...body.value, paging: { ...paging, pageNumber: next } } };
  if (source === args) return { ...args, pageNumber: next };
  return body && { ...args, [body.name]: { ...body.value, pageNumber: next } };
}

const pagesOf = (total: number | undefined, pageSize: number | undefined): number | undefined =>
  total === undefined || !pageSize ? undefined : Math.ceil(total / pageSize);

const hasParameter = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((parameter) => parameter.name === name);

function bodyOf({ parameters }: Operation, args: CallArguments): { name: string; value: Fields } | undefined {
  const name = parameters.find(({ place }) => place === 'body')?.name;
  const value = name === undefined ? undefined : args[name];
  return name !== undefined && isJsonObject(value) ? { name, value } : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
