import { ConfigurationError } from '../core/errors.js';

/** As much of a WebSocket as is needed. */
export interface SocketLike {
  // oxlint-disable-next-line typescript/no-explicit-any -- runtimes and packages have event types of their own
  addEventListener(type: string, listener: (event: any) => void): void;
  send(text: string): void;
  close(): void;
  /** Ends the connection without a handshake, as the WebSocket of `ws` can. */
  terminate?(): void;
}

/** A class of WebSockets: the runtime's own, undici's, or that of `ws`. */
export type SocketClass = new (address: string) => SocketLike;

/** The class that was given, the runtime's own, or that of undici, which Node 20 has none of its own for. */
export async function socketClass(given: SocketClass | undefined): Promise<SocketClass> {
  const own = given ?? (globalThis as { WebSocket?: SocketClass }).WebSocket;
  if (own) return own;
  try {
    // Put together, so that no bundler looks for what only Node 20 needs.
    const { WebSocket } = (await import(/* @vite-ignore */ ['un', 'dici'].join(''))) as { WebSocket: SocketClass };
    return WebSocket;
  } catch (cause) {
    throw new ConfigurationError(
      'There is no WebSocket in this runtime: install undici (7 or later) beside this package, or pass one as `webSocket`',
      { cause },
    );
  }
}
