import { TooManyTopicsError } from './errors.js';

/** Subscriptions per channel, and characters per subscription. */
const SUBSCRIPTIONS = 1000;
const LENGTH = 200;

/** A topic with the ids filled in. */
export interface NamedTopic {
  readonly text: string;
  /** The common part of topics about the same entity: up to the last id. The whole text if topics cannot be combined. */
  readonly base: string;
}

/** A topic with at least one listener. */
export interface Wanted<T extends Wanted<T>> extends NamedTopic {
  /** Its subscription, if it has one. */
  entry: Entry<T> | undefined;
  /** Whether the platform has accepted it. */
  isUp: boolean;
  /**
   * Since when an accepted topic receives no events, in ms since the epoch: rejected together with another, or after a change
   * of users.
   */
  unheard?: number;
}

/** A subscription as it was sent to the platform; its topics may have changed since. */
export interface Told<T extends Wanted<T>> {
  readonly entry: Entry<T>;
  readonly text: string;
  readonly topics: readonly T[];
}

/** The subscriptions of one channel. */
export interface Shard<T extends Wanted<T>> {
  readonly entries: Set<Entry<T>>;
  /** The subscriptions have changed. */
  changed(): void;
}

/** One subscription: topics about the same entity, combined in one text. */
export class Entry<T extends Wanted<T>> {
  topics: readonly T[] = [];

  constructor(
    readonly base: string,
    readonly shard: Shard<T>,
  ) {}

  get text(): string {
    return this.#textOf(this.topics);
  }

  /** Whether another topic fits into the same text. */
  takes(topic: T): boolean {
    return topic.text !== this.base && this.#textOf([...this.topics, topic]).length <= LENGTH;
  }

  #textOf(topics: readonly T[]): string {
    const [first, second] = topics;
    if (!second) return first?.text ?? this.base;
    return `${this.base}?${topics.map((topic) => topic.text.slice(this.base.length + 1)).join('&')}`;
  }
}

/** Assigns topics to subscriptions and subscriptions to channels. Existing assignments stay. */
export class Plan<T extends Wanted<T>> {
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
   * @param isAlone - Whether the topic needs a separate subscription.
   * @throws if there is no room.
   */
  add(topic: T, isAlone = false): void {
    const known = this.#entries.get(topic.base) ?? [];
    let entry = isAlone ? undefined : known.find((each) => each.takes(topic));
    if (!entry) {
      entry = new Entry(topic.base, this.#room());
      entry.shard.entries.add(entry);
      this.#entries.set(topic.base, known.concat(entry));
    }
    entry.topics = entry.topics.concat(topic);
    topic.entry = entry;
    this.#topics += 1;
    entry.shard.changed();
  }

  remove(topic: T): void {
    const { entry } = topic;
    if (!entry) return;
    topic.entry = undefined;
    this.#topics -= 1;
    entry.topics = entry.topics.filter((other) => other !== topic);
    if (entry.topics.length === 0) this.#close(entry);
    entry.shard.changed();
  }

  #close(entry: Entry<T>): void {
    entry.shard.entries.delete(entry);
    const left = this.#entries.get(entry.base)?.filter((other) => other !== entry) ?? [];
    if (left.length > 0) this.#entries.set(entry.base, left);
    else this.#entries.delete(entry.base);
  }

  #room(): Shard<T> {
    const shard = this.shards.find(({ entries }) => entries.size < SUBSCRIPTIONS);
    if (shard) return shard;
    if (this.shards.length >= this.#maxShards) throw new TooManyTopicsError(this.#topics, this.#maxShards);
    const made = this.#open();
    this.shards.push(made);
    return made;
  }
}
