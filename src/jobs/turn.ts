import { isBranded } from '../core/values/brand.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { RequestOptions } from '../core/call/operation.js';
// Whoever waits for a job's turn comes to wait for the job: nothing more is loaded for that.
import { Patience, checkedPoll } from './running.js';
import type { JobAtWork } from './types.js';

/** Starts a job as soon as the platform has room for one more. */
export async function inTurn<T>(
  { name, isFree }: JobAtWork['descriptor'],
  api: unknown,
  maxWaitMs: number,
  request: RequestOptions,
  begin: () => Promise<T>,
): Promise<T> {
  if (!isFree) throw new ConfigurationError(`A ${name} job waits for no other`);
  const { signal } = request;
  const options = { maxWaitMs, poll: checkedPoll(), ...(signal && { signal }) };
  const patience = new Patience(name, `Waiting to start the ${name} job`, options);
  const hasRoom = () => patience.hold((until) => isFree(api, { ...request, signal: until, priority: 'background' }));
  for (;;) {
    if (await hasRoom()) {
      try {
        return await begin();
      } catch (error) {
        // Somebody else may have been quicker; whatever else is wrong would be so again.
        if (!isBranded('ApiError', error) || (await hasRoom())) throw error;
      }
    }
    await patience.next();
  }
}
