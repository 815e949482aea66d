import type { CallSender } from '../core/call/operation.js';
import { Channel } from './channel/channel.js';
import type { ChannelOwner, TopicRefusal } from './channel/channel-owner.js';
import { RecentKeys } from './channel/duplicates.js';
import { TopicRefusedError } from './errors.js';
import { LONGEST_PAUSE } from './failure.js';
import type { Told, Wanted } from './plan.js';
import { Plan } from './plan.js';
import type { Timings } from './settings.js';
import type { Hearer, Source, SourceState } from './source.js';
import type { SocketClass } from './web-socket.js';
import { socketClass } from './web-socket.js';

/** Options of the channels. */
export interface ChannelsOptions {
  webSocket: SocketClass | undefined;
  maxChannels: number;
  timings: Timings;
  /** The remaining pause that the platform has requested, in ms. */
  pauseMs?: number | undefined;
}

/** Opens as many channels as the topics need. */
export class Channels<T extends Wanted<T>> implements Source<T> {
  readonly #hearer: Hearer<T>;
  readonly #plan: Plan<T>;
  readonly #channels: Channel<T>[] = [];
  readonly #abort = new AbortController();
  /** The pause that the platform has requested: its start and its length in ms. */
  #pause: { readonly since: number; readonly ms: number };

  constructor(client: CallSender, { webSocket, maxChannels, timings, pauseMs = 0 }: ChannelsOptions, hearer: Hearer<T>) {
    this.#hearer = hearer;
    this.#pause = { since: Date.now(), ms: Math.min(pauseMs, LONGEST_PAUSE) };
    const owner: ChannelOwner<T> = {
      client,
      timings,
      signal: this.#abort.signal,
      recent: new RecentKeys(),
      socketClass: () => socketClass(webSocket),
      heard: (topicName, event) => {
        hearer.heard(topicName, event);
      },
      settled: (told, refusals, from) => {
        const up = told.flatMap((each) => this.#settle(each, refusals, from));
        if (up.length > 0) hearer.up(up);
      },
      restored: (entries, from) => {
        const topics = entries.flatMap((entry) => entry.topics.filter(({ isUp }) => isUp));
        if (topics.length > 0) hearer.missed(topics, from);
      },
      paused: (channel, ms) => {
        if (ms > this.#pauseLeft()) this.#pause = { since: Date.now(), ms };
        for (const other of this.#channels) if (other !== channel) other.pause(ms);
      },
      changed: () => {
        hearer.changed();
      },
      failed: (error) => {
        hearer.failed(error);
      },
    };
    this.#plan = new Plan(maxChannels, () => this.#open(owner));
  }

  /** The state of the channel that is furthest from delivering. */
  get state(): SourceState {
    const states = this.#usedChannels().map(({ state }) => state);
    const state = states.find(({ kind }) => kind === 'new') ?? states.find(({ kind }) => kind === 'waiting');
    const heard = states.flatMap(({ lastHeardAt }) => lastHeardAt ?? []);
    const attempts = states.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []);
    return {
      ...(state ?? { kind: 'live' }),
      lastHeardAt: heard.length > 0 ? Math.min(...heard) : undefined,
      nextAttemptAt: state && attempts.length > 0 ? Math.min(...attempts) : undefined,
      pausedUntil: this.#pauseLeft() > 0 ? this.#pause.since + this.#pause.ms : undefined,
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
    const left = this.#pauseLeft();
    if (left > 0) channel.pause(left);
    return channel;
  }

  /** The remaining pause that the platform has requested, in ms; 0 or less if there is none. */
  #pauseLeft(): number {
    const { since, ms } = this.#pause;
    return ms - Math.max(0, Date.now() - since);
  }

  /** Handles the platform's response to a subscription. @returns the topics whose events arrive from now on. */
  #settle({ entry, text, topics }: Told<T>, refusals: ReadonlyMap<string, TopicRefusal>, from: number): T[] {
    const whole = refusals.get(text.toLowerCase());
    const up: T[] = [];
    for (const topic of topics) {
      // It is unsubscribed, or has moved to another subscription.
      if (topic.entry !== entry) continue;
      const refusal = refusals.get(topic.text.toLowerCase()) ?? (topics.length === 1 ? whole : undefined);
      if (refusal) {
        const { reason, missingPermissions, cause } = refusal;
        const options = cause === undefined ? {} : { cause };
        this.#hearer.refused(topic, new TopicRefusedError(topic.text, reason, missingPermissions, options));
      } else if (whole) this.#addAlone(topic, from);
      else if (!topic.isUp) up.push(topic);
      else if (topic.unheard) {
        this.#hearer.missed([topic], topic.unheard);
        topic.unheard = 0;
      }
    }
    return up;
  }

  /** Subscribes topics that were rejected together one by one. */
  #addAlone(topic: T, from: number): void {
    this.#plan.remove(topic);
    if (topic.isUp) topic.unheard ||= from;
    try {
      this.#plan.add(topic, true);
    } catch (error) {
      this.#hearer.refused(topic, error);
    }
  }
}
