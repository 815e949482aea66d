import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { AgentRoutingStatus, FlowMetric, MessagingPlatformType, UsedRoutingType } from './shared-enumerations.js';
import type {
  AggregationRange,
  AggregationResult,
  AnalyticsQueryAggregation,
  ConversationAggregateDataContainer,
  ConversationAggregateQueryResponse,
  FlowAsyncAggregateQueryResponse,
  PagingSpec,
} from './shared-conversation-analytics.js';
import type { AnalyticsScoredAgent, DomainEntityRef, NumericRange, SearchSort, StatisticalSummary } from './shared-references.js';

/** One page of a finished job's figures. */
export type EvaluationAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** An aggregation of evaluation metrics, run as a job. */
export interface EvaluationAsyncAggregationQuery {
  /** Start and end, as two times with a slash between them. */
  interval: string;
  /** Length of one step as an ISO duration; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: OpenEnum<
    | 'assigneeApplicable'
    | 'assigneeId'
    | 'calibrationId'
    | 'contextId'
    | 'conversationId'
    | 'divisionId'
    | 'evaluationContextId'
    | 'evaluationId'
    | 'evaluatorId'
    | 'formId'
    | 'mediaType'
    | 'queueId'
    | 'released'
    | 'rescored'
    | 'systemSubmitted'
    | 'teamId'
    | 'userId'
  >[];
  filter?: EvaluationAggregateQueryFilter;
  metrics: OpenEnum<'nEvaluations' | 'nEvaluationsDeleted' | 'nEvaluationsRescored' | 'oTotalCriticalScore' | 'oTotalScore'>[];
  flattenMultivaluedDimensions?: boolean;
  views?: EvaluationAggregationView[];
  /** Which moment has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'conversationStart' | 'evaluationCreatedDate' | 'evaluationReleaseDate' | 'eventTime'>;
  pageSize?: number;
}

export type EvaluationDimension = OpenEnum<
  | 'calibrationId'
  | 'contextId'
  | 'conversationId'
  | 'conversationStart'
  | 'divisionId'
  | 'evaluationCreatedDate'
  | 'evaluationId'
  | 'evaluationReleaseDate'
  | 'evaluatorId'
  | 'formId'
  | 'queueId'
  | 'released'
  | 'rescored'
  | 'teamId'
  | 'userId'
>;

export type EvaluationMetric = OpenEnum<
  'nEvaluations' | 'nEvaluationsDeleted' | 'nEvaluationsRescored' | 'oTotalCriticalScore' | 'oTotalScore'
>;

/** An aggregation of flow metrics, run as a job. */
export interface FlowAsyncAggregationQuery {
  /** Start and end, as two times with a slash between them. */
  interval: string;
  /** Length of one step as an ISO duration; the whole interval where absent. */
  granularity?: string;
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
    | 'endingLanguage'
    | 'entryReason'
    | 'entryType'
    | 'errorCode'
    | 'exitReason'
    | 'extendedDeliveryStatus'
    | 'externalContactId'
    | 'externalMediaCount'
    | 'externalOrganizationId'
    | 'externalTag'
    | 'firstQueue'
    | 'flaggedReason'
    | 'flowId'
    | 'flowInType'
    | 'flowMilestoneId'
    | 'flowName'
    | 'flowOutType'
    | 'flowOutcome'
    | 'flowOutcomeId'
    | 'flowOutcomeValue'
    | 'flowSubType'
    | 'flowType'
    | 'flowVersion'
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
    | 'recognitionFailureReason'
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
    | 'startingLanguage'
    | 'stationId'
    | 'teamId'
    | 'transferTargetAddress'
    | 'transferTargetName'
    | 'transferType'
    | 'usedRouting'
    | 'userId'
    | 'videoPresent'
    | 'waitingInteractionCount'
    | 'wrapUpCode'
  >[];
  filter?: FlowAggregateQueryFilter;
  metrics: FlowMetric[];
  flattenMultivaluedDimensions?: boolean;
  views?: FlowAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  pageSize?: number;
}

export type FlowDimension = OpenEnum<
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
  | 'endingLanguage'
  | 'entryReason'
  | 'entryType'
  | 'exitReason'
  | 'extendedDeliveryStatus'
  | 'externalContactId'
  | 'externalMediaCount'
  | 'externalOrganizationId'
  | 'externalTag'
  | 'firstQueue'
  | 'flaggedReason'
  | 'flowId'
  | 'flowInType'
  | 'flowMilestoneId'
  | 'flowName'
  | 'flowOutType'
  | 'flowOutcome'
  | 'flowOutcomeId'
  | 'flowOutcomeValue'
  | 'flowType'
  | 'flowVersion'
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
  | 'recognitionFailureReason'
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
  | 'startingLanguage'
  | 'stationId'
  | 'teamId'
  | 'transferTargetAddress'
  | 'transferTargetName'
  | 'transferType'
  | 'usedRouting'
  | 'userId'
  | 'waitingInteractionCount'
  | 'wrapUpCode'
  | 'activeRouting'
  | 'canonicalExternalContactId'
  | 'errorCode'
  | 'flowSubType'
  | 'routingRule'
  | 'routingRuleType'
  | 'skillExpressionId'
  | 'videoPresent'
>;

/** One page of a finished job's figures. */
export type JourneyAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** An aggregation of journey metrics, run as a job. */
export interface JourneyAsyncAggregationQuery {
  /** Start and end, as two times with a slash between them. */
  interval: string;
  /** Length of one step as an ISO duration; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: OpenEnum<
    | 'containsAllCondition'
    | 'containsAnyCondition'
    | 'endsWithCondition'
    | 'equalCondition'
    | 'journeyActionId'
    | 'journeyActionMapId'
    | 'journeyActionMapVersion'
    | 'journeyActionMediaType'
    | 'journeyActionTargetId'
    | 'journeyActionTemplateId'
    | 'journeyBlockingActionMapId'
    | 'journeyBlockingEmergencyScheduleGroupId'
    | 'journeyBlockingReason'
    | 'journeyBlockingScheduleGroupId'
    | 'journeyDeviceCategory'
    | 'journeyDeviceType'
    | 'journeyFrequencyCapReason'
    | 'journeyIpGeolocationCountry'
    | 'journeyOutcomeId'
    | 'journeySegmentAssignmentState'
    | 'journeySegmentId'
    | 'journeySessionId'
    | 'journeySessionSegmentId'
    | 'journeySessionType'
    | 'notContainsAllCondition'
    | 'notContainsAnyCondition'
    | 'notEqualCondition'
    | 'startsWithCondition'
    | 'touchpointActionMapId'
    | 'touchpointAgentId'
    | 'touchpointAttributionScope'
    | 'touchpointChannelMessageType'
    | 'touchpointChannelPlatform'
    | 'touchpointChannelType'
    | 'touchpointConversationId'
    | 'touchpointInteractionType'
    | 'touchpointQueueId'
    | 'touchpointRequestedRouting'
    | 'touchpointUsedRouting'
    | 'touchpointWrapupCode'
  >[];
  filter?: JourneyAggregateQueryFilter;
  metrics: JourneyMetric[];
  flattenMultivaluedDimensions?: boolean;
  views?: JourneyAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  pageSize?: number;
}

export type JourneyDimension = OpenEnum<
  | 'containsAllCondition'
  | 'containsAnyCondition'
  | 'endsWithCondition'
  | 'equalCondition'
  | 'journeyActionId'
  | 'journeyActionMapId'
  | 'journeyActionMapVersion'
  | 'journeyActionMediaType'
  | 'journeyActionTargetId'
  | 'journeyActionTemplateId'
  | 'journeyBlockingActionMapId'
  | 'journeyBlockingEmergencyScheduleGroupId'
  | 'journeyBlockingReason'
  | 'journeyBlockingScheduleGroupId'
  | 'journeyCustomerId'
  | 'journeyCustomerIdType'
  | 'journeyDeviceCategory'
  | 'journeyDeviceType'
  | 'journeyFrequencyCapReason'
  | 'journeyOutcomeId'
  | 'journeySegmentId'
  | 'journeySegmentScope'
  | 'journeySessionId'
  | 'journeySessionSegmentId'
  | 'journeySessionType'
  | 'notContainsAllCondition'
  | 'notContainsAnyCondition'
  | 'notEqualCondition'
  | 'startsWithCondition'
  | 'touchpointActionMapId'
  | 'journeyIpGeolocationCountry'
  | 'journeySegmentAssignmentState'
  | 'touchpointAgentId'
  | 'touchpointAttributionScope'
  | 'touchpointChannelMessageType'
  | 'touchpointChannelPlatform'
  | 'touchpointChannelType'
  | 'touchpointConversationId'
  | 'touchpointInteractionType'
  | 'touchpointQueueId'
  | 'touchpointRequestedRouting'
  | 'touchpointUsedRouting'
  | 'touchpointWrapupCode'
>;

export type JourneyMetric = OpenEnum<
  | 'nDistinctJourneyActions'
  | 'nDistinctJourneySessions'
  | 'nJourneyActionsBlocked'
  | 'nJourneyOutcomesAchieved'
  | 'nJourneyOutcomesAttributed'
  | 'nJourneySegmentsAssigned'
  | 'nJourneySessions'
  | 'nWebActionsAbandoned'
  | 'nWebActionsAccepted'
  | 'nWebActionsEngaged'
  | 'nWebActionsErrored'
  | 'nWebActionsFrequencyCapReached'
  | 'nWebActionsIgnored'
  | 'nWebActionsOffered'
  | 'nWebActionsOfferedOutsideSchedule'
  | 'nWebActionsQualified'
  | 'nWebActionsQualifiedOutsideSchedule'
  | 'nWebActionsRejected'
  | 'nWebActionsStarted'
  | 'nWebActionsTimedout'
  | 'oJourneyOutcomeValue'
  | 'oJourneyOutcomeTouchpointValue'
>;

export type QueueObservationMetric = OpenEnum<
  | 'oActiveUsers'
  | 'oAlerting'
  | 'oInteracting'
  | 'oMemberUsers'
  | 'oOffQueueUsers'
  | 'oOnQueueUsers'
  | 'oUserPresences'
  | 'oUserRoutingStatuses'
  | 'oWaiting'
>;

/** One page of a finished job's figures. */
export type SurveyAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** An aggregation of survey metrics, run as a job. */
export interface SurveyAsyncAggregationQuery {
  /** Start and end, as two times with a slash between them. */
  interval: string;
  /** Length of one step as an ISO duration; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: OpenEnum<
    | 'conversationId'
    | 'divisionId'
    | 'externalContactId'
    | 'mediaType'
    | 'queueId'
    | 'requestedLanguageId'
    | 'requestedRoutingSkillId'
    | 'surveyAnswerId'
    | 'surveyErrorReason'
    | 'surveyFormContextId'
    | 'surveyFormId'
    | 'surveyFormName'
    | 'surveyId'
    | 'surveyPartialResponse'
    | 'surveyPreviousStatus'
    | 'surveyPromoterScore'
    | 'surveyQuestionGroupId'
    | 'surveyQuestionId'
    | 'surveyStatus'
    | 'surveyType'
    | 'teamId'
    | 'userId'
    | 'wrapUpCode'
  >[];
  filter?: SurveyAggregateQueryFilter;
  metrics: SurveyMetric[];
  flattenMultivaluedDimensions?: boolean;
  views?: SurveyAggregationView[];
  /** Which moment has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'eventTime' | 'surveyCreatedDate'>;
  pageSize?: number;
}

export type SurveyDimension = OpenEnum<
  | 'conversationId'
  | 'divisionId'
  | 'externalContactId'
  | 'mediaType'
  | 'queueId'
  | 'requestedLanguageId'
  | 'requestedRoutingSkillId'
  | 'surveyAnswerId'
  | 'surveyCreatedDate'
  | 'surveyErrorReason'
  | 'surveyFormContextId'
  | 'surveyFormId'
  | 'surveyFormName'
  | 'surveyId'
  | 'surveyPreviousStatus'
  | 'surveyPromoterScore'
  | 'surveyQuestionGroupId'
  | 'surveyQuestionId'
  | 'surveyStatus'
  | 'teamId'
  | 'userId'
  | 'wrapUpCode'
  | 'surveyPartialResponse'
  | 'surveyType'
>;

export type SurveyMetric = OpenEnum<
  | 'nSurveyErrors'
  | 'nSurveyNpsDetractors'
  | 'nSurveyNpsPromoters'
  | 'nSurveyNpsResponses'
  | 'nSurveyQuestionGroupResponses'
  | 'nSurveyQuestionResponses'
  | 'nSurveyResponses'
  | 'nSurveysAbandoned'
  | 'nSurveysDeleted'
  | 'nSurveysExpired'
  | 'nSurveysSent'
  | 'nSurveysStarted'
  | 'oSurveyQuestionGroupScore'
  | 'oSurveyQuestionScore'
  | 'oSurveyTotalScore'
  | 'nSurveyFullResponses'
  | 'nSurveyPartialResponses'
  | 'nVoiceSurveys'
  | 'nWebSurveys'
>;

export interface AnalyticsRoutingStatusRecord {
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  endTime?: string;
  routingStatus?: AgentRoutingStatus;
}

export interface AnalyticsUserDetail {
  userId?: string;
  /** Stretches of presence within the interval. */
  primaryPresence?: AnalyticsUserPresenceRecord[];
  /** Stretches of routing status within the interval. */
  routingStatus?: AnalyticsRoutingStatusRecord[];
}

/** One page of a finished job's results. */
export interface AnalyticsUserDetailsAsyncQueryResponse {
  userDetails?: AnalyticsUserDetail[];
  /** To be given with the next call; absent on the last page. */
  cursor?: string;
  /** Data is complete up to this moment at least. @format date-time */
  dataAvailabilityDate?: string;
}

export interface AnalyticsUserDetailsQueryResponse {
  /** One page of users; absent where nothing matches. */
  userDetails?: AnalyticsUserDetail[];
  /** One result for each aggregation of the query. */
  aggregations?: AggregationResult[];
  /** Users on all pages together. */
  totalHits?: number;
}

export interface AnalyticsUserPresenceRecord {
  /** @format date-time */
  startTime?: string;
  /** Absent while the presence lasts. @format date-time */
  endTime?: string;
  systemPresence?: OpenEnum<
    'AVAILABLE' | 'AWAY' | 'BUSY' | 'OFFLINE' | 'IDLE' | 'ON_QUEUE' | 'MEAL' | 'TRAINING' | 'MEETING' | 'BREAK'
  >;
  organizationPresenceId?: string;
}

/** A search for presence and routing status of users, run as a job. */
export interface AsyncUserDetailsQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  userFilters?: UserDetailQueryFilter[];
  presenceFilters?: PresenceDetailQueryFilter[];
  routingStatusFilters?: RoutingStatusDetailQueryFilter[];
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
  /** Most users wanted. */
  limit?: number;
}

export type EvaluationAggregateDataContainer = ConversationAggregateDataContainer;

export interface EvaluationAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: EvaluationAggregateQueryPredicate[];
}

