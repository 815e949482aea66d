import type { JobType, Queue } from 'bullmq';
import { readDuration } from '../../core/arguments/durations.js';
import { ConfigurationError } from '../../core/errors/errors.js';
import { isObject } from '../../core/values/is-object.js';
import { loadModule } from '../../core/arguments/load-module.js';
import { readOptions } from '../../core/arguments/option-checks.js';
import { kindOf } from '../../core/values/plain-objects.js';
import { BulkChunksError } from './bullmq-errors.js';
import { checkTask, failureLimit, signalDemand } from '../work-options.js';
import { BulkStoppedError } from '../errors.js';
import type { Bulk, BulkChunk, BulkReport, BulkTask, BulkWork, BulkWorkOptions } from '../options.js';
import { progress } from '../progress.js';
import { assertWholeNumber } from '../whole-number.js';
import type { Watch } from '../work.js';
import { Work } from '../work.js';

/** The used part of a BullMQ `Queue`. */
export type BulkQueue = Pick<
  Queue<BulkChunk, BulkReport>,
  'name' | 'addBulk' | 'getJob' | 'getJobs' | 'getJobState' | 'isPaused' | 'remove'
>;

/** Options of distributing a run to workers. */
export interface DistributeOptions {
  /** The task of the workers; `start` by default. */
  task?: BulkTask;
  /** Entities per chunk; 200 by default. */
  size?: number;
  /** Attempts per chunk before it fails; 5 by default. Rate limits and killed workers do not count. */
  attempts?: number;
  /** Removes waiting chunks when more entities than this number or share have failed: `20`, `'2%'`. */
  maxFailures?: BulkWorkOptions['maxFailures'];
  /**
   * How often to poll the queue, in ms.
   *
   * @defaultValue 1000
   */
  everyMs?: number;
  /**
   * How often to poll the queue, in ms.
   *
   * @deprecated Use `everyMs`. Removed in 1.0.
   */
  every?: number;
  /** Ends the wait. The workers continue. */
  signal?: AbortSignal;
}

const OPTION_DEMANDS = { task: 0, size: 0, attempts: 0, everyMs: 0, every: 0, maxFailures: 0, signal: signalDemand } as const;

/** Jobs that are added or read at once. */
const BATCH_SIZE = 500;

/**
 * The job types that a worker processes or may still process. Completed jobs are read by the program that distributes the run.
 */
const UNSETTLED: JobType[] = ['active', 'delayed', 'prioritized', 'waiting'];

type Runnable = Pick<Bulk<object, object>, 'chunks' | 'runChunk'>;

/**
 * Plans a run, adds its chunks to a queue for workers ({@link bulkWorker}), and waits until they are processed. It can be
 * repeated at any time: existing chunks are not added again, and failed ones are retried. The `task` `undo` restores the
 * previous values from the run's journal and removes waiting start chunks; `retryFailed` retries failed entities once.
 *
 * ```ts
 * for await (const { done, total, remaining } of distribute(run, new Queue('support-to-team-7', { connection })))
 * console.log(done, total, remaining);
 * ```
 *
 * @throws {@link BulkChunksError} if chunks have failed finally.
 */
export function distribute(run: Runnable, queue: BulkQueue, options: DistributeOptions = {}): BulkWork {
  const fields = readOptions('The options of distribute', options, OPTION_DEMANDS);
  const { size = 200, attempts = 5, maxFailures, signal, task: requestedTask = 'start' } = fields as DistributeOptions;
  const everyMs = readDuration('distribute', fields, { name: 'everyMs', former: 'every', unit: 1 }) ?? 1000;
  const task = checkTask(requestedTask);
  if (!isObject(run) || typeof run['chunks'] !== 'function')
    throw new ConfigurationError(`distribute needs a run that bulk() returned, not ${kindOf(run)}`);
  if (!isObject(queue) || typeof queue['addBulk'] !== 'function')
    throw new ConfigurationError(`distribute needs a Queue of BullMQ, not ${kindOf(queue)}`);
  assertWholeNumber('size', size, 100_000);
  assertWholeNumber('attempts', attempts, 1000);
  assertWholeNumber('everyMs', everyMs, 3_600_000);
  failureLimit(maxFailures, 0);
  return new Work(async (watch) => {
    const chunks = await run.chunks({ size, task, ...(signal && { signal }) });
    const jobs = new ChunkJobs(queue, chunks, attempts, task);
    while (task === 'undo' && !(await jobs.removeOtherTasks())) await waitFor(everyMs, queue, signal);
    await jobs.addAll();
    return await waitForChunks(jobs, failureLimit(maxFailures, jobs.planned), everyMs, signal, watch);
  });
}

async function waitForChunks(
  jobs: ChunkJobs,
  maxFailed: number,
  everyMs: number,
  signal: AbortSignal | undefined,
  { report: reportProgress, hasLeft }: Watch,
): Promise<BulkReport> {
  const progressOf = progress(jobs.task === 'undo' ? 'undoing' : 'applying');
  for (;;) {
    await jobs.poll();
    const { counts, total } = jobs;
    reportProgress({ ...progressOf(counts, total), isPaused: await jobs.queue.isPaused() });
    if (counts.failed > maxFailed) {
      await jobs.removeWaiting();
      throw new BulkStoppedError(titleOf(jobs.queue), counts, `see the notes of the run`);
    }
    if (jobs.isSettled || hasLeft()) return jobs.report();
    await waitFor(everyMs, jobs.queue, signal);
  }
}

const titleOf = ({ name }: BulkQueue): string => `The bulk run in the queue ${name}`;

