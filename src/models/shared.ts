import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { AgentRoutingStatus } from './shared-enumerations.js';
import type {
  AddressableEntityRef,
  Division,
  DomainEntityRef,
  NamedEntity,
  StarrableDivision,
  WorkPlanBidRanks,
  WritableDivision,
} from './shared-references.js';

/** How a queue treats callbacks. */
export interface CallbackMediaSettings {
  /** Whether interactions are answered without the agent's doing. */
  enableAutoAnswer?: boolean;
  /** Seconds that a callback is offered before the agent counts as not responding. */
  alertingTimeoutSeconds?: number;
  /** Share of interactions that agents should answer within a time. */
  serviceLevel?: ServiceLevel;
  /** Seconds of the alert tone before an automatic answer. */
  autoAnswerAlertToneSeconds?: number;
  /** Seconds of the alert tone where the agent answers. */
  manualAnswerAlertToneSeconds?: number;
  /** Who is called first, the agent or the customer. */
  mode?: OpenEnum<'AgentFirst' | 'CustomerFirst'>;
  /** Whether the number is dialled, and the callback ended afterwards, without the agent's doing. */
  enableAutoDialAndEnd?: boolean;
  /** Seconds between the agent's answer and the dialling of the number. */
  autoDialDelaySeconds?: number;
  /** Seconds between the end of the call and that of the callback. */
  autoEndDelaySeconds?: number;
  /** Bounds how many customers are called at one time, where customers are called first. */
  pacingModifier?: number;
  /** How often a customer who was not reached is called again. */
  maxRetryCount?: number;
  /** Seconds between an attempt and the next one. */
  retryDelaySeconds?: number;
  /** What happens once a person answers, where customers are called first. */
  liveVoiceReactionType?: OpenEnum<'HangUp' | 'TransferToQueue' | 'TransferToFlow'>;
  /** Flow for such a call, where it goes to one. */
  liveVoiceFlow?: DomainEntityRef;
  /** What happens when a machine answers. */
  answeringMachineReactionType?: OpenEnum<'HangUp' | 'TransferToQueue' | 'TransferToFlow'>;
  /** Flow for a call that a machine answers, where it goes to one. */
  answeringMachineFlow?: DomainEntityRef;
  /** Edge group through which the callback is dialled. */
  edgeGroup?: DomainEntityRef;
  /** Telephony site through which the callback is dialled. */
  site?: DomainEntityRef;
}

/** Which libraries of canned responses the agents of a queue can use. */
export interface CannedResponseLibraries {
  /** Heeded where `mode` is `SelectedOnly`. */
  libraryIds?: string[];
  mode?: OpenEnum<'All' | 'SelectedOnly' | 'None'>;
}

/** Rules that call further groups of agents to a queue when it comes under strain. */
export interface ConditionalGroupActivation {
  /** Checked first. The other rules are looked at only when it holds, or when there is none. */
  pilotRule?: ConditionalGroupActivationPilotRule;
  /** Each adds its groups when it holds. */
  rules?: ConditionalGroupActivationRule[];
}

export interface ConditionalGroupActivationCondition {
  simpleMetric?: ConditionalGroupActivationSimpleMetric;
  operator?: OpenEnum<'GreaterThan' | 'GreaterThanOrEqualTo' | 'LessThan' | 'LessThanOrEqualTo' | 'EqualTo' | 'NotEqualTo'>;
  value?: number;
}

export interface ConditionalGroupActivationPilotRule {
  conditions?: ConditionalGroupActivationCondition[];
  /** How the conditions are joined, e.g. `C1 and C2`. */
  conditionExpression?: string;
}

export interface ConditionalGroupActivationRule {
  conditions?: ConditionalGroupActivationCondition[];
  /** How the conditions are joined, e.g. `C1 and C2`. */
  conditionExpression?: string;
  /** Groups that take part when the rule holds. */
  groups?: MemberGroup[];
}

export interface ConditionalGroupActivationSimpleMetric {
  metric?: OpenEnum<'EstimatedWaitTime' | 'IdleAgentCount' | 'ServiceLevel'>;
  /** Queue to measure; the queue itself where absent. */
  queue?: DomainEntityRef;
}

export interface ConditionalGroupRouting {
  /** Evaluated in order while an interaction waits. */
  rules?: ConditionalGroupRoutingRule[];
}

export interface ConditionalGroupRoutingRule {
  /** Queue whose metric is evaluated; where absent, the queue that has the rule. */
  queue?: DomainEntityRef;
  /** Figure that the condition compares with `conditionValue`. */
  metric?: OpenEnum<'EstimatedWaitTime' | 'ServiceLevel'>;
  /** How `metric` is compared with `conditionValue`. */
  operator?: OpenEnum<'GreaterThan' | 'GreaterThanOrEqualTo' | 'LessThan' | 'LessThanOrEqualTo'>;
  /** Threshold for `metric`. */
  conditionValue?: number;
  /** Groups that the rule adds while the condition holds. */
  groups?: MemberGroup[];
  /** Seconds to wait after this rule, before the next one is evaluated. */
  waitSeconds?: number;
}

