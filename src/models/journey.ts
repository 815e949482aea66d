import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ActionMediaType, JourneyMessageType, ReferrerMedium, SessionDisconnectType } from './shared-enumerations.js';
import type { AddressableEntityRef, DomainEntityRef, ServiceLevel } from './shared.js';

export type ContentOfferLayoutMode = OpenEnum<'TextOnly' | 'ImageOnly' | 'LeftText' | 'RightText' | 'TopText' | 'BottomText'>;

export type JourneyCriteriaOperator = OpenEnum<
  | 'containsAll'
  | 'containsAny'
  | 'notContainsAll'
  | 'notContainsAny'
  | 'equal'
  | 'notEqual'
  | 'greaterThan'
  | 'greaterThanOrEqual'
  | 'lessThan'
  | 'lessThanOrEqual'
  | 'startsWith'
  | 'endsWith'
>;

/** The outcome that was achieved. */
export type AchievedOutcome = AddressableEntityRef;

/** When, where and to whom an action is offered during a visit. */
export interface ActionMap {
  id?: string;
  version?: number;
  isActive?: boolean;
  displayName: string;
  /** Ids of segments; being assigned to one triggers the map. */
  triggerWithSegments: string[];
  triggerWithEventConditions?: EventCondition[];
  triggerWithOutcomeProbabilityConditions?: OutcomeProbabilityCondition[];
  /** Pages on which the action may be shown. */
  pageUrlConditions: UrlCondition[];
  activation?: Activation;
  /** Which map wins where several apply; the higher goes first. */
  weight?: number;
  action?: ActionMapAction;
  actionMapScheduleGroups?: ActionMapScheduleGroups;
  /** Act even where the visitor has had as many actions as the cap allows. */
  ignoreFrequencyCap?: boolean;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  /** From when the map may act. @format date-time */
  startDate?: string;
  /** Until when the map may act. @format date-time */
  endDate?: string;
}

export interface ActionMapAction {
  actionTemplate?: ActionMapActionTemplate;
  mediaType?: ActionMediaType;
  architectFlowFields?: ArchitectFlowFields;
  webMessagingOfferFields?: WebMessagingOfferFields;
  openActionFields?: OpenActionFields;
}

/** The template of the content that an action map offers. */
export type ActionMapActionTemplate = AddressableEntityRef;

