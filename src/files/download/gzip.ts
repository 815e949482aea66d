import { throwIfAborted } from '../aborts.js';
import { eachChunk } from '../chunks.js';
import type { OpenSource } from '../disk/disk-contract.js';
import { FileError } from '../errors.js';

/**
 * Returns the source as gzip. It is compressed twice: once to determine the size, which the platform requires, and once to send
 * it.
 */
export async function compress(file: OpenSource, signal: AbortSignal | undefined): Promise<OpenSource> {
  const stream = (): ReadableStream<Uint8Array> =>
    file.stream().pipeThrough(new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>);
  let size = 0;
  try {
    await eachChunk(stream(), signal, (chunk) => (size += chunk.byteLength));
  } catch (cause) {
    throwIfAborted(signal);
    throw new FileError(`${file.name} cannot be compressed`, 'ERR_FILE_SOURCE', { cause });
  }
  return { name: file.name, size, stream };
}
