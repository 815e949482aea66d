import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  Biography,
  Chat,
  Contact,
  Division,
  EmployerInfo,
  Geolocation,
  Group,
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
  UserImage,
  UserPresence,
  UserRoutingLanguage,
  UserRoutingSkill,
  UserStations,
} from './shared.js';
import type {
  DomainOrganizationProduct,
  DomainOrganizationRole,
  FieldConfig,
  GeolocationSettings,
  OrganizationPresence,
  RoutingSkill,
  ServerDate,
  TokenInfo,
  UserReference,
} from './shared-administration.js';

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
  user?: User;
  enabled?: boolean;
  /** Older single target. @deprecated Use `calls`. */
  phoneNumber?: string;
  /** Targets to ring, one route after another. */
  calls?: CallRoute[];
  /** Which voicemail answers when nobody does: the platform's, that of the last target, or none. */
  voicemail?: OpenEnum<'PURECLOUD' | 'LASTCALL' | 'NONE'>;
  /** @format date-time */
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
  name: string;
  department?: string;
  /** Also the user name for sign-in. */
  email: string;
  /** Phone numbers and e-mail addresses shown on the profile. */
  addresses?: Contact[];
  title?: string;
  password: string;
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
  type?: OpenEnum<'Informational' | 'Coaching' | 'AssessedContent' | 'Assessment'>;
  status?: OpenEnum<'Planned' | 'InProgress' | 'Completed' | 'InvalidSchedule' | 'NotCompleted'>;
  /** @format date-time */
  dateDue?: string;
  /** Who holds a coaching appointment. */
  facilitator?: UserReference;
  attendees?: UserReference[];
  isOverdue?: boolean;
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
  externalContact?: FieldConfig;
}

/** An entry of a bulk change; only auto-answer can be changed that way. */
export interface PatchUser {
  id?: string;
  /** Whether ACD conversations are answered without the agent's doing. */
  acdAutoAnswer?: boolean;
}

export interface UpdateUser {
  id?: string;
  name?: string;
  chat?: Chat;
  department?: string;
  email?: string;
  /** Read from the platform; change `addresses` instead. */
  primaryContactInfo?: Contact[];
  addresses?: Contact[];
  title?: string;
  username?: string;
  /** Id of the user's manager. */
  manager?: string;
  images?: UserImage[];
  /** Version as last read; the change is refused if the user has changed since. */
  version: number;
  /** Free-text skills on the profile, without effect on routing. */
  profileSkills?: string[];
  locations?: Location[];
  groups?: Group[];
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Whether ACD conversations are answered without the agent's doing. */
  acdAutoAnswer?: boolean;
  certifications?: string[];
  biography?: Biography;
  employerInfo?: EmployerInfo;
  selfUri?: string;
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

/** The caller as a user, with whatever else `expand` asked for about the caller and the organisation. */
export interface UserMe {
  id: string;
  name?: string;
  division?: Division;
  chat?: Chat;
  department?: string;
  email?: string;
  primaryContactInfo?: Contact[];
  addresses?: Contact[];
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  title?: string;
  username?: string;
  manager?: User;
  images?: UserImage[];
  /** Needed by calls that change the user. */
  version: number;
  certifications?: string[];
  biography?: Biography;
  employerInfo?: EmployerInfo;
  routingStatus?: RoutingStatus;
  presence?: UserPresence;
  /** Presence taken over from a third-party product. */
  integrationPresence?: UserPresence;
  conversationSummary?: UserConversationSummary;
  outOfOffice?: OutOfOffice;
  geolocation?: Geolocation;
  station?: UserStations;
  authorization?: UserAuthorization;
  profileSkills?: string[];
  locations?: Location[];
  groups?: Group[];
  team?: Team;
  skills?: UserRoutingSkill[];
  languages?: UserRoutingLanguage[];
  acdAutoAnswer?: boolean;
  /** Language tag of the user interface, e.g. `en-US`. */
  languagePreference?: string;
  lastTokenIssued?: OAuthLastTokenIssued;
  /** @format date-time */
  dateLastLogin?: string;
  /** Time at the server. */
  date?: ServerDate;
  geolocationSettings?: GeolocationSettings;
  organization?: Organization;
  presenceDefinitions?: OrganizationPresence[];
  locationDefinitions?: LocationDefinition[];
  orgAuthorization?: DomainOrganizationRole[];
  favorites?: User[];
  superiors?: User[];
  directReports?: User[];
  adjacents?: Adjacents;
  /** ACD skills that the organisation has; the user's own are in `skills`. */
  routingSkills?: RoutingSkill[];
  fieldConfigs?: FieldConfigs;
  token?: TokenInfo;
  /** Organisations that trust the caller to work in them. */
  trustors?: Trustor[];
  orgProducts?: DomainOrganizationProduct[];
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
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Version of the user as last read. */
  version?: number;
  /** Why the user was last made active, inactive or deleted. */
  stateChangeReason?: OpenEnum<'Voluntary' | 'Seasonal' | 'Leave' | 'Performance' | 'Conduct' | 'Unknown'>;
  /** @format date-time */
  stateChangeDate?: string;
}
