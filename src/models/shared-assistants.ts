import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { KnowledgeCoreLanguage } from './shared-enumerations.js';
import type { ErrorBody } from './shared-errors.js';
import type { AddressableEntityRef, Entity, UserReference } from './shared-references.js';

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
  languageCode?: KnowledgeCoreLanguage;
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
