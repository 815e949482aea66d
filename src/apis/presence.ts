import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { OrganizationPresenceEntityListing, SystemPresence } from '../models/presence.js';
import type { UserPresence } from '../models/shared.js';
import type { OrganizationPresence } from '../models/shared-administration.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

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
 */
export class PresenceApi extends PlatformApi {
  /**
   * Deletes a presence definition of the organisation, so that it can no longer be chosen. It is still listed with `deleted`.
   *
   * @deprecated The platform offers `DELETE /api/v2/presence/definitions/{definitionId}` instead.
   * @permissions all of `presence:presenceDefinition:delete`
   * @see DELETE /api/v2/presencedefinitions/{presenceId}
   */
  deletePresencedefinition(presenceId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deletePresencedefinition', 'DELETE /api/v2/presencedefinitions/{presenceId}', { presenceId }, {}, request);
  }

  /**
   * Reads one presence definition with its labels and the system presence it belongs to.
   *
   * @param opts.localeCode - Language whose label is wanted, e.g. `en_US`; `ALL` for every one.
   * @deprecated The platform offers `GET /api/v2/presence/definitions/{definitionId}` instead.
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
   * @deprecated The platform offers `GET /api/v2/presence/definitions` instead.
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
   * @see GET /api/v2/systempresences
   */
  getSystempresences(request?: RequestOptions): ApiPromise<SystemPresence[]> {
    return this.call('getSystempresences', 'GET /api/v2/systempresences', {}, {}, request);
  }

  /**
   * Reads a user's presence as a given source reports it.
   *
   * @param sourceId - Presence source, such as `purecloud` or the id of an integration.
   * @see GET /api/v2/users/{userId}/presences/{sourceId}
   */
  getUserPresence(userId: string, sourceId: string, request?: RequestOptions): ApiPromise<UserPresence> {
    return this.call('getUserPresence', 'GET /api/v2/users/{userId}/presences/{sourceId}', { userId, sourceId }, {}, request);
  }

  /**
   * Reads a user's presence in the platform itself; `getUserPresence` reads other sources.
   *
   * @see GET /api/v2/users/{userId}/presences/purecloud
   */
  getUserPresencesPurecloud(userId: string, request?: RequestOptions): ApiPromise<UserPresence> {
    return this.call('getUserPresencesPurecloud', 'GET /api/v2/users/{userId}/presences/purecloud', { userId }, {}, request);
  }

  /**
   * Changes a user's presence for a source other than the platform, or makes that source the user's primary one. For the
   * platform's own presence, use `patchUserPresencesPurecloud`.
   *
   * @param sourceId - Presence source, such as the id of an integration.
   * @param body - A `presenceDefinition` with its `id`, a `message`, or `primary: true`.
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
   * Sets a user's presence in the platform, for instance to Break or to On Queue. An agent who goes on queue this way is
   * offered interactions from then on.
   *
   * @param body - `presenceDefinition` needs no more than the `id` of a definition; `message` alone changes the status text,
   * and `primary: true` makes the platform the source others see.
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
   * Creates a presence definition under one of the system presences.
   *
   * @param body - `languageLabels` holds a label for each language; `systemPresence` says which built-in presence it counts
   * as.
   * @deprecated The platform offers `POST /api/v2/presence/definitions` instead.
   * @permissions all of `presence:presenceDefinition:add`
   * @see POST /api/v2/presencedefinitions
   */
  postPresencedefinitions(body: OrganizationPresence, request?: RequestOptions): ApiPromise<OrganizationPresence> {
    return this.call('postPresencedefinitions', 'POST /api/v2/presencedefinitions', { body }, {}, request);
  }

  /**
   * Replaces a presence definition: its labels and whether it is deactivated.
   *
   * @deprecated The platform offers `PUT /api/v2/presence/definitions/{definitionId}` instead.
   * @permissions all of `presence:presenceDefinition:edit`
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
   * @permissions any of `presence:userPresence:edit`
   * @see PUT /api/v2/users/presences/bulk
   */
  putUsersPresencesBulk(body: readonly UserPresence[], request?: RequestOptions): ApiPromise<UserPresence[]> {
    return this.call('putUsersPresencesBulk', 'PUT /api/v2/users/presences/bulk', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace PresenceApi {
  type getPresencedefinitionOptions = OptionsOf<PresenceApi['getPresencedefinition']>;
  type getPresencedefinitionsOptions = GetPresencedefinitionsOptions;
}