export interface EvaluationAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: EvaluationAggregateQueryClause[];
  predicates?: EvaluationAggregateQueryPredicate[];
}

export interface EvaluationAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<
    | 'calibrationId'
    | 'contextId'
    | 'conversationId'
    | 'conversationStart'
    | 'divisionId'
    | 'evaluationCreatedDate'
    | 'evaluationId'
    | 'evaluationReleaseDate'
    | 'evaluatorId'
    | 'formId'
    | 'queueId'
    | 'released'
    | 'rescored'
    | 'teamId'
    | 'userId'
    | 'assigneeApplicable'
    | 'assigneeId'
    | 'evaluationContextId'
    | 'mediaType'
    | 'systemSubmitted'
  >;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type EvaluationAggregateQueryResponse = ConversationAggregateQueryResponse;

export interface EvaluationAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: EvaluationDimension[];
  filter?: EvaluationAggregateQueryFilter;
  metrics: EvaluationMetric[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: EvaluationAggregationView[];
  /** Which moment has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'conversationStart' | 'evaluationCreatedDate' | 'evaluationReleaseDate' | 'eventTime'>;
}

export interface EvaluationAggregationView {
  /** Metric that the view is derived from. */
  target: EvaluationMetric;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export interface FlowAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: FlowAggregateQueryPredicate[];
}

