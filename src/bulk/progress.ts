import { state } from './lines.js';
import type { BulkProgress } from './options.js';
import type { States } from './states.js';

/** Reckons how far a run is, and how fast it was since it began this time. */
export class Pace {
  readonly #began = Date.now();
  #first: number | undefined;

  constructor(readonly phase: BulkProgress['phase']) {}

  at(
    { done, failed, skipped }: Pick<BulkProgress, 'done' | 'failed' | 'skipped'>,
    total?: number,
    settled = done + failed + skipped,
  ): BulkProgress {
    this.#first ??= settled;
    const time = Date.now() - this.#began;
    const rate = time > 0 ? ((settled - this.#first) / time) * 1000 : undefined;
    const remaining = rate && total !== undefined ? (total - settled) / rate : undefined;
    return { phase: this.phase, settled, done, failed, skipped, total, rate, remaining };
  }
}

/** What came of a run so far. */
export function countsOf(states: States): Pick<BulkProgress, 'done' | 'failed' | 'skipped'> {
  return {
    // What an undo has left as it is, is as the run has made it.
    done: states.count(state.done) + states.count(state.left),
    failed: states.count(state.failed) + states.count(state.unclear),
    skipped: states.count(state.skipped) + states.count(state.undone),
  };
}
