import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AgentSegmentType,
  DeliveryStatus,
  FlowEntryType,
  FlowType,
  RoutingType,
  SessionMediaType,
  SortFunction,
  UsedRoutingType,
} from './shared-enumerations.js';
import type { AnalyticsScoredAgent, NumericRange, StatisticalSummary } from './shared-references.js';

export type AnalyticsPropertyType = OpenEnum<'bool' | 'integer' | 'real' | 'date' | 'string' | 'uuid'>;

/** The metric that decides which groups are on top. */
export interface ConversationAggregationSort {
  name: OpenEnum<
    | 'nBlindTransferred'
    | 'nBotInteractions'
    | 'nCallbackAttempts'
    | 'nCallbackOverSla'
    | 'nCallbackScheduled'
    | 'nCobrowseSessions'
    | 'nConnected'
    | 'nConsult'
    | 'nConsultTransferred'
    | 'nConversations'
    | 'nError'
    | 'nOffered'
    | 'nOutbound'
    | 'nOutboundAbandoned'
    | 'nOutboundAttempted'
    | 'nOutboundConnected'
    | 'nOverSla'
    | 'nStateTransitionError'
    | 'nTakeover'
    | 'nTransferred'
    | 'oAudioMessageCount'
    | 'oExternalAudioMessageCount'
    | 'oExternalMediaCount'
    | 'oMediaCount'
    | 'oMessageCount'
    | 'oMessageSegmentCount'
    | 'oMessageTurn'
    | 'oServiceTarget'
    | 'oSkillExpressionApplications'
    | 'tAbandon'
    | 'tAcd'
    | 'tActiveCallback'
    | 'tActiveCallbackComplete'
    | 'tAcw'
    | 'tAgentResponseTime'
    | 'tAgentVideoConnected'
    | 'tAlert'
    | 'tAnswered'
    | 'tAverageAgentResponseTime'
    | 'tAverageCustomerResponseTime'
    | 'tBarging'
    | 'tCallbackAbandon'
    | 'tCallbackConnect'
    | 'tCallbackNotReached'
    | 'tCoaching'
    | 'tCoachingComplete'
    | 'tConnected'
    | 'tContacting'
    | 'tDialing'
    | 'tFirstConnect'
    | 'tFirstDial'
    | 'tFirstEngagement'
    | 'tFirstResponse'
    | 'tFlowOut'
    | 'tHandle'
    | 'tHeld'
    | 'tHeldComplete'
    | 'tIvr'
    | 'tMonitoring'
    | 'tMonitoringComplete'
    | 'tNotResponding'
    | 'tPark'
    | 'tParkComplete'
    | 'tScreenMonitoring'
    | 'tSnippetRecord'
    | 'tTalk'
    | 'tTalkComplete'
    | 'tTransmitting'
    | 'tUserResponseTime'
    | 'tVoicemail'
  >;
  function: SortFunction;
}

