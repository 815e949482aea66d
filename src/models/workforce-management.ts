import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AdherenceState,
  AgentRoutingStatus,
  AlternativeShiftTradeState,
  BuScheduleRunState,
  ExternalActivityType,
  ForecastDayOfWeek,
  ForecastModificationType,
  HistoricalDataUploadStatus,
  RoutePathMediaType,
  ShiftTradeState,
  TimeOffRequestStatus,
  WeekDay,
  WfmOperationStatus,
} from './shared-enumerations.js';
import type { ErrorBody } from './shared-errors.js';
import type {
  AddressableEntityRef,
  DivisionReference,
  PhoneBaseSettings,
  QueueReference,
  UserReference,
} from './shared-references.js';

/** How an activity code looks in schedules. */
export interface ActivityCodeStyle {
  backgroundColor: string;
  /** Whether text on the background is drawn dark or light. */
  textColorTheme: OpenEnum<'Dark' | 'Light'>;
}

/** An activity code as adherence names it: with the secondary presences that count as doing it. */
export interface ActivityCodeSummary {
  id: string;
  name?: string;
  secondaryPresences?: SecondaryPresence[];
  selfUri?: string;
}

export interface ActivityCodesReference {
  /** The ids of the activity codes. */
  ids?: string[];
  selfUri?: string;
}

export type ActivityPlanAbandonRateImpactOverride = ActivityPlanAsaImpactOverride;

export interface ActivityPlanAsaImpactOverride {
  /** How far the average speed of answer may rise above its goal for the plan's sake. */
  increaseByPercent: number;
}

/** What a job on an activity plan could not do, and at which occurrences. */
export interface ActivityPlanJobException {
  /** `UnscheduledAttendees` where a run found no place for an attendee. */
  exceptionType: OpenEnum<'UnscheduledAttendees' | 'SessionsNotDeleted'>;
  occurrences: ActivityPlanOccurrenceReference[];
}

export interface ActivityPlanJobListing {
  entities: ActivityPlanJobResponse[];
}

/** A background job on an activity plan, or on some of its occurrences, sessions or attendees. */
export interface ActivityPlanJobResponse {
  id: string;
  status: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  exceptions: ActivityPlanJobException[];
  error?: ErrorBody;
  /** What the job is about, down to sessions and users where it concerns only those. */
  activityPlan: ActivityPlanStructureWithOccurrenceSessionsUsersReference;
  type: OpenEnum<
    'RunPlan' | 'DeleteActivityPlan' | 'DeleteOccurrence' | 'DeleteOccurrences' | 'DeleteSessions' | 'DeleteSessionUsers'
  >;
  /** The occurrence concerned, where the job deletes one. */
  occurrence?: ActivityPlanOccurrenceReference;
  selfUri?: string;
}

export interface ActivityPlanListItem {
  id: string;
  name: string;
  /** The units the plan is limited to; without them it applies to the whole business unit. */
  managementUnits?: ManagementUnitReference[];
  description: string;
  activityCode: ActivityCodeReference;
  type: OpenEnum<'Individual' | 'Group'>;
  /** Whether to protect service goals or to find a place for everybody where the two conflict. */
  optimizationObjective: OpenEnum<'FavorServiceGoals' | 'FavorSchedulingAll'>;
  recurrenceSettings?: RecurrenceSettings;
  state: OpenEnum<'Active' | 'Inactive'>;
  /** When a user last ran the plan by hand. @format date-time */
  lastRunDate?: string;
  lastRunBy?: UserReference;
  /** @format date-time */
  createdDate: string;
  createdBy: UserReference;
  /** @format date-time */
  modifiedDate: string;
  /** The id may be `System`. */
  modifiedBy: UserReference;
  initialSchedulePeriod?: SchedulingPeriodBase;
  selfUri?: string;
}

export interface ActivityPlanListing {
  entities: ActivityPlanListItem[];
}

export interface ActivityPlanOccurrenceReference {
  id: string;
  selfUri?: string;
}

/** One occurrence of an activity plan with the sessions concerned. */
export interface ActivityPlanOccurrenceSessionsUsersStructureReference {
  id: string;
  sessions: ActivityPlanSessionStructureReference[];
  selfUri?: string;
}

export interface ActivityPlanReference {
  id: string;
  selfUri?: string;
}

/**
 * A plan by which an activity such as a meeting or a training is fitted into the schedules of those who are to attend, once or
 * again and again.
 */
export interface ActivityPlanResponse {
  id: string;
  name: string;
  /** The units the plan is limited to; without them it applies to the whole business unit. */
  managementUnits?: ManagementUnitReference[];
  description: string;
  activityCode: ActivityCodeReference;
  /** Whether people attend one by one or in groups. */
  type: OpenEnum<'Individual' | 'Group'>;
  /** Days between which the first occurrence is to take place. */
  initialSchedulePeriod: SchedulingPeriod;
  lengthMinutes: number;
  /** Sizes and numbers of sessions, for the type `Group`. */
  groupSettings?: GroupSettings;
  recurrenceSettings?: RecurrenceSettings;
  /** Who is to attend. */
  attendeesSearchRule?: UserSearchRule;
  /** Whether each session needs a facilitator. */
  facilitated: boolean;
  facilitatorsSearchRule?: UserSearchRule;
  /** Pause between two facilitated sessions. */
  transitionTimeMinutes: number;
  /** How much service the plan may cost, in place of the business unit's own allowance. */
  serviceGoalImpactOverrides?: ActivityPlanServiceGoalImpactOverrides;
  /** Whether to protect service goals or to find a place for everybody where the two conflict. */
  optimizationObjective: OpenEnum<'FavorServiceGoals' | 'FavorSchedulingAll'>;
  /** Times to which the sessions are confined. */
  fixedAvailability?: FixedAvailability[];
  state: OpenEnum<'Active' | 'Inactive'>;
  countsAsPaidTime: boolean;
  /** @format date-time */
  createdDate: string;
  createdBy: UserReference;
  /** @format date-time */
  modifiedDate: string;
  /** The id may be `System`. */
  modifiedBy: UserReference;
  /** When a user last ran the plan by hand. @format date-time */
  lastRunDate?: string;
  lastRunBy?: UserReference;
  /** Step between possible starts of a session. */
  startTimeIncrementMinutes?: number;
  selfUri?: string;
}

/** A run that looks for places in the schedules for an activity plan's sessions. */
export interface ActivityPlanRunJobResponse {
  id: string;
  status: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  /** What the run could not place. */
  exceptions: ActivityPlanJobException[];
  error?: ErrorBody;
  activityPlan: ActivityPlanReference;
  selfUri?: string;
}

/** How far service goals may be missed so that an activity plan can be scheduled. */
export interface ActivityPlanServiceGoalImpactOverrides {
  abandonRate: ActivityPlanAbandonRateImpactOverride;
  serviceLevel: ActivityPlanServiceLevelImpactOverride;
  averageSpeedOfAnswer: ActivityPlanAsaImpactOverride;
}

export interface ActivityPlanServiceLevelImpactOverride {
  /** How far the service level may fall below its goal for the plan's sake. */
  decreaseByPercent: number;
}

export interface ActivityPlanSessionStructureReference {
  id: string;
  users?: UserReference[];
  selfUri?: string;
}

export interface ActivityPlanStructureWithOccurrenceSessionsUsersReference {
  id: string;
  occurrences: ActivityPlanOccurrenceSessionsUsersStructureReference[];
  selfUri?: string;
}

/** An explanation entered for an agent by another user. */
export interface AddAdherenceExplanationAdminRequest {
  type: OpenEnum<'Late'>;
  /** When the departure from schedule began. @format date-time */
  startDate: string;
  /** How long the departure lasted. */
  lengthMinutes: number;
  notes?: string;
  /** Settles the review at once where it is `Approved` or `Denied`. */
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
}

/** An explanation that an agent hands in for review. */
export interface AddAdherenceExplanationAgentRequest {
  type: OpenEnum<'Late'>;
  /** When the departure from schedule began. @format date-time */
  startDate: string;
  /** How long the departure lasted. */
  lengthMinutes: number;
  notes?: string;
}

export interface AddOpportunityBody {
  startDate: string;
  endDate: string;
  /** When enrolment begins; moved to the time of publication if absent or past. */
  openDate?: string;
  /** When enrolment ends. */
  deadlineDate: string;
  name: string;
  description?: string;
  /** Activity that an enrolled agent is scheduled for. */
  activityCodeId: string;
  /** Whether enrolments are approved by themselves or by a planner. */
  approvalType: OpenEnum<'Automatic' | 'Manual'>;
  /** Places to enrol for. */
  capacity: number;
}

export interface AddShiftTradeJobRequest {
  initiatingShift: InitiatingShiftRequestItem;
  /** When the shift wanted in return may lie; none means that the shift is given away. */
  acceptableIntervals?: RequiredDateRange[];
  /** Makes the trade a direct offer to one agent. */
  target?: ShiftTradeTargetRequestItem;
  /** @format date-time */
  expirationDate?: string;
}

export interface AdherenceExplanationAsyncResponse {
  job?: AdherenceExplanationJobReference;
}

/** A background job that adds, changes or looks for adherence explanations; `type` says which. */
export interface AdherenceExplanationJob {
  id: string;
  type?: OpenEnum<'AddExplanation' | 'UpdateExplanation' | 'QueryAgentExplanations' | 'QueryBuExplanations'>;
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  /** The explanation added or changed. */
  adherenceExplanation?: AdherenceExplanationResponse;
  /** Where the result of a query is fetched. */
  downloadUrl?: string;
  error?: ErrorBody;
  /** Form of the file at `downloadUrl` where one agent was asked about. */
  agentQueryResponseTemplate?: AdherenceExplanationListingAgentQueryResponse;
  /** Form of the file at `downloadUrl` where a business unit was asked about. */
  buQueryResponseTemplate?: AdherenceExplanationListingBuQueryResponse;
  selfUri?: string;
}

export interface AdherenceExplanationJobReference {
  id?: string;
  type?: OpenEnum<'AddExplanation' | 'UpdateExplanation' | 'QueryAgentExplanations' | 'QueryBuExplanations'>;
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  selfUri?: string;
}

export interface AdherenceExplanationListing {
  entities?: AdherenceExplanationResponse[];
}

export interface AdherenceExplanationListingAgentQueryResponse {
  entities?: AdherenceExplanationResponse[];
}

export interface AdherenceExplanationListingBuQueryResponse {
  entities?: AdherenceExplanationResponse[];
}

/** An agent's reason for departing from schedule, and what the review made of it. */
export interface AdherenceExplanationResponse {
  id: string;
  agent: UserReference;
  managementUnit: ManagementUnitReference;
  businessUnit: BusinessUnitReference;
  type: OpenEnum<'Late'>;
  status: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
  /** When the departure from schedule began. @format date-time */
  startDate: string;
  /** How long the departure lasted. */
  lengthMinutes: number;
  notes?: string;
  /** Absent while the explanation is pending. */
  reviewedBy?: UserReference;
  /** @format date-time */
  reviewedDate?: string;
  selfUri?: string;
}

export type AdherenceSystemPresence = OpenEnum<
  'Available' | 'Away' | 'Busy' | 'Offline' | 'Idle' | 'OnQueue' | 'Meal' | 'Training' | 'Meeting' | 'Break'
>;

/** One agent's part in a schedule bid, as planners see it. */
export interface AdminAgentScheduleBidBiddingPreference {
  agent: UserReference;
  /** Whether the agent has handed the preferences in. */
  submitted: boolean;
  /** What the bid gave the agent, once it is processed. */
  assignedScheduleSetId?: string;
  /** The set that a planner gave the agent instead. */
  overriddenScheduleSetId?: string;
  /** Only together with an override. */
  overrideReason?: BidOverrideReason;
  agentScheduleBidPreferencePriorities: AgentScheduleBiddingPreferencePriority[];
  /** Last day of the agent's set, `yyyy-MM-dd` in the business unit's time zone. */
  endDate?: string;
}

