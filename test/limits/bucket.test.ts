import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/core/response/answer.js';
import { Bucket } from '../../src/limits/bucket.js';
import { readLimitInfo } from '../../src/limits/response.js';
import type { Question } from '../../src/limits/shared.js';

const MINUTE = 60_000;
const INTERACTIVE = 0;
const NORMAL = 1;
const BACKGROUND = 2;

/** A bucket in which a window begins at 0 with this many requests sent. */
function bucketOf(allowed: number, sentCount = 0): Bucket<{ since: number }> {
  const bucket = new Bucket<{ since: number }>('id', allowed);
  expect(bucket.waitMs(0, INTERACTIVE, allowed)).toBe(0);
  for (let count = 0; count < sentCount; count++) bucket.end(bucket.take(0, NORMAL, 'GET /a', {}));
  return bucket;
}

/** The response of the shared counters. */
const turns = { window: 1, used: 0, remainingMs: MINUTE, members: 1, granted: 0, hasLostData: false };
const question = { permitCount: 0, used: 0, remainingMs: MINUTE, most: 100 } as Question;

describe('A bucket', () => {
  it('lets calls through until the limit, and the rest when the window ends', () => {
    const bucket = bucketOf(3, 3);
    expect(bucket.waitMs(1000, NORMAL, 3)).toBe(MINUTE - 1000);
    expect(bucket.waitMs(MINUTE - 1, NORMAL, 3)).toBe(1);
    expect(bucket.waitMs(MINUTE, NORMAL, 3)).toBe(0);
  });

  it.each([
    [300, 0.2, 300, 240],
    [10, 0.25, 10, 7],
    [1, 0.9, 1, 1],
    [5, 0, 5, 5],
  ])('of %i requests with a reserve of %d has %i for interactive calls and %i for others', (allowed, reserve, all, others) => {
    const bucket = bucketOf(allowed);
    expect([INTERACTIVE, NORMAL, BACKGROUND].map((kind) => bucket.maxFor(kind, reserve))).toEqual([all, others, others]);
  });

  it('spreads background calls over what is left of the window', () => {
    const bucket = bucketOf(61);
    bucket.end(bucket.take(0, BACKGROUND, 'GET /a', {}));
    expect(bucket.waitMs(0, BACKGROUND, 61)).toBe(1000);
    expect(bucket.waitMs(400, BACKGROUND, 61)).toBeCloseTo(59_600 / 60 - 400, 6);
    expect(bucket.waitMs(0, NORMAL, 61)).toBe(0);
    expect(bucket.waitMs(0, INTERACTIVE, 61)).toBe(0);
  });

  it('spreads background calls by the number of governors that share the limit', () => {
    const bucket = bucketOf(61);
    bucket.adopt(0, { ...turns, members: 3 }, question);
    bucket.take(0, BACKGROUND, 'GET /a', {}, 1);
    expect(bucket.waitMs(0, BACKGROUND, 61)).toBe(3000);
  });

  it('waits no longer for the shared counters when a response has stated the end of the window', () => {
    const bucket = bucketOf(10);
    bucket.adopt(0, { ...turns, isProvisional: true }, { ...question, permitCount: 1, most: 10 });
    expect(bucket.waitMs(10, NORMAL, 10)).toBe(90);
    bucket.apply(20, { window: bucket.window, ago: 10, count: 1, remainingMs: 30_000 });
    expect(bucket.waitMs(20, NORMAL, 10)).toBe(0);
  });

  it('waits for the shared counters after an outage, whatever a response states', () => {
    const bucket = bucketOf(10);
    const answered = { window: bucket.window, ago: 10, count: 1, remainingMs: 30_000 };
    bucket.apply(10, answered);
    bucket.restrain(10, { members: 1, until: MINUTE });
    bucket.adopt(20, { ...turns, remainingMs: 20_000 }, { ...question, permitCount: 1, most: 10 });
    bucket.apply(30, answered);
    expect(bucket.waitMs(1020, NORMAL, 10)).toBe(19_000);
  });

  it('gives background calls the rest of the window if only one request is left', () => {
    const bucket = bucketOf(2, 1);
    bucket.take(0, BACKGROUND, 'GET /a', {});
    expect(bucket.waitMs(10, BACKGROUND, 2)).toBe(MINUTE - 10);
  });

  it('spaces background calls so that they last for the window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), (allowed) => {
        const bucket = bucketOf(allowed);
        let now = 0;
        let sentCount = 0;
        while (now < MINUTE) {
          const wait = bucket.waitMs(now, BACKGROUND, allowed);
          if (wait > 0) {
            now += wait;
            continue;
          }
          bucket.end(bucket.take(now, BACKGROUND, 'GET /a', {}));
          sentCount++;
        }
        expect(sentCount).toBeGreaterThanOrEqual(allowed - 1);
        expect(sentCount).toBeLessThanOrEqual(allowed + 1);
      }),
    );
  });

  it('counts what others send, in a new window if this one has ended', () => {
    const bucket = bucketOf(10, 4);
    bucket.add(1000, 5);
    expect(bucket.used).toBe(9);
    bucket.add(MINUTE, 2);
    expect([bucket.used, bucket.endsAt]).toEqual([2, 2 * MINUTE]);
  });

  it('moves a request that is under way to another limit once', () => {
    const from = bucketOf(10);
    const to = bucketOf(20);
    const permit = from.take(0, NORMAL, 'GET /a', {});
    from.transfer(1000, permit, to);
    expect([from.used, from.ownCount, from.permits.size]).toEqual([0, 0, 0]);
    expect([to.used, to.ownCount, to.permits.size]).toEqual([1, 1, 1]);
    from.end(permit);
    expect(to.permits.size).toBe(1);
    to.end(permit);
    expect(to.permits.size).toBe(0);
  });

  it('moves a request to a limit whose window has ended in a new window', () => {
    const from = bucketOf(10);
    const to = bucketOf(20, 5);
    from.begin(MINUTE, 2 * MINUTE);
    from.transfer(MINUTE, from.take(MINUTE, NORMAL, 'GET /a', {}), to);
    expect([to.used, to.endsAt]).toEqual([1, 2 * MINUTE]);
  });

  it('has permits to report only while their window is open', () => {
    const bucket = bucketOf(10);
    expect(bucket.hasUnreported(0)).toBe(false);
    bucket.take(0, NORMAL, 'GET /a', {});
    expect([0, MINUTE - 1, MINUTE].map((now) => bucket.hasUnreported(now))).toEqual([true, true, false]);
  });

  it('reports what the shared counters have not counted yet', () => {
    const bucket = bucketOf(10);
    bucket.take(0, NORMAL, 'GET /a', {});
    bucket.end(bucket.take(0, NORMAL, 'GET /a', {}));
    const before = { window: -1, isOpen: false, unreported: 2, unreportedUnderWay: 1, ownCount: 2, ownUnderWay: 1 };
    expect(bucket.report()).toEqual(before);
    bucket.adopt(0, { ...turns, window: 7, used: 2 }, question);
    expect(bucket.report()).toMatchObject({ window: 7, isOpen: true, unreported: 0, unreportedUnderWay: 0 });
  });
});

