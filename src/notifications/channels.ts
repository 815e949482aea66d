import type { CallSender } from '../core/operation.js';
import type { ChannelOwner } from './channel.js';
import { Channel } from './channel.js';
import { TopicRefusedError } from './errors.js';
import type { Told, Wanted } from './plan.js';
import { Plan } from './plan.js';
import type { Hearer, Source } from './source.js';
import type { SocketClass } from './web-socket.js';
import { socketClass } from './web-socket.js';

/** Texts of events that are remembered, so that what comes twice is heard once. */
const REMEMBERED = 1000;

/** What channels are opened with. */
export interface ChannelsOptions {
  webSocket: SocketClass | undefined;
  maxChannels: number;
}

/** As many channels as the topics need that are wanted. */
export class Channels<T extends Wanted<T>> implements Source<T> {
  readonly #plan: Plan<T>;
  readonly #channels: Channel<T>[] = [];
  readonly #known = new Set<string>();
  readonly #abort = new AbortController();

  constructor(
    client: CallSender,
    { webSocket, maxChannels }: ChannelsOptions,
    private readonly hearer: Hearer<T>,
  ) {
    const owner: ChannelOwner<T> = {
      ...hearer,
      ...{ client, signal: this.#abort.signal, socketClass: () => socketClass(webSocket) },
      isKnown: (text) => {
        if (this.#known.has(text)) return true;
        this.#known.add(text);
        if (this.#known.size > REMEMBERED) for (const first of this.#known) return !this.#known.delete(first);
        return false;
      },
      settled: (told, refused, from) => {
        const up = told.flatMap((each) => this.#settled(each, refused, from));
        if (up.length > 0) hearer.up(up);
      },
      rejected: (topics, error) => {
        for (const topic of topics) hearer.refused(topic, error);
      },
      restored: (entries, from) => {
        hearer.missed(
          entries.flatMap(({ topics }) => topics.filter(({ isUp }) => isUp)),
          from,
        );
      },
    };
    this.#plan = new Plan(maxChannels, () => {
      const channel = new Channel(owner);
      this.#channels.push(channel);
      return channel;
    });
  }

  get reason(): string | undefined {
    const reasons = this.#channels.map(({ entries, reason }) => (entries.size > 0 ? reason : undefined));
    return reasons.find((reason) => reason === 'new') ?? reasons.find((reason) => reason !== undefined);
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

  close(): void {
    this.#abort.abort();
    for (const channel of this.#channels) channel.close();
  }

  /** What the platform made of a subscription. @returns those that are heard of from now on. */
  #settled({ entry, text, topics }: Told<T>, refused: Parameters<ChannelOwner<T>['settled']>[1], from: number): T[] {
    const whole = refused.get(text.toLowerCase());
    const up: T[] = [];
    for (const topic of topics) {
      // Whoever wanted it has left.
      if (topic.entry !== entry) continue;
      const refusal = refused.get(topic.text.toLowerCase()) ?? (topics.length === 1 ? whole : undefined);
      if (refusal)
        this.hearer.refused(topic, new TopicRefusedError(topic.text, refusal.rejectionReason, refusal.missingPermissions));
      else if (whole) this.#apart(topic, from);
      else if (!topic.isUp) up.push(topic);
      else if (topic.unheard) {
        this.hearer.missed([topic], topic.unheard);
        topic.unheard = 0;
      }
    }
    return up;
  }

  /** Topics that were refused together are asked for one by one. */
  #apart(topic: T, from: number): void {
    this.#plan.remove(topic);
    try {
      this.#plan.add(topic, true);
      if (topic.isUp) topic.unheard ||= from;
    } catch (error) {
      this.hearer.refused(topic, error);
    }
  }
}
