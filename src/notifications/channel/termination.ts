import { builtinModule } from '../../core/values/runtime.js';
import type { SocketLike } from '../web-socket.js';

/** As much of a TCP connection as is needed. */
interface Connection {
  destroy(): void;
}

interface DiagnosticsChannel {
  subscribe(listener: (message: unknown) => void): void;
  unsubscribe(listener: (message: unknown) => void): void;
}

/**
 * The channel of Node's diagnostics where undici publishes its requests. It is kept, because Node 20 can forget a channel that was
 * collected once, although another module has got it again in the meantime.
 */
let cachedChannel: DiagnosticsChannel | undefined;

/** Connections that belong to a socket already. */
const claimedConnections = new WeakSet<Connection>();

/**
 * Cuts off a WebSocket whose peer does not answer the closing handshake. `ws` and Bun have `terminate()`. The WebSocket of undici, which is
 * also that of Node, has not: its TCP connection is known from Node's diagnostics, where undici publishes each request with its connection.
 * Other runtimes offer no way; there the socket is left to close by itself.
 */
export class Terminator {
  readonly #requests = requestsOfUndici();
  readonly #path: string | undefined;
  #socket: SocketLike | undefined;
  #connection: Connection | undefined;

  /** @param uri - Where a socket is about to be opened. */
  constructor(uri: string) {
    this.#path = pathOf(uri);
    this.#requests?.subscribe(this.#noteConnection);
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
    this.#requests?.unsubscribe(this.#noteConnection);
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

function requestsOfUndici(): DiagnosticsChannel | undefined {
  const diagnostics = builtinModule('node:diagnostics_channel') as { channel(name: string): DiagnosticsChannel } | undefined;
  return (cachedChannel ??= diagnostics?.channel('undici:client:sendHeaders'));
}
