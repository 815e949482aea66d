import type { OpenEnum } from './open-enum.js';
import type { ExecutionDataSettingsRequest, UrlResponse } from './shared-administration.js';
import type { AddressableEntityRef, DomainEntityRef, UserReference } from './shared-references.js';

/** A program of speech and text analytics. */
export type BaseProgramEntity = DomainEntityRef;

/** A topic of speech and text analytics. */
export type BaseTopicEntitiy = DomainEntityRef;

export interface Program {
  id: string;
  name?: string;
  description?: string;
  published?: boolean;
  topics?: BaseTopicEntitiy[];
  tags?: string[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  publishedBy?: AddressableEntityRef;
  /** @format date-time */
  datePublished?: string;
  /** The job that brings a change of the program's topics into force. */
  topicLinksJob?: AddressableEntityRef;
  selfUri?: string;
}

/** One wording that a topic looks for. */
export interface Phrase {
  text: string;
  /** How closely speech must match, overriding that of the topic; higher is stricter. */
  strictness?: TopicStrictness;
  sentiment?: OpenEnum<'Unspecified' | 'Positive' | 'Neutral' | 'Negative'>;
  /** Whether a model suggested the phrase. */
  isAIGenerated?: boolean;
}

export interface Topic {
  id: string;
  name?: string;
  description?: string;
  /** Whether the latest state has been published. */
  published?: boolean;
  /** How closely speech must match its phrases; higher is stricter. */
  strictness?: TopicStrictness;
  programs?: BaseProgramEntity[];
  tags?: string[];
  /** Language and region, e.g. `en-US`. */
  dialect?: string;
  /** Whose words count: the customer's (`External`), the agent's (`Internal`) or both. */
  participants?: OpenEnum<'External' | 'Internal' | 'All'>;
  phrases?: Phrase[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  publishedBy?: AddressableEntityRef;
  /** @format date-time */
  datePublished?: string;
  /** By the words as they stand, or by their meaning. */
  matchingType?: OpenEnum<'Lexical' | 'Semantic'>;
  selfUri?: string;
}

export interface CategoriesEntityListing {
  entities: StaCategory[];
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

export interface CategoryRequest {
  name: string;
  description?: string;
  interactionType: OpenEnum<'Voice' | 'Digital' | 'All'>;
  /** What a conversation must contain, as a tree. */
  criteria: Operand;
}

/** The translated transcripts of one communication. */
export interface CommunicationTranslation {
  communicationId: string;
  transcripts: TranscriptTranslation[];
}

export interface CommunicationTranslationList {
  entities: CommunicationTranslation[];
}

export interface ConversationCategoriesEntityListing {
  entities: ConversationCategory[];
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

export interface ConversationCategory {
  id: string;
  name?: string;
  description?: string;
  interactionType?: OpenEnum<'Voice' | 'Digital' | 'All'>;
  criteria?: Operand;
}

/** Something drawn from a conversation: why the customer got in touch, how it was resolved, or what is still to be done. */
export interface ConversationInsight {
  type?: OpenEnum<'Reason' | 'Resolution' | 'ActionItem'>;
  title?: string;
  description?: string;
  outcome?: string;
}

/** Which past interactions to analyse again, by span of time, program, medium and dialect. */
export interface CreateReprocessJobRequest {
  name: string;
  description?: string;
  /** @format date-time */
  dateStart: string;
  /** @format date-time */
  dateEnd: string;
  /** Ids of the programs. */
  programs: string[];
  mediaTypes: OpenEnum<'Call' | 'Callback' | 'Chat' | 'Email' | 'Message'>[];
  dialects?: string[];
}

export interface DeleteProgramResponse {
  id: string;
  /** The job that takes the topics off the program. */
  topicLinksJob?: AddressableEntityRef;
  selfUri?: string;
}

/** A term that transcription should recognise more readily, such as a product's name. */
export interface DictionaryFeedback {
  id?: string;
  term: string;
  dialect: string;
  /** How strongly the term is preferred over others that sound like it; the higher, the more. */
  boostValue?: number;
  source?: OpenEnum<'Manual'>;
  /** @format date-time */
  dateCreated?: string;
  createdBy?: UserReference;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: UserReference;
  /** The engine the term is meant for. */
  transcriptionEngine?: OpenEnum<'Genesys' | 'GenesysExtended'>;
  status?: OpenEnum<'Active' | 'Pending' | 'Failed' | 'Saved'>;
  /** Why the term was not accepted. */
  invalidReason?: string;
  /** How the term is written in transcripts. */
  displayAs?: string;
  /** Phrases in which the term is used; only for the engine `Genesys`. */
  examplePhrases?: DictionaryFeedbackExamplePhrase[];
  /** Words that sound like the term; only for the engine `Genesys`. */
  soundsLike?: string[];
  selfUri?: string;
}

export interface DictionaryFeedbackEntityListing {
  entities: ListedDictionaryFeedback[];
  pageSize?: number;
  pageCount?: number;
  total?: number;
  selfUri?: string;
  nextUri?: string;
}

export interface DictionaryFeedbackExamplePhrase {
  phrase: string;
  source?: OpenEnum<'Manual'>;
}

export interface EmpathyScore {
  score?: number;
  /** Agent whose empathy is rated. */
  userId?: string;
}

export interface EngineIntegration {
  id?: string;
  selfUri?: string;
}

export interface GenAIPhrasesJob {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  createdBy?: AddressableEntityRef;
  dateCreated?: string;
  dateModified?: string;
  /** The suggestions; they become part of the topic only when it is replaced with them. */
  aiGeneratedPhrases?: string[];
  selfUri?: string;
}

export interface GenAIPhrasesJobRequest {
  topic: GenAIPhrasesJobTopic;
}

export interface GenAIPhrasesJobTopic {
  name: string;
  description?: string;
  dialect: string;
  /** Phrases that the topic has already, as examples. */
  phrases?: string[];
}

export interface GenAIPhrasesJobs {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  createdBy?: AddressableEntityRef;
  dateCreated?: string;
  dateModified?: string;
  action?: string;
  entityType?: OpenEnum<'TOPIC' | 'PROGRAM' | 'PROGRAM_TOPIC_LINK' | 'TOPIC_PHRASE'>;
  selfUri?: string;
}

export type GeneralDialect = OpenEnum<
  | 'en-US'
  | 'es-US'
  | 'en-AU'
  | 'en-GB'
  | 'en-ZA'
  | 'es-ES'
  | 'en-IN'
  | 'fr-FR'
  | 'fr-CA'
  | 'it-IT'
  | 'de-DE'
  | 'pt-BR'
  | 'pl-PL'
  | 'pt-PT'
  | 'nl-NL'
  | 'ko-KR'
  | 'ar-001'
  | 'ar-AE'
  | 'ar-BH'
  | 'ar-EG'
  | 'ar-IL'
  | 'ar-SA'
  | 'ar-TN'
  | 'da-DK'
  | 'de-CH'
  | 'en-HK'
  | 'en-IE'
  | 'en-NZ'
  | 'en-SG'
  | 'fi-FI'
  | 'he-IL'
  | 'hi-IN'
  | 'ja-JP'
  | 'nb-NO'
  | 'sv-SE'
  | 'tr-TR'
  | 'zh-CN'
  | 'zh-HK'
  | 'zh-TW'
  | 'zu-ZA'
>;

/** Sentiment and shares of speech measured on one conversation. */
export interface ConversationMetrics {
  conversation?: AddressableEntityRef;
  /** Overall sentiment of the conversation. */
  sentimentScore?: number;
  /** How sentiment moved over the conversation; `sentimentTrendClass` puts it in words. */
  sentimentTrend?: number;
  /** Change of the sentiment over the conversation. */
  sentimentTrendClass?: OpenEnum<
    'NotCalculated' | 'Declining' | 'SlightlyDeclining' | 'NoChange' | 'SlightlyImproving' | 'Improving'
  >;
  /** Shares of speech and silence. */
  participantMetrics?: ParticipantMetrics;
  /** Score of each agent. */
  empathyScores?: EmpathyScore[];
}

export interface GeneralProgramJob {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface GeneralProgramJobRequest {
  dialect: GeneralDialect;
  /** What to do about what the organisation already has: pass it over (`Skip`) or join the two (`Merge`). */
  mode?: OpenEnum<'Skip' | 'Merge' | 'ReplaceMerge'>;
}

/** A topic ready-made by the platform. */
export interface GeneralTopic {
  name?: string;
}

export interface GeneralTopicsEntityListing {
  entities: GeneralTopic[];
}

/** How an operand is joined to the one after it. */
export interface InfixOperator {
  operatorType: OpenEnum<'Or' | 'And' | 'Near'>;
  /** How near the two must be, for `Near`. */
  operatorPosition?: OperatorPosition;
}

export type InsightsSettingsRequest = ExecutionDataSettingsRequest;

export interface ListedDictionaryFeedback {
  id: string;
  term: string;
  dialect: string;
  boostValue?: number;
  source?: OpenEnum<'Manual'>;
  /** @format date-time */
  dateCreated?: string;
  createdBy?: UserReference;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: UserReference;
  transcriptionEngine?: OpenEnum<'Genesys' | 'GenesysExtended'>;
  status?: OpenEnum<'Active' | 'Pending' | 'Failed' | 'Saved'>;
  invalidReason?: string;
  displayAs?: string;
  selfUri?: string;
}

export interface ListedProgram {
  id: string;
  name?: string;
  description?: string;
  published?: boolean;
  topicsCount?: number;
  tags?: string[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface ListedTopic {
  id: string;
  name?: string;
  description?: string;
  published?: boolean;
  strictness?: TopicStrictness;
  programsCount?: number;
  tags?: string[];
  dialect?: string;
  participants?: OpenEnum<'External' | 'Internal' | 'All'>;
  phrasesCount?: number;
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  /** By the words as they stand, or by their meaning. */
  matchingType?: OpenEnum<'Lexical' | 'Semantic'>;
  selfUri?: string;
}

/** A node in a category's criteria: a term, a topic, or a group of further operands. */
export interface Operand {
  type: OpenEnum<'Term' | 'Topic' | 'OperandGroup'>;
  /** How many times it must occur at least. */
  occurrence?: number;
  /** The operand holds when it is not found. */
  inverted?: boolean;
  /** Where `type` is `Term`. */
  term?: Term;
  /** Where `type` is `Topic`. */
  topicId?: string;
  /** In which part of a call it must occur, in s. */
  voiceSecondsPosition?: OperandPosition;
  /** In which part of a written conversation it must occur, in words. */
  digitalWordsPosition?: OperandPosition;
  /** How it is joined to the operand after it. */
  infixOperator?: InfixOperator;
  /** Where `type` is `OperandGroup`. */
  operands?: Operand[];
}

/** A stretch of a conversation, each end of it counted from the beginning or from the close. */
export interface OperandPosition {
  startingPositionValue?: number;
  startingPositionDirection?: OpenEnum<'FromStart' | 'FromEnd'>;
  endingPositionValue?: number;
  endingPositionDirection?: OpenEnum<'FromStart' | 'FromEnd'>;
}

/** How far apart two operands may be. */
export interface OperatorPosition {
  /** In s, for calls. */
  voiceSecondsPosition?: number;
  /** In words, for written conversations. */
  digitalWordsPosition?: number;
}

/** Shares of the conversation's duration, in percent, by who was heard. */
export interface ParticipantMetrics {
  /** Percent of the time in which an agent was heard. */
  agentDurationPercentage?: number;
  /** Percent of the time in which the customer was heard. */
  customerDurationPercentage?: number;
  /** Percent of the time in which no party was heard. */
  silenceDurationPercentage?: number;
  /** Percent spent in the IVR. */
  ivrDurationPercentage?: number;
  /** Percent spent waiting for an agent. */
  acdDurationPercentage?: number;
  /** Percent in which agent and customer spoke at once. */
  overtalkDurationPercentage?: number;
  /** Percent of the time with other sounds, such as hold music. */
  otherDurationPercentage?: number;
  /** How often they spoke at once. */
  overtalkCount?: number;
}

export interface PhraseTranslation {
  startTimeMs: number;
  /** Role of the participant who said it, e.g. `customer`. */
  participantPurpose: string;
  translatedText: string;
}

export interface ProgramInsightsSettings {
  program?: BaseProgramEntity;
  enabled?: boolean;
}

export interface ProgramInsightsSettingsEntityListing {
  entities: ProgramInsightsSettings[];
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

export interface ProgramJob {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  programs?: BaseProgramEntity[];
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface ProgramJobRequest {
  programIds: string[];
}

export interface ProgramMappings {
  program?: BaseProgramEntity;
  queues?: AddressableEntityRef[];
  flows?: AddressableEntityRef[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
}

export interface ProgramMappingsRequest {
  /** All queues that the program is to serve; those left out are unmapped. */
  queueIds: string[];
  /** All flows that the program is to serve; those left out are unmapped. */
  flowIds: string[];
}

export interface ProgramRequest {
  name: string;
  description?: string;
  topicIds?: string[];
  tags?: string[];
}

/** A job that links topics to a program or takes them off. */
export interface ProgramTopicLinksJob {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  programId?: string;
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface ProgramTranscriptionEngine {
  engine?: OpenEnum<'Genesys' | 'GenesysExtended' | 'TranscriptionConnector'>;
  /** The dialects that this engine is to transcribe. */
  dialects?: string[];
  /** Where `engine` is `TranscriptionConnector`. */
  engineIntegration?: EngineIntegration;
}

export interface ProgramTranscriptionEngines {
  id: string;
  program?: BaseProgramEntity;
  transcriptionEngines?: ProgramTranscriptionEngine[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface ProgramsEntityListing {
  entities: ListedProgram[];
  pageSize?: number;
  selfUri?: string;
  nextUri?: string;
  pageCount?: number;
  total?: number;
}

export interface ProgramsMappingsEntityListing {
  entities: ProgramMappings[];
  pageSize?: number;
  selfUri?: string;
  nextUri?: string;
  pageCount?: number;
}

export type ReprocessInteractionsByJobIdResponse = UrlResponse;

export interface ReprocessJobEntityListingResponse {
  entities: ReprocessJobResponse[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  /** Jobs that are waiting. */
  queueTotal: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

/** A job by which past interactions are analysed again. */
export interface ReprocessJobResponse {
  id: string;
  name?: string;
  description?: string;
  /** @format date-time */
  dateStart: string;
  /** @format date-time */
  dateEnd: string;
  mediaTypes: OpenEnum<'Call' | 'Callback' | 'Chat' | 'Email' | 'Message'>[];
  programs: string[];
  dialects?: string[];
  createdBy: AddressableEntityRef;
  /** @format date-time */
  dateCreated: string;
  jobStatus: OpenEnum<'Queued' | 'InProgress' | 'Completed' | 'Failed'>;
  /** Its place among the jobs that are waiting. */
  queueOrder?: number;
  processedInteractionsCount: number;
  failedInteractionsCount: number;
  totalInteractionsCount?: number;
  selfUri?: string;
}

export interface SegmentUrl {
  recording?: AddressableEntityRef;
  /** Where the recording's transcript can be downloaded. */
  url?: string;
}

export interface SentimentData {
  insights?: SentimentInsights;
}

/** A correction of how the platform judges the sentiment of a phrase. */
export interface SentimentFeedback {
  id?: string;
  phrase: string;
  /** Language and region, e.g. `en-US`. */
  dialect: string;
  feedbackValue: OpenEnum<'Neutral' | 'Positive' | 'Negative'>;
  /** @format date-time */
  dateCreated?: string;
  createdBy?: AddressableEntityRef;
}

export interface SentimentFeedbackEntityListing {
  entities: SentimentFeedback[];
}

export interface SentimentInsightEntry {
  title: string;
  description: string;
}

export interface SentimentInsights {
  positiveSentimentReasons?: SentimentInsightEntry[];
  negativeSentimentReasons?: SentimentInsightEntry[];
}

/** A summary in words of a conversation or of one party's share in it. */
export interface SpeechTextAnalyticsConversationSummary {
  summaryType?: OpenEnum<'Conversation' | 'Agent' | 'VirtualAgent'>;
  mediaType?: OpenEnum<'Unknown' | 'Message' | 'Call' | 'Email'>;
  language?: string;
  summaryId?: string;
  /** Where `summaryType` is `Agent`. */
  agentId?: string;
  sourceId?: string;
  summary?: string;
  /** Whether a model wrote it rather than a person. */
  generated?: boolean;
  /** @format date-time */
  dateCreated?: string;
  insights?: ConversationInsight[];
}

export interface SpeechTextAnalyticsConversationSummaryListing {
  entities: SpeechTextAnalyticsConversationSummary[];
}

export interface SpeechTextAnalyticsSettingsRequest {
  /** Program for conversations whose queue or flow has none. */
  defaultProgramId?: string;
  /** Dialects that conversations are likely to be in, e.g. `en-US`. */
  expectedDialects?: string[];
  /** Whether written conversations are analysed. */
  textAnalyticsEnabled?: boolean;
  /** Whether the empathy of agents is rated. */
  agentEmpathyEnabled?: boolean;
}

export interface SpeechTextAnalyticsSettingsResponse {
  /** Program for conversations whose queue or flow has none. */
  defaultProgram?: AddressableEntityRef;
  expectedDialects?: string[];
  /** Whether written conversations are analysed. */
  textAnalyticsEnabled?: boolean;
  /** Whether the empathy of agents is rated. */
  agentEmpathyEnabled?: boolean;
}

/** A class into which conversations fall by the words and topics in them. */
export interface StaCategory {
  id: string;
  name?: string;
  description?: string;
  interactionType: OpenEnum<'Voice' | 'Digital' | 'All'>;
  criteria: Operand;
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface SupportedDialectsEntityListing {
  entities: SupportedDialectsTranscriptionEngine[];
}

export type SupportedDialectsTranscriptionEngine = ProgramTranscriptionEngine;

export interface Term {
  word: string;
  /** Whose words count: the organisation's side, the customer's, or both. */
  participantType: OpenEnum<'Internal' | 'External' | 'Both'>;
}

export interface TestTopicPhraseJob {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** Transcripts gone through. */
  processedTranscriptsCount?: number;
  /** Those in which the phrase was found. */
  matchedTranscriptsCount?: number;
  selfUri?: string;
}

export interface TestTopicPhraseJobRequest {
  topic: TestTopicPhraseTopic;
  transcriptsFilters?: TranscriptsFilters;
}

export interface TestTopicPhraseJobs {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  action?: string;
  entityType?: OpenEnum<'TOPIC' | 'PROGRAM' | 'PROGRAM_TOPIC_LINK' | 'TOPIC_PHRASE'>;
  selfUri?: string;
}

export interface TestTopicPhrasePhrase {
  text: string;
  /** How closely a transcript must match; without it, as the topic says. */
  strictness?: OpenEnum<'1' | '55' | '65' | '72' | '85' | '90'>;
}

/** A phrase to try out, with the settings of the topic it is meant for. */
export interface TestTopicPhraseTopic {
  phrase: TestTopicPhrasePhrase;
  strictness?: OpenEnum<'1' | '55' | '65' | '72' | '85' | '90'>;
  dialect: string;
  /** Whose words are searched. */
  participants?: OpenEnum<'External' | 'Internal' | 'All'>;
}

export interface TopicJob {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  topics?: BaseTopicEntitiy[];
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface TopicJobRequest {
  topicIds: string[];
}

export interface TopicRequest {
  name: string;
  description?: string;
  /** How closely speech must match its phrases; higher is stricter. */
  strictness?: TopicStrictness;
  programIds?: string[];
  tags?: string[];
  /** Language and region, e.g. `en-US`. */
  dialect: string;
  /** Whose words count: the customer's (`External`), the agent's (`Internal`) or both. */
  participants?: OpenEnum<'External' | 'Internal' | 'All'>;
  phrases?: Phrase[];
}

export type TopicStrictness = OpenEnum<'1' | '55' | '65' | '72' | '85' | '90'>;

export type TopicsDefinitionsProgramMappings = ProgramMappings;

export interface TopicsDefinitionsProgramsMappingsEntityListing {
  entities: TopicsDefinitionsProgramMappings[];
  pageSize?: number;
  total?: number;
  selfUri?: string;
  pageCount?: number;
  nextUri?: string;
}

export interface TopicsEntityListing {
  entities: ListedTopic[];
  pageSize?: number;
  total?: number;
  selfUri?: string;
  nextUri?: string;
  pageCount?: number;
}

export interface TranscriptTranslation {
  id: string;
  phrases?: PhraseTranslation[];
  /** Why there is no translation. */
  translateError?: string;
}

export interface TranscriptUrl {
  /** Pre-signed and short-lived; fetch it anew rather than storing it. */
  url?: string;
}

export interface TranscriptUrls {
  conversation?: AddressableEntityRef;
  /** Communication that was transcribed. */
  communicationId?: string;
  /** Addresses of the parts of the transcript; they expire. */
  urls?: SegmentUrl[];
}

export interface TranscriptionEnginesRequest {
  transcriptionEngines: ProgramTranscriptionEngine[];
}

/** Which transcripts a phrase is tried on. */
export interface TranscriptsFilters {
  mediaType?: OpenEnum<'call' | 'message' | 'email' | 'chat' | 'callback' | 'all'>;
  /** Epoch time in ms. */
  startTimeMs?: number;
  /** Epoch time in ms. */
  endTimeMs?: number;
  programs?: string[];
  queues?: string[];
  flows?: string[];
}

export interface TranslateSupportedLanguage {
  languageName: string;
  languageCode: string;
}

export interface TranslateSupportedLanguageList {
  entities: TranslateSupportedLanguage[];
}

/** A ready-made topic of the platform and the state of the organisation's copy. */
export interface UnifiedGeneralTopic {
  name?: string;
  status?: OpenEnum<'Deprecated' | 'Outdated' | 'Modified' | 'UpToDate' | 'ToBeCreated' | 'CreatedByUser'>;
}

export interface UnifiedGeneralTopicEntityListing {
  entities: UnifiedGeneralTopic[];
}

export interface UnpublishedProgramsEntityListing {
  entities: Program[];
  pageSize?: number;
  selfUri?: string;
  nextUri?: string;
  pageCount?: number;
  total?: number;
}
