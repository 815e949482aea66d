import { isObject } from '../core/values/is-object.js';
import { pace } from '../core/values/pace.js';
import { harmless } from '../core/values/report.js';
import type { JobState } from './states.js';
import { valueIn } from './states.js';

/** How far a job is. */
export interface JobProgress {
  state: JobState;
  /** The platform's own word. */
  raw: string | undefined;
  /** How much is done of `total`, where the platform says so; of 100 where it tells percent. */
  done: number | undefined;
  total: number | undefined;
  /** Done in a second, since the job was first looked at. */
  rate: number | undefined;
  /** How long it will take at that rate, in s. */
  remaining: number | undefined;
}

/** How much is done of how much. */
export type Amount = Partial<Pick<JobProgress, 'done' | 'total'>>;

/** Leaves out what a response holds instead of numbers. */
function numbersOf({ done, total }: Amount): Amount {
  return {
    ...(typeof done === 'number' && { done }),
    ...(typeof total === 'number' && { total }),
  };
}

/** What an answer tells in percent. */
function percentIn(status: unknown): Amount {
  const done = valueIn(status, /^percent|^progress$/, 'number') as number | undefined;
  return done === undefined ? {} : { done, total: 100 };
}

/** Tells whoever waits of each look at a job. */
export function teller(
  onProgress: (progress: JobProgress, status: undefined) => void,
  amount: (status: never) => Amount = percentIn,
): (at: Pick<JobProgress, 'state' | 'raw'>, status: unknown) => void {
  const speed = pace();
  const tell = harmless('onProgress', onProgress);
  return (at, status) => {
    // A 404 tells how some jobs stand, and has no status.
    const { done, total } = isObject(status) ? numbersOf(amount(status as never)) : {};
    tell({ ...at, done, total, ...speed(done, total) }, status as undefined);
  };
}
