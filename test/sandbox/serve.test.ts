import { once } from 'node:events';
import { connect } from 'node:net';
import {
  ApiClient,
  BadRequestError,
  NotFoundError,
  PresenceApi,
  RateLimitError,
  RoutingApi,
  TokensApi,
  UsersApi,
} from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import type { ServedSandbox } from 'contact-centre-client/sandbox';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Read before a server starts, because Node modules are loaded lazily. */
const globalsBefore = [globalThis.Request, globalThis.Response, globalThis.fetch];

let served: ServedSandbox;
beforeEach(async () => {
  served = await serveSandbox();
});
afterEach(async () => {
  await served.close();
});

const redirectUri = 'http://localhost:8080/callback';

async function signedIn(Client: typeof ApiClient | typeof FetchClient = ApiClient): Promise<ApiClient | FetchClient> {
  const client = new Client({ timeout: 0, apiUrl: served.url, loginUrl: served.url, rejectWith: 'error' });
  const { id, secret } = served.sandbox.clients.clientCredentials;
  await client.loginClientCredentialsGrant(id, secret);
  return client;
}

async function signedInUser(): Promise<ApiClient> {
  const client = new ApiClient({ timeout: 0, apiUrl: served.url, loginUrl: served.url, rejectWith: 'error' });
  const { id, secret } = served.sandbox.clients.code;
  const code = served.sandbox.issueAuthorizationCode({ clientId: id, redirectUri });
  await client.loginCodeAuthorizationGrant(id, secret, code, redirectUri);
  return client;
}

describe.each([
  ['axios', ApiClient],
  ['fetch', FetchClient],
] as const)('the client on %s', (_name, Client) => {
  it('manages queues and their members', async () => {
    const routing = new RoutingApi(await signedIn(Client));
    const queue = await routing.postRoutingQueues({ name: 'Ferries & Trains' });
    const {
      entities: [user],
    } = await new UsersApi(await signedIn(Client)).getUsers({ pageSize: 1 });
    await routing.postRoutingQueueMembers(queue.id, [{ id: user!.id }]);
    await routing.patchRoutingQueueMember(queue.id, user!.id, { joined: false });
    const members = await routing.getRoutingQueueMembers(queue.id, { expand: ['presence', 'routingStatus'] });
    expect(members.entities).toMatchObject([{ id: user!.id, joined: false, user: { presence: { source: 'PURECLOUD' } } }]);
    await routing.postRoutingQueueMembers(queue.id, [{ id: user!.id }], { _delete: true });
    expect((await routing.getRoutingQueueMembers(queue.id)).entities).toEqual([]);
    expect((await routing.getRoutingQueues({ name: 'Ferries & Trains' })).total).toBe(1);
    await expect(routing.deleteRoutingQueue(queue.id)).resolves.toBeUndefined();
  });

  it('receives typed errors for refused calls', async () => {
    const client = await signedIn(Client);
    const routing = new RoutingApi(client);
    await expect(routing.postRoutingQueues({ name: 'Bookings' })).rejects.toBeInstanceOf(BadRequestError);
    const error: unknown = await new UsersApi(client).getUser('a/b ü').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ status: 404, code: 'not.found', body: { entityId: 'a/b ü' } });
    const { contextId, correlationId } = error as NotFoundError;
    expect(contextId).toBeTruthy();
    expect(correlationId).toBe(contextId);
    served.sandbox.fail({ status: 429, retryAfter: 2, route: 'GET /api/v2/users' });
    const limited: unknown = await new UsersApi(client).getUsers().catch((reason: unknown) => reason);
    expect(limited).toBeInstanceOf(RateLimitError);
    expect(limited).toMatchObject({ retryAfter: 2 });
  });
});

describe('a served sandbox', () => {
  it('lets the client refresh an expired token once', async () => {
    const users = new UsersApi(await signedInUser());
    const me = await users.getUsersMe();
    served.sandbox.expireTokens();
    expect(await users.getUsersMe()).toEqual(me);
    expect(served.sandbox.requests.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /oauth/token 200',
      'GET /api/v2/users/me 200',
      'GET /api/v2/users/me 401',
      'POST /oauth/token 200',
      'GET /api/v2/users/me 200',
    ]);
  });

  it('signs in by SAML assertion', async () => {
    const client = new ApiClient({ timeout: 0, apiUrl: served.url, loginUrl: served.url });
    const { clients, organisation } = served.sandbox;
    await client.loginSaml2BearerGrant(clients.saml2.id, clients.saml2.secret, organisation.shortName, btoa('<Assertion/>'));
    expect(await new UsersApi(client).getUsersMe()).toMatchObject({ name: 'Amara Osei' });
  });

  it('tests and revokes a token', async () => {
    const tokens = new TokensApi(await signedIn());
    await expect(tokens.headTokensMe()).resolves.toBeUndefined();
    expect(await tokens.getTokensMe()).toMatchObject({ OAuthClient: { authorizedGrantType: 'CLIENT-CREDENTIALS' } });
    await tokens.deleteTokensMe();
    await expect(tokens.headTokensMe()).rejects.toMatchObject({ status: 401 });
  });

  it('changes the presence of the signed-in user', async () => {
    const client = await signedInUser();
    const { id } = await new UsersApi(client).getUsersMe();
    const presences = new PresenceApi(client);
    const { entities } = await presences.getPresencedefinitions();
    const onQueue = entities.find(({ systemPresence }) => systemPresence === 'On Queue');
    await presences.patchUserPresencesPurecloud(id, { presenceDefinition: { id: onQueue!.id! } });
    const me = await new UsersApi(client).getUser(id, { expand: ['presence', 'routingStatus'] });
    expect(me).toMatchObject({
      presence: { presenceDefinition: { systemPresence: 'On Queue' } },
      routingStatus: { status: 'IDLE' },
    });
  });

  it('listens on the loopback interface, at the specified port', async () => {
    expect(new URL(served.url).hostname).toBe('127.0.0.1');
    const { port } = new URL(served.url);
    await expect(serveSandbox({ port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('closes at once although a request is incomplete, and may be closed twice', async () => {
    const { hostname, port } = new URL(served.url);
    const socket = connect(Number(port), hostname);
    const head = [
      'POST /oauth/token HTTP/1.1',
      'Host: sandbox',
      'Content-Length: 9',
      'Content-Type: application/x-www-form-urlencoded',
      'Expect: 100-continue',
      '',
      '',
    ];
    socket.on('error', () => undefined).write(head.join('\r\n'));
    // The request for the rest proves that the server waits for the body.
    const [requestData] = (await once(socket, 'data')) as [Buffer];
    expect(requestData.toString()).toContain('100 Continue');
    const ended = once(socket, 'close');
    await served.close();
    await served.close();
    await ended;
    await expect(fetch(served.url)).rejects.toThrow();
  });

  it('leaves the globals of the process unchanged', async () => {
    expect((await fetch(served.url)).status).toBe(404);
    expect([globalThis.Request, globalThis.Response, globalThis.fetch]).toEqual(globalsBefore);
  });
});
