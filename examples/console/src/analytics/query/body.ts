import type { QueryKind } from './kinds.js';
import { queryKinds } from './kinds.js';
import type { QueryModel } from './model.js';
import type { Json } from './types.js';

/** The metrics that a new query has, if the contract lists them. Else it has the first ones of the contract. */
const usualMetrics: Partial<Record<QueryKind, readonly string[]>> = {
  'conversation-aggregates': ['nOffered', 'tAnswered', 'tHandle'],
  'queue-observations': ['oWaiting', 'oInteracting', 'oOnQueueUsers'],
  'evaluation-aggregates': ['nEvaluations', 'oTotalScore'],
};
const FEW = 3;

const usualGroups: Partial<Record<QueryKind, string>> = {
  'conversation-aggregates': 'mediaType',
  'user-aggregates': 'userId',
  'flow-aggregates': 'flowId',
  'evaluation-aggregates': 'userId',
};

/** Returns a new query without its interval. */
export function defaultQuery(kind: QueryKind, model: QueryModel, timeZone: string): Json {
  const usual = (usualMetrics[kind] ?? []).filter((metric) => model.metrics.includes(metric));
  const metrics = usual.length > 0 ? usual : model.metrics.slice(0, FEW);
  const group = usualGroups[kind];
  return {
    ...(model.hasGranularity && { granularity: 'PT30M' }),
    ...(model.hasTimeZone && { timeZone }),
    ...(group !== undefined && model.groupBy.includes(group) && { groupBy: [group] }),
    ...(metrics.length > 0 && { metrics }),
    ...(queryKinds[kind].shape === 'conversations' && {
      order: 'desc',
      orderBy: 'conversationStart',
      paging: { pageSize: 100, pageNumber: 1 },
    }),
  };
}

/** Returns a query with a field changed. An empty list and `undefined` remove the field. */
export function withField(query: Json, name: string, value: unknown): Json {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return Object.fromEntries(Object.entries(query).filter(([each]) => each !== name));
  return { ...query, [name]: value };
}

/** Returns the texts of a field that is a list of them. */
export function textsOf(query: Json, name: string): string[] {
  const value = query[name];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

export function textOf(query: Json, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value : '';
}
