import type { CallSender, RequestOptions } from '../core/call/operation.js';
import type { Journal } from './journal/journal.js';

/**
 * What `plan` returns for an entity: an object with the fields to change. Promises, arrays and functions are objects too, and are
 * refused.
 */
export type BulkChange = object & { then?: never; bind?: never; [Symbol.iterator]?: never };

/** What a run is, whatever it does to entities. */
export interface BulkCommon<E, C extends BulkChange, K extends keyof E & string, A> {
  /** What the run is called; its journal is no other run's. */
  name: string;
  /** Whose organisation it is; `ApiClient.instance` where nothing is said. */
  client?: CallSender;
  /** What there is to be looked at, e.g. `() => users.getUsers({ pageSize: 100 }).items()`. Read once, from its beginning to its end. */
  source: () => Iterable<E> | AsyncIterable<E>;
  /** Tells one entity from another. */
  key: (entity: E) => string;
  /**
   * Returns the change for an entity, or `undefined` if it needs none. It must be synchronous and depend on the entity alone. The change
   * names at least one field, none of them `undefined`. If the entity has a `version`, so must the change or `keep`.
   */
  plan: (entity: E) => C | undefined;
  /** The fields that the journal keeps: what `apply` and `undo` need to know of an entity. */
  keep: readonly K[];
  /** Makes the change, in one call. Its request options must be passed on. */
  apply: (kept: Pick<E, K>, change: C, request: RequestOptions) => PromiseLike<unknown>;
  /** Makes several changes in one call. `apply` is still there for those that have to be looked at one by one. */
  batch?: BulkBatch<Pick<E, K>, C, A>;
  journal: Journal;
  /** Requests under way at once, from 1 to 64; 4. */
  concurrency?: number;
  /** Stands for the plan instead of its text: to be changed whenever the plan does something else. For code that is minified anew with each build. */
  revision?: string;
}

/** Changes entities that there are. */
export interface BulkChanges<E, C extends BulkChange, K extends keyof E & string, A = unknown> extends BulkCommon<E, C, K, A> {
  /** Reads an entity: where the journal does not say what came of a request, where the entity was changed by others, and before it is written back. */
  read: (key: string, request: RequestOptions) => PromiseLike<E>;
  find?: never;
  /** Whether an entity is as the change makes it; otherwise that is so where it has all fields of the change. */
  applied?: (entity: E, change: C) => boolean;
  /** Writes back what was there before. */
  undo?: (now: E, before: Pick<E, K>, request: RequestOptions) => PromiseLike<unknown>;
}

/** Makes entities that there are not. */
export interface BulkCreations<E, C extends BulkChange, K extends keyof E & string, M, A = unknown> extends BulkCommon<
  E,
  C,
  K,
  A
> {
  /** Looks for what an earlier request has made of this: a POST that is sent twice makes two. */
  find: (kept: Pick<E, K>, request: RequestOptions) => PromiseLike<M | undefined>;
  read?: never;
  /** Whether what was found is still as it was made; otherwise that is so where it has all fields of the change. */
  applied?: (made: M, change: C) => boolean;
  /** Takes away what was made. */
  undo?: (made: M, kept: Pick<E, K>, request: RequestOptions) => PromiseLike<unknown>;
}

/** The fields that a change names, of all its forms. */
type FieldsOf<C> = C extends unknown ? keyof C : never;

type IsAny<T> = 0 extends 1 & T ? true : false;

/** Whether a change is known to name no field, or `version` alone. A string is assignable to `{}`, but not to `object`. */
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

/** Whether the fields of a change are not known: TypeScript has not inferred it yet, or `plan` returns `object`. */
type IsOpenChange<C> =
  IsAny<C> extends true ? true : [FieldsOf<C>] extends [never] ? true : 'bind' extends FieldsOf<C> ? true : false;

/** Whether an entity is known to have a version that neither the journal nor the change has. */
type LacksVersion<E, C, K> = true extends IsAny<E> | IsOpenChange<C>
  ? false
  : string extends keyof E
    ? false
    : 'version' extends keyof E
      ? 'version' extends K | FieldsOf<C>
        ? false
        : true
      : false;

/** Refuses a plan that compiles otherwise: a refused option has the reason as its type. */
export interface BulkPlanCheck<E, C, K> {
  plan: IsEmptyChange<C> extends true
    ? 'The change names no field. Return undefined for an entity that needs no change.'
    : unknown;
  keep: LacksVersion<E, C, K> extends true ? 'The entity has a version. Add "version" to keep, or to the change.' : unknown;
}

/** The same for entities that are made: these have no version yet. */
export interface BulkCreationCheck<C> {
  plan: IsEmptyChange<C> extends true ? 'The change names no field. Return undefined for what is not to be made.' : unknown;
}

/** One of several changes that are made in one call. */
export interface BulkItem<P, C> {
  key: string;
  kept: P;
  change: C;
}

