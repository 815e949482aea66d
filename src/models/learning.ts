import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ExternalActivityType, LearningAssignmentState } from './shared-enumerations.js';
import type { AnswerOption, VisibilityCondition } from './shared-quality.js';
import type { AddressableEntityRef, DomainEntityRef, UserReference } from './shared-references.js';

/** What another learning system reports about one user's assignment. */
export interface LearningAssignmentExternalUpdate {
  state?: LearningAssignmentState;
  percentageScore?: number;
  isPassed?: boolean;
}

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
  | 'nInvalidScheduleActivities'
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
  /** Stays the same over all versions of the question. */
  contextId?: string;
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
  /** Stays the same over all versions of the group. */
  contextId?: string;
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
  /** Whether the platform, rather than a person, marked the group as not applicable. */
  systemMarkedNA?: boolean;
}

export interface AssessmentQuestionScore {
  failedKillQuestion?: boolean;
  comments?: string;
  questionId: string;
  answerId?: string;
  score?: number;
  markedNA?: boolean;
  freeTextAnswer?: string;
  /** Whether the platform, rather than a person, marked the question as not applicable. */
  systemMarkedNA?: boolean;
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
  type?: OpenEnum<'Informational' | 'AssessedContent' | 'Assessment' | 'External' | 'Native'>;
  informSteps?: LearningModuleInformStep[];
  assessmentForm?: AssessmentForm;
  summaryData?: LearningModuleSummary;
  coverArt?: LearningModuleCoverArtResponse;
  /** Whether users cannot find the module on their own. */
  excludedFromCatalog?: boolean;
  /** Whether the steps must be taken one after the other. */
  enforceContentOrder?: boolean;
  /** Who may look at the answers afterwards. */
  reviewAssessmentResults?: ReviewAssessmentResults;
  /** Rule that assigns the module by itself. */
  autoAssign?: LearningModuleAutoAssignResponse;
  reassignSummaryData?: LearningModuleReassignSummary;
  lengthInMinutes?: number;
  /** How archiving treats assignments that are still open. */
  archivalMode?: OpenEnum<'Graceful' | 'Immediate'>;
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
  dateCompleted?: string;
  /** Score in the assessment alone, in percent. */
  assessmentPercentageScore?: number;
  /** Whether it is the user's latest assignment of the module. */
  isLatest?: boolean;
  assessmentCompletionPercentage?: number;
  completionPercentage?: number;
  steps?: LearningAssignmentStep[];
  /** The step to go on with. */
  nextStep?: LearningAssignmentStep;
  /** Time set aside for the assignment. */
  lengthInMinutes?: number;
}

export interface LearningAssignmentAggregateParam {
  interval: string;
  metrics?: OpenEnum<
    | 'nActivities'
    | 'nPlannedActivities'
    | 'nInProgressActivities'
    | 'nCompleteActivities'
    | 'nOverdueActivities'
    | 'nPassedActivities'
    | 'nFailedActivities'
    | 'oActivityScore'
    | 'nNotCompletedActivities'
  >[];
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
  /** Whether to put the assignment into the user's workforce-management schedule. */
  addToSchedule?: boolean;
  /** Time to set aside for it. */
  lengthInMinutes?: number;
}

export interface LearningAssignmentEntity {
  assignmentId?: string;
}

export interface LearningAssignmentItem {
  moduleId: string;
  userId: string;
}

export type LearningAssignmentReference = AddressableEntityRef;

export interface LearningAssignmentReschedule {
  /** @format date-time */
  dateRecommendedForCompletion: string;
  /** Time to set aside for the assignment. */
  lengthInMinutes?: number;
  /** Whether to put it into the user's workforce-management schedule. */
  addToSchedule?: boolean;
}

/** A user's progress in one step of a module. */
export interface LearningAssignmentStep {
  id?: string;
  /** The step as the module defines it; filled in on request. */
  moduleStep?: LearningModuleInformStep;
  /** The parts of SCORM content, nested. */
  structure?: LearningAssignmentStepScoStructure[];
  successStatus?: OpenEnum<'Passed' | 'Failed' | 'Unknown'>;
  completionStatus?: LearningStepCompletion;
  completionPercentage?: number;
  percentageScore?: number;
  /** State of the SCORM object that was loaded. */
  shareableContentObject?: LearningShareableContentObject;
  /** Gives a browser access to the content. */
  signedCookie?: LearningAssignmentStepSignedCookie;
  selfUri?: string;
}

