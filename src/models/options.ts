import type { OpenEnum } from './open-enum.js';

/** Paging by page number. */
export interface PageOptions {
  /** Entities a page; 25 unless the operation says otherwise. */
  pageSize?: number;
  /** Which page, counted from 1. */
  pageNumber?: number;
}

/** Paging by cursors: `after` and `before` come from the `nextUri` and `previousUri`, or the `cursors`, of the page before. */
export interface AfterBeforeOptions {
  after?: string;
  before?: string;
}

export interface SortOptions {
  /** Field to sort by. */
  sortBy?: string;
  /** Spelled as the operation wants it: `asc` or `ascending`, `desc` or `descending`. */
  sortOrder?: string;
}

/** Related entities to fill in, which otherwise come back as bare references or not at all. */
export interface ExpandOptions<E extends string> {
  expand?: readonly OpenEnum<E>[];
}

export type ActivityRelationship = 'Creator' | 'Facilitator' | 'Attendee';

export type ArchitectHistoryAction =
  | 'checkin'
  | 'checkout'
  | 'create'
  | 'deactivate'
  | 'debug'
  | 'delete'
  | 'publish'
  | 'revert'
  | 'save';

export type DependencyObjectType =
  | 'ACDLANGUAGE'
  | 'ACDSKILL'
  | 'ACDWRAPUPCODE'
  | 'BOTCONNECTORBOT'
  | 'BOTCONNECTORINTEGRATION'
  | 'BOTFLOW'
  | 'BRIDGEACTION'
  | 'COMMONMODULEFLOW'
  | 'COMPOSERSCRIPT'
  | 'CONTACTLIST'
  | 'DATAACTION'
  | 'DATATABLE'
  | 'DIALOGENGINEBOT'
  | 'DIALOGENGINEBOTVERSION'
  | 'DIALOGFLOWAGENT'
  | 'DIALOGFLOWCXAGENT'
  | 'DIGITALBOTFLOW'
  | 'EMAILROUTE'
  | 'EMERGENCYGROUP'
  | 'FLOWACTION'
  | 'FLOWDATATYPE'
  | 'FLOWMILESTONE'
  | 'FLOWOUTCOME'
  | 'GROUP'
  | 'IMAGE'
  | 'INBOUNDCALLFLOW'
  | 'INBOUNDCHATFLOW'
  | 'INBOUNDEMAILFLOW'
  | 'INBOUNDSHORTMESSAGEFLOW'
  | 'INQUEUECALLFLOW'
  | 'INQUEUEEMAILFLOW'
  | 'INQUEUESHORTMESSAGEFLOW'
  | 'IVRCONFIGURATION'
  | 'KNOWLEDGEBASE'
  | 'KNOWLEDGEBASEDOCUMENT'
  | 'LANGUAGE'
  | 'LEXBOT'
  | 'LEXBOTALIAS'
  | 'LEXV2BOT'
  | 'LEXV2BOTALIAS'
  | 'NLUDOMAIN'
  | 'NUANCEMIXBOT'
  | 'NUANCEMIXINTEGRATION'
  | 'OAUTHCLIENT'
  | 'OUTBOUNDCALLFLOW'
  | 'QUEUE'
  | 'RECORDINGPOLICY'
  | 'RESPONSE'
  | 'SCHEDULE'
  | 'SCHEDULEGROUP'
  | 'SECUREACTION'
  | 'SECURECALLFLOW'
  | 'STTENGINE'
  | 'SURVEYINVITEFLOW'
  | 'SYSTEMPROMPT'
  | 'TTSENGINE'
  | 'TTSVOICE'
  | 'USER'
  | 'USERPROMPT'
  | 'VOICEFLOW'
  | 'VOICEMAILFLOW'
  | 'WIDGET'
  | 'WORKFLOW'
  | 'WORKITEMFLOW'
  | 'AGENTICVIRTUALAGENT'
  | 'AGENTICVIRTUALAGENTVERSION'
  | 'AUDIOCONNECTORBOT'
  | 'CONVERSATIONCUSTOMATTRIBUTESCHEMA'
  | 'CONVERSATIONSUMMARYSETTING'
  | 'DECISIONTABLE'
  | 'DIGITALAUDIO'
  | 'DIGITALBOTCONNECTOR'
  | 'DIGITALBOTCONNECTORINTEGRATION'
  | 'DIVISION'
  | 'EMAILSENDFLOW'
  | 'FILE'
  | 'GRAMMAR'
  | 'GUIDE'
  | 'GUIDEVERSION'
  | 'KNOWLEDGESETTING'
  | 'RESPONSEASSET'
  | 'SMSPHONENUMBER'
  | 'SURVEYFORM'
  | 'UTILIZATIONLABEL'
  | 'VIDEO'
  | 'VOICESURVEYFLOW'
  | 'WORKTYPE';

