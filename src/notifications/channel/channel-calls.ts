import { isObject } from '../../core/values/is-object.js';
import type { CallSender, OperationCall, Route } from '../../core/call/operation.js';
import type { ChannelTopicEntityListing } from '../../models/notifications.js';

const channels = '/api/v2/notifications/channels';

/** The timeout of a request, in ms; the `timeout` of the client may be 0. */
const REQUEST_TIMEOUT = 30_000;

export type ChannelTopic = Pick<
  ChannelTopicEntityListing['entities'][number],
  'id' | 'state' | 'rejectionReason' | 'missingPermissions'
>;

/** A new channel of the platform. */
export interface NewChannel {
  readonly id: string;
  readonly uri: string;
  readonly expires: string | undefined;
}

/** The requests about channels. A response that is not from the platform, such as the page of a captive portal, is an error. */
export class ChannelCalls {
  readonly #client: CallSender;
  readonly #signal: AbortSignal;

  constructor(client: CallSender, signal: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
  }

  async create(): Promise<NewChannel> {
    const { id, connectUri, expires } = asObject(await this.#call('postNotificationsChannels', `POST ${channels}`));
    const isChannel = typeof id === 'string' && id !== '' && typeof connectUri === 'string' && /^wss?:\/\/./i.test(connectUri);
    if (!isChannel) throw new Error('The response to the request for a channel contains no channel');
    return { id, uri: connectUri, expires: typeof expires === 'string' ? expires : undefined };
  }

  /** @throws if the channel does not exist. */
  async check(channelId: string): Promise<void> {
    await this.#call('headNotificationsChannel', `HEAD ${channels}/{channelId}`, { channelId });
  }

  /** Replaces the topics of a channel. Returns the rejected ones. */
  async subscribe(channelId: string, topics: readonly string[]): Promise<readonly ChannelTopic[]> {
    const body = topics.map((id) => ({ id }));
    const { entities } = asObject(
      await this.#call(
        'putNotificationsChannelSubscriptions',
        `PUT ${channels}/{channelId}/subscriptions`,
        { channelId, body },
        { ignoreErrors: true },
      ),
    );
    return listOf(entities).filter(({ state }) => state === 'Rejected');
  }

  /** Returns when a channel expires, if it exists. */
  async expiry(channelId: string): Promise<string | undefined> {
    const options = { includechannels: 'oauthclient' };
    const { entities } = asObject(await this.#call('getNotificationsChannels', `GET ${channels}`, {}, options));
    const expires = listOf(entities).find(({ id }) => id === channelId)?.['expires'];
    return typeof expires === 'string' ? expires : undefined;
  }

  async #call(operation: string, route: Route, required: OperationCall['required'] = {}, optional?: object): Promise<unknown> {
    // The channel has its own backoff, which also respects Retry-After.
    const request = { signal: this.#signal, timeout: REQUEST_TIMEOUT, retry: false };
    return (await this.#client.send<unknown>({ operation, route, required, optional, request }).withResponse()).body;
  }
}

function asObject(body: unknown): Record<string, unknown> {
  if (!isObject(body) || Array.isArray(body)) throw new Error('The response is not from the platform: it is not a JSON object');
  return body;
}

function listOf(entities: unknown): Record<string, unknown>[] {
  return Array.isArray(entities) ? entities.filter((entity): entity is Record<string, unknown> => isObject(entity)) : [];
}
