import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { CampaignStatus, ContactListFilterOperator, DataActionOperator, DialingMode } from './shared-enumerations.js';
import type { Division, DomainEntityRef } from './shared.js';
import type {
  Call,
  Callback,
  Campaign,
  ContactSort,
  ConversationDivisionMembership,
  Participant,
  RestErrorDetail,
} from './shared-conversations.js';

/** An agent's standing in a campaign, as told to the dialler. */
export interface Agent {
  stage?: string;
}

/** One value of the ownership column of a contact list and the user it was matched with. */
export interface AgentOwnedMappingPreview {
  /** Name of the contact list column that says who owns a contact. */
  agentOwnedColumn?: string;
  email?: string;
  userId?: string;
  /** Whether a user was found for the value. */
  exists?: boolean;
  /** Whether that user belongs to the campaign's queue. */
  isQueueMember?: boolean;
  /** Contacts that the value owns. */
  recordCount?: number;
}

export interface AgentOwnedMappingPreviewListing {
  entities: AgentOwnedMappingPreview[];
}

/** How often a contact and each of its numbers may be tried before the dialler leaves them alone. */
export interface AttemptLimits {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  maxAttemptsPerContact?: number;
  maxAttemptsPerNumber?: number;
  /** Time zone whose midnight ends the day when `resetPeriod` is `TODAY`, e.g. `Europe/London`. */
  timeZoneId?: string;
  /** When the counters start over: never, or with each day. */
  resetPeriod?: OpenEnum<'NEVER' | 'TODAY'>;
  /** Recall settings by call result, e.g. `busy`, `noAnswer`, `answeringMachine`. */
  recallEntries?: Dictionary<RecallEntry>;
  selfUri?: string;
}