/** One page of a finished job's figures. */
export type ConversationAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** An aggregation of conversation metrics, run as a job. */
export interface ConversationAsyncAggregationQuery {
  /** Start and end, as two times with a slash between them. */
  interval: string;
  /** Length of one step as an ISO duration; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: OpenEnum<
    | 'activeRouting'
    | 'activeSkillId'
    | 'addressFrom'
    | 'addressTo'
    | 'agentAssistantId'
    | 'agentBullseyeRing'
    | 'agentOwned'
    | 'agentRank'
    | 'agentScore'
    | 'ani'
    | 'assignerId'
    | 'authenticated'
    | 'conversationId'
    | 'conversationInitiator'
    | 'convertedFrom'
    | 'convertedTo'
    | 'customerParticipation'
    | 'deliveryStatus'
    | 'destinationAddress'
    | 'direction'
    | 'disconnectType'
    | 'divisionId'
    | 'dnis'
    | 'edgeId'
    | 'eligibleAgentCount'
    | 'errorCode'
    | 'extendedDeliveryStatus'
    | 'externalContactId'
    | 'externalMediaCount'
    | 'externalOrganizationId'
    | 'externalTag'
    | 'firstQueue'
    | 'flaggedReason'
    | 'flowInType'
    | 'flowOutType'
    | 'groupId'
    | 'interactionType'
    | 'journeyActionId'
    | 'journeyActionMapId'
    | 'journeyActionMapVersion'
    | 'journeyCustomerId'
    | 'journeyCustomerIdType'
    | 'journeyCustomerSessionId'
    | 'journeyCustomerSessionIdType'
    | 'knowledgeBaseId'
    | 'mediaCount'
    | 'mediaType'
    | 'messageType'
    | 'originatingDirection'
    | 'originatingSocialMediaPublic'
    | 'outboundCampaignId'
    | 'outboundContactId'
    | 'outboundContactListId'
    | 'participantName'
    | 'peerId'
    | 'proposedAgentId'
    | 'provider'
    | 'purpose'
    | 'queueId'
    | 'remote'
    | 'removedSkillId'
    | 'requestedLanguageId'
    | 'requestedRouting'
    | 'requestedRoutingSkillId'
    | 'roomId'
    | 'routingPriority'
    | 'routingRing'
    | 'routingRule'
    | 'routingRuleType'
    | 'scoredAgentId'
    | 'selectedAgentId'
    | 'selectedAgentRank'
    | 'selfServed'
    | 'sessionDnis'
    | 'sessionId'
    | 'skillExpressionId'
    | 'stationId'
    | 'teamId'
    | 'usedRouting'
    | 'userId'
    | 'videoPresent'
    | 'waitingInteractionCount'
    | 'wrapUpCode'
  >[];
  filter?: ConversationAggregateQueryFilter;
  metrics: OpenEnum<
    | 'nBlindTransferred'
    | 'nBotInteractions'
    | 'nCallbackAttempts'
    | 'nCallbackOverSla'
    | 'nCallbackScheduled'
    | 'nCfcOffered'
    | 'nCobrowseSessions'
    | 'nConnected'
    | 'nConsult'
    | 'nConsultTransferred'
    | 'nConversations'
    | 'nError'
    | 'nOffered'
    | 'nOutbound'
    | 'nOutboundAbandoned'
    | 'nOutboundAttempted'
    | 'nOutboundConnected'
    | 'nOverSla'
    | 'nStateTransitionError'
    | 'nTakeover'
    | 'nTransferred'
    | 'oAudioMessageCount'
    | 'oCallbackServiceLevel'
    | 'oExternalAudioMessageCount'
    | 'oExternalMediaCount'
    | 'oMediaCount'
    | 'oMessageCount'
    | 'oMessageSegmentCount'
    | 'oMessageTurn'
    | 'oServiceLevel'
    | 'oServiceTarget'
    | 'oSkillExpressionApplications'
    | 'tAbandon'
    | 'tAcd'
    | 'tActiveCallback'
    | 'tActiveCallbackComplete'
    | 'tAcw'
    | 'tAgentResponseTime'
    | 'tAgentVideoConnected'
    | 'tAlert'
    | 'tAnswered'
    | 'tAverageAgentResponseTime'
    | 'tAverageCustomerResponseTime'
    | 'tBarging'
    | 'tCallbackAbandon'
    | 'tCallbackConnect'
    | 'tCallbackNotReached'
    | 'tCallbackVirtualWait'
    | 'tCfcAbandon'
    | 'tCfcAcd'
    | 'tCfcAnswered'
    | 'tCfcFlowOut'
    | 'tCoaching'
    | 'tCoachingComplete'
    | 'tConnected'
    | 'tContacting'
    | 'tDialing'
    | 'tFirstConnect'
    | 'tFirstDial'
    | 'tFirstEngagement'
    | 'tFirstResponse'
    | 'tFlowOut'
    | 'tHandle'
    | 'tHeld'
    | 'tHeldComplete'
    | 'tIvr'
    | 'tMonitoring'
    | 'tMonitoringComplete'
    | 'tNotResponding'
    | 'tPark'
    | 'tParkComplete'
    | 'tScreenMonitoring'
    | 'tShortAbandon'
    | 'tSnippetRecord'
    | 'tTalk'
    | 'tTalkComplete'
    | 'tTransmitting'
    | 'tUserResponseTime'
    | 'tVoicemail'
    | 'tWait'
  >[];
  /** Joins the values of a multi-valued dimension into one group. */
  flattenMultivaluedDimensions?: boolean;
  views?: ConversationAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `topN` and `bottomN` keep only the first or last groups by `sortMetric`. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  sortMetric?: ConversationAggregationSort;
  /** How many groups to keep, with `topN` and `bottomN`. */
  limit?: number;
  pageSize?: number;
}

export type ConversationDimension = OpenEnum<
  | 'activeSkillId'
  | 'addressFrom'
  | 'addressTo'
  | 'agentAssistantId'
  | 'agentBullseyeRing'
  | 'agentOwned'
  | 'agentRank'
  | 'agentScore'
  | 'ani'
  | 'assignerId'
  | 'authenticated'
  | 'conversationId'
  | 'conversationInitiator'
  | 'convertedFrom'
  | 'convertedTo'
  | 'customerParticipation'
  | 'deliveryStatus'
  | 'destinationAddress'
  | 'direction'
  | 'disconnectType'
  | 'divisionId'
  | 'dnis'
  | 'edgeId'
  | 'eligibleAgentCount'
  | 'extendedDeliveryStatus'
  | 'externalContactId'
  | 'externalMediaCount'
  | 'externalOrganizationId'
  | 'externalTag'
  | 'firstQueue'
  | 'flaggedReason'
  | 'flowInType'
  | 'flowOutType'
  | 'groupId'
  | 'interactionType'
  | 'journeyActionId'
  | 'journeyActionMapId'
  | 'journeyActionMapVersion'
  | 'journeyCustomerId'
  | 'journeyCustomerIdType'
  | 'journeyCustomerSessionId'
  | 'journeyCustomerSessionIdType'
  | 'knowledgeBaseId'
  | 'mediaCount'
  | 'mediaType'
  | 'messageType'
  | 'originatingDirection'
  | 'outboundCampaignId'
  | 'outboundContactId'
  | 'outboundContactListId'
  | 'participantName'
  | 'peerId'
  | 'proposedAgentId'
  | 'provider'
  | 'purpose'
  | 'queueId'
  | 'remote'
  | 'removedSkillId'
  | 'reoffered'
  | 'requestedLanguageId'
  | 'requestedRouting'
  | 'requestedRoutingSkillId'
  | 'roomId'
  | 'routingPriority'
  | 'routingRing'
  | 'scoredAgentId'
  | 'selectedAgentId'
  | 'selectedAgentRank'
  | 'selfServed'
  | 'sessionDnis'
  | 'sessionId'
  | 'stationId'
  | 'teamId'
  | 'usedRouting'
  | 'userId'
  | 'waitingInteractionCount'
  | 'wrapUpCode'
  | 'activeRouting'
  | 'canonicalExternalContactId'
  | 'errorCode'
  | 'originatingSocialMediaPublic'
  | 'routingRule'
  | 'routingRuleType'
  | 'skillExpressionId'
  | 'videoPresent'
