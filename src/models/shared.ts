import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';

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
>;

export type CallState = OpenEnum<
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
  | 'none'
>;

export type CallbackState = OpenEnum<
  'alerting' | 'dialing' | 'contacting' | 'offering' | 'connected' | 'disconnected' | 'terminated' | 'scheduled' | 'none'
>;

export type DisconnectType = OpenEnum<
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
>;

export type KnowledgeBaseLanguageCode = OpenEnum<
  'en-US' | 'en-UK' | 'en-AU' | 'de-DE' | 'es-US' | 'es-ES' | 'fr-FR' | 'pt-BR' | 'nl-NL' | 'it-IT' | 'fr-CA'
>;

export type MediaState = OpenEnum<
  'alerting' | 'dialing' | 'contacting' | 'offering' | 'connected' | 'disconnected' | 'terminated' | 'none'
>;

export type SearchCriteriaType = OpenEnum<
  'EXACT' | 'STARTS_WITH' | 'CONTAINS' | 'REGEX' | 'TERM' | 'TERMS' | 'REQUIRED_FIELDS' | 'MATCH_ALL'
>;

export interface Actions {
  skillsToRemove?: SkillsToRemove[];
}

/** What is asked of agents after an interaction of the queue. */
export interface AcwSettings {
  /** Whether a wrap-up code must be given, and whether the time for it is limited. */
  wrapupPrompt?: OpenEnum<'MANDATORY' | 'OPTIONAL' | 'MANDATORY_TIMEOUT' | 'MANDATORY_FORCED_TIMEOUT' | 'AGENT_REQUESTED'>;
  /** Milliseconds that after-call work may last; counts for the prompts with a time limit. */
  timeoutMs?: number;
}

/** One end of a communication, in several spellings. */
export interface Address {
  name?: string;
  /** Name exactly as the network delivered it. */
  nameRaw?: string;
  /** Address made uniform, with its scheme, e.g. `tel:+49891234567`. */
  addressNormalized?: string;
  /** Address exactly as the network delivered it. */
  addressRaw?: string;
  /** Address in a form meant for people. */
  addressDisplayable?: string;
}

export interface AddressableEntityRef {
  id?: string;
  selfUri?: string;
}

export interface AfterCallWork {
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  endTime?: string;
  state?: OpenEnum<'unknown' | 'notApplicable' | 'skipped' | 'pending' | 'complete'>;
}

/** How many interactions an agent may have at the same time. */
export interface AgentMaxUtilization {
  /** By media type, e.g. `call`, `callback`, `chat`, `email`, `message`. */
  utilization?: Dictionary<MediaUtilization>;
  /** Whether the figures are the agent's own or those of the organisation. */
  level?: OpenEnum<'Agent' | 'Organization'>;
}

/** Callbacks that belong to the agent who promised them, as a queue allows them. */
export interface AgentOwnedRouting {
  enableAgentOwnedCallbacks?: boolean;
  /** Hours for which a callback stays with its owner, 1 to 168. */
  maxOwnedCallbackHours?: number;
  /** How many hours ahead an owned callback may be scheduled, 1 to 720. */
  maxOwnedCallbackDelayHours?: number;
}

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
  /** Lowest mean opinion score (1 to 5, higher is better) of its audio streams. */
  mediaStatsMinConversationMos?: number;
  /** Lowest R-factor (0 to 100, higher is better) of its audio streams. */
  mediaStatsMinConversationRFactor?: number;
  /** Direction in which the conversation began, whatever came later. */
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  /** Whether every flow session served the customer without an agent. */
  selfServed?: boolean;
  evaluations?: AnalyticsEvaluation[];
  surveys?: AnalyticsSurvey[];
  resolutions?: AnalyticsResolution[];
  participants?: AnalyticsParticipant[];
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
  segmentType?: OpenEnum<
    | 'alert'
    | 'callback'
    | 'coaching'
    | 'contacting'
    | 'converting'
    | 'delay'
    | 'dialing'
    | 'hold'
    | 'interact'
    | 'ivr'
    | 'monitoring'
    | 'scheduled'
    | 'sharing'
    | 'system'
    | 'transmitting'
    | 'unknown'
    | 'uploading'
    | 'voicemail'
    | 'wrapup'
  >;
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
  /** Lowest mean opinion score (1 to 5, higher is better) of its audio streams. */
  mediaStatsMinConversationMos?: number;
  /** Lowest R-factor (0 to 100, higher is better) of its audio streams. */
  mediaStatsMinConversationRFactor?: number;
  /** Direction in which the conversation began, whatever came later. */
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  selfServed?: boolean;
  evaluations?: AnalyticsEvaluation[];
  surveys?: AnalyticsSurvey[];
  resolutions?: AnalyticsResolution[];
  participants?: AnalyticsParticipantWithoutAttributes[];
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
}

export interface AnalyticsFlow {
  endingLanguage?: string;
  entryReason?: string;
  entryType?: OpenEnum<'agent' | 'direct' | 'dnis' | 'flow' | 'outbound'>;
  exitReason?: string;
  flowId?: string;
  flowName?: string;
  flowType?: OpenEnum<
    | 'BOT'
    | 'COMMONMODULE'
    | 'DIGITALBOT'
    | 'INBOUNDCALL'
    | 'INBOUNDCHAT'
    | 'INBOUNDEMAIL'
    | 'INBOUNDSHORTMESSAGE'
    | 'INQUEUECALL'
    | 'INQUEUEEMAIL'
    | 'INQUEUESHORTMESSAGE'
    | 'OUTBOUNDCALL'
    | 'SECURECALL'
    | 'SPEECH'
    | 'SURVEYINVITE'
    | 'VOICE'
    | 'VOICEMAIL'
    | 'WORKFLOW'
    | 'WORKITEM'
  >;
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
  /** Lowest mean opinion score, 1 to 5, higher is better. */
  minMos?: number;
  /** Lowest R-factor, 0 to 100, higher is better. */
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
}

