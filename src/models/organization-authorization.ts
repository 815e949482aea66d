import type { OpenEnum } from './open-enum.js';
import type {
  Biography,
  Chat,
  Contact,
  EmployerInfo,
  Geolocation,
  Group,
  GroupContact,
  Image,
  Location,
  OAuthLastTokenIssued,
  OrgUser,
  Organization,
  OutOfOffice,
  RoutingStatus,
  Team,
  User,
  UserAuthorization,
  UserConversationSummary,
  UserPresence,
  UserRoutingLanguage,
  UserRoutingSkill,
  UserStations,
} from './shared.js';
import type { RoleDivisionGrants } from './shared-administration.js';
import type { AddressableEntityRef, Division, DomainEntityRef, WorkPlanBidRanks } from './shared-references.js';

/** The account of a trustee's user inside the trustor organisation. */
export interface ClonedUser {
  id?: string;
  name?: string;
  /** Organisation that holds the clone. */
  trustor?: DomainEntityRef;
  selfUri?: string;
}

export interface ClonedUserEntityListing {
  total?: number;
  entities: ClonedUser[];
  selfUri?: string;
}

export interface Facet {
  name: string;
  type: string;
}

export interface Filter {
  name: string;
  type: string;
  operator: string;
  values: string[];
}

/** A trust to be created by the trustor. */
export interface TrustCreate {
  /** Pairing made by the trustee, the proof that it agrees. */
  pairingId?: string;
  enabled: boolean;
  /** Users of the trustee to admit. */
  users?: TrustMemberCreate[];
  /** Groups of the trustee to admit. */
  groups?: TrustMemberCreate[];
  /** When the trust ends by itself; without it the trust lasts until it is deleted. @format date-time */
  dateExpired?: string;
}

export interface TrustEntityListing {
  entities: Trustee[];
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

export interface TrustGroup {
  id: string;
  name: string;
  description?: string;
  /** @format date-time */
  dateModified?: string;
  memberCount?: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  version?: number;
  type: OpenEnum<'official' | 'social'>;
  images?: Image[];
  addresses?: GroupContact[];
  rulesVisible: boolean;
  visibility: OpenEnum<'public' | 'owners' | 'members'>;
  owners?: User[];
  /** @format date-time */
  dateCreated?: string;
  createdBy?: OrgUser;
  /** Whether the group can be given roles, which its members then hold. */
  rolesEnabled?: boolean;
  /** Whether owners count as members of the group. */
  includeOwners?: boolean;
  /** Whether the group can be called. */
  callsEnabled?: boolean;
  email?: string;
}

export interface TrustGroupEntityListing {
  entities: TrustGroup[];
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

/** A trustee's user or group and the roles it gets in the trustor. */
export interface TrustMemberCreate {
  /** User or group in the trustee organisation. */
  id: string;
  /** Roles without divisions; use `roleDivisions` to say where a role holds. */
  roleIds?: string[];
  roleDivisions?: RoleDivisionGrants;
}

/** A pairing: the trustee's offer to be trusted. */
export interface TrustRequest {
  id: string;
  createdBy?: OrgUser;
  /** @format date-time */
  dateCreated?: string;
  /** Organisation that made the pairing. */
  trustee: Organization;
  users?: OrgUser[];
  groups?: TrustGroup[];
  selfUri?: string;
}

export interface TrustRequestCreate {
  userIds?: string[];
  groupIds?: string[];
}

export interface TrustUpdate {
  /** `false` suspends the trust without deleting it. */
  enabled: boolean;
  /** When the trust ends by itself. @format date-time */
  dateExpired?: string;
}

/** A trustee's user within a trust. */
export interface TrustUser {
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
  images?: Image[];
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
  profileSkills?: string[];
  locations?: Location[];
  groups?: Group[];
  team?: Team;
  skills?: UserRoutingSkill[];
  languages?: UserRoutingLanguage[];
  acdAutoAnswer?: boolean;
  languagePreference?: string;
  lastTokenIssued?: OAuthLastTokenIssued;
  /** @format date-time */
  dateLastLogin?: string;
  /** Who added the user to the trust, and when. */
  trustUserDetails?: TrustUserDetails;
  preferredName?: string;
  /** The figures by which bids for work plans are ranked. */
  workPlanBidRanks?: WorkPlanBidRanks;
  /** When the mail of welcome went out. @format date-time */
  dateWelcomeSent?: string;
}

export interface TrustUserDetails {
  /** @format date-time */
  dateCreated?: string;
  createdBy?: OrgUser;
}

export interface TrustUserEntityListing {
  entities: TrustUser[];
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

/** An organisation that may enter the caller's, as the trust records it. */
export interface Trustee {
  id?: string;
  enabled: boolean;
  /** Whether its users get the default role of the trust. */
  usesDefaultRole?: boolean;
  /** @format date-time */
  dateCreated?: string;
  /** When the trust ends by itself. @format date-time */
  dateExpired?: string;
  createdBy?: OrgUser;
  organization?: Organization;
  /** Whether the trustee may do everything in the trustor. */
  hasFullAccess?: boolean;
  /** Whether the trustee's trusted users are admitted. */
  isTrustedUser?: boolean;
  selfUri?: string;
}

/** A search, by the trustor, for what trustees have done. */
export interface TrusteeAuditQueryRequest {
  trusteeOrganizationIds: string[];
  trusteeUserIds: string[];
  /** Only entries from this moment on. @format date-time */
  startDate?: string;
  /** Only entries up to this moment. @format date-time */
  endDate?: string;
  /** Text the entries must contain. */
  queryPhrase?: string;
  facets?: Facet[];
  filters?: Filter[];
}

export interface TrusteeReferenceList {
  entities: AddressableEntityRef[];
}

/** A search, by the trustee, for what its users have done in a trustor. */
export interface TrustorAuditQueryRequest {
  trustorOrganizationId: string;
  trusteeUserIds: string[];
  /** Only entries from this moment on. @format date-time */
  startDate?: string;
  /** Only entries up to this moment. @format date-time */
  endDate?: string;
  /** Text the entries must contain. */
  queryPhrase?: string;
  facets?: Facet[];
  filters?: Filter[];
}
