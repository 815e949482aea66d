import { afterEach, describe, expect, it, vi } from 'vitest';
import { EARLY, earlyResponses } from '../../examples/console/src/session/early-responses.js';

type Next = Parameters<ReturnType<typeof earlyResponses>>[1];

/** Sends equal requests through the hook, and counts those that reach the platform. */
function begin(statuses: readonly number[] = []) {
  let token = 'first';
  let sentCount = 0;
  const hook = earlyResponses(() => token);
  const next: Next = () => {
    const status = statuses[sentCount] ?? 200;
    sentCount += 1;
    const headers = { 'inin-ratelimit-count': '1', 'inin-ratelimit-reset': '60', 'inin-correlation-id': 'one' };
    return Promise.resolve({ status, statusText: '', headers, body: new Uint8Array([sentCount]) });
  };
  const signal = new AbortController().signal;
  const respond = async (tag?: string, url = '/api/v2/users/me') => {
    const request = { operation: 'getUsersMe', route: `GET ${url}`, tag, attempt: 1, method: 'GET', url, headers: {}, signal };
    return await hook(request, next);
  };
  const send = async (tag?: string, url?: string) => (await respond(tag, url)).body[0];
  const signInAgain = (): void => {
    token = 'second';
  };
  return { respond, send, sentCount: () => sentCount, signInAgain };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('The response of an early request', () => {
  it('is used by the next equal call, once', async () => {
    const { send, sentCount } = begin();
    const early = send(EARLY);
    expect(await send()).toBe(1);
    expect(await early).toBe(1);
    expect(sentCount()).toBe(1);
    expect(await send()).toBe(2);
  });

  it('tells the next call nothing about the rate limit, which the governor measures from when a request is sent', async () => {
    const { respond } = begin();
    const early = await respond(EARLY);
    expect(Object.keys((await respond()).headers)).toEqual(['inin-correlation-id']);
    expect(early.headers).toMatchObject({ 'inin-ratelimit-reset': '60' });
    expect((await respond()).headers).toMatchObject({ 'inin-ratelimit-reset': '60' });
  });

  it('is not used by another call', async () => {
    const { send, sentCount } = begin();
    await send(EARLY);
    expect(await send(undefined, '/api/v2/users/me?expand=skills')).toBe(2);
    expect(sentCount()).toBe(2);
  });

  it('is not used by another sign-in', async () => {
    const { send, signInAgain } = begin();
    await send(EARLY);
    signInAgain();
    expect(await send()).toBe(2);
  });

  it('is not used by a call that comes half a minute later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { send } = begin();
    await send(EARLY);
    await send(EARLY, '/api/v2/tokens/me');
    vi.advanceTimersByTime(30_000);
    expect(await send()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await send(undefined, '/api/v2/tokens/me')).toBe(3);
  });

  it('is not used if it is a failure', async () => {
    const { send } = begin([503]);
    await send(EARLY);
    expect(await send()).toBe(2);
  });

  it('is used if it is a 429, since the platform demands a pause', async () => {
    const { respond, sentCount } = begin([429]);
    await respond(EARLY);
    expect(await respond()).toMatchObject({ status: 429, headers: { 'inin-ratelimit-reset': '60' } });
    expect(sentCount()).toBe(1);
  });
});