/** How a queue treats interactions that are meant for one agent in person. */
export interface DirectRouting {
  /** Applies to this media type only. */
  callMediaSettings?: DirectRoutingMediaSettings;
  /** Applies to this media type only. */
  emailMediaSettings?: DirectRoutingMediaSettings;
  /** Applies to this media type only. */
  messageMediaSettings?: DirectRoutingMediaSettings;
  /** Queue that takes over where the agent does not; the queue itself where absent. */
  backupQueueId?: string;
  /** Whether an interaction waits for the agent before it goes to the backup. */
  waitForAgent?: boolean;
  /** For how long it waits. */
  agentWaitSeconds?: number;
}

export interface DirectRoutingMediaSettings {
  /** Whether agents may use their own address towards customers in place of the queue's. */
  useAgentAddressOutbound?: boolean;
}

/** How a queue treats e-mails. */
export interface EmailMediaSettings {
  /** Whether interactions are answered without the agent's doing. */
  enableAutoAnswer?: boolean;
  /** Seconds that an e-mail is offered before the agent counts as not responding. */
  alertingTimeoutSeconds?: number;
  /** Share of interactions that agents should answer within a time. */
  serviceLevel?: ServiceLevel;
  /** Seconds of the alert tone before an automatic answer. */
  autoAnswerAlertToneSeconds?: number;
  /** Seconds of the alert tone where the agent answers. */
  manualAnswerAlertToneSeconds?: number;
  /** Every address that agents may send from for the queue. */
  allOutboundEmailAddresses?: QueueEmailAddress[];
}

export type Image = UserImage;

/** What happens to a messaging conversation without new messages. */
export interface InactivityTimeoutSettings {
  timeoutSeconds?: number;
  actionType?: OpenEnum<'DISCONNECT' | 'SEND_TO_ARCHITECT_FLOW'>;
  /** Flow that gets the conversation, where `actionType` sends it to one. */
  flowId?: DomainEntityRef;
}

/** How a queue treats one medium. */
export interface MediaSettings {
  /** Whether interactions are answered without the agent's doing. */
  enableAutoAnswer?: boolean;
  /** Seconds that an interaction is offered before the agent counts as not responding. */
  alertingTimeoutSeconds?: number;
  /** Share of interactions that agents should answer within a time. */
  serviceLevel?: ServiceLevel;
  /** Seconds of tone before an interaction is answered by itself. */
  autoAnswerAlertToneSeconds?: number;
  /** Seconds of tone for an interaction that the agent has to answer. */
  manualAnswerAlertToneSeconds?: number;
}

export interface MediaType {
  /** E.g. `image/png`; wildcards are allowed. */
  type?: string;
}

export interface MediaTypeAccess {
  inbound?: MediaType[];
  outbound?: MediaType[];
}

export interface MediaTypes {
  allow?: MediaTypeAccess;
}

/** How a queue treats messages. */
export interface MessageMediaSettings {
  /** Whether interactions are answered without the agent's doing. */
  enableAutoAnswer?: boolean;
  /** Seconds that a message is offered before the agent counts as not responding. */
  alertingTimeoutSeconds?: number;
  /** Share of interactions that agents should answer within a time. */
  serviceLevel?: ServiceLevel;
  /** Seconds of the alert tone before an automatic answer. */
  autoAnswerAlertToneSeconds?: number;
  /** Seconds of the alert tone where the agent answers. */
  manualAnswerAlertToneSeconds?: number;
  /** By messaging service, overriding the above. */
  subTypeSettings?: Dictionary<MessageSubtypeSettings>;
  /** Whether conversations without activity are ended. */
  enableInactivityTimeout?: boolean;
  /** Heeded while `enableInactivityTimeout` is true. */
  inactivityTimeoutSettings?: InactivityTimeoutSettings;
}

export interface MessageSubtypeSettings {
  enableAutoAnswer?: boolean;
  enableInactivityTimeout?: boolean;
}

/** A queue's settings, one set for each medium. */
export interface QueueMediaSettings {
  /** Applies to this media type only. */
  call?: MediaSettings;
  /** Applies to this media type only. */
  callback?: CallbackMediaSettings;
  /** Applies to this media type only. */
  chat?: MediaSettings;
  /** Applies to this media type only. */
  email?: EmailMediaSettings;
  /** Applies to this media type only. */
  message?: MessageMediaSettings;
}

export type ResourceConditionOperator = OpenEnum<'EQ' | 'IN' | 'GE' | 'GT' | 'LE' | 'LT'>;

export interface Actions {
  skillsToRemove?: SkillsToRemove[];
}

