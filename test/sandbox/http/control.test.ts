import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxRequest, SandboxState } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../support.js';
import type { Call } from '../support.js';

const start = Date.parse('2026-05-04T10:00:00Z');

let sandbox: Sandbox;
let call: Call;
beforeEach(async () => {
  sandbox = createSandbox({ now: () => start });
  call = await signIn(sandbox);
});

/** Sends a request without a token. */
async function control(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await sandbox.fetch(new Request(`https://sandbox.example/sandbox${path}`, init));
  const text = await response.text();
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as unknown };
}

describe('the control API', () => {
  it('lists the clients to sign in with', async () => {
    expect(await control('GET', '')).toMatchObject({
      status: 200,
      body: { seed: 1, clients: { code: { id: sandbox.clients.code.id } }, organisation: { shortName: 'harbourline' } },
    });
  });

  it('makes calls fail', async () => {
    const fault = { status: 503, times: 2, route: 'GET /api/v2/users' };
    expect(await control('POST', '/faults', fault)).toMatchObject({ status: 204 });
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 503 });
    expect(await control('DELETE', '/faults')).toMatchObject({ status: 204 });
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
  });

  it.each([
    { status: 200 },
    {},
    { status: '503' },
    { effect: 'vanish' },
    { status: 500, route: 'users' },
    { latencyMs: 1e300, virtual: true },
    { latencyMs: -1 },
    { status: 429, retryAfter: -1 },
    { status: 500, times: 0.5 },
  ])('refuses the fault %j', async (fault) => {
    expect(await control('POST', '/faults', fault)).toMatchObject({ status: 400, body: { code: 'bad.request' } });
  });

  it('moves the clock', async () => {
    expect((await control('POST', '/clock', { advance: 90_000 })).body).toEqual({
      now: '2026-05-04T10:01:30.000Z',
      offset: 90_000,
    });
    expect((await control('POST', '/clock', { set: '2026-05-05T00:00:00Z' })).body).toMatchObject({
      now: '2026-05-05T00:00:00.000Z',
    });
    expect((await control('GET', '/clock')).body).toMatchObject({ now: '2026-05-05T00:00:00.000Z' });
    for (const wrong of [{}, { advance: -1 }, { set: 'soon' }, { advance: 1, set: '2026-05-05' }]) {
      expect(await control('POST', '/clock', wrong)).toMatchObject({ status: 400 });
    }
    expect(sandbox.clock.now()).toBe(Date.parse('2026-05-05T00:00:00Z'));
  });

  it('expires tokens', async () => {
    expect(await control('POST', '/expire-tokens')).toMatchObject({ status: 204 });
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 401 });
  });

  it('resets', async () => {
    await call('POST', '/api/v2/routing/skills', { name: 'Juggling' });
    expect(await control('POST', '/reset')).toMatchObject({ status: 204 });
    expect(sandbox.requests).toEqual([]);
    expect(await (await signIn(sandbox))('GET', '/api/v2/routing/skills?name=Juggling')).toMatchObject({ body: { total: 0 } });
  });

  it.each([
    ['/faults', { status: 500, rute: 'GET /api/v2/users' }, 'rute'],
    ['/channel-faults', { effect: 'cut', channelID: 'one' }, 'channelID'],
    ['/jobs', { ends: 'failed' }, 'ends'],
    ['/clock', { advance: 1000, sett: '2026-05-05' }, 'sett'],
    ['/events', { topicName: 'v2.users.a.presence', eventBody: {}, body: {} }, 'body'],
    ['/reset', { keepToken: true }, 'keepToken'],
    ['/tokens', { user: 'a' }, 'user'],
  ])('refuses unknown fields of %s by name', async (path, body, name) => {
    expect(await control('POST', path, body)).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'unknown.field', fieldName: name }] },
    });
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
  });

  it('returns the request log, which does not contain its own calls', async () => {
    await call('GET', '/api/v2/users/nobody');
    await control('GET', '/clock');
    const { body } = await control('GET', '/requests');
    expect((body as SandboxRequest[]).map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /oauth/token 200',
      'GET /api/v2/users/nobody 404',
    ]);
  });

  it('returns the state and restores it', async () => {
    const state = (await control('GET', '/state')).body as SandboxState;
    await call('POST', '/api/v2/routing/skills', { name: 'Juggling' });
    expect(await control('PUT', '/state', state)).toMatchObject({ status: 204 });
    expect(await call('GET', '/api/v2/routing/skills?name=Juggling')).toMatchObject({ body: { total: 0 } });
    expect(await control('PUT', '/state', { ...state, seed: 'nine' })).toMatchObject({ status: 400 });
  });

  it('sends events', async () => {
    const events: unknown[] = [];
    const end = sandbox.subscribe((event) => events.push(event));
    const event = { topicName: 'v2.users.u1.presence', eventBody: { source: 'PURECLOUD' } };
    expect(await control('POST', '/events', event)).toMatchObject({ status: 204 });
    end();
    await control('POST', '/events', event);
    expect(events).toEqual([event]);
  });

  it('is exempt from faults and limits', async () => {
    sandbox.fail({ status: 500, route: /./ });
    expect(await control('GET', '/clock')).toMatchObject({ status: 200 });
  });

  it('is 405 for a wrong verb', async () => {
    expect(await control('GET', '/reset')).toMatchObject({ status: 405 });
  });
});
