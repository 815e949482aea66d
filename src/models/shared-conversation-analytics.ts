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
  /** Figure of the metric that counts. */
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
  /** Figures of the metric in this step. */
  stats?: StatisticalSummary;
}

export interface AggregateViewData {
  /** Name that the query gave the view. */
  name?: string;
  /** Figures of the view in this step. */
  stats?: StatisticalSummary;
}

/** From `gte` inclusive to `lt` exclusive. */
export interface AggregationRange {
  /** Lower bound, inclusive. */
  gte?: number;
  /** Upper bound, exclusive. */
  lt?: number;
}

export interface AggregationResult {
  /** Type of the aggregation in the query. */
  type?: OpenEnum<'termFrequency' | 'numericRange'>;
  /** Present for `termFrequency`. */
  dimension?: string;
  /** Present for `numericRange`. */
  metric?: string;
  /** Hits in all results together. */
  count?: number;
  /** One entry for each value or range. */
  results?: AggregationResultEntry[];
}

export interface AggregationResultEntry {
  /** Hits with this value or in this range. */
  count?: number;
  /** Value of the dimension; absent for a range. */
  value?: string;
  /** Lower bound, inclusive; absent for a value. */
  gte?: number;
  /** Upper bound, exclusive; absent for a value. */
  lt?: number;
}

export interface AnalyticsAgentGroup {
  agentGroupId?: string;
  agentGroupType?: OpenEnum<'Group' | 'SkillGroup' | 'Team'>;
}

/** A conversation as analytics recorded it: participants, their sessions, and the segments and metrics of those. */
export interface AnalyticsConversation {
  /** Absent until the conversation ends. @format date-time */
  conversationEnd?: string;
  conversationId?: string;
  /** Purpose of the participant who began the conversation. */
  conversationInitiator?: AnalyticsParticipantPurpose;
  /** When the conversation began. @format date-time */
  conversationStart?: string;
  /** In messaging, whether the customer has sent anything at all. */
  customerParticipation?: boolean;
  /** Divisions to which the conversation belongs. */
  divisionIds?: string[];
  /** Free text by which another system knows the conversation. */
  externalTag?: string;
  /** Knowledge bases used in the conversation. */
  knowledgeBaseIds?: string[];
  /** Lowest mean opinion score (higher is better) of its audio streams. */
  mediaStatsMinConversationMos?: number;
  /** Lowest R-factor (higher is better) of its audio streams. */
  mediaStatsMinConversationRFactor?: number;
  /** Direction in which the conversation began, whatever came later. */
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  /** Whether every flow session served the customer without an agent. */
  selfServed?: boolean;
  /** Quality evaluations of the conversation; absent where there are none. */
  evaluations?: AnalyticsEvaluation[];
  /** Customer surveys on the conversation; absent where there are none. */
  surveys?: AnalyticsSurvey[];
  /** Judgements on whether the matter was settled; absent where there are none. */
  resolutions?: AnalyticsResolution[];
  /** All participants, flows and queues included. */
  participants?: AnalyticsParticipant[];
  accessAttributes?: string[];
  /** Another conversation that belongs to this one. */
  associatedConversationId?: string;
  /** When the conversation became a conference; absent for others. @format date-time */
  conferenceStart?: string;
  /** Conversations in which agents sought advice about this one. */
  consultationConversationIds?: string[];
  /** When the conversation ends, or was to end, without new messages. @format date-time */
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
  /** One page of hits; `cursor` leads to the next one. */
  conversations?: AnalyticsConversation[];
}

export interface AnalyticsConversationQueryResponse {
  /** One result for each aggregation of the query; absent without any. */
  aggregations?: AggregationResult[];
  /** One page of hits; absent where nothing matches. */
  conversations?: AnalyticsConversationWithoutAttributes[];
  /** Conversations on all pages together. */
  totalHits?: number;
}

