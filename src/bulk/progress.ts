import { pace } from '../core/values/pace.js';
import { state } from './journal/lines.js';
import type { BulkProgress } from './options.js';
import type { States } from './journal/states.js';

type Counts = Pick<BulkProgress, 'done' | 'failed' | 'skipped'>;

/** Progress without whether the run is paused: who reports it knows that. */
export type Progress = Omit<BulkProgress, 'isPaused'>;

/** Tells how far a run is, and how fast it is since it was first looked at this time. */
export function progress(phase: BulkProgress['phase']): (counts: Counts, total?: number, settled?: number) => Progress {
  const speed = pace();
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

/** What came of a run so far. */
export function countsOf(states: States): Counts {
  return {
    // What an undo has left as it is, is as the run has made it.
    done: states.count(state.done) + states.count(state.left),
    failed: states.count(state.failed) + states.count(state.unclear),
    skipped: states.count(state.skipped) + states.count(state.undone),
  };
}
