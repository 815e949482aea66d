import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { FlowType, SessionMediaType, UsedRoutingType } from './shared-enumerations.js';
import type { AnalyticsScoredAgent } from './shared-references.js';

/** The figures of one group. */
export interface ConversationActivityData {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: ConversationActivityMetricValue[];
  /** Whether there were more entities than are listed. */
  truncated?: boolean;
  /** The single interactions, where details were asked for. */
  entities?: ConversationActivityEntityData[];
}

export type ConversationActivityDimension = OpenEnum<
  | 'activeRouting'
  | 'addressFrom'
  | 'addressTo'
  | 'agentScore'
  | 'ani'
  | 'conversationId'
  | 'convertedFrom'
  | 'convertedTo'
  | 'direction'
  | 'dnis'
  | 'mediaType'
  | 'participantName'
  | 'queueId'
  | 'requestedLanguageId'
  | 'requestedRouting'
  | 'requestedRoutingSkillId'
  | 'routingPriority'
  | 'scoredAgentId'
  | 'sessionId'
  | 'teamId'
  | 'usedRouting'
  | 'userId'
>;

/** One interaction behind a figure. */
export interface ConversationActivityEntityData {
  /** When what is counted came about. @format date-time */
  activityDate: string;
  metric?: OpenEnum<'oAlerting' | 'oInteracting' | 'oLongestInteracting' | 'oLongestWaiting' | 'oWaiting'>;
  activeRouting?: UsedRoutingType;
  addressFrom?: string;
  addressTo?: string;
  /** Number of the calling party. */
  ani?: string;
  conversationId?: string;
  convertedFrom?: string;
  convertedTo?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Number that was dialled. */
  dnis?: string;
  mediaType?: SessionMediaType;
  participantName?: string;
  queueId?: string;
  requestedLanguageId?: string;
  requestedRoutingSkillIds?: string[];
  /** Routing methods that were tried. */
  requestedRoutings?: UsedRoutingType[];
  /** Higher goes first. */
  routingPriority?: number;
  sessionId?: string;
  teamId?: string;
  /** Routing method that found the agent. */
  usedRouting?: UsedRoutingType;
  userId?: string;
  scoredAgents?: ConversationActivityScoredAgent[];
}

export interface ConversationActivityMetricValue {
  metric?: OpenEnum<'oAlerting' | 'oInteracting' | 'oLongestInteracting' | 'oLongestWaiting' | 'oWaiting'>;
  /** Splits a metric further. */
  qualifier?: string;
  /** What is counted, in the dimension that the response names in `entityIdDimension`. */
  entityIds?: string[];
  count?: number;
  /** In the metrics of longest waiting and interacting, the moment at which the longest one began, as an epoch time in ms. */
  calculatedMetricValue?: number;
}

/** A look at the interactions of this moment, grouped as wanted. */
export interface ConversationActivityQuery {
  metrics: ConversationActivityQueryMetric[];
  /** Dimensions; each combination of their values makes a group. */
  groupBy: ConversationActivityDimension[];
  filter?: ConversationActivityQueryFilter;
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
}

export interface ConversationActivityQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: ConversationActivityQueryPredicate[];
}

export interface ConversationActivityQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: ConversationActivityQueryClause[];
  predicates?: ConversationActivityQueryPredicate[];
}

export interface ConversationActivityQueryMetric {
  metric: OpenEnum<'oAlerting' | 'oInteracting' | 'oLongestInteracting' | 'oLongestWaiting' | 'oWaiting'>;
  /** Whether the single interactions come back, too. */
  details?: boolean;
}

export interface ConversationActivityQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: ConversationActivityDimension;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
}

export interface ConversationActivityResponse {
  results?: ConversationActivityData[];
  /** What the `entityIds` are ids of. */
  entityIdDimension?: ConversationActivityDimension;
}

export type ConversationActivityScoredAgent = AnalyticsScoredAgent;

/** The figures of one group. */
export interface FlowActivityData {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: FlowActivityMetricValue[];
  /** Whether there were more entities than are listed. */
  truncated?: boolean;
  entities?: FlowActivityEntityData[];
}