/** What agents have to do after an interaction of the queue. */
export interface AcwSettings {
  /** Whether a wrap-up code must be given, and whether the time for it is limited. */
  wrapupPrompt?: OpenEnum<'MANDATORY' | 'OPTIONAL' | 'MANDATORY_TIMEOUT' | 'MANDATORY_FORCED_TIMEOUT' | 'AGENT_REQUESTED'>;
  /** Milliseconds that after-call work may last; counts for the prompts with a time limit. */
  timeoutMs?: number;
}

/** Callbacks that belong to the agent who promised them, as a queue allows them. */
export interface AgentOwnedRouting {
  /** Whether callbacks may belong to an agent. */
  enableAgentOwnedCallbacks?: boolean;
  /** Hours for which a callback stays with its owner. */
  maxOwnedCallbackHours?: number;
  /** How many hours ahead an owned callback may be scheduled. */
  maxOwnedCallbackDelayHours?: number;
}

export interface AssistanceCondition {
  operator?: OpenEnum<'EXISTS' | 'NOTEXISTS'>;
  topicIds?: string[];
}

export interface BaseMediaSettings {
  enableAutoAnswer?: boolean;
}

export interface Biography {
  /** Free text about the person. */
  biography?: string;
  /** Free-text entries of the profile. */
  interests?: string[];
  /** Free-text entries of the profile. */
  hobbies?: string[];
  /** Name as free text. */
  spouse?: string;
  /** Schools and degrees. */
  education?: Education[];
}

/** Rings of agents that open one after another while an interaction waits. */
export interface Bullseye {
  /** Rings in the order in which they open. */
  rings?: Ring[];
}

/** Address data of a user in internal chat. */
export interface Chat {
  /** XMPP address. */
  jabberId?: string;
}

/** A telephone number or address of a user. */
export interface Contact {
  /** Number in E.164, or e-mail address. */
  address?: string;
  /** The number formatted for people, filled in by the platform. */
  display?: string;
  /** What the address can be used for. */
  mediaType?: OpenEnum<'PHONE' | 'EMAIL' | 'SMS'>;
  /** Which of the user's numbers or addresses this is. */
  type?: OpenEnum<'PRIMARY' | 'WORK' | 'WORK2' | 'WORK3' | 'WORK4' | 'HOME' | 'MOBILE' | 'MAIN' | 'OTHER'>;
  /** Internal number; absent where `address` is complete. */
  extension?: string;
  /** Two-letter country (ISO 3166-1), to read a number without its prefix. */
  countryCode?: string;
  /** Integration that the number belongs to, if it came from outside. */
  integration?: string;
}

/** A conversation by its id. */
export type ConversationReference = AddressableEntityRef;

/** A role by its id and name. */
export type DomainRole = NamedEntity;

export interface Education {
  /** Name of the school as free text. */
  school?: string;
  /** Subject as free text. */
  fieldOfStudy?: string;
  /** Free text. */
  notes?: string;
  /** First day. @format date */
  dateStart?: string;
  /** Last day; absent where the education continues. @format date */
  dateEnd?: string;
}

export interface EmailAddress {
  email?: string;
  name?: string;
}

export interface EmployerInfo {
  /** Full name as the employer knows it. */
  officialName?: string;
  /** Number of the employee in a system of the employer. */
  employeeId?: string;
  /** Kind of employment as free text. */
  employeeType?: string;
  /** First day of the employment. */
  dateHire?: string;
}

export interface ExpansionCriterium {
  type?: OpenEnum<'TIMEOUT_SECONDS'>;
  /** Seconds to stay in the ring. */
  threshold?: number;
}

/** Where one client of a user is. */
export interface Geolocation {
  id?: string;
  name?: string;
  /** Kind of client that reported the position. */
  type?: string;
  /** On a change: makes this client's position the user's main one. */
  primary?: boolean;
  /** Degrees. */
  latitude?: number;
  /** Degrees. */
  longitude?: number;
  country?: string;
  region?: string;
  city?: string;
  /** Sites of the organisation at this place. */
  locations?: LocationDefinition[];
  selfUri?: string;
}

export interface Group {
  id: string;
  name: string;
  description?: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Counted by the platform; not settable. */
  memberCount?: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Version as last read; adding members with a stale one is refused with 409. */
  version?: number;
  /** `official` groups are created by administrators, `social` ones by users. */
  type: OpenEnum<'official' | 'social'>;
  /** Pictures in several sizes. */
  images?: Image[];
  /** Numbers that ring the group. */
  addresses?: GroupContact[];
  /** Whether people may see the rules by which members are chosen. */
  rulesVisible: boolean;
  /** Who may see the group. */
  visibility: OpenEnum<'public' | 'owners' | 'members'>;
  /** Users who manage the group. */
  owners?: User[];
  /** Whether the group can be given roles, which its members then hold. */
  rolesEnabled?: boolean;
  /** Whether owners count as members of the group. */
  includeOwners?: boolean;
  /** Whether the group can be called. */
  callsEnabled?: boolean;
  /** Address through which the group receives e-mail. */
  email?: string;
  selfUri?: string;
}