/** A stretch of a session in which one thing went on, such as ringing, talking or holding. */
export interface AnalyticsConversationSegment {
  /** Whether the participant's microphone was off. */
  audioMuted?: boolean;
  /** Whether the segment was part of a conference. */
  conference?: boolean;
  /** Conversation that this one was moved into. */
  destinationConversationId?: string;
  /** Session to which the participant was transferred. */
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
  /** Absent where the segment worked. */
  errorCode?: string;
  groupId?: string;
  /** Codes of ITU-T Q.850 with which the network ended a call. */
  q850ResponseCodes?: number[];
  /** Queue that the segment belongs to; segments of customers carry it too. */
  queueId?: string;
  /** Language skill asked of the agent. */
  requestedLanguageId?: string;
  /** Skills that an agent had to have. */
  requestedRoutingSkillIds?: string[];
  /** Agents asked for by id. */
  requestedRoutingUserIds?: string[];
  /** Absent until the segment ends. @format date-time */
  segmentEnd?: string;
  /** When the segment began. @format date-time */
  segmentStart?: string;
  /** What the participant did, such as alert, interact, hold or wrap-up. */
  segmentType?: AgentSegmentType;
  /** SIP status codes of the call. */
  sipResponseCodes?: number[];
  /** Conversation that this one came out of. */
  sourceConversationId?: string;
  /** Session from which the participant was transferred. */
  sourceSessionId?: string;
  /** Subject of an e-mail. */
  subject?: string;
  /** Whether the participant's camera was off. */
  videoMuted?: boolean;
  /** Id of the wrap-up code. */
  wrapUpCode?: string;
  /** Notes of the agent; wrap-up segments only. */
  wrapUpNote?: string;
  /** Tags that the agent set; wrap-up segments only. */
  wrapUpTags?: string[];
  /** Agents whom routing scored for this interaction. */
  scoredAgents?: AnalyticsScoredAgent[];
  /** Further names and values of the segment. */
  properties?: AnalyticsProperty[];
}

/** An `AnalyticsConversation` whose participants come without their attributes. */
export interface AnalyticsConversationWithoutAttributes {
  /** Absent until the conversation ends. @format date-time */
  conversationEnd?: string;
  conversationId?: string;
  /** Purpose of the participant who began the conversation. */
  conversationInitiator?: AnalyticsParticipantPurpose;
  /** When the conversation began. @format date-time */
  conversationStart?: string;
  /** In messaging, whether the customer has sent anything at all. */
  customerParticipation?: boolean;
  /** Divisions to which the conversation belongs. */
  divisionIds?: string[];
  /** Free text by which another system knows the conversation. */
  externalTag?: string;
  /** Knowledge bases used in the conversation. */
  knowledgeBaseIds?: string[];
  /** Lowest mean opinion score (higher is better) of its audio streams. */
  mediaStatsMinConversationMos?: number;
  /** Lowest R-factor (higher is better) of its audio streams. */
  mediaStatsMinConversationRFactor?: number;
  /** Direction in which the conversation began, whatever came later. */
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  /** Whether every flow session served the customer without an agent. */
  selfServed?: boolean;
  /** Quality evaluations of the conversation; absent where there are none. */
  evaluations?: AnalyticsEvaluation[];
  /** Customer surveys on the conversation; absent where there are none. */
  surveys?: AnalyticsSurvey[];
  /** Judgements on whether the matter was settled; absent where there are none. */
  resolutions?: AnalyticsResolution[];
  /** All participants, flows and queues included. */
  participants?: AnalyticsParticipantWithoutAttributes[];
  accessAttributes?: string[];
  /** Another conversation that belongs to this one. */
  associatedConversationId?: string;
  /** When the conversation became a conference; absent for others. @format date-time */
  conferenceStart?: string;
  /** Conversations in which agents sought advice about this one. */
  consultationConversationIds?: string[];
  /** When the conversation ends, or was to end, without new messages. @format date-time */
  inactivityTimeout?: string;
  /** Whether it began with a public post. */
  originatingSocialMediaPublic?: boolean;
}

