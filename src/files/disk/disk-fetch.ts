import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FileError } from '../errors.js';
import { webStreamOf } from './web-stream.js';

/** They fail on a truncated body or a wrong checksum. `fetch` accepts such a body as complete. */
const decoders: Readonly<Record<string, () => Transform>> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  'x-gzip': createGunzip,
};

/** Fetches a file over HTTP/1.1 and decompresses it. Its body fails unless it is complete. */
export async function fetchVerified(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const { default: http } = url.startsWith('https:') ? await import('node:https') : await import('node:http');
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get(url, { headers, agent: false, signal }).once('response', resolve).on('error', reject);
  });
  const { statusCode: status = 0 } = message;
  const responseHeaders = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (typeof value === 'string') responseHeaders.append(name, value);
  }
  if ([204, 205, 304].includes(status)) {
    message.destroy();
    return new Response(null, { status, headers: responseHeaders });
  }
  return new Response(status === 200 ? decompress(message) : webStreamOf(message), { status, headers: responseHeaders });
}

function decompress(message: IncomingMessage): ReadableStream<Uint8Array> {
  const encoding = (message.headers['content-encoding'] ?? '').toLowerCase();
  if (encoding === 'identity' || encoding === '') return webStreamOf(message);
  const decoder = Object.hasOwn(decoders, encoding) ? decoders[encoding]?.() : undefined;
  if (!decoder) {
    message.destroy();
    throw new FileError(`The store sent the file compressed with ${encoding}, which is not supported`, 'ERR_FILE_CORRUPT');
  }
  // The pipeline destroys the decoder on failure, so the reader receives errors of both streams.
  pipeline(message, decoder, () => undefined);
  return webStreamOf(decoder);
}
