import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { WorkitemReference } from './shared-administration.js';
import type { ConversationReference, Image, UserPresence } from './shared.js';
import type { QueryFilterOperator } from './shared-enumerations.js';
import type { DomainEntityRef, ExternalContactReference, StarrableDivision, UserReference } from './shared-references.js';

/** A customer's request on its way through the stages of a caseplan. */
export interface Case {
  id: string;
  name?: string;
  division?: StarrableDivision;
  /** Version of the case itself, not of its caseplan. */
  version?: number;
  /** Readable number, made of the caseplan's prefix. */
  reference?: string;
  caseplan?: CaseplanReference;
  /** What the case is about, in free text. */
  summary?: string;
  /** User responsible for the case. */
  owner?: CaseUserReference;
  status?: OpenEnum<'Unknown' | 'Open' | 'InProgress' | 'Terminating' | 'Terminated' | 'Closed' | 'Failed'>;
  priority?: OpenEnum<'Unknown' | 'Urgent' | 'High' | 'Medium' | 'Low'>;
  /** @format date-time */
  dateDue?: string;
  /** @format date-time */
  dateStarted?: string;
  /** @format date-time */
  dateClosed?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: CaseUserReference;
  externalContact?: CaseExternalContactReference;
  /** What the customer wants, as the caseplan defines it. */
  customerIntent?: CustomerIntentReference;
  /** Whether the case has been set up completely. */
  creationStatus?: OpenEnum<'Pending' | 'InProgress' | 'Completed' | 'Failed'>;
  /** Life span of the case, in seconds. */
  ttlSeconds?: number;
  /** Why the case failed, where it did. */
  failureReason?: FailureReason;
  selfUri?: string;
}

/** A link between a case and a conversation or a work item. */
export interface CaseAssociation {
  id: string;
  name?: string;
  /** Whether the case began with it, it is work on the case, or an enquiry about it. */
  associationType?: OpenEnum<'Activity' | 'Enquiry' | 'Initiation'>;
  /** @format date-time */
  dateAssociated?: string;
  workitem?: WorkitemReference;
  conversation?: ConversationReference;
  /** Stage that the link belongs to, for the work of a step. */
  stage?: StageReference;
  step?: StepReference;
  selfUri?: string;
  case?: CaseReference;
}

/** What to tie to the case: a work item or a conversation. */
export interface CaseAssociationCreate {
  workitemId?: string;
  conversationId?: string;
}

