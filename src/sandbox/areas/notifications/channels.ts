import type { Clock } from '../../world/clock.js';
import { badRequest, notFound } from '../../http/errors.js';
import type { ChannelConnection, ChannelSocket } from './connection.js';
import type { Events, SandboxEvent } from '../../world/events.js';
import { kindOf } from './kinds.js';
import { isTopic, topicsOf } from './topics.js';

const CHANNELS_AN_OWNER = 20;
const TOPICS_A_CHANNEL = 1000;
const TOPIC_LENGTH = 200;
const LIFETIME = 24 * 3_600_000;
const HEARTBEAT = 30_000;

/** Who a channel belongs to: a user in one OAuth client, or that client by itself. */
export interface ChannelOwner {
  readonly clientId: string;
  readonly userId?: string | undefined;
}

/** A channel as it is kept. */
export interface StoredChannel extends ChannelOwner {
  readonly id: string;
  /** The access token that it was opened with. */
  readonly token: string;
  /** ms since the epoch */
  readonly expires: number;
  /** As they were subscribed to, joined suffixes and all. */
  readonly subscriptions: readonly string[];
}

interface Open {
  readonly socket: ChannelSocket;
  lastBeat: number;
}

/** What channels need of the world that they are in. */
interface Surroundings {
  readonly clock: Clock;
  readonly events: Events;
  now(): number;
  newId(): string;
  newCorrelationId(): string;
  collection<T>(name: string): Map<string, T>;
}

