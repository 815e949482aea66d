/* oxlint-disable typescript/no-deprecated -- retired operations stay available to programs and sandboxes of earlier API levels */
import type { AnalyticsApi } from '../../apis/analytics.js';
import type {
  AsyncConversationQuery,
  AsyncUserDetailsQuery,
  ReportingExportJobRequest,
  ReportingExportJobResponse,
} from '../../models/index.js';
import { jobFamily } from '../family.js';

/**
 * The details of many conversations. The data lake that is queried is updated about once a day:
 * `getAnalyticsConversationsDetailsJobsAvailability` returns up to when.
 */
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

/** Finds an export in the platform's list. The response may lack the list. */
const exportWith = (id: string, exports: readonly ReportingExportJobResponse[] | undefined) =>
  exports?.find((each) => each.id === id);

/** The export of a view as a file. No operation returns a single export, so its status is looked up among the latest 100. */
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
 * Runs a scheduled report now.
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