export interface FlowAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: FlowAggregateQueryClause[];
  predicates?: FlowAggregateQueryPredicate[];
}

export interface FlowAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: FlowDimension;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type FlowAggregateQueryResponse = ConversationAggregateQueryResponse;

export interface FlowAggregationQuery {
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
    | 'endingLanguage'
    | 'entryReason'
    | 'entryType'
    | 'exitReason'
    | 'extendedDeliveryStatus'
    | 'externalContactId'
    | 'externalMediaCount'
    | 'externalOrganizationId'
    | 'externalTag'
    | 'firstQueue'
    | 'flaggedReason'
    | 'flowId'
    | 'flowInType'
    | 'flowMilestoneId'
    | 'flowName'
    | 'flowOutType'
    | 'flowOutcome'
    | 'flowOutcomeId'
    | 'flowOutcomeValue'
    | 'flowType'
    | 'flowVersion'
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
    | 'recognitionFailureReason'
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
    | 'startingLanguage'
    | 'stationId'
    | 'teamId'
    | 'transferTargetAddress'
    | 'transferTargetName'
    | 'transferType'
    | 'usedRouting'
    | 'userId'
    | 'waitingInteractionCount'
    | 'wrapUpCode'
  >[];
  filter?: FlowAggregateQueryFilter;
  metrics: FlowMetric[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: FlowAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface FlowAggregationView {
  /** Metric that the view is derived from. */
  target: FlowMetric;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export interface FlowObservationDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  /** One entry for each metric, and for each qualifier of a metric. */
  data?: ObservationMetricData[];
}

/** A look at the present moment, without an interval. */
export interface FlowObservationQuery {
  filter: FlowObservationQueryFilter;
  /** Metrics that come back as counts. */
  metrics: OpenEnum<'oFlow'>[];
  /** Metrics whose single interactions come back too, in `observations`. */
  detailMetrics?: OpenEnum<'oFlow'>[];
}

export interface FlowObservationQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: FlowObservationQueryPredicate[];
}

export interface FlowObservationQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: FlowObservationQueryClause[];
  predicates?: FlowObservationQueryPredicate[];
}

