import { TimeoutError } from '../core/errors/errors.js';
import { backoffDelay } from './backoff.js';
import { retryAfterMs } from './failure.js';
import type { Listener, Repair } from './listener.js';
import type { Timings } from './settings.js';

/** Concurrent repairs. */
const AT_ONCE = 4;
/** Repairs per minute. The platform permits 300 requests per minute and token. */
const STARTS_A_MINUTE = 240;
/** A repair may run twice in a row; then its starts are at least this far apart, in ms. */
const INTERVAL = 5000;

type Handle = ReturnType<typeof setTimeout>;

/** Reads the current state again after events may have been missed. */
export class Repairs {
  readonly #timings: Timings;
  readonly #failed: (listeners: readonly Listener[], error?: unknown) => void;
  readonly #queue: Repair[] = [];
  readonly #timers = new Set<Handle>();
  /** The starts of the last minute, in ms since the epoch. */
  #starts: number[] = [];
  #running = 0;
  #isClosed = false;
  readonly #abort = new AbortController();
  /** The platform has requested a pause: nothing starts before this timer fires. */
  #pause: { readonly handle: Handle; readonly until: number } | undefined;

  /**
   * @param failed - Called with the listeners of a repair that failed, or, without an error, whose events could not all be
   *   held.
   */
  constructor(timings: Timings, failed: (listeners: readonly Listener[], error?: unknown) => void) {
    this.#timings = timings;
    this.#failed = failed;
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
    const waitMs = this.#intervalLeft(repair);
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
    this.#later(ms, () => {
      this.#enqueue(repair);
    });
  }

  #intervalLeft({ starts }: Repair): number {
    const [first] = starts;
    if (first === undefined || starts.length < 2) return 0;
    const elapsed = Date.now() - first;
    // A clock that was set back must not extend the interval.
    return elapsed < 0 ? 0 : INTERVAL - elapsed;
  }

  #startNext(): void {
    while (this.#running < AT_ONCE && !this.#pause && !this.#isClosed) {
      if (this.#queue.length === 0) return;
      const quotaLeft = this.#quotaWait();
      if (quotaLeft > 0) {
        this.#pauseAll(quotaLeft);
        return;
      }
      const repair = this.#queue.shift();
      if (repair) this.#start(repair);
    }
  }

  /** How long until another repair may start, in ms. */
  #quotaWait(): number {
    const now = Date.now();
    this.#starts = this.#starts.filter((start) => start <= now && now - start < 60_000);
    const [oldest = now] = this.#starts;
    return this.#starts.length < STARTS_A_MINUTE ? 0 : oldest + 60_000 - now;
  }

  /** Starts nothing for this many ms. Listeners in the queue receive their events meanwhile. */
  #pauseAll(ms: number): void {
    const until = Date.now() + ms;
    if (this.#isClosed || (this.#pause && this.#pause.until >= until)) return;
    if (this.#pause) this.#forgetTimer(this.#pause.handle);
    const handle = this.#later(ms, () => {
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
    this.#running += 1;
    this.#starts.push(now);
    repair.starts = [...repair.starts, now].slice(-2);
    for (const listener of repair.due) listener.hold();
    repair.isDelayed = false;
    void this.#run(repair).then(() => {
      this.#running -= 1;
      this.#startNext();
    });
  }

  async #run(repair: Repair): Promise<void> {
    // Combines all listeners that become due at the same moment in one call.
    await Promise.resolve();
    const asked = [...repair.due].filter(({ isOver }) => !isOver);
    repair.due.clear();
    try {
      const found = asked.length > 0 ? await this.#ask(repair, asked) : new Map<string, unknown>();
      if (this.#isClosed) return;
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- JavaScript callers may return any value
      if (typeof found?.has !== 'function') throw new TypeError('A repair of onEach resolves to a Map of what it found, by ids');
      repair.failures = 0;
      this.#deliver(repair, asked, found);
      repair.isQueued = false;
      if (repair.due.size > 0) this.#requeue(repair);
    } catch (error) {
      this.#fail(repair, asked, error);
    }
  }

  /** Calls the repair with a deadline. Later results are ignored. */
  async #ask(repair: Repair, asked: readonly Listener[]): Promise<ReadonlyMap<string, unknown>> {
    const { repairTimeoutMs } = this.#timings;
    const abort = new AbortController();
    const end = (): void => {
      abort.abort();
    };
    this.#abort.signal.addEventListener('abort', end);
    let handle: Handle | undefined;
    const deadline = new Promise<never>((_resolve, reject) => {
      handle = this.#later(repairTimeoutMs, () => {
        reject(new TimeoutError('A repair', repairTimeoutMs));
        end();
      });
    });
    const ids = asked.map(({ id }) => id);
    try {
      const request = { signal: abort.signal, priority: 'background' } as const;
      return await Promise.race([repair.ask(ids, request), deadline]);
    } finally {
      this.#abort.signal.removeEventListener('abort', end);
      if (handle !== undefined) this.#forgetTimer(handle);
    }
  }

  #deliver(repair: Repair, asked: readonly Listener[], found: ReadonlyMap<string, unknown>): void {
    // Listeners that have become due again keep waiting.
    for (const each of asked) if (!repair.due.has(each)) each.repaired(found.has(each.id), found.get(each.id));
    const losers = asked.filter(({ hasLost }) => hasLost);
    for (const each of losers) {
      each.hasLost = false;
      repair.due.add(each);
    }
    if (losers.length > 0) this.#failed(losers);
  }

  #fail(repair: Repair, asked: readonly Listener[], error: unknown): void {
    if (this.#isClosed) return;
    for (const each of asked) repair.due.add(each);
    const pauseMs = retryAfterMs(error) ?? 0;
    if (pauseMs > 0) this.#pauseAll(pauseMs);
    repair.failures += 1;
    this.#delay(repair, Math.max(backoffDelay(repair.failures, Math.random(), this.#timings), pauseMs));
    this.#failed(asked, error);
  }

  #requeue(repair: Repair): void {
    repair.isQueued = true;
    this.#enqueue(repair);
  }

  #later(ms: number, act: () => void): Handle {
    const handle = setTimeout(() => {
      this.#timers.delete(handle);
      act();
    }, ms);
    this.#timers.add(handle);
    return handle;
  }

  #forgetTimer(handle: Handle): void {
    clearTimeout(handle);
    this.#timers.delete(handle);
  }
}
