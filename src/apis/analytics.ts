import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  ActionAggregateQueryResponse,
  ActionAggregationQuery,
  ActionAsyncAggregateQueryResponse,
  ActionAsyncAggregationQuery,
  AgentCopilotAggregateQueryResponse,
  AgentCopilotAggregationQuery,
  AgentCopilotAsyncAggregateQueryResponse,
  AgentCopilotAsyncAggregationQuery,
  AgentStateCountsRequest,
  AgentStateQueryRequest,
  AgentUtilizationAggregateQueryResponse,
  AgentUtilizationAggregationQuery,
  AgentUtilizationAsyncAggregateQueryResponse,
  AgentUtilizationAsyncAggregationQuery,
  AnalyticsAgentStateAgentResponse,
  AnalyticsAgentStateCountsResponse,
  AnalyticsAgentStateQueryResponse,
  AnalyticsDataRetentionResponse,
  AnalyticsReportingSettings,
  BotAggregateQueryResponse,
  BotAggregationQuery,
  BotAsyncAggregateQueryResponse,
  BotAsyncAggregationQuery,
  CaseManagementAggregateQueryResponse,
  CaseManagementAggregationQuery,
  CaseManagementAsyncAggregateQueryResponse,
  CaseManagementAsyncAggregationQuery,
  CopilotAggregateQueryResponse,
  CopilotAggregationQuery,
  CopilotAsyncAggregateQueryResponse,
  CopilotAsyncAggregationQuery,
  DashboardConfigurationBulkRequest,
  DashboardConfigurationListing,
  DashboardConfigurationQueryRequest,
  DashboardUser,
  DashboardUserListing,
  DataExtractionFileSchemaListing,
  DataExtractionFileUrlListing,
  DownloadServiceRequest,
  FlowExecutionAggregateQueryResponse,
  FlowExecutionAggregationQuery,
  FlowExecutionAsyncAggregateQueryResponse,
  FlowExecutionAsyncAggregationQuery,
  KnowledgeAggregateQueryResponse,
  KnowledgeAggregationQuery,
  KnowledgeAsyncAggregateQueryResponse,
  KnowledgeAsyncAggregationQuery,
  RateLimitAggregateQueryResponse,
  RateLimitAggregationQuery,
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
  ResolutionAggregateQueryResponse,
  ResolutionAggregationQuery,
  ResolutionAsyncAggregateQueryResponse,
  ResolutionAsyncAggregationQuery,
  RunNowResponse,
  SessionsResponse,
  SummaryAggregateQueryResponse,
  SummaryAggregationQuery,
  SummaryAsyncAggregateQueryResponse,
  SummaryAsyncAggregationQuery,
  TaskManagementAggregateQueryResponse,
  TaskManagementAggregationQuery,
  TaskManagementAsyncAggregateQueryResponse,
  TaskManagementAsyncAggregationQuery,
  TaskManagementObservationQuery,
  TaskManagementObservationQueryResponse,
  TranscriptAggregateQueryResponse,
  TranscriptAggregationQuery,
  TranscriptAsyncAggregateQueryResponse,
  TranscriptAsyncAggregationQuery,
  UpdateAnalyticsDataRetentionRequest,
} from '../models/analytics.js';
import type {
  AnalyticsUserDetailsAsyncQueryResponse,
  AnalyticsUserDetailsQueryResponse,
  AsyncUserDetailsQuery,
  EvaluationAggregateQueryResponse,
  EvaluationAggregationQuery,
  EvaluationAsyncAggregateQueryResponse,
  EvaluationAsyncAggregationQuery,
  FlowAggregateQueryResponse,
  FlowAggregationQuery,
  FlowAsyncAggregationQuery,
  FlowObservationQuery,
  FlowObservationQueryResponse,
  JourneyAggregateQueryResponse,
  JourneyAggregationQuery,
  JourneyAsyncAggregateQueryResponse,
  JourneyAsyncAggregationQuery,
  QueueObservationQuery,
  QueueObservationQueryResponse,
  SurveyAggregateQueryResponse,
  SurveyAggregationQuery,
  SurveyAsyncAggregateQueryResponse,
  SurveyAsyncAggregationQuery,
  TranscriptConversationDetailSearchRequest,
  UserAggregateQueryResponse,
  UserAggregationQuery,
  UserAsyncAggregateQueryResponse,
  UserAsyncAggregationQuery,
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
  ConversationAsyncAggregateQueryResponse,
  ConversationAsyncAggregationQuery,
  ConversationQuery,
  DataAvailabilityResponse,
  FlowAsyncAggregateQueryResponse,
  PropertyIndexRequest,
} from '../models/shared-conversation-analytics.js';
import type { AfterBeforeOptions, PageOptions } from '../models/options.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  ConversationActivityQuery,
  ConversationActivityResponse,
  FlowActivityQuery,
  FlowActivityResponse,
  RoutingActivityQuery,
  RoutingActivityResponse,
  TeamActivityQuery,
  TeamActivityResponse,
  UserActivityQuery,
  UserActivityResponse,
} from '../models/shared-activity.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetAnalyticsBotflowDivisionsReportingturnsOptions {
  /** Cursor of the following page; an answer without `nextUri` is the last. */
  after?: string;
  /** Entities a page. @defaultValue `50` */
  pageSize?: string;
  /** Only turns completed in this stretch of time, as start and end; UTC where no zone is given. */
  interval?: string;
  /** Only turns that this action of the flow handled. */
  actionId?: string;
  /** Only turns of this session. Goes with neither `actionId`, `language` nor `askActionResults`. */
  sessionId?: string;
  /** Only turns in this language, e.g. `en-us`. */
  language?: string;
  /** Only turns whose action ended so; several results separated by commas. */
  askActionResults?: OpenEnum<
    | 'AgentRequestedByUser'
    | 'ConfirmationRequired'
    | 'DisambiguationRequired'
    | 'Error'
    | 'ExpressionError'
    | 'NoInputCollection'
    | 'NoInputConfirmation'
    | 'NoInputDisambiguation'
    | 'NoMatchCollection'
    | 'NoMatchConfirmation'
    | 'NoMatchDisambiguation'
    | 'SuccessCollection'
    | 'SkippedCollection'
    | 'SuccessConfirmationNo'
    | 'SuccessConfirmationYes'
    | 'SuccessDisambiguation'
    | 'SuccessDisambiguationNone'
    | 'GuardrailsViolation'
  >;
}

export interface GetAnalyticsBotflowReportingturnsOptions {
  /** Cursor of the following page. */
  after?: string;
  /** Turns a page, as a string; 250 at most. @defaultValue `50` */
  pageSize?: string;
  /** Only turns that this action of the flow handled. */
  actionId?: string;
  /** Only turns of this session. */
  sessionId?: string;
  /** Only turns whose action ended so; several results separated by commas. */
  askActionResults?: OpenEnum<
    | 'AgentRequestedByUser'
    | 'ConfirmationRequired'
    | 'DisambiguationRequired'
    | 'Error'
    | 'ExpressionError'
    | 'NoInputCollection'
    | 'NoInputConfirmation'
    | 'NoInputDisambiguation'
    | 'NoMatchCollection'
    | 'NoMatchConfirmation'
    | 'NoMatchDisambiguation'
    | 'SuccessCollection'
    | 'SkippedCollection'
    | 'SuccessConfirmationNo'
    | 'SuccessConfirmationYes'
    | 'SuccessDisambiguation'
    | 'SuccessDisambiguationNone'
    | 'GuardrailsViolation'
  >;
  /** Only turns in this language, e.g. `en-us`. */
  language?: string;
  /** Only turns completed in this stretch of time, as start and end; UTC where no zone is given. */
  interval?: string;
}

export interface GetAnalyticsBotflowSessionsOptions {
  /** Cursor of the following page; an answer without `nextUri` is the last. */
  after?: string;
  /** Entities a page. @defaultValue `50` */
  pageSize?: string;
  /** Only sessions completed in this stretch of time, as start and end. */
  interval?: string;
  /** Only sessions that ended in one of these ways. */
  botResultCategories?: OpenEnum<
    | 'Unknown'
    | 'UserExit'
    | 'BotExit'
    | 'Error'
    | 'RecognitionFailure'
    | 'UserDisconnect'
    | 'BotDisconnect'
    | 'SessionExpired'
    | 'Transfer'
  >;
  /** Only sessions that were held in this language when they ended. */
  endLanguage?: string;
}

export interface GetAnalyticsDataextractionDownloadsMetadataOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only files of this schema, such as conversations. */
  dataSchema?: string;
  /** Only files created from this moment on. */
  dateStart?: string | Date;
  /** Only files created up to this moment. */
  dateEnd?: string | Date;
}

export interface GetAnalyticsReportingDashboardsUsersOptions extends PageOptions {
  /** Direction only, `asc` or `desc`. @defaultValue `asc` */
  sortBy?: string;
  /** Only these users. */
  id?: readonly string[];
  /** Only users who are active or only those who are not. */
  state?: OpenEnum<'active' | 'inactive'>;
  /** Looks at deleted dashboards only. */
  deletedOnly?: boolean;
}

export interface GetAnalyticsReportingMetadataOptions extends PageOptions {
  /** Language of titles and descriptions. */
  locale?: string;
}

export interface GetAnalyticsReportingSettingsDashboardsQueryOptions {
  /** Only dashboards of this name. */
  name?: string;
  /** Whether dashboards in use or deleted ones are listed. @defaultValue `Active` */
  dashboardState?: OpenEnum<'Active' | 'Deleted'>;
  /** Direction only, `asc` or `desc`. @defaultValue `desc` */
  sortBy?: string;
  /** Which page, counted from 1. @defaultValue `1` */
  pageNumber?: number;
  /** Entities a page. @defaultValue `9` */
  pageSize?: number;
}

export interface GetAnalyticsReportingSettingsUserDashboardsOptions {
  /** Direction only, `asc` or `desc`. @defaultValue `asc` */
  sortBy?: string;
  /** Which page, counted from 1. @defaultValue `1` */
  pageNumber?: number;
  /** Entities a page. @defaultValue `50` */
  pageSize?: number;
  publicOnly?: boolean;
  favoriteOnly?: boolean;
  deletedOnly?: boolean;
  /** Only dashboards of this name. */
  name?: string;
}

