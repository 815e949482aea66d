import type { OpenEnum } from './open-enum.js';
import type { NluDomain, NluDomainVersion } from './shared-flows.js';
import type { Dictionary } from './json.js';
import type { MinerErrorInfo } from './shared-administration.js';

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
  /** What a quantity is measured in, e.g. of money. */
  unit?: string;
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
  /** In the draft of a miner of topics, in place of `intents`. */
  topics?: DraftTopicRequest[];
}

export interface DraftTopicRequest {
  id: string;
  name: string;
  phrases: string[];
  selfUri?: string;
}

export interface DraftTopics {
  id: string;
  name?: string;
  miner?: Miner;
  conversationCount?: number;
  conversationPercent?: number;
  utteranceCount?: number;
  phraseCount?: number;
  phrases: string[];
  selfUri?: string;
}

/** A phrase that miners are to pass over. */
export type IgnorePhrase = IgnoreTopic;

export interface IgnorePhrasesRequest {
  phrases: IgnorePhrase[];
}

export interface IgnorePhrasesResponse {
  /** All phrases sent. */
  totalPhrases: number;
  addedPhrases: number;
  /** Those that were listed before. */
  updatedPhrases: number;
}

/** A topic that miners are to pass over. */
export interface IgnoreTopic {
  text: string;
  /** On whose side it is passed over. */
  participant: OpenEnum<'Customer' | 'Agent' | 'Both'>;
  /** In which kind of conversation. */
  mediaType?: OpenEnum<'Chat' | 'Call' | 'Message' | 'Email'>;
}

export interface IgnoreTopicsRequest {
  topics: IgnoreTopic[];
}

export interface IgnoreTopicsResponse {
  /** All topics sent. */
  totalTopics: number;
  addedTopics: number;
  /** Those that were listed before. */
  updatedTopics: number;
}

/** A phrase or a topic on the list of those to pass over. */
export interface IgnoredMinedEntity {
  id: string;
  text: string;
  /** On whose side it is passed over. */
  participant: OpenEnum<'Customer' | 'Agent' | 'Both'>;
  /** @format date-time */
  dateCreated: string;
  /** @format date-time */
  dateModified: string;
  mediaType?: OpenEnum<'Chat' | 'Call' | 'Message' | 'Email'>;
}

export type IgnoredMinedPhraseListing = IgnoredMinedTopicListing;

export interface IgnoredMinedTopicListing {
  entities: IgnoredMinedEntity[];
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

export interface MinerExecuteRequest {
  /** First day, e.g. `2022-07-01`. @format date */
  dateStart?: string;
  /** Last day, e.g. `2022-07-31`. @format date */
  dateEnd?: string;
  /** Key of an uploaded file of conversations, to be mined instead of the organisation's own. */
  uploadKey?: string;
  mediaType?: OpenEnum<'Chat' | 'Call' | 'Message' | 'Email'>;
  queueIds?: string[];
  /** Whose words are to be mined. */
  participantType?: OpenEnum<'Customer' | 'Agent' | 'Both'>;
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

/** A subject that a miner has found in conversations. */
export interface MinerTopic {
  id: string;
  name?: string;
  miner?: Miner;
  /** Conversations in which the topic came up. */
  conversationCount?: number;
  /** Their share of the conversations mined. */
  conversationPercent?: number;
  utteranceCount?: number;
  phraseCount?: number;
  /** Only where `expand` asked for them. */
  phrases?: TopicPhrase[];
  selfUri?: string;
}

/** A phrase that belongs to a mined topic. */
export interface MinerTopicPhrase {
  id: string;
  name?: string;
  topic?: MinerTopic;
  /** What was said, word for word, where the phrase came up. */
  utterances?: Utterance[];
  utteranceCount?: number;
  selfUri?: string;
}

export interface MinerTopicsListing {
  entities: MinerTopic[];
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
  language?: string;
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
  language?: string;
}

export interface NluFeedbackResponse {
  id: string;
  text?: string;
  intents?: IntentFeedback[];
  version?: NluDomainVersion;
  /** @format date-time */
  dateCreated?: string;
  language?: string;
  selfUri?: string;
}

/** What natural-language understanding offers an organisation. */
export interface NluOrganization {
  /** The limits by name. */
  limits?: Dictionary<number>;
  supportedLanguagesInfo?: SupportedLanguagesInfoDefinition[];
}

export interface NluQualityReportSummary {
  metrics: NluQualityReportSummaryMetric[];
}

export interface NluQualityReportSummaryMetric {
  name: string;
  value: number;
}

export interface RemoveEntitiesRequest {
  entities: RemoveEntity[];
}

export interface RemoveEntity {
  /** The entry's id on the list of those to pass over. */
  id: string;
}

export interface SupportedEntityTypeStatus {
  listSlotType?: OpenEnum<'All' | 'Restricted' | 'Unrestricted'>;
}

/** What is supported in one language. */
export interface SupportedLanguagesInfoDefinition {
  language?: string;
  /** Whether intents can be detected. */
  intentClassification?: boolean;
  /** How far the support has been released. */
  status?: OpenEnum<'EARLY_PREVIEW' | 'PREVIEW' | 'GA'>;
  supportedEntityTypes?: string[];
  supportedEntityTypeConfiguration?: SupportedEntityTypeStatus;
}

export interface TopicPhrase {
  id?: string;
  text?: string;
  /** Utterances in which the phrase came up. */
  utteranceCount?: number;
}

export interface Utterance {
  utteranceText?: string;
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
  /** In the draft of a miner of topics, in place of `intents`. */
  topics?: DraftTopics[];
  selfUri?: string;
}

export interface Miner {
  id?: string;
  name: string;
  language?: OpenEnum<
    | 'en-us'
    | 'en-gb'
    | 'en-au'
    | 'en-in'
    | 'en-za'
    | 'es-us'
    | 'es-es'
    | 'fr-fr'
    | 'fr-ca'
    | 'de-de'
    | 'pt-pt'
    | 'pt-br'
    | 'it-it'
    | 'nl-nl'
    | 'de-ch'
    | 'ja-jp'
    | 'ko-kr'
    | 'hi-in'
    | 'ar-001'
    | 'ar-ae'
    | 'ar-bh'
    | 'ar-eg'
    | 'ar-il'
    | 'ar-sa'
    | 'ar-tn'
    | 'da-dk'
    | 'fi-fi'
    | 'sv-se'
    | 'nb-no'
    | 'tr-tr'
    | 'he-il'
    | 'zu-za'
  >;
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
  mediaType?: OpenEnum<'Chat' | 'Call' | 'Message' | 'Email'>;
  queueIds?: string[];
  /** @format date-time */
  dateTriggered?: string;
  /** @format date-time */
  dateModified?: string;
  latestDraftVersion?: Draft;
  /** What it looks for. */
  minerType?: OpenEnum<'Intent' | 'Topic'>;
  seeding?: boolean;
  /** Why mining failed, where it did. */
  errorInfo?: MinerErrorInfo;
  /** What to bear in mind of a mining that succeeded. */
  warningInfo?: MinerErrorInfo;
  /** Whose words are mined. */
  participantType?: OpenEnum<'Customer' | 'Agent' | 'Both'>;
  conversationsFetchedCount?: number;
  /** Those fetched that were fit for mining. */
  conversationsValidCount?: number;
  /** Intents or topics found, by the miner's type. */
  getminedItemCount?: number;
  selfUri?: string;
}