export interface AdminAgentScheduleBidPreferenceResponse {
  result?: AdminAgentScheduleSetPreferences;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface AdminAgentScheduleSetPreferences {
  id: string;
  bid?: ScheduleBidReference;
  bidGroup?: ScheduleBidGroupReference;
  agentsScheduleBidPreferences: AdminAgentScheduleBidBiddingPreference[];
  selfUri?: string;
}

/** One agent's part in a work plan bid, as planners see it. */
export interface AdminAgentWorkPlanBiddingPreference {
  agent: UserReference;
  /** Whether the agent has handed the preferences in. */
  submitted: boolean;
  /** What the bid gave the agent, once it is processed. */
  assignedWorkPlan?: WorkPlanReference;
  /** The plan that a planner gave the agent instead. */
  overriddenWorkPlan?: WorkPlanReference;
  /** Only together with an override. */
  overrideReason?: BidOverrideReason;
  /** The agent's ranks for the work plans, in the order of `workPlans`; null for a plan not ranked. */
  priorities?: number[];
}

export interface AdminAgentWorkPlanPreferenceResponse {
  id: string;
  /** The plans on offer, in the order that each agent's `priorities` follow. */
  workPlans: WorkPlanReference[];
  agentWorkPlanBidPreferences: AdminAgentWorkPlanBiddingPreference[];
  selfUri?: string;
}

export interface AdminBulkUpdateAlternativeShiftTradeState {
  tradeId: string;
  state: OpenEnum<'Approved' | 'Denied'>;
  metadata: WfmVersionedEntityMetadata;
}

export interface AdminBulkUpdateAlternativeShiftTradeStateRequest {
  entities?: AdminBulkUpdateAlternativeShiftTradeState[];
  /** The unit to which all the requests belong. */
  managementUnitId: string;
}

export interface AgentAddOpportunityEnrollment {
  opportunityId: string;
}

/** One day of an agent's historical adherence. */
export interface AgentAdherenceDayMetrics {
  /** Seconds from the start of the query to the start of the day. */
  dayStartOffsetSeconds: number;
  /** Scheduled time on which the adherence percentage is based. */
  adherenceScheduleSeconds: number;
  /** Time scheduled on queue. */
  conformanceScheduleSeconds?: number;
  /** Time actually spent on queue. */
  conformanceActualSeconds?: number;
  exceptionCount: number;
  exceptionDurationSeconds: number;
  impactSeconds: number;
  /** Length of all scheduled activities. */
  scheduleLengthSeconds: number;
  /** Length of all activities actually done. */
  actualLengthSeconds: number;
  adherencePercentage?: number;
  /** Actual against scheduled time on queue; more than the whole where agents worked longer than planned. */
  conformancePercentage?: number;
}

export interface AgentAdherenceScheduledActivity {
  activityCodeId: string;
  /** Seconds from the start of the query. */
  startOffsetSeconds: number;
  /** Seconds from the start of the query. */
  endOffsetSeconds: number;
}

export interface AgentAssignedScheduleSetList {
  agentAssignedShiftSets: AgentAssignedShiftSet[];
}

/** A set of shifts won in a bid, with the agents who work by it. */
export interface AgentAssignedShiftSet {
  id: string;
  /** The work plan or rotation from which the shifts were built. */
  effectiveWorkPlan: ShiftSetEffectiveWorkPlan;
  shifts: ScheduleBidScheduledShift[];
  agents: AssignedAgentDetails[];
}

export interface AgentBidScheduleSetOverrideRequest {
  agentId: string;
  /** Set the agent gets instead of the one assigned. */
  overrideScheduleSetId?: string;
  /** Goes with a set, not without one. */
  overrideReason?: BidOverrideReason;
}

export interface AgentBidWorkPlanOverrideRequest {
  agentId: string;
  /** Plan the agent gets instead of the one assigned. */
  overrideWorkPlanId?: string;
  /** Goes with a plan, not without one. */
  overrideReason?: BidOverrideReason;
}

export interface AgentBulkAddOpportunityEnrollment {
  /** Id of the enrolment, where it came about. */
  id?: string;
  opportunityId: string;
}

export interface AgentBulkAddOpportunityEnrollmentResult {
  status: OpenEnum<'Complete' | 'Error'>;
  error?: BulkOpportunitiesError;
  enrollment: AgentBulkAddOpportunityEnrollment;
}

export interface AgentBulkAddOpportunityEnrollmentsRequest {
  enrollments: AgentAddOpportunityEnrollment[];
}

export interface AgentBulkAddOpportunityEnrollmentsResponse {
  results: AgentBulkAddOpportunityEnrollmentResult[];
  /** How many of the results are errors. */
  errorCount: number;
}

export interface AgentBulkStatusUpdateOpportunityEnrollmentsRequest {
  enrollmentIds: string[];
  status: OpenEnum<'Withdrawn'>;
}

export type AgentBulkStatusUpdateOpportunityEnrollmentsResponse = BulkUpdateOpportunityEnrollmentsStatusResponse;

export interface AgentBusinessUnitOpportunities {
  /** Id of the business unit. */
  id?: string;
  opportunities: AgentQueryOpportunityResult[];
  selfUri?: string;
}

/** The least and the greatest number of agents that a work plan can take in a bid group. */
export interface AgentCountRange {
  minimum: number;
  maximum: number;
}

/** A schedule bid whose schedule sets are in force. */
export interface AgentEffectiveBid {
  id: string;
  name?: string;
  effectiveDate: string;
  /** Absent while the bid is in force without end. */
  endDate?: string;
  /** Where the sets and their agents are fetched. */
  downloadUrl: string;
  /** Form of the file at `downloadUrl`; always empty here. */
  downloadTemplate?: AgentAssignedScheduleSetList;
  selfUri?: string;
}

export interface AgentIntegrationAssociationRequest {
  /** The agent's id in the human-resources system. */
  agentExternalId: string;
  integrationId: string;
  /** Whether automatic processes must leave the external id alone. */
  locked: boolean;
}

export interface AgentIntegrationAssociationResponse {
  /** The agent's id in the human-resources system. */
  agentExternalId: string;
  integration: WfmIntegrationReference;
  /** Whether automatic processes must leave the external id alone. */
  locked: boolean;
}

export interface AgentIntegrationsRequest {
  /** The one that is used for the agent; without it, none is. */
  selectedIntegrationId?: string;
  associatedIntegrations: AgentIntegrationAssociationRequest[];
}

/** The human-resources integrations that know an agent. */
export interface AgentIntegrationsResponse {
  agent: UserReference;
  /** The one that is used for the agent; absent if none is. */
  selectedIntegration?: WfmIntegrationReference;
  /** True where a user chose the integration by hand. */
  userSelected?: boolean;
  associatedIntegrations: AgentIntegrationAssociationResponse[];
}

export interface AgentMuQueryResponse {
  status: WfmOperationStatus;
  /** Recurs in the notification that brings the result. */
  operationId: string;
  result?: AgentMuScheduleResult;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
  error?: ErrorBody;
}

export interface AgentMuScheduleItem {
  agent: UserReference;
  shifts: AgentMuScheduleShift[];
  /** Whole days off, in the time zone of the business unit. @format date */
  fullDayTimeOffMarkerDates: string[];
}

export interface AgentMuScheduleQuery {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
}

export interface AgentMuScheduleResult {
  /** Instant from which the offsets of the shifts are counted. @format date-time */
  referenceStartDate: string;
  agentSchedules: AgentMuScheduleItem[];
}

export interface AgentMuScheduleShift {
  /** Minutes from `referenceStartDate` of the result. */
  startOffsetMinutes: number;
  lengthMinutes: number;
  activities: AgentScheduleShiftActivity[];
}

/** An agent's enrolment in an opportunity. */
export interface AgentOpportunityEnrollmentResult {
  id?: string;
  status: OpenEnum<'Pending' | 'Approved' | 'Denied' | 'Withdrawn' | 'Processing'>;
  /** The schedule to which the approved enrolment was added. */
  schedule?: BuScheduleReference;
  /** Why the system could not process the enrolment. */
  systemMessageCode?: OpportunityMessageCode;
  /** The reviewer's reason for the decision. */
  reviewNote?: string;
  /** Set where the enrolment is denied. */
  denialCode?: OpenEnum<'ManuallyDenied' | 'AutomaticallyClosed' | 'ManuallyClosed' | 'CapacityFull' | 'ScheduleConflict'>;
  metadata: WfmVersionedEntityMetadata;
}

export interface AgentPossibleWorkShiftsRequest {
  /** First day of the first week. @format date */
  weekStartDate: string;
  weekCount: number;
}

/** The shifts that an agent's work plan makes possible, week by week. */
export interface AgentPossibleWorkShiftsResponse {
  /** @format date */
  weekStartDate?: string;
  /** One entry a week: the `id` of the week in `weeklyPossibleWorkShifts` that applies. */
  pattern?: number[];
  /** The different weeks that occur, each listed once. */
  weeklyPossibleWorkShifts?: PossibleWorkShiftsForWeek[];
  /** Length of an interval in `intervalScheduleProbabilities`. */
  schedulerIntervalLengthMinutes?: number;
  /** That of the business unit. */
  timeZone?: string;
}

export type AgentQueryAdherenceExplanationsRequest = BuGetCurrentAgentScheduleRequest;

export type AgentQueryAdherenceExplanationsResponse = QueryAdherenceExplanationsResponse;

export interface AgentQueryOpportunities {
  /** Start of the range to ask for next; absent when there is no more. */
  nextStartDate?: string;
  businessUnits: AgentBusinessUnitOpportunities[];
}

export interface AgentQueryOpportunitiesResponse {
  result?: AgentQueryOpportunities;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

/** An opportunity as an invited agent sees it. */
export interface AgentQueryOpportunityResult {
  id?: string;
  name: string;
  description?: string;
  activityCodeId: string;
  startDate: string;
  endDate: string;
  /** When enrolment ends. */
  deadlineDate: string;
  status: OpportunityStatus;
  capacity: number;
  enrollmentCounts: PendingAndApprovedOpportunityEnrollmentCounts;
  /** The agent's own; absent if they have not enrolled. */
  enrollment?: AgentOpportunityEnrollmentResult;
  metadata: WfmVersionedEntityMetadata;
}

/** One agent's time on queue, as it is to be assumed in a prediction. */
export interface AgentQueueTimeRequest {
  agentId: string;
  /** Minutes from `calculationStartDate` of the upload, one for each stretch on queue. */
  startOffsetMinutes: number[];
  /** Length of each stretch in `startOffsetMinutes`. */
  onQueueLengthMinutesPerInterval: number[];
  onQueueActivityCodeIds?: string[];
}

/** A schedule bid as the agents who take part see it. */
export interface AgentScheduleBid {
  id: string;
  name?: string;
  bidWindowStartDate: string;
  bidWindowEndDate: string;
  /** Day from which the sets are scheduled, in the business unit's time zone. */
  effectiveDate: string;
  status: BidStatus;
  bidType: OpenEnum<'WorkPlanBid' | 'ScheduleBid'>;
  selfUri?: string;
}

export interface AgentScheduleBidScheduleSetResponse {
  /** Where the sets are fetched. */
  downloadUrl: string;
  /** Form of the file at `downloadUrl`. */
  downloadTemplate?: BidGroupScheduleSet;
}

export interface AgentScheduleBiddingPreferencePriority {
  scheduleSetId: string;
  priority?: number;
}

export interface AgentScheduleBiddingPreferenceResponse {
  id: string;
  /** Whether the preferences have been handed in. */
  submitted: boolean;
  /** What the bid gave the caller, once it is processed. */
  assignedScheduleSetId?: string;
  /** The set that a planner gave the caller instead. */
  overriddenScheduleSetId?: string;
  overrideReason?: BidOverrideReason;
  agentScheduleBidPreferences: AgentScheduleBiddingPreferencePriority[];
  selfUri?: string;
}

export interface AgentScheduleBids {
  id: string;
  businessUnit: BusinessUnitReference;
  agentScheduleBids: AgentScheduleBid[];
  selfUri?: string;
}

export interface AgentScheduleShiftActivity {
  activityCategory: OpenEnum<
    'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable'
  >;
  startOffsetMinutes: number;
  lengthMinutes: number;
}

export interface AgentScheduleUnavailableTime {
  timeSpan: WfmTimeSpan;
  notes?: string;
}

/** A span in which an agent would rather work, or rather not. */
export interface AgentSchedulingPreference {
  /** Given by the platform when the preference is added. */
  id?: string;
  timeSpan: WfmTimeSpan;
  preferenceLevel: string;
}

export interface AgentSchedulingPreferenceListing {
  entities: AgentSchedulingPreference[];
}

export interface AgentUpdateAlternativeShiftTradeRequest {
  /** The one state an agent may set. */
  state?: OpenEnum<'Canceled'>;
  metadata: WfmVersionedEntityMetadata;
}

/** A work plan as agents see it who are to rank it in a bid. */
export interface AgentWorkPlan {
  id: string;
  name?: string;
  constrainWeeklyPaidTime: boolean;
  flexibleWeeklyPaidTime: boolean;
  /** Holds where `flexibleWeeklyPaidTime` is false. */
  weeklyExactPaidMinutes: number;
  /** Holds where `flexibleWeeklyPaidTime` is true. */
  weeklyMinimumPaidMinutes: number;
  /** Holds where `flexibleWeeklyPaidTime` is true. */
  weeklyMaximumPaidMinutes: number;
  /** Days on which agents may be scheduled but need not be. */
  optionalDays?: SetWrapperDayOfWeek;
  shifts: AgentWorkPlanShift[];
  selfUri?: string;
}

export interface AgentWorkPlanActivity {
  lengthMinutes: number;
  countsAsPaidTime: boolean;
}

/** A work plan bid as the agents who take part see it. */
export interface AgentWorkPlanBid {
  id: string;
  name?: string;
  /** @format date */
  bidWindowStartDate: string;
  /** @format date */
  bidWindowEndDate: string;
  /** Day from which agents work by the plans they get. @format date */
  effectiveDate: string;
  status: BidStatus;
  /** What agents get to see of the plans. */
  workPlanFieldsVisibleToAgents: OpenEnum<'Name' | 'PaidHours'>[];
  bidType?: OpenEnum<'WorkPlanBid' | 'ScheduleBid'>;
  selfUri?: string;
}

export interface AgentWorkPlanBiddingPreference {
  workPlan: WorkPlanReference;
  priority?: number;
}

export interface AgentWorkPlanBiddingPreferenceRequest {
  workPlanId: string;
  priority?: number;
}

export interface AgentWorkPlanBiddingPreferenceResponse {
  id: string;
  /** Whether the preferences have been handed in. */
  submitted: boolean;
  /** What the bid gave the caller, once it is processed. */
  assignedWorkPlan?: WorkPlanReference;
  /** The plan that a planner gave the caller instead. */
  overriddenWorkPlan?: WorkPlanReference;
  overrideReason?: BidOverrideReason;
  agentWorkPlanBidPreferences: AgentWorkPlanBiddingPreference[];
  selfUri?: string;
}

export interface AgentWorkPlanBids {
  id: string;
  businessUnit?: BusinessUnitReference;
  agentWorkPlanBids: AgentWorkPlanBid[];
  selfUri?: string;
}

export interface AgentWorkPlanListResponse {
  entities: AgentWorkPlan[];
  managementUnit: ManagementUnitReference;
}

export interface AgentWorkPlanShift {
  days: SetWrapperDayOfWeek;
  flexibleStartTime: boolean;
  /** Holds where `flexibleStartTime` is false. */
  exactStartTimeMinutesFromMidnight: number;
  /** Holds where `flexibleStartTime` is true. */
  earliestStartTimeMinutesFromMidnight: number;
  /** Holds where `flexibleStartTime` is true. */
  latestStartTimeMinutesFromMidnight: number;
  earliestStopTimeMinutesFromMidnight: number;
  constrainLatestStopTime: boolean;
  /** Holds where `constrainLatestStopTime` is true. */
  latestStopTimeMinutesFromMidnight: number;
  flexiblePaidTime: boolean;
  /** Holds where `flexiblePaidTime` is false. */
  exactPaidTimeMinutes: number;
  minimumPaidTimeMinutes: number;
  maximumPaidTimeMinutes: number;
  activities: AgentWorkPlanActivity[];
}

export interface AgentWorkPlans {
  user: UserReference;
  /** One key a week, into `workPlanLookup` of the result. */
  workPlanLookupKeysPerWeek: number[];
}

export interface AgentsBidAssignedScheduleSetOverrideRequest {
  agentScheduleSetOverrides: AgentBidScheduleSetOverrideRequest[];
}

export interface AgentsBidAssignedWorkPlanOverrideRequest {
  agentWorkPlanOverrides: AgentBidWorkPlanOverrideRequest[];
}

export interface AgentsEffectiveScheduleSetResponse {
  effectiveBids: AgentEffectiveBid[];
}

export interface AgentsIntegrationsListing {
  entities: AgentIntegrationsResponse[];
}

export interface AgentsWorkPlansResponse {
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
  result?: MuAgentsWorkPlansResult;
}

/** How much history there is for a metric across all planning groups. */
export interface AggregateHistoricalAvailability {
  weekly?: number[];
  yearly?: number[];
}

/** What a main-forecast export contains and how it is cut and written. */
export interface AggregatedExportJobRequest {
  /** Length of the span that each row stands for. */
  granularity?: OpenEnum<'FifteenMinutes' | 'ThirtyMinutes' | 'SixtyMinutes' | 'Day' | 'Week'>;
  /** IANA name of the zone in which the rows are cut. */
  timeZone?: string;
  /** Character between the columns. */
  delimiter?: string;
  /** Only these planning groups. */
  planningGroupIds?: string[];
  dateStart?: string;
  dateEnd?: string;
}

/** What the export of a main-forecast snapshot contains and how it is written. */
export interface AggregatedExportSnapshotJobRequest {
  granularity?: OpenEnum<'FifteenMinutes' | 'ThirtyMinutes' | 'SixtyMinutes' | 'Day' | 'Week'>;
  /** IANA name of the zone in which the rows are cut. */
  timeZone?: string;
  /** Character between the columns. */
  delimiter?: string;
  planningGroupIds?: string[];
  dateStart?: string;
  dateEnd?: string;
  /** Which snapshot, named by its distance in the past. */
  snapshotId: OpenEnum<
    | 'OneDayAgo'
    | 'OneWeekAgo'
    | 'OneMonthAgo'
    | 'ThreeMonthsAgo'
    | 'SixMonthsAgo'
    | 'OneYearAgo'
    | 'EighteenMonthsAgo'
    | 'TwoYearsAgo'
  >;
}

export interface AggregatedHistoricalExportJobResponse {
  id: string;
  selfUri?: string;
}

export type AggregatedHistoricalExportJobStatus = AggregatedSessionExportJobStatus;

export interface AggregatedSessionExportJobResponse {
  id: string;
  selfUri?: string;
}

export interface AggregatedSessionExportJobStatus {
  id: string;
  status: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  /** Where the file is fetched once `status` is `Complete`. */
  downloadUrl?: string;
  error?: CsvExportErrorDetails;
  selfUri?: string;
}

export interface AggregatedSnapshotExportJobResponse {
  id: string;
  selfUri?: string;
}

export type AggregatedSnapshotExportJobStatus = AggregatedSessionExportJobStatus;

/** A shift that an agent has, or could have instead. */
export interface AlternativeShiftAgentScheduledShift {
  /** Days since the schedule began. */
  dayIndex: number;
  /** Names the shift when it is to be dropped or picked up. */
  referenceKey: string;
  /** @format date-time */
  startDate: string;
  lengthMinutes: number;
  activities: BuAgentScheduleActivity[];
}

export interface AlternativeShiftAsyncResponse {
  job: AlternativeShiftJobReference;
}

/** A business unit's rules on alternative shifts. */
export interface AlternativeShiftBuSettingsResponse {
  /** Empty where alternative shifts are switched off. */
  enabledGranularities: OpenEnum<'Daily'>[];
  /** Time that must be left before a shift for an automatic approval. */
  minMinutesBeforeStartTime: number;
  /** Activities that must keep their time in every shift offered. */
  retainedActivityCategories: OpenEnum<'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable'>[];
  metadata: WfmVersionedEntityMetadata;
}

export interface AlternativeShiftBulkUpdateTradesResponseTemplate {
  entities?: AlternativeShiftTradeBulkUpdateTemplateItem[];
}

export interface AlternativeShiftJobReference {
  /** To be polled with the operation that belongs to the job's `type`. */
  id?: string;
  status: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  type: OpenEnum<'ListOffers' | 'SearchOffers' | 'ListUserTrades' | 'SearchTrades' | 'BulkUpdateTrades'>;
  selfUri?: string;
}

/** A background job on alternative shifts, asked for by an agent; `type` says what it does. */
export interface AlternativeShiftJobResponse {
  id: string;
  status: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  type: OpenEnum<'ListOffers' | 'SearchOffers' | 'ListUserTrades' | 'SearchTrades' | 'BulkUpdateTrades'>;
  /** Where the result is fetched. */
  downloadUrl?: string;
  error?: ErrorBody;
  /** Form of the result where offers were looked for. */
  viewOffersResults?: AlternativeShiftOffersViewResponseTemplate;
  /** Form of the result where requests were listed. */
  viewTradesResults?: AlternativeShiftTradesViewResponseTemplate;
  /** Form of the result where requests were approved or denied. */
  bulkUpdateTradesResults?: AlternativeShiftBulkUpdateTradesResponseTemplate;
  selfUri?: string;
}

/** The news that an agent's request for an alternative shift has changed state. */
export interface AlternativeShiftNotification {
  id?: string;
  /** First day of the schedule's week. @format date */
  weekDate: string;
  granularity: OpenEnum<'Daily'>;
  newState?: AlternativeShiftTradeState;
  initiatingUser: UserReference;
  /** @format date-time */
  initiatingShiftDate: string;
  receivingUser?: UserReference;
  /** @format date-time */
  receivingShiftDate?: string;
  selfUri?: string;
}

export interface AlternativeShiftOffersRequest {
  /** The caller's published schedule that holds the shifts to replace. */
  schedule: AlternativeShiftScheduleLookup;
  /** First day of the week in which offers are wanted. @format date */
  queryWeekDate: string;
}

export interface AlternativeShiftOffersViewResponseTemplate {
  /** To be named when one of the offers is requested. */
  jobId: string;
  businessUnitId: string;
  agentId: string;
  managementUnitId: string;
  schedule: AlternativeShiftScheduleLookup;
  /** @format date */
  offerWeekDate: string;
  /** The shifts the agent has in that week. */
  shifts: AlternativeShiftAgentScheduledShift[];
  /** The shifts the agent could have instead. */
  alternativeDays: AlternativeShiftAgentScheduledShift[];
}

export interface AlternativeShiftScheduleLookup {
  id: string;
  /** First day of the schedule's week. @format date */
  weekDate: string;
}

export interface AlternativeShiftSearchOffersRequest {
  schedule: AlternativeShiftScheduleLookup;
  /** First day of the week in which offers are wanted. @format date */
  queryWeekDate: string;
  /** The shift to be replaced. */
  initiatingShift: InitiatingAlternativeShift;
  /** When a replacement may lie, as intervals. */
  acceptableIntervals?: string[];
}

export interface AlternativeShiftTradeBulkUpdateTemplateItem {
  tradeId: string;
  state: AlternativeShiftTradeState;
  /** Set where the request could not be moved. */
  failureReason?: OpenEnum<'TransitionNotAllowed' | 'NotAuthorized'>;
  /** @format date-time */
  adminDateReviewed?: string;
  adminReviewedBy?: UserReference;
  metadata: WfmVersionedEntityMetadata;
}

export interface AlternativeShiftTradeListing {
  entities?: AlternativeShiftTradeResponse[];
}

/** An agent's request for other shifts than those scheduled. The other side of the trade is the system, not another agent. */
export interface AlternativeShiftTradeResponse {
  id: string;
  /** The job whose offers the agent chose from. */
  shiftOfferJobId: string;
  /** What the agent gives up; may be empty. */
  existingShifts: AlternativeShiftAgentScheduledShift[];
  /** What the agent takes on; may be empty. */
  offeredShifts: AlternativeShiftAgentScheduledShift[];
  schedule: AlternativeShiftScheduleLookup;
  managementUnit: ManagementUnitReference;
  user: UserReference;
  /** @format date */
  weekDate?: string;
  /** After it, the request cannot be approved any more. @format date-time */
  expirationDate?: string;
  state: AlternativeShiftTradeState;
  /** How far review and schedule change have come. */
  processingStatus?: OpenEnum<
    'Error' | 'WaitingForScheduleUpdate' | 'ScheduleUpdating' | 'ScheduleUpdated' | 'WaitingForReview' | 'Reviewing'
  >;
  /** @format date-time */
  systemDateReviewed?: string;
  /** @format date-time */
  adminDateReviewed?: string;
  /** Set where a user reviewed what the system had denied. */
  adminReviewedBy?: UserReference;
  /** Why the system did not approve the request. */
  violations: OpenEnum<'ServiceGoalsNotMet'>[];
  metadata: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface AlternativeShiftTradesViewResponseTemplate {
  entities?: AlternativeShiftTradeResponse[];
}

export interface AssignedAgentDetails {
  /** The agent's user id. */
  id: string;
  /** Until when the set holds for the agent; absent where no end is set. */
  endDate?: string;
}

/** The part of the day in which an activity may be scheduled. */
export interface AvailabilityRange {
  earliestStartMinutesFromMidnight: number;
  latestEndMinutesFromMidnight: number;
}

/** The schedule sets that a bid group has on offer. */
export interface BidGroupScheduleSet {
  shiftSets: ShiftSet[];
}

export interface BidGroupWorkPlanRequest {
  workPlanId: string;
  /** Places the planner wants, in place of those suggested. */
  overrideAgentCount?: number;
  /** Places that would make for the best schedule; lies within `agentCountRange`. */
  suggestedAgentCount?: number;
  agentCountRange?: AgentCountRange;
}

/** A work plan on offer in a bid group. */
export interface BidGroupWorkPlanResponse {
  id?: string;
  managementUnit?: ManagementUnitReference;
  /** Places the planner wants, in place of those suggested. */
  overrideAgentCount?: number;
  /** Places that would make for the best schedule; lies within `agentCountRange`. */
  suggestedAgentCount?: number;
  agentCountRange?: AgentCountRange;
  selfUri?: string;
}

export interface BidGroupWorkPlanRotationRequest {
  workPlanRotationId: string;
  /** Places on offer in the rotation. */
  agentCount: number;
}

export interface BidGroupWorkPlanRotationResponse {
  id: string;
  managementUnit: ManagementUnitReference;
  /** Places on offer in the rotation. */
  agentCount: number;
  selfUri?: string;
}

export type BidOverrideReason = OpenEnum<'UnableToBid' | 'ChangeOfCircumstance' | 'NewHire' | 'EmployeeMove'>;

export type BidStatus = OpenEnum<'Draft' | 'Locked' | 'Optimized' | 'Scheduled' | 'Open' | 'Closed' | 'Processed' | 'Published'>;

export type BidTiebreaker = OpenEnum<'HireDate' | 'Performance' | 'Custom' | 'RandomlyAssign'>;

export interface BuActivitySettingsRequest {
  /** Activity code for such activities where nothing else is chosen. */
  defaultActivityCodeId?: string;
}

export interface BuActivitySettingsResponse {
  /** Used for such activities where nothing else is chosen. */
  defaultActivityCode?: ActivityCodeReference;
}

export interface BuAgentScheduleShiftRequest {
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  activities?: BuAgentScheduleActivity[];
  /** Set by the user who edits the shift, so that rescheduling can leave it alone. */
  manuallyEdited?: boolean;
  schedule?: BuScheduleReference;
  /** Work plan by which the shift was built. */
  workPlanId?: ValueWrapperString;
  /** Shift of that work plan. */
  workPlanShiftId?: ValueWrapperString;
}

/** A background job on alternative shifts, asked for by a planner; `type` says what it does. */
export type BuAlternativeShiftJobResponse = AlternativeShiftJobResponse;

export interface BuConvertTimeOffGranularityLimitJobListing {
  entities: BuConvertTimeOffLimitGranularityJobResponse[];
}

export interface BuConvertTimeOffLimitGranularityJobProgress {
  /** First day already converted. */
  dateEarliestComplete?: string;
  /** Last day already converted. */
  dateLatestComplete?: string;
  numberOfDaysComplete?: number;
  percentageComplete?: number;
}

export interface BuConvertTimeOffLimitGranularityJobRequest {
  /** What the limit is to be converted to. */
  granularity: OpenEnum<'Daily' | 'FifteenMinutes'>;
  /**
   * Start, `HH:mm`, from which a whole day off counts against quarter hours. It can be set only when converting to them, and only
   * once.
   */
  fullDayTimeOffStartTime?: string;
}

export interface BuConvertTimeOffLimitGranularityJobResponse {
  id: string;
  timeOffLimit: BuTimeOffLimitReference;
  status: OpenEnum<'Complete' | 'Error' | 'Processing'>;
  progress?: BuConvertTimeOffLimitGranularityJobProgress;
  error?: ErrorBody;
  selfUri?: string;
}

/**
 * A limit for a management unit, a staffing group, or a staffing group within a management unit; one of the two ids is needed.
 */
export interface BuCreateTimeOffLimitRequest {
  staffingGroupId?: string;
  managementUnitId?: string;
  granularity?: OpenEnum<'Daily' | 'FifteenMinutes'>;
  /** Start, `HH:mm`, from which a whole day off counts; only with quarter hours. */
  fullDayTimeOffStartTime?: string;
}

/** A plan belongs either to the business unit or to one management unit, so one of the two associations is set. */
export interface BuCreateTimeOffPlanRequest {
  name: string;
  activityCodeIds?: string[];
  autoApprovalRule?: TimeOffAutoApproval;
  /** Days before the time off at which a waiting request expires. */
  daysBeforeStartToExpireFromWaitlist?: number;
  /** Whether approved time off enters the published schedule by itself. */
  autoPublishApprovedTimeOffRequests?: boolean;
  /**
   * Activities, other than time off, that keep a request from automatic approval by `CheckActivityCodes` where they overlap it in
   * the schedule.
   */
  restrictedActivityCodeIds?: string[];
  /** Days on which requests are refused or always reviewed. */
  overrideDates?: OverrideDate[];
  /** Type in the human-resources system that the plan's time off is booked as. */
  hrisTimeOffType?: HrisTimeOffType;
  /** Whether agents can use the plan. */
  enabled?: boolean;
  countAgainstTimeOffLimits?: boolean;
  businessUnitAssociation?: CreateTimeOffPlanBusinessUnitAssociation;
  managementUnitAssociation?: CreateTimeOffPlanManagementUnitAssociation;
}

/** A correction to a forecast, such as more contacts at noon. */
export interface BuForecastModificationResponse {
  type: OpenEnum<
    | 'MinimumPerInterval'
    | 'MaximumPerInterval'
    | 'SetValuePerInterval'
    | 'ChangeValuePerInterval'
    | 'ChangePercentPerInterval'
    | 'SetValueOverRange'
    | 'ChangeValueOverRange'
    | 'SetValuesForIntervalSet'
    | 'SetMultiGranularityValuesForIntervalSet'
  >;
  /** First interval changed, counted from the start of the forecast. */
  startIntervalIndex?: number;
  /** Last interval changed, counted from the start of the forecast. */
  endIntervalIndex?: number;
  metric: OpenEnum<'Offered' | 'AverageHandleTimeSeconds'>;
  legacyMetric?: OpenEnum<'AverageAfterCallWorkTimeSeconds' | 'AverageHandleTimeSeconds' | 'AverageTalkTimeSeconds' | 'Offered'>;
  value?: number;
  values: WfmForecastModificationIntervalOffsetValue[];
  /** Values at `secondaryGranularity`, where the correction is made at two granularities. */
  secondaryValues?: WfmForecastModificationIntervalOffsetValue[];
  /** Interval at which the user interface shows the change, as a duration such as `PT15M`. */
  displayGranularity: string;
  /** Length of the intervals that the indexes count, as a duration such as `PT15M`. */
  granularity: string;
  secondaryGranularity?: string;
  enabled: boolean;
  planningGroupIds: string[];
}

export interface BuForecastStaffingRequirementsResult {
  /** Which week of the forecast. */
  weekNumber: number;
  /** Where the week's requirements are fetched, until `downloadUrlExpirationDate`. */
  downloadUrl: string;
  /** @format date-time */
  downloadUrlExpirationDate: string;
  /** Form of the file at `downloadUrl`. */
  planningGroupStaffingRequirements?: StaffingRequirementsPlanningGroupData[];
}

export interface BuForecastStaffingRequirementsResultResponse {
  businessUnitId: string;
  forecast: BuShortTermForecastReference;
  /** Instant at which the first interval begins. @format date-time */
  referenceStartDate: string;
  /** How many weeks the forecast covers. */
  weekCount: number;
  intervalLengthMinutes: number;
  state: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  /** One entry a week, each with its own download. */
  results?: BuForecastStaffingRequirementsResult[];
}

/** The agents required by interval, as they are read. */
export interface BuHeadcountForecastBuPlanningGroupHeadcountForecastResult {
  entities?: BuPlanningGroupHeadcountForecastResult[];
  /** Instant at which the first interval begins. @format date-time */
  referenceStartDate?: string;
}

/** The agents required by interval, as they are uploaded. */
export interface BuHeadcountForecastBuPlanningGroupHeadcountForecastUploadSchema {
  entities?: BuPlanningGroupHeadcountForecastUploadSchema[];
  /** Instant at which the first interval begins. @format date-time */
  referenceStartDate?: string;
}

export interface BuImportTimeOffLimitValue {
  /** Start of the interval, in UTC. */
  importDateTime: string;
  /** Minutes of time off allowed in it. */
  importMinutes?: number;
}

export type BuImportTimeOffLimitValuesRequest = WfmProcessUploadRequest;

export interface BuImportTimeOffLimitValuesSchema {
  limitValues: BuImportTimeOffLimitValue[];
  /** The limit's current version. */
  metadata: WfmVersionedEntityMetadata;
}

export interface BuImportTimeOffLimitValuesUploadResponse {
  uploadKey?: string;
  url?: string;
  /** To be sent with the upload. */
  headers?: Dictionary<string>;
  /** Form of the JSON to upload. */
  uploadBodySchema?: BuImportTimeOffLimitValuesSchema;
}

export type BuListAlternativeShiftTradesResponse = ListAlternativeShiftTradesResponse;

export interface BuNotificationSettingsRequest {
  scheduling?: BuScheduleNotificationsSettingsRequest;
}

export interface BuNotificationSettingsResponse {
  scheduling?: BuScheduleNotificationsSettingsResponse;
}

export type BuPlanningGroupHeadcountForecastResult = BuPlanningGroupHeadcountForecast;

export interface BuPlanningGroupHeadcountForecastUploadSchema {
  /** Agents needed in each interval, allowing for shrinkage. */
  requiredPerInterval?: number[];
  /** Agents needed in each interval without any absences. */
  requiredWithoutShrinkagePerInterval?: number[];
  planningGroupId: string;
}

export interface BuQueryAdherenceExplanationsRequest {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
  /** Only agents of these units. */
  managementUnitIds?: string[];
  /** Only these agents. */
  agentIds?: string[];
}

export type BuQueryAdherenceExplanationsResponse = QueryAdherenceExplanationsResponse;

/** Whether agents are reminded of scheduled activities of a category. */
export interface BuScheduleNotificationsCategorySettings {
  activityCategory: OpenEnum<
    'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable'
  >;
  /** A reminder some minutes before the activity begins. */
  earlyReminderEnabled: boolean;
  /** A reminder when the activity begins. */
  onTimeReminderEnabled: boolean;
}

export interface BuScheduleNotificationsSettingsRequest {
  /** How long before an activity the early reminder comes. */
  earlyReminderMinutes?: number;
  activityCategorySettings?: BuScheduleNotificationsCategorySettings[];
}

export interface BuScheduleNotificationsSettingsResponse {
  /** How long before an activity the early reminder comes. */
  earlyReminderMinutes: number;
  activityCategorySettings: BuScheduleNotificationsCategorySettings[];
}

export interface BuSchedulerSettingsRequest {
  /** Whether generation evens out service levels over time. */
  consistentServiceLevelSmoothing?: boolean;
  metadata: WfmVersionedEntityMetadata;
}

export interface BuSchedulerSettingsResponse {
  /** Whether generation evens out service levels over time. */
  consistentServiceLevelSmoothing: boolean;
  metadata: WfmVersionedEntityMetadata;
}

export interface BuSchedulingSettingsRequest {
  /** How serious each message of schedule generation is taken to be. */
  messageSeverities?: SchedulerMessageTypeSeverity[];
  /** What a published schedule writes back into the time-off requests it contains. */
  syncTimeOffProperties?: SetWrapperSyncTimeOffProperty;
  /** Whether the length of whole days off is estimated from schedule or work plan. */
  enableTimeOffFullDayEstimation?: boolean;
  /** How far service goals may be missed when activities are placed. */
  serviceGoalImpact?: WfmServiceGoalImpactSettings;
  /** Whether work plans may be set to the minute. */
  allowWorkPlanPerMinuteGranularity?: boolean;
  /** How breaks and the like are spread out. */
  activitySmoothingType?: OpenEnum<
    'ReduceConcurrentActivitiesAcrossBu' | 'ReduceConcurrentActivitiesAcrossMu' | 'ConsistentServiceLevel'
  >;
  /** Whether generation brings variety into the schedules. */
  induceScheduleVariability?: boolean;
}

export interface BuSchedulingSettingsResponse {
  /** How serious each message of schedule generation is taken to be. */
  messageSeverities: SchedulerMessageTypeSeverity[];
  /** What a published schedule writes back into the time-off requests it contains. */
  syncTimeOffProperties: OpenEnum<'PayableMinutes' | 'FullDayEarliestStartOffsetMinutes' | 'FullDayLatestEndOffsetMinutes'>[];
  /** Whether the length of whole days off is estimated from schedule or work plan. */
  enableTimeOffFullDayEstimation: boolean;
  /** How far service goals may be missed when activities are placed. */
  serviceGoalImpact: WfmServiceGoalImpactSettings;
  /** Whether work plans may be set to the minute. */
  allowWorkPlanPerMinuteGranularity: boolean;
  /** How breaks and the like are spread out. */
  activitySmoothingType: OpenEnum<
    'ReduceConcurrentActivitiesAcrossBu' | 'ReduceConcurrentActivitiesAcrossMu' | 'ConsistentServiceLevel'
  >;
  /** Whether generation brings variety into the schedules. */
  induceScheduleVariability: boolean;
}

export interface BuSetTimeOffLimitValuesRequest {
  /** Ranges to set. */
  values?: BuTimeOffLimitRange[];
  metadata: WfmVersionedEntityMetadata;
}

/** A particular week of a short-term forecast. */
export interface BuShortTermForecastWeekReference {
  id: string;
  /** First day of the forecast's first week. @format date */
  weekDate: string;
  description?: string;
  /** Which week of the forecast is meant. */
  weekNumber: number;
  selfUri?: string;
}

export interface BuTimeOffLimitListing {
  entities: BuTimeOffLimitResponse[];
}

/** Values from `startDate` on, either by day or by quarter hour as the limit's granularity is. */
export interface BuTimeOffLimitRange {
  /** @format date */
  startDate: string;
  /** Minutes allowed in each quarter hour. */
  limitMinutesPerFifteenMinutes?: number[];
  /** Minutes allowed on each day. */
  limitMinutesPerDay?: number[];
}

export interface BuTimeOffLimitReference {
  id: string;
  selfUri?: string;
}

/** A bound on the time off that agents of a management unit or a staffing group may have at once. */
export interface BuTimeOffLimitResponse {
  id: string;
  /** Whose time off is limited; within `managementUnit` where both are set. */
  staffingGroup?: StaffingGroupReference;
  /** Whose time off is limited, if no staffing group narrows it. */
  managementUnit?: ManagementUnitReference;
  granularity?: OpenEnum<'Daily' | 'FifteenMinutes'>;
  metadata: WfmVersionedEntityMetadata;
  /** Start, `HH:mm`, from which a whole day off counts; only with quarter hours. */
  fullDayTimeOffStartTime?: string;
  selfUri?: string;
}

export interface BuTimeOffLimitValueRange {
  id: string;
  timeOffLimit: BuTimeOffLimitReference;
  /** @format date */
  startDate: string;
  granularity: OpenEnum<'Daily' | 'FifteenMinutes'>;
  /** Minutes allowed in each interval from `startDate`. */
  limitMinutesPerInterval: number[];
  /** Minutes already given away in each interval. */
  allocatedMinutesPerInterval: number[];
  /** Minutes asked for by waiting requests. */
  waitlistedMinutesPerInterval: number[];
  /** How many requests wait. */
  waitlistedRequestsPerInterval: number[];
  metadata: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface BuTimeOffLimitValues {
  startDate: string;
  /** Set where the limit counts whole days. */
  valuesPerDay?: TimeOffLimitValues;
  /** Set where the limit counts quarter hours. */
  valuesPerFifteenMinutes?: TimeOffLimitValues;
}

export interface BuTimeOffLimitValuesForGranularityResponse {
  timeOffLimit: BuTimeOffLimitReference;
  granularity: OpenEnum<'Daily' | 'FifteenMinutes'>;
  limitValues?: BuTimeOffLimitValues[];
  metadata: WfmVersionedEntityMetadata;
}

export interface BuTimeOffLimitValuesImportUploadUrlRequest {
  /** Bytes of the gzip: the file is to be gzip-encoded. */
  contentLengthBytes: number;
}

export interface BuTimeOffLimitValuesResponse {
  values?: BuTimeOffLimitValueRange[];
}

export interface BuTimeOffPlanListing {
  entities: BuTimeOffPlanResponse[];
  /** Where a list too large for the answer is fetched. */
  downloadUrl?: string;
}

/**
 * How time off by certain activity codes is granted to certain agents. A plan belongs either to the business unit or to one
 * management unit.
 */
export interface BuTimeOffPlanResponse {
  id: string;
  name: string;
  activityCodeIds: string[];
  timeOffLimits?: BuTimeOffLimitReference[];
  /**
   * `CheckLimits` approves requests within the limits, `CheckActivityCodes` those that overlap no restricted activity in the
   * schedule.
   */
  autoApprovalRule: TimeOffAutoApproval;
  /** Days before the time off at which a waiting request expires. */
  daysBeforeStartToExpireFromWaitlist: number;
  /** Whether approved time off enters the published schedule by itself. */
  autoPublishApprovedTimeOffRequests?: boolean;
  /** Activities, other than time off, that keep a request from automatic approval where they overlap it in the schedule. */
  restrictedActivityCodes?: ActivityCodesReference;
  /** Days on which requests are refused or always reviewed. */
  overrideDates?: OverrideDate[];
  /** Type in the human-resources system that the plan's time off is booked as. */
  hrisTimeOffType?: HrisTimeOffType;
  /** Whether agents can use the plan. */
  enabled: boolean;
  countAgainstTimeOffLimits: boolean;
  /** Set if the plan belongs to the business unit. */
  businessUnitAssociation?: TimeOffPlanBusinessUnitAssociation;
  /** Set if the plan belongs to a management unit. */
  managementUnitAssociation?: TimeOffPlanManagementUnitAssociation;
  metadata: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface BuUpdateAgentScheduleShift {
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  activities?: BuAgentScheduleActivity[];
  /** Set by the user who edits the shift, so that rescheduling can leave it alone. */
  manuallyEdited?: boolean;
  schedule?: BuScheduleReference;
  /** Work plan by which the shift was built. */
  workPlanId?: ValueWrapperString;
  /** Shift of that work plan. */
  workPlanShiftId?: ValueWrapperString;
  /** True deletes the shift from the schedule. */
  delete?: boolean;
}

/** Only what is given changes; a wrapper without value clears. */
export interface BuUpdateTimeOffPlanRequest {
  name?: string;
  activityCodeIds?: SetWrapperString;
  autoApprovalRule?: TimeOffAutoApproval;
  /** Days before the time off at which a waiting request expires. */
  daysBeforeStartToExpireFromWaitlist?: number;
  /** Whether approved time off enters the published schedule by itself. */
  autoPublishApprovedTimeOffRequests?: boolean;
  /** Activities, other than time off, that keep a request from automatic approval where they overlap it in the schedule. */
  restrictedActivityCodeIds?: SetWrapperString;
  overrideDates?: ListWrapperOverrideDate;
  /** Type in the human-resources system that the plan's time off is booked as. */
  hrisTimeOffType?: ValueWrapperHrisTimeOffType;
  enabled?: boolean;
  countAgainstTimeOffLimits?: boolean;
  businessUnitAssociation?: UpdateTimeOffPlanBusinessUnitAssociation;
  managementUnitAssociation?: UpdateTimeOffPlanManagementUnitAssociation;
  metadata: WfmVersionedEntityMetadata;
}

export interface BuUserListing {
  managementUnits: ManagementUnitUserListing[];
}

export interface BulkAddOpportunitiesRequest {
  opportunities: AddOpportunityBody[];
  /** Agents invited to all of the opportunities. */
  agentIds?: string[];
}

export interface BulkAddOpportunitiesResponse {
  opportunities: OpportunityResult[];
}

export interface BulkOpportunitiesEnrollmentResult {
  status: OpenEnum<'Complete' | 'Error'>;
  error?: BulkOpportunitiesError;
  enrollment: OpportunityEnrollment;
}

export interface BulkOpportunitiesError {
  errorCode: OpportunityMessageCode;
}

export interface BulkOpportunitiesExternalActivitiesRequest {
  /** The `externalActivityId` of scheduled activities. */
  ids: string[];
}

export interface BulkOpportunitiesReferenceResult {
  status: OpenEnum<'Complete' | 'Error'>;
  error?: BulkOpportunitiesError;
  opportunity: OpportunityReference;
}

export interface BulkOpportunitiesRequest {
  ids: string[];
}

export interface BulkOpportunitiesStatusUpdateRequest {
  opportunityIds: string[];
  /** The one status that can be set this way. */
  status: OpenEnum<'Closed'>;
}

export type BulkOpportunitiesStatusUpdateResponse = BulkPublishOpportunitiesResponse;

export interface BulkOpportunityEnrollmentsStatusUpdateRequest {
  enrollmentIds: string[];
  status: OpenEnum<'Approved' | 'Denied'>;
  /** Goes with every one of the enrolments. */
  reviewNote?: string;
}

export interface BulkPublishOpportunitiesResponse {
  results: BulkOpportunitiesReferenceResult[];
  /** How many of the results are errors. */
  errorCount: number;
}

export interface BulkRemoveOpportunitiesResponse {
  results: BulkRemoveOpportunitiesResult[];
  /** How many of the results are errors. */
  errorCount: number;
}

export interface BulkRemoveOpportunitiesResult {
  status: OpenEnum<'Complete' | 'Error'>;
  error?: BulkOpportunitiesError;
  opportunityId: string;
}

export interface BulkUpdateActivityCodeRequest {
  entities?: BulkUpdateActivityCodeRequestItem[];
}

/** Changes to one of the activity codes. Only what is given changes. */
export interface BulkUpdateActivityCodeRequestItem {
  name?: string;
  category?: OpenEnum<'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable'>;
  lengthInMinutes?: number;
  countsAsPaidTime?: boolean;
  countsAsWorkTime?: boolean;
  agentTimeOffSelectable?: boolean;
  /** Whether time of this code is shrinkage. */
  countsTowardShrinkage?: boolean;
  /** Whether that shrinkage is planned or comes unforeseen. */
  plannedShrinkage?: boolean;
  /** Whether scheduling may place something else on top. */
  interruptible?: boolean;
  /** Planning groups that the code is tied to. */
  planningGroupIds?: ListWrapperString;
  style?: ValueWrapperActivityCodeStyle;
  metadata: WfmVersionedEntityMetadata;
  id: string;
}

export interface BulkUpdateActivityCodeResponse {
  entities: BusinessUnitActivityCode[];
}

export interface BulkUpdateOpportunityEnrollmentsStatusResponse {
  results: BulkOpportunitiesEnrollmentResult[];
  /** How many of the results are errors. */
  errorCount: number;
}

export interface BulkUpdateShiftTradeListJobRequest {
  managementUnitIds: string[];
  /** First days of the weeks that hold the trades' initiating shifts. @format date */
  weekDates: string[];
  entities: BulkUpdateShiftTradeStateRequestItem[];
}

export interface BusinessUnitResponse {
  id: string;
  name?: string;
  /** Absent unless `expand` asked for them. */
  settings?: BusinessUnitSettingsResponse;
  division?: DivisionReference;
  selfUri?: string;
}

export interface BusinessUnitSchedulingPreferencesSettingsResponse {
  enabled: boolean;
}

export interface BusinessUnitSettingsResponse {
  /** Day on which every week of the business unit begins. */
  startDayOfWeek: WeekDay;
  /** IANA name. */
  timeZone: string;
  shortTermForecasting?: BuShortTermForecastingSettings;
  scheduling?: BuSchedulingSettingsResponse;
  notifications?: BuNotificationSettingsResponse;
  /** How learning assignments appear in schedules. */
  learning?: BuActivitySettingsResponse;
  /** How coaching appointments appear in schedules. */
  coaching?: BuActivitySettingsResponse;
  metadata: WfmVersionedEntityMetadata;
}

export interface CapacityPlanDeleteRequest {
  capacityPlanIds: string[];
}

export interface CapacityPlanForecastInputsResponse {
  businessUnit: BusinessUnitReference;
  capacityPlan: CapacityPlanReference;
  /** Where the forecast is fetched. */
  downloadUrl: string;
  /** Form of the file at `downloadUrl`. */
  downloadTemplate?: CapacityPlanForecastInputsTemplate;
}

export interface CapacityPlanForecastInputsTemplate {
  /** Day from which the values are counted, in the business unit's time zone. */
  referenceBusinessUnitDate: string;
  granularity: OpenEnum<'Weekly' | 'Monthly'>;
  /** The months covered, `yyyy-MM`; filled where the values are monthly. */
  months?: string[];
  planningGroupsForecastData: ForecastInputPlanningGroupData[];
  /** The same over all planning groups. */
  capacityPlanForecastSummary: CapacityPlanForecastMetrics;
}

export interface CapacityPlanForecastMetrics {
  /** Interactions forecast, one value a week or month. */
  volume: number[];
  /** One value a week or month. */
  averageHandleTime: number[];
}

export interface CapacityPlanListItem {
  id: string;
  name?: string;
  /** In the business unit's time zone. @format date */
  startBusinessUnitDate: string;
  /** In the business unit's time zone. @format date */
  endBusinessUnitDate: string;
  metadata: CapacityPlanMetadata;
  selfUri?: string;
}

export interface CapacityPlanMetadata {
  modifiedBy: UserReference;
  /** @format date-time */
  modifiedDate: string;
  /** @format date-time */
  createdDate?: string;
  createdBy?: UserReference;
  /** To be sent back with a change. */
  version: number;
}

/**
 * A capacity plan's figures over all planning groups, one value a week or month, counted in full-time equivalents unless a
 * percentage.
 */
export interface CapacityPlanMetricsSummary {
  requiredStaffFullTimeEquivalentCount: number[];
  /** Starting staff less attrition, plus new hires, transfers and extra time. */
  plannedFullTimeEquivalentCount: number[];
  /** Planned less required staff; negative where staff is missing. */
  staffingOverUnderFullTimeEquivalentCount: number[];
  startingFullTimeEquivalentCount: number[];
  attritionFullTimeEquivalentCount: number[];
  attritionPercentage: number[];
  newHireFullTimeEquivalentCount: number[];
  transfersFullTimeEquivalentCount: number[];
  /** Staff gained by extra time or lost by time not worked. */
  extraTimeUnderTimeFullTimeEquivalentCount: number[];
  shrinkageFullTimeEquivalentCount: number[];
  shrinkagePercentage: number[];
  endOfMonthPlannedFullTimeEquivalentCount?: number[];
  /** What remains of the planned staff after shrinkage. */
  netFullTimeEquivalentCount: number[];
}

export type CapacityPlanReference = PhoneBaseSettings;

export interface CapacityPlanRequest {
  name: string;
  description?: string;
  /** In the business unit's time zone. @format date */
  startBusinessUnitDate: string;
  /** In the business unit's time zone. @format date */
  endBusinessUnitDate: string;
  forecast: BuShortTermForecastReference;
  /** Hours a week that count as one full-time agent. */
  fullTimeEquivalentWeeklyHours: number;
  /** The strength with which each staffing group enters the plan. */
  staffingGroupAllocations: CreateStaffingGroupAllocation[];
}

/**
 * A plan of the staff needed in the coming months: a forecast on the one side, the staffing groups with their growth and losses
 * on the other.
 */
export interface CapacityPlanResponse {
  id: string;
  name?: string;
  description?: string;
  forecast?: BuShortTermForecastReference;
  /** In the business unit's time zone. @format date */
  startBusinessUnitDate: string;
  /** In the business unit's time zone. @format date */
  endBusinessUnitDate: string;
  /** Hours a week that count as one full-time agent. */
  fullTimeEquivalentWeeklyHours: number;
  metadata: CapacityPlanMetadata;
  selfUri?: string;
}

export interface CapacityPlanStaffingGroupAllocationsResponse {
  capacityPlan: CapacityPlanReference;
  fullTimeEquivalentWeeklyHours: number;
  /** Where the allocations are fetched. */
  downloadUrl: string;
  /** Form of the file at `downloadUrl`. */
  downloadTemplate?: StaffingGroupAllocationsResponseTemplate;
}

export interface CapacityPlanStaffingGroupMetricChangeHistoryListResponse {
  entities: StaffingGroupMetricChangeResponse[];
}

/** A change made to one figure of some staffing groups in a capacity plan. */
export interface CapacityPlanStaffingGroupMetricChangeResponse {
  numberOfWeeks: number;
  /** First week concerned, counting the plan's first week as one. */
  weekStartNumber: number;
  /** The figure's value in each of the weeks. */
  value: number;
  metric: OpenEnum<
    | 'StartingWeeklyFullTimeEquivalentCount'
    | 'NewHiresFullTimeEquivalentCount'
    | 'AttritionPercentage'
    | 'ShrinkagePercentage'
    | 'TransfersFullTimeEquivalentCount'
    | 'ExtraTimeUnderTimeFullTimeEquivalentCount'
  >;
  notes?: string;
  /** Where agents go, for transfers. */
  transfersFullTimeEquivalent?: TransfersFullTimeEquivalent;
  staffingGroups: StaffingGroupReference[];
  createdBy: UserReference;
  /** @format date-time */
  createdDate: string;
  /** That of the capacity plan. */
  version: number;
}

export interface CapacityPlanStaffingRequirementResult {
  businessUnit: BusinessUnitReference;
  capacityPlan: CapacityPlanReference;
  status: WfmOperationStatus;
  /** Day from which the requirements are counted, in the business unit's time zone. @format date */
  referenceBusinessUnitDate: string;
  granularity: OpenEnum<'Weekly' | 'Monthly'>;
  /** Set where the status is `Error`. */
  errorCode?: OpenEnum<'TimedOut' | 'NoData' | 'ClientDataInvalid' | 'ConfigurationInvalid' | 'RequirementsFailed'>;
  /** Where the requirements are fetched once they are complete. */
  downloadUrl?: string;
  /** Form of the file at `downloadUrl`. */
  downloadTemplate?: StaffingRequirementResultResponseTemplate;
}

/** How the staff planned for a planning group compares with what it requires, one value a week or month. */
export interface CapacityPlanningPlanningGroupAllocation {
  planningGroupId: string;
  requiredStaffFullTimeEquivalentCount: number[];
  /** What each staffing group contributes to it. */
  staffingGroupFullTimeEquivalentContributions: StaffingGroupFullTimeEquivalentContribution[];
  totalPlannedFullTimeEquivalentCount: number[];
  /** Planned less required staff; negative where staff is missing. */
  overUnderFullTimeEquivalentCount: number[];
}

export interface CapacityPlansListResponse {
  entities: CapacityPlanListItem[];
}

export interface ComputedData {
  weekly?: Weekly;
  quarterHour?: QuarterHourly;
}

/** The latest session of the continuous forecast, in which the platform renews its prediction by itself. */
export interface ContinuousForecastGetSessionResponse {
  sessionId: string;
  /** The session to read while the latest one is processing or in error. */
  lastSuccessfulSessionId: string;
  state: OpenEnum<'Complete' | 'Processing' | 'Error'>;
  errorCode?: string;
}

export interface ContinuousForecastSessionResponse {
  sessionId?: string;
  state?: OpenEnum<'Complete' | 'Processing' | 'Error'>;
  /** Set once the session is `Complete`. */
  files?: SessionFiles;
}

/** A forecast as it stood at an earlier time. */
export interface ContinuousForecastSnapshotResponse {
  sessionId?: string;
  snapshotId?: string;
  files?: SnapshotFiles;
}

export interface ContinuousForecastTimeSeries {
  /** Id of the planning group. */
  planningGroup?: string;
  weeks?: ContinuousForecastWeeks[];
}

export interface ContinuousForecastWeeks {
  /** Weeks from the first week of the data. */
  weekOffset?: number;
  /** One value a day or quarter hour, as the file is cut; null where there is none. */
  values?: number[];
}

export interface CopyCapacityPlanRequest {
  name: string;
  description?: string;
  /** First day of the copy, in the business unit's time zone. @format date */
  startBusinessUnitDate: string;
  /** @format date */
  endBusinessUnitDate: string;
  /** Forecast for the copy to rest on. */
  forecast?: ValueWrapperBuShortTermForecastReference;
}

export interface CopyScheduleBid {
  name: string;
}

export interface CopyWorkPlanBid {
  name: string;
}

export interface CreateActivityPlanRequest {
  name: string;
  /** Units to limit the plan to; without them it applies to the whole business unit. */
  managementUnitIds?: string[];
  description?: string;
  activityCodeId: string;
  /** Whether people attend one by one or in groups. */
  type: OpenEnum<'Individual' | 'Group'>;
  lengthMinutes: number;
  /** Days between which the first occurrence is to take place. */
  initialSchedulePeriod: SchedulingPeriod;
  /** For the type `Group`. */
  groupSettings?: GroupSettings;
  recurrenceSettings?: RecurrenceSettings;
  attendeesSearchRule?: UserSearchRule;
  facilitated?: boolean;
  /** Who can lead a session, if the plan is facilitated. */
  facilitatorsSearchRule?: UserSearchRule;
  /** Pause between two facilitated sessions. */
  transitionTimeMinutes: number;
  serviceGoalImpactOverrides?: ActivityPlanServiceGoalImpactOverrides;
  /** Whether to protect service goals or to find a place for everybody where the two conflict. */
  optimizationObjective: OpenEnum<'FavorServiceGoals' | 'FavorSchedulingAll'>;
  state: OpenEnum<'Active' | 'Inactive'>;
  countsAsPaidTime: boolean;
  /** Times to which the sessions are confined. */
  fixedAvailability?: FixedAvailability[];
  /** Step between possible starts of a session. */
  startTimeIncrementMinutes?: number;
}

export interface CreateAlternativeShiftTradeRequest {
  /** The job that found the offers. */
  jobId: string;
  /** `referenceKey` of the shifts to give up. */
  dropShiftReferenceKeys?: string[];
  /** `referenceKey` of the shifts to take on. */
  pickupShiftReferenceKeys?: string[];
  alternativeShiftTradeGranularity: OpenEnum<'Daily'>;
  /** After it, the request cannot be approved any more. @format date-time */
  expirationDate?: string;
}

export interface CreateBusinessUnitSettingsRequest {
  /** Day on which every week of the business unit begins. */
  startDayOfWeek: WeekDay;
  /** IANA name. */
  timeZone: string;
  shortTermForecasting?: BuShortTermForecastingSettings;
  scheduling?: BuSchedulingSettingsRequest;
  notifications?: BuNotificationSettingsRequest;
  learning?: BuActivitySettingsRequest;
  coaching?: BuActivitySettingsRequest;
}

export interface CreateCapacityPlanStaffingGroupMetricChangeRequest {
  numberOfWeeks: number;
  /** First week to change, counting the plan's first week as one. */
  weekStartNumber: number;
  /** The figure's value in each of the weeks; a percentage or full-time equivalents, as the metric is. */
  value: number;
  metric: OpenEnum<
    | 'StartingWeeklyFullTimeEquivalentCount'
    | 'NewHiresFullTimeEquivalentCount'
    | 'AttritionPercentage'
    | 'ShrinkagePercentage'
    | 'TransfersFullTimeEquivalentCount'
    | 'ExtraTimeUnderTimeFullTimeEquivalentCount'
  >;
  notes?: string;
  /** Where agents go, for transfers. */
  transfersFullTimeEquivalent?: TransfersFullTimeEquivalent;
  staffingGroupIds: string[];
  /** The capacity plan's current version. */
  version: number;
}

export interface CreateScheduleBid {
  name: string;
  /** Week of a forecast from which schedule sets are built. */
  forecast?: BuShortTermForecastWeekReference;
  bidWindowStartDate: string;
  bidWindowEndDate: string;
  /** Day from which the sets are scheduled, in the business unit's time zone. */
  effectiveDate: string;
  /** Length of a schedule set in weeks. */
  weeksToSchedule: number;
  /** True ends the agents' overrides and rotations the day before `effectiveDate`. */
  endOverridesAndRotations?: boolean;
  /** By what agents are ranked. */
  agentRankingType: OpenEnum<'HireDate' | 'Performance'>;
  /** What decides between agents of equal rank. */
  rankingTiebreakerType: BidTiebreaker;
}

export interface CreateStaffingGroupAllocation {
  staffingGroupId: string;
  initialShrinkagePercentage: number;
  initialAttritionPercentage: number;
  /** Strength in the plan's first week. */
  startingWeeklyFullTimeEquivalentCount: number;
}

export interface CreateStaffingGroupRequest {
  name: string;
  userIds?: string[];
  /** Confines the group to agents of this unit; without it, agents come from the whole business unit. */
  managementUnitId?: string;
  /** Planning groups whose work the agents do. */
  planningGroupIds?: string[];
}

/** Either management units or staffing groups, not both. */
export interface CreateTimeOffPlanBusinessUnitAssociation {
  managementUnitIds?: string[];
  staffingGroupIds?: string[];
}

export interface CreateTimeOffPlanManagementUnitAssociation {
  managementUnitId: string;
  /** Narrows the plan to these groups within the unit. */
  staffingGroupIds?: string[];
}

export interface CreateWorkPlanBid {
  name: string;
  /** Week of a forecast from which places are suggested. */
  forecast?: BuShortTermForecastWeekReference;
  /** @format date */
  bidWindowStartDate: string;
  /** @format date */
  bidWindowEndDate: string;
  /** Day from which agents work by the plans they get. @format date */
  effectiveDate: string;
  /** By what agents are ranked. */
  agentRankingType: OpenEnum<'HireDate' | 'Performance'>;
  /** What decides between agents of equal rank. */
  rankingTiebreakerType: BidTiebreaker;
  /** True ends the agents' overrides and rotations the day before `effectiveDate`. */
  endOverridesAndRotations?: boolean;
  /** What agents get to see of the plans. */
  workPlanFieldsVisibleToAgents: OpenEnum<'Name' | 'PaidHours'>[];
}

export interface CsvExportErrorDetails {
  errorCode: string;
  errorMessage: string;
}

export interface CurrentUserTimeOffIntegrationStatusRequest {
  timeOffRequestIds: string[];
}

/** A daily time series of the continuous forecast, as a file. */
export interface Daily {
  downloadUrl?: string;
  /** Form of the file at `downloadUrl`. */
  downloadResult?: ContinuousForecastTimeSeries[];
}

export interface DailyPossibleShift {
  dayOfWeek?: WeekDay;
  /** In the time zone that the answer names. */
  earliestShiftStartMinutesFromMidnight?: number;
  /** Whether the agent has to be scheduled on that day. */
  required?: boolean;
  minimumPaidTimeMinutes?: number;
  maximumPaidTimeMinutes?: number;
  /** Chance in percent of being at work in each interval, from the earliest start to the latest end. */
  intervalScheduleProbabilities?: number[];
}

export interface DayOfWeekMinimums {
  /** Least number of agents on these days. */
  minimumValue: number;
  daysOfWeek: WeekDay[];
}

/** An agent's standing where bids have to decide who comes first. */
export interface DecisionMetricsData {
  user: UserReference;
  /** The higher, the better. */
  performanceRank?: number;
  /** Decides between equal ranks; the lower value comes first. */
  tieBreakerValue?: number;
  /** Absent if the agent has no values yet. */
  metadata?: WfmEntityMetadata;
}

export interface DecisionMetricsJobReference {
  id: string;
  selfUri?: string;
}

export interface DecisionMetricsResponse {
  entities: DecisionMetricsData[];
}

export interface DecisionMetricsUpdateError {
  user: UserReference;
  errors: OpenEnum<'InvalidUser' | 'InvalidPerformanceRank' | 'InvalidTieBreaker'>[];
}

export type DecisionMetricsUpdateJobRequest = WfmProcessUploadRequest;

export interface DecisionMetricsUpdateJobResponse {
  uploadKey: string;
  job: DecisionMetricsJobReference;
  status: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  metadata: WfmEntityMetadata;
  /** The users whose values were not taken over. */
  updateErrors: DecisionMetricsUpdateError[];
}

export interface DecisionMetricsUploadData {
  userId: string;
  performanceRank?: ValueWrapperInteger;
  tieBreakerValue?: ValueWrapperInteger;
}

export interface DecisionMetricsUploadResponse {
  uploadKey?: string;
  url?: string;
  /** To be sent with the upload. */
  headers?: Dictionary<string>;
  /** Form of the JSON to upload. */
  uploadBodySchema?: DecisionMetricsUploadSchema;
}

export interface DecisionMetricsUploadSchema {
  userMetrics: DecisionMetricsUploadData[];
}

export interface EstimateAvailableFullDayTimeOffRequest {
  /** @format date */
  date: string;
  /** Length the agent has in mind. */
  requestedDurationMinutes?: number;
}

export interface EstimateAvailableFullDayTimeOffResponse {
  /** In the business unit's time zone. @format date */
  date: string;
  durationMinutes: number;
  payableMinutes: number;
  /** Whether the agent may choose another length than the estimated one. */
  flexible: boolean;
  /** Set where the time-off plan blocks the day or has it reviewed. */
  overrideDateType?: OpenEnum<'Blocked' | 'ManualReview'>;
  /** Earliest start of the time off on that day. */
  earliestStartOffsetMinutes?: number;
  /** Latest end of the time off on that day. */
  latestEndOffsetMinutes?: number;
}

export interface EstimateAvailablePartialDayTimeOffRequest {
  /** @format date-time */
  date: string;
  requestedDurationMinutes?: number;
}

export interface EstimateAvailablePartialDayTimeOffResponse {
  /** @format date-time */
  date: string;
  durationMinutes: number;
  payableMinutes: number;
  /** Whether the agent may choose another length than the estimated one. */
  flexible: boolean;
  /** Set where the time-off plan blocks the day or has it reviewed. */
  overrideDateType?: OpenEnum<'Blocked' | 'ManualReview'>;
}

/** Days for which time off is to be estimated, whole or in part. */
export interface EstimateAvailableTimeOffRequest {
  fullDayDates?: EstimateAvailableFullDayTimeOffRequest[];
  partialDayDates?: EstimateAvailablePartialDayTimeOffRequest[];
  activityCodeId: string;
  paid: boolean;
}

export interface EstimateAvailableTimeOffResponse {
  fullDayDates?: EstimateAvailableFullDayTimeOffResponse[];
  partialDayDates?: EstimateAvailablePartialDayTimeOffResponse[];
  user: UserReference;
  activityCodeId: string;
  paid: boolean;
}

export type EvaluateShiftTradeListJobRequest = QueryWeekSummaryListJobRequest;

export interface EvaluateShiftTradeListJobResponseItem {
  entities?: EvaluatedShiftTradeResponseItem[];
}

export interface EvaluatedShiftTradeResponseItem {
  trade: ShiftTradeResponseItem;
  /** What the trade does to both agents' schedules and which rules it breaks. */
  matchReview?: ShiftTradeMatchReviewResponse;
}

/** A confinement of an activity plan's sessions to certain hours, dates and weekdays. */
export interface FixedAvailability {
  availabilityRange?: AvailabilityRange;
  dateRange?: RequiredLocalDateRange;
  /** If absent or empty, any day will do. */
  daysOfWeek?: WeekDay[];
}

export interface ForecastInputPlanningGroupData {
  planningGroupId: string;
  capacityPlanForecastMetrics: CapacityPlanForecastMetrics;
}

/** The forecast from which requirements were derived. */
export interface ForecastMetadata {
  /** @format date-time */
  dateCreated?: string;
  forecastId?: string;
  intervalLengthInMinutes?: string;
  source?: OpenEnum<'AutomaticBestMethod' | 'MainForecast'>;
  /** @format date-time */
  dateStart?: string;
  timeZone?: string;
}

export interface ForecastServiceGoalTemplateImpactOverrideResponse {
  serviceLevel?: WfmServiceGoalImpact;
  averageSpeedOfAnswer?: WfmServiceGoalImpact;
  abandonRate?: WfmServiceGoalImpact;
}

export interface GetAgentsWorkPlansRequest {
  agentIds: string[];
  /** First day of the first week. @format date */
  startDate: string;
  weekCount: number;
}

/** How the sessions of a group activity are formed. */
export interface GroupSettings {
  minimumGroupSize?: number;
  maximumGroupSize?: number;
  maximumTotalSessions?: number;
  maximumConcurrentSessions?: number;
}

export interface HistoricalData {
  daily?: Daily;
  quarterHour?: QuarterHourly;
}

export interface HistoricalDataDeleteEntity {
  requestId?: string;
  status?: OpenEnum<'InProgress' | 'Success'>;
}

/** An import that cannot be removed at present, and why. */
export interface HistoricalDataDisallowedDeleteEntity {
  requestId?: string;
  reason?: OpenEnum<'InvalidRequest' | 'ValidationInProgress' | 'DeleteInProgress' | 'RequestIdNotFound'>;
}

export interface HistoricalDataJobEntityStatus {
  id: string;
  state?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  selfUri?: string;
}

export interface HistoricalImportDeleteFilesJobRequest {
  /** `requestId` of the imports, as the import status lists them. */
  requestIds: string[];
}

export interface HistoricalImportDeleteFilesJobResponse {
  id: string;
  state?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  /** The imports that are being or have been deleted. */
  entities?: HistoricalDataDeleteEntity[];
  /** The imports that were refused. */
  disallowedEntities?: HistoricalDataDisallowedDeleteEntity[];
  selfUri?: string;
}

export interface HistoricalImportOverallDeleteStatusResponse {
  entities: HistoricalDataJobEntityStatus[];
  /** `Processing` while any of the jobs is running. */
  status?: OpenEnum<'Processing' | 'Complete'>;
}

export interface HistoricalImportStatusJobResponse {
  id: string;
  importStatusResult?: HistoricalImportStatus;
  selfUri?: string;
}

export interface HistoricalShrinkageActivityCategoryResponse {
  activityCategory?: OpenEnum<
    'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable' | 'Unscheduled'
  >;
  shrinkageForActivityCategory?: HistoricalShrinkageAggregateResponse;
  /** The category's share split by activity code. */
  shrinkageForActivityCodes?: HistoricalShrinkageActivityCodeResponse[];
}

export interface HistoricalShrinkageActivityCodeResponse {
  activityCodeId?: string;
  shrinkageForActivityCode?: HistoricalShrinkageAggregateResponse;
}

/** Time lost to work, divided in several ways. */
export interface HistoricalShrinkageAggregateResponse {
  /** Shrinkage that the schedule contained. */
  scheduledShrinkageSeconds?: number;
  scheduledShrinkagePercent?: number;
  /** Shrinkage that came about. */
  actualShrinkageSeconds?: number;
  actualShrinkagePercent?: number;
  paidShrinkageSeconds?: number;
  unpaidShrinkageSeconds?: number;
  plannedShrinkageSeconds?: number;
  unplannedShrinkageSeconds?: number;
}

/** Shrinkage over one day or week, as the report was asked for. */
export interface HistoricalShrinkageResult {
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  totalScheduledDurationSeconds?: number;
  totalLoggedInDurationSeconds?: number;
  aggregatedShrinkage?: HistoricalShrinkageAggregateResponse;
  shrinkageForActivityCategories?: HistoricalShrinkageActivityCategoryResponse[];
  businessUnitIds?: string[];
}

export interface HistoricalShrinkageResultListing {
  entities?: HistoricalShrinkageResult[];
}

/** A type of time off as a human-resources system knows it. */
export interface HrisTimeOffType {
  id: string;
  name: string;
  hrisIntegrationId: string;
  /** Where the system tells its types apart by two ids. */
  secondaryId?: string;
}

export interface HrisTimeOffTypeResponse {
  id: string;
  name: string;
  secondaryId?: string;
}

export type HrisTimeOffTypesJobReference = TimeOffBalanceJobReference;

export interface HrisTimeOffTypesJobResponse {
  entities: HrisTimeOffTypeResponse[];
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
}

export interface HrisTimeOffTypesResponse {
  /** To be polled; set where the types are not in the answer. */
  job?: HrisTimeOffTypesJobReference;
  entities: HrisTimeOffTypeResponse[];
}

export interface IgnoredActivityCodeIds {
  /** Activity codes that adherence leaves out of account. */
  values?: string[];
}

/** The shift for which an agent wants another one. */
export interface InitiatingAlternativeShift {
  id: string;
  /** @format date-time */
  startDate: string;
}

export interface InitiatingShiftRequestItem {
  id: string;
  /** The published schedule that holds the shift. */
  schedule: BuScheduleReference;
  /** First day of the shift's week. @format date */
  weekDate: string;
}

export interface ListAlternativeShiftTradesResponse {
  /** To be polled; set where the result is not in the answer. */
  job?: AlternativeShiftJobResponse;
  result?: AlternativeShiftTradeListing;
}

export interface ListWrapperAgentWorkPlanField {
  values?: OpenEnum<'Name' | 'PaidHours'>[];
}

export interface ListWrapperAlternativeShiftBuSettingsActivityCategory {
  values?: OpenEnum<'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable'>[];
}

export interface ListWrapperAlternativeShiftBuSettingsGranularity {
  values?: OpenEnum<'Daily'>[];
}

export interface ListWrapperBidGroupWorkPlanRequest {
  values?: BidGroupWorkPlanRequest[];
}

export interface ListWrapperBidGroupWorkPlanRotationRequest {
  values?: BidGroupWorkPlanRotationRequest[];
}

/** A list in a patch: absent leaves it alone, present with `values` replaces it. */
export interface ListWrapperFixedAvailability {
  values?: FixedAvailability[];
}

export interface ListWrapperInteger {
  values?: number[];
}

export interface ListWrapperOverrideDate {
  values?: OverrideDate[];
}

export interface ListWrapperPlanningGroupMinimumsRequest {
  values?: PlanningGroupMinimumsRequest[];
}

export interface ListWrapperRequiredDateRange {
  values?: RequiredDateRange[];
}

export interface ListWrapperScheduleSetRequest {
  values?: ScheduleSetRequest[];
}

/** The staff that a forecast calls for over a long term. */
export interface LongTermRequirements {
  forecastMetadata: ForecastMetadata;
  /** @format date-time */
  dateGenerationStarted: string;
  /** The months covered, `yyyy-MM`; filled where the values are monthly. */
  months?: string[];
  requirementResults: PlanningGroupRequirementOutput[];
}

export interface LongTermRequirementsErrorDetail {
  internalErrorCode: OpenEnum<'TimedOut' | 'NoData' | 'ClientDataInvalid' | 'ConfigurationInvalid' | 'RequirementsFailed'>;
  description: string;
}

export interface LongTermRequirementsResponse {
  status: WfmOperationStatus;
  errorCode?: OpenEnum<'TimedOut' | 'NoData' | 'ClientDataInvalid' | 'ConfigurationInvalid' | 'RequirementsFailed'>;
  /** Form of the file at `downloadUrl`; always empty here. */
  longTermRequirements?: LongTermRequirements;
  downloadUrl?: string;
}

/** The service goals on which requirements were computed. */
export interface LongTermRequirementsServiceGoal {
  useAsaTarget: boolean;
  /** Average speed of answer aimed at, where `useAsaTarget` is true. */
  targetAsaSec: number;
  useServiceLevelTarget: boolean;
  /** Time within which an interaction counts as answered in time. */
  serviceLevelObjectiveSeconds: number;
  /** Share of interactions to be answered in that time. */
  serviceLevelGoalPercent: number;
  useAbandonRateGoal: boolean;
  abandonRateGoalPercent: number;
}

export interface LongTermRequirementsServiceGoalDetail {
  id: string;
  serviceGoals: LongTermRequirementsServiceGoal;
}

export interface ManagementUnitAvailabilitySettingsResponse {
  /** Whether agents may enter unavailable times. */
  enabled: boolean;
}

export interface ManagementUnitUserListing {
  managementUnit: ManagementUnitReference;
  users: UserReference[];
}

/** An agent's acceptance of a shift trade. */
export interface MatchShiftTradeJobRequest {
  /** First day of the week that holds the initiating shift. @format date */
  weekDate: string;
  /** The accepting agent's schedule. */
  receivingSchedule: ReceivingScheduleLookup;
  /** The shift given in return; absent in a one-sided trade. */
  receivingShiftId?: string;
  metadata: WfmVersionedEntityMetadata;
}

export interface MinimumStaffingRequest {
  enabled?: boolean;
  /** Least number of agents for every planning group without an override. */
  minimumValue?: number;
  planningGroupOverrides?: ListWrapperPlanningGroupMinimumsRequest;
  /** Whether the minimum holds always or only where work is forecast. */
  applicableIntervals?: OpenEnum<'AllIntervals' | 'VolumeOnlyIntervals'>;
}

/** The least number of agents that planning groups are to have. */
export interface MinimumStaffingResponse {
  enabled: boolean;
  /** Holds for every planning group without an override. */
  minimumValue: number;
  planningGroupOverrides: PlanningGroupMinimumsResponse[];
  /** Whether the minimum holds always or only where work is forecast. */
  applicableIntervals: OpenEnum<'AllIntervals' | 'VolumeOnlyIntervals'>;
  metadata: WfmVersionedEntityMetadata;
}

export interface ModelData {
  downloadUrls?: string[];
  /** Form of the files at `downloadUrls`. */
  downloadResult?: PlanningGroupModel[];
}

export interface ModelMetaData {
  /** Set once the session is `Complete`. */
  downloadUrls?: string[];
  /** Form of the files at `downloadUrls`. */
  downloadResult?: ModelMetaDataResult;
}

export interface ModelMetaDataResult {
  sessionInfo?: SessionInfo;
  planningGroups?: PlanningGroupModel[];
}

/** Planning periods of a month each, counted from `startDate`. */
export interface MonthlyPlanningPeriodSettings {
  /** @format date */
  startDate: string;
}

/** What became of one agent's move. */
export interface MoveAgentResponse {
  user?: UserReference;
  result?: OpenEnum<
    | 'AlreadyMoved'
    | 'DestinationBusinessUnitAgentLimitExceeded'
    | 'DestinationManagementUnitAgentLimitExceeded'
    | 'DestinationManagementUnitDoesNotExist'
    | 'MoveSuccessful'
    | 'MovingToDifferentManagementUnit'
    | 'NothingToDo'
    | 'SourceManagementUnitNotAuthorized'
  >;
}

export interface MoveAgentsRequest {
  userIds: string[];
  /** Absent, the agents are taken out of their unit. */
  destinationManagementUnitId?: string;
}

export interface MoveAgentsResponse {
  requestingUser?: UserReference;
  destinationManagementUnit?: ManagementUnitReference;
  results?: MoveAgentResponse[];
}

export interface MuAgentQueueTimeRequest {
  managementUnitId: string;
  agentOnQueueTimes: AgentQueueTimeRequest[];
}

export interface MuAgentsWorkPlansResult {
  entities?: AgentWorkPlans[];
  /** The week to which the first key of each agent belongs. @format date */
  referenceStartWeekDate: string;
  /** The work plans by the keys that the agents' weeks use. */
  workPlanLookup: Dictionary<WorkPlanReference>;
}

export interface OpportunitiesResultWithPagination {
  /** Start of the range to ask for next; absent when there is no more. */
  nextStartDate?: string;
  opportunities: OpportunityResult[];
}

export interface OpportunityEnrollment {
  id?: string;
}

export interface OpportunityEnrollmentCounts {
  pending: number;
  approved: number;
  denied: number;
  withdrawn: number;
}

export type OpportunityMessageCode = OpenEnum<
  | 'ActivityChanged'
  | 'AgentEnrollmentsHourlyLimitExceeded'
  | 'BatchLimitExceeded'
  | 'BusinessUnitEnrollmentsHourlyLimitExceeded'
  | 'BusinessUnitNotFound'
  | 'BusinessUnitOpportunityHourlyLimitExceeded'
  | 'CapacityFull'
  | 'Conflict'
  | 'DateMustBeInFuture'
  | 'DeadlineMustBeAfterOpenTime'
  | 'DeadlineMustBeBeforeOrEqualToStartTime'
  | 'EndTimeMustBeAfterStartTime'
  | 'EnrollmentNotFound'
  | 'InternalError'
  | 'InternalErrorAutoApproval'
  | 'InternalErrorDenial'
  | 'InternalErrorScheduleUpdate'
  | 'InvalidOpportunityLength'
  | 'InvalidOpportunityStatus'
  | 'InvalidRequest'
  | 'InvalidStatusTransition'
  | 'InvalidTime'
  | 'NoInvitationsForPublish'
  | 'OpenTimeMustBeBeforeStartTime'
  | 'OpportunityClosed'
  | 'OpportunityNotFound'
  | 'OpportunityNotOpen'
  | 'ScheduleConflict'
  | 'ScheduleNotFound'
  | 'ServiceUnavailable'
  | 'StartTimeMustBeWithinOneYear'
  | 'StatusNotDraft'
>;

export interface OpportunityReference {
  id: string;
  selfUri?: string;
}

/** A stretch of time for which invited agents can put themselves down, to be scheduled with a certain activity. */
export interface OpportunityResult {
  id: string;
  startDate: string;
  endDate: string;
  status: OpportunityStatus;
  /** When enrolment begins; moved to the time of publication if absent or past. */
  openDate?: string;
  /** When enrolment ends. */
  deadlineDate: string;
  name: string;
  description?: string;
  /** Activity that an enrolled agent is scheduled for. */
  activityCodeId: string;
  /** Whether enrolments are approved by themselves or by a planner. */
  approvalType: OpenEnum<'Automatic' | 'Manual'>;
  /** How many agents are invited. */
  agentCount: number;
  /** Places to enrol for. */
  capacity: number;
  /** Enrolments being processed at present. */
  enrollmentProcessingCount: number;
  enrollmentCounts: OpportunityEnrollmentCounts;
  publishedDate?: string;
  closedDate?: string;
  /** Why the opportunity could not be processed. */
  systemMessageCode?: OpportunityMessageCode;
  metadata: WfmVersionedEntityMetadata;
  selfUri?: string;
}

/** An opportunity together with the agents invited to it. */
export interface OpportunityResultWithAgentIds {
  id: string;
  startDate: string;
  endDate: string;
  status: OpportunityStatus;
  /** When enrolment begins; moved to the time of publication if absent or past. */
  openDate?: string;
  /** When enrolment ends. */
  deadlineDate: string;
  name: string;
  description?: string;
  activityCodeId: string;
  approvalType: OpenEnum<'Automatic' | 'Manual'>;
  /** How many agents are invited. */
  agentCount: number;
  capacity: number;
  /** Enrolments being processed at present. */
  enrollmentProcessingCount: number;
  enrollmentCounts: OpportunityEnrollmentCounts;
  publishedDate?: string;
  closedDate?: string;
  /** Why the opportunity could not be processed. */
  systemMessageCode?: OpportunityMessageCode;
  metadata: WfmVersionedEntityMetadata;
  /** The invited agents, where `expand` asked for them. */
  agentIds?: string[];
  selfUri?: string;
}

export type OpportunityStatus = OpenEnum<'Draft' | 'Published' | 'Open' | 'Pending' | 'Closed'>;

/** A value of the history that does not fit its surroundings. */
export interface Outlier {
  /** @format date-time */
  timestamp?: string;
  /** A single jump, a lasting shift of the level or of the season, or a change that fades. */
  anomaly?: OpenEnum<'AdditiveOutlier' | 'InnovativeOutlier' | 'LevelShift' | 'SeasonalLevelShift' | 'TemporaryChange'>;
  normalizedValue?: number;
}

export interface OutlierData {
  downloadUrls?: string[];
  /** Form of the files at `downloadUrls`. */
  downloadResultTemplate?: OutlierResultTemplate;
}

export interface OutlierResultBody {
  planningGroupId?: string;
  outliers?: Outlier[];
}

export interface OutlierResultTemplate {
  entities?: OutlierResultBody[];
}

/** A day on which a time-off plan refuses requests, or has every one of them reviewed. */
export interface OverrideDate {
  /** @format date */
  date: string;
  type: OpenEnum<'Blocked' | 'ManualReview'>;
}

export interface PatchOpportunityRequest {
  startDate?: string;
  endDate?: string;
  /** If cleared or past, enrolment begins at publication. */
  openDate?: ValueWrapperInstant;
  deadlineDate?: string;
  name?: string;
  description?: ValueWrapperString;
  activityCodeId?: string;
  approvalType?: OpenEnum<'Automatic' | 'Manual'>;
  capacity?: number;
  /** Where given, replaces the invited agents. */
  agentIds?: ListWrapperString;
  metadata: WfmVersionedEntityMetadata;
}

export interface PendingAndApprovedOpportunityEnrollmentCounts {
  pending: number;
  approved: number;
}

export interface PerformancePredictionOutputs {
  /** Instant at which the first interval begins. @format date-time */
  calculationStartDate: string;
  calculationIntervalLengthMinutes: number;
  planningGroupResults: PlanningGroupOutputs[];
}

export interface PerformancePredictionRecalculationResponse {
  /** Recurs in the notification that brings the result. */
  operationId: string;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
  downloadResult?: PerformancePredictionOutputs;
  state: OpenEnum<'Processing' | 'Complete' | 'Error'>;
}

export interface PerformancePredictionRecalculationUploadResponse {
  uploadKey?: string;
  url?: string;
  /** To be sent with the upload. */
  headers?: Dictionary<string>;
  /** Form of the JSON to upload. */
  uploadBodySchema?: PerformancePredictionUploadSchema;
}

export interface PerformancePredictionResponse {
  id: string;
  /** @format date */
  weekDate: string;
  scheduleId: string;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
  downloadResult?: PerformancePredictionOutputs;
  state: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  selfUri?: string;
}

export interface PerformancePredictionUploadSchema {
  /** Instant from which the offsets of the on-queue times are counted. @format date-time */
  calculationStartDate: string;
  onQueueTimes: MuAgentQueueTimeRequest[];
}

export interface PlanningGroupMinimumsRequest {
  planningGroupId: string;
  dayOfWeekMinimums: DayOfWeekMinimums[];
}

export interface PlanningGroupMinimumsResponse {
  planningGroup: PlanningGroupReference;
  dayOfWeekMinimums: DayOfWeekMinimums[];
}

export interface PlanningGroupModel {
  /** Id of the planning group. */
  planningGroup?: string;
}

/** How a planning group is expected to perform, one value an interval. */
export interface PlanningGroupOutputs {
  planningGroupId: string;
  serviceLevelPerInterval: number[];
  occupancyPerInterval: number[];
  averageSpeedOfAnswerSecondsPerInterval: number[];
  abandonRatePerInterval: number[];
}

export interface PlanningGroupRequirementOutput {
  /** Id of the planning group. */
  id: string;
  /** Staff required, one value for each week or month. */
  intervals?: number[];
  /** Set where the requirements of this planning group could not be computed. */
  errorDetails?: LongTermRequirementsErrorDetail[];
  serviceGoalDetails?: LongTermRequirementsServiceGoalDetail;
}

export interface PlanningGroupToStaffingGroupsListing {
  entities: PlanningGroupToStaffingGroupsResponse[];
}

export interface PlanningGroupToStaffingGroupsResponse {
  planningGroup: PlanningGroupReference;
  staffingGroups?: StaffingGroupReference[];
}

/** How often a work plan's shift may or must occur in a planning period. */
export interface PlanningPeriodShiftConstraints {
  enabled?: boolean;
  minimumCount?: number;
  maximumCount?: number;
}

export interface PossibleWorkShiftsForWeek {
  /** What `pattern` refers to. */
  id?: number;
  dailyPossibleShifts?: DailyPossibleShift[];
}

/** A time series of the continuous forecast by quarter hour, as files. */
export interface QuarterHourly {
  downloadUrls?: string[];
  /** Form of the files at `downloadUrls`. */
  downloadResult?: ContinuousForecastTimeSeries[];
}

export interface QueryAdherenceExplanationsResponse {
  /** To be polled; set where the result is not in the answer. */
  job?: AdherenceExplanationJobReference;
  result?: AdherenceExplanationListing;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface QueryAgentScheduleUnavailableTimesRequest {
  agentId: string;
  schedule: BuScheduleReference;
}

export interface QueryAgentScheduleUnavailableTimesResponse {
  /** False also where no schedule exists. */
  consideredInScheduleGeneration: boolean;
  scheduleGenerationUnavailableTimes: AgentScheduleUnavailableTime[];
}

export interface QueryAgentSchedulingPreferencesRequest {
  startDate: string;
  endDate: string;
}

export interface QueryAgentShiftTradeListJobRequest {
  /** First days of the weeks to look at. @format date */
  weekDates: string[];
}

export type QueryAgentUnavailableTimesRequest = BuGetCurrentAgentScheduleRequest;

export interface QueryAgentUnavailableTimesValidationJobResponse {
  id: string;
  agent: UserReference;
  status: WfmOperationStatus;
  /** Set once the status is `Complete`. */
  result?: UnavailableTimesValidationResult;
  error?: ErrorBody;
  selfUri?: string;
}

export interface QueryAgentsIntegrationsRequest {
  agentIds: string[];
}

export interface QueryAvailabilityManagementUnitsSettingsRequest {
  managementUnitIds: string[];
}

export interface QueryAvailabilityManagementUnitsSettingsResponse {
  managementUnits: UnavailableTimesManagementUnitSettings[];
}

export interface QueryCapacityPlanStaffingGroupMetricChangeHistory {
  staffingGroupIds: string[];
  /** Only changes up to this instant; the present, if absent. @format date-time */
  queryEndDate?: string;
}

export interface QueryEffectiveScheduleSetsRequest {
  /** First day of the first week. */
  startDate: string;
  weekCount: number;
}

export interface QueryEnrollmentOpportunityResult {
  id?: string;
  name: string;
  activityCodeId: string;
  startDate: string;
  endDate: string;
  deadlineDate: string;
  status: OpportunityStatus;
  capacity: number;
  enrollmentCounts: PendingAndApprovedOpportunityEnrollmentCounts;
}

export interface QueryExternalActivityOpportunitiesResponse {
  externalActivities: QueryExternalActivityOpportunityResult[];
}

export interface QueryExternalActivityOpportunityResult {
  /** Id that was asked for. */
  id?: string;
  opportunityName?: string;
}

export interface QueryOpportunitiesRequest {
  range: RequiredDateRange;
}

export interface QueryOpportunitiesResponse {
  result?: OpportunitiesResultWithPagination;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface QueryOpportunityEnrollmentMetadata {
  modifiedBy?: UserReference;
  dateModified?: string;
  createdBy?: UserReference;
  dateCreated?: string;
  /** To be sent back with a change. */
  version: number;
  /** Who approved or denied the enrolment. */
  reviewedBy?: UserReference;
  dateReviewed?: string;
}

/** An agent's enrolment as planners see it. */
export interface QueryOpportunityEnrollmentResult {
  id?: string;
  opportunityId: string;
  agent: UserReference;
  status: OpenEnum<'Pending' | 'Approved' | 'Denied' | 'Withdrawn' | 'Processing'>;
  /** The schedule to which the approved enrolment was added. */
  schedule?: BuScheduleReference;
  /** Why the system could not process the enrolment. */
  systemMessageCode?: OpportunityMessageCode;
  reviewNote?: string;
  /** Set where the enrolment is denied. */
  denialCode?: OpenEnum<'ManuallyDenied' | 'AutomaticallyClosed' | 'ManuallyClosed' | 'CapacityFull' | 'ScheduleConflict'>;
  metadata: QueryOpportunityEnrollmentMetadata;
}

/** Asks by span of time or for one opportunity. */
export interface QueryOpportunityEnrollmentsRequest {
  range?: RequiredDateRange;
  opportunityId?: string;
}

export interface QueryOpportunityEnrollmentsResponse {
  result?: QueryOpportunityEnrollmentsResult;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface QueryOpportunityEnrollmentsResult {
  /** Start of the range to ask for next; absent when there is no more. */
  nextStartDate?: string;
  enrollments: QueryOpportunityEnrollmentResult[];
  /** The opportunities enrolled in, where `expand` asked for them. */
  opportunities?: QueryEnrollmentOpportunityResult[];
}

export interface QueryPlanningGroupToStaffingGroupsRequest {
  /** Only these planning groups. */
  planningGroupIds?: string[];
  /** Only these staffing groups. */
  staffingGroupIds?: string[];
}

export interface QueryShiftTradeListJobRequest {
  managementUnitIds: string[];
  /** First days of the weeks to look at. @format date */
  weekDates: string[];
  userIds: string[];
}

export interface QueryTimeOffIntegrationStatusRequest {
  timeOffRequestLookups: TimeOffRequestLookup[];
}

export interface QueryTimeOffLimitValuesForGranularityRequest {
  dateRanges: LocalDateRange[];
}

export type QueryUserStaffingGroupListRequest = UsersActivityRequest;

export interface QueryWeekSummaryListJobRequest {
  managementUnitIds: string[];
  /** First days of the weeks to count in. @format date */
  weekDates: string[];
}

export interface QueryWeekSummaryListJobResponseItem {
  weeks: ShiftTradeWeekSummaryResponseItem[];
}

export interface RealTimeAdherenceExplanation {
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
  selfUri?: string;
}

export interface ReceivingScheduleLookup {
  /** Id of the published schedule that holds the receiving agent's shifts. */
  id: string;
}

/** When a recurring activity ends: on a day or never. */
export interface RecurrenceEndSettings {
  /** @format date-time */
  lastDate?: string;
  noEndDate?: boolean;
}

export interface RecurrencePeriod {
  magnitude: number;
  granularity: OpenEnum<'Days' | 'Weeks'>;
}

export interface RecurrenceSettings {
  endAfter: RecurrenceEndSettings;
  /** From one occurrence to the next. */
  recurrencePeriod: RecurrencePeriod;
  /** Least distance for one attendee between two occurrences. */
  minimumTimeBetweenOccurrences: RecurrencePeriod;
}

export interface RecurrenceSettingsBase {
  endAfter: RecurrenceEndSettings;
}

export interface RequiredDateRange {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
}

export interface RequiredLocalDateRange {
  /** @format date */
  startDate: string;
  /** @format date */
  endDate: string;
}

/** A round in which agents rank complete sets of shifts built from a forecast, and get one according to rank. */
export interface ScheduleBid {
  id: string;
  name: string;
  bidWindowStartDate: string;
  bidWindowEndDate: string;
  /** Day from which the sets are scheduled, in the business unit's time zone. */
  effectiveDate: string;
  status: BidStatus;
  bidType: OpenEnum<'WorkPlanBid' | 'ScheduleBid'>;
  /** Week of a forecast from which schedule sets are built. */
  forecast?: BuShortTermForecastWeekReference;
  /** Length of a schedule set in weeks. */
  weeksToSchedule: number;
  /** True ends the agents' overrides and rotations the day before `effectiveDate`. */
  endOverridesAndRotations: boolean;
  /** By what agents are ranked. */
  agentRankingType: OpenEnum<'HireDate' | 'Performance'>;
  /** What decides between agents of equal rank. */
  rankingTiebreakerType: BidTiebreaker;
  publishedDate?: string;
  /** Until when the sets are used for scheduling. */
  endDate?: string;
  metadata: WorkPlanBidMetadata;
  selfUri?: string;
}

/** Agents who bid among the same schedule sets. */
export interface ScheduleBidGroup {
  name: string;
  managementUnit: ManagementUnitReference;
  agents: UserReference[];
  workPlans?: WorkPlanReference[];
  workPlanRotations?: BidGroupWorkPlanRotationResponse[];
  planningGroups: PlanningGroupReference[];
  /** Where the schedule sets are fetched. */
  downloadUrl?: string;
  /** Form of the file at `downloadUrl`. */
  downloadTemplate?: BidGroupScheduleSet;
}

export interface ScheduleBidGroupCreate {
  name: string;
  managementUnitId: string;
  agentIds: string[];
  workPlanIds?: string[];
  workPlanRotations?: BidGroupWorkPlanRotationRequest[];
  planningGroupIds: string[];
}

export interface ScheduleBidGroupReference {
  id: string;
  selfUri?: string;
}

export interface ScheduleBidGroupResponse {
  id: string;
  scheduleBidGroup: ScheduleBidGroup;
  metadata: WorkPlanBidMetadata;
  selfUri?: string;
}

export interface ScheduleBidGroupSummary {
  id: string;
  name: string;
  managementUnit: ManagementUnitReference;
  agentCount: number;
  workPlanCount: number;
  workPlanRotationCount: number;
  planningGroupCount: number;
  /** What keeps the group from getting schedule sets. */
  scheduleSetError?: ScheduleSetError;
  selfUri?: string;
}

export interface ScheduleBidGroupSummaryList {
  scheduleBidGroupSummaries: ScheduleBidGroupSummary[];
}

/** Only what is given changes; sets and lists are replaced whole. */
export interface ScheduleBidGroupUpdate {
  name?: string;
  managementUnitId?: string;
  agentIds?: SetWrapperString;
  workPlanIds?: SetWrapperString;
  workPlanRotations?: ListWrapperBidGroupWorkPlanRotationRequest;
  planningGroupIds?: SetWrapperString;
  scheduleSets?: ListWrapperScheduleSetRequest;
}

export interface ScheduleBidListResponse {
  entities: ScheduleBid[];
}

export type ScheduleBidReference = PhoneBaseSettings;

export interface ScheduleBidScheduledActivity {
  startDate: string;
  lengthMinutes: number;
  description: string;
  activityCategory: OpenEnum<
    'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable'
  >;
  activityCodeId: string;
  paid?: boolean;
}

export interface ScheduleBidScheduledShift {
  /** Shift of the work plan by which this one was built. */
  workPlanShiftId?: string;
  workPlanId?: string;
  startDate: string;
  lengthMinutes: number;
  activities: ScheduleBidScheduledActivity[];
}

export interface ScheduleReferenceWithBusinessUnit {
  id: string;
  /** @format date */
  weekDate: string;
  businessUnit: BusinessUnitReference;
  selfUri?: string;
}

/** Work plans or rotations from which schedule sets cannot be built. */
export interface ScheduleSetError {
  errorCode: OpenEnum<'InvalidWorkPlans' | 'InvalidWorkPlanRotations'>;
  workPlans?: WorkPlanReference[];
  workPlanRotations?: WorkPlanRotationReference[];
}

export interface ScheduleSetRequest {
  scheduleSetId: string;
  /** Agents the set is to take; without it, the suggested count holds. */
  overrideAgentCount?: number;
}

export interface ScheduleVisibilitySettingsRequest {
  enabled?: boolean;
  /** How many weeks after the current one agents can see. */
  futureWeeks?: number;
}

/** How far ahead agents of a management unit can see their schedules. */
export interface ScheduleVisibilitySettingsResponse {
  enabled: boolean;
  /** Weeks after the current one. */
  futureWeeks: number;
}

export interface SchedulingPeriod {
  /** @format date */
  latestEndDate: string;
  /** @format date */
  earliestStartDate: string;
}

export interface SchedulingPeriodBase {
  /** @format date */
  latestEndDate: string;
}

export type SchedulingStatus = OpenEnum<'Pending' | 'Success' | 'Failed' | 'Ongoing' | 'PartialFailure'>;

export interface SearchAlternativeShiftTradesRequest {
  /** Only agents of these units. */
  managementUnitIds?: string[];
  /** Only these agents. */
  agentIds?: string[];
}

export interface SearchUnmatchedShiftTradeListJobRequest {
  managementUnitIds: string[];
  /** First days of the weeks to look at. @format date */
  weekDates: string[];
  /** The caller's schedule. */
  receivingSchedule: ReceivingScheduleLookup;
  /** Shifts the caller would give in return. */
  receivingShiftIds?: string[];
}

export interface SearchUnmatchedShiftTradeListJobResponseItem {
  trades: SearchUnmatchedShiftTradeResponseItem[];
}

export interface SearchUnmatchedShiftTradeResponseItem {
  trade: ShiftTradeResponseItem;
  /** Which of the caller's shifts could be given, each with a preview. */
  receivingShiftMatches: ShiftTradeMatchResponseItem[];
}

export interface SecondaryPresenceLookupItem {
  /** What `secondaryPresenceLookupId` in the exceptions refers to. */
  lookupId?: string;
  secondaryPresence?: SecondaryPresence;
}

/** How far a template's goals may be missed, in place of the business unit's own allowance. */
export interface ServiceGoalTemplateImpactOverride {
  /** Whether the override holds. */
  enabled: boolean;
  impact: WfmServiceGoalImpactSettings;
}

/** The files of a continuous-forecast session. */
export interface SessionFiles {
  metaData?: SessionMetaData;
  offered?: SessionMetricData;
  averageHandleTime?: SessionMetricData;
}

export interface SessionInfo {
  version?: number;
  sessionId?: string;
  businessUnitId?: string;
  planningGroupsVersion?: number;
  /** @format date-time */
  dateOfSession?: string;
}

export interface SessionMetaData {
  downloadUrl?: string;
  downloadResult?: SessionMetaDataResult;
}

export interface SessionMetaDataResult {
  sessionInfo?: SessionInfo;
  /** The earlier forecasts that can be read. */
  snapshots?: Snapshots[];
  /** @format date-time */
  dateForecastStart?: string;
  /** Start of the oldest week of history. @format date-time */
  dateHistoricalStart?: string;
  aggregateOfferedHistoricalAvailability?: AggregateHistoricalAvailability;
  aggregateAverageHandleTimeHistoricalAvailability?: AggregateHistoricalAvailability;
}

/** The files of one metric: the model, what it predicts and the history behind it. */
export interface SessionMetricData {
  model?: ModelData;
  /** The predicted values. */
  computed?: ComputedData;
  historical?: HistoricalData;
  modelMetaData?: ModelMetaData;
  outliers?: OutlierData;
}

export interface SetTimeOffIntegrationStatusRequest {
  /** `ManuallyComplete` where a user has entered the time off in the human-resources system. */
  integrationStatus: OpenEnum<'Processing' | 'Error' | 'AutomaticallyComplete' | 'ManuallyComplete'>;
}

/** A set in a patch: absent leaves it alone, present with `values` replaces it. */
export interface SetWrapperSyncTimeOffProperty {
  values?: OpenEnum<'PayableMinutes' | 'FullDayEarliestStartOffsetMinutes' | 'FullDayLatestEndOffsetMinutes'>[];
}

/** A set of shifts over some weeks that an agent can choose in a bid. */
export interface ShiftSet {
  id: string;
  name: string;
  effectiveWorkPlan: ShiftSetEffectiveWorkPlan;
  shifts: ScheduleBidScheduledShift[];
  /** Agents it should take for the best coverage. */
  suggestedAgentCount: number;
  /** Agents it is to take instead; without it, the suggestion holds. */
  overrideAgentCount?: number;
}

/** The work plan or the rotation from which a set of shifts was built. */
export interface ShiftSetEffectiveWorkPlan {
  workPlanId?: string;
  workPlanRotationId?: string;
  /** At which plan of the rotation the set begins. */
  positionInRotation?: number;
}

export interface ShiftTradeAddTradeJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  downloadUrl?: string;
  error?: ErrorBody;
  /** The trade as it was added. */
  addTradeResult?: ShiftTradeResponseItem;
  selfUri?: string;
}

export interface ShiftTradeBulkUpdateTradeStateBuJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
  error?: ErrorBody;
  bulkUpdateTradeStatesResult?: BulkUpdateShiftTradeStateResult;
  selfUri?: string;
}

export interface ShiftTradeEvaluateTradesBuJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
  error?: ErrorBody;
  evaluateTradesResult?: EvaluateShiftTradeListJobResponseItem;
  selfUri?: string;
}

/** What happens in a trade to activities in the shift that come from elsewhere, such as coaching. */
export interface ShiftTradeExternalActivityRule {
  externalActivityType: ExternalActivityType;
  action: OpenEnum<'DoNotAllowTrade' | 'KeepWithAgent'>;
  /** Fills the gap where the activity stays with its agent; one of the default codes. */
  activityCodeIdReplacement?: string;
}

export interface ShiftTradeInitiatingSideResponseItem {
  user: UserReference;
  managementUnit: ManagementUnitReference;
  schedule: ScheduleReferenceWithBusinessUnit;
  shift: ShiftTradeShiftResponseItem;
}

export type ShiftTradeJobType = OpenEnum<
  | 'AddTrade'
  | 'BulkUpdateTradeStates'
  | 'EvaluateTrades'
  | 'MatchTrade'
  | 'QueryAgentTrades'
  | 'QueryTrades'
  | 'QueryWeekSummaries'
  | 'SearchUnmatchedTrades'
  | 'UpdateTrade'
  | 'UpdateTradeState'
>;

export interface ShiftTradeListJobResponse {
  entities?: ShiftTradeResponseItem[];
}

export interface ShiftTradeMatchResponseItem {
  shiftIds: string[];
  /** What the caller's schedule would become. */
  preview: ShiftTradePreviewResponse;
}

export interface ShiftTradeMatchTradeJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  downloadUrl?: string;
  error?: ErrorBody;
  /** The trade with the rules that the match touches. */
  matchTradeResult?: EvaluatedShiftTradeResponseItem;
  selfUri?: string;
}

export interface ShiftTradeQueryAgentTradesJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
  error?: ErrorBody;
  queryAgentTradesResult?: ShiftTradeListJobResponse;
  selfUri?: string;
}

export interface ShiftTradeQueryTradesBuJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
  error?: ErrorBody;
  queryTradesResult?: ShiftTradeListJobResponse;
  selfUri?: string;
}

export interface ShiftTradeQueryWeekSummariesBuJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  downloadUrl?: string;
  error?: ErrorBody;
  queryWeekSummariesResult?: QueryWeekSummaryListJobResponseItem;
  selfUri?: string;
}

export interface ShiftTradeReceivingSideResponseItem {
  user: UserReference;
  /** What the receiving agent gives; absent in a one-sided trade. */
  shift?: ShiftTradeShiftResponseItem;
}

/** A shift that one agent offers, and what another gives for it. */
export interface ShiftTradeResponseItem {
  id: string;
  state: ShiftTradeState;
  /** @format date-time */
  expirationDate?: string;
  initiating: ShiftTradeInitiatingSideResponseItem;
  /** Absent until an agent accepts the trade. */
  receiving?: ShiftTradeReceivingSideResponseItem;
  /** When the shift wanted in return may lie. */
  acceptableIntervals: RequiredDateRange[];
  /** Whether the shift is given away for none in return. */
  oneSided: boolean;
  /** The agent to whom the trade is offered directly. */
  target?: ShiftTradeTargetResponseItem;
  reviewedBy?: UserReference;
  /** @format date-time */
  reviewedDate?: string;
  metadata: WfmVersionedEntityMetadata;
}

export interface ShiftTradeSearchUnmatchedTradesBuJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
  error?: ErrorBody;
  searchUnmatchedTradesResult?: SearchUnmatchedShiftTradeListJobResponseItem;
  selfUri?: string;
}

