/** Which of what is planned a runner takes: the places from `from` up to, and without, `to`. */
export interface Range {
  from: number;
  to: number;
}

/** All of it. */
export const WHOLE: Range = { from: 0, to: Infinity };

/** Nothing of it, for who only looks: no other runner has that. */
export const NONE: Range = { from: 0, to: 0 };

/** What happened to what is planned at a place. */
export interface JournalEvent {
  place: number;
  line: string;
}

/**
 * Where a run writes down what it does: {@link fileJournal}, {@link redisJournal}, {@link memoryJournal}, or one of your own. All that is
 * written are lines of JSON.
 */
export interface Journal {
  /**
   * Takes it for one runner.
   *
   * @throws JournalError where another runner has any of the range.
   */
  open(range: Range): Promise<OpenJournal>;
}

/** A journal in the hands of a runner. What it is given has been kept, as safely as it keeps anything, when its promise resolves. */
export interface OpenJournal {
  /** What was written about the run as a whole: what it is, and that all of it is planned. */
  head(): Promise<readonly string[]>;
  addHead(line: string): Promise<void>;
  /** What is planned, by place. */
  plan(range: Range): AsyncIterable<string>;
  addPlan(lines: readonly string[]): Promise<void>;
  /** What happened, oldest first; those of other places may be among them. */
  events(range: Range): AsyncIterable<string>;
  addEvents(events: readonly JournalEvent[]): Promise<void>;
  /** Lets others have it. */
  close(): Promise<void>;
}