/** How several changes are made in one call. */
export interface BulkBatch<P, C, A = unknown> {
  /** How many the operation takes. */
  size: number;
  apply: (items: readonly BulkItem<P, C>[], request: RequestOptions) => PromiseLike<A>;
  /** The keys of those that the answer says were refused, and why; none where nothing is said. */
  refused?: (answer: A) => Iterable<readonly [key: string, reason: string]>;
}

/** How a run is worked off. */
export interface BulkWorkOptions {
  /** Ends it at once, also the requests under way; what came of these is looked at when it goes on. */
  signal?: AbortSignal;
  /** Stops it when more than so many have failed, or so much of the whole: `20`, `'2%'`. No number is too large where nothing is said. */
  maxFailures?: number | `${number}%`;
  /**
   * The longest that the platform may ask to wait, in ms. Beyond it the run ends with the platform's error.
   *
   * @defaultValue 180_000
   */
  maxWaitMs?: number;
  /**
   * The same in s.
   *
   * @deprecated Use `maxWaitMs`. Removed in 1.0.
   */
  maxWait?: number;
}

/** How far a run is. */
export interface BulkProgress {
  phase: 'planning' | 'applying' | 'undoing';
  /** Whether the run is paused: requests under way end, and none starts. */
  isPaused: boolean;
  /** What is settled: done, failed or skipped; while planning, what is planned. */
  settled: number;
  done: number;
  failed: number;
  /** What was gone, or no longer needed the change. */
  skipped: number;
  /** How many there are in all, once that is known. */
  total: number | undefined;
  /** Settled in a second, of late. */
  rate: number | undefined;
  /** How long it will take at that rate, in s. */
  remaining: number | undefined;
}

/** One that did not come to be as planned. */
export interface BulkNote {
  key: string;
  state: 'failed' | 'skipped' | 'left';
  reason: string;
}

/** What came of a run, or of undoing one. */
export interface BulkReport {
  /** How many were planned. */
  total: number;
  /** Changed; by `undo`, written back. */
  done: number;
  failed: number;
  /** Gone, no longer in need of the change, or changed by others, so that nothing is written back. */
  skipped: number;
}

/** Work that begins when it is awaited or iterated over, whichever comes first. */
export type BulkWork = PromiseLike<BulkReport> & AsyncIterable<BulkProgress>;

/** What a rehearsal looks at. */
export interface RehearsalOptions {
  /** How many samples are shown; 10. */
  samples?: number;
  /** Calls in a minute; 300, as the platform allows a token. */
  perMinute?: number;
  /** What the calls need, e.g. `['directory:user:edit']`. */
  permissions?: readonly string[];
  signal?: AbortSignal;
}

/** What a run would do. */
export interface Rehearsal<P, C> {
  /** Entities that the source has. */
  entities: number;
  planned: number;
  unchanged: number;
  /** Given by the source more than once, and taken once. */
  repeated: number;
  samples: readonly { key: string; before: P; change: C }[];
  /** Calls that it takes beside those of the source, where nothing fails. */
  calls: number;
  /** How long these take, at the least. */
  minutes: number;
  /** Of the permissions asked about, those that the caller has in no division. */
  missing: readonly string[];
}

/** What there is to be done with a run, as its methods are called. */
export type BulkTask = 'start' | 'retryFailed' | 'undo';

/** Part of a run, for another process: plain JSON. */
export interface BulkChunk {
  run: string;
  chunk: number;
  from: number;
  to: number;
  /** What is to be done with it; `start` where nothing is said. */
  task?: BulkTask;
}

/** How a run is divided. */
export interface BulkChunksOptions {
  /** Entities in a chunk; 200. */
  size?: number;
  /** What is to be done; `start`. */
  task?: BulkTask;
  signal?: AbortSignal;
}

/** A run. */
export interface Bulk<P, C> {
  /** Reads the source and tells what would be done. Neither the platform nor the journal is changed. */
  rehearse(options?: RehearsalOptions): Promise<Rehearsal<P, C>>;
  /** Begins it, or goes on with it where the journal says that it was begun. */
  start(options?: BulkWorkOptions): BulkWork;
  /** Tries once more what has failed. */
  retryFailed(options?: BulkWorkOptions): BulkWork;
  /** Writes back what the run has changed, where it is still as the run has left it. */
  undo(options?: BulkWorkOptions): BulkWork;
  /** Pauses all work on this run in this process. Requests under way end, none starts. */
  pause(): void;
  /** Continues after `pause()`. */
  resume(): void;
  /** Whether the run is paused. */
  readonly isPaused: boolean;
  /** What has failed, was skipped, or was left as it is by `undo`, and why. */
  notes(): AsyncIterable<BulkNote>;
  /** Divides it, planning it first where it is to be started, for `runChunk` in other processes. Needs a journal that these have too. */
  chunks(options?: BulkChunksOptions): Promise<BulkChunk[]>;
  /** Works off a chunk, and tells how it stands then. What was worked off already takes no call. */
  runChunk(chunk: BulkChunk, options?: BulkWorkOptions): Promise<BulkReport>;
}
