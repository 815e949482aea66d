import type { JsonObject } from '../../models/json.js';

/** What has become of something that is kept. */
export interface Change {
  /** The path that it lies at, or the name of the collection that has it. */
  readonly place: string;
  readonly id: string;
  /** Nothing where it is new. */
  readonly before: JsonObject | undefined;
  /** Nothing where it is gone. */
  readonly after: JsonObject | undefined;
}

type Watcher = (change: Change) => void;

/** The door that all changes go through, whoever makes them: so no route has to remember who wants to hear of it. */
export class Changes {
  #watcher: Watcher | undefined;
  #isSilent = false;

  /** Tells one who listens of every change from now on. */
  watch(watcher: Watcher): void {
    this.#watcher = watcher;
  }

  tell(place: string, id: string, before: unknown, after: unknown): void {
    if (this.#isSilent || this.#watcher === undefined) return;
    this.#watcher({ place, id, before: before as JsonObject | undefined, after: after as JsonObject | undefined });
  }

  /** Nothing happens where a sandbox is made, or becomes what it was: `act` is told to nobody. */
  silently(act: () => void): void {
    const before = this.#isSilent;
    this.#isSilent = true;
    try {
      act();
    } finally {
      this.#isSilent = before;
    }
  }
}

/** A map that tells what becomes of its entries. Those that go all at once are not told of. */
export class ToldMap<T> extends Map<string, T> {
  constructor(
    private readonly name: string,
    private readonly changes: Changes,
  ) {
    super();
  }

  override set(key: string, value: T): this {
    const before = this.get(key);
    super.set(key, value);
    this.changes.tell(this.name, key, before, value);
    return this;
  }

  override delete(key: string): boolean {
    const before = this.get(key);
    const isGone = super.delete(key);
    if (isGone) this.changes.tell(this.name, key, before, undefined);
    return isGone;
  }
}
