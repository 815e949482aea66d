import { throwIfAborted } from './aborts.js';
import { onAbort } from '../core/transport/abort-listeners.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { Digest, Disk } from './disk/disk-contract.js';
import type { ChunkSource } from './download/response.js';

/** Reads a stream chunk by chunk and waits until each chunk is processed. */
export async function eachChunk(
  stream: ChunkSource,
  signal: AbortSignal | undefined,
  process: (chunk: Uint8Array) => unknown,
): Promise<void> {
  const reader = stream.getReader();
  const cancel = (): void => {
    // A failed stream cannot be cancelled.
    reader.cancel().catch(() => undefined);
  };
  const removeListener = signal && onAbort(signal, cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      throwIfAborted(signal);
      if (done) return;
      if (value) await process(value);
    }
  } catch (error) {
    cancel();
    throw error;
  } finally {
    removeListener?.();
  }
}

/** Returns an MD5 digest of the runtime, or the package's own implementation if there is none. */
export async function newDigest(disk: Disk | undefined): Promise<Digest> {
  return disk ? disk.digest() : new (await loadModule(() => import('../core/values/md5.js'))).Md5();
}
