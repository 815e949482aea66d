import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AdherenceState,
  AfterCallWorkState,
  AgentRoutingStatus,
  AnalyticsMediaType,
  ArchitectActionName,
  ArchitectActionStatus,
  BuScheduleRunState,
  CampaignStatus,
  CobrowseDisconnectType,
  ContactListFilterOperator,
  ContentAttachmentMediaType,
  ConversationReasonCode,
  DataActionOperator,
  DeliveryStatus,
  DialingMode,
  EdgeSoftwareUpdateStatus,
  EmailState,
  FlowEntryType,
  FlowMetric,
  ForecastDayOfWeek,
  ForecastModificationType,
  HistoricalDataUploadStatus,
  InteractionStatsMediaType,
  InteractionStatsMetric,
  InteractionStatsNumericRange,
  JourneyMessageType,
  LearningAssignmentState,
  MessageStatus,
  MessagingPlatform,
  NormalizedMessageStatus,
  ReferrerMedium,
  ReportingExportStatus,
  RoutePathMediaType,
  RoutingType,
  ScreenRecordingState,
  SegmentDisconnectType,
  SessionDisconnectType,
  ShiftTradeState,
  VoicemailUploadStatus,
  WebDeploymentStatus,
} from './shared-enumerations.js';

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
>;

export type EventMessageContentType = OpenEnum<
  'Attachment' | 'Location' | 'Story' | 'QuickReply' | 'Notification' | 'ButtonResponse' | 'GenericTemplate'
>;

export type EventUsedRouting = OpenEnum<
  'UNKNOWN' | 'MANUAL' | 'PREDICTIVE' | 'PREFERRED' | 'LAST' | 'BULLSEYE' | 'STANDARD' | 'OTHER' | 'CONDITIONAL'
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
>;

export type DetailEventMediaType = OpenEnum<
  'UNKNOWN' | 'VOICE' | 'CHAT' | 'EMAIL' | 'CALLBACK' | 'COBROWSE' | 'VIDEO' | 'SCREENSHARE' | 'MESSAGE'
>;

export type DetailEventMessageType = OpenEnum<
  'UNKNOWN' | 'SMS' | 'TWITTER' | 'FACEBOOK' | 'LINE' | 'WHATSAPP' | 'WEBMESSAGING' | 'OPEN' | 'INSTAGRAM'
>;

export type EventAdherenceState = AdherenceState;

export type EventAfterCallWorkState = AfterCallWorkState;

export type EventCallState = OpenEnum<
  | 'alerting'
  | 'dialing'
  | 'contacting'
  | 'offering'
  | 'connected'
  | 'disconnected'
  | 'terminated'
  | 'uploading'
  | 'converting'
  | 'transmitting'
  | 'none'
>;

export type EventCallbackDisconnectType = OpenEnum<
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
>;

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

export type EventDisconnectType = OpenEnum<
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

export type EventEmailState = EmailState;

export type EventForecastCreationMethod = OpenEnum<
  'Import' | 'ImportedHistoricalWeightedAverage' | 'HistoricalWeightedAverage' | 'Advanced'
>;

export type EventForecastMetric = OpenEnum<
  'AverageAfterCallWorkTimeSeconds' | 'AverageHandleTimeSeconds' | 'AverageTalkTimeSeconds' | 'Offered'
>;

export type EventForecastModificationType = ForecastModificationType;

export type EventMediaState = OpenEnum<
  'alerting' | 'dialing' | 'contacting' | 'offering' | 'connected' | 'disconnected' | 'terminated' | 'none'
>;

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
>;

export type EventParticipantDisconnectType = OpenEnum<
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
>;

export type EventParticipantPurpose = OpenEnum<
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
  requestedRoutings?: EventUsedRouting[];
  usedRouting?: EventUsedRouting;
  requestedRoutingSkillIds?: string[];
  requestedLanguageId?: string;
  requestedRoutingUserIds?: string[];
  routingPriority?: number;
  connectedDurationMs?: number;
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
}

export interface AdhocRecordingTopicConversationData {
  id?: string;
}

export interface AdhocRecordingTopicLockData {
  lockedBy?: AdhocRecordingTopicUserData;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateExpires?: string;
}

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

export interface AdhocRecordingTopicUserData {
  id?: string;
  name?: string;
}

export interface AdhocRecordingTopicWorkspaceData {
  id?: string;
}

/** Payload of `v2.users.{id}.activity`. */
export interface AgentActivityChangedTopicAgentActivity {
  id?: string;
  routingStatus?: AgentActivityChangedTopicRoutingStatus;
  presence?: AgentActivityChangedTopicPresence;
  outOfOffice?: AgentActivityChangedTopicOutOfOffice;
  activeQueueIds?: string[];
  /** @format date-time */
  dateActiveQueuesChanged?: string;
}

export interface AgentActivityChangedTopicOrganizationPresence {
  id?: string;
  systemPresence?: string;
}

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

export interface AgentActivityChangedTopicRoutingStatus {
  status?: AgentRoutingStatus;
  /** @format date-time */
  startTime?: string;
}

export interface ArchitectDependencyTrackingBuildNotificationClient {
  id?: string;
  name?: string;
}

/** Payload of `v2.architect.dependencytracking.build`. */
export interface ArchitectDependencyTrackingBuildNotificationDependencyTrackingBuildNotification {
  status?: string;
  user?: ArchitectDependencyTrackingBuildNotificationUser;
  client?: ArchitectDependencyTrackingBuildNotificationClient;
  /** @format date-time */
  startTime?: string;
}

export interface ArchitectDependencyTrackingBuildNotificationHomeOrganization {
  id?: string;
  name?: string;
  thirdPartyOrgName?: string;
}

export interface ArchitectDependencyTrackingBuildNotificationUser {
  id?: string;
  name?: string;
  homeOrg?: ArchitectDependencyTrackingBuildNotificationHomeOrganization;
}

export interface ArchitectFlowNotificationArchitectOperation {
  id?: string;
  complete?: boolean;
  user?: ArchitectFlowNotificationUser;
  client?: ArchitectFlowNotificationClient;
  actionName?: ArchitectActionName;
  actionStatus?: ArchitectActionStatus;
  errorMessage?: string;
  errorCode?: string;
  errorMessageParams?: JsonObject;
  errorDetails?: ArchitectFlowNotificationErrorDetail[];
}

export interface ArchitectFlowNotificationClient {
  id?: string;
  name?: string;
}

export interface ArchitectFlowNotificationErrorDetail {
  errorCode?: string;
  entityId?: string;
  entityName?: string;
  fieldName?: string;
}

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

export interface ArchitectFlowNotificationFlowVersion {
  id?: string;
}

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

export interface ArchitectFlowOutcomeNotificationArchitectOperation {
  id?: string;
  complete?: boolean;
  user?: ArchitectFlowOutcomeNotificationUser;
  client?: ArchitectFlowOutcomeNotificationClient;
  actionName?: ArchitectActionName;
  actionStatus?: ArchitectActionStatus;
  errorMessage?: string;
  errorCode?: string;
  errorMessageParams?: JsonObject;
  errorDetails?: ArchitectFlowOutcomeNotificationErrorDetail[];
}

export interface ArchitectFlowOutcomeNotificationClient {
  id?: string;
  name?: string;
}

export interface ArchitectFlowOutcomeNotificationErrorDetail {
  errorCode?: string;
  entityId?: string;
  entityName?: string;
  fieldName?: string;
}

/** Payload of `v2.flows.outcomes.{id}`. */
export interface ArchitectFlowOutcomeNotificationFlowOutcomeNotification {
  id?: string;
  name?: string;
  description?: string;
  currentOperation?: ArchitectFlowOutcomeNotificationArchitectOperation;
}

export interface ArchitectFlowOutcomeNotificationHomeOrganization {
  id?: string;
  name?: string;
  thirdPartyOrgName?: string;
}

export interface ArchitectFlowOutcomeNotificationUser {
  id?: string;
  name?: string;
  homeOrg?: ArchitectFlowOutcomeNotificationHomeOrganization;
}

export interface ArchitectPromptNotificationArchitectOperation {
  id?: string;
  complete?: boolean;
  user?: ArchitectPromptNotificationUser;
  client?: ArchitectPromptNotificationClient;
  actionName?: ArchitectActionName;
  actionStatus?: ArchitectActionStatus;
  errorMessage?: string;
  errorCode?: string;
  errorMessageParams?: JsonObject;
  errorDetails?: ArchitectPromptNotificationErrorDetail[];
}

export interface ArchitectPromptNotificationClient {
  id?: string;
  name?: string;
}

export interface ArchitectPromptNotificationErrorDetail {
  errorCode?: string;
  entityId?: string;
  entityName?: string;
  fieldName?: string;
}

export interface ArchitectPromptNotificationHomeOrganization {
  id?: string;
  name?: string;
  thirdPartyOrgName?: string;
}

/** Payload of `v2.architect.prompts.{id}`. */
export interface ArchitectPromptNotificationPromptNotification {
  id?: string;
  name?: string;
  description?: string;
  currentOperation?: ArchitectPromptNotificationArchitectOperation;
}

export interface ArchitectPromptNotificationUser {
  id?: string;
  name?: string;
  homeOrg?: ArchitectPromptNotificationHomeOrganization;
}

/** Payload of `v2.architect.prompts.{id}.resources.{id}`. */
export interface ArchitectPromptResourceNotificationPromptResourceNotification {
  promptId?: string;
  id?: string;
  language?: string;
  mediaUri?: string;
  uploadStatus?: string;
  durationSeconds?: number;
}

/** Payload of `v2.architect.systemprompts.{id}.resources.{id}`. */
export interface ArchitectSystemPromptResourceNotificationSystemPromptResourceNotification {
  promptId?: string;
  id?: string;
  language?: string;
  mediaUri?: string;
  uploadStatus?: string;
  durationSeconds?: number;
}

/** Payload of `v2.detail.events.conversation.{id}.attributes`. */
export interface AttributeDetailEventTopicAttributeUpdateEvent {
  eventTime?: number;
  conversationId?: string;
  participantId?: string;
  attributes?: Dictionary<string>;
}

export interface AuditTopicAddressableEntityRef {
  id?: string;
  selfUri?: string;
}

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
  >;
  entity?: AuditTopicDomainEntityRef;
  propertyChanges?: AuditTopicPropertyChange[];
  context?: Dictionary<string>;
}

export interface AuditTopicDomainEntityRef {
  id?: string;
  name?: string;
  selfUri?: string;
}

export interface AuditTopicMessageInfo {
  localizableMessageCode?: string;
  message?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
}

export interface AuditTopicPropertyChange {
  property?: string;
  oldValues?: string[];
  newValues?: string[];
}

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

export interface CallForwardingEventUser {
  id?: string;
}

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
}

/** Payload of `v2.users.{id}.outbound.contactlists.{id}.export`. */
export interface ContactlistDownloadReadyExportUri {
  uri?: string;
  exportTimestamp?: string;
}

/** Payload of `v2.outbound.contactlists.{id}.importstatus`. */
export interface ContactlistImportStatusImportStatus {
  importState?: OpenEnum<'IN_PROGRESS' | 'FAILED'>;
  totalRecords?: number;
  completedRecords?: number;
  percentageComplete?: number;
  failureReason?: string;
}

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

export interface ContentManagementSingleDocumentTopicLockData {
  lockedBy?: ContentManagementSingleDocumentTopicUserData;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateExpires?: string;
}

export interface ContentManagementSingleDocumentTopicUserData {
  id?: string;
  name?: string;
}

export interface ContentManagementSingleDocumentTopicWorkspaceData {
  id?: string;
}

/** Payload of `v2.contentmanagement.workspaces.{id}.documents`. */
export interface ContentManagementWorkspaceDocumentsTopicDocumentDataV2 {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  workspace?: ContentManagementWorkspaceDocumentsTopicWorkspaceData;
  createdBy?: ContentManagementWorkspaceDocumentsTopicUserData;
  contentType?: string;
  contentLength?: number;
  filename?: string;
  changeNumber?: number;
  /** @format date-time */
  dateUploaded?: string;
  uploadedBy?: ContentManagementWorkspaceDocumentsTopicUserData;
  lockInfo?: ContentManagementWorkspaceDocumentsTopicLockData;
  selfUri?: string;
}

export interface ContentManagementWorkspaceDocumentsTopicLockData {
  lockedBy?: ContentManagementWorkspaceDocumentsTopicUserData;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateExpires?: string;
}

export interface ContentManagementWorkspaceDocumentsTopicUserData {
  id?: string;
  name?: string;
}

export interface ContentManagementWorkspaceDocumentsTopicWorkspaceData {
  id?: string;
}

/** Payload of `v2.users.{id}.conversations.calls`. */
export interface ConversationCallEventTopicCallConversation {
  id?: string;
  name?: string;
  participants?: ConversationCallEventTopicCallMediaParticipant[];
  otherMediaUris?: string[];
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  maxParticipants?: number;
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
  disconnectType?: EventParticipantDisconnectType;
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
}

export interface ConversationCallEventTopicConversationRoutingData {
  queue?: ConversationCallEventTopicUriReference;
  language?: ConversationCallEventTopicUriReference;
  priority?: number;
  skills?: ConversationCallEventTopicUriReference[];
  scoredAgents?: ConversationCallEventTopicScoredAgent[];
}

export interface ConversationCallEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface ConversationCallEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: ConversationCallEventTopicDetail[];
  errors?: ConversationCallEventTopicErrorBody[];
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

export interface ConversationCallEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationCallEventTopicJourneyActionMap;
}

export interface ConversationCallEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationCallEventTopicJourneyContext {
  customer?: ConversationCallEventTopicJourneyCustomer;
  customerSession?: ConversationCallEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationCallEventTopicJourneyAction;
}

export interface ConversationCallEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationCallEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface ConversationCallEventTopicScoredAgent {
  agent?: ConversationCallEventTopicUriReference;
  score?: number;
}

export interface ConversationCallEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface ConversationCallEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

/** Payload of `v2.users.{id}.conversations.callbacks`. */
export interface ConversationCallbackEventTopicCallbackConversation {
  id?: string;
  name?: string;
  participants?: ConversationCallbackEventTopicCallbackMediaParticipant[];
  otherMediaUris?: string[];
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
  disconnectType?: EventParticipantDisconnectType;
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
}

export interface ConversationCallbackEventTopicConversationRoutingData {
  queue?: ConversationCallbackEventTopicUriReference;
  language?: ConversationCallbackEventTopicUriReference;
  priority?: number;
  skills?: ConversationCallbackEventTopicUriReference[];
  scoredAgents?: ConversationCallbackEventTopicScoredAgent[];
}

export interface ConversationCallbackEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface ConversationCallbackEventTopicDialerPreview {
  id?: string;
  contactId?: string;
  contactListId?: string;
  campaignId?: string;
  phoneNumberColumns?: ConversationCallbackEventTopicPhoneNumberColumn[];
}

export interface ConversationCallbackEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: ConversationCallbackEventTopicDetail[];
  errors?: ConversationCallbackEventTopicErrorBody[];
}

export interface ConversationCallbackEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationCallbackEventTopicJourneyActionMap;
}

export interface ConversationCallbackEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationCallbackEventTopicJourneyContext {
  customer?: ConversationCallbackEventTopicJourneyCustomer;
  customerSession?: ConversationCallbackEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationCallbackEventTopicJourneyAction;
}

export interface ConversationCallbackEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationCallbackEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface ConversationCallbackEventTopicPhoneNumberColumn {
  columnName?: string;
  type?: string;
}

export interface ConversationCallbackEventTopicScoredAgent {
  agent?: ConversationCallbackEventTopicUriReference;
  score?: number;
}

export interface ConversationCallbackEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface ConversationCallbackEventTopicVoicemail {
  id?: string;
  uploadStatus?: VoicemailUploadStatus;
}

export interface ConversationCallbackEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

/** Payload of `v2.users.{id}.conversations.chats`. */
export interface ConversationChatEventTopicChatConversation {
  id?: string;
  name?: string;
  participants?: ConversationChatEventTopicChatMediaParticipant[];
  otherMediaUris?: string[];
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
  disconnectType?: EventParticipantDisconnectType;
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
}

export interface ConversationChatEventTopicConversationRoutingData {
  queue?: ConversationChatEventTopicUriReference;
  language?: ConversationChatEventTopicUriReference;
  priority?: number;
  skills?: ConversationChatEventTopicUriReference[];
  scoredAgents?: ConversationChatEventTopicScoredAgent[];
}

export interface ConversationChatEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface ConversationChatEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: ConversationChatEventTopicDetail[];
  errors?: ConversationChatEventTopicErrorBody[];
}

export interface ConversationChatEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationChatEventTopicJourneyActionMap;
}

export interface ConversationChatEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationChatEventTopicJourneyContext {
  customer?: ConversationChatEventTopicJourneyCustomer;
  customerSession?: ConversationChatEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationChatEventTopicJourneyAction;
}

export interface ConversationChatEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationChatEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface ConversationChatEventTopicScoredAgent {
  agent?: ConversationChatEventTopicUriReference;
  score?: number;
}

export interface ConversationChatEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface ConversationChatEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

/** Payload of `v2.users.{id}.conversations.cobrowseSessions`. */
export interface ConversationCobrowseEventTopicCobrowseConversation {
  id?: string;
  name?: string;
  participants?: ConversationCobrowseEventTopicCobrowseMediaParticipant[];
  otherMediaUris?: string[];
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
  disconnectType?: EventParticipantDisconnectType;
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
}

export interface ConversationCobrowseEventTopicConversationRoutingData {
  queue?: ConversationCobrowseEventTopicUriReference;
  language?: ConversationCobrowseEventTopicUriReference;
  priority?: number;
  skills?: ConversationCobrowseEventTopicUriReference[];
  scoredAgents?: ConversationCobrowseEventTopicScoredAgent[];
}

export interface ConversationCobrowseEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface ConversationCobrowseEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: ConversationCobrowseEventTopicDetail[];
  errors?: ConversationCobrowseEventTopicErrorBody[];
}

export interface ConversationCobrowseEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationCobrowseEventTopicJourneyActionMap;
}

export interface ConversationCobrowseEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationCobrowseEventTopicJourneyContext {
  customer?: ConversationCobrowseEventTopicJourneyCustomer;
  customerSession?: ConversationCobrowseEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationCobrowseEventTopicJourneyAction;
}

export interface ConversationCobrowseEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationCobrowseEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface ConversationCobrowseEventTopicScoredAgent {
  agent?: ConversationCobrowseEventTopicUriReference;
  score?: number;
}

export interface ConversationCobrowseEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface ConversationCobrowseEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

/** Payload of `v2.analytics.conversations.details.jobs.availability`. */
export interface ConversationDetailsDatalakeAvailabilityTopicDataAvailabilityChangeNotification {
  /** @format date-time */
  dataAvailabilityDate?: string;
}

export interface ConversationEmailEventTopicAttachment {
  attachmentId?: string;
  name?: string;
  contentUri?: string;
  contentType?: string;
  contentLength?: number;
}

export interface ConversationEmailEventTopicConversationRoutingData {
  queue?: ConversationEmailEventTopicUriReference;
  language?: ConversationEmailEventTopicUriReference;
  priority?: number;
  skills?: ConversationEmailEventTopicUriReference[];
  scoredAgents?: ConversationEmailEventTopicScoredAgent[];
}

export interface ConversationEmailEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

/** Payload of `v2.users.{id}.conversations.emails`. */
export interface ConversationEmailEventTopicEmailConversation {
  id?: string;
  name?: string;
  participants?: ConversationEmailEventTopicEmailMediaParticipant[];
  otherMediaUris?: string[];
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
  disconnectType?: EventParticipantDisconnectType;
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
}

export interface ConversationEmailEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: ConversationEmailEventTopicDetail[];
  errors?: ConversationEmailEventTopicErrorBody[];
}

export interface ConversationEmailEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationEmailEventTopicJourneyActionMap;
}

export interface ConversationEmailEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationEmailEventTopicJourneyContext {
  customer?: ConversationEmailEventTopicJourneyCustomer;
  customerSession?: ConversationEmailEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationEmailEventTopicJourneyAction;
}

export interface ConversationEmailEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationEmailEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface ConversationEmailEventTopicScoredAgent {
  agent?: ConversationEmailEventTopicUriReference;
  score?: number;
}

export interface ConversationEmailEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface ConversationEmailEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface ConversationEventTopicAddress {
  name?: string;
  nameRaw?: string;
  addressNormalized?: string;
  addressRaw?: string;
  addressDisplayable?: string;
}

