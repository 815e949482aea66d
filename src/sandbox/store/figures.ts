/** A countable event for aggregates, with its time and dimensions. */
export interface Figure {
  metric: string;
  value: number;
  /** ms since the epoch */
  at: number;
  of: Readonly<Record<string, string | undefined>>;
}

/** Maximum number per kind; the oldest are dropped first. */
const MOST = 10_000;

/**
 * Figures that only aggregates report. Like the counts of calls, they are not part of the state, because searches must not
 * change it.
 */
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
