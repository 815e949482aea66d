import { invalidField } from '../store/errors.js';
import { compileWildcard } from '../values/text-search.js';
import type { OperationContext } from './operation-context.js';
import type { World } from '../store/world.js';
import { queryValue, queryValues } from './query.js';

/** A page of entities in the platform's form. */
export interface Listing<T> {
  entities: T[];
  pageSize: number;
  pageNumber: number;
  total?: number;
  pageCount?: number;
  firstUri: string;
  selfUri: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
}

/** The page to return, and its size. */
export interface Page {
  pageSize: number;
  pageNumber: number;
}

/**
 * The entities that the caller may see: those without a division, and those in divisions where the caller has the permission to
 * list them.
 */
export function visibleEntities<T>(context: OperationContext, entities: readonly T[]): readonly T[] {
  const extent = context.visibleDivisions ?? '*';
  if (extent === '*') return entities;
  return entities.filter((entity) => {
    const { division } = entity as { division?: { id?: string } | null };
    return division?.id === undefined || division.id === '*' || extent.has(division.id);
  });
}

/** Returns a page of filtered entities, in the given order. */
export function listing<T, V>(
  context: OperationContext,
  world: World,
  allEntities: readonly T[],
  view: (entity: T) => V,
  { hasTotal = true }: { hasTotal?: boolean } = {},
): Listing<V> {
  const entities = visibleEntities(context, allEntities);
  const maxPageSize = context.maxPageSize ?? world.maxPageSize;
  const page = readPage(maxPageSize, queryValue(context, 'pageSize'), queryValue(context, 'pageNumber'));
  const { pageSize, pageNumber } = page;
  const pageCount = Math.ceil(entities.length / pageSize);
  const uri = pageUris(context.url, pageSize);
  return {
    entities: pageOf(entities, page).map(view),
    pageSize,
    pageNumber,
    ...(hasTotal && { total: entities.length, pageCount }),
    firstUri: uri(1),
    selfUri: uri(pageNumber),
    ...(pageNumber < pageCount && { nextUri: uri(pageNumber + 1) }),
    ...(pageNumber > 1 && { previousUri: uri(pageNumber - 1) }),
    ...(hasTotal && { lastUri: uri(Math.max(pageCount, 1)) }),
  };
}

export function pageOf<T>(entities: readonly T[], { pageSize, pageNumber }: Page): T[] {
  return entities.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
}

/** @throws the platform's 400 for anything but whole numbers from 1. */
export function readPage(maxPageSize: number, pageSize: unknown = 25, pageNumber: unknown = 1): Page {
  return {
    pageSize: wholeNumber('pageSize', pageSize, maxPageSize),
    pageNumber: wholeNumber('pageNumber', pageNumber, Number.MAX_SAFE_INTEGER),
  };
}

function wholeNumber(fieldName: string, value: unknown, max: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw invalidField(`${fieldName} must be a whole number from 1 to ${max}`, fieldName);
}

/** Returns a function that returns the relative URL of another page, with every filter of the request. */
function pageUris(url: string, pageSize: number): (pageNumber: number) => string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set('pageSize', String(pageSize));
  return (pageNumber) => {
    searchParams.set('pageNumber', String(pageNumber));
    return `${pathname}?${searchParams.toString()}`;
  };
}

/** All values of a query parameter that is repeated or comma-separated. */
export function queryList(context: OperationContext, name: string): string[] {
  return queryValues(context, name)
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '');
}

/** A query parameter that is true, false or absent. */
export function queryFlag(context: OperationContext, name: string): boolean | undefined {
  const value = queryValue(context, name)?.toLowerCase();
  if (value === undefined) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidField(`${name} must be true or false`, name);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Sorts in the direction of `sortOrder`, in any of the platform's spellings, by `sortBy` if that is one of `fields`; by default
 * by the first.
 */
export function sortByQuery<T>(context: OperationContext, entities: readonly T[], fields: readonly (keyof T & string)[]): T[] {
  const sortBy = queryValue(context, 'sortBy') ?? fields[0];
  const field = fields.find((candidate) => candidate === sortBy);
  if (field === undefined) {
    throw invalidField(`sortBy must be one of ${fields.join(', ')}`, 'sortBy');
  }
  return sortByField(entities, field, sortDirection(queryValue(context, 'sortOrder')));
}

/** Sorts by the text of one field. */
export function sortByField<T>(entities: readonly T[], field: keyof T, direction: 1 | -1): T[] {
  return [...entities].sort((a, b) => direction * collator.compare(String(a[field] ?? ''), String(b[field] ?? '')));
}

/** Reads `asc`, `ascending`, `desc`, `descending` in any case. */
export function sortDirection(sortOrder: string | undefined): 1 | -1 {
  const order = sortOrder?.toLowerCase() ?? 'asc';
  if (order === 'desc' || order === 'descending') return -1;
  if (order === 'asc' || order === 'ascending') return 1;
  throw invalidField('sortOrder must be ascending or descending', 'sortOrder');
}

/** Filters by `id` and `name`; in a name `*` matches any text, case-insensitively. */
export function filterByIdAndName<T extends { id: string; name?: string }>(
  context: OperationContext,
  entities: readonly T[],
): T[] {
  const ids = new Set(queryList(context, 'id'));
  const name = queryValue(context, 'name') ?? '';
  const matches = compileWildcard(name.toLowerCase());
  return entities.filter(
    (entity) => (ids.size === 0 || ids.has(entity.id)) && (name === '' || matches((entity.name ?? '').toLowerCase())),
  );
}