export interface ConversationEventTopicAfterCallWork {
  state?: EventAfterCallWorkState;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  endTime?: string;
}

export interface ConversationEventTopicAttachment {
  attachmentId?: string;
  name?: string;
  contentUri?: string;
  contentType?: string;
  contentLength?: number;
}

export interface ConversationEventTopicCall {
  id?: string;
  state?: EventCallState;
  initialState?: EventCallState;
  recording?: boolean;
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  muted?: boolean;
  confined?: boolean;
  held?: boolean;
  errorInfo?: ConversationEventTopicErrorDetails;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  direction?: OpenEnum<'outbound' | 'inbound'>;
  documentId?: string;
  self?: ConversationEventTopicAddress;
  other?: ConversationEventTopicAddress;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  disconnectReasons?: ConversationEventTopicDisconnectReason[];
  faxStatus?: ConversationEventTopicFaxStatus;
  uuiData?: string;
  /** @format date-time */
  bargedTime?: string;
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
}

export interface ConversationEventTopicCallback {
  state?: EventCallbackState;
  initialState?: EventCallbackState;
  id?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  held?: boolean;
  disconnectType?: EventCallbackDisconnectType;
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
  disconnectType?: EventCallbackDisconnectType;
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
}

export interface ConversationEventTopicCobrowse {
  state?: EventMediaState;
  initialState?: EventMediaState;
  disconnectType?: EventCobrowseDisconnectType;
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
}

/** Payload of `v2.users.{id}.conversations`. */
export interface ConversationEventTopicConversation {
  id?: string;
  maxParticipants?: number;
  participants?: ConversationEventTopicParticipant[];
  recordingState?: string;
  address?: string;
  externalTag?: string;
}

export interface ConversationEventTopicConversationRoutingData {
  queue?: ConversationEventTopicUriReference;
  language?: ConversationEventTopicUriReference;
  priority?: number;
  skills?: ConversationEventTopicUriReference[];
  scoredAgents?: ConversationEventTopicScoredAgent[];
}

export interface ConversationEventTopicDialerPreview {
  id?: string;
  contactId?: string;
  contactListId?: string;
  campaignId?: string;
  phoneNumberColumns?: ConversationEventTopicPhoneNumberColumn[];
}

export interface ConversationEventTopicDisconnectReason {
  type?: OpenEnum<'q850' | 'sip'>;
  code?: number;
  phrase?: string;
}

export interface ConversationEventTopicEmail {
  id?: string;
  state?: EventEmailState;
  initialState?: EventEmailState;
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

export interface ConversationEventTopicFaxStatus {
  direction?: string;
  expectedPages?: number;
  activePage?: number;
  linesTransmitted?: number;
  bytesTransmitted?: number;
  baudRate?: number;
  pageErrors?: number;
  lineErrors?: number;
}

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
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  held?: boolean;
  errorInfo?: ConversationEventTopicErrorDetails;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: EventDisconnectType;
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
}

export interface ConversationEventTopicMessageDetails {
  messageId?: string;
  /** @format date-time */
  messageTime?: string;
  messageStatus?: EventMessageStatus;
  messageSegmentCount?: number;
  media?: ConversationEventTopicMessageMedia[];
  errorInfo?: ConversationEventTopicErrorDetails;
  stickers?: ConversationEventTopicMessageSticker[];
  messageMetadata?: ConversationEventTopicMessageMetadata;
}

export interface ConversationEventTopicMessageMedia {
  url?: string;
  mediaType?: string;
  contentLengthBytes?: number;
  name?: string;
  id?: string;
}

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

export interface ConversationEventTopicMessageSticker {
  url?: string;
  id?: string;
}

export interface ConversationEventTopicParticipant {
  id?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  userId?: string;
  externalContactId?: string;
  externalOrganizationId?: string;
  name?: string;
  queueId?: string;
  groupId?: string;
  teamId?: string;
  purpose?: string;
  consultParticipantId?: string;
  address?: string;
  wrapupRequired?: boolean;
  wrapupExpected?: boolean;
  wrapupPrompt?: string;
  wrapupTimeoutMs?: number;
  wrapup?: ConversationEventTopicWrapup;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  conversationRoutingData?: ConversationEventTopicConversationRoutingData;
  alertingTimeoutMs?: number;
  monitoredParticipantId?: string;
  coachedParticipantId?: string;
  bargedParticipantId?: string;
  screenRecordingState?: EventScreenRecordingState;
  flaggedReason?: string;
  attributes?: Dictionary<string>;
  calls?: ConversationEventTopicCall[];
  callbacks?: ConversationEventTopicCallback[];
  chats?: ConversationEventTopicChat[];
  cobrowsesessions?: ConversationEventTopicCobrowse[];
  emails?: ConversationEventTopicEmail[];
  messages?: ConversationEventTopicMessage[];
  screenshares?: ConversationEventTopicScreenshare[];
  socialExpressions?: ConversationEventTopicSocialExpression[];
  videos?: ConversationEventTopicVideo[];
  workflow?: ConversationEventTopicWorkflow;
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
  disconnectType?: EventDisconnectType;
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

export interface ConversationEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface ConversationEventTopicVideo {
  state?: EventMediaState;
  initialState?: EventMediaState;
  self?: ConversationEventTopicAddress;
  id?: string;
  context?: string;
  audioMuted?: boolean;
  videoMuted?: boolean;
  sharingScreen?: boolean;
  peerCount?: JsonObject;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  msids?: string[];
  wrapup?: ConversationEventTopicWrapup;
  afterCallWork?: ConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface ConversationEventTopicVoicemail {
  id?: string;
  uploadStatus?: VoicemailUploadStatus;
}

export interface ConversationEventTopicWorkflow {
  workflowId?: string;
}

export interface ConversationEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface ConversationMessageEventTopicConversationRoutingData {
  queue?: ConversationMessageEventTopicUriReference;
  language?: ConversationMessageEventTopicUriReference;
  priority?: number;
  skills?: ConversationMessageEventTopicUriReference[];
  scoredAgents?: ConversationMessageEventTopicScoredAgent[];
}

export interface ConversationMessageEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface ConversationMessageEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: ConversationMessageEventTopicDetail[];
  errors?: ConversationMessageEventTopicErrorBody[];
}

export interface ConversationMessageEventTopicErrorDetails {
  status?: number;
  code?: string;
  message?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  uri?: string;
}

export interface ConversationMessageEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationMessageEventTopicJourneyActionMap;
}

export interface ConversationMessageEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationMessageEventTopicJourneyContext {
  customer?: ConversationMessageEventTopicJourneyCustomer;
  customerSession?: ConversationMessageEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationMessageEventTopicJourneyAction;
}

export interface ConversationMessageEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationMessageEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

/** Payload of `v2.users.{id}.conversations.messages`. */
export interface ConversationMessageEventTopicMessageConversation {
  id?: string;
  name?: string;
  participants?: ConversationMessageEventTopicMessageMediaParticipant[];
  otherMediaUris?: string[];
}

export interface ConversationMessageEventTopicMessageDetails {
  message?: ConversationMessageEventTopicUriReference;
  /** @format date-time */
  messageTime?: string;
  messageSegmentCount?: number;
  messageStatus?: EventMessageStatus;
  media?: ConversationMessageEventTopicMessageMedia[];
  stickers?: ConversationMessageEventTopicMessageSticker[];
  errorInfo?: ConversationMessageEventTopicErrorDetails;
  messageMetadata?: ConversationMessageEventTopicMessageMetadata;
}

export interface ConversationMessageEventTopicMessageMedia {
  url?: string;
  mediaType?: string;
  contentLengthBytes?: number;
  name?: string;
  id?: string;
}

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
  disconnectType?: EventParticipantDisconnectType;
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
}

export interface ConversationMessageEventTopicMessageMetadata {
  type?: string;
  events?: ConversationMessageEventTopicMessageMetadataEvent[];
  content?: ConversationMessageEventTopicMessageMetadataContent[];
}

export interface ConversationMessageEventTopicMessageMetadataContent {
  contentType?: string;
  subType?: string;
}

export interface ConversationMessageEventTopicMessageMetadataEvent {
  eventType?: string;
  subType?: string;
}

export interface ConversationMessageEventTopicMessageSticker {
  url?: string;
  id?: string;
}

export interface ConversationMessageEventTopicScoredAgent {
  agent?: ConversationMessageEventTopicUriReference;
  score?: number;
}

export interface ConversationMessageEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface ConversationMessageEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

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
  conversationInitiator?: EventParticipantPurpose;
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
  mediaType?: AnalyticsMediaType;
  messageType?: string;
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  outboundCampaignId?: string;
  outboundContactId?: string;
  outboundContactListId?: string;
  participantName?: string;
  peerId?: string;
  provider?: string;
  purpose?: EventParticipantPurpose;
  queueId?: string;
  remote?: string;
  removedSkillIds?: string[];
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
  usedRouting?: RoutingType;
  userId?: string;
  waitingInteractionCounts?: number[];
  wrapUpCode?: string;
  proposedAgents?: ConversationMetricsTopicConversationProposedAgent[];
  scoredAgents?: ConversationMetricsTopicConversationScoredAgent[];
}

export interface ConversationMetricsTopicConversationProposedAgent {
  agentRank?: number;
  proposedAgentId?: string;
}

export interface ConversationMetricsTopicConversationScoredAgent {
  agentScore?: number;
  scoredAgentId?: string;
}

export interface ConversationScreenShareEventTopicConversationRoutingData {
  queue?: ConversationScreenShareEventTopicUriReference;
  language?: ConversationScreenShareEventTopicUriReference;
  priority?: number;
  skills?: ConversationScreenShareEventTopicUriReference[];
  scoredAgents?: ConversationScreenShareEventTopicScoredAgent[];
}

export interface ConversationScreenShareEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface ConversationScreenShareEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: ConversationScreenShareEventTopicDetail[];
  errors?: ConversationScreenShareEventTopicErrorBody[];
}

export interface ConversationScreenShareEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationScreenShareEventTopicJourneyActionMap;
}

export interface ConversationScreenShareEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationScreenShareEventTopicJourneyContext {
  customer?: ConversationScreenShareEventTopicJourneyCustomer;
  customerSession?: ConversationScreenShareEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationScreenShareEventTopicJourneyAction;
}

export interface ConversationScreenShareEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationScreenShareEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface ConversationScreenShareEventTopicScoredAgent {
  agent?: ConversationScreenShareEventTopicUriReference;
  score?: number;
}

/** Payload of `v2.users.{id}.conversations.screenshares`. */
export interface ConversationScreenShareEventTopicScreenShareConversation {
  id?: string;
  name?: string;
  participants?: ConversationScreenShareEventTopicScreenShareMediaParticipant[];
  otherMediaUris?: string[];
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
  disconnectType?: EventParticipantDisconnectType;
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
}

export interface ConversationScreenShareEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface ConversationScreenShareEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface ConversationSocialExpressionEventTopicConversationRoutingData {
  queue?: ConversationSocialExpressionEventTopicUriReference;
  language?: ConversationSocialExpressionEventTopicUriReference;
  priority?: number;
  skills?: ConversationSocialExpressionEventTopicUriReference[];
  scoredAgents?: ConversationSocialExpressionEventTopicScoredAgent[];
}

export interface ConversationSocialExpressionEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface ConversationSocialExpressionEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: ConversationSocialExpressionEventTopicDetail[];
  errors?: ConversationSocialExpressionEventTopicErrorBody[];
}

export interface ConversationSocialExpressionEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationSocialExpressionEventTopicJourneyActionMap;
}

export interface ConversationSocialExpressionEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationSocialExpressionEventTopicJourneyContext {
  customer?: ConversationSocialExpressionEventTopicJourneyCustomer;
  customerSession?: ConversationSocialExpressionEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationSocialExpressionEventTopicJourneyAction;
}

export interface ConversationSocialExpressionEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationSocialExpressionEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface ConversationSocialExpressionEventTopicScoredAgent {
  agent?: ConversationSocialExpressionEventTopicUriReference;
  score?: number;
}

/** Payload of `v2.users.{id}.conversations.socialexpressions`. */
export interface ConversationSocialExpressionEventTopicSocialConversation {
  id?: string;
  name?: string;
  participants?: ConversationSocialExpressionEventTopicSocialMediaParticipant[];
  otherMediaUris?: string[];
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
  disconnectType?: EventParticipantDisconnectType;
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
}

export interface ConversationSocialExpressionEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface ConversationSocialExpressionEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface ConversationVideoEventTopicConversationRoutingData {
  queue?: ConversationVideoEventTopicUriReference;
  language?: ConversationVideoEventTopicUriReference;
  priority?: number;
  skills?: ConversationVideoEventTopicUriReference[];
  scoredAgents?: ConversationVideoEventTopicScoredAgent[];
}

export interface ConversationVideoEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface ConversationVideoEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: ConversationVideoEventTopicDetail[];
  errors?: ConversationVideoEventTopicErrorBody[];
}

export interface ConversationVideoEventTopicJourneyAction {
  id?: string;
  actionMap?: ConversationVideoEventTopicJourneyActionMap;
}

export interface ConversationVideoEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface ConversationVideoEventTopicJourneyContext {
  customer?: ConversationVideoEventTopicJourneyCustomer;
  customerSession?: ConversationVideoEventTopicJourneyCustomerSession;
  triggeringAction?: ConversationVideoEventTopicJourneyAction;
}

export interface ConversationVideoEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface ConversationVideoEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface ConversationVideoEventTopicScoredAgent {
  agent?: ConversationVideoEventTopicUriReference;
  score?: number;
}

export interface ConversationVideoEventTopicUriReference {
  id?: string;
  name?: string;
}

/** Payload of `v2.users.{id}.conversations.videos`. */
export interface ConversationVideoEventTopicVideoConversation {
  id?: string;
  name?: string;
  participants?: ConversationVideoEventTopicVideoMediaParticipant[];
  otherMediaUris?: string[];
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
  disconnectType?: EventParticipantDisconnectType;
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
}

export interface ConversationVideoEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

/** Payload of `v2.speechandtextanalytics.programs.general.jobs.{id}`. */
export interface CreateGeneralProgramTopicsDefinitionsJob {
  id?: string;
  state?: OpenEnum<'Completed' | 'Failed'>;
}

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
}

export interface DialerAttemptLimitsConfigChangeRecallEntry {
  nbrAttempts?: number;
  minutesBetweenAttempts?: number;
}

export interface DialerCallabletimesetConfigChangeCallableTime {
  timeSlots?: DialerCallabletimesetConfigChangeTimeSlot[];
  timeZoneId?: string;
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
}

export interface DialerCallabletimesetConfigChangeTimeSlot {
  startTime?: string;
  stopTime?: string;
  day?: number;
}

/** Payload of `v2.outbound.campaigns.{id}`. */
export interface DialerCampaignConfigChangeCampaign {
  contactList?: DialerCampaignConfigChangeUriReference;
  queue?: DialerCampaignConfigChangeUriReference;
  dialingMode?: DialingMode;
  script?: DialerCampaignConfigChangeUriReference;
  edgeGroup?: DialerCampaignConfigChangeUriReference;
  site?: DialerCampaignConfigChangeUriReference;
  campaignStatus?: CampaignStatus;
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
}

export interface DialerCampaignConfigChangeContactSort {
  fieldName?: string;
  direction?: OpenEnum<'ASC' | 'DESC'>;
  numeric?: boolean;
}

export interface DialerCampaignConfigChangePhoneColumn {
  columnName?: string;
  type?: string;
}

export interface DialerCampaignConfigChangeRestErrorDetail {
  error?: string;
  details?: string;
}

export interface DialerCampaignConfigChangeUriReference {
  id?: string;
  name?: string;
}

/** Payload of `v2.outbound.campaigns.{id}.progress`. */
export interface DialerCampaignProgressEventCampaignProgress {
  campaign?: DialerCampaignProgressEventUriReference;
  numberOfContactsCalled?: number;
  numberOfContactsMessaged?: number;
  totalNumberOfContacts?: number;
  percentage?: number;
}

export interface DialerCampaignProgressEventUriReference {
  id?: string;
  name?: string;
}

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
}

export interface DialerCampaignRuleConfigChangeCampaignRuleAction {
  id?: string;
  parameters?: Dictionary<string>;
  actionType?: OpenEnum<
    'turnOnCampaign' | 'turnOffCampaign' | 'turnOnSequence' | 'turnOffSequence' | 'setCampaignPriority' | 'recycleCampaign'
  >;
  campaignRuleActionEntities?: DialerCampaignRuleConfigChangeCampaignRuleActionEntities;
}

export interface DialerCampaignRuleConfigChangeCampaignRuleActionEntities {
  useTriggeringEntity?: boolean;
  campaigns?: DialerCampaignRuleConfigChangeUriReference[];
  sequences?: DialerCampaignRuleConfigChangeUriReference[];
}

export interface DialerCampaignRuleConfigChangeCampaignRuleCondition {
  id?: string;
  parameters?: Dictionary<string>;
  conditionType?: OpenEnum<'campaignProgress' | 'campaignAgents'>;
}

export interface DialerCampaignRuleConfigChangeCampaignRuleEntities {
  campaigns?: DialerCampaignRuleConfigChangeUriReference[];
  sequences?: DialerCampaignRuleConfigChangeUriReference[];
}

export interface DialerCampaignRuleConfigChangeUriReference {
  id?: string;
  name?: string;
}

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
}

export interface DialerCampaignScheduleConfigChangeScheduleInterval {
  start?: string;
  end?: string;
}

export interface DialerCampaignScheduleConfigChangeUriReference {
  id?: string;
  name?: string;
}

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
}

export interface DialerContactlistConfigChangeContactPhoneNumberColumn {
  columnName?: string;
  type?: string;
  callableTimeColumn?: string;
}

export interface DialerContactlistConfigChangeEmailColumn {
  columnName?: string;
  type?: string;
}

export interface DialerContactlistConfigChangeImportStatus {
  importState?: OpenEnum<'IN_PROGRESS' | 'FAILED'>;
  totalRecords?: number;
  completedRecords?: number;
  percentageComplete?: number;
  failureReason?: string;
}

export interface DialerContactlistConfigChangeUriReference {
  id?: string;
  name?: string;
}

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
}

export interface DialerContactlistfilterConfigChangeFilterClause {
  filterType?: OpenEnum<'AND' | 'OR'>;
  predicates?: DialerContactlistfilterConfigChangeFilterPredicate[];
}

export interface DialerContactlistfilterConfigChangeFilterPredicate {
  column?: string;
  columnType?: OpenEnum<'numeric' | 'alphabetic'>;
  operator?: ContactListFilterOperator;
  value?: string;
  range?: DialerContactlistfilterConfigChangeRange;
  inverted?: boolean;
}

export interface DialerContactlistfilterConfigChangeRange {
  min?: string;
  max?: string;
  minInclusive?: boolean;
  maxInclusive?: boolean;
  inSet?: string[];
}

export interface DialerContactlistfilterConfigChangeUriReference {
  id?: string;
  name?: string;
}

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
}

export interface DialerDnclistConfigChangeImportStatus {
  importState?: OpenEnum<'IN_PROGRESS' | 'FAILED'>;
  totalRecords?: number;
  completedRecords?: number;
  percentageComplete?: number;
  failureReason?: string;
}

export interface DialerDnclistConfigChangeUriReference {
  id?: string;
  name?: string;
}

export interface DialerOutboundSettingsConfigChangeAtzmTimeSlot {
  earliestCallableTime?: string;
  latestCallableTime?: string;
}

export interface DialerOutboundSettingsConfigChangeAtzmTimeSlotWithTimeZone {
  timeZoneId?: string;
  earliestCallableTime?: string;
  latestCallableTime?: string;
}

export interface DialerOutboundSettingsConfigChangeAutomaticTimeZoneMappingSettings {
  callableWindows?: DialerOutboundSettingsConfigChangeCallableWindow[];
}

export interface DialerOutboundSettingsConfigChangeCallableWindow {
  mapped?: DialerOutboundSettingsConfigChangeAtzmTimeSlot;
  unmapped?: DialerOutboundSettingsConfigChangeAtzmTimeSlotWithTimeZone;
}

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
}

export interface DialerRulesetConfigChangeAction {
  type?: string;
  actionTypeName?: string;
  updateOption?: string;
  properties?: Dictionary<string>;
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
}

export interface DialerRulesetConfigChangeContactColumnToDataActionFieldMapping {
  contactColumnName?: string;
  dataActionField?: string;
}

