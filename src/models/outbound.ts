import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  CampaignStatus,
  ContactListFilterOperator,
  DataActionOperator,
  DialingMode,
  WeekDay,
} from './shared-enumerations.js';
import type {
  Call,
  Callback,
  Campaign,
  ContactSort,
  ConversationDivisionMembership,
  DynamicContactQueueingSettings,
  Participant,
  RestErrorDetail,
} from './shared-conversations.js';
import type { BulkErrorDetail } from './shared-administration.js';
import type { AddressableEntityRef, Division, DivisionReference, DomainEntityRef, ErrorInfo } from './shared-references.js';

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

/** An exception to a recurring schedule: an occurrence left out or put in. */
export interface Alteration {
  type?: OpenEnum<'Exclusion' | 'Inclusion'>;
  start?: string;
  end?: string;
}

export interface AppendToDncActionSettings {
  /** Whether the entry drops off the do-not-contact list again. */
  expire: boolean;
  /** How long the entry is kept, where `expire` is set. */
  expirationDuration?: string;
  /** Whether the address itself is listed (`Rds`) or the custom exclusion value (`RdsCustom`). */
  listType?: OpenEnum<'Rds' | 'RdsCustom'>;
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
  resetPeriod?: OpenEnum<
    | 'NEVER'
    | 'TODAY'
    | 'DAYS_2'
    | 'DAYS_3'
    | 'DAYS_4'
    | 'DAYS_5'
    | 'DAYS_6'
    | 'DAYS_7'
    | 'DAYS_8'
    | 'DAYS_9'
    | 'DAYS_10'
    | 'DAYS_11'
    | 'DAYS_12'
    | 'DAYS_13'
    | 'DAYS_14'
    | 'DAYS_15'
    | 'DAYS_16'
    | 'DAYS_17'
    | 'DAYS_18'
    | 'DAYS_19'
    | 'DAYS_20'
    | 'DAYS_21'
    | 'DAYS_22'
    | 'DAYS_23'
    | 'DAYS_24'
    | 'DAYS_25'
    | 'DAYS_26'
    | 'DAYS_27'
    | 'DAYS_28'
    | 'DAYS_29'
    | 'DAYS_30'
  >;
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

export interface BulkEntityErrorContactList {
  code?: string;
  message?: string;
  status?: number;
  retryable?: boolean;
  details?: BulkErrorDetail[];
  entity?: ContactList;
}

export interface BulkResponseResultContactListContactListBulkEntityErrorContactList {
  id?: string;
  success?: boolean;
  entity?: ContactList;
  error?: BulkEntityErrorContactList;
  status?: number;
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
  name?: string;
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

/** Outcomes of a campaign by what their wrap-up codes mean for the business. */
export interface CampaignBusinessCategoryMetrics {
  successCount?: number;
  neutralCount?: number;
  failureCount?: number;
}

export interface CampaignDiagnosticCampaignHealthState {
  state?: OpenEnum<
    'healthy' | 'WaitingForAgents' | 'WaitingForContacts' | 'WaitingForLines' | 'WarnThresholdCPS' | 'WarnMaxCPAalarm'
  >;
  /** @format date-time */
  dateStart?: string;
  /** @format date-time */
  dateEnd?: string;
}

export interface CampaignDiagnosticCampaignState {
  state?: CampaignStatus;
  /** @format date-time */
  dateStart?: string;
  /** @format date-time */
  dateEnd?: string;
  dialingMode?: DialingMode;
}

/** A change to the campaign's settings that may explain a change in how it ran. */
export interface CampaignDiagnosticConfigChange {
  /** @format date-time */
  date?: string;
  field?: string;
  /** What the field was set to. */
  value?: string;
  action?: OpenEnum<'Update' | 'Create' | 'Delete'>;
}

/** What happened to a campaign in a span of time, as lists of periods to lay over one another. */
export interface CampaignDiagnosticSummary {
  campaignId?: string;
  /** @format date-time */
  dateStart?: string;
  /** @format date-time */
  dateEnd?: string;
  /** When it was on, off or otherwise, and in which dialling mode. */
  campaignStates?: CampaignDiagnosticCampaignState[];
  /** Periods with a warning. */
  campaignInfo?: CampaignDiagnosticWindow[];
  /** When it ran well, and when it had to wait for agents, contacts or lines. */
  campaignHealthStates?: CampaignDiagnosticCampaignHealthState[];
  configChanges?: CampaignDiagnosticConfigChange[];
}

export interface CampaignDiagnosticWindow {
  state?: OpenEnum<'WarnMaxCPAalarm'>;
  /** @format date-time */
  dateStart?: string;
  /** @format date-time */
  dateEnd?: string;
}

export interface CampaignDiagnostics {
  callableContacts?: CallableContactsDiagnostic;
  queueUtilizationDiagnostic?: QueueUtilizationDiagnostic;
  ruleSetDiagnostics?: RuleSetDiagnostic[];
  outstandingInteractionsCount?: number;
  scheduledInteractionsCount?: number;
  /** Calls put off because of the contact's time zone. */
  timeZoneRescheduledCallsCount?: number;
  /** Contacts that the campaign's filters leave out. */
  filteredOutContactsCount?: number;
  idleAgents?: number;
  effectiveIdleAgents?: number;
  linesUtilization?: CampaignLinesUtilization;
  numberOfContactsCalled?: number;
  totalNumberOfContacts?: number;
  /** What keeps the campaign from running. */
  campaignErrors?: RestErrorDetail[];
  campaignSkillStatistics?: CampaignSkillStatistics;
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

export interface CampaignLinesUtilization {
  /** Lines that the campaign may use. */
  assignedOutboundLines?: number;
  /** Lines that its edge group or site has for outbound calls. */
  totalAvailableOutboundLines?: number;
}

/** A campaign that shares the lines left over after reservations. */
export interface CampaignOutboundLinesAllocation {
  campaign?: DomainEntityRef;
  /** Its share in relation to the weights of the others. */
  campaignWeight?: number;
  /** What the weight amounts to at present. */
  linesAssigned?: number;
  legacyWeight?: boolean;
}

/** Who uses the outbound lines of a campaign's edge group or site. */
export interface CampaignOutboundLinesDistribution {
  /** The campaign that was asked about. */
  campaign?: AddressableEntityRef;
  maxOutboundLineCount?: number;
  /** Share of the capacity that dialling may take. */
  maxLineUtilization?: number;
  availableOutboundLines?: number;
  /** Lines set aside for the campaigns in `campaignsWithReservedLines`. */
  reservedLines?: number;
  campaignsWithReservedLines?: CampaignOutboundLinesReservation[];
  /** Campaigns that share the other lines by weight. */
  campaignsWithDynamicallyAllocatedLines?: CampaignOutboundLinesAllocation[];
}

/** A campaign with its own fixed number of lines. */
export interface CampaignOutboundLinesReservation {
  campaign?: DomainEntityRef;
  linesReserved?: number;
}

/** What can be changed on a voice campaign without replacing it. What is absent stays. */
export interface CampaignPatchRequest {
  /** Lines that the campaign may dial on at a time. */
  outboundLineCount?: number;
  /** The rate aimed at, in percent. */
  abandonRate?: number;
  maxCallsPerAgent?: number;
  dynamicLineBalancingSettings?: DynamicLineBalancingSettingsPatchRequest;
  queue?: AddressableEntityRef;
}

/** The live figures of one campaign, as `postOutboundCampaignsPerformanceQuery` brings them. */
export interface CampaignPerformanceData {
  campaign: DomainEntityRef;
  division?: AddressableEntityRef;
  contactRate?: CampaignPerformanceDataContactRate;
  /** Agents available and not in use. */
  idleAgents?: number;
  effectiveIdleAgents?: number;
  /** Calls per agent after adjustment for pace. */
  adjustedCallsPerAgent?: number;
  outstandingCalls?: number;
  scheduledCalls?: number;
  /** Calls that reached the person wanted. */
  rightPartyContactsCount?: number;
  campaignStatus?: CampaignStatus;
  dialingMode?: DialingMode;
  progress?: CampaignPerformanceDataProgress;
  linesUtilization?: CampaignLinesUtilization;
  businessCategoryMetrics?: CampaignBusinessCategoryMetrics;
}

export interface CampaignPerformanceDataContactRate {
  /** Connects divided by attempts. */
  connectRatio?: number;
}

export interface CampaignPerformanceDataListing {
  entities: CampaignPerformanceData[];
}

export interface CampaignPerformanceDataProgress {
  percentage?: number;
}

export interface CampaignProgress {
  campaign: DomainEntityRef;
  contactList: DomainEntityRef;
  numberOfContactsCalled?: number;
  numberOfContactsMessaged?: number;
  totalNumberOfContacts?: number;
  /** Of the contacts, in percent. */
  percentage?: number;
  /** Reason to number of contacts passed over. */
  numberOfContactsSkipped?: Dictionary<number>;
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
  campaignRuleProcessing?: OpenEnum<'v2'>;
  /** Conditions in groups, in place of the plain list. */
  conditionGroups?: CampaignRuleConditionGroup[];
  executionSettings?: CampaignRuleExecutionSettings;
  /** Time zone in which conditions on date and time are reckoned. */
  timeZoneId?: string;
  warnings?: CampaignRuleWarning[];
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
    | 'setCampaignAbandonRate'
    | 'setCampaignNumberOfLines'
    | 'setCampaignWeight'
    | 'setCampaignMaxCallsPerAgent'
    | 'setCampaignMessagesPerMinute'
    | 'changeCampaignQueue'
    | 'changeCampaignTemplate'
  >;
  campaignRuleActionEntities: CampaignRuleActionEntities;
}

export interface CampaignRuleActionEntities {
  campaigns?: DomainEntityRef[];
  sequences?: DomainEntityRef[];
  /** Act on the campaign or sequence that met the conditions, instead of those listed. */
  useTriggeringEntity?: boolean;
  emailCampaigns?: DomainEntityRef[];
  smsCampaigns?: DomainEntityRef[];
}

export interface CampaignRuleCampaignRunTimeSettings {
  /** Whether time counts in which the campaign waits for agents, contacts or lines. */
  includeWaitingTime?: boolean;
}

export interface CampaignRuleCampaignWaitTimeSettings {
  waitType: OpenEnum<'WaitingForAgents' | 'WaitingForContacts' | 'WaitingForLines'>;
}

export interface CampaignRuleCondition {
  id?: string;
  parameters: CampaignRuleParameters;
  conditionType: OpenEnum<
    | 'campaignProgress'
    | 'campaignAgents'
    | 'campaignRecordsAttempted'
    | 'campaignContactsMessaged'
    | 'campaignBusinessSuccess'
    | 'campaignBusinessFailure'
    | 'campaignBusinessNeutral'
    | 'campaignValidAttempts'
    | 'campaignRightPartyContacts'
    | 'timeOfDay'
    | 'dayOfWeek'
    | 'dayOfMonth'
    | 'weekDayOfMonth'
    | 'specificDate'
    | 'campaignRunTime'
    | 'campaignWaitTime'
  >;
  dateTimeParameters?: CampaignRuleDateTimeConditionParameters;
  campaignRunTimeSettings?: CampaignRuleCampaignRunTimeSettings;
  campaignWaitTimeSettings?: CampaignRuleCampaignWaitTimeSettings;
}

/** Conditions of a campaign rule that are judged together. */
export interface CampaignRuleConditionGroup {
  /** One condition suffices; otherwise all must hold. */
  matchAnyConditions: boolean;
  conditions: CampaignRuleCondition[];
}

/** A test of the clock or calendar. Of the fields beside `inverted`, the one that fits the condition's type is filled. */
export interface CampaignRuleDateTimeConditionParameters {
  /** The condition holds when its test does not. */
  inverted?: boolean;
  timeOfDay?: CampaignRuleTimeOfDayParameters;
  dayOfWeek?: CampaignRuleDayOfWeekParameters;
  dayOfMonth?: CampaignRuleDayOfMonthParameters;
  specificDate?: CampaignRuleSpecificDateParameters;
  weekDayOfMonth?: CampaignRuleWeekDayOfMonthParameters;
}

export type CampaignRuleDayOfMonthInterval = CampaignRuleSpecificDateInterval;

export interface CampaignRuleDayOfMonthParameters {
  /** The day to compare with, for operators that take one value. */
  thresholdValue?: string;
  /** The days among which it must be, for the operator `in`. */
  inSet?: string[];
  /** The days between which it must be, for the operator `between`. */
  interval?: CampaignRuleDayOfMonthInterval;
}

export interface CampaignRuleDayOfWeekInterval {
  /** Day of the week as a number; the week begins on Monday. */
  min?: number;
  /** Day of the week as a number; the week begins on Monday. */
  max?: number;
}

export interface CampaignRuleDayOfWeekParameters {
  /** Days of the week as numbers; the week begins on Monday. */
  inSet?: number[];
  interval?: CampaignRuleDayOfWeekInterval;
}

export interface CampaignRuleEntities {
  campaigns?: DomainEntityRef[];
  sequences?: DomainEntityRef[];
  emailCampaigns?: DomainEntityRef[];
  smsCampaigns?: DomainEntityRef[];
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

export interface CampaignRuleExecutionSettings {
  /** Whether the actions run each time the conditions come true, or once a day at most. */
  frequency: OpenEnum<'onEachTrigger' | 'oncePerDay'>;
  /** Time zone in which a day is reckoned. */
  timeZoneId?: string;
}

/** Arguments of a condition (`operator`, `value`) or of an action (`priority`, `dialingMode`). */
export interface CampaignRuleParameters {
  operator?: OpenEnum<
    'equals' | 'greaterThan' | 'greaterThanEqualTo' | 'lessThan' | 'lessThanEqualTo' | 'before' | 'after' | 'between' | 'in'
  >;
  value?: string;
  priority?: OpenEnum<'1' | '2' | '3' | '4' | '5'>;
  dialingMode?: DialingMode;
  /** For the action `setCampaignAbandonRate`. */
  abandonRate?: number;
  /** For the action `setCampaignNumberOfLines`. */
  outboundLineCount?: number;
  /** For the action `setCampaignWeight`. */
  relativeWeight?: number;
  /** For the action `setCampaignMaxCallsPerAgent`. */
  maxCallsPerAgent?: number;
  /** For the action `changeCampaignQueue`. */
  queue?: DomainEntityRef;
  /** For the action `setCampaignMessagesPerMinute`. */
  messagesPerMinute?: number;
  smsMessagesPerMinute?: number;
  emailMessagesPerMinute?: number;
  smsContentTemplate?: DomainEntityRef;
  emailContentTemplate?: DomainEntityRef;
  forDuration?: string;
}

export interface CampaignRuleSpecificDateInterval {
  /** `yyyy-MM-dd`, or `MM-dd` where the year does not count. */
  min?: string;
  /** `yyyy-MM-dd`, or `MM-dd` where the year does not count. */
  max?: string;
}

export interface CampaignRuleSpecificDateParameters {
  /** With `false` only month and day are compared, so that the condition returns each year. */
  includeYear?: boolean;
  /** `yyyy-MM-dd`, or `MM-dd` where the year does not count. */
  thresholdValue?: string;
  interval?: CampaignRuleSpecificDateInterval;
}

export type CampaignRuleTimeOfDayInterval = CampaignRuleSpecificDateInterval;

export interface CampaignRuleTimeOfDayParameters {
  interval?: CampaignRuleTimeOfDayInterval;
  thresholdValue?: string;
}

/** Something missing in a campaign rule, such as a condition without campaigns. */
export interface CampaignRuleWarning {
  code: OpenEnum<
    | 'ConditionsNoEntities'
    | 'ConditionsNoSequences'
    | 'ConditionsNoCampaigns'
    | 'ConditionsNoMessagingCampaigns'
    | 'ActionNoEntities'
    | 'ActionNoSequences'
    | 'ActionNoCampaigns'
    | 'ActionNoMessagingCampaigns'
    | 'NoQueue'
    | 'NoContentTemplates'
    | 'NoSmsContentTemplate'
    | 'NoEmailContentTemplate'
    | 'ConditionsWaitingForLinesOnlyPreviewOrExternal'
    | 'ConditionsWaitingForAgentsOnlyAgentless'
  >;
  message: string;
  /** The action or condition that is concerned. */
  params?: CampaignRuleWarningParameters;
}

export interface CampaignRuleWarningParameters {
  actionId?: string;
  conditionId?: string;
  actionType?: OpenEnum<
    | 'turnOnCampaign'
    | 'turnOffCampaign'
    | 'turnOnSequence'
    | 'turnOffSequence'
    | 'setCampaignPriority'
    | 'recycleCampaign'
    | 'setCampaignDialingMode'
    | 'setCampaignAbandonRate'
    | 'setCampaignNumberOfLines'
    | 'setCampaignWeight'
    | 'setCampaignMaxCallsPerAgent'
    | 'setCampaignMessagesPerMinute'
    | 'changeCampaignQueue'
    | 'changeCampaignTemplate'
  >;
  conditionType?: OpenEnum<
    | 'campaignProgress'
    | 'campaignAgents'
    | 'campaignRecordsAttempted'
    | 'campaignContactsMessaged'
    | 'campaignBusinessSuccess'
    | 'campaignBusinessFailure'
    | 'campaignBusinessNeutral'
    | 'campaignValidAttempts'
    | 'campaignRightPartyContacts'
    | 'timeOfDay'
    | 'dayOfWeek'
    | 'dayOfMonth'
    | 'weekDayOfMonth'
    | 'specificDate'
    | 'campaignRunTime'
    | 'campaignWaitTime'
  >;
}

/** A day such as the second Tuesday of a month. */
export interface CampaignRuleWeekDayOfMonth {
  dayOfWeek: number;
  /** Absent where any month will do. */
  month?: number;
  /** Which of the month's days of that name; negative for the last one. */
  occurrence?: number;
}

export interface CampaignRuleWeekDayOfMonthInterval {
  min: CampaignRuleWeekDayOfMonth;
  max: CampaignRuleWeekDayOfMonth;
}

export interface CampaignRuleWeekDayOfMonthParameters {
  thresholdValue?: CampaignRuleWeekDayOfMonth;
  interval?: CampaignRuleWeekDayOfMonthInterval;
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
  campaign: DivisionedDomainEntityRef;
  recurrences?: Reoccurrence[];
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

export interface CampaignSkillStatistics {
  /** Number of different combinations that the contacts call for. */
  skillCombinations?: number;
  /** Agents with the skills to take the campaign's contacts. */
  eligibleSkilledAgents?: number;
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
  /** Calls put off because of the contact's time zone. */
  timeZoneRescheduledCalls?: number;
  /** Contacts that the campaign's filters leave out. */
  filteredOutContactsCount?: number;
  /** Calls that reached the person wanted. */
  rightPartyContactsCount?: number;
  validAttempts?: number;
  linesUtilization?: CampaignLinesUtilization;
  businessCategoryMetrics?: CampaignBusinessCategoryMetrics;
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

/** How one column is found in an import file: by number in a delimited file, by position and length in one of fixed width. */
export interface Column {
  /** Needed for files of fixed width. */
  columnName?: string;
  /** Counted from zero. */
  columnNumber?: number;
  /** Position of the first character, counted from zero. */
  startPosition?: number;
  /** In characters. */
  length?: number;
}

export interface ColumnDataTypeSpecification {
  columnName?: string;
  columnDataType?: OpenEnum<'NUMERIC' | 'TEXT' | 'TIMESTAMP'>;
  min?: number;
  max?: number;
  maxLength?: number;
}

export interface ColumnStatus {
  contactable?: boolean;
}

export interface CommonCampaign {
  id?: string;
  name?: string;
  division?: Division;
  mediaType?: OpenEnum<'email' | 'sms' | 'voice' | 'whatsapp'>;
  selfUri?: string;
}

export interface CommonCampaignDivisionView {
  id: string;
  name?: string;
  division?: Division;
  mediaType?: OpenEnum<'email' | 'sms' | 'voice' | 'whatsapp'>;
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
    | 'timeAndDateCondition'
  >;
  /** The condition holds when its test does not. */
  inverted?: boolean;
  attributeName?: string;
  value?: string;
  valueType?: OpenEnum<'STRING' | 'NUMERIC' | 'DATETIME' | 'PERIOD'>;
  operator?: ContactListFilterOperator;
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
  /** Tests of date and time. */
  subConditions?: TimeAndDateSubCondition[];
  /** One of `subConditions` suffices; otherwise all must hold. */
  matchAnyConditions?: boolean;
  /** Time zone in which `subConditions` are reckoned. */
  timeZoneId?: string;
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

/** Compares the address that a message is about to be sent to. */
export interface ContactAddressConditionSettings {
  operator: OpenEnum<'Equals' | 'Contains' | 'BeginsWith' | 'EndsWith'>;
  value: string;
}

/** Compares the label of the address column, such as `cell` or `work`. */
export type ContactAddressTypeConditionSettings = ContactAddressConditionSettings;

/** Which contacts to change, by one of `contactListFilterId`, `criteria` and `contactIds`, and how. */
export interface ContactBulkEditRequest {
  contactListFilterId?: string;
  criteria?: ContactBulkSearchCriteria;
  contactIds?: string[];
  /** Only the fields to change need to be filled. */
  contact?: DialerContact;
  /** Whether the contacts as they were are kept in a file to download. */
  generateDownloadURI?: boolean;
}

export interface ContactBulkSearchCriteria {
  clauses?: ContactListFilterClause[];
  /** How the clauses are joined. */
  filterType?: OpenEnum<'AND' | 'OR'>;
}

/** Which contacts to remove, by a saved filter or by criteria. */
export interface ContactBulkSearchParameters {
  contactListFilterId?: string;
  criteria?: ContactBulkSearchCriteria;
  /** Whether the removed contacts are kept in a file to download. */
  generateDownloadURI?: boolean;
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

export interface ContactColumnConditionSettings {
  columnName: string;
  operator: OpenEnum<
    | 'Equals'
    | 'LessThan'
    | 'LessThanEquals'
    | 'GreaterThan'
    | 'GreaterThanEquals'
    | 'Contains'
    | 'BeginsWith'
    | 'EndsWith'
    | 'Before'
    | 'After'
  >;
  value: string;
  valueType: OpenEnum<'DateTime' | 'Numeric' | 'Period' | 'String'>;
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
  emailColumns?: EmailColumn[];
  whatsAppColumns?: WhatsAppColumn[];
  columnDataTypeSpecifications?: ColumnDataTypeSpecification[];
  /** Whether blanks around values are dropped at import. */
  trimWhitespace?: boolean;
  /** `Never`, `Today` or `RetentionDays`: when the list expires. */
  retentionType?: string;
  /** Where `retentionType` is `RetentionDays`. */
  retentionDays?: number;
  dateExpiration?: string;
  /** IANA name of the list's time zone. */
  timeZone?: string;
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
  emailColumns?: EmailColumn[];
  whatsAppColumns?: WhatsAppColumn[];
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
  /** What the filter's columns come from, where `sourceType` is `ContactListTemplate`. */
  contactListTemplate?: DomainEntityRef;
  sourceType?: OpenEnum<'ContactList' | 'ContactListTemplate'>;
  selfUri?: string;
}

export interface ContactListFilterBulkRetrieveBody {
  ids: string[];
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

/** The pattern of a contact list: columns and settings that every list made from it takes over. */
export interface ContactListTemplate {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** Needed when replacing; as last read. */
  version?: number;
  columnNames: string[];
  phoneColumns?: ContactPhoneNumberColumn[];
  emailColumns?: EmailColumn[];
  whatsAppColumns?: WhatsAppColumn[];
  /** Column that decides whether a contact is dialled in preview mode. */
  previewModeColumnName?: string;
  /** Values of that column that mean preview. */
  previewModeAcceptedValues?: string[];
  attemptLimits?: DomainEntityRef;
  /** Derive a contact's time zone from its phone numbers and postcode. */
  automaticTimeZoneMapping?: boolean;
  /** Only with `automaticTimeZoneMapping`. */
  zipCodeColumnName?: string;
  columnDataTypeSpecifications?: ColumnDataTypeSpecification[];
  /** Whether blanks around values are dropped at import. */
  trimWhitespace?: boolean;
  /** `Never`, `Today` or `RetentionDays`: when lists made from the template expire. */
  retentionType?: string;
  /** Needed where `retentionType` is `RetentionDays`. */
  retentionDays?: number;
  timeZone?: string;
  selfUri?: string;
}

export interface ContactListTemplateBulkRetrieveBody {
  ids: string[];
}

export interface ContactListTemplateEntityListing {
  entities: ContactListTemplate[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

/** Asks for an address to upload contacts to: into an existing list by `id`, or into lists that an import template makes. */
export interface ContactListUploadUrlRequest {
  /** How long the address is to work. */
  signedUrlTimeoutSeconds?: number;
  /** Media type of the file to upload, such as `text/csv`. */
  contentType: string;
  /** Contact list to fill. */
  id?: string;
  /** Column of the file that holds the contacts' ids. */
  contactIdName?: string;
  /** Import template that makes the lists. */
  importTemplateId?: string;
  /** Put into the names of the lists that the import template makes. */
  listNamePrefix?: string;
  /** Whether what the dialler has recorded on the contacts is cleared. */
  clearSystemData?: boolean;
  /** Division of the lists that are made; the home division where it is absent. */
  divisionIdForTargetContactLists?: string;
  /** How to read the file, where it is not a plain table. */
  fileSpecificationTemplateId?: string;
  /** Column of the file that holds each contact's kind of retention. */
  retentionTypeColumn?: string;
  /** Column of the file that says how many days each contact is kept. */
  retentionDaysColumn?: string;
  /** Column of the file that holds the date on which each contact expires. */
  retentionDateExpirationColumn?: string;
}

/** A search among the contacts of one list, by a saved filter or by criteria. */
export interface ContactListingRequest {
  contactListFilterId?: string;
  criteria?: ContactBulkSearchCriteria;
  pageNumber: number;
  pageSize: number;
  contactSorts?: ContactSort[];
}

export interface ContactListingResponse {
  entities: DialerContact[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  contactsCount?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface ContactListsBulkEditRequest {
  contactListIds?: string[];
  /** Holds the settings that all the lists are to get. */
  contactList?: ContactList;
}

export interface ContactListsBulkEditResponse {
  results?: BulkResponseResultContactListContactListBulkEntityErrorContactList[];
  errorCount?: number;
  /** Positions in `results` of the lists that could not be changed. */
  errorIndexes?: number[];
}

export interface ContactPhoneNumberColumn {
  columnName: string;
  /** Free label such as `cell` or `home`. */
  type: string;
  /** Column with the time zone in which the number may be called. */
  callableTimeColumn?: string;
  callableTimeColumnName?: string;
}

export interface ContactableStatus {
  contactable?: boolean;
  columnStatus?: Dictionary<ColumnStatus>;
}

/** A removal or change of many contacts that is carried out in the background. */
export interface ContactsBulkOperationJob {
  id: string;
  state?: OpenEnum<'InProgress' | 'Complete' | 'Failed'>;
  type?: OpenEnum<'BulkDelete' | 'BulkEdit'>;
  totalRecords?: number;
  completedRecords?: number;
  percentComplete?: number;
  failureReason?: ErrorInfo;
  /** Where the backup of the contacts can be fetched; only if it was asked for. */
  downloadURI?: string;
  selfUri?: string;
}

export interface ContactsBulkOperationJobListing {
  total?: number;
  entities: ContactsBulkOperationJob[];
  selfUri?: string;
}

/** Which contacts to export, by a saved filter, by criteria or by id. */
export interface ContactsExportRequest {
  contactListFilterId?: string;
  criteria?: ContactBulkSearchCriteria;
  contactIds?: string[];
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
  /** Whether recording is halted while the customer gives confidential data. */
  securePause?: boolean;
  /** Label by which the conversation counts towards its agent's utilization. */
  utilizationLabelId?: string;
  /** @format date-time */
  inactivityTimeout?: string;
}

export interface DNCListUploadUrlRequest {
  /** How long the address is to work. */
  signedUrlTimeoutSeconds?: number;
  /** Media type of the file to upload, such as `text/csv`. */
  contentType: string;
  /** Do-not-contact list to fill. */
  id: string;
  /** Columns of the file that hold phone numbers. */
  phoneColumns?: string;
  /** Columns of the file that hold email addresses. */
  emailColumns?: string;
  /** Columns of the file that hold custom exclusion values. */
  customExclusionColumns?: string;
  /** Column of the file that says when an entry expires. */
  expirationDateTimeColumn?: string;
  /** Columns of the file that hold WhatsApp numbers. */
  whatsAppColumns?: string;
}

export interface DataActionConditionPredicate {
  outputField: string;
  outputOperator: DataActionOperator;
  comparisonValue: string;
  inverted: boolean;
  outputFieldMissingResolution: boolean;
}

/** Asks a data action about the contact and tests what it returns. */
export interface DataActionConditionSettings {
  dataActionId: string;
  /** Input of the data action that takes the contact's id. */
  contactIdField?: string;
  /** What the condition yields when the data action finds nothing. */
  dataNotFoundResolution: boolean;
  predicates?: DigitalDataActionConditionPredicate[];
  contactColumnToDataActionFieldMappings?: DataActionContactColumnFieldMapping[];
}

export type DataActionContactColumnFieldMapping = ContactColumnToDataActionFieldMapping;

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
    | 'APPEND_CUSTOM_ENTRY_TO_DNC_LIST'
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
  data: Dictionary<string>;
  /** Phone column to its latest attempt. */
  callRecords?: Dictionary<CallRecord>;
  latestSmsEvaluations?: Dictionary<MessageEvaluation>;
  /** `false` takes the contact out of dialling altogether. */
  callable?: boolean;
  /** Phone column to whether it may be called. */
  phoneNumberStatus?: Dictionary<PhoneNumberStatus>;
  contactColumnTimeZones?: Dictionary<ContactColumnTimeZone>;
  configurationOverrides?: ConfigurationOverrides;
  /** Email column to its latest message. */
  latestEmailEvaluations?: Dictionary<MessageEvaluation>;
  /** WhatsApp column to its latest message. */
  latestWhatsAppEvaluations?: Dictionary<MessageEvaluation>;
  /** Medium to whether the contact may be approached on it. */
  contactableStatus?: Dictionary<ContactableStatus>;
  /** @format date-time */
  dateCreated?: string;
  retentionType?: string;
  /** Where `retentionType` is `RetentionDays`. */
  retentionDays?: number;
  dateExpiration?: string;
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

/** What a digital rule does. One of the settings is filled; it says which action this is. */
export interface DigitalAction {
  updateContactColumnActionSettings?: UpdateContactColumnActionSettings;
  /** An empty object: the message is not sent. */
  doNotSendActionSettings?: JsonObject;
  appendToDncActionSettings?: AppendToDncActionSettings;
  markContactUncontactableActionSettings?: MarkContactUncontactableActionSettings;
  /** An empty object: the address at hand is not used again. */
  markContactAddressUncontactableActionSettings?: JsonObject;
  setContentTemplateActionSettings?: SetContentTemplateActionSettings;
  setSmsPhoneNumberActionSettings?: SetSmsPhoneNumberActionSettings;
  setWhatsAppIntegrationActionSettings?: SetWhatsAppIntegrationActionSettings;
}

/** What a digital rule tests. One of the settings is filled; it says which test this is. */
export interface DigitalCondition {
  /** The condition holds when its test does not. */
  inverted?: boolean;
  contactColumnConditionSettings?: ContactColumnConditionSettings;
  contactAddressConditionSettings?: ContactAddressConditionSettings;
  contactAddressTypeConditionSettings?: ContactAddressTypeConditionSettings;
  lastAttemptByColumnConditionSettings?: LastAttemptByColumnConditionSettings;
  lastAttemptOverallConditionSettings?: LastAttemptOverallConditionSettings;
  lastResultByColumnConditionSettings?: LastResultByColumnConditionSettings;
  lastResultOverallConditionSettings?: LastResultOverallConditionSettings;
  dataActionConditionSettings?: DataActionConditionSettings;
}

export interface DigitalDataActionConditionPredicate {
  outputField: string;
  outputOperator: OpenEnum<
    | 'Equals'
    | 'LessThan'
    | 'LessThanEquals'
    | 'GreaterThan'
    | 'GreaterThanEquals'
    | 'Contains'
    | 'BeginsWith'
    | 'EndsWith'
    | 'Before'
    | 'After'
  >;
  comparisonValue: string;
  inverted: boolean;
  /** What the predicate yields when the output lacks the field. */
  outputFieldMissingResolution: boolean;
}

export interface DigitalRule {
  id?: string;
  name: string;
  /** Position among the rules of its category. */
  order: number;
  /** Before a message is sent, or after. */
  category: OpenEnum<'PreContact' | 'PostContact'>;
  conditions: DigitalCondition[];
  actions: DigitalAction[];
}

/** Rules that a messaging campaign applies to each contact, before and after the message. */
export interface DigitalRuleSet {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  /** The list whose columns the rules refer to. */
  contactList?: DomainEntityRef;
  rules: DigitalRule[];
  selfUri?: string;
}

export interface DigitalRuleSetEntityListing {
  entities: DigitalRuleSet[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface DivisionedDomainEntityRef {
  id?: string;
  name?: string;
  selfUri?: string;
  division?: DivisionReference;
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
  dncSourceType: OpenEnum<'rds' | 'dnc.com' | 'gryphon' | 'rds_custom'>;
  contactMethod?: OpenEnum<'Email' | 'Phone' | 'Any' | 'WhatsApp'>;
  /** Account at `dnc.com`. */
  loginId?: string;
  /** Codes of `dnc.com` that count as do-not-contact. */
  dncCodes?: string[];
  /** Licence at `gryphon`. */
  licenseId?: string;
  division?: DomainEntityRef;
  /** Campaign at `dnc.com`, for lists drawn from there. */
  campaignId?: string;
  /** Contact list column that is compared with the entries, where `dncSourceType` is `rds_custom`. */
  customExclusionColumn?: string;
  selfUri?: string;
}

export type DncListCreate = DncList;

export interface DncListDivisionView {
  id: string;
  name?: string;
  division?: Division;
  importStatus?: ImportStatus;
  size?: number;
  dncSourceType?: OpenEnum<'rds' | 'dnc.com' | 'gryphon' | 'rds_custom'>;
  contactMethod?: OpenEnum<'Email' | 'Phone' | 'Any' | 'WhatsApp'>;
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

export interface DncPatchCustomExclusionColumnsRequest {
  action?: OpenEnum<'Add' | 'Remove'>;
  customExclusionColumnEntries?: string[];
  /** When added entries drop off the list, as `yyyy-MM-ddTHH:mmZ`; they stay where it is absent. */
  expirationDateTime?: string;
}

export interface DncPatchEmailsRequest {
  action?: OpenEnum<'Add' | 'Remove'>;
  emailAddresses?: string[];
  /** When added addresses drop off the list, as `yyyy-MM-ddTHH:mmZ`; they stay where it is absent. */
  expirationDateTime?: string;
}

export interface DncPatchPhoneNumbersRequest {
  action?: OpenEnum<'Add' | 'Remove'>;
  phoneNumbers?: string[];
  /** When added numbers drop off the list, as `yyyy-MM-ddTHH:mmZ`; they stay where it is absent. */
  expirationDateTime?: string;
}

export interface DncPatchWhatsAppNumbersRequest {
  action?: OpenEnum<'Add' | 'Remove'>;
  whatsAppNumbers?: string[];
  /** When added numbers drop off the list, as `yyyy-MM-ddTHH:mmZ`; they stay where it is absent. */
  expirationDateTime?: string;
}

export interface DynamicLineBalancingSettingsPatchRequest {
  /** Whether the campaign takes its lines by weight. */
  enabled?: boolean;
  /** Its share in relation to the weights of other campaigns. */
  relativeWeight?: number;
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
  emailCampaign: DivisionedDomainEntityRef;
  recurrences?: Reoccurrence[];
  selfUri?: string;
}

export interface EmailCampaignScheduleEntityListing {
  entities: EmailCampaignSchedule[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface EmailColumn {
  columnName: string;
  type: string;
  contactableTimeColumnName?: string;
  /** Column with the time zone in which the address may be written to. */
  contactableTimeColumn?: string;
}

export interface EmailConfig {
  emailColumns: string[];
  contentTemplate?: DomainEntityRef;
  fromAddress: FromEmailAddress;
  replyToAddress?: ReplyToEmailAddress;
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
    | 'IMPORT_TEMPLATE'
    | 'WHATSAPP_CAMPAIGN_SCHEDULE'
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
    | 'ACTIVE_CAMPAIGNS_LIMIT_EXCEEDED'
    | 'ALL_CAMPAIGNS_BLACKLISTED'
    | 'ANOTHER_CAMPAIGN_STARTING'
    | 'CAMPAIGN_BLACKLISTED'
    | 'CAMPAIGN_BUILD_CONTACT_QUEUE_ERROR'
    | 'CAMPAIGN_CHECK_JOB_DUPLICATE'
    | 'CAMPAIGN_CALLS_PER_AGENT_LOW'
    | 'CAMPAIGN_WHATSAPP_HEADER_VALUE_LIMIT_EXCEEDED'
    | 'CAMPAIGN_WHATSAPP_BUTTON_URL_VALUE_LIMIT_EXCEEDED'
    | 'CAMPAIGN_INVALIDATED'
    | 'CAMPAIGN_FORCE_STOPPED'
    | 'CAMPAIGN_SCRIPT_STAGE_MISSING'
    | 'CAMPAIGN_WEIGHT_ZERO'
    | 'ACTION_EXECUTION_FAILED'
    | 'ACTION_EXECUTION_FAILED_INVALID_PARAMETER'
    | 'DIGITAL_RULE_SMS_PHONE_NUMBER_TYPE_MISMATCH'
    | 'DIGITAL_RULE_ERROR_SKIPPED'
    | 'IMPORT_NO_LISTS_CREATED_NO_CONTACTS_MATCH_FILTER'
    | 'IMPORT_TARGET_CONTACT_LIST_NAME_EXISTS'
    | 'IMPORT_FAILED_CONTACT_DATA_GREATER_THAN_MAX_LENGTH'
    | 'IMPORT_FAILED_CONTACT_DATA_NOT_WITHIN_MIN_MAX_RANGE'
    | 'IMPORT_FAILED_CONTACT_DATA_INVALID_DATATYPE'
    | 'IMPORT_CONTACT_LIST_NAME_LENGTH_EXCEEDED'
    | 'QUEUE_NOT_FOUND'
    | 'SCHEDULED_CAMPAIGN_INVALID'
    | 'SCHEDULE_UNKNOWN_ERROR'
    | 'SMS_CONTENT_TEMPLATE_NOT_FOUND'
    | 'RECURRING_SCHEDULE_NEXT_OCCURRENCE_FAILURE'
    | 'RECURRING_SCHEDULE_ENDED'
    | 'RECURRING_SCHEDULE_MISSED_OCCURRENCES'
    | 'VERSION_CONFLICT'
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

/** How to read an import file that comes from another system: its format, its columns, and corrections to make first. */
export interface FileSpecificationTemplate {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  description?: string;
  format: OpenEnum<'FixedLength' | 'Delimited'>;
  /** Lines ignored at the top of the file. */
  numberOfHeadingLinesSkipped?: number;
  /** Lines ignored at the bottom. */
  numberOfTrailingLinesSkipped?: number;
  /** Whether a delimited file names its columns in a header line. */
  header?: boolean;
  delimiter?: OpenEnum<'Comma' | 'Pipe' | 'Colon' | 'Tab' | 'Semicolon' | 'Custom'>;
  /** The character itself, where `delimiter` is `Custom`. */
  delimiterValue?: string;
  columnInformation?: Column[];
  preprocessingRules?: PreprocessingRule[];
  selfUri?: string;
}

export interface FileSpecificationTemplateEntityListing {
  entities: FileSpecificationTemplate[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface FilterPreviewResponse {
  filteredContacts?: number;
  totalContacts?: number;
  preview?: DialerContact[];
}

export interface FromEmailAddress {
  domain: DomainEntityRef;
  friendlyName?: string;
  localPart?: string;
}

export interface ImportStatus {
  state: OpenEnum<'IN_PROGRESS' | 'FAILED'>;
  totalRecords: number;
  completedRecords: number;
  /** Of the records, in percent. */
  percentComplete: number;
  failureReason?: string;
  /** Contact lists that an import through a template fills. */
  targetContactListIds?: string[];
  listNamePrefix?: string;
}

/**
 * A recipe that turns one uploaded file into contact lists: which contacts to take, how to split them, what to call the lists.
 */
export interface ImportTemplate {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: number;
  /** Pattern of the lists that are made. */
  contactListTemplate: DomainEntityRef;
  /** Only contacts that pass this filter are imported. */
  contactListFilter?: DomainEntityRef;
  useSplittingCriteria?: boolean;
  /** Needed where `useSplittingCriteria` is set. */
  splittingInformation?: SplittingInformation;
  listNameFormat?: OpenEnum<
    | 'ListNamePrefix'
    | 'ListNamePrefixMonthDayYear'
    | 'ListNamePrefixMonthDayYearHourMinuteSecond'
    | 'ListNamePrefixPart'
    | 'ListNamePrefixMonthDayYearPart'
    | 'ListNamePrefixMonthDayYearHourMinuteSecondPart'
    | 'Custom'
  >;
  /**
   * The pattern of the names, where `listNameFormat` is `Custom`. It must hold `%N`, which stands for the prefix; `%P` is the
   * part, `%F` the filter, `%C` the column's value, `YYYY`, `MM`, `DD`, `hh`, `mm` and `ss` date and time.
   */
  customListNameFormatValue?: string;
  /** Filled only on request. */
  importStatus?: ImportStatus;
  selfUri?: string;
}

export interface ImportTemplateEntityListing {
  entities: ImportTemplate[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

/** Tests how long ago the address in a certain column was last tried. */
export interface LastAttemptByColumnConditionSettings {
  emailColumnName?: string;
  smsColumnName?: string;
  whatsAppColumnName?: string;
  operator: OpenEnum<'Before' | 'After'>;
  /** A period to compare with. */
  value: string;
}

/** Tests how long ago the contact was last tried on any of the media. */
export interface LastAttemptOverallConditionSettings {
  mediaTypes: OpenEnum<'Voice' | 'Email' | 'Sms' | 'WhatsApp'>[];
  operator: OpenEnum<'Before' | 'After'>;
  /** A period to compare with. */
  value: string;
}

/** Tests how the last attempt on a certain column ended. */
export interface LastResultByColumnConditionSettings {
  emailColumnName?: string;
  emailWrapupCodes?: string[];
  smsColumnName?: string;
  smsWrapupCodes?: string[];
  whatsAppColumnName?: string;
  whatsAppWrapupCodes?: string[];
}

/** Tests how the last attempt on a medium ended, whatever the column. */
export interface LastResultOverallConditionSettings {
  emailWrapupCodes?: string[];
  smsWrapupCodes?: string[];
  whatsAppWrapupCodes?: string[];
}

export interface MarkContactUncontactableActionSettings {
  /** Media on which the contact is not to be approached again. */
  mediaTypes: OpenEnum<'Voice' | 'Email' | 'Sms' | 'WhatsApp'>[];
}

export interface MessageEvaluation {
  contactColumn?: string;
  contactAddress?: string;
  messageType?: OpenEnum<'Sms' | 'Email' | 'WhatsApp'>;
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
  /** Digital rule sets that the campaign applies. */
  ruleSets?: DomainEntityRef[];
  /** Whether contacts are sorted and filtered afresh while the campaign runs. */
  dynamicContactQueueingSettings?: DynamicContactQueueingSettings;
  emailConfig?: EmailConfig;
  whatsAppConfig?: WhatsAppConfig;
  selfUri?: string;
}

export interface MessagingCampaignDiagnostics {
  timeZoneRescheduledContactsCount?: number;
  filteredOutContactsCount?: number;
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
  messagingCampaign: DivisionedDomainEntityRef;
  recurrences?: Reoccurrence[];
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

/** When a recurrence next starts and next ends. */
export interface NextOccurrenceDetails {
  startOccurrenceDetails?: OccurrenceDetails;
  endOccurrenceDetails?: OccurrenceDetails;
}

export interface OccurrenceDetails {
  /** @format date-time */
  dateOfNextOccurrence?: string;
  numberOfOccurrences?: number;
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
  /** `maxCallsPerAgent` with its decimals. */
  maxCallsPerAgentDecimal?: number;
  /** Whether contacts skipped because of their time zone are tried again later. */
  rescheduleTimeZoneSkippedContacts?: boolean;
  /** `Never`, `Today` or `RetentionDays`, for contact lists and templates that are created without one. */
  contactListDefaultRetentionType?: string;
  /** Where the default retention is `RetentionDays`. */
  contactListDefaultRetentionDays?: number;
  /** Time zone that the default retention `Today` goes by. */
  timeZone?: string;
  selfUri?: string;
}

export interface PagedSkillCombinationListing {
  entities: SkillCombinationInfo[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export type ParticipantBasic = Participant;

export interface Pattern {
  type: OpenEnum<'Daily' | 'Weekly'>;
  /** Number of days or weeks from one occurrence to the next. */
  interval: number;
  /** For weekly patterns. */
  daysOfWeek?: WeekDay[];
}

export interface PhoneNumberStatus {
  callable?: boolean;
}

/** A replacement made in each line of an import file before it is read. */
export interface PreprocessingRule {
  /** A regular expression. */
  find?: string;
  replaceWith?: string;
  /** Whether every match in the line is replaced, or only the first. */
  global?: boolean;
  ignoreCase?: boolean;
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

/** How long a recurrence lasts. */
export interface Range {
  type: OpenEnum<'NoEnd' | 'EndDate' | 'Numbered'>;
  /** The last date, where `type` is `EndDate`. */
  end?: string;
  /** Where `type` is `Numbered`. */
  numberOfOccurrences?: number;
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

/** A schedule that repeats by day or by week. */
export interface Reoccurrence {
  id?: string;
  /** Start of the first occurrence, in UTC. */
  start: string;
  /** End of the first occurrence, in UTC. */
  end: string;
  /** IANA name of the time zone in which it repeats. */
  timeZone?: string;
  pattern: Pattern;
  range: Range;
  alterations?: Alteration[];
  nextOccurrenceDetails?: NextOccurrenceDetails;
}

export interface ReplyToEmailAddress {
  domain: DomainEntityRef;
  route: DomainEntityRef;
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
  /** Whether answering machines are distinguished from live speakers. */
  amdSpeechDistinguishEnabled?: boolean;
  /** How eagerly a live speaker is recognised. */
  liveSpeakerDetectionMode?: OpenEnum<'Disabled' | 'Low' | 'Medium' | 'High'>;
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
  recurrences?: Reoccurrence[];
  selfUri?: string;
}

export interface ServiceContext {
  name?: string;
}

/** Content templates to send in place of the campaign's own, by medium. */
export interface SetContentTemplateActionSettings {
  smsContentTemplateId: string;
  emailContentTemplateId: string;
  whatsAppContentTemplateId: string;
}

export interface SetSmsPhoneNumberActionSettings {
  /** Number to send from in place of the campaign's own. */
  senderSmsPhoneNumber: string;
}

export interface SetWhatsAppIntegrationActionSettings {
  /** Integration to send through in place of the campaign's own. */
  whatsAppIntegrationId: string;
}

export interface SkillCombinationInfo {
  /** The skills that a contact calls for together. */
  skillCombination?: string[];
  /** Contacts that call for these skills. */
  totalCount?: number;
  /** Those of them still to be called. */
  remainingCount?: number;
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

/** How an import is divided into several contact lists. */
export interface SplittingInformation {
  criteria?: OpenEnum<'Percentage' | 'Quantity' | 'Column' | 'Custom'>;
  /** What to split by, read according to `criteria`. */
  criteriaValue?: string;
  /** Whether contacts that fit nowhere else get a separate list. */
  createRemainderContactList?: boolean;
  useWaterfallRule?: boolean;
}

/** A test of the clock or calendar within a rule's condition. */
export interface TimeAndDateSubCondition {
  type?: OpenEnum<'timeOfDay' | 'dayOfWeek' | 'dayOfMonth' | 'specificDate'>;
  operator?: ContactListFilterOperator;
  inverted?: boolean;
  /** With `false` only month and day are compared. */
  includeYear?: boolean;
  /** The value to compare with, for operators that take one. */
  thresholdValue?: string;
  /** For operators that take an interval or a set. */
  range?: TimeAndDateSubConditionRange;
}

export interface TimeAndDateSubConditionRange {
  min?: string;
  max?: string;
  inSet?: string[];
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

export interface UpdateContactColumnActionSettings {
  /** Column name to value. */
  properties: Dictionary<string>;
  /** Whether the value is put in, added, subtracted, or replaced by the current time. */
  updateOption: OpenEnum<'Set' | 'Increment' | 'Decrement' | 'CurrentTime'>;
}

export interface WhatsAppCampaignSchedule {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** Needed when replacing; as last read. */
  version?: number;
  /** Single periods in which the campaign runs. */
  intervals: ScheduleInterval[];
  /** Periods that repeat. */
  recurrences?: Reoccurrence[];
  timeZone?: string;
  whatsAppCampaign: DivisionedDomainEntityRef;
  selfUri?: string;
}

export interface WhatsAppCampaignScheduleEntityListing {
  entities: WhatsAppCampaignSchedule[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export type WhatsAppColumn = EmailColumn;

/** What a messaging campaign needs to send by WhatsApp. */
export interface WhatsAppConfig {
  /** Columns of the contact list that hold the numbers to message. */
  whatsAppColumns: string[];
  whatsAppIntegration: AddressableEntityRef;
  contentTemplate: DomainEntityRef;
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
  data: Dictionary<string>;
  latestSmsEvaluations?: Dictionary<MessageEvaluation>;
  callable?: boolean;
  /** Phone column to whether it may be called. */
  phoneNumberStatus?: Dictionary<PhoneNumberStatus>;
  /** Email column to its latest message. */
  latestEmailEvaluations?: Dictionary<MessageEvaluation>;
  /** WhatsApp column to its latest message. */
  latestWhatsAppEvaluations?: Dictionary<MessageEvaluation>;
  /** Medium to whether the contact may be approached on it. */
  contactableStatus?: Dictionary<ContactableStatus>;
  /** @format date-time */
  dateCreated?: string;
  retentionType?: string;
  /** Where `retentionType` is `RetentionDays`. */
  retentionDays?: number;
  dateExpiration?: string;
}

/** An agent's standing in a campaign, as reported to the dialler. */
export interface Agent {
  stage?: string;
}
