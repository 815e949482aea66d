import { TimeoutError } from '../core/errors/errors.js';
import { backoffDelay } from './backoff.js';
import { retryAfterMs } from './failure.js';
import type { Listener, Repair } from './listener.js';
import type { Timings } from './settings.js';

/** Concurrent repairs. */
const MAX_CONCURRENT = 4;
/** Repairs per minute. The platform permits 300 requests per minute and token. */
const MAX_STARTS_PER_MINUTE = 240;
/** A repair may run twice in a row; then its starts are at least this far apart, in ms. */
const MIN_INTERVAL = 5000;

type Handle = ReturnType<typeof setTimeout>;

/** Reads the current state again after events may have been missed. */
export class Repairs {
  readonly #timings: Timings;
  readonly #reportFailure: (listeners: readonly Listener[], error?: unknown) => void;
  readonly #queue: Repair[] = [];
  readonly #timers = new Set<Handle>();
  /** The starts of the last minute, in ms since the epoch. */
  #starts: number[] = [];
  #runningCount = 0;
  #isClosed = false;
  readonly #abort = new AbortController();
  /** The platform has requested a pause: nothing starts before this timer fires. */
  #pause: { readonly handle: Handle; readonly until: number } | undefined;

  /**
   * @param reportFailure - Called with the listeners of a repair that failed. Without an error, too many events came during the
   *   repair to hold them all.
   */
  constructor(timings: Timings, reportFailure: (listeners: readonly Listener[], error?: unknown) => void) {
    this.#timings = timings;
    this.#reportFailure = reportFailure;
  }

