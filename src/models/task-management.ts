import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { WorkitemReference } from './shared-administration.js';
import type { WorktypeReference } from './shared-analytics.js';
import type { QueryFilterOperator, WorkitemAssignmentState, WorkitemStatusCategory } from './shared-enumerations.js';
import type {
  Division,
  DomainEntityRef,
  Entity,
  ExternalContactReference,
  UserReference,
  UserReferenceWithName,
} from './shared-references.js';

/** The move to another status that a work item is due to make by itself. */
export interface AutoStatusTransitionDetail {
  /** The status it will move to. */
  nextStatus?: WorkitemStatusReference;
  /** @format date-time */
  dateOfTransition?: string;
  /** Why the move failed, where it did. */
  errorDetails?: TaskManagementErrorDetails;
}

export interface TaskManagementErrorDetails {
  code?: string;
  message?: string;
}

export type WorkbinReference = DomainEntityRef;

/** A piece of work of one worktype, on its way through statuses, queues and agents until it is terminated. */
export interface Workitem {
  id: string;
  name?: string;
  division?: Division;
  type?: WorktypeReference;
  description?: string;
  language?: WorkitemLanguageReference;
  utilizationLabel?: WorkitemUtilizationLabelReference;
  priority?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateDue?: string;
  /** @format date-time */
  dateExpires?: string;
  /** Estimated time to complete the work, in seconds. */
  durationSeconds?: number;
  /** When the work item's life ends, as an epoch time in seconds. */
  ttl?: number;
  status?: WorkitemStatusReference;
  /** What kind of status the current one is, whatever its name. */
  statusCategory?: WorkitemStatusCategory;
  /** @format date-time */
  dateStatusChanged?: string;
  /** @format date-time */
  dateClosed?: string;
  /** Container it is kept in. */
  workbin?: WorkbinReference;
  reporter?: UserReferenceWithName;
  /** User who has the work. */
  assignee?: UserReferenceWithName;
  externalContact?: ExternalContactReference;
  /** Tag of the caller's choosing. */
  externalTag?: string;
  modifiedBy?: UserReference;
  queue?: WorkitemQueueReference;
  /** How far routing has come. `Idle` at first, `Parked` while an agent has laid it aside. */
  assignmentState?: WorkitemAssignmentState;
  /** @format date-time */
  dateAssignmentStateChanged?: string;
  /** How long it alerts at an agent, in seconds. */
  alertTimeoutSeconds?: number;
  skills?: WorkitemRoutingSkillReference[];
  /** Agents whom routing considers first. */
  preferredAgents?: UserReference[];
  /** Whether statuses may move it on by themselves. */
  autoStatusTransition?: boolean;
  /** Schema and version that `customFields` follow. */
  schema?: WorkitemSchema;
  /** Values by field name, as the worktype's schema defines them. */
  customFields?: Dictionary<JsonObject>;
  /** The next automatic move, where one is pending. */
  autoStatusTransitionDetail?: AutoStatusTransitionDetail;
  /** Agents to prefer, each with a score. */
  scoredAgents?: WorkitemScoredAgent[];
  /** Script shown to the agent who works on it. */
  script?: WorkitemScriptReference;
  selfUri?: string;
}

export type WorkitemLanguageReference = DomainEntityRef;

export type WorkitemQueueReference = DomainEntityRef;

export type WorkitemRoutingSkillReference = DomainEntityRef;

export interface WorkitemSchema {
  id?: string;
  name?: string;
  version: number;
  selfUri?: string;
}

export interface WorkitemScoredAgent {
  agent?: UserReference;
  /** Higher is better. */
  score?: number;
}

