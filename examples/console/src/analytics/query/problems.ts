import { formatDuration, formatNumber } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { durationMs, readInterval } from './duration.js';
import type { ResultShape } from './kinds.js';
import type { QueryModel } from './model.js';
import type { Json } from './types.js';

/** ms */
const DAY = 86_400_000;
/** The longest interval of a query for details, in days. */
const DETAILS_DAYS = 31;
/** Steps that a response may have. More are slow to compute and impossible to read. */
const MOST_STEPS = 10_000;

export interface QueryProblem {
  /** The field of the body. */
  readonly field: string;
  readonly message: string;
  /** Whether the query can be sent nevertheless. */
  readonly isWarning?: true;
}

/** Returns why the platform would refuse a query, before it is sent. */
export function problemsOf(body: Json, model: QueryModel, shape: ResultShape): QueryProblem[] {
  return [
    ...unknownFields(body, model),
    ...metricProblems(body, model),
    ...filterProblems(body, model),
    ...(model.hasInterval ? intervalProblems(body, shape) : []),
    ...granularityProblems(body),
  ];
}

function unknownFields(body: Json, { fields, type }: QueryModel): QueryProblem[] {
  const unknown = Object.keys(body).filter((name) => !fields.includes(name));
  return unknown.map((field) => ({ field, message: text('analytics.unknownField', { field, type }), isWarning: true }));
}

function metricProblems(body: Json, { metrics }: QueryModel): QueryProblem[] {
  const chosen = body['metrics'];
  if (metrics.length === 0 || (Array.isArray(chosen) && chosen.length > 0)) return [];
  return [{ field: 'metrics', message: text('analytics.noMetric') }];
}

function filterProblems(body: Json, { filters }: QueryModel): QueryProblem[] {
  const missing = filters.filter(({ name, isRequired }) => isRequired && body[name] === undefined);
  return missing.map(({ name, dimensions }) => ({
    field: name,
    message: text('analytics.noFilter', { dimensions: dimensions.join(', ') }),
  }));
}

function intervalProblems(body: Json, shape: ResultShape): QueryProblem[] {
  const interval = readInterval(body['interval']);
  if (!interval) return [{ field: 'interval', message: text('analytics.badInterval') }];
  const isTooLong = shape === 'conversations' && interval.to - interval.from > DETAILS_DAYS * DAY;
  return isTooLong ? [{ field: 'interval', message: text('analytics.longInterval', { days: DETAILS_DAYS }) }] : [];
}

function granularityProblems(body: Json): QueryProblem[] {
  const { granularity } = body;
  if (granularity === undefined) return [];
  const step = typeof granularity === 'string' ? durationMs(granularity) : undefined;
  if (step === undefined) return [{ field: 'granularity', message: text('analytics.badGranularity') }];
  const interval = readInterval(body['interval']);
  if (!interval) return [];
  const length = interval.to - interval.from;
  if (step > length) {
    const values = { step: formatDuration(step), interval: formatDuration(length) };
    return [{ field: 'granularity', message: text('analytics.longGranularity', values) }];
  }
  if (length / step <= MOST_STEPS) return [];
  const steps = formatNumber(Math.ceil(length / step));
  return [{ field: 'granularity', message: text('analytics.manySteps', { steps, limit: formatNumber(MOST_STEPS) }) }];
}
