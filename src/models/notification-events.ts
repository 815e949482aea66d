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
  WebDeploymentStatus,
} from './shared-enumerations.js';
import type {
  AssignedWrapupCode,
  ConversationContentLocation,
  ConversationContentStory,
  ConversationNotificationTemplateFooter,
} from './conversations.js';
import type {
  ConversationUserDisposition,
  JourneyCampaign,
  JourneyGeolocation,
  OutcomeAchievement,
  SessionLastEvent,
  SessionSegmentAssignment,
} from './journey.js';
import type {
  AtzmTimeSlot,
  AtzmTimeSlotWithTimeZone,
  CallableWindow,
  ContactListFilterClause,
  ContactListFilterPredicate,
  ContactListFilterRange,
  RecallEntry,
} from './outbound.js';
import type { TimeSlot, UserParam } from './recording.js';
import type { ContentActions, Entity, MessageInfo, PropertyChange } from './shared-administration.js';
import type {
  AnalyticsParticipantPurpose,
  AnalyticsProposedAgent,
  AnalyticsScoredAgent,
  DataAvailabilityResponse,
} from './shared-conversation-analytics.js';
import type {
  Address,
  AfterCallWork,
  CallState,
  ContactAddress,
  ContactSort,
  DialerPreview,
  DisconnectReason,
  DisconnectType,
  FacebookId,
  FacebookScopedId,
  FaxStatus,
  LineId,
  LineUserId,
  MediaState,
  MessageMedia,
  MessageSticker,
  PhoneNumber,
  PhoneNumberColumn,
  TwitterId,
  Voicemail,
  WhatsAppId,
} from './shared-conversations.js';
import type {
  AddressableEntityRef,
  Detail,
  DomainEntityRef,
  ErrorBody,
  MediaSummary,
  MediaSummaryDetail,
  NamedEntity,
  UserConversationSummary,
} from './shared.js';
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
  BuIntradayDataGroup,
  BuIntradayForecastData,
  BuIntradayScheduleData,
  ForecastSourceDayPointer,
  HistoricalImportStatus,
  IntradayPerformancePredictionData,
  ScheduleGenerationResultSummary,
  SchedulerMessageSeverityCount,
} from './workforce-management.js';

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
  id?: string;
  routingStatus?: AgentActivityChangedTopicRoutingStatus;
  presence?: AgentActivityChangedTopicPresence;
  outOfOffice?: AgentActivityChangedTopicOutOfOffice;
  activeQueueIds?: string[];
  /** @format date-time */
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
  errorMessageParams?: JsonObject;
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

export type ConversationCallEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationCallEventTopicDetail = Detail;

export type ConversationCallEventTopicErrorBody = ErrorBody;

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

export type ConversationCallbackEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationCallbackEventTopicDetail = Detail;

export type ConversationCallbackEventTopicDialerPreview = DialerPreview;

export type ConversationCallbackEventTopicErrorBody = ErrorBody;

export type ConversationCallbackEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type ConversationCallbackEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type ConversationCallbackEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type ConversationCallbackEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type ConversationCallbackEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type ConversationCallbackEventTopicPhoneNumberColumn = PhoneNumberColumn;

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

export type ConversationChatEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationChatEventTopicDetail = Detail;

export type ConversationChatEventTopicErrorBody = ErrorBody;

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

export type ConversationCobrowseEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationCobrowseEventTopicDetail = Detail;

export type ConversationCobrowseEventTopicErrorBody = ErrorBody;

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

export type ConversationEmailEventTopicErrorBody = ErrorBody;

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

export type ConversationEventTopicDialerPreview = DialerPreview;

export type ConversationEventTopicDisconnectReason = DisconnectReason;

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

export type ConversationEventTopicPhoneNumberColumn = PhoneNumberColumn;

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

export type ConversationEventTopicVoicemail = Voicemail;

export interface ConversationEventTopicWorkflow {
  workflowId?: string;
}

export type ConversationEventTopicWrapup = AssignedWrapupCode;

export type ConversationMessageEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationMessageEventTopicDetail = Detail;

export type ConversationMessageEventTopicErrorBody = ErrorBody;

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

export type ConversationMetricsTopicConversationProposedAgent = AnalyticsProposedAgent;

export type ConversationMetricsTopicConversationScoredAgent = AnalyticsScoredAgent;

export type ConversationScreenShareEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationScreenShareEventTopicDetail = Detail;

export type ConversationScreenShareEventTopicErrorBody = ErrorBody;

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

export type ConversationScreenShareEventTopicUriReference = NamedEntity;

