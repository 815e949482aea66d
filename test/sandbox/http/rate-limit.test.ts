import { createSandbox } from 'contact-centre-client/sandbox';
import type { SandboxOptions } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { callWith, signIn, visit } from '../support.js';
import type { Answer } from '../support.js';

const start = Date.parse('2026-05-04T10:00:00Z');

const fixed = (options: SandboxOptions = {}): ReturnType<typeof createSandbox> => createSandbox({ now: () => start, ...options });

const limitOf = ({ headers }: Answer<unknown>): (string | null)[] =>
  ['count', 'allowed', 'reset'].map((name) => headers.get(`inin-ratelimit-${name}`));

describe('the rate limit', () => {
  it('is reported with every response of the API, including errors', async () => {
    const sandbox = fixed();
    const call = await signIn(sandbox);
    expect(limitOf(await call('GET', '/api/v2/users'))).toEqual(['1', '300', '60']);
    sandbox.clock.advance(18_500);
    expect(limitOf(await call('GET', '/api/v2/users/nobody'))).toEqual(['2', '300', '42']);
    expect(limitOf(await visit(sandbox, '/logout'))).toEqual([null, null, null]);
  });

  it('refuses requests beyond it, until the minute is over', async () => {
    const sandbox = fixed({ rateLimit: 2 });
    const call = await signIn(sandbox);
    await call('GET', '/api/v2/users');
    sandbox.clock.advance(18_000);
    await call('GET', '/api/v2/users');
    const refused = await call('GET', '/api/v2/users');
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'too.many.requests.retry.after',
        status: 429,
        message: 'Rate limit exceeded the maximum. Retry the request in [42] seconds',
      },
    });
    expect(refused.headers.get('retry-after')).toBe('42');
    expect(limitOf(refused)).toEqual(['2', '2', '42']);
    sandbox.clock.advance(42_000);
    expect(limitOf(await call('GET', '/api/v2/users'))).toEqual(['1', '2', '60']);
  });

  it('is 300 requests by default', async () => {
    const call = await signIn(fixed());
    for (let count = 0; count < 300; count += 1) await call('HEAD', '/api/v2/tokens/me');
    expect(await call('HEAD', '/api/v2/tokens/me')).toMatchObject({ status: 429 });
  });

  it('applies to each token', async () => {
    const sandbox = fixed({ rateLimit: 1 });
    const one = callWith(sandbox, sandbox.issueAccessToken());
    const other = callWith(sandbox, sandbox.issueAccessToken());
    expect(await one('GET', '/api/v2/users')).toMatchObject({ status: 200 });
    expect(await other('GET', '/api/v2/users')).toMatchObject({ status: 200 });
    expect(await one('GET', '/api/v2/users')).toMatchObject({ status: 429 });
  });

  it('restarts if the clock is set back', async () => {
    const sandbox = fixed({ rateLimit: 1 });
    const call = await signIn(sandbox);
    await call('GET', '/api/v2/users');
    sandbox.clock.set(start - 3_600_000);
    expect(limitOf(await call('GET', '/api/v2/users'))).toEqual(['1', '1', '60']);
  });

  it('may be off', async () => {
    const call = await signIn(fixed({ rateLimit: false }));
    expect(limitOf(await call('GET', '/api/v2/users'))).toEqual([null, null, null]);
    for (let count = 0; count < 300; count += 1) await call('HEAD', '/api/v2/tokens/me');
    expect(await call('HEAD', '/api/v2/tokens/me')).toMatchObject({ status: 200 });
  });

  it.each([0, -1, 1.5, Number.NaN])('cannot be %d', (rateLimit) => {
    expect(() => createSandbox({ rateLimit })).toThrow('rateLimit');
  });

  it('counts and reports a route with a separate limit separately', async () => {
    const routes = { 'GET /api/v2/users/{userId}': 1 };
    const sandbox = fixed({ rateLimit: { token: 2, routes } });
    const call = await signIn(sandbox);
    const [first] = sandbox.users;
    expect(limitOf(await call('GET', `/api/v2/users/${first?.id ?? ''}`))).toEqual(['1', '1', '60']);
    expect(await call('GET', `/api/v2/users/${first?.id ?? ''}`)).toMatchObject({ status: 429 });
    expect(limitOf(await call('GET', '/api/v2/users'))).toEqual(['1', '2', '60']);
    expect(await call('GET', '/api/v2/users/me')).not.toMatchObject({ status: 429 });
  });

  it('applies to all tokens of an owner together', async () => {
    const sandbox = fixed({ rateLimit: { token: 2, owner: 3 } });
    const calls = [1, 2].map(() => callWith(sandbox, sandbox.issueAccessToken()));
    const other = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]?.id));
    for (const call of [...calls, ...calls.slice(1)]) expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
    const refused = await callWith(sandbox, sandbox.issueAccessToken())('GET', '/api/v2/users');
    expect(refused).toMatchObject({ status: 429, body: { limit: { key: 'org.app.user.rate.per.minute', value: 3 } } });
    expect(await other('GET', '/api/v2/users')).toMatchObject({ status: 200 });
    expect(await other('GET', '/api/v2/organizations/limits/namespaces/platform.api')).toMatchObject({
      body: { entities: expect.arrayContaining([{ key: 'org.app.user.rate.per.minute', value: 3 }]) as unknown },
    });
  });

  it('may have a shorter minute', async () => {
    const sandbox = fixed({ rateLimit: { token: 1, windowMs: 1500 } });
    const call = await signIn(sandbox);
    expect(limitOf(await call('GET', '/api/v2/users'))).toEqual(['1', '1', '2']);
    sandbox.clock.advance(1499);
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 429 });
    sandbox.clock.advance(1);
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
  });

  it('may be hidden from pages of other origins', async () => {
    const exposed = async (options: SandboxOptions): Promise<string> => {
      const call = await signIn(fixed(options));
      return (await call('GET', '/api/v2/users')).headers.get('access-control-expose-headers') ?? '';
    };
    expect(await exposed({})).toContain('inin-ratelimit-count');
    const hidden = await exposed({ rateLimit: { headers: 'hidden' } });
    expect(hidden).not.toContain('ratelimit');
    expect(hidden).toContain('inin-correlation-id');
  });

  it.each([
    [{ token: 0 }, 'rateLimit is a whole number'],
    [{ owner: 1.5 }, 'rateLimit.owner is a whole number'],
    [{ routes: { '/api/v2/users': 1 } }, '"/api/v2/users" is no verb and path'],
    [{ routes: { 'GET /api/v2/users': -1 } }, 'rateLimit.routes["GET /api/v2/users"] is a whole number'],
    [{ windowMs: 0 }, 'rateLimit.windowMs is a number of ms'],
    [{ window: 0 }, 'rateLimit.windowMs is a number of ms'],
    [{ windowMs: '60000' as never }, 'rateLimit.windowMs is a number of ms'],
    [{ windowMs: 1000, window: 1 }, 'Remove "window"'],
    [{ headers: 'secret' as 'hidden' }, "rateLimit.headers is 'exposed' or 'hidden'"],
  ])('cannot be %j', (rateLimit, message) => {
    expect(() => createSandbox({ rateLimit })).toThrow(message);
  });
});
