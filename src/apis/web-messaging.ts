import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { WebMessagingMessageEntityList } from '../models/web-messaging.js';
import type { PageOptions } from '../models/options.js';
import { PlatformApi } from './platform-api.js';

/**
 * The messages of a web-messaging session, as the messenger on a web page shows them. Deployments and the messenger's
 * appearance are kept in the WebDeployments area; the agent's side of the same conversations is in the Conversations area,
 * under messages.
 */
export class WebMessagingApi extends PlatformApi {
  /**
   * Lists the messages of the guest's own web-messaging session, for a client that shows the conversation's earlier messages.
   * The session follows from the credentials; none is named in the call.
   *
   * @see GET /api/v2/webmessaging/messages
   */
  getWebmessagingMessages(opts?: PageOptions, request?: RequestOptions): ApiPromise<WebMessagingMessageEntityList> {
    return this.call('getWebmessagingMessages', 'GET /api/v2/webmessaging/messages', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace WebMessagingApi {
  type getWebmessagingMessagesOptions = PageOptions;
}
