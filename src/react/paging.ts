import type { InfiniteData } from '@tanstack/react-query';
import type { PageValues } from '../core/paging/paging.js';
import type { OperationArguments, OperationResult, QueryName } from './operations.js';

/** Optional values that lead to another page of a list. */
interface PagingOptions {
  pageNumber?: unknown;
  after?: unknown;
  cursor?: unknown;
  nextPage?: unknown;
}

/** What an operation takes as its optional values, where it takes any: a body may have page numbers too, but is sent as it is. */
type OptionsOf<P extends readonly unknown[]> =
  Required<P> extends readonly [...infer Before, infer Last] ? (Before['length'] extends P['length'] ? Last : never) : never;

/** The operations that answer page by page: by page number, or by a cursor. */
export type PagedName<A> = {
  [M in QueryName<A>]: Extract<keyof OptionsOf<OperationArguments<A, M>>, keyof PagingOptions> extends never ? never : M;
}[QueryName<A>];

/** What makes a call one for another page; nothing for the first. */
export type PageParam = PageValues;

/** A page that holds its entries in the field `entities`, as most do. */
type EntityOf<P> = P extends { entities?: readonly (infer E)[] } ? E : never;

const flattened = new WeakMap<object, readonly unknown[]>();

/**
 * The entries of all pages in one list, which stays the same one as long as no page changes.
 *
 * ```tsx
 * const users = flatEntities(useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 100 }]).data);
 * ```
 */
export function flatEntities<P>(data: InfiniteData<P> | undefined): readonly EntityOf<P>[] {
  if (!data) return none;
  const known = flattened.get(data.pages);
  if (known) return known as readonly EntityOf<P>[];
  const entities = data.pages.flatMap((page) => (page as { entities?: readonly EntityOf<P>[] } | undefined)?.entities ?? []);
  flattened.set(data.pages, entities);
  return entities;
}

const none: readonly never[] = [];

/** What an operation answers for one page. */
export type PageOf<A, M extends PagedName<A>> = OperationResult<A, M>;
