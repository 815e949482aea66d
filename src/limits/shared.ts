/** The permits that the shared counters have granted. */
export interface Turns {
  /** How many requests may be sent now. */
  granted: number;
  /** Requests of all governors in this window, the granted ones included. */
  used: number;
  /** Until the window ends, in ms. */
  remainingMs: number;
  /** Names the window. */
  window: number;
  /** How many governors there are. */
  members: number;
  /** Whether the platform has not stated yet when the window ends: then `remainingMs` is the latest end. */
  isProvisional?: boolean;
  /** Whether the counters have lost the data of the caller's window. Then nothing is granted. */
  hasLostData?: boolean;
}

/**
 * Permits that a governor has taken without the shared counters, and those that counters which have lost their data must count.
 */
export interface Report {
  /** The window of the shared counters that the governor knew last; -1 if none. */
  window: number;
  /** Whether that window is open, as far as the governor knows. */
  isOpen: boolean;
  /** Permits that the shared counters have not received, to be added if `window` is still open. */
  unreported: number;
  /** How many of them belong to requests that have not ended. */
  unreportedUnderWay: number;
  /** All permits of the governor in its window, to be added if another window is open. */
  ownCount: number;
  /** How many of them belong to requests that have not ended. */
  ownUnderWay: number;
}

/** A request for permits. */
export interface Question {
  permitCount: number;
  /** Requests that may be sent in a window. */
  most: number;
  /** The governor's view of the window, for counters without data about it: requests in it, and ms until it ends. */
  used: number;
  remainingMs: number;
  /** Permits to be counted before any is granted: the counters may have been unreachable, or have lost data. */
  report?: Report;
}

/** A response to a request of a window; if it says nothing about the limit, `count` and `remainingMs` are missing. */
export interface Answered {
  window: number;
  /** When the request was sent, in ms before now. */
  ago: number;
  /** Requests that the platform has counted. */
  count?: number;
  /** Until its window ends, in ms. */
  remainingMs?: number;
}

/** A governor's message to others: how many requests it sends, or what the platform has responded. */
export type SharedMessage = { sent: number } | Answered;

/** A way to share limits with governors elsewhere: `redisShared` or `tabsShared`. */
export interface Shared {
  /** Requests permits, if the counters are elsewhere. */
  take?(bucket: string, question: Question): Promise<Turns>;
  tell(bucket: string, message: SharedMessage): void;
  /** Subscribes to the messages of others. */
  listen?(onMessage: (bucket: string, message: SharedMessage) => void): void;
  /** Ends the subscription. */
  close?(): void;
}
