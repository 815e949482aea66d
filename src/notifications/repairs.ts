import { delayOf } from './delay.js';
import type { Listener, Repair } from './listener.js';

/** Repairs that may be under way at once. */
const AT_ONCE = 4;

/** Asks anew what events may have been missed about. */
export class Repairs {
  readonly #queue: Repair[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #running = 0;
  #isClosed = false;

  /** @param failed - Told of a repair that failed, or without an error that took too long to keep all events. It is tried again. */
  constructor(private readonly failed: (listeners: readonly Listener[], error?: unknown) => void) {}

  /** Holds a listener's events back until what it may have missed is known, where it has a way to ask for that. */
  add(listener: Listener): void {
    const { repair } = listener;
    if (!repair) return;
    repair.due.add(listener);
    listener.hold();
    if (repair.isQueued || this.#isClosed) return;
    repair.isQueued = true;
    this.#queue.push(repair);
    this.#next();
  }

  close(): void {
    this.#isClosed = true;
    this.#queue.length = 0;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #next(): void {
    while (this.#running < AT_ONCE) {
      const repair = this.#queue.shift();
      if (!repair) return;
      this.#running += 1;
      void this.#run(repair).then(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #run(repair: Repair): Promise<void> {
    // All that became due in the same moment is one call.
    await Promise.resolve();
    const asked = [...repair.due].filter(({ isOver }) => !isOver);
    repair.due.clear();
    try {
      const found = asked.length > 0 ? await repair.ask(asked.map(({ id }) => id)) : new Map<string, unknown>();
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- programs in JavaScript give anything
      if (typeof found?.has !== 'function') throw new TypeError('A repair of onEach resolves to a Map of what it found, by ids');
      repair.failures = 0;
      // Who has become due again meanwhile goes on waiting.
      for (const each of asked) if (!repair.due.has(each)) each.repaired(found.has(each.id), found.get(each.id));
      const losers = asked.filter(({ hasLost }) => hasLost);
      for (const each of losers) {
        each.hasLost = false;
        repair.due.add(each);
      }
      if (losers.length > 0) this.failed(losers);
    } catch (error) {
      for (const each of asked) if (!repair.due.has(each)) each.release();
      this.#later(repair, asked);
      if (!this.#isClosed) this.failed(asked, error);
    }
    repair.isQueued = false;
    if (repair.due.size > 0) for (const each of [...repair.due]) this.add(each);
  }

  #later(repair: Repair, asked: readonly Listener[]): void {
    if (this.#isClosed) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        for (const each of asked) if (!each.isOver) this.add(each);
      },
      delayOf((repair.failures += 1)),
    );
    this.#timers.add(timer);
  }
}