export interface AnalyticsProperty {
  property?: string;
  propertyType?: OpenEnum<'bool' | 'integer' | 'real' | 'date' | 'string' | 'uuid'>;
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

export interface AnalyticsRoutingStatusRecord {
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  endTime?: string;
  routingStatus?: OpenEnum<'OFF_QUEUE' | 'IDLE' | 'INTERACTING' | 'NOT_RESPONDING' | 'COMMUNICATING'>;
}

export interface AnalyticsScoredAgent {
  /** 0 to 100, higher is a better match. */
  agentScore?: number;
  scoredAgentId?: string;
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
  deliveryStatus?: OpenEnum<'DeliveryFailed' | 'DeliverySuccess' | 'Failed' | 'Queued' | 'Read' | 'Received' | 'Sent'>;
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
  mediaType?: OpenEnum<'callback' | 'chat' | 'cobrowse' | 'email' | 'message' | 'screenshare' | 'unknown' | 'video' | 'voice'>;
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
  requestedRoutings?: string[];
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
  /** Seconds after which a callback is dialled without the agent's doing; 0 switches that off. */
  timeoutSeconds?: number;
  /** Routing method that found the agent. */
  usedRouting?: OpenEnum<'Bullseye' | 'Conditional' | 'Last' | 'Manual' | 'Predictive' | 'Preferred' | 'Standard'>;
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
  /** 0 to 10, the answer to the net promoter question. */
  surveyPromoterScore?: number;
  surveyStatus?: string;
  userId?: string;
  /** Percent. */
  oSurveyTotalScore?: number;
}

export interface AnalyticsUserDetail {
  userId?: string;
  primaryPresence?: AnalyticsUserPresenceRecord[];
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
  userDetails?: AnalyticsUserDetail[];
  aggregations?: AggregationResult[];
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

export interface AnswerOption {
  id?: string;
  text?: string;
  value?: number;
  assistanceConditions?: AssistanceCondition[];
}

export interface ApiUsageQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** One step of the result; the whole interval where absent. */
  granularity?: OpenEnum<'Day' | 'Week' | 'Month'>;
  groupBy?: string[];
  metrics?: string[];
}

export interface ApiUsageQueryResult {
  results?: ApiUsageRow[];
  queryStatus?: OpenEnum<'Complete' | 'Failed' | 'Running'>;
}

export interface ApiUsageRow {
  clientId?: string;
  clientName?: string;
  organizationId?: string;
  userId?: string;
  /** Path of the operation with its parameters unfilled. */
  templateUri?: string;
  httpMethod?: string;
  /** Requests answered with a status from 200 to 299. */
  status200?: number;
  /** Requests answered with a status from 300 to 399. */
  status300?: number;
  /** Requests answered with a status from 400 to 499, apart from 429. */
  status400?: number;
  /** Requests answered with a status from 500 to 599. */
  status500?: number;
  /** Requests refused by a rate limit. */
  status429?: number;
  /** All requests together. */
  requests?: number;
  /** @format date-time */
  date?: string;
}

export interface ArticleContent {
  body?: ArticleContentBody;
}

export interface ArticleContentBody {
  locationUrl?: string;
}

export interface AssistanceCondition {
  operator?: OpenEnum<'EXISTS' | 'NOTEXISTS'>;
  topicIds?: string[];
}

/** A search for conversations, run as a job. */
export interface AsyncConversationQuery {
  conversationFilters?: ConversationDetailQueryFilter[];
  /** Conditions that one segment of the conversation has to meet. */
  segmentFilters?: SegmentDetailQueryFilter[];
  evaluationFilters?: EvaluationDetailQueryFilter[];
  surveyFilters?: SurveyDetailQueryFilter[];
  resolutionFilters?: ResolutionDetailQueryFilter[];
  order?: OpenEnum<'asc' | 'desc'>;
  orderBy?: OpenEnum<'conversationStart' | 'conversationEnd' | 'segmentStart' | 'segmentEnd'>;
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. Finds conversations with activity in it. */
  interval: string;
  /** Most conversations wanted. */
  limit?: number;
  /** Leaves out conversations that began before the day (UTC) on which the interval starts. */
  startOfDayIntervalMatching?: boolean;
}

export interface AsyncQueryResponse {
  jobId?: string;
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

/** A search for presence and routing status of users, run as a job. */
export interface AsyncUserDetailsQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  userFilters?: UserDetailQueryFilter[];
  presenceFilters?: PresenceDetailQueryFilter[];
  routingStatusFilters?: RoutingStatusDetailQueryFilter[];
  order?: OpenEnum<'asc' | 'desc'>;
  /** Most users wanted. */
  limit?: number;
}

export interface Attachment {
  attachmentId?: string;
  name?: string;
  contentUri?: string;
  contentType?: string;
  /** In bytes. */
  contentLength?: number;
  /** Whether the e-mail's body shows the picture. */
  inlineImage?: boolean;
}

export interface AuditQuerySort {
  name: OpenEnum<'Timestamp'>;
  sortOrder: OpenEnum<'ascending' | 'descending'>;
}

export interface AuthzDivision {
  id?: string;
  name?: string;
  description: string;
  /** Whether it is the division that everything belongs to at first. */
  homeDivision?: boolean;
  /** Kind of object to their number in the division; only on request. */
  objectCounts?: Dictionary<number>;
  selfUri?: string;
}

export interface AuthzDivisionEntityListing {
  entities?: AuthzDivision[];
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

/** A role that a subject has in one division. */
export interface AuthzGrant {
  subjectId?: string;
  division?: AuthzDivision;
  role?: AuthzGrantRole;
  /** @format date-time */
  grantMadeAt?: string;
}

export interface AuthzGrantPolicy {
  actions?: string[];
  condition?: string;
  domain?: string;
  /** Kind of entity within the domain; with `domain` and `actions` it makes permissions such as `routing:queue:view`. */
  entityName?: string;
}

export interface AuthzGrantRole {
  id?: string;
  name?: string;
  description?: string;
  policies?: AuthzGrantPolicy[];
  /** Whether it is one of the platform's own roles. */
  default?: boolean;
  selfUri?: string;
}

export interface AuthzSubject {
  id?: string;
  name?: string;
  grants?: AuthzGrant[];
  version?: number;
  selfUri?: string;
}

export interface BaseMediaSettings {
  enableAutoAnswer?: boolean;
}

export interface Biography {
  biography?: string;
  interests?: string[];
  hobbies?: string[];
  spouse?: string;
  education?: Education[];
}

/** Rings of agents that open one after another while an interaction waits. */
export interface Bullseye {
  rings?: Ring[];
}

export interface ButtonComponent {
  title?: string;
  actions?: ContentActions;
}

/** Several evaluators judge the same conversation, so that their standards can be compared. */
export interface Calibration {
  id?: string;
  name?: string;
  calibrator?: User;
  agent?: User;
  conversation?: ConversationReference;
  evaluationForm?: EvaluationForm;
  /** Shared by all versions of the form. */
  contextId?: string;
  /** Percent. */
  averageScore?: number;
  /** Percent. */
  highScore?: number;
  /** Percent. */
  lowScore?: number;
  /** @format date-time */
  createdDate?: string;
  evaluations?: Evaluation[];
  evaluators?: User[];
  /** The evaluation that the others are measured against. */
  scoringIndex?: Evaluation;
  /** Evaluator whose evaluation becomes the scoring index. */
  expertEvaluator?: User;
  selfUri?: string;
}

/** A participant's voice leg. */
export interface Call {
  state?: CallState;
  id?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  recording?: boolean;
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  /** Whether the others cannot hear this party. */
  muted?: boolean;
  /** On hold with music playing to this party. */
  confined?: boolean;
  /** On hold in silence. */
  held?: boolean;
  recordingId?: string;
  segments?: Segment[];
  errorInfo?: ErrorInfo;
  /** How the communication ended; absent until it has. */
  disconnectType?: DisconnectType;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** On faxes sent, the document in content management. */
  documentId?: string;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  disconnectReasons?: DisconnectReason[];
  faxStatus?: FaxStatus;
  provider?: string;
  scriptId?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** User-to-user information passed along with the call. */
  uuiData?: string;
  /** This party's own address. */
  self?: Address;
  /** Address of the party at the other end. */
  other?: Address;
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
  /** State in which the communication began. */
  initialState?: CallState;
}

/** A participant's callback, scheduled or under way. */
export interface Callback {
  state?: CallbackState;
  id?: string;
  segments?: Segment[];
  direction?: OpenEnum<'inbound' | 'outbound'>;
  held?: boolean;
  /** How the communication ended; absent until it has. */
  disconnectType?: DisconnectType;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** Campaign preview data, where the callback comes from a campaign. */
  dialerPreview?: DialerPreview;
  /** Voicemail that the callback answers. */
  voicemail?: Voicemail;
  /** Numbers at which the customer can be called. */
  callbackNumbers?: string[];
  callbackUserName?: string;
  scriptId?: string;
  /** Whether an outside system dials. */
  externalCampaign?: boolean;
  /** Whether the agent may pass the callback over. */
  skipEnabled?: boolean;
  /** Seconds after which the number is dialled without the agent's doing; 0 switches that off. */
  timeoutSeconds?: number;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  /** When it is due; without it at once. @format date-time */
  callbackScheduledTime?: string;
  automatedCallbackConfigId?: string;
  provider?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  /** Number shown to the customer, in E.164. */
  callerId?: string;
  callerIdName?: string;
  /** State in which the communication began. */
  initialState?: CallbackState;
}

/** A voice campaign of outbound dialling. */
export interface Campaign {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** Version as last read, needed to change the campaign. */
  version?: number;
  contactList: DomainEntityRef;
  /** Queue whose agents get the calls; not for `agentless`. */
  queue?: DomainEntityRef;
  dialingMode: OpenEnum<'agentless' | 'preview' | 'power' | 'predictive' | 'progressive' | 'external'>;
  script?: DomainEntityRef;
  edgeGroup?: DomainEntityRef;
  site?: DomainEntityRef;
  /** To be set to `on` or `off`; the others are reported by the platform. */
  campaignStatus?: OpenEnum<'on' | 'stopping' | 'off' | 'complete' | 'invalid' | 'forced_off' | 'forced_stopping'>;
  /** Contact list columns that hold the numbers to dial. */
  phoneColumns: PhoneColumn[];
  /** Percent of calls that may be abandoned; paces `power` and `predictive` dialling. */
  abandonRate?: number;
  dncLists?: DomainEntityRef[];
  callableTimeSet?: DomainEntityRef;
  callAnalysisResponseSet?: DomainEntityRef;
  errors?: RestErrorDetail[];
  /** Name shown to those called. */
  callerName: string;
  /** Number shown to those called. */
  callerAddress: string;
  /** Lines to dial on at the same time; needed for `agentless`, without effect on `preview`. */
  outboundLineCount?: number;
  ruleSets?: DomainEntityRef[];
  /** Whether agents must call every contact that they preview. */
  skipPreviewDisabled?: boolean;
  /** Seconds of preview after which the number is dialled without the agent's doing; 0 switches that off. */
  previewTimeOutSeconds?: number;
  /** Stay on when the list is worked off and wait for new contacts. */
  alwaysRunning?: boolean;
  /** Older single criterion; `contactSorts` supersedes it. */
  contactSort?: ContactSort;
  contactSorts?: ContactSort[];
  /** Seconds of ringing before the call counts as unanswered. */
  noAnswerTimeout?: number;
  /** Language that call analysis expects to hear. */
  callAnalysisLanguage?: string;
  /** Among campaigns on the same queue, 1 (first) to 5 (last). */
  priority?: number;
  contactListFilters?: DomainEntityRef[];
  division?: DomainEntityRef;
  selfUri?: string;
}

export interface CertificateDetails {
  issuer?: string;
  subject?: string;
  /** @format date-time */
  expirationDate?: string;
  /** @format date-time */
  issueDate?: string;
  expired?: boolean;
  signatureValid?: boolean;
  valid?: boolean;
}

/** Address data of a user in internal chat. */
export interface Chat {
  /** XMPP address. */
  jabberId?: string;
}

export interface Cobrowsesession {
  state?: CallbackState;
  id?: string;
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
    | 'transport.failure'
    | 'error'
    | 'peer'
    | 'other'
    | 'spam'
    | 'uncallable'
  >;
  self?: Address;
  cobrowseSessionId?: string;
  /** Whether this participant shares the page or looks on. */
  cobrowseRole?: string;
  /** Participants whose page this one controls. */
  controlling?: string[];
  /** Address at which the session can be watched. */
  viewerUrl?: string;
  /** Time of the last change by the provider's clock. @format date-time */
  providerEventTime?: string;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  provider?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  segments?: Segment[];
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  initialState?: CallbackState;
}

/** A telephone number or address of a user. */
export interface Contact {
  /** Number in E.164, or e-mail address. */
  address?: string;
  /** The number formatted for people, filled in by the platform. */
  display?: string;
  /** What the address can be used for. */
  mediaType?: OpenEnum<'PHONE' | 'EMAIL' | 'SMS'>;
  type?: OpenEnum<'PRIMARY' | 'WORK' | 'WORK2' | 'WORK3' | 'WORK4' | 'HOME' | 'MOBILE' | 'MAIN' | 'OTHER'>;
  extension?: string;
  /** Two-letter country (ISO 3166-1), to read a number without its prefix. */
  countryCode?: string;
  /** Integration that the number belongs to, if it came from outside. */
  integration?: string;
}

export interface ContactAddress {
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  /** Two-letter country (ISO 3166-1). */
  countryCode?: string;
}

export interface ContactAddressableEntityRef {
  id?: string;
  selfUri?: string;
}

export interface ContactSort {
  /** Column of the contact list. */
  fieldName?: string;
  direction?: OpenEnum<'ASC' | 'DESC'>;
  /** Sort by number and not by letter. */
  numeric?: boolean;
}

export interface ContentActions {
  url?: string;
  urlTarget?: string;
  textback?: string;
}

export interface ContentAttachment {
  id?: string;
  mediaType: OpenEnum<'Image' | 'Video' | 'Audio' | 'File' | 'Link'>;
  url?: string;
  /** Media type, e.g. `image/png`. */
  mime?: string;
  text?: string;
  /** Checksum of the content. */
  sha256?: string;
  filename?: string;
}

export interface ContentCard {
  title: string;
  description?: string;
  image?: string;
  video?: string;
  defaultAction?: ContentCardAction;
  actions: ContentCardAction[];
}

export interface ContentCardAction {
  type?: OpenEnum<'Link' | 'Postback'>;
  text?: string;
  payload?: string;
  url?: string;
}

export interface ContentCarousel {
  cards: ContentCard[];
}

/** Everything between the participants of one interaction, over all its media. */
export interface Conversation {
  id?: string;
  name?: string;
  /** Free text by which another system knows the conversation. */
  externalTag?: string;
  /** @format date-time */
  startTime: string;
  /** Absent while the conversation goes on. @format date-time */
  endTime?: string;
  /** Address as the outside party sees it, e.g. the number that called or was called. */
  address?: string;
  participants: Participant[];
  /** Conversations to merge into this one; only when a conference is made. */
  conversationIds?: string[];
  /** How many a conference may have. */
  maxParticipants?: number;
  /** On a change: `PAUSED` begins a secure pause, `ACTIVE` goes on recording. */
  recordingState?: OpenEnum<'ACTIVE' | 'PAUSED' | 'NONE'>;
  /** On a change only `disconnected` is accepted, which ends the conversation for everybody. */
  state?: CallState;
  /** Divisions that the conversation belongs to, and what brought it there. */
  divisions?: ConversationDivisionMembership[];
  selfUri?: string;
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
  dimension?: OpenEnum<
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
  >;
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
  groupBy?: string[];
  filter?: ConversationAggregateQueryFilter;
  metrics: string[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: ConversationAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface ConversationAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<
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
  >;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

/** A participant's part in a web chat. */
export interface ConversationChat {
  state?: MediaState;
  id?: string;
  roomId?: string;
  recordingId?: string;
  segments?: Segment[];
  held?: boolean;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** How the communication ended; absent until it has. */
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.forward'
    | 'error'
    | 'peer'
    | 'other'
    | 'uncallable'
    | 'timeout'
  >;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  provider?: string;
  scriptId?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  avatarImageUrl?: string;
  /** The visitor's journey, where the chat began on a tracked page. */
  journeyContext?: JourneyContext;
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  initialState?: MediaState;
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
  >;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface ConversationDivisionMembership {
  division?: DomainEntityRef;
  /** Queues, users and the like through which the conversation came into the division. */
  entities?: DomainEntityRef[];
}

export interface ConversationMessageMetadata {
  type?: OpenEnum<'Text' | 'Structured' | 'Receipt' | 'Event' | 'Unknown'>;
  events?: ConversationMessageMetadataEvent[];
  content?: ConversationMessageMetadataContent[];
}

export interface ConversationMessageMetadataContent {
  contentType?: OpenEnum<
    | 'Attachment'
    | 'Location'
    | 'Story'
    | 'QuickReply'
    | 'Notification'
    | 'ButtonResponse'
    | 'GenericTemplate'
    | 'ListTemplate'
    | 'Postback'
    | 'Reactions'
    | 'Mention'
    | 'Card'
    | 'Carousel'
    | 'Unknown'
  >;
  subType?: OpenEnum<
    'Image' | 'Video' | 'Audio' | 'File' | 'Link' | 'Mention' | 'Reply' | 'Button' | 'QuickReply' | 'Postback' | 'Unknown'
  >;
}

export interface ConversationMessageMetadataEvent {
  eventType?: OpenEnum<'CoBrowse' | 'Typing' | 'Presence' | 'Unknown'>;
  subType?: OpenEnum<
    'On' | 'Join' | 'Disconnect' | 'Offering' | 'OfferingExpired' | 'OfferingAccepted' | 'OfferingRejected' | 'Unknown'
  >;
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
  order?: OpenEnum<'asc' | 'desc'>;
  /** Moment to sort by. */
  orderBy?: OpenEnum<'conversationStart' | 'conversationEnd' | 'segmentStart' | 'segmentEnd'>;
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. Finds conversations with activity in it. */
  interval: string;
  aggregations?: AnalyticsQueryAggregation[];
  paging?: PagingSpec;
}

export interface ConversationReference {
  id?: string;
  selfUri?: string;
}

export interface ConversationRoutingData {
  queue?: AddressableEntityRef;
  language?: AddressableEntityRef;
  /** Higher goes first. */
  priority?: number;
  skills?: AddressableEntityRef[];
  /** Agents with the score that decides among them. */
  scoredAgents?: ScoredAgent[];
}

export interface CreateWebChatMessageRequest {
  body: string;
  bodyType?: OpenEnum<'standard' | 'notice' | 'member-join' | 'member-leave' | 'media-request'>;
}

export interface DataAvailabilityResponse {
  /** Jobs can count on data up to this moment. @format date-time */
  dataAvailabilityDate?: string;
}

export interface DataSchema {
  id?: string;
  name?: string;
  version: number;
  appliesTo?: string[];
  enabled?: boolean;
  createdBy?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  jsonSchema: JsonSchemaDocument;
  selfUri?: string;
}

export interface Detail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface DialerPreview {
  id?: string;
  contactId?: string;
  contactListId?: string;
  campaignId?: string;
  phoneNumberColumns?: PhoneNumberColumn[];
}

/** Why the network ended a call. */
export interface DisconnectReason {
  type?: OpenEnum<'q850' | 'sip'>;
  /** SIP status or Q.850 cause, as `type` says. */
  code?: number;
  phrase?: string;
}

export interface Division {
  id?: string;
  name?: string;
  selfUri?: string;
}

export interface DivsPermittedEntityListing {
  entities?: AuthzDivision[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  /** The permission holds in every division, so the list need not be read. */
  allDivsPermitted?: boolean;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface DocumentArticle {
  title: string;
  content?: ArticleContent;
  alternatives?: string[];
}

export interface DocumentFaq {
  question: string;
  answer: string;
  alternatives?: string[];
}

export interface DocumentThumbnail {
  resolution?: string;
  imageUri?: string;
  height?: number;
  width?: number;
}

export interface DomainEntity {
  id?: string;
  name?: string;
  selfUri?: string;
}

export interface DomainEntityListingEvaluationForm {
  entities?: EvaluationForm[];
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

/** A reference to another entity; `id` suffices when sent. */
export interface DomainEntityRef {
  id?: string;
  /** Filled in by the platform on answers. */
  name?: string;
  selfUri?: string;
}

export interface DomainOrganizationProduct {
  id?: string;
}

export interface DomainOrganizationRole {
  id?: string;
  name?: string;
  description?: string;
  /** The platform's role from which this one was made. */
  defaultRoleId?: string;
  permissions?: string[];
  unusedPermissions?: string[];
  /** What the role allows. */
  permissionPolicies?: DomainPermissionPolicy[];
  userCount?: number;
  roleNeedsUpdate?: boolean;
  base?: boolean;
  default?: boolean;
  selfUri?: string;
}

export interface DomainPermissionPolicy {
  domain?: string;
  entityName?: string;
  policyName?: string;
  policyDescription?: string;
  actionSet?: string[];
  namedResources?: string[];
  allowConditions?: boolean;
  resourceConditionNode?: DomainResourceConditionNode;
}

export interface DomainResourceConditionNode {
  variableName?: string;
  operator?: OpenEnum<'EQ' | 'IN' | 'GE' | 'GT' | 'LE' | 'LT'>;
  operands?: DomainResourceConditionValue[];
  conjunction?: OpenEnum<'AND' | 'OR'>;
  terms?: DomainResourceConditionNode[];
}

export interface DomainResourceConditionValue {
  user?: User;
  queue?: Queue;
  value?: string;
  type?: OpenEnum<'SCALAR' | 'VARIABLE' | 'USER' | 'QUEUE'>;
}

export interface DomainRole {
  id?: string;
  name?: string;
}

export interface DownloadResponse {
  contentLocationUri?: string;
  imageUri?: string;
  thumbnails?: DocumentThumbnail[];
}

export interface Education {
  school?: string;
  fieldOfStudy?: string;
  notes?: string;
  /** @format date */
  dateStart?: string;
  /** @format date */
  dateEnd?: string;
}

/** A participant's part in an e-mail conversation. */
export interface Email {
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected' | 'none' | 'transmitting'>;
  id?: string;
  held?: boolean;
  subject?: string;
  /** How many e-mails this participant has sent. */
  messagesSent?: number;
  segments?: Segment[];
  direction?: OpenEnum<'inbound' | 'outbound'>;
  recordingId?: string;
  errorInfo?: ErrorBody;
  /** How the communication ended; absent until it has. */
  disconnectType?: DisconnectType;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  /** Whether the e-mail was written by a machine, such as an absence notice. */
  autoGenerated?: boolean;
  provider?: string;
  scriptId?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** Id of the stored e-mail of this communication. */
  messageId?: string;
  /** Attachments of the draft that has not been sent yet. */
  draftAttachments?: Attachment[];
  spam?: boolean;
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected' | 'none' | 'transmitting'>;
}

export interface EmailAddress {
  email?: string;
  name?: string;
}

export interface EmployerInfo {
  officialName?: string;
  employeeId?: string;
  employeeType?: string;
  dateHire?: string;
}

export interface Endpoint {
  id?: string;
  name: string;
  division?: Division;
  description?: string;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  modifiedByApp?: string;
  createdByApp?: string;
  count?: number;
  properties?: Dictionary<JsonObject>;
  schema: DomainEntityRef;
  enabled?: boolean;
  site?: DomainEntityRef;
  dids?: string[];
  selfUri?: string;
}

export interface Entity {
  id?: string;
}

/** The platform's account of what went wrong. */
export interface ErrorBody {
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
  errors?: ErrorBody[];
}

export interface ErrorInfo {
  message?: string;
  code?: string;
}

/** An evaluator's judgement of an agent in one conversation. */
export interface Evaluation {
  id?: string;
  name?: string;
  conversation?: ConversationReference;
  evaluationForm?: EvaluationForm;
  evaluator?: User;
  agent?: User;
  calibration?: Calibration;
  status?: OpenEnum<'PENDING' | 'INPROGRESS' | 'FINISHED'>;
  answers?: EvaluationScoringSet;
  /** Whether the agent has looked at it. */
  agentHasRead?: boolean;
  /** From when the agent may see it. @format date-time */
  releaseDate?: string;
  /** @format date-time */
  assignedDate?: string;
  /** @format date-time */
  changedDate?: string;
  queue?: Queue;
  mediaType?: string[];
  /** Whether it has been scored again. */
  rescore?: boolean;
  /** @format date-time */
  conversationDate?: string;
  /** @format date-time */
  conversationEndDate?: string;
  /** The agent is never to see it; excludes `releaseDate`. */
  neverRelease?: boolean;
  /** For e-mail, the message that was judged. */
  resourceId?: string;
  resourceType?: OpenEnum<'EMAIL'>;
  /** Parts are withheld because the caller may not see them. */
  redacted?: boolean;
  /** Whether the other evaluations of a calibration are measured against it. */
  isScoringIndex?: boolean;
  /** What the caller may do with it. */
  authorizedActions?: string[];
  selfUri?: string;
}

export interface EvaluationAggregateDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: StatisticalResponse[];
}

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
  >;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface EvaluationAggregateQueryResponse {
  results?: EvaluationAggregateDataContainer[];
}

export interface EvaluationAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: string[];
  filter?: EvaluationAggregateQueryFilter;
  metrics: string[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: EvaluationAggregationView[];
  /** Which moment has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'conversationStart' | 'evaluationCreatedDate' | 'evaluationReleaseDate' | 'eventTime'>;
}

export interface EvaluationAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<'nEvaluations' | 'nEvaluationsDeleted' | 'nEvaluationsRescored' | 'oTotalCriticalScore' | 'oTotalScore'>;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
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
  >;
  metric?: OpenEnum<'oTotalCriticalScore' | 'oTotalScore'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface EvaluationForm {
  id?: string;
  name: string;
  /** @format date-time */
  modifiedDate?: string;
  /** Whether this version can be used for evaluations; drafts cannot. */
  published?: boolean;
  /** Shared by all versions of the form. */
  contextId?: string;
  questionGroups: EvaluationQuestionGroup[];
  publishedVersions?: DomainEntityListingEvaluationForm;
  selfUri?: string;
}

export interface EvaluationQuestion {
  id?: string;
  text?: string;
  helpText?: string;
  type?: OpenEnum<'multipleChoiceQuestion' | 'freeTextQuestion' | 'npsQuestion' | 'readOnlyTextBlockQuestion'>;
  /** Whether "not applicable" may be answered. */
  naEnabled?: boolean;
  commentsRequired?: boolean;
  /** Earlier answers on which the question depends. */
  visibilityCondition?: VisibilityCondition;
  answerOptions?: AnswerOption[];
  /** A wrong answer brings the whole evaluation to nought. */
  isKill?: boolean;
  /** Counts towards the critical score as well. */
  isCritical?: boolean;
}

export interface EvaluationQuestionGroup {
  id?: string;
  name?: string;
  type?: string;
  defaultAnswersToHighest?: boolean;
  defaultAnswersToNA?: boolean;
  /** Whether the whole group may be answered with "not applicable". */
  naEnabled?: boolean;
  /** Share of the group in the total. */
  weight?: number;
  /** `weight` was set by hand and not worked out from the questions. */
  manualWeight?: boolean;
  questions?: EvaluationQuestion[];
  visibilityCondition?: VisibilityCondition;
}

/** The score of one group, weighted unless a field says otherwise; `max…` fields are what could have been reached. */
export interface EvaluationQuestionGroupScore {
  questionGroupId?: string;
  totalScore?: number;
  maxTotalScore?: number;
  markedNA?: boolean;
  totalCriticalScore?: number;
  maxTotalCriticalScore?: number;
  totalNonCriticalScore?: number;
  maxTotalNonCriticalScore?: number;
  totalScoreUnweighted?: number;
  maxTotalScoreUnweighted?: number;
  totalCriticalScoreUnweighted?: number;
  maxTotalCriticalScoreUnweighted?: number;
  totalNonCriticalScoreUnweighted?: number;
  maxTotalNonCriticalScoreUnweighted?: number;
  questionScores?: EvaluationQuestionScore[];
}

export interface EvaluationQuestionScore {
  questionId?: string;
  answerId?: string;
  /** Points of the answer chosen. */
  score?: number;
  markedNA?: boolean;
  /** Answer proposed by evaluation assistance. */
  assistedAnswerId?: string;
  /** Whether this answer alone brings the evaluation to nought. */
  failedKillQuestion?: boolean;
  comments?: string;
}

/** Answers and the scores that follow from them. */
export interface EvaluationScoringSet {
  /** Percent. */
  totalScore?: number;
  /** Percent, over critical questions only. */
  totalCriticalScore?: number;
  /** Percent, over the other questions. */
  totalNonCriticalScore?: number;
  questionGroupScores?: EvaluationQuestionGroupScore[];
  anyFailedKillQuestions?: boolean;
  /** The evaluator's remarks. */
  comments?: string;
  /** The agent's remarks. */
  agentComments?: string;
  transcriptTopics?: TranscriptTopic[];
}

export interface ExpansionCriterium {
  type?: OpenEnum<'TIMEOUT_SECONDS'>;
  /** Seconds to stay in the ring. */
  threshold?: number;
}

/** A person outside the organisation. */
export interface ExternalContact {
  id?: string;
  firstName: string;
  middleName?: string;
  lastName: string;
  salutation?: string;
  title?: string;
  workPhone?: PhoneNumber;
  cellPhone?: PhoneNumber;
  homePhone?: PhoneNumber;
  otherPhone?: PhoneNumber;
  workEmail?: string;
  personalEmail?: string;
  otherEmail?: string;
  address?: ContactAddress;
  twitterId?: TwitterId;
  lineId?: LineId;
  whatsAppId?: WhatsAppId;
  facebookId?: FacebookId;
  /** @format date-time */
  modifyDate?: string;
  /** @format date-time */
  createDate?: string;
  externalOrganization?: ExternalOrganization;
  /** Whether the person gets no surveys. */
  surveyOptOut?: boolean;
  /** Where another system keeps the person. */
  externalSystemUrl?: string;
  /** Describes `customFields`. */
  schema?: DataSchema;
  customFields?: Dictionary<JsonObject>;
  externalDataSources?: ExternalDataSource[];
  /** How firmly the identity is known, from `Ephemeral` to `Curated`. */
  type?: OpenEnum<'Ephemeral' | 'Identified' | 'Curated'>;
  /** After a merge, the contact that counts. */
  canonicalContact?: ContactAddressableEntityRef;
  /** All contacts that have been merged into one. */
  mergeSet?: ContactAddressableEntityRef[];
  mergeOperation?: MergeOperation;
  selfUri?: string;
}

export interface ExternalDataSource {
  platform?: OpenEnum<'SALESFORCE'>;
  url?: string;
}

export interface ExternalOrganization {
  id?: string;
  name: string;
  companyType?: string;
  industry?: string;
  primaryContactId?: string;
  address?: ContactAddress;
  phoneNumber?: PhoneNumber;
  faxNumber?: PhoneNumber;
  employeeCount?: number;
  revenue?: number;
  tags?: string[];
  websites?: string[];
  tickers?: Ticker[];
  twitterId?: TwitterId;
  externalSystemUrl?: string;
  /** @format date-time */
  modifyDate?: string;
  /** @format date-time */
  createDate?: string;
  trustor?: Trustor;
  schema?: DataSchema;
  customFields?: Dictionary<JsonObject>;
  externalDataSources?: ExternalDataSource[];
  selfUri?: string;
}

export interface FacebookId {
  ids?: FacebookScopedId[];
  displayName?: string;
}

export interface FacebookScopedId {
  scopedId?: string;
}

/** How far a fax is. */
export interface FaxStatus {
  direction?: string;
  expectedPages?: number;
  /** Page that is being sent or received. */
  activePage?: number;
  linesTransmitted?: number;
  bytesTransmitted?: number;
  /** Bits a second. */
  baudRate?: number;
  pageErrors?: number;
  lineErrors?: number;
}

export interface FaxSummary {
  readCount?: number;
  unreadCount?: number;
  totalCount?: number;
}

export interface FieldConfig {
  id?: string;
  name?: string;
  entityType?: OpenEnum<'person' | 'group' | 'org' | 'externalContact'>;
  state?: string;
  sections?: Section[];
  version?: string;
  schemaVersion?: string;
  selfUri?: string;
}

/** One field of a profile. */
export interface FieldList {
  customLabels?: boolean;
  instructionText?: string;
  key?: string;
  labelKeys?: string[];
  params?: Dictionary<JsonObject>;
  /** Whether it can have more than one value. */
  repeatable?: boolean;
  state?: string;
  type?: string;
  required?: boolean;
  /** Whether it holds personal data that falls under data protection requests. */
  gdpr?: boolean;
}

export interface Flow {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  type?: OpenEnum<
    | 'BOT'
    | 'COMMONMODULE'
    | 'DIGITALBOT'
    | 'INBOUNDCALL'
    | 'INBOUNDCHAT'
    | 'INBOUNDEMAIL'
    | 'INBOUNDSHORTMESSAGE'
    | 'INQUEUECALL'
    | 'INQUEUEEMAIL'
    | 'INQUEUESHORTMESSAGE'
    | 'OUTBOUNDCALL'
    | 'SECURECALL'
    | 'SPEECH'
    | 'SURVEYINVITE'
    | 'VOICE'
    | 'VOICEMAIL'
    | 'WORKFLOW'
    | 'WORKITEM'
  >;
  /** User who has the flow checked out. */
  lockedUser?: User;
  /** OAuth client that has the flow checked out. */
  lockedClient?: DomainEntityRef;
  /** Whether the flow can take interactions. */
  active?: boolean;
  /** Whether the platform itself keeps the flow. */
  system?: boolean;
  deleted?: boolean;
  publishedVersion?: FlowVersion;
  /** Latest saved work, perhaps not checked in. */
  savedVersion?: FlowVersion;
  /** JSON schema of the input variables. */
  inputSchema?: JsonObject;
  /** JSON schema of the output variables. */
  outputSchema?: JsonObject;
  /** Latest version that was checked in. */
  checkedInVersion?: FlowVersion;
  /** Version to be run for debugging. */
  debugVersion?: FlowVersion;
  publishedBy?: User;
  /** Publishing, checking in or the like, where one is under way. */
  currentOperation?: Operation;
  nluInfo?: NluInfo;
  supportedLanguages?: SupportedLanguage[];
  compatibleFlowTypes?: string[];
  selfUri?: string;
}

export interface FlowAggregateDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: StatisticalResponse[];
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
  dimension?: OpenEnum<
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
  >;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface FlowAggregateQueryResponse {
  results?: FlowAggregateDataContainer[];
}

export interface FlowAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: string[];
  filter?: FlowAggregateQueryFilter;
  metrics: string[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: FlowAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface FlowAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<
    | 'nFlow'
    | 'nFlowMilestone'
    | 'nFlowOutcome'
    | 'nFlowOutcomeFailed'
    | 'oFlowMilestone'
    | 'tFlow'
    | 'tFlowDisconnect'
    | 'tFlowExit'
    | 'tFlowOutcome'
  >;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export interface FlowObservationDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: ObservationMetricData[];
}

/** A look at the present moment, without an interval. */
export interface FlowObservationQuery {
  filter: FlowObservationQueryFilter;
  /** Metrics that come back as counts. */
  metrics: string[];
  /** Metrics whose single interactions come back too, in `observations`. */
  detailMetrics?: string[];
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
  results?: FlowObservationDataContainer[];
}

export interface FlowVersion {
  id?: string;
  name?: string;
  commitVersion?: string;
  configurationVersion?: string;
  type?: OpenEnum<'PUBLISH' | 'CHECKIN' | 'SAVE'>;
  /** Whether the flow handles confidential data. */
  secure?: boolean;
  debug?: boolean;
  createdBy?: User;
  createdByClient?: DomainEntityRef;
  /** Where the content of this version is read. */
  configurationUri?: string;
  /** Milliseconds since 1970. */
  dateCreated?: number;
  generationId?: string;
  publishResultUri?: string;
  /** Input variables. */
  inputSchema?: JsonSchemaDocument;
  /** Output variables. */
  outputSchema?: JsonSchemaDocument;
  nluInfo?: NluInfo;
  supportedLanguages?: SupportedLanguage[];
  compatibleFlowTypes?: string[];
  selfUri?: string;
}

/** Where one client of a user is. */
export interface Geolocation {
  id?: string;
  name?: string;
  /** Kind of client that reported the position. */
  type?: string;
  /** On a change: makes this client's position the user's main one. */
  primary?: boolean;
  /** Degrees. */
  latitude?: number;
  /** Degrees. */
  longitude?: number;
  country?: string;
  region?: string;
  city?: string;
  locations?: LocationDefinition[];
  selfUri?: string;
}

export interface GeolocationSettings {
  id?: string;
  name?: string;
  enabled?: boolean;
  mapboxKey?: string;
  selfUri?: string;
}

export interface Group {
  id?: string;
  name: string;
  description?: string;
  /** @format date-time */
  dateModified?: string;
  memberCount?: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  version?: number;
  type: OpenEnum<'official' | 'social'>;
  images?: UserImage[];
  /** Numbers that ring the group. */
  addresses?: GroupContact[];
  /** Whether people may see the rules by which members are chosen. */
  rulesVisible: boolean;
  /** Who may see the group. */
  visibility: OpenEnum<'public' | 'owners' | 'members'>;
  owners?: User[];
  selfUri?: string;
}

export interface GroupContact {
  address: string;
  extension?: string;
  display?: string;
  type: OpenEnum<'GROUPRING' | 'GROUPPHONE'>;
  mediaType: OpenEnum<'PHONE'>;
}

/** One condition; `group` nests further ones. */
export interface GroupSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: GroupSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type: SearchCriteriaType;
}

export interface GroupSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  query?: GroupSearchCriteria[];
}

export interface GroupsSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: Group[];
}

/** An e-mail address of a domain and where its mail goes: to a queue or to a flow. */
export interface InboundRoute {
  id?: string;
  name?: string;
  /** Part of the address before the `@`. */
  pattern: string;
  queue?: DomainEntityRef;
  /** Higher goes first. */
  priority?: number;
  skills?: DomainEntityRef[];
  language?: DomainEntityRef;
  /** Sender's name on replies. */
  fromName: string;
  /** Sender's address on replies. */
  fromEmail?: string;
  /** Inbound flow, instead of `queue`. */
  flow?: DomainEntityRef;
  /** Route whose address replies are sent from. */
  replyEmailAddress?: QueueEmailAddress;
  /** Who receives a blind copy of every reply. */
  autoBcc?: EmailAddress[];
  /** Flow for mail that is taken for spam. */
  spamFlow?: DomainEntityRef;
  selfUri?: string;
}

export interface Intent {
  name?: string;
}

export interface IntentDefinition {
  name: string;
  entityTypeBindings?: NamedEntityTypeBinding[];
  entityNameReferences?: string[];
  utterances: NluUtterance[];
}

export interface JourneyAction {
  id: string;
  actionMap: JourneyActionMap;
}

export interface JourneyActionMap {
  id: string;
  version: number;
}

export interface JourneyAggregateDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: StatisticalResponse[];
}

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
  dimension?: OpenEnum<
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
  >;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface JourneyAggregateQueryResponse {
  results?: JourneyAggregateDataContainer[];
}

export interface JourneyAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: string[];
  filter?: JourneyAggregateQueryFilter;
  metrics: string[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: JourneyAggregationView[];
  alternateTimeDimension?: OpenEnum<'eventTime'>;
}

export interface JourneyAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<
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
  >;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
}

export interface JourneyContext {
  customer: JourneyCustomer;
  customerSession?: JourneyCustomerSession;
  triggeringAction?: JourneyAction;
}

export interface JourneyCustomer {
  /** Value by which the customer is recognised, of the kind in `idType`. */
  id: string;
  /** E.g. `cookie` or `email`. */
  idType: string;
}

export interface JourneyCustomerSession {
  id: string;
  /** E.g. `web`. */
  type: string;
}

export interface JsonNodeSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  /** Link that repeats the search, `q64` included, for the next page. */
  nextPage?: string;
  types: string[];
  results: JsonObject;
  aggregations?: JsonObject;
}

export interface JsonSchemaDocument {
  id?: string;
  $schema?: string;
  title?: string;
  description?: string;
  type?: string;
  required?: string[];
  properties?: Dictionary<JsonObject>;
  additionalProperties?: JsonObject;
}

export interface JsonSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  types: string[];
  results: JsonObject;
  aggregations?: JsonObject;
}

