import { isObject } from '../core/values/is-object.js';
import { trackSpeed } from '../core/values/speed.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { JobState } from './states.js';
import { valueIn } from './states.js';

/** The progress of a job. */
export interface JobProgress {
  state: JobState;
  /** The platform's word for the state. */
  raw: string | undefined;
  /** How much of `total` is done, if the platform reports it. For percentages, `total` is 100. */
  done: number | undefined;
  total: number | undefined;
  /** Units done per second since the first status request. */
  rate: number | undefined;
  /** The estimated remaining time at that rate, in s. */
  remaining: number | undefined;
}

/** How much of a total is done. */
export type Amount = Partial<Pick<JobProgress, 'done' | 'total'>>;

/** Drops values that are not numbers. */
function numbersOf({ done, total }: Amount): Amount {
  return {
    ...(typeof done === 'number' && { done }),
    ...(typeof total === 'number' && { total }),
  };
}

/** Reads a percentage from a status. */
function percentIn(status: unknown): Amount {
  const done = valueIn(status, /^percent|^progress$/, 'number') as number | undefined;
  return done === undefined ? {} : { done, total: 100 };
}

/** Returns a function that reports each status to the caller's listener. */
export function createProgressReporter(
  onProgress: (progress: JobProgress, status: undefined) => void,
  amount: (status: never) => Amount = percentIn,
): (state: Pick<JobProgress, 'state' | 'raw'>, status: unknown) => void {
  const speed = trackSpeed();
  const reportProgress = isolateErrors('onProgress', onProgress);
  return (state, status) => {
    // After a 404 there is a state but no status.
    const { done, total } = isObject(status) ? numbersOf(amount(status as never)) : {};
    reportProgress({ ...state, done, total, ...speed(done, total) }, status as undefined);
  };
}
