import type { OpenEnum } from './open-enum.js';
import type { AnalyticsMediaType, SessionMediaType, WeekDay } from './shared-enumerations.js';
import type {
  AddressableEntityRef,
  Division,
  DivisionReference,
  DomainEntityRef,
  PhoneBaseSettings,
  UserReference,
  WritableDivision,
} from './shared-references.js';

export interface ContestDisqualifiedAgents {
  /** The user's id. */
  id?: string;
  /** Why the user was disqualified. */
  note?: string;
  selfUri?: string;
}

export interface ContestMetricScore {
  metric?: AddressableEntityRef;
  score?: number;
  totalPoints?: number;
  percentOfGoal?: number;
}

/** One agent's result in one metric of a contest. */
export interface ContestMetricScoreRanked {
  metric?: AddressableEntityRef;
  score?: number;
  totalPoints?: number;
  percentOfGoal?: number;
  rank?: number;
}

/** A metric that counts in a contest. */
export interface ContestMetrics {
  id: string;
  name?: string;
  /** Share of the overall score in relation to the other metrics. */
  weight: number;
  /** The least that an agent must reach in the metric to be able to win. */
  minimumQualifier: number;
  selfUri?: string;
}

export interface ContestPrizes {
  /** Which place the prize is for. */
  tier: number;
  name: string;
  description: string;
  /** Picture that was uploaded for the prize. */
  imageId: string;
  imageUrl?: string;
  /** How many agents can win it. */
  winnersCount: number;
}

export type ContestProfile = PhoneBaseSettings;

/** The standing of the caller in a contest on one day. */
export interface ContestRequesingParticipantDailyInfo {
  /** @format date */
  dateWorkday?: string;
  contestScore?: ContestScoreRanked;
}

export interface ContestScore {
  score?: number;
  totalPoints?: number;
  percentOfGoal?: number;
}

export interface ContestScoreRanked {
  score?: number;
  totalPoints?: number;
  percentOfGoal?: number;
  rank?: number;
  /** The prize that the rank would win. */
  tier?: number;
}

export interface ContestScoresAgentTrend {
  contestScore?: ContestScoreRanked;
  metricScores?: ContestMetricScoreRanked[];
  disqualified?: boolean;
  /** @format date */
  dateWorkday?: string;
}

export interface ContestScoresAgentTrendList {
  entities: ContestScoresAgentTrend[];
  user?: UserReference;
}

export interface ContestScoresAgents {
  contestScore?: ContestScoreRanked;
  metricScores?: ContestMetricScoreRanked[];
  disqualified?: boolean;
  user?: UserReference;
}

