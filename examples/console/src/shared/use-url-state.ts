import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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

/** A query string that was sent to the router. The router changes the address asynchronously, too late for a text field. */
interface Pending {
  readonly search: string;
  /** The key of the location before it. */
  readonly base: string;
  /** This query string and those sent before it, which may still arrive. */
  readonly sent: readonly string[];
}

/**
 * Stores the state of a page in its address: filters, sorting, columns. A link shows the same page, and Back returns to it.
 * Use it once in a page and pass the result on. `change` and `reset` stay the same functions.
 *
 * @param schema - Declared outside of the component.
 */
export function useUrlState<S extends UrlSchema>(schema: S): UrlState<S> {
  const location = useLocation();
  const [pending, setPending] = useState<Pending>();
  const hasEnded = pending !== undefined && !isAwaited(pending, location);
  if (hasEnded) setPending(undefined);
  useEffect(() => {
    // Back may arrive before the page has seen the address that it leaves.
    const forget = (): void => {
      setPending(undefined);
    };
    addEventListener('popstate', forget);
    return () => {
      removeEventListener('popstate', forget);
    };
  }, []);
  const search = pending !== undefined && !hasEnded ? pending.search : location.search;
  const values = useMemo(() => readUrl(schema, new URLSearchParams(search)), [schema, search]);
  const actions = useActions(schema, { ...location, search }, setPending);
  return useMemo(() => ({ values, ...actions }), [values, actions]);
}

/** Whether the query string may still arrive: it has not yet, and the user has not gone elsewhere. */
function isAwaited({ search, base, sent }: Pending, location: Location<unknown>): boolean {
  return location.search !== search && (location.key === base || sent.includes(location.search));
}

function useActions<S extends UrlSchema>(
  schema: S,
  location: Location<unknown>,
  setPending: (change: (before: Pending | undefined) => Pending) => void,
): Omit<UrlState<S>, 'values'> {
  const navigate = useNavigate();
  // Two changes in a row happen before the next rendering.
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });
  return useMemo(() => {
    const change: UrlState<S>['change'] = (part, options = {}) => {
      const { location: before } = latest.current;
      const params = writeUrl(schema, part, new URLSearchParams(before.search)).toString();
      const search = params === '' ? '' : `?${params}`;
      if (search === before.search) return;
      latest.current.location = { ...before, search };
      setPending((pending) => ({ search, base: pending?.base ?? before.key, sent: [...(pending?.sent ?? []), search] }));
      const { hash, state } = before;
      void latest.current.navigate({ search, hash }, { ...options, state, preventScrollReset: true });
    };
    return {
      change,
      reset: (names, options) => {
        change(Object.fromEntries(names.map((name) => [name, undefined])) as UrlChange<S>, options);
      },
    };
  }, [schema, setPending]);
}