export interface DialerRulesetConfigChangeDataActionConditionPredicate {
  outputField?: string;
  outputOperator?: DataActionOperator;
  comparisonValue?: string;
  outputFieldMissingResolution?: boolean;
  inverted?: boolean;
}

export interface DialerRulesetConfigChangeRule {
  conditions?: DialerRulesetConfigChangeCondition[];
  id?: string;
  name?: string;
  order?: number;
  category?: OpenEnum<'DIALER_PRECALL' | 'DIALER_WRAPUP'>;
  actions?: DialerRulesetConfigChangeAction[];
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
}

export interface DialerRulesetConfigChangeUriReference {
  id?: string;
  name?: string;
}

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
}

export interface DialerSequenceConfigChangeUriReference {
  id?: string;
  name?: string;
}

export interface DialerSequenceScheduleConfigChangeScheduleInterval {
  start?: string;
  end?: string;
}

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
}

export interface DialerSequenceScheduleConfigChangeUriReference {
  id?: string;
  name?: string;
}

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
}

/** Payload of `v2.outbound.dnclists.{id}.importstatus`. */
export interface DnclistImportStatusImportStatus {
  importState?: OpenEnum<'IN_PROGRESS' | 'FAILED'>;
  totalRecords?: number;
  completedRecords?: number;
  percentageComplete?: number;
  failureReason?: string;
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
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  code?: string;
}

export interface EdgeMetricsTopicEdgeMetricDisk {
  partitionName?: string;
  availableBytes?: number;
  totalBytes?: number;
}

export interface EdgeMetricsTopicEdgeMetricMemory {
  type?: string;
  availableBytes?: number;
  totalBytes?: number;
}

export interface EdgeMetricsTopicEdgeMetricNetworks {
  ifname?: string;
  sentBytesPerSec?: number;
  receivedBytesPerSec?: number;
  bandwidthBitsPerSec?: number;
  utilizationPct?: number;
}

export interface EdgeMetricsTopicEdgeMetricProcessor {
  cpuId?: string;
  idleTimePct?: number;
  activeTimePct?: number;
  privilegedTimePct?: number;
  userTimePct?: number;
}

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

export interface EdgeMetricsTopicUriReference {
  id?: string;
  name?: string;
}

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

export interface EvaluationQualityV2TopicCalibration {
  id?: string;
}

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
  status?: OpenEnum<'Pending' | 'InProgress' | 'Finished'>;
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
}

export interface EvaluationQualityV2TopicUser {
  id?: string;
  displayName?: string;
}

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
}

export interface ExternalContactsContactChangedTopicContactAddress {
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  countryCode?: string;
}

export interface ExternalContactsContactChangedTopicFacebookId {
  ids?: ExternalContactsContactChangedTopicFacebookScopedId[];
  displayName?: string;
}

export interface ExternalContactsContactChangedTopicFacebookScopedId {
  scopedId?: string;
}

export interface ExternalContactsContactChangedTopicLineId {
  ids?: ExternalContactsContactChangedTopicLineUserId[];
  displayName?: string;
}

export interface ExternalContactsContactChangedTopicLineUserId {
  userId?: string;
}

export interface ExternalContactsContactChangedTopicPhoneNumber {
  display?: string;
  extension?: number;
  acceptsSMS?: boolean;
  userInput?: string;
  e164?: string;
  countryCode?: string;
}

export interface ExternalContactsContactChangedTopicTwitterId {
  id?: string;
  name?: string;
  screenName?: string;
  verified?: boolean;
  profileUrl?: string;
}

export interface ExternalContactsContactChangedTopicWhatsAppId {
  phoneNumber?: ExternalContactsContactChangedTopicPhoneNumber;
  displayName?: string;
}

/** Payload of `v2.externalcontacts.contacts.{id}.unresolved`. */
export interface ExternalContactsUnresolvedContactChangedTopicContact {
  id?: string;
  type?: OpenEnum<'Ephemeral' | 'Identified' | 'Curated'>;
  firstName?: string;
  middleName?: string;
  lastName?: string;
  salutation?: string;
  title?: string;
  workPhone?: ExternalContactsUnresolvedContactChangedTopicPhoneNumber;
  cellPhone?: ExternalContactsUnresolvedContactChangedTopicPhoneNumber;
  homePhone?: ExternalContactsUnresolvedContactChangedTopicPhoneNumber;
  otherPhone?: ExternalContactsUnresolvedContactChangedTopicPhoneNumber;
  workEmail?: string;
  personalEmail?: string;
  otherEmail?: string;
  address?: ExternalContactsUnresolvedContactChangedTopicContactAddress;
  surveyOptOut?: boolean;
  externalSystemUrl?: string;
  twitterId?: ExternalContactsUnresolvedContactChangedTopicTwitterId;
  lineId?: ExternalContactsUnresolvedContactChangedTopicLineId;
  whatsAppId?: ExternalContactsUnresolvedContactChangedTopicWhatsAppId;
  facebookId?: ExternalContactsUnresolvedContactChangedTopicFacebookId;
}

export interface ExternalContactsUnresolvedContactChangedTopicContactAddress {
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  countryCode?: string;
}

export interface ExternalContactsUnresolvedContactChangedTopicFacebookId {
  ids?: ExternalContactsUnresolvedContactChangedTopicFacebookScopedId[];
  displayName?: string;
}

export interface ExternalContactsUnresolvedContactChangedTopicFacebookScopedId {
  scopedId?: string;
}

export interface ExternalContactsUnresolvedContactChangedTopicLineId {
  ids?: ExternalContactsUnresolvedContactChangedTopicLineUserId[];
  displayName?: string;
}

export interface ExternalContactsUnresolvedContactChangedTopicLineUserId {
  userId?: string;
}

export interface ExternalContactsUnresolvedContactChangedTopicPhoneNumber {
  display?: string;
  extension?: number;
  acceptsSMS?: boolean;
  userInput?: string;
  e164?: string;
  countryCode?: string;
}

export interface ExternalContactsUnresolvedContactChangedTopicTwitterId {
  id?: string;
  name?: string;
  screenName?: string;
  verified?: boolean;
  profileUrl?: string;
}

export interface ExternalContactsUnresolvedContactChangedTopicWhatsAppId {
  phoneNumber?: ExternalContactsUnresolvedContactChangedTopicPhoneNumber;
  displayName?: string;
}

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

export interface FaxTopicUserData {
  id?: string;
  name?: string;
}

export interface FaxTopicWorkspaceData {
  id?: string;
}

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
  conversationInitiator?: EventParticipantPurpose;
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
  mediaType?: AnalyticsMediaType;
  messageType?: string;
  originatingDirection?: OpenEnum<'inbound' | 'outbound'>;
  outboundCampaignId?: string;
  outboundContactId?: string;
  outboundContactListId?: string;
  participantName?: string;
  peerId?: string;
  provider?: string;
  purpose?: EventParticipantPurpose;
  queueId?: string;
  recognitionFailureReason?: string;
  remote?: string;
  removedSkillIds?: string[];
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
  usedRouting?: RoutingType;
  userId?: string;
  waitingInteractionCounts?: number[];
  wrapUpCode?: string;
  proposedAgents?: FlowMetricsTopicFlowProposedAgent[];
  outcomes?: FlowMetricsTopicFlowOutcome[];
  scoredAgents?: FlowMetricsTopicFlowScoredAgent[];
}

export interface FlowMetricsTopicFlowOutcome {
  flowOutcome?: string;
  flowOutcomeId?: string;
  flowOutcomeValue?: string;
}

export interface FlowMetricsTopicFlowProposedAgent {
  agentRank?: number;
  proposedAgentId?: string;
}

export interface FlowMetricsTopicFlowScoredAgent {
  agentScore?: number;
  scoredAgentId?: string;
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
}

export interface GamificationScorecardChangeTopicMetric {
  id?: string;
}

export interface GamificationScorecardChangeTopicPerformanceMetric {
  metric?: GamificationScorecardChangeTopicMetric;
  points?: number;
  value?: number;
  punctualityEvents?: GamificationScorecardChangeTopicPunctualityEvent[];
}

export interface GamificationScorecardChangeTopicPunctualityEvent {
  dateStart?: string;
  dateScheduleStart?: string;
  activityCode?: string;
  points?: number;
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

/** Payload of `v2.users.{id}.geolocation`. */
export interface GeolocationEventGeolocation {
  userId?: string;
  type?: string;
  country?: string;
  region?: string;
  city?: string;
}

/** Payload of `v2.groups.{id}.greetings`. */
export interface GroupGreetingEventGreeting {
  id?: string;
  name?: string;
  type?: string;
  ownerType?: string;
  owner?: GroupGreetingEventGreetingOwner;
  greetingAudioFile?: GroupGreetingEventGreetingAudioFile;
  audioTTS?: string;
}

export interface GroupGreetingEventGreetingAudioFile {
  durationMilliseconds?: number;
  sizeBytes?: number;
}

export interface GroupGreetingEventGreetingOwner {
  id?: string;
}

export interface JourneyOutcomeEventsNotificationActionMap {
  id?: string;
  selfUri?: string;
}

export interface JourneyOutcomeEventsNotificationAssociatedValue {
  dataType?: OpenEnum<'Number' | 'Integer'>;
  value?: number;
}

export interface JourneyOutcomeEventsNotificationBrowser {
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

export interface JourneyOutcomeEventsNotificationDevice {
  type?: string;
  isMobile?: boolean;
  screenHeight?: number;
  screenWidth?: number;
  fingerprint?: string;
  osFamily?: string;
  osVersion?: string;
  category?: OpenEnum<'desktop' | 'mobile' | 'tablet' | 'other'>;
}

export interface JourneyOutcomeEventsNotificationExternalContact {
  id?: string;
  selfUri?: string;
}

export interface JourneyOutcomeEventsNotificationGeoLocation {
  country?: string;
  countryName?: string;
  latitude?: number;
  longitude?: number;
  locality?: string;
  postalCode?: string;
  region?: string;
  regionName?: string;
  timezone?: string;
  source?: string;
}

export interface JourneyOutcomeEventsNotificationMktCampaign {
  content?: string;
  medium?: string;
  name?: string;
  source?: string;
  term?: string;
  clickId?: string;
  network?: string;
}

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

export interface JourneyOutcomeEventsNotificationReferrer {
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

export interface JourneyOutcomeEventsNotificationSegment {
  id?: string;
  selfUri?: string;
  /** @format date-time */
  assignedDate?: string;
}

export interface JourneyOutcomeEventsNotificationSession {
  id?: string;
  selfUri?: string;
  type?: string;
}

export interface JourneySessionEventsNotificationBrowser {
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

export interface JourneySessionEventsNotificationConnectedQueue {
  id?: string;
  selfUri?: string;
}

export interface JourneySessionEventsNotificationConversation {
  id?: string;
  selfUri?: string;
}

export interface JourneySessionEventsNotificationConversationChannel {
  type?: OpenEnum<'Unknown' | 'Voice' | 'Chat' | 'Email' | 'Callback' | 'Cobrowse' | 'Video' | 'Screenshare' | 'Message'>;
  messageType?: JourneyMessageType;
  platform?: string;
}

export interface JourneySessionEventsNotificationConversationUserDisposition {
  code?: string;
  notes?: string;
  user?: JourneySessionEventsNotificationUser;
}

export interface JourneySessionEventsNotificationCustomEventAttribute {
  value?: string;
  dataType?: OpenEnum<'STRING' | 'BOOLEAN' | 'NUMBER'>;
}

export interface JourneySessionEventsNotificationCustomEventAttributeList {
  values?: string[];
  dataType?: OpenEnum<'STRING' | 'BOOLEAN' | 'NUMBER'>;
}

export interface JourneySessionEventsNotificationDevice {
  type?: string;
  isMobile?: boolean;
  screenHeight?: number;
  screenWidth?: number;
  fingerprint?: string;
  osFamily?: string;
  osVersion?: string;
  category?: OpenEnum<'desktop' | 'mobile' | 'tablet' | 'other'>;
}

export interface JourneySessionEventsNotificationExternalContact {
  id?: string;
  selfUri?: string;
}

export interface JourneySessionEventsNotificationGeoLocation {
  country?: string;
  countryName?: string;
  latitude?: number;
  longitude?: number;
  locality?: string;
  postalCode?: string;
  region?: string;
  regionName?: string;
  timezone?: string;
  source?: string;
}

export interface JourneySessionEventsNotificationMktCampaign {
  content?: string;
  medium?: string;
  name?: string;
  source?: string;
  term?: string;
  clickId?: string;
  network?: string;
}

export interface JourneySessionEventsNotificationOutcome {
  id?: string;
  selfUri?: string;
}

export interface JourneySessionEventsNotificationOutcomeAchievement {
  outcome?: JourneySessionEventsNotificationOutcome;
  /** @format date-time */
  achievedDate?: string;
}

export interface JourneySessionEventsNotificationPage {
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

export interface JourneySessionEventsNotificationReferrer {
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

export interface JourneySessionEventsNotificationSegment {
  id?: string;
  selfUri?: string;
}

export interface JourneySessionEventsNotificationSegmentAssignment {
  segment?: JourneySessionEventsNotificationSegment;
  /** @format date-time */
  assignedDate?: string;
}

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
  externalId?: string;
  externalUrl?: string;
  outcomeAchievements?: JourneySessionEventsNotificationOutcomeAchievement[];
  segmentAssignments?: JourneySessionEventsNotificationSegmentAssignment[];
  attributes?: Dictionary<JourneySessionEventsNotificationCustomEventAttribute>;
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
  lastUserDisconnectType?: SessionDisconnectType;
  lastAcdOutcome?: OpenEnum<'Unknown' | 'Abandon' | 'Answered' | 'FlowOut'>;
  authenticated?: boolean;
}

export interface JourneySessionEventsNotificationSessionLastEvent {
  id?: string;
  eventName?: string;
  /** @format date-time */
  createdDate?: string;
}

export interface JourneySessionEventsNotificationUser {
  id?: string;
  selfUri?: string;
}

export interface JourneyWebActionEventsNotificationActionMap {
  id?: string;
  selfUri?: string;
}

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

export interface JourneyWebActionEventsNotificationActionTarget {
  id?: string;
  selfUri?: string;
}

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

export interface JourneyWebActionEventsNotificationBrowser {
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

export interface JourneyWebActionEventsNotificationDevice {
  type?: string;
  isMobile?: boolean;
  screenHeight?: number;
  screenWidth?: number;
  fingerprint?: string;
  osFamily?: string;
  osVersion?: string;
  category?: OpenEnum<'desktop' | 'mobile' | 'tablet' | 'other'>;
}

export interface JourneyWebActionEventsNotificationEmergencyGroup {
  id?: string;
  selfUri?: string;
}

export interface JourneyWebActionEventsNotificationEventAction {
  id?: string;
}

export interface JourneyWebActionEventsNotificationExternalContact {
  id?: string;
  selfUri?: string;
}

export interface JourneyWebActionEventsNotificationGeoLocation {
  country?: string;
  countryName?: string;
  latitude?: number;
  longitude?: number;
  locality?: string;
  postalCode?: string;
  region?: string;
  regionName?: string;
  timezone?: string;
  source?: string;
}

export interface JourneyWebActionEventsNotificationMktCampaign {
  content?: string;
  medium?: string;
  name?: string;
  source?: string;
  term?: string;
  clickId?: string;
  network?: string;
}

export interface JourneyWebActionEventsNotificationReferrer {
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

export interface JourneyWebActionEventsNotificationScheduleGroup {
  id?: string;
  selfUri?: string;
}

export interface JourneyWebActionEventsNotificationSession {
  id?: string;
  selfUri?: string;
  type?: string;
}

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
}

export interface JourneyWebEventsNotificationActionMap {
  id?: string;
  selfUri?: string;
  displayName?: string;
  version?: number;
}

export interface JourneyWebEventsNotificationActionTarget {
  id?: string;
  selfUri?: string;
}

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
}

export interface JourneyWebEventsNotificationEventAction {
  id?: string;
  /** @format date-time */
  createdDate?: string;
  state?: OpenEnum<
    | 'accepted'
    | 'rejected'
    | 'timedout'
    | 'errored'
    | 'ignored'
    | 'qualified'
    | 'offered'
    | 'started'
    | 'engaged'
    | 'qualifiedOutsideSchedule'
    | 'offeredOutsideSchedule'
    | 'abandoned'
    | 'completed'
    | 'frequencyCapReached'
  >;
  mediaType?: OpenEnum<'webchat' | 'webMessagingOffer' | 'contentOffer' | 'architectFlow'>;
  prompt?: string;
}

export interface JourneyWebEventsNotificationExternalContact {
  id?: string;
  selfUri?: string;
}

export interface JourneyWebEventsNotificationGeoLocation {
  country?: string;
  countryName?: string;
  latitude?: number;
  longitude?: number;
  locality?: string;
  postalCode?: string;
  region?: string;
  regionName?: string;
  timezone?: string;
  source?: string;
}

export interface JourneyWebEventsNotificationMktCampaign {
  content?: string;
  medium?: string;
  name?: string;
  source?: string;
  term?: string;
  clickId?: string;
  network?: string;
}

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
  eventType?: OpenEnum<'WebEvent' | 'WebActionEvent' | 'OutcomeAchievedEvent'>;
  webEvent?: JourneyWebEventsNotificationWebMessage;
  webActionEvent?: JourneyWebEventsNotificationWebActionMessage;
  outcomeAchievedEvent?: JourneyWebEventsNotificationOutcomeAchievedMessage;
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

export interface KlaxonHeartBeatAlertsTopicNotificationUser {
  id?: string;
  displayName?: string;
}

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

export interface KlaxonHeartBeatRulesTopicNotificationUser {
  id?: string;
  displayName?: string;
}

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

export interface KlaxonInteractionStatsAlertsTopicNotificationUser {
  id?: string;
  displayName?: string;
}

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

export interface KlaxonInteractionStatsRulesTopicNotificationUser {
  id?: string;
  displayName?: string;
}

/** Payload of `v2.wem.learning.assignments.modules.{id}`. */
export interface LearningAssignmentRuleRunTopicLearningAssignmentRuleRunNotification {
  entities?: LearningAssignmentRuleRunTopicLearningAssignmentsCreated[];
  total?: number;
}

export interface LearningAssignmentRuleRunTopicLearningAssignmentsCreated {
  module?: LearningAssignmentRuleRunTopicLearningModuleReference;
}

export interface LearningAssignmentRuleRunTopicLearningModuleReference {
  id?: string;
  name?: string;
}

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
}

export interface LearningAssignmentTopicLearningModuleReference {
  id?: string;
  name?: string;
}

export interface LearningAssignmentTopicUserReference {
  id?: string;
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

export interface OutOfOfficeEventUser {
  id?: string;
}

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
}

export interface OutboundMessagingMessagingCampaignConfigChangeContactSort {
  fieldName?: string;
  direction?: OpenEnum<'ASC' | 'DESC'>;
  numeric?: boolean;
}

export interface OutboundMessagingMessagingCampaignConfigChangeEmailConfig {
  emailColumns?: string[];
  contentTemplate?: OutboundMessagingMessagingCampaignConfigChangeResponseRef;
  fromAddress?: OutboundMessagingMessagingCampaignConfigChangeFromEmailAddress;
  replyToAddress?: OutboundMessagingMessagingCampaignConfigChangeReplyToEmailAddress;
}

export interface OutboundMessagingMessagingCampaignConfigChangeErrorDetail {
  error?: string;
  details?: string;
}

export interface OutboundMessagingMessagingCampaignConfigChangeFromEmailAddress {
  friendlyName?: string;
  localPart?: string;
  domain?: OutboundMessagingMessagingCampaignConfigChangeUriReference;
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
}

export interface OutboundMessagingMessagingCampaignConfigChangeReplyToEmailAddress {
  domain?: OutboundMessagingMessagingCampaignConfigChangeUriReference;
  route?: OutboundMessagingMessagingCampaignConfigChangeUriReference;
}

export interface OutboundMessagingMessagingCampaignConfigChangeResponseRef {
  id?: string;
}

export interface OutboundMessagingMessagingCampaignConfigChangeSmsConfig {
  messageColumn?: string;
  phoneColumn?: string;
  senderSmsPhoneNumber?: OutboundMessagingMessagingCampaignConfigChangeSmsPhoneNumberRef;
  contentTemplate?: OutboundMessagingMessagingCampaignConfigChangeResponseRef;
}

export interface OutboundMessagingMessagingCampaignConfigChangeSmsPhoneNumberRef {
  phoneNumber?: string;
}

export interface OutboundMessagingMessagingCampaignConfigChangeUriReference {
  id?: string;
  name?: string;
}

/** Payload of `v2.outbound.messagingcampaigns.{id}.progress`. */
export interface OutboundMessagingMessagingCampaignProgressEventCampaignProgress {
  campaign?: OutboundMessagingMessagingCampaignProgressEventUriReference;
  numberOfContactsCalled?: number;
  numberOfContactsMessaged?: number;
  totalNumberOfContacts?: number;
  percentage?: number;
}

export interface OutboundMessagingMessagingCampaignProgressEventUriReference {
  id?: string;
  name?: string;
}

export interface PhoneChangeTopicEdgeReference {
  id?: string;
  name?: string;
  selfUri?: string;
}

export interface PhoneChangeTopicLineStatus {
  id?: string;
  reachable?: boolean;
  addressOfRecord?: string;
  contactAddresses?: string[];
  /** @format date-time */
  reachableStateTime?: string;
}

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

export interface PhoneChangeTopicProvisionInfo {
  /** @format date-time */
  time?: string;
  source?: string;
  errorInfo?: string;
}

export interface PhoneChangeTopicUserAgentInfo {
  firmwareVersion?: string;
  manufacturer?: string;
  model?: string;
}

export interface PresenceEventOrganizationPresence {
  id?: string;
  systemPresence?: string;
}

/** Payload of `v2.users.{id}.presence`. */
export interface PresenceEventUserPresence {
  source?: string;
  presenceDefinition?: PresenceEventOrganizationPresence;
  primary?: boolean;
  message?: string;
  /** @format date-time */
  modifiedDate?: string;
}

/** Payload of `v2.speechandtextanalytics.programs.publishjobs.{id}`. */
export interface PublishProgramTopicsDefinitionsJob {
  id?: string;
  state?: OpenEnum<'Completed' | 'Failed'>;
}

/** Payload of `v2.speechandtextanalytics.topics.publishjobs.{id}`. */
export interface PublishTopicTopicsDefinitionsJob {
  id?: string;
  state?: OpenEnum<'Completed' | 'Failed'>;
}

/** Payload of `v2.routing.queues.{id}.conversations.calls`. */
export interface QueueConversationCallEventTopicCallConversation {
  id?: string;
  name?: string;
  participants?: QueueConversationCallEventTopicCallMediaParticipant[];
  otherMediaUris?: string[];
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  maxParticipants?: number;
}

export interface QueueConversationCallEventTopicCallMediaParticipant {
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
  disconnectType?: EventParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: QueueConversationCallEventTopicUriReference;
  queue?: QueueConversationCallEventTopicUriReference;
  team?: QueueConversationCallEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: QueueConversationCallEventTopicErrorBody;
  script?: QueueConversationCallEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: QueueConversationCallEventTopicUriReference;
  externalOrganization?: QueueConversationCallEventTopicUriReference;
  wrapup?: QueueConversationCallEventTopicWrapup;
  conversationRoutingData?: QueueConversationCallEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: QueueConversationCallEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  muted?: boolean;
  confined?: boolean;
  recording?: boolean;
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  group?: QueueConversationCallEventTopicUriReference;
  ani?: string;
  dnis?: string;
  documentId?: string;
  monitoredParticipantId?: string;
  coachedParticipantId?: string;
  bargedParticipantId?: string;
  /** @format date-time */
  bargedTime?: string;
  consultParticipantId?: string;
  faxStatus?: QueueConversationCallEventTopicFaxStatus;
}

export interface QueueConversationCallEventTopicConversationRoutingData {
  queue?: QueueConversationCallEventTopicUriReference;
  language?: QueueConversationCallEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationCallEventTopicUriReference[];
  scoredAgents?: QueueConversationCallEventTopicScoredAgent[];
}

export interface QueueConversationCallEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface QueueConversationCallEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: QueueConversationCallEventTopicDetail[];
  errors?: QueueConversationCallEventTopicErrorBody[];
}

export interface QueueConversationCallEventTopicFaxStatus {
  direction?: string;
  expectedPages?: number;
  activePage?: number;
  linesTransmitted?: number;
  bytesTransmitted?: number;
  dataRate?: number;
  pageErrors?: number;
  lineErrors?: number;
}

export interface QueueConversationCallEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationCallEventTopicJourneyActionMap;
}

export interface QueueConversationCallEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationCallEventTopicJourneyContext {
  customer?: QueueConversationCallEventTopicJourneyCustomer;
  customerSession?: QueueConversationCallEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationCallEventTopicJourneyAction;
}

export interface QueueConversationCallEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationCallEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface QueueConversationCallEventTopicScoredAgent {
  agent?: QueueConversationCallEventTopicUriReference;
  score?: number;
}

export interface QueueConversationCallEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationCallEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

/** Payload of `v2.routing.queues.{id}.conversations.callbacks`. */
export interface QueueConversationCallbackEventTopicCallbackConversation {
  id?: string;
  name?: string;
  participants?: QueueConversationCallbackEventTopicCallbackMediaParticipant[];
  otherMediaUris?: string[];
}

export interface QueueConversationCallbackEventTopicCallbackMediaParticipant {
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
  disconnectType?: EventParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: QueueConversationCallbackEventTopicUriReference;
  queue?: QueueConversationCallbackEventTopicUriReference;
  team?: QueueConversationCallbackEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: QueueConversationCallbackEventTopicErrorBody;
  script?: QueueConversationCallbackEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: QueueConversationCallbackEventTopicUriReference;
  externalOrganization?: QueueConversationCallbackEventTopicUriReference;
  wrapup?: QueueConversationCallbackEventTopicWrapup;
  conversationRoutingData?: QueueConversationCallbackEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: QueueConversationCallbackEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  outboundPreview?: QueueConversationCallbackEventTopicDialerPreview;
  voicemail?: QueueConversationCallbackEventTopicVoicemail;
  callbackNumbers?: string[];
  callbackUserName?: string;
  skipEnabled?: boolean;
  externalCampaign?: boolean;
  timeoutSeconds?: number;
  /** @format date-time */
  callbackScheduledTime?: string;
  automatedCallbackConfigId?: string;
}

export interface QueueConversationCallbackEventTopicConversationRoutingData {
  queue?: QueueConversationCallbackEventTopicUriReference;
  language?: QueueConversationCallbackEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationCallbackEventTopicUriReference[];
  scoredAgents?: QueueConversationCallbackEventTopicScoredAgent[];
}

export interface QueueConversationCallbackEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface QueueConversationCallbackEventTopicDialerPreview {
  id?: string;
  contactId?: string;
  contactListId?: string;
  campaignId?: string;
  phoneNumberColumns?: QueueConversationCallbackEventTopicPhoneNumberColumn[];
}

export interface QueueConversationCallbackEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: QueueConversationCallbackEventTopicDetail[];
  errors?: QueueConversationCallbackEventTopicErrorBody[];
}

export interface QueueConversationCallbackEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationCallbackEventTopicJourneyActionMap;
}

