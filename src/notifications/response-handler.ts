/** The part of a listener that its subscription needs to handle a response of the platform. */
export interface ListenerSummary {
  readonly id: string;
  readonly topic: { readonly isAccepted: boolean };
}

/** Receives the responses of the platform for a subscription. */
export interface ResponseHandler {
  /**
   * Whether the user is notified of a rejection. @param isFirst - Whether it is the platform's first response for the topic.
   */
  isWatched(isFirst: boolean): boolean;
  /** The platform has accepted the topic of one listener. */
  accept(listener: ListenerSummary): void;
  /** The platform has rejected the topic of one listener. */
  refuse(listener: ListenerSummary, error: unknown): void;
}
