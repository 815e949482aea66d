import type { Wait } from '../core/limiter.js';
import type { Shared } from './shared.js';

/** How a governor shares out what the platform allows. */
export interface GovernorOptions {
  /** Shares limits with other processes (`redisShared`) or tabs (`tabsShared`); nobody where nothing is said. */
  shared?: Shared;
  /** Part of a limit that is kept for `interactive` calls, from 0 to 1; 0.1. */
  reserve?: number;
  /** A call fails at once where nothing at all may be sent for longer, in s; 180. How long the queue is does not count. */
  maxWait?: number;
  /** Calls that may wait; 10000. */
  maxQueue?: number;
  /** Requests a minute that are taken to be allowed until the platform has told; 300. */
  allowed?: number;
  /** Hears of each call that begins to wait. */
  onWait?: (wait: Wait) => void;
  /** Takes the lines that tell of what is shared being lost, and back; `console.warn`. */
  log?: (line: string) => void;
}

/** How a limit stands. */
export interface BucketReport {
  /** Of a token's hash and what it allows: nothing secret. */
  readonly key: string;
  /** Requests in a window. */
  readonly allowed: number;
  /** Requests in this window, those under way included. */
  readonly used: number;
  /** When the window ends, in ms since the epoch. */
  readonly resetsAt: number;
  readonly queued: { readonly interactive: number; readonly normal: number; readonly background: number };
}
