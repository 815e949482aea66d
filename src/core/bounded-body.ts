import { ResponseTooLargeError } from './too-large.js';

/** Reads a body up to so many bytes; beyond them the rest is not even received. */
export async function readBounded(response: Response, limit: number): Promise<ArrayBuffer> {
  const chunks: BlobPart[] = [];
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
  return await new Blob(chunks).arrayBuffer();
}

/** The error of a body that somebody else has found to be larger. */
export const tooLarge = (limit: number): Error => new ResponseTooLargeError(limit);