/**
 * Figures about conversations, users, queues, flows, bots, journeys, evaluations, surveys and transcripts, along with
 * scheduled reports and exports of views. Three kinds of question: aggregates sum metrics over an interval, observations say
 * what is true at this moment, details return the single conversations or user records. Details over long stretches belong in
 * a job. Intervals are ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`; durations in answers are
 * milliseconds.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class AnalyticsApi extends PlatformApi {
  /**
   * Cancels a job over data-action figures, or discards what it has found.
   *
   * @preview
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see DELETE /api/v2/analytics/actions/aggregates/jobs/{jobId}
   */
  deleteAnalyticsActionsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsActionsAggregatesJob',
      'DELETE /api/v2/analytics/actions/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Ends a job that counts the suggestions made to agents by Agent Copilot; results already gathered are discarded.
   *
   * @preview
   * @permissions `analytics:agentCopilotAggregate:view`
   * @see DELETE /api/v2/analytics/agentcopilots/aggregates/jobs/{jobId}
   */
  deleteAnalyticsAgentcopilotsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsAgentcopilotsAggregatesJob',
      'DELETE /api/v2/analytics/agentcopilots/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Drops an agent-utilisation job that is no longer wanted, running or finished.
   *
   * @preview
   * @permissions `analytics:agentUtilizationAggregate:view`
   * @see DELETE /api/v2/analytics/agentutilizations/aggregates/jobs/{jobId}
   */
  deleteAnalyticsAgentutilizationsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsAgentutilizationsAggregatesJob',
      'DELETE /api/v2/analytics/agentutilizations/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Stops an asynchronous bot query and discards its results.
   *
   * @preview
   * @permissions `analytics:botAggregate:view`
   * @see DELETE /api/v2/analytics/bots/aggregates/jobs/{jobId}
   */
  deleteAnalyticsBotsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsBotsAggregatesJob',
      'DELETE /api/v2/analytics/bots/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels an asynchronous query over case figures, or throws its results away once they have been read.
   *
   * @preview
   * @permissions `analytics:caseManagementAggregate:view`
   * @see DELETE /api/v2/analytics/casemanagement/aggregates/jobs/{jobId}
   */
  deleteAnalyticsCasemanagementAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsCasemanagementAggregatesJob',
      'DELETE /api/v2/analytics/casemanagement/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels or discards a job that sums conversation metrics. Jobs that collect single conversations are another kind and go
   * with `deleteAnalyticsConversationsDetailsJob`.
   *
   * @preview
   * @permissions `analytics:conversationAggregate:view`
   * @see DELETE /api/v2/analytics/conversations/aggregates/jobs/{jobId}
   */
  deleteAnalyticsConversationsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsConversationsAggregatesJob',
      'DELETE /api/v2/analytics/conversations/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

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
   * Gives up a job over copilot sessions, messages and tool invocations.
   *
   * @preview
   * @permissions `analytics:copilotsAggregate:view`
   * @see DELETE /api/v2/analytics/copilots/aggregates/jobs/{jobId}
   */
  deleteAnalyticsCopilotsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsCopilotsAggregatesJob',
      'DELETE /api/v2/analytics/copilots/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels a quality-evaluation job or removes its results.
   *
   * @preview
   * @permissions `analytics:evaluationAggregate:view`
   * @see DELETE /api/v2/analytics/evaluations/aggregates/jobs/{jobId}
   */
  deleteAnalyticsEvaluationsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsEvaluationsAggregatesJob',
      'DELETE /api/v2/analytics/evaluations/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels a job that counts how often flows ran. For jobs over flow outcomes and entries there is
   * `deleteAnalyticsFlowsAggregatesJob`.
   *
   * @preview
   * @permissions `analytics:flowExecutionAggregate:view`
   * @see DELETE /api/v2/analytics/flowexecutions/aggregates/jobs/{jobId}
   */
  deleteAnalyticsFlowexecutionsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsFlowexecutionsAggregatesJob',
      'DELETE /api/v2/analytics/flowexecutions/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels a job over flow entries, exits and outcomes, or discards its results.
   *
   * @preview
   * @permissions `analytics:flowAggregate:view`
   * @see DELETE /api/v2/analytics/flows/aggregates/jobs/{jobId}
   */
  deleteAnalyticsFlowsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsFlowsAggregatesJob',
      'DELETE /api/v2/analytics/flows/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Withdraws an asynchronous query over customer-journey metrics.
   *
   * @preview
   * @permissions `analytics:journeyAggregate:view`
   * @see DELETE /api/v2/analytics/journeys/aggregates/jobs/{jobId}
   */
  deleteAnalyticsJourneysAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsJourneysAggregatesJob',
      'DELETE /api/v2/analytics/journeys/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels a job over knowledge searches and documents, with everything it has found so far.
   *
   * @preview
   * @permissions `analytics:knowledgeAggregate:view`
   * @see DELETE /api/v2/analytics/knowledge/aggregates/jobs/{jobId}
   */
  deleteAnalyticsKnowledgeAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsKnowledgeAggregatesJob',
      'DELETE /api/v2/analytics/knowledge/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Deletes a scheduled report, so that it does not run again.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see DELETE /api/v2/analytics/reporting/schedules/{scheduleId}
   */
  deleteAnalyticsReportingSchedule(scheduleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsReportingSchedule',
      'DELETE /api/v2/analytics/reporting/schedules/{scheduleId}',
      { scheduleId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Cancels a job that counts the contacts customers did not have to make again.
   *
   * @preview
   * @permissions `analytics:resolutionAggregate:view`
   * @see DELETE /api/v2/analytics/resolutions/aggregates/jobs/{jobId}
   */
  deleteAnalyticsResolutionsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsResolutionsAggregatesJob',
      'DELETE /api/v2/analytics/resolutions/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels a job over generated conversation summaries, or discards its outcome.
   *
   * @preview
   * @permissions `analytics:summaryAggregate:view`
   * @see DELETE /api/v2/analytics/summaries/aggregates/jobs/{jobId}
   */
  deleteAnalyticsSummariesAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsSummariesAggregatesJob',
      'DELETE /api/v2/analytics/summaries/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels a job over customer-survey scores and answers.
   *
   * @preview
   * @permissions `analytics:surveyAggregate:view`
   * @see DELETE /api/v2/analytics/surveys/aggregates/jobs/{jobId}
   */
  deleteAnalyticsSurveysAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsSurveysAggregatesJob',
      'DELETE /api/v2/analytics/surveys/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels an asynchronous work item query; the work items themselves are not touched.
   *
   * @preview
   * @permissions `analytics:taskManagementAggregate:view`
   * @see DELETE /api/v2/analytics/taskmanagement/aggregates/jobs/{jobId}
   */
  deleteAnalyticsTaskmanagementAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsTaskmanagementAggregatesJob',
      'DELETE /api/v2/analytics/taskmanagement/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels a speech-and-text-analytics job or drops its topics and sentiment figures.
   *
   * @preview
   * @permissions `analytics:speechAndTextAnalyticsAggregates:view`
   * @see DELETE /api/v2/analytics/transcripts/aggregates/jobs/{jobId}
   */
  deleteAnalyticsTranscriptsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsTranscriptsAggregatesJob',
      'DELETE /api/v2/analytics/transcripts/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels a job over users' presence and routing-status times. Jobs over single status changes go with
   * `deleteAnalyticsUsersDetailsJob`.
   *
   * @preview
   * @permissions `analytics:userAggregate:view`
   * @see DELETE /api/v2/analytics/users/aggregates/jobs/{jobId}
   */
  deleteAnalyticsUsersAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsUsersAggregatesJob',
      'DELETE /api/v2/analytics/users/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Cancels or discards a user details job together with its results.
   *
   * @permissions `analytics:userDetail:view`
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
   * Reads how far a data-action job has come: `QUEUED` or `PENDING` while it works, `FULFILLED` when
   * `getAnalyticsActionsAggregatesJobResults` has something to read.
   *
   * @preview
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/analytics/actions/aggregates/jobs/{jobId}
   */
  getAnalyticsActionsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsActionsAggregatesJob',
      'GET /api/v2/analytics/actions/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the execution times that a fulfilled data-action job has computed.
   *
   * @param opts.cursor - From the previous page; absent for the first one. An answer without a cursor is the last.
   * @preview
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/analytics/actions/aggregates/jobs/{jobId}/results
   */
  getAnalyticsActionsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<ActionAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsActionsAggregatesJobResults',
      'GET /api/v2/analytics/actions/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads what one agent is doing at this moment: presence, routing status, adherence to the schedule, and the sessions in
   * progress. For several agents at once, use `postAnalyticsAgentsStatusQuery`.
   *
   * @permissions `analytics:agentState:view`
   * @see GET /api/v2/analytics/agents/{userId}/status
   */
  getAnalyticsAgentStatus(userId: string, request?: RequestOptions): ApiPromise<AnalyticsAgentStateAgentResponse> {
    return this.call('getAnalyticsAgentStatus', 'GET /api/v2/analytics/agents/{userId}/status', { userId }, {}, request);
  }

  /**
   * Reads the state of an Agent Copilot job. Once it is `FULFILLED`, continue with
   * `getAnalyticsAgentcopilotsAggregatesJobResults`.
   *
   * @preview
   * @permissions `analytics:agentCopilotAggregate:view`
   * @see GET /api/v2/analytics/agentcopilots/aggregates/jobs/{jobId}
   */
  getAnalyticsAgentcopilotsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsAgentcopilotsAggregatesJob',
      'GET /api/v2/analytics/agentcopilots/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the counts of suggested answers, articles, scripts and canned responses that a fulfilled job holds.
   *
   * @param opts.cursor - Where the previous page ended; left out for the first page. The last page comes without one.
   * @preview
   * @permissions `analytics:agentCopilotAggregate:view`
   * @see GET /api/v2/analytics/agentcopilots/aggregates/jobs/{jobId}/results
   */
  getAnalyticsAgentcopilotsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<AgentCopilotAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsAgentcopilotsAggregatesJobResults',
      'GET /api/v2/analytics/agentcopilots/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Tells whether an agent-utilisation job is still at work, has failed, or is `FULFILLED` and waits in
   * `getAnalyticsAgentutilizationsAggregatesJobResults`.
   *
   * @preview
   * @permissions `analytics:agentUtilizationAggregate:view`
   * @see GET /api/v2/analytics/agentutilizations/aggregates/jobs/{jobId}
   */
  getAnalyticsAgentutilizationsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsAgentutilizationsAggregatesJob',
      'GET /api/v2/analytics/agentutilizations/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the utilisation of agents, by user and media type, that a fulfilled job has worked out.
   *
   * @param opts.cursor - From the page before, absent for the first. A page without a cursor ends the list.
   * @preview
   * @permissions `analytics:agentUtilizationAggregate:view`
   * @see GET /api/v2/analytics/agentutilizations/aggregates/jobs/{jobId}/results
   */
  getAnalyticsAgentutilizationsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<AgentUtilizationAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsAgentutilizationsAggregatesJobResults',
      'GET /api/v2/analytics/agentutilizations/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Lists what users said to a bot flow and what it answered, turn by turn, within the divisions that the caller may see. The
   * turns are grouped by session, the newest session first. It takes the place of `getAnalyticsBotflowReportingturns`.
   *
   * @permissions `analytics:botFlowDivisionAwareReportingTurn:view`
   * @see GET /api/v2/analytics/botflows/{botFlowId}/divisions/reportingturns
   */
  getAnalyticsBotflowDivisionsReportingturns(
    botFlowId: string,
    opts?: GetAnalyticsBotflowDivisionsReportingturnsOptions,
    request?: RequestOptions,
  ): ApiPromise<ReportingTurnsResponse> {
    return this.call(
      'getAnalyticsBotflowDivisionsReportingturns',
      'GET /api/v2/analytics/botflows/{botFlowId}/divisions/reportingturns',
      { botFlowId },
      opts,
      request,
    );
  }

  /**
   * Lists what users said to a bot flow and what it answered, turn by turn, for finding out where sessions go wrong.
   *
   * @deprecated Use `getAnalyticsBotflowDivisionsReportingturns`.
   * @permissions `analytics:botFlowReportingTurn:view`
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
   * Lists the sessions of a bot flow with language, channel and how each ended. Which words were exchanged in a session is returned
   * by `getAnalyticsBotflowDivisionsReportingturns`.
   *
   * @permissions `analytics:botFlowSession:view`
   * @see GET /api/v2/analytics/botflows/{botFlowId}/sessions
   */
  getAnalyticsBotflowSessions(
    botFlowId: string,
    opts?: GetAnalyticsBotflowSessionsOptions,
    request?: RequestOptions,
  ): ApiPromise<SessionsResponse> {
    return this.call(
      'getAnalyticsBotflowSessions',
      'GET /api/v2/analytics/botflows/{botFlowId}/sessions',
      { botFlowId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of an asynchronous bot query started with `postAnalyticsBotsAggregatesJobs`.
   *
   * @preview
   * @permissions `analytics:botAggregate:view`
   * @see GET /api/v2/analytics/bots/aggregates/jobs/{jobId}
   */
  getAnalyticsBotsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsBotsAggregatesJob',
      'GET /api/v2/analytics/bots/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the bot sessions, turns and intents that a fulfilled job has summed up.
   *
   * @param opts.cursor - Cursor from the previous page, not sent for the first. No cursor in the answer means that nothing
   * follows.
   * @preview
   * @permissions `analytics:botAggregate:view`
   * @see GET /api/v2/analytics/bots/aggregates/jobs/{jobId}/results
   */
  getAnalyticsBotsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<BotAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsBotsAggregatesJobResults',
      'GET /api/v2/analytics/bots/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the progress of a job over case figures, and when its results will expire.
   *
   * @preview
   * @permissions `analytics:caseManagementAggregate:view`
   * @see GET /api/v2/analytics/casemanagement/aggregates/jobs/{jobId}
   */
  getAnalyticsCasemanagementAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsCasemanagementAggregatesJob',
      'GET /api/v2/analytics/casemanagement/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the counts of opened, resolved and overdue cases that a fulfilled job holds.
   *
   * @param opts.cursor - From the previous page; absent for the first one. An answer without a cursor is the last.
   * @preview
   * @permissions `analytics:caseManagementAggregate:view`
   * @see GET /api/v2/analytics/casemanagement/aggregates/jobs/{jobId}/results
   */
  getAnalyticsCasemanagementAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<CaseManagementAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsCasemanagementAggregatesJobResults',
      'GET /api/v2/analytics/casemanagement/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the analytics record of one conversation: participants, sessions, segments and metrics. Participant attributes are
   * not part of it.
   *
   * @example
   * ```ts
   * const details = await new AnalyticsApi(client).getAnalyticsConversationDetails(conversationId);
   * console.log(details.conversationStart, details.participants?.length);
   * ```
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
   * Reads the state of a job that sums conversation metrics; a `FULFILLED` one is read with
   * `getAnalyticsConversationsAggregatesJobResults` until its expiration date.
   *
   * @preview
   * @permissions `analytics:conversationAggregate:view`
   * @see GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}
   */
  getAnalyticsConversationsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsConversationsAggregatesJob',
      'GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the conversation metrics of a fulfilled job, one entry a group.
   *
   * @param opts.cursor - Where the page before ended; left out for the first. The last page carries none.
   * @preview
   * @permissions `analytics:conversationAggregate:view`
   * @see GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}/results
   */
  getAnalyticsConversationsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<ConversationAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsConversationsAggregatesJobResults',
      'GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
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
   * @example
   * ```ts
   * const { state } = await new AnalyticsApi(client).getAnalyticsConversationsDetailsJob(jobId);
   * if (state === 'FULFILLED') console.log('The results are ready.');
   * ```
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
   * @example
   * ```ts
   * const results = new AnalyticsApi(client).getAnalyticsConversationsDetailsJobResults(jobId, { pageSize: 1000 });
   * for await (const conversation of results.items()) console.log(conversation.conversationId);
   * ```
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
   * @permissions `analytics:conversationDetail:view`
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
   * Tells how far a job over the use of copilots has come, with an error message where it failed.
   *
   * @preview
   * @permissions `analytics:copilotsAggregate:view`
   * @see GET /api/v2/analytics/copilots/aggregates/jobs/{jobId}
   */
  getAnalyticsCopilotsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsCopilotsAggregatesJob',
      'GET /api/v2/analytics/copilots/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the copilot sessions, users and tool invocations that a fulfilled job has counted.
   *
   * @param opts.cursor - Cursor of the previous answer, absent at the beginning; no cursor comes back at the end.
   * @preview
   * @permissions `analytics:copilotsAggregate:view`
   * @see GET /api/v2/analytics/copilots/aggregates/jobs/{jobId}/results
   */
  getAnalyticsCopilotsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<CopilotAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsCopilotsAggregatesJobResults',
      'GET /api/v2/analytics/copilots/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Fetches one file of extracted analytics data by its id. The call is declared without a result; signed addresses to download
   * from come from `postAnalyticsDataextractionDownloadsBulk`.
   *
   * @param downloadId - Id of a file in `getAnalyticsDataextractionDownloadsMetadata`.
   * @preview
   * @permissions `analytics:datawarehouse:view`
   * @see GET /api/v2/analytics/dataextraction/downloads/{downloadId}
   */
  getAnalyticsDataextractionDownload(downloadId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'getAnalyticsDataextractionDownload',
      'GET /api/v2/analytics/dataextraction/downloads/{downloadId}',
      { downloadId },
      {},
      request,
    );
  }

  /**
   * Lists the files of extracted analytics data that are ready for download, each with its schema and the date it ceases to be
   * available. Their ids are what `postAnalyticsDataextractionDownloadsBulk` takes.
   *
   * @preview
   * @permissions `analytics:datawarehouse:view`
   * @see GET /api/v2/analytics/dataextraction/downloads/metadata
   */
  getAnalyticsDataextractionDownloadsMetadata(
    opts?: GetAnalyticsDataextractionDownloadsMetadataOptions,
    request?: RequestOptions,
  ): ApiPromise<DataExtractionFileSchemaListing> {
    return this.call(
      'getAnalyticsDataextractionDownloadsMetadata',
      'GET /api/v2/analytics/dataextraction/downloads/metadata',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads for how many days the organisation keeps its analytics data.
   *
   * @permissions `analytics:dataRetention:view`
   * @see GET /api/v2/analytics/dataretention/settings
   */
  getAnalyticsDataretentionSettings(request?: RequestOptions): ApiPromise<AnalyticsDataRetentionResponse> {
    return this.call('getAnalyticsDataretentionSettings', 'GET /api/v2/analytics/dataretention/settings', {}, {}, request);
  }

  /**
   * Reads the state of a quality-evaluation job, from `QUEUED` to `FULFILLED`, `FAILED` or `EXPIRED`.
   *
   * @preview
   * @permissions `analytics:evaluationAggregate:view`
   * @see GET /api/v2/analytics/evaluations/aggregates/jobs/{jobId}
   */
  getAnalyticsEvaluationsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsEvaluationsAggregatesJob',
      'GET /api/v2/analytics/evaluations/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through evaluation scores per group as a fulfilled job has computed them.
   *
   * @param opts.cursor - From the previous page; absent for the first one. A page without a cursor is the last.
   * @preview
   * @permissions `analytics:evaluationAggregate:view`
   * @see GET /api/v2/analytics/evaluations/aggregates/jobs/{jobId}/results
   */
  getAnalyticsEvaluationsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<EvaluationAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsEvaluationsAggregatesJobResults',
      'GET /api/v2/analytics/evaluations/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads whether a count of flow executions is done; the counts are in `getAnalyticsFlowexecutionsAggregatesJobResults`.
   *
   * @preview
   * @permissions `analytics:flowExecutionAggregate:view`
   * @see GET /api/v2/analytics/flowexecutions/aggregates/jobs/{jobId}
   */
  getAnalyticsFlowexecutionsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsFlowexecutionsAggregatesJob',
      'GET /api/v2/analytics/flowexecutions/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through execution counts, by flow, version or division, out of a fulfilled job.
   *
   * @param opts.cursor - Cursor from the previous page; left out to begin with. The end is a page without one.
   * @preview
   * @permissions `analytics:flowExecutionAggregate:view`
   * @see GET /api/v2/analytics/flowexecutions/aggregates/jobs/{jobId}/results
   */
  getAnalyticsFlowexecutionsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<FlowExecutionAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsFlowexecutionsAggregatesJobResults',
      'GET /api/v2/analytics/flowexecutions/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of an asynchronous flow query begun with `postAnalyticsFlowsAggregatesJobs`.
   *
   * @preview
   * @permissions `analytics:flowAggregate:view`
   * @see GET /api/v2/analytics/flows/aggregates/jobs/{jobId}
   */
  getAnalyticsFlowsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsFlowsAggregatesJob',
      'GET /api/v2/analytics/flows/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the flow metrics, such as outcomes and disconnects, that a fulfilled job has aggregated.
   *
   * @param opts.cursor - Not sent for the first page, then taken from each answer until an answer has none.
   * @preview
   * @permissions `analytics:flowAggregate:view`
   * @see GET /api/v2/analytics/flows/aggregates/jobs/{jobId}/results
   */
  getAnalyticsFlowsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<FlowAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsFlowsAggregatesJobResults',
      'GET /api/v2/analytics/flows/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of a customer-journey job; when `FULFILLED`, its figures are in `getAnalyticsJourneysAggregatesJobResults`.
   *
   * @preview
   * @permissions `analytics:journeyAggregate:view`
   * @see GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}
   */
  getAnalyticsJourneysAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsJourneysAggregatesJob',
      'GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the offers, acceptances and outcomes that a fulfilled journey job has counted.
   *
   * @param opts.cursor - From the previous page; absent for the first one. An answer without a cursor is the last.
   * @preview
   * @permissions `analytics:journeyAggregate:view`
   * @see GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}/results
   */
  getAnalyticsJourneysAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<JourneyAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsJourneysAggregatesJobResults',
      'GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Tells whether the figures on knowledge searches and documents are ready, and until when they stay.
   *
   * @preview
   * @permissions `analytics:knowledgeAggregate:view`
   * @see GET /api/v2/analytics/knowledge/aggregates/jobs/{jobId}
   */
  getAnalyticsKnowledgeAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsKnowledgeAggregatesJob',
      'GET /api/v2/analytics/knowledge/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through searches, presented documents and feedback per group, from a fulfilled knowledge job.
   *
   * @param opts.cursor - The page to go on with, as the previous answer named it; absent for the first. None comes with the
   * last.
   * @preview
   * @permissions `analytics:knowledgeAggregate:view`
   * @see GET /api/v2/analytics/knowledge/aggregates/jobs/{jobId}/results
   */
  getAnalyticsKnowledgeAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsKnowledgeAggregatesJobResults',
      'GET /api/v2/analytics/knowledge/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Counts the dashboards that one user owns, public ones separately. The dashboards themselves are listed by
   * `getAnalyticsReportingSettingsUserDashboards`.
   *
   * @permissions `analytics:dashboardConfigurations:view`
   * @see GET /api/v2/analytics/reporting/dashboards/users/{userId}
   */
  getAnalyticsReportingDashboardsUser(userId: string, request?: RequestOptions): ApiPromise<DashboardUser> {
    return this.call(
      'getAnalyticsReportingDashboardsUser',
      'GET /api/v2/analytics/reporting/dashboards/users/{userId}',
      { userId },
      {},
      request,
    );
  }

  /**
   * Lists users with the number of dashboards each owns, e.g. to find those of people who have left before
   * `postAnalyticsReportingDashboardsUsersBulkRemove`.
   *
   * @permissions `analytics:dashboardConfigurations:view`
   * @see GET /api/v2/analytics/reporting/dashboards/users
   */
  getAnalyticsReportingDashboardsUsers(
    opts?: GetAnalyticsReportingDashboardsUsersOptions,
    request?: RequestOptions,
  ): ApiPromise<DashboardUserListing> {
    return this.call(
      'getAnalyticsReportingDashboardsUsers',
      'GET /api/v2/analytics/reporting/dashboards/users',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the exports of views that the caller has requested, with state and, when complete, download address.
   *
   * @permissions `analytics:dataExport:view`
   * @see GET /api/v2/analytics/reporting/exports
   */
  getAnalyticsReportingExports(opts?: PageOptions, request?: RequestOptions): ApiPromise<ReportingExportJobListing> {
    return this.call('getAnalyticsReportingExports', 'GET /api/v2/analytics/reporting/exports', {}, opts, request);
  }

  /**
   * Lists for each exportable view which filters and columns it supports or requires, and how far an interval may reach.
   *
   * @permissions `analytics:dataExport:view`
   * @see GET /api/v2/analytics/reporting/exports/metadata
   */
  getAnalyticsReportingExportsMetadata(request?: RequestOptions): ApiPromise<ReportingExportMetadataJobListing> {
    return this.call('getAnalyticsReportingExportsMetadata', 'GET /api/v2/analytics/reporting/exports/metadata', {}, {}, request);
  }

  /**
   * Lists the reports that can be scheduled, with the parameters each takes.
   *
   * @deprecated The platform no longer offers it.
   * @permissions any of `reporting:acd:view`, `reporting:status:view`, `reporting:interactions:view`,
   * `reporting:outbound:view`, `reporting:quality:view`, `employee`
   * @see GET /api/v2/analytics/reporting/metadata
   */
  getAnalyticsReportingMetadata(
    opts?: GetAnalyticsReportingMetadataOptions,
    request?: RequestOptions,
  ): ApiPromise<ReportMetaDataEntityListing> {
    return this.call('getAnalyticsReportingMetadata', 'GET /api/v2/analytics/reporting/metadata', {}, opts, request, {
      retired: true,
    });
  }

  /**
   * Reads one report's title, parameters and languages.
   *
   * @param opts.locale - Language of title and description.
   * @deprecated The platform no longer offers it.
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
      { retired: true },
    );
  }

  /**
   * Lists the file formats in which a scheduled report can be produced.
   *
   * @returns The names of the formats, as `ReportSchedule.reportFormat` takes them.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/analytics/reporting/reportformats
   */
  getAnalyticsReportingReportformats(request?: RequestOptions): ApiPromise<string[]> {
    return this.call('getAnalyticsReportingReportformats', 'GET /api/v2/analytics/reporting/reportformats', {}, {}, request, {
      retired: true,
    });
  }

  /**
   * Reads a scheduled report, with its last run and the next time it will fire.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/analytics/reporting/schedules/{scheduleId}
   */
  getAnalyticsReportingSchedule(scheduleId: string, request?: RequestOptions): ApiPromise<ReportSchedule> {
    return this.call(
      'getAnalyticsReportingSchedule',
      'GET /api/v2/analytics/reporting/schedules/{scheduleId}',
      { scheduleId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Lists the completed runs of a scheduled report, page by page.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Reads the most recent completed run of a scheduled report.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/latest
   */
  getAnalyticsReportingScheduleHistoryLatest(scheduleId: string, request?: RequestOptions): ApiPromise<ReportRunEntry> {
    return this.call(
      'getAnalyticsReportingScheduleHistoryLatest',
      'GET /api/v2/analytics/reporting/schedules/{scheduleId}/history/latest',
      { scheduleId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Reads one run of a scheduled report: its state and where its file is.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Lists scheduled reports page by page.
   *
   * @deprecated The platform no longer offers it.
   * @permissions any of `reporting:acd:view`, `reporting:status:view`, `reporting:interactions:view`,
   * `reporting:outbound:view`, `reporting:quality:view`, `employee`
   * @see GET /api/v2/analytics/reporting/schedules
   */
  getAnalyticsReportingSchedules(opts?: PageOptions, request?: RequestOptions): ApiPromise<ReportScheduleEntityListing> {
    return this.call('getAnalyticsReportingSchedules', 'GET /api/v2/analytics/reporting/schedules', {}, opts, request, {
      retired: true,
    });
  }

  /**
   * Reads the organisation's analytics settings, such as whether personal data is masked.
   *
   * @permissions not documented
   * @see GET /api/v2/analytics/reporting/settings
   */
  getAnalyticsReportingSettings(request?: RequestOptions): ApiPromise<AnalyticsReportingSettings> {
    return this.call('getAnalyticsReportingSettings', 'GET /api/v2/analytics/reporting/settings', {}, {}, request);
  }

  /**
   * Lists dashboards of one kind by who owns them: public, private, shared or marked as favourites. By their ids, use
   * `postAnalyticsReportingSettingsDashboardsQuery`.
   *
   * @param dashboardAccessFilter - Whether the caller's own dashboards are listed, those of others, or both.
   * @permissions `analytics:dashboardConfigurations:view`
   * @see GET /api/v2/analytics/reporting/settings/dashboards/query
   */
  getAnalyticsReportingSettingsDashboardsQuery(
    dashboardType: OpenEnum<'All' | 'Public' | 'Private' | 'Shared' | 'Favorites'>,
    dashboardAccessFilter: OpenEnum<'OwnedByMe' | 'OwnedByAnyone' | 'NotOwnedByMe'>,
    opts?: GetAnalyticsReportingSettingsDashboardsQueryOptions,
    request?: RequestOptions,
  ): ApiPromise<DashboardConfigurationListing> {
    return this.call(
      'getAnalyticsReportingSettingsDashboardsQuery',
      'GET /api/v2/analytics/reporting/settings/dashboards/query',
      { dashboardType, dashboardAccessFilter },
      opts,
      request,
    );
  }

  /**
   * Lists the dashboards of one user, optionally only the public, the favourite or the deleted ones.
   *
   * @permissions `analytics:dashboardConfigurations:viewPrivate`
   * @see GET /api/v2/analytics/reporting/settings/users/{userId}/dashboards
   */
  getAnalyticsReportingSettingsUserDashboards(
    userId: string,
    opts?: GetAnalyticsReportingSettingsUserDashboardsOptions,
    request?: RequestOptions,
  ): ApiPromise<DashboardConfigurationListing> {
    return this.call(
      'getAnalyticsReportingSettingsUserDashboards',
      'GET /api/v2/analytics/reporting/settings/users/{userId}/dashboards',
      { userId },
      opts,
      request,
    );
  }

  /**
   * Lists the named stretches of time that a scheduled report can cover.
   *
   * @returns The names of the periods, as `ReportSchedule.timePeriod` takes them.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/analytics/reporting/timeperiods
   */
  getAnalyticsReportingTimeperiods(request?: RequestOptions): ApiPromise<string[]> {
    return this.call('getAnalyticsReportingTimeperiods', 'GET /api/v2/analytics/reporting/timeperiods', {}, {}, request, {
      retired: true,
    });
  }

  /**
   * Reads the state of a resolution job that `postAnalyticsResolutionsAggregatesJobs` has started.
   *
   * @preview
   * @permissions `analytics:resolutionAggregate:view`
   * @see GET /api/v2/analytics/resolutions/aggregates/jobs/{jobId}
   */
  getAnalyticsResolutionsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsResolutionsAggregatesJob',
      'GET /api/v2/analytics/resolutions/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the numbers of avoided repeat contacts, by queue, user or media type, of a fulfilled job.
   *
   * @param opts.cursor - From the page before; absent for the first page. An answer without a cursor is the last.
   * @preview
   * @permissions `analytics:resolutionAggregate:view`
   * @see GET /api/v2/analytics/resolutions/aggregates/jobs/{jobId}/results
   */
  getAnalyticsResolutionsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<ResolutionAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsResolutionsAggregatesJobResults',
      'GET /api/v2/analytics/resolutions/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads how a job over generated conversation summaries stands, and what went wrong if it failed.
   *
   * @preview
   * @permissions `analytics:summaryAggregate:view`
   * @see GET /api/v2/analytics/summaries/aggregates/jobs/{jobId}
   */
  getAnalyticsSummariesAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsSummariesAggregatesJob',
      'GET /api/v2/analytics/summaries/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through how many summaries were generated and used, as a fulfilled job has counted them.
   *
   * @param opts.cursor - Cursor of the previous page, left out at first; there is none after the last page.
   * @preview
   * @permissions `analytics:summaryAggregate:view`
   * @see GET /api/v2/analytics/summaries/aggregates/jobs/{jobId}/results
   */
  getAnalyticsSummariesAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<SummaryAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsSummariesAggregatesJobResults',
      'GET /api/v2/analytics/summaries/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads whether the survey figures of a job are still being gathered or `FULFILLED`.
   *
   * @preview
   * @permissions `analytics:surveyAggregate:view`
   * @see GET /api/v2/analytics/surveys/aggregates/jobs/{jobId}
   */
  getAnalyticsSurveysAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsSurveysAggregatesJob',
      'GET /api/v2/analytics/surveys/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through survey scores, promoters and response counts that a fulfilled job has gathered.
   *
   * @param opts.cursor - From the previous page; absent for the first one. An answer without a cursor is the last.
   * @preview
   * @permissions `analytics:surveyAggregate:view`
   * @see GET /api/v2/analytics/surveys/aggregates/jobs/{jobId}/results
   */
  getAnalyticsSurveysAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<SurveyAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsSurveysAggregatesJobResults',
      'GET /api/v2/analytics/surveys/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of an asynchronous work item query; results are fetched with
   * `getAnalyticsTaskmanagementAggregatesJobResults` once it is fulfilled.
   *
   * @preview
   * @permissions `analytics:taskManagementAggregate:view`
   * @see GET /api/v2/analytics/taskmanagement/aggregates/jobs/{jobId}
   */
  getAnalyticsTaskmanagementAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsTaskmanagementAggregatesJob',
      'GET /api/v2/analytics/taskmanagement/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through work item metrics, e.g. offered, answered and handled, from a fulfilled job.
   *
   * @param opts.cursor - Taken from the answer before; not sent for the first page. The last page has none.
   * @preview
   * @permissions `analytics:taskManagementAggregate:view`
   * @see GET /api/v2/analytics/taskmanagement/aggregates/jobs/{jobId}/results
   */
  getAnalyticsTaskmanagementAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<TaskManagementAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsTaskmanagementAggregatesJobResults',
      'GET /api/v2/analytics/taskmanagement/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the progress of a job over topics, sentiment and talk times in transcripts.
   *
   * @preview
   * @permissions `analytics:speechAndTextAnalyticsAggregates:view`
   * @see GET /api/v2/analytics/transcripts/aggregates/jobs/{jobId}
   */
  getAnalyticsTranscriptsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsTranscriptsAggregatesJob',
      'GET /api/v2/analytics/transcripts/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through topics found, sentiment and speech times per group, as a fulfilled job has them.
   *
   * @param opts.cursor - From the previous page; absent for the first one. A page without a cursor is the last.
   * @preview
   * @permissions `analytics:speechAndTextAnalyticsAggregates:view`
   * @see GET /api/v2/analytics/transcripts/aggregates/jobs/{jobId}/results
   */
  getAnalyticsTranscriptsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<TranscriptAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsTranscriptsAggregatesJobResults',
      'GET /api/v2/analytics/transcripts/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of a job that sums users' time in presences and routing statuses.
   *
   * @preview
   * @permissions `analytics:userAggregate:view`
   * @see GET /api/v2/analytics/users/aggregates/jobs/{jobId}
   */
  getAnalyticsUsersAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsUsersAggregatesJob',
      'GET /api/v2/analytics/users/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the times that users spent in each presence and routing status, from a fulfilled job.
   *
   * @param opts.cursor - Where to go on, from the previous answer; absent for the first page. None means the end.
   * @preview
   * @permissions `analytics:userAggregate:view`
   * @see GET /api/v2/analytics/users/aggregates/jobs/{jobId}/results
   */
  getAnalyticsUsersAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<UserAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsUsersAggregatesJobResults',
      'GET /api/v2/analytics/users/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of a user details job: `QUEUED`, `PENDING`, `FULFILLED`, `FAILED`, `CANCELLED` or `EXPIRED`. Results come
   * from `getAnalyticsUsersDetailsJobResults`.
   *
   * @permissions `analytics:userDetail:view`
   * @see GET /api/v2/analytics/users/details/jobs/{jobId}
   */
  getAnalyticsUsersDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call('getAnalyticsUsersDetailsJob', 'GET /api/v2/analytics/users/details/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Pages through the presences and routing statuses that a fulfilled user details job found.
   *
   * @param opts.cursor - Cursor from the previous page; absent for the first one. An answer without a cursor is the last.
   * @permissions `analytics:userDetail:view`
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
   * @permissions `analytics:userDetail:view`
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
   * @permissions `analytics:reportingSettings:edit`
   * @see PATCH /api/v2/analytics/reporting/settings
   */
  patchAnalyticsReportingSettings(
    body: AnalyticsReportingSettings,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsReportingSettings> {
    return this.call('patchAnalyticsReportingSettings', 'PATCH /api/v2/analytics/reporting/settings', { body }, {}, request);
  }

  /**
   * Starts a job over the execution times of data actions, for more than `postAnalyticsActionsAggregatesQuery` returns at once.
   * The answer holds the `jobId` for `getAnalyticsActionsAggregatesJob`.
   *
   * @preview
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see POST /api/v2/analytics/actions/aggregates/jobs
   */
  postAnalyticsActionsAggregatesJobs(
    body: ActionAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsActionsAggregatesJobs',
      'POST /api/v2/analytics/actions/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates how long data actions took, e.g. per integration, action, response status or kind of error. Shows which
   * integration slows flows and scripts down.
   *
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see POST /api/v2/analytics/actions/aggregates/query
   */
  postAnalyticsActionsAggregatesQuery(
    body: ActionAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<ActionAggregateQueryResponse> {
    return this.call(
      'postAnalyticsActionsAggregatesQuery',
      'POST /api/v2/analytics/actions/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a job that counts what Agent Copilot has suggested to agents and how they took it;
   * `getAnalyticsAgentcopilotsAggregatesJob` follows it.
   *
   * @preview
   * @permissions `analytics:agentCopilotAggregate:view`
   * @see POST /api/v2/analytics/agentcopilots/aggregates/jobs
   */
  postAnalyticsAgentcopilotsAggregatesJobs(
    body: AgentCopilotAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsAgentcopilotsAggregatesJobs',
      'POST /api/v2/analytics/agentcopilots/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates the suggestions of Agent Copilot: knowledge answers and articles, canned responses and scripts, by agent, queue,
   * kind or the feedback given.
   *
   * @permissions `analytics:agentCopilotAggregate:view`
   * @see POST /api/v2/analytics/agentcopilots/aggregates/query
   */
  postAnalyticsAgentcopilotsAggregatesQuery(
    body: AgentCopilotAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AgentCopilotAggregateQueryResponse> {
    return this.call(
      'postAnalyticsAgentcopilotsAggregatesQuery',
      'POST /api/v2/analytics/agentcopilots/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Counts the agents that match a filter, by what they are doing now: presence, routing status, segment type or being out of
   * office. Who they are is answered by `postAnalyticsAgentsStatusQuery`.
   *
   * @param opts.groupBy - Which counts are wanted; each fills its own list in the answer.
   * @permissions `analytics:agentState:view`
   * @see POST /api/v2/analytics/agents/status/counts
   */
  postAnalyticsAgentsStatusCounts(
    body: AgentStateCountsRequest,
    opts?: { groupBy?: readonly OpenEnum<'segmentType' | 'presence' | 'routingStatus' | 'isOutOfOffice'>[] },
    request?: RequestOptions,
  ): ApiPromise<AnalyticsAgentStateCountsResponse> {
    return this.call('postAnalyticsAgentsStatusCounts', 'POST /api/v2/analytics/agents/status/counts', { body }, opts, request);
  }

  /**
   * Finds agents by presence, routing status, skill, queue, team or adherence, and returns what each is doing, sessions
   * included. Only the first matches in the order asked for come back, so narrow the filter or choose the order with care.
   *
   * @permissions `analytics:agentState:view`
   * @see POST /api/v2/analytics/agents/status/query
   */
  postAnalyticsAgentsStatusQuery(
    body: AgentStateQueryRequest,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsAgentStateQueryResponse> {
    return this.call('postAnalyticsAgentsStatusQuery', 'POST /api/v2/analytics/agents/status/query', { body }, {}, request);
  }

  /**
   * Starts a job over how fully agents' capacity for interactions was used; its state is read with
   * `getAnalyticsAgentutilizationsAggregatesJob`.
   *
   * @preview
   * @permissions `analytics:agentUtilizationAggregate:view`
   * @see POST /api/v2/analytics/agentutilizations/aggregates/jobs
   */
  postAnalyticsAgentutilizationsAggregatesJobs(
    body: AgentUtilizationAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsAgentutilizationsAggregatesJobs',
      'POST /api/v2/analytics/agentutilizations/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates the capacity of agents, the part of it that was free and the percentage in use, by user and media type.
   *
   * @preview
   * @permissions `analytics:agentUtilizationAggregate:view`
   * @see POST /api/v2/analytics/agentutilizations/aggregates/query
   */
  postAnalyticsAgentutilizationsAggregatesQuery(
    body: AgentUtilizationAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AgentUtilizationAggregateQueryResponse> {
    return this.call(
      'postAnalyticsAgentutilizationsAggregatesQuery',
      'POST /api/v2/analytics/agentutilizations/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts an asynchronous bot query, with the metrics and groupings of `postAnalyticsBotsAggregatesQuery` but paged results.
   *
   * @preview
   * @permissions `analytics:botAggregate:view`
   * @see POST /api/v2/analytics/bots/aggregates/jobs
   */
  postAnalyticsBotsAggregatesJobs(body: BotAsyncAggregationQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call('postAnalyticsBotsAggregatesJobs', 'POST /api/v2/analytics/bots/aggregates/jobs', { body }, {}, request);
  }

  /**
   * Aggregates bot metrics: sessions, turns, intents, recognition failures, time to exit.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @permissions `analytics:botAggregate:view`
   * @see POST /api/v2/analytics/bots/aggregates/query
   */
  postAnalyticsBotsAggregatesQuery(body: BotAggregationQuery, request?: RequestOptions): ApiPromise<BotAggregateQueryResponse> {
    return this.call('postAnalyticsBotsAggregatesQuery', 'POST /api/v2/analytics/bots/aggregates/query', { body }, {}, request);
  }

  /**
   * Starts a job over case figures and answers with its id; the figures are later paged with
   * `getAnalyticsCasemanagementAggregatesJobResults`.
   *
   * @preview
   * @permissions `analytics:caseManagementAggregate:view`
   * @see POST /api/v2/analytics/casemanagement/aggregates/jobs
   */
  postAnalyticsCasemanagementAggregatesJobs(
    body: CaseManagementAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsCasemanagementAggregatesJobs',
      'POST /api/v2/analytics/casemanagement/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates cases by caseplan, owner, priority, status or customer intent: how many were opened, ran beyond their service
   * level or ended, and how long they took to resolve.
   *
   * @preview
   * @permissions `analytics:caseManagementAggregate:view`
   * @see POST /api/v2/analytics/casemanagement/aggregates/query
   */
  postAnalyticsCasemanagementAggregatesQuery(
    body: CaseManagementAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<CaseManagementAggregateQueryResponse> {
    return this.call(
      'postAnalyticsCasemanagementAggregatesQuery',
      'POST /api/v2/analytics/casemanagement/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Attaches properties of the caller's own to a session of a conversation, by which details queries can then filter.
   *
   * @param body - The properties, the `sessionId`, and as `targetDate` a moment within the session.
   * @permissions `analytics:conversationProperties:index`
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
   * Observes conversations that are going on, grouped as the caller likes, e.g. those waiting and those in interaction per queue
   * and media type. Unlike `postAnalyticsQueuesObservationsQuery` it pages through the groups and sorts them.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:queueObservation:view`
   * @see POST /api/v2/analytics/conversations/activity/query
   */
  postAnalyticsConversationsActivityQuery(
    body: ConversationActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<ConversationActivityResponse> {
    return this.call(
      'postAnalyticsConversationsActivityQuery',
      'POST /api/v2/analytics/conversations/activity/query',
      { body },
      opts,
      request,
    );
  }

  /**
   * Starts a job that aggregates conversation metrics in the background; suits many groups or fine granularity, which
   * `postAnalyticsConversationsAggregatesQuery` has to answer in one go.
   *
   * @preview
   * @permissions `analytics:conversationAggregate:view`
   * @see POST /api/v2/analytics/conversations/aggregates/jobs
   */
  postAnalyticsConversationsAggregatesJobs(
    body: ConversationAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsConversationsAggregatesJobs',
      'POST /api/v2/analytics/conversations/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates conversation metrics such as offered, answered, handle time or service level, for instance per queue and half
   * hour.
   *
   * @param body - The query; `granularity` is an ISO 8601 duration such as `PT30M`, without it the interval counts as one.
   * @example
   * ```ts
   * const { results = [] } = await new AnalyticsApi(client).postAnalyticsConversationsAggregatesQuery({
   *   interval: '2026-05-04T00:00:00Z/2026-05-05T00:00:00Z',
   *   granularity: 'PT30M',
   *   groupBy: ['queueId'],
   *   metrics: ['nOffered', 'tAnswered', 'tAbandon'],
   * });
   * for (const { group, data } of results) console.log(group, data?.length);
   * ```
   * @permissions `analytics:conversationAggregate:view`
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
   * @example
   * ```ts
   * // `conversationDetails` of contact-centre-client/jobs starts the job, waits for it and pages through its results.
   * const { jobId } = await new AnalyticsApi(client).postAnalyticsConversationsDetailsJobs({
   *   interval: '2026-05-04T00:00:00Z/2026-05-05T00:00:00Z',
   * });
   * console.log(jobId);
   * ```
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
   * @example
   * ```ts
   * const { conversations = [], totalHits } = await new AnalyticsApi(client).postAnalyticsConversationsDetailsQuery({
   *   interval: '2026-05-04T00:00:00Z/2026-05-05T00:00:00Z',
   *   order: 'asc',
   *   orderBy: 'conversationStart',
   *   paging: { pageNumber: 1, pageSize: 100 },
   * });
   * console.log(totalHits, conversations.map(({ conversationId }) => conversationId));
   * ```
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
   * @deprecated The platform no longer offers it. Use `postSpeechandtextanalyticsTranscriptsSearch` of `SpeechTextAnalyticsApi`.
   * @permissions `analytics:conversationDetail:view`
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
      { retired: true },
    );
  }

  /**
   * Starts a job over the use of copilots, polled with `getAnalyticsCopilotsAggregatesJob`.
   *
   * @preview
   * @permissions `analytics:copilotsAggregate:view`
   * @see POST /api/v2/analytics/copilots/aggregates/jobs
   */
  postAnalyticsCopilotsAggregatesJobs(
    body: CopilotAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsCopilotsAggregatesJobs',
      'POST /api/v2/analytics/copilots/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates the use of copilots: sessions, users, messages and invocations of tools, by user, division or tool.
   *
   * @preview
   * @permissions `analytics:copilotsAggregate:view`
   * @see POST /api/v2/analytics/copilots/aggregates/query
   */
  postAnalyticsCopilotsAggregatesQuery(
    body: CopilotAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<CopilotAggregateQueryResponse> {
    return this.call(
      'postAnalyticsCopilotsAggregatesQuery',
      'POST /api/v2/analytics/copilots/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Turns the ids of extracted analytics files into signed addresses to download them from. The ids come from
   * `getAnalyticsDataextractionDownloadsMetadata`.
   *
   * @preview
   * @permissions `analytics:datawarehouse:view`
   * @see POST /api/v2/analytics/dataextraction/downloads/bulk
   */
  postAnalyticsDataextractionDownloadsBulk(
    body: DownloadServiceRequest,
    request?: RequestOptions,
  ): ApiPromise<DataExtractionFileUrlListing> {
    return this.call(
      'postAnalyticsDataextractionDownloadsBulk',
      'POST /api/v2/analytics/dataextraction/downloads/bulk',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a job over quality evaluations, for stretches or groupings that return a lot; see
   * `getAnalyticsEvaluationsAggregatesJob` for its state.
   *
   * @preview
   * @permissions `analytics:evaluationAggregate:view`
   * @see POST /api/v2/analytics/evaluations/aggregates/jobs
   */
  postAnalyticsEvaluationsAggregatesJobs(
    body: EvaluationAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsEvaluationsAggregatesJobs',
      'POST /api/v2/analytics/evaluations/aggregates/jobs',
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
   * @permissions `analytics:evaluationAggregate:view`
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
   * Starts a count of flow executions in the background.
   *
   * @preview
   * @permissions `analytics:flowExecutionAggregate:view`
   * @see POST /api/v2/analytics/flowexecutions/aggregates/jobs
   */
  postAnalyticsFlowexecutionsAggregatesJobs(
    body: FlowExecutionAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsFlowexecutionsAggregatesJobs',
      'POST /api/v2/analytics/flowexecutions/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Counts how often flows were executed, by flow, version or division. What the executions led to is in
   * `postAnalyticsFlowsAggregatesQuery`.
   *
   * @permissions `analytics:flowExecutionAggregate:view`
   * @see POST /api/v2/analytics/flowexecutions/aggregates/query
   */
  postAnalyticsFlowexecutionsAggregatesQuery(
    body: FlowExecutionAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<FlowExecutionAggregateQueryResponse> {
    return this.call(
      'postAnalyticsFlowexecutionsAggregatesQuery',
      'POST /api/v2/analytics/flowexecutions/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Observes the interactions that are in flows now, grouped by flow, flow type, queue or another dimension, and paged.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:flowObservation:view`
   * @see POST /api/v2/analytics/flows/activity/query
   */
  postAnalyticsFlowsActivityQuery(
    body: FlowActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<FlowActivityResponse> {
    return this.call('postAnalyticsFlowsActivityQuery', 'POST /api/v2/analytics/flows/activity/query', { body }, opts, request);
  }

  /**
   * Starts a job over flow metrics such as entries, outcomes and disconnects; the `jobId` it answers leads to state and results.
   *
   * @preview
   * @permissions `analytics:flowAggregate:view`
   * @see POST /api/v2/analytics/flows/aggregates/jobs
   */
  postAnalyticsFlowsAggregatesJobs(body: FlowAsyncAggregationQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call('postAnalyticsFlowsAggregatesJobs', 'POST /api/v2/analytics/flows/aggregates/jobs', { body }, {}, request);
  }

  /**
   * Aggregates flow metrics such as entries, outcomes and disconnects, per flow, version or outcome as the query groups them.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @permissions `analytics:flowAggregate:view`
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
   * @permissions `analytics:flowObservation:view`
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
   * Starts a job over customer-journey metrics, where `postAnalyticsJourneysAggregatesQuery` would have too much to return at
   * once.
   *
   * @preview
   * @permissions `analytics:journeyAggregate:view`
   * @see POST /api/v2/analytics/journeys/aggregates/jobs
   */
  postAnalyticsJourneysAggregatesJobs(
    body: JourneyAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsJourneysAggregatesJobs',
      'POST /api/v2/analytics/journeys/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates customer-journey metrics, e.g. how often action maps were triggered and web actions accepted.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @permissions `analytics:journeyAggregate:view`
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
   * Starts a job over the use of knowledge bases, followed with `getAnalyticsKnowledgeAggregatesJob`.
   *
   * @preview
   * @permissions `analytics:knowledgeAggregate:view`
   * @see POST /api/v2/analytics/knowledge/aggregates/jobs
   */
  postAnalyticsKnowledgeAggregatesJobs(
    body: KnowledgeAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsKnowledgeAggregatesJobs',
      'POST /api/v2/analytics/knowledge/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates the use of knowledge bases: searches answered and unanswered, documents presented, viewed and copied, feedback,
   * and sessions. Serves to find what is missing from them.
   *
   * @permissions `analytics:knowledgeAggregate:view`
   * @see POST /api/v2/analytics/knowledge/aggregates/query
   */
  postAnalyticsKnowledgeAggregatesQuery(
    body: KnowledgeAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeAggregateQueryResponse> {
    return this.call(
      'postAnalyticsKnowledgeAggregatesQuery',
      'POST /api/v2/analytics/knowledge/aggregates/query',
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
   * @example
   * ```ts
   * const { results = [] } = await new AnalyticsApi(client).postAnalyticsQueuesObservationsQuery({
   *   filter: { type: 'or', predicates: [{ dimension: 'queueId', value: queueId }] },
   *   metrics: ['oWaiting', 'oOnQueueUsers'],
   * });
   * for (const { group, data } of results) console.log(group, data);
   * ```
   * @permissions `analytics:queueObservation:view`
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
   * Aggregates how near the organisation came to the platform's limits, by limit, namespace, user or entity. Figures exist only
   * where a limit was exceeded or nearly reached, and they are an estimate, not an exact record.
   *
   * @permissions `analytics:rateLimitAggregate:view`
   * @see POST /api/v2/analytics/ratelimits/aggregates/query
   */
  postAnalyticsRatelimitsAggregatesQuery(
    body: RateLimitAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<RateLimitAggregateQueryResponse> {
    return this.call(
      'postAnalyticsRatelimitsAggregatesQuery',
      'POST /api/v2/analytics/ratelimits/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Deletes all dashboards of the named users, e.g. of people who have left; deleted dashboards can still be listed as such.
   *
   * @permissions any of `analytics:dashboardConfigurations:deleteActive`, `analytics:dashboardConfigurations:deleteInactive`
   * @see POST /api/v2/analytics/reporting/dashboards/users/bulk/remove
   */
  postAnalyticsReportingDashboardsUsersBulkRemove(body: string[], request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postAnalyticsReportingDashboardsUsersBulkRemove',
      'POST /api/v2/analytics/reporting/dashboards/users/bulk/remove',
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
   * @permissions `analytics:dataExport:add`
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
   * @deprecated The platform no longer offers it.
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
      { retired: true },
    );
  }

  /**
   * Schedules a report.
   *
   * @param body - The schedule; when it fires is a Quartz cron expression, and `parameters` hold what the report's metadata
   * asks for.
   * @deprecated The platform no longer offers it.
   * @permissions any of `reporting:acd:view`, `reporting:status:view`, `reporting:interactions:view`,
   * `reporting:outbound:view`, `reporting:quality:view`, `employee`
   * @see POST /api/v2/analytics/reporting/schedules
   */
  postAnalyticsReportingSchedules(body: ReportSchedule, request?: RequestOptions): ApiPromise<ReportSchedule> {
    return this.call('postAnalyticsReportingSchedules', 'POST /api/v2/analytics/reporting/schedules', { body }, {}, request, {
      retired: true,
    });
  }

  /**
   * Deletes several dashboards by their ids in one call. They stay listed under the state `Deleted`.
   *
   * @permissions `analytics:dashboardConfigurations:edit`
   * @see POST /api/v2/analytics/reporting/settings/dashboards/bulk/remove
   */
  postAnalyticsReportingSettingsDashboardsBulkRemove(
    body: DashboardConfigurationBulkRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postAnalyticsReportingSettingsDashboardsBulkRemove',
      'POST /api/v2/analytics/reporting/settings/dashboards/bulk/remove',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads several dashboards, widgets included, by their ids. By kind and owner, use
   * `getAnalyticsReportingSettingsDashboardsQuery`.
   *
   * @permissions `analytics:dashboardConfigurations:view`
   * @see POST /api/v2/analytics/reporting/settings/dashboards/query
   */
  postAnalyticsReportingSettingsDashboardsQuery(
    body: DashboardConfigurationQueryRequest,
    request?: RequestOptions,
  ): ApiPromise<DashboardConfigurationListing> {
    return this.call(
      'postAnalyticsReportingSettingsDashboardsQuery',
      'POST /api/v2/analytics/reporting/settings/dashboards/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a job over contact resolution and answers with its id.
   *
   * @preview
   * @permissions `analytics:resolutionAggregate:view`
   * @see POST /api/v2/analytics/resolutions/aggregates/jobs
   */
  postAnalyticsResolutionsAggregatesJobs(
    body: ResolutionAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsResolutionsAggregatesJobs',
      'POST /api/v2/analytics/resolutions/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Counts the interactions after which the customer did not have to make contact again, by queue, user, media type or routing
   * method.
   *
   * @permissions `analytics:resolutionAggregate:view`
   * @see POST /api/v2/analytics/resolutions/aggregates/query
   */
  postAnalyticsResolutionsAggregatesQuery(
    body: ResolutionAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<ResolutionAggregateQueryResponse> {
    return this.call(
      'postAnalyticsResolutionsAggregatesQuery',
      'POST /api/v2/analytics/resolutions/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Observes agents per queue: how many are on queue at this moment and in which routing status, with groups paged and sorted.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:queueObservation:view`
   * @see POST /api/v2/analytics/routing/activity/query
   */
  postAnalyticsRoutingActivityQuery(
    body: RoutingActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<RoutingActivityResponse> {
    return this.call(
      'postAnalyticsRoutingActivityQuery',
      'POST /api/v2/analytics/routing/activity/query',
      { body },
      opts,
      request,
    );
  }

  /**
   * Starts a job over generated conversation summaries; `getAnalyticsSummariesAggregatesJob` says when it is done.
   *
   * @preview
   * @permissions `analytics:summaryAggregate:view`
   * @see POST /api/v2/analytics/summaries/aggregates/jobs
   */
  postAnalyticsSummariesAggregatesJobs(
    body: SummaryAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsSummariesAggregatesJobs',
      'POST /api/v2/analytics/summaries/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates generated conversation summaries: how many there were, how long they took, whether agents copied or edited them
   * and how they rated them.
   *
   * @permissions `analytics:summaryAggregate:view`
   * @see POST /api/v2/analytics/summaries/aggregates/query
   */
  postAnalyticsSummariesAggregatesQuery(
    body: SummaryAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<SummaryAggregateQueryResponse> {
    return this.call(
      'postAnalyticsSummariesAggregatesQuery',
      'POST /api/v2/analytics/summaries/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a job over customer surveys that works in the background and keeps its results for paging.
   *
   * @preview
   * @permissions `analytics:surveyAggregate:view`
   * @see POST /api/v2/analytics/surveys/aggregates/jobs
   */
  postAnalyticsSurveysAggregatesJobs(
    body: SurveyAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsSurveysAggregatesJobs',
      'POST /api/v2/analytics/surveys/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates customer surveys: sent, answered, scores and promoters.
   *
   * @param body - The query; `alternateTimeDimension` can make the interval mean the survey's creation.
   * @permissions `analytics:surveyAggregate:view`
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
   * Starts an asynchronous query over work items; take the `jobId` to `getAnalyticsTaskmanagementAggregatesJob`.
   *
   * @preview
   * @permissions `analytics:taskManagementAggregate:view`
   * @see POST /api/v2/analytics/taskmanagement/aggregates/jobs
   */
  postAnalyticsTaskmanagementAggregatesJobs(
    body: TaskManagementAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsTaskmanagementAggregatesJobs',
      'POST /api/v2/analytics/taskmanagement/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates work item metrics over an interval: created, offered, handled, over their service level, time in focus and in
   * each status, by worktype, workbin, queue or agent. The state at this moment is `postAnalyticsTaskmanagementMetricsQuery`.
   *
   * @permissions `analytics:taskManagementAggregate:view`
   * @see POST /api/v2/analytics/taskmanagement/aggregates/query
   */
  postAnalyticsTaskmanagementAggregatesQuery(
    body: TaskManagementAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<TaskManagementAggregateQueryResponse> {
    return this.call(
      'postAnalyticsTaskmanagementAggregatesQuery',
      'POST /api/v2/analytics/taskmanagement/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Observes the work items of queues or worktypes as they stand now: assigned, unassigned, parked, due, overdue, and the oldest
   * of them.
   *
   * @param opts.after - Cursor of the page to begin after, from `cursors` in the answer before.
   * @param opts.pageSize - Entities a page.
   * @permissions `analytics:taskManagementObservation:view`
   * @see POST /api/v2/analytics/taskmanagement/metrics/query
   */
  postAnalyticsTaskmanagementMetricsQuery(
    body: TaskManagementObservationQuery,
    opts?: { after?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<TaskManagementObservationQueryResponse> {
    return this.call(
      'postAnalyticsTaskmanagementMetricsQuery',
      'POST /api/v2/analytics/taskmanagement/metrics/query',
      { body },
      opts,
      request,
    );
  }

  /**
   * Observes teams at this moment: how many members are in which presence and routing status, a group each.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:teamObservation:view`
   * @see POST /api/v2/analytics/teams/activity/query
   */
  postAnalyticsTeamsActivityQuery(
    body: TeamActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<TeamActivityResponse> {
    return this.call('postAnalyticsTeamsActivityQuery', 'POST /api/v2/analytics/teams/activity/query', { body }, opts, request);
  }

  /**
   * Starts a job over topics, sentiment, speech and silence in transcripts; results are paged with
   * `getAnalyticsTranscriptsAggregatesJobResults`.
   *
   * @preview
   * @permissions `analytics:speechAndTextAnalyticsAggregates:view`
   * @see POST /api/v2/analytics/transcripts/aggregates/jobs
   */
  postAnalyticsTranscriptsAggregatesJobs(
    body: TranscriptAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsTranscriptsAggregatesJobs',
      'POST /api/v2/analytics/transcripts/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates speech and text analytics: topics found and customer sentiment.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @permissions `analytics:speechAndTextAnalyticsAggregates:view`
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
   * Observes single users' presence and routing status, paged and in a chosen order, where `postAnalyticsUsersObservationsQuery`
   * returns everything at once.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:userObservation:view`
   * @see POST /api/v2/analytics/users/activity/query
   */
  postAnalyticsUsersActivityQuery(
    body: UserActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<UserActivityResponse> {
    return this.call('postAnalyticsUsersActivityQuery', 'POST /api/v2/analytics/users/activity/query', { body }, opts, request);
  }

  /**
   * Starts a job over the time that users spent in presences and routing statuses, for many users or long intervals.
   *
   * @preview
   * @permissions `analytics:userAggregate:view`
   * @see POST /api/v2/analytics/users/aggregates/jobs
   */
  postAnalyticsUsersAggregatesJobs(body: UserAsyncAggregationQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call('postAnalyticsUsersAggregatesJobs', 'POST /api/v2/analytics/users/aggregates/jobs', { body }, {}, request);
  }

  /**
   * Aggregates how long users were in which presence and routing status.
   *
   * @param body - The query: an interval, the metrics, and how to group and filter.
   * @example
   * ```ts
   * const { results = [] } = await new AnalyticsApi(client).postAnalyticsUsersAggregatesQuery({
   *   interval: '2026-05-04T00:00:00Z/2026-05-05T00:00:00Z',
   *   groupBy: ['userId'],
   *   metrics: ['tAgentRoutingStatus'],
   * });
   * console.log(results.length);
   * ```
   * @permissions `analytics:userAggregate:view`
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
   * @permissions `analytics:userDetail:view`
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
   * @example
   * ```ts
   * const { userDetails = [] } = await new AnalyticsApi(client).postAnalyticsUsersDetailsQuery({
   *   interval: '2026-05-04T00:00:00Z/2026-05-05T00:00:00Z',
   *   userFilters: [{ type: 'or', predicates: [{ dimension: 'userId', value: userId }] }],
   * });
   * console.log(userDetails[0]?.primaryPresence);
   * ```
   * @permissions `analytics:userDetail:view`
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
   * @example
   * ```ts
   * const { results = [] } = await new AnalyticsApi(client).postAnalyticsUsersObservationsQuery({
   *   filter: { type: 'or', predicates: [{ dimension: 'userId', value: userId }] },
   *   metrics: ['oActiveQueues', 'oMemberQueues'],
   * });
   * console.log(results);
   * ```
   * @permissions `analytics:userObservation:view`
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
   * Changes for how many days analytics data is kept.
   *
   * @permissions `analytics:dataRetention:edit`
   * @see PUT /api/v2/analytics/dataretention/settings
   */
  putAnalyticsDataretentionSettings(
    body: UpdateAnalyticsDataRetentionRequest,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsDataRetentionResponse> {
    return this.call('putAnalyticsDataretentionSettings', 'PUT /api/v2/analytics/dataretention/settings', { body }, {}, request);
  }

  /**
   * Replaces a scheduled report.
   *
   * @param body - The whole schedule; fields left out are lost.
   * @deprecated The platform no longer offers it.
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
      { retired: true },
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace AnalyticsApi {
  type getAnalyticsActionsAggregatesJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsActionsAggregatesJobResults']>;
  type getAnalyticsAgentcopilotsAggregatesJobResultsOptions = OptionsOf<
    AnalyticsApi['getAnalyticsAgentcopilotsAggregatesJobResults']
  >;
  type getAnalyticsAgentutilizationsAggregatesJobResultsOptions = OptionsOf<
    AnalyticsApi['getAnalyticsAgentutilizationsAggregatesJobResults']
  >;
  type getAnalyticsBotflowDivisionsReportingturnsOptions = GetAnalyticsBotflowDivisionsReportingturnsOptions;
  type getAnalyticsBotflowReportingturnsOptions = GetAnalyticsBotflowReportingturnsOptions;
  type getAnalyticsBotflowSessionsOptions = GetAnalyticsBotflowSessionsOptions;
  type getAnalyticsBotsAggregatesJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsBotsAggregatesJobResults']>;
  type getAnalyticsCasemanagementAggregatesJobResultsOptions = OptionsOf<
    AnalyticsApi['getAnalyticsCasemanagementAggregatesJobResults']
  >;
  type getAnalyticsConversationsAggregatesJobResultsOptions = OptionsOf<
    AnalyticsApi['getAnalyticsConversationsAggregatesJobResults']
  >;
  type getAnalyticsConversationsDetailsOptions = OptionsOf<AnalyticsApi['getAnalyticsConversationsDetails']>;
  type getAnalyticsConversationsDetailsJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsConversationsDetailsJobResults']>;
  type getAnalyticsCopilotsAggregatesJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsCopilotsAggregatesJobResults']>;
  type getAnalyticsDataextractionDownloadsMetadataOptions = GetAnalyticsDataextractionDownloadsMetadataOptions;
  type getAnalyticsEvaluationsAggregatesJobResultsOptions = OptionsOf<
    AnalyticsApi['getAnalyticsEvaluationsAggregatesJobResults']
  >;
  type getAnalyticsFlowexecutionsAggregatesJobResultsOptions = OptionsOf<
    AnalyticsApi['getAnalyticsFlowexecutionsAggregatesJobResults']
  >;
  type getAnalyticsFlowsAggregatesJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsFlowsAggregatesJobResults']>;
  type getAnalyticsJourneysAggregatesJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsJourneysAggregatesJobResults']>;
  type getAnalyticsKnowledgeAggregatesJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsKnowledgeAggregatesJobResults']>;
  type getAnalyticsReportingDashboardsUsersOptions = GetAnalyticsReportingDashboardsUsersOptions;
  type getAnalyticsReportingExportsOptions = PageOptions;
  type getAnalyticsReportingMetadataOptions = GetAnalyticsReportingMetadataOptions;
  type getAnalyticsReportingReportIdMetadataOptions = OptionsOf<AnalyticsApi['getAnalyticsReportingReportIdMetadata']>;
  type getAnalyticsReportingScheduleHistoryOptions = PageOptions;
  type getAnalyticsReportingSchedulesOptions = PageOptions;
  type getAnalyticsReportingSettingsDashboardsQueryOptions = GetAnalyticsReportingSettingsDashboardsQueryOptions;
  type getAnalyticsReportingSettingsUserDashboardsOptions = GetAnalyticsReportingSettingsUserDashboardsOptions;
  type getAnalyticsResolutionsAggregatesJobResultsOptions = OptionsOf<
    AnalyticsApi['getAnalyticsResolutionsAggregatesJobResults']
  >;
  type getAnalyticsSummariesAggregatesJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsSummariesAggregatesJobResults']>;
  type getAnalyticsSurveysAggregatesJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsSurveysAggregatesJobResults']>;
  type getAnalyticsTaskmanagementAggregatesJobResultsOptions = OptionsOf<
    AnalyticsApi['getAnalyticsTaskmanagementAggregatesJobResults']
  >;
  type getAnalyticsTranscriptsAggregatesJobResultsOptions = OptionsOf<
    AnalyticsApi['getAnalyticsTranscriptsAggregatesJobResults']
  >;
  type getAnalyticsUsersAggregatesJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsUsersAggregatesJobResults']>;
  type getAnalyticsUsersDetailsJobResultsOptions = OptionsOf<AnalyticsApi['getAnalyticsUsersDetailsJobResults']>;
  type postAnalyticsAgentsStatusCountsOptions = OptionsOf<AnalyticsApi['postAnalyticsAgentsStatusCounts']>;
  type postAnalyticsConversationsActivityQueryOptions = OptionsOf<AnalyticsApi['postAnalyticsConversationsActivityQuery']>;
  type postAnalyticsFlowsActivityQueryOptions = OptionsOf<AnalyticsApi['postAnalyticsFlowsActivityQuery']>;
  type postAnalyticsRoutingActivityQueryOptions = OptionsOf<AnalyticsApi['postAnalyticsRoutingActivityQuery']>;
  type postAnalyticsTaskmanagementMetricsQueryOptions = OptionsOf<AnalyticsApi['postAnalyticsTaskmanagementMetricsQuery']>;
  type postAnalyticsTeamsActivityQueryOptions = OptionsOf<AnalyticsApi['postAnalyticsTeamsActivityQuery']>;
  type postAnalyticsUsersActivityQueryOptions = OptionsOf<AnalyticsApi['postAnalyticsUsersActivityQuery']>;
}
