import type { ApiPromise } from '../call/api-promise.js';
import { InvalidParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import type { Listed } from '../call/items.js';
import { listingOf } from './paging.js';
import { namedOptions } from '../arguments/option-checks.js';

/** Most characters of ids in one address: some servers on the way refuse an address of more than 8 kB. */
const ADDRESS = 6000;

/** The result of {@link byIds}. */
export interface Found<I> {
  /** By id, in the order in which they were received. */
  found: Map<string, I>;
  /** Ids without a result. */
  missing: string[];
}

/**
 * Reads entities by their ids, as many at a time as an operation accepts: once each, however often an id is passed. If the
 * platform responds with 404 because one of them is unknown, the others are requested without it.
 *
 * ```ts
 * const { found, missing } = await byIds(ids, (some) => routing.getRoutingSkills({ id: some, pageSize: some.length }));
 * ```
 *
 * @param ask - Requests some of them.
 * @param options - `size`: how many at a time; 100 by default.
 * @throws {@link ConfigurationError} for an unknown option.
 */
export async function byIds<I extends { id?: string }>(
  ids: Iterable<string>,
  ask: (some: string[]) => ApiPromise<Listed<I>>,
  options: { size?: number } = {},
): Promise<Found<I>> {
  const { size = 100 } = namedOptions('byIds', options, { size: 1 }) as { size?: number };
  if (!Number.isInteger(size) || size < 1) throw new InvalidParameterError('size', 'byIds', 'it must be a whole number above 0');
  const asked = new Set(ids);
  const wanted = [...asked];
  if (wanted.some((id) => typeof id !== 'string' || id === ''))
    throw new InvalidParameterError('ids', 'byIds', 'each must be a text that is not empty');
  const found = new Map<string, I>();
  const read = async (some: string[]): Promise<void> => {
    let body: unknown;
    try {
      ({ body } = await ask(some).withResponse());
    } catch (error) {
      if (!isObject(error) || error['status'] !== 404) throw error;
      if (some.length === 1) return;
      const half = Math.ceil(some.length / 2);
      await read(some.slice(0, half));
      await read(some.slice(half));
      return;
    }
    const { pageNumber = 0, pageCount = 0, items: listed } = listingOf(body);
    const items = listed as readonly I[] | undefined;
    if (pageNumber < pageCount && items && items.length < some.length)
      throw new InvalidParameterError('ask', 'byIds', 'it needs pageSize: some.length');
    if (!items) throw new InvalidParameterError('ask', 'byIds', 'what it asks for answers with no list');
    for (const item of items) if (item.id !== undefined && asked.has(item.id)) found.set(item.id, item);
  };
  for (const some of portions(wanted, size)) await read(some);
  return { found, missing: wanted.filter((id) => !found.has(id)) };
}

function* portions(ids: readonly string[], size: number): Generator<string[]> {
  let some: string[] = [];
  let length = 0;
  for (const id of ids) {
    const own = encodeURIComponent(id).length + 4;
    if (some.length > 0 && (some.length === size || length + own > ADDRESS)) {
      yield some;
      some = [];
      length = 0;
    }
    some.push(id);
    length += own;
  }
  if (some.length > 0) yield some;
}
