import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { PageOptions } from '../models/options.js';
import type { AsyncQueryResponse, AsyncQueryStatus } from '../models/shared-conversation-analytics.js';
import type {
  DataIngestionRuleStatusPatchRequest,
  EscalationRuleRequest,
  EscalationRuleResponse,
  FacebookDataIngestionRuleRequest,
  FacebookDataIngestionRuleResponse,
  FacebookDataIngestionRuleVersionResponse,
  FacebookDataIngestionRuleVersionResponseEntityListing,
  GenericDataIngestionRuleResponseEntityListing,
  GoogleBusinessProfileDataIngestionRuleRequest,
  GoogleBusinessProfileDataIngestionRuleResponse,
  GoogleBusinessProfileDataIngestionRuleVersionResponse,
  GoogleBusinessProfileDataIngestionRuleVersionResponseEntityListing,
  InstagramDataIngestionRuleRequest,
  InstagramDataIngestionRuleResponse,
  InstagramDataIngestionRuleVersionResponse,
  InstagramDataIngestionRuleVersionResponseEntityListing,
  ManualEscalationRequest,
  ManualEscalationResponse,
  OpenDataIngestionRuleRequest,
  OpenDataIngestionRuleResponse,
  OpenDataIngestionRuleVersionResponse,
  OpenDataIngestionRuleVersionResponseEntityListing,
  OpenSocialMediaNormalizedMessage,
  OpenSocialMediaReactionsRequest,
  OpenSocialNormalizedMessageEntityListing,
  OpenSocialReactionsNormalizedEventEntityListing,
  SocialEscalationResponseEntityListing,
  SocialMediaAsyncAggregateQueryResponse,
  SocialMediaAsyncAggregationQuery,
  SocialMediaAsyncDetailQuery,
  SocialMediaAsyncDetailQueryResponse,
  SocialTopicPatchRequest,
  SocialTopicRequest,
  SocialTopicResponse,
  SocialTopicWithDataIngestionRuleMetadataResponse,
  SocialTopicWithDataIngestionRuleMetadataResponseEntityListing,
  TwitterDataHistoricalTweetRequest,
  TwitterDataHistoricalTweetResponse,
  TwitterDataIngestionRuleRequest,
  TwitterDataIngestionRuleResponse,
  TwitterDataIngestionRuleVersionResponse,
  TwitterDataIngestionRuleVersionResponseEntityListing,
} from '../models/social-media.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersionsOptions extends PageOptions {
  /** Covers a deleted rule, too. */
  includeDeleted?: boolean;
}

export interface GetSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersionsOptions extends PageOptions {
  /** Covers a deleted rule, too. */
  includeDeleted?: boolean;
}

export interface GetSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersionsOptions extends PageOptions {
  /** Covers a deleted rule, too. */
  includeDeleted?: boolean;
}

export interface GetSocialmediaTopicDataingestionrulesOpenOpenIdVersionsOptions extends PageOptions {
  /** Covers a deleted rule, too. */
  includeDeleted?: boolean;
}

export interface GetSocialmediaTopicDataingestionrulesOptions extends PageOptions {
  /** Lists deleted rules, too. */
  includeDeleted?: boolean;
}

export interface GetSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersionsOptions extends PageOptions {
  /** Covers a deleted rule, too. */
  includeDeleted?: boolean;
}

export interface GetSocialmediaTopicsOptions extends PageOptions {
  /** Only topics of these divisions. */
  divisionIds?: readonly string[];
  /** Lists deleted topics, too. */
  includeDeleted?: boolean;
  /** Only topics by this name. */
  name?: string;
  /** Only these topics. */
  ids?: readonly string[];
}

