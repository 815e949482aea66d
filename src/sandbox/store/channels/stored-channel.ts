/** The owner of a channel: a user in one OAuth client, or that client itself. */
export interface ChannelOwner {
  readonly clientId: string;
  readonly userId?: string | undefined;
}

/** A channel as it is stored. */
export interface StoredChannel extends ChannelOwner {
  readonly id: string;
  /** The access token that opened it. */
  readonly token: string;
  /** ms since the epoch */
  readonly expires: number;
  /** In the form of the subscription, including joined suffixes. */
  readonly subscriptions: readonly string[];
}