export interface AnalyticsConversationWithoutAttributesMultiGetResponse {
  conversations?: AnalyticsConversationWithoutAttributes[];
}

export interface AnalyticsEvaluation {
  /** Calibration of which the evaluation is part; absent for others. */
  calibrationId?: string;
  /** Shared by all versions of the form. */
  contextId?: string;
  /** Whether the evaluation was deleted since. */
  deleted?: boolean;
  evaluationId?: string;
  /** User who evaluates. */
  evaluatorId?: string;
  /** When the evaluation took place. @format date-time */
  eventTime?: string;
  formId?: string;
  formName?: string;
  /** Queue of the evaluated interaction. */
  queueId?: string;
  /** Whether the agent may see it. */
  released?: boolean;
  /** Whether the evaluation was scored anew. */
  rescored?: boolean;
  /** Agent who is evaluated. */
  userId?: string;
  /** Percent, over critical questions only. */
  oTotalCriticalScore?: number;
  /** Percent. */
  oTotalScore?: number;
  /** Whether the evaluation is to be assigned to a user. */
  assigneeApplicable?: boolean;
  /** User to whom the evaluation is assigned. */
  assigneeId?: string;
  evaluationStatus?: OpenEnum<'Finished' | 'InProgress' | 'InReview' | 'Pending' | 'Retracted'>;
  /** Whether the platform, not a person, submitted it. */
  systemSubmitted?: boolean;
}

export interface AnalyticsFlow {
  /** Language in force at the end of the flow, as a tag. */
  endingLanguage?: string;
  /** What led into the flow, such as an address or the id of a flow. */
  entryReason?: string;
  /** Kind of `entryReason`. */
  entryType?: FlowEntryType;
  /** How the flow ended. */
  exitReason?: string;
  flowId?: string;
  flowName?: string;
  flowType?: FlowType;
  /** Version that ran. */
  flowVersion?: string;
  /** Whether the flow created a callback. */
  issuedCallback?: boolean;
  /** Failed recognition that ended the flow; absent otherwise. */
  recognitionFailureReason?: string;
  /** Language in force at the start of the flow, as a tag. */
  startingLanguage?: string;
  /** Address to which the flow transferred; absent without a transfer. */
  transferTargetAddress?: string;
  /** Absent where the flow made no transfer. */
  transferTargetName?: string;
  /** Kind of transfer; absent where the flow ended otherwise. */
  transferType?: string;
  /** Flow outcomes that the flow reached or missed. */
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
  /** Audio formats that the endpoint used. */
  codecs?: string[];
  discardedPackets?: number;
  /** Packets that came more than once. */
  duplicatePackets?: number;
  /** When the endpoint measured. @format date-time */
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
  /** All packets that arrived. */
  receivedPackets?: number;
  /** Packets that came too late to be played. */
  underrunPackets?: number;
}

export interface AnalyticsParticipant {
  /** External contact that the participant was recognised as. */
  externalContactId?: string;
  /** Organisation of the external contact. */
  externalOrganizationId?: string;
  /** Present where the participant was flagged. */
  flaggedReason?: OpenEnum<'general'>;
  participantId?: string;
  /** Name of the person, queue or flow. */
  participantName?: string;
  /** Part played in the conversation, e.g. `customer`, `agent`, `acd` or `ivr`. */
  purpose?: AnalyticsParticipantPurpose;
  /** Team of the agent. */
  teamId?: string;
  /** Agent or other user; absent for customers, queues and flows. */
  userId?: string;
  /** Communications of the participant, one for each medium and attempt. */
  sessions?: AnalyticsSession[];
  /** Participant data set by flows, scripts or programs. */
  attributes?: Dictionary<string>;
  /** Whether the participant's screen was recorded. */
  screenRecording?: boolean;
}