/** Notification channels and the sockets that are open on them. */
export class Channels {
  readonly #kept: Map<string, StoredChannel>;
  readonly #open = new Map<string, Open>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(private readonly world: Surroundings) {
    this.#kept = world.collection<StoredChannel>('notifications.channels');
    world.clock.onJump(() => {
      this.sweep();
    });
  }

  /** One too many closes another: the oldest that nobody is connected to, or else the oldest. */
  create(owner: ChannelOwner, token: string): StoredChannel {
    const { clientId, userId } = owner;
    this.sweep();
    const own = this.of(owner).sort((one, other) => Number(this.#open.has(one.id)) - Number(this.#open.has(other.id)));
    for (const { id } of own.slice(0, Math.max(0, own.length - CHANNELS_AN_OWNER + 1))) this.#remove(id);
    const id = this.world.newId();
    return this.#keep({
      ...{ id, clientId, token, expires: this.world.now() + LIFETIME, subscriptions: [] },
      ...(userId !== undefined && { userId }),
    });
  }

  /** Oldest first. */
  of({ clientId, userId }: ChannelOwner): StoredChannel[] {
    const now = this.world.now();
    return [...this.#kept.values()].filter(
      (channel) => channel.clientId === clientId && channel.userId === userId && channel.expires > now,
    );
  }

  /** @throws the platform's 404, also for the channel of somebody else. */
  get(id: string, { clientId, userId }: ChannelOwner): StoredChannel {
    const channel = this.#kept.get(id);
    const isOwn = channel?.clientId === clientId && channel.userId === userId;
    if (!isOwn || channel.expires <= this.world.now()) throw notFound('channel', id);
    return channel;
  }

  /** Adds subscriptions. @throws the platform's 400 for what is no topic, or too many. */
  subscribe(channel: StoredChannel, topics: readonly string[]): StoredChannel {
    return this.#keep({ ...channel, subscriptions: checked([...channel.subscriptions, ...topics]) });
  }

  /** Replaces the subscriptions, and lets the channel live on from now. */
  resubscribe(channel: StoredChannel, topics: readonly string[]): StoredChannel {
    return this.#keep({ ...channel, subscriptions: checked(topics), expires: this.world.now() + LIFETIME });
  }

  unsubscribe(channel: StoredChannel): void {
    this.#keep({ ...channel, subscriptions: [] });
  }

  has(id: string): boolean {
    this.sweep();
    return this.#kept.has(id);
  }

  /** Opens a socket on a channel, in the place of one that may be there. `undefined` where there is no such channel. */
  connect(id: string, socket: ChannelSocket): ChannelConnection | undefined {
    if (!this.has(id)) return undefined;
    this.#disconnect(id, 'Another socket was opened on the channel');
    const open = { socket, lastBeat: this.world.now() };
    this.#open.set(id, open);
    this.#watch();
    return {
      receive: (text) => {
        if (isPing(text)) socket.send(metadata('pong'));
      },
      closed: () => {
        if (this.#open.get(id) === open) this.#open.delete(id);
        this.#watch();
      },
    };
  }

  /** Does what is due: heartbeats, and the end of channels that are gone or too old. */
  sweep(): void {
    // Also where an event of a moment ago is being delivered: sockets live in the present.
    const now = this.world.clock.present();
    for (const [id, { expires }] of this.#kept) if (expires <= now) this.#remove(id);
    for (const [id, open] of this.#open) {
      if (!this.#kept.has(id)) this.#disconnect(id, 'The channel is closed');
      else if (now - open.lastBeat >= HEARTBEAT || now < open.lastBeat) {
        open.lastBeat = now;
        open.socket.send(metadata('WebSocket Heartbeat'));
      }
    }
  }

  /** Closes every socket; the channels stay. */
  disconnectAll(): void {
    for (const id of [...this.#open.keys()]) this.#disconnect(id, 'The sandbox ends');
  }

  #keep(channel: StoredChannel): StoredChannel {
    this.#kept.set(channel.id, channel);
    return channel;
  }

  #remove(id: string): void {
    this.#kept.delete(id);
    this.#disconnect(id, 'The channel is closed');
  }

  #disconnect(id: string, reason: string): void {
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    this.#watch();
    open.socket.send(JSON.stringify({ topicName: 'v2.system.socket_closing', eventBody: { channelId: id, message: reason } }));
    open.socket.close(1001, reason);
  }

  #deliver({ topicName, eventBody }: SandboxEvent): void {
    let text: string | undefined;
    this.sweep();
    for (const [id, { socket }] of [...this.#open]) {
      if (!this.#kept.get(id)?.subscriptions.some((subscription) => topicsOf(subscription).includes(topicName))) continue;
      text ??= JSON.stringify({
        ...{ topicName, version: '2', eventBody },
        metadata: { CorrelationId: this.world.newCorrelationId(), type: kindOf(topicName, eventBody) },
      });
      socket.send(text);
    }
  }

  /** Listens and looks after the sockets once a second while there are any. */
  #watch(): void {
    if (this.#open.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#unsubscribe?.();
      this.#unsubscribe = undefined;
    } else if (this.#timer === undefined) {
      this.#unsubscribe = this.world.events.subscribe((event) => {
        this.#deliver(event);
      });
      this.#timer = setInterval(() => {
        this.sweep();
      }, 1000);
      // Node only: nothing that is still to be said should keep a process from ending.
      (this.#timer as { unref?: () => void }).unref?.();
    }
  }
}

function checked(topics: readonly string[]): string[] {
  const different = [...new Set(topics)];
  for (const topic of different) {
    if (topic.length > TOPIC_LENGTH) throw badTopic(`A topic has at most ${TOPIC_LENGTH} characters`);
    if (!topicsOf(topic).every(isTopic)) throw badTopic(`There is no topic "${topic}"`);
  }
  if (different.length > TOPICS_A_CHANNEL) throw badTopic(`A channel has at most ${TOPICS_A_CHANNEL} topics`);
  return different;
}

const badTopic = (message: string): Error => badRequest(message, [{ errorCode: 'invalid.value', fieldName: 'id' }]);

const metadata = (message: string): string => JSON.stringify({ topicName: 'channel.metadata', eventBody: { message } });

function isPing(text: string): boolean {
  try {
    return (JSON.parse(text) as { message?: unknown } | null)?.message === 'ping';
  } catch {
    return false;
  }
}
