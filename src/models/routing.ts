import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ThreadingMessengerType } from './shared-enumerations.js';
import type {
  AcwSettings,
  AgentOwnedRouting,
  Bullseye,
  CannedResponseLibraries,
  ConditionalGroupActivation,
  ConditionalGroupRouting,
  DirectRouting,
  EmailAddress,
  InboundRoute,
  MemberGroup,
  Queue,
  QueueEmailAddress,
  QueueMediaSettings,
  QueueMessagingAddresses,
  RoutingRule,
  RoutingStatus,
  ScoredAgent,
  Script,
  SupportedContentReference,
  Team,
  User,
  WrapupCode,
} from './shared.js';
import type {
  LabelUtilizationRequest,
  LabelUtilizationResponse,
  Language,
  MediaUtilization,
  RoutingSkill,
  SkillGroupCondition,
} from './shared-administration.js';
import type { Flow } from './shared-flows.js';
import type { ErrorBody } from './shared-errors.js';
import type {
  AddressableEntityRef,
  Division,
  DomainEntityRef,
  Entity,
  ErrorInfo,
  PhoneBaseSettings,
  UserReferenceWithName,
  WritableDivision,
  WritableStarrableDivision,
} from './shared-references.js';

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

export interface AuthorizedDomains {
  /** Domains that mail may be sent to. */
  outbound?: string[];
}

export interface AvailableMediaType {
  mediaType?: string;
  availableSubTypes?: string[];
}

export interface AvailableMediaTypeEntityListing {
  entities: AvailableMediaType[];
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
  /** Job that the assessment belongs to, where one started it. */
  jobId?: string;
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
    | 'SalesAmountValue'
    | 'NextContactAvoidanceRateValue'
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
  /** The indicator's total while predictive routing was on. @deprecated The platform no longer has it. */
  kpiTotalOn?: number;
  /** The indicator's total while it was off. @deprecated The platform no longer has it. */
  kpiTotalOff?: number;
  /** Interactions routed while it was on. @deprecated The platform no longer has it. */
  interactionCountOn?: number;
  /** Interactions routed while it was off. @deprecated The platform no longer has it. */
  interactionCountOff?: number;
  /** The same figures, one entry a media type. */
  kpiResults?: KpiResult[];
  /** Gain by predictive routing, in percent. */
  percentageBenefit?: number;
  selfUri?: string;
}

export interface ComparisonPeriodListing {
  total?: number;
  entities: ComparisonPeriod[];
  selfUri?: string;
}

/** How an SMS number answers the keywords by which people opt in, stop or ask for help. */
export interface Compliance {
  stopSettings: StopSettings[];
  optInSettings: OptInSettings[];
  helpSettings: HelpSettings[];
}

