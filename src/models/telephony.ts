import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { BulkErrorDetail } from './shared-administration.js';
import type { Number } from './shared-telephony.js';
import type { Prompt } from './shared-flows.js';

/** A prefix to add or to remove. */
export interface Prefix {
  /** Country calling code, digits only. */
  countryCode: string;
  /** The digits after the country code; absent for the whole country. */
  number?: string;
  /** Whether calls are allowed or blocked. */
  type?: string;
  /** `ADD` or `DELETE`. */
  action?: string;
}

/** What is played at the start of an agent's calls, as user prompts. */
export interface AgentGreeting {
  id?: string;
  inboundPrompt?: Prompt;
  outboundPrompt?: Prompt;
  /** Language in which `inboundPrompt` is played where the call does not say another. */
  inboundPromptDefaultLanguage?: string;
  /** Language in which `outboundPrompt` is played where the call does not say another. */
  outboundPromptDefaultLanguage?: string;
  selfUri?: string;
}

export interface BulkEntityErrorPrefix {
  code?: string;
  message?: string;
  status?: number;
  retryable?: boolean;
  details?: BulkErrorDetail[];
  entity?: Prefix;
}

export interface BulkPrefixesRequest {
  entities: Prefix[];
}

export interface BulkPrefixesResponse {
  results?: BulkResponseResultPrefixPrefixBulkEntityErrorPrefix[];
  errorCount?: number;
  /** Positions in `results` of the entries that failed. */
  errorIndexes?: number[];
}

export interface BulkResponseResultPrefixPrefixBulkEntityErrorPrefix {
  id?: string;
  success?: boolean;
  entity?: Prefix;
  error?: BulkEntityErrorPrefix;
  status?: number;
}

export interface CallSimulationResult {
  allowed: boolean;
  level?: string;
  /** The prefix that decides. */
  matchedPrefix?: string;
}

export interface Callheader {
  id: string;
  name?: string;
  headers?: Dictionary<string[]>;
  selfUri?: string;
}

export interface Callmessage {
  id: string;
  name?: string;
  /** The message as it went over the line. */
  message?: string;
  selfUri?: string;
}

export interface CreateOrganizationLink {
  targetOrganizationId: string;
  /** Region of the other organisation. */
  targetRegion: string;
}

export interface DisasterRecoveryAllRoutingRequest {
  /** The organisation that the caller is signed in to. */
  sourceOrganizationId: string;
  /** The organisation that is to receive the calls. */
  switchOrganizationId: string;
  /** Region of the organisation that is to receive the calls. */
  targetRegion: string;
}

/** One SIP message as captured, with the headers that matter for a trace. */
export interface HomerRecord {
  id?: string;
  name?: string;
  /** @format date-time */
  date?: string;
  /** Time of the capture in milliseconds. */
  milliTs?: string;
  /** Time of the capture in microseconds. */
  microTs?: string;
  method?: string;
  /** Reason phrase of a SIP response. */
  replyReason?: string;
  /** Request URI. */
  ruri?: string;
  ruriUser?: string;
  ruriDomain?: string;
  fromUser?: string;
  fromDomain?: string;
  fromTag?: string;
  toUser?: string;
  toDomain?: string;
  toTag?: string;
  pidUser?: string;
  contactUser?: string;
  authUser?: string;
  /** SIP `Call-ID`. */
  callid?: string;
  /** `Call-ID` of the other leg, where the call was bridged. */
  callidAleg?: string;
  via1?: string;
  via1Branch?: string;
  cseq?: string;
  diversion?: string;
  reason?: string;
  contentType?: string;
  auth?: string;
  userAgent?: string;
  sourceIp?: string;
  sourcePort?: string;
  destinationIp?: string;
  destinationPort?: string;
  contactIp?: string;
  contactPort?: string;
  originatorIp?: string;
  originatorPort?: string;
  correlationId?: string;
  /** Transport protocol. */
  proto?: string;
  family?: string;
  rtpStat?: string;
  type?: string;
  node?: string;
  trans?: string;
  dbnode?: string;
  /** The whole SIP message as text. */
  msg?: string;
  sourceAlias?: string;
  destinationAlias?: string;
  conversationId?: string;
  participantId?: string;
  selfUri?: string;
}