export interface QueueConversationCallbackEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationCallbackEventTopicJourneyContext {
  customer?: QueueConversationCallbackEventTopicJourneyCustomer;
  customerSession?: QueueConversationCallbackEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationCallbackEventTopicJourneyAction;
}

export interface QueueConversationCallbackEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationCallbackEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface QueueConversationCallbackEventTopicPhoneNumberColumn {
  columnName?: string;
  type?: string;
}

export interface QueueConversationCallbackEventTopicScoredAgent {
  agent?: QueueConversationCallbackEventTopicUriReference;
  score?: number;
}

export interface QueueConversationCallbackEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationCallbackEventTopicVoicemail {
  id?: string;
  uploadStatus?: VoicemailUploadStatus;
}

export interface QueueConversationCallbackEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

/** Payload of `v2.routing.queues.{id}.conversations.chats`. */
export interface QueueConversationChatEventTopicChatConversation {
  id?: string;
  name?: string;
  participants?: QueueConversationChatEventTopicChatMediaParticipant[];
  otherMediaUris?: string[];
}

export interface QueueConversationChatEventTopicChatMediaParticipant {
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
  disconnectType?: EventParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: QueueConversationChatEventTopicUriReference;
  queue?: QueueConversationChatEventTopicUriReference;
  team?: QueueConversationChatEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: QueueConversationChatEventTopicErrorBody;
  script?: QueueConversationChatEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: QueueConversationChatEventTopicUriReference;
  externalOrganization?: QueueConversationChatEventTopicUriReference;
  wrapup?: QueueConversationChatEventTopicWrapup;
  conversationRoutingData?: QueueConversationChatEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: QueueConversationChatEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  roomId?: string;
  avatarImageUrl?: string;
}

export interface QueueConversationChatEventTopicConversationRoutingData {
  queue?: QueueConversationChatEventTopicUriReference;
  language?: QueueConversationChatEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationChatEventTopicUriReference[];
  scoredAgents?: QueueConversationChatEventTopicScoredAgent[];
}

export interface QueueConversationChatEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface QueueConversationChatEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: QueueConversationChatEventTopicDetail[];
  errors?: QueueConversationChatEventTopicErrorBody[];
}

export interface QueueConversationChatEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationChatEventTopicJourneyActionMap;
}

export interface QueueConversationChatEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationChatEventTopicJourneyContext {
  customer?: QueueConversationChatEventTopicJourneyCustomer;
  customerSession?: QueueConversationChatEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationChatEventTopicJourneyAction;
}

export interface QueueConversationChatEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationChatEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface QueueConversationChatEventTopicScoredAgent {
  agent?: QueueConversationChatEventTopicUriReference;
  score?: number;
}

export interface QueueConversationChatEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationChatEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

/** Payload of `v2.routing.queues.{id}.conversations.cobrowseSessions`. */
export interface QueueConversationCobrowseEventTopicCobrowseConversation {
  id?: string;
  name?: string;
  participants?: QueueConversationCobrowseEventTopicCobrowseMediaParticipant[];
  otherMediaUris?: string[];
}

export interface QueueConversationCobrowseEventTopicCobrowseMediaParticipant {
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
  disconnectType?: EventParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: QueueConversationCobrowseEventTopicUriReference;
  queue?: QueueConversationCobrowseEventTopicUriReference;
  team?: QueueConversationCobrowseEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: QueueConversationCobrowseEventTopicErrorBody;
  script?: QueueConversationCobrowseEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: QueueConversationCobrowseEventTopicUriReference;
  externalOrganization?: QueueConversationCobrowseEventTopicUriReference;
  wrapup?: QueueConversationCobrowseEventTopicWrapup;
  conversationRoutingData?: QueueConversationCobrowseEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: QueueConversationCobrowseEventTopicJourneyContext;
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
}

export interface QueueConversationCobrowseEventTopicConversationRoutingData {
  queue?: QueueConversationCobrowseEventTopicUriReference;
  language?: QueueConversationCobrowseEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationCobrowseEventTopicUriReference[];
  scoredAgents?: QueueConversationCobrowseEventTopicScoredAgent[];
}

export interface QueueConversationCobrowseEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface QueueConversationCobrowseEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: QueueConversationCobrowseEventTopicDetail[];
  errors?: QueueConversationCobrowseEventTopicErrorBody[];
}

export interface QueueConversationCobrowseEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationCobrowseEventTopicJourneyActionMap;
}

export interface QueueConversationCobrowseEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationCobrowseEventTopicJourneyContext {
  customer?: QueueConversationCobrowseEventTopicJourneyCustomer;
  customerSession?: QueueConversationCobrowseEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationCobrowseEventTopicJourneyAction;
}

export interface QueueConversationCobrowseEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationCobrowseEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface QueueConversationCobrowseEventTopicScoredAgent {
  agent?: QueueConversationCobrowseEventTopicUriReference;
  score?: number;
}

export interface QueueConversationCobrowseEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationCobrowseEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface QueueConversationEmailEventTopicAttachment {
  attachmentId?: string;
  name?: string;
  contentUri?: string;
  contentType?: string;
  contentLength?: number;
}

export interface QueueConversationEmailEventTopicConversationRoutingData {
  queue?: QueueConversationEmailEventTopicUriReference;
  language?: QueueConversationEmailEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationEmailEventTopicUriReference[];
  scoredAgents?: QueueConversationEmailEventTopicScoredAgent[];
}

export interface QueueConversationEmailEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

/** Payload of `v2.routing.queues.{id}.conversations.emails`. */
export interface QueueConversationEmailEventTopicEmailConversation {
  id?: string;
  name?: string;
  participants?: QueueConversationEmailEventTopicEmailMediaParticipant[];
  otherMediaUris?: string[];
}

export interface QueueConversationEmailEventTopicEmailMediaParticipant {
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
  disconnectType?: EventParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: QueueConversationEmailEventTopicUriReference;
  queue?: QueueConversationEmailEventTopicUriReference;
  team?: QueueConversationEmailEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: QueueConversationEmailEventTopicErrorBody;
  script?: QueueConversationEmailEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: QueueConversationEmailEventTopicUriReference;
  externalOrganization?: QueueConversationEmailEventTopicUriReference;
  wrapup?: QueueConversationEmailEventTopicWrapup;
  conversationRoutingData?: QueueConversationEmailEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: QueueConversationEmailEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  subject?: string;
  messagesSent?: number;
  autoGenerated?: boolean;
  messageId?: string;
  draftAttachments?: QueueConversationEmailEventTopicAttachment[];
  spam?: boolean;
}

export interface QueueConversationEmailEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: QueueConversationEmailEventTopicDetail[];
  errors?: QueueConversationEmailEventTopicErrorBody[];
}

export interface QueueConversationEmailEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationEmailEventTopicJourneyActionMap;
}

export interface QueueConversationEmailEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationEmailEventTopicJourneyContext {
  customer?: QueueConversationEmailEventTopicJourneyCustomer;
  customerSession?: QueueConversationEmailEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationEmailEventTopicJourneyAction;
}

export interface QueueConversationEmailEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationEmailEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface QueueConversationEmailEventTopicScoredAgent {
  agent?: QueueConversationEmailEventTopicUriReference;
  score?: number;
}

export interface QueueConversationEmailEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationEmailEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface QueueConversationEventTopicAddress {
  name?: string;
  nameRaw?: string;
  addressNormalized?: string;
  addressRaw?: string;
  addressDisplayable?: string;
}

export interface QueueConversationEventTopicAfterCallWork {
  state?: EventAfterCallWorkState;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  endTime?: string;
}

export interface QueueConversationEventTopicAttachment {
  attachmentId?: string;
  name?: string;
  contentUri?: string;
  contentType?: string;
  contentLength?: number;
}

export interface QueueConversationEventTopicCall {
  id?: string;
  state?: EventCallState;
  initialState?: EventCallState;
  recording?: boolean;
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  muted?: boolean;
  confined?: boolean;
  held?: boolean;
  errorInfo?: QueueConversationEventTopicErrorDetails;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  direction?: OpenEnum<'outbound' | 'inbound'>;
  documentId?: string;
  self?: QueueConversationEventTopicAddress;
  other?: QueueConversationEventTopicAddress;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  disconnectReasons?: QueueConversationEventTopicDisconnectReason[];
  faxStatus?: QueueConversationEventTopicFaxStatus;
  uuiData?: string;
  /** @format date-time */
  bargedTime?: string;
  wrapup?: QueueConversationEventTopicWrapup;
  afterCallWork?: QueueConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
}

export interface QueueConversationEventTopicCallback {
  state?: EventCallbackState;
  initialState?: EventCallbackState;
  id?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  held?: boolean;
  disconnectType?: EventCallbackDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  dialerPreview?: QueueConversationEventTopicDialerPreview;
  voicemail?: QueueConversationEventTopicVoicemail;
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
  wrapup?: QueueConversationEventTopicWrapup;
  afterCallWork?: QueueConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  callerId?: string;
  callerIdName?: string;
}

