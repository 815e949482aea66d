import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { AuditQueryState } from './shared-enumerations.js';
import type { AuditQuerySort, MessageInfo, PropertyChange } from './shared-administration.js';
import type { AddressableEntityRef, DomainEntityRef } from './shared-references.js';

export type AuditAction = OpenEnum<
  | 'Create'
  | 'View'
  | 'Update'
  | 'Move'
  | 'Copy'
  | 'Delete'
  | 'DeleteAll'
  | 'Fax'
  | 'VersionCreate'
  | 'Download'
  | 'Upload'
  | 'MemberAdd'
  | 'MemberUpdate'
  | 'MemberRemove'
  | 'ShareAdd'
  | 'ShareRemove'
  | 'TagAdd'
  | 'TagRemove'
  | 'TagUpdate'
  | 'Read'
  | 'ReadAll'
  | 'Execute'
  | 'ApplyProtection'
  | 'RevokeProtection'
  | 'UpdateRetention'
  | 'Abandon'
  | 'Archive'
  | 'RestoreRequest'
  | 'RestoreComplete'
  | 'Promote'
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
  | 'Open'
  | 'Approved'
  | 'Rejected'
  | 'Rollback'
  | 'ImplementingChange'
  | 'ChangeImplemented'
  | 'ImplementingRollback'
  | 'RollbackImplemented'
  | 'Write'
  | 'Purge'
  | 'Processed'
  | 'Replace'
  | 'UpdateInService'
  | 'UpdateOutOfService'
  | 'Cycle'
  | 'Scale'
  | 'IpAllowlistClear'
  | 'AddPairingRole'
  | 'Add'
  | 'Verify'
  | 'Assign'
  | 'Unassign'
  | 'Reassign'
  | 'Reschedule'
  | 'Cancel'
  | 'SoftDelete'
  | 'HardDelete'
  | 'Reset'
  | 'Unarchive'
>;