export interface AttemptLimitsEntityListing {
  entities: AttemptLimits[];
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

export interface AtzmTimeSlot {
  /** Time of day as `HH:mm`. */
  earliestCallableTime?: string;
  /** Time of day as `HH:mm`. */
  latestCallableTime?: string;
}

export interface AtzmTimeSlotWithTimeZone {
  /** Time of day as `HH:mm`. */
  earliestCallableTime?: string;
  /** Time of day as `HH:mm`. */
  latestCallableTime?: string;
  /** Time zone of both times, e.g. `Europe/London`. */
  timeZoneId?: string;
}

export interface AuditEntity {
  type: string;
  id?: string;
  name?: string;
  selfUri?: string;
}

export interface AuditFacet {
  name: string;
  type: string;
}

export interface AuditFilter {
  name: string;
  type: string;
  operator: string;
  values: string[];
}

export interface AuditMessage {
  id: string;
  user?: AuditUser;
  correlationId?: string;
  transactionId?: string;
  transactionInitiator?: boolean;
  application?: string;
  serviceName: string;
  level: string;
  timestamp?: string;
  receivedTimestamp: string;
  status: string;
  actionContext?: string;
  action?: string;
  changes?: Change[];
  entity?: AuditEntity;
  serviceContext?: ServiceContext;
}

export interface AuditSearchResult {
  pageNumber?: number;
  pageSize?: number;
  total?: number;
  pageCount?: number;
  facetInfo?: FacetInfo[];
  auditMessages?: AuditMessage[];
}

export interface AuditUser {
  id: string;
  name?: string;
  display?: string;
}

/** Calling hours for contact lists whose time zones are derived from phone number or postcode. */
export interface AutomaticTimeZoneMappingSettings {
  callableWindows?: CallableWindow[];
  /** ISO 3166 country codes. */
  supportedCountries?: string[];
}

export type CallBasic = Call;

export interface CallRecord {
  /** @format date-time */
  lastAttempt?: string;
  lastResult?: string;
}

export interface CallableContactsDiagnostic {
  attemptLimits?: DomainEntityRef;
  dncLists?: DomainEntityRef[];
  callableTimeSet?: DomainEntityRef;
  ruleSets?: DomainEntityRef[];
}

export interface CallableTime {
  timeSlots: CampaignTimeSlot[];
  /** Time zone of the slots, e.g. `Europe/London`. */
  timeZoneId: string;
}

export interface CallableTimeSet {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  callableTimes: CallableTime[];
  selfUri?: string;
}

export interface CallableTimeSetEntityListing {
  entities: CallableTimeSet[];
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

/** Calling hours under automatic time zone mapping. */
export interface CallableWindow {
  /** Hours for contacts whose zone was found, in the contact's own time. */
  mapped?: AtzmTimeSlot;
  /** Hours for contacts whose zone was not found. */
  unmapped?: AtzmTimeSlotWithTimeZone;
}

export type CallbackBasic = Callback;

export interface CampaignDiagnostics {
  callableContacts?: CallableContactsDiagnostic;
  queueUtilizationDiagnostic?: QueueUtilizationDiagnostic;
  ruleSetDiagnostics?: RuleSetDiagnostic[];
  outstandingInteractionsCount?: number;
  scheduledInteractionsCount?: number;
}

export interface CampaignDivisionView {
  id: string;
  name?: string;
  division?: Division;
  selfUri?: string;
}

export interface CampaignDivisionViewListing {
  entities: CampaignDivisionView[];
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

export interface CampaignEntityListing {
  entities: Campaign[];
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

/** A contact that a voice campaign is working on at the moment. */
export interface CampaignInteraction {
  id?: string;
  campaign?: DomainEntityRef;
  agent?: DomainEntityRef;
  contact?: DomainEntityRef;
  destinationAddress?: string;
  /** Whether the agent is previewing this contact. */
  activePreviewCall?: boolean;
  /** @format date-time */
  lastActivePreviewWrapupTime?: string;
  /** @format date-time */
  creationTime?: string;
  /** @format date-time */
  callPlacedTime?: string;
  /** @format date-time */
  callRoutedTime?: string;
  /** @format date-time */
  previewConnectedTime?: string;
  queue?: DomainEntityRef;
  script?: DomainEntityRef;
  /** What call analysis heard. */
  disposition?: OpenEnum<
    'DISCONNECT' | 'LIVE_VOICE' | 'BUSY' | 'MACHINE' | 'NO_ANSWER' | 'SIT_CALLABLE' | 'SIT_UNCALLABLE' | 'FAX'
  >;
  callerName?: string;
  callerAddress?: string;
  /** @format date-time */
  previewPopDeliveredTime?: string;
  conversation?: ConversationBasic;
  dialerSystemParticipantId?: string;
  dialingMode?: string;
  skills?: DomainEntityRef[];
}

export interface CampaignInteractions {
  campaign?: DomainEntityRef;
  pendingInteractions?: CampaignInteraction[];
  proceedingInteractions?: CampaignInteraction[];
  previewingInteractions?: CampaignInteraction[];
  interactingInteractions?: CampaignInteraction[];
  scheduledInteractions?: CampaignInteraction[];
}

export interface CampaignProgress {
  campaign: DomainEntityRef;
  contactList: DomainEntityRef;
  numberOfContactsCalled?: number;
  numberOfContactsMessaged?: number;
  totalNumberOfContacts?: number;
  /** Of the contacts, in percent. */
  percentage?: number;
}

/** Watches campaigns and sequences and acts on campaigns and sequences when its conditions hold. */
export interface CampaignRule {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  campaignRuleEntities: CampaignRuleEntities;
  campaignRuleConditions: CampaignRuleCondition[];
  campaignRuleActions: CampaignRuleAction[];
  /** One condition suffices; otherwise all must hold. */
  matchAnyConditions?: boolean;
  enabled?: boolean;
  selfUri?: string;
}

export interface CampaignRuleAction {
  id?: string;
  parameters?: CampaignRuleParameters;
  actionType: OpenEnum<
    | 'turnOnCampaign'
    | 'turnOffCampaign'
    | 'turnOnSequence'
    | 'turnOffSequence'
    | 'setCampaignPriority'
    | 'recycleCampaign'
    | 'setCampaignDialingMode'
  >;
  campaignRuleActionEntities: CampaignRuleActionEntities;
}

export interface CampaignRuleActionEntities {
  campaigns?: DomainEntityRef[];
  sequences?: DomainEntityRef[];
  /** Act on the campaign or sequence that met the conditions, instead of those listed. */
  useTriggeringEntity?: boolean;
}

export interface CampaignRuleCondition {
  id?: string;
  parameters: CampaignRuleParameters;
  conditionType: OpenEnum<'campaignProgress' | 'campaignAgents'>;
}

export interface CampaignRuleEntities {
  campaigns?: DomainEntityRef[];
  sequences?: DomainEntityRef[];
}

export interface CampaignRuleEntityListing {
  entities: CampaignRule[];
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

/** Arguments of a condition (`operator`, `value`) or of an action (`priority`, `dialingMode`). */
export interface CampaignRuleParameters {
  operator?: OpenEnum<'equals' | 'greaterThan' | 'greaterThanEqualTo' | 'lessThan' | 'lessThanEqualTo'>;
  value?: string;
  priority?: OpenEnum<'1' | '2' | '3' | '4' | '5'>;
  dialingMode?: DialingMode;
}

export interface CampaignSchedule {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  intervals: ScheduleInterval[];
  /** Time zone of the intervals, e.g. `Europe/London`. */
  timeZone: string;
  campaign: DomainEntityRef;
  selfUri?: string;
}

export interface CampaignSequence {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  campaigns: DomainEntityRef[];
  /** Position in `campaigns` of the one at work. */
  currentCampaign: number;
  status: OpenEnum<'on' | 'off' | 'complete'>;
  /** Why the sequence stopped, where it did so by itself. */
  stopMessage?: string;
  /** Start again with the first campaign after the last. */
  repeat?: boolean;
  selfUri?: string;
}

export interface CampaignSequenceEntityListing {
  entities: CampaignSequence[];
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

/** Live figures that pace a voice campaign. */
export interface CampaignStats {
  contactRate?: ConnectRate;
  idleAgents?: number;
  effectiveIdleAgents?: number;
  /** Calls per agent after adjustment for pace. */
  adjustedCallsPerAgent?: number;
  outstandingCalls?: number;
  scheduledCalls?: number;
}

export interface CampaignTimeSlot {
  /** Time of day as `HH:mm:ss`. */
  startTime: string;
  /** Time of day as `HH:mm:ss`. */
  stopTime: string;
  /** Day of the week as a number. */
  day: number;
}

export interface Change {
  entity?: AuditEntity;
  property?: string;
  oldValues?: string[];
  newValues?: string[];
}

export interface CommonCampaign {
  id?: string;
  name?: string;
  division?: Division;
  mediaType?: OpenEnum<'email' | 'sms' | 'voice'>;
  selfUri?: string;
}

export interface CommonCampaignDivisionView {
  id: string;
  name?: string;
  division?: Division;
  mediaType?: OpenEnum<'email' | 'sms' | 'voice'>;
  selfUri?: string;
}

export interface CommonCampaignDivisionViewEntityListing {
  entities: CommonCampaignDivisionView[];
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

export interface CommonCampaignEntityListing {
  entities: CommonCampaign[];
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

/** One condition of a dialler rule; which fields count depends on `type`. */
export interface Condition {
  type?: OpenEnum<
    | 'wrapupCondition'
    | 'systemDispositionCondition'
    | 'contactAttributeCondition'
    | 'phoneNumberCondition'
    | 'phoneNumberTypeCondition'
    | 'callAnalysisCondition'
    | 'contactPropertyCondition'
    | 'dataActionCondition'
  >;
  /** The condition holds when its test does not. */
  inverted?: boolean;
  attributeName?: string;
  value?: string;
  valueType?: OpenEnum<'STRING' | 'NUMERIC' | 'DATETIME' | 'PERIOD'>;
  operator?: OpenEnum<
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
    | 'IN'
  >;
  codes?: string[];
  property?: string;
  propertyType?: OpenEnum<'LAST_ATTEMPT_BY_COLUMN' | 'LAST_ATTEMPT_OVERALL' | 'LAST_WRAPUP_BY_COLUMN' | 'LAST_WRAPUP_OVERALL'>;
  dataAction?: DomainEntityRef;
  /** What the condition yields when the data action finds nothing. */
  dataNotFoundResolution?: boolean;
  contactIdField?: string;
  callAnalysisResultField?: string;
  agentWrapupField?: string;
  contactColumnToDataActionFieldMappings?: ContactColumnToDataActionFieldMapping[];
  predicates?: DataActionConditionPredicate[];
}

export interface ConfigurationOverrides {
  /** The contact is dialled ahead of the others. */
  priority?: boolean;
}

export interface ConnectRate {
  attempts?: number;
  connects?: number;
  /** Connects divided by attempts. */
  connectRatio?: number;
}

export interface ContactCallbackRequest {
  campaignId: string;
  contactListId: string;
  contactId: string;
  /** Contact list column that holds the number to call. */
  phoneColumn: string;
  /** When to call, ISO 8601 date-time. */
  schedule: string;
}

export interface ContactColumnTimeZone {
  timeZone?: string;
  columnType?: OpenEnum<'PHONE' | 'ZIP'>;
}

export interface ContactColumnToDataActionFieldMapping {
  contactColumnName: string;
  dataActionField: string;
}

export interface ContactList {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  division?: DomainEntityRef;
  columnNames: string[];
  phoneColumns?: ContactPhoneNumberColumn[];
  /** Filled only on request. */
  importStatus?: ImportStatus;
  /** Column that decides whether a contact is dialled in preview mode. */
  previewModeColumnName?: string;
  /** Values of that column that mean preview. */
  previewModeAcceptedValues?: string[];
  /** Number of contacts; filled only on request. */
  size?: number;
  attemptLimits?: DomainEntityRef;
  /** Derive a contact's time zone from its phone numbers and postcode. */
  automaticTimeZoneMapping?: boolean;
  zipCodeColumnName?: string;
  selfUri?: string;
}

export interface ContactListDivisionView {
  id: string;
  name?: string;
  division?: Division;
  columnNames: string[];
  phoneColumns?: ContactPhoneNumberColumn[];
  importStatus?: ImportStatus;
  size?: number;
  selfUri?: string;
}

export interface ContactListDivisionViewListing {
  entities: ContactListDivisionView[];
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

export interface ContactListEntityListing {
  entities: ContactList[];
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

export interface ContactListFilter {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  contactList: DomainEntityRef;
  clauses?: ContactListFilterClause[];
  filterType?: OpenEnum<'AND' | 'OR'>;
  selfUri?: string;
}

export interface ContactListFilterClause {
  filterType?: OpenEnum<'AND' | 'OR'>;
  predicates?: ContactListFilterPredicate[];
}

export interface ContactListFilterEntityListing {
  entities: ContactListFilter[];
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

export interface ContactListFilterPredicate {
  column?: string;
  columnType?: OpenEnum<'numeric' | 'alphabetic'>;
  operator?: ContactListFilterOperator;
  value?: string;
  range?: ContactListFilterRange;
  inverted?: boolean;
}

export interface ContactListFilterRange {
  min?: string;
  max?: string;
  minInclusive?: boolean;
  maxInclusive?: boolean;
  inSet?: string[];
}

export interface ContactPhoneNumberColumn {
  columnName: string;
  /** Free label such as `cell` or `home`. */
  type: string;
  /** Column with the time zone in which the number may be called. */
  callableTimeColumn?: string;
}

export interface ConversationBasic {
  id?: string;
  name?: string;
  externalTag?: string;
  /** @format date-time */
  startTime: string;
  /** @format date-time */
  endTime?: string;
  divisions?: ConversationDivisionMembership[];
  selfUri?: string;
  participants?: ParticipantBasic[];
}

export interface DataActionConditionPredicate {
  outputField: string;
  outputOperator: DataActionOperator;
  comparisonValue: string;
  inverted: boolean;
  outputFieldMissingResolution: boolean;
}

export interface DialerAction {
  type: OpenEnum<'Action' | 'modifyContactAttribute' | 'dataActionBehavior'>;
  actionTypeName: OpenEnum<
    | 'DO_NOT_DIAL'
    | 'MODIFY_CONTACT_ATTRIBUTE'
    | 'SWITCH_TO_PREVIEW'
    | 'APPEND_NUMBER_TO_DNC_LIST'
    | 'SCHEDULE_CALLBACK'
    | 'CONTACT_UNCALLABLE'
    | 'NUMBER_UNCALLABLE'
    | 'SET_CALLER_ID'
    | 'SET_SKILLS'
    | 'DATA_ACTION'
  >;
  updateOption?: OpenEnum<'SET' | 'INCREMENT' | 'DECREMENT' | 'CURRENT_TIME'>;
  properties?: Dictionary<string>;
  dataAction?: DomainEntityRef;
  contactColumnToDataActionFieldMappings?: ContactColumnToDataActionFieldMapping[];
  contactIdField?: string;
  callAnalysisResultField?: string;
  agentWrapupField?: string;
}

export interface DialerAuditRequest {
  queryPhrase?: string;
  queryFields?: string[];
  facets?: AuditFacet[];
  filters?: AuditFilter[];
}

/** A contact of a contact list as the dialler keeps it. */
export interface DialerContact {
  id?: string;
  name?: string;
  contactListId: string;
  /** Column name to value. */
  data: Dictionary<unknown>;
  /** Phone column to its latest attempt. */
  callRecords?: Dictionary<CallRecord>;
  latestSmsEvaluations?: Dictionary<MessageEvaluation>;
  /** `false` takes the contact out of dialling altogether. */
  callable?: boolean;
  /** Phone column to whether it may be called. */
  phoneNumberStatus?: Dictionary<PhoneNumberStatus>;
  contactColumnTimeZones?: Dictionary<ContactColumnTimeZone>;
  configurationOverrides?: ConfigurationOverrides;
  selfUri?: string;
}

export interface DialerEventEntityListing {
  entities: EventLog[];
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

export interface DialerRule {
  id?: string;
  name: string;
  /** Position among the rules of its category. */
  order?: number;
  /** Before a call is placed, or after it was wrapped up. */
  category: OpenEnum<'DIALER_PRECALL' | 'DIALER_WRAPUP'>;
  conditions: Condition[];
  actions?: DialerAction[];
}

export interface DncList {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  importStatus?: ImportStatus;
  /** Number of entries; filled only on request. */
  size?: number;
  /** `rds` is kept on the platform; the others are outside services. */
  dncSourceType: OpenEnum<'rds' | 'dnc.com' | 'gryphon'>;
  contactMethod?: OpenEnum<'Email' | 'Phone'>;
  /** Account at `dnc.com`. */
  loginId?: string;
  /** Codes of `dnc.com` that count as do-not-contact. */
  dncCodes?: string[];
  /** Licence at `gryphon`. */
  licenseId?: string;
  division?: DomainEntityRef;
  selfUri?: string;
}

export type DncListCreate = DncList;

export interface DncListDivisionView {
  id: string;
  name?: string;
  division?: Division;
  importStatus?: ImportStatus;
  size?: number;
  dncSourceType?: OpenEnum<'rds' | 'dnc.com' | 'gryphon'>;
  contactMethod?: OpenEnum<'Email' | 'Phone'>;
  selfUri?: string;
}

export interface DncListDivisionViewListing {
  entities: DncListDivisionView[];
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

export interface DncListEntityListing {
  entities: DncList[];
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

export interface EmailCampaignSchedule {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  intervals: ScheduleInterval[];
  /** Time zone of the intervals, e.g. `Europe/London`. */
  timeZone?: string;
  emailCampaign: DomainEntityRef;
  selfUri?: string;
}

export interface Entry {
  value?: string;
  count?: number;
}

/** An entry of the dialler's event log. */
export interface EventLog {
  id?: string;
  name?: string;
  /** The object in which the trouble arose. */
  errorEntity?: DomainEntityRef;
  /** The object that was affected. */
  relatedEntity?: DomainEntityRef;
  /** @format date-time */
  timestamp?: string;
  level?: OpenEnum<'INFO' | 'WARNING' | 'ERROR'>;
  category?: OpenEnum<
    | 'CALLBACK'
    | 'CALL_RESTRICTION'
    | 'CALL_RULE'
    | 'CAMPAIGN'
    | 'CAMPAIGN_RULE'
    | 'CONTACT'
    | 'CONTACT_LIST_FILTER'
    | 'DIGITAL_RULE'
    | 'DNC_LIST'
    | 'ENTITY_LIMIT'
    | 'IMPORT_ERROR'
    | 'MESSAGE_RESTRICTION'
    | 'MESSAGING_CAMPAIGN'
    | 'ORGANIZATION_CONFIGURATION'
    | 'SCHEDULE'
    | 'MESSAGING_CAMPAIGN_SCHEDULE'
    | 'EMAIL_CAMPAIGN_SCHEDULE'
  >;
  correlationId?: string;
  eventMessage?: EventMessage;
  selfUri?: string;
}

export interface EventMessage {
  code?: OpenEnum<
    | 'APPROACHING_CONTACT_LIMIT'
    | 'APPROACHING_DNC_LIST_PHONE_NUMBER_LIMIT'
    | 'APPROACHING_DNC_ORGANIZATION_PHONE_NUMBER_LIMIT'
    | 'APPROACHING_ENTITY_LIMIT'
    | 'AUTOMATIC_TIME_ZONE_ZIP_CODE_INVALID'
    | 'CAMPAIGN_CONTENT_TEMPLATE_SUBSTITUTION_MISMATCH'
    | 'CAMPAIGN_EMAIL_BODY_CHARACTER_LIMIT_EXCEEDED'
    | 'CAMPAIGN_EMAIL_SUBJECT_CHARACTER_LIMIT_EXCEEDED'
    | 'CAMPAIGN_MESSAGE_CHARACTER_LIMIT_EXCEEDED'
    | 'CAMPAIGN_START_ERROR'
    | 'CAMPAIGN_RULE_START_ERROR'
    | 'CAMPAIGN_SET_DIALING_MODE_ERROR'
    | 'CAMPAIGN_STOPPED'
    | 'CAMPAIGN_THROTTLED'
    | 'CAMPAIGN_QUEUE_MEMBERS_LIMIT_EXCEEDED'
    | 'INVALID_CALLABLE_TIME_ZONE'
    | 'CALLBACK_CREATION_INVALID_NUMBER'
    | 'CALL_RULE_INVALID_CONTACT_COLUMN'
    | 'CALL_RULE_MISSING_DATA_ACTION_INPUT'
    | 'CALL_RULE_MISMATCH_TYPE'
    | 'CALL_RULE_INVALID_OPERATOR'
    | 'CALL_RULE_NO_DNC_LISTS_CONFIGURED'
    | 'CALL_RULE_UPDATED_PHONE_COLUMN'
    | 'CONTACT_LIST_FILTER_EVALUATION_FAILED'
    | 'CONTACT_LIST_FILTER_INTERNAL_ERROR'
    | 'CONTACT_COLUMNS_LIMIT_EXCEEDED'
    | 'CONTACT_COLUMN_LENGTH_LIMIT_EXCEEDED'
    | 'CONTACT_ID_LENGTH_LIMIT_EXCEEDED'
    | 'CONTACT_DATUM_LENGTH_LIMIT_EXCEEDED'
    | 'CONTACT_ZIP_CODE_COLUMN_VALUE_INVALID'
    | 'DATA_ACTION_EXECUTION_FAILED'
    | 'DATA_ACTION_AUTHENTICATION_FAILURE'
    | 'DATA_ACTION_NOT_FOUND'
    | 'DATA_ACTION_TOO_MANY_REQUESTS'
    | 'DATA_ACTION_TOO_MANY_REQUESTS_REMOTE'
    | 'DIGITAL_RULE_EVALUATION_FAILED'
    | 'DIGITAL_RULE_INTERNAL_ERROR'
    | 'DIGITAL_RULE_NO_DNC_LISTS_CONFIGURED'
    | 'DIGITAL_RULE_UPDATED_CONTACT_ADDRESS'
    | 'DNC_AUTHENTICATION_FAILURE'
    | 'EXCEEDED_CONTACT_LIMIT'
    | 'EXCEEDED_DNC_RECORD_LIMIT'
    | 'EXCEEDED_DNC_PHONE_NUMBER_LENGTH'
    | 'INACTIVE_EDGES_FAILED_PLACE_CALLS'
    | 'INACTIVE_EDGES_TURNED_CAMPAIGN_OFF'
    | 'INVALID_AGENT'
    | 'INVALID_EMAIL_ADDRESS'
    | 'INVALID_PHONE_NUMBER'
    | 'IMPORT_FAILED_TO_READ_HEADERS'
    | 'IMPORT_COULD_NOT_PARSE_AN_ENTRY'
    | 'IMPORT_CONTACT_DOES_NOT_MATCH_LIST_FORMAT'
    | 'IMPORT_ENTRY_DOES_NOT_ALIGN_WITH_HEADERS'
    | 'IMPORT_INVALID_CUSTOM_ID'
    | 'IMPORT_INVALID_DATA'
    | 'IMPORT_INVALID_EMAIL_ADDRESSES'
    | 'IMPORT_INVALID_PHONE_NUMBERS'
    | 'IMPORT_INVALID_EXPIRATION_DATE'
    | 'IMPORT_EXPIRATION_DATE_EXCEEDS_MAX_DAYS'
    | 'IMPORT_COLUMN_EXCEEDS_LENGTH_LIMIT'
    | 'IMPORT_DATUM_EXCEEDS_LENGTH_LIMIT'
    | 'IMPORT_MISSING_CUSTOM_ID'
    | 'IMPORT_NO_COLUMNS_DEFINED'
    | 'IMPORT_COLUMNS_DO_NOT_EXIST_ON_LIST'
    | 'IMPORT_LIST_NO_LONGER_EXISTS'
    | 'IMPORT_FAILED_CONTACT_ZIP_CODE_COLUMN_VALUE_INVALID'
    | 'IMPORT_TOO_MANY_COLUMNS'
    | 'IMPORT_TOO_MANY_EXTRA_COLUMNS'
    | 'ORGANIZATION_HAS_NO_DOMAIN_SET'
    | 'RECYCLE_CAMPAIGN'
  >;
  message?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<JsonObject>;
  documentationUri?: string;
  resourceURIs?: string[];
}

export interface ExportUri {
  uri?: string;
  /** @format date-time */
  exportTimestamp?: string;
}

export interface FacetInfo {
  name?: string;
  entries?: Entry[];
}

export interface FilterPreviewResponse {
  filteredContacts?: number;
  totalContacts?: number;
  preview?: DialerContact[];
}

export interface ImportStatus {
  state: OpenEnum<'IN_PROGRESS' | 'FAILED'>;
  totalRecords: number;
  completedRecords: number;
  /** Of the records, in percent. */
  percentComplete: number;
  failureReason?: string;
}

export interface MessageEvaluation {
  contactColumn?: string;
  contactAddress?: string;
  messageType?: OpenEnum<'Sms' | 'Email'>;
  wrapupCodeId?: string;
  /** @format date-time */
  timestamp?: string;
}

export interface MessagingCampaign {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  division?: DomainEntityRef;
  campaignStatus?: CampaignStatus;
  callableTimeSet?: DomainEntityRef;
  contactList: DomainEntityRef;
  dncLists?: DomainEntityRef[];
  /** Stay on when the list is worked off and wait for new contacts. */
  alwaysRunning?: boolean;
  contactSorts?: ContactSort[];
  messagesPerMinute: number;
  contactListFilters?: DomainEntityRef[];
  errors?: RestErrorDetail[];
  smsConfig?: SmsConfig;
  selfUri?: string;
}

export interface MessagingCampaignDivisionView {
  id: string;
  name?: string;
  division?: Division;
  selfUri?: string;
}

export interface MessagingCampaignDivisionViewEntityListing {
  entities: MessagingCampaignDivisionView[];
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

export interface MessagingCampaignEntityListing {
  entities: MessagingCampaign[];
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

export interface MessagingCampaignSchedule {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  intervals: ScheduleInterval[];
  /** Time zone of the intervals, e.g. `Europe/London`. */
  timeZone?: string;
  messagingCampaign: DomainEntityRef;
  selfUri?: string;
}

export interface MessagingCampaignScheduleEntityListing {
  entities: MessagingCampaignSchedule[];
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

export interface OutboundSettings {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  maxCallsPerAgent?: number;
  /** Upper bound for `maxCallsPerAgent`. */
  maxConfigurableCallsPerAgent?: number;
  /** Share of the lines that dialling may use. */
  maxLineUtilization?: number;
  /** Seconds after which a call that found no agent counts as abandoned. */
  abandonSeconds?: number;
  /** What abandoned calls are divided by. */
  complianceAbandonRateDenominator?: OpenEnum<'ALL_CALLS' | 'CALLS_THAT_REACHED_QUEUE'>;
  automaticTimeZoneMapping?: AutomaticTimeZoneMappingSettings;
  selfUri?: string;
}

export type ParticipantBasic = Participant;

export interface PhoneNumberStatus {
  callable?: boolean;
}

export interface QueueUtilizationDiagnostic {
  queue?: DomainEntityRef;
  usersInQueue?: number;
  activeUsersInQueue?: number;
  usersOnQueue?: number;
  usersNotUtilized?: number;
  usersOnQueueWithStation?: number;
  usersOnACampaignCall?: number;
  usersOnDifferentEdgeGroup?: number;
  usersOnANonCampaignCall?: number;
}

/** What the dialler does on one result of call analysis. */
export interface Reaction {
  /** Depends on `reactionType`, e.g. the flow's id for `transfer_flow`. */
  data?: string;
  name?: string;
  reactionType: OpenEnum<'hangup' | 'transfer' | 'transfer_flow' | 'play_file'>;
}

export interface RecallEntry {
  /** How often to try again. */
  nbrAttempts?: number;
  minutesBetweenAttempts?: number;
}

/** A call analysis response set. */
export interface ResponseSet {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  /** Result of call analysis, such as `disposition.classification.callable.machine`, to the reaction on it. */
  responses: Dictionary<Reaction>;
  beepDetectionEnabled?: boolean;
  selfUri?: string;
}

export interface ResponseSetEntityListing {
  entities: ResponseSet[];
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

export interface RuleSet {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  contactList?: DomainEntityRef;
  queue?: DomainEntityRef;
  rules: DialerRule[];
  selfUri?: string;
}

export interface RuleSetDiagnostic {
  ruleSet?: DomainEntityRef;
  warnings?: OpenEnum<
    | 'WRAPUP_CODE_NOT_IN_QUEUE'
    | 'CONTACT_ATTRIBUTE_NOT_IN_CONTACT_LIST'
    | 'NO_DNC_LIST_FOR_APPEND'
    | 'PHONE_CONDITIONS_WITH_MULTICOLUMN_PREVIEW'
  >[];
}

export interface RuleSetEntityListing {
  entities: RuleSet[];
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

export interface ScheduleInterval {
  /** Date-time in ISO 8601 that ends in `Z`. */
  start: string;
  /** Date-time in ISO 8601 that ends in `Z`. */
  end: string;
}

export interface SequenceSchedule {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  intervals: ScheduleInterval[];
  /** Time zone of the intervals, e.g. `Europe/London`. */
  timeZone: string;
  sequence: DomainEntityRef;
  selfUri?: string;
}

export interface ServiceContext {
  name?: string;
}

export interface SmsConfig {
  /** Column with the text; instead of `contentTemplate`. */
  messageColumn: string;
  /** Column with the number to send to. */
  phoneColumn: string;
  senderSmsPhoneNumber: SmsPhoneNumberRef;
  contentTemplate?: DomainEntityRef;
}

export interface SmsPhoneNumberRef {
  phoneNumber: string;
  selfUri?: string;
}

export interface TimeZoneMappingPreview {
  contactList?: DomainEntityRef;
  /** Time zone to number of contacts. */
  contactsPerTimeZone?: Dictionary<number>;
  /** Time zone to number of contacts placed there by postcode. */
  contactsMappedUsingZipCode?: Dictionary<number>;
  contactsMappedToASingleZone?: number;
  contactsMappedToASingleZoneUsingZipCode?: number;
  contactsMappedToMultipleZones?: number;
  contactsMappedToMultipleZonesUsingZipCode?: number;
  /** Contacts without a recognised zone. */
  contactsInDefaultWindow?: number;
  contactListSize?: number;
}

export interface WrapUpCodeMapping {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  /** Flags of codes that are not in `mapping`. */
  defaultSet?: string[];
  /** Wrap-up code id to flags such as `Contact_UnCallable`, `Number_UnCallable`, `Right_Party_Contact`. */
  mapping?: Dictionary<string[]>;
  selfUri?: string;
}

/** A contact to be added to a contact list. */
export interface WritableDialerContact {
  id?: string;
  contactListId: string;
  /** Column name to value. */
  data: Dictionary<unknown>;
  latestSmsEvaluations?: Dictionary<MessageEvaluation>;
  callable?: boolean;
  /** Phone column to whether it may be called. */
  phoneNumberStatus?: Dictionary<PhoneNumberStatus>;
}
