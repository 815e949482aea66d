import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ThreadingMessengerType } from './shared-enumerations.js';
import type {
  AcwSettings,
  AddressableEntityRef,
  AgentOwnedRouting,
  Bullseye,
  DomainEntityRef,
  EmailAddress,
  ErrorBody,
  InboundRoute,
  MediaSetting,
  MediaSettingsByType,
  MemberGroup,
  Queue,
  QueueEmailAddress,
  QueueMessagingAddresses,
  RoutingRule,
  RoutingStatus,
  ScoredAgent,
  Script,
  User,
  WritableDivision,
} from './shared.js';
import type { Entity, Language, RoutingSkill } from './shared-administration.js';
import type { WrapupCode } from './shared-conversations.js';
import type { Flow } from './shared-flows.js';

export interface AssessmentJobListing {
  total?: number;
  entities: BenefitAssessmentJob[];
  selfUri?: string;
}

export interface AssessmentListing {
  entities: BenefitAssessment[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** What predictive routing is expected to gain on a set of queues. */
export interface BenefitAssessment {
  id: string;
  queues?: AddressableEntityRef[];
  kpiAssessments?: KeyPerformanceIndicatorAssessment[];
  state?: OpenEnum<'Created' | 'Finished' | 'Failed'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

/** The assessment of all queues in some divisions, as an asynchronous task. */
export interface BenefitAssessmentJob {
  id: string;
  state?: OpenEnum<'Created' | 'Finished'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

/** One precondition of predictive routing, such as enough interactions or enough agents, and whether it is met. */
export interface Check {
  result?: OpenEnum<'Passed' | 'Failed' | 'Unknown' | 'Skipped' | 'Error'>;
  type?: OpenEnum<
    | 'HandleTimeValue'
    | 'TransferRateValue'
    | 'SalesConversionRateValue'
    | 'RetentionRateValue'
    | 'ChurnRateValue'
    | 'InteractionVolume'
    | 'UserVariance'
    | 'DataCoverage'
    | 'ModelQuality'
  >;
}

/** A span in which predictive routing was switched on and off by turns, so that its effect can be measured. */
export interface ComparisonPeriod {
  id?: string;
  /** Indicator that was compared. */
  kpi?: string;
  /** @format date-time */
  dateStarted?: string;
  /** @format date-time */
  dateEnded?: string;
  /** The indicator's total while predictive routing was on. */
  kpiTotalOn?: number;
  /** The indicator's total while it was off. */
  kpiTotalOff?: number;
  /** Interactions routed while it was on. */
  interactionCountOn?: number;
  /** Interactions routed while it was off. */
  interactionCountOff?: number;
  /** The same figures, one entry a media type. */
  kpiResults?: KpiResult[];
  selfUri?: string;
}

export interface ComparisonPeriodListing {
  total?: number;
  entities: ComparisonPeriod[];
  selfUri?: string;
}

export interface ContactCenterSettings {
  /** Whether a blind transfer drops the skills that the interaction asked for. */
  removeSkillsFromBlindTransfer?: boolean;
}

export interface CreateBenefitAssessmentJobRequest {
  /** Divisions whose queues are assessed. */
  divisionIds?: string[];
}

export interface CreateBenefitAssessmentRequest {
  queueIds: string[];
}

export interface CreatePredictorRequest {
  queueIds: string[];
  /** Id of the indicator to improve. */
  kpi: string;
  /** Seconds after which an interaction falls back to the queue's other routing method. */
  routingTimeoutSeconds?: number;
  schedule?: PredictorSchedule;
  workloadBalancingConfig?: PredictorWorkloadBalancing;
}

export interface CreateQueueRequest {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  /** Counted by the platform, not settable. */
  memberCount?: number;
  userMemberCount?: number;
  joinedMemberCount?: number;
  /** Alerting timeout and service level, by media type. */
  mediaSettings?: MediaSettingsByType & Dictionary<MediaSetting>;
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
  /** Whether conversations from this queue are answered automatically for its agents. */
  autoAnswerOnly?: boolean;
  enableTranscription?: boolean;
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
  /** Queue whose settings are copied. */
  sourceQueueId?: string;
  selfUri?: string;
}

export interface EmailSetup {
  /** The platform's domain under which subdomains can be created. */
  rootDomain?: string;
}

export interface EstimatedWaitTimePredictions {
  results: PredictionResults[];
}

export interface InboundDomain {
  /** The domain's name. */
  id?: string;
  name?: string;
  /** Whether mail to the domain reaches the platform, judged by its MX record. */
  mxRecordStatus?: OpenEnum<'VALID' | 'INVALID' | 'NOT_AVAILABLE'>;
  /** True for a subdomain of the platform's root domain, whose DNS the platform looks after. */
  subDomain?: boolean;
  mailFromSettings?: MailFromResult;
  customSMTPServer?: DomainEntityRef;
  selfUri?: string;
}

export interface InboundDomainEntityListing {
  entities: InboundDomain[];
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

export interface InboundDomainPatchRequest {
  mailFromSettings?: MailFromResult;
  customSMTPServer?: DomainEntityRef;
}

export interface InboundRouteEntityListing {
  entities: InboundRoute[];
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

/** A figure that predictive routing tries to raise or lower. */
export interface KeyPerformanceIndicator {
  id?: string;
  name?: string;
  /** Whether a higher or a lower figure is better. */
  optimizationType?: OpenEnum<'Maximization' | 'Minimization'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  description?: string;
  kpiType?: OpenEnum<'SalesConversion' | 'Churn' | 'Retention' | 'HandleTime' | 'NumberOfTransfers'>;
  source?: OpenEnum<'WrapUpCode'>;
  /** Wrap-up codes that count as a success, for indicators of that source. */
  wrapUpCodeConfig?: WrapUpCodeConfig;
  status?: OpenEnum<'Enabled' | 'Disabled'>;
  kpiGroup?: OpenEnum<'Standard' | 'Custom'>;
  selfUri?: string;
}

export interface KeyPerformanceIndicatorAssessment {
  kpi?: string;
  /** How much predictive routing is likely to gain on this indicator. */
  assessmentResult?: OpenEnum<'Unknown' | 'NotSupported' | 'High' | 'Low' | 'Error'>;
  checks?: Check[];
}

export interface KpiResult {
  /** The indicator's total while predictive routing was on. */
  kpiTotalOn?: number;
  /** The indicator's total while it was off. */
  kpiTotalOff?: number;
  interactionCountOn?: number;
  interactionCountOff?: number;
  mediaType?: OpenEnum<'voice' | 'email' | 'message'>;
}

/** The domain used as envelope sender, and whether its DNS records are verified. */
export interface MailFromResult {
  status?: OpenEnum<'FAILED' | 'PENDING' | 'VERIFIED' | 'UNKNOWN'>;
  /** DNS records to enter for the domain. */
  records?: Record[];
  mailFromDomain: string;
}

export interface PatchPredictorRequest {
  /** Seconds after which an interaction falls back to the queue's other routing method. */
  routingTimeoutSeconds?: number;
  schedule?: PredictorSchedule;
  workloadBalancingConfig?: PredictorWorkloadBalancing;
}

/** An estimate of the waiting time for one media type. */
export interface PredictionResults {
  /** Media type the estimate is for; `ALL` for all together. */
  intent?: OpenEnum<'ALL' | 'CALL' | 'CALLBACK' | 'CHAT' | 'EMAIL' | 'SOCIALEXPRESSION' | 'VIDEOCOMM' | 'MESSAGE'>;
  /** Way of estimating that was used. */
  formula: OpenEnum<'BEST' | 'SIMPLE' | 'ABANDON' | 'PATIENCE_ABANDON'>;
  estimatedWaitTimeSeconds: number;
}

/** A model that picks, for each interaction of its queues, the agent likely to do best on an indicator. */
export interface Predictor {
  id: string;
  queues: AddressableEntityRef[];
  kpi: string;
  /** Seconds after which an interaction falls back to the queue's other routing method. */
  routingTimeoutSeconds?: number;
  schedule?: PredictorSchedule;
  state?: OpenEnum<'Created' | 'Error' | 'Active'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  workloadBalancingConfig?: PredictorWorkloadBalancing;
  /** Why the predictor is in state `Error`. */
  errorCode?: string;
  selfUri?: string;
}

export interface PredictorListing {
  entities: Predictor[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface PredictorSchedule {
  /** `HourOnHourOff` alternates with ordinary routing, for comparison. */
  scheduleType: OpenEnum<'HourOnHourOff' | 'OngoingValueMonitoring'>;
  /** @format date-time */
  dateStarted?: string;
}

export interface PredictorWorkloadBalancing {
  enabled: boolean;
}

export interface QueueEntityListing {
  entities: Queue[];
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

/** A user in a queue. */
export interface QueueMember {
  /** The user's id. */
  id?: string;
  name?: string;
  user?: User;
  /** Bullseye ring the member belongs to. */
  ringNumber?: number;
  /** Whether the member takes interactions of the queue. */
  joined?: boolean;
  /** Whether the user is a member in person or through a group. */
  memberBy?: string;
  routingStatus?: RoutingStatus;
  selfUri?: string;
}

export interface QueueMemberEntityListing {
  entities: QueueMember[];
  pageNumber?: number;
  pageSize?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
}

export interface QueueMemberEntityListingV1 {
  entities: QueueMember[];
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

export interface QueueRequest {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  /** Counted by the platform, not settable. */
  memberCount?: number;
  userMemberCount?: number;
  joinedMemberCount?: number;
  /** Alerting timeout and service level, by media type. */
  mediaSettings?: MediaSettingsByType & Dictionary<MediaSetting>;
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
  /** Whether conversations from this queue are answered automatically for its agents. */
  autoAnswerOnly?: boolean;
  enableTranscription?: boolean;
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

/** The organisation's end of a messaging channel, e.g. an SMS number or a page. */
export interface Recipient {
  id?: string;
  name?: string;
  /** Flow that inbound messages are handed to. */
  flow?: Flow;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: User;
  modifiedBy?: User;
  messengerType?: ThreadingMessengerType;
  selfUri?: string;
}

export interface RecipientListing {
  entities: Recipient[];
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

/** A DNS record to enter for an e-mail domain. */
export interface Record {
  name: string;
  /** Type of DNS record, e.g. `TXT`, `MX` or `CNAME`. */
  type: string;
  value: string;
}

export interface RequestScoredAgent {
  /** The agent's user id. */
  id?: string;
  score?: number;
}

export interface RoutingConversationAttributesRequest {
  priority?: number;
  skillIds?: string[];
  languageId?: string;
  requestScoredAgents?: RequestScoredAgent[];
}

export interface RoutingConversationAttributesResponse {
  priority?: number;
  skills?: RoutingSkill[];
  language?: Language;
  scoredAgents?: ScoredAgent[];
}

export interface RoutingSettings {
  /** Whether an agent's score starts anew when the agent goes on queue. */
  resetAgentScoreOnPresenceChange?: boolean;
}

export interface SMSAvailablePhoneNumberEntityListing {
  entities: SmsAvailablePhoneNumber[];
}

export interface SkillEntityListing {
  entities: RoutingSkill[];
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

export interface SmsAddress {
  id?: string;
  name?: string;
  street?: string;
  city?: string;
  region?: string;
  postalCode?: string;
  countryCode?: string;
  validated?: boolean;
  selfUri?: string;
}

export interface SmsAddressEntityListing {
  entities: SmsAddress[];
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

export interface SmsAddressProvision {
  id?: string;
  name: string;
  street: string;
  city: string;
  /** State, province or other region. */
  region: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: string;
  /** Whether corrections by address validation are accepted. */
  autoCorrectAddress?: boolean;
  selfUri?: string;
}

/** A number on offer, not yet bought. */
export interface SmsAvailablePhoneNumber {
  id?: string;
  name?: string;
  /** In E.164 format. */
  phoneNumber?: string;
  countryCode?: string;
  region?: string;
  city?: string;
  /** What the number can be used for, e.g. SMS, MMS or voice. */
  capabilities?: OpenEnum<'sms' | 'mms' | 'voice'>[];
  phoneNumberType?: OpenEnum<'local' | 'mobile' | 'tollfree' | 'shortcode'>;
  /** Kind of postal address that must be registered to buy the number. */
  addressRequirement?: OpenEnum<'none' | 'any' | 'local' | 'foreign'>;
  selfUri?: string;
}

export interface SmsPhoneNumber {
  id?: string;
  name?: string;
  /** In E.164 format, or a short code. */
  phoneNumber: string;
  phoneNumberType?: OpenEnum<'local' | 'mobile' | 'tollfree' | 'shortcode'>;
  /** Whether the number was bought through the platform. */
  provisionedThroughPureCloud?: boolean;
  phoneNumberStatus?: OpenEnum<'INVALID' | 'ACTIVE' | 'PORTING' | 'PENDING' | 'PENDING_CANCELLATION' | 'INITIATED'>;
  capabilities?: OpenEnum<'sms' | 'mms' | 'voice'>[];
  countryCode?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: User;
  modifiedBy?: User;
  /** Version as last read, needed to change the number. */
  version: number;
  /** @format date-time */
  purchaseDate?: string;
  /** @format date-time */
  cancellationDate?: string;
  /** @format date-time */
  renewalDate?: string;
  autoRenewable?: OpenEnum<'Quarterly'>;
  /** The registered postal address itself, not merely its id. */
  addressId?: SmsAddress;
  shortCodeBillingType?: OpenEnum<'Basic' | 'Vanity'>;
  /** How far the last purchase, change or cancellation has come. */
  provisioningStatus?: SmsProvisioningStatus;
  country?: string;
  supportsSms?: boolean;
  supportsMms?: boolean;
  supportsVoice?: boolean;
  selfUri?: string;
}

export interface SmsPhoneNumberEntityListing {
  entities: SmsPhoneNumber[];
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

export interface SmsPhoneNumberProvision {
  id?: string;
  name?: string;
  /** Number to buy, in E.164 format, or a short code. */
  phoneNumber: string;
  phoneNumberType: OpenEnum<'local' | 'mobile' | 'tollfree' | 'shortcode'>;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: string;
  /** Id of a registered postal address. */
  addressId?: string;
  selfUri?: string;
}

export interface SmsProvisioningStatus {
  action?: OpenEnum<'Unknown' | 'Create' | 'Update' | 'Delete'>;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  error?: ErrorBody;
  version?: number;
}

export interface TestMessage {
  id?: string;
  to: EmailAddress[];
  from: EmailAddress;
  subject?: string;
  textBody: string;
  htmlBody?: string;
  /** @format date-time */
  time?: string;
}

export interface TranscriptionSettings {
  /** Off, on everywhere, or on where a queue or flow says so. */
  transcription: OpenEnum<'Disabled' | 'EnabledGlobally' | 'EnabledQueueFlow'>;
  /** Confidence threshold. */
  transcriptionConfidenceThreshold: number;
  lowLatencyTranscriptionEnabled?: boolean;
  /** Whether transcripts can be searched. */
  contentSearchEnabled?: boolean;
}

export interface WrapUpCodeConfig {
  /** Ids of the wrap-up codes that count. */
  values: string[];
}

/** A wrap-up code by its id. */
export type WrapUpCodeReference = Entity;

export interface WrapupCodeEntityListing {
  entities: WrapupCode[];
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

/** A bare reference by id. */
export type WritableEntity = Entity;
