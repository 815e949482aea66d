/** The places of the plan that a runner takes: `from` inclusive, `to` exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** All places. */
export const WHOLE: Range = { from: 0, to: Infinity };

/** No places: for reading only, which conflicts with no other runner. */
export const NONE: Range = { from: 0, to: 0 };

/** An event of one place of the plan. */
export interface JournalEvent {
  place: number;
  line: string;
}

/**
 * Storage for the progress of a run: {@link fileJournal}, {@link redisJournal}, {@link memoryJournal}, or a custom one. All
 * content is lines of JSON.
 */
export interface Journal {
  /**
   * Opens the journal for one runner.
   *
   * @throws JournalError if another runner holds part of the range.
   */
  open(range: Range): Promise<OpenJournal>;
}

/** A journal that a runner has opened. A promise of a write resolves once the lines are stored durably. */
export interface OpenJournal {
  /** Lines about the run as a whole: its description, and that planning is complete. */
  head(): Promise<readonly string[]>;
  addHead(line: string): Promise<void>;
  /** The plan, by place. */
  plan(range: Range): AsyncIterable<string>;
  addPlan(lines: readonly string[]): Promise<void>;
  /** The events, oldest first; may include events of other places. */
  events(range: Range): AsyncIterable<string>;
  addEvents(events: readonly JournalEvent[]): Promise<void>;
  /** Releases the journal for other runners. */
  close(): Promise<void>;
}
