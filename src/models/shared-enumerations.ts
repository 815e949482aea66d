/** Enumerations of several areas, or of an area and its notifications. */
import type { OpenEnum } from './open-enum.js';

export type ActionMediaType = OpenEnum<
  'webchat' | 'webMessagingOffer' | 'contentOffer' | 'integrationAction' | 'architectFlow' | 'openAction'
>;

export type AdherenceState = OpenEnum<'InAdherence' | 'OutOfAdherence' | 'Unscheduled' | 'Unknown' | 'Ignored' | 'Explained'>;

export type AfterCallWorkState = OpenEnum<'unknown' | 'notApplicable' | 'skipped' | 'pending' | 'complete'>;

export type AgentRoutingStatus = OpenEnum<'OFF_QUEUE' | 'IDLE' | 'INTERACTING' | 'NOT_RESPONDING' | 'COMMUNICATING'>;

export type AgentSegmentType = OpenEnum<
  | 'alert'
  | 'barging'
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
  | 'parked'
  | 'scheduled'
  | 'screenmonitoring'
  | 'sharing'
  | 'system'
  | 'transmitting'
  | 'unknown'
  | 'uploading'
  | 'voicemail'
  | 'wrapup'
>;

export type AlternativeShiftTradeState = OpenEnum<'Submitted' | 'Expired' | 'Approved' | 'Denied' | 'Canceled'>;

export type AnalyticsMediaType = OpenEnum<
  'callback' | 'chat' | 'cobrowse' | 'email' | 'message' | 'screenshare' | 'unknown' | 'video' | 'voice'
>;

export type ApiUsageMetric = OpenEnum<'Status200' | 'Status300' | 'Status400' | 'Status500' | 'Status429' | 'Requests'>;

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

export type ExternalActivityType = OpenEnum<'Coaching' | 'ActivityPlan' | 'Learning' | 'Opportunity'>;

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

export type JourneyActionState = OpenEnum<
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

export type JourneyMessageType = OpenEnum<
  'Unknown' | 'Sms' | 'Twitter' | 'Facebook' | 'Line' | 'WhatsApp' | 'WebMessaging' | 'Open' | 'Instagram' | 'Apple'
>;

export type KnowledgeCoreLanguage = OpenEnum<
  | 'en-US'
  | 'en-UK'
  | 'en-AU'
  | 'en-CA'
  | 'en-HK'
  | 'en-IN'
  | 'en-IE'
  | 'en-NZ'
  | 'en-PH'
  | 'en-SG'
  | 'en-ZA'
  | 'de-DE'
  | 'de-AT'
  | 'de-CH'
  | 'es-AR'
  | 'es-CO'
  | 'es-MX'
  | 'es-US'
  | 'es-ES'
  | 'fr-FR'
  | 'fr-BE'
  | 'fr-CA'
  | 'fr-CH'
  | 'pt-BR'
  | 'pt-PT'
  | 'nl-NL'
  | 'nl-BE'
  | 'it-IT'
  | 'ca-ES'
  | 'tr-TR'
  | 'sv-SE'
  | 'fi-FI'
  | 'nb-NO'
  | 'da-DK'
  | 'ja-JP'
  | 'ar-AE'
  | 'zh-CN'
  | 'zh-TW'
  | 'zh-HK'
  | 'ko-KR'
  | 'pl-PL'
  | 'hi-IN'
  | 'th-TH'
  | 'hu-HU'
  | 'vi-VN'
  | 'uk-UA'
  | 'cs-CZ'
  | 'fil-PH'
  | 'ms-MY'
  | 'he-IL'
  | 'el-GR'
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

export type MessagingPlatformType = OpenEnum<
  | 'Phone'
  | 'SMS'
  | 'GenesysWebWidget'
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
  | 'Unknown'
  | 'Apple'
  | 'Open'
  | 'Instagram'
>;

export type NormalizedMessageStatus = OpenEnum<'Sent' | 'Delivered' | 'Read' | 'Failed' | 'Published' | 'Removed'>;

export type ParticipantMediaState = OpenEnum<
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
  | 'parked'
  | 'none'
>;

export type ParticipantWrapupPrompt = OpenEnum<'mandatory' | 'optional' | 'agentRequested' | 'timeout' | 'forcedTimeout'>;

export type QueryFilterOperator = OpenEnum<
  'EQ' | 'NEQ' | 'GT' | 'LT' | 'GTE' | 'LTE' | 'IN' | 'CONTAINS' | 'BETWEEN' | 'BEGINS_WITH'
>;

export type ReferrerMedium = OpenEnum<'internal' | 'search' | 'social' | 'email' | 'unknown' | 'paid'>;

export type ReportedActivityCategory = OpenEnum<
  | 'OnQueueWork'
  | 'Break'
  | 'Meal'
  | 'Meeting'
  | 'OffQueueWork'
  | 'TimeOff'
  | 'Training'
  | 'Unavailable'
  | 'Unscheduled'
  | 'Unknown'
>;

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

export type SessionMediaType = OpenEnum<
  | 'callback'
  | 'chat'
  | 'cobrowse'
  | 'email'
  | 'internalmessage'
  | 'message'
  | 'screenmonitoring'
  | 'screenshare'
  | 'unknown'
  | 'video'
  | 'voice'
>;

export type ShiftTradeState = OpenEnum<'Unmatched' | 'Matched' | 'Approved' | 'Denied' | 'Expired' | 'Canceled'>;

export type SortFunction = OpenEnum<'average' | 'count' | 'max' | 'min' | 'sum'>;

export type SuggestionTrigger = OpenEnum<
  'Unknown' | 'Fallback' | 'ConversationStart' | 'ConversationTransfer' | 'ConversationEnd' | 'Intent'
>;

export type SystemPresenceName = OpenEnum<
  'Available' | 'Away' | 'Busy' | 'Offline' | 'Idle' | 'OnQueue' | 'Meal' | 'Training' | 'Meeting' | 'Break'
>;

export type ThreadingMessengerType = OpenEnum<
  'sms' | 'facebook' | 'twitter' | 'line' | 'whatsapp' | 'webmessaging' | 'instagram' | 'open' | 'apple'
>;

export type TimeOffRequestStatus = OpenEnum<'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED'>;

export type UsedRoutingType = OpenEnum<
  'Bullseye' | 'Conditional' | 'Last' | 'Manual' | 'Predictive' | 'Preferred' | 'Standard' | 'Direct' | 'Vip'
>;

export type VoicemailUploadStatus = OpenEnum<'pending' | 'complete' | 'failed' | 'timeout' | 'none'>;

export type WebDeploymentStatus = OpenEnum<'Pending' | 'Active' | 'Inactive' | 'Error' | 'Deleting'>;

export type WeekDay = OpenEnum<'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'>;

export type WfmOperationStatus = OpenEnum<'Processing' | 'Complete' | 'Canceled' | 'Error'>;

export type WorkitemAssignmentState = OpenEnum<
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
  | 'AcdCancelled'
  | 'Terminated'
  | 'AcdExpired'
>;

export type WorkitemStatusCategory = OpenEnum<'Open' | 'InProgress' | 'Waiting' | 'Closed' | 'Unknown'>;
