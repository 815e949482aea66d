import type { JobType, Queue } from 'bullmq';
import { readDuration } from '../../core/arguments/durations.js';
import { ConfigurationError } from '../../core/errors/errors.js';
import { isObject } from '../../core/values/is-object.js';
import { loaded } from '../../core/arguments/loaded.js';
import { checkedOptions } from '../../core/arguments/option-checks.js';
import { kindOf } from '../../core/values/plain-objects.js';
import { BulkChunksError } from './bullmq-errors.js';
import { checkedTask, failureLimit, signalDemand } from '../checked-work.js';
import { BulkStoppedError } from '../errors.js';
import type { Bulk, BulkChunk, BulkReport, BulkTask, BulkWork, BulkWorkOptions } from '../options.js';
import { progress } from '../progress.js';
import { whole } from '../whole.js';
import type { Watch } from '../work.js';
import { Work } from '../work.js';

/** What of a `Queue` of BullMQ takes part. */
export type BulkQueue = Pick<
  Queue<BulkChunk, BulkReport>,
  'name' | 'addBulk' | 'getJob' | 'getJobs' | 'getJobState' | 'isPaused' | 'remove'
>;

/** How a run is given to workers. */
export interface DistributeOptions {
  /** What they are to do with it; `start`. */
  task?: BulkTask;
  /** Entities in a chunk; 200. */
  size?: number;
  /** How often a chunk is tried that ends with an error, before it is given up; 5. Rate limits and killed workers do not count. */
  attempts?: number;
  /** Takes back what nobody works on when more than so many have failed, or so much of the whole: `20`, `'2%'`. */
  maxFailures?: BulkWorkOptions['maxFailures'];
  /**
   * How long to wait between two looks at the queue, in ms.
   *
   * @defaultValue 1000
   */
  everyMs?: number;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `everyMs`. Removed in 1.0.
   */
  every?: number;
  /** Ends waiting for it. The workers go on. */
  signal?: AbortSignal;
}

const KNOWN = { task: 0, size: 0, attempts: 0, everyMs: 0, every: 0, maxFailures: 0, signal: signalDemand } as const;

/** Jobs that are added, or looked at, at once. */
const AT_ONCE = 500;

/** Where a job stands that a worker has, or may come to have. What has ended is read by whoever waits for it. */
const UNSETTLED: JobType[] = ['active', 'delayed', 'prioritized', 'waiting'];

type Runnable = Pick<Bulk<object, object>, 'chunks' | 'runChunk'>;

/**
 * Plans a run, puts its chunks into a queue for workers ({@link bulkWorker}) wherever they are, and waits until these have worked them off.
 * A chunk that is there already is not added again, so that it can be said anew at any time; one that was given up is tried again. The
 * `task` `undo` has them write back what was there before, from the run's journal, and takes back what was to be started; `retryFailed`
 * has them try once more what has failed.
 *
 * ```ts
 * for await (const { done, total, remaining } of distribute(run, new Queue('support-to-team-7', { connection }))) console.log(done, total, remaining);
 * ```
 *
 * @throws {@link BulkChunksError} where workers have given chunks up.
 */
export function distribute(run: Runnable, queue: BulkQueue, options: DistributeOptions = {}): BulkWork {
  const fields = checkedOptions('The options of distribute', options, KNOWN);
  const { size = 200, attempts = 5, maxFailures, signal, task: requested = 'start' } = fields as DistributeOptions;
  const everyMs = readDuration('distribute', fields, { name: 'everyMs', former: 'every', unit: 1 }) ?? 1000;
  const task = checkedTask(requested);
  if (!isObject(run) || typeof run['chunks'] !== 'function')
    throw new ConfigurationError(`distribute takes a run, as bulk gives it, not ${kindOf(run)}`);
  if (!isObject(queue) || typeof queue['addBulk'] !== 'function')
    throw new ConfigurationError(`distribute takes a Queue of BullMQ, not ${kindOf(queue)}`);
  whole('size', size, 100_000);
  whole('attempts', attempts, 1000);
  whole('everyMs', everyMs, 3_600_000);
  failureLimit(maxFailures, 0);
  return new Work(async (watch) => {
    const chunks = await run.chunks({ size, task, ...(signal && { signal }) });
    const given = new Given(queue, chunks, attempts, task);
    while (task === 'undo' && !(await given.clear())) await waitFor(everyMs, queue, signal);
    await given.offer();
    return await watched(given, failureLimit(maxFailures, given.planned), everyMs, signal, watch);
  });
}

async function watched(
  given: Given,
  most: number,
  everyMs: number,
  signal: AbortSignal | undefined,
  { tell, isLeft }: Watch,
): Promise<BulkReport> {
  const progressOf = progress(given.task === 'undo' ? 'undoing' : 'applying');
  for (;;) {
    await given.look();
    const { counts, total } = given;
    tell({ ...progressOf(counts, total), isPaused: await given.queue.isPaused() });
    if (counts.failed > most) {
      await given.takeBack();
      throw new BulkStoppedError(titleOf(given.queue), counts, `see the notes of the run`);
    }
    if (given.isSettled || isLeft()) return given.report();
    await waitFor(everyMs, given.queue, signal);
  }
}

