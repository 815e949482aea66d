import { isBranded } from '../core/brand.js';
import { ConfigurationError } from '../core/errors.js';
import type { RequestOptions } from '../core/operation.js';
// Whoever waits for a job's turn comes to wait for the job: nothing more is loaded for that.
import { Patience } from './running.js';
import type { JobAtWork } from './types.js';

/** Starts a job as soon as the platform has room for one more. */
export async function inTurn<T>(
  { name, isFree }: JobAtWork['descriptor'],
  api: unknown,
  wait: true | number,
  request: RequestOptions,
  begin: () => Promise<T>,
): Promise<T> {
  if (!isFree) throw new ConfigurationError(`A ${name} job waits for no other`);
  const maxWait = wait === true ? 86_400 : wait;
  if (!(maxWait >= 0)) throw new ConfigurationError('wait must be true, or a number of seconds from 0');
  const patience = new Patience(name, `Waiting to start the ${name} job`, maxWait, request.signal);
  for (;;) {
    if (await isFree(api, request)) {
      try {
        return await begin();
      } catch (error) {
        // Somebody else may have been quicker; whatever else is wrong would be so again.
        if (!isBranded('ApiError', error) || (await isFree(api, request))) throw error;
      }
    }
    await patience.next();
  }
}
