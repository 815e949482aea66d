import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { CertificateDetails, Endpoint } from './shared-administration.js';
import type {
  DomainEdgeSoftwareVersionDto,
  Edge,
  EdgeGroup,
  Number,
  Site,
  SiteConnection,
  TrunkBase,
  TrunkBaseAssignment,
} from './shared-telephony.js';
import type { SystemPresenceName } from './shared-enumerations.js';
import type {
  AddressableEntityRef,
  Division,
  DomainEntityRef,
  NamedEntity,
  PhoneBaseSettings,
  SearchSort,
} from './shared-references.js';

export interface Line {
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
  properties?: Dictionary<JsonObject>;
  edgeGroup?: DomainEntityRef;
  template?: DomainEntityRef;
  site?: DomainEntityRef;
  lineBaseSettings?: DomainEntityRef;
  /** @deprecated The platform calls it deprecated. */
  primaryEdge?: Edge;
  /** @deprecated The platform calls it deprecated. */
  secondaryEdge?: Edge;
  loggedInUser?: DomainEntityRef;
  defaultForUser?: DomainEntityRef;
  selfUri?: string;
}

export interface LineStatus {
  id?: string;
  reachable?: boolean;
  /** SIP address under which the line registers. */
  addressOfRecord?: string;
  contactAddresses?: string[];
  /** @format date-time */
  reachableStateTime?: string;
}

export interface Phone {
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
  site: DomainEntityRef;
  phoneBaseSettings: PhoneBaseSettings;
  lineBaseSettings?: DomainEntityRef;
  phoneMetaBase?: DomainEntityRef;
  lines: Line[];
  /** State towards the primary Edge. */
  status?: PhoneStatus;
  /** State towards the secondary Edge. */
  secondaryStatus?: PhoneStatus;
  userAgentInfo?: UserAgentInfo;
  /** Settings by property name, as the base settings define them. */
  properties?: Dictionary<JsonObject>;
  capabilities?: PhoneCapabilities;
  /** Whose WebRTC phone this is. */
  webRtcUser?: DomainEntityRef;
  primaryEdge?: Edge;
  secondaryEdge?: Edge;
  standAlone?: boolean;
  selfUri?: string;
}

/** The presences in which a user's phone rings. */
export interface AlertablePresences {
  alertablePresences: SystemPresenceName[];
}

export interface AvailableLanguageList {
  languages?: string[];
}

