import { flatHeaders } from '../values/headers.js';
import { loadModule } from '../arguments/load-module.js';
import type { TransportRequest, TransportResponse } from './transport.js';

/** Returns the options of `fetch` for a request. They inherit nothing: `fetch` reads options through their prototype. */
export function fetchOptions({ method, headers, body, signal }: TransportRequest): RequestInit {
  return Object.assign(Object.create(null) as RequestInit, {
    method,
    headers,
    body,
    signal,
    // A redirect would send the token along, or turn one call into two.
    redirect: 'manual',
  });
}

/** Reads all of a response. */
export async function readResponse(response: Response, limit: number | undefined): Promise<TransportResponse> {
  const { status, statusText } = response;
  return { status, statusText, ...(await readContent(response, limit)) };
}

async function readContent(response: Response, limit: number | undefined): Promise<Pick<TransportResponse, 'headers' | 'body'>> {
  // A custom `fetch` may return less than a Response.
  const { status, headers } = response as { status: number; headers?: Headers };
  if (limit === undefined && status !== 0 && headers?.[Symbol.iterator] && typeof response.arrayBuffer === 'function')
    return { headers: flatHeaders(headers), body: new Uint8Array(await response.arrayBuffer()) };
  return (await loadModule(() => import('./unusual.js'))).readBounded(response, limit);
}
