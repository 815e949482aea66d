import { loaded } from './loaded.js';
import { builtinModule, detectRuntime, isNode } from './runtime.js';
import type { Transport, TransportResponse } from './transport.js';
import { REDIRECT_HIDDEN } from './transport.js';

/** A transport on the runtime's own `fetch`, or on one that is given. */
export function fetchTransport(fetchWith?: typeof fetch): Transport {
  return async (request) => {
    const { method, url, headers, body, signal, maxResponseBytes } = request;
    // Node's own `fetch` takes a compressed body that was cut off for a whole one.
    const way = !fetchWith && isNode() && builtinModule('node:zlib') ? await loaded(import('./node-fetch.js')) : undefined;
    // Inherits nothing: `fetch` reads options through their prototype, in Node also where the request goes to.
    const init = Object.assign(Object.create(null) as RequestInit, way?.nodeInit, {
      method,
      headers,
      signal,
      // A redirect would take the token along, or turn one call into two.
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    const send = (): Promise<Response> => (fetchWith ?? globalThis.fetch)(url, init);
    let response: Response;
    try {
      response = await send();
    } catch (error) {
      // A browser does not say why a connection broke, and repeats by itself what is safe to repeat.
      if (signal.aborted || detectRuntime() === 'browser') throw error;
      const { fetchPastStale } = await import('./stale.js').catch(() => Promise.reject(error as Error));
      response = await fetchPastStale(error, request, send);
    }
    if (response.status === 0) throw new TypeError(REDIRECT_HIDDEN);
    const { status, statusText } = response;
    const bytes = await (maxResponseBytes === undefined
      ? response.arrayBuffer()
      : loaded(import('./bounded-body.js')).then(({ readBounded }) => readBounded(response, maxResponseBytes)));
    const answer: TransportResponse = { status, statusText, headers: flatHeaders(response.headers), body: new Uint8Array(bytes) };
    return way ? await way.unpackedResponse(answer, maxResponseBytes) : answer;
  };
}

/** A walk joins several headers of one name but for Set-Cookie, and costs half of what asking for each does. */
function flatHeaders(headers: Headers): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of headers) flat[name] = Object.hasOwn(flat, name) ? `${flat[name]}, ${value}` : value;
  return flat;
}
