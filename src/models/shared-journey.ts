import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { JourneyMessageType, ReferrerMedium, SessionDisconnectType } from './shared-enumerations.js';
import type { AddressableEntityRef } from './shared-references.js';

/** The outcome that was achieved. */
export type AchievedOutcome = AddressableEntityRef;

/** The segment that a customer was put into. */
export type AssignedSegment = AddressableEntityRef;

export interface Browser {
  family: string;
  version: string;
  /** Language tag, e.g. `en-GB`. */
  lang?: string;
  /** Hash that distinguishes the browser from others. */
  fingerprint?: string;
  isMobile?: boolean;
  /** Pixels. */
  viewHeight?: number;
  /** Pixels. */
  viewWidth?: number;
  featuresFlash?: boolean;
  featuresJava?: boolean;
  featuresPdf?: boolean;
  featuresWebrtc?: boolean;
}

/** The queue that a journey's conversation was connected to. */
export type ConnectedQueue = AddressableEntityRef;

/** The agent that a journey's conversation was connected to. */
export type ConnectedUser = AddressableEntityRef;

export interface ConversationChannel {
  type?: OpenEnum<
    | 'Unknown'
    | 'Call'
    | 'Callback'
    | 'Email'
    | 'GenericObject'
    | 'Messaging'
    | 'Social'
    | 'Webchat'
    | 'Voice'
    | 'Chat'
    | 'Cobrowse'
    | 'Video'
    | 'Screenshare'
    | 'Message'
    | 'InternalMessage'
  >;
  messageType?: JourneyMessageType;
  platform?: string;
}

export interface ConversationUserDisposition {
  code?: string;
  notes?: string;
  user?: AddressableEntityRef;
}

export interface CustomEventAttribute {
  dataType: string;
  value: string;
}

export interface CustomEventAttributeList {
  dataType: string;
  values: string[];
}

export interface Device {
  category: OpenEnum<'desktop' | 'mobile' | 'tablet' | 'other'>;
  type: string;
  isMobile?: boolean;
  /** Pixels. */
  screenHeight?: number;
  /** Pixels. */
  screenWidth?: number;
  fingerprint?: string;
  osFamily: string;
  osVersion: string;
  screenDensity?: number;
  manufacturer?: string;
}

/** The mobile app in which a customer's session takes place. */
export interface JourneyApp {
  name: string;
  namespace: string;
  version: string;
  buildNumber: string;
}

/** Marketing campaign that brought the visitor, as taken from the address. */
export interface JourneyCampaign {
  content?: string;
  medium?: string;
  name?: string;
  source?: string;
  term?: string;
  /** Advertising network's id of the click. */
  clickId?: string;
  network?: string;
}

/** The tie between a session and a case. */
export interface JourneyCaseAssociation {
  id: string;
  associatedCase?: AddressableEntityRef;
  /** The number or text by which people know the case. */
  caseReference?: string;
  /** @format date-time */
  dateAssociated?: string;
  selfUri?: string;
}

export interface JourneyGeolocation {
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  countryName?: string;
  latitude?: number;
  longitude?: number;
  locality?: string;
  postalCode?: string;
  region?: string;
  regionName?: string;
  source?: string;
  /** e.g. `Europe/London`. */
  timezone?: string;
}

export interface JourneyPage {
  url: string;
  title?: string;
  domain: string;
  fragment?: string;
  hostname: string;
  keywords?: string;
  lang?: string;
  pathname: string;
  queryString?: string;
  breadcrumb?: string[];
}

export interface NetworkConnectivity {
  carrier?: string;
  bluetoothEnabled: boolean;
  cellularEnabled: boolean;
  wifiEnabled: boolean;
}

export interface OutcomeAchievement {
  outcome?: AchievedOutcome;
  /** @format date-time */
  achievedDate?: string;
}

export interface Referrer {
  url: string;
  domain: string;
  hostname: string;
  keywords?: string;
  pathname: string;
  queryString?: string;
  fragment?: string;
  name?: string;
  medium?: ReferrerMedium;
}

export interface SdkLibrary {
  name: string;
  version: string;
}

