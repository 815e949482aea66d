import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AdherenceState,
  AgentRoutingStatus,
  BuScheduleRunState,
  ForecastDayOfWeek,
  ForecastModificationType,
  HistoricalDataUploadStatus,
  RoutePathMediaType,
  ShiftTradeState,
  WeekDay,
} from './shared-enumerations.js';
import type { AddressableEntityRef, User } from './shared.js';
import type { QueueReference, UserReference } from './shared-administration.js';

export type AdherenceSystemPresence = OpenEnum<
  'Available' | 'Away' | 'Busy' | 'Offline' | 'Idle' | 'OnQueue' | 'Meal' | 'Training' | 'Meeting' | 'Break'
>;

export type SchedulingStatus = OpenEnum<'Pending' | 'Success' | 'Failed' | 'Ongoing' | 'PartialFailure'>;

export type TimeOffRequestSubstatus = OpenEnum<
  | 'AdvanceTimeElapsed'
  | 'AutoApproved'
  | 'InsufficientBalance'
  | 'InvalidDailyDuration'
  | 'OutsideShift'
  | 'RemovedFromWaitlist'
  | 'Waitlisted'
>;

export type ScheduleMessageType = OpenEnum<
  | 'AgentNotFound'
  | 'AgentNotInSelectedManagementUnit'
  | 'AgentNotLicensed'
  | 'AgentWithoutWorkPlan'
  | 'WorkPlanNotEnabled'
  | 'WorkPlanNotFound'
  | 'AgentWithoutCapability'
  | 'NoNeedDays'
  | 'UnableToProduceAgentSchedule'
  | 'UnableToScheduleMaxConsecutiveWorkingDaysFromAgentHistory'
  | 'UnableToScheduleMaxConsecutiveWorkingWeekendsFromAgentHistory'
  | 'UnableToScheduleMaxWeeklyPaidTimeFromTimeOff'
  | 'UnableToScheduleMaxWorkDayPaidTimeFromTimeOff'
  | 'UnableToScheduleMinIntershiftTimeFromAgentHistory'
  | 'UnableToScheduleMinIntershiftTimeFromDst'
  | 'UnableToScheduleMinShiftStartDistanceFromAgentHistory'
  | 'UnableToScheduleMinShiftStartDistanceFromDst'
  | 'UnableToScheduleMinWeeklyPaidTimeFromTimeOff'
  | 'UnableToScheduleMinWeeklyWorkDaysFromTimeOff'
  | 'UnableToScheduleMinWorkDayPaidTimeFromTimeOff'
  | 'UnableToSchedulePlanningPeriodMaxDaysOffFromAgentHistory'
  | 'UnableToSchedulePlanningPeriodMaxDaysOffFromTimeOff'
  | 'UnableToSchedulePlanningPeriodMaxPaidTimeFromAgentHistory'
  | 'UnableToSchedulePlanningPeriodMaxPaidTimeFromTimeOff'
  | 'UnableToSchedulePlanningPeriodMinDaysOffFromAgentHistory'
  | 'UnableToSchedulePlanningPeriodMinPaidTimeFromAgentHistory'
  | 'UnableToSchedulePlanningPeriodMinPaidTimeFromTimeOff'
  | 'UnableToScheduleWorkDayFromTimeOff'
  | 'UnableToScheduleMaxConsecutiveWorkingDays'
  | 'UnableToScheduleMaxConsecutiveWorkingWeekends'
  | 'UnableToScheduleMaxWeeklyPaidTime'
  | 'UnableToScheduleMaxWeeklyWorkDays'
  | 'UnableToScheduleMaxWorkDayPaidTime'
  | 'UnableToScheduleMinConsecutiveNonWorkingTimePerWeek'
  | 'UnableToScheduleMinIntershiftTime'
  | 'UnableToScheduleMinShiftStartDistance'
  | 'UnableToScheduleMinWeeklyPaidTime'
  | 'UnableToScheduleMinWeeklyWorkDays'
  | 'UnableToScheduleMinWorkDayPaidTime'
  | 'UnableToSchedulePlanningPeriodMaxDaysOff'
  | 'UnableToSchedulePlanningPeriodMaxPaidTime'
  | 'UnableToSchedulePlanningPeriodMinDaysOff'
  | 'UnableToSchedulePlanningPeriodMinPaidTime'
  | 'UnableToScheduleShiftVariance'
  | 'UnableToScheduleWorkDay'
>;

export type ActivityCategory = OpenEnum<
  'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable' | 'Unscheduled'
>;

export interface ActivityCode {
  id?: string;
  selfUri?: string;
  name?: string;
  isActive?: boolean;
  isDefault?: boolean;
  category?: ActivityCategory;
  lengthInMinutes?: number;
  countsAsPaidTime?: boolean;
  countsAsWorkTime?: boolean;
  agentTimeOffSelectable?: boolean;
  metadata: WfmVersionedEntityMetadata;
}

export interface ActivityCodeContainer {
  activityCodes?: Dictionary<ActivityCode>;
  metadata: WfmVersionedEntityMetadata;
}

export interface ActivityCodeReference {
  id: string;
  name?: string;
  secondaryPresences?: SecondaryPresence[];
  selfUri?: string;
}

export interface AddShiftTradeRequest {
  scheduleId: string;
  initiatingShiftId: string;
  /** Makes the trade a direct offer to this agent. */
  receivingUserId?: string;
  /** @format date-time */
  expiration?: string;
  /** ISO 8601 intervals in which the shift wanted in return may lie. */
  acceptableIntervals?: string[];
}

export interface AddWorkPlanRotationAgentRequest {
  userId: string;
  dateRange: DateRangeWithOptionalEnd;
  /** Plan of the pattern at which the agent begins. */
  position: number;
}

export interface AddWorkPlanRotationRequest {
  name: string;
  dateRange: DateRangeWithOptionalEnd;
  agents?: AddWorkPlanRotationAgentRequest[];
  pattern: WorkPlanPatternRequest;
}

export interface AdherenceExplanationNotification {
  id?: string;
  agent?: UserReference;
  managementUnit?: ManagementUnitReference;
  businessUnit?: BusinessUnitReference;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
  type?: OpenEnum<'Late'>;
  notes?: string;
  selfUri?: string;
}

export interface AdherenceSettings {
  severeAlertThresholdMinutes?: number;
  adherenceTargetPercent?: number;
  /** Departures shorter than this do not count as exceptions. */
  adherenceExceptionThresholdSeconds?: number;
  /** True where activities off queue may stand in for one another. */
  nonOnQueueActivitiesEquivalent?: boolean;
  /** Whether time on queue is tracked. */
  trackOnQueueActivity?: boolean;
  ignoredActivityCategories?: IgnoredActivityCategories;
}

export interface AdminTimeOffRequestPatch {
  status?: OpenEnum<'PENDING' | 'APPROVED' | 'DENIED'>;
  activityCodeId?: string;
  notes?: string;
  fullDayManagementUnitDates?: string[];
  /** @format date-time */
  partialDayStartDateTimes?: string[];
  dailyDurationMinutes?: number;
  metadata: WfmVersionedEntityMetadata;
}

export interface AgentManagementUnitReference {
  user?: UserReference;
  managementUnit?: ManagementUnitReference;
  businessUnit?: BusinessUnitReference;
}

export interface AgentTimeOffRequestPatch {
  markedAsRead?: boolean;
  /** The one status an agent may set. */
  status?: OpenEnum<'CANCELED'>;
  notes?: string;
}

export interface AsyncForecastOperationResult {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  result?: BuShortTermForecast;
  /** Percent done. */
  progress?: number;
}

export interface AsyncIntradayResponse {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  result?: BuIntradayResponse;
}

export interface AvailableTimeOffRange {
  timeOffLimit?: TimeOffLimitReference;
  /** @format date */
  startDate?: string;
  granularity?: OpenEnum<'Daily'>;
  /** Minutes left for each day from `startDate`. */
  availableMinutesPerInterval?: number[];
  /** Requests waiting for each day from `startDate`. */
  waitlistedRequestsPerInterval?: number[];
  waitlistEnabled?: boolean;
}

export interface AvailableTimeOffRequest {
  activityCodeId: string;
  dateRanges?: LocalDateRange[];
}

export interface AvailableTimeOffResponse {
  values?: AvailableTimeOffRange[];
}

export interface BuAbandonRate {
  /** Whether this goal is pursued. */
  include: boolean;
  percent?: number;
}

export interface BuAgentScheduleActivity {
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  description?: string;
  activityCodeId?: string;
  paid?: boolean;
  timeOffRequestId?: string;
  externalActivityId?: string;
  externalActivityType?: OpenEnum<'Coaching'>;
}

export interface BuAgentScheduleHistoryChange {
  metadata?: BuAgentScheduleHistoryChangeMetadata;
  shifts?: BuAgentScheduleShift[];
  fullDayTimeOffMarkers?: BuFullDayTimeOffMarker[];
  deletes?: BuAgentScheduleHistoryDeletedChange;
}

export interface BuAgentScheduleHistoryChangeMetadata {
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: UserReference;
}

export interface BuAgentScheduleHistoryDeletedChange {
  shiftIds?: string[];
  /** @format date */
  fullDayTimeOffMarkerDates?: string[];
  agentSchedule?: boolean;
}

export interface BuAgentScheduleHistoryDroppedChange {
  metadata?: BuAgentScheduleHistoryChangeMetadata;
  shiftIds?: string[];
  /** @format date */
  fullDayTimeOffMarkerDates?: string[];
  deletes?: BuAgentScheduleHistoryDeletedChange;
}

/** How one agent's part of a schedule came about. */
export interface BuAgentScheduleHistoryResponse {
  priorPublishedSchedules?: BuScheduleReference[];
  basePublishedSchedule?: BuAgentScheduleHistoryChange;
  droppedChanges?: BuAgentScheduleHistoryDroppedChange[];
  changes?: BuAgentScheduleHistoryChange[];
}

export interface BuAgentSchedulePublishedScheduleReference {
  id?: string;
  /** @format date */
  weekDate?: string;
  weekCount?: number;
  selfUri?: string;
}

export interface BuAgentScheduleQueryResponse {
  user?: UserReference;
  shifts?: BuAgentScheduleShift[];
  fullDayTimeOffMarkers?: BuFullDayTimeOffMarker[];
  workPlan?: WorkPlanReference;
  workPlansPerWeek?: WorkPlanReference[];
  metadata?: WfmVersionedEntityMetadata;
}

export interface BuAgentScheduleRescheduleResponse {
  user?: UserReference;
  shifts?: BuAgentScheduleShift[];
  fullDayTimeOffMarkers?: BuFullDayTimeOffMarker[];
  workPlan?: WorkPlanReference;
  workPlansPerWeek?: WorkPlanReference[];
}

export interface BuAgentScheduleSearchResponse {
  user?: UserReference;
  shifts?: BuAgentScheduleShift[];
  fullDayTimeOffMarkers?: BuFullDayTimeOffMarker[];
}

export interface BuAgentScheduleShift {
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  activities?: BuAgentScheduleActivity[];
  /** True where someone changed the shift after it was generated. */
  manuallyEdited?: boolean;
  schedule?: BuScheduleReference;
}