export interface ShiftTradeShiftResponseItem {
  id: string;
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
  /** @format date */
  weekDate: string;
}

export interface ShiftTradeTargetRequestItem {
  /** The one agent who may accept the trade. */
  userId?: string;
}

export interface ShiftTradeTargetResponseItem {
  user?: UserReference;
}

export interface ShiftTradeUpdateTradeJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  downloadUrl?: string;
  error?: ErrorBody;
  /** The trade with its new terms. */
  updateTradeResult?: ShiftTradeResponseItem;
  selfUri?: string;
}

export interface ShiftTradeUpdateTradeStateJobResponse {
  id: string;
  status: WfmOperationStatus;
  type: ShiftTradeJobType;
  downloadUrl?: string;
  error?: ErrorBody;
  updateTradeStateResult?: BulkUpdateShiftTradeStateResultItem;
  selfUri?: string;
}

export interface ShiftTradeWeekSummaryResponseItem {
  /** @format date */
  weekDate: string;
  /** Matched trades whose initiating shift lies in the week. */
  initiatingMatchedCount: number;
  /** Matched trades of which only the receiving shift lies in the week. */
  crossWeekReceivingMatchedCount: number;
}

/** The files of a forecast snapshot. */
export interface SnapshotFiles {
  metaData?: SnapshotMetaData;
  offered?: SnapshotMetricData;
  averageHandleTime?: SnapshotMetricData;
}

