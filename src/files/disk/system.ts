import type { FileHandle } from 'node:fs/promises';
import { FileError } from '../errors.js';

/** Writes all bytes of a chunk at an offset. */
export async function writeFully(handle: FileHandle, chunk: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < chunk.byteLength;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.byteLength - done, at + done);
    if (bytesWritten === 0) throw new Error('The file system wrote no bytes');
    done += bytesWritten;
  }
}

/** Wraps an error of the file system. */
export function systemError(message: string, code: 'ERR_FILE_SOURCE' | 'ERR_FILE_WRITE', cause: unknown): FileError {
  const { code: reason } = cause as NodeJS.ErrnoException;
  return new FileError(
    `${message}${reason === undefined ? '' : `: ${reason}`}`,
    code,
    { cause },
    reason === undefined ? {} : { reason },
  );
}