export interface GroupContact {
  /** Telephone number in E.164 form. */
  address: string;
  /** Internal number; absent for an external number. */
  extension?: string;
  /** The number as it is shown to users. */
  display?: string;
  /** `GROUPRING` rings the members, `GROUPPHONE` a phone of the group. */
  type: OpenEnum<'GROUPRING' | 'GROUPPHONE'>;
  /** Always a telephone. */
  mediaType: OpenEnum<'PHONE'>;
}

/** An e-mail address of a domain and where its mail goes: to a queue or to a flow. */
export interface InboundRoute {
  id?: string;
  name?: string;
  /** Part of the address before the `@`. */
  pattern: string;
  queue?: DomainEntityRef;
  /** Higher goes first. */
  priority?: number;
  skills?: DomainEntityRef[];
  language?: DomainEntityRef;
  /** Sender's name on replies. */
  fromName: string;
  /** Sender's address on replies. */
  fromEmail?: string;
  /** Inbound flow, instead of `queue`. */
  flow?: DomainEntityRef;
  /** Route whose address replies are sent from. */
  replyEmailAddress?: QueueEmailAddress;
  /** Who receives a blind copy of every reply. */
  autoBcc?: EmailAddress[];
  /** Flow for mail that is taken for spam. */
  spamFlow?: DomainEntityRef;
  /** Put below replies. */
  signature?: Signature;
  /** Whether replies quote the mails before them, or leave that to the agent. */
  historyInclusion?: OpenEnum<'Include' | 'Exclude' | 'Optional'>;
  /** Whether agents may act on a mail more than once; false ends the conversation with the first reply or forwarding. */
  allowMultipleActions?: boolean;
  /** Folders of a connected mailbox from which mail is taken. */
  mailboxFolders?: string[];
  status?: OpenEnum<'Pending' | 'Active' | 'Removing' | 'Error'>;
  selfUri?: string;
}

export interface JourneyAction {
  id: string;
  actionMap: JourneyActionMap;
}

export interface JourneyActionMap {
  id: string;
  version: number;
}

export interface JourneyContext {
  customer: JourneyCustomer;
  customerSession?: JourneyCustomerSession;
  triggeringAction?: JourneyAction;
}

export interface JourneyCustomer {
  /** Value by which the customer is recognised, of the kind in `idType`. */
  id: string;
  /** E.g. `cookie` or `email`. */
  idType: string;
}

export interface JourneyCustomerSession {
  id: string;
  /** E.g. `web`. */
  type: string;
}

export interface JsonSchemaDocument {
  id?: string;
  /** Address of the JSON Schema draft. */
  $schema?: string;
  /** Shown as the heading of the schema. */
  title?: string;
  /** Free text. */
  description?: string;
  /** JSON type of a value, such as `object`. */
  type?: string;
  /** Names of the properties that a value must have. */
  required?: string[];
  /** Schemas by property name. */
  properties?: Dictionary<JsonObject>;
  /** Whether, or by which schema, further properties are allowed. */
  additionalProperties?: JsonObject;
}

export interface Location {
  id?: string;
  /** Id of the floor plan on which `coordinates` lie. */
  floorplanId?: string;
  /** Position on the floor plan. */
  coordinates?: Dictionary<number>;
  /** Free text, such as the number of a room. */
  notes?: string;
  /** The site itself, with its address. */
  locationDefinition?: LocationDefinition;
}

export interface LocationAddress {
  city?: string;
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  /** Name of the country for display. */
  countryName?: string;
  /** State or province. */
  state?: string;
  street1?: string;
  /** Second line of the street address. */
  street2?: string;
  /** Postal code as text: leading zeros count. */
  zipcode?: string;
}

export interface LocationAddressVerificationDetails {
  status?: OpenEnum<'Pending' | 'InProgress' | 'Retry' | 'Complete' | 'Failed'>;
  /** @format date-time */
  dateFinished?: string;
  /** @format date-time */
  dateStarted?: string;
  service?: string;
}

/** A site of the organisation. */
export interface LocationDefinition {
  id?: string;
  name?: string;
  /** User who is responsible for the site. */
  contactUser?: AddressableEntityRef;
  /** Number by which emergency services know the site. */
  emergencyNumber?: LocationEmergencyNumber;
  address?: LocationAddress;
  state?: OpenEnum<'active' | 'deleted'>;
  /** Free text. */
  notes?: string;
  /** Version as last read, needed to change the site. */
  version?: number;
  /** Ids of the sites above it, in order. */
  path?: string[];
  /** Pictures of the site in several sizes. */
  profileImage?: LocationImage[];
  /** Pictures of the floor plan in several sizes. */
  floorplanImage?: LocationImage[];
  /** Result of the address check; present when expanded. */
  addressVerificationDetails?: LocationAddressVerificationDetails;
  /** Whether the address was confirmed. */
  addressVerified?: boolean;
  /** Whether the address is stored for emergency calls. */
  addressStored?: boolean;
  images?: string;
  selfUri?: string;
}