export interface KnowledgeBase {
  id?: string;
  name?: string;
  description?: string;
  coreLanguage: KnowledgeBaseLanguageCode;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  faqCount?: number;
  /** @format date-time */
  dateDocumentLastModified?: string;
  articleCount?: number;
  published?: boolean;
  selfUri?: string;
}

export interface KnowledgeCategory {
  id?: string;
  name: string;
  description?: string;
  knowledgeBase?: KnowledgeBase;
  languageCode?: KnowledgeBaseLanguageCode;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface KnowledgeSearchDocument {
  id?: string;
  name?: string;
  languageCode: KnowledgeBaseLanguageCode;
  type: OpenEnum<'Faq' | 'Article'>;
  /** Filled for type `Faq`. */
  faq?: DocumentFaq;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  categories?: KnowledgeCategory[];
  knowledgeBase?: KnowledgeBase;
  externalUrl?: string;
  /** Filled for type `Article`. */
  article?: DocumentArticle;
  /** How well the document answers the query; higher is better. */
  confidence?: number;
  selfUri?: string;
}

export interface KnowledgeSearchRequest {
  query: string;
  pageSize?: number;
  pageNumber?: number;
  documentType?: OpenEnum<'Faq' | 'Article'>;
  /** Language tag, e.g. `en-US`. */
  languageCode: string;
  /** Search drafts rather than what is published. */
  searchOnDraftDocuments?: boolean;
}

export interface KnowledgeSearchResponse {
  searchId?: string;
  total?: number;
  pageCount?: number;
  pageSize?: number;
  pageNumber?: number;
  results?: KnowledgeSearchDocument[];
}

export interface Language {
  id?: string;
  name: string;
  /** @format date-time */
  dateModified?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  version?: string;
  selfUri?: string;
}

export interface LanguageEntityListing {
  entities?: Language[];
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

export interface LineId {
  ids?: LineUserId[];
  displayName?: string;
}

export interface LineUserId {
  userId?: string;
}

export interface Location {
  id?: string;
  floorplanId?: string;
  coordinates?: Dictionary<number>;
  notes?: string;
  locationDefinition?: LocationDefinition;
}

export interface LocationAddress {
  city?: string;
  country?: string;
  countryName?: string;
  state?: string;
  street1?: string;
  street2?: string;
  zipcode?: string;
}

export interface LocationAddressVerificationDetails {
  status?: OpenEnum<'Pending' | 'InProgress' | 'Retry' | 'Complete' | 'Failed'>;
  /** @format date-time */
  dateFinished?: string;
  /** @format date-time */
  dateStarted?: string;
  service?: string;
}

/** A site of the organisation. */
export interface LocationDefinition {
  id?: string;
  name?: string;
  contactUser?: AddressableEntityRef;
  /** Number by which emergency services know the site. */
  emergencyNumber?: LocationEmergencyNumber;
  address?: LocationAddress;
  state?: OpenEnum<'active' | 'deleted'>;
  notes?: string;
  /** Version as last read, needed to change the site. */
  version?: number;
  /** Ids of the sites above it, in order. */
  path?: string[];
  profileImage?: LocationImage[];
  floorplanImage?: LocationImage[];
  addressVerificationDetails?: LocationAddressVerificationDetails;
  /** Whether the address was confirmed. */
  addressVerified?: boolean;
  addressStored?: boolean;
  images?: string;
  selfUri?: string;
}

export interface LocationEmergencyNumber {
  e164?: string;
  number?: string;
  type?: OpenEnum<'default' | 'elin'>;
}

export interface LocationImage {
  resolution?: string;
  imageUri?: string;
}

/** One condition; `group` nests further ones. */
export interface LocationSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: LocationSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type: SearchCriteriaType;
}

export interface LocationSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  expand?: string[];
  query?: LocationSearchCriteria[];
}

