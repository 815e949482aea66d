import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  DefaultGreetingList,
  DomainEntityListing,
  Greeting,
  GreetingListing,
  GreetingMediaInfo,
} from '../models/greetings.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { MediaFormat, PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Recorded or synthesised greetings that callers hear, e.g. before leaving voicemail. A greeting belongs to a user, a group
 * or the organisation; which one is played is set in the owner's list of defaults, one per type. Creating a greeting does not
 * yet make it the default.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class GreetingsApi extends PlatformApi {
  /**
   * Deletes a greeting of any owner.
   *
   * @permissions not documented
   * @see DELETE /api/v2/greetings/{greetingId}
   */
  deleteGreeting(greetingId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteGreeting', 'DELETE /api/v2/greetings/{greetingId}', { greetingId }, {}, request);
  }

  /**
   * Reads one greeting: type, owner and length. The sound comes from `getGreetingMedia`.
   *
   * @permissions not documented
   * @see GET /api/v2/greetings/{greetingId}
   */
  getGreeting(greetingId: string, request?: RequestOptions): ApiPromise<Greeting> {
    return this.call('getGreeting', 'GET /api/v2/greetings/{greetingId}', { greetingId }, {}, request);
  }

  /**
   * Gives the address at which the sound of one of the organisation's greetings can be downloaded, converted to the format asked
   * for.
   *
   * @param opts.formatId - Format to convert the sound to. The platform assumes `WAV`.
   * @permissions `greetings:greeting:download`
   * @see GET /api/v2/greetings/{greetingId}/downloads
   */
  getGreetingDownloads(
    greetingId: string,
    opts?: { formatId?: OpenEnum<MediaFormat> },
    request?: RequestOptions,
  ): ApiPromise<GreetingMediaInfo> {
    return this.call('getGreetingDownloads', 'GET /api/v2/greetings/{greetingId}/downloads', { greetingId }, opts, request);
  }

  /**
   * Gives the address at which the sound of a group's greeting can be downloaded.
   *
   * @param greetingId - A greeting that belongs to a group.
   * @param opts.formatId - Format to convert the sound to. The platform assumes `WAV`.
   * @permissions `greetings:groupGreeting:download`
   * @see GET /api/v2/greetings/{greetingId}/groups/downloads
   */
  getGreetingGroupsDownloads(
    greetingId: string,
    opts?: { formatId?: OpenEnum<MediaFormat> },
    request?: RequestOptions,
  ): ApiPromise<GreetingMediaInfo> {
    return this.call(
      'getGreetingGroupsDownloads',
      'GET /api/v2/greetings/{greetingId}/groups/downloads',
      { greetingId },
      opts,
      request,
    );
  }

  /**
   * Tells where to fetch the sound of a greeting.
   *
   * @param opts.formatId - Audio format; the default here is `WAV`.
   * @returns Addresses of the sound and of its waveform image, not the sound.
   * @permissions not documented
   * @see GET /api/v2/greetings/{greetingId}/media
   */
  getGreetingMedia(
    greetingId: string,
    opts?: { formatId?: OpenEnum<MediaFormat> },
    request?: RequestOptions,
  ): ApiPromise<GreetingMediaInfo> {
    return this.call('getGreetingMedia', 'GET /api/v2/greetings/{greetingId}/media', { greetingId }, opts, request);
  }

  /**
   * Gives the address at which the sound of a user's own greeting can be downloaded.
   *
   * @param greetingId - A greeting that belongs to a user.
   * @param opts.formatId - Format to convert the sound to. The platform assumes `WAV`.
   * @permissions `greetings:greeting:download`
   * @see GET /api/v2/greetings/{greetingId}/users/downloads
   */
  getGreetingUsersDownloads(
    greetingId: string,
    opts?: { formatId?: OpenEnum<MediaFormat> },
    request?: RequestOptions,
  ): ApiPromise<GreetingMediaInfo> {
    return this.call(
      'getGreetingUsersDownloads',
      'GET /api/v2/greetings/{greetingId}/users/downloads',
      { greetingId },
      opts,
      request,
    );
  }

  /**
   * Lists the organisation's own greetings.
   *
   * @permissions not documented
   * @see GET /api/v2/greetings
   */
  getGreetings(opts?: PageOptions, request?: RequestOptions): ApiPromise<DomainEntityListing> {
    return this.call('getGreetings', 'GET /api/v2/greetings', {}, opts, request);
  }

  /**
   * Reads which greetings the organisation plays where users and groups have set none.
   *
   * @permissions not documented
   * @see GET /api/v2/greetings/defaults
   */
  getGreetingsDefaults(request?: RequestOptions): ApiPromise<DefaultGreetingList> {
    return this.call('getGreetingsDefaults', 'GET /api/v2/greetings/defaults', {}, {}, request);
  }

  /**
   * Lists the greetings of a group.
   *
   * @permissions not documented
   * @see GET /api/v2/groups/{groupId}/greetings
   */
  getGroupGreetings(groupId: string, opts?: PageOptions, request?: RequestOptions): ApiPromise<GreetingListing> {
    return this.call('getGroupGreetings', 'GET /api/v2/groups/{groupId}/greetings', { groupId }, opts, request);
  }

  /**
   * Reads which greetings a group plays, by type.
   *
   * @permissions not documented
   * @see GET /api/v2/groups/{groupId}/greetings/defaults
   */
  getGroupGreetingsDefaults(groupId: string, request?: RequestOptions): ApiPromise<DefaultGreetingList> {
    return this.call('getGroupGreetingsDefaults', 'GET /api/v2/groups/{groupId}/greetings/defaults', { groupId }, {}, request);
  }

  /**
   * Lists the greetings of a user.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/greetings
   */
  getUserGreetings(userId: string, opts?: PageOptions, request?: RequestOptions): ApiPromise<DomainEntityListing> {
    return this.call('getUserGreetings', 'GET /api/v2/users/{userId}/greetings', { userId }, opts, request);
  }

  /**
   * Reads which greetings a user plays, by type.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/greetings/defaults
   */
  getUserGreetingsDefaults(userId: string, request?: RequestOptions): ApiPromise<DefaultGreetingList> {
    return this.call('getUserGreetingsDefaults', 'GET /api/v2/users/{userId}/greetings/defaults', { userId }, {}, request);
  }

  /**
   * Creates a greeting for the organisation; `putGreetingsDefaults` puts it to use.
   *
   * @permissions not documented
   * @see POST /api/v2/greetings
   */
  postGreetings(body: Greeting, request?: RequestOptions): ApiPromise<Greeting> {
    return this.call('postGreetings', 'POST /api/v2/greetings', { body }, {}, request);
  }

  /**
   * Creates a greeting for a group, to be put to use with `putGroupGreetingsDefaults`.
   *
   * @permissions not documented
   * @see POST /api/v2/groups/{groupId}/greetings
   */
  postGroupGreetings(groupId: string, body: Greeting, request?: RequestOptions): ApiPromise<Greeting> {
    return this.call('postGroupGreetings', 'POST /api/v2/groups/{groupId}/greetings', { groupId, body }, {}, request);
  }

  /**
   * Creates a greeting for a user; callers hear it after `putUserGreetingsDefaults`.
   *
   * @permissions not documented
   * @see POST /api/v2/users/{userId}/greetings
   */
  postUserGreetings(userId: string, body: Greeting, request?: RequestOptions): ApiPromise<Greeting> {
    return this.call('postUserGreetings', 'POST /api/v2/users/{userId}/greetings', { userId, body }, {}, request);
  }

  /**
   * Replaces a greeting's record.
   *
   * @permissions not documented
   * @see PUT /api/v2/greetings/{greetingId}
   */
  putGreeting(greetingId: string, body: Greeting, request?: RequestOptions): ApiPromise<Greeting> {
    return this.call('putGreeting', 'PUT /api/v2/greetings/{greetingId}', { greetingId, body }, {}, request);
  }

  /**
   * Sets the greetings that the organisation plays; the list given replaces the old one.
   *
   * @param body - `greetings` maps a greeting type such as `VOICEMAIL` to the greeting.
   * @permissions not documented
   * @see PUT /api/v2/greetings/defaults
   */
  putGreetingsDefaults(body: DefaultGreetingList, request?: RequestOptions): ApiPromise<DefaultGreetingList> {
    return this.call('putGreetingsDefaults', 'PUT /api/v2/greetings/defaults', { body }, {}, request);
  }

  /**
   * Sets the greetings that a group plays.
   *
   * @param body - `greetings` maps a greeting type to one of the group's greetings.
   * @permissions not documented
   * @see PUT /api/v2/groups/{groupId}/greetings/defaults
   */
  putGroupGreetingsDefaults(
    groupId: string,
    body: DefaultGreetingList,
    request?: RequestOptions,
  ): ApiPromise<DefaultGreetingList> {
    return this.call(
      'putGroupGreetingsDefaults',
      'PUT /api/v2/groups/{groupId}/greetings/defaults',
      { groupId, body },
      {},
      request,
    );
  }

  /**
   * Sets the greetings that a user plays.
   *
   * @param body - `greetings` maps a greeting type to one of the user's greetings.
   * @permissions not documented
   * @see PUT /api/v2/users/{userId}/greetings/defaults
   */
  putUserGreetingsDefaults(userId: string, body: DefaultGreetingList, request?: RequestOptions): ApiPromise<DefaultGreetingList> {
    return this.call('putUserGreetingsDefaults', 'PUT /api/v2/users/{userId}/greetings/defaults', { userId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace GreetingsApi {
  type getGreetingDownloadsOptions = OptionsOf<GreetingsApi['getGreetingDownloads']>;
  type getGreetingGroupsDownloadsOptions = OptionsOf<GreetingsApi['getGreetingGroupsDownloads']>;
  type getGreetingMediaOptions = OptionsOf<GreetingsApi['getGreetingMedia']>;
  type getGreetingUsersDownloadsOptions = OptionsOf<GreetingsApi['getGreetingUsersDownloads']>;
  type getGreetingsOptions = PageOptions;
  type getGroupGreetingsOptions = PageOptions;
  type getUserGreetingsOptions = PageOptions;
}
