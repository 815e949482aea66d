import { TooManyTopicsError } from './errors.js';

/** Subscriptions that a channel takes, and characters that each may have. */
const SUBSCRIPTIONS = 1000;
const LENGTH = 200;

/** A topic with the ids filled in. */
export interface NamedTopic {
  readonly text: string;
  /** As far as topics about the same have it in common: up to the last id. The whole where there is nothing to be combined. */
  readonly base: string;
}

/** A topic whose events somebody waits for. */
export interface Wanted<T extends Wanted<T>> extends NamedTopic {
  /** The subscription that it is told in, where it has one. */
  entry: Entry<T> | undefined;
  /** The platform has said that it is heard of. */
  isUp: boolean;
  /** Since when it goes unheard, in ms since the epoch, where it was up: refused together with another, or somebody else has signed in. */
  unheard?: number;
}

/** A subscription as the platform was told of it; what is wanted may have changed since. */
export interface Told<T extends Wanted<T>> {
  readonly entry: Entry<T>;
  readonly text: string;
  readonly topics: readonly T[];
}

/** What belongs to one channel. */
export interface Shard<T extends Wanted<T>> {
  readonly entries: Set<Entry<T>>;
  /** What it has to be subscribed to has changed. */
  changed(): void;
}

/** One subscription: topics about the same, told in one text. */
export class Entry<T extends Wanted<T>> {
  topics: readonly T[] = [];

  constructor(
    readonly base: string,
    readonly shard: Shard<T>,
  ) {}

  get text(): string {
    return this.#textOf(this.topics);
  }

  /** Whether another topic is told in the same text. */
  takes(topic: T): boolean {
    return topic.text !== this.base && this.#textOf([...this.topics, topic]).length <= LENGTH;
  }

  #textOf(topics: readonly T[]): string {
    const [first, second] = topics;
    if (!second) return first?.text ?? this.base;
    return `${this.base}?${topics.map((topic) => topic.text.slice(this.base.length + 1)).join('&')}`;
  }
}

/** Which topics are told in which subscription of which channel. What has its place keeps it. */
export class Plan<T extends Wanted<T>> {
  readonly #maxShards: number;
  readonly #open: () => Shard<T>;
  /** Those about each. */
  readonly #entries = new Map<string, readonly Entry<T>[]>();
  readonly shards: Shard<T>[] = [];
  #topics = 0;

  /** @param open - Makes another shard. */
  constructor(maxShards: number, open: () => Shard<T>) {
    this.#maxShards = maxShards;
    this.#open = open;
  }

  /**
   * @param isAlone - Whether it is to share its subscription with no other.
   * @throws where there is no room.
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
