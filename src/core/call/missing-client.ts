import { ConfigurationError } from '../errors/errors.js';
import { kindOf } from '../values/plain-objects.js';

/** Returns the error of a call without a client, or with another object in its place. */
export function missingClientError(client: unknown): ConfigurationError {
  const reason = client === undefined || client === null ? 'There is no client' : `${kindOf(client)} is no client`;
  return new ConfigurationError(`${reason}. Pass an ApiClient to the API class`);
}
