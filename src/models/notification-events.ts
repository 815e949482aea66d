import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AdherenceState,
  AfterCallWorkState,
  AgentRoutingStatus,
  AlternativeShiftTradeState,
  ArchitectActionName,
  ArchitectActionStatus,
  BuScheduleRunState,
  CampaignStatus,
  CobrowseDisconnectType,
  ContactListFilterOperator,
  ContentAttachmentMediaType,
  DataActionOperator,
  DeliveryStatus,
  DialingMode,
  EdgeSoftwareUpdateStatus,
  EmailState,
  FlowEntryType,
  FlowMetric,
  ForecastDayOfWeek,
  ForecastModificationType,
  InteractionStatsMediaType,
  InteractionStatsMetric,
  InteractionStatsNumericRange,
  JourneyActionState,
  JourneyMessageType,
  LearningAssignmentState,
  MessageStatus,
  MessagingPlatform,
  NormalizedMessageStatus,
  ReferrerMedium,
  ReportedActivityCategory,
  ReportingExportStatus,
  RoutePathMediaType,
  RoutingType,
  ScreenRecordingState,
  SegmentDisconnectType,
  SessionMediaType,
  ShiftTradeState,
  SuggestionTrigger,
  TimeOffRequestStatus,
  UsedRoutingType,
  WebDeploymentStatus,
  WfmOperationStatus,
  WorkitemAssignmentState,
  WorkitemStatusCategory,
} from './shared-enumerations.js';
import type {
  AssignedWrapupCode,
  ParticipantInfo,
  SuggestionKnowledgeAnswer,
  ThirdPartySuggestion,
  VideoConferenceDetails,
} from './conversations.js';
import type { AtzmTimeSlot, AtzmTimeSlotWithTimeZone, CallableWindow, ContactListFilterRange } from './outbound.js';
import type { AudioFormat, ContentActions, MessageInfo, PropertyChange } from './shared-administration.js';
import type {
  AnalyticsParticipantPurpose,
  AnalyticsProposedAgent,
  DataAvailabilityResponse,
} from './shared-conversation-analytics.js';
import type {
  Address,
  AfterCallWork,
  AppleOpaqueId,
  CallState,
  ContactAddress,
  ConversationQueueMediaSettings,
  DisconnectReason,
  DisconnectType,
  FacebookId,
  FacebookScopedId,
  FaxStatus,
  InternalMessageDetails,
  LineId,
  LineUserId,
  MediaState,
  MessageMedia,
  MessageSticker,
  PhoneNumber,
  TransferDestination,
  TwitterId,
  Voicemail,
} from './shared-conversations.js';
import type { MediaSummary, MediaSummaryDetail, UserConversationSummary } from './shared.js';
import type {
  EdgeMetricsDisk,
  EdgeMetricsMemory,
  EdgeMetricsNetwork,
  EdgeMetricsProcessor,
  LineStatus,
  ProvisionInfo,
  TrunkConnectedStatus,
  TrunkErrorInfo,
  TrunkErrorInfoDetails,
  TrunkMetricsCalls,
  TrunkMetricsNetworkTypeIp,
  TrunkMetricsOptions,
  TrunkMetricsRegisters,
  UserAgentInfo,
} from './telephony-providers-edge.js';
import type {
  BuAgentScheduleUpdate,
  BuIntradayDataGroup,
  BuIntradayForecastData,
  BuIntradayScheduleData,
  ForecastSourceDayPointer,
  HistoricalImportStatus,
  IntradayPerformancePredictionData,
  ScheduleGenerationResultSummary,
  SchedulerMessageSeverityCount,
  TimeOffRequestSubstatus,
  WfmHistoricalAdherenceBulkUserDayMetrics,
} from './workforce-management.js';
import type {
  ConversationUserDisposition,
  JourneyCampaign,
  JourneyGeolocation,
  OutcomeAchievement,
  SessionLastEvent,
  SessionSegmentAssignment,
} from './shared-journey.js';
import type {
  ConversationContentLocation,
  ConversationContentStory,
  ConversationNotificationTemplateFooter,
} from './shared-messages.js';
import type { ArchitectFlowNotificationErrorMessageParams } from './unused.js';
import type { ContestCompleteDataScore, ContestDataPrizes } from './employee-engagement.js';
import type { EventDefinition } from './operational-events.js';
import type { RequestScoredAgent } from './routing.js';
import type { Detail } from './shared-errors.js';
import type { AddressableEntityRef, AnalyticsScoredAgent, DomainEntityRef, Entity, NamedEntity } from './shared-references.js';

/** Payload of `v2.detail.events.agent.{id}.state`: an agent has come into another state within one session. */
export interface AgentStateEventTopicAgentStateEventNotification {
  conversationId?: string;
  sessionId?: string;
  /** Epoch time. */
  sessionStart?: number;
  /** Epoch time at which `currentState` began. */
  currentStateStart?: number;
  currentState?: OpenEnum<
    | 'UNKNOWN'
    | 'ALERT'
    | 'INTERACT'
    | 'WRAPUP'
    | 'BARGING'
    | 'CALLBACK'
    | 'COACHING'
    | 'CONTACTING'
    | 'CONVERTING'
    | 'DELAY'
    | 'DIALING'
    | 'HOLD'
    | 'IVR'
    | 'MONITORING'
    | 'PARKED'
    | 'SCHEDULED'
    | 'SHARING'
    | 'SYSTEM'
    | 'TRANSMITTING'
    | 'UPLOADING'
    | 'VOICEMAIL'
    | 'TERMINATED'
  >;
  userId?: string;
  originatingDirection?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  mediaType?: DetailEventMediaType;
  queueId?: string;
  requestedLanguageId?: string;
  requestedSkillIds?: string[];
}

export type ArchitectPromptResourceNotificationPromptResourceAudioFormat = AudioFormat;

export type ArchitectSystemPromptResourceNotificationPromptResourceAudioFormat = AudioFormat;

export interface AttributeDetailEventTopicCommunication {
  id?: string;
  mediaType?: DetailEventMediaType;
}

export interface CapacityPlanningRequirementsResultTopicBusinessUnit {
  id?: string;
}

export interface CapacityPlanningRequirementsResultTopicCapacityPlanReference {
  id?: string;
}

/**
 * Payload of `v2.workforcemanagement.businessunits.{id}.capacityplans.{id}.staffingrequirements`: the staff that a capacity plan
 * calls for has been computed.
 */
export interface CapacityPlanningRequirementsResultTopicStaffingRequirementsNotification {
  capacityPlan?: CapacityPlanningRequirementsResultTopicCapacityPlanReference;
  businessUnit?: CapacityPlanningRequirementsResultTopicBusinessUnit;
  status?: WfmOperationStatus;
  /** @format date-time */
  referenceBusinessUnitDate?: string;
  granularity?: OpenEnum<'Weekly'>;
  /** Where to fetch the requirements, once complete. */
  downloadUrl?: string;
  errorCode?: OpenEnum<'TimedOut' | 'NoData' | 'ClientDataInvalid' | 'ConfigurationInvalid' | 'RequirementsFailed'>;
}

export type CollaborateChatAdhocMessageEventTopicCollaborateChatEntity =
  CollaborateChatGroupMessageEventTopicCollaborateChatEntity;

/** Payload of `v2.detail.events.collaboratechat.adhoc.{id}.messages`: a message in a chat among chosen users. */
export interface CollaborateChatAdhocMessageEventTopicCollaborateChatMessage {
  messageId?: string;
  created?: string;
  /** Whether the message was written, changed or deleted. */
  actionType?: OpenEnum<'Create' | 'Edit' | 'Delete'>;
  body?: string;
  from?: CollaborateChatAdhocMessageEventTopicCollaborateChatEntity;
  to?: CollaborateChatAdhocMessageEventTopicCollaborateChatEntity;
  mentions?: CollaborateChatAdhocMessageEventTopicCollaborateChatEntity[];
  /** Whether everybody in the chat is meant to be alerted. */
  notifyAll?: boolean;
  /** Who reacted, by emoji. */
  reactions?: Dictionary<string[]>;
}

export interface CollaborateChatGroupMessageEventTopicCollaborateChatEntity {
  /** The address in the chat. */
  entityJid?: string;
  entityId?: string;
  entityType?: OpenEnum<'Group' | 'User' | 'Adhoc'>;
}

/** Payload of `v2.detail.events.collaboratechat.group.{id}.messages`: a message in the chat of a group. */
export type CollaborateChatGroupMessageEventTopicCollaborateChatMessage =
  CollaborateChatAdhocMessageEventTopicCollaborateChatMessage;

/** A division that the conversation belongs to, and what brought it there. */
export interface ConversationCallEventTopicConversationDivisionMembership {
  division?: ConversationCallEventTopicDomainEntityRef;
  entities?: ConversationCallEventTopicDivisionEntityRef[];
}

/** What call analysis made of a campaign call. */
export type ConversationCallEventTopicDisposition = ConversationEventTopicDisposition;

export type ConversationCallEventTopicDispositionAmdTimeout = ConversationEventTopicDispositionAmdTimeout;

export type ConversationCallEventTopicDispositionSilentCallTimeout = ConversationEventTopicDispositionSilentCallTimeout;

export type ConversationCallEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type ConversationCallEventTopicDomainEntityRef = AddressableEntityRef;

export interface ConversationCallEventTopicLimit {
  key?: string;
  namespace?: OpenEnum<
    | 'agent.assistant'
    | 'analytics.alerting'
    | 'analytics'
    | 'analytics.realtime'
    | 'analytics.reporting.settings'
    | 'architect'
    | 'audiohook'
    | 'audit'
    | 'auth.api'
    | 'authorization'
    | 'automation.testing'
    | 'bots'
    | 'bots.voice'
    | 'callback'
    | 'cobrowse'
    | 'content.management'
    | 'conversation'
    | 'dataactions'
    | 'datatables'
    | 'directory'
    | 'email'
    | 'event.orchestration'
    | 'external.contacts'
    | 'gcv'
    | 'gdpr'
    | 'groups'
    | 'historical.adherence'
    | 'infrastructureascode'
    | 'integrations'
    | 'intent.miner'
    | 'journey'
    | 'knowledge'
    | 'language.understanding'
    | 'learning'
    | 'limit.registry'
    | 'marketplace'
    | 'media.communications'
    | 'messaging'
    | 'notifications'
    | 'onboarding'
    | 'outbound'
    | 'platform.api'
    | 'predictive.routing'
    | 'presence'
    | 'quality'
    | 'recording'
    | 'response.management'
    | 'routing'
    | 'scim'
    | 'search'
    | 'secondary.automation.testing'
    | 'skills'
    | 'speech.and.text.analytics'
    | 'speech.integration'
    | 'supportability'
    | 'task.management'
    | 'telephony.configuration'
    | 'usage'
    | 'users'
    | 'web.deployments'
    | 'web.messaging'
    | 'webchat'
    | 'webhooks'
    | 'workforce.management'
  >;
  value?: number;
  documented?: boolean;
}

export type ConversationCallEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

/** Which of a call's recorders are running. */
export interface ConversationCallEventTopicRecordersState {
  adhocState?: string;
  customerExperienceState?: string;
  agentExperienceState?: string;
  /** Recording of a part of the call, started by the agent. */
  snippetState?: string;
}

export type ConversationCallbackEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type ConversationCallbackEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type ConversationCallbackEventTopicDomainEntityRef = AddressableEntityRef;

export type ConversationCallbackEventTopicLimit = ConversationCallEventTopicLimit;

export type ConversationCallbackEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type ConversationChatEventTopicConversationDivisionMembership = ConversationCallEventTopicConversationDivisionMembership;

export type ConversationChatEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type ConversationChatEventTopicDomainEntityRef = AddressableEntityRef;

export type ConversationChatEventTopicLimit = ConversationCallEventTopicLimit;

export type ConversationChatEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export interface ConversationChecklistTopicAgentChecklistActivationTrigger {
  triggerType?: OpenEnum<'Unknown' | 'ConversationStart' | 'Intent'>;
  /** @format date-time */
  triggerDate?: string;
  intentName?: string;
  intentId?: string;
}

/** One item of a checklist. */
export interface ConversationChecklistTopicAgentChecklistItemState {
  id?: string;
  name?: string;
  description?: string;
  /** What the platform made of the conversation, against `stateFromAgent`, what the agent ticked. */
  stateFromModel?: OpenEnum<'Unknown' | 'Ticked' | 'Unticked'>;
  stateFromAgent?: OpenEnum<'Unknown' | 'Ticked' | 'Unticked'>;
  /** @format date-time */
  dateLastModifiedByModel?: string;
  /** @format date-time */
  dateLastModifiedByAgent?: string;
  /** Whether the platform ticks the item by itself. */
  automatedCheckEnabled?: boolean;
  important?: boolean;
  /** Whether it was last changed during after-call work. */
  lastModifiedInAcw?: boolean;
}

/** Payload of `v2.conversations.{id}.agentchecklist`: how far the checklist shown to an agent has been worked through. */
export interface ConversationChecklistTopicAgentChecklistRuntimeEventBody {
  /** @format date-time */
  evaluationStartDate?: string;
  /** @format date-time */
  evaluationLastModifiedDate?: string;
  /** @format date-time */
  evaluationFinalizedDate?: string;
  /** When the list was closed, after-call work included. @format date-time */
  evaluationFinalizedWithAcwDate?: string;
  conversationId?: string;
  communicationId?: string;
  agentChecklistId?: string;
  name?: string;
  language?: string;
  agentId?: string;
  participantId?: string;
  queueId?: string;
  assistantId?: string;
  mediaType?: OpenEnum<'Unknown' | 'Voice' | 'Message' | 'Email'>;
  direction?: OpenEnum<'Unknown' | 'Inbound' | 'Outbound'>;
  status?: OpenEnum<
    'Unknown' | 'EvaluationStarted' | 'EvaluationInProgress' | 'EvaluationFinalized' | 'EvaluationFinalizedWithAcw'
  >;
  exitReason?: string;
  /** What made the checklist appear. */
  activationTriggers?: ConversationChecklistTopicAgentChecklistActivationTrigger[];
  /** Turns of the conversation that led to this state. */
  conversationContext?: ConversationChecklistTopicConversationContextTurnInfo[];
  agentChecklistItems?: ConversationChecklistTopicAgentChecklistItemState[];
}

export interface ConversationChecklistTopicConversationContextTurnInfo {
  id?: string;
  participant?: OpenEnum<'Unknown' | 'Internal' | 'External'>;
}

export type ConversationCobrowseEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type ConversationCobrowseEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type ConversationCobrowseEventTopicDomainEntityRef = AddressableEntityRef;

export type ConversationCobrowseEventTopicLimit = ConversationCallEventTopicLimit;

export type ConversationCobrowseEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type ConversationEmailEventTopicConversationDivisionMembership = ConversationCallEventTopicConversationDivisionMembership;

export type ConversationEmailEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type ConversationEmailEventTopicDomainEntityRef = AddressableEntityRef;

export type ConversationEmailEventTopicLimit = ConversationCallEventTopicLimit;

export type ConversationEmailEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type ConversationEventTopicConversationDivisionMembership = ConversationCallEventTopicConversationDivisionMembership;

/** What call analysis made of a campaign call. */
export interface ConversationEventTopicDisposition {
  /** The outcome, e.g. `disposition.classification.callable.machine`. */
  name?: string;
  analyzer?: string;
  amdTimeout?: ConversationEventTopicDispositionAmdTimeout;
  /** Set where nothing was heard for too long. */
  silentCallTimeout?: ConversationEventTopicDispositionSilentCallTimeout;
}

export interface ConversationEventTopicDispositionAmdTimeout {
  timeoutMs?: number;
  timerStartEvent?: string;
  timerStartTime?: number;
  timerEndTime?: number;
}

export interface ConversationEventTopicDispositionSilentCallTimeout {
  timeoutMs?: number;
  timerStartTime?: number;
  timerEndTime?: number;
}

export interface ConversationEventTopicDivisionEntityRef {
  id?: string;
  selfUri?: string;
  /** @format date-time */
  dateDivisionUpdated?: string;
}

export type ConversationEventTopicDomainEntityRef = AddressableEntityRef;

/** A participant's part in a conversation among users of the organisation. */
export interface ConversationEventTopicInternalMessage {
  id?: string;
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  provider?: string;
  /** The communication at the other end. */
  peerId?: string;
  disconnectType?: OpenEnum<'client' | 'system' | 'peer' | 'transfer'>;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  targetUserId?: string;
  sourceUserId?: string;
  toAddress?: ConversationEventTopicAddress;
  fromAddress?: ConversationEventTopicAddress;
  messages?: ConversationEventTopicInternalMessageDetails[];
}

export type ConversationEventTopicInternalMessageDetails = InternalMessageDetails;

export type ConversationEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type ConversationEventTopicRecordersState = ConversationCallEventTopicRecordersState;

/** A session in which a supervisor watches an agent's screen. */
export interface ConversationEventTopicScreenMonitoring {
  id?: string;
  state?: OpenEnum<'none' | 'connected' | 'disconnected'>;
  initialState?: OpenEnum<'none' | 'connected' | 'disconnected'>;
  provider?: string;
  disconnectType?: OpenEnum<'system'>;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  /** The agent who is watched. */
  targetUserId?: string;
  screenMonitoringId?: string;
  monitoringType?: OpenEnum<'Unknown' | 'AgentLevel' | 'ConversationLevel'>;
  count?: number;
}

export interface ConversationEventTopicScreenShare {
  state?: OpenEnum<'alerting' | 'dialing' | 'contacting' | 'offering' | 'connected' | 'disconnected' | 'terminated' | 'none'>;
  initialState?: OpenEnum<
    'alerting' | 'dialing' | 'contacting' | 'offering' | 'connected' | 'disconnected' | 'terminated' | 'none'
  >;
  self?: ConversationEventTopicAddress;
  id?: string;
  context?: string;
  sharing?: boolean;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  peerCount?: number;
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'endpoint.dnd'
    | 'client'
    | 'system'
    | 'timeout'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.forward'
    | 'transfer.noanswer'
    | 'transfer.notavailable'
    | 'transfer.dnd'
    | 'transport.failure'
    | 'error'
    | 'peer'
    | 'other'
    | 'spam'
    | 'uncallable'
  >;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  queueMediaSettings?: ConversationEventTopicQueueMediaSettings;
}

export type ConversationEventTopicTransferDestination = TransferDestination;

export interface ConversationEventTopicTransferInitiator {
  userId?: string;
}

export interface ConversationEventTopicTransferModifedBy {
  id?: string;
  selfUri?: string;
}

/** A transfer under way, and how far it has come. */
export interface ConversationEventTopicTransferResponse {
  id?: string;
  state?: OpenEnum<'pending' | 'active' | 'complete' | 'canceled' | 'failed' | 'timeout' | 'unknown'>;
  /** @format date-time */
  dateIssued?: string;
  initiator?: ConversationEventTopicTransferInitiator;
  modifiedBy?: ConversationEventTopicTransferModifedBy;
  destination?: ConversationEventTopicTransferDestination;
  /** `attended` where the initiator speaks with the destination first. */
  transferType?: OpenEnum<'attended' | 'unattended'>;
}

/** Payload of `v2.conversations.{id}.suggestions.intent`: an assistant has recognised what the customer wants. */
export interface ConversationIntentSuggestionsTopicIntentSuggestionEvent {
  /** @format date-time */
  eventTime?: string;
  conversationId?: string;
  suggestionId?: string;
  state?: SuggestionState;
  triggerType?: SuggestionTrigger;
  engagementType?: OpenEnum<'Unknown' | 'Dismissed' | 'Copied' | 'Opened' | 'Feedback'>;
  feedback?: ConversationIntentSuggestionsTopicSuggestionFeedback;
  /** The intent that holds at present. */
  activeIntent?: ConversationIntentSuggestionsTopicSuggestedIntent;
  /** All intents recognised so far. */
  conversationIntents?: Dictionary<ConversationIntentSuggestionsTopicSuggestedIntent>;
  context?: ConversationIntentSuggestionsTopicSuggestionContext;
}

export interface ConversationIntentSuggestionsTopicQueryReformulationContext {
  knowledgeClassification?: OpenEnum<'Unknown' | 'Yes' | 'No' | 'Maybe'>;
  reformulatedQuery?: string;
}

export interface ConversationIntentSuggestionsTopicSuggestedIntent {
  intent?: string;
  intentId?: string;
  confidence?: number;
  detectedSlots?: ConversationIntentSuggestionsTopicSuggestedIntentSlot[];
}

export interface ConversationIntentSuggestionsTopicSuggestedIntentSlot {
  slotName?: string;
  entityType?: string;
  slotValue?: string;
  probability?: number;
}

/** Where in the conversation a suggestion came up, and whom it was made to. */
export interface ConversationIntentSuggestionsTopicSuggestionContext {
  queueId?: string;
  mediaType?: OpenEnum<'UNKNOWN' | 'VOICE' | 'MESSAGE' | 'EMAIL'>;
  userId?: string;
  externalContactId?: string;
  assistantId?: string;
  utteranceId?: string;
  messageId?: string;
  /** The words that led to the suggestion. */
  queryStatement?: string;
  language?: string;
  queryReformulationContext?: ConversationIntentSuggestionsTopicQueryReformulationContext;
  participantType?: string;
}

export interface ConversationIntentSuggestionsTopicSuggestionFeedback {
  rating?: OpenEnum<'Unknown' | 'Negative' | 'Positive'>;
}

/** The passage of an article that answers the question. */
export type ConversationKnowledgeArticleSuggestionsTopicKnowledgeAnswer = SuggestionKnowledgeAnswer;

/** Payload of `v2.conversations.{id}.suggestions.knowledge.article`: an assistant proposes an article to the agent. */
export interface ConversationKnowledgeArticleSuggestionsTopicKnowledgeArticleSuggestionEvent {
  /** @format date-time */
  eventTime?: string;
  conversationId?: string;
  suggestionId?: string;
  state?: SuggestionState;
  triggerType?: SuggestionTrigger;
  /** What the agent did with the suggestion. */
  engagementType?: OpenEnum<'Unknown' | 'Dismissed' | 'Copied' | 'Opened' | 'Feedback'>;
  context?: ConversationKnowledgeArticleSuggestionsTopicSuggestionContext;
  feedback?: ConversationKnowledgeArticleSuggestionsTopicSuggestionFeedback;
  knowledgeArticle?: ConversationKnowledgeArticleSuggestionsTopicSuggestedArticle;
  /** The intent that led to it. */
  activeIntent?: ConversationKnowledgeArticleSuggestionsTopicSuggestedIntent;
}

export type ConversationKnowledgeArticleSuggestionsTopicQueryReformulationContext =
  ConversationIntentSuggestionsTopicQueryReformulationContext;

export interface ConversationKnowledgeArticleSuggestionsTopicSuggestedArticle {
  title?: string;
  uri?: string;
  snippets?: string[];
  metadata?: Dictionary<string>;
  documentId?: string;
  versionId?: string;
  variationIds?: string[];
  knowledgeAnswer?: ConversationKnowledgeArticleSuggestionsTopicKnowledgeAnswer;
}

export type ConversationKnowledgeArticleSuggestionsTopicSuggestedIntent = ConversationIntentSuggestionsTopicSuggestedIntent;

export type ConversationKnowledgeArticleSuggestionsTopicSuggestedIntentSlot =
  ConversationIntentSuggestionsTopicSuggestedIntentSlot;

export type ConversationKnowledgeArticleSuggestionsTopicSuggestionContext = ConversationIntentSuggestionsTopicSuggestionContext;

export type ConversationKnowledgeArticleSuggestionsTopicSuggestionFeedback = ConversationIntentSuggestionsTopicSuggestionFeedback;

export type ConversationKnowledgeSearchSuggestionsTopicKnowledgeAnswer = SuggestionKnowledgeAnswer;

/**
 * Payload of `v2.conversations.{id}.suggestions.knowledge.search`: an assistant proposes what a search of the knowledge base has
 * found.
 */
export interface ConversationKnowledgeSearchSuggestionsTopicKnowledgeSearchSuggestionEvent {
  /** @format date-time */
  eventTime?: string;
  conversationId?: string;
  suggestionId?: string;
  state?: SuggestionState;
  triggerType?: SuggestionTrigger;
  /** What the agent did with the suggestion. */
  engagementType?: OpenEnum<'Unknown' | 'Dismissed' | 'Copied' | 'Opened' | 'Feedback'>;
  context?: ConversationKnowledgeSearchSuggestionsTopicSuggestionContext;
  feedback?: ConversationKnowledgeSearchSuggestionsTopicSuggestionFeedback;
  knowledgeSearch?: ConversationKnowledgeSearchSuggestionsTopicSuggestedSearchResult;
  activeIntent?: ConversationKnowledgeSearchSuggestionsTopicSuggestedIntent;
}

export type ConversationKnowledgeSearchSuggestionsTopicQueryReformulationContext =
  ConversationIntentSuggestionsTopicQueryReformulationContext;

export type ConversationKnowledgeSearchSuggestionsTopicSuggestedIntent = ConversationIntentSuggestionsTopicSuggestedIntent;

export type ConversationKnowledgeSearchSuggestionsTopicSuggestedIntentSlot =
  ConversationIntentSuggestionsTopicSuggestedIntentSlot;

export interface ConversationKnowledgeSearchSuggestionsTopicSuggestedSearchResult {
  title?: string;
  uri?: string;
  snippets?: string[];
  confidence?: number;
  metadata?: Dictionary<string>;
  searchId?: string;
  documentId?: string;
  versionId?: string;
  variationIds?: string[];
  knowledgeAnswer?: ConversationKnowledgeSearchSuggestionsTopicKnowledgeAnswer;
}

export type ConversationKnowledgeSearchSuggestionsTopicSuggestionContext = ConversationIntentSuggestionsTopicSuggestionContext;

export type ConversationKnowledgeSearchSuggestionsTopicSuggestionFeedback = ConversationIntentSuggestionsTopicSuggestionFeedback;

export type ConversationMessageEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type ConversationMessageEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type ConversationMessageEventTopicDomainEntityRef = AddressableEntityRef;

export type ConversationMessageEventTopicLimit = ConversationCallEventTopicLimit;

export type ConversationMessageEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

/** Payload of `v2.conversations.{id}.suggestions.response`: an assistant proposes a canned response. */
export interface ConversationResponseSuggestionsTopicCannedResponseSuggestionEvent {
  /** @format date-time */
  eventTime?: string;
  conversationId?: string;
  suggestionId?: string;
  state?: SuggestionState;
  triggerType?: SuggestionTrigger;
  /** What the agent did with the suggestion. */
  engagementType?: OpenEnum<'Unknown' | 'Dismissed' | 'Copied' | 'Opened' | 'Feedback'>;
  context?: ConversationResponseSuggestionsTopicSuggestionContext;
  feedback?: ConversationResponseSuggestionsTopicSuggestionFeedback;
  cannedResponse?: ConversationResponseSuggestionsTopicSuggestedCannedResponse;
  activeIntent?: ConversationResponseSuggestionsTopicSuggestedIntent;
}

export type ConversationResponseSuggestionsTopicQueryReformulationContext =
  ConversationIntentSuggestionsTopicQueryReformulationContext;

export interface ConversationResponseSuggestionsTopicSuggestedCannedResponse {
  responseId?: string;
  libraryId?: string;
}

export type ConversationResponseSuggestionsTopicSuggestedIntent = ConversationIntentSuggestionsTopicSuggestedIntent;

export type ConversationResponseSuggestionsTopicSuggestedIntentSlot = ConversationIntentSuggestionsTopicSuggestedIntentSlot;

export type ConversationResponseSuggestionsTopicSuggestionContext = ConversationIntentSuggestionsTopicSuggestionContext;

export type ConversationResponseSuggestionsTopicSuggestionFeedback = ConversationIntentSuggestionsTopicSuggestionFeedback;

export type ConversationScreenShareEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type ConversationScreenShareEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type ConversationScreenShareEventTopicDomainEntityRef = AddressableEntityRef;

export type ConversationScreenShareEventTopicLimit = ConversationCallEventTopicLimit;

export type ConversationScreenShareEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type ConversationScriptSuggestionsTopicQueryReformulationContext =
  ConversationIntentSuggestionsTopicQueryReformulationContext;

/** Payload of `v2.conversations.{id}.suggestions.script`: an assistant proposes a script, or a page of one. */
export interface ConversationScriptSuggestionsTopicScriptSuggestionEvent {
  /** @format date-time */
  eventTime?: string;
  conversationId?: string;
  suggestionId?: string;
  state?: SuggestionState;
  triggerType?: SuggestionTrigger;
  /** What the agent did with the suggestion. */
  engagementType?: OpenEnum<'Unknown' | 'Dismissed' | 'Copied' | 'Opened' | 'Feedback'>;
  context?: ConversationScriptSuggestionsTopicSuggestionContext;
  feedback?: ConversationScriptSuggestionsTopicSuggestionFeedback;
  script?: ConversationScriptSuggestionsTopicSuggestedScript;
  activeIntent?: ConversationScriptSuggestionsTopicSuggestedIntent;
}

export type ConversationScriptSuggestionsTopicSuggestedIntent = ConversationIntentSuggestionsTopicSuggestedIntent;

export type ConversationScriptSuggestionsTopicSuggestedIntentSlot = ConversationIntentSuggestionsTopicSuggestedIntentSlot;

export interface ConversationScriptSuggestionsTopicSuggestedScript {
  scriptId?: string;
  pageId?: string;
  /** Values for the script's variables. */
  data?: Dictionary<string>;
}

export type ConversationScriptSuggestionsTopicSuggestionContext = ConversationIntentSuggestionsTopicSuggestionContext;

export type ConversationScriptSuggestionsTopicSuggestionFeedback = ConversationIntentSuggestionsTopicSuggestionFeedback;

export type ConversationSocialExpressionEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type ConversationSocialExpressionEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type ConversationSocialExpressionEventTopicDomainEntityRef = AddressableEntityRef;

export type ConversationSocialExpressionEventTopicLimit = ConversationCallEventTopicLimit;

export type ConversationSocialExpressionEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type ConversationSummaryTopicConversationFollowupAction = ConversationSummaryTopicConversationReason;

export type ConversationSummaryTopicConversationHeadline = ConversationSummaryTopicConversationReason;

export interface ConversationSummaryTopicConversationReason {
  text?: string;
  description?: string;
  score?: number;
}

export interface ConversationSummaryTopicConversationResolution {
  text?: string;
  description?: string;
  resolutionValue?: string;
  score?: number;
}

export interface ConversationSummaryTopicConversationSummary {
  text?: string;
  score?: number;
}

/**
 * Payload of `v2.users.{id}.conversations.summaries`: a summary of one of the user's conversations is ready or could not be made.
 */
export interface ConversationSummaryTopicConversationSummaryEvent {
  conversationId?: string;
  queueId?: string;
  participants?: ConversationSummaryTopicConversationSummaryParticipant[];
  /** The parts of the conversation that are summed up. */
  communicationIds?: string[];
  latestCommunicationId?: string;
  /** @format date-time */
  createdDate?: string;
  messageType?: DetailEventMessageType;
  mediaType?: OpenEnum<'UNKNOWN' | 'MESSAGE' | 'CALL' | 'EMAIL'>;
  summaryId?: string;
  language?: string;
  summary?: ConversationSummaryTopicConversationSummary;
  /** The summary in one line. */
  headline?: ConversationSummaryTopicConversationHeadline;
  reason?: ConversationSummaryTopicConversationReason;
  /** How the matter was settled. */
  resolution?: ConversationSummaryTopicConversationResolution;
  followupActions?: ConversationSummaryTopicConversationFollowupAction[];
  extractedEntities?: ConversationSummaryTopicSummaryExtractedCustomEntity[];
  wrapUpCodes?: ConversationSummaryTopicConversationWrapUpCode[];
  /** What asked for the summary. */
  triggerSource?: ConversationSummaryTopicTriggerSource;
  summarySourceType?: OpenEnum<'UNKNOWN' | 'GENESYS_NATIVE_SERVICE' | 'EXTERNAL_SERVICE'>;
  /** Whether an agent asked for it or the end of the conversation. */
  triggerType?: OpenEnum<'UNKNOWN' | 'ON_DEMAND' | 'AFTER_DISCONNECT'>;
  /** The agent who has changed the text. */
  lastEditedBy?: ConversationSummaryTopicConversationSummaryParticipant;
  /** Set where there is no summary. */
  errorType?: OpenEnum<'UNKNOWN' | 'CONVERSATION_TOO_LONG' | 'CONVERSATION_TOO_SHORT' | 'RATE_LIMITED'>;
  durationMs?: number;
  labels?: ConversationSummaryTopicConversationSummaryLabel[];
}

export interface ConversationSummaryTopicConversationSummaryLabel {
  name?: string;
  description?: string;
  type?: OpenEnum<'Unknown' | 'CustomerSetting'>;
}

export interface ConversationSummaryTopicConversationSummaryParticipant {
  userId?: string;
  purpose?: OpenEnum<'UNKNOWN' | 'ACD' | 'AGENT' | 'CUSTOMER' | 'WORKFLOW'>;
}

export interface ConversationSummaryTopicConversationWrapUpCode {
  wrapUpCodeId?: string;
  name?: string;
  description?: string;
  score?: number;
}

export interface ConversationSummaryTopicSummaryExtractedCustomEntity {
  label?: string;
  value?: string;
}

export interface ConversationSummaryTopicTriggerSource {
  sourceType?: OpenEnum<'UNKNOWN' | 'AGENT_ASSISTANT' | 'PROGRAM' | 'FLOW' | 'COPILOT'>;
  sourceId?: string;
  /** Whether the customer was served to the end or transferred. */
  sourceOutcome?: OpenEnum<'UNKNOWN' | 'CONTAINED' | 'TRANSFER'>;
}

export type ConversationSummaryTopicVirtualAgentsConversationFollowupAction = ConversationSummaryTopicConversationReason;

export type ConversationSummaryTopicVirtualAgentsConversationHeadline = ConversationSummaryTopicConversationReason;

export type ConversationSummaryTopicVirtualAgentsConversationReason = ConversationSummaryTopicConversationReason;

export type ConversationSummaryTopicVirtualAgentsConversationResolution = ConversationSummaryTopicConversationResolution;

export type ConversationSummaryTopicVirtualAgentsConversationSummary = ConversationSummaryTopicConversationSummary;

/**
 * Payload of `v2.bot.conversation.{id}.conversations.summaries`: a summary of what was said between a customer and a virtual
 * agent.
 */
export type ConversationSummaryTopicVirtualAgentsConversationSummaryEvent = ConversationSummaryTopicConversationSummaryEvent;

export type ConversationSummaryTopicVirtualAgentsConversationSummaryLabel = ConversationSummaryTopicConversationSummaryLabel;

export type ConversationSummaryTopicVirtualAgentsConversationSummaryParticipant =
  ConversationSummaryTopicConversationSummaryParticipant;

export type ConversationSummaryTopicVirtualAgentsConversationWrapUpCode = ConversationSummaryTopicConversationWrapUpCode;

export type ConversationSummaryTopicVirtualAgentsSummaryExtractedCustomEntity =
  ConversationSummaryTopicSummaryExtractedCustomEntity;

export type ConversationSummaryTopicVirtualAgentsTriggerSource = ConversationSummaryTopicTriggerSource;

export type ConversationThirdPartyActionSuggestionsTopicQueryReformulationContext =
  ConversationIntentSuggestionsTopicQueryReformulationContext;

export type ConversationThirdPartyActionSuggestionsTopicSuggestedIntent = ConversationIntentSuggestionsTopicSuggestedIntent;

export type ConversationThirdPartyActionSuggestionsTopicSuggestedIntentSlot =
  ConversationIntentSuggestionsTopicSuggestedIntentSlot;

export type ConversationThirdPartyActionSuggestionsTopicSuggestionContext = ConversationIntentSuggestionsTopicSuggestionContext;

export type ConversationThirdPartyActionSuggestionsTopicSuggestionFeedback = ConversationIntentSuggestionsTopicSuggestionFeedback;

/** Payload of `v2.conversations.{id}.suggestions.thirdpartyaction`: a system of another maker proposes something to the agent. */
export interface ConversationThirdPartyActionSuggestionsTopicThirdPartyActionSuggestionEvent {
  /** @format date-time */
  eventTime?: string;
  conversationId?: string;
  suggestionId?: string;
  state?: SuggestionState;
  triggerType?: SuggestionTrigger;
  /** What the agent did with the suggestion. */
  engagementType?: OpenEnum<'Unknown' | 'Dismissed' | 'Copied' | 'Opened' | 'Feedback'>;
  feedback?: ConversationThirdPartyActionSuggestionsTopicSuggestionFeedback;
  activeIntent?: ConversationThirdPartyActionSuggestionsTopicSuggestedIntent;
  context?: ConversationThirdPartyActionSuggestionsTopicSuggestionContext;
  thirdPartySuggestion?: ConversationThirdPartyActionSuggestionsTopicThirdPartySuggestion;
}

export type ConversationThirdPartyActionSuggestionsTopicThirdPartySuggestion = ThirdPartySuggestion;

export interface ConversationThirdPartyActionSuggestionsTopicThirdPartySuggestionSource {
  name?: string;
  url?: string;
}

export type ConversationVideoEventTopicConversationDivisionMembership = ConversationCallEventTopicConversationDivisionMembership;

export type ConversationVideoEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type ConversationVideoEventTopicDomainEntityRef = AddressableEntityRef;

export type ConversationVideoEventTopicLimit = ConversationCallEventTopicLimit;

export type ConversationVideoEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type CreateGeneralProgramTestPhraseDetectedPhrase = GenAiPhrasesTestPhraseDetectedPhrase;

export type CreateGeneralProgramTestPhraseMatchedTranscript = GenAiPhrasesTestPhraseMatchedTranscript;

/** How often phrases of a topic occur in transcripts, as a test found out. */
export interface CreateGeneralProgramTestTopicPhraseResults {
  processedTranscriptsCount?: number;
  matchedTranscriptsCount?: number;
  matchedTranscripts?: CreateGeneralProgramTestPhraseMatchedTranscript[];
}

/** The visit, and the action offered in it, from which the conversation arose. */
export interface CustomerStartDetailEventTopicJourneyContext {
  sessionId?: string;
  sessionIdType?: string;
  actionId?: string;
  actionMapId?: string;
}

export interface DecisionMetricsAdminNotificationTopicAddressableEntityRef {
  id?: string;
}

/**
 * Payload of `v2.users.{id}.workforcemanagement.decisionmetrics.jobs`: a job over the figures by which agents are ranked has
 * ended.
 */
export interface DecisionMetricsAdminNotificationTopicDecisionMetricsJobNotification {
  job?: DecisionMetricsAdminNotificationTopicAddressableEntityRef;
  status?: OpenEnum<'Unknown' | 'Processing' | 'Complete' | 'Error'>;
  uploadKey?: string;
  /** The users whose figures could not be taken over, with the reasons. */
  updateErrors?: DecisionMetricsAdminNotificationTopicDecisionMetricsUpdateError[];
}

export interface DecisionMetricsAdminNotificationTopicDecisionMetricsUpdateError {
  user?: DecisionMetricsAdminNotificationTopicAddressableEntityRef;
  errors?: OpenEnum<'Unknown' | 'InvalidUser' | 'InvalidPerformanceRank' | 'InvalidTieBreaker'>[];
}

/** A time that a recurrence leaves out (`Exclusion`) or adds. */
export interface DialerCampaignScheduleConfigChangeAlteration {
  type?: OpenEnum<'Exclusion' | 'Inclusion'>;
  start?: string;
  end?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerCampaignScheduleConfigChangeRecurrencePattern = EmailCampaignScheduleConfigChangeRecurrencePattern;

export type DialerCampaignScheduleConfigChangeRecurrenceRange = EmailCampaignScheduleConfigChangeRecurrenceRange;

/** A campaign's times that come again by a rule. */
export interface DialerCampaignScheduleConfigChangeScheduleRecurrence {
  id?: string;
  start?: string;
  end?: string;
  timeZone?: string;
  /** How long the rule applies. */
  range?: DialerCampaignScheduleConfigChangeRecurrenceRange;
  pattern?: DialerCampaignScheduleConfigChangeRecurrencePattern;
  /** Times at which the rule is broken, one way or the other. */
  alterations?: DialerCampaignScheduleConfigChangeAlteration[];
  additionalProperties?: Dictionary<JsonObject>;
}

/**
 * Payload of `v2.outbound.campaigns.{id}.skillstats`: how far a campaign has come with the contacts of each combination of
 * skills.
 */
export interface DialerCampaignSkillCombinationStatsEventCampaignSkillCombinationStats {
  campaign?: DialerCampaignSkillCombinationStatsEventUriReference;
  contactList?: DialerCampaignSkillCombinationStatsEventUriReference;
  totalSkillCombinations?: number;
  totalRemainingContacts?: number;
  totalProcessedContacts?: number;
  skillCombinationDetails?: DialerCampaignSkillCombinationStatsEventSkillCombinationDetailNotification[];
}

export interface DialerCampaignSkillCombinationStatsEventSkillCombinationDetailNotification {
  /** Skills that an agent needs for these contacts. */
  skillCombination?: string[];
  totalCount?: number;
  processedCount?: number;
  completionPercentage?: number;
}

export interface DialerCampaignSkillCombinationStatsEventUriReference {
  id?: string;
  name?: string;
}

export interface DialerContactlistfilterConfigChangeFilterRange {
  min?: string;
  max?: string;
  minInclusive?: boolean;
  maxInclusive?: boolean;
  inSet?: string[];
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerSequenceScheduleConfigChangeAlteration = DialerCampaignScheduleConfigChangeAlteration;

export type DialerSequenceScheduleConfigChangeRecurrencePattern = EmailCampaignScheduleConfigChangeRecurrencePattern;

export type DialerSequenceScheduleConfigChangeRecurrenceRange = EmailCampaignScheduleConfigChangeRecurrenceRange;

export type DialerSequenceScheduleConfigChangeScheduleRecurrence = DialerCampaignScheduleConfigChangeScheduleRecurrence;

export type EmailCampaignScheduleConfigChangeAlteration = DialerCampaignScheduleConfigChangeAlteration;

/** Payload of `v2.outbound.schedules.emailcampaigns.{id}`: the schedule of an e-mail campaign has changed. */
export interface EmailCampaignScheduleConfigChangeEmailCampaignSchedule {
  /** Single times at which the campaign runs, beside the `recurrences`. */
  intervals?: EmailCampaignScheduleConfigChangeScheduleInterval[];
  recurrences?: EmailCampaignScheduleConfigChangeScheduleRecurrence[];
  timeZone?: string;
  emailCampaign?: EmailCampaignScheduleConfigChangeUriReference;
  additionalProperties?: Dictionary<JsonObject>;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
}

export interface EmailCampaignScheduleConfigChangeRecurrencePattern {
  type?: OpenEnum<'Daily' | 'Weekly'>;
  interval?: number;
  daysOfWeek?: string[];
  additionalProperties?: Dictionary<JsonObject>;
}

export interface EmailCampaignScheduleConfigChangeRecurrenceRange {
  type?: OpenEnum<'NoEnd' | 'Numbered' | 'EndDate'>;
  end?: string;
  numberOfOccurrences?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export type EmailCampaignScheduleConfigChangeScheduleInterval = DialerCampaignScheduleConfigChangeScheduleInterval;

export type EmailCampaignScheduleConfigChangeScheduleRecurrence = DialerCampaignScheduleConfigChangeScheduleRecurrence;

export interface EmailCampaignScheduleConfigChangeUriReference {
  id?: string;
  name?: string;
}

/**
 * Payload of `v2.employeeperformance.externalmetrics.definitions`: the definition of a metric that comes from outside the
 * platform has changed.
 */
export interface EmployeePerformanceExternalMetricsDefinitionExternalMetricsDefinition {
  id?: string;
  name?: string;
  unit?: OpenEnum<'Seconds' | 'Percent' | 'Number' | 'Currency' | 'Unknown'>;
  unitDefinition?: string;
  /** Decimal places. */
  precision?: number;
  defaultObjectiveType?: OpenEnum<'HigherIsBetter' | 'LowerIsBetter' | 'TargetArea' | 'Unknown'>;
  /** Months for which values are kept. */
  retentionMonths?: number;
  enabled?: boolean;
  inUse?: boolean;
  /** @format date-time */
  dateLastRefreshed?: string;
}

export interface EvaluationQualityV2TopicEvaluationReference {
  id?: string;
}

export interface EvaluationQualityV2TopicEvaluationSource {
  evaluationSourceType?: string;
  evaluationSourceId?: string;
  evaluationSourceName?: string;
}

export type EventFlowType = OpenEnum<
  | 'UNKNOWN'
  | 'INBOUNDCALL'
  | 'OUTBOUNDCALL'
  | 'INQUEUECALL'
  | 'SECURECALL'
  | 'INBOUNDEMAIL'
  | 'SURVEYINVITE'
  | 'INBOUNDSHORTMESSAGE'
  | 'INBOUNDCHAT'
  | 'WORKFLOW'
  | 'BOT'
  | 'DIGITALBOT'
  | 'COMMONMODULE'
  | 'INQUEUEEMAIL'
  | 'INQUEUESHORTMESSAGE'
  | 'VOICE'
  | 'VOICEMAIL'
  | 'WORKITEM'
  | 'VOICESURVEY'
>;

export type EventMessageContentType = OpenEnum<
  'Attachment' | 'Location' | 'Story' | 'QuickReply' | 'Notification' | 'ButtonResponse' | 'GenericTemplate'
>;

export type EventUsedRouting = OpenEnum<
  'UNKNOWN' | 'MANUAL' | 'PREDICTIVE' | 'PREFERRED' | 'LAST' | 'BULLSEYE' | 'STANDARD' | 'OTHER' | 'CONDITIONAL' | 'VIP'
>;

export type DetailEventDisconnectType = OpenEnum<
  | 'UNKNOWN'
  | 'ENDPOINT'
  | 'CLIENT'
  | 'SYSTEM'
  | 'TRANSFER'
  | 'ERROR'
  | 'PEER'
  | 'OTHER'
  | 'SPAM'
  | 'TIMEOUT'
  | 'TRANSPORT_FAILURE'
  | 'CONFERENCE_TRANSFER'
  | 'CONSULT_TRANSFER'
  | 'FORWARD_TRANSFER'
  | 'NO_ANSWER_TRANSFER'
  | 'NOT_AVAILABLE_TRANSFER'
  | 'UNCALLABLE'
  | 'DND_ENDPOINT'
  | 'DND_TRANSFER'
  | 'INACTIVITY'
  | 'SESSION_EXPIRED'
  | 'TAKEOVER'
>;

export type DetailEventMediaType = OpenEnum<
  | 'UNKNOWN'
  | 'VOICE'
  | 'CHAT'
  | 'EMAIL'
  | 'CALLBACK'
  | 'COBROWSE'
  | 'VIDEO'
  | 'SCREENSHARE'
  | 'MESSAGE'
  | 'INTERNALMESSAGE'
  | 'SCREENMONITORING'
>;

export type DetailEventMessageType = OpenEnum<
  'UNKNOWN' | 'SMS' | 'TWITTER' | 'FACEBOOK' | 'LINE' | 'WHATSAPP' | 'WEBMESSAGING' | 'OPEN' | 'INSTAGRAM' | 'APPLE'
>;

export type EventAdherenceState = AdherenceState;

export type EventAfterCallWorkState = AfterCallWorkState;

export type EventCallState = CallState;

export type EventCallbackDisconnectType = DisconnectType;

export type EventCallbackState = OpenEnum<
  | 'alerting'
  | 'dialing'
  | 'contacting'
  | 'offering'
  | 'connected'
  | 'disconnected'
  | 'terminated'
  | 'scheduled'
  | 'uploading'
  | 'none'
>;

export type EventCobrowseDisconnectType = CobrowseDisconnectType;

export type EventDayOfWeek = ForecastDayOfWeek;

export type EventDisconnectType = DisconnectType;

export type EventEmailState = EmailState;

export type EventForecastCreationMethod = OpenEnum<
  'Import' | 'ImportedHistoricalWeightedAverage' | 'HistoricalWeightedAverage' | 'Advanced'
>;

export type EventForecastMetric = OpenEnum<
  'AverageAfterCallWorkTimeSeconds' | 'AverageHandleTimeSeconds' | 'AverageTalkTimeSeconds' | 'Offered'
>;

export type EventForecastModificationType = ForecastModificationType;

export type EventMediaState = MediaState;

export type EventMessageStatus = MessageStatus;

export type EventMessageType = OpenEnum<
  | 'unknown'
  | 'sms'
  | 'twitter'
  | 'facebook'
  | 'line'
  | 'viber'
  | 'wechat'
  | 'whatsapp'
  | 'telegram'
  | 'kakao'
  | 'webmessaging'
  | 'open'
  | 'instagram'
  | 'apple'
>;

export type EventParticipantDisconnectType = DisconnectType;

export type EventParticipantPurpose = AnalyticsParticipantPurpose;

export type EventParticipantState = OpenEnum<
  | 'alerting'
  | 'dialing'
  | 'contacting'
  | 'offering'
  | 'connected'
  | 'disconnected'
  | 'terminated'
  | 'converting'
  | 'uploading'
  | 'transmitting'
  | 'scheduled'
  | 'none'
  | 'parked'
>;

export type EventRoutingStatus = OpenEnum<
  '__EMPTY__' | 'OFF_QUEUE' | 'IDLE' | 'INTERACTING' | 'NOT_RESPONDING' | 'COMMUNICATING' | 'OFFLINE'
>;

export type EventScreenRecordingState = ScreenRecordingState;

/** Payload of `v2.detail.events.conversation.{id}.acd.end`. */
export interface AcdEndDetailEventTopicAcdEndEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  disconnectType?: DetailEventDisconnectType;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  callbackUserName?: string;
  callbackNumbers?: string[];
  callbackScheduledTime?: number;
  subject?: string;
  messageType?: DetailEventMessageType;
  queueId?: string;
  divisionId?: string;
  acdOutcome?: OpenEnum<'UNKNOWN' | 'ABANDON' | 'ANSWERED' | 'FLOW_OUT'>;
  answeredUserId?: string;
  requestedRoutings?: OpenEnum<
    'UNKNOWN' | 'MANUAL' | 'PREDICTIVE' | 'PREFERRED' | 'LAST' | 'BULLSEYE' | 'STANDARD' | 'OTHER' | 'CONDITIONAL'
  >[];
  usedRouting?: EventUsedRouting;
  requestedRoutingSkillIds?: string[];
  requestedLanguageId?: string;
  requestedRoutingUserIds?: string[];
  routingPriority?: number;
  connectedDurationMs?: number;
  /** Conditions on skills that agents had to fulfil. */
  requestedSkillExpressionIds?: string[];
  /** External contacts who took part in the conversation. */
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  /** Label by which the conversation counts in agents' utilization. */
  utilizationLabel?: string;
  flowType?: string;
}

/** Payload of `v2.detail.events.conversation.{id}.acd.start`. */
export interface AcdStartDetailEventTopicAcdStartEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  callbackUserName?: string;
  callbackNumbers?: string[];
  callbackScheduledTime?: number;
  subject?: string;
  messageType?: DetailEventMessageType;
  queueId?: string;
  divisionId?: string;
  /** External contacts who took part in the conversation. */
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  /** Label by which the conversation counts in agents' utilization. */
  utilizationLabel?: string;
  /** Higher goes first. */
  routingPriority?: number;
  requestedRoutingSkillIds?: string[];
  /** Whether agents had to fulfil a condition on skills. */
  skillExpressionApplied?: boolean;
}

/** Payload of `v2.detail.events.conversation.{id}.acw`. */
export interface AcwDetailEventTopicAfterCallWorkEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  callbackUserName?: string;
  callbackNumbers?: string[];
  callbackScheduledTime?: number;
  subject?: string;
  messageType?: DetailEventMessageType;
  userId?: string;
  queueId?: string;
  wrapupCode?: string;
  wrapupNotes?: string;
  wrapupDurationMs?: number;
  /** External contacts who took part in the conversation. */
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  /** Label by which the conversation counts in agents' utilization. */
  utilizationLabel?: string;
}

export type AdhocRecordingTopicConversationData = Entity;

export type AdhocRecordingTopicLockData = FaxTopicLockData;

/** Payload of `v2.users.{id}.userrecordings`. */
export interface AdhocRecordingTopicRecordingDataV2 {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  workspace?: AdhocRecordingTopicWorkspaceData;
  createdBy?: AdhocRecordingTopicUserData;
  contentType?: string;
  contentLength?: number;
  filename?: string;
  changeNumber?: number;
  /** @format date-time */
  dateUploaded?: string;
  uploadedBy?: AdhocRecordingTopicUserData;
  lockInfo?: AdhocRecordingTopicLockData;
  selfUri?: string;
  durationMillieconds?: number;
  conversation?: AdhocRecordingTopicConversationData;
  read?: boolean;
}

export type AdhocRecordingTopicUserData = NamedEntity;

export type AdhocRecordingTopicWorkspaceData = Entity;

/** Payload of `v2.users.{id}.activity`. */
export interface AgentActivityChangedTopicAgentActivity {
  /** Id of the user. */
  id?: string;
  /** The agent's ACD status. */
  routingStatus?: AgentActivityChangedTopicRoutingStatus;
  /** The agent's presence. */
  presence?: AgentActivityChangedTopicPresence;
  /** Whether the agent is out of office, and until when. */
  outOfOffice?: AgentActivityChangedTopicOutOfOffice;
  /** Queues in which the agent has joined. */
  activeQueueIds?: string[];
  /** When `activeQueueIds` changed last. @format date-time */
  dateActiveQueuesChanged?: string;
}

export type AgentActivityChangedTopicOrganizationPresence = PresenceEventOrganizationPresence;

export interface AgentActivityChangedTopicOutOfOffice {
  active?: boolean;
  /** @format date-time */
  modifiedDate?: string;
}

export interface AgentActivityChangedTopicPresence {
  presenceDefinition?: AgentActivityChangedTopicOrganizationPresence;
  presenceMessage?: string;
  /** @format date-time */
  modifiedDate?: string;
}

export type AgentActivityChangedTopicRoutingStatus = UserRoutingStatusRoutingStatus;

export type ArchitectDependencyTrackingBuildNotificationClient = NamedEntity;

/** Payload of `v2.architect.dependencytracking.build`. */
export interface ArchitectDependencyTrackingBuildNotificationDependencyTrackingBuildNotification {
  status?: string;
  user?: ArchitectDependencyTrackingBuildNotificationUser;
  client?: ArchitectDependencyTrackingBuildNotificationClient;
  /** @format date-time */
  startTime?: string;
}

export type ArchitectDependencyTrackingBuildNotificationHomeOrganization = ArchitectFlowNotificationHomeOrganization;

export type ArchitectDependencyTrackingBuildNotificationUser = ArchitectFlowNotificationUser;

export interface ArchitectFlowNotificationArchitectOperation {
  id?: string;
  complete?: boolean;
  user?: ArchitectFlowNotificationUser;
  client?: ArchitectFlowNotificationClient;
  actionName?: ArchitectActionName;
  actionStatus?: ArchitectActionStatus;
  errorMessage?: string;
  errorCode?: string;
  errorMessageParams?: ArchitectFlowNotificationErrorMessageParams;
  errorDetails?: ArchitectFlowNotificationErrorDetail[];
}

export type ArchitectFlowNotificationClient = NamedEntity;

export type ArchitectFlowNotificationErrorDetail = Detail;

/** Payload of `v2.flows.{id}`. */
export interface ArchitectFlowNotificationFlowNotification {
  id?: string;
  name?: string;
  description?: string;
  deleted?: boolean;
  checkedInVersion?: ArchitectFlowNotificationFlowVersion;
  savedVersion?: ArchitectFlowNotificationFlowVersion;
  publishedVersion?: ArchitectFlowNotificationFlowVersion;
  currentOperation?: ArchitectFlowNotificationArchitectOperation;
}

export type ArchitectFlowNotificationFlowVersion = Entity;

export interface ArchitectFlowNotificationHomeOrganization {
  id?: string;
  name?: string;
  thirdPartyOrgName?: string;
}

export interface ArchitectFlowNotificationUser {
  id?: string;
  name?: string;
  homeOrg?: ArchitectFlowNotificationHomeOrganization;
}

export type ArchitectFlowOutcomeNotificationArchitectOperation = ArchitectFlowNotificationArchitectOperation;

export type ArchitectFlowOutcomeNotificationClient = NamedEntity;

export type ArchitectFlowOutcomeNotificationErrorDetail = Detail;

/** Payload of `v2.flows.outcomes.{id}`. */
export type ArchitectFlowOutcomeNotificationFlowOutcomeNotification = ArchitectPromptNotificationPromptNotification;

export type ArchitectFlowOutcomeNotificationHomeOrganization = ArchitectFlowNotificationHomeOrganization;

export type ArchitectFlowOutcomeNotificationUser = ArchitectFlowNotificationUser;

export type ArchitectPromptNotificationArchitectOperation = ArchitectFlowNotificationArchitectOperation;

export type ArchitectPromptNotificationClient = NamedEntity;

export type ArchitectPromptNotificationErrorDetail = Detail;

export type ArchitectPromptNotificationHomeOrganization = ArchitectFlowNotificationHomeOrganization;

/** Payload of `v2.architect.prompts.{id}`. */
export interface ArchitectPromptNotificationPromptNotification {
  id?: string;
  name?: string;
  description?: string;
  currentOperation?: ArchitectPromptNotificationArchitectOperation;
}

export type ArchitectPromptNotificationUser = ArchitectFlowNotificationUser;

/** Payload of `v2.architect.prompts.{id}.resources.{id}`. */
export interface ArchitectPromptResourceNotificationPromptResourceNotification {
  promptId?: string;
  id?: string;
  language?: string;
  mediaUri?: string;
  uploadStatus?: string;
  durationSeconds?: number;
  audioFormat?: ArchitectPromptResourceNotificationPromptResourceAudioFormat;
}

/** Payload of `v2.architect.systemprompts.{id}.resources.{id}`. */
export type ArchitectSystemPromptResourceNotificationSystemPromptResourceNotification =
  ArchitectPromptResourceNotificationPromptResourceNotification;

/** Payload of `v2.detail.events.conversation.{id}.attributes`. */
export interface AttributeDetailEventTopicAttributeUpdateEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  attributes?: Dictionary<string>;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  communications?: AttributeDetailEventTopicCommunication[];
}

export type AuditTopicAddressableEntityRef = AddressableEntityRef;

/** Payload of `v2.audits.entitytype.{id}.entityid.{id}`. */
export interface AuditTopicAuditLogMessage {
  id?: string;
  userId?: string;
  userHomeOrgId?: string;
  username?: AuditTopicDomainEntityRef;
  userDisplay?: string;
  clientId?: AuditTopicAddressableEntityRef;
  remoteIp?: string[];
  serviceName?: OpenEnum<
    | 'Architect'
    | 'AnalyticsReporting'
    | 'ContactCenter'
    | 'ContentManagement'
    | 'Directory'
    | 'EmployeePerformance'
    | 'Gamification'
    | 'Groups'
    | 'LanguageUnderstanding'
    | 'Learning'
    | 'Outbound'
    | 'PeoplePermissions'
    | 'PredictiveEngagement'
    | 'Presence'
    | 'Quality'
    | 'ResponseManagement'
    | 'Routing'
    | 'SpeechAndTextAnalytics'
    | 'Telephony'
    | 'TopicsDefinitions'
    | 'Triggers'
    | 'Voicemail'
    | 'WebDeployments'
    | 'WorkforceManagement'
    | 'Knowledge'
    | 'Coaching'
    | 'UsersRules'
    | 'EmployeeEngagement'
    | 'ProcessAutomation'
    | 'Integrations'
    | 'Webhooks'
    | 'Limits'
    | 'Datatables'
    | 'Messaging'
    | 'Supportability'
    | 'Callback'
    | 'Locations'
    | 'ExternalContacts'
    | 'TaskManagement'
    | 'SCIM'
    | 'NumberPurchasing'
    | 'Marketplace'
    | 'LogCapture'
    | 'GDPR'
    | 'DSAR'
    | 'ExternalContactsExport'
    | 'AgentConfig'
    | 'Emails'
    | 'Scripter'
    | 'Billing'
    | 'JourneyAnalytics'
    | 'NerService'
    | 'Onboarding'
    | 'SocialListening'
    | 'BusinessRules'
    | 'SocialEscalationRules'
    | 'Alerting'
    | 'Assistants'
  >;
  /** @format date-time */
  eventTime?: string;
  message?: AuditTopicMessageInfo;
  action?: OpenEnum<
    | 'Create'
    | 'View'
    | 'Update'
    | 'Move'
    | 'Delete'
    | 'Download'
    | 'Upload'
    | 'MemberAdd'
    | 'MemberUpdate'
    | 'MemberRemove'
    | 'Read'
    | 'Write'
    | 'ApplyProtection'
    | 'RevokeProtection'
    | 'UpdateRetention'
    | 'ReadAll'
    | 'Execute'
    | 'Publish'
    | 'Unpublish'
    | 'Activate'
    | 'Checkin'
    | 'Checkout'
    | 'Deactivate'
    | 'Debug'
    | 'Save'
    | 'Revert'
    | 'Transcode'
    | 'Enable'
    | 'Disable'
    | 'Authorize'
    | 'Deauthorize'
    | 'Authenticate'
    | 'ChangePassword'
    | 'Revoke'
    | 'Export'
    | 'Append'
    | 'Recycle'
    | 'Purge'
    | 'Processed'
    | 'Assign'
    | 'Unassign'
    | 'Reset'
    | 'Reassign'
    | 'Archive'
    | 'Unarchive'
    | 'Copy'
    | 'ShareAdd'
    | 'ShareRemove'
    | 'Fax'
    | 'Convert'
    | 'Receive'
    | 'VersionCreate'
    | 'TagAdd'
    | 'TagRemove'
    | 'TagUpdate'
    | 'Add'
    | 'Remove'
    | 'AuthenticationFailed'
    | 'SingleLogout'
    | 'SingleLogoutFailed'
    | 'AuthorizationChanged'
    | 'LicenseUpdate'
    | 'WrapupCodeAdd'
    | 'WrapupCodeRemove'
    | 'Abandon'
    | 'RestoreRequest'
    | 'RestoreComplete'
    | 'Start'
    | 'Stop'
    | 'Rotate'
    | 'DeleteAll'
    | 'Reschedule'
    | 'Complete'
    | 'Cancel'
    | 'ContactsUpdated'
    | 'ContactsDeleted'
    | 'Restore'
    | 'Block'
    | 'Unblock'
    | 'Open'
    | 'Approved'
    | 'Rejected'
    | 'Rollback'
    | 'ImplementingChange'
    | 'ChangeImplemented'
    | 'ImplementingRollback'
    | 'RollbackImplemented'
    | 'InReview'
    | 'Active'
    | 'Deleted'
    | 'Replace'
    | 'UpdateInService'
    | 'UpdateOutOfService'
    | 'Cycle'
    | 'Scale'
    | 'AsgInservice'
    | 'AwsOutofservice'
    | 'AsgTerminate'
    | 'Detach'
    | 'Terminate'
    | 'BlockUpgrade'
    | 'UnblockUpgrade'
    | 'AsgSwapInstanceType'
    | 'RecreateAsg'
    | 'DeleteUnconfiguredEdge'
    | 'GetAsgList'
    | 'GetAsg'
    | 'UpgradeOrganizationSite'
    | 'UpdateAwsConfig'
    | 'GetAwsConfig'
    | 'DeleteGhostEdgeRecord'
    | 'UpgradeCleanup'
    | 'IpAllowlistClear'
    | 'AddPairingRole'
    | 'Verify'
    | 'RestoreDeleted'
    | 'RestoreAll'
    | 'Approve'
    | 'Reject'
    | 'Reverse'
    | 'Send'
    | 'BulkDelete'
    | 'HardDelete'
    | 'SoftDelete'
    | 'Submit'
    | 'EnableCapture'
    | 'DownloadCapture'
    | 'Succeeded'
    | 'Failed'
    | 'Initiate'
    | 'ReverseManually'
    | 'Calculate'
    | 'Provisioned'
    | 'UpdateAborted'
    | 'Edit'
  >;
  entityType?: OpenEnum<
    | 'AccessToken'
    | 'ActionMap'
    | 'ActionTemplate'
    | 'ActivityCode'
    | 'AgentRoutingInfo'
    | 'AnalyticsReportingSettings'
    | 'Assignment'
    | 'AttemptLimits'
    | 'AuthOrganization'
    | 'AuthUser'
    | 'BulkActions'
    | 'BusinessUnit'
    | 'CallAnalysisResponseSet'
    | 'CallableTimeSet'
    | 'Campaign'
    | 'CampaignRule'
    | 'CampaignSchedule'
    | 'ClickstreamSettings'
    | 'Configuration'
    | 'ConfigurationVersion'
    | 'ContactList'
    | 'ContactListFilter'
    | 'DashboardSettings'
    | 'DID'
    | 'DIDPool'
    | 'DNCList'
    | 'DependencyTrackingBuild'
    | 'Deployment'
    | 'Document'
    | 'DynamicGroup'
    | 'Edge'
    | 'EdgeGroup'
    | 'EmergencyGroup'
    | 'EventType'
    | 'Exports'
    | 'Extension'
    | 'ExtensionPool'
    | 'ExternalMetricsDefinition'
    | 'ExternalMetricsData'
    | 'Feedback'
    | 'Flow'
    | 'FlowMilestone'
    | 'FlowOutcome'
    | 'Forecast'
    | 'HistoricalData'
    | 'InsightSettings'
    | 'IVR'
    | 'Line'
    | 'LineBase'
    | 'ManagementUnit'
    | 'MaxOrgRoutingUtilizationCapacity'
    | 'MessagingCampaign'
    | 'Metric'
    | 'Module'
    | 'NumberPlan'
    | 'OAuthClient'
    | 'OAuthClientAuthorization'
    | 'OrganizationAuthorizationTrust'
    | 'OrganizationAuthorizationUserTrust'
    | 'OrganizationSettings'
    | 'OutboundRoute'
    | 'Outcome'
    | 'Phone'
    | 'PhoneBase'
    | 'PlanningGroup'
    | 'Predictor'
    | 'Profile'
    | 'ProfileMembers'
    | 'Program'
    | 'Prompt'
    | 'PromptResource'
    | 'Queue'
    | 'Recording'
    | 'Response'
    | 'Role'
    | 'RoutingTranscriptionSettings'
    | 'RoutingUtilizationTag'
    | 'Rule'
    | 'RuleSet'
    | 'Schedule'
    | 'ScheduledExports'
    | 'ScheduleGroup'
    | 'Segment'
    | 'Sequence'
    | 'SequenceSchedule'
    | 'ServiceGoalTemplate'
    | 'SessionType'
    | 'ShiftTrade'
    | 'Site'
    | 'SpeechTextAnalyticsSettings'
    | 'Status'
    | 'Team'
    | 'TimeOffLimit'
    | 'TimeOffPlan'
    | 'TimeOffRequest'
    | 'Topic'
    | 'TranscriptionSettings'
    | 'Trigger'
    | 'Trunk'
    | 'TrunkBase'
    | 'User'
    | 'UserPresence'
    | 'VoicemailPolicy'
    | 'VoicemailUserPolicy'
    | 'WorkPlan'
    | 'WorkPlanRotation'
    | 'Workspace'
    | 'WrapUpCodeMapping'
    | 'WrapupCode'
    | 'Tag'
    | 'UserSamlAuthentication'
    | 'MFAVerifier'
    | 'IdentityProvider'
    | 'RoleSettings'
    | 'Policy'
    | 'Grammar'
    | 'GrammarLanguage'
    | 'ConversationAttributes'
    | 'Evaluation'
    | 'Calibration'
    | 'Survey'
    | 'AgentScoringRule'
    | 'EvaluationForm'
    | 'SurveyForm'
    | 'ScreenRecording'
    | 'SnippetRecording'
    | 'OrphanedRecording'
    | 'RecordingAnnotation'
    | 'RecordingSettings'
    | 'SnippetRecordingSettings'
    | 'ScreenMonitoring'
    | 'RecordingKey'
    | 'RecordingKeyConfig'
    | 'Category'
    | 'SentimentFeedback'
    | 'DictionaryFeedback'
    | 'InteractionReprocessingJob'
    | 'KnowledgeBase'
    | 'KnowledgeCategory'
    | 'KnowledgeContext'
    | 'KnowledgeContextValue'
    | 'KnowledgeDocument'
    | 'KnowledgeDocumentVariation'
    | 'KnowledgeLabel'
    | 'KnowledgeTraining'
    | 'KnowledgeSearchFeedback'
    | 'Appointment'
    | 'Annotation'
    | 'Organization'
    | 'Contest'
    | 'Recognition'
    | 'ActivityPlan'
    | 'ActivityPlanOccurrence'
    | 'ActivityPlanOccurrenceSession'
    | 'ActivityPlanOccurrenceSessionUser'
    | 'AdherenceExplanation'
    | 'AlternativeShift'
    | 'SelfSchedule'
    | 'WorkPlanBid'
    | 'WorkPlanBidGroup'
    | 'StaffingGroup'
    | 'CapacityPlan'
    | 'ScheduleSetBid'
    | 'ScheduleSetBidGroup'
    | 'Opportunity'
    | 'ResponseLibrary'
    | 'ResponseAsset'
    | 'SkillGroup'
    | 'DirectoryGroup'
    | 'SkillGroupDefinition'
    | 'AlertablePresencesOverrides'
    | 'CallerIdGroup'
    | 'ContactListTemplate'
    | 'DigitalRuleSet'
    | 'FileSpecificationTemplate'
    | 'ImportTemplate'
    | 'MessagingCampaignSchedule'
    | 'EmailCampaignSchedule'
    | 'WhatsAppCampaignSchedule'
    | 'KpiSpecification'
    | 'Action'
    | 'ActionDraft'
    | 'Integration'
    | 'Webhook'
    | 'CustomCalculations'
    | 'SavedViews'
    | 'ExportPdfTemplates'
    | 'ChangeRequest'
    | 'Migration'
    | 'Suspension'
    | 'Schema'
    | 'Row'
    | 'Bulk'
    | 'SupportedContent'
    | 'ConversationPhoneNumber'
    | 'ConversationRecipient'
    | 'ConversationAccount'
    | 'ConversationDefaultSupportedContent'
    | 'ConversationThreadingWindow'
    | 'EdgePreferences'
    | 'EdgeTraceLevel'
    | 'OrganizationIntegrationsAccess'
    | 'SupportFile'
    | 'EdgeLogZip'
    | 'Pcaps'
    | 'MediaDiagnosticsTraceFile'
    | 'EdgePcaps'
    | 'EdgeLog'
    | 'OrganizationLink'
    | 'NumberRouting'
    | 'OrganizationFeature'
    | 'Product'
    | 'Location'
    | 'Conversation'
    | 'OrganizationSuspension'
    | 'OperationalEvent'
    | 'Sender'
    | 'GcvByocBlock'
    | 'AllowAndBlockNumber'
    | 'Participant'
    | 'ContactSchema'
    | 'ExternalOrganizationSchema'
    | 'Workbin'
    | 'Worktype'
    | 'BulkJob'
    | 'Credential'
    | 'NumberOrder'
    | 'EnterpriseAgreement'
    | 'VendorListing'
    | 'GdprRequest'
    | 'DsarRequest'
    | 'ExportRequest'
    | 'DefaultPanelSettings'
    | 'InboundDomain'
    | 'OutboundDomain'
    | 'InboundRoute'
    | 'EmailSetting'
    | 'OrganizationLimits'
    | 'RoutingSkill'
    | 'RoutingLanguage'
    | 'ComposerPage'
    | 'ComposerPublishedScript'
    | 'ComposerScript'
    | 'ComposerTemplate'
    | 'IntentMiner'
    | 'TopicMiner'
    | 'SoftSuspension'
    | 'JourneyView'
    | 'CustomEntity'
    | 'DirectoryFeature'
    | 'RuleCategory'
    | 'DecisionTable'
    | 'DecisionTableVersion'
    | 'DecisionTableRow'
    | 'DecisionTableImportJob'
    | 'DecisionTableExportJob'
    | 'EscalationRule'
    | 'Rules'
    | 'Contact'
    | 'Note'
    | 'Relationship'
    | 'ExternalOrg'
    | 'SocialMediaMessage'
    | 'Assistant'
    | 'AssistantQueue'
  >;
  entity?: AuditTopicDomainEntityRef;
  propertyChanges?: AuditTopicPropertyChange[];
  context?: Dictionary<string>;
  level?: string;
}

export type AuditTopicDomainEntityRef = DomainEntityRef;

export type AuditTopicMessageInfo = MessageInfo;

export type AuditTopicPropertyChange = PropertyChange;

export interface CallForwardingEventCall {
  targets?: CallForwardingEventTarget[];
}

/** Payload of `v2.users.{id}.callforwarding`. */
export interface CallForwardingEventCallForwarding {
  user?: CallForwardingEventUser;
  enabled?: boolean;
  calls?: CallForwardingEventCall[];
  voicemail?: string;
  /** @format date-time */
  modifiedDate?: string;
}

export interface CallForwardingEventTarget {
  type?: string;
  value?: string;
}

export type CallForwardingEventUser = Entity;

export interface ChatBadgeTopicBadgeEntity {
  jabberId?: string;
}

/** Payload of `v2.users.{id}.badges.chats`. */
export interface ChatBadgeTopicChatBadge {
  entity?: ChatBadgeTopicBadgeEntity;
  unreadCount?: number;
  /** @format date-time */
  lastUnreadNotificationDate?: string;
}

/** Payload of `v2.detail.events.conversation.{id}.contact`. */
export interface ContactDetailEventTopicContactUpdateEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  externalOrganizationId?: string;
  externalContactId?: string;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  callbackUserName?: string;
  callbackNumbers?: string[];
  callbackScheduledTime?: number;
  subject?: string;
  messageType?: DetailEventMessageType;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  divisionId?: string;
  utilizationLabel?: string;
}

/** Payload of `v2.users.{id}.outbound.contactlists.{id}.export`. */
export type ContactlistDownloadReadyExportUri = DnclistDownloadReadyExportUri;

/** Payload of `v2.outbound.contactlists.{id}.importstatus`. */
export type ContactlistImportStatusImportStatus = DnclistImportStatusImportStatus;

/** Payload of `v2.contentmanagement.documents.{id}`. */
export interface ContentManagementSingleDocumentTopicDocumentDataV2 {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  workspace?: ContentManagementSingleDocumentTopicWorkspaceData;
  createdBy?: ContentManagementSingleDocumentTopicUserData;
  contentType?: string;
  contentLength?: number;
  filename?: string;
  changeNumber?: number;
  /** @format date-time */
  dateUploaded?: string;
  uploadedBy?: ContentManagementSingleDocumentTopicUserData;
  lockInfo?: ContentManagementSingleDocumentTopicLockData;
  selfUri?: string;
}

export type ContentManagementSingleDocumentTopicLockData = FaxTopicLockData;

export type ContentManagementSingleDocumentTopicUserData = NamedEntity;

export type ContentManagementSingleDocumentTopicWorkspaceData = Entity;

/** Payload of `v2.contentmanagement.workspaces.{id}.documents`. */
export type ContentManagementWorkspaceDocumentsTopicDocumentDataV2 = ContentManagementSingleDocumentTopicDocumentDataV2;

export type ContentManagementWorkspaceDocumentsTopicLockData = FaxTopicLockData;

export type ContentManagementWorkspaceDocumentsTopicUserData = NamedEntity;

export type ContentManagementWorkspaceDocumentsTopicWorkspaceData = Entity;

/** Payload of `v2.users.{id}.conversations.calls`. */
export interface ConversationCallEventTopicCallConversation {
  id?: string;
  name?: string;
  participants?: ConversationCallEventTopicCallMediaParticipant[];
  otherMediaUris?: string[];
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  maxParticipants?: number;
  address?: string;
  /** Label by which the conversation counts in agents' utilization. */
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** When the conversation ends without new messages. @format date-time */
  inactivityTimeout?: string;
  /** Divisions that the conversation belongs to. */
  divisions?: ConversationCallEventTopicConversationDivisionMembership[];
  /** Whether recording rests because sensitive data is being given. */
  securePause?: boolean;
}

export interface ConversationCallEventTopicCallMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: EventParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: ParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: ConversationCallEventTopicUriReference;
  queue?: ConversationCallEventTopicUriReference;
  team?: ConversationCallEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: ConversationCallEventTopicErrorBody;
  script?: ConversationCallEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: ConversationCallEventTopicUriReference;
  externalOrganization?: ConversationCallEventTopicUriReference;
  wrapup?: ConversationCallEventTopicWrapup;
  conversationRoutingData?: ConversationCallEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: ConversationCallEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  muted?: boolean;
  confined?: boolean;
  recording?: boolean;
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  group?: ConversationCallEventTopicUriReference;
  ani?: string;
  dnis?: string;
  documentId?: string;
  monitoredParticipantId?: string;
  coachedParticipantId?: string;
  bargedParticipantId?: string;
  /** @format date-time */
  bargedTime?: string;
  consultParticipantId?: string;
  faxStatus?: ConversationCallEventTopicFaxStatus;
  initialState?: EventParticipantState;
  externalContactInitialDivisionId?: string;
  /** @format date-time */
  resumeTime?: string;
  /** When the agent parked the conversation, `resumeTime` being when it was taken up again. @format date-time */
  parkTime?: string;
  mediaRoles?: string[];
  queueMediaSettings?: ConversationCallEventTopicQueueMediaSettings;
  recordersState?: ConversationCallEventTopicRecordersState;
  disposition?: ConversationCallEventTopicDisposition;
  transferSource?: string;
  /** Whether recording rests because sensitive data is being given. */
  securePause?: boolean;
  publicIpAddress?: string;
}

export type ConversationCallEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationCallEventTopicDetail = Detail;

export interface ConversationCallEventTopicErrorBody {
  message?: string;
  /** Stable code, e.g. `not.found`; decide by this and not by the text. */
  code?: string;
  /** HTTP status. */
  status?: number;
  entityId?: string;
  entityName?: string;
  /** The message with places for `messageParams`. */
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  /** Names the request when asking support; equals the header `inin-correlation-id`. */
  contextId?: string;
  /** One entry for each field or entity that is at fault. */
  details?: Detail[];
  errors?: ConversationCallEventTopicErrorBody[];
  limit?: ConversationCallEventTopicLimit;
}

export interface ConversationCallEventTopicFaxStatus {
  direction?: string;
  expectedPages?: number;
  activePage?: number;
  linesTransmitted?: number;
  bytesTransmitted?: number;
  dataRate?: number;
  pageErrors?: number;
  lineErrors?: number;
}

export type ConversationCallEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationCallEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationCallEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationCallEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationCallEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type ConversationCallEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type ConversationCallEventTopicUriReference = NamedEntity;

export type ConversationCallEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.users.{id}.conversations.callbacks`. */
export interface ConversationCallbackEventTopicCallbackConversation {
  id?: string;
  name?: string;
  participants?: ConversationCallbackEventTopicCallbackMediaParticipant[];
  otherMediaUris?: string[];
  address?: string;
  /** Label by which the conversation counts in agents' utilization. */
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationCallbackEventTopicConversationDivisionMembership[];
}

export interface ConversationCallbackEventTopicCallbackMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: EventParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: ParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: ConversationCallbackEventTopicUriReference;
  queue?: ConversationCallbackEventTopicUriReference;
  team?: ConversationCallbackEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: ConversationCallbackEventTopicErrorBody;
  script?: ConversationCallbackEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: ConversationCallbackEventTopicUriReference;
  externalOrganization?: ConversationCallbackEventTopicUriReference;
  wrapup?: ConversationCallbackEventTopicWrapup;
  conversationRoutingData?: ConversationCallbackEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: ConversationCallbackEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  outboundPreview?: ConversationCallbackEventTopicDialerPreview;
  voicemail?: ConversationCallbackEventTopicVoicemail;
  callbackNumbers?: string[];
  callbackUserName?: string;
  skipEnabled?: boolean;
  externalCampaign?: boolean;
  timeoutSeconds?: number;
  /** @format date-time */
  callbackScheduledTime?: string;
  automatedCallbackConfigId?: string;
  initialState?: EventParticipantState;
  externalContactInitialDivisionId?: string;
  /** @format date-time */
  resumeTime?: string;
  /** @format date-time */
  parkTime?: string;
  mediaRoles?: string[];
  queueMediaSettings?: ConversationCallbackEventTopicQueueMediaSettings;
}

export type ConversationCallbackEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationCallbackEventTopicDetail = Detail;

export type ConversationCallbackEventTopicDialerPreview = ConversationEventTopicDialerPreview;

export type ConversationCallbackEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type ConversationCallbackEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationCallbackEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationCallbackEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationCallbackEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationCallbackEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type ConversationCallbackEventTopicPhoneNumberColumn = ConversationEventTopicPhoneNumberColumn;

export type ConversationCallbackEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type ConversationCallbackEventTopicUriReference = NamedEntity;

export type ConversationCallbackEventTopicVoicemail = Voicemail;

export type ConversationCallbackEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.users.{id}.conversations.chats`. */
export interface ConversationChatEventTopicChatConversation {
  id?: string;
  name?: string;
  participants?: ConversationChatEventTopicChatMediaParticipant[];
  otherMediaUris?: string[];
  address?: string;
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationChatEventTopicConversationDivisionMembership[];
}

export interface ConversationChatEventTopicChatMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: EventParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: ParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: ConversationChatEventTopicUriReference;
  queue?: ConversationChatEventTopicUriReference;
  team?: ConversationChatEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: ConversationChatEventTopicErrorBody;
  script?: ConversationChatEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: ConversationChatEventTopicUriReference;
  externalOrganization?: ConversationChatEventTopicUriReference;
  wrapup?: ConversationChatEventTopicWrapup;
  conversationRoutingData?: ConversationChatEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: ConversationChatEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  roomId?: string;
  avatarImageUrl?: string;
  initialState?: EventParticipantState;
  externalContactInitialDivisionId?: string;
  /** @format date-time */
  resumeTime?: string;
  /** @format date-time */
  parkTime?: string;
  mediaRoles?: string[];
  queueMediaSettings?: ConversationChatEventTopicQueueMediaSettings;
}

export type ConversationChatEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationChatEventTopicDetail = Detail;

export type ConversationChatEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type ConversationChatEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationChatEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationChatEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationChatEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationChatEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type ConversationChatEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type ConversationChatEventTopicUriReference = NamedEntity;

export type ConversationChatEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.users.{id}.conversations.cobrowseSessions`. */
export interface ConversationCobrowseEventTopicCobrowseConversation {
  id?: string;
  name?: string;
  participants?: ConversationCobrowseEventTopicCobrowseMediaParticipant[];
  otherMediaUris?: string[];
  address?: string;
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationCobrowseEventTopicConversationDivisionMembership[];
}

export interface ConversationCobrowseEventTopicCobrowseMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: EventParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: ParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: ConversationCobrowseEventTopicUriReference;
  queue?: ConversationCobrowseEventTopicUriReference;
  team?: ConversationCobrowseEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: ConversationCobrowseEventTopicErrorBody;
  script?: ConversationCobrowseEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: ConversationCobrowseEventTopicUriReference;
  externalOrganization?: ConversationCobrowseEventTopicUriReference;
  wrapup?: ConversationCobrowseEventTopicWrapup;
  conversationRoutingData?: ConversationCobrowseEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: ConversationCobrowseEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  cobrowseSessionId?: string;
  cobrowseRole?: string;
  viewerUrl?: string;
  /** @format date-time */
  providerEventTime?: string;
  controlling?: string[];
  initialState?: EventParticipantState;
  externalContactInitialDivisionId?: string;
  /** @format date-time */
  resumeTime?: string;
  /** @format date-time */
  parkTime?: string;
  mediaRoles?: string[];
  queueMediaSettings?: ConversationCobrowseEventTopicQueueMediaSettings;
}

export type ConversationCobrowseEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationCobrowseEventTopicDetail = Detail;

export type ConversationCobrowseEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type ConversationCobrowseEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationCobrowseEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationCobrowseEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationCobrowseEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationCobrowseEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type ConversationCobrowseEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type ConversationCobrowseEventTopicUriReference = NamedEntity;

export type ConversationCobrowseEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.analytics.conversations.details.jobs.availability`. */
export type ConversationDetailsDatalakeAvailabilityTopicDataAvailabilityChangeNotification = DataAvailabilityResponse;

export type ConversationEmailEventTopicAttachment = ConversationEventTopicAttachment;

export type ConversationEmailEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationEmailEventTopicDetail = Detail;

/** Payload of `v2.users.{id}.conversations.emails`. */
export interface ConversationEmailEventTopicEmailConversation {
  id?: string;
  name?: string;
  participants?: ConversationEmailEventTopicEmailMediaParticipant[];
  otherMediaUris?: string[];
  address?: string;
  /** Label by which the conversation counts in agents' utilization. */
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** When the conversation ends without new messages. @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationEmailEventTopicConversationDivisionMembership[];
}

export interface ConversationEmailEventTopicEmailMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: EventParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: ParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: ConversationEmailEventTopicUriReference;
  queue?: ConversationEmailEventTopicUriReference;
  team?: ConversationEmailEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: ConversationEmailEventTopicErrorBody;
  script?: ConversationEmailEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: ConversationEmailEventTopicUriReference;
  externalOrganization?: ConversationEmailEventTopicUriReference;
  wrapup?: ConversationEmailEventTopicWrapup;
  conversationRoutingData?: ConversationEmailEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: ConversationEmailEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  subject?: string;
  messagesSent?: number;
  autoGenerated?: boolean;
  messageId?: string;
  draftAttachments?: ConversationEmailEventTopicAttachment[];
  spam?: boolean;
  initialState?: EventParticipantState;
  externalContactInitialDivisionId?: string;
  /** @format date-time */
  resumeTime?: string;
  /** When the agent parked the conversation, `resumeTime` being when it was taken up again. @format date-time */
  parkTime?: string;
  mediaRoles?: string[];
  queueMediaSettings?: ConversationEmailEventTopicQueueMediaSettings;
}

export type ConversationEmailEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type ConversationEmailEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationEmailEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationEmailEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationEmailEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationEmailEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type ConversationEmailEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type ConversationEmailEventTopicUriReference = NamedEntity;

export type ConversationEmailEventTopicWrapup = AssignedWrapupCode;

export type ConversationEventTopicAddress = Address;

export type ConversationEventTopicAfterCallWork = AfterCallWork;

export interface ConversationEventTopicAttachment {
  attachmentId?: string;
  name?: string;
  contentUri?: string;
  contentType?: string;
  contentLength?: number;
}

export interface ConversationEventTopicCall {
  /** Id of the communication: methods call it `communicationId`. */
  id?: string;
  /** `disconnected` and `terminated` mean that the communication has ended. */
  state?: EventCallState;
  /** State in which the communication began. */
  initialState?: EventCallState;
  /** Whether the call is recorded at present. */
  recording?: boolean;
  /** `paused` where recording is interrupted, for example by a secure pause. */
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  /** Whether the participant's microphone is off. */
  muted?: boolean;
  /** On hold with music playing to this party. */
  confined?: boolean;
  /** Whether the communication is on hold. */
  held?: boolean;
  /** Present where the communication failed. */
  errorInfo?: ConversationEventTopicErrorDetails;
  /** How the communication ended; absent until it has. */
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'timeout'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.forward'
    | 'transfer.noanswer'
    | 'transfer.notavailable'
    | 'transport.failure'
    | 'error'
    | 'peer'
    | 'other'
    | 'spam'
    | 'uncallable'
    | 'endpoint.dnd'
    | 'transfer.dnd'
  >;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** Seen from the organisation. */
  direction?: OpenEnum<'outbound' | 'inbound'>;
  /** Document of an outbound fax; absent for voice. */
  documentId?: string;
  /** Address of the participant. */
  self?: ConversationEventTopicAddress;
  /** Address of the other side. */
  other?: ConversationEventTopicAddress;
  /** Subsystem that carries the communication. */
  provider?: string;
  /** Script that the agent sees. */
  scriptId?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** When the participant answered; absent until then. @format date-time */
  connectedTime?: string;
  /** When the communication ended; absent until then. @format date-time */
  disconnectedTime?: string;
  /** Why the network ended it; absent until it has ended. */
  disconnectReasons?: ConversationEventTopicDisconnectReason[];
  /** Progress of a fax; absent for voice. */
  faxStatus?: ConversationEventTopicFaxStatus;
  /** User-to-user information passed along with the call. */
  uuiData?: string;
  /** When a supervisor entered the call. @format date-time */
  bargedTime?: string;
  /** Wrap-up of this communication; absent until the agent has wrapped up. */
  wrapup?: ConversationEventTopicWrapup;
  /** After-call work of this communication; absent until it has begun. */
  afterCallWork?: ConversationEventTopicAfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  /** Agent assistant that gives suggestions. */
  agentAssistantId?: string;
  /** State of each recorder of the call. */
  recordersState?: ConversationEventTopicRecordersState;
  /** Whether recording rests because sensitive data is being given. */
  securePause?: boolean;
  /** Settings of the queue that applied to this communication. */
  queueMediaSettings?: ConversationEventTopicQueueMediaSettings;
  /** What call analysis made of a campaign call. */
  disposition?: ConversationEventTopicDisposition;
  /** How the call came to this participant by transfer. */
  transferSource?: string;
  publicIpAddress?: string;
}

export interface ConversationEventTopicCallback {
  state?: EventCallbackState;
  initialState?: EventCallbackState;
  id?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  held?: boolean;
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'timeout'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.noanswer'
    | 'transfer.notavailable'
    | 'transfer.forward'
    | 'transport.failure'
    | 'error'
    | 'peer'
    | 'other'
    | 'spam'
    | 'uncallable'
    | 'endpoint.dnd'
    | 'transfer.dnd'
  >;
  /** @format date-time */
  startHoldTime?: string;
  dialerPreview?: ConversationEventTopicDialerPreview;
  voicemail?: ConversationEventTopicVoicemail;
  callbackNumbers?: string[];
  callbackUserName?: string;
  scriptId?: string;
  peerId?: string;
  externalCampaign?: boolean;
  skipEnabled?: boolean;
  provider?: string;
  timeoutSeconds?: number;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  /** @format date-time */
  callbackScheduledTime?: string;
  automatedCallbackConfigId?: string;
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  callerId?: string;
  callerIdName?: string;
  queueMediaSettings?: ConversationEventTopicQueueMediaSettings;
}

export interface ConversationEventTopicChat {
  state?: EventMediaState;
  initialState?: EventMediaState;
  id?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  roomId?: string;
  avatarImageUrl?: string;
  held?: boolean;
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'timeout'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.noanswer'
    | 'transfer.notavailable'
    | 'transfer.forward'
    | 'transport.failure'
    | 'error'
    | 'peer'
    | 'other'
    | 'spam'
    | 'uncallable'
    | 'endpoint.dnd'
    | 'transfer.dnd'
  >;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  journeyContext?: ConversationEventTopicJourneyContext;
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  queueMediaSettings?: ConversationEventTopicQueueMediaSettings;
}

export interface ConversationEventTopicCobrowse {
  state?: EventMediaState;
  initialState?: EventMediaState;
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'timeout'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.forward'
    | 'transport.failure'
    | 'error'
    | 'peer'
    | 'other'
    | 'spam'
    | 'uncallable'
    | 'endpoint.dnd'
    | 'transfer.noanswer'
    | 'transfer.notavailable'
    | 'transfer.dnd'
  >;
  id?: string;
  self?: ConversationEventTopicAddress;
  roomId?: string;
  cobrowseSessionId?: string;
  cobrowseRole?: string;
  controlling?: string[];
  viewerUrl?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  /** @format date-time */
  providerEventTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  queueMediaSettings?: ConversationEventTopicQueueMediaSettings;
}

/** Payload of `v2.users.{id}.conversations`. */
export interface ConversationEventTopicConversation {
  id?: string;
  /** Parties that a conference may have. */
  maxParticipants?: number;
  /** All parties up to now, those who left included. */
  participants?: ConversationEventTopicParticipant[];
  /** Whether the conversation is recorded at present. */
  recordingState?: string;
  /** Address of the conversation as an external party sees it. */
  address?: string;
  /** Free text by which another system knows the conversation. */
  externalTag?: string;
  /** Transfers under way or lately finished. */
  recentTransfers?: ConversationEventTopicTransferResponse[];
  /** Label by which the conversation counts in agents' utilization. */
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** Whether the recording is paused because sensitive data is being given. */
  securePause?: boolean;
  /** When the conversation ends without new messages. @format date-time */
  inactivityTimeout?: string;
  /** Another conversation that belongs to this one. */
  associatedConversation?: ConversationEventTopicDomainEntityRef;
  /** Conversations in which agents sought advice about this one. */
  consultationConversations?: ConversationEventTopicDomainEntityRef[];
  /** Divisions to which the conversation belongs, through its queues and users. */
  divisions?: ConversationEventTopicConversationDivisionMembership[];
}

export interface ConversationEventTopicConversationRoutingData {
  queue?: ConversationEventTopicUriReference;
  language?: ConversationEventTopicUriReference;
  priority?: number;
  skills?: ConversationEventTopicUriReference[];
  scoredAgents?: ConversationEventTopicScoredAgent[];
  skillExpressionId?: ConversationEventTopicUriReference;
}

export interface ConversationEventTopicDialerPreview {
  id?: string;
  contactId?: string;
  contactListId?: string;
  campaignId?: string;
  phoneNumberColumns?: ConversationEventTopicPhoneNumberColumn[];
}

export type ConversationEventTopicDisconnectReason = DisconnectReason;

export interface ConversationEventTopicEmail {
  id?: string;
  state?: EmailState;
  initialState?: EmailState;
  held?: boolean;
  autoGenerated?: boolean;
  subject?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  messagesSent?: number;
  errorInfo?: ConversationEventTopicErrorDetails;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  messageId?: string;
  direction?: OpenEnum<'outbound' | 'inbound'>;
  draftAttachments?: ConversationEventTopicAttachment[];
  spam?: boolean;
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  queueMediaSettings?: ConversationEventTopicQueueMediaSettings;
  /** @format date-time */
  resumeTime?: string;
  /** When the agent parked the e-mail, `resumeTime` being when it was taken up again. @format date-time */
  parkTime?: string;
}

export interface ConversationEventTopicErrorDetails {
  status?: number;
  code?: string;
  message?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  uri?: string;
}

export type ConversationEventTopicFaxStatus = FaxStatus;

export interface ConversationEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationEventTopicJourneyActionMap;
}

export interface ConversationEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationEventTopicJourneyContext {
  customer?: ConversationEventTopicJourneyCustomer;
  customerSession?: ConversationEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationEventTopicJourneyAction;
}

export interface ConversationEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface ConversationEventTopicMessage {
  id?: string;
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected' | 'parked'>;
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected' | 'parked'>;
  held?: boolean;
  errorInfo?: ConversationEventTopicErrorDetails;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: ParticipantDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  toAddress?: ConversationEventTopicAddress;
  fromAddress?: ConversationEventTopicAddress;
  messages?: ConversationEventTopicMessageDetails[];
  messagesTranscriptUri?: string;
  type?: EventMessageType;
  recipientCountry?: string;
  recipientType?: string;
  journeyContext?: ConversationEventTopicJourneyContext;
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
  direction?: OpenEnum<'outbound' | 'inbound'>;
  /** Messaging service through which the customer wrote. */
  engagementSource?: string;
  /** Integration for text messages through a carrier of the organisation's own. */
  byoSmsIntegrationId?: string;
  queueMediaSettings?: ConversationEventTopicQueueMediaSettings;
  /** @format date-time */
  resumeTime?: string;
  /** When the agent parked the conversation, `resumeTime` being when it was taken up again. @format date-time */
  parkTime?: string;
}

export interface ConversationEventTopicMessageDetails {
  messageId?: string;
  /** @format date-time */
  messageTime?: string;
  messageStatus?: MessageStatus;
  messageSegmentCount?: number;
  media?: ConversationEventTopicMessageMedia[];
  errorInfo?: ConversationEventTopicErrorDetails;
  stickers?: ConversationEventTopicMessageSticker[];
  messageMetadata?: ConversationEventTopicMessageMetadata;
  socialVisibility?: OpenEnum<'private' | 'public'>;
}

export type ConversationEventTopicMessageMedia = MessageMedia;

export interface ConversationEventTopicMessageMetadata {
  type?: string;
  events?: ConversationEventTopicMessageMetadataEvent[];
  content?: ConversationEventTopicMessageMetadataContent[];
}

export interface ConversationEventTopicMessageMetadataContent {
  contentType?: string;
  subType?: string;
}

export interface ConversationEventTopicMessageMetadataEvent {
  eventType?: string;
  subType?: string;
}

export type ConversationEventTopicMessageSticker = MessageSticker;

export interface ConversationEventTopicParticipant {
  id?: string;
  /** When the participant joined; absent until then. @format date-time */
  connectedTime?: string;
  /** When the participant left; absent until then. @format date-time */
  endTime?: string;
  /** Id of the agent or other user; absent for external parties, queues and flows. */
  userId?: string;
  /** External contact that the party was recognised as. */
  externalContactId?: string;
  /** Organisation of the external contact. */
  externalOrganizationId?: string;
  /** Name of the person, queue or flow. */
  name?: string;
  /** Queue through which the communication came in. */
  queueId?: string;
  /** Group that the participant represents; absent for persons. */
  groupId?: string;
  /** Team of the agent. */
  teamId?: string;
  /** Part played in the conversation, e.g. `customer`, `agent`, `acd` or `ivr`. */
  purpose?: string;
  /** Participant who is being transferred, in a consult transfer. */
  consultParticipantId?: string;
  /** Address of the participant; for a call, the telephone number. */
  address?: string;
  /** Whether the agent has to wrap up. */
  wrapupRequired?: boolean;
  /** Whether the agent is expected to wrap up. */
  wrapupExpected?: boolean;
  /** Whether and how urgently the agent is prompted to wrap up. */
  wrapupPrompt?: string;
  /** Milliseconds that the agent has for the wrap-up. */
  wrapupTimeoutMs?: number;
  /** Wrap-up code and notes; absent until the agent has wrapped up. */
  wrapup?: ConversationEventTopicWrapup;
  /** When the after-call work began. @format date-time */
  startAcwTime?: string;
  /** When the after-call work ended; absent until then. @format date-time */
  endAcwTime?: string;
  /** What ACD routes by: queue, language, skills and priority. */
  conversationRoutingData?: ConversationEventTopicConversationRoutingData;
  /** Milliseconds that the agent has for answering. */
  alertingTimeoutMs?: number;
  /** Participant whom this one listens to. */
  monitoredParticipantId?: string;
  /** Participant whom this one coaches. */
  coachedParticipantId?: string;
  /** Participant whose conversation this one has entered. */
  bargedParticipantId?: string;
  /** Whether the screen of the agent is recorded at present. */
  screenRecordingState?: EventScreenRecordingState;
  /** Present where the participant was flagged. */
  flaggedReason?: string;
  /** Participant data set by flows, scripts or programs. */
  attributes?: Dictionary<string>;
  /** Communications of this type; empty or absent where the participant has none. */
  calls?: ConversationEventTopicCall[];
  /** Communications of this type; empty or absent where the participant has none. */
  callbacks?: ConversationEventTopicCallback[];
  /** Communications of this type; empty or absent where the participant has none. */
  chats?: ConversationEventTopicChat[];
  /** Communications of this type; empty or absent where the participant has none. */
  cobrowsesessions?: ConversationEventTopicCobrowse[];
  /** Communications of this type; empty or absent where the participant has none. */
  emails?: ConversationEventTopicEmail[];
  /** Communications of this type; empty or absent where the participant has none. */
  messages?: ConversationEventTopicMessage[];
  /** Communications of this type; empty or absent where the participant has none. */
  screenshares?: ConversationEventTopicScreenShare[];
  /** Communications of this type; empty or absent where the participant has none. */
  socialExpressions?: ConversationEventTopicSocialExpression[];
  /** Communications of this type; empty or absent where the participant has none. */
  videos?: ConversationEventTopicVideo[];
  /** Flow that the participant is; absent for others. */
  workflow?: ConversationEventTopicWorkflow;
  /** Division of the external contact when the conversation began. */
  externalContactInitialDivisionId?: string;
  /** Participant whose screen this one watches. */
  screenMonitoredParticipantId?: string;
  /** Roles of the participant's media, such as monitor or coach. */
  mediaRoles?: string[];
  /** Communications of this type; empty or absent where the participant has none. */
  internalMessages?: ConversationEventTopicInternalMessage[];
  /** Sessions in which a supervisor watches the screen. */
  screenMonitorings?: ConversationEventTopicScreenMonitoring[];
}

export interface ConversationEventTopicPhoneNumberColumn {
  columnName?: string;
  type?: string;
}

export interface ConversationEventTopicScoredAgent {
  agent?: ConversationEventTopicUriReference;
  score?: number;
}

export interface ConversationEventTopicScreenshare {
  state?: EventMediaState;
  initialState?: EventMediaState;
  self?: ConversationEventTopicAddress;
  id?: string;
  context?: string;
  sharing?: boolean;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  peerCount?: JsonObject;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface ConversationEventTopicSocialExpression {
  state?: EventMediaState;
  initialState?: EventMediaState;
  id?: string;
  socialMediaId?: string;
  socialMediaHub?: string;
  socialUserName?: string;
  previewText?: string;
  recordingId?: string;
  held?: boolean;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'timeout'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.forward'
    | 'transfer.noanswer'
    | 'transfer.notavailable'
    | 'transport.failure'
    | 'error'
    | 'peer'
    | 'other'
    | 'spam'
    | 'uncallable'
    | 'endpoint.dnd'
    | 'transfer.dnd'
  >;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export type ConversationEventTopicUriReference = NamedEntity;

export interface ConversationEventTopicVideo {
  state?: EventMediaState;
  initialState?: EventMediaState;
  self?: ConversationEventTopicAddress;
  id?: string;
  context?: string;
  audioMuted?: boolean;
  videoMuted?: boolean;
  sharingScreen?: boolean;
  peerCount?: number;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'timeout'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.forward'
    | 'transfer.noanswer'
    | 'transfer.notavailable'
    | 'transport.failure'
    | 'error'
    | 'peer'
    | 'other'
    | 'spam'
    | 'uncallable'
    | 'endpoint.dnd'
    | 'transfer.dnd'
  >;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  msids?: string[];
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  queueMediaSettings?: ConversationEventTopicQueueMediaSettings;
}

export type ConversationEventTopicVoicemail = Voicemail;

export interface ConversationEventTopicWorkflow {
  workflowId?: string;
}

export type ConversationEventTopicWrapup = AssignedWrapupCode;

export type ConversationMessageEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationMessageEventTopicDetail = Detail;

export type ConversationMessageEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type ConversationMessageEventTopicErrorDetails = ConversationEventTopicErrorDetails;

export type ConversationMessageEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationMessageEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationMessageEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationMessageEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationMessageEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

/** Payload of `v2.users.{id}.conversations.messages`. */
export interface ConversationMessageEventTopicMessageConversation {
  id?: string;
  name?: string;
  participants?: ConversationMessageEventTopicMessageMediaParticipant[];
  otherMediaUris?: string[];
  address?: string;
  /** Label by which the conversation counts in agents' utilization. */
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** When the conversation ends without new messages. @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationMessageEventTopicConversationDivisionMembership[];
}

export interface ConversationMessageEventTopicMessageDetails {
  message?: ConversationMessageEventTopicUriReference;
  /** @format date-time */
  messageTime?: string;
  messageSegmentCount?: number;
  messageStatus?: MessageStatus;
  media?: ConversationMessageEventTopicMessageMedia[];
  stickers?: ConversationMessageEventTopicMessageSticker[];
  errorInfo?: ConversationMessageEventTopicErrorDetails;
  messageMetadata?: ConversationMessageEventTopicMessageMetadata;
  socialVisibility?: OpenEnum<'private' | 'public'>;
}

export type ConversationMessageEventTopicMessageMedia = MessageMedia;

export interface ConversationMessageEventTopicMessageMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: EventParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: ParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: ConversationMessageEventTopicUriReference;
  queue?: ConversationMessageEventTopicUriReference;
  team?: ConversationMessageEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: ConversationMessageEventTopicErrorBody;
  script?: ConversationMessageEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: ConversationMessageEventTopicUriReference;
  externalOrganization?: ConversationMessageEventTopicUriReference;
  wrapup?: ConversationMessageEventTopicWrapup;
  conversationRoutingData?: ConversationMessageEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: ConversationMessageEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  messages?: ConversationMessageEventTopicMessageDetails[];
  type?: EventMessageType;
  recipientCountry?: string;
  recipientType?: string;
  initialState?: EventParticipantState;
  externalContactInitialDivisionId?: string;
  /** @format date-time */
  resumeTime?: string;
  /** When the agent parked the conversation, `resumeTime` being when it was taken up again. @format date-time */
  parkTime?: string;
  mediaRoles?: string[];
  queueMediaSettings?: ConversationMessageEventTopicQueueMediaSettings;
  byoSmsIntegrationId?: string;
  /** Messaging service through which the customer wrote. */
  engagementSource?: string;
  /** Participant whom this one monitors. */
  monitoredParticipantId?: string;
}

export type ConversationMessageEventTopicMessageMetadata = ConversationEventTopicMessageMetadata;

export type ConversationMessageEventTopicMessageMetadataContent = ConversationEventTopicMessageMetadataContent;

export type ConversationMessageEventTopicMessageMetadataEvent = ConversationEventTopicMessageMetadataEvent;

export type ConversationMessageEventTopicMessageSticker = MessageSticker;

export type ConversationMessageEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type ConversationMessageEventTopicUriReference = NamedEntity;

export type ConversationMessageEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.analytics.conversation.{id}.metrics`. */
export interface ConversationMetricsTopicConversationMetricRecord {
  metric?: OpenEnum<
    | 'nBlindTransferred'
    | 'nCobrowseSessions'
    | 'nConnected'
    | 'nConsult'
    | 'nConsultTransferred'
    | 'nError'
    | 'nOffered'
    | 'nOutbound'
    | 'nOutboundAbandoned'
    | 'nOutboundAttempted'
    | 'nOutboundConnected'
    | 'nOverSla'
    | 'nTransferred'
    | 'oExternalMediaCount'
    | 'oMediaCount'
    | 'oMessageTurn'
    | 'tAbandon'
    | 'tAcd'
    | 'tAcw'
    | 'tAgentResponseTime'
    | 'tAlert'
    | 'tAnswered'
    | 'tCallback'
    | 'tCallbackComplete'
    | 'tCoaching'
    | 'tCoachingComplete'
    | 'tConnected'
    | 'tContacting'
    | 'tDialing'
    | 'tFlowOut'
    | 'tHandle'
    | 'tHeld'
    | 'tHeldComplete'
    | 'tIvr'
    | 'tMonitoring'
    | 'tMonitoringComplete'
    | 'tNotResponding'
    | 'tTalk'
    | 'tTalkComplete'
    | 'tUserResponseTime'
    | 'tVoicemail'
    | 'nBotInteractions'
    | 'nCallbackAttempts'
    | 'nCallbackScheduled'
    | 'nCfcOffered'
    | 'nConversations'
    | 'nTakeover'
    | 'oAudioMessageCount'
    | 'oExternalAudioMessageCount'
    | 'oMessageCount'
    | 'oMessageSegmentCount'
    | 'oSkillExpressionApplications'
    | 'tActiveCallback'
    | 'tActiveCallbackComplete'
    | 'tAgentVideoConnected'
    | 'tAverageAgentResponseTime'
    | 'tAverageCustomerResponseTime'
    | 'tBarging'
    | 'tCfcAbandon'
    | 'tCfcAcd'
    | 'tCfcAnswered'
    | 'tCfcFlowOut'
    | 'tFirstConnect'
    | 'tFirstDial'
    | 'tFirstEngagement'
    | 'tFirstResponse'
    | 'tPark'
    | 'tParkComplete'
    | 'tScreenMonitoring'
    | 'tSnippetRecord'
    | 'tTransmitting'
  >;
  /** @format date-time */
  metricDate?: string;
  value?: number;
  recordId?: string;
  activeSkillIds?: string[];
  addressFrom?: string;
  addressTo?: string;
  agentAssistantId?: string;
  agentBullseyeRing?: number;
  agentOwned?: boolean;
  ani?: string;
  assignerId?: string;
  authenticated?: boolean;
  conversationId?: string;
  conversationInitiator?: AnalyticsParticipantPurpose;
  convertedFrom?: string;
  convertedTo?: string;
  customerParticipation?: boolean;
  deliveryStatus?: DeliveryStatus;
  destinationAddresses?: string[];
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: SegmentDisconnectType;
  divisionIds?: string[];
  dnis?: string;
  edgeId?: string;
  eligibleAgentCounts?: number[];
  extendedDeliveryStatus?: string;
  externalContactId?: string;
  externalMediaCount?: number;
  externalOrganizationId?: string;
  externalTag?: string;
  firstQueue?: boolean;
  flaggedReason?: OpenEnum<'general'>;
  flowInType?: string;
  flowOutType?: string;
  groupId?: string;
  interactionType?: string;
  journeyActionId?: string;
  journeyActionMapId?: string;
  journeyActionMapVersion?: number;
  journeyCustomerId?: string;
  journeyCustomerIdType?: string;
  journeyCustomerSessionId?: string;
  journeyCustomerSessionIdType?: string;
  knowledgeBaseIds?: string[];
  mediaCount?: number;
  mediaType?: SessionMediaType;
  messageType?: string;
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  outboundCampaignId?: string;
  outboundContactId?: string;
  outboundContactListId?: string;
  participantName?: string;
  peerId?: string;
  provider?: string;
  purpose?: AnalyticsParticipantPurpose;
  queueId?: string;
  remote?: string;
  removedSkillIds?: string[];
  /** @deprecated The platform no longer has it. */
  reoffered?: boolean;
  requestedLanguageId?: string;
  requestedRoutingSkillIds?: string[];
  requestedRoutings?: RoutingType[];
  roomId?: string;
  routingPriority?: number;
  routingRing?: number;
  selectedAgentId?: string;
  selectedAgentRank?: number;
  selfServed?: boolean;
  sessionDnis?: string;
  sessionId?: string;
  stationId?: string;
  teamId?: string;
  usedRouting?: UsedRoutingType;
  userId?: string;
  waitingInteractionCounts?: number[];
  wrapUpCode?: string;
  proposedAgents?: ConversationMetricsTopicConversationProposedAgent[];
  scoredAgents?: ConversationMetricsTopicConversationScoredAgent[];
  activeRouting?: UsedRoutingType;
  errorCode?: string;
  /** Whether the conversation began with a public post. */
  originatingSocialMediaPublic?: boolean;
  /** Rule of the queue that was applied, with its kind in `routingRuleType`. */
  routingRule?: string;
  routingRuleType?: OpenEnum<'Bullseye' | 'Conditional' | 'Predictive' | 'Preferred'>;
  skillExpressionId?: string;
  /** Whether there was video. */
  videoPresent?: boolean;
}

export type ConversationMetricsTopicConversationProposedAgent = AnalyticsProposedAgent;

export type ConversationMetricsTopicConversationScoredAgent = AnalyticsScoredAgent;

export type ConversationScreenShareEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationScreenShareEventTopicDetail = Detail;

export type ConversationScreenShareEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type ConversationScreenShareEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationScreenShareEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationScreenShareEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationScreenShareEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationScreenShareEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type ConversationScreenShareEventTopicScoredAgent = ConversationEventTopicScoredAgent;

/** Payload of `v2.users.{id}.conversations.screenshares`. */
export interface ConversationScreenShareEventTopicScreenShareConversation {
  id?: string;
  name?: string;
  participants?: ConversationScreenShareEventTopicScreenShareMediaParticipant[];
  otherMediaUris?: string[];
  address?: string;
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationScreenShareEventTopicConversationDivisionMembership[];
}

export interface ConversationScreenShareEventTopicScreenShareMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: EventParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: ParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: ConversationScreenShareEventTopicUriReference;
  queue?: ConversationScreenShareEventTopicUriReference;
  team?: ConversationScreenShareEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: ConversationScreenShareEventTopicErrorBody;
  script?: ConversationScreenShareEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: ConversationScreenShareEventTopicUriReference;
  externalOrganization?: ConversationScreenShareEventTopicUriReference;
  wrapup?: ConversationScreenShareEventTopicWrapup;
  conversationRoutingData?: ConversationScreenShareEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: ConversationScreenShareEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  context?: string;
  peerCount?: number;
  sharing?: boolean;
  initialState?: EventParticipantState;
  externalContactInitialDivisionId?: string;
  /** @format date-time */
  resumeTime?: string;
  /** @format date-time */
  parkTime?: string;
  mediaRoles?: string[];
  queueMediaSettings?: ConversationScreenShareEventTopicQueueMediaSettings;
}

export type ConversationScreenShareEventTopicUriReference = NamedEntity;

export type ConversationScreenShareEventTopicWrapup = AssignedWrapupCode;

export type ConversationSocialExpressionEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationSocialExpressionEventTopicDetail = Detail;

export type ConversationSocialExpressionEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type ConversationSocialExpressionEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationSocialExpressionEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationSocialExpressionEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationSocialExpressionEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationSocialExpressionEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type ConversationSocialExpressionEventTopicScoredAgent = ConversationEventTopicScoredAgent;

/** Payload of `v2.users.{id}.conversations.socialexpressions`. */
export interface ConversationSocialExpressionEventTopicSocialConversation {
  id?: string;
  name?: string;
  participants?: ConversationSocialExpressionEventTopicSocialMediaParticipant[];
  otherMediaUris?: string[];
  address?: string;
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationSocialExpressionEventTopicConversationDivisionMembership[];
}

export interface ConversationSocialExpressionEventTopicSocialMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: EventParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: ParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: ConversationSocialExpressionEventTopicUriReference;
  queue?: ConversationSocialExpressionEventTopicUriReference;
  team?: ConversationSocialExpressionEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: ConversationSocialExpressionEventTopicErrorBody;
  script?: ConversationSocialExpressionEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: ConversationSocialExpressionEventTopicUriReference;
  externalOrganization?: ConversationSocialExpressionEventTopicUriReference;
  wrapup?: ConversationSocialExpressionEventTopicWrapup;
  conversationRoutingData?: ConversationSocialExpressionEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: ConversationSocialExpressionEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  socialMediaId?: string;
  socialMediaHub?: string;
  socialUserName?: string;
  previewText?: string;
  initialState?: EventParticipantState;
  externalContactInitialDivisionId?: string;
  /** @format date-time */
  resumeTime?: string;
  /** @format date-time */
  parkTime?: string;
  mediaRoles?: string[];
  queueMediaSettings?: ConversationSocialExpressionEventTopicQueueMediaSettings;
}

export type ConversationSocialExpressionEventTopicUriReference = NamedEntity;

export type ConversationSocialExpressionEventTopicWrapup = AssignedWrapupCode;

export type ConversationVideoEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationVideoEventTopicDetail = Detail;

export type ConversationVideoEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type ConversationVideoEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationVideoEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationVideoEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationVideoEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationVideoEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type ConversationVideoEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type ConversationVideoEventTopicUriReference = NamedEntity;

/** Payload of `v2.users.{id}.conversations.videos`. */
export interface ConversationVideoEventTopicVideoConversation {
  id?: string;
  name?: string;
  participants?: ConversationVideoEventTopicVideoMediaParticipant[];
  otherMediaUris?: string[];
  address?: string;
  utilizationLabelId?: string;
  accessAttributes?: string[];
  /** @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationVideoEventTopicConversationDivisionMembership[];
}

export interface ConversationVideoEventTopicVideoMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: EventParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: ParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: ConversationVideoEventTopicUriReference;
  queue?: ConversationVideoEventTopicUriReference;
  team?: ConversationVideoEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: ConversationVideoEventTopicErrorBody;
  script?: ConversationVideoEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: ConversationVideoEventTopicUriReference;
  externalOrganization?: ConversationVideoEventTopicUriReference;
  wrapup?: ConversationVideoEventTopicWrapup;
  conversationRoutingData?: ConversationVideoEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: ConversationVideoEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  audioMuted?: boolean;
  videoMuted?: boolean;
  sharingScreen?: boolean;
  peerCount?: number;
  context?: string;
  msids?: string[];
  initialState?: EventParticipantState;
  externalContactInitialDivisionId?: string;
  /** @format date-time */
  resumeTime?: string;
  /** @format date-time */
  parkTime?: string;
  mediaRoles?: string[];
  queueMediaSettings?: ConversationVideoEventTopicQueueMediaSettings;
}

export type ConversationVideoEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.speechandtextanalytics.programs.general.jobs.{id}`. */
export type CreateGeneralProgramTopicsDefinitionsJob = PublishTopicTopicsDefinitionsJob;

/** Payload of `v2.detail.events.conversation.{id}.customer.end`. */
export interface CustomerEndDetailEventTopicCustomerEndEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  disconnectType?: DetailEventDisconnectType;
  mediaType?: DetailEventMediaType;
  externalOrganizationId?: string;
  externalContactId?: string;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  callbackUserName?: string;
  callbackNumbers?: string[];
  callbackScheduledTime?: number;
  subject?: string;
  messageType?: DetailEventMessageType;
  interactingDurationMs?: number;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  divisionId?: string;
  utilizationLabel?: string;
}

/** Payload of `v2.detail.events.conversation.{id}.customer.start`. */
export interface CustomerStartDetailEventTopicCustomerStartEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  externalOrganizationId?: string;
  externalContactId?: string;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  callbackUserName?: string;
  callbackNumbers?: string[];
  callbackScheduledTime?: number;
  subject?: string;
  messageType?: DetailEventMessageType;
  /** External contacts who took part in the conversation. */
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  /** The visit from which the conversation arose. */
  journeyContext?: CustomerStartDetailEventTopicJourneyContext;
  divisionId?: string;
  utilizationLabel?: string;
}

/** Payload of `v2.outbound.attemptlimits.{id}`. */
export interface DialerAttemptLimitsConfigChangeAttemptLimits {
  maxAttemptsPerContact?: number;
  maxAttemptsPerNumber?: number;
  timeZoneId?: string;
  resetPeriod?: OpenEnum<'NEVER' | 'TODAY'>;
  recallEntries?: Dictionary<DialerAttemptLimitsConfigChangeRecallEntry>;
  breadthFirstRecalls?: boolean;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerAttemptLimitsConfigChangeRecallEntry {
  /** How often to try again. */
  nbrAttempts?: number;
  minutesBetweenAttempts?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerCallabletimesetConfigChangeCallableTime {
  timeSlots?: DialerCallabletimesetConfigChangeTimeSlot[];
  timeZoneId?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

/** Payload of `v2.outbound.callabletimesets.{id}`. */
export interface DialerCallabletimesetConfigChangeCallableTimeSet {
  callableTimes?: DialerCallabletimesetConfigChangeCallableTime[];
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerCallabletimesetConfigChangeTimeSlot {
  /** Time of day. */
  startTime?: string;
  /** Time of day. */
  stopTime?: string;
  /** Day of the week as a number. */
  day?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

/** Payload of `v2.outbound.campaigns.{id}`. */
export interface DialerCampaignConfigChangeCampaign {
  contactList?: DialerCampaignConfigChangeUriReference;
  queue?: DialerCampaignConfigChangeUriReference;
  dialingMode?: DialingMode;
  script?: DialerCampaignConfigChangeUriReference;
  edgeGroup?: DialerCampaignConfigChangeUriReference;
  site?: DialerCampaignConfigChangeUriReference;
  campaignStatus?: OpenEnum<'on' | 'off' | 'complete' | 'stopping' | 'invalid'>;
  phoneColumns?: DialerCampaignConfigChangePhoneColumn[];
  abandonRate?: number;
  dncLists?: DialerCampaignConfigChangeUriReference[];
  callableTimeSet?: DialerCampaignConfigChangeUriReference;
  callAnalysisResponseSet?: DialerCampaignConfigChangeUriReference;
  callerName?: string;
  callerAddress?: string;
  outboundLineCount?: number;
  errors?: DialerCampaignConfigChangeRestErrorDetail[];
  ruleSets?: DialerCampaignConfigChangeUriReference[];
  skipPreviewDisabled?: boolean;
  previewTimeOutSeconds?: number;
  singleNumberPreview?: boolean;
  contactSort?: DialerCampaignConfigChangeContactSort;
  contactSorts?: DialerCampaignConfigChangeContactSort[];
  noAnswerTimeout?: number;
  callAnalysisLanguage?: string;
  priority?: number;
  contactListFilters?: DialerCampaignConfigChangeUriReference[];
  division?: DialerCampaignConfigChangeUriReference;
  agentOwnedColumn?: string;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerCampaignConfigChangeContactSort {
  /** Column of the contact list. */
  fieldName?: string;
  direction?: OpenEnum<'ASC' | 'DESC'>;
  /** Sort by number and not by letter. */
  numeric?: boolean;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerCampaignConfigChangePhoneColumn = DialerContactlistConfigChangeEmailColumn;

export interface DialerCampaignConfigChangeRestErrorDetail {
  error?: string;
  details?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerCampaignConfigChangeUriReference = NamedEntity;

/** Payload of `v2.outbound.campaigns.{id}.progress`. */
export interface DialerCampaignProgressEventCampaignProgress {
  campaign?: DialerCampaignProgressEventUriReference;
  numberOfContactsCalled?: number;
  numberOfContactsMessaged?: number;
  totalNumberOfContacts?: number;
  percentage?: number;
  /** By the reason for passing them over. */
  numberOfContactsSkipped?: Dictionary<number>;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerCampaignProgressEventUriReference = NamedEntity;

/** Payload of `v2.outbound.campaignrules.{id}`. */
export interface DialerCampaignRuleConfigChangeCampaignRule {
  campaignRuleEntities?: DialerCampaignRuleConfigChangeCampaignRuleEntities;
  campaignRuleConditions?: DialerCampaignRuleConfigChangeCampaignRuleCondition[];
  campaignRuleActions?: DialerCampaignRuleConfigChangeCampaignRuleAction[];
  matchAnyConditions?: boolean;
  enabled?: boolean;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerCampaignRuleConfigChangeCampaignRuleAction {
  id?: string;
  parameters?: Dictionary<string>;
  actionType?: OpenEnum<
    'turnOnCampaign' | 'turnOffCampaign' | 'turnOnSequence' | 'turnOffSequence' | 'setCampaignPriority' | 'recycleCampaign'
  >;
  campaignRuleActionEntities?: DialerCampaignRuleConfigChangeCampaignRuleActionEntities;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerCampaignRuleConfigChangeCampaignRuleActionEntities {
  useTriggeringEntity?: boolean;
  campaigns?: DialerCampaignRuleConfigChangeUriReference[];
  sequences?: DialerCampaignRuleConfigChangeUriReference[];
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerCampaignRuleConfigChangeCampaignRuleCondition {
  id?: string;
  parameters?: Dictionary<string>;
  conditionType?: OpenEnum<'campaignProgress' | 'campaignAgents'>;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerCampaignRuleConfigChangeCampaignRuleEntities {
  campaigns?: DialerCampaignRuleConfigChangeUriReference[];
  sequences?: DialerCampaignRuleConfigChangeUriReference[];
}

export type DialerCampaignRuleConfigChangeUriReference = NamedEntity;

/** Payload of `v2.outbound.schedules.campaigns.{id}`. */
export interface DialerCampaignScheduleConfigChangeCampaignSchedule {
  intervals?: DialerCampaignScheduleConfigChangeScheduleInterval[];
  timeZone?: string;
  campaign?: DialerCampaignScheduleConfigChangeUriReference;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  /** Times that come again by a rule, beside the `intervals`. */
  recurrences?: DialerCampaignScheduleConfigChangeScheduleRecurrence[];
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerCampaignScheduleConfigChangeScheduleInterval {
  start?: string;
  end?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerCampaignScheduleConfigChangeUriReference = NamedEntity;

/** Payload of `v2.outbound.contactlists.{id}`. */
export interface DialerContactlistConfigChangeContactList {
  columnNames?: string[];
  phoneColumns?: DialerContactlistConfigChangeContactPhoneNumberColumn[];
  emailColumns?: DialerContactlistConfigChangeEmailColumn[];
  importStatus?: DialerContactlistConfigChangeImportStatus;
  previewModeColumnName?: string;
  previewModeAcceptedValues?: string[];
  size?: number;
  attemptLimits?: DialerContactlistConfigChangeUriReference;
  automaticTimeZoneMapping?: boolean;
  zipCodeColumnName?: string;
  division?: DialerContactlistConfigChangeUriReference;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerContactlistConfigChangeContactPhoneNumberColumn {
  columnName?: string;
  type?: string;
  callableTimeColumn?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerContactlistConfigChangeEmailColumn {
  columnName?: string;
  type?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerContactlistConfigChangeImportStatus = DnclistImportStatusImportStatus;

export type DialerContactlistConfigChangeUriReference = NamedEntity;

/** Payload of `v2.outbound.contactlistfilters.{id}`. */
export interface DialerContactlistfilterConfigChangeContactListFilter {
  contactList?: DialerContactlistfilterConfigChangeUriReference;
  contactListColumns?: string[];
  clauses?: DialerContactlistfilterConfigChangeFilterClause[];
  filterType?: OpenEnum<'AND' | 'OR'>;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerContactlistfilterConfigChangeFilterClause {
  filterType?: OpenEnum<'AND' | 'OR'>;
  predicates?: DialerContactlistfilterConfigChangeFilterPredicate[];
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerContactlistfilterConfigChangeFilterPredicate {
  column?: string;
  columnType?: OpenEnum<'numeric' | 'alphabetic'>;
  operator?: ContactListFilterOperator;
  value?: string;
  range?: DialerContactlistfilterConfigChangeFilterRange;
  inverted?: boolean;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerContactlistfilterConfigChangeRange = ContactListFilterRange;

export type DialerContactlistfilterConfigChangeUriReference = NamedEntity;

/** Payload of `v2.outbound.dnclists.{id}`. */
export interface DialerDnclistConfigChangeDncList {
  importStatus?: DialerDnclistConfigChangeImportStatus;
  size?: number;
  dncSourceType?: OpenEnum<'rds' | 'dnc.com' | 'gryphon'>;
  loginId?: string;
  dncCodes?: string[];
  licenseId?: string;
  contactMethod?: OpenEnum<'EMAIL' | 'PHONE'>;
  division?: DialerDnclistConfigChangeUriReference;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerDnclistConfigChangeImportStatus = DnclistImportStatusImportStatus;

export type DialerDnclistConfigChangeUriReference = NamedEntity;

export type DialerOutboundSettingsConfigChangeAtzmTimeSlot = AtzmTimeSlot;

export type DialerOutboundSettingsConfigChangeAtzmTimeSlotWithTimeZone = AtzmTimeSlotWithTimeZone;

export interface DialerOutboundSettingsConfigChangeAutomaticTimeZoneMappingSettings {
  callableWindows?: DialerOutboundSettingsConfigChangeCallableWindow[];
}

export type DialerOutboundSettingsConfigChangeCallableWindow = CallableWindow;

/** Payload of `v2.outbound.settings`. */
export interface DialerOutboundSettingsConfigChangeOutboundSettings {
  maxCallsPerAgent?: number;
  maxLineUtilization?: number;
  abandonSeconds?: number;
  complianceAbandonRateDenominator?: OpenEnum<'ALL_CALLS' | 'CALLS_THAT_REACHED_QUEUE'>;
  automaticTimeZoneMapping?: DialerOutboundSettingsConfigChangeAutomaticTimeZoneMappingSettings;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
}

export interface DialerResponsesetConfigChangeReaction {
  data?: string;
  name?: string;
  reactionType?: OpenEnum<'hangup' | 'transfer' | 'transfer_flow' | 'play_file'>;
  additionalProperties?: Dictionary<JsonObject>;
}

/** Payload of `v2.outbound.responsesets.{id}`. */
export interface DialerResponsesetConfigChangeResponseSet {
  responses?: Dictionary<DialerResponsesetConfigChangeReaction>;
  beepDetectionEnabled?: boolean;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerRulesetConfigChangeAction {
  type?: string;
  actionTypeName?: string;
  updateOption?: string;
  properties?: Dictionary<string>;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerRulesetConfigChangeCondition {
  dataAction?: DialerRulesetConfigChangeUriReference;
  type?: string;
  inverted?: boolean;
  attributeName?: string;
  value?: string;
  valueType?: OpenEnum<'STRING' | 'NUMERIC' | 'DATETIME' | 'PERIOD'>;
  operator?: DataActionOperator;
  codes?: string[];
  propertyType?: OpenEnum<'LAST_ATTEMPT_BY_COLUMN' | 'LAST_ATTEMPT_OVERALL' | 'LAST_RESULT_BY_COLUMN' | 'LAST_RESULT_OVERALL'>;
  property?: string;
  dataNotFoundResolution?: boolean;
  contactIdField?: string;
  callAnalysisResultField?: string;
  agentWrapupField?: string;
  contactColumnToDataActionFieldMappings?: DialerRulesetConfigChangeContactColumnToDataActionFieldMapping[];
  predicates?: DialerRulesetConfigChangeDataActionConditionPredicate[];
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerRulesetConfigChangeContactColumnToDataActionFieldMapping {
  contactColumnName?: string;
  dataActionField?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerRulesetConfigChangeDataActionConditionPredicate {
  outputField?: string;
  outputOperator?: DataActionOperator;
  comparisonValue?: string;
  outputFieldMissingResolution?: boolean;
  inverted?: boolean;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface DialerRulesetConfigChangeRule {
  conditions?: DialerRulesetConfigChangeCondition[];
  id?: string;
  name?: string;
  order?: number;
  category?: OpenEnum<'DIALER_PRECALL' | 'DIALER_WRAPUP'>;
  actions?: DialerRulesetConfigChangeAction[];
  additionalProperties?: Dictionary<JsonObject>;
}

/** Payload of `v2.outbound.rulesets.{id}`. */
export interface DialerRulesetConfigChangeRuleSet {
  contactList?: DialerRulesetConfigChangeUriReference;
  queue?: DialerRulesetConfigChangeUriReference;
  rules?: DialerRulesetConfigChangeRule[];
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerRulesetConfigChangeUriReference = NamedEntity;

/** Payload of `v2.outbound.sequences.{id}`. */
export interface DialerSequenceConfigChangeCampaignSequence {
  campaigns?: DialerSequenceConfigChangeUriReference[];
  currentCampaign?: number;
  status?: OpenEnum<'on' | 'off' | 'complete'>;
  stopMessage?: string;
  repeat?: boolean;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerSequenceConfigChangeUriReference = NamedEntity;

export type DialerSequenceScheduleConfigChangeScheduleInterval = DialerCampaignScheduleConfigChangeScheduleInterval;

/** Payload of `v2.outbound.schedules.sequences.{id}`. */
export interface DialerSequenceScheduleConfigChangeSequenceSchedule {
  intervals?: DialerSequenceScheduleConfigChangeScheduleInterval[];
  timeZone?: string;
  sequence?: DialerSequenceScheduleConfigChangeUriReference;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  recurrences?: DialerSequenceScheduleConfigChangeScheduleRecurrence[];
  additionalProperties?: Dictionary<JsonObject>;
}

export type DialerSequenceScheduleConfigChangeUriReference = NamedEntity;

/** Payload of `v2.outbound.wrapupcodemappings.{id}`. */
export interface DialerWrapupcodemappingConfigChangeWrapUpCodeMapping {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  defaultSet?: OpenEnum<'CONTACT_UNCALLABLE' | 'NUMBER_UNCALLABLE' | 'RIGHT_PARTY_CONTACT'>[];
  mapping?: Dictionary<string[]>;
}

/** Payload of `v2.users.{id}.outbound.dnclists.{id}.export`. */
export interface DnclistDownloadReadyExportUri {
  uri?: string;
  exportTimestamp?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

/** Payload of `v2.outbound.dnclists.{id}.importstatus`. */
export interface DnclistImportStatusImportStatus {
  importState?: OpenEnum<'IN_PROGRESS' | 'FAILED'>;
  totalRecords?: number;
  completedRecords?: number;
  percentageComplete?: number;
  failureReason?: string;
  /** Contact lists that receive the records. */
  targetContactListIds?: string[];
  /** Beginning of the names of the lists that the import makes. */
  listNamePrefix?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

/** Payload of `v2.telephony.providers.edges.{id}`. */
export interface EdgeChangeTopicEdge {
  id?: string;
  onlineStatus?: OpenEnum<'ONLINE' | 'OFFLINE'>;
}

/** Payload of `v2.telephony.providers.edges.{id}.logicalinterfaces`. */
export interface EdgeLogicalInterfacesChangeTopicDomainLogicalInterfaceChange {
  id?: string;
  errorInfo?: EdgeLogicalInterfacesChangeTopicErrorInfo;
}

export interface EdgeLogicalInterfacesChangeTopicErrorInfo {
  message?: string;
  /** The message with places for `messageParams`. */
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  code?: string;
}

export type EdgeMetricsTopicEdgeMetricDisk = EdgeMetricsDisk;

export type EdgeMetricsTopicEdgeMetricMemory = EdgeMetricsMemory;

export type EdgeMetricsTopicEdgeMetricNetworks = EdgeMetricsNetwork;

export type EdgeMetricsTopicEdgeMetricProcessor = EdgeMetricsProcessor;

export interface EdgeMetricsTopicEdgeMetricSubsystem {
  processName?: string;
  delayMs?: number;
  mediaSubsystem?: EdgeMetricsTopicEdgeMetricSubsystemMedia;
}

export interface EdgeMetricsTopicEdgeMetricSubsystemMedia {
  processName?: string;
  delayMs?: number;
}

/** Payload of `v2.telephony.providers.edges.{id}.metrics`. */
export interface EdgeMetricsTopicEdgeMetrics {
  edge?: EdgeMetricsTopicUriReference;
  /** @format date-time */
  eventTime?: string;
  upTimeMsec?: number;
  processors?: EdgeMetricsTopicEdgeMetricProcessor[];
  memory?: EdgeMetricsTopicEdgeMetricMemory[];
  disks?: EdgeMetricsTopicEdgeMetricDisk[];
  subsystems?: EdgeMetricsTopicEdgeMetricSubsystem[];
  networks?: EdgeMetricsTopicEdgeMetricNetworks[];
}

export type EdgeMetricsTopicUriReference = NamedEntity;

/** Payload of `v2.telephony.providers.edges.{id}.softwareupdate`. */
export interface EdgeSoftwareUpdateTopicDomainEdgeSoftwareUpdate {
  id?: string;
  status?: EdgeSoftwareUpdateStatus;
  /** @format date-time */
  downloadStartTime?: string;
  /** @format date-time */
  executeStartTime?: string;
  /** @format date-time */
  executeStopTime?: string;
}

export type EvaluationQualityV2TopicCalibration = Entity;

export interface EvaluationQualityV2TopicEvaluationScoringSet {
  totalScore?: number;
  totalCriticalScore?: number;
}

/** Payload of `v2.quality.evaluations`. */
export interface EvaluationQualityV2TopicEvaluationV2 {
  id?: string;
  conversationId?: string;
  agent?: EvaluationQualityV2TopicUser;
  evaluator?: EvaluationQualityV2TopicUser;
  /** @format date-time */
  eventTime?: string;
  evaluationFormId?: string;
  formName?: string;
  scoringSet?: EvaluationQualityV2TopicEvaluationScoringSet;
  contextId?: string;
  status?: OpenEnum<'Pending' | 'InProgress' | 'Finished' | 'InReview' | 'Retracted'>;
  agentHasRead?: boolean;
  /** @format date-time */
  releaseDate?: string;
  /** @format date-time */
  assignedDate?: string;
  /** @format date-time */
  changedDate?: string;
  eventType?: string;
  resourceId?: string;
  resourceType?: string;
  divisionIds?: string[];
  rescore?: boolean;
  /** @format date-time */
  conversationDate?: string;
  mediaType?: string[];
  calibration?: EvaluationQualityV2TopicCalibration;
  evaluationSource?: EvaluationQualityV2TopicEvaluationSource;
  /** User who has to deal with the evaluation, against `previousAssigneeUserId`. */
  assigneeUserId?: string;
  previousAssigneeUserId?: string;
  assigneeApplicable?: boolean;
  /** Stays the same over all versions of the evaluation. */
  evaluationContextId?: string;
  disputeCount?: number;
  version?: number;
  previousStatus?: OpenEnum<'Pending' | 'InProgress' | 'Finished' | 'InReview' | 'Retracted'>;
  declinedReview?: boolean;
  retractedEvaluation?: EvaluationQualityV2TopicEvaluationReference;
  /** How often it was scored again. */
  rescoreCount?: number;
  evaluatorCommentHasUpdated?: boolean;
  agentCommentHasUpdated?: boolean;
  previousRescoreCount?: number;
  previousEvaluatorUserId?: string;
}

export interface EvaluationQualityV2TopicUser {
  id?: string;
  displayName?: string;
}

export type ExternalContactsContactChangedTopicAppleOpaqueId = AppleOpaqueId;

/** Payload of `v2.externalcontacts.contacts.{id}`. */
export interface ExternalContactsContactChangedTopicContact {
  id?: string;
  type?: OpenEnum<'Ephemeral' | 'Identified' | 'Curated'>;
  firstName?: string;
  middleName?: string;
  lastName?: string;
  salutation?: string;
  title?: string;
  workPhone?: ExternalContactsContactChangedTopicPhoneNumber;
  cellPhone?: ExternalContactsContactChangedTopicPhoneNumber;
  homePhone?: ExternalContactsContactChangedTopicPhoneNumber;
  otherPhone?: ExternalContactsContactChangedTopicPhoneNumber;
  workEmail?: string;
  personalEmail?: string;
  otherEmail?: string;
  address?: ExternalContactsContactChangedTopicContactAddress;
  surveyOptOut?: boolean;
  externalSystemUrl?: string;
  twitterId?: ExternalContactsContactChangedTopicTwitterId;
  lineId?: ExternalContactsContactChangedTopicLineId;
  whatsAppId?: ExternalContactsContactChangedTopicWhatsAppId;
  facebookId?: ExternalContactsContactChangedTopicFacebookId;
  division?: ExternalContactsContactChangedTopicDivision;
  externalOrganization?: ExternalContactsContactChangedTopicExternalOrganization;
  instagramId?: ExternalContactsContactChangedTopicInstagramId;
  /** Ids that other systems have given to the person. */
  externalIds?: ExternalContactsContactChangedTopicExternalId[];
  /** Ids by which Apple Messages for Business knows the person. */
  appleOpaqueIds?: ExternalContactsContactChangedTopicAppleOpaqueId[];
  /** After a merge, the contact that counts. */
  canonicalContactId?: string;
  schema?: ExternalContactsContactChangedTopicDataSchema;
  customFields?: Dictionary<JsonObject>;
  /** All contacts that have been merged into one. */
  mergeSet?: string[];
  mergedFrom?: string[];
  mergedTo?: string;
  /** The merge that caused the event. */
  mergeOperation?: ExternalContactsContactChangedTopicMergeOperation;
  /** @format date-time */
  createDate?: string;
  /** @format date-time */
  modifyDate?: string;
}

export type ExternalContactsContactChangedTopicContactAddress = ContactAddress;

export interface ExternalContactsContactChangedTopicDataSchema {
  id?: string;
  version?: number;
}

export interface ExternalContactsContactChangedTopicDivision {
  id?: string;
}

export interface ExternalContactsContactChangedTopicExternalId {
  externalSource?: ExternalContactsContactChangedTopicExternalSource;
  value?: string;
}

export type ExternalContactsContactChangedTopicExternalOrganization =
  ExternalContactsOrganizationChangedTopicExternalOrganization;

export interface ExternalContactsContactChangedTopicExternalSource {
  id?: string;
}

export type ExternalContactsContactChangedTopicFacebookId = FacebookId;

export type ExternalContactsContactChangedTopicFacebookScopedId = FacebookScopedId;

export interface ExternalContactsContactChangedTopicInstagramId {
  ids?: ExternalContactsContactChangedTopicInstagramScopedId[];
  displayName?: string;
  handle?: string;
}

export type ExternalContactsContactChangedTopicInstagramScopedId = FacebookScopedId;

export type ExternalContactsContactChangedTopicLineId = LineId;

export type ExternalContactsContactChangedTopicLineUserId = LineUserId;

/** The merge of two contacts, and the contact that results. */
export interface ExternalContactsContactChangedTopicMergeOperation {
  sourceContactId?: string;
  targetContactId?: string;
  resultingContactId?: string;
}

export type ExternalContactsContactChangedTopicPhoneNumber = PhoneNumber;

export interface ExternalContactsContactChangedTopicTicker {
  symbol?: string;
  exchange?: string;
}

export type ExternalContactsContactChangedTopicTwitterId = TwitterId;

export interface ExternalContactsContactChangedTopicWhatsAppBusinessScopedId {
  bsuid?: string;
  parent?: boolean;
  portfolioId?: string;
}

export interface ExternalContactsContactChangedTopicWhatsAppId {
  phoneNumber?: PhoneNumber;
  displayName?: string;
  username?: string;
  whatsAppBusinessScopedIds?: ExternalContactsContactChangedTopicWhatsAppBusinessScopedId[];
}

export interface ExternalContactsContactNoteChangedTopicDivision {
  id?: string;
}

/** Payload of `v2.externalcontacts.contacts.{id}.notes.{id}`: a note about an external contact has changed. */
export interface ExternalContactsContactNoteChangedTopicNote {
  id?: string;
  division?: ExternalContactsContactNoteChangedTopicDivision;
  /** The contact that the note is about. */
  entityId?: string;
  entityType?: OpenEnum<'Contact' | 'Organization'>;
  noteText?: string;
  createdBy?: ExternalContactsContactNoteChangedTopicUser;
  /** @format date-time */
  createDate?: string;
  /** @format date-time */
  modifyDate?: string;
}

export interface ExternalContactsContactNoteChangedTopicUser {
  id?: string;
}

export type ExternalContactsOrganizationChangedTopicContactAddress = ContactAddress;

export interface ExternalContactsOrganizationChangedTopicDivision {
  id?: string;
}

/** Payload of `v2.externalcontacts.organizations.{id}`: an external organisation has changed. */
export interface ExternalContactsOrganizationChangedTopicExternalOrganization {
  id?: string;
  division?: ExternalContactsOrganizationChangedTopicDivision;
  name?: string;
  companyType?: string;
  industry?: string;
  /** External contact whom to turn to first. */
  primaryContactId?: string;
  address?: ExternalContactsOrganizationChangedTopicContactAddress;
  phoneNumber?: ExternalContactsOrganizationChangedTopicPhoneNumber;
  faxNumber?: ExternalContactsOrganizationChangedTopicPhoneNumber;
  employeeCount?: number;
  revenue?: number;
  tags?: string[];
  websites?: string[];
  /** Symbols under which its shares are traded. */
  tickers?: ExternalContactsOrganizationChangedTopicTicker[];
  twitterId?: ExternalContactsOrganizationChangedTopicTwitterId;
  externalSystemUrl?: string;
  customFields?: Dictionary<JsonObject>;
  /** @format date-time */
  createDate?: string;
  /** @format date-time */
  modifyDate?: string;
}

export type ExternalContactsOrganizationChangedTopicPhoneNumber = PhoneNumber;

export type ExternalContactsOrganizationChangedTopicTicker = ExternalContactsContactChangedTopicTicker;

export type ExternalContactsOrganizationChangedTopicTwitterId = TwitterId;

export interface ExternalContactsOrganizationNoteChangedTopicDivision {
  id?: string;
}

/** Payload of `v2.externalcontacts.organizations.{id}.notes.{id}`: a note about an external organisation has changed. */
export type ExternalContactsOrganizationNoteChangedTopicNote = ExternalContactsContactNoteChangedTopicNote;

export interface ExternalContactsOrganizationNoteChangedTopicUser {
  id?: string;
}

export type ExternalContactsRelationshipChangedTopicContactAddress = ContactAddress;

export interface ExternalContactsRelationshipChangedTopicDivision {
  id?: string;
}

export type ExternalContactsRelationshipChangedTopicExternalOrganization =
  ExternalContactsOrganizationChangedTopicExternalOrganization;

export type ExternalContactsRelationshipChangedTopicPhoneNumber = PhoneNumber;

/** Payload of `v2.externalcontacts.relationships.{id}`: what ties a user to an external organisation has changed. */
export interface ExternalContactsRelationshipChangedTopicRelationship {
  id?: string;
  division?: ExternalContactsRelationshipChangedTopicDivision;
  user?: ExternalContactsRelationshipChangedTopicUser;
  externalOrganization?: ExternalContactsRelationshipChangedTopicExternalOrganization;
  /** The user's part, e.g. account manager. */
  relationship?: string;
  /** @format date-time */
  createDate?: string;
  /** @format date-time */
  modifyDate?: string;
}

export type ExternalContactsRelationshipChangedTopicTicker = ExternalContactsContactChangedTopicTicker;

export type ExternalContactsRelationshipChangedTopicTwitterId = TwitterId;

export interface ExternalContactsRelationshipChangedTopicUser {
  id?: string;
}

export type ExternalContactsUnresolvedContactChangedTopicAppleOpaqueId = AppleOpaqueId;

/** Payload of `v2.externalcontacts.contacts.{id}.unresolved`. */
export type ExternalContactsUnresolvedContactChangedTopicContact = ExternalContactsContactChangedTopicContact;

export type ExternalContactsUnresolvedContactChangedTopicContactAddress = ContactAddress;

export interface ExternalContactsUnresolvedContactChangedTopicDataSchema {
  id?: string;
  version?: number;
}

export interface ExternalContactsUnresolvedContactChangedTopicDivision {
  id?: string;
}

export type ExternalContactsUnresolvedContactChangedTopicExternalId = ExternalContactsContactChangedTopicExternalId;

export type ExternalContactsUnresolvedContactChangedTopicExternalOrganization =
  ExternalContactsOrganizationChangedTopicExternalOrganization;

export interface ExternalContactsUnresolvedContactChangedTopicExternalSource {
  id?: string;
}

export type ExternalContactsUnresolvedContactChangedTopicFacebookId = FacebookId;

export type ExternalContactsUnresolvedContactChangedTopicFacebookScopedId = FacebookScopedId;

export type ExternalContactsUnresolvedContactChangedTopicInstagramId = ExternalContactsContactChangedTopicInstagramId;

export type ExternalContactsUnresolvedContactChangedTopicInstagramScopedId = FacebookScopedId;

export type ExternalContactsUnresolvedContactChangedTopicLineId = LineId;

export type ExternalContactsUnresolvedContactChangedTopicLineUserId = LineUserId;

export type ExternalContactsUnresolvedContactChangedTopicMergeOperation = ExternalContactsContactChangedTopicMergeOperation;

export type ExternalContactsUnresolvedContactChangedTopicPhoneNumber = PhoneNumber;

export type ExternalContactsUnresolvedContactChangedTopicTicker = ExternalContactsContactChangedTopicTicker;

export type ExternalContactsUnresolvedContactChangedTopicTwitterId = TwitterId;

export type ExternalContactsUnresolvedContactChangedTopicWhatsAppBusinessScopedId =
  ExternalContactsContactChangedTopicWhatsAppBusinessScopedId;

export type ExternalContactsUnresolvedContactChangedTopicWhatsAppId = ExternalContactsContactChangedTopicWhatsAppId;

/** Payload of `v2.users.{id}.fax.documents`. */
export interface FaxTopicFaxDataV2 {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  workspace?: FaxTopicWorkspaceData;
  createdBy?: FaxTopicUserData;
  contentType?: string;
  contentLength?: number;
  filename?: string;
  changeNumber?: number;
  /** @format date-time */
  dateUploaded?: string;
  uploadedBy?: FaxTopicUserData;
  lockInfo?: FaxTopicLockData;
  selfUri?: string;
  callerAddress?: string;
  receiverAddress?: string;
  read?: boolean;
}

export interface FaxTopicLockData {
  lockedBy?: FaxTopicUserData;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateExpires?: string;
}

export type FaxTopicUserData = NamedEntity;

export type FaxTopicWorkspaceData = Entity;

/** Payload of `v2.detail.events.conversation.{id}.flow.end`. */
export interface FlowEndDetailEventTopicFlowEndEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  disconnectType?: DetailEventDisconnectType;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  subject?: string;
  messageType?: DetailEventMessageType;
  flowType?: EventFlowType;
  flowId?: string;
  divisionId?: string;
  flowVersion?: string;
  connectedDurationMs?: number;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  /** How the conversation left the flow. */
  exitReason?: OpenEnum<
    | 'UNKNOWN'
    | 'DISCONNECT'
    | 'FLOW_DISCONNECT'
    | 'FLOW_ERROR_DISCONNECT'
    | 'TRANSFER'
    | 'SESSION_EXPIRE_DISCONNECT'
    | 'RECOGNITION_FAILURE_DISCONNECT'
    | 'RECOGNITION_FAILURE_EXIT'
    | 'USER_EXIT'
    | 'FLOW_EXIT'
    | 'FLOW_ERROR_EXIT'
  >;
  /** Where it went, where it was transferred. */
  transferType?: OpenEnum<
    | 'UNKNOWN'
    | 'ACD'
    | 'USER'
    | 'NUMBER'
    | 'ACD_VOICEMAIL'
    | 'USER_VOICEMAIL'
    | 'GROUP_VOICEMAIL'
    | 'GROUP'
    | 'FLOW'
    | 'SECURE_FLOW'
    | 'RETURN_TO_AGENT'
  >;
  utilizationLabel?: string;
}

/** Payload of `v2.analytics.flow.{id}.metrics`. */
export interface FlowMetricsTopicFlowMetricRecord {
  metric?: FlowMetric;
  /** @format date-time */
  metricDate?: string;
  value?: number;
  recordId?: string;
  activeSkillIds?: string[];
  addressFrom?: string;
  addressTo?: string;
  agentAssistantId?: string;
  agentBullseyeRing?: number;
  agentOwned?: boolean;
  ani?: string;
  assignerId?: string;
  authenticated?: boolean;
  conversationId?: string;
  conversationInitiator?: AnalyticsParticipantPurpose;
  convertedFrom?: string;
  convertedTo?: string;
  customerParticipation?: boolean;
  deliveryStatus?: DeliveryStatus;
  destinationAddresses?: string[];
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: SegmentDisconnectType;
  divisionIds?: string[];
  dnis?: string;
  edgeId?: string;
  eligibleAgentCounts?: number[];
  endingLanguage?: string;
  entryReason?: string;
  entryType?: FlowEntryType;
  exitReason?: string;
  extendedDeliveryStatus?: string;
  externalContactId?: string;
  externalMediaCount?: number;
  externalOrganizationId?: string;
  externalTag?: string;
  firstQueue?: boolean;
  flaggedReason?: OpenEnum<'general'>;
  flowId?: string;
  flowInType?: string;
  flowMilestoneIds?: string[];
  flowName?: string;
  flowOutType?: string;
  flowType?: OpenEnum<
    | 'bot'
    | 'commonmodule'
    | 'inboundcall'
    | 'inboundchat'
    | 'inboundemail'
    | 'inboundshortmessage'
    | 'inqueuecall'
    | 'inqueueemail'
    | 'inqueueshortmessage'
    | 'outboundcall'
    | 'securecall'
    | 'speech'
    | 'surveyinvite'
    | 'workflow'
    | 'digitalbot'
    | 'voice'
    | 'voicemail'
    | 'voicesurvey'
    | 'workitem'
  >;
  flowVersion?: string;
  groupId?: string;
  interactionType?: string;
  journeyActionId?: string;
  journeyActionMapId?: string;
  journeyActionMapVersion?: number;
  journeyCustomerId?: string;
  journeyCustomerIdType?: string;
  journeyCustomerSessionId?: string;
  journeyCustomerSessionIdType?: string;
  knowledgeBaseId?: string;
  mediaCount?: number;
  mediaType?: SessionMediaType;
  messageType?: string;
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  outboundCampaignId?: string;
  outboundContactId?: string;
  outboundContactListId?: string;
  participantName?: string;
  peerId?: string;
  provider?: string;
  purpose?: AnalyticsParticipantPurpose;
  queueId?: string;
  recognitionFailureReason?: string;
  remote?: string;
  removedSkillIds?: string[];
  /** @deprecated The platform no longer has it. */
  reoffered?: boolean;
  requestedLanguageId?: string;
  requestedRoutingSkillIds?: string[];
  requestedRoutings?: RoutingType[];
  roomId?: string;
  routingPriority?: number;
  routingRing?: number;
  selectedAgentId?: string;
  selectedAgentRank?: number;
  selfServed?: boolean;
  sessionDnis?: string;
  sessionId?: string;
  startingLanguage?: string;
  stationId?: string;
  teamId?: string;
  transferTargetAddress?: string;
  transferTargetName?: string;
  transferType?: string;
  usedRouting?: UsedRoutingType;
  userId?: string;
  waitingInteractionCounts?: number[];
  wrapUpCode?: string;
  proposedAgents?: FlowMetricsTopicFlowProposedAgent[];
  outcomes?: FlowMetricsTopicFlowOutcome[];
  scoredAgents?: FlowMetricsTopicFlowScoredAgent[];
  activeRouting?: UsedRoutingType;
  errorCode?: string;
  flowSubType?: OpenEnum<'VIRTUAL_AGENT'>;
  /** Rule of the queue that was applied, with its kind in `routingRuleType`. */
  routingRule?: string;
  routingRuleType?: OpenEnum<'Bullseye' | 'Conditional' | 'Predictive' | 'Preferred'>;
  skillExpressionId?: string;
  /** Whether there was video. */
  videoPresent?: boolean;
}

export interface FlowMetricsTopicFlowOutcome {
  flowOutcome?: string;
  flowOutcomeId?: string;
  flowOutcomeValue?: string;
}

export type FlowMetricsTopicFlowProposedAgent = AnalyticsProposedAgent;

export type FlowMetricsTopicFlowScoredAgent = AnalyticsScoredAgent;

export interface FlowOutcomeDetailEventTopicFlowMilestone {
  milestoneId?: string;
  milestoneTime?: number;
}

/** Payload of `v2.detail.events.conversation.{id}.flow.outcome`: a flow has settled one of its outcomes. */
export interface FlowOutcomeDetailEventTopicFlowOutcomeEvent {
  /** Epoch time. */
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  /** Number of the calling party. */
  ani?: string;
  /** Number that was dialled. */
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  subject?: string;
  messageType?: DetailEventMessageType;
  flowType?: EventFlowType;
  flowId?: string;
  divisionId?: string;
  flowVersion?: string;
  flowOutcomeId?: string;
  /** Epoch time at which the flow began to work on the outcome. */
  flowOutcomeStartTime?: number;
  flowOutcomeEndTime?: number;
  /** Whether the outcome was reached. */
  flowOutcomeValue?: OpenEnum<'UNKNOWN' | 'SUCCESS' | 'FAILURE'>;
  /** Milestones passed on the way. */
  flowMilestones?: FlowOutcomeDetailEventTopicFlowMilestone[];
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  utilizationLabel?: string;
}

/** Payload of `v2.detail.events.conversation.{id}.flow.start`. */
export interface FlowStartDetailEventTopicFlowStartEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  subject?: string;
  messageType?: DetailEventMessageType;
  flowType?: EventFlowType;
  flowId?: string;
  divisionId?: string;
  flowVersion?: string;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  utilizationLabel?: string;
}

export interface GamificationScorecardChangeTopicEvaluationDetail {
  evaluationId?: string;
  conversationId?: string;
  conversationDate?: string;
  formName?: string;
  points?: number;
  maxPoints?: number;
  evaluationScore?: number;
  evaluationScoreDouble?: number;
  mediaTypes?: string[];
}

export type GamificationScorecardChangeTopicMetric = Entity;

export interface GamificationScorecardChangeTopicPerformanceMetric {
  metric?: GamificationScorecardChangeTopicMetric;
  points?: number;
  value?: number;
  punctualityEvents?: GamificationScorecardChangeTopicPunctualityEvent[];
  evaluationDetails?: GamificationScorecardChangeTopicEvaluationDetail[];
}

export interface GamificationScorecardChangeTopicPunctualityEvent {
  dateStart?: string;
  dateScheduleStart?: string;
  activityCode?: string;
  points?: number;
  activityCodeId?: string;
  activityColor?: string;
  activityName?: string;
}

/** Payload of `v2.gamification.scorecards.users.{id}`. */
export interface GamificationScorecardChangeTopicScorecardChange {
  workday?: string;
  divisionId?: string;
  teamId?: string;
  performanceProfileId?: string;
  userId?: string;
  performanceMetrics?: GamificationScorecardChangeTopicPerformanceMetric[];
}

/** Payload of `v2.users.{id}.integrations.calendar.teams`: an appointment in a user's Microsoft Teams calendar begins or ends. */
export interface GcuccTeamsCalendarEventsGCUCCTeamsCalendarEventV2 {
  /** The user's id in Teams, against `genesysUserId`. */
  externalUserId?: string;
  genesysUserId?: string;
  trigger?: OpenEnum<'Unknown' | 'EventStart' | 'EventEnd'>;
  eventType?: OpenEnum<'Unknown' | 'Calendar' | 'InstantMeeting'>;
  /** @format date-time */
  eventTime?: string;
  /** Whether the user has accepted the invitation. */
  responseStatus?: OpenEnum<'unknown' | 'none' | 'organizer' | 'tentativelyAccepted' | 'accepted' | 'declined' | 'notResponded'>;
  meetingId?: string;
}

export interface GenAiPhrasesTestPhraseDetectedPhrase {
  foundPhrase?: string;
  snippet?: string;
  confidence?: number;
}

export interface GenAiPhrasesTestPhraseMatchedTranscript {
  timestamp?: number;
  transcriptId?: string;
  communicationId?: string;
  conversationId?: string;
  mediaType?: OpenEnum<'unknown' | 'call' | 'message' | 'email' | 'chat' | 'callback' | 'all'>;
  detectedPhrases?: GenAiPhrasesTestPhraseDetectedPhrase[];
}

export type GenAiPhrasesTestTopicPhraseResults = CreateGeneralProgramTestTopicPhraseResults;

/**
 * Payload of `v2.speechandtextanalytics.topics.generatedphrases.jobs.{id}`: a job that proposes phrases for a topic has come
 * further.
 */
export type GenAiPhrasesTopicsDefinitionsJob = PublishTopicTopicsDefinitionsJob;

/** Payload of `v2.users.{id}.geolocation`. */
export interface GeolocationEventGeolocation {
  userId?: string;
  type?: string;
  country?: string;
  region?: string;
  city?: string;
}

/** Payload of `v2.groups.{id}.greetings`. */
export type GroupGreetingEventGreeting = UserGreetingEventGreeting;

export type GroupGreetingEventGreetingAudioFile = UserGreetingEventGreetingAudioFile;

export type GroupGreetingEventGreetingOwner = Entity;

/** Payload of `v2.outbound.importtemplates.{id}.importstatus`: how far an import through a template has come. */
export type ImportTemplateImportStatusImportStatus = DnclistImportStatusImportStatus;

export type JourneyAppEventsNotificationActionMap = JourneyWebEventsNotificationActionMap;

export interface JourneyAppEventsNotificationActionTarget {
  id?: string;
  selfUri?: string;
}

export interface JourneyAppEventsNotificationApp {
  name?: string;
  namespace?: string;
  version?: string;
  buildNumber?: string;
}

/** Payload of `v2.journey.sessions.{id}.app.events`: something happened in a customer's session in a mobile app. */
export interface JourneyAppEventsNotificationAppEventsNotification {
  id?: string;
  /** Ties the event to the request that brought it. */
  correlationId?: string;
  externalContact?: JourneyAppEventsNotificationExternalContact;
  /** @format date-time */
  createdDate?: string;
  customerId?: string;
  /** What `customerId` is, e.g. a cookie or an e-mail address. */
  customerIdType?: string;
  session?: JourneyAppEventsNotificationSession;
  /** Which of the event fields is filled. */
  eventType?: OpenEnum<'AppEvent' | 'OutcomeAchievedEvent' | 'SegmentAssignmentEvent' | 'WebActionEvent'>;
  appEvent?: JourneyAppEventsNotificationAppMessage;
  outcomeAchievedEvent?: JourneyAppEventsNotificationOutcomeAchievedMessage;
  segmentAssignmentEvent?: JourneyAppEventsNotificationSegmentAssignmentMessage;
  webActionEvent?: JourneyAppEventsNotificationWebActionMessage;
}

/** An event that the app itself has reported. */
export interface JourneyAppEventsNotificationAppMessage {
  eventName?: string;
  screenName?: string;
  app?: JourneyAppEventsNotificationApp;
  device?: JourneyAppEventsNotificationDevice;
  ipAddress?: string;
  ipOrganization?: string;
  geolocation?: JourneyAppEventsNotificationGeoLocation;
  sdkLibrary?: JourneyAppEventsNotificationSdkLibrary;
  networkConnectivity?: JourneyAppEventsNotificationNetworkConnectivity;
  mktCampaign?: JourneyAppEventsNotificationMktCampaign;
  /** What the customer searched for in the app. */
  searchQuery?: string;
  attributes?: Dictionary<JourneyAppEventsNotificationCustomEventAttribute>;
  traits?: Dictionary<JourneyAppEventsNotificationCustomEventAttribute>;
}

export type JourneyAppEventsNotificationAssociatedValue = JourneyWebEventsNotificationAssociatedValue;

export type JourneyAppEventsNotificationBrowser = JourneyWebEventsNotificationBrowser;

export type JourneyAppEventsNotificationCustomEventAttribute = JourneyWebEventsNotificationCustomEventAttribute;

export type JourneyAppEventsNotificationDevice = JourneyWebEventsNotificationDevice;

export type JourneyAppEventsNotificationEventAction = JourneyWebEventsNotificationEventAction;

export interface JourneyAppEventsNotificationExternalContact {
  id?: string;
  selfUri?: string;
}

export type JourneyAppEventsNotificationGeoLocation = JourneyGeolocation;

export type JourneyAppEventsNotificationMktCampaign = JourneyCampaign;

export interface JourneyAppEventsNotificationNetworkConnectivity {
  carrier?: string;
  bluetoothEnabled?: boolean;
  cellularEnabled?: boolean;
  wifiEnabled?: boolean;
}

export type JourneyAppEventsNotificationOutcome = JourneyWebEventsNotificationOutcome;

/** The customer has reached an outcome. */
export type JourneyAppEventsNotificationOutcomeAchievedMessage = JourneyWebEventsNotificationOutcomeAchievedMessage;

export type JourneyAppEventsNotificationReferrer = JourneyWebEventsNotificationReferrer;

export interface JourneyAppEventsNotificationSdkLibrary {
  name?: string;
  version?: string;
}

export interface JourneyAppEventsNotificationSegment {
  id?: string;
  selfUri?: string;
}

/** The customer has come into a segment or left it. */
export interface JourneyAppEventsNotificationSegmentAssignmentMessage {
  segment?: JourneyAppEventsNotificationSegment;
  assignmentState?: OpenEnum<'Unknown' | 'Assigned' | 'Unassigned'>;
  /** @format date-time */
  dateAssigned?: string;
  /** When the customer drops out of it. @format date-time */
  dateForUnassignment?: string;
}

export type JourneyAppEventsNotificationSession = JourneyWebEventsNotificationSession;

/** What became of an action offered to the customer. */
export type JourneyAppEventsNotificationWebActionMessage = JourneyWebEventsNotificationWebActionMessage;

export type JourneyOutcomeEventsNotificationActionMap = AddressableEntityRef;

export type JourneyOutcomeEventsNotificationAssociatedValue = JourneyWebEventsNotificationAssociatedValue;

export type JourneyOutcomeEventsNotificationBrowser = JourneyWebEventsNotificationBrowser;

export type JourneyOutcomeEventsNotificationDevice = JourneyWebEventsNotificationDevice;

export type JourneyOutcomeEventsNotificationExternalContact = AddressableEntityRef;

export type JourneyOutcomeEventsNotificationGeoLocation = JourneyGeolocation;

export type JourneyOutcomeEventsNotificationMktCampaign = JourneyCampaign;

export interface JourneyOutcomeEventsNotificationOutcome {
  id?: string;
  selfUri?: string;
  displayName?: string;
}

export interface JourneyOutcomeEventsNotificationOutcomeAchievedMessage {
  outcome?: JourneyOutcomeEventsNotificationOutcome;
  browser?: JourneyOutcomeEventsNotificationBrowser;
  /** @format date-time */
  visitCreatedDate?: string;
  ipAddress?: string;
  ipOrganization?: string;
  userAgentString?: string;
  device?: JourneyOutcomeEventsNotificationDevice;
  geolocation?: JourneyOutcomeEventsNotificationGeoLocation;
  mktCampaign?: JourneyOutcomeEventsNotificationMktCampaign;
  visitReferrer?: JourneyOutcomeEventsNotificationReferrer;
  associatedValue?: JourneyOutcomeEventsNotificationAssociatedValue;
}

export interface JourneyOutcomeEventsNotificationOutcomeAttributionMessage {
  outcome?: JourneyOutcomeEventsNotificationOutcome;
  outcomeTouchpoints?: JourneyOutcomeEventsNotificationOutcomeTouchpoint[];
  segmentAssignments?: JourneyOutcomeEventsNotificationSegment[];
  associatedValue?: JourneyOutcomeEventsNotificationAssociatedValue;
}

/** Payload of `v2.journey.sessions.{id}.outcome.events`. */
export interface JourneyOutcomeEventsNotificationOutcomeEventsNotification {
  id?: string;
  correlationId?: string;
  externalContact?: JourneyOutcomeEventsNotificationExternalContact;
  /** @format date-time */
  createdDate?: string;
  customerId?: string;
  customerIdType?: string;
  session?: JourneyOutcomeEventsNotificationSession;
  eventType?: OpenEnum<'OutcomeAchievedEvent' | 'OutcomeAttributionEvent'>;
  outcomeAchievedEvent?: JourneyOutcomeEventsNotificationOutcomeAchievedMessage;
  outcomeAttributionEventMessage?: JourneyOutcomeEventsNotificationOutcomeAttributionMessage;
}

export interface JourneyOutcomeEventsNotificationOutcomeTouchpoint {
  id?: string;
  channels?: JourneyOutcomeEventsNotificationOutcomeTouchpointChannel[];
  /** @format date-time */
  createdDate?: string;
  actionMap?: JourneyOutcomeEventsNotificationActionMap;
}

export interface JourneyOutcomeEventsNotificationOutcomeTouchpointChannel {
  type?: OpenEnum<'Unknown' | 'ContentOffer' | 'Webchat'>;
}

export type JourneyOutcomeEventsNotificationReferrer = JourneyWebEventsNotificationReferrer;

export interface JourneyOutcomeEventsNotificationSegment {
  id?: string;
  selfUri?: string;
  /** @format date-time */
  assignedDate?: string;
}

export type JourneyOutcomeEventsNotificationSession = JourneyWebEventsNotificationSession;

export interface JourneySegmentAssignmentEventsNotificationExternalContact {
  id?: string;
  selfUri?: string;
}

export interface JourneySegmentAssignmentEventsNotificationSegment {
  id?: string;
  selfUri?: string;
}

/**
 * Payload of `v2.externalcontacts.contacts.{id}.journey.segments`: an external contact has come into a journey segment or left
 * it.
 */
export interface JourneySegmentAssignmentEventsNotificationSegmentAssignmentEventsNotification {
  id?: string;
  correlationId?: string;
  externalContact?: JourneySegmentAssignmentEventsNotificationExternalContact;
  /** @format date-time */
  createdDate?: string;
  customerId?: string;
  /** What `customerId` is, e.g. a cookie or an e-mail address. */
  customerIdType?: string;
  session?: JourneySegmentAssignmentEventsNotificationSession;
  eventType?: OpenEnum<'SegmentAssignmentEvent'>;
  segmentAssignmentEvent?: JourneySegmentAssignmentEventsNotificationSegmentAssignmentMessage;
}

export type JourneySegmentAssignmentEventsNotificationSegmentAssignmentMessage =
  JourneyAppEventsNotificationSegmentAssignmentMessage;

export type JourneySegmentAssignmentEventsNotificationSession = JourneyWebEventsNotificationSession;

export type JourneySessionEventsNotificationApp = JourneyAppEventsNotificationApp;

export type JourneySessionEventsNotificationBrowser = JourneyWebEventsNotificationBrowser;

export interface JourneySessionEventsNotificationCase {
  id?: string;
  selfUri?: string;
}

export interface JourneySessionEventsNotificationCaseAssociation {
  caseId?: string;
  caseReference?: string;
  /** @format date-time */
  dateAssociated?: string;
}

export type JourneySessionEventsNotificationConnectedQueue = AddressableEntityRef;

export type JourneySessionEventsNotificationConversation = AddressableEntityRef;

export interface JourneySessionEventsNotificationConversationChannel {
  type?: OpenEnum<
    'Unknown' | 'Voice' | 'Chat' | 'Email' | 'Callback' | 'Cobrowse' | 'Video' | 'Screenshare' | 'Message' | 'InternalMessage'
  >;
  messageType?: JourneyMessageType;
  platform?: string;
}

export type JourneySessionEventsNotificationConversationUserDisposition = ConversationUserDisposition;

export type JourneySessionEventsNotificationCustomEventAttribute = JourneyWebEventsNotificationCustomEventAttribute;

export interface JourneySessionEventsNotificationCustomEventAttributeList {
  values?: string[];
  dataType?: OpenEnum<'STRING' | 'BOOLEAN' | 'NUMBER'>;
}

export type JourneySessionEventsNotificationDevice = JourneyWebEventsNotificationDevice;

export type JourneySessionEventsNotificationExternalContact = AddressableEntityRef;

export type JourneySessionEventsNotificationGeoLocation = JourneyGeolocation;

export type JourneySessionEventsNotificationMktCampaign = JourneyCampaign;

export type JourneySessionEventsNotificationNetworkConnectivity = JourneyAppEventsNotificationNetworkConnectivity;

export type JourneySessionEventsNotificationOutcome = AddressableEntityRef;

export type JourneySessionEventsNotificationOutcomeAchievement = OutcomeAchievement;

export type JourneySessionEventsNotificationPage = JourneyWebEventsNotificationPage;

export type JourneySessionEventsNotificationReferrer = JourneyWebEventsNotificationReferrer;

export type JourneySessionEventsNotificationSdkLibrary = JourneyAppEventsNotificationSdkLibrary;

export type JourneySessionEventsNotificationSegment = AddressableEntityRef;

export type JourneySessionEventsNotificationSegmentAssignment = SessionSegmentAssignment;

/** Payload of `v2.externalcontacts.contacts.{id}.journey.sessions`. */
export interface JourneySessionEventsNotificationSessionEvent {
  id?: string;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  endedDate?: string;
  externalContact?: JourneySessionEventsNotificationExternalContact;
  customerId?: string;
  customerIdType?: string;
  type?: string;
  /** @deprecated The platform no longer has it. */
  externalId?: string;
  /** @deprecated The platform no longer has it. */
  externalUrl?: string;
  outcomeAchievements?: JourneySessionEventsNotificationOutcomeAchievement[];
  segmentAssignments?: JourneySessionEventsNotificationSegmentAssignment[];
  /** @deprecated The platform no longer has it. */
  attributes?: Dictionary<JourneySessionEventsNotificationCustomEventAttribute>;
  /** @deprecated The platform no longer has it. */
  attributeLists?: Dictionary<JourneySessionEventsNotificationCustomEventAttributeList>;
  /** @format date-time */
  awayDate?: string;
  browser?: JourneySessionEventsNotificationBrowser;
  device?: JourneySessionEventsNotificationDevice;
  geolocation?: JourneySessionEventsNotificationGeoLocation;
  /** @format date-time */
  idleDate?: string;
  ipAddress?: string;
  ipOrganization?: string;
  lastPage?: JourneySessionEventsNotificationPage;
  mktCampaign?: JourneySessionEventsNotificationMktCampaign;
  referrer?: JourneySessionEventsNotificationReferrer;
  searchTerms?: string[];
  userAgentString?: string;
  durationInSeconds?: number;
  eventCount?: number;
  pageviewCount?: number;
  screenviewCount?: number;
  lastEvent?: JourneySessionEventsNotificationSessionLastEvent;
  conversation?: JourneySessionEventsNotificationConversation;
  originatingDirection?: OpenEnum<'Unknown' | 'Inbound' | 'Outbound'>;
  conversationSubject?: string;
  lastUserDisposition?: JourneySessionEventsNotificationConversationUserDisposition;
  lastConnectedUser?: JourneySessionEventsNotificationUser;
  lastConnectedQueue?: JourneySessionEventsNotificationConnectedQueue;
  conversationChannels?: JourneySessionEventsNotificationConversationChannel[];
  lastUserDisconnectType?: OpenEnum<
    | 'Unknown'
    | 'Endpoint'
    | 'Client'
    | 'System'
    | 'Transfer'
    | 'Error'
    | 'Peer'
    | 'Other'
    | 'Spam'
    | 'Timeout'
    | 'TransportFailure'
    | 'ConferenceTransfer'
    | 'ConsultTransfer'
    | 'ForwardTransfer'
    | 'NoAnswerTransfer'
    | 'NotAvailableTransfer'
    | 'Uncallable'
    | 'DoNotDisturbEndpoint'
    | 'DoNotDisturbTransfer'
    | 'SessionExpired'
  >;
  lastAcdOutcome?: OpenEnum<'Unknown' | 'Abandon' | 'Answered' | 'FlowOut'>;
  authenticated?: boolean;
  /** Mobile app in which the session takes place, with `sdkLibrary` as its messaging library. */
  app?: JourneySessionEventsNotificationApp;
  sdkLibrary?: JourneySessionEventsNotificationSdkLibrary;
  networkConnectivity?: JourneySessionEventsNotificationNetworkConnectivity;
  divisionIds?: string[];
  /** The app's screen that the customer saw last. */
  lastScreen?: string;
  /** Cases that the session is tied to. */
  caseAssociations?: JourneySessionEventsNotificationCaseAssociation[];
  caseEntity?: JourneySessionEventsNotificationCase;
  caseReference?: string;
  caseStatus?: OpenEnum<'Unknown' | 'Open' | 'InProgress' | 'Terminated' | 'Closed'>;
}

export type JourneySessionEventsNotificationSessionLastEvent = SessionLastEvent;

export type JourneySessionEventsNotificationUser = AddressableEntityRef;

export interface JourneyViewJobNotificationTopicJourneyView {
  id?: string;
  version?: number;
}

/** Payload of `v2.journey.views.jobs.{id}.notification`: a run of a journey view has come into another state. */
export interface JourneyViewJobNotificationTopicJourneyViewJobNotificationEventV2 {
  id?: string;
  status?: OpenEnum<'Unknown' | 'Accepted' | 'Executing' | 'Complete' | 'Failed' | 'Cancelled' | 'Scheduled'>;
  dateCreated?: string;
  dateCompleted?: string;
  journeyView?: JourneyViewJobNotificationTopicJourneyView;
  dateCompletionEstimated?: string;
  /** How far the estimate may be off. */
  estimatedCompletionMargin?: number;
  /** Who started the run. */
  userId?: string;
}

export type JourneyWebActionEventsNotificationActionMap = AddressableEntityRef;

export interface JourneyWebActionEventsNotificationActionMapPageUrlCondition {
  values?: string[];
  operator?: OpenEnum<
    | 'unknown'
    | 'equal'
    | 'notEqual'
    | 'like'
    | 'notLike'
    | 'greaterThan'
    | 'greaterThanOrEqual'
    | 'lessThan'
    | 'lessThanOrEqual'
    | 'startsWith'
    | 'endsWith'
    | 'containsAny'
    | 'notContainsAny'
    | 'containsAll'
    | 'notContainsAl'
  >;
}

export type JourneyWebActionEventsNotificationActionTarget = AddressableEntityRef;

export interface JourneyWebActionEventsNotificationBlockedWebActionOfferMessage {
  action?: JourneyWebActionEventsNotificationEventAction;
  actionMap?: JourneyWebActionEventsNotificationActionMap;
  actionTarget?: JourneyWebActionEventsNotificationActionTarget;
  blockingReason?: OpenEnum<
    | 'Unknown'
    | 'PageUrlConditionsNotMatching'
    | 'ServiceLevelThrottling'
    | 'AlreadyExistingOffer'
    | 'TriggerDateInFuture'
    | 'MultipleSimultaneousOffers'
    | 'NoAvailableAgents'
    | 'FrequencyCapping'
    | 'OfferedOutsideSchedule'
  >;
  blockingActionMap?: JourneyWebActionEventsNotificationActionMap;
  blockingAction?: JourneyWebActionEventsNotificationEventAction;
  blockingFrequencyCapBehaviour?: OpenEnum<'Unknown' | 'CapOnceFinalized' | 'CapOnceRejected' | 'CapForPeriod'>;
  blockingPageUrlConditions?: JourneyWebActionEventsNotificationActionMapPageUrlCondition[];
  blockingScheduleGroup?: JourneyWebActionEventsNotificationScheduleGroup;
  blockingEmergencyScheduleGroup?: JourneyWebActionEventsNotificationEmergencyGroup;
}

export type JourneyWebActionEventsNotificationBrowser = JourneyWebEventsNotificationBrowser;

export type JourneyWebActionEventsNotificationDevice = JourneyWebEventsNotificationDevice;

export type JourneyWebActionEventsNotificationEmergencyGroup = AddressableEntityRef;

export type JourneyWebActionEventsNotificationEventAction = Entity;

export type JourneyWebActionEventsNotificationExternalContact = AddressableEntityRef;

export type JourneyWebActionEventsNotificationGeoLocation = JourneyGeolocation;

export type JourneyWebActionEventsNotificationMktCampaign = JourneyCampaign;

export type JourneyWebActionEventsNotificationReferrer = JourneyWebEventsNotificationReferrer;

export type JourneyWebActionEventsNotificationScheduleGroup = AddressableEntityRef;

export type JourneyWebActionEventsNotificationSession = JourneyWebEventsNotificationSession;

/** Payload of `v2.journey.sessions.{id}.action.events`. */
export interface JourneyWebActionEventsNotificationWebActionEventsNotification {
  id?: string;
  correlationId?: string;
  externalContact?: JourneyWebActionEventsNotificationExternalContact;
  /** @format date-time */
  createdDate?: string;
  customerId?: string;
  customerIdType?: string;
  session?: JourneyWebActionEventsNotificationSession;
  eventType?: OpenEnum<'WebActionEvent' | 'BlockedWebActionOfferEvent'>;
  webActionEvent?: JourneyWebActionEventsNotificationWebActionMessage;
  blockedWebActionOfferEvent?: JourneyWebActionEventsNotificationBlockedWebActionOfferMessage;
}

export interface JourneyWebActionEventsNotificationWebActionMessage {
  action?: JourneyWebActionEventsNotificationEventAction;
  actionTarget?: JourneyWebActionEventsNotificationActionTarget;
  actionMap?: JourneyWebActionEventsNotificationActionMap;
  errorCode?: string;
  errorMessage?: string;
  userAgentString?: string;
  ipAddress?: string;
  ipOrganization?: string;
  browser?: JourneyWebActionEventsNotificationBrowser;
  device?: JourneyWebActionEventsNotificationDevice;
  geolocation?: JourneyWebActionEventsNotificationGeoLocation;
  mktCampaign?: JourneyWebActionEventsNotificationMktCampaign;
  visitReferrer?: JourneyWebActionEventsNotificationReferrer;
  timeToDisposition?: number;
}

export interface JourneyWebEventsNotificationActionMap {
  id?: string;
  selfUri?: string;
  displayName?: string;
  version?: number;
}

export type JourneyWebEventsNotificationActionTarget = AddressableEntityRef;

export interface JourneyWebEventsNotificationAssociatedValue {
  dataType?: OpenEnum<'Number' | 'Integer'>;
  value?: number;
}

export interface JourneyWebEventsNotificationBrowser {
  family?: string;
  version?: string;
  lang?: string;
  fingerprint?: string;
  viewHeight?: number;
  viewWidth?: number;
  featuresFlash?: boolean;
  featuresJava?: boolean;
  featuresPdf?: boolean;
  featuresWebrtc?: boolean;
}

export interface JourneyWebEventsNotificationCustomEventAttribute {
  value?: string;
  dataType?: OpenEnum<'STRING' | 'BOOLEAN' | 'NUMBER'>;
}

export interface JourneyWebEventsNotificationDevice {
  type?: string;
  isMobile?: boolean;
  screenHeight?: number;
  screenWidth?: number;
  fingerprint?: string;
  osFamily?: string;
  osVersion?: string;
  category?: OpenEnum<'desktop' | 'mobile' | 'tablet' | 'other'>;
  screenDensity?: number;
  manufacturer?: string;
}

export interface JourneyWebEventsNotificationEventAction {
  id?: string;
  /** @format date-time */
  createdDate?: string;
  state?: JourneyActionState;
  mediaType?: OpenEnum<'webchat' | 'webMessagingOffer' | 'contentOffer' | 'architectFlow'>;
  prompt?: string;
}

export type JourneyWebEventsNotificationExternalContact = AddressableEntityRef;

export type JourneyWebEventsNotificationGeoLocation = JourneyGeolocation;

export type JourneyWebEventsNotificationMktCampaign = JourneyCampaign;

export interface JourneyWebEventsNotificationOutcome {
  id?: string;
  selfUri?: string;
  displayName?: string;
  version?: string;
}

export interface JourneyWebEventsNotificationOutcomeAchievedMessage {
  outcome?: JourneyWebEventsNotificationOutcome;
  browser?: JourneyWebEventsNotificationBrowser;
  /** @format date-time */
  visitCreatedDate?: string;
  ipAddress?: string;
  ipOrganization?: string;
  userAgentString?: string;
  device?: JourneyWebEventsNotificationDevice;
  geolocation?: JourneyWebEventsNotificationGeoLocation;
  mktCampaign?: JourneyWebEventsNotificationMktCampaign;
  visitReferrer?: JourneyWebEventsNotificationReferrer;
  associatedValue?: JourneyWebEventsNotificationAssociatedValue;
}

export interface JourneyWebEventsNotificationPage {
  url?: string;
  title?: string;
  domain?: string;
  fragment?: string;
  hostname?: string;
  keywords?: string;
  lang?: string;
  pathname?: string;
  queryString?: string;
  breadcrumb?: string[];
}

export interface JourneyWebEventsNotificationReferrer {
  url?: string;
  domain?: string;
  hostname?: string;
  keywords?: string;
  pathname?: string;
  queryString?: string;
  fragment?: string;
  name?: string;
  medium?: ReferrerMedium;
}

export interface JourneyWebEventsNotificationSegment {
  id?: string;
  selfUri?: string;
}

export type JourneyWebEventsNotificationSegmentAssignmentMessage = JourneyAppEventsNotificationSegmentAssignmentMessage;

export interface JourneyWebEventsNotificationSession {
  id?: string;
  selfUri?: string;
  type?: string;
}

export interface JourneyWebEventsNotificationWebActionMessage {
  action?: JourneyWebEventsNotificationEventAction;
  actionTarget?: JourneyWebEventsNotificationActionTarget;
  actionMap?: JourneyWebEventsNotificationActionMap;
  errorCode?: string;
  errorMessage?: string;
  userAgentString?: string;
  ipAddress?: string;
  ipOrganization?: string;
  browser?: JourneyWebEventsNotificationBrowser;
  device?: JourneyWebEventsNotificationDevice;
  geolocation?: JourneyWebEventsNotificationGeoLocation;
  mktCampaign?: JourneyWebEventsNotificationMktCampaign;
  visitReferrer?: JourneyWebEventsNotificationReferrer;
  timeToDisposition?: number;
}

/** Payload of `v2.journey.sessions.{id}.web.events`. */
export interface JourneyWebEventsNotificationWebEventsNotification {
  id?: string;
  correlationId?: string;
  externalContact?: JourneyWebEventsNotificationExternalContact;
  /** @format date-time */
  createdDate?: string;
  customerId?: string;
  customerIdType?: string;
  session?: JourneyWebEventsNotificationSession;
  eventType?: OpenEnum<'WebEvent' | 'WebActionEvent' | 'OutcomeAchievedEvent' | 'SegmentAssignmentEvent'>;
  webEvent?: JourneyWebEventsNotificationWebMessage;
  webActionEvent?: JourneyWebEventsNotificationWebActionMessage;
  outcomeAchievedEvent?: JourneyWebEventsNotificationOutcomeAchievedMessage;
  segmentAssignmentEvent?: JourneyWebEventsNotificationSegmentAssignmentMessage;
}

export interface JourneyWebEventsNotificationWebMessage {
  eventName?: string;
  totalEventCount?: number;
  totalPageviewCount?: number;
  userAgentString?: string;
  ipAddress?: string;
  ipOrganization?: string;
  searchQuery?: string;
  authenticated?: boolean;
  browser?: JourneyWebEventsNotificationBrowser;
  device?: JourneyWebEventsNotificationDevice;
  geolocation?: JourneyWebEventsNotificationGeoLocation;
  mktCampaign?: JourneyWebEventsNotificationMktCampaign;
  page?: JourneyWebEventsNotificationPage;
  referrer?: JourneyWebEventsNotificationReferrer;
  attributes?: Dictionary<JourneyWebEventsNotificationCustomEventAttribute>;
  traits?: Dictionary<JourneyWebEventsNotificationCustomEventAttribute>;
}

/** Payload of `v2.users.{id}.alerting.heartbeat.alerts`. */
export interface KlaxonHeartBeatAlertsTopicHeartBeatAlert {
  id?: string;
  name?: string;
  senderId?: string;
  heartBeatTimeoutInMinutes?: number;
  ruleId?: string;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  notificationUsers?: KlaxonHeartBeatAlertsTopicNotificationUser[];
  alertTypes?: OpenEnum<'SMS' | 'DEVICE' | 'EMAIL'>[];
  ruleType?: OpenEnum<'EDGE'>;
}

export type KlaxonHeartBeatAlertsTopicNotificationUser = EvaluationQualityV2TopicUser;

/** Payload of `v2.users.{id}.alerting.heartbeat.rules`. */
export interface KlaxonHeartBeatRulesTopicHeartBeatRule {
  id?: string;
  name?: string;
  senderId?: string;
  heartBeatTimeoutInMinutes?: number;
  enabled?: boolean;
  inAlarm?: boolean;
  notificationUsers?: KlaxonHeartBeatRulesTopicNotificationUser[];
  alertTypes?: OpenEnum<'SMS' | 'DEVICE' | 'EMAIL'>[];
  ruleType?: OpenEnum<'EDGE'>;
}

export type KlaxonHeartBeatRulesTopicNotificationUser = EvaluationQualityV2TopicUser;

/** Payload of `v2.users.{id}.alerting.interactionstats.alerts`. */
export interface KlaxonInteractionStatsAlertsTopicInteractionStatAlert {
  id?: string;
  name?: string;
  ruleId?: string;
  dimension?: OpenEnum<'queueId' | 'userId'>;
  dimensionValue?: string;
  dimensionValueName?: string;
  metric?: InteractionStatsMetric;
  mediaType?: InteractionStatsMediaType;
  numericRange?: InteractionStatsNumericRange;
  statistic?: OpenEnum<'count' | 'min' | 'ratio' | 'max'>;
  value?: number;
  unread?: boolean;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  notificationUsers?: KlaxonInteractionStatsAlertsTopicNotificationUser[];
  alertTypes?: OpenEnum<'SMS' | 'DEVICE' | 'EMAIL'>[];
}

export type KlaxonInteractionStatsAlertsTopicNotificationUser = EvaluationQualityV2TopicUser;

/** Payload of `v2.users.{id}.alerting.interactionstats.rules`. */
export interface KlaxonInteractionStatsRulesTopicInteractionStatRule {
  id?: string;
  name?: string;
  dimension?: OpenEnum<'queueId' | 'userId'>;
  dimensionValue?: string;
  dimensionValueName?: string;
  metric?: InteractionStatsMetric;
  mediaType?: InteractionStatsMediaType;
  numericRange?: InteractionStatsNumericRange;
  statistic?: OpenEnum<'count' | 'min' | 'ratio' | 'max'>;
  value?: number;
  inAlarm?: boolean;
  enabled?: boolean;
  notificationUsers?: KlaxonInteractionStatsRulesTopicNotificationUser[];
  alertTypes?: OpenEnum<'SMS' | 'DEVICE' | 'EMAIL'>[];
}

export type KlaxonInteractionStatsRulesTopicNotificationUser = EvaluationQualityV2TopicUser;

/** Payload of `v2.wem.learning.assignments.modules.{id}`. */
export interface LearningAssignmentRuleRunTopicLearningAssignmentRuleRunNotification {
  entities?: LearningAssignmentRuleRunTopicLearningAssignmentsCreated[];
  total?: number;
}

export interface LearningAssignmentRuleRunTopicLearningAssignmentsCreated {
  module?: LearningAssignmentRuleRunTopicLearningModuleReference;
}

export type LearningAssignmentRuleRunTopicLearningModuleReference = NamedEntity;

/** Payload of `v2.users.{id}.wem.learning.assignment`. */
export interface LearningAssignmentTopicLearningAssignmentNotification {
  id?: string;
  user?: LearningAssignmentTopicUserReference;
  module?: LearningAssignmentTopicLearningModuleReference;
  version?: number;
  state?: LearningAssignmentState;
  /** @format date-time */
  dateRecommendedForCompletion?: string;
  createdBy?: LearningAssignmentTopicUserReference;
  /** @format date-time */
  dateCreated?: string;
  modifiedBy?: LearningAssignmentTopicUserReference;
  /** @format date-time */
  dateModified?: string;
  isOverdue?: boolean;
  lengthInMinutes?: number;
  percentageScore?: number;
  isPassed?: boolean;
  /** Whether the content is the platform's own or lives in another learning system. */
  type?: OpenEnum<'Unknown' | 'Native' | 'External'>;
}

export type LearningAssignmentTopicLearningModuleReference = NamedEntity;

export type LearningAssignmentTopicUserReference = Entity;

/** Payload of `v2.integrations.inbound.webhook.{id}.invocation`: another system has called a webhook of the organisation. */
export interface MaestroWebhooksInvocationTopicPublicWebhooksEvent {
  webhookId?: string;
  invocationTime?: string;
  /** What it sent. */
  webhooksInvocation?: MaestroWebhooksInvocationTopicWebhooksInvocation;
}

export interface MaestroWebhooksInvocationTopicWebhooksInvocation {
  body?: JsonObject;
  headers?: Dictionary<string[]>;
  query?: Dictionary<string[]>;
}

export type MessagingCampaignScheduleConfigChangeAlteration = DialerCampaignScheduleConfigChangeAlteration;

/** Payload of `v2.outbound.schedules.messagingcampaigns.{id}`: the schedule of a messaging campaign has changed. */
export interface MessagingCampaignScheduleConfigChangeMessagingCampaignSchedule {
  /** Single times at which the campaign runs, beside the `recurrences`. */
  intervals?: MessagingCampaignScheduleConfigChangeScheduleInterval[];
  recurrences?: MessagingCampaignScheduleConfigChangeScheduleRecurrence[];
  timeZone?: string;
  messagingCampaign?: MessagingCampaignScheduleConfigChangeUriReference;
  additionalProperties?: Dictionary<JsonObject>;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
}

export type MessagingCampaignScheduleConfigChangeRecurrencePattern = EmailCampaignScheduleConfigChangeRecurrencePattern;

export type MessagingCampaignScheduleConfigChangeRecurrenceRange = EmailCampaignScheduleConfigChangeRecurrenceRange;

export type MessagingCampaignScheduleConfigChangeScheduleInterval = DialerCampaignScheduleConfigChangeScheduleInterval;

export type MessagingCampaignScheduleConfigChangeScheduleRecurrence = DialerCampaignScheduleConfigChangeScheduleRecurrence;

export interface MessagingCampaignScheduleConfigChangeUriReference {
  id?: string;
  name?: string;
}

export type OperationalEventNotificationTopicEventEntity = EventDefinition;

/**
 * Payload of `v2.operations.events.{id}`: an event from the running of the platform that concerns the organisation, such as an
 * integration that fails.
 */
export interface OperationalEventNotificationTopicOperationalEventNotification {
  /** The kind of event. */
  eventEntity?: OperationalEventNotificationTopicEventEntity;
  /** What it happened to. */
  entityId?: string;
  entityName?: string;
  previousValue?: string;
  currentValue?: string;
  errorCode?: string;
  version?: string;
  parentEntity?: string;
  entityType?: string;
  conversationId?: string;
  entityToken?: string;
  phoneNumber?: string;
  externalContactId?: string;
  timestamp?: number;
}

/** Payload of `v2.users.{id}.outofoffice`. */
export interface OutOfOfficeEventOutOfOffice {
  user?: OutOfOfficeEventUser;
  active?: boolean;
  indefinite?: boolean;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
}

export type OutOfOfficeEventUser = Entity;

/** Payload of `v2.detail.events.conversation.{id}.outbound`. */
export interface OutboundDetailEventTopicOutboundInitEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  subject?: string;
  messageType?: DetailEventMessageType;
  outboundCampaignId?: string;
  divisionId?: string;
  outboundContactListId?: string;
  outboundContactId?: string;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  utilizationLabel?: string;
}

export type OutboundDialingMode = OpenEnum<
  'UNKNOWN' | 'PREVIEW' | 'POWER' | 'PREDICTIVE' | 'AGENTLESS' | 'EXTERNAL' | 'PROGRESSIVE'
>;

export type OutboundMessageKind = OpenEnum<'UNKNOWN' | 'EMAIL' | 'SMS' | 'WHATSAPP'>;

export type OutboundMessagingCampaignPostContactEmailEventTopicEmailAttributes =
  OutboundMessagingCampaignPreContactEmailEventTopicEmailAttributes;

/** Payload of `v2.outbound.email.campaigns.contact.postContact`: an e-mail campaign has written to a contact. */
export interface OutboundMessagingCampaignPostContactEmailEventTopicOutboundMessagingCampaignPostContactEmailEvent {
  /** Epoch time. */
  eventTime?: number;
  conversationId?: string;
  outboundCampaignType?: OutboundMessageKind;
  emailAttributes?: OutboundMessagingCampaignPostContactEmailEventTopicEmailAttributes;
  /** What came of it. */
  wrapupCode?: OpenEnum<
    | 'UNKNOWN'
    | 'OUTBOUND_MESSAGE_SENT'
    | 'OUTBOUND_MESSAGE_FAILED'
    | 'OUTBOUND_MESSAGE_THROTTLED'
    | 'OUTBOUND_MESSAGE_AMBIGUOUS'
    | 'ININ_OUTBOUND_CAMPAIGN_FORCED_OFF'
  >;
  outboundCampaignId?: string;
  divisionId?: string;
  /** Canned response that served as the text. */
  contentTemplateId?: string;
  outboundContactListId?: string;
  outboundContactId?: string;
  isCampaignAlwaysRunning?: boolean;
}

/** Payload of `v2.outbound.messaging.campaigns.contact.postContact`: a campaign has sent a contact a text message. */
export interface OutboundMessagingCampaignPostContactSmsEventTopicOutboundMessagingCampaignPostContactSMSEvent {
  /** Epoch time. */
  eventTime?: number;
  conversationId?: string;
  outboundCampaignType?: OutboundMessageKind;
  smsAttributes?: OutboundMessagingCampaignPostContactSmsEventTopicSMSAttributes;
  /** What came of it. */
  wrapupCode?: OpenEnum<
    | 'UNKNOWN'
    | 'OUTBOUND_MESSAGE_SENT'
    | 'OUTBOUND_MESSAGE_FAILED'
    | 'OUTBOUND_MESSAGE_THROTTLED'
    | 'OUTBOUND_MESSAGE_AMBIGUOUS'
    | 'ININ_OUTBOUND_CAMPAIGN_FORCED_OFF'
  >;
  outboundCampaignId?: string;
  divisionId?: string;
  contentTemplateId?: string;
  outboundContactListId?: string;
  outboundContactId?: string;
  isCampaignAlwaysRunning?: boolean;
}

export interface OutboundMessagingCampaignPostContactSmsEventTopicSMSAttributes {
  contactPhoneNumber?: string;
  contactPhoneNumberColumnName?: string;
  /** Number that the campaign is set to send from, against `senderPhoneNumber`, which it did send from. */
  configuredSenderPhoneNumber?: string;
  senderPhoneNumber?: string;
}

/** Payload of `v2.outbound.whatsapp.campaigns.contact.postContact`: a campaign has sent a contact a WhatsApp message. */
export interface OutboundMessagingCampaignPostContactWhatsappEventTopicOutboundMessagingCampaignPostContactWhatsAppEvent {
  /** Epoch time. */
  eventTime?: number;
  conversationId?: string;
  outboundCampaignType?: OutboundMessageKind;
  whatsAppAttributes?: OutboundMessagingCampaignPostContactWhatsappEventTopicWhatsAppAttributes;
  /** What came of it. */
  wrapupCode?: OpenEnum<
    | 'UNKNOWN'
    | 'OUTBOUND_MESSAGE_SENT'
    | 'OUTBOUND_MESSAGE_FAILED'
    | 'OUTBOUND_MESSAGE_THROTTLED'
    | 'OUTBOUND_MESSAGE_AMBIGUOUS'
    | 'ININ_OUTBOUND_CAMPAIGN_FORCED_OFF'
  >;
  outboundCampaignId?: string;
  divisionId?: string;
  contentTemplateId?: string;
  outboundContactListId?: string;
  outboundContactId?: string;
  isCampaignAlwaysRunning?: boolean;
}

export type OutboundMessagingCampaignPostContactWhatsappEventTopicWhatsAppAttributes =
  OutboundMessagingCampaignPreContactWhatsappEventTopicWhatsAppAttributes;

export interface OutboundMessagingCampaignPreContactEmailEventTopicEmailAttributes {
  emailSubject?: string;
  configuredEmailAddress?: string;
  contactEmailAddress?: string;
  replyToAddress?: string;
  contactEmailColumnName?: string;
}

/** Payload of `v2.outbound.email.campaigns.contact.preContact`: an e-mail campaign has decided whether to write to a contact. */
export interface OutboundMessagingCampaignPreContactEmailEventTopicOutboundMessagingCampaignPreContactEmailEvent {
  /** Epoch time. */
  eventTime?: number;
  outboundCampaignType?: OutboundMessageKind;
  emailAttributes?: OutboundMessagingCampaignPreContactEmailEventTopicEmailAttributes;
  /** Why the contact was passed over. */
  wrapupCode?: OpenEnum<
    | 'UNKNOWN'
    | 'OUTBOUND_EMAILS_INVALID_SKIPPED'
    | 'OUTBOUND_INVALID_EMAIL_ADDRESS'
    | 'OUTBOUND_MAX_EMAIL_SUBJECT_LENGTH_EXCEEDED'
    | 'OUTBOUND_MAX_EMAIL_BODY_LENGTH_EXCEEDED'
    | 'OUTBOUND_RULE_ERROR_SKIPPED'
    | 'OUTBOUND_RULE_SKIPPED'
    | 'OUTBOUND_CONTACT_UNCONTACTABLE_SKIPPED'
    | 'OUTBOUND_NUMBER_UNCONTACTABLE_SKIPPED'
    | 'OUTBOUND_CONTACT_ADDRESS_UNCONTACTABLE_SKIPPED'
    | 'ININ_OUTBOUND_ZONE_BLOCKED_SKIPPED'
    | 'ININ_OUTBOUND_DNC_SKIPPED'
    | 'ININ_OUTBOUND_INTERNAL_ERROR_SKIPPED'
    | 'ININ_OUTBOUND_ON_DO_NOT_CALL_LIST'
    | 'ININ_OUTBOUND_NOT_CALLABLE_TIME'
    | 'OUTBOUND_STUCK_CONTACT'
    | 'OUTBOUND_CONTACT_DOMAIN_BLOCKED'
  >;
  outboundCampaignId?: string;
  divisionId?: string;
  contentTemplateId?: string;
  outboundContactListId?: string;
  outboundContactId?: string;
  isCampaignAlwaysRunning?: boolean;
}

/**
 * Payload of `v2.outbound.messaging.campaigns.contact.preContact`: a campaign has decided whether to send a contact a text
 * message.
 */
export interface OutboundMessagingCampaignPreContactSmsEventTopicOutboundMessagingCampaignPreContactSMSEvent {
  /** Epoch time. */
  eventTime?: number;
  outboundCampaignType?: OutboundMessageKind;
  smsAttributes?: OutboundMessagingCampaignPreContactSmsEventTopicSMSAttributes;
  /** Why the contact was passed over. */
  wrapupCode?: OpenEnum<
    | 'UNKNOWN'
    | 'ININ_OUTBOUND_NUMBERS_INVALID'
    | 'ININ_OUTBOUND_CONTACT_ATTEMPT_LIMIT_SKIPPED'
    | 'ININ_OUTBOUND_INTERNAL_ERROR_SKIPPED'
    | 'ININ_OUTBOUND_DNC_SKIPPED'
    | 'ININ_OUTBOUND_ZONE_BLOCKED_SKIPPED'
    | 'OUTBOUND_MESSAGE_BLANK'
    | 'OUTBOUND_RULE_ERROR_SKIPPED'
    | 'OUTBOUND_RULE_SKIPPED'
    | 'OUTBOUND_CONTACT_UNCONTACTABLE_SKIPPED'
    | 'OUTBOUND_NUMBER_UNCONTACTABLE_SKIPPED'
    | 'OUTBOUND_CONTACT_ADDRESS_UNCONTACTABLE_SKIPPED'
    | 'OUTBOUND_INVALID_PHONE_NUMBER'
    | 'ININ_OUTBOUND_DNC_AUTHENTICATION_FAILED'
    | 'ININ_OUTBOUND_DNC_INVALID_PHONE_NUMBER'
    | 'ININ_OUTBOUND_AUTOMATIC_TIMEZONE_BLOCKED'
    | 'ININ_OUTBOUND_NUMBER_ATTEMPT_LIMIT_SKIPPED'
    | 'ININ_OUTBOUND_ON_DO_NOT_CALL_LIST'
    | 'ININ_OUTBOUND_NOT_CALLABLE_TIME'
    | 'OUTBOUND_MAX_MESSAGE_LENGTH_EXCEEDED'
    | 'OUTBOUND_STUCK_CONTACT'
  >;
  outboundCampaignId?: string;
  divisionId?: string;
  contentTemplateId?: string;
  outboundContactListId?: string;
  outboundContactId?: string;
  isCampaignAlwaysRunning?: boolean;
}

export type OutboundMessagingCampaignPreContactSmsEventTopicSMSAttributes =
  OutboundMessagingCampaignPostContactSmsEventTopicSMSAttributes;

/**
 * Payload of `v2.outbound.whatsapp.campaigns.contact.preContact`: a campaign has decided whether to send a contact a WhatsApp
 * message.
 */
export interface OutboundMessagingCampaignPreContactWhatsappEventTopicOutboundMessagingCampaignPreContactWhatsAppEvent {
  /** Epoch time. */
  eventTime?: number;
  outboundCampaignType?: OutboundMessageKind;
  whatsAppAttributes?: OutboundMessagingCampaignPreContactWhatsappEventTopicWhatsAppAttributes;
  /** Why the contact was passed over. */
  wrapupCode?: OpenEnum<
    | 'UNKNOWN'
    | 'ININ_OUTBOUND_NUMBERS_INVALID'
    | 'ININ_OUTBOUND_INTERNAL_ERROR_SKIPPED'
    | 'ININ_OUTBOUND_DNC_SKIPPED'
    | 'ININ_OUTBOUND_ZONE_BLOCKED_SKIPPED'
    | 'OUTBOUND_CONTACT_UNCONTACTABLE_SKIPPED'
    | 'OUTBOUND_NUMBER_UNCONTACTABLE_SKIPPED'
    | 'OUTBOUND_INVALID_PHONE_NUMBER'
    | 'ININ_OUTBOUND_DNC_AUTHENTICATION_FAILED'
    | 'ININ_OUTBOUND_ON_DO_NOT_CALL_LIST'
    | 'OUTBOUND_MAX_MESSAGE_LENGTH_EXCEEDED'
    | 'OUTBOUND_STUCK_CONTACT'
    | 'OUTBOUND_MESSAGE_HEADER_PARAMETER_VALUE_TOO_LONG'
    | 'OUTBOUND_MESSAGE_BUTTON_URL_PARAMETER_VALUE_TOO_LONG'
    | 'OUTBOUND_RULE_ERROR_SKIPPED'
    | 'OUTBOUND_RULE_SKIPPED'
    | 'OUTBOUND_CONTACT_ADDRESS_UNCONTACTABLE_SKIPPED'
  >;
  outboundCampaignId?: string;
  divisionId?: string;
  contentTemplateId?: string;
  outboundContactListId?: string;
  outboundContactId?: string;
  isCampaignAlwaysRunning?: boolean;
}

export interface OutboundMessagingCampaignPreContactWhatsappEventTopicWhatsAppAttributes {
  contactPhoneNumber?: string;
  contactWhatsAppColumnName?: string;
  whatsAppIntegrationId?: string;
}

export type OutboundMessagingEmailCampaignConfigChangeContactSort = DialerCampaignConfigChangeContactSort;

export type OutboundMessagingEmailCampaignConfigChangeEmailConfig = OutboundMessagingMessagingCampaignConfigChangeEmailConfig;

export interface OutboundMessagingEmailCampaignConfigChangeErrorDetail {
  error?: string;
  details?: string;
}

export type OutboundMessagingEmailCampaignConfigChangeFromEmailAddress =
  OutboundMessagingMessagingCampaignConfigChangeFromEmailAddress;

export interface OutboundMessagingEmailCampaignConfigChangeIntegrationRef {
  id?: string;
}

/** Payload of `v2.outbound.emailcampaigns.{id}`: an e-mail campaign has changed. */
export type OutboundMessagingEmailCampaignConfigChangeMessagingCampaign =
  OutboundMessagingMessagingCampaignConfigChangeMessagingCampaign;

export type OutboundMessagingEmailCampaignConfigChangeReplyToEmailAddress =
  OutboundMessagingMessagingCampaignConfigChangeReplyToEmailAddress;

export interface OutboundMessagingEmailCampaignConfigChangeResponseRef {
  id?: string;
}

export type OutboundMessagingEmailCampaignConfigChangeSmsConfig = OutboundMessagingMessagingCampaignConfigChangeSmsConfig;

export type OutboundMessagingEmailCampaignConfigChangeSmsPhoneNumberRef =
  OutboundMessagingMessagingCampaignConfigChangeSmsPhoneNumberRef;

export interface OutboundMessagingEmailCampaignConfigChangeUriReference {
  id?: string;
  name?: string;
}

export interface OutboundMessagingEmailCampaignConfigChangeWhatsAppConfig {
  whatsAppColumns?: string[];
  integration?: OutboundMessagingEmailCampaignConfigChangeIntegrationRef;
  contentTemplate?: OutboundMessagingEmailCampaignConfigChangeResponseRef;
}

/** Payload of `v2.outbound.emailcampaigns.{id}.progress`: how much of its contact list an e-mail campaign has worked off. */
export type OutboundMessagingEmailCampaignProgressEventCampaignProgress = DialerCampaignProgressEventCampaignProgress;

export interface OutboundMessagingEmailCampaignProgressEventUriReference {
  id?: string;
  name?: string;
}

export type OutboundMessagingMessagingCampaignConfigChangeContactSort = DialerCampaignConfigChangeContactSort;

export interface OutboundMessagingMessagingCampaignConfigChangeEmailConfig {
  emailColumns?: string[];
  contentTemplate?: OutboundMessagingMessagingCampaignConfigChangeResponseRef;
  fromAddress?: OutboundMessagingMessagingCampaignConfigChangeFromEmailAddress;
  replyToAddress?: OutboundMessagingMessagingCampaignConfigChangeReplyToEmailAddress;
}

export type OutboundMessagingMessagingCampaignConfigChangeErrorDetail = OutboundMessagingEmailCampaignConfigChangeErrorDetail;

export interface OutboundMessagingMessagingCampaignConfigChangeFromEmailAddress {
  friendlyName?: string;
  localPart?: string;
  domain?: OutboundMessagingMessagingCampaignConfigChangeUriReference;
}

export interface OutboundMessagingMessagingCampaignConfigChangeIntegrationRef {
  id?: string;
}

/** Payload of `v2.outbound.messagingcampaigns.{id}`. */
export interface OutboundMessagingMessagingCampaignConfigChangeMessagingCampaign {
  campaignStatus?: CampaignStatus;
  callableTimeSet?: OutboundMessagingMessagingCampaignConfigChangeUriReference;
  contactList?: OutboundMessagingMessagingCampaignConfigChangeUriReference;
  dncLists?: OutboundMessagingMessagingCampaignConfigChangeUriReference[];
  contactListFilters?: OutboundMessagingMessagingCampaignConfigChangeUriReference[];
  alwaysRunning?: boolean;
  contactSorts?: OutboundMessagingMessagingCampaignConfigChangeContactSort[];
  messagesPerMinute?: number;
  ruleSets?: OutboundMessagingMessagingCampaignConfigChangeUriReference[];
  smsConfig?: OutboundMessagingMessagingCampaignConfigChangeSmsConfig;
  emailConfig?: OutboundMessagingMessagingCampaignConfigChangeEmailConfig;
  errors?: OutboundMessagingMessagingCampaignConfigChangeErrorDetail[];
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  division?: OutboundMessagingMessagingCampaignConfigChangeUriReference;
  whatsAppConfig?: OutboundMessagingMessagingCampaignConfigChangeWhatsAppConfig;
}

export interface OutboundMessagingMessagingCampaignConfigChangeReplyToEmailAddress {
  domain?: OutboundMessagingMessagingCampaignConfigChangeUriReference;
  route?: OutboundMessagingMessagingCampaignConfigChangeUriReference;
}

export type OutboundMessagingMessagingCampaignConfigChangeResponseRef = Entity;

export interface OutboundMessagingMessagingCampaignConfigChangeSmsConfig {
  messageColumn?: string;
  phoneColumn?: string;
  senderSmsPhoneNumber?: OutboundMessagingMessagingCampaignConfigChangeSmsPhoneNumberRef;
  contentTemplate?: OutboundMessagingMessagingCampaignConfigChangeResponseRef;
}

export interface OutboundMessagingMessagingCampaignConfigChangeSmsPhoneNumberRef {
  phoneNumber?: string;
}

export type OutboundMessagingMessagingCampaignConfigChangeUriReference = NamedEntity;

export type OutboundMessagingMessagingCampaignConfigChangeWhatsAppConfig =
  OutboundMessagingEmailCampaignConfigChangeWhatsAppConfig;

/** Payload of `v2.outbound.messagingcampaigns.{id}.progress`. */
export type OutboundMessagingMessagingCampaignProgressEventCampaignProgress = DialerCampaignProgressEventCampaignProgress;

export type OutboundMessagingMessagingCampaignProgressEventUriReference = NamedEntity;

export type OutboundMessagingWhatsappCampaignConfigChangeContactSort = DialerCampaignConfigChangeContactSort;

export type OutboundMessagingWhatsappCampaignConfigChangeEmailConfig = OutboundMessagingMessagingCampaignConfigChangeEmailConfig;

export type OutboundMessagingWhatsappCampaignConfigChangeErrorDetail = OutboundMessagingEmailCampaignConfigChangeErrorDetail;

export type OutboundMessagingWhatsappCampaignConfigChangeFromEmailAddress =
  OutboundMessagingMessagingCampaignConfigChangeFromEmailAddress;

export interface OutboundMessagingWhatsappCampaignConfigChangeIntegrationRef {
  id?: string;
}

/** Payload of `v2.outbound.whatsappcampaigns.{id}`: a WhatsApp campaign has changed. */
export type OutboundMessagingWhatsappCampaignConfigChangeMessagingCampaign =
  OutboundMessagingMessagingCampaignConfigChangeMessagingCampaign;

export type OutboundMessagingWhatsappCampaignConfigChangeReplyToEmailAddress =
  OutboundMessagingMessagingCampaignConfigChangeReplyToEmailAddress;

export interface OutboundMessagingWhatsappCampaignConfigChangeResponseRef {
  id?: string;
}

export type OutboundMessagingWhatsappCampaignConfigChangeSmsConfig = OutboundMessagingMessagingCampaignConfigChangeSmsConfig;

export type OutboundMessagingWhatsappCampaignConfigChangeSmsPhoneNumberRef =
  OutboundMessagingMessagingCampaignConfigChangeSmsPhoneNumberRef;

export interface OutboundMessagingWhatsappCampaignConfigChangeUriReference {
  id?: string;
  name?: string;
}

export type OutboundMessagingWhatsappCampaignConfigChangeWhatsAppConfig =
  OutboundMessagingEmailCampaignConfigChangeWhatsAppConfig;

/** Payload of `v2.outbound.whatsappcampaigns.{id}.progress`: how much of its contact list a WhatsApp campaign has worked off. */
export type OutboundMessagingWhatsappCampaignProgressEventCampaignProgress = DialerCampaignProgressEventCampaignProgress;

export interface OutboundMessagingWhatsappCampaignProgressEventUriReference {
  id?: string;
  name?: string;
}

/** Payload of `v2.outbound.preview.campaigns.contact.postContact`: an agent is done with a contact that was previewed. */
export interface OutboundPreviewCampaignPostContactOutboundPreviewCampaignPostContactEvent {
  eventTime?: number;
  voiceAttributes?: OutboundPreviewCampaignPostContactVoiceAttributes;
  wrapupCode?: string;
  outboundCampaignId?: string;
  dialingMode?: OutboundDialingMode;
  agentScriptId?: string;
  divisionId?: string;
  outboundContactListId?: string;
  outboundContactListFilterId?: string;
  outboundQueueId?: string;
  outboundContactId?: string;
  isCampaignAlwaysRunning?: boolean;
  isCampaignSkillBased?: boolean;
  isCampaignDynamicSorting?: boolean;
  isCampaignDynamicFiltering?: boolean;
  outboundCampaignHealthMask?: number;
  /** Whether the contact had been called before. */
  isReCall?: boolean;
  scheduledDateTime?: string;
  conversationId?: string;
  /** Whether the one meant was reached. */
  isRightPartyContact?: boolean;
  callAnalysisDisposition?: string;
  agentId?: string;
  /** Whether the preview ended because its time was over. */
  isPreviewAutoEnded?: boolean;
}

export interface OutboundPreviewCampaignPostContactVoiceAttributes {
  contactPhoneNumber?: string;
  contactPhoneType?: OpenEnum<'UNKNOWN' | 'CELL' | 'DAYTIME' | 'EVENING' | 'HOME' | 'WORK'>;
  callerIdPhoneNumber?: string;
  callerIdName?: string;
  /** Contact list column with the agent to whom the contact belongs. */
  agentOwnedColumnName?: string;
  previewModeColumnName?: string;
  isDeliveredAsPreview?: boolean;
}

/**
 * Payload of `v2.outbound.preview.campaigns.contact.preContact`: a preview campaign has decided whether to offer a contact to an
 * agent.
 */
export type OutboundPreviewCampaignPreContactOutboundPreviewCampaignPreContactEvent =
  OutboundVoiceCampaignPreContactOutboundVoiceCampaignPreContactEvent;

export type OutboundPreviewCampaignPreContactVoiceAttributes = OutboundPreviewCampaignPostContactVoiceAttributes;

/** Payload of `v2.outbound.voice.campaigns.contact.postContact`: a campaign's call to a contact is over. */
export interface OutboundVoiceCampaignPostContactOutboundVoiceCampaignPostContactEvent {
  eventTime?: number;
  voiceAttributes?: OutboundVoiceCampaignPostContactVoiceAttributes;
  wrapupCode?: string;
  outboundCampaignId?: string;
  dialingMode?: OutboundDialingMode;
  agentScriptId?: string;
  divisionId?: string;
  outboundContactListId?: string;
  outboundContactListFilterId?: string;
  outboundQueueId?: string;
  outboundContactId?: string;
  isCampaignAlwaysRunning?: boolean;
  isCampaignSkillBased?: boolean;
  isCampaignDynamicSorting?: boolean;
  isCampaignDynamicFiltering?: boolean;
  outboundCampaignHealthMask?: number;
  /** Whether the contact had been called before. */
  isReCall?: boolean;
  scheduledDateTime?: string;
  conversationId?: string;
  /** Whether the one meant was reached. */
  isRightPartyContact?: boolean;
  /** What call analysis made of the call. */
  callAnalysisDisposition?: string;
  agentId?: string;
}

export type OutboundVoiceCampaignPostContactVoiceAttributes = OutboundPreviewCampaignPostContactVoiceAttributes;

/** Payload of `v2.outbound.voice.campaigns.contact.preContact`: a voice campaign has decided whether to call a contact. */
export interface OutboundVoiceCampaignPreContactOutboundVoiceCampaignPreContactEvent {
  eventTime?: number;
  voiceAttributes?: OutboundVoiceCampaignPreContactVoiceAttributes;
  /** Why the contact was passed over. */
  wrapupCode?: string;
  outboundCampaignId?: string;
  dialingMode?: OutboundDialingMode;
  agentScriptId?: string;
  divisionId?: string;
  outboundContactListId?: string;
  outboundContactListFilterId?: string;
  outboundQueueId?: string;
  outboundContactId?: string;
  isCampaignAlwaysRunning?: boolean;
  isCampaignSkillBased?: boolean;
  isCampaignDynamicSorting?: boolean;
  isCampaignDynamicFiltering?: boolean;
  outboundCampaignHealthMask?: number;
  /** Whether the contact had been called before. */
  isReCall?: boolean;
  scheduledDateTime?: string;
  isFinal?: boolean;
  conversationId?: string;
}

export type OutboundVoiceCampaignPreContactVoiceAttributes = OutboundPreviewCampaignPostContactVoiceAttributes;

export type ParticipantDisconnectType = OpenEnum<
  | 'endpoint'
  | 'client'
  | 'system'
  | 'transfer'
  | 'timeout'
  | 'transfer.conference'
  | 'transfer.consult'
  | 'transfer.forward'
  | 'transfer.noanswer'
  | 'transfer.notavailable'
  | 'transport.failure'
  | 'error'
  | 'peer'
  | 'other'
  | 'spam'
  | 'uncallable'
  | 'endpoint.dnd'
  | 'transfer.dnd'
  | 'inactivity'
  | 'session.expired'
  | 'takeover'
>;

export type PerformancePredictionCompleteEventTopicErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

/**
 * Payload of `v2.workforcemanagement.performanceprediction.schedules.{id}`: what service a schedule will give has been computed.
 */
export interface PerformancePredictionCompleteEventTopicPerformancePredictionCalculationNotification {
  scheduleId?: string;
  weekDate?: string;
  /** Where to fetch the prediction, once complete. */
  downloadUrl?: string;
  allocationDownloadUrl?: string;
  state?: WfmOperationStatus;
  error?: PerformancePredictionCompleteEventTopicErrorBody;
}

export type PerformancePredictionRecalculationCompleteEventTopicErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

/**
 * Payload of `v2.users.{id}.workforcemanagement.performanceprediction.schedules.recalculations`: a prediction that the user has
 * asked to be computed anew is ready.
 */
export interface PerformancePredictionRecalculationCompleteEventTopicPerformancePredictionUserRecalculationNotification {
  operationId?: string;
  /** Where to fetch the prediction, once complete. */
  downloadUrl?: string;
  allocationDownloadUrl?: string;
  state?: WfmOperationStatus;
  error?: PerformancePredictionRecalculationCompleteEventTopicErrorBody;
}

export interface PersistentConnectionChangeTopicErrorInfo {
  text?: string;
  code?: string;
  userMessage?: string;
  userParams?: Dictionary<string>;
  nestedErrorDetails?: PersistentConnectionChangeTopicErrorInfoDetails[];
}

export interface PersistentConnectionChangeTopicErrorInfoDetails {
  code?: string;
  userMessage?: string;
  userParams?: Dictionary<string>;
  hostname?: string;
  location?: PersistentConnectionChangeTopicErrorLocation;
}

export interface PersistentConnectionChangeTopicErrorLocation {
  function?: string;
  fileID?: string;
  line?: number;
}

/** Payload of `v2.users.{id}.persistentconnection`: the lasting connection to a user's phone has been made, used or lost. */
export interface PersistentConnectionChangeTopicPersistentConnectionChangeEvent {
  /** Set where it failed. */
  errorInfo?: PersistentConnectionChangeTopicErrorInfo;
  stationId?: string;
  userId?: string;
  /** `PERSISTED` while it waits without a call. */
  persistentState?: OpenEnum<'UNKNOWN' | 'PERSISTED' | 'ACTIVE_CALL' | 'DISCONNECTED' | 'FAILED'>;
  /** @format date-time */
  eventTime?: string;
}

export type PhoneChangeTopicEdgeReference = DomainEntityRef;

export type PhoneChangeTopicLineStatus = LineStatus;

/** Payload of `v2.telephony.providers.edges.phones.{id}`. */
export interface PhoneChangeTopicPhone {
  userAgentInfo?: PhoneChangeTopicUserAgentInfo;
  id?: string;
  status?: PhoneChangeTopicPhoneStatus;
  secondaryStatus?: PhoneChangeTopicPhoneStatus;
}

export interface PhoneChangeTopicPhoneStatus {
  id?: string;
  operationalStatus?: OpenEnum<'OPERATIONAL' | 'DEGRADED' | 'OFFLINE'>;
  edge?: PhoneChangeTopicEdgeReference;
  provision?: PhoneChangeTopicProvisionInfo;
  lineStatuses?: PhoneChangeTopicLineStatus[];
  /** @format date-time */
  eventCreationTime?: string;
}

export type PhoneChangeTopicProvisionInfo = ProvisionInfo;

export type PhoneChangeTopicUserAgentInfo = UserAgentInfo;

export interface PresenceEventOrganizationPresence {
  id?: string;
  systemPresence?: string;
}

/** Payload of `v2.users.{id}.presence`. */
export interface PresenceEventUserPresence {
  /** Product in which the presence was set. */
  source?: string;
  /** The chosen presence, with its system presence. */
  presenceDefinition?: PresenceEventOrganizationPresence;
  /** Whether this source counts for the user. */
  primary?: boolean;
  /** Text that the user entered; absent without any. */
  message?: string;
  /** When the presence changed. @format date-time */
  modifiedDate?: string;
  /** Presence that the user enters once the interactions under way are finished. */
  futurePresenceDefinition?: PresenceEventOrganizationPresence;
}

export type ProgramTopicLinksTestPhraseDetectedPhrase = GenAiPhrasesTestPhraseDetectedPhrase;

export type ProgramTopicLinksTestPhraseMatchedTranscript = GenAiPhrasesTestPhraseMatchedTranscript;

export type ProgramTopicLinksTestTopicPhraseResults = CreateGeneralProgramTestTopicPhraseResults;

/** Payload of `v2.speechandtextanalytics.programs.topiclinks.jobs.{id}`: a job that ties topics to programs has come further. */
export type ProgramTopicLinksTopicsDefinitionsJob = PublishTopicTopicsDefinitionsJob;

export type PublishProgramTestPhraseDetectedPhrase = GenAiPhrasesTestPhraseDetectedPhrase;

export type PublishProgramTestPhraseMatchedTranscript = GenAiPhrasesTestPhraseMatchedTranscript;

export type PublishProgramTestTopicPhraseResults = CreateGeneralProgramTestTopicPhraseResults;

/** Payload of `v2.speechandtextanalytics.programs.publishjobs.{id}`. */
export type PublishProgramTopicsDefinitionsJob = PublishTopicTopicsDefinitionsJob;

export type PublishTopicTestPhraseDetectedPhrase = GenAiPhrasesTestPhraseDetectedPhrase;

export type PublishTopicTestPhraseMatchedTranscript = GenAiPhrasesTestPhraseMatchedTranscript;

export type PublishTopicTestTopicPhraseResults = CreateGeneralProgramTestTopicPhraseResults;

/** Payload of `v2.speechandtextanalytics.topics.publishjobs.{id}`. */
export interface PublishTopicTopicsDefinitionsJob {
  id?: string;
  state?: OpenEnum<'Completed' | 'Failed' | 'Running'>;
  testTopicPhraseResults?: PublishTopicTestTopicPhraseResults[];
  genAIPhrasesResults?: string[];
}

/** Payload of `v2.routing.queues.{id}.conversations.calls`. */
export type QueueConversationCallEventTopicCallConversation = ConversationCallEventTopicCallConversation;

export type QueueConversationCallEventTopicCallMediaParticipant = ConversationCallEventTopicCallMediaParticipant;

export type QueueConversationCallEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationCallEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationCallEventTopicDetail = Detail;

export type QueueConversationCallEventTopicDisposition = ConversationEventTopicDisposition;

export type QueueConversationCallEventTopicDispositionAmdTimeout = ConversationEventTopicDispositionAmdTimeout;

export type QueueConversationCallEventTopicDispositionSilentCallTimeout = ConversationEventTopicDispositionSilentCallTimeout;

export type QueueConversationCallEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationCallEventTopicDomainEntityRef = AddressableEntityRef;

export type QueueConversationCallEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type QueueConversationCallEventTopicFaxStatus = ConversationCallEventTopicFaxStatus;

export type QueueConversationCallEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationCallEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationCallEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationCallEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationCallEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationCallEventTopicLimit = ConversationCallEventTopicLimit;

export type QueueConversationCallEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationCallEventTopicRecordersState = ConversationCallEventTopicRecordersState;

export type QueueConversationCallEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationCallEventTopicUriReference = NamedEntity;

export type QueueConversationCallEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.routing.queues.{id}.conversations.callbacks`. */
export type QueueConversationCallbackEventTopicCallbackConversation = ConversationCallbackEventTopicCallbackConversation;

export type QueueConversationCallbackEventTopicCallbackMediaParticipant = ConversationCallbackEventTopicCallbackMediaParticipant;

export type QueueConversationCallbackEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationCallbackEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationCallbackEventTopicDetail = Detail;

export type QueueConversationCallbackEventTopicDialerPreview = ConversationEventTopicDialerPreview;

export type QueueConversationCallbackEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationCallbackEventTopicDomainEntityRef = AddressableEntityRef;

export type QueueConversationCallbackEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type QueueConversationCallbackEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationCallbackEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationCallbackEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationCallbackEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationCallbackEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationCallbackEventTopicLimit = ConversationCallEventTopicLimit;

export type QueueConversationCallbackEventTopicPhoneNumberColumn = ConversationEventTopicPhoneNumberColumn;

export type QueueConversationCallbackEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationCallbackEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationCallbackEventTopicUriReference = NamedEntity;

export type QueueConversationCallbackEventTopicVoicemail = Voicemail;

export type QueueConversationCallbackEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.routing.queues.{id}.conversations.chats`. */
export type QueueConversationChatEventTopicChatConversation = ConversationChatEventTopicChatConversation;

export type QueueConversationChatEventTopicChatMediaParticipant = ConversationChatEventTopicChatMediaParticipant;

export type QueueConversationChatEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationChatEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationChatEventTopicDetail = Detail;

export type QueueConversationChatEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationChatEventTopicDomainEntityRef = AddressableEntityRef;

export type QueueConversationChatEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type QueueConversationChatEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationChatEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationChatEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationChatEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationChatEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationChatEventTopicLimit = ConversationCallEventTopicLimit;

export type QueueConversationChatEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationChatEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationChatEventTopicUriReference = NamedEntity;

export type QueueConversationChatEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.routing.queues.{id}.conversations.cobrowseSessions`. */
export type QueueConversationCobrowseEventTopicCobrowseConversation = ConversationCobrowseEventTopicCobrowseConversation;

export type QueueConversationCobrowseEventTopicCobrowseMediaParticipant = ConversationCobrowseEventTopicCobrowseMediaParticipant;

export type QueueConversationCobrowseEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationCobrowseEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationCobrowseEventTopicDetail = Detail;

export type QueueConversationCobrowseEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationCobrowseEventTopicDomainEntityRef = AddressableEntityRef;

export type QueueConversationCobrowseEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type QueueConversationCobrowseEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationCobrowseEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationCobrowseEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationCobrowseEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationCobrowseEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationCobrowseEventTopicLimit = ConversationCallEventTopicLimit;

export type QueueConversationCobrowseEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationCobrowseEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationCobrowseEventTopicUriReference = NamedEntity;

export type QueueConversationCobrowseEventTopicWrapup = AssignedWrapupCode;

export type QueueConversationEmailEventTopicAttachment = ConversationEventTopicAttachment;

export type QueueConversationEmailEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationEmailEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationEmailEventTopicDetail = Detail;

export type QueueConversationEmailEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationEmailEventTopicDomainEntityRef = AddressableEntityRef;

/** Payload of `v2.routing.queues.{id}.conversations.emails`. */
export type QueueConversationEmailEventTopicEmailConversation = ConversationEmailEventTopicEmailConversation;

export type QueueConversationEmailEventTopicEmailMediaParticipant = ConversationEmailEventTopicEmailMediaParticipant;

export type QueueConversationEmailEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type QueueConversationEmailEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationEmailEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationEmailEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationEmailEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationEmailEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationEmailEventTopicLimit = ConversationCallEventTopicLimit;

export type QueueConversationEmailEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationEmailEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationEmailEventTopicUriReference = NamedEntity;

export type QueueConversationEmailEventTopicWrapup = AssignedWrapupCode;

export type QueueConversationEventTopicAddress = Address;

export type QueueConversationEventTopicAfterCallWork = AfterCallWork;

export type QueueConversationEventTopicAttachment = ConversationEventTopicAttachment;

export type QueueConversationEventTopicCall = ConversationEventTopicCall;

export type QueueConversationEventTopicCallback = ConversationEventTopicCallback;

export type QueueConversationEventTopicChat = ConversationEventTopicChat;

export type QueueConversationEventTopicCobrowse = ConversationEventTopicCobrowse;

/** Payload of `v2.routing.queues.{id}.conversations`. */
export type QueueConversationEventTopicConversation = ConversationEventTopicConversation;

export type QueueConversationEventTopicConversationDivisionMembership = ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationEventTopicDialerPreview = ConversationEventTopicDialerPreview;

export type QueueConversationEventTopicDisconnectReason = DisconnectReason;

export type QueueConversationEventTopicDisposition = ConversationEventTopicDisposition;

export type QueueConversationEventTopicDispositionAmdTimeout = ConversationEventTopicDispositionAmdTimeout;

export type QueueConversationEventTopicDispositionSilentCallTimeout = ConversationEventTopicDispositionSilentCallTimeout;

export type QueueConversationEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationEventTopicDomainEntityRef = AddressableEntityRef;

export type QueueConversationEventTopicEmail = ConversationEventTopicEmail;

export type QueueConversationEventTopicErrorDetails = ConversationEventTopicErrorDetails;

export type QueueConversationEventTopicFaxStatus = FaxStatus;

export type QueueConversationEventTopicInternalMessage = ConversationEventTopicInternalMessage;

export type QueueConversationEventTopicInternalMessageDetails = InternalMessageDetails;

export type QueueConversationEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationEventTopicMessage = ConversationEventTopicMessage;

export type QueueConversationEventTopicMessageDetails = ConversationEventTopicMessageDetails;

export type QueueConversationEventTopicMessageMedia = MessageMedia;

export type QueueConversationEventTopicMessageMetadata = ConversationEventTopicMessageMetadata;

export type QueueConversationEventTopicMessageMetadataContent = ConversationEventTopicMessageMetadataContent;

export type QueueConversationEventTopicMessageMetadataEvent = ConversationEventTopicMessageMetadataEvent;

export type QueueConversationEventTopicMessageSticker = MessageSticker;

export type QueueConversationEventTopicParticipant = ConversationEventTopicParticipant;

export type QueueConversationEventTopicPhoneNumberColumn = ConversationEventTopicPhoneNumberColumn;

export type QueueConversationEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationEventTopicRecordersState = ConversationCallEventTopicRecordersState;

export type QueueConversationEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationEventTopicScreenMonitoring = ConversationEventTopicScreenMonitoring;

export type QueueConversationEventTopicScreenShare = ConversationEventTopicScreenShare;

export type QueueConversationEventTopicScreenshare = ConversationEventTopicScreenshare;

export type QueueConversationEventTopicSocialExpression = ConversationEventTopicSocialExpression;

export type QueueConversationEventTopicTransferDestination = TransferDestination;

export interface QueueConversationEventTopicTransferInitiator {
  userId?: string;
}

export interface QueueConversationEventTopicTransferModifedBy {
  id?: string;
  selfUri?: string;
}

export type QueueConversationEventTopicTransferResponse = ConversationEventTopicTransferResponse;

export type QueueConversationEventTopicUriReference = NamedEntity;

export type QueueConversationEventTopicVideo = ConversationEventTopicVideo;

export type QueueConversationEventTopicVoicemail = Voicemail;

export type QueueConversationEventTopicWorkflow = ConversationEventTopicWorkflow;

export type QueueConversationEventTopicWrapup = AssignedWrapupCode;

export type QueueConversationMessageEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationMessageEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationMessageEventTopicDetail = Detail;

export type QueueConversationMessageEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationMessageEventTopicDomainEntityRef = AddressableEntityRef;

export type QueueConversationMessageEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type QueueConversationMessageEventTopicErrorDetails = ConversationEventTopicErrorDetails;

export type QueueConversationMessageEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationMessageEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationMessageEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationMessageEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationMessageEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationMessageEventTopicLimit = ConversationCallEventTopicLimit;

/** Payload of `v2.routing.queues.{id}.conversations.messages`. */
export type QueueConversationMessageEventTopicMessageConversation = ConversationMessageEventTopicMessageConversation;

export type QueueConversationMessageEventTopicMessageDetails = ConversationMessageEventTopicMessageDetails;

export type QueueConversationMessageEventTopicMessageMedia = MessageMedia;

export type QueueConversationMessageEventTopicMessageMediaParticipant = ConversationMessageEventTopicMessageMediaParticipant;

export type QueueConversationMessageEventTopicMessageMetadata = ConversationEventTopicMessageMetadata;

export type QueueConversationMessageEventTopicMessageMetadataContent = ConversationEventTopicMessageMetadataContent;

export type QueueConversationMessageEventTopicMessageMetadataEvent = ConversationEventTopicMessageMetadataEvent;

export type QueueConversationMessageEventTopicMessageSticker = MessageSticker;

export type QueueConversationMessageEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationMessageEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationMessageEventTopicUriReference = NamedEntity;

export type QueueConversationMessageEventTopicWrapup = AssignedWrapupCode;

export type QueueConversationScreenShareEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationScreenShareEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationScreenShareEventTopicDetail = Detail;

export type QueueConversationScreenShareEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationScreenShareEventTopicDomainEntityRef = AddressableEntityRef;

export type QueueConversationScreenShareEventTopicErrorBody = ConversationCallEventTopicErrorBody;

export type QueueConversationScreenShareEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationScreenShareEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationScreenShareEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationScreenShareEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationScreenShareEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationScreenShareEventTopicLimit = ConversationCallEventTopicLimit;

export type QueueConversationScreenShareEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationScreenShareEventTopicScoredAgent = ConversationEventTopicScoredAgent;

/** Payload of `v2.routing.queues.{id}.conversations.screenshares`. */
export type QueueConversationScreenShareEventTopicScreenShareConversation =
  ConversationScreenShareEventTopicScreenShareConversation;

export type QueueConversationScreenShareEventTopicScreenShareMediaParticipant =
  ConversationScreenShareEventTopicScreenShareMediaParticipant;

export type QueueConversationScreenShareEventTopicUriReference = NamedEntity;

export type QueueConversationScreenShareEventTopicWrapup = AssignedWrapupCode;

export type QueueConversationSocialExpressionEventTopicAddress = Address;

export type QueueConversationSocialExpressionEventTopicAfterCallWork = AfterCallWork;

export type QueueConversationSocialExpressionEventTopicAttachment = ConversationEventTopicAttachment;

export type QueueConversationSocialExpressionEventTopicCall = ConversationEventTopicCall;

export type QueueConversationSocialExpressionEventTopicCallback = ConversationEventTopicCallback;

export type QueueConversationSocialExpressionEventTopicChat = ConversationEventTopicChat;

export type QueueConversationSocialExpressionEventTopicCobrowse = ConversationEventTopicCobrowse;

/** Payload of `v2.routing.queues.{id}.conversations.socialexpressions`. */
export type QueueConversationSocialExpressionEventTopicConversation = ConversationEventTopicConversation;

export type QueueConversationSocialExpressionEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationSocialExpressionEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationSocialExpressionEventTopicDialerPreview = ConversationEventTopicDialerPreview;

export type QueueConversationSocialExpressionEventTopicDisconnectReason = DisconnectReason;

export type QueueConversationSocialExpressionEventTopicDisposition = ConversationEventTopicDisposition;

export type QueueConversationSocialExpressionEventTopicDispositionAmdTimeout = ConversationEventTopicDispositionAmdTimeout;

export type QueueConversationSocialExpressionEventTopicDispositionSilentCallTimeout =
  ConversationEventTopicDispositionSilentCallTimeout;

export type QueueConversationSocialExpressionEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationSocialExpressionEventTopicDomainEntityRef = AddressableEntityRef;

export type QueueConversationSocialExpressionEventTopicEmail = ConversationEventTopicEmail;

export type QueueConversationSocialExpressionEventTopicErrorDetails = ConversationEventTopicErrorDetails;

export type QueueConversationSocialExpressionEventTopicFaxStatus = FaxStatus;

export type QueueConversationSocialExpressionEventTopicInternalMessage = ConversationEventTopicInternalMessage;

export type QueueConversationSocialExpressionEventTopicInternalMessageDetails = InternalMessageDetails;

export type QueueConversationSocialExpressionEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationSocialExpressionEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationSocialExpressionEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationSocialExpressionEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationSocialExpressionEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationSocialExpressionEventTopicMessage = ConversationEventTopicMessage;

export type QueueConversationSocialExpressionEventTopicMessageDetails = ConversationEventTopicMessageDetails;

export type QueueConversationSocialExpressionEventTopicMessageMedia = MessageMedia;

export type QueueConversationSocialExpressionEventTopicMessageMetadata = ConversationEventTopicMessageMetadata;

export type QueueConversationSocialExpressionEventTopicMessageMetadataContent = ConversationEventTopicMessageMetadataContent;

export type QueueConversationSocialExpressionEventTopicMessageMetadataEvent = ConversationEventTopicMessageMetadataEvent;

export type QueueConversationSocialExpressionEventTopicMessageSticker = MessageSticker;

export type QueueConversationSocialExpressionEventTopicParticipant = ConversationEventTopicParticipant;

export type QueueConversationSocialExpressionEventTopicPhoneNumberColumn = ConversationEventTopicPhoneNumberColumn;

export type QueueConversationSocialExpressionEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationSocialExpressionEventTopicRecordersState = ConversationCallEventTopicRecordersState;

export type QueueConversationSocialExpressionEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationSocialExpressionEventTopicScreenMonitoring = ConversationEventTopicScreenMonitoring;

export type QueueConversationSocialExpressionEventTopicScreenShare = ConversationEventTopicScreenShare;

export type QueueConversationSocialExpressionEventTopicScreenshare = ConversationEventTopicScreenshare;

export type QueueConversationSocialExpressionEventTopicSocialExpression = ConversationEventTopicSocialExpression;

export type QueueConversationSocialExpressionEventTopicTransferDestination = TransferDestination;

export interface QueueConversationSocialExpressionEventTopicTransferInitiator {
  userId?: string;
}

export interface QueueConversationSocialExpressionEventTopicTransferModifedBy {
  id?: string;
  selfUri?: string;
}

export type QueueConversationSocialExpressionEventTopicTransferResponse = ConversationEventTopicTransferResponse;

export type QueueConversationSocialExpressionEventTopicUriReference = NamedEntity;

export type QueueConversationSocialExpressionEventTopicVideo = ConversationEventTopicVideo;

export type QueueConversationSocialExpressionEventTopicVoicemail = Voicemail;

export type QueueConversationSocialExpressionEventTopicWorkflow = ConversationEventTopicWorkflow;

export type QueueConversationSocialExpressionEventTopicWrapup = AssignedWrapupCode;

export type QueueConversationVideoEventTopicAddress = Address;

export type QueueConversationVideoEventTopicAfterCallWork = AfterCallWork;

export type QueueConversationVideoEventTopicAttachment = ConversationEventTopicAttachment;

export type QueueConversationVideoEventTopicCall = ConversationEventTopicCall;

export type QueueConversationVideoEventTopicCallback = ConversationEventTopicCallback;

export type QueueConversationVideoEventTopicChat = ConversationEventTopicChat;

export type QueueConversationVideoEventTopicCobrowse = ConversationEventTopicCobrowse;

/** Payload of `v2.routing.queues.{id}.conversations.videos`. */
export type QueueConversationVideoEventTopicConversation = ConversationEventTopicConversation;

export type QueueConversationVideoEventTopicConversationDivisionMembership =
  ConversationCallEventTopicConversationDivisionMembership;

export type QueueConversationVideoEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationVideoEventTopicDialerPreview = ConversationEventTopicDialerPreview;

export type QueueConversationVideoEventTopicDisconnectReason = DisconnectReason;

export type QueueConversationVideoEventTopicDisposition = ConversationEventTopicDisposition;

export type QueueConversationVideoEventTopicDispositionAmdTimeout = ConversationEventTopicDispositionAmdTimeout;

export type QueueConversationVideoEventTopicDispositionSilentCallTimeout = ConversationEventTopicDispositionSilentCallTimeout;

export type QueueConversationVideoEventTopicDivisionEntityRef = ConversationEventTopicDivisionEntityRef;

export type QueueConversationVideoEventTopicDomainEntityRef = AddressableEntityRef;

export type QueueConversationVideoEventTopicEmail = ConversationEventTopicEmail;

export type QueueConversationVideoEventTopicErrorDetails = ConversationEventTopicErrorDetails;

export type QueueConversationVideoEventTopicFaxStatus = FaxStatus;

export type QueueConversationVideoEventTopicInternalMessage = ConversationEventTopicInternalMessage;

export type QueueConversationVideoEventTopicInternalMessageDetails = InternalMessageDetails;

export type QueueConversationVideoEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationVideoEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationVideoEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationVideoEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationVideoEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationVideoEventTopicMessage = ConversationEventTopicMessage;

export type QueueConversationVideoEventTopicMessageDetails = ConversationEventTopicMessageDetails;

export type QueueConversationVideoEventTopicMessageMedia = MessageMedia;

export type QueueConversationVideoEventTopicMessageMetadata = ConversationEventTopicMessageMetadata;

export type QueueConversationVideoEventTopicMessageMetadataContent = ConversationEventTopicMessageMetadataContent;

export type QueueConversationVideoEventTopicMessageMetadataEvent = ConversationEventTopicMessageMetadataEvent;

export type QueueConversationVideoEventTopicMessageSticker = MessageSticker;

export type QueueConversationVideoEventTopicParticipant = ConversationEventTopicParticipant;

export type QueueConversationVideoEventTopicPhoneNumberColumn = ConversationEventTopicPhoneNumberColumn;

export type QueueConversationVideoEventTopicQueueMediaSettings = ConversationQueueMediaSettings;

export type QueueConversationVideoEventTopicRecordersState = ConversationCallEventTopicRecordersState;

export type QueueConversationVideoEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationVideoEventTopicScreenMonitoring = ConversationEventTopicScreenMonitoring;

export type QueueConversationVideoEventTopicScreenShare = ConversationEventTopicScreenShare;

export type QueueConversationVideoEventTopicScreenshare = ConversationEventTopicScreenshare;

export type QueueConversationVideoEventTopicSocialExpression = ConversationEventTopicSocialExpression;

export type QueueConversationVideoEventTopicTransferDestination = TransferDestination;

export interface QueueConversationVideoEventTopicTransferInitiator {
  userId?: string;
}

export interface QueueConversationVideoEventTopicTransferModifedBy {
  id?: string;
  selfUri?: string;
}

export type QueueConversationVideoEventTopicTransferResponse = ConversationEventTopicTransferResponse;

export type QueueConversationVideoEventTopicUriReference = NamedEntity;

export type QueueConversationVideoEventTopicVideo = ConversationEventTopicVideo;

export type QueueConversationVideoEventTopicVoicemail = Voicemail;

export type QueueConversationVideoEventTopicWorkflow = ConversationEventTopicWorkflow;

export type QueueConversationVideoEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.routing.queues.{id}.users`. */
export interface QueueUserEventTopicQueueMember {
  id?: string;
  /** The member. */
  user?: QueueUserEventTopicUserReference;
  queueId?: string;
  /** Whether the member takes interactions of the queue. */
  joined?: boolean;
  additionalProperties?: Dictionary<JsonObject>;
}

export type QueueUserEventTopicUserReference = Entity;

export type RecordingArchiveRestoreTopicMediaResult = RecordingEventMediaResult;

/** Payload of `v2.users.{id}.recordings`. */
export type RecordingArchiveRestoreTopicRecording = RecordingEventRecording;

export interface RecordingEventMediaResult {
  channelId?: string;
  waveUri?: string;
  mediaUri?: string;
  waveformData?: number[];
}

/** Payload of `v2.users.{id}.conversations.{id}.recordings`. */
export interface RecordingEventRecording {
  id?: string;
  conversationId?: string;
  fileState?: string;
  mediaUris?: RecordingEventMediaResult[];
  estimatedTranscodeTimeMs?: number;
  actualTranscodeTimeMs?: number;
}

export type RecordingTranscodeCompleteTopicMediaResult = RecordingEventMediaResult;

/** Payload of `v2.users.{id}.conversations.{id}.recordings.{id}`. */
export type RecordingTranscodeCompleteTopicRecording = RecordingEventRecording;

/** Payload of `v2.users.{id}.analytics.reporting.exports`. */
export interface ReportingDataExportTopicDataExportNotification {
  id?: string;
  runId?: string;
  name?: string;
  status?: ReportingExportStatus;
  exportFormat?: OpenEnum<'CSV' | 'PDF'>;
  downloadUrl?: string;
  viewType?: OpenEnum<
    | 'QUEUE_PERFORMANCE_SUMMARY_VIEW'
    | 'QUEUE_PERFORMANCE_DETAIL_VIEW'
    | 'INTERACTION_SEARCH_VIEW'
    | 'AGENT_PERFORMANCE_SUMMARY_VIEW'
    | 'AGENT_PERFORMANCE_DETAIL_VIEW'
    | 'AGENT_STATUS_SUMMARY_VIEW'
    | 'AGENT_STATUS_DETAIL_VIEW'
    | 'AGENT_EVALUATION_SUMMARY_VIEW'
    | 'AGENT_EVALUATION_DETAIL_VIEW'
    | 'AGENT_QUEUE_DETAIL_VIEW'
    | 'AGENT_INTERACTION_DETAIL_VIEW'
    | 'ABANDON_INSIGHTS_VIEW'
    | 'SKILLS_PERFORMANCE_VIEW'
    | 'SURVEY_FORM_PERFORMANCE_SUMMARY_VIEW'
    | 'SURVEY_FORM_PERFORMANCE_DETAIL_VIEW'
    | 'DNIS_PERFORMANCE_SUMMARY_VIEW'
    | 'DNIS_PERFORMANCE_DETAIL_VIEW'
    | 'WRAP_UP_PERFORMANCE_SUMMARY_VIEW'
    | 'AGENT_WRAP_UP_PERFORMANCE_DETAIL_VIEW'
    | 'QUEUE_ACTIVITY_SUMMARY_VIEW'
    | 'QUEUE_ACTIVITY_DETAIL_VIEW'
    | 'AGENT_QUEUE_ACTIVITY_SUMMARY_VIEW'
    | 'QUEUE_AGENT_DETAIL_VIEW'
    | 'QUEUE_INTERACTION_DETAIL_VIEW'
    | 'AGENT_SCHEDULE_DETAIL_VIEW'
    | 'IVR_PERFORMANCE_SUMMARY_VIEW'
    | 'IVR_PERFORMANCE_DETAIL_VIEW'
    | 'ANSWER_INSIGHTS_VIEW'
    | 'HANDLE_INSIGHTS_VIEW'
    | 'TALK_INSIGHTS_VIEW'
    | 'HOLD_INSIGHTS_VIEW'
    | 'ACW_INSIGHTS_VIEW'
    | 'WAIT_INSIGHTS_VIEW'
    | 'AGENT_WRAP_UP_PERFORMANCE_INTERVAL_DETAIL_VIEW'
    | 'FLOW_OUTCOME_SUMMARY_VIEW'
    | 'FLOW_OUTCOME_PERFORMANCE_DETAIL_VIEW'
    | 'FLOW_OUTCOME_PERFORMANCE_INTERVAL_DETAIL_VIEW'
    | 'FLOW_DESTINATION_SUMMARY_VIEW'
    | 'FLOW_DESTINATION_DETAIL_VIEW'
    | 'SCHEDULED_CALLBACKS_VIEW'
    | 'CONTENT_SEARCH_VIEW'
    | 'JOURNEY_ACTION_MAP_SUMMARY_VIEW'
    | 'JOURNEY_OUTCOME_SUMMARY_VIEW'
    | 'JOURNEY_SEGMENT_SUMMARY_VIEW'
    | 'AGENT_DEVELOPMENT_DETAIL_VIEW'
    | 'AGENT_DEVELOPMENT_DETAIL_ME_VIEW'
    | 'AGENT_DEVELOPMENT_SUMMARY_VIEW'
    | 'AGENT_SCORECARD_VIEW'
    | 'AGENT_SCORECARD_ME_VIEW'
    | 'AGENT_GAMIFICATION_LEADERSHIP_VIEW'
    | 'AGENT_SCHEDULE_ME_VIEW'
    | 'BOT_PERFORMANCE_SUMMARY_VIEW'
    | 'BOT_PERFORMANCE_DETAIL_VIEW'
    | 'TOPIC_TREND_SUMMARY_VIEW'
    | 'TOPIC_TREND_DETAIL_VIEW'
    | 'ACTION_MAP_BLOCKED_CONSTRAINTS_DETAIL_VIEW'
    | 'ACTION_MAP_BLOCKED_CONSTRAINTS_INTERVAL_DETAIL_VIEW'
    | 'FLOW_MILESTONE_PERFORMANCE_DETAIL_VIEW'
    | 'FLOW_MILESTONE_PERFORMANCE_INTERVAL_DETAIL_VIEW'
    | 'AGENT_TOPIC_SUMMARY_VIEW'
    | 'AGENT_TOPIC_DETAIL_VIEW'
    | 'QUEUE_TOPIC_SUMMARY_VIEW'
    | 'QUEUE_TOPIC_DETAIL_VIEW'
    | 'FLOW_TOPIC_SUMMARY_VIEW'
    | 'FLOW_TOPIC_DETAIL_VIEW'
    | 'AGENT_INTERACTIONS_ME_VIEW'
    | 'DATA_ACTIONS_PERFORMANCE_SUMMARY_VIEW'
    | 'DATA_ACTIONS_PERFORMANCE_DETAIL_VIEW'
    | 'AGENT_TIMELINE_SUMMARY_VIEW'
    | 'AGENT_TIMELINE_DETAIL_VIEW'
    | 'AGENT_LOGIN_LOGOUT_SUMMARY_VIEW'
    | 'AGENT_LOGIN_LOGOUT_DETAIL_VIEW'
    | 'CAMPAIGN_PERFORMANCE_SUMMARY_VIEW'
    | 'CAMPAIGN_PERFORMANCE_DETAIL_VIEW'
    | 'QUEUE_WRAPUP_DETAIL_VIEW'
    | 'CAMPAIGN_INTERACTION_DETAIL_VIEW'
    | 'CAMPAIGN_ATTEMPT_DETAIL_VIEW'
    | 'WORKITEM_PERFORMANCE_SUMMARY_VIEW'
    | 'QUEUE_ROUTING_PERFORMANCE_VIEW'
    | 'AGENT_WORKITEM_PERFORMANCE_SUMMARY_VIEW'
    | 'AGENT_WORKITEM_PERFORMANCE_DETAIL_VIEW'
    | 'QUEUE_WORKITEM_PERFORMANCE_SUMMARY_VIEW'
    | 'QUEUE_WORKITEM_PERFORMANCE_DETAIL_VIEW'
    | 'EMAIL_AGENT_PERFORMANCE_SUMMARY_VIEW'
    | 'EMAIL_AGENT_PERFORMANCE_DETAIL_VIEW'
    | 'MESSAGING_AGENT_PERFORMANCE_SUMMARY_VIEW'
    | 'MESSAGING_AGENT_PERFORMANCE_DETAIL_VIEW'
    | 'EMAIL_QUEUE_PERFORMANCE_SUMMARY_VIEW'
    | 'EMAIL_QUEUE_PERFORMANCE_DETAIL_VIEW'
    | 'MESSAGING_QUEUE_PERFORMANCE_SUMMARY_VIEW'
    | 'MESSAGING_QUEUE_PERFORMANCE_DETAIL_VIEW'
    | 'AGENT_PERFORMANCE_TIMELINE_DETAIL_VIEW'
    | 'EVALUATION_PERFORMANCE_SUMMARY_VIEW'
    | 'EVALUATION_PERFORMANCE_DETAIL_VIEW'
    | 'EVALUATION_PERFORMANCE_QUESTION_GROUP_DETAIL_VIEW'
    | 'EVALUATION_PERFORMANCE_QUESTION_DETAIL_VIEW'
    | 'CONTENT_EXPLORATION_VIEW'
  >;
  exportErrorMessagesType?: OpenEnum<
    | 'FAILED_CONVERTING_EXPORT_JOB'
    | 'FAILED_NO_DATA_EXPORT_JOB_FOUND'
    | 'FAILED_GETTING_DATA_FROM_SERVICE'
    | 'FAILED_GENERATING_TEMP_FILE'
    | 'FAILED_SAVING_FILE_TO_S3'
    | 'FAILED_NOTIFYING_SKYWALKER_OF_DOWNLOAD'
    | 'FAILED_BUILDING_DOWNLOAD_URL_FROM_SKYWALKER_RESPONSE'
    | 'EXPORT_TYPE_NOT_IMPLEMENTED'
    | 'REACHED_MAXIMUM_ATTEMPT_OF_RETRY'
    | 'FAILED_LONG_RUNNING_EXPORT'
    | 'TOO_MANY_REQUESTS_FROM_AN_ORGANIZATION'
    | 'NOT_AUTHORIZED_TO_VIEW_EXPORT'
    | 'FAILED_AS_EXPORT_FILE_SIZE_IS_GREATER_THAN_10MB'
    | 'STATIC_LINK_EXPORT_FAILED'
    | 'TOO_MANY_SEARCH_CRITERIA'
    | 'SEARCH_CRITERIA_VALUES_EXCEED_LIMIT'
    | 'EXPORT_EMAIL_FILE_SIZE_EXCEEDED_LIMIT'
    | 'CIRCUIT_BREAKER_OPEN_FOR_VIEW_TYPE'
  >;
  read?: boolean;
  /** @format date-time */
  createdDateTime?: string;
  /** @format date-time */
  modifiedDateTime?: string;
  percentageComplete?: number;
  emailStatuses?: Dictionary<string>;
  emailErrorDescription?: string;
  scheduleExpression?: string;
  /** Address that always leads to the latest export of the schedule. */
  scheduleStaticLinkUrl?: string;
  exportAllowedToRerun?: boolean;
}

/**
 * Payload of `v2.workforcemanagement.businessunits.{id}.schedulebids.{id}`: a round of bidding for schedules has come into
 * another state.
 */
export interface ScheduleBiddingAdminNotificationTopicScheduleBiddingNotification {
  id?: string;
  buId?: string;
  status?: OpenEnum<'Unknown' | 'Draft' | 'Locked' | 'Scheduled' | 'Optimized' | 'Open' | 'Closed' | 'Processed' | 'Published'>;
  bidType?: OpenEnum<'Unknown' | 'WorkPlanBid' | 'ScheduleBid'>;
}

export type StatEventCampaignTopicIntervalMetrics = StatEventFlowTopicIntervalMetrics;

export type StatEventCampaignTopicMetricStats = StatEventFlowTopicMetricStats;

/** Payload of `v2.outbound.campaigns.{id}.stats`. */
export type StatEventCampaignTopicStatsNotification = StatEventFlowTopicStatsNotification;

export type StatEventFlowOutcomeTopicIntervalMetrics = StatEventFlowTopicIntervalMetrics;

export type StatEventFlowOutcomeTopicMetricStats = StatEventFlowTopicMetricStats;

/** Payload of `v2.analytics.flowoutcome.{id}.aggregates`. */
export type StatEventFlowOutcomeTopicStatsNotification = StatEventFlowTopicStatsNotification;

export interface StatEventFlowTopicIntervalMetrics {
  interval?: string;
  metrics?: StatEventFlowTopicMetricStats[];
}

export interface StatEventFlowTopicMetricStats {
  metric?: string;
  /** Value that the metric is split by; absent where it is not split. */
  qualifier?: string;
  /** Figures by name, such as `count` and `sum`; times in milliseconds. */
  stats?: Dictionary<number>;
}

/** Payload of `v2.analytics.flow.{id}.aggregates`. */
export interface StatEventFlowTopicStatsNotification {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  /** One entry for each interval. */
  data?: StatEventFlowTopicIntervalMetrics[];
}

export type StatEventQueueTopicIntervalMetrics = StatEventFlowTopicIntervalMetrics;

export type StatEventQueueTopicMetricStats = StatEventFlowTopicMetricStats;

/** Payload of `v2.analytics.queues.{id}.observations`. */
export type StatEventQueueTopicStatsNotification = StatEventFlowTopicStatsNotification;

export type StatEventUserTopicIntervalMetrics = StatEventFlowTopicIntervalMetrics;

export type StatEventUserTopicMetricStats = StatEventFlowTopicMetricStats;

/** Payload of `v2.analytics.users.{id}.aggregates`. */
export type StatEventUserTopicStatsNotification = StatEventFlowTopicStatsNotification;

export type StatEventWrapUpCodeTopicIntervalMetrics = StatEventFlowTopicIntervalMetrics;

export type StatEventWrapUpCodeTopicMetricStats = StatEventFlowTopicMetricStats;

/** Payload of `v2.analytics.wrapup.{id}.aggregates`. */
export type StatEventWrapUpCodeTopicStatsNotification = StatEventFlowTopicStatsNotification;

export type SuggestionState = OpenEnum<'Unknown' | 'Suggested' | 'Accepted' | 'Dismissed' | 'Failed' | 'Rated' | 'Triggered'>;

/**
 * Payload of `v2.system.no_longer_subscribed.{id}`, `v2.system.socket_closing`, `v2.system.token_revoked.{id}`,
 * `v2.system.{id}.{id}`.
 */
export interface SystemMessageSystemMessage {
  channelId?: string;
  systemTopicType?: OpenEnum<'no_longer_subscribed' | 'subscription_changed' | 'token_revoked'>;
  correlationId?: string;
  organizationId?: string;
  userId?: string;
  oauthClientId?: string;
  reason?: OpenEnum<'another_channel_subscribed' | 'user_tokens_revoked'>;
  message?: string;
  data?: Dictionary<JsonObject>;
  oauthClientOrgId?: string;
}

export type TestTopicPhraseTestPhraseDetectedPhrase = GenAiPhrasesTestPhraseDetectedPhrase;

export type TestTopicPhraseTestPhraseMatchedTranscript = GenAiPhrasesTestPhraseMatchedTranscript;

export type TestTopicPhraseTestTopicPhraseResults = CreateGeneralProgramTestTopicPhraseResults;

/**
 * Payload of `v2.speechandtextanalytics.topics.testphrase.jobs.{id}`: a job that tries out phrases of a topic has come further.
 */
export type TestTopicPhraseTopicsDefinitionsJob = PublishTopicTopicsDefinitionsJob;

export interface TranscriptionTopicTranscriptAlternative {
  confidence?: number;
  offsetMs?: number;
  durationMs?: number;
  transcript?: string;
  words?: TranscriptionTopicTranscriptWord[];
  decoratedTranscript?: string;
  decoratedWords?: TranscriptionTopicTranscriptWord[];
}

export interface TranscriptionTopicTranscriptResult {
  utteranceId?: string;
  isFinal?: boolean;
  channel?: OpenEnum<'UNKNOWN' | 'INTERNAL' | 'EXTERNAL' | 'BOTH'>;
  alternatives?: TranscriptionTopicTranscriptAlternative[];
  agentAssistantId?: string;
  engineId?: string;
  dialect?: string;
  speechTextAnalyticsProgramId?: string;
  agentAssistEnabled?: boolean;
  voiceTranscriptionEnabled?: boolean;
  engineProvider?: string;
  engineName?: string;
}

export interface TranscriptionTopicTranscriptWord {
  confidence?: number;
  startTimeMs?: number;
  offsetMs?: number;
  durationMs?: number;
  word?: string;
}

/** Payload of `v2.conversations.{id}.transcription`. */
export interface TranscriptionTopicTranscriptionMessage {
  /** @format date-time */
  eventTime?: string;
  organizationId?: string;
  conversationId?: string;
  communicationId?: string;
  sessionStartTimeMs?: number;
  transcriptionStartTimeMs?: number;
  transcripts?: TranscriptionTopicTranscriptResult[];
  status?: TranscriptionTopicTranscriptionRequestStatus;
  speechTextAnalyticsProgramId?: string;
}

export interface TranscriptionTopicTranscriptionRequestStatus {
  offsetMs?: number;
  status?: OpenEnum<'UNKNOWN' | 'SESSION_ONGOING' | 'SESSION_ENDED'>;
}

/** Payload of `v2.telephony.providers.edges.trunks.{id}`. */
export interface TrunkInstanceTopicTrunk {
  id?: string;
  connectedStatus?: TrunkInstanceTopicTrunkConnectedStatus;
  optionsStatus?: TrunkInstanceTopicTrunkMetricsOptions[];
  registersStatus?: TrunkInstanceTopicTrunkMetricsRegisters[];
  ipStatus?: TrunkInstanceTopicTrunkMetricsNetworkTypeIp;
}

export type TrunkInstanceTopicTrunkConnectedStatus = TrunkConnectedStatus;

export type TrunkInstanceTopicTrunkErrorInfo = TrunkErrorInfo;

export type TrunkInstanceTopicTrunkErrorInfoDetails = TrunkErrorInfoDetails;

export type TrunkInstanceTopicTrunkMetricsNetworkTypeIp = TrunkMetricsNetworkTypeIp;

export type TrunkInstanceTopicTrunkMetricsOptions = TrunkMetricsOptions;

export type TrunkInstanceTopicTrunkMetricsRegisters = TrunkMetricsRegisters;

/** Payload of `v2.telephony.providers.edges.trunks.{id}.metrics`. */
export interface TrunkMetricsTopicTrunkMetrics {
  calls?: TrunkMetricsTopicTrunkMetricsCalls;
  /** @format date-time */
  eventTime?: string;
  qos?: TrunkMetricsTopicTrunkMetricsQoS;
  trunk?: TrunkMetricsTopicUriReference;
}

export type TrunkMetricsTopicTrunkMetricsCalls = TrunkMetricsCalls;

export interface TrunkMetricsTopicTrunkMetricsQoS {
  mismatchCount?: number;
}

export type TrunkMetricsTopicUriReference = NamedEntity;

/**
 * Payload of `v2.subscription.updated`: a channel no longer receives what it subscribed to, because another channel took over or
 * a token was revoked.
 */
export type UpdatedTopicSystemMessage = SystemMessageSystemMessage;

export type UserConversationsEventMediaSummary = MediaSummary;

export type UserConversationsEventMediaSummaryDetail = MediaSummaryDetail;

/** Payload of `v2.users.{id}.conversationsummary`. */
export type UserConversationsEventUserConversationSummary = UserConversationSummary;

/** Payload of `v2.analytics.users.details.jobs.availability`. */
export type UserDetailsDatalakeAvailabilityTopicDataAvailabilityChangeNotification = DataAvailabilityResponse;

/** Payload of `v2.detail.events.conversation.{id}.user.end`. */
export interface UserEndDetailEventTopicUserEndEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  disconnectType?: DetailEventDisconnectType;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  callbackUserName?: string;
  callbackNumbers?: string[];
  callbackScheduledTime?: number;
  subject?: string;
  messageType?: DetailEventMessageType;
  userId?: string;
  divisionId?: string;
  queueId?: string;
  interactingDurationMs?: number;
  heldDurationMs?: number;
  alertingDurationMs?: number;
  contactingDurationMs?: number;
  dialingDurationMs?: number;
  /** Ms that the callback took. */
  callbackDurationMs?: number;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  utilizationLabel?: string;
}

/** Payload of `v2.users.{id}.greetings`. */
export interface UserGreetingEventGreeting {
  id?: string;
  name?: string;
  type?: string;
  ownerType?: string;
  owner?: UserGreetingEventGreetingOwner;
  greetingAudioFile?: UserGreetingEventGreetingAudioFile;
  audioTTS?: string;
}

export interface UserGreetingEventGreetingAudioFile {
  durationMilliseconds?: number;
  sizeBytes?: number;
}

export type UserGreetingEventGreetingOwner = Entity;

export interface UserRoutingStatusErrorInfo {
  errorCode?: string;
  status?: number;
  correlationId?: string;
  userMessage?: string;
  userParamsMessage?: string;
  userParams?: UserRoutingStatusUserParam[];
}

export interface UserRoutingStatusRoutingStatus {
  status?: AgentRoutingStatus;
  /** @format date-time */
  startTime?: string;
}

export interface UserRoutingStatusUserParam {
  key?: string;
  value?: string;
  additionalProperties?: Dictionary<JsonObject>;
}

/** Payload of `v2.users.{id}.routingStatus`. */
export interface UserRoutingStatusUserRoutingStatus {
  /** Id of the user. */
  id?: string;
  /** The new status. */
  routingStatus?: UserRoutingStatusRoutingStatus;
  /** Present where the change failed. */
  errorInfo?: UserRoutingStatusErrorInfo;
}

/** Payload of `v2.detail.events.conversation.{id}.user.start`. */
export interface UserStartDetailEventTopicUserStartEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  callbackUserName?: string;
  callbackNumbers?: string[];
  callbackScheduledTime?: number;
  subject?: string;
  messageType?: DetailEventMessageType;
  userId?: string;
  divisionId?: string;
  queueId?: string;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  utilizationLabel?: string;
}

export type UserStationChangeTopicUser = Entity;

export interface UserStationChangeTopicUserStation {
  id?: string;
  name?: string;
  associatedUser?: UserStationChangeTopicUser;
}

/** Payload of `v2.users.{id}.station`. */
export interface UserStationChangeTopicUserStations {
  associatedStation?: UserStationChangeTopicUserStation;
}

/** Payload of `v2.users.{id}.tokens`. */
export interface UserTokensTopicTokenNotification {
  user?: UserTokensTopicUriReference;
  ipAddress?: string;
  dateCreated?: string;
  tokenExpirationDate?: string;
  sessionId?: string;
  clientId?: string;
  tokenHash?: string;
}

export type UserTokensTopicUriReference = NamedEntity;

export interface V2ConversationMessageTypingEventForUserTopicConversationButtonComponent {
  title?: string;
  actions?: V2ConversationMessageTypingEventForUserTopicConversationContentActions;
}

export type V2ConversationMessageTypingEventForUserTopicConversationContentActions = ContentActions;

export interface V2ConversationMessageTypingEventForUserTopicConversationContentAttachment {
  id?: string;
  mediaType?: ContentAttachmentMediaType;
  url?: string;
  mime?: string;
  text?: string;
  sha256?: string;
  filename?: string;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationContentButtonResponse {
  type?: OpenEnum<'Button' | 'QuickReply'>;
  text?: string;
  payload?: string;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationContentGeneric {
  title?: string;
  description?: string;
  image?: string;
  video?: string;
  actions?: V2ConversationMessageTypingEventForUserTopicConversationContentActions;
  components?: V2ConversationMessageTypingEventForUserTopicConversationButtonComponent[];
}

export type V2ConversationMessageTypingEventForUserTopicConversationContentLocation = ConversationContentLocation;

export interface V2ConversationMessageTypingEventForUserTopicConversationContentNotificationTemplate {
  id?: string;
  language?: string;
  header?: V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateHeader;
  body?: V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateBody;
  footer?: V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateFooter;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationContentQuickReply {
  text?: string;
  payload?: string;
  image?: string;
  action?: OpenEnum<'Message'>;
}

export type V2ConversationMessageTypingEventForUserTopicConversationContentStory = ConversationContentStory;

export interface V2ConversationMessageTypingEventForUserTopicConversationEventCoBrowse {
  type?: OpenEnum<'Offering' | 'OfferingExpired' | 'OfferingAccepted' | 'OfferingRejected'>;
  sessionId?: string;
  sessionJoinToken?: string;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationEventTyping {
  type?: OpenEnum<'On'>;
  duration?: number;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationMessageContent {
  contentType?: EventMessageContentType;
  location?: V2ConversationMessageTypingEventForUserTopicConversationContentLocation;
  story?: V2ConversationMessageTypingEventForUserTopicConversationContentStory;
  attachment?: V2ConversationMessageTypingEventForUserTopicConversationContentAttachment;
  quickReply?: V2ConversationMessageTypingEventForUserTopicConversationContentQuickReply;
  template?: V2ConversationMessageTypingEventForUserTopicConversationContentNotificationTemplate;
  buttonResponse?: V2ConversationMessageTypingEventForUserTopicConversationContentButtonResponse;
  generic?: V2ConversationMessageTypingEventForUserTopicConversationContentGeneric;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationMessageEvent {
  eventType?: OpenEnum<'CoBrowse' | 'Typing'>;
  /** @deprecated The platform no longer has it. */
  coBrowse?: V2ConversationMessageTypingEventForUserTopicConversationEventCoBrowse;
  typing?: V2ConversationMessageTypingEventForUserTopicConversationEventTyping;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationMessagingChannel {
  id?: string;
  platform?: MessagingPlatform;
  /** @deprecated The platform no longer has it. */
  messageId?: string;
  to?: V2ConversationMessageTypingEventForUserTopicConversationMessagingToRecipient;
  from?: V2ConversationMessageTypingEventForUserTopicConversationMessagingFromRecipient;
  /** @format date-time */
  time?: string;
  /** @format date-time @deprecated The platform no longer has it. */
  dateModified?: string;
  /** @format date-time @deprecated The platform no longer has it. */
  dateDeleted?: string;
  /** @deprecated The platform no longer has it. */
  metadata?: V2ConversationMessageTypingEventForUserTopicConversationMessagingChannelMetadata;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationMessagingChannelMetadata {
  customAttributes?: Dictionary<string>;
}

export type V2ConversationMessageTypingEventForUserTopicConversationMessagingFromRecipient =
  V2ConversationMessageTypingEventForUserTopicConversationMessagingToRecipient;

export interface V2ConversationMessageTypingEventForUserTopicConversationMessagingToRecipient {
  nickname?: string;
  id?: string;
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque'>;
  image?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  additionalIds?: V2ConversationMessageTypingEventForUserTopicConversationRecipientAdditionalIdentifier[];
}

export interface V2ConversationMessageTypingEventForUserTopicConversationNormalizedMessage {
  /** @deprecated The platform no longer has it. */
  id?: string;
  channel?: V2ConversationMessageTypingEventForUserTopicConversationMessagingChannel;
  type?: OpenEnum<'Text' | 'Structured' | 'Receipt' | 'Event'>;
  /** @deprecated The platform no longer has it. */
  text?: string;
  /** @deprecated The platform no longer has it. */
  content?: V2ConversationMessageTypingEventForUserTopicConversationMessageContent[];
  events?: V2ConversationMessageTypingEventForUserTopicConversationMessageEvent[];
  /** @deprecated The platform no longer has it. */
  status?: NormalizedMessageStatus;
  /** @deprecated The platform no longer has it. */
  reasons?: V2ConversationMessageTypingEventForUserTopicConversationReason[];
  /** @deprecated The platform no longer has it. */
  originatingEntity?: OpenEnum<'Human' | 'Bot'>;
  /** @deprecated The platform no longer has it. */
  isFinalReceipt?: boolean;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  /** @deprecated The platform no longer has it. */
  metadata?: Dictionary<string>;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateBody {
  text?: string;
  parameters?: V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateParameter[];
}

export type V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateFooter =
  ConversationNotificationTemplateFooter;

export interface V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateHeader {
  type?: OpenEnum<'Text' | 'Media'>;
  text?: string;
  media?: V2ConversationMessageTypingEventForUserTopicConversationContentAttachment;
  parameters?: V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateParameter[];
}

export interface V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateParameter {
  name?: string;
  text?: string;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationReason {
  code?: OpenEnum<
    | 'MessageExpired'
    | 'RateLimited'
    | 'MessageNotAllowed'
    | 'GeneralError'
    | 'UnsupportedMessage'
    | 'UnknownMessage'
    | 'InvalidMessageStructure'
    | 'InvalidDestination'
    | 'ServerError'
    | 'MediaTypeNotAllowed'
    | 'InvalidMediaContentLength'
    | 'RecipientOptedOut'
  >;
  message?: string;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationRecipientAdditionalIdentifier {
  type?: OpenEnum<'Deployment' | 'Subject' | 'Unknown'>;
  value?: string;
}

/** Payload of `v2.users.{id}.conversations.inbound.typing.event`. */
export interface V2ConversationMessageTypingEventForUserTopicMessageData {
  conversationId?: string;
  normalizedMessage?: V2ConversationMessageTypingEventForUserTopicConversationNormalizedMessage;
}

export type V2ConversationMessageTypingEventForWorkflowTopicConversationButtonComponent =
  V2ConversationMessageTypingEventForUserTopicConversationButtonComponent;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationContentActions = ContentActions;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationContentAttachment =
  V2ConversationMessageTypingEventForUserTopicConversationContentAttachment;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationContentButtonResponse =
  V2ConversationMessageTypingEventForUserTopicConversationContentButtonResponse;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationContentGeneric =
  V2ConversationMessageTypingEventForUserTopicConversationContentGeneric;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationContentLocation = ConversationContentLocation;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationContentNotificationTemplate =
  V2ConversationMessageTypingEventForUserTopicConversationContentNotificationTemplate;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationContentQuickReply =
  V2ConversationMessageTypingEventForUserTopicConversationContentQuickReply;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationContentStory = ConversationContentStory;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationEventCoBrowse =
  V2ConversationMessageTypingEventForUserTopicConversationEventCoBrowse;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationEventTyping =
  V2ConversationMessageTypingEventForUserTopicConversationEventTyping;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationMessageContent =
  V2ConversationMessageTypingEventForUserTopicConversationMessageContent;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationMessageEvent =
  V2ConversationMessageTypingEventForUserTopicConversationMessageEvent;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingChannel =
  V2ConversationMessageTypingEventForUserTopicConversationMessagingChannel;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingChannelMetadata =
  V2ConversationMessageTypingEventForUserTopicConversationMessagingChannelMetadata;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingFromRecipient =
  V2ConversationMessageTypingEventForUserTopicConversationMessagingToRecipient;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingToRecipient =
  V2ConversationMessageTypingEventForUserTopicConversationMessagingToRecipient;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationNormalizedMessage =
  V2ConversationMessageTypingEventForUserTopicConversationNormalizedMessage;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateBody =
  V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateBody;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateFooter =
  ConversationNotificationTemplateFooter;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateHeader =
  V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateHeader;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateParameter =
  V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateParameter;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationReason =
  V2ConversationMessageTypingEventForUserTopicConversationReason;

export type V2ConversationMessageTypingEventForWorkflowTopicConversationRecipientAdditionalIdentifier =
  V2ConversationMessageTypingEventForUserTopicConversationRecipientAdditionalIdentifier;

/** Payload of `v2.workflows.{id}.conversations.inbound.typing.event`. */
export type V2ConversationMessageTypingEventForWorkflowTopicMessageData = V2ConversationMessageTypingEventForUserTopicMessageData;

export interface V2FlowExecutionDataFlowidTopicFlowErrorWarningInfo {
  reason?: string;
  executionId?: string;
  objectId?: string;
}

/** Payload of `v2.flows.instances.flow.{id}`: an execution of a flow, step by step. */
export interface V2FlowExecutionDataFlowidTopicFlowExecutionHistory {
  executionId?: string;
  conversationId?: string;
  divisionId?: string;
  /** @format date-time */
  endDateTime?: string;
  endpoint?: string;
  errors?: V2FlowExecutionDataFlowidTopicFlowErrorWarningInfo[];
  /** The steps, in the order in which they were taken. */
  execution?: V2FlowExecutionDataFlowidTopicFlowExecutionItem[];
  flowExitReason?: string;
  flowId?: string;
  /** Whether the flow ran for debugging. */
  flowIsDebug?: boolean;
  /** Whether steps are missing because there were too many. */
  executionItemsTruncated?: boolean;
  flowType?: string;
  flowVersion?: string;
  messageType?: OpenEnum<
    'unknown' | 'sms' | 'twitter' | 'facebook' | 'instagram' | 'line' | 'whatsapp' | 'webmessaging' | 'open'
  >;
  /** What started the flow. */
  invokingContext?: V2FlowExecutionDataFlowidTopicInvokingContextInfo;
  /** @format date-time */
  startDateTime?: string;
  warnings?: V2FlowExecutionDataFlowidTopicFlowErrorWarningInfo[];
  /** Where to fetch the whole history. */
  executionHistoryUri?: string;
  executionHistoryUriTtl?: number;
}

/** One step of an execution. */
export interface V2FlowExecutionDataFlowidTopicFlowExecutionItem {
  objectType?: string;
  objectId?: string;
  /** The way by which the flow left the step. */
  outputPathId?: string;
  executionId?: string;
  /** @format date-time */
  startDateTime?: string;
  error?: V2FlowExecutionDataFlowidTopicFlowErrorWarningInfo;
  warning?: V2FlowExecutionDataFlowidTopicFlowErrorWarningInfo;
  languageTag?: string;
}

/** What started a flow: only the field of the starter is filled. */
export interface V2FlowExecutionDataFlowidTopicInvokingContextInfo {
  flow?: V2FlowExecutionDataFlowidTopicInvokingFlowContext;
  journeyActionMap?: V2FlowExecutionDataFlowidTopicInvokingJourneyActionMapContext;
  processAutomation?: V2FlowExecutionDataFlowidTopicInvokingProcessAutomationContext;
  quality?: V2FlowExecutionDataFlowidTopicInvokingQualityContext;
  workitem?: V2FlowExecutionDataFlowidTopicInvokingWorkitemContext;
}

export interface V2FlowExecutionDataFlowidTopicInvokingFlowContext {
  flowExecutionId?: string;
  objectExecutionId?: string;
}

export interface V2FlowExecutionDataFlowidTopicInvokingJourneyActionMapContext {
  actionMapId?: string;
  actionId?: string;
}

export interface V2FlowExecutionDataFlowidTopicInvokingProcessAutomationContext {
  triggerId?: string;
  triggerName?: string;
}

export interface V2FlowExecutionDataFlowidTopicInvokingQualityContext {
  policyId?: string;
  policyName?: string;
}

export interface V2FlowExecutionDataFlowidTopicInvokingWorkitemContext {
  workitemId?: string;
  workitemName?: string;
}

export type V2IntegrationPresenceEventOrganizationPresence = PresenceEventOrganizationPresence;

/**
 * Payload of `v2.users.{id}.integrationpresence`: a user's presence in another system has changed, or the source that others see.
 */
export interface V2IntegrationPresenceEventPresenceActivityEvent {
  userId?: string;
  eventType?: OpenEnum<'UserPresenceStatusChanged' | 'UserPrimaryPresenceSourceChanged'>;
  source?: string;
  /** @format date-time */
  modifiedDate?: string;
  presenceDefinition?: V2IntegrationPresenceEventOrganizationPresence;
  message?: string;
  /** Source that others see, against `previousDisplaySourceId`. */
  currentDisplaySourceId?: string;
  previousDisplaySourceId?: string;
  /** Presence that the user enters once the interactions under way are finished. */
  futurePresenceDefinition?: V2IntegrationPresenceEventOrganizationPresence;
}

export interface V2MobiusAlertsTopicAddressableEntityRef {
  id?: string;
}

/** Payload of `v2.users.{id}.alerting.alerts`: an alert for the user has been raised, changed or closed. */
export interface V2MobiusAlertsTopicAlert {
  /** The rule that raised it. */
  rule?: V2MobiusAlertsTopicAlertRuleProperties;
  id?: string;
  userId?: string;
  notifications?: V2MobiusAlertsTopicAlertNotification[];
  /** @format date-time */
  dateStart?: string;
  /** @format date-time */
  dateEnd?: string;
  conditions?: V2MobiusAlertsTopicCondition;
  additionalProperties?: Dictionary<string>;
  /** Whether the condition still holds. */
  active?: boolean;
  unread?: boolean;
  muted?: boolean;
  snoozed?: boolean;
  /** Until when no notifications are sent. @format date-time */
  dateMutedUntil?: string;
  /** @format date-time */
  dateSnoozedUntil?: string;
  action?: OpenEnum<
    'UNKNOWN' | 'CREATE' | 'UPDATE' | 'DELETE' | 'CLOSE' | 'RENOTIFY' | 'BULK_DELETE' | 'BULK_UPDATE' | 'UNREAD_COUNT_UPDATE'
  >;
  alertSummary?: V2MobiusAlertsTopicAlertSummary;
  /** Whether to notify as well when the condition no longer holds. */
  sendExitingAlarmNotification?: boolean;
}

export type V2MobiusAlertsTopicAlertNotification = V2MobiusRulesTopicAlertNotification;

export type V2MobiusAlertsTopicAlertNotificationRecipient = V2MobiusRulesTopicAlertNotificationRecipient;

export interface V2MobiusAlertsTopicAlertRuleProperties {
  id?: string;
  name?: string;
  type?: OpenEnum<'ConversationMetrics' | 'UserPresence' | 'WorkforceManagement' | 'OperationalConsole' | 'Unknown'>;
}

export interface V2MobiusAlertsTopicAlertSummary {
  entities?: V2MobiusAlertsTopicAlertSummaryEntity[];
  conversation?: V2MobiusAlertsTopicAddressableEntityRef;
  metricType?: OpenEnum<'Interval' | 'Instance' | 'Unknown'>;
  isTeamMemberRuleSummary?: boolean;
  teamMemberRuleSummary?: boolean;
}

export interface V2MobiusAlertsTopicAlertSummaryEntity {
  entityType?: OpenEnum<'Organization' | 'User' | 'Queue' | 'Group' | 'Edge' | 'Team' | 'TeamMembers'>;
  user?: V2MobiusAlertsTopicAlertingAddressableEntityRef;
  group?: V2MobiusAlertsTopicAlertingAddressableEntityRef;
  queue?: V2MobiusAlertsTopicAlertingAddressableEntityRef;
  team?: V2MobiusAlertsTopicAlertingAddressableEntityRef;
  alerting?: boolean;
}

export interface V2MobiusAlertsTopicAlertingAddressableEntityRef {
  id?: string;
  displayName?: string;
}

/** Conditions on metrics, joined by `type`; `clauses` nests them. */
export interface V2MobiusAlertsTopicCondition {
  id?: string;
  clauses?: V2MobiusAlertsTopicCondition[];
  predicates?: V2MobiusAlertsTopicConditionRulePredicate[];
  type?: OpenEnum<'And' | 'Or' | 'Not' | 'Unknown'>;
}

export type V2MobiusAlertsTopicConditionRulePredicate = V2MobiusRulesTopicConditionRulePredicate;

export type V2MobiusAlertsTopicEntityProperties = V2MobiusRulesTopicEntityProperties;

export interface V2MobiusRulesTopicAlertNotification {
  recipient?: V2MobiusRulesTopicAlertNotificationRecipient;
  notificationTypes?: OpenEnum<'Device' | 'Email' | 'Sms' | 'Push' | 'Unknown'>[];
  locale?: string;
}

export interface V2MobiusRulesTopicAlertNotificationRecipient {
  userId?: string;
  displayName?: string;
  contactAddress?: string;
}

export interface V2MobiusRulesTopicAlertingAddressableEntityRef {
  id?: string;
  displayName?: string;
}

export type V2MobiusRulesTopicCondition = V2MobiusAlertsTopicCondition;

export interface V2MobiusRulesTopicConditionRulePredicate {
  id?: string;
  entity?: V2MobiusRulesTopicEntityProperties;
  metric?: string;
  metricType?: OpenEnum<'Interval' | 'Instance' | 'Unknown'>;
  metricValueType?: OpenEnum<'Count' | 'Percentage' | 'Average' | 'Timer' | 'Observation' | 'Min' | 'Max' | 'Unknown'>;
  value?: number;
  status?: string;
  mediaType?: OpenEnum<'Voice' | 'Chat' | 'Email' | 'Callback' | 'Message' | 'Screenshare' | 'Cobrowse' | 'Unknown'>;
  topic?: string;
  characteristic?: string;
  comparisonOperator?: OpenEnum<'Gt' | 'Gte' | 'Lt' | 'Lte' | 'Eq' | 'Ne' | 'Unknown'>;
}

export interface V2MobiusRulesTopicEntityProperties {
  entityType?: OpenEnum<'Organization' | 'User' | 'Queue' | 'Group' | 'Edge' | 'Team' | 'TeamMembers'>;
  user?: V2MobiusRulesTopicAlertingAddressableEntityRef;
  group?: V2MobiusRulesTopicAlertingAddressableEntityRef;
  queue?: V2MobiusRulesTopicAlertingAddressableEntityRef;
  team?: V2MobiusRulesTopicAlertingAddressableEntityRef;
}

/** Payload of `v2.users.{id}.alerting.rules`: an alerting rule of the user has changed. */
export interface V2MobiusRulesTopicRule {
  id?: string;
  userId?: string;
  name?: string;
  type?: OpenEnum<'ConversationMetrics' | 'UserPresence' | 'WorkforceManagement' | 'OperationalConsole' | 'Unknown'>;
  notifications?: V2MobiusRulesTopicAlertNotification[];
  conditions?: V2MobiusRulesTopicCondition;
  enabled?: boolean;
  /** Whether its condition holds now. */
  inAlarm?: boolean;
  action?: OpenEnum<'UNKNOWN' | 'CREATE' | 'UPDATE' | 'DELETE'>;
  /** @format date-time */
  dateCreated?: string;
  sendExitingAlarmNotification?: boolean;
  /** Ms to wait before notifying again. */
  waitBetweenNotificationMs?: number;
}

export interface V2QueueObservationMetricCountData {
  metric?: OpenEnum<'oAlerting' | 'oInteracting' | 'oWaiting' | 'oFlow' | 'oLongestWaiting' | 'oLongestInteracting'>;
  count?: number;
  /** In the metrics of longest waiting and interacting, the moment at which the longest one began, as an epoch time in ms. */
  calculatedMetricValue?: number;
}

export interface V2QueueObservationMetricCountGroup {
  mediaType?: string;
  data?: V2QueueObservationMetricCountData[];
}

/** Payload of `v2.analytics.queues.{id}.activity`: the interactions of a queue at this moment, counted by media type. */
export interface V2QueueObservationObservationCountNotification {
  results?: V2QueueObservationMetricCountGroup[];
}

/**
 * Payload of `v2.speechandtextanalytics.reprocessing.jobs.{id}`: a job that analyses earlier interactions again has come further.
 */
export interface V2ReprocessJobStateChangedTopicJobStateChanged {
  organizationId?: string;
  jobId?: string;
  jobStatus?: OpenEnum<'Unknown' | 'Queued' | 'InProgress' | 'Completed' | 'Failed'>;
  processedInteractionsCount?: number;
  failedInteractionsCount?: number;
  totalInteractions?: number;
}

export type V2SessionConversationsSummarySettingsPreviewEventConversationFollowupAction =
  ConversationSummaryTopicConversationReason;

export type V2SessionConversationsSummarySettingsPreviewEventConversationReasonMessage =
  ConversationSummaryTopicConversationReason;

export type V2SessionConversationsSummarySettingsPreviewEventConversationResolutionMessage =
  ConversationSummaryTopicConversationReason;

export type V2SessionConversationsSummarySettingsPreviewEventConversationSummaryExtractedEntity =
  ConversationSummaryTopicSummaryExtractedCustomEntity;

export interface V2SessionConversationsSummarySettingsPreviewEventConversationSummaryLabel {
  name?: string;
  description?: string;
  type?: OpenEnum<'CUSTOMER_SETTING' | 'UNKNOWN'>;
}

export interface V2SessionConversationsSummarySettingsPreviewEventConversationSummaryMessage {
  text?: string;
  score?: number;
}

/** Payload of `v2.users.{id}.conversations.summaries.settings.preview`: the summary that a setting under trial has produced. */
export interface V2SessionConversationsSummarySettingsPreviewEventConversationSummarySettingsPreviewMessage {
  /** @format date-time */
  createdDate?: string;
  summaryId?: string;
  sessionId?: string;
  userId?: string;
  summarySettingsId?: string;
  language?: string;
  mediaType?: OpenEnum<'UNKNOWN' | 'MESSAGE' | 'CALL' | 'EMAIL'>;
  summary?: V2SessionConversationsSummarySettingsPreviewEventConversationSummaryMessage;
  reason?: V2SessionConversationsSummarySettingsPreviewEventConversationReasonMessage;
  resolution?: V2SessionConversationsSummarySettingsPreviewEventConversationResolutionMessage;
  followupActions?: V2SessionConversationsSummarySettingsPreviewEventConversationFollowupAction[];
  extractedEntities?: V2SessionConversationsSummarySettingsPreviewEventConversationSummaryExtractedEntity[];
  labels?: V2SessionConversationsSummarySettingsPreviewEventConversationSummaryLabel[];
  /** Set where there is no summary. */
  errorType?: OpenEnum<'UNKNOWN' | 'CONVERSATION_TOO_LONG' | 'CONVERSATION_TOO_SHORT' | 'RATE_LIMITED'>;
  durationMs?: number;
}

/** Payload of `v2.speechandtextanalytics.conversations.{id}.categories`: the categories into which a conversation falls. */
export interface V2StaConversationCategoriesStaConversationCategoriesMessage {
  organizationId?: string;
  conversationId?: string;
  mediaType?: OpenEnum<'unknown' | 'call' | 'chat' | 'email' | 'message'>;
  transcriptIds?: string[];
  categoryIds?: string[];
}

export interface V2StaEmpathyOverallTopicAgentEmpathyScore {
  agentId?: string;
  overallEmpathyScore?: number;
}

/** Payload of `v2.speechandtextanalytics.conversation.{id}.empathy`: how much empathy each agent showed in a conversation. */
export interface V2StaEmpathyOverallTopicOverallEmpathyMessage {
  conversationId?: string;
  queueIds?: string[];
  divisionIds?: string[];
  flowIds?: string[];
  agents?: V2StaEmpathyOverallTopicAgentEmpathyScore[];
}

/** Payload of `v2.speechandtextanalytics.conversation.{id}.sentiment`: the customer's mood over a whole conversation. */
export interface V2StaSentimentOverallTopicOverallSentimentMessage {
  conversationId?: string;
  sentimentOverallScore?: number;
  /** Whether the mood rose or fell in its course. */
  sentimentTrendScore?: number;
  queueIds?: string[];
  divisionIds?: string[];
  flowIds?: string[];
}

export interface V2StaTopicsDetectedTopicParticipant {
  userId?: string;
  queueId?: string;
  divisionId?: string;
  purpose?: string;
  flowId?: string;
}

export interface V2StaTopicsDetectedTopicTopicDetected {
  participant?: string;
  topicId?: string;
  topicName?: string;
}

/** Payload of `v2.speechandtextanalytics.conversation.{id}.topics`: the topics that were talked about. */
export interface V2StaTopicsDetectedTopicTopicsDetectedMessage {
  conversationId?: string;
  communicationId?: string;
  recordingId?: string;
  transcriptId?: string;
  mediaType?: string;
  /** Program whose topics were looked for. */
  programId?: string;
  topics?: V2StaTopicsDetectedTopicTopicDetected[];
  participants?: V2StaTopicsDetectedTopicParticipant[];
}

export interface V2WebMessagingUndeliveredMessageTopicMessage {
  id?: string;
  eventTimeMs?: number;
}

/**
 * Payload of `v2.webmessaging.deployments.{id}.undelivered.messages`: messages that a visitor of a deployment has not received.
 */
export interface V2WebMessagingUndeliveredMessageTopicWebMessagingUndeliveredMessageEventBody {
  conversationId?: string;
  deploymentId?: string;
  participantId?: string;
  externalContactId?: string;
  communicationId?: string;
  /** When the visitor's session ends, as an epoch time. */
  sessionExpiry?: number;
  messages?: V2WebMessagingUndeliveredMessageTopicMessage[];
  /** Epoch time in ms. */
  eventTimeMs?: number;
}

export interface V2WemEngagementCelebrationUpdatesTopicContestCompleteData {
  dateEnd?: string;
  /** Whose names are hidden from the other participants. */
  anonymization?: OpenEnum<'UNKNOWN' | 'NO_ANONYMIZATION' | 'ALL' | 'ALL_EXCEPT_TOP'>;
  metrics?: V2WemEngagementCelebrationUpdatesTopicContestMetrics[];
  prizes?: V2WemEngagementCelebrationUpdatesTopicContestPrizes[];
  winners?: V2WemEngagementCelebrationUpdatesTopicContestWinners[];
}

export interface V2WemEngagementCelebrationUpdatesTopicContestMetrics {
  id?: string;
  name?: string;
}

export type V2WemEngagementCelebrationUpdatesTopicContestPrizes = ContestDataPrizes;

export interface V2WemEngagementCelebrationUpdatesTopicContestWinners {
  tier?: number;
  winnersCount?: number;
  contestScore?: V2WemEngagementCelebrationUpdatesTopicContestWinnersScore;
  users?: V2WemEngagementCelebrationUpdatesTopicContestWinnersUsers[];
}

export type V2WemEngagementCelebrationUpdatesTopicContestWinnersScore = ContestCompleteDataScore;

export interface V2WemEngagementCelebrationUpdatesTopicContestWinnersUsers {
  id?: string;
  rank?: number;
}

/**
 * Payload of `v2.users.{id}.employeeengagement.celebrations`: a recognition or the end of a contest, to be celebrated with the
 * user.
 */
export interface V2WemEngagementCelebrationUpdatesTopicEngagementCelebration {
  id?: string;
  recipient?: V2WemEngagementCelebrationUpdatesTopicUserId;
  createdBy?: V2WemEngagementCelebrationUpdatesTopicUserId;
  dateCreated?: string;
  type?: OpenEnum<'UNKNOWN' | 'RECOGNITION' | 'CONTEST_COMPLETE'>;
  title?: string;
  note?: string;
  /** The recognition or contest behind it. */
  sourceEntity?: V2WemEngagementCelebrationUpdatesTopicSourceEntity;
}

export interface V2WemEngagementCelebrationUpdatesTopicSourceEntity {
  id?: string;
  type?: OpenEnum<
    | 'UNKNOWN'
    | 'THANK_YOU'
    | 'CONGRATULATIONS'
    | 'HIGH_PERFORMANCE'
    | 'COMPANY_VALUES'
    | 'COMPETITION'
    | 'RACE'
    | 'RAFFLE'
    | 'TEAM_GOAL'
  >;
  contestCompleteData?: V2WemEngagementCelebrationUpdatesTopicContestCompleteData;
}

export interface V2WemEngagementCelebrationUpdatesTopicUserId {
  id?: string;
}

/** Payload of `v2.workforcemanagement.agents.opportunities`: an opportunity, such as extra hours, as agents see it. */
export interface V2WfmAgentOpportunityTopicAgentOpportunityNotification {
  id?: string;
  businessUnitId?: string;
  organizationId?: string;
  agentIds?: string[];
  opportunityStartDate?: string;
  opportunityEndDate?: string;
  openDate?: string;
  approvalType?: OpenEnum<'Unknown' | 'Automatic' | 'Manual'>;
  lengthMinutes?: number;
  /** Until when agents can sign up. */
  deadlineDate?: string;
  activityCodeId?: string;
  name?: string;
  description?: string;
  closedDate?: string;
  status?: OpenEnum<'Unknown' | 'Open' | 'Pending' | 'Closed'>;
  eventType?: OpenEnum<'Unknown' | 'Opened' | 'SignedUp' | 'ApprovedAutomatically' | 'ApprovedManually' | 'Withdrawn' | 'Denied'>;
  /** Set where an agent was turned down. */
  denialCode?: OpenEnum<
    'Unknown' | 'ManuallyDenied' | 'AutomaticallyClosed' | 'ManuallyClosed' | 'CapacityFull' | 'ScheduleConflict'
  >;
  reviewNote?: string;
  /** How many more agents can take part. */
  remainingSpaces?: number;
}

export type V2WfmMainForecastExportForecastEventMainForecastErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

/** Payload of `v2.workforcemanagement.businessunits.{id}.main.forecast.export.forecast`: a main forecast has been exported. */
export interface V2WfmMainForecastExportForecastEventMainForecastExportNotification {
  exportType?: string;
  businessUnitId?: string;
  id?: string;
  status?: OpenEnum<'Processing' | 'Complete' | 'Error' | 'Unknown'>;
  /** Where to fetch the file, once complete. */
  downloadUrl?: string;
  error?: V2WfmMainForecastExportForecastEventMainForecastErrorBody;
}

export type V2WfmMainForecastExportHistoricalEventMainForecastErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

/**
 * Payload of `v2.workforcemanagement.businessunits.{id}.main.forecast.export.historical`: the history behind a main forecast has
 * been exported.
 */
export type V2WfmMainForecastExportHistoricalEventMainForecastExportNotification =
  V2WfmMainForecastExportForecastEventMainForecastExportNotification;

export type V2WfmMainForecastExportSnapshotEventMainForecastErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

/**
 * Payload of `v2.workforcemanagement.businessunits.{id}.main.forecast.export.snapshot`: a snapshot of a main forecast has been
 * exported.
 */
export type V2WfmMainForecastExportSnapshotEventMainForecastExportNotification =
  V2WfmMainForecastExportForecastEventMainForecastExportNotification;

/**
 * Payload of `v2.workforcemanagement.businessunits.{id}.opportunities`: an opportunity, such as extra hours, as its planners see
 * it.
 */
export interface V2WfmOpportunityTopicOpportunityNotification {
  id?: string;
  businessUnitId?: string;
  organizationId?: string;
  opportunityStartDate?: string;
  opportunityEndDate?: string;
  openDate?: string;
  approvalType?: OpenEnum<'Unknown' | 'Automatic' | 'Manual'>;
  lengthMinutes?: number;
  /** Until when agents can sign up. */
  deadlineDate?: string;
  activityCodeId?: string;
  name?: string;
  description?: string;
  createdDate?: string;
  publishedDate?: string;
  closedDate?: string;
  status?: OpenEnum<'Unknown' | 'Draft' | 'Published' | 'Open' | 'Pending' | 'Closed'>;
  eventType?: OpenEnum<'Unknown' | 'Published' | 'Created' | 'Updated' | 'Opened' | 'Closed' | 'DeadlineDatePassed'>;
  /** Agents who signed up and wait for an answer. */
  pendingCount?: number;
  withdrawnCount?: number;
  approvedCount?: number;
  deniedCount?: number;
  /** How many more agents can take part. */
  remainingSpaces?: number;
}

export type VideoConferenceUpdateTopicParticipantInfo = ParticipantInfo;

/** Payload of `v2.video.conferences.{id}`: a participant has entered or left a video conference. */
export type VideoConferenceUpdateTopicVideoConference = VideoConferenceDetails;

/** Payload of `v2.detail.events.conversation.{id}.voicemail.end`. */
export interface VoicemailEndDetailEventTopicVoicemailEndEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  disconnectType?: DetailEventDisconnectType;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  userId?: string;
  queueId?: string;
  divisionId?: string;
  voicemailDurationMs?: number;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  utilizationLabel?: string;
}

export type VoicemailMessagesTopicOwner = Entity;

export interface VoicemailMessagesTopicVoicemailCopyRecord {
  user?: VoicemailMessagesTopicOwner;
  group?: VoicemailMessagesTopicOwner;
}

/** Payload of `v2.users.{id}.voicemail.messages`. */
export interface VoicemailMessagesTopicVoicemailMessage {
  id?: string;
  read?: boolean;
  audioRecordingDurationSeconds?: number;
  audioRecordingSizeBytes?: number;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  callerAddress?: string;
  callerName?: string;
  action?: string;
  note?: string;
  deleted?: boolean;
  modifiedByUserId?: string;
  copiedTo?: VoicemailMessagesTopicVoicemailCopyRecord[];
  copiedFrom?: VoicemailMessagesTopicVoicemailCopyRecord;
  createdDateString?: string;
  modifiedDateString?: string;
}

/** Payload of `v2.detail.events.conversation.{id}.voicemail.start`. */
export interface VoicemailStartDetailEventTopicVoicemailStartEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  userId?: string;
  queueId?: string;
  divisionId?: string;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  utilizationLabel?: string;
}

/** Payload of `v2.webdeployments.configurations.{id}`. */
export interface WebDeploymentsConfigTopicWebMessagingConfigChangeEventBody {
  id?: string;
  version?: string;
  status?: WebDeploymentStatus;
}

export type WebDeploymentsDeploymentTopicWebMessagingConfigChangeEventBody =
  WebDeploymentsConfigTopicWebMessagingConfigChangeEventBody;

/** Payload of `v2.webdeployments.deployments.{id}`. */
export interface WebDeploymentsDeploymentTopicWebMessagingDeploymentChangeEventBody {
  id?: string;
  configuration?: WebDeploymentsDeploymentTopicWebMessagingConfigChangeEventBody;
  status?: WebDeploymentStatus;
}

export type WemCoachingAppointmentTopicCoachingAppointmentConversation = WemCoachingAppointmentTopicCoachingAppointmentDocument;

export interface WemCoachingAppointmentTopicCoachingAppointmentDocument {
  id?: string;
  action?: OpenEnum<'Add' | 'Remove' | 'None'>;
}

export interface WemCoachingAppointmentTopicCoachingAppointmentExternalLink {
  externalLink?: string;
  action?: OpenEnum<'Add' | 'Remove' | 'None'>;
}

/** Payload of `v2.users.{id}.wem.coaching.appointment`. */
export interface WemCoachingAppointmentTopicCoachingAppointmentNotification {
  id?: string;
  name?: string;
  /** @format date-time */
  dateStart?: string;
  lengthInMinutes?: number;
  status?: OpenEnum<'Scheduled' | 'InProgress' | 'Completed' | 'InvalidSchedule'>;
  facilitator?: WemCoachingAppointmentTopicUserReference;
  attendees?: WemCoachingAppointmentTopicUserReference[];
  createdBy?: WemCoachingAppointmentTopicUserReference;
  /** @format date-time */
  dateCreated?: string;
  modifiedBy?: WemCoachingAppointmentTopicUserReference;
  /** @format date-time */
  dateModified?: string;
  conversations?: WemCoachingAppointmentTopicCoachingAppointmentConversation[];
  documents?: WemCoachingAppointmentTopicCoachingAppointmentDocument[];
  changeType?: OpenEnum<'Create' | 'Update' | 'Delete' | 'Invalidate'>;
  /** @format date-time */
  dateCompleted?: string;
  externalLinks?: WemCoachingAppointmentTopicCoachingAppointmentExternalLink[];
}

export type WemCoachingAppointmentTopicUserReference = Entity;

/** Payload of `v2.coaching.scheduleslots.jobs.{id}`: a search for coaching times has come further. */
export interface WemCoachingScheduleSlotJobCompleteTopicCoachingScheduleSlotJobComplete {
  id?: string;
  attendeeIds?: string[];
  /** Users who lead the session and must be free as well. */
  facilitatorIds?: string[];
  lengthInMinutes?: number;
  businessUnitId?: string;
  activityCodeId?: string;
  slotsType?: OpenEnum<'Unknown' | 'BestTime'>;
  results?: WemCoachingScheduleSlotJobCompleteTopicCoachingScheduleSlotJobResults[];
}

export interface WemCoachingScheduleSlotJobCompleteTopicCoachingScheduleSlotJobResults {
  interval?: string;
  status?: OpenEnum<'Unknown' | 'InProgress' | 'Complete' | 'Error'>;
  /** Absent while the search runs and where it found nothing. */
  slot?: WemCoachingScheduleSlotJobCompleteTopicCoachingScheduleSlotJobResultsSlot;
  hasConflict?: boolean;
}

export interface WemCoachingScheduleSlotJobCompleteTopicCoachingScheduleSlotJobResultsSlot {
  dateStart?: string;
  schedule?: WemCoachingScheduleSlotJobCompleteTopicCoachingScheduleSlotJobResultsSlotSchedule;
}

export interface WemCoachingScheduleSlotJobCompleteTopicCoachingScheduleSlotJobResultsSlotSchedule {
  id?: string;
  weekDate?: string;
  weekCount?: number;
}

export interface WemCoachingUserNotificationTopicCoachingAppointmentReference {
  id?: string;
}

/** Payload of `v2.users.{id}.wem.coaching.notification`: the user is notified of a coaching appointment. */
export interface WemCoachingUserNotificationTopicCoachingUserNotification {
  id?: string;
  name?: string;
  markedAsRead?: boolean;
  actionType?: OpenEnum<'Create' | 'Update' | 'Delete' | 'StatusChange'>;
  /** The user's part in the appointment. */
  relationship?: OpenEnum<'Attendee' | 'Facilitator' | 'Creator'>;
  appointment?: WemCoachingUserNotificationTopicCoachingAppointmentReference;
  /** @format date-time */
  dateStart?: string;
  lengthInMinutes?: number;
  status?: OpenEnum<'Scheduled' | 'InProgress' | 'Completed' | 'InvalidSchedule'>;
}

/** Payload of `v2.workforcemanagement.businessunits.{id}.activityplans.jobs`: a job on an activity plan has ended. */
export interface WfmActivityPlanJobCompleteTopicActivityPlanJobCompleteNotification {
  id?: string;
  type?: OpenEnum<
    'RunPlan' | 'DeleteOccurrence' | 'DeleteActivityPlan' | 'DeleteOccurrences' | 'DeleteSessions' | 'DeleteSessionUsers'
  >;
  activityPlan?: WfmActivityPlanJobCompleteTopicActivityPlanReference;
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  /** Sessions that could not be scheduled or deleted as wanted. */
  exceptions?: WfmActivityPlanJobCompleteTopicActivityPlanJobException[];
  error?: WfmActivityPlanJobCompleteTopicErrorBody;
}

export interface WfmActivityPlanJobCompleteTopicActivityPlanJobException {
  exceptionType?: OpenEnum<'UnscheduledAttendees' | 'SessionsNotDeleted'>;
  occurrences?: WfmActivityPlanJobCompleteTopicActivityPlanOccurrenceReference[];
}

export interface WfmActivityPlanJobCompleteTopicActivityPlanOccurrenceReference {
  id?: string;
  sessions?: WfmActivityPlanJobCompleteTopicActivityPlanSessionReference[];
}

export interface WfmActivityPlanJobCompleteTopicActivityPlanReference {
  id?: string;
  occurrences?: WfmActivityPlanJobCompleteTopicActivityPlanOccurrenceReference[];
}

export interface WfmActivityPlanJobCompleteTopicActivityPlanSessionReference {
  id?: string;
  users?: WfmActivityPlanJobCompleteTopicUserReference[];
}

export type WfmActivityPlanJobCompleteTopicErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

export interface WfmActivityPlanJobCompleteTopicUserReference {
  id?: string;
}

/**
 * Payload of `v2.workforcemanagement.businessunits.{id}.activityplans.runs.jobs`: a run of an activity plan, which schedules its
 * sessions, has ended.
 */
export type WfmActivityPlanRunJobCompleteTopicActivityPlanJobCompleteNotification =
  WfmActivityPlanJobCompleteTopicActivityPlanJobCompleteNotification;

export type WfmActivityPlanRunJobCompleteTopicActivityPlanJobException = WfmActivityPlanJobCompleteTopicActivityPlanJobException;

export type WfmActivityPlanRunJobCompleteTopicActivityPlanOccurrenceReference =
  WfmActivityPlanJobCompleteTopicActivityPlanOccurrenceReference;

export type WfmActivityPlanRunJobCompleteTopicActivityPlanReference = WfmActivityPlanJobCompleteTopicActivityPlanReference;

export type WfmActivityPlanRunJobCompleteTopicActivityPlanSessionReference =
  WfmActivityPlanJobCompleteTopicActivityPlanSessionReference;

export type WfmActivityPlanRunJobCompleteTopicErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

export interface WfmActivityPlanRunJobCompleteTopicUserReference {
  id?: string;
}

export type WfmAdherenceExplanationJobCompleteTopicAdherenceExplanationChangedNotification =
  WfmAgentAdherenceExplanationChangedAgentTopicAdherenceExplanationChangedNotification;

/**
 * Payload of `v2.users.{id}.workforcemanagement.adherence.explanations.jobs`: a job that adds, changes or lists adherence
 * explanations has ended.
 */
export interface WfmAdherenceExplanationJobCompleteTopicAdherenceExplanationJobNotification {
  id?: string;
  type?: OpenEnum<'AddExplanation' | 'UpdateExplanation' | 'QueryAgentExplanations' | 'QueryBuExplanations'>;
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  adherenceExplanation?: WfmAdherenceExplanationJobCompleteTopicAdherenceExplanationChangedNotification;
  /** Where to fetch the explanations of a query. */
  downloadUrl?: string;
  error?: WfmAdherenceExplanationJobCompleteTopicErrorBody;
}

export interface WfmAdherenceExplanationJobCompleteTopicBusinessUnit {
  id?: string;
}

export type WfmAdherenceExplanationJobCompleteTopicErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

export interface WfmAdherenceExplanationJobCompleteTopicManagementUnit {
  id?: string;
}

export interface WfmAdherenceExplanationJobCompleteTopicUserReference {
  id?: string;
}

/**
 * Payload of `v2.workforcemanagement.agents.{id}.adherence.explanations`: an agent's explanation for not keeping to the schedule
 * has been handed in or judged.
 */
export interface WfmAgentAdherenceExplanationChangedAgentTopicAdherenceExplanationChangedNotification {
  id?: string;
  agent?: WfmAgentAdherenceExplanationChangedAgentTopicUserReference;
  managementUnit?: WfmAgentAdherenceExplanationChangedAgentTopicManagementUnit;
  businessUnit?: WfmAgentAdherenceExplanationChangedAgentTopicBusinessUnit;
  type?: OpenEnum<'Late'>;
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
  /** @format date-time */
  startDate?: string;
  /** Minutes that it accounts for. */
  lengthMinutes?: number;
  notes?: string;
  reviewedBy?: WfmAgentAdherenceExplanationChangedAgentTopicUserReference;
  /** @format date-time */
  reviewedDate?: string;
}

export interface WfmAgentAdherenceExplanationChangedAgentTopicBusinessUnit {
  id?: string;
}

export interface WfmAgentAdherenceExplanationChangedAgentTopicManagementUnit {
  id?: string;
}

export interface WfmAgentAdherenceExplanationChangedAgentTopicUserReference {
  id?: string;
}

/**
 * Payload of `v2.workforcemanagement.businessunits.{id}.adherence.explanations`: an agent of the business unit has handed in an
 * adherence explanation, or one has been judged.
 */
export type WfmAgentAdherenceExplanationChangedBusinessUnitTopicAdherenceExplanationChangedNotification =
  WfmAgentAdherenceExplanationChangedAgentTopicAdherenceExplanationChangedNotification;

export interface WfmAgentAdherenceExplanationChangedBusinessUnitTopicBusinessUnit {
  id?: string;
}

export interface WfmAgentAdherenceExplanationChangedBusinessUnitTopicManagementUnit {
  id?: string;
}

export interface WfmAgentAdherenceExplanationChangedBusinessUnitTopicUserReference {
  id?: string;
}

/**
 * Payload of `v2.workforcemanagement.managementunits.{id}.agentschedules.changed`: schedules of agents in a management unit have
 * changed.
 */
export interface WfmAgentManagementUnitScheduleChangedTopicAgentMuScheduleChangedNotification {
  agents?: WfmAgentManagementUnitScheduleChangedTopicAgentMuUserScheduleChanged[];
  /** Up to when agents may see schedules. */
  visibilityRange?: WfmAgentManagementUnitScheduleChangedTopicAgentMuScheduleVisibilityRange;
}

export type WfmAgentManagementUnitScheduleChangedTopicAgentMuScheduleVisibilityRange =
  WfmAgentScheduleUpdateTopicAgentScheduleVisibilityRange;

export interface WfmAgentManagementUnitScheduleChangedTopicAgentMuUserScheduleChanged {
  agentId?: string;
  startDate?: string;
  endDate?: string;
}

/**
 * Payload of `v2.users.{id}.workforcemanagement.agentschedules.managementunit.search.complete`: an agent's search through the
 * schedules of the management unit has ended.
 */
export interface WfmAgentMuScheduleSearchCompleteTopicAgentMuScheduleSearchCompleteNotification {
  operationId?: string;
  status?: WfmOperationStatus;
  /** Where to fetch the schedules, once complete. */
  downloadUrl?: string;
  error?: WfmAgentMuScheduleSearchCompleteTopicErrorBody;
}

export type WfmAgentMuScheduleSearchCompleteTopicErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

export type WfmAgentScheduleUpdateTopicAgentScheduleShiftUpdate = BuAgentScheduleUpdate;

/** Shifts of one agent that were added, edited or deleted. */
export interface WfmAgentScheduleUpdateTopicAgentScheduleUpdateNotification {
  user?: WfmAgentScheduleUpdateTopicUserReference;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  updates?: WfmAgentScheduleUpdateTopicAgentScheduleShiftUpdate[];
  visibilityRange?: WfmAgentScheduleUpdateTopicAgentScheduleVisibilityRange;
}

export interface WfmAgentScheduleUpdateTopicAgentScheduleVisibilityRange {
  endBusinessUnitDate?: string;
  endDate?: string;
}

export type WfmAgentScheduleUpdateTopicUserReference = Entity;

export interface WfmAgentScheduleUpdateTopicWfmAgentScheduleUpdate {
  updateType?: OpenEnum<'Added' | 'Edited' | 'Deleted'>;
  /** @format date-time */
  shiftStartDates?: string[];
}

/** Payload of `v2.users.{id}.workforcemanagement.schedules`. */
export interface WfmAgentScheduleUpdateTopicWfmAgentScheduleUpdateNotification {
  user?: WfmAgentScheduleUpdateTopicUserReference;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  shifts?: WfmAgentScheduleUpdateTopicWfmScheduleShift[];
  fullDayTimeOffMarkers?: WfmAgentScheduleUpdateTopicWfmFullDayTimeOffMarker[];
  updates?: WfmAgentScheduleUpdateTopicWfmAgentScheduleUpdate[];
}

export interface WfmAgentScheduleUpdateTopicWfmFullDayTimeOffMarker {
  timeOffRequestId?: string;
  managementUnitDate?: string;
  activityCodeId?: string;
  isPaid?: boolean;
  lengthInMinutes?: number;
  description?: string;
  paid?: boolean;
}

export interface WfmAgentScheduleUpdateTopicWfmScheduleActivity {
  activityCodeId?: string;
  /** @format date-time */
  startDate?: string;
  countsAsPaidTime?: boolean;
  lengthInMinutes?: number;
  timeOffRequestId?: string;
  description?: string;
}

export interface WfmAgentScheduleUpdateTopicWfmScheduleShift {
  weekDate?: string;
  weekScheduleId?: string;
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthInMinutes?: number;
  activities?: WfmAgentScheduleUpdateTopicWfmScheduleActivity[];
}

/** Payload of `v2.users.{id}.workforcemanagement.alternative.shift.jobs`: a job on alternative shifts has ended. */
export interface WfmAlternativeShiftJobCompleteEventV3AlternativeShiftJobCompleteNotification {
  id?: string;
  type?: OpenEnum<'ListOffers' | 'SearchOffers' | 'ListUserTrades' | 'SearchTrades' | 'BulkUpdateTrades'>;
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  /** Where to fetch the offers or trades of a query. */
  downloadUrl?: string;
  error?: WfmAlternativeShiftJobCompleteEventV3ErrorBody;
}

export type WfmAlternativeShiftJobCompleteEventV3ErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

export type WfmBuIntradayDataUpdateTopicBuIntradayDataGroup = BuIntradayDataGroup;

export type WfmBuIntradayDataUpdateTopicBuIntradayForecastData = BuIntradayForecastData;

/** Payload of `v2.businessunits.{id}.workforcemanagement.intraday`. */
export interface WfmBuIntradayDataUpdateTopicBuIntradayNotification {
  operationId?: string;
  result?: WfmBuIntradayDataUpdateTopicBuIntradayResult;
}

export interface WfmBuIntradayDataUpdateTopicBuIntradayResult {
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  intervalLengthMinutes?: number;
  intradayDataGroupings?: WfmBuIntradayDataUpdateTopicBuIntradayDataGroup[];
  categories?: OpenEnum<'ForecastData' | 'ScheduleData' | 'PerformancePredictionData'>[];
  noDataReason?: string;
  schedule?: WfmBuIntradayDataUpdateTopicBuScheduleReference;
  shortTermForecast?: WfmBuIntradayDataUpdateTopicBuShortTermForecastReference;
}

export type WfmBuIntradayDataUpdateTopicBuIntradayScheduleData = BuIntradayScheduleData;

export type WfmBuIntradayDataUpdateTopicBuScheduleReference = WfmBuScheduleRunTopicBuScheduleReference;

export type WfmBuIntradayDataUpdateTopicBuShortTermForecastReference = WfmBuScheduleTopicBuShortTermForecastReference;

export type WfmBuIntradayDataUpdateTopicIntradayPerformancePredictionData = IntradayPerformancePredictionData;

/** Payload of `v2.workforcemanagement.users.{id}.schedules.query`. */
export interface WfmBuScheduleQueryResultTopicBuScheduleSearchResultNotification {
  operationId?: string;
  businessUnitId?: string;
  downloadUrl?: string;
}

export interface WfmBuScheduleRunTopicBuScheduleReference {
  id?: string;
  /** @format date-time */
  weekDate?: string;
}

export interface WfmBuScheduleRunTopicBuScheduleRun {
  id?: string;
  percentComplete?: number;
  intradayRescheduling?: boolean;
  state?: BuScheduleRunState;
  weekCount?: number;
  schedule?: WfmBuScheduleRunTopicBuScheduleReference;
  schedulingCanceledBy?: WfmBuScheduleRunTopicUserReference;
  schedulingCompletedTime?: string;
  messageCount?: number;
  messageSeverityCounts?: WfmBuScheduleRunTopicSchedulerMessageSeverityCount[];
}

/** Payload of `v2.workforcemanagement.businessunits.{id}.scheduling.runs`. */
export interface WfmBuScheduleRunTopicBuSchedulingRunProgressNotification {
  status?: WfmOperationStatus;
  operationId?: string;
  result?: WfmBuScheduleRunTopicBuScheduleRun;
}

export type WfmBuScheduleRunTopicSchedulerMessageSeverityCount = SchedulerMessageSeverityCount;

export type WfmBuScheduleRunTopicUserReference = Entity;

/** Payload of `v2.workforcemanagement.users.{id}.schedules.search`. */
export type WfmBuScheduleSearchResultTopicBuScheduleSearchResultNotification =
  WfmBuScheduleQueryResultTopicBuScheduleSearchResultNotification;

export interface WfmBuScheduleTopicBuManagementUnitScheduleSummary {
  managementUnit?: WfmBuScheduleTopicManagementUnit;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  agents?: WfmBuScheduleTopicUserReference[];
  agentCount?: number;
}

export type WfmBuScheduleTopicBuScheduleGenerationResultSummary = ScheduleGenerationResultSummary;

export interface WfmBuScheduleTopicBuScheduleMetadata {
  id?: string;
  /** @format date-time */
  weekDate?: string;
  weekCount?: number;
  description?: string;
  published?: boolean;
  shortTermForecast?: WfmBuScheduleTopicBuShortTermForecastReference;
  managementUnits?: WfmBuScheduleTopicBuManagementUnitScheduleSummary[];
  generationResults?: WfmBuScheduleTopicBuScheduleGenerationResultSummary;
  metadata?: WfmBuScheduleTopicWfmVersionedEntityMetadata;
}

/** Payload of `v2.workforcemanagement.businessunits.{id}.schedules`. */
export interface WfmBuScheduleTopicBuScheduleNotification {
  status?: WfmOperationStatus;
  operationId?: string;
  eventType?: OpenEnum<'Update' | 'Import' | 'Copy' | 'Delete'>;
  result?: WfmBuScheduleTopicBuScheduleMetadata;
}

export interface WfmBuScheduleTopicBuShortTermForecastReference {
  id?: string;
  weekDate?: string;
  description?: string;
}

export type WfmBuScheduleTopicManagementUnit = Entity;

export type WfmBuScheduleTopicSchedulerMessageSeverityCount = SchedulerMessageSeverityCount;

export type WfmBuScheduleTopicUserReference = Entity;

export interface WfmBuScheduleTopicWfmVersionedEntityMetadata {
  version?: number;
  modifiedBy?: WfmBuScheduleTopicUserReference;
  /** @format date-time */
  dateModified?: string;
}

export interface WfmBuShortTermForecastCopyCompleteTopicBuForecastModification {
  type?: OpenEnum<
    | 'MinimumPerInterval'
    | 'MaximumPerInterval'
    | 'SetValuePerInterval'
    | 'ChangeValuePerInterval'
    | 'ChangePercentPerInterval'
    | 'SetValueOverRange'
    | 'ChangeValueOverRange'
    | 'SetValuesForIntervalSet'
    | 'SetMultiGranularityValuesForIntervalSet'
  >;
  startIntervalIndex?: number;
  endIntervalIndex?: number;
  metric?: OpenEnum<'Offered' | 'AverageHandleTimeSeconds'>;
  legacyMetric?: EventForecastMetric;
  value?: number;
  values?: WfmBuShortTermForecastCopyCompleteTopicModificationIntervalOffsetValue[];
  enabled?: boolean;
  granularity?: string;
  displayGranularity?: string;
  planningGroupIds?: string[];
  secondaryValues?: WfmBuShortTermForecastCopyCompleteTopicModificationIntervalOffsetValue[];
  secondaryGranularity?: string;
}

export interface WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecast {
  id?: string;
  weekDate?: string;
  creationMethod?: EventForecastCreationMethod;
  description?: string;
  legacy?: boolean;
  /** @format date-time */
  referenceStartDate?: string;
  sourceDays?: WfmBuShortTermForecastCopyCompleteTopicForecastSourceDayPointer[];
  modifications?: WfmBuShortTermForecastCopyCompleteTopicBuForecastModification[];
  timeZone?: string;
  planningGroupsVersion?: number;
  weekCount?: number;
  metadata?: WfmBuShortTermForecastCopyCompleteTopicWfmVersionedEntityMetadata;
  canUseForScheduling?: boolean;
}

/** Payload of `v2.workforcemanagement.businessunits.{id}.shorttermforecasts.copy`. */
export interface WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecastNotification {
  status?: WfmOperationStatus;
  result?: WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecast;
  operationId?: string;
}

export type WfmBuShortTermForecastCopyCompleteTopicForecastSourceDayPointer = ForecastSourceDayPointer;

export interface WfmBuShortTermForecastCopyCompleteTopicModificationIntervalOffsetValue {
  intervalIndex?: number;
  value?: number;
}

export type WfmBuShortTermForecastCopyCompleteTopicUserReference = Entity;

export type WfmBuShortTermForecastCopyCompleteTopicWfmVersionedEntityMetadata = WfmBuScheduleTopicWfmVersionedEntityMetadata;

export type WfmBuShortTermForecastGenerateProgressTopicBuForecastModification =
  WfmBuShortTermForecastCopyCompleteTopicBuForecastModification;

export type WfmBuShortTermForecastGenerateProgressTopicBuShortTermForecast =
  WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecast;

export type WfmBuShortTermForecastGenerateProgressTopicForecastSourceDayPointer = ForecastSourceDayPointer;

/** Payload of `v2.workforcemanagement.businessunits.{id}.shorttermforecasts.generate`. */
export interface WfmBuShortTermForecastGenerateProgressTopicGenerateBuShortTermForecastProgressNotification {
  status?: WfmOperationStatus;
  result?: WfmBuShortTermForecastGenerateProgressTopicBuShortTermForecast;
  operationId?: string;
  progress?: number;
}

export type WfmBuShortTermForecastGenerateProgressTopicModificationIntervalOffsetValue =
  WfmBuShortTermForecastCopyCompleteTopicModificationIntervalOffsetValue;

export type WfmBuShortTermForecastGenerateProgressTopicUserReference = Entity;

export type WfmBuShortTermForecastGenerateProgressTopicWfmVersionedEntityMetadata = WfmBuScheduleTopicWfmVersionedEntityMetadata;

export type WfmBuShortTermForecastImportCompleteTopicBuForecastModification =
  WfmBuShortTermForecastCopyCompleteTopicBuForecastModification;

export type WfmBuShortTermForecastImportCompleteTopicBuShortTermForecast =
  WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecast;

/** Payload of `v2.workforcemanagement.businessunits.{id}.shorttermforecasts.import`. */
export type WfmBuShortTermForecastImportCompleteTopicBuShortTermForecastNotification =
  WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecastNotification;

export type WfmBuShortTermForecastImportCompleteTopicForecastSourceDayPointer = ForecastSourceDayPointer;

export type WfmBuShortTermForecastImportCompleteTopicModificationIntervalOffsetValue =
  WfmBuShortTermForecastCopyCompleteTopicModificationIntervalOffsetValue;

export type WfmBuShortTermForecastImportCompleteTopicUserReference = Entity;

export type WfmBuShortTermForecastImportCompleteTopicWfmVersionedEntityMetadata = WfmBuScheduleTopicWfmVersionedEntityMetadata;

/**
 * Payload of `v2.workforcemanagement.businessunits.{id}.forecasts.staffingrequirement`: the staff that a short-term forecast
 * calls for has been computed.
 */
export interface WfmBuShortTermForecastStaffingRequirementsGenerateCompleteTopicBuForecastShortTermStaffingRequirementsNotification {
  businessUnitId?: string;
  state?: WfmOperationStatus;
  forecast?: WfmBuShortTermForecastStaffingRequirementsGenerateCompleteTopicBuShortTermForecastReference;
  weekCount?: number;
  intervalLengthMinutes?: number;
  /** @format date-time */
  referenceStartDate?: string;
  /** One entry a week. */
  results?: WfmBuShortTermForecastStaffingRequirementsGenerateCompleteTopicBuForecastShortTermStaffingRequirementsResults[];
}

export interface WfmBuShortTermForecastStaffingRequirementsGenerateCompleteTopicBuForecastShortTermStaffingRequirementsResults {
  weekNumber?: number;
  downloadUrl?: string;
  /** @format date-time */
  downloadUrlExpirationDate?: string;
}

export type WfmBuShortTermForecastStaffingRequirementsGenerateCompleteTopicBuShortTermForecastReference =
  WfmBuScheduleTopicBuShortTermForecastReference;

export type WfmBuShortTermForecastUpdateCompleteTopicBuForecastModification =
  WfmBuShortTermForecastCopyCompleteTopicBuForecastModification;

export type WfmBuShortTermForecastUpdateCompleteTopicBuShortTermForecast =
  WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecast;

/** Payload of `v2.workforcemanagement.businessunits.{id}.shorttermforecasts`. */
export type WfmBuShortTermForecastUpdateCompleteTopicBuShortTermForecastNotification =
  WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecastNotification;

export type WfmBuShortTermForecastUpdateCompleteTopicForecastSourceDayPointer = ForecastSourceDayPointer;

export type WfmBuShortTermForecastUpdateCompleteTopicModificationIntervalOffsetValue =
  WfmBuShortTermForecastCopyCompleteTopicModificationIntervalOffsetValue;

export type WfmBuShortTermForecastUpdateCompleteTopicUserReference = Entity;

export type WfmBuShortTermForecastUpdateCompleteTopicWfmVersionedEntityMetadata = WfmBuScheduleTopicWfmVersionedEntityMetadata;

/** Payload of `v2.workforcemanagement.managementunits.{id}.shifttrades.state.bulk`. */
export interface WfmBulkShiftTradeStateUpdateNotificationTopicBulkShiftTradeStateUpdateNotification {
  status?: WfmOperationStatus;
  operationId?: string;
  result?: WfmBulkShiftTradeStateUpdateNotificationTopicBulkShiftTradeStateUpdateResultListing;
  /** @format date-time */
  weekDate?: string;
}

export interface WfmBulkShiftTradeStateUpdateNotificationTopicBulkShiftTradeStateUpdateResult {
  id?: string;
  state?: ShiftTradeState;
  reviewedBy?: WfmBulkShiftTradeStateUpdateNotificationTopicUserReference;
  /** @format date-time */
  reviewedDate?: string;
  failureReason?: OpenEnum<
    | 'InitiatingAgentScheduleNotFound'
    | 'InitiatingAgentShiftNotFound'
    | 'ReceivingAgentNotFound'
    | 'ReceivingAgentScheduleNotFound'
    | 'ReceivingAgentShiftNotFound'
    | 'ScheduleNotPublished'
    | 'TransitionNotAllowed'
  >;
  metadata?: WfmBulkShiftTradeStateUpdateNotificationTopicWfmVersionedEntityMetadata;
}

export interface WfmBulkShiftTradeStateUpdateNotificationTopicBulkShiftTradeStateUpdateResultListing {
  entities?: WfmBulkShiftTradeStateUpdateNotificationTopicBulkShiftTradeStateUpdateResult[];
}

export type WfmBulkShiftTradeStateUpdateNotificationTopicUserReference = Entity;

export type WfmBulkShiftTradeStateUpdateNotificationTopicWfmVersionedEntityMetadata =
  WfmBuScheduleTopicWfmVersionedEntityMetadata;

export interface WfmHistoricalAdherenceAgentCalculationsCompleteTopicSecondaryPresenceReference {
  id?: string;
}

export interface WfmHistoricalAdherenceAgentCalculationsCompleteTopicUserReference {
  id?: string;
}

export interface WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceActuals {
  actualActivityCategory?: ReportedActivityCategory;
  actualSecondaryPresenceId?: string;
  startOffsetSeconds?: number;
  endOffsetSeconds?: number;
}

/**
 * Payload of `v2.users.{id}.workforcemanagement.adherence.historical.agent`: an agent's own adherence in the past has been
 * computed.
 */
export interface WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceAgentCalculationsCompleteNotification {
  jobId?: string;
  queryState?: OpenEnum<'Unknown' | 'Complete' | 'Error' | 'Processing'>;
  /** Where to fetch the result, where it does not come in `result`. */
  downloadUrls?: string[];
  result?: WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceAgentResult;
}

export type WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceAgentDayMetrics =
  WfmHistoricalAdherenceBulkUserDayMetrics;

/** How well an agent has kept to the schedule. Offsets count from `startDate`. */
export interface WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceAgentResult {
  user?: WfmHistoricalAdherenceAgentCalculationsCompleteTopicUserReference;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  /** @format date-time */
  calculationsCompletedDate?: string;
  targetAdherencePercentage?: number;
  adherencePercentage?: number;
  /** How much of the planned time was worked, whenever it was. */
  conformancePercentage?: number;
  impact?: OpenEnum<'Unknown' | 'Positive' | 'Negative' | 'Neutral'>;
  /** The stretches in which the agent did something else than planned. */
  exceptionInfo?: WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceExceptionInfo[];
  dayMetrics?: WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceAgentDayMetrics[];
  actuals?: WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceActuals[];
  scheduledActivities?: WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceScheduledActivity[];
  secondaryPresenceLookupItems?: WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmSecondaryPresenceLookupItem[];
}

export interface WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceExceptionInfo {
  startOffsetSeconds?: number;
  endOffsetSeconds?: number;
  scheduledActivityCodeId?: string;
  scheduledActivityCategory?: ReportedActivityCategory;
  scheduledSecondaryPresenceLookupIds?: string[];
  actualActivityCodeId?: string;
  actualActivityCategory?: ReportedActivityCategory;
  systemPresence?: OpenEnum<
    'Unknown' | 'Available' | 'Away' | 'Busy' | 'Offline' | 'Idle' | 'OnQueue' | 'Meal' | 'Meeting' | 'Break' | 'Training'
  >;
  routingStatus?: OpenEnum<'UNKNOWN' | 'OFF_QUEUE' | 'IDLE' | 'INTERACTING' | 'NOT_RESPONDING' | 'COMMUNICATING'>;
  impact?: OpenEnum<'Unknown' | 'Positive' | 'Negative' | 'Neutral'>;
  secondaryPresenceLookupId?: string;
}

export interface WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceScheduledActivity {
  activityCodeId?: string;
  startOffsetSeconds?: number;
  endOffsetSeconds?: number;
}

export interface WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmSecondaryPresenceLookupItem {
  lookupId?: string;
  secondaryPresence?: WfmHistoricalAdherenceAgentCalculationsCompleteTopicSecondaryPresenceReference;
}

/**
 * Payload of `v2.users.{id}.workforcemanagement.adherence.historical.bulk`: a query for the past adherence of many agents has
 * been answered.
 */
export interface WfmHistoricalAdherenceBulkCalculationsCompleteTopicWfmHistoricalAdherenceBulkCalculationsCompleteNotification {
  id?: string;
  /** Where to fetch the results. */
  downloadUrls?: string[];
  queryState?: OpenEnum<'Unknown' | 'Complete' | 'Error' | 'Processing'>;
}

/** Payload of `v2.users.{id}.workforcemanagement.historicaladherencequery`. */
export interface WfmHistoricalAdherenceCalculationsCompleteTopicWfmHistoricalAdherenceCalculationsCompleteNotice {
  id?: string;
  downloadUrl?: string;
  downloadUrls?: string[];
  queryState?: WfmOperationStatus;
}

export interface WfmHistoricalDataImportPurgeCompleteTopicHistoricalDataDeleteEntity {
  requestId?: string;
  status?: OpenEnum<'Unknown' | 'InProgress' | 'Success'>;
}

export interface WfmHistoricalDataImportPurgeCompleteTopicHistoricalDataDisallowedDeleteEntity {
  requestId?: string;
  reason?: OpenEnum<'Unknown' | 'DeleteInProgress' | 'ValidationInProgress' | 'RequestIdNotFound' | 'InvalidRequest'>;
}

/** Payload of `v2.workforcemanagement.historicaldata.delete.jobs`: the deletion of imported history has ended. */
export interface WfmHistoricalDataImportPurgeCompleteTopicHistoricalDataPurgeRequestComplete {
  id?: string;
  state?: OpenEnum<'Unknown' | 'Processing' | 'Complete' | 'Error'>;
  entities?: WfmHistoricalDataImportPurgeCompleteTopicHistoricalDataDeleteEntity[];
  /** Imports that may not be deleted at present, with the reason. */
  disallowedEntities?: WfmHistoricalDataImportPurgeCompleteTopicHistoricalDataDisallowedDeleteEntity[];
}

/** Payload of `v2.workforcemanagement.historicaldata.deletejob`. */
export interface WfmHistoricalDataUploadPurgeRequestStatusTopicHistoricalDataUploadPurgeRequestUpdate {
  status?: OpenEnum<'InProgress' | 'Success' | 'Failed'>;
}

/** Payload of `v2.workforcemanagement.historicaldata.status`. */
export type WfmHistoricalDataUploadRequestStatusTopicHistoricalDataUploadRequestUpdate = HistoricalImportStatus;

/** Payload of `v2.users.{id}.workforcemanagement.shrinkage.jobs`: the shrinkage of past schedules has been computed. */
export interface WfmHistoricalShrinkageCalculationsCompleteTopicHistoricalShrinkageCalculationsCompleteNotification {
  operationId?: string;
  /** Where to fetch the results. */
  downloadUrls?: string[];
  state?: OpenEnum<'Unknown' | 'Complete' | 'Error' | 'Processing'>;
}

export type WfmIntegrationsHrisTimeOffTypesJobTopicErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

export interface WfmIntegrationsHrisTimeOffTypesJobTopicHrisTimeOffType {
  id?: string;
  name?: string;
  secondaryId?: string;
}

/**
 * Payload of `v2.users.{id}.workforcemanagement.integrations.hris.timeofftypes.jobs`: the kinds of time off have been fetched
 * from the personnel system.
 */
export interface WfmIntegrationsHrisTimeOffTypesJobTopicHrisTimeOffTypesJobNotification {
  id?: string;
  entities?: WfmIntegrationsHrisTimeOffTypesJobTopicHrisTimeOffType[];
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  error?: WfmIntegrationsHrisTimeOffTypesJobTopicErrorBody;
}

export interface WfmIntradayDataUpdateTopicIntradayDataGroup {
  mediaType?: RoutePathMediaType;
  forecastDataPerInterval?: WfmIntradayDataUpdateTopicIntradayForecastData[];
  scheduleDataPerInterval?: WfmIntradayDataUpdateTopicIntradayScheduleData[];
  historicalAgentDataPerInterval?: WfmIntradayDataUpdateTopicIntradayHistoricalAgentData[];
  historicalQueueDataPerInterval?: WfmIntradayDataUpdateTopicIntradayHistoricalQueueData[];
  performancePredictionAgentDataPerInterval?: WfmIntradayDataUpdateTopicIntradayPerformancePredictionAgentData[];
  performancePredictionQueueDataPerInterval?: WfmIntradayDataUpdateTopicIntradayPerformancePredictionQueueData[];
}

/** Payload of `v2.managementunits.{id}.workforcemanagement.intraday`. */
export interface WfmIntradayDataUpdateTopicIntradayDataUpdate {
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  intervalLengthMinutes?: number;
  numberOfIntervals?: number;
  metrics?: WfmIntradayDataUpdateTopicIntradayMetric[];
  queueIds?: string[];
  intradayDataGroupings?: WfmIntradayDataUpdateTopicIntradayDataGroup[];
}

export interface WfmIntradayDataUpdateTopicIntradayForecastData {
  offered?: number;
  averageTalkTimeSeconds?: number;
  averageAfterCallWorkSeconds?: number;
}

export interface WfmIntradayDataUpdateTopicIntradayHistoricalAgentData {
  onQueueTimeSeconds?: number;
  interactingTimeSeconds?: number;
}

export interface WfmIntradayDataUpdateTopicIntradayHistoricalQueueData {
  offered?: number;
  completed?: number;
  answered?: number;
  abandoned?: number;
  averageTalkTimeSeconds?: number;
  averageAfterCallWorkSeconds?: number;
  serviceLevelPercent?: number;
  averageSpeedOfAnswerSeconds?: number;
}

export interface WfmIntradayDataUpdateTopicIntradayMetric {
  category?: OpenEnum<
    | 'HistoricalQueueData'
    | 'HistoricalAgentData'
    | 'ForecastData'
    | 'ScheduleData'
    | 'PerformancePredictionAgentData'
    | 'PerformancePredictionQueueData'
  >;
  version?: string;
}

export interface WfmIntradayDataUpdateTopicIntradayPerformancePredictionAgentData {
  interactingTimeSeconds?: number;
}

export interface WfmIntradayDataUpdateTopicIntradayPerformancePredictionQueueData {
  serviceLevelPercent?: number;
  averageSpeedOfAnswerSeconds?: number;
  numberOfInteractions?: number;
}

export interface WfmIntradayDataUpdateTopicIntradayScheduleData {
  onQueueTimeSeconds?: number;
  scheduledTimeSeconds?: number;
}

export type WfmMoveAgentsCompleteTopicManagementUnit = Entity;

export type WfmMoveAgentsCompleteTopicUserReference = Entity;

export interface WfmMoveAgentsCompleteTopicWfmMoveAgentData {
  user?: WfmMoveAgentsCompleteTopicUserReference;
  result?: OpenEnum<
    | 'AlreadyMoved'
    | 'DestinationBusinessUnitAgentLimitExceeded'
    | 'DestinationManagementUnitAgentLimitExceeded'
    | 'DestinationManagementUnitDoesNotExist'
    | 'MoveSuccessful'
    | 'MovingToDifferentManagementUnit'
    | 'NothingToDo'
    | 'SourceManagementUnitNotAuthorized'
  >;
}

/** Payload of `v2.workforcemanagement.agents`. */
export interface WfmMoveAgentsCompleteTopicWfmMoveAgentsComplete {
  requestingUser?: WfmMoveAgentsCompleteTopicUserReference;
  destinationManagementUnit?: WfmMoveAgentsCompleteTopicManagementUnit;
  results?: WfmMoveAgentsCompleteTopicWfmMoveAgentData[];
}

export type WfmMoveManagementUnitTopicBusinessUnit = Entity;

/** Payload of `v2.workforcemanagement.managementunits.{id}`. */
export interface WfmMoveManagementUnitTopicMoveManagementUnitNotification {
  businessUnit?: WfmMoveManagementUnitTopicBusinessUnit;
  status?: WfmOperationStatus;
}

/** Payload of `v2.workforcemanagement.managementunits.{id}.schedules`. */
export interface WfmScheduleTopicWfmScheduleNotification {
  status?: WfmOperationStatus;
  operationId?: string;
  downloadUrl?: string;
  percentComplete?: number;
  eventType?: OpenEnum<'Update' | 'Import' | 'Copy' | 'Generate' | 'Reschedule'>;
}

export type WfmShiftTradingJobCompleteEventErrorBody = WfmTimeOffBalanceJobTopicErrorBody;

/** Payload of `v2.users.{id}.workforcemanagement.shift.trading.jobs`: a job on shift trades has ended. */
export interface WfmShiftTradingJobCompleteEventShiftTradingJobCompleteNotification {
  id?: string;
  type?: OpenEnum<
    | 'AddTrade'
    | 'BulkUpdateTradeStates'
    | 'EvaluateTrades'
    | 'MatchTrade'
    | 'QueryAgentTrades'
    | 'QueryTrades'
    | 'QueryWeekSummaries'
    | 'SearchUnmatchedTrades'
    | 'UpdateTrade'
    | 'UpdateTradeState'
    | 'Unknown'
  >;
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  /** Set where the job was about one trade. */
  trade?: WfmShiftTradingJobCompleteEventTradeEntity;
  weekSummaries?: WfmShiftTradingJobCompleteEventWeekSummaryList;
  /** Where to fetch the trades of a query. */
  downloadUrl?: string;
  error?: WfmShiftTradingJobCompleteEventErrorBody;
}

/** A trade of shifts between two agents. */
export interface WfmShiftTradingJobCompleteEventTradeEntity {
  id?: string;
  state?: OpenEnum<'Unknown' | 'Unmatched' | 'Matched' | 'Approved' | 'Denied' | 'Expired' | 'Canceled'>;
  expirationDate?: string;
  /** When a shift may lie that is taken in exchange. */
  acceptableIntervals?: WfmShiftTradingJobCompleteEventWfmDateTimeInterval[];
  /** Whether the shift is given away without another in exchange. */
  oneSided?: boolean;
  initiating?: WfmShiftTradingJobCompleteEventTradeSide;
  receiving?: WfmShiftTradingJobCompleteEventTradeSide;
  /** Agent to whom the offer is made, where it is not open to all. */
  targetUserId?: string;
  reviewedBy?: string;
  reviewedDate?: string;
  metadata?: WfmShiftTradingJobCompleteEventWfmVersionMetadata;
}

export interface WfmShiftTradingJobCompleteEventTradeShift {
  scheduleId?: string;
  scheduleStartDate?: string;
  managementUnitId?: string;
  id?: string;
  startDate?: string;
  endDate?: string;
  weekDate?: string;
}

export interface WfmShiftTradingJobCompleteEventTradeSide {
  userId?: string;
  shift?: WfmShiftTradingJobCompleteEventTradeShift;
  reviewNote?: string;
}

export interface WfmShiftTradingJobCompleteEventWeekSummary {
  weekDate?: string;
  initiatingMatchedCount?: number;
  crossWeekReceivingMatchedCount?: number;
}

export interface WfmShiftTradingJobCompleteEventWeekSummaryList {
  weeks?: WfmShiftTradingJobCompleteEventWeekSummary[];
}

export interface WfmShiftTradingJobCompleteEventWfmDateTimeInterval {
  startDate?: string;
  endDate?: string;
}

export interface WfmShiftTradingJobCompleteEventWfmVersionMetadata {
  version?: number;
  modifiedBy?: string;
  dateModified?: string;
}

export interface WfmTimeOffBalanceJobTopicErrorBody {
  status?: number;
  code?: string;
  message?: string;
  messageParams?: Dictionary<string>;
}

export interface WfmTimeOffBalanceJobTopicTimeOffBalance {
  activityCodeId?: string;
  hrisTimeOffTypeId?: string;
  hrisTimeOffTypeSecondaryId?: string;
  /** @format date-time */
  startDate?: string;
  /** Minutes left, one entry a day from `startDate`. */
  balanceMinutesPerDay?: number[];
}

/**
 * Payload of `v2.users.{id}.workforcemanagement.timeoffbalance.jobs`: how much time off the user has left has been fetched from
 * the personnel system.
 */
export interface WfmTimeOffBalanceJobTopicTimeOffBalanceJobNotification {
  id?: string;
  entities?: WfmTimeOffBalanceJobTopicTimeOffBalance[];
  status?: OpenEnum<'Processing' | 'Complete' | 'Error'>;
  error?: WfmTimeOffBalanceJobTopicErrorBody;
}

/** Payload of `v2.users.{id}.workforcemanagement.timeoffrequests`. */
export interface WfmTimeOffRequestUpdateTopicTimeOffRequestUpdate {
  id?: string;
  user?: WfmTimeOffRequestUpdateTopicUserReference;
  isFullDayRequest?: boolean;
  markedAsRead?: boolean;
  activityCodeId?: string;
  paid?: boolean;
  status?: TimeOffRequestStatus;
  substatus?: TimeOffRequestSubstatus;
  partialDayStartDateTimes?: string[];
  fullDayManagementUnitDates?: string[];
  dailyDurationMinutes?: number;
  notes?: string;
  reviewedDate?: string;
  reviewedBy?: string;
  submittedDate?: string;
  submittedBy?: string;
  modifiedDate?: string;
  modifiedBy?: string;
  fullDayEarliestStartOffsetMinutes?: number[];
  fullDayLatestEndOffsetMinutes?: number[];
  /** Minutes off, one entry a day. */
  durationMinutes?: number[];
  /** Minutes of it that are paid, one entry a day. */
  payableMinutes?: number[];
}

export type WfmTimeOffRequestUpdateTopicUserReference = Entity;

/** Payload of `v2.workforcemanagement.managementunits.{id}.agents.sync`. */
export interface WfmUpdateAgentDetailsTopicWfmUpdateAgentDetailsComplete {
  status?: WfmOperationStatus;
}

export interface WfmUserNotificationTopicAdherenceExplanationNotification {
  id?: string;
  agent?: WfmUserNotificationTopicUserReference;
  managementUnit?: WfmUserNotificationTopicManagementUnit;
  businessUnit?: WfmUserNotificationTopicBusinessUnit;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
  type?: OpenEnum<'Late'>;
  notes?: string;
}

export interface WfmUserNotificationTopicAlternativeShiftNotification {
  id?: string;
  /** @format date-time */
  weekDate?: string;
  granularity?: OpenEnum<'Daily' | 'Weekly'>;
  newState?: AlternativeShiftTradeState;
  initiatingUser?: WfmUserNotificationTopicUserReference;
  /** @format date-time */
  initiatingShiftDate?: string;
  receivingUser?: WfmUserNotificationTopicUserReference;
  /** @format date-time */
  receivingShiftDate?: string;
}

export type WfmUserNotificationTopicBusinessUnit = Entity;

export type WfmUserNotificationTopicManagementUnit = Entity;

export interface WfmUserNotificationTopicShiftTradeNotification {
  weekDate?: string;
  tradeId?: string;
  oneSided?: boolean;
  newState?: ShiftTradeState;
  initiatingUser?: WfmUserNotificationTopicUserReference;
  /** @format date-time */
  initiatingShiftDate?: string;
  receivingUser?: WfmUserNotificationTopicUserReference;
  /** @format date-time */
  receivingShiftDate?: string;
}

export interface WfmUserNotificationTopicTimeOffRequestNotification {
  timeOffRequestId?: string;
  user?: WfmUserNotificationTopicUserReference;
  isFullDayRequest?: boolean;
  status?: TimeOffRequestStatus;
  /** @format date-time */
  partialDayStartDateTimes?: string[];
  fullDayManagementUnitDates?: string[];
}

export type WfmUserNotificationTopicUserReference = Entity;

/** Payload of `v2.users.{id}.workforcemanagement.notifications`. */
export interface WfmUserNotificationTopicWfmUserNotification {
  id?: string;
  mutableGroupId?: string;
  /** @format date-time */
  timestamp?: string;
  type?: OpenEnum<'ShiftTrade' | 'TimeOffRequest' | 'AdherenceExplanation' | 'AlternativeShift'>;
  shiftTrade?: WfmUserNotificationTopicShiftTradeNotification;
  timeOffRequest?: WfmUserNotificationTopicTimeOffRequestNotification;
  adherenceExplanation?: WfmUserNotificationTopicAdherenceExplanationNotification;
  agentNotification?: boolean;
  otherNotificationIdsInGroup?: string[];
  markedAsRead?: boolean;
  alternativeShift?: WfmUserNotificationTopicAlternativeShiftNotification;
}

export type WfmUserScheduleAdherenceUpdatedMuTopicActivityCodeReference =
  WfmUserScheduleAdherenceUpdatedTopicActivityCodeReference;

export type WfmUserScheduleAdherenceUpdatedMuTopicQueueReference = Entity;

export type WfmUserScheduleAdherenceUpdatedMuTopicRealTimeAdherenceExplanation =
  WfmUserScheduleAdherenceUpdatedTopicRealTimeAdherenceExplanation;

export type WfmUserScheduleAdherenceUpdatedMuTopicSecondaryPresenceReference = Entity;

export type WfmUserScheduleAdherenceUpdatedMuTopicUriReference = NamedEntity;

export type WfmUserScheduleAdherenceUpdatedMuTopicUserNextActivityReminder =
  WfmUserScheduleAdherenceUpdatedTopicUserNextActivityReminder;

export type WfmUserScheduleAdherenceUpdatedMuTopicUserReference = Entity;

/** Payload of `v2.workforcemanagement.managementunits.{id}.adherence`. */
export type WfmUserScheduleAdherenceUpdatedMuTopicUserScheduleAdherenceUpdate =
  WfmUserScheduleAdherenceUpdatedTopicUserScheduleAdherenceUpdate;

export type WfmUserScheduleAdherenceUpdatedTeamTopicActivityCodeReference =
  WfmUserScheduleAdherenceUpdatedTopicActivityCodeReference;

export type WfmUserScheduleAdherenceUpdatedTeamTopicQueueReference = Entity;

export type WfmUserScheduleAdherenceUpdatedTeamTopicRealTimeAdherenceExplanation =
  WfmUserScheduleAdherenceUpdatedTopicRealTimeAdherenceExplanation;

export type WfmUserScheduleAdherenceUpdatedTeamTopicSecondaryPresenceReference = Entity;

export type WfmUserScheduleAdherenceUpdatedTeamTopicUriReference = NamedEntity;

export type WfmUserScheduleAdherenceUpdatedTeamTopicUserNextActivityReminder =
  WfmUserScheduleAdherenceUpdatedTopicUserNextActivityReminder;

export type WfmUserScheduleAdherenceUpdatedTeamTopicUserReference = Entity;

/** Payload of `v2.workforcemanagement.teams.{id}.adherence`. */
export type WfmUserScheduleAdherenceUpdatedTeamTopicUserScheduleAdherenceUpdate =
  WfmUserScheduleAdherenceUpdatedTopicUserScheduleAdherenceUpdate;

export interface WfmUserScheduleAdherenceUpdatedTopicActivityCodeReference {
  id?: string;
  secondaryPresences?: WfmUserScheduleAdherenceUpdatedTopicSecondaryPresenceReference[];
}

export type WfmUserScheduleAdherenceUpdatedTopicQueueReference = Entity;

export interface WfmUserScheduleAdherenceUpdatedTopicRealTimeAdherenceExplanation {
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
}

export type WfmUserScheduleAdherenceUpdatedTopicSecondaryPresenceReference = Entity;

export type WfmUserScheduleAdherenceUpdatedTopicUriReference = NamedEntity;

export interface WfmUserScheduleAdherenceUpdatedTopicUserNextActivityReminder {
  activityCategory?: string;
  /** @format date-time */
  startDate?: string;
}

export type WfmUserScheduleAdherenceUpdatedTopicUserReference = Entity;

/** Payload of `v2.users.{id}.workforcemanagement.adherence`. */
export interface WfmUserScheduleAdherenceUpdatedTopicUserScheduleAdherenceUpdate {
  user?: WfmUserScheduleAdherenceUpdatedTopicUserReference;
  managementUnitId?: string;
  team?: WfmUserScheduleAdherenceUpdatedTopicUriReference;
  scheduledActivityCategory?: string;
  scheduledActivityCode?: WfmUserScheduleAdherenceUpdatedTopicActivityCodeReference;
  systemPresence?: string;
  organizationSecondaryPresenceId?: string;
  routingStatus?: EventRoutingStatus;
  actualActivityCategory?: string;
  isOutOfOffice?: boolean;
  adherenceState?: EventAdherenceState;
  impact?: string;
  adherenceExplanation?: WfmUserScheduleAdherenceUpdatedTopicRealTimeAdherenceExplanation;
  /** @format date-time */
  adherenceChangeTime?: string;
  /** @format date-time */
  presenceUpdateTime?: string;
  activeQueues?: WfmUserScheduleAdherenceUpdatedTopicQueueReference[];
  /** @format date-time */
  activeQueuesModifiedTime?: string;
  removedFromManagementUnit?: boolean;
  businessUnitId?: string;
  suppressOnTimeReminder?: boolean;
  /** Activities that the user should be reminded of. */
  nextActivityReminders?: WfmUserScheduleAdherenceUpdatedTopicUserNextActivityReminder[];
}

export type WhatsappCampaignScheduleConfigChangeAlteration = DialerCampaignScheduleConfigChangeAlteration;

export type WhatsappCampaignScheduleConfigChangeRecurrencePattern = EmailCampaignScheduleConfigChangeRecurrencePattern;

export type WhatsappCampaignScheduleConfigChangeRecurrenceRange = EmailCampaignScheduleConfigChangeRecurrenceRange;

export type WhatsappCampaignScheduleConfigChangeScheduleInterval = DialerCampaignScheduleConfigChangeScheduleInterval;

export type WhatsappCampaignScheduleConfigChangeScheduleRecurrence = DialerCampaignScheduleConfigChangeScheduleRecurrence;

export interface WhatsappCampaignScheduleConfigChangeUriReference {
  id?: string;
  name?: string;
}

/** Payload of `v2.outbound.schedules.whatsappcampaigns.{id}`: the schedule of a WhatsApp campaign has changed. */
export interface WhatsappCampaignScheduleConfigChangeWhatsAppCampaignSchedule {
  /** Single times at which the campaign runs, beside the `recurrences`. */
  intervals?: WhatsappCampaignScheduleConfigChangeScheduleInterval[];
  recurrences?: WhatsappCampaignScheduleConfigChangeScheduleRecurrence[];
  timeZone?: string;
  whatsAppCampaign?: WhatsappCampaignScheduleConfigChangeUriReference;
  additionalProperties?: Dictionary<JsonObject>;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
}

/**
 * Payload of `v2.workforcemanagement.businessunits.{id}.workplanbids.{id}`: a round of bidding for work plans has come into
 * another state.
 */
export interface WorkPlanBiddingAdminNotificationTopicWorkPlanBiddingNotification {
  id?: string;
  buId?: string;
  status?: OpenEnum<'Unknown' | 'Draft' | 'Locked' | 'Scheduled' | 'Optimized' | 'Open' | 'Closed' | 'Processed' | 'Published'>;
  bidType?: OpenEnum<'Unknown' | 'WorkPlanBid' | 'ScheduleBid'>;
  bidWindowStartDate?: string;
  bidWindowEndDate?: string;
  effectiveDate?: string;
  agentRankingType?: OpenEnum<'Unknown' | 'HireDate' | 'Performance'>;
  /** What decides between agents of equal rank. */
  rankingTiebreakerType?: OpenEnum<'Unknown' | 'HireDate' | 'Performance' | 'Custom' | 'RandomlyAssign'>;
  /** What agents see of a work plan before they bid. */
  workPlanFieldsVisibleToAgents?: OpenEnum<'Unknown' | 'Name' | 'PaidHours'>[];
}

export interface WorkitemsEventsNotificationAssignmentSegment {
  startState?: WorkitemAssignmentState;
  endState?: WorkitemAssignmentState;
  /** Ms from the one state to the other. */
  durationMs?: number;
}

export interface WorkitemsEventsNotificationCustomAttribute {
  dataType?: OpenEnum<'unknown' | 'string' | 'number' | 'boolean$' | 'integer'>;
  value?: string;
}

export type WorkitemsEventsNotificationDelta = WorkitemsUserEventsNotificationDelta;

export type WorkitemsEventsNotificationPropertyChange = PropertyChange;

export type WorkitemsEventsNotificationScoredAgent = RequestScoredAgent;

export interface WorkitemsEventsNotificationSession {
  type?: OpenEnum<'Unknown' | 'Agent' | 'QueueAssignment' | 'DirectAssignment' | 'AgentComplete'>;
  id?: string;
  status?: OpenEnum<'Unknown' | 'Active' | 'Completed'>;
  dateSessionStart?: string;
  dateSessionEnd?: string;
  assignmentSegments?: WorkitemsEventsNotificationAssignmentSegment[];
}

/** Payload of `v2.taskmanagement.workitems.{id}`: a work item has changed. */
export type WorkitemsEventsNotificationWorkitem = WorkitemsUserEventsNotificationWorkitem;

export interface WorkitemsEventsNotificationWrapup {
  code?: string;
  userId?: string;
  op?: OpenEnum<'Unknown' | 'Add' | 'Remove'>;
  action?: OpenEnum<'Unknown' | 'Add' | 'Remove'>;
}

export type WorkitemsQueueEventsNotificationAssignmentSegment = WorkitemsEventsNotificationAssignmentSegment;

export type WorkitemsQueueEventsNotificationCustomAttribute = WorkitemsEventsNotificationCustomAttribute;

export type WorkitemsQueueEventsNotificationDelta = WorkitemsUserEventsNotificationDelta;

export type WorkitemsQueueEventsNotificationPropertyChange = PropertyChange;

export type WorkitemsQueueEventsNotificationScoredAgent = RequestScoredAgent;

export type WorkitemsQueueEventsNotificationSession = WorkitemsEventsNotificationSession;

/** Payload of `v2.taskmanagement.workitems.queues.{id}`: a work item in a queue has changed. */
export type WorkitemsQueueEventsNotificationWorkitem = WorkitemsUserEventsNotificationWorkitem;

export type WorkitemsQueueEventsNotificationWrapup = WorkitemsEventsNotificationWrapup;

export type WorkitemsUserEventsNotificationAssignmentSegment = WorkitemsEventsNotificationAssignmentSegment;

export type WorkitemsUserEventsNotificationCustomAttribute = WorkitemsEventsNotificationCustomAttribute;

export interface WorkitemsUserEventsNotificationDelta {
  op?: OpenEnum<'add' | 'remove' | 'replace' | 'unknown'>;
  field?: string;
  oldValue?: string;
  newValue?: string;
}

export type WorkitemsUserEventsNotificationPropertyChange = PropertyChange;

export type WorkitemsUserEventsNotificationScoredAgent = RequestScoredAgent;

export type WorkitemsUserEventsNotificationSession = WorkitemsEventsNotificationSession;

/** Payload of `v2.taskmanagement.workitems.users.{id}`. */
export interface WorkitemsUserEventsNotificationWorkitem {
  id?: string;
  name?: string;
  typeId?: string;
  description?: string;
  languageId?: string;
  priority?: number;
  dateCreated?: string;
  dateModified?: string;
  dateDue?: string;
  dateExpires?: string;
  durationSeconds?: number;
  ttl?: number;
  statusId?: string;
  dateClosed?: string;
  workbinId?: string;
  reporterId?: string;
  assigneeId?: string;
  externalContactId?: string;
  externalTag?: string;
  wrapupId?: string;
  modifiedBy?: string;
  operation?: OpenEnum<
    | 'unknown'
    | 'add'
    | 'edit'
    | 'delete'
    | 'view'
    | 'upload'
    | 'download'
    | 'activate'
    | 'deactivate'
    | 'purge'
    | 'processed'
    | 'published'
    | 'assigned'
    | 'unassigned'
    | 'reset'
    | 'reassigned'
    | 'reassign'
    | 'archive'
    | 'unarchive'
    | 'reschedule'
  >;
  changes?: WorkitemsUserEventsNotificationDelta[];
  assignmentState?: WorkitemAssignmentState;
  assignmentId?: string;
  alertTimeoutSeconds?: number;
  dateAssignmentStateChanged?: string;
  statusCategory?: WorkitemStatusCategory;
  /** What is different from before. */
  propertyChanges?: WorkitemsUserEventsNotificationPropertyChange[];
  queueId?: string;
  customFields?: Dictionary<WorkitemsUserEventsNotificationCustomAttribute>;
  wrapup?: WorkitemsUserEventsNotificationWrapup;
  /** Who or what has worked on it, one session after another. */
  sessions?: WorkitemsUserEventsNotificationSession[];
  skillIds?: string[];
  scriptId?: string;
  workbinName?: string;
  typeName?: string;
  preferredAgentIds?: string[];
  divisionId?: string;
  scoredAgents?: WorkitemsUserEventsNotificationScoredAgent[];
  utilizationLabelId?: string;
  caseId?: string;
}

export type WorkitemsUserEventsNotificationWrapup = WorkitemsEventsNotificationWrapup;

/** Payload of `v2.detail.events.conversation.{id}.wrapup`. */
export interface WrapupDetailEventTopicWrapupEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  sessionId?: string;
  mediaType?: DetailEventMediaType;
  provider?: string;
  direction?: OpenEnum<'UNKNOWN' | 'INBOUND' | 'OUTBOUND'>;
  ani?: string;
  dnis?: string;
  addressTo?: string;
  addressFrom?: string;
  callbackUserName?: string;
  callbackNumbers?: string[];
  callbackScheduledTime?: number;
  subject?: string;
  messageType?: DetailEventMessageType;
  queueId?: string;
  wrapupCode?: string;
  wrapupNotes?: string;
  wrapupDurationMs?: number;
  conversationExternalContactIds?: string[];
  conversationExternalOrganizationIds?: string[];
  utilizationLabel?: string;
}

/** Notification topics as the platform names them, `{id}` standing for an id, and what each of them brings. */
export interface NotificationTopics {
  'v2.analytics.conversation.{id}.metrics': ConversationMetricsTopicConversationMetricRecord;
  'v2.analytics.conversations.details.jobs.availability': ConversationDetailsDatalakeAvailabilityTopicDataAvailabilityChangeNotification;
  'v2.analytics.flow.{id}.aggregates': StatEventFlowTopicStatsNotification;
  'v2.analytics.flow.{id}.metrics': FlowMetricsTopicFlowMetricRecord;
  'v2.analytics.flowoutcome.{id}.aggregates': StatEventFlowOutcomeTopicStatsNotification;
  'v2.analytics.queues.{id}.activity': V2QueueObservationObservationCountNotification;
  'v2.analytics.queues.{id}.observations': StatEventQueueTopicStatsNotification;
  'v2.analytics.users.details.jobs.availability': UserDetailsDatalakeAvailabilityTopicDataAvailabilityChangeNotification;
  'v2.analytics.users.{id}.aggregates': StatEventUserTopicStatsNotification;
  'v2.analytics.wrapup.{id}.aggregates': StatEventWrapUpCodeTopicStatsNotification;
  'v2.architect.dependencytracking.build': ArchitectDependencyTrackingBuildNotificationDependencyTrackingBuildNotification;
  'v2.architect.prompts.{id}': ArchitectPromptNotificationPromptNotification;
  'v2.architect.prompts.{id}.resources.{id}': ArchitectPromptResourceNotificationPromptResourceNotification;
  'v2.architect.systemprompts.{id}.resources.{id}': ArchitectSystemPromptResourceNotificationSystemPromptResourceNotification;
  'v2.audits.entitytype.{id}.entityid.{id}': AuditTopicAuditLogMessage;
  'v2.bot.conversation.{id}.conversations.summaries': ConversationSummaryTopicVirtualAgentsConversationSummaryEvent;
  'v2.businessunits.{id}.workforcemanagement.intraday': WfmBuIntradayDataUpdateTopicBuIntradayNotification;
  'v2.coaching.scheduleslots.jobs.{id}': WemCoachingScheduleSlotJobCompleteTopicCoachingScheduleSlotJobComplete;
  'v2.contentmanagement.documents.{id}': ContentManagementSingleDocumentTopicDocumentDataV2;
  'v2.contentmanagement.workspaces.{id}.documents': ContentManagementWorkspaceDocumentsTopicDocumentDataV2;
  'v2.conversations.{id}.agentchecklist': ConversationChecklistTopicAgentChecklistRuntimeEventBody;
  'v2.conversations.{id}.suggestions.intent': ConversationIntentSuggestionsTopicIntentSuggestionEvent;
  'v2.conversations.{id}.suggestions.knowledge.article': ConversationKnowledgeArticleSuggestionsTopicKnowledgeArticleSuggestionEvent;
  'v2.conversations.{id}.suggestions.knowledge.search': ConversationKnowledgeSearchSuggestionsTopicKnowledgeSearchSuggestionEvent;
  'v2.conversations.{id}.suggestions.response': ConversationResponseSuggestionsTopicCannedResponseSuggestionEvent;
  'v2.conversations.{id}.suggestions.script': ConversationScriptSuggestionsTopicScriptSuggestionEvent;
  'v2.conversations.{id}.suggestions.thirdpartyaction': ConversationThirdPartyActionSuggestionsTopicThirdPartyActionSuggestionEvent;
  'v2.conversations.{id}.transcription': TranscriptionTopicTranscriptionMessage;
  'v2.detail.events.agent.{id}.state': AgentStateEventTopicAgentStateEventNotification;
  'v2.detail.events.collaboratechat.adhoc.{id}.messages': CollaborateChatAdhocMessageEventTopicCollaborateChatMessage;
  'v2.detail.events.collaboratechat.group.{id}.messages': CollaborateChatGroupMessageEventTopicCollaborateChatMessage;
  'v2.detail.events.conversation.{id}.acd.end': AcdEndDetailEventTopicAcdEndEvent;
  'v2.detail.events.conversation.{id}.acd.start': AcdStartDetailEventTopicAcdStartEvent;
  'v2.detail.events.conversation.{id}.acw': AcwDetailEventTopicAfterCallWorkEvent;
  'v2.detail.events.conversation.{id}.attributes': AttributeDetailEventTopicAttributeUpdateEvent;
  'v2.detail.events.conversation.{id}.contact': ContactDetailEventTopicContactUpdateEvent;
  'v2.detail.events.conversation.{id}.customer.end': CustomerEndDetailEventTopicCustomerEndEvent;
  'v2.detail.events.conversation.{id}.customer.start': CustomerStartDetailEventTopicCustomerStartEvent;
  'v2.detail.events.conversation.{id}.flow.end': FlowEndDetailEventTopicFlowEndEvent;
  'v2.detail.events.conversation.{id}.flow.outcome': FlowOutcomeDetailEventTopicFlowOutcomeEvent;
  'v2.detail.events.conversation.{id}.flow.start': FlowStartDetailEventTopicFlowStartEvent;
  'v2.detail.events.conversation.{id}.outbound': OutboundDetailEventTopicOutboundInitEvent;
  'v2.detail.events.conversation.{id}.user.end': UserEndDetailEventTopicUserEndEvent;
  'v2.detail.events.conversation.{id}.user.start': UserStartDetailEventTopicUserStartEvent;
  'v2.detail.events.conversation.{id}.voicemail.end': VoicemailEndDetailEventTopicVoicemailEndEvent;
  'v2.detail.events.conversation.{id}.voicemail.start': VoicemailStartDetailEventTopicVoicemailStartEvent;
  'v2.detail.events.conversation.{id}.wrapup': WrapupDetailEventTopicWrapupEvent;
  'v2.employeeperformance.externalmetrics.definitions': EmployeePerformanceExternalMetricsDefinitionExternalMetricsDefinition;
  'v2.externalcontacts.contacts.{id}': ExternalContactsContactChangedTopicContact;
  'v2.externalcontacts.contacts.{id}.journey.segments': JourneySegmentAssignmentEventsNotificationSegmentAssignmentEventsNotification;
  'v2.externalcontacts.contacts.{id}.journey.sessions': JourneySessionEventsNotificationSessionEvent;
  'v2.externalcontacts.contacts.{id}.notes.{id}': ExternalContactsContactNoteChangedTopicNote;
  'v2.externalcontacts.contacts.{id}.unresolved': ExternalContactsUnresolvedContactChangedTopicContact;
  'v2.externalcontacts.organizations.{id}': ExternalContactsOrganizationChangedTopicExternalOrganization;
  'v2.externalcontacts.organizations.{id}.notes.{id}': ExternalContactsOrganizationNoteChangedTopicNote;
  'v2.externalcontacts.relationships.{id}': ExternalContactsRelationshipChangedTopicRelationship;
  'v2.flows.instances.flow.{id}': V2FlowExecutionDataFlowidTopicFlowExecutionHistory;
  'v2.flows.outcomes.{id}': ArchitectFlowOutcomeNotificationFlowOutcomeNotification;
  'v2.flows.{id}': ArchitectFlowNotificationFlowNotification;
  'v2.gamification.scorecards.users.{id}': GamificationScorecardChangeTopicScorecardChange;
  'v2.groups.{id}.greetings': GroupGreetingEventGreeting;
  'v2.integrations.inbound.webhook.{id}.invocation': MaestroWebhooksInvocationTopicPublicWebhooksEvent;
  'v2.journey.sessions.{id}.action.events': JourneyWebActionEventsNotificationWebActionEventsNotification;
  'v2.journey.sessions.{id}.app.events': JourneyAppEventsNotificationAppEventsNotification;
  'v2.journey.sessions.{id}.outcome.events': JourneyOutcomeEventsNotificationOutcomeEventsNotification;
  'v2.journey.sessions.{id}.web.events': JourneyWebEventsNotificationWebEventsNotification;
  'v2.journey.views.jobs.{id}.notification': JourneyViewJobNotificationTopicJourneyViewJobNotificationEventV2;
  'v2.managementunits.{id}.workforcemanagement.intraday': WfmIntradayDataUpdateTopicIntradayDataUpdate;
  'v2.operations.events.{id}': OperationalEventNotificationTopicOperationalEventNotification;
  'v2.outbound.attemptlimits.{id}': DialerAttemptLimitsConfigChangeAttemptLimits;
  'v2.outbound.callabletimesets.{id}': DialerCallabletimesetConfigChangeCallableTimeSet;
  'v2.outbound.campaignrules.{id}': DialerCampaignRuleConfigChangeCampaignRule;
  'v2.outbound.campaigns.{id}': DialerCampaignConfigChangeCampaign;
  'v2.outbound.campaigns.{id}.progress': DialerCampaignProgressEventCampaignProgress;
  'v2.outbound.campaigns.{id}.skillstats': DialerCampaignSkillCombinationStatsEventCampaignSkillCombinationStats;
  'v2.outbound.campaigns.{id}.stats': StatEventCampaignTopicStatsNotification;
  'v2.outbound.contactlistfilters.{id}': DialerContactlistfilterConfigChangeContactListFilter;
  'v2.outbound.contactlists.{id}': DialerContactlistConfigChangeContactList;
  'v2.outbound.contactlists.{id}.importstatus': ContactlistImportStatusImportStatus;
  'v2.outbound.dnclists.{id}': DialerDnclistConfigChangeDncList;
  'v2.outbound.dnclists.{id}.importstatus': DnclistImportStatusImportStatus;
  'v2.outbound.email.campaigns.contact.postContact': OutboundMessagingCampaignPostContactEmailEventTopicOutboundMessagingCampaignPostContactEmailEvent;
  'v2.outbound.email.campaigns.contact.preContact': OutboundMessagingCampaignPreContactEmailEventTopicOutboundMessagingCampaignPreContactEmailEvent;
  'v2.outbound.emailcampaigns.{id}': OutboundMessagingEmailCampaignConfigChangeMessagingCampaign;
  'v2.outbound.emailcampaigns.{id}.progress': OutboundMessagingEmailCampaignProgressEventCampaignProgress;
  'v2.outbound.importtemplates.{id}.importstatus': ImportTemplateImportStatusImportStatus;
  'v2.outbound.messaging.campaigns.contact.postContact': OutboundMessagingCampaignPostContactSmsEventTopicOutboundMessagingCampaignPostContactSMSEvent;
  'v2.outbound.messaging.campaigns.contact.preContact': OutboundMessagingCampaignPreContactSmsEventTopicOutboundMessagingCampaignPreContactSMSEvent;
  'v2.outbound.messagingcampaigns.{id}': OutboundMessagingMessagingCampaignConfigChangeMessagingCampaign;
  'v2.outbound.messagingcampaigns.{id}.progress': OutboundMessagingMessagingCampaignProgressEventCampaignProgress;
  'v2.outbound.preview.campaigns.contact.postContact': OutboundPreviewCampaignPostContactOutboundPreviewCampaignPostContactEvent;
  'v2.outbound.preview.campaigns.contact.preContact': OutboundPreviewCampaignPreContactOutboundPreviewCampaignPreContactEvent;
  'v2.outbound.responsesets.{id}': DialerResponsesetConfigChangeResponseSet;
  'v2.outbound.rulesets.{id}': DialerRulesetConfigChangeRuleSet;
  'v2.outbound.schedules.campaigns.{id}': DialerCampaignScheduleConfigChangeCampaignSchedule;
  'v2.outbound.schedules.emailcampaigns.{id}': EmailCampaignScheduleConfigChangeEmailCampaignSchedule;
  'v2.outbound.schedules.messagingcampaigns.{id}': MessagingCampaignScheduleConfigChangeMessagingCampaignSchedule;
  'v2.outbound.schedules.sequences.{id}': DialerSequenceScheduleConfigChangeSequenceSchedule;
  'v2.outbound.schedules.whatsappcampaigns.{id}': WhatsappCampaignScheduleConfigChangeWhatsAppCampaignSchedule;
  'v2.outbound.sequences.{id}': DialerSequenceConfigChangeCampaignSequence;
  'v2.outbound.settings': DialerOutboundSettingsConfigChangeOutboundSettings;
  'v2.outbound.voice.campaigns.contact.postContact': OutboundVoiceCampaignPostContactOutboundVoiceCampaignPostContactEvent;
  'v2.outbound.voice.campaigns.contact.preContact': OutboundVoiceCampaignPreContactOutboundVoiceCampaignPreContactEvent;
  'v2.outbound.whatsapp.campaigns.contact.postContact': OutboundMessagingCampaignPostContactWhatsappEventTopicOutboundMessagingCampaignPostContactWhatsAppEvent;
  'v2.outbound.whatsapp.campaigns.contact.preContact': OutboundMessagingCampaignPreContactWhatsappEventTopicOutboundMessagingCampaignPreContactWhatsAppEvent;
  'v2.outbound.whatsappcampaigns.{id}': OutboundMessagingWhatsappCampaignConfigChangeMessagingCampaign;
  'v2.outbound.whatsappcampaigns.{id}.progress': OutboundMessagingWhatsappCampaignProgressEventCampaignProgress;
  'v2.outbound.wrapupcodemappings.{id}': DialerWrapupcodemappingConfigChangeWrapUpCodeMapping;
  'v2.quality.evaluations': EvaluationQualityV2TopicEvaluationV2;
  'v2.routing.queues.{id}.conversations': QueueConversationEventTopicConversation;
  'v2.routing.queues.{id}.conversations.callbacks': QueueConversationCallbackEventTopicCallbackConversation;
  'v2.routing.queues.{id}.conversations.calls': QueueConversationCallEventTopicCallConversation;
  'v2.routing.queues.{id}.conversations.chats': QueueConversationChatEventTopicChatConversation;
  'v2.routing.queues.{id}.conversations.cobrowseSessions': QueueConversationCobrowseEventTopicCobrowseConversation;
  'v2.routing.queues.{id}.conversations.emails': QueueConversationEmailEventTopicEmailConversation;
  'v2.routing.queues.{id}.conversations.messages': QueueConversationMessageEventTopicMessageConversation;
  'v2.routing.queues.{id}.conversations.screenshares': QueueConversationScreenShareEventTopicScreenShareConversation;
  'v2.routing.queues.{id}.conversations.socialexpressions': QueueConversationSocialExpressionEventTopicConversation;
  'v2.routing.queues.{id}.conversations.videos': QueueConversationVideoEventTopicConversation;
  'v2.routing.queues.{id}.users': QueueUserEventTopicQueueMember;
  'v2.speechandtextanalytics.conversation.{id}.empathy': V2StaEmpathyOverallTopicOverallEmpathyMessage;
  'v2.speechandtextanalytics.conversation.{id}.sentiment': V2StaSentimentOverallTopicOverallSentimentMessage;
  'v2.speechandtextanalytics.conversation.{id}.topics': V2StaTopicsDetectedTopicTopicsDetectedMessage;
  'v2.speechandtextanalytics.conversations.{id}.categories': V2StaConversationCategoriesStaConversationCategoriesMessage;
  'v2.speechandtextanalytics.programs.general.jobs.{id}': CreateGeneralProgramTopicsDefinitionsJob;
  'v2.speechandtextanalytics.programs.publishjobs.{id}': PublishProgramTopicsDefinitionsJob;
  'v2.speechandtextanalytics.programs.topiclinks.jobs.{id}': ProgramTopicLinksTopicsDefinitionsJob;
  'v2.speechandtextanalytics.reprocessing.jobs.{id}': V2ReprocessJobStateChangedTopicJobStateChanged;
  'v2.speechandtextanalytics.topics.generatedphrases.jobs.{id}': GenAiPhrasesTopicsDefinitionsJob;
  'v2.speechandtextanalytics.topics.publishjobs.{id}': PublishTopicTopicsDefinitionsJob;
  'v2.speechandtextanalytics.topics.testphrase.jobs.{id}': TestTopicPhraseTopicsDefinitionsJob;
  'v2.subscription.updated': UpdatedTopicSystemMessage;
  'v2.system.no_longer_subscribed.{id}': SystemMessageSystemMessage;
  'v2.system.socket_closing': SystemMessageSystemMessage;
  'v2.system.token_revoked.{id}': SystemMessageSystemMessage;
  'v2.system.{id}.{id}': SystemMessageSystemMessage;
  'v2.taskmanagement.workitems.queues.{id}': WorkitemsQueueEventsNotificationWorkitem;
  'v2.taskmanagement.workitems.users.{id}': WorkitemsUserEventsNotificationWorkitem;
  'v2.taskmanagement.workitems.{id}': WorkitemsEventsNotificationWorkitem;
  'v2.telephony.providers.edges.phones.{id}': PhoneChangeTopicPhone;
  'v2.telephony.providers.edges.trunks.{id}': TrunkInstanceTopicTrunk;
  'v2.telephony.providers.edges.trunks.{id}.metrics': TrunkMetricsTopicTrunkMetrics;
  'v2.telephony.providers.edges.{id}': EdgeChangeTopicEdge;
  'v2.telephony.providers.edges.{id}.logicalinterfaces': EdgeLogicalInterfacesChangeTopicDomainLogicalInterfaceChange;
  'v2.telephony.providers.edges.{id}.metrics': EdgeMetricsTopicEdgeMetrics;
  'v2.telephony.providers.edges.{id}.softwareupdate': EdgeSoftwareUpdateTopicDomainEdgeSoftwareUpdate;
  'v2.users.{id}.activity': AgentActivityChangedTopicAgentActivity;
  'v2.users.{id}.alerting.alerts': V2MobiusAlertsTopicAlert;
  'v2.users.{id}.alerting.heartbeat.alerts': KlaxonHeartBeatAlertsTopicHeartBeatAlert;
  'v2.users.{id}.alerting.heartbeat.rules': KlaxonHeartBeatRulesTopicHeartBeatRule;
  'v2.users.{id}.alerting.interactionstats.alerts': KlaxonInteractionStatsAlertsTopicInteractionStatAlert;
  'v2.users.{id}.alerting.interactionstats.rules': KlaxonInteractionStatsRulesTopicInteractionStatRule;
  'v2.users.{id}.alerting.rules': V2MobiusRulesTopicRule;
  'v2.users.{id}.analytics.reporting.exports': ReportingDataExportTopicDataExportNotification;
  'v2.users.{id}.badges.chats': ChatBadgeTopicChatBadge;
  'v2.users.{id}.callforwarding': CallForwardingEventCallForwarding;
  'v2.users.{id}.conversations': ConversationEventTopicConversation;
  'v2.users.{id}.conversations.callbacks': ConversationCallbackEventTopicCallbackConversation;
  'v2.users.{id}.conversations.calls': ConversationCallEventTopicCallConversation;
  'v2.users.{id}.conversations.chats': ConversationChatEventTopicChatConversation;
  'v2.users.{id}.conversations.cobrowseSessions': ConversationCobrowseEventTopicCobrowseConversation;
  'v2.users.{id}.conversations.emails': ConversationEmailEventTopicEmailConversation;
  'v2.users.{id}.conversations.inbound.typing.event': V2ConversationMessageTypingEventForUserTopicMessageData;
  'v2.users.{id}.conversations.messages': ConversationMessageEventTopicMessageConversation;
  'v2.users.{id}.conversations.screenshares': ConversationScreenShareEventTopicScreenShareConversation;
  'v2.users.{id}.conversations.socialexpressions': ConversationSocialExpressionEventTopicSocialConversation;
  'v2.users.{id}.conversations.summaries': ConversationSummaryTopicConversationSummaryEvent;
  'v2.users.{id}.conversations.summaries.settings.preview': V2SessionConversationsSummarySettingsPreviewEventConversationSummarySettingsPreviewMessage;
  'v2.users.{id}.conversations.videos': ConversationVideoEventTopicVideoConversation;
  'v2.users.{id}.conversations.{id}.recordings': RecordingEventRecording;
  'v2.users.{id}.conversations.{id}.recordings.{id}': RecordingTranscodeCompleteTopicRecording;
  'v2.users.{id}.conversationsummary': UserConversationsEventUserConversationSummary;
  'v2.users.{id}.employeeengagement.celebrations': V2WemEngagementCelebrationUpdatesTopicEngagementCelebration;
  'v2.users.{id}.fax.documents': FaxTopicFaxDataV2;
  'v2.users.{id}.geolocation': GeolocationEventGeolocation;
  'v2.users.{id}.greetings': UserGreetingEventGreeting;
  'v2.users.{id}.integrationpresence': V2IntegrationPresenceEventPresenceActivityEvent;
  'v2.users.{id}.integrations.calendar.teams': GcuccTeamsCalendarEventsGCUCCTeamsCalendarEventV2;
  'v2.users.{id}.outbound.contactlists.{id}.export': ContactlistDownloadReadyExportUri;
  'v2.users.{id}.outbound.dnclists.{id}.export': DnclistDownloadReadyExportUri;
  'v2.users.{id}.outofoffice': OutOfOfficeEventOutOfOffice;
  'v2.users.{id}.persistentconnection': PersistentConnectionChangeTopicPersistentConnectionChangeEvent;
  'v2.users.{id}.presence': PresenceEventUserPresence;
  'v2.users.{id}.recordings': RecordingArchiveRestoreTopicRecording;
  'v2.users.{id}.routingStatus': UserRoutingStatusUserRoutingStatus;
  'v2.users.{id}.station': UserStationChangeTopicUserStations;
  'v2.users.{id}.tokens': UserTokensTopicTokenNotification;
  'v2.users.{id}.userrecordings': AdhocRecordingTopicRecordingDataV2;
  'v2.users.{id}.voicemail.messages': VoicemailMessagesTopicVoicemailMessage;
  'v2.users.{id}.wem.coaching.appointment': WemCoachingAppointmentTopicCoachingAppointmentNotification;
  'v2.users.{id}.wem.coaching.notification': WemCoachingUserNotificationTopicCoachingUserNotification;
  'v2.users.{id}.wem.learning.assignment': LearningAssignmentTopicLearningAssignmentNotification;
  'v2.users.{id}.workforcemanagement.adherence': WfmUserScheduleAdherenceUpdatedTopicUserScheduleAdherenceUpdate;
  'v2.users.{id}.workforcemanagement.adherence.explanations.jobs': WfmAdherenceExplanationJobCompleteTopicAdherenceExplanationJobNotification;
  'v2.users.{id}.workforcemanagement.adherence.historical.agent': WfmHistoricalAdherenceAgentCalculationsCompleteTopicWfmHistoricalAdherenceAgentCalculationsCompleteNotification;
  'v2.users.{id}.workforcemanagement.adherence.historical.bulk': WfmHistoricalAdherenceBulkCalculationsCompleteTopicWfmHistoricalAdherenceBulkCalculationsCompleteNotification;
  'v2.users.{id}.workforcemanagement.agentschedules.managementunit.search.complete': WfmAgentMuScheduleSearchCompleteTopicAgentMuScheduleSearchCompleteNotification;
  'v2.users.{id}.workforcemanagement.alternative.shift.jobs': WfmAlternativeShiftJobCompleteEventV3AlternativeShiftJobCompleteNotification;
  'v2.users.{id}.workforcemanagement.decisionmetrics.jobs': DecisionMetricsAdminNotificationTopicDecisionMetricsJobNotification;
  'v2.users.{id}.workforcemanagement.historicaladherencequery': WfmHistoricalAdherenceCalculationsCompleteTopicWfmHistoricalAdherenceCalculationsCompleteNotice;
  'v2.users.{id}.workforcemanagement.integrations.hris.timeofftypes.jobs': WfmIntegrationsHrisTimeOffTypesJobTopicHrisTimeOffTypesJobNotification;
  'v2.users.{id}.workforcemanagement.notifications': WfmUserNotificationTopicWfmUserNotification;
  'v2.users.{id}.workforcemanagement.performanceprediction.schedules.recalculations': PerformancePredictionRecalculationCompleteEventTopicPerformancePredictionUserRecalculationNotification;
  'v2.users.{id}.workforcemanagement.schedules': WfmAgentScheduleUpdateTopicWfmAgentScheduleUpdateNotification;
  'v2.users.{id}.workforcemanagement.shift.trading.jobs': WfmShiftTradingJobCompleteEventShiftTradingJobCompleteNotification;
  'v2.users.{id}.workforcemanagement.shrinkage.jobs': WfmHistoricalShrinkageCalculationsCompleteTopicHistoricalShrinkageCalculationsCompleteNotification;
  'v2.users.{id}.workforcemanagement.timeoffbalance.jobs': WfmTimeOffBalanceJobTopicTimeOffBalanceJobNotification;
  'v2.users.{id}.workforcemanagement.timeoffrequests': WfmTimeOffRequestUpdateTopicTimeOffRequestUpdate;
  'v2.video.conferences.{id}': VideoConferenceUpdateTopicVideoConference;
  'v2.webdeployments.configurations.{id}': WebDeploymentsConfigTopicWebMessagingConfigChangeEventBody;
  'v2.webdeployments.deployments.{id}': WebDeploymentsDeploymentTopicWebMessagingDeploymentChangeEventBody;
  'v2.webmessaging.deployments.{id}.undelivered.messages': V2WebMessagingUndeliveredMessageTopicWebMessagingUndeliveredMessageEventBody;
  'v2.wem.learning.assignments.modules.{id}': LearningAssignmentRuleRunTopicLearningAssignmentRuleRunNotification;
  'v2.workflows.{id}.conversations.inbound.typing.event': V2ConversationMessageTypingEventForWorkflowTopicMessageData;
  'v2.workforcemanagement.agents': WfmMoveAgentsCompleteTopicWfmMoveAgentsComplete;
  'v2.workforcemanagement.agents.opportunities': V2WfmAgentOpportunityTopicAgentOpportunityNotification;
  'v2.workforcemanagement.agents.{id}.adherence.explanations': WfmAgentAdherenceExplanationChangedAgentTopicAdherenceExplanationChangedNotification;
  'v2.workforcemanagement.businessunits.{id}.activityplans.jobs': WfmActivityPlanJobCompleteTopicActivityPlanJobCompleteNotification;
  'v2.workforcemanagement.businessunits.{id}.activityplans.runs.jobs': WfmActivityPlanRunJobCompleteTopicActivityPlanJobCompleteNotification;
  'v2.workforcemanagement.businessunits.{id}.adherence.explanations': WfmAgentAdherenceExplanationChangedBusinessUnitTopicAdherenceExplanationChangedNotification;
  'v2.workforcemanagement.businessunits.{id}.capacityplans.{id}.staffingrequirements': CapacityPlanningRequirementsResultTopicStaffingRequirementsNotification;
  'v2.workforcemanagement.businessunits.{id}.forecasts.staffingrequirement': WfmBuShortTermForecastStaffingRequirementsGenerateCompleteTopicBuForecastShortTermStaffingRequirementsNotification;
  'v2.workforcemanagement.businessunits.{id}.main.forecast.export.forecast': V2WfmMainForecastExportForecastEventMainForecastExportNotification;
  'v2.workforcemanagement.businessunits.{id}.main.forecast.export.historical': V2WfmMainForecastExportHistoricalEventMainForecastExportNotification;
  'v2.workforcemanagement.businessunits.{id}.main.forecast.export.snapshot': V2WfmMainForecastExportSnapshotEventMainForecastExportNotification;
  'v2.workforcemanagement.businessunits.{id}.opportunities': V2WfmOpportunityTopicOpportunityNotification;
  'v2.workforcemanagement.businessunits.{id}.schedulebids.{id}': ScheduleBiddingAdminNotificationTopicScheduleBiddingNotification;
  'v2.workforcemanagement.businessunits.{id}.schedules': WfmBuScheduleTopicBuScheduleNotification;
  'v2.workforcemanagement.businessunits.{id}.scheduling.runs': WfmBuScheduleRunTopicBuSchedulingRunProgressNotification;
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts': WfmBuShortTermForecastUpdateCompleteTopicBuShortTermForecastNotification;
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.copy': WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecastNotification;
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.generate': WfmBuShortTermForecastGenerateProgressTopicGenerateBuShortTermForecastProgressNotification;
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.import': WfmBuShortTermForecastImportCompleteTopicBuShortTermForecastNotification;
  'v2.workforcemanagement.businessunits.{id}.workplanbids.{id}': WorkPlanBiddingAdminNotificationTopicWorkPlanBiddingNotification;
  'v2.workforcemanagement.historicaldata.delete.jobs': WfmHistoricalDataImportPurgeCompleteTopicHistoricalDataPurgeRequestComplete;
  'v2.workforcemanagement.historicaldata.deletejob': WfmHistoricalDataUploadPurgeRequestStatusTopicHistoricalDataUploadPurgeRequestUpdate;
  'v2.workforcemanagement.historicaldata.status': WfmHistoricalDataUploadRequestStatusTopicHistoricalDataUploadRequestUpdate;
  'v2.workforcemanagement.managementunits.{id}': WfmMoveManagementUnitTopicMoveManagementUnitNotification;
  'v2.workforcemanagement.managementunits.{id}.adherence': WfmUserScheduleAdherenceUpdatedMuTopicUserScheduleAdherenceUpdate;
  'v2.workforcemanagement.managementunits.{id}.agents.sync': WfmUpdateAgentDetailsTopicWfmUpdateAgentDetailsComplete;
  'v2.workforcemanagement.managementunits.{id}.agentschedules.changed': WfmAgentManagementUnitScheduleChangedTopicAgentMuScheduleChangedNotification;
  'v2.workforcemanagement.managementunits.{id}.schedules': WfmScheduleTopicWfmScheduleNotification;
  'v2.workforcemanagement.managementunits.{id}.shifttrades.state.bulk': WfmBulkShiftTradeStateUpdateNotificationTopicBulkShiftTradeStateUpdateNotification;
  'v2.workforcemanagement.performanceprediction.schedules.{id}': PerformancePredictionCompleteEventTopicPerformancePredictionCalculationNotification;
  'v2.workforcemanagement.teams.{id}.adherence': WfmUserScheduleAdherenceUpdatedTeamTopicUserScheduleAdherenceUpdate;
  'v2.workforcemanagement.users.{id}.schedules.query': WfmBuScheduleQueryResultTopicBuScheduleSearchResultNotification;
  'v2.workforcemanagement.users.{id}.schedules.search': WfmBuScheduleSearchResultTopicBuScheduleSearchResultNotification;
}

/** Template of a notification topic. */
export type NotificationTopic = keyof NotificationTopics;