>;

export type ConversationMetric = OpenEnum<
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
  | 'nStateTransitionError'
  | 'nTransferred'
  | 'oExternalMediaCount'
  | 'oMediaCount'
  | 'oMessageTurn'
  | 'oServiceLevel'
  | 'oServiceTarget'
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
  | 'tShortAbandon'
  | 'tTalk'
  | 'tTalkComplete'
  | 'tUserResponseTime'
  | 'tVoicemail'
  | 'tWait'
  | 'nBotInteractions'
  | 'nCallbackAttempts'
  | 'nCallbackOverSla'
  | 'nCallbackScheduled'
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
  | 'tCallbackAbandon'
  | 'tCallbackConnect'
  | 'tCallbackNotReached'
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

export type AnalyticsParticipantPurpose = OpenEnum<
  | 'acd'
  | 'agent'
  | 'api'
  | 'botflow'
  | 'campaign'
  | 'customer'
  | 'dialer'
  | 'external'
  | 'fax'
  | 'group'
  | 'inbound'
  | 'ivr'
  | 'manual'
  | 'outbound'
  | 'station'
  | 'user'
  | 'voicemail'
  | 'workflow'
  | 'voicesurveyflow'
>;

export interface AggregateMetricData {
  /** `n` metrics are counts, `t` metrics times in milliseconds, `o` metrics observed values such as scores. */
  metric?: string;
  /** Splits a metric further, e.g. the presence or routing status that a time was spent in. */
  qualifier?: string;
  stats?: StatisticalSummary;
}

export interface AggregateViewData {
  name?: string;
  stats?: StatisticalSummary;
}

/** From `gte` inclusive to `lt` exclusive. */
export interface AggregationRange {
  gte?: number;
  lt?: number;
}

export interface AggregationResult {
  type?: OpenEnum<'termFrequency' | 'numericRange'>;
  dimension?: string;
  metric?: string;
  count?: number;
  results?: AggregationResultEntry[];
}

export interface AggregationResultEntry {
  count?: number;
  value?: string;
  gte?: number;
  lt?: number;
}

export interface AnalyticsAgentGroup {
  agentGroupId?: string;
  agentGroupType?: OpenEnum<'Group' | 'SkillGroup' | 'Team'>;
}

/** A conversation as analytics recorded it: participants, their sessions, and the segments and metrics of those. */
export interface AnalyticsConversation {
  /** Absent while the conversation goes on. @format date-time */
  conversationEnd?: string;
  conversationId?: string;
  conversationInitiator?: AnalyticsParticipantPurpose;
  /** @format date-time */
  conversationStart?: string;
  /** In messaging, whether the customer has sent anything at all. */
  customerParticipation?: boolean;
  divisionIds?: string[];
  /** Free text by which another system knows the conversation. */
  externalTag?: string;
  knowledgeBaseIds?: string[];
  /** Lowest mean opinion score (higher is better) of its audio streams. */
  mediaStatsMinConversationMos?: number;
  /** Lowest R-factor (higher is better) of its audio streams. */
  mediaStatsMinConversationRFactor?: number;
  /** Direction in which the conversation began, whatever came later. */
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  /** Whether every flow session served the customer without an agent. */
  selfServed?: boolean;
  evaluations?: AnalyticsEvaluation[];
  surveys?: AnalyticsSurvey[];
  resolutions?: AnalyticsResolution[];
  participants?: AnalyticsParticipant[];
  accessAttributes?: string[];
  /** Another conversation that belongs to this one. */
  associatedConversationId?: string;
  /** @format date-time */
  conferenceStart?: string;
  /** Conversations in which agents sought advice about this one. */
  consultationConversationIds?: string[];
  /** When the conversation is or was to end because nobody writes. @format date-time */
  inactivityTimeout?: string;
  /** Whether it began with a public post. */
  originatingSocialMediaPublic?: boolean;
}

/** One page of a finished job's results. */
export interface AnalyticsConversationAsyncQueryResponse {
  /** To be given with the next call; absent on the last page. */
  cursor?: string;
  /** Data is complete up to this moment at least. @format date-time */
  dataAvailabilityDate?: string;
  conversations?: AnalyticsConversation[];
}

export interface AnalyticsConversationQueryResponse {
  aggregations?: AggregationResult[];
  conversations?: AnalyticsConversationWithoutAttributes[];
  totalHits?: number;
}

/** A stretch of a session in which one thing went on, such as ringing, talking or holding. */
export interface AnalyticsConversationSegment {
  audioMuted?: boolean;
  conference?: boolean;
  /** Conversation that this one was moved into. */
  destinationConversationId?: string;
  destinationSessionId?: string;
  /** How the segment ended. */
  disconnectType?: OpenEnum<
    | 'client'
    | 'conferenceTransfer'
    | 'consultTransfer'
    | 'endpoint'
    | 'error'
    | 'forwardTransfer'
    | 'noAnswerTransfer'
    | 'notAvailableTransfer'
    | 'other'
    | 'peer'
    | 'spam'
    | 'system'
    | 'timeout'
    | 'transfer'
    | 'transportFailure'
    | 'uncallable'
    | 'dndEndpoint'
    | 'dndTransfer'
    | 'inactivity'
    | 'sessionExpired'
    | 'takeover'
  >;
  errorCode?: string;
  groupId?: string;
  /** Codes of ITU-T Q.850 with which the network ended a call. */
  q850ResponseCodes?: number[];
  queueId?: string;
  /** Language skill asked of the agent. */
  requestedLanguageId?: string;
  requestedRoutingSkillIds?: string[];
  /** Agents asked for by id. */
  requestedRoutingUserIds?: string[];
  /** Absent while the segment goes on. @format date-time */
  segmentEnd?: string;
  /** @format date-time */
  segmentStart?: string;
  segmentType?: AgentSegmentType;
  /** SIP status codes of the call. */
  sipResponseCodes?: number[];
  /** Conversation that this one came out of. */
  sourceConversationId?: string;
  sourceSessionId?: string;
  subject?: string;
  videoMuted?: boolean;
  /** Id of the wrap-up code. */
  wrapUpCode?: string;
  wrapUpNote?: string;
  wrapUpTags?: string[];
  scoredAgents?: AnalyticsScoredAgent[];
  properties?: AnalyticsProperty[];
}

