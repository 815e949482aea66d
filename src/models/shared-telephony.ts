import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { EdgeSoftwareUpdateStatus } from './shared-enumerations.js';
import type { Contact, LocationDefinition } from './shared.js';
import type { AddressableEntityRef, Division, DomainEntityRef, SearchSort } from './shared-references.js';

export interface ConnectedEdge {
  id?: string;
  name?: string;
  interfaceName?: string;
  interfaceIpAddress?: string;
  edgeConnectionList?: EdgeConnectionInfo[];
  selfUri?: string;
}

/** A software update of an Edge, wanted or running. */
export interface DomainEdgeSoftwareUpdateDto {
  version: DomainEdgeSoftwareVersionDto;
  maxDownloadRate?: number;
  /** @format date-time */
  downloadStartTime?: string;
  /** Earliest time to install the update. @format date-time */
  executeStartTime?: string;
  /** Latest time to install the update. @format date-time */
  executeStopTime?: string;
  /** Install once the Edge carries no calls. */
  executeOnIdle?: boolean;
  status?: EdgeSoftwareUpdateStatus;
  edgeUri?: string;
  /** How long to let calls finish first. */
  callDrainingWaitTimeSeconds?: number;
  current?: boolean;
}

export interface DomainEdgeSoftwareVersionDto {
  id?: string;
  name?: string;
  edgeVersion?: string;
  /** @format date-time */
  publishDate?: string;
  edgeUri?: string;
  current?: boolean;
  latestRelease?: boolean;
  selfUri?: string;
}

export interface Edge {
  id?: string;
  name: string;
  division?: Division;
  description?: string;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  modifiedByApp?: string;
  createdByApp?: string;
  /** @deprecated The platform calls it deprecated. */
  interfaces?: EdgeInterface[];
  make?: string;
  model?: string;
  apiVersion?: string;
  softwareVersion?: string;
  softwareVersionTimestamp?: string;
  softwareVersionPlatform?: string;
  softwareVersionConfiguration?: string;
  fullSoftwareVersion?: string;
  pairingId?: string;
  fingerprint?: string;
  fingerprintHint?: string;
  currentVersion?: string;
  stagedVersion?: string;
  patch?: string;
  statusCode?: OpenEnum<
    | 'NEW'
    | 'AWAITING_CONNECTION'
    | 'AWAITING_FINGERPRINT'
    | 'AWAITING_FINGERPRINT_VERIFICATION'
    | 'FINGERPRINT_VERIFIED'
    | 'AWAITING_BOOTSTRAP'
    | 'ACTIVE'
    | 'INACTIVE'
    | 'RMA'
    | 'UNPAIRING'
    | 'UNPAIRED'
    | 'INITIALIZING'
  >;
  edgeGroup?: EdgeGroup;
  site?: Site;
  softwareStatus?: DomainEdgeSoftwareUpdateDto;
  onlineStatus?: OpenEnum<'ONLINE' | 'OFFLINE'>;
  serialNumber?: string;
  physicalEdge?: boolean;
  managed?: boolean;
  /** `LDM` stands on site, `CDM` runs in the cloud, `CHS` is the customer's own hardware. */
  edgeDeploymentType?: OpenEnum<'HARDWARE' | 'LDM' | 'CDM' | 'CHS' | 'INVALID'>;
  /** How far calls have been let run out before a restart or going out of service. */
  callDrainingState?: OpenEnum<'NONE' | 'WAIT' | 'WAIT_TIMEOUT' | 'TERMINATE' | 'COMPLETE'>;
  conversationCount?: number;
  /** HTTP proxy of the WAN port as host and optional port. */
  proxy?: string;
  offlineConfigCalled?: boolean;
  osName?: string;
  certType?: OpenEnum<'PureCloud' | 'Public' | 'China' | 'NotRequested'>;
  selfUri?: string;
}

/** The recurring window in which the Edges of a site may update themselves. */
export interface EdgeAutoUpdateConfig {
  /** Time zone of the window. */
  timeZone: string;
  /** Recurrence rule (iCalendar RRULE), daily or weekly. */
  rrule: string;
  /** Start of the window, ISO 8601 without a time zone. */
  start: string;
  /** End of the window, ISO 8601 without a time zone. */
  end: string;
}

