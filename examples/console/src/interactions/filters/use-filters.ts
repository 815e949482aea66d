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
  const latest = useRef({ filters, params });
  useEffect(() => {
    latest.current = { filters, params };
  }, [filters, params]);
  return useMemo(() => {
    const go = (next: Filters, options?: { replace?: boolean }): void => {
      const nextParams = writeFilters(next, latest.current.params);
      latest.current = { filters: next, params: nextParams };
      setParams(nextParams, { preventScrollReset: true, ...options });
    };
    return {
      filters,
      change: (part, options) => {
        go({ ...latest.current.filters, page: 1, ...part }, options);
      },
      clear: () => {
        const { when, from, to, by, sort, size } = latest.current.filters;
        go({ ...usualFilters, when, from, to, by, sort, size });
      },
    };
  }, [filters, setParams]);
}
