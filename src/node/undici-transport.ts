import zlib from 'node:zlib';
import type { Dispatcher } from 'undici';
import { Agent, buildConnector } from 'undici';
import { originAndPath } from '../core/address.js';
import { onStop } from '../core/deadline.js';
import { isObject } from '../core/is-object.js';
import { checkedOptions } from '../core/records.js';
import { ResponseTooLargeError } from '../core/too-large.js';
import { flatHeaders, headerOf } from '../core/headers.js';
import type { SystemError } from '../core/stale.js';
import { StaleConnection, isHangUp, sendPastStale } from '../core/stale.js';
import type { Transport, TransportRequest, TransportResponse } from '../core/transport.js';
import { ACCEPT_ENCODING, unpacked } from '../core/unpack.js';

/** What {@link undiciTransport} can be told. */
export interface UndiciTransportOptions {
  /** Decides on connections, pipelining and proxies, and is yours to close; an `Agent` of the transport's own where nothing is said. */
  dispatcher?: Dispatcher;
}

/**
 * A transport on undici, for services that make many calls: several times as many a second as with the default one.
 *
 * ```ts
 * const client = new ApiClient({ region: 'eu_west_1', transport: undiciTransport() });
 * ```
 *
 * @throws {@link ConfigurationError} where it is told what there is not, such as an agent's own options: those go to the `dispatcher`.
 */
export function undiciTransport(options: UndiciTransportOptions = {}): Transport {
  const { dispatcher } = checkedOptions('undiciTransport', options, { dispatcher: [isDispatcher, 'a Dispatcher of undici'] });
  return transportOn(ownAgent, dispatcher as Dispatcher | undefined);
}

/** A transport on a dispatcher that is given, or else on one of its own, which is made with the first request and again after closing. */
export function transportOn(make: () => Dispatcher, dispatcher?: Dispatcher): Transport {
  let own: Dispatcher | undefined;
  /** Calls under way end on the agent that they began on. */
  const close = async (): Promise<void> => {
    const closing = own;
    own = undefined;
    await closing?.close();
  };
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    let used: Dispatcher | undefined;
    const response = await sendPastStale(
      request,
      () => dispatched((used = dispatcher ?? (own ??= make())), request),
      () => {
        if (used === own) void close();
      },
    );
    const encoding = headerOf(response.headers, 'content-encoding');
    if (encoding === undefined) return response;
    return { ...response, body: await unpacked(zlib, response.body, encoding, request.maxResponseBytes) };
  };
  return Object.assign(send, { close });
}

const isDispatcher = (value: unknown): boolean => isObject(value) && typeof value['dispatch'] === 'function';

/** How many bytes had come over a connection when it failed: undici does not say so of every failure. */
const received = new WeakMap<Error, number>();

function ownAgent(): Agent {
  const connect = buildConnector({});
  return new Agent({
    connect: (options, done) => {
      connect(options, (...outcome) => {
        const [, socket] = outcome;
        socket?.on('error', (error: Error) => received.set(error, socket.bytesRead));
        done(...outcome);
      });
    },
  });
}

/** Whether the connection had served an answer before it failed this request. */
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
      // The client's deadline covers headers and body; undici's own would only end a call that was given more time.
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
