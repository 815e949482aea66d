/** Enumerations of several areas, or of an area and its notifications. */
import type { OpenEnum } from './open-enum.js';
import type { Dictionary, JsonObject } from './json.js';
import type { UserReference } from './shared-administration.js';
import type { WorktypeReference } from './shared-analytics.js';
import type { UserReferenceWithName } from './shared-conversations.js';
import type { Division, DomainEntityRef } from './shared.js';

export type ActionMediaType = OpenEnum<
  'webchat' | 'webMessagingOffer' | 'contentOffer' | 'integrationAction' | 'architectFlow' | 'openAction'
>;

export type AdherenceState = OpenEnum<'InAdherence' | 'OutOfAdherence' | 'Unscheduled' | 'Unknown' | 'Ignored' | 'Explained'>;

export type AfterCallWorkState = OpenEnum<'unknown' | 'notApplicable' | 'skipped' | 'pending' | 'complete'>;

export type AgentRoutingStatus = OpenEnum<'OFF_QUEUE' | 'IDLE' | 'INTERACTING' | 'NOT_RESPONDING' | 'COMMUNICATING'>;

export type AnalyticsMediaType = OpenEnum<
  'callback' | 'chat' | 'cobrowse' | 'email' | 'message' | 'screenshare' | 'unknown' | 'video' | 'voice'
>;

export type ArchitectActionName = OpenEnum<
  | 'CREATE'
  | 'CHECKIN'
  | 'DEBUG'
  | 'DELETE'
  | 'HISTORY'
  | 'PUBLISH'
  | 'STATE_CHANGE'
  | 'UPDATE'
  | 'VALIDATE'
  | 'CHECKOUT'
  | 'DEACTIVATE'
  | 'REVERT'
  | 'SAVE'
>;

export type ArchitectActionStatus = OpenEnum<
  'LOCKED' | 'UNLOCKED' | 'STARTED' | 'PENDING_GENERATION' | 'PENDING_BACKEND_NOTIFICATION' | 'SUCCESS' | 'FAILURE'
>;

export type AuditQueryState = OpenEnum<'Queued' | 'Running' | 'Succeeded' | 'Failed' | 'Cancelled'>;

/** The move to another status that a work item is due to make by itself. */
export interface AutoStatusTransitionDetail {
  /** The status it will move to. */
  nextStatus?: WorkitemStatusReference;
  /** @format date-time */
  dateOfTransition?: string;
  /** Why the move failed, where it did. */
  errorDetails?: TaskManagementErrorDetails;
}

export type BuScheduleRunState = OpenEnum<'None' | 'Queued' | 'Scheduling' | 'Canceled' | 'Failed' | 'Complete'>;

export type CampaignStatus = OpenEnum<'on' | 'stopping' | 'off' | 'complete' | 'invalid' | 'forced_off' | 'forced_stopping'>;

export type CobrowseDisconnectType = OpenEnum<
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

export interface ConsultTransfer {
  /** Whom the agent speaks to: `DESTINATION` the party consulted, `OBJECT` the one being transferred, or `BOTH`. */
  speakTo?: OpenEnum<'DESTINATION' | 'OBJECT' | 'BOTH' | 'CONFERENCE'>;
  destination: Destination;
  /** The user who talks before the transfer is completed, often the caller. */
  consultingUserId?: string;
}

export type ContactListFilterOperator = OpenEnum<
  | 'EQUALS'
  | 'LESS_THAN'
  | 'LESS_THAN_EQUALS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_EQUALS'
  | 'CONTAINS'
  | 'BEGINS_WITH'
  | 'ENDS_WITH'
  | 'BEFORE'
  | 'AFTER'
  | 'BETWEEN'
  | 'IN'
>;

export type ContentAttachmentMediaType = OpenEnum<'Image' | 'Video' | 'Audio' | 'File' | 'Link'>;

export type ConversationMediaType = OpenEnum<
  | 'CALL'
  | 'CALLBACK'
  | 'CHAT'
  | 'COBROWSE'
  | 'EMAIL'
  | 'MESSAGE'
  | 'SOCIAL_EXPRESSION'
  | 'VIDEO'
  | 'SCREENSHARE'
  | 'INTERNAL_MESSAGE'
  | 'SCREEN_MONITORING'
>;

export type ConversationReasonCode = OpenEnum<
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
  | 'DataFiltered'
>;

export type DataActionOperator = OpenEnum<
  | 'EQUALS'
  | 'LESS_THAN'
  | 'LESS_THAN_EQUALS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_EQUALS'
  | 'CONTAINS'
  | 'BEGINS_WITH'
  | 'ENDS_WITH'
  | 'BEFORE'
  | 'AFTER'
>;

export type DeliveryStatus = OpenEnum<
  'DeliveryFailed' | 'DeliverySuccess' | 'Failed' | 'Queued' | 'Read' | 'Received' | 'Sent' | 'DeliveryPushed' | 'Published'
>;

