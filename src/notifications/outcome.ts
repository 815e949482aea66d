/** The part of a listener that decides what an answer of the platform means for its subscription. */
export interface Answered {
  readonly id: string;
  readonly topic: { readonly isUp: boolean };
}

/** What the subscription of a listener is notified of. */
export interface Outcome {
  /** Whether the user finds out about a refusal. @param isFirst - Whether it is the platform's first answer for the topic. */
  isWatched(isFirst: boolean): boolean;
  /** The platform has accepted the topic of one listener. */
  accept(): void;
  /** The platform refuses the topic of one listener. */
  refuse(listener: Answered, error: unknown): void;
}
