import type { OpenEnum } from './open-enum.js';
import type { AnalyticsMediaType, WeekDay } from './shared-enumerations.js';
import type { AddressableEntityRef, Division, DomainEntityRef, WritableDivision } from './shared.js';
import type { UserReference } from './shared-administration.js';

export type MetricUnitType = OpenEnum<'None' | 'Percent' | 'Currency' | 'Seconds' | 'Number' | 'AttendanceStatus' | 'Unit'>;

export interface AllTimePoints {
  user?: UserReference;
  /** Last day counted, `yyyy-MM-dd`. @format date */
  dateEndWorkday?: string;
  allTimePoints?: number;
}

export interface AssignUsers {
  membersToAssign: string[];
  membersToRemove: string[];
}

export interface Assignment {
  assignedMembers?: UserReference[];
  removedMembers?: UserReference[];
  assignmentErrors?: AssignmentError[];
}

export interface AssignmentError {
  user?: UserReference;
  message?: string;
}

export interface AssignmentValidation {
  membersNotAssigned?: UserReference[];
  membersAlreadyAssigned?: UserReference[];
  membersAlreadyAssignedToOther?: OtherProfileAssignment[];
  invalidMemberAssignments?: InvalidAssignment[];
}

export interface AttendanceStatus {
  /** Day as `yyyy-MM-dd`. @format date */
  dateWorkday?: string;
  attendanceStatusType?: OpenEnum<'HasData' | 'Scheduled' | 'Absent' | 'Present' | 'NoSchedule'>;
}

export interface AttendanceStatusListing {
  entities: AttendanceStatus[];
}

export interface CreateMetric {
  /** Definition measured by the platform; for values from outside, set `externalMetricDefinitionId` instead. */
  metricDefinitionId?: string;
  externalMetricDefinitionId?: string;
  objective?: CreateObjective;
  performanceProfileId?: string;
  name: string;
}

export interface CreateObjective {
  id?: string;
  templateId?: string;
  zones?: ObjectiveZone[];
  enabled?: boolean;
  topicIds?: string[];
  mediaTypes?: AnalyticsMediaType[];
  queueIds?: string[];
  /** Whether interactions must have all of the topics or any. */
  topicIdsFilterType?: OpenEnum<'and' | 'or'>;
  /** Workday from which the objective counts, `yyyy-MM-dd`. @format date */
  dateStart?: string;
}

export interface CreatePerformanceProfile {
  id?: string;
  name: string;
  division: WritableDivision;
  description: string;
  metricOrders?: string[];
  /** @format date-time */
  dateCreated?: string;
  reportingIntervals: ReportingInterval[];
  active: boolean;
  memberCount?: number;
  maxLeaderboardRankSize: number;
  selfUri?: string;
}

export interface DefaultObjective {
  id?: string;
  templateId?: string;
  zones?: ObjectiveZone[];
  enabled?: boolean;
  mediaTypes?: AnalyticsMediaType[];
  queues?: AddressableEntityRef[];
  topics?: AddressableEntityRef[];
  topicIdsFilterType?: OpenEnum<'and' | 'or'>;
}

/** One value of one user on one day. */
export interface ExternalMetricDataItem {
  userId?: string;
  /** Names the user where `userId` is not known. */
  userEmail?: string;
  metricId: string;
  /** Day as `yyyy-MM-dd`. @format date */
  dateOccurred: string;
  value: number;
  /** Number of data points behind the value. */
  count?: number;
}

export interface ExternalMetricDataUnprocessedItem {
  userId?: string;
  userEmail?: string;
  metricId: string;
  /** @format date */
  dateOccurred: string;
  value: number;
  count?: number;
  message?: string;
  code?: string;
}

export interface ExternalMetricDataWriteRequest {
  items: ExternalMetricDataItem[];
}

export interface ExternalMetricDataWriteResponse {
  processedEntities?: ExternalMetricDataItem[];
  unprocessedEntities?: ExternalMetricDataUnprocessedItem[];
}

export interface ExternalMetricDefinition {
  id: string;
  name?: string;
  unit?: OpenEnum<'Seconds' | 'Percent' | 'Number' | 'Currency'>;
  /** What the unit leaves open, such as which currency. */
  unitDefinition?: string;
  /** Decimal places kept. */
  precision?: number;
  defaultObjectiveType?: OpenEnum<'HigherIsBetter' | 'LowerIsBetter' | 'TargetArea'>;
  /** Months for which values are kept. */
  retentionMonths?: number;
  enabled?: boolean;
  /** True where a profile uses the metric. */
  inUse?: boolean;
  /** @format date-time */
  dateLastRefreshed?: string;
  selfUri?: string;
}

