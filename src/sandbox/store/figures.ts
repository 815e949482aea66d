/** A countable event for aggregates, with its time and dimensions. */
export interface Figure {
  metric: string;
  value: number;
  /** ms since the epoch */
  time: number;
  dimensions: Readonly<Record<string, string | undefined>>;
}

/** Maximum number per kind; the oldest are dropped first. */
const MAX_FIGURES = 10_000;

/**
 * Figures that only aggregates report. Like the counts of calls, they are not part of the state, because searches must not
 * change it.
 */
export class Figures {
  readonly #figures = new Map<string, Figure[]>();

  of(kind: string): readonly Figure[] {
    return this.#figures.get(kind) ?? [];
  }

  add(kind: string, figure: Figure): void {
    const figures = this.#figures.get(kind) ?? [];
    this.#figures.set(kind, figures);
    figures.push(figure);
    if (figures.length > MAX_FIGURES) figures.shift();
  }

  clear(): void {
    this.#figures.clear();
  }
}