/** An `AnalyticsConversation` whose participants come without their attributes. */
export interface AnalyticsConversationWithoutAttributes {
  /** Absent while the conversation goes on. @format date-time */
  conversationEnd?: string;
  conversationId?: string;
  conversationInitiator?: AnalyticsParticipantPurpose;
  /** @format date-time */
  conversationStart?: string;
  customerParticipation?: boolean;
  divisionIds?: string[];
  externalTag?: string;
  knowledgeBaseIds?: string[];
  /** Lowest mean opinion score (higher is better) of its audio streams. */
  mediaStatsMinConversationMos?: number;
  /** Lowest R-factor (higher is better) of its audio streams. */
  mediaStatsMinConversationRFactor?: number;
  /** Direction in which the conversation began, whatever came later. */
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  selfServed?: boolean;
  evaluations?: AnalyticsEvaluation[];
  surveys?: AnalyticsSurvey[];
  resolutions?: AnalyticsResolution[];
  participants?: AnalyticsParticipantWithoutAttributes[];
  accessAttributes?: string[];
  /** Another conversation that belongs to this one. */
  associatedConversationId?: string;
  /** @format date-time */
  conferenceStart?: string;
  /** Conversations in which agents sought advice about this one. */
  consultationConversationIds?: string[];
  /** @format date-time */
  inactivityTimeout?: string;
  /** Whether it began with a public post. */
  originatingSocialMediaPublic?: boolean;
}

export interface AnalyticsConversationWithoutAttributesMultiGetResponse {
  conversations?: AnalyticsConversationWithoutAttributes[];
}

export interface AnalyticsEvaluation {
  calibrationId?: string;
  /** Shared by all versions of the form. */
  contextId?: string;
  deleted?: boolean;
  evaluationId?: string;
  evaluatorId?: string;
  /** @format date-time */
  eventTime?: string;
  formId?: string;
  formName?: string;
  queueId?: string;
  /** Whether the agent may see it. */
  released?: boolean;
  rescored?: boolean;
  userId?: string;
  /** Percent, over critical questions only. */
  oTotalCriticalScore?: number;
  /** Percent. */
  oTotalScore?: number;
  /** Whether the evaluation is to be assigned to somebody. */
  assigneeApplicable?: boolean;
  assigneeId?: string;
  evaluationStatus?: OpenEnum<'Finished' | 'InProgress' | 'InReview' | 'Pending' | 'Retracted'>;
  /** Whether the platform, not a person, submitted it. */
  systemSubmitted?: boolean;
}

export interface AnalyticsFlow {
  endingLanguage?: string;
  entryReason?: string;
  entryType?: FlowEntryType;
  exitReason?: string;
  flowId?: string;
  flowName?: string;
  flowType?: FlowType;
  flowVersion?: string;
  issuedCallback?: boolean;
  recognitionFailureReason?: string;
  startingLanguage?: string;
  transferTargetAddress?: string;
  transferTargetName?: string;
  transferType?: string;
  outcomes?: AnalyticsFlowOutcome[];
}

export interface AnalyticsFlowOutcome {
  flowOutcome?: string;
  /** @format date-time */
  flowOutcomeEndTimestamp?: string;
  flowOutcomeId?: string;
  /** @format date-time */
  flowOutcomeStartTimestamp?: string;
  flowOutcomeValue?: string;
}

/** Quality of a call's audio as one endpoint measured it. */
export interface AnalyticsMediaEndpointStat {
  codecs?: string[];
  discardedPackets?: number;
  duplicatePackets?: number;
  /** @format date-time */
  eventTime?: string;
  invalidPackets?: number;
  /** In milliseconds. */
  maxLatencyMs?: number;
  /** Lowest mean opinion score; higher is better. */
  minMos?: number;
  /** Lowest R-factor; higher is better. */
  minRFactor?: number;
  /** Packets for which the jitter buffer had no room. */
  overrunPackets?: number;
  receivedPackets?: number;
  /** Packets that came too late to be played. */
  underrunPackets?: number;
}

export interface AnalyticsParticipant {
  externalContactId?: string;
  externalOrganizationId?: string;
  /** Present where somebody has flagged the participant. */
  flaggedReason?: OpenEnum<'general'>;
  participantId?: string;
  participantName?: string;
  /** Part played in the conversation, e.g. `customer`, `agent`, `acd` or `ivr`. */
  purpose?: AnalyticsParticipantPurpose;
  teamId?: string;
  userId?: string;
  sessions?: AnalyticsSession[];
  /** Participant data set by flows, scripts or programs. */
  attributes?: Dictionary<string>;
  /** Whether the participant's screen was recorded. */
  screenRecording?: boolean;
}

