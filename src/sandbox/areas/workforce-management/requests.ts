import type { World } from '../../store/world.js';
import { failureOf, jobState } from '../jobs.js';
import type { Job } from '../jobs.js';

const statusByState = { queued: 'Pending', running: 'Ongoing', done: 'Success', failed: 'Failed', cancelled: 'Failed' } as const;

/** The status of a scheduling or forecasting request; other operations return its result. */
export function requestView(world: World, job: Job, errorCode: string): { id: string; status: string; errorDetails?: object[] } {
  const status = statusByState[jobState(world, job)];
  return {
    id: job.id,
    status,
    ...(status === 'Failed' && { errorDetails: [{ internalErrorCode: errorCode, description: failureOf(job) }] }),
  };
}
