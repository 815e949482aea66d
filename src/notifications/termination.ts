import { builtinModule } from '../core/runtime.js';
import type { SocketLike } from './web-socket.js';

/** As much of a TCP connection as is needed. */
interface Connection {
  destroy(): void;
}

interface Diagnostics {
  subscribe(name: string, listener: (message: unknown) => void): void;
  unsubscribe(name: string, listener: (message: unknown) => void): void;
}

const SENT = 'undici:client:sendHeaders';

/** Connections that belong to a socket already. */
const claimedConnections = new WeakSet<Connection>();

/**
 * Cuts off a WebSocket whose peer does not answer the closing handshake. `ws` and Bun have `terminate()`. The WebSocket of undici, which is
 * also that of Node, has not: its TCP connection is known from Node's diagnostics, where undici publishes each request with its connection.
 * Other runtimes offer no way; there the socket is left to close by itself.
 */
export class Terminator {
  readonly #diagnostics = findDiagnostics();
  readonly #path: string | undefined;
  #socket: SocketLike | undefined;
  #connection: Connection | undefined;

  /** @param uri - Where a socket is about to be opened. */
  constructor(uri: string) {
    this.#path = pathOf(uri);
    this.#diagnostics?.subscribe(SENT, this.#noteConnection);
  }

  created(socket: SocketLike): void {
    this.#socket = socket;
    if (typeof socket.terminate === 'function') this.stop();
  }

  terminate(): void {
    this.stop();
    if (typeof this.#socket?.terminate === 'function') this.#socket.terminate();
    else this.#connection?.destroy();
  }

  /** Listens to the diagnostics no more. */
  stop(): void {
    this.#diagnostics?.unsubscribe(SENT, this.#noteConnection);
  }

  readonly #noteConnection = (message: unknown): void => {
    const { request, socket } = message as { request?: { path?: unknown; upgrade?: unknown }; socket?: Connection };
    if (request?.upgrade !== 'websocket' || request.path !== this.#path) return;
    if (typeof socket?.destroy !== 'function' || claimedConnections.has(socket)) return;
    claimedConnections.add(socket);
    this.#connection = socket;
    this.stop();
  };
}

function pathOf(uri: string): string | undefined {
  try {
    const { pathname, search } = new URL(uri);
    return pathname + search;
  } catch {
    return undefined;
  }
}

function findDiagnostics(): Diagnostics | undefined {
  return builtinModule('node:diagnostics_channel') as Diagnostics | undefined;
}