export interface AnalyticsParticipantWithoutAttributes {
  externalContactId?: string;
  externalOrganizationId?: string;
  /** Present where somebody has flagged the participant. */
  flaggedReason?: OpenEnum<'general'>;
  participantId?: string;
  participantName?: string;
  /** Part played in the conversation, e.g. `customer`, `agent`, `acd` or `ivr`. */
  purpose?: AnalyticsParticipantPurpose;
  teamId?: string;
  userId?: string;
  sessions?: AnalyticsSession[];
  /** Whether the participant's screen was recorded. */
  screenRecording?: boolean;
}

export interface AnalyticsProperty {
  property?: string;
  propertyType?: AnalyticsPropertyType;
  value?: string;
}

export interface AnalyticsProposedAgent {
  /** Place among the agents that predictive routing proposed; lower is better. */
  agentRank?: number;
  proposedAgentId?: string;
}

/** Counts over a detail query's whole result, not merely over the page that comes back. */
export interface AnalyticsQueryAggregation {
  /** `termFrequency` counts the values of `dimension`, `numericRange` counts `metric` by `ranges`. */
  type?: OpenEnum<'termFrequency' | 'numericRange'>;
  dimension?: string;
  metric?: string;
  /** How many of the most frequent values come back, for `termFrequency`. */
  size?: number;
  ranges?: AggregationRange[];
}

/** Whether an interaction settled the matter, judged by later contacts. */
export interface AnalyticsResolution {
  /** @format date-time */
  eventTime?: string;
  queueId?: string;
  userId?: string;
  /** Interactions after which no further contact followed. */
  nNextContactAvoided?: number;
}

/** One communication of a participant, on one medium. */
export interface AnalyticsSession {
  activeSkillIds?: string[];
  /** Whether the agent left after-call work out. */
  acwSkipped?: boolean;
  addressFrom?: string;
  /** Address of the party at the other end. */
  addressOther?: string;
  /** This participant's own address. */
  addressSelf?: string;
  addressTo?: string;
  agentAssistantId?: string;
  /** Ring of bullseye routing in which the agent was found. */
  agentBullseyeRing?: number;
  agentOwned?: boolean;
  /** Number of the calling party. */
  ani?: string;
  /** User who assigned the interaction by hand. */
  assignerId?: string;
  authenticated?: boolean;
  callbackNumbers?: string[];
  /** @format date-time */
  callbackScheduledTime?: string;
  callbackUserName?: string;
  coachedParticipantId?: string;
  cobrowseRole?: string;
  cobrowseRoomId?: string;
  deliveryStatus?: DeliveryStatus;
  /** @format date-time */
  deliveryStatusChangeDate?: string;
  destinationAddresses?: string[];
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Analyser that judged a campaign call, e.g. `speech.person`. */
  dispositionAnalyzer?: string;
  /** What call analysis made of a campaign call, e.g. `disposition.classification.callable.machine`. */
  dispositionName?: string;
  /** Number that was dialled. */
  dnis?: string;
  edgeId?: string;
  /** Agents in question, one figure for each attempt of predictive routing. */
  eligibleAgentCounts?: number[];
  extendedDeliveryStatus?: string;
  flowInType?: string;
  flowOutType?: string;
  journeyActionId?: string;
  journeyActionMapId?: string;
  journeyActionMapVersion?: number;
  journeyCustomerId?: string;
  journeyCustomerIdType?: string;
  journeyCustomerSessionId?: string;
  journeyCustomerSessionIdType?: string;
  mediaBridgeId?: string;
  /** Files and pictures that the session contains. */
  mediaCount?: number;
  mediaType?: SessionMediaType;
  messageType?: string;
  monitoredParticipantId?: string;
  outboundCampaignId?: string;
  outboundContactId?: string;
  outboundContactListId?: string;
  /** Session at the other end of this one. */
  peerId?: string;
  /** The call's id in its own protocol, e.g. of SIP. */
  protocolCallId?: string;
  provider?: string;
  recording?: boolean;
  /** Name, number or e-mail address of the other party. */
  remote?: string;
  remoteNameDisplayable?: string;
  /** Skills that bullseye routing has dropped. */
  removedSkillIds?: string[];
  /** Routing methods that were tried. */
  requestedRoutings?: RoutingType[];
  roomId?: string;
  /** Ring of bullseye or preferred agent routing. */
  routingRing?: number;
  screenShareAddressSelf?: string;
  screenShareRoomId?: string;
  scriptId?: string;
  selectedAgentId?: string;
  selectedAgentRank?: number;
  /** Number dialled for this session, which a transfer can make differ from `dnis`. */
  sessionDnis?: string;
  sessionId?: string;
  sharingScreen?: boolean;
  /** Whether the agent may pass over a campaign's contact. */
  skipEnabled?: boolean;
  /** Seconds after which a callback is dialled without the agent's doing. */
  timeoutSeconds?: number;
  /** Routing method that found the agent. */
  usedRouting?: UsedRoutingType;
  videoAddressSelf?: string;
  videoRoomId?: string;
  /** Interactions waiting, one figure for each attempt of predictive routing. */
  waitingInteractionCounts?: number[];
  proposedAgents?: AnalyticsProposedAgent[];
  agentGroups?: AnalyticsAgentGroup[];
  mediaEndpointStats?: AnalyticsMediaEndpointStat[];
  flow?: AnalyticsFlow;
  /** Raw values, of which the aggregates are made. */
  metrics?: AnalyticsSessionMetric[];
  segments?: AnalyticsConversationSegment[];
  /** Participant into whose call this one barged. */
  bargedParticipantId?: string;
  bcc?: string[];
  cc?: string[];
  cleared?: boolean;
  /** Whether the message was delivered by push notification. */
  deliveryPushed?: boolean;
  /** @format date-time */
  detectedSpeechEnd?: string;
  /** @format date-time */
  detectedSpeechStart?: string;
  /** Messaging service through which the customer wrote. */
  engagementSource?: OpenEnum<
    | 'AppleMessagesForBusiness'
    | 'Discord'
    | 'Email'
    | 'Facebook'
    | 'FacebookMessenger'
    | 'Glassdoor'
    | 'GoogleBusinessProfile'
    | 'Instagram'
    | 'KakaoTalk'
    | 'Line'
    | 'LinkedIn'
    | 'MicrosoftTeams'
    | 'MobileChat'
    | 'Other'
    | 'QQ'
    | 'Reddit'
    | 'ServiceNow'
    | 'SFDC'
    | 'SMS'
    | 'Snapchat'
    | 'Telegram'
    | 'Threads'
    | 'Trustpilot'
    | 'Unspecified'
    | 'Viber'
    | 'WebChat'
    | 'WeChat'
    | 'Weibo'
    | 'WhatsApp'
    | 'X'
    | 'Yelp'
    | 'YouTube'
    | 'Zendesk'
    | 'OpenMessaging'
  >;
  errorCodeDescription?: string;
  /** Rule of the queue that was applied, with its kind in `routingRuleType`. */
  routingRule?: string;
  routingRuleType?: OpenEnum<'Bullseye' | 'Conditional' | 'Predictive' | 'Preferred'>;
  /** Agent whose screen was watched. */
  screenMonitoredUserId?: string;
  skillExpressionId?: string;
  /** Whether the agent recorded a part. */
  snippetRecording?: boolean;
}

