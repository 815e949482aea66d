import type { RecordingApi } from '../../apis/recording.js';
import type { BatchDownloadJobSubmission, RecordingJobEntityListing, RecordingJobsQuery } from '../../models/index.js';
import { answerOf } from '../../core/call/answer-of.js';
import { jobFamily } from '../family.js';

/**
 * Recordings that are exported or deleted. The job stops when it knows which these are; `execute: true` lets it go on. An organisation has
 * two at most that are prepared or carried out: with `start(api, query, { wait: true })` a third one waits for its turn.
 */
export const recordingBulk = /* @__PURE__ */ jobFamily({
  name: 'recordingBulk',
  api: 'RecordingApi',
  start: (api: RecordingApi, query: RecordingJobsQuery, r) => api.postRecordingJobs(query, r),
  isFree: async (api, r) => {
    const of = (state: 'PENDING' | 'PROCESSING') => answerOf(api.getRecordingJobs({ state, showOnlyMyJobs: false }, r));
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

/** Where the media of up to 100 recordings are: each of the results has its address, or why there is none. */
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
