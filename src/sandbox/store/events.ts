import type { NotificationTopic, NotificationTopics } from '../../models/notification-events.js';

/** An event of a topic. */
export interface SandboxEvent {
  /** With the actual ids, e.g. `v2.users.{id}.presence` for one user. */
  readonly topicName: string;
  readonly eventBody: unknown;
}

/** A topic's template with any text instead of its ids. */
type Filled<T extends string> = T extends `${infer Head}{id}${infer Tail}` ? `${Head}${string}${Filled<Tail>}` : T;

/** The payload of a topic in the topic map. */
export type PayloadOf<T extends string> = {
  [K in NotificationTopic]: T extends Filled<K> ? NotificationTopics[K] : never;
}[NotificationTopic];

export type EventListener = (event: SandboxEvent) => void;

/** Whether a listener subscribes to a topic. */
type Wants = (topicName: string) => boolean;

/** How long a moment counts as recent, in ms: it is published immediately or not at all. */
const RECENT = 1000;

/** Number of stored moments above which old ones are removed. */
const MANY = 2000;

/** Connects the routes, which publish events, with the channels, which receive them. */
export class Events {
  readonly #listeners = new Map<EventListener, Wants | undefined>();
  /** The last published state by topic and part, to publish only changes. */
  readonly #told = new Map<string, string>();
  /** Published moments, and their times. */
  readonly #moments = new Map<string, number>();
  #isMuted = false;

  /** Whether there are any listeners; without them, events need not be built. */
  get isHeard(): boolean {
    return !this.#isMuted && this.#listeners.size > 0;
  }

  /** Whether any listener subscribes to a topic. */
  hears(topicName: string): boolean {
    if (!this.isHeard) return false;
    for (const wants of this.#listeners.values()) if (wants?.(topicName) ?? true) return true;
    return false;
  }

  /** Runs `act` without publishing events. */
  silently(act: () => void): void {
    const before = this.#isMuted;
    this.#isMuted = true;
    try {
      act();
    } finally {
      this.#isMuted = before;
    }
  }

  /** Publishes synchronously to all listeners, so that the event is on its way before the response. */
  publish<T extends string>(topicName: T, eventBody: PayloadOf<T>): void {
    this.publishAny(topicName, eventBody);
  }

  /** Publishes to a topic whose name is only known at run time. */
  publishAny(topicName: string, eventBody: unknown): void {
    if (this.#isMuted) return;
    for (const [listener, wants] of [...this.#listeners]) if (wants?.(topicName) ?? true) listener({ topicName, eventBody });
  }

  /** Publishes unless `state`, which is plain JSON, is the same as when that `part` of the topic was last published. */
  publishChange<T extends string>(topicName: T, part: string, state: unknown, eventBody: PayloadOf<T>): void {
    if (!this.hears(topicName)) return;
    const key = `${topicName} ${part}`;
    const text = JSON.stringify(state);
    if (this.#told.get(key) === text) return;
    this.#told.set(key, text);
    this.publishAny(topicName, eventBody);
  }

  /** Whether a moment is recent and not yet published; the caller then publishes it. */
  isNews(moment: string, at: number, now: number): boolean {
    if (Math.abs(now - at) > RECENT || this.#moments.has(moment)) return false;
    if (this.#moments.size >= MANY) for (const [key, time] of this.#moments) if (now - time > RECENT) this.#moments.delete(key);
    this.#moments.set(moment, at);
    return true;
  }

  /** Forgets all published states. */
  forget(): void {
    this.#told.clear();
    this.#moments.clear();
  }

  /**
   * @param wants - Selects topics; all of them by default.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: EventListener, wants?: Wants): () => void {
    // A new listener needs the current state.
    this.forget();
    this.#listeners.set(listener, wants);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
