import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  ActionMediaType,
  AdherenceState,
  AgentSegmentType,
  AnalyticsMediaType,
  FlowEntryType,
  ReportedActivityCategory,
  ReportingExportStatus,
  RoutingType,
  SessionMediaType,
  SortFunction,
  WorkitemStatusCategory,
} from './shared-enumerations.js';
import type {
  AggregationRange,
  ConversationAggregateDataContainer,
  ConversationAggregateQueryResponse,
  FlowAsyncAggregateQueryResponse,
} from './shared-conversation-analytics.js';
import type { TextBotUserAgent, WorktypeReference } from './shared-analytics.js';
import type { ErrorBody } from './shared-errors.js';
import type { AddressableEntityRef, Cursors, Entity, NumericRange, UserReferenceWithName } from './shared-references.js';

/** The data-action figures of one group. */
export type ActionAggregateDataContainer = ConversationAggregateDataContainer;

export interface ActionAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: ActionAggregateQueryPredicate[];
}

export interface ActionAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: ActionAggregateQueryClause[];
  predicates?: ActionAggregateQueryPredicate[];
}

/** One condition, by `value` or by `range`. */
export interface ActionAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: ActionDimension;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type ActionAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks how long data actions took. */
export interface ActionAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: ActionDimension[];
  filter?: ActionAggregateQueryFilter;
  metrics: OpenEnum<'tTotalExecution'>[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: ActionAggregationView[];
  /** Which moment has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface ActionAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<'tTotalExecution'>;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type ActionAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** The same question as `ActionAggregationQuery`, asked of a job. */
export interface ActionAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: ActionDimension[];
  filter?: ActionAggregateQueryFilter;
  metrics: OpenEnum<'tTotalExecution'>[];
  /** Joins the values of a multi-valued dimension into one group. */
  flattenMultivaluedDimensions?: boolean;
  views?: ActionAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

export type ActionDimension = OpenEnum<
  | 'actionCategory'
  | 'actionId'
  | 'actionName'
  | 'correlationId'
  | 'errorType'
  | 'integrationId'
  | 'integrationName'
  | 'responseStatus'
>;

/** How often copilots made suggestions to agents, for one group. */
export type AgentCopilotAggregateDataContainer = ConversationAggregateDataContainer;

export interface AgentCopilotAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: AgentCopilotAggregateQueryPredicate[];
}

export interface AgentCopilotAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: AgentCopilotAggregateQueryClause[];
  predicates?: AgentCopilotAggregateQueryPredicate[];
}

export interface AgentCopilotAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<
    | 'agentAssistantId'
    | 'cannedResponseId'
    | 'cannedResponseLibraryId'
    | 'chunkCount'
    | 'conversationId'
    | 'engagementType'
    | 'externalContactId'
    | 'feedbackRating'
    | 'hasAnswerHighlight'
    | 'hasGeneratedAnswer'
    | 'knowledgeBaseDocumentId'
    | 'knowledgeBaseDocumentVersionId'
    | 'mediaType'
    | 'messageId'
    | 'queueId'
    | 'scriptId'
    | 'scriptPageId'
    | 'searchId'
    | 'state'
    | 'suggestionId'
    | 'suggestionType'
    | 'triggerType'
    | 'userId'
    | 'utteranceId'
  >;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type AgentCopilotAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks what Agent Copilot suggested and what became of it. */
export interface AgentCopilotAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: OpenEnum<
    | 'agentAssistantId'
    | 'cannedResponseId'
    | 'cannedResponseLibraryId'
    | 'chunkCount'
    | 'conversationId'
    | 'engagementType'
    | 'externalContactId'
    | 'feedbackRating'
    | 'hasAnswerHighlight'
    | 'hasGeneratedAnswer'
    | 'knowledgeBaseDocumentId'
    | 'knowledgeBaseDocumentVersionId'
    | 'knowledgeSettingId'
    | 'mediaType'
    | 'messageId'
    | 'queueId'
    | 'scriptId'
    | 'scriptPageId'
    | 'searchId'
    | 'state'
    | 'suggestionId'
    | 'suggestionType'
    | 'triggerType'
    | 'userId'
    | 'utteranceId'
  >[];
  filter?: AgentCopilotAggregateQueryFilter;
  metrics: OpenEnum<
    | 'nCannedResponseSuggestions'
    | 'nDistinctConversations'
    | 'nDistinctSuggestions'
    | 'nKnowledgeAnswerSuggestions'
    | 'nKnowledgeArticleSuggestions'
    | 'nKnowledgeSearchSuggestions'
    | 'nScriptSuggestions'
  >[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: AgentCopilotAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  /** Metric by which groups are ranked for `topN` and `bottomN`. */
  sortMetric?: AgentCopilotAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
}

/** Which statistic of which metric ranks the groups. */
export interface AgentCopilotAggregationSort {
  name: OpenEnum<
    | 'nCannedResponseSuggestions'
    | 'nDistinctSuggestions'
    | 'nKnowledgeAnswerSuggestions'
    | 'nKnowledgeArticleSuggestions'
    | 'nKnowledgeSearchSuggestions'
    | 'nScriptSuggestions'
  >;
  function: SortFunction;
}

export interface AgentCopilotAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<
    | 'nCannedResponseSuggestions'
    | 'nDistinctSuggestions'
    | 'nKnowledgeAnswerSuggestions'
    | 'nKnowledgeArticleSuggestions'
    | 'nKnowledgeSearchSuggestions'
    | 'nScriptSuggestions'
  >;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type AgentCopilotAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What an Agent Copilot job is to count. */
export interface AgentCopilotAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: OpenEnum<
    | 'agentAssistantId'
    | 'cannedResponseId'
    | 'cannedResponseLibraryId'
    | 'chunkCount'
    | 'conversationId'
    | 'engagementType'
    | 'externalContactId'
    | 'feedbackRating'
    | 'hasAnswerHighlight'
    | 'hasGeneratedAnswer'
    | 'knowledgeBaseDocumentId'
    | 'knowledgeBaseDocumentVersionId'
    | 'knowledgeSettingId'
    | 'mediaType'
    | 'messageId'
    | 'queueId'
    | 'scriptId'
    | 'scriptPageId'
    | 'searchId'
    | 'state'
    | 'suggestionId'
    | 'suggestionType'
    | 'triggerType'
    | 'userId'
    | 'utteranceId'
  >[];
  filter?: AgentCopilotAggregateQueryFilter;
  metrics: OpenEnum<
    | 'nCannedResponseSuggestions'
    | 'nDistinctConversations'
    | 'nDistinctSuggestions'
    | 'nKnowledgeAnswerSuggestions'
    | 'nKnowledgeArticleSuggestions'
    | 'nKnowledgeSearchSuggestions'
    | 'nScriptSuggestions'
  >[];
  flattenMultivaluedDimensions?: boolean;
  views?: AgentCopilotAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  sortMetric?: AgentCopilotAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

/** How many agents are in activities of one category. */
export interface AgentStateActivityCategoryCount {
  activityCategory?: ReportedActivityCategory;
  count?: number;
}

/** How many agents keep to their schedules, or do not. */
export interface AgentStateAdherenceStateCount {
  adherenceState?: AdherenceState;
  count?: number;
}

export interface AgentStateAgentQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: AgentStateAgentQueryPredicate[];
}

/** One condition on the agent, such as a queue, a skill or a routing status. */
export interface AgentStateAgentQueryPredicate {
  dimension: OpenEnum<
    | 'activeQueueId'
    | 'inactiveQueueId'
    | 'queueId'
    | 'assignedSkillId'
    | 'assignedLanguageId'
    | 'divisionId'
    | 'userId'
    | 'managerId'
    | 'systemPresence'
    | 'organizationPresenceId'
    | 'routingStatus'
    | 'isOutOfOffice'
    | 'online'
    | 'teamId'
    | 'managementUnitId'
    | 'businessUnitId'
    | 'adherenceState'
    | 'adherenceImpact'
    | 'scheduledActivityCodeId'
    | 'scheduledActivityCategory'
    | 'actualActivityCategory'
  >;
  value: string;
}

/** Whom to count: agents who match, in sessions that match. */
export interface AgentStateCountsRequest {
  /** Conditions on the agents. */
  userFilter?: AgentStateUserFilter;
  /** Conditions on what they are handling. */
  sessionFilter?: AgentStateSessionFilter;
}

export interface AgentStateIsOutOfOfficeCount {
  isOutOfOffice?: boolean;
  count?: number;
}

export interface AgentStatePresenceCount {
  systemPresence?: OpenEnum<
    'UNKNOWN' | 'AVAILABLE' | 'AWAY' | 'BUSY' | 'OFFLINE' | 'IDLE' | 'ON_QUEUE' | 'MEAL' | 'TRAINING' | 'MEETING' | 'BREAK'
  >;
  /** The organisation's own presence beneath the system presence. */
  organizationPresenceId?: string;
  count?: number;
}

/** Which agents to find and in what order. */
export interface AgentStateQueryRequest {
  /** Conditions on the agents. */
  userFilter?: AgentStateUserFilter;
  /** Conditions on what they are handling. */
  sessionFilter?: AgentStateSessionFilter;
  /** What the agents are sorted by. */
  userOrderBy?: OpenEnum<
    | 'userName'
    | 'segmentStart'
    | 'sessionStart'
    | 'presenceDate'
    | 'routingStatusDate'
    | 'systemPresence'
    | 'routingStatus'
    | 'organizationPresenceId'
    | 'adherenceDate'
  >;
  userOrder?: OpenEnum<'asc' | 'desc'>;
  /** What the sessions within each agent are sorted by. */
  sessionOrderBy?: OpenEnum<'segmentStart' | 'sessionStart'>;
  sessionOrder?: OpenEnum<'asc' | 'desc'>;
}

export interface AgentStateRoutingStatusCount {
  routingStatus?: OpenEnum<'UNKNOWN' | 'OFF_QUEUE' | 'IDLE' | 'INTERACTING' | 'NOT_RESPONDING' | 'COMMUNICATING'>;
  count?: number;
}

export interface AgentStateSegmentTypeCount {
  segmentType?: AgentSegmentType;
  count?: number;
}

export interface AgentStateSessionFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: AgentStateSessionQueryClause[];
  predicates?: AgentStateSessionQueryPredicate[];
}

export interface AgentStateSessionQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: AgentStateSessionQueryPredicate[];
}

/** One condition on a session of the agent, such as its media type or the queue that routed it. */
export interface AgentStateSessionQueryPredicate {
  dimension: OpenEnum<
    'mediaType' | 'originatingDirection' | 'requestedLanguageId' | 'requestedRoutingSkillId' | 'routedQueueId' | 'segmentType'
  >;
  value: string;
}

export interface AgentStateUserFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: AgentStateAgentQueryClause[];
  predicates?: AgentStateAgentQueryPredicate[];
}

/** Agents' capacity and its use, for one group. */
export type AgentUtilizationAggregateDataContainer = ConversationAggregateDataContainer;

export interface AgentUtilizationAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: AgentUtilizationAggregateQueryPredicate[];
}

export interface AgentUtilizationAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: AgentUtilizationAggregateQueryClause[];
  predicates?: AgentUtilizationAggregateQueryPredicate[];
}

