import { builtinModule } from '../../core/values/runtime.js';
import type { SocketLike } from '../web-socket.js';

/** The used part of a TCP connection. */
interface Connection {
  destroy(): void;
}

interface DiagnosticsChannel {
  subscribe(listener: (message: unknown) => void): void;
  unsubscribe(listener: (message: unknown) => void): void;
}

/**
 * Node's diagnostics channel where undici publishes its requests. Kept, because Node 20 can lose a channel that was
 * garbage-collected once, even if another module has obtained it again.
 */
let cachedChannel: DiagnosticsChannel | undefined;

/** Connections that are assigned to a socket. */
const claimedConnections = new WeakSet<Connection>();

/**
 * Cuts off a WebSocket whose peer does not complete the closing handshake. `ws` and Bun have `terminate()`. The WebSocket of
 * undici, which Node uses too, has not: its TCP connection is found through Node's diagnostics, where undici publishes each
 * request with its connection. In other runtimes the socket closes by itself.
 */
export class Terminator {
  readonly #requests = undiciRequests();
  readonly #path: string | undefined;
  #socket: SocketLike | undefined;
  #connection: Connection | undefined;

  /** @param uri - The address of the socket that is about to be opened. */
  constructor(uri: string) {
    this.#path = pathOf(uri);
    this.#requests?.subscribe(this.#noteConnection);
  }

  attach(socket: SocketLike): void {
    this.#socket = socket;
    if (typeof socket.terminate === 'function') this.stop();
  }

  terminate(): void {
    this.stop();
    if (typeof this.#socket?.terminate === 'function') this.#socket.terminate();
    else this.#connection?.destroy();
  }

  /** Unsubscribes from the diagnostics. */
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

function undiciRequests(): DiagnosticsChannel | undefined {
  const diagnostics = builtinModule('node:diagnostics_channel') as { channel(name: string): DiagnosticsChannel } | undefined;
  return (cachedChannel ??= diagnostics?.channel('undici:client:sendHeaders'));
}
