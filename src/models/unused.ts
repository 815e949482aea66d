/** Types that the platform describes and that nothing of it holds: they are here for those who import them by name. */
import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { RequestMapping } from './journey.js';
import type { ContentActions } from './shared-administration.js';
import type { AddressableEntityRef, Entity } from './shared-references.js';

export interface ArchitectFlowNotificationErrorMessageParams {
  additionalProperties?: Dictionary<string>;
}

export type ArchitectFlowOutcomeNotificationErrorMessageParams = ArchitectFlowNotificationErrorMessageParams;

export type ArchitectPromptNotificationErrorMessageParams = ArchitectFlowNotificationErrorMessageParams;

export type ArrayNode = JsonObject;

export type AuditQueryResponse = JsonObject;

export type ChannelMetadata = JsonObject;

export type ConversationEventTopicObject = JsonObject;

export type ConversationMessagingChannelMetadata = JsonObject;

export type Empty = JsonObject;

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

export type JsonNode = JsonObject;

export type PagedNamespaceListing = JsonObject;

export type PatchIntegrationAction = Entity;

export interface PatchIntegrationActionFields {
  integrationAction?: PatchIntegrationAction;
  requestMappings?: RequestMapping[];
}

export interface PredictiveRouting {
  respectSkills?: boolean;
}

export type QueryDivision = JsonObject;

export type QueueConversationEventTopicObject = JsonObject;

export type QueueConversationSocialExpressionEventTopicObject = JsonObject;

export type QueueConversationVideoEventTopicObject = JsonObject;

export type QueueUserEventTopicObject = JsonObject;

export interface RecordingButtonComponent {
  title?: string;
  actions?: RecordingContentActions;
  isSelected?: boolean;
}

export type RecordingContentActions = ContentActions;

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