  /** Holds the events of a listener with a repair until the state since `from` (in ms) has been read. */
  add(listener: Listener, from = Date.now()): void {
    const { repair } = listener;
    if (!repair || this.#isClosed) return;
    listener.missedFrom = Math.min(listener.missedFrom ?? from, from);
    repair.due.add(listener);
    if (repair.isQueued) {
      if (!repair.isDelayed) listener.hold();
      return;
    }
    repair.isQueued = true;
    this.#enqueue(repair);
  }

  close(): void {
    this.#isClosed = true;
    this.#queue.length = 0;
    this.#abort.abort();
    for (const handle of this.#timers) clearTimeout(handle);
    this.#timers.clear();
  }

  #enqueue(repair: Repair): void {
    const waitMs = this.#remainingInterval(repair);
    if (waitMs > 0) {
      this.#delay(repair, waitMs);
      return;
    }
    repair.isDelayed = this.#pause !== undefined;
    if (!repair.isDelayed) for (const listener of repair.due) listener.hold();
    this.#queue.push(repair);
    this.#startNext();
  }

  /** Meanwhile events are delivered as they arrive, because the repair will read a newer state. */
  #delay(repair: Repair, ms: number): void {
    repair.isDelayed = true;
    for (const listener of repair.due) listener.release();
    this.#schedule(ms, () => {
      this.#enqueue(repair);
    });
  }

  #remainingInterval({ starts }: Repair): number {
    const [firstStart] = starts;
    if (firstStart === undefined || starts.length < 2) return 0;
    const elapsed = Date.now() - firstStart;
    // A clock that was set back must not extend the interval.
    return elapsed < 0 ? 0 : MIN_INTERVAL - elapsed;
  }

  #startNext(): void {
    while (this.#runningCount < MAX_CONCURRENT && !this.#pause && !this.#isClosed) {
      if (this.#queue.length === 0) return;
      const waitMs = this.#remainingQuotaWait();
      if (waitMs > 0) {
        this.#pauseAll(waitMs);
        return;
      }
      const repair = this.#queue.shift();
      if (repair) this.#start(repair);
    }
  }

  /** How long until another repair may start, in ms. */
  #remainingQuotaWait(): number {
    const now = Date.now();
    this.#starts = this.#starts.filter((start) => start <= now && now - start < 60_000);
    const [oldest = now] = this.#starts;
    return this.#starts.length < MAX_STARTS_PER_MINUTE ? 0 : oldest + 60_000 - now;
  }

  /** Starts nothing for this many ms. Listeners in the queue receive their events meanwhile. */
  #pauseAll(ms: number): void {
    const until = Date.now() + ms;
    if (this.#isClosed || (this.#pause && this.#pause.until >= until)) return;
    if (this.#pause) this.#cancelTimer(this.#pause.handle);
    const handle = this.#schedule(ms, () => {
      this.#pause = undefined;
      this.#startNext();
    });
    this.#pause = { handle, until };
    for (const repair of this.#queue) {
      repair.isDelayed = true;
      for (const listener of repair.due) listener.release();
    }
  }

  #start(repair: Repair): void {
    const now = Date.now();
    this.#runningCount += 1;
    this.#starts.push(now);
    repair.starts = [...repair.starts, now].slice(-2);
    for (const listener of repair.due) listener.hold();
    repair.isDelayed = false;
    void this.#run(repair).then(() => {
      this.#runningCount -= 1;
      this.#startNext();
    });
  }

  async #run(repair: Repair): Promise<void> {
    // Combines all listeners that become due at the same moment in one call.
    await Promise.resolve();
    const listeners = [...repair.due].filter(({ isOver }) => !isOver);
    repair.due.clear();
    try {
      const states = listeners.length > 0 ? await this.#readStates(repair, listeners) : new Map<string, unknown>();
      if (this.#isClosed) return;
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- JavaScript callers may return any value
      if (typeof states?.has !== 'function') throw new TypeError('The repair of onEach must resolve with a Map of states by id');
      repair.failures = 0;
      this.#deliver(repair, listeners, states);
      repair.isQueued = false;
      if (repair.due.size > 0) this.#requeue(repair);
    } catch (error) {
      this.#fail(repair, listeners, error);
    }
  }

  /** Calls the repair with a deadline. Later results are ignored. */
  async #readStates(repair: Repair, listeners: readonly Listener[]): Promise<ReadonlyMap<string, unknown>> {
    const { repairTimeoutMs } = this.#timings;
    const abort = new AbortController();
    const end = (): void => {
      abort.abort();
    };
    this.#abort.signal.addEventListener('abort', end);
    let handle: Handle | undefined;
    const deadline = new Promise<never>((_resolve, reject) => {
      handle = this.#schedule(repairTimeoutMs, () => {
        reject(new TimeoutError('A repair', repairTimeoutMs));
        end();
      });
    });
    const ids = listeners.map(({ id }) => id);
    try {
      const request = { signal: abort.signal, priority: 'background' } as const;
      return await Promise.race([repair.readState(ids, request), deadline]);
    } finally {
      this.#abort.signal.removeEventListener('abort', end);
      if (handle !== undefined) this.#cancelTimer(handle);
    }
  }

  #deliver(repair: Repair, listeners: readonly Listener[], states: ReadonlyMap<string, unknown>): void {
    // Listeners that have become due again keep waiting.
    for (const each of listeners) if (!repair.due.has(each)) each.deliverRepair(states);
    const listenersWithLoss = listeners.filter(({ hasLostEvents: hasLost }) => hasLost);
    for (const each of listenersWithLoss) {
      each.hasLostEvents = false;
      repair.due.add(each);
    }
    if (listenersWithLoss.length > 0) this.#reportFailure(listenersWithLoss);
  }

  #fail(repair: Repair, listeners: readonly Listener[], error: unknown): void {
    if (this.#isClosed) return;
    for (const each of listeners) repair.due.add(each);
    const pauseMs = retryAfterMs(error) ?? 0;
    if (pauseMs > 0) this.#pauseAll(pauseMs);
    repair.failures += 1;
    this.#delay(repair, Math.max(backoffDelay(repair.failures, Math.random(), this.#timings), pauseMs));
    this.#reportFailure(listeners, error);
  }

  #requeue(repair: Repair): void {
    repair.isQueued = true;
    this.#enqueue(repair);
  }

  #schedule(ms: number, act: () => void): Handle {
    const handle = setTimeout(() => {
      this.#timers.delete(handle);
      act();
    }, ms);
    this.#timers.add(handle);
    return handle;
  }

  #cancelTimer(handle: Handle): void {
    clearTimeout(handle);
    this.#timers.delete(handle);
  }
}
