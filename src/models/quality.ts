import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { EvaluationDimension, EvaluationMetric } from './shared-analytics.js';
import type { AuditQueryState } from './shared-enumerations.js';
import type {
  AddressableEntityRef,
  AnswerOption,
  Calibration,
  ConversationReference,
  DomainEntityRef,
  Evaluation,
  EvaluationForm,
  EvaluationScoringSet,
  User,
  VisibilityCondition,
} from './shared.js';
import type { AuditQuerySort, MessageInfo, PropertyChange, QueueReference } from './shared-administration.js';

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
  serviceName?: OpenEnum<'RecordingService' | 'RecordingPlaybackService' | 'QualityService'>;
  /** Whether a user or the system itself acted. */
  level?: OpenEnum<'User' | 'System'>;
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
  >;
  entity?: DomainEntityRef;
  entityType?: OpenEnum<'Recording' | 'Evaluation' | 'Calibration' | 'Annotation' | 'ScreenRecording' | 'Survey'>;
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
  id?: string;
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
  type?: OpenEnum<'multipleChoiceQuestion' | 'freeTextQuestion' | 'npsQuestion' | 'readOnlyTextBlockQuestion'>;
  /** Whether "not applicable" may be answered. */
  naEnabled?: boolean;
  visibilityCondition?: VisibilityCondition;
  answerOptions?: AnswerOption[];
  /** Longest free-text answer allowed. */
  maxResponseCharacters?: number;
  /** Asks the customer to explain the score; only with `npsQuestion`. */
  explanationPrompt?: string;
}

export interface SurveyQuestionGroup {
  id?: string;
  name?: string;
  type?: string;
  naEnabled?: boolean;
  questions?: SurveyQuestion[];
  visibilityCondition?: VisibilityCondition;
}

export interface SurveyQuestionGroupScore {
  questionGroupId?: string;
  totalScore?: number;
  maxTotalScore?: number;
  markedNA?: boolean;
  questionScores?: SurveyQuestionScore[];
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
}

export interface SurveyScoringSet {
  totalScore?: number;
  /** Answer to the net promoter question. */
  npsScore?: number;
  questionGroupScores?: SurveyQuestionGroupScore[];
}
