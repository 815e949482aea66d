/** Something that aggregates count, when it came to be, and what it was of, by dimension. */
export interface Figure {
  metric: string;
  value: number;
  /** ms since the epoch */
  at: number;
  of: Readonly<Record<string, string | undefined>>;
}

/** How many of a kind are kept; the oldest go first. */
const MOST = 10_000;

/** What only aggregates tell of. Like the counts of calls it is no part of the state, which searching leaves as it is. */
export class Figures {
  readonly #kept = new Map<string, Figure[]>();

  of(kind: string): readonly Figure[] {
    return this.#kept.get(kind) ?? [];
  }

  note(kind: string, figure: Figure): void {
    const kept = this.#kept.get(kind) ?? [];
    this.#kept.set(kind, kept);
    kept.push(figure);
    if (kept.length > MOST) kept.shift();
  }

  clear(): void {
    this.#kept.clear();
  }
}