export type ConversationScreenShareEventTopicWrapup = AssignedWrapupCode;

export type ConversationSocialExpressionEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationSocialExpressionEventTopicDetail = Detail;

export type ConversationSocialExpressionEventTopicErrorBody = ErrorBody;

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

export type ConversationSocialExpressionEventTopicUriReference = NamedEntity;

export type ConversationSocialExpressionEventTopicWrapup = AssignedWrapupCode;

export type ConversationVideoEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type ConversationVideoEventTopicDetail = Detail;

export type ConversationVideoEventTopicErrorBody = ErrorBody;

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
}

/** Payload of `v2.detail.events.conversation.{id}.customer.start`. */
export type CustomerStartDetailEventTopicCustomerStartEvent = ContactDetailEventTopicContactUpdateEvent;

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

export type DialerAttemptLimitsConfigChangeRecallEntry = RecallEntry;

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

export type DialerCallabletimesetConfigChangeTimeSlot = TimeSlot;

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

export type DialerCampaignConfigChangeContactSort = ContactSort;

export type DialerCampaignConfigChangePhoneColumn = PhoneNumberColumn;

export interface DialerCampaignConfigChangeRestErrorDetail {
  error?: string;
  details?: string;
}

export type DialerCampaignConfigChangeUriReference = NamedEntity;

/** Payload of `v2.outbound.campaigns.{id}.progress`. */
export interface DialerCampaignProgressEventCampaignProgress {
  campaign?: DialerCampaignProgressEventUriReference;
  numberOfContactsCalled?: number;
  numberOfContactsMessaged?: number;
  totalNumberOfContacts?: number;
  percentage?: number;
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
}

export interface DialerCampaignScheduleConfigChangeScheduleInterval {
  start?: string;
  end?: string;
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
}

export type DialerContactlistfilterConfigChangeFilterClause = ContactListFilterClause;

export type DialerContactlistfilterConfigChangeFilterPredicate = ContactListFilterPredicate;

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

export type ExternalContactsContactChangedTopicContactAddress = ContactAddress;

export type ExternalContactsContactChangedTopicFacebookId = FacebookId;

export type ExternalContactsContactChangedTopicFacebookScopedId = FacebookScopedId;

export type ExternalContactsContactChangedTopicLineId = LineId;

export type ExternalContactsContactChangedTopicLineUserId = LineUserId;

export type ExternalContactsContactChangedTopicPhoneNumber = PhoneNumber;

export type ExternalContactsContactChangedTopicTwitterId = TwitterId;

export type ExternalContactsContactChangedTopicWhatsAppId = WhatsAppId;

/** Payload of `v2.externalcontacts.contacts.{id}.unresolved`. */
export type ExternalContactsUnresolvedContactChangedTopicContact = ExternalContactsContactChangedTopicContact;

export type ExternalContactsUnresolvedContactChangedTopicContactAddress = ContactAddress;

export type ExternalContactsUnresolvedContactChangedTopicFacebookId = FacebookId;

export type ExternalContactsUnresolvedContactChangedTopicFacebookScopedId = FacebookScopedId;

export type ExternalContactsUnresolvedContactChangedTopicLineId = LineId;

export type ExternalContactsUnresolvedContactChangedTopicLineUserId = LineUserId;

export type ExternalContactsUnresolvedContactChangedTopicPhoneNumber = PhoneNumber;

export type ExternalContactsUnresolvedContactChangedTopicTwitterId = TwitterId;

export type ExternalContactsUnresolvedContactChangedTopicWhatsAppId = WhatsAppId;

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

export type FlowMetricsTopicFlowProposedAgent = AnalyticsProposedAgent;

export type FlowMetricsTopicFlowScoredAgent = AnalyticsScoredAgent;

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

export type GamificationScorecardChangeTopicMetric = Entity;

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
export type GroupGreetingEventGreeting = UserGreetingEventGreeting;

export type GroupGreetingEventGreetingAudioFile = UserGreetingEventGreetingAudioFile;

export type GroupGreetingEventGreetingOwner = Entity;

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

export type JourneySessionEventsNotificationBrowser = JourneyWebEventsNotificationBrowser;

export type JourneySessionEventsNotificationConnectedQueue = AddressableEntityRef;

export type JourneySessionEventsNotificationConversation = AddressableEntityRef;