export interface CaseAssociationListing {
  entities: CaseAssociation[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface CaseAssociationQuery {
  pageSize?: number;
  /** The cursor of the page to begin after, from the page before. */
  after?: string;
  /** Only links to this work item. */
  workitemId?: string;
  /** Only links to this conversation. */
  conversationId?: string;
}

export interface CaseAssociationQueryEntityListing {
  entities: CaseAssociation[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

export interface CaseCreate {
  caseplanId: string;
  /** User responsible for the case. The caseplan's default owner when absent. */
  ownerId?: string;
  summary?: string;
  externalContactId: string;
  /** Conversation that the case arises from. */
  conversationId?: string;
  /** Work item that the case arises from. */
  workitemId?: string;
  /** Life span of the case, in seconds. The caseplan's default when absent. */
  ttlSeconds?: number;
  /** Data of the case, by the fields of the intake settings. */
  intake?: Intake[];
}

export interface CaseDateDueUpdate {
  /** @format date-time */
  dateDue: string;
}

export type CaseExternalContactReference = ExternalContactReference;

export interface CaseListing {
  entities: Case[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface CaseOwnerUpdate {
  ownerId: string;
}

export interface CasePriorityUpdate {
  priority: OpenEnum<'Unknown' | 'Urgent' | 'High' | 'Medium' | 'Low'>;
}

/** An asynchronous search for cases, with the page of hits that is wanted. */
export interface CaseQueryJobCreate {
  pageSize?: number;
  pageNumber?: number;
  filters: CaseQueryJobFilter[];
  sort?: CaseQueryJobSort;
  /** Fields to return of each case. */
  attributes?: OpenEnum<
    | 'id'
    | 'reference'
    | 'caseplanId'
    | 'caseplanVersion'
    | 'owner'
    | 'status'
    | 'priority'
    | 'externalContactId'
    | 'customerIntent'
    | 'division'
    | 'dateDue'
    | 'dateStarted'
    | 'dateClosed'
    | 'dateCreated'
    | 'dateModified'
    | 'modifiedBy'
    | 'summary'
    | 'version'
    | 'ttlSeconds'
    | 'creationStatus'
  >[];
  /** Entities to fill in, which otherwise come as references. */
  expands?: OpenEnum<'caseplan' | 'owner' | 'modifiedBy' | 'externalContact' | 'customerIntent'>[];
}

export interface CaseQueryJobError {
  code?: string;
  message?: string;
}

export interface CaseQueryJobFilter {
  /** Attribute to compare. */
  name: string;
  operator: QueryFilterOperator;
  /** Always strings. `IN` takes several, `BETWEEN` takes two. */
  values: string[];
}

export interface CaseQueryJobResponse {
  id: string;
  state?: OpenEnum<'Queued' | 'Running' | 'Succeeded' | 'Failed'>;
  dateStarted?: string;
  dateFinished?: string;
  /** Why the search failed, in state `Failed`. */
  error?: CaseQueryJobError;
  selfUri?: string;
}

export interface CaseQueryJobResultsResponse {
  entities: Case[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export interface CaseQueryJobSort {
  name?: OpenEnum<'dateCreated' | 'dateModified' | 'dateDue' | 'priority'>;
  ascending?: boolean;
}

export interface CaseReference {
  id?: string;
  selfUri?: string;
}

export interface CaseSummaryUpdate {
  summary: string;
}

export interface CaseUserReference {
  id: string;
  name?: string;
  presence?: UserPresence;
  images?: Image[];
  selfUri?: string;
}

/** The pattern of cases of one kind: their stages, the data they collect and the intent they serve. It exists in versions. */
export interface Caseplan {
  id: string;
  name: string;
  division: StarrableDivision;
  description?: string;
  /** What the references of its cases begin with. */
  referencePrefix: string;
  /** Seconds from the opening of a case to its due date. */
  defaultDueDurationInSeconds: number;
  /** Life span of a case, in seconds. */
  defaultTtlSeconds: number;
  defaultCaseOwner?: UserReference;
  /** Number of the newest version, be it a draft. */
  latest: number;
  /** Number of the published version, absent before the first publication. */
  published?: number;
  /** @format date-time */
  dateCreated: string;
  /** @format date-time */
  dateModified: string;
  /** @format date-time */
  datePublished?: string;
  modifiedBy: UserReference;
  customerIntent: CustomerIntentReference;
  /** State of the version at hand. `Copying` while a draft is being made. */
  versionState?: OpenEnum<'Copying' | 'Draft' | 'Published'>;
  selfUri?: string;
}

export interface CaseplanCreate {
  name: string;
  /** Seconds from the opening of a case to its due date. */
  defaultDueDurationInSeconds?: number;
  /** Life span of a case, in seconds. */
  defaultTtlSeconds?: number;
  /** What the references of its cases begin with. Fixed once the caseplan is published. */
  referencePrefix: string;
  customerIntentId: string;
  description?: string;
  defaultCaseOwnerId?: string;
  divisionId: string;
  /** Schema of the data of its cases, one of the schemas of task management. */
  dataSchemas?: CaseplanDataSchema[];
  /** Fields to ask for when a case is opened. */
  intakeSettings?: IntakeSetting[];
}

/** A newly created caseplan, with the schemas and intake settings it was created with. */
export interface CaseplanCreateResponse {
  id: string;
  name: string;
  division: StarrableDivision;
  description?: string;
  referencePrefix: string;
  defaultDueDurationInSeconds: number;
  /** Life span of a case, in seconds. */
  defaultTtlSeconds: number;
  defaultCaseOwner?: UserReference;
  latest: number;
  published?: number;
  /** @format date-time */
  dateCreated: string;
  /** @format date-time */
  dateModified: string;
  /** @format date-time */
  datePublished?: string;
  modifiedBy: UserReference;
  customerIntent: CustomerIntentReference;
  versionState?: OpenEnum<'Copying' | 'Draft' | 'Published'>;
  dataSchemas?: CaseplanDataSchema[];
  intakeSettings?: IntakeSetting[];
  selfUri?: string;
}

export interface CaseplanDataSchema {
  /** Id of a schema of task management. */
  id: string;
  selfUri?: string;
}

export interface CaseplanDataSchemaListing {
  entities: CaseplanDataSchema[];
}

export interface CaseplanDataSchemaRequest {
  /** Id of a schema of task management. */
  id: string;
}

export interface CaseplanFilter {
  name: string;
  operator: OpenEnum<'IN' | 'CONTAINS' | 'BEGINS_WITH'>;
  values: string[];
}

export interface CaseplanListing {
  entities: Caseplan[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface CaseplanQueryEntityListing {
  entities: Caseplan[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  after?: string;
}

export interface CaseplanQueryRequest {
  name?: string;
  /** How `name` is matched. */
  nameSearchType?: OpenEnum<'BEGINS_WITH' | 'CONTAINS'>;
  divisionIds?: string[];
  filters?: CaseplanFilter[];
  /** Fields to return of each caseplan. */
  attributes?: string[];
  pageSize?: number;
  /** The cursor of the page to begin after, from the page before. */
  after?: string;
}

export interface CaseplanReference {
  id: string;
  name?: string;
  version?: number;
  selfUri?: string;
}

/** Changes to a caseplan. Fields left out stay as they are. */
export interface CaseplanUpdate {
  name?: string;
  /** Seconds from the opening of a case to its due date. */
  defaultDueDurationInSeconds?: number;
  /** Life span of a case, in seconds. */
  defaultTtlSeconds?: number;
  /** Only before the first publication. */
  referencePrefix?: string;
  /** Only before the first publication. */
  customerIntentId?: string;
  description?: string;
  defaultCaseOwnerId?: string;
  /** Only before the first publication. */
  divisionId?: string;
}

export interface CommentCreate {
  content: string;
}

export interface CommentListing {
  entities: Comment[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export type CustomerIntentReference = DomainEntityRef;

export interface FailureReason {
  code?: string;
  message?: string;
}

export interface Intake {
  /** Values by field name, as the caseplan's schema defines them. */
  data?: Dictionary<JsonObject>;
}

/** A field that has to be filled in when a case is opened. */
export interface IntakeSetting {
  /** Field of the caseplan's data schema. */
  property: string;
  required: boolean;
  /** Position among the fields asked for. */
  displayOrder: number;
}

export interface IntakeSettingsListing {
  entities: IntakeSetting[];
}

export interface IntakeSettingsUpdate {
  intakeSettings?: IntakeSetting[];
}

/** A section of a case's course, made from a stage plan. */
export interface Stage {
  id: string;
  name?: string;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateCompleted?: string;
  /** @format date-time */
  dateStarted?: string;
  modifiedBy?: UserReference;
  version?: number;
  status?: OpenEnum<'Unknown' | 'InProgress' | 'Open' | 'Completed' | 'Terminated'>;
  /** Why the stage failed, where it did. */
  failureReason?: FailureReason;
  selfUri?: string;
  case?: CaseReference;
}

export interface StageListing {
  entities: Stage[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface StageReference {
  id?: string;
  selfUri?: string;
}

/** The pattern of a stage. */
export interface Stageplan {
  id: string;
  name?: string;
  description?: string;
  caseplan?: CaseplanReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: UserReference;
  selfUri?: string;
}

export interface StageplanCreate {
  name: string;
  description?: string;
  /** Id of the stage plan behind which to put it. */
  after?: string;
}

export interface StageplanListing {
  entities: Stageplan[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export type StageplanReference = DomainEntityRef;

export interface StageplanReposition {
  /** Id of the stage plan behind which to move it. */
  after?: string;
}

export interface StageplanUpdate {
  name?: string;
  description?: string;
}

/** A task within a stage. */
export interface Step {
  id: string;
  name?: string;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateCompleted?: string;
  /** @format date-time */
  dateStarted?: string;
  modifiedBy?: UserReference;
  version?: number;
  status?: OpenEnum<'Unknown' | 'InProgress' | 'Open' | 'Completed' | 'Terminated'>;
  stage?: StageReference;
  /** The work item that carries the step out. */
  workitemActivity?: WorkitemActivityReference;
  /** Why the step failed, where it did. */
  failureReason?: FailureReason;
  selfUri?: string;
  case?: CaseReference;
}

export interface StepListing {
  entities: Step[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface StepReference {
  id?: string;
  selfUri?: string;
}

/** The pattern of a step. */
export interface Stepplan {
  id: string;
  name?: string;
  description?: string;
  caseplan?: CaseplanReference;
  stageplan?: StageplanReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: UserReference;
  /** What the step starts. With `Workitem`, `workitemSettings` says of which worktype. */
  activityType?: OpenEnum<'Unknown' | 'None' | 'Workitem'>;
  workitemSettings?: WorkitemSettingsResponse;
  selfUri?: string;
}

export interface StepplanListing {
  entities: Stepplan[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface StepplanUpdate {
  name?: string;
  description?: string;
  /** For activities of type `Workitem`. */
  workitemSettings?: WorkitemSettings;
  activityType?: OpenEnum<'Unknown' | 'None' | 'Workitem'>;
}

export type StepplansWorktypeReference = DomainEntityRef;

/** The termination of a case, as an asynchronous task. */
export interface TerminateJob {
  id: string;
  status?: OpenEnum<'Unknown' | 'Queued' | 'InProgress' | 'Succeeded' | 'Failed'>;
  jobType?: OpenEnum<'Unknown' | 'Terminate'>;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface WorkitemActivityReference {
  id?: string;
  selfUri?: string;
}

export interface WorkitemSettings {
  /** Worktype of the work item that the step starts. */
  worktypeId?: string;
}

export interface WorkitemSettingsResponse {
  worktype?: StepplansWorktypeReference;
}

/** A user's remark on a case. */
export interface Comment {
  id: string;
  content?: string;
  user?: UserReference;
  modifiedBy?: UserReference;
  dateCreated?: string;
  dateModified?: string;
  selfUri?: string;
}