/**
 * Listening to public posts on social media and taking those that matter into conversations. A topic gathers posts by data
 * ingestion rules, one kind a platform (Facebook, Instagram, Twitter, Google Business Profile, and open rules fed by the
 * organisation's own middleware), and every change to a rule leaves a version. Escalation rules, or an agent by hand, turn
 * gathered messages into conversations for agents. Analytics jobs count and list what has come in; administrators and
 * social-media teams work with all of these.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class SocialMediaApi extends PlatformApi {
  /**
   * Deletes an escalation rule, so that messages matching its criteria are no longer escalated by it. To pause it instead, set
   * `status` with `putSocialmediaEscalationrule`.
   *
   * @permissions `socialmedia:escalationRules:delete`
   * @see DELETE /api/v2/socialmedia/escalationrules/{escalationRuleId}
   */
  deleteSocialmediaEscalationrule(escalationRuleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteSocialmediaEscalationrule',
      'DELETE /api/v2/socialmedia/escalationrules/{escalationRuleId}',
      { escalationRuleId },
      {},
      request,
    );
  }

  /**
   * Deletes a gathered social-media message.
   *
   * @preview
   * @permissions `socialmedia:message:delete`
   * @see DELETE /api/v2/socialmedia/messages/{messageId}
   */
  deleteSocialmediaMessage(messageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteSocialmediaMessage', 'DELETE /api/v2/socialmedia/messages/{messageId}', { messageId }, {}, request);
  }

  /**
   * Deletes a topic, the collection of ingestion rules under one theme.
   *
   * @param opts.hardDelete - Removes it for good, where it would otherwise only be marked as deleted.
   * @permissions `socialmedia:topic:delete`
   * @see DELETE /api/v2/socialmedia/topics/{topicId}
   */
  deleteSocialmediaTopic(topicId: string, opts?: { hardDelete?: boolean }, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteSocialmediaTopic', 'DELETE /api/v2/socialmedia/topics/{topicId}', { topicId }, opts, request);
  }

  /**
   * Deletes a Facebook ingestion rule from its topic and ends the gathering of posts by it.
   *
   * @param opts.hardDelete - Removes it for good, where it would otherwise only be marked as deleted. The platform assumes
   * `false`.
   * @permissions `socialmedia:facebookDataIngestionRule:delete`
   * @see DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}
   */
  deleteSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId(
    topicId: string,
    facebookIngestionRuleId: string,
    opts?: { hardDelete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId',
      'DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}',
      { topicId, facebookIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Deletes the rule by which a topic follows a Google Business Profile.
   *
   * @param opts.hardDelete - Removes it for good, where it would otherwise only be marked as deleted. The platform assumes
   * `false`.
   * @preview
   * @permissions `socialmedia:googleBusinessProfileDataIngestionRule:delete`
   * @see DELETE
   * /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}
   */
  deleteSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId(
    topicId: string,
    googleBusinessProfileIngestionRuleId: string,
    opts?: { hardDelete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId',
      'DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}',
      { topicId, googleBusinessProfileIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Deletes an Instagram ingestion rule; to stop it for a time only, patch its status.
   *
   * @param opts.hardDelete - Removes it for good, where it would otherwise only be marked as deleted. The platform assumes
   * `false`.
   * @permissions `socialmedia:instagramDataIngestionRule:delete`
   * @see DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}
   */
  deleteSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId(
    topicId: string,
    instagramIngestionRuleId: string,
    opts?: { hardDelete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId',
      'DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}',
      { topicId, instagramIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Deletes an open ingestion rule, through which the organisation's own middleware could hand in posts.
   *
   * @param openId - Id of the rule.
   * @param opts.hardDelete - Removes it for good, where it would otherwise only be marked as deleted. The platform assumes
   * `false`.
   * @permissions `socialmedia:openDataIngestionRule:delete`
   * @see DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}
   */
  deleteSocialmediaTopicDataingestionrulesOpenOpenId(
    topicId: string,
    openId: string,
    opts?: { hardDelete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteSocialmediaTopicDataingestionrulesOpenOpenId',
      'DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}',
      { topicId, openId },
      opts,
      request,
    );
  }

  /**
   * Deletes a Twitter ingestion rule with its search terms.
   *
   * @param opts.hardDelete - Removes it for good, where it would otherwise only be marked as deleted. The platform assumes
   * `false`.
   * @permissions `socialmedia:twitterDataIngestionRule:delete`
   * @see DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}
   */
  deleteSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId(
    topicId: string,
    twitterIngestionRuleId: string,
    opts?: { hardDelete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId',
      'DELETE /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}',
      { topicId, twitterIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of a job that computes social-media metrics; once `FULFILLED`, its figures are in
   * `getSocialmediaAnalyticsAggregatesJobResults`.
   *
   * @permissions `socialmedia:postAggregate:view`
   * @see GET /api/v2/socialmedia/analytics/aggregates/jobs/{jobId}
   */
  getSocialmediaAnalyticsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getSocialmediaAnalyticsAggregatesJob',
      'GET /api/v2/socialmedia/analytics/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads a page of the social-media metrics that a fulfilled job has computed, group by group.
   *
   * @param opts.cursor - Where the page begins, taken from `cursor` of the answer before; leave out for the first page.
   * @permissions `socialmedia:postAggregate:view`
   * @see GET /api/v2/socialmedia/analytics/aggregates/jobs/{jobId}/results
   */
  getSocialmediaAnalyticsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<SocialMediaAsyncAggregateQueryResponse> {
    return this.call(
      'getSocialmediaAnalyticsAggregatesJobResults',
      'GET /api/v2/socialmedia/analytics/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of a job that collects social-media messages. When it is `FULFILLED`, turn to
   * `getSocialmediaAnalyticsMessagesJobResults`.
   *
   * @permissions `socialmedia:postDetail:view`
   * @see GET /api/v2/socialmedia/analytics/messages/jobs/{jobId}
   */
  getSocialmediaAnalyticsMessagesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getSocialmediaAnalyticsMessagesJob',
      'GET /api/v2/socialmedia/analytics/messages/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads a page of the messages that a fulfilled job has found, each with its escalation and moderation state.
   *
   * @param opts.cursor - Where the page begins, taken from `cursor` of the answer before; leave out for the first page.
   * @permissions `socialmedia:postDetail:view`
   * @see GET /api/v2/socialmedia/analytics/messages/jobs/{jobId}/results
   */
  getSocialmediaAnalyticsMessagesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<SocialMediaAsyncDetailQueryResponse> {
    return this.call(
      'getSocialmediaAnalyticsMessagesJobResults',
      'GET /api/v2/socialmedia/analytics/messages/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Reads one escalation rule: its match criteria, its priority and where each platform's messages go.
   *
   * @param opts.expand - `dataIngestionRule` fills in the ingestion rules it is about.
   * @permissions `socialmedia:escalationRules:view`
   * @see GET /api/v2/socialmedia/escalationrules/{escalationRuleId}
   */
  getSocialmediaEscalationrule(
    escalationRuleId: string,
    opts?: { expand?: OpenEnum<'dataIngestionRule'> },
    request?: RequestOptions,
  ): ApiPromise<EscalationRuleResponse> {
    return this.call(
      'getSocialmediaEscalationrule',
      'GET /api/v2/socialmedia/escalationrules/{escalationRuleId}',
      { escalationRuleId },
      opts,
      request,
    );
  }

  /**
   * Lists the escalation rules of a division.
   *
   * @permissions `socialmedia:escalationRules:view`
   * @see GET /api/v2/socialmedia/escalationrules
   */
  getSocialmediaEscalationrules(
    divisionId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<SocialEscalationResponseEntityListing> {
    return this.call('getSocialmediaEscalationrules', 'GET /api/v2/socialmedia/escalationrules', { divisionId }, opts, request);
  }

  /**
   * Reads one topic with a count of its ingestion rules, by platform and status.
   *
   * @param opts.includeDeleted - Finds the topic even if it has been deleted.
   * @permissions `socialmedia:topic:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}
   */
  getSocialmediaTopic(
    topicId: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<SocialTopicWithDataIngestionRuleMetadataResponse> {
    return this.call('getSocialmediaTopic', 'GET /api/v2/socialmedia/topics/{topicId}', { topicId }, opts, request);
  }

  /**
   * Lists a topic's ingestion rules of all platforms with the fields they share. What only one platform has is read by that
   * platform's own call.
   *
   * @permissions `socialmedia:topic:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules
   */
  getSocialmediaTopicDataingestionrules(
    topicId: string,
    opts?: GetSocialmediaTopicDataingestionrulesOptions,
    request?: RequestOptions,
  ): ApiPromise<GenericDataIngestionRuleResponseEntityListing> {
    return this.call(
      'getSocialmediaTopicDataingestionrules',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules',
      { topicId },
      opts,
      request,
    );
  }

  /**
   * Reads one Facebook ingestion rule, with the integration whose page it follows.
   *
   * @param opts.includeDeleted - Finds the rule even if it has been deleted.
   * @permissions `socialmedia:facebookDataIngestionRule:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}
   */
  getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId(
    topicId: string,
    facebookIngestionRuleId: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<FacebookDataIngestionRuleResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}',
      { topicId, facebookIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Reads a Facebook ingestion rule as it stood in one version.
   *
   * @param opts.includeDeleted - Finds it even if the rule has been deleted.
   * @permissions `socialmedia:facebookDataIngestionRule:view`
   * @see GET
   * /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}/versions/{dataIngestionRuleVersion}
   */
  getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersion(
    topicId: string,
    facebookIngestionRuleId: string,
    dataIngestionRuleVersion: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<FacebookDataIngestionRuleVersionResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersion',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}/versions/{dataIngestionRuleVersion}',
      { topicId, facebookIngestionRuleId, dataIngestionRuleVersion },
      opts,
      request,
    );
  }

  /**
   * Lists the versions that a Facebook ingestion rule has gone through.
   *
   * @permissions `socialmedia:facebookDataIngestionRule:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}/versions
   */
  getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersions(
    topicId: string,
    facebookIngestionRuleId: string,
    opts?: GetSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<FacebookDataIngestionRuleVersionResponseEntityListing> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersions',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}/versions',
      { topicId, facebookIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Reads one Google Business Profile ingestion rule with its integration and external source.
   *
   * @param opts.includeDeleted - Finds the rule even if it has been deleted.
   * @preview
   * @permissions `socialmedia:googleBusinessProfileDataIngestionRule:view`
   * @see GET
   * /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}
   */
  getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId(
    topicId: string,
    googleBusinessProfileIngestionRuleId: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileDataIngestionRuleResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}',
      { topicId, googleBusinessProfileIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Reads what a Google Business Profile ingestion rule said in one version.
   *
   * @param opts.includeDeleted - Finds it even if the rule has been deleted.
   * @preview
   * @permissions `socialmedia:googleBusinessProfileDataIngestionRule:view`
   * @see GET
   * /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}/versions/{dataIngestionRuleVersion}
   */
  getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersion(
    topicId: string,
    googleBusinessProfileIngestionRuleId: string,
    dataIngestionRuleVersion: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileDataIngestionRuleVersionResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersion',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}/versions/{dataIngestionRuleVersion}',
      { topicId, googleBusinessProfileIngestionRuleId, dataIngestionRuleVersion },
      opts,
      request,
    );
  }

  /**
   * Lists all versions of a Google Business Profile ingestion rule.
   *
   * @preview
   * @permissions `socialmedia:googleBusinessProfileDataIngestionRule:view`
   * @see GET
   * /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}/versions
   */
  getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersions(
    topicId: string,
    googleBusinessProfileIngestionRuleId: string,
    opts?: GetSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileDataIngestionRuleVersionResponseEntityListing> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersions',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}/versions',
      { topicId, googleBusinessProfileIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Reads one Instagram ingestion rule and whether it is active, paused or in error.
   *
   * @param opts.includeDeleted - Finds the rule even if it has been deleted.
   * @permissions `socialmedia:instagramDataIngestionRule:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}
   */
  getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId(
    topicId: string,
    instagramIngestionRuleId: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<InstagramDataIngestionRuleResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}',
      { topicId, instagramIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Reads an earlier or the present version of an Instagram ingestion rule.
   *
   * @param opts.includeDeleted - Finds it even if the rule has been deleted.
   * @permissions `socialmedia:instagramDataIngestionRule:view`
   * @see GET
   * /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}/versions/{dataIngestionRuleVersion}
   */
  getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersion(
    topicId: string,
    instagramIngestionRuleId: string,
    dataIngestionRuleVersion: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<InstagramDataIngestionRuleVersionResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersion',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}/versions/{dataIngestionRuleVersion}',
      { topicId, instagramIngestionRuleId, dataIngestionRuleVersion },
      opts,
      request,
    );
  }

  /**
   * Lists how an Instagram ingestion rule has changed, one entry a version.
   *
   * @permissions `socialmedia:instagramDataIngestionRule:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}/versions
   */
  getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersions(
    topicId: string,
    instagramIngestionRuleId: string,
    opts?: GetSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<InstagramDataIngestionRuleVersionResponseEntityListing> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersions',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}/versions',
      { topicId, instagramIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Reads one open ingestion rule and the external source that its posts' authors belong to.
   *
   * @param openId - Id of the rule.
   * @param opts.includeDeleted - Finds the rule even if it has been deleted.
   * @permissions `socialmedia:openDataIngestionRule:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}
   */
  getSocialmediaTopicDataingestionrulesOpenOpenId(
    topicId: string,
    openId: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<OpenDataIngestionRuleResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesOpenOpenId',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}',
      { topicId, openId },
      opts,
      request,
    );
  }

  /**
   * Reads one version of an open ingestion rule.
   *
   * @param openId - Id of the rule.
   * @param opts.includeDeleted - Finds it even if the rule has been deleted.
   * @permissions `socialmedia:openDataIngestionRule:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}/versions/{dataIngestionRuleVersion}
   */
  getSocialmediaTopicDataingestionrulesOpenOpenIdVersion(
    topicId: string,
    openId: string,
    dataIngestionRuleVersion: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<OpenDataIngestionRuleVersionResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesOpenOpenIdVersion',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}/versions/{dataIngestionRuleVersion}',
      { topicId, openId, dataIngestionRuleVersion },
      opts,
      request,
    );
  }

  /**
   * Lists the successive versions of an open ingestion rule.
   *
   * @param openId - Id of the rule.
   * @permissions `socialmedia:openDataIngestionRule:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}/versions
   */
  getSocialmediaTopicDataingestionrulesOpenOpenIdVersions(
    topicId: string,
    openId: string,
    opts?: GetSocialmediaTopicDataingestionrulesOpenOpenIdVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<OpenDataIngestionRuleVersionResponseEntityListing> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesOpenOpenIdVersions',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}/versions',
      { topicId, openId },
      opts,
      request,
    );
  }

  /**
   * Reads one Twitter ingestion rule with its search terms and countries.
   *
   * @param opts.includeDeleted - Finds the rule even if it has been deleted.
   * @permissions `socialmedia:twitterDataIngestionRule:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}
   */
  getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId(
    topicId: string,
    twitterIngestionRuleId: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<TwitterDataIngestionRuleResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}',
      { topicId, twitterIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Reads the search terms and countries of a Twitter ingestion rule as they were in one version.
   *
   * @param opts.includeDeleted - Finds it even if the rule has been deleted.
   * @permissions `socialmedia:twitterDataIngestionRule:view`
   * @see GET
   * /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}/versions/{dataIngestionRuleVersion}
   */
  getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersion(
    topicId: string,
    twitterIngestionRuleId: string,
    dataIngestionRuleVersion: string,
    opts?: { includeDeleted?: boolean },
    request?: RequestOptions,
  ): ApiPromise<TwitterDataIngestionRuleVersionResponse> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersion',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}/versions/{dataIngestionRuleVersion}',
      { topicId, twitterIngestionRuleId, dataIngestionRuleVersion },
      opts,
      request,
    );
  }

  /**
   * Lists a Twitter ingestion rule's versions, so that a change of its search terms can be traced.
   *
   * @permissions `socialmedia:twitterDataIngestionRule:view`
   * @see GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}/versions
   */
  getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersions(
    topicId: string,
    twitterIngestionRuleId: string,
    opts?: GetSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<TwitterDataIngestionRuleVersionResponseEntityListing> {
    return this.call(
      'getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersions',
      'GET /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}/versions',
      { topicId, twitterIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Lists social-media topics, each with a count of its ingestion rules.
   *
   * @permissions `socialmedia:topic:view`
   * @see GET /api/v2/socialmedia/topics
   */
  getSocialmediaTopics(
    opts?: GetSocialmediaTopicsOptions,
    request?: RequestOptions,
  ): ApiPromise<SocialTopicWithDataIngestionRuleMetadataResponseEntityListing> {
    return this.call('getSocialmediaTopics', 'GET /api/v2/socialmedia/topics', {}, opts, request);
  }

  /**
   * Changes a topic's name or description, or moves it to another division.
   *
   * @permissions `socialmedia:topic:edit`
   * @see PATCH /api/v2/socialmedia/topics/{topicId}
   */
  patchSocialmediaTopic(
    topicId: string,
    opts?: { body?: SocialTopicPatchRequest },
    request?: RequestOptions,
  ): ApiPromise<SocialTopicResponse> {
    return this.call('patchSocialmediaTopic', 'PATCH /api/v2/socialmedia/topics/{topicId}', { topicId }, opts, request);
  }

  /**
   * Pauses a Facebook ingestion rule or sets it to work again. Its contents are replaced with
   * `putSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId`.
   *
   * @permissions `socialmedia:facebookDataIngestionRule:edit`
   * @see PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}
   */
  patchSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId(
    topicId: string,
    facebookIngestionRuleId: string,
    opts?: { body?: DataIngestionRuleStatusPatchRequest },
    request?: RequestOptions,
  ): ApiPromise<FacebookDataIngestionRuleResponse> {
    return this.call(
      'patchSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId',
      'PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}',
      { topicId, facebookIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Switches a Google Business Profile ingestion rule between active and paused.
   *
   * @preview
   * @permissions `socialmedia:googleBusinessProfileDataIngestionRule:edit`
   * @see PATCH
   * /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}
   */
  patchSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId(
    topicId: string,
    googleBusinessProfileIngestionRuleId: string,
    opts?: { body?: DataIngestionRuleStatusPatchRequest },
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileDataIngestionRuleResponse> {
    return this.call(
      'patchSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId',
      'PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}',
      { topicId, googleBusinessProfileIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Halts or resumes the gathering of Instagram posts by one rule.
   *
   * @permissions `socialmedia:instagramDataIngestionRule:edit`
   * @see PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}
   */
  patchSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId(
    topicId: string,
    instagramIngestionRuleId: string,
    opts?: { body?: DataIngestionRuleStatusPatchRequest },
    request?: RequestOptions,
  ): ApiPromise<InstagramDataIngestionRuleResponse> {
    return this.call(
      'patchSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId',
      'PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}',
      { topicId, instagramIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Makes an open ingestion rule active or paused; nothing else of it changes.
   *
   * @param openId - Id of the rule.
   * @permissions `socialmedia:openDataIngestionRule:edit`
   * @see PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}
   */
  patchSocialmediaTopicDataingestionrulesOpenOpenId(
    topicId: string,
    openId: string,
    opts?: { body?: DataIngestionRuleStatusPatchRequest },
    request?: RequestOptions,
  ): ApiPromise<OpenDataIngestionRuleResponse> {
    return this.call(
      'patchSocialmediaTopicDataingestionrulesOpenOpenId',
      'PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}',
      { topicId, openId },
      opts,
      request,
    );
  }

  /**
   * Pauses a Twitter ingestion rule, for instance to spare the allowance of tweets, or resumes it.
   *
   * @permissions `socialmedia:twitterDataIngestionRule:edit`
   * @see PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}
   */
  patchSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId(
    topicId: string,
    twitterIngestionRuleId: string,
    opts?: { body?: DataIngestionRuleStatusPatchRequest },
    request?: RequestOptions,
  ): ApiPromise<TwitterDataIngestionRuleResponse> {
    return this.call(
      'patchSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId',
      'PATCH /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}',
      { topicId, twitterIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Starts a job that computes metrics of social-media messages: posts, authors, sentiment, engagement and review ratings,
   * grouped as asked. Follow it with `getSocialmediaAnalyticsAggregatesJob`.
   *
   * @permissions `socialmedia:postAggregate:view`
   * @see POST /api/v2/socialmedia/analytics/aggregates/jobs
   */
  postSocialmediaAnalyticsAggregatesJobs(
    body: SocialMediaAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postSocialmediaAnalyticsAggregatesJobs',
      'POST /api/v2/socialmedia/analytics/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a job that collects the social-media messages of a span of time by filter. `getSocialmediaAnalyticsMessagesJob` tells
   * when it is done.
   *
   * @permissions `socialmedia:postDetail:view`
   * @see POST /api/v2/socialmedia/analytics/messages/jobs
   */
  postSocialmediaAnalyticsMessagesJobs(
    body: SocialMediaAsyncDetailQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postSocialmediaAnalyticsMessagesJobs',
      'POST /api/v2/socialmedia/analytics/messages/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a rule that turns matching social-media messages into conversations.
   *
   * @permissions `socialmedia:escalationRules:add`
   * @see POST /api/v2/socialmedia/escalationrules
   */
  postSocialmediaEscalationrules(
    opts?: { body?: EscalationRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<EscalationRuleResponse> {
    return this.call('postSocialmediaEscalationrules', 'POST /api/v2/socialmedia/escalationrules', {}, opts, request);
  }

  /**
   * Escalates one social-media message to a conversation by hand, without waiting for a rule to match. The answer names the
   * message's counterpart in the conversation and the escalation's status.
   *
   * @param divisionId - Division in which it is escalated.
   * @permissions `socialmedia:message:escalate`
   * @see POST /api/v2/socialmedia/escalations/messages
   */
  postSocialmediaEscalationsMessages(
    divisionId: string,
    opts?: { body?: ManualEscalationRequest },
    request?: RequestOptions,
  ): ApiPromise<ManualEscalationResponse> {
    return this.call(
      'postSocialmediaEscalationsMessages',
      'POST /api/v2/socialmedia/escalations/messages',
      { divisionId },
      opts,
      request,
    );
  }

  /**
   * Creates a rule by which a topic gathers posts from Facebook.
   *
   * @param opts.body - `integrationId` names the integration of an own page.
   * @permissions `socialmedia:facebookDataIngestionRule:add`
   * @see POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook
   */
  postSocialmediaTopicDataingestionrulesFacebook(
    topicId: string,
    opts?: { body?: FacebookDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<FacebookDataIngestionRuleResponse> {
    return this.call(
      'postSocialmediaTopicDataingestionrulesFacebook',
      'POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook',
      { topicId },
      opts,
      request,
    );
  }

  /**
   * Creates a rule by which a topic gathers what is written on a Google Business Profile.
   *
   * @preview
   * @permissions `socialmedia:googleBusinessProfileDataIngestionRule:add`
   * @see POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile
   */
  postSocialmediaTopicDataingestionrulesGooglebusinessprofile(
    topicId: string,
    opts?: { body?: GoogleBusinessProfileDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileDataIngestionRuleResponse> {
    return this.call(
      'postSocialmediaTopicDataingestionrulesGooglebusinessprofile',
      'POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile',
      { topicId },
      opts,
      request,
    );
  }

  /**
   * Creates a rule by which a topic gathers posts of an Instagram integration.
   *
   * @permissions `socialmedia:instagramDataIngestionRule:add`
   * @see POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram
   */
  postSocialmediaTopicDataingestionrulesInstagram(
    topicId: string,
    opts?: { body?: InstagramDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<InstagramDataIngestionRuleResponse> {
    return this.call(
      'postSocialmediaTopicDataingestionrulesInstagram',
      'POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram',
      { topicId },
      opts,
      request,
    );
  }

  /**
   * Creates a rule for posts that the organisation's own middleware hands in. Feed it with
   * `postSocialmediaTopicDataingestionrulesOpenRuleIdMessagesBulk`.
   *
   * @permissions `socialmedia:openDataIngestionRule:add`
   * @see POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open
   */
  postSocialmediaTopicDataingestionrulesOpen(
    topicId: string,
    opts?: { body?: OpenDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<OpenDataIngestionRuleResponse> {
    return this.call(
      'postSocialmediaTopicDataingestionrulesOpen',
      'POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open',
      { topicId },
      opts,
      request,
    );
  }

  /**
   * Hands in posts from a source of the organisation's own, several in one call, under an open ingestion rule.
   *
   * @permissions `socialmedia:message:receive`
   * @see POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{ruleId}/messages/bulk
   */
  postSocialmediaTopicDataingestionrulesOpenRuleIdMessagesBulk(
    topicId: string,
    ruleId: string,
    body: OpenSocialMediaNormalizedMessage[],
    request?: RequestOptions,
  ): ApiPromise<OpenSocialNormalizedMessageEntityListing> {
    return this.call(
      'postSocialmediaTopicDataingestionrulesOpenRuleIdMessagesBulk',
      'POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{ruleId}/messages/bulk',
      { topicId, ruleId, body },
      {},
      request,
    );
  }

  /**
   * Hands in reactions, such as likes, to posts that an open ingestion rule has taken in before.
   *
   * @permissions `socialmedia:reaction:receive`
   * @see POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{ruleId}/reactions/bulk
   */
  postSocialmediaTopicDataingestionrulesOpenRuleIdReactionsBulk(
    topicId: string,
    ruleId: string,
    body: OpenSocialMediaReactionsRequest,
    request?: RequestOptions,
  ): ApiPromise<OpenSocialReactionsNormalizedEventEntityListing> {
    return this.call(
      'postSocialmediaTopicDataingestionrulesOpenRuleIdReactionsBulk',
      'POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{ruleId}/reactions/bulk',
      { topicId, ruleId, body },
      {},
      request,
    );
  }

  /**
   * Creates a rule by which a topic gathers tweets that match search terms. Estimate their number first with
   * `postSocialmediaTwitterHistoricalTweets`.
   *
   * @permissions `socialmedia:twitterDataIngestionRule:add`
   * @see POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter
   */
  postSocialmediaTopicDataingestionrulesTwitter(
    topicId: string,
    opts?: { body?: TwitterDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<TwitterDataIngestionRuleResponse> {
    return this.call(
      'postSocialmediaTopicDataingestionrulesTwitter',
      'POST /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter',
      { topicId },
      opts,
      request,
    );
  }

  /**
   * Creates a topic in a division. It gathers nothing until ingestion rules are added to it.
   *
   * @permissions `socialmedia:topic:add`
   * @see POST /api/v2/socialmedia/topics
   */
  postSocialmediaTopics(opts?: { body?: SocialTopicRequest }, request?: RequestOptions): ApiPromise<SocialTopicResponse> {
    return this.call('postSocialmediaTopics', 'POST /api/v2/socialmedia/topics', {}, opts, request);
  }

  /**
   * Counts past tweets that match search terms and tells how much of the organisation's allowance of tweets is used up, so that
   * a Twitter rule can be judged before it is created.
   *
   * @permissions `socialmedia:twitterDataIngestionRule:add`
   * @see POST /api/v2/socialmedia/twitter/historical/tweets
   */
  postSocialmediaTwitterHistoricalTweets(
    body: TwitterDataHistoricalTweetRequest,
    request?: RequestOptions,
  ): ApiPromise<TwitterDataHistoricalTweetResponse> {
    return this.call(
      'postSocialmediaTwitterHistoricalTweets',
      'POST /api/v2/socialmedia/twitter/historical/tweets',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces an escalation rule, its status included.
   *
   * @permissions `socialmedia:escalationRules:edit`
   * @see PUT /api/v2/socialmedia/escalationrules/{escalationRuleId}
   */
  putSocialmediaEscalationrule(
    escalationRuleId: string,
    opts?: { body?: EscalationRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<EscalationRuleResponse> {
    return this.call(
      'putSocialmediaEscalationrule',
      'PUT /api/v2/socialmedia/escalationrules/{escalationRuleId}',
      { escalationRuleId },
      opts,
      request,
    );
  }

  /**
   * Replaces a Facebook ingestion rule's name, description and integration.
   *
   * @permissions `socialmedia:facebookDataIngestionRule:edit`
   * @see PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}
   */
  putSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId(
    topicId: string,
    facebookIngestionRuleId: string,
    opts?: { body?: FacebookDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<FacebookDataIngestionRuleResponse> {
    return this.call(
      'putSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId',
      'PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/facebook/{facebookIngestionRuleId}',
      { topicId, facebookIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Replaces a Google Business Profile ingestion rule, with both its integration and its external source.
   *
   * @preview
   * @permissions `socialmedia:googleBusinessProfileDataIngestionRule:edit`
   * @see PUT
   * /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}
   */
  putSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId(
    topicId: string,
    googleBusinessProfileIngestionRuleId: string,
    opts?: { body?: GoogleBusinessProfileDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileDataIngestionRuleResponse> {
    return this.call(
      'putSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId',
      'PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/googlebusinessprofile/{googleBusinessProfileIngestionRuleId}',
      { topicId, googleBusinessProfileIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Replaces an Instagram ingestion rule, say to point it at another integration.
   *
   * @permissions `socialmedia:instagramDataIngestionRule:edit`
   * @see PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}
   */
  putSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId(
    topicId: string,
    instagramIngestionRuleId: string,
    opts?: { body?: InstagramDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<InstagramDataIngestionRuleResponse> {
    return this.call(
      'putSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId',
      'PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/instagram/{instagramIngestionRuleId}',
      { topicId, instagramIngestionRuleId },
      opts,
      request,
    );
  }

  /**
   * Replaces an open ingestion rule's description and external source.
   *
   * @param openId - Id of the rule.
   * @permissions `socialmedia:openDataIngestionRule:edit`
   * @see PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}
   */
  putSocialmediaTopicDataingestionrulesOpenOpenId(
    topicId: string,
    openId: string,
    opts?: { body?: OpenDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<OpenDataIngestionRuleResponse> {
    return this.call(
      'putSocialmediaTopicDataingestionrulesOpenOpenId',
      'PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/open/{openId}',
      { topicId, openId },
      opts,
      request,
    );
  }

  /**
   * Replaces a Twitter ingestion rule, as when its search terms or countries are to change.
   *
   * @permissions `socialmedia:twitterDataIngestionRule:edit`
   * @see PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}
   */
  putSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId(
    topicId: string,
    twitterIngestionRuleId: string,
    opts?: { body?: TwitterDataIngestionRuleRequest },
    request?: RequestOptions,
  ): ApiPromise<TwitterDataIngestionRuleResponse> {
    return this.call(
      'putSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId',
      'PUT /api/v2/socialmedia/topics/{topicId}/dataingestionrules/twitter/{twitterIngestionRuleId}',
      { topicId, twitterIngestionRuleId },
      opts,
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace SocialMediaApi {
  type deleteSocialmediaTopicOptions = OptionsOf<SocialMediaApi['deleteSocialmediaTopic']>;
  type deleteSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['deleteSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId']
  >;
  type deleteSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['deleteSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId']
  >;
  type deleteSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['deleteSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId']
  >;
  type deleteSocialmediaTopicDataingestionrulesOpenOpenIdOptions = OptionsOf<
    SocialMediaApi['deleteSocialmediaTopicDataingestionrulesOpenOpenId']
  >;
  type deleteSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['deleteSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId']
  >;
  type getSocialmediaAnalyticsAggregatesJobResultsOptions = OptionsOf<
    SocialMediaApi['getSocialmediaAnalyticsAggregatesJobResults']
  >;
  type getSocialmediaAnalyticsMessagesJobResultsOptions = OptionsOf<SocialMediaApi['getSocialmediaAnalyticsMessagesJobResults']>;
  type getSocialmediaEscalationruleOptions = OptionsOf<SocialMediaApi['getSocialmediaEscalationrule']>;
  type getSocialmediaEscalationrulesOptions = PageOptions;
  type getSocialmediaTopicOptions = OptionsOf<SocialMediaApi['getSocialmediaTopic']>;
  type getSocialmediaTopicDataingestionrulesOptions = GetSocialmediaTopicDataingestionrulesOptions;
  type getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId']
  >;
  type getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersionOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersion']
  >;
  type getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersionsOptions =
    GetSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersionsOptions;
  type getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId']
  >;
  type getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersionOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersion']
  >;
  type getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersionsOptions =
    GetSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersionsOptions;
  type getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId']
  >;
  type getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersionOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersion']
  >;
  type getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersionsOptions =
    GetSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersionsOptions;
  type getSocialmediaTopicDataingestionrulesOpenOpenIdOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesOpenOpenId']
  >;
  type getSocialmediaTopicDataingestionrulesOpenOpenIdVersionOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesOpenOpenIdVersion']
  >;
  type getSocialmediaTopicDataingestionrulesOpenOpenIdVersionsOptions =
    GetSocialmediaTopicDataingestionrulesOpenOpenIdVersionsOptions;
  type getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId']
  >;
  type getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersionOptions = OptionsOf<
    SocialMediaApi['getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersion']
  >;
  type getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersionsOptions =
    GetSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersionsOptions;
  type getSocialmediaTopicsOptions = GetSocialmediaTopicsOptions;
  type patchSocialmediaTopicOptions = OptionsOf<SocialMediaApi['patchSocialmediaTopic']>;
  type patchSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['patchSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId']
  >;
  type patchSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['patchSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId']
  >;
  type patchSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['patchSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId']
  >;
  type patchSocialmediaTopicDataingestionrulesOpenOpenIdOptions = OptionsOf<
    SocialMediaApi['patchSocialmediaTopicDataingestionrulesOpenOpenId']
  >;
  type patchSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['patchSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId']
  >;
  type postSocialmediaEscalationrulesOptions = OptionsOf<SocialMediaApi['postSocialmediaEscalationrules']>;
  type postSocialmediaEscalationsMessagesOptions = OptionsOf<SocialMediaApi['postSocialmediaEscalationsMessages']>;
  type postSocialmediaTopicDataingestionrulesFacebookOptions = OptionsOf<
    SocialMediaApi['postSocialmediaTopicDataingestionrulesFacebook']
  >;
  type postSocialmediaTopicDataingestionrulesGooglebusinessprofileOptions = OptionsOf<
    SocialMediaApi['postSocialmediaTopicDataingestionrulesGooglebusinessprofile']
  >;
  type postSocialmediaTopicDataingestionrulesInstagramOptions = OptionsOf<
    SocialMediaApi['postSocialmediaTopicDataingestionrulesInstagram']
  >;
  type postSocialmediaTopicDataingestionrulesOpenOptions = OptionsOf<
    SocialMediaApi['postSocialmediaTopicDataingestionrulesOpen']
  >;
  type postSocialmediaTopicDataingestionrulesTwitterOptions = OptionsOf<
    SocialMediaApi['postSocialmediaTopicDataingestionrulesTwitter']
  >;
  type postSocialmediaTopicsOptions = OptionsOf<SocialMediaApi['postSocialmediaTopics']>;
  type putSocialmediaEscalationruleOptions = OptionsOf<SocialMediaApi['putSocialmediaEscalationrule']>;
  type putSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['putSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId']
  >;
  type putSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['putSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId']
  >;
  type putSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['putSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId']
  >;
  type putSocialmediaTopicDataingestionrulesOpenOpenIdOptions = OptionsOf<
    SocialMediaApi['putSocialmediaTopicDataingestionrulesOpenOpenId']
  >;
  type putSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdOptions = OptionsOf<
    SocialMediaApi['putSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId']
  >;
}