export type AuditEntityType = OpenEnum<
  | 'AccessToken'
  | 'Action'
  | 'ActionDraft'
  | 'ActionMap'
  | 'ActionTemplate'
  | 'ActivityCode'
  | 'AdherenceExplanation'
  | 'AgentRoutingInfo'
  | 'AnalyticsReportingSettings'
  | 'Annotation'
  | 'Appointment'
  | 'Assignment'
  | 'AttemptLimits'
  | 'AuthOrganization'
  | 'AuthUser'
  | 'Bulk'
  | 'BulkActions'
  | 'BusinessUnit'
  | 'Calibration'
  | 'CallableTimeSet'
  | 'CallAnalysisResponseSet'
  | 'Campaign'
  | 'CampaignRule'
  | 'CampaignSchedule'
  | 'ChangeRequest'
  | 'ClickstreamSettings'
  | 'Configuration'
  | 'ConfigurationVersion'
  | 'ContactList'
  | 'ContactListFilter'
  | 'ContactSchema'
  | 'ConversationAttributes'
  | 'ConversationAccount'
  | 'ConversationDefaultSupportedContent'
  | 'ConversationPhoneNumber'
  | 'ConversationRecipient'
  | 'ConversationThreadingWindow'
  | 'Credential'
  | 'DashboardSettings'
  | 'DependencyTrackingBuild'
  | 'Deployment'
  | 'DID'
  | 'DIDPool'
  | 'DNCList'
  | 'Document'
  | 'DynamicGroup'
  | 'DynamicSchema'
  | 'Edge'
  | 'EdgeGroup'
  | 'EdgeLog'
  | 'EdgeLogZip'
  | 'EdgePcaps'
  | 'EdgePreferences'
  | 'EdgeTraceLevel'
  | 'EmergencyGroup'
  | 'EnterpriseAgreement'
  | 'Evaluation'
  | 'EvaluationForm'
  | 'EventType'
  | 'Exports'
  | 'Extension'
  | 'ExtensionPool'
  | 'ExternalMetricsData'
  | 'ExternalMetricsDefinition'
  | 'ExternalOrganizationSchema'
  | 'Feedback'
  | 'Flow'
  | 'FlowMilestone'
  | 'FlowOutcome'
  | 'Forecast'
  | 'HistoricalData'
  | 'InsightSettings'
  | 'Integration'
  | 'IVR'
  | 'KnowledgeBase'
  | 'KnowledgeCategory'
  | 'KnowledgeDocument'
  | 'KnowledgeDocumentVariation'
  | 'KnowledgeSearchFeedback'
  | 'KnowledgeTraining'
  | 'Line'
  | 'LineBase'
  | 'Location'
  | 'ManagementUnit'
  | 'MaxOrgRoutingUtilizationCapacity'
  | 'MediaDiagnosticsTraceFile'
  | 'MessagingCampaign'
  | 'Metric'
  | 'Module'
  | 'NumberOrder'
  | 'NumberPlan'
  | 'OAuthClient'
  | 'OAuthClientAuthorization'
  | 'OrganizationAuthorizationTrust'
  | 'OrganizationAuthorizationUserTrust'
  | 'OrganizationFeature'
  | 'OrganizationIntegrationsAccess'
  | 'OrganizationSettings'
  | 'OrphanedRecording'
  | 'OutboundRoute'
  | 'Outcome'
  | 'Pcaps'
  | 'Phone'
  | 'PhoneBase'
  | 'PlanningGroup'
  | 'Policy'
  | 'Predictor'
  | 'Product'
  | 'Profile'
  | 'ProfileMembers'
  | 'Program'
  | 'Prompt'
  | 'PromptResource'
  | 'Queue'
  | 'Recording'
  | 'RecordingAnnotation'
  | 'RecordingSettings'
  | 'Response'
  | 'ResponseAsset'
  | 'Role'
  | 'Row'
  | 'RoutingTranscriptionSettings'
  | 'RoutingUtilizationTag'
  | 'Rule'
  | 'RuleSet'
  | 'Schedule'
  | 'ScheduledExports'
  | 'ScheduleGroup'
  | 'Schema'
  | 'ScreenRecording'
  | 'Segment'
  | 'SentimentFeedback'
  | 'Sequence'
  | 'SequenceSchedule'
  | 'ServiceGoalTemplate'
  | 'SessionType'
  | 'ShiftTrade'
  | 'Site'
  | 'SpeechTextAnalyticsSettings'
  | 'Status'
  | 'SupportedContent'
  | 'SupportFile'
  | 'Survey'
  | 'SurveyForm'
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
  | 'Webhook'
  | 'Workbin'
  | 'Workitem'
  | 'WorkPlan'
  | 'WorkPlanRotation'
  | 'Workspace'
  | 'Worktype'
  | 'WrapupCode'
  | 'WrapUpCodeMapping'
  | 'Participant'
>;

/** Asks for everything that was audited together with one known entry. */
export interface AuditRealtimeRelatedRequest {
  /** The entry to start from. */
  auditId: string;
  /** The trustor organisation to search, where the entry was made there by a trustee's user. */
  trustorOrgId?: string;
  sort?: AuditQuerySort[];
}

export interface AuditRealtimeRelatedResultsResponse {
  entities: AuditLogMessage[];
}

export type AuditServiceName = OpenEnum<
  | 'AnalyticsReporting'
  | 'Architect'
  | 'Coaching'
  | 'ContactCenter'
  | 'ContentManagement'
  | 'Datatables'
  | 'Directory'
  | 'DynamicSchema'
  | 'Gamification'
  | 'Groups'
  | 'Integrations'
  | 'Knowledge'
  | 'LanguageUnderstanding'
  | 'Learning'
  | 'Limits'
  | 'Outbound'
  | 'PeoplePermissions'
  | 'EmployeePerformance'
  | 'PredictiveEngagement'
  | 'Presence'
  | 'Quality'
  | 'ResponseManagement'
  | 'Routing'
  | 'SpeechAndTextAnalytics'
  | 'Telephony'
  | 'TopicsDefinitions'
  | 'Triggers'
  | 'ProcessAutomation'
  | 'Voicemail'
  | 'WebDeployments'
  | 'Webhooks'
  | 'WorkforceManagement'
  | 'Messaging'
  | 'Supportability'
  | 'Callback'
  | 'Workitems'
  | 'SCIM'
  | 'NumberPurchasing'
  | 'Marketplace'
