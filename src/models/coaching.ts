import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ConversationReference } from './shared.js';
import type { ExternalActivityType } from './shared-enumerations.js';
import type { AddressableEntityRef, UserReference } from './shared-references.js';

export type CoachingAppointmentMetric = OpenEnum<
  | 'nActivities'
  | 'nPlannedActivities'
  | 'nInProgressActivities'
  | 'nCompleteActivities'
  | 'nOverdueActivities'
  | 'nInvalidScheduleActivities'
>;

export type CoachingAppointmentState = OpenEnum<'Scheduled' | 'InProgress' | 'Completed' | 'InvalidSchedule'>;

export interface AddConversationRequest {
  conversationId: string;
}

export interface AddConversationResponse {
  conversation?: ConversationReference;
  appointment?: CoachingAppointmentReference;
}

/** A stretch of a user's schedule in which a session could be held. */
export interface AvailableTime {
  /** @format date-time */
  dateStart?: string;
  lengthInMinutes?: number;
  /** True where the time counts as paid. */
  isPaid?: boolean;
  /** What the schedule has the user doing at that time. */
  activityCategory?: OpenEnum<
    'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable'
  >;
  wfmSchedule?: WfmScheduleReference;
}

/** A note on an appointment. */
export interface CoachingAnnotation {
  id?: string;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateModified?: string;
  text: string;
  isDeleted?: boolean;
  /** A `Private` note takes the permissions for private annotations. */
  accessType?: OpenEnum<'Public' | 'Private'>;
  selfUri?: string;
}

export interface CoachingAnnotationCreateRequest {
  text: string;
  accessType: OpenEnum<'Public' | 'Private'>;
}

