import type { JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { AssistanceCondition, ConversationReference, Queue, Team, User } from './shared.js';
import type { DomainEntityRef, UserReferenceWithName, WritableStarrableDivision } from './shared-references.js';

/** What artificial intelligence answered to a question of an evaluation. */
export interface AiAnswer {
  answerId?: string;
  /** Why it chose the answer. */
  explanation?: string;
  /** Set where it gave none. */
  failureType?: OpenEnum<'LowConfidenceError' | 'ParsingError' | 'ServiceError' | 'LowHistoricalAccuracyError'>;
  /** Whether it took the question for not applicable. */
  markedNotApplicable?: boolean;
}

/** How far an evaluation has been scored by artificial intelligence. */
export interface AiScoring {
  failureType?: OpenEnum<
    | 'QuotaReached'
    | 'ParsingError'
    | 'ServiceError'
    | 'InvalidRequest'
    | 'DuplicateFormSameAgent'
    | 'Unauthorized'
    | 'DuplicateAutomatedFormWithCopiedScore'
  >;
  /** True while the scores are being worked out. */
  pending?: boolean;
  /** @format date-time */
  dateLastChanged?: string;
}

export interface AiScoringSetting {
  enabled?: boolean;
}

/** Which questions of a form artificial intelligence answers. */
export interface AiScoringSettings {
  id?: string;
  questionGroupSettings?: QuestionGroupSettings[];
  selfUri?: string;
}

export interface AnswerOption {
  id?: string;
  text?: string;
  value?: number;
  assistanceConditions?: AssistanceCondition[];
  /** Stays the same over all versions of the option. */
  contextId?: string;
  builtInType?: OpenEnum<'Selected' | 'Unselected'>;
}

/** Several evaluators judge the same conversation, so that their standards can be compared. */
export interface Calibration {
  id?: string;
  name?: string;
  calibrator?: User;
  agent?: User;
  conversation?: ConversationReference;
  evaluationForm?: EvaluationForm;
  /** Shared by all versions of the form. */
  contextId?: string;
  /** Percent. */
  averageScore?: number;
  /** Percent. */
  highScore?: number;
  /** Percent. */
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

export interface DefaultAnswer {
  id?: string;
  notApplicable?: boolean;
}

/** Which answer the questions of a group have before an evaluator changes it. */
export interface DefaultAnswersTo {
  highestScore?: boolean;
  notApplicable?: boolean;
  lowestScore?: boolean;
  /** Each question has its own default. */
  userDefined?: boolean;
}

export interface DomainEntityListingEvaluationForm {
  entities?: EvaluationForm[];
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

/** An evaluator's judgement of an agent in one conversation. */
export interface Evaluation {
  id?: string;
  name?: string;
  conversation?: ConversationReference;
  evaluationForm?: EvaluationForm;
  evaluator?: User;
  agent?: User;
  calibration?: Calibration;
  status?: EvaluationStatus;
  answers?: EvaluationScoringSet;
  /** Whether the agent has looked at it. */
  agentHasRead?: boolean;
  /** From when the agent may see it. @format date-time */
  releaseDate?: string;
  /** @format date-time */
  assignedDate?: string;
  /** @format date-time */
  changedDate?: string;
  queue?: Queue;
  mediaType?: OpenEnum<
    'CALL' | 'CALLBACK' | 'CHAT' | 'COBROWSE' | 'EMAIL' | 'MESSAGE' | 'SOCIAL_EXPRESSION' | 'VIDEO' | 'SCREENSHARE'
  >[];
  /** Whether it has been scored again. */
  rescore?: boolean;
  /** @format date-time */
  conversationDate?: string;
  /** @format date-time */
  conversationEndDate?: string;
  /** The agent is never to see it; excludes `releaseDate`. */
  neverRelease?: boolean;
  /** For e-mail, the message that was judged. */
  resourceId?: string;
  resourceType?: OpenEnum<'EMAIL'>;
  /** Parts are withheld because the caller may not see them. */
  redacted?: boolean;
  /** Whether the other evaluations of a calibration are measured against it. */
  isScoringIndex?: boolean;
  /** What the caller may do with it. */
  authorizedActions?: string[];
  /** User who has to deal with the evaluation. */
  assignee?: User;
  assigneeApplicable?: boolean;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  submittedDate?: string;
  /** @format date-time */
  revisionCreatedDate?: string;
  divisionIds?: string[];
  assigned?: boolean;
  /** @format date-time */
  dateAssigneeChanged?: string;
  agentTeam?: Team;
  /** Whether the automatic answers could not be worked out. */
  hasAssistanceFailed?: boolean;
  evaluationSource?: EvaluationSource;
  disputeCount?: number;
  version?: number;
  versionHistory?: PagelessDomainEntityListingEvaluationVersion;
  /** Whether a review that was asked for has been declined. */
  declinedReview?: boolean;
  /** Stays the same over all versions of the evaluation. */
  evaluationContextId?: string;
  retractedEvaluation?: EvaluationReference;
  aiScoring?: AiScoring;
  selfUri?: string;
}

export interface EvaluationForm {
  id?: string;
  name: string;
  /** @format date-time */
  modifiedDate?: string;
  /** Whether this version can be used for evaluations; drafts cannot. */
  published?: boolean;
  /** Shared by all versions of the form. */
  contextId?: string;
  questionGroups: EvaluationQuestionGroup[];
  publishedVersions?: DomainEntityListingEvaluationForm;
  division?: WritableStarrableDivision;
  /** Whether evaluations made with the form can be revised and disputed. */
  evaluationSettings?: EvaluationSettings;
  /** Name of the form's newest version, where this is an older one. */
  latestVersionFormName?: string;
  aiScoring?: AiScoringSettings;
  /** Whether parts of the form are left out. */
  redacted?: boolean;
  dialect?: string;
  selfUri?: string;
}

export interface EvaluationQuestion {
  id?: string;
  text?: string;
  helpText?: string;
  type?: OpenEnum<
    'multipleChoiceQuestion' | 'freeTextQuestion' | 'npsQuestion' | 'readOnlyTextBlockQuestion' | 'multipleSelectQuestion'
  >;
  /** Whether "not applicable" may be answered. */
  naEnabled?: boolean;
  commentsRequired?: boolean;
  /** Earlier answers on which the question depends. */
  visibilityCondition?: VisibilityCondition;
  answerOptions?: AnswerOption[];
  /** A wrong answer brings the whole evaluation to nought. */
  isKill?: boolean;
  /** Counts towards the critical score as well. */
  isCritical?: boolean;
  /** Stays the same over all versions of the question. */
  contextId?: string;
  /** The options of a question with several answers, each a separate question. */
  multipleSelectOptionQuestions?: EvaluationQuestion[];
  defaultAnswer?: DefaultAnswer;
  /** Whether the automatic answer considers the whole interaction or the evaluated agent's part. */
  automatedScoringFocus?: OpenEnum<'FullInteraction' | 'EvaluatedAgent'>;
}

export interface EvaluationQuestionGroup {
  id?: string;
  name?: string;
  type?: string;
  defaultAnswersToHighest?: boolean;
  defaultAnswersToNA?: boolean;
  /** Whether the whole group may be answered with "not applicable". */
  naEnabled?: boolean;
  /** Share of the group in the total. */
  weight?: number;
  /** `weight` was set by hand and not worked out from the questions. */
  manualWeight?: boolean;
  questions?: EvaluationQuestion[];
  visibilityCondition?: VisibilityCondition;
  /** Stays the same over all versions of the group. */
  contextId?: string;
  /** Which answer the questions have at first. */
  defaultAnswersTo?: DefaultAnswersTo;
}

/** The score of one group, weighted unless a field says otherwise; `max…` fields are what could have been reached. */
export interface EvaluationQuestionGroupScore {
  questionGroupId?: string;
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
  questionScores?: EvaluationQuestionScore[];
  /** Whether the platform, not the evaluator, marked the group as not applicable. */
  systemMarkedNA?: boolean;
}

export interface EvaluationQuestionScore {
  questionId?: string;
  answerId?: string;
  /** Points of the answer chosen. */
  score?: number;
  markedNA?: boolean;
  /** Answer proposed by evaluation assistance. */
  assistedAnswerId?: string;
  /** Whether this answer alone brings the evaluation to nought. */
  failedKillQuestion?: boolean;
  comments?: string;
  /** Whether the platform, not the evaluator, marked the question as not applicable. */
  systemMarkedNA?: boolean;
  /** What artificial intelligence answered. */
  aiAnswer?: AiAnswer;
  multipleSelectQuestionOptionScores?: EvaluationQuestionScore[];
}

export interface EvaluationReference {
  id?: string;
  selfUri?: string;
}

/** Answers and the scores that follow from them. */
export interface EvaluationScoringSet {
  /** Percent. */
  totalScore?: number;
  /** Percent, over critical questions only. */
  totalCriticalScore?: number;
  /** Percent, over the other questions. */
  totalNonCriticalScore?: number;
  questionGroupScores?: EvaluationQuestionGroupScore[];
  anyFailedKillQuestions?: boolean;
  /** The evaluator's remarks. */
  comments?: string;
  /** The agent's remarks. */
  agentComments?: string;
  transcriptTopics?: TranscriptTopic[];
  maxTotalRawCriticalScore?: number;
  maxTotalRawScore?: number;
  /** Not shown to the agent. */
  privateComments?: string;
}

/** Whether evaluations made with a form can be revised and disputed. */
export interface EvaluationSettings {
  revisionsEnabled?: boolean;
  disputesEnabled?: boolean;
  /** How often an agent may dispute one evaluation. */
  disputesAllowedPerEvaluation?: number;
  /** Who deals with disputes. */
  disputesAssignees?: EvaluationSettingsAssignee[];
}

export interface EvaluationSettingsAssignee {
  user?: UserReferenceWithName;
  /** `Original` for the one who made the evaluation, `Individual` for the user named. */
  type?: OpenEnum<'Original' | 'Individual' | 'None'>;
}

/** What caused the evaluation, e.g. a policy or a user. */
export interface EvaluationSource {
  id?: string;
  name?: string;
  type?: OpenEnum<'Policy' | 'User' | 'Unknown' | 'Program'>;
  selfUri?: string;
}

export type EvaluationStatus = OpenEnum<'PENDING' | 'INPROGRESS' | 'FINISHED' | 'INREVIEW' | 'RETRACTED'>;

export type EvaluationVersion = DomainEntityRef;

export interface PagelessDomainEntityListingEvaluationVersion {
  total?: number;
  entities?: EvaluationVersion[];
  selfUri?: string;
}

export interface QuestionGroupSettings {
  questionGroupContextId?: string;
  questionSettings?: QuestionSettings[];
}

export interface QuestionSettings {
  questionContextId?: string;
  settings?: AiScoringSetting;
}

export interface TopicDuration {
  totalMilliseconds?: number;
}

/** How far into the transcript a topic was found, in words and in characters. */
export interface TopicOffset {
  wordCount?: number;
  characterCount?: number;
}

export interface TranscriptTopic {
  id?: string;
  name?: string;
  topicPhrase?: string;
  transcriptPhrase?: string;
  confidence?: number;
  startTimeMilliseconds?: number;
  duration?: TopicDuration;
  /** How far into the transcript the topic was found. */
  offset?: TopicOffset;
  /** How far into the recording the topic comes up. */
  recordingLocation?: number;
}

export interface VisibilityCondition {
  combiningOperation?: OpenEnum<'AND' | 'OR'>;
  predicates?: JsonObject[];
}
