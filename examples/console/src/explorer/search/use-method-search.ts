import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Hit } from './method-index.js';
import { searchMethods } from './search-methods.js';

export interface MethodSearch {
  /** The methods that the last query found. */
  hits: readonly Hit[];
  /** The query that they are for. */
  foundQuery: string;
  /** Whether the methods for the current query are still missing. */
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface Outcome {
  query: string;
  hits: readonly Hit[];
  hasFailed: boolean;
}

const nothing: Outcome = { query: '', hits: [], hasFailed: false };

/** Searches the methods of the API in a worker, which loads with the first query. */
export function useMethodSearch(query: string): MethodSearch {
  const [outcome, setOutcome] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (query === '') {
      setOutcome(nothing);
      return;
    }
    let isLatest = true;
    const finish = (result: Outcome): void => {
      if (!isLatest) return;
      // The next key comes before the list.
      startTransition(() => {
        setOutcome(result);
      });
    };
    searchMethods(query).then(
      (hits) => {
        finish({ query, hits, hasFailed: false });
      },
      () => {
        finish({ query, hits: [], hasFailed: true });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [query, attempt]);
  const retry = useCallback(() => {
    setOutcome(nothing);
    setAttempt((before) => before + 1);
  }, []);
  return { ...outcome, foundQuery: outcome.query, isPending: query !== outcome.query, retry };
}