export interface LocationsSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: LocationDefinition[];
}

export interface MediaSetting {
  /** Whether interactions are answered without the agent's doing. */
  enableAutoAnswer?: boolean;
  /** Seconds that an interaction is offered before the agent counts as not responding. */
  alertingTimeoutSeconds?: number;
  serviceLevel?: ServiceLevel;
  /** By subtype of the medium, overriding the above. */
  subTypeSettings?: Dictionary<BaseMediaSettings>;
}

export interface MediaSummary {
  /** Interactions that came through ACD. */
  contactCenter?: MediaSummaryDetail;
  /** All others, such as direct calls. */
  enterprise?: MediaSummaryDetail;
}

export interface MediaSummaryDetail {
  /** Interactions under way. */
  active?: number;
  /** Interactions in after-call work. */
  acw?: number;
}

export interface MediaType {
  /** E.g. `image/png`; wildcards are allowed. */
  type?: string;
}

export interface MediaTypeAccess {
  inbound?: MediaType[];
  outbound?: MediaType[];
}

export interface MediaTypes {
  allow?: MediaTypeAccess;
}

export interface MediaUtilization {
  /** Interactions of this medium that an agent may have at the same time. */
  maximumCapacity?: number;
  /** Media that may interrupt an interaction of this one. */
  interruptableMediaTypes?: string[];
  /** Whether interactions that did not come through a queue count too. */
  includeNonAcd?: boolean;
}

