import { missingPeer } from '../core/arguments/peers.js';

/** The used part of a WebSocket. */
export interface SocketLike {
  // oxlint-disable-next-line typescript/no-explicit-any -- runtimes and packages declare different event types
  addEventListener(type: string, listener: (event: any) => void): void;
  send(text: string): void;
  close(): void;
  /** Ends the connection without a handshake, like the WebSocket of `ws`. */
  terminate?(): void;
}

/** A WebSocket class: the runtime's, undici's, or that of `ws`. */
export type SocketClass = new (address: string) => SocketLike;

/** Returns the given class, the runtime's, or undici's, because Node 20 has no WebSocket. */
export async function loadSocketClass(preferred: SocketClass | undefined): Promise<SocketClass> {
  const available = preferred ?? (globalThis as { WebSocket?: SocketClass }).WebSocket;
  if (available) return available;
  try {
    // Concatenated, so that bundlers do not resolve a package that only Node 20 needs.
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
