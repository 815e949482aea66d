import type { FollowOptions } from '../core/followed.js';
import { isBranded } from '../core/brand.js';
import { ConfigurationError } from '../core/errors.js';
import type { PagedItems } from '../core/items.js';
import { loaded } from '../core/loaded.js';
import type { RequestOptions } from '../core/operation.js';
import { namedOptions } from '../core/records.js';
import { answerOf } from '../core/answer-of.js';
import { JobExpiredError } from './errors.js';
import { ended } from './polling.js';
import type { JobAtWork, ResultsOptions, WaitOptions } from './types.js';

export { Patience } from './patience.js';

/** All that a job is waited for and read by. */
const known: Record<keyof (ResultsOptions & FollowOptions), 0> = {
  ...{ onProgress: 0, maxWait: 0, signal: 0, onAbort: 0, allowPartial: 0, execute: 0 },
  ...{ fetch: 0, pageSize: 0, max: 0 },
};

export async function doneOf(job: JobAtWork, options: WaitOptions<never>): Promise<unknown> {
  namedOptions(`The ${job.descriptor.name} job`, options, known);
  return (job.last ??= await ended(job, options));
}

export async function resultOf(job: JobAtWork, options: WaitOptions<never> & FollowOptions): Promise<unknown> {
  const status = await doneOf(job, options);
  const { result } = job.descriptor;
  if (!result) return status;
  const { followed } = await loaded(import('../core/followed.js'));
  return await followed(result(status, job.record.ids), options);
}

export async function* resultsOf(
  job: JobAtWork,
  { pageSize, max, ...options }: ResultsOptions<never>,
): AsyncGenerator<unknown, void> {
  const { descriptor, record } = job;
  const { name, results } = descriptor;
  if (!results) throw new ConfigurationError(`A ${name} job lists nothing`);
  await doneOf(job, options);
  const { position } = record;
  if (position === undefined) record.pageSize = pageSize;
  const page = record.pageSize === undefined ? {} : { pageSize: record.pageSize };
  const { signal } = options;
  const items: PagedItems<unknown> = results(job.api, job.record.ids, page, signal ? { signal } : {}).items({
    ...(max !== undefined && { max }),
    ...(position !== undefined && { from: position }),
  });
  try {
    for await (const item of items) {
      // Before it is given: what whoever has it writes down is then the place behind it.
      record.position = items.position;
      yield item;
    }
  } catch (error) {
    throw isGone(error, record.position !== undefined) ? new JobExpiredError(name, { cause: error }) : error;
  }
}

export async function cancelled(
  { descriptor: { name, cancel }, api, record }: JobAtWork,
  request: RequestOptions,
): Promise<void> {
  if (!cancel) throw new ConfigurationError(`A ${name} job cannot be cancelled`);
  try {
    await answerOf(cancel(api, record.ids, request));
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