export interface AgentUtilizationAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'mediaType' | 'userId'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type AgentUtilizationAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks how fully the capacity of agents was used. */
export interface AgentUtilizationAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: OpenEnum<'mediaType' | 'userId'>[];
  filter?: AgentUtilizationAggregateQueryFilter;
  metrics: OpenEnum<'oAgentAvailableUtilization' | 'oAgentMaxUtilization' | 'oAgentUtilizationPercentage'>[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: AgentUtilizationAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface AgentUtilizationAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<'oAgentAvailableUtilization' | 'oAgentMaxUtilization' | 'oAgentUtilizationPercentage'>;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type AgentUtilizationAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What an agent-utilisation job is to work out. */
export interface AgentUtilizationAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: OpenEnum<'mediaType' | 'userId'>[];
  filter?: AgentUtilizationAggregateQueryFilter;
  metrics: OpenEnum<'oAgentAvailableUtilization' | 'oAgentMaxUtilization' | 'oAgentUtilizationPercentage'>[];
  flattenMultivaluedDimensions?: boolean;
  views?: AgentUtilizationAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

/** One agent at this moment: presence, routing status, adherence and sessions in progress. */
export interface AnalyticsAgentStateAgentResponse {
  userId?: string;
  divisionId?: string;
  userName?: string;
  managerId?: string;
  sessionCount?: number;
  sessions?: AnalyticsAgentStateAgentSessionResult[];
  systemPresence?: OpenEnum<
    'UNKNOWN' | 'AVAILABLE' | 'AWAY' | 'BUSY' | 'OFFLINE' | 'IDLE' | 'ON_QUEUE' | 'MEAL' | 'TRAINING' | 'MEETING' | 'BREAK'
  >;
  /** The organisation's own presence beneath `systemPresence`. */
  organizationPresenceId?: string;
  /** Since when the presence holds. @format date-time */
  presenceDate?: string;
  routingStatus?: OpenEnum<'UNKNOWN' | 'OFF_QUEUE' | 'IDLE' | 'INTERACTING' | 'NOT_RESPONDING' | 'COMMUNICATING'>;
  /** Since when the routing status holds. @format date-time */
  routingStatusDate?: string;
  isOutOfOffice?: boolean;
  managementUnitId?: string;
  businessUnitId?: string;
  adherenceState?: string;
  adherenceImpact?: string;
  /** Since when the adherence state holds. */
  adherenceDate?: string;
  scheduledActivityCodeId?: string;
  /** What the agent should be doing according to the schedule. */
  scheduledActivityCategory?: string;
  /** What the agent is doing. */
  actualActivityCategory?: string;
}

/** One interaction that the agent is in, with its current segment. */
export interface AnalyticsAgentStateAgentSessionResult {
  conversationId?: string;
  sessionId?: string;
  /** @format date-time */
  sessionStart?: string;
  /** Since when it is in this segment, such as on hold. @format date-time */
  segmentStart?: string;
  segmentType?: AgentSegmentType;
  /** Queue through which it came to the agent. */
  routedQueueId?: string;
  requestedRoutingSkillIds?: string[];
  requestedLanguageId?: string;
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  mediaType?: SessionMediaType;
}

/** The counts, a list for each grouping that was asked for. */
export interface AnalyticsAgentStateCountsResponse {
  segmentCounts?: AgentStateSegmentTypeCount[];
  presenceCounts?: AgentStatePresenceCount[];
  routingStatusCounts?: AgentStateRoutingStatusCount[];
  isOutOfOfficeCounts?: AgentStateIsOutOfOfficeCount[];
  adherenceStateCounts?: AgentStateAdherenceStateCount[];
  scheduledActivityCategoryCounts?: AgentStateActivityCategoryCount[];
  actualActivityCategoryCounts?: AgentStateActivityCategoryCount[];
}

export interface AnalyticsAgentStateQueryResponse {
  entities: AnalyticsAgentStateAgentResponse[];
}

export interface AnalyticsDataRetentionResponse {
  /** Days for which analytics data is kept. */
  retentionDays?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
}

export type BlockedReason = OpenEnum<
  | 'PageUrlConditionsNotMatching'
  | 'AlreadyExistingOffer'
  | 'TriggerDateInFuture'
  | 'MultipleSimultaneousOffers'
  | 'FrequencyCapping'
  | 'OfferedOutsideSchedule'
  | 'ServiceLevelThrottling'
  | 'NoAvailableAgents'
>;

/** Which statistic of which bot metric ranks the groups. */
export interface BotAggregationSort {
  name: BotMetric;
  function: SortFunction;
}

export type BotAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What an asynchronous bot query asks, with a page size for its results. */
export interface BotAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: BotDimension[];
  filter?: BotAggregateQueryFilter;
  metrics: BotMetric[];
  /** Joins the values of a multi-valued dimension into one group. */
  flattenMultivaluedDimensions?: boolean;
  views?: BotAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  /** Metric by which groups are ranked for `topN` and `bottomN`. */
  sortMetric?: BotAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

/** How a user reached a bot and what passed in each direction. */
export interface BotChannel {
  name: OpenEnum<'Chat' | 'Call' | 'Messaging'>;
  inputModes: OpenEnum<'Text' | 'Voice' | 'DTMF'>[];
  outputModes: OpenEnum<'Text' | 'Voice'>[];
  userAgent: TextBotUserAgent;
}

export type BotDimension = OpenEnum<
  | 'botFinalIntent'
  | 'botId'
  | 'botIntent'
  | 'botProduct'
  | 'botProvider'
  | 'botRecognitionFailureReason'
  | 'botResult'
  | 'botSessionId'
  | 'botSlot'
  | 'botVersion'
  | 'conversationId'
  | 'externalContactId'
  | 'knowledgeBaseId'
  | 'lastActionId'
  | 'lastInputActionId'
  | 'mediaType'
  | 'messageType'
  | 'selfServed'
  | 'askActionId'
  | 'askActionResult'
  | 'askActionType'
  | 'botFlowSubType'
  | 'botFlowType'
  | 'botName'
  | 'botSlotMechanism'
  | 'intermediateIntentName'
  | 'languageCode'
  | 'previewMode'
>;

/** One run of a bot flow with one user, and how it ended. */
export interface BotFlowSession {
  id: string;
  flow?: Entity;
  conversation?: AddressableEntityRef;
  channel?: BotChannel;
  /** Language in which it began. */
  language?: string;
  /** Language in which it ended. */
  endLanguage?: string;
  botResult?: OpenEnum<
    | 'Unknown'
    | 'ExitRequestedByUser'
    | 'ExitRequestedByBot'
    | 'ExitError'
    | 'ExitRecognitionFailure'
    | 'DisconnectRequestedByUser'
    | 'DisconnectRequestedByBot'
    | 'DisconnectSessionExpired'
    | 'DisconnectError'
    | 'DisconnectRecognitionFailure'
    | 'TransferToACD'
    | 'TransferToUser'
    | 'TransferToGroup'
    | 'TransferToNumber'
    | 'TransferToUserVoicemail'
    | 'TransferToGroupVoicemail'
    | 'TransferToACDVoicemail'
  >;
  /** Coarser view of `botResult`. */
  botResultCategory?: OpenEnum<
    | 'Unknown'
    | 'UserExit'
    | 'BotExit'
    | 'Error'
    | 'RecognitionFailure'
    | 'UserDisconnect'
    | 'BotDisconnect'
    | 'SessionExpired'
    | 'Transfer'
  >;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateCompleted?: string;
}

export type BotMessageType = OpenEnum<
  | 'Unknown'
  | 'Phone'
  | 'SMS'
  | 'GenesysChatWidget'
  | 'FacebookMessenger'
  | 'WeChat'
  | 'Whatsapp'
  | 'AppleBusinessChat'
  | 'Telegram'
  | 'Slack'
  | 'Signal'
  | 'Line'
  | 'Discord'
  | 'TwitterDirectMessage'
  | 'Other'
>;

export type BotMetric = OpenEnum<
  | 'nBotSessions'
  | 'oBotIntent'
  | 'oBotSessionQuery'
  | 'oBotSessionQuerySelfServed'
  | 'oBotSessionTurn'
  | 'oBotSlot'
  | 'tBotDisconnect'
  | 'tBotExit'
  | 'tBotRecognitionFailure'
  | 'tBotSession'
  | 'nBotSessionTurns'
  | 'oBotSessionCollection'
  | 'oBotSessionCollectionSelfServed'
>;

export type BotProduct = OpenEnum<
  | 'Unknown'
  | 'GenesysDialogEngine'
  | 'AmazonLex'
  | 'GoogleDialogFlow'
  | 'GoogleDialogFlowResell'
  | 'GenesysBotFlow'
  | 'NuanceDlg'
  | 'GoogleDialogFlowCx'
  | 'GenesysByob'
  | 'AmazonLexV2'
  | 'GoogleDialogFlowCxResell'
  | 'MicrosoftSttBotFlow'
>;

export type BotResult = OpenEnum<
  | 'Unknown'
  | 'ExitRequestedByUser'
  | 'ExitRequestedByBot'
  | 'ExitError'
  | 'ExitRecognitionFailure'
  | 'DisconnectRequestedByUser'
  | 'DisconnectRequestedByBot'
  | 'DisconnectSessionExpired'
  | 'DisconnectError'
  | 'DisconnectRecognitionFailure'
>;

/** The case figures of one group. */
export type CaseManagementAggregateDataContainer = ConversationAggregateDataContainer;

export interface CaseManagementAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: CaseManagementAggregateQueryPredicate[];
}

export interface CaseManagementAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: CaseManagementAggregateQueryClause[];
  predicates?: CaseManagementAggregateQueryPredicate[];
}

export interface CaseManagementAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'caseId' | 'caseplanId' | 'customerIntentId' | 'divisionId' | 'ownerId' | 'priority' | 'status'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type CaseManagementAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks how cases fared: opened, resolved, beyond their service level, deleted. */
export interface CaseManagementAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: OpenEnum<
    | 'associationType'
    | 'caseId'
    | 'caseplanId'
    | 'conversationId'
    | 'customerIntentId'
    | 'divisionId'
    | 'ownerId'
    | 'priority'
    | 'stageId'
    | 'status'
    | 'stepId'
    | 'workitemId'
  >[];
  filter?: CaseManagementAggregateQueryFilter;
  metrics: OpenEnum<
    | 'nCaseAssociationsCreated'
    | 'nCasesDeleted'
    | 'nCasesOpened'
    | 'nCasesOverSla'
    | 'nCasesPurged'
    | 'nCasesStatusChanged'
    | 'nCasesTerminated'
    | 'oCasesServiceLevel'
    | 'tCasesResolved'
    | 'tCasesStatus'
  >[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: CaseManagementAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface CaseManagementAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<
    | 'nCasesOpened'
    | 'nCasesOverSla'
    | 'nCasesPurged'
    | 'nCasesStatusChanged'
    | 'nCasesTerminated'
    | 'oCasesServiceLevel'
    | 'tCasesResolved'
    | 'tCasesStatus'
  >;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type CaseManagementAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What a job over cases is to find out. */
export interface CaseManagementAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: OpenEnum<
    | 'associationType'
    | 'caseId'
    | 'caseplanId'
    | 'conversationId'
    | 'customerIntentId'
    | 'divisionId'
    | 'ownerId'
    | 'priority'
    | 'stageId'
    | 'status'
    | 'stepId'
    | 'workitemId'
  >[];
  filter?: CaseManagementAggregateQueryFilter;
  metrics: OpenEnum<
    | 'nCaseAssociationsCreated'
    | 'nCasesDeleted'
    | 'nCasesOpened'
    | 'nCasesOverSla'
    | 'nCasesPurged'
    | 'nCasesStatusChanged'
    | 'nCasesTerminated'
    | 'oCasesServiceLevel'
    | 'tCasesResolved'
    | 'tCasesStatus'
  >[];
  flattenMultivaluedDimensions?: boolean;
  views?: CaseManagementAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

/** A column of the chart that is exported along with a view. */
export interface ChartColumn {
  id?: string;
  columnType?: OpenEnum<'Default' | 'Topic' | 'SecondaryStatus' | 'CustomCalculation'>;
}

/** The use of copilots in one group. */
export type CopilotAggregateDataContainer = ConversationAggregateDataContainer;

export interface CopilotAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: CopilotAggregateQueryPredicate[];
}

export interface CopilotAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: CopilotAggregateQueryClause[];
  predicates?: CopilotAggregateQueryPredicate[];
}

