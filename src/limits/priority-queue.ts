import { FifoQueue } from './fifo-queue.js';

/** How much later than a call of the next lower priority a call may have begun to wait and still go first, in ms. */
const HEAD_START = 30_000;

/** Interactive, normal, background. */
const PRIORITIES = [0, 1, 2] as const;

/** Waiting calls: one queue for each priority. */
export class PriorityQueue<Call extends { since: number }> {
  /** By priority: interactive, normal, background. */
  readonly queues = [new FifoQueue<Call>(), new FifoQueue<Call>(), new FifoQueue<Call>()] as const;

  get queued(): number {
    const [interactive, normal, background] = this.queues;
    return interactive.size + normal.size + background.size;
  }

  /**
   * The priorities with waiting calls, the next one first. A call that has waited for long goes before later calls of higher
   * priority.
   */
  order(): number[] {
    return PRIORITIES.filter((priority) => this.queues[priority].size > 0).sort(
      (one, other) => this.#rank(one) - this.#rank(other),
    );
  }

  /** The rank of the next call: the lowest goes first. If slots are rare, it is compared for all queues at each call. */
  get rank(): number {
    let lowestRank = Infinity;
    for (const priority of PRIORITIES)
      if (this.queues[priority].size > 0) lowestRank = Math.min(lowestRank, this.#rank(priority));
    return lowestRank;
  }

  #rank(priority: 0 | 1 | 2): number {
    return (this.queues[priority].first?.since ?? 0) + priority * HEAD_START;
  }
}
