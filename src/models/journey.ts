import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ActionMediaType, JourneyActionState } from './shared-enumerations.js';
import type { JsonSchemaDocument, ServiceLevel } from './shared.js';
import type {
  Browser,
  CustomEventAttribute,
  Device,
  JourneyApp,
  JourneyCampaign,
  JourneyGeolocation,
  JourneyPage,
  NetworkConnectivity,
  Referrer,
  SdkLibrary,
  SegmentAssignmentSession,
} from './shared-journey.js';
import type { AddressableEntityRef, DomainEntityRef } from './shared-references.js';

/** The action map that an action came from, in the version that then held. */
export interface ActionEventActionMap {
  id: string;
  selfUri?: string;
  version: number;
  displayName: string;
}

/** Says which state an offered action has reached. */
export interface ActionEventRequest {
  id?: string;
  sessionId: string;
  /** Id of the action, from the answer to a ping. */
  actionId: string;
  /** The state it goes into. */
  actionState: JourneyActionState;
  /** The client's own code; with the state `errored`. */
  errorCode?: string;
  /** What went wrong; with the state `errored`. */
  errorMessage?: string;
  selfUri?: string;
}

/** Condition on a predicted outcome, as an action map would have it. */
export interface ActionMapEstimateOutcomeCriteria {
  outcomeId: string;
  /** Sessions count where the probability reaches this value. */
  maxProbability?: number;
  /** Further condition: the current probability is at or below this value. */
  probability?: number;
  quantile?: number;
  maxQuantile?: number;
}

/** The segments and the outcome condition of the action map to estimate. */
export interface ActionMapEstimateRequest {
  segmentIds?: string[];
  outcomeCriteria?: ActionMapEstimateOutcomeCriteria;
}

/** How many sessions an action map would have reached. */
export interface ActionMapEstimateResult {
  /** Sessions that meet the conditions. */
  qualifiedSessionCount?: number;
  totalSessionCount?: number;
  perSegmentCounts?: SegmentEstimateCount[];
  /** By how much the outcome condition changes the number of sessions that qualify. */
  outcomesScoresCount?: number;
}

export interface ActionProperties {
  webchatPrompt?: string;
  webchatTitleText?: string;
  webchatAcceptText?: string;
  webchatDeclineText?: string;
  webchatSurvey?: ActionSurvey;
}

export interface ActionSurvey {
  questions: JourneySurveyQuestion[];
}

export type ActivateExternalEventRequest = UpdateExternalEventRequest;

export type ActivateExternalEventResponse = UpdateExternalEventResponse;

/** An event in an app, as the app reports it. */
export interface AppEventRequest {
  /** What the user did, best an object and a past participle, e.g. `screen_viewed`; letters, digits and underscores. */
  eventName: string;
  /** Screen, view or fragment in which it happened. */
  screenName: string;
  app: JourneyApp;
  device: RequestDevice;
  sdkLibrary?: SdkLibrary;
  networkConnectivity?: NetworkConnectivity;
  /** Where the first event of the session came from. */
  referrerUrl?: string;
  searchQuery?: string;
  /** Details of the event, e.g. `items_in_cart`. */
  attributes?: Dictionary<CustomEventAttribute>;
  /** Facts about the user, e.g. an e-mail address, by which sessions on several devices can be matched to one contact. */
  traits?: Dictionary<CustomEventAttribute>;
  externalId?: string;
  /** Id that the app keeps for its user on a device, over all sessions. */
  customerCookieId: string;
  /** When the event happened; refused if it is more than an hour ago. @format date-time */
  createdDate: string;
}

/** The event as it was recorded, with the session it was put into. */
export interface AppEventResponse {
  id: string;
  customerId: string;
  /** What kind of id `customerId` is, e.g. `cookie`. */
  customerIdType: string;
  eventName: string;
  screenName: string;
  app: JourneyApp;
  device: Device;
  ipOrganization?: string;
  geolocation?: JourneyGeolocation;
  sdkLibrary?: SdkLibrary;
  networkConnectivity?: NetworkConnectivity;
  mktCampaign?: JourneyCampaign;
  session: AppEventResponseSession;
  searchQuery?: string;
  attributes: Dictionary<CustomEventAttribute>;
  traits: Dictionary<CustomEventAttribute>;
  externalId?: string;
  /** @format date-time */
  createdDate: string;
}

/** The user's visit to the app up to this event. */
export interface AppEventResponseSession {
  id: string;
  durationInSeconds: number;
  eventCount: number;
  /** Screens seen so far. */
  screenviewCount: number;
  referrer?: Referrer;
  selfUri?: string;
  /** @format date-time */
  createdDate: string;
}

export type ContentOfferLayoutMode = OpenEnum<'TextOnly' | 'ImageOnly' | 'LeftText' | 'RightText' | 'TopText' | 'BottomText'>;

export interface CreateExternalEventsConfigurationRequest {
  name: string;
  description: string;
  divisionId: string;
  /** Schema that the events follow. */
  schemaId: string;
  /** System that the events come from. */
  source: string;
}

/** The oldest and the newest event that journey views can see. */
export interface DataRange {
  /** @format date-time */
  dateMin?: string;
  /** @format date-time */
  dateMax?: string;
}

/** What the client is to do after a ping. */
export interface DeploymentPing {
  /** To be offered to the visitor. */
  actions?: DeploymentWebAction[];
  /** Time until the next ping; negative to stop pinging. */
  pollIntervalMilliseconds?: number;
}