export interface FlowObservationQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'flowId' | 'mediaType'>;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface FlowObservationQueryResponse {
  /** One entry for each group with data. */
  results?: FlowObservationDataContainer[];
}

export type JourneyAggregateDataContainer = ConversationAggregateDataContainer;

export interface JourneyAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: JourneyAggregateQueryPredicate[];
}

export interface JourneyAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: JourneyAggregateQueryClause[];
  predicates?: JourneyAggregateQueryPredicate[];
}

export interface JourneyAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: JourneyDimension;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type JourneyAggregateQueryResponse = ConversationAggregateQueryResponse;

export interface JourneyAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: OpenEnum<
    | 'containsAllCondition'
    | 'containsAnyCondition'
    | 'endsWithCondition'
    | 'equalCondition'
    | 'journeyActionId'
    | 'journeyActionMapId'
    | 'journeyActionMapVersion'
    | 'journeyActionMediaType'
    | 'journeyActionTargetId'
    | 'journeyActionTemplateId'
    | 'journeyBlockingActionMapId'
    | 'journeyBlockingEmergencyScheduleGroupId'
    | 'journeyBlockingReason'
    | 'journeyBlockingScheduleGroupId'
    | 'journeyCustomerId'
    | 'journeyCustomerIdType'
    | 'journeyDeviceCategory'
    | 'journeyDeviceType'
    | 'journeyFrequencyCapReason'
    | 'journeyOutcomeId'
    | 'journeySegmentId'
    | 'journeySegmentScope'
    | 'journeySessionId'
    | 'journeySessionSegmentId'
    | 'journeySessionType'
    | 'notContainsAllCondition'
    | 'notContainsAnyCondition'
    | 'notEqualCondition'
    | 'startsWithCondition'
    | 'touchpointActionMapId'
  >[];
  filter?: JourneyAggregateQueryFilter;
  metrics: OpenEnum<
    | 'nDistinctJourneyActions'
    | 'nDistinctJourneySessions'
    | 'nJourneyActionsBlocked'
    | 'nJourneyOutcomesAchieved'
    | 'nJourneyOutcomesAttributed'
    | 'nJourneySegmentsAssigned'
    | 'nJourneySessions'
    | 'nWebActionsAbandoned'
    | 'nWebActionsAccepted'
    | 'nWebActionsEngaged'
    | 'nWebActionsErrored'
    | 'nWebActionsFrequencyCapReached'
    | 'nWebActionsIgnored'
    | 'nWebActionsOffered'
    | 'nWebActionsOfferedOutsideSchedule'
    | 'nWebActionsQualified'
    | 'nWebActionsQualifiedOutsideSchedule'
    | 'nWebActionsRejected'
    | 'nWebActionsStarted'
    | 'nWebActionsTimedout'
    | 'oJourneyOutcomeValue'
  >[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: JourneyAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface JourneyAggregationView {
  /** Metric that the view is derived from. */
  target: JourneyMetric;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export interface ObservationMetricData {
  /** Name of the metric, such as `oWaiting`. */
  metric?: string;
  /** Splits a metric further, e.g. the presence or routing status that is counted. */
  qualifier?: string;
  /** `count` holds the figure; `calculatedMetricValue` an epoch time in `oLongest…` metrics. */
  stats?: StatisticalSummary;
  /** There were too many observations: the first half of the list has the oldest, the second half the newest. */
  truncated?: boolean;
  /** The single interactions or users; `truncated` says that some are left out. */
  observations?: ObservationValue[];
}

/** One interaction or state behind an observed figure. */
export interface ObservationValue {
  /** When what is observed came about. @format date-time */
  observationDate: string;
  /** The interaction, where the observation is one. */
  conversationId?: string;
  /** Session of the interaction. */
  sessionId?: string;
  /** Skills that an agent has to have. */
  requestedRoutingSkillIds?: string[];
  /** Language that an agent has to speak. */
  requestedLanguageId?: string;
  /** Higher goes first. */
  routingPriority?: number;
  /** Name of the customer, where it is known. */
  participantName?: string;
  /** Agent, where the interaction has one. */
  userId?: string;
  /** Seen from the organisation. */
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Medium from which the session was converted. */
  convertedFrom?: string;
  /** Medium to which the session was converted. */
  convertedTo?: string;
  /** Address of the initiating side. */
  addressFrom?: string;
  /** Address of the receiving side. */
  addressTo?: string;
  /** Number of the calling party. */
  ani?: string;
  /** Number that was dialled. */
  dnis?: string;
  /** Team of the agent. */
  teamId?: string;
  /** Routing methods in the order in which they are tried. */
  requestedRoutings?: string[];
  /** Routing method that found the agent. */
  usedRouting?: UsedRoutingType;
  /** Agents whom routing scored for this interaction. */
  scoredAgents?: AnalyticsScoredAgent[];
}

export interface PresenceDetailQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: PresenceDetailQueryPredicate[];
}

export interface PresenceDetailQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: PresenceDetailQueryClause[];
  predicates?: PresenceDetailQueryPredicate[];
}

