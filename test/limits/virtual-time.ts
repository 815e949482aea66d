import { createHash } from 'node:crypto';
import { vi } from 'vitest';

/**
 * Replaces timers and clocks by virtual ones, and the hashing of tokens by one that needs no thread: real hashing takes as much virtual time
 * as the machine is slow.
 *
 * @returns what puts the real ones back.
 */
export function startVirtualTime(now?: number): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], ...(now !== undefined && { now }) });
  const hashing = vi.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) => Promise.resolve(sha256(data)));
  return () => {
    hashing.mockRestore();
    vi.clearAllTimers();
    vi.useRealTimers();
  };
}

function sha256(data: BufferSource): ArrayBuffer {
  const bytes = createHash('sha256')
    .update(new Uint8Array(data as ArrayBuffer))
    .digest();
  return new Uint8Array(bytes).buffer;
}
