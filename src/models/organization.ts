import type { OpenEnum } from './open-enum.js';
import type { Limit, LimitNamespace } from './shared-errors.js';

/** A namespace whose owners have to approve a change of limit, and how they have decided. */
export interface ApprovalNamespace {
  namespace?: LimitNamespace;
  status?: LimitChangeRequestState;
  /** Whether the request was made for this namespace or it is concerned through another. */
  type?: OpenEnum<'Primary' | 'Secondary' | 'System'>;
}

export interface FreeTrialLimit {
  key?: string;
  defaultValue?: number;
  description?: string;
  /** What the limit counts. */
  resource?: string;
}

export interface FreeTrialLimitDocs {
  namespaces?: FreeTrialNamespace[];
}

export interface FreeTrialNamespace {
  name?: string;
  friendlyName?: string;
  limits?: FreeTrialLimit[];
}

export type LimitChangeRejectReason = OpenEnum<
  'AlternativeExists' | 'IncreaseNotRequired' | 'PlatformMisuse' | 'PlatformStability' | 'OtherReason'
>;

export interface LimitDocs {
  key?: string;
  defaultValue?: number;
  description?: string;
  resource?: string;
  /** Whether the limit can be changed for an organisation. */
  configurable?: boolean;
  /** Whether the platform can tell how much of it is used up. */
  trackable?: boolean;
}

export interface LimitDocumentation {
  url?: string;
  namespaces?: NamespaceDocs[];
}

export interface NamespaceDocs {
  name?: string;
  friendlyName?: string;
  limits?: LimitDocs[];
}

/** How users of the organisation sign in. */
export interface OrgAuthSettings {
  multifactorAuthenticationRequired?: boolean;
  domainAllowlistEnabled?: boolean;
  /** Web domains that may embed the platform's client, heeded while `domainAllowlistEnabled` is true. */
  domainAllowlist?: string[];
  /** Networks from which users may sign in. */
  ipAddressAllowlist?: string[];
  passwordRequirements?: PasswordRequirements;
  /** Exceptions from being signed out for inactivity. */
  inactivityTimeoutExclusions?: string[];
  /** Whether signing out ends all of a user's sessions. */
  universalLogout?: boolean;
  /** Whether the client keeps its token beyond the browser session. */
  tokenStorageLocation?: OpenEnum<'persistent' | 'session'>;
}

export type OrganizationFeatureName = OpenEnum<
  | 'realtimeCIC'
  | 'purecloud'
  | 'hipaa'
  | 'ucEnabled'
  | 'pci'
  | 'purecloudVoice'
  | 'xmppFederation'
  | 'chat'
  | 'informalPhotos'
  | 'directory'
  | 'contactCenter'
  | 'unifiedCommunications'
  | 'custserv'
>;

export type LimitChangeRequestState = OpenEnum<
  | 'Open'
  | 'Approved'
  | 'ImplementingChange'
  | 'ChangeImplemented'
  | 'Rejected'
  | 'Rollback'
  | 'ImplementingRollback'
  | 'RollbackImplemented'
  | 'Pending'
  | 'SecondaryApprovalNamespacesAdded'
  | 'ReviewerApproved'
  | 'ReviewerRejected'
  | 'ReviewerRollback'
>;

export interface EmbeddedIntegration {
  /** Whether embedding is restricted to the domains listed. */
  enableWhitelist?: boolean;
  domainWhitelist?: string[];
}

export interface FeatureState {
  enabled?: boolean;
}

export interface IpAddressAuthentication {
  /** Networks in CIDR notation. */
  networkWhitelist?: string[];
}

/** A request to have a limit of the organisation raised or lowered. */
export interface LimitChangeRequestDetails {
  id: string;
  /** Name of the limit. */
  key: string;
  /** Namespace the limit belongs to. */
  namespace: string;
  requestedValue: number;
  description: string;
  /** Address of the support case that accompanies the request. */
  supportCaseUrl: string;
  /** @deprecated The platform no longer has it. */
  createdBy?: string;
  status?: LimitChangeRequestState;
  /** The limit at the time of asking. */
  currentValue?: number;
  /** @format date-time */
  dateCreated?: string;
  /** Every change of state; only with the expansion of the same name. */
  statusHistory?: StatusChange[];
  /** @format date-time */
  dateCompleted?: string;
  /** @deprecated The platform no longer has it. */
  lastChangedBy?: string;
  rejectReason?: LimitChangeRejectReason;
  /** Namespaces that take part in the decision. */
  approvalNamespaces?: ApprovalNamespace[];
  selfUri?: string;
}

export interface LimitChangeRequestsEntityListing {
  entities: LimitChangeRequestDetails[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface LimitsEntityListing {
  entities: Limit[];
}

export interface OrgWhitelistSettings {
  /** Whether only the domains listed are trusted. */
  enableWhitelist?: boolean;
  domainWhitelist?: string[];
}

/** Features of the organisation and whether each is on. */
export interface OrganizationFeatures {
  realtimeCIC?: boolean;
  purecloud?: boolean;
  hipaa?: boolean;
  ucEnabled?: boolean;
  pci?: boolean;
  purecloudVoice?: boolean;
  xmppFederation?: boolean;
  chat?: boolean;
  informalPhotos?: boolean;
  directory?: boolean;
  contactCenter?: boolean;
  unifiedCommunications?: boolean;
  custserv?: boolean;
}

export interface PasswordRequirements {
  minimumLength?: number;
  minimumDigits?: number;
  minimumLetters?: number;
  minimumUpper?: number;
  minimumLower?: number;
  minimumSpecials?: number;
  /** Seconds that must pass before a password may be changed again. */
  minimumAgeSeconds?: number;
  /** Days after which a password must be changed. */
  expirationDays?: number;
}

export interface StatusChange {
  /** @format date-time */
  dateStatusChanged?: string;
  status?: LimitChangeRequestState;
  previousStatus?: LimitChangeRequestState;
  message?: string;
  /** @deprecated The platform no longer has it. */
  changedBy?: string;
  rejectReason?: LimitChangeRejectReason;
  /** The namespace whose owners made this change. */
  namespace?: LimitNamespace;
}