export interface ContestScoresAgentsPagedList {
  entities: ContestScoresAgents[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  /** @format date */
  dateWorkday?: string;
  pageCount?: number;
}

export interface ContestScoresGroupTrend {
  /** @format date */
  dateWorkday?: string;
  contestScore?: ContestScore;
  metricScores?: ContestMetricScore[];
}

export interface ContestScoresGroupTrendList {
  entities: ContestScoresGroupTrend[];
}

export interface ContestUserRank {
  /** The winner's user id. */
  id?: string;
  rank?: number;
  score?: number;
  selfUri?: string;
}

export interface ContestWinners {
  tier?: number;
  winnersCount?: number;
  users?: ContestUserRank[];
}

/** The winners of one prize. */
export interface ContestWinnersRequest {
  /** The prize's tier. */
  tier?: number;
  userIds?: string[];
}

/** The definition of a contest: who competes in which metrics for which prizes, and when. */
export interface ContestsCreateRequest {
  id?: string;
  division?: WritableDivision;
  title: string;
  description: string;
  /** First workday that counts. @format date */
  dateStart: string;
  /** Last workday that counts. @format date */
  dateEnd: string;
  /** Whether points decide, or the percentage of goal. */
  winningCriteria: OpenEnum<'HighestOverallScore' | 'HighestOverallPercentOfGoal'>;
  /** When the winners are made known. @format date-time */
  dateAnnounced: string;
  /** IANA name of the time zone in which `dateAnnounced` was chosen. */
  announcementTimezone: string;
  /** Whose names participants do not see in the ranking. */
  anonymization: OpenEnum<'NoAnonymization' | 'All' | 'AllExceptTop'>;
  metrics: ContestMetrics[];
  prizes: ContestPrizes[];
  profileId: string;
  /** Users of the profile who compete. */
  participantIds: string[];
  selfUri?: string;
}

/** The short form of a contest, as listings carry it. */
export interface ContestsEssentials {
  id: string;
  title: string;
  status?: OpenEnum<'Upcoming' | 'Ongoing' | 'Pending' | 'RecentlyCompleted' | 'Completed' | 'Cancelled'>;
  /** @format date */
  dateStart: string;
  /** @format date */
  dateEnd: string;
  profile?: ContestProfile;
  participantCount?: number;
  /** @format date-time */
  dateAnnounced: string;
  /** @format date-time */
  dateFinalized?: string;
  /** @format date-time */
  dateCancelled?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateScoresModified?: string;
  metrics: ContestMetrics[];
  /** Where the caller stands, if the caller takes part. */
  requestingParticipantContestInfo?: ContestRequesingParticipantDailyInfo;
  selfUri?: string;
}

/** The end of a contest: winners and disqualified agents with `Completed`, or `Cancelled`. */
export interface ContestsFinalizeRequest {
  status: OpenEnum<'Completed' | 'Cancelled'>;
  winners?: ContestWinnersRequest[];
  disqualifiedAgents?: ContestDisqualifiedAgents[];
}

/** A contest with its state and, in the end, its winners. */
export interface ContestsResponse {
  id: string;
  division?: WritableDivision;
  title: string;
  description: string;
  /** @format date */
  dateStart: string;
  /** @format date */
  dateEnd: string;
  winningCriteria: OpenEnum<'HighestOverallScore' | 'HighestOverallPercentOfGoal'>;
  /** @format date-time */
  dateAnnounced: string;
  announcementTimezone: string;
  /** Whose names participants do not see in the ranking. */
  anonymization: OpenEnum<'NoAnonymization' | 'All' | 'AllExceptTop'>;
  metrics: ContestMetrics[];
  prizes: ContestPrizes[];
  version?: number;
  createdBy?: UserReference;
  profile?: ContestProfile;
  participants?: UserReference[];
  status?: OpenEnum<'Upcoming' | 'Ongoing' | 'Pending' | 'RecentlyCompleted' | 'Completed' | 'Cancelled'>;
  participantCount?: number;
  /** @format date-time */
  dateFinalized?: string;
  /** @format date-time */
  dateCancelled?: string;
  /** @format date-time */
  dateModified?: string;
  /** When the scores were last worked out. @format date-time */
  dateScoresModified?: string;
  winners?: ContestWinners[];
  disqualifiedAgents?: ContestDisqualifiedAgents[];
  selfUri?: string;
}

export interface ExternalMetricDataProcessedItem {
  userId?: string;
  userEmail?: string;
  metricId: string;
  /** @format date */
  dateOccurred: string;
  value: number;
  count?: number;
  /** Whether the value replaces what was stored for the day (`Total`) or adds to it (`Cumulative`). */
  type?: OpenEnum<'Total' | 'Cumulative'>;
  /** What the day's value is after the item. */
  totalValue?: number;
  /** What the day's count is after the item. */
  totalCount?: number;
}

export interface GetContestsEssentialsListing {
  entities: ContestsEssentials[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface InsightsAgentItem {
  /** The user's id. */
  id: string;
  name?: string;
  manager?: DomainEntityRef;
  selfUri?: string;
}

/** The agents or managers of a profile or division in a period. */
export interface InsightsAgents {
  performanceProfile?: AddressableEntityRef;
  division?: DivisionReference;
  granularity?: OpenEnum<'Daily' | 'Weekly' | 'Monthly'>;
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
  entities: InsightsAgentItem[];
}

/** Two periods compared for one agent. */
export interface InsightsDetails {
  /** Where the figures are those of a profile. */
  performanceProfile?: AddressableEntityRef;
  /** Where the figures are those of a division. */
  division?: DivisionReference;
  granularity?: OpenEnum<'Daily' | 'Weekly' | 'Monthly'>;
  comparativePeriod?: WorkdayPeriod;
  primaryPeriod?: WorkdayPeriod;
  user?: UserReference;
  metricData?: InsightsDetailsMetricItem[];
  overallData?: InsightsDetailsOverallItem;
}

export interface InsightsDetailsMetricItem {
  metric?: AddressableEntityRef;
  comparativePeriod?: InsightsDetailsMetricPeriodPoints;
  primaryPeriod?: InsightsDetailsMetricPeriodPoints;
  percentOfGoalChange?: number;
  valueChange?: number;
}

export interface InsightsDetailsMetricPeriodPoints {
  points?: number;
  maxPoints?: number;
  dataPointCount?: number;
  percentOfGoal?: number;
  /** The agent's rank by points in this metric. */
  rankTotalPoints?: number;
  /** The agent's rank by percentage in this metric. */
  rankPercentagePoints?: number;
  /** Average over the period. */
  value?: number;
}

export interface InsightsDetailsOverallItem {
  comparativePeriod?: InsightsDetailsOverallPeriodPoints;
  primaryPeriod?: InsightsDetailsOverallPeriodPoints;
  percentOfGoalChange?: number;
}

export interface InsightsDetailsOverallPeriodPoints {
  points?: number;
  maxPoints?: number;
  dataPointCount?: number;
  percentOfGoal?: number;
  /** The agent's rank by points over all metrics. */
  rankTotalPoints?: number;
  /** The agent's rank by percentage over all metrics. */
  rankPercentagePoints?: number;
}

export interface InsightsRankings {
  performanceProfile?: AddressableEntityRef;
  division?: DivisionReference;
  granularity?: OpenEnum<'Daily' | 'Weekly' | 'Monthly'>;
  comparativePeriod?: WorkdayPeriod;
  primaryPeriod?: WorkdayPeriod;
  /** Those at the top, ties included. */
  leaders?: InsightsSummaryUserItem[];
  /** Those at the bottom, ties included. */
  trailers?: InsightsSummaryUserItem[];
}

/** Two periods compared for the agents of a profile or division. */
export interface InsightsSummary {
  entities: InsightsSummaryUserItem[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  performanceProfile?: AddressableEntityRef;
  division?: DivisionReference;
  granularity?: OpenEnum<'Daily' | 'Weekly' | 'Monthly'>;
  comparativePeriod?: WorkdayPeriod;
  primaryPeriod?: WorkdayPeriod;
  pageCount?: number;
}

export interface InsightsSummaryMetricItem {
  metric?: AddressableEntityRef;
  comparativePeriod?: InsightsSummaryMetricPeriodPoints;
  primaryPeriod?: InsightsSummaryMetricPeriodPoints;
  percentOfGoalChange?: number;
  valueChange?: number;
}

export interface InsightsSummaryMetricPeriodPoints {
  points?: number;
  maxPoints?: number;
  dataPointCount?: number;
  percentOfGoal?: number;
  value?: number;
}

export interface InsightsSummaryOverallItem {
  comparativePeriod?: InsightsSummaryOverallPeriodPoints;
  primaryPeriod?: InsightsSummaryOverallPeriodPoints;
  percentOfGoalChange?: number;
}

export interface InsightsSummaryOverallPeriodPoints {
  points?: number;
  maxPoints?: number;
  dataPointCount?: number;
  percentOfGoal?: number;
}

export interface InsightsSummaryUserItem {
  user?: UserReference;
  metricData?: InsightsSummaryMetricItem[];
  overallData?: InsightsSummaryOverallItem;
  ranking?: number;
}

/** Averages of a profile or division over two periods, step by step. */
export interface InsightsTrend {
  performanceProfile?: AddressableEntityRef;
  division?: DivisionReference;
  granularity?: OpenEnum<'Daily' | 'Weekly' | 'Monthly'>;
  comparativePeriod?: WorkdayPeriod;
  primaryPeriod?: WorkdayPeriod;
  entities: InsightsTrendMetricItem[];
  /** All metrics taken together. */
  total?: InsightsTrendTotalItem;
}

export interface InsightsTrendMetricItem {
  metric?: AddressableEntityRef;
  trends?: InsightsTrends;
}

export interface InsightsTrendTotalItem {
  trends?: InsightsTrends;
}

export interface InsightsTrends {
  comparativePeriod?: TrendData[];
  primaryPeriod?: TrendData[];
}

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
  /** Whether an evaluation of the agent falls on the day. */
  hasEvaluation?: OpenEnum<'HasQualityEvaluation' | 'NoQualityEvaluation'>;
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
  /** Decimal places to show. */
  precision?: number;
  /** The unit in which times are shown. */
  timeDisplayUnit?: OpenEnum<'None' | 'Seconds' | 'Minutes' | 'Hours'>;
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
  /** Only evaluations by these forms count, in whichever version. */
  evaluationFormContextIds?: string[];
  /** Only interactions that began in this direction count. */
  initialDirection?: OpenEnum<'inbound' | 'outbound'>;
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
  /** Only evaluations by these forms count, in whichever version. */
  evaluationFormContextIds?: string[];
  /** Only interactions that began in this direction count. */
  initialDirection?: OpenEnum<'inbound' | 'outbound'>;
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
  /** Whether the value replaces what is stored for the day (`Total`) or adds to it (`Cumulative`). */
  type?: OpenEnum<'Total' | 'Cumulative'>;
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
  /** Whether the value was to replace what is stored for the day (`Total`) or to add to it (`Cumulative`). */
  type?: OpenEnum<'Total' | 'Cumulative'>;
}

export interface ExternalMetricDataWriteRequest {
  items: ExternalMetricDataItem[];
}

export interface ExternalMetricDataWriteResponse {
  processedEntities?: ExternalMetricDataProcessedItem[];
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
  /** Decimal places to show. */
  precision?: number;
  /** The unit in which times are shown. */
  timeDisplayUnit?: OpenEnum<'None' | 'Seconds' | 'Minutes' | 'Hours'>;
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
  /** Whether objectives of the metric may set `initialDirection`. */
  initialDirectionFilteringAllowed?: boolean;
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
  /** The unit in which times are shown. */
  timeDisplayUnit?: OpenEnum<'None' | 'Seconds' | 'Minutes' | 'Hours'>;
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
  /** Only evaluations by these forms count, in whichever version. */
  evaluationFormContextIds?: string[];
  /** Only interactions that began in this direction count. */
  initialDirection?: OpenEnum<'inbound' | 'outbound'>;
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

export interface PrizeImages {
  imageUrl?: string;
}

/** A performance profile and the days on which the user belonged to it. */
export interface ProfileWithDateRange {
  id?: string;
  name?: string;
  division?: Division;
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
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
  /** Colour in which the schedule shows the activity. */
  activityColor?: string;
}

/** An evaluation that went into a metric's value. */
export interface QualityEvaluationScoreItem {
  evaluationId?: string;
  conversationId?: string;
  /** When the conversation began. @format date-time */
  conversationDate?: string;
  /** When the conversation ended. @format date-time */
  conversationEndDate?: string;
  formName?: string;
  points?: number;
  evaluationScore?: number;
  maxPoints?: number;
  mediaTypes?: SessionMediaType[];
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

/** One step of a trend. */
export interface TrendData {
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
  percentOfGoal?: number;
  averageValue?: number;
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

/** One agent's figures over two periods, step by step. */
export interface UserInsightsTrend {
  performanceProfile?: AddressableEntityRef;
  division?: DivisionReference;
  granularity?: OpenEnum<'Daily' | 'Weekly' | 'Monthly'>;
  comparativePeriod?: WorkdayPeriod;
  primaryPeriod?: WorkdayPeriod;
  user?: UserReference;
  entities: UserInsightsTrendMetricItem[];
  /** All metrics taken together. */
  total?: UserInsightsTrendTotalItem;
}

export interface UserInsightsTrendMetricItem {
  metric?: AddressableEntityRef;
  trends?: UserInsightsTrends;
}

export interface UserInsightsTrendTotalItem {
  trends?: UserInsightsTrends;
}

export interface UserInsightsTrends {
  comparativePeriod?: UserTrendData[];
  primaryPeriod?: UserTrendData[];
}

export interface UserProfilesInDateRange {
  user?: UserReference;
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
  profiles?: ProfileWithDateRange[];
}

export interface UserProfilesInDateRangeRequest {
  /** First day, `yyyy-MM-dd`. */
  startWorkday: string;
  /** Last day, `yyyy-MM-dd`. */
  endWorkday: string;
}

/** One step of an agent's trend. */
export interface UserTrendData {
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
  percentOfGoal?: number;
  averageValue?: number;
  /** The agent's rank by points. */
  rankTotalPoints?: number;
  /** The agent's rank by percentage. */
  rankPercentagePoints?: number;
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
  /** The most points that the metric can earn. */
  maxPoints?: number;
  businessUnitId?: string;
  /** The evaluations behind the value, for quality metrics. */
  evaluationDetails?: QualityEvaluationScoreItem[];
}

export interface WorkdayMetricListing {
  entities: WorkdayMetric[];
}

/** A span of workdays, both ends included. */
export interface WorkdayPeriod {
  /** @format date */
  dateStartWorkday?: string;
  /** @format date */
  dateEndWorkday?: string;
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