export interface LocationEmergencyNumber {
  e164?: string;
  number?: string;
  type?: OpenEnum<'default' | 'elin'>;
}

export type LocationImage = UserImage;

/** How a queue treated one medium before each medium had its own type; see {@link QueueMediaSettings}. */
export interface MediaSetting {
  /** Whether interactions are answered without the agent's doing. */
  enableAutoAnswer?: boolean;
  /** Seconds that an interaction is offered before the agent counts as not responding. */
  alertingTimeoutSeconds?: number;
  serviceLevel?: ServiceLevel;
  /** By subtype of the medium, overriding the above. */
  subTypeSettings?: Dictionary<BaseMediaSettings>;
}

/** The former name of {@link QueueMediaSettings}. */
export type MediaSettingsByType = QueueMediaSettings;

export interface MediaSummary {
  /** Interactions that came through ACD. */
  contactCenter?: MediaSummaryDetail;
  /** All others, such as direct calls. */
  enterprise?: MediaSummaryDetail;
}

export interface MediaSummaryDetail {
  /** Interactions under way. */
  active?: number;
  /** Interactions in after-call work. */
  acw?: number;
}

export interface MemberGroup {
  id?: string;
  name?: string;
  /** Roles apply per division: only grants in this one give access. */
  division?: WritableDivision;
  /** Kind of entity that `id` refers to. */
  type?: OpenEnum<'TEAM' | 'GROUP' | 'SKILLGROUP'>;
  /** Counted by the platform. */
  memberCount?: number;
  selfUri?: string;
}

export interface OAuthLastTokenIssued {
  /** @format date-time */
  dateIssued?: string;
}

/** A user together with the organisation. */
export interface OrgUser {
  id?: string;
  name?: string;
  division?: Division;
  chat?: Chat;
  department?: string;
  email?: string;
  /** Read from the platform; change `addresses` instead. */
  primaryContactInfo?: Contact[];
  addresses?: Contact[];
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  title?: string;
  username?: string;
  manager?: User;
  images?: Image[];
  /** Version as last read; a change is refused if the user has changed since. */
  version: number;
  certifications?: string[];
  biography?: Biography;
  employerInfo?: EmployerInfo;
  routingStatus?: RoutingStatus;
  presence?: UserPresence;
  integrationPresence?: UserPresence;
  conversationSummary?: UserConversationSummary;
  outOfOffice?: OutOfOffice;
  geolocation?: Geolocation;
  station?: UserStations;
  authorization?: UserAuthorization;
  /** Free-text skills on the profile, without effect on routing. */
  profileSkills?: string[];
  locations?: Location[];
  groups?: Group[];
  team?: Team;
  skills?: UserRoutingSkill[];
  languages?: UserRoutingLanguage[];
  /** Whether ACD conversations are answered without the agent's doing. */
  acdAutoAnswer?: boolean;
  /** Language tag of the user interface, e.g. `en-US`. */
  languagePreference?: string;
  lastTokenIssued?: OAuthLastTokenIssued;
  /** @format date-time */
  dateLastLogin?: string;
  organization?: Organization;
  preferredName?: string;
  workPlanBidRanks?: WorkPlanBidRanks;
  /** When the mail of welcome went out. @format date-time */
  dateWelcomeSent?: string;
}

export interface Organization {
  id?: string;
  name?: string;
  /** Language tag, e.g. `en-US`. */
  defaultLanguage?: string;
  /** Two-letter country (ISO 3166-1), for numbers without a prefix. */
  defaultCountryCode?: string;
  /** Short name that users enter at sign-in. */
  thirdPartyOrgName?: string;
  thirdPartyURI?: string;
  /** Internet domain of the organisation. */
  domain?: string;
  /** Version as last read, needed to change the organisation. */
  version: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Id of the telephony site that serves by default. */
  defaultSiteId?: string;
  /** Where users turn for support. */
  supportURI?: string;
  /** Whether users can receive voicemail. */
  voicemailEnabled?: boolean;
  /** Product from which the organisation originates. */
  productPlatform?: OpenEnum<
    'GenesysCloud' | 'PureCloud' | 'PureEngage' | 'PureEngageCloud' | 'PureConnect' | 'PureConnectCloud' | 'Unknown'
  >;
  selfUri?: string;
  /** Feature to whether it is switched on. */
  features?: Dictionary<boolean>;
}

export interface OutOfOffice {
  id?: string;
  name?: string;
  /** The user who is absent. */
  user?: User;
  /** @format date-time */
  startDate?: string;
  /** Without effect where `indefinite` is set. @format date-time */
  endDate?: string;
  /** Whether the absence is in effect at present. */
  active?: boolean;
  /** Whether the absence has no planned end. */
  indefinite?: boolean;
  selfUri?: string;
}

