import type { Wait } from '../core/client/limiter.js';
import type { Priority } from '../core/call/operation.js';
import type { Shared } from './shared.js';

/** How a governor distributes what the platform allows. */
export interface GovernorOptions {
  /** Shares limits with other processes (`redisShared`) or tabs (`tabsShared`). Without it, limits are not shared. */
  shared?: Shared;
  /**
   * The part of a limit that only `interactive` calls may use, from 0 to 1.
   *
   * @defaultValue 0.1
   */
  reserve?: number;
  /**
   * A call fails at once if nothing at all may be sent for longer than this, in ms. The length of the queue does not count.
   *
   * @defaultValue 180000
   */
  maxWaitMs?: number;
  /**
   * The same in seconds.
   *
   * @deprecated Use `maxWaitMs`. Removed in 1.0.
   */
  maxWait?: number;
  /**
   * How many calls may wait. One more call fails.
   *
   * @defaultValue 10000
   */
  maxQueue?: number;
  /**
   * How many requests may be under way at the same time, over all clients and limits of this governor.
   *
   * @defaultValue Infinity
   */
  maxConcurrent?: number;
  /**
   * Requests a minute that are assumed to be allowed until a response states the limit.
   *
   * @defaultValue 300
   */
  allowed?: number;
  /**
   * Returns the priority of a call that names none. With `undefined`, the call is `normal`.
   *
   * @defaultValue () => 'normal'
   */
  priority?: (call: GovernedCall) => Priority | undefined;
  /** Receives each call that begins to wait. */
  onWait?: (wait: Wait) => void;
  /**
   * Receives a line when sharing fails, and one when it works again.
   *
   * @defaultValue console.warn
   */
  log?: (line: string) => void;
}

/** A call whose priority a governor needs. */
export interface GovernedCall {
  /** The method's name: `getUser`. */
  readonly operation: string;
  /** Verb and path, with placeholders instead of values: `GET /api/v2/users/{userId}`. */
  readonly route: string;
  /** The `tag` of the call, if it has one. */
  readonly tag?: string | undefined;
}

/** {@link GovernorOptions} with their defaults. */
export interface GovernorSettings {
  readonly shared: Shared | undefined;
  readonly reserve: number;
  readonly maxWaitMs: number;
  readonly maxQueue: number;
  readonly maxConcurrent: number;
  readonly allowed: number;
  readonly priority: GovernorOptions['priority'];
  readonly onWait: ((wait: Wait) => void) | undefined;
  readonly log: (line: string) => void;
}

/** The state of a governor. */
export interface GovernorReport {
  /** One entry for each limit that a response has stated, or that calls wait for. */
  readonly buckets: readonly BucketReport[];
  /** Requests that are under way. */
  readonly underWay: number;
}

/** The state of a limit. */
export interface BucketReport {
  /** The beginning of the token's hash, and what the limit allows: `3f2a9c01d4e7:300`. It holds no secret. */
  readonly key: string;
  /** Requests in a window. */
  readonly allowed: number;
  /** Requests in this window, those under way included. */
  readonly used: number;
  /** When the window ends, in ms since the epoch; the present if it is over. */
  readonly resetsAt: number;
  /** Waiting calls by priority. */
  readonly queued: { readonly interactive: number; readonly normal: number; readonly background: number };
}
