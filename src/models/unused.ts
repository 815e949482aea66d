/** Types that the platform describes and that nothing of it holds: they are here for those who import them by name. */
import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { RequestMapping } from './journey.js';
import type { Miner } from './language-understanding.js';
import type { AddressableEntityRef, DomainEntityRef, MemberGroup } from './shared.js';
import type { ContentActions, Entity } from './shared-administration.js';

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

export type ArchitectFlowNotificationErrorMessageParams = JsonObject;

export type ArchitectFlowOutcomeNotificationErrorMessageParams = JsonObject;

export type ArchitectPromptNotificationErrorMessageParams = JsonObject;

export type ArrayNode = JsonObject;

export type AuditQueryResponse = JsonObject;

export interface Card {
  title?: string;
  description?: string;
  url?: string;
  defaultAction?: CardAction;
  actions?: CardAction[];
}

export interface CardAction {
  type?: OpenEnum<'Link' | 'Postback'>;
  text?: string;
  payload?: string;
  url?: string;
  isSelected?: boolean;
}

export type ChannelMetadata = JsonObject;

export interface ColumnDataTypeSpecification {
  columnName?: string;
  columnDataType?: OpenEnum<'NUMERIC' | 'TEXT' | 'TIMESTAMP'>;
  min?: number;
  max?: number;
  maxLength?: number;
}

export interface ColumnStatus {
  contactable?: boolean;
}

export interface ConditionalGroupRouting {
  rules?: ConditionalGroupRoutingRule[];
}

export interface ConditionalGroupRoutingRule {
  queue?: DomainEntityRef;
  metric?: OpenEnum<'EstimatedWaitTime'>;
  operator?: OpenEnum<'GreaterThan' | 'GreaterThanOrEqualTo' | 'LessThan' | 'LessThanOrEqualTo'>;
  conditionValue?: number;
  groups?: MemberGroup[];
  waitSeconds?: number;
}

export interface ContactableStatus {
  contactable?: boolean;
  columnStatus?: Dictionary<ColumnStatus>;
}

export type ConversationEventTopicObject = JsonObject;

export type ConversationMessagingChannelMetadata = JsonObject;

export interface Cursors {
  before?: string;
  after?: string;
}

export interface DraftTopicRequest {
  id: string;
  name: string;
  phrases: string[];
  selfUri?: string;
}

export interface DraftTopics {
  id: string;
  name?: string;
  miner?: Miner;
  conversationCount?: number;
  conversationPercent?: number;
  utteranceCount?: number;
  phraseCount?: number;
  phrases: string[];
  selfUri?: string;
}

export interface DynamicContactQueueingSettings {
  sort?: boolean;
}

export interface EmailColumn {
  columnName: string;
  type: string;
}

export interface EmailConfig {
  emailColumns: string[];
  contentTemplate?: DomainEntityRef;
  fromAddress: FromEmailAddress;
  replyToAddress?: ReplyToEmailAddress;
}

export type Empty = JsonObject;

export interface FromEmailAddress {
  domain: DomainEntityRef;
  friendlyName?: string;
  localPart?: string;
}

export interface GenericTemplate {
  title?: string;
  description?: string;
  url?: string;
  components?: RecordingButtonComponent[];
  actions?: RecordingContentActions;
}

export type IntegrationAction = AddressableEntityRef;

export interface IntegrationActionFields {
  integrationAction?: IntegrationAction;
  requestMappings?: RequestMapping[];
}

export interface JourneySurveyQuestion {
  type?: OpenEnum<'text' | 'hidden' | 'select' | 'checkbox' | 'textarea'>;
  label: string;
  customerProperty?: OpenEnum<'givenName' | 'familyName' | 'email' | 'phone' | 'gender' | 'companyName'>;
  choices?: string[];
  isMandatory?: boolean;
}

export type JsonNode = JsonObject;

export interface LearningModuleReassignSummary {
  totalReassigned?: number;
  completedCount?: number;
  inProgressCount?: number;
  assignedCount?: number;
  notCompletedCount?: number;
}

export interface LogCaptureUserConfiguration {
  id?: string;
  /** @format date-time */
  dateExpired: string;
  selfUri?: string;
}

export type PagedNamespaceListing = JsonObject;

export type PatchActionProperties = ActionProperties;

export type PatchActionSurvey = ActionSurvey;

export type PatchIntegrationAction = Entity;

export interface PatchIntegrationActionFields {
  integrationAction?: PatchIntegrationAction;
  requestMappings?: RequestMapping[];
}

export type PatchSurveyQuestion = JourneySurveyQuestion;

export interface PredictiveRouting {
  respectSkills?: boolean;
}

export type QueryDivision = JsonObject;

export type QueueConversationEventTopicObject = JsonObject;

export type QueueConversationSocialExpressionEventTopicObject = JsonObject;

export type QueueConversationVideoEventTopicObject = JsonObject;

export type QueueUserEventTopicObject = JsonObject;

export interface RealTimeAdherenceExplanation {
  id?: string;
  /** @format date-time */
  startDate?: string;
  lengthMinutes?: number;
  status?: OpenEnum<'Pending' | 'Approved' | 'Denied'>;
  selfUri?: string;
}

export interface RecordingButtonComponent {
  title?: string;
  actions?: RecordingContentActions;
  isSelected?: boolean;
}

export type RecordingContentActions = ContentActions;

export interface ReplyToEmailAddress {
  domain: DomainEntityRef;
  route: DomainEntityRef;
}

export interface SchedulingTestingOptionsRequest {
  fastScheduling?: boolean;
  delayScheduling?: boolean;
  failScheduling?: boolean;
  populateWarnings?: boolean;
  populateDeprecatedWarnings?: boolean;
}

export interface ScimError {
  schemas?: string[];
  status?: string;
  scimType?: OpenEnum<
    | 'invalidFilter'
    | 'tooMany'
    | 'uniqueness'
    | 'mutability'
    | 'invalidSyntax'
    | 'invalidPath'
    | 'noTarget'
    | 'invalidValue'
    | 'invalidVers'
    | 'sensitive'
  >;
  detail?: string;
}

export type SystemMessageObject = JsonObject;

export type Void = JsonObject;

export type WidgetClientConfigThirdParty = JsonObject;

export type WidgetClientConfigV2 = JsonObject;
