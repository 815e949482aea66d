import type { JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { AddressableEntityRef, DomainEntityRef } from './shared.js';

export type GeneralDialect = OpenEnum<
  | 'en-US'
  | 'es-US'
  | 'en-AU'
  | 'en-GB'
  | 'en-ZA'
  | 'es-ES'
  | 'en-IN'
  | 'fr-FR'
  | 'fr-CA'
  | 'it-IT'
  | 'de-DE'
  | 'pt-BR'
  | 'pl-PL'
  | 'pt-PT'
  | 'nl-NL'
  | 'ko-KR'
>;

export type TopicStrictness = OpenEnum<'1' | '55' | '65' | '72' | '85' | '90'>;

/** A program of speech and text analytics. */
export type BaseProgramEntity = DomainEntityRef;

/** A topic of speech and text analytics. */
export type BaseTopicEntitiy = DomainEntityRef;

/** Sentiment and shares of speech measured on one conversation. */
export interface ConversationMetrics {
  conversation?: AddressableEntityRef;
  /** Overall sentiment of the conversation. */
  sentimentScore?: number;
  /** How sentiment moved over the conversation; `sentimentTrendClass` puts it in words. */
  sentimentTrend?: number;
  sentimentTrendClass?: OpenEnum<
    'NotCalculated' | 'Declining' | 'SlightlyDeclining' | 'NoChange' | 'SlightlyImproving' | 'Improving'
  >;
  participantMetrics?: ParticipantMetrics;
}

/** A listing of plain codes, such as dialects, in place of records. */
export interface EntityListing {
  entities: JsonObject[];
}

export interface GeneralProgramJob {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface GeneralProgramJobRequest {
  dialect: GeneralDialect;
  /** What to do about what the organisation already has: pass it over (`Skip`) or join the two (`Merge`). */
  mode?: OpenEnum<'Skip' | 'Merge'>;
}

/** A topic ready-made by the platform. */
export interface GeneralTopic {
  name?: string;
}

export interface GeneralTopicsEntityListing {
  entities: GeneralTopic[];
}

export interface ListedProgram {
  id: string;
  name?: string;
  description?: string;
  published?: boolean;
  topicsCount?: number;
  tags?: string[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface ListedTopic {
  id: string;
  name?: string;
  description?: string;
  published?: boolean;
  strictness?: TopicStrictness;
  programsCount?: number;
  tags?: string[];
  dialect?: string;
  participants?: OpenEnum<'External' | 'Internal' | 'All'>;
  phrasesCount?: number;
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

/** Shares of the conversation's duration, in percent, by who was heard. */
export interface ParticipantMetrics {
  agentDurationPercentage?: number;
  customerDurationPercentage?: number;
  silenceDurationPercentage?: number;
  /** Percent spent in the IVR. */
  ivrDurationPercentage?: number;
  /** Percent spent waiting for an agent. */
  acdDurationPercentage?: number;
  /** Percent in which agent and customer spoke at once. */
  overtalkDurationPercentage?: number;
  otherDurationPercentage?: number;
  /** How often they spoke at once. */
  overtalkCount?: number;
}

/** One wording that a topic looks for. */
export interface Phrase {
  text: string;
  /** How closely speech must match, overriding that of the topic; higher is stricter. */
  strictness?: TopicStrictness;
  sentiment?: OpenEnum<'Unspecified' | 'Positive' | 'Neutral' | 'Negative'>;
}

export interface Program {
  id: string;
  name?: string;
  description?: string;
  published?: boolean;
  topics?: BaseTopicEntitiy[];
  tags?: string[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  publishedBy?: AddressableEntityRef;
  /** @format date-time */
  datePublished?: string;
  selfUri?: string;
}

export interface ProgramJob {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  programs?: BaseProgramEntity[];
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface ProgramJobRequest {
  programIds: string[];
}

export interface ProgramMappings {
  program?: BaseProgramEntity;
  queues?: AddressableEntityRef[];
  flows?: AddressableEntityRef[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
}

export interface ProgramMappingsRequest {
  /** All queues that the program is to serve; those left out are unmapped. */
  queueIds: string[];
  /** All flows that the program is to serve; those left out are unmapped. */
  flowIds: string[];
}

export interface ProgramRequest {
  name: string;
  description?: string;
  topicIds?: string[];
  tags?: string[];
}

export interface ProgramsEntityListing {
  entities: ListedProgram[];
  pageSize?: number;
  selfUri?: string;
  nextUri?: string;
  pageCount?: number;
}

export interface ProgramsMappingsEntityListing {
  entities: ProgramMappings[];
  pageSize?: number;
  selfUri?: string;
  nextUri?: string;
  pageCount?: number;
}

/** A correction of how the platform judges the sentiment of a phrase. */
export interface SentimentFeedback {
  id?: string;
  phrase: string;
  /** Language and region, e.g. `en-US`. */
  dialect: string;
  feedbackValue: OpenEnum<'Neutral' | 'Positive' | 'Negative'>;
  /** @format date-time */
  dateCreated?: string;
  createdBy?: AddressableEntityRef;
}

export interface SentimentFeedbackEntityListing {
  entities: SentimentFeedback[];
}

export interface SpeechTextAnalyticsSettingsRequest {
  /** Program for conversations whose queue or flow has none of its own. */
  defaultProgramId?: string;
  /** Dialects that conversations are likely to be in, e.g. `en-US`. */
  expectedDialects?: string[];
}

export interface SpeechTextAnalyticsSettingsResponse {
  /** Program for conversations whose queue or flow has none of its own. */
  defaultProgram?: AddressableEntityRef;
  expectedDialects?: string[];
}

export interface Topic {
  id: string;
  name?: string;
  description?: string;
  /** Whether the latest state has been published. */
  published?: boolean;
  /** How closely speech must match its phrases; higher is stricter. */
  strictness?: TopicStrictness;
  programs?: BaseProgramEntity[];
  tags?: string[];
  /** Language and region, e.g. `en-US`. */
  dialect?: string;
  /** Whose words count: the customer's (`External`), the agent's (`Internal`) or both. */
  participants?: OpenEnum<'External' | 'Internal' | 'All'>;
  phrases?: Phrase[];
  modifiedBy?: AddressableEntityRef;
  /** @format date-time */
  dateModified?: string;
  publishedBy?: AddressableEntityRef;
  /** @format date-time */
  datePublished?: string;
  selfUri?: string;
}

export interface TopicJob {
  id: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed'>;
  topics?: BaseTopicEntitiy[];
  createdBy?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface TopicJobRequest {
  topicIds: string[];
}

export interface TopicRequest {
  name: string;
  description?: string;
  /** How closely speech must match its phrases; higher is stricter. */
  strictness?: TopicStrictness;
  programIds?: string[];
  tags?: string[];
  /** Language and region, e.g. `en-US`. */
  dialect: string;
  /** Whose words count: the customer's (`External`), the agent's (`Internal`) or both. */
  participants?: OpenEnum<'External' | 'Internal' | 'All'>;
  phrases?: Phrase[];
}

export interface TopicsEntityListing {
  entities: ListedTopic[];
  pageSize?: number;
  total?: number;
  selfUri?: string;
  nextUri?: string;
  pageCount?: number;
}

export interface TranscriptUrl {
  /** Pre-signed and short-lived; fetch it anew rather than storing it. */
  url?: string;
}

export interface UnpublishedProgramsEntityListing {
  entities: Program[];
  pageSize?: number;
  selfUri?: string;
  nextUri?: string;
  pageCount?: number;
}