export interface Destination {
  /** Number or SIP address. */
  address: string;
  name?: string;
  userId?: string;
  queueId?: string;
}

export type DialingMode = OpenEnum<'agentless' | 'preview' | 'power' | 'predictive' | 'progressive' | 'external'>;

export type DivisionObjectType = OpenEnum<
  | 'QUEUE'
  | 'CAMPAIGN'
  | 'CONTACTLIST'
  | 'DNCLIST'
  | 'EMAILCAMPAIGN'
  | 'MESSAGINGCAMPAIGN'
  | 'MANAGEMENTUNIT'
  | 'BUSINESSUNIT'
  | 'FLOW'
  | 'FLOWMILESTONE'
  | 'FLOWOUTCOME'
  | 'USER'
  | 'CALLROUTE'
  | 'EMERGENCYGROUPS'
  | 'ROUTINGSCHEDULES'
  | 'ROUTINGSCHEDULEGROUPS'
  | 'DATATABLES'
  | 'TEAM'
  | 'WORKBIN'
  | 'WORKTYPE'
  | 'EXTENSIONPOOL'
  | 'SKILLGROUP'
  | 'SCRIPT'
  | 'LIBRARY'
>;

export type EdgeSoftwareUpdateStatus = OpenEnum<
  'NONE' | 'INIT' | 'IN_PROGRESS' | 'EXPIRED' | 'EXCEPTION' | 'ABORTED' | 'FAILED' | 'SUCCEEDED' | 'DELETE'
>;

export type EmailState = OpenEnum<'alerting' | 'connected' | 'disconnected' | 'none' | 'transmitting' | 'parked'>;

export interface ExternalContactReference {
  id?: string;
  firstName?: string;
  lastName?: string;
  selfUri?: string;
}

export type FlowEntryType = OpenEnum<'agent' | 'direct' | 'dnis' | 'flow' | 'outbound'>;

export type FlowMetric = OpenEnum<
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

export type FlowType = OpenEnum<
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
  | 'EMAILSEND'
  | 'VOICESURVEY'
>;

export type ForecastDayOfWeek = OpenEnum<
  'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'EighthDay'
>;

export type ForecastModificationType = OpenEnum<
  | 'MinimumPerInterval'
  | 'MaximumPerInterval'
  | 'SetValuePerInterval'
  | 'ChangeValuePerInterval'
  | 'ChangePercentPerInterval'
  | 'SetValueOverRange'
  | 'ChangeValueOverRange'
  | 'SetValuesForIntervalSet'
>;

export type HistoricalDataUploadStatus = OpenEnum<
  'Initiated' | 'InProgress' | 'Pending' | 'Success' | 'Failed' | 'Cancelled' | 'Purged' | 'PurgePending'
>;

export type InteractionStatsMediaType = OpenEnum<'voice' | 'chat' | 'email' | 'callback' | 'message'>;

export type InteractionStatsMetric = OpenEnum<
  'tAbandon' | 'tAnswered' | 'tTalk' | 'nOffered' | 'tHandle' | 'nTransferred' | 'oServiceLevel' | 'tWait' | 'tHeld' | 'tAcw'
>;

export type InteractionStatsNumericRange = OpenEnum<'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'ne'>;

export type JourneyMessageType = OpenEnum<
  'Unknown' | 'Sms' | 'Twitter' | 'Facebook' | 'Line' | 'WhatsApp' | 'WebMessaging' | 'Open' | 'Instagram' | 'Apple'
>;

export type KnowledgeLanguageCode = OpenEnum<
  'en-US' | 'en-UK' | 'en-AU' | 'de-DE' | 'es-US' | 'es-ES' | 'fr-FR' | 'pt-BR' | 'nl-NL' | 'it-IT' | 'fr-CA'
>;

export type LearningAssignmentState = OpenEnum<
  'Assigned' | 'InProgress' | 'Completed' | 'Deleted' | 'NotCompleted' | 'InvalidSchedule'
>;

export type MessageStatus = OpenEnum<
  'queued' | 'sent' | 'failed' | 'received' | 'delivery-success' | 'delivery-failed' | 'read' | 'removed' | 'published'
>;

export type MessagingPlatform = OpenEnum<
  'Twitter' | 'Facebook' | 'Instagram' | 'Line' | 'Whatsapp' | 'WebMessaging' | 'Open' | 'Sms' | 'Apple'
>;

export type NormalizedMessageStatus = OpenEnum<'Sent' | 'Delivered' | 'Read' | 'Failed' | 'Published' | 'Removed'>;

export type ParticipantWrapupPrompt = OpenEnum<'mandatory' | 'optional' | 'agentRequested' | 'timeout' | 'forcedTimeout'>;

export type ReferrerMedium = OpenEnum<'internal' | 'search' | 'social' | 'email' | 'unknown' | 'paid'>;

export type ReportingExportStatus = OpenEnum<
  'SUBMITTED' | 'RUNNING' | 'CANCELLING' | 'CANCELLED' | 'COMPLETED' | 'COMPLETED_WITH_PARTIAL_RESULTS' | 'FAILED'
