import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  Biography,
  Chat,
  Contact,
  EmployerInfo,
  Geolocation,
  Group,
  Image,
  Location,
  LocationDefinition,
  OAuthLastTokenIssued,
  Organization,
  OutOfOffice,
  RoutingStatus,
  Team,
  Trustor,
  User,
  UserAuthorization,
  UserConversationSummary,
  UserPresence,
  UserRoutingLanguage,
  UserRoutingSkill,
  UserStations,
} from './shared.js';
import type {
  AutoAnswerSettings,
  Credential,
  DomainOrganizationProduct,
  DomainOrganizationRole,
  FieldConfig,
  GeolocationSettings,
  OrganizationPresence,
  OrganizationPresenceDefinition,
  Room,
  RoutingSkill,
  ServerDate,
  TokenInfo,
} from './shared-administration.js';
import type { SystemPresenceName } from './shared-enumerations.js';
import type { DataSchema } from './shared-schemas.js';
import type { Division, UserReference, WorkPlanBidRanks } from './shared-references.js';

/** What the security key has signed, as the browser returns it. */
export interface AuthenticatorAttestationResponse {
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
}

export interface AuthenticatorSelection {
  authenticatorAttachment?: string;
  requireResidentKey?: boolean;
  residentKey?: string;
  userVerification?: string;
}

export interface BeginWebAuthnRegistrationResponse {
  /** To be passed to `navigator.credentials.create`, its binary fields decoded. */
  publicKey: PublicKeyCredentialCreationOptions;
}

export interface ChatFavorite {
  id: string;
  externalId: string;
}

/** An internal chat, with one user or in a room. */
export interface ChatItem {
  id: string;
  name?: string;
  open: boolean;
  favorite?: ChatFavorite;
  images?: Image[];
  /** @format date-time */
  dateLastMessage?: string;
  /** @format date-time */
  dateClosed?: string;
  /** The other party, where it is a chat of two. */
  user?: ChatUserRef;
  /** Where it is a chat of several. */
  room?: Room;
  chatType: OpenEnum<'adhoc' | 'acd' | 'group' | 'oneOnOne' | 'supervisorAssistance'>;
  selfUri?: string;
}

