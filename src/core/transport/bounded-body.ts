import { ResponseTooLargeError } from '../errors/rare-errors.js';
import type { TransportResponse } from './transport.js';
import { REDIRECT_HIDDEN } from './transport.js';
import { readFetchResponse, readHeaders } from './unusual-response.js';

/**
 * Reads a response of `fetch` up to a number of bytes, or completely. It does not receive the rest of a body that is larger. Rejects if the
 * response is a redirect whose status the browser hides.
 */
export async function readBounded(response: Response, limit = Infinity): Promise<Pick<TransportResponse, 'headers' | 'body'>> {
  if (response.status === 0) throw new TypeError(REDIRECT_HIDDEN);
  const { body } = response as { body?: Partial<ReadableStream<Uint8Array>> | null };
  // A custom `fetch` may return a body that is no web stream, or none beside `arrayBuffer()`.
  if (limit === Infinity || typeof body?.getReader !== 'function') {
    const content = await readFetchResponse(response);
    if (content.body.byteLength > limit) throw new ResponseTooLargeError(limit);
    return content;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  for (let piece = await reader.read(); piece.value !== undefined; piece = await reader.read()) {
    size += piece.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new ResponseTooLargeError(limit);
    }
    chunks.push(piece.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { headers: readHeaders(response.headers), body: bytes };
}

/** Returns the error for a body that another function has found to be too large. */
export const createSizeError = (limit: number): Error => new ResponseTooLargeError(limit);
