import { TooManyTopicsError } from './errors.js';
import type { NamedTopic } from './topics.js';

/** Subscriptions that a channel takes, and characters that each may have. */
const [SUBSCRIPTIONS, LENGTH] = [1000, 200];

/** What belongs to one channel. */
export interface Shard<T> {
  readonly entries: Set<Entry<T>>;
  /** What it has to be subscribed to has changed. */
  changed(): void;
}

/** One subscription: topics about the same, told in one text. */
export class Entry<T> {
  /** By what follows the base. */
  readonly topics = new Map<string, T>();

  constructor(
    readonly base: string,
    readonly shard: Shard<T>,
  ) {}

  textWith(more: readonly string[] = []): string {
    const suffixes = [...this.topics.keys(), ...more];
    if (suffixes[0] === '') return this.base;
    return suffixes.length === 1 ? `${this.base}.${suffixes[0] ?? ''}` : `${this.base}?${suffixes.join('&')}`;
  }
}

/** Which topics are told in which subscription of which channel. What has its place keeps it. */
export class Plan<T> {
  readonly #entries = new Map<string, readonly Entry<T>[]>();
  readonly shards: Shard<T>[] = [];

  /** @param open - Makes another shard. */
  constructor(
    private readonly maxShards: number,
    private readonly open: () => Shard<T>,
  ) {}

  /**
   * @param alone - Whether it is to share its subscription with no other.
   * @throws where there is no room.
   */
  add({ text, base }: NamedTopic, topic: T, count: number, alone = false): Entry<T> {
    const suffix = text.slice(base.length + 1);
    const near = this.#entries.get(base) ?? [];
    const known = near.find((each) => !alone && suffix !== '' && each.textWith([suffix]).length <= LENGTH);
    const entry = known ?? new Entry(base, this.#room(count));
    entry.topics.set(suffix, topic);
    entry.shard.entries.add(entry);
    if (!known) this.#entries.set(base, [...near, entry]);
    entry.shard.changed();
    return entry;
  }

  remove({ text, base }: NamedTopic, entry: Entry<T>): void {
    entry.topics.delete(text.slice(base.length + 1));
    if (entry.topics.size === 0) {
      const left = this.#entries.get(base)?.filter((other) => other !== entry) ?? [];
      if (left.length > 0) this.#entries.set(base, left);
      else this.#entries.delete(base);
      entry.shard.entries.delete(entry);
    }
    entry.shard.changed();
  }

  #room(count: number): Shard<T> {
    const shard = this.shards.find(({ entries }) => entries.size < SUBSCRIPTIONS);
    if (shard) return shard;
    if (this.shards.length >= this.maxShards) throw new TooManyTopicsError(count, this.maxShards);
    const made = this.open();
    this.shards.push(made);
    return made;
  }
}
