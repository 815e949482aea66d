import zlib from 'node:zlib';
import type { Agent, Dispatcher } from 'undici';
import { originAndPath } from '../core/values/address.js';
import { onStop } from '../core/transport/deadline.js';
import { ResponseTooLargeError } from '../core/errors/too-large.js';
import { flatHeaders, headerOf } from '../core/values/headers.js';
import type { SystemError } from '../core/transport/stale.js';
import { StaleConnection, isHangUp, sendWithReconnect } from '../core/transport/stale.js';
import type { Transport, TransportRequest, TransportResponse } from '../core/transport/transport.js';
import { ACCEPT_ENCODING, unpack } from '../core/transport/unpack.js';
import { loadUndici } from './undici.js';

/**
 * Returns a transport on the given dispatcher. Without one it creates a dispatcher with the first request, and a new one with
 * the first request after `close()`.
 */
export function transportOn(create: () => Promise<Dispatcher>, given?: Dispatcher): Transport {
  let own: Promise<Dispatcher> | undefined;
  const ownDispatcher = (): Promise<Dispatcher> => {
    const created = create();
    // A package that is missing now may be installed when the next request needs it.
    created.catch(() => {
      if (own === created) own = undefined;
    });
    return created;
  };
  /** Calls that are under way end on the agent that they began on. */
  const close = async (): Promise<void> => {
    const closing = own;
    own = undefined;
    await (await closing?.catch(() => undefined))?.close();
  };
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    let used: Promise<Dispatcher> | undefined;
    const sendOnce = async (): Promise<TransportResponse> => {
      if (given) return await dispatched(given, request);
      used = own ??= ownDispatcher();
      return await dispatched(await used, request);
    };
    const dropIdle = (): void => {
      if (used === own) void close();
    };
    const response = await sendWithReconnect(request, sendOnce, dropIdle);
    const encoding = headerOf(response.headers, 'content-encoding');
    if (encoding === undefined) return response;
    return { ...response, body: await unpack(zlib, response.body, encoding, request.maxResponseBytes) };
  };
  return Object.assign(send, { close });
}

/** How many bytes a connection had received when it failed: undici does not report this for every failure. */
const received = new WeakMap<Error, number>();

/** Returns an agent that records how many bytes a connection had received before it failed. */
export async function createAgent(): Promise<Agent> {
  const undici = await loadUndici();
  const connect = undici.buildConnector({});
  return new undici.Agent({
    connect: (options, done) => {
      connect(options, (...outcome) => {
        const [, socket] = outcome;
        socket?.on('error', (error: Error) => received.set(error, socket.bytesRead));
        done(...outcome);
      });
    },
  });
}

/** Whether the connection had delivered a response before it failed this request. */
function wasKept(error: SystemError & { socket?: { bytesRead?: number } | null }): boolean {
  return isHangUp(error) && (error.socket?.bytesRead ?? received.get(error) ?? 0) > 0;
}

function dispatched(dispatcher: Dispatcher, request: TransportRequest): Promise<TransportResponse> {
  const { method, url, headers, body, maxResponseBytes } = request;
  const [origin, path] = originAndPath(url);
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let head: Omit<TransportResponse, 'body'> | undefined;
    let stopped: Error | undefined;
    const chunks: Buffer[] = [];
    let size = 0;
    const unlisten = onStop(request, (reason) => {
      stopped = reason instanceof Error ? reason : new Error('The request was stopped', { cause: reason });
      controller?.abort(stopped);
      reject(stopped);
    });
    // Inherits nothing: undici reads its options through their prototype.
    const options = Object.assign(Object.create(null) as Dispatcher.DispatchOptions, {
      origin,
      path,
      method,
      headers: { 'accept-encoding': ACCEPT_ENCODING, ...headers },
      body: body ?? null,
      // The client's deadline covers headers and body; undici's timeouts would only end calls with a longer timeout.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    dispatcher.dispatch(options, {
      onRequestStart: (started) => {
        controller = started;
        if (stopped) controller.abort(stopped);
      },
      onResponseStart: (_, status, received, statusText = '') => {
        head = { status, statusText, headers: flatHeaders(received) };
      },
      onResponseData: (_, chunk) => {
        size += chunk.byteLength;
        chunks.push(chunk);
        if (maxResponseBytes !== undefined && size > maxResponseBytes) {
          controller?.abort(new ResponseTooLargeError(maxResponseBytes));
        }
      },
      onResponseEnd: () => {
        unlisten();
        if (head) resolve({ ...head, body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) });
      },
      onResponseError: (_, error) => {
        unlisten();
        reject(!head && wasKept(error) ? new StaleConnection(error) : error);
      },
    });
  });
}
