import type { OpenEnum } from './open-enum.js';

export type LimitChangeRejectReason = OpenEnum<
  'AlternativeExists' | 'IncreaseNotRequired' | 'PlatformMisuse' | 'PlatformStability' | 'OtherReason'
>;

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

export interface Limit {
  /** Name of the limit within its namespace. */
  key?: string;
  value?: number;
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
  lastChangedBy?: string;
  rejectReason?: LimitChangeRejectReason;
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

export interface StatusChange {
  /** @format date-time */
  dateStatusChanged?: string;
  status?: LimitChangeRequestState;
  previousStatus?: LimitChangeRequestState;
  message?: string;
  changedBy?: string;
  rejectReason?: LimitChangeRejectReason;
}

export interface UrlResponse {
  url?: string;
}
