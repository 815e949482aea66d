import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Filters } from './filters.js';
import { readFilters, usualFilters, writeFilters } from './filters.js';

export interface FiltersInAddress {
  filters: Filters;
  /** Leads to the first page unless it says which. `replace` leaves no step in the history. */
  change: (part: Partial<Filters>, options?: { replace?: boolean }) => void;
  clear: () => void;
}

export function useFilters(): FiltersInAddress {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const filters = readFilters(params);
    return {
      filters,
      change: (part, options) => {
        setParams(writeFilters({ ...filters, page: 1, ...part }), { preventScrollReset: true, ...options });
      },
      clear: () => {
        const { when, from, to, sort, size } = filters;
        setParams(writeFilters({ ...usualFilters, when, from, to, sort, size }), { preventScrollReset: true });
      },
    };
  }, [params, setParams]);
}
