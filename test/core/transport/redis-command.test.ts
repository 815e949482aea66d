import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from '../../../src/core/transport/redis-command.js';

const late = (): Error => new Error('Redis did not answer');

describe('A command to Redis', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is sent unchanged, returns its response, and leaves no timer', async () => {
    const command = vi.fn().mockResolvedValue('PONG');
    expect(await withTimeout(command, 100, late)(['PING', 'x'])).toBe('PONG');
    expect(command).toHaveBeenCalledExactlyOnceWith(['PING', 'x']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails with its own error, and leaves no timer', async () => {
    const refused = new Error('WRONGTYPE');
    await expect(withTimeout(() => Promise.reject(refused), 100, late)(['GET', 'x'])).rejects.toBe(refused);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up when its time is over', async () => {
    const answer = withTimeout(() => new Promise(() => undefined), 100, late)(['GET', 'x']);
    const outcome = expect(answer).rejects.toThrow('Redis did not answer');
    await vi.advanceTimersByTimeAsync(100);
    await outcome;
  });
});
