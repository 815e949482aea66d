import type { PriorityQueue } from './priority-queue.js';

/** Caps how many requests are under way at the same time, over all limits of a governor. */
export class Slots<Q extends PriorityQueue<{ since: number }>> {
  readonly #max: number;
  #usedCount = 0;
  readonly #blockedQueues = new Set<Q>();

  constructor(max: number) {
    this.#max = max;
  }

  get free(): number {
    return this.#max - this.#usedCount;
  }

  get hasBlocked(): boolean {
    return this.#blockedQueues.size > 0;
  }

  take(count = 1): void {
    this.#usedCount += count;
  }

  /** Adds a queue that could continue if a slot was free. */
  block(queue: Q): void {
    this.#blockedQueues.add(queue);
  }

  release(count = 1): void {
    this.#usedCount -= count;
  }

  /** Removes and returns the queue whose call is next, if a slot is free and a queue waits for one. */
  next(): Q | undefined {
    if (this.free <= 0) return undefined;
    let next: Q | undefined;
    for (const queue of this.#blockedQueues) if (next === undefined || queue.rank < next.rank) next = queue;
    if (next) this.#blockedQueues.delete(next);
    return next;
  }
}
