import { ConfigurationError } from '../core/errors/errors.js';

const PRIORITIES: readonly unknown[] = ['interactive', 'normal', 'background'];

/** Returns the index of a call's priority, which is `normal` by default. @throws ConfigurationError if there is no such priority. */
export function readPriority(operation: string, priority: unknown): number {
  const index = PRIORITIES.indexOf(priority ?? 'normal');
  if (index >= 0) return index;
  const expected = PRIORITIES.join(', ');
  throw new ConfigurationError(`The priority of ${operation} must be one of ${expected}, not ${String(priority)}`);
}