export interface ActionMapListing {
  entities: ActionMap[];
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

export interface ActionMapScheduleGroup {
  id: string;
}

export interface ActionMapScheduleGroups {
  actionMapScheduleGroup: ActionMapScheduleGroup;
  emergencyActionMapScheduleGroup?: ActionMapScheduleGroup;
}

/** Receiver of interactions that begin in a journey. */
export interface ActionTarget {
  id?: string;
  name?: string;
  /** Key and value pairs that route the interaction. */
  userData?: KeyValue[];
  supportedMediaTypes?: OpenEnum<'callback' | 'call' | 'email' | 'generic' | 'messaging' | 'social' | 'webchat'>[];
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  description?: string;
  serviceLevel?: ServiceLevel;
  shortAbandonThreshold?: number;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
}

export interface ActionTargetListing {
  entities: ActionTarget[];
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

export interface ActionTemplate {
  id?: string;
  name: string;
  description?: string;
  mediaType: ActionMediaType;
  state: OpenEnum<'Active' | 'Inactive' | 'Deleted'>;
  contentOffer?: ContentOffer;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
}

export interface ActionTemplateListing {
  entities: ActionTemplate[];
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

/** When a triggered action is carried out. */
export interface Activation {
  /** e.g. `immediate`, `on-next-visit`, `on-next-session` or `delay`. */
  type: string;
  /** Only with `delay`. */
  delayInSeconds?: number;
}

export interface ArchitectFlowFields {
  architectFlow?: AddressableEntityRef;
  /** Input values that the flow is started with. */
  flowRequestMappings?: RequestMapping[];
}

/** The segment that a customer was put into. */
export type AssignedSegment = AddressableEntityRef;

/** Event attribute that carries the worth of an achieved outcome, e.g. a basket's total. */
export interface AssociatedValueField {
  dataType: OpenEnum<'Number' | 'Integer'>;
  name: string;
}

export interface Browser {
  family: string;
  version: string;
  /** Language tag, e.g. `en-GB`. */
  lang?: string;
  /** Hash by which the browser is told from others. */
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

/** The button of a content offer. */
export interface CallToAction {
  text?: string;
  url: string;
  /** Where the link opens: a new window (`Blank`) or the same (`Self`). */
  target?: OpenEnum<'Blank' | 'Self'>;
}

export interface CloseButtonStyleProperties {
  color?: string;
  /** The higher, the less shines through. */
  opacity?: number;
}

/** The queue that a journey's conversation was connected to. */
export type ConnectedQueue = AddressableEntityRef;

/** The agent that a journey's conversation was connected to. */
export type ConnectedUser = AddressableEntityRef;

export interface ContentOffer {
  imageUrl?: string;
  displayMode: OpenEnum<'Modal' | 'Overlay' | 'Toast'>;
  layoutMode: ContentOfferLayoutMode;
  title?: string;
  headline?: string;
  body?: string;
  callToAction?: CallToAction;
  style?: ContentOfferStylingConfiguration;
}

export interface ContentOfferStyleProperties {
  padding?: string;
  color?: string;
  backgroundColor?: string;
}

export interface ContentOfferStylingConfiguration {
  position?: ContentPositionProperties;
  offer?: ContentOfferStyleProperties;
  closeButton?: CloseButtonStyleProperties;
  ctaButton?: CtaButtonStyleProperties;
  title?: TextStyleProperties;
  headline?: TextStyleProperties;
  body?: TextStyleProperties;
}

export interface ContentPositionProperties {
  /** CSS length, e.g. `20px`; the same for the other sides. */
  top?: string;
  bottom?: string;
  left?: string;
  right?: string;
}

/** Conditions on who the visitor is and where the visit comes from: device, place, campaign. */
export interface Context {
  patterns: ContextPattern[];
}

export interface ContextPattern {
  criteria: EntityTypeCriteria[];
}

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
  >;
  messageType?: JourneyMessageType;
  platform?: string;
}

export interface ConversationUserDisposition {
  code?: string;
  notes?: string;
  user?: AddressableEntityRef;
}

export interface Criteria {
  key: string;
  values: string[];
  shouldIgnoreCase: boolean;
  operator?: JourneyCriteriaOperator;
}

export interface CtaButtonStyleProperties {
  color?: string;
  font?: string;
  fontSize?: string;
  textAlign?: OpenEnum<'Left' | 'Right' | 'Center'>;
  backgroundColor?: string;
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
}

export interface EntityTypeCriteria {
  key: string;
  values: string[];
  shouldIgnoreCase: boolean;
  operator?: JourneyCriteriaOperator;
  entityType?: OpenEnum<'visit'>;
}

export interface EventCondition {
  key: string;
  values: string[];
  operator?: JourneyCriteriaOperator;
  streamType: OpenEnum<'Web' | 'Custom' | 'Conversation'>;
  sessionType: string;
  eventName?: string;
}

/** Segment that another system assigns. */
export interface ExternalSegment {
  id: string;
  name: string;
  source: OpenEnum<'AdobeExperiencePlatform' | 'Custom'>;
}

/** Conditions on what the visitor does. */
export interface Journey {
  patterns: JourneyPattern[];
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

/** An event that must occur during the visit. */
export interface JourneyPattern {
  criteria: Criteria[];
  /** How often it must occur. */
  count?: number;
  streamType: OpenEnum<'Web' | 'Custom' | 'Conversation'>;
  /** Kind of session in which it counts, e.g. `web`. */
  sessionType: string;
  eventName?: string;
}

/** A group of visitors with something in common. */
export interface JourneySegment {
  id?: string;
  isActive?: boolean;
  displayName: string;
  version?: number;
  description?: string;
  /** Hexadecimal colour, e.g. `#008000`. */
  color?: string;
  /** Whether it is assigned for one session or stays with the customer. */
  scope?: OpenEnum<'Session' | 'Customer'>;
  /** Whether agents see it beside the interaction. */
  shouldDisplayToAgent?: boolean;
  context?: Context;
  journey?: Journey;
  externalSegment?: ExternalSegment;
  /** Days after which a customer leaves the segment; only with scope `Customer`. */
  assignmentExpirationDays?: number;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
}

export interface KeyValue {
  key: string;
  value: string;
}

export interface OpenActionFields {
  openAction: DomainEntityRef;
  configurationFields?: Dictionary<JsonObject>;
}

/** A goal of a visit, wanted or unwanted. */
export interface Outcome {
  id?: string;
  isActive?: boolean;
  displayName: string;
  version?: number;
  description?: string;
  /** Whether reaching it is wanted. */
  isPositive?: boolean;
  context?: Context;
  journey?: Journey;
  associatedValueField?: AssociatedValueField;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
}

export interface OutcomeAchievement {
  outcome?: AchievedOutcome;
  /** @format date-time */
  achievedDate?: string;
}

export interface OutcomeEventScore {
  outcome?: AddressableEntityRef;
  /** Highest probability seen during the session. */
  sessionMaxProbability?: number;
  /** Latest probability. */
  probability?: number;
}

export interface OutcomeListing {
  entities: Outcome[];
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

/** Triggers an action map by the predicted probability of an outcome. */
export interface OutcomeProbabilityCondition {
  outcomeId: string;
  /** Triggers where the probability reaches this value. */
  maximumProbability: number;
  /** Further condition: the current probability is at or below this value. */
  probability?: number;
}

export interface OutcomeScoresResult {
  outcomeScores?: OutcomeEventScore[];
  /** @format date-time */
  modifiedDate?: string;
}

export interface PatchAction {
  mediaType: ActionMediaType;
  actionTemplate?: ActionMapActionTemplate;
  architectFlowFields?: ArchitectFlowFields;
  webMessagingOfferFields?: WebMessagingOfferFields;
  openActionFields?: OpenActionFields;
}

/** Changes to an action map. */
export interface PatchActionMap {
  id?: string;
  /** The version last read. */
  version?: number;
  isActive?: boolean;
  displayName: string;
  /** Ids of segments; being assigned to one triggers the map. */
  triggerWithSegments: string[];
  triggerWithEventConditions?: EventCondition[];
  triggerWithOutcomeProbabilityConditions?: OutcomeProbabilityCondition[];
  pageUrlConditions: UrlCondition[];
  activation?: Activation;
  weight?: number;
  action?: PatchAction;
  actionMapScheduleGroups?: PatchActionMapScheduleGroups;
  ignoreFrequencyCap?: boolean;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  /** @format date-time */
  startDate?: string;
  /** @format date-time */
  endDate?: string;
}

export type PatchActionMapScheduleGroups = ActionMapScheduleGroups;

export interface PatchActionTarget {
  id?: string;
  name?: string;
  serviceLevel?: ServiceLevel;
  shortAbandonThreshold?: number;
  selfUri?: string;
}

export interface PatchActionTemplate {
  name: string;
  description?: string;
  mediaType?: ActionMediaType;
  state?: OpenEnum<'Active' | 'Inactive' | 'Deleted'>;
  contentOffer?: PatchContentOffer;
}

export interface PatchCallToAction {
  text?: string;
  url?: string;
  target?: OpenEnum<'Blank' | 'Self'>;
}

export type PatchCloseButtonStyleProperties = CloseButtonStyleProperties;

export interface PatchContentOffer {
  imageUrl?: string;
  displayMode?: OpenEnum<'Modal' | 'Overlay' | 'Toast'>;
  layoutMode?: ContentOfferLayoutMode;
  title?: string;
  headline?: string;
  body?: string;
  callToAction?: PatchCallToAction;
  style?: PatchContentOfferStylingConfiguration;
}

export type PatchContentOfferStyleProperties = ContentOfferStyleProperties;

export type PatchContentOfferStylingConfiguration = ContentOfferStylingConfiguration;

export type PatchContentPositionProperties = ContentPositionProperties;

export type PatchCtaButtonStyleProperties = CtaButtonStyleProperties;

export interface PatchExternalSegment {
  name: string;
}

export type PatchOutcome = Outcome;

export interface PatchSegment {
  id?: string;
  isActive?: boolean;
  displayName: string;
  version?: number;
  description?: string;
  color?: string;
  shouldDisplayToAgent?: boolean;
  context?: Context;
  journey?: Journey;
  externalSegment?: PatchExternalSegment;
  assignmentExpirationDays?: number;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
}

export type PatchTextStyleProperties = TextStyleProperties;

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

/** One input value of a flow. */
export interface RequestMapping {
  name?: string;
  attributeType?: OpenEnum<'String' | 'Number' | 'Integer' | 'Boolean'>;
  /** Whether `value` names where to look the value up, or is the value itself. */
  mappingType?: OpenEnum<'Lookup' | 'HardCoded'>;
  value?: string;
}

export interface SegmentListing {
  entities: JourneySegment[];
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
}

export interface SessionLastEvent {
  id?: string;
  eventName?: string;
  /** @format date-time */
  createdDate?: string;
}

export interface SessionSegmentAssignment {
  segment?: AssignedSegment;
  /** @format date-time */
  assignedDate?: string;
}

export interface TextStyleProperties {
  color?: string;
  font?: string;
  fontSize?: string;
  textAlign?: OpenEnum<'Left' | 'Right' | 'Center'>;
}

export interface UrlCondition {
  values: string[];
  operator: JourneyCriteriaOperator;
}

export interface WebMessagingOfferFields {
  /** Text of the invitation to chat. */
  offerText?: string;
  /** Flow that handles the chat, instead of the deployment's own. */
  architectFlow?: AddressableEntityRef;
}
