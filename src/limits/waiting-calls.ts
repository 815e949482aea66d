import { onAbort } from '../core/transport/abort-listeners.js';
import type { Bucket } from './bucket.js';
import { RateLimitQueueError, RateLimitWaitError } from './errors.js';
import type { GovernorSettings } from './options.js';
import type { PriorityQueue } from './priority-queue.js';
import { describeWait } from './report.js';
import type { UnknownRoute, WaitingCall } from './token-limits.js';

type CallBucket = Bucket<WaitingCall>;

/** The calls that wait for a permit: each is in the queue of its bucket, or parked until the limit of its route is known. */
export class WaitingCalls {
  readonly #options: GovernorSettings;
  #count = 0;

  constructor(options: GovernorSettings) {
    this.#options = options;
  }

  add(waitingCall: WaitingCall): void {
    this.#enqueue(waitingCall, waitingCall.queue);
    this.#count++;
  }

  /** Checks that the call may wait, and logs that it does. */
  announce(waitingCall: WaitingCall): void {
    const { request } = waitingCall;
    if (this.#count > this.#options.maxQueue) {
      this.remove(waitingCall);
      throw new RateLimitQueueError(request.operation, this.#count);
    }
    if (request.signal) {
      waitingCall.removeAbortListener = onAbort(request.signal, () => {
        this.remove(waitingCall);
        // An aborted call continues, and its request then fails because the signal is aborted.
        waitingCall.resume();
      });
    }
    this.#options.onWait?.(describeWait(waitingCall, this.#count - 1, this.#options.reserve));
  }

  remove(waitingCall: WaitingCall): void {
    const { queue, bucket, priority } = waitingCall;
    if (!queue.queues[priority]?.delete(waitingCall)) return;
    this.#count--;
    waitingCall.removeAbortListener?.();
    if (bucket.queued === 0) clearTimeout(bucket.timer);
  }

  /** Fails all calls of a priority, because nothing may be sent for too long. */
  refuse(bucket: CallBucket, priority: number, wait: number): void {
    for (const waitingCall of bucket.queues[priority] ?? []) {
      this.remove(waitingCall);
      waitingCall.fail(new RateLimitWaitError(waitingCall.request.operation, Math.ceil(wait / 1000), bucket.allowed));
    }
  }

  /** The next call that may be sent. Calls to a route whose first responses are pending are parked. */
  next(bucket: CallBucket, priority: number): WaitingCall | undefined {
    const queue = bucket.queues[priority];
    for (let waitingCall = queue?.first; waitingCall; waitingCall = queue?.first) {
      const unknownRoute = waitingCall.token.unknownRoute(waitingCall.request.route);
      if (!unknownRoute || unknownRoute.free(bucket.members) > 0) return waitingCall;
      this.#enqueue(waitingCall, unknownRoute);
    }
    return undefined;
  }

  /** Moves calls to another bucket: those of a route, or all. */
  move(from: PriorityQueue<WaitingCall>, to: CallBucket, route?: string): void {
    for (const queue of from.queues) {
      for (const waitingCall of queue) {
        if (route !== undefined && waitingCall.request.route !== route) continue;
        waitingCall.bucket = to;
        this.#enqueue(waitingCall, to);
      }
    }
  }

  /** Resumes as many calls as may find out the limit of a route. */
  unpark(unknownRoute: UnknownRoute, bucket: CallBucket): void {
    for (let freeCount = unknownRoute.free(bucket.members); freeCount > 0 && unknownRoute.queued > 0; freeCount--) {
      const [priority = 0] = unknownRoute.order();
      const waitingCall = unknownRoute.queues[priority]?.first;
      if (waitingCall) this.#enqueue(waitingCall, waitingCall.bucket);
    }
  }

  #enqueue(waitingCall: WaitingCall, queue: PriorityQueue<WaitingCall>): void {
    waitingCall.queue.queues[waitingCall.priority]?.delete(waitingCall);
    waitingCall.queue = queue;
    queue.queues[waitingCall.priority]?.add(waitingCall);
  }
}