export interface EdgeConnectionInfo {
  id?: string;
  name?: string;
  interfaceName?: string;
  interfaceIpAddress?: string;
  connectionErrors?: string[];
  site?: AddressableEntityRef;
  selfUri?: string;
}

export interface EdgeGroup {
  id?: string;
  name: string;
  division?: Division;
  description?: string;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  modifiedByApp?: string;
  createdByApp?: string;
  managed?: boolean;
  hybrid?: boolean;
  /** Trunk base settings of type `EDGE` for the traffic between the group's Edges. */
  edgeTrunkBaseAssignment: TrunkBaseAssignment;
  /** Trunk base settings of type `PHONE` that the Edges' interfaces inherit. */
  phoneTrunkBases: TrunkBase[];
  selfUri?: string;
}

export interface EdgeInterface {
  type?: string;
  ipAddress?: string;
  name?: string;
  macAddress?: string;
  ifName?: string;
  endpoints?: DomainEntityRef[];
  lineTypes?: OpenEnum<'TIE' | 'NETWORK' | 'TRUNK' | 'STATION'>[];
  addressFamilyId?: string;
}

export interface NTPSettings {
  servers?: string[];
}

/** A range of dialled numbers, from `start` to `end`. */
export interface Number {
  start?: string;
  end?: string;
}

/** A place of the telephony estate: Edges, number plans and outbound routes for one location. */
export interface Site {
  id?: string;
  name: string;
  division?: Division;
  description?: string;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  modifiedByApp?: string;
  createdByApp?: string;
  primarySites?: DomainEntityRef[];
  secondarySites?: DomainEntityRef[];
  primaryEdges?: Edge[];
  secondaryEdges?: Edge[];
  addresses?: Contact[];
  edges?: Edge[];
  /** When Edges of the site may update themselves. */
  edgeAutoUpdateConfig?: EdgeAutoUpdateConfig;
  mediaRegionsUseLatencyBased?: boolean;
  location: LocationDefinition;
  managed?: boolean;
  ntpSettings?: NTPSettings;
  /** `Cloud` where the provider's Edges carry the media, `Premises` where the site's own do. */
  mediaModel?: OpenEnum<'Premises' | 'Cloud'>;
  coreSite?: boolean;
  siteConnections?: SiteConnection[];
  /** Regions in which media of the site's calls may be handled, in order of preference. */
  mediaRegions?: string[];
  /** Number shown to those called. */
  callerId?: string;
  /** Name shown to those called. */
  callerName?: string;
  /** Whether media always takes the way over relays (TURN). */
  cloudProxyForceTurn?: boolean;
  selfUri?: string;
}

export interface SiteConnection {
  id?: string;
  name?: string;
  selfUri?: string;
  managed?: boolean;
  type?: OpenEnum<'Direct' | 'Indirect' | 'CloudProxy'>;
  enabled?: boolean;
  mediaModel?: OpenEnum<'Premises' | 'Cloud'>;
  edgeList?: ConnectedEdge[];
  coreSite?: boolean;
  primaryCoreSites?: DomainEntityRef[];
  secondaryCoreSites?: DomainEntityRef[];
}

export interface SiteSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  value?: string;
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  /** Conditions that belong together, as if in brackets. */
  group?: SiteSearchCriteria[];
  dateFormat?: string;
  type: OpenEnum<'EXACT' | 'CONTAINS'>;
  fields?: string[];
}

export interface SiteSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  expand?: string[];
  query?: SiteSearchCriteria[];
}

export interface SitesSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: Site[];
}

export interface TrunkBase {
  id?: string;
  name: string;
  division?: Division;
  description?: string;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  modifiedByApp?: string;
  createdByApp?: string;
  trunkMetabase: DomainEntityRef;
  properties?: Dictionary<JsonObject>;
  trunkType: OpenEnum<'EXTERNAL' | 'PHONE' | 'EDGE'>;
  managed?: boolean;
  site?: DomainEntityRef;
  /** Site to which calls that come in over the trunk belong. */
  inboundSite?: DomainEntityRef;
  selfUri?: string;
}

export interface TrunkBaseAssignment {
  /** Number of the address family, IPv4 or IPv6. */
  family?: number;
  trunkBase?: TrunkBase;
}
