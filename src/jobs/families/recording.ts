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
  start: (api: RecordingApi, query: RecordingJobsQuery, request) => api.postRecordingJobs(query, request),
  isFree: async (api, request) => {
    const of = (state: 'PENDING' | 'PROCESSING') => awaitResult(api.getRecordingJobs({ state, showOnlyMyJobs: false }, request));
    return (
      (await Promise.all([of('PENDING'), of('PROCESSING')])).flatMap(
        (page: Partial<RecordingJobEntityListing> | null) => page?.entities ?? [],
      ).length < 2
    );
  },
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getRecordingJob(id, request),
  words: { queued: 'pending' },
  amount: ({ totalProcessedRecordings: done, totalRecordings: total }) => ({ done, total }),
  execute: (api, [id], request) => api.putRecordingJob(id, { state: 'PROCESSING' }, request),
  cancel: (api, [id], request) => api.deleteRecordingJob(id, request),
});

/** Addresses of the media of up to 100 recordings. Each result has an address or an error. */
export const recordingBatch = /* @__PURE__ */ jobFamily({
  name: 'recordingBatch',
  api: 'RecordingApi',
  start: (api: RecordingApi, batch: BatchDownloadJobSubmission, request) => api.postRecordingBatchrequests(batch, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getRecordingBatchrequest(id, request),
  state: ({ resultCount, expectedResultCount }) => {
    if (typeof resultCount !== 'number' || typeof expectedResultCount !== 'number') return undefined;
    return resultCount >= expectedResultCount ? 'complete' : 'running';
  },
  amount: ({ resultCount: done, expectedResultCount: total }) => ({ done, total }),
});
