import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  MutableUserPresence,
  OrganizationPresenceDefinitionEntityListing,
  OrganizationPresenceEntityListing,
  PresenceSettings,
  Source,
  SourceEntityListing,
  SystemPresence,
  UcUserPresence,
  UserPrimarySource,
} from '../models/presence.js';
import type { UserPresence } from '../models/shared.js';
import type { OrganizationPresence, OrganizationPresenceDefinition } from '../models/shared-administration.js';
import type { PageOptions } from '../models/options.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetPresenceDefinitions0Options {
  /** Which definitions are wanted: `true` for those out of use, `false` for those in use. @defaultValue `false` */
  deactivated?: string;
  /** Only definitions of these divisions. */
  divisionId?: readonly string[];
  /** Language whose labels are wanted; `ALL` for every one. */
  localeCode?: OpenEnum<
    | 'ALL'
    | 'he'
    | 'fr'
    | 'en_US'
    | 'da'
    | 'de'
    | 'it'
    | 'cs'
    | 'es'
    | 'fi'
    | 'ar'
    | 'ja'
    | 'ko'
    | 'nl'
    | 'no'
    | 'pl'
    | 'pt_BR'
    | 'pt_PT'
    | 'ru'
    | 'sv'
    | 'th'
    | 'tr'
    | 'uk'
    | 'zh_CN'
    | 'zh_TW'
  >;
}

export interface GetPresencedefinitionsOptions extends PageOptions {
  /** `true` for deleted definitions only, `all` for both kinds. @defaultValue `false` */
  deleted?: string;
  /** Language whose labels are wanted; `ALL` for every one. */
  localeCode?: string;
}

