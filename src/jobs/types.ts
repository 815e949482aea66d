import type { ApiPromise } from '../core/call/api-promise.js';
import type { FollowOptions } from '../core/exchange/follow-addresses.js';
import type { Listed } from '../core/call/items.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { Amount, JobProgress } from './progress.js';
import type { JobState, StateWords } from './states.js';
import type { JobRecord } from './token.js';
import type { PollDelays } from './wait-options.js';

/** An id as a response type declares it: it may be optional. */
export type Id = string | undefined;

/** The same ids as required strings. */
export type Ids<I extends readonly Id[]> = { readonly [K in keyof I]: string };

/** How the jobs of a family are started, polled, read and cancelled. */
export interface JobDescriptor<A, Input, Started, I extends readonly Id[], Status, Item, Result, Cancelled> {
  /** Names the family in tokens and errors. */
  name: string;
  /** The name of its API class, for messages: `AnalyticsApi`. */
  api?: string;
  /** The operation that starts a job; absent if no operation does. */
  start?: (api: A, input: Input, request: RequestOptions) => PromiseLike<Started>;
  /** Whether another job may start, for families that limit concurrent jobs. */
  isFree?: (api: A, request: RequestOptions) => PromiseLike<boolean>;
  /** The ids that the other operations take. If no operation starts a job, the names of the ids: `() => ['jobId']`. */
  ids?: (started: Started, input: Input) => I;
  /** The operation that returns the status. */
  status: (api: A, ids: Ids<I>, request: RequestOptions) => ApiPromise<Status>;
  /** Reads the state, if it is not in a field such as `state` or `status`. */
  state?: (status: Status, ids: Ids<I>) => string | undefined;
  /** The meaning of words that are specific to this family. */
  words?: StateWords;
  /** The state that a 404 denotes. By default, the job does not exist yet or no longer. */
  missing?: 'running' | 'succeeded';
  /** How much of a total is done, if the status does not report it in a field `percent…` or `progress`. */
  amount?: (status: Status) => Amount;
  /** The step that continues a job in the state `action`. */
  execute?: (api: A, ids: Ids<I>, request: RequestOptions) => PromiseLike<unknown>;
  /** The operation that lists the results. */
  results?: (api: A, ids: Ids<I>, page: { pageSize?: number }, request: RequestOptions) => ApiPromise<Listed<Item>>;
  /** The result in the last status: an address, several, or the data itself. By default, the status. */
  result?: (status: Status, ids: Ids<I>) => Result;
  /** The operation that cancels a job. */
  cancel?: (api: A, ids: Ids<I>, request: RequestOptions) => PromiseLike<Cancelled>;
}

/** A job family. */
export interface JobFamily<A, Input, Started, I extends readonly Id[], Status, Item, Result, Cancelled> {
  readonly name: string;
  /**
   * Starts a job. Families without a start operation only have `at`.
   *
   * @returns a promise of the started job. Its methods `done`, `result` and `results` wait for the end.
   */
  start(
    ...call: [Started] extends [never]
      ? [never]
      : undefined extends Input
        ? [api: A, input?: Input, request?: StartOptions]
        : [api: A, input: Input, request?: StartOptions]
  ): StartingJob<Job<Started, Status, Item, Result, Cancelled>>;
  /** Returns a job by its ids. */
  at(api: A, ...ids: Ids<I>): Job<undefined, Status, Item, Result, Cancelled>;
  /**
   * Resumes a job from its token, e.g. in another process.
   *
   * @throws {@link JobTokenError} if the token is damaged, or belongs to another family or host.
   */
  resume(api: A, token: string): Job<undefined, Status, Item, Result, Cancelled>;
}

/** A job that is being started. It resolves as soon as the platform has accepted the job; its methods wait for the end. */
export type StartingJob<J> = Promise<J> & Pick<J, Extract<keyof J, 'done' | 'result' | 'results'>>;

