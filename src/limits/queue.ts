import { Line } from './line.js';

/** How much later than a call of the next lower priority a call may have begun to wait and still go first, in ms. */
const HEAD_START = 30_000;

/** Waiting calls: one line for each priority. */
export class Queue<Waiting extends { since: number }> {
  /** By priority: interactive, normal, background. */
  readonly lines = [new Line<Waiting>(), new Line<Waiting>(), new Line<Waiting>()] as const;

  get queued(): number {
    return this.lines.reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * The priorities with waiting calls, the next one first. A call that has waited for long goes before later calls of higher
   * priority.
   */
  order(): number[] {
    return [0, 1, 2].filter((kind) => this.lines[kind]?.size).sort((one, other) => this.#rank(one) - this.#rank(other));
  }

  /** The rank of the next call: the lowest goes first. */
  get rank(): number {
    return Math.min(...[0, 1, 2].map((kind) => (this.lines[kind]?.size ? this.#rank(kind) : Infinity)));
  }

  #rank(kind: number): number {
    return (this.lines[kind]?.first?.since ?? 0) + kind * HEAD_START;
  }
}