export interface Page {
  id?: string;
  name?: string;
  versionId?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  rootContainer?: Dictionary<JsonObject>;
  properties?: Dictionary<JsonObject>;
  selfUri?: string;
}

export interface PresenceDefinition {
  /** Id of the organisation presence; `systemPresence` tells what it counts as. */
  id?: string;
  /** The platform's presence to which it belongs, e.g. `Available`, `Busy` or `Away`. */
  systemPresence?: string;
  selfUri?: string;
}

export interface Queue {
  id: string;
  name?: string;
  /** Roles apply per division: only grants in this one give access. */
  division?: Division;
  description?: string;
  /** Set by the platform. @format date-time */
  dateCreated?: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Id of the user or OAuth client that changed the queue last; set by the platform. */
  modifiedBy?: string;
  /** Id of the user or OAuth client that created the queue; set by the platform. */
  createdBy?: string;
  /** Members in all, whether they have joined or not. */
  memberCount?: number;
  /** Members in person, not through a group. */
  userMemberCount?: number;
  /** Members who take interactions of the queue. */
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
  /** In-queue flow for waiting calls. */
  queueFlow?: DomainEntityRef;
  /** Architect flow that handles e-mails while they wait. */
  emailInQueueFlow?: DomainEntityRef;
  /** Architect flow that handles messages while they wait. */
  messageInQueueFlow?: DomainEntityRef;
  /** Prompt that the agent hears before the call is put through. */
  whisperPrompt?: DomainEntityRef;
  /** Audio for callers on hold. */
  onHoldPrompt?: DomainEntityRef;
  /** Whether conversations from this queue are answered automatically for its agents. */
  autoAnswerOnly?: boolean;
  /** Whether voice conversations of the queue are transcribed. */
  enableTranscription?: boolean;
  /** Whether waiting interactions may be assigned to agents by hand. */
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
  /** Groups of agents that are added step by step as an interaction waits. */
  conditionalGroupRouting?: ConditionalGroupRouting;
  /** Groups of agents that are added when the queue comes under strain. */
  conditionalGroupActivation?: ConditionalGroupActivation;
  /** Whether waiting time counts beside priority in the order of interactions. */
  scoringMethod?: OpenEnum<'TimestampAndPriority' | 'PriorityOnly'>;
  /** Whether a customer gets the agent of the last time, and whether that agent must be a member. */
  lastAgentRoutingMode?: OpenEnum<'Disabled' | 'QueueMembersOnly' | 'AnyAgent'>;
  /** Language of an interaction that brings none. */
  defaultMediaLanguage?: string;
  /** Libraries from which its agents take canned responses. */
  cannedResponseLibraries?: CannedResponseLibraries;
  /** Whether audio monitoring is allowed for the queue. */
  enableAudioMonitoring?: boolean;
  /** How interactions meant for one agent in person are treated. */
  directRouting?: DirectRouting;
  /** Whether calls go unrecorded while they wait. */
  suppressInQueueCallRecording?: boolean;
  selfUri?: string;
}

export interface QueueEmailAddress {
  /** Inbound e-mail domain. */
  domain?: DomainEntityRef;
  /** Inbound e-mail route: the local part of the address and its settings. */
  route?: InboundRoute;
}

export interface QueueMessagingAddresses {
  smsAddress?: DomainEntityRef;
  openMessagingRecipient?: DomainEntityRef;
  whatsAppRecipient?: DomainEntityRef;
}

export interface ResourceConditionNode {
  variableName?: string;
  conjunction?: OpenEnum<'AND' | 'OR'>;
  operator?: ResourceConditionOperator;
  operands?: ResourceConditionValue[];
  terms?: ResourceConditionNode[];
}

export interface ResourceConditionValue {
  type?: OpenEnum<'SCALAR' | 'VARIABLE' | 'USER' | 'QUEUE' | 'TEAM'>;
  value?: string;
}

export interface ResourcePermissionPolicy {
  id?: string;
  /** First part of the permissions, e.g. `routing`. */
  domain?: string;
  /** Second part of the permissions, e.g. `queue`. */
  entityName?: string;
  policyName?: string;
  /** Free text. */
  policyDescription?: string;
  actionSetKey?: string;
  /** Whether a condition is allowed. */
  allowConditions?: boolean;
  /** Condition under which the policy applies. */
  resourceConditionNode?: ResourceConditionNode;
  namedResources?: string[];
  /** The condition as text. */
  resourceCondition?: string;
  /** Third parts of the permissions, e.g. `view`; `*` stands for all. */
  actionSet?: string[];
}

export interface Ring {
  /** When the search proceeds to the next ring. */
  expansionCriteria?: ExpansionCriterium[];
  /** What happens on leaving the ring, e.g. skills that are dropped. */
  actions?: Actions;
  /** Groups whose members the ring adds. */
  memberGroups?: MemberGroup[];
}