/** An asynchronous task that creates or terminates many work items. */
export interface BulkJob {
  id: string;
  /** Final at `Succeeded`, `Failed`, `Cancelled` or `Terminated`. */
  state?: OpenEnum<'Idle' | 'Queued' | 'Running' | 'Succeeded' | 'Failed' | 'Cancelled' | 'Terminated'>;
  action?: OpenEnum<'TerminateWorkitems' | 'AddWorkitems'>;
  /** Entries handed to the job. */
  totalCount?: number;
  successfulCount?: number;
  failedCount?: number;
  /** @format date-time */
  dateStarted?: string;
  /** @format date-time */
  dateFinished?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface BulkJobAddRequest {
  entities: WorkitemCommonCreate[];
}

export interface BulkJobAddResponse {
  results?: BulkJobAddResult[];
  errorCount?: number;
  /** Positions in `results` of the entries that failed. */
  errorIndexes?: number[];
}

/** One entry of a bulk creation: either the work item made or the error. */
export interface BulkJobAddResult {
  error?: BulkJobError;
  entity?: BulkJobAddWorkitemSummary;
}

export interface BulkJobAddWorkitemSummary {
  id?: string;
  name?: string;
  workbin?: WorkbinReference;
  type?: WorktypeReference;
  selfUri?: string;
}

export type BulkJobEntity = Entity;

export interface BulkJobError {
  message?: string;
  code?: string;
}

export interface BulkJobTerminateRequest {
  entities: BulkJobEntity[];
}

/** One work item of a bulk termination: itself, or the error that kept it from ending. */
export interface BulkJobTerminateResult {
  error?: BulkJobError;
  entity?: BulkJobTerminateResultEntity;
}

export interface BulkJobTerminateResultEntity {
  id?: string;
  selfUri?: string;
}

export interface BulkJobTerminateResultsResponse {
  results?: BulkJobTerminateResult[];
  errorCount?: number;
  /** Positions in `results` of the entries that failed. */
  errorIndexes?: number[];
}

export interface BulkJobUpdate {
  /** `Queued` sets the job to work, `Terminated` breaks it off. */
  state: OpenEnum<'Queued' | 'Terminated'>;
}

export interface BulkJobsListing {
  entities: BulkJob[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

/** A container of work items: where they are kept and which division they belong to. */
export interface Workbin {
  id: string;
  name?: string;
  division?: Division;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: UserReference;
  selfUri?: string;
}

export interface WorkbinChangeListing {
  entities: WorkitemsChangeWorkbinDelta[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

export interface WorkbinCreate {
  name: string;
  description?: string;
  /** Division that the workbin belongs to. It cannot be changed later. */
  divisionId?: string;
}

/** The fields of a workbin that one change touched, each with its old and new value. */
export interface WorkbinDelta {
  name?: WorkitemsAttributeChangeString;
  description?: WorkitemsAttributeChangeString;
  dateModified?: WorkitemsAttributeChangeInstant;
  modifiedBy?: WorkitemsAttributeChangeString;
}

export interface WorkbinQueryEntityListing {
  entities: Workbin[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
  /** Number of matches, where the query asked for it with `select`. */
  count?: number;
}

export interface WorkbinQueryRequest {
  pageSize?: number;
  /** `Count` asks for the number of matches. */
  select?: OpenEnum<'Count'>;
  filters: WorkitemFilter[];
  /** Fields to return of each workbin. */
  attributes?: string[];
  /** The cursor of the page to begin after, from the page before. */
  after?: string;
  sort?: WorkbinQuerySort;
}

export interface WorkbinQuerySort {
  name?: OpenEnum<'dateModified' | 'name'>;
  ascending?: boolean;
}

export interface WorkbinUpdate {
  name?: string;
  description?: string;
}

/** A workbin as it stood at one version. */
export interface WorkbinVersion {
  id: string;
  name?: string;
  division?: Division;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: UserReference;
  version?: number;
  selfUri?: string;
}

export interface WorkbinVersionListing {
  entities: WorkbinVersion[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

export interface WorkitemChangeListing {
  entities: WorkitemsChangeWorkitemDelta[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

/** A work item to create by a bulk job. What is left out comes from its worktype's defaults. */
export interface WorkitemCommonCreate {
  name: string;
  priority?: number;
  /** @format date-time */
  dateDue?: string;
  /** @format date-time */
  dateExpires?: string;
  /** Estimated time to complete the work, in seconds. */
  durationSeconds?: number;
  /** When the work item's life ends, as an epoch time in seconds. */
  ttl?: number;
  statusId?: string;
  workbinId?: string;
  /** False keeps statuses from moving it on by themselves. */
  autoStatusTransition?: boolean;
  description?: string;
  /** Its worktype. */
  typeId: string;
  /** Values by field name, as the worktype's schema defines them. */
  customFields?: Dictionary<JsonObject>;
  queueId?: string;
  assigneeId?: string;
  languageId?: string;
  externalContactId?: string;
  /** Tag of the caller's choosing. */
  externalTag?: string;
  skillIds?: string[];
  scriptId?: string;
}

/** A work item to create. What is left out comes from its worktype's defaults. */
export interface WorkitemCreate {
  name: string;
  priority?: number;
  /** @format date-time */
  dateDue?: string;
  /** @format date-time */
  dateExpires?: string;
  /** Estimated time to complete the work, in seconds. */
  durationSeconds?: number;
  /** When the work item's life ends, as an epoch time in seconds. */
  ttl?: number;
  statusId?: string;
  workbinId?: string;
  /** False keeps statuses from moving it on by themselves. */
  autoStatusTransition?: boolean;
  description?: string;
  /** Its worktype. */
  typeId: string;
  /** Values by field name, as the worktype's schema defines them. */
  customFields?: Dictionary<JsonObject>;
  queueId?: string;
  assigneeId?: string;
  languageId?: string;
  externalContactId?: string;
  /** Tag of the caller's choosing. */
  externalTag?: string;
  skillIds?: string[];
  scriptId?: string;
  /** Id of a wrap-up code to give it from the start. */
  wrapupCode?: string;
  utilizationLabelId?: string;
  /** Agents to prefer, each with a score. */
  scoredAgents?: WorkitemScoredAgentRequest[];
  preferredAgentIds?: string[];
}

/** A point in time, given by its distance from a date of the work item. */
export interface WorkitemDateBasedCondition {
  attribute: OpenEnum<'dateDue' | 'dateExpires' | 'ttl' | 'dateCreated'>;
  /** Minutes from the date to the launch of the flow, negative for before it. */
  relativeMinutesToInvocation: number;
}

export interface WorkitemDateBasedConditionUpdate {
  attribute?: OpenEnum<'dateDue' | 'dateExpires' | 'ttl' | 'dateCreated'>;
  /** Minutes from the date to the launch of the flow, negative for before it. */
  relativeMinutesToInvocation?: number;
}

/** A rule that launches the worktype's flow some time before or after a date of the work item. */
export interface WorkitemDateBasedRule {
  id: string;
  name?: string;
  type?: OpenEnum<'OnCreate' | 'OnAttributeChange' | 'Date'>;
  action?: WorkitemRuleAction;
  worktype?: WorktypeReference;
  condition?: WorkitemDateBasedCondition;
  selfUri?: string;
}

export interface WorkitemDateBasedRuleCreate {
  name: string;
  condition: WorkitemDateBasedCondition;
}

export interface WorkitemDateBasedRuleListing {
  entities: WorkitemDateBasedRule[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

export interface WorkitemDateBasedRuleUpdate {
  name?: string;
  condition?: WorkitemDateBasedConditionUpdate;
}

/** The fields of a work item that one change touched, each with its old and new value. */
export interface WorkitemDelta {
  name?: WorkitemsAttributeChangeString;
  description?: WorkitemsAttributeChangeString;
  languageId?: WorkitemsAttributeChangeString;
  utilizationLabelId?: WorkitemsAttributeChangeString;
  priority?: WorkitemsAttributeChangeInteger;
  skillIds?: WorkitemsAttributeChangeList;
  preferredAgentIds?: WorkitemsAttributeChangeList;
  dateDue?: WorkitemsAttributeChangeInstant;
  dateExpires?: WorkitemsAttributeChangeInstant;
  durationSeconds?: WorkitemsAttributeChangeInteger;
  statusId?: WorkitemsAttributeChangeString;
  reporterId?: WorkitemsAttributeChangeString;
  externalContactId?: WorkitemsAttributeChangeString;
  assigneeId?: WorkitemsAttributeChangeString;
  workbinId?: WorkitemsAttributeChangeString;
  queueId?: WorkitemsAttributeChangeString;
  externalTag?: WorkitemsAttributeChangeString;
  wrapupId?: WorkitemsAttributeChangeString;
  wrapup?: WorkitemsAttributeChangeWrapupDelta;
  ttl?: WorkitemsAttributeChangeInteger;
  dateClosed?: WorkitemsAttributeChangeInstant;
  assignmentState?: WorkitemsAttributeChangeString;
  autoStatusTransition?: WorkitemsAttributeChangeBoolean;
  customFields?: WorkitemsAttributeChangeMap;
  dateModified?: WorkitemsAttributeChangeInstant;
  modifiedBy?: WorkitemsAttributeChangeString;
  statusCategory?: WorkitemsAttributeChangeWorkitemStatusCategory;
  scriptId?: WorkitemsAttributeChangeString;
  dateAssignmentStateChanged?: WorkitemsAttributeChangeInstant;
  alertTimeoutSeconds?: WorkitemsAttributeChangeInteger;
  scoredAgents?: WorkitemsAttributeChangeListWorkitemScoredAgentDelta;
}

/** A condition on one attribute, for queries on work items, workbins and worktypes. */
export interface WorkitemFilter {
  /** Attribute to compare, e.g. `typeId`. */
  name: string;
  /** Whether `values` are to be read as text or as whole numbers. */
  type: OpenEnum<'String' | 'Int'>;
  operator: QueryFilterOperator;
  /** Always strings. `IN` takes several, `BETWEEN` takes two, most others one. */
  values: string[];
}

export type WorkitemFlowReference = DomainEntityRef;

export interface WorkitemManualAssign {
  /** Id of the user to assign the work item to. */
  id: string;
}

/** The change that a rule waits for. */
export interface WorkitemOnAttributeChangeCondition {
  attribute: OpenEnum<'statusId'>;
  /** Value that the attribute must change to, such as the id of a status. */
  newValue?: string;
  /** Value that it must have had before. */
  oldValue?: string;
  operator?: string;
  value?: number;
}

export type WorkitemOnAttributeChangeConditionUpdate = WorkitemOnAttributeChangeCondition;

/** A rule that launches the worktype's flow when an attribute of a work item changes as its condition says. */
export interface WorkitemOnAttributeChangeRule {
  id: string;
  name?: string;
  type?: OpenEnum<'OnCreate' | 'OnAttributeChange' | 'Date'>;
  action?: WorkitemRuleAction;
  worktype?: WorktypeReference;
  condition?: WorkitemOnAttributeChangeCondition;
  selfUri?: string;
}

export interface WorkitemOnAttributeChangeRuleCreate {
  name: string;
  condition: WorkitemOnAttributeChangeCondition;
}

export interface WorkitemOnAttributeChangeRuleListing {
  entities: WorkitemOnAttributeChangeRule[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

export interface WorkitemOnAttributeChangeRuleUpdate {
  name?: string;
  condition?: WorkitemOnAttributeChangeConditionUpdate;
}

/** A rule that launches the worktype's flow for each work item created. It has no condition. */
export interface WorkitemOnCreateRule {
  id: string;
  name?: string;
  type?: OpenEnum<'OnCreate' | 'OnAttributeChange' | 'Date'>;
  action?: WorkitemRuleAction;
  worktype?: WorktypeReference;
  selfUri?: string;
}

export interface WorkitemOnCreateRuleCreate {
  name: string;
}

export interface WorkitemOnCreateRuleListing {
  entities: WorkitemOnCreateRule[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

export interface WorkitemOnCreateRuleUpdate {
  name?: string;
}

export interface WorkitemPagedEntityListing {
  entities: Workitem[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export interface WorkitemPostQueryEntityListing {
  entities: Workitem[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
  /** Number of matches, where the query asked for it with `select`. */
  count?: number;
}

/** An asynchronous query for work items, with the page of hits that is wanted. */
export interface WorkitemQueryJobCreate {
  pageSize?: number;
  pageNumber?: number;
  /** Conditions on the attributes that every work item has. */
  filters: WorkitemQueryJobFilter[];
  /** Conditions on custom fields, which can be nested with `AND` and `OR`. */
  queryFilters?: WorkitemQueryJobQueryFilters[];
  /** Entities to fill in, which otherwise come as references. */
  expands?: OpenEnum<'type' | 'workbin' | 'status' | 'assignee' | 'reporter' | 'queue' | 'case' | 'externalContact'>[];
  /** Fields to return of each work item. */
  attributes?: string[];
  sort?: WorkitemQueryJobSort;
  /** Beginning of the span that the query looks at. @format date-time */
  dateIntervalStart?: string;
  /** End of the span that the query looks at. @format date-time */
  dateIntervalEnd?: string;
}

export interface WorkitemQueryJobError {
  code?: string;
  message?: string;
}

export interface WorkitemQueryJobFilter {
  /** Attribute to compare. */
  name: string;
  operator: QueryFilterOperator;
  /** Always strings, also for numbers and dates. */
  values: string[];
}

/** Conditions on custom fields, in groups. */
export interface WorkitemQueryJobQueryFilters {
  name: OpenEnum<'customFields'>;
  /** How `criteria` are combined with each other. */
  operator?: OpenEnum<'AND' | 'OR'>;
  criteria: WorkitemQueryJobQueryFiltersCriteria[];
}

export interface WorkitemQueryJobQueryFiltersCriteria {
  /** How `predicates` are combined with each other. */
  operator?: OpenEnum<'AND' | 'OR'>;
  predicates: WorkitemQueryJobQueryFiltersPredicate[];
}

export interface WorkitemQueryJobQueryFiltersPredicate {
  /** Custom field to compare. */
  name: string;
  operator: OpenEnum<'EQ' | 'NEQ' | 'GT' | 'LT' | 'GTE' | 'LTE' | 'IN' | 'CONTAINS' | 'BETWEEN' | 'BEGINS_WITH' | 'EXISTS'>;
  /** Not needed with `EXISTS`. */
  values?: JsonObject[];
}

/** An asynchronous query and its state. */
export interface WorkitemQueryJobResponse {
  id: string;
  state?: OpenEnum<'Queued' | 'Running' | 'Succeeded' | 'Failed'>;
  /** @format date-time */
  dateStarted?: string;
  /** @format date-time */
  dateFinished?: string;
  /** Why the query failed, in state `Failed`. */
  error?: WorkitemQueryJobError;
  selfUri?: string;
}

export interface WorkitemQueryJobSort {
  name?: OpenEnum<'dateDue' | 'dateCreated' | 'priority'>;
  ascending?: boolean;
  /** Custom field to sort by. */
  customField?: string;
}

export interface WorkitemQueryPostRequest {
  pageSize?: number;
  /** `Count` asks for the number of matches. */
  select?: OpenEnum<'Count'>;
  filters: WorkitemFilter[];
  /** Fields to return of each work item. */
  attributes?: string[];
  /** The cursor of the page to begin after, from the page before. */
  after?: string;
  sort?: WorkitemQuerySort;
  /** Entities to fill in, which otherwise come as references. */
  expands?: OpenEnum<'type' | 'workbin' | 'status' | 'assignee' | 'reporter' | 'queue' | 'case' | 'externalContact'>[];
}

export interface WorkitemQuerySort {
  name?: OpenEnum<'dateDue' | 'priority'>;
  ascending?: boolean;
}

export interface WorkitemRuleAction {
  type?: OpenEnum<'LaunchFlow'>;
}

export interface WorkitemRuleSettings {
  /** Whether the rules of the worktype are carried out at all. */
  flowRulesEnabled?: boolean;
}

export interface WorkitemScoredAgentDelta {
  /** The agent's user id. */
  id?: string;
  score?: number;
}

export interface WorkitemScoredAgentRequest {
  /** The agent's user id. */
  id?: string;
  /** Higher is better. */
  score?: number;
}

export type WorkitemScriptReference = DomainEntityRef;

/** A stage in the life of work items of one type. */
export interface WorkitemStatus {
  id: string;
  name?: string;
  /** What the status means to the platform, whatever its name. */
  category?: WorkitemStatusCategory;
  /** Statuses that can follow. When empty, any other of the worktype can. */
  destinationStatuses?: WorkitemStatusReference[];
  description?: string;
  /** Where a work item goes when it moves on by itself. */
  defaultDestinationStatus?: WorkitemStatusReference;
  /** Seconds until a work item moves on by itself. */
  statusTransitionDelaySeconds?: number;
  /** Time of day at which it moves on, without time zone. */
  statusTransitionTime?: string;
  worktype?: WorktypeReference;
  /** Whether a work item is terminated on entering this status. */
  autoTerminateWorkitem?: boolean;
  selfUri?: string;
}

export interface WorkitemStatusCreate {
  name: string;
  category: WorkitemStatusCategory;
  /** Statuses that can follow. When empty, any other of the worktype can. */
  destinationStatusIds?: string[];
  description?: string;
  /** Where a work item goes when it moves on by itself. */
  defaultDestinationStatusId?: string;
  /** Seconds until a work item moves on by itself. Required with `defaultDestinationStatusId`. */
  statusTransitionDelaySeconds?: number;
  /** Time of day at which it moves on, without time zone. */
  statusTransitionTime?: string;
  /** Whether a work item is terminated on entering this status. */
  autoTerminateWorkitem?: boolean;
}

export interface WorkitemStatusListing {
  total?: number;
  entities: WorkitemStatus[];
  selfUri?: string;
}

export type WorkitemStatusReference = DomainEntityRef;

export interface WorkitemStatusUpdate {
  name?: string;
  /** Statuses that can follow. When empty, any other of the worktype can. */
  destinationStatusIds?: string[];
  description?: string;
  /** Where a work item goes when it moves on by itself. */
  defaultDestinationStatusId?: string;
  /** Seconds until a work item moves on by itself. Required with `defaultDestinationStatusId`. */
  statusTransitionDelaySeconds?: number;
  /** Time of day at which it moves on, without time zone. */
  statusTransitionTime?: string;
  /** Whether a work item is terminated on entering this status. */
  autoTerminateWorkitem?: boolean;
}

export interface WorkitemTerminate {
  /** Status that the work item ends in. */
  statusId?: string;
}

/** Changes to a work item. Fields left out stay as they are. */
export interface WorkitemUpdate {
  name?: string;
  priority?: number;
  /** @format date-time */
  dateDue?: string;
  /** @format date-time */
  dateExpires?: string;
  /** Estimated time to complete the work, in seconds. */
  durationSeconds?: number;
  /** When the work item's life ends, as an epoch time in seconds. */
  ttl?: number;
  statusId?: string;
  workbinId?: string;
  /** False keeps statuses from moving it on by themselves. */
  autoStatusTransition?: boolean;
  description?: string;
  /** @format date-time */
  dateClosed?: string;
  /** Routing state to bring it into. */
  assignmentState?: WorkitemAssignmentState;
  /** Alerting that begins with the change: at the assignee, or by way of the queue. */
  assignmentOperation?: OpenEnum<'AgentAssignmentAlerting' | 'QueueAssignmentAlerting'>;
  /** Values by field name, as the worktype's schema defines them. */
  customFields?: Dictionary<JsonObject>;
  queueId?: string;
  assigneeId?: string;
  /** Agents to prefer, each with a score. */
  scoredAgents?: WorkitemScoredAgentRequest[];
  externalContactId?: string;
  externalTag?: string;
  skillIds?: string[];
  languageId?: string;
  utilizationLabelId?: string;
  preferredAgentIds?: string[];
  scriptId?: string;
}

export interface WorkitemUtilizationLabelReference {
  id?: string;
  selfUri?: string;
}

/** A work item as it stood at one version. */
export interface WorkitemVersion {
  id: string;
  name?: string;
  division?: Division;
  type?: WorktypeReference;
  description?: string;
  language?: WorkitemLanguageReference;
  utilizationLabel?: WorkitemUtilizationLabelReference;
  priority?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateDue?: string;
  /** @format date-time */
  dateExpires?: string;
  /** Estimated time to complete the work, in seconds. */
  durationSeconds?: number;
  /** When the work item's life ends, as an epoch time in seconds. */
  ttl?: number;
  status?: WorkitemStatusReference;
  /** What kind of status it had, whatever its name. */
  statusCategory?: WorkitemStatusCategory;
  /** @format date-time */
  dateStatusChanged?: string;
  /** @format date-time */
  dateClosed?: string;
  workbin?: WorkbinReference;
  reporter?: UserReferenceWithName;
  assignee?: UserReferenceWithName;
  externalContact?: ExternalContactReference;
  externalTag?: string;
  modifiedBy?: UserReference;
  queue?: WorkitemQueueReference;
  assignmentState?: WorkitemAssignmentState;
  /** @format date-time */
  dateAssignmentStateChanged?: string;
  /** How long it alerts at an agent, in seconds. */
  alertTimeoutSeconds?: number;
  skills?: WorkitemRoutingSkillReference[];
  preferredAgents?: UserReference[];
  autoStatusTransition?: boolean;
  schema?: WorkitemSchema;
  /** Values by field name, as the worktype's schema defines them. */
  customFields?: Dictionary<JsonObject>;
  autoStatusTransitionDetail?: AutoStatusTransitionDetail;
  scoredAgents?: WorkitemScoredAgent[];
  script?: WorkitemScriptReference;
  version?: number;
  selfUri?: string;
}

export interface WorkitemVersionListing {
  entities: WorkitemVersion[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

/** A wrap-up code on a work item. */
export interface WorkitemWrapup {
  workitem?: WorkitemReference;
  wrapupCode?: WrapupIdReference;
  /** User who set it. */
  modifiedBy?: UserReference;
  /** User on whose behalf the code was given. */
  user?: UserReference;
  /** @format date-time */
  dateModified?: string;
}

export interface WorkitemWrapupEntityListing {
  entities: WorkitemWrapup[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface WorkitemWrapupUpdate {
  action: OpenEnum<'Add' | 'Remove'>;
  /** Id of the code to add or remove. */
  wrapupCode: string;
}

export interface WorkitemsAttributeChangeBoolean {
  newValue?: boolean;
  oldValue?: boolean;
}

export interface WorkitemsAttributeChangeInstant {
  /** @format date-time */
  newValue?: string;
  /** @format date-time */
  oldValue?: string;
}

export interface WorkitemsAttributeChangeInteger {
  newValue?: number;
  oldValue?: number;
}

export interface WorkitemsAttributeChangeList {
  newValue?: JsonObject[];
  oldValue?: JsonObject[];
}

export interface WorkitemsAttributeChangeListWorkitemScoredAgentDelta {
  newValue?: WorkitemScoredAgentDelta[];
  oldValue?: WorkitemScoredAgentDelta[];
}

export interface WorkitemsAttributeChangeMap {
  newValue?: Dictionary<JsonObject>;
  oldValue?: Dictionary<JsonObject>;
}

export interface WorkitemsAttributeChangeString {
  newValue?: string;
  oldValue?: string;
}

export interface WorkitemsAttributeChangeWorkitemRuleSettings {
  newValue?: WorkitemRuleSettings;
  oldValue?: WorkitemRuleSettings;
}

export interface WorkitemsAttributeChangeWorkitemStatusCategory {
  newValue?: WorkitemStatusCategory;
  oldValue?: WorkitemStatusCategory;
}

export interface WorkitemsAttributeChangeWrapupDelta {
  newValue?: WrapupDelta;
  oldValue?: WrapupDelta;
}

/** One entry in a workbin's history. */
export interface WorkitemsChangeWorkbinDelta {
  /** Version that the change led to. */
  version?: number;
  modifiedBy?: UserReference;
  delta?: WorkbinDelta;
}

/** One entry in a work item's history. */
export interface WorkitemsChangeWorkitemDelta {
  /** Version that the change led to. */
  version?: number;
  modifiedBy?: UserReference;
  delta?: WorkitemDelta;
}

/** One entry in a worktype's history. */
export interface WorkitemsChangeWorktypeDelta {
  /** Version that the change led to. */
  version?: number;
  modifiedBy?: UserReference;
  delta?: WorktypeDelta;
}

/** The pattern that work items of one kind follow: their statuses, defaults, custom fields and routing. */
export interface Worktype {
  id: string;
  name?: string;
  division?: Division;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  defaultWorkbin?: WorkbinReference;
  /** Status that work items begin in. */
  defaultStatus?: WorkitemStatusReference;
  statuses?: WorkitemStatus[];
  /** Estimated time to complete a work item, in seconds. */
  defaultDurationSeconds?: number;
  /** Seconds from creation to `dateExpires`. */
  defaultExpirationSeconds?: number;
  /** Seconds from creation to `dateDue`. */
  defaultDueDurationSeconds?: number;
  defaultPriority?: number;
  defaultLanguage?: WorkitemLanguageReference;
  /** Life span of a work item, in seconds. */
  defaultTtlSeconds?: number;
  modifiedBy?: UserReference;
  defaultQueue?: WorkitemQueueReference;
  defaultSkills?: WorkitemRoutingSkillReference[];
  /** Whether work items go to the default queue as they are created. */
  assignmentEnabled?: boolean;
  /** Schema and version of the custom fields. */
  schema?: WorkitemSchema;
  serviceLevelTarget?: number;
  ruleSettings?: WorkitemRuleSettings;
  /** Flow that the rules launch. */
  flow?: WorkitemFlowReference;
  defaultScript?: WorkitemScriptReference;
  /** Whether work items may be tied to external contacts that no division is assigned to. */
  unassignedDivisionContactsEnabled?: boolean;
  selfUri?: string;
}

export interface WorktypeChangeListing {
  entities: WorkitemsChangeWorktypeDelta[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

export interface WorktypeCreate {
  name: string;
  defaultWorkbinId: string;
  /** Estimated time to complete a work item, in seconds. */
  defaultDurationSeconds?: number;
  /** Seconds from creation to `dateExpires`. */
  defaultExpirationSeconds?: number;
  /** Seconds from creation to `dateDue`. */
  defaultDueDurationSeconds?: number;
  defaultPriority?: number;
  /** Life span of a work item, in seconds. */
  defaultTtlSeconds?: number;
  /** Whether work items go to the default queue as they are created. */
  assignmentEnabled?: boolean;
  schemaId?: string;
  serviceLevelTarget?: number;
  ruleSettings?: WorkitemRuleSettings;
  /** Whether work items may be tied to external contacts that no division is assigned to. */
  unassignedDivisionContactsEnabled?: boolean;
  description?: string;
  /** Division that the worktype belongs to. It cannot be changed later. */
  divisionId?: string;
  /** True creates the worktype without an initial status. */
  disableDefaultStatusCreation?: boolean;
  /** The latest version when absent. */
  schemaVersion?: number;
  defaultQueueId?: string;
  defaultLanguageId?: string;
  defaultSkillIds?: string[];
  defaultScriptId?: string;
}

/** The fields of a worktype that one change touched, each with its old and new value. */
export interface WorktypeDelta {
  name?: WorkitemsAttributeChangeString;
  description?: WorkitemsAttributeChangeString;
  statuses?: WorkitemsAttributeChangeList;
  defaultWorkbinId?: WorkitemsAttributeChangeString;
  defaultDurationSeconds?: WorkitemsAttributeChangeInteger;
  defaultExpirationSeconds?: WorkitemsAttributeChangeInteger;
  defaultDueDurationSeconds?: WorkitemsAttributeChangeInteger;
  defaultPriority?: WorkitemsAttributeChangeInteger;
  defaultSkillIds?: WorkitemsAttributeChangeList;
  defaultStatusId?: WorkitemsAttributeChangeString;
  defaultLanguageId?: WorkitemsAttributeChangeString;
  defaultTtlSeconds?: WorkitemsAttributeChangeInteger;
  assignmentEnabled?: WorkitemsAttributeChangeBoolean;
  defaultQueueId?: WorkitemsAttributeChangeString;
  schemaId?: WorkitemsAttributeChangeString;
  schemaVersion?: WorkitemsAttributeChangeString;
  serviceLevelTarget?: WorkitemsAttributeChangeInteger;
  dateModified?: WorkitemsAttributeChangeInstant;
  modifiedBy?: WorkitemsAttributeChangeString;
  defaultScriptId?: WorkitemsAttributeChangeString;
  flowId?: WorkitemsAttributeChangeString;
  ruleSettings?: WorkitemsAttributeChangeWorkitemRuleSettings;
  unassignedDivisionContactsEnabled?: WorkitemsAttributeChangeBoolean;
}

export interface WorktypeQueryEntityListing {
  entities: Worktype[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
  /** Number of matches, where the query asked for it with `select`. */
  count?: number;
}

export interface WorktypeQueryRequest {
  pageSize?: number;
  /** `Count` asks for the number of matches. */
  select?: OpenEnum<'Count'>;
  filters: WorkitemFilter[];
  /** Fields to return of each worktype. */
  attributes?: string[];
  /** The cursor of the page to begin after, from the page before. */
  after?: string;
  expands?: OpenEnum<'schema'>;
  sort?: WorktypeQuerySort;
}

export type WorktypeQuerySort = WorkbinQuerySort;

/** Changes to a worktype. Fields left out stay as they are. */
export interface WorktypeUpdate {
  name?: string;
  defaultWorkbinId?: string;
  /** Estimated time to complete a work item, in seconds. */
  defaultDurationSeconds?: number;
  /** Seconds from creation to `dateExpires`. */
  defaultExpirationSeconds?: number;
  /** Seconds from creation to `dateDue`. */
  defaultDueDurationSeconds?: number;
  defaultPriority?: number;
  /** Life span of a work item, in seconds. */
  defaultTtlSeconds?: number;
  /** Whether work items go to the default queue as they are created. */
  assignmentEnabled?: boolean;
  schemaId?: string;
  serviceLevelTarget?: number;
  ruleSettings?: WorkitemRuleSettings;
  /** Whether work items may be tied to external contacts that no division is assigned to. */
  unassignedDivisionContactsEnabled?: boolean;
  description?: string;
  defaultStatusId?: string;
  schemaVersion?: number;
  defaultLanguageId?: string;
  defaultSkillIds?: string[];
  defaultQueueId?: string;
  defaultScriptId?: string;
}

/** A worktype as it was defined at one version. */
export interface WorktypeVersion {
  id: string;
  name?: string;
  division?: Division;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  defaultWorkbin?: WorkbinReference;
  defaultStatus?: WorkitemStatusReference;
  statuses?: WorkitemStatus[];
  defaultDurationSeconds?: number;
  /** Seconds from creation to `dateExpires`. */
  defaultExpirationSeconds?: number;
  /** Seconds from creation to `dateDue`. */
  defaultDueDurationSeconds?: number;
  defaultPriority?: number;
  defaultLanguage?: WorkitemLanguageReference;
  /** Life span of a work item, in seconds. */
  defaultTtlSeconds?: number;
  modifiedBy?: UserReference;
  defaultQueue?: WorkitemQueueReference;
  defaultSkills?: WorkitemRoutingSkillReference[];
  assignmentEnabled?: boolean;
  schema?: WorkitemSchema;
  serviceLevelTarget?: number;
  ruleSettings?: WorkitemRuleSettings;
  flow?: WorkitemFlowReference;
  defaultScript?: WorkitemScriptReference;
  unassignedDivisionContactsEnabled?: boolean;
  version?: number;
  selfUri?: string;
}

export interface WorktypeVersionListing {
  entities: WorktypeVersion[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

/** A wrap-up code that one change added or removed. */
export interface WrapupDelta {
  action?: OpenEnum<'Add' | 'Remove'>;
  /** Id of the wrap-up code. */
  code?: string;
  /** User on whose behalf the code was given. */
  userId?: string;
}

export type WrapupIdReference = DomainEntityRef;
