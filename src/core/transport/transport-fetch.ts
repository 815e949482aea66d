import { flatHeaders } from '../values/headers.js';
import { loadModule } from '../arguments/load-module.js';
import { detectRuntime } from '../values/runtime.js';
import { loadNodeFetch } from './node-parts.js';
import type { Transport, TransportResponse } from './transport.js';
import { REDIRECT_HIDDEN } from './transport.js';

/** A transport on the runtime's `fetch`, or on a given one. */
export function fetchTransport(fetchWith?: typeof fetch): Transport {
  return async (request) => {
    const { method, url, headers, body, signal, maxResponseBytes } = request;
    const loading = loadNodeFetch(fetchWith);
    const nodeFetch = loading && (await loading);
    // Inherits nothing: `fetch` reads options through their prototype, and in Node also the destination of the request.
    const init = Object.assign(Object.create(null) as RequestInit, nodeFetch?.nodeInit, {
      method,
      headers,
      body,
      signal,
      // A redirect would send the token along, or turn one call into two.
      redirect: 'manual',
    });
    const send = (): Promise<Response> => (fetchWith ?? globalThis.fetch)(url, init);
    let response: Response;
    try {
      response = await send();
    } catch (error) {
      // A browser does not say why a connection broke, and repeats safe requests by itself.
      if (signal.aborted || detectRuntime() === 'browser') throw error;
      const { retryFetch } = await loadModule(() => import('./stale-connection.js')).catch(() => Promise.reject(error as Error));
      response = await retryFetch(error, request, send);
    }
    if (response.status === 0) throw new TypeError(REDIRECT_HIDDEN);
    const { status, statusText } = response;
    const result: TransportResponse = { status, statusText, ...(await readContent(response, maxResponseBytes)) };
    return nodeFetch ? await nodeFetch.unpackResponse(result, maxResponseBytes) : result;
  };
}

async function readContent(response: Response, limit: number | undefined): Promise<Pick<TransportResponse, 'headers' | 'body'>> {
  // A custom `fetch` may return less than a Response.
  const { headers } = response as { headers?: Headers };
  if (limit === undefined && headers?.[Symbol.iterator] && typeof response.arrayBuffer === 'function')
    return { headers: flatHeaders(headers), body: new Uint8Array(await response.arrayBuffer()) };
  return (await loadModule(() => import('./unusual.js'))).readBounded(response, limit);
}
