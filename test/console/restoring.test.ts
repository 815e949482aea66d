import { ApiError, NetworkError, RateLimitError } from 'contact-centre-client/fetch';
import { RateLimitWaitError } from 'contact-centre-client/limits';
import { describe, expect, it } from 'vitest';
import { pauseBeforeRetry } from '../../examples/console/src/session/restoring.js';

const broken = new NetworkError('The connection broke');

describe('The pause before a sign-in is checked again', () => {
  it('grows with each failure, up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 20].map((failures) => pauseBeforeRetry(broken, failures))).toEqual([
      2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it('is as long as the platform asks, within ten minutes', () => {
    const tooMany = (retryAfter: number): Error =>
      Object.assign(Object.create(RateLimitError.prototype) as ApiError, { retryAfter });
    expect(pauseBeforeRetry(tooMany(42), 1)).toBe(42_000);
    expect(pauseBeforeRetry(tooMany(1), 1)).toBe(2000);
    expect(pauseBeforeRetry(tooMany(86_400), 1)).toBe(600_000);
    expect(pauseBeforeRetry(Object.assign(Object.create(RateLimitWaitError.prototype) as Error, { wait: 90 }), 1)).toBe(90_000);
  });
});