export interface AnalyticsParticipantWithoutAttributes {
  /** External contact that the participant was recognised as. */
  externalContactId?: string;
  /** Organisation of the external contact. */
  externalOrganizationId?: string;
  /** Present where the participant was flagged. */
  flaggedReason?: OpenEnum<'general'>;
  participantId?: string;
  /** Name of the person, queue or flow. */
  participantName?: string;
  /** Part played in the conversation, e.g. `customer`, `agent`, `acd` or `ivr`. */
  purpose?: AnalyticsParticipantPurpose;
  /** Team of the agent. */
  teamId?: string;
  /** Agent or other user; absent for customers, queues and flows. */
  userId?: string;
  /** Communications of the participant, one for each medium and attempt. */
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
  /** Dimension whose values are counted; for `termFrequency`. */
  dimension?: string;
  /** Metric whose values are counted by range; for `numericRange`. */
  metric?: string;
  /** How many of the most frequent values come back, for `termFrequency`. */
  size?: number;
  /** Ranges to count; for `numericRange`. */
  ranges?: AggregationRange[];
}

/** Whether an interaction settled the matter, judged by later contacts. */
export interface AnalyticsResolution {
  /** When the resolution was judged. @format date-time */
  eventTime?: string;
  /** Queue of the interaction. */
  queueId?: string;
  /** Agent of the interaction. */
  userId?: string;
  /** Interactions after which no further contact followed. */
  nNextContactAvoided?: number;
}

