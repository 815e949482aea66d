import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Filters } from './filters.js';
import { readFilters, usualFilters, writeFilters } from './filters.js';

export interface FiltersInAddress {
  filters: Filters;
  /** Returns to the first page unless a page is set. `replace` leaves no entry in the browser's history. */
  change: (part: Partial<Filters>, options?: { replace?: boolean }) => void;
  clear: () => void;
}

export function useFilters(): FiltersInAddress {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  // The address changes asynchronously: two filter changes in a row must both be kept.
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
