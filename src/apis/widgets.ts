import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { WidgetDeployment, WidgetDeploymentEntityListing } from '../models/widgets.js';
import { PlatformApi } from './platform-api.js';

/**
 * Widget deployments, the older way to put web chat on a site: each records the client generation in use, its settings and
 * the domains allowed to show it. Messenger deployments, their successor, are in the WebDeployments area.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class WidgetsApi extends PlatformApi {
  /**
   * Deletes a widget deployment; sites still using its key can no longer start chats.
   *
   * @deprecated The platform no longer offers it.
   * @permissions any of `widgets:deployment:delete`, `webchat:deployment:delete`
   * @see DELETE /api/v2/widgets/deployments/{deploymentId}
   */
  deleteWidgetsDeployment(deploymentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteWidgetsDeployment',
      'DELETE /api/v2/widgets/deployments/{deploymentId}',
      { deploymentId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Reads one widget deployment with its client settings.
   *
   * @deprecated The platform no longer offers it.
   * @permissions any of `widgets:deployment:view`, `webchat:deployment:read`
   * @see GET /api/v2/widgets/deployments/{deploymentId}
   */
  getWidgetsDeployment(deploymentId: string, request?: RequestOptions): ApiPromise<WidgetDeployment> {
    return this.call('getWidgetsDeployment', 'GET /api/v2/widgets/deployments/{deploymentId}', { deploymentId }, {}, request, {
      retired: true,
    });
  }

  /**
   * Lists the organisation's widget deployments, all at once without paging.
   *
   * @deprecated The platform no longer offers it.
   * @permissions any of `widgets:deployment:view`, `webchat:deployment:read`
   * @see GET /api/v2/widgets/deployments
   */
  getWidgetsDeployments(request?: RequestOptions): ApiPromise<WidgetDeploymentEntityListing> {
    return this.call('getWidgetsDeployments', 'GET /api/v2/widgets/deployments', {}, {}, request, { retired: true });
  }

  /**
   * Creates a widget deployment, whose id the site uses as its deployment key.
   *
   * @param body - `clientType` says which part of `clientConfig` counts.
   * @deprecated The platform no longer offers it.
   * @permissions any of `widgets:deployment:add`, `webchat:deployment:create`
   * @see POST /api/v2/widgets/deployments
   */
  postWidgetsDeployments(body: WidgetDeployment, request?: RequestOptions): ApiPromise<WidgetDeployment> {
    return this.call('postWidgetsDeployments', 'POST /api/v2/widgets/deployments', { body }, {}, request, { retired: true });
  }

  /**
   * Replaces a widget deployment, keeping its id and thus the key on the sites.
   *
   * @param body - `clientType` says which part of `clientConfig` counts.
   * @deprecated The platform no longer offers it.
   * @permissions any of `widgets:deployment:edit`, `webchat:deployment:update`
   * @see PUT /api/v2/widgets/deployments/{deploymentId}
   */
  putWidgetsDeployment(deploymentId: string, body: WidgetDeployment, request?: RequestOptions): ApiPromise<WidgetDeployment> {
    return this.call(
      'putWidgetsDeployment',
      'PUT /api/v2/widgets/deployments/{deploymentId}',
      { deploymentId, body },
      {},
      request,
      { retired: true },
    );
  }
}
