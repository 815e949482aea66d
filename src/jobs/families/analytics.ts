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
  start: (api: AnalyticsApi, query: AsyncConversationQuery, request) => api.postAnalyticsConversationsDetailsJobs(query, request),
  ids: ({ jobId }) => [jobId],
  status: (api, [id], request) => api.getAnalyticsConversationsDetailsJob(id, request),
  results: (api, [id], page, request) => api.getAnalyticsConversationsDetailsJobResults(id, page, request),
  cancel: (api, [id], request) => api.deleteAnalyticsConversationsDetailsJob(id, request),
});

/** The presences and routing statuses of many users. */
export const userDetails = /* @__PURE__ */ jobFamily({
  name: 'userDetails',
  api: 'AnalyticsApi',
  start: (api: AnalyticsApi, query: AsyncUserDetailsQuery, request) => api.postAnalyticsUsersDetailsJobs(query, request),
  ids: ({ jobId }) => [jobId],
  status: (api, [id], request) => api.getAnalyticsUsersDetailsJob(id, request),
  results: (api, [id], page, request) => api.getAnalyticsUsersDetailsJobResults(id, page, request),
  cancel: (api, [id], request) => api.deleteAnalyticsUsersDetailsJob(id, request),
});

/** Finds an export in the platform's list. The response may lack the list. */
const exportWith = (id: string, exports: readonly ReportingExportJobResponse[] | undefined) =>
  exports?.find((each) => each.id === id);

/** The export of a view as a file. No operation returns a single export, so its status is looked up among the latest 100. */
export const reportingExport = /* @__PURE__ */ jobFamily({
  name: 'reportingExport',
  api: 'AnalyticsApi',
  start: (api: AnalyticsApi, view: ReportingExportJobRequest, request) => api.postAnalyticsReportingExports(view, request),
  ids: ({ id }) => [id],
  status: (api, _ids, request) => api.getAnalyticsReportingExports({ pageSize: 100 }, request),
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
  start: (api: AnalyticsApi, scheduleId: string, request) => api.postAnalyticsReportingScheduleRunreport(scheduleId, request),
  ids: ({ id }, scheduleId) => [scheduleId, id],
  status: (api, [scheduleId, id], request) => api.getAnalyticsReportingScheduleHistoryRunId(id, scheduleId, request),
  words: { failed: 'failedtimeout faileddatalimit unabletocomplete' },
});
