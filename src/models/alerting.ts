import type { OpenEnum } from './open-enum.js';
import type { InteractionStatsMediaType, InteractionStatsMetric, InteractionStatsNumericRange } from './shared-enumerations.js';
import type { User } from './shared.js';
import type { AddressableEntityRef, UserReference } from './shared-references.js';

/** How many alerts are in force at present. */
export interface ActiveAlertCount {
  count?: number;
}

export interface AlertListing {
  entities: CommonAlert[];
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

export interface AlertNotification {
  /** Who is notified. */
  recipient: string;
  /** Ways in which the recipient is notified. */
  notificationTypes: OpenEnum<'Sms' | 'Device' | 'Email' | 'Push'>[];
  /** Language of the notification. */
  locale?: string;
}

/** What to do with an alert. */
export interface AlertRequest {
  /** Which of the actions is meant. The other fields belong to one or another of them. */
  type: OpenEnum<'Mute' | 'Snooze' | 'Unread' | 'Close'>;
  /** When muting or snoozing begins. @format date-time */
  dateStart?: string;
  /** When muting or snoozing ends. @format date-time */
  dateEnd?: string;
  /** For type `Unread`. */
  unread?: UnreadFields;
  validRequest?: boolean;
}

export interface AlertRuleProperties {
  id?: string;
  name?: string;
  type: OpenEnum<'ConversationMetrics' | 'UserPresence' | 'WorkforceManagement' | 'OperationalConsole' | 'Unknown'>;
}

/** Who or what an alert is about. */
export interface AlertSummary {
  entities: AlertSummaryEntity[];
  /** Conversation that met the conditions, for alerts on single conversations. */
  conversation?: AddressableEntityRef;
  /** `Interval` for aggregated figures, `Instance` for a single conversation or agent. */
  metricType: OpenEnum<'Interval' | 'Instance'>;
  entitiesAreTeamMembers: boolean;
}

/** One queue, user, group or team that an alert is about. */
export interface AlertSummaryEntity {
  /** Which of the references is filled. */
  entityType: OpenEnum<'User' | 'Group' | 'Queue' | 'Team' | 'TeamMembers' | 'Organization'>;
  user?: AddressableEntityRef;
  group?: AddressableEntityRef;
  queue?: AddressableEntityRef;
  team?: AddressableEntityRef;
  /** Whether it meets the conditions. */
  alerting: boolean;
}

export interface AlertingUnreadStatus {
  /** False marks the alert as read. */
  unread: boolean;
}

/** An occasion on which a rule's conditions were met, as one user sees it. */
export interface CommonAlert {
  id: string;
  name?: string;
  /** User whose alert it is. */
  user: UserReference;
  rule: AlertRuleProperties;
  notifications: AlertNotification[];
  /** @format date-time */
  dateStart: string;
  /** When the conditions ceased to hold, absent while they still do. @format date-time */
  dateEnd?: string;
  /** True while the conditions hold. */
  active: boolean;
  /** True until the alert is marked as read. */
  unread: boolean;
  /** Least time between two notifications, in ms. */
  waitBetweenNotificationMs: number;
  muted: boolean;
  snoozed: boolean;
  /** @format date-time */
  dateMutedUntil: string;
  /** @format date-time */
  dateSnoozedUntil: string;
  /** The rule's conditions. */
  conditions: CommonRuleConditions;
  /** Conversation that met the conditions, for alerts on single conversations. */
  conversationId?: string;
  alertSummary?: AlertSummary;
  ruleUri?: string;
  selfUri?: string;
}

export interface CommonAlertBulkUpdateRequest {
  type: OpenEnum<'Mute' | 'Snooze' | 'Unread' | 'Close'>;
  alertIds: string[];
  /** For types `Mute` and `Snooze`. */
  muteSnooze?: MuteSnoozeFields;
  /** For type `Unread`. */
  unread?: UnreadFields;
}

export interface CommonAllAlertUpdateRequest {
  type: OpenEnum<'Mute' | 'Snooze' | 'Unread' | 'Close'>;
  /** For type `Unread`. */
  unread?: UnreadFields;
}

/** A set of conditions that is watched for as long as the rule is enabled. When they are met, an alert is raised. */
export interface CommonRule {
  id?: string;
  name: string;
  description?: string;
  enabled?: boolean;
  notifications?: AlertNotification[];
  /** Whether recipients are also notified when the alarm is over. */
  sendExitingAlarmNotifications?: boolean;
  /** Least time between two notifications, in ms. */
  waitBetweenNotificationMs?: number;
  conditions?: CommonRuleConditions;
  /** What kind of data the conditions are about. */
  type: OpenEnum<'ConversationMetrics' | 'UserPresence' | 'WorkforceManagement' | 'OperationalConsole' | 'Unknown'>;
  /** True while the conditions hold. */
  inAlarm?: boolean;
  user?: UserReference;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateLastModified?: string;
  selfUri?: string;
}

export interface CommonRuleBulkDeleteRequest {
  ruleIds: string[];
}

/** Changes to several rules at once. */
export interface CommonRuleBulkUpdateNotificationsRequest {
  ruleIds: string[];
  properties?: ModifiableRuleProperties;
  /** Ways of notifying to add. */
  typesToAdd?: OpenEnum<'Sms' | 'Device' | 'Email' | 'Push'>[];
  /** Ways of notifying to take away. */
  typesToRemove?: OpenEnum<'Sms' | 'Device' | 'Email' | 'Push'>[];
}

/** Conditions combined by `type`, which may be nested. */
export interface CommonRuleConditions {
  /** Nested conditions. */
  clauses?: CommonRuleConditions[];
  /** Comparisons at this level. */
  predicates: CommonRulePredicate[];
  type: OpenEnum<'And' | 'Or' | 'Not'>;
  id?: string;
}

export interface CommonRuleContainer {
  entities: CommonRule[];
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

/** A comparison of one metric of one entity with a value. */
export interface CommonRulePredicate {
  /** `Interval` for aggregated figures, `Instance` for a single conversation or agent. */
  metricType: OpenEnum<'Interval' | 'Instance'>;
  /** Which figure of the metric is compared. */
  metricValueType: OpenEnum<'Count' | 'Min' | 'Timer' | 'Max' | 'Percentage' | 'Average' | 'Observation'>;
  comparisonOperator: OpenEnum<'Gt' | 'Gte' | 'Lt' | 'Lte' | 'Eq' | 'Ne'>;
  /** Threshold, in the unit of `metric`. */
  value: number;
  status?: string;
  topic?: string;
  characteristic?: string;
  /** Whose metric is watched. */
  entity: CommonRulePredicateEntity;
  mediaType?: OpenEnum<'Voice' | 'Chat' | 'Email' | 'Callback' | 'Message'>;
  /** Names beginning with `t` are durations, `n` counts, `o` other values. */
  metric: OpenEnum<
    | 'nAbandon'
    | 'nConnected'
    | 'nInteractions'
    | 'nOffered'
    | 'nOutbound'
    | 'nTransferred'
    | 'serviceLevel'
    | 'oServiceLevel'
    | 'oWaiting'
    | 'tAbandon'
    | 'tAcw'
    | 'tAlert'
    | 'tAnswered'
    | 'tHandle'
    | 'tHeldComplete'
    | 'tTalkComplete'
    | 'tWait'
    | 'tTalk'
    | 'tHeld'
    | 'tOrganizationPresence'
    | 'tSystemPresence'
    | 'tAgentRoutingStatus'
    | 'oUserRoutingStatuses'
    | 'oUserPresences'
    | 'oInteracting'
    | 'tFlowOut'
    | 'tAdherenceStatus'
    | 'nEvents'
  >;
}

export interface CommonRulePredicateEntity {
  /** Which of the references is filled. */
  entityType: OpenEnum<'User' | 'Group' | 'Queue' | 'Team' | 'TeamMembers' | 'Organization'>;
  user?: AddressableEntityRef;
  group?: AddressableEntityRef;
  queue?: AddressableEntityRef;
  team?: AddressableEntityRef;
}

/** Which alerts to list or count. */
export interface GetAlertQuery {
  ruleType: OpenEnum<'Conversation' | 'Presence' | 'All'>;
  /** `Info` for the alerts themselves, `Count` for their number. */
  queryType: OpenEnum<'Info' | 'Count'>;
  alertStatus?: OpenEnum<'Active' | 'Inactive' | 'All'>;
  viewedStatus?: OpenEnum<'Unread' | 'Read' | 'All'>;
  pageNumber?: number;
  pageSize?: number;
  sortBy?: OpenEnum<'Name' | 'DateStart'>;
  sortOrder?: OpenEnum<'Asc' | 'Desc'>;
}

/** Which rules to list or count. */
export interface GetRulesQuery {
  ruleType: OpenEnum<'Conversation' | 'Presence' | 'All'>;
  /** `Info` for the rules themselves, `Count` for their number. */
  queryType: OpenEnum<'Info' | 'Count'>;
  enabledType?: OpenEnum<'Enabled' | 'Disabled' | 'All'>;
  pageNumber?: number;
  pageSize?: number;
  sortBy?: OpenEnum<'Name' | 'DateCreated'>;
  sortOrder?: OpenEnum<'Asc' | 'Desc'>;
  ruleName?: string;
  /** How `ruleName` is matched. */
  nameSearchType?: OpenEnum<'Exact' | 'Contains' | 'Unknown'>;
}

/** An occasion on which a rule's condition was met; it copies the condition as it stood then. */
export interface InteractionStatsAlert {
  id?: string;
  name: string;
  /** Whether the value watched belongs to a queue or to a user. */
  dimension: OpenEnum<'queueId' | 'userId'>;
  /** Id of that queue or user. */
  dimensionValue: string;
  /** Statistic watched; names beginning with `t` are durations, `n` counts, `o` other values. */
  metric: InteractionStatsMetric;
  mediaType: InteractionStatsMediaType;
  /** Comparison between the measured statistic and `value`: greater than, at least, less than, at most, equal, not equal. */
  numericRange: InteractionStatsNumericRange;
  statistic: OpenEnum<'count' | 'min' | 'ratio' | 'max'>;
  /** Threshold that was crossed, in the unit of `metric`. */
  value: number;
  ruleId: string;
  /** True until the alert is marked as read. */
  unread: boolean;
  /** @format date-time */
  startDate: string;
  /** When the condition ceased to hold; absent while it still does. @format date-time */
  endDate?: string;
  notificationUsers: User[];
  /** Ways in which the users are notified. */
  alertTypes: string[];
  ruleUri?: string;
  selfUri?: string;
}

export interface InteractionStatsAlertContainer {
  entities: InteractionStatsAlert[];
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

/** A condition on one metric of one queue or user, watched for as long as the rule is enabled. */
export interface InteractionStatsRule {
  id?: string;
  name: string;
  /** Whether a queue or a user is watched. */
  dimension: OpenEnum<'queueId' | 'userId'>;
  /** Id of that queue or user. */
  dimensionValue: string;
  /** Statistic to watch; names beginning with `t` are durations, `n` counts, `o` other values. */
  metric: InteractionStatsMetric;
  mediaType: InteractionStatsMediaType;
  /** Comparison between the measured statistic and `value`: greater than, at least, less than, at most, equal, not equal. */
  numericRange: InteractionStatsNumericRange;
  statistic: OpenEnum<'count' | 'min' | 'ratio' | 'max'>;
  /** Threshold, in the unit of `metric`. */
  value: number;
  enabled: boolean;
  /** True while the condition holds. */
  inAlarm?: boolean;
  notificationUsers: User[];
  /** Ways in which the users are notified. */
  alertTypes: string[];
  selfUri?: string;
}

export interface InteractionStatsRuleContainer {
  entities: InteractionStatsRule[];
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

/** The parts of a rule that can be changed. */
export interface ModifiableRuleProperties {
  id?: string;
  name: string;
  description?: string;
  enabled?: boolean;
  notifications?: AlertNotification[];
  /** Whether recipients are also notified when the alarm is over. */
  sendExitingAlarmNotifications?: boolean;
  /** Least time between two notifications, in ms. */
  waitBetweenNotificationMs?: number;
  conditions?: CommonRuleConditions;
  selfUri?: string;
}

/** The span in which an alert is muted or snoozed. */
export interface MuteSnoozeFields {
  /** @format date-time */
  dateStart: string;
  /** @format date-time */
  dateEnd: string;
}

export interface UnreadFields {
  /** False marks the alert as read. */
  state: boolean;
}

/** How many alerts the caller has not looked at yet. */
export interface UnreadMetric {
  count?: number;
}

/** The one thing about an alert that a caller may change. */
export interface UnreadStatus {
  /** False marks the alert as read. */
  unread?: boolean;
}