export interface MemberGroup {
  id?: string;
  name?: string;
  division?: WritableDivision;
  type?: OpenEnum<'TEAM' | 'GROUP' | 'SKILLGROUP'>;
  memberCount?: number;
  selfUri?: string;
}

export interface MergeOperation {
  sourceContact?: AddressableEntityRef;
  targetContact?: AddressableEntityRef;
  resultingContact?: AddressableEntityRef;
}

/** A participant's part in a messaging conversation. */
export interface Message {
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  id?: string;
  held?: boolean;
  segments?: Segment[];
  direction?: OpenEnum<'inbound' | 'outbound'>;
  recordingId?: string;
  errorInfo?: ErrorBody;
  /** How the communication ended; absent until it has. */
  disconnectType?: DisconnectType;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  provider?: string;
  /** Whether the other party has signed in. */
  authenticated?: boolean;
  type?: OpenEnum<
    | 'unknown'
    | 'sms'
    | 'twitter'
    | 'facebook'
    | 'line'
    | 'whatsapp'
    | 'telegram'
    | 'kakao'
    | 'webmessaging'
    | 'open'
    | 'instagram'
  >;
  /** ISO 3166-1 alpha-2 code. */
  recipientCountry?: string;
  recipientType?: string;
  scriptId?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  toAddress?: Address;
  fromAddress?: Address;
  /** References to the messages; their text is read by `messageId`. */
  messages?: MessageDetails[];
  /** The visitor's journey, where the conversation began on a tracked page. */
  journeyContext?: JourneyContext;
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
}

/** A reference to one message, without its text. */
export interface MessageDetails {
  messageId?: string;
  /** Where the message can be read. */
  messageURI?: string;
  messageStatus?: OpenEnum<'queued' | 'sent' | 'failed' | 'received' | 'delivery-success' | 'delivery-failed' | 'read'>;
  /** Parts in which it was sent, as long SMS are. */
  messageSegmentCount?: number;
  /** @format date-time */
  messageTime?: string;
  media?: MessageMedia[];
  stickers?: MessageSticker[];
  messageMetadata?: ConversationMessageMetadata;
  errorInfo?: ErrorBody;
}

export interface MessageInfo {
  /** Key for a translation of the message. */
  localizableMessageCode?: string;
  message?: string;
  /** The message with places for `messageParams`. */
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
}

export interface MessageMedia {
  url?: string;
  mediaType?: string;
  contentLengthBytes?: number;
  name?: string;
  id?: string;
}

export interface MessageSticker {
  url?: string;
  id?: string;
}

export interface NamedEntity {
  id?: string;
  name?: string;
}

export interface NamedEntityAnnotation {
  name: string;
}

export interface NamedEntityDefinition {
  name: string;
  type: string;
}

export interface NamedEntityTypeBinding {
  entityType: string;
  entityName: string;
}

export interface NamedEntityTypeDefinition {
  name: string;
  description?: string;
  mechanism: NamedEntityTypeMechanism;
}

export interface NamedEntityTypeItem {
  value: string;
  synonyms?: string[];
}

export interface NamedEntityTypeMechanism {
  /** Words of a list, or patterns of a regular expression, as `type` says. */
  items: NamedEntityTypeItem[];
  /** Whether nothing beyond the items is recognised. */
  restricted?: boolean;
  type: OpenEnum<'DynamicList' | 'List' | 'Regex' | 'Unknown'>;
}

/** A set of intents and entities for understanding one language. */
export interface NluDomain {
  id?: string;
  name: string;
  /** Language tag, e.g. `en-us`. */
  language?: string;
  /** Version that can still be changed. */
  draftVersion?: NluDomainVersion;
  lastPublishedVersion?: NluDomainVersion;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  engineVersion?: string;
  selfUri?: string;
}

export interface NluDomainVersion {
  id?: string;
  domain?: NluDomain;
  description?: string;
  /** Language tag, e.g. `en-us`. */
  language: string;
  published?: boolean;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateTrained?: string;
  /** @format date-time */
  datePublished?: string;
  /** A version has to be `Trained` before it can be published. */
  trainingStatus?: OpenEnum<'Untrained' | 'Training' | 'Trained' | 'Error' | 'Unknown'>;
  evaluationStatus?: OpenEnum<'Unevaluated' | 'Evaluating' | 'Evaluated' | 'Error'>;
  /** What people may want, with sample utterances. */
  intents?: IntentDefinition[];
  entityTypes?: NamedEntityTypeDefinition[];
  entities?: NamedEntityDefinition[];
  selfUri?: string;
}

export interface NluInfo {
  domain?: AddressableEntityRef;
  version?: NluDomainVersion;
  intents?: Intent[];
  engineVersion?: string;
}

export interface NluUtterance {
  segments: NluUtteranceSegment[];
}

export interface NluUtteranceSegment {
  text: string;
  entity?: NamedEntityAnnotation;
}