export interface SnapshotInfo {
  version?: number;
  snapshotId?: string;
  /** @format date-time */
  dateSnapshot?: string;
  businessUnitId?: string;
  planningGroupsVersion?: number;
}

export interface SnapshotMetaData {
  downloadUrl?: string;
  downloadResult?: SnapshotMetaDataResult;
}

export interface SnapshotMetaDataResult {
  snapshotInfo?: SnapshotInfo;
  /** @format date-time */
  dateForecastStart?: string;
}

export type SnapshotMetricData = ComputedData;

export interface Snapshots {
  id?: string;
  /** Days since the snapshot was taken. */
  daysInPast?: number;
}

/**
 * A staffing group's figures in a capacity plan, one value a week or month, counted in full-time equivalents unless a percentage.
 */
export interface StaffingGroupAllocation {
  staffingGroupId: string;
  shrinkagePercentages: number[];
  attritionPercentages: number[];
  newHiresFullTimeEquivalentCount?: number[];
  /** Strength in the plan's first week. */
  startingWeeklyFullTimeEquivalentCount: number;
  planningGroupIds?: string[];
  /** Strength at the start of each period, as computed. */
  baseStartingFullTimeEquivalentCount?: number[];
  attritionFullTimeEquivalentCount?: number[];
  staffingGroupPlannedFullTimeEquivalentCount?: number[];
  endOfMonthPlannedFullTimeEquivalentCount?: number[];
  shrinkageFullTimeEquivalentCount?: number[];
  /** What remains of the planned staff after shrinkage. */
  netFullTimeEquivalentCount?: number[];
  /** Staff gained by extra time or lost by time not worked. */
  extraTimeUnderTimeFullTimeEquivalentCount?: number[];
  /** Staff moved in from other groups or out to them. */
  transfersFullTimeEquivalentCount?: number[];
}

