import { useMemo } from 'react';
import type { UrlChange } from '../../shared/url-values.js';
import type { ChangeOptions } from '../../shared/use-url-state.js';
import { useUrlState } from '../../shared/use-url-state.js';
import type { Filters } from './filters.js';
import { filterNames, filterSchema } from './filters.js';

export interface FiltersInAddress {
  filters: Filters;
  /** Returns to the first page unless a page is set, and closes the conversation beside the list. */
  change: (part: UrlChange<typeof filterSchema>, options?: ChangeOptions) => void;
  clear: () => void;
}

export function useFilters(): FiltersInAddress {
  const { values, change } = useUrlState(filterSchema);
  return useMemo(
    () => ({
      filters: values,
      change: (part, options) => {
        change({ page: 1, open: '', tab: '', ...part }, options);
      },
      clear: () => {
        const cleared = Object.fromEntries(filterNames.map((name) => [name, undefined])) as UrlChange<typeof filterSchema>;
        change({ ...cleared, page: 1 });
      },
    }),
    [values, change],
  );
}