/** An action for the visitor, from an action map. The properties present depend on `mediaType`. */
export interface DeploymentWebAction {
  /** To be sent back with `postJourneyDeploymentActionevent`. */
  id: string;
  mediaType: ActionMediaType;
  customerId?: string;
  customerIdType?: string;
  actionMapId: string;
  actionMapVersion: number;
  sessionId: string;
  /** With `webMessagingOffer`. */
  webMessagingOfferProperties?: WebMessagingOfferProperties;
  /** With `contentOffer`. */
  contentOfferProperties?: ContentOffer;
  /** With `openAction`. */
  openActionProperties?: OpenActionProperties;
}

export interface EstimateJobAsyncResponse {
  id: string;
  selfUri?: string;
}

export interface EventAction {
  id: string;
  state: JourneyActionState;
  mediaType: ActionMediaType;
  /** What the visitor was shown. */
  prompt: string;
  /** @format date-time */
  createdDate: string;
}

export interface EventListing {
  entities: Event[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export type EventSession = SegmentAssignmentSession;

/** Something that a contact did in another system. */
export interface ExternalEvent {
  id: string;
  /** When it happened there. @format date-time */
  dateCreated: string;
  /** The contacts it concerns, by their ids in other systems. */
  identifiers: ExternalEventIdentifiers;
  /** As the schema of the configuration describes them. */
  attributes: Dictionary<JsonObject>;
}

/** Something about a kind of external event that wants attention. */
export interface ExternalEventChange {
  changeCategory?: OpenEnum<'Error' | 'Updated' | 'New'>;
  schemaId?: string;
  eventName?: string;
  dateDetected?: string;
  systemStatus?: OpenEnum<'New' | 'Updated' | 'Active' | 'Inactive' | 'Error'>;
  /** Only with the category `Error`. */
  errorCode?: string;
  /** Only with the category `Error`. */
  errorDescription?: string;
}

export interface ExternalEventChangesResponse {
  changes?: ExternalEventChange[];
}

/** A contact's id in another system. */
export interface ExternalEventExternalId {
  value: string;
  /** External source that the id belongs to, see `getExternalcontactsExternalsources` of `ExternalContactsApi`. */
  externalSourceId: string;
}

export interface ExternalEventIdentifiers {
  externalIds: ExternalEventExternalId[];
}

/** A kind of external event, as journey views know it. */
export interface ExternalEventSummary {
  schemaId?: string;
  eventName?: string;
  displayName?: string;
  /** Position in the list of event definitions. */
  rank?: number;
  /** Whether journey views can use it. */
  activationStatus?: OpenEnum<'Activated' | 'Deactivated'>;
  /** What the platform has found out about its definition. */
  systemStatus?: OpenEnum<'New' | 'Updated' | 'Active' | 'Inactive' | 'Error'>;
  dateCreated?: string;
  dateModified?: string;
  dateFirstActivated?: string;
}

/** A source of events outside the platform. */
export interface ExternalEventsConfiguration {
  id: string;
  name?: string;
  description: string;
  divisionId: string;
  /** Whether `divisionId` is still valid. */
  divisionIdActive: boolean;
  /** Schema that its events follow. */
  schemaId: string;
  /** Whether the schema is switched on. */
  schemaActive: boolean;
  /** System that the events come from, e.g. Adobe or Salesforce. */
  source: string;
  /** @format date-time */
  dateLastModified: string;
  selfUri?: string;
}

export interface ExternalEventsConfigurationListing {
  entities: ExternalEventsConfiguration[];
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

export interface ExternalEventsRequest {
  entities: ExternalEvent[];
}

export interface ExternalEventsResponse {
  /** Empty where all events were taken. */
  unprocessedEntities: UnprocessedExternalEvent[];
}

/** A tree of the ways through flows, from the root downwards. */
export interface FlowPaths {
  category: OpenEnum<
    'All' | 'Abandoned' | 'AgentEscalation' | 'Complete' | 'Disconnect' | 'Error' | 'RecognitionFailure' | 'Transfer'
  >;
  /** @format date-time */
  dateStart?: string;
  /** @format date-time */
  dateEnd?: string;
  /** Id of an element to the element. */
  elements: Dictionary<FlowPathsElement>;
}

/** A node of the tree: a milestone, an outcome or the way it ended. */
export interface FlowPathsElement {
  /** The element before; absent at the root. */
  parentId?: string;
  type: OpenEnum<
    | 'Abandoned'
    | 'AgentEscalation'
    | 'Disconnect'
    | 'Error'
    | 'Exit'
    | 'Milestone'
    | 'Outcome'
    | 'RecognitionFailure'
    | 'Root'
    | 'TransferReturnToAgent'
    | 'TransferToAcd'
    | 'TransferToAcdVoicemail'
    | 'TransferToFlow'
    | 'TransferToGroup'
    | 'TransferToGroupVoicemail'
    | 'TransferToNumber'
    | 'TransferToSecureFlow'
    | 'TransferToUser'
    | 'TransferToUserVoicemail'
  >;
  /** Journeys that passed here. */
  count: number;
  /** Flows that those journeys went through. */
  flows: FlowPathsFlowDetails[];
  /** Only with the type `Milestone`. */
  flowMilestone?: AddressableEntityRef;
  /** Only with the types `Outcome` and `Milestone`. */
  flowOutcome?: AddressableEntityRef;
  /** Only with the type `Outcome`. */
  flowOutcomeValue?: OpenEnum<'FAILURE' | 'SUCCESS' | 'UNKNOWN'>;
}

export interface FlowPathsFlowDetails {
  flow: AddressableEntityRef;
  version: string;
  type: OpenEnum<'DigitalBot' | 'Bot' | 'InboundCall' | 'SecureCall' | 'InboundShortMessage' | 'InboundEmail' | 'OutboundCall'>;
  count: number;
}

export interface FlowPathsFlowFilter {
  id: string;
}

export interface FlowPathsQuery {
  /** Which ways to show, by how they end. */
  category: OpenEnum<
    'All' | 'Abandoned' | 'AgentEscalation' | 'Complete' | 'Disconnect' | 'Error' | 'RecognitionFailure' | 'Transfer'
  >;
  /** Flows to look at. */
  flows: FlowPathsFlowFilter[];
}

export interface GetExternalEventsResponse {
  entities: ExternalEventSummary[];
}

/** The value that a group of a chart has in one attribute. */
export interface GroupByAttribute {
  attribute?: string;
  value?: string;
}

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
  /** Triggers by a prediction's rank in percentiles; `triggerWithOutcomeQuantileConditions` expresses the same as a fraction. */
  triggerWithOutcomePercentileConditions?: OutcomePercentileCondition[];
  /** Triggers by where a predicted probability ranks among all sessions. */
  triggerWithOutcomeQuantileConditions?: OutcomeQuantileCondition[];
}

export interface ActionMapAction {
  actionTemplate?: ActionMapActionTemplate;
  mediaType?: ActionMediaType;
  architectFlowFields?: ArchitectFlowFields;
  webMessagingOfferFields?: WebMessagingOfferFields;
  openActionFields?: OpenActionFields;
  /** Action target that receives the interaction. */
  actionTargetId?: string;
  /** Whether the action is throttled. */
  isPacingEnabled?: boolean;
  props?: ActionProperties;
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
  version?: number;
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

/** Event attribute that carries the worth of an achieved outcome, e.g. a basket's total. */
export interface AssociatedValueField {
  dataType: OpenEnum<'Number' | 'Integer'>;
  name: string;
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

export interface ContentOffer {
  imageUrl?: string;
  displayMode: OpenEnum<'Modal' | 'Overlay' | 'Toast'>;
  layoutMode: ContentOfferLayoutMode;
  title?: string;
  headline?: string;
  body?: string;
  callToAction?: CallToAction;
  style?: ContentOfferStylingConfiguration;
  /** Read out or shown in place of the image. */
  imageAltText?: string;
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
  streamType: OpenEnum<'Web' | 'Custom' | 'Conversation' | 'App'>;
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

/** A kind of event that elements of journey views can follow. */
export interface JourneyEventDefinition {
  id: string;
  name: string;
  source: OpenEnum<'Native' | 'External'>;
  /** Position in the list of event definitions. */
  rank?: number;
  displayName?: string;
  description: string;
  /** Attributes of the event, by which it can be filtered and grouped. */
  jsonSchema: JsonSchemaDocument;
  selfUri?: string;
}

export interface JourneyEventDefinitionListing {
  total?: number;
  entities: JourneyEventDefinition[];
  selfUri?: string;
}

/** Attributes that a kind of external event may and must have. */
export interface JourneyExternalEventsSchema {
  id: string;
  version?: number;
  enabled?: boolean;
  /** @format date-time */
  dateCreated?: string;
  createdBy?: DomainEntityRef;
  jsonSchema?: JourneyJsonSchemaDocument;
  selfUri?: string;
}

export interface JourneyExternalEventsSchemaListing {
  total?: number;
  entities: JourneyExternalEventsSchema[];
  selfUri?: string;
}

export interface JourneyJsonSchemaDocument {
  $schema: string;
  title: string;
  description?: string;
  required?: string[];
  properties?: Dictionary<JsonObject>;
}

export interface JourneyJsonSchemaRequest {
  $schema: string;
  title: string;
  description?: string;
  required?: string[];
  properties: Dictionary<JsonObject>;
}

export type JourneyOperator = OpenEnum<
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

/** An event that must occur during the visit. */
export interface JourneyPattern {
  criteria: Criteria[];
  /** How often it must occur. */
  count?: number;
  streamType: OpenEnum<'Web' | 'Custom' | 'Conversation' | 'App'>;
  /** Kind of session in which it counts, e.g. `web`. */
  sessionType: string;
  eventName?: string;
}

/** The whole schema, and whether it is switched on. */
export interface JourneySchemaUpdateRequest {
  /** The version last read. */
  version: number;
  enabled: boolean;
  jsonSchema: JourneyJsonSchemaRequest;
}

/** A group of visitors with something in common. */
export interface JourneySegment {
  id: string;
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

/** A segment to create. */
export interface JourneySegmentRequest {
  isActive?: boolean;
  displayName: string;
  version?: number;
  description?: string;
  /** Hexadecimal colour, e.g. `#008000`. */
  color?: string;
  /** Whether agents see it beside the interaction. */
  shouldDisplayToAgent?: boolean;
  /** Conditions on who the visitor is. */
  context?: RequestContext;
  /** Conditions on what the visitor does. */
  journey?: RequestJourney;
  /** Segment that another system assigns. */
  externalSegment?: RequestExternalSegment;
  /** Days after which a customer leaves the segment. */
  assignmentExpirationDays?: number;
}

export interface JourneySurveyQuestion {
  type?: OpenEnum<'text' | 'hidden' | 'select' | 'checkbox' | 'textarea'>;
  label: string;
  customerProperty?: OpenEnum<'givenName' | 'familyName' | 'email' | 'phone' | 'gender' | 'companyName'>;
  choices?: string[];
  isMandatory?: boolean;
}

/** A journey as an analyst draws it: the events of interest, the order they are expected in, and charts about them. */
export interface JourneyView {
  id?: string;
  name?: string;
  description?: string;
  version?: number;
  createdBy?: JourneyViewUser;
  modifiedBy?: JourneyViewUser;
  /** Fixed period to look at, as start and end. Either this or `duration`. */
  interval?: string;
  /** Period up to now, e.g. `P1D`. Either this or `interval`. */
  duration?: string;
  /** The events, each naming those that may follow it. */
  elements: JourneyViewElement[];
  charts?: JourneyViewChart[];
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

/** A chart over the elements of a journey view. */
export interface JourneyViewChart {
  id?: string;
  name?: string;
  version?: number;
  /** Its place among the charts. */
  rank?: number;
  /** Unit of time that makes a group. */
  groupByTime?: OpenEnum<'Day' | 'Week' | 'Month' | 'Year'>;
  /** Attributes whose values make a group. */
  groupByAttributes?: JourneyViewChartGroupByAttribute[];
  metrics: JourneyViewChartMetric[];
  displayAttributes?: JourneyViewChartDisplayAttributes;
  /** How many groups there are at most. */
  groupByMax?: number;
  selfUri?: string;
}

export interface JourneyViewChartDisplayAttributes {
  type?: OpenEnum<'Column' | 'Bar' | 'Line'>;
  /** Title of the axis with the groups. */
  groupByTitle?: string;
  /** Title of the axis with the figures. */
  metricsTitle?: string;
  secondaryMetricsTitle?: string;
  showLegend?: boolean;
}

export interface JourneyViewChartGroupByAttribute {
  /** Element whose event carries the attribute. */
  elementId: string;
  attribute: string;
}

/** A figure of a chart: how often an element was reached, or a statistic over one of its attributes. */
export interface JourneyViewChartMetric {
  id: string;
  /** Element that is measured. */
  elementId: string;
  /** Whether events or customers are counted, or which statistic is taken of `attribute`. */
  aggregate?: OpenEnum<'EventCount' | 'CustomerCount' | 'Minimum' | 'Maximum' | 'Average' | 'Sum'>;
  displayLabel?: string;
  /** For the aggregates other than counts. */
  attribute?: string;
}

export interface JourneyViewChartMetricResult {
  /** The metric's id within the chart. */
  id?: string;
  values?: JourneyViewChartMetricResultValue[];
}

export interface JourneyViewChartMetricResultValue {
  value?: number;
  groupByAttributes?: GroupByAttribute[];
}

export interface JourneyViewChartResult {
  id: string;
  version?: number;
  metrics?: JourneyViewChartMetricResult[];
  selfUri?: string;
}

/** An event that customers may come by on their journey. */
export interface JourneyViewElement {
  /** Unique within the view only. */
  id: string;
  name: string;
  attributes: JourneyViewElementAttributes;
  displayAttributes?: JourneyViewElementDisplayAttributes;
  filter?: JourneyViewElementFilter;
  /** Links to the elements that come after. */
  followedBy?: JourneyViewLink[];
}

export interface JourneyViewElementAttributes {
  type: OpenEnum<'Event'>;
  /** Id of the event definition. */
  id?: string;
  /** Where the event comes from, e.g. voice or chat; for information only. */
  source?: string;
}

/** Where the element stands in the drawing. */
export interface JourneyViewElementDisplayAttributes {
  x: number;
  y: number;
  col: number;
}

/** Which events of its kind an element takes in; all conditions must hold. */
export interface JourneyViewElementFilter {
  type: OpenEnum<'And'>;
  predicates?: JourneyViewElementFilterPredicate[];
  numberPredicates?: JourneyViewElementFilterNumberPredicate[];
}

/** A condition on an attribute that is a number or a duration. */
export interface JourneyViewElementFilterNumberPredicate {
  /** Attribute to compare. */
  dimension: string;
  operator?: OpenEnum<'Matches' | 'NotMatches'>;
  /** True to find events where the attribute has no value. */
  noValue?: boolean;
  range: JourneyViewElementFilterRange;
}

/** A condition on an attribute with listed values. */
export interface JourneyViewElementFilterPredicate {
  /** Attribute to compare. */
  dimension: string;
  values: string[];
  operator?: OpenEnum<'Matches' | 'NotMatches'>;
  /** True to find events where the attribute has no value. */
  noValue?: boolean;
}

export interface JourneyViewElementFilterRange {
  lt?: JourneyViewElementFilterRangeData;
  lte?: JourneyViewElementFilterRangeData;
  gt?: JourneyViewElementFilterRangeData;
  gte?: JourneyViewElementFilterRangeData;
  eq?: JourneyViewElementFilterRangeData;
  neq?: JourneyViewElementFilterRangeData;
}

/** A bound, as a number or as a duration but not both. */
export interface JourneyViewElementFilterRangeData {
  /** E.g. `PT30M`. */
  duration?: string;
  number?: number;
}

/** One run of a journey view. */
export interface JourneyViewJob {
  id?: string;
  /** @format date-time */
  dateCreated: string;
  /** @format date-time */
  dateCompleted: string;
  status: OpenEnum<'Accepted' | 'Executing' | 'Complete' | 'Failed' | 'Cancelled' | 'Scheduled'>;
  /** The view as it was run. */
  journeyView: JourneyView;
  /** @format date-time */
  dateCompletionEstimated: string;
  /** By how much `dateCompletionEstimated` may be wrong. */
  estimatedCompletionMargin: number;
  /** Who started the run. */
  userId: string;
  selfUri?: string;
}

export interface JourneyViewJobListing {
  entities: JourneyViewJob[];
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

/** Leads from one element to another that follows it. */
export interface JourneyViewLink {
  /** Id of the element that follows. */
  id: string;
  /** Time within which the second element must come to count. */
  constraintWithin?: JourneyViewLinkTimeConstraint;
  /** Time that must have passed before the second element counts. */
  constraintAfter?: JourneyViewLinkTimeConstraint;
  /** Which events count; with `Concurrent` the time constraints do not apply. */
  eventCountType?: OpenEnum<'All' | 'Concurrent' | 'Sequential'>;
  /** Attributes, besides the customer, that both events must share. */
  joinAttributes?: string[];
}

export interface JourneyViewLinkTimeConstraint {
  unit?: OpenEnum<'Seconds' | 'Minutes' | 'Hours' | 'Days' | 'Weeks' | 'Months'>;
  value?: number;
}

export interface JourneyViewListing {
  entities: JourneyView[];
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

/** What a run has found, by element and by chart. */
export interface JourneyViewResult {
  elements?: JourneyViewResultElement[];
  charts?: JourneyViewChartResult[];
}

export interface JourneyViewResultElement {
  /** Id of the element in the view. */
  id?: string;
  metrics?: JourneyViewResultMetrics;
  followedBy?: JourneyViewResultLink[];
  selfUri?: string;
}

export interface JourneyViewResultLink {
  /** Id of the element that follows. */
  id?: string;
  /** How often the link was taken. */
  connectionCount?: number;
  selfUri?: string;
}

/** Contacts at one element of the journey. */
export interface JourneyViewResultMetrics {
  /** Contacts who came by it. */
  participantCount?: number;
  /** Contacts who may still complete the journey. */
  activeCount?: number;
  /** Contacts who completed the journey from here. */
  completedCount?: number;
  /** Contacts who did not reach the next element. */
  dropoutCount?: number;
  /** Contacts who reached the next element but have not completed the journey. */
  flowCount?: number;
}

/** How often a journey view is run without being asked. */
export interface JourneyViewSchedule {
  id?: string;
  frequency: OpenEnum<'Daily' | 'Weekly' | 'Monthly'>;
  /** @format date-time */
  dateModified: string;
  /** Who last changed it. */
  user: AddressableEntityRef;
  selfUri?: string;
}

export interface JourneyViewScheduleListing {
  entities: JourneyViewSchedule[];
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

export interface JourneyViewUser {
  id?: string;
  emailAddress?: string;
  selfUri?: string;
}

export interface KeyValue {
  key: string;
  value: string;
}

/** A value under the label that it has in a journey view's filter. */
export interface Label {
  name: string;
  value: string;
  encoded: boolean;
}

export interface OpenActionFields {
  openAction: DomainEntityRef;
  configurationFields?: Dictionary<JsonObject>;
}

export interface OpenActionProperties {
  openActionName?: string;
  configurationFields?: Dictionary<JsonObject>;
}

/** A goal of a visit, wanted or unwanted. */
export interface Outcome {
  id: string;
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

/** A visitor has reached an outcome. */
export interface OutcomeAchievedEvent {
  outcome: OutcomeAchievedEventOutcome;
  userAgentString?: string;
  browser?: Browser;
  device?: Device;
  geolocation?: JourneyGeolocation;
  ipAddress?: string;
  ipOrganization?: string;
  mktCampaign?: JourneyCampaign;
  /** Where the visit came from. */
  visitReferrer?: Referrer;
  /** @format date-time */
  visitCreatedDate?: string;
}

export type OutcomeAchievedEventOutcome = ActionEventActionMap;

export interface OutcomeAttributionAsyncResponse {
  id: string;
  /** Percent of invalid entries at which the job gives up. */
  percentFailedThreshold?: number;
  selfUri?: string;
}

export interface OutcomeAttributionJobStateResponse {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'CompletedWithErrors' | 'Failed'>;
  /** Present once the job no longer runs. */
  resultsUri?: string;
  /** Percent of invalid entries at which the job gives up. */
  percentFailedThreshold?: number;
  selfUri?: string;
  /** @format date-time */
  createdDate?: string;
}

/** Outcomes to credit to interactions. */
export interface OutcomeAttributionListing {
  entities: OutcomeAttributionRequest[];
  /** Percent of invalid entries at which the job gives up. */
  percentFailedThreshold?: number;
}

/** An achieved outcome and the interactions that led to it. */
export interface OutcomeAttributionRequest {
  outcomeId: string;
  externalContactId?: string;
  /** What the outcome was worth in all. */
  associatedValue: number;
  /** The interactions, each with its share. */
  touchpoints: Touchpoint[];
  /** When the outcome was achieved. @format date-time */
  createdDate: string;
}

export interface OutcomeAttributionResponseListing {
  entities: OutcomeAttributionResultsResponse[];
}

export interface OutcomeAttributionResultsResponse {
  outcomeId?: string;
  /** Position of the entry in the request. */
  index?: number;
  externalContactId?: string;
  associatedValue?: number;
  state: OpenEnum<'Completed' | 'Valid' | 'Invalid' | 'Failed'>;
  /** What validation found. */
  message: string;
  touchpoints?: TouchpointResponse[];
  /** @format date-time */
  createdDate?: string;
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

/** Triggers an action map by where a session's probability of an outcome ranks among all sessions. */
export interface OutcomePercentileCondition {
  outcomeId: string;
  /** Met where the session's highest percentile is above this value. */
  maximumPercentile: number;
  /** Where set, the current percentile must also have fallen below this value. */
  fallbackPercentile?: number;
}

/** Has the platform forecast how likely visitors are to reach an outcome. */
export interface OutcomePredictor {
  id: string;
  outcome?: OutcomeRef;
  selfUri?: string;
}

export interface OutcomePredictorListing {
  entities: OutcomePredictor[];
}

export interface OutcomePredictorRequest {
  outcome: OutcomeRefRequest;
}

/** Triggers an action map by the predicted probability of an outcome. */
export interface OutcomeProbabilityCondition {
  outcomeId: string;
  /** Triggers where the probability reaches this value. */
  maximumProbability: number;
  /** Further condition: the current probability is at or below this value. */
  probability?: number;
}

/** Triggers an action map by where a session's probability of an outcome ranks among all sessions, as a fraction. */
export interface OutcomeQuantileCondition {
  outcomeId: string;
  /** Met where the session's highest quantile is above this value. */
  maxQuantileThreshold: number;
  /** Where set, the current quantile must also have fallen below this value. */
  fallbackQuantileThreshold?: number;
}

export type OutcomeRef = AddressableEntityRef;

export interface OutcomeRefRequest {
  id: string;
}

/** An outcome to create. */
export interface OutcomeRequest {
  isActive?: boolean;
  displayName: string;
  version?: number;
  description?: string;
  /** Whether reaching it is wanted. */
  isPositive?: boolean;
  context?: RequestContext;
  journey?: RequestJourney;
  /** Event attribute that carries what the outcome is worth. */
  associatedValueField?: AssociatedValueField;
}

/** How likely the visitor of a session is to reach an outcome. */
export interface OutcomeScore {
  outcome?: AddressableEntityRef;
  /** Highest probability seen during the session. */
  sessionMaxProbability?: number;
  /** Latest probability. */
  probability?: number;
  /** The platform advises to use `quantile` instead. */
  percentile?: number;
  /** The platform advises to use `sessionMaxQuantile` instead. */
  sessionMaxPercentile?: number;
  /** Share of sessions whose highest probability is below the present one. */
  quantile?: number;
  /** Share of sessions whose highest probability is below the highest one of this session. */
  sessionMaxQuantile?: number;
}

export interface OutcomeScoresResult {
  outcomeScores?: OutcomeScore[];
  /** @format date-time */
  modifiedDate?: string;
}

export interface PatchAction {
  mediaType: ActionMediaType;
  actionTemplate?: ActionMapActionTemplate;
  architectFlowFields?: ArchitectFlowFields;
  webMessagingOfferFields?: PatchWebMessagingOfferFields;
  openActionFields?: OpenActionFields;
  /** Action target that receives the interaction. */
  actionTargetId?: string;
  /** Whether the action is throttled. */
  isPacingEnabled?: boolean;
  props?: PatchActionProperties;
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
  triggerWithOutcomePercentileConditions?: OutcomePercentileCondition[];
  triggerWithOutcomeQuantileConditions?: OutcomeQuantileCondition[];
}

export type PatchActionMapScheduleGroups = ActionMapScheduleGroups;

export type PatchActionProperties = ActionProperties;

export type PatchActionSurvey = ActionSurvey;

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
  version?: number;
}

export interface PatchAssociatedValueField {
  dataType?: OpenEnum<'Number' | 'Integer'>;
  name?: string;
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
  /** Read out or shown in place of the image. */
  imageAltText?: string;
}

export type PatchContentOfferStyleProperties = ContentOfferStyleProperties;

export type PatchContentOfferStylingConfiguration = ContentOfferStylingConfiguration;

export type PatchContentPositionProperties = ContentPositionProperties;

export interface PatchContext {
  patterns?: PatchContextPattern[];
}

export interface PatchContextPattern {
  criteria?: PatchEntityTypeCriteria[];
}

export interface PatchCriteria {
  key?: string;
  values?: string[];
  shouldIgnoreCase?: boolean;
  operator?: JourneyOperator;
}

export type PatchCtaButtonStyleProperties = CtaButtonStyleProperties;

export interface PatchEntityTypeCriteria {
  key?: string;
  values?: string[];
  shouldIgnoreCase?: boolean;
  operator?: JourneyOperator;
  entityType?: OpenEnum<'visit'>;
}

export interface PatchExternalSegment {
  name: string;
}

export interface PatchJourney {
  patterns?: PatchJourneyPattern[];
}

export interface PatchJourneyPattern {
  criteria?: PatchCriteria[];
  /** How often the event must occur. */
  count?: number;
  streamType?: OpenEnum<'Web' | 'Custom' | 'Conversation' | 'App'>;
  /** Kind of session in which it counts, e.g. `web`. */
  sessionType?: string;
  eventName?: string;
}

export interface PatchOutcome {
  /** @deprecated The platform no longer has it. */
  id?: string;
  isActive?: boolean;
  displayName: string;
  version?: number;
  description?: string;
  /** Whether reaching it is wanted. */
  isPositive?: boolean;
  context?: PatchContext;
  journey?: PatchJourney;
  associatedValueField?: PatchAssociatedValueField;
  /** @deprecated The platform no longer has it. */
  selfUri?: string;
  /** @format date-time @deprecated The platform no longer has it. */
  createdDate?: string;
  /** @format date-time @deprecated The platform no longer has it. */
  modifiedDate?: string;
}

export interface PatchSegment {
  /** @deprecated The platform no longer has it. */
  id?: string;
  isActive?: boolean;
  displayName: string;
  version?: number;
  description?: string;
  color?: string;
  shouldDisplayToAgent?: boolean;
  context?: PatchContext;
  journey?: PatchJourney;
  externalSegment?: PatchExternalSegment;
  assignmentExpirationDays?: number;
  /** @deprecated The platform no longer has it. */
  selfUri?: string;
  /** @format date-time @deprecated The platform no longer has it. */
  createdDate?: string;
  /** @format date-time @deprecated The platform no longer has it. */
  modifiedDate?: string;
}

export type PatchSurveyQuestion = JourneySurveyQuestion;

export type PatchTextStyleProperties = TextStyleProperties;

export type PatchWebMessagingOfferFields = WebMessagingOfferFields;

/** Conditions on who the visitor is and where the visit comes from. */
export interface RequestContext {
  patterns?: RequestContextPattern[];
}

export interface RequestContextPattern {
  criteria: RequestEntityTypeCriteria[];
}

export interface RequestCriteria {
  key: string;
  values: string[];
  shouldIgnoreCase?: boolean;
  operator?: JourneyOperator;
}

/** The device as the app reports it. */
export type RequestDevice = Device;

export interface RequestEntityTypeCriteria {
  key: string;
  values: string[];
  shouldIgnoreCase?: boolean;
  operator?: JourneyOperator;
  entityType: OpenEnum<'visit'>;
}

export interface RequestExternalSegment {
  /** Id of the segment in the other system. */
  id: string;
  name: string;
  source?: OpenEnum<'AdobeExperiencePlatform' | 'Custom'>;
}

/** Conditions on what the visitor does. */
export interface RequestJourney {
  patterns?: RequestJourneyPattern[];
}

/** An event that must occur during the visit. */
export interface RequestJourneyPattern {
  criteria: RequestCriteria[];
  /** How often it must occur. */
  count: number;
  streamType: OpenEnum<'Web' | 'Custom' | 'Conversation' | 'App'>;
  /** Kind of session in which it counts, e.g. `web`. */
  sessionType: string;
  eventName?: string;
}

/** One input value of a flow. */
export interface RequestMapping {
  name?: string;
  attributeType?: OpenEnum<'String' | 'Number' | 'Integer' | 'Boolean'>;
  /** Whether `value` names where to look the value up, or is the value itself. */
  mappingType?: OpenEnum<'Lookup' | 'HardCoded'>;
  value?: string;
}

/** The page on which a web event happened. */
export interface RequestPage {
  url: string;
  title: string;
  keywords?: string;
  /** Language tag, e.g. `en-GB`. */
  lang?: string;
}

/** The page on which a web event happened, with its address taken apart. */
export interface ResponsePage {
  url: string;
  title: string;
  domain: string;
  fragment?: string;
  hostname: string;
  keywords?: string;
  lang?: string;
  pathname: string;
  queryString?: string;
}

/** A visitor was assigned to a segment. */
export interface SegmentAssignmentEvent {
  segment: AddressableEntityRef;
}

/** Sessions in one segment that an action map would have reached. */
export interface SegmentEstimateCount {
  segmentId?: string;
  count?: number;
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

export interface TextStyleProperties {
  color?: string;
  font?: string;
  fontSize?: string;
  textAlign?: OpenEnum<'Left' | 'Right' | 'Center'>;
}

/** An interaction that had a part in achieving an outcome. */
export interface Touchpoint {
  conversationId?: string;
  /** User who handled it. */
  agentId: string;
  /** Its share of the outcome's value. */
  associatedValue: number;
  mediaType?: OpenEnum<'Email' | 'Message' | 'Voice'>;
  /** @format date-time */
  createdDate?: string;
}

export interface TouchpointResponse {
  conversationId?: string;
  agentId: string;
  associatedValue: number;
  mediaType?: OpenEnum<'Email' | 'Message' | 'Voice'>;
  state: OpenEnum<'Completed' | 'Valid' | 'Invalid' | 'Failed'>;
  /** What validation found. */
  message?: string;
  /** @format date-time */
  createdDate?: string;
}

/** An external event that was not taken, and why. */
export interface UnprocessedExternalEvent {
  event: ExternalEvent;
  /** Position of the event in the request. */
  originalRequestIndex: number;
  /** Whether sending it again may succeed. */
  isRetryable: boolean;
  errorMessage: string;
  statusCode?: number;
}

export interface UpdateExternalEventRequest {
  displayName: string;
  /** Position in the list of event definitions. */
  rank: number;
}

export interface UpdateExternalEventResponse {
  schemaId?: string;
  eventName?: string;
  displayName?: string;
  rank?: number;
  activationStatus?: OpenEnum<'Activated' | 'Deactivated'>;
}

export interface UpdateExternalEventsConfigurationRequest {
  name?: string;
  description?: string;
}

export interface UrlCondition {
  values: string[];
  operator: JourneyCriteriaOperator;
}

/** An action of an action map has changed its state for a visitor. */
export interface WebActionEvent {
  action: EventAction;
  actionMap: ActionEventActionMap;
  actionTarget: AddressableEntityRef;
  /** In ms, until the action was dealt with. */
  timeToDisposition?: number;
  errorCode?: string;
  errorMessage?: string;
  userAgentString: string;
  browser: Browser;
  device: Device;
  geolocation?: JourneyGeolocation;
  ipAddress?: string;
  ipOrganization?: string;
  mktCampaign?: JourneyCampaign;
  /** Where the visit came from. */
  visitReferrer?: Referrer;
}

export interface WebEventBrowser {
  family: string;
  version: string;
  lang?: string;
}

export interface WebEventDevice {
  category: OpenEnum<'desktop' | 'mobile' | 'tablet' | 'other'>;
  type: string;
  isMobile?: boolean;
  screenHeight?: number;
  screenWidth?: number;
  screenDensity?: number;
  osFamily: string;
  osVersion: string;
  manufacturer?: string;
}

/** An event on a website, as the site reports it. */
export interface WebEventRequest {
  /** Id that the site keeps for its visitor. */
  customerCookieId: string;
  /** What the visitor did, best an object and a past participle, e.g. `order_completed`; letters, digits and underscores. */
  eventName: string;
  page: RequestPage;
  /** Replaces the user agent of the request itself. */
  userAgentString?: string;
  browser?: WebEventBrowser;
  device?: WebEventDevice;
  searchQuery?: string;
  ipAddress?: string;
  /** Where the visitor came to this page from. */
  referrerUrl?: string;
  /** Details of the event, e.g. `items_in_cart`. */
  attributes?: Dictionary<CustomEventAttribute>;
  /** Facts about the visitor, e.g. an e-mail address, by which sessions on several devices can be matched to one contact. */
  traits?: Dictionary<CustomEventAttribute>;
  externalId?: string;
  /** When the event happened; refused if it is more than an hour ago. @format date-time */
  createdDate: string;
}

/** The event as it was recorded, with the session it was put into. */
export interface WebEventResponse {
  customerId: string;
  eventName: string;
  /** What kind of id `customerId` is, e.g. `cookie`. */
  customerIdType: string;
  page: ResponsePage;
  userAgentString: string;
  browser: WebEventBrowser;
  device: WebEventDevice;
  searchQuery?: string;
  ipOrganization?: string;
  geolocation?: JourneyGeolocation;
  mktCampaign?: JourneyCampaign;
  session: WebEventResponseSession;
  referrer?: Referrer;
  attributes: Dictionary<CustomEventAttribute>;
  traits: Dictionary<CustomEventAttribute>;
  authenticated: boolean;
  externalId?: string;
  /** @format date-time */
  createdDate: string;
}

/** The visit to the site up to this event. */
export interface WebEventResponseSession {
  id?: string;
  durationInSeconds: number;
  eventCount: number;
  pageviewCount: number;
  referrer?: Referrer;
  selfUri?: string;
  /** @format date-time */
  createdDate: string;
}

export interface WebMessagingOfferFields {
  /** Text of the invitation to chat. */
  offerText?: string;
  /** Flow that handles the chat, instead of the deployment's own. */
  architectFlow?: AddressableEntityRef;
}

export interface WebMessagingOfferProperties {
  /** Text of the invitation to chat. */
  offerText?: string;
}

/** Something that a user did in an app. */
export interface AppEvent {
  eventName: string;
  screenName: string;
  app: JourneyApp;
  device: Device;
  ipAddress?: string;
  /** To whom the address is registered. */
  ipOrganization?: string;
  geolocation?: JourneyGeolocation;
  sdkLibrary?: SdkLibrary;
  networkConnectivity?: NetworkConnectivity;
  mktCampaign?: JourneyCampaign;
  searchQuery?: string;
  /** Details of the event, as the app sent them. */
  attributes: Dictionary<CustomEventAttribute>;
  /** Facts about the user, by which sessions are matched to a contact. */
  traits: Dictionary<CustomEventAttribute>;
}

/** One thing that happened in a session. The property that fits `eventType` holds its details. */
export interface Event {
  id: string;
  correlationId: string;
  customerId?: string;
  /** What kind of id `customerId` is. */
  customerIdType?: string;
  session: EventSession;
  eventType: string;
  outcomeAchievedEvent?: OutcomeAchievedEvent;
  segmentAssignmentEvent?: SegmentAssignmentEvent;
  webActionEvent?: WebActionEvent;
  webEvent?: WebEvent;
  appEvent?: AppEvent;
  /** @format date-time */
  createdDate: string;
}

/** Something that a visitor did on a website. */
export interface WebEvent {
  eventName: string;
  /** Events of the visit so far. */
  totalEventCount: number;
  /** Pages seen so far. */
  totalPageviewCount: number;
  page: JourneyPage;
  userAgentString: string;
  browser: Browser;
  device: Device;
  geolocation?: JourneyGeolocation;
  ipAddress?: string;
  /** To whom the address is registered. */
  ipOrganization?: string;
  mktCampaign?: JourneyCampaign;
  referrer?: Referrer;
  attributes: Dictionary<CustomEventAttribute>;
  /** Facts about the visitor, by which sessions are matched to a contact. */
  traits: Dictionary<CustomEventAttribute>;
  searchQuery?: string;
  /** Whether the visitor had signed in. */
  authenticated: boolean;
}
