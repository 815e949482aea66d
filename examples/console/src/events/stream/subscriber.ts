import type {
  Gap,
  NotificationEvent,
  Notifications,
  NotificationsStatus,
  Subscription,
} from 'contact-centre-client/notifications';
import type { SubscribedTopic } from '../topics/subscribed.js';
import { topicName } from '../topics/subscribed.js';
import type { EventBuffer } from './event-buffer.js';
import type { RateMeter } from './rate-meter.js';

/** Responses of the platform that arrive within so many ms are shown together. */
const TOGETHER = 50;

/** Whether the platform sends the events of a topic. */
export type TopicState =
  | { readonly state: 'pending' | 'accepted' }
  /** `error` is a `TopicRefusedError`, or a `TooManyTopicsError`. */
  | { readonly state: 'refused'; readonly error: unknown };

/** By the name of the topic. */
export type TopicStates = ReadonlyMap<string, TopicState>;

export interface SubscriberOptions {
  buffer: EventBuffer;
  meter: RateMeter;
  /** Returns the platform's time for a time of this device. */
  platformTime: (ms: number) => number;
  /** Called when events may have been missed. */
  onGap: () => void;
}

/** Subscribes to topics, and writes what arrives into the stream: events, gaps and interruptions of the connection. */
export class Subscriber {
  readonly #live: Notifications;
  readonly #options: SubscriberOptions;
  readonly #subscriptions = new Map<string, Subscription | undefined>();
  readonly #current = new Map<string, TopicState>();
  readonly #listeners = new Set<() => void>();
  #states: TopicStates = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isInterrupted = false;
  #stopListening: (() => void)[] = [];

  constructor(live: Notifications, options: SubscriberOptions) {
    this.#live = live;
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly states = (): TopicStates => this.#states;

  /** Begins to receive events of these topics, and ends all others. */
  update(topics: readonly SubscribedTopic[]): void {
    if (this.#stopListening.length === 0) this.#listen();
    const wantedTopics = new Map(topics.map((topic) => [topicName(topic), topic]));
    // First, to make room.
    for (const name of [...this.#subscriptions.keys()]) if (!wantedTopics.has(name)) this.#end(name);
    for (const [name, topic] of wantedTopics) if (!this.#subscriptions.has(name)) this.#begin(name, topic);
  }

  /** Subscribes to a refused topic again. */
  retry(topic: SubscribedTopic): void {
    const name = topicName(topic);
    this.#end(name);
    this.#begin(name, topic);
  }

  stop(): void {
    for (const stop of this.#stopListening.splice(0)) stop();
    for (const name of [...this.#subscriptions.keys()]) this.#end(name);
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #listen(): void {
    this.#isInterrupted = false;
    this.#stopListening = [this.#live.onGap(this.#onGap), this.#live.onStatus(this.#onStatus)];
  }

  #begin(name: string, topic: SubscribedTopic): void {
    this.#set(name, { state: 'pending' });
    try {
      const subscription = this.#live.onTopic(name, (event) => {
        this.#receive(topic, event);
      });
      this.#subscriptions.set(name, subscription);
      const setIfCurrent = (state: TopicState): void => {
        if (this.#subscriptions.get(name) === subscription) this.#set(name, state);
      };
      subscription.ready.then(
        () => {
          setIfCurrent({ state: 'accepted' });
        },
        () => undefined,
      );
      void subscription.refused.then((error) => {
        setIfCurrent({ state: 'refused', error });
      });
    } catch (error) {
      this.#subscriptions.set(name, undefined);
      this.#set(name, { state: 'refused', error });
    }
  }

  #end(name: string): void {
    this.#subscriptions.get(name)?.();
    this.#subscriptions.delete(name);
    this.#current.delete(name);
    this.#showSoon();
  }

  #set(name: string, state: TopicState): void {
    this.#current.set(name, state);
    this.#showSoon();
  }

  #showSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#states = new Map(this.#current);
      for (const listener of [...this.#listeners]) listener();
    }, TOGETHER);
  }

  #receive(topic: SubscribedTopic, event: NotificationEvent<unknown>): void {
    const { buffer, meter, platformTime } = this.#options;
    const now = Date.now();
    meter.record(now);
    buffer.add({
      kind: 'event',
      at: platformTime(now),
      topic,
      topicName: event.topicName,
      body: event.eventBody,
      correlationId: event.metadata?.CorrelationId,
    });
  }

  readonly #onGap = ({ from, to, topics }: Gap): void => {
    const { buffer, platformTime, onGap } = this.#options;
    // Other parts of the console may have subscribed to the other topics.
    const topicNames = topics.filter((name) => this.#subscriptions.has(name));
    if (topicNames.length === 0) return;
    buffer.add({ kind: 'gap', at: platformTime(Date.now()), from: platformTime(from), to: platformTime(to), topicNames });
    onGap();
  };

  readonly #onStatus = ({ state, reason }: NotificationsStatus): void => {
    const { buffer, platformTime } = this.#options;
    const isInterrupted = state === 'waiting' || (this.#isInterrupted && state !== 'live');
    if (isInterrupted === this.#isInterrupted) return;
    this.#isInterrupted = isInterrupted;
    buffer.add({ kind: 'connection', at: platformTime(Date.now()), isConnected: !isInterrupted, reason });
  };
}