/** A range with open (`gt`, `lt`) or closed (`gte`, `lte`) ends. */
export interface NumericRange {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

export interface OAuthLastTokenIssued {
  /** @format date-time */
  dateIssued?: string;
}

export interface ObservationMetricData {
  metric?: string;
  /** Splits a metric further, e.g. the presence or routing status that is counted. */
  qualifier?: string;
  stats?: StatisticalSummary;
  /** There were too many observations: the first half of the list has the oldest, the second half the newest. */
  truncated?: boolean;
  observations?: ObservationValue[];
}

/** One interaction or state behind an observed figure. */
export interface ObservationValue {
  /** When what is observed came about. @format date-time */
  observationDate: string;
  conversationId?: string;
  sessionId?: string;
  requestedRoutingSkillIds?: string[];
  requestedLanguageId?: string;
  /** Higher goes first. */
  routingPriority?: number;
  participantName?: string;
  userId?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  convertedFrom?: string;
  convertedTo?: string;
  addressFrom?: string;
  addressTo?: string;
  /** Number of the calling party. */
  ani?: string;
  /** Number that was dialled. */
  dnis?: string;
  teamId?: string;
  requestedRoutings?: string[];
  usedRouting?: OpenEnum<'Bullseye' | 'Conditional' | 'Last' | 'Manual' | 'Predictive' | 'Preferred' | 'Standard'>;
  scoredAgents?: AnalyticsScoredAgent[];
}

/** Something that Architect does to a flow, on behalf of a user or an OAuth client. */
export interface Operation {
  id?: string;
  /** Whether it has ended, well or not. */
  complete?: boolean;
  user?: User;
  client?: DomainEntityRef;
  errorMessage?: string;
  /** Present after a failure. */
  errorCode?: string;
  errorDetails?: Detail[];
  errorMessageParams?: Dictionary<string>;
  actionName?: OpenEnum<
    'CREATE' | 'CHECKIN' | 'DEBUG' | 'DELETE' | 'HISTORY' | 'PUBLISH' | 'STATE_CHANGE' | 'UPDATE' | 'VALIDATE'
  >;
  actionStatus?: OpenEnum<
    'LOCKED' | 'UNLOCKED' | 'STARTED' | 'PENDING_GENERATION' | 'PENDING_BACKEND_NOTIFICATION' | 'SUCCESS' | 'FAILURE'
  >;
}

/** An OAuth client of an organisation, as its token describes it. */
export interface OrgOAuthClient {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  authorizedGrantType: OpenEnum<'CODE' | 'TOKEN' | 'SAML2-BEARER' | 'PASSWORD' | 'CLIENT-CREDENTIALS'>;
  /** Scopes that user tokens are limited to. */
  scope?: string[];
  /** Roles of the client itself, for client credentials. */
  roleDivisions?: RoleDivision[];
  state?: OpenEnum<'active' | 'disabled' | 'inactive'>;
  /** When the client is deleted by itself. @format date-time */
  dateToDelete?: string;
  organization?: NamedEntity;
}

/** A user together with the organisation. */
export interface OrgUser {
  id?: string;
  name?: string;
  division?: Division;
  chat?: Chat;
  department?: string;
  email?: string;
  /** Read from the platform; change `addresses` instead. */
  primaryContactInfo?: Contact[];
  addresses?: Contact[];
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  title?: string;
  username?: string;
  manager?: User;
  images?: UserImage[];
  /** Version as last read; a change is refused if the user has changed since. */
  version: number;
  certifications?: string[];
  biography?: Biography;
  employerInfo?: EmployerInfo;
  routingStatus?: RoutingStatus;
  presence?: UserPresence;
  integrationPresence?: UserPresence;
  conversationSummary?: UserConversationSummary;
  outOfOffice?: OutOfOffice;
  geolocation?: Geolocation;
  station?: UserStations;
  authorization?: UserAuthorization;
  /** Free-text skills on the profile, without effect on routing. */
  profileSkills?: string[];
  locations?: Location[];
  groups?: Group[];
  team?: Team;
  skills?: UserRoutingSkill[];
  languages?: UserRoutingLanguage[];
  /** Whether ACD conversations are answered without the agent's doing. */
  acdAutoAnswer?: boolean;
  /** Language tag of the user interface, e.g. `en-US`. */
  languagePreference?: string;
  lastTokenIssued?: OAuthLastTokenIssued;
  /** @format date-time */
  dateLastLogin?: string;
  organization?: Organization;
}

export interface Organization {
  id?: string;
  name?: string;
  /** Language tag, e.g. `en-US`. */
  defaultLanguage?: string;
  /** Two-letter country (ISO 3166-1), for numbers without a prefix. */
  defaultCountryCode?: string;
  /** Short name that is asked for at sign-in. */
  thirdPartyOrgName?: string;
  thirdPartyURI?: string;
  /** Internet domain of the organisation. */
  domain?: string;
  /** Version as last read, needed to change the organisation. */
  version: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  defaultSiteId?: string;
  supportURI?: string;
  voicemailEnabled?: boolean;
  productPlatform?: OpenEnum<
    'GenesysCloud' | 'PureCloud' | 'PureEngage' | 'PureEngageCloud' | 'PureConnect' | 'PureConnectCloud' | 'Unknown'
  >;
  selfUri?: string;
  /** Feature to whether it is switched on. */
  features?: Dictionary<boolean>;
}

/** A presence that users can choose, under one of the platform's own. */
export interface OrganizationPresence {
  id?: string;
  name?: string;
  /** Language tag to the text shown. */
  languageLabels: Dictionary<string>;
  /** The platform's presence that this one counts as, e.g. `Available` or `Meal`. */
  systemPresence?: string;
  /** Whether it can no longer be chosen. */
  deactivated?: boolean;
  /** Whether it stands for its system presence. */
  primary?: boolean;
  createdBy?: User;
  /** @format date-time */
  createdDate?: string;
  modifiedBy?: User;
  /** @format date-time */
  modifiedDate?: string;
  selfUri?: string;
}

export interface OutOfOffice {
  id?: string;
  name?: string;
  user?: User;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  active?: boolean;
  indefinite?: boolean;
  selfUri?: string;
}

export interface Page {
  id?: string;
  name?: string;
  versionId?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  rootContainer?: Dictionary<JsonObject>;
  properties?: Dictionary<JsonObject>;
  selfUri?: string;
}

export interface PagingSpec {
  pageSize: number;
  /** Counted from 1. */
  pageNumber: number;
}

/** A party of a conversation, with one communication or more on each medium. */
export interface Participant {
  id?: string;
  /** @format date-time */
  startTime?: string;
  /** Absent while the participant is in the conversation. @format date-time */
  endTime?: string;
  /** @format date-time */
  connectedTime?: string;
  name?: string;
  userUri?: string;
  userId?: string;
  externalContactId?: string;
  externalOrganizationId?: string;
  queueId?: string;
  groupId?: string;
  teamId?: string;
  queueName?: string;
  /** Part played in the conversation, e.g. `customer`, `agent`, `acd` or `ivr`. */
  purpose?: string;
  participantType?: string;
  /** In a consult transfer, the participant being transferred. */
  consultParticipantId?: string;
  address?: string;
  /** Number of the calling party. */
  ani?: string;
  /** Name that came with the calling number. */
  aniName?: string;
  /** Number that was dialled. */
  dnis?: string;
  /** Language tag, e.g. `en-US`. */
  locale?: string;
  /** Whether a wrap-up code has to be given. */
  wrapupRequired?: boolean;
  wrapupPrompt?: OpenEnum<'mandatory' | 'optional' | 'agentRequested' | 'timeout' | 'forcedTimeout'>;
  /** Milliseconds allowed for wrapping up. */
  wrapupTimeoutMs?: number;
  /** Whether the agent left the wrap-up out. */
  wrapupSkipped?: boolean;
  wrapup?: Wrapup;
  conversationRoutingData?: ConversationRoutingData;
  /** Milliseconds that an interaction may be offered. */
  alertingTimeoutMs?: number;
  /** Participant whom this one listens in on. */
  monitoredParticipantId?: string;
  /** Participant whom this one coaches. */
  coachedParticipantId?: string;
  /** Participant data set by flows, scripts or programs. */
  attributes?: Dictionary<string>;
  calls?: Call[];
  callbacks?: Callback[];
  chats?: ConversationChat[];
  cobrowsesessions?: Cobrowsesession[];
  emails?: Email[];
  messages?: Message[];
  screenshares?: Screenshare[];
  socialExpressions?: SocialExpression[];
  videos?: Video[];
  evaluations?: Evaluation[];
  screenRecordingState?: OpenEnum<'requested' | 'active' | 'paused' | 'stopped' | 'error' | 'timeout'>;
  /** Present where somebody has flagged the participant. */
  flaggedReason?: OpenEnum<'general'>;
  /** When after-call work began. @format date-time */
  startAcwTime?: string;
  /** When after-call work ended. @format date-time */
  endAcwTime?: string;
  /** Participant whose call this one has barged into. */
  bargedParticipantId?: string;
}

export interface PhoneColumn {
  columnName: string;
  type: string;
}

/** A number of an external contact, as entered and as understood. */
export interface PhoneNumber {
  /** Formatted for people. */
  display?: string;
  extension?: number;
  acceptsSMS?: boolean;
  /** As somebody typed it. */
  userInput?: string;
  /** The number in E.164. */
  e164?: string;
  /** Two-letter country (ISO 3166-1) by which `userInput` is read. */
  countryCode?: string;
}

export interface PhoneNumberColumn {
  columnName?: string;
  type?: string;
}

export interface PresenceDefinition {
  /** Id of the organisation presence; `systemPresence` tells what it counts as. */
  id?: string;
  systemPresence?: string;
  selfUri?: string;
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

export interface PropertyChange {
  property?: string;
  oldValues?: string[];
  newValues?: string[];
}

/** Properties to be attached to a session so that queries can filter by them. */
export interface PropertyIndexRequest {
  sessionId: string;
  /** Date of the conversation to which the properties are attached. @format date-time */
  targetDate: string;
  properties: AnalyticsProperty[];
}

export interface Queue {
  id?: string;
  name?: string;
  division?: Division;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  /** Members in all, whether they have joined or not. */
  memberCount?: number;
  /** Members in person, not through a group. */
  userMemberCount?: number;
  /** Members who take interactions of the queue. */
  joinedMemberCount?: number;
  /** Alerting timeout and service level, by media type. */
  mediaSettings?: Dictionary<MediaSetting>;
  /** Steps of preferred agent routing, in order. */
  routingRules?: RoutingRule[];
  bullseye?: Bullseye;
  acwSettings?: AcwSettings;
  /** Whether agents need all skills asked for, the best match counts, or skills are ignored. */
  skillEvaluationMethod?: OpenEnum<'NONE' | 'BEST' | 'ALL'>;
  memberGroups?: MemberGroup[];
  /** In-queue flow for waiting calls. */
  queueFlow?: DomainEntityRef;
  emailInQueueFlow?: DomainEntityRef;
  messageInQueueFlow?: DomainEntityRef;
  /** Prompt that the agent hears before the call is put through. */
  whisperPrompt?: DomainEntityRef;
  onHoldPrompt?: DomainEntityRef;
  /** Whether conversations from this queue are answered automatically for its agents. */
  autoAnswerOnly?: boolean;
  enableTranscription?: boolean;
  /** Whether waiting interactions may be assigned to agents by hand. */
  enableManualAssignment?: boolean;
  agentOwnedRouting?: AgentOwnedRouting;
  /** Name shown to those called on behalf of the queue. */
  callingPartyName?: string;
  /** Number shown to those called on behalf of the queue. */
  callingPartyNumber?: string;
  /** Scripts by communication type. */
  defaultScripts?: Dictionary<Script>;
  outboundMessagingAddresses?: QueueMessagingAddresses;
  outboundEmailAddress?: QueueEmailAddress;
  /** Id of an associated queue outside the platform. */
  peerId?: string;
  selfUri?: string;
}

export interface QueueEmailAddress {
  domain?: DomainEntityRef;
  route?: InboundRoute;
}

export interface QueueMessagingAddresses {
  smsAddress?: DomainEntityRef;
}

export interface QueueObservationDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: ObservationMetricData[];
}

/** A look at the present moment, without an interval. */
export interface QueueObservationQuery {
  filter: QueueObservationQueryFilter;
  /** Metrics that come back as counts. */
  metrics: string[];
  /** Metrics whose single interactions come back too, in `observations`. */
  detailMetrics?: string[];
}

export interface QueueObservationQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: QueueObservationQueryPredicate[];
}

export interface QueueObservationQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: QueueObservationQueryClause[];
  predicates?: QueueObservationQueryPredicate[];
}

/** One condition on a dimension. */
export interface QueueObservationQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'mediaType' | 'queueId'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface QueueObservationQueryResponse {
  /** System presence to the ids of the organisation presences under it, for reading `qualifier`. */
  systemToOrganizationMappings?: Dictionary<string[]>;
  results?: QueueObservationDataContainer[];
}

export interface QueueReference {
  id?: string;
  selfUri?: string;
}

export interface RecipientAdditionalIdentifier {
  type: OpenEnum<'Deployment' | 'Subject'>;
  value: string;
}

