import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { LearningAssignmentState } from './shared-enumerations.js';
import type { AddressableEntityRef, AnswerOption, DomainEntityRef, VisibilityCondition } from './shared.js';
import type { UserReference } from './shared-administration.js';

export type LearningAssignmentMetric = OpenEnum<
  | 'nActivities'
  | 'nPlannedActivities'
  | 'nInProgressActivities'
  | 'nCompleteActivities'
  | 'nOverdueActivities'
  | 'nPassedActivities'
  | 'nFailedActivities'
  | 'oActivityScore'
  | 'nNotCompletedActivities'
>;

/** The questions of a module's assessment. */
export interface AssessmentForm {
  id?: string;
  /** @format date-time */
  dateModified?: string;
  /** Shared by all versions of the form. */
  contextId?: string;
  selfUri?: string;
  published?: boolean;
  /** Score needed to pass, in percent. */
  passPercent: number;
  questionGroups: AssessmentFormQuestionGroup[];
}

export interface AssessmentFormQuestion {
  id?: string;
  type?: OpenEnum<'multipleChoiceQuestion' | 'freeTextQuestion' | 'npsQuestion' | 'readOnlyTextBlockQuestion'>;
  text: string;
  helpText?: string;
  naEnabled?: boolean;
  commentsRequired?: boolean;
  /** When the question is shown, depending on earlier answers. */
  visibilityCondition?: VisibilityCondition;
  answerOptions?: AnswerOption[];
  maxResponseCharacters?: number;
  /** A wrong answer here fails the whole assessment. */
  isKill?: boolean;
  /** Counts towards the critical score. */
  isCritical?: boolean;
}

export interface AssessmentFormQuestionGroup {
  id?: string;
  name: string;
  type: string;
  defaultAnswersToHighest?: boolean;
  defaultAnswersToNA?: boolean;
  naEnabled?: boolean;
  /** Share of the group in the total score. */
  weight?: number;
  /** True where `weight` was set by hand rather than derived. */
  manualWeight?: boolean;
  questions: AssessmentFormQuestion[];
  visibilityCondition?: VisibilityCondition;
  selfUri?: string;
}

export interface AssessmentQuestionGroupScore {
  questionGroupId: string;
  totalScore?: number;
  maxTotalScore?: number;
  markedNA?: boolean;
  totalCriticalScore?: number;
  maxTotalCriticalScore?: number;
  totalNonCriticalScore?: number;
  maxTotalNonCriticalScore?: number;
  totalScoreUnweighted?: number;
  maxTotalScoreUnweighted?: number;
  totalCriticalScoreUnweighted?: number;
  maxTotalCriticalScoreUnweighted?: number;
  totalNonCriticalScoreUnweighted?: number;
  maxTotalNonCriticalScoreUnweighted?: number;
  questionScores?: AssessmentQuestionScore[];
}

export interface AssessmentQuestionScore {
  failedKillQuestion?: boolean;
  comments?: string;
  questionId: string;
  answerId?: string;
  score?: number;
  markedNA?: boolean;
  freeTextAnswer?: string;
}

/** Answers to an assessment with the scores they earn. */
export interface AssessmentScoringSet {
  totalScore?: number;
  totalCriticalScore?: number;
  totalNonCriticalScore?: number;
  questionGroupScores: AssessmentQuestionGroupScore[];
  /** Why the assessment is failed, where it is. */
  failureReasons?: string[];
  comments?: string;
  agentComments?: string;
  isPassed?: boolean;
}

/** A module together with what particular users have been assigned of it. */
export interface AssignedLearningModule {
  id?: string;
  name: string;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  externalId?: string;
  source?: OpenEnum<'UserCreated' | 'GenesysBeyond'>;
  rule?: LearningModuleRule;
  currentAssignments?: LearningAssignment[];
  selfUri?: string;
  isArchived?: boolean;
  isPublished?: boolean;
  description?: string;
  completionTimeInDays: number;
  type?: OpenEnum<'Informational' | 'AssessedContent' | 'Assessment'>;
  informSteps?: LearningModuleInformStep[];
  assessmentForm?: AssessmentForm;
  summaryData?: LearningModuleSummary;
  coverArt?: LearningModuleCoverArtResponse;
}

