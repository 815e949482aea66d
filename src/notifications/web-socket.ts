import { missingPeer } from '../core/arguments/peers.js';

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
    throw missingPeer(
      'This runtime has no WebSocket: pass one as `webSocket`, or install undici. contact-centre-client/notifications',
      'undici',
      cause,
    );
  }
}
