import zlib from 'node:zlib';
import type { Agent, Dispatcher } from 'undici';
import { originAndPath } from '../core/values/address.js';
import { onStop } from '../core/transport/deadline.js';
import { ResponseTooLargeError } from '../core/errors/rare-errors.js';
import { flatHeaders, headerOf } from '../core/values/headers.js';
import type { SystemError } from '../core/transport/stale-connection.js';
import { StaleConnection, isHangUp, sendWithReconnect } from '../core/transport/stale-connection.js';
import type { Transport, TransportRequest, TransportResponse } from '../core/transport/transport.js';
import { ACCEPT_ENCODING, unpack } from '../core/transport/unpack.js';
import { loadUndici } from './undici.js';

/**
 * Returns a transport on the given dispatcher. Without one it creates a dispatcher with the first request, and a new one with
 * the first request after `close()`.
 */
export function createTransport(create: () => Promise<Dispatcher>, dispatcher?: Dispatcher): Transport {
  let ownDispatcher: Promise<Dispatcher> | undefined;
  const createOwn = (): Promise<Dispatcher> => {
    const creating = create();
    // A package that is missing now may be installed when the next request needs it.
    creating.catch(() => {
      if (ownDispatcher === creating) ownDispatcher = undefined;
    });
    return creating;
  };
  /** Calls that are under way end on the agent that they began on. */
  const close = async (): Promise<void> => {
    const closing = ownDispatcher;
    ownDispatcher = undefined;
    await (await closing?.catch(() => undefined))?.close();
  };
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    let current: Promise<Dispatcher> | undefined;
    const sendOnce = async (): Promise<TransportResponse> => {
      if (dispatcher) return await dispatch(dispatcher, request);
      current = ownDispatcher ??= createOwn();
      return await dispatch(await current, request);
    };
    const dropIdle = (): void => {
      if (current === ownDispatcher) void close();
    };
    const response = await sendWithReconnect(request, sendOnce, dropIdle);
    const encoding = headerOf(response.headers, 'content-encoding');
    if (encoding === undefined) return response;
    return { ...response, body: await unpack(zlib, response.body, encoding, request.maxResponseBytes) };
  };
  return Object.assign(send, { close });
}

/** How many bytes a connection had received when it failed: undici does not report this for every failure. */
const bytesReceived = new WeakMap<Error, number>();

/** Returns an agent that records how many bytes a connection had received before it failed. */
export async function createAgent(): Promise<Agent> {
  const undici = await loadUndici();
  const connect = undici.buildConnector({});
  return new undici.Agent({
    connect: (options, done) => {
      connect(options, (...outcome) => {
        const [, socket] = outcome;
        socket?.on('error', (error: Error) => bytesReceived.set(error, socket.bytesRead));
        done(...outcome);
      });
    },
  });
}

/** Whether the connection had delivered a response before it failed this request. */
function isStale(error: SystemError & { socket?: { bytesRead?: number } | null }): boolean {
  return isHangUp(error) && (error.socket?.bytesRead ?? bytesReceived.get(error) ?? 0) > 0;
}

function dispatch(dispatcher: Dispatcher, request: TransportRequest): Promise<TransportResponse> {
  const { method, url, headers, body, maxResponseBytes } = request;
  const [origin, path] = originAndPath(url);
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let head: Omit<TransportResponse, 'body'> | undefined;
    let stopReason: Error | undefined;
    const chunks: Buffer[] = [];
    let size = 0;
    const unsubscribe = onStop(request, (reason) => {
      stopReason = reason instanceof Error ? reason : new Error('The request was stopped', { cause: reason });
      controller?.abort(stopReason);
      reject(stopReason);
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
      onRequestStart: (newController) => {
        controller = newController;
        if (stopReason) controller.abort(stopReason);
      },
      onResponseStart: (_, status, headers, statusText = '') => {
        head = { status, statusText, headers: flatHeaders(headers) };
      },
      onResponseData: (_, chunk) => {
        size += chunk.byteLength;
        chunks.push(chunk);
        if (maxResponseBytes !== undefined && size > maxResponseBytes) {
          controller?.abort(new ResponseTooLargeError(maxResponseBytes));
        }
      },
      onResponseEnd: () => {
        unsubscribe();
        if (head) resolve({ ...head, body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) });
      },
      onResponseError: (_, error) => {
        unsubscribe();
        reject(!head && isStale(error) ? new StaleConnection(error) : error);
      },
    });
  });
}