export interface BuAgentScheduleUpdate {
  type?: OpenEnum<'Added' | 'Edited' | 'Deleted'>;
  /** @format date-time */
  shiftStartDates?: string[];
}

export interface BuAgentSchedulesQueryResponse {
  agentSchedules?: BuAgentScheduleQueryResponse[];
  /** IANA time zone name. */
  businessUnitTimeZone?: string;
}

export interface BuAgentSchedulesSearchResponse {
  agentSchedules?: BuAgentScheduleSearchResponse[];
  businessUnitTimeZone?: string;
  publishedSchedules?: BuAgentSchedulePublishedScheduleReference[];
}

export interface BuAsyncAgentSchedulesQueryResponse {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  result?: BuAgentSchedulesQueryResponse;
  /** Percent done. */
  progress?: number;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface BuAsyncAgentSchedulesSearchResponse {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  result?: BuAgentSchedulesSearchResponse;
  /** Percent done. */
  progress?: number;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface BuAsyncScheduleResponse {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  result?: BuScheduleMetadata;
}

export interface BuAsyncScheduleRunResponse {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  result?: BuScheduleRun;
}

export interface BuAverageSpeedOfAnswer {
  /** Whether this goal is pursued. */
  include: boolean;
  seconds?: number;
}

export interface BuCopyScheduleRequest {
  description: string;
  /** @format date */
  weekDate: string;
}

export interface BuCreateBlankScheduleRequest {
  description: string;
  shortTermForecast?: BuShortTermForecastReference;
  weekCount: number;
}

export interface BuCurrentAgentScheduleSearchResponse {
  agentSchedules?: BuAgentScheduleSearchResponse[];
  businessUnitTimeZone?: string;
  publishedSchedules?: BuAgentSchedulePublishedScheduleReference[];
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  /** What changed in the caller's shifts. */
  updates?: BuAgentScheduleUpdate[];
}

export interface BuForecastGenerationPlanningGroupResult {
  planningGroupId?: string;
  metricResults?: BuForecastTimeSeriesResult[];
}

export interface BuForecastGenerationResult {
  planningGroupResults?: BuForecastGenerationPlanningGroupResult[];
}

/** A correction to a forecast, such as more contacts at noon. */
export interface BuForecastModification {
  type: ForecastModificationType;
  /** First interval changed, counted from the start of the forecast. */
  startIntervalIndex?: number;
  /** Last interval changed, counted from the start of the forecast. */
  endIntervalIndex?: number;
  metric: OpenEnum<'Offered' | 'AverageHandleTimeSeconds'>;
  legacyMetric?: OpenEnum<'AverageAfterCallWorkTimeSeconds' | 'AverageHandleTimeSeconds' | 'AverageTalkTimeSeconds' | 'Offered'>;
  value?: number;
  values?: WfmForecastModificationIntervalOffsetValue[];
  /** ISO 8601 duration in which the user interface shows the change, e.g. `PT15M`. */
  displayGranularity: string;
  /** ISO 8601 duration of the intervals that the indexes count, e.g. `PT15M`. */
  granularity?: string;
  enabled: boolean;
  planningGroupIds?: string[];
}

export interface BuForecastResult {
  /** Instant at which the first interval begins. @format date-time */
  referenceStartDate?: string;
  planningGroups?: ForecastPlanningGroupData[];
  weekNumber?: number;
  weekCount?: number;
}

export interface BuForecastResultResponse {
  result?: BuForecastResult;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface BuForecastTimeSeriesResult {
  metric?: OpenEnum<'Offered' | 'AverageHandleTimeSeconds'>;
  forecastingMethod?: OpenEnum<
    | 'AutoRegressiveIntegratedMovingAverage'
    | 'MovingAverage'
    | 'SingleExponentialSmoothing'
    | 'RandomWalk'
    | 'DecompositionUsingAdditiveSeasonality'
    | 'DecompositionUsingMultiplicativeSeasonality'
    | 'HoltWintersAdditiveSeasonality'
    | 'HoltWintersAdditiveSeasonalityWithDampedTrend'
    | 'HoltWintersMultiplicativeSeasonality'
    | 'HoltWintersMultiplicativeSeasonalityWithDampedTrend'
    | 'DampedLinearExponentialSmoothing'
    | 'DoubleExponentialSmoothing'
    | 'DoubleMovingAverage'
    | 'LinearExponentialSmoothing'
    | 'LinearWeightedMovingAverage'
    | 'PointEstimateUsingDampedLinearExponentialSmoothing'
    | 'PointEstimateUsingDoubleExponentialSmoothing'
    | 'PointEstimateUsingLatestWeek'
    | 'PointEstimateUsingLinearExponentialSmoothing'
    | 'PointEstimateUsingWeightedAverage'
    | 'CurveFit'
    | 'MultiLinearRegression'
    | 'DynamicHarmonicRegression'
    | 'Theta'
    | 'Ensemble'
    | 'Other'
  >;
  forecastType?: OpenEnum<'LongTerm' | 'ShortTerm'>;
}

/** A whole day off within a schedule. */
export interface BuFullDayTimeOffMarker {
  /** Day as `yyyy-MM-dd`, in the time zone of the business unit. @format date */
  businessUnitDate?: string;
  lengthMinutes?: number;
  description?: string;
  activityCodeId?: string;
  paid?: boolean;
  timeOffRequestId?: string;
}

export interface BuGenerateScheduleRequest {
  description: string;
  shortTermForecast?: BuShortTermForecastReference;
  weekCount: number;
  options?: SchedulingOptionsRequest;
}

export interface BuGetCurrentAgentScheduleRequest {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
}

export interface BuHeadcountForecast {
  entities?: BuPlanningGroupHeadcountForecast[];
  /** Instant at which the first interval begins. @format date-time */
  referenceStartDate?: string;
}

export interface BuHeadcountForecastResponse {
  result?: BuHeadcountForecast;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface BuImportAgentScheduleUploadSchema {
  userId: string;
  workPlanId?: ValueWrapperString;
  workPlanIdsPerWeek?: ListWrapperString;
  shifts?: BuAgentScheduleShift[];
  fullDayTimeOffMarkers?: BuFullDayTimeOffMarker[];
}

export interface BuImportShortTermForecastSchema {
  description: string;
  weekCount: number;
  planningGroups: ForecastPlanningGroupData[];
  longTermPlanningGroups?: LongTermForecastPlanningGroupData[];
  canUseForScheduling?: boolean;
}

export interface BuIntradayDataGroup {
  mediaType?: RoutePathMediaType;
  forecastDataSummary?: BuIntradayForecastData;
  forecastDataPerInterval?: BuIntradayForecastData[];
  scheduleDataSummary?: BuIntradayScheduleData;
  scheduleDataPerInterval?: BuIntradayScheduleData[];
  performancePredictionDataSummary?: IntradayPerformancePredictionData;
  performancePredictionDataPerInterval?: IntradayPerformancePredictionData[];
}

export interface BuIntradayForecastData {
  offered?: number;
  averageHandleTimeSeconds?: number;
}

export interface BuIntradayResponse {
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  intervalLengthMinutes?: number;
  noDataReason?: OpenEnum<'NoPublishedSchedule' | 'NoSourceForecast'>;
  categories?: OpenEnum<'ForecastData' | 'ScheduleData' | 'PerformancePredictionData'>[];
  shortTermForecast?: BuShortTermForecastReference;
  schedule?: BuScheduleReference;
  intradayDataGroupings?: BuIntradayDataGroup[];
}

export interface BuIntradayScheduleData {
  onQueueTimeSeconds?: number;
}

export interface BuManagementUnitScheduleSummary {
  managementUnit?: ManagementUnitReference;
  agentCount?: number;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  agents?: UserReference[];
}

export interface BuPlanningGroupHeadcountForecast {
  planningGroup?: PlanningGroupReference;
  /** Agents needed in each interval, allowing for shrinkage. */
  requiredPerInterval?: number[];
  /** Agents needed in each interval if nobody were ever away. */
  requiredWithoutShrinkagePerInterval?: number[];
}

export interface BuQueryAgentSchedulesRequest {
  managementUnitId: string;
  userIds?: string[];
  teamIds?: string[];
}

export interface BuRescheduleAgentScheduleResult {
  managementUnit?: ManagementUnitReference;
  downloadResult?: MuRescheduleResultWrapper;
  downloadUrl?: string;
}

export interface BuRescheduleRequest {
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  agentIds?: string[];
  /** Activity codes to reschedule. */
  activityCodeIds?: string[];
  managementUnitIds: string[];
  /** True keeps each agent's paid time of the week. */
  doNotChangeWeeklyPaidTime: boolean;
  /** True keeps each agent's paid time of the day. */
  doNotChangeDailyPaidTime: boolean;
  doNotChangeShiftStartTimes: boolean;
  doNotChangeManuallyEditedShifts: boolean;
}

export interface BuRescheduleResult {
  generationResults?: ScheduleGenerationResult;
  generationResultsDownloadUrl?: string;
  headcountForecast?: BuHeadcountForecast;
  headcountForecastDownloadUrl?: string;
  agentSchedules?: BuRescheduleAgentScheduleResult[];
}

export interface BuScheduleListItem {
  id: string;
  /** @format date */
  weekDate?: string;
  weekCount?: number;
  description?: string;
  published?: boolean;
  shortTermForecast?: BuShortTermForecastReference;
  generationResults?: ScheduleGenerationResultSummary;
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface BuScheduleListing {
  entities: BuScheduleListItem[];
}

export interface BuScheduleMetadata {
  id: string;
  /** First day of the schedule, `yyyy-MM-dd`. @format date */
  weekDate?: string;
  weekCount?: number;
  description?: string;
  published?: boolean;
  shortTermForecast?: BuShortTermForecastReference;
  generationResults?: ScheduleGenerationResultSummary;
  metadata?: WfmVersionedEntityMetadata;
  managementUnits?: BuManagementUnitScheduleSummary[];
  selfUri?: string;
}

export interface BuScheduleReference {
  id?: string;
  /** @format date */
  weekDate?: string;
  selfUri?: string;
}

export interface BuScheduleReferenceForMuRoute {
  id?: string;
  /** @format date */
  weekDate?: string;
  businessUnit?: BusinessUnitReference;
  selfUri?: string;
}

/** One run of the scheduler. */
export interface BuScheduleRun {
  id?: string;
  /** Id of the run within the scheduler; `id` is the one to call with. */
  schedulerRunId?: string;
  /** True for a rescheduling, which proposes changes instead of making a schedule. */
  intradayRescheduling?: boolean;
  state?: BuScheduleRunState;
  weekCount?: number;
  /** Progress, in percent. */
  percentComplete?: number;
  /** First day of the first week scheduled, `yyyy-MM-dd`. @format date */
  targetWeek?: string;
  schedule?: BuScheduleReference;
  scheduleDescription?: string;
  /** @format date-time */
  schedulingStartTime?: string;
  schedulingStartedBy?: UserReference;
  schedulingCanceledBy?: UserReference;
  /** @format date-time */
  schedulingCompletedTime?: string;
  messageCount?: number;
  messageSeverityCounts?: SchedulerMessageSeverityCount[];
  reschedulingOptions?: ReschedulingOptionsRunResponse;
  /** When the result of a rescheduling can no longer be read. @format date-time */
  reschedulingResultExpiration?: string;
  selfUri?: string;
}

export interface BuScheduleRunListing {
  entities: BuScheduleRun[];
}

export interface BuSchedulingSettings {
  messageSeverities?: SchedulerMessageTypeSeverity[];
}

export interface BuSearchAgentSchedulesRequest {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
  userIds?: string[];
}

export interface BuServiceLevel {
  /** Whether this goal is pursued. */
  include: boolean;
  /** Share of interactions to be answered within `seconds`. */
  percent?: number;
  seconds?: number;
}

export interface BuShortTermForecast {
  id?: string;
  /** First day of the forecast, `yyyy-MM-dd`. @format date */
  weekDate?: string;
  weekCount?: number;
  creationMethod?: OpenEnum<'Import' | 'ImportedHistoricalWeightedAverage' | 'HistoricalWeightedAverage' | 'Advanced'>;
  description?: string;
  /** True where the forecast holds modifications of legacy metrics. */
  legacy?: boolean;
  metadata?: WfmVersionedEntityMetadata;
  canUseForScheduling?: boolean;
  /** Instant at which the first interval begins. @format date-time */
  referenceStartDate?: string;
  sourceDays?: ForecastSourceDayPointer[];
  modifications?: BuForecastModification[];
  generationResults?: BuForecastGenerationResult;
  timeZone?: string;
  /** Version of the planning groups that the forecast was made with. */
  planningGroupsVersion?: number;
  planningGroups?: ForecastPlanningGroupsResponse;
  selfUri?: string;
}

export interface BuShortTermForecastListItem {
  id?: string;
  /** @format date */
  weekDate?: string;
  weekCount?: number;
  creationMethod?: OpenEnum<'Import' | 'ImportedHistoricalWeightedAverage' | 'HistoricalWeightedAverage' | 'Advanced'>;
  description?: string;
  legacy?: boolean;
  metadata?: WfmVersionedEntityMetadata;
  canUseForScheduling?: boolean;
  selfUri?: string;
}

export interface BuShortTermForecastListing {
  entities: BuShortTermForecastListItem[];
}

export interface BuShortTermForecastReference {
  id?: string;
  /** @format date */
  weekDate: string;
  description?: string;
  selfUri?: string;
}

export type BuShortTermForecastingSettings = ShortTermForecastingSettings;

export interface BuUpdateAgentScheduleUploadSchema {
  userId: string;
  workPlanId?: ValueWrapperString;
  workPlanIdsPerWeek?: ListWrapperString;
  shifts?: BuAgentScheduleShift[];
  fullDayTimeOffMarkers?: BuFullDayTimeOffMarker[];
  metadata?: WfmVersionedEntityMetadata;
  delete?: boolean;
}

export interface BulkShiftTradeStateUpdateRequest {
  entities: BulkUpdateShiftTradeStateRequestItem[];
}

export interface BulkUpdateShiftTradeStateRequestItem {
  id?: string;
  state: ShiftTradeState;
  metadata: WfmVersionedEntityMetadata;
}

export interface BulkUpdateShiftTradeStateResponse {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  operationId?: string;
  result?: BulkUpdateShiftTradeStateResult;
}

export interface BulkUpdateShiftTradeStateResult {
  entities?: BulkUpdateShiftTradeStateResultItem[];
}

export interface BulkUpdateShiftTradeStateResultItem {
  id?: string;
  state?: ShiftTradeState;
  reviewedBy?: UserReference;
  /** @format date-time */
  reviewedDate?: string;
  failureReason?: OpenEnum<
    | 'InitiatingAgentScheduleNotFound'
    | 'InitiatingAgentShiftHasExternalActivities'
    | 'InitiatingAgentShiftNotFound'
    | 'ReceivingAgentNotFound'
    | 'ReceivingAgentScheduleNotFound'
    | 'ReceivingAgentShiftHasExternalActivities'
    | 'ReceivingAgentShiftNotFound'
    | 'ScheduleNotPublished'
    | 'TransitionNotAllowed'
  >;
  metadata?: WfmVersionedEntityMetadata;
}

export interface BusinessUnit {
  id: string;
  name?: string;
  settings?: BusinessUnitSettings;
  division?: DivisionReference;
  selfUri?: string;
}

export interface BusinessUnitActivityCode {
  id: string;
  name?: string;
  active?: boolean;
  defaultCode?: boolean;
  category?: ActivityCategory;
  lengthInMinutes?: number;
  countsAsPaidTime?: boolean;
  countsAsWorkTime?: boolean;
  /** Whether agents may choose the code when they ask for time off. */
  agentTimeOffSelectable?: boolean;
  /** Whether time under the code is shrinkage. */
  countsTowardShrinkage?: boolean;
  plannedShrinkage?: boolean;
  /** Whether scheduling may place something else on top. */
  interruptible?: boolean;
  /** Presences that count as this activity. */
  secondaryPresences?: SecondaryPresence[];
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface BusinessUnitActivityCodeListing {
  entities: BusinessUnitActivityCode[];
}

export interface BusinessUnitListItem {
  id: string;
  name?: string;
  /** Whether the caller may use the unit. */
  authorized?: boolean;
  division?: DivisionReference;
  selfUri?: string;
}

export interface BusinessUnitListing {
  entities: BusinessUnitListItem[];
}

export type BusinessUnitReference = AddressableEntityRef;

export interface BusinessUnitSettings {
  /** Day on which forecast and schedule weeks begin. */
  startDayOfWeek: WeekDay;
  /** IANA time zone name. */
  timeZone: string;
  shortTermForecasting?: BuShortTermForecastingSettings;
  scheduling?: BuSchedulingSettings;
  metadata: WfmVersionedEntityMetadata;
}

export interface CalendarUrlResponse {
  /** Gives the schedule to whoever has it; treat it as a secret. */
  calendarUrl?: string;
  selfUri?: string;
}

export interface ConstraintConflictMessage {
  message?: WorkPlanConstraintConflictMessage;
  conflictedConstraintMessages?: WorkPlanConstraintMessage[];
}

export type CopyBuForecastRequest = BuCopyScheduleRequest;

export interface CopyWorkPlan {
  name: string;
}

export type CopyWorkPlanRotationRequest = CopyWorkPlan;

export interface CreateActivityCodeRequest {
  name: string;
  category: ActivityCategory;
  lengthInMinutes?: number;
  countsAsPaidTime?: boolean;
  countsAsWorkTime?: boolean;
  agentTimeOffSelectable?: boolean;
  countsTowardShrinkage?: boolean;
  plannedShrinkage?: boolean;
  interruptible?: boolean;
  secondaryPresences?: SecondaryPresence[];
}

export interface CreateAdminTimeOffRequest {
  status: OpenEnum<'PENDING' | 'APPROVED'>;
  users: UserReference[];
  activityCodeId: string;
  notes?: string;
  /** Days off, `yyyy-MM-dd` in the management unit's time zone. */
  fullDayManagementUnitDates?: string[];
  /** Beginnings of time off that does not take the whole day. @format date-time */
  partialDayStartDateTimes?: string[];
  /** Length of the time off on each day. */
  dailyDurationMinutes: number;
  paid?: boolean;
}

export interface CreateAgentTimeOffRequest {
  activityCodeId: string;
  notes?: string;
  /** Days off, `yyyy-MM-dd` in the management unit's time zone. */
  fullDayManagementUnitDates?: string[];
  /** Beginnings of time off that does not take the whole day. @format date-time */
  partialDayStartDateTimes?: string[];
  /** Length of the time off on each day. */
  dailyDurationMinutes: number;
}

export interface CreateBusinessUnitRequest {
  name: string;
  divisionId: string;
  settings: CreateBusinessUnitSettings;
}

export interface CreateBusinessUnitSettings {
  /** Day on which forecast and schedule weeks begin. */
  startDayOfWeek: WeekDay;
  /** IANA time zone name. */
  timeZone: string;
  shortTermForecasting?: BuShortTermForecastingSettings;
  scheduling?: BuSchedulingSettings;
}

export interface CreateManagementUnitApiRequest {
  name: string;
  timeZone?: string;
  startDayOfWeek?: WeekDay;
  settings?: CreateManagementUnitSettingsRequest;
  divisionId?: string;
  businessUnitId: string;
}

export interface CreateManagementUnitSettingsRequest {
  adherence?: AdherenceSettings;
  shortTermForecasting?: ShortTermForecastingSettings;
  timeOff?: TimeOffRequestSettings;
  scheduling?: SchedulingSettingsRequest;
  shiftTrading?: ShiftTradeSettings;
}

export interface CreatePlanningGroupRequest {
  name: string;
  routePaths: RoutePathRequest[];
  serviceGoalTemplateId: string;
}

export interface CreateServiceGoalTemplate {
  name: string;
  serviceLevel?: BuServiceLevel;
  averageSpeedOfAnswer?: BuAverageSpeedOfAnswer;
  abandonRate?: BuAbandonRate;
}

export interface CreateTimeOffLimitRequest {
  granularity?: OpenEnum<'Daily'>;
  defaultLimitMinutes?: number;
}

export interface CreateTimeOffPlanRequest {
  name: string;
  activityCodeIds?: string[];
  timeOffLimitIds?: string[];
  autoApprovalRule: OpenEnum<'Never' | 'Always' | 'CheckLimits'>;
  /** Days before the time off at which a waiting request expires. */
  daysBeforeStartToExpireFromWaitlist?: number;
  active: boolean;
}

export interface CreateWorkPlan {
  name: string;
  enabled?: boolean;
  constrainWeeklyPaidTime?: boolean;
  flexibleWeeklyPaidTime?: boolean;
  weeklyExactPaidMinutes?: number;
  weeklyMinimumPaidMinutes?: number;
  weeklyMaximumPaidMinutes?: number;
  constrainPaidTimeGranularity?: boolean;
  paidTimeGranularityMinutes?: number;
  constrainMinimumTimeBetweenShifts?: boolean;
  minimumTimeBetweenShiftsMinutes?: number;
  maximumDays?: number;
  minimumConsecutiveNonWorkingMinutesPerWeek?: number;
  constrainMaximumConsecutiveWorkingWeekends?: boolean;
  maximumConsecutiveWorkingWeekends?: number;
  minimumWorkingDaysPerWeek?: number;
  constrainMaximumConsecutiveWorkingDays?: boolean;
  maximumConsecutiveWorkingDays?: number;
  /** Least distance between the starts of consecutive shifts. */
  minimumShiftStartDistanceMinutes?: number;
  minimumDaysOffPerPlanningPeriod?: number;
  maximumDaysOffPerPlanningPeriod?: number;
  minimumPaidMinutesPerPlanningPeriod?: number;
  maximumPaidMinutesPerPlanningPeriod?: number;
  /** Days on which agents may be scheduled but need not be. */
  optionalDays?: SetWrapperDayOfWeek;
  /** What must stay alike from day to day: the start, or the start and the paid time. */
  shiftStartVarianceType?: OpenEnum<'ShiftStart' | 'ShiftStartAndPaidDuration'>;
  shiftStartVariances?: ListWrapperShiftStartVariance;
  shifts?: CreateWorkPlanShift[];
  agents?: UserReference[];
}

export interface CreateWorkPlanActivity {
  activityCodeId?: string;
  description?: string;
  lengthMinutes?: number;
  startTimeIsRelativeToShiftStart?: boolean;
  flexibleStartTime?: boolean;
  /** Counted from the start of the shift or from midnight, as `startTimeIsRelativeToShiftStart` says. */
  earliestStartTimeMinutes?: number;
  latestStartTimeMinutes?: number;
  /** Counted from the start of the shift or from midnight, as `startTimeIsRelativeToShiftStart` says. */
  exactStartTimeMinutes?: number;
  startTimeIncrementMinutes?: number;
  countsAsPaidTime?: boolean;
  countsAsContiguousWorkTime?: boolean;
  minimumLengthFromShiftStartMinutes?: number;
  minimumLengthFromShiftEndMinutes?: number;
}

export interface CreateWorkPlanShift {
  name: string;
  days?: SetWrapperDayOfWeek;
  flexibleStartTime?: boolean;
  exactStartTimeMinutesFromMidnight?: number;
  earliestStartTimeMinutesFromMidnight?: number;
  latestStartTimeMinutesFromMidnight?: number;
  /** @deprecated Use `constrainLatestStopTime`. */
  constrainStopTime?: boolean;
  constrainLatestStopTime?: boolean;
  latestStopTimeMinutesFromMidnight?: number;
  constrainEarliestStopTime?: boolean;
  earliestStopTimeMinutesFromMidnight?: number;
  startIncrementMinutes?: number;
  flexiblePaidTime?: boolean;
  exactPaidTimeMinutes?: number;
  minimumPaidTimeMinutes?: number;
  maximumPaidTimeMinutes?: number;
  constrainContiguousWorkTime?: boolean;
  minimumContiguousWorkTimeMinutes?: number;
  maximumContiguousWorkTimeMinutes?: number;
  constrainDayOff?: boolean;
  dayOffRule?: OpenEnum<'NextDayOff' | 'PreviousDayOff'>;
  activities?: CreateWorkPlanActivity[];
}

export interface CurrentUserScheduleRequestBody {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
  loadFullWeeks?: boolean;
}

export interface DateRange {
  startDate?: string;
  endDate?: string;
}

export interface DateRangeWithOptionalEnd {
  /** @format date */
  startBusinessUnitDate: string;
  /** Last day, `yyyy-MM-dd`; open-ended without it. @format date */
  endBusinessUnitDate?: string;
}

export interface DeletableUserReference {
  id?: string;
  delete?: boolean;
  selfUri?: string;
}

export type DivisionReference = AddressableEntityRef;

export interface ForecastAbandonRateResponse {
  percent?: number;
}

export interface ForecastAverageSpeedOfAnswerResponse {
  seconds?: number;
}

export interface ForecastPlanningGroupData {
  planningGroupId: string;
  /** Interactions arriving in each interval. */
  offeredPerInterval: number[];
  /** Average handle time in seconds, for each interval. */
  averageHandleTimeSecondsPerInterval: number[];
}

export interface ForecastPlanningGroupResponse {
  id?: string;
  name?: string;
  routePaths?: RoutePathResponse[];
  serviceGoalTemplate?: ForecastServiceGoalTemplateResponse;
}

export interface ForecastPlanningGroupsResponse {
  entities?: ForecastPlanningGroupResponse[];
}

export interface ForecastServiceGoalTemplateResponse {
  serviceLevel?: ForecastServiceLevelResponse;
  averageSpeedOfAnswer?: ForecastAverageSpeedOfAnswerResponse;
  abandonRate?: ForecastAbandonRateResponse;
}

export interface ForecastServiceLevelResponse {
  percent?: number;
  seconds?: number;
}

/** A day of history that went into a forecast. */
export interface ForecastSourceDayPointer {
  dayOfWeek?: ForecastDayOfWeek;
  /** How much the day counts. */
  weight?: number;
  date?: string;
  fileName?: string;
  dataKey?: string;
}

export interface GenerateBuForecastRequest {
  description: string;
  weekCount?: number;
  canUseForScheduling?: boolean;
}

export interface HeadcountForecast {
  required: HeadcountInterval[];
  requiredWithoutShrinkage: HeadcountInterval[];
}

export interface HeadcountInterval {
  /** @format date-time */
  interval: string;
  value: number;
}

/** What an agent really did, as a span within the queried range. */
export interface HistoricalAdherenceActuals {
  actualActivityCategory?: ActivityCategory;
  /** Key into `lookupIdToSecondaryPresenceId` of the result. */
  actualSecondaryPresenceLookupId?: string;
  /** Seconds from the start of the query. */
  startOffsetSeconds?: number;
  /** Seconds from the start of the query. */
  endOffsetSeconds?: number;
}

export interface HistoricalAdherenceDayMetrics {
  /** Seconds from the start of the query to the start of the day. */
  dayStartOffsetSecs?: number;
  adherenceScheduleSecs?: number;
  conformanceScheduleSecs?: number;
  conformanceActualSecs?: number;
  exceptionCount?: number;
  exceptionDurationSecs?: number;
  impactSeconds?: number;
  scheduleLengthSecs?: number;
  actualLengthSecs?: number;
  adherencePercentage?: number;
  /** Time worked as a share of time scheduled, whenever it was worked. */
  conformancePercentage?: number;
}

/** A departure from the schedule. */
export interface HistoricalAdherenceExceptionInfo {
  /** Seconds from the start of the query. */
  startOffsetSeconds?: number;
  /** Seconds from the start of the query. */
  endOffsetSeconds?: number;
  scheduledActivityCodeId?: string;
  scheduledActivityCategory?: ActivityCategory;
  scheduledSecondaryPresenceLookupIds?: string[];
  actualActivityCodeId?: string;
  actualActivityCategory?: ActivityCategory;
  systemPresence?: AdherenceSystemPresence;
  routingStatus?: AgentRoutingStatus;
  impact?: OpenEnum<'Positive' | 'Negative' | 'Neutral' | 'Unknown'>;
  /** Key into `lookupIdToSecondaryPresenceId` of the result. */
  secondaryPresenceLookupId?: string;
}

export interface HistoricalAdherenceQueryResult {
  userId?: string;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  adherencePercentage?: number;
  conformancePercentage?: number;
  impact?: OpenEnum<'Positive' | 'Negative' | 'Neutral' | 'Unknown'>;
  exceptionInfo?: HistoricalAdherenceExceptionInfo[];
  dayMetrics?: HistoricalAdherenceDayMetrics[];
  /** Instant up to which `actuals` are known. @format date-time */
  actualsEndDate?: string;
  actuals?: HistoricalAdherenceActuals[];
}

export interface HistoricalImportDeleteJobResponse {
  id?: string;
  name?: string;
  status?: OpenEnum<'InProgress' | 'Success' | 'Failed'>;
  selfUri?: string;
}

export interface HistoricalImportStatus {
  requestId?: string;
  /** @format date-time */
  dateImportEnded?: string;
  /** @format date-time */
  dateImportStarted?: string;
  status?: HistoricalDataUploadStatus;
  error?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  active?: boolean;
  type?: OpenEnum<'Csv' | 'Json'>;
}

export interface HistoricalImportStatusListing {
  entities: HistoricalImportStatus[];
}

export interface IgnoredActivityCategories {
  values?: ActivityCategory[];
}

export interface ImportForecastResponse {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  operationId?: string;
  result?: BuShortTermForecast;
}

export interface ImportForecastUploadResponse {
  /** To be given when the upload is processed. */
  uploadKey?: string;
  /** Where to send the upload. */
  url?: string;
  /** Headers to send with it. */
  headers?: Dictionary<string>;
  /** Shape of the upload, for reference; it carries no data. */
  uploadBodySchema?: BuImportShortTermForecastSchema;
}

export interface ImportScheduleUploadResponse {
  /** To be given when the upload is processed. */
  uploadKey?: string;
  /** Where to send the upload. */
  url?: string;
  /** Headers to send with it. */
  headers?: Dictionary<string>;
  /** Shape of the upload, for reference; it carries no data. */
  uploadBodySchema?: ImportScheduleUploadSchema;
}

export interface ImportScheduleUploadSchema {
  description: string;
  weekCount: number;
  published?: boolean;
  shortTermForecast?: BuShortTermForecastReference;
  headcountForecast?: BuHeadcountForecast;
  agentSchedules?: BuImportAgentScheduleUploadSchema[];
}

export interface IntradayPerformancePredictionData {
  serviceLevelPercent?: number;
  averageSpeedOfAnswerSeconds?: number;
  occupancyPercent?: number;
}

export interface IntradayPlanningGroupRequest {
  /** Day as `yyyy-MM-dd`, in the time zone of the business unit. @format date */
  businessUnitDate: string;
  categories: OpenEnum<'ForecastData' | 'ScheduleData' | 'PerformancePredictionData'>[];
  planningGroupIds?: string[];
  intervalLengthMinutes?: number;
}

export type LanguageReference = AddressableEntityRef;

/** Intervals in a patch: absent leaves them alone, present with `values` replaces them. */
export type ListWrapperInterval = ListWrapperString;

export interface ListWrapperSecondaryPresence {
  values?: SecondaryPresence[];
}

export interface ListWrapperShiftStartVariance {
  values?: ShiftStartVariance[];
}

/** A list in a patch: absent leaves it alone, present with `values` replaces it. */
export interface ListWrapperString {
  values?: string[];
}

export interface LocalDateRange {
  /** @format date */
  startDate?: string;
  /** @format date */
  endDate?: string;
}

export interface LongTermForecastPlanningGroupData {
  planningGroupId: string;
  offeredPerDay: number[];
  averageHandleTimeSecondsPerDay: number[];
}

export interface LongTermForecastResult {
  planningGroups?: LongTermForecastPlanningGroupData[];
  /** @format date */
  referenceStartDate?: string;
  weekCount?: number;
}

export interface LongTermForecastResultResponse {
  result?: LongTermForecastResult;
  downloadUrl?: string;
}

export interface ManagementUnit {
  id: string;
  name?: string;
  businessUnit?: BusinessUnitReference;
  startDayOfWeek?: WeekDay;
  timeZone?: string;
  settings?: ManagementUnitSettingsResponse;
  /** @deprecated The platform calls it deprecated. */
  metadata?: WfmVersionedEntityMetadata;
  division?: DivisionReference;
  /** @deprecated The platform calls it deprecated. */
  version?: number;
  /** @format date-time @deprecated The platform calls it deprecated. */
  dateModified?: string;
  /** @deprecated The platform calls it deprecated. */
  modifiedBy?: UserReference;
  selfUri?: string;
}

export interface ManagementUnitListing {
  entities: ManagementUnit[];
  /** @deprecated Paging is not supported. */
  pageSize?: number;
  /** @deprecated Paging is not supported. */
  pageNumber?: number;
  /** @deprecated Paging is not supported. */
  total?: number;
  /** @deprecated Paging is not supported. */
  firstUri?: string;
  /** @deprecated Paging is not supported. */
  nextUri?: string;
  /** @deprecated Paging is not supported. */
  pageCount?: number;
  /** @deprecated Paging is not supported. */
  previousUri?: string;
  /** @deprecated Paging is not supported. */
  lastUri?: string;
  selfUri?: string;
}

export type ManagementUnitReference = AddressableEntityRef;

export interface ManagementUnitSettingsRequest {
  adherence?: AdherenceSettings;
  shortTermForecasting?: ShortTermForecastingSettings;
  timeOff?: TimeOffRequestSettings;
  scheduling?: SchedulingSettingsRequest;
  shiftTrading?: ShiftTradeSettings;
  metadata: WfmVersionedEntityMetadata;
}

export interface ManagementUnitSettingsResponse {
  adherence?: AdherenceSettings;
  shortTermForecasting?: ShortTermForecastingSettings;
  timeOff?: TimeOffRequestSettings;
  scheduling?: SchedulingSettingsResponse;
  shiftTrading?: ShiftTradeSettings;
  metadata: WfmVersionedEntityMetadata;
}

export interface MatchShiftTradeRequest {
  receivingScheduleId: string;
  receivingShiftId?: string;
  metadata: WfmVersionedEntityMetadata;
}

export interface MatchShiftTradeResponse {
  trade?: ShiftTradeResponse;
  violations?: ShiftTradeMatchViolation[];
  /** Rules broken in a way that takes an administrator's review. */
  adminReviewViolations?: ShiftTradeMatchViolation[];
}

export interface ModelingProcessingError {
  internalErrorCode?: OpenEnum<'ModelInputMissing' | 'ModelInputInvalid' | 'ModelFailed'>;
  description?: string;
}

export interface ModelingStatusResponse {
  id?: string;
  status?: SchedulingStatus;
  errorDetails?: ModelingProcessingError[];
  /** Where the result of a successful job is read. */
  modelingResultUri?: string;
}

export interface MoveManagementUnitRequest {
  businessUnitId: string;
}

export interface MoveManagementUnitResponse {
  businessUnit?: BusinessUnitReference;
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
}

export interface MuRescheduleResultWrapper {
  agentSchedules?: BuAgentScheduleRescheduleResponse[];
}

export interface NotificationsResponse {
  entities: WfmUserNotification[];
}

export interface PatchBuReschedulingOptionsManagementUnitRequest {
  managementUnitId: string;
  applied?: boolean;
}

export interface PatchBuReschedulingOptionsRequest {
  managementUnits?: PatchBuReschedulingOptionsManagementUnitRequest[];
}

export interface PatchBuScheduleRunRequest {
  reschedulingOptions?: PatchBuReschedulingOptionsRequest;
}

export interface PatchShiftTradeRequest {
  receivingUserId?: ValueWrapperString;
  expiration?: ValueWrapperDate;
  acceptableIntervals?: ListWrapperInterval;
  metadata: WfmVersionedEntityMetadata;
}

/** Queue, media type, language and skill combinations that are forecast together. */
export interface PlanningGroup {
  id: string;
  name?: string;
  serviceGoalTemplate?: ServiceGoalTemplateReference;
  routePaths?: RoutePathResponse[];
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface PlanningGroupList {
  entities: PlanningGroup[];
}

export type PlanningGroupReference = AddressableEntityRef;

export interface PlanningPeriodSettings {
  weekCount: number;
  /** @format date */
  startDate: string;
}

export interface ProcessScheduleUpdateUploadRequest {
  /** Key that came with the upload URL. */
  uploadKey: string;
  teamIds?: string[];
  managementUnitIdsForAddedTeamUsers?: string[];
}

export interface QueryTimeOffLimitValuesRequest {
  timeOffLimitId?: string;
  activityCodeId?: string;
  dateRanges: LocalDateRange[];
}

export interface QueryTimeOffLimitValuesResponse {
  values?: TimeOffLimitValueRange[];
}

export interface QueryWaitlistPositionsRequest {
  timeOffRequests: UserTimeOffRequestReference[];
}

export interface ReschedulingManagementUnitResponse {
  managementUnit?: ManagementUnitReference;
  applied?: boolean;
}

export interface ReschedulingOptionsRunResponse {
  existingSchedule?: BuScheduleReference;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  managementUnits?: ReschedulingManagementUnitResponse[];
  agentCount?: number;
  activityCodeIds?: string[];
  doNotChangeWeeklyPaidTime?: boolean;
  doNotChangeDailyPaidTime?: boolean;
  doNotChangeShiftStartTimes?: boolean;
  doNotChangeManuallyEditedShifts?: boolean;
}

/** Work that arrives for one combination of queue, media type, language and skills. */
export interface RoutePathRequest {
  queueId: string;
  mediaType: RoutePathMediaType;
  languageId?: string;
  skillIds?: string[];
  /** Planning group that the path is taken over from. */
  sourcePlanningGroup?: SourcePlanningGroupRequest;
}

export interface RoutePathResponse {
  queue?: QueueReference;
  mediaType?: RoutePathMediaType;
  language?: LanguageReference;
  skills?: RoutingSkillReference[];
}

export type RoutingSkillReference = AddressableEntityRef;

export interface ScheduleGenerationMessage {
  type?: ScheduleMessageType;
  arguments?: SchedulerMessageArgument[];
}

export interface ScheduleGenerationResult {
  failed?: boolean;
  runId?: string;
  messageCount?: number;
  messages?: ScheduleGenerationMessage[];
  /** How grave each type of message is taken to be. */
  messageSeverities?: SchedulerMessageTypeSeverity[];
}

export interface ScheduleGenerationResultSummary {
  failed?: boolean;
  runId?: string;
  messageCount?: number;
  messageSeverityCounts?: SchedulerMessageSeverityCount[];
}

export interface ScheduleGenerationWarning {
  userId?: string;
  userNotLicensed?: boolean;
  unableToMeetMaxDays?: boolean;
  unableToScheduleRequiredDays?: string[];
  unableToMeetMinPaidForTheWeek?: boolean;
  unableToMeetMaxPaidForTheWeek?: boolean;
  noNeedDays?: string[];
  shiftsTooCloseTogether?: boolean;
}

export type ScheduleUploadProcessingResponse = BuAsyncScheduleResponse;

export interface SchedulerMessageArgument {
  type?: OpenEnum<'AgentId' | 'Date'>;
  value?: string;
}

export interface SchedulerMessageSeverityCount {
  severity?: OpenEnum<'Ignore' | 'Information' | 'Warning' | 'Error'>;
  count?: number;
}

export interface SchedulerMessageTypeSeverity {
  type?: ScheduleMessageType;
  severity?: OpenEnum<'Ignore' | 'Information' | 'Warning' | 'Error'>;
}

export interface SchedulingNoForecastOptionsRequest {
  shiftLength?: OpenEnum<'Shortest' | 'Median' | 'Longest' | 'Random'>;
  shiftStart?: OpenEnum<'Earliest' | 'Median' | 'Latest' | 'Random'>;
}

export interface SchedulingOptionsRequest {
  noForecastOptions?: SchedulingNoForecastOptionsRequest;
}

export interface SchedulingProcessingError {
  internalErrorCode?: OpenEnum<'BadJson' | 'NotFound' | 'Fail'>;
  description?: string;
}

export interface SchedulingSettingsRequest {
  maxOccupancyPercentForDeferredWork?: number;
  defaultShrinkagePercent?: number;
  shrinkageOverrides?: ShrinkageOverrides;
  planningPeriod?: ValueWrapperPlanningPeriodSettings;
  startDayOfWeekend?: WeekDay;
}

export interface SchedulingSettingsResponse {
  maxOccupancyPercentForDeferredWork?: number;
  defaultShrinkagePercent?: number;
  shrinkageOverrides?: ShrinkageOverrides;
  planningPeriod?: PlanningPeriodSettings;
  startDayOfWeekend?: WeekDay;
}

export interface SchedulingStatusResponse {
  id?: string;
  status?: SchedulingStatus;
  errorDetails?: SchedulingProcessingError[];
  schedulingResultUri?: string;
  percentComplete?: number;
}

export interface SearchShiftTradeResponse {
  trade?: ShiftTradeResponse;
  matchingReceivingShiftIds?: string[];
  preview?: ShiftTradePreviewResponse;
}

export interface SearchShiftTradesRequest {
  receivingScheduleId: string;
  receivingShiftIds?: string[];
}

export interface SearchShiftTradesResponse {
  trades?: SearchShiftTradeResponse[];
}

export interface SecondaryPresence {
  id: string;
  selfUri?: string;
}

/** Goals that planning groups are scheduled to meet. */
export interface ServiceGoalTemplate {
  id: string;
  name?: string;
  serviceLevel?: BuServiceLevel;
  averageSpeedOfAnswer?: BuAverageSpeedOfAnswer;
  abandonRate?: BuAbandonRate;
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface ServiceGoalTemplateList {
  entities: ServiceGoalTemplate[];
}

export type ServiceGoalTemplateReference = AddressableEntityRef;

export interface SetTimeOffLimitValuesRequest {
  /** Ranges of days; other days keep their values. */
  values?: TimeOffLimitRange[];
  metadata: WfmVersionedEntityMetadata;
}

/** Days of the week in a patch: absent leaves them alone, present with `values` replaces them. */
export type SetWrapperDayOfWeek = ListWrapperString;

export interface SetWrapperRoutePathRequest {
  values?: RoutePathRequest[];
}

/** A set in a patch: absent leaves it alone, present with `values` replaces it. */
export type SetWrapperString = ListWrapperString;

export interface ShiftStartVariance {
  applicableDays: string[];
  maxShiftStartVarianceMinutes: number;
}

export interface ShiftTradeActivityPreviewResponse {
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  activityCodeId?: string;
  countsAsPaidTime?: boolean;
}

export interface ShiftTradeActivityRule {
  activityCategory: ActivityCategory;
  action: OpenEnum<'Replace' | 'DoNotAllowTrade' | 'KeepWithSchedule'>;
  activityCodeIdReplacement?: string;
}

export interface ShiftTradeListResponse {
  entities: ShiftTradeResponse[];
}

export interface ShiftTradeMatchReviewResponse {
  initiatingUser?: ShiftTradeMatchReviewUserResponse;
  receivingUser?: ShiftTradeMatchReviewUserResponse;
  violations?: ShiftTradeMatchViolation[];
  adminReviewViolations?: ShiftTradeMatchViolation[];
}

export interface ShiftTradeMatchReviewUserResponse {
  weeklyMinimumPaidMinutes?: number;
  weeklyMaximumPaidMinutes?: number;
  preTradeSchedulePaidMinutes?: number;
  postTradeSchedulePaidMinutes?: number;
  postTradeNewShift?: ShiftTradePreviewResponse;
}

export interface ShiftTradeMatchViolation {
  type?: OpenEnum<
    | 'AgentCapabilityMismatch'
    | 'CannotTradeWithYourself'
    | 'DirectTradeForOtherUser'
    | 'InitiatingAgentScheduleDoesNotExist'
    | 'InitiatingShiftDisallowedActivityCategory'
    | 'InitiatingShiftDoesNotExist'
    | 'InitiatingShiftHasExternalActivities'
    | 'InitiatingShiftOverlapsExisting'
    | 'InitiatingShiftStartTooClose'
    | 'InitiatingShiftTimesChanged'
    | 'InitiatingWeeklyMaxPaidTime'
    | 'InitiatingWeeklyMinPaidTime'
    | 'InvalidState'
    | 'OneSidedTradeCreation'
    | 'ReceivingAgentScheduleDoesNotExist'
    | 'ReceivingShiftDisallowedActivityCategory'
    | 'ReceivingShiftDoesNotExist'
    | 'ReceivingShiftForOneSidedTrade'
    | 'ReceivingShiftHasExternalActivities'
    | 'ReceivingShiftMissingForTwoSidedTrade'
    | 'ReceivingShiftOutsideAcceptableIntervals'
    | 'ReceivingShiftOverlapsExisting'
    | 'ReceivingShiftStartTooClose'
    | 'ReceivingShiftTimesChanged'
    | 'ReceivingWeeklyMaxPaidTime'
    | 'ReceivingWeeklyMinPaidTime'
    | 'ShiftTradingNotEnabled'
    | 'UnequalPaidTime'
    | 'WeekScheduleDifferent'
    | 'WeekScheduleDoesNotExist'
    | 'WeekScheduleUnpublished'
  >;
  params?: Dictionary<string>;
}

export interface ShiftTradeMatchesSummaryResponse {
  entities: WeekShiftTradeMatchesSummaryResponse[];
}

export interface ShiftTradeNotification {
  weekDate?: string;
  tradeId?: string;
  oneSided?: boolean;
  newState?: ShiftTradeState;
  initiatingUser?: UserReference;
  /** @format date-time */
  initiatingShiftDate?: string;
  receivingUser?: UserReference;
  /** @format date-time */
  receivingShiftDate?: string;
}

export interface ShiftTradePreviewResponse {
  activities?: ShiftTradeActivityPreviewResponse[];
}

export interface ShiftTradeResponse {
  id: string;
  /** @format date */
  weekDate?: string;
  schedule?: BuScheduleReferenceForMuRoute;
  state?: ShiftTradeState;
  initiatingUser?: UserReference;
  initiatingShiftId?: string;
  /** @format date-time */
  initiatingShiftStart?: string;
  /** @format date-time */
  initiatingShiftEnd?: string;
  receivingUser?: UserReference;
  receivingShiftId?: string;
  /** @format date-time */
  receivingShiftStart?: string;
  /** @format date-time */
  receivingShiftEnd?: string;
  /** @format date-time */
  expiration?: string;
  /** True where no shift is wanted in return. */
  oneSided?: boolean;
  /** ISO 8601 intervals in which the shift wanted in return may lie. */
  acceptableIntervals?: string[];
  reviewedBy?: UserReference;
  /** @format date-time */
  reviewedDate?: string;
  metadata?: WfmVersionedEntityMetadata;
}

export interface ShiftTradeSettings {
  enabled?: boolean;
  /** Whether matched trades that break no rule are approved without review. */
  autoReview?: boolean;
  /** Whether a trade may be offered to one particular agent. */
  allowDirectTrades?: boolean;
  /** Hours that must remain before a shift for it to be traded. */
  minHoursInFuture?: number;
  unequalPaid?: OpenEnum<'Allow' | 'Disallow' | 'AdminReview'>;
  oneSided?: OpenEnum<'Allow' | 'Disallow' | 'AdminReview'>;
  weeklyMinPaidViolations?: OpenEnum<'Allow' | 'Disallow' | 'AdminReview'>;
  weeklyMaxPaidViolations?: OpenEnum<'Allow' | 'Disallow' | 'AdminReview'>;
  requiresMatchingQueues?: boolean;
  requiresMatchingLanguages?: boolean;
  requiresMatchingSkills?: boolean;
  requiresMatchingPlanningGroups?: boolean;
  activityCategoryRules?: ShiftTradeActivityRule[];
}

export interface ShortTermForecastReference {
  id?: string;
  selfUri?: string;
  weekDate: string;
  description?: string;
}

export interface ShortTermForecastingSettings {
  defaultHistoryWeeks?: number;
}

export interface ShrinkageOverride {
  /** Quarter of an hour within the week. */
  intervalIndex: number;
  shrinkagePercent?: number;
}

export interface ShrinkageOverrides {
  clear?: boolean;
  values?: ShrinkageOverride[];
}

export interface SourcePlanningGroupRequest {
  id: string;
  metadata: WfmVersionedEntityMetadata;
}

export type TeamReference = AddressableEntityRef;

/** How many minutes of time off a management unit can grant in a day. */
export interface TimeOffLimit {
  id: string;
  granularity?: OpenEnum<'Daily'>;
  /** Minutes on days without a value of their own. */
  defaultLimitMinutes?: number;
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface TimeOffLimitListing {
  entities: TimeOffLimit[];
}

export interface TimeOffLimitRange {
  /** @format date */
  startDate: string;
  granularity: OpenEnum<'Daily'>;
  /** Minutes for each day from `startDate`. */
  limitMinutesPerInterval: number[];
}

export type TimeOffLimitReference = AddressableEntityRef;

export interface TimeOffLimitValueRange {
  timeOffLimit?: TimeOffLimitReference;
  /** @format date */
  startDate: string;
  granularity: OpenEnum<'Daily'>;
  /** Minutes granted at most, for each day from `startDate`. */
  limitMinutesPerInterval?: number[];
  /** Minutes already granted, for each day from `startDate`. */
  allocatedMinutesPerInterval?: number[];
  waitlistedMinutesPerInterval?: number[];
  waitlistedRequestsPerInterval?: number[];
  metadata?: WfmVersionedEntityMetadata;
}

export interface TimeOffPlan {
  id: string;
  name?: string;
  activityCodeIds?: string[];
  timeOffLimits?: TimeOffLimitReference[];
  /** `CheckLimits` approves requests that stay within the limits. */
  autoApprovalRule?: OpenEnum<'Never' | 'Always' | 'CheckLimits'>;
  /** Days before the time off at which a waiting request expires. */
  daysBeforeStartToExpireFromWaitlist?: number;
  active?: boolean;
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface TimeOffPlanListing {
  entities: TimeOffPlan[];
}

export interface TimeOffRequest {
  id: string;
  user: UserReference;
  isFullDayRequest?: boolean;
  markedAsRead?: boolean;
  activityCodeId?: string;
  paid?: boolean;
  status?: OpenEnum<'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED'>;
  substatus?: TimeOffRequestSubstatus;
  /** @format date-time */
  partialDayStartDateTimes?: string[];
  fullDayManagementUnitDates?: string[];
  dailyDurationMinutes?: number;
  notes?: string;
  submittedBy?: UserReference;
  /** @format date-time */
  submittedDate?: string;
  reviewedBy?: UserReference;
  /** @format date-time */
  reviewedDate?: string;
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface TimeOffRequestList {
  id?: string;
  name?: string;
  timeOffRequests?: TimeOffRequestResponse[];
  selfUri?: string;
}

export interface TimeOffRequestListing {
  entities: TimeOffRequest[];
}

export interface TimeOffRequestNotification {
  timeOffRequestId?: string;
  user?: UserReference;
  isFullDayRequest?: boolean;
  status?: OpenEnum<'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED'>;
  /** @format date-time */
  partialDayStartDateTimes?: string[];
  fullDayManagementUnitDates?: string[];
}

export interface TimeOffRequestQueryBody {
  ids?: string[];
  userIds?: string[];
  statuses?: string[];
  substatuses?: string[];
  dateRange?: DateRange;
}

export type TimeOffRequestReference = AddressableEntityRef;

export interface TimeOffRequestResponse {
  id: string;
  user?: UserReference;
  isFullDayRequest?: boolean;
  /** Whether the agent has seen the latest state. */
  markedAsRead?: boolean;
  activityCodeId?: string;
  paid?: boolean;
  status?: OpenEnum<'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED'>;
  substatus?: TimeOffRequestSubstatus;
  /** Beginnings of time off that does not take the whole day. @format date-time */
  partialDayStartDateTimes?: string[];
  /** Days off, `yyyy-MM-dd` in the management unit's time zone. */
  fullDayManagementUnitDates?: string[];
  /** Length of the time off on each day. */
  dailyDurationMinutes?: number;
  notes?: string;
  submittedBy?: UserReference;
  /** @format date-time */
  submittedDate?: string;
  reviewedBy?: UserReference;
  /** @format date-time */
  reviewedDate?: string;
  modifiedBy?: UserReference;
  /** @format date-time */
  modifiedDate?: string;
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface TimeOffRequestSettings {
  /** Whether agents are held to the earliest and latest day. */
  submissionRangeEnforced?: boolean;
  submissionEarliestDaysFromNow?: number;
  submissionLatestDaysFromNow?: number;
}

export interface UpdateActivityCodeRequest {
  name?: string;
  category?: ActivityCategory;
  lengthInMinutes?: number;
  countsAsPaidTime?: boolean;
  countsAsWorkTime?: boolean;
  agentTimeOffSelectable?: boolean;
  countsTowardShrinkage?: boolean;
  plannedShrinkage?: boolean;
  interruptible?: boolean;
  secondaryPresences?: ListWrapperSecondaryPresence;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateBusinessUnitRequest {
  name?: string;
  divisionId?: string;
  settings?: UpdateBusinessUnitSettings;
}

export interface UpdateBusinessUnitSettings {
  startDayOfWeek?: WeekDay;
  timeZone?: string;
  shortTermForecasting?: BuShortTermForecastingSettings;
  scheduling?: BuSchedulingSettings;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateManagementUnitRequest {
  name?: string;
  divisionId?: string;
  settings?: ManagementUnitSettingsRequest;
}

export interface UpdateNotificationResponse {
  mutableGroupId?: string;
  id?: string;
}

export interface UpdateNotificationsRequest {
  entities: WfmUserNotification[];
}

export interface UpdateNotificationsResponse {
  entities: UpdateNotificationResponse[];
}

export interface UpdatePlanningGroupRequest {
  name?: string;
  routePaths?: SetWrapperRoutePathRequest;
  serviceGoalTemplateId?: string;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateScheduleUploadResponse {
  /** To be given when the upload is processed. */
  uploadKey?: string;
  /** Where to send the upload. */
  url?: string;
  /** Headers to send with it. */
  headers?: Dictionary<string>;
  /** Shape of the upload, for reference; it carries no data. */
  uploadBodySchema?: UpdateScheduleUploadSchema;
}

export interface UpdateScheduleUploadSchema {
  description?: string;
  published?: boolean;
  shortTermForecast?: BuShortTermForecastReference;
  headcountForecast?: BuHeadcountForecast;
  agentSchedules?: BuUpdateAgentScheduleUploadSchema[];
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateServiceGoalTemplate {
  name?: string;
  serviceLevel?: BuServiceLevel;
  averageSpeedOfAnswer?: BuAverageSpeedOfAnswer;
  abandonRate?: BuAbandonRate;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateTimeOffLimitRequest {
  defaultLimitMinutes?: number;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateTimeOffPlanRequest {
  name?: string;
  activityCodeIds?: SetWrapperString;
  timeOffLimitIds?: SetWrapperString;
  autoApprovalRule?: OpenEnum<'Never' | 'Always' | 'CheckLimits'>;
  daysBeforeStartToExpireFromWaitlist?: number;
  active?: boolean;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateWorkPlanRotationAgentRequest {
  userId: string;
  dateRange?: DateRangeWithOptionalEnd;
  position?: number;
  delete?: boolean;
}

export interface UpdateWorkPlanRotationRequest {
  name?: string;
  enabled?: boolean;
  dateRange?: DateRangeWithOptionalEnd;
  agents?: UpdateWorkPlanRotationAgentRequest[];
  pattern?: WorkPlanPatternRequest;
  metadata: WfmVersionedEntityMetadata;
}

export interface UploadUrlRequestBody {
  /** Exact size of what will be uploaded, gzip-encoded. */
  contentLengthBytes: number;
}

export interface UserListScheduleRequestBody {
  userIds: string[];
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
  loadFullWeeks?: boolean;
}

export interface UserSchedule {
  shifts?: UserScheduleShift[];
  fullDayTimeOffMarkers?: UserScheduleFullDayTimeOffMarker[];
  delete?: boolean;
  metadata: WfmVersionedEntityMetadata;
  workPlanId?: string;
}

export interface UserScheduleActivity {
  activityCodeId?: string;
  /** @format date-time */
  startDate?: string;
  lengthInMinutes?: number;
  description?: string;
  countsAsPaidTime?: boolean;
  isDstFallback?: boolean;
  timeOffRequestId?: string;
}

/** What one agent should be doing and is doing. */
export interface UserScheduleAdherence {
  id?: string;
  name?: string;
  user?: UserReference;
  businessUnit?: BusinessUnitReference;
  managementUnit?: ManagementUnitReference;
  team?: TeamReference;
  scheduledActivityCategory?: ActivityCategory;
  scheduledActivityCode?: ActivityCodeReference;
  systemPresence?: AdherenceSystemPresence;
  organizationSecondaryPresenceId?: string;
  routingStatus?: AgentRoutingStatus;
  actualActivityCategory?: ActivityCategory;
  isOutOfOffice?: boolean;
  adherenceState?: AdherenceState;
  impact?: OpenEnum<'Positive' | 'Negative' | 'Neutral' | 'Unknown'>;
  /** Since when the agent is in this adherence state. @format date-time */
  timeOfAdherenceChange?: string;
  /** @format date-time */
  presenceUpdateTime?: string;
  activeQueues?: QueueReference[];
  /** @format date-time */
  activeQueuesModifiedTime?: string;
  /** True for an agent who has left the unit, as notifications report it. */
  removedFromManagementUnit?: boolean;
  selfUri?: string;
}

export interface UserScheduleAdherenceListing {
  entities: UserScheduleAdherence[];
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface UserScheduleContainer {
  managementUnitTimeZone?: string;
  publishedSchedules?: WeekScheduleReference[];
  /** Schedules by user id. */
  userSchedules?: Dictionary<UserSchedule>;
}

export interface UserScheduleFullDayTimeOffMarker {
  managementUnitDate?: string;
  activityCodeId?: string;
  isPaid?: boolean;
  lengthInMinutes?: number;
  description?: string;
  delete?: boolean;
}

export interface UserScheduleShift {
  weekSchedule?: WeekScheduleReference;
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthInMinutes?: number;
  activities?: UserScheduleActivity[];
  delete?: boolean;
  manuallyEdited?: boolean;
}

export interface UserTimeOffRequestReference {
  id?: string;
  user: UserReference;
  selfUri?: string;
}

export interface ValidateWorkPlanMessages {
  violationMessages?: WorkPlanConfigurationViolationMessage[];
  constraintConflictMessage?: ConstraintConflictMessage;
}

export interface ValidateWorkPlanResponse {
  workPlan?: WorkPlanReference;
  valid?: boolean;
  messages?: ValidateWorkPlanMessages;
}

export interface ValidationServiceRequest {
  /** @format date-time */
  dateImportEnded: string;
  uploadKey: string;
}

/** A date in a patch: absent leaves it alone, present without `value` clears it. */
export interface ValueWrapperDate {
  /** @format date-time */
  value?: string;
}

export interface ValueWrapperPlanningPeriodSettings {
  value?: PlanningPeriodSettings;
}

/** A value in a patch: absent leaves it alone, present without `value` clears it. */
export interface ValueWrapperString {
  value?: string;
}

export interface WaitlistPosition {
  timeOffRequest?: TimeOffRequestReference;
  timeOffLimit?: TimeOffLimitReference;
  /** Day that the position is for, `yyyy-MM-dd`. @format date */
  date?: string;
  waitlistPosition?: number;
}

export interface WaitlistPositionListing {
  entities: WaitlistPosition[];
}

export interface WeekSchedule {
  id?: string;
  selfUri?: string;
  weekDate?: string;
  description?: string;
  published?: boolean;
  generationResults?: WeekScheduleGenerationResult;
  shortTermForecast?: ShortTermForecastReference;
  metadata?: WfmVersionedEntityMetadata;
  userSchedules?: Dictionary<UserSchedule>;
  headcountForecast?: HeadcountForecast;
  agentSchedulesVersion?: number;
}

export interface WeekScheduleGenerationResult {
  failed?: boolean;
  runId?: string;
  agentWarnings?: ScheduleGenerationWarning[];
  agentWarningCount?: number;
}

export interface WeekScheduleListItemResponse {
  id?: string;
  selfUri?: string;
  weekDate?: string;
  description?: string;
  published?: boolean;
  generationResults?: WeekScheduleGenerationResult;
  shortTermForecast?: ShortTermForecastReference;
  metadata?: WfmVersionedEntityMetadata;
}

export interface WeekScheduleListResponse {
  entities: WeekScheduleListItemResponse[];
}

export interface WeekScheduleReference {
  id?: string;
  selfUri?: string;
  weekDate?: string;
}

export interface WeekScheduleResponse {
  result?: WeekSchedule;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface WeekShiftTradeListResponse {
  entities: WeekShiftTradeResponse[];
}

export interface WeekShiftTradeMatchesSummaryResponse {
  /** @format date */
  weekDate?: string;
  count?: number;
}

export interface WeekShiftTradeResponse {
  trade?: ShiftTradeResponse;
  matchReview?: ShiftTradeMatchReviewResponse;
}

export interface WfmAgent {
  id?: string;
  user?: UserReference;
  workPlan?: WorkPlanReference;
  workPlanRotation?: WorkPlanRotationReference;
  /** Whether others may offer a shift to this agent in particular. */
  acceptDirectShiftTrades?: boolean;
  queues?: QueueReference[];
  languages?: LanguageReference[];
  skills?: RoutingSkillReference[];
  /** Whether scheduling takes the agent into account. */
  schedulable?: boolean;
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface WfmForecastModificationIntervalOffsetValue {
  intervalIndex: number;
  value: number;
}

export interface WfmHistoricalAdherenceQuery {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate?: string;
  timeZone?: string;
  userIds?: string[];
  includeExceptions?: boolean;
  teamIds?: string[];
}

export interface WfmHistoricalAdherenceQueryForUsers {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate?: string;
  timeZone?: string;
  userIds: string[];
  includeExceptions?: boolean;
}

export interface WfmHistoricalAdherenceResponse {
  /** Id of the query, which is also its job id. */
  id: string;
  /** @deprecated Use `downloadUrls`. */
  downloadUrl?: string;
  downloadResult?: WfmHistoricalAdherenceResultWrapper;
  /** Where the results are fetched once `queryState` is `Complete`. */
  downloadUrls?: string[];
  queryState?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
}

export interface WfmHistoricalAdherenceResultWrapper {
  entityId?: string;
  data?: HistoricalAdherenceQueryResult[];
  /** Secondary presence ids by the short keys used in `data`. */
  lookupIdToSecondaryPresenceId?: Dictionary<string>;
}

export interface WfmIntradayPlanningGroupListing {
  entities: ForecastPlanningGroupResponse[];
  noDataReason?: OpenEnum<'NoPublishedSchedule' | 'NoSourceForecast'>;
}

export interface WfmProcessUploadRequest {
  uploadKey: string;
}

export interface WfmUserEntityListing {
  entities: User[];
}

export interface WfmUserNotification {
  id: string;
  /** Id of the group of notifications that this one falls in. */
  mutableGroupId: string;
  /** @format date-time */
  timestamp?: string;
  type?: OpenEnum<'AdherenceExplanation' | 'ShiftTrade' | 'TimeOffRequest'>;
  shiftTrade?: ShiftTradeNotification;
  timeOffRequest?: TimeOffRequestNotification;
  adherenceExplanation?: AdherenceExplanationNotification;
  markedAsRead: boolean;
  /** True where the user is told as an agent, not as a planner. */
  agentNotification?: boolean;
  otherNotificationIdsInGroup?: string[];
}

export interface WfmVersionedEntityMetadata {
  /** To be sent back with a change; a stale one is refused. */
  version: number;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateModified?: string;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
}

export interface WorkPlan {
  id?: string;
  name?: string;
  enabled?: boolean;
  /** Whether the plan passed validation. */
  valid?: boolean;
  constrainWeeklyPaidTime?: boolean;
  flexibleWeeklyPaidTime?: boolean;
  weeklyExactPaidMinutes?: number;
  weeklyMinimumPaidMinutes?: number;
  weeklyMaximumPaidMinutes?: number;
  constrainPaidTimeGranularity?: boolean;
  paidTimeGranularityMinutes?: number;
  constrainMinimumTimeBetweenShifts?: boolean;
  minimumTimeBetweenShiftsMinutes?: number;
  maximumDays?: number;
  minimumConsecutiveNonWorkingMinutesPerWeek?: number;
  constrainMaximumConsecutiveWorkingWeekends?: boolean;
  maximumConsecutiveWorkingWeekends?: number;
  minimumWorkingDaysPerWeek?: number;
  constrainMaximumConsecutiveWorkingDays?: boolean;
  maximumConsecutiveWorkingDays?: number;
  minimumShiftStartDistanceMinutes?: number;
  minimumDaysOffPerPlanningPeriod?: number;
  maximumDaysOffPerPlanningPeriod?: number;
  minimumPaidMinutesPerPlanningPeriod?: number;
  maximumPaidMinutesPerPlanningPeriod?: number;
  /** Days on which agents may be scheduled but need not be. */
  optionalDays?: SetWrapperDayOfWeek;
  shiftStartVarianceType?: OpenEnum<'ShiftStart' | 'ShiftStartAndPaidDuration'>;
  shiftStartVariances?: ListWrapperShiftStartVariance;
  shifts?: WorkPlanShift[];
  agents?: DeletableUserReference[];
  agentCount?: number;
  metadata: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface WorkPlanActivity {
  activityCodeId?: string;
  description?: string;
  lengthMinutes?: number;
  startTimeIsRelativeToShiftStart?: boolean;
  flexibleStartTime?: boolean;
  earliestStartTimeMinutes?: number;
  latestStartTimeMinutes?: number;
  exactStartTimeMinutes?: number;
  startTimeIncrementMinutes?: number;
  countsAsPaidTime?: boolean;
  countsAsContiguousWorkTime?: boolean;
  minimumLengthFromShiftStartMinutes?: number;
  minimumLengthFromShiftEndMinutes?: number;
  id?: string;
  delete?: boolean;
  validationId?: string;
}

export interface WorkPlanConfigurationViolationMessage {
  type?: OpenEnum<
    | 'ActivitiesOverlap'
    | 'ActivityEndGreaterThanShiftStop'
    | 'ActivityPaidTimeGreaterThanShiftPaidTime'
    | 'ActivityStartBeforeShiftStart'
    | 'ActivityStartGreaterThanEqualToShiftStop'
    | 'ActivityStartIncrementMinutesNotDivisibleByScheduleIntervalMinutes'
    | 'DailyExactPaidMinutes'
    | 'DailyMaxTotalLessThanWeeklyMin'
    | 'DailyMaxTotalLessThanWeeklyMinWithOptional'
    | 'DailyMaxTotalLessThanWeeklyMinWithoutOptional'
    | 'DailyMinTotalGreaterThanWeeklyMax'
    | 'DailyMinTotalGreaterThanWeeklyMaxWithOptional'
    | 'DailyMinTotalGreaterThanWeeklyMaxWithoutOptional'
    | 'DailyRequiredDaysGreaterThanWeeklyMaxDays'
    | 'DailyShiftHasNoDaysSelected'
    | 'DailyShiftMaxPossibilitiesViolated'
    | 'EarliestShiftStopIsTooLate'
    | 'ExactPaidTimeNotDivisibleByGranularity'
    | 'MaxConsecutiveWorkingDaysNoMoreThanDoubleMaxWorkingDaysPerWeek'
    | 'MaxDaysOffPerPlanningPeriodNotCorrect'
    | 'MaxPaidTimeIsMoreThanShiftLength'
    | 'MaxPaidTimeNotDivisibleByGranularity'
    | 'MaxPaidTimePerPlanningPeriod'
    | 'MaxShifts'
    | 'MinPaidTimeNotDivisibleByGranularity'
    | 'MinPaidTimePerPlanningPeriod'
    | 'NoShifts'
    | 'PaidTimeGreaterThanMaxWorkTime'
    | 'PaidTimeLessThanMinWorkTime'
    | 'PaidTimeNotMetByShiftStartStop'
    | 'ShiftDaysSelectMoreThanMinWorkingDays'
    | 'ShiftStopEarlierThanStart'
    | 'ShiftVarianceCannotBeMet'
    | 'WeeklyExactPaidMinutes'
  >;
  arguments?: WorkPlanValidationMessageArgument[];
  severity?: OpenEnum<'Information' | 'Warning' | 'Error'>;
}

export interface WorkPlanConstraintConflictMessage {
  type?: OpenEnum<'UnknownFix' | 'WithPotentialFixes'>;
  arguments?: WorkPlanValidationMessageArgument[];
}

export interface WorkPlanConstraintMessage {
  type?: OpenEnum<
    | 'ActivityEarliestStartTimeMinutesFromMidnight'
    | 'ActivityEarliestStartTimeMinutesFromShiftStart'
    | 'ActivityLatestStartTimeMinutesFromMidnight'
    | 'ActivityLatestStartTimeMinutesFromShiftStart'
    | 'ActivityMinimumLengthFromShiftEndMinutes'
    | 'ActivityMinimumLengthFromShiftStartMinutes'
    | 'ActivityStartTimeIncrementInMinutes'
    | 'PlanningPeriodMaximumDaysOff'
    | 'PlanningPeriodMaximumPaidTimeMinutes'
    | 'PlanningPeriodMinimumDaysOff'
    | 'PlanningPeriodMinimumPaidTimeMinutes'
    | 'ShiftDayOffRule'
    | 'ShiftEarliestStartTimeMinutesFromMidnight'
    | 'ShiftEarliestStopTimeMinutesFromMidnight'
    | 'ShiftLatestStartTimeMinutesFromMidnight'
    | 'ShiftLatestStopTimeMinutesFromMidnight'
    | 'ShiftMaximumContiguousTimeMinutes'
    | 'ShiftMaximumPaidTimeMinutes'
    | 'ShiftMinimumContiguousTimeMinutes'
    | 'ShiftMinimumPaidTimeMinutes'
    | 'ShiftStartTimeIncrementInMinutes'
    | 'ShiftStartVarianceMaximumVarianceMinutes'
    | 'ShiftStartVariancePaidDuration'
    | 'WorkPlanMaximumConsecutiveWorkingDays'
    | 'WorkPlanMaximumConsecutiveWorkingWeekends'
    | 'WorkPlanMaximumWeeklyPaidTimeMinutes'
    | 'WorkPlanMaximumWorkingDaysPerWeek'
    | 'WorkPlanMinimumConsecutiveNonWorkingTimePerWeekMinutes'
    | 'WorkPlanMinimumInterShiftTimeMinutes'
    | 'WorkPlanMinimumShiftStartDistanceMinutes'
    | 'WorkPlanMinimumWeeklyPaidTimeMinutes'
    | 'WorkPlanMinimumWorkingDaysPerWeek'
    | 'WorkPlanOptionalDays'
    | 'WorkPlanPaidTimeGranularityMinutes'
  >;
  arguments?: WorkPlanValidationMessageArgument[];
}

export interface WorkPlanListItemResponse {
  id: string;
  name?: string;
  enabled?: boolean;
  valid?: boolean;
  constrainWeeklyPaidTime?: boolean;
  flexibleWeeklyPaidTime?: boolean;
  weeklyExactPaidMinutes?: number;
  weeklyMinimumPaidMinutes?: number;
  weeklyMaximumPaidMinutes?: number;
  constrainPaidTimeGranularity?: boolean;
  paidTimeGranularityMinutes?: number;
  constrainMinimumTimeBetweenShifts?: boolean;
  minimumTimeBetweenShiftsMinutes?: number;
  maximumDays?: number;
  minimumConsecutiveNonWorkingMinutesPerWeek?: number;
  constrainMaximumConsecutiveWorkingWeekends?: boolean;
  maximumConsecutiveWorkingWeekends?: number;
  minimumWorkingDaysPerWeek?: number;
  constrainMaximumConsecutiveWorkingDays?: boolean;
  maximumConsecutiveWorkingDays?: number;
  minimumShiftStartDistanceMinutes?: number;
  minimumDaysOffPerPlanningPeriod?: number;
  maximumDaysOffPerPlanningPeriod?: number;
  minimumPaidMinutesPerPlanningPeriod?: number;
  maximumPaidMinutesPerPlanningPeriod?: number;
  optionalDays?: SetWrapperDayOfWeek;
  shiftStartVarianceType?: OpenEnum<'ShiftStart' | 'ShiftStartAndPaidDuration'>;
  shiftStartVariances?: ListWrapperShiftStartVariance;
  shifts?: WorkPlanShift[];
  agents?: DeletableUserReference[];
  agentCount?: number;
  metadata: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface WorkPlanListResponse {
  entities: WorkPlanListItemResponse[];
}

export interface WorkPlanPatternRequest {
  /** Work plans in the order in which agents go through them, one a week. */
  workPlanIds: string[];
}

export interface WorkPlanPatternResponse {
  workPlans?: WorkPlanReference[];
}

export interface WorkPlanReference {
  id?: string;
  managementUnit?: ManagementUnitReference;
  selfUri?: string;
}

export interface WorkPlanRotationAgentResponse {
  user?: UserReference;
  dateRange?: DateRangeWithOptionalEnd;
  position?: number;
}

export interface WorkPlanRotationListResponse {
  entities: WorkPlanRotationResponse[];
}

export type WorkPlanRotationReference = AddressableEntityRef;

export interface WorkPlanRotationResponse {
  id: string;
  name?: string;
  enabled?: boolean;
  dateRange?: DateRangeWithOptionalEnd;
  pattern?: WorkPlanPatternResponse;
  agentCount?: number;
  agents?: WorkPlanRotationAgentResponse[];
  metadata?: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface WorkPlanShift {
  name: string;
  days?: SetWrapperDayOfWeek;
  flexibleStartTime?: boolean;
  exactStartTimeMinutesFromMidnight?: number;
  earliestStartTimeMinutesFromMidnight?: number;
  latestStartTimeMinutesFromMidnight?: number;
  /** @deprecated Use `constrainLatestStopTime`. */
  constrainStopTime?: boolean;
  constrainLatestStopTime?: boolean;
  latestStopTimeMinutesFromMidnight?: number;
  constrainEarliestStopTime?: boolean;
  earliestStopTimeMinutesFromMidnight?: number;
  startIncrementMinutes?: number;
  flexiblePaidTime?: boolean;
  exactPaidTimeMinutes?: number;
  minimumPaidTimeMinutes?: number;
  maximumPaidTimeMinutes?: number;
  constrainContiguousWorkTime?: boolean;
  minimumContiguousWorkTimeMinutes?: number;
  maximumContiguousWorkTimeMinutes?: number;
  constrainDayOff?: boolean;
  dayOffRule?: OpenEnum<'NextDayOff' | 'PreviousDayOff'>;
  activities?: WorkPlanActivity[];
  id?: string;
  /** True in a patch removes the shift. */
  delete?: boolean;
  /** Names a shift that has no id yet, in validation messages. */
  validationId?: string;
}

export interface WorkPlanValidationMessageArgument {
  type?: OpenEnum<
    | 'ActivityId'
    | 'ActivityId2'
    | 'ActivityPaidTimeMinutes'
    | 'ActivityStartTimeMinutes'
    | 'ActivityValidationId'
    | 'ActivityValidationId2'
    | 'ApplicableDays'
    | 'Count'
    | 'DailyPaidTimeMinutes'
    | 'MaximumDays'
    | 'MaxShiftCount'
    | 'Minutes'
    | 'PaidTimeGranularityMinutes'
    | 'RequiredDays'
    | 'ShiftId'
    | 'ShiftPaidTimeMinutes'
    | 'ShiftStartTimeMinutes'
    | 'ShiftStopTimeMinutes'
    | 'ShiftValidationId'
    | 'WeeklyPaidTimeMinutes'
    | 'Weeks'
    | 'WorkTimeMinutes'
  >;
  value?: string;
}

export interface WorkPlanValidationRequest {
  id?: string;
  name?: string;
  enabled?: boolean;
  valid?: boolean;
  constrainWeeklyPaidTime?: boolean;
  flexibleWeeklyPaidTime?: boolean;
  weeklyExactPaidMinutes?: number;
  weeklyMinimumPaidMinutes?: number;
  weeklyMaximumPaidMinutes?: number;
  constrainPaidTimeGranularity?: boolean;
  paidTimeGranularityMinutes?: number;
  constrainMinimumTimeBetweenShifts?: boolean;
  minimumTimeBetweenShiftsMinutes?: number;
  maximumDays?: number;
  minimumConsecutiveNonWorkingMinutesPerWeek?: number;
  constrainMaximumConsecutiveWorkingWeekends?: boolean;
  maximumConsecutiveWorkingWeekends?: number;
  minimumWorkingDaysPerWeek?: number;
  constrainMaximumConsecutiveWorkingDays?: boolean;
  maximumConsecutiveWorkingDays?: number;
  minimumShiftStartDistanceMinutes?: number;
  minimumDaysOffPerPlanningPeriod?: number;
  maximumDaysOffPerPlanningPeriod?: number;
  minimumPaidMinutesPerPlanningPeriod?: number;
  maximumPaidMinutesPerPlanningPeriod?: number;
  optionalDays?: SetWrapperDayOfWeek;
  shiftStartVarianceType?: OpenEnum<'ShiftStart' | 'ShiftStartAndPaidDuration'>;
  shiftStartVariances?: ListWrapperShiftStartVariance;
  shifts?: WorkPlanShift[];
  agents?: DeletableUserReference[];
  agentCount?: number;
  selfUri?: string;
}
