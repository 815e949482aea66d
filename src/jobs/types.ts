import type { ApiPromise } from '../core/api-promise.js';
import type { FollowOptions } from '../core/followed.js';
import type { Listed } from '../core/items.js';
import type { RequestOptions } from '../core/operation.js';
import type { Amount, JobProgress } from './progress.js';
import type { JobState, StateWords } from './states.js';
import type { JobRecord } from './token.js';

/** An id as an answer has it: a type may leave open whether it is there. */
export type Id = string | undefined;

/** The same ids, once they are known to be there. */
export type Ids<I extends readonly Id[]> = { readonly [K in keyof I]: string };

/** How the jobs of a family are started, asked about, read and cancelled. */
export interface JobDescriptor<A, Input, Started, I extends readonly Id[], Status, Item, Result, Cancelled> {
  /** Names the family in tokens and errors. */
  name: string;
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
  /** How much is done of how much, where that is not told in percent. */
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
  /** Starts a job. Where it is not started by an operation of its own, there is `at` alone. */
  start(
    ...call: [Started] extends [never]
      ? [never]
      : undefined extends Input
        ? [api: A, input?: Input, request?: StartOptions]
        : [api: A, input: Input, request?: StartOptions]
  ): Promise<Job<Started, Status, Item, Result, Cancelled>>;
  /** A job whose ids are known from elsewhere. */
  at(api: A, ...ids: Ids<I>): Job<undefined, Status, Item, Result, Cancelled>;
  /**
   * Goes on with a job of another run of the program.
   *
   * @throws {@link JobTokenError} where the token is damaged, or of another family or host.
   */
  resume(api: A, token: string): Job<undefined, Status, Item, Result, Cancelled>;
}

/** How a job is started. */
export interface StartOptions extends RequestOptions {
  /** Waits until the platform has room for one more job: so many seconds, or a day with `true`. For families that have a limit. */
  wait?: boolean | number;
}

/** How a job is waited for. */
export interface WaitOptions<Status = unknown> {
  /** Told of each look at the job. */
  onProgress?: (progress: JobProgress, status: Status | undefined) => void;
  /** How long to wait, in s; a day where nothing is said. */
  maxWait?: number;
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

/** How results are read. */
export interface ResultsOptions<Status = unknown> extends WaitOptions<Status> {
  /** Results of a page; the platform's number where nothing is said. */
  pageSize?: number;
  /** Ends after so many. */
  max?: number;
}

/** A job that the platform works on. */
export interface Job<Started, Status, Item, Result, Cancelled> {
  readonly ids: readonly string[];
  /** What the platform answered when it was started; nothing where that was elsewhere. */
  readonly started: Started;
  /** Stands for the job, and for how far its results have been read: text for a database, or the next run of a program. */
  readonly token: string;
  /** How it stood when it was last looked at. */
  readonly state: JobState | undefined;
  /**
   * Waits until the job is done.
   *
   * @returns its last status.
   * @throws {@link JobFailedError}, {@link JobExpiredError}, {@link JobTimeoutError} or {@link UnknownJobStateError}.
   */
  done(options?: WaitOptions<Status>): Promise<Status>;
  /** Waits until the job is done, and gives what it brought; an address is followed, without a token. */
  result(
    options?: WaitOptions<Status> & FollowOptions,
  ): Promise<Result extends string | readonly string[] | undefined ? unknown : Result>;
  /** Waits until the job is done, and gives what it has found, page by page, from where its token stands. */
  results: [Item] extends [never] ? undefined : (options?: ResultsOptions<Status>) => AsyncGenerator<Item, void>;
  /** Ends the job, where it still runs. One that is gone already is none the worse for it. */
  cancel: [Cancelled] extends [never] ? undefined : (request?: RequestOptions) => Promise<void>;
}

/** A job as those see it who work on it. */
export interface JobAtWork {
  readonly descriptor: JobDescriptor<unknown, unknown, unknown, readonly string[], unknown, unknown, unknown, unknown>;
  readonly api: unknown;
  readonly record: JobRecord;
  state: JobState | undefined;
  /** Its status, once it has ended well. */
  last: unknown;
}