export interface ExternalMetricDefinitionCreateRequest {
  name: string;
  unit: OpenEnum<'Seconds' | 'Percent' | 'Number' | 'Currency'>;
  unitDefinition?: string;
  precision: number;
  defaultObjectiveType: OpenEnum<'HigherIsBetter' | 'LowerIsBetter' | 'TargetArea'>;
  enabled: boolean;
}

export interface ExternalMetricDefinitionListing {
  entities: ExternalMetricDefinition[];
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

export interface ExternalMetricDefinitionUpdateRequest {
  name?: string;
  precision?: number;
  defaultObjectiveType?: OpenEnum<'HigherIsBetter' | 'LowerIsBetter' | 'TargetArea'>;
  enabled?: boolean;
}

export interface GamificationStatus {
  isActive?: boolean;
  /** @format date */
  dateStart?: string;
  /** Whether users are assigned to profiles by themselves. */
  automaticUserAssignment?: boolean;
  /** Day from which personal bests count, `yyyy-MM-dd`. @format date */
  dateStartPersonalBest?: string;
}

export interface GetMetricDefinitionsResponse {
  total?: number;
  entities: MetricDefinition[];
  selfUri?: string;
}

export interface GetMetricResponse {
  total?: number;
  entities: Metric[];
  selfUri?: string;
}

export interface GetMetricsResponse {
  total?: number;
  entities: Metrics[];
  selfUri?: string;
}

export interface GetProfilesResponse {
  total?: number;
  entities: PerformanceProfile[];
  selfUri?: string;
}

export interface GetTemplatesResponse {
  total?: number;
  entities: ObjectiveTemplate[];
  selfUri?: string;
}

export type InvalidAssignment = AssignmentError;

export interface Leaderboard {
  division?: Division;
  metric?: AddressableEntityRef;
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
  leaders?: LeaderboardItem[];
  /** The caller's own place, even below the leaders listed. */
  userRank?: LeaderboardItem;
  performanceProfile?: AddressableEntityRef;
}

export interface LeaderboardItem {
  user?: UserReference;
  rank?: number;
  points?: number;
}

export interface Member {
  id: string;
  selfUri?: string;
}

export interface MemberListing {
  entities: Member[];
}

export interface Metric {
  id: string;
  name: string;
  metricDefinitionId?: string;
  externalMetricDefinitionId?: string;
  objective?: Objective;
  performanceProfileId?: string;
  /** Metric in another profile that this one follows. */
  linkedMetric?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** Day on which the link was cut, `yyyy-MM-dd`. @format date */
  dateUnlinked?: string;
  sourcePerformanceProfile?: PerformanceProfile;
  selfUri?: string;
}

export interface MetricDefinition {
  id?: string;
  name?: string;
  unitType?: MetricUnitType;
  shortName?: string;
  dividendMetrics?: string[];
  divisorMetrics?: string[];
  defaultObjective?: DefaultObjective;
  lockTemplateId?: string;
  mediaTypeFilteringAllowed?: boolean;
  queueFilteringAllowed?: boolean;
  selfUri?: string;
}

/** Daily values of one metric with their average. */
export interface MetricValueTrendAverage {
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
  /** Day whose metric definition applies. @format date */
  dateReferenceWorkday?: string;
  division?: Division;
  user?: UserReference;
  timezone?: string;
  result?: WorkdayValuesMetricItem;
  performanceProfile?: AddressableEntityRef;
  metric?: AddressableEntityRef;
}

/** A metric as one row of a profile's table. */
export interface Metrics {
  id: string;
  name?: string;
  order?: number;
  metricDefinitionName?: string;
  metricDefinitionId?: string;
  externalMetricDefinitionId?: string;
  unitType?: MetricUnitType;
  enabled?: boolean;
  templateName?: string;
  /** Most points a workday can bring. */
  maxPoints?: number;
  performanceProfileId?: string;
  linkedMetric?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date */
  dateUnlinked?: string;
  sourcePerformanceProfile?: PerformanceProfile;
  unitDefinition?: string;
  precision?: number;
  selfUri?: string;
}

export interface Objective {
  id?: string;
  templateId?: string;
  zones?: ObjectiveZone[];
  enabled?: boolean;
  mediaTypes?: AnalyticsMediaType[];
  queues?: AddressableEntityRef[];
  topics?: AddressableEntityRef[];
  topicIdsFilterType?: OpenEnum<'and' | 'or'>;
  /** @format date */
  dateStart?: string;
}

export interface ObjectiveTemplate {
  id?: string;
  name?: string;
  zones?: ObjectiveZone[];
  selfUri?: string;
}

/** A range of values and the points it is worth. */
export interface ObjectiveZone {
  label: string;
  directionType: OpenEnum<'Up' | 'Down' | 'Flat'>;
  zoneType: OpenEnum<'Good' | 'Target' | 'Great' | 'Out'>;
  /** Points at the upper end. */
  upperLimitPoints: number;
  /** Points at the lower end. */
  lowerLimitPoints: number;
  /** Upper end of the range, in the metric's unit. */
  upperLimitValue?: number;
  /** Lower end of the range, in the metric's unit. */
  lowerLimitValue?: number;
}

export interface OtherProfileAssignment {
  id?: string;
  currentProfile?: DomainEntityRef;
  selfUri?: string;
}

export interface OverallBestPoints {
  division?: Division;
  bestPoints?: OverallBestPointsItem[];
  performanceProfile?: AddressableEntityRef;
}

export interface OverallBestPointsItem {
  granularityType?: OpenEnum<'Monthly' | 'Weekly' | 'Daily'>;
  users?: UserReference[];
  count?: number;
  points?: number;
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
}

export interface PerformanceProfile {
  id?: string;
  name: string;
  division?: Division;
  description: string;
  /** Metric ids in the order shown. */
  metricOrders: string[];
  /** @format date-time */
  dateCreated?: string;
  reportingIntervals?: ReportingInterval[];
  active?: boolean;
  memberCount?: number;
  /** Ranks a leaderboard shows at most. */
  maxLeaderboardRankSize?: number;
  selfUri?: string;
}

/** A scheduled activity and how punctually the user began it. */
export interface PunctualityEvent {
  /** @format date-time */
  dateScheduleStart?: string;
  /** @format date-time */
  dateStart?: string;
  lengthMinutes?: number;
  description?: string;
  activityCodeId?: string;
  activityCode?: string;
  activityName?: string;
  category?: string;
  points?: number;
  /** Seconds since the last activity. */
  delta?: number;
  bullseye?: boolean;
}

export interface ReportingInterval {
  intervalType: OpenEnum<'Day' | 'Week' | 'Month'>;
  intervalValue: number;
}

export interface SingleWorkdayAveragePoints {
  /** @format date */
  dateWorkday?: string;
  division?: Division;
  averagePoints?: number;
  performanceProfile?: AddressableEntityRef;
}

export interface SingleWorkdayAverageValues {
  /** @format date */
  dateWorkday?: string;
  division?: Division;
  user?: UserReference;
  timezone?: string;
  results?: WorkdayValuesMetricItem[];
  performanceProfile?: AddressableEntityRef;
}

export interface TargetPerformanceProfile {
  targetPerformanceProfileId: string;
}

export interface UserBestPoints {
  user?: UserReference;
  bestPoints?: UserBestPointsItem[];
}

export interface UserBestPointsItem {
  granularityType?: OpenEnum<'Monthly' | 'Weekly' | 'Daily'>;
  points?: number;
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
  rank?: number;
}

export interface ValidateAssignUsers {
  membersToAssign: string[];
}

export interface WorkdayMetric {
  metric?: Metric;
  objective?: Objective;
  points?: number;
  value?: number;
  punctualityEvents?: PunctualityEvent[];
}

export interface WorkdayMetricListing {
  entities: WorkdayMetric[];
}

export interface WorkdayPointsTrend {
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
  user?: UserReference;
  dayOfWeek?: WeekDay;
  averagePoints?: number;
  trend?: WorkdayPointsTrendItem[];
}

export interface WorkdayPointsTrendItem {
  /** @format date */
  dateWorkday?: string;
  points?: number;
}

export interface WorkdayValuesMetricItem {
  metric?: AddressableEntityRef;
  metricDefinition?: DomainEntityRef;
  /** Mean over the days in `trend`, in the unit of `unitType`. */
  average?: number;
  unitType?: MetricUnitType;
  trend?: WorkdayValuesTrendItem[];
}

export interface WorkdayValuesTrend {
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
  /** @format date */
  dateReferenceWorkday?: string;
  division?: Division;
  user?: UserReference;
  timezone?: string;
  results?: WorkdayValuesMetricItem[];
  performanceProfile?: AddressableEntityRef;
  metric?: AddressableEntityRef;
}

export interface WorkdayValuesTrendItem {
  /** @format date */
  dateWorkday?: string;
  value?: number;
}