/** A part of SCORM content with the user's progress in it. */
export interface LearningAssignmentStepScoStructure {
  id?: string;
  name?: string;
  successStatus?: OpenEnum<'Passed' | 'Failed' | 'Unknown'>;
  completionStatus?: LearningStepCompletion;
  children?: LearningAssignmentStepScoStructure[];
}

export interface LearningAssignmentStepSignedCookie {
  /** The content for which the cookie is valid. */
  url?: string;
  cookieValues?: Dictionary<string>;
}

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
  type?: OpenEnum<'Informational' | 'AssessedContent' | 'Assessment' | 'External' | 'Native'>;
  informSteps?: LearningModuleInformStep[];
  assessmentForm?: AssessmentForm;
  summaryData?: LearningModuleSummary;
  coverArt?: LearningModuleCoverArtResponse;
  /** Whether users cannot find the module on their own. */
  excludedFromCatalog?: boolean;
  /** Whether the steps must be taken one after the other. */
  enforceContentOrder?: boolean;
  /** Who may look at the answers afterwards. */
  reviewAssessmentResults?: ReviewAssessmentResults;
  /** Rule that assigns the module by itself. */
  autoAssign?: LearningModuleAutoAssignResponse;
  reassignSummaryData?: LearningModuleReassignSummary;
  /** Time the module is expected to take. */
  lengthInMinutes?: number;
  /** How archiving treats assignments that are still open. */
  archivalMode?: OpenEnum<'Graceful' | 'Immediate'>;
}

export interface LearningModuleAutoAssignRequest {
  /** Rule that selects the users. */
  ruleId: string;
  /** Whether the rule assigns the module at present. */
  enabled: boolean;
}

export interface LearningModuleAutoAssignResponse {
  rule: UsersRulesRuleReference;
  enabled: boolean;
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
  type: OpenEnum<'Url' | 'Content' | 'GenesysBuiltInCourse' | 'RichText' | 'Scorm'>;
  name?: string;
  /** URL, content id or text, as `type` says. */
  value: string;
  sharingUri?: string;
  contentType?: string;
  order: number;
  displayName?: string;
  description?: string;
}

export type LearningModuleInformStepRequest = LearningModuleInformStep;

export interface LearningModuleJobRequest {
  action: OpenEnum<'Reassign' | 'GracefulArchive' | 'ImmediateArchive' | 'Unarchive' | 'Assign'>;
}

export interface LearningModuleJobResponse {
  id: string;
  status?: OpenEnum<'Accepted' | 'Running' | 'Completed' | 'Failed'>;
  selfUri?: string;
}

