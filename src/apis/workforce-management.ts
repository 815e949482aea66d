import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  ActivityCodeContainer,
  AddShiftTradeRequest,
  AddWorkPlanRotationRequest,
  AdminTimeOffRequestPatch,
  AgentManagementUnitReference,
  AgentTimeOffRequestPatch,
  AsyncForecastOperationResult,
  AsyncIntradayResponse,
  AvailableTimeOffRequest,
  AvailableTimeOffResponse,
  BuAgentScheduleHistoryResponse,
  BuAsyncAgentSchedulesQueryResponse,
  BuAsyncAgentSchedulesSearchResponse,
  BuAsyncScheduleResponse,
  BuAsyncScheduleRunResponse,
  BuCopyScheduleRequest,
  BuCreateBlankScheduleRequest,
  BuCurrentAgentScheduleSearchResponse,
  BuForecastGenerationResult,
  BuForecastResultResponse,
  BuGenerateScheduleRequest,
  BuGetCurrentAgentScheduleRequest,
  BuHeadcountForecastResponse,
  BuQueryAgentSchedulesRequest,
  BuRescheduleRequest,
  BuRescheduleResult,
  BuScheduleListing,
  BuScheduleMetadata,
  BuScheduleRun,
  BuScheduleRunListing,
  BuSearchAgentSchedulesRequest,
  BuShortTermForecast,
  BuShortTermForecastListing,
  BulkShiftTradeStateUpdateRequest,
  BulkUpdateShiftTradeStateResponse,
  BusinessUnit,
  BusinessUnitActivityCode,
  BusinessUnitActivityCodeListing,
  BusinessUnitListing,
  CalendarUrlResponse,
  CopyBuForecastRequest,
  CopyWorkPlan,
  CopyWorkPlanRotationRequest,
  CreateActivityCodeRequest,
  CreateAdminTimeOffRequest,
  CreateAgentTimeOffRequest,
  CreateBusinessUnitRequest,
  CreateManagementUnitApiRequest,
  CreatePlanningGroupRequest,
  CreateServiceGoalTemplate,
  CreateTimeOffLimitRequest,
  CreateTimeOffPlanRequest,
  CreateWorkPlan,
  CurrentUserScheduleRequestBody,
  ForecastPlanningGroupsResponse,
  GenerateBuForecastRequest,
  HistoricalImportDeleteJobResponse,
  HistoricalImportStatusListing,
  ImportForecastResponse,
  ImportForecastUploadResponse,
  ImportScheduleUploadResponse,
  IntradayPlanningGroupRequest,
  LongTermForecastResultResponse,
  ManagementUnit,
  ManagementUnitListing,
  MatchShiftTradeRequest,
  MatchShiftTradeResponse,
  ModelingStatusResponse,
  MoveManagementUnitRequest,
  MoveManagementUnitResponse,
  NotificationsResponse,
  PatchBuScheduleRunRequest,
  PatchShiftTradeRequest,
  PlanningGroup,
  PlanningGroupList,
  ProcessScheduleUpdateUploadRequest,
  QueryTimeOffLimitValuesRequest,
  QueryTimeOffLimitValuesResponse,
  QueryWaitlistPositionsRequest,
  ScheduleGenerationResult,
  ScheduleUploadProcessingResponse,
  SchedulingStatusResponse,
  SearchShiftTradesRequest,
  SearchShiftTradesResponse,
  ServiceGoalTemplate,
  ServiceGoalTemplateList,
  SetTimeOffLimitValuesRequest,
  ShiftTradeListResponse,
  ShiftTradeMatchesSummaryResponse,
  ShiftTradeResponse,
  TimeOffLimit,
  TimeOffLimitListing,
  TimeOffPlan,
  TimeOffPlanListing,
  TimeOffRequestList,
  TimeOffRequestListing,
  TimeOffRequestQueryBody,
  TimeOffRequestResponse,
  UpdateActivityCodeRequest,
  UpdateBusinessUnitRequest,
  UpdateManagementUnitRequest,
  UpdateNotificationsRequest,
  UpdateNotificationsResponse,
  UpdatePlanningGroupRequest,
  UpdateScheduleUploadResponse,
  UpdateServiceGoalTemplate,
  UpdateTimeOffLimitRequest,
  UpdateTimeOffPlanRequest,
  UpdateWorkPlanRotationRequest,
  UploadUrlRequestBody,
  UserListScheduleRequestBody,
  UserScheduleAdherence,
  UserScheduleAdherenceListing,
  UserScheduleContainer,
  ValidateWorkPlanResponse,
  ValidationServiceRequest,
  WaitlistPositionListing,
  WeekScheduleListResponse,
  WeekScheduleResponse,
  WeekShiftTradeListResponse,
  WfmAgent,
  WfmHistoricalAdherenceQuery,
  WfmHistoricalAdherenceQueryForUsers,
  WfmHistoricalAdherenceResponse,
  WfmIntradayPlanningGroupListing,
  WfmProcessUploadRequest,
  WfmUserEntityListing,
  WorkPlan,
  WorkPlanListResponse,
  WorkPlanRotationListResponse,
  WorkPlanRotationResponse,
  WorkPlanValidationRequest,
} from '../models/workforce-management.js';
import type { ExpandOptions, WorkforceManagementFeature } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetWorkforcemanagementManagementunitWeekSchedulesOptions {
  /** True leaves the drafts out. */
  includeOnlyPublished?: boolean;
  /** First week of a span to list, `yyyy-MM-dd`. */
  earliestWeekDate?: string;
  /** Last week of a span to list, `yyyy-MM-dd`. */
  latestWeekDate?: string;
}

export interface GetWorkforcemanagementManagementunitsOptions {
  /** Paging is not supported. */
  pageSize?: number;
  /** Paging is not supported. */
  pageNumber?: number;
  expand?: OpenEnum<'details'>;
  /** Feature of the user interface to ask for; only units in which the caller may use it are listed. */
  feature?: OpenEnum<WorkforceManagementFeature>;
  /** Only units in this division. */
  divisionId?: string;
}

export interface PostWorkforcemanagementBusinessunitAgentschedulesSearchOptions {
  /** True answers by notification even where the result is small; meant for testing. */
  forceAsync?: boolean;
  /** True puts even a small result behind `downloadUrl`; meant for testing. */
  forceDownloadService?: boolean;
  body?: BuSearchAgentSchedulesRequest;
}

export interface PostWorkforcemanagementManagementunitAgentschedulesSearchOptions {
  /** True answers by notification even where the result is small; meant for testing. */
  forceAsync?: boolean;
  /** True puts even a small result behind `downloadUrl`; meant for testing. */
  forceDownloadService?: boolean;
  body?: BuSearchAgentSchedulesRequest;
}

/**
 * Workforce management: forecasting how much work arrives, scheduling agents for it and watching how the day goes. A business
 * unit holds activity codes, planning groups, service goals, forecasts and schedules; the management units below it hold
 * agents, work plans, time-off rules and shift trades. Forecasts, schedules and work plans carry a version in `metadata` that
 * a change has to send back.
 * Weeks are named by the date of their first day, `yyyy-MM-dd`. Much of the heavy work runs in the background: such a call
 * answers with `Processing` and an `operationId`, and the result follows as a notification with the same id.
 */
