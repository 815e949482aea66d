import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  ExecutionDataGlobalSettingsResponse,
  ExternalContactsSettings,
  UpdatedSettingsResponse,
} from '../models/settings.js';
import type {
  AutoAnswerSettings,
  EmailSettings,
  EmailThreadingSettings,
  ExecutionDataSettingsRequest,
} from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Organisation-wide settings of various areas gathered in one place: how e-mails are threaded into conversations, how external
 * contacts get their division, whether flows keep execution data, and an agent's automatic answering. Several of these calls
 * stand in the class of their area as well. Administrators' tools read and change them.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class SettingsApi extends PlatformApi {
  /**
   * Resets the threading of e-mails to what the platform assumes.
   *
   * @permissions `conversation:emailThreadingSettings:edit`
   * @see DELETE /api/v2/emails/settings/threading
   */
  deleteEmailsSettingsThreading(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteEmailsSettingsThreading', 'DELETE /api/v2/emails/settings/threading', {}, {}, request);
  }

  /**
   * Resets the organisation's settings for external contacts.
   *
   * @permissions `externalContacts:settings:delete`
   * @see DELETE /api/v2/externalcontacts/settings
   */
  deleteExternalcontactsSettings(request?: RequestOptions): ApiPromise<UpdatedSettingsResponse> {
    return this.call('deleteExternalcontactsSettings', 'DELETE /api/v2/externalcontacts/settings', {}, {}, request);
  }

  /**
   * Removes an agent's own settings for answering interactions automatically.
   *
   * @permissions `agentUI:agents:delete`
   * @see DELETE /api/v2/users/agentui/agents/autoanswer/{agentId}/settings
   */
  deleteUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUsersAgentuiAgentsAutoanswerAgentIdSettings',
      'DELETE /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
      { agentId },
      {},
      request,
    );
  }

  /**
   * Reads the contact centre's e-mail settings, such as whether one inbound e-mail may go to several routes.
   *
   * @permissions `conversation:settings:view`
   * @see GET /api/v2/emails/settings
   */
  getEmailsSettings(request?: RequestOptions): ApiPromise<EmailSettings> {
    return this.call('getEmailsSettings', 'GET /api/v2/emails/settings', {}, {}, request);
  }

  /**
   * Reads after which time, and upon which changes, a reply opens another conversation instead of joining the previous one.
   *
   * @permissions `conversation:emailThreadingSettings:view`
   * @see GET /api/v2/emails/settings/threading
   */
  getEmailsSettingsThreading(request?: RequestOptions): ApiPromise<EmailThreadingSettings> {
    return this.call('getEmailsSettingsThreading', 'GET /api/v2/emails/settings/threading', {}, {}, request);
  }

  /**
   * Reads whether users may assign divisions to external contacts by hand.
   *
   * @permissions `externalContacts:settings:view`
   * @see GET /api/v2/externalcontacts/settings
   */
  getExternalcontactsSettings(request?: RequestOptions): ApiPromise<ExternalContactsSettings> {
    return this.call('getExternalcontactsSettings', 'GET /api/v2/externalcontacts/settings', {}, {}, request);
  }

  /**
   * Reads whether flows in this organisation store data about their execution.
   *
   * @permissions `settings:executiondata:view`
   * @see GET /api/v2/settings/executiondata
   */
  getSettingsExecutiondata(request?: RequestOptions): ApiPromise<ExecutionDataGlobalSettingsResponse> {
    return this.call('getSettingsExecutiondata', 'GET /api/v2/settings/executiondata', {}, {}, request);
  }

  /**
   * Reads which interactions are answered automatically for an agent.
   *
   * @permissions `agentUI:agents:view`
   * @see GET /api/v2/users/agentui/agents/autoanswer/{agentId}/settings
   */
  getUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId: string, request?: RequestOptions): ApiPromise<AutoAnswerSettings> {
    return this.call(
      'getUsersAgentuiAgentsAutoanswerAgentIdSettings',
      'GET /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
      { agentId },
      {},
      request,
    );
  }

  /**
   * Changes the contact centre's e-mail settings. What the body leaves out stays.
   *
   * @param opts.body - The settings to change.
   * @permissions `conversation:settings:edit`
   * @see PATCH /api/v2/emails/settings
   */
  patchEmailsSettings(opts?: { body?: EmailSettings }, request?: RequestOptions): ApiPromise<EmailSettings> {
    return this.call('patchEmailsSettings', 'PATCH /api/v2/emails/settings', {}, opts, request);
  }

  /**
   * Changes how long replies are threaded into the same e-mail conversation, or whether another subject begins a new one.
   *
   * @param opts.body - The settings to change.
   * @permissions `conversation:emailThreadingSettings:edit`
   * @see PATCH /api/v2/emails/settings/threading
   */
  patchEmailsSettingsThreading(
    opts?: { body?: EmailThreadingSettings },
    request?: RequestOptions,
  ): ApiPromise<EmailThreadingSettings> {
    return this.call('patchEmailsSettingsThreading', 'PATCH /api/v2/emails/settings/threading', {}, opts, request);
  }

  /**
   * Switches the storing of execution data of flows on or off for the whole organisation.
   *
   * @permissions `settings:executiondata:edit`
   * @see PATCH /api/v2/settings/executiondata
   */
  patchSettingsExecutiondata(
    body: ExecutionDataSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<ExecutionDataGlobalSettingsResponse> {
    return this.call('patchSettingsExecutiondata', 'PATCH /api/v2/settings/executiondata', { body }, {}, request);
  }

  /**
   * Changes some of an agent's settings for automatic answering. To replace them whole, use
   * `putUsersAgentuiAgentsAutoanswerAgentIdSettings`.
   *
   * @permissions `agentUI:agents:edit`
   * @see PATCH /api/v2/users/agentui/agents/autoanswer/{agentId}/settings
   */
  patchUsersAgentuiAgentsAutoanswerAgentIdSettings(
    agentId: string,
    body: AutoAnswerSettings,
    request?: RequestOptions,
  ): ApiPromise<AutoAnswerSettings> {
    return this.call(
      'patchUsersAgentuiAgentsAutoanswerAgentIdSettings',
      'PATCH /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
      { agentId, body },
      {},
      request,
    );
  }

  /**
   * Sets whether users may assign divisions to external contacts by hand, from an interaction or from the contact itself.
   *
   * @param opts.body - The settings.
   * @permissions `externalContacts:settings:edit`
   * @see PUT /api/v2/externalcontacts/settings
   */
  putExternalcontactsSettings(
    opts?: { body?: ExternalContactsSettings },
    request?: RequestOptions,
  ): ApiPromise<UpdatedSettingsResponse> {
    return this.call('putExternalcontactsSettings', 'PUT /api/v2/externalcontacts/settings', {}, opts, request);
  }

  /**
   * Replaces an agent's settings for automatic answering.
   *
   * @permissions `agentUI:agents:edit`
   * @see PUT /api/v2/users/agentui/agents/autoanswer/{agentId}/settings
   */
  putUsersAgentuiAgentsAutoanswerAgentIdSettings(
    agentId: string,
    body: AutoAnswerSettings,
    request?: RequestOptions,
  ): ApiPromise<AutoAnswerSettings> {
    return this.call(
      'putUsersAgentuiAgentsAutoanswerAgentIdSettings',
      'PUT /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
      { agentId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace SettingsApi {
  type patchEmailsSettingsOptions = OptionsOf<SettingsApi['patchEmailsSettings']>;
  type patchEmailsSettingsThreadingOptions = OptionsOf<SettingsApi['patchEmailsSettingsThreading']>;
  type putExternalcontactsSettingsOptions = OptionsOf<SettingsApi['putExternalcontactsSettings']>;
}
