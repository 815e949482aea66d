import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { EmailSettings, EmailThreadingSettings } from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * The organisation's settings for e-mail in the contact centre: what happens to an inbound e-mail addressed to several routes,
 * and when a further e-mail continues a conversation or begins another. Administrators keep them. The e-mails themselves are in
 * the Conversations area, domains and routes in the Routing area.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class EmailsApi extends PlatformApi {
  /**
   * Discards the organisation's own rules on e-mail threading, so that the platform's apply again.
   *
   * @permissions `conversation:emailThreadingSettings:edit`
   * @see DELETE /api/v2/emails/settings/threading
   */
  deleteEmailsSettingsThreading(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteEmailsSettingsThreading', 'DELETE /api/v2/emails/settings/threading', {}, {}, request);
  }

  /**
   * Reads whether one inbound e-mail that is addressed to several routes becomes several conversations.
   *
   * @permissions `conversation:settings:view`
   * @see GET /api/v2/emails/settings
   */
  getEmailsSettings(request?: RequestOptions): ApiPromise<EmailSettings> {
    return this.call('getEmailsSettings', 'GET /api/v2/emails/settings', {}, {}, request);
  }

  /**
   * Reads when an inbound e-mail still belongs to an earlier conversation: for how long after its end, and whether a changed
   * subject breaks the thread.
   *
   * @permissions `conversation:emailThreadingSettings:view`
   * @see GET /api/v2/emails/settings/threading
   */
  getEmailsSettingsThreading(request?: RequestOptions): ApiPromise<EmailThreadingSettings> {
    return this.call('getEmailsSettingsThreading', 'GET /api/v2/emails/settings/threading', {}, {}, request);
  }

  /**
   * Changes how inbound e-mails with several routes among their recipients are handled.
   *
   * @permissions `conversation:settings:edit`
   * @see PATCH /api/v2/emails/settings
   */
  patchEmailsSettings(opts?: { body?: EmailSettings }, request?: RequestOptions): ApiPromise<EmailSettings> {
    return this.call('patchEmailsSettings', 'PATCH /api/v2/emails/settings', {}, opts, request);
  }

  /**
   * Changes the rules by which inbound e-mails are joined to conversations. `deleteEmailsSettingsThreading` goes back to the
   * platform's.
   *
   * @permissions `conversation:emailThreadingSettings:edit`
   * @see PATCH /api/v2/emails/settings/threading
   */
  patchEmailsSettingsThreading(
    opts?: { body?: EmailThreadingSettings },
    request?: RequestOptions,
  ): ApiPromise<EmailThreadingSettings> {
    return this.call('patchEmailsSettingsThreading', 'PATCH /api/v2/emails/settings/threading', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace EmailsApi {
  type patchEmailsSettingsOptions = OptionsOf<EmailsApi['patchEmailsSettings']>;
  type patchEmailsSettingsThreadingOptions = OptionsOf<EmailsApi['patchEmailsSettingsThreading']>;
}
