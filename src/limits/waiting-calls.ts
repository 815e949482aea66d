import { onAbort } from '../core/transport/deadline.js';
import type { Bucket } from './bucket.js';
import { RateLimitQueueError, RateLimitWaitError } from './errors.js';
import type { GovernorSettings } from './options.js';
import type { Queue } from './queue.js';
import { waitOf } from './report.js';
import type { UnknownRoute, WaitingCall } from './token-limits.js';

type CallBucket = Bucket<WaitingCall>;

/** The calls that wait for a permit: each is in the queue of its bucket, or parked until the limit of its route is known. */
export class WaitingCalls {
  readonly #options: GovernorSettings;
  #count = 0;

  constructor(options: GovernorSettings) {
    this.#options = options;
  }

  add(waiting: WaitingCall): void {
    this.#enqueue(waiting, waiting.queue);
    this.#count++;
  }

  /** Checks that the call may wait, and logs that it does. */
  announce(waiting: WaitingCall): void {
    const { request } = waiting;
    if (this.#count > this.#options.maxQueue) {
      this.leave(waiting);
      throw new RateLimitQueueError(request.operation, this.#count);
    }
    if (request.signal) {
      waiting.removeAbortListener = onAbort(request.signal, () => {
        this.leave(waiting);
        // An aborted call continues, and its request then fails because the signal is aborted.
        waiting.resume();
      });
    }
    this.#options.onWait?.(waitOf(waiting, this.#count - 1, this.#options.reserve));
  }

  leave(waiting: WaitingCall): void {
    const { queue, bucket, kind } = waiting;
    if (!queue.lines[kind]?.delete(waiting)) return;
    this.#count--;
    waiting.removeAbortListener?.();
    if (bucket.queued === 0) clearTimeout(bucket.timer);
  }

  /** Fails all calls of a priority, because nothing may be sent for too long. */
  refuse(bucket: CallBucket, kind: number, wait: number): void {
    for (const waiting of bucket.lines[kind] ?? []) {
      this.leave(waiting);
      waiting.fail(new RateLimitWaitError(waiting.request.operation, Math.ceil(wait / 1000), bucket.allowed));
    }
  }

  /** The next call that may be sent. Calls to a route whose first responses are pending are parked. */
  first(bucket: CallBucket, kind: number): WaitingCall | undefined {
    const line = bucket.lines[kind];
    for (let waiting = line?.first; waiting; waiting = line?.first) {
      const unknown = waiting.token.unknown(waiting.request.route);
      if (!unknown || unknown.room(bucket.members) > 0) return waiting;
      this.#enqueue(waiting, unknown);
    }
    return undefined;
  }

  /** Moves calls to another bucket: those of a route, or all. */
  move(from: Queue<WaitingCall>, to: CallBucket, route?: string): void {
    for (const line of from.lines) {
      for (const waiting of line) {
        if (route !== undefined && waiting.request.route !== route) continue;
        waiting.bucket = to;
        this.#enqueue(waiting, to);
      }
    }
  }

  /** Resumes as many calls as may find out the limit of a route. */
  unpark(unknown: UnknownRoute, bucket: CallBucket): void {
    for (let room = unknown.room(bucket.members); room > 0 && unknown.queued > 0; room--) {
      const [kind = 0] = unknown.order();
      const waiting = unknown.lines[kind]?.first;
      if (waiting) this.#enqueue(waiting, waiting.bucket);
    }
  }

  #enqueue(waiting: WaitingCall, queue: Queue<WaitingCall>): void {
    waiting.queue.lines[waiting.kind]?.delete(waiting);
    waiting.queue = queue;
    queue.lines[waiting.kind]?.add(waiting);
  }
}
