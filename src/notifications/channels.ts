import type { CallSender } from '../core/call/operation.js';
import { Channel } from './channel/channel.js';
import type { ChannelOwner, TopicRefusal } from './channel/channel-owner.js';
import { RecentKeys } from './channel/duplicates.js';
import { TopicRefusedError } from './errors.js';
import { LONGEST_PAUSE } from './failure.js';
import type { SentSubscription, SubscribedTopic } from './plan.js';
import { Plan } from './plan.js';
import type { Timings } from './settings.js';
import type { SourceListener, Source, SourceState } from './source.js';
import type { SocketClass } from './web-socket.js';
import { loadSocketClass } from './web-socket.js';

/** Options of the channels. */
export interface ChannelsOptions {
  webSocket: SocketClass | undefined;
  maxChannels: number;
  timings: Timings;
  /** The remaining pause that the platform has requested, in ms. */
  pauseMs?: number | undefined;
}

/** Opens as many channels as the topics need. */
export class Channels<T extends SubscribedTopic<T>> implements Source<T> {
  readonly #listener: SourceListener<T>;
  readonly #plan: Plan<T>;
  readonly #channels: Channel<T>[] = [];
  readonly #abort = new AbortController();
  /** The pause that the platform has requested: its start and its length in ms. */
  #pause: { readonly since: number; readonly ms: number };

  constructor(
    client: CallSender,
    { webSocket, maxChannels, timings, pauseMs = 0 }: ChannelsOptions,
    listener: SourceListener<T>,
  ) {
    this.#listener = listener;
    this.#pause = { since: Date.now(), ms: Math.min(pauseMs, LONGEST_PAUSE) };
    const owner: ChannelOwner<T> = {
      client,
      timings,
      signal: this.#abort.signal,
      recent: new RecentKeys(),
      loadSocketClass: () => loadSocketClass(webSocket),
      onEvent: (topicName, event) => {
        listener.onEvent(topicName, event);
      },
      onResponse: (subscriptions, refusals, from) => {
        const newTopics = subscriptions.flatMap((each) => this.#handleResponse(each, refusals, from));
        if (newTopics.length > 0) listener.onAccepted(newTopics);
      },
      onRestored: (entries, from) => {
        const topics = entries.flatMap((entry) => entry.topics.filter(({ isAccepted: isUp }) => isUp));
        listener.onMissed(topics, from);
      },
      onPause: (channel, ms) => {
        if (ms > this.#remainingPause()) this.#pause = { since: Date.now(), ms };
        for (const other of this.#channels) if (other !== channel) other.pause(ms);
      },
      onChange: () => {
        listener.onChange();
      },
      onFailure: (error) => {
        listener.onFailure(error);
      },
    };
    this.#plan = new Plan(maxChannels, () => this.#open(owner));
  }

  /** The state of the channel that is furthest from delivering. */
  get state(): SourceState {
    const states = this.#usedChannels().map(({ state }) => state);
    const state = states.find(({ kind }) => kind === 'new') ?? states.find(({ kind }) => kind === 'waiting');
    const heardTimes = states.flatMap(({ lastHeardAt }) => lastHeardAt ?? []);
    const attempts = states.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []);
    return {
      ...(state ?? { kind: 'live' }),
      lastHeardAt: heardTimes.length > 0 ? Math.min(...heardTimes) : undefined,
      nextAttemptAt: state && attempts.length > 0 ? Math.min(...attempts) : undefined,
      pausedUntil: this.#remainingPause() > 0 ? this.#pause.since + this.#pause.ms : undefined,
    };
  }

  get channelIds(): readonly string[] {
    return this.#usedChannels().flatMap(({ id }) => id ?? []);
  }

  add(topic: T): void {
    this.#plan.add(topic);
  }

  remove(topic: T): void {
    this.#plan.remove(topic);
  }

  hurry(): void {
    for (const channel of this.#channels) channel.hurry();
  }

  reconnect(): void {
    for (const channel of this.#channels) channel.reconnect();
  }

  close(): void {
    this.#abort.abort();
    for (const channel of this.#channels) channel.close();
  }

  #usedChannels(): Channel<T>[] {
    return this.#channels.filter(({ entries }) => entries.size > 0);
  }

  #open(owner: ChannelOwner<T>): Channel<T> {
    const channel = new Channel(owner);
    this.#channels.push(channel);
    const remaining = this.#remainingPause();
    if (remaining > 0) channel.pause(remaining);
    return channel;
  }

  /** The remaining pause that the platform has requested, in ms; 0 or less if there is none. */
  #remainingPause(): number {
    const { since, ms } = this.#pause;
    return ms - Math.max(0, Date.now() - since);
  }

  /** Handles the platform's response to a subscription. @returns the topics whose events arrive from now on. */
  #handleResponse({ entry, text, topics }: SentSubscription<T>, refusals: ReadonlyMap<string, TopicRefusal>, from: number): T[] {
    const textRefusal = refusals.get(text.toLowerCase());
    const newTopics: T[] = [];
    for (const topic of topics) {
      // It is unsubscribed, or has moved to another subscription.
      if (topic.entry !== entry) continue;
      const refusal = refusals.get(topic.text.toLowerCase()) ?? (topics.length === 1 ? textRefusal : undefined);
      if (refusal) {
        const { reason, missingPermissions, cause } = refusal;
        const options = cause === undefined ? {} : { cause };
        this.#listener.onRefused(topic, new TopicRefusedError(topic.text, reason, missingPermissions, options));
      } else if (textRefusal) this.#addSeparately(topic, from);
      else if (!topic.isAccepted) newTopics.push(topic);
      else if (topic.silentSince) {
        this.#listener.onMissed([topic], topic.silentSince);
        topic.silentSince = 0;
      }
    }
    return newTopics;
  }

  /** Subscribes topics that were rejected together one by one. */
  #addSeparately(topic: T, from: number): void {
    this.#plan.remove(topic);
    if (topic.isAccepted) topic.silentSince ||= from;
    try {
      this.#plan.add(topic, { isAlone: true });
    } catch (error) {
      this.#listener.onRefused(topic, error);
    }
  }
}