export type FlowActivityDimension = OpenEnum<
  | 'activeRouting'
  | 'addressFrom'
  | 'addressTo'
  | 'agentScore'
  | 'ani'
  | 'conversationId'
  | 'convertedFrom'
  | 'convertedTo'
  | 'direction'
  | 'dnis'
  | 'flowId'
  | 'flowType'
  | 'mediaType'
  | 'participantName'
  | 'queueId'
  | 'requestedLanguageId'
  | 'requestedRouting'
  | 'requestedRoutingSkillId'
  | 'routingPriority'
  | 'scoredAgentId'
  | 'sessionId'
  | 'teamId'
  | 'usedRouting'
  | 'userId'
>;

/** One interaction that is in a flow. */
export interface FlowActivityEntityData {
  /** When what is counted came about. @format date-time */
  activityDate: string;
  metric?: OpenEnum<'oFlow'>;
  activeRouting?: UsedRoutingType;
  addressFrom?: string;
  addressTo?: string;
  ani?: string;
  conversationId?: string;
  convertedFrom?: string;
  convertedTo?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  dnis?: string;
  flowId?: string;
  flowType?: FlowType;
  mediaType?: SessionMediaType;
  participantName?: string;
  queueId?: string;
  requestedLanguageId?: string;
  requestedRoutingSkillIds?: string[];
  requestedRoutings?: UsedRoutingType[];
  routingPriority?: number;
  sessionId?: string;
  teamId?: string;
  usedRouting?: UsedRoutingType;
  userId?: string;
  scoredAgents?: FlowActivityScoredAgent[];
}

export interface FlowActivityMetricValue {
  metric?: OpenEnum<'oFlow'>;
  qualifier?: string;
  /** What is counted, in the dimension that the response names in `entityIdDimension`. */
  entityIds?: string[];
  count?: number;
}

/** A look at the interactions that are in flows at this moment. */
export interface FlowActivityQuery {
  metrics: FlowActivityQueryMetric[];
  /** Dimensions; each combination of their values makes a group. */
  groupBy: FlowActivityDimension[];
  filter?: FlowActivityQueryFilter;
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
}

export interface FlowActivityQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: FlowActivityQueryPredicate[];
}

export interface FlowActivityQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: FlowActivityQueryClause[];
  predicates?: FlowActivityQueryPredicate[];
}

export interface FlowActivityQueryMetric {
  metric: OpenEnum<'oFlow'>;
  /** Whether the single interactions come back, too. */
  details?: boolean;
}

export interface FlowActivityQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: FlowActivityDimension;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
}

export interface FlowActivityResponse {
  results?: FlowActivityData[];
  /** What the `entityIds` are ids of. */
  entityIdDimension?: FlowActivityDimension;
}

export type FlowActivityScoredAgent = AnalyticsScoredAgent;

/** The figures of one group. */
export interface RoutingActivityData {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: RoutingActivityMetricValue[];
  /** Whether there were more entities than are listed. */
  truncated?: boolean;
  entities?: RoutingActivityEntityData[];
}

export type RoutingActivityDimension = OpenEnum<
  | 'organizationPresenceId'
  | 'presenceDate'
  | 'queueId'
  | 'queueMembershipStatus'
  | 'routingStatus'
  | 'routingStatusDate'
  | 'systemPresence'
  | 'teamId'
  | 'userId'
>;

/** One user behind a figure. */
export type RoutingActivityEntityData = TeamActivityEntityData;

export interface RoutingActivityMetricValue {
  metric?: OpenEnum<
    'oActiveUsers' | 'oMemberUsers' | 'oOffQueueUsers' | 'oOnQueueUsers' | 'oUserPresences' | 'oUserRoutingStatuses'
  >;
  /** What is counted within the metric, e.g. the routing status. */
  qualifier?: string;
  /** Splits the figure once more. */
  secondaryQualifier?: string;
  entityIds?: string[];
  count?: number;
}