export type DependencyResourceType =
  | 'ACDLANGUAGE'
  | 'ACDSKILL'
  | 'ACDWRAPUPCODE'
  | 'BOTCONNECTORBOT'
  | 'BOTCONNECTORINTEGRATION'
  | 'BOTFLOW'
  | 'BRIDGEACTION'
  | 'COMMONMODULEFLOW'
  | 'COMPOSERSCRIPT'
  | 'CONTACTLIST'
  | 'DATAACTION'
  | 'DATATABLE'
  | 'DIALOGENGINEBOT'
  | 'DIALOGENGINEBOTVERSION'
  | 'DIALOGFLOWAGENT'
  | 'DIALOGFLOWCXAGENT'
  | 'DIGITALBOTFLOW'
  | 'EMAILROUTE'
  | 'EMERGENCYGROUP'
  | 'FLOWACTION'
  | 'FLOWDATATYPE'
  | 'FLOWMILESTONE'
  | 'FLOWOUTCOME'
  | 'GROUP'
  | 'IMAGE'
  | 'INBOUNDCALLFLOW'
  | 'INBOUNDCHATFLOW'
  | 'INBOUNDEMAILFLOW'
  | 'INBOUNDSHORTMESSAGEFLOW'
  | 'INQUEUECALLFLOW'
  | 'INQUEUEEMAILFLOW'
  | 'INQUEUESHORTMESSAGEFLOW'
  | 'IVRCONFIGURATION'
  | 'KNOWLEDGEBASE'
  | 'KNOWLEDGEBASEDOCUMENT'
  | 'LANGUAGE'
  | 'LEXBOT'
  | 'LEXBOTALIAS'
  | 'LEXV2BOT'
  | 'LEXV2BOTALIAS'
  | 'NLUDOMAIN'
  | 'NUANCEMIXBOT'
  | 'NUANCEMIXINTEGRATION'
  | 'OAUTHCLIENT'
  | 'OUTBOUNDCALLFLOW'
  | 'QUEUE'
  | 'RECORDINGPOLICY'
  | 'RESPONSE'
  | 'SCHEDULE'
  | 'SCHEDULEGROUP'
  | 'SECUREACTION'
  | 'SECURECALLFLOW'
  | 'STTENGINE'
  | 'SURVEYINVITEFLOW'
  | 'SYSTEMPROMPT'
  | 'TTSENGINE'
  | 'TTSVOICE'
  | 'USER'
  | 'USERPROMPT'
  | 'VOICEFLOW'
  | 'VOICEMAILFLOW'
  | 'WIDGET'
  | 'WORKFLOW'
  | 'WORKITEMFLOW';

export type DevelopmentActivityType = 'Informational' | 'Coaching' | 'AssessedContent' | 'Assessment' | 'External' | 'Native';

export type ExternalContactExpand =
  | 'externalOrganization'
  | 'externalDataSources'
  | 'identifiers'
  | 'externalSources'
  | 'division';

export type ExternalContactNoteExpand = 'author' | 'externalDataSources' | 'division';

export type FieldConfigType = 'person' | 'group' | 'org' | 'externalContact';

export type FlowHealthLanguage =
  | 'en-us'
  | 'en-gb'
  | 'en-au'
  | 'en-za'
  | 'en-nz'
  | 'en-ie'
  | 'fr-ca'
  | 'fr-fr'
  | 'es-us'
  | 'es-es'
  | 'es-mx'
  | 'de-de'
  | 'it-it'
  | 'pt-br'
  | 'pt-pt'
  | 'nl-nl';

export type FlowLogLevelExpand = 'name' | 'type' | 'logLevelCharacteristics.characteristics';

export type HistorySortField = 'action' | 'timestamp' | 'user';

