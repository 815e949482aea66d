import { vi } from 'vitest';
import { hashAtOnce } from '../support/hashing.js';

/**
 * Replaces timers and clocks by virtual ones, and the hashing of tokens by one that needs no thread.
 *
 * @returns a function that restores the real ones.
 */
export function startVirtualTime(now?: number): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], ...(now !== undefined && { now }) });
  const hashing = hashAtOnce();
  return () => {
    hashing.mockRestore();
    vi.clearAllTimers();
    vi.useRealTimers();
  };
}
