import type { Clock } from '../clock.js';
import { notFound } from '../errors.js';
import type { Problem } from '../errors.js';
import type { ChannelConnection, ChannelSocket } from './connection.js';
import type { Events, SandboxEvent } from '../events.js';
import { checkChannelFault, isLasting, LastingFaults } from './faults.js';
import type { ChannelFault } from './faults.js';
import { kindOf } from './kinds.js';
import { respondToMessage } from './messages.js';
import type { ChannelOwner, StoredChannel } from './stored-channel.js';
import { CLOSE_NOTICE_MS, Sockets } from './sockets.js';
import { checkTopics, tooManyTopics, topicsOf, MAX_TOPICS_PER_CHANNEL } from './topic-checks.js';
import type { TopicGuard, TopicCheck } from './topic-checks.js';

const MAX_CHANNELS_PER_OWNER = 20;
const CHANNEL_LIFETIME_MS = 24 * 3_600_000;

const toLowerCase = (topicName: string): string => topicName.toLowerCase();

/** What channels need from the world. */
interface ChannelWorld {
  readonly clock: Clock;
  readonly events: Events;
  now(): number;
  newId(): string;
  newCorrelationId(): string;
  collection<T>(name: string): Map<string, T>;
}

/** Notification channels and their open sockets. */
export class Channels {
  readonly #world: ChannelWorld;
  readonly #channels: Map<string, StoredChannel>;
  readonly #sockets: Sockets;
  readonly #faults: LastingFaults;
  /** The topics of each channel, cached because a channel is replaced and never changed in place. */
  readonly #topics = new WeakMap<StoredChannel, ReadonlySet<string>>();
  #guard: TopicGuard = { isTopic: () => true, missingPermissions: () => [] };
  #timer: ReturnType<typeof setInterval> | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(world: ChannelWorld) {
    this.#world = world;
    this.#channels = world.collection<StoredChannel>('notifications.channels');
    this.#faults = new LastingFaults(() => world.clock.present());
    this.#sockets = new Sockets(world.clock, () => {
      this.#watch();
    });
    world.clock.onJump(() => {
      this.sweep();
    });
  }

  /** Sets the guard that checks topics. */
  guard(guard: TopicGuard): void {
    this.#guard = guard;
  }

  /** Above the limit, a new channel closes the oldest one without a connection, or else the oldest. */
  create(owner: ChannelOwner, token: string): StoredChannel {
    const { clientId, userId } = owner;
    this.sweep();
    const isConnected = ({ id }: StoredChannel): number => Number(this.#sockets.has(id));
    const ownChannels = this.of(owner).sort((one, other) => isConnected(one) - isConnected(other));
    for (const { id } of ownChannels.slice(0, Math.max(0, ownChannels.length - MAX_CHANNELS_PER_OWNER + 1))) this.#remove(id);
    const id = this.#world.newId();
    return this.#storeChannel({
      id,
      clientId,
      token,
      expires: this.#world.now() + CHANNEL_LIFETIME_MS,
      subscriptions: [],
      ...(userId !== undefined && { userId }),
    });
  }

  /** The channels of an owner, oldest first. */
  of({ clientId, userId }: ChannelOwner): StoredChannel[] {
    const now = this.#world.now();
    return [...this.#channels.values()].filter(
      (channel) => channel.clientId === clientId && channel.userId === userId && channel.expires > now,
    );
  }

  /** @throws the platform's 404, also for a channel of another owner. */
  get(id: string, { clientId, userId }: ChannelOwner): StoredChannel {
    const channel = this.#channels.get(id);
    const isOwn = channel?.clientId === clientId && channel.userId === userId;
    if (!isOwn || channel.expires <= this.#world.now()) throw notFound('channel', id);
    return channel;
  }

  /**
   * Adds topics to a channel or replaces its topics, and renews its lifetime.
   *
   * @param refuse - Called with a refused topic, to throw; without it, refused topics are skipped.
   * @returns the result for each topic.
   * @throws the platform's 400 for too many.
   */
  subscribe(
    channel: StoredChannel,
    topics: readonly string[],
    { replace = false, refuse }: { replace?: boolean; refuse?: (topicCheck: TopicCheck) => Problem } = {},
  ): TopicCheck[] {
    const topicChecks = checkTopics(topics, this.#guard, channel);
    const refusedTopic = topicChecks.find(({ reason }) => reason !== undefined);
    if (refusedTopic && refuse) throw refuse(refusedTopic);
    const permittedTopics = topicChecks.filter(({ reason }) => reason === undefined).map(({ topic }) => topic);
    const subscriptions = [...new Set([...(replace ? [] : channel.subscriptions), ...permittedTopics])];
    if (subscriptions.length > MAX_TOPICS_PER_CHANNEL) throw tooManyTopics();
    const hasFixedLifetime = this.#faults.isActive('fixed', channel.id);
    this.#storeChannel({
      ...channel,
      subscriptions,
      ...(!hasFixedLifetime && { expires: this.#world.now() + CHANNEL_LIFETIME_MS }),
    });
    return topicChecks;
  }

  unsubscribe(channel: StoredChannel): void {
    this.#storeChannel({ ...channel, subscriptions: [] });
  }

  /** Whether a socket can be opened on a channel. */
  has(id: string): boolean {
    this.sweep();
    return this.#channels.has(id) && !this.#faults.isActive('refuse', id);
  }

  /** Opens a socket on a channel, and replaces a previous one. `undefined` if the channel does not exist. */
  connect(id: string, socket: ChannelSocket): ChannelConnection | undefined {
    if (!this.has(id)) return undefined;
    const onClosed = this.#sockets.add(id, socket);
    return {
      receive: (text) => {
        const channel = this.#channels.get(id);
        const response = channel && respondToMessage(text, (topics) => this.subscribe(channel, topics));
        if (response !== undefined) this.#sockets.send(id, response);
      },
      closed: onClosed,
    };
  }

  /** Applies a fault to channels. */
  fail(fault: ChannelFault): void {
    const { effect, channelId, lastsMs } = checkChannelFault(fault);
    if (isLasting(effect)) {
      this.#faults.add(effect, channelId, lastsMs);
      return;
    }
    const affectedChannels = [...this.#channels.values()].filter(({ id }) => channelId === undefined || id === channelId);
    for (const channel of affectedChannels) {
      const { id } = channel;
      if (effect === 'cut') this.#sockets.cut(id);
      else if (effect === 'silence') this.#sockets.silence(id);
      else if (effect === 'evict') this.#remove(id);
      else if (effect === 'closing') this.#sockets.announceEnd(id, 'The connection is about to be closed');
      else {
        this.unsubscribe(channel);
        this.#sockets.send(
          id,
          JSON.stringify({ topicName: `v2.system.no_longer_subscribed.${id}`, eventBody: { channelId: id } }),
        );
      }
    }
  }

  /** Ends all lasting faults. */
  clearFaults(): void {
    this.#faults.clear();
  }

  /** Performs everything that is due: heartbeats, and the end of channels that were deleted or have expired. */
  sweep(): void {
    const now = this.#world.clock.present();
    for (const [id, { expires }] of this.#channels) {
      if (expires <= now) this.#remove(id);
      else if (expires - now <= CLOSE_NOTICE_MS) this.#sockets.announceEnd(id, 'The channel is about to expire');
    }
    for (const id of this.#sockets.ids) if (!this.#channels.has(id)) this.#sockets.end(id, 'The channel is closed');
    this.#sockets.sweep();
  }

  /** Closes every socket; the channels stay. */
  disconnectAll(): void {
    for (const id of this.#sockets.ids) this.#sockets.end(id, 'The sandbox ends');
  }

  #storeChannel(channel: StoredChannel): StoredChannel {
    this.#channels.set(channel.id, channel);
    return channel;
  }

  #remove(id: string): void {
    this.#channels.delete(id);
    this.#sockets.end(id, 'The channel is closed');
  }

  #isSubscribed(id: string, topicName: string): boolean {
    const channel = this.#channels.get(id);
    if (!channel) return false;
    let topics = this.#topics.get(channel);
    if (!topics) this.#topics.set(channel, (topics = new Set(channel.subscriptions.flatMap(topicsOf).map(toLowerCase))));
    // Topics about the channel itself need no subscription.
    return topics.has(toLowerCase(topicName)) || (topicName.startsWith('v2.system.') && topicName.endsWith(`.${id}`));
  }

  #deliver({ topicName, eventBody }: SandboxEvent): void {
    let text: string | undefined;
    this.sweep();
    for (const id of this.#sockets.ids) {
      if (!this.#isSubscribed(id, topicName)) continue;
      text ??= JSON.stringify({
        topicName,
        version: '2',
        eventBody,
        metadata: { CorrelationId: this.#world.newCorrelationId(), type: kindOf(topicName, eventBody) },
      });
      this.#sockets.send(id, text);
      if (this.#faults.isActive('duplicate', id)) this.#sockets.send(id, text);
    }
  }

  /** Runs the sweep once a second while sockets are open. */
  #watch(): void {
    if (this.#sockets.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#unsubscribe?.();
      this.#unsubscribe = undefined;
    } else if (this.#timer === undefined) {
      this.#unsubscribe = this.#world.events.subscribe(
        (event) => {
          this.#deliver(event);
        },
        (topicName) => this.#sockets.ids.some((id) => this.#isSubscribed(id, topicName)),
      );
      this.#timer = setInterval(() => {
        this.sweep();
      }, 1000);
      // Node only: the timer must not keep the process alive.
      (this.#timer as { unref?: () => void }).unref?.();
    }
  }
}