export interface StaffingGroupAllocationsResponseTemplate {
  staffingGroupAllocations: StaffingGroupAllocation[];
  /** The months covered, `yyyy-MM`; filled where the values are monthly. */
  months?: string[];
  planningGroupAllocations?: CapacityPlanningPlanningGroupAllocation[];
  /** The same over all groups. */
  capacityPlanMetricsSummary?: CapacityPlanMetricsSummary;
}

export interface StaffingGroupFullTimeEquivalentContribution {
  staffingGroupId: string;
  plannedFullTimeEquivalentContribution: number[];
}

export interface StaffingGroupListing {
  entities: StaffingGroupResponse[];
  /** Where a list too large for the answer is fetched. */
  downloadUrl?: string;
}

/** A recorded change to one figure of some staffing groups. */
export interface StaffingGroupMetricChangeResponse {
  numberOfWeeks: number;
  /** First week concerned, counting the plan's first week as one. */
  weekStartNumber: number;
  value: number;
  metric: OpenEnum<
    | 'StartingWeeklyFullTimeEquivalentCount'
    | 'NewHiresFullTimeEquivalentCount'
    | 'AttritionPercentage'
    | 'ShrinkagePercentage'
    | 'TransfersFullTimeEquivalentCount'
    | 'ExtraTimeUnderTimeFullTimeEquivalentCount'
  >;
  notes?: string;
  /** Where agents went, for transfers. */
  transfersFullTimeEquivalent?: TransfersFullTimeEquivalent;
  staffingGroups: StaffingGroupReference[];
  createdBy: UserReference;
  /** @format date-time */
  createdDate: string;
}

