import type { OpenEnum } from './open-enum.js';
import type { NluDomain, NluDomainVersion } from './shared-flows.js';

export interface ContextEntity {
  name: string;
}

/** The intent the conversation is about at the moment. */
export interface ContextIntent {
  name: string;
}

/** What kind of utterance was recognised, apart from its intent, e.g. a yes or a no. */
export interface DetectedDialogAct {
  name?: string;
  /** How sure the recognition was. */
  probability?: number;
}

export interface DetectedIntent {
  name?: string;
  /** How sure the recognition was. */
  probability?: number;
  entities?: DetectedNamedEntity[];
}

export interface DetectedNamedEntity {
  name?: string;
  entityType?: string;
  probability?: number;
  value?: DetectedNamedEntityValue;
}

export interface DetectedNamedEntityValue {
  /** As it stood in the text. */
  raw?: string;
  /** In its normalised form, e.g. a date for "tomorrow". */
  resolved?: string;
}

export interface Draft {
  id?: string;
  name: string;
  miner?: Miner;
  intents?: DraftIntents[];
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface DraftIntents {
  id: string;
  name: string;
  utterances: string[];
  selfUri?: string;
}

export interface DraftListing {
  entities: Draft[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface DraftRequest {
  intents?: DraftIntents[];
}

export interface IntentFeedback {
  name?: string;
  probability?: number;
  entities?: DetectedNamedEntity[];
  /** Judgement of whether this intent was rightly detected. */
  assessment?: OpenEnum<'Incorrect' | 'Correct' | 'Unknown' | 'Disabled'>;
}

export interface MinedIntentsListing {
  entities: MinerIntent[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface Miner {
  id?: string;
  name: string;
  language?: OpenEnum<'en-us' | 'en-gb' | 'en-au' | 'en-in' | 'en-za' | 'es-us' | 'es-es' | 'fr-fr'>;
  /** @format date-time */
  dateCreated?: string;
  status?: OpenEnum<
    | 'NotStarted'
    | 'FetchingConversationIds'
    | 'ConversationIdsFetched'
    | 'ConversationIdsFetchError'
    | 'FetchingConversations'
    | 'ConversationsFetched'
    | 'ConversationsFetchError'
    | 'Queued'
    | 'QueuingError'
    | 'MiningStarted'
    | 'MaskingUtterances'
    | 'MaskingError'
    | 'ComputingAnalytics'
    | 'ComputingAnalyticsError'
    | 'MiningCompleted'
    | 'MiningError'
    | 'ModelValidationError'
    | 'Deleted'
  >;
  /** First day of the conversations mined. @format date */
  conversationsDateRangeStart?: string;
  /** Last day of the conversations mined. @format date */
  conversationsDateRangeEnd?: string;
  /** @format date-time */
  dateCompleted?: string;
  /** Explanation of `status`, above all of errors. */
  message?: string;
  /** Whether the conversations came from an uploaded file. */
  conversationDataUploaded?: boolean;
  mediaType?: OpenEnum<'Chat' | 'Call' | 'Message'>;
  queueIds?: string[];
  /** @format date-time */
  dateTriggered?: string;
  /** @format date-time */
  dateModified?: string;
  latestDraftVersion?: Draft;
  selfUri?: string;
}

export interface MinerExecuteRequest {
  /** First day, e.g. `2022-07-01`. @format date */
  dateStart?: string;
  /** Last day, e.g. `2022-07-31`. @format date */
  dateEnd?: string;
  /** Key of an uploaded file of conversations, to be mined instead of the organisation's own. */
  uploadKey?: string;
  mediaType?: OpenEnum<'Chat' | 'Call' | 'Message'>;
  queueIds?: string[];
}

export interface MinerIntent {
  id?: string;
  name?: string;
  miner?: Miner;
  utterances?: Utterance[];
  /** Share of the mined conversations with this intent, in percent. */
  analyticVolumePercent?: number;
  selfUri?: string;
}

export interface MinerListing {
  entities: Miner[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface NluConfusionMatrixColumn {
  name: string;
  value: number;
}

/** One intent, and how its test utterances were understood. */
export interface NluConfusionMatrixRow {
  name: string;
  /** One entry for every intent it was taken for. */
  columns: NluConfusionMatrixColumn[];
}

export interface NluDetectionContext {
  intent?: ContextIntent;
  entity?: ContextEntity;
}

export interface NluDetectionInput {
  text: string;
}

export interface NluDetectionOutput {
  intents?: DetectedIntent[];
  dialogActs?: DetectedDialogAct[];
}

export interface NluDetectionRequest {
  input: NluDetectionInput;
  context?: NluDetectionContext;
}

export interface NluDetectionResponse {
  version?: NluDomainVersion;
  output?: NluDetectionOutput;
  input?: NluDetectionInput;
}

export interface NluDomainListing {
  entities: NluDomain[];
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

export interface NluDomainVersionListing {
  entities: NluDomainVersion[];
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

export interface NluDomainVersionQualityReport {
  version: NluDomainVersion;
  confusionMatrix: NluConfusionMatrixRow[];
  summary: NluQualityReportSummary;
}

export interface NluDomainVersionTrainingResponse {
  message?: string;
  version?: NluDomainVersion;
}

export interface NluFeedbackListing {
  entities: NluFeedbackResponse[];
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

export interface NluFeedbackRequest {
  text: string;
  intents: IntentFeedback[];
  versionId: string;
}

export interface NluFeedbackResponse {
  id: string;
  text?: string;
  intents?: IntentFeedback[];
  version?: NluDomainVersion;
  /** @format date-time */
  dateCreated?: string;
  selfUri?: string;
}

export interface NluQualityReportSummary {
  metrics: NluQualityReportSummaryMetric[];
}

export interface NluQualityReportSummaryMetric {
  name: string;
  value: number;
}

export interface Utterance {
  utteranceText?: string;
}
