import type { BrotliOptions, InputType, ZlibOptions } from 'node:zlib';
import { builtinModule } from '../values/runtime.js';
import type { SystemError } from './stale-connection.js';
import { ResponseTooLargeError } from '../errors/rare-errors.js';

/** The encodings that are requested and unpacked. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

type Unpacker<O> = (body: InputType, options: O, done: (error: Error | null, result: Uint8Array) => void) => void;

/** The used parts of Node's `zlib`. */
export interface Zlib {
  gunzip: Unpacker<ZlibOptions>;
  inflate: Unpacker<ZlibOptions>;
  inflateRaw: Unpacker<ZlibOptions>;
  brotliDecompress: Unpacker<BrotliOptions>;
}

/**
 * Undoes the encodings of Content-Encoding, the last first (RFC 9110, 8.4). From an unknown encoding on, the bytes stay
 * unchanged.
 */
export async function unpack(zlib: Zlib, body: Uint8Array, encoding: string, limit: number | undefined): Promise<Uint8Array> {
  let bytes = body;
  for (const coding of encoding.toLowerCase().split(',').reverse()) {
    const name = coding.trim();
    if (name === '' || name === 'identity') continue;
    const decode = unpackerOf(zlib, name, bytes);
    if (!decode || bytes.byteLength === 0) break;
    bytes = await runUnpacker(decode, bytes, limit);
  }
  return bytes;
}

function unpackerOf(zlib: Zlib, name: string, bytes: Uint8Array): Unpacker<object> | undefined {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return zlib.gunzip;
    case 'br':
      return zlib.brotliDecompress;
    case 'deflate':
      return hasZlibHeader(bytes) ? zlib.inflate : zlib.inflateRaw;
    default:
      return undefined;
  }
}

/** Servers send both forms of "deflate"; the standard one begins with a method and a check sum (RFC 1950, 2.2). */
function hasZlibHeader([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}

function runUnpacker(decode: Unpacker<object>, bytes: Uint8Array, limit = Infinity): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // The size limit of a buffer is also the largest limit that zlib accepts.
    const { kMaxLength } = builtinModule('node:buffer') as { kMaxLength: number };
    const maxOutputLength = Math.min(limit, kMaxLength);
    decode(bytes, { maxOutputLength }, (error: SystemError | null, result) => {
      if (error?.code === 'ERR_BUFFER_TOO_LARGE') reject(new ResponseTooLargeError(maxOutputLength));
      else if (error) reject(error);
      else resolve(result);
    });
  });
}
