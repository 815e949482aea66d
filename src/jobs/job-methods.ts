import type { FollowOptions } from '../core/exchange/follow-addresses.js';
import { isBranded } from '../core/values/brand.js';
import { Deadline, MAX_TIMER } from '../core/transport/deadline.js';
import { AbortError, ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import type { PagedItems } from '../core/call/items.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { RequestOptions } from '../core/call/operation.js';
import { awaitResult } from '../core/call/await-result.js';
import { CallGroup } from '../core/call/call-group.js';
import { clientOf } from './api-check.js';
import { JobExpiredError, JobTimeoutError } from './errors.js';
import { waitForEnd } from './polling.js';
import type { WaitSettings } from './wait-options.js';
import { checkWait } from './wait-options.js';
import type { JobContext, ResultsOptions, WaitOptions } from './types.js';

export { PollSchedule } from './poll-schedule.js';
export { checkPoll } from './wait-options.js';

export async function waitUntilDone(job: JobContext, options: WaitOptions<never>): Promise<unknown> {
  const settings = checkWait(job.descriptor.name, options);
  const group = groupOf(job);
  return await group.track(() => waitForStatus(job, inGroup(settings, group)));
}

/** Adds the group. A copy by spread would have a prototype, through which options could be read. */
const inGroup = (settings: WaitSettings, group: CallGroup): WaitSettings => Object.assign(settings, { group });

const groupOf = ({ api, descriptor }: JobContext): CallGroup => new CallGroup('job', descriptor.name, { sender: clientOf(api) });

/** The status of a job that has succeeded is not requested again. */
async function waitForStatus(job: JobContext, options: WaitSettings): Promise<unknown> {
  job.lastStatus ??= { status: await waitForEnd(job, options) };
  return job.lastStatus.status;
}

export async function fetchResult(job: JobContext, options: WaitOptions<never> & FollowOptions): Promise<unknown> {
  const settings = checkWait(job.descriptor.name, options);
  const group = groupOf(job);
  return await group.track(() => fetchCheckedResult(job, inGroup(settings, group)));
}

async function fetchCheckedResult(job: JobContext, settings: WaitSettings): Promise<unknown> {
  const { name, result } = job.descriptor;
  const until = Date.now() + settings.maxWaitMs;
  const status = await waitForStatus(job, settings);
  if (!result || !isObject(status)) return status;
  const { followAddresses } = await loadModule(() => import('../core/exchange/follow-addresses.js'));
  const { signal, fetch, maxWaitMs } = settings;
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

export async function* readResults(job: JobContext, options: ResultsOptions<never>): AsyncGenerator<unknown, void> {
  const { descriptor, record } = job;
  const { name, results } = descriptor;
  if (!results) throw new ConfigurationError(`A ${name} job has no results(). Use done() or result()`);
  const settings = checkWait(name, options);
  const group = groupOf(job);
  let items: PagedItems<unknown> | undefined;
  try {
    await group.run(() => waitForStatus(job, inGroup(settings, group)));
    if (record.position === undefined) record.pageSize = settings.pageSize;
    items = group.run(() => openResults(job, settings, results));
    job.reading = items;
    yield* items;
  } catch (error) {
    const failure = items && isGone(error, items.position !== undefined) ? new JobExpiredError(name, { cause: error }) : error;
    group.end(failure);
    throw failure;
  } finally {
    group.end();
    if (items) {
      record.position = items.position;
      if (job.reading === items) job.reading = undefined;
    }
  }
}

type ListResults = NonNullable<JobContext['descriptor']['results']>;

/** Continues the results at the position of the job's token. */
function openResults({ api, record }: JobContext, { max, signal }: WaitSettings, results: ListResults): PagedItems<unknown> {
  const { ids, pageSize, position } = record;
  const page = pageSize === undefined ? {} : { pageSize };
  return results(api, ids, page, signal ? { signal } : {}).items({
    ...(max !== undefined && { max }),
    ...(position !== undefined && { from: position }),
  });
}

export async function cancelJob(
  { descriptor: { name, cancel }, api, record }: JobContext,
  request: RequestOptions,
): Promise<void> {
  if (!cancel) throw new ConfigurationError(`A ${name} job cannot be cancelled. Let it end, or ignore its result`);
  try {
    await awaitResult(cancel(api, record.ids, request));
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}

/** Whether results can no longer be read. A cursor that is no longer good is a 400. */
function isGone(error: unknown, hasPosition: boolean): boolean {
  const status = statusOf(error);
  return status === 404 || status === 410 || (status === 400 && hasPosition);
}

const statusOf = (error: unknown): unknown => (isBranded('ApiError', error) ? (error as { status: number }).status : undefined);
