import type { JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ErrorBody } from './shared-errors.js';
import type { AddressableEntityRef } from './shared-references.js';

/** The knowledge on which a guide may draw. */
export interface AuthoringKnowledgeSettings {
  /** Id of the knowledge setting. */
  knowledgeId?: string;
  description?: string;
  knowledgeType?: OpenEnum<'Standard' | 'Enhanced'>;
  /** Whether the guide uses the knowledge of whatever runs it. */
  inheritFromExternal?: boolean;
}

/** An attribute of a conversation's custom attributes to which a variable is tied. */
export interface ConversationAttribute {
  /** The schema that defines the attribute. */
  schema: ConversationAttributeSchema;
  attributeName: string;
}

export interface ConversationAttributeSchema {
  id: string;
  selfUri?: string;
}

export interface CreateGuide {
  name: string;
  /** How the content comes about: written by hand, or generated from a prompt, a document or transcripts. */
  source: OpenEnum<'Manual' | 'Prompt' | 'Document' | 'Transcripts'>;
}

export interface CreateGuideVersion {
  /** What the virtual agent is to do, in words. */
  instruction: string;
  variables?: Variable[];
  resources?: GuideVersionResources;
  knowledgeSettings?: AuthoringKnowledgeSettings;
}

/** A data action that a guide may call. */
export interface DataAction {
  id: string;
  label: string;
  description?: string;
  selfUri?: string;
}

/** From what to generate: a description or a document. */
export interface GenerateGuideContentRequest {
  /** The task in words. */
  description?: string;
  /** The address of an uploaded document. */
  url?: string;
}

/** A proposed content, not saved in any guide yet. */
export interface GeneratedGuideContent {
  instruction?: string;
  variables?: Variable[];
  resources?: GuideVersionResources;
}

/** A task that a virtual agent can do, described in words. Its content lies in versions. */
export interface Guide {
  id: string;
  name?: string;
  /** Whether a version has been published. */
  status?: OpenEnum<'Published' | 'Draft'>;
  source?: OpenEnum<'Manual' | 'Prompt' | 'Document' | 'Transcripts'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
  /** The version edited last. */
  latestSavedVersion?: GuideVersionRef;
  /** The version in use. Absent before the first publishing. */
  latestProductionReadyVersion?: GuideVersionRef;
}

export interface GuideContentGenerationJob {
  id: string;
  status?: OpenEnum<'InProgress' | 'Succeeded' | 'Failed'>;
  errors?: ErrorBody[];
  guide?: AddressableEntityRef;
  /** The proposal, once the job has succeeded. */
  guideContent?: GeneratedGuideContent;
  selfUri?: string;
}

