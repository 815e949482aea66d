import { InvalidParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import { digestOf, isPage, pageOnly } from './page-call.js';
import type { ItemLocation, PageSource } from './page-source.js';
import type { OperationCall } from '../call/operation.js';
import type { PageValues } from './paging.js';
import type { SeenItems } from './seen-items.js';

/** The version of the text. Positions of another version are refused. */
const VERSION = 2;

/** How many of the last items a position names: if the last one was deleted since, the one before it is used. */
const ANCHOR_COUNT = 5;

/** The content of a position. */
export interface ListPosition {
  /** The page of the last item. */
  page: PageValues;
  /** How many items that page was requested to have, if known. */
  size: number | undefined;
  /** The index of the last item in its page; -1 if no item of the page was returned. */
  index: number;
  /** How many items were returned in all. */
  given: number;
  /** How many items the list had. */
  total: number | undefined;
  /** The keys of the last items, the very last one first. */
  last: readonly (string | number)[];
}

/** The state of a reading, from which a position is made. */
interface ReadingState {
  /** How many items were returned in all. */
  count: number;
  seenItems: SeenItems;
  /** The items of the previous page, which are named if the page itself has too few. */
  previous: readonly unknown[] | undefined;
}

export function positionText(
  { call, isBackward }: PageSource,
  { page, index }: ItemLocation,
  { count, seenItems, previous }: ReadingState,
): string {
  const { values, listing, items } = page;
  const pageItems = isBackward ? items.slice(index) : items.slice(0, index + 1).reverse();
  const earlierItems = (isBackward ? previous : previous?.slice().reverse()) ?? [];
  const last = index < 0 ? [] : [...pageItems, ...earlierItems].slice(0, ANCHOR_COUNT).map((item) => seenItems.anchorOf(item));
  const size = Number(values['pageSize'] ?? values['count'] ?? listing.pageSize ?? 0) || undefined;
  const { operation } = call;
  const digest = digestOf(call);
  return JSON.stringify({
    v: VERSION,
    operation,
    digest,
    page: pageOnly(values),
    size,
    index,
    given: count,
    total: listing.total,
    last,
  });
}

/** @throws InvalidParameterError for a text that is no position, or the position of another list. */
export function parsePosition(text: string | undefined, call: OperationCall): ListPosition | undefined {
  if (text === undefined) return undefined;
  const refuse = (reason: string): never => {
    throw new InvalidParameterError('from', call.operation, reason);
  };
  const value = parseObject(text) ?? refuse('it is no position of a list');
  const { v, operation, digest, page, size, index, given, total, last } = value;
  if (typeof operation === 'string' && operation !== call.operation) refuse(`it is a position of ${operation}`);
  if (v === undefined && isPage(page) && isIndex(index))
    refuse('it is a position of an earlier version of this package. Read the list from its beginning.');
  const isAnchor = (anchor: unknown): boolean => /^(?:string|number)$/.test(typeof anchor);
  const hasLocation = isPage(page) && isIndex(index) && isCount(given) && Array.isArray(last) && last.every(isAnchor);
  const hasSize = (size === undefined || isCount(size)) && (total === undefined || isCount(total));
  if (v !== VERSION || typeof operation !== 'string' || !hasLocation || !hasSize) refuse('it is no position of a list');
  if (digest !== digestOf(call)) refuse('it is a position of the same operation with other values: pass the same query and body');
  return value as unknown as ListPosition;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isIndex = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= -1;
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