>;

/** One recorded action. */
export interface AuditLogMessage {
  id?: string;
  /** Organisation the user belongs to; differs from the audited one when a trustee's user acted. */
  userHomeOrgId?: string;
  user?: DomainEntityRef;
  /** OAuth client through which the action was done. */
  client?: AddressableEntityRef;
  /** IP addresses the request came from. */
  remoteIp?: string[];
  serviceName?: AuditServiceName;
  /** @format date-time */
  eventDate?: string;
  message?: MessageInfo;
  action?: AuditAction;
  /** What was acted upon. */
  entity?: DomainEntityRef;
  entityType?: AuditEntityType;
  status?: OpenEnum<'SUCCESS' | 'FAILURE' | 'WARNING'>;
  /** Properties with their old and new values. */
  propertyChanges?: PropertyChange[];
  /** Further details, by name. */
  context?: Dictionary<string>;
  /** Whether a user, the platform or the vendor's staff made the change. */
  level?: OpenEnum<'USER' | 'SYSTEM' | 'GENESYS_INTERNAL'>;
  /** The application through which the change was made. */
  application?: string;
  /** The action that set off the change recorded here. */
  initiatingAction?: InitiatingAction;
  /** True for the entry of the action with which the transaction began. */
  transactionInitiator?: boolean;
  /** The changed entities with their old and new values. */
  entityChanges?: EntityChange[];
}

/** An entity type and the actions recorded for it. */
export interface AuditQueryEntity {
  name?: AuditEntityType;
  actions?: AuditAction[];
}

export interface AuditQueryExecutionResultsResponse {
  id: string;
  pageSize?: number;
  /** Pass it on for the next page; absent on the last. */
  cursor?: string;
  entities?: AuditLogMessage[];
}

export interface AuditQueryExecutionStatusResponse {
  /** Transaction id, with which state and results are read. */
  id: string;
  state?: AuditQueryState;
  /** @format date-time */
  startDate?: string;
  /** ISO 8601 interval that is searched. */
  interval?: string;
  serviceName?: AuditServiceName;
  filters?: AuditQueryFilter[];
  sort?: AuditQuerySort[];
}

export interface AuditQueryFilter {
  property: OpenEnum<'UserId' | 'TrusteeOrganizationId' | 'ClientId' | 'Action' | 'EntityType' | 'EntityId'>;
  value: string;
}

export interface AuditQueryRequest {
  /** ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  serviceName: AuditServiceName;
  filters?: AuditQueryFilter[];
  sort?: AuditQuerySort[];
}

export interface AuditQueryService {
  name?: AuditServiceName;
  entities?: AuditQueryEntity[];
}

export interface AuditQueryServiceMapping {
  services?: AuditQueryService[];
}

export interface AuditRealtimeQueryRequest {
  /** ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-07-02T00:00Z`. */
  interval: string;
  serviceName: AuditServiceName;
  filters?: AuditQueryFilter[];
  sort?: AuditQuerySort[];
  pageNumber?: number;
  pageSize?: number;
}

export interface AuditRealtimeQueryResultsResponse {
  entities: AuditLogMessage[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

/** What a transaction changed on one entity, before and after. */
export interface EntityChange {
  entityId?: string;
  entityName?: string;
  entityType?: string;
  oldValues?: string[];
  newValues?: string[];
}

/** The action with which a transaction began. */
export interface InitiatingAction {
  /** Shared by all entries that the action led to. */
  transactionId?: string;
  actionContext?: string;
}
