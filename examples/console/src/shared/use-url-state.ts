import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { useLocation, useNavigate } from 'react-router';
import type { UrlChange, UrlSchema, UrlValues } from './url-values.js';
import { readUrl, writeUrl } from './url-values.js';

export * from './url-values.js';

export interface ChangeOptions {
  /** Leaves no entry in the browser's history, for example while the user types. */
  replace?: boolean;
}

export interface UrlState<S extends UrlSchema> {
  readonly values: UrlValues<S>;
  /** Changes some values; the others stay. */
  readonly change: (part: UrlChange<S>, options?: ChangeOptions) => void;
  /** Sets these values to their defaults. */
  readonly reset: (names: readonly (keyof S)[], options?: ChangeOptions) => void;
}

/**
 * Stores the state of a page in its address: filters, sorting, columns. A link shows the same page, and Back returns to it.
 * Use it once in a page and pass the result on. `change` and `reset` stay the same functions.
 *
 * @param schema - Declared outside of the component.
 */
export function useUrlState<S extends UrlSchema>(schema: S): UrlState<S> {
  const location = useLocation();
  // The router changes the address asynchronously, too late for a text field.
  const [pending, setPending] = useState<string>();
  if (pending === location.search) setPending(undefined);
  const search = pending ?? location.search;
  const values = useMemo(() => readUrl(schema, new URLSearchParams(search)), [schema, search]);
  const actions = useActions(schema, { ...location, search }, setPending);
  return useMemo(() => ({ values, ...actions }), [values, actions]);
}

function useActions<S extends UrlSchema>(
  schema: S,
  location: Location<unknown>,
  setPending: (change: (before: string | undefined) => string | undefined) => void,
): Omit<UrlState<S>, 'values'> {
  const navigate = useNavigate();
  // Two changes in a row happen before the next rendering.
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });
  return useMemo(() => {
    const go = async (next: Location<unknown>, options: ChangeOptions): Promise<void> => {
      const { search, hash, state } = next;
      latest.current.location = next;
      setPending(() => search);
      await latest.current.navigate({ search, hash }, { ...options, state, preventScrollReset: true });
      // The address has changed, or another navigation has replaced this one.
      startTransition(() => {
        setPending((pending) => (pending === search ? undefined : pending));
      });
    };
    const change: UrlState<S>['change'] = (part, options = {}) => {
      const { location: before } = latest.current;
      const params = writeUrl(schema, part, new URLSearchParams(before.search)).toString();
      const search = params === '' ? '' : `?${params}`;
      if (search !== before.search) void go({ ...before, search }, options);
    };
    return {
      change,
      reset: (names, options) => {
        change(Object.fromEntries(names.map((name) => [name, undefined])) as UrlChange<S>, options);
      },
    };
  }, [schema, setPending]);
}