export type IntegrationPresenceSource = 'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight';

export type LearningModuleKind = 'Informational' | 'AssessedContent' | 'Assessment' | 'External' | 'Native';

export type MediaFormat = 'WAV' | 'WEBM' | 'WAV_ULAW' | 'OGG_VORBIS' | 'OGG_OPUS' | 'MP3' | 'NONE';

export type MessagingIntegrationExpand = 'supportedContent' | 'messagingSetting' | 'identityresolution';

export type OutboundFilterType =
  | 'Equals'
  | 'RegEx'
  | 'Contains'
  | 'Prefix'
  | 'LessThan'
  | 'LessThanEqualTo'
  | 'GreaterThan'
  | 'GreaterThanEqualTo'
  | 'BeginsWith'
  | 'EndsWith';

export type OverdueFilter = 'True' | 'False' | 'Any';

export type ScimGroupAttribute =
  | 'id'
  | 'displayName'
  | 'members'
  | 'externalId'
  | 'meta'
  | 'meta.version'
  | 'meta.lastModified'
  | 'urn:ietf:params:scim:schemas:core:2.0:Group:id'
  | 'urn:ietf:params:scim:schemas:core:2.0:Group:meta'
  | 'urn:ietf:params:scim:schemas:core:2.0:Group:meta.version'
  | 'urn:ietf:params:scim:schemas:core:2.0:Group:meta.lastModified'
  | 'urn:ietf:params:scim:schemas:core:2.0:Group:displayName'
  | 'urn:ietf:params:scim:schemas:core:2.0:Group:members'
  | 'urn:ietf:params:scim:schemas:core:2.0:Group:externalId';

export type ScimUserAttribute =
  | 'id'
  | 'userName'
  | 'displayName'
  | 'title'
  | 'active'
  | 'externalId'
  | 'phoneNumbers'
  | 'emails'
  | 'groups'
  | 'roles'
  | 'meta'
  | 'meta.version'
  | 'meta.lastModified'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:id'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:userName'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:displayName'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:title'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:active'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:externalId'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:phoneNumbers'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:emails'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:groups'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:roles'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:meta'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:meta.version'
  | 'urn:ietf:params:scim:schemas:core:2.0:User:meta.lastModified'
  | 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
  | 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:division'
  | 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department'
  | 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager'
  | 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager.value'
  | 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber'
  | 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User'
  | 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:routingSkills'
  | 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:routingLanguages'
  | 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:externalIds'
  | 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:dateHire';

export type SearchExpand =
  | 'routingStatus'
  | 'presence'
  | 'conversationSummary'
  | 'outOfOffice'
  | 'geolocation'
  | 'station'
  | 'authorization'
  | 'lasttokenissued'
  | 'dateLastLogin'
  | 'authorization.unusedRoles'
  | 'team'
  | 'profileSkills'
  | 'certifications'
  | 'locations'
  | 'groups'
  | 'skills'
  | 'languages'
  | 'languagePreference'
  | 'employerInfo'
  | 'biography'
  | 'callerUser.routingStatus'
  | 'callerUser.primaryPresence'
  | 'callerUser.conversationSummary'
  | 'callerUser.outOfOffice'
  | 'callerUser.geolocation'
  | 'images'
  | 'addressVerificationDetails'
  | 'integrationPresence'
  | 'workPlanBidRanks'
  | 'externalContactsSettings'
  | 'customAttributes'
  | 'dateWelcomeSent'
  | 'conversations'
  | 'transcription';

export type TrunkBaseAssignmentExpand = 'externalTrunkBaseAssignments' | 'phoneTrunkBaseAssignments';

export type TrunkType = 'EXTERNAL' | 'PHONE' | 'EDGE';

export type UnansweredGroupApp = 'Assistant' | 'BotFlow' | 'MessengerKnowledgeApp' | 'SmartAdvisor' | 'SupportCenter';

export type UserExpand =
  | 'routingStatus'
  | 'presence'
  | 'conversationSummary'
  | 'outOfOffice'
  | 'geolocation'
  | 'station'
  | 'authorization'
  | 'lasttokenissued'
  | 'dateLastLogin'
  | 'authorization.unusedRoles'
  | 'team'
  | 'profileSkills'
  | 'certifications'
  | 'locations'
  | 'groups'
  | 'skills'
  | 'languages'
  | 'languagePreference'
  | 'employerInfo'
  | 'biography'
  | 'integrationPresence'
  | 'workPlanBidRanks'
  | 'externalContactsSettings'
  | 'customAttributes'
  | 'dateWelcomeSent';

