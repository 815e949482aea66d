import type { OperationContext } from '../http/operation-context.js';
import type { JobOutcome } from '../store/control/job-plans.js';
import type { World } from '../store/world.js';

/** An asynchronous job, stored as plain JSON. */
export interface Job {
  id: string;
  /** ms since the epoch */
  submitted: number;
  cancelled?: number;
  /** The planned outcome, if a test has set one. */
  fate?: JobOutcome;
}

/** How long a job waits, and the time of its end, in ms after it was submitted. */
const QUEUED = 1000;
const DONE = 3000;

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Creates a job that starts now. */
export function newJob(world: World, context: OperationContext): Job {
  const fate = world.jobPlans.take(context.method, context.path);
  return { id: world.newId(), submitted: world.now(), ...(fate && { fate }) };
}

/** How long a job takes, in ms. */
function lastsFor({ fate }: Job): number {
  return fate?.end === 'never' ? Infinity : (fate?.lastsMs ?? DONE);
}

/** When a job ends, in ms since the epoch. */
export function endOf(job: Job): number {
  return job.submitted + lastsFor(job);
}

/** The current state of a job. */
export function jobState(world: World, job: Job): JobState {
  if (job.cancelled !== undefined) return 'cancelled';
  const age = world.now() - job.submitted;
  const lasts = lastsFor(job);
  if (age >= lasts) return job.fate?.end === 'failed' ? 'failed' : 'done';
  return age < Math.min(QUEUED, lasts / 3) ? 'queued' : 'running';
}

/** The progress from 0 to 1. A job that fails does so half way. */
export function jobProgress(world: World, job: Job): number {
  const lasts = lastsFor(job);
  const waits = Math.min(QUEUED, lasts / 3);
  const done = lasts === Infinity ? 0 : Math.min(1, Math.max(0, (world.now() - job.submitted - waits) / (lasts - waits || 1)));
  return job.fate?.end === 'failed' ? done / 2 : done;
}

/** The error message of a failed job. */
export function failureOf({ fate }: Job): string {
  return fate?.message ?? 'The job failed';
}
