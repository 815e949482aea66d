import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { SupportedContent, SupportedContentListing } from '../models/shared-conversations.js';
import type { PageOptions } from '../models/options.js';
import type {
  MessagingConfigListing,
  MessagingSetting,
  MessagingSettingDefaultRequest,
  MessagingSettingRequest,
} from '../models/shared-messages.js';
import { PlatformApi } from './platform-api.js';

/**
 * What messaging integrations share: messaging settings (content and events that a channel may use) with the organisation's default, and
 * supported-content profiles (which media types an integration lets in and out). An integration refers to one of each, and several may
 * share it. The Conversations area offers the same profiles under
 * `/conversations/messaging/supportedcontent`, together with the organisation's default.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class MessagingApi extends PlatformApi {
  /**
   * Deletes messaging settings by their older route.
   *
   * @deprecated Use `deleteConversationsMessagingSetting` of `ConversationsApi`.
   * @permissions `messaging:setting:delete`
   * @see DELETE /api/v2/messaging/settings/{messageSettingId}
   */
  deleteMessagingSetting(messageSettingId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteMessagingSetting',
      'DELETE /api/v2/messaging/settings/{messageSettingId}',
      { messageSettingId },
      {},
      request,
    );
  }

  /**
   * Withdraws the organisation's default for integrations without separate messaging settings.
   *
   * @deprecated Use `deleteConversationsMessagingSettingsDefault` of `ConversationsApi`.
   * @permissions `messaging:setting:delete`
   * @see DELETE /api/v2/messaging/settings/default
   */
  deleteMessagingSettingsDefault(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteMessagingSettingsDefault', 'DELETE /api/v2/messaging/settings/default', {}, {}, request);
  }

  /**
   * Deletes a supported-content profile.
   *
   * @deprecated Use `deleteConversationsMessagingSupportedcontentSupportedContentId` of `ConversationsApi`.
   * @permissions `messaging:supportedContent:delete`
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
   * Reads messaging settings, which say whether stories, typing indicators and presence are passed on.
   *
   * @deprecated Use `getConversationsMessagingSetting` of `ConversationsApi`.
   * @permissions `messaging:setting:view`
   * @see GET /api/v2/messaging/settings/{messageSettingId}
   */
  getMessagingSetting(messageSettingId: string, request?: RequestOptions): ApiPromise<MessagingSetting> {
    return this.call(
      'getMessagingSetting',
      'GET /api/v2/messaging/settings/{messageSettingId}',
      { messageSettingId },
      {},
      request,
    );
  }

  /**
   * Lists the sets of messaging settings that integrations can be given.
   *
   * @deprecated Use `getConversationsMessagingSettings` of `ConversationsApi`.
   * @permissions `messaging:setting:view`
   * @see GET /api/v2/messaging/settings
   */
  getMessagingSettings(opts?: PageOptions, request?: RequestOptions): ApiPromise<MessagingConfigListing> {
    return this.call('getMessagingSettings', 'GET /api/v2/messaging/settings', {}, opts, request);
  }

  /**
   * Reads the organisation's default messaging settings by their older route.
   *
   * @deprecated Use `getConversationsMessagingSettingsDefault` of `ConversationsApi`.
   * @permissions `messaging:setting:view`
   * @see GET /api/v2/messaging/settings/default
   */
  getMessagingSettingsDefault(request?: RequestOptions): ApiPromise<MessagingSetting> {
    return this.call('getMessagingSettingsDefault', 'GET /api/v2/messaging/settings/default', {}, {}, request);
  }

  /**
   * Lists the organisation's supported-content profiles.
   *
   * @deprecated Use `getConversationsMessagingSupportedcontent` of `ConversationsApi`.
   * @permissions `messaging:supportedContent:view`
   * @see GET /api/v2/messaging/supportedcontent
   */
  getMessagingSupportedcontent(opts?: PageOptions, request?: RequestOptions): ApiPromise<SupportedContentListing> {
    return this.call('getMessagingSupportedcontent', 'GET /api/v2/messaging/supportedcontent', {}, opts, request);
  }

  /**
   * Reads one supported-content profile with the media types it allows.
   *
   * @deprecated Use `getConversationsMessagingSupportedcontentSupportedContentId` of `ConversationsApi`.
   * @permissions `messaging:supportedContent:view`
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
   * Changes messaging settings for all integrations that use them.
   *
   * @deprecated Use `patchConversationsMessagingSetting` of `ConversationsApi`.
   * @permissions `messaging:setting:edit`
   * @see PATCH /api/v2/messaging/settings/{messageSettingId}
   */
  patchMessagingSetting(
    messageSettingId: string,
    body: MessagingSettingRequest,
    request?: RequestOptions,
  ): ApiPromise<MessagingSetting> {
    return this.call(
      'patchMessagingSetting',
      'PATCH /api/v2/messaging/settings/{messageSettingId}',
      { messageSettingId, body },
      {},
      request,
    );
  }

  /**
   * Changes a supported-content profile, and with it what every integration using it accepts.
   *
   * @deprecated Use `patchConversationsMessagingSupportedcontentSupportedContentId` of `ConversationsApi`.
   * @permissions `messaging:supportedContent:edit`
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
   * Creates messaging settings, which an integration can then be pointed at.
   *
   * @deprecated Use `postConversationsMessagingSettings` of `ConversationsApi`.
   * @permissions `messaging:setting:add`
   * @see POST /api/v2/messaging/settings
   */
  postMessagingSettings(body: MessagingSettingRequest, request?: RequestOptions): ApiPromise<MessagingSetting> {
    return this.call('postMessagingSettings', 'POST /api/v2/messaging/settings', { body }, {}, request);
  }

  /**
   * Creates a supported-content profile that messaging integrations can then be pointed at.
   *
   * @param body - `mediaTypes` lists what is allowed inbound and outbound.
   * @deprecated Use `postConversationsMessagingSupportedcontent` of `ConversationsApi`.
   * @permissions `messaging:supportedContent:add`
   * @see POST /api/v2/messaging/supportedcontent
   */
  postMessagingSupportedcontent(body: SupportedContent, request?: RequestOptions): ApiPromise<SupportedContent> {
    return this.call('postMessagingSupportedcontent', 'POST /api/v2/messaging/supportedcontent', { body }, {}, request);
  }

  /**
   * Makes one set of messaging settings the organisation's default.
   *
   * @deprecated Use `putConversationsMessagingSettingsDefault` of `ConversationsApi`.
   * @permissions `messaging:setting:edit`
   * @see PUT /api/v2/messaging/settings/default
   */
  putMessagingSettingsDefault(body: MessagingSettingDefaultRequest, request?: RequestOptions): ApiPromise<MessagingSetting> {
    return this.call('putMessagingSettingsDefault', 'PUT /api/v2/messaging/settings/default', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace MessagingApi {
  type getMessagingSettingsOptions = PageOptions;
  type getMessagingSupportedcontentOptions = PageOptions;
}