export interface AssignedLearningModuleDomainEntityListing {
  entities: AssignedLearningModule[];
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

export interface DisallowedEntityLearningAssignmentItem {
  errorCode?: string;
  entity?: LearningAssignmentItem;
}

export interface DisallowedEntityLearningAssignmentReference {
  errorCode?: string;
  entity?: LearningAssignmentReference;
}

export interface LearningAssessment {
  assessmentId?: string;
  contextId?: string;
  assessmentFormId?: string;
  status?: OpenEnum<'Pending' | 'InProgress' | 'Finished'>;
  answers?: AssessmentScoringSet;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateSubmitted?: string;
}

export interface LearningAssessmentScoringRequest {
  assessmentForm: AssessmentForm;
  answers: AssessmentScoringSet;
}

export interface LearningAssignment {
  id: string;
  assessment?: LearningAssessment;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateModified?: string;
  isOverdue?: boolean;
  /** Score in percent; absent until assessed. */
  percentageScore?: number;
  /** True where the module's rule made the assignment. */
  isRule?: boolean;
  /** True where someone made it by hand. */
  isManual?: boolean;
  isPassed?: boolean;
  selfUri?: string;
  state?: LearningAssignmentState;
  /** @format date-time */
  dateRecommendedForCompletion?: string;
  /** Version of the module that was assigned. */
  version?: number;
  module?: LearningModule;
  user?: UserReference;
  assessmentForm?: AssessmentForm;
}

export interface LearningAssignmentAggregateParam {
  interval: string;
  metrics?: LearningAssignmentMetric[];
  groupBy?: OpenEnum<'attendeeId'>[];
  filter: LearningAssignmentAggregateQueryRequestFilter;
}

export interface LearningAssignmentAggregateQueryRequestClause {
  type: OpenEnum<'And' | 'Or'>;
  predicates: LearningAssignmentAggregateQueryRequestPredicate[];
}

export interface LearningAssignmentAggregateQueryRequestFilter {
  type: OpenEnum<'And' | 'Or'>;
  clauses: LearningAssignmentAggregateQueryRequestClause[];
}

export interface LearningAssignmentAggregateQueryRequestPredicate {
  dimension: OpenEnum<'attendeeId' | 'type' | 'moduleId' | 'isPassed'>;
  value: string;
}

export interface LearningAssignmentAggregateQueryResponseData {
  interval?: string;
  metrics?: LearningAssignmentAggregateQueryResponseMetric[];
}

export interface LearningAssignmentAggregateQueryResponseGroupedData {
  group?: Dictionary<string>;
  data?: LearningAssignmentAggregateQueryResponseData[];
}

export interface LearningAssignmentAggregateQueryResponseMetric {
  /** Names beginning with `n` are counts; `oActivityScore` gathers scores. */
  metric?: LearningAssignmentMetric;
  stats?: LearningAssignmentAggregateQueryResponseStats;
}

export interface LearningAssignmentAggregateQueryResponseStats {
  count?: number;
  min?: number;
  max?: number;
  sum?: number;
}

export interface LearningAssignmentAggregateResponse {
  results?: LearningAssignmentAggregateQueryResponseGroupedData[];
}

export interface LearningAssignmentBulkAddResponse {
  entities: LearningAssignment[];
  disallowedEntities?: DisallowedEntityLearningAssignmentItem[];
}

export interface LearningAssignmentBulkRemoveResponse {
  entities: LearningAssignmentEntity[];
  disallowedEntities?: DisallowedEntityLearningAssignmentReference[];
}

export interface LearningAssignmentCreate {
  moduleId: string;
  userId: string;
  /** @format date-time */
  recommendedCompletionDate?: string;
}

export interface LearningAssignmentEntity {
  assignmentId?: string;
}

export interface LearningAssignmentItem {
  moduleId: string;
  userId: string;
}

export type LearningAssignmentReference = AddressableEntityRef;

export interface LearningAssignmentUpdate {
  state?: LearningAssignmentState;
  assessment?: LearningAssessment;
}

export type LearningAssignmentUser = DomainEntityRef;

export interface LearningAssignmentUserListing {
  entities: LearningAssignmentUser[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  /** Users that the rule reaches, whatever the search term. */
  unfilteredTotal?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface LearningAssignmentUserQuery {
  rule: LearningModuleRule;
  searchTerm?: string;
}

export interface LearningAssignmentsDomainEntity {
  entities: LearningAssignment[];
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

export interface LearningCoverArtThumbnail {
  /** Size of the picture. */
  resolution?: string;
  url?: string;
}

export interface LearningModule {
  id: string;
  name: string;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateModified?: string;
  /** Version number; publishing makes a new one. */
  version?: number;
  externalId?: string;
  /** Whether the organisation wrote the module or it comes from the vendor's catalogue. */
  source?: OpenEnum<'UserCreated' | 'GenesysBeyond'>;
  rule?: LearningModuleRule;
  selfUri?: string;
  isArchived?: boolean;
  isPublished?: boolean;
  description?: string;
  /** Days a user has from assignment to the recommended completion. */
  completionTimeInDays: number;
  type?: OpenEnum<'Informational' | 'AssessedContent' | 'Assessment'>;
  informSteps?: LearningModuleInformStep[];
  assessmentForm?: AssessmentForm;
  summaryData?: LearningModuleSummary;
  coverArt?: LearningModuleCoverArtResponse;
}

export interface LearningModuleCoverArtRequest {
  id: string;
}

export interface LearningModuleCoverArtResponse {
  id?: string;
  selfUri?: string;
  url?: string;
  thumbnails?: LearningCoverArtThumbnail[];
}

/** One piece of content, shown in the sequence of `order`. */
export interface LearningModuleInformStep {
  type: OpenEnum<'Url' | 'Content' | 'GenesysBuiltInCourse' | 'RichText'>;
  name?: string;
  /** URL, content id or text, as `type` says. */
  value: string;
  sharingUri?: string;
  contentType?: string;
  order: number;
}

export interface LearningModuleInformStepRequest {
  type: OpenEnum<'Url' | 'Content' | 'RichText'>;
  name?: string;
  value: string;
  sharingUri?: string;
  contentType?: string;
  order: number;
}

export interface LearningModuleJobRequest {
  action: OpenEnum<'Reassign'>;
}

export interface LearningModuleJobResponse {
  id: string;
  status?: OpenEnum<'Accepted' | 'Running' | 'Completed' | 'Failed'>;
  selfUri?: string;
}

export interface LearningModulePublishResponse {
  id: string;
  version?: number;
  selfUri?: string;
}

export interface LearningModuleRequest {
  name: string;
  description?: string;
  completionTimeInDays: number;
  informSteps?: LearningModuleInformStepRequest[];
  type?: OpenEnum<'Informational' | 'AssessedContent' | 'Assessment'>;
  assessmentForm?: AssessmentForm;
  coverArt?: LearningModuleCoverArtRequest;
}

/** Whom a module is assigned to without anyone's doing. */
export interface LearningModuleRule {
  id?: string;
  /** While true, users who match are assigned. */
  isActive: boolean;
  parts: LearningModuleRuleParts[];
  selfUri?: string;
}

/** One step of a rule, applied in the sequence of `order`. */
export interface LearningModuleRuleParts {
  operation: OpenEnum<'Include' | 'Exclude'>;
  /** Property of the users compared with `value`. */
  selector: OpenEnum<'AcdSkills' | 'AgentName' | 'Division' | 'Group' | 'Location' | 'Queue' | 'Role' | 'Team'>;
  value: string[];
  order: number;
}

export interface LearningModuleSummary {
  assignedCount?: number;
  completedCount?: number;
  passedCount?: number;
  /** Sum of the scores of completed assignments. */
  completedSum?: number;
}

export interface LearningModulesDomainEntityListing {
  entities: LearningModule[];
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
