import { loaded } from './loaded.js';
import type { Transport } from './transport.js';
import { REDIRECT_HIDDEN } from './transport.js';

/** A transport on the runtime's own `fetch`, or on one that is given. */
export function fetchTransport(fetchWith?: typeof fetch): Transport {
  return async (request) => {
    const { method, url, headers, body, signal, maxResponseBytes } = request;
    const send = (): Promise<Response> =>
      (fetchWith ?? globalThis.fetch)(url, {
        method,
        headers,
        signal,
        // A redirect would take the token along, or turn one call into two.
        redirect: 'manual',
        ...(body !== undefined && { body }),
      });
    let response: Response;
    try {
      response = await send();
    } catch (error) {
      // A browser says nothing of why, and sends once more by itself where that is safe.
      if (!(error instanceof Error && error.cause)) throw error;
      response = await (await loaded(import('./stale.js'))).fetchPastStale(error, request, send);
    }
    if (response.status === 0) throw new TypeError(REDIRECT_HIDDEN);
    const { status, statusText } = response;
    const bytes = await (maxResponseBytes === undefined
      ? response.arrayBuffer()
      : loaded(import('./bounded-body.js')).then(({ readBounded }) => readBounded(response, maxResponseBytes)));
    return { status, statusText, headers: flatHeaders(response.headers), body: new Uint8Array(bytes) };
  };
}

/** A walk joins several headers of one name but for Set-Cookie, and costs half of what asking for each does. */
function flatHeaders(headers: Headers): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of headers) flat[name] = Object.hasOwn(flat, name) ? `${flat[name]}, ${value}` : value;
  return flat;
}