/** Options of `start`. */
export interface StartOptions extends RequestOptions {
  /**
   * Waits until the platform has capacity for one more job, for a day at most. For families that limit concurrent jobs. A
   * number, which stands for seconds, is deprecated: use `waitMs`. Removed in 1.0.
   */
  wait?: boolean | number;
  /** Waits until the platform has capacity for one more job, for at most this many ms. */
  waitMs?: number;
}

/** Options of waiting for a job. */
export interface WaitOptions<Status = unknown> {
  /** Called after each status request. */
  onProgress?: (progress: JobProgress, status: Status | undefined) => void;
  /** How long to wait, in ms; a day by default. 0 requests the status once. */
  maxWaitMs?: number;
  /**
   * How long to wait, in s.
   *
   * @deprecated Use `maxWaitMs`. Removed in 1.0.
   */
  maxWait?: number;
  /** Delays between two status requests; from 1 s to 15 s by default. */
  poll?: PollDelays;
  /** Ends the wait immediately. The job continues. */
  signal?: AbortSignal;
  /** Whether the job is cancelled when the wait is aborted; `'leave'` by default. */
  onAbort?: 'leave' | 'cancel';
  /** Treats a partly completed job as done; `false` by default. */
  allowPartial?: boolean;
  /**
   * Executes, once, the step that a job waits for in its state `action`. `true` runs the family's step, e.g. the execution of a
   * recording job; a function runs its own step, e.g. an upload to the address in the status.
   */
  execute?: boolean | ((status: Status) => unknown);
}

/** Options of waiting for an event. */
export type EventWaitOptions = Pick<WaitOptions, 'signal' | 'maxWaitMs' | 'maxWait'>;

/** Options of reading results. */
export interface ResultsOptions<Status = unknown> extends WaitOptions<Status> {
  /** Page size; the platform's default if absent. */
  pageSize?: number;
  /** The maximum number of results. */
  max?: number;
}

/**
 * A job on the platform. It is not a promise, so that `await family.start(…)` resolves when the job has started. Await
 * `job.done()` for its end.
 */
export type Job<Started, Status, Item, Result, Cancelled> = JobBase<Started, Status, Result> &
  ([Item] extends [never] ? unknown : JobResults<Status, Item>) &
  ([Cancelled] extends [never] ? unknown : JobCancel);

/** Members of every job. */
export interface JobBase<Started, Status, Result> {
  readonly ids: readonly string[];
  /** The response that started it; `undefined` for a job that was started elsewhere. */
  readonly started: Started;
  /** Identifies the job and the position in its results, as text for a database or another process. */
  readonly token: string;
  /** The state at the last status request. */
  readonly state: JobState | undefined;
  /**
   * Waits until the job is done.
   *
   * @returns its last status.
   * @throws {@link JobFailedError}, {@link JobExpiredError}, {@link JobTimeoutError} or {@link UnknownJobStateError}.
   */
  done(options?: WaitOptions<Status>): Promise<Status>;
  /** Waits until the job is done and resolves with its result. If that is an address, it is fetched without a token. */
  result(
    options?: WaitOptions<Status> & FollowOptions,
  ): Promise<Result extends string | readonly string[] | undefined ? unknown : Result>;
}

/** Members of jobs whose family lists results. */
export interface JobResults<Status, Item> {
  /** Waits until the job is done, then iterates over its results page by page, starting at the position in its token. */
  results(options?: ResultsOptions<Status>): AsyncGenerator<Item, void>;
}

/** Members of jobs that can be cancelled. */
export interface JobCancel {
  /** Cancels the job if it is still running. Resolves if the job no longer exists. */
  cancel(request?: RequestOptions): Promise<void>;
}

/** A job as the lazily loaded modules see it. */
export interface JobContext {
  readonly descriptor: JobDescriptor<unknown, unknown, unknown, readonly string[], unknown, unknown, unknown, unknown>;
  readonly api: unknown;
  readonly record: JobRecord;
  state: JobState | undefined;
  /** The last status of a job that has succeeded. */
  lastStatus: { readonly status: unknown } | undefined;
  /** The results that are being read. The token's position follows the last item that was yielded. */
  reading: { readonly position: string | undefined } | undefined;
}