export interface LearningModuleList {
  entities: LearningModule[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  /** Rules of the old kind that remain, see `postLearningModuleRuleMigrate`. */
  totalLegacyRules?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface LearningModuleMigrateResponse {
  autoAssign: LearningModuleAutoAssignResponse;
}

/** A module as a learner sees it, with the progress made in its preview. */
export interface LearningModulePreviewGetResponse {
  id: string;
  name: string;
  description?: string;
  coverArt?: LearningModuleCoverArtResponse;
  enforceContentOrder?: boolean;
  reviewAssessmentResults?: ReviewAssessmentResults;
  assessmentForm?: AssessmentForm;
  assignment?: LearningModulePreviewGetResponseAssignment;
  selfUri?: string;
}

/** Stands in for an assignment while a module is previewed. */
export interface LearningModulePreviewGetResponseAssignment {
  state?: LearningAssignmentState;
  /** Over the whole module, in percent. */
  percentageScore?: number;
  /** In the assessment alone, in percent. */
  assessmentPercentageScore?: number;
  isPassed?: boolean;
  assessmentCompletionPercentage?: number;
  completionPercentage?: number;
  steps?: LearningModulePreviewGetResponseStep[];
}

export interface LearningModulePreviewGetResponseStep {
  id?: string;
  moduleStep?: LearningModuleInformStep;
  structure?: LearningModulePreviewGetScoStructure[];
  successStatus?: OpenEnum<'Passed' | 'Failed' | 'Unknown'>;
  completionStatus?: LearningStepCompletion;
  completionPercentage?: number;
  percentageScore?: number;
  signedCookie?: LearningAssignmentStepSignedCookie;
}

export interface LearningModulePreviewGetScoStructure {
  id?: string;
  name?: string;
  successStatus?: OpenEnum<'Passed' | 'Failed' | 'Unknown'>;
  completionStatus?: LearningStepCompletion;
  percentageScore?: number;
  shareableContentObject?: LearningShareableContentObject;
  children?: LearningModulePreviewGetScoStructure[];
}

/** Progress to record in the preview of a module. */
export interface LearningModulePreviewUpdateRequest {
  state?: LearningAssignmentState;
  /** The step that the author is in. */
  currentStep?: LearningModulePreviewUpdateRequestCurrentStep;
  steps?: LearningModulePreviewUpdateStep[];
  assessment?: LearningAssessment;
  assessmentForm?: AssessmentForm;
}

export interface LearningModulePreviewUpdateRequestCurrentStep {
  id?: string;
  completionPercentage?: number;
  shareableContentObject?: LearningShareableContentObject;
}

export interface LearningModulePreviewUpdateResponse {
  id: string;
  assignment?: LearningModulePreviewUpdateResponseAssignment;
}

export interface LearningModulePreviewUpdateResponseAssignment {
  state?: LearningAssignmentState;
  percentageScore?: number;
  completionPercentage?: number;
  assessmentPercentageScore?: number;
  assessmentCompletionPercentage?: number;
  isPassed?: boolean;
  currentStep?: LearningModulePreviewUpdateResponseCurrentStep;
  steps?: LearningModulePreviewUpdateStep[];
}

export interface LearningModulePreviewUpdateResponseCurrentStep {
  shareableContentObject?: LearningShareableContentObject;
}

export interface LearningModulePreviewUpdateScoStructure {
  id?: string;
  name?: string;
  successStatus?: OpenEnum<'Passed' | 'Failed' | 'Unknown'>;
  completionStatus?: LearningStepCompletion;
  percentageScore?: number;
  children?: LearningModulePreviewUpdateScoStructure[];
}

export interface LearningModulePreviewUpdateStep {
  id?: string;
  successStatus?: OpenEnum<'Passed' | 'Failed' | 'Unknown'>;
  completionStatus?: LearningStepCompletion;
  completionPercentage?: number;
  percentageScore?: number;
  structure?: LearningModulePreviewUpdateScoStructure[];
}

export interface LearningModulePublishRequest {
  /** Confirms that the publisher of the module accepts the terms for its content. */
  termsAndConditionsAccepted?: boolean;
}

export interface LearningModulePublishResponse {
  id: string;
  version?: number;
  selfUri?: string;
}

export interface LearningModuleReassignSummary {
  totalReassigned?: number;
  completedCount?: number;
  inProgressCount?: number;
  assignedCount?: number;
  notCompletedCount?: number;
}

export interface LearningModuleRequest {
  name: string;
  description?: string;
  completionTimeInDays: number;
  informSteps?: LearningModuleInformStepRequest[];
  type?: OpenEnum<'Informational' | 'AssessedContent' | 'Assessment' | 'External' | 'Native'>;
  assessmentForm?: AssessmentForm;
  coverArt?: LearningModuleCoverArtRequest;
  lengthInMinutes?: number;
  /** True keeps users from finding the module on their own. */
  excludedFromCatalog?: boolean;
  /** The module's id in another learning system. */
  externalId?: string;
  /** Whether the steps must be taken one after the other. */
  enforceContentOrder?: boolean;
  reviewAssessmentResults?: ReviewAssessmentResults;
  autoAssign?: LearningModuleAutoAssignRequest;
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
  selector: OpenEnum<'AcdSkills' | 'AgentName' | 'Division' | 'Group' | 'Location' | 'Queue' | 'Role' | 'Team' | 'User'>;
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

export interface LearningScheduleSlotsJobRequest {
  userIds: string[];
  lengthInMinutes: number;
  /** Activity code under which the session would be scheduled. */
  activityCodeId: string;
  /** Stretches of time to search, each with start and end. Each gets its own result. */
  intervals: string[];
  slotsType: OpenEnum<'BestTime'>;
}

export interface LearningScheduleSlotsJobResponse {
  id: string;
  userIds?: string[];
  lengthInMinutes?: number;
  businessUnitId?: string;
  activityCodeId?: string;
  slotsType?: OpenEnum<'BestTime'>;
  results?: LearningScheduleSlotsJobResult[];
  selfUri?: string;
}

export interface LearningScheduleSlotsJobResult {
  interval?: string;
  status?: OpenEnum<'InProgress' | 'Complete' | 'Error'>;
  /** Absent while the search runs and where it found nothing. */
  slot?: LearningScheduleSlotsJobSlot;
}

export interface LearningScheduleSlotsJobSchedule {
  id?: string;
  selfUri?: string;
  /** @format date */
  weekDate?: string;
  weekCount?: number;
}

export interface LearningScheduleSlotsJobSlot {
  /** @format date-time */
  dateStart?: string;
  schedule?: LearningScheduleSlotsJobSchedule;
}

export interface LearningScheduleSlotsQueryRequest {
  /** Start and end of the stretch to search. */
  interval: string;
  lengthInMinutes: number;
  userIds: string[];
  /** An assignment already scheduled whose time counts as free. */
  interruptibleAssignmentId?: string;
}

export interface LearningScheduleSlotsQueryResponse {
  suggestedSlots?: LearningSlot[];
  wfmScheduleActivities?: LearningSlotWfmScheduleActivity[];
}

/** A SCORM package on its way into the platform. */
export interface LearningScormResponse {
  id: string;
  status?: OpenEnum<'UploadPending' | 'Unpacking' | 'Error' | 'Ready'>;
  errorCode?: string;
  errorMessage?: string;
  /** In percent of the package. */
  percentageUnpacked?: number;
  selfUri?: string;
}

export interface LearningScormUploadRequest {
  /** Checksum of the package, so that the upload can be verified. */
  contentMd5: string;
}

export interface LearningScormUploadResponse {
  id: string;
  status?: OpenEnum<'UploadPending' | 'Unpacking' | 'Error' | 'Ready'>;
  /** Where to PUT the package. */
  uploadUrl?: string;
  /** Headers to send with it, exactly as they stand. */
  headers?: Dictionary<string>;
  selfUri?: string;
}

/** The state of one SCORM object as its run-time data model has it: status, score, place and suspended data. */
export interface LearningShareableContentObject {
  id: string;
  lessonStatus?: OpenEnum<'Passed' | 'Completed' | 'Failed' | 'Incomplete' | 'Browsed' | 'NotAttempted'>;
  /** How the learner left the object last time. */
  exit?: OpenEnum<'Timeout' | 'Suspend' | 'Logout' | 'Empty'>;
  /** Bookmark that the content has set for itself. */
  location?: string;
  scoreRaw?: number;
  scoreMax?: number;
  scoreMin?: number;
  /** Data of the content's own, kept for the next time. */
  suspendData?: string;
  /** Whether the attempt counts. */
  credit?: OpenEnum<'Credit' | 'NoCredit'>;
  /** Whether the learner enters for the first time or resumes. */
  entry?: OpenEnum<'AbInitio' | 'Resume' | 'Empty'>;
  mode?: OpenEnum<'Browse' | 'Normal' | 'Review'>;
  totalTime?: string;
  /** Time spent in the present session, against `totalTime` over all. */
  sessionTime?: string;
  /** Where the object starts. */
  href?: string;
  parameters?: string;
  launchData?: string;
}

/** A time that could be used, rated by its effect on staffing. */
export interface LearningSlot {
  /** @format date-time */
  dateStart?: string;
  lengthInMinutes?: number;
  /** By how much staffing would be over or, where negative, under what is required. */
  staffingDifference?: number;
  differenceRating?: OpenEnum<'Poor' | 'Neutral' | 'Good'>;
}

/** A whole day off in a user's schedule. */
export interface LearningSlotFullDayTimeOffMarker {
  /** The day, in the business unit's time zone. @format date */
  businessUnitDate?: string;
  lengthMinutes?: number;
  description?: string;
  activityCodeId?: string;
  paid?: boolean;
  timeOffRequestId?: string;
}

/** Something that a user has scheduled already. */
export interface LearningSlotScheduleActivity {
  /** @format date-time */
  dateStart?: string;
  lengthMinutes?: number;
  description?: string;
  activityCodeId?: string;
  paid?: boolean;
  timeOffRequestId?: string;
  /** Id of the coaching, learning or other activity behind it, as `externalActivityType` says. */
  externalActivityId?: string;
  externalActivityType?: ExternalActivityType;
}

export interface LearningSlotWfmScheduleActivity {
  user?: UserReference;
  activities?: LearningSlotScheduleActivity[];
  fullDayTimeOffMarkers?: LearningSlotFullDayTimeOffMarker[];
}

export type LearningStepCompletion = OpenEnum<'Completed' | 'Incomplete' | 'NotAttempted' | 'Unknown'>;

/** Who may look at the answers of an assessment afterwards. */
export interface ReviewAssessmentResults {
  byAssignees?: boolean;
  byViewers?: boolean;
}

export interface UsersRulesRuleReference {
  id?: string;
  selfUri?: string;
}