export interface AnalyticsSessionMetric {
  /** When the platform recorded the value. @format date-time */
  emitDate?: string;
  name?: string;
  /** Milliseconds for `t` metrics, a count for `n` metrics. */
  value?: number;
}

export interface AnalyticsSurvey {
  /** @format date-time */
  eventTime?: string;
  queueId?: string;
  /** @format date-time */
  surveyCompletedDate?: string;
  /** Shared by all versions of the form. */
  surveyFormContextId?: string;
  surveyFormId?: string;
  surveyFormName?: string;
  surveyId?: string;
  /** The answer to the net promoter question. */
  surveyPromoterScore?: number;
  surveyStatus?: string;
  userId?: string;
  /** Percent. */
  oSurveyTotalScore?: number;
  /** Whether some questions were left unanswered. */
  surveyPartialResponse?: boolean;
  surveyType?: OpenEnum<'Web' | 'Voice'>;
}

/** A search for conversations, run as a job. */
export interface AsyncConversationQuery {
  conversationFilters?: ConversationDetailQueryFilter[];
  /** Conditions that one segment of the conversation has to meet. */
  segmentFilters?: SegmentDetailQueryFilter[];
  evaluationFilters?: EvaluationDetailQueryFilter[];
  surveyFilters?: SurveyDetailQueryFilter[];
  resolutionFilters?: ResolutionDetailQueryFilter[];
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
  orderBy?: OpenEnum<'conversationStart' | 'conversationEnd' | 'segmentStart' | 'segmentEnd'>;
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. Finds conversations with activity in it. */
  interval: string;
  /** Most conversations wanted. */
  limit?: number;
  /** Leaves out conversations that began before the day (UTC) on which the interval starts. */
  startOfDayIntervalMatching?: boolean;
}

export interface AsyncQueryResponse {
  jobId: string;
}

export interface AsyncQueryStatus {
  /** `FULFILLED` when results can be read. */
  state?: OpenEnum<'QUEUED' | 'PENDING' | 'FAILED' | 'CANCELLED' | 'FULFILLED' | 'EXPIRED'>;
  errorMessage?: string;
  /** When the results are discarded. @format date-time */
  expirationDate?: string;
  /** @format date-time */
  submissionDate?: string;
  /** @format date-time */
  completionDate?: string;
}

export interface ConversationAggregateDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: StatisticalResponse[];
}

export interface ConversationAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: ConversationAggregateQueryPredicate[];
}

export interface ConversationAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: ConversationAggregateQueryClause[];
  predicates?: ConversationAggregateQueryPredicate[];
}

/** One condition on a dimension. */
export interface ConversationAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: ConversationDimension;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface ConversationAggregateQueryResponse {
  results?: ConversationAggregateDataContainer[];
}