/** One step of preferred agent routing. */
export interface RoutingRule {
  /** Whether agents must reach `threshold` or any will do. */
  operator?: OpenEnum<'MEETS_THRESHOLD' | 'ANY'>;
  /** Score that an agent needs; goes unused with `ANY`. */
  threshold?: number;
  /** Seconds before the next rule is tried. */
  waitSeconds?: number;
}

/** What an agent does with regard to ACD. */
export interface RoutingStatus {
  /** The agent; absent where the user that contains the status is known. */
  userId?: string;
  /**
   * `OFF_QUEUE` takes no interactions, `IDLE` waits for one, `INTERACTING` has one, `NOT_RESPONDING` let one go unanswered,
   * `COMMUNICATING` is in a conversation that came through no queue.
   */
  status?: AgentRoutingStatus;
  /** Since when. @format date-time */
  startTime?: string;
}

export interface ScoredAgent {
  agent?: DomainEntityRef;
  /** Higher is a better match. */
  score?: number;
}

export interface Script {
  id?: string;
  name?: string;
  division?: Division;
  versionId?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  /** @format date-time */
  publishedDate?: string;
  /** @format date-time */
  versionDate?: string;
  startPageId?: string;
  startPageName?: string;
  features?: JsonObject;
  variables?: JsonObject;
  customActions?: JsonObject;
  pages?: Page[];
  selfUri?: string;
}

/** The share of interactions to be answered within a time. */
export interface ServiceLevel {
  /** As a fraction, e.g. `0.8`. */
  percentage?: number;
  /** Milliseconds. */
  durationMs?: number;
}

/** The signature below agents' replies. */
export interface Signature {
  enabled?: boolean;
  /** Canned response that holds its text. */
  cannedResponseId?: string;
  alwaysIncluded?: boolean;
  /** Whether it is put into the draft, where agents see it, or added on sending. */
  inclusionType?: OpenEnum<'Draft' | 'Send' | 'SendOnce'>;
}

/** A skill that is taken away. */
export type SkillsToRemove = DomainEntityRef;

export interface SupportedContentReference {
  id: string;
  name?: string;
  selfUri?: string;
  mediaTypes?: MediaTypes;
}

export interface Team {
  id?: string;
  name: string;
  /** Roles apply per division: only grants in this one give access. */
  division?: WritableDivision;
  description?: string;
  /** Set by the platform. @format date-time */
  dateCreated?: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Counted by the platform; not settable. */
  memberCount?: number;
  selfUri?: string;
}

export interface TrusteeAuthorization {
  permissions?: string[];
}

/** An organisation that lets the caller's organisation in. */
export interface Trustor {
  id?: string;
  /** Whether the trust is in force. */
  enabled: boolean;
  /** @format date-time */
  dateCreated?: string;
  createdBy?: OrgUser;
  organization?: Organization;
  authorization?: TrusteeAuthorization;
  selfUri?: string;
}

export interface User {
  id: string;
  name?: string;
  /** Roles apply per division: only grants in this one give access. */
  division?: Division;
  /** Where the user is reached by internal chat. */
  chat?: Chat;
  /** Free text of the profile. */
  department?: string;
  /** Main e-mail address of the user. */
  email?: string;
  /** Read from the platform; change `addresses` instead. */
  primaryContactInfo?: Contact[];
  /** Contact details that the user or an administrator entered. */
  addresses?: Contact[];
  /** Lists and reads return `active` users unless a query asks for another state. */
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Job title of the profile. */
  title?: string;
  /** Name for sign-in. */
  username?: string;
  /** The user's superior, as a reference. */
  manager?: User;
  /** Pictures of the profile in several sizes; absent where there are none. */
  images?: Image[];
  /** Version as last read; a change is refused if the user has changed since. */
  version: number;
  /** Free-text entries of the profile; present when expanded. */
  certifications?: string[];
  /** Personal part of the profile; present when expanded. */
  biography?: Biography;
  /** Data about the employment; present when expanded. */
  employerInfo?: EmployerInfo;
  /** Present when expanded. */
  routingStatus?: RoutingStatus;
  /** Present when expanded. */
  presence?: UserPresence;
  /** Presence taken over from a third-party product; present when expanded. */
  integrationPresence?: UserPresence;
  /** Present when expanded. */
  conversationSummary?: UserConversationSummary;
  /** Present when expanded. */
  outOfOffice?: OutOfOffice;
  /** Last reported position; present when expanded. */
  geolocation?: Geolocation;
  /** Present when expanded. */
  station?: UserStations;
  /** Roles and permissions; present when expanded. */
  authorization?: UserAuthorization;
  /** Free-text skills on the profile, without effect on routing. */
  profileSkills?: string[];
  /** Sites where the user works; present when expanded. */
  locations?: Location[];
  /** Groups of which the user is a member; present when expanded. */
  groups?: Group[];
  /** The user's team; present when expanded. */
  team?: Team;
  /** ACD skills; present when expanded. */
  skills?: UserRoutingSkill[];
  /** Language skills; present when expanded. */
  languages?: UserRoutingLanguage[];
  /** Whether ACD conversations are answered without the agent's doing. */
  acdAutoAnswer?: boolean;
  /** Language tag of the user interface, e.g. `en-US`. */
  languagePreference?: string;
  /** When a token was last issued; present when expanded by `lasttokenissued`. */
  lastTokenIssued?: OAuthLastTokenIssued;
  /** Time of the last sign-in; present when expanded. @format date-time */
  dateLastLogin?: string;
  preferredName?: string;
  /** The figures by which bids for work plans are ranked. */
  workPlanBidRanks?: WorkPlanBidRanks;
  /** When the mail of welcome went out. @format date-time */
  dateWelcomeSent?: string;
  selfUri?: string;
}

