import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type {
  Action,
  ActionEntityListing,
  BotConnectorBot,
  BotConnectorBotSummaryEntityListing,
  BotConnectorBotVersionSummaryEntityListing,
  BotList,
  CategoryEntityListing,
  ClientAppEntityListing,
  CreateIntegrationRequest,
  Credential,
  CredentialInfo,
  CredentialInfoListing,
  CredentialTypeListing,
  DialogflowAgent,
  DialogflowAgentSummaryEntityListing,
  DraftValidationResult,
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
  PostActionInput,
  PublishDraftInput,
  TestExecutionResult,
  TtsEngineEntity,
  TtsEngineEntityListing,
  TtsSettings,
  TtsVoiceEntity,
  TtsVoiceEntityListing,
  UCIntegrationListing,
  UpdateActionInput,
  UpdateDraftInput,
  UserActionCategoryEntityListing,
  UserAppEntityListing,
  VendorConnectionRequest,
} from '../models/integrations.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { JsonSchemaDocument } from '../models/shared.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetIntegrationOptions extends PageOptions {
  sortBy?: string;
  /** Parts to include, such as the current configuration. */
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
}

export interface GetIntegrationsOptions extends PageOptions {
  sortBy?: string;
  /** Parts to include in each integration, such as the current configuration. */
  expand?: readonly string[];
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
}

export interface GetIntegrationsActionsOptions extends PageOptions {
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
  sortBy?: string;
  /** @defaultValue `asc` */
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
}

export interface GetIntegrationsActionsCategoriesOptions extends PageOptions {
  /** Token of the following page. */
  nextPage?: string;
  /** Token of the page before. */
  previousPage?: string;
  sortBy?: string;
  /** @defaultValue `asc` */
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
  /** @defaultValue `asc` */
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

export interface GetIntegrationsSpeechLexBotBotIdAliasesOptions extends PageOptions {
  /** Only aliases whose bot version is in this state. */
  status?: OpenEnum<'READY' | 'FAILED' | 'BUILDING' | 'NOT_BUILT'>;
  name?: string;
}

export interface GetIntegrationsSpeechLexBotsOptions extends PageOptions {
  /** Only bots whose name matches. */
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

/**
 * Integrations with other systems, the data actions that call them, their credentials, and the bot, speech and app
 * connections built on them. An integration is an installed instance of an integration type; its settings live in a versioned
 * configuration of its own. A data action belongs to an integration: it is edited as a draft, validated, tested, and then
 * published.
 */
export class IntegrationsApi extends PlatformApi {
  /**
   * Removes an integration from the organisation.
   *
   * @permissions any of `integrations:integration:delete`
   * @see DELETE /api/v2/integrations/{integrationId}
   */
  deleteIntegration(integrationId: string, request?: RequestOptions): ApiPromise<Integration> {
    return this.call('deleteIntegration', 'DELETE /api/v2/integrations/{integrationId}', { integrationId }, {}, request);
  }

  /**
   * Deletes a data action, published version and draft alike. Flows and scripts that call it will fail.
   *
   * @permissions any of `integrations:action:delete`
   * @see DELETE /api/v2/integrations/actions/{actionId}
   */
  deleteIntegrationsAction(actionId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteIntegrationsAction', 'DELETE /api/v2/integrations/actions/{actionId}', { actionId }, {}, request);
  }

  /**
   * Throws the draft of a data action away; what is published stays as it is.
   *
   * @permissions any of `integrations:action:delete`
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
   * @permissions any of `integrations:integration:view`
   * @see GET /api/v2/integrations/{integrationId}
   */
  getIntegration(integrationId: string, opts?: GetIntegrationOptions, request?: RequestOptions): ApiPromise<Integration> {
    return this.call('getIntegration', 'GET /api/v2/integrations/{integrationId}', { integrationId }, opts, request);
  }

