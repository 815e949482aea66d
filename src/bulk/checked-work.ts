import { ConfigurationError } from '../core/errors.js';
import type { BulkTask, BulkWorkOptions } from './options.js';

const TASKS: readonly unknown[] = ['start', 'retryFailed', 'undo'] satisfies BulkTask[];

export function checkedWork({ maxFailures, maxWait }: BulkWorkOptions): void {
  mostFailures(maxFailures, 0);
  if (maxWait !== undefined && !(maxWait >= 0)) throw new ConfigurationError('maxWait must be a number of seconds');
}

export function checkedTask(task: unknown): BulkTask {
  if (TASKS.includes(task)) return task as BulkTask;
  throw new ConfigurationError(`task must be one of ${TASKS.join(', ')}`);
}

/** How many may fail. */
export function mostFailures(maxFailures: unknown, total: number): number {
  if (maxFailures === undefined) return Infinity;
  if (typeof maxFailures === 'number' && maxFailures >= 0) return maxFailures;
  const [, share] = typeof maxFailures === 'string' ? (/^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(maxFailures) ?? []) : [];
  if (share !== undefined) return (total * Number(share)) / 100;
  throw new ConfigurationError('maxFailures must be a number such as 20, or a share such as "2%"');
}