describe('The limit in a response', () => {
  const answerOf = (status: number, headers: Record<string, string>, body: unknown = {}): Answer =>
    ({ status, headers, body }) as unknown as Answer;
  const limit = (key: string, value: unknown) => ({ limit: { key, value } });

  it.each<[string, Answer, number]>([
    ['Retry-After in seconds', answerOf(429, { 'retry-after': '7', 'inin-ratelimit-reset': '9' }, { message: '[8]' }), 7],
    [
      'Retry-After as a date, by the clock of the platform',
      answerOf(429, { 'retry-after': 'Mon, 04 May 2026 10:00:20 GMT', date: 'Mon, 04 May 2026 10:00:00 GMT' }),
      20,
    ],
    ['its message', answerOf(429, { 'inin-ratelimit-reset': '9' }, { message: 'Retry the request in [8] seconds' }), 8],
    ['the end of the window', answerOf(429, { 'inin-ratelimit-reset': '9' }), 9],
  ])('takes the wait from %s', (_from, answer, seconds) => {
    expect(readLimitInfo(answer)).toMatchObject({ isRefused: true, resetMs: seconds * 1000, count: undefined });
  });

  it.each<[string, unknown, number]>([
    ['a rate', limit('api.rate.limit', 60), 60],
    ['a rate in text', limit('token.rate.per.minute', '300'), 300],
    ['another limit', limit('entity.count', 60), 0],
    ['a rate without end', limit('api.rate.limit', Infinity), 0],
    ['a rate of 0', limit('api.rate.limit', 0), 0],
    ['a rate in words', limit('api.rate.limit', 'sixty'), 0],
    ['nothing', undefined, 0],
  ])('takes the limit from a refusal that names %s', (_what, body, allowed) => {
    expect(readLimitInfo(answerOf(429, {}, body)).allowed).toBe(allowed);
  });

  it('takes count, limit and end from the headers of a response', () => {
    const headers = { 'inin-ratelimit-count': '5', 'inin-ratelimit-allowed': '300', 'inin-ratelimit-reset': '42' };
    expect(readLimitInfo(answerOf(200, headers))).toEqual({ isRefused: false, allowed: 300, count: 5, resetMs: 42_000 });
    expect(readLimitInfo(answerOf(429, headers, limit('api.rate.limit', 60))).allowed).toBe(300);
    expect(readLimitInfo(answerOf(200, {}))).toEqual({ isRefused: false, allowed: 0, count: undefined, resetMs: undefined });
    expect(readLimitInfo(answerOf(200, { ...headers, 'inin-ratelimit-count': 'x' }))).toMatchObject({
      count: undefined,
      resetMs: undefined,
    });
    const zero = { 'inin-ratelimit-count': '0', 'inin-ratelimit-allowed': '300', 'inin-ratelimit-reset': '0' };
    expect(readLimitInfo(answerOf(200, zero))).toMatchObject({ count: 0, resetMs: 0 });
  });
});
