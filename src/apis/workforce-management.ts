import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  ActivityCodeContainer,
  ActivityPlanJobListing,
  ActivityPlanJobResponse,
  ActivityPlanListing,
  ActivityPlanResponse,
  ActivityPlanRunJobResponse,
  AddAdherenceExplanationAdminRequest,
  AddAdherenceExplanationAgentRequest,
  AddShiftTradeJobRequest,
  AddShiftTradeRequest,
  AddWorkPlanRotationRequest,
  AdherenceExplanationAsyncResponse,
  AdherenceExplanationJob,
  AdherenceExplanationResponse,
  AdminAgentScheduleBidPreferenceResponse,
  AdminAgentWorkPlanPreferenceResponse,
  AdminBulkUpdateAlternativeShiftTradeStateRequest,
  AdminTimeOffRequestPatch,
  AgentBulkAddOpportunityEnrollmentsRequest,
  AgentBulkAddOpportunityEnrollmentsResponse,
  AgentBulkStatusUpdateOpportunityEnrollmentsRequest,
  AgentBulkStatusUpdateOpportunityEnrollmentsResponse,
  AgentIntegrationsRequest,
  AgentIntegrationsResponse,
  AgentManagementUnitReference,
  AgentMuQueryResponse,
  AgentMuScheduleQuery,
  AgentPossibleWorkShiftsRequest,
  AgentPossibleWorkShiftsResponse,
  AgentQueryAdherenceExplanationsRequest,
  AgentQueryAdherenceExplanationsResponse,
  AgentQueryOpportunitiesResponse,
  AgentScheduleBidScheduleSetResponse,
  AgentScheduleBiddingPreferenceResponse,
  AgentScheduleBids,
  AgentSchedulingPreferenceListing,
  AgentTimeOffRequestPatch,
  AgentUpdateAlternativeShiftTradeRequest,
  AgentWorkPlanBiddingPreferenceResponse,
  AgentWorkPlanBids,
  AgentWorkPlanListResponse,
  AgentsBidAssignedScheduleSetOverrideRequest,
  AgentsBidAssignedWorkPlanOverrideRequest,
  AgentsEffectiveScheduleSetResponse,
  AgentsIntegrationsListing,
  AgentsWorkPlansResponse,
  AggregatedExportJobRequest,
  AggregatedExportSnapshotJobRequest,
  AggregatedHistoricalExportJobResponse,
  AggregatedHistoricalExportJobStatus,
  AggregatedSessionExportJobResponse,
  AggregatedSessionExportJobStatus,
  AggregatedSnapshotExportJobResponse,
  AggregatedSnapshotExportJobStatus,
  AlternativeShiftAsyncResponse,
  AlternativeShiftBuSettingsResponse,
  AlternativeShiftJobResponse,
  AlternativeShiftOffersRequest,
  AlternativeShiftSearchOffersRequest,
  AlternativeShiftTradeResponse,
  AsyncForecastOperationResult,
  AsyncIntradayResponse,
  AvailableTimeOffRequest,
  AvailableTimeOffResponse,
  BuAgentScheduleHistoryResponse,
  BuAlternativeShiftJobResponse,
  BuAsyncAgentSchedulesQueryResponse,
  BuAsyncAgentSchedulesSearchResponse,
  BuAsyncScheduleResponse,
  BuAsyncScheduleRunResponse,
  BuConvertTimeOffGranularityLimitJobListing,
  BuConvertTimeOffLimitGranularityJobRequest,
  BuConvertTimeOffLimitGranularityJobResponse,
  BuCopyScheduleRequest,
  BuCreateBlankScheduleRequest,
  BuCreateTimeOffLimitRequest,
  BuCreateTimeOffPlanRequest,
  BuCurrentAgentScheduleSearchResponse,
  BuForecastGenerationResult,
  BuForecastResultResponse,
  BuForecastStaffingRequirementsResultResponse,
  BuGenerateScheduleRequest,
  BuGetCurrentAgentScheduleRequest,
  BuHeadcountForecastResponse,
  BuImportTimeOffLimitValuesRequest,
  BuImportTimeOffLimitValuesUploadResponse,
  BuListAlternativeShiftTradesResponse,
  BuQueryAdherenceExplanationsRequest,
  BuQueryAdherenceExplanationsResponse,
  BuQueryAgentSchedulesRequest,
  BuRescheduleRequest,
  BuRescheduleResult,
  BuScheduleListing,
  BuScheduleMetadata,
  BuScheduleRun,
  BuScheduleRunListing,
  BuSchedulerSettingsRequest,
  BuSchedulerSettingsResponse,
  BuSearchAgentSchedulesRequest,
  BuSetTimeOffLimitValuesRequest,
  BuShortTermForecast,
  BuShortTermForecastListing,
  BuTimeOffLimitListing,
  BuTimeOffLimitResponse,
  BuTimeOffLimitValuesForGranularityResponse,
  BuTimeOffLimitValuesImportUploadUrlRequest,
  BuTimeOffLimitValuesResponse,
  BuTimeOffPlanListing,
  BuTimeOffPlanResponse,
  BuUpdateTimeOffPlanRequest,
  BuUserListing,
  BulkAddOpportunitiesRequest,
  BulkAddOpportunitiesResponse,
  BulkOpportunitiesExternalActivitiesRequest,
  BulkOpportunitiesRequest,
  BulkOpportunitiesStatusUpdateRequest,
  BulkOpportunitiesStatusUpdateResponse,
  BulkOpportunityEnrollmentsStatusUpdateRequest,
  BulkPublishOpportunitiesResponse,
  BulkRemoveOpportunitiesResponse,
  BulkShiftTradeStateUpdateRequest,
  BulkUpdateActivityCodeRequest,
  BulkUpdateActivityCodeResponse,
  BulkUpdateOpportunityEnrollmentsStatusResponse,
  BulkUpdateShiftTradeListJobRequest,
  BulkUpdateShiftTradeStateResponse,
  BusinessUnitActivityCode,
  BusinessUnitActivityCodeListing,
  BusinessUnitListing,
  BusinessUnitResponse,
  BusinessUnitSchedulingPreferencesSettingsResponse,
  CalendarUrlResponse,
  CapacityPlanDeleteRequest,
  CapacityPlanForecastInputsResponse,
  CapacityPlanRequest,
  CapacityPlanResponse,
  CapacityPlanStaffingGroupAllocationsResponse,
  CapacityPlanStaffingGroupMetricChangeHistoryListResponse,
  CapacityPlanStaffingGroupMetricChangeResponse,
  CapacityPlanStaffingRequirementResult,
  CapacityPlansListResponse,
  ContinuousForecastGetSessionResponse,
  ContinuousForecastSessionResponse,
  ContinuousForecastSnapshotResponse,
  CopyBuForecastRequest,
  CopyCapacityPlanRequest,
  CopyScheduleBid,
  CopyWorkPlan,
  CopyWorkPlanBid,
  CopyWorkPlanRotationRequest,
  CreateActivityCodeRequest,
  CreateActivityPlanRequest,
  CreateAdminTimeOffRequest,
  CreateAgentTimeOffRequest,
  CreateAlternativeShiftTradeRequest,
  CreateBusinessUnitRequest,
  CreateCapacityPlanStaffingGroupMetricChangeRequest,
  CreateManagementUnitApiRequest,
  CreatePlanningGroupRequest,
  CreateScheduleBid,
  CreateServiceGoalTemplate,
  CreateStaffingGroupRequest,
  CreateTimeOffLimitRequest,
  CreateTimeOffPlanRequest,
  CreateWorkPlan,
  CreateWorkPlanBid,
  CurrentUserScheduleRequestBody,
  CurrentUserTimeOffIntegrationStatusRequest,
  DecisionMetricsResponse,
  DecisionMetricsUpdateJobRequest,
  DecisionMetricsUpdateJobResponse,
  DecisionMetricsUploadResponse,
  EstimateAvailableTimeOffRequest,
  EstimateAvailableTimeOffResponse,
  EvaluateShiftTradeListJobRequest,
  ForecastPlanningGroupsResponse,
  GenerateBuForecastRequest,
  GetAgentsWorkPlansRequest,
  HistoricalImportDeleteFilesJobRequest,
  HistoricalImportDeleteFilesJobResponse,
  HistoricalImportDeleteJobResponse,
  HistoricalImportOverallDeleteStatusResponse,
  HistoricalImportStatusJobResponse,
  HistoricalImportStatusListing,
  HrisTimeOffTypesJobResponse,
  HrisTimeOffTypesResponse,
  ImportForecastResponse,
  ImportForecastUploadResponse,
  ImportScheduleUploadResponse,
  IntradayPlanningGroupRequest,
  ListAlternativeShiftTradesResponse,
  LongTermForecastResultResponse,
  LongTermRequirementsResponse,
  ManagementUnit,
  ManagementUnitAvailabilitySettingsResponse,
  ManagementUnitListing,
  MatchShiftTradeJobRequest,
  MatchShiftTradeRequest,
  MatchShiftTradeResponse,
  MinimumStaffingRequest,
  MinimumStaffingResponse,
  ModelingStatusResponse,
  MoveAgentsRequest,
  MoveAgentsResponse,
  MoveManagementUnitRequest,
  MoveManagementUnitResponse,
  NotificationsResponse,
  OpportunityResult,
  OpportunityResultWithAgentIds,
  PatchBuScheduleRunRequest,
  PatchOpportunityRequest,
  PatchShiftTradeRequest,
  PerformancePredictionRecalculationResponse,
  PerformancePredictionRecalculationUploadResponse,
  PerformancePredictionResponse,
  PlanningGroup,
  PlanningGroupList,
  PlanningGroupToStaffingGroupsListing,
  ProcessScheduleUpdateUploadRequest,
  QueryAdherenceExplanationsResponse,
  QueryAgentScheduleUnavailableTimesRequest,
  QueryAgentScheduleUnavailableTimesResponse,
  QueryAgentSchedulingPreferencesRequest,
  QueryAgentShiftTradeListJobRequest,
  QueryAgentUnavailableTimesRequest,
  QueryAgentUnavailableTimesValidationJobResponse,
  QueryAgentsIntegrationsRequest,
  QueryAvailabilityManagementUnitsSettingsRequest,
  QueryAvailabilityManagementUnitsSettingsResponse,
  QueryCapacityPlanStaffingGroupMetricChangeHistory,
  QueryEffectiveScheduleSetsRequest,
  QueryExternalActivityOpportunitiesResponse,
  QueryOpportunitiesRequest,
  QueryOpportunitiesResponse,
  QueryOpportunityEnrollmentsRequest,
  QueryOpportunityEnrollmentsResponse,
  QueryPlanningGroupToStaffingGroupsRequest,
  QueryShiftTradeListJobRequest,
  QueryTimeOffIntegrationStatusRequest,
  QueryTimeOffLimitValuesForGranularityRequest,
  QueryTimeOffLimitValuesRequest,
  QueryTimeOffLimitValuesResponse,
  QueryUserStaffingGroupListRequest,
  QueryWaitlistPositionsRequest,
  QueryWeekSummaryListJobRequest,
  ScheduleBid,
  ScheduleBidGroupCreate,
  ScheduleBidGroupResponse,
  ScheduleBidGroupSummaryList,
  ScheduleBidGroupUpdate,
  ScheduleBidListResponse,
  ScheduleGenerationResult,
  ScheduleUploadProcessingResponse,
  SchedulingStatusResponse,
  SearchAlternativeShiftTradesRequest,
  SearchShiftTradesRequest,
  SearchShiftTradesResponse,
  SearchUnmatchedShiftTradeListJobRequest,
  ServiceGoalTemplate,
  ServiceGoalTemplateList,
  SetTimeOffIntegrationStatusRequest,
  SetTimeOffLimitValuesRequest,
  ShiftTradeAddTradeJobResponse,
  ShiftTradeBulkUpdateTradeStateBuJobResponse,
  ShiftTradeEvaluateTradesBuJobResponse,
  ShiftTradeListResponse,
  ShiftTradeMatchTradeJobResponse,
  ShiftTradeMatchesSummaryResponse,
  ShiftTradeQueryAgentTradesJobResponse,
  ShiftTradeQueryTradesBuJobResponse,
  ShiftTradeQueryWeekSummariesBuJobResponse,
  ShiftTradeResponse,
  ShiftTradeSearchUnmatchedTradesBuJobResponse,
  ShiftTradeUpdateTradeJobResponse,
  ShiftTradeUpdateTradeStateJobResponse,
  StaffingGroupListing,
  StaffingGroupResponse,
  TimeOffBalanceJobResponse,
  TimeOffBalanceRequest,
  TimeOffBalancesResponse,
  TimeOffIntegrationStatusResponseListing,
  TimeOffLimit,
  TimeOffLimitListing,
  TimeOffPlan,
  TimeOffPlanListing,
  TimeOffRequestList,
  TimeOffRequestListing,
  TimeOffRequestQueryBody,
  TimeOffRequestResponse,
  UnavailableTimeListing,
  UpdateActivityCodeRequest,
  UpdateActivityPlanRequest,
  UpdateAdherenceExplanationStatusRequest,
  UpdateAgentScheduleBiddingPreference,
  UpdateAgentSchedulingPreferencesRequest,
  UpdateAgentWorkPlanBiddingPreference,
  UpdateAlternativeShiftBuSettingsRequest,
  UpdateBusinessUnitRequest,
  UpdateBusinessUnitSchedulingPreferencesSettingsRequest,
  UpdateCapacityPlanRequest,
  UpdateManagementUnitRequest,
  UpdateManagementUnitsSettingsRequest,
  UpdateMuAgentWorkPlansBatchRequest,
  UpdateMuAgentWorkPlansBatchResponse,
  UpdateMuAgentsRequest,
  UpdateNotificationsRequest,
  UpdateNotificationsResponse,
  UpdatePlanningGroupRequest,
  UpdateScheduleBid,
  UpdateScheduleUploadResponse,
  UpdateServiceGoalTemplate,
  UpdateShiftTradeJobRequest,
  UpdateShiftTradeStateJobRequest,
  UpdateStaffingGroupRequest,
  UpdateTimeOffLimitRequest,
  UpdateTimeOffPlanRequest,
  UpdateUnavailableTimesRequest,
  UpdateWorkPlanBid,
  UpdateWorkPlanRotationRequest,
  UploadUrlRequestBody,
  UserActivityListing,
  UserListScheduleRequestBody,
  UserScheduleAdherence,
  UserScheduleAdherenceListing,
  UserScheduleContainer,
  UserStaffingGroupListing,
  UserTimeOffIntegrationStatusResponse,
  UserTimeOffIntegrationStatusResponseListing,
  UsersActivityRequest,
  ValidateAgentUnavailableTimesRequest,
  ValidateAgentUnavailableTimesResponse,
  ValidateWorkPlanResponse,
  ValidationServiceAsyncResponse,
  ValidationServiceRequest,
  WaitlistPositionListing,
  WeekScheduleListResponse,
  WeekScheduleResponse,
  WeekShiftTradeListResponse,
  WfmAgent,
  WfmAgentHistoricalAdherenceResponse,
  WfmHistoricalAdherenceBulkQuery,
  WfmHistoricalAdherenceBulkResponse,
  WfmHistoricalAdherenceQuery,
  WfmHistoricalAdherenceQueryForAgent,
  WfmHistoricalAdherenceQueryForTeams,
  WfmHistoricalAdherenceQueryForUsers,
  WfmHistoricalAdherenceResponse,
  WfmHistoricalShrinkageRequest,
  WfmHistoricalShrinkageResponse,
  WfmHistoricalShrinkageTeamsRequest,
  WfmIntegrationListing,
  WfmIntradayPlanningGroupListing,
  WfmProcessUploadRequest,
  WfmUserEntityListing,
  WorkPlan,
  WorkPlanBid,
  WorkPlanBidGroupCreate,
  WorkPlanBidGroupResponse,
  WorkPlanBidGroupSummaryList,
  WorkPlanBidGroupUpdate,
  WorkPlanBidListResponse,
  WorkPlanListResponse,
  WorkPlanRotationListResponse,
  WorkPlanRotationResponse,
  WorkPlanValidationRequest,
} from '../models/workforce-management.js';
import type { ExpandOptions, WorkforceManagementFeature } from '../models/options.js';
import type { EntityListing, WorkPlanBidRanks } from '../models/shared-references.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetWorkforcemanagementBusinessunitTimeoffplansOptions {
  /** Only plans of this management unit. */
  managementUnitId?: string;
  /** True puts even a small list behind `downloadUrl`; meant for testing. */
  forceDownloadService?: boolean;
  /** Parts of each plan to fill in that the plain list leaves out. */
  expand?: readonly string[];
}

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
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class WorkforceManagementApi extends PlatformApi {
  /**
   * Deletes a business unit.
   *
   * @permissions `wfm:businessUnit:delete`
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
   * @permissions `wfm:activityCode:delete`
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
   * Clears the record of changes made to staffing-group figures in a capacity plan. What the record holds is read with
   * `postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistoryQuery`.
   *
   * @param opts.beforeDateId - Only changes recorded before this day, `yyyy-MM-dd`.
   * @permissions `wfm:capacityPlan:edit`
   * @see DELETE
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocationshistory
   */
  deleteWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistory(
    businessUnitId: string,
    capacityPlanId: string,
    opts?: { beforeDateId?: string },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistory',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocationshistory',
      { businessUnitId, capacityPlanId },
      opts,
      request,
    );
  }

  /**
   * Deletes a planning group, so that its route paths are no longer forecast for.
   *
   * @permissions `wfm:planningGroup:delete`
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
   * Deletes a schedule bid, in which agents were to choose between ready-made sets of shifts.
   *
   * @permissions `wfm:scheduleBid:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}
   */
  deleteWorkforcemanagementBusinessunitSchedulebid(
    businessUnitId: string,
    bidId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitSchedulebid',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}',
      { businessUnitId, bidId },
      {},
      request,
    );
  }

  /**
   * Takes a group of agents out of a schedule bid by deleting the group. The bid itself keeps its other groups.
   *
   * @permissions `wfm:scheduleBidGroup:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}
   */
  deleteWorkforcemanagementBusinessunitSchedulebidGroup(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitSchedulebidGroup',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}',
      { businessUnitId, bidId, bidGroupId },
      {},
      request,
    );
  }

  /**
   * Cancels a scheduling run that is under way. What other runs have produced stays.
   *
   * @permissions `wfm:schedule:generate`
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
   * @permissions `wfm:serviceGoalTemplate:delete`
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
   * Deletes a staffing group, the set of agents that capacity plans and time-off rules count as one.
   *
   * @permissions `wfm:staffingGroup:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/{staffingGroupId}
   */
  deleteWorkforcemanagementBusinessunitStaffinggroup(
    businessUnitId: string,
    staffingGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitStaffinggroup',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/{staffingGroupId}',
      { businessUnitId, staffingGroupId },
      {},
      request,
    );
  }

  /**
   * Deletes a time-off limit held at business-unit level, be it for a management unit or a staffing group.
   *
   * @permissions `wfm:timeOffLimit:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}
   */
  deleteWorkforcemanagementBusinessunitTimeofflimit(
    businessUnitId: string,
    timeOffLimitId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitTimeofflimit',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}',
      { businessUnitId, timeOffLimitId },
      {},
      request,
    );
  }

  /**
   * Deletes a time-off plan held at business-unit level. To suspend it instead, set `enabled` to false with
   * `patchWorkforcemanagementBusinessunitTimeoffplan`.
   *
   * @permissions `wfm:timeOffPlan:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId}
   */
  deleteWorkforcemanagementBusinessunitTimeoffplan(
    businessUnitId: string,
    timeOffPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitTimeoffplan',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId}',
      { businessUnitId, timeOffPlanId },
      {},
      request,
    );
  }

  /**
   * Deletes a schedule, in the background: `operationId` of the answer recurs in the notification that tells the outcome.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @permissions `wfm:schedule:delete`
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
   * @permissions `wfm:shortTermForecast:delete`
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
   * Deletes a work plan bid, in which agents were to rank the work plans on offer.
   *
   * @permissions `wfm:workPlanBid:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}
   */
  deleteWorkforcemanagementBusinessunitWorkplanbid(
    businessUnitId: string,
    bidId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitWorkplanbid',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}',
      { businessUnitId, bidId },
      {},
      request,
    );
  }

  /**
   * Deletes one group of a work plan bid, so that its agents no longer take part. The other groups stay.
   *
   * @permissions `wfm:workPlanBidGroup:delete`
   * @see DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}
   */
  deleteWorkforcemanagementBusinessunitWorkplanbidGroup(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteWorkforcemanagementBusinessunitWorkplanbidGroup',
      'DELETE /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}',
      { businessUnitId, bidId, bidGroupId },
      {},
      request,
    );
  }

  /**
   * Withdraws the caller's calendar link; calendars subscribed to it stop updating.
   *
   * @permissions `wfm:agentSchedule:sync`
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
   * @permissions `wfm:managementUnit:delete`
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
   * @deprecated Use `deleteWorkforcemanagementBusinessunitTimeofflimit`.
   * @permissions `wfm:timeOffLimit:delete`
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
   * @deprecated Use `deleteWorkforcemanagementBusinessunitTimeoffplan`.
   * @permissions `wfm:timeOffPlan:delete`
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
   * @permissions `wfm:workPlan:delete`
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
   * @permissions `wfm:workPlanRotation:delete`
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
   * @permissions `wfm:realtimeAdherence:view`
   * @see GET /api/v2/workforcemanagement/adherence
   */
  getWorkforcemanagementAdherence(userId: readonly string[], request?: RequestOptions): ApiPromise<UserScheduleAdherence[]> {
    return this.call('getWorkforcemanagementAdherence', 'GET /api/v2/workforcemanagement/adherence', { userId }, {}, request);
  }

  /**
   * Reads one of the caller's own explanations for being out of adherence. Supervisors read those of their agents with
   * `getWorkforcemanagementAgentAdherenceExplanation`.
   *
   * @permissions `wfm:agentAdherenceExplanation:submit`
   * @see GET /api/v2/workforcemanagement/adherence/explanations/{explanationId}
   */
  getWorkforcemanagementAdherenceExplanation(
    explanationId: string,
    request?: RequestOptions,
  ): ApiPromise<AdherenceExplanationResponse> {
    return this.call(
      'getWorkforcemanagementAdherenceExplanation',
      'GET /api/v2/workforcemanagement/adherence/explanations/{explanationId}',
      { explanationId },
      {},
      request,
    );
  }

  /**
   * Reads the state and outcome of a job on adherence explanations, whether it adds, changes or looks for them. A query's result
   * lies at `downloadUrl`, an added or changed explanation in `adherenceExplanation`.
   *
   * @permissions not documented
   * @see GET /api/v2/workforcemanagement/adherence/explanations/jobs/{jobId}
   */
  getWorkforcemanagementAdherenceExplanationsJob(jobId: string, request?: RequestOptions): ApiPromise<AdherenceExplanationJob> {
    return this.call(
      'getWorkforcemanagementAdherenceExplanationsJob',
      'GET /api/v2/workforcemanagement/adherence/explanations/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads how far a bulk query on historical adherence has come. Once its job is `Complete`, the results are at the download
   * URLs. `postWorkforcemanagementAdherenceHistoricalBulk` starts the query.
   *
   * @permissions not documented
   * @see GET /api/v2/workforcemanagement/adherence/historical/bulk/jobs/{jobId}
   */
  getWorkforcemanagementAdherenceHistoricalBulkJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<WfmHistoricalAdherenceBulkResponse> {
    return this.call(
      'getWorkforcemanagementAdherenceHistoricalBulkJob',
      'GET /api/v2/workforcemanagement/adherence/historical/bulk/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads the state of a historical adherence query that `postWorkforcemanagementAdherenceHistorical` started. While
   * `queryState` is `Processing`, ask again; at `Complete` the results are at the download URLs or in `downloadResult`. Only
   * the user who started the query can read it.
   *
   * @param jobId - `id` from the answer that started the query.
   * @permissions `wfm:historicalAdherence:view`
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
   * @deprecated The platform no longer offers it.
   * @permissions `wfm:adhocModel:view`
   * @see GET /api/v2/workforcemanagement/adhocmodelingjobs/{jobId}
   */
  getWorkforcemanagementAdhocmodelingjob(jobId: string, request?: RequestOptions): ApiPromise<ModelingStatusResponse> {
    return this.call(
      'getWorkforcemanagementAdhocmodelingjob',
      'GET /api/v2/workforcemanagement/adhocmodelingjobs/{jobId}',
      { jobId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Reads an agent's explanation of a departure from schedule, for the supervisor who is to review it with
   * `patchWorkforcemanagementAgentAdherenceExplanation`.
   *
   * @permissions `wfm:adherenceExplanation:view`
   * @see GET /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations/{explanationId}
   */
  getWorkforcemanagementAgentAdherenceExplanation(
    agentId: string,
    explanationId: string,
    request?: RequestOptions,
  ): ApiPromise<AdherenceExplanationResponse> {
    return this.call(
      'getWorkforcemanagementAgentAdherenceExplanation',
      'GET /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations/{explanationId}',
      { agentId, explanationId },
      {},
      request,
    );
  }

  /**
   * Tells which management unit and business unit an agent belongs to.
   *
   * @param agentId - The agent's user id.
   * @permissions any of `wfm:agent:view`, `wfm:publishedSchedule:view`, `wfm:schedule:view`, `coaching:appointment:add`,
   * `coaching:appointment:edit`, `learning:assignment:add`, `learning:assignment:reschedule`
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
   * Reads the outcome of the caller's own query on past adherence, begun with
   * `postWorkforcemanagementAgentsMeAdherenceHistoricalJobs`.
   *
   * @permissions not documented
   * @see GET /api/v2/workforcemanagement/agents/me/adherence/historical/jobs/{jobId}
   */
  getWorkforcemanagementAgentsMeAdherenceHistoricalJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<WfmAgentHistoricalAdherenceResponse> {
    return this.call(
      'getWorkforcemanagementAgentsMeAdherenceHistoricalJob',
      'GET /api/v2/workforcemanagement/agents/me/adherence/historical/jobs/{jobId}',
      { jobId },
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
   * Reads the alternative shifts that a week-wide look for offers has found. The job is started by
   * `postWorkforcemanagementAlternativeshiftsOffersJobs`, and its id is needed again to ask for one of the offers.
   *
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see GET /api/v2/workforcemanagement/alternativeshifts/offers/jobs/{jobId}
   */
  getWorkforcemanagementAlternativeshiftsOffersJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftJobResponse> {
    return this.call(
      'getWorkforcemanagementAlternativeshiftsOffersJob',
      'GET /api/v2/workforcemanagement/alternativeshifts/offers/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads which alternatives a search for one particular shift has turned up, once the job of
   * `postWorkforcemanagementAlternativeshiftsOffersSearchJobs` is `Complete`.
   *
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see GET /api/v2/workforcemanagement/alternativeshifts/offers/search/jobs/{jobId}
   */
  getWorkforcemanagementAlternativeshiftsOffersSearchJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftJobResponse> {
    return this.call(
      'getWorkforcemanagementAlternativeshiftsOffersSearchJob',
      'GET /api/v2/workforcemanagement/alternativeshifts/offers/search/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads the rules on alternative shifts that hold for the caller, those of the caller's business unit. An agent's application
   * learns here whether to show the feature at all.
   *
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see GET /api/v2/workforcemanagement/alternativeshifts/settings
   */
  getWorkforcemanagementAlternativeshiftsSettings(request?: RequestOptions): ApiPromise<AlternativeShiftBuSettingsResponse> {
    return this.call(
      'getWorkforcemanagementAlternativeshiftsSettings',
      'GET /api/v2/workforcemanagement/alternativeshifts/settings',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one of the caller's own requests for an alternative shift: what is given up, what is taken on and how the review
   * stands.
   *
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see GET /api/v2/workforcemanagement/alternativeshifts/trades/{tradeId}
   */
  getWorkforcemanagementAlternativeshiftsTrade(
    tradeId: string,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftTradeResponse> {
    return this.call(
      'getWorkforcemanagementAlternativeshiftsTrade',
      'GET /api/v2/workforcemanagement/alternativeshifts/trades/{tradeId}',
      { tradeId },
      {},
      request,
    );
  }

  /**
   * Lists the caller's requests for alternative shifts. A large list comes as a `job` instead of a `result`, to be read with
   * `getWorkforcemanagementAlternativeshiftsTradesJob`.
   *
   * @param opts.forceAsync - True answers with a job even where the list is small; meant for testing.
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see GET /api/v2/workforcemanagement/alternativeshifts/trades
   */
  getWorkforcemanagementAlternativeshiftsTrades(
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ListAlternativeShiftTradesResponse> {
    return this.call(
      'getWorkforcemanagementAlternativeshiftsTrades',
      'GET /api/v2/workforcemanagement/alternativeshifts/trades',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the job that gathers the caller's alternative-shift requests, where `getWorkforcemanagementAlternativeshiftsTrades`
   * did not answer at once.
   *
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see GET /api/v2/workforcemanagement/alternativeshifts/trades/jobs/{jobId}
   */
  getWorkforcemanagementAlternativeshiftsTradesJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftJobResponse> {
    return this.call(
      'getWorkforcemanagementAlternativeshiftsTradesJob',
      'GET /api/v2/workforcemanagement/alternativeshifts/trades/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads how a bulk approval or denial of alternative-shift requests went, with a reason for each request that could not be
   * moved.
   *
   * @permissions `wfm:alternativeShift:edit`
   * @see GET /api/v2/workforcemanagement/alternativeshifts/trades/state/jobs/{jobId}
   */
  getWorkforcemanagementAlternativeshiftsTradesStateJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftJobResponse> {
    return this.call(
      'getWorkforcemanagementAlternativeshiftsTradesStateJob',
      'GET /api/v2/workforcemanagement/alternativeshifts/trades/state/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads one business unit.
   *
   * @param opts.expand - Without `settings`, or single parts of it, the settings are left out.
   * @param opts.includeSchedulingDefaultMessageSeverities - True adds the default severities of scheduling messages to those
   * that the business unit has set.
   * @permissions any of `wfm:activityCode:add`, `wfm:activityCode:delete`, `wfm:activityCode:edit`, `wfm:activityCode:view`,
   * `wfm:agent:edit`, `wfm:agentSchedule:view`, `wfm:agentTimeOffRequest:submit`, `wfm:agent:view`, `wfm:businessUnit:add`,
   * `wfm:businessUnit:delete`, `wfm:businessUnit:edit`, `wfm:businessUnit:view`, `wfm:historicalAdherence:view`,
   * `wfm:shrinkage:view`, `wfm:intraday:view`, `wfm:managementUnit:add`, `wfm:managementUnit:delete`, `wfm:managementUnit:edit`,
   * `wfm:managementUnit:view`, `wfm:publishedSchedule:view`, `wfm:realtimeAdherence:view`, `wfm:schedule:add`,
   * `wfm:schedule:delete`, `wfm:schedule:edit`, `wfm:schedule:generate`, `wfm:schedule:view`, `wfm:serviceGoalTemplate:add`,
   * `wfm:serviceGoalTemplate:delete`, `wfm:serviceGoalTemplate:edit`, `wfm:serviceGoalTemplate:view`, `wfm:planningGroup:add`,
   * `wfm:planningGroup:delete`, `wfm:planningGroup:edit`, `wfm:planningGroup:view`, `wfm:shiftTradeRequest:edit`,
   * `wfm:shiftTradeRequest:view`, `wfm:agentShiftTradeRequest:participate`, `wfm:shortTermForecast:add`,
   * `wfm:shortTermForecast:delete`, `wfm:shortTermForecast:edit`, `wfm:shortTermForecast:view`, `wfm:staffingGroup:add`,
   * `wfm:staffingGroup:delete`, `wfm:staffingGroup:edit`, `wfm:staffingGroup:view`, `wfm:timeOffRequest:add`,
   * `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:timeOffLimit:add`, `wfm:timeOffLimit:delete`,
   * `wfm:timeOffLimit:edit`, `wfm:timeOffLimit:view`, `wfm:timeOffPlan:add`, `wfm:timeOffPlan:delete`, `wfm:timeOffPlan:edit`,
   * `wfm:timeOffPlan:view`, `wfm:timeOffRequest:add`, `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:workPlan:add`,
   * `wfm:workPlan:delete`, `wfm:workPlan:edit`, `wfm:workPlan:view`, `wfm:workPlanRotation:add`, `wfm:workPlanRotation:delete`,
   * `wfm:workPlanRotation:edit`, `wfm:workPlanRotation:view`, `coaching:appointment:add`, `coaching:appointment:edit`,
   * `learning:assignment:add`, `learning:assignment:reschedule`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}
   */
  getWorkforcemanagementBusinessunit(
    businessUnitId: string,
    opts?: {
      expand?: readonly OpenEnum<
        | 'settings'
        | 'settings.timeZone'
        | 'settings.startDayOfWeek'
        | 'settings.shortTermForecasting'
        | 'settings.scheduling'
        | 'settings.notifications.scheduling'
        | 'settings.learning'
        | 'settings.coaching'
      >[];
      includeSchedulingDefaultMessageSeverities?: boolean;
    },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitResponse> {
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
   * @permissions `wfm:activityCode:view`
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
   * @param opts.forceDownloadService - True puts even a small list behind `downloadUrl`; meant for testing.
   * @permissions any of `wfm:agentSchedule:view`, `wfm:agentTimeOffRequest:submit`, `wfm:activityCode:add`,
   * `wfm:activityCode:delete`, `wfm:activityCode:edit`, `wfm:activityCode:view`, `wfm:agent:edit`, `wfm:agent:view`,
   * `wfm:businessUnit:add`, `wfm:businessUnit:delete`, `wfm:businessUnit:edit`, `wfm:businessUnit:view`,
   * `wfm:historicalAdherence:view`, `wfm:shrinkage:view`, `wfm:intraday:view`, `wfm:managementUnit:add`,
   * `wfm:managementUnit:delete`, `wfm:managementUnit:edit`, `wfm:managementUnit:view`, `wfm:realtimeAdherence:view`,
   * `wfm:schedule:add`, `wfm:schedule:delete`, `wfm:schedule:edit`, `wfm:schedule:generate`, `wfm:schedule:view`,
   * `wfm:publishedSchedule:view`, `wfm:serviceGoalTemplate:add`, `wfm:serviceGoalTemplate:delete`,
   * `wfm:serviceGoalTemplate:edit`, `wfm:serviceGoalTemplate:view`, `wfm:planningGroup:add`, `wfm:planningGroup:delete`,
   * `wfm:planningGroup:edit`, `wfm:planningGroup:view`, `wfm:shiftTradeRequest:edit`, `wfm:shiftTradeRequest:view`,
   * `wfm:shortTermForecast:add`, `wfm:shortTermForecast:delete`, `wfm:shortTermForecast:edit`, `wfm:shortTermForecast:view`,
   * `wfm:timeOffLimit:add`, `wfm:timeOffLimit:delete`, `wfm:timeOffLimit:edit`, `wfm:timeOffLimit:view`, `wfm:timeOffPlan:add`,
   * `wfm:timeOffPlan:delete`, `wfm:timeOffPlan:edit`, `wfm:timeOffPlan:view`, `wfm:timeOffRequest:add`,
   * `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:workPlan:add`, `wfm:workPlan:delete`, `wfm:workPlan:edit`,
   * `wfm:workPlan:view`, `wfm:workPlanRotation:add`, `wfm:workPlanRotation:delete`, `wfm:workPlanRotation:edit`,
   * `wfm:workPlanRotation:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes
   */
  getWorkforcemanagementBusinessunitActivitycodes(
    businessUnitId: string,
    opts?: { forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitActivityCodeListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitActivitycodes',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads an activity plan in full: who is to attend, how long sessions last, how they recur and how much service they may cost.
   *
   * @permissions `wfm:activityPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}
   */
  getWorkforcemanagementBusinessunitActivityplan(
    businessUnitId: string,
    activityPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<ActivityPlanResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitActivityplan',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}',
      { businessUnitId, activityPlanId },
      {},
      request,
    );
  }

  /**
   * Reads the progress of a run that fits a plan's sessions into the schedules. Attendees for whom no place was found appear
   * among the `exceptions`.
   *
   * @permissions `wfm:activityPlanRunJob:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}/runs/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitActivityplanRunsJob(
    businessUnitId: string,
    activityPlanId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ActivityPlanJobResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitActivityplanRunsJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}/runs/jobs/{jobId}',
      { businessUnitId, activityPlanId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the activity plans of a business unit without the details of attendance, which
   * `getWorkforcemanagementBusinessunitActivityplan` adds.
   *
   * @param opts.state - Only plans that are switched on, or only those that are switched off.
   * @permissions `wfm:activityPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans
   */
  getWorkforcemanagementBusinessunitActivityplans(
    businessUnitId: string,
    opts?: { state?: OpenEnum<'Active' | 'Inactive'> },
    request?: RequestOptions,
  ): ApiPromise<ActivityPlanListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitActivityplans',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Lists the background jobs of a business unit's activity plans: runs, and deletions of plans, occurrences, sessions or
   * attendees.
   *
   * @permissions `wfm:activityPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/jobs
   */
  getWorkforcemanagementBusinessunitActivityplansJobs(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<ActivityPlanJobListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitActivityplansJobs',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/jobs',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads a business unit's rules on alternative shifts: the lead time for automatic approval and the activities that must keep
   * their place.
   *
   * @permissions `wfm:businessUnit:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/settings
   */
  getWorkforcemanagementBusinessunitAlternativeshiftsSettings(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftBuSettingsResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitAlternativeshiftsSettings',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/settings',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads an agent's request for an alternative shift as a planner sees it, with the violations found and the version to send
   * back with a decision.
   *
   * @permissions `wfm:alternativeShift:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/trades/{tradeId}
   */
  getWorkforcemanagementBusinessunitAlternativeshiftsTrade(
    businessUnitId: string,
    tradeId: string,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftTradeResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitAlternativeshiftsTrade',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/trades/{tradeId}',
      { businessUnitId, tradeId },
      {},
      request,
    );
  }

  /**
   * Reads the outcome of a planner's search among alternative-shift requests, where
   * `postWorkforcemanagementBusinessunitAlternativeshiftsTradesSearch` answered with a job.
   *
   * @permissions `wfm:alternativeShift:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/trades/search/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitAlternativeshiftsTradesSearchJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<BuAlternativeShiftJobResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitAlternativeshiftsTradesSearchJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/trades/search/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the frame of a capacity plan: its span, the forecast behind it and the weekly hours that count as one full-time agent.
   * The figures come from `getWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations`.
   *
   * @permissions `wfm:capacityPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}
   */
  getWorkforcemanagementBusinessunitCapacityplan(
    businessUnitId: string,
    capacityPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitCapacityplan',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}',
      { businessUnitId, capacityPlanId },
      {},
      request,
    );
  }

  /**
   * Fetches the forecast volumes and handle times on which a capacity plan rests, by planning group, as a download.
   *
   * @param opts.granularity - Whether the values stand for weeks or for months.
   * @permissions `wfm:capacityPlanForecastInputs:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/forecast
   */
  getWorkforcemanagementBusinessunitCapacityplanForecast(
    businessUnitId: string,
    capacityPlanId: string,
    opts?: { granularity?: string },
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanForecastInputsResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitCapacityplanForecast',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/forecast',
      { businessUnitId, capacityPlanId },
      opts,
      request,
    );
  }

  /**
   * Fetches the staffing side of a capacity plan: for each staffing group its starting strength, attrition, new hires, transfers
   * and shrinkage, set against what the planning groups require.
   *
   * @param opts.granularity - Whether the values stand for weeks or for months.
   * @permissions `wfm:capacityPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocations
   */
  getWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations(
    businessUnitId: string,
    capacityPlanId: string,
    opts?: { granularity?: OpenEnum<'weekly' | 'monthly'> },
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanStaffingGroupAllocationsResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocations',
      { businessUnitId, capacityPlanId },
      opts,
      request,
    );
  }

  /**
   * Reads how many full-time agents a capacity plan's forecast calls for. They are computed anew by
   * `postWorkforcemanagementBusinessunitCapacityplanRequirementGenerate`.
   *
   * @permissions `wfm:capacityPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffingrequirements
   */
  getWorkforcemanagementBusinessunitCapacityplanStaffingrequirements(
    businessUnitId: string,
    capacityPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanStaffingRequirementResult> {
    return this.call(
      'getWorkforcemanagementBusinessunitCapacityplanStaffingrequirements',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffingrequirements',
      { businessUnitId, capacityPlanId },
      {},
      request,
    );
  }

  /**
   * Reads the long-term staffing requirements derived from a forecast that was generated by automatic best method.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @param opts.granularity - Whether the requirements are given by week or by month.
   * @permissions `wfm:longTermStaffing:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplanning/longtermrequirements/automaticbestmethod/weeks/{weekDateId}/forecasts/{forecastId}
   */
  getWorkforcemanagementBusinessunitCapacityplanningLongtermrequirementsAutomaticbestmethodWeekForecast(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    opts?: { granularity?: OpenEnum<'weekly' | 'monthly'> },
    request?: RequestOptions,
  ): ApiPromise<LongTermRequirementsResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitCapacityplanningLongtermrequirementsAutomaticbestmethodWeekForecast',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplanning/longtermrequirements/automaticbestmethod/weeks/{weekDateId}/forecasts/{forecastId}',
      { businessUnitId, weekDateId, forecastId },
      opts,
      request,
    );
  }

  /**
   * Lists the capacity plans of a business unit with the span each of them covers.
   *
   * @permissions `wfm:capacityPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans
   */
  getWorkforcemanagementBusinessunitCapacityplans(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<CapacityPlansListResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitCapacityplans',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads whether an upload of performance ranks and tie-breakers has been taken in, and for which users it failed.
   *
   * @permissions `wfm:decisionMetrics:edit`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/decisionmetrics/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitDecisionmetricsJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<DecisionMetricsUpdateJobResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitDecisionmetricsJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/decisionmetrics/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the planning groups that intraday monitoring can show for a day: those in the forecast behind that day's published
   * schedule.
   *
   * @param _date - Day as `yyyy-MM-dd`, in the business unit's time zone.
   * @permissions `wfm:intraday:view`
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
   * Names the latest session of a business unit's continuous forecast and the last one that succeeded. Its id leads on to
   * `getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionSessionId`.
   *
   * @preview
   * @permissions `wfm:mainForecast:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session
   */
  getWorkforcemanagementBusinessunitMainforecastContinuousforecastSession(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<ContinuousForecastGetSessionResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitMainforecastContinuousforecastSession',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads the export of the main forecast's predicted values. `downloadUrl` is there once the file is ready.
   *
   * @permissions `wfm:mainForecastExportForecast:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/forecast/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportForecastJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AggregatedSessionExportJobStatus> {
    return this.call(
      'getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportForecastJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/forecast/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the export of the history behind the main forecast, or the error on which it ended.
   *
   * @permissions `wfm:mainForecastExportHistorical:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/historical/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportHistoricalJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AggregatedHistoricalExportJobStatus> {
    return this.call(
      'getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportHistoricalJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/historical/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the export of an earlier snapshot of the main forecast, started with
   * `postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportSnapshotJobs`.
   *
   * @permissions `wfm:mainForecastExportSnapshot:add`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/snapshot/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportSnapshotJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AggregatedSnapshotExportJobStatus> {
    return this.call(
      'getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportSnapshotJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/snapshot/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the files of one continuous-forecast session: offered interactions and handle times, each with model, history and
   * outliers.
   *
   * @preview
   * @permissions `wfm:mainForecast:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/{sessionId}
   */
  getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionSessionId(
    businessUnitId: string,
    sessionId: string,
    request?: RequestOptions,
  ): ApiPromise<ContinuousForecastSessionResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionSessionId',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/{sessionId}',
      { businessUnitId, sessionId },
      {},
      request,
    );
  }

  /**
   * Lists the files of a snapshot, the forecast as it stood on an earlier day. It holds what the system predicted and serves
   * comparison.
   *
   * @param snapshotId - As listed under `snapshots` in the session's metadata.
   * @preview
   * @permissions `wfm:mainForecast:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/{sessionId}/snapshot/{snapshotId}
   */
  getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionSessionIdSnapshotSnapshotId(
    businessUnitId: string,
    sessionId: string,
    snapshotId: string,
    request?: RequestOptions,
  ): ApiPromise<ContinuousForecastSnapshotResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionSessionIdSnapshotSnapshotId',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/{sessionId}/snapshot/{snapshotId}',
      { businessUnitId, sessionId, snapshotId },
      {},
      request,
    );
  }

  /**
   * Lists the management units of a business unit that the caller may work with.
   *
   * @param opts.feature - Feature of the user interface to ask for; only units in which the caller may use it are listed.
   * @param opts.divisionId - Only units in this division.
   * @permissions not documented
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
   * Reads the least number of agents to be kept in a business unit's planning groups, with the exceptions for single groups and
   * weekdays.
   *
   * @permissions `wfm:minimumStaffingSettings:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/minimumstaffing/settings
   */
  getWorkforcemanagementBusinessunitMinimumstaffingSettings(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<MinimumStaffingResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitMinimumstaffingSettings',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/minimumstaffing/settings',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads one opportunity that agents can enrol in: its time, capacity and deadline, and how many enrolments are in which state.
   *
   * @param opts.expand - Asks for parts left out otherwise, such as the ids of the invited agents.
   * @permissions `wfm:opportunity:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/{opportunityId}
   */
  getWorkforcemanagementBusinessunitOpportunity(
    businessUnitId: string,
    opportunityId: string,
    opts?: { expand?: string },
    request?: RequestOptions,
  ): ApiPromise<OpportunityResultWithAgentIds> {
    return this.call(
      'getWorkforcemanagementBusinessunitOpportunity',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/{opportunityId}',
      { businessUnitId, opportunityId },
      opts,
      request,
    );
  }

  /**
   * Reads one planning group: its route paths and the service goal template it is scheduled by.
   *
   * @permissions `wfm:planningGroup:view`
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
   * Reads a schedule bid with its bidding window, effective date and the order in which agents are ranked.
   *
   * @permissions `wfm:scheduleBid:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}
   */
  getWorkforcemanagementBusinessunitSchedulebid(
    businessUnitId: string,
    bidId: string,
    request?: RequestOptions,
  ): ApiPromise<ScheduleBid> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulebid',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}',
      { businessUnitId, bidId },
      {},
      request,
    );
  }

  /**
   * Reads a group of a schedule bid: its agents, work plans and planning groups. The schedule sets on offer are at
   * `downloadUrl`.
   *
   * @permissions `wfm:scheduleBidGroup:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}
   */
  getWorkforcemanagementBusinessunitSchedulebidGroup(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<ScheduleBidGroupResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulebidGroup',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}',
      { businessUnitId, bidId, bidGroupId },
      {},
      request,
    );
  }

  /**
   * Reads what the agents of a schedule bid's group have asked for, what the bid assigned to each of them and where a planner
   * has overridden it.
   *
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @param opts.expand - Asks for the priorities within each agent's preferences as well.
   * @permissions `wfm:scheduleBidGroup:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}/preferences
   */
  getWorkforcemanagementBusinessunitSchedulebidGroupPreferences(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    opts?: { forceDownloadService?: boolean; expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<AdminAgentScheduleBidPreferenceResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulebidGroupPreferences',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}/preferences',
      { businessUnitId, bidId, bidGroupId },
      opts,
      request,
    );
  }

  /**
   * Lists the groups of a schedule bid with counts only, and with the work plans or rotations that keep a group from getting
   * schedule sets.
   *
   * @permissions `wfm:scheduleBidGroup:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/summary
   */
  getWorkforcemanagementBusinessunitSchedulebidGroupsSummary(
    businessUnitId: string,
    bidId: string,
    request?: RequestOptions,
  ): ApiPromise<ScheduleBidGroupSummaryList> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulebidGroupsSummary',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/summary',
      { businessUnitId, bidId },
      {},
      request,
    );
  }

  /**
   * Lists the schedule bids of a business unit in all their states, for the planner who runs them. Agents see theirs with
   * `getWorkforcemanagementSchedulebids`.
   *
   * @permissions `wfm:scheduleBid:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids
   */
  getWorkforcemanagementBusinessunitSchedulebids(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<ScheduleBidListResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulebids',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads whether schedule generation in a business unit is to even out service levels.
   *
   * @permissions `wfm:schedulerSettings:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduler/settings
   */
  getWorkforcemanagementBusinessunitSchedulerSettings(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<BuSchedulerSettingsResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulerSettings',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduler/settings',
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
   * Tells whether agents of a given business unit may state scheduling preferences.
   *
   * @permissions not documented
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulingpreferences/settings
   */
  getWorkforcemanagementBusinessunitSchedulingpreferencesSettings(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitSchedulingPreferencesSettingsResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitSchedulingpreferencesSettings',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulingpreferences/settings',
      { businessUnitId },
      {},
      request,
    );
  }

  /**
   * Reads one service goal template: the service level, speed of answer and abandon rate it aims at.
   *
   * @param opts.expand - `impactOverride` adds the template's own allowance for missing its goals.
   * @permissions `wfm:serviceGoalTemplate:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId}
   */
  getWorkforcemanagementBusinessunitServicegoaltemplate(
    businessUnitId: string,
    serviceGoalTemplateId: string,
    opts?: { expand?: readonly OpenEnum<'impactOverride'>[] },
    request?: RequestOptions,
  ): ApiPromise<ServiceGoalTemplate> {
    return this.call(
      'getWorkforcemanagementBusinessunitServicegoaltemplate',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates/{serviceGoalTemplateId}',
      { businessUnitId, serviceGoalTemplateId },
      opts,
      request,
    );
  }

  /**
   * Lists the service goal templates of a business unit.
   *
   * @param opts.expand - `impactOverride` adds each template's own allowance for missing its goals.
   * @permissions any of `wfm:serviceGoalTemplate:view`, `wfm:planningGroup:view`, `wfm:shortTermForecast:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates
   */
  getWorkforcemanagementBusinessunitServicegoaltemplates(
    businessUnitId: string,
    opts?: { expand?: readonly OpenEnum<'impactOverride'>[] },
    request?: RequestOptions,
  ): ApiPromise<ServiceGoalTemplateList> {
    return this.call(
      'getWorkforcemanagementBusinessunitServicegoaltemplates',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/servicegoaltemplates',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads the matched trades of some management units together with the rules that each would break, as
   * `postWorkforcemanagementBusinessunitShifttradingTradesEvaluateJobs` found them.
   *
   * @permissions any of `wfm:shiftTradeRequest:view`, `wfm:shiftTradeRequest:edit`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/evaluate/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitShifttradingTradesEvaluateJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeEvaluateTradesBuJobResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitShifttradingTradesEvaluateJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/evaluate/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the list that a planner's query for shift trades has brought together.
   *
   * @permissions any of `wfm:shiftTradeRequest:view`, `wfm:shiftTradeRequest:edit`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/query/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitShifttradingTradesQueryJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeQueryTradesBuJobResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitShifttradingTradesQueryJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/query/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the result, trade by trade, of moving many shift trades to another state.
   *
   * @permissions `wfm:shiftTradeRequest:edit`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/state/bulk/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitShifttradingTradesStateBulkJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeBulkUpdateTradeStateBuJobResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitShifttradingTradesStateBulkJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/state/bulk/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads which open trades the caller could take up, each with a preview of the schedule that would follow.
   *
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/unmatched/search/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeSearchUnmatchedTradesBuJobResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/unmatched/search/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the counts, week by week, of matched trades that wait for review.
   *
   * @permissions any of `wfm:shiftTradeRequest:view`, `wfm:shiftTradeRequest:edit`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/weeks/summary/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitShifttradingWeeksSummaryJob(
    businessUnitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeQueryWeekSummariesBuJobResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitShifttradingWeeksSummaryJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/weeks/summary/jobs/{jobId}',
      { businessUnitId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads a staffing group: its agents, the planning groups it serves and, where it is confined to one, its management unit.
   *
   * @permissions `wfm:staffingGroup:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/{staffingGroupId}
   */
  getWorkforcemanagementBusinessunitStaffinggroup(
    businessUnitId: string,
    staffingGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<StaffingGroupResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitStaffinggroup',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/{staffingGroupId}',
      { businessUnitId, staffingGroupId },
      {},
      request,
    );
  }

  /**
   * Lists the staffing groups of a business unit. To find the groups of given users, there is
   * `postWorkforcemanagementBusinessunitStaffinggroupsQuery`.
   *
   * @param opts.managementUnitId - Only groups of this management unit.
   * @param opts.forceDownloadService - True puts even a small list behind `downloadUrl`; meant for testing.
   * @permissions `wfm:staffingGroup:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups
   */
  getWorkforcemanagementBusinessunitStaffinggroups(
    businessUnitId: string,
    opts?: { managementUnitId?: string; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<StaffingGroupListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitStaffinggroups',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads whom a time-off limit binds and how finely it counts. Its values come from
   * `postWorkforcemanagementBusinessunitTimeofflimitValuesQuery`.
   *
   * @permissions `wfm:timeOffLimit:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}
   */
  getWorkforcemanagementBusinessunitTimeofflimit(
    businessUnitId: string,
    timeOffLimitId: string,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffLimitResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitTimeofflimit',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}',
      { businessUnitId, timeOffLimitId },
      {},
      request,
    );
  }

  /**
   * Reads how far a time-off limit's conversion between whole days and quarter hours has come.
   *
   * @permissions `wfm:timeOffLimit:convertGranularity`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/granularityconversion/jobs/{jobId}
   */
  getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJob(
    businessUnitId: string,
    timeOffLimitId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<BuConvertTimeOffLimitGranularityJobResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJob',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/granularityconversion/jobs/{jobId}',
      { businessUnitId, timeOffLimitId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the conversions that a time-off limit has gone or is going through.
   *
   * @param opts.statuses - Only jobs in this state, such as `Processing`.
   * @permissions `wfm:timeOffLimit:convertGranularity`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/granularityconversion/jobs
   */
  getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJobs(
    businessUnitId: string,
    timeOffLimitId: string,
    opts?: { statuses?: string },
    request?: RequestOptions,
  ): ApiPromise<BuConvertTimeOffGranularityLimitJobListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJobs',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/granularityconversion/jobs',
      { businessUnitId, timeOffLimitId },
      opts,
      request,
    );
  }

  /**
   * Lists the time-off limits of a business unit, each with the management unit or staffing group it belongs to.
   *
   * @param opts.managementUnitId - Only limits of this management unit.
   * @permissions any of `wfm:timeOffLimit:view`, `wfm:timeOffPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits
   */
  getWorkforcemanagementBusinessunitTimeofflimits(
    businessUnitId: string,
    opts?: { managementUnitId?: string },
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffLimitListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitTimeofflimits',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Reads a time-off plan: the activity codes and groups of agents it covers, the rule of approval and its blocked days.
   *
   * @permissions `wfm:timeOffPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId}
   */
  getWorkforcemanagementBusinessunitTimeoffplan(
    businessUnitId: string,
    timeOffPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffPlanResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitTimeoffplan',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId}',
      { businessUnitId, timeOffPlanId },
      {},
      request,
    );
  }

  /**
   * Lists the time-off plans of a business unit, for management units and staffing groups alike.
   *
   * @permissions `wfm:timeOffPlan:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans
   */
  getWorkforcemanagementBusinessunitTimeoffplans(
    businessUnitId: string,
    opts?: GetWorkforcemanagementBusinessunitTimeoffplansOptions,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffPlanListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitTimeoffplans',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans',
      { businessUnitId },
      opts,
      request,
    );
  }

  /**
   * Lists the users of a business unit, sorted into their management units.
   *
   * @param opts.managementUnitIds - Only these management units.
   * @permissions `wfm:agent:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/users
   */
  getWorkforcemanagementBusinessunitUsers(
    businessUnitId: string,
    opts?: { managementUnitIds?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<BuUserListing> {
    return this.call(
      'getWorkforcemanagementBusinessunitUsers',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/users',
      { businessUnitId },
      opts,
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
   * Reads how a schedule is expected to perform: service level, occupancy, speed of answer and abandonment by planning group and
   * interval.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions
   */
  getWorkforcemanagementBusinessunitWeekSchedulePerformancepredictions(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    request?: RequestOptions,
  ): ApiPromise<PerformancePredictionResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekSchedulePerformancepredictions',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions',
      { businessUnitId, weekId, scheduleId },
      {},
      request,
    );
  }

  /**
   * Reads the prediction for a schedule with altered on-queue times, as requested with
   * `postWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculations`.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions/recalculations/{recalculationId}
   */
  getWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculation(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    recalculationId: string,
    request?: RequestOptions,
  ): ApiPromise<PerformancePredictionRecalculationResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculation',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions/recalculations/{recalculationId}',
      { businessUnitId, weekId, scheduleId, recalculationId },
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
   * @param opts.earliestWeekDate - First day of the earliest week to look in, `yyyy-MM-dd`.
   * @param opts.latestWeekDate - First day of the latest week to look in, `yyyy-MM-dd`.
   * @permissions any of `wfm:schedule:view`, `wfm:publishedSchedule:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules
   */
  getWorkforcemanagementBusinessunitWeekSchedules(
    businessUnitId: string,
    weekId: string,
    opts?: {
      includeOnlyPublished?: boolean;
      expand?: OpenEnum<'forecast.description'>;
      earliestWeekDate?: string;
      latestWeekDate?: string;
    },
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
   * @permissions `wfm:shortTermForecast:view`
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
   * @permissions `wfm:shortTermForecast:view`
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
   * @permissions `wfm:shortTermForecast:view`
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
   * @permissions `wfm:shortTermForecast:view`
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
   * Reads how many agents a short-term forecast calls for in each interval. Each week is a separate download.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @param opts.weekNumbers - Only these weeks of a forecast over several weeks.
   * @param opts.expand - Adds the configured minimum, or the staff that counts when the minimum is taken into account, to the
   * intervals.
   * @permissions `wfm:staffingRequirement:view`
   * @see GET
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/staffingrequirement
   */
  getWorkforcemanagementBusinessunitWeekShorttermforecastStaffingrequirement(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    opts?: {
      weekNumbers?: readonly string[];
      expand?: readonly OpenEnum<
        | 'results.planningGroupStaffingRequirements.minimumStaffPerInterval'
        | 'results.planningGroupStaffingRequirements.effectiveStaffPerInterval'
      >[];
    },
    request?: RequestOptions,
  ): ApiPromise<BuForecastStaffingRequirementsResultResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWeekShorttermforecastStaffingrequirement',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekDateId}/shorttermforecasts/{forecastId}/staffingrequirement',
      { businessUnitId, weekDateId, forecastId },
      opts,
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
   * Reads a work plan bid: its window, its effective date, its state and what agents get to see of the plans.
   *
   * @permissions `wfm:workPlanBid:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}
   */
  getWorkforcemanagementBusinessunitWorkplanbid(
    businessUnitId: string,
    bidId: string,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBid> {
    return this.call(
      'getWorkforcemanagementBusinessunitWorkplanbid',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}',
      { businessUnitId, bidId },
      {},
      request,
    );
  }

  /**
   * Reads which agents, work plans and planning groups a group within a work plan bid brings together, and how many places each
   * plan has.
   *
   * @permissions `wfm:workPlanBidGroup:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}
   */
  getWorkforcemanagementBusinessunitWorkplanbidGroup(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBidGroupResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWorkplanbidGroup',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}',
      { businessUnitId, bidId, bidGroupId },
      {},
      request,
    );
  }

  /**
   * Reads how the agents of a bid group have ranked the work plans, which plan each was assigned and any override by a planner.
   *
   * @permissions `wfm:workPlanBidGroup:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}/preferences
   */
  getWorkforcemanagementBusinessunitWorkplanbidGroupPreferences(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    request?: RequestOptions,
  ): ApiPromise<AdminAgentWorkPlanPreferenceResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWorkplanbidGroupPreferences',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}/preferences',
      { businessUnitId, bidId, bidGroupId },
      {},
      request,
    );
  }

  /**
   * Counts agents, work plans and planning groups for each group of a work plan bid.
   *
   * @permissions `wfm:workPlanBidGroup:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/summary
   */
  getWorkforcemanagementBusinessunitWorkplanbidGroupsSummary(
    businessUnitId: string,
    bidId: string,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBidGroupSummaryList> {
    return this.call(
      'getWorkforcemanagementBusinessunitWorkplanbidGroupsSummary',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/summary',
      { businessUnitId, bidId },
      {},
      request,
    );
  }

  /**
   * Lists a business unit's work plan bids, from drafts to published ones.
   *
   * @permissions `wfm:workPlanBid:view`
   * @see GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids
   */
  getWorkforcemanagementBusinessunitWorkplanbids(
    businessUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBidListResponse> {
    return this.call(
      'getWorkforcemanagementBusinessunitWorkplanbids',
      'GET /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids',
      { businessUnitId },
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
   * @permissions not documented
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
   * @permissions `wfm:businessUnit:search`
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
   * @permissions not documented
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
   * Reads what became of each import in a request to remove historical data: deleted, in progress, or refused and why.
   *
   * @permissions `wfm:historicalData:upload`
   * @see GET /api/v2/workforcemanagement/historicaldata/bulk/remove/jobs/{jobId}
   */
  getWorkforcemanagementHistoricaldataBulkRemoveJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<HistoricalImportDeleteFilesJobResponse> {
    return this.call(
      'getWorkforcemanagementHistoricaldataBulkRemoveJob',
      'GET /api/v2/workforcemanagement/historicaldata/bulk/remove/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Tells whether any removal of imported historical data is still going on, and lists the jobs.
   *
   * @permissions `wfm:historicalData:upload`
   * @see GET /api/v2/workforcemanagement/historicaldata/bulk/remove/jobs
   */
  getWorkforcemanagementHistoricaldataBulkRemoveJobs(
    request?: RequestOptions,
  ): ApiPromise<HistoricalImportOverallDeleteStatusResponse> {
    return this.call(
      'getWorkforcemanagementHistoricaldataBulkRemoveJobs',
      'GET /api/v2/workforcemanagement/historicaldata/bulk/remove/jobs',
      {},
      {},
      request,
    );
  }

  /**
   * Reads the state of the job that deletes imported historical data: `InProgress`, `Success` or `Failed`.
   *
   * @deprecated The platform no longer offers it. Use `getWorkforcemanagementHistoricaldataBulkRemoveJobs`.
   * @permissions `wfm:historicalData:upload`
   * @see GET /api/v2/workforcemanagement/historicaldata/deletejob
   */
  getWorkforcemanagementHistoricaldataDeletejob(request?: RequestOptions): ApiPromise<HistoricalImportDeleteJobResponse> {
    return this.call(
      'getWorkforcemanagementHistoricaldataDeletejob',
      'GET /api/v2/workforcemanagement/historicaldata/deletejob',
      {},
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Lists the organisation's imports of historical data, with state and errors.
   *
   * @permissions `wfm:historicalData:upload`
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
   * Reads the state of a single import of historical data. `getWorkforcemanagementHistoricaldataImportstatus` lists them all.
   *
   * @permissions `wfm:historicalData:upload`
   * @see GET /api/v2/workforcemanagement/historicaldata/importstatus/{jobId}
   */
  getWorkforcemanagementHistoricaldataImportstatusJobId(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<HistoricalImportStatusJobResponse> {
    return this.call(
      'getWorkforcemanagementHistoricaldataImportstatusJobId',
      'GET /api/v2/workforcemanagement/historicaldata/importstatus/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Lists the integrations with human-resources systems from which time-off balances can be drawn.
   *
   * @permissions `wfm:integration:view`
   * @see GET /api/v2/workforcemanagement/integrations/hris
   */
  getWorkforcemanagementIntegrationsHris(request?: RequestOptions): ApiPromise<WfmIntegrationListing> {
    return this.call(
      'getWorkforcemanagementIntegrationsHris',
      'GET /api/v2/workforcemanagement/integrations/hris',
      {},
      {},
      request,
    );
  }

  /**
   * Reads the time-off types that a human-resources system has reported back, once the job is `Complete`.
   *
   * @permissions not documented
   * @see GET /api/v2/workforcemanagement/integrations/hris/timeofftypes/jobs/{jobId}
   */
  getWorkforcemanagementIntegrationsHrisTimeofftypesJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<HrisTimeOffTypesJobResponse> {
    return this.call(
      'getWorkforcemanagementIntegrationsHrisTimeofftypesJob',
      'GET /api/v2/workforcemanagement/integrations/hris/timeofftypes/jobs/{jobId}',
      { jobId },
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
   * `wfm:shrinkage:view`, `wfm:intraday:view`, `wfm:managementUnit:add`, `wfm:managementUnit:delete`, `wfm:managementUnit:edit`,
   * `wfm:managementUnit:view`, `wfm:publishedSchedule:view`, `wfm:realtimeAdherence:view`, `wfm:schedule:add`,
   * `wfm:schedule:delete`, `wfm:schedule:edit`, `wfm:schedule:generate`, `wfm:schedule:view`, `wfm:serviceGoalTemplate:add`,
   * `wfm:serviceGoalTemplate:delete`, `wfm:serviceGoalTemplate:edit`, `wfm:serviceGoalTemplate:view`, `wfm:planningGroup:add`,
   * `wfm:planningGroup:delete`, `wfm:planningGroup:edit`, `wfm:planningGroup:view`, `wfm:shiftTradeRequest:edit`,
   * `wfm:shiftTradeRequest:view`, `wfm:agentShiftTradeRequest:participate`, `wfm:shortTermForecast:add`,
   * `wfm:shortTermForecast:delete`, `wfm:shortTermForecast:edit`, `wfm:shortTermForecast:view`, `wfm:staffingGroup:add`,
   * `wfm:staffingGroup:delete`, `wfm:staffingGroup:edit`, `wfm:staffingGroup:view`, `wfm:timeOffLimit:add`,
   * `wfm:timeOffLimit:delete`, `wfm:timeOffLimit:edit`, `wfm:timeOffLimit:view`, `wfm:timeOffPlan:add`,
   * `wfm:timeOffPlan:delete`, `wfm:timeOffPlan:edit`, `wfm:timeOffPlan:view`, `wfm:timeOffRequest:add`,
   * `wfm:timeOffRequest:edit`, `wfm:timeOffRequest:view`, `wfm:workPlan:add`, `wfm:workPlan:delete`, `wfm:workPlan:edit`,
   * `wfm:workPlan:view`, `wfm:workPlanRotation:add`, `wfm:workPlanRotation:delete`, `wfm:workPlanRotation:edit`,
   * `wfm:workPlanRotation:view`
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
   * `wfm:shrinkage:view`, `wfm:intraday:view`, `wfm:managementUnit:add`, `wfm:managementUnit:delete`, `wfm:managementUnit:edit`,
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
   * @permissions `wfm:realtimeAdherence:view`
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
   * @param opts.expand - `workPlanOverrides` adds the weeks in which another work plan holds for the agent.
   * @permissions `wfm:agent:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/{agentId}
   */
  getWorkforcemanagementManagementunitAgent(
    managementUnitId: string,
    agentId: string,
    opts?: { excludeCapabilities?: boolean; expand?: readonly OpenEnum<'workPlanOverrides'>[] },
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
   * Lists the performance rank and tie-breaker of each agent in a management unit, by which bids settle who chooses first.
   *
   * @permissions `wfm:decisionMetrics:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/decisionmetrics
   */
  getWorkforcemanagementManagementunitDecisionmetrics(
    managementUnitId: string,
    request?: RequestOptions,
  ): ApiPromise<DecisionMetricsResponse> {
    return this.call(
      'getWorkforcemanagementManagementunitDecisionmetrics',
      'GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/decisionmetrics',
      { managementUnitId },
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
   * @permissions `wfm:agentShiftTradeRequest:participate`
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
   * @deprecated Use `getWorkforcemanagementBusinessunitTimeofflimit`.
   * @permissions `wfm:timeOffLimit:view`
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
   * @deprecated Use `getWorkforcemanagementBusinessunitTimeofflimits`.
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
   * @deprecated Use `getWorkforcemanagementBusinessunitTimeoffplan`.
   * @permissions `wfm:timeOffPlan:view`
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
   * @deprecated Use `getWorkforcemanagementBusinessunitTimeoffplans`.
   * @permissions `wfm:timeOffPlan:view`
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
   * @permissions `wfm:timeOffRequest:view`
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
   * @param opts.recentlyReviewed - True brings only requests reviewed of late. The platform takes it no longer.
   * @permissions `wfm:timeOffRequest:view`
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
   * `wfm:realtimeAdherence:view`, `wfm:schedule:view`, `wfm:staffingGroup:view`, `wfm:timeOffRequest:view`,
   * `wfm:workPlanRotation:view`, `wfm:workPlan:view`
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
   * Lists the shift trades of a week, for their reviewers.
   *
   * @param weekDateId - First day of the week, `yyyy-MM-dd`.
   * @param opts.evaluateMatches - False skips testing matched trades against the rules and leaves `matchReview` out, which is
   * quicker.
   * @param opts.includeCrossWeekShifts - True also brings trades of which only the receiving shift lies in the week. The
   * platform assumes `false`.
   * @param opts.forceDownloadService - True puts even a small list behind `downloadUrl`; meant for testing.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `wfm:shiftTradeRequest:view`, `wfm:shiftTradeRequest:edit`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades
   */
  getWorkforcemanagementManagementunitWeekShifttrades(
    managementUnitId: string,
    weekDateId: string,
    opts?: { evaluateMatches?: boolean; includeCrossWeekShifts?: boolean; forceDownloadService?: boolean },
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
   * @permissions `wfm:workPlanRotation:view`
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
   * @param opts.exclude - `shifts.activities` leaves out the activities within shifts.
   * @permissions any of `wfm:agent:view`, `wfm:publishedSchedule:view`, `wfm:schedule:view`, `wfm:workPlanRotation:view`,
   * `wfm:workPlan:view`
   * @see GET /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans
   */
  getWorkforcemanagementManagementunitWorkplans(
    managementUnitId: string,
    opts?: {
      expand?: readonly OpenEnum<'agentCount' | 'agents' | 'optionalDays' | 'shifts' | 'shiftStartVariances' | 'details'>[];
      exclude?: readonly OpenEnum<'shifts.activities'>[];
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
   * @permissions not documented
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
   * @permissions `wfm:managementUnit:search`
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
   * @permissions not documented
   * @see GET /api/v2/workforcemanagement/notifications
   */
  getWorkforcemanagementNotifications(request?: RequestOptions): ApiPromise<NotificationsResponse> {
    return this.call('getWorkforcemanagementNotifications', 'GET /api/v2/workforcemanagement/notifications', {}, {}, request);
  }

  /**
   * Reads the caller's ranking of schedule sets in a bid and, after the bid is processed, the set assigned. It is changed with
   * `putWorkforcemanagementSchedulebidPreference`.
   *
   * @permissions `wfm:agentScheduleBid:submit`
   * @see GET /api/v2/workforcemanagement/schedulebids/{bidId}/preference
   */
  getWorkforcemanagementSchedulebidPreference(
    bidId: string,
    request?: RequestOptions,
  ): ApiPromise<AgentScheduleBiddingPreferenceResponse> {
    return this.call(
      'getWorkforcemanagementSchedulebidPreference',
      'GET /api/v2/workforcemanagement/schedulebids/{bidId}/preference',
      { bidId },
      {},
      request,
    );
  }

  /**
   * Fetches the schedule sets that the caller can choose between in a bid, as a download.
   *
   * @permissions `wfm:agentScheduleBid:submit`
   * @see GET /api/v2/workforcemanagement/schedulebids/{bidId}/schedulesets
   */
  getWorkforcemanagementSchedulebidSchedulesets(
    bidId: string,
    request?: RequestOptions,
  ): ApiPromise<AgentScheduleBidScheduleSetResponse> {
    return this.call(
      'getWorkforcemanagementSchedulebidSchedulesets',
      'GET /api/v2/workforcemanagement/schedulebids/{bidId}/schedulesets',
      { bidId },
      {},
      request,
    );
  }

  /**
   * Lists the schedule bids in which the caller takes part.
   *
   * @permissions `wfm:agentScheduleBid:submit`
   * @see GET /api/v2/workforcemanagement/schedulebids
   */
  getWorkforcemanagementSchedulebids(request?: RequestOptions): ApiPromise<AgentScheduleBids> {
    return this.call('getWorkforcemanagementSchedulebids', 'GET /api/v2/workforcemanagement/schedulebids', {}, {}, request);
  }

  /**
   * Reads the state of a scheduling job: `Pending`, `Ongoing`, `Success`, `PartialFailure` or `Failed`. Runs within a
   * business unit are followed with `getWorkforcemanagementBusinessunitSchedulingRun`.
   *
   * @permissions `wfm:schedulingrequest:view`
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
   * Tells whether the caller may state scheduling preferences, which the caller's business unit decides.
   *
   * @permissions not documented
   * @see GET /api/v2/workforcemanagement/schedulingpreferences/settings
   */
  getWorkforcemanagementSchedulingpreferencesSettings(
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitSchedulingPreferencesSettingsResponse> {
    return this.call(
      'getWorkforcemanagementSchedulingpreferencesSettings',
      'GET /api/v2/workforcemanagement/schedulingpreferences/settings',
      {},
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
   * Reads the state of the trade after the caller changed its terms with `postWorkforcemanagementShifttradingTradeJobs`.
   *
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see GET /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/jobs/{jobId}
   */
  getWorkforcemanagementShifttradingTradeJob(
    tradeId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeUpdateTradeJobResponse> {
    return this.call(
      'getWorkforcemanagementShifttradingTradeJob',
      'GET /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/jobs/{jobId}',
      { tradeId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads whether the caller's acceptance of a trade went through, with the review of the rules it touches.
   *
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see GET /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/match/jobs/{jobId}
   */
  getWorkforcemanagementShifttradingTradeMatchJob(
    tradeId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeMatchTradeJobResponse> {
    return this.call(
      'getWorkforcemanagementShifttradingTradeMatchJob',
      'GET /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/match/jobs/{jobId}',
      { tradeId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the outcome of a move of one shift trade to another state by one of its two agents.
   *
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see GET /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/state/jobs/{jobId}
   */
  getWorkforcemanagementShifttradingTradeStateJob(
    tradeId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeUpdateTradeStateJobResponse> {
    return this.call(
      'getWorkforcemanagementShifttradingTradeStateJob',
      'GET /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/state/jobs/{jobId}',
      { tradeId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the trade that came of the caller's offer of a shift, or the error that stopped it.
   *
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see GET /api/v2/workforcemanagement/shifttrading/trades/jobs/{jobId}
   */
  getWorkforcemanagementShifttradingTradesJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeAddTradeJobResponse> {
    return this.call(
      'getWorkforcemanagementShifttradingTradesJob',
      'GET /api/v2/workforcemanagement/shifttrading/trades/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads the caller's shift trades as a finished query job, given or accepted.
   *
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see GET /api/v2/workforcemanagement/shifttrading/trades/mine/query/jobs/{jobId}
   */
  getWorkforcemanagementShifttradingTradesMineQueryJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeQueryAgentTradesJobResponse> {
    return this.call(
      'getWorkforcemanagementShifttradingTradesMineQueryJob',
      'GET /api/v2/workforcemanagement/shifttrading/trades/mine/query/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads a report on historical shrinkage, whether it was asked for by management unit or by team. At `Complete` the results
   * are at the download URLs.
   *
   * @permissions not documented
   * @see GET /api/v2/workforcemanagement/shrinkage/jobs/{jobId}
   */
  getWorkforcemanagementShrinkageJob(jobId: string, request?: RequestOptions): ApiPromise<WfmHistoricalShrinkageResponse> {
    return this.call(
      'getWorkforcemanagementShrinkageJob',
      'GET /api/v2/workforcemanagement/shrinkage/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Tells for each agent of a team whether they are following their schedule at this moment.
   *
   * @permissions `wfm:realtimeAdherence:view`
   * @see GET /api/v2/workforcemanagement/teams/{teamId}/adherence
   */
  getWorkforcemanagementTeamAdherence(teamId: string, request?: RequestOptions): ApiPromise<UserScheduleAdherenceListing> {
    return this.call(
      'getWorkforcemanagementTeamAdherence',
      'GET /api/v2/workforcemanagement/teams/{teamId}/adherence',
      { teamId },
      {},
      request,
    );
  }

  /**
   * Reads the time-off balances that a human-resources system has reported for an agent. The jobs are started by
   * `postWorkforcemanagementTimeoffbalanceJobs` and its companions for planners.
   *
   * @permissions not documented
   * @see GET /api/v2/workforcemanagement/timeoffbalance/jobs/{jobId}
   */
  getWorkforcemanagementTimeoffbalanceJob(jobId: string, request?: RequestOptions): ApiPromise<TimeOffBalanceJobResponse> {
    return this.call(
      'getWorkforcemanagementTimeoffbalanceJob',
      'GET /api/v2/workforcemanagement/timeoffbalance/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
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
   * @permissions `wfm:agentTimeOffRequest:submit`
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
   * @param opts.recentlyReviewed - True brings only requests reviewed of late. The platform takes it no longer.
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
   * Tells whether the caller's management unit lets its agents enter times at which they cannot work.
   *
   * @permissions `wfm:agentUnavailableTimes:submit`
   * @see GET /api/v2/workforcemanagement/unavailabletimes/settings
   */
  getWorkforcemanagementUnavailabletimesSettings(
    request?: RequestOptions,
  ): ApiPromise<ManagementUnitAvailabilitySettingsResponse> {
    return this.call(
      'getWorkforcemanagementUnavailabletimesSettings',
      'GET /api/v2/workforcemanagement/unavailabletimes/settings',
      {},
      {},
      request,
    );
  }

  /**
   * Reads whether an agent's intended unavailable times leave room for a valid schedule and, if not, which constraints of the
   * work plan stand in the way.
   *
   * @permissions `wfm:agentUnavailableTimes:submit`
   * @see GET /api/v2/workforcemanagement/unavailabletimes/validation/jobs/{jobId}
   */
  getWorkforcemanagementUnavailabletimesValidationJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<QueryAgentUnavailableTimesValidationJobResponse> {
    return this.call(
      'getWorkforcemanagementUnavailabletimesValidationJob',
      'GET /api/v2/workforcemanagement/unavailabletimes/validation/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads the rank that a user brings into work plan bids.
   *
   * @permissions `wfm:workPlanBid:view`
   * @see GET /api/v2/workforcemanagement/users/{userId}/workplanbidranks
   */
  getWorkforcemanagementUserWorkplanbidranks(userId: string, request?: RequestOptions): ApiPromise<WorkPlanBidRanks> {
    return this.call(
      'getWorkforcemanagementUserWorkplanbidranks',
      'GET /api/v2/workforcemanagement/users/{userId}/workplanbidranks',
      { userId },
      {},
      request,
    );
  }

  /**
   * Reads how the caller has ranked the work plans of a bid and which plan the bid has assigned.
   *
   * @permissions `wfm:agentWorkPlanBid:submit`
   * @see GET /api/v2/workforcemanagement/workplanbids/{bidId}/preferences
   */
  getWorkforcemanagementWorkplanbidPreferences(
    bidId: string,
    request?: RequestOptions,
  ): ApiPromise<AgentWorkPlanBiddingPreferenceResponse> {
    return this.call(
      'getWorkforcemanagementWorkplanbidPreferences',
      'GET /api/v2/workforcemanagement/workplanbids/{bidId}/preferences',
      { bidId },
      {},
      request,
    );
  }

  /**
   * Lists the work plans that the caller may choose from in a bid, with days, start times and paid time as far as the bid
   * reveals them.
   *
   * @permissions `wfm:agentWorkPlanBid:submit`
   * @see GET /api/v2/workforcemanagement/workplanbids/{bidId}/workplans
   */
  getWorkforcemanagementWorkplanbidWorkplans(bidId: string, request?: RequestOptions): ApiPromise<AgentWorkPlanListResponse> {
    return this.call(
      'getWorkforcemanagementWorkplanbidWorkplans',
      'GET /api/v2/workforcemanagement/workplanbids/{bidId}/workplans',
      { bidId },
      {},
      request,
    );
  }

  /**
   * Lists the work plan bids in which the caller takes part, so that an agent's application can show the open ones.
   *
   * @permissions `wfm:agentWorkPlanBid:submit`
   * @see GET /api/v2/workforcemanagement/workplanbids
   */
  getWorkforcemanagementWorkplanbids(request?: RequestOptions): ApiPromise<AgentWorkPlanBids> {
    return this.call('getWorkforcemanagementWorkplanbids', 'GET /api/v2/workforcemanagement/workplanbids', {}, {}, request);
  }

  /**
   * Approves or denies an agent's explanation for being out of adherence. The answer is a job, followed with
   * `getWorkforcemanagementAdherenceExplanationsJob`.
   *
   * @permissions `wfm:adherenceExplanation:edit`
   * @see PATCH /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations/{explanationId}
   */
  patchWorkforcemanagementAgentAdherenceExplanation(
    agentId: string,
    explanationId: string,
    body: UpdateAdherenceExplanationStatusRequest,
    request?: RequestOptions,
  ): ApiPromise<AdherenceExplanationAsyncResponse> {
    return this.call(
      'patchWorkforcemanagementAgentAdherenceExplanation',
      'PATCH /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations/{explanationId}',
      { agentId, explanationId, body },
      {},
      request,
    );
  }

  /**
   * Cancels the caller's request for an alternative shift, the one change an agent can make to it.
   *
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see PATCH /api/v2/workforcemanagement/alternativeshifts/trades/{tradeId}
   */
  patchWorkforcemanagementAlternativeshiftsTrade(
    tradeId: string,
    body: AgentUpdateAlternativeShiftTradeRequest,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftTradeResponse> {
    return this.call(
      'patchWorkforcemanagementAlternativeshiftsTrade',
      'PATCH /api/v2/workforcemanagement/alternativeshifts/trades/{tradeId}',
      { tradeId, body },
      {},
      request,
    );
  }

  /**
   * Approves or denies several agents' requests for alternative shifts in one go. The job is read with
   * `getWorkforcemanagementAlternativeshiftsTradesStateJob`.
   *
   * @permissions `wfm:alternativeShift:edit`
   * @see PATCH /api/v2/workforcemanagement/alternativeshifts/trades/state/jobs
   */
  patchWorkforcemanagementAlternativeshiftsTradesStateJobs(
    body: AdminBulkUpdateAlternativeShiftTradeStateRequest,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftAsyncResponse> {
    return this.call(
      'patchWorkforcemanagementAlternativeshiftsTradesStateJobs',
      'PATCH /api/v2/workforcemanagement/alternativeshifts/trades/state/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Changes a business unit's name, division or settings.
   *
   * @param opts.body - `settings`, where given, needs its current version in `metadata`.
   * @param opts.includeSchedulingDefaultMessageSeverities - True adds the default severities of scheduling messages to the
   * settings in the answer.
   * @permissions `wfm:businessUnit:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}
   */
  patchWorkforcemanagementBusinessunit(
    businessUnitId: string,
    opts?: { body?: UpdateBusinessUnitRequest; includeSchedulingDefaultMessageSeverities?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunit',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}',
      { businessUnitId },
      opts,
      request,
      { options: ['includeSchedulingDefaultMessageSeverities', 'body'] },
    );
  }

  /**
   * Changes an activity code. Schedules that use it show the new name and category.
   *
   * @param opts.body - Needs the code's current version in `metadata`.
   * @permissions `wfm:activityCode:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Changes several activity codes of a business unit together. The version that each entry carries is that of the business
   * unit's list of codes.
   *
   * @permissions `wfm:activityCodes:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/bulk
   */
  patchWorkforcemanagementBusinessunitActivitycodesBulk(
    businessUnitId: string,
    body: BulkUpdateActivityCodeRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkUpdateActivityCodeResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitActivitycodesBulk',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activitycodes/bulk',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Changes an activity plan, or switches it on or off by its `state`. `postWorkforcemanagementBusinessunitActivityplanRunsJobs`
   * then runs the plan as changed.
   *
   * @permissions `wfm:activityPlan:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}
   */
  patchWorkforcemanagementBusinessunitActivityplan(
    businessUnitId: string,
    activityPlanId: string,
    body: UpdateActivityPlanRequest,
    request?: RequestOptions,
  ): ApiPromise<ActivityPlanResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitActivityplan',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}',
      { businessUnitId, activityPlanId, body },
      {},
      request,
    );
  }

  /**
   * Changes a business unit's rules on alternative shifts. An empty list of granularities switches the feature off.
   *
   * @permissions `wfm:businessUnit:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/settings
   */
  patchWorkforcemanagementBusinessunitAlternativeshiftsSettings(
    businessUnitId: string,
    body: UpdateAlternativeShiftBuSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftBuSettingsResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitAlternativeshiftsSettings',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/settings',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Changes a capacity plan's name, span, forecast or definition of a full-time agent. The figures of its staffing groups change
   * with `postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations`.
   *
   * @permissions `wfm:capacityPlan:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}
   */
  patchWorkforcemanagementBusinessunitCapacityplan(
    businessUnitId: string,
    capacityPlanId: string,
    body: UpdateCapacityPlanRequest,
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitCapacityplan',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}',
      { businessUnitId, capacityPlanId, body },
      {},
      request,
    );
  }

  /**
   * Sets the least number of agents for a business unit's planning groups, in general or by group and weekday.
   *
   * @permissions `wfm:minimumStaffingSettings:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/minimumstaffing/settings
   */
  patchWorkforcemanagementBusinessunitMinimumstaffingSettings(
    businessUnitId: string,
    body: MinimumStaffingRequest,
    request?: RequestOptions,
  ): ApiPromise<MinimumStaffingResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitMinimumstaffingSettings',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/minimumstaffing/settings',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Changes an opportunity: its time, capacity, deadline, way of approval or invited agents. To publish or close it, use
   * `postWorkforcemanagementBusinessunitOpportunitiesBulkPublish` or
   * `postWorkforcemanagementBusinessunitOpportunitiesBulkStatusesUpdate`.
   *
   * @permissions `wfm:opportunity:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/{opportunityId}
   */
  patchWorkforcemanagementBusinessunitOpportunity(
    businessUnitId: string,
    opportunityId: string,
    body: PatchOpportunityRequest,
    request?: RequestOptions,
  ): ApiPromise<OpportunityResult> {
    return this.call(
      'patchWorkforcemanagementBusinessunitOpportunity',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/{opportunityId}',
      { businessUnitId, opportunityId, body },
      {},
      request,
    );
  }

  /**
   * Changes a planning group.
   *
   * @param opts.body - `routePaths`, where given, replaces all of them; `metadata` carries the current version.
   * @permissions `wfm:planningGroup:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Changes a schedule bid or takes it to its next stage by way of `status`.
   *
   * @permissions `wfm:scheduleBid:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}
   */
  patchWorkforcemanagementBusinessunitSchedulebid(
    businessUnitId: string,
    bidId: string,
    body: UpdateScheduleBid,
    request?: RequestOptions,
  ): ApiPromise<ScheduleBid> {
    return this.call(
      'patchWorkforcemanagementBusinessunitSchedulebid',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}',
      { businessUnitId, bidId, body },
      {},
      request,
    );
  }

  /**
   * Changes who and what belongs to a schedule bid's group, or how many agents each schedule set is to take.
   *
   * @permissions `wfm:scheduleBidGroup:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}
   */
  patchWorkforcemanagementBusinessunitSchedulebidGroup(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    body: ScheduleBidGroupUpdate,
    request?: RequestOptions,
  ): ApiPromise<ScheduleBidGroupResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitSchedulebidGroup',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}',
      { businessUnitId, bidId, bidGroupId, body },
      {},
      request,
    );
  }

  /**
   * Gives agents another schedule set than the bid assigned, with the reason. The answer shows the group's preferences after the
   * change.
   *
   * @permissions `wfm:scheduleBidGroup:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}/preferences
   */
  patchWorkforcemanagementBusinessunitSchedulebidGroupPreferences(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    body: AgentsBidAssignedScheduleSetOverrideRequest,
    request?: RequestOptions,
  ): ApiPromise<AdminAgentScheduleBidPreferenceResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitSchedulebidGroupPreferences',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}/preferences',
      { businessUnitId, bidId, bidGroupId, body },
      {},
      request,
    );
  }

  /**
   * Switches the smoothing towards a consistent service level in schedule generation on or off for a business unit.
   *
   * @permissions `wfm:schedulerSettings:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduler/settings
   */
  patchWorkforcemanagementBusinessunitSchedulerSettings(
    businessUnitId: string,
    body: BuSchedulerSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<BuSchedulerSettingsResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitSchedulerSettings',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/scheduler/settings',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Marks for which management units the result of a rescheduling run has been applied. It does not apply anything itself.
   *
   * @permissions `wfm:schedule:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Decides whether agents of a business unit may state scheduling preferences.
   *
   * @permissions not documented
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulingpreferences/settings
   */
  patchWorkforcemanagementBusinessunitSchedulingpreferencesSettings(
    businessUnitId: string,
    body: UpdateBusinessUnitSchedulingPreferencesSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitSchedulingPreferencesSettingsResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitSchedulingpreferencesSettings',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulingpreferences/settings',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Changes the goals of a template, with effect on every planning group that uses it.
   *
   * @param opts.body - Needs the template's current version in `metadata`.
   * @permissions `wfm:serviceGoalTemplate:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Changes the name, agents or planning groups of a staffing group. The version last read goes into `metadata`.
   *
   * @permissions `wfm:staffingGroup:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/{staffingGroupId}
   */
  patchWorkforcemanagementBusinessunitStaffinggroup(
    businessUnitId: string,
    staffingGroupId: string,
    body: UpdateStaffingGroupRequest,
    request?: RequestOptions,
  ): ApiPromise<StaffingGroupResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitStaffinggroup',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/{staffingGroupId}',
      { businessUnitId, staffingGroupId, body },
      {},
      request,
    );
  }

  /**
   * Changes a time-off plan of a business unit: its codes, approval rule, blocked days or the agents it covers. Sets that are
   * given replace the old ones whole.
   *
   * @permissions `wfm:timeOffPlan:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId}
   */
  patchWorkforcemanagementBusinessunitTimeoffplan(
    businessUnitId: string,
    timeOffPlanId: string,
    body: BuUpdateTimeOffPlanRequest,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffPlanResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitTimeoffplan',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans/{timeOffPlanId}',
      { businessUnitId, timeOffPlanId, body },
      {},
      request,
    );
  }

  /**
   * Changes a work plan bid's dates or rules, or moves it on through its stages by `status`.
   *
   * @permissions `wfm:workPlanBid:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}
   */
  patchWorkforcemanagementBusinessunitWorkplanbid(
    businessUnitId: string,
    bidId: string,
    body: UpdateWorkPlanBid,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBid> {
    return this.call(
      'patchWorkforcemanagementBusinessunitWorkplanbid',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}',
      { businessUnitId, bidId, body },
      {},
      request,
    );
  }

  /**
   * Changes the agents, work plans or planning groups of a group in a work plan bid. Lists that are given replace the old ones.
   *
   * @permissions `wfm:workPlanBidGroup:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}
   */
  patchWorkforcemanagementBusinessunitWorkplanbidGroup(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    body: WorkPlanBidGroupUpdate,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBidGroupResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitWorkplanbidGroup',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}',
      { businessUnitId, bidId, bidGroupId, body },
      {},
      request,
    );
  }

  /**
   * Gives agents another work plan than the bid assigned, with the reason for it.
   *
   * @permissions `wfm:workPlanBidGroup:edit`
   * @see PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}/preferences
   */
  patchWorkforcemanagementBusinessunitWorkplanbidGroupPreferences(
    businessUnitId: string,
    bidId: string,
    bidGroupId: string,
    body: AgentsBidAssignedWorkPlanOverrideRequest,
    request?: RequestOptions,
  ): ApiPromise<AdminAgentWorkPlanPreferenceResponse> {
    return this.call(
      'patchWorkforcemanagementBusinessunitWorkplanbidGroupPreferences',
      'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups/{bidGroupId}/preferences',
      { businessUnitId, bidId, bidGroupId, body },
      {},
      request,
    );
  }

  /**
   * Changes a management unit's name, division or settings. To put it under another business unit, use
   * `postWorkforcemanagementManagementunitMove`.
   *
   * @param opts.body - `settings`, where given, needs its current version in `metadata`.
   * @permissions `wfm:managementUnit:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Sets which agents of a management unit may be included when schedules are generated.
   *
   * @permissions `wfm:agent:edit`
   * @see PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents
   */
  patchWorkforcemanagementManagementunitAgents(
    managementUnitId: string,
    body: UpdateMuAgentsRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchWorkforcemanagementManagementunitAgents',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents',
      { managementUnitId, body },
      {},
      request,
    );
  }

  /**
   * Assigns work plans to many agents of a management unit, for good or as overrides for some weeks. Only the agents for whom it
   * failed are listed in the answer.
   *
   * @permissions `wfm:workPlan:edit`
   * @see PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/workplans/bulk
   */
  patchWorkforcemanagementManagementunitAgentsWorkplansBulk(
    managementUnitId: string,
    body: UpdateMuAgentWorkPlansBatchRequest,
    request?: RequestOptions,
  ): ApiPromise<UpdateMuAgentWorkPlansBatchResponse> {
    return this.call(
      'patchWorkforcemanagementManagementunitAgentsWorkplansBulk',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/workplans/bulk',
      { managementUnitId, body },
      {},
      request,
    );
  }

  /**
   * Changes a limit's default, which holds on days without a separate value; those are set with
   * `putWorkforcemanagementManagementunitTimeofflimitValues`.
   *
   * @param opts.body - Needs the limit's current version in `metadata`.
   * @deprecated The platform calls it deprecated.
   * @permissions `wfm:timeOffLimit:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Changes a time-off plan.
   *
   * @param opts.body - `activityCodeIds` and `timeOffLimitIds`, where given, replace the whole set; `metadata` carries the
   * current version.
   * @deprecated Use `patchWorkforcemanagementBusinessunitTimeoffplan`.
   * @permissions `wfm:timeOffPlan:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Records how far a user's time-off request has been carried over to the human-resources system, for instance that a user
   * has done it by hand.
   *
   * @permissions `wfm:timeOffRequest:edit`
   * @see PATCH
   * /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/{timeOffRequestId}/users/{userId}/integrationstatus
   */
  patchWorkforcemanagementManagementunitTimeoffrequestUserIntegrationstatus(
    managementUnitId: string,
    timeOffRequestId: string,
    userId: string,
    body: SetTimeOffIntegrationStatusRequest,
    request?: RequestOptions,
  ): ApiPromise<UserTimeOffIntegrationStatusResponse> {
    return this.call(
      'patchWorkforcemanagementManagementunitTimeoffrequestUserIntegrationstatus',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/{timeOffRequestId}/users/{userId}/integrationstatus',
      { managementUnitId, timeOffRequestId, userId, body },
      {},
      request,
    );
  }

  /**
   * Decides whether agents of a management unit may enter times at which they cannot work.
   *
   * @permissions `wfm:managementUnit:edit`
   * @see PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/unavailabletimes/settings
   */
  patchWorkforcemanagementManagementunitUnavailabletimesSettings(
    managementUnitId: string,
    body: UpdateManagementUnitsSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<ManagementUnitAvailabilitySettingsResponse> {
    return this.call(
      'patchWorkforcemanagementManagementunitUnavailabletimesSettings',
      'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/unavailabletimes/settings',
      { managementUnitId, body },
      {},
      request,
    );
  }

  /**
   * Approves or denies a user's time-off request, or changes its days or activity code. Agents change their own with
   * `patchWorkforcemanagementTimeoffrequest`.
   *
   * @param opts.body - Needs the request's current version in `metadata`.
   * @permissions `wfm:timeOffRequest:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Changes a shift trade that the caller has offered: the agent it is meant for, its expiry or the times acceptable in
   * return.
   *
   * @param weekDateId - First day of the week that holds the initiating shift, `yyyy-MM-dd`.
   * @param body - A field given with an empty wrapper clears the value; `metadata` carries the current version.
   * @deprecated The platform calls it deprecated.
   * @permissions `wfm:agentShiftTradeRequest:participate`
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
   * @permissions `wfm:workPlan:edit`
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
      { options: ['validationMode', 'body'] },
    );
  }

  /**
   * Changes a rotation: its name, dates, pattern or agents.
   *
   * @param opts.body - Agents are removed by `delete` on the entry; `metadata` carries the current version.
   * @permissions `wfm:workPlanRotation:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Adds and removes scheduling preferences of the caller, and answers with those that then hold. They are wishes, other than
   * the times of `patchWorkforcemanagementUnavailabletimes`.
   *
   * @permissions not documented
   * @see PATCH /api/v2/workforcemanagement/schedulingpreferences
   */
  patchWorkforcemanagementSchedulingpreferences(
    body: UpdateAgentSchedulingPreferencesRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentSchedulingPreferenceListing> {
    return this.call(
      'patchWorkforcemanagementSchedulingpreferences',
      'PATCH /api/v2/workforcemanagement/schedulingpreferences',
      { body },
      {},
      request,
    );
  }

  /**
   * Cancels one of the caller's own time-off requests, edits its notes or marks it as read.
   *
   * @permissions `wfm:agentTimeOffRequest:submit`
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
      { options: ['body'] },
    );
  }

  /**
   * Enters, changes or deletes times at which the caller cannot work. Scheduling keeps them free, so it is well to try them with
   * `postWorkforcemanagementUnavailabletimesValidationJobs` first.
   *
   * @permissions `wfm:agentUnavailableTimes:submit`
   * @see PATCH /api/v2/workforcemanagement/unavailabletimes
   */
  patchWorkforcemanagementUnavailabletimes(
    body: UpdateUnavailableTimesRequest,
    request?: RequestOptions,
  ): ApiPromise<UnavailableTimeListing> {
    return this.call(
      'patchWorkforcemanagementUnavailabletimes',
      'PATCH /api/v2/workforcemanagement/unavailabletimes',
      { body },
      {},
      request,
    );
  }

  /**
   * Sets the rank that one user brings into work plan bids.
   *
   * @permissions `wfm:workPlanBid:edit`
   * @see PATCH /api/v2/workforcemanagement/users/{userId}/workplanbidranks
   */
  patchWorkforcemanagementUserWorkplanbidranks(
    userId: string,
    body: WorkPlanBidRanks,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBidRanks> {
    return this.call(
      'patchWorkforcemanagementUserWorkplanbidranks',
      'PATCH /api/v2/workforcemanagement/users/{userId}/workplanbidranks',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Sets the ranks for work plan bids of several users at once.
   *
   * @permissions `wfm:workPlanBid:edit`
   * @see PATCH /api/v2/workforcemanagement/users/workplanbidranks/bulk
   */
  patchWorkforcemanagementUsersWorkplanbidranksBulk(
    body: WorkPlanBidRanks[],
    request?: RequestOptions,
  ): ApiPromise<EntityListing> {
    return this.call(
      'patchWorkforcemanagementUsersWorkplanbidranksBulk',
      'PATCH /api/v2/workforcemanagement/users/workplanbidranks/bulk',
      { body },
      {},
      request,
    );
  }

  /**
   * Saves the caller's ranking of the work plans in a bid. It counts once `submitted` is true.
   *
   * @permissions `wfm:agentWorkPlanBid:submit`
   * @see PATCH /api/v2/workforcemanagement/workplanbids/{bidId}/preferences
   */
  patchWorkforcemanagementWorkplanbidPreferences(
    bidId: string,
    body: UpdateAgentWorkPlanBiddingPreference,
    request?: RequestOptions,
  ): ApiPromise<AgentWorkPlanBiddingPreferenceResponse> {
    return this.call(
      'patchWorkforcemanagementWorkplanbidPreferences',
      'PATCH /api/v2/workforcemanagement/workplanbids/{bidId}/preferences',
      { bidId, body },
      {},
      request,
    );
  }

  /**
   * Submits the caller's explanation for being out of adherence, such as coming late. A supervisor reviews it; the job is read
   * with `getWorkforcemanagementAdherenceExplanationsJob`.
   *
   * @permissions `wfm:agentAdherenceExplanation:submit`
   * @see POST /api/v2/workforcemanagement/adherence/explanations
   */
  postWorkforcemanagementAdherenceExplanations(
    body: AddAdherenceExplanationAgentRequest,
    request?: RequestOptions,
  ): ApiPromise<AdherenceExplanationAsyncResponse> {
    return this.call(
      'postWorkforcemanagementAdherenceExplanations',
      'POST /api/v2/workforcemanagement/adherence/explanations',
      { body },
      {},
      request,
    );
  }

  /**
   * Lists the caller's own adherence explanations between two instants. A large result comes as a job.
   *
   * @param opts.forceAsync - True answers with a job even where the result is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:agentAdherenceExplanation:submit`
   * @see POST /api/v2/workforcemanagement/adherence/explanations/query
   */
  postWorkforcemanagementAdherenceExplanationsQuery(
    body: AgentQueryAdherenceExplanationsRequest,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<QueryAdherenceExplanationsResponse> {
    return this.call(
      'postWorkforcemanagementAdherenceExplanationsQuery',
      'POST /api/v2/workforcemanagement/adherence/explanations/query',
      { body },
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
   * @deprecated The platform no longer offers it. Use `postWorkforcemanagementAdherenceHistoricalBulk`.
   * @permissions `wfm:historicalAdherence:view`
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
      { retired: true },
    );
  }

  /**
   * Starts one query on historical adherence for several management units, each with its own users and span.
   * `getWorkforcemanagementAdherenceHistoricalBulkJob` reads the outcome.
   *
   * @permissions `wfm:historicalAdherence:view`
   * @see POST /api/v2/workforcemanagement/adherence/historical/bulk
   */
  postWorkforcemanagementAdherenceHistoricalBulk(
    body: WfmHistoricalAdherenceBulkQuery,
    request?: RequestOptions,
  ): ApiPromise<WfmHistoricalAdherenceBulkResponse> {
    return this.call(
      'postWorkforcemanagementAdherenceHistoricalBulk',
      'POST /api/v2/workforcemanagement/adherence/historical/bulk',
      { body },
      {},
      request,
    );
  }

  /**
   * Enters an explanation for an agent's departure from schedule on the agent's behalf, already approved or denied if wanted.
   *
   * @permissions `wfm:adherenceExplanation:add`
   * @see POST /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations
   */
  postWorkforcemanagementAgentAdherenceExplanations(
    agentId: string,
    body: AddAdherenceExplanationAdminRequest,
    request?: RequestOptions,
  ): ApiPromise<AdherenceExplanationAsyncResponse> {
    return this.call(
      'postWorkforcemanagementAgentAdherenceExplanations',
      'POST /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations',
      { agentId, body },
      {},
      request,
    );
  }

  /**
   * Lists one agent's adherence explanations between two instants, for supervisors. For many agents, use
   * `postWorkforcemanagementBusinessunitAdherenceExplanationsQuery`.
   *
   * @param opts.forceAsync - True answers with a job even where the result is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:adherenceExplanation:view`
   * @see POST /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations/query
   */
  postWorkforcemanagementAgentAdherenceExplanationsQuery(
    agentId: string,
    body: AgentQueryAdherenceExplanationsRequest,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AgentQueryAdherenceExplanationsResponse> {
    return this.call(
      'postWorkforcemanagementAgentAdherenceExplanationsQuery',
      'POST /api/v2/workforcemanagement/agents/{agentId}/adherence/explanations/query',
      { agentId, body },
      opts,
      request,
    );
  }

  /**
   * Lists when a given agent would like to work, or not, between two dates.
   *
   * @permissions not documented
   * @see POST /api/v2/workforcemanagement/agents/{agentId}/schedulingpreferences/query
   */
  postWorkforcemanagementAgentSchedulingpreferencesQuery(
    agentId: string,
    body: QueryAgentSchedulingPreferencesRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentSchedulingPreferenceListing> {
    return this.call(
      'postWorkforcemanagementAgentSchedulingpreferencesQuery',
      'POST /api/v2/workforcemanagement/agents/{agentId}/schedulingpreferences/query',
      { agentId, body },
      {},
      request,
    );
  }

  /**
   * Lists the times at which a given agent cannot work, as the agent has entered them. Agents read their own with
   * `postWorkforcemanagementUnavailabletimesQuery`.
   *
   * @permissions `wfm:unavailableTimes:view`
   * @see POST /api/v2/workforcemanagement/agents/{agentId}/unavailabletimes/query
   */
  postWorkforcemanagementAgentUnavailabletimesQuery(
    agentId: string,
    body: QueryAgentUnavailableTimesRequest,
    request?: RequestOptions,
  ): ApiPromise<UnavailableTimeListing> {
    return this.call(
      'postWorkforcemanagementAgentUnavailabletimesQuery',
      'POST /api/v2/workforcemanagement/agents/{agentId}/unavailabletimes/query',
      { agentId, body },
      {},
      request,
    );
  }

  /**
   * Moves agents to another management unit, or out of theirs where no destination is given. Each user has a separate
   * result, since one may already be there while another lacks a place.
   *
   * @permissions `wfm:agent:edit`
   * @see POST /api/v2/workforcemanagement/agents
   */
  postWorkforcemanagementAgents(body: MoveAgentsRequest, request?: RequestOptions): ApiPromise<MoveAgentsResponse> {
    return this.call('postWorkforcemanagementAgents', 'POST /api/v2/workforcemanagement/agents', { body }, {}, request);
  }

  /**
   * Reads for several agents which human-resources integrations know them, under which external id, and which one is used.
   *
   * @permissions `wfm:agent:view`
   * @see POST /api/v2/workforcemanagement/agents/integrations/hris/query
   */
  postWorkforcemanagementAgentsIntegrationsHrisQuery(
    body: QueryAgentsIntegrationsRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentsIntegrationsListing> {
    return this.call(
      'postWorkforcemanagementAgentsIntegrationsHrisQuery',
      'POST /api/v2/workforcemanagement/agents/integrations/hris/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a query on how far the caller kept to schedule in the past. The result is read with
   * `getWorkforcemanagementAgentsMeAdherenceHistoricalJob`.
   *
   * @param opts.expand - Parts to add to the percentages: single departures, actual activities, the schedule, or conformance.
   * @permissions any of `wfm:agentHistoricalAdherence:view`, `wfm:agentHistoricalAdherenceConformance:view`
   * @see POST /api/v2/workforcemanagement/agents/me/adherence/historical/jobs
   */
  postWorkforcemanagementAgentsMeAdherenceHistoricalJobs(
    opts?: {
      expand?: readonly OpenEnum<'exceptionInfo' | 'actuals' | 'scheduledActivities' | 'conformance'>[];
      body?: WfmHistoricalAdherenceQueryForAgent;
    },
    request?: RequestOptions,
  ): ApiPromise<WfmAgentHistoricalAdherenceResponse> {
    return this.call(
      'postWorkforcemanagementAgentsMeAdherenceHistoricalJobs',
      'POST /api/v2/workforcemanagement/agents/me/adherence/historical/jobs',
      {},
      opts,
      request,
    );
  }

  /**
   * Shows the caller which shifts their work plan makes possible in the coming weeks and how likely each interval is to be
   * scheduled. It helps in choosing unavailable times.
   *
   * @permissions `wfm:agentPossibleWorkShifts:view`
   * @see POST /api/v2/workforcemanagement/agents/me/possibleworkshifts
   */
  postWorkforcemanagementAgentsMePossibleworkshifts(
    body: AgentPossibleWorkShiftsRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentPossibleWorkShiftsResponse> {
    return this.call(
      'postWorkforcemanagementAgentsMePossibleworkshifts',
      'POST /api/v2/workforcemanagement/agents/me/possibleworkshifts',
      { body },
      {},
      request,
    );
  }

  /**
   * Enrols the caller in opportunities. Each enrolment succeeds or fails by itself, and `errorCount` says how many failed.
   *
   * @permissions `wfm:agentOpportunitiesEnrollments:add`
   * @see POST /api/v2/workforcemanagement/agents/opportunities/enrollments/bulk/add
   */
  postWorkforcemanagementAgentsOpportunitiesEnrollmentsBulkAdd(
    body: AgentBulkAddOpportunityEnrollmentsRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentBulkAddOpportunityEnrollmentsResponse> {
    return this.call(
      'postWorkforcemanagementAgentsOpportunitiesEnrollmentsBulkAdd',
      'POST /api/v2/workforcemanagement/agents/opportunities/enrollments/bulk/add',
      { body },
      {},
      request,
    );
  }

  /**
   * Withdraws the caller from opportunities in which they had enrolled.
   *
   * @permissions `wfm:agentOpportunitiesEnrollmentsStatuses:edit`
   * @see POST /api/v2/workforcemanagement/agents/opportunities/enrollments/bulk/statuses/update
   */
  postWorkforcemanagementAgentsOpportunitiesEnrollmentsBulkStatusesUpdate(
    body: AgentBulkStatusUpdateOpportunityEnrollmentsRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentBulkStatusUpdateOpportunityEnrollmentsResponse> {
    return this.call(
      'postWorkforcemanagementAgentsOpportunitiesEnrollmentsBulkStatusesUpdate',
      'POST /api/v2/workforcemanagement/agents/opportunities/enrollments/bulk/statuses/update',
      { body },
      {},
      request,
    );
  }

  /**
   * Lists the opportunities open to the caller in a span of time, by business unit, with the caller's enrolment where there is
   * one.
   *
   * @param opts.expand - Parts to fill in that a plain answer leaves out.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:agentOpportunitiesQuery:view`
   * @see POST /api/v2/workforcemanagement/agents/opportunities/query
   */
  postWorkforcemanagementAgentsOpportunitiesQuery(
    body: QueryOpportunitiesRequest,
    opts?: { expand?: string; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AgentQueryOpportunitiesResponse> {
    return this.call(
      'postWorkforcemanagementAgentsOpportunitiesQuery',
      'POST /api/v2/workforcemanagement/agents/opportunities/query',
      { body },
      opts,
      request,
    );
  }

  /**
   * Reads when the agents of the caller's management unit work, between two instants. Activities are named by category, not by
   * code.
   *
   * @param opts.forceAsync - True answers by notification even where the result is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:agentManagementUnitSchedule:view`
   * @see POST /api/v2/workforcemanagement/agentschedules/managementunits/mine
   */
  postWorkforcemanagementAgentschedulesManagementunitsMine(
    body: AgentMuScheduleQuery,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AgentMuQueryResponse> {
    return this.call(
      'postWorkforcemanagementAgentschedulesManagementunitsMine',
      'POST /api/v2/workforcemanagement/agentschedules/managementunits/mine',
      { body },
      opts,
      request,
    );
  }

  /**
   * Reads the caller's own published schedule between two instants, with changes made since it was first published.
   *
   * @param opts.body - Start and end as date-times.
   * @permissions `wfm:agentSchedule:view`
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
      { options: ['body'] },
    );
  }

  /**
   * Looks for shifts that the caller could have in a week instead of those scheduled. The offers are read with
   * `getWorkforcemanagementAlternativeshiftsOffersJob`, and `postWorkforcemanagementAlternativeshiftsTrades` asks for one.
   *
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see POST /api/v2/workforcemanagement/alternativeshifts/offers/jobs
   */
  postWorkforcemanagementAlternativeshiftsOffersJobs(
    body: AlternativeShiftOffersRequest,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftAsyncResponse> {
    return this.call(
      'postWorkforcemanagementAlternativeshiftsOffersJobs',
      'POST /api/v2/workforcemanagement/alternativeshifts/offers/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Looks for alternatives to one shift of the caller, within the times that would suit.
   * `getWorkforcemanagementAlternativeshiftsOffersSearchJob` reads what was found.
   *
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see POST /api/v2/workforcemanagement/alternativeshifts/offers/search/jobs
   */
  postWorkforcemanagementAlternativeshiftsOffersSearchJobs(
    body: AlternativeShiftSearchOffersRequest,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftAsyncResponse> {
    return this.call(
      'postWorkforcemanagementAlternativeshiftsOffersSearchJobs',
      'POST /api/v2/workforcemanagement/alternativeshifts/offers/search/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Asks for an alternative shift that an earlier look for offers has found. The request names the job of that look and the
   * shifts to drop and to pick up.
   *
   * @permissions `wfm:agentAlternativeShift:submit`
   * @see POST /api/v2/workforcemanagement/alternativeshifts/trades
   */
  postWorkforcemanagementAlternativeshiftsTrades(
    body: CreateAlternativeShiftTradeRequest,
    request?: RequestOptions,
  ): ApiPromise<AlternativeShiftTradeResponse> {
    return this.call(
      'postWorkforcemanagementAlternativeshiftsTrades',
      'POST /api/v2/workforcemanagement/alternativeshifts/trades',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates an activity code in a business unit.
   *
   * @permissions `wfm:activityCode:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Starts a run that finds places in the schedules for an activity plan's sessions. Follow it with
   * `getWorkforcemanagementBusinessunitActivityplanRunsJob`.
   *
   * @permissions `wfm:activityPlanRunJob:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}/runs/jobs
   */
  postWorkforcemanagementBusinessunitActivityplanRunsJobs(
    businessUnitId: string,
    activityPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<ActivityPlanRunJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitActivityplanRunsJobs',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans/{activityPlanId}/runs/jobs',
      { businessUnitId, activityPlanId },
      {},
      request,
    );
  }

  /**
   * Creates an activity plan: a meeting, training or other activity that is to be fitted into the schedules of many agents. A
   * run started with `postWorkforcemanagementBusinessunitActivityplanRunsJobs` finds the places.
   *
   * @permissions `wfm:activityPlan:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans
   */
  postWorkforcemanagementBusinessunitActivityplans(
    businessUnitId: string,
    body: CreateActivityPlanRequest,
    request?: RequestOptions,
  ): ApiPromise<ActivityPlanResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitActivityplans',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/activityplans',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Lists adherence explanations across a business unit, narrowed to management units or agents if wanted: a supervisor's
   * worklist.
   *
   * @param opts.forceAsync - True answers with a job even where the result is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:adherenceExplanation:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/adherence/explanations/query
   */
  postWorkforcemanagementBusinessunitAdherenceExplanationsQuery(
    businessUnitId: string,
    body: BuQueryAdherenceExplanationsRequest,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BuQueryAdherenceExplanationsResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitAdherenceExplanationsQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/adherence/explanations/query',
      { businessUnitId, body },
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
      { options: ['forceAsync', 'forceDownloadService', 'body'] },
    );
  }

  /**
   * Lists the requests for alternative shifts in a business unit, by management unit or agent. A large result comes as a job for
   * `getWorkforcemanagementBusinessunitAlternativeshiftsTradesSearchJob`.
   *
   * @param opts.forceAsync - True answers with a job even where the result is small; meant for testing.
   * @permissions `wfm:alternativeShift:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/trades/search
   */
  postWorkforcemanagementBusinessunitAlternativeshiftsTradesSearch(
    businessUnitId: string,
    body: SearchAlternativeShiftTradesRequest,
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BuListAlternativeShiftTradesResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitAlternativeshiftsTradesSearch',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/alternativeshifts/trades/search',
      { businessUnitId, body },
      opts,
      request,
    );
  }

  /**
   * Copies a capacity plan under a new name, for another span or on another forecast.
   *
   * @permissions `wfm:capacityPlan:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/copy
   */
  postWorkforcemanagementBusinessunitCapacityplanCopy(
    businessUnitId: string,
    capacityPlanId: string,
    body: CopyCapacityPlanRequest,
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitCapacityplanCopy',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/copy',
      { businessUnitId, capacityPlanId, body },
      {},
      request,
    );
  }

  /**
   * Computes anew how many agents a capacity plan's forecast calls for. While the status is `Processing`,
   * `getWorkforcemanagementBusinessunitCapacityplanStaffingrequirements` tells how it goes.
   *
   * @permissions `wfm:capacityPlan:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/requirement/generate
   */
  postWorkforcemanagementBusinessunitCapacityplanRequirementGenerate(
    businessUnitId: string,
    capacityPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanStaffingRequirementResult> {
    return this.call(
      'postWorkforcemanagementBusinessunitCapacityplanRequirementGenerate',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/requirement/generate',
      { businessUnitId, capacityPlanId },
      {},
      request,
    );
  }

  /**
   * Changes one figure, such as new hires or attrition, of some staffing groups for a run of weeks in a capacity plan. Each
   * change is kept in the plan's record.
   *
   * @permissions `wfm:capacityPlan:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocations
   */
  postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations(
    businessUnitId: string,
    capacityPlanId: string,
    body: CreateCapacityPlanStaffingGroupMetricChangeRequest,
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanStaffingGroupMetricChangeResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocations',
      { businessUnitId, capacityPlanId, body },
      {},
      request,
    );
  }

  /**
   * Lists the changes made to staffing groups' figures in a capacity plan, with author and notes.
   *
   * @permissions `wfm:capacityPlan:view`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocationshistory/query
   */
  postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistoryQuery(
    businessUnitId: string,
    capacityPlanId: string,
    body: QueryCapacityPlanStaffingGroupMetricChangeHistory,
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanStaffingGroupMetricChangeHistoryListResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistoryQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/{capacityPlanId}/staffinggroupallocationshistory/query',
      { businessUnitId, capacityPlanId, body },
      {},
      request,
    );
  }

  /**
   * Has the long-term staffing requirements of an automatic-best-method forecast computed again, even where they exist already.
   *
   * @param weekDateId - First day of the forecast's week, `yyyy-MM-dd`.
   * @permissions `wfm:longTermStaffing:edit`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplanning/longtermrequirements/automaticbestmethod/weeks/{weekDateId}/forecasts/{forecastId}/forceregenerate
   */
  postWorkforcemanagementBusinessunitCapacityplanningLongtermrequirementsAutomaticbestmethodWeekForecastForceregenerate(
    businessUnitId: string,
    weekDateId: string,
    forecastId: string,
    request?: RequestOptions,
  ): ApiPromise<LongTermRequirementsResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitCapacityplanningLongtermrequirementsAutomaticbestmethodWeekForecastForceregenerate',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplanning/longtermrequirements/automaticbestmethod/weeks/{weekDateId}/forecasts/{forecastId}/forceregenerate',
      { businessUnitId, weekDateId, forecastId },
      {},
      request,
    );
  }

  /**
   * Creates a capacity plan, which sets the staff that a forecast requires over the coming months against the staff on hand,
   * week by week.
   *
   * @permissions `wfm:capacityPlan:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans
   */
  postWorkforcemanagementBusinessunitCapacityplans(
    businessUnitId: string,
    body: CapacityPlanRequest,
    request?: RequestOptions,
  ): ApiPromise<CapacityPlanResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitCapacityplans',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Deletes several capacity plans of a business unit together.
   *
   * @permissions `wfm:capacityPlan:delete`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/bulk/remove
   */
  postWorkforcemanagementBusinessunitCapacityplansBulkRemove(
    businessUnitId: string,
    body: CapacityPlanDeleteRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postWorkforcemanagementBusinessunitCapacityplansBulkRemove',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/bulk/remove',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Takes over uploaded performance ranks and tie-breakers of agents, in the background. The upload is opened with
   * `postWorkforcemanagementBusinessunitDecisionmetricsUpdateUploadurl` and the job read with
   * `getWorkforcemanagementBusinessunitDecisionmetricsJob`.
   *
   * @permissions `wfm:decisionMetrics:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/decisionmetrics/update
   */
  postWorkforcemanagementBusinessunitDecisionmetricsUpdate(
    businessUnitId: string,
    body: DecisionMetricsUpdateJobRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionMetricsUpdateJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitDecisionmetricsUpdate',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/decisionmetrics/update',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Opens an upload for performance ranks and tie-breakers: a URL, the headers to send with the gzip-encoded body, and an
   * `uploadKey` for `postWorkforcemanagementBusinessunitDecisionmetricsUpdate`.
   *
   * @permissions `wfm:decisionMetrics:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/decisionmetrics/update/uploadurl
   */
  postWorkforcemanagementBusinessunitDecisionmetricsUpdateUploadurl(
    businessUnitId: string,
    body: UploadUrlRequestBody,
    request?: RequestOptions,
  ): ApiPromise<DecisionMetricsUploadResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitDecisionmetricsUpdateUploadurl',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/decisionmetrics/update/uploadurl',
      { businessUnitId, body },
      {},
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
   * @permissions `wfm:intraday:view`
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
      { options: ['forceAsync', 'body'] },
    );
  }

  /**
   * Starts an export of the main forecast's predicted values as delimited text.
   * `getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportForecastJob` gives the place of the file.
   *
   * @permissions `wfm:mainForecastExportForecast:add`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/forecast/jobs
   */
  postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportForecastJobs(
    businessUnitId: string,
    body: AggregatedExportJobRequest,
    request?: RequestOptions,
  ): ApiPromise<AggregatedSessionExportJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportForecastJobs',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/forecast/jobs',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Starts an export of the historical values behind the main forecast, to be followed with
   * `getWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportHistoricalJob`.
   *
   * @permissions `wfm:mainForecastExportHistorical:add`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/historical/jobs
   */
  postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportHistoricalJobs(
    businessUnitId: string,
    body: AggregatedExportJobRequest,
    request?: RequestOptions,
  ): ApiPromise<AggregatedHistoricalExportJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportHistoricalJobs',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/historical/jobs',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Starts an export of the main forecast as it stood some time ago. Which time is chosen by `snapshotId`, a fixed distance such
   * as `OneWeekAgo`.
   *
   * @permissions `wfm:mainForecastExportSnapshot:view`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/snapshot/jobs
   */
  postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportSnapshotJobs(
    businessUnitId: string,
    body: AggregatedExportSnapshotJobRequest,
    request?: RequestOptions,
  ): ApiPromise<AggregatedSnapshotExportJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitMainforecastContinuousforecastSessionExportSnapshotJobs',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/mainforecast/continuousforecast/session/export/snapshot/jobs',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Creates opportunities for agents to enrol in, all with the same invited agents. They begin unpublished;
   * `postWorkforcemanagementBusinessunitOpportunitiesBulkPublish` makes them visible.
   *
   * @permissions `wfm:opportunities:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/add
   */
  postWorkforcemanagementBusinessunitOpportunitiesBulkAdd(
    businessUnitId: string,
    body: BulkAddOpportunitiesRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkAddOpportunitiesResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitOpportunitiesBulkAdd',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/add',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Publishes drafted opportunities to the agents invited. One whose opening date is absent or past opens at once.
   *
   * @permissions `wfm:opportunities:publish`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/publish
   */
  postWorkforcemanagementBusinessunitOpportunitiesBulkPublish(
    businessUnitId: string,
    body: BulkOpportunitiesRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkPublishOpportunitiesResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitOpportunitiesBulkPublish',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/publish',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Deletes opportunities, with a result for each of them.
   *
   * @permissions `wfm:opportunities:delete`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/remove
   */
  postWorkforcemanagementBusinessunitOpportunitiesBulkRemove(
    businessUnitId: string,
    body: BulkOpportunitiesRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkRemoveOpportunitiesResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitOpportunitiesBulkRemove',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/remove',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Closes opportunities before their time, so that no agent can enrol any more.
   *
   * @permissions `wfm:opportunitiesStatuses:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/statuses/update
   */
  postWorkforcemanagementBusinessunitOpportunitiesBulkStatusesUpdate(
    businessUnitId: string,
    body: BulkOpportunitiesStatusUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkOpportunitiesStatusUpdateResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitOpportunitiesBulkStatusesUpdate',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/bulk/statuses/update',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Approves or denies agents' enrolments in opportunities, with one note for all of them.
   *
   * @permissions `wfm:opportunitiesEnrollmentsStatuses:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/enrollments/bulk/statuses/update
   */
  postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsBulkStatusesUpdate(
    businessUnitId: string,
    body: BulkOpportunityEnrollmentsStatusUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkUpdateOpportunityEnrollmentsStatusResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsBulkStatusesUpdate',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/enrollments/bulk/statuses/update',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Lists the enrolments in one opportunity or in all those within a span of time, for the planner who decides on them.
   *
   * @param opts.expand - `opportunities` adds the opportunities to which the enrolments belong.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:opportunitiesEnrollmentsQuery:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/enrollments/query
   */
  postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsQuery(
    businessUnitId: string,
    body: QueryOpportunityEnrollmentsRequest,
    opts?: { expand?: string; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<QueryOpportunityEnrollmentsResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/enrollments/query',
      { businessUnitId, body },
      opts,
      request,
    );
  }

  /**
   * Looks up the names of the opportunities behind scheduled activities, by the ids that those activities carry.
   *
   * @permissions `wfm:opportunitiesExternalActivitiesQuery:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/externalactivities/query
   */
  postWorkforcemanagementBusinessunitOpportunitiesExternalactivitiesQuery(
    businessUnitId: string,
    body: BulkOpportunitiesExternalActivitiesRequest,
    request?: RequestOptions,
  ): ApiPromise<QueryExternalActivityOpportunitiesResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitOpportunitiesExternalactivitiesQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/externalactivities/query',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Lists a business unit's opportunities in a span of time. Where there are more, `nextStartDate` says from when to ask again.
   *
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:opportunitiesQuery:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/query
   */
  postWorkforcemanagementBusinessunitOpportunitiesQuery(
    businessUnitId: string,
    body: QueryOpportunitiesRequest,
    opts?: { forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<QueryOpportunitiesResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitOpportunitiesQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/query',
      { businessUnitId, body },
      opts,
      request,
    );
  }

  /**
   * Creates a planning group: a set of route paths (queue, media type, language, skills) that is forecast as one.
   *
   * @param opts.body - A route path can belong to one planning group only; `sourcePlanningGroup` takes it over from another.
   * @permissions `wfm:planningGroup:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Copies a schedule bid under another name, as the start of the next round.
   *
   * @permissions `wfm:scheduleBid:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/copy
   */
  postWorkforcemanagementBusinessunitSchedulebidCopy(
    businessUnitId: string,
    bidId: string,
    body: CopyScheduleBid,
    request?: RequestOptions,
  ): ApiPromise<ScheduleBid> {
    return this.call(
      'postWorkforcemanagementBusinessunitSchedulebidCopy',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/copy',
      { businessUnitId, bidId, body },
      {},
      request,
    );
  }

  /**
   * Adds a group to a schedule bid: agents of one management unit, with the work plans or rotations from which their schedule
   * sets are to be built.
   *
   * @permissions `wfm:scheduleBidGroup:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups
   */
  postWorkforcemanagementBusinessunitSchedulebidGroups(
    businessUnitId: string,
    bidId: string,
    body: ScheduleBidGroupCreate,
    request?: RequestOptions,
  ): ApiPromise<ScheduleBidGroupResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitSchedulebidGroups',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups',
      { businessUnitId, bidId, body },
      {},
      request,
    );
  }

  /**
   * Creates a schedule bid, in which agents rank complete sets of shifts and are served by rank. Groups are added with
   * `postWorkforcemanagementBusinessunitSchedulebidGroups`.
   *
   * @permissions `wfm:scheduleBid:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids
   */
  postWorkforcemanagementBusinessunitSchedulebids(
    businessUnitId: string,
    body: CreateScheduleBid,
    request?: RequestOptions,
  ): ApiPromise<ScheduleBid> {
    return this.call(
      'postWorkforcemanagementBusinessunitSchedulebids',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Tells which schedule sets, won in bids, are in force for which agents over a run of weeks. Each bid's sets are a download.
   *
   * @permissions `wfm:scheduleBid:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/effectiveschedulesets
   */
  postWorkforcemanagementBusinessunitSchedulebidsEffectiveschedulesets(
    businessUnitId: string,
    body: QueryEffectiveScheduleSetsRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentsEffectiveScheduleSetResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitSchedulebidsEffectiveschedulesets',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/effectiveschedulesets',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Creates a service goal template for planning groups to be scheduled by.
   *
   * @param opts.body - A goal takes effect where its `include` is true.
   * @permissions `wfm:serviceGoalTemplate:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Tests the matched trades of some weeks against the rules, so that a planner can decide on them.
   * `getWorkforcemanagementBusinessunitShifttradingTradesEvaluateJob` reads the findings.
   *
   * @param opts.forceAsync - True answers with a running job even where the work is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions any of `wfm:shiftTradeRequest:view`, `wfm:shiftTradeRequest:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/evaluate/jobs
   */
  postWorkforcemanagementBusinessunitShifttradingTradesEvaluateJobs(
    businessUnitId: string,
    body: EvaluateShiftTradeListJobRequest,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeEvaluateTradesBuJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitShifttradingTradesEvaluateJobs',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/evaluate/jobs',
      { businessUnitId, body },
      opts,
      request,
    );
  }

  /**
   * Lists the shift trades of given users and weeks in a business unit, without testing them against the rules.
   *
   * @param opts.forceAsync - True answers with a running job even where the result is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions any of `wfm:shiftTradeRequest:view`, `wfm:shiftTradeRequest:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/query/jobs
   */
  postWorkforcemanagementBusinessunitShifttradingTradesQueryJobs(
    businessUnitId: string,
    body: QueryShiftTradeListJobRequest,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeQueryTradesBuJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitShifttradingTradesQueryJobs',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/query/jobs',
      { businessUnitId, body },
      opts,
      request,
    );
  }

  /**
   * Approves, denies or otherwise moves many shift trades of a business unit.
   * `getWorkforcemanagementBusinessunitShifttradingTradesStateBulkJob` reads what became of each.
   *
   * @param opts.forceAsync - True answers with a running job even where the work is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:shiftTradeRequest:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/state/bulk/jobs
   */
  postWorkforcemanagementBusinessunitShifttradingTradesStateBulkJobs(
    businessUnitId: string,
    body: BulkUpdateShiftTradeListJobRequest,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeBulkUpdateTradeStateBuJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitShifttradingTradesStateBulkJobs',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/trades/state/bulk/jobs',
      { businessUnitId, body },
      opts,
      request,
    );
  }

  /**
   * Looks for open trades that fit the caller's schedule, given the shifts the caller would part with. To accept one, use
   * `postWorkforcemanagementShifttradingTradeMatchJobs`.
   *
   * @param opts.forceAsync - True answers with a running job even where the result is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/unmatched/search/jobs
   */
  postWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJobs(
    businessUnitId: string,
    body: SearchUnmatchedShiftTradeListJobRequest,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeSearchUnmatchedTradesBuJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJobs',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/unmatched/search/jobs',
      { businessUnitId, body },
      opts,
      request,
    );
  }

  /**
   * Counts the matched trades of several management units week by week, to show where reviews are due.
   *
   * @param opts.forceAsync - True answers with a running job even where the result is small; meant for testing.
   * @permissions any of `wfm:shiftTradeRequest:view`, `wfm:shiftTradeRequest:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/weeks/summary/jobs
   */
  postWorkforcemanagementBusinessunitShifttradingWeeksSummaryJobs(
    businessUnitId: string,
    body: QueryWeekSummaryListJobRequest,
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeQueryWeekSummariesBuJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitShifttradingWeeksSummaryJobs',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/shifttrading/weeks/summary/jobs',
      { businessUnitId, body },
      opts,
      request,
    );
  }

  /**
   * Creates a staffing group from agents of one management unit or of the whole business unit, and links it to the planning
   * groups it serves.
   *
   * @permissions `wfm:staffingGroup:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups
   */
  postWorkforcemanagementBusinessunitStaffinggroups(
    businessUnitId: string,
    body: CreateStaffingGroupRequest,
    request?: RequestOptions,
  ): ApiPromise<StaffingGroupResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitStaffinggroups',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Tells which staffing groups serve which planning groups.
   *
   * @permissions `wfm:staffingGroup:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/planninggroups/query
   */
  postWorkforcemanagementBusinessunitStaffinggroupsPlanninggroupsQuery(
    businessUnitId: string,
    body: QueryPlanningGroupToStaffingGroupsRequest,
    request?: RequestOptions,
  ): ApiPromise<PlanningGroupToStaffingGroupsListing> {
    return this.call(
      'postWorkforcemanagementBusinessunitStaffinggroupsPlanninggroupsQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/planninggroups/query',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Finds the staffing groups to which given users belong, with the dates of their membership.
   *
   * @param opts.forceDownloadService - True puts even a small list behind `downloadUrl`; meant for testing.
   * @permissions `wfm:staffingGroup:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/query
   */
  postWorkforcemanagementBusinessunitStaffinggroupsQuery(
    businessUnitId: string,
    body: QueryUserStaffingGroupListRequest,
    opts?: { forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<UserStaffingGroupListing> {
    return this.call(
      'postWorkforcemanagementBusinessunitStaffinggroupsQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/staffinggroups/query',
      { businessUnitId, body },
      opts,
      request,
    );
  }

  /**
   * Converts a time-off limit between whole days and quarter hours, in the background.
   * `getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJob` tells how far it is.
   *
   * @permissions `wfm:timeOffLimit:convertGranularity`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/granularityconversion
   */
  postWorkforcemanagementBusinessunitTimeofflimitGranularityconversion(
    businessUnitId: string,
    timeOffLimitId: string,
    body: BuConvertTimeOffLimitGranularityJobRequest,
    request?: RequestOptions,
  ): ApiPromise<BuConvertTimeOffLimitGranularityJobResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitTimeofflimitGranularityconversion',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/granularityconversion',
      { businessUnitId, timeOffLimitId, body },
      {},
      request,
    );
  }

  /**
   * Takes over uploaded values into a time-off limit. The upload is opened with
   * `postWorkforcemanagementBusinessunitTimeofflimitValuesImportUploadurl`.
   *
   * @permissions `wfm:timeOffLimit:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values/import
   */
  postWorkforcemanagementBusinessunitTimeofflimitValuesImport(
    businessUnitId: string,
    timeOffLimitId: string,
    body: BuImportTimeOffLimitValuesRequest,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffLimitResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitTimeofflimitValuesImport',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values/import',
      { businessUnitId, timeOffLimitId, body },
      {},
      request,
    );
  }

  /**
   * Opens an upload for the values of a time-off limit: a URL, the headers to send with the gzip-encoded body, and an
   * `uploadKey` for `postWorkforcemanagementBusinessunitTimeofflimitValuesImport`.
   *
   * @permissions `wfm:timeOffLimit:edit`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values/import/uploadurl
   */
  postWorkforcemanagementBusinessunitTimeofflimitValuesImportUploadurl(
    businessUnitId: string,
    timeOffLimitId: string,
    body: BuTimeOffLimitValuesImportUploadUrlRequest,
    request?: RequestOptions,
  ): ApiPromise<BuImportTimeOffLimitValuesUploadResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitTimeofflimitValuesImportUploadurl',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values/import/uploadurl',
      { businessUnitId, timeOffLimitId, body },
      {},
      request,
    );
  }

  /**
   * Reads the values of one time-off limit for date ranges: minutes allowed, already allocated and waiting.
   *
   * @permissions `wfm:timeOffLimit:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values/query
   */
  postWorkforcemanagementBusinessunitTimeofflimitValuesQuery(
    businessUnitId: string,
    timeOffLimitId: string,
    body: QueryTimeOffLimitValuesForGranularityRequest,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffLimitValuesForGranularityResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitTimeofflimitValuesQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values/query',
      { businessUnitId, timeOffLimitId, body },
      {},
      request,
    );
  }

  /**
   * Creates a time-off limit for a management unit or a staffing group. Its values follow with
   * `putWorkforcemanagementBusinessunitTimeofflimitValues` or by import.
   *
   * @permissions `wfm:timeOffLimit:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits
   */
  postWorkforcemanagementBusinessunitTimeofflimits(
    businessUnitId: string,
    body: BuCreateTimeOffLimitRequest,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffLimitResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitTimeofflimits',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Reads the values of several of a business unit's time-off limits for date ranges, asked for by limit or by activity code.
   *
   * @permissions `wfm:timeOffLimit:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/values/query
   */
  postWorkforcemanagementBusinessunitTimeofflimitsValuesQuery(
    businessUnitId: string,
    body: QueryTimeOffLimitValuesRequest,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffLimitValuesResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitTimeofflimitsValuesQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/values/query',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Creates a time-off plan, which says for some activity codes and agents how time-off requests are approved and whether they
   * count against limits.
   *
   * @permissions `wfm:timeOffPlan:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans
   */
  postWorkforcemanagementBusinessunitTimeoffplans(
    businessUnitId: string,
    body: BuCreateTimeOffPlanRequest,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffPlanResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitTimeoffplans',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeoffplans',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Tells which unavailable times of an agent were taken into account when a schedule was generated, if any were.
   *
   * @permissions `wfm:unavailableTimes:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/unavailabletimes/schedules/query
   */
  postWorkforcemanagementBusinessunitUnavailabletimesSchedulesQuery(
    businessUnitId: string,
    body: QueryAgentScheduleUnavailableTimesRequest,
    request?: RequestOptions,
  ): ApiPromise<QueryAgentScheduleUnavailableTimesResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitUnavailabletimesSchedulesQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/unavailabletimes/schedules/query',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Tells for several management units whether their agents may enter unavailable times. The setting is changed with
   * `patchWorkforcemanagementManagementunitUnavailabletimesSettings`.
   *
   * @permissions `wfm:managementUnit:view`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/unavailabletimes/settings/query
   */
  postWorkforcemanagementBusinessunitUnavailabletimesSettingsQuery(
    businessUnitId: string,
    body: QueryAvailabilityManagementUnitsSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<QueryAvailabilityManagementUnitsSettingsResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitUnavailabletimesSettingsQuery',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/unavailabletimes/settings/query',
      { businessUnitId, body },
      {},
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
   * @permissions `wfm:schedule:add`
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
   * Computes how a schedule would perform with the on-queue times that have been uploaded, without changing the schedule.
   * `postWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculationsUploadurl` comes first.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @permissions `wfm:schedule:edit`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions/recalculations
   */
  postWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculations(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    body: WfmProcessUploadRequest,
    request?: RequestOptions,
  ): ApiPromise<PerformancePredictionRecalculationResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculations',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions/recalculations',
      { businessUnitId, weekId, scheduleId, body },
      {},
      request,
    );
  }

  /**
   * Opens an upload for agents' altered on-queue times: a URL, the headers to send with the gzip-encoded body, and an
   * `uploadKey` for `postWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculations`.
   *
   * @param weekId - First day of the schedule's week, `yyyy-MM-dd`.
   * @permissions `wfm:schedule:edit`
   * @see POST
   * /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions/recalculations/uploadurl
   */
  postWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculationsUploadurl(
    businessUnitId: string,
    weekId: string,
    scheduleId: string,
    body: UploadUrlRequestBody,
    request?: RequestOptions,
  ): ApiPromise<PerformancePredictionRecalculationUploadResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWeekSchedulePerformancepredictionsRecalculationsUploadurl',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/weeks/{weekId}/schedules/{scheduleId}/performancepredictions/recalculations/uploadurl',
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
   * @permissions `wfm:schedule:generate`
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
   * @permissions `wfm:schedule:edit`
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
   * @permissions `wfm:schedule:edit`
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
   * @permissions `wfm:schedule:add`
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
   * @permissions `wfm:schedule:generate`
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
   * @permissions `wfm:schedule:add`
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
   * @permissions `wfm:schedule:add`
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
   * @permissions `wfm:shortTermForecast:add`
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
   * @permissions `wfm:shortTermForecast:add`
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
   * @permissions `wfm:shortTermForecast:add`
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
   * @permissions `wfm:shortTermForecast:add`
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
   * Copies a work plan bid under another name, to be run again.
   *
   * @permissions `wfm:workPlanBid:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/copy
   */
  postWorkforcemanagementBusinessunitWorkplanbidCopy(
    businessUnitId: string,
    bidId: string,
    body: CopyWorkPlanBid,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBid> {
    return this.call(
      'postWorkforcemanagementBusinessunitWorkplanbidCopy',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/copy',
      { businessUnitId, bidId, body },
      {},
      request,
    );
  }

  /**
   * Adds a group to a work plan bid: agents of one management unit, the work plans they may rank and the planning groups they
   * serve.
   *
   * @permissions `wfm:workPlanBidGroup:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups
   */
  postWorkforcemanagementBusinessunitWorkplanbidGroups(
    businessUnitId: string,
    bidId: string,
    body: WorkPlanBidGroupCreate,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBidGroupResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunitWorkplanbidGroups',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids/{bidId}/groups',
      { businessUnitId, bidId, body },
      {},
      request,
    );
  }

  /**
   * Creates a work plan bid, in which agents rank work plans and get one according to rank and places. Groups are added with
   * `postWorkforcemanagementBusinessunitWorkplanbidGroups`.
   *
   * @permissions `wfm:workPlanBid:add`
   * @see POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids
   */
  postWorkforcemanagementBusinessunitWorkplanbids(
    businessUnitId: string,
    body: CreateWorkPlanBid,
    request?: RequestOptions,
  ): ApiPromise<WorkPlanBid> {
    return this.call(
      'postWorkforcemanagementBusinessunitWorkplanbids',
      'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/workplanbids',
      { businessUnitId, body },
      {},
      request,
    );
  }

  /**
   * Creates a business unit.
   *
   * @param opts.body - The settings fix time zone and first day of the week, by which all weeks are cut.
   * @param opts.includeSchedulingDefaultMessageSeverities - True adds the default severities of scheduling messages to the
   * settings that come back.
   * @permissions `wfm:businessUnit:add`
   * @see POST /api/v2/workforcemanagement/businessunits
   */
  postWorkforcemanagementBusinessunits(
    opts?: { body?: CreateBusinessUnitRequest; includeSchedulingDefaultMessageSeverities?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BusinessUnitResponse> {
    return this.call(
      'postWorkforcemanagementBusinessunits',
      'POST /api/v2/workforcemanagement/businessunits',
      {},
      opts,
      request,
      { options: ['includeSchedulingDefaultMessageSeverities', 'body'] },
    );
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
   * Starts the removal of chosen imports of historical data. To delete everything imported, there is
   * `postWorkforcemanagementHistoricaldataDeletejob`.
   *
   * @permissions `wfm:historicalData:upload`
   * @see POST /api/v2/workforcemanagement/historicaldata/bulk/remove/jobs
   */
  postWorkforcemanagementHistoricaldataBulkRemoveJobs(
    body: HistoricalImportDeleteFilesJobRequest,
    request?: RequestOptions,
  ): ApiPromise<HistoricalImportDeleteFilesJobResponse> {
    return this.call(
      'postWorkforcemanagementHistoricaldataBulkRemoveJobs',
      'POST /api/v2/workforcemanagement/historicaldata/bulk/remove/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a job that deletes all historical data the organisation has imported.
   * `getWorkforcemanagementHistoricaldataDeletejob` reads its state.
   *
   * @deprecated The platform no longer offers it. Use `postWorkforcemanagementHistoricaldataBulkRemoveJobs`.
   * @permissions `wfm:historicalData:upload`
   * @see POST /api/v2/workforcemanagement/historicaldata/deletejob
   */
  postWorkforcemanagementHistoricaldataDeletejob(request?: RequestOptions): ApiPromise<HistoricalImportDeleteJobResponse> {
    return this.call(
      'postWorkforcemanagementHistoricaldataDeletejob',
      'POST /api/v2/workforcemanagement/historicaldata/deletejob',
      {},
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Starts validating an uploaded file of historical data, with which its import begins. Upload it with
   * `postUploadsWorkforcemanagementHistoricaldataCsv`, and follow the import with
   * `getWorkforcemanagementHistoricaldataImportstatus`.
   *
   * @param opts.body - `dateImportEnded` is the end of the period that the file covers.
   * @permissions `wfm:historicalData:upload`
   * @see POST /api/v2/workforcemanagement/historicaldata/validate
   */
  postWorkforcemanagementHistoricaldataValidate(
    opts?: { body?: ValidationServiceRequest },
    request?: RequestOptions,
  ): ApiPromise<ValidationServiceAsyncResponse> {
    return this.call(
      'postWorkforcemanagementHistoricaldataValidate',
      'POST /api/v2/workforcemanagement/historicaldata/validate',
      {},
      opts,
      request,
      { options: ['body'] },
    );
  }

  /**
   * Asks a human-resources system which types of time off it knows. Unless they are in the answer,
   * `getWorkforcemanagementIntegrationsHrisTimeofftypesJob` fetches them later.
   *
   * @permissions `wfm:integration:view`
   * @see POST /api/v2/workforcemanagement/integrations/hris/{hrisIntegrationId}/timeofftypes/jobs
   */
  postWorkforcemanagementIntegrationsHriTimeofftypesJobs(
    hrisIntegrationId: string,
    request?: RequestOptions,
  ): ApiPromise<HrisTimeOffTypesResponse> {
    return this.call(
      'postWorkforcemanagementIntegrationsHriTimeofftypesJobs',
      'POST /api/v2/workforcemanagement/integrations/hris/{hrisIntegrationId}/timeofftypes/jobs',
      { hrisIntegrationId },
      {},
      request,
    );
  }

  /**
   * Tells which work plan each of the given agents has in each week of a span, overrides and rotations included.
   *
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:workPlan:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/workplans/query
   */
  postWorkforcemanagementManagementunitAgentsWorkplansQuery(
    managementUnitId: string,
    body: GetAgentsWorkPlansRequest,
    opts?: { forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AgentsWorkPlansResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitAgentsWorkplansQuery',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/workplans/query',
      { managementUnitId, body },
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
      { options: ['forceAsync', 'forceDownloadService', 'body'] },
    );
  }

  /**
   * Starts a query on how far the agents of a management unit kept to their schedules. The result is announced by
   * notification, at the download URL it gives.
   *
   * @param opts.body - Users and teams narrow the query; `timeZone` is an IANA name, `includeExceptions` adds each departure
   * from the schedule. `startDate` to `endDate` is at most 31 days, 7 with `includeExceptions`.
   * @permissions `wfm:historicalAdherence:view`
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
      { options: ['body'] },
    );
  }

  /**
   * Moves a management unit under another business unit, in the background.
   *
   * @permissions `wfm:managementUnit:edit`
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
      { options: ['body'] },
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
      { options: ['body'] },
    );
  }

  /**
   * Starts a report on the past shrinkage of a management unit, by activity category and code.
   * `getWorkforcemanagementShrinkageJob` reads it.
   *
   * @permissions `wfm:shrinkage:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/shrinkage/jobs
   */
  postWorkforcemanagementManagementunitShrinkageJobs(
    managementUnitId: string,
    body: WfmHistoricalShrinkageRequest,
    request?: RequestOptions,
  ): ApiPromise<WfmHistoricalShrinkageResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitShrinkageJobs',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/shrinkage/jobs',
      { managementUnitId, body },
      {},
      request,
    );
  }

  /**
   * Creates the time-off limit of a management unit, which has one limit object. Time-off plans refer to it; the values of
   * single days follow with `putWorkforcemanagementManagementunitTimeofflimitValues`.
   *
   * @deprecated Use `postWorkforcemanagementBusinessunitTimeofflimits`.
   * @permissions `wfm:timeOffLimit:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Reads limits day by day for date ranges: minutes allowed, already allocated and waiting.
   *
   * @param opts.body - Ask by time-off limit or by activity code.
   * @deprecated Use `postWorkforcemanagementBusinessunitTimeofflimitsValuesQuery`.
   * @permissions `wfm:timeOffLimit:view`
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
      { options: ['body'] },
    );
  }

  /**
   * Creates a time-off plan, which joins activity codes to limits and says how requests for them are approved.
   *
   * @param opts.body - With `autoApprovalRule` `CheckLimits`, requests within the limits are approved without review.
   * @deprecated Use `postWorkforcemanagementBusinessunitTimeoffplans`.
   * @permissions `wfm:timeOffPlan:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Creates time-off requests on behalf of users, one for each user named. Agents ask for themselves with
   * `postWorkforcemanagementTimeoffrequests`.
   *
   * @permissions `wfm:timeOffRequest:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Tells for given time-off requests of a management unit how far they have reached the human-resources system.
   *
   * @permissions `wfm:timeOffRequest:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/integrationstatus/query
   */
  postWorkforcemanagementManagementunitTimeoffrequestsIntegrationstatusQuery(
    managementUnitId: string,
    body: QueryTimeOffIntegrationStatusRequest,
    request?: RequestOptions,
  ): ApiPromise<UserTimeOffIntegrationStatusResponseListing> {
    return this.call(
      'postWorkforcemanagementManagementunitTimeoffrequestsIntegrationstatusQuery',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/integrationstatus/query',
      { managementUnitId, body },
      {},
      request,
    );
  }

  /**
   * Lists the time-off requests of a management unit by id, user, status and date: a planner's worklist.
   *
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:timeOffRequest:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/query
   */
  postWorkforcemanagementManagementunitTimeoffrequestsQuery(
    managementUnitId: string,
    opts?: { body?: TimeOffRequestQueryBody; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<TimeOffRequestListing> {
    return this.call(
      'postWorkforcemanagementManagementunitTimeoffrequestsQuery',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/timeoffrequests/query',
      { managementUnitId },
      opts,
      request,
      { options: ['forceDownloadService', 'body'] },
    );
  }

  /**
   * Tells on which place of the waiting list each of the given requests stands, day by day.
   *
   * @permissions `wfm:timeOffRequest:view`
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
      { options: ['body'] },
    );
  }

  /**
   * Asks the human-resources system for a user's time-off balances, for the planner who weighs a request.
   * `getWorkforcemanagementTimeoffbalanceJob` reads what is not in the answer yet.
   *
   * @permissions `wfm:timeOffRequest:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffbalance/jobs
   */
  postWorkforcemanagementManagementunitUserTimeoffbalanceJobs(
    managementUnitId: string,
    userId: string,
    body: TimeOffBalanceRequest,
    request?: RequestOptions,
  ): ApiPromise<TimeOffBalancesResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitUserTimeoffbalanceJobs',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffbalance/jobs',
      { managementUnitId, userId, body },
      {},
      request,
    );
  }

  /**
   * Asks the human-resources system for the balances that bear on one particular time-off request of a user.
   *
   * @permissions `wfm:timeOffRequest:view`
   * @see POST
   * /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}/timeoffbalance/jobs
   */
  postWorkforcemanagementManagementunitUserTimeoffrequestTimeoffbalanceJobs(
    managementUnitId: string,
    userId: string,
    timeOffRequestId: string,
    request?: RequestOptions,
  ): ApiPromise<TimeOffBalancesResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitUserTimeoffrequestTimeoffbalanceJobs',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/{timeOffRequestId}/timeoffbalance/jobs',
      { managementUnitId, userId, timeOffRequestId },
      {},
      request,
    );
  }

  /**
   * Estimates how long, and how much of it payable, a user's time off on given days would be, before a planner enters it.
   *
   * @param opts.includeOnly - Limits the answer to one of its parts.
   * @permissions `wfm:timeOffRequest:view`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/estimate
   */
  postWorkforcemanagementManagementunitUserTimeoffrequestsEstimate(
    managementUnitId: string,
    userId: string,
    body: EstimateAvailableTimeOffRequest,
    opts?: { includeOnly?: string },
    request?: RequestOptions,
  ): ApiPromise<EstimateAvailableTimeOffResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitUserTimeoffrequestsEstimate',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/users/{userId}/timeoffrequests/estimate',
      { managementUnitId, userId, body },
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
   * @permissions `wfm:agentShiftTradeRequest:participate`
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
   * @permissions `wfm:agentShiftTradeRequest:participate`
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
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @deprecated The platform calls it deprecated.
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/search
   */
  postWorkforcemanagementManagementunitWeekShifttradesSearch(
    managementUnitId: string,
    weekDateId: string,
    body: SearchShiftTradesRequest,
    opts?: { forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<SearchShiftTradesResponse> {
    return this.call(
      'postWorkforcemanagementManagementunitWeekShifttradesSearch',
      'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/weeks/{weekDateId}/shifttrades/search',
      { managementUnitId, weekDateId, body },
      opts,
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
   * @permissions `wfm:workPlan:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Validates a work plan without saving it, naming settings that contradict one another.
   *
   * @param workPlanId - Plan that the body changes, or `new` for one that does not exist yet.
   * @param opts.expand - `messages` adds the violations; otherwise only `valid` is returned.
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
      { options: ['expand', 'body'] },
    );
  }

  /**
   * Copies a work plan rotation under a new name.
   *
   * @permissions `wfm:workPlanRotation:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Creates a rotation, in which agents alternate week by week between several work plans.
   *
   * @param opts.body - An agent's `position` says at which plan of the pattern they begin.
   * @permissions `wfm:workPlanRotation:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Creates a work plan: the shifts that scheduling may give its agents, and the constraints to keep. The plan is validated
   * first; `postWorkforcemanagementManagementunitWorkplanValidate` only tries.
   *
   * @param opts.validationMode - `Ignore` saves the plan even if it fails validation.
   * @permissions `wfm:workPlan:add`
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
      { options: ['validationMode', 'body'] },
    );
  }

  /**
   * Creates a management unit under a business unit.
   *
   * @permissions `wfm:managementUnit:add`
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
      { options: ['body'] },
    );
  }

  /**
   * Marks the caller's notifications as read or unread.
   *
   * @param opts.body - Notifications as `getWorkforcemanagementNotifications` listed them, with `markedAsRead` set.
   * @permissions not documented
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
      { options: ['body'] },
    );
  }

  /**
   * Reads the caller's own published schedule as a map by user id.
   *
   * @param opts.body - `loadFullWeeks` widens the answer to the whole weeks that the range touches.
   * @deprecated Use `postWorkforcemanagementAgentschedulesMine`.
   * @permissions `wfm:agentSchedule:view`
   * @see POST /api/v2/workforcemanagement/schedules
   */
  postWorkforcemanagementSchedules(
    opts?: { body?: CurrentUserScheduleRequestBody },
    request?: RequestOptions,
  ): ApiPromise<UserScheduleContainer> {
    return this.call('postWorkforcemanagementSchedules', 'POST /api/v2/workforcemanagement/schedules', {}, opts, request);
  }

  /**
   * Lists the caller's scheduling preferences between two dates.
   *
   * @permissions not documented
   * @see POST /api/v2/workforcemanagement/schedulingpreferences/query
   */
  postWorkforcemanagementSchedulingpreferencesQuery(
    body: QueryAgentSchedulingPreferencesRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentSchedulingPreferenceListing> {
    return this.call(
      'postWorkforcemanagementSchedulingpreferencesQuery',
      'POST /api/v2/workforcemanagement/schedulingpreferences/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Changes the terms of a trade that the caller has offered: the agent it is meant for, its expiry or the times acceptable in
   * return.
   *
   * @param opts.forceAsync - True answers with a running job even where the work is small; meant for testing.
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/jobs
   */
  postWorkforcemanagementShifttradingTradeJobs(
    tradeId: string,
    body: UpdateShiftTradeJobRequest,
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeUpdateTradeJobResponse> {
    return this.call(
      'postWorkforcemanagementShifttradingTradeJobs',
      'POST /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/jobs',
      { tradeId, body },
      opts,
      request,
    );
  }

  /**
   * Accepts a shift trade as its receiving agent, giving a shift in return or none.
   * `getWorkforcemanagementShifttradingTradeMatchJob` reads the outcome and the rules touched.
   *
   * @param opts.forceAsync - True answers with a running job even where the work is small; meant for testing.
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/match/jobs
   */
  postWorkforcemanagementShifttradingTradeMatchJobs(
    tradeId: string,
    body: MatchShiftTradeJobRequest,
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeMatchTradeJobResponse> {
    return this.call(
      'postWorkforcemanagementShifttradingTradeMatchJobs',
      'POST /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/match/jobs',
      { tradeId, body },
      opts,
      request,
    );
  }

  /**
   * Moves a shift trade of the caller to another state, such as `Canceled`. Planners move trades with
   * `postWorkforcemanagementBusinessunitShifttradingTradesStateBulkJobs`.
   *
   * @param opts.forceAsync - True answers with a running job even where the work is small; meant for testing.
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/state/jobs
   */
  postWorkforcemanagementShifttradingTradeStateJobs(
    tradeId: string,
    body: UpdateShiftTradeStateJobRequest,
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeUpdateTradeStateJobResponse> {
    return this.call(
      'postWorkforcemanagementShifttradingTradeStateJobs',
      'POST /api/v2/workforcemanagement/shifttrading/trades/{tradeId}/state/jobs',
      { tradeId, body },
      opts,
      request,
    );
  }

  /**
   * Offers one of the caller's shifts for trade, to everyone or to one agent, across weeks if need be. The trade is read with
   * `getWorkforcemanagementShifttradingTradesJob`.
   *
   * @param opts.forceAsync - True answers with a running job even where the work is small; meant for testing.
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/shifttrading/trades/jobs
   */
  postWorkforcemanagementShifttradingTradesJobs(
    body: AddShiftTradeJobRequest,
    opts?: { forceAsync?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeAddTradeJobResponse> {
    return this.call(
      'postWorkforcemanagementShifttradingTradesJobs',
      'POST /api/v2/workforcemanagement/shifttrading/trades/jobs',
      { body },
      opts,
      request,
    );
  }

  /**
   * Lists the shift trades of given weeks in which the caller is one of the two agents.
   *
   * @param opts.forceAsync - True answers with a running job even where the result is small; meant for testing.
   * @param opts.forceDownloadService - True puts even a small result behind `downloadUrl`; meant for testing.
   * @permissions `wfm:agentShiftTradeRequest:participate`
   * @see POST /api/v2/workforcemanagement/shifttrading/trades/mine/query/jobs
   */
  postWorkforcemanagementShifttradingTradesMineQueryJobs(
    body: QueryAgentShiftTradeListJobRequest,
    opts?: { forceAsync?: boolean; forceDownloadService?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ShiftTradeQueryAgentTradesJobResponse> {
    return this.call(
      'postWorkforcemanagementShifttradingTradesMineQueryJobs',
      'POST /api/v2/workforcemanagement/shifttrading/trades/mine/query/jobs',
      { body },
      opts,
      request,
    );
  }

  /**
   * Starts a query on how far the agents of a team kept to their schedules. The answer carries the id under which the result is
   * announced.
   *
   * @permissions `wfm:historicalAdherence:view`
   * @see POST /api/v2/workforcemanagement/teams/{teamId}/adherence/historical
   */
  postWorkforcemanagementTeamAdherenceHistorical(
    teamId: string,
    body: WfmHistoricalAdherenceQueryForTeams,
    request?: RequestOptions,
  ): ApiPromise<WfmHistoricalAdherenceResponse> {
    return this.call(
      'postWorkforcemanagementTeamAdherenceHistorical',
      'POST /api/v2/workforcemanagement/teams/{teamId}/adherence/historical',
      { teamId, body },
      {},
      request,
    );
  }

  /**
   * Starts a report on the past shrinkage of a team, to be read with `getWorkforcemanagementShrinkageJob`.
   *
   * @permissions `wfm:shrinkage:view`
   * @see POST /api/v2/workforcemanagement/teams/{teamId}/shrinkage/jobs
   */
  postWorkforcemanagementTeamShrinkageJobs(
    teamId: string,
    body: WfmHistoricalShrinkageTeamsRequest,
    request?: RequestOptions,
  ): ApiPromise<WfmHistoricalShrinkageResponse> {
    return this.call(
      'postWorkforcemanagementTeamShrinkageJobs',
      'POST /api/v2/workforcemanagement/teams/{teamId}/shrinkage/jobs',
      { teamId, body },
      {},
      request,
    );
  }

  /**
   * Asks the human-resources system for the caller's own time-off balances, by activity code.
   * `getWorkforcemanagementTimeoffbalanceJob` reads what is not in the answer yet.
   *
   * @permissions `wfm:agentTimeOffRequest:submit`
   * @see POST /api/v2/workforcemanagement/timeoffbalance/jobs
   */
  postWorkforcemanagementTimeoffbalanceJobs(
    body: TimeOffBalanceRequest,
    request?: RequestOptions,
  ): ApiPromise<TimeOffBalancesResponse> {
    return this.call(
      'postWorkforcemanagementTimeoffbalanceJobs',
      'POST /api/v2/workforcemanagement/timeoffbalance/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Tells the caller how much time off is still to be had, day by day, before asking for it.
   *
   * @permissions `wfm:agentTimeOffRequest:submit`
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
      { options: ['body'] },
    );
  }

  /**
   * Asks for time off on the caller's behalf. Depending on the time-off plan, the request is approved at once, waits for
   * review or is put on the waiting list; `substatus` tells.
   *
   * @permissions `wfm:agentTimeOffRequest:submit`
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
      { options: ['body'] },
    );
  }

  /**
   * Estimates how long, and how much of it payable, the caller's time off on given days would be. It comes before
   * `postWorkforcemanagementTimeoffrequests`.
   *
   * @param opts.includeOnly - Limits the answer to one of its parts.
   * @permissions `wfm:agentTimeOffRequest:submit`
   * @see POST /api/v2/workforcemanagement/timeoffrequests/estimate
   */
  postWorkforcemanagementTimeoffrequestsEstimate(
    body: EstimateAvailableTimeOffRequest,
    opts?: { includeOnly?: string },
    request?: RequestOptions,
  ): ApiPromise<EstimateAvailableTimeOffResponse> {
    return this.call(
      'postWorkforcemanagementTimeoffrequestsEstimate',
      'POST /api/v2/workforcemanagement/timeoffrequests/estimate',
      { body },
      opts,
      request,
    );
  }

  /**
   * Tells the caller how far their own time-off requests have reached the human-resources system.
   *
   * @permissions `wfm:agentTimeOffRequest:submit`
   * @see POST /api/v2/workforcemanagement/timeoffrequests/integrationstatus/query
   */
  postWorkforcemanagementTimeoffrequestsIntegrationstatusQuery(
    body: CurrentUserTimeOffIntegrationStatusRequest,
    request?: RequestOptions,
  ): ApiPromise<TimeOffIntegrationStatusResponseListing> {
    return this.call(
      'postWorkforcemanagementTimeoffrequestsIntegrationstatusQuery',
      'POST /api/v2/workforcemanagement/timeoffrequests/integrationstatus/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Lists the times between two instants at which the caller has said they cannot work.
   *
   * @permissions `wfm:agentUnavailableTimes:submit`
   * @see POST /api/v2/workforcemanagement/unavailabletimes/query
   */
  postWorkforcemanagementUnavailabletimesQuery(
    body: QueryAgentUnavailableTimesRequest,
    request?: RequestOptions,
  ): ApiPromise<UnavailableTimeListing> {
    return this.call(
      'postWorkforcemanagementUnavailabletimesQuery',
      'POST /api/v2/workforcemanagement/unavailabletimes/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Tries whether intended unavailable times of the caller leave room for a valid schedule in a week, without saving them. If
   * the answer is not complete, `getWorkforcemanagementUnavailabletimesValidationJob` brings the rest.
   *
   * @permissions `wfm:agentUnavailableTimes:submit`
   * @see POST /api/v2/workforcemanagement/unavailabletimes/validation/jobs
   */
  postWorkforcemanagementUnavailabletimesValidationJobs(
    body: ValidateAgentUnavailableTimesRequest,
    request?: RequestOptions,
  ): ApiPromise<ValidateAgentUnavailableTimesResponse> {
    return this.call(
      'postWorkforcemanagementUnavailabletimesValidationJobs',
      'POST /api/v2/workforcemanagement/unavailabletimes/validation/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads what given users are doing at this moment: routing status, presence, out-of-office state and active queues.
   *
   * @permissions not documented
   * @see POST /api/v2/workforcemanagement/users/activity
   */
  postWorkforcemanagementUsersActivity(body: UsersActivityRequest, request?: RequestOptions): ApiPromise<UserActivityListing> {
    return this.call(
      'postWorkforcemanagementUsersActivity',
      'POST /api/v2/workforcemanagement/users/activity',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces an agent's links to human-resources integrations and says which of them is used.
   *
   * @permissions `wfm:agent:edit`
   * @see PUT /api/v2/workforcemanagement/agents/{agentId}/integrations/hris
   */
  putWorkforcemanagementAgentIntegrationsHris(
    agentId: string,
    body: AgentIntegrationsRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentIntegrationsResponse> {
    return this.call(
      'putWorkforcemanagementAgentIntegrationsHris',
      'PUT /api/v2/workforcemanagement/agents/{agentId}/integrations/hris',
      { agentId, body },
      {},
      request,
    );
  }

  /**
   * Sets the minutes allowed by a business unit's time-off limit for the given ranges. What is allocated and waiting cannot be
   * set.
   *
   * @permissions `wfm:timeOffLimit:edit`
   * @see PUT /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values
   */
  putWorkforcemanagementBusinessunitTimeofflimitValues(
    businessUnitId: string,
    timeOffLimitId: string,
    body: BuSetTimeOffLimitValuesRequest,
    request?: RequestOptions,
  ): ApiPromise<BuTimeOffLimitResponse> {
    return this.call(
      'putWorkforcemanagementBusinessunitTimeofflimitValues',
      'PUT /api/v2/workforcemanagement/businessunits/{businessUnitId}/timeofflimits/{timeOffLimitId}/values',
      { businessUnitId, timeOffLimitId, body },
      {},
      request,
    );
  }

  /**
   * Sets a time-off limit day by day for the given ranges.
   *
   * @param opts.body - One number of minutes for each day from `startDate`; `metadata` carries the limit's current version.
   * @deprecated Use `putWorkforcemanagementBusinessunitTimeofflimitValues`.
   * @permissions `wfm:timeOffLimit:edit`
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
      { options: ['body'] },
    );
  }

  /**
   * Saves the caller's ranking of the schedule sets in a bid and, by `submitted`, hands it in.
   *
   * @permissions `wfm:agentScheduleBid:submit`
   * @see PUT /api/v2/workforcemanagement/schedulebids/{bidId}/preference
   */
  putWorkforcemanagementSchedulebidPreference(
    bidId: string,
    body: UpdateAgentScheduleBiddingPreference,
    request?: RequestOptions,
  ): ApiPromise<AgentScheduleBiddingPreferenceResponse> {
    return this.call(
      'putWorkforcemanagementSchedulebidPreference',
      'PUT /api/v2/workforcemanagement/schedulebids/{bidId}/preference',
      { bidId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace WorkforceManagementApi {
  type deleteWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistoryOptions = OptionsOf<
    WorkforceManagementApi['deleteWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistory']
  >;
  type getWorkforcemanagementAlternativeshiftsTradesOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementAlternativeshiftsTrades']
  >;
  type getWorkforcemanagementBusinessunitOptions = OptionsOf<WorkforceManagementApi['getWorkforcemanagementBusinessunit']>;
  type getWorkforcemanagementBusinessunitActivitycodesOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitActivitycodes']
  >;
  type getWorkforcemanagementBusinessunitActivityplansOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitActivityplans']
  >;
  type getWorkforcemanagementBusinessunitCapacityplanForecastOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitCapacityplanForecast']
  >;
  type getWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations']
  >;
  type getWorkforcemanagementBusinessunitCapacityplanningLongtermrequirementsAutomaticbestmethodWeekForecastOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitCapacityplanningLongtermrequirementsAutomaticbestmethodWeekForecast']
  >;
  type getWorkforcemanagementBusinessunitManagementunitsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitManagementunits']
  >;
  type getWorkforcemanagementBusinessunitOpportunityOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitOpportunity']
  >;
  type getWorkforcemanagementBusinessunitSchedulebidGroupPreferencesOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitSchedulebidGroupPreferences']
  >;
  type getWorkforcemanagementBusinessunitServicegoaltemplateOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitServicegoaltemplate']
  >;
  type getWorkforcemanagementBusinessunitServicegoaltemplatesOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitServicegoaltemplates']
  >;
  type getWorkforcemanagementBusinessunitStaffinggroupsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitStaffinggroups']
  >;
  type getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJobsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJobs']
  >;
  type getWorkforcemanagementBusinessunitTimeofflimitsOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitTimeofflimits']
  >;
  type getWorkforcemanagementBusinessunitTimeoffplansOptions = GetWorkforcemanagementBusinessunitTimeoffplansOptions;
  type getWorkforcemanagementBusinessunitUsersOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitUsers']
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
  type getWorkforcemanagementBusinessunitWeekShorttermforecastStaffingrequirementOptions = OptionsOf<
    WorkforceManagementApi['getWorkforcemanagementBusinessunitWeekShorttermforecastStaffingrequirement']
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
  type postWorkforcemanagementAdherenceExplanationsQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementAdherenceExplanationsQuery']
  >;
  type postWorkforcemanagementAdherenceHistoricalOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementAdherenceHistorical']
  >;
  type postWorkforcemanagementAgentAdherenceExplanationsQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementAgentAdherenceExplanationsQuery']
  >;
  type postWorkforcemanagementAgentsMeAdherenceHistoricalJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementAgentsMeAdherenceHistoricalJobs']
  >;
  type postWorkforcemanagementAgentsOpportunitiesQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementAgentsOpportunitiesQuery']
  >;
  type postWorkforcemanagementAgentschedulesManagementunitsMineOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementAgentschedulesManagementunitsMine']
  >;
  type postWorkforcemanagementAgentschedulesMineOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementAgentschedulesMine']
  >;
  type postWorkforcemanagementBusinessunitActivitycodesOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitActivitycodes']
  >;
  type postWorkforcemanagementBusinessunitAdherenceExplanationsQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitAdherenceExplanationsQuery']
  >;
  type postWorkforcemanagementBusinessunitAgentschedulesSearchOptions =
    PostWorkforcemanagementBusinessunitAgentschedulesSearchOptions;
  type postWorkforcemanagementBusinessunitAlternativeshiftsTradesSearchOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitAlternativeshiftsTradesSearch']
  >;
  type postWorkforcemanagementBusinessunitIntradayOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitIntraday']
  >;
  type postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsQuery']
  >;
  type postWorkforcemanagementBusinessunitOpportunitiesQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitOpportunitiesQuery']
  >;
  type postWorkforcemanagementBusinessunitPlanninggroupsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitPlanninggroups']
  >;
  type postWorkforcemanagementBusinessunitServicegoaltemplatesOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitServicegoaltemplates']
  >;
  type postWorkforcemanagementBusinessunitShifttradingTradesEvaluateJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitShifttradingTradesEvaluateJobs']
  >;
  type postWorkforcemanagementBusinessunitShifttradingTradesQueryJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitShifttradingTradesQueryJobs']
  >;
  type postWorkforcemanagementBusinessunitShifttradingTradesStateBulkJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitShifttradingTradesStateBulkJobs']
  >;
  type postWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJobs']
  >;
  type postWorkforcemanagementBusinessunitShifttradingWeeksSummaryJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitShifttradingWeeksSummaryJobs']
  >;
  type postWorkforcemanagementBusinessunitStaffinggroupsQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementBusinessunitStaffinggroupsQuery']
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
  type postWorkforcemanagementManagementunitAgentsWorkplansQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitAgentsWorkplansQuery']
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
  type postWorkforcemanagementManagementunitUserTimeoffrequestsEstimateOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitUserTimeoffrequestsEstimate']
  >;
  type postWorkforcemanagementManagementunitWeekShifttradesSearchOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementManagementunitWeekShifttradesSearch']
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
  type postWorkforcemanagementShifttradingTradeJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementShifttradingTradeJobs']
  >;
  type postWorkforcemanagementShifttradingTradeMatchJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementShifttradingTradeMatchJobs']
  >;
  type postWorkforcemanagementShifttradingTradeStateJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementShifttradingTradeStateJobs']
  >;
  type postWorkforcemanagementShifttradingTradesJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementShifttradingTradesJobs']
  >;
  type postWorkforcemanagementShifttradingTradesMineQueryJobsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementShifttradingTradesMineQueryJobs']
  >;
  type postWorkforcemanagementTimeofflimitsAvailableQueryOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementTimeofflimitsAvailableQuery']
  >;
  type postWorkforcemanagementTimeoffrequestsOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementTimeoffrequests']
  >;
  type postWorkforcemanagementTimeoffrequestsEstimateOptions = OptionsOf<
    WorkforceManagementApi['postWorkforcemanagementTimeoffrequestsEstimate']
  >;
  type putWorkforcemanagementManagementunitTimeofflimitValuesOptions = OptionsOf<
    WorkforceManagementApi['putWorkforcemanagementManagementunitTimeofflimitValues']
  >;
}
