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
const QUEUE_TIME_MS = 1000;
const DEFAULT_DURATION_MS = 3000;

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Creates a job that starts now. */
export function newJob(world: World, context: OperationContext): Job {
  const fate = world.jobPlans.take(context.method, context.path);
  return { id: world.newId(), submitted: world.now(), ...(fate && { fate }) };
}

/** How long a job takes, in ms. */
function durationOf({ fate }: Job): number {
  return fate?.end === 'never' ? Infinity : (fate?.lastsMs ?? DEFAULT_DURATION_MS);
}

/** When a job ends, in ms since the epoch. */
export function endOf(job: Job): number {
  return job.submitted + durationOf(job);
}

/** The current state of a job. */
export function jobState(world: World, job: Job): JobState {
  if (job.cancelled !== undefined) return 'cancelled';
  const age = world.now() - job.submitted;
  const duration = durationOf(job);
  if (age >= duration) return job.fate?.end === 'failed' ? 'failed' : 'done';
  return age < Math.min(QUEUE_TIME_MS, duration / 3) ? 'queued' : 'running';
}

/** The progress from 0 to 1. A job that fails does so half way. */
export function jobProgress(world: World, job: Job): number {
  const duration = durationOf(job);
  const queueTime = Math.min(QUEUE_TIME_MS, duration / 3);
  const progress =
    duration === Infinity ? 0 : Math.min(1, Math.max(0, (world.now() - job.submitted - queueTime) / (duration - queueTime || 1)));
  return job.fate?.end === 'failed' ? progress / 2 : progress;
}

/** The error message of a failed job. */
export function failureOf({ fate }: Job): string {
  return fate?.message ?? 'The job failed';
}