export interface GuideEntityListing {
  entities: Guide[];
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

/** The deletion of a guide, as an asynchronous task. */
export interface GuideJob {
  id: string;
  status?: OpenEnum<'InProgress' | 'Succeeded' | 'Failed'>;
  errors?: ErrorBody[];
  guide?: AddressableEntityRef;
  selfUri?: string;
}

export interface GuideSessionInputEvent {
  /**
   * `UserInput` for what the customer says, `ReturnControl` for the results of invocations that the guide asked for, `NoOp` for a
   * turn without input.
   */
  type: OpenEnum<'UserInput' | 'ReturnControl' | 'NoOp'>;
  text?: string;
  mode: OpenEnum<'Text'>;
  /** With `ReturnControl`: the id that came with the invocations. */
  invocationId?: string;
  /** With `ReturnControl`: their results. */
  invocations?: GuideSessionTurnInvocationData[];
}

/** The result of an action that the client has run for a guide. */
export interface GuideSessionTurnInvocationData {
  group: string;
  actionName: string;
  output: string;
}

export interface GuideSessionTurnInvocationParameters {
  name?: string;
  type?: OpenEnum<'String' | 'Integer' | 'Number' | 'Boolean' | 'Date' | 'List'>;
  value?: string;
}

/** An action that the client has to run and report back. */
export interface GuideSessionTurnInvocationResponse {
  id?: string;
  /** The group to which the action belongs. */
  group: string;
  actionName: string;
  parameters?: GuideSessionTurnInvocationParameters[];
}

export interface GuideSessionTurnRequest {
  inputEvent: GuideSessionInputEvent;
  languageCode: string;
  /** The guide's version to run. */
  version: string;
  /** Values for the guide's input variables. */
  inputVariables?: GuideSessionVariable[];
  knowledgeSettings?: KnowledgeSettings;
}

/** What a guide does after an input. */
export interface GuideSessionTurnResponse {
  /** What it says. */
  response?: GuideSessionTurnResponseData;
  status?: OpenEnum<'IN_PROGRESS' | 'COMPLETED' | 'ERROR'>;
  /**
   * Why the turn ended, such as everything collected, a confirmation wanted, an action for the client or a hand-over to an agent.
   */
  result?: OpenEnum<
    'SUCCESSFUL_COLLECTION' | 'CONFIRMATION_REQUIRED' | 'ESCALATION_TRIGGERED' | 'CLIENT_ACTION_REQUIRED' | 'NO_MATCH'
  >;
  /** Values the guide has set. */
  outputVariables?: GuideSessionVariable[];
  /** To be sent back with the results of `invocations`. */
  invocationId?: string;
  invocations?: GuideSessionTurnInvocationResponse[];
}

export interface GuideSessionTurnResponseData {
  text?: string;
}

export interface GuideSessionVariable {
  name?: string;
  value?: string;
}

/** The content of a guide at one stage. */
export interface GuideVersion {
  selfUri?: string;
  guide?: AddressableEntityRef;
  version?: string;
  /** What the virtual agent is to do, in words. */
  instruction?: string;
  /** `TestReady` and `ProductionReady` come from publishing it. */
  state?: OpenEnum<'Draft' | 'TestReady' | 'ProductionReady'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  variables?: Variable[];
  resources?: GuideVersionResources;
  knowledgeSettings?: AuthoringKnowledgeSettings;
}

export interface GuideVersionPublish {
  /** Whether the version is for testing or for production. */
  state?: OpenEnum<'TestReady' | 'ProductionReady'>;
}

/** The publishing of a guide's version, as an asynchronous task. */
export interface GuideVersionPublishJob {
  id: string;
  status?: OpenEnum<'InProgress' | 'Succeeded' | 'Failed'>;
  errors?: ErrorBody[];
  guide?: AddressableEntityRef;
  guideVersion?: GuideVersion;
  selfUri?: string;
}

export interface GuideVersionPublishJobRequest {
  guideVersion: GuideVersionPublish;
}

export interface GuideVersionRef {
  version?: string;
  selfUri?: string;
}

/** What a guide's instruction may make use of. */
export interface GuideVersionResources {
  dataActions?: DataAction[];
}

/** The knowledge that a guide's session draws on. */
export interface KnowledgeSettings {
  /** Id of the knowledge setting. */
  knowledgeId?: string;
  description?: string;
  knowledgeType?: OpenEnum<'Standard' | 'Enhanced'>;
}

/** How conversations are condensed for agents. */
export interface SummarySetting {
  id?: string;
  name: string;
  /** @format date-time */
  dateModified?: string;
  /** Whether it is for live conversations or for e-mail. */
  interactionType?: OpenEnum<'Live' | 'Email'>;
  language: string;
  summaryType?: OpenEnum<'Concise' | 'Detailed'>;
  format?: OpenEnum<'TextBlock' | 'BulletPoints' | 'GroupedTextBlocks' | 'GroupedBulletPoints'>;
  /** Whether personal data is masked in the summary. */
  maskPII?: SummarySettingPII;
  /** @format date-time */
  dateCreated?: string;
  /** What the summary calls the two sides. */
  participantLabels?: SummarySettingParticipantLabels;
  /** What is worked out besides the summary proper. */
  predefinedInsights?: OpenEnum<'ReasonForCall' | 'Resolution' | 'ActionItems'>[];
  /** Further facts to be extracted. */
  customEntities?: SummarySettingCustomEntity[];
  /** `Basic` follows the fields here, `Prompt` the `prompt`. */
  settingType?: OpenEnum<'Basic' | 'Prompt'>;
  prompt?: string;
  /** `External` for a service reached through an integration, which `integrationId` then names. */
  serviceType?: OpenEnum<'Native' | 'External'>;
  /** Needed where `serviceType` is `External`. */
  integrationId?: string;
  /** Seconds to wait for an external service. */
  timeoutDuration?: number;
  selfUri?: string;
}

/** A fact to extract from the conversation. */
export interface SummarySettingCustomEntity {
  label?: string;
  /** What to look for. */
  description?: string;
}

export interface SummarySettingEntityListing {
  entities: SummarySetting[];
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

export interface SummarySettingPII {
  /** Whether every kind of personal data is masked. */
  all: boolean;
}

export interface SummarySettingParticipantLabels {
  /** What an agent is called. */
  internal?: string;
  /** What a customer is called. */
  external?: string;
}

export interface SummarySettingWithTranscript {
  /** The conversation to condense. */
  transcript: string;
  /** An id of the caller's own, under which the summary arrives. */
  summaryPreviewSessionId: string;
  summarySetting: SummarySetting;
}

export interface UpdateGuide {
  name?: string;
}

export interface UpdateGuideVersion {
  /** What the virtual agent is to do, in words. */
  instruction?: string;
  variables?: Variable[];
  resources?: GuideVersionResources;
  knowledgeSettings?: AuthoringKnowledgeSettings;
}

/** A value that a guide takes in, works with or hands out. */
export interface Variable {
  name: string;
  type: OpenEnum<'String' | 'Integer' | 'Number' | 'Boolean' | 'Date' | 'List'>;
  /** Whether it comes from outside, goes outside, both, or lives in the guide only. */
  scope: OpenEnum<'Input' | 'Output' | 'InputAndOutput' | 'GuideOnly'>;
  description?: string;
  validation?: JsonObject;
  /** For the type `List`. */
  listValues?: JsonObject;
  /** What each entry of a list consists of. */
  listVariables?: Variable[];
  /** Attributes of the conversation tied to it. */
  customConversationAttributes?: ConversationAttribute[];
}
