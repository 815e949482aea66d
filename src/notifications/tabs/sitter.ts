import type { Hearer, Own } from '../source.js';

/** The tab of a seat. */
export interface Sitter<T> extends Omit<Hearer<T>, 'failed'> {
  /** The topics of the tab, by text in lower case. */
  readonly wishes: ReadonlyMap<string, T>;
  /** When events last certainly arrived, in ms since the epoch. */
  reached: number;
  /** Until when the platform has requested a pause for this sign-in, in ms since the epoch. */
  pausedUntil: number;
  readonly own: Own;
  /** Called if tabs cannot share here. */
  alone(error: unknown): void;
}