export interface ChatItemCursorListing {
  entities: ChatItem[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface ChatPresence {
  source?: string;
  organizationPresence?: OrganizationPresence;
  systemPresence?: SystemPresenceName;
  message?: string;
  /** @format date-time */
  dateModified?: string;
  outOfOffice?: OutOfOffice;
}

export interface ChatUserRef {
  id?: string;
  name?: string;
  selfUri?: string;
  /** The user's address in the chat service. */
  jid?: string;
  inactive?: boolean;
  integrations?: Contact[];
  presence?: ChatPresence;
}

/** How the codes of an authenticator app are to be made. */
export interface CreateVerifierRequest {
  algorithm?: OpenEnum<'SHA1' | 'SHA256' | 'SHA512'>;
  /** Length of a code. */
  digits?: number;
  enabled?: boolean;
  name: string;
  /** For how many seconds a code holds. */
  period?: number;
  /** Size of the shared secret in bytes. */
  secretSize?: number;
  /** Whether it becomes the caller's default factor. */
  default?: boolean;
}

/** An authenticator app that has yet to be set up, with its secret. */
export interface CreateVerifierResponse {
  id: string;
  name?: string;
  type?: OpenEnum<'TOTP' | 'WEBAUTHN'>;
  enabled?: boolean;
  /** Address with the secret, for typing or linking into the app. */
  keyUri?: string;
  /** The same as a picture for the app to scan. */
  encodedQuickResponseCode?: string;
  default?: boolean;
}

export interface CredentialDescriptor {
  type: string;
  id: string;
  transports?: string[];
}

export interface CredentialParameter {
  type: string;
  /** Number of an algorithm in the COSE registry. */
  alg: number;
}

export type DevelopmentActivityMetric = OpenEnum<
  | 'nActivities'
  | 'nPlannedActivities'
  | 'nInProgressActivities'
  | 'nCompleteActivities'
  | 'nOverdueActivities'
  | 'nInvalidScheduleActivities'
  | 'nPassedActivities'
  | 'nFailedActivities'
  | 'oActivityScore'
  | 'nNotCompletedActivities'
>;

/** A user's neighbours in the reporting line. */
export interface Adjacents {
  superiors?: User[];
  /** Users who report to the same manager. */
  siblings?: User[];
  directReports?: User[];
}

export interface CallForwarding {
  id?: string;
  name?: string;
  /** User whose calls are forwarded. */
  user?: User;
  /** Whether calls are forwarded at present. */
  enabled?: boolean;
  /** Older single target. @deprecated Use `calls`. */
  phoneNumber?: string;
  /** Targets to ring, one route after another. */
  calls?: CallRoute[];
  /** Which voicemail answers an unanswered call: the platform's, that of the last target, or none. */
  voicemail?: OpenEnum<'PURECLOUD' | 'LASTCALL' | 'NONE'>;
  /** Set by the platform. @format date-time */
  modifiedDate?: string;
  selfUri?: string;
}

/** One step of call forwarding. */
export interface CallRoute {
  /** Targets that ring at the same time. */
  targets?: CallTarget[];
}

export interface CallTarget {
  type?: OpenEnum<'STATION' | 'PHONENUMBER'>;
  /** A station's id or a phone number, as `type` says. */
  value?: string;
}

export interface ChangeMyPasswordRequest {
  newPassword: string;
  oldPassword: string;
}

export interface ChangePasswordRequest {
  newPassword: string;
}

export interface CreateUser {
  /** Full name as shown to other users. */
  name: string;
  /** Free text of the profile. */
  department?: string;
  /** Also the user name for sign-in. */
  email: string;
  /** Phone numbers and e-mail addresses shown on the profile. */
  addresses?: Contact[];
  /** Job title of the profile. */
  title?: string;
  /** Required by this type; the platform also accepts users without a password. */
  password: string;
  /** Required by this type; the platform also accepts users without a division. */
  divisionId: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
}

/** A learning assignment or a coaching appointment, seen in one common shape. */
export interface DevelopmentActivity {
  id?: string;
  /** @format date-time */
  dateCompleted?: string;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** Result in percent, for activities that are assessed. */
  percentageScore?: number;
  /** Whether the assessment was passed; absent where there is none. */
  isPassed?: boolean;
  selfUri?: string;
  name?: string;
  type?: OpenEnum<'Informational' | 'Coaching' | 'AssessedContent' | 'Assessment' | 'External' | 'Native'>;
  status?: OpenEnum<'Planned' | 'InProgress' | 'Completed' | 'InvalidSchedule' | 'NotCompleted'>;
  /** @format date-time */
  dateDue?: string;
  /** Who holds a coaching appointment. */
  facilitator?: UserReference;
  attendees?: UserReference[];
  isOverdue?: boolean;
  /** Whether it is the user's latest activity of that module. */
  isLatest?: boolean;
  isModuleArchived?: boolean;
  archivalMode?: OpenEnum<'Graceful' | 'Immediate'>;
}

export interface DevelopmentActivityAggregateParam {
  /** ISO 8601 interval of due dates, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  metrics?: DevelopmentActivityMetric[];
  groupBy?: OpenEnum<'attendeeId'>[];
  filter: DevelopmentActivityAggregateQueryRequestFilter;
}

export interface DevelopmentActivityAggregateQueryRequestClause {
  type: OpenEnum<'And' | 'Or'>;
  predicates: DevelopmentActivityAggregateQueryRequestPredicate[];
}

export interface DevelopmentActivityAggregateQueryRequestFilter {
  type: OpenEnum<'And' | 'Or'>;
  clauses: DevelopmentActivityAggregateQueryRequestClause[];
}

export interface DevelopmentActivityAggregateQueryRequestPredicate {
  dimension: OpenEnum<'attendeeId' | 'type' | 'moduleId' | 'isPassed'>;
  value: string;
}

export interface DevelopmentActivityAggregateQueryResponseData {
  /** ISO 8601 interval the figures stand for. */
  interval?: string;
  metrics?: DevelopmentActivityAggregateQueryResponseMetric[];
}

export interface DevelopmentActivityAggregateQueryResponseGroupedData {
  /** Dimension names and the values that this group shares. */
  group?: Dictionary<string>;
  data?: DevelopmentActivityAggregateQueryResponseData[];
}

export interface DevelopmentActivityAggregateQueryResponseMetric {
  /** `n` metrics are counts; `oActivityScore` is the score. */
  metric?: DevelopmentActivityMetric;
  stats?: DevelopmentActivityAggregateQueryResponseStatistics;
}

export interface DevelopmentActivityAggregateQueryResponseStatistics {
  count?: number;
  min?: number;
  max?: number;
  sum?: number;
}

export interface DevelopmentActivityAggregateResponse {
  results?: DevelopmentActivityAggregateQueryResponseGroupedData[];
}

export interface DevelopmentActivityListing {
  entities: DevelopmentActivity[];
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

/** The profile field layouts of the organisation, one a kind of entity. */
export interface FieldConfigs {
  org?: FieldConfig;
  person?: FieldConfig;
  group?: FieldConfig;
  /** @deprecated The platform no longer has it. */
  externalContact?: FieldConfig;
}

export interface FinishWebAuthnRegistrationRequest {
  /** What the browser has returned. */
  credential: PublicKeyCredentialCreationResponse;
  /** By which the user tells the key from others. */
  name: string;
  default?: boolean;
}

/** An entry of a bulk change; only auto-answer can be changed that way. */
export interface PatchUser {
  /** User to change. */
  id?: string;
  /** Whether ACD conversations are answered without the agent's doing. */
  acdAutoAnswer?: boolean;
}

/** What a browser needs to make a credential, in the terms of the Web Authentication standard. */
export interface PublicKeyCredentialCreationOptions {
  challenge: string;
  rp: RelyingPartyEntity;
  user: UserEntity;
  pubKeyCredParams: CredentialParameter[];
  /** In ms. */
  timeout?: number;
  /** Credentials that the user has already. */
  excludeCredentials?: CredentialDescriptor[];
  authenticatorSelection?: AuthenticatorSelection;
  hints?: string[];
  attestation?: string;
  attestationFormats?: string[];
  extensions?: Dictionary<JsonObject>;
}

export interface PublicKeyCredentialCreationResponse {
  id: string;
  type: string;
  rawId: string;
  authenticatorAttachment?: string;
  clientExtensionResults?: Dictionary<JsonObject>;
  response: AuthenticatorAttestationResponse;
}

/** The site that the credential is for. */
export interface RelyingPartyEntity {
  id: string;
  name: string;
}

export interface UpdateUser {
  id?: string;
  name?: string;
  /** Address for internal chat. */
  chat?: Chat;
  /** Free text of the profile. */
  department?: string;
  /** Main e-mail address. */
  email?: string;
  /** Read from the platform; change `addresses` instead. */
  primaryContactInfo?: Contact[];
  /** All contact details: the list replaces the stored one. */
  addresses?: Contact[];
  /** Job title of the profile. */
  title?: string;
  /** Name for sign-in. */
  username?: string;
  /** Id of the user's manager. */
  manager?: string;
  /** Pictures of the profile in several sizes. */
  images?: Image[];
  /** Version as last read; the change is refused if the user has changed since. */
  version: number;
  /** Free-text skills on the profile, without effect on routing. */
  profileSkills?: string[];
  locations?: Location[];
  groups?: Group[];
  /** `inactive` keeps the user from signing in. */
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Whether ACD conversations are answered without the agent's doing. */
  acdAutoAnswer?: boolean;
  /** Free-text entries of the profile. */
  certifications?: string[];
  /** Personal part of the profile. */
  biography?: Biography;
  /** Data about the employment. */
  employerInfo?: EmployerInfo;
  /** Name the user goes by. */
  preferredName?: string;
  selfUri?: string;
}

export interface UpdateVerifierRequest {
  name: string;
  enabled?: boolean;
  credential?: Credential;
  default?: boolean;
}

export interface UserCursorEntityListing {
  entities: User[];
  nextUri?: string;
  selfUri?: string;
  results?: number;
  /** To be passed for the page after; absent with the last one. */
  cursor?: string;
}

/** The values that a user has under one schema. */
export interface UserCustomAttributes {
  id: string;
  name?: string;
  userId?: string;
  schema?: DataSchema;
  /** Field to value, as the schema says. */
  attributes: Dictionary<JsonObject>;
  selfUri?: string;
}

export interface UserCustomAttributesUpdateRequest {
  schemaId?: string;
  schemaVersion?: number;
  /** Field to value, as the schema says. */
  attributes: Dictionary<JsonObject>;
}

export interface UserEntity {
  id: string;
  name: string;
  displayName: string;
}

/** The parts of a profile that `expand` asked for. */
export interface UserExpands {
  routingStatus?: RoutingStatus;
  presence?: UserPresence;
  integrationPresence?: UserPresence;
  conversationSummary?: UserConversationSummary;
  outOfOffice?: OutOfOffice;
  geolocation?: Geolocation;
  station?: UserStations;
  authorization?: UserAuthorization;
}

/** A key by which an outside system knows a user. Upper and lower case count in both fields. */
export interface UserExternalIdentifier {
  /** Name under which the outside system is known. */
  authorityName: string;
  externalKey: string;
  selfUri?: string;
}

/** The caller as a user, with the parts of the caller and the organisation that `expand` names. */
export interface UserMe {
  id: string;
  name?: string;
  /** Roles apply per division: only grants in this one give access. */
  division?: Division;
  /** Address for internal chat. */
  chat?: Chat;
  /** Free text of the profile. */
  department?: string;
  /** Main e-mail address of the user. */
  email?: string;
  /** Read-only; change `addresses` instead. */
  primaryContactInfo?: Contact[];
  /** Contact details that the user or an administrator entered. */
  addresses?: Contact[];
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Job title of the profile. */
  title?: string;
  /** Name for sign-in. */
  username?: string;
  /** The user's superior, as a reference. */
  manager?: User;
  /** Pictures of the profile in several sizes; absent where there are none. */
  images?: Image[];
  /** Needed by calls that change the user. */
  version: number;
  /** Free-text entries of the profile; present when expanded. */
  certifications?: string[];
  /** Personal part of the profile; present when expanded. */
  biography?: Biography;
  /** Data about the employment; present when expanded. */
  employerInfo?: EmployerInfo;
  /** The caller's ACD status; present when expanded. */
  routingStatus?: RoutingStatus;
  /** Present when expanded. */
  presence?: UserPresence;
  /** Presence taken over from a third-party product. */
  integrationPresence?: UserPresence;
  /** Counts of the caller's conversations; present when expanded. */
  conversationSummary?: UserConversationSummary;
  /** Present when expanded. */
  outOfOffice?: OutOfOffice;
  /** Last reported position; present when expanded. */
  geolocation?: Geolocation;
  /** Phones that the caller uses; present when expanded. */
  station?: UserStations;
  /** Roles and permissions of the caller; present when expanded. */
  authorization?: UserAuthorization;
  /** Free text without effect on routing; present when expanded. */
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
  /** Whether ACD conversations are answered without the caller's doing. */
  acdAutoAnswer?: boolean;
  /** Language tag of the user interface, e.g. `en-US`. */
  languagePreference?: string;
  /** When a token was last issued; present when expanded by `lasttokenissued`. */
  lastTokenIssued?: OAuthLastTokenIssued;
  /** Time of the last sign-in; present when expanded. @format date-time */
  dateLastLogin?: string;
  /** Time at the server. */
  date?: ServerDate;
  /** Present when expanded by `geolocationsettings`. */
  geolocationSettings?: GeolocationSettings;
  /** The caller's organisation; present when expanded. */
  organization?: Organization;
  /** Presences from which the caller can choose; present when expanded by `presencedefinitions`. */
  presenceDefinitions?: OrganizationPresence[];
  /** Sites of the organisation; present when expanded by `locationdefinitions`. */
  locationDefinitions?: LocationDefinition[];
  /** Roles of the organisation; present when expanded by `orgauthorization`. */
  orgAuthorization?: DomainOrganizationRole[];
  /** Present when expanded. */
  favorites?: User[];
  /** Managers above the caller; present when expanded. */
  superiors?: User[];
  /** Users whose manager is the caller; present when expanded by `directreports`. */
  directReports?: User[];
  /** Manager, colleagues and direct reports; present when expanded. */
  adjacents?: Adjacents;
  /** ACD skills that the organisation has; the user's own are in `skills`. */
  routingSkills?: RoutingSkill[];
  /** Configuration of the profile fields; present when expanded by `fieldconfigs`. */
  fieldConfigs?: FieldConfigs;
  /** The token of this request; present when expanded. */
  token?: TokenInfo;
  /** Organisations that trust the caller to work in them. */
  trustors?: Trustor[];
  /** Products of the organisation; present when expanded by `orgproducts`. */
  orgProducts?: DomainOrganizationProduct[];
  /** Name the user goes by. */
  preferredName?: string;
  /** Figures that rank bids for work plans; present when expanded. */
  workPlanBidRanks?: WorkPlanBidRanks;
  /** Which conversations are answered for the user without a click. */
  autoAnswerSettings?: AutoAnswerSettings;
  /** When the welcome e-mail was sent; present when expanded. @format date-time */
  dateWelcomeSent?: string;
  divisionedPresenceDefinitions?: OrganizationPresenceDefinition[];
  selfUri?: string;
}

export interface UserProfile {
  id: string;
  name?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** @format date-time */
  dateModified?: string;
  /** Version of the profile, counted up with each change. */
  version: number;
  expands?: UserExpands;
  selfUri?: string;
}

export interface UserProfileEntityListing {
  entities: UserProfile[];
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

export interface UserState {
  /** `inactive` keeps the user from signing in. */
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Version of the user as last read. */
  version?: number;
  /** Why the user was last made active, inactive or deleted. */
  stateChangeReason?: OpenEnum<'Voluntary' | 'Seasonal' | 'Leave' | 'Performance' | 'Conduct' | 'Unknown'>;
  /** When the state last changed. @format date-time */
  stateChangeDate?: string;
}

export interface ValidateVerifierRequest {
  /** Whether the factor is enabled if the code is right. */
  enable?: boolean;
  /** The code that the app shows. */
  token: string;
}

/** A second factor of a user's sign-in. */
export interface Verifier {
  id: string;
  name?: string;
  type?: OpenEnum<'TOTP' | 'WEBAUTHN'>;
  enabled?: boolean;
  credential?: Credential;
  /** Whether it is the user's default factor. */
  default?: boolean;
  selfUri?: string;
}

export interface VerifierEntityListing {
  total?: number;
  entities: Verifier[];
  selfUri?: string;
}
