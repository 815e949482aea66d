import type { Job, WorkerOptions } from 'bullmq';
import { DelayedError, UnrecoverableError, Worker } from 'bullmq';
import { isBranded } from '../../core/values/brand.js';
import { ConfigurationError } from '../../core/errors/errors.js';
import { isObject } from '../../core/values/is-object.js';
import { isRecord, kindOf } from '../../core/values/plain-objects.js';
import { checkTask, readWorkOptions } from '../work-options.js';
import type { JournalError, JournalErrorCode } from '../errors.js';
import { classifyFailure, describeFailure } from '../failure.js';
import type { Bulk, BulkChunk, BulkReport, BulkWorkOptions } from '../options.js';

/**
 * BullMQ's options of a `Worker`, and those of the run. `maxWaitMs` is 5,000 by default, so that no worker sleeps through a
 * rate limit.
 */
export interface BulkWorkerOptions extends WorkerOptions, BulkWorkOptions {}

/** The maximum delay that the platform may request, by default, in ms. */
const MAX_WAIT_MS = 5000;

/** The delay of a chunk that another worker holds, in ms. The lock of a killed worker expires as its journal defines. */
const LOCKED_DELAY = 2000;

/** The delay of a rate-limited chunk if the platform requests none, in s. */
const DEFAULT_DELAY = 60;

/** How often a worker may die of the same chunk before the chunk fails. */
const MAX_DEATHS = 100;

/** Errors that another attempt cannot solve. */
const FINAL_CODES: readonly string[] = [
  'ERR_JOURNAL_CORRUPT',
  'ERR_JOURNAL_ORGANIZATION',
  'ERR_JOURNAL_PLAN',
  'ERR_JOURNAL_RUN',
  'ERR_JOURNAL_UNDONE',
  'ERR_JOURNAL_VERSION',
] satisfies JournalErrorCode[];

/**
 * Processes chunks of a run that `distribute` has added to a queue, in this process. All workers must describe the same run:
 * the same name, the same plan, and a shared journal.
 *
 * ```ts
 * const worker = bulkWorker(run, 'support-to-team-7', { connection: { url: process.env.REDIS_URL } });
 * ```
 *
 * @param run - The run that `bulk` returned.
 * @param queue - The name of the queue.
 */
export function bulkWorker(
  run: Pick<Bulk<object, object>, 'runChunk'>,
  queue: string,
  options: BulkWorkerOptions,
): Worker<BulkChunk, BulkReport> {
  if (!isObject(run) || typeof run['runChunk'] !== 'function')
    throw new ConfigurationError(`bulkWorker needs a run that bulk() returned, not ${kindOf(run)}`);
  if (typeof queue !== 'string' || queue === '') throw new ConfigurationError('bulkWorker needs the name of a queue');
  if (!isRecord(options) || !Object.hasOwn(options, 'connection') || !isObject(options['connection']))
    throw new ConfigurationError('bulkWorker needs the option connection, like a Worker of BullMQ');
  // Own properties only: inherited ones are not options.
  const ownOptions = Object.assign(Object.create(null) as BulkWorkerOptions, options);
  // oxlint-disable-next-line typescript/no-deprecated -- read until 1.0
  const { signal, maxFailures, maxWaitMs, maxWait, ...rest } = ownOptions;
  const settings = readWorkOptions('The options of bulkWorker', { signal, maxFailures, maxWaitMs, maxWait });
  const isDefaultWait = maxWaitMs === undefined && maxWait === undefined;
  const work: BulkWorkOptions = {
    maxWaitMs: isDefaultWait ? MAX_WAIT_MS : settings.maxWaitMs,
    ...(signal && { signal }),
    ...(maxFailures !== undefined && { maxFailures }),
  };
  const process = async (job: Job<BulkChunk, BulkReport>, token?: string): Promise<BulkReport> => {
    try {
      return await run.runChunk(parseChunk(job), work);
    } catch (error) {
      const delayMs = delayFor(error, signal);
      if (delayMs === undefined) throw convertError(error);
      // Does not count as an attempt.
      await job.moveToDelayed(Date.now() + delayMs, token);
      throw new DelayedError();
    }
  };
  return new Worker<BulkChunk, BulkReport>(queue, process, { maxStalledCount: MAX_DEATHS, ...rest });
}

function parseChunk({ id, data }: Job<unknown>): BulkChunk {
  const { run, chunk, from, to, task = 'start' } = isObject(data) ? data : {};
  const [number, first, end] = [chunk, from, to].filter((value): value is number => Number.isSafeInteger(value));
  if (typeof run === 'string' && number !== undefined && first !== undefined && end !== undefined)
    return { run, chunk: number, from: first, to: end, task: checkTask(task) };
  throw new ConfigurationError(`The job ${id ?? ''} contains no chunk of a bulk run. Use a separate queue for bulk runs`);
}

/** The delay before a chunk is offered again, in ms; `undefined` if the chunk failed. */
function delayFor(error: unknown, signal: AbortSignal | undefined): number | undefined {
  if (signal?.aborted === true) return 0;
  if (isBranded('JournalError', error) && (error as JournalError).code === 'ERR_JOURNAL_LOCKED') return LOCKED_DELAY;
  const meaning = classifyFailure(error);
  return meaning.kind === 'limited' ? (meaning.retryAfter ?? DEFAULT_DELAY) * 1000 : undefined;
}

/** Converts an error for BullMQ, which stores its message and retries unless the error is final. */
function convertError(error: unknown): Error {
  const isFinal =
    isBranded('ConfigurationError', error) ||
    isBranded('BulkStoppedError', error) ||
    (isBranded('JournalError', error) && FINAL_CODES.includes((error as JournalError).code));
  if (isFinal) return new UnrecoverableError(describeFailure(error));
  return error instanceof Error ? error : new Error(describeFailure(error));
}
