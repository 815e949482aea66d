import { isBranded } from '../core/values/brand.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { RequestOptions } from '../core/call/operation.js';
// No separate chunk: a caller that waits to start a job will also wait for its end.
import { PollSchedule, checkPoll } from './job-methods.js';
import type { JobContext } from './types.js';

/** Starts a job as soon as the platform has capacity for one more. */
export async function startWhenFree<T>(
  { name, isFree }: JobContext['descriptor'],
  api: unknown,
  maxWaitMs: number,
  request: RequestOptions,
  start: () => Promise<T>,
): Promise<T> {
  if (!isFree) throw new ConfigurationError(`A ${name} job can start at any time. Leave out wait and waitMs`);
  const { signal } = request;
  const options = { maxWaitMs, poll: checkPoll(), ...(signal && { signal }) };
  const schedule = new PollSchedule(name, `Waiting to start the ${name} job`, options);
  const isFreeNow = () =>
    schedule.hold((signalUntil) => isFree(api, { ...request, signal: signalUntil, priority: 'background' }));
  for (;;) {
    if (await isFreeNow()) {
      try {
        return await start();
      } catch (error) {
        // Another program may have started a job first. Any other error would recur.
        if (!isBranded('ApiError', error) || (await isFreeNow())) throw error;
      }
    }
    await schedule.waitForNext();
  }
}
