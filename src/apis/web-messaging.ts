import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { PushDeviceInsertRequest, PushDeviceUpdateRequest, WebMessagingMessageEntityList } from '../models/web-messaging.js';
import type { PageOptions } from '../models/options.js';
import { PlatformApi } from './platform-api.js';

/**
 * The guest's side of web messaging: the messages of a session, as the messenger on a web page shows them, and the devices to which a
 * deployment pushes what arrives while the messenger is closed. Deployments and the messenger's
 * appearance are kept in the WebDeployments area; the agent's side of the same conversations is in the Conversations area,
 * under messages.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class WebMessagingApi extends PlatformApi {
  /**
   * Removes a guest's device from push notifications of a messenger deployment.
   *
   * @param tokenId - Token of the guest's messaging session.
   * @permissions not documented
   * @see DELETE /api/v2/webmessaging/deployments/{deploymentId}/pushdevices/{tokenId}
   */
  deleteWebmessagingDeploymentPushdevice(deploymentId: string, tokenId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteWebmessagingDeploymentPushdevice',
      'DELETE /api/v2/webmessaging/deployments/{deploymentId}/pushdevices/{tokenId}',
      { deploymentId, tokenId },
      {},
      request,
    );
  }

  /**
   * Lists the messages of the guest's own web-messaging session, for a client that shows the conversation's earlier messages.
   * The session follows from the credentials; none is named in the call.
   *
   * @permissions not documented
   * @see GET /api/v2/webmessaging/messages
   */
  getWebmessagingMessages(opts?: PageOptions, request?: RequestOptions): ApiPromise<WebMessagingMessageEntityList> {
    return this.call('getWebmessagingMessages', 'GET /api/v2/webmessaging/messages', {}, opts, request);
  }

  /**
   * Changes the language or device token with which a guest's device receives push notifications.
   *
   * @param tokenId - Token of the guest's messaging session.
   * @permissions not documented
   * @see PATCH /api/v2/webmessaging/deployments/{deploymentId}/pushdevices/{tokenId}
   */
  patchWebmessagingDeploymentPushdevice(
    deploymentId: string,
    tokenId: string,
    body: PushDeviceUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchWebmessagingDeploymentPushdevice',
      'PATCH /api/v2/webmessaging/deployments/{deploymentId}/pushdevices/{tokenId}',
      { deploymentId, tokenId, body },
      {},
      request,
    );
  }

  /**
   * Registers a guest's mobile device with a messenger deployment, so that messages reach it as push notifications.
   *
   * @param tokenId - Token of the guest's messaging session.
   * @permissions not documented
   * @see POST /api/v2/webmessaging/deployments/{deploymentId}/pushdevices/{tokenId}
   */
  postWebmessagingDeploymentPushdevice(
    deploymentId: string,
    tokenId: string,
    body: PushDeviceInsertRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postWebmessagingDeploymentPushdevice',
      'POST /api/v2/webmessaging/deployments/{deploymentId}/pushdevices/{tokenId}',
      { deploymentId, tokenId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace WebMessagingApi {
  type getWebmessagingMessagesOptions = PageOptions;
}