export interface PresenceDetailQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'organizationPresenceId' | 'systemPresence'>;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type QueueObservationDataContainer = FlowObservationDataContainer;

/** A look at the present moment, without an interval. */
export interface QueueObservationQuery {
  /** The queues, and optionally the media types, to observe. */
  filter: QueueObservationQueryFilter;
  /** Metrics that come back as counts. */
  metrics: QueueObservationMetric[];
  /** Metrics whose single interactions come back too, in `observations`. */
  detailMetrics?: QueueObservationMetric[];
}

export interface QueueObservationQueryClause {
  /** Whether all predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Single conditions. */
  predicates: QueueObservationQueryPredicate[];
}

export interface QueueObservationQueryFilter {
  /** Whether all clauses and predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Nested groups of conditions. */
  clauses?: QueueObservationQueryClause[];
  /** Single conditions. */
  predicates?: QueueObservationQueryPredicate[];
}

/** One condition on a dimension. */
export interface QueueObservationQueryPredicate {
  /** Which of the other fields names what is compared. */
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  /** For the type `dimension`; compared with `value`. */
  dimension?: OpenEnum<'mediaType' | 'queueId'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  /** Value of the dimension, as text. */
  value?: string;
  /** Bounds of a metric. */
  range?: NumericRange;
}

