import type { Outcome } from '../call/run.js';
import type { Operation } from '../data/types.js';

/** The parameter that the platform has refused, and why. */
export interface RefusedField {
  name: string;
  message: string;
}

/** Returns the parameter that a 400 names. A name that is no parameter is that of a field of the body. */
export function refusedField({ parameters }: Operation, outcome: Outcome): RefusedField | undefined {
  if (outcome.kind !== 'responded' || outcome.status !== 400) return undefined;
  const { details, message } = (outcome.body ?? {}) as { details?: unknown; message?: unknown };
  const [detail] = Array.isArray(details) ? (details as ({ fieldName?: unknown } | null)[]) : [];
  const field = detail?.fieldName;
  if (typeof field !== 'string' || typeof message !== 'string') return undefined;
  const other = parameters.find(({ name, wireName = name, place }) => place !== 'body' && [name, wireName].includes(field));
  const parameter = other ?? parameters.find(({ place }) => place === 'body');
  return parameter && { name: parameter.name, message };
}
