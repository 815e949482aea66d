import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { MessageInfo } from './shared-administration.js';
import type {
  ContentReaction,
  ConversationChannelMetadata,
  ConversationContentAttachment,
  ConversationContentReaction,
  ConversationContentText,
  ConversationNormalizedMessage,
} from './shared-messages.js';
import type { DomainEntityRef, NumericRange } from './shared-references.js';

/** How fit for the workplace a message is. */
export interface ContentModeration {
  flag: OpenEnum<'NotSafeForWork' | 'SafeForWork' | 'Unknown'>;
  /** What was found objectionable. */
  categories?: string[];
}

export interface DataIngestionRuleStatusPatchRequest {
  status: OpenEnum<'Active' | 'Paused'>;
}

/** A count of a topic's ingestion rules on one platform. */
export interface DataIngestionRulesMetadata {
  /** Rules by status. */
  countByStatus?: Dictionary<number>;
  platform?: string;
  totalCount?: number;
}

/** When to escalate social-media messages, and where the messages of each platform go. */
export interface EscalationRuleRequest {
  name: string;
  /** The condition that a message has to meet. */
  matchCriteria: string;
  /** The lower the number, the earlier the rule is tried. The first that matches ends the search. */
  priority: number;
  divisionId: string;
  description?: string;
  status?: OpenEnum<'Active' | 'Paused'>;
  openEscalation?: EscalationTarget;
  facebookEscalation?: EscalationTarget;
  instagramEscalation?: EscalationTarget;
  twitterEscalation?: EscalationTarget;
  googleBusinessProfileEscalation?: EscalationTarget;
}

/** A rule that escalates social-media messages to conversations. */
export interface EscalationRuleResponse {
  id: string;
  name?: string;
  /** The condition that a message has to meet. */
  matchCriteria: string;
  /** The lower the number, the earlier the rule is tried. The first that matches ends the search. */
  priority?: number;
  divisionId: string;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  status?: OpenEnum<'Active' | 'Paused'>;
  openEscalation?: EscalationTarget;
  facebookEscalation?: EscalationTarget;
  instagramEscalation?: EscalationTarget;
  twitterEscalation?: EscalationTarget;
  googleBusinessProfileEscalation?: EscalationTarget;
  selfUri?: string;
}

/** Where an escalated message goes. */
export interface EscalationTarget {
  targetType: OpenEnum<'Conversation'>;
  /** `SourceIntegration` for the integration the message came through, `OverrideIntegration` for the one in `override`. */
  destination: OpenEnum<'SourceIntegration' | 'OverrideIntegration'>;
  /** For `OverrideIntegration` only. */
  override?: OverrideEscalationTarget;
}

export interface FacebookDataIngestionRuleRequest {
  name: string;
  description?: string;
  /** Facebook integration of an own page; not needed for pages of others. */
  integrationId?: string;
}

export interface FacebookDataIngestionRuleResponse {
  id: string;
  name?: string;
  description?: string;
  status?: IngestionRuleStatus;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  platform?: string;
  /** A message about the rule's state. */
  ingestionRuleInfo?: MessageInfo;
  /** Facebook integration of the page. */
  integrationId?: string;
  selfUri?: string;
}

export type FacebookDataIngestionRuleVersionResponse = FacebookDataIngestionRuleResponse;