export interface RegionTimeZone {
  id?: string;
  name?: string;
  offset?: number;
  selfUri?: string;
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

export interface ResourceConditionNode {
  variableName?: string;
  conjunction?: OpenEnum<'AND' | 'OR'>;
  operator?: OpenEnum<'EQ' | 'IN' | 'GE' | 'GT' | 'LE' | 'LT'>;
  operands?: ResourceConditionValue[];
  terms?: ResourceConditionNode[];
}

export interface ResourceConditionValue {
  type?: OpenEnum<'SCALAR' | 'VARIABLE' | 'USER' | 'QUEUE'>;
  value?: string;
}

export interface ResourcePermissionPolicy {
  id?: string;
  domain?: string;
  entityName?: string;
  policyName?: string;
  policyDescription?: string;
  actionSetKey?: string;
  allowConditions?: boolean;
  resourceConditionNode?: ResourceConditionNode;
  namedResources?: string[];
  resourceCondition?: string;
  actionSet?: string[];
}

export interface RestErrorDetail {
  error: string;
  details?: string;
}

export interface Ring {
  /** When the search goes on to the next ring. */
  expansionCriteria?: ExpansionCriterium[];
  /** What happens on leaving the ring, e.g. skills that are dropped. */
  actions?: Actions;
  memberGroups?: MemberGroup[];
}

/** A role and one division in which it holds. */
export interface RoleDivision {
  roleId: string;
  /** `*` stands for all divisions. */
  divisionId: string;
}

export interface RoleDivisionGrants {
  grants: RoleDivisionPair[];
}

export interface RoleDivisionPair {
  roleId: string;
  divisionId: string;
}

/** One step of preferred agent routing. */
export interface RoutingRule {
  /** Whether agents must reach `threshold` or any will do. */
  operator?: OpenEnum<'MEETS_THRESHOLD' | 'ANY'>;
  /** Score that an agent needs; goes unused with `ANY`. */
  threshold?: number;
  /** Seconds before the next rule is tried. */
  waitSeconds?: number;
}

export interface RoutingSkill {
  id?: string;
  name: string;
  /** @format date-time */
  dateModified?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  version?: string;
  selfUri?: string;
}

/** What an agent does with regard to ACD. */
export interface RoutingStatus {
  userId?: string;
  /**
   * `OFF_QUEUE` takes no interactions, `IDLE` waits for one, `INTERACTING` has one, `NOT_RESPONDING` let one go unanswered,
   * `COMMUNICATING` is in a conversation that came through no queue.
   */
  status?: OpenEnum<'OFF_QUEUE' | 'IDLE' | 'INTERACTING' | 'NOT_RESPONDING' | 'COMMUNICATING'>;
  /** Since when. @format date-time */
  startTime?: string;
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

export interface ScoredAgent {
  agent?: DomainEntityRef;
  /** 0 to 100, higher is a better match. */
  score?: number;
}

export interface Screenshare {
  state?: MediaState;
  id?: string;
  context?: string;
  sharing?: boolean;
  peerCount?: number;
  disconnectType?: DisconnectType;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  provider?: string;
  peerId?: string;
  segments?: Segment[];
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  afterCallWorkRequired?: boolean;
  initialState?: MediaState;
}

export interface Script {
  id?: string;
  name?: string;
  division?: Division;
  versionId?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  /** @format date-time */
  publishedDate?: string;
  /** @format date-time */
  versionDate?: string;
  startPageId?: string;
  startPageName?: string;
  features?: JsonObject;
  variables?: JsonObject;
  customActions?: JsonObject;
  pages?: Page[];
  selfUri?: string;
}

export interface SearchAggregation {
  field?: string;
  name?: string;
  type?: OpenEnum<'COUNT' | 'SUM' | 'AVERAGE' | 'TERM' | 'CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH'>;
  value?: string;
  size?: number;
  order?: string[];
}

/** One condition; `group` nests further ones. */
export interface SearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: SearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type?: OpenEnum<
    | 'EXACT'
    | 'CONTAINS'
    | 'STARTS_WITH'
    | 'REQUIRED_FIELDS'
    | 'RANGE'
    | 'DATE_RANGE'
    | 'LESS_THAN'
    | 'LESS_THAN_EQUAL_TO'
    | 'GREATER_THAN'
    | 'GREATER_THAN_EQUAL_TO'
    | 'SIMPLE'
    | 'TERM'
    | 'TERMS'
    | 'QUERY_STRING'
    | 'MATCH_ALL'
  >;
}

export interface SearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  /** Field to sort by; `sort` takes several. */
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  /** Fields that the results have; all where absent. */
  returnFields?: string[];
  expand?: string[];
  /** Kinds of record to search, e.g. `users` or `groups`. */
  types: string[];
  query?: SearchCriteria[];
  aggregations?: SearchAggregation[];
}

export interface SearchSort {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
}

export interface Section {
  fieldList?: FieldList[];
  instructionText?: string;
  key?: string;
  state?: string;
}

export interface Segment {
  /** @format date-time */
  startTime: string;
  /** @format date-time */
  endTime: string;
  type?: string;
  howEnded?: string;
  disconnectType?: string;
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
  >;
  propertyType?: OpenEnum<'bool' | 'integer' | 'real' | 'date' | 'string' | 'uuid'>;
  /** Name of a property, where `type` is `property`; its type goes in `propertyType`. */
  property?: string;
  metric?: OpenEnum<'tSegmentDuration'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface ServerDate {
  /** Time at the server, in UTC. @format date-time */
  currentDate?: string;
}

/** The share of interactions to be answered within a time. */
export interface ServiceLevel {
  /** 0 to 1, e.g. `0.8` for 80 %. */
  percentage?: number;
  /** Milliseconds. */
  durationMs?: number;
}

export interface SkillsToRemove {
  name?: string;
  id?: string;
  selfUri?: string;
}

export interface SocialExpression {
  state?: MediaState;
  id?: string;
  socialMediaId?: string;
  socialMediaHub?: string;
  socialUserName?: string;
  previewText?: string;
  recordingId?: string;
  segments?: Segment[];
  held?: boolean;
  disconnectType?: DisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface StatisticalResponse {
  /** Step that the figures are for, as an ISO 8601 interval. */
  interval?: string;
  metrics?: AggregateMetricData[];
  views?: AggregateViewData[];
}

/** Figures of one metric; which of them are present depends on the metric. Times are in milliseconds. */
export interface StatisticalSummary {
  max?: number;
  min?: number;
  /** How many values there were. */
  count?: number;
  countNegative?: number;
  countPositive?: number;
  /** All values added up; divide by `count` for the mean. */
  sum?: number;
  current?: number;
  /** `numerator` divided by `denominator`, 0 to 1, as for the service level. */
  ratio?: number;
  numerator?: number;
  denominator?: number;
  /** What `ratio` ought to reach. */
  target?: number;
}

/** One condition; `group` nests further ones. */
export interface SuggestSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: SuggestSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
}

export interface SuggestSearchRequest {
  expand?: string[];
  types: string[];
  query: SuggestSearchCriteria[];
}

export interface SupportedContent {
  id: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  version?: number;
  mediaTypes?: MediaTypes;
  selfUri?: string;
}

export interface SupportedContentListing {
  entities?: SupportedContent[];
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

export interface SupportedLanguage {
  language?: string;
  isDefault?: boolean;
}

export interface SurveyAggregateDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: StatisticalResponse[];
}

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
  dimension?: OpenEnum<
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
  >;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface SurveyAggregateQueryResponse {
  results?: SurveyAggregateDataContainer[];
}

export interface SurveyAggregationQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** ISO 8601 duration of one step, e.g. `PT30M`; the whole interval where absent. */
  granularity?: string;
  /** Zone in which days and weeks of the granularity begin, e.g. `Europe/Berlin`. */
  timeZone?: string;
  /** Dimensions; each combination of their values makes a group. */
  groupBy?: string[];
  filter?: SurveyAggregateQueryFilter;
  metrics: string[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: SurveyAggregationView[];
  /** Which moment has to lie in the interval. */
  alternateTimeDimension?: OpenEnum<'eventTime' | 'surveyCreatedDate'>;
}

export interface SurveyAggregationView {
  /** Metric that the view is derived from. */
  target: OpenEnum<
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
  >;
  /** Name of the caller's own, under which the figure comes back. */
  name: string;
  function: OpenEnum<'rangeBound'>;
  range?: AggregationRange;
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
  >;
  metric?: OpenEnum<'oSurveyTotalScore'>;
  /** `exists` and `notExists` go without `value` and `range`. */
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface Team {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  memberCount?: number;
  selfUri?: string;
}

/** One condition; `group` nests further ones. */
export interface TeamSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: TeamSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type: OpenEnum<'EXACT' | 'STARTS_WITH'>;
}

export interface TeamSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  query: TeamSearchCriteria[];
}

export interface TeamsSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: Team[];
}

export interface Ticker {
  symbol: string;
  exchange: string;
}

export interface TimeZoneEntityListing {
  entities?: RegionTimeZone[];
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

/** What the caller's token stands for. */
export interface TokenInfo {
  /** Organisation the token works in. */
  organization?: NamedEntity;
  /** Organisation the caller comes from; differs when a trustee works in a trustor. */
  homeOrganization?: NamedEntity;
  /** Scopes that the token has. */
  authorizedScope?: string[];
  /** Account in the home organisation behind a trustee's clone. */
  clonedUser?: TokenInfoClonedUser;
  OAuthClient?: OrgOAuthClient;
}

export interface TokenInfoClonedUser {
  id?: string;
  organization?: Entity;
}

export interface TopicDuration {
  totalMilliseconds?: number;
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

/** One condition; `group` nests further ones. */
export interface TranscriptSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: TranscriptSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type?: OpenEnum<'EXACT' | 'EXACT_PHRASE' | 'PHRASE' | 'DATE_RANGE' | 'RANGE' | 'GREATER_THAN' | 'LESS_THAN'>;
}

export interface TranscriptSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  /** Field to sort by; `sort` takes several. */
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  /** Fields that the results have; all where absent. */
  returnFields?: string[];
  types: string[];
  query?: TranscriptSearchCriteria[];
}

export interface TranscriptTopic {
  id?: string;
  name?: string;
  topicPhrase?: string;
  transcriptPhrase?: string;
  confidence?: number;
  startTimeMilliseconds?: number;
  duration?: TopicDuration;
}

export interface TrusteeAuthorization {
  permissions?: string[];
}

/** An organisation that lets the caller's organisation in. */
export interface Trustor {
  id?: string;
  /** Whether the trust is in force. */
  enabled: boolean;
  /** @format date-time */
  dateCreated?: string;
  createdBy?: OrgUser;
  organization?: Organization;
  authorization?: TrusteeAuthorization;
  selfUri?: string;
}

export interface TrustorEntityListing {
  entities?: Trustor[];
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

export interface TwitterId {
  id?: string;
  name?: string;
  screenName?: string;
  verified?: boolean;
  profileUrl?: string;
}

export interface UploadUrlRequest {
  fileName?: string;
  /** MD5 of the file, in base64. */
  contentMd5?: string;
  /** Seconds for which the address stays good. */
  signedUrlTimeoutSeconds?: number;
  /** Media type, e.g. `text/csv`. */
  contentType?: string;
  serverSideEncryption?: OpenEnum<'AES256'>;
}

/** Where a file can be sent. */
export interface UploadUrlResponse {
  /** Pre-signed: PUT the file here, without the bearer token. */
  url?: string;
  /** Names the file in later calls. */
  uploadKey?: string;
  /** To be sent with the upload exactly as given. */
  headers?: Dictionary<string>;
}

export interface UsageExecutionResult {
  executionId?: string;
  resultsUri?: string;
}

export interface User {
  id?: string;
  name?: string;
  division?: Division;
  /** Where the user is reached by internal chat. */
  chat?: Chat;
  department?: string;
  email?: string;
  /** Read from the platform; change `addresses` instead. */
  primaryContactInfo?: Contact[];
  addresses?: Contact[];
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  title?: string;
  /** Name for sign-in. */
  username?: string;
  manager?: User;
  images?: UserImage[];
  /** Version as last read; a change is refused if the user has changed since. */
  version: number;
  certifications?: string[];
  biography?: Biography;
  employerInfo?: EmployerInfo;
  /** Present when expanded. */
  routingStatus?: RoutingStatus;
  /** Present when expanded. */
  presence?: UserPresence;
  /** Presence taken over from a third-party product; present when expanded. */
  integrationPresence?: UserPresence;
  /** Present when expanded. */
  conversationSummary?: UserConversationSummary;
  outOfOffice?: OutOfOffice;
  geolocation?: Geolocation;
  /** Present when expanded. */
  station?: UserStations;
  /** Roles and permissions; present when expanded. */
  authorization?: UserAuthorization;
  /** Free-text skills on the profile, without effect on routing. */
  profileSkills?: string[];
  locations?: Location[];
  groups?: Group[];
  team?: Team;
  /** ACD skills; present when expanded. */
  skills?: UserRoutingSkill[];
  /** Language skills; present when expanded. */
  languages?: UserRoutingLanguage[];
  /** Whether ACD conversations are answered without the agent's doing. */
  acdAutoAnswer?: boolean;
  /** Language tag of the user interface, e.g. `en-US`. */
  languagePreference?: string;
  lastTokenIssued?: OAuthLastTokenIssued;
  /** @format date-time */
  dateLastLogin?: string;
  selfUri?: string;
}

export interface UserAggregateDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: StatisticalResponse[];
}

export interface UserAggregateQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: UserAggregateQueryPredicate[];
}

export interface UserAggregateQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: UserAggregateQueryClause[];
  predicates?: UserAggregateQueryPredicate[];
}