const titleOf = ({ name }: BulkQueue): string => `The bulk run in the queue ${name}`;

async function waitFor(ms: number, queue: BulkQueue, signal: AbortSignal | undefined): Promise<void> {
  const { pause } = await loaded(() => import('../../core/response/repeat.js'));
  await pause(ms, titleOf(queue), signal);
}

/** Of what is in it: one that was cut otherwise is another one. */
const idOf = ({ run, from, to }: BulkChunk, task: BulkTask): string =>
  `${run}-${from}-${to}${task === 'start' ? '' : `-${task}`}`;

/** Chunks as jobs, and what came of them. */
class Given {
  /** Entities that are planned. */
  readonly planned: number;
  readonly counts = { done: 0, failed: 0, skipped: 0 };
  #givenUp = 0;
  #reason = '';
  /** Those of which it is not known yet, the longest unseen first. */
  #open: string[];
  readonly #chunks: ReadonlyMap<string, BulkChunk>;

  constructor(
    readonly queue: BulkQueue,
    chunks: readonly BulkChunk[],
    readonly attempts: number,
    readonly task: BulkTask,
  ) {
    this.#chunks = new Map(chunks.map((chunk) => [idOf(chunk, task), chunk]));
    this.#open = [...this.#chunks.keys()];
    this.planned = chunks.at(-1)?.to ?? 0;
  }

  /** How many there are to do; of an undo, the workers alone can tell. */
  get total(): number | undefined {
    const { done, failed, skipped } = this.counts;
    if (this.task !== 'undo') return this.planned;
    return this.isSettled ? done + failed + skipped : undefined;
  }

  get isSettled(): boolean {
    return this.#open.length === 0;
  }

  /** Removes all that workers were to do with the run otherwise. @returns whether nobody is at work on any of that. */
  async clear(): Promise<boolean> {
    const [first] = this.#chunks.values();
    // Some may be gone by the time they are read.
    const jobs: readonly unknown[] = await this.queue.getJobs(UNSETTLED);
    const others = jobs.flatMap((job) => {
      const { id, data } = isObject(job) ? job : {};
      const { run, task } = isObject(data) ? data : {};
      return run === first?.run && task !== this.task ? [String(id)] : [];
    });
    let left = others.length;
    for (let at = 0; at < others.length; at += AT_ONCE)
      for (const removed of await this.#remove(others.slice(at, at + AT_ONCE))) left -= removed;
    return left === 0;
  }

  /** Has all of them in the queue, and gives those another try that were given up; what may be tried for ever, also to those that are done. */
  async offer(): Promise<void> {
    for (let at = 0; at < this.#open.length; at += AT_ONCE) {
      const some = this.#open.slice(at, at + AT_ONCE);
      const states = await this.#states(some);
      const over = this.task === 'start' ? ['failed'] : ['failed', 'completed'];
      const again = some.filter((_id, index) => over.includes(states[index] ?? ''));
      await this.#remove(again);
      await this.#add(some);
    }
  }

  /** Asks what came of those that have waited longest to be asked about. */
  async look(): Promise<void> {
    const some = this.#open.splice(0, AT_ONCE);
    const states = await this.#states(some);
    const missing: string[] = [];
    for (const [index, id] of some.entries()) {
      const state = states[index];
      if (state !== 'completed' && state !== 'failed') this.#open.push(id);
      if (state === 'unknown') missing.push(id);
      if (state === 'completed' || state === 'failed') await this.#settle(id, state);
    }
    // Somebody has removed them, or Redis has forgotten: what is done takes no call.
    if (missing.length > 0) await this.#add(missing);
  }

  /** Removes those that nobody works on. */
  async takeBack(): Promise<void> {
    for (let at = 0; at < this.#open.length; at += AT_ONCE) await this.#remove(this.#open.slice(at, at + AT_ONCE));
  }

  report(): BulkReport {
    if (this.#givenUp > 0) throw new BulkChunksError(this.queue.name, this.#givenUp, this.#chunks.size, this.#reason);
    return { total: this.total ?? this.planned, ...this.counts };
  }

  async #settle(id: string, state: 'completed' | 'failed'): Promise<void> {
    const job = await this.queue.getJob(id);
    if (!job) this.#open.push(id);
    else if (state === 'failed') {
      this.#givenUp += 1;
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

  /** @returns a 1 for each that was removed: nobody is at work on it. */
  #remove(ids: readonly string[]): Promise<number[]> {
    return Promise.all(ids.map((id) => this.queue.remove(id)));
  }

  async #add(ids: readonly string[]): Promise<void> {
    await this.queue.addBulk(
      ids.flatMap((jobId) => {
        const data = this.#chunks.get(jobId);
        if (!data) return [];
        const backoff = { type: 'exponential', delay: 1000 };
        // What came of it is read from it.
        const opts = { jobId, attempts: this.attempts, backoff, removeOnComplete: false, removeOnFail: false };
        return [{ name: 'chunk', data, opts }];
      }),
    );
  }
}
