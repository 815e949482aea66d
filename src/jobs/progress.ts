import { isObject } from '../core/is-object.js';
import { pace } from '../core/pace.js';
import type { JobState } from './states.js';

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

/** What an answer tells of itself under one of the platform's names for it. */
export function wordIn(status: unknown): string | undefined {
  return found(status, /^(query|run)?(state|status)(code)?$/i, 'string') as string | undefined;
}

/** What an answer tells in percent. */
export function percentIn(status: unknown): Amount {
  const done = found(status, /^percent|^progress$/, 'number') as number | undefined;
  return done === undefined ? {} : { done, total: 100 };
}

function found(status: unknown, names: RegExp, type: string): unknown {
  // What an answer holds below is not about the job itself.
  const entries = isObject(status) ? Object.entries(status) : [];
  return entries.find(([name, value]) => names.test(name) && typeof value === type)?.[1];
}

/** Tells progress from one look to the next. */
export function progress(): (at: { state: JobState; raw: string | undefined }, amount: Amount) => JobProgress {
  const speed = pace();
  return ({ state, raw }, { done, total }) => ({ state, raw, done, total, ...speed(done, total) });
}
