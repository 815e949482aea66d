import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type {
  AnalyticsReportingSettings,
  BotAggregateQueryResponse,
  BotAggregationQuery,
  ReportMetaData,
  ReportMetaDataEntityListing,
  ReportRunEntry,
  ReportRunEntryEntityDomainListing,
  ReportSchedule,
  ReportScheduleEntityListing,
  ReportingExportJobListing,
  ReportingExportJobRequest,
  ReportingExportJobResponse,
  ReportingExportMetadataJobListing,
  ReportingTurnsResponse,
  RunNowResponse,
  TranscriptAggregateQueryResponse,
  TranscriptAggregationQuery,
} from '../models/analytics.js';
import type {
  AnalyticsUserDetailsAsyncQueryResponse,
  AnalyticsUserDetailsQueryResponse,
  AsyncUserDetailsQuery,
  EvaluationAggregateQueryResponse,
  EvaluationAggregationQuery,
  FlowAggregateQueryResponse,
  FlowAggregationQuery,
  FlowObservationQuery,
  FlowObservationQueryResponse,
  JourneyAggregateQueryResponse,
  JourneyAggregationQuery,
  QueueObservationQuery,
  QueueObservationQueryResponse,
  SurveyAggregateQueryResponse,
  SurveyAggregationQuery,
  TranscriptConversationDetailSearchRequest,
  UserAggregateQueryResponse,
  UserAggregationQuery,
  UserDetailsQuery,
  UserObservationQuery,
  UserObservationQueryResponse,
} from '../models/shared-analytics.js';
import type {
  AnalyticsConversationAsyncQueryResponse,
  AnalyticsConversationQueryResponse,
  AnalyticsConversationWithoutAttributes,
  AnalyticsConversationWithoutAttributesMultiGetResponse,
  AsyncConversationQuery,
  AsyncQueryResponse,
  AsyncQueryStatus,
  ConversationAggregateQueryResponse,
  ConversationAggregationQuery,
  ConversationQuery,
  DataAvailabilityResponse,
  PropertyIndexRequest,
} from '../models/shared-conversation-analytics.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetAnalyticsBotflowReportingturnsOptions {
  /** Cursor of the following page. */
  after?: string;
  /** Turns a page, as a string; 250 at most. @defaultValue `50` */
  pageSize?: string;
  /** Only turns that this action of the flow handled. */
  actionId?: string;
  /** Only turns of this session. */
  sessionId?: string;
}

export interface GetAnalyticsReportingMetadataOptions extends PageOptions {
  /** Language of titles and descriptions. */
  locale?: string;
}

/**
 * Figures about conversations, users, queues, flows, bots, journeys, evaluations, surveys and transcripts, along with
 * scheduled reports and exports of views. Three kinds of question: aggregates sum metrics over an interval, observations say
 * what is true at this moment, details return the single conversations or user records. Details over long stretches belong in
 * a job. Intervals are ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`; durations in answers are
 * milliseconds.
 */
