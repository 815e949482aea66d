import { useEffect, useMemo, useRef } from 'react';
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
  const filters = useMemo(() => readFilters(params), [params]);
  // The address follows a moment after it was told: who changes two filters at once must lose neither.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  return useMemo(() => {
    const go = (next: Filters, options?: { replace?: boolean }): void => {
      latest.current = next;
      setParams(writeFilters(next), { preventScrollReset: true, ...options });
    };
    return {
      filters,
      change: (part, options) => {
        go({ ...latest.current, page: 1, ...part }, options);
      },
      clear: () => {
        const { when, from, to, sort, size } = latest.current;
        go({ ...usualFilters, when, from, to, sort, size });
      },
    };
  }, [filters, setParams]);
}
