/** The part of a WebSocket that the sandbox writes to. */
export interface ChannelSocket {
  send(text: string): void;
  /** @param code - 1006 to end the connection without a close frame, or as close to that as possible. */
  close(code: number, reason: string): void;
}

/** The handlers that the owner of a WebSocket calls. */
export interface ChannelConnection {
  /** Called for each message of the client. */
  receive(text: string): void;
  /** Called when either side has closed the WebSocket. */
  closed(): void;
}