/** One communication of a participant, on one medium. */
export interface AnalyticsSession {
  /** Skills that are in force for the conversation. */
  activeSkillIds?: string[];
  /** Whether the agent left after-call work out. */
  acwSkipped?: boolean;
  /** Address that initiated the session. */
  addressFrom?: string;
  /** Address of the party at the other end. */
  addressOther?: string;
  /** This participant's own address. */
  addressSelf?: string;
  /** Address that received the session. */
  addressTo?: string;
  /** Agent assistant that gave suggestions. */
  agentAssistantId?: string;
  /** Ring of bullseye routing in which the agent was found. */
  agentBullseyeRing?: number;
  /** Whether the callback belongs to one agent. */
  agentOwned?: boolean;
  /** Number of the calling party. */
  ani?: string;
  /** User who assigned the interaction by hand. */
  assignerId?: string;
  /** Whether the customer was signed in. */
  authenticated?: boolean;
  /** Telephone numbers for the callback. */
  callbackNumbers?: string[];
  /** When the callback is due. @format date-time */
  callbackScheduledTime?: string;
  /** Name of the person to call back. */
  callbackUserName?: string;
  /** Participant whom this one coaches. */
  coachedParticipantId?: string;
  /** Whether the participant shares or watches the page. */
  cobrowseRole?: string;
  /** Session that both sides of the co-browsing share. */
  cobrowseRoomId?: string;
  /** How far an outbound message came on its way. */
  deliveryStatus?: DeliveryStatus;
  /** When `deliveryStatus` changed last. @format date-time */
  deliveryStatusChangeDate?: string;
  /** Addresses of transfers and consultations. */
  destinationAddresses?: string[];
  /** Seen from the organisation. */
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Analyser that judged a campaign call, e.g. `speech.person`. */
  dispositionAnalyzer?: string;
  /** What call analysis made of a campaign call, e.g. `disposition.classification.callable.machine`. */
  dispositionName?: string;
  /** Number that was dialled. */
  dnis?: string;
  /** Edge that carried the call. */
  edgeId?: string;
  /** Agents in question, one figure for each attempt of predictive routing. */
  eligibleAgentCounts?: number[];
  /** Detail of `deliveryStatus` from the messaging service. */
  extendedDeliveryStatus?: string;
  /** Type of the flow from which the session came into ACD. */
  flowInType?: string;
  flowOutType?: string;
  /** Action that offered the conversation to a visitor. */
  journeyActionId?: string;
  /** Action map that triggered the action. */
  journeyActionMapId?: string;
  journeyActionMapVersion?: number;
  /** Visitor of a website or an app. */
  journeyCustomerId?: string;
  /** What `journeyCustomerId` consists of, such as a cookie. */
  journeyCustomerIdType?: string;
  /** Visit during which the conversation began. */
  journeyCustomerSessionId?: string;
  /** What kind of visit it was, such as web or app. */
  journeyCustomerSessionIdType?: string;
  /** Bridge that joined the audio of the parties. */
  mediaBridgeId?: string;
  /** Files and pictures that the session contains. */
  mediaCount?: number;
  /** Medium of the session; a conversation can have several. */
  mediaType?: SessionMediaType;
  /** Messaging service of a message session. */
  messageType?: string;
  /** Participant whom this one listens to. */
  monitoredParticipantId?: string;
  /** Campaign that made the contact; absent for other sessions. */
  outboundCampaignId?: string;
  /** Contact in the list named by `outboundContactListId`. */
  outboundContactId?: string;
  /** Contact list of the campaign. */
  outboundContactListId?: string;
  /** Session at the other end of this one. */
  peerId?: string;
  /** The call's id in its own protocol, e.g. of SIP. */
  protocolCallId?: string;
  /** Subsystem that carried the session. */
  provider?: string;
  /** Whether the session was recorded. */
  recording?: boolean;
  /** Name, number or e-mail address of the other party. */
  remote?: string;
  /** Name of the other side as it was shown. */
  remoteNameDisplayable?: string;
  /** Skills that bullseye routing has dropped. */
  removedSkillIds?: string[];
  /** Routing methods that were tried. */
  requestedRoutings?: RoutingType[];
  /** Address of the chat room. */
  roomId?: string;
  /** Ring of bullseye or preferred agent routing. */
  routingRing?: number;
  /** Address of the participant in the screen share. */
  screenShareAddressSelf?: string;
  /** Shared by all participants of the screen share. */
  screenShareRoomId?: string;
  /** Script that the agent saw. */
  scriptId?: string;
  /** Agent whom routing chose. */
  selectedAgentId?: string;
  /** Rank of the chosen agent among those proposed. */
  selectedAgentRank?: number;
  /** Number dialled for this session, which a transfer can make differ from `dnis`. */
  sessionDnis?: string;
  sessionId?: string;
  /** Whether the participant shared a screen. */
  sharingScreen?: boolean;
  /** Whether the agent may pass over a campaign's contact. */
  skipEnabled?: boolean;
  /** Seconds after which a callback is dialled without the agent's doing. */
  timeoutSeconds?: number;
  /** Routing method that found the agent. */
  usedRouting?: UsedRoutingType;
  /** Address of the participant in the video. */
  videoAddressSelf?: string;
  /** Shared by all participants of the video. */
  videoRoomId?: string;
  /** Interactions waiting, one figure for each attempt of predictive routing. */
  waitingInteractionCounts?: number[];
  /** Agents whom routing proposed. */
  proposedAgents?: AnalyticsProposedAgent[];
  /** Groups of agents that conditional routing added. */
  agentGroups?: AnalyticsAgentGroup[];
  /** Quality of the audio at each endpoint; calls only. */
  mediaEndpointStats?: AnalyticsMediaEndpointStat[];
  /** Architect flow that the session ran through; flows only. */
  flow?: AnalyticsFlow;
  /** Raw values, of which the aggregates are made. */
  metrics?: AnalyticsSessionMetric[];
  /** Stretches of the session, such as ringing and talking. */
  segments?: AnalyticsConversationSegment[];
  /** Participant into whose call this one barged. */
  bargedParticipantId?: string;
  /** Recipients of a copy that the others do not see; e-mail only. */
  bcc?: string[];
  /** Recipients of a copy; e-mail only. */
  cc?: string[];
  /** Whether the customer has closed the messaging conversation. */
  cleared?: boolean;
  /** Whether the message was delivered by push notification. */
  deliveryPushed?: boolean;
  /** When detected speech ended. @format date-time */
  detectedSpeechEnd?: string;
  /** When detected speech began. @format date-time */
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
  /** Readable text for an error; absent where the session worked. */
  errorCodeDescription?: string;
  /** Rule of the queue that was applied, with its kind in `routingRuleType`. */
  routingRule?: string;
  /** Routing method that was in force. */
  routingRuleType?: OpenEnum<'Bullseye' | 'Conditional' | 'Predictive' | 'Preferred'>;
  /** Agent whose screen was watched. */
  screenMonitoredUserId?: string;
  /** Expression of skills that an agent had to match. */
  skillExpressionId?: string;
  /** Whether the agent recorded a part. */
  snippetRecording?: boolean;
}