export interface ComplianceResponse {
  /** Text sent in answer to the keyword. */
  message: string;
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

export interface CreateKpiRequest {
  name: string;
  description?: string;
  kpiType: OpenEnum<'SalesConversion' | 'Churn' | 'Retention' | 'SalesValue'>;
  /** Wrap-up codes that count, for indicators of source `WrapUpCode`. */
  wrapUpCodeConfig?: WrapUpCodeConfig;
  /** What the indicator is measured by. */
  source: OpenEnum<'WrapUpCode' | 'Outcome' | 'None'>;
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
  /** Roles apply per division: only grants in this one give access. */
  division?: WritableDivision;
  description?: string;
  /** Set by the platform. @format date-time */
  dateCreated?: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Id of the user or OAuth client that changed the queue last; set by the platform. */
  modifiedBy?: string;
  /** Id of the user or OAuth client that created the queue; set by the platform. */
  createdBy?: string;
  /** Counted by the platform, not settable. */
  memberCount?: number;
  /** Members in person, not through a group; counted by the platform. */
  userMemberCount?: number;
  /** Members who take interactions of the queue; counted by the platform. */
  joinedMemberCount?: number;
  /** Alerting timeout, service level and more, for each media type. */
  mediaSettings?: QueueMediaSettings;
  /** Steps of preferred agent routing, in order. */
  routingRules?: RoutingRule[];
  /** Rings of agents that open one after another while an interaction waits. */
  bullseye?: Bullseye;
  /** After-call work: whether it is required, and for how long. */
  acwSettings?: AcwSettings;
  /** Whether agents need all skills asked for, the best match counts, or skills are ignored. */
  skillEvaluationMethod?: OpenEnum<'NONE' | 'BEST' | 'ALL'>;
  /** Groups, teams and skill groups whose users are members. */
  memberGroups?: MemberGroup[];
  /** Architect flow that handles calls while they wait. */
  queueFlow?: DomainEntityRef;
  /** Architect flow that handles e-mails while they wait. */
  emailInQueueFlow?: DomainEntityRef;
  /** Architect flow that handles messages while they wait. */
  messageInQueueFlow?: DomainEntityRef;
  /** Audio that the agent hears before the caller is connected. */
  whisperPrompt?: DomainEntityRef;
  /** Audio for callers on hold. */
  onHoldPrompt?: DomainEntityRef;
  /** Whether conversations from this queue are answered automatically for its agents. */
  autoAnswerOnly?: boolean;
  /** Whether voice conversations of the queue are transcribed. */
  enableTranscription?: boolean;
  /** Whether users may assign waiting interactions to an agent. */
  enableManualAssignment?: boolean;
  /** Rules for callbacks that belong to the agent who promised them. */
  agentOwnedRouting?: AgentOwnedRouting;
  /** Name shown to those called on behalf of the queue. */
  callingPartyName?: string;
  /** Number shown to those called on behalf of the queue. */
  callingPartyNumber?: string;
  /** Scripts by communication type. */
  defaultScripts?: Dictionary<Script>;
  /** Sender addresses of messages that agents send on behalf of the queue. */
  outboundMessagingAddresses?: QueueMessagingAddresses;
  /** Sender of e-mails on behalf of the queue. */
  outboundEmailAddress?: QueueEmailAddress;
  /** Id of an associated queue outside the platform. */
  peerId?: string;
  /** Queue whose settings are copied. */
  sourceQueueId?: string;
  /** Groups of agents that join in when the queue is under strain. */
  conditionalGroupRouting?: ConditionalGroupRouting;
  /** Rules by which groups of agents are activated for the queue. */
  conditionalGroupActivation?: ConditionalGroupActivation;
  /** Whether the time waited counts beside the priority. */
  scoringMethod?: OpenEnum<'TimestampAndPriority' | 'PriorityOnly'>;
  /** Whether interactions return to the agent who had them last, and to whom that applies. */
  lastAgentRoutingMode?: OpenEnum<'Disabled' | 'QueueMembersOnly' | 'AnyAgent'>;
  /** Language assumed where an interaction brings none. */
  defaultMediaLanguage?: string;
  /** Libraries of canned responses offered to agents. */
  cannedResponseLibraries?: CannedResponseLibraries;
  /** Whether audio monitoring is allowed for the queue. */
  enableAudioMonitoring?: boolean;
  /** Settings for interactions addressed to one agent. */
  directRouting?: DirectRouting;
  /** Whether calls are left unrecorded while they wait. */
  suppressInQueueCallRecording?: boolean;
  selfUri?: string;
}

export interface CreateRoutingSkill {
  name: string;
  divisionId?: string;
}

export interface CreateUtilizationLabelRequest {
  name: string;
  /** Capacity that agents have for the label. */
  utilization?: LabelUtilizationRequest;
}

export interface CustomSmtpServerRequest {
  /** Id of the integration with the SMTP server. */
  id?: string;
}

/** What a look-up of a domain's DMARC record has found. The platform reports it and enforces nothing. */
export interface DmarcResult {
  status: OpenEnum<'NotPresent' | 'Invalid' | 'Valid'>;
  /** What the record asks receivers to do with mail that fails. */
  detectedPolicy?: OpenEnum<'unknown' | 'none' | 'quarantine' | 'reject'>;
  /** @format date-time */
  dateChecked: string;
  /** DNS records to enter. */
  records: Record[];
}

export interface DnsRecordEntry {
  /** Name under which the record is to be entered. */
  host?: string;
  recordContents?: string;
  verificationStatus?: OpenEnum<'Pending' | 'Verified' | 'Failed' | 'Unknown'>;
}

/** Which addresses mail may go to. */
export interface Domains {
  authorizedDomains?: AuthorizedDomains;
  /** Whether participants of a conversation may be written to whatever their domain. */
  allowExistingEmailParticipants?: boolean;
  /** Whether ACD e-mail may go to any domain at all. */
  allowOutboundToAnyDomainAcd?: boolean;
}

export type EmailErrorInfo = ErrorInfo;

/** An outbound e-mail domain in the course of its activation, with the DNS records it needs. */
export interface EmailOutboundDomainResult {
  /** Record for bounced mail. */
  dnsCnameBounceRecord?: DnsRecordEntry;
  /** Record that authorises the sending. */
  dnsTxtSendingRecord?: DnsRecordEntry;
  domainName?: string;
  /** How far the provisioning has come. */
  senderStatus?: OpenEnum<'RequestReceived' | 'ProvisionRequestSentVendor' | 'Provisioned' | 'Error' | 'Deprovisioned'>;
  /** Kind of sender, such as `MockEmailDomain` for a simulated one. */
  senderType?: OpenEnum<'Unknown' | 'EmailDomain' | 'MockEmailDomain' | 'EmailSmtpDomain'>;
  emailSetting?: EmailSetting;
  dmarcVerificationResult?: DmarcResult;
}

/** Settings that several e-mail domains can share. */
export interface EmailSetting {
  id: string;
  name: string;
  domains?: Domains;
  selfUri?: string;
}

export interface EmailSettingEntityListing {
  entities: EmailSetting[];
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

export type EmailSettingReference = PhoneBaseSettings;

export interface EmailSetup {
  /** The platform's domain under which subdomains can be created. */
  rootDomain?: string;
}

export interface EstimatedWaitTimePredictions {
  results: PredictionResults[];
}

/** Exchange of mail over the Graph API of Microsoft, by an integration. */
export interface GraphApiSettings {
  integration?: DomainEntityRef;
  status?: OpenEnum<'Active' | 'Error' | 'Inactive' | 'IntegrationDeleted' | 'Unknown'>;
  /** What is wrong, in status `Error`. */
  errorInfo?: EmailErrorInfo;
}

export interface HelpSettings {
  /** Words that ask for help. */
  keyword: string[];
  response: ComplianceResponse;
}

export interface IdentityResolutionQueueConfig {
  /** For calls that agents place in the queue's name. */
  callOnBehalfOfQueue?: OutboundQueueIdentityResolutionConfig;
}

/** Fetching of mail over IMAP, by an integration. */
export interface ImapSettings {
  integration?: DomainEntityRef;
  status?: OpenEnum<'Active' | 'AwaitingFolders' | 'Error' | 'Inactive' | 'IntegrationDeleted' | 'Unknown'>;
  /** What is wrong, in status `Error`. */
  errorInfo?: EmailErrorInfo;
}

export interface InboundDomain {
  /** The domain's name. */
  id: string;
  name?: string;
  /** Whether mail to the domain reaches the platform, judged by its MX record. */
  mxRecordStatus?: OpenEnum<'VALID' | 'INVALID' | 'NOT_AVAILABLE'>;
  /** True for a subdomain of the platform's root domain, whose DNS the platform manages. */
  subDomain?: boolean;
  mailFromSettings?: MailFromResult;
  customSMTPServer?: DomainEntityRef;
  /** Present where mail is fetched over IMAP. */
  imapSettings?: ImapSettings;
  /** Present where mail is exchanged over the Graph API. */
  graphApiSettings?: GraphApiSettings;
  emailSetting?: EmailSetting;
  dmarcVerificationResult?: DmarcResult;
  selfUri?: string;
}

export interface InboundDomainCreateRequest {
  /** The domain's name. */
  id: string;
  /** True for a subdomain of the platform's root domain, whose DNS the platform manages. */
  subDomain?: boolean;
  mailFromSettings?: MailFromResult;
  customSMTPServer?: DomainEntityRef;
  imapSettings?: ImapSettings;
  graphApiSettings?: GraphApiSettings;
  emailSetting?: EmailSettingReference;
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
  imapSettings?: ImapSettings;
  graphApiSettings?: GraphApiSettings;
  emailSetting?: EmailSettingReference;
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
  id: string;
  name?: string;
  /** Whether a higher or a lower figure is better. */
  optimizationType?: OpenEnum<'Maximization' | 'Minimization'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  description?: string;
  kpiType?: OpenEnum<
    'SalesConversion' | 'Churn' | 'Retention' | 'HandleTime' | 'NumberOfTransfers' | 'SalesValue' | 'NextContactAvoidance'
  >;
  source?: OpenEnum<'WrapUpCode' | 'Outcome' | 'None'>;
  /** Wrap-up codes that count as a success, for indicators of that source. */
  wrapUpCodeConfig?: WrapUpCodeConfig;
  status?: OpenEnum<'Enabled' | 'Disabled'>;
  kpiGroup?: OpenEnum<'Standard' | 'Custom'>;
  /** Whether the model predicts a class or a figure. */
  problemType?: OpenEnum<'Classification' | 'Regression'>;
  /** Outcomes that count, for indicators of source `Outcome`. */
  outcomeConfig?: OutcomeConfig;
  queues?: string[];
  selfUri?: string;
}

export interface KeyPerformanceIndicatorAssessment {
  kpi?: string;
  /** How much predictive routing is likely to gain on this indicator. */
  assessmentResult?: OpenEnum<'Unknown' | 'NotSupported' | 'High' | 'Low' | 'Error'>;
  checks?: Check[];
}

export interface KeyPerformanceIndicatorType {
  id?: OpenEnum<'SalesConversion' | 'Churn' | 'Retention' | 'SalesValue' | 'HandleTime' | 'NextContactAvoidance'>;
  /** What an indicator of this type can be measured by. */
  sources?: OpenEnum<'WrapUpCode' | 'Outcome' | 'None'>[];
}

export interface KpiResult {
  /** The indicator's total while predictive routing was on. */
  kpiTotalOn?: number;
  /** The indicator's total while it was off. */
  kpiTotalOff?: number;
  interactionCountOn?: number;
  interactionCountOff?: number;
  mediaType?: OpenEnum<'voice' | 'email' | 'message'>;
  /** Gain by predictive routing, in percent. */
  percentageBenefit?: number;
}

/** The domain used as envelope sender, and whether its DNS records are verified. */
export interface MailFromResult {
  status?: OpenEnum<'FAILED' | 'PENDING' | 'VERIFIED' | 'UNKNOWN'>;
  /** DNS records to enter for the domain. */
  records?: Record[];
  mailFromDomain: string;
}

export type OptInSettings = HelpSettings;

/** A domain from which campaigns and agentless e-mail are sent. */
export interface OutboundDomain {
  id: string;
  name?: string;
  /** Whether the record for bounced mail has been found. */
  cnameVerificationResult?: VerificationResult;
  dkimVerificationResult?: VerificationResult;
  senderType?: OpenEnum<'Unknown' | 'EmailDomain' | 'MockEmailDomain' | 'EmailSmtpDomain'>;
  emailSetting?: EmailSetting;
  dmarcVerificationResult?: DmarcResult;
  selfUri?: string;
}

export interface OutboundDomainCreateRequest {
  /** The domain's name. */
  id: string;
  senderType?: OpenEnum<'Unknown' | 'EmailDomain' | 'MockEmailDomain' | 'EmailSmtpDomain'>;
  emailSetting?: EmailSettingReference;
  name: string;
}

export interface OutboundDomainEntityListing {
  entities: OutboundDomain[];
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

export interface OutboundDomainPatchRequest {
  customSMTPServer?: CustomSmtpServerRequest;
  senderType?: OpenEnum<'Unknown' | 'EmailDomain' | 'MockEmailDomain' | 'EmailSmtpDomain'>;
  emailSetting?: EmailSettingReference;
}

export interface OutboundQueueIdentityResolutionConfig {
  /** Division of the external contacts. */
  division?: WritableStarrableDivision;
  /** Whether people are matched with external contacts at all. */
  resolveIdentities: boolean;
  selfUri?: string;
}

export interface OutcomeConfig {
  values?: string[];
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
  formula: OpenEnum<'BEST' | 'SIMPLE' | 'ABANDON' | 'PATIENCE_ABANDON' | 'AI-ADJUSTED-AHT' | 'POSITION-IN-QUEUE'>;
  estimatedWaitTimeSeconds: number;
  /** Utilization label that the estimate is for. */
  label?: AddressableEntityRef;
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
  models?: PredictorModelBrief[];
  selfUri?: string;
}

export interface PredictorListing {
  entities: Predictor[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** What a predictor has learnt for one media type. */
export interface PredictorModel {
  id: string;
  /** Indicator it was trained for. */
  kpi?: string;
  queues?: AddressableEntityRef[];
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateTrained?: string;
  mediaType?: OpenEnum<'voice' | 'email' | 'message'>;
  features?: PredictorModelFeature[];
}

export interface PredictorModelBrief {
  mediaType?: OpenEnum<'voice' | 'email' | 'message'>;
  /** @format date-time */
  dateModified?: string;
  /** Why the model could not be trained again. */
  retrainingErrors?: PredictorModelRetrainingError[];
  state?: OpenEnum<'Trained' | 'Error' | 'InvalidDataset' | 'Inactive'>;
}

/** Something that a model goes by. */
export interface PredictorModelFeature {
  id: string;
  /** Whether it is known of the agent, of the customer or otherwise. */
  type?: OpenEnum<'User' | 'Customer' | 'Other'>;
  /** Weight in the model's decisions, in percent. */
  percentageImportance?: number;
}

export interface PredictorModelFeatureListing {
  entities: PredictorModelFeature[];
}

export interface PredictorModelRetrainingError {
  id?: string;
  errorCode: OpenEnum<'NotEnoughData' | 'ServiceError' | 'UnknownError'>;
  /** @format date-time */
  dateOfFirstOccurrence: string;
}

export interface PredictorModels {
  entities: PredictorModel[];
  predictorModels?: PredictorModel[];
}

export interface PredictorSchedule {
  /** `HourOnHourOff` alternates with ordinary routing, for comparison. */
  scheduleType: OpenEnum<'HourOnHourOff' | 'OngoingValueMonitoring'>;
  /** @format date-time */
  dateStarted?: string;
}

export interface PredictorWorkloadBalancing {
  enabled: boolean;
  /** Lower bound of agents' occupancy. */
  minimumOccupancy?: number;
  /** Upper bound of agents' occupancy. */
  maximumOccupancy?: number;
}

export interface QueueEntityListing {
  entities: Queue[];
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Entities on all pages together. */
  total?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
  previousUri?: string;
  /** Path and query of the last page, without the host. */
  lastUri?: string;
  /** Number of pages; some listings leave it out. */
  pageCount?: number;
}

/** A user in a queue. */
export interface QueueMember {
  /** The user's id. */
  id?: string;
  /** Name of the user. */
  name?: string;
  /** The member, with the parts that `expand` names. */
  user?: User;
  /** Bullseye ring the member belongs to. */
  ringNumber?: number;
  /** Whether the member takes interactions of the queue. */
  joined?: boolean;
  /** Whether the user is a member in person or through a group. */
  memberBy?: string;
  /** Status of the member; present when expanded. */
  routingStatus?: RoutingStatus;
  selfUri?: string;
}

export interface QueueMemberEntityListing {
  entities: QueueMember[];
  /** Counts from one. */
  pageNumber?: number;
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
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
  /** Roles apply per division: only grants in this one give access. */
  division?: WritableDivision;
  description?: string;
  /** Set by the platform. @format date-time */
  dateCreated?: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Id of the user or OAuth client that changed the queue last; set by the platform. */
  modifiedBy?: string;
  /** Id of the user or OAuth client that created the queue; set by the platform. */
  createdBy?: string;
  /** Counted by the platform, not settable. */
  memberCount?: number;
  /** Members in person, not through a group; counted by the platform. */
  userMemberCount?: number;
  /** Members who take interactions of the queue; counted by the platform. */
  joinedMemberCount?: number;
  /** Alerting timeout, service level and more, for each media type. */
  mediaSettings?: QueueMediaSettings;
  /** Steps of preferred agent routing, in order. */
  routingRules?: RoutingRule[];
  /** Rings of agents that open one after another while an interaction waits. */
  bullseye?: Bullseye;
  /** After-call work: whether it is required, and for how long. */
  acwSettings?: AcwSettings;
  /** Whether agents need all skills asked for, the best match counts, or skills are ignored. */
  skillEvaluationMethod?: OpenEnum<'NONE' | 'BEST' | 'ALL'>;
  /** Groups, teams and skill groups whose users are members. */
  memberGroups?: MemberGroup[];
  /** Architect flow that handles calls while they wait. */
  queueFlow?: DomainEntityRef;
  /** Architect flow that handles e-mails while they wait. */
  emailInQueueFlow?: DomainEntityRef;
  /** Architect flow that handles messages while they wait. */
  messageInQueueFlow?: DomainEntityRef;
  /** Audio that the agent hears before the caller is connected. */
  whisperPrompt?: DomainEntityRef;
  /** Audio for callers on hold. */
  onHoldPrompt?: DomainEntityRef;
  /** Whether conversations from this queue are answered automatically for its agents. */
  autoAnswerOnly?: boolean;
  /** Whether voice conversations of the queue are transcribed. */
  enableTranscription?: boolean;
  /** Whether users may assign waiting interactions to an agent. */
  enableManualAssignment?: boolean;
  /** Rules for callbacks that belong to the agent who promised them. */
  agentOwnedRouting?: AgentOwnedRouting;
  /** Name shown to those called on behalf of the queue. */
  callingPartyName?: string;
  /** Number shown to those called on behalf of the queue. */
  callingPartyNumber?: string;
  /** Scripts by communication type. */
  defaultScripts?: Dictionary<Script>;
  /** Sender addresses of messages that agents send on behalf of the queue. */
  outboundMessagingAddresses?: QueueMessagingAddresses;
  /** Sender of e-mails on behalf of the queue. */
  outboundEmailAddress?: QueueEmailAddress;
  /** Id of an associated queue outside the platform. */
  peerId?: string;
  /** Groups of agents that join in when the queue is under strain. */
  conditionalGroupRouting?: ConditionalGroupRouting;
  /** Rules by which groups of agents are activated for the queue. */
  conditionalGroupActivation?: ConditionalGroupActivation;
  /** Whether the time waited counts beside the priority. */
  scoringMethod?: OpenEnum<'TimestampAndPriority' | 'PriorityOnly'>;
  /** Whether interactions return to the agent who had them last, and to whom that applies. */
  lastAgentRoutingMode?: OpenEnum<'Disabled' | 'QueueMembersOnly' | 'AnyAgent'>;
  /** Language assumed where an interaction brings none. */
  defaultMediaLanguage?: string;
  /** Libraries of canned responses offered to agents. */
  cannedResponseLibraries?: CannedResponseLibraries;
  /** Whether audio monitoring is allowed for the queue. */
  enableAudioMonitoring?: boolean;
  /** Settings for interactions addressed to one agent. */
  directRouting?: DirectRouting;
  /** Whether calls are left unrecorded while they wait. */
  suppressInQueueCallRecording?: boolean;
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

export interface RecipientFlow {
  id?: string;
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

export interface RecipientRequest {
  /** Flow that inbound messages are handed to. */
  flow?: RecipientFlow;
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

export interface RouteIdentityResolutionConfig {
  /** Division of the external contacts. */
  division?: WritableStarrableDivision;
  /** Whether people are matched with external contacts at all. */
  resolveIdentities: boolean;
  selfUri?: string;
}

export interface RoutingConversationAttributesRequest {
  priority?: number;
  skillIds?: string[];
  languageId?: string;
  requestScoredAgents?: RequestScoredAgent[];
  /** Formula over skills and languages that the agent must meet. */
  skillExpression?: string;
  /** Utilization label to give the conversation. */
  labelId?: string;
}

export interface RoutingConversationAttributesResponse {
  priority?: number;
  skills?: RoutingSkill[];
  language?: Language;
  scoredAgents?: ScoredAgent[];
  label?: UtilizationLabel;
  skillExpression?: string;
  skillExpressionId?: string;
}

export interface RoutingSettings {
  /** Whether an agent's score starts anew when the agent becomes On Queue. */
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

/** A formula over ACD skills and languages, which says what agents must be able to do. */
export interface SkillExpression {
  id: string;
  name?: string;
  expression?: string;
  queueId?: string;
  selfUri?: string;
}

export interface SkillExpressionData {
  expression: string;
}

export interface SkillExpressionEntityListing {
  entities: SkillExpression[];
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

export interface SkillExpressionValidationError {
  code?: string;
  message?: string;
  /** Where in the expression the error stands. */
  position?: number;
}

export interface SkillExpressionValidationResult {
  valid?: boolean;
  expression?: string;
  /** Skills and languages that the expression mentions. */
  skills?: SkillReference[];
  errors?: SkillExpressionValidationError[];
  /** How to mend the expression. */
  hint?: string;
}

/** A skill group without its conditions. */
export type SkillGroupDefinition = Team;

export interface SkillGroupEntityListing {
  entities: SkillGroupDefinition[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface SkillGroupMemberDivisionList {
  entities: Division[];
}

/** Divisions to add to those that a skill group draws members from, or to take away. */
export interface SkillGroupMemberDivisions {
  addDivisionIds?: string[];
  removeDivisionIds?: string[];
}

export interface SkillGroupMemberEntityListing {
  entities: UserReferenceWithName[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** A skill group, together with the divisions its members come from. */
export interface SkillGroupWithMemberDivisions {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  memberCount?: number;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateCreated?: string;
  /** `InProgress` while the membership is being worked out. */
  status?: OpenEnum<'InProgress' | 'Complete'>;
  skillConditions: SkillGroupCondition[];
  /** Ids of the divisions that members are drawn from. */
  memberDivisions?: string[];
  selfUri?: string;
}

export interface SkillReference {
  id?: string;
  name?: string;
  /** True for a language, false for an ACD skill. */
  isLanguageSkill?: boolean;
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

export interface SmsAlphanumericProvision {
  id?: string;
  /** The name shown as sender. */
  phoneNumber: string;
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
  phoneNumberType?: OpenEnum<'local' | 'mobile' | 'tollfree' | 'shortcode' | 'alphanumeric'>;
  /** Kind of postal address that must be registered to buy the number. */
  addressRequirement?: OpenEnum<'none' | 'any' | 'local' | 'foreign'>;
  selfUri?: string;
}

export interface SmsIdentityResolutionConfig {
  /** Division of the external contacts. */
  division?: WritableStarrableDivision;
  /** Whether people are matched with external contacts at all. */
  resolveIdentities: boolean;
  selfUri?: string;
}

export interface SmsPhoneNumber {
  id?: string;
  name?: string;
  /** In E.164 format, or a short code. */
  phoneNumber: string;
  phoneNumberType?: OpenEnum<'local' | 'mobile' | 'tollfree' | 'shortcode' | 'alphanumeric'>;
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
  /** Integration that the number comes with, where it was imported. */
  integration?: DomainEntityRef;
  /** Answers to the keywords for opting in, stopping and help. */
  compliance?: Compliance;
  /** Profile of the message content that the number supports. */
  supportedContent?: SupportedContentReference;
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

export interface SmsPhoneNumberImport {
  id?: string;
  phoneNumber: string;
  phoneNumberType: OpenEnum<'local' | 'mobile' | 'tollfree' | 'shortcode'>;
  countryCode: string;
  /** Integration that the number comes with. */
  integrationId: string;
  compliance?: Compliance;
  supportedContent?: SupportedContentReference;
  selfUri?: string;
}

export interface SmsPhoneNumberPatchRequest {
  id?: string;
  /** Profile of the message content that the number supports. */
  supportedContent?: SupportedContentReference;
  selfUri?: string;
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
  /** Profile of the message content that the number supports. */
  supportedContent?: SupportedContentReference;
  selfUri?: string;
}

export interface SmsProvisioningStatus {
  action?: OpenEnum<'Unknown' | 'Create' | 'Update' | 'Delete'>;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  error?: ErrorBody;
  version?: number;
}

export type StopSettings = HelpSettings;

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
  transcriptionConfidenceThreshold: number;
  lowLatencyTranscriptionEnabled?: boolean;
  /** Whether transcripts can be searched. */
  contentSearchEnabled?: boolean;
  /** Whether payment card data is redacted from transcripts. */
  pciDssRedactionEnabled?: boolean;
  /** Whether personal data is redacted from transcripts. */
  piiRedactionEnabled?: boolean;
}

export interface UpdateKpiRequest {
  name?: string;
  description?: string;
  status?: OpenEnum<'Enabled' | 'Disabled'>;
}

export interface UpdateSkillDivisionRequest {
  divisionId?: string;
}

export interface UpdateUtilizationLabelRequest {
  name: string;
}

/** A mark on interactions by which an agent's capacity for them is counted apart from their media type. */
export type UtilizationLabel = DomainEntityRef;

export interface UtilizationLabelEntityListing {
  entities: UtilizationLabel[];
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

/** How many interactions agents may handle at a time. */
export interface UtilizationResponse {
  /** Media type to its settings. */
  utilization?: Dictionary<MediaUtilization>;
  /** Label id to its settings. */
  labelUtilizations?: Dictionary<LabelUtilizationResponse>;
  maxInboundCalls?: number;
}

/** Whether DNS records have been found as they should be. */
export interface VerificationResult {
  status?: OpenEnum<'FAILED' | 'PENDING' | 'VERIFIED' | 'UNKNOWN'>;
  /** DNS records to enter. */
  records?: Record[];
}

export interface WrapUpCodeConfig {
  /** Ids of the wrap-up codes that count. */
  values: string[];
}

/** A wrap-up code by its id. */
export type WrapUpCodeReference = Entity;

export interface WrapupCodeEntityListing {
  entities: WrapupCode[];
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Entities on all pages together. */
  total?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
  previousUri?: string;
  /** Path and query of the last page, without the host. */
  lastUri?: string;
  /** Number of pages; some listings leave it out. */
  pageCount?: number;
}

export type WrapupCodeRequest = WrapupCode;
