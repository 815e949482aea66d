import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  Action,
  ActionCertificateListing,
  ActionEntityListing,
  AsyncJob,
  AudioConnectorIntegration,
  AudioConnectorIntegrationEntityListing,
  Bot,
  BotConnectorBot,
  BotConnectorBotSummaryEntityListing,
  BotConnectorBotVersionSummaryEntityListing,
  BotExecutionConfiguration,
  BotList,
  BotListing,
  BotSummaryEntityListing,
  CategoryEntityListing,
  ClientAppEntityListing,
  CreateIntegrationRequest,
  CredentialInfo,
  CredentialInfoCursorListing,
  CredentialInfoListing,
  DialogflowAgent,
  DialogflowAgentSummaryEntityListing,
  DialogflowCXAgent,
  DialogflowCXAgentSummaryEntityListing,
  DraftValidationResult,
  Function,
  FunctionConfig,
  FunctionRuntime,
  IncomingMessageRequest,
  IncomingMessageResponse,
  Integration,
  IntegrationConfigType,
  IntegrationConfiguration,
  IntegrationEntityListing,
  IntegrationEvent,
  IntegrationEventEntityListing,
  IntegrationType,
  IntegrationTypeEntityListing,
  LexBotAlias,
  LexBotAliasEntityListing,
  LexBotEntityListing,
  LexV2BotAlias,
  LexV2BotAliasEntityListing,
  LexV2BotEntityListing,
  NuanceBot,
  NuanceBotEntityListing,
  NuanceBotLaunchSettings,
  OutgoingMessageRequest,
  OutgoingMessageResponse,
  PostActionInput,
  PublishDraftInput,
  SttEngineEntity,
  SttEngineEntityListing,
  TestExecutionResult,
  TrustedCertificates,
  TtsEngineEntity,
  TtsEngineEntityListing,
  TtsSettings,
  TtsVoiceEntity,
  TtsVoiceEntityListing,
  UCIntegrationListing,
  UCThirdPartyPresence,
  UnifiedCommunicationsIntegration,
  UnifiedCommunicationsIntegrationListing,
  UpdateActionInput,
  UpdateDraftInput,
  UserActionCategoryEntityListing,
  UserAppEntityListing,
  VendorConnectionRequest,
  WebhookInvocationResponse,
} from '../models/integrations.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { JsonSchemaDocument } from '../models/shared.js';
import type { AfterBeforeOptions, PageOptions } from '../models/options.js';
import type {
  Credential,
  CredentialType,
  FunctionUploadRequest,
  FunctionUploadResponse,
} from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetIntegrationOptions extends PageOptions {
  sortBy?: string;
  /** Parts to include, such as the current configuration. */
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
}

export interface GetIntegrationsCredentialsListingOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

export interface GetIntegrationsOptions extends PageOptions {
  sortBy?: string;
  /** Parts to include in each integration, such as the current configuration. */
  expand?: readonly string[];
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
  /** Only integrations configured with these credentials. */
  credentialId?: string;
  /** Only integrations that report this state. */
  reportedState?: OpenEnum<'ACTIVE' | 'ACTIVATING' | 'INACTIVE' | 'DEACTIVATING' | 'ERROR'>;
  /** Only integrations of this type, e.g. `custom-rest-actions`. */
  integrationType?: string;
  /** Only integrations with these ids. */
  ids?: readonly string[];
}

export interface GetIntegrationsActionsOptions extends PageOptions {
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
  sortBy?: string;
  /** @defaultValue `ASC` */
  sortOrder?: OpenEnum<'ASC' | 'DESC'>;
  /** Only actions of this category. */
  category?: string;
  name?: string;
  /** Only these actions: ids separated by commas, 50 at most. */
  ids?: string;
  /** `true` for actions limited to secure flows, `false` for the others. */
  secure?: OpenEnum<'true' | 'false'>;
  /** `true` includes the actions with which custom authentication obtains its tokens. @defaultValue `false` */
  includeAuthActions?: OpenEnum<'true' | 'false'>;
  /** Adds the request and response configuration of each action. @defaultValue `false` */
  includeConfig?: boolean;
}

export interface GetIntegrationsActionsCategoriesOptions extends PageOptions {
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
  sortBy?: string;
  /** @defaultValue `ASC` */
  sortOrder?: OpenEnum<'ASC' | 'DESC'>;
  /** `true` for categories of secure actions, `false` for those of the others. */
  secure?: OpenEnum<'true' | 'false'>;
}

export interface GetIntegrationsActionsDraftsOptions extends PageOptions {
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
  sortBy?: string;
  /** @defaultValue `ASC` */
  sortOrder?: OpenEnum<'ASC' | 'DESC'>;
  /** Only drafts of this category. */
  category?: string;
  name?: string;
  /** Only the drafts of these actions: ids separated by commas, 50 at most. */
  ids?: string;
  /** `true` for actions limited to secure flows, `false` for the others. */
  secure?: OpenEnum<'true' | 'false'>;
  /** `true` includes the actions with which custom authentication obtains its tokens. @defaultValue `false` */
  includeAuthActions?: OpenEnum<'true' | 'false'>;
  /** Adds the request and response configuration of each draft. @defaultValue `false` */
  includeConfig?: boolean;
}

export interface GetIntegrationsClientappsOptions extends PageOptions {
  sortBy?: string;
  /** Parts to include in each app, such as the current configuration. */
  expand?: readonly string[];
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
}

export interface GetIntegrationsClientappsUnifiedcommunicationsOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
}

export interface GetIntegrationsEventlogOptions extends PageOptions {
  /** @defaultValue `timestamp` */
  sortBy?: string;
  /** `ascending` or `descending`. @defaultValue `descending` */
  sortOrder?: string;
  /** Only events of this entity, e.g. of one integration. */
  entityId?: string;
}

export interface GetIntegrationsSpeechDialogflowAgentsOptions extends PageOptions {
  /** Only agents whose name matches. */
  name?: string;
}

export interface GetIntegrationsSpeechDialogflowcxAgentsOptions extends PageOptions {
  name?: string;
}

export interface GetIntegrationsSpeechLexBotBotIdAliasesOptions extends PageOptions {
  /** Only aliases whose bot version is in this state. */
  status?: OpenEnum<'READY' | 'FAILED' | 'BUILDING' | 'NOT_BUILT'>;
  name?: string;
}

export interface GetIntegrationsSpeechLexBotsOptions extends PageOptions {
  /** Only bots whose name matches. */
  name?: string;
}

export interface GetIntegrationsSpeechLexv2BotBotIdAliasesOptions extends PageOptions {
  /** Only aliases in this state; `Available` ones can be used. */
  status?: OpenEnum<'Creating' | 'Available' | 'Deleting' | 'Failed'>;
  name?: string;
}

export interface GetIntegrationsSpeechLexv2BotsOptions extends PageOptions {
  name?: string;
}

export interface GetIntegrationsSpeechNuanceNuanceIntegrationIdBotsOptions extends PageOptions {
  /** `false` also lists bots that the integration can find but has no secret for. @defaultValue `true` */
  onlyRegisteredBots?: boolean;
}

export interface GetIntegrationsSpeechSttEnginesOptions extends PageOptions {
  name?: string;
}

export interface GetIntegrationsSpeechTtsEnginesOptions extends PageOptions {
  /** Adds each engine's voices. @defaultValue `false` */
  includeVoices?: boolean;
  /** Only engines whose name matches. */
  name?: string;
  /** Only engines that speak this language, e.g. `en-US`. */
  language?: string;
}

export interface GetIntegrationsTypesOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
}

export interface GetIntegrationsUnifiedcommunicationsClientappsOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
}

export interface GetIntegrationsUserappsOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
  appHost?: string;
}

export interface PatchIntegrationOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
  /** The fields to change. */
  body?: Integration;
}

export interface PostIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobsOptions extends PageOptions {
  /** `false` also lists bots that the integration can find but has no secret for. @defaultValue `true` */
  onlyRegisteredBots?: boolean;
}

