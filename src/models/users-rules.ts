import type { OpenEnum } from './open-enum.js';
import type { UserReference } from './shared-references.js';

export type UsersRuleContainer = OpenEnum<
  | 'AcdSkill'
  | 'BusinessUnit'
  | 'DirectoryGroup'
  | 'Division'
  | 'Language'
  | 'Location'
  | 'ManagementUnit'
  | 'Queue'
  | 'ReportsTo'
  | 'Team'
  | 'User'
>;

export interface UsersRulesCreateRuleRequest {
  name: string;
  description?: string;
  type: OpenEnum<'Learning' | 'ActivityPlan'>;
  criteria: UsersRulesCriteria[];
}

/** One alternative of a rule: a set of conditions that a user must meet together. */
export interface UsersRulesCriteria {
  /** Given by the platform. */
  id?: string;
  operator: OpenEnum<'Or'>;
  /** Conditions, all of which must hold. */
  group: UsersRulesGroupItem[];
}

/** Something that uses a rule, such as a learning module. */
export interface UsersRulesDependent {
  rule?: UsersRulesDependentRule;
  /** Id of the learning module or activity plan. */
  typeId?: string;
  type?: OpenEnum<'Learning' | 'ActivityPlan'>;
  /** @format date-time */
  createdDate?: string;
  createdBy?: UserReference;
  lastRun?: UsersRulesLastRunMetadata;
  /** How often the rule has been run for it of late. */
  recentRunCount?: number;
  selfUri?: string;
}

export interface UsersRulesDependentList {
  entities: UsersRulesDependent[];
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

export interface UsersRulesDependentRule {
  id?: string;
  selfUri?: string;
}

/** A condition: to belong to one of the containers named, or not to. */
export interface UsersRulesGroupItem {
  id?: string;
  /** `And` includes users, `Not` excludes them. */
  operator: OpenEnum<'And' | 'Not'>;
  /** What the ids in `values` stand for. */
  container: UsersRuleContainer;
  values: UsersRulesValue[];
}

/** The last time a rule was applied. */
export interface UsersRulesLastRunMetadata {
  id?: string;
  /** @format date-time */
  createdDate?: string;
  createdBy?: UserReference;
  /** How many users it picked. */
  resultCount?: number;
}

export interface UsersRulesLockedCriteriaSettingsCriteria {
  operator: OpenEnum<'Or'>;
  group: UsersRulesLockedCriteriaSettingsGroup[];
}

export interface UsersRulesLockedCriteriaSettingsGroup {
  /** Operators that may be used with the container. */
  operators: OpenEnum<'And' | 'Not'>[];
  container: UsersRuleContainer;
  /** How many ids may be given for the container. */
  maxIdCount?: number;
}

export interface UsersRulesQueryResponse {
  entities: UserReference[];
  pageSize?: number;
  pageNumber?: number;
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** Criteria to try out. */
export interface UsersRulesQueryRuleRequest {
  type: OpenEnum<'Learning' | 'ActivityPlan'>;
  criteria: UsersRulesCriteria[];
  /** Users among whom to look. */
  userIds: string[];
}

/** A saved description of a set of users. */
export interface UsersRulesRule {
  id: string;
  name?: string;
  description?: string;
  /** What the rule can be used for. */
  type?: OpenEnum<'Learning' | 'ActivityPlan'>;
  /** Alternatives. A user need only meet one of them. */
  criteria?: UsersRulesCriteria[];
  /** @format date-time */
  createdDate?: string;
  createdBy?: UserReference;
  /** @format date-time */
  modifiedDate?: string;
  modifiedBy?: UserReference;
  lastRun?: UsersRulesLastRunMetadata;
  /** How often the rule has been run of late. */
  recentRunCount?: number;
  /** How many learning modules or activity plans use it. */
  dependentCount?: number;
  selfUri?: string;
}

export interface UsersRulesRuleList {
  entities: UsersRulesRule[];
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

/** What rules of one type may be built from. */
export interface UsersRulesRuleSettings {
  /** Containers that conditions may name. */
  allowedContainers?: UsersRuleContainer[];
  lockedCriteria?: UsersRulesLockedCriteriaSettingsCriteria[];
}

/** Changes to a rule. Fields left out stay as they are. */
export interface UsersRulesUpdateRuleRequest {
  name?: string;
  description?: string;
  criteria?: UsersRulesCriteria[];
  lockedCriteria?: UsersRulesCriteria[];
}

export interface UsersRulesValue {
  /** Entity within which the ids are meant, such as the business unit of management units. */
  contextId?: string;
  ids: string[];
}
