import type { RecordingApi } from '../../apis/recording.js';
import type { BatchDownloadJobSubmission, RecordingJobEntityListing, RecordingJobsQuery } from '../../models/index.js';
import { awaitResult } from '../../core/call/await-result.js';
import { jobFamily } from '../family.js';

/**
 * Exports or deletes recordings. The job pauses after it has selected the recordings; `execute: true` continues it. An
 * organisation may have at most two jobs in preparation or execution: with `start(api, query, { wait: true })` a third one
 * waits until it can start.
 */
export const recordingBulk = /* @__PURE__ */ jobFamily({
  name: 'recordingBulk',
  api: 'RecordingApi',
  start: (api: RecordingApi, query: RecordingJobsQuery, r) => api.postRecordingJobs(query, r),
  isFree: async (api, r) => {
    const of = (state: 'PENDING' | 'PROCESSING') => awaitResult(api.getRecordingJobs({ state, showOnlyMyJobs: false }, r));
    return (
      (await Promise.all([of('PENDING'), of('PROCESSING')])).flatMap(
        (page: Partial<RecordingJobEntityListing> | null) => page?.entities ?? [],
      ).length < 2
    );
  },
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getRecordingJob(id, r),
  words: { queued: 'pending' },
  amount: ({ totalProcessedRecordings: done, totalRecordings: total }) => ({ done, total }),
  execute: (api, [id], r) => api.putRecordingJob(id, { state: 'PROCESSING' }, r),
  cancel: (api, [id], r) => api.deleteRecordingJob(id, r),
});

/** Addresses of the media of up to 100 recordings. Each result has an address or an error. */
export const recordingBatch = /* @__PURE__ */ jobFamily({
  name: 'recordingBatch',
  api: 'RecordingApi',
  start: (api: RecordingApi, batch: BatchDownloadJobSubmission, r) => api.postRecordingBatchrequests(batch, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getRecordingBatchrequest(id, r),
  state: ({ resultCount, expectedResultCount }) => {
    if (typeof resultCount !== 'number' || typeof expectedResultCount !== 'number') return undefined;
    return resultCount >= expectedResultCount ? 'complete' : 'running';
  },
  amount: ({ resultCount: done, expectedResultCount: total }) => ({ done, total }),
});
