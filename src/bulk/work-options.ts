import { readDuration } from '../core/arguments/durations.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions, demand } from '../core/arguments/option-checks.js';
import { isAmount, quoteValue } from '../core/values/plain-objects.js';
import type { BulkTask, BulkWorkOptions } from './options.js';

const TASKS: readonly unknown[] = ['start', 'retryFailed', 'undo'] satisfies BulkTask[];

/** The maximum delay that the platform may request, by default, in ms. */
const MAX_WAIT_MS = 180_000;

/** {@link BulkWorkOptions} with defaults. */
export interface WorkSettings {
  signal: AbortSignal | undefined;
  maxFailures: BulkWorkOptions['maxFailures'];
  maxWaitMs: number;
}

/** A signal of any realm, or of a polyfill. */
export const signalDemand: Demand = [
  (value) => isObject(value) && typeof value['aborted'] === 'boolean' && typeof value['addEventListener'] === 'function',
  'an AbortSignal',
];

export function readWorkOptions(what: string, options: unknown): WorkSettings {
  const fields = readOptions(what, options, { signal: signalDemand, maxFailures: 0, maxWaitMs: 0, maxWait: 0 });
  const { signal, maxFailures } = fields as BulkWorkOptions;
  failureLimit(maxFailures, 0);
  const duration = { name: 'maxWaitMs', former: 'maxWait', unit: 1000 };
  const maxWaitMs = readDuration(what, fields, duration) ?? MAX_WAIT_MS;
  demand(isAmount(maxWaitMs), 'maxWaitMs', `a number of milliseconds from 0, not ${quoteValue(maxWaitMs)}`);
  return { signal, maxFailures, maxWaitMs: maxWaitMs as number };
}

export function checkTask(task: unknown): BulkTask {
  if (TASKS.includes(task)) return task as BulkTask;
  throw new ConfigurationError(`task must be one of ${TASKS.join(', ')}, not ${quoteValue(task)}`);
}

/** The maximum number of entities that may fail. */
export function failureLimit(maxFailures: unknown, total: number): number {
  if (maxFailures === undefined) return Infinity;
  if (typeof maxFailures === 'number' && maxFailures >= 0) return maxFailures;
  const [, share] = typeof maxFailures === 'string' ? (/^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(maxFailures) ?? []) : [];
  if (share !== undefined) return (total * Number(share)) / 100;
  throw new ConfigurationError(
    `maxFailures must be a number such as 20, or a share such as "2%", not ${quoteValue(maxFailures)}`,
  );
}