  /**
   * Reads the configuration an integration runs with, its `version` included, which `putIntegrationConfigCurrent` needs.
   *
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}
   */
  getIntegrationsAction(
    actionId: string,
    opts?: { expand?: OpenEnum<'contract'>; includeConfig?: boolean },
    request?: RequestOptions,
  ): ApiPromise<Action> {
    return this.call('getIntegrationsAction', 'GET /api/v2/integrations/actions/{actionId}', { actionId }, opts, request);
  }

  /**
   * Reads the draft of a data action, with contract and configuration on request.
   *
   * @param opts.expand - `contract` adds the input and output schemas.
   * @param opts.includeConfig - Adds the request and response configuration.
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}/draft
   */
  getIntegrationsActionDraft(
    actionId: string,
    opts?: { expand?: OpenEnum<'contract'>; includeConfig?: boolean },
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
   * Reads one schema file of a data action's draft.
   *
   * @param fileName - File as the draft's schema addresses name it, e.g. `input.json`.
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}/draft/schemas/{fileName}
   */
  getIntegrationsActionDraftSchema(actionId: string, fileName: string, request?: RequestOptions): ApiPromise<JsonSchemaDocument> {
    return this.call(
      'getIntegrationsActionDraftSchema',
      'GET /api/v2/integrations/actions/{actionId}/draft/schemas/{fileName}',
      { actionId, fileName },
      {},
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
   * @permissions any of `integrations:action:edit`
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
   * Reads one schema file of a published data action.
   *
   * @param fileName - File as the action's schema addresses name it, e.g. `input.json`.
   * @permissions any of `integrations:action:view`, `bridge:actions:view`
   * @see GET /api/v2/integrations/actions/{actionId}/schemas/{fileName}
   */
  getIntegrationsActionSchema(actionId: string, fileName: string, request?: RequestOptions): ApiPromise<JsonSchemaDocument> {
    return this.call(
      'getIntegrationsActionSchema',
      'GET /api/v2/integrations/actions/{actionId}/schemas/{fileName}',
      { actionId, fileName },
      {},
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
   * Reads a bot that a bot connector offers, with intents, slots and languages.
   *
   * @param opts.version - Only this version of the bot.
   * @permissions any of `integration:botconnector:view`
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
   * @permissions any of `integration:botconnector:view`
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
   * @permissions any of `integration:botconnector:view`
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
   * @permissions any of `integration:botconnector:view`
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
   * @permissions any of `integration:unifiedCommunications:view`
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
    );
  }

  /**
   * Reads one set of stored credentials.
   *
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
   * @deprecated The platform offers `GET /api/v2/integrations/credentials/listing` instead.
   * @see GET /api/v2/integrations/credentials
   */
  getIntegrationsCredentials(opts?: PageOptions, request?: RequestOptions): ApiPromise<CredentialInfoListing> {
    return this.call('getIntegrationsCredentials', 'GET /api/v2/integrations/credentials', {}, opts, request);
  }

  /**
   * Lists the types of credentials and the fields that each of them asks for.
   *
   * @see GET /api/v2/integrations/credentials/types
   */
  getIntegrationsCredentialsTypes(request?: RequestOptions): ApiPromise<CredentialTypeListing> {
    return this.call('getIntegrationsCredentialsTypes', 'GET /api/v2/integrations/credentials/types', {}, {}, request);
  }

  /**
   * Lists events of all integrations, latest first: errors, activations, configuration changes.
   *
   * @permissions any of `integrations:integration:view`, `bridge:notification:view`
   * @see GET /api/v2/integrations/eventlog
   */
  getIntegrationsEventlog(
    opts?: GetIntegrationsEventlogOptions,
    request?: RequestOptions,
  ): ApiPromise<IntegrationEventEntityListing> {
    return this.call('getIntegrationsEventlog', 'GET /api/v2/integrations/eventlog', {}, opts, request);
  }

  /**
   * Reads one event of the integrations' log with its detailed message.
   *
   * @permissions any of `integrations:integration:view`, `bridge:notification:view`
   * @see GET /api/v2/integrations/eventlog/{eventId}
   */
  getIntegrationsEventlogEventId(eventId: string, request?: RequestOptions): ApiPromise<IntegrationEvent> {
    return this.call('getIntegrationsEventlogEventId', 'GET /api/v2/integrations/eventlog/{eventId}', { eventId }, {}, request);
  }

  /**
   * Reads a Google Dialogflow agent with its languages, environments and intents.
   *
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:integration:view`
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
   * Reads an alias of an Amazon Lex bot: the version it points to, whether that is built, and its intents.
   *
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/lex/bots
   */
  getIntegrationsSpeechLexBots(
    opts?: GetIntegrationsSpeechLexBotsOptions,
    request?: RequestOptions,
  ): ApiPromise<LexBotEntityListing> {
    return this.call('getIntegrationsSpeechLexBots', 'GET /api/v2/integrations/speech/lex/bots', {}, opts, request);
  }

  /**
   * Reads a text-to-speech engine with the languages and output formats it speaks.
   *
   * @param opts.includeVoices - Adds the engine's voices.
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:integration:view`
   * @see GET /api/v2/integrations/speech/tts/settings
   */
  getIntegrationsSpeechTtsSettings(request?: RequestOptions): ApiPromise<TtsSettings> {
    return this.call('getIntegrationsSpeechTtsSettings', 'GET /api/v2/integrations/speech/tts/settings', {}, {}, request);
  }

  /**
   * Reads an integration type: vendor, credentials needed, how many instances may be installed.
   *
   * @param typeId - Name of the type, e.g. `custom-rest-actions`.
   * @permissions any of `integrations:integration:view`
   * @see GET /api/v2/integrations/types/{typeId}
   */
  getIntegrationsType(typeId: string, request?: RequestOptions): ApiPromise<IntegrationType> {
    return this.call('getIntegrationsType', 'GET /api/v2/integrations/types/{typeId}', { typeId }, {}, request);
  }

  /**
   * Reads the JSON schema by which an integration type's configuration is checked.
   *
   * @param configType - `properties` or `advanced`, after the two parts of a configuration.
   * @permissions any of `integrations:integration:view`
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
   * @permissions any of `integrations:integration:view`
   * @see GET /api/v2/integrations/types
   */
  getIntegrationsTypes(opts?: GetIntegrationsTypesOptions, request?: RequestOptions): ApiPromise<IntegrationTypeEntityListing> {
    return this.call('getIntegrationsTypes', 'GET /api/v2/integrations/types', {}, opts, request);
  }

  /**
   * Lists the apps that the caller may open.
   *
   * @see GET /api/v2/integrations/userapps
   */
  getIntegrationsUserapps(opts?: GetIntegrationsUserappsOptions, request?: RequestOptions): ApiPromise<UserAppEntityListing> {
    return this.call('getIntegrationsUserapps', 'GET /api/v2/integrations/userapps', {}, opts, request);
  }

  /**
   * Changes an integration, above all switching it on or off through `intendedState`. Settings are changed with
   * `putIntegrationConfigCurrent`.
   *
   * @permissions any of `integrations:integration:edit`
   * @see PATCH /api/v2/integrations/{integrationId}
   */
  patchIntegration(integrationId: string, opts?: PatchIntegrationOptions, request?: RequestOptions): ApiPromise<Integration> {
    return this.call('patchIntegration', 'PATCH /api/v2/integrations/{integrationId}', { integrationId }, opts, request);
  }

  /**
   * Changes name, category or configuration of a published data action directly, without a draft.
   *
   * @param body - The changes, with the `version` last read.
   * @permissions any of `integrations:action:edit`
   * @see PATCH /api/v2/integrations/actions/{actionId}
   */
  patchIntegrationsAction(actionId: string, body: UpdateActionInput, request?: RequestOptions): ApiPromise<Action> {
    return this.call('patchIntegrationsAction', 'PATCH /api/v2/integrations/actions/{actionId}', { actionId, body }, {}, request);
  }

  /**
   * Changes the draft of a data action. Contract and security, unlike in `patchIntegrationsAction`, may be changed here.
   *
   * @param body - The changes, with the `version` last read.
   * @permissions any of `integrations:action:edit`
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
   * @permissions any of `integrations:integration:add`
   * @see POST /api/v2/integrations
   */
  postIntegrations(opts?: { body?: CreateIntegrationRequest }, request?: RequestOptions): ApiPromise<Integration> {
    return this.call('postIntegrations', 'POST /api/v2/integrations', {}, opts, request);
  }

  /**
   * Opens a draft for a published data action, starting from what is published.
   *
   * @permissions any of `integrations:action:edit`
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
   * Publishes the draft of a data action, which from then on is what flows and scripts call.
   *
   * @param body - The draft's `version`, as last read.
   * @permissions any of `integrations:action:edit`
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
   * @permissions any of `integrations:action:execute`
   * @see POST /api/v2/integrations/actions/{actionId}/draft/test
   */
  postIntegrationsActionDraftTest(actionId: string, body: JsonObject, request?: RequestOptions): ApiPromise<TestExecutionResult> {
    return this.call(
      'postIntegrationsActionDraftTest',
      'POST /api/v2/integrations/actions/{actionId}/draft/test',
      { actionId, body },
      {},
      request,
    );
  }

  /**
   * Runs a published data action and returns its output, as a flow or script would get it.
   *
   * @param body - Input as the action's input schema describes it.
   * @returns Output as the action's success schema describes it.
   * @permissions any of `integrations:action:execute`, `bridge:actions:execute`
   * @see POST /api/v2/integrations/actions/{actionId}/execute
   */
  postIntegrationsActionExecute(actionId: string, body: JsonObject, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call(
      'postIntegrationsActionExecute',
      'POST /api/v2/integrations/actions/{actionId}/execute',
      { actionId, body },
      {},
      request,
    );
  }

  /**
   * Runs a published data action and reports every step, from the filled-in request to the translated response. The remote
   * system really is called.
   *
   * @param body - Input as the action's input schema describes it.
   * @permissions any of `integrations:action:execute`, `bridge:actions:execute`
   * @see POST /api/v2/integrations/actions/{actionId}/test
   */
  postIntegrationsActionTest(actionId: string, body: JsonObject, request?: RequestOptions): ApiPromise<TestExecutionResult> {
    return this.call(
      'postIntegrationsActionTest',
      'POST /api/v2/integrations/actions/{actionId}/test',
      { actionId, body },
      {},
      request,
    );
  }

  /**
   * Creates a data action that is published at once. To try it out first, use `postIntegrationsActionsDrafts`.
   *
   * @param body - The action with contract, configuration and the id of its integration.
   * @permissions any of `integrations:action:add`
   * @see POST /api/v2/integrations/actions
   */
  postIntegrationsActions(body: PostActionInput, request?: RequestOptions): ApiPromise<Action> {
    return this.call('postIntegrationsActions', 'POST /api/v2/integrations/actions', { body }, {}, request);
  }

  /**
   * Creates a data action as a draft; `postIntegrationsActionDraftPublish` puts it into use.
   *
   * @param body - The action with contract, configuration and the id of its integration.
   * @permissions any of `integrations:action:add`
   * @see POST /api/v2/integrations/actions/drafts
   */
  postIntegrationsActionsDrafts(body: PostActionInput, request?: RequestOptions): ApiPromise<Action> {
    return this.call('postIntegrationsActionsDrafts', 'POST /api/v2/integrations/actions/drafts', { body }, {}, request);
  }

  /**
   * Stores a set of credentials for use in integration configurations.
   *
   * @param opts.body - Type and fields; `getIntegrationsCredentialsTypes` tells which fields a type needs.
   * @see POST /api/v2/integrations/credentials
   */
  postIntegrationsCredentials(opts?: { body?: Credential }, request?: RequestOptions): ApiPromise<CredentialInfo> {
    return this.call('postIntegrationsCredentials', 'POST /api/v2/integrations/credentials', {}, opts, request);
  }

  /**
   * Adds a connection to a third-party workforce-management vendor.
   *
   * @param opts.body - Publisher, type and name of the connection.
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
    );
  }

  /**
   * Replaces the configuration of an integration.
   *
   * @param opts.body - The whole configuration with the `version` last read; `properties` and `advanced` follow the schemas
   * from `getIntegrationsTypeConfigschema`.
   * @permissions any of `integrations:integration:edit`
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
   * Replaces the complete list of bots behind a bot connector.
   *
   * @param botList - All bots that are to remain; those left out are gone afterwards.
   * @permissions any of `integration:botconnector:edit`
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
   * Replaces the organisation's default text-to-speech engine and the exceptions by language.
   *
   * @param body - Default engine and all language overrides.
   * @permissions any of `integrations:integration:edit`
   * @see PUT /api/v2/integrations/speech/tts/settings
   */
  putIntegrationsSpeechTtsSettings(body: TtsSettings, request?: RequestOptions): ApiPromise<TtsSettings> {
    return this.call('putIntegrationsSpeechTtsSettings', 'PUT /api/v2/integrations/speech/tts/settings', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace IntegrationsApi {
  type getIntegrationOptions = GetIntegrationOptions;
  type getIntegrationsOptions = GetIntegrationsOptions;
  type getIntegrationsActionOptions = OptionsOf<IntegrationsApi['getIntegrationsAction']>;
  type getIntegrationsActionDraftOptions = OptionsOf<IntegrationsApi['getIntegrationsActionDraft']>;
  type getIntegrationsActionsOptions = GetIntegrationsActionsOptions;
  type getIntegrationsActionsCategoriesOptions = GetIntegrationsActionsCategoriesOptions;
  type getIntegrationsActionsDraftsOptions = GetIntegrationsActionsDraftsOptions;
  type getIntegrationsBotconnectorIntegrationIdBotOptions = OptionsOf<
    IntegrationsApi['getIntegrationsBotconnectorIntegrationIdBot']
  >;
  type getIntegrationsBotconnectorIntegrationIdBotVersionsOptions = PageOptions;
  type getIntegrationsBotconnectorIntegrationIdBotsSummariesOptions = PageOptions;
  type getIntegrationsClientappsOptions = GetIntegrationsClientappsOptions;
  type getIntegrationsClientappsUnifiedcommunicationsOptions = GetIntegrationsClientappsUnifiedcommunicationsOptions;
  type getIntegrationsCredentialsOptions = PageOptions;
  type getIntegrationsEventlogOptions = GetIntegrationsEventlogOptions;
  type getIntegrationsSpeechDialogflowAgentsOptions = GetIntegrationsSpeechDialogflowAgentsOptions;
  type getIntegrationsSpeechLexBotBotIdAliasesOptions = GetIntegrationsSpeechLexBotBotIdAliasesOptions;
  type getIntegrationsSpeechLexBotsOptions = GetIntegrationsSpeechLexBotsOptions;
  type getIntegrationsSpeechTtsEngineOptions = OptionsOf<IntegrationsApi['getIntegrationsSpeechTtsEngine']>;
  type getIntegrationsSpeechTtsEngineVoicesOptions = PageOptions;
  type getIntegrationsSpeechTtsEnginesOptions = GetIntegrationsSpeechTtsEnginesOptions;
  type getIntegrationsTypesOptions = GetIntegrationsTypesOptions;
  type getIntegrationsUserappsOptions = GetIntegrationsUserappsOptions;
  type patchIntegrationOptions = PatchIntegrationOptions;
  type postIntegrationsOptions = OptionsOf<IntegrationsApi['postIntegrations']>;
  type postIntegrationsCredentialsOptions = OptionsOf<IntegrationsApi['postIntegrationsCredentials']>;
  type postIntegrationsWorkforcemanagementVendorconnectionOptions = OptionsOf<
    IntegrationsApi['postIntegrationsWorkforcemanagementVendorconnection']
  >;
  type putIntegrationConfigCurrentOptions = OptionsOf<IntegrationsApi['putIntegrationConfigCurrent']>;
  type putIntegrationsCredentialOptions = OptionsOf<IntegrationsApi['putIntegrationsCredential']>;
}