export interface CoachingAnnotationList {
  entities: CoachingAnnotation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface CoachingAppointmentAggregateRequest {
  interval: string;
  metrics?: CoachingAppointmentMetric[];
  groupBy?: OpenEnum<'attendeeId'>[];
  filter: QueryRequestFilter;
}

export interface CoachingAppointmentAggregateResponse {
  results?: QueryResponseGroupedData[];
}

export type CoachingAppointmentReference = AddressableEntityRef;

export interface CoachingAppointmentResponse {
  id?: string;
  name?: string;
  description?: string;
  /** @format date-time */
  dateStart?: string;
  lengthInMinutes?: number;
  /** `InvalidSchedule` means that the session no longer fits the schedule it was placed in. */
  status?: CoachingAppointmentState;
  facilitator?: UserReference;
  attendees?: UserReference[];
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateModified?: string;
  conversations?: ConversationReference[];
  documents?: DocumentReference[];
  /** True where the session should have been completed by now. */
  isOverdue?: boolean;
  /** Schedule that holds the session as an activity. */
  wfmSchedule?: WfmScheduleReference;
  /** @format date-time */
  dateCompleted?: string;
  /** URLs of material outside the platform. */
  externalLinks?: string[];
  /** Where the session takes place, as free text. */
  location?: string;
  /** Whether insights data is shared along with the appointment. */
  shareInsightsData?: boolean;
  selfUri?: string;
}

export interface CoachingAppointmentResponseList {
  entities: CoachingAppointmentResponse[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface CoachingAppointmentStatusRequest {
  status: OpenEnum<'Scheduled' | 'InProgress' | 'Completed'>;
}

export interface CoachingAppointmentStatusResponse {
  appointment?: CoachingAppointmentReference;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  status?: CoachingAppointmentState;
}

export interface CoachingAppointmentStatusResponseList {
  entities: CoachingAppointmentStatusResponse[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

/** News about an appointment, for one of those involved. */
export interface CoachingNotification {
  id?: string;
  name?: string;
  markedAsRead?: boolean;
  /** What happened to the appointment. */
  actionType?: OpenEnum<'Create' | 'Update' | 'Delete' | 'StatusChange'>;
  /** The notified user's part in it. */
  relationship?: OpenEnum<'Attendee' | 'Creator' | 'Facilitator'>;
  /** @format date-time */
  dateStart?: string;
  lengthInMinutes?: number;
  status?: CoachingAppointmentState;
  user?: UserReference;
  appointment?: CoachingAppointmentResponse;
  selfUri?: string;
}

export interface CoachingNotificationList {
  entities: CoachingNotification[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** What a session needs, so that times can be proposed for it. */
export interface CoachingScheduleSlotsJobRequest {
  attendeeIds: string[];
  /** Users who lead the session and must be free as well. */
  facilitatorIds?: string[];
  lengthInMinutes: number;
  /** Activity code under which the session would be scheduled. */
  activityCodeId: string;
  /** Stretches of time to search, each with start and end. Each gets its own result. */
  intervals: string[];
  slotsType: OpenEnum<'BestTime'>;
}

export interface CoachingScheduleSlotsJobResponse {
  id: string;
  attendeeIds?: string[];
  facilitatorIds?: string[];
  lengthInMinutes?: number;
  /** Business unit whose schedules were searched. */
  businessUnitId?: string;
  activityCodeId?: string;
  results?: CoachingScheduleSlotsJobResult[];
  slotsType?: OpenEnum<'BestTime'>;
  selfUri?: string;
}

export interface CoachingScheduleSlotsJobResult {
  interval?: string;
  status?: OpenEnum<'InProgress' | 'Complete' | 'Error'>;
  /** Absent while the search runs and where it found nothing. */
  slot?: CoachingScheduleSlotsJobSlot;
  /** Whether the slot clashes with something else in the schedules. */
  hasConflict?: boolean;
}

/** The workforce-management schedule into which a slot falls. */
export interface CoachingScheduleSlotsJobSchedule {
  id?: string;
  selfUri?: string;
  /** First day of the schedule. @format date */
  weekDate?: string;
  weekCount?: number;
}

export interface CoachingScheduleSlotsJobSlot {
  /** @format date-time */
  dateStart?: string;
  schedule?: CoachingScheduleSlotsJobSchedule;
}

/** A suggested time for a session. */
export interface CoachingSlot {
  /** @format date-time */
  dateStart?: string;
  lengthInMinutes?: number;
  /** How the session shifts staffing against requirement at that time. */
  staffingDifference?: number;
  /** The same as a verdict. */
  differenceRating?: OpenEnum<'Poor' | 'Neutral' | 'Good'>;
  wfmSchedule?: WfmScheduleReference;
}

export interface CoachingSlotsRequest {
  /** ISO 8601 interval to search in. */
  interval: string;
  lengthInMinutes: number;
  attendeeIds: string[];
  facilitatorIds?: string[];
  /** Appointments whose time counts as free. */
  interruptibleAppointmentIds?: string[];
}

export interface CoachingSlotsResponse {
  suggestedSlots?: CoachingSlot[];
  attendeeSchedules?: UserAvailableTimes[];
  facilitatorSchedules?: UserAvailableTimes[];
  wfmScheduleActivities?: WfmScheduleActivity[];
}

export interface CreateCoachingAppointmentRequest {
  name: string;
  description: string;
  /** @format date-time */
  dateStart: string;
  lengthInMinutes: number;
  facilitatorId?: string;
  attendeeIds: string[];
  conversationIds?: string[];
  documentIds?: string[];
  wfmSchedule?: WfmScheduleReference;
  externalLinks?: string[];
  location?: string;
  /** Whether to share insights data along with the appointment. */
  shareInsightsData?: boolean;
  /** Whether the session is put into the attendees' workforce-management schedules. */
  addToSchedule?: boolean;
}

export type DocumentReference = AddressableEntityRef;

/** A whole day off within a schedule. */
export interface FullDayTimeOffMarker {
  /** Day as `yyyy-MM-dd`, in the time zone of the business unit. @format date */
  businessUnitDate?: string;
  lengthMinutes?: number;
  description?: string;
  activityCodeId?: string;
  paid?: boolean;
  timeOffRequestId?: string;
}

export interface QueryRequestClause {
  type: OpenEnum<'And' | 'Or'>;
  predicates: QueryRequestPredicate[];
}

/** Clauses over appointments, joined by `And` or `Or`. */
export interface QueryRequestFilter {
  type: OpenEnum<'And' | 'Or'>;
  clauses: QueryRequestClause[];
}

export interface QueryRequestPredicate {
  dimension: OpenEnum<'attendeeId' | 'facilitatorId' | 'status'>;
  value: string;
}

export interface QueryResponseData {
  interval?: string;
  metrics?: QueryResponseMetric[];
}

export interface QueryResponseGroupedData {
  group?: Dictionary<string>;
  data?: QueryResponseData[];
}

export interface QueryResponseMetric {
  /** What is counted, e.g. `nOverdueActivities` for overdue appointments. */
  metric?: CoachingAppointmentMetric;
  stats?: QueryResponseStats;
}

export interface QueryResponseStats {
  count?: number;
}

export interface ScheduleActivity {
  /** @format date-time */
  dateStart?: string;
  lengthMinutes?: number;
  description?: string;
  activityCodeId?: string;
  paid?: boolean;
  timeOffRequestId?: string;
  externalActivityId?: string;
  externalActivityType?: ExternalActivityType;
}

export interface UpdateCoachingAppointmentRequest {
  name?: string;
  description?: string;
  /** @format date-time */
  dateStart?: string;
  lengthInMinutes?: number;
  conversationIds?: string[];
  documentIds?: string[];
  status?: OpenEnum<'Scheduled' | 'InProgress' | 'Completed'>;
  wfmSchedule?: WfmScheduleReference;
  externalLinks?: string[];
  location?: string;
  /** Whether to share insights data along with the appointment. */
  shareInsightsData?: boolean;
  /** Whether the session is put into the attendees' workforce-management schedules. */
  addToSchedule?: boolean;
}

export interface UserAvailableTimes {
  user?: UserReference;
  availableTimes?: AvailableTime[];
}

export interface WfmBusinessUnitReference {
  id: string;
  selfUri?: string;
}

export interface WfmScheduleActivity {
  userReference?: UserReference;
  activities?: ScheduleActivity[];
  fullDayTimeOffMarkers?: FullDayTimeOffMarker[];
}

/** Points to a published workforce-management schedule. */
export interface WfmScheduleReference {
  id: string;
  businessUnit: WfmBusinessUnitReference;
  /** First day of the schedule's week, `yyyy-MM-dd`. @format date */
  weekDate: string;
  selfUri?: string;
}
