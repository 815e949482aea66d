import { TooManyTopicsError } from './errors.js';

/** Subscriptions per channel, and characters per subscription. */
const MAX_SUBSCRIPTIONS = 1000;
const MAX_LENGTH = 200;

/** A topic with the ids filled in. */
export interface NamedTopic {
  readonly text: string;
  /** The common part of topics about the same entity: up to the last id. The whole text if topics cannot be combined. */
  readonly base: string;
}

/** A topic with at least one listener. */
export interface SubscribedTopic<T extends SubscribedTopic<T>> extends NamedTopic {
  /** Its subscription, if it has one. */
  entry: Entry<T> | undefined;
  /** Whether the platform has accepted it. */
  isAccepted: boolean;
  /**
   * Since when an accepted topic receives no events, in ms since the epoch: rejected together with another, or after a change
   * of users.
   */
  silentSince?: number;
}

/** A subscription as it was sent to the platform; its topics may have changed since. */
export interface SentSubscription<T extends SubscribedTopic<T>> {
  readonly entry: Entry<T>;
  readonly text: string;
  readonly topics: readonly T[];
}

/** The subscriptions of one channel. */
export interface Shard<T extends SubscribedTopic<T>> {
  readonly entries: Set<Entry<T>>;
  /** The subscriptions have changed. */
  updateTopics(): void;
}

/** One subscription: topics about the same entity, combined in one text. */
export class Entry<T extends SubscribedTopic<T>> {
  topics: readonly T[] = [];

  constructor(
    readonly base: string,
    readonly shard: Shard<T>,
  ) {}

  get text(): string {
    return this.#textOf(this.topics);
  }

  /** Whether another topic fits into the same text. */
  hasRoomFor(topic: T): boolean {
    return topic.text !== this.base && this.#textOf([...this.topics, topic]).length <= MAX_LENGTH;
  }

  #textOf(topics: readonly T[]): string {
    const [first, second] = topics;
    if (!second) return first?.text ?? this.base;
    return `${this.base}?${topics.map((topic) => topic.text.slice(this.base.length + 1)).join('&')}`;
  }
}

/** Assigns topics to subscriptions and subscriptions to channels. Existing assignments stay. */
export class Plan<T extends SubscribedTopic<T>> {
  readonly #maxShards: number;
  readonly #open: () => Shard<T>;
  /** Subscriptions by base. */
  readonly #entries = new Map<string, readonly Entry<T>[]>();
  readonly shards: Shard<T>[] = [];
  #topics = 0;

  /** @param open - Opens another channel. */
  constructor(maxShards: number, open: () => Shard<T>) {
    this.#maxShards = maxShards;
    this.#open = open;
  }

  /**
   * @param options - `isAlone`: the topic needs a separate subscription.
   * @throws if there is no room.
   */
  add(topic: T, { isAlone = false } = {}): void {
    const entries = this.#entries.get(topic.base) ?? [];
    let entry = isAlone ? undefined : entries.find((each) => each.hasRoomFor(topic));
    if (!entry) {
      entry = new Entry(topic.base, this.#shardWithRoom());
      entry.shard.entries.add(entry);
      this.#entries.set(topic.base, entries.concat(entry));
    }
    entry.topics = entry.topics.concat(topic);
    topic.entry = entry;
    this.#topics += 1;
    entry.shard.updateTopics();
  }

  remove(topic: T): void {
    const { entry } = topic;
    if (!entry) return;
    topic.entry = undefined;
    this.#topics -= 1;
    entry.topics = entry.topics.filter((other) => other !== topic);
    if (entry.topics.length === 0) this.#close(entry);
    entry.shard.updateTopics();
  }

  #close(entry: Entry<T>): void {
    entry.shard.entries.delete(entry);
    const remaining = this.#entries.get(entry.base)?.filter((other) => other !== entry) ?? [];
    if (remaining.length > 0) this.#entries.set(entry.base, remaining);
    else this.#entries.delete(entry.base);
  }

  #shardWithRoom(): Shard<T> {
    const shard = this.shards.find(({ entries }) => entries.size < MAX_SUBSCRIPTIONS);
    if (shard) return shard;
    if (this.shards.length >= this.#maxShards) throw new TooManyTopicsError(this.#topics, this.#maxShards);
    const newShard = this.#open();
    this.shards.push(newShard);
    return newShard;
  }
}