export class AnalyticsApi extends PlatformApi {
  /**
   * Cancels or discards a conversation details job together with its results.
   *
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see DELETE /api/v2/analytics/conversations/details/jobs/{jobId}
   */
  deleteAnalyticsConversationsDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsConversationsDetailsJob',
      'DELETE /api/v2/analytics/conversations/details/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Deletes a scheduled report, so that it does not run again.
   *
   * @see DELETE /api/v2/analytics/reporting/schedules/{scheduleId}
   */
  deleteAnalyticsReportingSchedule(scheduleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsReportingSchedule',
      'DELETE /api/v2/analytics/reporting/schedules/{scheduleId}',
      { scheduleId },
      {},
      request,
    );
  }

  /**
   * Cancels or discards a user details job together with its results.
   *
   * @permissions any of `analytics:userDetail:view`
   * @see DELETE /api/v2/analytics/users/details/jobs/{jobId}
   */
  deleteAnalyticsUsersDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsUsersDetailsJob',
      'DELETE /api/v2/analytics/users/details/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Lists what users said to a bot flow and what it answered, turn by turn, for finding out where sessions go wrong.
   *
   * @deprecated The platform offers `GET /api/v2/analytics/botflows/{botFlowId}/divisions/reportingturns` instead.
   * @permissions any of `analytics:botFlowReportingTurn:view`
   * @see GET /api/v2/analytics/botflows/{botFlowId}/reportingturns
   */
  getAnalyticsBotflowReportingturns(
    botFlowId: string,
    opts?: GetAnalyticsBotflowReportingturnsOptions,
    request?: RequestOptions,
  ): ApiPromise<ReportingTurnsResponse> {
    return this.call(
      'getAnalyticsBotflowReportingturns',
      'GET /api/v2/analytics/botflows/{botFlowId}/reportingturns',
      { botFlowId },
      opts,
      request,
    );
  }

  /**
   * Reads the analytics record of one conversation: participants, sessions, segments and metrics. Participant attributes are
   * not part of it.
   *
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see GET /api/v2/analytics/conversations/{conversationId}/details
   */
  getAnalyticsConversationDetails(
    conversationId: string,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationWithoutAttributes> {
    return this.call(
      'getAnalyticsConversationDetails',
      'GET /api/v2/analytics/conversations/{conversationId}/details',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads the analytics records of several conversations known by their ids. By criteria, use
   * `postAnalyticsConversationsDetailsQuery`.
   *
   * @param opts.id - Ids of the conversations.
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see GET /api/v2/analytics/conversations/details
   */
  getAnalyticsConversationsDetails(
    opts?: { id?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationWithoutAttributesMultiGetResponse> {
    return this.call('getAnalyticsConversationsDetails', 'GET /api/v2/analytics/conversations/details', {}, opts, request);
  }

  /**
   * Reads the state of a conversation details job: `QUEUED`, `PENDING`, `FULFILLED`, `FAILED`, `CANCELLED` or `EXPIRED`. Once
   * fulfilled, `getAnalyticsConversationsDetailsJobResults` has the conversations until the job expires.
   *
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see GET /api/v2/analytics/conversations/details/jobs/{jobId}
   */
  getAnalyticsConversationsDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsConversationsDetailsJob',
      'GET /api/v2/analytics/conversations/details/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the conversations that a fulfilled job found, participant attributes included.
   *
   * @param opts.cursor - Cursor from the previous page; absent for the first one. An answer without a cursor is the last.
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see GET /api/v2/analytics/conversations/details/jobs/{jobId}/results
   */
  getAnalyticsConversationsDetailsJobResults(
    jobId: string,
    opts?: { cursor?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationAsyncQueryResponse> {
    return this.call(
      'getAnalyticsConversationsDetailsJobResults',
      'GET /api/v2/analytics/conversations/details/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Tells up to which moment conversations can be found by details jobs, which trail behind the live data.
   *
   * @permissions any of `analytics:conversationDetail:view`
   * @see GET /api/v2/analytics/conversations/details/jobs/availability
   */
  getAnalyticsConversationsDetailsJobsAvailability(request?: RequestOptions): ApiPromise<DataAvailabilityResponse> {
    return this.call(
      'getAnalyticsConversationsDetailsJobsAvailability',
      'GET /api/v2/analytics/conversations/details/jobs/availability',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the exports of views that the caller has requested, with state and, when complete, download address.
   *
   * @permissions all of `analytics:dataExport:view`
   * @see GET /api/v2/analytics/reporting/exports
   */
  getAnalyticsReportingExports(opts?: PageOptions, request?: RequestOptions): ApiPromise<ReportingExportJobListing> {
    return this.call('getAnalyticsReportingExports', 'GET /api/v2/analytics/reporting/exports', {}, opts, request);
  }

  /**
   * Lists for each exportable view which filters and columns it supports or requires, and how far an interval may reach.
   *
   * @permissions all of `analytics:dataExport:view`
   * @see GET /api/v2/analytics/reporting/exports/metadata
   */
  getAnalyticsReportingExportsMetadata(request?: RequestOptions): ApiPromise<ReportingExportMetadataJobListing> {
    return this.call('getAnalyticsReportingExportsMetadata', 'GET /api/v2/analytics/reporting/exports/metadata', {}, {}, request);
  }

  /**
   * Lists the reports that can be scheduled, with the parameters each takes.
   *
   * @permissions any of `reporting:acd:view`, `reporting:status:view`, `reporting:interactions:view`,
   * `reporting:outbound:view`, `reporting:quality:view`, `employee`
   * @see GET /api/v2/analytics/reporting/metadata
   */
  getAnalyticsReportingMetadata(
    opts?: GetAnalyticsReportingMetadataOptions,
    request?: RequestOptions,
  ): ApiPromise<ReportMetaDataEntityListing> {
    return this.call('getAnalyticsReportingMetadata', 'GET /api/v2/analytics/reporting/metadata', {}, opts, request);
  }

  /**
   * Reads one report's title, parameters and languages.
   *
   * @param opts.locale - Language of title and description.
   * @permissions any of `reporting:acd:view`, `reporting:status:view`, `reporting:interactions:view`,
   * `reporting:outbound:view`, `reporting:quality:view`, `employee`
   * @see GET /api/v2/analytics/reporting/{reportId}/metadata
   */
  getAnalyticsReportingReportIdMetadata(
    reportId: string,
    opts?: { locale?: string },
    request?: RequestOptions,
  ): ApiPromise<ReportMetaData> {
    return this.call(
      'getAnalyticsReportingReportIdMetadata',
      'GET /api/v2/analytics/reporting/{reportId}/metadata',
      { reportId },
      opts,
      request,
    );
  }

  /**
   * Lists the file formats in which a scheduled report can be produced.
   *
   * @returns The names of the formats, as `ReportSchedule.reportFormat` takes them.
   * @see GET /api/v2/analytics/reporting/reportformats
   */
  getAnalyticsReportingReportformats(request?: RequestOptions): ApiPromise<string[]> {
    return this.call('getAnalyticsReportingReportformats', 'GET /api/v2/analytics/reporting/reportformats', {}, {}, request);
  }

  /**
   * Reads a scheduled report, with its last run and the next time it will fire.
   *
   * @see GET /api/v2/analytics/reporting/schedules/{scheduleId}
   */
  getAnalyticsReportingSchedule(scheduleId: string, request?: RequestOptions): ApiPromise<ReportSchedule> {
    return this.call(
      'getAnalyticsReportingSchedule',
      'GET /api/v2/analytics/reporting/schedules/{scheduleId}',
      { scheduleId },
      {},
      request,
    );
  }

  /**
   * Lists the completed runs of a scheduled report, page by page.
   *
   * @see GET /api/v2/analytics/reporting/schedules/{scheduleId}/history
   */
  getAnalyticsReportingScheduleHistory(
    scheduleId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<ReportRunEntryEntityDomainListing> {
    return this.call(
      'getAnalyticsReportingScheduleHistory',
      'GET /api/v2/analytics/reporting/schedules/{scheduleId}/history',
      { scheduleId },
      opts,
      request,
    );
  }

  /**
   * Reads the most recent completed run of a scheduled report.
   *
   * @see GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/latest
   */
  getAnalyticsReportingScheduleHistoryLatest(scheduleId: string, request?: RequestOptions): ApiPromise<ReportRunEntry> {
    return this.call(
      'getAnalyticsReportingScheduleHistoryLatest',
      'GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/latest',
      { scheduleId },
      {},
      request,
    );
  }

  /**
   * Reads one run of a scheduled report: its state and where its file is.
   *
   * @see GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/{runId}
   */
  getAnalyticsReportingScheduleHistoryRunId(
    runId: string,
    scheduleId: string,
    request?: RequestOptions,
  ): ApiPromise<ReportRunEntry> {
    return this.call(
      'getAnalyticsReportingScheduleHistoryRunId',
      'GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/{runId}',
      { runId, scheduleId },
      {},
      request,
    );
  }

  /**
   * Lists scheduled reports page by page.
   *
   * @permissions any of `reporting:acd:view`, `reporting:status:view`, `reporting:interactions:view`,
   * `reporting:outbound:view`, `reporting:quality:view`, `employee`
   * @see GET /api/v2/analytics/reporting/schedules
   */
  getAnalyticsReportingSchedules(opts?: PageOptions, request?: RequestOptions): ApiPromise<ReportScheduleEntityListing> {
    return this.call('getAnalyticsReportingSchedules', 'GET /api/v2/analytics/reporting/schedules', {}, opts, request);
  }

  /**
   * Reads the organisation's analytics settings, such as whether personal data is masked.
   *
   * @see GET /api/v2/analytics/reporting/settings
   */
  getAnalyticsReportingSettings(request?: RequestOptions): ApiPromise<AnalyticsReportingSettings> {
    return this.call('getAnalyticsReportingSettings', 'GET /api/v2/analytics/reporting/settings', {}, {}, request);
  }

  /**
   * Lists the named stretches of time that a scheduled report can cover.
   *
   * @returns The names of the periods, as `ReportSchedule.timePeriod` takes them.
   * @see GET /api/v2/analytics/reporting/timeperiods
   */
  getAnalyticsReportingTimeperiods(request?: RequestOptions): ApiPromise<string[]> {
    return this.call('getAnalyticsReportingTimeperiods', 'GET /api/v2/analytics/reporting/timeperiods', {}, {}, request);
  }

  /**
   * Reads the state of a user details job: `QUEUED`, `PENDING`, `FULFILLED`, `FAILED`, `CANCELLED` or `EXPIRED`. Results come
   * from `getAnalyticsUsersDetailsJobResults`.
   *
   * @permissions any of `analytics:userDetail:view`
   * @see GET /api/v2/analytics/users/details/jobs/{jobId}
   */
  getAnalyticsUsersDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call('getAnalyticsUsersDetailsJob', 'GET /api/v2/analytics/users/details/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Pages through the presences and routing statuses that a fulfilled user details job found.
   *
   * @param opts.cursor - Cursor from the previous page; absent for the first one. An answer without a cursor is the last.
   * @permissions any of `analytics:userDetail:view`
   * @see GET /api/v2/analytics/users/details/jobs/{jobId}/results
   */
  getAnalyticsUsersDetailsJobResults(
    jobId: string,
    opts?: { cursor?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<AnalyticsUserDetailsAsyncQueryResponse> {
    return this.call(
      'getAnalyticsUsersDetailsJobResults',
      'GET /api/v2/analytics/users/details/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Tells up to which moment user records can be found by details jobs.
   *
   * @permissions any of `analytics:userDetail:view`
   * @see GET /api/v2/analytics/users/details/jobs/availability
   */
  getAnalyticsUsersDetailsJobsAvailability(request?: RequestOptions): ApiPromise<DataAvailabilityResponse> {
    return this.call(
      'getAnalyticsUsersDetailsJobsAvailability',
      'GET /api/v2/analytics/users/details/jobs/availability',
      {},
      {},
      request,
    );
  }

  /**
   * Changes the organisation's analytics settings, for everyone who reads its analytics.
   *
   * @permissions any of `recording:recordingSegment:view`, `analytics:conversationDetail:view`,
   * `analytics:conversationAggregate:view`, `analytics:dashboardConfigurations:view`
   * @see PATCH /api/v2/analytics/reporting/settings
   */
  patchAnalyticsReportingSettings(
    body: AnalyticsReportingSettings,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsReportingSettings> {
    return this.call('patchAnalyticsReportingSettings', 'PATCH /api/v2/analytics/reporting/settings', { body }, {}, request);
  }

  /**
   * Aggregates bot metrics: sessions, turns, intents, recognition failures, time to exit.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @permissions any of `analytics:botAggregate:view`
   * @see POST /api/v2/analytics/bots/aggregates/query
   */
  postAnalyticsBotsAggregatesQuery(body: BotAggregationQuery, request?: RequestOptions): ApiPromise<BotAggregateQueryResponse> {
    return this.call('postAnalyticsBotsAggregatesQuery', 'POST /api/v2/analytics/bots/aggregates/query', { body }, {}, request);
  }

  /**
   * Attaches properties of the caller's own to a session of a conversation, by which details queries can then filter.
   *
   * @param body - The properties, the `sessionId`, and as `targetDate` a moment within the session.
   * @permissions any of `analytics:conversationProperties:index`
   * @see POST /api/v2/analytics/conversations/{conversationId}/details/properties
   */
  postAnalyticsConversationDetailsProperties(
    conversationId: string,
    body: PropertyIndexRequest,
    request?: RequestOptions,
  ): ApiPromise<PropertyIndexRequest> {
    return this.call(
      'postAnalyticsConversationDetailsProperties',
      'POST /api/v2/analytics/conversations/{conversationId}/details/properties',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Aggregates conversation metrics such as offered, answered, handle time or service level, for instance per queue and half
   * hour.
   *
   * @param body - The query; `granularity` is an ISO 8601 duration such as `PT30M`, without it the interval counts as one.
   * @permissions any of `analytics:conversationAggregate:view`
   * @see POST /api/v2/analytics/conversations/aggregates/query
   */
  postAnalyticsConversationsAggregatesQuery(
    body: ConversationAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<ConversationAggregateQueryResponse> {
    return this.call(
      'postAnalyticsConversationsAggregatesQuery',
      'POST /api/v2/analytics/conversations/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a job that collects conversation records over long intervals. `getAnalyticsConversationsDetailsJob` reads its
   * state, `getAnalyticsConversationsDetailsJobResults` its results. The newest conversations may be missing, see
   * `getAnalyticsConversationsDetailsJobsAvailability`.
   *
   * @param body - Interval and filters, as in `postAnalyticsConversationsDetailsQuery` but without aggregations and paging.
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see POST /api/v2/analytics/conversations/details/jobs
   */
  postAnalyticsConversationsDetailsJobs(body: AsyncConversationQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsConversationsDetailsJobs',
      'POST /api/v2/analytics/conversations/details/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Finds conversations by criteria and returns their records at once, a page at a time and without participant attributes.
   * For bulk, use `postAnalyticsConversationsDetailsJobs`.
   *
   * @param body - Interval, filters by conversation, segment, evaluation, survey or resolution, and `paging`.
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see POST /api/v2/analytics/conversations/details/query
   */
  postAnalyticsConversationsDetailsQuery(
    body: ConversationQuery,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationQueryResponse> {
    return this.call(
      'postAnalyticsConversationsDetailsQuery',
      'POST /api/v2/analytics/conversations/details/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Finds conversations by what was said in them.
   *
   * @param body - Search criteria over transcripts, with sorting and paging.
   * @permissions any of `analytics:conversationDetail:view`
   * @see POST /api/v2/analytics/conversations/transcripts/query
   */
  postAnalyticsConversationsTranscriptsQuery(
    body: TranscriptConversationDetailSearchRequest,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationWithoutAttributesMultiGetResponse> {
    return this.call(
      'postAnalyticsConversationsTranscriptsQuery',
      'POST /api/v2/analytics/conversations/transcripts/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates quality evaluations, e.g. mean scores per form, agent or evaluator.
   *
   * @param body - The query; `alternateTimeDimension` decides whether the interval means the conversation, the evaluation's
   * creation or its release.
   * @permissions any of `analytics:evaluationAggregate:view`
   * @see POST /api/v2/analytics/evaluations/aggregates/query
   */
  postAnalyticsEvaluationsAggregatesQuery(
    body: EvaluationAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<EvaluationAggregateQueryResponse> {
    return this.call(
      'postAnalyticsEvaluationsAggregatesQuery',
      'POST /api/v2/analytics/evaluations/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates flow metrics such as entries, outcomes and disconnects, per flow, version or outcome as the query groups them.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @permissions any of `analytics:flowAggregate:view`
   * @see POST /api/v2/analytics/flows/aggregates/query
   */
  postAnalyticsFlowsAggregatesQuery(
    body: FlowAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<FlowAggregateQueryResponse> {
    return this.call('postAnalyticsFlowsAggregatesQuery', 'POST /api/v2/analytics/flows/aggregates/query', { body }, {}, request);
  }

  /**
   * Observes what is in the flows right now; there is no interval to give.
   *
   * @param body - Filter and metrics; metrics named in `detailMetrics` come back with the single observations.
   * @permissions any of `analytics:flowObservation:view`
   * @see POST /api/v2/analytics/flows/observations/query
   */
  postAnalyticsFlowsObservationsQuery(
    body: FlowObservationQuery,
    request?: RequestOptions,
  ): ApiPromise<FlowObservationQueryResponse> {
    return this.call(
      'postAnalyticsFlowsObservationsQuery',
      'POST /api/v2/analytics/flows/observations/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates customer-journey metrics, e.g. how often action maps were triggered and web actions accepted.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @permissions any of `analytics:journeyAggregate:view`
   * @see POST /api/v2/analytics/journeys/aggregates/query
   */
  postAnalyticsJourneysAggregatesQuery(
    body: JourneyAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<JourneyAggregateQueryResponse> {
    return this.call(
      'postAnalyticsJourneysAggregatesQuery',
      'POST /api/v2/analytics/journeys/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Observes queues at this moment: interactions waiting and in progress, agents on queue and their routing status. What a
   * wallboard asks.
   *
   * @param body - Filter, normally by queue ids, and metrics such as `oWaiting` or `oOnQueueUsers`.
   * @permissions any of `analytics:queueObservation:view`
   * @see POST /api/v2/analytics/queues/observations/query
   */
  postAnalyticsQueuesObservationsQuery(
    body: QueueObservationQuery,
    request?: RequestOptions,
  ): ApiPromise<QueueObservationQueryResponse> {
    return this.call(
      'postAnalyticsQueuesObservationsQuery',
      'POST /api/v2/analytics/queues/observations/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Requests an export of a view as CSV or PDF. It appears in `getAnalyticsReportingExports`, which shows its progress and
   * finally the download address.
   *
   * @param body - View, filter, interval, time zone, format and language; `getAnalyticsReportingExportsMetadata` says what a
   * view allows.
   * @permissions all of `analytics:dataExport:add`
   * @see POST /api/v2/analytics/reporting/exports
   */
  postAnalyticsReportingExports(
    body: ReportingExportJobRequest,
    request?: RequestOptions,
  ): ApiPromise<ReportingExportJobResponse> {
    return this.call('postAnalyticsReportingExports', 'POST /api/v2/analytics/reporting/exports', { body }, {}, request);
  }

  /**
   * Runs a scheduled report now, besides its regular times.
   *
   * @permissions any of `reporting:acd:view`, `reporting:status:view`, `reporting:interactions:view`,
   * `reporting:outbound:view`, `reporting:quality:view`, `employee`
   * @see POST /api/v2/analytics/reporting/schedules/{scheduleId}/runreport
   */
  postAnalyticsReportingScheduleRunreport(scheduleId: string, request?: RequestOptions): ApiPromise<RunNowResponse> {
    return this.call(
      'postAnalyticsReportingScheduleRunreport',
      'POST /api/v2/analytics/reporting/schedules/{scheduleId}/runreport',
      { scheduleId },
      {},
      request,
    );
  }

  /**
   * Schedules a report.
   *
   * @param body - The schedule; when it fires is a Quartz cron expression, and `parameters` hold what the report's metadata
   * asks for.
   * @permissions any of `reporting:acd:view`, `reporting:status:view`, `reporting:interactions:view`,
   * `reporting:outbound:view`, `reporting:quality:view`, `employee`
   * @see POST /api/v2/analytics/reporting/schedules
   */
  postAnalyticsReportingSchedules(body: ReportSchedule, request?: RequestOptions): ApiPromise<ReportSchedule> {
    return this.call('postAnalyticsReportingSchedules', 'POST /api/v2/analytics/reporting/schedules', { body }, {}, request);
  }

  /**
   * Aggregates customer surveys: sent, answered, scores and promoters.
   *
   * @param body - The query; `alternateTimeDimension` can make the interval mean the survey's creation.
   * @permissions any of `analytics:surveyAggregate:view`
   * @see POST /api/v2/analytics/surveys/aggregates/query
   */
  postAnalyticsSurveysAggregatesQuery(
    body: SurveyAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<SurveyAggregateQueryResponse> {
    return this.call(
      'postAnalyticsSurveysAggregatesQuery',
      'POST /api/v2/analytics/surveys/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates speech and text analytics: topics found and customer sentiment.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @permissions any of `analytics:speechAndTextAnalyticsAggregates:view`
   * @see POST /api/v2/analytics/transcripts/aggregates/query
   */
  postAnalyticsTranscriptsAggregatesQuery(
    body: TranscriptAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<TranscriptAggregateQueryResponse> {
    return this.call(
      'postAnalyticsTranscriptsAggregatesQuery',
      'POST /api/v2/analytics/transcripts/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates how long users were in which presence and routing status.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @permissions any of `analytics:userAggregate:view`
   * @see POST /api/v2/analytics/users/aggregates/query
   */
  postAnalyticsUsersAggregatesQuery(
    body: UserAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<UserAggregateQueryResponse> {
    return this.call('postAnalyticsUsersAggregatesQuery', 'POST /api/v2/analytics/users/aggregates/query', { body }, {}, request);
  }

  /**
   * Starts a job that collects users' presence and routing-status records over long intervals. `getAnalyticsUsersDetailsJob`
   * reads its state, `getAnalyticsUsersDetailsJobResults` its results.
   *
   * @param body - Interval and filters by user, presence and routing status.
   * @permissions any of `analytics:userDetail:view`
   * @see POST /api/v2/analytics/users/details/jobs
   */
  postAnalyticsUsersDetailsJobs(body: AsyncUserDetailsQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call('postAnalyticsUsersDetailsJobs', 'POST /api/v2/analytics/users/details/jobs', { body }, {}, request);
  }

  /**
   * Returns at once when users changed presence and routing status, a page at a time. For bulk, use
   * `postAnalyticsUsersDetailsJobs`.
   *
   * @param body - Interval, filters by user, presence and routing status, and `paging`.
   * @permissions any of `analytics:userDetail:view`
   * @see POST /api/v2/analytics/users/details/query
   */
  postAnalyticsUsersDetailsQuery(
    body: UserDetailsQuery,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsUserDetailsQueryResponse> {
    return this.call('postAnalyticsUsersDetailsQuery', 'POST /api/v2/analytics/users/details/query', { body }, {}, request);
  }

  /**
   * Observes users at this moment: presence, routing status and the interactions they are in.
   *
   * @param body - Filter by user ids, and metrics.
   * @permissions any of `analytics:userObservation:view`
   * @see POST /api/v2/analytics/users/observations/query
   */
  postAnalyticsUsersObservationsQuery(
    body: UserObservationQuery,
    request?: RequestOptions,
  ): ApiPromise<UserObservationQueryResponse> {
    return this.call(
      'postAnalyticsUsersObservationsQuery',
      'POST /api/v2/analytics/users/observations/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces a scheduled report.
   *
   * @param body - The whole schedule; fields left out are lost.
   * @permissions any of `reporting:acd:view`, `reporting:status:view`, `reporting:interactions:view`,
   * `reporting:outbound:view`, `reporting:quality:view`, `employee`
   * @see PUT /api/v2/analytics/reporting/schedules/{scheduleId}
   */
  putAnalyticsReportingSchedule(scheduleId: string, body: ReportSchedule, request?: RequestOptions): ApiPromise<ReportSchedule> {
    return this.call(
      'putAnalyticsReportingSchedule',
      'PUT /api/v2/analytics/reporting/schedules/{scheduleId}',
      { scheduleId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace AnalyticsApi {
  type getAnalyticsBotflowReportingturnsOptions = GetAnalyticsBotflowReportingturnsOptions;
  type getAnalyticsConversationsDetailsOptions = OptionsOf<AnalyticsApi['getAnalyticsConversationsDetails']>;
  type getAnalyticsConversationsDetailsJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsConversationsDetailsJobResults']>;
  type getAnalyticsReportingExportsOptions = PageOptions;
  type getAnalyticsReportingMetadataOptions = GetAnalyticsReportingMetadataOptions;
  type getAnalyticsReportingReportIdMetadataOptions = OptionsOf<AnalyticsApi['getAnalyticsReportingReportIdMetadata']>;
  type getAnalyticsReportingScheduleHistoryOptions = PageOptions;
  type getAnalyticsReportingSchedulesOptions = PageOptions;
  type getAnalyticsUsersDetailsJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsUsersDetailsJobResults']>;
}
