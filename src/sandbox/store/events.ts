import type { NotificationTopic, NotificationTopics } from '../../models/notification-events.js';

/** An event of a topic. */
export interface SandboxEvent {
  /** With the actual ids, e.g. `v2.users.{id}.presence` for one user. */
  readonly topicName: string;
  readonly eventBody: unknown;
}

/** A topic's template with any text instead of its ids. */
type WithIds<T extends string> = T extends `${infer Head}{id}${infer Tail}` ? `${Head}${string}${WithIds<Tail>}` : T;

/** The payload of a topic in the topic map. */
export type PayloadOf<T extends string> = {
  [K in NotificationTopic]: T extends WithIds<K> ? NotificationTopics[K] : never;
}[NotificationTopic];

export type EventListener = (event: SandboxEvent) => void;

/** Whether a listener subscribes to a topic. */
type TopicFilter = (topicName: string) => boolean;

/** How long a moment counts as recent, in ms: it is published immediately or not at all. */
const RECENT_MS = 1000;

/** Number of stored moments above which old ones are removed. */
const MAX_MOMENTS = 2000;

/** Connects the handlers, which publish events, with the channels, which receive them. */
export class Events {
  readonly #listeners = new Map<EventListener, TopicFilter | undefined>();
  /** The last published state by topic and part, to publish only changes. */
  readonly #publishedStates = new Map<string, string>();
  /** Published moments, and their times. */
  readonly #moments = new Map<string, number>();
  #isMuted = false;

  /** Whether there are any listeners; without them, events need not be built. */
  get hasListeners(): boolean {
    return !this.#isMuted && this.#listeners.size > 0;
  }

  /** Whether any listener subscribes to a topic. */
  hasListenerFor(topicName: string): boolean {
    if (!this.hasListeners) return false;
    for (const isWanted of this.#listeners.values()) if (isWanted?.(topicName) ?? true) return true;
    return false;
  }

  /** Runs `callback` without publishing events. */
  runSilently(callback: () => void): void {
    const wasMuted = this.#isMuted;
    this.#isMuted = true;
    try {
      callback();
    } finally {
      this.#isMuted = wasMuted;
    }
  }

  /** Publishes synchronously to all listeners, so that the event is on its way before the response. */
  publish<T extends string>(topicName: T, eventBody: PayloadOf<T>): void {
    this.publishAny(topicName, eventBody);
  }

  /** Publishes to a topic whose name is only known at run time. */
  publishAny(topicName: string, eventBody: unknown): void {
    if (this.#isMuted) return;
    for (const [listener, isWanted] of [...this.#listeners])
      if (isWanted?.(topicName) ?? true) listener({ topicName, eventBody });
  }

  /** Publishes unless `state`, which is plain JSON, is the same as when that `part` of the topic was last published. */
  publishChange<T extends string>(topicName: T, part: string, state: unknown, eventBody: PayloadOf<T>): void {
    if (!this.hasListenerFor(topicName)) return;
    const key = `${topicName} ${part}`;
    const text = JSON.stringify(state);
    if (this.#publishedStates.get(key) === text) return;
    this.#publishedStates.set(key, text);
    this.publishAny(topicName, eventBody);
  }

  /** Marks a moment as published. @returns whether it is recent and was not yet published; the caller then publishes it. */
  markPublished(moment: string, at: number, now: number): boolean {
    if (Math.abs(now - at) > RECENT_MS || this.#moments.has(moment)) return false;
    if (this.#moments.size >= MAX_MOMENTS)
      for (const [key, time] of this.#moments) if (now - time > RECENT_MS) this.#moments.delete(key);
    this.#moments.set(moment, at);
    return true;
  }

  /** Forgets all published states. */
  clearPublished(): void {
    this.#publishedStates.clear();
    this.#moments.clear();
  }

  /**
   * @param isWanted - Selects topics; all of them by default.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: EventListener, isWanted?: TopicFilter): () => void {
    // A new listener needs the current state.
    this.clearPublished();
    this.#listeners.set(listener, isWanted);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
