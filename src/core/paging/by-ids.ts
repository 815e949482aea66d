import type { ApiPromise } from '../call/api-promise.js';
import { InvalidParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import type { Listed } from '../call/items.js';
import { loadModule } from '../arguments/load-module.js';
import { copyOptions } from '../arguments/option-checks.js';
import { quoteValue } from '../values/plain-objects.js';

/** Most characters of ids in one address: some servers on the way refuse an address of more than 8 kB. */
const MAX_IDS_LENGTH = 6000;

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
  const { size = 100 } = copyOptions('byIds', options, { size: 1 }) as { size?: number };
  if (!Number.isInteger(size) || size < 1)
    throw new InvalidParameterError('size', 'byIds', `it must be a whole number above 0, not ${quoteValue(size)}`);
  const idSet = new Set(ids);
  const uniqueIds = [...idSet];
  if (uniqueIds.some((id) => typeof id !== 'string' || id === ''))
    throw new InvalidParameterError('ids', 'byIds', 'each id must be a string that is not empty');
  const { listingOf } = await loadModule(() => import('./list-reading.js'));
  const found = new Map<string, I>();
  const read = async (batch: string[]): Promise<void> => {
    let body: unknown;
    try {
      ({ body } = await ask(batch).withResponse());
    } catch (error) {
      if (!isObject(error) || error['status'] !== 404) throw error;
      if (batch.length === 1) return;
      const half = Math.ceil(batch.length / 2);
      await read(batch.slice(0, half));
      await read(batch.slice(half));
      return;
    }
    const { pageNumber = 0, pageCount = 0, items: list } = listingOf(body);
    const items = list as readonly I[] | undefined;
    if (pageNumber < pageCount && items && items.length < batch.length)
      throw new InvalidParameterError('ask', 'byIds', 'it returned only one of several pages. Pass pageSize: some.length');
    if (!items)
      throw new InvalidParameterError('ask', 'byIds', 'the response contains no list. Call an operation that lists entities');
    for (const item of items) if (item.id !== undefined && idSet.has(item.id)) found.set(item.id, item);
  };
  for (const batch of batchesOf(uniqueIds, size)) await read(batch);
  return { found, missing: uniqueIds.filter((id) => !found.has(id)) };
}

function* batchesOf(ids: readonly string[], size: number): Generator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for (const id of ids) {
    const idLength = encodeURIComponent(id).length + 4;
    if (batch.length > 0 && (batch.length === size || length + idLength > MAX_IDS_LENGTH)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(id);
    length += idLength;
  }
  if (batch.length > 0) yield batch;
}