export interface AnalyticsSessionMetric {
  /** When the platform recorded the value. @format date-time */
  emitDate?: string;
  /** Name of the metric: `t…` is a time, `n…` a count, `o…` an observation. */
  name?: string;
  /** Milliseconds for `t` metrics, a count for `n` metrics. */
  value?: number;
}

export interface AnalyticsSurvey {
  /** When the survey took place. @format date-time */
  eventTime?: string;
  /** Queue of the interaction. */
  queueId?: string;
  /** When the customer finished; absent until then. @format date-time */
  surveyCompletedDate?: string;
  /** Shared by all versions of the form. */
  surveyFormContextId?: string;
  surveyFormId?: string;
  surveyFormName?: string;
  surveyId?: string;
  /** The answer to the net promoter question. */
  surveyPromoterScore?: number;
  /** How far the survey has come. */
  surveyStatus?: string;
  /** Agent to whom the survey is attributed. */
  userId?: string;
  /** Percent. */
  oSurveyTotalScore?: number;
  /** Whether some questions were left unanswered. */
  surveyPartialResponse?: boolean;
  /** Whether the customer answered on the web or by telephone. */
  surveyType?: OpenEnum<'Web' | 'Voice'>;
}

/** A search for conversations, run as a job. */
export interface AsyncConversationQuery {
  /** Conditions on the conversation as a whole. */
  conversationFilters?: ConversationDetailQueryFilter[];
  /** Conditions that one segment of the conversation has to meet. */
  segmentFilters?: SegmentDetailQueryFilter[];
  /** Conditions that one evaluation of the conversation has to meet. */
  evaluationFilters?: EvaluationDetailQueryFilter[];
  /** Conditions that one survey of the conversation has to meet. */
  surveyFilters?: SurveyDetailQueryFilter[];
  /** Conditions that one resolution of the conversation has to meet. */
  resolutionFilters?: ResolutionDetailQueryFilter[];
  /** Direction of `orderBy`; `unordered` leaves the order open. */
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
  /** Time by which the results are sorted. */
  orderBy?: OpenEnum<'conversationStart' | 'conversationEnd' | 'segmentStart' | 'segmentEnd'>;
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. Finds conversations with activity in it. */
  interval: string;
  /** Most conversations wanted. */
  limit?: number;
  /** Leaves out conversations that began before the day (UTC) on which the interval starts. */
  startOfDayIntervalMatching?: boolean;
}

export interface AsyncQueryResponse {
  /** Id with which the status and the results are fetched. */
  jobId: string;
}

export interface AsyncQueryStatus {
  /** `FULFILLED` when results can be read. */
  state?: OpenEnum<'QUEUED' | 'PENDING' | 'FAILED' | 'CANCELLED' | 'FULFILLED' | 'EXPIRED'>;
  /** Absent unless the job failed. */
  errorMessage?: string;
  /** When the results are discarded. @format date-time */
  expirationDate?: string;
  /** When the job was created. @format date-time */
  submissionDate?: string;
  /** When the job finished; absent until then. @format date-time */
  completionDate?: string;
}