export interface QueueObservationQueryResponse {
  /** System presence to the ids of the organisation presences under it, for reading `qualifier`. */
  systemToOrganizationMappings?: Dictionary<string[]>;
  /** One entry for each queue and medium with data. */
  results?: QueueObservationDataContainer[];
}

export interface RoutingStatusDetailQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: RoutingStatusDetailQueryPredicate[];
}

export interface RoutingStatusDetailQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: RoutingStatusDetailQueryClause[];
  predicates?: RoutingStatusDetailQueryPredicate[];
}

export interface RoutingStatusDetailQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'routingStatus'>;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type SurveyAggregateDataContainer = ConversationAggregateDataContainer;

export interface SurveyAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: SurveyAggregateQueryPredicate[];
}

export interface SurveyAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: SurveyAggregateQueryClause[];
  predicates?: SurveyAggregateQueryPredicate[];
}

export interface SurveyAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: SurveyDimension;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type SurveyAggregateQueryResponse = ConversationAggregateQueryResponse;

export interface SurveyAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: OpenEnum<
    | 'conversationId'
    | 'divisionId'
    | 'externalContactId'
    | 'mediaType'
    | 'queueId'
    | 'requestedLanguageId'
    | 'requestedRoutingSkillId'
    | 'surveyAnswerId'
    | 'surveyCreatedDate'
    | 'surveyErrorReason'
    | 'surveyFormContextId'
    | 'surveyFormId'
    | 'surveyFormName'
    | 'surveyId'
    | 'surveyPreviousStatus'
    | 'surveyPromoterScore'
    | 'surveyQuestionGroupId'
    | 'surveyQuestionId'
    | 'surveyStatus'
    | 'teamId'
    | 'userId'
    | 'wrapUpCode'
  >[];
  filter?: SurveyAggregateQueryFilter;
  metrics: OpenEnum<
    | 'nSurveyErrors'
    | 'nSurveyNpsDetractors'
    | 'nSurveyNpsPromoters'
    | 'nSurveyNpsResponses'
    | 'nSurveyQuestionGroupResponses'
    | 'nSurveyQuestionResponses'
    | 'nSurveyResponses'
    | 'nSurveysAbandoned'
    | 'nSurveysDeleted'
    | 'nSurveysExpired'
    | 'nSurveysSent'
    | 'nSurveysStarted'
    | 'oSurveyQuestionGroupScore'
    | 'oSurveyQuestionScore'
    | 'oSurveyTotalScore'
  >[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: SurveyAggregationView[];
  /** Which moment has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'eventTime' | 'surveyCreatedDate'>;
}

export interface SurveyAggregationView {
  /** Metric that the view is derived from. */
  target: SurveyMetric;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export interface TextBotUserAgent {
  name: MessagingPlatformType;
}

/** One condition; `group` nests further ones. */
export interface TranscriptConversationDetailSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: TranscriptConversationDetailSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type?: OpenEnum<'EXACT' | 'EXACT_PHRASE' | 'PHRASE' | 'DATE_RANGE'>;
}

