import { Agent as HttpsAgent } from 'node:https';
import { inspect } from 'node:util';
import { ApiClient as AxiosClient, UsersApi } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { mtls, proxyTransport, undiciTransport } from 'contact-centre-client/node';
import { ApiClient as VendorClient, DefaultHttpClient, HttpRequestOptions } from 'contact-centre-client/vendor';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { client as clientPair } from '../../support/tls.js';
import { MemoryStorage } from '../../support/page.js';
import { answer, failureOf, scripted } from '../probe.js';

const SECRET = 'planted-s3cret';

/** Every way in which a program may inspect a value, including careless ones. */
function views(value: unknown): string[] {
  const printed: string[] = [];
  const print = (...values: unknown[]): void => {
    printed.push(...values.map((each) => inspect(each)));
  };
  for (const method of ['log', 'error', 'dir'] as const) vi.spyOn(console, method).mockImplementation(print);
  console.log(value);
  console.error(value);
  console.dir(value);
  vi.restoreAllMocks();
  try {
    printed.push(inspect(structuredClone(value), { depth: Infinity, showHidden: true }));
  } catch {
    // It cannot be copied.
  }
  return [
    ...printed,
    inspect(value, { depth: Infinity, showHidden: true, getters: true }),
    inspect({ value: [value] }, { depth: Infinity, showHidden: true, customInspect: false }),
    JSON.stringify([value]),
    Object.entries(value as object).join(),
  ];
}

function expectNoSecret(value: unknown): void {
  for (const view of views(value)) {
    expect(view).not.toContain(SECRET);
    expect(view).not.toContain(btoa(`name:${SECRET}`));
  }
}

const options = (): ClientOptions => ({
  gateway: { url: `https://name:${SECRET}@gateway.example`, headers: { 'x-api-key': SECRET } },
  headers: { 'x-api-key': SECRET, 'proxy-authorization': SECRET, 'x-plain': SECRET, cookie: SECRET },
  hooks: [(request, next) => next({ ...request, headers: { ...request.headers, 'x-hook': SECRET } })],
  logger: { sink: () => SECRET },
  persist: { storage: new MemoryStorage(), prefix: 'app' },
  retry: true,
  timeout: 0,
});

const makers: [string, (options: ClientOptions) => AxiosClient | FetchClient][] = [
  [
    'contact-centre-client',
    (input) =>
      new AxiosClient({ timeout: 0, ...input, proxy: { host: 'p', port: 1, auth: { username: 'u', password: SECRET } } }),
  ],
  ['contact-centre-client/fetch', (args) => new FetchClient(args)],
  ['contact-centre-client/vendor', (args) => new VendorClient(args)],
];

describe.each(makers)('A client of %s', (_entry, make) => {
  it.each([200, 401, 500])('shows no header value and no token, before and after a call that receives %i', async (status) => {
    const { transport } = scripted(
      answer(200, { access_token: SECRET, refresh_token: `${SECRET}-2` }),
      answer(status, { echo: SECRET }),
    );
    const client = make({ ...options(), transport });
    const users = new UsersApi(client);
    for (const shown of [client, users]) expectNoSecret(shown);
    await client.loginCodeAuthorizationGrant('app', SECRET, SECRET, 'https://app.example/cb');
    const call = users.getUser('u1', {}, { headers: { 'x-call-token': SECRET } });
    const outcome = await (status === 200 ? call.then(() => undefined) : failureOf(call.withResponse()));
    for (const shown of [client, users, call]) if (status !== 200 || shown !== call) expectNoSecret(shown);
    if (status !== 200) for (const view of views(outcome)) expect(view).not.toContain(SECRET);
  });

  it('shows its hosts and the names of its headers', () => {
    const client = make({ apiUrl: 'https://platform.example', headers: { 'X-App': SECRET } });
    expect(JSON.parse(JSON.stringify(client))).toMatchObject({
      apiUrl: 'https://platform.example',
      loginUrl: 'https://platform.example',
      headers: { 'x-app': '[redacted]' },
    });
    expect(inspect(client)).toContain('ApiClient');
    expect(inspect(client)).toContain("'x-app': '[redacted]'");
  });
});

it('What sends requests shows no credentials', async () => {
  const { cert, key } = clientPair;
  const connections = mtls({ cert, key });
  onTestFinished(() => connections.close());
  const agent = new HttpsAgent({ passphrase: SECRET });
  const client = new VendorClient({ apiUrl: 'https://platform.example', transport: scripted(answer(200)).transport });
  client.setProxyAgent(agent);
  const request = new HttpRequestOptions(
    `https://platform.example/?token=${SECRET}`,
    'GET',
    { authorization: SECRET },
    {},
    { a: SECRET },
  );
  for (const shown of [
    proxyTransport(`http://name:${SECRET}@proxy.example`),
    undiciTransport(),
    new DefaultHttpClient(null, agent),
    client,
    client.getHttpClient(),
  ]) {
    // An HTTP client like the vendor's has its agent in a public field, which a console shows only if configured.
    for (const view of [inspect(shown, { depth: Infinity, showHidden: true }), JSON.stringify([shown])]) {
      expect(view).not.toContain(SECRET);
    }
  }
  expect(inspect(request)).not.toContain(SECRET);
  expect(JSON.stringify(request)).not.toContain(SECRET);
  expect(inspect(connections, { depth: Infinity, getters: true, showHidden: true })).not.toContain(key.slice(40, 80));
  await client.close();
});

it('The items of a call show no header and no body of it', () => {
  const client = new AxiosClient({ apiUrl: 'https://platform.example', timeout: 0 });
  client.setAccessToken(SECRET);
  const search = new UsersApi(client).postUsersSearch({ pageSize: 25, query: [] }, { headers: { 'x-api-key': SECRET } });
  const items = search.items();
  for (const view of [inspect(items, { depth: Infinity, showHidden: true }), JSON.stringify([items])]) {
    expect(view).not.toContain(SECRET);
    expect(view).toContain('postUsersSearch');
  }
});
