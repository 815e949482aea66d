import { ResponseTooLargeError } from './errors.js';
import type { Transport } from './transport.js';

/** A transport on the runtime's own `fetch`, or on one that is given. */
export function fetchTransport(fetchWith?: typeof fetch): Transport {
  return async ({ method, url, headers, body, signal, maxResponseBytes }) => {
    const response = await (fetchWith ?? globalThis.fetch)(url, {
      method,
      headers,
      signal,
      // A redirect would take the token along, or turn one call into two.
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    if (response.type === 'opaqueredirect') throw new TypeError('The answer was a redirect, which is not followed');
    const bytes =
      maxResponseBytes === undefined ? new Uint8Array(await response.arrayBuffer()) : await bounded(response, maxResponseBytes);
    return {
      status: response.status,
      statusText: response.statusText,
      headers: flatHeaders(response.headers),
      body: bytes,
    };
  };
}

function flatHeaders(headers: Headers): Record<string, string> {
  const flat = Object.create(null) as Record<string, string>;
  headers.forEach((value, name) => {
    const before = flat[name];
    flat[name] = before === undefined ? value : `${before}, ${value}`;
  });
  return flat;
}

async function bounded(response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw new ResponseTooLargeError(limit);
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