export interface FacebookDataIngestionRuleVersionResponseEntityListing {
  entities: FacebookDataIngestionRuleVersionResponse[];
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

/** An ingestion rule of any platform, with what all of them have. */
export interface GenericDataIngestionRuleResponse {
  id: string;
  name?: string;
  description?: string;
  status?: string;
  version?: number;
  dateCreated?: string;
  dateModified?: string;
  platform?: string;
  /** A message about the rule's state. */
  ingestionRuleInfo?: MessageInfo;
  /** Two-letter codes; of Twitter rules only. */
  countries?: string[];
  selfUri?: string;
}

export interface GenericDataIngestionRuleResponseEntityListing {
  entities: GenericDataIngestionRuleResponse[];
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

export interface GoogleBusinessProfileDataIngestionRuleRequest {
  name: string;
  description?: string;
  integrationId: string;
  /** Source of the authors' ids, for finding their external contacts. */
  externalSource: DomainEntityRef;
}

export interface GoogleBusinessProfileDataIngestionRuleResponse {
  id: string;
  name?: string;
  description?: string;
  status?: IngestionRuleStatus;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  platform?: string;
  /** A message about the rule's state. */
  ingestionRuleInfo?: MessageInfo;
  integrationId?: string;
  /** Source of the authors' ids, for finding their external contacts. */
  externalSource?: DomainEntityRef;
  selfUri?: string;
}

export type GoogleBusinessProfileDataIngestionRuleVersionResponse = GoogleBusinessProfileDataIngestionRuleResponse;

export interface GoogleBusinessProfileDataIngestionRuleVersionResponseEntityListing {
  entities: GoogleBusinessProfileDataIngestionRuleVersionResponse[];
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

export type IngestionRuleStatus = OpenEnum<'Active' | 'Deleted' | 'Error' | 'Paused' | 'Pending' | 'SystemPaused'>;

export interface InstagramDataIngestionRuleRequest {
  name: string;
  description?: string;
  integrationId: string;
}

export type InstagramDataIngestionRuleResponse = FacebookDataIngestionRuleResponse;

export type InstagramDataIngestionRuleVersionResponse = FacebookDataIngestionRuleResponse;

export type InstagramDataIngestionRuleVersionResponseEntityListing = FacebookDataIngestionRuleVersionResponseEntityListing;

export interface ManualEscalationRequest {
  /** The message to escalate. */
  socialMediaNormalizedMessageId: string;
  escalationTarget?: EscalationTarget;
}

export interface ManualEscalationResponse {
  socialMediaNormalizedMessageId?: string;
  /** The same message within the conversation. */
  conversationNormalizedMessageId?: string;
  escalationTarget?: EscalationTarget;
  /** Whether and how the message has been escalated. */
  escalationStatus?: OpenEnum<'Unknown' | 'Manual' | 'Throttled' | 'PreviouslyEscalated' | 'NotEscalated' | 'Automatic'>;
}

export interface OpenDataIngestionRuleRequest {
  name: string;
  description?: string;
  /** Source of the authors' ids, for finding their external contacts. */
  externalSource: DomainEntityRef;
}

export interface OpenDataIngestionRuleResponse {
  id: string;
  name?: string;
  description?: string;
  status?: IngestionRuleStatus;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  platform?: string;
  /** A message about the rule's state. */
  ingestionRuleInfo?: MessageInfo;
  /** Source of the authors' ids, for finding their external contacts. */
  externalSource?: DomainEntityRef;
  selfUri?: string;
}

export type OpenDataIngestionRuleVersionResponse = OpenDataIngestionRuleResponse;

export interface OpenDataIngestionRuleVersionResponseEntityListing {
  entities: OpenDataIngestionRuleVersionResponse[];
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

export interface OpenSocialMediaChannel {
  /** Of the topic. */
  id?: string;
  platform?: OpenEnum<'Open'>;
  type?: OpenEnum<'Public'>;
  /** The provider's id of the message. */
  messageId: string;
  to?: OpenSocialMediaRecipient;
  from: OpenSocialMediaRecipient;
  /** When it was posted at the provider. @format date-time */
  time: string;
  metadata?: ConversationChannelMetadata;
  /** Where in its thread the post stands. */
  publicMetadata: OpenSocialMediaPublicMetadata;
}

/** One element of a post; `contentType` says which of the other fields is filled. */
export interface OpenSocialMediaMessageContent {
  contentType: OpenEnum<'Attachment' | 'Reactions' | 'Text'>;
  attachment?: ConversationContentAttachment;
  text?: ConversationContentText;
  reaction?: ConversationContentReaction;
}

/** A public post from a source of the organisation's own. */
export interface OpenSocialMediaNormalizedMessage {
  id?: string;
  channel: OpenSocialMediaChannel;
  text?: string;
  type?: OpenEnum<'Text'>;
  content?: OpenSocialMediaMessageContent[];
  /** Free key-value pairs. */
  metadata?: Dictionary<string>;
  selfUri?: string;
}

export interface OpenSocialMediaPublicMetadata {
  /** The post that began the thread. */
  rootId: string;
  /** The post that this one answers. */
  replyToId?: string;
  /** Place within the platform, such as a page. */
  source?: string;
  /** Of the post on its own platform. */
  url?: string;
  /** Accounts named in the text; `tagIds` are those attached to the post itself. */
  mentionIds?: string[];
  /** Accounts attached to the post itself, as in a photo. */
  tagIds?: string[];
}

export interface OpenSocialMediaReactionsChannel {
  /** Of the topic. */
  id?: string;
  platform?: OpenEnum<'Open'>;
  type?: OpenEnum<'Public'>;
  /** The provider's id of the message reacted to. */
  messageId: string;
  to?: OpenSocialMediaRecipient;
  /** When it happened at the provider. @format date-time */
  time: string;
}

export interface OpenSocialMediaReactionsEvent {
  reactions: ContentReaction[];
}

export interface OpenSocialMediaReactionsNormalizedEvent {
  id?: string;
  channel: OpenSocialMediaReactionsChannel;
  events: OpenSocialMediaReactionsEvent[];
  selfUri?: string;
}

export interface OpenSocialMediaReactionsRequest {
  events: OpenSocialMediaReactionsNormalizedEvent[];
}

/** Who wrote a post, or to whom. */
export interface OpenSocialMediaRecipient {
  /** As the provider has it. */
  id: string;
  /** What form the id has. */
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque' | 'Topic'>;
  firstName?: string;
  lastName?: string;
  nickname?: string;
  /** Address of a picture. */
  image?: string;
  additionalIds?: OpenSocialMediaRecipientAdditionalIdentifier[];
}

export interface OpenSocialMediaRecipientAdditionalIdentifier {
  type: OpenEnum<'Topic' | 'IngestionRule' | 'IngestionRuleVersion' | 'PhoneNumber'>;
  value: string;
}

export interface OpenSocialNormalizedMessageEntityListing {
  entities: OpenSocialMediaNormalizedMessage[];
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

export interface OpenSocialReactionsNormalizedEventEntityListing {
  entities: OpenSocialMediaReactionsNormalizedEvent[];
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

export interface OverrideEscalationTarget {
  /** Integration that takes the message. */
  integrationId: string;
}

export interface SocialEscalationResponseEntityListing {
  entities: EscalationRuleResponse[];
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

/** The figures of one group. */
export interface SocialMediaAggregateDataContainer {
  /** Dimensions and their values that make up the group. */
  group?: Dictionary<string>;
  data?: SocialMediaStatisticalResponse[];
}

export interface SocialMediaAggregateMetricData {
  metric?: string;
  qualifier?: string;
  stats?: SocialMediaStatisticalSummary;
}

export interface SocialMediaAsyncAggregateQueryResponse {
  results?: SocialMediaAggregateDataContainer[];
  cursor?: string;
}

export interface SocialMediaAsyncAggregationQuery {
  /** Start and end, separated by a slash. */
  interval: string;
  /** Length of the slices that the span is cut into, as a duration such as `PT30M`. */
  granularity?: string;
  /** Name from the IANA database, by which slices are cut. */
  timeZone?: string;
  groupBy?: OpenEnum<
    | 'country'
    | 'language'
    | 'platform'
    | 'topic'
    | 'escalationStatus'
    | 'messageContentType'
    | 'sentiment'
    | 'dataIngestionRule'
    | 'text'
    | 'moderationFlag'
    | 'sourceType'
    | 'verifiedUser'
    | 'followerCount'
    | 'likes'
    | 'shares'
    | 'comments'
    | 'views'
    | 'postType'
    | 'reposts'
    | 'saves'
  >[];
  filter?: SocialMediaQueryFilter;
  metrics: OpenEnum<'nSocialPosts' | 'oSocialAuthors' | 'oSocialSentiment' | 'oSocialEngagement' | 'nSocialReviewRating'>[];
  pageSize?: number;
}

export interface SocialMediaAsyncDetailQuery {
  /** Start and end, separated by a slash. */
  interval: string;
  /** Name from the IANA database. */
  timeZone?: string;
  filter?: SocialMediaQueryFilter;
  pageSize?: number;
  /** By time. */
  order?: OpenEnum<'asc' | 'desc'>;
}

export interface SocialMediaAsyncDetailQueryResponse {
  results?: SocialMediaDetailDataContainer[];
  cursor?: string;
}

export interface SocialMediaDetailDataContainer {
  interval?: string;
  messages?: SocialMediaDetailMessageContainer[];
}

/** A message with what became of it. */
export interface SocialMediaDetailMessageContainer {
  id?: string;
  normalizedMessage?: ConversationNormalizedMessage;
  escalationInfo?: SocialMediaMessageEscalationInfo;
  contentModeration?: ContentModeration;
}

export interface SocialMediaMessageEscalationInfo {
  escalationStatus?: OpenEnum<'Unknown' | 'Manual' | 'Throttled' | 'PreviouslyEscalated' | 'NotEscalated' | 'Automatic'>;
}

export interface SocialMediaQueryClause {
  /** How the predicates are joined. */
  type: OpenEnum<'and' | 'or'>;
  predicates: SocialMediaQueryPredicate[];
}

export interface SocialMediaQueryFilter {
  /** How clauses and predicates are joined. */
  type: OpenEnum<'and' | 'or'>;
  clauses?: SocialMediaQueryClause[];
  predicates?: SocialMediaQueryPredicate[];
}

/** One condition: a dimension, an operator and a value or range. */
export interface SocialMediaQueryPredicate {
  type?: OpenEnum<'dimension' | 'property' | 'metric'>;
  dimension?: OpenEnum<
    | 'country'
    | 'language'
    | 'platform'
    | 'topic'
    | 'escalationStatus'
    | 'messageContentType'
    | 'sentiment'
    | 'dataIngestionRule'
    | 'text'
    | 'moderationFlag'
    | 'sourceType'
    | 'verifiedUser'
    | 'followerCount'
    | 'likes'
    | 'shares'
    | 'comments'
    | 'views'
  >;
  operator?: OpenEnum<'matches' | 'exists' | 'notExists'>;
  value?: string;
  range?: NumericRange;
}

export interface SocialMediaStatisticalResponse {
  interval?: string;
  metrics?: SocialMediaAggregateMetricData[];
}

export interface SocialMediaStatisticalSummary {
  max?: number;
  min?: number;
  count?: number;
  countNegative?: number;
  countPositive?: number;
  countNeutral?: number;
  countUnknown?: number;
  sum?: number;
  average?: number;
  current?: number;
  ratio?: number;
  numerator?: number;
  denominator?: number;
  target?: number;
  p95?: number;
  p99?: number;
}

export interface SocialTopicPatchRequest {
  name?: string;
  description?: string;
  divisionId?: string;
}

export interface SocialTopicRequest {
  name: string;
  description?: string;
  divisionId: string;
}

export interface SocialTopicResponse {
  id: string;
  name?: string;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  divisionId?: string;
  status?: OpenEnum<'Active' | 'Pending' | 'Deleted'>;
  selfUri?: string;
}

/** A theme under which social-media posts are gathered. */
export interface SocialTopicWithDataIngestionRuleMetadataResponse {
  id: string;
  name?: string;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  divisionId?: string;
  status?: OpenEnum<'Active' | 'Pending' | 'Deleted'>;
  /** One entry a platform. */
  dataIngestionRulesMetadata?: DataIngestionRulesMetadata[];
  selfUri?: string;
}

export interface SocialTopicWithDataIngestionRuleMetadataResponseEntityListing {
  entities: SocialTopicWithDataIngestionRuleMetadataResponse[];
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

/** How much of its allowance of tweets the organisation has used. */
export interface TweetUsage {
  ingestionLimit?: number;
  /** Tweets taken in during the period. */
  tweetCount?: number;
  /** When the present period began. @format date-time */
  dateStart?: string;
}

export interface TwitterDataHistoricalTweetRequest {
  searchTerms: string;
  /** Two-letter codes; worldwide where none are given. */
  countries?: string[];
}

export interface TwitterDataHistoricalTweetResponse {
  matchingTweets?: number;
  /** Days back over which was counted. */
  previousNumberOfDays?: number;
  usageStatistics?: TweetUsage;
}

export interface TwitterDataIngestionRuleRequest {
  name: string;
  description?: string;
  searchTerms: string;
  /** Two-letter codes; worldwide where none are given. */
  countries?: string[];
}

export interface TwitterDataIngestionRuleResponse {
  id: string;
  name?: string;
  description?: string;
  status?: IngestionRuleStatus;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  platform?: string;
  /** A message about the rule's state. */
  ingestionRuleInfo?: MessageInfo;
  searchTerms?: string;
  /** Two-letter codes; worldwide where none are given. */
  countries?: string[];
  selfUri?: string;
}

export type TwitterDataIngestionRuleVersionResponse = TwitterDataIngestionRuleResponse;

export interface TwitterDataIngestionRuleVersionResponseEntityListing {
  entities: TwitterDataIngestionRuleVersionResponse[];
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
