import { throwIfAborted } from '../aborts.js';
import { ConfigurationError } from '../../core/errors/errors.js';
import { kindOf } from '../../core/values/plain-objects.js';
import { eachChunk } from '../chunks.js';
import type { Disk, OpenSource } from '../disk/disk-contract.js';
import { FileError } from '../errors.js';
import type { Source, UploadOptions } from '../options.js';

/** Opens a source and determines its size. */
export async function openSource(source: Source, { name, signal }: UploadOptions, disk: Disk | undefined): Promise<OpenSource> {
  const chooseName = (sourceName: string | undefined): string => name ?? sourceName ?? 'file';
  if (source instanceof Uint8Array || source instanceof Blob) {
    const blob = source instanceof Blob ? source : new Blob([source as Uint8Array<ArrayBuffer>]);
    return { name: chooseName((source as Partial<File>).name), size: blob.size, stream: () => blob.stream(), blob };
  }
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- JavaScript callers may pass any value
  if (typeof source !== 'object' || source === null || !('stream' in source || 'path' in source))
    throw new FileError(`upload needs a Blob, bytes, a path or a stream, not ${kindOf(source)}`, 'ERR_FILE_SOURCE');
  if ('stream' in source && source.size !== undefined) {
    const { size, stream } = source;
    if (!(Number.isSafeInteger(size) && size >= 0))
      throw new ConfigurationError(`The size of a source must be a whole number of bytes, not ${size}`);
    return { name: chooseName(source.name), size, stream };
  }
  if (disk) {
    const file = await disk.open(source, signal);
    return { ...file, name: chooseName(file.name) };
  }
  if ('stream' in source)
    throw new FileError(
      'A stream needs its size, because this runtime has no file system. Pass { stream, size }',
      'ERR_FILE_SIZE',
    );
  throw new FileError('This runtime has no file system. Pass a Blob or a stream', 'ERR_FILE_SOURCE');
}

/** Reads all bytes of a source. Errors of the source are not network failures. */
export async function readSource(
  file: OpenSource,
  signal: AbortSignal | undefined,
  process: (chunk: Uint8Array) => unknown,
): Promise<void> {
  let consumerError: { error: unknown } | undefined;
  let size = 0;
  try {
    await eachChunk(file.stream(), signal, async (chunk) => {
      size += chunk.byteLength;
      try {
        if (size <= file.size) await process(chunk);
      } catch (error) {
        consumerError = { error };
        throw error;
      }
    });
  } catch (cause) {
    throwIfAborted(signal);
    if (consumerError) throw consumerError.error;
    throw new FileError(`${file.name} cannot be read. See the cause`, 'ERR_FILE_SOURCE', { cause });
  }
  checkSize(file, size);
}

/** @throws FileError if a source has another size than was stated. */
export function checkSize(file: OpenSource, size: number): void {
  if (size !== file.size)
    throw new FileError(`${file.name} has ${size} bytes, not ${file.size}. Pass the exact size`, 'ERR_FILE_SIZE');
}