export interface JourneySessionEventsNotificationConversationChannel {
  type?: OpenEnum<'Unknown' | 'Voice' | 'Chat' | 'Email' | 'Callback' | 'Cobrowse' | 'Video' | 'Screenshare' | 'Message'>;
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

export type JourneySessionEventsNotificationOutcome = AddressableEntityRef;

export type JourneySessionEventsNotificationOutcomeAchievement = OutcomeAchievement;

export type JourneySessionEventsNotificationPage = JourneyWebEventsNotificationPage;

export type JourneySessionEventsNotificationReferrer = JourneyWebEventsNotificationReferrer;

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

export type JourneySessionEventsNotificationSessionLastEvent = SessionLastEvent;

export type JourneySessionEventsNotificationUser = AddressableEntityRef;

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
}

export type LearningAssignmentTopicLearningModuleReference = NamedEntity;

export type LearningAssignmentTopicUserReference = Entity;

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
}

export type OutboundMessagingMessagingCampaignConfigChangeContactSort = ContactSort;

export interface OutboundMessagingMessagingCampaignConfigChangeEmailConfig {
  emailColumns?: string[];
  contentTemplate?: OutboundMessagingMessagingCampaignConfigChangeResponseRef;
  fromAddress?: OutboundMessagingMessagingCampaignConfigChangeFromEmailAddress;
  replyToAddress?: OutboundMessagingMessagingCampaignConfigChangeReplyToEmailAddress;
}

export type OutboundMessagingMessagingCampaignConfigChangeErrorDetail = DialerCampaignConfigChangeRestErrorDetail;

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

/** Payload of `v2.outbound.messagingcampaigns.{id}.progress`. */
export type OutboundMessagingMessagingCampaignProgressEventCampaignProgress = DialerCampaignProgressEventCampaignProgress;

export type OutboundMessagingMessagingCampaignProgressEventUriReference = NamedEntity;

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
  source?: string;
  presenceDefinition?: PresenceEventOrganizationPresence;
  primary?: boolean;
  message?: string;
  /** @format date-time */
  modifiedDate?: string;
}

/** Payload of `v2.speechandtextanalytics.programs.publishjobs.{id}`. */
export type PublishProgramTopicsDefinitionsJob = PublishTopicTopicsDefinitionsJob;

/** Payload of `v2.speechandtextanalytics.topics.publishjobs.{id}`. */
export interface PublishTopicTopicsDefinitionsJob {
  id?: string;
  state?: OpenEnum<'Completed' | 'Failed'>;
}

/** Payload of `v2.routing.queues.{id}.conversations.calls`. */
export type QueueConversationCallEventTopicCallConversation = ConversationCallEventTopicCallConversation;

export type QueueConversationCallEventTopicCallMediaParticipant = ConversationCallEventTopicCallMediaParticipant;

export type QueueConversationCallEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationCallEventTopicDetail = Detail;

export type QueueConversationCallEventTopicErrorBody = ErrorBody;

export type QueueConversationCallEventTopicFaxStatus = ConversationCallEventTopicFaxStatus;

export type QueueConversationCallEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationCallEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationCallEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationCallEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationCallEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationCallEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationCallEventTopicUriReference = NamedEntity;

export type QueueConversationCallEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.routing.queues.{id}.conversations.callbacks`. */
export type QueueConversationCallbackEventTopicCallbackConversation = ConversationCallbackEventTopicCallbackConversation;

export type QueueConversationCallbackEventTopicCallbackMediaParticipant = ConversationCallbackEventTopicCallbackMediaParticipant;

export type QueueConversationCallbackEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationCallbackEventTopicDetail = Detail;

export type QueueConversationCallbackEventTopicDialerPreview = DialerPreview;

export type QueueConversationCallbackEventTopicErrorBody = ErrorBody;

export type QueueConversationCallbackEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationCallbackEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationCallbackEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationCallbackEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationCallbackEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationCallbackEventTopicPhoneNumberColumn = PhoneNumberColumn;

export type QueueConversationCallbackEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationCallbackEventTopicUriReference = NamedEntity;

export type QueueConversationCallbackEventTopicVoicemail = Voicemail;

export type QueueConversationCallbackEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.routing.queues.{id}.conversations.chats`. */
export type QueueConversationChatEventTopicChatConversation = ConversationChatEventTopicChatConversation;

export type QueueConversationChatEventTopicChatMediaParticipant = ConversationChatEventTopicChatMediaParticipant;

export type QueueConversationChatEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationChatEventTopicDetail = Detail;

export type QueueConversationChatEventTopicErrorBody = ErrorBody;

export type QueueConversationChatEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationChatEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationChatEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationChatEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationChatEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationChatEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationChatEventTopicUriReference = NamedEntity;

