/** Who a channel belongs to: a user in one OAuth client, or that client by itself. */
export interface ChannelOwner {
  readonly clientId: string;
  readonly userId?: string | undefined;
}

/** A channel as it is kept. */
export interface StoredChannel extends ChannelOwner {
  readonly id: string;
  /** The access token that it was opened with. */
  readonly token: string;
  /** ms since the epoch */
  readonly expires: number;
  /** As they were subscribed to, joined suffixes and all. */
  readonly subscriptions: readonly string[];
}