export interface ConversationAggregateDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  /** One entry for each step of the granularity. */
  data?: StatisticalResponse[];
}

export interface ConversationAggregateQueryClause {
  /** Whether all predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Single conditions. */
  predicates: ConversationAggregateQueryPredicate[];
}

export interface ConversationAggregateQueryFilter {
  /** Whether all clauses and predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Nested groups of conditions. */
  clauses?: ConversationAggregateQueryClause[];
  /** Single conditions. */
  predicates?: ConversationAggregateQueryPredicate[];
}

/** One condition on a dimension. */
export interface ConversationAggregateQueryPredicate {
  /** Which of the other fields names what is compared. */
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  /** For the type `dimension`; compared with `value`. */
  dimension?: ConversationDimension;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  /** Value of the dimension, as text. */
  value?: string;
  /** Bounds of a metric. */
  range?: NumericRange;
}

export interface ConversationAggregateQueryResponse {
  /** One entry for each combination of group values; absent without data. */
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
  /** Conditions; all conversations of the interval where absent. */
  filter?: ConversationAggregateQueryFilter;
  /** Metrics to compute: `t…` is a time, `n…` a count, `o…` an observation. */
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
  /** Assigns to the interval by this time instead of the default one. */
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `topN` and `bottomN` keep only the first or last groups by `sortMetric`. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  /** Sorts the groups by a metric. */
  sortMetric?: ConversationAggregationSort;
  /** How many groups to keep, with `topN` and `bottomN`. */
  limit?: number;
}

export interface ConversationAggregationView {
  /** Metric that the view is derived from. */
  target: ConversationMetric;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  /** Kind of derived figure. */
  function: OpenEnum<'rangeBound'>;
  /** Bounds within which interactions count. */
  range?: AggregationRange;
}

export interface ConversationDetailQueryClause {
  /** Whether all predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Single conditions. */
  predicates: ConversationDetailQueryPredicate[];
}

export interface ConversationDetailQueryFilter {
  /** Whether all clauses and predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Nested groups of conditions. */
  clauses?: ConversationDetailQueryClause[];
  /** Single conditions. */
  predicates?: ConversationDetailQueryPredicate[];
}

/** One condition: on a dimension by `value`, on a metric by `range`. */
export interface ConversationDetailQueryPredicate {
  /** Which of the other fields names what is compared. */
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  /** For the type `dimension`; compared with `value`. */
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
  /** For the type `metric`; compared with `range`. */
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
  /** Value of the dimension, as text. */
  value?: string;
  /** Bounds of a metric. */
  range?: NumericRange;
}

/** A search for conversations, answered page by page. */
export interface ConversationQuery {
  /** Conditions on the conversation as a whole. */
  conversationFilters?: ConversationDetailQueryFilter[];
  /** Conditions that one segment of the conversation has to meet. */
  segmentFilters?: SegmentDetailQueryFilter[];
  /** Conditions that one evaluation of the conversation has to meet. */
  evaluationFilters?: EvaluationDetailQueryFilter[];
  /** Conditions that one survey of the conversation has to meet. */
  surveyFilters?: SurveyDetailQueryFilter[];
  /** Conditions that one resolution of the conversation has to meet. */
  resolutionFilters?: ResolutionDetailQueryFilter[];
  /** Direction of `orderBy`; `unordered` leaves the order open. */
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
  /** Moment to sort by. */
  orderBy?: OpenEnum<'conversationStart' | 'conversationEnd' | 'segmentStart' | 'segmentEnd'>;
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. Finds conversations with activity in it. */
  interval: string;
  /** Counts over all hits, in addition to the page. */
  aggregations?: AnalyticsQueryAggregation[];
  /** The page to return. */
  paging?: PagingSpec;
}

