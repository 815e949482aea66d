import type { FollowOptions } from '../core/exchange/follow-addresses.js';
import { isBranded } from '../core/values/brand.js';
import { Deadline, MAX_TIMER } from '../core/transport/deadline.js';
import { AbortError, ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import type { PagedItems } from '../core/call/items.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { RequestOptions } from '../core/call/operation.js';
import { awaitResult } from '../core/call/await-result.js';
import { JobExpiredError, JobTimeoutError } from './errors.js';
import { ended } from './polling.js';
import type { CheckedWait } from './wait-options.js';
import { checkedWait } from './wait-options.js';
import type { JobAtWork, ResultsOptions, WaitOptions } from './types.js';

export { Patience } from './patience.js';
export { checkedPoll } from './wait-options.js';

export async function doneOf(job: JobAtWork, options: WaitOptions<never>): Promise<unknown> {
  return await doneBy(job, checkedWait(job.descriptor.name, options));
}

/** The status of a job that has succeeded is not requested again. */
async function doneBy(job: JobAtWork, options: CheckedWait): Promise<unknown> {
  job.last ??= { status: await ended(job, options) };
  return job.last.status;
}

export async function resultOf(job: JobAtWork, given: WaitOptions<never> & FollowOptions): Promise<unknown> {
  const { name, result } = job.descriptor;
  const options = checkedWait(name, given);
  const until = Date.now() + options.maxWaitMs;
  const status = await doneBy(job, options);
  if (!result || !isObject(status)) return status;
  const { followAddresses } = await loadModule(() => import('../core/exchange/follow-addresses.js'));
  const { signal, fetch, maxWaitMs } = options;
  const deadline = new Deadline(Math.min(Math.max(until - Date.now(), 1), MAX_TIMER), signal);
  try {
    const address = result(status, job.record.ids);
    return await deadline.race(followAddresses(address, { signal: deadline.signal, ...(fetch && { fetch }) }));
  } catch (error) {
    if (deadline.isExpired) throw new JobTimeoutError(name, maxWaitMs);
    if (deadline.isStopped) throw new AbortError(`The result of the ${name} job`, { cause: signal?.reason });
    throw error;
  } finally {
    deadline.release();
  }
}

export async function* resultsOf(job: JobAtWork, given: ResultsOptions<never>): AsyncGenerator<unknown, void> {
  const { descriptor, record } = job;
  const { name, results } = descriptor;
  if (!results) throw new ConfigurationError(`A ${name} job lists nothing`);
  const options = checkedWait(name, given);
  await doneBy(job, options);
  const { position } = record;
  const { pageSize, max, signal } = options;
  if (position === undefined) record.pageSize = pageSize;
  const page = record.pageSize === undefined ? {} : { pageSize: record.pageSize };
  const items: PagedItems<unknown> = results(job.api, job.record.ids, page, signal ? { signal } : {}).items({
    ...(max !== undefined && { max }),
    ...(position !== undefined && { from: position }),
  });
  job.reading = items;
  try {
    yield* items;
  } catch (error) {
    throw isGone(error, items.position !== undefined) ? new JobExpiredError(name, { cause: error }) : error;
  } finally {
    record.position = items.position;
    if (job.reading === items) job.reading = undefined;
  }
}

export async function cancelled(
  { descriptor: { name, cancel }, api, record }: JobAtWork,
  request: RequestOptions,
): Promise<void> {
  if (!cancel) throw new ConfigurationError(`A ${name} job cannot be cancelled`);
  try {
    await awaitResult(cancel(api, record.ids, request));
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}

/** Whether results can no longer be read. A cursor that is no longer good is a 400. */
function isGone(error: unknown, isOnTheWay: boolean): boolean {
  const status = statusOf(error);
  return status === 404 || status === 410 || (status === 400 && isOnTheWay);
}

const statusOf = (error: unknown): unknown => (isBranded('ApiError', error) ? (error as { status: number }).status : undefined);