async function waitFor(ms: number, queue: BulkQueue, signal: AbortSignal | undefined): Promise<void> {
  const { pause } = await loadModule(() => import('../../core/response/repeat.js'));
  await pause(ms, titleOf(queue), signal);
}

/** Derived from the range, so that other chunk sizes make other jobs. */
const idOf = ({ run, from, to }: BulkChunk, task: BulkTask): string =>
  `${run}-${from}-${to}${task === 'start' ? '' : `-${task}`}`;

/** Chunks as jobs of the queue, and their results. */
class ChunkJobs {
  /** The number of planned entities. */
  readonly planned: number;
  readonly counts = { done: 0, failed: 0, skipped: 0 };
  #failedChunks = 0;
  #reason = '';
  /** Unsettled jobs, the least recently polled first. */
  #openIds: string[];
  readonly #chunks: ReadonlyMap<string, BulkChunk>;

  constructor(
    readonly queue: BulkQueue,
    chunks: readonly BulkChunk[],
    readonly attempts: number,
    readonly task: BulkTask,
  ) {
    this.#chunks = new Map(chunks.map((chunk) => [idOf(chunk, task), chunk]));
    this.#openIds = [...this.#chunks.keys()];
    this.planned = chunks.at(-1)?.to ?? 0;
  }

  /** The number of entities to process; for an undo it is known only at the end. */
  get total(): number | undefined {
    const { done, failed, skipped } = this.counts;
    if (this.task !== 'undo') return this.planned;
    return this.isSettled ? done + failed + skipped : undefined;
  }

  get isSettled(): boolean {
    return this.#openIds.length === 0;
  }

  /** Removes the run's jobs of other tasks. @returns whether none of them is being processed. */
  async removeOtherTasks(): Promise<boolean> {
    const [first] = this.#chunks.values();
    // Jobs may be removed between listing and reading.
    const jobs: readonly unknown[] = await this.queue.getJobs(UNSETTLED);
    const others = jobs.flatMap((job) => {
      const { id, data } = isObject(job) ? job : {};
      const { run, task } = isObject(data) ? data : {};
      return run === first?.run && task !== this.task ? [String(id)] : [];
    });
    let remaining = others.length;
    for (let at = 0; at < others.length; at += BATCH_SIZE)
      for (const removedCount of await this.#remove(others.slice(at, at + BATCH_SIZE))) remaining -= removedCount;
    return remaining === 0;
  }

  /** Adds all chunks to the queue, and retries those that failed. Tasks that are repeatable also rerun completed chunks. */
  async addAll(): Promise<void> {
    for (let at = 0; at < this.#openIds.length; at += BATCH_SIZE) {
      const batch = this.#openIds.slice(at, at + BATCH_SIZE);
      const states = await this.#states(batch);
      const repeatableStates = this.task === 'start' ? ['failed'] : ['failed', 'completed'];
      const repeated = batch.filter((_id, index) => repeatableStates.includes(states[index] ?? ''));
      await this.#remove(repeated);
      await this.#add(batch);
    }
  }

  /** Polls the least recently polled jobs. */
  async poll(): Promise<void> {
    const batch = this.#openIds.splice(0, BATCH_SIZE);
    const states = await this.#states(batch);
    const missing: string[] = [];
    for (const [index, id] of batch.entries()) {
      const state = states[index];
      if (state !== 'completed' && state !== 'failed') this.#openIds.push(id);
      if (state === 'unknown') missing.push(id);
      if (state === 'completed' || state === 'failed') await this.#settle(id, state);
    }
    // Jobs that were removed or lost. Entities that are done need no request.
    if (missing.length > 0) await this.#add(missing);
  }

  /** Removes the jobs that no worker is processing. */
  async removeWaiting(): Promise<void> {
    for (let at = 0; at < this.#openIds.length; at += BATCH_SIZE) await this.#remove(this.#openIds.slice(at, at + BATCH_SIZE));
  }

  report(): BulkReport {
    if (this.#failedChunks > 0) throw new BulkChunksError(this.queue.name, this.#failedChunks, this.#chunks.size, this.#reason);
    return { total: this.total ?? this.planned, ...this.counts };
  }

  async #settle(id: string, state: 'completed' | 'failed'): Promise<void> {
    const job = await this.queue.getJob(id);
    if (!job) this.#openIds.push(id);
    else if (state === 'failed') {
      this.#failedChunks += 1;
      this.#reason = job.failedReason;
    } else
      for (const name of ['done', 'failed', 'skipped'] as const) {
        const { [name]: count = 0 } = isObject(job.returnvalue) ? (job.returnvalue as Partial<BulkReport>) : {};
        this.counts[name] += count;
      }
  }

  #states(ids: readonly string[]): Promise<string[]> {
    return Promise.all(ids.map((id) => this.queue.getJobState(id)));
  }

  /** @returns 1 for each job that was removed, because no worker is processing it. */
  #remove(ids: readonly string[]): Promise<number[]> {
    return Promise.all(ids.map((id) => this.queue.remove(id)));
  }

  async #add(ids: readonly string[]): Promise<void> {
    await this.queue.addBulk(
      ids.flatMap((jobId) => {
        const data = this.#chunks.get(jobId);
        if (!data) return [];
        const backoff = { type: 'exponential', delay: 1000 };
        // Kept after the end, because the result is read from the job.
        const opts = { jobId, attempts: this.attempts, backoff, removeOnComplete: false, removeOnFail: false };
        return [{ name: 'chunk', data, opts }];
      }),
    );
  }
}
