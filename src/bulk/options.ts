import type { CallSender, RequestOptions } from '../core/call/operation.js';
import type { Journal } from './journal/journal.js';

/**
 * The change that `plan` returns for an entity: an object with the fields to change. Promises, arrays and functions are objects
 * too, and are rejected.
 */
export type BulkChange = object & { then?: never; bind?: never; [Symbol.iterator]?: never };

/** Options of all runs. */
export interface BulkCommon<E, C extends BulkChange, K extends keyof E & string, A> {
  /** The name of the run, which must be unique per journal. */
  name: string;
  /** The client of the organisation; `ApiClient.instance` by default. */
  client?: CallSender;
  /** The entities to process, e.g. `() => users.getUsers({ pageSize: 100 }).items()`. Read once, from beginning to end. */
  source: () => Iterable<E> | AsyncIterable<E>;
  /** Returns the unique key of an entity. */
  key: (entity: E) => string;
  /**
   * Returns the change for an entity, or `undefined` if it needs none. It must be synchronous and depend on the entity alone.
   * The change names at least one field, none of them `undefined`. If the entity has a `version`, so must the change or `keep`.
   */
  plan: (entity: E) => C | undefined;
  /** The fields that the journal stores, for `apply` and `undo`. */
  keep: readonly K[];
  /** Applies the change in one call. Pass the request options on. */
  apply: (keptValues: Pick<E, K>, change: C, request: RequestOptions) => PromiseLike<unknown>;
  /** Applies several changes in one call. `apply` is still required for entities that must be checked one by one. */
  batch?: BulkBatch<Pick<E, K>, C, A>;
  journal: Journal;
  /** Concurrent requests, from 1 to 64; 4 by default. */
  concurrency?: number;
  /**
   * Identifies the plan instead of its source text. Change it whenever the plan changes. For code that each build minifies
   * differently.
   */
  revision?: string;
}

/** A run that changes existing entities. */
export interface BulkChanges<E, C extends BulkChange, K extends keyof E & string, A = unknown> extends BulkCommon<E, C, K, A> {
  /** Reads an entity: if the result of a request is unknown, after a conflict, and before it is reverted. */
  read: (key: string, request: RequestOptions) => PromiseLike<E>;
  find?: never;
  /** Whether the change is applied to an entity. By default, whether the entity has all fields of the change. */
  applied?: (entity: E, change: C) => boolean;
  /** Restores the previous values. */
  undo?: (now: E, before: Pick<E, K>, request: RequestOptions) => PromiseLike<unknown>;
}

/** A run that creates entities. */
export interface BulkCreations<E, C extends BulkChange, K extends keyof E & string, M, A = unknown> extends BulkCommon<
  E,
  C,
  K,
  A
> {
  /** Finds the entity that an earlier request created, because sending a POST twice creates two. */
  find: (keptValues: Pick<E, K>, request: RequestOptions) => PromiseLike<M | undefined>;
  read?: never;
  /** Whether the entity is still as it was created. By default, whether it has all fields of the change. */
  applied?: (entity: M, change: C) => boolean;
  /** Removes the created entity. */
  undo?: (entity: M, keptValues: Pick<E, K>, request: RequestOptions) => PromiseLike<unknown>;
}

/** The fields that a change names, in all its variants. */
type FieldsOf<C> = C extends unknown ? keyof C : never;

type IsAny<T> = 0 extends 1 & T ? true : false;

/** Whether a change names no field, or only `version`. A string is assignable to `{}`, but not to `object`. */
type IsEmptyChange<C> =
  IsAny<C> extends true
    ? false
    : [FieldsOf<C>] extends [never]
      ? string extends C
        ? true
        : false
      : [FieldsOf<C>] extends ['version']
        ? true
        : false;

/** Whether the fields of a change are unknown: TypeScript has not inferred it yet, or `plan` returns `object`. */
type IsOpenChange<C> =
  IsAny<C> extends true ? true : [FieldsOf<C>] extends [never] ? true : 'bind' extends FieldsOf<C> ? true : false;

/** Whether an entity has a version that neither the journal nor the change contains. */
type LacksVersion<E, C, K> = true extends IsAny<E> | IsOpenChange<C>
  ? false
  : string extends keyof E
    ? false
    : 'version' extends keyof E
      ? 'version' extends K | FieldsOf<C>
        ? false
        : true
      : false;

/** Rejects invalid plans at compile time: an invalid option has the reason as its type. */
export interface BulkPlanCheck<E, C, K> {
  plan: IsEmptyChange<C> extends true
    ? 'The change names no field. Return undefined for an entity that needs no change.'
    : unknown;
  keep: LacksVersion<E, C, K> extends true ? 'The entity has a version. Add "version" to keep, or to the change.' : unknown;
}

/** The same checks for runs that create entities, which have no version yet. */
export interface BulkCreationCheck<C> {
  plan: IsEmptyChange<C> extends true ? 'The change names no field. Return undefined for what is not to be made.' : unknown;
}

/** One of several changes in one call. */
export interface BulkItem<P, C> {
  key: string;
  kept: P;
  change: C;
}

