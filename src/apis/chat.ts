import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { ChatSettings } from '../models/chat.js';
import { PlatformApi } from './platform-api.js';

/**
 * Settings of the organisation's internal chat, where colleagues write to one another. Chats with customers belong to the
 * WebChat and Conversations areas.
 */
export class ChatApi extends PlatformApi {
  /**
   * Reads the internal-chat settings, among them how long messages are kept.
   *
   * @permissions any of `chat:setting:view`, `chat:setting:edit`
   * @see GET /api/v2/chat/settings
   */
  getChatSettings(request?: RequestOptions): ApiPromise<ChatSettings> {
    return this.call('getChatSettings', 'GET /api/v2/chat/settings', {}, {}, request);
  }

  /**
   * Changes only those internal-chat settings that the body carries; `putChatSettings` replaces them all.
   *
   * @permissions any of `chat:setting:edit`
   * @see PATCH /api/v2/chat/settings
   */
  patchChatSettings(body: ChatSettings, request?: RequestOptions): ApiPromise<ChatSettings> {
    return this.call('patchChatSettings', 'PATCH /api/v2/chat/settings', { body }, {}, request);
  }

  /**
   * Replaces the internal-chat settings as a whole; `patchChatSettings` touches single values.
   *
   * @permissions any of `chat:setting:edit`
   * @see PUT /api/v2/chat/settings
   */
  putChatSettings(body: ChatSettings, request?: RequestOptions): ApiPromise<ChatSettings> {
    return this.call('putChatSettings', 'PUT /api/v2/chat/settings', { body }, {}, request);
  }
}
