import type { World } from '../world/world.js';

/** Something that is done as time passes, kept as plain JSON. */
export interface Job {
  id: string;
  /** ms since the epoch */
  submitted: number;
  cancelled?: number;
}

/** How long a job waits for its turn, and when it is done, in ms after it was submitted. */
export const QUEUED = 1000;
export const DONE = 3000;

export type JobState = 'queued' | 'running' | 'done' | 'cancelled';

/** Where a job stands at this moment. */
export function jobState(world: World, job: Job): JobState {
  if (job.cancelled !== undefined) return 'cancelled';
  const age = world.now() - job.submitted;
  if (age < QUEUED) return 'queued';
  return age < DONE ? 'running' : 'done';
}

/** How much of it is done, from 0 to 1. */
export function jobProgress(world: World, job: Job): number {
  return Math.min(1, Math.max(0, (world.now() - job.submitted - QUEUED) / (DONE - QUEUED)));
}
