import type { ConnectionRow, EventRow, GapRow, StreamRow } from './rows.js';

/** Rows that are stored, and the same number while the stream is paused. Older ones are dropped. */
export const MOST_ROWS = 5000;

/** Rows that arrive within so many ms are shown together. */
const TOGETHER = 100;

/** What the page shows of the stream. It stays the same object until something changes. */
export interface StreamView {
  /** The newest first. */
  readonly rows: readonly StreamRow[];
  readonly isPaused: boolean;
  /** Events that arrived since the pause began and are still stored. */
  readonly waiting: number;
  /** Events that are no longer stored, because there were too many. */
  readonly dropped: number;
  /** All events that were received since the stream was cleared. */
  readonly received: number;
}

type Unnumbered<R extends StreamRow> = Omit<R, 'number'>;

/**
 * Stores the rows of the stream, within {@link MOST_ROWS}. While it is paused, rows wait apart.
 *
 * Invariant: `received` equals the stored events, the waiting ones and the dropped ones together.
 */
export class EventBuffer {
  readonly #limit: number;
  readonly #listeners = new Set<() => void>();
  /** The oldest first. */
  #rows: StreamRow[] = [];
  #held: StreamRow[] = [];
  #isPaused = false;
  #number = 0;
  #received = 0;
  #dropped = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #view: StreamView;

  constructor(limit = MOST_ROWS) {
    this.#limit = limit;
    this.#view = this.#currentView();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  };

  readonly view = (): StreamView => this.#view;

  add(row: Unnumbered<EventRow> | Unnumbered<GapRow> | Unnumbered<ConnectionRow>): void {
    this.#number += 1;
    if (row.kind === 'event') this.#received += 1;
    (this.#isPaused ? this.#held : this.#rows).push({ ...row, number: this.#number });
    // Cut in steps, since each cut copies the list.
    if (this.#held.length > this.#limit * 1.1) this.#held = this.#cut(this.#held);
    if (this.#rows.length > this.#limit * 1.1) this.#rows = this.#cut(this.#rows);
    this.#timer ??= setTimeout(this.#show, TOGETHER);
  }

  pause(): void {
    this.#isPaused = true;
    this.#show();
  }

  resume(): void {
    this.#isPaused = false;
    this.#rows.push(...this.#held);
    this.#held = [];
    this.#show();
  }

  /** Removes all rows, also the waiting ones. */
  clear(): void {
    this.#rows = [];
    this.#held = [];
    this.#received = 0;
    this.#dropped = 0;
    this.#show();
  }

  /** Returns the newest rows within the limit, and counts the events among the others. */
  #cut(rows: StreamRow[]): StreamRow[] {
    const surplus = rows.length - this.#limit;
    if (surplus <= 0) return rows;
    this.#dropped += countEvents(rows.slice(0, surplus));
    return rows.slice(surplus);
  }

  readonly #show = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#rows = this.#cut(this.#rows);
    this.#held = this.#cut(this.#held);
    this.#view = this.#currentView();
    for (const listener of [...this.#listeners]) listener();
  };

  #currentView(): StreamView {
    return {
      rows: this.#rows.toReversed(),
      isPaused: this.#isPaused,
      waiting: countEvents(this.#held),
      dropped: this.#dropped,
      received: this.#received,
    };
  }
}

const countEvents = (rows: readonly StreamRow[]): number => rows.filter(({ kind }) => kind === 'event').length;