>;

export type RoutePathMediaType = OpenEnum<'Voice' | 'Chat' | 'Email' | 'Callback' | 'Message' | 'Workitem'>;

export type RoutingType = OpenEnum<'Bullseye' | 'Conditional' | 'Last' | 'Manual' | 'Predictive' | 'Preferred' | 'Standard'>;

export type ScreenRecordingState = OpenEnum<'requested' | 'active' | 'paused' | 'stopped' | 'error' | 'timeout'>;

export type SegmentDisconnectType = OpenEnum<
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
  | 'endpointDnd'
  | 'inactivity'
  | 'sessionExpired'
  | 'takeover'
  | 'transferDnd'
>;

export type SessionDisconnectType = OpenEnum<
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
  | 'Takeover'
>;

export type ShiftTradeState = OpenEnum<'Unmatched' | 'Matched' | 'Approved' | 'Denied' | 'Expired' | 'Canceled'>;

export interface TaskManagementErrorDetails {
  code?: string;
  message?: string;
}

export type ThreadingMessengerType = OpenEnum<
  'sms' | 'facebook' | 'twitter' | 'line' | 'whatsapp' | 'webmessaging' | 'instagram' | 'open' | 'apple'
>;

export type VoicemailUploadStatus = OpenEnum<'pending' | 'complete' | 'failed' | 'timeout' | 'none'>;

export type WebDeploymentStatus = OpenEnum<'Pending' | 'Active' | 'Inactive' | 'Error' | 'Deleting'>;

export type WeekDay = OpenEnum<'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'>;

export type WorkbinReference = DomainEntityRef;

/** A piece of work of one worktype, on its way through statuses, queues and agents until it is terminated. */
export interface Workitem {
  id: string;
  name?: string;
  division?: Division;
  type?: WorktypeReference;
  description?: string;
  language?: WorkitemLanguageReference;
  utilizationLabel?: WorkitemUtilizationLabelReference;
  priority?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateDue?: string;
  /** @format date-time */
  dateExpires?: string;
  /** Estimated time to complete the work, in seconds. */
  durationSeconds?: number;
  /** When the work item's life ends, as an epoch time in seconds. */
  ttl?: number;
  status?: WorkitemStatusReference;
  /** What kind of status the current one is, whatever its name. */
  statusCategory?: OpenEnum<'Open' | 'InProgress' | 'Waiting' | 'Closed' | 'Unknown'>;
  /** @format date-time */
  dateStatusChanged?: string;
  /** @format date-time */
  dateClosed?: string;
  /** Container it is kept in. */
  workbin?: WorkbinReference;
  reporter?: UserReferenceWithName;
  /** User who has the work. */
  assignee?: UserReferenceWithName;
  externalContact?: ExternalContactReference;
  /** Tag of the caller's choosing. */
  externalTag?: string;
  modifiedBy?: UserReference;
  queue?: WorkitemQueueReference;
  /** How far routing has come. `Idle` at first, `Parked` while an agent has laid it aside. */
  assignmentState?: OpenEnum<
    | 'Unknown'
    | 'AcdStarted'
    | 'Alerting'
    | 'AlertTimeout'
    | 'AcdCancelled'
    | 'Terminated'
    | 'Idle'
    | 'Declined'
    | 'Connected'
    | 'Disconnected'
    | 'Parked'
    | 'Held'
    | 'AcdExpired'
  >;
  /** @format date-time */
  dateAssignmentStateChanged?: string;
  /** How long it alerts at an agent, in seconds. */
  alertTimeoutSeconds?: number;
  skills?: WorkitemRoutingSkillReference[];
  /** Agents whom routing considers first. */
  preferredAgents?: UserReference[];
  /** Whether statuses may move it on by themselves. */
  autoStatusTransition?: boolean;
  /** Schema and version that `customFields` follow. */
  schema?: WorkitemSchema;
  /** Values by field name, as the worktype's schema defines them. */
  customFields?: Dictionary<JsonObject>;
  /** The next automatic move, where one is pending. */
  autoStatusTransitionDetail?: AutoStatusTransitionDetail;
  /** Agents to prefer, each with a score. */
  scoredAgents?: WorkitemScoredAgent[];
  /** Script shown to the agent who works on it. */
  script?: WorkitemScriptReference;
  selfUri?: string;
}

export type WorkitemLanguageReference = DomainEntityRef;

export type WorkitemQueueReference = DomainEntityRef;

export type WorkitemRoutingSkillReference = DomainEntityRef;

export interface WorkitemSchema {
  id?: string;
  name?: string;
  version: number;
  selfUri?: string;
}

export interface WorkitemScoredAgent {
  agent?: UserReference;
  /** Higher is better. */
  score?: number;
}

export type WorkitemScriptReference = DomainEntityRef;

export type WorkitemStatusReference = DomainEntityRef;

export interface WorkitemUtilizationLabelReference {
  id?: string;
  selfUri?: string;
}
