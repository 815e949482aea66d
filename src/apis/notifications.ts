import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AvailableTopicEntityListing,
  Channel,
  ChannelEntityListing,
  ChannelTopic,
  ChannelTopicEntityListing,
} from '../models/notifications.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Notification channels, through which the platform pushes events over a WebSocket. Create a channel, subscribe it to topics
 * (`v2.users.{id}.presence`, `v2.routing.queues.{id}.conversations` …) and open the socket at its `connectUri`. Events that
 * occur while no client is connected are not sent later.
 *
 * @see [Notifications](https://developer.genesys.cloud/notificationsalerts/notifications/) in the documentation of the platform
 */
export class NotificationsApi extends PlatformApi {
  /**
   * Clears every subscription of a channel. The channel and its socket stay open.
   *
   * @permissions not documented
   * @see DELETE /api/v2/notifications/channels/{channelId}/subscriptions
   */
  deleteNotificationsChannelSubscriptions(channelId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteNotificationsChannelSubscriptions',
      'DELETE /api/v2/notifications/channels/{channelId}/subscriptions',
      { channelId },
      {},
      request,
    );
  }

  /**
   * Lists the topics that can be subscribed to, with placeholders such as `{id}` in their names.
   *
   * @param opts.expand - What each topic has beyond its id: permissions, the JSON schema of its events, the transports
   * …
   * @param opts.includePreview - Topics still in preview are listed unless this is false.
   * @example
   * ```ts
   * const { entities } = await new NotificationsApi(client).getNotificationsAvailabletopics({ expand: ['description'] });
   * for (const { id, description } of entities) console.log(id, description);
   * ```
   * @permissions not documented
   * @see GET /api/v2/notifications/availabletopics
   */
  getNotificationsAvailabletopics(
    opts?: {
      expand?: readonly OpenEnum<
        | 'description'
        | 'enforced'
        | 'schema'
        | 'visibility'
        | 'transports'
        | 'publicApiTemplateUriPaths'
        | 'requiresPermissions'
        | 'permissionDetails'
        | 'topicParameters'
      >[];
      includePreview?: boolean;
    },
    request?: RequestOptions,
  ): ApiPromise<AvailableTopicEntityListing> {
    return this.call('getNotificationsAvailabletopics', 'GET /api/v2/notifications/availabletopics', {}, opts, request);
  }

  /**
   * Lists the topics a channel is subscribed to.
   *
   * @example
   * ```ts
   * const { entities } = await new NotificationsApi(client).getNotificationsChannelSubscriptions(channelId);
   * console.log(entities.map(({ id }) => id));
   * ```
   * @permissions not documented
   * @see GET /api/v2/notifications/channels/{channelId}/subscriptions
   */
  getNotificationsChannelSubscriptions(channelId: string, request?: RequestOptions): ApiPromise<ChannelTopicEntityListing> {
    return this.call(
      'getNotificationsChannelSubscriptions',
      'GET /api/v2/notifications/channels/{channelId}/subscriptions',
      { channelId },
      {},
      request,
    );
  }

  /**
   * Lists the notification channels that are open for the caller.
   *
   * @param opts.includechannels - Channels of this very token (`token`), or all of the user's with the same client
   * (`oauthclient`).
   * @permissions not documented
   * @see GET /api/v2/notifications/channels
   */
  getNotificationsChannels(
    opts?: { includechannels?: OpenEnum<'token' | 'oauthclient'> },
    request?: RequestOptions,
  ): ApiPromise<ChannelEntityListing> {
    return this.call('getNotificationsChannels', 'GET /api/v2/notifications/channels', {}, opts, request);
  }

  /**
   * Checks that a channel still exists, for instance before a socket is opened again at its `connectUri`.
   *
   * @permissions not documented
   * @see HEAD /api/v2/notifications/channels/{channelId}
   */
  headNotificationsChannel(channelId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('headNotificationsChannel', 'HEAD /api/v2/notifications/channels/{channelId}', { channelId }, {}, request);
  }

  /**
   * Adds topics to what a channel is subscribed to; `putNotificationsChannelSubscriptions` replaces them. A channel holds at
   * most 1,000.
   *
   * @param body - One entry a topic, with its full name as `id`. Suffixes of the same object may be joined:
   * `v2.users.{id}?presence&routingStatus`.
   * @param opts.ignoreErrors - `true` subscribes to the topics that are permitted and rejects the others singly, instead of
   * refusing the whole request. The `state` of each topic tells which. The platform assumes `false`.
   * @example
   * ```ts
   * await new NotificationsApi(client).postNotificationsChannelSubscriptions(channelId, [{ id: `v2.users.${userId}.presence` }]);
   * ```
   * @permissions not documented
   * @see POST /api/v2/notifications/channels/{channelId}/subscriptions
   */
  postNotificationsChannelSubscriptions(
    channelId: string,
    body: readonly ChannelTopic[],
    opts?: { ignoreErrors?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ChannelTopicEntityListing> {
    return this.call(
      'postNotificationsChannelSubscriptions',
      'POST /api/v2/notifications/channels/{channelId}/subscriptions',
      { channelId, body },
      opts,
      request,
    );
  }

  /**
   * Opens a channel, valid for 24 hours. A user has at most 20 for each application: one more closes the oldest.
   *
   * @example
   * ```ts
   * // `Notifications` of contact-centre-client/notifications opens channels and renews them for you.
   * const channel = await new NotificationsApi(client).postNotificationsChannels();
   * console.log(channel.id, channel.connectUri);
   * ```
   * @permissions not documented
   * @see POST /api/v2/notifications/channels
   */
  postNotificationsChannels(request?: RequestOptions): ApiPromise<Channel> {
    return this.call('postNotificationsChannels', 'POST /api/v2/notifications/channels', {}, {}, request);
  }

  /**
   * Replaces the subscriptions of a channel by those given. Topics left out are no longer delivered. Subscribing anew also
   * keeps a channel going beyond its 24 hours.
   *
   * @param body - One entry a topic, with its full name as `id`.
   * @param opts.ignoreErrors - `true` subscribes to the topics that are permitted and rejects the others singly, instead of
   * refusing the whole request. The `state` of each topic tells which. The platform assumes `false`.
   * @example
   * ```ts
   * // Replaces all topics of the channel.
   * await new NotificationsApi(client).putNotificationsChannelSubscriptions(channelId, [{ id: `v2.users.${userId}.presence` }]);
   * ```
   * @permissions not documented
   * @see PUT /api/v2/notifications/channels/{channelId}/subscriptions
   */
  putNotificationsChannelSubscriptions(
    channelId: string,
    body: readonly ChannelTopic[],
    opts?: { ignoreErrors?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ChannelTopicEntityListing> {
    return this.call(
      'putNotificationsChannelSubscriptions',
      'PUT /api/v2/notifications/channels/{channelId}/subscriptions',
      { channelId, body },
      opts,
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace NotificationsApi {
  type getNotificationsAvailabletopicsOptions = OptionsOf<NotificationsApi['getNotificationsAvailabletopics']>;
  type getNotificationsChannelsOptions = OptionsOf<NotificationsApi['getNotificationsChannels']>;
  type postNotificationsChannelSubscriptionsOptions = OptionsOf<NotificationsApi['postNotificationsChannelSubscriptions']>;
  type putNotificationsChannelSubscriptionsOptions = OptionsOf<NotificationsApi['putNotificationsChannelSubscriptions']>;
}
