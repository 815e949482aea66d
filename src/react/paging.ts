import type { InfiniteData } from '@tanstack/react-query';
import type { PageValues } from '../core/paging/paging.js';
import type { OperationArguments, OperationResult, QueryName } from './operations.js';

/** Optional values that select another page of a list. */
interface PagingOptions {
  pageNumber?: unknown;
  after?: unknown;
  cursor?: unknown;
  nextPage?: unknown;
}

/**
 * The optional values of an operation, if it has any. Page numbers in a body do not count, because the body is sent unchanged.
 */
type OptionsOf<P extends readonly unknown[]> =
  Required<P> extends readonly [...infer Before, infer Last] ? (Before['length'] extends P['length'] ? Last : never) : never;

/** The paginated operations: by page number, or by cursor. */
export type PagedName<A> = {
  [M in QueryName<A>]: Extract<keyof OptionsOf<OperationArguments<A, M>>, keyof PagingOptions> extends never ? never : M;
}[QueryName<A>];

/** The values that select a page; none for the first. */
export type PageParam = PageValues;

/** The element type of a page's `entities`. */
type EntityOf<P> = P extends { entities?: readonly (infer E)[] } ? E : never;

const flatLists = new WeakMap<object, readonly unknown[]>();

/**
 * Combines the elements of all pages in one list. Returns the same list until a page changes.
 *
 * ```tsx
 * const users = flatEntities(useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 100 }]).data);
 * ```
 */
export function flatEntities<P>(data: InfiniteData<P> | undefined): readonly EntityOf<P>[] {
  if (!data) return emptyList;
  const cached = flatLists.get(data.pages);
  if (cached) return cached as readonly EntityOf<P>[];
  const entities = data.pages.flatMap((page) => (page as { entities?: readonly EntityOf<P>[] } | undefined)?.entities ?? []);
  flatLists.set(data.pages, entities);
  return entities;
}

const emptyList: readonly never[] = [];

/** The response of an operation for one page. */
export type PageOf<A, M extends PagedName<A>> = OperationResult<A, M>;