export interface TranscriptConversationDetailSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  types: string[];
  query?: TranscriptConversationDetailSearchCriteria[];
}

export type UserAggregateDataContainer = ConversationAggregateDataContainer;

export type UserAggregateQueryClause = UserDetailQueryClause;

export type UserAggregateQueryFilter = UserDetailQueryFilter;

export type UserAggregateQueryPredicate = UserDetailQueryPredicate;

export interface UserAggregateQueryResponse {
  /** System presence to the ids of the organisation presences under it, for reading `qualifier`. */
  systemToOrganizationMappings?: Dictionary<string[]>;
  /** One entry for each combination of group values; absent without data. */
  results?: UserAggregateDataContainer[];
}

export interface UserAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: OpenEnum<'userId'>[];
  /** Conditions; all users where absent. */
  filter?: UserAggregateQueryFilter;
  /** Times to compute, in milliseconds. */
  metrics: OpenEnum<'tAgentRoutingStatus' | 'tOrganizationPresence' | 'tSystemPresence'>[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: UserAggregationView[];
  /** Assigns to the interval by this time instead of the default one. */
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface UserAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<'tAgentRoutingStatus' | 'tOrganizationPresence' | 'tSystemPresence'>;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

/** One page of a finished job's figures. */
export interface UserAsyncAggregateQueryResponse {
  /** System presence to the ids of the organisation's presences that count as it. */
  systemToOrganizationMappings?: Dictionary<string[]>;
  results?: UserAggregateDataContainer[];
  /** To be given with the next call; absent on the last page. */
  cursor?: string;
}

/** An aggregation of the time that users spent in presences and routing statuses, run as a job. */
export interface UserAsyncAggregationQuery {
  /** Start and end, as two times with a slash between them. */
  interval: string;
  /** Length of one step as an ISO duration; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: OpenEnum<'userId'>[];
  filter?: UserAggregateQueryFilter;
  metrics: OpenEnum<'tAgentRoutingStatus' | 'tOrganizationPresence' | 'tSystemPresence'>[];
  flattenMultivaluedDimensions?: boolean;
  views?: UserAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  pageSize?: number;
}

export interface UserDetailQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: UserDetailQueryPredicate[];
}

export interface UserDetailQueryFilter {
  /** Whether all clauses and predicates have to hold, or one of them. */
  type: OpenEnum<'and' | 'or'>;
  /** Nested groups of conditions. */
  clauses?: UserDetailQueryClause[];
  /** Single conditions. */
  predicates?: UserDetailQueryPredicate[];
}

export interface UserDetailQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'userId'>;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

/** A search for presence and routing status of users over time. */
export interface UserDetailsQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Conditions on the user. */
  userFilters?: UserDetailQueryFilter[];
  /** Conditions that one presence of the user has to meet. */
  presenceFilters?: PresenceDetailQueryFilter[];
  /** Conditions that one routing status of the user has to meet. */
  routingStatusFilters?: RoutingStatusDetailQueryFilter[];
  order?: OpenEnum<'asc' | 'desc' | 'unordered'>;
  /** Counts over presence records of the whole result. */
  presenceAggregations?: AnalyticsQueryAggregation[];
  /** Counts over the routing status of all hits. */
  routingStatusAggregations?: AnalyticsQueryAggregation[];
  /** The page to return. */
  paging?: PagingSpec;
}

export type UserObservationDataContainer = FlowObservationDataContainer;

/** A look at the present moment, without an interval. */
export interface UserObservationQuery {
  /** The users to observe. */
  filter: UserObservationQueryFilter;
  /** Metrics that come back as counts. */
  metrics: OpenEnum<'oActiveQueues' | 'oMemberQueues'>[];
  /** Metrics whose single interactions come back too, in `observations`. */
  detailMetrics?: OpenEnum<'oActiveQueues' | 'oMemberQueues'>[];
}

export type UserObservationQueryClause = UserDetailQueryClause;

export type UserObservationQueryFilter = UserDetailQueryFilter;

export type UserObservationQueryPredicate = UserDetailQueryPredicate;

export type UserObservationQueryResponse = FlowObservationQueryResponse;

export type WorktypeReference = DomainEntityRef;
