/** What came of asking for turns. */
export interface Turns {
  /** How many may be taken now. */
  granted: number;
  /** Requests of everybody in this window. */
  used: number;
  /** Until the window ends, in ms. */
  left: number;
  /** Names the window. */
  window: number;
  /** How many governors there are. */
  members: number;
}

/** What a governor asks for turns. */
export interface Question {
  wanted: number;
  /** Requests that may be sent in a window. */
  most: number;
  /** What is known of the window, for whoever knows nothing of it: requests in it, and ms until it ends. */
  used: number;
  left: number;
}

/** An answer to a request of a window; where it tells nothing of the limit, `count` and `left` are missing. */
export interface Answered {
  window: number;
  /** When the request was sent, in ms before now. */
  ago: number;
  /** Requests that the platform has counted. */
  count?: number;
  /** Until its window ends, in ms. */
  left?: number;
}

/** What a governor tells others: how many requests it sends, or what has been answered. */
export type Told = { sent: number } | Answered;

/** A way to share limits with governors elsewhere: `redisShared` or `tabsShared`. */
export interface Shared {
  /** Where somebody else keeps the books: asks for turns. */
  take?(bucket: string, question: Question): Promise<Turns>;
  tell(bucket: string, told: Told): void;
  /** Where others tell of themselves. */
  listen?(hear: (bucket: string, told: Told) => void): void;
  /** Ends what listens. */
  close?(): void;
}