export type QueueConversationChatEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.routing.queues.{id}.conversations.cobrowseSessions`. */
export type QueueConversationCobrowseEventTopicCobrowseConversation = ConversationCobrowseEventTopicCobrowseConversation;

export type QueueConversationCobrowseEventTopicCobrowseMediaParticipant = ConversationCobrowseEventTopicCobrowseMediaParticipant;

export type QueueConversationCobrowseEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationCobrowseEventTopicDetail = Detail;

export type QueueConversationCobrowseEventTopicErrorBody = ErrorBody;

export type QueueConversationCobrowseEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationCobrowseEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationCobrowseEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationCobrowseEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationCobrowseEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

export type QueueConversationCobrowseEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationCobrowseEventTopicUriReference = NamedEntity;

export type QueueConversationCobrowseEventTopicWrapup = AssignedWrapupCode;

export type QueueConversationEmailEventTopicAttachment = ConversationEventTopicAttachment;

export type QueueConversationEmailEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationEmailEventTopicDetail = Detail;

/** Payload of `v2.routing.queues.{id}.conversations.emails`. */
export type QueueConversationEmailEventTopicEmailConversation = ConversationEmailEventTopicEmailConversation;

export type QueueConversationEmailEventTopicEmailMediaParticipant = ConversationEmailEventTopicEmailMediaParticipant;

export type QueueConversationEmailEventTopicErrorBody = ErrorBody;

export type QueueConversationEmailEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationEmailEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationEmailEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationEmailEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationEmailEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

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

export type QueueConversationEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationEventTopicDialerPreview = DialerPreview;

export type QueueConversationEventTopicDisconnectReason = DisconnectReason;

export type QueueConversationEventTopicEmail = ConversationEventTopicEmail;

export type QueueConversationEventTopicErrorDetails = ConversationEventTopicErrorDetails;

export type QueueConversationEventTopicFaxStatus = FaxStatus;

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

export type QueueConversationEventTopicPhoneNumberColumn = PhoneNumberColumn;

export type QueueConversationEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationEventTopicScreenshare = ConversationEventTopicScreenshare;

export type QueueConversationEventTopicSocialExpression = ConversationEventTopicSocialExpression;

export type QueueConversationEventTopicUriReference = NamedEntity;

export type QueueConversationEventTopicVideo = ConversationEventTopicVideo;

export type QueueConversationEventTopicVoicemail = Voicemail;

export type QueueConversationEventTopicWorkflow = ConversationEventTopicWorkflow;

export type QueueConversationEventTopicWrapup = AssignedWrapupCode;

export type QueueConversationMessageEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationMessageEventTopicDetail = Detail;

export type QueueConversationMessageEventTopicErrorBody = ErrorBody;

export type QueueConversationMessageEventTopicErrorDetails = ConversationEventTopicErrorDetails;

export type QueueConversationMessageEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationMessageEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationMessageEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationMessageEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationMessageEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

/** Payload of `v2.routing.queues.{id}.conversations.messages`. */
export type QueueConversationMessageEventTopicMessageConversation = ConversationMessageEventTopicMessageConversation;

export type QueueConversationMessageEventTopicMessageDetails = ConversationMessageEventTopicMessageDetails;

export type QueueConversationMessageEventTopicMessageMedia = MessageMedia;

export type QueueConversationMessageEventTopicMessageMediaParticipant = ConversationMessageEventTopicMessageMediaParticipant;

export type QueueConversationMessageEventTopicMessageMetadata = ConversationEventTopicMessageMetadata;

export type QueueConversationMessageEventTopicMessageMetadataContent = ConversationEventTopicMessageMetadataContent;

export type QueueConversationMessageEventTopicMessageMetadataEvent = ConversationEventTopicMessageMetadataEvent;

export type QueueConversationMessageEventTopicMessageSticker = MessageSticker;

export type QueueConversationMessageEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationMessageEventTopicUriReference = NamedEntity;

export type QueueConversationMessageEventTopicWrapup = AssignedWrapupCode;

export type QueueConversationScreenShareEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationScreenShareEventTopicDetail = Detail;

export type QueueConversationScreenShareEventTopicErrorBody = ErrorBody;

export type QueueConversationScreenShareEventTopicJourneyAction = ConversationEventTopicJourneyAction;

export type QueueConversationScreenShareEventTopicJourneyActionMap = ConversationEventTopicJourneyActionMap;

export type QueueConversationScreenShareEventTopicJourneyContext = ConversationEventTopicJourneyContext;

export type QueueConversationScreenShareEventTopicJourneyCustomer = ConversationEventTopicJourneyCustomer;

export type QueueConversationScreenShareEventTopicJourneyCustomerSession = ConversationEventTopicJourneyCustomerSession;

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

export type QueueConversationSocialExpressionEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationSocialExpressionEventTopicDialerPreview = DialerPreview;

export type QueueConversationSocialExpressionEventTopicDisconnectReason = DisconnectReason;

export type QueueConversationSocialExpressionEventTopicEmail = ConversationEventTopicEmail;

export type QueueConversationSocialExpressionEventTopicErrorDetails = ConversationEventTopicErrorDetails;

export type QueueConversationSocialExpressionEventTopicFaxStatus = FaxStatus;

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

export type QueueConversationSocialExpressionEventTopicPhoneNumberColumn = PhoneNumberColumn;

export type QueueConversationSocialExpressionEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationSocialExpressionEventTopicScreenshare = ConversationEventTopicScreenshare;

export type QueueConversationSocialExpressionEventTopicSocialExpression = ConversationEventTopicSocialExpression;

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

export type QueueConversationVideoEventTopicConversationRoutingData = ConversationEventTopicConversationRoutingData;

export type QueueConversationVideoEventTopicDialerPreview = DialerPreview;

export type QueueConversationVideoEventTopicDisconnectReason = DisconnectReason;

export type QueueConversationVideoEventTopicEmail = ConversationEventTopicEmail;

export type QueueConversationVideoEventTopicErrorDetails = ConversationEventTopicErrorDetails;

export type QueueConversationVideoEventTopicFaxStatus = FaxStatus;

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

export type QueueConversationVideoEventTopicPhoneNumberColumn = PhoneNumberColumn;

export type QueueConversationVideoEventTopicScoredAgent = ConversationEventTopicScoredAgent;

export type QueueConversationVideoEventTopicScreenshare = ConversationEventTopicScreenshare;

export type QueueConversationVideoEventTopicSocialExpression = ConversationEventTopicSocialExpression;

export type QueueConversationVideoEventTopicUriReference = NamedEntity;

export type QueueConversationVideoEventTopicVideo = ConversationEventTopicVideo;

export type QueueConversationVideoEventTopicVoicemail = Voicemail;

export type QueueConversationVideoEventTopicWorkflow = ConversationEventTopicWorkflow;

export type QueueConversationVideoEventTopicWrapup = AssignedWrapupCode;

/** Payload of `v2.routing.queues.{id}.users`. */
export interface QueueUserEventTopicQueueMember {
  id?: string;
  user?: QueueUserEventTopicUserReference;
  queueId?: string;
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
  qualifier?: string;
  stats?: Dictionary<number>;
}

/** Payload of `v2.analytics.flow.{id}.aggregates`. */
export interface StatEventFlowTopicStatsNotification {
  group?: Dictionary<string>;
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

export type UserRoutingStatusUserParam = UserParam;

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
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
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
  status?: OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;
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

export type WfmBulkShiftTradeStateUpdateNotificationTopicUserReference = Entity;

export type WfmBulkShiftTradeStateUpdateNotificationTopicWfmVersionedEntityMetadata =
  WfmBuScheduleTopicWfmVersionedEntityMetadata;

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
export type WfmHistoricalDataUploadRequestStatusTopicHistoricalDataUploadRequestUpdate = HistoricalImportStatus;

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

export type WfmTimeOffRequestUpdateTopicUserReference = Entity;

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
  status?: OpenEnum<'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED'>;
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
  type?: OpenEnum<'ShiftTrade' | 'TimeOffRequest' | 'AdherenceExplanation'>;
  shiftTrade?: WfmUserNotificationTopicShiftTradeNotification;
  timeOffRequest?: WfmUserNotificationTopicTimeOffRequestNotification;
  adherenceExplanation?: WfmUserNotificationTopicAdherenceExplanationNotification;
  agentNotification?: boolean;
  otherNotificationIdsInGroup?: string[];
  markedAsRead?: boolean;
}

export type WfmUserScheduleAdherenceUpdatedMuTopicActivityCodeReference =
  WfmUserScheduleAdherenceUpdatedTopicActivityCodeReference;

export type WfmUserScheduleAdherenceUpdatedMuTopicQueueReference = Entity;

export type WfmUserScheduleAdherenceUpdatedMuTopicRealTimeAdherenceExplanation =
  WfmUserScheduleAdherenceUpdatedTopicRealTimeAdherenceExplanation;

export type WfmUserScheduleAdherenceUpdatedMuTopicSecondaryPresenceReference = Entity;

export type WfmUserScheduleAdherenceUpdatedMuTopicUriReference = NamedEntity;

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