export type WorkforceManagementFeature =
  | 'AgentSchedule'
  | 'AgentTimeOffRequest'
  | 'Coaching'
  | 'ActivityCodes'
  | 'Agents'
  | 'BuActivityCodes'
  | 'BusinessUnits'
  | 'HistoricalAdherence'
  | 'HistoricalShrinkage'
  | 'IntradayMonitoring'
  | 'BuIntradayMonitoring'
  | 'ManagementUnits'
  | 'RealTimeAdherence'
  | 'Schedules'
  | 'BuSchedules'
  | 'ServiceGoalTemplates'
  | 'PlanningGroups'
  | 'ShiftTrading'
  | 'ShortTermForecasts'
  | 'BuShortTermForecasts'
  | 'TimeOffPlans'
  | 'TimeOffRequests'
  | 'TimeOffLimits'
  | 'WorkPlanRotations'
  | 'WorkPlans'
  | 'AgentHistoricalAdherence'
  | 'AgentHistoricalAdherenceConformance'
  | 'AgentAdherenceAdjustments'
  | 'AgentAdherenceAdjustmentsQuery'
  | 'AgentWorkPlanBid'
  | 'AgentScheduleBid'
  | 'AlternativeShift'
  | 'Learning'
  | 'AgentUnavailableTimes'
  | 'AgentOpportunitiesQuery'
  | 'AgentOpportunitiesEnrollments'
  | 'AgentOpportunitiesEnrollmentsStatuses'
  | 'ActivityPlans'
  | 'AdherenceAdjustmentsSettings'
  | 'AdherenceAdjustmentsReasonCodes'
  | 'AdherenceAdjustments'
  | 'UnavailableTimes'
  | 'CapacityPlan'
  | 'CapacityPlanForecastInputs'
  | 'ContinuousForecast'
  | 'LongTermStaffing'
  | 'StaffingGroups'
  | 'WorkPlanBids'
  | 'WorkPlanBidGroups'
  | 'ScheduleBid'
  | 'ScheduleBidGroup'
  | 'Opportunities'
  | 'OpportunitiesQuery'
  | 'OpportunitiesEnrollmentsQuery'
  | 'OpportunitiesExternalActivitiesQuery'
  | 'OpportunitiesStatuses'
  | 'OpportunitiesEnrollmentsStatuses';

export interface GetAuthorizationDivisionsOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
  /** `true` adds to each division the number of its objects by type. @defaultValue `false` */
  objectCount?: boolean;
  /** Only these divisions. */
  id?: readonly string[];
  /** Only divisions whose name matches this text. */
  name?: string;
}

export interface GetUserQueuesOptions extends PageOptions {
  /** Joined queues when true (also when left out), the others when false. @defaultValue `true` */
  joined?: boolean;
  /** Only queues of these divisions. */
  divisionId?: readonly string[];
}

export interface GetUserRoutinglanguagesOptions extends PageOptions {
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetUserRoutingskillsOptions extends PageOptions {
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetAgenticVirtualagentsOptions extends SortOptions {
  /** Only the virtual agent of this name. */
  name?: string;
  /** Only those with this text in the name. */
  nameContains?: string;
  /** Only those in this status, e.g. `Draft` or `Published`. */
  status?: string;
  /** Which page. */
  pageNumber?: number;
  /** Entities a page. */
  pageSize?: number;
}

export interface GetAuthorizationDivisionsQueryOptions extends AfterBeforeOptions {
  /** @defaultValue `25` */
  pageSize?: string;
  /** Only these divisions. */
  id?: readonly string[];
  /** Only divisions whose name matches this text. */
  name?: string;
}

export interface GetExternalcontactsContactJourneySessionsOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Cursor of the page to begin after, from the page before. */
  after?: string;
  /** Includes the sessions of contacts that have been merged into this one. */
  includeMerged?: boolean;
}

export interface GetUserSkillgroupsOptions extends AfterBeforeOptions {
  /** @defaultValue `25` */
  pageSize?: number;
}
