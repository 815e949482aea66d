/** What the sandbox needs of a WebSocket to write to it. */
export interface ChannelSocket {
  send(text: string): void;
  /** @param code - 1006 where the connection is to break off without a word, or as near to that as one comes. */
  close(code: number, reason: string): void;
}

/** What whoever has the WebSocket tells the sandbox. */
export interface ChannelConnection {
  /** The other side sent this. */
  receive(text: string): void;
  /** The WebSocket is closed, by whichever side. */
  closed(): void;
}
