import { UsersApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { Call } from '../../support.js';

const start = Date.parse('2026-05-04T10:00:00Z');
let sandbox: Sandbox;
let call: Call;
beforeEach(() => {
  sandbox = createSandbox({ now: () => start });
  call = callWith(sandbox, sandbox.issueAccessToken());
});

describe('A fixed response', () => {
  it('has the specified status, headers and body', async () => {
    sandbox.answer(UsersApi, 'getUser', { status: 418, body: { name: 'Teapot' }, headers: { 'X-Steep': '4' } });
    const { status, body, headers } = await call('GET', '/api/v2/users/u1');
    expect([status, body, headers.get('x-steep')]).toEqual([418, { name: 'Teapot' }, '4']);
    expect((await call('GET', '/api/v2/users')).status).toBe(200);
  });

  it('is empty without a body', async () => {
    sandbox.answer(UsersApi, 'getUser', {});
    expect(await call('GET', '/api/v2/users/u1')).toMatchObject({ status: 204, text: '' });
    sandbox.answer(UsersApi, 'getUser', { status: 503 });
    expect(await call('GET', '/api/v2/users/u1')).toMatchObject({ status: 503, text: '' });
  });

  it('is returned the specified number of times, and then the previous one again', async () => {
    sandbox.answer(UsersApi, 'getUser', { body: { name: 'Always' } });
    const takeBack = sandbox.answer(UsersApi, 'getUser', { status: 502, times: 2 });
    const statuses = async (): Promise<number> => (await call('GET', '/api/v2/users/u1')).status;
    expect([await statuses(), await statuses(), await statuses()]).toEqual([502, 502, 200]);
    takeBack();
    expect(await statuses()).toBe(200);
  });

  it('is delayed by the sandbox’s own clock', async () => {
    sandbox.answer(UsersApi, 'getUser', { body: {}, latencyMs: 90_000, virtual: true });
    await call('GET', '/api/v2/users/u1');
    expect(sandbox.clock.now()).toBe(start + 90_000);
  });

  it('may break the connection, or be truncated', async () => {
    sandbox.answer(UsersApi, 'getUser', { body: { name: 'Somebody' }, effect: 'invalid-json', times: 1 });
    sandbox.answer(UsersApi, 'getUser', { effect: 'drop', times: 1 });
    const request = new Request('https://sandbox.example/api/v2/users/u1');
    expect((await sandbox.fetch(request)).type).toBe('error');
    const headers = { Authorization: `Bearer ${sandbox.issueAccessToken()}` };
    const half = await sandbox.fetch(new Request('https://sandbox.example/api/v2/users/u1', { headers }));
    expect([half.status, await half.text()]).toEqual([200, '{"name":"S <']);
    expect((await call('GET', '/api/v2/users/u1')).status).toBe(404);
  });

  it('may invalidate the token of its request', async () => {
    sandbox.answer(UsersApi, 'getUser', { effect: 'expire-token', times: 1 });
    expect((await call('GET', '/api/v2/users/u1')).status).toBe(401);
    expect((await call('GET', '/api/v2/users')).status).toBe(401);
  });

  it('comes after a pending fault, and is removed by a reset', async () => {
    sandbox.answer(UsersApi, 'getUser', { body: {} });
    sandbox.fail({ status: 500 });
    expect((await call('GET', '/api/v2/users/u1')).status).toBe(500);
    expect((await call('GET', '/api/v2/users/u1')).status).toBe(200);
    sandbox.reset({ keepTokens: true });
    expect((await call('GET', '/api/v2/users/u1')).status).toBe(404);
  });

  it.each([
    [{ status: 99 }, 'from 200 to 599'],
    [{ status: 204, body: {} }, 'has no body'],
    [{ times: 0 }, 'once or more'],
    [{ latencyMs: -1 }, 'latency'],
    [{ effect: 'vanish' as 'drop' }, 'one of drop'],
    [{ headers: { 'not a name': 'x' } }, 'not a name'],
  ])('is refused if it is %j', (answer, message) => {
    expect(() => sandbox.answer(UsersApi, 'getUser', answer)).toThrow(message);
  });
});