/** How several changes are applied in one call. */
export interface BulkBatch<P, C, A = unknown> {
  /** The number of changes per call. */
  size: number;
  apply: (items: readonly BulkItem<P, C>[], request: RequestOptions) => PromiseLike<A>;
  /** The keys and reasons of the changes that the response rejects; none by default. */
  refused?: (answer: A) => Iterable<readonly [key: string, reason: string]>;
}

/** Options of processing a run. */
export interface BulkWorkOptions {
  /** Aborts the run and its pending requests. Their results are checked when the run is resumed. */
  signal?: AbortSignal;
  /** Stops the run when more entities than this number or share have failed: `20`, `'2%'`. No limit by default. */
  maxFailures?: number | `${number}%`;
  /**
   * The maximum delay that the platform may request, in ms. Beyond it, the run ends with the platform's error.
   *
   * @defaultValue 180_000
   */
  maxWaitMs?: number;
  /**
   * The maximum delay that the platform may request, in s.
   *
   * @deprecated Use `maxWaitMs`. Removed in 1.0.
   */
  maxWait?: number;
}

/** The progress of a run. */
export interface BulkProgress {
  phase: 'planning' | 'applying' | 'undoing';
  /** Whether the run is paused: pending requests complete, and no new ones start. */
  isPaused: boolean;
  /** Entities that are done, failed or skipped; during planning, the planned ones. */
  settled: number;
  done: number;
  failed: number;
  /** Entities that no longer exist or no longer need the change. */
  skipped: number;
  /** The total number of entities, once it is known. */
  total: number | undefined;
  /** Recent rate per second. */
  rate: number | undefined;
  /** The estimated remaining time at that rate, in s. */
  remaining: number | undefined;
}

/** An entity that was not changed as planned. */
export interface BulkNote {
  key: string;
  state: 'failed' | 'skipped' | 'left';
  reason: string;
}

/** The result of a run or an undo. */
export interface BulkReport {
  /** The number of planned entities. */
  total: number;
  /** Changed entities; for `undo`, restored ones. */
  done: number;
  failed: number;
  /** Entities that no longer exist, no longer need the change, or were changed by others and therefore not restored. */
  skipped: number;
}

/** Work that begins when it is awaited or iterated over, whichever happens first. */
export type BulkWork = PromiseLike<BulkReport> & AsyncIterable<BulkProgress>;

/** Options of a rehearsal. */
export interface RehearsalOptions {
  /** The number of samples; 10 by default. */
  samples?: number;
  /** Calls per minute; 300 by default, the platform's limit per token. */
  perMinute?: number;
  /** The permissions that the calls require, e.g. `['directory:user:edit']`. */
  permissions?: readonly string[];
  signal?: AbortSignal;
}

/** The expected effect of a run. */
export interface Rehearsal<P, C> {
  /** The number of entities in the source. */
  entities: number;
  planned: number;
  unchanged: number;
  /** Duplicates in the source, which are processed once. */
  repeated: number;
  samples: readonly { key: string; before: P; change: C }[];
  /** The number of calls in addition to those of the source, if none fails. */
  calls: number;
  /** The minimum duration of these calls, in minutes. */
  minutes: number;
  /** The requested permissions that the caller has in no division. */
  missing: readonly string[];
}

/** A task of a run, named like its method. */
export type BulkTask = 'start' | 'retryFailed' | 'undo';

/** A part of a run for another process, as plain JSON. */
export interface BulkChunk {
  run: string;
  chunk: number;
  from: number;
  to: number;
  /** The task; `start` by default. */
  task?: BulkTask;
}

/** How a run is divided into chunks. */
export interface BulkChunksOptions {
  /** Entities per chunk; 200 by default. */
  size?: number;
  /** The task; `start` by default. */
  task?: BulkTask;
  signal?: AbortSignal;
}

/** A run. */
export interface Bulk<P, C> {
  /** Reads the source and reports the planned changes. Changes neither the platform nor the journal. */
  rehearse(options?: RehearsalOptions): Promise<Rehearsal<P, C>>;
  /** Starts the run, or resumes it if its journal shows that it was started. */
  start(options?: BulkWorkOptions): BulkWork;
  /** Retries the failed entities once. */
  retryFailed(options?: BulkWorkOptions): BulkWork;
  /** Restores the entities that the run has changed, unless others have changed them since. */
  undo(options?: BulkWorkOptions): BulkWork;
  /** Pauses all work on this run in this process. Pending requests complete, and no new ones start. */
  pause(): void;
  /** Continues after `pause()`. */
  resume(): void;
  /** Whether the run is paused. */
  readonly isPaused: boolean;
  /** The entities that failed, were skipped, or were left unchanged by `undo`, with reasons. */
  notes(): AsyncIterable<BulkNote>;
  /**
   * Divides the run into chunks for `runChunk` in other processes. For `start`, plans it first. Requires a journal that the
   * processes share.
   */
  chunks(options?: BulkChunksOptions): Promise<BulkChunk[]>;
  /** Processes a chunk and returns its resulting counters. Entities that are already done need no request. */
  runChunk(chunk: BulkChunk, options?: BulkWorkOptions): Promise<BulkReport>;
}
