import { flatHeaders } from '../values/headers.js';
import { loadModule } from '../arguments/load-module.js';
import { loadNodeFetch, retryFetch } from './node-parts.js';
import type { Transport, TransportResponse } from './transport.js';

/** A transport on the runtime's `fetch`, or on a given one. */
export function fetchTransport(fetchWith?: typeof fetch): Transport {
  return async (request) => {
    const { method, url, headers, body, maxResponseBytes } = request;
    const loading = loadNodeFetch(fetchWith);
    const nodeFetch = loading && (await loading);
    const init =
      nodeFetch?.initOf(request) ??
      // Inherits nothing: `fetch` reads options through their prototype.
      Object.assign(Object.create(null) as RequestInit, {
        method,
        headers,
        body,
        signal: request.signal,
        // A redirect would send the token along, or turn one call into two.
        redirect: 'manual',
      });
    const send = (): Promise<Response> => (fetchWith ?? globalThis.fetch)(url, init);
    let response: Response;
    try {
      response = await send();
    } catch (error) {
      if (request.signal.aborted) throw error;
      response = await retryFetch(error, request, send);
    }
    const { status, statusText } = response;
    const result: TransportResponse = { status, statusText, ...(await readContent(response, maxResponseBytes)) };
    return nodeFetch ? await nodeFetch.unpackResponse(result, maxResponseBytes) : result;
  };
}

async function readContent(response: Response, limit: number | undefined): Promise<Pick<TransportResponse, 'headers' | 'body'>> {
  // A custom `fetch` may return less than a Response.
  const { status, headers } = response as { status: number; headers?: Headers };
  if (limit === undefined && status !== 0 && headers?.[Symbol.iterator] && typeof response.arrayBuffer === 'function')
    return { headers: flatHeaders(headers), body: new Uint8Array(await response.arrayBuffer()) };
  return (await loadModule(() => import('./unusual.js'))).readBounded(response, limit);
}