export interface CopilotAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: CopilotDimension;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type CopilotAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks how much copilots were used, by whom and with which tools. */
export interface CopilotAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: CopilotDimension[];
  filter?: CopilotAggregateQueryFilter;
  metrics: OpenEnum<'nCopilotMessages' | 'nCopilotSessions' | 'nCopilotToolInvocations' | 'nCopilotUsers'>[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: CopilotAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface CopilotAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<'nCopilotMessages' | 'nCopilotSessions' | 'nCopilotToolInvocations' | 'nCopilotUsers'>;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type CopilotAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What a job over the use of copilots is to count. */
export interface CopilotAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: CopilotDimension[];
  filter?: CopilotAggregateQueryFilter;
  metrics: OpenEnum<'nCopilotMessages' | 'nCopilotSessions' | 'nCopilotToolInvocations' | 'nCopilotUsers'>[];
  flattenMultivaluedDimensions?: boolean;
  views?: CopilotAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

export type CopilotDimension = OpenEnum<'agentId' | 'divisionId' | 'sessionId' | 'toolId' | 'toolStatus' | 'toolType' | 'userId'>;

/** A dashboard: a grid of widgets that a user has put together, private, public or shared. */
export interface DashboardConfiguration {
  id: string;
  name: string;
  rows?: number;
  columns?: number;
  widgets: Widget[];
  /** Whether the caller has marked it as a favourite. */
  favorite?: boolean;
  /** Whether its owner has published it. */
  publicDashboard?: boolean;
  /** Whether it shows data that the caller may not see. */
  restricted?: boolean;
  layoutType?: OpenEnum<'Grid' | 'Flow'>;
  /** @format date-time */
  dateCreated: string;
  /** @format date-time */
  dateModified: string;
  /** When it was moved among the deleted dashboards. @format date-time */
  dateDeleted: string;
  createdBy?: AddressableEntityRef;
  /** Whether it is shared with the users and teams of `dashboardsSharedWith`. */
  shared?: boolean;
  dashboardsSharedWith?: DashboardsSharedWith;
  selfUri?: string;
}

export interface DashboardConfigurationBulkRequest {
  dashboardConfigurationIds: string[];
}

export interface DashboardConfigurationListing {
  entities: DashboardConfiguration[];
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

export interface DashboardConfigurationQueryRequest {
  dashboardConfigurationIds: string[];
  pageNumber?: number;
  pageSize?: number;
  /** Direction only. */
  sortBy?: OpenEnum<'Asc' | 'Desc'>;
}

/** A user, seen as the owner of dashboards. */
export interface DashboardUser {
  id: string;
  name?: string;
  dashboardCount?: number;
  publicDashboardCount?: number;
  state?: OpenEnum<'active' | 'inactive'>;
  selfUri?: string;
}

export interface DashboardUserListing {
  entities: DashboardUser[];
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

export interface DashboardsSharedWith {
  userIds?: string[];
  teamIds?: string[];
}

/** A file of extracted analytics data. */
export interface DataExtractionFileSchema {
  id: string;
  /** Kind of records in it, such as conversations. */
  dataSchema?: string;
  /** @format date-time */
  dateCreated?: string;
  /** When it ceases to be available. @format date-time */
  dateExpires?: string;
}

export interface DataExtractionFileSchemaListing {
  entities: DataExtractionFileSchema[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  /** Schemas that are extracted for the organisation. */
  enabledDataSchemas?: string[];
  errors?: ErrorBody;
}

export interface DataExtractionFileUrl {
  id: string;
  /** Address to download the file from. */
  signedUrl?: string;
}

export interface DataExtractionFileUrlListing {
  entities: DataExtractionFileUrl[];
}

export interface DownloadServiceRequest {
  /** Ids of the files, from `DataExtractionFileSchema`. */
  files: string[];
}

export type FlowDestinationType = OpenEnum<
  | 'ACD'
  | 'USER'
  | 'GROUP'
  | 'NUMBER'
  | 'FLOW'
  | 'SECURE_FLOW'
  | 'ACD_VOICEMAIL'
  | 'USER_VOICEMAIL'
  | 'GROUP_VOICEMAIL'
  | 'RETURN_TO_AGENT'
>;

/** Flow executions of one group. */
export type FlowExecutionAggregateDataContainer = ConversationAggregateDataContainer;

export interface FlowExecutionAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: FlowExecutionAggregateQueryPredicate[];
}

export interface FlowExecutionAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: FlowExecutionAggregateQueryClause[];
  predicates?: FlowExecutionAggregateQueryPredicate[];
}

export interface FlowExecutionAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'divisionId' | 'flowId' | 'flowObjectId' | 'flowVersion'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type FlowExecutionAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks how often flows were executed. */
export interface FlowExecutionAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: OpenEnum<'divisionId' | 'flowId' | 'flowObjectId' | 'flowVersion'>[];
  filter?: FlowExecutionAggregateQueryFilter;
  metrics: OpenEnum<'nFlowExecutions'>[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: FlowExecutionAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface FlowExecutionAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<'nFlowExecutions'>;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type FlowExecutionAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What a job over flow executions is to count. */
export interface FlowExecutionAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: OpenEnum<'divisionId' | 'flowId' | 'flowObjectId' | 'flowVersion'>[];
  filter?: FlowExecutionAggregateQueryFilter;
  metrics: OpenEnum<'nFlowExecutions'>[];
  flattenMultivaluedDimensions?: boolean;
  views?: FlowExecutionAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

/** Searches and documents of one group. */
export type KnowledgeAggregateDataContainer = ConversationAggregateDataContainer;

export interface KnowledgeAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: KnowledgeAggregateQueryPredicate[];
}

export interface KnowledgeAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: KnowledgeAggregateQueryClause[];
  predicates?: KnowledgeAggregateQueryPredicate[];
}

export interface KnowledgeAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: KnowledgeDimension;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type KnowledgeAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks how knowledge bases were searched and which documents helped. */
export interface KnowledgeAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: KnowledgeDimension[];
  filter?: KnowledgeAggregateQueryFilter;
  metrics: KnowledgeMetric[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: KnowledgeAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  /** Metric by which groups are ranked for `topN` and `bottomN`. */
  sortMetric?: KnowledgeAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
}

/** Which statistic of which knowledge metric ranks the groups. */
export interface KnowledgeAggregationSort {
  name: KnowledgeMetric;
  function: SortFunction;
}

export interface KnowledgeAggregationView {
  /** Metric that the view is derived from. */
  target: KnowledgeMetric;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type KnowledgeAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What a job over knowledge bases is to find out. */
export interface KnowledgeAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: KnowledgeDimension[];
  filter?: KnowledgeAggregateQueryFilter;
  metrics: KnowledgeMetric[];
  flattenMultivaluedDimensions?: boolean;
  views?: KnowledgeAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  sortMetric?: KnowledgeAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

export type KnowledgeDimension = OpenEnum<
  | 'agentAssistantId'
  | 'answerGenerationEnabled'
  | 'appDeploymentId'
  | 'appType'
  | 'botFlowId'
  | 'conversationChannelType'
  | 'conversationId'
  | 'documentEngagementType'
  | 'externalContactId'
  | 'feedbackCategory'
  | 'feedbackId'
  | 'feedbackRating'
  | 'feedbackRatingType'
  | 'feedbackRatingValue'
  | 'feedbackReason'
  | 'feedbackType'
  | 'hasComment'
  | 'hasRetrievedReferences'
  | 'hasSearch'
  | 'knowledgeBaseDocumentId'
  | 'knowledgeBaseDocumentVariationId'
  | 'knowledgeBaseDocumentVersionId'
  | 'knowledgeBaseId'
  | 'knowledgeSettingId'
  | 'languageCode'
  | 'mediaType'
  | 'messageType'
  | 'presentedDocumentsCount'
  | 'queryType'
  | 'queryTypeV3'
  | 'queueId'
  | 'searchId'
  | 'searchQuery'
  | 'selfServed'
  | 'sessionId'
  | 'surfacingMethod'
  | 'userId'
>;

export type KnowledgeMetric = OpenEnum<
  | 'nDistinctKnowledgeSessions'
  | 'nKnowledgeDocumentCopied'
  | 'nKnowledgeDocumentFeedback'
  | 'nKnowledgeDocumentPresented'
  | 'nKnowledgeDocumentSurfaced'
  | 'nKnowledgeDocumentViewed'
  | 'nKnowledgeSearch'
  | 'nKnowledgeSearchAnswered'
  | 'nKnowledgeSearchFeedback'
  | 'nKnowledgeSearchUnanswered'
  | 'nKnowledgeSessions'
  | 'nKnowledgeV3Search'
  | 'oKnowledgeDocumentQuery'
  | 'oKnowledgeDocumentQuerySelfServed'
  | 'oKnowledgeSearch'
>;

/** How near one group came to a limit. */
export type RateLimitAggregateDataContainer = ConversationAggregateDataContainer;

export interface RateLimitAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: RateLimitAggregateQueryPredicate[];
}

export interface RateLimitAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: RateLimitAggregateQueryClause[];
  predicates?: RateLimitAggregateQueryPredicate[];
}

export interface RateLimitAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  /** `max` and `timeUnit` are those of the limit, e.g. so many requests a minute. */
  dimension?: OpenEnum<'correlationId' | 'entityId' | 'limitName' | 'max' | 'namespace' | 'timeUnit' | 'userId'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type RateLimitAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks which limits of the platform were nearly reached or exceeded. */
export interface RateLimitAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: OpenEnum<'correlationId' | 'entityId' | 'limitName' | 'max' | 'namespace' | 'timeUnit' | 'userId'>[];
  filter?: RateLimitAggregateQueryFilter;
  metrics: OpenEnum<'oRateLimitRecorded'>[];
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: RateLimitAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface RateLimitAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<'oRateLimitRecorded'>;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

/** What happened in knowledge bases during a turn. */
export interface ReportingTurnKnowledgeEvents {
  search?: ReportingTurnKnowledgeSearchEvent[];
  feedback?: ReportingTurnKnowledgeFeedbackEvent[];
}

/** A user's rating of what a knowledge search had found. */
export interface ReportingTurnKnowledgeFeedbackEvent {
  /** The search that is rated. */
  searchId?: string;
  knowledgeBaseId?: string;
  documents?: ReportingTurnKnowledgeDocument[];
  feedbackRating?: number;
  documentVariationId?: string;
  documentVersionId?: string;
}

/** A search that the bot made in a knowledge base. */
export interface ReportingTurnKnowledgeSearchEvent {
  searchId?: string;
  knowledgeBaseId?: string;
  /** What was found. */
  documents?: ReportingTurnKnowledgeDocument[];
  searchQuery?: string;
  /** The document that gave the answer. */
  answerDocumentId?: string;
}

/** Avoided repeat contacts of one group. */
export type ResolutionAggregateDataContainer = ConversationAggregateDataContainer;

export interface ResolutionAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: ResolutionAggregateQueryPredicate[];
}

export interface ResolutionAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: ResolutionAggregateQueryClause[];
  predicates?: ResolutionAggregateQueryPredicate[];
}

export interface ResolutionAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<
    | 'conversationId'
    | 'externalContactId'
    | 'mediaType'
    | 'queueId'
    | 'requestedRouting'
    | 'usedRouting'
    | 'userId'
    | 'wrapUpDate'
  >;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type ResolutionAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks how often one contact was enough. */
export interface ResolutionAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: OpenEnum<
    'conversationId' | 'externalContactId' | 'mediaType' | 'queueId' | 'requestedRouting' | 'usedRouting' | 'userId'
  >[];
  filter?: ResolutionAggregateQueryFilter;
  metrics: OpenEnum<'nNextContactAvoided'>[];
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: ResolutionAggregationView[];
  /** Whether the event or the wrap-up of the conversation has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'eventTime' | 'wrapUpDate'>;
}

export interface ResolutionAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<'nNextContactAvoided'>;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type ResolutionAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What a job over contact resolution is to count. */
export interface ResolutionAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: OpenEnum<
    'conversationId' | 'externalContactId' | 'mediaType' | 'queueId' | 'requestedRouting' | 'usedRouting' | 'userId'
  >[];
  filter?: ResolutionAggregateQueryFilter;
  metrics: OpenEnum<'nNextContactAvoided'>[];
  flattenMultivaluedDimensions?: boolean;
  views?: ResolutionAggregationView[];
  /** Whether the event or the wrap-up of the conversation has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'eventTime' | 'wrapUpDate'>;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

export interface SessionsResponse {
  entities: BotFlowSession[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** Words that a social post must and must not contain. */
export interface SocialKeyword {
  includes?: string[];
  excludes?: string[];
}