export interface StaffingGroupReference {
  id: string;
  selfUri?: string;
}

/** Agents who are planned as one, in capacity plans and in time-off rules. */
export interface StaffingGroupResponse {
  id: string;
  name: string;
  users?: UserReference[];
  /** The unit the group is confined to; absent if its agents come from the whole business unit. */
  managementUnit?: ManagementUnitReference;
  /** Planning groups whose work the agents do. */
  planningGroups?: PlanningGroupReference[];
  metadata: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface StaffingRequirementResultResponseTemplate {
  requirementResults: PlanningGroupRequirementOutput[];
}

export interface StaffingRequirementsPlanningGroupData {
  planningGroupId: string;
  staffingRequirementsPerInterval: number[];
  /** The minimum that the settings ask for; only if `expand` does. */
  minimumStaffPerInterval?: number[];
  /** The staff that counts when the minimum is taken into account; only if `expand` asks for it. */
  effectiveStaffPerInterval?: number[];
}

export type TimeOffAutoApproval = OpenEnum<
  'Never' | 'Always' | 'CheckLimits' | 'CheckActivityCodes' | 'CheckLimitsAndActivityCodes'
>;

export interface TimeOffBalanceJobReference {
  id?: string;
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  selfUri?: string;
}

export interface TimeOffBalanceJobResponse {
  entities: TimeOffBalanceResponse[];
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
}

export interface TimeOffBalanceRequest {
  /** Activity codes whose time off the human-resources system keeps. */
  activityCodeIds: string[];
  dateRanges?: LocalDateRange[];
}

/** Time off that an agent has left, as the human-resources system reports it. */
export interface TimeOffBalanceResponse {
  activityCodeId: string;
  hrisTimeOffTypeId: string;
  hrisTimeOffTypeSecondaryId?: string;
  /** Day to which the first balance belongs. @format date */
  startDate?: string;
  /** Minutes left on each day from `startDate`. */
  balanceMinutesPerDay?: number[];
}

export interface TimeOffBalancesResponse {
  /** To be polled; set where the balances are not in the answer. */
  job?: TimeOffBalanceJobReference;
  entities: TimeOffBalanceResponse[];
}

/** How far a time-off request has been carried over to the human-resources system. */
export interface TimeOffIntegrationStatusResponse {
  timeOffRequest: TimeOffRequestReference;
  integrationStatus: OpenEnum<'Processing' | 'Error' | 'AutomaticallyComplete' | 'ManuallyComplete'>;
}

export interface TimeOffIntegrationStatusResponseListing {
  entities: TimeOffIntegrationStatusResponse[];
}

export interface TimeOffLimitValues {
  /** Minutes allowed in each interval. */
  limitMinutes: number[];
  /** Minutes already given away. */
  allocatedMinutes: number[];
  /** Minutes asked for by waiting requests. */
  waitlistedMinutes: number[];
  /** How many requests wait. */
  waitlistedRequests: number[];
}

/** Either management units or staffing groups, not both. */
export interface TimeOffPlanBusinessUnitAssociation {
  managementUnits?: ManagementUnitReference[];
  staffingGroups?: StaffingGroupReference[];
}

export interface TimeOffPlanManagementUnitAssociation {
  managementUnit: ManagementUnitReference;
  /** The groups within the unit to which the plan is narrowed. */
  staffingGroups?: StaffingGroupReference[];
}

export interface TimeOffRequestListItem {
  id: string;
  user: UserReference;
  isFullDayRequest: boolean;
  markedAsRead?: boolean;
  activityCodeId: string;
  paid?: boolean;
  status: TimeOffRequestStatus;
  substatus?: TimeOffRequestSubstatus;
  /** Filled where `isFullDayRequest` is false. */
  partialDayStartDateTimes: string[];
  /** Days, `yyyy-MM-dd` in the management unit's time zone; filled where `isFullDayRequest` is true. */
  fullDayManagementUnitDates: string[];
  dailyDurationMinutes: number;
  /** Length on each day of the request. */
  durationMinutes: number[];
  /** Payable part on each day of the request. */
  payableMinutes: number[];
  /** Earliest start of the time off on each whole day; null where none is estimated. */
  fullDayEarliestStartOffsetMinutes: number[];
  /** Latest end of the time off on each whole day; null where none is estimated. */
  fullDayLatestEndOffsetMinutes: number[];
  notes: string;
  submittedBy: UserReference;
  submittedDate: string;
  reviewedBy?: UserReference;
  reviewedDate?: string;
  /** The version that a schedule names when its activity stems from this request. */
  syncVersion: number;
  metadata: WfmVersionedEntityMetadata;
  selfUri?: string;
}

export interface TimeOffRequestLookup {
  timeOffRequestId: string;
  userId: string;
}

export type TimeOffRequestSubstatus = OpenEnum<
  | 'AdvanceTimeElapsed'
  | 'AutoApproved'
  | 'InsufficientBalance'
  | 'InvalidDailyDuration'
  | 'OutsideShift'
  | 'RemovedFromWaitlist'
  | 'Waitlisted'
  | 'BlockedDate'
  | 'ManualApproval'
  | 'OverlapsRestrictedActivityCode'
  | 'ReviewDate'
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
  | 'UnableToScheduleMinCoverageForPlanningGroup'
  | 'AgentWithoutCapabilityToHandleActivityOnQueueWork'
  | 'UnableToProduceAgentScheduleDueToUnavailableTimes'
  | 'UnableToScheduleMaxActivityLengthFromShiftEndFromDst'
  | 'UnableToScheduleMaxActivityLengthFromShiftEndFromTimeOff'
  | 'UnableToScheduleMaxShiftStartAndPaidDurationVarianceFromTimeOff'
  | 'UnableToScheduleMaxShiftStartTimeVarianceFromDst'
  | 'UnableToScheduleMaxShiftStartTimeVarianceFromTimeOff'
  | 'UnableToScheduleMinActivityLengthFromShiftEndFromDst'
  | 'UnableToScheduleMinActivityLengthFromShiftStartFromDst'
  | 'UnableToSchedulePlanningPeriodMaxShiftStartAndPaidDurationVarianceFromAgentHistory'
  | 'UnableToSchedulePlanningPeriodMaxShiftStartAndPaidDurationVarianceFromTimeOff'
  | 'UnableToSchedulePlanningPeriodMaxShiftStartTimeVarianceFromAgentHistory'
  | 'UnableToSchedulePlanningPeriodMaxShiftStartTimeVarianceFromDst'
  | 'UnableToSchedulePlanningPeriodMaxShiftStartTimeVarianceFromTimeOff'
  | 'UnableToSchedulePlanningPeriodMaxWorkingWeekendsFromAgentHistory'
  | 'UnableToSchedulePlanningPeriodShiftMaxCountFromAgentHistory'
  | 'UnableToSchedulePlanningPeriodShiftMinCountFromAgentHistory'
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
  /** @deprecated The platform no longer has it. */
  name?: string;
  /** @deprecated The platform no longer has it. */
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
  /** Activity codes that adherence leaves out of account. */
  ignoredActivityCodeIds?: IgnoredActivityCodeIds;
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
  paid?: boolean;
  /** Earliest start of the time off on each whole day. */
  fullDayEarliestStartOffsetMinutes?: ListWrapperInteger;
  /** Latest end of the time off on each whole day. */
  fullDayLatestEndOffsetMinutes?: ListWrapperInteger;
  /** Length on each day of the request. */
  durationMinutes?: number[];
  /** Payable part on each day of the request. */
  payableMinutes?: number[];
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
  /** Earliest start of the time off on each whole day. */
  fullDayEarliestStartOffsetMinutes?: ListWrapperInteger;
  /** Latest end of the time off on each whole day. */
  fullDayLatestEndOffsetMinutes?: ListWrapperInteger;
}

export interface AsyncForecastOperationResult {
  status?: WfmOperationStatus;
  /** Recurs in the notification that brings the result. */
  operationId: string;
  result?: BuShortTermForecast;
  /** Percent done. */
  progress?: number;
}

export interface AsyncIntradayResponse {
  status?: WfmOperationStatus;
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  result?: BuIntradayResponse;
}

export interface AvailableTimeOffRange {
  timeOffLimit?: TimeOffLimitReference;
  /** @format date */
  startDate?: string;
  granularity?: OpenEnum<'Daily' | 'FifteenMinutes'>;
  /** Minutes left for each day from `startDate`. */
  availableMinutesPerInterval?: number[];
  /** Requests waiting for each day from `startDate`. */
  waitlistedRequestsPerInterval?: number[];
  waitlistEnabled?: boolean;
}

