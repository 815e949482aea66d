/* oxlint-disable typescript/no-deprecated -- what the platform has retired is there for programs, and sandboxes, of the level before */
import type { AnalyticsApi } from '../../apis/analytics.js';
import type {
  AsyncConversationQuery,
  AsyncUserDetailsQuery,
  ReportingExportJobRequest,
  ReportingExportJobResponse,
} from '../../models/index.js';
import { jobFamily } from '../family.js';

/** The details of many conversations. What is queried is copied into the data lake about once a day: `getAnalyticsConversationsDetailsJobsAvailability` says up to when. */
export const conversationDetails = /* @__PURE__ */ jobFamily({
  name: 'conversationDetails',
  api: 'AnalyticsApi',
  start: (api: AnalyticsApi, query: AsyncConversationQuery, r) => api.postAnalyticsConversationsDetailsJobs(query, r),
  ids: ({ jobId }) => [jobId],
  status: (api, [id], r) => api.getAnalyticsConversationsDetailsJob(id, r),
  results: (api, [id], page, r) => api.getAnalyticsConversationsDetailsJobResults(id, page, r),
  cancel: (api, [id], r) => api.deleteAnalyticsConversationsDetailsJob(id, r),
});

/** The presences and routing statuses of many users. */
export const userDetails = /* @__PURE__ */ jobFamily({
  name: 'userDetails',
  api: 'AnalyticsApi',
  start: (api: AnalyticsApi, query: AsyncUserDetailsQuery, r) => api.postAnalyticsUsersDetailsJobs(query, r),
  ids: ({ jobId }) => [jobId],
  status: (api, [id], r) => api.getAnalyticsUsersDetailsJob(id, r),
  results: (api, [id], page, r) => api.getAnalyticsUsersDetailsJobResults(id, page, r),
  cancel: (api, [id], r) => api.deleteAnalyticsUsersDetailsJob(id, r),
});

/** One of the exports that the platform lists. A response may hold no list at all. */
const exportWith = (id: string, exports: readonly ReportingExportJobResponse[] | undefined) =>
  exports?.find((each) => each.id === id);

/** A view as a file. Exports have no operation of their own that tells of one: it is looked for among the latest. */
export const reportingExport = /* @__PURE__ */ jobFamily({
  name: 'reportingExport',
  api: 'AnalyticsApi',
  start: (api: AnalyticsApi, view: ReportingExportJobRequest, r) => api.postAnalyticsReportingExports(view, r),
  ids: ({ id }) => [id],
  status: (api, _ids, r) => api.getAnalyticsReportingExports({ pageSize: 100 }, r),
  state: ({ entities }, [id]) => exportWith(id, entities)?.status ?? 'submitted',
  amount: () => ({}),
  result: ({ entities }, [id]) => exportWith(id, entities)?.downloadUrl,
});

/**
 * A run of a report, now instead of when its schedule says so.
 *
 * @deprecated The platform no longer offers scheduled reports.
 */
export const reportRun = /* @__PURE__ */ jobFamily({
  name: 'reportRun',
  api: 'AnalyticsApi',
  start: (api: AnalyticsApi, scheduleId: string, r) => api.postAnalyticsReportingScheduleRunreport(scheduleId, r),
  ids: ({ id }, scheduleId) => [scheduleId, id],
  status: (api, [scheduleId, id], r) => api.getAnalyticsReportingScheduleHistoryRunId(id, scheduleId, r),
  words: { failed: 'failedtimeout faileddatalimit unabletocomplete' },
});