/** A range of numbers, with or without its bounds. */
export interface SocialNumericRange {
  eq?: number;
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

/** Conversation summaries of one group. */
export type SummaryAggregateDataContainer = ConversationAggregateDataContainer;

export interface SummaryAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: SummaryAggregateQueryPredicate[];
}

export interface SummaryAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: SummaryAggregateQueryClause[];
  predicates?: SummaryAggregateQueryPredicate[];
}

export interface SummaryAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: SummaryDimension;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type SummaryAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks how conversation summaries were generated and used. */
export interface SummaryAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: SummaryDimension[];
  filter?: SummaryAggregateQueryFilter;
  metrics: OpenEnum<'nConversationSummaries' | 'nConversationSummaryEngagements' | 'tConversationSummary'>[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: SummaryAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  /** Metric by which groups are ranked for `topN` and `bottomN`. */
  sortMetric?: SummaryAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
}

/** Which statistic of which summary metric ranks the groups. */
export interface SummaryAggregationSort {
  name: OpenEnum<'nConversationSummaries' | 'nConversationSummaryEngagements' | 'tConversationSummary'>;
  function: SortFunction;
}

export interface SummaryAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<'nConversationSummaries' | 'nConversationSummaryEngagements' | 'tConversationSummary'>;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type SummaryAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What a job over conversation summaries is to count. */
export interface SummaryAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: SummaryDimension[];
  filter?: SummaryAggregateQueryFilter;
  metrics: OpenEnum<'nConversationSummaries' | 'nConversationSummaryEngagements' | 'tConversationSummary'>[];
  flattenMultivaluedDimensions?: boolean;
  views?: SummaryAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  sortMetric?: SummaryAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

export type SummaryDimension = OpenEnum<
  | 'conversationId'
  | 'copied'
  | 'editedField'
  | 'errorType'
  | 'language'
  | 'mediaType'
  | 'messageType'
  | 'presented'
  | 'queueId'
  | 'summaryGenerated'
  | 'summaryId'
  | 'summaryRating'
  | 'triggerSourceId'
  | 'triggerSourceOutcome'
  | 'triggerSourceType'
  | 'userId'
  | 'wrapUpCodeRating'
  | 'wrapUpCodeSuggestionSelected'
  | 'wrapupCodesGenerated'
>;

/** The work item figures of one group. */
export type TaskManagementAggregateDataContainer = ConversationAggregateDataContainer;

export interface TaskManagementAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: TaskManagementAggregateQueryPredicate[];
}

export interface TaskManagementAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: TaskManagementAggregateQueryClause[];
  predicates?: TaskManagementAggregateQueryPredicate[];
}

export interface TaskManagementAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  /** `typeId` is the worktype's. */
  dimension?: TaskManagementDimension;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type TaskManagementAggregateQueryResponse = ConversationAggregateQueryResponse;

/** Asks how work items were created, routed and handled. */
export interface TaskManagementAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** `typeId` is the worktype's. */
  groupBy?: TaskManagementDimension[];
  filter?: TaskManagementAggregateQueryFilter;
  metrics: TaskManagementMetric[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: TaskManagementAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface TaskManagementAggregationView {
  /** Metric that the view is derived from. */
  target: TaskManagementMetric;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export type TaskManagementAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What a job over work items is to find out. */
export interface TaskManagementAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: TaskManagementDimension[];
  filter?: TaskManagementAggregateQueryFilter;
  metrics: TaskManagementMetric[];
  flattenMultivaluedDimensions?: boolean;
  views?: TaskManagementAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

export type TaskManagementDimension = OpenEnum<
  | 'assigneeId'
  | 'caseId'
  | 'divisionId'
  | 'externalTag'
  | 'queueId'
  | 'reporterId'
  | 'requestedLanguageId'
  | 'requestedRouting'
  | 'requestedRoutingSkillId'
  | 'statusCategory'
  | 'statusId'
  | 'typeId'
  | 'usedRouting'
  | 'userId'
  | 'workbinId'
  | 'workitemId'
  | 'wrapUpCode'
>;

export type TaskManagementMetric = OpenEnum<
  | 'nWorkitemsAcdCancelled'
  | 'nWorkitemsAcdExpired'
  | 'nWorkitemsAcdStarted'
  | 'nWorkitemsAgentTransferred'
  | 'nWorkitemsCreated'
  | 'nWorkitemsDeclined'
  | 'nWorkitemsDeleted'
  | 'nWorkitemsDisconnected'
  | 'nWorkitemsOffered'
  | 'nWorkitemsOverSla'
  | 'nWorkitemsPurged'
  | 'nWorkitemsQueueTransferred'
  | 'nWorkitemsStatusChanged'
  | 'nWorkitemsTerminated'
  | 'nWorkitemsTimedout'
  | 'nWorkitemsTransferred'
  | 'nWorkitemsWrapupAdded'
  | 'nWorkitemsWrapupRemoved'
  | 'oWorkitemsServiceLevel'
  | 'tWorkitemsAgentFocusComplete'
  | 'tWorkitemsAlert'
  | 'tWorkitemsAnswered'
  | 'tWorkitemsDirectAnswered'
  | 'tWorkitemsFocus'
  | 'tWorkitemsFocusComplete'
  | 'tWorkitemsHandled'
  | 'tWorkitemsHeld'
  | 'tWorkitemsHeldComplete'
  | 'tWorkitemsNotResponding'
  | 'tWorkitemsParked'
  | 'tWorkitemsQueueAnswered'
  | 'tWorkitemsStatus'
>;

/** One observed figure of a group. */
export interface TaskManagementObservationDataContainer {
  metric?: OpenEnum<
    | 'oWorkitemsUnassigned'
    | 'oWorkitemsAssigned'
    | 'oWorkitemsConnected'
    | 'oWorkitemsParked'
    | 'oWorkitemsHeld'
    | 'oWorkitemsAcdStarted'
    | 'oWorkitemsDeclined'
    | 'oWorkitemsIdle'
    | 'oWorkitemsDisconnected'
    | 'oWorkitemsAcdExpired'
    | 'oWorkitemsDue'
    | 'oWorkitemsOverDue'
    | 'oWorkitemOldestUnassigned'
    | 'oWorkitemOldestAssigned'
  >;
  stats?: TaskManagementObservationMetricStats;
  /** Time span that the figure is for, with metrics such as `oWorkitemsDue`. */
  qualifier?: OpenEnum<'Hours24' | 'Hours72'>;
}

/** Worktypes and assignees of the results, filled where the query's `expands` asked for them. */
export interface TaskManagementObservationDetailContainer {
  typeDetails?: WorktypeReference[];
  assigneeDetails?: UserReferenceWithName[];
}

/** What the work items of a group have in common; only the dimensions grouped by are present. */
export interface TaskManagementObservationGroupResult {
  queueId?: string;
  /** The worktype's. */
  typeId?: string;
  assigneeId?: string;
  statusCategory?: WorkitemStatusCategory;
}

export interface TaskManagementObservationMetricStats {
  count?: number;
  max?: number;
}

export interface TaskManagementObservationPredicate {
  dimension: OpenEnum<'queueId' | 'typeId'>;
  /** Id of the queue or worktype. */
  value: string;
}

/** Asks how the work items of queues or worktypes stand now. */
export interface TaskManagementObservationQuery {
  /** `typeId` is the worktype's. */
  groupBy: OpenEnum<'queueId' | 'typeId' | 'assigneeId' | 'statusCategory'>[];
  metrics: TaskManagementQueryMetric[];
  filter: TaskManagementObservationQueryFilter;
  /** Fills in worktypes and assignees under `details` of the answer. */
  expands?: OpenEnum<'type' | 'assignee'>[];
}

export interface TaskManagementObservationQueryFilter {
  predicates: TaskManagementObservationPredicate[];
}

export interface TaskManagementObservationQueryResponse {
  results?: TaskManagementObservationResult[];
  details?: TaskManagementObservationDetailContainer;
  cursors?: Cursors;
  nextUri?: string;
}

export interface TaskManagementObservationResult {
  group?: TaskManagementObservationGroupResult;
  data?: TaskManagementObservationDataContainer[];
}

/** A metric to observe. */
export interface TaskManagementQueryMetric {
  name: OpenEnum<
    | 'oWorkitemsUnassigned'
    | 'oWorkitemsAssigned'
    | 'oWorkitemsConnected'
    | 'oWorkitemsParked'
    | 'oWorkitemsHeld'
    | 'oWorkitemsAcdStarted'
    | 'oWorkitemsDeclined'
    | 'oWorkitemsIdle'
    | 'oWorkitemsDisconnected'
    | 'oWorkitemsAcdExpired'
    | 'oWorkitemsDue'
    | 'oWorkitemsOverDue'
    | 'oWorkitemOldestUnassigned'
    | 'oWorkitemOldestAssigned'
  >;
  /** Time span of the metric; required with `oWorkitemsDue`. */
  qualifier?: OpenEnum<'Hours24' | 'Hours72'>;
}

/** Which statistic of which transcript metric ranks the groups. */
export interface TranscriptAggregationSort {
  name: TranscriptMetric;
  function: SortFunction;
}

export type TranscriptAsyncAggregateQueryResponse = FlowAsyncAggregateQueryResponse;

/** What a job over transcripts is to find out: topics, sentiment, speech and silence. */
export interface TranscriptAsyncAggregationQuery {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  timeZone?: string;
  groupBy?: OpenEnum<
    | 'addressFrom'
    | 'addressTo'
    | 'ani'
    | 'categoryId'
    | 'channel'
    | 'conversationId'
    | 'direction'
    | 'divisionId'
    | 'dnis'
    | 'flowId'
    | 'flowVersion'
    | 'mediaType'
    | 'messageType'
    | 'queueId'
    | 'teamId'
    | 'topicId'
    | 'userId'
    | 'wrapUpCode'
  >[];
  filter?: TranscriptAggregateQueryFilter;
  metrics: TranscriptMetric[];
  /** Joins the values of a multi-valued dimension into one group. */
  flattenMultivaluedDimensions?: boolean;
  views?: TranscriptAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  /** Metric by which groups are ranked for `topN` and `bottomN`. */
  sortMetric?: TranscriptAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
  /** Size of the pages in which the job's results are read. */
  pageSize?: number;
}

export type TranscriptDimension = OpenEnum<
  | 'addressFrom'
  | 'addressTo'
  | 'ani'
  | 'channel'
  | 'conversationId'
  | 'direction'
  | 'divisionId'
  | 'dnis'
  | 'flowId'
  | 'flowVersion'
  | 'mediaType'
  | 'messageType'
  | 'queueId'
  | 'teamId'
  | 'topicId'
  | 'userId'
>;

export type TranscriptMetric = OpenEnum<
  | 'nSpeechTextAnalyzedConversations'
  | 'nTopicCommunications'
  | 'oCustomerSentiment'
  | 'oOverTalkSpeechInstances'
  | 'oSentimentScore'
  | 'tAgentSpeech'
  | 'tCustomerSpeech'
  | 'tOtherAudio'
  | 'tOverTalkSpeech'
  | 'tSilence'
  | 'tTotalSpeechAndSilence'
>;

export interface UpdateAnalyticsDataRetentionRequest {
  /** Days for which analytics data is to be kept. */
  retentionDays: number;
}

export type ViewFlowType = OpenEnum<
  | 'bot'
  | 'commonmodule'
  | 'digitalbot'
  | 'inboundcall'
  | 'inboundchat'
  | 'inboundemail'
  | 'inboundshortmessage'
  | 'inqueuecall'
  | 'inqueueshortmessage'
  | 'inqueueemail'
  | 'outboundcall'
  | 'securecall'
  | 'surveyinvite'
  | 'voice'
  | 'voicemail'
  | 'workflow'
  | 'workitem'
>;

export type ReportingViewType = OpenEnum<
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
  | 'API_USAGE_VIEW'
  | 'SCHEDULED_CALLBACKS_VIEW'
  | 'CONTENT_SEARCH_VIEW'
  | 'LANDING_PAGE'
  | 'DASHBOARD_SUMMARY'
  | 'DASHBOARD_DETAIL'
  | 'JOURNEY_ACTION_MAP_SUMMARY_VIEW'
  | 'JOURNEY_OUTCOME_SUMMARY_VIEW'
  | 'JOURNEY_SEGMENT_SUMMARY_VIEW'
  | 'AGENT_DEVELOPMENT_DETAIL_VIEW'
  | 'AGENT_DEVELOPMENT_DETAIL_ME_VIEW'
  | 'AGENT_DEVELOPMENT_SUMMARY_VIEW'
  | 'AGENT_PERFORMANCE_ME_VIEW'
  | 'AGENT_STATUS_ME_VIEW'
  | 'AGENT_EVALUATION_ME_VIEW'
  | 'AGENT_SCORECARD_VIEW'
  | 'AGENT_SCORECARD_ME_VIEW'
  | 'AGENT_GAMIFICATION_LEADERSHIP_VIEW'
  | 'AGENT_SCHEDULE_ME_VIEW'
  | 'BOT_PERFORMANCE_SUMMARY_VIEW'
  | 'BOT_PERFORMANCE_DETAIL_VIEW'
  | 'SCHEDULED_EXPORTS_VIEW'
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
  | 'ALERT_RULES_VIEW'
  | 'CONFIGURE_ALERT_RULE_VIEW'
  | 'PREDICTIVE_ROUTING_VIEW'
  | 'PREDICTIVE_ROUTING_QUEUE_OVERVIEW'
  | 'PREDICTIVE_ROUTING_MODEL_VIEW'
  | 'DATA_ACTIONS_PERFORMANCE_SUMMARY_VIEW'
  | 'DATA_ACTIONS_PERFORMANCE_DETAIL_VIEW'
  | 'AGENT_TIMELINE_SUMMARY_VIEW'
  | 'AGENT_TIMELINE_DETAIL_VIEW'
  | 'AGENT_LOGIN_LOGOUT_SUMMARY_VIEW'
  | 'AGENT_LOGIN_LOGOUT_DETAIL_VIEW'
  | 'CAMPAIGN_PERFORMANCE_SUMMARY_VIEW'
  | 'CAMPAIGN_PERFORMANCE_DETAIL_VIEW'
  | 'KNOWLEDGE_PERFORMANCE_VIEW'
  | 'DASHBOARD_USERS'
  | 'DASHBOARD_USERS_DETAIL'
  | 'PREDICTIVE_ROUTING_IMPACT_VIEW'
  | 'AGENT_SCORECARD_INSIGHTS_SUMMARY_VIEW'
  | 'AGENT_SCORECARD_INSIGHTS_DETAIL_VIEW'
  | 'QUEUE_WRAPUP_DETAIL_VIEW'
  | 'INTERACTION_DETAIL_VIEW'
  | 'CAMPAIGN_INTERACTION_DETAIL_VIEW'
  | 'CAMPAIGN_ATTEMPT_DETAIL_VIEW'
  | 'WORKITEM_PERFORMANCE_SUMMARY_VIEW'
  | 'AGENT_ASSIST_PERFORMANCE_VIEW'
  | 'CONTACT_CENTER_PERFORMANCE_VIEW'
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
  | 'SOCIAL_LISTENING_VIEW'
  | 'SOCIAL_LISTENING_POSTS_VIEW'
  | 'AGENT_PERFORMANCE_TIMELINE_DETAIL_VIEW'
  | 'DASHBOARD_SLIDESHOWS'
  | 'DASHBOARD_SLIDESHOWS_DETAIL'
  | 'AGENT_COPILOT_PERFORMANCE_VIEW'
  | 'AGENT_ASSIGNED_EVALUATION_ME_VIEW'
  | 'VIRTUAL_AGENT_PERFORMANCE_VIEW'
  | 'CONTENT_EXPLORATION_VIEW'
  | 'EVALUATION_PERFORMANCE_SUMMARY_VIEW'
  | 'EVALUATION_PERFORMANCE_DETAIL_VIEW'
  | 'EVALUATION_PERFORMANCE_QUESTION_GROUP_DETAIL_VIEW'
  | 'EVALUATION_PERFORMANCE_QUESTION_DETAIL_VIEW'
  | 'QUEUE_WORKITEM_ACTIVITY_SUMMARY_VIEW'
  | 'QUEUE_WORKITEM_ACTIVITY_DETAIL_VIEW'
  | 'DIGITAL_ADOPTION_VIEW'
  | 'DIGITAL_INTENT_VIEW'
  | 'DIGITAL_PERFORMANCE_VIEW'
  | 'COPILOT_USAGE_VIEW'
  | 'PREDICTIVE_ROUTING_THROUGHPUT_VIEW'
  | 'QUEUE_SKILL_EXPRESSION_PERFORMANCE_VIEW'
>;

export interface AnalyticsReportingSettings {
  /** Whether personal data is masked in what analytics shows. */
  piiMaskingEnabled?: boolean;
  queueAgentAccessObfuscation?: boolean;
  /** Whether personal data is masked in agents' view of interactions that they handled. */
  myInteractionsPiiMaskingEnabled?: boolean;
}

/** The figures of one group. */
export type BotAggregateDataContainer = ConversationAggregateDataContainer;

export interface BotAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: BotAggregateQueryPredicate[];
}

export interface BotAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: BotAggregateQueryClause[];
  predicates?: BotAggregateQueryPredicate[];
}

