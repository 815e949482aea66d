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

export type ArchitectHistoryAction =
  'checkin' | 'checkout' | 'create' | 'deactivate' | 'debug' | 'delete' | 'publish' | 'revert' | 'save';

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
  | 'WORKITEMFLOW';

export type DevelopmentActivityType = 'Informational' | 'Coaching' | 'AssessedContent' | 'Assessment';

export type LearningModuleKind = 'Informational' | 'AssessedContent' | 'Assessment';

export type MediaFormat = 'WAV' | 'WEBM' | 'WAV_ULAW' | 'OGG_VORBIS' | 'OGG_OPUS' | 'MP3' | 'NONE';

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
  | 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User:externalIds';

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
  | 'addressVerificationDetails';

export type TrunkBaseAssignmentExpand = 'externalTrunkBaseAssignments' | 'phoneTrunkBaseAssignments';

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
  | 'biography';

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
  | 'WorkPlans';

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
  /** @defaultValue `ASC` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetUserRoutingskillsOptions extends PageOptions {
  /** @defaultValue `ASC` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}