/**
 * Presences: the definitions an organisation offers its users (Available, Break, On Queue and the secondary presences made
 * from them) and the presence each user is in. A user can have one presence for each source, the platform itself being one;
 * the primary source is what others see. Agents' status widgets set it here, administrators keep the definitions.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class PresenceApi extends PlatformApi {
  /**
   * Deletes a presence definition, so that users can no longer choose it. To take it out of use without losing it, set
   * `deactivated` with `putPresenceDefinition0`.
   *
   * @permissions any of `presence:presenceDefinition:delete`, `presence:presenceDefinition:edit`
   * @see DELETE /api/v2/presence/definitions/{definitionId}
   */
  deletePresenceDefinition0(definitionId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deletePresenceDefinition0',
      'DELETE /api/v2/presence/definitions/{definitionId}',
      { definitionId },
      {},
      request,
    );
  }

  /**
   * Deletes a presence source. Presences can no longer be reported under its id.
   *
   * @permissions any of `presence:source:delete`, `presence:source:edit`
   * @see DELETE /api/v2/presence/sources/{sourceId}
   */
  deletePresenceSource(sourceId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deletePresenceSource', 'DELETE /api/v2/presence/sources/{sourceId}', { sourceId }, {}, request);
  }

  /**
   * Deletes a presence definition of the organisation, so that it can no longer be chosen. It is still listed with `deleted`.
   *
   * @deprecated Use `deletePresenceDefinition0`.
   * @permissions `presence:presenceDefinition:delete`
   * @see DELETE /api/v2/presencedefinitions/{presenceId}
   */
  deletePresencedefinition(presenceId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deletePresencedefinition', 'DELETE /api/v2/presencedefinitions/{presenceId}', { presenceId }, {}, request);
  }

  /**
   * Reads a presence definition: its labels, the system presence it counts as and the division it is for.
   *
   * @param opts.localeCode - Language whose label is wanted; `ALL` for every one.
   * @permissions `presence:presenceDefinition:view`
   * @see GET /api/v2/presence/definitions/{definitionId}
   */
  getPresenceDefinition0(
    definitionId: string,
    opts?: {
      localeCode?: OpenEnum<
        | 'ALL'
        | 'he'
        | 'fr'
        | 'en_US'
        | 'da'
        | 'de'
        | 'it'
        | 'cs'
        | 'es'
        | 'fi'
        | 'ar'
        | 'ja'
        | 'ko'
        | 'nl'
        | 'no'
        | 'pl'
        | 'pt_BR'
        | 'pt_PT'
        | 'ru'
        | 'sv'
        | 'th'
        | 'tr'
        | 'uk'
        | 'zh_CN'
        | 'zh_TW'
      >;
    },
    request?: RequestOptions,
  ): ApiPromise<OrganizationPresenceDefinition> {
    return this.call(
      'getPresenceDefinition0',
      'GET /api/v2/presence/definitions/{definitionId}',
      { definitionId },
      opts,
      request,
    );
  }

  /**
   * Lists the presence definitions from which users choose, in one answer without paging. Their ids are what
   * `patchUserPresencesPurecloud` takes.
   *
   * @example
   * ```ts
   * const { entities } = await new PresenceApi(client).getPresenceDefinitions0({ localeCode: 'en_US' });
   * for (const { id, systemPresence } of entities) console.log(id, systemPresence);
   * ```
   * @permissions `presence:presenceDefinition:view`
   * @see GET /api/v2/presence/definitions
   */
  getPresenceDefinitions0(
    opts?: GetPresenceDefinitions0Options,
    request?: RequestOptions,
  ): ApiPromise<OrganizationPresenceDefinitionEntityListing> {
    return this.call('getPresenceDefinitions0', 'GET /api/v2/presence/definitions', {}, opts, request);
  }

  /**
   * Reads the organisation's presence settings, such as whether users who return get their former presence back and whether
   * agents can ask to go off queue.
   *
   * @permissions `presence:settings:view`
   * @see GET /api/v2/presence/settings
   */
  getPresenceSettings(request?: RequestOptions): ApiPromise<PresenceSettings> {
    return this.call('getPresenceSettings', 'GET /api/v2/presence/settings', {}, {}, request);
  }

  /**
   * Reads one presence source, a system that may report presences of users.
   *
   * @permissions `presence:source:view`
   * @see GET /api/v2/presence/sources/{sourceId}
   */
  getPresenceSource(sourceId: string, request?: RequestOptions): ApiPromise<Source> {
    return this.call('getPresenceSource', 'GET /api/v2/presence/sources/{sourceId}', { sourceId }, {}, request);
  }

  /**
   * Lists the presence sources: the platform's own and those registered for other systems. Their ids are what
   * `patchUserPresence` takes.
   *
   * @param opts.deactivated - Which sources are wanted: `true` for those out of use, `false` for those in use. The platform
   * assumes `false`.
   * @permissions `presence:source:view`
   * @see GET /api/v2/presence/sources
   */
  getPresenceSources(opts?: { deactivated?: string }, request?: RequestOptions): ApiPromise<SourceEntityListing> {
    return this.call('getPresenceSources', 'GET /api/v2/presence/sources', {}, opts, request);
  }

  /**
   * Tells which source decides what others see as a user's presence.
   *
   * @permissions `presence:userPrimarySource:view`
   * @see GET /api/v2/presence/users/{userId}/primarysource
   */
  getPresenceUserPrimarysource(userId: string, request?: RequestOptions): ApiPromise<UserPrimarySource> {
    return this.call(
      'getPresenceUserPrimarysource',
      'GET /api/v2/presence/users/{userId}/primarysource',
      { userId },
      {},
      request,
    );
  }

  /**
   * Reads one presence definition with its labels and the system presence it belongs to.
   *
   * @param opts.localeCode - Language whose label is wanted, e.g. `en_US`; `ALL` for every one.
   * @deprecated Use `getPresenceDefinition0`.
   * @permissions `presence:presenceDefinition:view`
   * @see GET /api/v2/presencedefinitions/{presenceId}
   */
  getPresencedefinition(
    presenceId: string,
    opts?: { localeCode?: string },
    request?: RequestOptions,
  ): ApiPromise<OrganizationPresence> {
    return this.call('getPresencedefinition', 'GET /api/v2/presencedefinitions/{presenceId}', { presenceId }, opts, request);
  }

  /**
   * Lists the presence definitions of the organisation. Their ids are what `patchUserPresencesPurecloud` takes.
   *
   * @deprecated Use `getPresenceDefinitions0`.
   * @example
   * ```ts
   * const definitions = await new PresenceApi(client).getPresencedefinitions().items().toArray();
   * console.log(definitions.map(({ systemPresence }) => systemPresence));
   * ```
   * @permissions not documented
   * @see GET /api/v2/presencedefinitions
   */
  getPresencedefinitions(
    opts?: GetPresencedefinitionsOptions,
    request?: RequestOptions,
  ): ApiPromise<OrganizationPresenceEntityListing> {
    return this.call('getPresencedefinitions', 'GET /api/v2/presencedefinitions', {}, opts, request);
  }

  /**
   * Lists the presences built into the platform, from which an organisation's definitions derive. Comes back whole.
   *
   * @example
   * ```ts
   * const presences = await new PresenceApi(client).getSystempresences();
   * console.log(presences.map(({ name }) => name));
   * ```
   * @permissions not documented
   * @see GET /api/v2/systempresences
   */
  getSystempresences(request?: RequestOptions): ApiPromise<SystemPresence[]> {
    return this.call('getSystempresences', 'GET /api/v2/systempresences', {}, {}, request);
  }

  /**
   * Reads a user's presence as a given source reports it.
   *
   * @param sourceId - Presence source, such as `purecloud` or the id of an integration.
   * @example
   * ```ts
   * const presence = await new PresenceApi(client).getUserPresence(userId, 'PURECLOUD');
   * console.log(presence.presenceDefinition?.systemPresence);
   * ```
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/presences/{sourceId}
   */
  getUserPresence(userId: string, sourceId: string, request?: RequestOptions): ApiPromise<UserPresence> {
    return this.call('getUserPresence', 'GET /api/v2/users/{userId}/presences/{sourceId}', { userId, sourceId }, {}, request);
  }

  /**
   * Reads a user's presence in the platform itself; `getUserPresence` reads other sources.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/presences/purecloud
   */
  getUserPresencesPurecloud(userId: string, request?: RequestOptions): ApiPromise<UserPresence> {
    return this.call('getUserPresencesPurecloud', 'GET /api/v2/users/{userId}/presences/purecloud', { userId }, {}, request);
  }

  /**
   * Reads the presences of several users as a given source reports them. For the platform's own presences, use
   * `getUsersPresencesPurecloudBulk`.
   *
   * @param sourceId - Presence source, such as the id of an integration.
   * @param opts.id - Users to read.
   * @permissions not documented
   * @see GET /api/v2/users/presences/{sourceId}/bulk
   */
  getUsersPresenceBulk(
    sourceId: string,
    opts?: { id?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<UcUserPresence[]> {
    return this.call('getUsersPresenceBulk', 'GET /api/v2/users/presences/{sourceId}/bulk', { sourceId }, opts, request);
  }

  /**
   * Reads the presences of several users in the platform itself, e.g. for a wall of agents. To be notified of changes, subscribe to
   * notifications instead of repeating the call.
   *
   * @param opts.id - Users to read.
   * @permissions not documented
   * @see GET /api/v2/users/presences/purecloud/bulk
   */
  getUsersPresencesPurecloudBulk(opts?: { id?: readonly string[] }, request?: RequestOptions): ApiPromise<UcUserPresence[]> {
    return this.call('getUsersPresencesPurecloudBulk', 'GET /api/v2/users/presences/purecloud/bulk', {}, opts, request);
  }

  /**
   * Changes a user's presence for a source other than the platform, or makes that source the user's primary one. For the
   * platform's own presence, use `patchUserPresencesPurecloud`.
   *
   * @param sourceId - Presence source, such as the id of an integration.
   * @param body - A `presenceDefinition` with its `id`, a `message`, or `primary: true`.
   * @example
   * ```ts
   * const presences = new PresenceApi(client);
   * const definitions = await presences.getPresenceDefinitions0();
   * const { id } = definitions.entities.find(({ systemPresence }) => systemPresence === 'Away') ?? {};
   * if (id !== undefined) await presences.patchUserPresence(userId, 'PURECLOUD', { presenceDefinition: { id } });
   * ```
   * @permissions not documented
   * @see PATCH /api/v2/users/{userId}/presences/{sourceId}
   */
  patchUserPresence(userId: string, sourceId: string, body: UserPresence, request?: RequestOptions): ApiPromise<UserPresence> {
    return this.call(
      'patchUserPresence',
      'PATCH /api/v2/users/{userId}/presences/{sourceId}',
      { userId, sourceId, body },
      {},
      request,
    );
  }

  /**
   * Sets a user's presence in the platform, for instance to Break or to On Queue. An agent who is set On Queue this way is
   * offered interactions from then on.
   *
   * @param body - `presenceDefinition` needs no more than the `id` of a definition; `message` alone changes the status text,
   * and `primary: true` makes the platform the source others see.
   * @permissions not documented
   * @see PATCH /api/v2/users/{userId}/presences/purecloud
   */
  patchUserPresencesPurecloud(userId: string, body: UserPresence, request?: RequestOptions): ApiPromise<UserPresence> {
    return this.call(
      'patchUserPresencesPurecloud',
      'PATCH /api/v2/users/{userId}/presences/purecloud',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Creates a presence definition under a system presence, with a label for each language. It can be limited to a division.
   *
   * @permissions `presence:presenceDefinition:add`
   * @see POST /api/v2/presence/definitions
   */
  postPresenceDefinitions0(
    body: OrganizationPresenceDefinition,
    request?: RequestOptions,
  ): ApiPromise<OrganizationPresenceDefinition> {
    return this.call('postPresenceDefinitions0', 'POST /api/v2/presence/definitions', { body }, {}, request);
  }

  /**
   * Registers a system as a presence source, so that it can report presences of users with `patchUserPresence`.
   *
   * @permissions `presence:source:add`
   * @see POST /api/v2/presence/sources
   */
  postPresenceSources(body: Source, request?: RequestOptions): ApiPromise<Source> {
    return this.call('postPresenceSources', 'POST /api/v2/presence/sources', { body }, {}, request);
  }

  /**
   * Creates a presence definition under one of the system presences.
   *
   * @param body - `languageLabels` holds a label for each language; `systemPresence` says which built-in presence it counts
   * as.
   * @deprecated Use `postPresenceDefinitions0`.
   * @permissions `presence:presenceDefinition:add`
   * @see POST /api/v2/presencedefinitions
   */
  postPresencedefinitions(body: OrganizationPresence, request?: RequestOptions): ApiPromise<OrganizationPresence> {
    return this.call('postPresencedefinitions', 'POST /api/v2/presencedefinitions', { body }, {}, request);
  }

  /**
   * Replaces a presence definition's labels, or takes it out of use with `deactivated`.
   *
   * @permissions `presence:presenceDefinition:edit`
   * @see PUT /api/v2/presence/definitions/{definitionId}
   */
  putPresenceDefinition0(
    definitionId: string,
    body: OrganizationPresenceDefinition,
    request?: RequestOptions,
  ): ApiPromise<OrganizationPresenceDefinition> {
    return this.call(
      'putPresenceDefinition0',
      'PUT /api/v2/presence/definitions/{definitionId}',
      { definitionId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the presence settings that hold for the whole organisation.
   *
   * @permissions `presence:settings:edit`
   * @see PUT /api/v2/presence/settings
   */
  putPresenceSettings(body: PresenceSettings, request?: RequestOptions): ApiPromise<PresenceSettings> {
    return this.call('putPresenceSettings', 'PUT /api/v2/presence/settings', { body }, {}, request);
  }

  /**
   * Renames a presence source, changes its description or takes it out of use with `deactivated`.
   *
   * @permissions `presence:source:edit`
   * @see PUT /api/v2/presence/sources/{sourceId}
   */
  putPresenceSource(sourceId: string, body: Source, request?: RequestOptions): ApiPromise<Source> {
    return this.call('putPresenceSource', 'PUT /api/v2/presence/sources/{sourceId}', { sourceId, body }, {}, request);
  }

  /**
   * Chooses the source that decides what others see as a user's presence.
   *
   * @permissions `presence:userPrimarySource:edit`
   * @see PUT /api/v2/presence/users/{userId}/primarysource
   */
  putPresenceUserPrimarysource(userId: string, body: UserPrimarySource, request?: RequestOptions): ApiPromise<UserPrimarySource> {
    return this.call(
      'putPresenceUserPrimarysource',
      'PUT /api/v2/presence/users/{userId}/primarysource',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a presence definition: its labels and whether it is deactivated.
   *
   * @deprecated Use `putPresenceDefinition0`.
   * @permissions `presence:presenceDefinition:edit`
   * @see PUT /api/v2/presencedefinitions/{presenceId}
   */
  putPresencedefinition(
    presenceId: string,
    body: OrganizationPresence,
    request?: RequestOptions,
  ): ApiPromise<OrganizationPresence> {
    return this.call('putPresencedefinition', 'PUT /api/v2/presencedefinitions/{presenceId}', { presenceId, body }, {}, request);
  }

  /**
   * Sets the presences of several users in one call.
   *
   * @param body - One entry a user, `id` being the user's and `presenceDefinition` naming the new presence.
   * @permissions `presence:userPresence:edit`
   * @see PUT /api/v2/users/presences/bulk
   */
  putUsersPresencesBulk(body: MutableUserPresence[], request?: RequestOptions): ApiPromise<UserPresence[]> {
    return this.call('putUsersPresencesBulk', 'PUT /api/v2/users/presences/bulk', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace PresenceApi {
  type getPresenceDefinition0Options = OptionsOf<PresenceApi['getPresenceDefinition0']>;
  type getPresenceDefinitions0Options = GetPresenceDefinitions0Options;
  type getPresenceSourcesOptions = OptionsOf<PresenceApi['getPresenceSources']>;
  type getPresencedefinitionOptions = OptionsOf<PresenceApi['getPresencedefinition']>;
  type getPresencedefinitionsOptions = GetPresencedefinitionsOptions;
  type getUsersPresenceBulkOptions = OptionsOf<PresenceApi['getUsersPresenceBulk']>;
  type getUsersPresencesPurecloudBulkOptions = OptionsOf<PresenceApi['getUsersPresencesPurecloudBulk']>;
}