export interface BotAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: BotDimension;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type BotAggregateQueryResponse = ConversationAggregateQueryResponse;

export interface BotAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: OpenEnum<
    | 'botFinalIntent'
    | 'botId'
    | 'botIntent'
    | 'botProduct'
    | 'botProvider'
    | 'botRecognitionFailureReason'
    | 'botResult'
    | 'botSessionId'
    | 'botSlot'
    | 'botVersion'
    | 'conversationId'
    | 'externalContactId'
    | 'knowledgeBaseId'
    | 'lastActionId'
    | 'lastInputActionId'
    | 'mediaType'
    | 'messageType'
    | 'selfServed'
  >[];
  filter?: BotAggregateQueryFilter;
  metrics: OpenEnum<
    | 'nBotSessions'
    | 'oBotIntent'
    | 'oBotSessionQuery'
    | 'oBotSessionQuerySelfServed'
    | 'oBotSessionTurn'
    | 'oBotSlot'
    | 'tBotDisconnect'
    | 'tBotExit'
    | 'tBotRecognitionFailure'
    | 'tBotSession'
  >[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: BotAggregationView[];
  /** Which moment has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  /** Metric by which groups are ranked for `topN` and `bottomN`. */
  sortMetric?: BotAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
}

export interface BotAggregationView {
  /** Metric that the view is derived from. */
  target: BotMetric;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export interface ConversationProperties {
  isWaiting?: boolean;
  isActive?: boolean;
  isAcd?: boolean;
  isPreferred?: boolean;
  isScreenshare?: boolean;
  isCobrowse?: boolean;
  isVoicemail?: boolean;
  isFlagged?: boolean;
  isMonitored?: boolean;
  filterWrapUpNotes?: boolean;
  matchAll?: boolean;
  isScreenMonitored?: boolean;
}

export interface Parameter {
  name?: string;
  parameterType?: OpenEnum<'UUID' | 'STRING' | 'UUIDLIST' | 'STRINGLIST'>;
  domain?: OpenEnum<'USERID' | 'QUEUEID' | 'MEDIATYPE' | 'DIALERCAMPAIGNID' | 'QMEVALFORMID' | 'UNKNOWN'>;
  required?: boolean;
}

export interface ReportMetaData {
  id: string;
  name?: string;
  title?: string;
  description?: string;
  keywords?: string[];
  availableLocales?: string[];
  parameters?: Parameter[];
  /** Where an example of the report can be seen. */
  exampleUrl?: string;
  selfUri?: string;
}

export interface ReportMetaDataEntityListing {
  entities: ReportMetaData[];
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

export interface ReportRunEntry {
  id?: string;
  name?: string;
  reportId?: string;
  /** @format date-time */
  runTime?: string;
  runStatus?: OpenEnum<
    'RUNNING' | 'COMPLETED' | 'COMPLETED_WITH_ERRORS' | 'FAILED' | 'FAILED_TIMEOUT' | 'FAILED_DATALIMIT' | 'UNABLE_TO_COMPLETE'
  >;
  errorMessage?: string;
  /** In milliseconds. */
  runDurationMsec?: number;
  /** Where the produced file is. */
  reportUrl?: string;
  reportFormat?: string;
  scheduleUri?: string;
  selfUri?: string;
}

export interface ReportRunEntryEntityDomainListing {
  entities: ReportRunEntry[];
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

export interface ReportSchedule {
  id?: string;
  name?: string;
  /** When the report runs, with seconds first, e.g. `0 0 6 ? * MON-FRI`. */
  quartzCronExpression: string;
  /** @format date-time */
  nextFireTime?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  description?: string;
  timeZone?: string;
  /** Named period to cover, see `getAnalyticsReportingTimeperiods`. */
  timePeriod?: string;
  /** ISO 8601 with start and end. */
  interval: string;
  reportFormat?: string;
  locale?: string;
  enabled?: boolean;
  reportId: string;
  /** Parameter name to value, as the report's metadata asks for. */
  parameters?: Dictionary<JsonObject>;
  lastRun?: ReportRunEntry;
  selfUri?: string;
}

export interface ReportScheduleEntityListing {
  entities: ReportSchedule[];
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

export interface ReportingExportJobListing {
  entities: ReportingExportJobResponse[];
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

export interface ReportingExportJobRequest {
  name: string;
  /** E.g. `Europe/Berlin`. */
  timeZone: string;
  exportFormat: OpenEnum<'CSV' | 'PDF'>;
  /** ISO 8601 with start and end. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`. */
  period: string;
  viewType: ReportingViewType;
  filter: ViewFilter;
  /** Whether the export counts as seen. */
  read?: boolean;
  locale: string;
  /** Writes durations readably rather than in milliseconds. */
  hasFormatDurations?: boolean;
  hasSplitFilters?: boolean;
  excludeEmptyRows?: boolean;
  hasSplitByMedia?: boolean;
  hasSummaryRow?: boolean;
  csvDelimiter?: OpenEnum<'SEMICOLON' | 'COMMA'>;
  selectedColumns?: SelectedColumns[];
  hasCustomParticipantAttributes?: boolean;
  /** Who gets the export by e-mail. */
  recipientEmails?: string[];
  /** Names the unit of durations in the column headings. */
  includeDurationFormatInHeader?: boolean;
  /** How durations are written. */
  durationFormat?: OpenEnum<'Seconds' | 'Milliseconds' | 'Hhmmss' | 'Hms'>;
  /** Columns of the chart, where the view has one. */
  chartColumns?: ChartColumn[];
}

export interface ReportingExportJobResponse {
  id: string;
  name?: string;
  runId: string;
  status: ReportingExportStatus;
  timeZone: string;
  exportFormat: OpenEnum<'CSV' | 'PDF'>;
  interval: string;
  /** Present once complete. */
  downloadUrl?: string;
  viewType: ReportingViewType;
  exportErrorMessagesType?: OpenEnum<
    | 'FAILED_CONVERTING_EXPORT_JOB'
    | 'FAILED_NO_DATA_EXPORT_JOB_FOUND'
    | 'FAILED_GETTING_DATA_FROM_SERVICE'
    | 'FAILED_GENERATING_TEMP_FILE'
    | 'FAILED_SAVING_FILE_TO_S3'
    | 'FAILED_NOTIFYING_SKYWALKER_OF_DOWNLOAD'
    | 'FAILED_BUILDING_DOWNLOAD_URL_FROM_SKYWALKER_RESPONSE'
    | 'FAILED_CONVERTING_EXPORT_JOB_TO_QUEUE_PERFORMANCE_JOB'
    | 'EXPORT_TYPE_NOT_IMPLEMENTED'
    | 'REACHED_MAXIMUM_ATTEMPT_OF_RETRY'
    | 'FAILED_LONG_RUNNING_EXPORT'
    | 'TOO_MANY_REQUESTS_FROM_AN_ORGANIZATION'
    | 'FAILED_AS_EXPORT_FILE_SIZE_IS_GREATER_THAN_10MB'
    | 'NOT_AUTHORIZED_TO_VIEW_EXPORT'
    | 'STATIC_LINK_EXPORT_FAILED'
    | 'TOO_MANY_SEARCH_CRITERIA'
    | 'SEARCH_CRITERIA_VALUES_EXCEED_LIMIT'
    | 'EXPORT_EMAIL_FILE_SIZE_EXCEEDED_LIMIT'
    | 'CIRCUIT_BREAKER_OPEN_FOR_VIEW_TYPE'
    | 'BAD_REQUEST_SCHEDULED_RUN'
  >;
  period: string;
  filter: ViewFilter;
  read: boolean;
  /** @format date-time */
  createdDateTime: string;
  /** @format date-time */
  modifiedDateTime: string;
  locale: string;
  percentageComplete: number;
  hasFormatDurations?: boolean;
  hasSplitFilters?: boolean;
  excludeEmptyRows?: boolean;
  hasSplitByMedia?: boolean;
  hasSummaryRow?: boolean;
  csvDelimiter?: OpenEnum<'SEMICOLON' | 'COMMA'>;
  selectedColumns?: SelectedColumns[];
  hasCustomParticipantAttributes?: boolean;
  recipientEmails?: string[];
  /** Recipient's address to how the sending went. */
  emailStatuses?: Dictionary<string>;
  emailErrorDescription?: string;
  enabled?: boolean;
  /** Whether column headings name the unit of durations. */
  includeDurationFormatInHeader?: boolean;
  durationFormat?: OpenEnum<'Seconds' | 'Milliseconds' | 'Hhmmss' | 'Hms'>;
  /** Whether the same export can be run again. */
  exportAllowedToRerun?: boolean;
  chartColumns?: ChartColumn[];
  selfUri?: string;
}

export interface ReportingExportMetadataJobListing {
  entities: ReportingExportMetadataJobResponse[];
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

/** What one view allows in an export. */
export interface ReportingExportMetadataJobResponse {
  id?: string;
  name?: string;
  viewType?: ReportingViewType;
  /** How long an interval the view takes. */
  dateLimitations?: string;
  requiredFilters?: string[];
  supportedFilters?: string[];
  requiredColumnIds?: string[];
  /** Column id to the columns that must come along with it. */
  dependentColumnIds?: Dictionary<string[]>;
  availableColumnIds?: string[];
  selfUri?: string;
}

/** One exchange between user and bot flow. */
export interface ReportingTurn {
  userInput?: string;
  botPrompts?: string[];
  sessionId?: string;
  /** The action in the flow that handled it. */
  askAction?: ReportingTurnAction;
  intent?: ReportingTurnIntent;
  knowledge?: ReportingTurnKnowledge;
  /** @format date-time */
  dateCreated?: string;
  /** How that action ended. */
  askActionResult?: OpenEnum<
    | 'SuccessCollection'
    | 'SuccessConfirmationYes'
    | 'SuccessConfirmationNo'
    | 'NoMatchCollection'
    | 'NoMatchConfirmation'
    | 'AgentRequestedByUser'
    | 'ConfirmationRequired'
    | 'Error'
    | 'ExpressionError'
    | 'NoInputCollection'
    | 'NoInputConfirmation'
    | 'DisambiguationRequired'
    | 'SuccessDisambiguation'
    | 'SuccessDisambiguationNone'
    | 'NoMatchDisambiguation'
    | 'NoInputDisambiguation'
    | 'SkippedCollection'
    | 'PartialCollection'
    | 'GuardrailsViolation'
  >;
  /** Present on the turn that ended the session. */
  sessionEndDetails?: SessionEndDetails;
  conversation?: AddressableEntityRef;
  /** Searches and feedback in knowledge bases during the turn. */
  knowledgeBaseEvents?: ReportingTurnKnowledgeEvents;
  /** @format date-time */
  dateCompleted?: string;
}

export interface ReportingTurnAction {
  actionId?: string;
  actionName?: string;
  actionNumber?: number;
  actionType?: OpenEnum<
    | 'AskForNLUIntentAction'
    | 'AskForBooleanAction'
    | 'AskForSlotAction'
    | 'AskForNLUNextIntentAction'
    | 'BotState'
    | 'DisconnectAction'
    | 'ExitBotFlowAction'
    | 'CallTaskAction'
    | 'EndTaskAction'
    | 'UpdateVariableAction'
    | 'CommunicateAction'
    | 'DecisionAction'
    | 'SwitchAction'
    | 'DataAction'
    | 'DataTableLookupAction'
    | 'GetExternalContactAction'
    | 'GetExternalOrganizationAction'
    | 'LoopAction'
    | 'ExitLoopAction'
    | 'NextLoopAction'
    | 'LoopUntilAction'
    | 'SetActiveIntentAction'
    | 'ClearSlotAction'
    | 'SetFlowOutcomeAction'
    | 'InitializeFlowOutcomeAction'
    | 'AddFlowMilestoneAction'
    | 'AskForStringAction'
    | 'SendResponseAction'
    | 'GetResponseAction'
    | 'ExtractSecureDataAction'
    | 'SecureAction'
    | 'TransferTaskAction'
    | 'DigitalMenuAction'
    | 'WaitForInputAction'
    | 'ShowKnowledgeArticleAction'
    | 'FindSystemPromptAction'
    | 'FindUserPromptAction'
    | 'Unknown'
    | 'AskForAuthenticationAction'
    | 'AskForPaymentAction'
    | 'AskSurveyQuestionAction'
    | 'CallAgenticVirtualAgentAction'
    | 'CallBotFlowAction'
    | 'CallDigitalBotFlowAction'
    | 'CallGuideAction'
    | 'ClearUtilizationLabelAction'
    | 'FindEmergencyGroupAction'
    | 'FindGrammarAction'
    | 'FindGrammarByIdAction'
    | 'FindGroupAction'
    | 'FindLanguageSkillAction'
    | 'FindQueueAction'
    | 'FindQueueByIdAction'
    | 'FindScheduleAction'
    | 'FindScheduleGroupAction'
    | 'FindSkillAction'
    | 'FindUserAction'
    | 'FindUserByIdAction'
    | 'FindUsersByIdAction'
    | 'FindUtilizationLabelAction'
    | 'FormAction'
    | 'EvaluateScheduleAction'
    | 'EvaluateScheduleGroupAction'
    | 'PromoteExternalContactAction'
    | 'SendKnowledgeFeedbackAction'
    | 'SetLocaleAction'
    | 'ScreenPopAction'
    | 'SetUtilizationLabelAction'
    | 'SetWrapupCodeAction'
    | 'TransferPureMatchAction'
    | 'TransferUserAction'
    | 'TransferGroupAction'
    | 'TransferExternalAction'
    | 'GetAttributesAction'
    | 'SetAttributesAction'
    | 'SendInteractiveApplicationAction'
    | 'SendRichLinkAction'
    | 'SendDigitalContentAction'
  >;
}

export interface ReportingTurnIntent {
  name?: string;
  /** How sure the recognition was. */
  confidence?: number;
  slots?: ReportingTurnIntentSlot[];
  id?: string;
}

export interface ReportingTurnIntentSlot {
  name?: string;
  value?: string;
  type?: string;
  confidence?: number;
}

export interface ReportingTurnKnowledge {
  knowledgeBaseId?: string;
  feedback?: ReportingTurnKnowledgeFeedback;
  search?: ReportingTurnKnowledgeSearch;
}

export interface ReportingTurnKnowledgeDocument {
  id?: string;
  question?: string;
  answer?: string;
  confidence?: number;
}

export interface ReportingTurnKnowledgeFeedback {
  searchId?: string;
  rating?: number;
  documents?: ReportingTurnKnowledgeDocument[];
}

export interface ReportingTurnKnowledgeSearch {
  searchId?: string;
  documents?: ReportingTurnKnowledgeDocument[];
  query?: string;
}

export interface ReportingTurnsResponse {
  entities: ReportingTurn[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface RunNowResponse {
  id: string;
  name?: string;
  selfUri?: string;
}

export interface SelectedColumns {
  /** Position in the export. */
  columnOrder?: number;
  columnName?: string;
}

export interface SessionEndDetails {
  type?: OpenEnum<'Disconnect' | 'Exit'>;
  reason?: string;
}

/** The figures of one group. */
export type TranscriptAggregateDataContainer = ConversationAggregateDataContainer;

export interface TranscriptAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: TranscriptAggregateQueryPredicate[];
}

export interface TranscriptAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: TranscriptAggregateQueryClause[];
  predicates?: TranscriptAggregateQueryPredicate[];
}

export interface TranscriptAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<
    | 'addressFrom'
    | 'addressTo'
    | 'ani'
    | 'channel'
    | 'conversationId'
    | 'direction'
    | 'divisionId'
    | 'dnis'
    | 'flowId'
    | 'flowVersion'
    | 'mediaType'
    | 'messageType'
    | 'queueId'
    | 'resultsBy'
    | 'teamId'
    | 'topicId'
    | 'userId'
    | 'categoryId'
    | 'conversationDuration'
    | 'handleTime'
    | 'wrapUpCode'
  >;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export type TranscriptAggregateQueryResponse = ConversationAggregateQueryResponse;

export interface TranscriptAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  groupBy?: TranscriptDimension[];
  filter?: TranscriptAggregateQueryFilter;
  metrics: OpenEnum<'nTopicCommunications' | 'oCustomerSentiment' | 'oSentimentScore'>[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  views?: TranscriptAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
  /** `groupBy` returns every group, `topN` and `bottomN` only those at one end of the order. */
  queryType?: OpenEnum<'bottomN' | 'groupBy' | 'topN'>;
  /** Metric by which groups are ranked for `topN` and `bottomN`. */
  sortMetric?: TranscriptAggregationSort;
  /** How many groups `topN` and `bottomN` return. */
  limit?: number;
}

export interface TranscriptAggregationView {
  target: TranscriptMetric;
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export interface TranscriptTopics {
  /** Topics that must have been found. */
  includes?: string[];
  /** Topics that must not have been found. */
  excludes?: string[];
}

/** Words to look for in transcripts. */
export interface Transcripts {
  /** Phrases that must occur word for word. */
  exactMatch?: string[];
  contains?: string[];
  doesNotContain?: string[];
  /** Phrases to which nothing similar may occur. */
  notSimilarTo?: string[];
}

/** What a view is narrowed down to; only those filters count that the view supports. */
export interface ViewFilter {
  mediaTypes?: AnalyticsMediaType[];
  queueIds?: string[];
  skillIds?: string[];
  skillGroups?: string[];
  languageIds?: string[];
  languageGroups?: string[];
  directions?: OpenEnum<'inbound' | 'outbound'>[];
  originatingDirections?: OpenEnum<'inbound' | 'outbound'>[];
  wrapUpCodes?: string[];
  /** Numbers that were dialled. */
  dnisList?: string[];
  sessionDnisList?: string[];
  filterQueuesByUserIds?: string[];
  filterUsersByQueueIds?: string[];
  userIds?: string[];
  managementUnitIds?: string[];
  addressTos?: string[];
  addressFroms?: string[];
  outboundCampaignIds?: string[];
  outboundContactListIds?: string[];
  contactIds?: string[];
  externalContactIds?: string[];
  externalOrgIds?: string[];
  /** Numbers that called. */
  aniList?: string[];
  durationsMilliseconds?: NumericRange[];
  acdDurationsMilliseconds?: NumericRange[];
  talkDurationsMilliseconds?: NumericRange[];
  acwDurationsMilliseconds?: NumericRange[];
  handleDurationsMilliseconds?: NumericRange[];
  holdDurationsMilliseconds?: NumericRange[];
  abandonDurationsMilliseconds?: NumericRange[];
  evaluationScore?: NumericRange;
  evaluationCriticalScore?: NumericRange;
  evaluationFormIds?: string[];
  evaluatedAgentIds?: string[];
  evaluatorIds?: string[];
  transferred?: boolean;
  abandoned?: boolean;
  answered?: boolean;
  messageTypes?: OpenEnum<'sms' | 'twitter' | 'line' | 'facebook' | 'whatsapp' | 'webmessaging' | 'open' | 'instagram'>[];
  divisionIds?: string[];
  surveyFormIds?: string[];
  surveyTotalScore?: NumericRange;
  surveyNpsScore?: NumericRange;
  /** Range of the call quality's mean opinion score. */
  mos?: NumericRange;
  surveyQuestionGroupScore?: NumericRange;
  surveyPromoterScore?: NumericRange;
  surveyFormContextIds?: string[];
  conversationIds?: string[];
  sipCallIds?: string[];
  isEnded?: boolean;
  isSurveyed?: boolean;
  surveyScores?: NumericRange[];
  promoterScores?: NumericRange[];
  isCampaign?: boolean;
  surveyStatuses?: string[];
  conversationProperties?: ConversationProperties;
  isBlindTransferred?: boolean;
  isConsulted?: boolean;
  isConsultTransferred?: boolean;
  remoteParticipants?: string[];
  flowIds?: string[];
  flowOutcomeIds?: string[];
  flowOutcomeValues?: OpenEnum<'SUCCESS' | 'FAILURE'>[];
  flowDestinationTypes?: FlowDestinationType[];
  flowDisconnectReasons?: OpenEnum<'FLOW_DISCONNECT' | 'FLOW_ERROR_DISCONNECT' | 'DISCONNECT'>[];
  flowTypes?: ViewFlowType[];
  flowEntryTypes?: FlowEntryType[];
  flowEntryReasons?: string[];
  flowVersions?: string[];
  groupIds?: string[];
  hasJourneyCustomerId?: boolean;
  hasJourneyActionMapId?: boolean;
  hasJourneyVisitId?: boolean;
  hasMedia?: boolean;
  roleIds?: string[];
  reportsTos?: string[];
  locationIds?: string[];
  flowOutTypes?: string[];
  providerList?: string[];
  callbackNumberList?: string[];
  /** ISO 8601 with start and end. */
  callbackInterval?: string;
  usedRoutingTypes?: RoutingType[];
  requestedRoutingTypes?: RoutingType[];
  hasAgentAssistId?: boolean;
  transcripts?: Transcripts[];
  transcriptLanguages?: string[];
  participantPurposes?: OpenEnum<'internal' | 'external'>[];
  showFirstQueue?: boolean;
  teamIds?: string[];
  filterUsersByTeamIds?: string[];
  journeyActionMapIds?: string[];
  journeyOutcomeIds?: string[];
  journeySegmentIds?: string[];
  journeyActionMapTypes?: ActionMediaType[];
  developmentRoleList?: OpenEnum<'Creator' | 'Facilitator' | 'Attendee'>[];
  developmentTypeList?: OpenEnum<'Informational' | 'Coaching' | 'Assessment' | 'AssessedContent'>[];
  developmentStatusList?: OpenEnum<'Planned' | 'Scheduled' | 'InvalidSchedule' | 'InProgress' | 'Completed' | 'NotCompleted'>[];
  developmentModuleIds?: string[];
  developmentActivityOverdue?: boolean;
  customerSentimentScore?: NumericRange;
  customerSentimentTrend?: NumericRange;
  flowTransferTargets?: string[];
  developmentName?: string;
  topicIds?: string[];
  externalTags?: string[];
  isNotResponding?: boolean;
  isAuthenticated?: boolean;
  botIds?: string[];
  botVersions?: string[];
  botMessageTypes?: BotMessageType[];
  botProviderList?: OpenEnum<'Unknown' | 'Genesys' | 'Amazon' | 'Google' | 'Nuance'>[];
  botProductList?: BotProduct[];
  botRecognitionFailureReasonList?: OpenEnum<
    'Unknown' | 'NoInputCollection' | 'NoInputConfirmation' | 'NoMatchCollection' | 'NoMatchConfirmation' | 'MaxWrongMatch'
  >[];
  botIntentList?: string[];
  botFinalIntentList?: string[];
  botSlotList?: string[];
  botResultList?: BotResult[];
  blockedReasons?: BlockedReason[];
  isRecorded?: boolean;
  hasEvaluation?: boolean;
  hasScoredEvaluation?: boolean;
  emailDeliveryStatusList?: OpenEnum<'DeliveryFailed' | 'DeliverySuccess' | 'Failed' | 'Queued' | 'Read' | 'Received' | 'Sent'>[];
  isAgentOwnedCallback?: boolean;
  agentCallbackOwnerIds?: string[];
  transcriptTopics?: TranscriptTopics[];
  journeyFrequencyCapReasons?: string[];
  journeyBlockingActionMapIds?: string[];
  journeyActionTargetIds?: string[];
  journeyBlockingScheduleGroupIds?: string[];
  journeyBlockingEmergencyScheduleGroupIds?: string[];
  journeyUrlEqualConditions?: string[];
  journeyUrlNotEqualConditions?: string[];
  journeyUrlStartsWithConditions?: string[];
  journeyUrlEndsWithConditions?: string[];
  journeyUrlContainsAnyConditions?: string[];
  journeyUrlNotContainsAnyConditions?: string[];
  journeyUrlContainsAllConditions?: string[];
  journeyUrlNotContainsAllConditions?: string[];
  flowMilestoneIds?: string[];
  isAssessmentPassed?: boolean;
  conversationInitiators?: string[];
  hasCustomerParticipated?: boolean;
  isAcdInteraction?: boolean;
  hasFax?: boolean;
  dataActionIds?: string[];
  actionCategoryName?: string;
  responseStatuses?: string[];
  availableDashboard?: OpenEnum<'Public' | 'Private'>;
  favouriteDashboard?: boolean;
  myDashboard?: boolean;
  assignedSkillIds?: string[];
  assignedLanguageIds?: string[];
  integrationIds?: string[];
  stationErrors?: string[];
  canonicalContactIds?: string[];
  alertRuleIds?: string[];
  /** Evaluation forms by the id that all versions of a form share. */
  evaluationFormContextIds?: string[];
  evaluationStatuses?: string[];
  workbinIds?: string[];
  worktypeIds?: string[];
  workitemIds?: string[];
  workitemAssigneeIds?: string[];
  /** Statuses alone; `workitemsStatuses` names the worktype of each as well. */
  workitemStatuses?: string[];
  isAnalyzedForSensitiveData?: boolean;
  hasSensitiveData?: boolean;
  /** Whether payment-card data was found. */
  hasPciData?: boolean;
  /** Whether data that identifies a person was found. */
  hasPiiData?: boolean;
  subPath?: string;
  userState?: OpenEnum<'ActiveAndInactive' | 'Active' | 'Inactive' | 'Deleted'>;
  /** Whether the customer has cleared the conversation. */
  isClearedByCustomer?: boolean;
  evaluationAssigneeIds?: string[];
  evaluationAssigned?: boolean;
  assistantIds?: string[];
  knowledgeBaseIds?: string[];
  isParked?: boolean;
  agentEmpathyScore?: NumericRange;
  surveyTypes?: string[];
  surveyResponseStatuses?: string[];
  botFlowTypes?: string[];
  agentTalkDurationMilliseconds?: NumericRange[];
  customerTalkDurationMilliseconds?: NumericRange[];
  /** How long both sides spoke at once. */
  overtalkDurationMilliseconds?: NumericRange[];
  silenceDurationMilliseconds?: NumericRange[];
  acdDurationMilliseconds?: NumericRange[];
  ivrDurationMilliseconds?: NumericRange[];
  otherDurationMilliseconds?: NumericRange[];
  agentTalkPercentage?: NumericRange;
  customerTalkPercentage?: NumericRange;
  overtalkPercentage?: NumericRange;
  silencePercentage?: NumericRange;
  acdPercentage?: NumericRange;
  ivrPercentage?: NumericRange;
  otherPercentage?: NumericRange;
  /** How often both sides spoke at once. */
  overtalkInstances?: NumericRange;
  isScreenRecorded?: boolean;
  screenMonitorUserIds?: string[];
  dashboardState?: OpenEnum<'Active' | 'Deleted'>;
  dashboardType?: OpenEnum<'All' | 'Public' | 'Private' | 'Shared' | 'Favorites'>;
  dashboardAccessFilter?: OpenEnum<'OwnedByMe' | 'OwnedByAnyone' | 'NotOwnedByMe'>;
  transcriptDurationMilliseconds?: NumericRange[];
  /** Statuses, each with its worktype. */
  workitemsStatuses?: WorkitemStatusFilter[];
  socialCountries?: string[];
  socialLanguages?: string[];
  socialChannels?: string[];
  socialSentimentCategory?: string[];
  socialTopicIds?: string[];
  socialIngestionRuleIds?: string[];
  socialConversationCreated?: boolean;
  socialContentType?: string[];
  /** Words that posts must and must not contain. */
  socialKeywords?: SocialKeyword[];
  socialPostEscalated?: boolean;
  socialClassifications?: string[];
  /** Only users who report to these managers. */
  filterUsersByManagerIds?: string[];
  slideshowIds?: string[];
  conferenced?: boolean;
  video?: boolean;
  linkedInteraction?: boolean;
  recommendationSources?: string[];
  evaluationRole?: OpenEnum<'Evaluator' | 'Supervisor'>;
  comparisonQueueIds?: string[];
  viewMetrics?: string[];
  timelineCategories?: string[];
  acw?: boolean;
  segmentTypes?: string[];
  programIds?: string[];
  categoryIds?: string[];
  deliveryPushed?: boolean;
  socialRatings?: number[];
  virtualAgentIds?: string[];
  empathyScoreCategories?: string[];
  sentimentScoreCategories?: string[];
  sentimentTrendCategories?: string[];
  contentModerationFlags?: string[];
  socialSourceTypes?: string[];
  socialFollowerRange?: SocialNumericRange;
  socialVerificationStatus?: boolean;
  socialEngagementLikes?: NumericRange;
  socialEngagementShares?: NumericRange;
  socialEngagementComments?: NumericRange;
  socialEngagementViews?: NumericRange;
  sessionExpired?: boolean;
  screenMonitored?: boolean;
  engagementSources?: string[];
  isSnippetRecorded?: boolean;
  takeover?: boolean;
  socialPostTypes?: string[];
}

/** Colours a widget's figure when it is over, under or between limits. */
export interface Warning {
  /** The limit. */
  value?: number;
  rangeType?: OpenEnum<'OVER' | 'UNDER' | 'BETWEEN'>;
  color?: string;
}

/** One tile of a dashboard: figures, a chart, text, a web page or a list of agents. */
export interface Widget {
  row?: number;
  column?: number;
  title?: string;
  type: OpenEnum<
    | 'METRIC'
    | 'CHART'
    | 'PIE'
    | 'HEAT_MAP'
    | 'FREE_TEXT'
    | 'AGENT_STATUS'
    | 'REALTIME_ADHERENCE'
    | 'WEB_CONTENT_URL'
    | 'AGENT_ACTIVITY'
  >;
  metrics?: OpenEnum<
    | 'AVG_TALK_TIME'
    | 'AVG_HOLD_TIME'
    | 'AVG_ACW_TIME'
    | 'AVG_WAIT_TIME'
    | 'AVG_HANDLE_TIME'
    | 'AVG_ALERT_TIME'
    | 'AVG_ANSWER_TIME'
    | 'AVG_ABANDON_TIME'
    | 'TOTAL_TALK_TIME'
    | 'TOTAL_HANDLE_TIME'
    | 'TOTAL_HOLD_TIME'
    | 'TOTAL_ACW_TIME'
    | 'TOTAL_ALERT_TIME'
    | 'MAX_ABANDON_TIME'
    | 'MAX_WAIT_TIME'
    | 'MAX_TALK_TIME'
    | 'MAX_HOLD_TIME'
    | 'MAX_ACW_TIME'
    | 'MIN_ABANDON_TIME'
    | 'MIN_WAIT_TIME'
    | 'MIN_TALK_TIME'
    | 'MIN_HOLD_TIME'
    | 'MIN_ACW_TIME'
    | 'ALERT_COUNT'
    | 'OFFERED_COUNT'
    | 'ABANDONED_COUNT'
    | 'ABANDONED_PERCENT'
    | 'SHORT_ABANDONED_COUNT'
    | 'SHORT_ABANDONED_PERCENT'
    | 'ABANDONED_NO_SHORT_COUNT'
    | 'ABANDONED_NO_SHORT_PERCENT'
    | 'ANSWERED_COUNT'
    | 'ANSWERED_PERCENT'
    | 'FLOWOUT_COUNT'
    | 'FLOWOUT_PERCENT'
    | 'OUTBOUND_COUNT'
    | 'OUTBOUND_ATTEMPTED_COUNT'
    | 'VOICEMAIL_COUNT'
    | 'HANDLED_COUNT'
    | 'HELD_COUNT'
    | 'TRANSFERRED_COUNT'
    | 'TRANSFERRED_PERCENT'
    | 'WAITING_CURRENT'
    | 'INTERACTING_CURRENT'
    | 'HELD_CURRENT'
    | 'ALERTING_CURRENT'
    | 'SERVICE_LEVEL'
    | 'OVER_SERVICE_LEVEL'
    | 'ONLINE_AGENTS'
    | 'AVAILABLE_AGENTS'
    | 'AWAY_AGENTS'
    | 'BREAK_AGENTS'
    | 'MEAL_AGENTS'
    | 'TRAINING_AGENTS'
    | 'BUSY_AGENTS'
    | 'MEETING_AGENTS'
    | 'SYSTEM_AWAY_AGENTS'
    | 'OFFLINE_AGENTS'
    | 'ON_QUEUE_AGENTS'
    | 'OFF_QUEUE_AGENTS'
    | 'INTERACTING_AGENTS'
    | 'ACW_AGENTS'
    | 'COMMUNICATING_AGENTS'
    | 'IDLE_AGENTS'
    | 'NOT_RESPONDING_AGENTS'
    | 'LONGEST_WAITING'
    | 'LONGEST_INTERACTING'
    | 'FLOW_ACTIVE_LONGEST'
    | 'FLOW_ACTIVE_CURRENT'
    | 'FLOW_ENTRIES_COUNT'
    | 'FLOW_TOTAL_DURATION'
    | 'FLOW_MAX_DURATION'
    | 'FLOW_AVG_DURATION'
    | 'FLOW_DISCONNECT_COUNT'
    | 'FLOW_DISCONNECT_PERCENT'
    | 'FLOW_TOTAL_DISCONNECT_DURATION'
    | 'FLOW_AVG_DISCONNECT_DURATION'
    | 'FLOW_MAX_DISCONNECT_DURATION'
    | 'FLOW_FLOW_DISCONNECT'
    | 'FLOW_FLOW_DISCONNECT_PERCENT'
    | 'FLOW_SYSTEM_ERROR_DISCONNECT'
    | 'FLOW_SYSTEM_ERROR_DISCONNECT_PERCENT'
    | 'FLOW_CUSTOMER_DISCONNECT'
    | 'FLOW_CUSTOMER_DISCONNECT_PERCENT'
    | 'FLOW_SHORT_DISCONNECT'
    | 'FLOW_SHORT_DISCONNECT_PERCENT'
    | 'FLOW_EXIT_COUNT'
    | 'FLOW_EXIT_PERCENT'
    | 'FLOW_TOTAL_EXIT_DURATION'
    | 'FLOW_MAX_EXIT_DURATION'
    | 'FLOW_AVG_EXIT_DURATION'
    | 'FLOW_ACD_EXIT_COUNT'
    | 'FLOW_ACD_EXIT_PERCENT'
    | 'FLOW_GROUP_EXIT_COUNT'
    | 'FLOW_GROUP_EXIT_PERCENT'
    | 'FLOW_NUMBER_EXIT_COUNT'
    | 'FLOW_NUMBER_EXIT_PERCENT'
    | 'FLOW_USER_EXIT_COUNT'
    | 'FLOW_USER_EXIT_PERCENT'
    | 'FLOW_FLOW_EXIT_COUNT'
    | 'FLOW_FLOW_EXIT_PERCENT'
    | 'FLOW_SECURE_FLOW_EXIT_COUNT'
    | 'FLOW_SECURE_FLOW_EXIT_PERCENT'
    | 'FLOW_ACD_VOICEMAIL_EXIT_COUNT'
    | 'FLOW_ACD_VOICEMAIL_EXIT_PERCENT'
    | 'FLOW_USER_VOICEMAIL_EXIT_COUNT'
    | 'FLOW_USER_VOICEMAIL_EXIT_PERCENT'
    | 'FLOW_OUTCOME_COUNT'
    | 'FLOW_AVG_OUTCOME_DECIMAL'
    | 'FLOW_OUTCOME_FAILURE_COUNT'
    | 'FLOW_OUTCOME_FAILURE_PERCENT'
    | 'FLOW_OUTCOME_SUCCESS_COUNT'
    | 'FLOW_OUTCOME_SUCCESS_PERCENT'
    | 'FLOW_OUTCOME_TOTAL_DURATION'
    | 'FLOW_OUTCOME_MAX_DURATION'
    | 'FLOW_OUTCOME_AVG_DURATION'
    | 'FLOW_OUTCOME_MIN_DURATION'
    | 'OFF_QUEUE_TIME'
    | 'OFF_QUEUE_PERCENT'
    | 'AVAILABLE_TIME'
    | 'AVAILABLE_PERCENT'
    | 'BUSY_TIME'
    | 'BUSY_PERCENT'
    | 'AWAY_TIME'
    | 'AWAY_PERCENT'
    | 'BREAK_TIME'
    | 'BREAK_PERCENT'
    | 'MEAL_TIME'
    | 'MEAL_PERCENT'
    | 'MEETING_TIME'
    | 'MEETING_PERCENT'
    | 'TRAINING_TIME'
    | 'TRAINING_PERCENT'
    | 'INTERACTING_TIME'
    | 'INTERACTING_PERCENT'
    | 'COMMUNICATING_TIME'
    | 'COMMUNICATING_PERCENT'
    | 'SYSTEM_AWAY_TIME'
    | 'SYSTEM_AWAY_PERCENT'
    | 'ON_QUEUE_TIME'
    | 'ON_QUEUE_PERCENT'
    | 'IDLE_TIME'
    | 'IDLE_PERCENT'
    | 'NOT_RESPONDING_TIME'
    | 'NOT_RESPONDING_PERCENT'
    | 'LOGGED_IN_TIME'
    | 'OCCUPANCY_PERCENT'
    | 'MIN_ALERT_TIME'
    | 'MAX_ALERT_TIME'
    | 'MIN_HANDLE_TIME'
    | 'MAX_HANDLE_TIME'
    | 'MIN_ANSWERED_TIME'
    | 'MAX_ANSWERED_TIME'
    | 'MIN_NOT_RESPONDING_TIME'
    | 'MAX_NOT_RESPONDING_TIME'
    | 'MET_SERVICE_LEVEL'
    | 'WFM_ADHERENCE_STATUS'
    | 'WFM_SCHEDULED_ACTIVITY'
    | 'WFM_ADHERENCE_DURATION'
    | 'AGENT_TITLE'
    | 'AGENT_DEPARTMENT'
    | 'AGENT_EXTENSION'
    | 'AGENT_SKILLS'
    | 'AGENT_LOCATION'
    | 'AGENT_REPORTS_TO'
    | 'AGENT_EMAIL'
    | 'AGENT_ROLE'
    | 'AGENT_GROUP'
    | 'AGENT_TIME_IN_STATUS'
    | 'AGENT_TIME_IN_ROUTING_STATUS'
    | 'AGENT_STATUS'
    | 'AGENT_SECONDARY_STATUS'
    | 'AGENT_ROUTING_STATUS'
    | 'AGENT_MEDIA_TYPES'
    | 'ACW_COUNT'
    | 'ANSWER_TRANSFERRED_PERCENT'
    | 'FLOW_AVG_MILESTONE_DECIMAL'
    | 'NOT_RESPONDING_COUNT'
    | 'AVG_ACW_HANDLED'
    | 'AVG_CONTACTING_TIME'
    | 'AVG_DIALING_TIME'
    | 'AVG_FLOWOUT_TIME'
    | 'AVG_HOLD_HANDLED'
    | 'AVG_MONITOR'
    | 'BLIND_TRANSFER_COUNT'
    | 'BLIND_TRANSFER_PERCENT'
    | 'CONNECTED_COUNT'
    | 'CONSULT_COUNT'
    | 'CONSULT_TRANSFER_COUNT'
    | 'CONSULT_TRANSFER_PERCENT'
    | 'CONTACTING_COUNT'
    | 'DIALING_COUNT'
    | 'ERROR_COUNT'
    | 'EXTERNAL_MEDIA_COUNT'
    | 'MAX_CONTACTING_TIME'
    | 'MAX_DIALING_TIME'
    | 'MAX_FLOWOUT_TIME'
    | 'FLOW_MILESTONE_COUNT'
    | 'MIN_FLOWOUT_TIME'
    | 'MAX_MONITOR'
    | 'MIN_CONTACTING_TIME'
    | 'MIN_DIALING_TIME'
    | 'MIN_MONITOR'
    | 'MONITOR_COUNT'
    | 'MEDIA_COUNT'
    | 'SERVICE_LEVEL_TARGET'
    | 'SERVICE_LEVEL_TARGET_CURRENT'
    | 'TALK_COUNT'
    | 'TOTAL_ABANDON_TIME'
    | 'TOTAL_NOT_RESPONDING_TIME'
    | 'TOTAL_CONTACTING'
    | 'TOTAL_DIALING'
    | 'TOTAL_MONITOR'
    | 'TOTAL_WAIT_TIME'
    | 'WAIT_COUNT'
    | 'PARK_COUNT'
    | 'AVG_PARK_TIME'
    | 'TOTAL_PARK_TIME'
    | 'MIN_PARK_TIME'
    | 'MAX_PARK_TIME'
    | 'INBOUND_AUDIO_COUNT'
    | 'OUTBOUND_AUDIO_COUNT'
  >[];
  /** Text of a `FREE_TEXT` widget. */
  displayText?: string;
  displayTextColor?: string;
  /** Page that a `WEB_CONTENT_URL` widget shows. */
  webContentUrl?: string;
  splitFilters?: boolean;
  /** Shows one figure a media type. */
  splitByMediaType?: boolean;
  showLongest?: boolean;
  displayAsTable?: boolean;
  showDuration?: boolean;
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  sortKey?: OpenEnum<'Name' | 'Duration'>;
  /** How many entities the widget shows at most. */
  entityLimit?: number;
  displayAggregates?: boolean;
  isFullWidth?: boolean;
  showPercentageChange?: boolean;
  showProfilePicture?: boolean;
  filter?: ViewFilter;
  /** Stretches of time that its figures cover. */
  periods?: OpenEnum<
    | 'NONE'
    | 'CURRENT_HALF_HOUR'
    | 'TODAY'
    | 'YESTERDAY'
    | 'THIS_WEEK'
    | 'LAST_WEEK'
    | 'THIS_MONTH'
    | 'LAST_MONTH'
    | 'PRIOR_7_DAYS'
    | 'PAST_7_DAYS_TO_DATE'
    | 'PRIOR_30_DAYS'
    | 'PAST_30_DAYS_TO_DATE'
    | 'PRIOR_3_MONTHS'
  >[];
  mediaTypes?: SessionMediaType[];
  warnings?: Warning[];
  showTimeInStatus?: boolean;
  showOfflineAgents?: boolean;
  /** Only agents with these statuses. */
  selectedStatuses?: OpenEnum<
    | 'Available'
    | 'Away'
    | 'Busy'
    | 'Break'
    | 'Meeting'
    | 'Training'
    | 'Meal'
    | 'SystemAway'
    | 'OnQueue'
    | 'Interacting'
    | 'NotResponding'
    | 'Idle'
    | 'Communicating'
    | 'OffQueue'
    | 'Online'
    | 'Offline'
  >[];
  /** Only agents in segments of these types. */
  selectedSegmentTypes?: AgentSegmentType[];
  agentInteractionSortOrder?: OpenEnum<'ascending' | 'descending'>;
}

/** A status together with the worktype that defines it. */
export interface WorkitemStatusFilter {
  worktypeId?: string;
  workitemStatusId?: string;
}