export class WorkforceManagementApi extends PlatformApi {
  /**
   * Deletes a business unit.
   *
   * @permissions any of `wfm:businessUnit:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}
   */
  deleteWorkforcemanagementBusinessunit(businessUnitId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunit',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Deletes an activity code of a business unit. Default codes, marked `defaultCode`, come with the platform.
   *
   * @permissions any of `wfm:activityCode:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId}
   */
  deleteWorkforcemanagementBusinessunitActivitycode(
    businessUnitId: string,
    activityCodeId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitActivitycode',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId}',
      { businessUnitId, activityCodeId },
      {},
      request,
    );
  }

  /**
   * Deletes a planning group, so that its route paths are no longer forecast for.
   *
   * @permissions any of `wfm:planningGroup:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId}
   */
  deleteWorkforcemanagementBusinessunitPlanninggroup(
    businessUnitId: string,
    planningGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitPlanninggroup',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId}',
      { businessUnitId, planningGroupId },
      {},
      request,
    );
  }

  /**
   * Cancels a scheduling run that is under way. What other runs have produced stays.
   *
   * @permissions any of `wfm:schedule:generate`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}
   */
  deleteWorkforcemanagementBusinessunitSchedulingRun(
    businessUnitId: string,
    runId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitSchedulingRun',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}',
      { businessUnitId, runId },
      {},
      request,
    );
  }

  /**
   * Deletes a service goal template.
   *
   * @permissions any of `wfm:serviceGoalTemplate:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId}
   */
  deleteWorkforcemanagementBusinessunitServicegoaltemplate(
    businessUnitId: string,
    serviceGoalTemplateId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitServicegoaltemplate',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId}',
      { businessUnitId, serviceGoalTemplateId },
      {},
      request,
    );
  }

  /**
   * Deletes a schedule, in the background: `operationId` of the answer recurs in the notification that tells the outcome.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:schedule:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}
   */
  deleteWorkforcemanagementBusinessunitWeekSchedule(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    request?: RequestOptions,
  ): ApiPromise<BuAsyncScheduleResponse> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitWeekSchedule',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}',
      { businessUnitId, weekId, scheduleId },
      {},
      request,
    );
  }

  /**
   * Deletes a short-term forecast.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:shortTermForecast:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}
   */
  deleteWorkforcemanagementBusinessunitWeekShorttermforecast(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitWeekShorttermforecast',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}',
      { businessUnitId, weekDateId, forecastId },
      {},
      request,
    );
  }

  /**
   * Withdraws the caller's calendar link; calendars subscribed to it stop updating.
   *
   * @permissions all of `wfm:agentSchedule:sync`
   * @see DELETE /api/v2/workforcemanagement/calendar/url/ics
   */
  deleteWorkforcemanagementCalendarUrlIcs(request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementCalendarUrlIcs',
      'DELETE /api/v2/workforcemanagement/calendar/url/ics',
      {},
      {},
      request,
    );
  }

  /**
   * Deletes a management unit.
   *
   * @permissions any of `wfm:managementUnit:delete`
   * @see DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}
   */
  deleteWorkforcemanagementManagementunit(managementUnitId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementManagementunit',
      'DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}',
      { managementUnitId },
      {},
      request,
    );
  }

  /**
   * Deletes a time-off limit with the values set for its days.
   *
   * @deprecated The platform offers
   * `DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}` instead.
   * @permissions any of `wfm:timeOffLimit:delete`
   * @see DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}
   */
  deleteWorkforcemanagementManagementunitTimeofflimit(
    managementUnitId: string,
    timeOffLimitId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementManagementunitTimeofflimit',
      'DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}',
      { managementUnitId, timeOffLimitId },
      {},
      request,
    );
  }

  /**
   * Deletes a time-off plan. The limits it refers to stay.
   *
   * @deprecated The platform offers
   * `DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId}` instead.
   * @permissions any of `wfm:timeOffPlan:delete`
   * @see DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId}
   */
  deleteWorkforcemanagementManagementunitTimeoffplan(
    managementUnitId: string,
    timeOffPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementManagementunitTimeoffplan',
      'DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId}',
      { managementUnitId, timeOffPlanId },
      {},
      request,
    );
  }

  /**
   * Deletes a work plan.
   *
   * @permissions any of `wfm:workPlan:delete`
   * @see DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}
   */
  deleteWorkforcemanagementManagementunitWorkplan(
    managementUnitId: string,
    workPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementManagementunitWorkplan',
      'DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}',
      { managementUnitId, workPlanId },
      {},
      request,
    );
  }

  /**
   * Deletes a work plan rotation. The work plans it alternates stay.
   *
   * @permissions any of `wfm:workPlanRotation:delete`
   * @see DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}
   */
  deleteWorkforcemanagementManagementunitWorkplanrotation(
    managementUnitId: string,
    workPlanRotationId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementManagementunitWorkplanrotation',
      'DELETE /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}',
      { managementUnitId, workPlanRotationId },
      {},
      request,
    );
  }

  /**
   * Tells whether the given users are doing at this moment what their schedule says. For a whole management unit, use
   * `getWorkforcemanagementManagementunitAdherence`.
   *
   * @param userId - Users to look at, 1 to 100; repeatable in spite of its singular name.
   * @permissions any of `wfm:realtimeAdherence:view`
   * @see GET /api/v2/workforcemanagement/adherence
   */
  getWorkforcemanagementAdherence(userId: readonly string[], request?: RequestOptions): ApiPromise<UserScheduleAdherence[]> {
    return this.call('getWorkforcemanagementAdherence', 'GET /api/v2/workforcemanagement/adherence', { userId }, {}, request);
  }

  /**
   * Reads the state of a historical adherence query that `postWorkforcemanagementAdherenceHistorical` started. While
   * `queryState` is `Processing`, ask again; at `Complete` the results are at the download URLs or in `downloadResult`. Only
   * the user who started the query can read it.
   *
   * @param jobId - `id` from the answer that started the query.
   * @permissions any of `wfm:historicalAdherence:view`
   * @see GET /api/v2/workforcemanagement/adherence/historical/jobs/{jobId}
   */
  getWorkforcemanagementAdherenceHistoricalJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<WfmHistoricalAdherenceResponse> {
    return this.call(
      'getWorkforcemanagementAdherenceHistoricalJob',
      'GET /api/v2/workforcemanagement/adherence/historical/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads the state of an ad hoc modelling job: `Pending`, `Ongoing`, `Success`, `PartialFailure` or `Failed`.
   *
   * @permissions any of `wfm:adhocModel:view`
   * @see GET /api/v2/workforcemanagement/adhocmodelingjobs/{jobId}
   */
  getWorkforcemanagementAdhocmodelingjob(jobId: string, request?: RequestOptions): ApiPromise<ModelingStatusResponse> {
    return this.call(
      'getWorkforcemanagementAdhocmodelingjob',
      'GET /api/v2/workforcemanagement/adhocmodelingjobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Tells which management unit and business unit an agent belongs to.
   *
   * @param agentId - The agent's user id.
   * @permissions any of `wfm:agent:view`, `wfm:publishedSchedule:view`, `wfm:schedule:view`, `coaching:appointment:add`,
   * `coaching:appointment:edit`
   * @see GET /api/v2/workforcemanagement/agents/{agentId}/managementunit
   */
  getWorkforcemanagementAgentManagementunit(agentId: string, request?: RequestOptions): ApiPromise<AgentManagementUnitReference> {
    return this.call(
      'getWorkforcemanagementAgentManagementunit',
      'GET /api/v2/workforcemanagement/agents/{agentId}/managementunit',
      { agentId },
      {},
      request,
    );
  }

  /**
   * Tells which management unit and business unit the caller belongs to; an agent's application begins here.
   *
   * @permissions any of `wfm:agentSchedule:view`, `wfm:agentTimeOffRequest:submit`, `wfm:activityCode:add`,
   * `wfm:activityCode:delete`, `wfm:activityCode:edit`, `wfm:activityCode:view`, `wfm:agent:edit`, `wfm:agent:view`,
   * `wfm:businessUnit:add`, `wfm:businessUnit:delete`, `wfm:businessUnit:edit`, `wfm:businessUnit:view`,
   * `wfm:historicalAdherence:view`, `wfm:intraday:view`, `wfm:managementUnit:add`, `wfm:managementUnit:delete`,
   * `wfm:managementUnit:edit`, `wfm:managementUnit:view`, `wfm:realtimeAdherence:view`, `wfm:schedule:add`,
   * `wfm:schedule:delete`, `wfm:schedule:edit`, `wfm:schedule:generate`, `wfm:schedule:view`, `wfm:publishedSchedule:view`,
   * `wfm:serviceGoalTemplate:add`, `wfm:serviceGoalTemplate:delete`, `wfm:serviceGoalTemplate:edit`,
   * `wfm:serviceGoalTemplate:view`, `wfm:planningGroup:add`, `wfm:planningGroup:delete`, `wfm:planningGroup:edit`,
   * `wfm:planningGroup:view`, `wfm:shiftTradeRequest:edit`, `wfm:shiftTradeRequest:view`, `wfm:shortTermForecast:add`,
   * `wfm:shortTermForecast:delete`, `wfm:shortTermForecast:edit`, `wfm:shortTermForecast:view`, `wfm:timeOffLimit:add`,
   * `wfm:timeOffLimit:delete`, `wfm:timeOffLimit:edit`, `wfm:timeOffLimit:view`, `wfm:timeOffPlan:add`,
   * `wfm:timeOffPlan:delete`, `wfm:timeOffPlan:edit`, `wfm:timeOffPlan:view`, `wfm:timeOffRequest:add`,
   * `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:workPlan:add`, `wfm:workPlan:delete`, `wfm:workPlan:edit`,
   * `wfm:workPlan:view`, `wfm:workPlanRotation:add`, `wfm:workPlanRotation:delete`, `wfm:workPlanRotation:edit`,
   * `wfm:workPlanRotation:view`
   * @see GET /api/v2/workforcemanagement/agents/me/managementunit
   */
  getWorkforcemanagementAgentsMeManagementunit(request?: RequestOptions): ApiPromise<AgentManagementUnitReference> {
    return this.call(
      'getWorkforcemanagementAgentsMeManagementunit',
      'GET /api/v2/workforcemanagement/agents/me/managementunit',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one business unit.
   *
   * @param opts.expand - Without `settings`, or single parts of it, the settings are left out.
   * @permissions any of `wfm:activityCode:add`, `wfm:activityCode:delete`, `wfm:activityCode:edit`, `wfm:activityCode:view`,
   * `wfm:agent:edit`, `wfm:agentSchedule:view`, `wfm:agentTimeOffRequest:submit`, `wfm:agent:view`, `wfm:businessUnit:add`,
   * `wfm:businessUnit:delete`, `wfm:businessUnit:edit`, `wfm:businessUnit:view`, `wfm:historicalAdherence:view`,
   * `wfm:intraday:view`, `wfm:managementUnit:add`, `wfm:managementUnit:delete`, `wfm:managementUnit:edit`,
   * `wfm:managementUnit:view`, `wfm:publishedSchedule:view`, `wfm:realtimeAdherence:view`, `wfm:schedule:add`,
   * `wfm:schedule:delete`, `wfm:schedule:edit`, `wfm:schedule:generate`, `wfm:schedule:view`, `wfm:serviceGoalTemplate:add`,
   * `wfm:serviceGoalTemplate:delete`, `wfm:serviceGoalTemplate:edit`, `wfm:serviceGoalTemplate:view`,
   * `wfm:planningGroup:add`, `wfm:planningGroup:delete`, `wfm:planningGroup:edit`, `wfm:planningGroup:view`,
   * `wfm:shiftTradeRequest:edit`, `wfm:shiftTradeRequest:view`, `wfm:agentShiftTradeRequest:participate`,
   * `wfm:shortTermForecast:add`, `wfm:shortTermForecast:delete`, `wfm:shortTermForecast:edit`, `wfm:shortTermForecast:view`,
   * `wfm:timeOffRequest:add`, `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:timeOffLimit:add`,
   * `wfm:timeOffLimit:delete`, `wfm:timeOffLimit:edit`, `wfm:timeOffLimit:view`, `wfm:timeOffPlan:add`,
   * `wfm:timeOffPlan:delete`, `wfm:timeOffPlan:edit`, `wfm:timeOffPlan:view`, `wfm:timeOffRequest:add`,
   * `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:workPlan:add`, `wfm:workPlan:delete`, `wfm:workPlan:edit`,
   * `wfm:workPlan:view`, `wfm:workPlanRotation:add`, `wfm:workPlanRotation:delete`, `wfm:workPlanRotation:edit`,
   * `wfm:workPlanRotation:view`, `coaching:appointment:add`, `coaching:appointment:edit`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}
   */
  getWorkforcemanagementBusinessunit(
    businessUnitId: string,
    opts?: {
      expand?: readonly OpenEnum<
        'settings' | 'settings.timeZone' | 'settings.startDayOfWeek' | 'settings.shortTermForecasting' | 'settings.scheduling'
      >[];
    },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnit> {
    return this.call(
      'getWorkforcemanagementBusinessunit',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads one activity code: its category, default length, and how it counts for pay, working time and shrinkage.
   *
   * @permissions any of `wfm:activityCode:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId}
   */
  getWorkforcemanagementBusinessunitActivitycode(
    businessUnitId: string,
    activityCodeId: string,
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitActivityCode> {
    return this.call(
      'getWorkforcemanagementBusinessunitActivitycode',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId}',
      { businessUnitId, activityCodeId },
      {},
      request,
    );
  }

  /**
   * Lists the activity codes of a business unit. `getWorkforcemanagementManagementunitActivitycodes` gives them in the older
   * form, by management unit.
   *
   * @permissions any of `wfm:agentSchedule:view`, `wfm:agentTimeOffRequest:submit`, `wfm:activityCode:add`,
   * `wfm:activityCode:delete`, `wfm:activityCode:edit`, `wfm:activityCode:view`, `wfm:agent:edit`, `wfm:agent:view`,
   * `wfm:businessUnit:add`, `wfm:businessUnit:delete`, `wfm:businessUnit:edit`, `wfm:businessUnit:view`,
   * `wfm:historicalAdherence:view`, `wfm:intraday:view`, `wfm:managementUnit:add`, `wfm:managementUnit:delete`,
   * `wfm:managementUnit:edit`, `wfm:managementUnit:view`, `wfm:realtimeAdherence:view`, `wfm:schedule:add`,
   * `wfm:schedule:delete`, `wfm:schedule:edit`, `wfm:schedule:generate`, `wfm:schedule:view`, `wfm:publishedSchedule:view`,
   * `wfm:serviceGoalTemplate:add`, `wfm:serviceGoalTemplate:delete`, `wfm:serviceGoalTemplate:edit`,
   * `wfm:serviceGoalTemplate:view`, `wfm:planningGroup:add`, `wfm:planningGroup:delete`, `wfm:planningGroup:edit`,
   * `wfm:planningGroup:view`, `wfm:shiftTradeRequest:edit`, `wfm:shiftTradeRequest:view`, `wfm:shortTermForecast:add`,
   * `wfm:shortTermForecast:delete`, `wfm:shortTermForecast:edit`, `wfm:shortTermForecast:view`, `wfm:timeOffLimit:add`,
   * `wfm:timeOffLimit:delete`, `wfm:timeOffLimit:edit`, `wfm:timeOffLimit:view`, `wfm:timeOffPlan:add`,
   * `wfm:timeOffPlan:delete`, `wfm:timeOffPlan:edit`, `wfm:timeOffPlan:view`, `wfm:timeOffRequest:add`,
   * `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:workPlan:add`, `wfm:workPlan:delete`, `wfm:workPlan:edit`,
   * `wfm:workPlan:view`, `wfm:workPlanRotation:add`, `wfm:workPlanRotation:delete`, `wfm:workPlanRotation:edit`,
   * `wfm:workPlanRotation:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes
   */
  getWorkforcemanagementBusinessunitActivitycodes(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitActivityCodeListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitActivitycodes',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Lists the planning groups that intraday monitoring can show for a day: those in the forecast behind that day's published
   * schedule.
   *
   * @param _date - Day as `yyyy-MM-dd`, in the business unit's time zone.
   * @permissions any of `wfm:intraday:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday/planninggroups
   */
  getWorkforcemanagementBusinessunitIntradayPlanninggroups(
    businessUnitId: string,
    _date: string,
    request?: RequestOptions,
  ): ApiPromise<WfmIntradayPlanningGroupListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitIntradayPlanninggroups',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday/planninggroups',
      { businessUnitId, _date },
      {},
      request,
      { query: { _date: 'date' } },
    );
  }

  /**
   * Lists the management units of a business unit that the caller may work with.
   *
   * @param opts.feature - Feature of the user interface to ask for; only units in which the caller may use it are listed.
   * @param opts.divisionId - Only units in this division.
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/managementunits
   */
  getWorkforcemanagementBusinessunitManagementunits(
    businessUnitId: string,
    opts?: { feature?: OpenEnum<WorkforceManagementFeature>; divisionId?: string },
    request?: RequestOptions,
  ): ApiPromise<ManagementUnitListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitManagementunits',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/managementunits',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads one planning group: its route paths and the service goal template it is scheduled by.
   *
   * @permissions any of `wfm:planningGroup:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId}
   */
  getWorkforcemanagementBusinessunitPlanninggroup(
    businessUnitId: string,
    planningGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<PlanningGroup> {
    return this.call(
      'getWorkforcemanagementBusinessunitPlanninggroup',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId}',
      { businessUnitId, planningGroupId },
      {},
      request,
    );
  }

  /**
   * Lists the planning groups of a business unit.
   *
   * @permissions any of `wfm:planningGroup:view`, `wfm:shortTermForecast:view`, `wfm:intraday:view`, `wfm:agent:view`,
   * `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups
   */
  getWorkforcemanagementBusinessunitPlanninggroups(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<PlanningGroupList> {
    return this.call(
      'getWorkforcemanagementBusinessunitPlanninggroups',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads the progress of one scheduling run, and the schedule it makes once `state` is `Complete`.
   *
   * @permissions any of `wfm:schedule:generate`, `wfm:schedule:edit`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}
   */
  getWorkforcemanagementBusinessunitSchedulingRun(
    businessUnitId: string,
    runId: string,
    request?: RequestOptions,
  ): ApiPromise<BuScheduleRun> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulingRun',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}',
      { businessUnitId, runId },
      {},
      request,
    );
  }

  /**
   * Reads what a rescheduling run came up with, so that it can be examined before it is applied with
   * `postWorkforcemanagementBusinessunitWeekScheduleUpdate`. The result expires at the run's `reschedulingResultExpiration`.
   *
   * @param managementUnitIds - Units whose agent schedules are wanted.
   * @param expand - Parts of the result to fetch; at least one.
   * @permissions any of `wfm:schedule:edit`, `wfm:schedule:generate`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}/result
   */
  getWorkforcemanagementBusinessunitSchedulingRunResult(
    businessUnitId: string,
    runId: string,
    managementUnitIds: readonly string[],
    expand: readonly OpenEnum<'headcountForecast' | 'generationResults' | 'agentSchedules'>[],
    request?: RequestOptions,
  ): ApiPromise<BuRescheduleResult> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulingRunResult',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}/result',
      { businessUnitId, runId, managementUnitIds, expand },
      {},
      request,
    );
  }

  /**
   * Lists the scheduling runs of a business unit, current and recent.
   *
   * @permissions any of `wfm:schedule:generate`, `wfm:schedule:edit`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs
   */
  getWorkforcemanagementBusinessunitSchedulingRuns(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<BuScheduleRunListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulingRuns',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads one service goal template: the service level, speed of answer and abandon rate it aims at.
   *
   * @permissions any of `wfm:serviceGoalTemplate:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId}
   */
  getWorkforcemanagementBusinessunitServicegoaltemplate(
    businessUnitId: string,
    serviceGoalTemplateId: string,
    request?: RequestOptions,
  ): ApiPromise<ServiceGoalTemplate> {
    return this.call(
      'getWorkforcemanagementBusinessunitServicegoaltemplate',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId}',
      { businessUnitId, serviceGoalTemplateId },
      {},
      request,
    );
  }

  /**
   * Lists the service goal templates of a business unit.
   *
   * @permissions any of `wfm:serviceGoalTemplate:view`, `wfm:planningGroup:view`, `wfm:shortTermForecast:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates
   */
  getWorkforcemanagementBusinessunitServicegoaltemplates(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<ServiceGoalTemplateList> {
    return this.call(
      'getWorkforcemanagementBusinessunitServicegoaltemplates',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads the description of a schedule: whether it is published, the forecast behind it and a summary of its generation. The
   * shifts themselves come from `postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery`.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @param opts.expand - `managementUnits.agents` adds the agents scheduled in each management unit.
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}
   */
  getWorkforcemanagementBusinessunitWeekSchedule(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    opts?: { expand?: OpenEnum<'managementUnits.agents'> },
    request?: RequestOptions,
  ): ApiPromise<BuScheduleMetadata> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekSchedule',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}',
      { businessUnitId, weekId, scheduleId },
      opts,
      request,
    );
  }

  /**
   * Reads the messages that generating a schedule has left, such as agents without a work plan or constraints that could not
   * be met.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/generationresults
   */
  getWorkforcemanagementBusinessunitWeekScheduleGenerationresults(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    request?: RequestOptions,
  ): ApiPromise<ScheduleGenerationResult> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekScheduleGenerationresults',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/generationresults',
      { businessUnitId, weekId, scheduleId },
      {},
      request,
    );
  }

  /**
   * Reads how many agents a schedule's forecast requires in each interval, with and without shrinkage.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @param opts.forceDownload - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/headcountforecast
   */
  getWorkforcemanagementBusinessunitWeekScheduleHeadcountforecast(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    opts?: { forceDownload?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BuHeadcountForecastResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekScheduleHeadcountforecast',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/headcountforecast',
      { businessUnitId, weekId, scheduleId },
      opts,
      request,
    );
  }

  /**
   * Reads how one agent's part of a schedule came about: the published base and every change since, with author and time.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/history/agents/{agentId}
   */
  getWorkforcemanagementBusinessunitWeekScheduleHistoryAgent(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    agentId: string,
    request?: RequestOptions,
  ): ApiPromise<BuAgentScheduleHistoryResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekScheduleHistoryAgent',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/history/agents/{agentId}',
      { businessUnitId, weekId, scheduleId, agentId },
      {},
      request,
    );
  }

  /**
   * Lists the schedules of a week, published ones and drafts.
   *
   * @param weekId - First day of the week, `yyyy-MM-dd`, or `recent` for the schedules of recent weeks.
   * @param opts.includeOnlyPublished - True leaves the drafts out.
   * @param opts.expand - `forecast.description` adds the description of each schedule's forecast.
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules
   */
  getWorkforcemanagementBusinessunitWeekSchedules(
    businessUnitId: string,
    weekId: string,
    opts?: { includeOnlyPublished?: boolean; expand?: OpenEnum<'forecast.description'> },
    request?: RequestOptions,
  ): ApiPromise<BuScheduleListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekSchedules',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules',
      { businessUnitId, weekId },
      opts,
      request,
    );
  }

  /**
   * Reads the description of a short-term forecast: how it was made, from which days, and how it was modified. Its numbers
   * come from `getWorkforcemanagementBusinessunitWeekShorttermforecastData`.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:shortTermForecast:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}
   */
  getWorkforcemanagementBusinessunitWeekShorttermforecast(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    opts?: ExpandOptions<'planningGroups' | 'generationResults'>,
    request?: RequestOptions,
  ): ApiPromise<BuShortTermForecast> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekShorttermforecast',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}',
      { businessUnitId, weekDateId, forecastId },
      opts,
      request,
    );
  }

  /**
   * Reads the numbers of a short-term forecast: interactions offered and handle time, by planning group and interval.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @param opts.weekNumber - Which week of a forecast over several weeks.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions any of `wfm:shortTermForecast:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/data
   */
  getWorkforcemanagementBusinessunitWeekShorttermforecastData(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    opts?: { weekNumber?: number; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BuForecastResultResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekShorttermforecastData',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/data',
      { businessUnitId, weekDateId, forecastId },
      opts,
      request,
    );
  }

  /**
   * Tells which forecasting method was chosen for each planning group and metric of a generated forecast.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:shortTermForecast:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/generationresults
   */
  getWorkforcemanagementBusinessunitWeekShorttermforecastGenerationresults(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    request?: RequestOptions,
  ): ApiPromise<BuForecastGenerationResult> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekShorttermforecastGenerationresults',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/generationresults',
      { businessUnitId, weekDateId, forecastId },
      {},
      request,
    );
  }

  /**
   * Reads the long-term numbers that belong to a forecast, by planning group and day instead of by interval.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions any of `wfm:shortTermForecast:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/longtermforecastdata
   */
  getWorkforcemanagementBusinessunitWeekShorttermforecastLongtermforecastdata(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    opts?: { forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<LongTermForecastResultResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekShorttermforecastLongtermforecastdata',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/longtermforecastdata',
      { businessUnitId, weekDateId, forecastId },
      opts,
      request,
    );
  }

  /**
   * Reads the planning groups as they were when the forecast was made; they may have changed in the business unit since.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:shortTermForecast:view`, `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/planninggroups
   */
  getWorkforcemanagementBusinessunitWeekShorttermforecastPlanninggroups(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    request?: RequestOptions,
  ): ApiPromise<ForecastPlanningGroupsResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekShorttermforecastPlanninggroups',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/planninggroups',
      { businessUnitId, weekDateId, forecastId },
      {},
      request,
    );
  }

  /**
   * Lists the short-term forecasts of a week.
   *
   * @param weekDateId - First day of the week, `yyyy-MM-dd`, or `recent` for the forecasts of recent weeks.
   * @permissions any of `wfm:schedule:generate`, `wfm:shortTermForecast:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts
   */
  getWorkforcemanagementBusinessunitWeekShorttermforecasts(
    businessUnitId: string,
    weekDateId: string,
    request?: RequestOptions,
  ): ApiPromise<BuShortTermForecastListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekShorttermforecasts',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts',
      { businessUnitId, weekDateId },
      {},
      request,
    );
  }

  /**
   * Lists the business units that the caller may work with. For a picker, `getWorkforcemanagementBusinessunitsDivisionviews`
   * is enough.
   *
   * @param opts.feature - Feature of the user interface to ask for; only units in which the caller may use it are listed.
   * @param opts.divisionId - Only units in this division.
   * @see GET /api/v2/workforcemanagement/businessunits
   */
  getWorkforcemanagementBusinessunits(
    opts?: { feature?: OpenEnum<WorkforceManagementFeature>; divisionId?: string },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitListing> {
    return this.call('getWorkforcemanagementBusinessunits', 'GET /api/v2/workforcemanagement/businessunits', {}, opts, request);
  }

  /**
   * Lists business units across the caller's divisions, for pickers and filters.
   *
   * @param opts.divisionId - Divisions to look in; several may be given.
   * @permissions any of `wfm:businessUnit:search`
   * @see GET /api/v2/workforcemanagement/businessunits/divisionviews
   */
  getWorkforcemanagementBusinessunitsDivisionviews(
    opts?: { divisionId?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitsDivisionviews',
      'GET /api/v2/workforcemanagement/businessunits/divisionviews',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads a published schedule as an iCalendar feed, which is what the link of `getWorkforcemanagementCalendarUrlIcs` points
   * to.
   *
   * @param calendarId - Id contained in that link; treat it as a secret.
   * @returns The calendar as `text/calendar`.
   * @see GET /api/v2/workforcemanagement/calendar/data/ics
   */
  getWorkforcemanagementCalendarDataIcs(calendarId: string, request?: RequestOptions): ApiPromise<string> {
    return this.call(
      'getWorkforcemanagementCalendarDataIcs',
      'GET /api/v2/workforcemanagement/calendar/data/ics',
      { calendarId },
      {},
      request,
      { accept: 'text/calendar' },
    );
  }

  /**
   * Reads the link by which the caller's schedule can be subscribed to in a calendar program.
   * `postWorkforcemanagementCalendarUrlIcs` makes it in the first place.
   *
   * @permissions all of `wfm:agentSchedule:sync`, `wfm:agentSchedule:view`
   * @see GET /api/v2/workforcemanagement/calendar/url/ics
   */
  getWorkforcemanagementCalendarUrlIcs(request?: RequestOptions): ApiPromise<CalendarUrlResponse> {
    return this.call('getWorkforcemanagementCalendarUrlIcs', 'GET /api/v2/workforcemanagement/calendar/url/ics', {}, {}, request);
  }

  /**
   * Reads the state of the job that deletes imported historical data: `InProgress`, `Success` or `Failed`.
   *
   * @permissions all of `wfm:historicalData:upload`
   * @see GET /api/v2/workforcemanagement/historicaldata/deletejob
   */
  getWorkforcemanagementHistoricaldataDeletejob(request?: RequestOptions): ApiPromise<HistoricalImportDeleteJobResponse> {
    return this.call(
      'getWorkforcemanagementHistoricaldataDeletejob',
      'GET /api/v2/workforcemanagement/historicaldata/deletejob',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the organisation's imports of historical data, with state and errors.
   *
   * @permissions all of `wfm:historicalData:upload`
   * @see GET /api/v2/workforcemanagement/historicaldata/importstatus
   */
  getWorkforcemanagementHistoricaldataImportstatus(request?: RequestOptions): ApiPromise<HistoricalImportStatusListing> {
    return this.call(
      'getWorkforcemanagementHistoricaldataImportstatus',
      'GET /api/v2/workforcemanagement/historicaldata/importstatus',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one management unit.
   *
   * @param opts.expand - Without `settings`, or single parts of it, the settings are left out.
   * @permissions any of `wfm:activityCode:add`, `wfm:activityCode:delete`, `wfm:activityCode:edit`, `wfm:activityCode:view`,
   * `wfm:agent:edit`, `wfm:agentSchedule:view`, `wfm:agentTimeOffRequest:submit`, `wfm:agent:view`, `wfm:businessUnit:add`,
   * `wfm:businessUnit:delete`, `wfm:businessUnit:edit`, `wfm:businessUnit:view`, `wfm:historicalAdherence:view`,
   * `wfm:intraday:view`, `wfm:managementUnit:add`, `wfm:managementUnit:delete`, `wfm:managementUnit:edit`,
   * `wfm:managementUnit:view`, `wfm:publishedSchedule:view`, `wfm:realtimeAdherence:view`, `wfm:schedule:add`,
   * `wfm:schedule:delete`, `wfm:schedule:edit`, `wfm:schedule:generate`, `wfm:schedule:view`, `wfm:serviceGoalTemplate:add`,
   * `wfm:serviceGoalTemplate:delete`, `wfm:serviceGoalTemplate:edit`, `wfm:serviceGoalTemplate:view`,
   * `wfm:planningGroup:add`, `wfm:planningGroup:delete`, `wfm:planningGroup:edit`, `wfm:planningGroup:view`,
   * `wfm:shiftTradeRequest:edit`, `wfm:shiftTradeRequest:view`, `wfm:agentShiftTradeRequest:participate`,
   * `wfm:shortTermForecast:add`, `wfm:shortTermForecast:delete`, `wfm:shortTermForecast:edit`, `wfm:shortTermForecast:view`,
   * `wfm:timeOffLimit:add`, `wfm:timeOffLimit:delete`, `wfm:timeOffLimit:edit`, `wfm:timeOffLimit:view`,
   * `wfm:timeOffPlan:add`, `wfm:timeOffPlan:delete`, `wfm:timeOffPlan:edit`, `wfm:timeOffPlan:view`,
   * `wfm:timeOffRequest:add`, `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:workPlan:add`,
   * `wfm:workPlan:delete`, `wfm:workPlan:edit`, `wfm:workPlan:view`, `wfm:workPlanRotation:add`,
   * `wfm:workPlanRotation:delete`, `wfm:workPlanRotation:edit`, `wfm:workPlanRotation:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}
   */
  getWorkforcemanagementManagementunit(
    managementUnitId: string,
    opts?: {
      expand?: readonly OpenEnum<
        | 'settings'
        | 'settings.adherence'
        | 'settings.timeOff'
        | 'settings.scheduling'
        | 'settings.shortTermForecasting'
        | 'settings.shiftTrading'
      >[];
    },
    request?: RequestOptions,
  ): ApiPromise<ManagementUnit> {
    return this.call(
      'getWorkforcemanagementManagementunit',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads the activity codes usable in a management unit, as a map by id. `getWorkforcemanagementBusinessunitActivitycodes`
   * lists them with more detail.
   *
   * @deprecated Use `getWorkforcemanagementBusinessunitActivitycodes`.
   * @permissions any of `wfm:activityCode:add`, `wfm:activityCode:delete`, `wfm:activityCode:edit`, `wfm:activityCode:view`,
   * `wfm:agent:edit`, `wfm:agentSchedule:view`, `wfm:agentTimeOffRequest:submit`, `wfm:agent:view`, `wfm:businessUnit:add`,
   * `wfm:businessUnit:delete`, `wfm:businessUnit:edit`, `wfm:businessUnit:view`, `wfm:historicalAdherence:view`,
   * `wfm:intraday:view`, `wfm:managementUnit:add`, `wfm:managementUnit:delete`, `wfm:managementUnit:edit`,
   * `wfm:managementUnit:view`, `wfm:publishedSchedule:view`, `wfm:realtimeAdherence:view`, `wfm:schedule:add`,
   * `wfm:schedule:delete`, `wfm:schedule:edit`, `wfm:schedule:generate`, `wfm:schedule:view`, `wfm:shortTermForecast:add`,
   * `wfm:shortTermForecast:delete`, `wfm:shortTermForecast:edit`, `wfm:shortTermForecast:view`, `wfm:timeOffRequest:add`,
   * `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:workPlan:add`, `wfm:workPlan:delete`, `wfm:workPlan:edit`,
   * `wfm:workPlan:view`, `wfm:workPlanRotation:add`, `wfm:workPlanRotation:delete`, `wfm:workPlanRotation:edit`,
   * `wfm:workPlanRotation:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/activitycodes
   */
  getWorkforcemanagementManagementunitActivitycodes(
    managementUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<ActivityCodeContainer> {
    return this.call(
      'getWorkforcemanagementManagementunitActivitycodes',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/activitycodes',
      { managementUnitId },
      {},
      request,
    );
  }

  /**
   * Tells for every agent of a management unit whether they are doing at this moment what their schedule says.
   *
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions any of `wfm:realtimeAdherence:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/adherence
   */
  getWorkforcemanagementManagementunitAdherence(
    managementUnitId: string,
    opts?: { forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<UserScheduleAdherenceListing> {
    return this.call(
      'getWorkforcemanagementManagementunitAdherence',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/adherence',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads an agent as workforce management sees one: work plan or rotation, and the queues, skills and languages scheduled
   * for.
   *
   * @param opts.excludeCapabilities - True leaves out queues, skills and languages.
   * @permissions any of `wfm:agent:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/{agentId}
   */
  getWorkforcemanagementManagementunitAgent(
    managementUnitId: string,
    agentId: string,
    opts?: { excludeCapabilities?: boolean },
    request?: RequestOptions,
  ): ApiPromise<WfmAgent> {
    return this.call(
      'getWorkforcemanagementManagementunitAgent',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/{agentId}',
      { managementUnitId, agentId },
      opts,
      request,
    );
  }

  /**
   * Lists the shift trades in which an agent takes part. Agents look at their own with `getWorkforcemanagementShifttrades`.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:shiftTradeRequest:edit`, `wfm:shiftTradeRequest:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/{agentId}/shifttrades
   */
  getWorkforcemanagementManagementunitAgentShifttrades(
    managementUnitId: string,
    agentId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeListResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitAgentShifttrades',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/{agentId}/shifttrades',
      { managementUnitId, agentId },
      {},
      request,
    );
  }

  /**
   * Counts the matched trades that await review in a management unit, week by week.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:shiftTradeRequest:view`, `wfm:shiftTradeRequest:edit`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/shifttrades/matched
   */
  getWorkforcemanagementManagementunitShifttradesMatched(
    managementUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeMatchesSummaryResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitShifttradesMatched',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/shifttrades/matched',
      { managementUnitId },
      {},
      request,
    );
  }

  /**
   * Lists the agents of a management unit to whom the caller can offer a shift directly.
   *
   * @permissions any of `wfm:agentShiftTradeRequest:participate`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/shifttrades/users
   */
  getWorkforcemanagementManagementunitShifttradesUsers(
    managementUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<WfmUserEntityListing> {
    return this.call(
      'getWorkforcemanagementManagementunitShifttradesUsers',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/shifttrades/users',
      { managementUnitId },
      {},
      request,
    );
  }

  /**
   * Reads one time-off limit. The values of single days come from
   * `postWorkforcemanagementManagementunitTimeofflimitsValuesQuery`.
   *
   * @deprecated The platform offers
   * `GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}` instead.
   * @permissions any of `wfm:timeOffLimit:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}
   */
  getWorkforcemanagementManagementunitTimeofflimit(
    managementUnitId: string,
    timeOffLimitId: string,
    request?: RequestOptions,
  ): ApiPromise<TimeOffLimit> {
    return this.call(
      'getWorkforcemanagementManagementunitTimeofflimit',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}',
      { managementUnitId, timeOffLimitId },
      {},
      request,
    );
  }

  /**
   * Lists the time-off limits of a management unit, which has one limit object.
   *
   * @deprecated The platform offers `GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits` instead.
   * @permissions any of `wfm:timeOffLimit:view`, `wfm:timeOffPlan:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits
   */
  getWorkforcemanagementManagementunitTimeofflimits(
    managementUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<TimeOffLimitListing> {
    return this.call(
      'getWorkforcemanagementManagementunitTimeofflimits',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits',
      { managementUnitId },
      {},
      request,
    );
  }

  /**
   * Reads one time-off plan: which activity codes it governs, how requests are approved and how long they may wait.
   *
   * @deprecated The platform offers
   * `GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId}` instead.
   * @permissions any of `wfm:timeOffPlan:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId}
   */
  getWorkforcemanagementManagementunitTimeoffplan(
    managementUnitId: string,
    timeOffPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<TimeOffPlan> {
    return this.call(
      'getWorkforcemanagementManagementunitTimeoffplan',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId}',
      { managementUnitId, timeOffPlanId },
      {},
      request,
    );
  }

  /**
   * Lists the time-off plans of a management unit.
   *
   * @deprecated The platform offers `GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans` instead.
   * @permissions any of `wfm:timeOffPlan:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans
   */
  getWorkforcemanagementManagementunitTimeoffplans(
    managementUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<TimeOffPlanListing> {
    return this.call(
      'getWorkforcemanagementManagementunitTimeoffplans',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans',
      { managementUnitId },
      {},
      request,
    );
  }

  /**
   * Reads one user's time-off request, for planners. The user reads it with `getWorkforcemanagementTimeoffrequest`.
   *
   * @permissions any of `wfm:timeOffRequest:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}
   */
  getWorkforcemanagementManagementunitUserTimeoffrequest(
    managementUnitId: string,
    userId: string,
    timeOffRequestId: string,
    request?: RequestOptions,
  ): ApiPromise<TimeOffRequestResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitUserTimeoffrequest',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}',
      { managementUnitId, userId, timeOffRequestId },
      {},
      request,
    );
  }

  /**
   * Reads the limits that bear on a time-off request, with what is already allocated on its days: what a planner weighs
   * before approving.
   *
   * @permissions all of `wfm:timeOffRequest:view`, `wfm:timeOffLimit:view`
   * @see GET
   * /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}/timeofflimits
   */
  getWorkforcemanagementManagementunitUserTimeoffrequestTimeofflimits(
    managementUnitId: string,
    userId: string,
    timeOffRequestId: string,
    request?: RequestOptions,
  ): ApiPromise<QueryTimeOffLimitValuesResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitUserTimeoffrequestTimeofflimits',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}/timeofflimits',
      { managementUnitId, userId, timeOffRequestId },
      {},
      request,
    );
  }

  /**
   * Lists one user's time-off requests. For many users or with more filters, use
   * `postWorkforcemanagementManagementunitTimeoffrequestsQuery`.
   *
   * @param opts.recentlyReviewed - True brings only requests reviewed of late.
   * @permissions any of `wfm:timeOffRequest:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests
   */
  getWorkforcemanagementManagementunitUserTimeoffrequests(
    managementUnitId: string,
    userId: string,
    opts?: { recentlyReviewed?: boolean },
    request?: RequestOptions,
  ): ApiPromise<TimeOffRequestList> {
    return this.call(
      'getWorkforcemanagementManagementunitUserTimeoffrequests',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests',
      { managementUnitId, userId },
      opts,
      request,
    );
  }

  /**
   * Lists the users of a management unit.
   *
   * @permissions any of `wfm:agent:view`, `wfm:historicalAdherence:view`, `wfm:publishedSchedule:view`,
   * `wfm:realtimeAdherence:view`, `wfm:schedule:view`, `wfm:timeOffRequest:view`, `wfm:workPlanRotation:view`,
   * `wfm:workPlan:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users
   */
  getWorkforcemanagementManagementunitUsers(
    managementUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<WfmUserEntityListing> {
    return this.call(
      'getWorkforcemanagementManagementunitUsers',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/users',
      { managementUnitId },
      {},
      request,
    );
  }

  /**
   * Reads the part of a week schedule that concerns one management unit, shifts included. In a business unit with several
   * management units, `getWorkforcemanagementBusinessunitWeekSchedule` and its companions are the fuller calls.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @deprecated Use `getWorkforcemanagementBusinessunitWeekSchedule`.
   * @permissions any of `wfm:publishedSchedule:view`, `wfm:schedule:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekId}/schedules/{scheduleId}
   */
  getWorkforcemanagementManagementunitWeekSchedule(
    managementUnitId: string,
    weekId: string,
    scheduleId: string,
    opts?: { expand?: OpenEnum<'generationResults' | 'headcountForecast'>; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<WeekScheduleResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitWeekSchedule',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekId}/schedules/{scheduleId}',
      { managementUnitId, weekId, scheduleId },
      opts,
      request,
    );
  }

  /**
   * Lists the week schedules of a management unit.
   *
   * @param weekId - First day of the week, `yyyy-MM-dd`.
   * @deprecated Use `getWorkforcemanagementBusinessunitWeekSchedules`.
   * @permissions any of `wfm:publishedSchedule:view`, `wfm:schedule:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekId}/schedules
   */
  getWorkforcemanagementManagementunitWeekSchedules(
    managementUnitId: string,
    weekId: string,
    opts?: GetWorkforcemanagementManagementunitWeekSchedulesOptions,
    request?: RequestOptions,
  ): ApiPromise<WeekScheduleListResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitWeekSchedules',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekId}/schedules',
      { managementUnitId, weekId },
      opts,
      request,
    );
  }

  /**
   * Lists the shift trades of a week, for whoever reviews them.
   *
   * @param weekDateId - First day of the week, `yyyy-MM-dd`.
   * @param opts.evaluateMatches - False skips testing matched trades against the rules and leaves `matchReview` out, which is
   * quicker.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:shiftTradeRequest:view`, `wfm:shiftTradeRequest:edit`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades
   */
  getWorkforcemanagementManagementunitWeekShifttrades(
    managementUnitId: string,
    weekDateId: string,
    opts?: { evaluateMatches?: boolean },
    request?: RequestOptions,
  ): ApiPromise<WeekShiftTradeListResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitWeekShifttrades',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades',
      { managementUnitId, weekDateId },
      opts,
      request,
    );
  }

  /**
   * Reads one work plan: its shifts, constraints and agents.
   *
   * @param opts.includeOnly - Parts to send; without it, everything comes.
   * @permissions any of `wfm:workPlanRotation:view`, `wfm:workPlan:view`, `wfm:schedule:edit`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}
   */
  getWorkforcemanagementManagementunitWorkplan(
    managementUnitId: string,
    workPlanId: string,
    opts?: { includeOnly?: readonly OpenEnum<'agentCount' | 'agents' | 'optionalDays' | 'shifts' | 'shiftStartVariances'>[] },
    request?: RequestOptions,
  ): ApiPromise<WorkPlan> {
    return this.call(
      'getWorkforcemanagementManagementunitWorkplan',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}',
      { managementUnitId, workPlanId },
      opts,
      request,
    );
  }

  /**
   * Reads one rotation: the work plans it alternates and the agents in it, each with their position.
   *
   * @permissions any of `wfm:workPlanRotation:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}
   */
  getWorkforcemanagementManagementunitWorkplanrotation(
    managementUnitId: string,
    workPlanRotationId: string,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanRotationResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitWorkplanrotation',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}',
      { managementUnitId, workPlanRotationId },
      {},
      request,
    );
  }

  /**
   * Lists the work plan rotations of a management unit.
   *
   * @param opts.expand - `agents` adds the agents in each rotation.
   * @permissions any of `wfm:agent:view`, `wfm:workPlanRotation:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations
   */
  getWorkforcemanagementManagementunitWorkplanrotations(
    managementUnitId: string,
    opts?: { expand?: readonly OpenEnum<'agents'>[] },
    request?: RequestOptions,
  ): ApiPromise<WorkPlanRotationListResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitWorkplanrotations',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Lists the work plans of a management unit.
   *
   * @param opts.expand - `details` brings nearly everything of each plan; the other values bring single parts.
   * @permissions any of `wfm:agent:view`, `wfm:publishedSchedule:view`, `wfm:schedule:view`, `wfm:workPlanRotation:view`,
   * `wfm:workPlan:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans
   */
  getWorkforcemanagementManagementunitWorkplans(
    managementUnitId: string,
    opts?: {
      expand?: readonly OpenEnum<'agentCount' | 'agents' | 'optionalDays' | 'shifts' | 'shiftStartVariances' | 'details'>[];
    },
    request?: RequestOptions,
  ): ApiPromise<WorkPlanListResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitWorkplans',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Lists the management units of all business units that the caller may work with.
   *
   * @see GET /api/v2/workforcemanagement/managementunits
   */
  getWorkforcemanagementManagementunits(
    opts?: GetWorkforcemanagementManagementunitsOptions,
    request?: RequestOptions,
  ): ApiPromise<ManagementUnitListing> {
    return this.call(
      'getWorkforcemanagementManagementunits',
      'GET /api/v2/workforcemanagement/managementunits',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists management units across the caller's divisions, for pickers and filters.
   *
   * @param opts.divisionId - Divisions to look in; several may be given.
   * @permissions any of `wfm:managementUnit:search`
   * @see GET /api/v2/workforcemanagement/managementunits/divisionviews
   */
  getWorkforcemanagementManagementunitsDivisionviews(
    opts?: { divisionId?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<ManagementUnitListing> {
    return this.call(
      'getWorkforcemanagementManagementunitsDivisionviews',
      'GET /api/v2/workforcemanagement/managementunits/divisionviews',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the caller's workforce-management notifications: news of shift trades, time-off requests and explanations of
   * adherence.
   *
   * @see GET /api/v2/workforcemanagement/notifications
   */
  getWorkforcemanagementNotifications(request?: RequestOptions): ApiPromise<NotificationsResponse> {
    return this.call('getWorkforcemanagementNotifications', 'GET /api/v2/workforcemanagement/notifications', {}, {}, request);
  }

  /**
   * Reads the state of a scheduling job: `Pending`, `Ongoing`, `Success`, `PartialFailure` or `Failed`. Runs within a
   * business unit are followed with `getWorkforcemanagementBusinessunitSchedulingRun`.
   *
   * @permissions any of `wfm:schedulingrequest:view`
   * @see GET /api/v2/workforcemanagement/schedulingjobs/{jobId}
   */
  getWorkforcemanagementSchedulingjob(jobId: string, request?: RequestOptions): ApiPromise<SchedulingStatusResponse> {
    return this.call(
      'getWorkforcemanagementSchedulingjob',
      'GET /api/v2/workforcemanagement/schedulingjobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Lists the caller's own shift trades.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:shiftTradeRequest:edit`, `wfm:shiftTradeRequest:view`, `wfm:agentShiftTradeRequest:participate`
   * @see GET /api/v2/workforcemanagement/shifttrades
   */
  getWorkforcemanagementShifttrades(request?: RequestOptions): ApiPromise<ShiftTradeListResponse> {
    return this.call('getWorkforcemanagementShifttrades', 'GET /api/v2/workforcemanagement/shifttrades', {}, {}, request);
  }

  /**
   * Reads one of the caller's own time-off requests.
   *
   * @permissions any of `wfm:agentSchedule:view`, `wfm:agentTimeOffRequest:submit`
   * @see GET /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId}
   */
  getWorkforcemanagementTimeoffrequest(timeOffRequestId: string, request?: RequestOptions): ApiPromise<TimeOffRequestResponse> {
    return this.call(
      'getWorkforcemanagementTimeoffrequest',
      'GET /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId}',
      { timeOffRequestId },
      {},
      request,
    );
  }

  /**
   * Tells on which place of the waiting list one of the caller's requests stands, for each of its days.
   *
   * @permissions any of `wfm:agentTimeOffRequest:submit`
   * @see GET /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId}/waitlistpositions
   */
  getWorkforcemanagementTimeoffrequestWaitlistpositions(
    timeOffRequestId: string,
    request?: RequestOptions,
  ): ApiPromise<WaitlistPositionListing> {
    return this.call(
      'getWorkforcemanagementTimeoffrequestWaitlistpositions',
      'GET /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId}/waitlistpositions',
      { timeOffRequestId },
      {},
      request,
    );
  }

  /**
   * Lists the caller's own time-off requests.
   *
   * @param opts.recentlyReviewed - True brings only requests reviewed of late.
   * @permissions any of `wfm:agentSchedule:view`, `wfm:agentTimeOffRequest:submit`
   * @see GET /api/v2/workforcemanagement/timeoffrequests
   */
  getWorkforcemanagementTimeoffrequests(
    opts?: { recentlyReviewed?: boolean },
    request?: RequestOptions,
  ): ApiPromise<TimeOffRequestList> {
    return this.call(
      'getWorkforcemanagementTimeoffrequests',
      'GET /api/v2/workforcemanagement/timeoffrequests',
      {},
      opts,
      request,
    );
  }

  /**
   * Changes a business unit's name, division or settings.
   *
   * @param opts.body - `settings`, where given, needs its current version in `metadata`.
   * @permissions all of `wfm:businessUnit:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}
   */
  patchWorkforcemanagementBusinessunit(
    businessUnitId: string,
    opts?: { body?: UpdateBusinessUnitRequest },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnit> {
    return this.call(
      'patchWorkforcemanagementBusinessunit',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Changes an activity code. Schedules that use it show the new name and category.
   *
   * @param opts.body - Needs the code's current version in `metadata`.
   * @permissions any of `wfm:activityCode:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId}
   */
  patchWorkforcemanagementBusinessunitActivitycode(
    businessUnitId: string,
    activityCodeId: string,
    opts?: { body?: UpdateActivityCodeRequest },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitActivityCode> {
    return this.call(
      'patchWorkforcemanagementBusinessunitActivitycode',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/{activityCodeId}',
      { businessUnitId, activityCodeId },
      opts,
      request,
    );
  }

  /**
   * Changes a planning group.
   *
   * @param opts.body - `routePaths`, where given, replaces all of them; `metadata` carries the current version.
   * @permissions any of `wfm:planningGroup:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId}
   */
  patchWorkforcemanagementBusinessunitPlanninggroup(
    businessUnitId: string,
    planningGroupId: string,
    opts?: { body?: UpdatePlanningGroupRequest },
    request?: RequestOptions,
  ): ApiPromise<PlanningGroup> {
    return this.call(
      'patchWorkforcemanagementBusinessunitPlanninggroup',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups/{planningGroupId}',
      { businessUnitId, planningGroupId },
      opts,
      request,
    );
  }

  /**
   * Marks for which management units the result of a rescheduling run has been applied. It does not apply anything itself.
   *
   * @permissions any of `wfm:schedule:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}
   */
  patchWorkforcemanagementBusinessunitSchedulingRun(
    businessUnitId: string,
    runId: string,
    opts?: { body?: PatchBuScheduleRunRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchWorkforcemanagementBusinessunitSchedulingRun',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduling/runs/{runId}',
      { businessUnitId, runId },
      opts,
      request,
    );
  }

  /**
   * Changes the goals of a template, with effect on every planning group that uses it.
   *
   * @param opts.body - Needs the template's current version in `metadata`.
   * @permissions any of `wfm:serviceGoalTemplate:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId}
   */
  patchWorkforcemanagementBusinessunitServicegoaltemplate(
    businessUnitId: string,
    serviceGoalTemplateId: string,
    opts?: { body?: UpdateServiceGoalTemplate },
    request?: RequestOptions,
  ): ApiPromise<ServiceGoalTemplate> {
    return this.call(
      'patchWorkforcemanagementBusinessunitServicegoaltemplate',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId}',
      { businessUnitId, serviceGoalTemplateId },
      opts,
      request,
    );
  }

  /**
   * Changes a management unit's name, division or settings. To put it under another business unit, use
   * `postWorkforcemanagementManagementunitMove`.
   *
   * @param opts.body - `settings`, where given, needs its current version in `metadata`.
   * @permissions any of `wfm:managementUnit:edit`
   * @see PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}
   */
  patchWorkforcemanagementManagementunit(
    managementUnitId: string,
    opts?: { body?: UpdateManagementUnitRequest },
    request?: RequestOptions,
  ): ApiPromise<ManagementUnit> {
    return this.call(
      'patchWorkforcemanagementManagementunit',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Changes a limit's default, which holds on days without a value of their own; those are set with
   * `putWorkforcemanagementManagementunitTimeofflimitValues`.
   *
   * @param opts.body - Needs the limit's current version in `metadata`.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:timeOffLimit:edit`
   * @see PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}
   */
  patchWorkforcemanagementManagementunitTimeofflimit(
    managementUnitId: string,
    timeOffLimitId: string,
    opts?: { body?: UpdateTimeOffLimitRequest },
    request?: RequestOptions,
  ): ApiPromise<TimeOffLimit> {
    return this.call(
      'patchWorkforcemanagementManagementunitTimeofflimit',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}',
      { managementUnitId, timeOffLimitId },
      opts,
      request,
    );
  }

  /**
   * Changes a time-off plan.
   *
   * @param opts.body - `activityCodeIds` and `timeOffLimitIds`, where given, replace the whole set; `metadata` carries the
   * current version.
   * @deprecated The platform offers
   * `PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId}` instead.
   * @permissions any of `wfm:timeOffPlan:edit`
   * @see PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId}
   */
  patchWorkforcemanagementManagementunitTimeoffplan(
    managementUnitId: string,
    timeOffPlanId: string,
    opts?: { body?: UpdateTimeOffPlanRequest },
    request?: RequestOptions,
  ): ApiPromise<TimeOffPlan> {
    return this.call(
      'patchWorkforcemanagementManagementunitTimeoffplan',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans/{timeOffPlanId}',
      { managementUnitId, timeOffPlanId },
      opts,
      request,
    );
  }

  /**
   * Approves or denies a user's time-off request, or changes its days or activity code. Agents change their own with
   * `patchWorkforcemanagementTimeoffrequest`.
   *
   * @param opts.body - Needs the request's current version in `metadata`.
   * @permissions any of `wfm:timeOffRequest:edit`
   * @see PATCH
   * /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}
   */
  patchWorkforcemanagementManagementunitUserTimeoffrequest(
    managementUnitId: string,
    userId: string,
    timeOffRequestId: string,
    opts?: { body?: AdminTimeOffRequestPatch },
    request?: RequestOptions,
  ): ApiPromise<TimeOffRequestResponse> {
    return this.call(
      'patchWorkforcemanagementManagementunitUserTimeoffrequest',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}',
      { managementUnitId, userId, timeOffRequestId },
      opts,
      request,
    );
  }

  /**
   * Changes a shift trade that the caller has offered: the agent it is meant for, its expiry or the times acceptable in
   * return.
   *
   * @param weekDateId - First day of the week that holds the initiating shift, `yyyy-MM-dd`.
   * @param body - A field given with an empty wrapper clears the value; `metadata` carries the current version.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:agentShiftTradeRequest:participate`
   * @see PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/{tradeId}
   */
  patchWorkforcemanagementManagementunitWeekShifttrade(
    managementUnitId: string,
    weekDateId: string,
    tradeId: string,
    body: PatchShiftTradeRequest,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeResponse> {
    return this.call(
      'patchWorkforcemanagementManagementunitWeekShifttrade',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/{tradeId}',
      { managementUnitId, weekDateId, tradeId, body },
      {},
      request,
    );
  }

  /**
   * Changes a work plan. The plan is validated before it is saved.
   *
   * @param opts.validationMode - `Ignore` saves the plan even if it fails validation.
   * @param opts.body - Shifts, activities and agents are removed by `delete` on the entry; `metadata` carries the current
   * version.
   * @permissions any of `wfm:workPlan:edit`
   * @see PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}
   */
  patchWorkforcemanagementManagementunitWorkplan(
    managementUnitId: string,
    workPlanId: string,
    opts?: { validationMode?: OpenEnum<'Ignore'>; body?: WorkPlan },
    request?: RequestOptions,
  ): ApiPromise<WorkPlan> {
    return this.call(
      'patchWorkforcemanagementManagementunitWorkplan',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}',
      { managementUnitId, workPlanId },
      opts,
      request,
    );
  }

  /**
   * Changes a rotation: its name, dates, pattern or agents.
   *
   * @param opts.body - Agents are removed by `delete` on the entry; `metadata` carries the current version.
   * @permissions any of `wfm:workPlanRotation:edit`
   * @see PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}
   */
  patchWorkforcemanagementManagementunitWorkplanrotation(
    managementUnitId: string,
    workPlanRotationId: string,
    opts?: { body?: UpdateWorkPlanRotationRequest },
    request?: RequestOptions,
  ): ApiPromise<WorkPlanRotationResponse> {
    return this.call(
      'patchWorkforcemanagementManagementunitWorkplanrotation',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}',
      { managementUnitId, workPlanRotationId },
      opts,
      request,
    );
  }

  /**
   * Cancels one of the caller's own time-off requests, edits its notes or marks it as read.
   *
   * @permissions any of `wfm:agentTimeOffRequest:submit`
   * @see PATCH /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId}
   */
  patchWorkforcemanagementTimeoffrequest(
    timeOffRequestId: string,
    opts?: { body?: AgentTimeOffRequestPatch },
    request?: RequestOptions,
  ): ApiPromise<TimeOffRequestResponse> {
    return this.call(
      'patchWorkforcemanagementTimeoffrequest',
      'PATCH /api/v2/workforcemanagement/timeoffrequests/{timeOffRequestId}',
      { timeOffRequestId },
      opts,
      request,
    );
  }

  /**
   * Starts a query on how far users kept to their schedules, across management units. The answer is a job, read with
   * `getWorkforcemanagementAdherenceHistoricalJob`; for one management unit there is
   * `postWorkforcemanagementManagementunitHistoricaladherencequery`.
   *
   * @param opts.body - `timeZone` is an IANA name; `includeExceptions` adds each departure from the schedule.
   * @permissions any of `wfm:historicalAdherence:view`
   * @see POST /api/v2/workforcemanagement/adherence/historical
   */
  postWorkforcemanagementAdherenceHistorical(
    opts?: { body?: WfmHistoricalAdherenceQueryForUsers },
    request?: RequestOptions,
  ): ApiPromise<WfmHistoricalAdherenceResponse> {
    return this.call(
      'postWorkforcemanagementAdherenceHistorical',
      'POST /api/v2/workforcemanagement/adherence/historical',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the caller's own published schedule between two instants, with changes made since it was first published.
   *
   * @param opts.body - Start and end as date-times.
   * @permissions any of `wfm:agentSchedule:view`
   * @see POST /api/v2/workforcemanagement/agentschedules/mine
   */
  postWorkforcemanagementAgentschedulesMine(
    opts?: { body?: BuGetCurrentAgentScheduleRequest },
    request?: RequestOptions,
  ): ApiPromise<BuCurrentAgentScheduleSearchResponse> {
    return this.call(
      'postWorkforcemanagementAgentschedulesMine',
      'POST /api/v2/workforcemanagement/agentschedules/mine',
      {},
      opts,
      request,
    );
  }

  /**
   * Creates an activity code in a business unit.
   *
   * @permissions any of `wfm:activityCode:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes
   */
  postWorkforcemanagementBusinessunitActivitycodes(
    businessUnitId: string,
    opts?: { body?: CreateActivityCodeRequest },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitActivityCode> {
    return this.call(
      'postWorkforcemanagementBusinessunitActivitycodes',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads the published schedules of agents across a business unit between two instants. Drafts come from
   * `postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery`.
   *
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/agentschedules/search
   */
  postWorkforcemanagementBusinessunitAgentschedulesSearch(
    businessUnitId: string,
    opts?: PostWorkforcemanagementBusinessunitAgentschedulesSearchOptions,
    request?: RequestOptions,
  ): ApiPromise<BuAsyncAgentSchedulesSearchResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitAgentschedulesSearch',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/agentschedules/search',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Compares a day's forecast and schedule, interval by interval, with what performance they lead to expect, for intraday
   * monitoring.
   *
   * @param opts.forceAsync - True answers by notification even where the result is small; meant for testing.
   * @param opts.body - `categories` says which data are wanted; planning groups as
   * `getWorkforcemanagementBusinessunitIntradayPlanninggroups` lists them.
   * @permissions any of `wfm:intraday:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday
   */
  postWorkforcemanagementBusinessunitIntraday(
    businessUnitId: string,
    opts?: { forceAsync?: boolean; body?: IntradayPlanningGroupRequest },
    request?: RequestOptions,
  ): ApiPromise<AsyncIntradayResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitIntraday',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Creates a planning group: a set of route paths (queue, media type, language, skills) that is forecast as one.
   *
   * @param opts.body - A route path can belong to one planning group only; `sourcePlanningGroup` takes it over from another.
   * @permissions any of `wfm:planningGroup:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups
   */
  postWorkforcemanagementBusinessunitPlanninggroups(
    businessUnitId: string,
    opts?: { body?: CreatePlanningGroupRequest },
    request?: RequestOptions,
  ): ApiPromise<PlanningGroup> {
    return this.call(
      'postWorkforcemanagementBusinessunitPlanninggroups',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/planninggroups',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Creates a service goal template for planning groups to be scheduled by.
   *
   * @param opts.body - A goal takes effect where its `include` is true.
   * @permissions any of `wfm:serviceGoalTemplate:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates
   */
  postWorkforcemanagementBusinessunitServicegoaltemplates(
    businessUnitId: string,
    opts?: { body?: CreateServiceGoalTemplate },
    request?: RequestOptions,
  ): ApiPromise<ServiceGoalTemplate> {
    return this.call(
      'postWorkforcemanagementBusinessunitServicegoaltemplates',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads the shifts of agents in one particular schedule, published or not.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @param opts.forceAsync - True answers by notification even where the result is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/agentschedules/query
   */
  postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    body: BuQueryAgentSchedulesRequest,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BuAsyncAgentSchedulesQueryResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/agentschedules/query',
      { businessUnitId, weekId, scheduleId, body },
      opts,
      request,
    );
  }

  /**
   * Copies a schedule to another week, in the background.
   *
   * @param weekId - First day of the source's week, `yyyy-MM-dd`.
   * @param body - `weekDate` is the first day of the week to copy to.
   * @permissions any of `wfm:schedule:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/copy
   */
  postWorkforcemanagementBusinessunitWeekScheduleCopy(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    body: BuCopyScheduleRequest,
    request?: RequestOptions,
  ): ApiPromise<BuAsyncScheduleResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekScheduleCopy',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/copy',
      { businessUnitId, weekId, scheduleId, body },
      {},
      request,
    );
  }

  /**
   * Starts a rescheduling run over part of a schedule, leaving fixed what the flags in the body protect. The schedule stays
   * as it is: `getWorkforcemanagementBusinessunitSchedulingRun` follows the run and
   * `getWorkforcemanagementBusinessunitSchedulingRunResult` reads what it proposes.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:schedule:generate`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/reschedule
   */
  postWorkforcemanagementBusinessunitWeekScheduleReschedule(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    body: BuRescheduleRequest,
    request?: RequestOptions,
  ): ApiPromise<BuAsyncScheduleRunResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekScheduleReschedule',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/reschedule',
      { businessUnitId, weekId, scheduleId, body },
      {},
      request,
    );
  }

  /**
   * Applies changes that have been uploaded to a schedule, in the background. Get the place to upload them from
   * `postWorkforcemanagementBusinessunitWeekScheduleUpdateUploadurl` first. Setting `published` in the upload publishes the
   * schedule.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @param body - `uploadKey` is the one that came with the upload URL.
   * @permissions any of `wfm:schedule:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/update
   */
  postWorkforcemanagementBusinessunitWeekScheduleUpdate(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    body: ProcessScheduleUpdateUploadRequest,
    request?: RequestOptions,
  ): ApiPromise<BuAsyncScheduleResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekScheduleUpdate',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/update',
      { businessUnitId, weekId, scheduleId, body },
      {},
      request,
    );
  }

  /**
   * Opens an upload for changes to a schedule: a URL, the headers to send with the body, and an `uploadKey` for
   * `postWorkforcemanagementBusinessunitWeekScheduleUpdate`. `uploadBodySchema` shows the form of the JSON to upload.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @param body - `contentLengthBytes` counts the bytes of the gzip: the file is to be gzip-encoded.
   * @permissions any of `wfm:schedule:edit`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/update/uploadurl
   */
  postWorkforcemanagementBusinessunitWeekScheduleUpdateUploadurl(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    body: UploadUrlRequestBody,
    request?: RequestOptions,
  ): ApiPromise<UpdateScheduleUploadResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekScheduleUpdateUploadurl',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/update/uploadurl',
      { businessUnitId, weekId, scheduleId, body },
      {},
      request,
    );
  }

  /**
   * Creates an empty schedule for a week, to be filled by hand. One filled from a forecast comes from
   * `postWorkforcemanagementBusinessunitWeekSchedulesGenerate`.
   *
   * @param weekId - First day of the week, `yyyy-MM-dd`.
   * @permissions any of `wfm:schedule:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules
   */
  postWorkforcemanagementBusinessunitWeekSchedules(
    businessUnitId: string,
    weekId: string,
    body: BuCreateBlankScheduleRequest,
    request?: RequestOptions,
  ): ApiPromise<BuScheduleMetadata> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekSchedules',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules',
      { businessUnitId, weekId, body },
      {},
      request,
    );
  }

  /**
   * Starts a scheduling run that builds a schedule from a forecast and the agents' work plans. Follow it with
   * `getWorkforcemanagementBusinessunitSchedulingRun`; `deleteWorkforcemanagementBusinessunitSchedulingRun` cancels it.
   *
   * @param weekId - First day of the schedule's first week, `yyyy-MM-dd`.
   * @param body - Without a forecast, `options.noForecastOptions` says how shifts are picked.
   * @permissions any of `wfm:schedule:generate`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/generate
   */
  postWorkforcemanagementBusinessunitWeekSchedulesGenerate(
    businessUnitId: string,
    weekId: string,
    body: BuGenerateScheduleRequest,
    request?: RequestOptions,
  ): ApiPromise<BuAsyncScheduleRunResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekSchedulesGenerate',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/generate',
      { businessUnitId, weekId, body },
      {},
      request,
    );
  }

  /**
   * Makes a schedule out of uploaded data, in the background.
   * `postWorkforcemanagementBusinessunitWeekSchedulesImportUploadurl` comes first.
   *
   * @param weekId - First day of the schedule's first week, `yyyy-MM-dd`.
   * @param body - `uploadKey` is the one that came with the upload URL.
   * @permissions any of `wfm:schedule:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/import
   */
  postWorkforcemanagementBusinessunitWeekSchedulesImport(
    businessUnitId: string,
    weekId: string,
    body: WfmProcessUploadRequest,
    request?: RequestOptions,
  ): ApiPromise<ScheduleUploadProcessingResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekSchedulesImport',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/import',
      { businessUnitId, weekId, body },
      {},
      request,
    );
  }

  /**
   * Opens an upload for a schedule made elsewhere: a URL, the headers to send with the body, and an `uploadKey` for
   * `postWorkforcemanagementBusinessunitWeekSchedulesImport`. `uploadBodySchema` shows the form of the JSON to upload.
   *
   * @param weekId - First day of the schedule's first week, `yyyy-MM-dd`.
   * @param body - `contentLengthBytes` counts the bytes of the gzip: the file is to be gzip-encoded.
   * @permissions any of `wfm:schedule:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/import/uploadurl
   */
  postWorkforcemanagementBusinessunitWeekSchedulesImportUploadurl(
    businessUnitId: string,
    weekId: string,
    body: UploadUrlRequestBody,
    request?: RequestOptions,
  ): ApiPromise<ImportScheduleUploadResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekSchedulesImportUploadurl',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/import/uploadurl',
      { businessUnitId, weekId, body },
      {},
      request,
    );
  }

  /**
   * Copies a short-term forecast to another week.
   *
   * @param weekDateId - First day of the source's week, `yyyy-MM-dd`.
   * @param opts.forceAsync - True answers by notification even where the work is small; meant for testing.
   * @permissions any of `wfm:shortTermForecast:add`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/copy
   */
  postWorkforcemanagementBusinessunitWeekShorttermforecastCopy(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    body: CopyBuForecastRequest,
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AsyncForecastOperationResult> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekShorttermforecastCopy',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/copy',
      { businessUnitId, weekDateId, forecastId, body },
      opts,
      request,
    );
  }

  /**
   * Generates a short-term forecast from the history of each planning group, choosing the forecasting method by itself.
   * `getWorkforcemanagementBusinessunitWeekShorttermforecastGenerationresults` tells afterwards which one it took.
   *
   * @param weekDateId - First day of the week to forecast, `yyyy-MM-dd`.
   * @param opts.forceAsync - True answers by notification even where the work is small; meant for testing.
   * @permissions any of `wfm:shortTermForecast:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/generate
   */
  postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerate(
    businessUnitId: string,
    weekDateId: string,
    body: GenerateBuForecastRequest,
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AsyncForecastOperationResult> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerate',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/generate',
      { businessUnitId, weekDateId, body },
      opts,
      request,
    );
  }

  /**
   * Makes a short-term forecast out of uploaded data, in the background.
   * `postWorkforcemanagementBusinessunitWeekShorttermforecastsImportUploadurl` comes first.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @param body - `uploadKey` is the one that came with the upload URL.
   * @permissions any of `wfm:shortTermForecast:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/import
   */
  postWorkforcemanagementBusinessunitWeekShorttermforecastsImport(
    businessUnitId: string,
    weekDateId: string,
    body: WfmProcessUploadRequest,
    request?: RequestOptions,
  ): ApiPromise<ImportForecastResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekShorttermforecastsImport',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/import',
      { businessUnitId, weekDateId, body },
      {},
      request,
    );
  }

  /**
   * Opens an upload for a forecast made elsewhere: a URL, the headers to send with the body, and an `uploadKey` for
   * `postWorkforcemanagementBusinessunitWeekShorttermforecastsImport`. `uploadBodySchema` shows the form of the JSON to
   * upload.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @param body - `contentLengthBytes` counts the bytes of the gzip: the file is to be gzip-encoded.
   * @permissions any of `wfm:shortTermForecast:add`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/import/uploadurl
   */
  postWorkforcemanagementBusinessunitWeekShorttermforecastsImportUploadurl(
    businessUnitId: string,
    weekDateId: string,
    body: UploadUrlRequestBody,
    request?: RequestOptions,
  ): ApiPromise<ImportForecastUploadResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekShorttermforecastsImportUploadurl',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/import/uploadurl',
      { businessUnitId, weekDateId, body },
      {},
      request,
    );
  }

  /**
   * Creates a business unit.
   *
   * @param opts.body - The settings fix time zone and first day of the week, by which all weeks are cut.
   * @permissions any of `wfm:businessUnit:add`
   * @see POST /api/v2/workforcemanagement/businessunits
   */
  postWorkforcemanagementBusinessunits(
    opts?: { body?: CreateBusinessUnitRequest },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnit> {
    return this.call('postWorkforcemanagementBusinessunits', 'POST /api/v2/workforcemanagement/businessunits', {}, opts, request);
  }

  /**
   * Creates the link by which the caller's schedule can be subscribed to in a calendar program.
   * `deleteWorkforcemanagementCalendarUrlIcs` withdraws it.
   *
   * @param opts.language - Language of the texts in the calendar, e.g. `en-US`.
   * @permissions all of `wfm:agentSchedule:sync`, `wfm:agentSchedule:view`
   * @see POST /api/v2/workforcemanagement/calendar/url/ics
   */
  postWorkforcemanagementCalendarUrlIcs(opts?: { language?: string }, request?: RequestOptions): ApiPromise<CalendarUrlResponse> {
    return this.call(
      'postWorkforcemanagementCalendarUrlIcs',
      'POST /api/v2/workforcemanagement/calendar/url/ics',
      {},
      opts,
      request,
    );
  }

  /**
   * Starts a job that deletes all historical data the organisation has imported.
   * `getWorkforcemanagementHistoricaldataDeletejob` reads its state.
   *
   * @permissions all of `wfm:historicalData:upload`
   * @see POST /api/v2/workforcemanagement/historicaldata/deletejob
   */
  postWorkforcemanagementHistoricaldataDeletejob(request?: RequestOptions): ApiPromise<HistoricalImportDeleteJobResponse> {
    return this.call(
      'postWorkforcemanagementHistoricaldataDeletejob',
      'POST /api/v2/workforcemanagement/historicaldata/deletejob',
      {},
      {},
      request,
    );
  }

  /**
   * Starts validating an uploaded file of historical data, with which its import begins. Upload it with
   * `postUploadsWorkforcemanagementHistoricaldataCsv`, and follow the import with
   * `getWorkforcemanagementHistoricaldataImportstatus`.
   *
   * @param opts.body - `dateImportEnded` is the end of the period that the file covers.
   * @permissions all of `wfm:historicalData:upload`
   * @see POST /api/v2/workforcemanagement/historicaldata/validate
   */
  postWorkforcemanagementHistoricaldataValidate(
    opts?: { body?: ValidationServiceRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postWorkforcemanagementHistoricaldataValidate',
      'POST /api/v2/workforcemanagement/historicaldata/validate',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the published schedules of a management unit's agents between two instants.
   *
   * @permissions any of `wfm:publishedSchedule:view`, `wfm:schedule:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/agentschedules/search
   */
  postWorkforcemanagementManagementunitAgentschedulesSearch(
    managementUnitId: string,
    opts?: PostWorkforcemanagementManagementunitAgentschedulesSearchOptions,
    request?: RequestOptions,
  ): ApiPromise<BuAsyncAgentSchedulesSearchResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitAgentschedulesSearch',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/agentschedules/search',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Starts a query on how far the agents of a management unit kept to their schedules. The result is announced by
   * notification, at the download URL it gives.
   *
   * @param opts.body - Users and teams narrow the query; `timeZone` is an IANA name, `includeExceptions` adds each departure
   * from the schedule. `startDate` to `endDate` is at most 31 days, 7 with `includeExceptions`.
   * @permissions any of `wfm:historicalAdherence:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/historicaladherencequery
   */
  postWorkforcemanagementManagementunitHistoricaladherencequery(
    managementUnitId: string,
    opts?: { body?: WfmHistoricalAdherenceQuery },
    request?: RequestOptions,
  ): ApiPromise<WfmHistoricalAdherenceResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitHistoricaladherencequery',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/historicaladherencequery',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Moves a management unit under another business unit, in the background.
   *
   * @permissions all of `wfm:managementUnit:edit`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/move
   */
  postWorkforcemanagementManagementunitMove(
    managementUnitId: string,
    opts?: { body?: MoveManagementUnitRequest },
    request?: RequestOptions,
  ): ApiPromise<MoveManagementUnitResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitMove',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/move',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads the published schedules of the given users as a map by user id.
   *
   * @param opts.body - `loadFullWeeks` widens the answer to the whole weeks that the range touches.
   * @deprecated Use `postWorkforcemanagementManagementunitAgentschedulesSearch`.
   * @permissions any of `wfm:publishedSchedule:view`, `wfm:schedule:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/schedules/search
   */
  postWorkforcemanagementManagementunitSchedulesSearch(
    managementUnitId: string,
    opts?: { body?: UserListScheduleRequestBody },
    request?: RequestOptions,
  ): ApiPromise<UserScheduleContainer> {
    return this.call(
      'postWorkforcemanagementManagementunitSchedulesSearch',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/schedules/search',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Creates the time-off limit of a management unit, which has one limit object. Time-off plans refer to it; the values of
   * single days follow with `putWorkforcemanagementManagementunitTimeofflimitValues`.
   *
   * @deprecated The platform offers `POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits` instead.
   * @permissions any of `wfm:timeOffLimit:add`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits
   */
  postWorkforcemanagementManagementunitTimeofflimits(
    managementUnitId: string,
    opts?: { body?: CreateTimeOffLimitRequest },
    request?: RequestOptions,
  ): ApiPromise<TimeOffLimit> {
    return this.call(
      'postWorkforcemanagementManagementunitTimeofflimits',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads limits day by day for date ranges: minutes allowed, already allocated and waiting.
   *
   * @param opts.body - Ask by time-off limit or by activity code.
   * @deprecated The platform offers
   * `POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/values/query` instead.
   * @permissions any of `wfm:timeOffLimit:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/values/query
   */
  postWorkforcemanagementManagementunitTimeofflimitsValuesQuery(
    managementUnitId: string,
    opts?: { body?: QueryTimeOffLimitValuesRequest },
    request?: RequestOptions,
  ): ApiPromise<QueryTimeOffLimitValuesResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitTimeofflimitsValuesQuery',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/values/query',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Creates a time-off plan, which joins activity codes to limits and says how requests for them are approved.
   *
   * @param opts.body - With `autoApprovalRule` `CheckLimits`, requests within the limits are approved without review.
   * @deprecated The platform offers `POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans` instead.
   * @permissions any of `wfm:timeOffPlan:add`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans
   */
  postWorkforcemanagementManagementunitTimeoffplans(
    managementUnitId: string,
    opts?: { body?: CreateTimeOffPlanRequest },
    request?: RequestOptions,
  ): ApiPromise<TimeOffPlan> {
    return this.call(
      'postWorkforcemanagementManagementunitTimeoffplans',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffplans',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Creates time-off requests on behalf of users, one for each user named. Agents ask for themselves with
   * `postWorkforcemanagementTimeoffrequests`.
   *
   * @permissions any of `wfm:timeOffRequest:add`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests
   */
  postWorkforcemanagementManagementunitTimeoffrequests(
    managementUnitId: string,
    opts?: { body?: CreateAdminTimeOffRequest },
    request?: RequestOptions,
  ): ApiPromise<TimeOffRequestList> {
    return this.call(
      'postWorkforcemanagementManagementunitTimeoffrequests',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Lists the time-off requests of a management unit by id, user, status and date: a planner's worklist.
   *
   * @permissions any of `wfm:timeOffRequest:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/query
   */
  postWorkforcemanagementManagementunitTimeoffrequestsQuery(
    managementUnitId: string,
    opts?: { body?: TimeOffRequestQueryBody },
    request?: RequestOptions,
  ): ApiPromise<TimeOffRequestListing> {
    return this.call(
      'postWorkforcemanagementManagementunitTimeoffrequestsQuery',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/query',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Tells on which place of the waiting list each of the given requests stands, day by day.
   *
   * @permissions any of `wfm:timeOffRequest:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/waitlistpositions/query
   */
  postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQuery(
    managementUnitId: string,
    opts?: { body?: QueryWaitlistPositionsRequest },
    request?: RequestOptions,
  ): ApiPromise<WaitlistPositionListing> {
    return this.call(
      'postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQuery',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/waitlistpositions/query',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Accepts a shift trade on behalf of the caller, offering a shift in return or, in a one-sided trade, none. The answer
   * lists the rules that the match violates.
   *
   * @param weekDateId - First day of the week that holds the initiating shift, `yyyy-MM-dd`.
   * @param body - `receivingScheduleId` and `receivingShiftId` are the caller's; `metadata` carries the trade's current
   * version.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/{tradeId}/match
   */
  postWorkforcemanagementManagementunitWeekShifttradeMatch(
    managementUnitId: string,
    weekDateId: string,
    tradeId: string,
    body: MatchShiftTradeRequest,
    request?: RequestOptions,
  ): ApiPromise<MatchShiftTradeResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitWeekShifttradeMatch',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/{tradeId}/match',
      { managementUnitId, weekDateId, tradeId, body },
      {},
      request,
    );
  }

  /**
   * Offers a shift for trade, to everyone or to one agent.
   *
   * @param weekDateId - First day of the week that holds the shift, `yyyy-MM-dd`.
   * @param body - `acceptableIntervals` are ISO 8601 intervals for the shift wanted in return; `receivingUserId` makes the
   * trade a direct one.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades
   */
  postWorkforcemanagementManagementunitWeekShifttrades(
    managementUnitId: string,
    weekDateId: string,
    body: AddShiftTradeRequest,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitWeekShifttrades',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades',
      { managementUnitId, weekDateId, body },
      {},
      request,
    );
  }

  /**
   * Finds the open trades that the caller could accept in a week, with a preview of what the caller's schedule would become.
   *
   * @param weekDateId - First day of the week, `yyyy-MM-dd`.
   * @param body - The caller's schedule, and the shifts the caller would give away.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/search
   */
  postWorkforcemanagementManagementunitWeekShifttradesSearch(
    managementUnitId: string,
    weekDateId: string,
    body: SearchShiftTradesRequest,
    request?: RequestOptions,
  ): ApiPromise<SearchShiftTradesResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitWeekShifttradesSearch',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/search',
      { managementUnitId, weekDateId, body },
      {},
      request,
    );
  }

  /**
   * Approves, denies or otherwise moves several shift trades in one request. Each trade has its own outcome, with
   * `failureReason` where it could not be moved.
   *
   * @param weekDateId - First day of the week that holds the trades, `yyyy-MM-dd`.
   * @param opts.forceAsync - True answers by notification even where the work is small; meant for testing.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:agentShiftTradeRequest:participate`, `wfm:shiftTradeRequest:edit`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/state/bulk
   */
  postWorkforcemanagementManagementunitWeekShifttradesStateBulk(
    managementUnitId: string,
    weekDateId: string,
    body: BulkShiftTradeStateUpdateRequest,
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BulkUpdateShiftTradeStateResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitWeekShifttradesStateBulk',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/state/bulk',
      { managementUnitId, weekDateId, body },
      opts,
      request,
    );
  }

  /**
   * Copies a work plan under a new name.
   *
   * @permissions any of `wfm:workPlan:add`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/copy
   */
  postWorkforcemanagementManagementunitWorkplanCopy(
    managementUnitId: string,
    workPlanId: string,
    opts?: { body?: CopyWorkPlan },
    request?: RequestOptions,
  ): ApiPromise<WorkPlan> {
    return this.call(
      'postWorkforcemanagementManagementunitWorkplanCopy',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/copy',
      { managementUnitId, workPlanId },
      opts,
      request,
    );
  }

  /**
   * Validates a work plan without saving it, naming settings that contradict one another.
   *
   * @param workPlanId - Plan that the body changes, or `new` for one that does not exist yet.
   * @param opts.expand - `messages` adds the violations; otherwise only `valid` is told.
   * @permissions any of `wfm:workPlan:add`, `wfm:workPlan:edit`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/validate
   */
  postWorkforcemanagementManagementunitWorkplanValidate(
    managementUnitId: string,
    workPlanId: string,
    opts?: { expand?: readonly OpenEnum<'messages'>[]; body?: WorkPlanValidationRequest },
    request?: RequestOptions,
  ): ApiPromise<ValidateWorkPlanResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitWorkplanValidate',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/validate',
      { managementUnitId, workPlanId },
      opts,
      request,
    );
  }

  /**
   * Copies a work plan rotation under a new name.
   *
   * @permissions any of `wfm:workPlanRotation:add`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}/copy
   */
  postWorkforcemanagementManagementunitWorkplanrotationCopy(
    managementUnitId: string,
    workPlanRotationId: string,
    opts?: { body?: CopyWorkPlanRotationRequest },
    request?: RequestOptions,
  ): ApiPromise<WorkPlanRotationResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitWorkplanrotationCopy',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations/{workPlanRotationId}/copy',
      { managementUnitId, workPlanRotationId },
      opts,
      request,
    );
  }

  /**
   * Creates a rotation, in which agents alternate week by week between several work plans.
   *
   * @param opts.body - An agent's `position` says at which plan of the pattern they begin.
   * @permissions any of `wfm:workPlanRotation:add`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations
   */
  postWorkforcemanagementManagementunitWorkplanrotations(
    managementUnitId: string,
    opts?: { body?: AddWorkPlanRotationRequest },
    request?: RequestOptions,
  ): ApiPromise<WorkPlanRotationResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitWorkplanrotations',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplanrotations',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Creates a work plan: the shifts that scheduling may give its agents, and the constraints to keep. The plan is validated
   * first; `postWorkforcemanagementManagementunitWorkplanValidate` only tries.
   *
   * @param opts.validationMode - `Ignore` saves the plan even if it fails validation.
   * @permissions any of `wfm:workPlan:add`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans
   */
  postWorkforcemanagementManagementunitWorkplans(
    managementUnitId: string,
    opts?: { validationMode?: OpenEnum<'Ignore'>; body?: CreateWorkPlan },
    request?: RequestOptions,
  ): ApiPromise<WorkPlan> {
    return this.call(
      'postWorkforcemanagementManagementunitWorkplans',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans',
      { managementUnitId },
      opts,
      request,
    );
  }

  /**
   * Creates a management unit under a business unit.
   *
   * @permissions all of `wfm:managementUnit:add`
   * @see POST /api/v2/workforcemanagement/managementunits
   */
  postWorkforcemanagementManagementunits(
    opts?: { body?: CreateManagementUnitApiRequest },
    request?: RequestOptions,
  ): ApiPromise<ManagementUnit> {
    return this.call(
      'postWorkforcemanagementManagementunits',
      'POST /api/v2/workforcemanagement/managementunits',
      {},
      opts,
      request,
    );
  }

  /**
   * Marks the caller's notifications as read or unread.
   *
   * @param opts.body - Notifications as `getWorkforcemanagementNotifications` listed them, with `markedAsRead` set.
   * @see POST /api/v2/workforcemanagement/notifications/update
   */
  postWorkforcemanagementNotificationsUpdate(
    opts?: { body?: UpdateNotificationsRequest },
    request?: RequestOptions,
  ): ApiPromise<UpdateNotificationsResponse> {
    return this.call(
      'postWorkforcemanagementNotificationsUpdate',
      'POST /api/v2/workforcemanagement/notifications/update',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the caller's own published schedule as a map by user id.
   *
   * @param opts.body - `loadFullWeeks` widens the answer to the whole weeks that the range touches.
   * @deprecated Use `postWorkforcemanagementAgentschedulesMine`.
   * @permissions any of `wfm:agentSchedule:view`
   * @see POST /api/v2/workforcemanagement/schedules
   */
  postWorkforcemanagementSchedules(
    opts?: { body?: CurrentUserScheduleRequestBody },
    request?: RequestOptions,
  ): ApiPromise<UserScheduleContainer> {
    return this.call('postWorkforcemanagementSchedules', 'POST /api/v2/workforcemanagement/schedules', {}, opts, request);
  }

  /**
   * Tells the caller how much time off is still to be had, day by day, before asking for it.
   *
   * @permissions any of `wfm:agentTimeOffRequest:submit`
   * @see POST /api/v2/workforcemanagement/timeofflimits/available/query
   */
  postWorkforcemanagementTimeofflimitsAvailableQuery(
    opts?: { body?: AvailableTimeOffRequest },
    request?: RequestOptions,
  ): ApiPromise<AvailableTimeOffResponse> {
    return this.call(
      'postWorkforcemanagementTimeofflimitsAvailableQuery',
      'POST /api/v2/workforcemanagement/timeofflimits/available/query',
      {},
      opts,
      request,
    );
  }

  /**
   * Asks for time off on the caller's behalf. Depending on the time-off plan, the request is approved at once, waits for
   * review or is put on the waiting list; `substatus` tells.
   *
   * @permissions any of `wfm:agentTimeOffRequest:submit`
   * @see POST /api/v2/workforcemanagement/timeoffrequests
   */
  postWorkforcemanagementTimeoffrequests(
    opts?: { body?: CreateAgentTimeOffRequest },
    request?: RequestOptions,
  ): ApiPromise<TimeOffRequestResponse> {
    return this.call(
      'postWorkforcemanagementTimeoffrequests',
      'POST /api/v2/workforcemanagement/timeoffrequests',
      {},
      opts,
      request,
    );
  }

  /**
   * Sets a time-off limit day by day for the given ranges.
   *
   * @param opts.body - One number of minutes for each day from `startDate`; `metadata` carries the limit's current version.
   * @deprecated The platform offers
   * `PUT /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values` instead.
   * @permissions any of `wfm:timeOffLimit:edit`
   * @see PUT /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}/values
   */
  putWorkforcemanagementManagementunitTimeofflimitValues(
    managementUnitId: string,
    timeOffLimitId: string,
    opts?: { body?: SetTimeOffLimitValuesRequest },
    request?: RequestOptions,
  ): ApiPromise<TimeOffLimit> {
    return this.call(
      'putWorkforcemanagementManagementunitTimeofflimitValues',
      'PUT /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeofflimits/{timeOffLimitId}/values',
      { managementUnitId, timeOffLimitId },
      opts,
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace WorkforceManagementApi {
  type getWorkforcemanagementBusinessunitOptions = OptionsOf<WorkforceManagementApi['getWorkforcemanagementBusinessunit']>;
  type getWorkforcemanagementBusinessunitManagementunitsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitManagementunits']
  >;
  type getWorkforcemanagementBusinessunitWeekScheduleOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitWeekSchedule']
  >;
  type getWorkforcemanagementBusinessunitWeekScheduleHeadcountforecastOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitWeekScheduleHeadcountforecast']
  >;
  type getWorkforcemanagementBusinessunitWeekSchedulesOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitWeekSchedules']
  >;
  type getWorkforcemanagementBusinessunitWeekShorttermforecastOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitWeekShorttermforecast']
  >;
  type getWorkforcemanagementBusinessunitWeekShorttermforecastDataOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitWeekShorttermforecastData']
  >;
  type getWorkforcemanagementBusinessunitWeekShorttermforecastLongtermforecastdataOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitWeekShorttermforecastLongtermforecastdata']
  >;
  type getWorkforcemanagementBusinessunitsOptions = OptionsOf<WorkforceManagementApi['getWorkforcemanagementBusinessunits']>;
  type getWorkforcemanagementBusinessunitsDivisionviewsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitsDivisionviews']
  >;
  type getWorkforcemanagementManagementunitOptions = OptionsOf<WorkforceManagementApi['getWorkforcemanagementManagementunit']>;
  type getWorkforcemanagementManagementunitAdherenceOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementManagementunitAdherence']
  >;
  type getWorkforcemanagementManagementunitAgentOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementManagementunitAgent']
  >;
  type getWorkforcemanagementManagementunitUserTimeoffrequestsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementManagementunitUserTimeoffrequests']
  >;
  type getWorkforcemanagementManagementunitWeekScheduleOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementManagementunitWeekSchedule']
  >;
  type getWorkforcemanagementManagementunitWeekSchedulesOptions = GetWorkforcemanagementManagementunitWeekSchedulesOptions;
  type getWorkforcemanagementManagementunitWeekShifttradesOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementManagementunitWeekShifttrades']
  >;
  type getWorkforcemanagementManagementunitWorkplanOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementManagementunitWorkplan']
  >;
  type getWorkforcemanagementManagementunitWorkplanrotationsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementManagementunitWorkplanrotations']
  >;
  type getWorkforcemanagementManagementunitWorkplansOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementManagementunitWorkplans']
  >;
  type getWorkforcemanagementManagementunitsOptions = GetWorkforcemanagementManagementunitsOptions;
  type getWorkforcemanagementManagementunitsDivisionviewsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementManagementunitsDivisionviews']
  >;
  type getWorkforcemanagementTimeoffrequestsOptions = OptionsOf<WorkforceManagementApi['getWorkforcemanagementTimeoffrequests']>;
  type patchWorkforcemanagementBusinessunitOptions = OptionsOf<WorkforceManagementApi['patchWorkforcemanagementBusinessunit']>;
  type patchWorkforcemanagementBusinessunitActivitycodeOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementBusinessunitActivitycode']
  >;
  type patchWorkforcemanagementBusinessunitPlanninggroupOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementBusinessunitPlanninggroup']
  >;
  type patchWorkforcemanagementBusinessunitSchedulingRunOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementBusinessunitSchedulingRun']
  >;
  type patchWorkforcemanagementBusinessunitServicegoaltemplateOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementBusinessunitServicegoaltemplate']
  >;
  type patchWorkforcemanagementManagementunitOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementManagementunit']
  >;
  type patchWorkforcemanagementManagementunitTimeofflimitOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementManagementunitTimeofflimit']
  >;
  type patchWorkforcemanagementManagementunitTimeoffplanOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementManagementunitTimeoffplan']
  >;
  type patchWorkforcemanagementManagementunitUserTimeoffrequestOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementManagementunitUserTimeoffrequest']
  >;
  type patchWorkforcemanagementManagementunitWorkplanOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementManagementunitWorkplan']
  >;
  type patchWorkforcemanagementManagementunitWorkplanrotationOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementManagementunitWorkplanrotation']
  >;
  type patchWorkforcemanagementTimeoffrequestOptions = OptionsOf<
    WorkforceManagementApi['patchWorkforcemanagementTimeoffrequest']
  >;
  type postWorkforcemanagementAdherenceHistoricalOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementAdherenceHistorical']
  >;
  type postWorkforcemanagementAgentschedulesMineOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementAgentschedulesMine']
  >;
  type postWorkforcemanagementBusinessunitActivitycodesOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitActivitycodes']
  >;
  type postWorkforcemanagementBusinessunitAgentschedulesSearchOptions =
    PostWorkforcemanagementBusinessunitAgentschedulesSearchOptions;
  type postWorkforcemanagementBusinessunitIntradayOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitIntraday']
  >;
  type postWorkforcemanagementBusinessunitPlanninggroupsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitPlanninggroups']
  >;
  type postWorkforcemanagementBusinessunitServicegoaltemplatesOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitServicegoaltemplates']
  >;
  type postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery']
  >;
  type postWorkforcemanagementBusinessunitWeekShorttermforecastCopyOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitWeekShorttermforecastCopy']
  >;
  type postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerateOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerate']
  >;
  type postWorkforcemanagementBusinessunitsOptions = OptionsOf<WorkforceManagementApi['postWorkforcemanagementBusinessunits']>;
  type postWorkforcemanagementCalendarUrlIcsOptions = OptionsOf<WorkforceManagementApi['postWorkforcemanagementCalendarUrlIcs']>;
  type postWorkforcemanagementHistoricaldataValidateOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementHistoricaldataValidate']
  >;
  type postWorkforcemanagementManagementunitAgentschedulesSearchOptions =
    PostWorkforcemanagementManagementunitAgentschedulesSearchOptions;
  type postWorkforcemanagementManagementunitHistoricaladherencequeryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitHistoricaladherencequery']
  >;
  type postWorkforcemanagementManagementunitMoveOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitMove']
  >;
  type postWorkforcemanagementManagementunitSchedulesSearchOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitSchedulesSearch']
  >;
  type postWorkforcemanagementManagementunitTimeofflimitsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitTimeofflimits']
  >;
  type postWorkforcemanagementManagementunitTimeofflimitsValuesQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitTimeofflimitsValuesQuery']
  >;
  type postWorkforcemanagementManagementunitTimeoffplansOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitTimeoffplans']
  >;
  type postWorkforcemanagementManagementunitTimeoffrequestsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitTimeoffrequests']
  >;
  type postWorkforcemanagementManagementunitTimeoffrequestsQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitTimeoffrequestsQuery']
  >;
  type postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQuery']
  >;
  type postWorkforcemanagementManagementunitWeekShifttradesStateBulkOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitWeekShifttradesStateBulk']
  >;
  type postWorkforcemanagementManagementunitWorkplanCopyOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitWorkplanCopy']
  >;
  type postWorkforcemanagementManagementunitWorkplanValidateOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitWorkplanValidate']
  >;
  type postWorkforcemanagementManagementunitWorkplanrotationCopyOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitWorkplanrotationCopy']
  >;
  type postWorkforcemanagementManagementunitWorkplanrotationsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitWorkplanrotations']
  >;
  type postWorkforcemanagementManagementunitWorkplansOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitWorkplans']
  >;
  type postWorkforcemanagementManagementunitsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunits']
  >;
  type postWorkforcemanagementNotificationsUpdateOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementNotificationsUpdate']
  >;
  type postWorkforcemanagementSchedulesOptions = OptionsOf<WorkforceManagementApi['postWorkforcemanagementSchedules']>;
  type postWorkforcemanagementTimeofflimitsAvailableQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementTimeofflimitsAvailableQuery']
  >;
  type postWorkforcemanagementTimeoffrequestsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementTimeoffrequests']
  >;
  type putWorkforcemanagementManagementunitTimeofflimitValuesOptions = OptionsOf<
    WorkforceManagementApi['putWorkforcemanagementManagementunitTimeofflimitValues']
  >;
}