export interface MediaRegions {
  /** Region that the organisation lives in. */
  awsHomeRegion?: string;
  awsCoreRegions?: string[];
  /** Smaller regions, for media only. */
  awsSatelliteRegions?: string[];
}

export interface NumberRoutingListing {
  entities: Number[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface NumberRoutingRequest {
  /** The organisation that is to receive the number's calls. */
  organizationId?: string;
  numberId?: string;
  targetRegion?: string;
}

export interface NumberRoutingResetOrganizationRequest {
  resetOrganizationId: string;
}

/** The use of the organisation's call capacity at present. */
export interface OrganizationCallMetrics {
  /** Of the capacity, in percent. */
  usage: number;
  /** Usage at which the capacity is scaled, in percent. */
  autoScalingTriggerPercentage: number;
  cpuIntensity: OpenEnum<'Low' | 'Medium' | 'High' | 'Unknown'>;
  memoryIntensity: OpenEnum<'Low' | 'Medium' | 'High' | 'Unknown'>;
  concurrentCallCount: number;
  concurrentCallSessionCount: number;
  maxCallCapacity: number;
  maxCallSessionCapacity: number;
  autoScaleInProgress: OpenEnum<'Up' | 'Down' | 'None' | 'Unknown'>;
}

/** A link by which one organisation can take over the numbers of another. */
export interface OrganizationLink {
  sourceOrganizationId: string;
  targetOrganizationId: string;
  sourceRegion: string;
  targetRegion: string;
  status?: OpenEnum<'Approved' | 'Pending' | 'ApprovalPending' | 'Rejected'>;
}

export interface OrganizationLinkApprovalRequest {
  approval: boolean;
}

export interface OrganizationLinkResponse {
  sourceOrganizationId?: string;
  targetOrganizationId?: string;
  sourceRegion?: string;
  targetRegion?: string;
  targetName?: string;
  status?: OpenEnum<'Approved' | 'Pending' | 'ApprovalPending' | 'Rejected'>;
}

export interface PrefixListing {
  entities: PrefixListingItem[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface PrefixListingItem {
  countryCode?: string;
  number?: string;
  type?: string;
}

export interface RegionResponse {
  regionName?: string;
}

export interface SIPSearchPublicRequest {
  id?: string;
  name?: string;
  /** SIP `Call-ID` of the dialogue. */
  callId?: string;
  /** User part of the SIP address called. */
  toUser?: string;
  /** User part of the SIP address calling. */
  fromUser?: string;
  conversationId?: string;
  participantId?: string;
  /** @format date-time */
  dateStart: string;
  /** @format date-time */
  dateEnd: string;
  selfUri?: string;
}

/** What is played at the start of the caller's own calls, as user prompts. */
export type SelfAgentGreeting = AgentGreeting;

export interface SignedUrlResponse {
  id?: string;
  name?: string;
  /** Address that carries its own authorisation and expires; do not send the platform's token there. */
  url?: string;
  selfUri?: string;
}

export interface SipDownloadResponse {
  downloadId?: string;
  documentId?: string;
}

export interface SipSearchResult {
  id?: string;
  status?: number;
  sid?: string;
  auth?: string;
  message?: string;
  data?: HomerRecord[];
  count?: number;
  selfUri?: string;
}

export interface TelephonySettings {
  /** Whether calls are routed to an agent only once a lasting connection to the phone exists. */
  persistentConnectionRequired?: boolean;
  /** Code that an agent dials ahead of a number to hide the caller's own. */
  blockCallerIdAccessCode?: string;
}