export interface DataAvailabilityResponse {
  /** Jobs can count on data up to this moment. @format date-time */
  dataAvailabilityDate?: string;
}

export interface EvaluationDetailQueryClause {
  /** Whether all predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Single conditions. */
  predicates: EvaluationDetailQueryPredicate[];
}

export interface EvaluationDetailQueryFilter {
  /** Whether all clauses and predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Nested groups of conditions. */
  clauses?: EvaluationDetailQueryClause[];
  /** Single conditions. */
  predicates?: EvaluationDetailQueryPredicate[];
}

/** One condition: on a dimension by `value`, on a metric by `range`. */
export interface EvaluationDetailQueryPredicate {
  /** Which of the other fields names what is compared. */
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  /** For the type `dimension`; compared with `value`. */
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
  /** For the type `metric`; compared with `range`. */
  metric?: OpenEnum<'oTotalCriticalScore' | 'oTotalScore'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  /** Value of the dimension, as text. */
  value?: string;
  /** Bounds of a metric. */
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
  /** Whether all predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Single conditions. */
  predicates: ResolutionDetailQueryPredicate[];
}

export interface ResolutionDetailQueryFilter {
  /** Whether all clauses and predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Nested groups of conditions. */
  clauses?: ResolutionDetailQueryClause[];
  /** Single conditions. */
  predicates?: ResolutionDetailQueryPredicate[];
}

export interface ResolutionDetailQueryPredicate {
  /** Which of the other fields names what is compared. */
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  /** For the type `metric`; compared with `range`. */
  metric?: OpenEnum<'nNextContactAvoided'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  /** Bounds of the metric. */
  range?: NumericRange;
}

export interface SegmentDetailQueryClause {
  /** Whether all predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Single conditions. */
  predicates: SegmentDetailQueryPredicate[];
}

export interface SegmentDetailQueryFilter {
  /** Whether all clauses and predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Nested groups of conditions. */
  clauses?: SegmentDetailQueryClause[];
  /** Single conditions. */
  predicates?: SegmentDetailQueryPredicate[];
}

/** One condition: on a dimension by `value`, on a metric by `range`. */
export interface SegmentDetailQueryPredicate {
  /** Which of the other fields names what is compared. */
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  /** For the type `dimension`; compared with `value`. */
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
  /** Type of the property's values; for the type `property`. */
  propertyType?: AnalyticsPropertyType;
  /** Name of a property, where `type` is `property`; its type goes in `propertyType`. */
  property?: string;
  /** For the type `metric`; compared with `range`. */
  metric?: OpenEnum<'tSegmentDuration'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  /** Value of the dimension, as text. */
  value?: string;
  /** Bounds of a metric. */
  range?: NumericRange;
}

export interface StatisticalResponse {
  /** Step that the figures are for, as an ISO 8601 interval. */
  interval?: string;
  /** Metrics that have data in this step. */
  metrics?: AggregateMetricData[];
  /** One entry for each view of the query. */
  views?: AggregateViewData[];
}

export interface SurveyDetailQueryClause {
  /** Whether all predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Single conditions. */
  predicates: SurveyDetailQueryPredicate[];
}

export interface SurveyDetailQueryFilter {
  /** Whether all clauses and predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Nested groups of conditions. */
  clauses?: SurveyDetailQueryClause[];
  /** Single conditions. */
  predicates?: SurveyDetailQueryPredicate[];
}

/** One condition: on a dimension by `value`, on a metric by `range`. */
export interface SurveyDetailQueryPredicate {
  /** Which of the other fields names what is compared. */
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  /** For the type `dimension`; compared with `value`. */
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
  /** For the type `metric`; compared with `range`. */
  metric?: OpenEnum<'oSurveyTotalScore'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  /** Value of the dimension, as text. */
  value?: string;
  /** Bounds of a metric. */
  range?: NumericRange;
}
