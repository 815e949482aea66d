import { useMemo } from 'react';
import contract from 'virtual:analytics';
import { useAccess } from '../session/use-access.js';
import type { DateRange } from '../shared/date-range/date-range.js';
import { periodOf } from '../shared/date-range/date-range.js';
import { activeTimeZone, browserTimeZone } from '../shared/time-zone.js';
import type { AnalyticsAddress } from './address.js';
import { defaultQuery } from './query/body.js';
import type { QueryKind } from './query/kinds.js';
import { queryKinds } from './query/kinds.js';
import type { QueryModel } from './query/model.js';
import type { QueryProblem } from './query/problems.js';
import { problemsOf } from './query/problems.js';
import type { Json } from './query/types.js';

/** A query that is being built, and what changes it. */
export interface Builder {
  readonly kind: QueryKind;
  readonly model: QueryModel;
  /** Without the interval. */
  readonly query: Json;
  /** The whole body of the request. */
  readonly body: Json;
  readonly problems: readonly QueryProblem[];
  /** The permissions that the user lacks for the query. */
  readonly missing: readonly string[];
  readonly canRun: boolean;
  readonly setKind: (kind: QueryKind) => void;
  readonly setQuery: (query: Json) => void;
  /** Replaces everything, also the interval. */
  readonly setBody: (body: Json) => void;
  readonly setRange: (range: DateRange) => void;
}

/** Reads the query from the address, with the types of the contract. */
export function useBuilder({ values, change }: AnalyticsAddress, now: number): Builder {
  const { kind } = values;
  const { shape, permissions } = queryKinds[kind];
  const { missing: missingOf } = useAccess();
  const model = contract.models[kind];
  const fallback = useMemo(() => defaultQuery(kind, model, activeTimeZone() ?? browserTimeZone()), [kind, model]);
  const query = values.query ?? fallback;
  const interval = model.hasInterval ? intervalOf(values, now) : undefined;
  const body = useMemo(() => (interval === undefined ? query : { interval, ...query }), [interval, query]);
  const problems = useMemo(() => problemsOf(body, model, shape), [body, model, shape]);
  const missing = missingOf([[...permissions]]);
  return {
    kind,
    model,
    query,
    body,
    problems,
    missing,
    canRun: missing.length === 0 && problems.every(({ isWarning = false }) => isWarning),
    setKind: (next) => {
      change({ kind: next, query: undefined, metric: '', figure: '' });
    },
    setQuery: (next) => {
      change({ query: next }, { replace: true });
    },
    setBody: ({ interval: nextInterval, ...next }) => {
      const isChanged = typeof nextInterval === 'string' && nextInterval !== interval;
      change({ query: next, ...(isChanged && { interval: nextInterval }) }, { replace: true });
    },
    setRange: ({ when, from, to }) => {
      change({ when, from, to, interval: '' }, { replace: when === 'own' && values.when === 'own' });
    },
  };
}

/** The interval of the query. Days that are not complete yet have none. */
function intervalOf(values: AnalyticsAddress['values'], now: number): string {
  if (values.interval !== '') return values.interval;
  const period = periodOf(values, now);
  return period ? `${period.from.toISOString()}/${period.to.toISOString()}` : '';
}