/** What a user may do. */
export interface UserAuthorization {
  /** Roles that the user holds, directly or through a group. */
  roles?: DomainRole[];
  /** Roles that the user holds and does not use; present when expanded by `authorization.unusedRoles`. */
  unusedRoles?: DomainRole[];
  /** As `domain:entity:action`, e.g. `routing:queue:view`. */
  permissions?: string[];
  /** Policies of the roles, with the conditions under which they apply. */
  permissionPolicies?: ResourcePermissionPolicy[];
}

export interface UserConversationSummary {
  /** Absent where the summary is part of a user. */
  userId?: string;
  /** Counts for this media type, split into contact centre and other conversations. */
  call?: MediaSummary;
  /** Counts for this media type, split into contact centre and other conversations. */
  callback?: MediaSummary;
  /** Counts for this media type, split into contact centre and other conversations. */
  email?: MediaSummary;
  /** Counts for this media type, split into contact centre and other conversations. */
  message?: MediaSummary;
  /** Counts for this media type, split into contact centre and other conversations. */
  chat?: MediaSummary;
  /** Counts for this media type, split into contact centre and other conversations. */
  socialExpression?: MediaSummary;
  /** Counts for this media type, split into contact centre and other conversations. */
  video?: MediaSummary;
}

export interface UserImage {
  resolution?: string;
  imageUri?: string;
}

/** The presence of a user from one source. */
export interface UserPresence {
  /** Id of the user. */
  id?: string;
  name?: string;
  /** Who reports it, e.g. `PURECLOUD` for the platform itself. */
  source?: string;
  /** On a change: makes this source the one that decides. */
  primary?: boolean;
  /** The chosen presence, and the system presence to which it belongs. */
  presenceDefinition?: PresenceDefinition;
  /** Free text beside the presence. */
  message?: string;
  /** When the presence last changed. @format date-time */
  modifiedDate?: string;
  /** Id of the source that reports it. */
  sourceId?: string;
  /** Presence that the user enters once the interactions under way are finished. */
  futurePresenceDefinition?: PresenceDefinition;
  selfUri?: string;
}

/** A language skill of a user. */
export interface UserRoutingLanguage {
  /** The language's id. */
  id?: string;
  /** Name of the language, set by the platform. */
  name?: string;
  /** Higher is better. */
  proficiency?: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Path of the language on the API host. */
  languageUri?: string;
  selfUri?: string;
}

/** An ACD skill of a user. */
export interface UserRoutingSkill {
  /** The skill's id. */
  id?: string;
  /** Name of the skill, set by the platform. */
  name?: string;
  /** Higher is better. */
  proficiency?: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Path of the skill on the API host. */
  skillUri?: string;
  selfUri?: string;
}

/** A phone that a user uses or may use. */
export interface UserStation {
  /** Id of the station. */
  id?: string;
  name?: string;
  /** E.g. `inin_webrtc_softphone`. */
  type?: string;
  /** User who has the station at present. */
  associatedUser?: User;
  /** When the user took the station. @format date-time */
  associatedDate?: string;
  /** User whose default it is. */
  defaultUser?: User;
  /** Details of the provider, e.g. `edgeGroupId`. */
  providerInfo?: Dictionary<string>;
  /** Calls that a WebRTC phone can have at the same time. */
  webRtcCallAppearances?: number;
}

export interface UserStations {
  /** Phone that the user has taken. */
  associatedStation?: UserStation;
  /** Phone on which the user is reached, given the other two. */
  effectiveStation?: UserStation;
  /** Phone used when none has been taken. */
  defaultStation?: UserStation;
  /** Phone that the user had before the current one. */
  lastAssociatedStation?: UserStation;
}

export interface WrapupCode {
  id?: string;
  /** Shown to agents at wrap-up. */
  name: string;
  /** Set by the platform. @format date-time */
  dateCreated?: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Id of the user or OAuth client that changed the code last; set by the platform. */
  modifiedBy?: string;
  /** Id of the user or OAuth client that created the code; set by the platform. */
  createdBy?: string;
  /** Division in which the code can be used, or all. */
  division?: StarrableDivision;
  description?: string;
  selfUri?: string;
}
