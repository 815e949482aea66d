import type { Job, WorkerOptions } from 'bullmq';
import { DelayedError, UnrecoverableError, Worker } from 'bullmq';
import { isBranded } from '../../core/values/brand.js';
import { ConfigurationError } from '../../core/errors/errors.js';
import { isObject } from '../../core/values/is-object.js';
import { isRecord, kindOf } from '../../core/values/plain-objects.js';
import { checkedTask, readWorkOptions } from '../checked-work.js';
import type { JournalError, JournalErrorCode } from '../errors.js';
import { meaningOf, reasonOf } from '../failure.js';
import type { Bulk, BulkChunk, BulkReport, BulkWorkOptions } from '../options.js';

/**
 * BullMQ's options of a `Worker`, and those of the run. `maxWaitMs` is 5,000 by default, so that no worker sleeps through a
 * rate limit.
 */
export interface BulkWorkerOptions extends WorkerOptions, BulkWorkOptions {}

/** The maximum delay that the platform may request, by default, in ms. */
const MAX_WAIT_MS = 5000;

/** The delay of a chunk that another worker holds, in ms. The lock of a killed worker expires as its journal defines. */
const HELD = 2000;

/** The delay of a rate-limited chunk if the platform requests none, in s. */
const WITHOUT_WORD = 60;

/** How often a worker may die of the same chunk before the chunk fails. */
const DEATHS = 100;

/** Errors that another attempt cannot solve. */
const FINAL: readonly string[] = [
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
    throw new ConfigurationError(`bulkWorker takes a run, as bulk gives it, not ${kindOf(run)}`);
  if (typeof queue !== 'string' || queue === '') throw new ConfigurationError('bulkWorker takes the name of a queue');
  if (!isRecord(options) || !Object.hasOwn(options, 'connection') || !isObject(options['connection']))
    throw new ConfigurationError('bulkWorker needs a connection to Redis, as a Worker of BullMQ does');
  // Own properties only: inherited ones are not options.
  const own = Object.assign(Object.create(null) as BulkWorkerOptions, options);
  // oxlint-disable-next-line typescript/no-deprecated -- read until 1.0
  const { signal, maxFailures, maxWaitMs, maxWait, ...rest } = own;
  const settings = readWorkOptions('The options of bulkWorker', { signal, maxFailures, maxWaitMs, maxWait });
  const isDefaultWait = maxWaitMs === undefined && maxWait === undefined;
  const work: BulkWorkOptions = {
    maxWaitMs: isDefaultWait ? MAX_WAIT_MS : settings.maxWaitMs,
    ...(signal && { signal }),
    ...(maxFailures !== undefined && { maxFailures }),
  };
  const process = async (job: Job<BulkChunk, BulkReport>, token?: string): Promise<BulkReport> => {
    try {
      return await run.runChunk(chunkIn(job), work);
    } catch (error) {
      const later = laterFor(error, signal);
      if (later === undefined) throw told(error);
      // Does not count as an attempt.
      await job.moveToDelayed(Date.now() + later, token);
      throw new DelayedError();
    }
  };
  return new Worker<BulkChunk, BulkReport>(queue, process, { maxStalledCount: DEATHS, ...rest });
}

function chunkIn({ id, data }: Job<unknown>): BulkChunk {
  const { run, chunk, from, to, task = 'start' } = isObject(data) ? data : {};
  const [number, first, end] = [chunk, from, to].filter((value): value is number => Number.isSafeInteger(value));
  if (typeof run === 'string' && number !== undefined && first !== undefined && end !== undefined)
    return { run, chunk: number, from: first, to: end, task: checkedTask(task) };
  throw new ConfigurationError(`The job ${id ?? ''} holds no chunk of a bulk run: its queue is for these alone`);
}

/** The delay before a chunk is offered again, in ms; `undefined` if the chunk failed. */
function laterFor(error: unknown, signal: AbortSignal | undefined): number | undefined {
  if (signal?.aborted === true) return 0;
  if (isBranded('JournalError', error) && (error as JournalError).code === 'ERR_JOURNAL_LOCKED') return HELD;
  const meaning = meaningOf(error);
  return meaning.is === 'limited' ? (meaning.after ?? WITHOUT_WORD) * 1000 : undefined;
}

/** Converts an error for BullMQ, which stores its message and retries unless the error is final. */
function told(error: unknown): Error {
  const isFinal =
    isBranded('ConfigurationError', error) ||
    isBranded('BulkStoppedError', error) ||
    (isBranded('JournalError', error) && FINAL.includes((error as JournalError).code));
  if (isFinal) return new UnrecoverableError(reasonOf(error));
  return error instanceof Error ? error : new Error(reasonOf(error));
}
