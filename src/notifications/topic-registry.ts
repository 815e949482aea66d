import type { Topic } from './listener.js';
import type { NamedTopic } from './plan.js';

/** The topics that have listeners. */
export class TopicRegistry {
  /** By text in lower case, because the platform ignores case in topics. */
  readonly #topics = new Map<string, Topic>();
  /** Topics that the platform has neither accepted nor rejected. */
  readonly #pending = new Set<Topic>();

  get size(): number {
    return this.#topics.size;
  }

  /** Whether the platform has accepted every topic. */
  get isComplete(): boolean {
    return this.#pending.size === 0;
  }

  get pending(): Topic[] {
    return [...this.#pending];
  }

  get all(): Topic[] {
    return [...this.#topics.values()];
  }

  get(text: string): Topic | undefined {
    return this.#topics.get(text.toLowerCase());
  }

  /** @param open - Subscribes to a new topic. If it throws, the topic is not added. */
  obtain({ text, base }: NamedTopic, open: (topic: Topic) => void): Topic {
    const existing = this.get(text);
    if (existing) return existing;
    const topic: Topic = { text, base, listeners: new Set(), responseListeners: undefined, entry: undefined, isAccepted: false };
    open(topic);
    this.#topics.set(text.toLowerCase(), topic);
    this.#pending.add(topic);
    return topic;
  }

  /** Marks a topic as accepted. @returns whether it was pending until now. */
  accept(topic: Topic): boolean {
    topic.isAccepted = true;
    return this.#pending.delete(topic);
  }

  /** @returns whether the topic existed. */
  delete(topic: Topic): boolean {
    this.#pending.delete(topic);
    return this.get(topic.text) === topic && this.#topics.delete(topic.text.toLowerCase());
  }
}