/** A look at the agents of queues at this moment: on or off queue, presence and routing status. */
export interface RoutingActivityQuery {
  metrics: RoutingActivityQueryMetric[];
  groupBy: OpenEnum<'queueId'>[];
  filter?: RoutingActivityQueryFilter;
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
}

export type RoutingActivityQueryClause = TeamActivityQueryClause;

export type RoutingActivityQueryFilter = TeamActivityQueryFilter;

export interface RoutingActivityQueryMetric {
  metric: OpenEnum<
    'oActiveUsers' | 'oMemberUsers' | 'oOffQueueUsers' | 'oOnQueueUsers' | 'oUserPresences' | 'oUserRoutingStatuses'
  >;
  /** Whether the single users come back, too. */
  details?: boolean;
}

export type RoutingActivityQueryPredicate = TeamActivityQueryPredicate;

export interface RoutingActivityResponse {
  results?: RoutingActivityData[];
  entityIdDimension?: RoutingActivityDimension;
}

/** The figures of one team. */
export interface TeamActivityData {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: TeamActivityMetricValue[];
  /** Whether there were more entities than are listed. */
  truncated?: boolean;
  entities?: TeamActivityEntityData[];
}

/** One team member behind a figure. */
export interface TeamActivityEntityData {
  /** When the member came into the state that is counted. @format date-time */
  activityDate: string;
  organizationPresenceId?: string;
  /** @format date-time */
  presenceDate?: string;
  queueId?: string;
  queueMembershipStatus?: string;
  routingStatus?: string;
  /** @format date-time */
  routingStatusDate?: string;
  systemPresence?: string;
  teamId?: string;
  userId?: string;
}

export interface TeamActivityMetricValue {
  metric?: OpenEnum<'oTeamOffQueueUsers' | 'oTeamOnQueueUsers' | 'oTeamPresences' | 'oTeamRoutingStatuses'>;
  /** What is counted within the metric, e.g. the routing status. */
  qualifier?: string;
  /** Splits the figure once more. */
  secondaryQualifier?: string;
  entityIds?: string[];
  count?: number;
}

/** A look at the members of teams at this moment. */
export interface TeamActivityQuery {
  metrics: TeamActivityQueryMetric[];
  groupBy: OpenEnum<'teamId'>[];
  filter?: TeamActivityQueryFilter;
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
}

export interface TeamActivityQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: TeamActivityQueryPredicate[];
}

export interface TeamActivityQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: TeamActivityQueryClause[];
  predicates?: TeamActivityQueryPredicate[];
}

export interface TeamActivityQueryMetric {
  metric: OpenEnum<'oTeamOffQueueUsers' | 'oTeamOnQueueUsers' | 'oTeamPresences' | 'oTeamRoutingStatuses'>;
  details?: boolean;
}

export interface TeamActivityQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: RoutingActivityDimension;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
}

export interface TeamActivityResponse {
  results?: TeamActivityData[];
  entityIdDimension?: RoutingActivityDimension;
}

/** The figures of one user. */
export interface UserActivityData {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: UserActivityMetricValue[];
  /** Whether there were more entities than are listed. */
  truncated?: boolean;
  entities?: UserActivityEntityData[];
}

export type UserActivityEntityData = TeamActivityEntityData;

export interface UserActivityMetricValue {
  metric?: OpenEnum<'oActiveQueues' | 'oMemberQueues'>;
  qualifier?: string;
  entityIds?: string[];
  count?: number;
}

/** A look at the queues that users belong to and are active in at this moment. */
export interface UserActivityQuery {
  metrics: UserActivityQueryMetric[];
  groupBy: OpenEnum<'userId'>[];
  filter?: UserActivityQueryFilter;
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
}

export type UserActivityQueryClause = TeamActivityQueryClause;

export type UserActivityQueryFilter = TeamActivityQueryFilter;

export interface UserActivityQueryMetric {
  metric: OpenEnum<'oActiveQueues' | 'oMemberQueues'>;
  details?: boolean;
}

export type UserActivityQueryPredicate = TeamActivityQueryPredicate;

export interface UserActivityResponse {
  results?: UserActivityData[];
  entityIdDimension?: RoutingActivityDimension;
}
