import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type {
  WebDeployment,
  WebDeploymentConfigurationVersion,
  WebDeploymentConfigurationVersionEntityListing,
  WebDeploymentEntityListing,
} from '../models/web-deployments.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Messenger, co-browse, support centre and journey tracking for web sites. A configuration says how these look and behave and
 * is versioned: changes go to its draft, and publishing the draft makes the next fixed version. A deployment ties one
 * published version to the domains it may run on and yields the snippet for the site's pages.
 */
export class WebDeploymentsApi extends PlatformApi {
  /**
   * Deletes a configuration together with all its versions.
   *
   * @permissions all of `webDeployments:configuration:delete`
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
   * @permissions all of `webDeployments:deployment:delete`
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
   * Reads one published version of a configuration. For the draft use `getWebdeploymentsConfigurationVersionsDraft`.
   *
   * @param versionId - Version within the configuration, as in its `version` field.
   * @permissions all of `webDeployments:configuration:view`
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
   * @permissions all of `webDeployments:configuration:view`
   * @see GET /api/v2/webdeployments/configurations/{configurationId}/versions
   */
  getWebdeploymentsConfigurationVersions(
    configurationId: string,
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentConfigurationVersionEntityListing> {
    return this.call(
      'getWebdeploymentsConfigurationVersions',
      'GET /api/v2/webdeployments/configurations/{configurationId}/versions',
      { configurationId },
      {},
      request,
    );
  }

  /**
   * Reads the draft of a configuration: the state being edited, published or not.
   *
   * @permissions all of `webDeployments:configuration:view`
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
   * @permissions all of `webDeployments:configuration:view`
   * @see GET /api/v2/webdeployments/configurations
   */
  getWebdeploymentsConfigurations(
    opts?: { showOnlyPublished?: boolean },
    request?: RequestOptions,
  ): ApiPromise<WebDeploymentConfigurationVersionEntityListing> {
    return this.call('getWebdeploymentsConfigurations', 'GET /api/v2/webdeployments/configurations', {}, opts, request);
  }

  /**
   * Reads one deployment, including the snippet to put on the site and the configuration version it runs.
   *
   * @permissions all of `webDeployments:deployment:view`
   * @see GET /api/v2/webdeployments/deployments/{deploymentId}
   */
  getWebdeploymentsDeployment(deploymentId: string, request?: RequestOptions): ApiPromise<WebDeployment> {
    return this.call(
      'getWebdeploymentsDeployment',
      'GET /api/v2/webdeployments/deployments/{deploymentId}',
      { deploymentId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's deployments, all at once without paging.
   *
   * @permissions all of `webDeployments:deployment:view`
   * @see GET /api/v2/webdeployments/deployments
   */
  getWebdeploymentsDeployments(request?: RequestOptions): ApiPromise<WebDeploymentEntityListing> {
    return this.call('getWebdeploymentsDeployments', 'GET /api/v2/webdeployments/deployments', {}, {}, request);
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
   * @permissions all of `webDeployments:configuration:add`
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
   * @permissions all of `webDeployments:deployment:add`
   * @see POST /api/v2/webdeployments/deployments
   */
  postWebdeploymentsDeployments(deployment: WebDeployment, request?: RequestOptions): ApiPromise<WebDeployment> {
    return this.call('postWebdeploymentsDeployments', 'POST /api/v2/webdeployments/deployments', { deployment }, {}, request, {
      body: 'deployment',
    });
  }

  /**
   * Replaces the draft of a configuration. Nothing changes on the sites until it is published and deployed.
   *
   * @permissions all of `webDeployments:configuration:edit`
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
   * @permissions all of `webDeployments:deployment:edit`
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
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace WebDeploymentsApi {
  type getWebdeploymentsConfigurationsOptions = OptionsOf<WebDeploymentsApi['getWebdeploymentsConfigurations']>;
}
