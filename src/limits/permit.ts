/** Permission to send one request. */
export interface Permit {
  readonly route: string;
  /** The window of the bucket that it counts in. */
  window: number;
  /** The window of the shared counters; `undefined` until they have counted the permit. */
  sharedWindow: number | undefined;
}

/** Limits a governor that has lost the shared counters, and for a while after they are back. */
export interface Restraint {
  /** Windows that begin at this time or later are not restrained. */
  until: number;
  /** How many governors share the limit, as far as known. */
  readonly members: number;
}
