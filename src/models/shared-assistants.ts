import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { Entity, UserReference } from './shared-administration.js';
import type { AddressableEntityRef, ErrorBody } from './shared.js';

export interface AgenticVersionAddressableEntity {
  version?: string;
  selfUri?: string;
}

/** A virtual agent that works towards a goal with tools and instructions, rather than along a flow drawn step by step. */
export interface AgenticVirtualAgent {
  id: string;
  name?: string;
  dateCreated?: string;
  dateModified?: string;
  status?: OpenEnum<'Draft' | 'Published'>;
  /** The version being worked on. */
  latestSavedVersion?: AgenticVersionAddressableEntity;
  /** The version that conversations may be given to; absent until one has been published. */
  latestProductionReadyVersion?: AgenticVersionAddressableEntity;
  imageUri?: string;
  selfUri?: string;
}

export interface AgenticVirtualAgentEntityListing {
  entities: AgenticVirtualAgent[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export interface AgenticVirtualAgentJob {
  id: string;
  status?: OpenEnum<'InProgress' | 'Succeeded' | 'Failed'>;
  errors?: ErrorBody[];
  selfUri?: string;
}

export interface AgenticVirtualAgentVersionPublish {
  /** Whether the version is released for tests only or for customers. */
  status: OpenEnum<'TestReady' | 'ProductionReady'>;
}

export type AgenticVirtualAgentVersionPublishJob = AgenticVirtualAgentJob;

export interface AgenticVirtualAgentVersionPublishJobRequest {
  virtualAgentVersion: AgenticVirtualAgentVersionPublish;
}

export interface AnswerGenerationConfig {
  enabled: boolean;
}

/**
 * Help for agents while they talk or write: suggested knowledge, summaries and rules that react to what is said. It is put to
 * work by assigning it to queues.
 */
export interface Assistant {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  /** Set where the suggestions come from Google Dialogflow. */
  googleDialogflowConfig?: GoogleDialogflowConfig;
  transcriptionConfig: TranscriptionConfig;
  knowledgeSuggestionConfig?: KnowledgeSuggestionConfig;
  state?: OpenEnum<'Active' | 'Inactive'>;
  /** Set where the platform's own copilot makes the suggestions. */
  copilot?: Copilot;
  selfUri?: string;
  /** The assistant of which this one is a variation. */
  variationParent?: AddressableEntityRef;
}

/** The assignment of an assistant to a queue. */
export interface AssistantQueue {
  /** Id of the queue. */
  id: string;
  /** Kinds of conversation in which the assistant helps. */
  mediaTypes: OpenEnum<'Call' | 'Email' | 'Message'>[];
  assistant?: Assistant;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface AutoSearchConfig {
  /**
   * What a search that starts by itself may show: articles, articles with the answer marked, or an answer written for the
   * question.
   */
  type?: OpenEnum<'ArticlesOnly' | 'ArticlesWithAnswerHighlights' | 'AnswerGeneration'>;
}

/** A profile of Google Dialogflow for one language. */
export interface ConversationProfile {
  languageCode: OpenEnum<'en' | 'en-AU' | 'en-CA' | 'en-GB' | 'en-IN' | 'en-US'>;
  name: string;
}

/** What an assistant does by itself: rules, suggested answers, summaries and the choice of a wrap-up code. */
export interface Copilot {
  enabled?: boolean;
  /** Whether it works on the queues it is assigned to. */
  liveOnQueue: boolean;
  /** Language taken for granted where none is detected. */
  defaultLanguage: string;
  knowledgeAnswerConfig?: KnowledgeAnswerConfig;
  summaryGenerationConfig?: SummaryGenerationConfig;
  wrapupCodePredictionConfig?: WrapupCodePredictionConfig;
  answerGenerationConfig?: AnswerGenerationConfig;
  nluEngineType?: OpenEnum<'NluV3'>;
  nluConfig?: NluConfig;
  ruleEngineConfig?: RuleEngineConfig;
  autoSearchConfig?: AutoSearchConfig;
  manualSearchConfig?: ManualSearchConfig;
  selfUri?: string;
}

export interface CopilotAction {
  actionType: OpenEnum<'KnowledgeArticle' | 'CannedResponse' | 'Script' | 'Checklist' | 'ThirdPartyAction'>;
  /** What the action needs, e.g. the id of a script, by name. */
  attributes?: Dictionary<string>;
}

export interface CopilotCondition {
  conditionType: OpenEnum<'Intent' | 'ConversationStart' | 'ConversationTransfer' | 'ConversationEnd'>;
  /** E.g. the intents that fulfil it. */
  conditionValues: string[];
}

/** What is done when no rule applies. */
export interface CopilotFallbackAction {
  actionType: OpenEnum<'KnowledgeArticle' | 'CannedResponse' | 'Script' | 'KnowledgeSearch' | 'ThirdPartyAction'>;
  attributes?: Dictionary<string>;
}

/** The language model by which intents are recognised. */
export interface CopilotNluDomain {
  id: string;
  /** True follows the model's changes; otherwise `version` holds. */
  useLatestVersion: boolean;
  version?: CopilotNluDomainVersion;
  selfUri?: string;
}

export interface CopilotNluDomainVersion {
  id: string;
  selfUri?: string;
}

/** Actions for the agent's desktop that follow when the conditions are met in a conversation. */
export interface CopilotRule {
  conditions: CopilotCondition[];
  actions: CopilotAction[];
}

export interface CreateAgenticVirtualAgent {
  name: string;
  imageUri?: string;
}

/** A party to a contract or invoice. */
export interface Customer {
  id?: string;
  /** The customer's number with the vendor. */
  number?: string;
  name?: string;
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

export interface DraftIntents {
  id: string;
  name: string;
  utterances: string[];
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

/** What an assistant does when none of its rules applies. */
export interface Fallback {
  enabled?: boolean;
  actions?: CopilotFallbackAction[];
}

export interface GoogleDialogflowConfig {
  /** Integration that holds the access to Google. */
  integrationId?: string;
  conversationProfiles: ConversationProfile[];
}

export interface KnowledgeAnswerConfig {
  enabled: boolean;
}

export interface KnowledgeBaseReference {
  id: string;
  languageCode?: OpenEnum<
    | 'en-US'
    | 'en-UK'
    | 'en-AU'
    | 'en-CA'
    | 'en-HK'
    | 'en-IN'
    | 'en-IE'
    | 'en-NZ'
    | 'en-PH'
    | 'en-SG'
    | 'en-ZA'
    | 'de-DE'
    | 'de-AT'
    | 'de-CH'
    | 'es-AR'
    | 'es-CO'
    | 'es-MX'
    | 'es-US'
    | 'es-ES'
    | 'fr-FR'
    | 'fr-BE'
    | 'fr-CA'
    | 'fr-CH'
    | 'pt-BR'
    | 'pt-PT'
    | 'nl-NL'
    | 'nl-BE'
    | 'it-IT'
    | 'ca-ES'
    | 'tr-TR'
    | 'sv-SE'
    | 'fi-FI'
    | 'nb-NO'
    | 'da-DK'
    | 'ja-JP'
    | 'ar-AE'
    | 'zh-CN'
    | 'zh-TW'
    | 'zh-HK'
    | 'ko-KR'
    | 'pl-PL'
    | 'hi-IN'
    | 'th-TH'
    | 'hu-HU'
    | 'vi-VN'
    | 'uk-UA'
    | 'cs-CZ'
    | 'fil-PH'
    | 'ms-MY'
    | 'he-IL'
    | 'el-GR'
  >;
  contentSearchEnabled?: boolean;
  selfUri?: string;
}

export interface KnowledgeBaseWithDialectReference {
  id: string;
  languageCode: OpenEnum<
    | 'en-ZA'
    | 'en-AU'
    | 'en-GB'
    | 'en-IE'
    | 'en-IN'
    | 'en-US'
    | 'es-US'
    | 'es-ES'
    | 'nl-NL'
    | 'fr-CA'
    | 'fr-FR'
    | 'de-DE'
    | 'it-IT'
    | 'pt-PT'
    | 'pt-BR'
    | 'ar-AE'
    | 'ja-JP'
    | 'sv-SE'
    | 'de-AT'
    | 'de-CH'
    | 'da-DK'
    | 'fr-BE'
    | 'fr-CH'
    | 'es-MX'
    | 'es-CO'
    | 'ko-KR'
    | 'hi-IN'
    | 'tr-TR'
    | 'es-AR'
    | 'fi-FI'
    | 'nb-NO'
    | 'cs-CZ'
    | 'hu-HU'
    | 'th-TH'
    | 'pl-PL'
    | 'nl-BE'
    | 'fil-PH'
    | 'ms-MY'
    | 'he-IL'
    | 'el-GR'
  >;
  selfUri?: string;
}

/** Where an assistant takes its knowledge from. */
export interface KnowledgeSuggestionConfig {
  vendorName: OpenEnum<'GoogleDialogflow' | 'GenesysKnowledge' | 'GenesysKnowledgeV3' | 'Unknown'>;
  knowledgeBase?: KnowledgeBaseReference;
  knowledgeBases?: KnowledgeBaseWithDialectReference[];
  /** Whether suggestions are parts of articles rather than whole ones. */
  receiveSegmentedArticles?: boolean;
}

/** What a search that an agent starts may show. */
export interface ManualSearchConfig {
  articlesWithAnswerHighlights?: boolean;
  answerGeneration?: boolean;
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

export interface MinerErrorInfo {
  message?: string;
  code?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<JsonObject>;
}

export interface ModelConfig {
  /** Whether the vendor's latest language model is used. */
  useLatestModel: boolean;
}

export interface NluConfig {
  domain: CopilotNluDomain;
  /** How sure the recognition must be before an intent counts. */
  intentConfidenceThreshold: number;
}

export interface OnDemandSummaryConfig {
  enabled: boolean;
}

/** A rule of an assistant, with the switch that puts it to work. */
export interface RuleConfig {
  id?: string;
  enabled: boolean;
  rule: CopilotRule;
}

export interface RuleEngineConfig {
  rules: RuleConfig[];
  fallback?: Fallback;
}

export interface SummaryGenerationConfig {
  enabled: boolean;
  /** How summaries are to be written. */
  summarySetting?: SummarySettingEntity;
  /** Seconds for which a summary is kept. */
  retentionSeconds?: number;
  /** Whether agents can ask for a summary. */
  onDemandSummaryConfig?: OnDemandSummaryConfig;
  modelConfig?: ModelConfig;
}

export interface SummarySettingEntity {
  id?: string;
  selfUri?: string;
}

export interface TranscriptionConfig {
  vendorName: OpenEnum<'GoogleDialogflow' | 'Unknown' | 'Genesys'>;
}

export type UpdateAgenticVirtualAgent = CreateAgenticVirtualAgent;

export interface WrapupCodePredictionConfig {
  enabled: boolean;
}

/** A bare reference by id. */
export type WritableEntity = Entity;
