import { ResponseTooLargeError } from '../errors/too-large.js';
import type { TransportResponse } from './transport.js';
import { readFetchResponse, readHeaders } from './unusual-response.js';

/**
 * Reads a response of `fetch` up to a number of bytes, or completely. It does not receive the rest of a body that is larger.
 */
export async function readBounded(response: Response, limit = Infinity): Promise<Pick<TransportResponse, 'headers' | 'body'>> {
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
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new ResponseTooLargeError(limit);
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { headers: readHeaders(response.headers), body: whole };
}

/** Returns the error for a body that another function has found to be too large. */
export const tooLarge = (limit: number): Error => new ResponseTooLargeError(limit);