export interface QueueConversationEventTopicChat {
  state?: EventMediaState;
  initialState?: EventMediaState;
  id?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  roomId?: string;
  avatarImageUrl?: string;
  held?: boolean;
  disconnectType?: EventCallbackDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  journeyContext?: QueueConversationEventTopicJourneyContext;
  wrapup?: QueueConversationEventTopicWrapup;
  afterCallWork?: QueueConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationEventTopicCobrowse {
  state?: EventMediaState;
  initialState?: EventMediaState;
  disconnectType?: EventCobrowseDisconnectType;
  id?: string;
  self?: QueueConversationEventTopicAddress;
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
  wrapup?: QueueConversationEventTopicWrapup;
  afterCallWork?: QueueConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

/** Payload of `v2.routing.queues.{id}.conversations`. */
export interface QueueConversationEventTopicConversation {
  id?: string;
  maxParticipants?: number;
  participants?: QueueConversationEventTopicParticipant[];
  recordingState?: string;
  address?: string;
  externalTag?: string;
}

export interface QueueConversationEventTopicConversationRoutingData {
  queue?: QueueConversationEventTopicUriReference;
  language?: QueueConversationEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationEventTopicUriReference[];
  scoredAgents?: QueueConversationEventTopicScoredAgent[];
}

export interface QueueConversationEventTopicDialerPreview {
  id?: string;
  contactId?: string;
  contactListId?: string;
  campaignId?: string;
  phoneNumberColumns?: QueueConversationEventTopicPhoneNumberColumn[];
}

export interface QueueConversationEventTopicDisconnectReason {
  type?: OpenEnum<'q850' | 'sip'>;
  code?: number;
  phrase?: string;
}

export interface QueueConversationEventTopicEmail {
  id?: string;
  state?: EventEmailState;
  initialState?: EventEmailState;
  held?: boolean;
  autoGenerated?: boolean;
  subject?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  messagesSent?: number;
  errorInfo?: QueueConversationEventTopicErrorDetails;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  messageId?: string;
  direction?: OpenEnum<'outbound' | 'inbound'>;
  draftAttachments?: QueueConversationEventTopicAttachment[];
  spam?: boolean;
  wrapup?: QueueConversationEventTopicWrapup;
  afterCallWork?: QueueConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationEventTopicErrorDetails {
  status?: number;
  code?: string;
  message?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  uri?: string;
}

export interface QueueConversationEventTopicFaxStatus {
  direction?: string;
  expectedPages?: number;
  activePage?: number;
  linesTransmitted?: number;
  bytesTransmitted?: number;
  baudRate?: number;
  pageErrors?: number;
  lineErrors?: number;
}

export interface QueueConversationEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationEventTopicJourneyActionMap;
}

export interface QueueConversationEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationEventTopicJourneyContext {
  customer?: QueueConversationEventTopicJourneyCustomer;
  customerSession?: QueueConversationEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationEventTopicJourneyAction;
}

export interface QueueConversationEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface QueueConversationEventTopicMessage {
  id?: string;
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  held?: boolean;
  errorInfo?: QueueConversationEventTopicErrorDetails;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  toAddress?: QueueConversationEventTopicAddress;
  fromAddress?: QueueConversationEventTopicAddress;
  messages?: QueueConversationEventTopicMessageDetails[];
  messagesTranscriptUri?: string;
  type?: EventMessageType;
  recipientCountry?: string;
  recipientType?: string;
  journeyContext?: QueueConversationEventTopicJourneyContext;
  wrapup?: QueueConversationEventTopicWrapup;
  afterCallWork?: QueueConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
}

export interface QueueConversationEventTopicMessageDetails {
  messageId?: string;
  /** @format date-time */
  messageTime?: string;
  messageStatus?: EventMessageStatus;
  messageSegmentCount?: number;
  media?: QueueConversationEventTopicMessageMedia[];
  errorInfo?: QueueConversationEventTopicErrorDetails;
  stickers?: QueueConversationEventTopicMessageSticker[];
  messageMetadata?: QueueConversationEventTopicMessageMetadata;
}

export interface QueueConversationEventTopicMessageMedia {
  url?: string;
  mediaType?: string;
  contentLengthBytes?: number;
  name?: string;
  id?: string;
}

export interface QueueConversationEventTopicMessageMetadata {
  type?: string;
  events?: QueueConversationEventTopicMessageMetadataEvent[];
  content?: QueueConversationEventTopicMessageMetadataContent[];
}

export interface QueueConversationEventTopicMessageMetadataContent {
  contentType?: string;
  subType?: string;
}

export interface QueueConversationEventTopicMessageMetadataEvent {
  eventType?: string;
  subType?: string;
}

export interface QueueConversationEventTopicMessageSticker {
  url?: string;
  id?: string;
}

export interface QueueConversationEventTopicParticipant {
  id?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  userId?: string;
  externalContactId?: string;
  externalOrganizationId?: string;
  name?: string;
  queueId?: string;
  groupId?: string;
  teamId?: string;
  purpose?: string;
  consultParticipantId?: string;
  address?: string;
  wrapupRequired?: boolean;
  wrapupExpected?: boolean;
  wrapupPrompt?: string;
  wrapupTimeoutMs?: number;
  wrapup?: QueueConversationEventTopicWrapup;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  conversationRoutingData?: QueueConversationEventTopicConversationRoutingData;
  alertingTimeoutMs?: number;
  monitoredParticipantId?: string;
  coachedParticipantId?: string;
  bargedParticipantId?: string;
  screenRecordingState?: EventScreenRecordingState;
  flaggedReason?: string;
  attributes?: Dictionary<string>;
  calls?: QueueConversationEventTopicCall[];
  callbacks?: QueueConversationEventTopicCallback[];
  chats?: QueueConversationEventTopicChat[];
  cobrowsesessions?: QueueConversationEventTopicCobrowse[];
  emails?: QueueConversationEventTopicEmail[];
  messages?: QueueConversationEventTopicMessage[];
  screenshares?: QueueConversationEventTopicScreenshare[];
  socialExpressions?: QueueConversationEventTopicSocialExpression[];
  videos?: QueueConversationEventTopicVideo[];
  workflow?: QueueConversationEventTopicWorkflow;
}

export interface QueueConversationEventTopicPhoneNumberColumn {
  columnName?: string;
  type?: string;
}

export interface QueueConversationEventTopicScoredAgent {
  agent?: QueueConversationEventTopicUriReference;
  score?: number;
}

export interface QueueConversationEventTopicScreenshare {
  state?: EventMediaState;
  initialState?: EventMediaState;
  self?: QueueConversationEventTopicAddress;
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
  wrapup?: QueueConversationEventTopicWrapup;
  afterCallWork?: QueueConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationEventTopicSocialExpression {
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
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  wrapup?: QueueConversationEventTopicWrapup;
  afterCallWork?: QueueConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationEventTopicVideo {
  state?: EventMediaState;
  initialState?: EventMediaState;
  self?: QueueConversationEventTopicAddress;
  id?: string;
  context?: string;
  audioMuted?: boolean;
  videoMuted?: boolean;
  sharingScreen?: boolean;
  peerCount?: JsonObject;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  msids?: string[];
  wrapup?: QueueConversationEventTopicWrapup;
  afterCallWork?: QueueConversationEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationEventTopicVoicemail {
  id?: string;
  uploadStatus?: VoicemailUploadStatus;
}

export interface QueueConversationEventTopicWorkflow {
  workflowId?: string;
}

export interface QueueConversationEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface QueueConversationMessageEventTopicConversationRoutingData {
  queue?: QueueConversationMessageEventTopicUriReference;
  language?: QueueConversationMessageEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationMessageEventTopicUriReference[];
  scoredAgents?: QueueConversationMessageEventTopicScoredAgent[];
}

export interface QueueConversationMessageEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface QueueConversationMessageEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: QueueConversationMessageEventTopicDetail[];
  errors?: QueueConversationMessageEventTopicErrorBody[];
}

export interface QueueConversationMessageEventTopicErrorDetails {
  status?: number;
  code?: string;
  message?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  uri?: string;
}

export interface QueueConversationMessageEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationMessageEventTopicJourneyActionMap;
}

export interface QueueConversationMessageEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationMessageEventTopicJourneyContext {
  customer?: QueueConversationMessageEventTopicJourneyCustomer;
  customerSession?: QueueConversationMessageEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationMessageEventTopicJourneyAction;
}

export interface QueueConversationMessageEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationMessageEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

/** Payload of `v2.routing.queues.{id}.conversations.messages`. */
export interface QueueConversationMessageEventTopicMessageConversation {
  id?: string;
  name?: string;
  participants?: QueueConversationMessageEventTopicMessageMediaParticipant[];
  otherMediaUris?: string[];
}

export interface QueueConversationMessageEventTopicMessageDetails {
  message?: QueueConversationMessageEventTopicUriReference;
  /** @format date-time */
  messageTime?: string;
  messageSegmentCount?: number;
  messageStatus?: EventMessageStatus;
  media?: QueueConversationMessageEventTopicMessageMedia[];
  stickers?: QueueConversationMessageEventTopicMessageSticker[];
  errorInfo?: QueueConversationMessageEventTopicErrorDetails;
  messageMetadata?: QueueConversationMessageEventTopicMessageMetadata;
}

export interface QueueConversationMessageEventTopicMessageMedia {
  url?: string;
  mediaType?: string;
  contentLengthBytes?: number;
  name?: string;
  id?: string;
}

export interface QueueConversationMessageEventTopicMessageMediaParticipant {
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
  disconnectType?: EventParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: QueueConversationMessageEventTopicUriReference;
  queue?: QueueConversationMessageEventTopicUriReference;
  team?: QueueConversationMessageEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: QueueConversationMessageEventTopicErrorBody;
  script?: QueueConversationMessageEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: QueueConversationMessageEventTopicUriReference;
  externalOrganization?: QueueConversationMessageEventTopicUriReference;
  wrapup?: QueueConversationMessageEventTopicWrapup;
  conversationRoutingData?: QueueConversationMessageEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: QueueConversationMessageEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  messages?: QueueConversationMessageEventTopicMessageDetails[];
  type?: EventMessageType;
  recipientCountry?: string;
  recipientType?: string;
}

export interface QueueConversationMessageEventTopicMessageMetadata {
  type?: string;
  events?: QueueConversationMessageEventTopicMessageMetadataEvent[];
  content?: QueueConversationMessageEventTopicMessageMetadataContent[];
}

export interface QueueConversationMessageEventTopicMessageMetadataContent {
  contentType?: string;
  subType?: string;
}

export interface QueueConversationMessageEventTopicMessageMetadataEvent {
  eventType?: string;
  subType?: string;
}

export interface QueueConversationMessageEventTopicMessageSticker {
  url?: string;
  id?: string;
}

export interface QueueConversationMessageEventTopicScoredAgent {
  agent?: QueueConversationMessageEventTopicUriReference;
  score?: number;
}

export interface QueueConversationMessageEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationMessageEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface QueueConversationScreenShareEventTopicConversationRoutingData {
  queue?: QueueConversationScreenShareEventTopicUriReference;
  language?: QueueConversationScreenShareEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationScreenShareEventTopicUriReference[];
  scoredAgents?: QueueConversationScreenShareEventTopicScoredAgent[];
}

export interface QueueConversationScreenShareEventTopicDetail {
  errorCode?: string;
  fieldName?: string;
  entityId?: string;
  entityName?: string;
}

export interface QueueConversationScreenShareEventTopicErrorBody {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: QueueConversationScreenShareEventTopicDetail[];
  errors?: QueueConversationScreenShareEventTopicErrorBody[];
}

export interface QueueConversationScreenShareEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationScreenShareEventTopicJourneyActionMap;
}

export interface QueueConversationScreenShareEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationScreenShareEventTopicJourneyContext {
  customer?: QueueConversationScreenShareEventTopicJourneyCustomer;
  customerSession?: QueueConversationScreenShareEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationScreenShareEventTopicJourneyAction;
}

export interface QueueConversationScreenShareEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationScreenShareEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface QueueConversationScreenShareEventTopicScoredAgent {
  agent?: QueueConversationScreenShareEventTopicUriReference;
  score?: number;
}

/** Payload of `v2.routing.queues.{id}.conversations.screenshares`. */
export interface QueueConversationScreenShareEventTopicScreenShareConversation {
  id?: string;
  name?: string;
  participants?: QueueConversationScreenShareEventTopicScreenShareMediaParticipant[];
  otherMediaUris?: string[];
}

export interface QueueConversationScreenShareEventTopicScreenShareMediaParticipant {
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
  disconnectType?: EventParticipantDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: QueueConversationScreenShareEventTopicUriReference;
  queue?: QueueConversationScreenShareEventTopicUriReference;
  team?: QueueConversationScreenShareEventTopicUriReference;
  attributes?: Dictionary<string>;
  errorInfo?: QueueConversationScreenShareEventTopicErrorBody;
  script?: QueueConversationScreenShareEventTopicUriReference;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: QueueConversationScreenShareEventTopicUriReference;
  externalOrganization?: QueueConversationScreenShareEventTopicUriReference;
  wrapup?: QueueConversationScreenShareEventTopicWrapup;
  conversationRoutingData?: QueueConversationScreenShareEventTopicConversationRoutingData;
  peer?: string;
  screenRecordingState?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: QueueConversationScreenShareEventTopicJourneyContext;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  context?: string;
  peerCount?: number;
  sharing?: boolean;
}

export interface QueueConversationScreenShareEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationScreenShareEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface QueueConversationSocialExpressionEventTopicAddress {
  name?: string;
  nameRaw?: string;
  addressNormalized?: string;
  addressRaw?: string;
  addressDisplayable?: string;
}

export interface QueueConversationSocialExpressionEventTopicAfterCallWork {
  state?: EventAfterCallWorkState;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  endTime?: string;
}

export interface QueueConversationSocialExpressionEventTopicAttachment {
  attachmentId?: string;
  name?: string;
  contentUri?: string;
  contentType?: string;
  contentLength?: number;
}

export interface QueueConversationSocialExpressionEventTopicCall {
  id?: string;
  state?: EventCallState;
  initialState?: EventCallState;
  recording?: boolean;
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  muted?: boolean;
  confined?: boolean;
  held?: boolean;
  errorInfo?: QueueConversationSocialExpressionEventTopicErrorDetails;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  direction?: OpenEnum<'outbound' | 'inbound'>;
  documentId?: string;
  self?: QueueConversationSocialExpressionEventTopicAddress;
  other?: QueueConversationSocialExpressionEventTopicAddress;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  disconnectReasons?: QueueConversationSocialExpressionEventTopicDisconnectReason[];
  faxStatus?: QueueConversationSocialExpressionEventTopicFaxStatus;
  uuiData?: string;
  /** @format date-time */
  bargedTime?: string;
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  afterCallWork?: QueueConversationSocialExpressionEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
}

export interface QueueConversationSocialExpressionEventTopicCallback {
  state?: EventCallbackState;
  initialState?: EventCallbackState;
  id?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  held?: boolean;
  disconnectType?: EventCallbackDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  dialerPreview?: QueueConversationSocialExpressionEventTopicDialerPreview;
  voicemail?: QueueConversationSocialExpressionEventTopicVoicemail;
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
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  afterCallWork?: QueueConversationSocialExpressionEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  callerId?: string;
  callerIdName?: string;
}

export interface QueueConversationSocialExpressionEventTopicChat {
  state?: EventMediaState;
  initialState?: EventMediaState;
  id?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  roomId?: string;
  avatarImageUrl?: string;
  held?: boolean;
  disconnectType?: EventCallbackDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  journeyContext?: QueueConversationSocialExpressionEventTopicJourneyContext;
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  afterCallWork?: QueueConversationSocialExpressionEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationSocialExpressionEventTopicCobrowse {
  state?: EventMediaState;
  initialState?: EventMediaState;
  disconnectType?: EventCobrowseDisconnectType;
  id?: string;
  self?: QueueConversationSocialExpressionEventTopicAddress;
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
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  afterCallWork?: QueueConversationSocialExpressionEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

/** Payload of `v2.routing.queues.{id}.conversations.socialexpressions`. */
export interface QueueConversationSocialExpressionEventTopicConversation {
  id?: string;
  maxParticipants?: number;
  participants?: QueueConversationSocialExpressionEventTopicParticipant[];
  recordingState?: string;
  address?: string;
  externalTag?: string;
}

export interface QueueConversationSocialExpressionEventTopicConversationRoutingData {
  queue?: QueueConversationSocialExpressionEventTopicUriReference;
  language?: QueueConversationSocialExpressionEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationSocialExpressionEventTopicUriReference[];
  scoredAgents?: QueueConversationSocialExpressionEventTopicScoredAgent[];
}

export interface QueueConversationSocialExpressionEventTopicDialerPreview {
  id?: string;
  contactId?: string;
  contactListId?: string;
  campaignId?: string;
  phoneNumberColumns?: QueueConversationSocialExpressionEventTopicPhoneNumberColumn[];
}

export interface QueueConversationSocialExpressionEventTopicDisconnectReason {
  type?: OpenEnum<'q850' | 'sip'>;
  code?: number;
  phrase?: string;
}

export interface QueueConversationSocialExpressionEventTopicEmail {
  id?: string;
  state?: EventEmailState;
  initialState?: EventEmailState;
  held?: boolean;
  autoGenerated?: boolean;
  subject?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  messagesSent?: number;
  errorInfo?: QueueConversationSocialExpressionEventTopicErrorDetails;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  messageId?: string;
  direction?: OpenEnum<'outbound' | 'inbound'>;
  draftAttachments?: QueueConversationSocialExpressionEventTopicAttachment[];
  spam?: boolean;
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  afterCallWork?: QueueConversationSocialExpressionEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationSocialExpressionEventTopicErrorDetails {
  status?: number;
  code?: string;
  message?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  uri?: string;
}

export interface QueueConversationSocialExpressionEventTopicFaxStatus {
  direction?: string;
  expectedPages?: number;
  activePage?: number;
  linesTransmitted?: number;
  bytesTransmitted?: number;
  baudRate?: number;
  pageErrors?: number;
  lineErrors?: number;
}

export interface QueueConversationSocialExpressionEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationSocialExpressionEventTopicJourneyActionMap;
}

export interface QueueConversationSocialExpressionEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationSocialExpressionEventTopicJourneyContext {
  customer?: QueueConversationSocialExpressionEventTopicJourneyCustomer;
  customerSession?: QueueConversationSocialExpressionEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationSocialExpressionEventTopicJourneyAction;
}

export interface QueueConversationSocialExpressionEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationSocialExpressionEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface QueueConversationSocialExpressionEventTopicMessage {
  id?: string;
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  held?: boolean;
  errorInfo?: QueueConversationSocialExpressionEventTopicErrorDetails;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  toAddress?: QueueConversationSocialExpressionEventTopicAddress;
  fromAddress?: QueueConversationSocialExpressionEventTopicAddress;
  messages?: QueueConversationSocialExpressionEventTopicMessageDetails[];
  messagesTranscriptUri?: string;
  type?: EventMessageType;
  recipientCountry?: string;
  recipientType?: string;
  journeyContext?: QueueConversationSocialExpressionEventTopicJourneyContext;
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  afterCallWork?: QueueConversationSocialExpressionEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
}

export interface QueueConversationSocialExpressionEventTopicMessageDetails {
  messageId?: string;
  /** @format date-time */
  messageTime?: string;
  messageStatus?: EventMessageStatus;
  messageSegmentCount?: number;
  media?: QueueConversationSocialExpressionEventTopicMessageMedia[];
  errorInfo?: QueueConversationSocialExpressionEventTopicErrorDetails;
  stickers?: QueueConversationSocialExpressionEventTopicMessageSticker[];
  messageMetadata?: QueueConversationSocialExpressionEventTopicMessageMetadata;
}

export interface QueueConversationSocialExpressionEventTopicMessageMedia {
  url?: string;
  mediaType?: string;
  contentLengthBytes?: number;
  name?: string;
  id?: string;
}

export interface QueueConversationSocialExpressionEventTopicMessageMetadata {
  type?: string;
  events?: QueueConversationSocialExpressionEventTopicMessageMetadataEvent[];
  content?: QueueConversationSocialExpressionEventTopicMessageMetadataContent[];
}

export interface QueueConversationSocialExpressionEventTopicMessageMetadataContent {
  contentType?: string;
  subType?: string;
}

export interface QueueConversationSocialExpressionEventTopicMessageMetadataEvent {
  eventType?: string;
  subType?: string;
}

export interface QueueConversationSocialExpressionEventTopicMessageSticker {
  url?: string;
  id?: string;
}

export interface QueueConversationSocialExpressionEventTopicParticipant {
  id?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  userId?: string;
  externalContactId?: string;
  externalOrganizationId?: string;
  name?: string;
  queueId?: string;
  groupId?: string;
  teamId?: string;
  purpose?: string;
  consultParticipantId?: string;
  address?: string;
  wrapupRequired?: boolean;
  wrapupExpected?: boolean;
  wrapupPrompt?: string;
  wrapupTimeoutMs?: number;
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  conversationRoutingData?: QueueConversationSocialExpressionEventTopicConversationRoutingData;
  alertingTimeoutMs?: number;
  monitoredParticipantId?: string;
  coachedParticipantId?: string;
  bargedParticipantId?: string;
  screenRecordingState?: EventScreenRecordingState;
  flaggedReason?: string;
  attributes?: Dictionary<string>;
  calls?: QueueConversationSocialExpressionEventTopicCall[];
  callbacks?: QueueConversationSocialExpressionEventTopicCallback[];
  chats?: QueueConversationSocialExpressionEventTopicChat[];
  cobrowsesessions?: QueueConversationSocialExpressionEventTopicCobrowse[];
  emails?: QueueConversationSocialExpressionEventTopicEmail[];
  messages?: QueueConversationSocialExpressionEventTopicMessage[];
  screenshares?: QueueConversationSocialExpressionEventTopicScreenshare[];
  socialExpressions?: QueueConversationSocialExpressionEventTopicSocialExpression[];
  videos?: QueueConversationSocialExpressionEventTopicVideo[];
  workflow?: QueueConversationSocialExpressionEventTopicWorkflow;
}

export interface QueueConversationSocialExpressionEventTopicPhoneNumberColumn {
  columnName?: string;
  type?: string;
}

export interface QueueConversationSocialExpressionEventTopicScoredAgent {
  agent?: QueueConversationSocialExpressionEventTopicUriReference;
  score?: number;
}

export interface QueueConversationSocialExpressionEventTopicScreenshare {
  state?: EventMediaState;
  initialState?: EventMediaState;
  self?: QueueConversationSocialExpressionEventTopicAddress;
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
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  afterCallWork?: QueueConversationSocialExpressionEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationSocialExpressionEventTopicSocialExpression {
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
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  afterCallWork?: QueueConversationSocialExpressionEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationSocialExpressionEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationSocialExpressionEventTopicVideo {
  state?: EventMediaState;
  initialState?: EventMediaState;
  self?: QueueConversationSocialExpressionEventTopicAddress;
  id?: string;
  context?: string;
  audioMuted?: boolean;
  videoMuted?: boolean;
  sharingScreen?: boolean;
  peerCount?: JsonObject;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  msids?: string[];
  wrapup?: QueueConversationSocialExpressionEventTopicWrapup;
  afterCallWork?: QueueConversationSocialExpressionEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationSocialExpressionEventTopicVoicemail {
  id?: string;
  uploadStatus?: VoicemailUploadStatus;
}

export interface QueueConversationSocialExpressionEventTopicWorkflow {
  workflowId?: string;
}

export interface QueueConversationSocialExpressionEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface QueueConversationVideoEventTopicAddress {
  name?: string;
  nameRaw?: string;
  addressNormalized?: string;
  addressRaw?: string;
  addressDisplayable?: string;
}

export interface QueueConversationVideoEventTopicAfterCallWork {
  state?: EventAfterCallWorkState;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  endTime?: string;
}

export interface QueueConversationVideoEventTopicAttachment {
  attachmentId?: string;
  name?: string;
  contentUri?: string;
  contentType?: string;
  contentLength?: number;
}

export interface QueueConversationVideoEventTopicCall {
  id?: string;
  state?: EventCallState;
  initialState?: EventCallState;
  recording?: boolean;
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  muted?: boolean;
  confined?: boolean;
  held?: boolean;
  errorInfo?: QueueConversationVideoEventTopicErrorDetails;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  direction?: OpenEnum<'outbound' | 'inbound'>;
  documentId?: string;
  self?: QueueConversationVideoEventTopicAddress;
  other?: QueueConversationVideoEventTopicAddress;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  disconnectReasons?: QueueConversationVideoEventTopicDisconnectReason[];
  faxStatus?: QueueConversationVideoEventTopicFaxStatus;
  uuiData?: string;
  /** @format date-time */
  bargedTime?: string;
  wrapup?: QueueConversationVideoEventTopicWrapup;
  afterCallWork?: QueueConversationVideoEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
}

export interface QueueConversationVideoEventTopicCallback {
  state?: EventCallbackState;
  initialState?: EventCallbackState;
  id?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  held?: boolean;
  disconnectType?: EventCallbackDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  dialerPreview?: QueueConversationVideoEventTopicDialerPreview;
  voicemail?: QueueConversationVideoEventTopicVoicemail;
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
  wrapup?: QueueConversationVideoEventTopicWrapup;
  afterCallWork?: QueueConversationVideoEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  callerId?: string;
  callerIdName?: string;
}

export interface QueueConversationVideoEventTopicChat {
  state?: EventMediaState;
  initialState?: EventMediaState;
  id?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  roomId?: string;
  avatarImageUrl?: string;
  held?: boolean;
  disconnectType?: EventCallbackDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  journeyContext?: QueueConversationVideoEventTopicJourneyContext;
  wrapup?: QueueConversationVideoEventTopicWrapup;
  afterCallWork?: QueueConversationVideoEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationVideoEventTopicCobrowse {
  state?: EventMediaState;
  initialState?: EventMediaState;
  disconnectType?: EventCobrowseDisconnectType;
  id?: string;
  self?: QueueConversationVideoEventTopicAddress;
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
  wrapup?: QueueConversationVideoEventTopicWrapup;
  afterCallWork?: QueueConversationVideoEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

/** Payload of `v2.routing.queues.{id}.conversations.videos`. */
export interface QueueConversationVideoEventTopicConversation {
  id?: string;
  maxParticipants?: number;
  participants?: QueueConversationVideoEventTopicParticipant[];
  recordingState?: string;
  address?: string;
  externalTag?: string;
}

export interface QueueConversationVideoEventTopicConversationRoutingData {
  queue?: QueueConversationVideoEventTopicUriReference;
  language?: QueueConversationVideoEventTopicUriReference;
  priority?: number;
  skills?: QueueConversationVideoEventTopicUriReference[];
  scoredAgents?: QueueConversationVideoEventTopicScoredAgent[];
}

export interface QueueConversationVideoEventTopicDialerPreview {
  id?: string;
  contactId?: string;
  contactListId?: string;
  campaignId?: string;
  phoneNumberColumns?: QueueConversationVideoEventTopicPhoneNumberColumn[];
}

export interface QueueConversationVideoEventTopicDisconnectReason {
  type?: OpenEnum<'q850' | 'sip'>;
  code?: number;
  phrase?: string;
}

export interface QueueConversationVideoEventTopicEmail {
  id?: string;
  state?: EventEmailState;
  initialState?: EventEmailState;
  held?: boolean;
  autoGenerated?: boolean;
  subject?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  messagesSent?: number;
  errorInfo?: QueueConversationVideoEventTopicErrorDetails;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  messageId?: string;
  direction?: OpenEnum<'outbound' | 'inbound'>;
  draftAttachments?: QueueConversationVideoEventTopicAttachment[];
  spam?: boolean;
  wrapup?: QueueConversationVideoEventTopicWrapup;
  afterCallWork?: QueueConversationVideoEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationVideoEventTopicErrorDetails {
  status?: number;
  code?: string;
  message?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  uri?: string;
}

export interface QueueConversationVideoEventTopicFaxStatus {
  direction?: string;
  expectedPages?: number;
  activePage?: number;
  linesTransmitted?: number;
  bytesTransmitted?: number;
  baudRate?: number;
  pageErrors?: number;
  lineErrors?: number;
}

export interface QueueConversationVideoEventTopicJourneyAction {
  id?: string;
  actionMap?: QueueConversationVideoEventTopicJourneyActionMap;
}

export interface QueueConversationVideoEventTopicJourneyActionMap {
  id?: string;
  version?: number;
}

export interface QueueConversationVideoEventTopicJourneyContext {
  customer?: QueueConversationVideoEventTopicJourneyCustomer;
  customerSession?: QueueConversationVideoEventTopicJourneyCustomerSession;
  triggeringAction?: QueueConversationVideoEventTopicJourneyAction;
}

export interface QueueConversationVideoEventTopicJourneyCustomer {
  id?: string;
  idType?: string;
}

export interface QueueConversationVideoEventTopicJourneyCustomerSession {
  id?: string;
  type?: string;
}

export interface QueueConversationVideoEventTopicMessage {
  id?: string;
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  held?: boolean;
  errorInfo?: QueueConversationVideoEventTopicErrorDetails;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  toAddress?: QueueConversationVideoEventTopicAddress;
  fromAddress?: QueueConversationVideoEventTopicAddress;
  messages?: QueueConversationVideoEventTopicMessageDetails[];
  messagesTranscriptUri?: string;
  type?: EventMessageType;
  recipientCountry?: string;
  recipientType?: string;
  journeyContext?: QueueConversationVideoEventTopicJourneyContext;
  wrapup?: QueueConversationVideoEventTopicWrapup;
  afterCallWork?: QueueConversationVideoEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
  agentAssistantId?: string;
}

export interface QueueConversationVideoEventTopicMessageDetails {
  messageId?: string;
  /** @format date-time */
  messageTime?: string;
  messageStatus?: EventMessageStatus;
  messageSegmentCount?: number;
  media?: QueueConversationVideoEventTopicMessageMedia[];
  errorInfo?: QueueConversationVideoEventTopicErrorDetails;
  stickers?: QueueConversationVideoEventTopicMessageSticker[];
  messageMetadata?: QueueConversationVideoEventTopicMessageMetadata;
}

export interface QueueConversationVideoEventTopicMessageMedia {
  url?: string;
  mediaType?: string;
  contentLengthBytes?: number;
  name?: string;
  id?: string;
}

export interface QueueConversationVideoEventTopicMessageMetadata {
  type?: string;
  events?: QueueConversationVideoEventTopicMessageMetadataEvent[];
  content?: QueueConversationVideoEventTopicMessageMetadataContent[];
}

export interface QueueConversationVideoEventTopicMessageMetadataContent {
  contentType?: string;
  subType?: string;
}

export interface QueueConversationVideoEventTopicMessageMetadataEvent {
  eventType?: string;
  subType?: string;
}

export interface QueueConversationVideoEventTopicMessageSticker {
  url?: string;
  id?: string;
}

export interface QueueConversationVideoEventTopicParticipant {
  id?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  userId?: string;
  externalContactId?: string;
  externalOrganizationId?: string;
  name?: string;
  queueId?: string;
  groupId?: string;
  teamId?: string;
  purpose?: string;
  consultParticipantId?: string;
  address?: string;
  wrapupRequired?: boolean;
  wrapupExpected?: boolean;
  wrapupPrompt?: string;
  wrapupTimeoutMs?: number;
  wrapup?: QueueConversationVideoEventTopicWrapup;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  conversationRoutingData?: QueueConversationVideoEventTopicConversationRoutingData;
  alertingTimeoutMs?: number;
  monitoredParticipantId?: string;
  coachedParticipantId?: string;
  bargedParticipantId?: string;
  screenRecordingState?: EventScreenRecordingState;
  flaggedReason?: string;
  attributes?: Dictionary<string>;
  calls?: QueueConversationVideoEventTopicCall[];
  callbacks?: QueueConversationVideoEventTopicCallback[];
  chats?: QueueConversationVideoEventTopicChat[];
  cobrowsesessions?: QueueConversationVideoEventTopicCobrowse[];
  emails?: QueueConversationVideoEventTopicEmail[];
  messages?: QueueConversationVideoEventTopicMessage[];
  screenshares?: QueueConversationVideoEventTopicScreenshare[];
  socialExpressions?: QueueConversationVideoEventTopicSocialExpression[];
  videos?: QueueConversationVideoEventTopicVideo[];
  workflow?: QueueConversationVideoEventTopicWorkflow;
}

export interface QueueConversationVideoEventTopicPhoneNumberColumn {
  columnName?: string;
  type?: string;
}

export interface QueueConversationVideoEventTopicScoredAgent {
  agent?: QueueConversationVideoEventTopicUriReference;
  score?: number;
}

export interface QueueConversationVideoEventTopicScreenshare {
  state?: EventMediaState;
  initialState?: EventMediaState;
  self?: QueueConversationVideoEventTopicAddress;
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
  wrapup?: QueueConversationVideoEventTopicWrapup;
  afterCallWork?: QueueConversationVideoEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationVideoEventTopicSocialExpression {
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
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  wrapup?: QueueConversationVideoEventTopicWrapup;
  afterCallWork?: QueueConversationVideoEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationVideoEventTopicUriReference {
  id?: string;
  name?: string;
}

export interface QueueConversationVideoEventTopicVideo {
  state?: EventMediaState;
  initialState?: EventMediaState;
  self?: QueueConversationVideoEventTopicAddress;
  id?: string;
  context?: string;
  audioMuted?: boolean;
  videoMuted?: boolean;
  sharingScreen?: boolean;
  peerCount?: JsonObject;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  disconnectType?: EventDisconnectType;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  msids?: string[];
  wrapup?: QueueConversationVideoEventTopicWrapup;
  afterCallWork?: QueueConversationVideoEventTopicAfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface QueueConversationVideoEventTopicVoicemail {
  id?: string;
  uploadStatus?: VoicemailUploadStatus;
}

export interface QueueConversationVideoEventTopicWorkflow {
  workflowId?: string;
}

export interface QueueConversationVideoEventTopicWrapup {
  code?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

/** Payload of `v2.routing.queues.{id}.users`. */
export interface QueueUserEventTopicQueueMember {
  id?: string;
  user?: QueueUserEventTopicUserReference;
  queueId?: string;
  joined?: boolean;
  additionalProperties?: Dictionary<JsonObject>;
}

export interface QueueUserEventTopicUserReference {
  id?: string;
}

export interface RecordingArchiveRestoreTopicMediaResult {
  channelId?: string;
  waveUri?: string;
  mediaUri?: string;
  waveformData?: number[];
}

/** Payload of `v2.users.{id}.recordings`. */
export interface RecordingArchiveRestoreTopicRecording {
  id?: string;
  conversationId?: string;
  fileState?: string;
  mediaUris?: RecordingArchiveRestoreTopicMediaResult[];
  estimatedTranscodeTimeMs?: number;
  actualTranscodeTimeMs?: number;
}

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

export interface RecordingTranscodeCompleteTopicMediaResult {
  channelId?: string;
  waveUri?: string;
  mediaUri?: string;
  waveformData?: number[];
}

/** Payload of `v2.users.{id}.conversations.{id}.recordings.{id}`. */
export interface RecordingTranscodeCompleteTopicRecording {
  id?: string;
  conversationId?: string;
  fileState?: string;
  mediaUris?: RecordingTranscodeCompleteTopicMediaResult[];
  estimatedTranscodeTimeMs?: number;
  actualTranscodeTimeMs?: number;
}

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
}

export interface StatEventCampaignTopicIntervalMetrics {
  interval?: string;
  metrics?: StatEventCampaignTopicMetricStats[];
}

export interface StatEventCampaignTopicMetricStats {
  metric?: string;
  qualifier?: string;
  stats?: Dictionary<number>;
}

/** Payload of `v2.outbound.campaigns.{id}.stats`. */
export interface StatEventCampaignTopicStatsNotification {
  group?: Dictionary<string>;
  data?: StatEventCampaignTopicIntervalMetrics[];
}

export interface StatEventFlowOutcomeTopicIntervalMetrics {
  interval?: string;
  metrics?: StatEventFlowOutcomeTopicMetricStats[];
}

export interface StatEventFlowOutcomeTopicMetricStats {
  metric?: string;
  qualifier?: string;
  stats?: Dictionary<number>;
}

/** Payload of `v2.analytics.flowoutcome.{id}.aggregates`. */
export interface StatEventFlowOutcomeTopicStatsNotification {
  group?: Dictionary<string>;
  data?: StatEventFlowOutcomeTopicIntervalMetrics[];
}

export interface StatEventFlowTopicIntervalMetrics {
  interval?: string;
  metrics?: StatEventFlowTopicMetricStats[];
}

export interface StatEventFlowTopicMetricStats {
  metric?: string;
  qualifier?: string;
  stats?: Dictionary<number>;
}

/** Payload of `v2.analytics.flow.{id}.aggregates`. */
export interface StatEventFlowTopicStatsNotification {
  group?: Dictionary<string>;
  data?: StatEventFlowTopicIntervalMetrics[];
}

export interface StatEventQueueTopicIntervalMetrics {
  interval?: string;
  metrics?: StatEventQueueTopicMetricStats[];
}

export interface StatEventQueueTopicMetricStats {
  metric?: string;
  qualifier?: string;
  stats?: Dictionary<number>;
}

/** Payload of `v2.analytics.queues.{id}.observations`. */
export interface StatEventQueueTopicStatsNotification {
  group?: Dictionary<string>;
  data?: StatEventQueueTopicIntervalMetrics[];
}

export interface StatEventUserTopicIntervalMetrics {
  interval?: string;
  metrics?: StatEventUserTopicMetricStats[];
}

export interface StatEventUserTopicMetricStats {
  metric?: string;
  qualifier?: string;
  stats?: Dictionary<number>;
}

/** Payload of `v2.analytics.users.{id}.aggregates`. */
export interface StatEventUserTopicStatsNotification {
  group?: Dictionary<string>;
  data?: StatEventUserTopicIntervalMetrics[];
}

export interface StatEventWrapUpCodeTopicIntervalMetrics {
  interval?: string;
  metrics?: StatEventWrapUpCodeTopicMetricStats[];
}

export interface StatEventWrapUpCodeTopicMetricStats {
  metric?: string;
  qualifier?: string;
  stats?: Dictionary<number>;
}

/** Payload of `v2.analytics.wrapup.{id}.aggregates`. */
export interface StatEventWrapUpCodeTopicStatsNotification {
  group?: Dictionary<string>;
  data?: StatEventWrapUpCodeTopicIntervalMetrics[];
}

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
}

export interface TranscriptionTopicTranscriptAlternative {
  confidence?: number;
  offsetMs?: number;
  durationMs?: number;
  transcript?: string;
  words?: TranscriptionTopicTranscriptWord[];
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

export interface TrunkInstanceTopicTrunkConnectedStatus {
  connected?: boolean;
  /** @format date-time */
  connectedStateTime?: string;
}

export interface TrunkInstanceTopicTrunkErrorInfo {
  text?: string;
  code?: string;
  details?: TrunkInstanceTopicTrunkErrorInfoDetails;
}

export interface TrunkInstanceTopicTrunkErrorInfoDetails {
  code?: string;
  message?: string;
  hostname?: string;
}

export interface TrunkInstanceTopicTrunkMetricsNetworkTypeIp {
  address?: string;
  errorInfo?: TrunkInstanceTopicTrunkErrorInfo;
}

export interface TrunkInstanceTopicTrunkMetricsOptions {
  proxyAddress?: string;
  optionState?: boolean;
  /** @format date-time */
  optionStateTime?: string;
  errorInfo?: TrunkInstanceTopicTrunkErrorInfo;
}

export interface TrunkInstanceTopicTrunkMetricsRegisters {
  proxyAddress?: string;
  registerState?: boolean;
  /** @format date-time */
  registerStateTime?: string;
  errorInfo?: TrunkInstanceTopicTrunkErrorInfo;
}

/** Payload of `v2.telephony.providers.edges.trunks.{id}.metrics`. */
export interface TrunkMetricsTopicTrunkMetrics {
  calls?: TrunkMetricsTopicTrunkMetricsCalls;
  /** @format date-time */
  eventTime?: string;
  qos?: TrunkMetricsTopicTrunkMetricsQoS;
  trunk?: TrunkMetricsTopicUriReference;
}

export interface TrunkMetricsTopicTrunkMetricsCalls {
  inboundCallCount?: number;
  outboundCallCount?: number;
}

export interface TrunkMetricsTopicTrunkMetricsQoS {
  mismatchCount?: number;
}

export interface TrunkMetricsTopicUriReference {
  id?: string;
  name?: string;
}

export interface UserConversationsEventMediaSummary {
  contactCenter?: UserConversationsEventMediaSummaryDetail;
  enterprise?: UserConversationsEventMediaSummaryDetail;
}

export interface UserConversationsEventMediaSummaryDetail {
  active?: number;
  acw?: number;
}

/** Payload of `v2.users.{id}.conversationsummary`. */
export interface UserConversationsEventUserConversationSummary {
  userId?: string;
  call?: UserConversationsEventMediaSummary;
  callback?: UserConversationsEventMediaSummary;
  email?: UserConversationsEventMediaSummary;
  message?: UserConversationsEventMediaSummary;
  chat?: UserConversationsEventMediaSummary;
  socialExpression?: UserConversationsEventMediaSummary;
  video?: UserConversationsEventMediaSummary;
}

/** Payload of `v2.analytics.users.details.jobs.availability`. */
export interface UserDetailsDatalakeAvailabilityTopicDataAvailabilityChangeNotification {
  /** @format date-time */
  dataAvailabilityDate?: string;
}

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

export interface UserGreetingEventGreetingOwner {
  id?: string;
}

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
}

/** Payload of `v2.users.{id}.routingStatus`. */
export interface UserRoutingStatusUserRoutingStatus {
  id?: string;
  routingStatus?: UserRoutingStatusRoutingStatus;
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
}

export interface UserStationChangeTopicUser {
  id?: string;
}

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

export interface UserTokensTopicUriReference {
  id?: string;
  name?: string;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationButtonComponent {
  title?: string;
  actions?: V2ConversationMessageTypingEventForUserTopicConversationContentActions;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationContentActions {
  url?: string;
  urlTarget?: string;
  textback?: string;
}

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

export interface V2ConversationMessageTypingEventForUserTopicConversationContentLocation {
  url?: string;
  address?: string;
  text?: string;
  latitude?: number;
  longitude?: number;
}

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

export interface V2ConversationMessageTypingEventForUserTopicConversationContentStory {
  type?: OpenEnum<'Mention' | 'Reply'>;
  url?: string;
  replyToId?: string;
}

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
  coBrowse?: V2ConversationMessageTypingEventForUserTopicConversationEventCoBrowse;
  typing?: V2ConversationMessageTypingEventForUserTopicConversationEventTyping;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationMessagingChannel {
  id?: string;
  platform?: MessagingPlatform;
  messageId?: string;
  to?: V2ConversationMessageTypingEventForUserTopicConversationMessagingToRecipient;
  from?: V2ConversationMessageTypingEventForUserTopicConversationMessagingFromRecipient;
  /** @format date-time */
  time?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateDeleted?: string;
  metadata?: V2ConversationMessageTypingEventForUserTopicConversationMessagingChannelMetadata;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationMessagingChannelMetadata {
  customAttributes?: Dictionary<string>;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationMessagingFromRecipient {
  nickname?: string;
  id?: string;
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque'>;
  image?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  additionalIds?: V2ConversationMessageTypingEventForUserTopicConversationRecipientAdditionalIdentifier[];
}

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
  id?: string;
  channel?: V2ConversationMessageTypingEventForUserTopicConversationMessagingChannel;
  type?: OpenEnum<'Text' | 'Structured' | 'Receipt' | 'Event'>;
  text?: string;
  content?: V2ConversationMessageTypingEventForUserTopicConversationMessageContent[];
  events?: V2ConversationMessageTypingEventForUserTopicConversationMessageEvent[];
  status?: NormalizedMessageStatus;
  reasons?: V2ConversationMessageTypingEventForUserTopicConversationReason[];
  originatingEntity?: OpenEnum<'Human' | 'Bot'>;
  isFinalReceipt?: boolean;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  metadata?: Dictionary<string>;
}

export interface V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateBody {
  text?: string;
  parameters?: V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateParameter[];
}

export interface V2ConversationMessageTypingEventForUserTopicConversationNotificationTemplateFooter {
  text?: string;
}

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
  code?: ConversationReasonCode;
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

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationButtonComponent {
  title?: string;
  actions?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentActions;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationContentActions {
  url?: string;
  urlTarget?: string;
  textback?: string;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationContentAttachment {
  id?: string;
  mediaType?: ContentAttachmentMediaType;
  url?: string;
  mime?: string;
  text?: string;
  sha256?: string;
  filename?: string;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationContentButtonResponse {
  type?: OpenEnum<'Button' | 'QuickReply'>;
  text?: string;
  payload?: string;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationContentGeneric {
  title?: string;
  description?: string;
  image?: string;
  video?: string;
  actions?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentActions;
  components?: V2ConversationMessageTypingEventForWorkflowTopicConversationButtonComponent[];
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationContentLocation {
  url?: string;
  address?: string;
  text?: string;
  latitude?: number;
  longitude?: number;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationContentNotificationTemplate {
  id?: string;
  language?: string;
  header?: V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateHeader;
  body?: V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateBody;
  footer?: V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateFooter;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationContentQuickReply {
  text?: string;
  payload?: string;
  image?: string;
  action?: OpenEnum<'Message'>;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationContentStory {
  type?: OpenEnum<'Mention' | 'Reply'>;
  url?: string;
  replyToId?: string;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationEventCoBrowse {
  type?: OpenEnum<'Offering' | 'OfferingExpired' | 'OfferingAccepted' | 'OfferingRejected'>;
  sessionId?: string;
  sessionJoinToken?: string;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationEventTyping {
  type?: OpenEnum<'On'>;
  duration?: number;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationMessageContent {
  contentType?: EventMessageContentType;
  location?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentLocation;
  story?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentStory;
  attachment?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentAttachment;
  quickReply?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentQuickReply;
  template?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentNotificationTemplate;
  buttonResponse?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentButtonResponse;
  generic?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentGeneric;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationMessageEvent {
  eventType?: OpenEnum<'CoBrowse' | 'Typing'>;
  coBrowse?: V2ConversationMessageTypingEventForWorkflowTopicConversationEventCoBrowse;
  typing?: V2ConversationMessageTypingEventForWorkflowTopicConversationEventTyping;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingChannel {
  id?: string;
  platform?: MessagingPlatform;
  messageId?: string;
  to?: V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingToRecipient;
  from?: V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingFromRecipient;
  /** @format date-time */
  time?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateDeleted?: string;
  metadata?: V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingChannelMetadata;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingChannelMetadata {
  customAttributes?: Dictionary<string>;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingFromRecipient {
  nickname?: string;
  id?: string;
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque'>;
  image?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  additionalIds?: V2ConversationMessageTypingEventForWorkflowTopicConversationRecipientAdditionalIdentifier[];
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingToRecipient {
  nickname?: string;
  id?: string;
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque'>;
  image?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  additionalIds?: V2ConversationMessageTypingEventForWorkflowTopicConversationRecipientAdditionalIdentifier[];
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationNormalizedMessage {
  id?: string;
  channel?: V2ConversationMessageTypingEventForWorkflowTopicConversationMessagingChannel;
  type?: OpenEnum<'Text' | 'Structured' | 'Receipt' | 'Event'>;
  text?: string;
  content?: V2ConversationMessageTypingEventForWorkflowTopicConversationMessageContent[];
  events?: V2ConversationMessageTypingEventForWorkflowTopicConversationMessageEvent[];
  status?: NormalizedMessageStatus;
  reasons?: V2ConversationMessageTypingEventForWorkflowTopicConversationReason[];
  originatingEntity?: OpenEnum<'Human' | 'Bot'>;
  isFinalReceipt?: boolean;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  metadata?: Dictionary<string>;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateBody {
  text?: string;
  parameters?: V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateParameter[];
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateFooter {
  text?: string;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateHeader {
  type?: OpenEnum<'Text' | 'Media'>;
  text?: string;
  media?: V2ConversationMessageTypingEventForWorkflowTopicConversationContentAttachment;
  parameters?: V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateParameter[];
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationNotificationTemplateParameter {
  name?: string;
  text?: string;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationReason {
  code?: ConversationReasonCode;
  message?: string;
}

export interface V2ConversationMessageTypingEventForWorkflowTopicConversationRecipientAdditionalIdentifier {
  type?: OpenEnum<'Deployment' | 'Subject' | 'Unknown'>;
  value?: string;
}

/** Payload of `v2.workflows.{id}.conversations.inbound.typing.event`. */
export interface V2ConversationMessageTypingEventForWorkflowTopicMessageData {
  conversationId?: string;
  normalizedMessage?: V2ConversationMessageTypingEventForWorkflowTopicConversationNormalizedMessage;
}

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
}

export interface VoicemailMessagesTopicOwner {
  id?: string;
}

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
}

/** Payload of `v2.webdeployments.configurations.{id}`. */
export interface WebDeploymentsConfigTopicWebMessagingConfigChangeEventBody {
  id?: string;
  version?: string;
  status?: WebDeploymentStatus;
}

export interface WebDeploymentsDeploymentTopicWebMessagingConfigChangeEventBody {
  id?: string;
  version?: string;
  status?: WebDeploymentStatus;
}

/** Payload of `v2.webdeployments.deployments.{id}`. */
export interface WebDeploymentsDeploymentTopicWebMessagingDeploymentChangeEventBody {
  id?: string;
  configuration?: WebDeploymentsDeploymentTopicWebMessagingConfigChangeEventBody;
  status?: WebDeploymentStatus;
}

export interface WemCoachingAppointmentTopicCoachingAppointmentConversation {
  id?: string;
  action?: OpenEnum<'Add' | 'Remove' | 'None'>;
}

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

export interface WemCoachingAppointmentTopicUserReference {
  id?: string;
}

export interface WfmAgentScheduleUpdateTopicUserReference {
  id?: string;
}

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

export interface WfmBuIntradayDataUpdateTopicBuIntradayDataGroup {
  mediaType?: RoutePathMediaType;
  forecastDataSummary?: WfmBuIntradayDataUpdateTopicBuIntradayForecastData;
  forecastDataPerInterval?: WfmBuIntradayDataUpdateTopicBuIntradayForecastData[];
  scheduleDataSummary?: WfmBuIntradayDataUpdateTopicBuIntradayScheduleData;
  scheduleDataPerInterval?: WfmBuIntradayDataUpdateTopicBuIntradayScheduleData[];
  performancePredictionDataSummary?: WfmBuIntradayDataUpdateTopicIntradayPerformancePredictionData;
  performancePredictionDataPerInterval?: WfmBuIntradayDataUpdateTopicIntradayPerformancePredictionData[];
}

export interface WfmBuIntradayDataUpdateTopicBuIntradayForecastData {
  offered?: number;
  averageHandleTimeSeconds?: number;
}

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

export interface WfmBuIntradayDataUpdateTopicBuIntradayScheduleData {
  onQueueTimeSeconds?: number;
}

export interface WfmBuIntradayDataUpdateTopicBuScheduleReference {
  id?: string;
  /** @format date-time */
  weekDate?: string;
}

export interface WfmBuIntradayDataUpdateTopicBuShortTermForecastReference {
  id?: string;
  weekDate?: string;
  description?: string;
}

export interface WfmBuIntradayDataUpdateTopicIntradayPerformancePredictionData {
  serviceLevelPercent?: number;
  averageSpeedOfAnswerSeconds?: number;
  occupancyPercent?: number;
}

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
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  operationId?: string;
  result?: WfmBuScheduleRunTopicBuScheduleRun;
}

export interface WfmBuScheduleRunTopicSchedulerMessageSeverityCount {
  severity?: OpenEnum<'Ignore' | 'Information' | 'Warning' | 'Error'>;
  count?: number;
}

export interface WfmBuScheduleRunTopicUserReference {
  id?: string;
}

/** Payload of `v2.workforcemanagement.users.{id}.schedules.search`. */
export interface WfmBuScheduleSearchResultTopicBuScheduleSearchResultNotification {
  operationId?: string;
  businessUnitId?: string;
  downloadUrl?: string;
}

export interface WfmBuScheduleTopicBuManagementUnitScheduleSummary {
  managementUnit?: WfmBuScheduleTopicManagementUnit;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  agents?: WfmBuScheduleTopicUserReference[];
  agentCount?: number;
}

export interface WfmBuScheduleTopicBuScheduleGenerationResultSummary {
  failed?: boolean;
  runId?: string;
  messageCount?: number;
  messageSeverityCounts?: WfmBuScheduleTopicSchedulerMessageSeverityCount[];
}

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
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  operationId?: string;
  eventType?: OpenEnum<'Update' | 'Import' | 'Copy' | 'Delete'>;
  result?: WfmBuScheduleTopicBuScheduleMetadata;
}

export interface WfmBuScheduleTopicBuShortTermForecastReference {
  id?: string;
  weekDate?: string;
  description?: string;
}

export interface WfmBuScheduleTopicManagementUnit {
  id?: string;
}

export interface WfmBuScheduleTopicSchedulerMessageSeverityCount {
  severity?: OpenEnum<'Ignore' | 'Information' | 'Warning' | 'Error'>;
  count?: number;
}

export interface WfmBuScheduleTopicUserReference {
  id?: string;
}

export interface WfmBuScheduleTopicWfmVersionedEntityMetadata {
  version?: number;
  modifiedBy?: WfmBuScheduleTopicUserReference;
  /** @format date-time */
  dateModified?: string;
}

export interface WfmBuShortTermForecastCopyCompleteTopicBuForecastModification {
  type?: EventForecastModificationType;
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
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  result?: WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecast;
  operationId?: string;
}

export interface WfmBuShortTermForecastCopyCompleteTopicForecastSourceDayPointer {
  dayOfWeek?: EventDayOfWeek;
  weight?: number;
  date?: string;
  fileName?: string;
  dataKey?: string;
}

export interface WfmBuShortTermForecastCopyCompleteTopicModificationIntervalOffsetValue {
  intervalIndex?: number;
  value?: number;
}

export interface WfmBuShortTermForecastCopyCompleteTopicUserReference {
  id?: string;
}

export interface WfmBuShortTermForecastCopyCompleteTopicWfmVersionedEntityMetadata {
  version?: number;
  modifiedBy?: WfmBuShortTermForecastCopyCompleteTopicUserReference;
  /** @format date-time */
  dateModified?: string;
}

export interface WfmBuShortTermForecastGenerateProgressTopicBuForecastModification {
  type?: EventForecastModificationType;
  startIntervalIndex?: number;
  endIntervalIndex?: number;
  metric?: OpenEnum<'Offered' | 'AverageHandleTimeSeconds'>;
  legacyMetric?: EventForecastMetric;
  value?: number;
  values?: WfmBuShortTermForecastGenerateProgressTopicModificationIntervalOffsetValue[];
  enabled?: boolean;
  granularity?: string;
  displayGranularity?: string;
  planningGroupIds?: string[];
}

export interface WfmBuShortTermForecastGenerateProgressTopicBuShortTermForecast {
  id?: string;
  weekDate?: string;
  creationMethod?: EventForecastCreationMethod;
  description?: string;
  legacy?: boolean;
  /** @format date-time */
  referenceStartDate?: string;
  sourceDays?: WfmBuShortTermForecastGenerateProgressTopicForecastSourceDayPointer[];
  modifications?: WfmBuShortTermForecastGenerateProgressTopicBuForecastModification[];
  timeZone?: string;
  planningGroupsVersion?: number;
  weekCount?: number;
  metadata?: WfmBuShortTermForecastGenerateProgressTopicWfmVersionedEntityMetadata;
  canUseForScheduling?: boolean;
}

export interface WfmBuShortTermForecastGenerateProgressTopicForecastSourceDayPointer {
  dayOfWeek?: EventDayOfWeek;
  weight?: number;
  date?: string;
  fileName?: string;
  dataKey?: string;
}

/** Payload of `v2.workforcemanagement.businessunits.{id}.shorttermforecasts.generate`. */
export interface WfmBuShortTermForecastGenerateProgressTopicGenerateBuShortTermForecastProgressNotification {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  result?: WfmBuShortTermForecastGenerateProgressTopicBuShortTermForecast;
  operationId?: string;
  progress?: number;
}

export interface WfmBuShortTermForecastGenerateProgressTopicModificationIntervalOffsetValue {
  intervalIndex?: number;
  value?: number;
}

export interface WfmBuShortTermForecastGenerateProgressTopicUserReference {
  id?: string;
}

export interface WfmBuShortTermForecastGenerateProgressTopicWfmVersionedEntityMetadata {
  version?: number;
  modifiedBy?: WfmBuShortTermForecastGenerateProgressTopicUserReference;
  /** @format date-time */
  dateModified?: string;
}

export interface WfmBuShortTermForecastImportCompleteTopicBuForecastModification {
  type?: EventForecastModificationType;
  startIntervalIndex?: number;
  endIntervalIndex?: number;
  metric?: OpenEnum<'Offered' | 'AverageHandleTimeSeconds'>;
  legacyMetric?: EventForecastMetric;
  value?: number;
  values?: WfmBuShortTermForecastImportCompleteTopicModificationIntervalOffsetValue[];
  enabled?: boolean;
  granularity?: string;
  displayGranularity?: string;
  planningGroupIds?: string[];
}

export interface WfmBuShortTermForecastImportCompleteTopicBuShortTermForecast {
  id?: string;
  weekDate?: string;
  creationMethod?: EventForecastCreationMethod;
  description?: string;
  legacy?: boolean;
  /** @format date-time */
  referenceStartDate?: string;
  sourceDays?: WfmBuShortTermForecastImportCompleteTopicForecastSourceDayPointer[];
  modifications?: WfmBuShortTermForecastImportCompleteTopicBuForecastModification[];
  timeZone?: string;
  planningGroupsVersion?: number;
  weekCount?: number;
  metadata?: WfmBuShortTermForecastImportCompleteTopicWfmVersionedEntityMetadata;
  canUseForScheduling?: boolean;
}

/** Payload of `v2.workforcemanagement.businessunits.{id}.shorttermforecasts.import`. */
export interface WfmBuShortTermForecastImportCompleteTopicBuShortTermForecastNotification {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  result?: WfmBuShortTermForecastImportCompleteTopicBuShortTermForecast;
  operationId?: string;
}

export interface WfmBuShortTermForecastImportCompleteTopicForecastSourceDayPointer {
  dayOfWeek?: EventDayOfWeek;
  weight?: number;
  date?: string;
  fileName?: string;
  dataKey?: string;
}

export interface WfmBuShortTermForecastImportCompleteTopicModificationIntervalOffsetValue {
  intervalIndex?: number;
  value?: number;
}

export interface WfmBuShortTermForecastImportCompleteTopicUserReference {
  id?: string;
}

export interface WfmBuShortTermForecastImportCompleteTopicWfmVersionedEntityMetadata {
  version?: number;
  modifiedBy?: WfmBuShortTermForecastImportCompleteTopicUserReference;
  /** @format date-time */
  dateModified?: string;
}

export interface WfmBuShortTermForecastUpdateCompleteTopicBuForecastModification {
  type?: EventForecastModificationType;
  startIntervalIndex?: number;
  endIntervalIndex?: number;
  metric?: OpenEnum<'Offered' | 'AverageHandleTimeSeconds'>;
  legacyMetric?: EventForecastMetric;
  value?: number;
  values?: WfmBuShortTermForecastUpdateCompleteTopicModificationIntervalOffsetValue[];
  enabled?: boolean;
  granularity?: string;
  displayGranularity?: string;
  planningGroupIds?: string[];
}

export interface WfmBuShortTermForecastUpdateCompleteTopicBuShortTermForecast {
  id?: string;
  weekDate?: string;
  creationMethod?: EventForecastCreationMethod;
  description?: string;
  legacy?: boolean;
  /** @format date-time */
  referenceStartDate?: string;
  sourceDays?: WfmBuShortTermForecastUpdateCompleteTopicForecastSourceDayPointer[];
  modifications?: WfmBuShortTermForecastUpdateCompleteTopicBuForecastModification[];
  timeZone?: string;
  planningGroupsVersion?: number;
  weekCount?: number;
  metadata?: WfmBuShortTermForecastUpdateCompleteTopicWfmVersionedEntityMetadata;
  canUseForScheduling?: boolean;
}

/** Payload of `v2.workforcemanagement.businessunits.{id}.shorttermforecasts`. */
export interface WfmBuShortTermForecastUpdateCompleteTopicBuShortTermForecastNotification {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  result?: WfmBuShortTermForecastUpdateCompleteTopicBuShortTermForecast;
  operationId?: string;
}

export interface WfmBuShortTermForecastUpdateCompleteTopicForecastSourceDayPointer {
  dayOfWeek?: EventDayOfWeek;
  weight?: number;
  date?: string;
  fileName?: string;
  dataKey?: string;
}

export interface WfmBuShortTermForecastUpdateCompleteTopicModificationIntervalOffsetValue {
  intervalIndex?: number;
  value?: number;
}

export interface WfmBuShortTermForecastUpdateCompleteTopicUserReference {
  id?: string;
}

export interface WfmBuShortTermForecastUpdateCompleteTopicWfmVersionedEntityMetadata {
  version?: number;
  modifiedBy?: WfmBuShortTermForecastUpdateCompleteTopicUserReference;
  /** @format date-time */
  dateModified?: string;
}

/** Payload of `v2.workforcemanagement.managementunits.{id}.shifttrades.state.bulk`. */
export interface WfmBulkShiftTradeStateUpdateNotificationTopicBulkShiftTradeStateUpdateNotification {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
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

export interface WfmBulkShiftTradeStateUpdateNotificationTopicUserReference {
  id?: string;
}

export interface WfmBulkShiftTradeStateUpdateNotificationTopicWfmVersionedEntityMetadata {
  version?: number;
  modifiedBy?: WfmBulkShiftTradeStateUpdateNotificationTopicUserReference;
  /** @format date-time */
  dateModified?: string;
}

/** Payload of `v2.users.{id}.workforcemanagement.historicaladherencequery`. */
export interface WfmHistoricalAdherenceCalculationsCompleteTopicWfmHistoricalAdherenceCalculationsCompleteNotice {
  id?: string;
  downloadUrl?: string;
  downloadUrls?: string[];
  queryState?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
}

/** Payload of `v2.workforcemanagement.historicaldata.deletejob`. */
export interface WfmHistoricalDataUploadPurgeRequestStatusTopicHistoricalDataUploadPurgeRequestUpdate {
  status?: OpenEnum<'InProgress' | 'Success' | 'Failed'>;
}

/** Payload of `v2.workforcemanagement.historicaldata.status`. */
export interface WfmHistoricalDataUploadRequestStatusTopicHistoricalDataUploadRequestUpdate {
  requestId?: string;
  /** @format date-time */
  dateImportStarted?: string;
  /** @format date-time */
  dateImportEnded?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  status?: HistoricalDataUploadStatus;
  error?: string;
  active?: boolean;
  type?: OpenEnum<'Csv' | 'Json'>;
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

export interface WfmMoveAgentsCompleteTopicManagementUnit {
  id?: string;
}

export interface WfmMoveAgentsCompleteTopicUserReference {
  id?: string;
}

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

export interface WfmMoveManagementUnitTopicBusinessUnit {
  id?: string;
}

/** Payload of `v2.workforcemanagement.managementunits.{id}`. */
export interface WfmMoveManagementUnitTopicMoveManagementUnitNotification {
  businessUnit?: WfmMoveManagementUnitTopicBusinessUnit;
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
}

/** Payload of `v2.workforcemanagement.managementunits.{id}.schedules`. */
export interface WfmScheduleTopicWfmScheduleNotification {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
  operationId?: string;
  downloadUrl?: string;
  percentComplete?: number;
  eventType?: OpenEnum<'Update' | 'Import' | 'Copy' | 'Generate' | 'Reschedule'>;
}

/** Payload of `v2.users.{id}.workforcemanagement.timeoffrequests`. */
export interface WfmTimeOffRequestUpdateTopicTimeOffRequestUpdate {
  id?: string;
  user?: WfmTimeOffRequestUpdateTopicUserReference;
  isFullDayRequest?: boolean;
  markedAsRead?: boolean;
  activityCodeId?: string;
  paid?: boolean;
  status?: OpenEnum<'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED'>;
  substatus?: OpenEnum<
    'AdvanceTimeElapsed' | 'AutoApproved' | 'InvalidDailyDuration' | 'OutsideShift' | 'RemovedFromWaitlist' | 'Waitlisted'
  >;
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
}

export interface WfmTimeOffRequestUpdateTopicUserReference {
  id?: string;
}

/** Payload of `v2.workforcemanagement.managementunits.{id}.agents.sync`. */
export interface WfmUpdateAgentDetailsTopicWfmUpdateAgentDetailsComplete {
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
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

export interface WfmUserNotificationTopicBusinessUnit {
  id?: string;
}

export interface WfmUserNotificationTopicManagementUnit {
  id?: string;
}

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
  status?: OpenEnum<'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED'>;
  /** @format date-time */
  partialDayStartDateTimes?: string[];
  fullDayManagementUnitDates?: string[];
}

export interface WfmUserNotificationTopicUserReference {
  id?: string;
}

/** Payload of `v2.users.{id}.workforcemanagement.notifications`. */
export interface WfmUserNotificationTopicWfmUserNotification {
  id?: string;
  mutableGroupId?: string;
  /** @format date-time */
  timestamp?: string;
  type?: OpenEnum<'ShiftTrade' | 'TimeOffRequest' | 'AdherenceExplanation'>;
  shiftTrade?: WfmUserNotificationTopicShiftTradeNotification;
  timeOffRequest?: WfmUserNotificationTopicTimeOffRequestNotification;
  adherenceExplanation?: WfmUserNotificationTopicAdherenceExplanationNotification;
  agentNotification?: boolean;
  otherNotificationIdsInGroup?: string[];
  markedAsRead?: boolean;
}

export interface WfmUserScheduleAdherenceUpdatedMuTopicActivityCodeReference {
  id?: string;
  secondaryPresences?: WfmUserScheduleAdherenceUpdatedMuTopicSecondaryPresenceReference[];
}

export interface WfmUserScheduleAdherenceUpdatedMuTopicQueueReference {
  id?: string;
}

export interface WfmUserScheduleAdherenceUpdatedMuTopicRealTimeAdherenceExplanation {
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
}

export interface WfmUserScheduleAdherenceUpdatedMuTopicSecondaryPresenceReference {
  id?: string;
}

export interface WfmUserScheduleAdherenceUpdatedMuTopicUriReference {
  id?: string;
  name?: string;
}

export interface WfmUserScheduleAdherenceUpdatedMuTopicUserReference {
  id?: string;
}

/** Payload of `v2.workforcemanagement.managementunits.{id}.adherence`. */
export interface WfmUserScheduleAdherenceUpdatedMuTopicUserScheduleAdherenceUpdate {
  user?: WfmUserScheduleAdherenceUpdatedMuTopicUserReference;
  managementUnitId?: string;
  team?: WfmUserScheduleAdherenceUpdatedMuTopicUriReference;
  scheduledActivityCategory?: string;
  scheduledActivityCode?: WfmUserScheduleAdherenceUpdatedMuTopicActivityCodeReference;
  systemPresence?: string;
  organizationSecondaryPresenceId?: string;
  routingStatus?: EventRoutingStatus;
  actualActivityCategory?: string;
  isOutOfOffice?: boolean;
  adherenceState?: EventAdherenceState;
  impact?: string;
  adherenceExplanation?: WfmUserScheduleAdherenceUpdatedMuTopicRealTimeAdherenceExplanation;
  /** @format date-time */
  adherenceChangeTime?: string;
  /** @format date-time */
  presenceUpdateTime?: string;
  activeQueues?: WfmUserScheduleAdherenceUpdatedMuTopicQueueReference[];
  /** @format date-time */
  activeQueuesModifiedTime?: string;
  removedFromManagementUnit?: boolean;
}

export interface WfmUserScheduleAdherenceUpdatedTeamTopicActivityCodeReference {
  id?: string;
  secondaryPresences?: WfmUserScheduleAdherenceUpdatedTeamTopicSecondaryPresenceReference[];
}

export interface WfmUserScheduleAdherenceUpdatedTeamTopicQueueReference {
  id?: string;
}

export interface WfmUserScheduleAdherenceUpdatedTeamTopicRealTimeAdherenceExplanation {
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
}

export interface WfmUserScheduleAdherenceUpdatedTeamTopicSecondaryPresenceReference {
  id?: string;
}

export interface WfmUserScheduleAdherenceUpdatedTeamTopicUriReference {
  id?: string;
  name?: string;
}

export interface WfmUserScheduleAdherenceUpdatedTeamTopicUserReference {
  id?: string;
}

/** Payload of `v2.workforcemanagement.teams.{id}.adherence`. */
export interface WfmUserScheduleAdherenceUpdatedTeamTopicUserScheduleAdherenceUpdate {
  user?: WfmUserScheduleAdherenceUpdatedTeamTopicUserReference;
  managementUnitId?: string;
  team?: WfmUserScheduleAdherenceUpdatedTeamTopicUriReference;
  scheduledActivityCategory?: string;
  scheduledActivityCode?: WfmUserScheduleAdherenceUpdatedTeamTopicActivityCodeReference;
  systemPresence?: string;
  organizationSecondaryPresenceId?: string;
  routingStatus?: EventRoutingStatus;
  actualActivityCategory?: string;
  isOutOfOffice?: boolean;
  adherenceState?: EventAdherenceState;
  impact?: string;
  adherenceExplanation?: WfmUserScheduleAdherenceUpdatedTeamTopicRealTimeAdherenceExplanation;
  /** @format date-time */
  adherenceChangeTime?: string;
  /** @format date-time */
  presenceUpdateTime?: string;
  activeQueues?: WfmUserScheduleAdherenceUpdatedTeamTopicQueueReference[];
  /** @format date-time */
  activeQueuesModifiedTime?: string;
  removedFromManagementUnit?: boolean;
}

export interface WfmUserScheduleAdherenceUpdatedTopicActivityCodeReference {
  id?: string;
  secondaryPresences?: WfmUserScheduleAdherenceUpdatedTopicSecondaryPresenceReference[];
}

export interface WfmUserScheduleAdherenceUpdatedTopicQueueReference {
  id?: string;
}

export interface WfmUserScheduleAdherenceUpdatedTopicRealTimeAdherenceExplanation {
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
}

export interface WfmUserScheduleAdherenceUpdatedTopicSecondaryPresenceReference {
  id?: string;
}

export interface WfmUserScheduleAdherenceUpdatedTopicUriReference {
  id?: string;
  name?: string;
}

export interface WfmUserScheduleAdherenceUpdatedTopicUserReference {
  id?: string;
}

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
}

export interface WorkitemsUserEventsNotificationDelta {
  op?: OpenEnum<'add' | 'remove' | 'replace' | 'unknown'>;
  field?: string;
  oldValue?: string;
  newValue?: string;
}

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
  >;
  changes?: WorkitemsUserEventsNotificationDelta[];
  assignmentState?: OpenEnum<
    | 'Unknown'
    | 'Idle'
    | 'AcdStarted'
    | 'Alerting'
    | 'AlertTimeout'
    | 'Declined'
    | 'Connected'
    | 'Disconnected'
    | 'Parked'
    | 'Held'
  >;
  assignmentId?: string;
  alertTimeoutSeconds?: number;
}

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
}

/** Notification topics as the platform names them, `{id}` standing for an id, and what each of them brings. */
export interface NotificationTopics {
  'v2.analytics.conversation.{id}.metrics': ConversationMetricsTopicConversationMetricRecord;
  'v2.analytics.conversations.details.jobs.availability': ConversationDetailsDatalakeAvailabilityTopicDataAvailabilityChangeNotification;
  'v2.analytics.flow.{id}.aggregates': StatEventFlowTopicStatsNotification;
  'v2.analytics.flow.{id}.metrics': FlowMetricsTopicFlowMetricRecord;
  'v2.analytics.flowoutcome.{id}.aggregates': StatEventFlowOutcomeTopicStatsNotification;
  'v2.analytics.queues.{id}.observations': StatEventQueueTopicStatsNotification;
  'v2.analytics.users.details.jobs.availability': UserDetailsDatalakeAvailabilityTopicDataAvailabilityChangeNotification;
  'v2.analytics.users.{id}.aggregates': StatEventUserTopicStatsNotification;
  'v2.analytics.wrapup.{id}.aggregates': StatEventWrapUpCodeTopicStatsNotification;
  'v2.architect.dependencytracking.build': ArchitectDependencyTrackingBuildNotificationDependencyTrackingBuildNotification;
  'v2.architect.prompts.{id}': ArchitectPromptNotificationPromptNotification;
  'v2.architect.prompts.{id}.resources.{id}': ArchitectPromptResourceNotificationPromptResourceNotification;
  'v2.architect.systemprompts.{id}.resources.{id}': ArchitectSystemPromptResourceNotificationSystemPromptResourceNotification;
  'v2.audits.entitytype.{id}.entityid.{id}': AuditTopicAuditLogMessage;
  'v2.businessunits.{id}.workforcemanagement.intraday': WfmBuIntradayDataUpdateTopicBuIntradayNotification;
  'v2.contentmanagement.documents.{id}': ContentManagementSingleDocumentTopicDocumentDataV2;
  'v2.contentmanagement.workspaces.{id}.documents': ContentManagementWorkspaceDocumentsTopicDocumentDataV2;
  'v2.conversations.{id}.transcription': TranscriptionTopicTranscriptionMessage;
  'v2.detail.events.conversation.{id}.acd.end': AcdEndDetailEventTopicAcdEndEvent;
  'v2.detail.events.conversation.{id}.acd.start': AcdStartDetailEventTopicAcdStartEvent;
  'v2.detail.events.conversation.{id}.acw': AcwDetailEventTopicAfterCallWorkEvent;
  'v2.detail.events.conversation.{id}.attributes': AttributeDetailEventTopicAttributeUpdateEvent;
  'v2.detail.events.conversation.{id}.contact': ContactDetailEventTopicContactUpdateEvent;
  'v2.detail.events.conversation.{id}.customer.end': CustomerEndDetailEventTopicCustomerEndEvent;
  'v2.detail.events.conversation.{id}.customer.start': CustomerStartDetailEventTopicCustomerStartEvent;
  'v2.detail.events.conversation.{id}.flow.end': FlowEndDetailEventTopicFlowEndEvent;
  'v2.detail.events.conversation.{id}.flow.start': FlowStartDetailEventTopicFlowStartEvent;
  'v2.detail.events.conversation.{id}.outbound': OutboundDetailEventTopicOutboundInitEvent;
  'v2.detail.events.conversation.{id}.user.end': UserEndDetailEventTopicUserEndEvent;
  'v2.detail.events.conversation.{id}.user.start': UserStartDetailEventTopicUserStartEvent;
  'v2.detail.events.conversation.{id}.voicemail.end': VoicemailEndDetailEventTopicVoicemailEndEvent;
  'v2.detail.events.conversation.{id}.voicemail.start': VoicemailStartDetailEventTopicVoicemailStartEvent;
  'v2.detail.events.conversation.{id}.wrapup': WrapupDetailEventTopicWrapupEvent;
  'v2.externalcontacts.contacts.{id}': ExternalContactsContactChangedTopicContact;
  'v2.externalcontacts.contacts.{id}.journey.sessions': JourneySessionEventsNotificationSessionEvent;
  'v2.externalcontacts.contacts.{id}.unresolved': ExternalContactsUnresolvedContactChangedTopicContact;
  'v2.flows.outcomes.{id}': ArchitectFlowOutcomeNotificationFlowOutcomeNotification;
  'v2.flows.{id}': ArchitectFlowNotificationFlowNotification;
  'v2.gamification.scorecards.users.{id}': GamificationScorecardChangeTopicScorecardChange;
  'v2.groups.{id}.greetings': GroupGreetingEventGreeting;
  'v2.journey.sessions.{id}.action.events': JourneyWebActionEventsNotificationWebActionEventsNotification;
  'v2.journey.sessions.{id}.outcome.events': JourneyOutcomeEventsNotificationOutcomeEventsNotification;
  'v2.journey.sessions.{id}.web.events': JourneyWebEventsNotificationWebEventsNotification;
  'v2.managementunits.{id}.workforcemanagement.intraday': WfmIntradayDataUpdateTopicIntradayDataUpdate;
  'v2.outbound.attemptlimits.{id}': DialerAttemptLimitsConfigChangeAttemptLimits;
  'v2.outbound.callabletimesets.{id}': DialerCallabletimesetConfigChangeCallableTimeSet;
  'v2.outbound.campaignrules.{id}': DialerCampaignRuleConfigChangeCampaignRule;
  'v2.outbound.campaigns.{id}': DialerCampaignConfigChangeCampaign;
  'v2.outbound.campaigns.{id}.progress': DialerCampaignProgressEventCampaignProgress;
  'v2.outbound.campaigns.{id}.stats': StatEventCampaignTopicStatsNotification;
  'v2.outbound.contactlistfilters.{id}': DialerContactlistfilterConfigChangeContactListFilter;
  'v2.outbound.contactlists.{id}': DialerContactlistConfigChangeContactList;
  'v2.outbound.contactlists.{id}.importstatus': ContactlistImportStatusImportStatus;
  'v2.outbound.dnclists.{id}': DialerDnclistConfigChangeDncList;
  'v2.outbound.dnclists.{id}.importstatus': DnclistImportStatusImportStatus;
  'v2.outbound.messagingcampaigns.{id}': OutboundMessagingMessagingCampaignConfigChangeMessagingCampaign;
  'v2.outbound.messagingcampaigns.{id}.progress': OutboundMessagingMessagingCampaignProgressEventCampaignProgress;
  'v2.outbound.responsesets.{id}': DialerResponsesetConfigChangeResponseSet;
  'v2.outbound.rulesets.{id}': DialerRulesetConfigChangeRuleSet;
  'v2.outbound.schedules.campaigns.{id}': DialerCampaignScheduleConfigChangeCampaignSchedule;
  'v2.outbound.schedules.sequences.{id}': DialerSequenceScheduleConfigChangeSequenceSchedule;
  'v2.outbound.sequences.{id}': DialerSequenceConfigChangeCampaignSequence;
  'v2.outbound.settings': DialerOutboundSettingsConfigChangeOutboundSettings;
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
  'v2.speechandtextanalytics.programs.general.jobs.{id}': CreateGeneralProgramTopicsDefinitionsJob;
  'v2.speechandtextanalytics.programs.publishjobs.{id}': PublishProgramTopicsDefinitionsJob;
  'v2.speechandtextanalytics.topics.publishjobs.{id}': PublishTopicTopicsDefinitionsJob;
  'v2.system.no_longer_subscribed.{id}': SystemMessageSystemMessage;
  'v2.system.socket_closing': SystemMessageSystemMessage;
  'v2.system.token_revoked.{id}': SystemMessageSystemMessage;
  'v2.system.{id}.{id}': SystemMessageSystemMessage;
  'v2.taskmanagement.workitems.users.{id}': WorkitemsUserEventsNotificationWorkitem;
  'v2.telephony.providers.edges.phones.{id}': PhoneChangeTopicPhone;
  'v2.telephony.providers.edges.trunks.{id}': TrunkInstanceTopicTrunk;
  'v2.telephony.providers.edges.trunks.{id}.metrics': TrunkMetricsTopicTrunkMetrics;
  'v2.telephony.providers.edges.{id}': EdgeChangeTopicEdge;
  'v2.telephony.providers.edges.{id}.logicalinterfaces': EdgeLogicalInterfacesChangeTopicDomainLogicalInterfaceChange;
  'v2.telephony.providers.edges.{id}.metrics': EdgeMetricsTopicEdgeMetrics;
  'v2.telephony.providers.edges.{id}.softwareupdate': EdgeSoftwareUpdateTopicDomainEdgeSoftwareUpdate;
  'v2.users.{id}.activity': AgentActivityChangedTopicAgentActivity;
  'v2.users.{id}.alerting.heartbeat.alerts': KlaxonHeartBeatAlertsTopicHeartBeatAlert;
  'v2.users.{id}.alerting.heartbeat.rules': KlaxonHeartBeatRulesTopicHeartBeatRule;
  'v2.users.{id}.alerting.interactionstats.alerts': KlaxonInteractionStatsAlertsTopicInteractionStatAlert;
  'v2.users.{id}.alerting.interactionstats.rules': KlaxonInteractionStatsRulesTopicInteractionStatRule;
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
  'v2.users.{id}.conversations.videos': ConversationVideoEventTopicVideoConversation;
  'v2.users.{id}.conversations.{id}.recordings': RecordingEventRecording;
  'v2.users.{id}.conversations.{id}.recordings.{id}': RecordingTranscodeCompleteTopicRecording;
  'v2.users.{id}.conversationsummary': UserConversationsEventUserConversationSummary;
  'v2.users.{id}.fax.documents': FaxTopicFaxDataV2;
  'v2.users.{id}.geolocation': GeolocationEventGeolocation;
  'v2.users.{id}.greetings': UserGreetingEventGreeting;
  'v2.users.{id}.outbound.contactlists.{id}.export': ContactlistDownloadReadyExportUri;
  'v2.users.{id}.outbound.dnclists.{id}.export': DnclistDownloadReadyExportUri;
  'v2.users.{id}.outofoffice': OutOfOfficeEventOutOfOffice;
  'v2.users.{id}.presence': PresenceEventUserPresence;
  'v2.users.{id}.recordings': RecordingArchiveRestoreTopicRecording;
  'v2.users.{id}.routingStatus': UserRoutingStatusUserRoutingStatus;
  'v2.users.{id}.station': UserStationChangeTopicUserStations;
  'v2.users.{id}.tokens': UserTokensTopicTokenNotification;
  'v2.users.{id}.userrecordings': AdhocRecordingTopicRecordingDataV2;
  'v2.users.{id}.voicemail.messages': VoicemailMessagesTopicVoicemailMessage;
  'v2.users.{id}.wem.coaching.appointment': WemCoachingAppointmentTopicCoachingAppointmentNotification;
  'v2.users.{id}.wem.learning.assignment': LearningAssignmentTopicLearningAssignmentNotification;
  'v2.users.{id}.workforcemanagement.adherence': WfmUserScheduleAdherenceUpdatedTopicUserScheduleAdherenceUpdate;
  'v2.users.{id}.workforcemanagement.historicaladherencequery': WfmHistoricalAdherenceCalculationsCompleteTopicWfmHistoricalAdherenceCalculationsCompleteNotice;
  'v2.users.{id}.workforcemanagement.notifications': WfmUserNotificationTopicWfmUserNotification;
  'v2.users.{id}.workforcemanagement.schedules': WfmAgentScheduleUpdateTopicWfmAgentScheduleUpdateNotification;
  'v2.users.{id}.workforcemanagement.timeoffrequests': WfmTimeOffRequestUpdateTopicTimeOffRequestUpdate;
  'v2.webdeployments.configurations.{id}': WebDeploymentsConfigTopicWebMessagingConfigChangeEventBody;
  'v2.webdeployments.deployments.{id}': WebDeploymentsDeploymentTopicWebMessagingDeploymentChangeEventBody;
  'v2.wem.learning.assignments.modules.{id}': LearningAssignmentRuleRunTopicLearningAssignmentRuleRunNotification;
  'v2.workflows.{id}.conversations.inbound.typing.event': V2ConversationMessageTypingEventForWorkflowTopicMessageData;
  'v2.workforcemanagement.agents': WfmMoveAgentsCompleteTopicWfmMoveAgentsComplete;
  'v2.workforcemanagement.businessunits.{id}.schedules': WfmBuScheduleTopicBuScheduleNotification;
  'v2.workforcemanagement.businessunits.{id}.scheduling.runs': WfmBuScheduleRunTopicBuSchedulingRunProgressNotification;
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts': WfmBuShortTermForecastUpdateCompleteTopicBuShortTermForecastNotification;
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.copy': WfmBuShortTermForecastCopyCompleteTopicBuShortTermForecastNotification;
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.generate': WfmBuShortTermForecastGenerateProgressTopicGenerateBuShortTermForecastProgressNotification;
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.import': WfmBuShortTermForecastImportCompleteTopicBuShortTermForecastNotification;
  'v2.workforcemanagement.historicaldata.deletejob': WfmHistoricalDataUploadPurgeRequestStatusTopicHistoricalDataUploadPurgeRequestUpdate;
  'v2.workforcemanagement.historicaldata.status': WfmHistoricalDataUploadRequestStatusTopicHistoricalDataUploadRequestUpdate;
  'v2.workforcemanagement.managementunits.{id}': WfmMoveManagementUnitTopicMoveManagementUnitNotification;
  'v2.workforcemanagement.managementunits.{id}.adherence': WfmUserScheduleAdherenceUpdatedMuTopicUserScheduleAdherenceUpdate;
  'v2.workforcemanagement.managementunits.{id}.agents.sync': WfmUpdateAgentDetailsTopicWfmUpdateAgentDetailsComplete;
  'v2.workforcemanagement.managementunits.{id}.schedules': WfmScheduleTopicWfmScheduleNotification;
  'v2.workforcemanagement.managementunits.{id}.shifttrades.state.bulk': WfmBulkShiftTradeStateUpdateNotificationTopicBulkShiftTradeStateUpdateNotification;
  'v2.workforcemanagement.teams.{id}.adherence': WfmUserScheduleAdherenceUpdatedTeamTopicUserScheduleAdherenceUpdate;
  'v2.workforcemanagement.users.{id}.schedules.query': WfmBuScheduleQueryResultTopicBuScheduleSearchResultNotification;
  'v2.workforcemanagement.users.{id}.schedules.search': WfmBuScheduleSearchResultTopicBuScheduleSearchResultNotification;
}

/** Template of a notification topic. */
export type NotificationTopic = keyof NotificationTopics;