export interface ConversationAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: OpenEnum<
    | 'activeSkillId'
    | 'addressFrom'
    | 'addressTo'
    | 'agentAssistantId'
    | 'agentBullseyeRing'
    | 'agentOwned'
    | 'agentRank'
    | 'agentScore'
    | 'ani'
    | 'assignerId'
    | 'authenticated'
    | 'conversationId'
    | 'conversationInitiator'
    | 'convertedFrom'
    | 'convertedTo'
    | 'customerParticipation'
    | 'deliveryStatus'
    | 'destinationAddress'
    | 'direction'
    | 'disconnectType'
    | 'divisionId'
    | 'dnis'
    | 'edgeId'
    | 'eligibleAgentCount'
    | 'extendedDeliveryStatus'
    | 'externalContactId'
    | 'externalMediaCount'
    | 'externalOrganizationId'
    | 'externalTag'
    | 'firstQueue'
    | 'flaggedReason'
    | 'flowInType'
    | 'flowOutType'
    | 'groupId'
    | 'interactionType'
    | 'journeyActionId'
    | 'journeyActionMapId'
    | 'journeyActionMapVersion'
    | 'journeyCustomerId'
    | 'journeyCustomerIdType'
    | 'journeyCustomerSessionId'
    | 'journeyCustomerSessionIdType'
    | 'knowledgeBaseId'
    | 'mediaCount'
    | 'mediaType'
    | 'messageType'
    | 'originatingDirection'
    | 'outboundCampaignId'
    | 'outboundContactId'
    | 'outboundContactListId'
    | 'participantName'
    | 'peerId'
    | 'proposedAgentId'
    | 'provider'
    | 'purpose'
    | 'queueId'
    | 'remote'
    | 'removedSkillId'
    | 'reoffered'
    | 'requestedLanguageId'
    | 'requestedRouting'
    | 'requestedRoutingSkillId'
    | 'roomId'
    | 'routingPriority'
    | 'routingRing'
    | 'scoredAgentId'
    | 'selectedAgentId'
    | 'selectedAgentRank'
    | 'selfServed'
    | 'sessionDnis'
    | 'sessionId'
    | 'stationId'
    | 'teamId'
    | 'usedRouting'
    | 'userId'
    | 'waitingInteractionCount'
    | 'wrapUpCode'
  >[];
  filter?: ConversationAggregateQueryFilter;
  metrics: OpenEnum<
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
    | 'nStateTransitionError'
    | 'nTransferred'
    | 'oExternalMediaCount'
    | 'oMediaCount'
    | 'oMessageTurn'
    | 'oServiceLevel'
    | 'oServiceTarget'
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
    | 'tShortAbandon'
    | 'tTalk'
    | 'tTalkComplete'
    | 'tUserResponseTime'
    | 'tVoicemail'
    | 'tWait'
  >[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: ConversationAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `topN` and `bottomN` keep only the first or last groups by `sortMetric`. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  sortMetric?: ConversationAggregationSort;
  /** How many groups to keep, with `topN` and `bottomN`. */
  limit?: number;
}

export interface ConversationAggregationView {
  /** Metric that the view is derived from. */
  target: ConversationMetric;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export interface ConversationDetailQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: ConversationDetailQueryPredicate[];
}

export interface ConversationDetailQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: ConversationDetailQueryClause[];
  predicates?: ConversationDetailQueryPredicate[];
}

/** One condition: on a dimension by `value`, on a metric by `range`. */
export interface ConversationDetailQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<
    | 'conversationEnd'
    | 'conversationId'
    | 'conversationInitiator'
    | 'conversationStart'
    | 'customerParticipation'
    | 'divisionId'
    | 'externalTag'
    | 'mediaStatsMinConversationMos'
    | 'originatingDirection'
    | 'accessAttribute'
    | 'originatingSocialMediaPublic'
  >;
  metric?: OpenEnum<
    | 'nBlindTransferred'
    | 'nCobrowseSessions'
    | 'nConnected'
    | 'nConsult'
    | 'nConsultTransferred'
    | 'nError'
    | 'nFlow'
    | 'nFlowMilestone'
    | 'nFlowOutcome'
    | 'nFlowOutcomeFailed'
    | 'nOffered'
    | 'nOutbound'
    | 'nOutboundAbandoned'
    | 'nOutboundAttempted'
    | 'nOutboundConnected'
    | 'nOverSla'
    | 'nStateTransitionError'
    | 'nTransferred'
    | 'oExternalMediaCount'
    | 'oFlowMilestone'
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
    | 'tConversationDuration'
    | 'tDialing'
    | 'tFlow'
    | 'tFlowDisconnect'
    | 'tFlowExit'
    | 'tFlowOut'
    | 'tFlowOutcome'
    | 'tHandle'
    | 'tHeld'
    | 'tHeldComplete'
    | 'tIvr'
    | 'tMonitoring'
    | 'tMonitoringComplete'
    | 'tNotResponding'
    | 'tShortAbandon'
    | 'tTalk'
    | 'tTalkComplete'
    | 'tUserResponseTime'
    | 'tVoicemail'
    | 'nBotInteractions'
    | 'nCallbackAttempts'
    | 'nCallbackOverSla'
    | 'nCallbackScheduled'
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
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

/** A search for conversations, answered page by page. */
export interface ConversationQuery {
  /** Conditions on the conversation as a whole. */
  conversationFilters?: ConversationDetailQueryFilter[];
  /** Conditions that one segment of the conversation has to meet. */
  segmentFilters?: SegmentDetailQueryFilter[];
  evaluationFilters?: EvaluationDetailQueryFilter[];
  surveyFilters?: SurveyDetailQueryFilter[];
  resolutionFilters?: ResolutionDetailQueryFilter[];
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
  /** Moment to sort by. */
  orderBy?: OpenEnum<'conversationStart' | 'conversationEnd' | 'segmentStart' | 'segmentEnd'>;
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. Finds conversations with activity in it. */
  interval: string;
  aggregations?: AnalyticsQueryAggregation[];
  paging?: PagingSpec;
}

export interface DataAvailabilityResponse {
  /** Jobs can count on data up to this moment. @format date-time */
  dataAvailabilityDate?: string;
}

export interface EvaluationDetailQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: EvaluationDetailQueryPredicate[];
}

export interface EvaluationDetailQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: EvaluationDetailQueryClause[];
  predicates?: EvaluationDetailQueryPredicate[];
}

