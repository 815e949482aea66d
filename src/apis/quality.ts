import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  AgentActivityEntityListing,
  AgentScoringRule,
  AgentScoringRuleEntityListing,
  CalibrationCreate,
  CalibrationEntityListing,
  CreateSurveyRequest,
  CreateSurveyResponse,
  EvaluationAggregationQueryMe,
  EvaluationCreateBody,
  EvaluationEntityListing,
  EvaluationFormAndScoringSet,
  EvaluationFormDivisionView,
  EvaluationFormDivisionViewListing,
  EvaluationFormResponse,
  EvaluationFormResponseEntityListing,
  EvaluationResponse,
  EvaluationSearchRequestDTO,
  EvaluationSearchResponse,
  EvaluatorActivityEntityListing,
  PublishForm,
  QMAuditQueryRequest,
  QualityAuditQueryExecutionResultsResponse,
  QualityAuditQueryExecutionStatusResponse,
  ScorableSurvey,
  Survey,
  SurveyForm,
  SurveyFormAndScoringSet,
  SurveyFormDivisionView,
  SurveyFormDivisionViewListing,
  SurveyFormEntityListing,
  SurveyScoringSet,
} from '../models/quality.js';
import type {
  EvaluationAggregateQueryResponse,
  EvaluationAggregationQuery,
  EvaluationAsyncAggregateQueryResponse,
  EvaluationAsyncAggregationQuery,
  SurveyAggregateQueryResponse,
  SurveyAggregationQuery,
  SurveyAsyncAggregateQueryResponse,
  SurveyAsyncAggregationQuery,
} from '../models/shared-analytics.js';
import type { PageOptions, SortOptions } from '../models/options.js';
import type { AsyncQueryResponse, AsyncQueryStatus } from '../models/shared-conversation-analytics.js';
import type {
  AiScoringSettings,
  Calibration,
  Evaluation,
  EvaluationForm,
  EvaluationScoringSet,
} from '../models/shared-quality.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetQualityAgentsActivityOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
  /** Only evaluations from this moment on, ISO 8601. @format date-time */
  startTime?: string | Date;
  /** Only evaluations up to this moment, ISO 8601. @format date-time */
  endTime?: string | Date;
  agentUserId?: readonly string[];
  /** Count only what this evaluator has evaluated. */
  evaluatorUserId?: string;
  /** Only agents of this name. */
  name?: string;
  /** Only agents of this group, by its id. */
  group?: string;
  /** `Any` lists active, inactive and deleted users. `Legacy` lists active ones, and inactive ones too without a filter by user or where `evaluatorUserId` is given. @defaultValue `Legacy` */
  userState?: OpenEnum<'Any' | 'Legacy'>;
  /** Only evaluations by this form, in whichever version. */
  formContextId?: string;
  /** Only agents of this team. */
  agentTeamId?: string;
}

export interface GetQualityCalibrationsOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
  /** Only calibrations of this conversation. */
  conversationId?: string;
  /** Start of the period, ISO 8601. @format date-time */
  startTime?: string | Date;
  /** End of the period, ISO 8601. @format date-time */
  endTime?: string | Date;
}

export interface GetQualityConversationsAuditsQueryTransactionIdResultsOptions {
  /** From the page before; leave out for the first. */
  cursor?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** `user` fills the names of the users who acted. */
  expand?: readonly OpenEnum<'user'>[];
}

export interface GetQualityEvaluationsQueryOptions extends PageOptions, SortOptions {
  expand?: readonly string[];
  /** The platform takes it no longer. Nor does it sort by `sortBy` any more. */
  nextPage?: string;
  previousPage?: string;
  conversationId?: string;
  agentUserId?: string;
  evaluatorUserId?: string;
  queueId?: string;
  /** Start of the period, ISO 8601. */
  startTime?: string;
  /** End of the period, ISO 8601. */
  endTime?: string;
  /** Only evaluations in these states: `PENDING`, `INPROGRESS`, `FINISHED`. */
  evaluationState?: readonly string[];
  /** Only evaluations that the agent may see already, or only those that the agent may not. */
  isReleased?: boolean;
  /** Only evaluations that the agent has opened, or only those unread. */
  agentHasRead?: boolean;
  /** Fill `answers` with total scores; without it they are absent. */
  expandAnswerTotalScores?: boolean;
  /** Upper bound for the number of evaluations found. */
  maximum?: number;
  /** Whether evaluations of deleted users are listed too. @defaultValue `false` */
  includeDeletedUsers?: boolean;
  /** Only evaluations by this form, in whichever version. */
  formContextId?: string;
  /** Only evaluations that this user is assigned to. */
  assigneeUserId?: string;
  /** Only evaluations of agents of this team. */
  agentTeamId?: string;
}

export interface GetQualityEvaluatorsActivityOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
  /** Start of the period, ISO 8601. @format date-time */
  startTime?: string | Date;
  /** End of the period, ISO 8601. @format date-time */
  endTime?: string | Date;
  /** Only evaluators of this name. */
  name?: string;
  /** Only users who hold these permissions. */
  permission?: readonly string[];
  /** Only evaluators of this group, by its id. */
  group?: string;
  /** Only evaluations of agents of this team. */
  agentTeamId?: string;
}

export interface GetQualityFormVersionsOptions extends PageOptions {
  /** By age of the version. @defaultValue `asc` */
  sortOrder?: string;
}

export interface GetQualityFormsOptions extends PageOptions, SortOptions {
  nextPage?: string;
  previousPage?: string;
  expand?: string;
  name?: string;
}

export interface GetQualityFormsEvaluationVersionsOptions extends PageOptions {
  /** @defaultValue `asc` */
  sortOrder?: string;
}

export interface GetQualityFormsEvaluationsOptions extends PageOptions, SortOptions {
  nextPage?: string;
  previousPage?: string;
  expand?: string;
  name?: string;
}

export interface GetQualityFormsSurveysOptions extends PageOptions, SortOptions {
  nextPage?: string;
  previousPage?: string;
  expand?: string;
  name?: string;
}

