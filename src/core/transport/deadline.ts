import type { AbortListener } from './abort-listeners.js';
import { onAbort } from './abort-listeners.js';
import { demandValue } from '../arguments/option-checks.js';
import { isAmount } from '../values/plain-objects.js';
import type { Demand } from '../arguments/option-checks.js';
import type { TransportRequest } from './transport.js';

/** A `DOMException`, or an Error with the same name where the runtime has none, as in React Native. */
export function namedError(name: string, message: string): Error {
  return typeof DOMException === 'function' ? new DOMException(message, name) : Object.assign(new Error(message), { name });
}

/** The longest delay of a timer, in ms; a longer one fires at once. */
export const MAX_TIMER = 2_147_483_647;

/** The end of work that may have to stop: by a timeout or by an abort. */
export class Deadline {
  /** Whether the time has run out. */
  isExpired = false;
  /** Whether the work has to stop, for either reason. */
  isStopped = false;
  /** The reason of the abort, or the timeout error. */
  reason: unknown;
  /** Fires the signal; `undefined` until the signal is read. */
  controller: AbortController | undefined;
  readonly #listeners: AbortListener[] = [];
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #unsubscribe: (() => void) | undefined;

  /** @param timeout - ms; 0 and Infinity set no limit. */
  constructor(timeout = 0, caller?: AbortSignal) {
    this.#unsubscribe =
      caller &&
      onAbort(caller, (reason) => {
        this.stop(reason);
      });
    if (!(timeout > 0 && timeout !== Infinity)) return;
    this.#timer = setTimeout(() => {
      this.isExpired = true;
      this.stop(namedError('TimeoutError', `The ${timeout} ms are over`));
    }, timeout);
  }

  /** A separate signal for the work. Created lazily: in Node a signal and a listener cost more than the rest of this file. */
  get signal(): AbortSignal {
    if (!this.controller) {
      const controller = (this.controller = new AbortController());
      this.onStop((reason) => {
        controller.abort(reason);
      });
    }
    return this.controller.signal;
  }

  /** Calls `listener` with the reason to stop; immediately if there is one already. */
  onStop(listener: AbortListener): void {
    if (this.isStopped) listener(this.reason);
    else this.#listeners.push(listener);
  }

  /** Settles as the work does, but rejects as soon as there is a reason to stop: the work may never check its signal. */
  race<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.onStop(reject);
      Promise.resolve(work).then(resolve, reject);
    });
  }

  /** Must be called when the work has settled: a timer keeps a process alive. */
  release(): void {
    clearTimeout(this.#timer);
    this.#unsubscribe?.();
  }

  /** Stops the work, as an abort by the caller does. */
  stop(reason: unknown): void {
    this.isStopped = true;
    this.reason = reason;
    for (const listener of this.#listeners) listener(reason);
  }
}

const DEADLINE = Symbol('deadline');

/** A request that the client has created. */
interface DeadlineRequest extends TransportRequest {
  readonly [DEADLINE]?: Deadline;
}

/**
 * An own property of each request, so that a transport that passes on a copy also passes on the signal. All requests share one
 * getter: with a closure or a WeakMap entry for each, V8 kept everything that a call holds until its next full collection,
 * which took a third of the time of a call.
 */
const signal: PropertyDescriptor & ThisType<Required<DeadlineRequest>> = {
  enumerable: true,
  get() {
    return this[DEADLINE].signal;
  },
};

/** Puts a request under a deadline. Two calls, because `defineProperties` takes twice as long. */
export function withDeadline(deadline: Deadline, request: Omit<TransportRequest, 'signal'>): TransportRequest {
  return Object.defineProperty(
    Object.defineProperty(request, DEADLINE, { value: deadline }),
    'signal',
    signal,
  ) as TransportRequest;
}

/**
 * Calls `listener` with the reason when a request has to stop, without creating a signal if there is a cheaper way. The
 * returned function unsubscribes.
 */
export function onStop(request: TransportRequest, listener: AbortListener): () => void {
  const { [DEADLINE]: deadline } = request as DeadlineRequest;
  if (!deadline) return onAbort(request.signal, listener);
  deadline.onStop(listener);
  return () => undefined;
}

/** Returns the deadline of a request, unless the request may be stopped by its signal instead. */
export function deadlineWithoutSignal(request: TransportRequest): Deadline | undefined {
  const { [DEADLINE]: deadline } = request as DeadlineRequest;
  return deadline?.controller ? undefined : deadline;
}

const isTimeout = (value: unknown): boolean => isAmount(value) && (value <= MAX_TIMER || value === Infinity);

/** The check of a timeout. */
export const TIMEOUT = [isTimeout, `a number of milliseconds from 0 (no limit) to ${MAX_TIMER}`] as const satisfies Demand;

/** Checks a timeout in ms. */
export function checkTimeout(timeout: unknown): number {
  demandValue(TIMEOUT, 'timeout', timeout);
  return Number(timeout);
}
