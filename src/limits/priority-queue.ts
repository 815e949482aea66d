import { FifoQueue } from './fifo-queue.js';

/** How much later than a call of the next lower priority a call may have begun to wait and still go first, in ms. */
const HEAD_START = 30_000;

/** Waiting calls: one queue for each priority. */
export class PriorityQueue<Call extends { since: number }> {
  /** By priority: interactive, normal, background. */
  readonly queues = [new FifoQueue<Call>(), new FifoQueue<Call>(), new FifoQueue<Call>()] as const;

  get queued(): number {
    return this.queues.reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * The priorities with waiting calls, the next one first. A call that has waited for long goes before later calls of higher
   * priority.
   */
  order(): number[] {
    return [0, 1, 2].filter((priority) => this.queues[priority]?.size).sort((one, other) => this.#rank(one) - this.#rank(other));
  }

  /** The rank of the next call: the lowest goes first. */
  get rank(): number {
    return Math.min(...[0, 1, 2].map((priority) => (this.queues[priority]?.size ? this.#rank(priority) : Infinity)));
  }

  #rank(priority: number): number {
    return (this.queues[priority]?.first?.since ?? 0) + priority * HEAD_START;
  }
}
