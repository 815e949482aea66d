import { isBranded } from '../core/values/brand.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { RequestOptions } from '../core/call/operation.js';
// No separate chunk: a caller that waits to start a job will also wait for its end.
import { Patience, checkedPoll } from './running.js';
import type { JobAtWork } from './types.js';

/** Starts a job as soon as the platform has capacity for one more. */
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
        // Another program may have started a job first. Any other error would recur.
        if (!isBranded('ApiError', error) || (await hasRoom())) throw error;
      }
    }
    await patience.next();
  }
}
