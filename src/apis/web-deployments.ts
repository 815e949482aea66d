import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  DeploymentIdentityResolutionConfig,
  ExpandableWebDeploymentEntityListing,
  WebDeployment,
  WebDeploymentActiveConfigurationOnDeployment,
  WebDeploymentConfigurationVersion,
  WebDeploymentConfigurationVersionEntityListing,
  WebDeploymentsAuthorizationResponse,
  WebDeploymentsOAuthExchangeRequest,
  WebDeploymentsRefreshJWTRequest,
} from '../models/web-deployments.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { AfterBeforeOptions } from '../models/options.js';
import type { SignedData } from '../models/shared-administration.js';
import type { CobrowseWebMessagingSession } from '../models/shared-conversations.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetWebdeploymentsConfigurationVersionsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

export interface GetWebdeploymentsDeploymentsOptions extends AfterBeforeOptions {
  /** Deployments a page. */
  pageSize?: string;
  /** `Configuration`, `SupportedContent` and `identityresolution` fill in the part of that name. */
  expand?: readonly OpenEnum<'Configuration' | 'SupportedContent' | 'identityresolution'>[];
}

/**
 * Messenger, co-browse, support centre and journey tracking for web sites. A configuration says how these look and behave and
 * is versioned: changes go to its draft, and publishing the draft makes the next fixed version. A deployment ties one
 * published version to the domains it may run on and yields the snippet for the site's pages.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class WebDeploymentsApi extends PlatformApi {
  /**
   * Deletes a configuration together with all its versions.
   *
   * @permissions `webDeployments:configuration:delete`
   * @see DELETE /api/v2/webdeployments/configurations/{configurationId}
   */
  deleteWebdeploymentsConfiguration(configurationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteWebdeploymentsConfiguration',
      'DELETE /api/v2/webdeployments/configurations/{configurationId}',
      { configurationId },
      {},
      request,
    );
  }

  /**
   * Deletes a deployment; its snippet stops working on the pages that still carry it.
   *
   * @permissions `webDeployments:deployment:delete`
   * @see DELETE /api/v2/webdeployments/deployments/{deploymentId}
   */
  deleteWebdeploymentsDeployment(deploymentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteWebdeploymentsDeployment',
      'DELETE /api/v2/webdeployments/deployments/{deploymentId}',
      { deploymentId },
      {},
      request,
    );
  }

  /**
   * Ends a co-browse session of a deployment, so that the agent no longer sees the visitor's page.
   *
   * @permissions not documented
   * @see DELETE /api/v2/webdeployments/deployments/{deploymentId}/cobrowse/{sessionId}
   */
  deleteWebdeploymentsDeploymentCobrowseSessionId(
    deploymentId: string,
    sessionId: string,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'deleteWebdeploymentsDeploymentCobrowseSessionId',
      'DELETE /api/v2/webdeployments/deployments/{deploymentId}/cobrowse/{sessionId}',
      { deploymentId, sessionId },
      {},
      request,
    );
  }

  /**
   * Revokes the token of a signed-in visitor, as the messenger does when the visitor signs out of the site. The token to revoke
   * is the one the request carries.
   *
   * @param opts.xJourneySessionId - Journey session that ends with it.
   * @param opts.xJourneySessionType - Kind of that journey session, e.g. `web`.
   * @permissions not documented
   * @see DELETE /api/v2/webdeployments/token/revoke
   */
  deleteWebdeploymentsTokenRevoke(
    opts?: { xJourneySessionId?: string; xJourneySessionType?: string },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call('deleteWebdeploymentsTokenRevoke', 'DELETE /api/v2/webdeployments/token/revoke', {}, opts, request, {
      headers: { xJourneySessionId: 'X-Journey-Session-Id', xJourneySessionType: 'X-Journey-Session-Type' },
    });
  }

  /**
   * Reads one published version of a configuration. For the draft use `getWebdeploymentsConfigurationVersionsDraft`.
   *
   * @param versionId - Version within the configuration, as in its `version` field.
   * @permissions `webDeployments:configuration:view`
   * @see GET /api/v2/webdeployments/configurations/{configurationId}/versions/{versionId}
   */
  getWebdeploymentsConfigurationVersion(
    configurationId: string,
    versionId: string,
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentConfigurationVersion> {
    return this.call(
      'getWebdeploymentsConfigurationVersion',
      'GET /api/v2/webdeployments/configurations/{configurationId}/versions/{versionId}',
      { configurationId, versionId },
      {},
      request,
    );
  }

  /**
   * Lists the versions of one configuration.
   *
   * @permissions `webDeployments:configuration:view`
   * @see GET /api/v2/webdeployments/configurations/{configurationId}/versions
   */
  getWebdeploymentsConfigurationVersions(
    configurationId: string,
    opts?: GetWebdeploymentsConfigurationVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentConfigurationVersionEntityListing> {
    return this.call(
      'getWebdeploymentsConfigurationVersions',
      'GET /api/v2/webdeployments/configurations/{configurationId}/versions',
      { configurationId },
      opts,
      request,
    );
  }

  /**
   * Reads the draft of a configuration: the state being edited, published or not.
   *
   * @permissions `webDeployments:configuration:view`
   * @see GET /api/v2/webdeployments/configurations/{configurationId}/versions/draft
   */
  getWebdeploymentsConfigurationVersionsDraft(
    configurationId: string,
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentConfigurationVersion> {
    return this.call(
      'getWebdeploymentsConfigurationVersionsDraft',
      'GET /api/v2/webdeployments/configurations/{configurationId}/versions/draft',
      { configurationId },
      {},
      request,
    );
  }

  /**
   * Lists the configurations, each by its draft.
   *
   * @param opts.showOnlyPublished - `true` for configurations that have been published at least once, as a deployment needs
   * them.
   * @permissions `webDeployments:configuration:view`
   * @see GET /api/v2/webdeployments/configurations
   */
  getWebdeploymentsConfigurations(
    opts?: { showOnlyPublished?: boolean; pageSize?: string; before?: string; after?: string },
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentConfigurationVersionEntityListing> {
    return this.call('getWebdeploymentsConfigurations', 'GET /api/v2/webdeployments/configurations', {}, opts, request);
  }

  /**
   * Reads one deployment, including the snippet to put on the site and the configuration version it runs.
   *
   * @param opts.expand - `supportedContent` fills in which kinds of message content are supported, `flowDetails` the flow.
   * @permissions `webDeployments:deployment:view`
   * @see GET /api/v2/webdeployments/deployments/{deploymentId}
   */
  getWebdeploymentsDeployment(
    deploymentId: string,
    opts?: { expand?: readonly OpenEnum<'supportedContent' | 'flowDetails'>[] },
    request?: RequestOptions,
  ): ApiPromise<WebDeployment> {
    return this.call(
      'getWebdeploymentsDeployment',
      'GET /api/v2/webdeployments/deployments/{deploymentId}',
      { deploymentId },
      opts,
      request,
    );
  }

  /**
   * Reads a co-browse session of a deployment: the code with which an agent joins, the address of its web socket, and until when
   * the offer stands.
   *
   * @permissions not documented
   * @see GET /api/v2/webdeployments/deployments/{deploymentId}/cobrowse/{sessionId}
   */
  getWebdeploymentsDeploymentCobrowseSessionId(
    deploymentId: string,
    sessionId: string,
    request?: RequestOptions,
  ): ApiPromise<CobrowseWebMessagingSession> {
    return this.call(
      'getWebdeploymentsDeploymentCobrowseSessionId',
      'GET /api/v2/webdeployments/deployments/{deploymentId}/cobrowse/{sessionId}',
      { deploymentId, sessionId },
      {},
      request,
    );
  }

  /**
   * Reads the configuration that is active on a deployment, as a client needs it when it starts.
   *
   * @param opts.type - Only the part of the configuration for this kind of client.
   * @param opts.expand - `supportedContent` fills in which kinds of message content are supported.
   * @permissions not documented
   * @see GET /api/v2/webdeployments/deployments/{deploymentId}/configurations
   */
  getWebdeploymentsDeploymentConfigurations(
    deploymentId: string,
    opts?: { type?: string; expand?: readonly OpenEnum<'supportedContent'>[] },
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentActiveConfigurationOnDeployment> {
    return this.call(
      'getWebdeploymentsDeploymentConfigurations',
      'GET /api/v2/webdeployments/deployments/{deploymentId}/configurations',
      { deploymentId },
      opts,
      request,
    );
  }

  /**
   * Reads whether the visitors of a deployment are matched with external contacts, and in which division contacts are looked
   * for.
   *
   * @permissions all of `webDeployments:deployment:view`, `webDeployments:identityResolution:view`
   * @see GET /api/v2/webdeployments/deployments/{deploymentId}/identityresolution
   */
  getWebdeploymentsDeploymentIdentityresolution(
    deploymentId: string,
    request?: RequestOptions,
  ): ApiPromise<DeploymentIdentityResolutionConfig> {
    return this.call(
      'getWebdeploymentsDeploymentIdentityresolution',
      'GET /api/v2/webdeployments/deployments/{deploymentId}/identityresolution',
      { deploymentId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's deployments, all at once without paging.
   *
   * @permissions `webDeployments:deployment:view`
   * @see GET /api/v2/webdeployments/deployments
   */
  getWebdeploymentsDeployments(
    opts?: GetWebdeploymentsDeploymentsOptions,
    request?: RequestOptions,
  ): ApiPromise<ExpandableWebDeploymentEntityListing> {
    return this.call('getWebdeploymentsDeployments', 'GET /api/v2/webdeployments/deployments', {}, opts, request);
  }

  /**
   * Publishes the draft as a new version of the configuration. Deployments keep the version they name until
   * `putWebdeploymentsDeployment` moves them.
   *
   * @permissions all of `webDeployments:configuration:edit`, `webDeployments:configuration:add`
   * @see POST /api/v2/webdeployments/configurations/{configurationId}/versions/draft/publish
   */
  postWebdeploymentsConfigurationVersionsDraftPublish(
    configurationId: string,
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentConfigurationVersion> {
    return this.call(
      'postWebdeploymentsConfigurationVersionsDraftPublish',
      'POST /api/v2/webdeployments/configurations/{configurationId}/versions/draft/publish',
      { configurationId },
      {},
      request,
    );
  }

  /**
   * Creates a configuration as a draft; publish it with `postWebdeploymentsConfigurationVersionsDraftPublish` before
   * deploying it.
   *
   * @permissions `webDeployments:configuration:add`
   * @see POST /api/v2/webdeployments/configurations
   */
  postWebdeploymentsConfigurations(
    configurationVersion: WebDeploymentConfigurationVersion,
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentConfigurationVersion> {
    return this.call(
      'postWebdeploymentsConfigurations',
      'POST /api/v2/webdeployments/configurations',
      { configurationVersion },
      {},
      request,
      { body: 'configurationVersion' },
    );
  }

  /**
   * Creates a deployment of a published configuration version and generates its snippet.
   *
   * @param deployment - `configuration` needs both the configuration's id and the version.
   * @permissions `webDeployments:deployment:add`
   * @see POST /api/v2/webdeployments/deployments
   */
  postWebdeploymentsDeployments(deployment: WebDeployment, request?: RequestOptions): ApiPromise<WebDeployment> {
    return this.call('postWebdeploymentsDeployments', 'POST /api/v2/webdeployments/deployments', { deployment }, {}, request, {
      body: 'deployment',
    });
  }

  /**
   * Exchanges the authorisation code of a visitor who has signed in at the site's own provider for the token with which the
   * messenger writes in that visitor's name. The answer brings a refresh token, too, for `postWebdeploymentsTokenRefresh`.
   *
   * @permissions not documented
   * @see POST /api/v2/webdeployments/token/oauthcodegrantjwtexchange
   */
  postWebdeploymentsTokenOauthcodegrantjwtexchange(
    body: WebDeploymentsOAuthExchangeRequest,
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentsAuthorizationResponse> {
    return this.call(
      'postWebdeploymentsTokenOauthcodegrantjwtexchange',
      'POST /api/v2/webdeployments/token/oauthcodegrantjwtexchange',
      { body },
      {},
      request,
    );
  }

  /**
   * Exchanges a signed-in visitor's refresh token for a fresh messenger token, so that the visitor need not sign in again.
   *
   * @permissions not documented
   * @see POST /api/v2/webdeployments/token/refresh
   */
  postWebdeploymentsTokenRefresh(
    opts?: { body?: WebDeploymentsRefreshJWTRequest },
    request?: RequestOptions,
  ): ApiPromise<SignedData> {
    return this.call('postWebdeploymentsTokenRefresh', 'POST /api/v2/webdeployments/token/refresh', {}, opts, request);
  }

  /**
   * Replaces the draft of a configuration. Nothing changes on the sites until it is published and deployed.
   *
   * @permissions `webDeployments:configuration:edit`
   * @see PUT /api/v2/webdeployments/configurations/{configurationId}/versions/draft
   */
  putWebdeploymentsConfigurationVersionsDraft(
    configurationId: string,
    configurationVersion: WebDeploymentConfigurationVersion,
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentConfigurationVersion> {
    return this.call(
      'putWebdeploymentsConfigurationVersionsDraft',
      'PUT /api/v2/webdeployments/configurations/{configurationId}/versions/draft',
      { configurationId, configurationVersion },
      {},
      request,
      { body: 'configurationVersion' },
    );
  }

  /**
   * Replaces a deployment's settings: another configuration version, other domains, another flow. The change reaches the live
   * site without a new snippet.
   *
   * @param deployment - `configuration` needs both the configuration's id and the version.
   * @permissions `webDeployments:deployment:edit`
   * @see PUT /api/v2/webdeployments/deployments/{deploymentId}
   */
  putWebdeploymentsDeployment(
    deploymentId: string,
    deployment: WebDeployment,
    request?: RequestOptions,
  ): ApiPromise<WebDeployment> {
    return this.call(
      'putWebdeploymentsDeployment',
      'PUT /api/v2/webdeployments/deployments/{deploymentId}',
      { deploymentId, deployment },
      {},
      request,
      { body: 'deployment' },
    );
  }

  /**
   * Replaces the settings by which the visitors of a deployment are matched with external contacts.
   *
   * @permissions all of `webDeployments:deployment:edit`, `webDeployments:identityResolution:edit`
   * @see PUT /api/v2/webdeployments/deployments/{deploymentId}/identityresolution
   */
  putWebdeploymentsDeploymentIdentityresolution(
    deploymentId: string,
    body: DeploymentIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<DeploymentIdentityResolutionConfig> {
    return this.call(
      'putWebdeploymentsDeploymentIdentityresolution',
      'PUT /api/v2/webdeployments/deployments/{deploymentId}/identityresolution',
      { deploymentId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace WebDeploymentsApi {
  type deleteWebdeploymentsTokenRevokeOptions = OptionsOf<WebDeploymentsApi['deleteWebdeploymentsTokenRevoke']>;
  type getWebdeploymentsConfigurationVersionsOptions = GetWebdeploymentsConfigurationVersionsOptions;
  type getWebdeploymentsConfigurationsOptions = OptionsOf<WebDeploymentsApi['getWebdeploymentsConfigurations']>;
  type getWebdeploymentsDeploymentOptions = OptionsOf<WebDeploymentsApi['getWebdeploymentsDeployment']>;
  type getWebdeploymentsDeploymentConfigurationsOptions = OptionsOf<
    WebDeploymentsApi['getWebdeploymentsDeploymentConfigurations']
  >;
  type getWebdeploymentsDeploymentsOptions = GetWebdeploymentsDeploymentsOptions;
  type postWebdeploymentsTokenRefreshOptions = OptionsOf<WebDeploymentsApi['postWebdeploymentsTokenRefresh']>;
}
