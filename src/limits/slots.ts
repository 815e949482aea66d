import type { Queue } from './queue.js';

/** Caps how many requests are under way at the same time, over all limits of a governor. */
export class Slots<Q extends Queue<{ since: number }>> {
  readonly #max: number;
  #taken = 0;
  readonly #blocked = new Set<Q>();

  constructor(max: number) {
    this.#max = max;
  }

  get free(): number {
    return this.#max - this.#taken;
  }

  get hasBlocked(): boolean {
    return this.#blocked.size > 0;
  }

  take(count = 1): void {
    this.#taken += count;
  }

  /** Adds a queue that could continue if a slot was free. */
  block(queue: Q): void {
    this.#blocked.add(queue);
  }

  release(count = 1): void {
    this.#taken -= count;
  }

  /** Removes and returns the queue whose call is next, if a slot is free and a queue waits for one. */
  next(): Q | undefined {
    if (this.free <= 0) return undefined;
    let next: Q | undefined;
    for (const queue of this.#blocked) if (next === undefined || queue.rank < next.rank) next = queue;
    if (next) this.#blocked.delete(next);
    return next;
  }
}
