import { trackSpeed } from '../core/values/speed.js';
import { state } from './journal/lines.js';
import type { BulkProgress } from './options.js';
import type { States } from './journal/states.js';

type Counts = Pick<BulkProgress, 'done' | 'failed' | 'skipped'>;

/** Progress without `isPaused`, which the reporter adds. */
export type Progress = Omit<BulkProgress, 'isPaused'>;

/** Returns a function that computes the progress of a run and its rate since this call. */
export function progress(phase: BulkProgress['phase']): (counts: Counts, total?: number, settled?: number) => Progress {
  const speed = trackSpeed();
  return ({ done, failed, skipped }, total, settled = done + failed + skipped) => ({
    phase,
    settled,
    done,
    failed,
    skipped,
    total,
    ...speed(settled, total),
  });
}

/** The counters of a run so far. */
export function countsOf(states: States): Counts {
  return {
    // An undo left these entities in the state that the run had set.
    done: states.count(state.done) + states.count(state.left),
    failed: states.count(state.failed) + states.count(state.unclear),
    skipped: states.count(state.skipped) + states.count(state.undone),
  };
}
