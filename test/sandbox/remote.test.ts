import { ApiClient, UsersApi } from 'contact-centre-client';
import { NotReceivedError, sandboxAt } from 'contact-centre-client/sandbox';
import type { RemoteSandbox, ServedSandbox } from 'contact-centre-client/sandbox';
import { serveSandbox } from 'contact-centre-client/sandbox/serve';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let served: ServedSandbox;
let remote: RemoteSandbox;
let users: UsersApi;
let client: ApiClient;
beforeAll(async () => {
  served = await serveSandbox();
  remote = sandboxAt(served.url);
});
beforeEach(async () => {
  await remote.reset();
  client = new ApiClient({ timeout: 0, apiUrl: served.url, rejectWith: 'error' });
  client.setAccessToken(await remote.issueAccessToken());
  users = new UsersApi(client);
});
afterAll(async () => {
  void client.close();
  await served.close();
});

async function control(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const headers = { 'Content-Type': 'application/json' };
  const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${served.url}/sandbox${path}`, init);
  const text = await response.text();
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as unknown };
}

describe('A sandbox in another process', () => {
  it('returns received requests', async () => {
    const [user] = served.sandbox.users;
    await users.patchUser(user!.id, { version: 1, title: 'Pilot' });
    const response = await remote.received(UsersApi, 'patchUser', { with: [user!.id, { title: 'Pilot' }], times: 1 });
    expect(response).toMatchObject([{ method: 'PATCH', status: 200, body: { title: 'Pilot' } }]);
    expect(await remote.requests()).toMatchObject([{ headers: { authorization: '[redacted]' } }]);
  });

  it('shows the most similar request of the other process', async () => {
    const [user] = served.sandbox.users;
    await users.patchUser(user!.id, { version: 1, title: 'Pilot' });
    const miss = remote.received(UsersApi, 'patchUser', { with: [user!.id, { title: 'Purser' }] });
    await expect(miss).rejects.toBeInstanceOf(NotReceivedError);
    await expect(miss).rejects.toThrow('body.title: expected "Purser", got "Pilot"');
  });

  it('refuses expectations that JSON cannot represent', async () => {
    const matching = remote.received(UsersApi, 'patchUser', { with: [expect.any(String) as string] });
    await expect(matching).rejects.toThrow('do not travel');
    await expect(remote.received(UsersApi, 'getUser', { headers: { a: /b/ } })).rejects.toThrow('do not travel');
  });

  it('overrides responses, until that is reverted', async () => {
    const takeBack = await remote.on(UsersApi, 'getUser', { name: 'Somebody' });
    expect(await users.getUser('u1')).toEqual({ name: 'Somebody' });
    await remote.answer(UsersApi, 'getUser', { status: 409, body: { name: 'Nobody' }, times: 1 });
    await expect(users.getUser('u1')).rejects.toMatchObject({ status: 409 });
    expect(await users.getUser('u1')).toEqual({ name: 'Somebody' });
    await takeBack();
    await expect(users.getUser('u1')).rejects.toMatchObject({ status: 404 });
  });

  it('can delay responses and drop connections', async () => {
    await remote.answer(UsersApi, 'getUser', { body: {}, latencyMs: 5000, virtual: true, times: 1 });
    const before = served.sandbox.clock.now();
    await users.getUser('u1');
    expect(served.sandbox.clock.now() - before).toBeGreaterThanOrEqual(5000);
    await remote.answer(UsersApi, 'patchUser', { effect: 'drop' });
    await expect(users.patchUser('u1', { version: 1 })).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('issues tokens and codes, and revokes them', async () => {
    const [user] = served.sandbox.users;
    client.setAccessToken(await remote.issueAccessToken({ userId: user!.id, lifetimeMs: 60_000 }));
    expect((await users.getUsersMe()).id).toBe(user!.id);
    await remote.advance(61_000);
    await expect(users.getUsersMe()).rejects.toMatchObject({ status: 401 });
    const { clients } = await remote.facts();
    const code = await remote.issueAuthorizationCode({ clientId: clients.code.id, redirectUri: clients.code.redirectUris[0]! });
    await client.loginCodeAuthorizationGrant(clients.code.id, clients.code.secret, code, clients.code.redirectUris[0]!);
    expect((await users.getUsersMe()).id).toBe(user!.id);
    await remote.expireTokens();
    await expect(users.getUsers()).resolves.toMatchObject({ total: 24 });
  });

  it('is configured like a local one: faults, time, state', async () => {
    await remote.fail({ status: 503, route: 'GET /api/v2/users' });
    await expect(users.getUsers()).rejects.toMatchObject({ status: 503 });
    await remote.setTime(new Date('2031-01-01T00:00:00Z'));
    expect(new Date(served.sandbox.clock.now()).getUTCFullYear()).toBe(2031);
    const state = await remote.snapshot();
    await remote.reset({ keepTokens: true });
    expect(new Date(served.sandbox.clock.now()).getUTCFullYear()).not.toBe(2031);
    await remote.restore(state);
    expect(new Date(served.sandbox.clock.now()).getUTCFullYear()).toBe(2031);
    const messages: unknown[] = [];
    const end = served.sandbox.subscribe((event) => messages.push(event));
    await remote.publish('v2.users.u1.presence', { source: 'PURECLOUD' });
    end();
    expect(messages).toEqual([{ topicName: 'v2.users.u1.presence', eventBody: { source: 'PURECLOUD' } }]);
  });

  it('reports the reason of a refusal', async () => {
    await expect(remote.issueAccessToken({ userId: 'nobody' })).rejects.toThrow('answered 400: There is no such active user');
    await expect(remote.answer(UsersApi, 'getUser', { status: 7 })).rejects.toThrow('from 200 to 599');
  });
});

describe('The control API of requests, responses and tokens', () => {
  it('lists and removes responses by their ids', async () => {
    const answer = { operation: 'getUser', status: 404, times: 2 };
    const { status, body } = await control('POST', '/answers', answer);
    expect([status, body]).toMatchObject([201, { route: 'GET /api/v2/users/{userId}', answer: { status: 404, times: 2 } }]);
    expect((await control('GET', '/answers')).body).toEqual([body]);
    const { id } = body as { id: string };
    expect((await control('DELETE', `/answers/${id}`)).status).toBe(204);
    expect((await control('DELETE', `/answers/${id}`)).status).toBe(404);
    await control('POST', '/answers', answer);
    await control('DELETE', '/answers');
    expect((await control('GET', '/answers')).body).toEqual([]);
  });

  it('clears the request log', async () => {
    await users.getUsers();
    expect((await control('DELETE', '/requests')).status).toBe(204);
    expect((await control('GET', '/requests')).body).toEqual([]);
  });

  it('responds with 409 not.received if a call was not received', async () => {
    const query = { operation: 'patchUser', params: { userId: 'u1' } };
    expect(await control('POST', '/received', query)).toMatchObject({ status: 409, body: { code: 'not.received' } });
    expect(await control('POST', '/received', { ...query, times: 0 })).toEqual({ status: 200, body: [] });
  });

  it.each([
    ['/answers', { status: 404 }, 'Either operation'],
    ['/answers', { operation: 'getUser', route: 'GET /api/v2/users' }, 'Either operation'],
    ['/answers', { operation: 'getUnknown' }, 'There is no operation getUnknown'],
    ['/answers', { route: 'GET /api/v2/unknown' }, 'There is no operation GET /api/v2/unknown'],
    ['/answers', { operation: 'getUser', colour: 'red' }, 'colour'],
    ['/answers', { operation: 'getUser', headers: { a: 1 } }, 'Value [1]'],
    ['/answers', { operation: 'getUser', latencyMs: 'long' }, 'Value [long]'],
    ['/received', { operation: 'getUser', params: 'u1' }, 'Value [u1]'],
    ['/received', {}, 'Either operation'],
    ['/tokens', { userId: 'unknown' }, 'no such active user'],
    ['/tokens', { clientId: 'unknown' }, 'no such OAuth client'],
    ['/tokens', { lifetime: 0 }, 'above 0'],
    ['/codes', { clientId: 'unknown' }, 'redirectUri'],
    ['/codes', { clientId: 'unknown', redirectUri: 'http://localhost' }, 'OAuth clients with a secret'],
  ])('%s refuses %j', async (path, body, message) => {
    const refused = await control('POST', path, body);
    expect(refused).toMatchObject({ status: 400 });
    expect((refused.body as { message: string }).message).toContain(message);
  });
});