/** One condition: on a dimension by `value`, on a metric by `range`. */
export interface EvaluationDetailQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<
    | 'calibrationId'
    | 'contextId'
    | 'deleted'
    | 'evaluationId'
    | 'evaluatorId'
    | 'eventTime'
    | 'formId'
    | 'formName'
    | 'queueId'
    | 'released'
    | 'rescored'
    | 'userId'
    | 'assigneeApplicable'
    | 'assigneeId'
    | 'evaluationStatus'
    | 'systemSubmitted'
  >;
  metric?: OpenEnum<'oTotalCriticalScore' | 'oTotalScore'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type FlowAggregateDataContainer = ConversationAggregateDataContainer;

/** One page of a finished job's figures. */
export interface FlowAsyncAggregateQueryResponse {
  results?: FlowAggregateDataContainer[];
  /** To be given with the next call; absent on the last page. */
  cursor?: string;
}

export interface PagingSpec {
  /** Entities per page; the last page may hold fewer. */
  pageSize: number;
  /** Counted from 1. */
  pageNumber: number;
}

/** Properties to be attached to a session so that queries can filter by them. */
export interface PropertyIndexRequest {
  sessionId: string;
  /** Date of the conversation to which the properties are attached. @format date-time */
  targetDate: string;
  properties: AnalyticsProperty[];
}

export interface ResolutionDetailQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: ResolutionDetailQueryPredicate[];
}

export interface ResolutionDetailQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: ResolutionDetailQueryClause[];
  predicates?: ResolutionDetailQueryPredicate[];
}

export interface ResolutionDetailQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  metric?: OpenEnum<'nNextContactAvoided'>;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface SegmentDetailQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: SegmentDetailQueryPredicate[];
}

export interface SegmentDetailQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: SegmentDetailQueryClause[];
  predicates?: SegmentDetailQueryPredicate[];
}

/** One condition: on a dimension by `value`, on a metric by `range`. */
export interface SegmentDetailQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<
    | 'addressFrom'
    | 'addressTo'
    | 'agentAssistantId'
    | 'agentOwned'
    | 'ani'
    | 'authenticated'
    | 'callbackNumber'
    | 'callbackScheduledTime'
    | 'coachedParticipantId'
    | 'conference'
    | 'deliveryStatus'
    | 'destinationAddress'
    | 'destinationConversationId'
    | 'direction'
    | 'disconnectType'
    | 'dnis'
    | 'edgeId'
    | 'errorCode'
    | 'exitReason'
    | 'extendedDeliveryStatus'
    | 'externalContactId'
    | 'externalOrganizationId'
    | 'flaggedReason'
    | 'flowId'
    | 'flowName'
    | 'flowOutType'
    | 'flowOutcome'
    | 'flowOutcomeId'
    | 'flowOutcomeValue'
    | 'flowVersion'
    | 'groupId'
    | 'journeyActionId'
    | 'journeyActionMapId'
    | 'journeyCustomerId'
    | 'journeyCustomerIdType'
    | 'journeyCustomerSessionId'
    | 'mediaCount'
    | 'mediaType'
    | 'messageType'
    | 'monitoredParticipantId'
    | 'outboundCampaignId'
    | 'outboundContactId'
    | 'outboundContactListId'
    | 'participantName'
    | 'protocolCallId'
    | 'provider'
    | 'purpose'
    | 'queueId'
    | 'recording'
    | 'remote'
    | 'remoteNameDisplayable'
    | 'requestedLanguageId'
    | 'requestedRouting'
    | 'requestedRoutingSkillId'
    | 'scoredAgentId'
    | 'scriptId'
    | 'segmentEnd'
    | 'segmentType'
    | 'sessionDnis'
    | 'sipResponseCode'
    | 'subject'
    | 'teamId'
    | 'transferTargetAddress'
    | 'transferTargetName'
    | 'transferType'
    | 'usedRouting'
    | 'userId'
    | 'wrapUpCode'
    | 'wrapUpNote'
    | 'bargedParticipantId'
    | 'canonicalExternalContactId'
    | 'cleared'
    | 'deliveryPushed'
    | 'detectedSpeechEnd'
    | 'detectedSpeechStart'
    | 'engagementSource'
    | 'screenMonitoredUserId'
    | 'screenRecording'
    | 'skillExpressionId'
    | 'snippetRecording'
  >;
  propertyType?: AnalyticsPropertyType;
  /** Name of a property, where `type` is `property`; its type goes in `propertyType`. */
  property?: string;
  metric?: OpenEnum<'tSegmentDuration'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface StatisticalResponse {
  /** Step that the figures are for, as an ISO 8601 interval. */
  interval?: string;
  metrics?: AggregateMetricData[];
  views?: AggregateViewData[];
}

export interface SurveyDetailQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: SurveyDetailQueryPredicate[];
}

export interface SurveyDetailQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: SurveyDetailQueryClause[];
  predicates?: SurveyDetailQueryPredicate[];
}

/** One condition: on a dimension by `value`, on a metric by `range`. */
export interface SurveyDetailQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<
    | 'eventTime'
    | 'queueId'
    | 'surveyCompletedDate'
    | 'surveyFormContextId'
    | 'surveyFormId'
    | 'surveyId'
    | 'surveyPromoterScore'
    | 'surveyStatus'
    | 'userId'
    | 'surveyPartialResponse'
    | 'surveyType'
  >;
  metric?: OpenEnum<'oSurveyTotalScore'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}