export interface UserAggregateQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'userId'>;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface UserAggregateQueryResponse {
  /** System presence to the ids of the organisation presences under it, for reading `qualifier`. */
  systemToOrganizationMappings?: Dictionary<string[]>;
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
  groupBy?: string[];
  filter?: UserAggregateQueryFilter;
  metrics: string[];
  /** Joins the values of a multi-valued dimension into one group, e.g. `a,b,c`. */
  flattenMultivaluedDimensions?: boolean;
  /** Extra figures derived from a metric, such as the share within a range. */
  views?: UserAggregationView[];
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

/** What a user may do. */
export interface UserAuthorization {
  roles?: DomainRole[];
  unusedRoles?: DomainRole[];
  /** As `domain:entity:action`, e.g. `routing:queue:view`. */
  permissions?: string[];
  permissionPolicies?: ResourcePermissionPolicy[];
}

export interface UserConversationSummary {
  userId?: string;
  call?: MediaSummary;
  callback?: MediaSummary;
  email?: MediaSummary;
  message?: MediaSummary;
  chat?: MediaSummary;
  socialExpression?: MediaSummary;
  video?: MediaSummary;
}

export interface UserDetailQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: UserDetailQueryPredicate[];
}

export interface UserDetailQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: UserDetailQueryClause[];
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
  userFilters?: UserDetailQueryFilter[];
  presenceFilters?: PresenceDetailQueryFilter[];
  routingStatusFilters?: RoutingStatusDetailQueryFilter[];
  order?: OpenEnum<'asc' | 'desc'>;
  /** Counts over presence records of the whole result. */
  presenceAggregations?: AnalyticsQueryAggregation[];
  routingStatusAggregations?: AnalyticsQueryAggregation[];
  paging?: PagingSpec;
}

export interface UserEntityListing {
  entities?: User[];
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

export interface UserImage {
  resolution?: string;
  imageUri?: string;
}

export interface UserLanguageEntityListing {
  entities?: UserRoutingLanguage[];
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

export interface UserObservationDataContainer {
  /** Dimension to the value that this group has in it. */
  group?: Dictionary<string>;
  data?: ObservationMetricData[];
}

/** A look at the present moment, without an interval. */
export interface UserObservationQuery {
  filter: UserObservationQueryFilter;
  /** Metrics that come back as counts. */
  metrics: string[];
  /** Metrics whose single interactions come back too, in `observations`. */
  detailMetrics?: string[];
}

export interface UserObservationQueryClause {
  type: OpenEnum<'and' | 'or'>;
  predicates: UserObservationQueryPredicate[];
}

export interface UserObservationQueryFilter {
  type: OpenEnum<'and' | 'or'>;
  clauses?: UserObservationQueryClause[];
  predicates?: UserObservationQueryPredicate[];
}

export interface UserObservationQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<'userId'>;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface UserObservationQueryResponse {
  results?: UserObservationDataContainer[];
}

/** The presence of a user from one source. */
export interface UserPresence {
  id?: string;
  name?: string;
  /** Who reports it, e.g. `PURECLOUD` for the platform itself. */
  source?: string;
  /** On a change: makes this source the one that decides. */
  primary?: boolean;
  presenceDefinition?: PresenceDefinition;
  /** Free text beside the presence. */
  message?: string;
  /** @format date-time */
  modifiedDate?: string;
  selfUri?: string;
}

/** A queue, seen from one of its members. */
export interface UserQueue {
  id?: string;
  name?: string;
  division?: Division;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  /** Members in all, whether they have joined or not. */
  memberCount?: number;
  /** Members in person, not through a group. */
  userMemberCount?: number;
  /** Members who take interactions of the queue. */
  joinedMemberCount?: number;
  /** Alerting timeout and service level, by media type. */
  mediaSettings?: Dictionary<MediaSetting>;
  routingRules?: RoutingRule[];
  bullseye?: Bullseye;
  acwSettings?: AcwSettings;
  /** Whether agents need all skills asked for, the best match counts, or skills are ignored. */
  skillEvaluationMethod?: OpenEnum<'NONE' | 'BEST' | 'ALL'>;
  memberGroups?: MemberGroup[];
  queueFlow?: DomainEntityRef;
  emailInQueueFlow?: DomainEntityRef;
  messageInQueueFlow?: DomainEntityRef;
  whisperPrompt?: DomainEntityRef;
  onHoldPrompt?: DomainEntityRef;
  enableTranscription?: boolean;
  enableManualAssignment?: boolean;
  agentOwnedRouting?: AgentOwnedRouting;
  callingPartyName?: string;
  callingPartyNumber?: string;
  defaultScripts?: Dictionary<Script>;
  outboundMessagingAddresses?: QueueMessagingAddresses;
  outboundEmailAddress?: QueueEmailAddress;
  /** Id of an associated queue outside the platform. */
  peerId?: string;
  /** Whether the user takes interactions of the queue. */
  joined?: boolean;
  selfUri?: string;
}

export interface UserQueueEntityListing {
  entities?: UserQueue[];
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

export interface UserReference {
  id?: string;
  selfUri?: string;
}

/** A language skill of a user. */
export interface UserRoutingLanguage {
  /** The language's id. */
  id?: string;
  name?: string;
  /** 0 to 5, higher is better. */
  proficiency?: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  languageUri?: string;
  selfUri?: string;
}

export interface UserRoutingLanguagePost {
  /** The language's id. */
  id: string;
  /** 0 to 5, higher is better. */
  proficiency: number;
  languageUri?: string;
  selfUri?: string;
}

/** An ACD skill of a user. */
export interface UserRoutingSkill {
  /** The skill's id. */
  id?: string;
  name?: string;
  /** 0 to 5, higher is better. */
  proficiency?: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  skillUri?: string;
  selfUri?: string;
}

export interface UserRoutingSkillPost {
  /** The skill's id. */
  id: string;
  /** 0 to 5, higher is better. */
  proficiency: number;
  skillUri?: string;
  selfUri?: string;
}

/** One condition; `group` nests further ones. */
export interface UserSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: UserSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type: OpenEnum<
    'EXACT' | 'STARTS_WITH' | 'CONTAINS' | 'REGEX' | 'TERM' | 'TERMS' | 'REQUIRED_FIELDS' | 'MATCH_ALL' | 'QUERY_STRING'
  >;
}

export interface UserSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  /** Field to sort by; `sort` takes several. */
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  expand?: string[];
  query?: UserSearchCriteria[];
  /** Product whose presence `integrationPresence` is to show. */
  integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
  /** Leaves out what the caller may not see. */
  enforcePermissions?: boolean;
}

export interface UserSkillEntityListing {
  entities?: UserRoutingSkill[];
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

/** A phone that a user uses or may use. */
export interface UserStation {
  id?: string;
  name?: string;
  /** E.g. `inin_webrtc_softphone`. */
  type?: string;
  associatedUser?: User;
  /** @format date-time */
  associatedDate?: string;
  /** User whose default it is. */
  defaultUser?: User;
  /** Details of the provider, e.g. `edgeGroupId`. */
  providerInfo?: Dictionary<string>;
  /** Calls that a WebRTC phone can have at the same time. */
  webRtcCallAppearances?: number;
}

export interface UserStations {
  /** Phone that the user has taken. */
  associatedStation?: UserStation;
  /** Phone on which the user is reached, given the other two. */
  effectiveStation?: UserStation;
  /** Phone used when none has been taken. */
  defaultStation?: UserStation;
  lastAssociatedStation?: UserStation;
}

export interface UsersSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  /** Link that repeats the search, `q64` included, for the next page. */
  nextPage?: string;
  types: string[];
  results: User[];
}

export interface Utilization {
  /** By media type, e.g. `call`, `callback`, `chat`, `email`, `message`. */
  utilization?: Dictionary<MediaUtilization>;
}

export interface Video {
  state?: MediaState;
  id?: string;
  /** Address of the conference room. */
  context?: string;
  audioMuted?: boolean;
  videoMuted?: boolean;
  sharingScreen?: boolean;
  /** Other participants in the room. */
  peerCount?: number;
  /** How the communication ended; absent until it has. */
  disconnectType?: DisconnectType;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  provider?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** Ids of the WebRTC media streams. */
  msids?: string[];
  self?: Address;
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  afterCallWorkRequired?: boolean;
  initialState?: MediaState;
}

export interface VisibilityCondition {
  combiningOperation?: OpenEnum<'AND' | 'OR'>;
  predicates?: JsonObject[];
}

/** The recording behind a callback. */
export interface Voicemail {
  /** Id of the voicemail message. */
  id?: string;
  uploadStatus?: OpenEnum<'pending' | 'complete' | 'failed' | 'timeout' | 'none'>;
}

export interface VoicemailCopyRecord {
  user?: User;
  group?: Group;
  /** @format date-time */
  date?: string;
}

export interface VoicemailMessage {
  id?: string;
  conversation?: Conversation;
  read?: boolean;
  /** In seconds. */
  audioRecordingDurationSeconds?: number;
  /** In bytes. */
  audioRecordingSizeBytes?: number;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  /** @format date-time */
  deletedDate?: string;
  callerAddress?: string;
  callerName?: string;
  callerUser?: User;
  /** Marked as deleted, to be discarded later. */
  deleted?: boolean;
  note?: string;
  user?: User;
  group?: Group;
  queue?: Queue;
  /** Where this copy came from. */
  copiedFrom?: VoicemailCopyRecord;
  /** Who has received copies. */
  copiedTo?: VoicemailCopyRecord[];
  deleteRetentionPolicy?: VoicemailRetentionPolicy;
  selfUri?: string;
}

export interface VoicemailRetentionPolicy {
  /** How long messages stay: for ever, for a number of days, or not at all. */
  voicemailRetentionPolicyType?: OpenEnum<'RETAIN_INDEFINITELY' | 'RETAIN_WITH_TTL' | 'IMMEDIATE_DELETE'>;
  /** For `RETAIN_WITH_TTL`. */
  numberOfDays?: number;
}

/** One condition; `group` nests further ones. */
export interface VoicemailSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: VoicemailSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type: SearchCriteriaType;
}

export interface VoicemailSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  expand?: string[];
  query?: VoicemailSearchCriteria[];
}

export interface VoicemailsSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: VoicemailMessage[];
}

export interface WebChatConversation {
  id?: string;
  name?: string;
  member?: WebChatMemberInfo;
  selfUri?: string;
}

export interface WebChatMemberInfo {
  id?: string;
  displayName?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phoneNumber?: string;
  avatarImageUrl?: string;
  role: OpenEnum<'AGENT' | 'CUSTOMER' | 'WORKFLOW' | 'ACD'>;
  /** @format date-time */
  joinDate?: string;
  /** @format date-time */
  leaveDate?: string;
  authenticatedGuest?: boolean;
  customFields?: Dictionary<string>;
  state?: OpenEnum<'CONNECTED' | 'DISCONNECTED' | 'ALERTING'>;
}

export interface WebChatMessage {
  id?: string;
  name?: string;
  conversation: WebChatConversation;
  sender: WebChatMemberInfo;
  body: string;
  bodyType: OpenEnum<'standard' | 'notice' | 'member-join' | 'member-leave' | 'media-request'>;
  /** @format date-time */
  timestamp: string;
  selfUri?: string;
}

export interface WebChatMessageEntityList {
  pageSize?: number;
  entities?: WebChatMessage[];
  previousPage?: string;
  next?: string;
  selfUri?: string;
}

export interface WebChatTyping {
  id: string;
  conversation: WebChatConversation;
  sender: WebChatMemberInfo;
  /** @format date-time */
  timestamp: string;
}

export interface WhatsAppId {
  phoneNumber?: PhoneNumber;
  displayName?: string;
}

export interface Workspace {
  id?: string;
  name: string;
  type?: OpenEnum<'USER' | 'GROUP'>;
  isCurrentUserWorkspace?: boolean;
  user?: DomainEntityRef;
  bucket?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  summary?: WorkspaceSummary;
  acl?: string[];
  description?: string;
  selfUri?: string;
}

export interface WorkspaceSummary {
  totalDocumentCount?: number;
  totalDocumentByteCount?: number;
}

/** What an agent noted about an interaction after it. */
export interface Wrapup {
  /** Id of the wrap-up code. */
  code?: string;
  name?: string;
  notes?: string;
  tags?: string[];
  /** Seconds spent on after-call work. */
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
  /** `true` saves an interim state; then `code` may be missing. */
  provisional?: boolean;
}

export interface WrapupCode {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  selfUri?: string;
}

export interface WritableDivision {
  id?: string;
  name?: string;
  selfUri?: string;
}
