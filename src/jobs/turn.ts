import { isBranded } from '../core/brand.js';
import { ConfigurationError } from '../core/errors.js';
import type { RequestOptions } from '../core/operation.js';
import { pause } from '../core/repeat.js';
import { JobTimeoutError } from './errors.js';
import type { JobAtWork } from './types.js';

/** The first wait between two looks, and the longest, in ms. */
const [FIRST, LONGEST] = [1000, 15_000];

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
  const until = Date.now() + maxWait * 1000;
  for (let delay = FIRST; ; delay = Math.min(delay * 1.5, LONGEST)) {
    if (await isFree(api, request)) {
      try {
        return await begin();
      } catch (error) {
        // Somebody else may have been quicker; whatever else is wrong would be so again.
        if (!isBranded('ApiError', error) || (await isFree(api, request))) throw error;
      }
    }
    const left = until - Date.now();
    if (left <= 0) throw new JobTimeoutError(name, maxWait);
    await pause(Math.min(delay * (0.9 + Math.random() * 0.2), left), `Waiting to start the ${name} job`, request.signal);
  }
}
