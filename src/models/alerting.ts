import type { OpenEnum } from './open-enum.js';
import type { InteractionStatsMediaType, InteractionStatsMetric, InteractionStatsNumericRange } from './shared-enumerations.js';
import type { User } from './shared.js';

/** How many alerts are in force at present. */
export interface ActiveAlertCount {
  count?: number;
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
  /** Ways in which the users are told. */
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
  /** Ways in which the users are told. */
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

/** How many alerts the caller has not looked at yet. */
export interface UnreadMetric {
  count?: number;
}

/** The one thing about an alert that a caller may change. */
export interface UnreadStatus {
  /** False marks the alert as read. */
  unread?: boolean;
}
