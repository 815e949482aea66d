import { ConfigurationError } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { readTimings } from '../../src/notifications/settings.js';
import { scene } from './platform.js';

describe('the durations of Notifications', () => {
  it('have defaults', () => {
    expect(readTimings({})).toEqual({
      minBackoffMs: 1000,
      maxBackoffMs: 60_000,
      askAfterMs: 20_000,
      deadAfterMs: 35_000,
      openTimeoutMs: 15_000,
      repairTimeoutMs: 60_000,
      stableAfterMs: 30_000,
    });
  });

  it('keep their relation if only one of two is set', () => {
    expect(readTimings({ backoff: { minMs: 90_000 } })).toMatchObject({ minBackoffMs: 90_000, maxBackoffMs: 90_000 });
    expect(readTimings({ backoff: { maxMs: 500 } })).toMatchObject({ minBackoffMs: 500, maxBackoffMs: 500 });
    expect(readTimings({ watchdog: { deadAfterMs: 7000 } })).toMatchObject({ askAfterMs: 4000, deadAfterMs: 7000 });
    expect(readTimings({ watchdog: { askAfterMs: 40_000 } })).toMatchObject({ askAfterMs: 40_000, deadAfterMs: 70_000 });
  });

  it.each<[object, string]>([
    [{ backoff: { minMs: 0 } }, 'backoff.minMs must be a number of ms from 1'],
    [{ backoff: { minMs: '5' } }, 'backoff.minMs must be'],
    [{ backoff: { maxMs: NaN } }, 'backoff.maxMs must be'],
    [{ backoff: { maxMs: Infinity } }, 'backoff.maxMs must be'],
    [{ backoff: { minMs: 10, maxMs: 5 } }, 'backoff.minMs (10) must not exceed backoff.maxMs (5)'],
    [{ backoff: { min: 10 } }, 'backoff: unknown option "min"'],
    [{ backoff: 5 }, 'backoff must be an object'],
    [{ backoff: null }, 'backoff must be an object'],
    [{ watchdog: { askAfterMs: 10, deadAfterMs: 10 } }, 'watchdog.askAfterMs (10) must be below watchdog.deadAfterMs (10)'],
    [{ watchdog: { askAfterMs: -1 } }, 'watchdog.askAfterMs must be'],
    [{ openTimeoutMs: '15' }, 'openTimeoutMs must be'],
    [{ repairTimeoutMs: -5 }, 'repairTimeoutMs must be'],
    [{ repairTimeoutMs: 3e9 }, 'repairTimeoutMs must be'],
    [{ stableAfterMs: true }, 'stableAfterMs must be'],
  ])('are rejected by name: %j', (options, message) => {
    expect(() => scene(options as never)).toThrow(ConfigurationError);
    expect(() => scene(options as never)).toThrow(message);
  });
});