export interface AvailableTimeOffRequest {
  activityCodeId: string;
  dateRanges?: LocalDateRange[];
  /** Granularities of limits that the program can deal with. */
  supportedGranularities?: string[];
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
  /** Length of the activity in minutes. */
  lengthMinutes?: number;
  /** Free text. */
  description?: string;
  /** Activity code of the business unit. */
  activityCodeId?: string;
  /** Whether the time is paid. */
  paid?: boolean;
  /** Time-off request behind the activity; absent for others. */
  timeOffRequestId?: string;
  /** Appointment or assignment behind the activity; absent for others. */
  externalActivityId?: string;
  /** Kind of `externalActivityId`. */
  externalActivityType?: ExternalActivityType;
  /** Paid part of the activity in minutes. */
  payableMinutes?: number;
  /** `syncVersion` of the time-off request for a part of a day that this activity stems from. */
  timeOffRequestSyncVersion?: number;
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
  /** Length of the shift in minutes. */
  lengthMinutes?: number;
  /** Activities within the shift, such as work, breaks and meals. */
  activities?: BuAgentScheduleActivity[];
  /** True where someone changed the shift after it was generated. */
  manuallyEdited?: boolean;
  /** Schedule that contains the shift. */
  schedule?: BuScheduleReference;
  /** Work plan by which the shift was built. */
  workPlanId?: string;
  /** Shift of that work plan. */
  workPlanShiftId?: string;
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
  status?: WfmOperationStatus;
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  result?: BuAgentSchedulesQueryResponse;
  /** Percent done. */
  progress?: number;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface BuAsyncAgentSchedulesSearchResponse {
  status?: WfmOperationStatus;
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  result?: BuAgentSchedulesSearchResponse;
  /** Percent done. */
  progress?: number;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface BuAsyncScheduleResponse {
  status?: WfmOperationStatus;
  /** Recurs in the notification that brings the result. */
  operationId: string;
  result?: BuScheduleMetadata;
}

export interface BuAsyncScheduleRunResponse {
  status?: WfmOperationStatus;
  /** Recurs in the notification that brings the result. */
  operationId: string;
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
  /** Whether the copy keeps the forecast behind the schedule. */
  includeForecast?: boolean;
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
  startOffsetMinutes?: number;
  endOffsetMinutes?: number;
  payableMinutes?: number;
  /** `syncVersion` of the time-off request that this day stems from. */
  timeOffRequestSyncVersion?: number;
  /** True deletes the marker in an update of a schedule; never set in an answer. */
  delete?: boolean;
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
  result?: BuHeadcountForecastBuPlanningGroupHeadcountForecastResult;
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface BuImportAgentScheduleUploadSchema {
  userId: string;
  workPlanId?: ValueWrapperString;
  workPlanIdsPerWeek?: ListWrapperString;
  shifts?: BuAgentScheduleShiftRequest[];
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
  /** Agents needed in each interval without any absences. */
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
  /** For this run, in place of the business unit's setting. */
  activitySmoothingType?: OpenEnum<
    'ReduceConcurrentActivitiesAcrossBu' | 'ReduceConcurrentActivitiesAcrossMu' | 'ConsistentServiceLevel'
  >;
  /** For this run, in place of the business unit's setting. */
  induceScheduleVariability?: boolean;
  /** True reckons with the unavailable times that the schedule was generated with, not with those saved last. */
  useUnavailableTimesSnapshot?: boolean;
}

export interface BuRescheduleResult {
  generationResults?: ScheduleGenerationResult;
  generationResultsDownloadUrl?: string;
  headcountForecast?: BuHeadcountForecastBuPlanningGroupHeadcountForecastResult;
  headcountForecastDownloadUrl?: string;
  agentSchedules?: BuRescheduleAgentScheduleResult[];
}

export interface BuScheduleListItem {
  id: string;
  /** First day of the schedule, `yyyy-MM-dd`. @format date */
  weekDate?: string;
  /** Length in weeks. */
  weekCount?: number;
  description?: string;
  /** Whether agents see the schedule. */
  published?: boolean;
  /** Forecast on which the schedule is based; absent where it has none. */
  shortTermForecast?: BuShortTermForecastReference;
  /** Result of the generation; absent for schedules made by hand. */
  generationResults?: ScheduleGenerationResultSummary;
  /** Version for updates, and who changed the schedule last. */
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
  /** Length in weeks. */
  weekCount?: number;
  description?: string;
  /** Whether agents see the schedule. */
  published?: boolean;
  /** Forecast on which the schedule is based; absent where it has none. */
  shortTermForecast?: BuShortTermForecastReference;
  /** Result of the generation; absent for schedules made by hand. */
  generationResults?: ScheduleGenerationResultSummary;
  /** Version for updates, and who changed the schedule last. */
  metadata?: WfmVersionedEntityMetadata;
  /** Summary of each management unit in the schedule. */
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
  id: string;
  /** @format date */
  weekDate?: string;
  businessUnit?: BusinessUnitReference;
  selfUri?: string;
}

/** One run of the scheduler. */
export interface BuScheduleRun {
  id: string;
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
  modifications?: BuForecastModificationResponse[];
  generationResults?: BuForecastGenerationResult;
  timeZone?: string;
  /** Version of the planning groups that the forecast was made with. */
  planningGroupsVersion?: number;
  planningGroups?: ForecastPlanningGroupsResponse;
  selfUri?: string;
}

export interface BuShortTermForecastListItem {
  id: string;
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
  shifts?: BuUpdateAgentScheduleShift[];
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
  status?: WfmOperationStatus;
  operationId: string;
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
    | 'InitiatingExternalActivityOutsideReceivingShift'
    | 'ReceivingExternalActivityOutsideInitiatingShift'
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
  /** `false` for deleted codes. */
  active?: boolean;
  /** Whether the platform supplied the code. */
  defaultCode?: boolean;
  category?: ActivityCategory;
  /** Default length in minutes. */
  lengthInMinutes?: number;
  countsAsPaidTime?: boolean;
  countsAsWorkTime?: boolean;
  /** Whether agents may choose the code when they ask for time off. */
  agentTimeOffSelectable?: boolean;
  /** Whether time under the code is shrinkage. */
  countsTowardShrinkage?: boolean;
  /** Whether the absence counts as planned shrinkage. */
  plannedShrinkage?: boolean;
  /** Whether scheduling may place something else on top. */
  interruptible?: boolean;
  /** Presences that count as this activity. */
  secondaryPresences?: SecondaryPresence[];
  /** Version for updates, and who changed the code last. */
  metadata?: WfmVersionedEntityMetadata;
  /** Planning groups that the code is tied to. */
  planningGroups?: PlanningGroupReference[];
  style?: ActivityCodeStyle;
  selfUri?: string;
}

export interface BusinessUnitActivityCodeListing {
  entities: BusinessUnitActivityCode[];
  /** Where a list too large for the answer is fetched. */
  downloadUrl?: string;
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
  /** Gives access to the schedule without sign-in; treat it as a secret. */
  calendarUrl?: string;
  selfUri?: string;
}

export interface ConstraintConflictMessage {
  message?: WorkPlanConstraintConflictMessage;
  conflictedConstraintMessages?: WorkPlanConstraintMessage[];
}

export interface CopyBuForecastRequest {
  description: string;
  /** @format date */
  weekDate: string;
}

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
  /** Planning groups that the code is tied to. */
  planningGroupIds?: string[];
  style?: ActivityCodeStyle;
}

export interface CreateAdminTimeOffRequest {
  /** `APPROVED` skips the review. */
  status: OpenEnum<'PENDING' | 'APPROVED'>;
  /** Agents for each of whom a request is made. */
  users: UserReference[];
  /** Activity code of the time off. */
  activityCodeId: string;
  /** Free text. */
  notes?: string;
  /** Days off, `yyyy-MM-dd` in the management unit's time zone. */
  fullDayManagementUnitDates?: string[];
  /** Beginnings of time off that does not take the whole day. @format date-time */
  partialDayStartDateTimes?: string[];
  /** Length of the time off on each day. */
  dailyDurationMinutes: number;
  /** Whether the time off is paid. */
  paid?: boolean;
  /** Earliest start of the time off on each whole day. */
  fullDayEarliestStartOffsetMinutes?: number[];
  /** Latest end of the time off on each whole day. */
  fullDayLatestEndOffsetMinutes?: number[];
  /** Length on each day of the request. */
  durationMinutes?: number[];
  /** Payable part on each day of the request. */
  payableMinutes?: number[];
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
  /** Earliest start of the time off on each whole day. */
  fullDayEarliestStartOffsetMinutes?: number[];
  /** Latest end of the time off on each whole day. */
  fullDayLatestEndOffsetMinutes?: number[];
  /** Length on each day of the request. */
  durationMinutes?: number[];
  /** Payable part on each day of the request. */
  payableMinutes?: number[];
}

export interface CreateBusinessUnitRequest {
  name: string;
  divisionId: string;
  settings: CreateBusinessUnitSettingsRequest;
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
  timeOff?: TimeOffSettingsRequest;
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
  /** How far these goals may be missed, in place of the business unit's own allowance. */
  impactOverride?: ServiceGoalTemplateImpactOverride;
}

export interface CreateTimeOffLimitRequest {
  granularity?: OpenEnum<'Daily' | 'FifteenMinutes'>;
  defaultLimitMinutes?: number;
}

export interface CreateTimeOffPlanRequest {
  name: string;
  activityCodeIds?: string[];
  timeOffLimitIds?: string[];
  autoApprovalRule: TimeOffAutoApproval;
  /** Days before the time off at which a waiting request expires. */
  daysBeforeStartToExpireFromWaitlist?: number;
  active: boolean;
  /** Type in the human-resources system that the plan's time off is booked as. */
  hrisTimeOffType?: HrisTimeOffType;
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
  constrainMaximumWorkingWeekendsPerPlanningPeriod?: boolean;
  /** Holds where `constrainMaximumWorkingWeekendsPerPlanningPeriod` is true. */
  maximumWorkingWeekendsPerPlanningPeriod?: number;
  /** Period over which the starts of shifts are compared. */
  shiftStartVariancePeriod?: OpenEnum<'Weekly' | 'PlanningPeriod'>;
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
  /** Longest time from the end of the activity to the end of the shift. */
  maximumLengthFromShiftEndMinutes?: number;
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
  /** How often the shift may or must occur in a planning period. */
  planningPeriodConstraints?: PlanningPeriodShiftConstraints;
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
  /** The business unit's allowance for missing service goals. */
  businessUnitServiceGoalImpact?: WfmServiceGoalImpactSettings;
}

export interface ForecastServiceGoalTemplateResponse {
  serviceLevel?: ForecastServiceLevelResponse;
  averageSpeedOfAnswer?: ForecastAverageSpeedOfAnswerResponse;
  abandonRate?: ForecastAbandonRateResponse;
  /** The template's own allowance for missing its goals. */
  impactOverride?: ForecastServiceGoalTemplateImpactOverrideResponse;
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
  managementUnitId?: string;
}

export interface HistoricalImportDeleteJobResponse {
  id: string;
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
  fileName?: string;
  /** In bytes. */
  fileSize?: number;
}

export interface HistoricalImportStatusListing {
  entities: HistoricalImportStatus[];
  /** Where a list too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface IgnoredActivityCategories {
  values?: ActivityCategory[];
}

export interface ImportForecastResponse {
  status?: WfmOperationStatus;
  operationId: string;
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
  headcountForecast?: BuHeadcountForecastBuPlanningGroupHeadcountForecastUploadSchema;
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
  /** Business unit that contains the management unit. */
  businessUnit?: BusinessUnitReference;
  /** First day of its weeks. */
  startDayOfWeek?: WeekDay;
  /** Olson name, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Present when expanded. */
  settings?: ManagementUnitSettingsResponse;
  /** @deprecated The platform calls it deprecated. */
  metadata?: WfmVersionedEntityMetadata;
  /** Roles apply per division: only grants in this one give access. */
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
  timeOff?: TimeOffSettingsRequest;
  scheduling?: SchedulingSettingsRequest;
  shiftTrading?: ShiftTradeSettings;
  metadata: WfmVersionedEntityMetadata;
}

export interface ManagementUnitSettingsResponse {
  adherence?: AdherenceSettings;
  shortTermForecasting?: ShortTermForecastingSettings;
  timeOff?: TimeOffSettingsResponse;
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
  /** Rules that were not tested, so that an administrator has to review the trade. */
  unevaluatedRules?: string[];
}

export interface ModelingProcessingError {
  internalErrorCode?: OpenEnum<'ModelInputMissing' | 'ModelInputInvalid' | 'ModelFailed'>;
  description?: string;
}

export interface ModelingStatusResponse {
  id: string;
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
  status?: WfmOperationStatus;
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
  /** Version of the list as a whole. */
  metadata?: WfmVersionedEntityMetadata;
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
  type?: OpenEnum<'AgentId' | 'Date' | 'PlanningGroupId'>;
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
  /** For this generation, in place of the business unit's setting. */
  activitySmoothingType?: OpenEnum<
    'ReduceConcurrentActivitiesAcrossBu' | 'ReduceConcurrentActivitiesAcrossMu' | 'ConsistentServiceLevel'
  >;
  /** For this generation, in place of the business unit's setting. */
  induceScheduleVariability?: boolean;
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
  monthlyPlanningPeriod?: ValueWrapperMonthlyPlanningPeriodSettings;
  /** How far ahead agents can see their schedules. */
  scheduleVisibility?: ScheduleVisibilitySettingsRequest;
}

export interface SchedulingSettingsResponse {
  maxOccupancyPercentForDeferredWork?: number;
  defaultShrinkagePercent?: number;
  shrinkageOverrides?: ShrinkageOverrides;
  planningPeriod?: PlanningPeriodSettings;
  startDayOfWeekend?: WeekDay;
  monthlyPlanningPeriod?: MonthlyPlanningPeriodSettings;
  /** How far ahead agents can see their schedules. */
  scheduleVisibility?: ScheduleVisibilitySettingsResponse;
}

export interface SchedulingStatusResponse {
  id: string;
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
  /** Where a result too large for the answer is fetched. */
  downloadUrl?: string;
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
  /** The template's own allowance for missing its goals; only if `expand` asks for it. */
  impactOverride?: ServiceGoalTemplateImpactOverride;
  selfUri?: string;
}

export interface ServiceGoalTemplateList {
  entities: ServiceGoalTemplate[];
  /** Version of the list as a whole. */
  metadata?: WfmVersionedEntityMetadata;
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
  payableMinutes?: number;
  externalActivityType?: ExternalActivityType;
  /** Id of the appointment, assignment, plan or opportunity behind the activity. */
  externalActivityId?: string;
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
  /** Rules that were not tested, so that an administrator has to review the trade. */
  unevaluatedRules?: string[];
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
    | 'InitiatingAgentMinimumTimeBetweenShifts'
    | 'InitiatingExternalActivityCannotInterruptReceivingShift'
    | 'InitiatingExternalActivityOutsideReceivingShift'
    | 'InitiatingPlanningPeriodMaxPaidTime'
    | 'InitiatingPlanningPeriodMinPaidTime'
    | 'ReceivingAgentMinimumTimeBetweenShifts'
    | 'ReceivingExternalActivityCannotInterruptInitiatingShift'
    | 'ReceivingExternalActivityOutsideInitiatingShift'
    | 'ReceivingPlanningPeriodMaxPaidTime'
    | 'ReceivingPlanningPeriodMinPaidTime'
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
  /** First day of the week that holds the receiving shift. @format date */
  receivingWeekDate?: string;
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
  /** What happens to coaching and the like within a traded shift. */
  externalActivityRules?: ShiftTradeExternalActivityRule[];
  /** Whether those rules come before the rules by activity category. */
  externalActivityRuleIgnoresActivityCategoryRule?: boolean;
  /** How many weeks apart the two shifts of a trade may lie. */
  maxTradeSpanWeeks?: number;
  /** How many trades an agent may submit in a week. */
  maxTradesPerAgentPerWeek?: number;
  /** Rest that must remain between shifts after a trade. */
  minMinutesBetweenShifts?: number;
  planningPeriodMinPaidViolations?: OpenEnum<'Allow' | 'Disallow' | 'AdminReview'>;
  planningPeriodMaxPaidViolations?: OpenEnum<'Allow' | 'Disallow' | 'AdminReview'>;
  minMinutesBetweenShiftsViolations?: OpenEnum<'Allow' | 'Disallow' | 'AdminReview'>;
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
  granularity?: OpenEnum<'Daily' | 'FifteenMinutes'>;
  /** Minutes on days without a separate value. */
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
  granularity: OpenEnum<'Daily' | 'FifteenMinutes'>;
  /** Minutes for each day from `startDate`. */
  limitMinutesPerInterval: number[];
}

export type TimeOffLimitReference = AddressableEntityRef;

export interface TimeOffLimitValueRange {
  timeOffLimit?: TimeOffLimitReference;
  /** @format date */
  startDate: string;
  granularity: OpenEnum<'Daily' | 'FifteenMinutes'>;
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
  autoApprovalRule?: TimeOffAutoApproval;
  /** Days before the time off at which a waiting request expires. */
  daysBeforeStartToExpireFromWaitlist?: number;
  active?: boolean;
  metadata?: WfmVersionedEntityMetadata;
  /** Type in the human-resources system that the plan's time off is booked as. */
  hrisTimeOffType?: HrisTimeOffType;
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
  status?: TimeOffRequestStatus;
  substatus?: OpenEnum<
    | 'AdvanceTimeElapsed'
    | 'AutoApproved'
    | 'InsufficientBalance'
    | 'InvalidDailyDuration'
    | 'OutsideShift'
    | 'RemovedFromWaitlist'
    | 'Waitlisted'
  >;
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
  entities: TimeOffRequestListItem[];
  /** Where a list too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface TimeOffRequestNotification {
  timeOffRequestId?: string;
  user?: UserReference;
  isFullDayRequest?: boolean;
  status?: TimeOffRequestStatus;
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
  /** Only requests of members of these teams. */
  teamIds?: string[];
}

export type TimeOffRequestReference = AddressableEntityRef;

export interface TimeOffRequestResponse {
  id: string;
  /** Agent who is to have time off. */
  user?: UserReference;
  /** Decides which of the two lists of dates is filled. */
  isFullDayRequest?: boolean;
  /** Whether the agent has seen the latest state. */
  markedAsRead?: boolean;
  /** Activity code of the time off. */
  activityCodeId?: string;
  /** Whether the time off is paid. */
  paid?: boolean;
  status?: TimeOffRequestStatus;
  /** Detail of `status`, such as a wait list. */
  substatus?: TimeOffRequestSubstatus;
  /** Beginnings of time off that does not take the whole day. @format date-time */
  partialDayStartDateTimes?: string[];
  /** Days off, `yyyy-MM-dd` in the management unit's time zone. */
  fullDayManagementUnitDates?: string[];
  /** Length of the time off on each day. */
  dailyDurationMinutes?: number;
  notes?: string;
  /** User who made the request: the agent or a planner. */
  submittedBy?: UserReference;
  /** When the request was made. @format date-time */
  submittedDate?: string;
  /** User who decided; absent until then. */
  reviewedBy?: UserReference;
  /** When the request was decided; absent until then. @format date-time */
  reviewedDate?: string;
  /** User who changed the request last. */
  modifiedBy?: UserReference;
  /** When the request was changed last. @format date-time */
  modifiedDate?: string;
  /** Version for updates. */
  metadata?: WfmVersionedEntityMetadata;
  /** Length on each day of the request. */
  durationMinutes: number[];
  /** Payable part on each day of the request. */
  payableMinutes: number[];
  /** Earliest start of the time off on each whole day; null where none is estimated. */
  fullDayEarliestStartOffsetMinutes: number[];
  /** Latest end of the time off on each whole day; null where none is estimated. */
  fullDayLatestEndOffsetMinutes: number[];
  /** The version that a schedule names when its activity stems from this request. */
  syncVersion: number;
  selfUri?: string;
}

export interface TimeOffRequestSettings {
  /** Whether agents are held to the earliest and latest day. */
  submissionRangeEnforced?: boolean;
  submissionEarliestDaysFromNow?: number;
  submissionLatestDaysFromNow?: number;
}

/** How far ahead agents may ask for time off. */
export interface TimeOffSettingsRequest {
  /** Whether the range is kept to at all. */
  submissionRangeEnforced?: boolean;
  /** Whether the range ends some days from now or on a fixed day. */
  submissionRangeType?: OpenEnum<'Relative' | 'FixedEnd'>;
  /** Negative for days in the past. */
  submissionEarliestDaysFromNow?: number;
  /** For the type `Relative`. */
  submissionLatestDaysFromNow?: number;
  /** For the type `FixedEnd`. */
  submissionLatestDate?: ValueWrapperLocalDate;
}

/** How far ahead agents may ask for time off. */
export interface TimeOffSettingsResponse {
  /** Whether the range is kept to at all. */
  submissionRangeEnforced?: boolean;
  /** Whether the range ends some days from now or on a fixed day. */
  submissionRangeType?: OpenEnum<'Relative' | 'FixedEnd'>;
  /** Negative for days in the past. */
  submissionEarliestDaysFromNow?: number;
  /** For the type `Relative`. */
  submissionLatestDaysFromNow?: number;
  /** For the type `FixedEnd`. @format date */
  submissionLatestDate?: string;
}

/** Where transferred agents go, and whether for good. */
export interface TransfersFullTimeEquivalent {
  destinationStaffingGroupId?: string;
  transferType?: OpenEnum<'Permanent' | 'Temporary'>;
}

/** A span in which an agent cannot work, which schedule generation keeps free. */
export interface UnavailableTime {
  id: string;
  timeSpan: WfmTimeSpan;
  notes?: string;
}

export interface UnavailableTimeListing {
  entities: UnavailableTime[];
}

export interface UnavailableTimesManagementUnitSettings {
  managementUnit: ManagementUnitReference;
  enabled: boolean;
}

export interface UnavailableTimesValidationResult {
  valid: boolean;
  /** Work plans of the agent by which no valid schedule is possible. */
  invalidWorkPlans: WorkPlanReference[];
  /** Which constraints conflict with the unavailable times. */
  workPlanConstraintsViolationMessage?: WorkPlanConstraintsViolationMessage;
}

export interface UnavailableTimesViolationMessageArgument {
  type: OpenEnum<'PlanningPeriodType' | 'Minutes' | 'Date' | 'SecondDate' | 'SecondCount' | 'Count'>;
  value: string;
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
  /** Planning groups that the code is tied to. */
  planningGroupIds?: ListWrapperString;
  style?: ValueWrapperActivityCodeStyle;
}

/** Only what is given changes; a wrapper without value clears. */
export interface UpdateActivityPlanRequest {
  name?: string;
  description?: string;
  groupSettings?: ValueWrapperGroupSettings;
  attendeesSearchRule?: ValueWrapperUserSearchRule;
  facilitatorsSearchRule?: ValueWrapperUserSearchRule;
  transitionTimeMinutes?: number;
  serviceGoalImpactOverrides?: ValueWrapperActivityPlanServiceGoalImpactOverrides;
  optimizationObjective?: OpenEnum<'FavorServiceGoals' | 'FavorSchedulingAll'>;
  state?: OpenEnum<'Active' | 'Inactive'>;
  fixedAvailability?: ListWrapperFixedAvailability;
  activityCodeId?: string;
  type?: OpenEnum<'Individual' | 'Group'>;
  lengthMinutes?: number;
  countsAsPaidTime?: boolean;
  /** Only the end of the recurrence can be changed. */
  recurrenceSettings?: RecurrenceSettingsBase;
}

export interface UpdateAdherenceExplanationStatusRequest {
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
}

export interface UpdateAgentScheduleBiddingPreference {
  /** True hands the preferences in; false keeps them as a draft. */
  submitted: boolean;
  agentScheduleBidPreferences: AgentScheduleBiddingPreferencePriority[];
}

export interface UpdateAgentSchedulingPreferencesRequest {
  /** Preferences without an id. */
  preferencesToAdd?: AgentSchedulingPreference[];
  preferenceIdsToRemove?: string[];
}

export interface UpdateAgentWorkPlanBiddingPreference {
  /** True hands the preferences in; false keeps them as a draft. */
  submitted: boolean;
  agentWorkPlanBidPreferences: AgentWorkPlanBiddingPreferenceRequest[];
}

export interface UpdateAlternativeShiftBuSettingsRequest {
  /** An empty list switches alternative shifts off. */
  enabledGranularities?: ListWrapperAlternativeShiftBuSettingsGranularity;
  /** Time that must be left before a shift for an automatic approval. */
  minMinutesBeforeStartTime?: number;
  /** Activities that must keep their time in every shift offered. */
  retainedActivityCategories?: ListWrapperAlternativeShiftBuSettingsActivityCategory;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateBusinessUnitRequest {
  name?: string;
  divisionId?: string;
  settings?: UpdateBusinessUnitSettingsRequest;
}

export interface UpdateBusinessUnitSchedulingPreferencesSettingsRequest {
  enabled?: boolean;
}

export interface UpdateBusinessUnitSettings {
  startDayOfWeek?: WeekDay;
  timeZone?: string;
  shortTermForecasting?: BuShortTermForecastingSettings;
  scheduling?: BuSchedulingSettings;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateBusinessUnitSettingsRequest {
  startDayOfWeek?: WeekDay;
  /** IANA name. */
  timeZone?: string;
  shortTermForecasting?: BuShortTermForecastingSettings;
  scheduling?: BuSchedulingSettingsRequest;
  notifications?: BuNotificationSettingsRequest;
  learning?: BuActivitySettingsRequest;
  coaching?: BuActivitySettingsRequest;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateCapacityPlanRequest {
  name?: string;
  description?: string;
  /** @format date */
  startBusinessUnitDate?: string;
  /** @format date */
  endBusinessUnitDate?: string;
  forecast?: ValueWrapperBuShortTermForecastReference;
  fullTimeEquivalentWeeklyHours?: number;
  /** True takes over which staffing groups serve which planning groups at present. */
  useLatestPlanningGroupStaffingGroupAssociation?: boolean;
  metadata: CapacityPlanMetadata;
}

export interface UpdateManagementUnitRequest {
  name?: string;
  divisionId?: string;
  settings?: ManagementUnitSettingsRequest;
}

export interface UpdateManagementUnitsSettingsRequest {
  enabled?: boolean;
}

export interface UpdateMuAgentRequest {
  /** Whether the agent may be included when schedules are generated. */
  schedulable?: boolean;
  userId: string;
}

export interface UpdateMuAgentWorkPlanFailureResponse {
  user: UserReference;
  failure: OpenEnum<
    'AgentNotInManagementUnit' | 'OverlappingOverride' | 'OverrideNotFound' | 'TooManyOverrides' | 'WorkPlanNotFound'
  >;
  /** Set where the failure is `WorkPlanNotFound`. */
  notFoundWorkPlanId?: string;
}

export interface UpdateMuAgentWorkPlanRequest {
  userId: string;
  /** The agent's regular plan; a wrapper without value takes it away. */
  workPlanId?: ValueWrapperString;
  /** Plans that hold for some weeks instead of the regular one. */
  workPlanOverrides?: WorkPlanOverrideListWrapperWorkPlanOverrideRequest;
}

export interface UpdateMuAgentWorkPlansBatchRequest {
  entities?: UpdateMuAgentWorkPlanRequest[];
}

export interface UpdateMuAgentWorkPlansBatchResponse {
  failures: UpdateMuAgentWorkPlanFailureResponse[];
}

export interface UpdateMuAgentsRequest {
  entities?: UpdateMuAgentRequest[];
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

/** Only what is given changes. */
export interface UpdateScheduleBid {
  name?: string;
  forecast?: BuShortTermForecastWeekReference;
  bidWindowStartDate?: string;
  bidWindowEndDate?: string;
  effectiveDate?: string;
  /** Length of a schedule set in weeks. */
  weeksToSchedule?: number;
  /** True ends the agents' overrides and rotations the day before `effectiveDate`. */
  endOverridesAndRotations?: boolean;
  agentRankingType?: OpenEnum<'HireDate' | 'Performance'>;
  rankingTiebreakerType?: BidTiebreaker;
  /** Takes the bid to its next stage. */
  status?: BidStatus;
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
  headcountForecast?: BuHeadcountForecastBuPlanningGroupHeadcountForecastUploadSchema;
  agentSchedules?: BuUpdateAgentScheduleUploadSchema[];
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateServiceGoalTemplate {
  name?: string;
  serviceLevel?: BuServiceLevel;
  averageSpeedOfAnswer?: BuAverageSpeedOfAnswer;
  abandonRate?: BuAbandonRate;
  metadata: WfmVersionedEntityMetadata;
  /** How far these goals may be missed, in place of the business unit's own allowance. */
  impactOverride?: ServiceGoalTemplateImpactOverride;
}

/** Only what is given changes; a wrapper without value clears. */
export interface UpdateShiftTradeJobRequest {
  /** First day of the week that holds the initiating shift. @format date */
  weekDate: string;
  target?: ValueWrapperShiftTradeTargetRequestItem;
  expirationDate?: ValueWrapperDate;
  /** An empty list makes the trade one-sided. */
  acceptableIntervals?: ListWrapperRequiredDateRange;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateShiftTradeStateJobRequest {
  /** First day of the week that holds the initiating shift. @format date */
  weekDate: string;
  state: ShiftTradeState;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateStaffingGroupRequest {
  name?: string;
  userIds?: SetWrapperString;
  planningGroupIds?: SetWrapperString;
  metadata: WfmVersionedEntityMetadata;
}

export interface UpdateTimeOffLimitRequest {
  defaultLimitMinutes?: number;
  metadata: WfmVersionedEntityMetadata;
}

/** Either management units or staffing groups, not both. */
export interface UpdateTimeOffPlanBusinessUnitAssociation {
  managementUnitIds?: SetWrapperString;
  staffingGroupIds?: SetWrapperString;
}

export interface UpdateTimeOffPlanManagementUnitAssociation {
  staffingGroupIds?: SetWrapperString;
}

export interface UpdateTimeOffPlanRequest {
  name?: string;
  activityCodeIds?: SetWrapperString;
  timeOffLimitIds?: SetWrapperString;
  autoApprovalRule?: TimeOffAutoApproval;
  daysBeforeStartToExpireFromWaitlist?: number;
  active?: boolean;
  metadata: WfmVersionedEntityMetadata;
  /** Type in the human-resources system that the plan's time off is booked as. */
  hrisTimeOffType?: ValueWrapperHrisTimeOffType;
}

export interface UpdateUnavailableTime {
  /** Names an existing span; absent for one to be added. */
  id?: string;
  timeSpan?: WfmTimeSpan;
  notes?: string;
  /** True deletes the span. */
  delete?: boolean;
}

export interface UpdateUnavailableTimesRequest {
  entities: UpdateUnavailableTime[];
}

/** Only what is given changes. */
export interface UpdateWorkPlanBid {
  name?: string;
  forecast?: BuShortTermForecastWeekReference;
  /** @format date */
  bidWindowStartDate?: string;
  /** @format date */
  bidWindowEndDate?: string;
  /** @format date */
  effectiveDate?: string;
  agentRankingType?: OpenEnum<'HireDate' | 'Performance'>;
  rankingTiebreakerType?: BidTiebreaker;
  /** True ends the agents' overrides and rotations the day before `effectiveDate`. */
  endOverridesAndRotations?: boolean;
  workPlanFieldsVisibleToAgents?: ListWrapperAgentWorkPlanField;
  /** Takes the bid to its next stage. */
  status?: BidStatus;
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

/** What a user is doing at this moment. */
export interface UserActivity {
  id: string;
  routingStatus?: UserActivityRoutingStatus;
  presence?: UserActivityAdherencePresence;
  outOfOffice?: UserActivityOutOfOffice;
  /** Queues for which the user is active. */
  activeQueueIds: string[];
  /** May lag behind. */
  dateActiveQueuesChanged?: string;
}

export interface UserActivityAdherencePresence {
  presenceDefinition: UserActivityPresenceDefinition;
  presenceMessage?: string;
  modifiedDate: string;
}

export interface UserActivityListing {
  entities: UserActivity[];
}

export interface UserActivityOutOfOffice {
  active?: boolean;
  modifiedDate?: string;
}

export interface UserActivityPresenceDefinition {
  id: string;
  systemPresence: string;
}

export interface UserActivityRoutingStatus {
  status: string;
  startTime: string;
}

export interface UserListScheduleRequestBody {
  userIds: string[];
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
  loadFullWeeks?: boolean;
}

export interface UserNextActivityReminder {
  /** What the user is scheduled for next. */
  activityCategory?: OpenEnum<
    'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable' | 'Unscheduled'
  >;
  /** @format date-time */
  startDate?: string;
}

export interface UserSchedule {
  /** Shifts in the requested range. */
  shifts?: UserScheduleShift[];
  /** Whole days off in the requested range. */
  fullDayTimeOffMarkers?: UserScheduleFullDayTimeOffMarker[];
  /** In an update: removes the agent's schedule. */
  delete?: boolean;
  /** Version for updates, and who changed the schedule last. */
  metadata: WfmVersionedEntityMetadata;
  /** Work plan on which the schedule is based. */
  workPlanId?: string;
}

export interface UserScheduleActivity {
  /** Activity code of the business unit. */
  activityCodeId?: string;
  /** @format date-time */
  startDate?: string;
  /** Length of the activity in minutes. */
  lengthInMinutes?: number;
  /** Free text. */
  description?: string;
  countsAsPaidTime?: boolean;
  /** Whether the activity spans the end of summer time. */
  isDstFallback?: boolean;
  /** Time-off request behind the activity; absent for others. */
  timeOffRequestId?: string;
}

/** What one agent should be doing and is doing. */
export interface UserScheduleAdherence {
  id?: string;
  name?: string;
  user?: UserReference;
  /** Unit to which the agent belongs. */
  businessUnit?: BusinessUnitReference;
  /** Unit to which the agent belongs. */
  managementUnit?: ManagementUnitReference;
  /** Team of the agent. */
  team?: TeamReference;
  /** Category of the activity that the schedule has for now. */
  scheduledActivityCategory?: ActivityCategory;
  /** Activity code that the schedule has for now. */
  scheduledActivityCode?: ActivityCodeSummary;
  /** Presence of the agent at present. */
  systemPresence?: AdherenceSystemPresence;
  /** Presence of the organisation that the agent chose. */
  organizationSecondaryPresenceId?: string;
  /** ACD status of the agent at present. */
  routingStatus?: AgentRoutingStatus;
  /** Category of what the agent does at present. */
  actualActivityCategory?: ActivityCategory;
  /** Whether the agent is marked as out of office. */
  isOutOfOffice?: boolean;
  /** Whether the agent does what the schedule has for now. */
  adherenceState?: AdherenceState;
  /** Effect of the current `adherenceState`. */
  impact?: OpenEnum<'Positive' | 'Negative' | 'Neutral' | 'Unknown'>;
  /** Since when the agent is in this adherence state. @format date-time */
  timeOfAdherenceChange?: string;
  /** When the presence changed last. @format date-time */
  presenceUpdateTime?: string;
  /** Queues in which the agent has joined. */
  activeQueues?: QueueReference[];
  /** When `activeQueues` changed last. @format date-time */
  activeQueuesModifiedTime?: string;
  /** True for an agent who has left the unit, as notifications report it. */
  removedFromManagementUnit?: boolean;
  /** The explanation that applies to the present state. */
  adherenceExplanation?: RealTimeAdherenceExplanation;
  /** Scheduled activities of which the agent is to be reminded. */
  nextActivityReminders?: UserNextActivityReminder[];
  /** True where the reminder at the start of the activity is not to be shown. */
  suppressOnTimeReminder?: boolean;
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
  /** Day as `yyyy-MM-dd` in the time zone of the management unit. */
  managementUnitDate?: string;
  /** Activity code of the business unit. */
  activityCodeId?: string;
  /** Whether the day is paid. */
  isPaid?: boolean;
  /** Length that counts for the day, in minutes. */
  lengthInMinutes?: number;
  /** Free text. */
  description?: string;
  /** In an update: removes the marker. */
  delete?: boolean;
}

export interface UserScheduleShift {
  /** Week schedule that contains the shift. */
  weekSchedule?: WeekScheduleReference;
  id?: string;
  /** @format date-time */
  startDate?: string;
  /** Length of the shift in minutes. */
  lengthInMinutes?: number;
  /** Activities within the shift, such as work, breaks and meals. */
  activities?: UserScheduleActivity[];
  /** In an update: removes the shift. */
  delete?: boolean;
  /** Whether the shift is marked as edited by hand. */
  manuallyEdited?: boolean;
}

/** Who is meant, as the sum of parts that add and take away users. */
export interface UserSearchRule {
  parts: UserSearchRulePart[];
}

export interface UserSearchRulePart {
  operation: OpenEnum<'Include' | 'Exclude'>;
  /** What the `ids` are ids of. */
  selector: OpenEnum<'AcdSkill' | 'User' | 'Group' | 'Queue' | 'Division' | 'ManagementUnit'>;
  ids: string[];
}

export interface UserStaffingGroupListing {
  entities: UserStaffingGroupResponse[];
  /** Where a list too large for the answer is fetched. */
  downloadUrl?: string;
}

/** A user's membership in a staffing group. */
export interface UserStaffingGroupResponse {
  /** Since when the user has been in the group. */
  startDate?: string;
  endDate?: string;
  user?: UserReference;
  staffingGroup?: StaffingGroupReference;
}

export interface UserTimeOffIntegrationStatusResponse {
  timeOffRequest: TimeOffRequestReference;
  integrationStatus: OpenEnum<'Processing' | 'Error' | 'AutomaticallyComplete' | 'ManuallyComplete'>;
  user: UserReference;
}

export interface UserTimeOffIntegrationStatusResponseListing {
  entities: UserTimeOffIntegrationStatusResponse[];
}

export interface UserTimeOffRequestReference {
  id?: string;
  user: UserReference;
  selfUri?: string;
}

export interface UsersActivityRequest {
  userIds: string[];
}

export interface ValidateAgentUnavailableTimesRequest {
  /** First day of the week to test. @format date */
  validationWeekDate: string;
  /** The changes intended, not all of the agent's times. */
  unavailableTimes: UpdateUnavailableTime[];
}

export interface ValidateAgentUnavailableTimesResponse {
  /** To be polled while the status is `Processing`. */
  id: string;
  status: WfmOperationStatus;
  result?: UnavailableTimesValidationResult;
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

export interface ValidationServiceAsyncResponse {
  id: string;
  selfUri?: string;
}

export interface ValidationServiceRequest {
  /** @format date-time */
  dateImportEnded: string;
  uploadKey: string;
}

export interface ValueWrapperActivityCodeStyle {
  value?: ActivityCodeStyle;
}

export interface ValueWrapperActivityPlanServiceGoalImpactOverrides {
  value?: ActivityPlanServiceGoalImpactOverrides;
}

export interface ValueWrapperBuShortTermForecastReference {
  value?: BuShortTermForecastReference;
}

/** A date in a patch: absent leaves it alone, present without `value` clears it. */
export interface ValueWrapperDate {
  /** @format date-time */
  value?: string;
}

export interface ValueWrapperGroupSettings {
  value?: GroupSettings;
}

export interface ValueWrapperHrisTimeOffType {
  value?: HrisTimeOffType;
}

export interface ValueWrapperInstant {
  value?: string;
}

export interface ValueWrapperInteger {
  value?: number;
}

export interface ValueWrapperLocalDate {
  /** @format date */
  value?: string;
}

export interface ValueWrapperMonthlyPlanningPeriodSettings {
  value?: MonthlyPlanningPeriodSettings;
}

export interface ValueWrapperPlanningPeriodSettings {
  value?: PlanningPeriodSettings;
}

export interface ValueWrapperShiftTradeTargetRequestItem {
  value?: ShiftTradeTargetRequestItem;
}

/** A value in a patch: absent leaves it alone, present without `value` clears it. */
export interface ValueWrapperString {
  value?: string;
}

export interface ValueWrapperUserSearchRule {
  value?: UserSearchRule;
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
  /** Where a list too large for the answer is fetched. */
  downloadUrl?: string;
}

export interface WeekShiftTradeMatchesSummaryResponse {
  /** @format date */
  weekDate?: string;
  count?: number;
  /** Matched trades of which only the receiving shift lies in the week. */
  crossWeekReceivingCount?: number;
}

export interface WeekShiftTradeResponse {
  trade?: ShiftTradeResponse;
  matchReview?: ShiftTradeMatchReviewResponse;
}

/** A weekly time series of the continuous forecast, as a file. */
export interface Weekly {
  downloadUrl?: string;
  /** Form of the file at `downloadUrl`. */
  downloadResult?: ContinuousForecastTimeSeries[];
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
  /** Weeks in which another work plan holds; only if `expand` asks for them. */
  workPlanOverrides?: WorkPlanOverride[];
  selfUri?: string;
}

export type WfmAgentHistoricalAdherenceJobReference = TimeOffBalanceJobReference;

export interface WfmAgentHistoricalAdherenceResponse {
  job: WfmAgentHistoricalAdherenceJobReference;
  /** Where a result too large for the answer is fetched. */
  downloadUrls?: string[];
  result?: WfmAgentHistoricalAdherenceResult;
}

/** How far an agent kept to schedule in a past span. */
export interface WfmAgentHistoricalAdherenceResult {
  user?: UserReference;
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
  /** Instant up to which the figures are computed. @format date-time */
  calculationsCompletedDate: string;
  targetAdherencePercentage: number;
  adherencePercentage?: number;
  /** Actual against scheduled time on queue. */
  conformancePercentage?: number;
  impact: OpenEnum<'Positive' | 'Negative' | 'Neutral' | 'Unknown'>;
  /** Single departures from schedule; only if `expand` asks for them. */
  exceptionInfo?: HistoricalAdherenceExceptionInfo[];
  dayMetrics: AgentAdherenceDayMetrics[];
  actuals?: HistoricalAdherenceActuals[];
  /** Only if `expand` asks for them. */
  scheduledActivities?: AgentAdherenceScheduledActivity[];
  /** The presences to which the exceptions refer by lookup id. */
  secondaryPresenceLookupItems: SecondaryPresenceLookupItem[];
}

export interface WfmEntityMetadata {
  modifiedBy?: UserReference;
  dateModified?: string;
  createdBy?: UserReference;
  dateCreated?: string;
}

export interface WfmForecastModificationIntervalOffsetValue {
  intervalIndex: number;
  value: number;
}

/** One management unit's part of a bulk query. */
export interface WfmHistoricalAdherenceBulkItem {
  managementUnitId: string;
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
  /** Only these users of the unit. */
  userIds?: string[];
  /** Adds each departure from the schedule. */
  includeExceptions?: boolean;
  /** Adds what the users actually did. */
  includeActuals?: boolean;
}

export type WfmHistoricalAdherenceBulkJobReference = TimeOffBalanceJobReference;

export interface WfmHistoricalAdherenceBulkQuery {
  items: WfmHistoricalAdherenceBulkItem[];
  /** IANA name. */
  timeZone: string;
}

export interface WfmHistoricalAdherenceBulkResponse {
  job?: WfmHistoricalAdherenceBulkJobReference;
  /** Set once the job is `Complete`. */
  downloadUrls?: string[];
  /** Form of the files at `downloadUrls`. */
  downloadResult?: WfmHistoricalAdherenceBulkResult;
}

export interface WfmHistoricalAdherenceBulkResult {
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  managementUnitId?: string;
  userResults?: WfmHistoricalAdherenceBulkUserResult[];
  /** The presences to which the exceptions refer by lookup id. */
  lookupIdToSecondaryPresenceId?: Dictionary<string>;
}

export interface WfmHistoricalAdherenceBulkUserDayMetrics {
  /** Seconds from the start of the query to the start of the day. */
  dayStartOffsetSeconds?: number;
  /** Scheduled time on which the adherence percentage is based. */
  adherenceScheduleSeconds?: number;
  /** Time scheduled on queue. */
  conformanceScheduleSeconds?: number;
  /** Time actually spent on queue. */
  conformanceActualSeconds?: number;
  exceptionCount?: number;
  exceptionDurationSeconds?: number;
  impactSeconds?: number;
  scheduleLengthSeconds?: number;
  actualLengthSeconds?: number;
  adherencePercentage?: number;
  conformancePercentage?: number;
}

export interface WfmHistoricalAdherenceBulkUserResult {
  userId?: string;
  adherencePercentage?: number;
  /** Actual against scheduled time on queue. */
  conformancePercentage?: number;
  impact?: OpenEnum<'Positive' | 'Negative' | 'Neutral' | 'Unknown'>;
  exceptionInfo?: HistoricalAdherenceExceptionInfo[];
  actuals?: HistoricalAdherenceActuals[];
  dayMetrics?: WfmHistoricalAdherenceBulkUserDayMetrics[];
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

export interface WfmHistoricalAdherenceQueryForAgent {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate?: string;
  /** IANA name. */
  timeZone?: string;
}

export interface WfmHistoricalAdherenceQueryForTeams {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate?: string;
  /** IANA name. */
  timeZone: string;
  /** Only these members of the team. */
  userIds?: string[];
  /** Adds each departure from the schedule. */
  includeExceptions?: boolean;
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

export interface WfmHistoricalShrinkageRequest {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate?: string;
  /** IANA name of the zone in which days and weeks are cut. */
  timeZone?: string;
  /** Whether the report has a result for each day or each week. */
  granularity?: OpenEnum<'Daily' | 'Weekly'>;
}

export interface WfmHistoricalShrinkageResponse {
  /** Recurs in the notification that brings the result. */
  operationId?: string;
  /** Set once `state` is `Complete`. */
  downloadUrls?: string[];
  /** Form of the files at `downloadUrls`. */
  downloadResult?: HistoricalShrinkageResultListing;
  state?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
}

export interface WfmHistoricalShrinkageTeamsRequest {
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate?: string;
  /** IANA name of the zone in which days and weeks are cut. */
  timeZone: string;
  granularity?: OpenEnum<'Daily' | 'Weekly'>;
}

export interface WfmIntegrationListing {
  entities: WfmIntegrationResponse[];
}

export interface WfmIntegrationReference {
  id?: string;
  selfUri?: string;
}

/** An integration with a human-resources system. */
export interface WfmIntegrationResponse {
  id: string;
  name?: string;
  active: boolean;
  selfUri?: string;
}

export interface WfmIntradayPlanningGroupListing {
  entities: ForecastPlanningGroupResponse[];
  noDataReason?: OpenEnum<'NoPublishedSchedule' | 'NoSourceForecast'>;
}

export interface WfmProcessUploadRequest {
  uploadKey: string;
}

export interface WfmServiceGoalImpact {
  /** How far the value may rise above its goal. */
  increaseByPercent: number;
  /** How far the value may fall below its goal. */
  decreaseByPercent: number;
}

/** How far each service goal may be missed when activities are placed into schedules. */
export interface WfmServiceGoalImpactSettings {
  serviceLevel: WfmServiceGoalImpact;
  averageSpeedOfAnswer: WfmServiceGoalImpact;
  abandonRate: WfmServiceGoalImpact;
}

export interface WfmTimeSpan {
  startDate: string;
  lengthMinutes: number;
}

export interface WfmUserEntityListing {
  entities: UserReference[];
}

export interface WfmUserNotification {
  id: string;
  /** Id of the group of notifications that this one falls in. */
  mutableGroupId: string;
  /** @format date-time */
  timestamp?: string;
  type?: OpenEnum<'AdherenceExplanation' | 'ShiftTrade' | 'TimeOffRequest' | 'AlternativeShift'>;
  shiftTrade?: ShiftTradeNotification;
  timeOffRequest?: TimeOffRequestNotification;
  adherenceExplanation?: AdherenceExplanationNotification;
  markedAsRead: boolean;
  /** True where the user is notified as an agent, not as a planner. */
  agentNotification?: boolean;
  otherNotificationIdsInGroup?: string[];
  /** Set where the type is `AlternativeShift`. */
  alternativeShift?: AlternativeShiftNotification;
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
  constrainMaximumWorkingWeekendsPerPlanningPeriod?: boolean;
  /** Holds where `constrainMaximumWorkingWeekendsPerPlanningPeriod` is true. */
  maximumWorkingWeekendsPerPlanningPeriod?: number;
  /** Period over which the starts of shifts are compared. */
  shiftStartVariancePeriod?: OpenEnum<'Weekly' | 'PlanningPeriod'>;
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
  /** Longest time from the end of the activity to the end of the shift. */
  maximumLengthFromShiftEndMinutes?: number;
}

/** A round in which agents rank work plans and get one according to rank and places. */
export interface WorkPlanBid {
  id: string;
  name: string;
  /** Week of a forecast from which places are suggested. */
  forecast?: BuShortTermForecastWeekReference;
  /** @format date */
  bidWindowStartDate: string;
  /** @format date */
  bidWindowEndDate: string;
  /** Day from which agents work by the plans they get. @format date */
  effectiveDate: string;
  status: BidStatus;
  /** By what agents are ranked. */
  agentRankingType: OpenEnum<'HireDate' | 'Performance'>;
  /** What decides between agents of equal rank. */
  rankingTiebreakerType: BidTiebreaker;
  /** @format date-time */
  publishedDate?: string;
  bidType: OpenEnum<'WorkPlanBid' | 'ScheduleBid'>;
  /** True ends the agents' overrides and rotations the day before `effectiveDate`. */
  endOverridesAndRotations: boolean;
  /** What agents get to see of the plans. */
  workPlanFieldsVisibleToAgents: OpenEnum<'Name' | 'PaidHours'>[];
  metadata?: WorkPlanBidMetadata;
  selfUri?: string;
}

/** Agents who bid among the same work plans. */
export interface WorkPlanBidGroup {
  name: string;
  managementUnit: ManagementUnitReference;
  agents: UserReference[];
  workPlans: BidGroupWorkPlanResponse[];
  /** Planning groups whose forecast decides how many places each plan should have. */
  planningGroups: PlanningGroupReference[];
}

export interface WorkPlanBidGroupCreate {
  name: string;
  managementUnitId: string;
  agentIds: string[];
  workPlans: BidGroupWorkPlanRequest[];
  planningGroupIds: string[];
}

export interface WorkPlanBidGroupResponse {
  id: string;
  workPlanBidGroup?: WorkPlanBidGroup;
  metadata?: WorkPlanBidMetadata;
  selfUri?: string;
}

export interface WorkPlanBidGroupSummary {
  id: string;
  name: string;
  managementUnit: ManagementUnitReference;
  agentCount: number;
  workPlanCount: number;
  planningGroupCount: number;
  selfUri?: string;
}

export interface WorkPlanBidGroupSummaryList {
  workPlanBidGroupSummaryList: WorkPlanBidGroupSummary[];
}

/** Only what is given changes; lists are replaced whole. */
export interface WorkPlanBidGroupUpdate {
  name?: string;
  managementUnitId?: string;
  agentIds?: ListWrapperString;
  workPlans?: ListWrapperBidGroupWorkPlanRequest;
  planningGroupIds?: ListWrapperString;
}

export interface WorkPlanBidListResponse {
  entities: WorkPlanBid[];
}

export interface WorkPlanBidMetadata {
  createdBy: UserReference;
  /** @format date-time */
  createdDate: string;
  modifiedBy?: UserReference;
  /** @format date-time */
  modifiedDate?: string;
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
    | 'MaxPaidTimePerMonthlyPlanningPeriod'
    | 'MinPaidTimePerMonthlyPlanningPeriod'
    | 'PlanningPeriodMaxWorkingWeekendsCannotBeMet'
    | 'ShiftMaxCountPerPlanningPeriodCannotBeMet'
    | 'ShiftMinCountPerPlanningPeriodCannotBeMet'
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
    | 'ActivityMaximumLengthFromShiftEndMinutes'
    | 'PlanningPeriodMaximumWorkingWeekends'
    | 'ShiftMaximumCountPerPlanningPeriod'
    | 'ShiftMinimumCountPerPlanningPeriod'
  >;
  arguments?: WorkPlanValidationMessageArgument[];
}

export interface WorkPlanConstraintViolationMessage {
  type: OpenEnum<
    | 'MinimumWeeklyWorkDays'
    | 'MinimumWeeklyPaidTime'
    | 'RequiredShift'
    | 'MaximumDaysOffPerPlanningPeriod'
    | 'MinimumPaidTimePerPlanningPeriod'
    | 'MinimumShiftCountPerPlanningPeriod'
  >;
  arguments: UnavailableTimesViolationMessageArgument[];
}

/** Why unavailable times and a work plan do not go together. */
export interface WorkPlanConstraintsViolationMessage {
  type: OpenEnum<'ConstraintConflictWithPotentialFixes' | 'ConstraintConflictUnknownFix'>;
  /** Constraints that would have to give way. */
  fixableConstraintsMessages: WorkPlanConstraintViolationMessage[];
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
  constrainMaximumWorkingWeekendsPerPlanningPeriod?: boolean;
  /** Holds where `constrainMaximumWorkingWeekendsPerPlanningPeriod` is true. */
  maximumWorkingWeekendsPerPlanningPeriod?: number;
  /** Period over which the starts of shifts are compared. */
  shiftStartVariancePeriod?: OpenEnum<'Weekly' | 'PlanningPeriod'>;
  selfUri?: string;
}

export interface WorkPlanListResponse {
  entities: WorkPlanListItemResponse[];
}

/** Weeks in which another work plan holds for an agent than the regular one. */
export interface WorkPlanOverride {
  /** First day of the first week. @format date */
  startDate: string;
  weekCount: number;
  workPlan: WorkPlanReference;
}

export interface WorkPlanOverrideListWrapperWorkPlanOverrideRequest {
  values?: WorkPlanOverrideRequest[];
  /** True removes every override the agent has. */
  deleteAll?: boolean;
}

export interface WorkPlanOverrideRequest {
  action?: OpenEnum<'Add' | 'Update' | 'Delete'>;
  /** First day of the first week; names the override to change or delete. @format date */
  startDate: string;
  /** Needed unless the action is `Delete`. */
  weekCount?: number;
  workPlanId?: string;
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
  /** How often the shift may or must occur in a planning period. */
  planningPeriodConstraints?: PlanningPeriodShiftConstraints;
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
  constrainMaximumWorkingWeekendsPerPlanningPeriod?: boolean;
  /** Holds where `constrainMaximumWorkingWeekendsPerPlanningPeriod` is true. */
  maximumWorkingWeekendsPerPlanningPeriod?: number;
  /** Period over which the starts of shifts are compared. */
  shiftStartVariancePeriod?: OpenEnum<'Weekly' | 'PlanningPeriod'>;
  selfUri?: string;
}
