import type { ApiPromise } from '../core/call/api-promise.js';
import type { FollowOptions } from '../core/exchange/followed.js';
import type { Listed } from '../core/call/items.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { Amount, JobProgress } from './progress.js';
import type { JobState, StateWords } from './states.js';
import type { JobRecord } from './token.js';
import type { PollDelays } from './wait-options.js';

/** An id as an answer has it: a type may leave open whether it is there. */
export type Id = string | undefined;

/** The same ids, once they are known to be there. */
export type Ids<I extends readonly Id[]> = { readonly [K in keyof I]: string };

/** How the jobs of a family are started, asked about, read and cancelled. */
export interface JobDescriptor<A, Input, Started, I extends readonly Id[], Status, Item, Result, Cancelled> {
  /** Names the family in tokens and errors. */
  name: string;
  /** The name of its API class, for messages: `AnalyticsApi`. */
  api?: string;
  /** The operation that starts a job; absent where something else does. */
  start?: (api: A, input: Input, request: RequestOptions) => PromiseLike<Started>;
  /** Whether there is room for one more job, where the platform works on so many at most. */
  isFree?: (api: A, request: RequestOptions) => PromiseLike<boolean>;
  /** What the other operations need to know of the job; where nothing starts it, what these are called: `() => ['jobId']`. */
  ids?: (started: Started, input: Input) => I;
  /** The operation that tells how it stands. */
  status: (api: A, ids: Ids<I>, request: RequestOptions) => ApiPromise<Status>;
  /** The word for its state, where that is not in `state`, `status` or the like. */
  state?: (status: Status, ids: Ids<I>) => string | undefined;
  /** What words mean that the platform uses otherwise here, or nowhere else. */
  words?: StateWords;
  /** What a 404 means; otherwise that the job is not there yet, or no more. */
  missing?: 'running' | 'succeeded';
  /** How much is done of how much, where the status does not report it in a field `percent…` or `progress`. */
  amount?: (status: Status) => Amount;
  /** The step that a job waits for in the state `action`, where it is one of the family's own. */
  execute?: (api: A, ids: Ids<I>, request: RequestOptions) => PromiseLike<unknown>;
  /** The operation that lists what it has found. */
  results?: (api: A, ids: Ids<I>, page: { pageSize?: number }, request: RequestOptions) => ApiPromise<Listed<Item>>;
  /** What the job brought, of its last status: an address, several, or the thing itself; the status where nothing is said. */
  result?: (status: Status, ids: Ids<I>) => Result;
  /** The operation that ends it. */
  cancel?: (api: A, ids: Ids<I>, request: RequestOptions) => PromiseLike<Cancelled>;
}

/** The jobs of one kind. */
export interface JobFamily<A, Input, Started, I extends readonly Id[], Status, Item, Result, Cancelled> {
  readonly name: string;
  /**
   * Starts a job. A family without an operation for that has `at` alone.
   *
   * @returns a promise of the job that has started. Its `done`, `result` and `results` wait for the end as well.
   */
  start(
    ...call: [Started] extends [never]
      ? [never]
      : undefined extends Input
        ? [api: A, input?: Input, request?: StartOptions]
        : [api: A, input: Input, request?: StartOptions]
  ): StartingJob<Job<Started, Status, Item, Result, Cancelled>>;
  /** A job whose ids are known from elsewhere. */
  at(api: A, ...ids: Ids<I>): Job<undefined, Status, Item, Result, Cancelled>;
  /**
   * Goes on with a job of another run of the program.
   *
   * @throws {@link JobTokenError} where the token is damaged, or of another family or host.
   */
  resume(api: A, token: string): Job<undefined, Status, Item, Result, Cancelled>;
}

/** A job that is being started. It resolves as soon as the platform has accepted it; its methods wait for the job's end. */
export type StartingJob<J> = Promise<J> & Pick<J, Extract<keyof J, 'done' | 'result' | 'results'>>;

/** How a job is started. */
export interface StartOptions extends RequestOptions {
  /**
   * Waits until the platform has room for one more job, for a day at most. For families that have a limit. A number, which stands for
   * seconds, is deprecated: use `waitMs`. Removed in 1.0.
   */
  wait?: boolean | number;
  /** Waits until the platform has room for one more job, for so many ms at most. */
  waitMs?: number;
}

/** How a job is waited for. */
export interface WaitOptions<Status = unknown> {
  /** Is called after each status request. */
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
  /** Ends the waiting at once. The job goes on. */
  signal?: AbortSignal;
  /** Whether the job is to end too when the waiting is given up; `'leave'`. */
  onAbort?: 'leave' | 'cancel';
  /** Takes what was only partly done for done; false. */
  allowPartial?: boolean;
  /**
   * Takes the step that a job waits for in its state `action`, once: the family's own (a recording job's order to go on), or one that is
   * given, such as an upload to the address in its status.
   */
  execute?: boolean | ((status: Status) => unknown);
}

/** How an event is waited for. */
export type EventWaitOptions = Pick<WaitOptions, 'signal' | 'maxWaitMs' | 'maxWait'>;

/** How results are read. */
export interface ResultsOptions<Status = unknown> extends WaitOptions<Status> {
  /** Results of a page; the platform's number where nothing is said. */
  pageSize?: number;
  /** Ends after so many. */
  max?: number;
}

/**
 * A job that the platform works on. It is no promise, so that `await family.start(…)` resolves when the job has started. Await `job.done()`
 * for its end.
 */
export type Job<Started, Status, Item, Result, Cancelled> = JobBase<Started, Status, Result> &
  ([Item] extends [never] ? unknown : JobResults<Status, Item>) &
  ([Cancelled] extends [never] ? unknown : JobCancel);

/** What every job has. */
export interface JobBase<Started, Status, Result> {
  readonly ids: readonly string[];
  /** The response that started it; `undefined` for a job that was started elsewhere. */
  readonly started: Started;
  /** Stands for the job, and for how far its results have been read: text for a database, or the next run of a program. */
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
  /** Waits until the job is done, and resolves with what it produced. An address is fetched, without a token. */
  result(
    options?: WaitOptions<Status> & FollowOptions,
  ): Promise<Result extends string | readonly string[] | undefined ? unknown : Result>;
}

/** What a job has whose family lists what it has found. */
export interface JobResults<Status, Item> {
  /** Waits until the job is done, and iterates over what it has found, page by page, from where its token stands. */
  results(options?: ResultsOptions<Status>): AsyncGenerator<Item, void>;
}

/** What a job has that can be cancelled. */
export interface JobCancel {
  /** Ends the job, where it still runs. Resolves for a job that no longer exists. */
  cancel(request?: RequestOptions): Promise<void>;
}

/** A job as those see it who work on it. */
export interface JobAtWork {
  readonly descriptor: JobDescriptor<unknown, unknown, unknown, readonly string[], unknown, unknown, unknown, unknown>;
  readonly api: unknown;
  readonly record: JobRecord;
  state: JobState | undefined;
  /** Its last status, once it has ended well. */
  last: { readonly status: unknown } | undefined;
  /** Its results, while they are read: the job's token stands for the last item that was given. */
  reading: { readonly position: string | undefined } | undefined;
}
