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

/** Whether one who listens wants to hear of a topic. */
type Wants = (topicName: string) => boolean;

/** How long after a moment it can still be told of, in ms: whatever makes it is told of at once. */
const RECENT = 1000;

/** Moments that are kept before those are looked for that nobody would tell any more. */
const MANY = 2000;

/** Where routes tell what happened, and channels hear of it. */
export class Events {
  readonly #listeners = new Map<EventListener, Wants | undefined>();
  /** What was told last where the same is not told twice, by topic and part. */
  readonly #told = new Map<string, string>();
  /** Moments that were told of, and when they were. */
  readonly #moments = new Map<string, number>();
  #isMuted = false;

  /** Whether anybody would hear: what nobody hears need not be put together. */
  get isHeard(): boolean {
    return !this.#isMuted && this.#listeners.size > 0;
  }

  /** Whether anybody would hear of a topic. */
  hears(topicName: string): boolean {
    if (!this.isHeard) return false;
    for (const wants of this.#listeners.values()) if (wants?.(topicName) ?? true) return true;
    return false;
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
    for (const [listener, wants] of [...this.#listeners]) if (wants?.(topicName) ?? true) listener({ topicName, eventBody });
  }

  /** The same, unless `state`, which is plain JSON, is what it was when that `part` of the topic was told last. */
  publishChange<T extends string>(topicName: T, part: string, state: unknown, eventBody: PayloadOf<T>): void {
    if (!this.hears(topicName)) return;
    const key = `${topicName} ${part}`;
    const text = JSON.stringify(state);
    if (this.#told.get(key) === text) return;
    this.#told.set(key, text);
    this.publishAny(topicName, eventBody);
  }

  /** Whether a moment has just been, and nobody has been told of it: whoever asks tells it. */
  isNews(moment: string, at: number, now: number): boolean {
    if (Math.abs(now - at) > RECENT || this.#moments.has(moment)) return false;
    if (this.#moments.size >= MANY) for (const [key, time] of this.#moments) if (now - time > RECENT) this.#moments.delete(key);
    this.#moments.set(moment, at);
    return true;
  }

  /** What was told before is as good as never told. */
  forget(): void {
    this.#told.clear();
    this.#moments.clear();
  }

  /**
   * @param wants - Of which topics the listener is told; all of them where nothing is said.
   * @returns what ends it.
   */
  subscribe(listener: EventListener, wants?: Wants): () => void {
    // Whoever is new has been told nothing.
    this.forget();
    this.#listeners.set(listener, wants);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
