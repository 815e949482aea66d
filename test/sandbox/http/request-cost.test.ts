import { createHook } from 'node:async_hooks';
import { UsersApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callWith } from '../support.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Counts the responses that are created from now on: copies of a response are the largest part of a small request's work. */
function countResponses(): { count: number } {
  const responses = { count: 0 };
  class CountedResponse extends Response {
    constructor(...args: ConstructorParameters<typeof Response>) {
      super(...args);
      responses.count += 1;
    }
  }
  vi.stubGlobal('Response', CountedResponse);
  return responses;
}

describe('A request', () => {
  it.each([
    ['GET', '/api/v2/users', 200],
    ['GET', '/api/v2/users/me?expand=presence', 200],
    ['GET', '/api/v2/users/unknown', 404],
    ['POST', '/api/v2/routing/skills', 200],
  ])('%s %s creates one response, whose headers are complete', async (method, path, expectedStatus) => {
    const sandbox = createSandbox();
    const call = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]?.id));
    const responses = countResponses();
    const { status, headers } = await call(method, path, method === 'POST' ? { name: 'Sign language' } : undefined);
    expect([status, responses.count]).toEqual([expectedStatus, 1]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('inin-ratelimit-count');
    expect(headers.get('inin-ratelimit-count')).toBe('1');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('takes few steps, because what it keeps until its response is copied by each garbage collection', async () => {
    const sandbox = createSandbox();
    const headers = { authorization: `Bearer ${sandbox.issueAccessToken(sandbox.users[0]?.id)}` };
    const url = 'https://sandbox.example/api/v2/users/me';
    await sandbox.fetch(new Request(url, { headers }));
    const request = new Request(url, { headers });
    let promises = 0;
    const hook = createHook({ init: (_, type) => (promises += type === 'PROMISE' ? 1 : 0) }).enable();
    const response = await sandbox.fetch(request);
    hook.disable();
    expect(response.status).toBe(200);
    expect(promises).toBeLessThan(75);
  });

  it('whose response is overridden receives the headers of any other response', async () => {
    const sandbox = createSandbox();
    const call = callWith(sandbox, sandbox.issueAccessToken());
    const override = { status: 201, statusText: 'Done', headers: { 'content-type': 'text/csv', 'x-test': '1' } };
    sandbox.on(UsersApi, 'getUser', () => new Response('a;b', override));
    const { status, headers, text } = await call('GET', '/api/v2/users/u1');
    expect([status, text, headers.get('content-type'), headers.get('x-test')]).toEqual([201, 'a;b', 'text/csv', '1']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('inin-correlation-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('inin-ratelimit-count')).toBe('1');
  });

  it('reads query values whose names objects inherit', async () => {
    const sandbox = createSandbox();
    const call = callWith(sandbox, sandbox.issueAccessToken());
    expect((await call('GET', '/api/v2/routing/skills?constructor=1&__proto__=2&toString=3')).status).toBe(200);
  });
});
