/** What the sandbox needs of a WebSocket to write to it. */
export interface ChannelSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What whoever has the WebSocket tells the sandbox. */
export interface ChannelConnection {
  /** The other side sent this. */
  receive(text: string): void;
  /** The WebSocket is closed, by whichever side. */
  closed(): void;
}
