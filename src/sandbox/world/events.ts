import type { NotificationTopic, NotificationTopics } from '../../models/notification-events.js';

/** Something that happened to what a topic is about. */
export interface SandboxEvent {
  /** With the real ids in it, e.g. `v2.users.{id}.presence` for a certain user. */
  readonly topicName: string;
  readonly eventBody: unknown;
}

/** A topic's template with anything in the place of its ids. */
type Filled<T extends string> = T extends `${infer Head}{id}${infer Tail}` ? `${Head}${string}${Filled<Tail>}` : T;

/** What the topic map says that a topic brings. */
export type PayloadOf<T extends string> = {
  [K in NotificationTopic]: T extends Filled<K> ? NotificationTopics[K] : never;
}[NotificationTopic];

export type EventListener = (event: SandboxEvent) => void;

/** Where routes tell what happened, and channels hear of it. */
export class Events {
  readonly #listeners = new Set<EventListener>();
  /** What was told last where the same is not told twice, by topic and part. */
  readonly #told = new Map<string, string>();
  #isMuted = false;

  /** Whether anybody would hear: what nobody hears need not be put together. */
  get isHeard(): boolean {
    return !this.#isMuted && this.#listeners.size > 0;
  }

  /** Tells nobody of what `act` does. */
  silently(act: () => void): void {
    const before = this.#isMuted;
    this.#isMuted = true;
    try {
      act();
    } finally {
      this.#isMuted = before;
    }
  }

  /** Tells all who listen, at once: whoever has the answer to a change in hand can count on its event being on the way. */
  publish<T extends string>(topicName: T, eventBody: PayloadOf<T>): void {
    this.publishAny(topicName, eventBody);
  }

  /** The same for a topic that is known only when the program runs. */
  publishAny(topicName: string, eventBody: unknown): void {
    if (this.#isMuted) return;
    for (const listener of [...this.#listeners]) listener({ topicName, eventBody });
  }

  /** The same, unless `state`, which is plain JSON, is what it was when that `part` of the topic was told last. */
  publishChange<T extends string>(topicName: T, part: string, state: unknown, eventBody: PayloadOf<T>): void {
    const key = `${topicName} ${part}`;
    const text = JSON.stringify(state);
    if (!this.isHeard || this.#told.get(key) === text) return;
    this.#told.set(key, text);
    this.publishAny(topicName, eventBody);
  }

  /** @returns what ends it. */
  subscribe(listener: EventListener): () => void {
    // Whoever is new has been told nothing.
    this.#told.clear();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
