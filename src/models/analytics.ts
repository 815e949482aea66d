import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  ActionMediaType,
  AnalyticsMediaType,
  DeliveryStatus,
  FlowEntryType,
  ReportingExportStatus,
  RoutingType,
  ThreadingMessengerType,
} from './shared-enumerations.js';
import type { AddressableEntityRef, NumericRange } from './shared.js';
import type {
  AggregationRange,
  ConversationAggregateDataContainer,
  ConversationAggregateQueryResponse,
} from './shared-conversation-analytics.js';

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
>;

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
>;

export interface AnalyticsReportingSettings {
  /** Whether personal data is masked in what analytics shows. */
  piiMaskingEnabled?: boolean;
  queueAgentAccessObfuscation?: boolean;
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
  groupBy?: BotDimension[];
  filter?: BotAggregateQueryFilter;
  metrics: BotMetric[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: BotAggregationView[];
  /** Which moment has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'eventTime'>;
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
  >;
  /** Present on the turn that ended the session. */
  sessionEndDetails?: SessionEndDetails;
  conversation?: AddressableEntityRef;
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
  >;
}

export interface ReportingTurnIntent {
  name?: string;
  /** How sure the recognition was. */
  confidence?: number;
  slots?: ReportingTurnIntentSlot[];
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
}

export interface TranscriptAggregationView {
  target: OpenEnum<'nTopicCommunications' | 'oCustomerSentiment' | 'oSentimentScore'>;
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
  messageTypes?: ThreadingMessengerType[];
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
  emailDeliveryStatusList?: DeliveryStatus[];
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
}
