import type { SearchSort } from '../../../models/index.js';
import type { Criterion } from '../../engine/lists/criteria.js';
import type { Json } from '../../values/json.js';
import { textOf } from '../../engine/values.js';
import { sortDirection } from '../../http/listing.js';

/** Common fields of search requests. */
export interface Request {
  query?: Criterion[];
  types?: string[];
  sort?: SearchSort[];
  sortBy?: string;
  sortOrder?: string;
  pageSize?: number;
  pageNumber?: number;
  expand?: string[];
  /** Fields of the results; all by default. */
  returnFields?: string[];
  aggregations?: object[];
}

/** Sorts by each entry of `sort` in turn, or by `sortBy`; by default the order stays. */
export function sortMatches<T extends object>(
  matches: T[],
  { sort = [], sortBy, sortOrder }: Pick<Request, 'sort' | 'sortBy' | 'sortOrder'>,
): T[] {
  if (sort.length === 0 && sortBy === undefined && sortOrder === undefined) return matches;
  const keys = sort.length > 0 ? sort : [{ sortBy: sortBy ?? 'name', ...(sortOrder !== undefined && { sortOrder }) }];
  const rules = keys.map((key) => ({
    field: key.sortBy ?? 'name',
    // All matches have the same score.
    direction: sortDirection(key.sortOrder === 'SCORE' ? undefined : key.sortOrder),
  }));
  return matches.sort((one, other) => {
    for (const { field, direction } of rules) {
      const difference = textOf((one as Json)[field]).localeCompare(textOf((other as Json)[field]), 'en', {
        sensitivity: 'base',
        numeric: true,
      });
      if (difference !== 0) return difference * direction;
    }
    return 0;
  });
}
