import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { EvaluationDimension, EvaluationMetric } from './shared-analytics.js';
import type { AuditQueryState, ConversationMediaType } from './shared-enumerations.js';
import type { ConversationReference, Queue, Team, User } from './shared.js';
import type { AuditQuerySort, MessageInfo, PropertyChange } from './shared-administration.js';
import type {
  AiScoring,
  AiScoringSettings,
  AnswerOption,
  Calibration,
  DomainEntityListingEvaluationForm,
  Evaluation,
  EvaluationForm,
  EvaluationQuestionGroup,
  EvaluationReference,
  EvaluationScoringSet,
  EvaluationSettings,
  EvaluationSource,
  EvaluationStatus,
  PagelessDomainEntityListingEvaluationVersion,
  VisibilityCondition,
} from './shared-quality.js';
import type { AddressableEntityRef, DomainEntityRef, QueueReference, WritableStarrableDivision } from './shared-references.js';

/** A rule by which interactions of a program are evaluated automatically. */
export interface AgentScoringRule {
  id?: string;
  programId?: string;
  samplingType: OpenEnum<'All' | 'Percentage'>;
  /** Share of the interactions to evaluate; only where `samplingType` is `Percentage`. */
  samplingPercentage?: number;
  /** Whether evaluations are submitted at once, or left to the evaluator. */
  submissionType: OpenEnum<'Automated' | 'Manual'>;
  /** The form to evaluate by, in whichever version is current. */
  evaluationFormContextId: string;
  enabled: boolean;
  published?: boolean;
  /** User on whose behalf the evaluations are made. */
  evaluator?: AddressableEntityRef;
  /** Which of the conversation's agents is evaluated. */
  agentToScore?: OpenEnum<'First' | 'Last' | 'Each'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface AgentScoringRuleEntityListing {
  entities: AgentScoringRule[];
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

export interface CreateSurveyRequest {
  conversationId: string;
  /** The form to send, in whichever version is current. */
  surveyFormContextId: string;
  /** Agent whom the survey is about; the last one of the conversation where it is absent. */
  agentId?: string;
  /** The agent's queue where it is absent. */
  queueId?: string;
}

export interface CreateSurveyResponse {
  id: string;
  name?: string;
  conversation?: ConversationReference;
  surveyForm?: SurveyForm;
  agent?: DomainEntityRef;
  status?: OpenEnum<'Pending' | 'Sent' | 'InProgress' | 'Finished' | 'OptOut' | 'Error' | 'Expired'>;
  queue?: QueueReference;
  answers?: SurveyScoringSet;
  /** @format date-time */
  completedDate?: string;
  surveyErrorDetails?: SurveyErrorDetails;
  agentTeam?: Team;
  surveyType?: OpenEnum<'Web' | 'Voice'>;
  /** Whether a question that must be answered has no answer. */
  missingRequiredAnswer?: boolean;
  /** Flow that asks the questions, for a voice survey. */
  flow?: AddressableEntityRef;
  /** Where the customer fills the survey in. */
  customerSurveyUrl?: string;
  selfUri?: string;
}

export interface EvaluationCreateBody {
  id?: string;
  evaluationForm?: EvaluationCreateEvalForm;
  evaluator?: EvaluationCreateUser;
  agent?: EvaluationCreateUser;
  /** Whether the agent has looked at the evaluation. */
  agentHasRead?: boolean;
  answers?: EvaluationScoringSet;
  calibration?: EvaluationCreateCalibration;
  evaluationContextId?: string;
  conversation?: EvaluationCreateConversation;
  /** Set where not the whole conversation but one email of it is evaluated. */
  resourceType?: OpenEnum<'EMAIL'>;
  evaluationSource?: EvaluationSource;
  /** Whether it is an evaluation done over. */
  rescore?: boolean;
  queue?: EvaluationCreateQueue;
  /** @format date-time */
  releaseDate?: string;
  status?: EvaluationStatus;
  /** Whether the agent is never to see the evaluation. */
  neverRelease?: boolean;
  /** @format date-time */
  dateAssigneeChanged?: string;
  assignee?: EvaluationCreateUser;
  selfUri?: string;
}

export interface EvaluationCreateCalibration {
  id?: string;
  selfUri?: string;
}

export interface EvaluationCreateConversation {
  id?: string;
  selfUri?: string;
}

export interface EvaluationCreateEvalForm {
  id?: string;
  selfUri?: string;
}

export interface EvaluationCreateQueue {
  id?: string;
  selfUri?: string;
}

export interface EvaluationCreateUser {
  id: string;
  selfUri?: string;
}

/** The short form of a published evaluation form. */
export interface EvaluationFormDivisionView {
  id: string;
  name?: string;
  division?: WritableStarrableDivision;
  /** The same for all versions of the form. */
  contextId: string;
  modifiedDate?: string;
  dialect?: string;
  selfUri?: string;
}

export interface EvaluationFormDivisionViewListing {
  entities: EvaluationFormDivisionView[];
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

/** An evaluation form in one of its versions. */
export interface EvaluationFormResponse {
  id: string;
  name: string;
  division?: WritableStarrableDivision;
  /** @format date-time */
  modifiedDate?: string;
  published?: boolean;
  /** The same for all versions of the form. */
  contextId?: string;
  questionGroups?: EvaluationQuestionGroup[];
  weightMode?: OpenEnum<'SCALED' | 'OFF'>;
  evaluationSettings?: EvaluationSettings;
  publishedVersions?: DomainEntityListingEvaluationForm;
  /** Only on request. */
  latestVersionFormName?: string;
  aiScoring?: AiScoringSettings;
  dialect?: string;
  selfUri?: string;
}

export interface EvaluationFormResponseEntityListing {
  entities: EvaluationFormResponse[];
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

/** The form of an evaluation that a search found. */
export interface EvaluationFormSearchResponse {
  id?: string;
  division?: WritableStarrableDivision;
  /** @format date-time */
  modifiedDate?: string;
  published?: boolean;
  /** The same for all versions of the form. */
  contextId?: string;
  questionGroups?: EvaluationQuestionGroup[];
  weightMode?: OpenEnum<'SCALED' | 'OFF'>;
  evaluationSettings?: EvaluationSettings;
  publishedVersions?: DomainEntityListingEvaluationForm;
  latestVersionFormName?: string;
  aiScoring?: AiScoringSettings;
  dialect?: string;
  selfUri?: string;
}

/** An evaluation with its form, answers and history. */
export interface EvaluationResponse {
  id: string;
  name?: string;
  conversation?: ConversationReference;
  evaluationForm?: EvaluationFormResponse;
  evaluator?: User;
  agent?: User;
  calibration?: AddressableEntityRef;
  status?: EvaluationStatus;
  answers?: EvaluationScoringSet;
  agentHasRead?: boolean;
  assignee?: User;
  assigneeApplicable?: boolean;
  /** When the agent may see it. @format date-time */
  releaseDate?: string;
  /** @format date-time */
  assignedDate?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  changedDate?: string;
  /** @format date-time */
  submittedDate?: string;
  /** @format date-time */
  revisionCreatedDate?: string;
  queue?: Queue;
  mediaType?: ConversationMediaType[];
  divisionIds?: string[];
  /** Whether it is an evaluation done over. */
  rescore?: boolean;
  /** @format date-time */
  conversationDate?: string;
  /** Absent where the evaluation was made before the conversation ended. @format date-time */
  conversationEndDate?: string;
  /** Whether the agent is never to see it. Not together with `releaseDate`. */
  neverRelease?: boolean;
  assigned?: boolean;
  /** @format date-time */
  dateAssigneeChanged?: string;
  /** The email that is evaluated, where it is not the whole conversation. */
  resourceId?: string;
  resourceType?: OpenEnum<'EMAIL'>;
  /** Whether parts are left out because the caller may not see them. */
  redacted?: boolean;
  /** Whether it is the one that the others of its calibration are measured by. */
  isScoringIndex?: boolean;
  /** What the caller may do with it. */
  authorizedActions?: string[];
  hasAssistanceFailed?: boolean;
  evaluationSource?: EvaluationSource;
  disputeCount?: number;
  version?: number;
  versionHistory?: PagelessDomainEntityListingEvaluationVersion;
  declinedReview?: boolean;
  evaluationContextId?: string;
  retractedEvaluation?: EvaluationReference;
  aiScoring?: AiScoring;
  selfUri?: string;
}

/** The evaluations that share one value of the field, or that fall into one range of it. */
export interface EvaluationSearchAggregationBucket {
  key?: string;
  keyAsString?: string;
  /** How many evaluations there are in the bucket. */
  documentCount?: number;
  keyValue?: number;
  from?: number;
  to?: number;
  value?: number;
  count?: number;
  minimum?: number;
  maximum?: number;
  average?: number;
  sum?: number;
  /** Name of the sub-aggregation to its result within the bucket. */
  subAggregations?: Dictionary<EvaluationSearchAggregationResponse>;
}

/** A figure to work out over the evaluations that the search finds. */
export interface EvaluationSearchAggregationDTO {
  /** Under which the result is returned. */
  name: string;
  field: OpenEnum<
    | 'formId'
    | 'formIdReleased'
    | 'contextId'
    | 'questionGroupId'
    | 'questionId'
    | 'questionAnswerId'
    | 'evaluationStatus'
    | 'aiScoringFailureType'
    | 'questionAiAnswerFailureType'
    | 'released'
    | 'questionGroupMarkedNA'
    | 'questionMarkedNA'
    | 'questionAiScored'
    | 'questionEaScored'
    | 'totalScore'
    | 'totalCriticalScore'
    | 'questionGroupScorePercentage'
    | 'criticalQuestionGroupScorePercentage'
    | 'questionGroupScore'
    | 'criticalQuestionGroupScore'
    | 'questionScore'
    | 'disputeCount'
    | 'rescoreCount'
    | 'eaSuggestionCount'
    | 'eaAcceptedSuggestionCount'
    | 'aiSuggestionCount'
    | 'aiAcceptedSuggestionCount'
    | 'conversationDate'
    | 'createdDate'
    | 'submittedDate'
    | 'releaseDate'
  >;
  type: OpenEnum<'TERM' | 'STATS' | 'SUM' | 'COUNT' | 'AVERAGE' | 'RANGE' | 'DATE_HISTOGRAM'>;
  /** How many buckets to return, for `TERM`. */
  size?: number;
  /** Width of a bucket, for `DATE_HISTOGRAM`. */
  calendarInterval?: string;
  /** How dates are written in the keys, for `DATE_HISTOGRAM`. */
  format?: string;
  /** The buckets, for `RANGE`. */
  ranges?: QueryApiSearchAggregationRange[];
  subAggregations?: EvaluationSearchSubAggregationDTO[];
}

export interface EvaluationSearchAggregationResponse {
  value?: number;
  count?: number;
  minimum?: number;
  maximum?: number;
  average?: number;
  sum?: number;
  documentCountErrorUpperBound?: number;
  /** Evaluations in buckets that were not returned. */
  sumOtherDocumentCount?: number;
  buckets?: EvaluationSearchAggregationBucket[];
}

/** One condition of a search; its `type` decides which of the values count. */
export interface EvaluationSearchCriteriaDTO {
  type: OpenEnum<
    | 'EXACT'
    | 'DATE_RANGE'
    | 'GREATER_THAN'
    | 'GREATER_THAN_EQUAL_TO'
    | 'LESS_THAN'
    | 'LESS_THAN_EQUAL_TO'
    | 'RANGE'
    | 'REQUIRED_FIELDS'
  >;
  field: OpenEnum<
    | 'evaluationId'
    | 'conversationId'
    | 'contextId'
    | 'formId'
    | 'evaluationStatus'
    | 'queueId'
    | 'agentTeamId'
    | 'divisionId'
    | 'agentId'
    | 'evaluatorId'
    | 'assigneeId'
    | 'totalScore'
    | 'totalCriticalScore'
    | 'conversationDate'
    | 'createdDate'
    | 'submittedDate'
    | 'releaseDate'
    | 'released'
    | 'mediaType'
    | 'questionGroupId'
    | 'questionGroupMarkedNA'
    | 'questionGroupScore'
    | 'criticalQuestionGroupScore'
    | 'questionGroupScorePercentage'
    | 'criticalQuestionGroupScorePercentage'
    | 'questionId'
    | 'questionAnswerId'
    | 'questionScore'
    | 'questionMarkedNA'
    | 'failedKillQuestion'
  >;
  /** For ranges. */
  endValue?: string;
  values?: string[];
  /** For ranges. */
  startValue?: string;
  value?: string;
  operator?: OpenEnum<'AND' | 'NOT'>;
}

/** An evaluation that a search found. */
export interface EvaluationSearchItemResponse {
  id?: string;
  name?: string;
  conversation?: ConversationReference;
  evaluationForm?: EvaluationFormSearchResponse;
  evaluator?: User;
  agent?: User;
  calibration?: AddressableEntityRef;
  status?: EvaluationStatus;
  answers?: EvaluationScoringSet;
  agentHasRead?: boolean;
  assignee?: User;
  assigneeApplicable?: boolean;
  /** When the agent may see it. @format date-time */
  releaseDate?: string;
  /** @format date-time */
  assignedDate?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  changedDate?: string;
  /** @format date-time */
  submittedDate?: string;
  /** @format date-time */
  revisionCreatedDate?: string;
  queue?: Queue;
  mediaType?: ConversationMediaType[];
  divisionIds?: string[];
  rescore?: boolean;
  /** @format date-time */
  conversationDate?: string;
  /** @format date-time */
  conversationEndDate?: string;
  neverRelease?: boolean;
  assigned?: boolean;
  /** @format date-time */
  dateAssigneeChanged?: string;
  resourceId?: string;
  resourceType?: OpenEnum<'EMAIL'>;
  redacted?: boolean;
  /** Whether it is the one that the others of its calibration are measured by. */
  isScoringIndex?: boolean;
  authorizedActions?: string[];
  hasAssistanceFailed?: boolean;
  evaluationSource?: EvaluationSource;
  disputeCount?: number;
  version?: number;
  versionHistory?: PagelessDomainEntityListingEvaluationVersion;
  declinedReview?: boolean;
  evaluationContextId?: string;
  retractedEvaluation?: EvaluationReference;
  aiScoring?: AiScoring;
  selfUri?: string;
}

/** A search among evaluations. With `aggregations`, leave `pageSize` out: figures come instead of evaluations. */
export interface EvaluationSearchRequestDTO {
  query: EvaluationSearchCriteriaDTO[];
  aggregations?: EvaluationSearchAggregationDTO[];
  pageSize?: number;
  pageNumber: number;
  /** Goes together with `sortBy`. */
  sortOrder?: OpenEnum<'ASC' | 'DESC'>;
  sortBy?: OpenEnum<'conversationDate' | 'createdDate' | 'submittedDate' | 'releaseDate'>;
  /** Searches evaluations that were submitted by themselves. */
  systemSubmitted?: boolean;
}

export interface EvaluationSearchResponse {
  pageSize?: number;
  pageNumber?: number;
  results?: EvaluationSearchItemResponse[];
  /** Name of the aggregation to its result. */
  aggregations?: Dictionary<EvaluationSearchAggregationResponse>;
}

export type EvaluationSearchSubAggregationDTO = EvaluationSearchAggregationDTO;

export interface QueryApiSearchAggregationRange {
  to?: number;
  from?: number;
}

/** The short form of a published survey form. */
export interface SurveyFormDivisionView {
  id: string;
  name?: string;
  division?: WritableStarrableDivision;
  language: string;
  /** The same for all versions of the form. */
  contextId: string;
  modifiedDate?: string;
  selfUri?: string;
}

export interface SurveyFormDivisionViewListing {
  entities: SurveyFormDivisionView[];
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

export type SurveyStatus = OpenEnum<'Pending' | 'Sent' | 'InProgress' | 'Finished' | 'OptOut' | 'Error' | 'Expired'>;

/** An agent's evaluations over the period asked for, summed up. */
export interface AgentActivity {
  id?: string;
  name?: string;
  agent?: User;
  numEvaluations?: number;
  /** Percent. */
  averageEvaluationScore?: number;
  /** Evaluations that had critical questions. */
  numCriticalEvaluations?: number;
  /** Percent, over critical questions only. */
  averageCriticalScore?: number;
  highestEvaluationScore?: number;
  lowestEvaluationScore?: number;
  highestCriticalScore?: number;
  lowestCriticalScore?: number;
  agentEvaluatorActivityList?: AgentEvaluatorActivity[];
  /** Evaluations that exist but that the caller may not see. */
  numEvaluationsWithoutViewPermission?: number;
  selfUri?: string;
}

export interface AgentActivityEntityListing {
  entities: AgentActivity[];
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

/** The evaluations one evaluator made of one agent, summed up. */
export interface AgentEvaluatorActivity {
  id?: string;
  name?: string;
  agent?: User;
  evaluator?: User;
  numEvaluations?: number;
  /** Percent. */
  averageEvaluationScore?: number;
  /** Evaluations that exist but that the caller may not see. */
  numEvaluationsWithoutViewPermission?: number;
  selfUri?: string;
}

/** A calibration to set up; scores and evaluations are filled by the platform. */
export interface CalibrationCreate {
  id?: string;
  name?: string;
  calibrator?: User;
  agent?: User;
  conversation: ConversationReference;
  evaluationForm?: EvaluationForm;
  /** Shared by all versions of the evaluation form. */
  contextId?: string;
  averageScore?: number;
  highScore?: number;
  lowScore?: number;
  /** @format date-time */
  createdDate?: string;
  evaluations?: Evaluation[];
  evaluators?: User[];
  /** The evaluation that the others are measured against. */
  scoringIndex?: Evaluation;
  /** Evaluator whose evaluation becomes the scoring index. */
  expertEvaluator?: User;
  selfUri?: string;
}

export interface CalibrationEntityListing {
  entities: Calibration[];
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

export interface DomainEntityListingSurveyForm {
  entities?: SurveyForm[];
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

export interface EvaluationAggregationQueryMe {
  /** ISO 8601, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  timeZone?: string;
  groupBy?: EvaluationDimension[];
  metrics: EvaluationMetric[];
  /** Which date of an evaluation the interval is compared with. */
  alternateTimeDimension?: OpenEnum<'conversationStart' | 'evaluationCreatedDate' | 'evaluationReleaseDate' | 'eventTime'>;
  /** Only evaluations with this form, any version. */
  contextId?: string;
}

export interface EvaluationEntityListing {
  entities: Evaluation[];
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

/** A form and answers to it, to be scored without being saved. */
export interface EvaluationFormAndScoringSet {
  evaluationForm?: EvaluationForm;
  answers?: EvaluationScoringSet;
}

export interface EvaluationFormEntityListing {
  entities: EvaluationForm[];
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

/** An evaluator's workload over the period asked for, summed up. */
export interface EvaluatorActivity {
  id?: string;
  name?: string;
  evaluator?: User;
  numEvaluationsAssigned?: number;
  numEvaluationsStarted?: number;
  numEvaluationsCompleted?: number;
  numCalibrationsAssigned?: number;
  numCalibrationsStarted?: number;
  numCalibrationsCompleted?: number;
  /** Evaluations that exist but that the caller may not see. */
  numEvaluationsWithoutViewPermission?: number;
  selfUri?: string;
}

export interface EvaluatorActivityEntityListing {
  entities: EvaluatorActivity[];
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

/** Where the flow that sends a survey went wrong. */
export interface FlowDiagnosticInfo {
  /** Number of the last action the flow carried out. */
  lastActionId?: number;
}

export interface PublishForm {
  published: boolean;
  /** The form to publish. */
  id: string;
}

export interface QMAuditQueryRequest {
  /** ISO 8601, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  filters: QualityAuditQueryFilter[];
  sort?: AuditQuerySort[];
}

export interface QualityAuditLogMessage {
  id?: string;
  /** Organisation the user belongs to. */
  userHomeOrgId?: string;
  /** Trustee organisation through which the user had access. */
  userTrusteeOrgId?: string;
  user?: DomainEntityRef;
  client?: AddressableEntityRef;
  remoteIps?: string[];
  serviceName?: OpenEnum<'RecordingService' | 'RecordingPlaybackService' | 'QualityService' | 'HorusService'>;
  /** Whether a user or the system itself acted. */
  level?: OpenEnum<'User' | 'System' | 'GENESYS_INTERNAL'>;
  status?: OpenEnum<'Success' | 'Failure' | 'Warning'>;
  /** @format date-time */
  eventDate?: string;
  messageInfo?: MessageInfo;
  action?: OpenEnum<
    | 'Read'
    | 'Create'
    | 'Update'
    | 'Delete'
    | 'Abandon'
    | 'Archive'
    | 'Export'
    | 'RestoreRequest'
    | 'RestoreComplete'
    | 'ApplyProtection'
    | 'RevokeProtection'
    | 'UpdateRetention'
    | 'Download'
    | 'Start'
    | 'Stop'
  >;
  entity?: DomainEntityRef;
  entityType?: OpenEnum<
    | 'Recording'
    | 'Evaluation'
    | 'Calibration'
    | 'Annotation'
    | 'ScreenRecording'
    | 'Survey'
    | 'SnippetRecording'
    | 'ScreenMonitoring'
  >;
  propertyChanges?: PropertyChange[];
  context?: Dictionary<string>;
}

export interface QualityAuditQueryExecutionResultsResponse {
  id: string;
  pageSize?: number;
  cursor?: string;
  entities?: QualityAuditLogMessage[];
}

export interface QualityAuditQueryExecutionStatusResponse {
  id: string;
  state?: AuditQueryState;
  /** @format date-time */
  dateStart?: string;
  interval?: string;
  filters?: QualityAuditQueryFilter[];
  sort?: AuditQuerySort[];
}

export interface QualityAuditQueryFilter {
  property: OpenEnum<
    | 'UserId'
    | 'TrusteeOrganizationId'
    | 'TrusteeOnlyAudits'
    | 'ClientId'
    | 'Action'
    | 'EntityType'
    | 'EntityId'
    | 'ConversationId'
    | 'ServiceName'
  >;
  value: string;
}

/** A survey as the invited customer meets it. */
export interface ScorableSurvey {
  id?: string;
  name?: string;
  surveyForm?: SurveyForm;
  status?: SurveyStatus;
  answers?: SurveyScoringSet;
  selfUri?: string;
}

/** A survey sent to the customer of a conversation. */
export interface Survey {
  id: string;
  name?: string;
  conversation?: ConversationReference;
  surveyForm?: SurveyForm;
  agent?: DomainEntityRef;
  status?: SurveyStatus;
  queue?: QueueReference;
  answers?: SurveyScoringSet;
  /** @format date-time */
  completedDate?: string;
  /** Why it could not be sent; only with status `Error`. */
  surveyErrorDetails?: SurveyErrorDetails;
  agentTeam?: Team;
  surveyType?: OpenEnum<'Web' | 'Voice'>;
  /** Whether a question that must be answered has no answer. */
  missingRequiredAnswer?: boolean;
  /** Flow that asks the questions, for a voice survey. */
  flow?: AddressableEntityRef;
  selfUri?: string;
}

export interface SurveyErrorDetails {
  flowDiagnosticInfo?: FlowDiagnosticInfo;
  surveyErrorReason?: string;
}

export interface SurveyForm {
  id?: string;
  name: string;
  /** @format date-time */
  modifiedDate?: string;
  published?: boolean;
  /** No further invitations are sent, and those sent no longer work. */
  disabled?: boolean;
  /** Shared by all versions of the form. */
  contextId: string;
  /** Language of the survey page around the questions, e.g. `en-US`. */
  language: string;
  /** Markdown shown above the questions. */
  header?: string;
  /** Markdown shown below the questions. */
  footer?: string;
  questionGroups: SurveyQuestionGroup[];
  publishedVersions?: DomainEntityListingSurveyForm;
  division?: WritableStarrableDivision;
  /** Whether parts are left out because the caller may not see them. */
  redacted?: boolean;
  selfUri?: string;
}

/** A form and answers to it, to be scored without being saved. */
export interface SurveyFormAndScoringSet {
  surveyForm?: SurveyForm;
  answers?: SurveyScoringSet;
}

export interface SurveyFormEntityListing {
  entities: SurveyForm[];
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

export interface SurveyQuestion {
  id?: string;
  text?: string;
  helpText?: string;
  type?: OpenEnum<
    'multipleChoiceQuestion' | 'freeTextQuestion' | 'npsQuestion' | 'readOnlyTextBlockQuestion' | 'multipleSelectQuestion'
  >;
  /** Whether "not applicable" may be answered. */
  naEnabled?: boolean;
  visibilityCondition?: VisibilityCondition;
  answerOptions?: AnswerOption[];
  /** Longest free-text answer allowed. */
  maxResponseCharacters?: number;
  /** Asks the customer to explain the score; only with `npsQuestion`. */
  explanationPrompt?: string;
  /** The same for the question in all versions of the form. */
  contextId?: string;
}

export interface SurveyQuestionGroup {
  id?: string;
  name?: string;
  type?: string;
  naEnabled?: boolean;
  questions?: SurveyQuestion[];
  visibilityCondition?: VisibilityCondition;
  /** The same for the group in all versions of the form. */
  contextId?: string;
}

export interface SurveyQuestionGroupScore {
  questionGroupId?: string;
  totalScore?: number;
  maxTotalScore?: number;
  markedNA?: boolean;
  questionScores?: SurveyQuestionScore[];
  /** Whether the platform, not a person, marked the group as not applicable. */
  systemMarkedNA?: boolean;
}

export interface SurveyQuestionScore {
  questionId?: string;
  answerId?: string;
  score?: number;
  markedNA?: boolean;
  assistedAnswerId?: string;
  /** Answer to the net promoter question. */
  npsScore?: number;
  /** The customer's explanation of the score. */
  npsTextAnswer?: string;
  freeTextAnswer?: string;
  /** Whether the platform, not a person, marked the question as not applicable. */
  systemMarkedNA?: boolean;
}

export interface SurveyScoringSet {
  totalScore?: number;
  /** Answer to the net promoter question. */
  npsScore?: number;
  questionGroupScores?: SurveyQuestionGroupScore[];
}