export interface CertificateAuthorityEntityListing {
  entities: DomainCertificateAuthority[];
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

/** An external number that is assigned to a user or an entity; free numbers of a pool are `DIDNumber` entries. */
export interface DID {
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
  phoneNumber?: string;
  didPool?: DomainEntityRef;
  owner?: DomainEntityRef;
  /** Kind of the `owner`; `IVR_CONFIG` is a call route into a flow. */
  ownerType?: OpenEnum<'USER' | 'PHONE' | 'IVR_CONFIG' | 'GROUP'>;
  selfUri?: string;
}

export interface DIDEntityListing {
  entities: DID[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

/** One number of a DID pool, assigned or free. */
export interface DIDNumber {
  id: string;
  name?: string;
  number?: string;
  assigned?: boolean;
  didPool?: AddressableEntityRef;
  owner?: DomainEntityRef;
  ownerType?: OpenEnum<'USER' | 'PHONE' | 'IVR_CONFIG' | 'GROUP'>;
  selfUri?: string;
}

export interface DIDNumberEntityListing {
  entities: DIDNumber[];
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

export interface DIDPool {
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
  /** First number of the range, E.164. */
  startPhoneNumber: string;
  /** Last number of the range, E.164. */
  endPhoneNumber: string;
  comments?: string;
  /** Who supplies the numbers; `PURE_CLOUD_VOICE` is the platform's own carrier service. */
  provider?: OpenEnum<'PURE_CLOUD' | 'PURE_CLOUD_VOICE'>;
  selfUri?: string;
}

export interface DIDPoolEntityListing {
  entities: DIDPool[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

/** How many digits a dialled number may have, as text. */
export interface DigitLength {
  start?: string;
  end?: string;
}

export interface DisableSiteConnectionsRequest {
  enabled?: boolean;
}

export interface DomainCapabilities {
  enabled?: boolean;
  dhcp?: boolean;
  metric?: number;
  autoMetric?: boolean;
  supportsMetric?: boolean;
  pingEnabled?: boolean;
}

export interface DomainCertificateAuthority {
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
  certificate: string;
  type: OpenEnum<'MANAGED' | 'REMOTE'>;
  services: OpenEnum<'SIP' | 'PROVISION' | 'PROVISION_PHONE'>[];
  certificateDetails?: CertificateDetails[];
  selfUri?: string;
}

export interface DomainEdgeSoftwareVersionDtoEntityListing {
  entities: DomainEdgeSoftwareVersionDto[];
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

export interface DomainLogicalInterface {
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
  edgeUri?: string;
  edgeAssignedId?: string;
  friendlyName: string;
  /** VLAN tag, where the interface is a VLAN of the port. */
  vlanTagId?: number;
  /** MAC address. */
  hardwareAddress: string;
  physicalAdapterId: string;
  ifStatus?: string;
  interfaceType?: OpenEnum<'DIAGNOSTIC' | 'SYSTEM'>;
  /** Public address behind which the interface stands when NAT is in between. */
  publicNatAddressIpV4?: string;
  publicNatAddressIpV6?: string;
  routes?: DomainNetworkRoute[];
  addresses?: DomainNetworkAddress[];
  ipv4Capabilities?: DomainCapabilities;
  ipv6Capabilities?: DomainCapabilities;
  currentState?: OpenEnum<'INIT' | 'CREATING' | 'UPDATING' | 'OK' | 'EXCEPTION' | 'DELETING'>;
  lastModifiedUserId?: string;
  lastModifiedCorrelationId?: string;
  commandResponses?: DomainNetworkCommandResponse[];
  /** Take the IPv4 phone trunk base settings from the Edge group. */
  inheritPhoneTrunkBasesIPv4?: boolean;
  /** Take the IPv6 phone trunk base settings from the Edge group. */
  inheritPhoneTrunkBasesIPv6?: boolean;
  /** Carries the traffic between Edges of the group. */
  useForInternalEdgeCommunication?: boolean;
  /** Carries the traffic to Edges of sites connected as `Indirect`. */
  useForIndirectEdgeCommunication?: boolean;
  /** Carries the traffic to sites connected as `CloudProxy`. */
  useForCloudProxyEdgeCommunication?: boolean;
  useForWanInterface?: boolean;
  externalTrunkBaseAssignments?: TrunkBaseAssignment[];
  phoneTrunkBaseAssignments?: TrunkBaseAssignment[];
  traceEnabled?: boolean;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
  selfUri?: string;
}

export interface DomainNetworkAddress {
  type?: OpenEnum<'ip' | 'dns' | 'gateway' | 'tdm'>;
  address?: string;
  persistent?: boolean;
  /** Number of the address family, IPv4 or IPv6. */
  family?: number;
}

export interface DomainNetworkCommandResponse {
  correlationId?: string;
  commandName?: string;
  acknowledged?: boolean;
  errorInfo?: ErrorDetails;
}

export interface DomainNetworkRoute {
  prefix?: string;
  nexthop?: string;
  persistent?: boolean;
  metric?: number;
  /** Number of the address family, IPv4 or IPv6. */
  family?: number;
}

export interface DomainPhysicalCapabilities {
  vlan?: boolean;
  team?: boolean;
}

export interface DomainPhysicalInterface {
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
  edgeUri?: string;
  friendlyName?: string;
  hardwareAddress?: string;
  portLabel?: string;
  physicalCapabilities?: DomainPhysicalCapabilities;
  selfUri?: string;
}

export interface DomainSchemaReference {
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
  selfUri?: string;
}

export interface EdgeEntityListing {
  entities: Edge[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface EdgeGroupEntityListing {
  entities: EdgeGroup[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface EdgeLine {
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
  schema?: DomainEntityRef;
  properties?: Dictionary<JsonObject>;
  edge?: Edge;
  edgeGroup?: EdgeGroup;
  lineType?: OpenEnum<'TIE' | 'NETWORK' | 'TRUNK' | 'STATION'>;
  endpoint?: Endpoint;
  ipAddress?: string;
  logicalInterfaceId?: string;
  selfUri?: string;
}

export interface EdgeLineEntityListing {
  entities: EdgeLine[];
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

export interface EdgeLogsJob {
  id: string;
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
  files?: EdgeLogsJobFile[];
  selfUri?: string;
}

export interface EdgeLogsJobFile {
  id: string;
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
  /** @format date-time */
  timeCreated?: string;
  /** @format date-time */
  timeModified?: string;
  sizeBytes?: number;
  uploadStatus?: OpenEnum<'UPLOADING' | 'NOT_UPLOADED' | 'UPLOADED' | 'ERROR_ON_UPLOAD'>;
  edgePath?: string;
  downloadId?: string;
  selfUri?: string;
}

export interface EdgeLogsJobRequest {
  /** Directory below the Edge's log folder. */
  path?: string;
  /** File-name pattern; `*` and `?` are wildcards, `|` separates several patterns. */
  query?: string;
  /** Look into sub-directories too. */
  recurse?: boolean;
}

export interface EdgeLogsJobResponse {
  id: string;
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
  selfUri?: string;
}

export interface EdgeLogsJobUploadRequest {
  /** Ids of files that the log job has found. */
  fileIds: string[];
}

export interface EdgeMetrics {
  edge?: DomainEntityRef;
  /** @format date-time */
  eventTime?: string;
  upTimeMsec?: number;
  processors?: EdgeMetricsProcessor[];
  memory?: EdgeMetricsMemory[];
  disks?: EdgeMetricsDisk[];
  subsystems?: EdgeMetricsSubsystem[];
  networks?: EdgeMetricsNetwork[];
}

export interface EdgeMetricsDisk {
  availableBytes?: number;
  partitionName?: string;
  totalBytes?: number;
}

export interface EdgeMetricsMemory {
  availableBytes?: number;
  type?: string;
  totalBytes?: number;
}

export interface EdgeMetricsNetwork {
  ifname?: string;
  sentBytesPerSec?: number;
  receivedBytesPerSec?: number;
  bandwidthBitsPerSec?: number;
  utilizationPct?: number;
}

export interface EdgeMetricsProcessor {
  activeTimePct?: number;
  cpuId?: string;
  idleTimePct?: number;
  privilegedTimePct?: number;
  userTimePct?: number;
}

export interface EdgeMetricsSubsystem {
  /** Delay in milliseconds. */
  delayMs?: number;
  processName?: string;
  mediaSubsystem?: EdgeMetricsSubsystem;
}

export interface EdgeNetworkDiagnostic {
  id: string;
  selfUri?: string;
}

export interface EdgeNetworkDiagnosticRequest {
  /** Address or host name to examine. */
  host: string;
}

export interface EdgeNetworkDiagnosticResponse {
  commandCorrelationId?: string;
  /** Output of the command, as text. */
  diagnostics?: string;
}

/** What a hardware Edge has to know before it first connects. */
export interface EdgeOfflineConfiguration {
  /** The device's own pairing code. */
  pairingId: string;
  network: EdgeOfflineConfigurationNetwork;
  /** Whether a verification code is used to provision the Edge. */
  useVerificationCode?: boolean;
  /** Which kind of certificate authority the Edge is to use. */
  certType?: string;
  /** Needed when the Edge is being provisioned. */
  site?: DomainEntityRef;
  /** Host name or address of an HTTP proxy for the WAN port, with or without a port number. */
  proxy?: string;
}

export interface EdgeOfflineConfigurationInterface {
  routes?: DomainNetworkRoute[];
  addresses?: DomainNetworkAddress[];
  ipv4Capabilities?: DomainCapabilities;
  ipv6Capabilities?: DomainCapabilities;
}

export interface EdgeOfflineConfigurationNetwork {
  wan?: EdgeOfflineConfigurationInterface;
}

export interface EdgeOfflineConfigurationResponse {
  /** Where the packed settings can be fetched. */
  downloadUrl?: string;
}

export interface EdgeRebootParameters {
  /** Seconds to let calls finish before the restart. */
  callDrainingWaitTimeSeconds?: number;
}

export interface EdgeServiceStateRequest {
  /** `true` takes the Edge into service, `false` out of it. */
  inService: boolean;
  /** Seconds to let calls finish before going out of service. */
  callDrainingWaitTimeSeconds?: number;
}

export interface EdgeTrunkBase {
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
  /** Site that the settings belong to. */
  site?: DomainEntityRef;
  /** Site used for inbound calls. */
  inboundSite?: DomainEntityRef;
  selfUri?: string;
}

export interface EdgeVersionInformation {
  softwareVersion?: string;
}

export interface EdgeVersionReport {
  oldestVersion?: EdgeVersionInformation;
  newestVersion?: EdgeVersionInformation;
}

export interface ErrorDetails {
  status?: number;
  message?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  code?: string;
  contextId?: string;
  nested?: ErrorDetails;
  details?: string;
}

export interface ExpiredEdgeListing {
  entities: DomainEntityRef[];
}

export interface Extension {
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
  number?: string;
  owner?: DomainEntityRef;
  extensionPool?: DomainEntityRef;
  ownerType?: OpenEnum<'USER' | 'PHONE' | 'IVR_CONFIG' | 'GROUP'>;
  selfUri?: string;
}

export interface ExtensionEntityListing {
  entities: Extension[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface ExtensionPool {
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
  startNumber?: string;
  endNumber?: string;
  selfUri?: string;
}

/** The short form of an extension pool. */
export interface ExtensionPoolDivisionView {
  id: string;
  name: string;
  division?: Division;
  selfUri?: string;
}

export interface ExtensionPoolDivisionViewEntityListing {
  entities: ExtensionPoolDivisionView[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  totalNumberOfEntities?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface ExtensionPoolEntityListing {
  entities: ExtensionPool[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface LineBase {
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
  lineMetaBase?: DomainEntityRef;
  properties?: Dictionary<JsonObject>;
  selfUri?: string;
}

export interface LineBaseEntityListing {
  entities: LineBase[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface LineEntityListing {
  entities: Line[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface LogicalInterfaceEntityListing {
  entities: DomainLogicalInterface[];
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

/** What one end of a communication measured. */
export interface MediaEndpointStatistics {
  trunk?: MediaStatisticsTrunkInfo;
  station?: NamedEntity;
  user?: NamedEntity;
  /** How the two ends found a path to one another. */
  ice?: MediaIceStatistics;
  rtp?: MediaRtpStatistics;
  /** How often the media had to be set up again. */
  reconnectAttempts?: number;
  /** Which end reported the figures. */
  sourceType?: OpenEnum<'Client' | 'Server'>;
  clientInfo?: MediaStatisticsClientInfo;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateProcessed?: string;
}

export interface MediaIceSelectedCandidate {
  address?: string;
  type?: OpenEnum<'host' | 'srflx' | 'prflx' | 'relay'>;
}

/** The pair of addresses over which the media went. */
export interface MediaIceSelectedPair {
  client?: MediaIceSelectedCandidate;
  server?: MediaIceSelectedCandidate;
  /** From the creation of the endpoint to the choice of this pair. */
  candidatePairSelectedMilliseconds?: number;
}

export interface MediaIceStatistics {
  selectedPairs?: MediaIceSelectedPair[];
}

export interface MediaRtpStatistics {
  /** Invalid, duplicate and discarded ones included. */
  packetsReceived?: number;
  packetsSent?: number;
  /** Packets that carry keyed-in digits and the like. */
  rtpEventsReceived?: number;
  /** Packets that carry keyed-in digits and the like. */
  rtpEventsSent?: number;
  /** Mean opinion score of the voice quality, as estimated. */
  estimatedAverageMos?: number;
  averageJitter?: number;
}

/** How the media of one communication travelled. */
export interface MediaStatistics {
  communicationId?: string;
  /** @format date-time */
  dateStart?: string;
  /** Time it took to set the media session up. */
  creationMilliseconds?: number;
  /** Region that was wanted for the media. */
  preferredRegion?: string;
  /** Region that the media went through in fact. */
  effectiveRegion?: string;
  mediaStatistics?: MediaEndpointStatistics[];
}

/** The application in which the agent took the call. */
export interface MediaStatisticsClientInfo {
  originAppName?: string;
  originAppId?: string;
  originAppVersion?: string;
}

export interface MediaStatisticsListing {
  entities: MediaStatistics[];
}

export interface MediaStatisticsTrunkInfo {
  id?: string;
  name?: string;
  type?: OpenEnum<
    | 'external'
    | 'external.pcv'
    | 'external.pcv.aws'
    | 'external.pcv.byoc.carrier'
    | 'external.pcv.byoc.pbx'
    | 'tie'
    | 'tie.direct'
    | 'tie.indirect'
    | 'tie.cloud.proxy'
    | 'tie.cloud.proxy.callsession'
    | 'station'
    | 'station.cdm'
    | 'station.cdm.webrtc'
  >;
}

export interface MetaData {
  'pairing-token'?: string;
  'pairing-trust'?: string[];
  'pairing-url'?: string;
}

/** A kind of trunk or phone that the platform supplies; base settings are made from it. */
export interface Metabase {
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
  type?: OpenEnum<
    | 'EXTERNAL'
    | 'EXTERNAL_PCV'
    | 'EXTERNAL_PCV_AWS'
    | 'EXTERNAL_BYOC_CARRIER'
    | 'EXTERNAL_BYOC_PBX'
    | 'STATION_CDM'
    | 'STATION_CDM_WEBRTC'
    | 'STATION'
    | 'TIE'
    | 'TIE_DIRECT'
    | 'TIE_INDIRECT'
    | 'TIE_CLOUD_PROXY'
    | 'TIE_CLOUD_PROXY_CALLSESSION'
  >;
  selfUri?: string;
}

/** A rule that recognises dialled numbers, brings them into shape and gives them a classification. */
export interface NumberPlan {
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
  /** Pattern that a dialled number has to match. */
  match?: string;
  /** What the number is rewritten to. */
  normalizedFormat?: string;
  /** Order in which the plans of a site are tried. */
  priority?: number;
  numbers?: Number[];
  digitLength?: DigitLength;
  /** Name by which outbound routes choose the call. */
  classification?: string;
  matchType?: string;
  selfUri?: string;
}

export interface OutboundRoute {
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
  /** Classifications of the number plans whose calls take this route. */
  classificationTypes: string[];
  enabled?: boolean;
  distribution?: OpenEnum<'SEQUENTIAL' | 'RANDOM'>;
  /** External trunks to use; with `SEQUENTIAL` in this order. */
  externalTrunkBases?: DomainEntityRef[];
  site?: Site;
  managed?: boolean;
  selfUri?: string;
}

/** An outbound route as its site holds it. */
export interface OutboundRouteBase {
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
  /** Classifications of the number plans whose calls take this route. */
  classificationTypes: string[];
  enabled?: boolean;
  distribution?: OpenEnum<'SEQUENTIAL' | 'RANDOM'>;
  /** External trunks to use; with `SEQUENTIAL` in this order. */
  externalTrunkBases?: DomainEntityRef[];
  selfUri?: string;
}

export interface OutboundRouteBaseEntityListing {
  entities: OutboundRouteBase[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface OutboundRouteEntityListing {
  entities: OutboundRoute[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface PhoneBase {
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
  phoneMetaBase: DomainEntityRef;
  lines: LineBase[];
  properties?: Dictionary<JsonObject>;
  capabilities?: PhoneCapabilities;
  selfUri?: string;
}

export interface PhoneBaseEntityListing {
  entities: PhoneBase[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface PhoneCapabilities {
  provisions?: boolean;
  registers?: boolean;
  dualRegisters?: boolean;
  hardwareIdType?: string;
  allowReboot?: boolean;
  noRebalance?: boolean;
  noCloudProvisioning?: boolean;
  mediaCodecs?: OpenEnum<'audio/opus' | 'audio/pcmu' | 'audio/pcma' | 'audio/g729' | 'audio/g722'>[];
  cdm?: boolean;
}

export interface PhoneEntityListing {
  entities: Phone[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface PhoneMetaBaseEntityListing {
  entities: Metabase[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface PhoneStatus {
  id?: string;
  /** @deprecated The platform no longer has it. */
  name?: string;
  operationalStatus?: OpenEnum<'OPERATIONAL' | 'DEGRADED' | 'OFFLINE' | 'UNKNOWN'>;
  edgesStatus?: OpenEnum<'IN_SERVICE' | 'MIXED_SERVICE' | 'OUT_OF_SERVICE' | 'NO_EDGES'>;
  eventCreationTime?: string;
  provision?: ProvisionInfo;
  lineStatuses?: LineStatus[];
  phoneAssignmentToEdgeType?: OpenEnum<'PRIMARY' | 'SECONDARY'>;
  edge?: DomainEntityRef;
  selfUri?: string;
}

export interface PhonesReboot {
  /** Phones to restart. */
  phoneIds?: string[];
  /** Restart the phones of this site. */
  siteId?: string;
}

export interface PhysicalInterfaceEntityListing {
  entities: DomainPhysicalInterface[];
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

export interface ProvisionInfo {
  /** @format date-time */
  time?: string;
  source?: string;
  errorInfo?: string;
}

export interface SchemaCategory {
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
  selfUri?: string;
}

export interface SchemaCategoryEntityListing {
  entities: SchemaCategory[];
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

export interface SchemaReferenceEntityListing {
  entities: DomainSchemaReference[];
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

export interface SiteConnections {
  id?: string;
  name?: string;
  siteConnections?: SiteConnection[];
  selfUri?: string;
}

export interface SiteEntityListing {
  entities: Site[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

/** A civic address with the short element names of RFC 4119. */
export interface StreetAddress {
  country: string;
  /** State, province or region. */
  A1: string;
  /** City. */
  A3: string;
  /** Street. */
  RD: string;
  /** House number. */
  HNO: string;
  /** Further details such as floor or room. */
  LOC?: string;
  /** Name of the occupant or building. */
  NAM?: string;
  /** Postal code. */
  PC: string;
}

export interface SubscriberResponse {
  messageReturned?: string[];
  status: string;
}

/** One condition of a search; its `type` decides which of the values count. */
export interface TelephonySearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  value?: string;
  /** How the condition is joined with the others. */
  operator?: string;
  /** Conditions in brackets. */
  group?: TelephonySearchCriteria[];
  dateFormat?: string;
  type: string;
  /** Fields to look in. */
  fields?: string[];
}

export interface TelephonySearchRequest {
  sortOrder?: string;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  expand?: string[];
  query?: TelephonySearchCriteria[];
}

export interface Trunk {
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
  trunkType?: OpenEnum<'EXTERNAL' | 'PHONE' | 'EDGE'>;
  edge?: DomainEntityRef;
  trunkBase?: DomainEntityRef;
  trunkMetabase?: DomainEntityRef;
  edgeGroup?: DomainEntityRef;
  inService?: boolean;
  enabled?: boolean;
  logicalInterface?: DomainEntityRef;
  connectedStatus?: TrunkConnectedStatus;
  /** Answers of the far side to SIP OPTIONS, per proxy address. */
  optionsStatus?: TrunkMetricsOptions[];
  /** State of the SIP registrations, per proxy address. */
  registersStatus?: TrunkMetricsRegisters[];
  ipStatus?: TrunkMetricsNetworkTypeIp;
  optionsEnabledStatus?: OpenEnum<'ENABLED' | 'DISABLED' | 'NOT_SUPPORTED'>;
  registersEnabledStatus?: OpenEnum<'ENABLED' | 'DISABLED' | 'NOT_SUPPORTED'>;
  /** Number of the address family, IPv4 or IPv6. */
  family?: number;
  proxyAddressList?: string[];
  selfUri?: string;
}

export interface TrunkBaseEntityListing {
  entities: TrunkBase[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface TrunkBasesSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: TrunkBase[];
}

export interface TrunkConnectedStatus {
  connected?: boolean;
  /** @format date-time */
  connectedStateTime?: string;
}

export interface TrunkEntityListing {
  entities: Trunk[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface TrunkErrorInfo {
  text?: string;
  code?: string;
  details?: TrunkErrorInfoDetails;
}

export interface TrunkErrorInfoDetails {
  code?: string;
  message?: string;
  hostname?: string;
}

export interface TrunkInstanceSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: Trunk[];
}

export type TrunkMetabaseEntityListing = PhoneMetaBaseEntityListing;

export interface TrunkMetrics {
  /** @format date-time */
  eventTime?: string;
  logicalInterface?: DomainEntityRef;
  trunk?: DomainEntityRef;
  calls?: TrunkMetricsCalls;
  qos?: TrunkMetricsQoS;
}

export interface TrunkMetricsCalls {
  inboundCallCount?: number;
  outboundCallCount?: number;
}

export interface TrunkMetricsNetworkTypeIp {
  address?: string;
  errorInfo?: TrunkErrorInfo;
}

export interface TrunkMetricsOptions {
  proxyAddress?: string;
  /** `true` where the far side answers SIP OPTIONS. */
  optionState?: boolean;
  /** @format date-time */
  optionStateTime?: string;
  errorInfo?: TrunkErrorInfo;
}

export interface TrunkMetricsQoS {
  /** Mismatched quality-of-service markings seen. */
  mismatchCount: number;
}

export interface TrunkMetricsRegisters {
  proxyAddress?: string;
  /** `true` where the SIP registration stands. */
  registerState?: boolean;
  /** @format date-time */
  registerStateTime?: string;
  errorInfo?: TrunkErrorInfo;
}

export interface TrunkRecordingEnabledCount {
  enabledCount?: number;
  disabledCount?: number;
}

export interface UserAgentInfo {
  firmwareVersion?: string;
  manufacturer?: string;
  model?: string;
}

export interface ValidateAddressRequest {
  address?: StreetAddress;
}

export interface ValidateAddressResponse {
  valid: boolean;
  response?: SubscriberResponse;
}

/** Pairing data for a virtual Edge; contains secrets. */
export interface VmPairingInfo {
  'meta-data'?: MetaData;
  'edge-id'?: string;
  'auth-token'?: string;
  'org-id'?: string;
}
