import { ConfigurationError } from '../core/errors/errors.js';
import type { ExchangeRequest } from '../core/call/exchange-request.js';
import { quoteValue } from '../core/values/plain-objects.js';
import type { GovernorSettings } from './options.js';

const PRIORITIES: readonly unknown[] = ['interactive', 'normal', 'background'];

/**
 * Returns the index of a call's priority, which is `normal` by default.
 *
 * @param defaultPriority - Returns the priority of a call that names none.
 * @throws ConfigurationError if there is no such priority.
 */
export function readPriority(
  { operation, route, callOptions }: ExchangeRequest,
  defaultPriority: GovernorSettings['priority'],
): number {
  const priority: unknown = callOptions?.priority ?? defaultPriority?.({ operation, route, tag: callOptions?.tag }) ?? 'normal';
  const index = PRIORITIES.indexOf(priority);
  if (index >= 0) return index;
  const expected = PRIORITIES.join(', ');
  throw new ConfigurationError(`The priority of ${operation} must be one of ${expected}, not ${quoteValue(priority)}`);
}
