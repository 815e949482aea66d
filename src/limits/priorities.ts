import { ConfigurationError } from '../core/errors/errors.js';
import type { ExchangeRequest } from '../core/call/exchange-request.js';
import type { GovernorSettings } from './options.js';

const priorities = ['interactive', 'normal', 'background'] as const;

/** Returns the index of a call's priority, the highest first. @throws ConfigurationError for an unknown priority. */
export function priorityOf({ operation, route, asked }: ExchangeRequest, preset: GovernorSettings['priority']): number {
  const priority = asked?.priority ?? preset?.({ operation, route, tag: asked?.tag }) ?? 'normal';
  const index = priorities.indexOf(priority);
  if (index < 0) throw new ConfigurationError(`The priority of ${operation} must be one of ${priorities.join(', ')}`);
  return index;
}