/**
 * Integrations with other systems, the data actions that call them, their credentials, and the bot, speech and app
 * connections built on them. An integration is an installed instance of an integration type; its settings live in a versioned
 * separate configuration. A data action belongs to an integration: it is edited as a draft, validated, tested, and then
 * published.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class IntegrationsApi extends PlatformApi {
  /**
   * Removes an integration from the organisation.
   *
   * @permissions `integrations:integration:delete`
   * @see DELETE /api/v2/integrations/{integrationId}
   */
  deleteIntegration(integrationId: string, request?: RequestOptions): ApiPromise<Integration> {
    return this.call('deleteIntegration', 'DELETE /api/v2/integrations/{integrationId}', { integrationId }, {}, request);
  }

  /**
   * Deletes a data action, published version and draft alike. Flows and scripts that call it will fail.
   *
   * @permissions `integrations:action:delete`
   * @see DELETE /api/v2/integrations/actions/{actionId}
   */
  deleteIntegrationsAction(actionId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteIntegrationsAction', 'DELETE /api/v2/integrations/actions/{actionId}', { actionId }, {}, request);
  }

  /**
   * Throws the draft of a data action away; what is published stays as it is.
   *
   * @permissions `integrations:action:delete`
   * @see DELETE /api/v2/integrations/actions/{actionId}/draft
   */
  deleteIntegrationsActionDraft(actionId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteIntegrationsActionDraft',
      'DELETE /api/v2/integrations/actions/{actionId}/draft',
      { actionId },
      {},
      request,
    );
  }

  /**
   * Deletes a set of stored credentials. Integrations configured with it can no longer sign in.
   *
   * @permissions `integrations:integration:delete`
   * @see DELETE /api/v2/integrations/credentials/{credentialId}
   */
  deleteIntegrationsCredential(credentialId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteIntegrationsCredential',
      'DELETE /api/v2/integrations/credentials/{credentialId}',
      { credentialId },
      {},
      request,
    );
  }

  /**
   * Reads an integration: type, whether it is meant to be enabled, and the state it reports.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/{integrationId}
   */
  getIntegration(integrationId: string, opts?: GetIntegrationOptions, request?: RequestOptions): ApiPromise<Integration> {
    return this.call('getIntegration', 'GET /api/v2/integrations/{integrationId}', { integrationId }, opts, request);
  }

  /**
   * Reads the configuration an integration runs with, its `version` included, which `putIntegrationConfigCurrent` needs.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/{integrationId}/config/current
   */
  getIntegrationConfigCurrent(integrationId: string, request?: RequestOptions): ApiPromise<IntegrationConfiguration> {
    return this.call(
      'getIntegrationConfigCurrent',
      'GET /api/v2/integrations/{integrationId}/config/current',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's installed integrations. What could be installed is listed by `getIntegrationsTypes`.
   *
   * @example
   * ```ts
   * const integrations = await new IntegrationsApi(client).getIntegrations().items().toArray();
   * for (const { name, intendedState } of integrations) console.log(name, intendedState);
   * ```
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations
   */
  getIntegrations(opts?: GetIntegrationsOptions, request?: RequestOptions): ApiPromise<IntegrationEntityListing> {
    return this.call('getIntegrations', 'GET /api/v2/integrations', {}, opts, request);
  }

  /**
   * Reads a published data action. Contract and configuration come only on request.
   *
   * @param opts.expand - `contract` adds the input and output schemas.
   * @param opts.includeConfig - Adds the request and response configuration.
   * @param opts.flatten - Whether the schemas come without nesting, as Architect shows them. The platform assumes `false`.
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}
   */
  getIntegrationsAction(
    actionId: string,
    opts?: { expand?: OpenEnum<'contract'>; includeConfig?: boolean; flatten?: boolean },
    request?: RequestOptions,
  ): ApiPromise<Action> {
    return this.call('getIntegrationsAction', 'GET /api/v2/integrations/actions/{actionId}', { actionId }, opts, request);
  }

  /**
   * Reads the draft of a data action, with contract and configuration on request.
   *
   * @param opts.expand - `contract` adds the input and output schemas.
   * @param opts.includeConfig - Adds the request and response configuration.
   * @param opts.flatten - Whether the schemas come without nesting, as Architect shows them. The platform assumes `false`.
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}/draft
   */
  getIntegrationsActionDraft(
    actionId: string,
    opts?: { expand?: OpenEnum<'contract'>; includeConfig?: boolean; flatten?: boolean },
    request?: RequestOptions,
  ): ApiPromise<Action> {
    return this.call(
      'getIntegrationsActionDraft',
      'GET /api/v2/integrations/actions/{actionId}/draft',
      { actionId },
      opts,
      request,
    );
  }

  /**
   * Reads the function behind the draft of a data action: handler, runtime, time limit, and how its package is doing on the way
   * in.
   *
   * @permissions `integrations:actionFunction:view`
   * @see GET /api/v2/integrations/actions/{actionId}/draft/function
   */
  getIntegrationsActionDraftFunction(actionId: string, request?: RequestOptions): ApiPromise<FunctionConfig> {
    return this.call(
      'getIntegrationsActionDraftFunction',
      'GET /api/v2/integrations/actions/{actionId}/draft/function',
      { actionId },
      {},
      request,
    );
  }

  /**
   * Reads one schema file of a data action's draft.
   *
   * @param fileName - File as the draft's schema addresses name it, e.g. `input.json`.
   * @param opts.flatten - Whether the schema comes without nesting, as Architect shows it. The platform assumes `false`.
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}/draft/schemas/{fileName}
   */
  getIntegrationsActionDraftSchema(
    actionId: string,
    fileName: string,
    opts?: { flatten?: boolean },
    request?: RequestOptions,
  ): ApiPromise<JsonSchemaDocument> {
    return this.call(
      'getIntegrationsActionDraftSchema',
      'GET /api/v2/integrations/actions/{actionId}/draft/schemas/{fileName}',
      { actionId, fileName },
      opts,
      request,
    );
  }

  /**
   * Reads the source of a request or response template from a data action's draft.
   *
   * @param fileName - File as the draft's template addresses name it, e.g. `requesttemplate.vm`.
   * @returns The template as plain text.
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}/draft/templates/{fileName}
   */
  getIntegrationsActionDraftTemplate(actionId: string, fileName: string, request?: RequestOptions): ApiPromise<string> {
    return this.call(
      'getIntegrationsActionDraftTemplate',
      'GET /api/v2/integrations/actions/{actionId}/draft/templates/{fileName}',
      { actionId, fileName },
      {},
      request,
      { accept: 'text/plain' },
    );
  }

  /**
   * Checks whether the draft of a data action could be published and says what stands in its way.
   *
   * @permissions `integrations:action:edit`
   * @see GET /api/v2/integrations/actions/{actionId}/draft/validation
   */
  getIntegrationsActionDraftValidation(actionId: string, request?: RequestOptions): ApiPromise<DraftValidationResult> {
    return this.call(
      'getIntegrationsActionDraftValidation',
      'GET /api/v2/integrations/actions/{actionId}/draft/validation',
      { actionId },
      {},
      request,
    );
  }

  /**
   * Reads the function behind a published data action, with the package that it runs.
   *
   * @permissions `integrations:actionFunction:view`
   * @see GET /api/v2/integrations/actions/{actionId}/function
   */
  getIntegrationsActionFunction(actionId: string, request?: RequestOptions): ApiPromise<FunctionConfig> {
    return this.call(
      'getIntegrationsActionFunction',
      'GET /api/v2/integrations/actions/{actionId}/function',
      { actionId },
      {},
      request,
    );
  }

  /**
   * Reads one schema file of a published data action.
   *
   * @param fileName - File as the action's schema addresses name it, e.g. `input.json`.
   * @param opts.flatten - Whether the schema comes without nesting, as Architect shows it. The platform assumes `false`.
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}/schemas/{fileName}
   */
  getIntegrationsActionSchema(
    actionId: string,
    fileName: string,
    opts?: { flatten?: boolean },
    request?: RequestOptions,
  ): ApiPromise<JsonSchemaDocument> {
    return this.call(
      'getIntegrationsActionSchema',
      'GET /api/v2/integrations/actions/{actionId}/schemas/{fileName}',
      { actionId, fileName },
      opts,
      request,
    );
  }

  /**
   * Reads the source of a request or response template from a published data action.
   *
   * @param fileName - File as the action's template addresses name it, e.g. `requesttemplate.vm`.
   * @returns The template as plain text.
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}/templates/{fileName}
   */
  getIntegrationsActionTemplate(actionId: string, fileName: string, request?: RequestOptions): ApiPromise<string> {
    return this.call(
      'getIntegrationsActionTemplate',
      'GET /api/v2/integrations/actions/{actionId}/templates/{fileName}',
      { actionId, fileName },
      {},
      request,
      { accept: 'text/plain' },
    );
  }

  /**
   * Lists published data actions; those still being written are under `getIntegrationsActionsDrafts`.
   *
   * @example
   * ```ts
   * const actions = await new IntegrationsApi(client).getIntegrationsActions({ pageSize: 50 }).items().toArray();
   * console.log(actions.map(({ name }) => name));
   * ```
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions
   */
  getIntegrationsActions(opts?: GetIntegrationsActionsOptions, request?: RequestOptions): ApiPromise<ActionEntityListing> {
    return this.call('getIntegrationsActions', 'GET /api/v2/integrations/actions', {}, opts, request);
  }

  /**
   * Lists the categories under which data actions are filed.
   *
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/categories
   */
  getIntegrationsActionsCategories(
    opts?: GetIntegrationsActionsCategoriesOptions,
    request?: RequestOptions,
  ): ApiPromise<CategoryEntityListing> {
    return this.call('getIntegrationsActionsCategories', 'GET /api/v2/integrations/actions/categories', {}, opts, request);
  }

  /**
   * Lists the client certificates that the platform shows when a data action calls a remote system over mutual TLS.
   *
   * @param opts.status - Only the certificates in use now, or those that will follow them.
   * @param opts.type - Only certificates of this kind.
   * @permissions `integrations:actionCertificate:view`
   * @see GET /api/v2/integrations/actions/certificates
   */
  getIntegrationsActionsCertificates(
    opts?: { status?: OpenEnum<'Current' | 'Upcoming'>; type?: OpenEnum<'Client'> },
    request?: RequestOptions,
  ): ApiPromise<ActionCertificateListing> {
    return this.call('getIntegrationsActionsCertificates', 'GET /api/v2/integrations/actions/certificates', {}, opts, request);
  }

  /**
   * Lists the certificate authorities that data actions trust when they call a remote system.
   *
   * @permissions `integrations:actionCertificate:view`
   * @see GET /api/v2/integrations/actions/certificates/truststore
   */
  getIntegrationsActionsCertificatesTruststore(request?: RequestOptions): ApiPromise<TrustedCertificates> {
    return this.call(
      'getIntegrationsActionsCertificatesTruststore',
      'GET /api/v2/integrations/actions/certificates/truststore',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the drafts of data actions, never-published ones among them.
   *
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/drafts
   */
  getIntegrationsActionsDrafts(
    opts?: GetIntegrationsActionsDraftsOptions,
    request?: RequestOptions,
  ): ApiPromise<ActionEntityListing> {
    return this.call('getIntegrationsActionsDrafts', 'GET /api/v2/integrations/actions/drafts', {}, opts, request);
  }

  /**
   * Lists the runtimes that a function can be written for, with the day on which each comes to its end.
   *
   * @permissions `integrations:actionFunction:view`
   * @see GET /api/v2/integrations/actions/functions/runtimes
   */
  getIntegrationsActionsFunctionsRuntimes(request?: RequestOptions): ApiPromise<FunctionRuntime[]> {
    return this.call(
      'getIntegrationsActionsFunctionsRuntimes',
      'GET /api/v2/integrations/actions/functions/runtimes',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one bot of a bot connector with its versions, languages and intents.
   *
   * @param opts.version - Only this version of the bot.
   * @preview
   * @permissions `integration:botconnector:view`
   * @see GET /api/v2/integrations/botconnectors/{integrationId}/bots/{botId}
   */
  getIntegrationsBotconnectorBot(
    integrationId: string,
    botId: string,
    opts?: { version?: string },
    request?: RequestOptions,
  ): ApiPromise<Bot> {
    return this.call(
      'getIntegrationsBotconnectorBot',
      'GET /api/v2/integrations/botconnectors/{integrationId}/bots/{botId}',
      { integrationId, botId },
      opts,
      request,
    );
  }

  /**
   * Lists the bots of a bot connector page by page, versions and intents included.
   *
   * @preview
   * @permissions `integration:botconnector:view`
   * @see GET /api/v2/integrations/botconnectors/{integrationId}/bots
   */
  getIntegrationsBotconnectorBots(integrationId: string, opts?: PageOptions, request?: RequestOptions): ApiPromise<BotListing> {
    return this.call(
      'getIntegrationsBotconnectorBots',
      'GET /api/v2/integrations/botconnectors/{integrationId}/bots',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the bots of a bot connector in short: name, description and version numbers.
   *
   * @preview
   * @permissions `integration:botconnector:view`
   * @see GET /api/v2/integrations/botconnectors/{integrationId}/bots/summaries
   */
  getIntegrationsBotconnectorBotsSummaries(
    integrationId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<BotSummaryEntityListing> {
    return this.call(
      'getIntegrationsBotconnectorBotsSummaries',
      'GET /api/v2/integrations/botconnectors/{integrationId}/bots/summaries',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Reads a bot that a bot connector offers, with intents, slots and languages.
   *
   * @param opts.version - Only this version of the bot.
   * @permissions `integration:botconnector:view`
   * @see GET /api/v2/integrations/botconnector/{integrationId}/bots/{botId}
   */
  getIntegrationsBotconnectorIntegrationIdBot(
    integrationId: string,
    botId: string,
    opts?: { version?: string },
    request?: RequestOptions,
  ): ApiPromise<BotConnectorBot> {
    return this.call(
      'getIntegrationsBotconnectorIntegrationIdBot',
      'GET /api/v2/integrations/botconnector/{integrationId}/bots/{botId}',
      { integrationId, botId },
      opts,
      request,
    );
  }

  /**
   * Lists the versions of a connector's bot, without their intents.
   *
   * @permissions `integration:botconnector:view`
   * @see GET /api/v2/integrations/botconnector/{integrationId}/bots/{botId}/versions
   */
  getIntegrationsBotconnectorIntegrationIdBotVersions(
    integrationId: string,
    botId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<BotConnectorBotVersionSummaryEntityListing> {
    return this.call(
      'getIntegrationsBotconnectorIntegrationIdBotVersions',
      'GET /api/v2/integrations/botconnector/{integrationId}/bots/{botId}/versions',
      { integrationId, botId },
      opts,
      request,
    );
  }

  /**
   * Lists a connector's bots in full, all versions and intents included, as `putIntegrationsBotconnectorIntegrationIdBots`
   * takes them. For choosing a bot, `getIntegrationsBotconnectorIntegrationIdBotsSummaries` is lighter.
   *
   * @permissions `integration:botconnector:view`
   * @see GET /api/v2/integrations/botconnector/{integrationId}/bots
   */
  getIntegrationsBotconnectorIntegrationIdBots(integrationId: string, request?: RequestOptions): ApiPromise<BotList> {
    return this.call(
      'getIntegrationsBotconnectorIntegrationIdBots',
      'GET /api/v2/integrations/botconnector/{integrationId}/bots',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Lists a connector's bots by name and description, page by page.
   *
   * @permissions `integration:botconnector:view`
   * @see GET /api/v2/integrations/botconnector/{integrationId}/bots/summaries
   */
  getIntegrationsBotconnectorIntegrationIdBotsSummaries(
    integrationId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<BotConnectorBotSummaryEntityListing> {
    return this.call(
      'getIntegrationsBotconnectorIntegrationIdBotsSummaries',
      'GET /api/v2/integrations/botconnector/{integrationId}/bots/summaries',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the client apps installed in the organisation, i.e. the web pages and widgets embedded in the agent's desktop.
   * Those the caller may open are listed by `getIntegrationsUserapps`.
   *
   * @example
   * ```ts
   * const apps = await new IntegrationsApi(client).getIntegrationsClientapps().items().toArray();
   * console.log(apps.map(({ name }) => name));
   * ```
   * @permissions not documented
   * @see GET /api/v2/integrations/clientapps
   */
  getIntegrationsClientapps(
    opts?: GetIntegrationsClientappsOptions,
    request?: RequestOptions,
  ): ApiPromise<ClientAppEntityListing> {
    return this.call('getIntegrationsClientapps', 'GET /api/v2/integrations/clientapps', {}, opts, request);
  }

  /**
   * Lists the unified-communications integrations, e.g. Microsoft Teams or Zoom Phone, with icons and presence source.
   *
   * @deprecated The platform no longer offers it. Use `getIntegrationsUnifiedcommunicationsClientapps`.
   * @permissions `integration:unifiedCommunications:view`
   * @see GET /api/v2/integrations/clientapps/unifiedcommunications
   */
  getIntegrationsClientappsUnifiedcommunications(
    opts?: GetIntegrationsClientappsUnifiedcommunicationsOptions,
    request?: RequestOptions,
  ): ApiPromise<UCIntegrationListing> {
    return this.call(
      'getIntegrationsClientappsUnifiedcommunications',
      'GET /api/v2/integrations/clientapps/unifiedcommunications',
      {},
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Reads one set of stored credentials.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/credentials/{credentialId}
   */
  getIntegrationsCredential(credentialId: string, request?: RequestOptions): ApiPromise<Credential> {
    return this.call(
      'getIntegrationsCredential',
      'GET /api/v2/integrations/credentials/{credentialId}',
      { credentialId },
      {},
      request,
    );
  }

  /**
   * Lists stored credentials by name and type, without their secrets.
   *
   * @deprecated Use `getIntegrationsCredentialsListing`.
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/credentials
   */
  getIntegrationsCredentials(opts?: PageOptions, request?: RequestOptions): ApiPromise<CredentialInfoListing> {
    return this.call('getIntegrationsCredentials', 'GET /api/v2/integrations/credentials', {}, opts, request);
  }

  /**
   * Lists stored credentials by name and type, cursor by cursor and without their secrets.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/credentials/listing
   */
  getIntegrationsCredentialsListing(
    opts?: GetIntegrationsCredentialsListingOptions,
    request?: RequestOptions,
  ): ApiPromise<CredentialInfoCursorListing> {
    return this.call('getIntegrationsCredentialsListing', 'GET /api/v2/integrations/credentials/listing', {}, opts, request);
  }

  /**
   * Lists the types of credentials and the fields that each of them asks for.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/credentials/types
   */
  getIntegrationsCredentialsTypes(request?: RequestOptions): ApiPromise<CredentialType[]> {
    return this.call('getIntegrationsCredentialsTypes', 'GET /api/v2/integrations/credentials/types', {}, {}, request);
  }

  /**
   * Lists events of all integrations, latest first: errors, activations, configuration changes.
   *
   * @deprecated The platform no longer offers it.
   * @permissions any of `integrations:integration:view`, `bridge:notification:view`
   * @see GET /api/v2/integrations/eventlog
   */
  getIntegrationsEventlog(
    opts?: GetIntegrationsEventlogOptions,
    request?: RequestOptions,
  ): ApiPromise<IntegrationEventEntityListing> {
    return this.call('getIntegrationsEventlog', 'GET /api/v2/integrations/eventlog', {}, opts, request, { retired: true });
  }

  /**
   * Reads one event of the integrations' log with its detailed message.
   *
   * @deprecated The platform no longer offers it.
   * @permissions any of `integrations:integration:view`, `bridge:notification:view`
   * @see GET /api/v2/integrations/eventlog/{eventId}
   */
  getIntegrationsEventlogEventId(eventId: string, request?: RequestOptions): ApiPromise<IntegrationEvent> {
    return this.call('getIntegrationsEventlogEventId', 'GET /api/v2/integrations/eventlog/{eventId}', { eventId }, {}, request, {
      retired: true,
    });
  }

  /**
   * Lists the audio connector integrations, which stream a call's audio to a service outside the platform.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/audioconnector
   */
  getIntegrationsSpeechAudioconnector(
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<AudioConnectorIntegrationEntityListing> {
    return this.call('getIntegrationsSpeechAudioconnector', 'GET /api/v2/integrations/speech/audioconnector', {}, opts, request);
  }

  /**
   * Reads one audio connector integration.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/audioconnector/{integrationId}
   */
  getIntegrationsSpeechAudioconnectorIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<AudioConnectorIntegration> {
    return this.call(
      'getIntegrationsSpeechAudioconnectorIntegrationId',
      'GET /api/v2/integrations/speech/audioconnector/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Reads a Google Dialogflow agent with its languages, environments and intents.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/dialogflow/agents/{agentId}
   */
  getIntegrationsSpeechDialogflowAgent(agentId: string, request?: RequestOptions): ApiPromise<DialogflowAgent> {
    return this.call(
      'getIntegrationsSpeechDialogflowAgent',
      'GET /api/v2/integrations/speech/dialogflow/agents/{agentId}',
      { agentId },
      {},
      request,
    );
  }

  /**
   * Lists the Google Dialogflow agents that the organisation's integrations reach.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/dialogflow/agents
   */
  getIntegrationsSpeechDialogflowAgents(
    opts?: GetIntegrationsSpeechDialogflowAgentsOptions,
    request?: RequestOptions,
  ): ApiPromise<DialogflowAgentSummaryEntityListing> {
    return this.call(
      'getIntegrationsSpeechDialogflowAgents',
      'GET /api/v2/integrations/speech/dialogflow/agents',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads a Google Dialogflow CX agent with its project, languages and environments.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/dialogflowcx/agents/{agentId}
   */
  getIntegrationsSpeechDialogflowcxAgent(agentId: string, request?: RequestOptions): ApiPromise<DialogflowCXAgent> {
    return this.call(
      'getIntegrationsSpeechDialogflowcxAgent',
      'GET /api/v2/integrations/speech/dialogflowcx/agents/{agentId}',
      { agentId },
      {},
      request,
    );
  }

  /**
   * Lists the Google Dialogflow CX agents that the organisation's integrations reach.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/dialogflowcx/agents
   */
  getIntegrationsSpeechDialogflowcxAgents(
    opts?: GetIntegrationsSpeechDialogflowcxAgentsOptions,
    request?: RequestOptions,
  ): ApiPromise<DialogflowCXAgentSummaryEntityListing> {
    return this.call(
      'getIntegrationsSpeechDialogflowcxAgents',
      'GET /api/v2/integrations/speech/dialogflowcx/agents',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads an alias of an Amazon Lex bot: the version it points to, whether that is built, and its intents.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/lex/bot/alias/{aliasId}
   */
  getIntegrationsSpeechLexBotAlias(aliasId: string, request?: RequestOptions): ApiPromise<LexBotAlias> {
    return this.call(
      'getIntegrationsSpeechLexBotAlias',
      'GET /api/v2/integrations/speech/lex/bot/alias/{aliasId}',
      { aliasId },
      {},
      request,
    );
  }

  /**
   * Lists the aliases of an Amazon Lex bot.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/lex/bot/{botId}/aliases
   */
  getIntegrationsSpeechLexBotBotIdAliases(
    botId: string,
    opts?: GetIntegrationsSpeechLexBotBotIdAliasesOptions,
    request?: RequestOptions,
  ): ApiPromise<LexBotAliasEntityListing> {
    return this.call(
      'getIntegrationsSpeechLexBotBotIdAliases',
      'GET /api/v2/integrations/speech/lex/bot/{botId}/aliases',
      { botId },
      opts,
      request,
    );
  }

  /**
   * Lists the Amazon Lex bots that the organisation's integrations reach.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/lex/bots
   */
  getIntegrationsSpeechLexBots(
    opts?: GetIntegrationsSpeechLexBotsOptions,
    request?: RequestOptions,
  ): ApiPromise<LexBotEntityListing> {
    return this.call('getIntegrationsSpeechLexBots', 'GET /api/v2/integrations/speech/lex/bots', {}, opts, request);
  }

  /**
   * Reads an alias of an Amazon `Lex V2` bot: the version it points to, its language and its intents.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/lexv2/bot/alias/{aliasId}
   */
  getIntegrationsSpeechLexv2BotAlias(aliasId: string, request?: RequestOptions): ApiPromise<LexV2BotAlias> {
    return this.call(
      'getIntegrationsSpeechLexv2BotAlias',
      'GET /api/v2/integrations/speech/lexv2/bot/alias/{aliasId}',
      { aliasId },
      {},
      request,
    );
  }

  /**
   * Lists the aliases of an Amazon `Lex V2` bot.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/lexv2/bot/{botId}/aliases
   */
  getIntegrationsSpeechLexv2BotBotIdAliases(
    botId: string,
    opts?: GetIntegrationsSpeechLexv2BotBotIdAliasesOptions,
    request?: RequestOptions,
  ): ApiPromise<LexV2BotAliasEntityListing> {
    return this.call(
      'getIntegrationsSpeechLexv2BotBotIdAliases',
      'GET /api/v2/integrations/speech/lexv2/bot/{botId}/aliases',
      { botId },
      opts,
      request,
    );
  }

  /**
   * Lists the Amazon `Lex V2` bots that the organisation's integrations reach.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/lexv2/bots
   */
  getIntegrationsSpeechLexv2Bots(
    opts?: GetIntegrationsSpeechLexv2BotsOptions,
    request?: RequestOptions,
  ): ApiPromise<LexV2BotEntityListing> {
    return this.call('getIntegrationsSpeechLexv2Bots', 'GET /api/v2/integrations/speech/lexv2/bots', {}, opts, request);
  }

  /**
   * Reads one Nuance bot with its organisation, application and environment. Where that takes too long,
   * `postIntegrationsSpeechNuanceNuanceIntegrationIdBotJobs` does the same in the background.
   *
   * @param opts.expand - Parts that are left out otherwise.
   * @param opts.targetChannel - The kind of channel for which the bot is looked at.
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}
   */
  getIntegrationsSpeechNuanceNuanceIntegrationIdBot(
    nuanceIntegrationId: string,
    botId: string,
    opts?: {
      expand?: readonly OpenEnum<'variables' | 'transferNodes' | 'channels' | 'locales'>[];
      targetChannel?: OpenEnum<'digital' | 'voice'>;
    },
    request?: RequestOptions,
  ): ApiPromise<NuanceBot> {
    return this.call(
      'getIntegrationsSpeechNuanceNuanceIntegrationIdBot',
      'GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}',
      { nuanceIntegrationId, botId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of a job that fetches one Nuance bot.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}/jobs/{jobId}
   */
  getIntegrationsSpeechNuanceNuanceIntegrationIdBotJob(
    nuanceIntegrationId: string,
    botId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AsyncJob> {
    return this.call(
      'getIntegrationsSpeechNuanceNuanceIntegrationIdBotJob',
      'GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}/jobs/{jobId}',
      { nuanceIntegrationId, botId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the Nuance bot that a job has fetched, once its state is `Completed`.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}/jobs/{jobId}/results
   */
  getIntegrationsSpeechNuanceNuanceIntegrationIdBotJobResults(
    nuanceIntegrationId: string,
    botId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<NuanceBot> {
    return this.call(
      'getIntegrationsSpeechNuanceNuanceIntegrationIdBotJobResults',
      'GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}/jobs/{jobId}/results',
      { nuanceIntegrationId, botId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the Nuance bots that an integration can launch or, if asked to, all that it can find.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots
   */
  getIntegrationsSpeechNuanceNuanceIntegrationIdBots(
    nuanceIntegrationId: string,
    opts?: GetIntegrationsSpeechNuanceNuanceIntegrationIdBotsOptions,
    request?: RequestOptions,
  ): ApiPromise<NuanceBotEntityListing> {
    return this.call(
      'getIntegrationsSpeechNuanceNuanceIntegrationIdBots',
      'GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots',
      { nuanceIntegrationId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of a job that lists the bots of a Nuance integration.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/jobs/{jobId}
   */
  getIntegrationsSpeechNuanceNuanceIntegrationIdBotsJob(
    nuanceIntegrationId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AsyncJob> {
    return this.call(
      'getIntegrationsSpeechNuanceNuanceIntegrationIdBotsJob',
      'GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/jobs/{jobId}',
      { nuanceIntegrationId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the Nuance bots that a job has listed, once its state is `Completed`.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/jobs/{jobId}/results
   */
  getIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobResults(
    nuanceIntegrationId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<NuanceBotEntityListing> {
    return this.call(
      'getIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobResults',
      'GET /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/jobs/{jobId}/results',
      { nuanceIntegrationId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads a speech-to-text engine, and which engine takes its place if it is being replaced.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/stt/engines/{engineId}
   */
  getIntegrationsSpeechSttEngine(engineId: string, request?: RequestOptions): ApiPromise<SttEngineEntity> {
    return this.call(
      'getIntegrationsSpeechSttEngine',
      'GET /api/v2/integrations/speech/stt/engines/{engineId}',
      { engineId },
      {},
      request,
    );
  }

  /**
   * Lists the speech-to-text engines that the organisation may use.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/stt/engines
   */
  getIntegrationsSpeechSttEngines(
    opts?: GetIntegrationsSpeechSttEnginesOptions,
    request?: RequestOptions,
  ): ApiPromise<SttEngineEntityListing> {
    return this.call('getIntegrationsSpeechSttEngines', 'GET /api/v2/integrations/speech/stt/engines', {}, opts, request);
  }

  /**
   * Reads a text-to-speech engine with the languages and output formats it speaks.
   *
   * @param opts.includeVoices - Adds the engine's voices.
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/tts/engines/{engineId}
   */
  getIntegrationsSpeechTtsEngine(
    engineId: string,
    opts?: { includeVoices?: boolean },
    request?: RequestOptions,
  ): ApiPromise<TtsEngineEntity> {
    return this.call(
      'getIntegrationsSpeechTtsEngine',
      'GET /api/v2/integrations/speech/tts/engines/{engineId}',
      { engineId },
      opts,
      request,
    );
  }

  /**
   * Reads one voice of a text-to-speech engine.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/tts/engines/{engineId}/voices/{voiceId}
   */
  getIntegrationsSpeechTtsEngineVoice(engineId: string, voiceId: string, request?: RequestOptions): ApiPromise<TtsVoiceEntity> {
    return this.call(
      'getIntegrationsSpeechTtsEngineVoice',
      'GET /api/v2/integrations/speech/tts/engines/{engineId}/voices/{voiceId}',
      { engineId, voiceId },
      {},
      request,
    );
  }

  /**
   * Lists the voices of a text-to-speech engine page by page.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/tts/engines/{engineId}/voices
   */
  getIntegrationsSpeechTtsEngineVoices(
    engineId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<TtsVoiceEntityListing> {
    return this.call(
      'getIntegrationsSpeechTtsEngineVoices',
      'GET /api/v2/integrations/speech/tts/engines/{engineId}/voices',
      { engineId },
      opts,
      request,
    );
  }

  /**
   * Lists the text-to-speech engines that the organisation may use.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/tts/engines
   */
  getIntegrationsSpeechTtsEngines(
    opts?: GetIntegrationsSpeechTtsEnginesOptions,
    request?: RequestOptions,
  ): ApiPromise<TtsEngineEntityListing> {
    return this.call('getIntegrationsSpeechTtsEngines', 'GET /api/v2/integrations/speech/tts/engines', {}, opts, request);
  }

  /**
   * Reads which text-to-speech engine the organisation uses by default and which languages depart from it.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/tts/settings
   */
  getIntegrationsSpeechTtsSettings(request?: RequestOptions): ApiPromise<TtsSettings> {
    return this.call('getIntegrationsSpeechTtsSettings', 'GET /api/v2/integrations/speech/tts/settings', {}, {}, request);
  }

  /**
   * Reads an integration type: vendor, credentials needed, how many instances may be installed.
   *
   * @param typeId - Name of the type, e.g. `custom-rest-actions`.
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/types/{typeId}
   */
  getIntegrationsType(typeId: string, request?: RequestOptions): ApiPromise<IntegrationType> {
    return this.call('getIntegrationsType', 'GET /api/v2/integrations/types/{typeId}', { typeId }, {}, request);
  }

  /**
   * Reads the JSON schema by which an integration type's configuration is checked.
   *
   * @param configType - `properties` or `advanced`, after the two parts of a configuration.
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/types/{typeId}/configschemas/{configType}
   */
  getIntegrationsTypeConfigschema(
    typeId: string,
    configType: IntegrationConfigType,
    request?: RequestOptions,
  ): ApiPromise<JsonSchemaDocument> {
    return this.call(
      'getIntegrationsTypeConfigschema',
      'GET /api/v2/integrations/types/{typeId}/configschemas/{configType}',
      { typeId, configType },
      {},
      request,
    );
  }

  /**
   * Lists what the organisation could install.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/integrations/types
   */
  getIntegrationsTypes(opts?: GetIntegrationsTypesOptions, request?: RequestOptions): ApiPromise<IntegrationTypeEntityListing> {
    return this.call('getIntegrationsTypes', 'GET /api/v2/integrations/types', {}, opts, request);
  }

  /**
   * Reads one unified-communications integration, e.g. Microsoft Teams or Zoom Phone, with its icons and how its presence is
   * obtained.
   *
   * @permissions `integration:unifiedCommunications:view`
   * @see GET /api/v2/integrations/unifiedcommunications/clientapps/{ucIntegrationId}
   */
  getIntegrationsUnifiedcommunicationsClientapp(
    ucIntegrationId: string,
    request?: RequestOptions,
  ): ApiPromise<UnifiedCommunicationsIntegration> {
    return this.call(
      'getIntegrationsUnifiedcommunicationsClientapp',
      'GET /api/v2/integrations/unifiedcommunications/clientapps/{ucIntegrationId}',
      { ucIntegrationId },
      {},
      request,
    );
  }

  /**
   * Lists unified-communications integrations page by page, as `getIntegrationsClientappsUnifiedcommunications` does under its
   * older route.
   *
   * @permissions `integration:unifiedCommunications:view`
   * @see GET /api/v2/integrations/unifiedcommunications/clientapps
   */
  getIntegrationsUnifiedcommunicationsClientapps(
    opts?: GetIntegrationsUnifiedcommunicationsClientappsOptions,
    request?: RequestOptions,
  ): ApiPromise<UnifiedCommunicationsIntegrationListing> {
    return this.call(
      'getIntegrationsUnifiedcommunicationsClientapps',
      'GET /api/v2/integrations/unifiedcommunications/clientapps',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the apps that the caller may open.
   *
   * @permissions not documented
   * @see GET /api/v2/integrations/userapps
   */
  getIntegrationsUserapps(opts?: GetIntegrationsUserappsOptions, request?: RequestOptions): ApiPromise<UserAppEntityListing> {
    return this.call('getIntegrationsUserapps', 'GET /api/v2/integrations/userapps', {}, opts, request);
  }

  /**
   * Changes an integration, above all switching it on or off through `intendedState`. Settings are changed with
   * `putIntegrationConfigCurrent`.
   *
   * @permissions `integrations:integration:edit`
   * @see PATCH /api/v2/integrations/{integrationId}
   */
  patchIntegration(integrationId: string, opts?: PatchIntegrationOptions, request?: RequestOptions): ApiPromise<Integration> {
    return this.call('patchIntegration', 'PATCH /api/v2/integrations/{integrationId}', { integrationId }, opts, request);
  }

  /**
   * Changes name, category or configuration of a published data action directly, without a draft.
   *
   * @param body - The changes, with the `version` last read.
   * @permissions `integrations:action:edit`
   * @see PATCH /api/v2/integrations/actions/{actionId}
   */
  patchIntegrationsAction(actionId: string, body: UpdateActionInput, request?: RequestOptions): ApiPromise<Action> {
    return this.call('patchIntegrationsAction', 'PATCH /api/v2/integrations/actions/{actionId}', { actionId, body }, {}, request);
  }

  /**
   * Changes the draft of a data action. Contract and security, unlike in `patchIntegrationsAction`, may be changed here.
   *
   * @param body - The changes, with the `version` last read.
   * @permissions `integrations:action:edit`
   * @see PATCH /api/v2/integrations/actions/{actionId}/draft
   */
  patchIntegrationsActionDraft(actionId: string, body: UpdateDraftInput, request?: RequestOptions): ApiPromise<Action> {
    return this.call(
      'patchIntegrationsActionDraft',
      'PATCH /api/v2/integrations/actions/{actionId}/draft',
      { actionId, body },
      {},
      request,
    );
  }

  /**
   * Installs an integration of a given type. It is configured with `putIntegrationConfigCurrent` and switched on with
   * `patchIntegration`.
   *
   * @param opts.body - Name and type of the integration.
   * @permissions `integrations:integration:add`
   * @see POST /api/v2/integrations
   */
  postIntegrations(opts?: { body?: CreateIntegrationRequest }, request?: RequestOptions): ApiPromise<Integration> {
    return this.call('postIntegrations', 'POST /api/v2/integrations', {}, opts, request);
  }

  /**
   * Opens a draft for a published data action, starting from what is published.
   *
   * @permissions `integrations:action:edit`
   * @see POST /api/v2/integrations/actions/{actionId}/draft
   */
  postIntegrationsActionDraft(actionId: string, request?: RequestOptions): ApiPromise<Action> {
    return this.call(
      'postIntegrationsActionDraft',
      'POST /api/v2/integrations/actions/{actionId}/draft',
      { actionId },
      {},
      request,
    );
  }

  /**
   * Asks for a signed address to which the packed code of a draft's function is then uploaded.
   *
   * @permissions `integrations:actionFunction:edit`
   * @see POST /api/v2/integrations/actions/{actionId}/draft/function/upload
   */
  postIntegrationsActionDraftFunctionUpload(
    actionId: string,
    body: FunctionUploadRequest,
    request?: RequestOptions,
  ): ApiPromise<FunctionUploadResponse> {
    return this.call(
      'postIntegrationsActionDraftFunctionUpload',
      'POST /api/v2/integrations/actions/{actionId}/draft/function/upload',
      { actionId, body },
      {},
      request,
    );
  }

  /**
   * Publishes the draft of a data action, which from then on is what flows and scripts call.
   *
   * @param body - The draft's `version`, as last read.
   * @permissions `integrations:action:edit`
   * @see POST /api/v2/integrations/actions/{actionId}/draft/publish
   */
  postIntegrationsActionDraftPublish(actionId: string, body: PublishDraftInput, request?: RequestOptions): ApiPromise<Action> {
    return this.call(
      'postIntegrationsActionDraftPublish',
      'POST /api/v2/integrations/actions/{actionId}/draft/publish',
      { actionId, body },
      {},
      request,
    );
  }

  /**
   * Runs the draft of a data action against the real remote system and reports every step.
   *
   * @param body - Input as the draft's input schema describes it.
   * @param opts.flatten - Whether the output comes without nesting, as Architect gets it. The platform assumes `false`.
   * @permissions `integrations:action:execute`
   * @see POST /api/v2/integrations/actions/{actionId}/draft/test
   */
  postIntegrationsActionDraftTest(
    actionId: string,
    body: JsonObject,
    opts?: { flatten?: boolean },
    request?: RequestOptions,
  ): ApiPromise<TestExecutionResult> {
    return this.call(
      'postIntegrationsActionDraftTest',
      'POST /api/v2/integrations/actions/{actionId}/draft/test',
      { actionId, body },
      opts,
      request,
    );
  }

  /**
   * Runs a published data action and returns its output, as a flow or script would get it.
   *
   * @param body - Input as the action's input schema describes it.
   * @returns Output as the action's success schema describes it.
   * @param opts.flatten - Whether the output comes without nesting, as Architect gets it. The platform assumes `false`.
   * @permissions any of `integrations:action:execute`, `bridge:actions:execute`
   * @see POST /api/v2/integrations/actions/{actionId}/execute
   */
  postIntegrationsActionExecute(
    actionId: string,
    body: JsonObject,
    opts?: { flatten?: boolean },
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'postIntegrationsActionExecute',
      'POST /api/v2/integrations/actions/{actionId}/execute',
      { actionId, body },
      opts,
      request,
    );
  }

  /**
   * Runs a published data action and reports every step, from the filled-in request to the translated response. The remote
   * system really is called.
   *
   * @param body - Input as the action's input schema describes it.
   * @param opts.flatten - Whether the output comes without nesting, as Architect gets it. The platform assumes `false`.
   * @permissions any of `integrations:action:execute`, `bridge:actions:execute`
   * @see POST /api/v2/integrations/actions/{actionId}/test
   */
  postIntegrationsActionTest(
    actionId: string,
    body: JsonObject,
    opts?: { flatten?: boolean },
    request?: RequestOptions,
  ): ApiPromise<TestExecutionResult> {
    return this.call(
      'postIntegrationsActionTest',
      'POST /api/v2/integrations/actions/{actionId}/test',
      { actionId, body },
      opts,
      request,
    );
  }

  /**
   * Creates a data action that is published at once. To try it out first, use `postIntegrationsActionsDrafts`.
   *
   * @param body - The action with contract, configuration and the id of its integration.
   * @permissions `integrations:action:add`
   * @see POST /api/v2/integrations/actions
   */
  postIntegrationsActions(body: PostActionInput, request?: RequestOptions): ApiPromise<Action> {
    return this.call('postIntegrationsActions', 'POST /api/v2/integrations/actions', { body }, {}, request);
  }

  /**
   * Creates a data action as a draft; `postIntegrationsActionDraftPublish` puts it into use.
   *
   * @param body - The action with contract, configuration and the id of its integration.
   * @permissions `integrations:action:add`
   * @see POST /api/v2/integrations/actions/drafts
   */
  postIntegrationsActionsDrafts(body: PostActionInput, request?: RequestOptions): ApiPromise<Action> {
    return this.call('postIntegrationsActionsDrafts', 'POST /api/v2/integrations/actions/drafts', { body }, {}, request);
  }

  /**
   * Passes a customer's message on to a bot behind a bot connector. The bot's reply arrives apart, through
   * `postIntegrationsBotconnectorsOutgoingMessages`.
   *
   * @preview
   * @permissions `integration:botconnector:send`
   * @see POST /api/v2/integrations/botconnectors/incoming/messages
   */
  postIntegrationsBotconnectorsIncomingMessages(
    body: IncomingMessageRequest,
    request?: RequestOptions,
  ): ApiPromise<IncomingMessageResponse> {
    return this.call(
      'postIntegrationsBotconnectorsIncomingMessages',
      'POST /api/v2/integrations/botconnectors/incoming/messages',
      { body },
      {},
      request,
    );
  }

  /**
   * Delivers a bot's reply to the platform: messages for the customer, the intent found, and whether the bot is done.
   *
   * @preview
   * @permissions `integration:botconnector:send`
   * @see POST /api/v2/integrations/botconnectors/outgoing/messages
   */
  postIntegrationsBotconnectorsOutgoingMessages(
    body: OutgoingMessageRequest,
    request?: RequestOptions,
  ): ApiPromise<OutgoingMessageResponse> {
    return this.call(
      'postIntegrationsBotconnectorsOutgoingMessages',
      'POST /api/v2/integrations/botconnectors/outgoing/messages',
      { body },
      {},
      request,
    );
  }

  /**
   * Stores a set of credentials for use in integration configurations.
   *
   * @param opts.body - Type and fields; `getIntegrationsCredentialsTypes` tells which fields a type needs.
   * @permissions `integrations:integration:add`
   * @see POST /api/v2/integrations/credentials
   */
  postIntegrationsCredentials(opts?: { body?: Credential }, request?: RequestOptions): ApiPromise<CredentialInfo> {
    return this.call('postIntegrationsCredentials', 'POST /api/v2/integrations/credentials', {}, opts, request);
  }

  /**
   * Starts a job that fetches one Nuance bot. Follow it with `getIntegrationsSpeechNuanceNuanceIntegrationIdBotJob`.
   *
   * @param opts.expand - Parts of the bot that are left out otherwise.
   * @permissions `integrations:integration:view`
   * @see POST /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}/jobs
   */
  postIntegrationsSpeechNuanceNuanceIntegrationIdBotJobs(
    nuanceIntegrationId: string,
    botId: string,
    opts?: { expand?: readonly OpenEnum<'variables' | 'transferNodes' | 'channels' | 'locales'>[]; body?: string },
    request?: RequestOptions,
  ): ApiPromise<AsyncJob> {
    return this.call(
      'postIntegrationsSpeechNuanceNuanceIntegrationIdBotJobs',
      'POST /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/{botId}/jobs',
      { nuanceIntegrationId, botId },
      opts,
      request,
    );
  }

  /**
   * Starts a job that lists the bots of a Nuance integration. Follow it with
   * `getIntegrationsSpeechNuanceNuanceIntegrationIdBotsJob`.
   *
   * @permissions `integrations:integration:view`
   * @see POST /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/jobs
   */
  postIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobs(
    nuanceIntegrationId: string,
    opts?: PostIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobsOptions,
    request?: RequestOptions,
  ): ApiPromise<AsyncJob> {
    return this.call(
      'postIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobs',
      'POST /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/jobs',
      { nuanceIntegrationId },
      opts,
      request,
    );
  }

  /**
   * Tries whether a Nuance bot can be launched with the given host and secret, without storing them.
   *
   * @permissions `integrations:integration:edit`
   * @see POST /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/launch/validate
   */
  postIntegrationsSpeechNuanceNuanceIntegrationIdBotsLaunchValidate(
    nuanceIntegrationId: string,
    settings: BotExecutionConfiguration,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postIntegrationsSpeechNuanceNuanceIntegrationIdBotsLaunchValidate',
      'POST /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/launch/validate',
      { nuanceIntegrationId, settings },
      {},
      request,
      { body: 'settings' },
    );
  }

  /**
   * Sends an event to a webhook of the organisation, as an outside system does to trigger what is set up behind it.
   *
   * @param tokenId - The webhook's token, which stands for its id.
   * @param body - The event, any JSON object.
   * @permissions not documented
   * @see POST /api/v2/integrations/webhooks/{tokenId}/events
   */
  postIntegrationsWebhookEvents(
    tokenId: string,
    body: JsonObject,
    request?: RequestOptions,
  ): ApiPromise<WebhookInvocationResponse> {
    return this.call(
      'postIntegrationsWebhookEvents',
      'POST /api/v2/integrations/webhooks/{tokenId}/events',
      { tokenId, body },
      {},
      request,
    );
  }

  /**
   * Adds a connection to a third-party workforce-management vendor.
   *
   * @param opts.body - Publisher, type and name of the connection.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see POST /api/v2/integrations/workforcemanagement/vendorconnection
   */
  postIntegrationsWorkforcemanagementVendorconnection(
    opts?: { body?: VendorConnectionRequest },
    request?: RequestOptions,
  ): ApiPromise<UserActionCategoryEntityListing> {
    return this.call(
      'postIntegrationsWorkforcemanagementVendorconnection',
      'POST /api/v2/integrations/workforcemanagement/vendorconnection',
      {},
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Replaces the configuration of an integration.
   *
   * @param opts.body - The whole configuration with the `version` last read; `properties` and `advanced` follow the schemas
   * from `getIntegrationsTypeConfigschema`.
   * @example
   * ```ts
   * const integrations = new IntegrationsApi(client);
   * const config = await integrations.getIntegrationConfigCurrent(integrationId);
   * await integrations.putIntegrationConfigCurrent(integrationId, { body: { ...config, notes: 'Checked in May' } });
   * ```
   * @permissions `integrations:integration:edit`
   * @see PUT /api/v2/integrations/{integrationId}/config/current
   */
  putIntegrationConfigCurrent(
    integrationId: string,
    opts?: { body?: IntegrationConfiguration },
    request?: RequestOptions,
  ): ApiPromise<IntegrationConfiguration> {
    return this.call(
      'putIntegrationConfigCurrent',
      'PUT /api/v2/integrations/{integrationId}/config/current',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Sets the function behind the draft of a data action: entry point, runtime and time limit. The code comes by
   * `postIntegrationsActionDraftFunctionUpload`.
   *
   * @permissions `integrations:actionFunction:edit`
   * @see PUT /api/v2/integrations/actions/{actionId}/draft/function
   */
  putIntegrationsActionDraftFunction(actionId: string, body: Function, request?: RequestOptions): ApiPromise<FunctionConfig> {
    return this.call(
      'putIntegrationsActionDraftFunction',
      'PUT /api/v2/integrations/actions/{actionId}/draft/function',
      { actionId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the complete list of bots behind a bot connector.
   *
   * @param botList - All bots that are to remain; those left out are gone afterwards.
   * @permissions `integration:botconnector:edit`
   * @see PUT /api/v2/integrations/botconnector/{integrationId}/bots
   */
  putIntegrationsBotconnectorIntegrationIdBots(
    integrationId: string,
    botList: BotList,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'putIntegrationsBotconnectorIntegrationIdBots',
      'PUT /api/v2/integrations/botconnector/{integrationId}/bots',
      { integrationId, botList },
      {},
      request,
      { body: 'botList' },
    );
  }

  /**
   * Replaces a set of stored credentials.
   *
   * @param opts.body - Type and all fields, secrets included.
   * @permissions `integrations:integration:edit`
   * @see PUT /api/v2/integrations/credentials/{credentialId}
   */
  putIntegrationsCredential(
    credentialId: string,
    opts?: { body?: Credential },
    request?: RequestOptions,
  ): ApiPromise<CredentialInfo> {
    return this.call(
      'putIntegrationsCredential',
      'PUT /api/v2/integrations/credentials/{credentialId}',
      { credentialId },
      opts,
      request,
    );
  }

  /**
   * Replaces the hosts and secrets with which the bots of a Nuance integration are launched.
   *
   * @permissions `integrations:integration:edit`
   * @see PUT /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/launch/settings
   */
  putIntegrationsSpeechNuanceNuanceIntegrationIdBotsLaunchSettings(
    nuanceIntegrationId: string,
    settings: NuanceBotLaunchSettings,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'putIntegrationsSpeechNuanceNuanceIntegrationIdBotsLaunchSettings',
      'PUT /api/v2/integrations/speech/nuance/{nuanceIntegrationId}/bots/launch/settings',
      { nuanceIntegrationId, settings },
      {},
      request,
      { body: 'settings' },
    );
  }

  /**
   * Replaces the organisation's default text-to-speech engine and the exceptions by language.
   *
   * @param body - Default engine and all language overrides.
   * @permissions `integrations:integration:edit`
   * @see PUT /api/v2/integrations/speech/tts/settings
   */
  putIntegrationsSpeechTtsSettings(body: TtsSettings, request?: RequestOptions): ApiPromise<TtsSettings> {
    return this.call('putIntegrationsSpeechTtsSettings', 'PUT /api/v2/integrations/speech/tts/settings', { body }, {}, request);
  }

  /**
   * Reports the presences of users in an outside communications product, so that the platform can show them.
   *
   * @param body - One entry per user, identified by e-mail address.
   * @permissions `integration:presence:edit`
   * @see PUT /api/v2/integrations/unifiedcommunications/{ucIntegrationId}/thirdpartypresences
   */
  putIntegrationsUnifiedcommunicationThirdpartypresences(
    ucIntegrationId: string,
    body: UCThirdPartyPresence[],
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putIntegrationsUnifiedcommunicationThirdpartypresences',
      'PUT /api/v2/integrations/unifiedcommunications/{ucIntegrationId}/thirdpartypresences',
      { ucIntegrationId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace IntegrationsApi {
  type getIntegrationOptions = GetIntegrationOptions;
  type getIntegrationsOptions = GetIntegrationsOptions;
  type getIntegrationsActionOptions = OptionsOf<IntegrationsApi['getIntegrationsAction']>;
  type getIntegrationsActionDraftOptions = OptionsOf<IntegrationsApi['getIntegrationsActionDraft']>;
  type getIntegrationsActionDraftSchemaOptions = OptionsOf<IntegrationsApi['getIntegrationsActionDraftSchema']>;
  type getIntegrationsActionSchemaOptions = OptionsOf<IntegrationsApi['getIntegrationsActionSchema']>;
  type getIntegrationsActionsOptions = GetIntegrationsActionsOptions;
  type getIntegrationsActionsCategoriesOptions = GetIntegrationsActionsCategoriesOptions;
  type getIntegrationsActionsCertificatesOptions = OptionsOf<IntegrationsApi['getIntegrationsActionsCertificates']>;
  type getIntegrationsActionsDraftsOptions = GetIntegrationsActionsDraftsOptions;
  type getIntegrationsBotconnectorBotOptions = OptionsOf<IntegrationsApi['getIntegrationsBotconnectorBot']>;
  type getIntegrationsBotconnectorBotsOptions = PageOptions;
  type getIntegrationsBotconnectorBotsSummariesOptions = PageOptions;
  type getIntegrationsBotconnectorIntegrationIdBotOptions = OptionsOf<
    IntegrationsApi['getIntegrationsBotconnectorIntegrationIdBot']
  >;
  type getIntegrationsBotconnectorIntegrationIdBotVersionsOptions = PageOptions;
  type getIntegrationsBotconnectorIntegrationIdBotsSummariesOptions = PageOptions;
  type getIntegrationsClientappsOptions = GetIntegrationsClientappsOptions;
  type getIntegrationsClientappsUnifiedcommunicationsOptions = GetIntegrationsClientappsUnifiedcommunicationsOptions;
  type getIntegrationsCredentialsOptions = PageOptions;
  type getIntegrationsCredentialsListingOptions = GetIntegrationsCredentialsListingOptions;
  type getIntegrationsEventlogOptions = GetIntegrationsEventlogOptions;
  type getIntegrationsSpeechAudioconnectorOptions = PageOptions;
  type getIntegrationsSpeechDialogflowAgentsOptions = GetIntegrationsSpeechDialogflowAgentsOptions;
  type getIntegrationsSpeechDialogflowcxAgentsOptions = GetIntegrationsSpeechDialogflowcxAgentsOptions;
  type getIntegrationsSpeechLexBotBotIdAliasesOptions = GetIntegrationsSpeechLexBotBotIdAliasesOptions;
  type getIntegrationsSpeechLexBotsOptions = GetIntegrationsSpeechLexBotsOptions;
  type getIntegrationsSpeechLexv2BotBotIdAliasesOptions = GetIntegrationsSpeechLexv2BotBotIdAliasesOptions;
  type getIntegrationsSpeechLexv2BotsOptions = GetIntegrationsSpeechLexv2BotsOptions;
  type getIntegrationsSpeechNuanceNuanceIntegrationIdBotOptions = OptionsOf<
    IntegrationsApi['getIntegrationsSpeechNuanceNuanceIntegrationIdBot']
  >;
  type getIntegrationsSpeechNuanceNuanceIntegrationIdBotsOptions = GetIntegrationsSpeechNuanceNuanceIntegrationIdBotsOptions;
  type getIntegrationsSpeechSttEnginesOptions = GetIntegrationsSpeechSttEnginesOptions;
  type getIntegrationsSpeechTtsEngineOptions = OptionsOf<IntegrationsApi['getIntegrationsSpeechTtsEngine']>;
  type getIntegrationsSpeechTtsEngineVoicesOptions = PageOptions;
  type getIntegrationsSpeechTtsEnginesOptions = GetIntegrationsSpeechTtsEnginesOptions;
  type getIntegrationsTypesOptions = GetIntegrationsTypesOptions;
  type getIntegrationsUnifiedcommunicationsClientappsOptions = GetIntegrationsUnifiedcommunicationsClientappsOptions;
  type getIntegrationsUserappsOptions = GetIntegrationsUserappsOptions;
  type patchIntegrationOptions = PatchIntegrationOptions;
  type postIntegrationsOptions = OptionsOf<IntegrationsApi['postIntegrations']>;
  type postIntegrationsActionDraftTestOptions = OptionsOf<IntegrationsApi['postIntegrationsActionDraftTest']>;
  type postIntegrationsActionExecuteOptions = OptionsOf<IntegrationsApi['postIntegrationsActionExecute']>;
  type postIntegrationsActionTestOptions = OptionsOf<IntegrationsApi['postIntegrationsActionTest']>;
  type postIntegrationsCredentialsOptions = OptionsOf<IntegrationsApi['postIntegrationsCredentials']>;
  type postIntegrationsSpeechNuanceNuanceIntegrationIdBotJobsOptions = OptionsOf<
    IntegrationsApi['postIntegrationsSpeechNuanceNuanceIntegrationIdBotJobs']
  >;
  type postIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobsOptions =
    PostIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobsOptions;
  type postIntegrationsWorkforcemanagementVendorconnectionOptions = OptionsOf<
    IntegrationsApi['postIntegrationsWorkforcemanagementVendorconnection']
  >;
  type putIntegrationConfigCurrentOptions = OptionsOf<IntegrationsApi['putIntegrationConfigCurrent']>;
  type putIntegrationsCredentialOptions = OptionsOf<IntegrationsApi['putIntegrationsCredential']>;
}