/** The fact that a customer belongs to a journey segment. */
export interface SegmentAssignment {
  /** @format date-time */
  dateAssigned: string;
  /** When the customer drops out of it. @format date-time */
  dateForUnassignment: string;
  segment: SegmentAssignmentSegment;
  externalContact: AddressableEntityRef;
  /** Session in which it came about, if in one. */
  session?: SegmentAssignmentSession;
}

export interface SegmentAssignmentListing {
  entities: SegmentAssignment[];
}

export interface SegmentAssignmentSegment {
  id: string;
  selfUri?: string;
}

export interface SegmentAssignmentSession {
  id: string;
  /** Kind of session, e.g. `web`. */
  type: string;
  selfUri?: string;
}

export interface SegmentAssignments {
  segments: SegmentForAssignment[];
}

export interface SegmentForAssignment {
  id: string;
}

export interface SegmentForUnassignment {
  id: string;
}

export interface SegmentUnassignments {
  segments: SegmentForUnassignment[];
}

/** A visit to a site or app, or a conversation, with what is known about it. */
export interface Session {
  id?: string;
  customerId?: string;
  /** What kind of id `customerId` is, e.g. `cookie`. */
  customerIdType?: string;
  type?: string;
  externalId?: string;
  externalUrl?: string;
  shortId?: string;
  outcomeAchievements?: OutcomeAchievement[];
  segmentAssignments?: SessionSegmentAssignment[];
  attributes?: Dictionary<CustomEventAttribute>;
  attributeLists?: Dictionary<CustomEventAttributeList>;
  browser?: Browser;
  device?: Device;
  geolocation?: JourneyGeolocation;
  ipAddress?: string;
  ipOrganization?: string;
  lastPage?: JourneyPage;
  mktCampaign?: JourneyCampaign;
  referrer?: Referrer;
  searchTerms?: string[];
  userAgentString?: string;
  durationInSeconds?: number;
  eventCount?: number;
  pageviewCount?: number;
  screenviewCount?: number;
  lastEvent?: SessionLastEvent;
  lastConnectedQueue?: ConnectedQueue;
  lastConnectedUser?: ConnectedUser;
  lastUserDisposition?: ConversationUserDisposition;
  conversationChannels?: ConversationChannel[];
  originatingDirection?: OpenEnum<'Unknown' | 'Inbound' | 'Outbound'>;
  conversationSubject?: string;
  lastUserDisconnectType?: SessionDisconnectType;
  lastAcdOutcome?: OpenEnum<'Unknown' | 'Abandon' | 'Answered' | 'FlowOut'>;
  /** Whether the visitor had signed in. */
  authenticated?: boolean;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  endedDate?: string;
  externalContact?: AddressableEntityRef;
  /** When the visitor was last noticed to be away. @format date-time */
  awayDate?: string;
  /** When the visitor was last noticed to be idle. @format date-time */
  idleDate?: string;
  conversation?: AddressableEntityRef;
  /** Mobile app in which the session took place, with `sdkLibrary` as its messaging library. */
  app?: JourneyApp;
  sdkLibrary?: SdkLibrary;
  networkConnectivity?: NetworkConnectivity;
  divisionIds?: string[];
  /** The app's screen that the customer saw last. */
  lastScreen?: string;
  /** Cases that the session is tied to. */
  caseAssociations?: JourneyCaseAssociation[];
  caseEntity?: AddressableEntityRef;
  caseReference?: string;
  caseStatus?: OpenEnum<'Unknown' | 'Open' | 'InProgress' | 'Terminated' | 'Closed'>;
}

export interface SessionLastEvent {
  id?: string;
  eventName?: string;
  /** @format date-time */
  createdDate?: string;
}

export interface SessionListing {
  entities: Session[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface SessionSegmentAssignment {
  segment?: AssignedSegment;
  /** @format date-time */
  assignedDate?: string;
}

/** The changes that could not be carried out. */
export interface UnprocessedSegmentAssignments {
  assign?: SegmentAssignments;
  unassign?: SegmentUnassignments;
  count: number;
}

/** Puts a customer into journey segments and takes the customer out of others. */
export interface UpdateSegmentAssignmentRequest {
  assign?: SegmentAssignments;
  unassign?: SegmentUnassignments;
}

export interface UpdateSegmentAssignmentResponse {
  unprocessedItems: UnprocessedSegmentAssignments;
}
