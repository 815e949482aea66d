import { createHash } from 'node:crypto';
import type { MockInstance } from 'vitest';
import { vi } from 'vitest';

/**
 * Replaces the hashing of tokens by one that needs no thread. In virtual time, real hashing takes as long as the machine needs.
 *
 * @returns the mock; `mockRestore` restores the original.
 */
export function hashAtOnce(): MockInstance {
  return vi.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) => Promise.resolve(sha256(data)));
}

function sha256(data: BufferSource): ArrayBuffer {
  const bytes = createHash('sha256')
    .update(new Uint8Array(data as ArrayBuffer))
    .digest();
  return new Uint8Array(bytes).buffer;
}
