import { inspect } from 'node:util';
import { ApiClient as RootClient, ConfigurationError, UsersApi } from 'contact-centre-client';
import vendor, { AbstractHttpClient, ApiClient, DefaultHttpClient, HttpRequestOptions } from 'contact-centre-client/vendor';
import type { WithCustomHeaders } from 'contact-centre-client/vendor';
import { describe, expect, it, vi } from 'vitest';
import { startPlatform } from '../auth/support.js';
import { TOKEN, answer, errorOf, failureOf, scripted } from '../core/probe.js';

function signedIn(...steps: Parameters<typeof scripted>) {
  const { transport, sent: sentRequests } = scripted(...(steps.length > 0 ? steps : [answer(200, { id: 'me' })]));
  const client = new ApiClient({ timeout: 0, transport, apiUrl: 'https://api.example.com' });
  client.setAccessToken(TOKEN);
  return { client, users: new vendor.UsersApi(client), sent: sentRequests };
}

describe('contact-centre-client/vendor', () => {
  it("has the root's classes, and a client that is an instance of the root's", () => {
    expect(vendor.UsersApi).toBe(UsersApi);
    expect(new ApiClient()).toBeInstanceOf(RootClient);
    expect(vendor.ApiClient.instance).toBeInstanceOf(ApiClient);
  });

  it('sends default headers, the application and custom headers', async () => {
    const { client, users, sent: sentRequests } = signedIn();
    client.setDefaultHeaders({ 'X-One': 'default', 'X-Two': 'default' });
    client.setGenesysAppHeader('wallboard');
    const headed: WithCustomHeaders<UsersApi> = users;
    await headed.getUsersMe({ expand: ['presence'], customHeaders: { 'x-two': 'own' } });
    await headed.deleteUser('1', { customHeaders: { 'x-two': 'own' }, timeout: 5000 });
    expect(sentRequests[1]?.headers).toMatchObject({ 'x-one': 'default', 'x-two': 'own' });
    expect(sentRequests[1]?.url).toBe('https://api.example.com/api/v2/users/1');
    expect(sentRequests[0]?.url).toBe('https://api.example.com/api/v2/users/me?expand=presence');
    expect(sentRequests[0]?.headers).toMatchObject({ 'x-one': 'default', 'x-two': 'own', 'genesys-app': 'wallboard' });
    expect(client.getGenesysAppHeader()).toBe('wallboard');
    expect(() => {
      client.setDefaultHeaders({ 'bad name': 'x' });
    }).toThrow(ConfigurationError);
  });

  it.each([[{}], [{ host: '' }], ['gate.example.com']])('does not move to a gateway of %o', (gateway) => {
    const { client } = signedIn();
    const before = client.config.basePath;
    expect(() => {
      client.setGateway(gateway as never);
    }).toThrow(new ConfigurationError('gateway must be an object with a host'));
    expect(client.config.basePath).toBe(before);
  });

  it('moves to a gateway, and forgets the token of the former hosts', async () => {
    const { client, sent: sentRequests } = signedIn();
    client.config.setGateway({ host: 'gate.example.com', port: 1443, path_params_api: '/calls/', path_params_login: 'login' });
    expect(client.config.basePath).toBe('https://gate.example.com:1443/calls');
    expect(client.config.authUrl).toBe('https://gate.example.com:1443/login');
    expect(client.authData.accessToken).toBeUndefined();
    await new UsersApi(client).getUsersMe();
    expect(sentRequests[0]?.headers['authorization']).toBeUndefined();
  });

  it('reads and sets tokens by authentications, and hides them from consoles', () => {
    const { client } = signedIn();
    const { 'PureCloud OAuth': oauth } = client.authentications;
    expect(oauth.accessToken).toBe(TOKEN);
    expect(inspect(client, { depth: 9 }) + JSON.stringify(client.authentications)).not.toContain(TOKEN);
    expect(inspect(client.authentications, { depth: 9 })).not.toContain(TOKEN);
    oauth.accessToken = 'other';
    expect(client.authData.accessToken).toBe('other');
    client.clearAccessToken();
    expect(oauth.accessToken).toBeUndefined();
  });

  it('takes over and forgets a sign-in from elsewhere', () => {
    const { client } = signedIn();
    const tokenExpiryTime = Date.now() + 3_600_000;
    client.setAuthData({ accessToken: 'a', refreshToken: 'r', state: 's', tokenExpiryTime });
    expect(client.authData).toMatchObject({ accessToken: 'a', refreshToken: 'r', state: 's' });
    expect(Math.abs((client.authData.tokenExpiryTime ?? 0) - tokenExpiryTime)).toBeLessThan(1000);
    client.clearAuthData();
    expect(client.authData).toEqual({});
  });

  it('stores a sign-in under the storage key, once it is persistent', () => {
    const storedData = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storedData.get(key) ?? null,
      setItem: (key: string, value: string) => storedData.set(key, value),
      removeItem: (key: string) => storedData.delete(key),
    });
    const { client } = signedIn();
    client.setStorageKey('mine');
    expect([...storedData.keys()]).toEqual([]);
    client.setPersistSettings(true);
    expect([...storedData.keys()]).toEqual(['mine_auth_data:https://api.example.com:']);
    client.setStorageKey('other');
    expect([...storedData.keys()]).toEqual(['other_auth_data:https://api.example.com:']);
  });

  it('creates verifiers and challenges (RFC 7636, appendix B), and redeems a code', async () => {
    const { url, token } = await startPlatform();
    const client = new ApiClient({ timeout: 0, apiUrl: url });
    expect(client.generatePKCECodeVerifier(43)).toMatch(/^[\w-]{43}$/);
    expect(() => client.generatePKCECodeVerifier(42)).toThrow(ConfigurationError);
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    expect(await client.computePKCECodeChallenge(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    await client.authorizePKCEGrant('id', verifier, 'the-code', 'https://app.example.com');
    expect(Object.fromEntries(token[0]!.form)).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'https://app.example.com',
      client_id: 'id',
      code_verifier: verifier,
    });
    expect(client.authData.accessToken).toBe('token-1');
  });

  it('makes a call that is described argument by argument', async () => {
    const { client, sent: sentRequests } = signedIn();
    const path = '/api/v2/users/{userId}';
    await client.callApi(path, 'PATCH', { userId: 'a/b' }, { body: 'q' }, {}, {}, { name: 'n' }, ['PureCloud OAuth'], [], [], {
      'x-a': '1',
    });
    expect(sentRequests[0]).toMatchObject({
      method: 'PATCH',
      url: 'https://api.example.com/api/v2/users/a%2Fb?body=q',
      body: '{"name":"n"}',
    });
    expect(sentRequests[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'x-a': '1' });
    await client.callApi('/api/v2/date', 'GET');
    expect(sentRequests[1]?.headers['authorization']).toBeUndefined();
    await expect(client.callApi('/a', 'POST', {}, {}, {}, { file: 'x' })).rejects.toThrow(/sends no forms/);
  });

  it('lets a pre hook add headers and a post hook change the response, both without tokens', async () => {
    const { client, users, sent: sentRequests } = signedIn(answer(200, { id: 'me' }));
    const requests: unknown[] = [];
    client.setPreHook((config) => (requests.push(config), { ...config, headers: { ...config.headers, 'x-pre': '1' } }));
    client.setPostHook((response) => (requests.push(response), { ...response, data: { id: 'changed' } }));
    expect(await users.getUsersMe()).toEqual({ id: 'changed' });
    expect(sentRequests[0]?.headers).toMatchObject({ 'x-pre': '1', authorization: `Bearer ${TOKEN}` });
    expect(inspect(requests, { depth: 9 })).not.toContain(TOKEN);
  });

  it("rejects a pre hook that changes the request's target", async () => {
    const { client, users, sent: sentRequests } = signedIn();
    client.setPreHook((config) => ({ ...config, url: 'https://elsewhere.example.com' }));
    await errorOf(users.getUsersMe(), ConfigurationError);
    expect(sentRequests).toEqual([]);
  });

  it('sends through an HTTP client of the program, and accepts the response of its error', async () => {
    const requestOptions: HttpRequestOptions[] = [];
    class OwnHttpClient extends AbstractHttpClient {
      enableHooks() {
        throw new Error('not asked for');
      }
      request(options: HttpRequestOptions) {
        requestOptions.push(options);
        if (requestOptions.length === 1) return Promise.resolve({ status: 200, data: { id: 'me' } });
        return Promise.reject(Object.assign(new Error('400'), { response: { status: 400, data: { code: 'bad' } } }));
      }
    }
    const { client, users } = signedIn();
    client.setHttpClient(new OwnHttpClient());
    expect(await users.getUsersMe()).toEqual({ id: 'me' });
    expect(await failureOf(users.patchUser('1', { version: 1 }))).toEqual({ code: 'bad' });
    expect(requestOptions[1]).toMatchObject({
      method: 'PATCH',
      data: { version: 1 },
      url: 'https://api.example.com/api/v2/users/1',
    });
    expect(() => {
      client.setHttpClient({} as never);
    }).toThrow(ConfigurationError);
  });

  it('has a default HTTP client, which sends as before until hooks are added', async () => {
    const { client, users, sent: sentRequests } = signedIn(answer(200, { id: 'me' }));
    const httpClient = client.getHttpClient();
    expect([httpClient, client.getHttpClient()]).toEqual([expect.any(DefaultHttpClient), httpClient]);
    expect(await users.getUsersMe()).toEqual({ id: 'me' });
    const urls: string[] = [];
    httpClient.setPreHook((config) => {
      urls.push(config.method);
      config.headers = { ...config.headers, 'x-pre': '1' };
      return config;
    });
    httpClient.setPostHook((response) => ({ ...response, data: { id: 'changed' } }));
    expect(await users.getUsersMe()).toEqual({ id: 'changed' });
    expect(urls).toEqual(['GET']);
    expect(sentRequests[0]?.headers['x-pre']).toBeUndefined();
    expect(sentRequests[1]?.headers).toMatchObject({ 'x-pre': '1', authorization: `Bearer ${TOKEN}` });
  });

  it('ignores a hook that returns nothing, and passes bodies, errors and bytes through hooks', async () => {
    const {
      client,
      users,
      sent: sentRequests,
    } = signedIn(answer(200, { id: '1' }), answer(409, { code: 'conflict' }), {
      status: 200,
      statusText: '',
      headers: { 'content-type': 'audio/ogg' },
      body: new Uint8Array([0xff, 0x00, 0xfe]),
    });
    client.getHttpClient().setPreHook(() => undefined);
    client.getHttpClient().setPostHook(() => undefined);
    expect(await users.patchUser('1', { version: 1 })).toEqual({ id: '1' });
    expect(sentRequests[0]).toMatchObject({ method: 'PATCH', body: '{"version":1}' });
    expect(await failureOf(users.patchUser('1', { version: 1 }))).toEqual({ code: 'conflict' });
    expect(await users.getUsersMe()).toEqual(new Uint8Array([0xff, 0x00, 0xfe]));
  });

  it('has an HTTP client that also sends requests of the program', async () => {
    const { url, api } = await startPlatform();
    const http = new DefaultHttpClient(5000);
    const requestOptions = new HttpRequestOptions(
      `${url}/api/v2/users?a=1`,
      'post',
      { 'X-One': '1' },
      { b: ['2', '3'] },
      { name: 'n' },
    );
    const { status, data } = await http.request(requestOptions);
    expect([status, typeof data]).toEqual([200, 'object']);
    expect(api[0]).toMatchObject({ target: '/api/v2/users?a=1&b=2&b=3' });
    expect(api[0]?.headers).toMatchObject({ 'x-one': '1', 'content-type': 'application/json' });
  });

  it('rejects such a request with the response if its status is no success', async () => {
    const { url } = await startPlatform({ api: () => ({ status: 404, json: { code: 'not.found' } }) });
    const error = await new DefaultHttpClient()
      .request(new HttpRequestOptions(`${url}/api/v2/x`, 'GET'))
      .catch((e: unknown) => e);
    expect(error).toMatchObject({
      message: 'The response has the status 404',
      response: { status: 404, data: { code: 'not.found' } },
    });
  });

  it('rejects invalid hooks, and hooks of an HTTP client that does not support them', () => {
    const plain = { __proto__: AbstractHttpClient.prototype } as unknown as AbstractHttpClient;
    expect(() => {
      plain.setPreHook(() => undefined);
    }).toThrow(/needs an HTTP client with enableHooks/);
    expect(() => {
      new DefaultHttpClient().setPostHook('x' as never);
    }).toThrow(/setPostHook takes a function/);
  });

  it('has its settings under the former names', () => {
    const { client } = signedIn();
    client.config.logger.log_level = client.config.logger.logLevelEnum.level.LDebug;
    client.config.refresh_access_token = false;
    client.config.refresh_token_wait_max = 3;
    expect([client.logger.level, client.refreshAccessToken, client.refreshTokenWaitMax]).toEqual(['debug', false, 3]);
  });

  it.each(['setProxyAgent', 'setMTLSCertificates', 'setMTLSContents'] as const)('rejects %s in a browser', (method) => {
    const { client } = signedIn();
    vi.stubGlobal('window', { document: {} });
    expect(() => {
      client[method]('a');
    }).toThrow(new RegExp(`${method} works only on servers`));
  });
});