export interface GetQualityPublishedformsEvaluationsDivisionviewsOptions {
  /** Entities a page. */
  pageSize?: number;
  /** Which page, counted from 1. */
  pageNumber?: number;
  name?: string;
  /** Only forms of this division. */
  divisionId?: string;
}

export interface GetQualityPublishedformsOptions extends PageOptions {
  name?: string;
  /** Only the newest published version of each form. @defaultValue `false` */
  onlyLatestPerContext?: boolean;
}

export interface GetQualityPublishedformsEvaluationsOptions extends PageOptions {
  name?: string;
  /** Only the newest published version of each form. @defaultValue `false` */
  onlyLatestPerContext?: boolean;
}

export interface GetQualityPublishedformsSurveysDivisionviewsOptions {
  /** Entities a page. */
  pageSize?: number;
  /** Which page, counted from 1. */
  pageNumber?: number;
  name?: string;
  /** Only forms of this division. */
  divisionId?: string;
}

export interface GetQualityPublishedformsSurveysOptions extends PageOptions {
  name?: string;
  /** Only the newest version of each form that is published and not disabled. @defaultValue `false` */
  onlyLatestEnabledPerContext?: boolean;
}

/**
 * Quality management: evaluation forms and survey forms, the evaluations and calibrations that evaluators make of agents'
 * conversations, and the surveys that customers fill in afterwards. A form is edited as a draft and then published; every
 * published version stays as it was, and the versions of one form share a `contextId`. Evaluations, calibrations and surveys
 * always use a published version.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class QualityApi extends PlatformApi {
  /**
   * Cancels an asynchronous aggregation of evaluations, or discards its results.
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
   * Cancels an asynchronous aggregation of surveys, or discards its results.
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
   * Deletes a calibration, i.e. the comparison of several evaluators on one conversation.
   *
   * @param calibratorId - Id of the user who set the calibration up.
   * @returns The calibration as it was when deleted.
   * @permissions `quality:calibration:delete`
   * @see DELETE /api/v2/quality/calibrations/{calibrationId}
   */
  deleteQualityCalibration(calibrationId: string, calibratorId: string, request?: RequestOptions): ApiPromise<Calibration> {
    return this.call(
      'deleteQualityCalibration',
      'DELETE /api/v2/quality/calibrations/{calibrationId}',
      { calibrationId, calibratorId },
      {},
      request,
    );
  }

  /**
   * Deletes an evaluation of a conversation, answers and score with it.
   *
   * @returns The evaluation as it was when deleted.
   * @permissions `quality:evaluation:delete`
   * @see DELETE /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId}
   */
  deleteQualityConversationEvaluation(
    conversationId: string,
    evaluationId: string,
    opts?: { expand?: string },
    request?: RequestOptions,
  ): ApiPromise<EvaluationResponse> {
    return this.call(
      'deleteQualityConversationEvaluation',
      'DELETE /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId}',
      { conversationId, evaluationId },
      opts,
      request,
    );
  }

  /**
   * Deletes an evaluation form. Same forms as `deleteQualityFormsEvaluation`, by the route that does not name their kind.
   *
   * @deprecated Use `deleteQualityFormsEvaluation`.
   * @permissions `quality:evaluationForm:delete`
   * @see DELETE /api/v2/quality/forms/{formId}
   */
  deleteQualityForm(formId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteQualityForm', 'DELETE /api/v2/quality/forms/{formId}', { formId }, {}, request);
  }

  /**
   * Deletes an evaluation form.
   *
   * @permissions `quality:evaluationForm:delete`
   * @see DELETE /api/v2/quality/forms/evaluations/{formId}
   */
  deleteQualityFormsEvaluation(formId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteQualityFormsEvaluation',
      'DELETE /api/v2/quality/forms/evaluations/{formId}',
      { formId },
      {},
      request,
    );
  }

  /**
   * Deletes a survey form. To stop a version that has been sent out already, use `patchQualityFormsSurvey`.
   *
   * @permissions `quality:surveyForm:delete`
   * @see DELETE /api/v2/quality/forms/surveys/{formId}
   */
  deleteQualityFormsSurvey(formId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteQualityFormsSurvey', 'DELETE /api/v2/quality/forms/surveys/{formId}', { formId }, {}, request);
  }

  /**
   * Deletes an agent scoring rule of a program; evaluations that it has brought about stay.
   *
   * @permissions `quality:scoringRule:delete`
   * @see DELETE /api/v2/quality/programs/{programId}/agentscoringrules/{ruleId}
   */
  deleteQualityProgramAgentscoringrule(programId: string, ruleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteQualityProgramAgentscoringrule',
      'DELETE /api/v2/quality/programs/{programId}/agentscoringrules/{ruleId}',
      { programId, ruleId },
      {},
      request,
    );
  }

  /**
   * Reads the state of an aggregation of evaluations that `postAnalyticsEvaluationsAggregatesJobs` has started.
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
   * Reads a page of what a finished aggregation of evaluations found.
   *
   * @param opts.cursor - Cursor of the previous page; absent on the first call.
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
   * Reads the state of an aggregation of surveys that `postAnalyticsSurveysAggregatesJobs` has started.
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
   * Reads a page of what a finished aggregation of surveys found.
   *
   * @param opts.cursor - Cursor of the previous page; absent on the first call.
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
   * Lists agents with the number of their evaluations and their average, highest and lowest scores, critical questions apart.
   *
   * @permissions `quality:evaluation:view`
   * @see GET /api/v2/quality/agents/activity
   */
  getQualityAgentsActivity(
    opts?: GetQualityAgentsActivityOptions,
    request?: RequestOptions,
  ): ApiPromise<AgentActivityEntityListing> {
    return this.call('getQualityAgentsActivity', 'GET /api/v2/quality/agents/activity', {}, opts, request);
  }

  /**
   * Reads one calibration with the evaluations it compares.
   *
   * @param opts.calibratorId - Id of the user who set the calibration up.
   * @permissions `quality:calibration:view`
   * @see GET /api/v2/quality/calibrations/{calibrationId}
   */
  getQualityCalibration(
    calibrationId: string,
    opts?: { calibratorId?: string; conversationId?: string },
    request?: RequestOptions,
  ): ApiPromise<Calibration> {
    return this.call(
      'getQualityCalibration',
      'GET /api/v2/quality/calibrations/{calibrationId}',
      { calibrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the calibrations that one calibrator has set up.
   *
   * @param calibratorId - User whose calibrations are listed.
   * @permissions `quality:calibration:view`
   * @see GET /api/v2/quality/calibrations
   */
  getQualityCalibrations(
    calibratorId: string,
    opts?: GetQualityCalibrationsOptions,
    request?: RequestOptions,
  ): ApiPromise<CalibrationEntityListing> {
    return this.call('getQualityCalibrations', 'GET /api/v2/quality/calibrations', { calibratorId }, opts, request);
  }

  /**
   * Reads one evaluation of a conversation: form, answers, status and score. To find evaluations use
   * `getQualityEvaluationsQuery`.
   *
   * @permissions any of `quality:evaluation:view`, `quality:evaluation:assign`, `quality:evaluation:release`
   * @see GET /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId}
   */
  getQualityConversationEvaluation(
    conversationId: string,
    evaluationId: string,
    opts?: { expand?: string },
    request?: RequestOptions,
  ): ApiPromise<EvaluationResponse> {
    return this.call(
      'getQualityConversationEvaluation',
      'GET /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId}',
      { conversationId, evaluationId },
      opts,
      request,
    );
  }

  /**
   * Lists the surveys that were sent to the customer of a conversation.
   *
   * @returns A bare array, not a page.
   * @permissions `quality:survey:view`
   * @see GET /api/v2/quality/conversations/{conversationId}/surveys
   */
  getQualityConversationSurveys(conversationId: string, request?: RequestOptions): ApiPromise<Survey[]> {
    return this.call(
      'getQualityConversationSurveys',
      'GET /api/v2/quality/conversations/{conversationId}/surveys',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads the state of an audit query: `Queued`, `Running`, `Succeeded`, `Failed` or `Cancelled`.
   *
   * @param transactionId - The `id` that `postQualityConversationsAuditsQuery` answered with.
   * @permissions `audits:interactionDetails:view`
   * @see GET /api/v2/quality/conversations/audits/query/{transactionId}
   */
  getQualityConversationsAuditsQueryTransactionId(
    transactionId: string,
    request?: RequestOptions,
  ): ApiPromise<QualityAuditQueryExecutionStatusResponse> {
    return this.call(
      'getQualityConversationsAuditsQueryTransactionId',
      'GET /api/v2/quality/conversations/audits/query/{transactionId}',
      { transactionId },
      {},
      request,
    );
  }

  /**
   * Reads the messages that an audit query found, once its state is `Succeeded`.
   *
   * @param transactionId - The `id` that `postQualityConversationsAuditsQuery` answered with.
   * @permissions `audits:interactionDetails:view`
   * @see GET /api/v2/quality/conversations/audits/query/{transactionId}/results
   */
  getQualityConversationsAuditsQueryTransactionIdResults(
    transactionId: string,
    opts?: GetQualityConversationsAuditsQueryTransactionIdResultsOptions,
    request?: RequestOptions,
  ): ApiPromise<QualityAuditQueryExecutionResultsResponse> {
    return this.call(
      'getQualityConversationsAuditsQueryTransactionIdResults',
      'GET /api/v2/quality/conversations/audits/query/{transactionId}/results',
      { transactionId },
      opts,
      request,
    );
  }

  /**
   * Lists evaluations of a conversation, an agent or an evaluator; one of the three must be given. By agent alone they come
   * by release date and without those never to be released, otherwise by the date they were assigned.
   *
   * @permissions `quality:evaluation:view`
   * @see GET /api/v2/quality/evaluations/query
   */
  getQualityEvaluationsQuery(
    opts?: GetQualityEvaluationsQueryOptions,
    request?: RequestOptions,
  ): ApiPromise<EvaluationEntityListing> {
    return this.call('getQualityEvaluationsQuery', 'GET /api/v2/quality/evaluations/query', {}, opts, request);
  }

  /**
   * Lists evaluators with how many evaluations and calibrations each has been assigned, has started and has completed.
   *
   * @permissions `quality:evaluation:view`
   * @see GET /api/v2/quality/evaluators/activity
   */
  getQualityEvaluatorsActivity(
    opts?: GetQualityEvaluatorsActivityOptions,
    request?: RequestOptions,
  ): ApiPromise<EvaluatorActivityEntityListing> {
    return this.call('getQualityEvaluatorsActivity', 'GET /api/v2/quality/evaluators/activity', {}, opts, request);
  }

  /**
   * Reads an evaluation form with its question groups. Same forms as `getQualityFormsEvaluation`, by the route that does not
   * name their kind.
   *
   * @deprecated Use `getQualityFormsEvaluation`.
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/forms/{formId}
   */
  getQualityForm(formId: string, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call('getQualityForm', 'GET /api/v2/quality/forms/{formId}', { formId }, {}, request);
  }

  /**
   * Lists the versions of an evaluation form, as `getQualityFormsEvaluationVersions` does.
   *
   * @deprecated Use `getQualityFormsEvaluationVersions`.
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/forms/{formId}/versions
   */
  getQualityFormVersions(
    formId: string,
    opts?: GetQualityFormVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<EvaluationFormResponseEntityListing> {
    return this.call('getQualityFormVersions', 'GET /api/v2/quality/forms/{formId}/versions', { formId }, opts, request);
  }

  /**
   * Lists evaluation forms, drafts included, as `getQualityFormsEvaluations` does; survey forms are not among them.
   *
   * @deprecated Use `getQualityFormsEvaluations`.
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/forms
   */
  getQualityForms(opts?: GetQualityFormsOptions, request?: RequestOptions): ApiPromise<EvaluationFormResponseEntityListing> {
    return this.call('getQualityForms', 'GET /api/v2/quality/forms', {}, opts, request);
  }

  /**
   * Reads an evaluation form, draft or published, with its question groups and answer options.
   *
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/forms/evaluations/{formId}
   */
  getQualityFormsEvaluation(formId: string, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call('getQualityFormsEvaluation', 'GET /api/v2/quality/forms/evaluations/{formId}', { formId }, {}, request);
  }

  /**
   * Lists the versions of an evaluation form, oldest first unless `sortOrder` says otherwise.
   *
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/forms/evaluations/{formId}/versions
   */
  getQualityFormsEvaluationVersions(
    formId: string,
    opts?: GetQualityFormsEvaluationVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<EvaluationFormResponseEntityListing> {
    return this.call(
      'getQualityFormsEvaluationVersions',
      'GET /api/v2/quality/forms/evaluations/{formId}/versions',
      { formId },
      opts,
      request,
    );
  }

  /**
   * Lists evaluation forms, drafts included. For those that can be used in an evaluation see
   * `getQualityPublishedformsEvaluations`.
   *
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/forms/evaluations
   */
  getQualityFormsEvaluations(
    opts?: GetQualityFormsEvaluationsOptions,
    request?: RequestOptions,
  ): ApiPromise<EvaluationFormResponseEntityListing> {
    return this.call('getQualityFormsEvaluations', 'GET /api/v2/quality/forms/evaluations', {}, opts, request);
  }

  /**
   * Reads several evaluation forms by the ids of their versions.
   *
   * @param id - Ids of form versions; by context id use `getQualityFormsEvaluationsBulkContexts`.
   * @param opts.includeLatestVersionFormName - Adds the name that the form has in its latest version. The platform assumes
   * `false`.
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/forms/evaluations/bulk
   */
  getQualityFormsEvaluationsBulk(
    id: readonly string[],
    opts?: { includeLatestVersionFormName?: boolean },
    request?: RequestOptions,
  ): ApiPromise<EvaluationFormResponseEntityListing> {
    return this.call('getQualityFormsEvaluationsBulk', 'GET /api/v2/quality/forms/evaluations/bulk', { id }, opts, request);
  }

  /**
   * Reads the latest published version of each of several evaluation forms.
   *
   * @param contextId - Context ids, which all versions of a form share; not the ids of versions.
   * @returns A bare array, not a page.
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/forms/evaluations/bulk/contexts
   */
  getQualityFormsEvaluationsBulkContexts(
    contextId: readonly string[],
    request?: RequestOptions,
  ): ApiPromise<EvaluationFormResponse[]> {
    return this.call(
      'getQualityFormsEvaluationsBulkContexts',
      'GET /api/v2/quality/forms/evaluations/bulk/contexts',
      { contextId },
      {},
      request,
    );
  }

  /**
   * Reads a survey form, draft or published, with its question groups.
   *
   * @permissions `quality:surveyForm:view`
   * @see GET /api/v2/quality/forms/surveys/{formId}
   */
  getQualityFormsSurvey(formId: string, request?: RequestOptions): ApiPromise<SurveyForm> {
    return this.call('getQualityFormsSurvey', 'GET /api/v2/quality/forms/surveys/{formId}', { formId }, {}, request);
  }

  /**
   * Lists the versions of a survey form.
   *
   * @permissions `quality:surveyForm:view`
   * @see GET /api/v2/quality/forms/surveys/{formId}/versions
   */
  getQualityFormsSurveyVersions(
    formId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<SurveyFormEntityListing> {
    return this.call(
      'getQualityFormsSurveyVersions',
      'GET /api/v2/quality/forms/surveys/{formId}/versions',
      { formId },
      opts,
      request,
    );
  }

  /**
   * Lists survey forms, drafts included. For those that can be sent out see `getQualityPublishedformsSurveys`.
   *
   * @permissions `quality:surveyForm:view`
   * @see GET /api/v2/quality/forms/surveys
   */
  getQualityFormsSurveys(opts?: GetQualityFormsSurveysOptions, request?: RequestOptions): ApiPromise<SurveyFormEntityListing> {
    return this.call('getQualityFormsSurveys', 'GET /api/v2/quality/forms/surveys', {}, opts, request);
  }

  /**
   * Reads several survey forms by the ids of their versions.
   *
   * @param id - Ids of form versions; by context id use `getQualityFormsSurveysBulkContexts`.
   * @permissions `quality:surveyForm:view`
   * @see GET /api/v2/quality/forms/surveys/bulk
   */
  getQualityFormsSurveysBulk(id: readonly string[], request?: RequestOptions): ApiPromise<SurveyFormEntityListing> {
    return this.call('getQualityFormsSurveysBulk', 'GET /api/v2/quality/forms/surveys/bulk', { id }, {}, request);
  }

  /**
   * Reads the latest version of each of several survey forms.
   *
   * @param contextId - Context ids, which all versions of a form share; not the ids of versions. At most 100.
   * @param opts.published - `true`, which the platform assumes, for the latest published version; `false` for the unpublished
   * one.
   * @returns A bare array, not a page.
   * @permissions `quality:surveyForm:view`
   * @see GET /api/v2/quality/forms/surveys/bulk/contexts
   */
  getQualityFormsSurveysBulkContexts(
    contextId: readonly string[],
    opts?: { published?: boolean },
    request?: RequestOptions,
  ): ApiPromise<SurveyForm[]> {
    return this.call(
      'getQualityFormsSurveysBulkContexts',
      'GET /api/v2/quality/forms/surveys/bulk/contexts',
      { contextId },
      opts,
      request,
    );
  }

  /**
   * Reads one agent scoring rule: which share of a program's interactions is evaluated, by which form, and who submits the
   * result.
   *
   * @permissions `quality:scoringRule:view`
   * @see GET /api/v2/quality/programs/{programId}/agentscoringrules/{ruleId}
   */
  getQualityProgramAgentscoringrule(programId: string, ruleId: string, request?: RequestOptions): ApiPromise<AgentScoringRule> {
    return this.call(
      'getQualityProgramAgentscoringrule',
      'GET /api/v2/quality/programs/{programId}/agentscoringrules/{ruleId}',
      { programId, ruleId },
      {},
      request,
    );
  }

  /**
   * Lists the agent scoring rules of a speech and text analytics program.
   *
   * @permissions `quality:scoringRule:view`
   * @see GET /api/v2/quality/programs/{programId}/agentscoringrules
   */
  getQualityProgramAgentscoringrules(programId: string, request?: RequestOptions): ApiPromise<AgentScoringRuleEntityListing> {
    return this.call(
      'getQualityProgramAgentscoringrules',
      'GET /api/v2/quality/programs/{programId}/agentscoringrules',
      { programId },
      {},
      request,
    );
  }

  /**
   * Reads a published evaluation form, as `getQualityPublishedformsEvaluation` does.
   *
   * @deprecated Use `getQualityPublishedformsEvaluation`.
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/publishedforms/{formId}
   */
  getQualityPublishedform(formId: string, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call('getQualityPublishedform', 'GET /api/v2/quality/publishedforms/{formId}', { formId }, {}, request);
  }

  /**
   * Lists published evaluation forms, as `getQualityPublishedformsEvaluations` does.
   *
   * @deprecated Use `getQualityPublishedformsEvaluations`.
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/publishedforms
   */
  getQualityPublishedforms(
    opts?: GetQualityPublishedformsOptions,
    request?: RequestOptions,
  ): ApiPromise<EvaluationFormResponseEntityListing> {
    return this.call('getQualityPublishedforms', 'GET /api/v2/quality/publishedforms', {}, opts, request);
  }

  /**
   * Reads one published version of an evaluation form.
   *
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/publishedforms/evaluations/{formId}
   */
  getQualityPublishedformsEvaluation(formId: string, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call(
      'getQualityPublishedformsEvaluation',
      'GET /api/v2/quality/publishedforms/evaluations/{formId}',
      { formId },
      {},
      request,
    );
  }

  /**
   * Lists the published versions of evaluation forms, i.e. what an evaluator can choose from.
   *
   * @permissions `quality:evaluationForm:view`
   * @see GET /api/v2/quality/publishedforms/evaluations
   */
  getQualityPublishedformsEvaluations(
    opts?: GetQualityPublishedformsEvaluationsOptions,
    request?: RequestOptions,
  ): ApiPromise<EvaluationFormResponseEntityListing> {
    return this.call('getQualityPublishedformsEvaluations', 'GET /api/v2/quality/publishedforms/evaluations', {}, opts, request);
  }

  /**
   * Reads the short form of a published evaluation form: name, division and context, without the questions.
   *
   * @permissions `quality:evaluationForm:search`
   * @see GET /api/v2/quality/publishedforms/evaluations/divisionviews/{evaluationFormId}
   */
  getQualityPublishedformsEvaluationsDivisionview(
    evaluationFormId: string,
    request?: RequestOptions,
  ): ApiPromise<EvaluationFormDivisionView> {
    return this.call(
      'getQualityPublishedformsEvaluationsDivisionview',
      'GET /api/v2/quality/publishedforms/evaluations/divisionviews/{evaluationFormId}',
      { evaluationFormId },
      {},
      request,
    );
  }

  /**
   * Lists published evaluation forms in short form, for pickers.
   *
   * @param id - Ids of the forms wanted.
   * @permissions `quality:evaluationForm:search`
   * @see GET /api/v2/quality/publishedforms/evaluations/divisionviews
   */
  getQualityPublishedformsEvaluationsDivisionviews(
    id: readonly string[],
    opts?: GetQualityPublishedformsEvaluationsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<EvaluationFormDivisionViewListing> {
    return this.call(
      'getQualityPublishedformsEvaluationsDivisionviews',
      'GET /api/v2/quality/publishedforms/evaluations/divisionviews',
      { id },
      opts,
      request,
    );
  }

  /**
   * Reads one published version of a survey form.
   *
   * @permissions `quality:surveyForm:view`
   * @see GET /api/v2/quality/publishedforms/surveys/{formId}
   */
  getQualityPublishedformsSurvey(formId: string, request?: RequestOptions): ApiPromise<SurveyForm> {
    return this.call(
      'getQualityPublishedformsSurvey',
      'GET /api/v2/quality/publishedforms/surveys/{formId}',
      { formId },
      {},
      request,
    );
  }

  /**
   * Lists the published versions of survey forms, disabled ones included by default.
   *
   * @permissions `quality:surveyForm:view`
   * @see GET /api/v2/quality/publishedforms/surveys
   */
  getQualityPublishedformsSurveys(
    opts?: GetQualityPublishedformsSurveysOptions,
    request?: RequestOptions,
  ): ApiPromise<SurveyFormEntityListing> {
    return this.call('getQualityPublishedformsSurveys', 'GET /api/v2/quality/publishedforms/surveys', {}, opts, request);
  }

  /**
   * Reads the short form of a published survey form: name, division, language and context, without the questions.
   *
   * @permissions `quality:surveyForm:search`
   * @see GET /api/v2/quality/publishedforms/surveys/divisionviews/{surveyFormId}
   */
  getQualityPublishedformsSurveysDivisionview(
    surveyFormId: string,
    request?: RequestOptions,
  ): ApiPromise<SurveyFormDivisionView> {
    return this.call(
      'getQualityPublishedformsSurveysDivisionview',
      'GET /api/v2/quality/publishedforms/surveys/divisionviews/{surveyFormId}',
      { surveyFormId },
      {},
      request,
    );
  }

  /**
   * Lists published survey forms in short form, for pickers.
   *
   * @param id - Ids of the forms wanted.
   * @permissions `quality:surveyForm:search`
   * @see GET /api/v2/quality/publishedforms/surveys/divisionviews
   */
  getQualityPublishedformsSurveysDivisionviews(
    id: readonly string[],
    opts?: GetQualityPublishedformsSurveysDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<SurveyFormDivisionViewListing> {
    return this.call(
      'getQualityPublishedformsSurveysDivisionviews',
      'GET /api/v2/quality/publishedforms/surveys/divisionviews',
      { id },
      opts,
      request,
    );
  }

  /**
   * Reads one survey with the customer's answers and its score, as supervisors see it. For the customer's view see
   * `getQualitySurveysScorable`.
   *
   * @permissions `quality:survey:view`
   * @see GET /api/v2/quality/surveys/{surveyId}
   */
  getQualitySurvey(surveyId: string, request?: RequestOptions): ApiPromise<Survey> {
    return this.call('getQualitySurvey', 'GET /api/v2/quality/surveys/{surveyId}', { surveyId }, {}, request);
  }

  /**
   * Reads a survey the way the invited customer meets it: the form to fill in, and the answers so far.
   *
   * @param customerSurveyUrl - Address of the invitation, which stands in for the survey's id.
   * @permissions not documented
   * @see GET /api/v2/quality/surveys/scorable
   */
  getQualitySurveysScorable(customerSurveyUrl: string, request?: RequestOptions): ApiPromise<ScorableSurvey> {
    return this.call('getQualitySurveysScorable', 'GET /api/v2/quality/surveys/scorable', { customerSurveyUrl }, {}, request);
  }

  /**
   * Disables one version of a survey form. Invitations already sent for that version stop working.
   *
   * @param body - `disabled` is what counts.
   * @permissions `quality:surveyForm:disable`
   * @see PATCH /api/v2/quality/forms/surveys/{formId}
   */
  patchQualityFormsSurvey(formId: string, body: SurveyForm, request?: RequestOptions): ApiPromise<SurveyForm> {
    return this.call('patchQualityFormsSurvey', 'PATCH /api/v2/quality/forms/surveys/{formId}', { formId, body }, {}, request);
  }

  /**
   * Starts an asynchronous aggregation of evaluation metrics, for spans too large for `postAnalyticsEvaluationsAggregatesQuery`.
   * Follow it with `getAnalyticsEvaluationsAggregatesJob`.
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
   * Aggregates evaluation metrics (counts, scores) over an interval, grouped by dimensions such as agent, queue or form. For
   * the caller's own evaluations use `postQualityEvaluationsAggregatesQueryMe`.
   *
   * @param body - `interval` as `2022-07-01T00:00Z/2022-07-08T00:00Z`, the metrics, and optionally `granularity` as an ISO
   * 8601 duration.
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
   * Starts an asynchronous aggregation of survey metrics, for spans too large for `postAnalyticsSurveysAggregatesQuery`. Follow
   * it with `getAnalyticsSurveysAggregatesJob`.
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
   * Aggregates survey metrics (invitations, responses, scores) over an interval, grouped by dimensions such as agent, queue
   * or form.
   *
   * @param body - `interval` as `2022-07-01T00:00Z/2022-07-08T00:00Z`, the metrics, and optionally `granularity` as an ISO
   * 8601 duration.
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
   * Sets up a calibration: several evaluators score the same conversation with the same form, so that their scores can be
   * compared.
   *
   * @param body - Conversation, agent, form, calibrator and the evaluators; `expertEvaluator` gives the score to compare
   * with.
   * @permissions `quality:calibration:add`
   * @see POST /api/v2/quality/calibrations
   */
  postQualityCalibrations(
    body: CalibrationCreate,
    opts?: { expand?: string },
    request?: RequestOptions,
  ): ApiPromise<Calibration> {
    return this.call('postQualityCalibrations', 'POST /api/v2/quality/calibrations', { body }, opts, request);
  }

  /**
   * Assigns an evaluation of a conversation to an evaluator.
   *
   * @param body - Evaluator, agent and the published evaluation form.
   * @permissions `quality:evaluation:add`
   * @see POST /api/v2/quality/conversations/{conversationId}/evaluations
   */
  postQualityConversationEvaluations(
    conversationId: string,
    body: EvaluationCreateBody,
    opts?: { expand?: string },
    request?: RequestOptions,
  ): ApiPromise<Evaluation> {
    return this.call(
      'postQualityConversationEvaluations',
      'POST /api/v2/quality/conversations/{conversationId}/evaluations',
      { conversationId, body },
      opts,
      request,
    );
  }

  /**
   * Starts a query of the audit trail of recordings, evaluations and surveys: who played, changed or deleted what.
   * Asynchronous: read the state with `getQualityConversationsAuditsQueryTransactionId`, the outcome with
   * `getQualityConversationsAuditsQueryTransactionIdResults`.
   *
   * @param body - `interval` as `2022-07-01T00:00Z/2022-07-08T00:00Z`, and filters, e.g. on `ConversationId`.
   * @permissions `audits:interactionDetails:view`
   * @see POST /api/v2/quality/conversations/audits/query
   */
  postQualityConversationsAuditsQuery(
    body: QMAuditQueryRequest,
    request?: RequestOptions,
  ): ApiPromise<QualityAuditQueryExecutionStatusResponse> {
    return this.call(
      'postQualityConversationsAuditsQuery',
      'POST /api/v2/quality/conversations/audits/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Aggregates the evaluation metrics of the calling user, with fewer dimensions than
   * `postAnalyticsEvaluationsAggregatesQuery`.
   *
   * @param body - `interval` as `2022-07-01T00:00Z/2022-07-08T00:00Z`, and the metrics.
   * @permissions not documented
   * @see POST /api/v2/quality/evaluations/aggregates/query/me
   */
  postQualityEvaluationsAggregatesQueryMe(
    body: EvaluationAggregationQueryMe,
    request?: RequestOptions,
  ): ApiPromise<EvaluationAggregateQueryResponse> {
    return this.call(
      'postQualityEvaluationsAggregatesQueryMe',
      'POST /api/v2/quality/evaluations/aggregates/query/me',
      { body },
      {},
      request,
    );
  }

  /**
   * Works out the score of answers to an evaluation form without saving anything, e.g. to show it while the evaluator is
   * answering.
   *
   * @permissions not documented
   * @see POST /api/v2/quality/evaluations/scoring
   */
  postQualityEvaluationsScoring(body: EvaluationFormAndScoringSet, request?: RequestOptions): ApiPromise<EvaluationScoringSet> {
    return this.call('postQualityEvaluationsScoring', 'POST /api/v2/quality/evaluations/scoring', { body }, {}, request);
  }

  /**
   * Searches evaluations by agent, form, answer, score, date and more, and can count and average over what it finds.
   * `getQualityEvaluationsQuery` is the call for a plain listing.
   *
   * @permissions `quality:evaluation:searchAny`
   * @see POST /api/v2/quality/evaluations/search
   */
  postQualityEvaluationsSearch(body: EvaluationSearchRequestDTO, request?: RequestOptions): ApiPromise<EvaluationSearchResponse> {
    return this.call('postQualityEvaluationsSearch', 'POST /api/v2/quality/evaluations/search', { body }, {}, request);
  }

  /**
   * Creates an evaluation form as a draft, as `postQualityFormsEvaluations` does.
   *
   * @deprecated Use `postQualityFormsEvaluations`.
   * @permissions `quality:evaluationForm:add`
   * @see POST /api/v2/quality/forms
   */
  postQualityForms(body: EvaluationForm, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call('postQualityForms', 'POST /api/v2/quality/forms', { body }, {}, request);
  }

  /**
   * Creates an evaluation form as a draft; `postQualityPublishedformsEvaluations` makes it usable.
   *
   * @permissions `quality:evaluationForm:add`
   * @see POST /api/v2/quality/forms/evaluations
   */
  postQualityFormsEvaluations(body: EvaluationForm, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call('postQualityFormsEvaluations', 'POST /api/v2/quality/forms/evaluations', { body }, {}, request);
  }

  /**
   * Creates a survey form as a draft; `postQualityPublishedformsSurveys` makes it usable.
   *
   * @permissions `quality:surveyForm:add`
   * @see POST /api/v2/quality/forms/surveys
   */
  postQualityFormsSurveys(body: SurveyForm, request?: RequestOptions): ApiPromise<SurveyForm> {
    return this.call('postQualityFormsSurveys', 'POST /api/v2/quality/forms/surveys', { body }, {}, request);
  }

  /**
   * Adds an agent scoring rule to a program, so that its interactions are evaluated without an assignment.
   *
   * @permissions `quality:scoringRule:add`
   * @see POST /api/v2/quality/programs/{programId}/agentscoringrules
   */
  postQualityProgramAgentscoringrules(
    programId: string,
    body: AgentScoringRule,
    request?: RequestOptions,
  ): ApiPromise<AgentScoringRule> {
    return this.call(
      'postQualityProgramAgentscoringrules',
      'POST /api/v2/quality/programs/{programId}/agentscoringrules',
      { programId, body },
      {},
      request,
    );
  }

  /**
   * Publishes an evaluation form, as `postQualityPublishedformsEvaluations` does.
   *
   * @param body - Id of the form, with `published` true.
   * @deprecated Use `postQualityPublishedformsEvaluations`.
   * @permissions `quality:evaluationForm:add`
   * @see POST /api/v2/quality/publishedforms
   */
  postQualityPublishedforms(body: PublishForm, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call('postQualityPublishedforms', 'POST /api/v2/quality/publishedforms', { body }, {}, request);
  }

  /**
   * Publishes the draft of an evaluation form as a new version; from then on evaluators can use it, and that version no
   * longer changes.
   *
   * @param body - Id of the form, with `published` true.
   * @permissions `quality:evaluationForm:add`
   * @see POST /api/v2/quality/publishedforms/evaluations
   */
  postQualityPublishedformsEvaluations(body: PublishForm, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call(
      'postQualityPublishedformsEvaluations',
      'POST /api/v2/quality/publishedforms/evaluations',
      { body },
      {},
      request,
    );
  }

  /**
   * Publishes the draft of a survey form as a new version; from then on policies can send it to customers.
   *
   * @param body - Id of the form, with `published` true.
   * @permissions `quality:surveyForm:add`
   * @see POST /api/v2/quality/publishedforms/surveys
   */
  postQualityPublishedformsSurveys(body: PublishForm, request?: RequestOptions): ApiPromise<SurveyForm> {
    return this.call('postQualityPublishedformsSurveys', 'POST /api/v2/quality/publishedforms/surveys', { body }, {}, request);
  }

  /**
   * Creates a survey for a conversation. The answer's `customerSurveyUrl` leads the customer to the form.
   *
   * @permissions `quality:survey:add`
   * @see POST /api/v2/quality/surveys
   */
  postQualitySurveys(body: CreateSurveyRequest, request?: RequestOptions): ApiPromise<CreateSurveyResponse> {
    return this.call('postQualitySurveys', 'POST /api/v2/quality/surveys', { body }, {}, request);
  }

  /**
   * Works out the score of answers to a survey form without saving anything.
   *
   * @permissions not documented
   * @see POST /api/v2/quality/surveys/scoring
   */
  postQualitySurveysScoring(body: SurveyFormAndScoringSet, request?: RequestOptions): ApiPromise<SurveyScoringSet> {
    return this.call('postQualitySurveysScoring', 'POST /api/v2/quality/surveys/scoring', { body }, {}, request);
  }

  /**
   * Changes who takes part in a calibration: the evaluators, the expert evaluator and the scoring index. Its other fields
   * stay as created.
   *
   * @param body - The whole calibration as read, with those fields changed.
   * @permissions `quality:calibration:edit`
   * @see PUT /api/v2/quality/calibrations/{calibrationId}
   */
  putQualityCalibration(calibrationId: string, body: Calibration, request?: RequestOptions): ApiPromise<Calibration> {
    return this.call(
      'putQualityCalibration',
      'PUT /api/v2/quality/calibrations/{calibrationId}',
      { calibrationId, body },
      {},
      request,
    );
  }

  /**
   * Replaces an evaluation: how an evaluator saves answers and finishes it, how it is released, and how the agent marks it as
   * read.
   *
   * @param body - The evaluation as read, with answers, `status`, `releaseDate` or `agentHasRead` changed.
   * @permissions any of `quality:evaluation:edit`, `quality:evaluation:editScore`, `quality:evaluation:editAgentSignoff`
   * @see PUT /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId}
   */
  putQualityConversationEvaluation(
    conversationId: string,
    evaluationId: string,
    body: Evaluation,
    opts?: { expand?: string },
    request?: RequestOptions,
  ): ApiPromise<EvaluationResponse> {
    return this.call(
      'putQualityConversationEvaluation',
      'PUT /api/v2/quality/conversations/{conversationId}/evaluations/{evaluationId}',
      { conversationId, evaluationId, body },
      opts,
      request,
    );
  }

  /**
   * Replaces an evaluation form's draft, as `putQualityFormsEvaluation` does.
   *
   * @deprecated Use `putQualityFormsEvaluation`.
   * @permissions `quality:evaluationForm:edit`
   * @see PUT /api/v2/quality/forms/{formId}
   */
  putQualityForm(formId: string, body: EvaluationForm, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call('putQualityForm', 'PUT /api/v2/quality/forms/{formId}', { formId, body }, {}, request);
  }

  /**
   * Replaces the draft of an evaluation form; published versions keep their questions.
   *
   * @param body - The whole form: question groups left out are gone.
   * @permissions `quality:evaluationForm:edit`
   * @see PUT /api/v2/quality/forms/evaluations/{formId}
   */
  putQualityFormsEvaluation(formId: string, body: EvaluationForm, request?: RequestOptions): ApiPromise<EvaluationFormResponse> {
    return this.call(
      'putQualityFormsEvaluation',
      'PUT /api/v2/quality/forms/evaluations/{formId}',
      { formId, body },
      {},
      request,
    );
  }

  /**
   * Sets which questions of an evaluation form are answered by a model, and how.
   *
   * @permissions `quality:evaluationForm:aiScoringEdit`
   * @see PUT /api/v2/quality/forms/evaluations/{formId}/aiscoring/settings
   */
  putQualityFormsEvaluationAiscoringSettings(
    formId: string,
    body: AiScoringSettings,
    request?: RequestOptions,
  ): ApiPromise<AiScoringSettings> {
    return this.call(
      'putQualityFormsEvaluationAiscoringSettings',
      'PUT /api/v2/quality/forms/evaluations/{formId}/aiscoring/settings',
      { formId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the draft of a survey form; published versions keep their questions.
   *
   * @param body - The whole form: question groups left out are gone.
   * @permissions `quality:surveyForm:edit`
   * @see PUT /api/v2/quality/forms/surveys/{formId}
   */
  putQualityFormsSurvey(formId: string, body: SurveyForm, request?: RequestOptions): ApiPromise<SurveyForm> {
    return this.call('putQualityFormsSurvey', 'PUT /api/v2/quality/forms/surveys/{formId}', { formId, body }, {}, request);
  }

  /**
   * Replaces an agent scoring rule, for instance to change its sample or to switch it off.
   *
   * @permissions `quality:scoringRule:edit`
   * @see PUT /api/v2/quality/programs/{programId}/agentscoringrules/{ruleId}
   */
  putQualityProgramAgentscoringrule(
    programId: string,
    ruleId: string,
    body: AgentScoringRule,
    request?: RequestOptions,
  ): ApiPromise<AgentScoringRule> {
    return this.call(
      'putQualityProgramAgentscoringrule',
      'PUT /api/v2/quality/programs/{programId}/agentscoringrules/{ruleId}',
      { programId, ruleId, body },
      {},
      request,
    );
  }

  /**
   * Saves the invited customer's answers to a survey, complete or in part.
   *
   * @param customerSurveyUrl - Address of the invitation, which stands in for the survey's id.
   * @param body - The survey as read, with `answers` and `status` set.
   * @permissions not documented
   * @see PUT /api/v2/quality/surveys/scorable
   */
  putQualitySurveysScorable(
    customerSurveyUrl: string,
    body: ScorableSurvey,
    request?: RequestOptions,
  ): ApiPromise<ScorableSurvey> {
    return this.call(
      'putQualitySurveysScorable',
      'PUT /api/v2/quality/surveys/scorable',
      { customerSurveyUrl, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace QualityApi {
  type deleteQualityConversationEvaluationOptions = OptionsOf<QualityApi['deleteQualityConversationEvaluation']>;
  type getAnalyticsEvaluationsAggregatesJobResultsOptions = OptionsOf<QualityApi['getAnalyticsEvaluationsAggregatesJobResults']>;
  type getAnalyticsSurveysAggregatesJobResultsOptions = OptionsOf<QualityApi['getAnalyticsSurveysAggregatesJobResults']>;
  type getQualityAgentsActivityOptions = GetQualityAgentsActivityOptions;
  type getQualityCalibrationOptions = OptionsOf<QualityApi['getQualityCalibration']>;
  type getQualityCalibrationsOptions = GetQualityCalibrationsOptions;
  type getQualityConversationEvaluationOptions = OptionsOf<QualityApi['getQualityConversationEvaluation']>;
  type getQualityConversationsAuditsQueryTransactionIdResultsOptions =
    GetQualityConversationsAuditsQueryTransactionIdResultsOptions;
  type getQualityEvaluationsQueryOptions = GetQualityEvaluationsQueryOptions;
  type getQualityEvaluatorsActivityOptions = GetQualityEvaluatorsActivityOptions;
  type getQualityFormVersionsOptions = GetQualityFormVersionsOptions;
  type getQualityFormsOptions = GetQualityFormsOptions;
  type getQualityFormsEvaluationVersionsOptions = GetQualityFormsEvaluationVersionsOptions;
  type getQualityFormsEvaluationsOptions = GetQualityFormsEvaluationsOptions;
  type getQualityFormsEvaluationsBulkOptions = OptionsOf<QualityApi['getQualityFormsEvaluationsBulk']>;
  type getQualityFormsSurveyVersionsOptions = PageOptions;
  type getQualityFormsSurveysOptions = GetQualityFormsSurveysOptions;
  type getQualityFormsSurveysBulkContextsOptions = OptionsOf<QualityApi['getQualityFormsSurveysBulkContexts']>;
  type getQualityPublishedformsOptions = GetQualityPublishedformsOptions;
  type getQualityPublishedformsEvaluationsOptions = GetQualityPublishedformsEvaluationsOptions;
  type getQualityPublishedformsEvaluationsDivisionviewsOptions = GetQualityPublishedformsEvaluationsDivisionviewsOptions;
  type getQualityPublishedformsSurveysOptions = GetQualityPublishedformsSurveysOptions;
  type getQualityPublishedformsSurveysDivisionviewsOptions = GetQualityPublishedformsSurveysDivisionviewsOptions;
  type postQualityCalibrationsOptions = OptionsOf<QualityApi['postQualityCalibrations']>;
  type postQualityConversationEvaluationsOptions = OptionsOf<QualityApi['postQualityConversationEvaluations']>;
  type putQualityConversationEvaluationOptions = OptionsOf<QualityApi['putQualityConversationEvaluation']>;
}
