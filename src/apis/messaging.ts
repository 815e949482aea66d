import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { SupportedContent, SupportedContentListing } from '../models/shared-conversations.js';
import type { PageOptions } from '../models/options.js';
import { PlatformApi } from './platform-api.js';

/**
 * Supported-content profiles: which media types a messaging integration lets in and out. An integration refers to one
 * profile, and several may share it. The Conversations area offers the same profiles under
 * `/conversations/messaging/supportedcontent`, together with the organisation's default.
 */
export class MessagingApi extends PlatformApi {
  /**
   * Deletes a supported-content profile.
   *
   * @deprecated Use `deleteConversationsMessagingSupportedcontentSupportedContentId` of `ConversationsApi`.
   * @permissions all of `messaging:supportedContent:delete`
   * @see DELETE /api/v2/messaging/supportedcontent/{supportedContentId}
   */
  deleteMessagingSupportedcontentSupportedContentId(supportedContentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteMessagingSupportedcontentSupportedContentId',
      'DELETE /api/v2/messaging/supportedcontent/{supportedContentId}',
      { supportedContentId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's supported-content profiles.
   *
   * @deprecated Use `getConversationsMessagingSupportedcontent` of `ConversationsApi`.
   * @permissions all of `messaging:supportedContent:view`
   * @see GET /api/v2/messaging/supportedcontent
   */
  getMessagingSupportedcontent(opts?: PageOptions, request?: RequestOptions): ApiPromise<SupportedContentListing> {
    return this.call('getMessagingSupportedcontent', 'GET /api/v2/messaging/supportedcontent', {}, opts, request);
  }

  /**
   * Reads one supported-content profile with the media types it allows.
   *
   * @deprecated Use `getConversationsMessagingSupportedcontentSupportedContentId` of `ConversationsApi`.
   * @permissions all of `messaging:supportedContent:view`
   * @see GET /api/v2/messaging/supportedcontent/{supportedContentId}
   */
  getMessagingSupportedcontentSupportedContentId(
    supportedContentId: string,
    request?: RequestOptions,
  ): ApiPromise<SupportedContent> {
    return this.call(
      'getMessagingSupportedcontentSupportedContentId',
      'GET /api/v2/messaging/supportedcontent/{supportedContentId}',
      { supportedContentId },
      {},
      request,
    );
  }

  /**
   * Changes a supported-content profile, and with it what every integration using it accepts.
   *
   * @deprecated Use `patchConversationsMessagingSupportedcontentSupportedContentId` of `ConversationsApi`.
   * @permissions all of `messaging:supportedContent:edit`
   * @see PATCH /api/v2/messaging/supportedcontent/{supportedContentId}
   */
  patchMessagingSupportedcontentSupportedContentId(
    supportedContentId: string,
    body: SupportedContent,
    request?: RequestOptions,
  ): ApiPromise<SupportedContent> {
    return this.call(
      'patchMessagingSupportedcontentSupportedContentId',
      'PATCH /api/v2/messaging/supportedcontent/{supportedContentId}',
      { supportedContentId, body },
      {},
      request,
    );
  }

  /**
   * Creates a supported-content profile that messaging integrations can then be pointed at.
   *
   * @param body - `mediaTypes` lists what is allowed inbound and outbound.
   * @deprecated Use `postConversationsMessagingSupportedcontent` of `ConversationsApi`.
   * @permissions any of `messaging:supportedContent:add`
   * @see POST /api/v2/messaging/supportedcontent
   */
  postMessagingSupportedcontent(body: SupportedContent, request?: RequestOptions): ApiPromise<SupportedContent> {
    return this.call('postMessagingSupportedcontent', 'POST /api/v2/messaging/supportedcontent', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace MessagingApi {
  type getMessagingSupportedcontentOptions = PageOptions;
}
