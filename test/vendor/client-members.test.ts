import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { ApiError, ConfigurationError } from 'contact-centre-client';
import vendor, {
  ApiClient,
  ApiClientClass,
  HttpRequestOptions,
  OAuthApi,
  PureCloudRegionHosts,
  RoutingApi,
  TelephonyProvidersEdgeApi,
  UsersApi,
  WebChatApi,
} from 'contact-centre-client/vendor';
import type { PreHookConfig } from 'contact-centre-client/vendor';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPlatform } from '../auth/support.js';
import { TOKEN, answer, errorOf, scripted } from '../core/probe.js';

/** Returns an unbound method for comparison. */
function methodOf(owner: object, name: string): unknown {
  return Reflect.get(owner, name);
}

function signedIn(...steps: Parameters<typeof scripted>) {
  const { transport, sent: sentRequests } = scripted(...(steps.length > 0 ? steps : [answer(200, { id: 'me' })]));
  const client = new ApiClient({ timeout: 0, transport, apiUrl: 'https://api.example.com' });
  client.setAccessToken(TOKEN);
  return { client, users: new UsersApi(client), sent: sentRequests };
}

describe('buildCollectionParam', () => {
  it.each([
    ['csv', 'a,b c,1,true,'],
    ['ssv', 'a b c 1 true '],
    ['tsv', 'a\tb c\t1\ttrue\t'],
    ['pipes', 'a|b c|1|true|'],
    ['multi', ['a', 'b c', '1', 'true', '']],
  ])('joins a list as %s', (format, joined) => {
    expect(signedIn().client.buildCollectionParam(['a', 'b c', 1, true, null], format)).toEqual(joined);
  });

  it.each(['', 'CSV', 'json', 'toString', undefined])('rejects the format %j', (format) => {
    const { client } = signedIn();
    expect(() => client.buildCollectionParam(['a'], format!) as unknown).toThrow(
      new ConfigurationError(`Unknown collection format: ${String(format)}. Use csv, ssv, tsv, pipes or multi`),
    );
  });

  it('treats a single value as a list of one, a date as ISO 8601, and an empty value as nothing', () => {
    const { client } = signedIn();
    expect(client.buildCollectionParam('a', 'multi')).toEqual(['a']);
    expect(client.buildCollectionParam(new Date(0), 'csv')).toBe('1970-01-01T00:00:00.000Z');
    expect([null, undefined, ''].map((value) => client.buildCollectionParam(value, 'csv') as unknown)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('returns the same in every format for the list of texts', () => {
    const { client } = signedIn();
    const items = fc.array(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)), { minLength: 1 });
    fc.assert(
      fc.property(items, fc.constantFrom(['csv', ','], ['ssv', ' '], ['tsv', '\t'], ['pipes', '|']), (list, [format, sign]) => {
        const texts = client.buildCollectionParam(list, 'multi') as string[];
        expect(client.buildCollectionParam(list, format)).toBe(texts.join(sign));
      }),
    );
  });

  it('names the formats', () => {
    expect(signedIn().client.CollectionFormatEnum).toEqual({ CSV: ',', SSV: ' ', TSV: '\t', PIPES: '|', MULTI: 'multi' });
  });
});

describe('helpers of calls', () => {
  it('build addresses, and select and recognize media types', () => {
    const { client } = signedIn();
    expect(client.buildUrl('api/v2/users/{userId}/{other}', { userId: 'a/b' })).toBe(
      'https://api.example.com/api/v2/users/a%2Fb/%7Bother%7D',
    );
    expect(client.jsonPreferredMime(['text/plain', 'application/json; charset=UTF-8'])).toBe('application/json; charset=UTF-8');
    expect([client.jsonPreferredMime(['text/plain']), client.jsonPreferredMime([])]).toEqual(['text/plain', undefined]);
    expect([client.isJsonMime('APPLICATION/JSON'), client.isJsonMime('application/json-seq')]).toEqual([true, false]);
    expect([client.paramToString(0), client.paramToString(false), client.paramToString(null)]).toEqual(['0', 'false', '']);
  });
});

describe('setUseLegacyParameterFilter', () => {
  it('omits query values that are false or 0, but no body', async () => {
    const { client, sent: sentRequests } = signedIn(answer(200, {}), answer(200, {}), answer(200, {}));
    const call = () => client.callApi('/api/v2/a', 'POST', null, { a: 0, b: false, c: 1, d: '' }, null, null, 0);
    await call();
    client.setUseLegacyParameterFilter(true);
    expect([client.getUseLegacyParameterFilter(), client.paramToString(0)]).toEqual([true, '']);
    await call();
    await new UsersApi(client).getUsers({ pageNumber: 0, pageSize: 5 });
    expect(sentRequests.map(({ url, body }) => [new URL(url).search, body])).toEqual([
      ['?a=0&b=false&c=1&d=', '0'],
      ['?c=1&d=', '0'],
      ['?pageSize=5', undefined],
    ]);
    expect(() => {
      client.setUseLegacyParameterFilter('yes' as never);
    }).toThrow(ConfigurationError);
  });
});

describe('callApi', () => {
  it('accepts null for unused arguments, a path without a slash, and a query in the path', async () => {
    const { client, sent: sentRequests } = signedIn(answer(200, { total: 1 }), answer(200, {}));
    const page: unknown = await client.callApi(
      'api/v2/users?state=active&id=1&id=2',
      'get',
      null,
      { pageSize: 5 },
      null,
      null,
      null,
      ['PureCloud OAuth'],
      null,
      null,
      null,
    );
    expect(page).toEqual({ total: 1 });
    expect(sentRequests[0]).toMatchObject({
      method: 'GET',
      url: 'https://api.example.com/api/v2/users?state=active&id=1&id=2&pageSize=5',
    });
  });

  it.each([[['Basic']], [['PureCloud OAuth', 'toString']]])('rejects the authentication types %j', async (names) => {
    const { client, sent: sentRequests } = signedIn();
    await expect(client.callApi('/api/v2/users', 'GET', {}, {}, {}, {}, null, names)).rejects.toThrow(
      /^Unknown authentication type: (?:Basic|toString)\. Use PureCloud OAuth or Guest Chat JWT \(see /,
    );
    expect(sentRequests).toEqual([]);
  });

  it('requests the given media type, prefers JSON, and prefers the OAuth token to that of a guest', async () => {
    const { client, sent: sentRequests } = signedIn(answer(200, {}), answer(200, {}), answer(200, {}));
    const call = (accepts: string[], names: string[]) =>
      client.callApi('/api/v2/a', 'GET', {}, {}, {}, {}, null, names, [], accepts);
    await call(['text/csv'], ['Guest Chat JWT', 'PureCloud OAuth']);
    await call(['text/csv', 'application/json'], ['PureCloud OAuth']);
    await call([], []);
    expect(sentRequests.map(({ headers }) => [headers['accept'], headers['authorization']])).toEqual([
      ['text/csv', `Bearer ${TOKEN}`],
      ['application/json', `Bearer ${TOKEN}`],
      ['application/json', undefined],
    ]);
  });

  it('prefers the headers of one call to default ones, in any case', async () => {
    const { client, sent: sentRequests } = signedIn();
    client.setDefaultHeaders({ 'X-One': 'default' });
    await client.callApi('/api/v2/users', 'GET', {}, {}, { 'x-one': 'parameter' }, {}, null, ['PureCloud OAuth'], [], [], {
      'X-ONE': 'own',
    });
    expect(sentRequests[0]?.headers['x-one']).toBe('own');
  });
});

describe('callApi that a program has replaced', () => {
  it('receives the calls of API classes, and can pass them on', async () => {
    const { client, users, sent: sentRequests } = signedIn(answer(200, { name: 'Ines' }), answer(200, { total: 1 }));
    const calls: unknown[][] = [];
    const callApi = client.callApi.bind(client);
    client.callApi = (...values) => {
      calls.push(values);
      return callApi(...values);
    };
    const { signal } = new AbortController();
    await expect(users.patchUser('a/b', { version: 1, name: 'Ines' }, { headers: { 'x-one': '1' }, signal })).resolves.toEqual({
      name: 'Ines',
    });
    await expect(users.getUsers({ pageSize: 5, expand: ['skills'] }).withResponse()).resolves.toMatchObject({
      body: { total: 1 },
    });
    const json = ['application/json'];
    expect(calls[0]?.slice(0, 11)).toEqual([
      '/api/v2/users/{userId}',
      'PATCH',
      { userId: 'a/b' },
      {},
      {},
      {},
      { version: 1, name: 'Ines' },
      ['PureCloud OAuth'],
      json,
      json,
      { 'x-one': '1' },
    ]);
    expect(calls[0]?.[11]).toEqual({ signal });
    expect(calls[1]?.slice(0, 7)).toEqual(['/api/v2/users', 'GET', {}, { pageSize: 5, expand: ['skills'] }, {}, {}, null]);
    expect(sentRequests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PATCH', 'https://api.example.com/api/v2/users/a%2Fb', '{"version":1,"name":"Ines"}'],
      ['GET', 'https://api.example.com/api/v2/users?pageSize=5&expand=skills', undefined],
    ]);
    expect(sentRequests[0]?.headers['x-one']).toBe('1');
  });

  it('determines the result of methods, and receives no call without its required arguments', async () => {
    const { client, users, sent: sentRequests } = signedIn();
    const callApi = vi.spyOn(client, 'callApi').mockResolvedValue({ entities: [] });
    await expect(users.getUsers()).resolves.toEqual({ entities: [] });
    await expect(users.getUser('')).rejects.toThrow('Missing the required parameter "userId" when calling getUser');
    expect(callApi).toHaveBeenCalledTimes(1);
    expect(sentRequests).toEqual([]);
    callApi.mockRestore();
    await expect(users.getUsersMe()).resolves.toEqual({ id: 'me' });
  });

  it('sends the same as the method itself, for all operations', async () => {
    const operations = Object.entries({
      guest: (client: ApiClient) => new WebChatApi(client).getWebchatGuestConversationMember('c', 'm'),
      header: (client: ApiClient) => new OAuthApi(client).getOauthScopes({ acceptLanguage: 'de' }),
      name: (client: ApiClient) => new TelephonyProvidersEdgeApi(client).getTelephonyProvidersEdges({ siteId: 'a' }),
      body: (client: ApiClient) => new UsersApi(client).putUserRoutingskill('u', 's', { id: 's', proficiency: 3 }),
    });
    for (const [name, call] of operations) {
      const requests = await Promise.all(
        [false, true].map(async (isReplaced) => {
          const { client, sent: sentRequests } = signedIn();
          client.setGuestToken(`e30.${Buffer.from('{}').toString('base64url')}.x`);
          const callApi = client.callApi.bind(client);
          if (isReplaced) client.callApi = (...values) => callApi(...values);
          await call(client);
          return sentRequests.map(({ method, url, headers, body }) => ({ method, url, headers, body }));
        }),
      );
      expect(requests[1], name).toEqual(requests[0]);
    }
  });
});

describe('calls of plain JavaScript', () => {
  it.each([['{"name":"Knots"}'], [' {"name": "Knots"} ']])('send %j, which is already JSON, unchanged', async (text) => {
    const { client, sent: sentRequests } = signedIn();
    await new RoutingApi(client).postRoutingSkills(text as never);
    await client.callApi('/api/v2/routing/skills', 'POST', {}, {}, {}, {}, text, ['PureCloud OAuth']);
    expect(sentRequests.map(({ body }) => body)).toEqual(['{"name":"Knots"}', '{"name":"Knots"}']);
  });

  it.each([['Knots'], ['{"id":12345678901234567890}']])('send the text %j as a text', async (text) => {
    const { client, sent: sentRequests } = signedIn();
    await new RoutingApi(client).postRoutingSkills(text as never);
    expect(sentRequests[0]?.body).toBe(JSON.stringify(text));
  });

  it.each([[null], [''], [false], [0]])('treat %j as missing options', async (options) => {
    const { users, sent: sentRequests } = signedIn();
    await users.getUsers(options as never);
    expect(sentRequests[0]?.url).toBe('https://api.example.com/api/v2/users');
  });

  it("reject with the platform's 401 without a token", async () => {
    const { client, users, sent: sentRequests } = signedIn(answer(401, { status: 401, code: 'authentication.required' }));
    client.clearAccessToken();
    await expect(users.getUsersMe()).rejects.toMatchObject({ status: 401, code: 'authentication.required' });
    expect(sentRequests.map(({ headers }) => headers['authorization'])).toEqual([undefined]);
  });

  it('reject, and never throw synchronously', async () => {
    const { users } = signedIn();
    await expect(users.getUsersMe({ customHeaders: { 'bad name': '1' } } as never)).rejects.toThrow(ConfigurationError);
  });
});

describe('ApiClient', () => {
  it('has members that tests can replace and restore', () => {
    const { instance } = ApiClient;
    for (const target of [ApiClient, instance]) {
      const spy = vi.spyOn(target, 'setEnvironment').mockImplementation(() => undefined);
      expect(methodOf(target, 'setEnvironment')).toBe(spy);
      ApiClient.setEnvironment('mypurecloud.ie');
      instance.setEnvironment('mypurecloud.de');
      expect(spy.mock.calls).toEqual([['mypurecloud.ie'], ['mypurecloud.de']]);
      spy.mockRestore();
      expect(Object.hasOwn(instance, 'setEnvironment')).toBe(false);
      expect(methodOf(instance, 'setEnvironment')).toBe(methodOf(ApiClientClass.prototype, 'setEnvironment'));
    }
    // Like Sinon.
    const descriptor = Reflect.getOwnPropertyDescriptor(ApiClient, 'logout');
    Reflect.defineProperty(ApiClient, 'logout', { ...descriptor, value: () => undefined });
    expect(Object.hasOwn(instance, 'logout')).toBe(true);
    Reflect.defineProperty(ApiClient, 'logout', descriptor ?? {});
    expect([typeof descriptor?.value, Object.hasOwn(instance, 'logout')]).toEqual(['function', false]);
    // Like Jest.
    const replacement = (): void => undefined;
    ApiClient.setEnvironment = replacement;
    expect([methodOf(ApiClient, 'setEnvironment'), methodOf(instance, 'setEnvironment')]).toEqual([replacement, replacement]);
    Reflect.deleteProperty(ApiClient, 'setEnvironment');
    expect(methodOf(instance, 'setEnvironment')).toBe(methodOf(ApiClientClass.prototype, 'setEnvironment'));
    expect(['setEnvironment' in ApiClient, 'config' in ApiClient, 'instance' in ApiClient, 'nothing' in ApiClient]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is also the default client', () => {
    onTestFinished(() => {
      ApiClient.setEnvironment();
      ApiClient.clearAccessToken();
    });
    vendor.ApiClient.setEnvironment('mypurecloud.ie');
    vendor.ApiClient.setAccessToken(TOKEN);
    vendor.ApiClient.config.logger.log_level = 'none';
    vendor.ApiClient.returnExtended = false;
    const { instance } = vendor.ApiClient;
    expect([instance.apiUrl, instance.authData.accessToken, ApiClient.apiUrl]).toEqual([
      'https://api.mypurecloud.ie',
      TOKEN,
      instance.apiUrl,
    ]);
    expect([instance.instance, new ApiClientClass().instance]).toEqual([instance, instance]);
    expect(instance).toBeInstanceOf(ApiClient);
    expect(new (class extends ApiClient {})()).toBeInstanceOf(ApiClientClass);
    expect(Reflect.get(ApiClient, 'nothing')).toBeUndefined();
  });

  it('has another default client once one is set', async () => {
    const before = ApiClient.instance;
    onTestFinished(() => {
      ApiClient.instance = before;
    });
    const { client, sent: sentRequests } = signedIn();
    vendor.ApiClient.instance = client;
    await new UsersApi().getUsersMe();
    expect(sentRequests).toHaveLength(1);
  });

  it('keeps default headers as written, and sends those that are added in place', async () => {
    const { client, users, sent: sentRequests } = signedIn(answer(200, {}), answer(200, {}), answer(200, {}));
    client.setDefaultHeaders({ 'X-One': '1' });
    client.setGenesysAppHeader('wallboard');
    client.defaultHeaders['X-Two'] = '2';
    client.getDefaultHeaders()['X-Three'] = '3';
    expect(client.getDefaultHeaders()).toEqual({ 'X-One': '1', 'Genesys-App': 'wallboard', 'X-Two': '2', 'X-Three': '3' });
    expect(inspect(client.getDefaultHeaders())).toContain("'X-Three': '3'");
    await users.getUsersMe();
    expect(sentRequests[0]?.headers).toMatchObject({ 'x-one': '1', 'genesys-app': 'wallboard', 'x-two': '2', 'x-three': '3' });
    client.defaultHeaders['x-one'] = 'again';
    delete client.defaultHeaders['X-Two'];
    await users.getUsersMe();
    expect([sentRequests[1]?.headers['x-one'], sentRequests[1]?.headers['x-two']]).toEqual(['again', undefined]);
    client.defaultHeaders = {};
    await users.getUsersMe();
    expect(sentRequests[2]?.headers['x-one']).toBeUndefined();
    expect(() => {
      client.defaultHeaders['bad name'] = '1';
    }).toThrow(ConfigurationError);
    expect(Object.keys(client.defaultHeaders)).toEqual([]);
  });

  it('sends the default headers that result from changes in place', async () => {
    const name = fc.constantFrom('X-One', 'x-one', 'X-ONE', 'X-Two', 'x-two');
    const changes = fc.array(fc.record({ name, value: fc.option(fc.constantFrom('1', '2', '3')) }));
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const { client, users, sent: sentRequests } = signedIn();
        const expected = new Map<string, string>();
        for (const change of list) {
          if (change.value === null) Reflect.deleteProperty(client.defaultHeaders, change.name);
          else client.defaultHeaders[change.name] = change.value;
        }
        for (const [written, value] of Object.entries(client.getDefaultHeaders())) expected.set(written.toLowerCase(), value);
        await users.getUsersMe();
        expect(expected.size).toBe(Object.keys(client.getDefaultHeaders()).length);
        expect([sentRequests[0]?.headers['x-one'], sentRequests[0]?.headers['x-two']]).toEqual([
          expected.get('x-one'),
          expected.get('x-two'),
        ]);
        const last = list.at(-1);
        if (last?.value) expect(sentRequests[0]?.headers[last.name.toLowerCase()]).toBe(last.value);
      }),
    );
  });

  it.each([[null], [undefined], ['']])('forgets the sign-in for the access token %j', (token) => {
    const { client } = signedIn();
    client.setAccessToken(token);
    expect(client.authData.accessToken).toBeUndefined();
  });

  it('uses the default region for a setting without a region', () => {
    const { client } = signedIn();
    const region = Object.keys({}).join('missing');
    client.setEnvironment(PureCloudRegionHosts[region]);
    expect(client.apiUrl).toBe('https://api.mypurecloud.com');
    client.config.host = 'mypurecloud.de';
    client.setEnvironment();
    expect(client.config.environment).toBe('mypurecloud.de');
  });

  it("rejects sign-ins with the login host's response as error.response", async () => {
    const { url } = await startPlatform({
      token: () => ({ status: 400, json: { error: 'invalid_client', error_description: 'Unknown' } }),
    });
    const client = new ApiClient({ timeout: 0, apiUrl: url });
    const error = await errorOf(client.loginClientCredentialsGrant('id', 'planted-secret'), ApiError);
    const { response } = error as unknown as { response: { status: number; data: { error: string } } };
    expect([response.status, response.data.error]).toEqual([400, 'invalid_client']);
    expect(Object.keys(error)).not.toContain('response');
    expect(JSON.stringify(response)).not.toContain('planted-secret');
  });

  it('has its HTTP client as a property', async () => {
    const { client, users, sent: sentRequests } = signedIn();
    client.httpClient.setPreHook((config) => {
      config.headers = { ...config.headers, 'x-pre': '1' };
    });
    expect(client.httpClient).toBe(client.getHttpClient());
    await users.getUsersMe();
    expect(sentRequests[0]?.headers['x-pre']).toBe('1');
    expect(() => {
      client.httpClient = {} as never;
    }).toThrow(ConfigurationError);
  });
});

describe('hooks of the client', () => {
  it('receive the request like the HTTP library: address and query separated, the verb in lower case', async () => {
    const { client, users } = signedIn();
    const calls: unknown[] = [];
    client.setPreHook((config) => (calls.push(config), config));
    client.setPostHook((response) => (calls.push(response.config), response));
    await users.getUsers({ pageSize: 5, id: ['1', '2'] });
    expect(calls[0]).toMatchObject({
      url: 'https://api.example.com/api/v2/users',
      method: 'get',
      params: { pageSize: '5', id: ['1', '2'] },
      timeout: 0,
    });
    expect(calls[1]).toBe(calls[0]);
  });

  it.each<[string, (config: PreHookConfig) => unknown, RegExp]>([
    ['the query', (config) => ({ ...config, params: { pageSize: '100' } }), /changed "params"/],
    ['the query in place', (config) => void (config.params['x'] = '1'), /changed "params"/],
    ['the verb', (config) => ({ ...config, method: 'delete' }), /changed "method"/],
    ['the address', (config) => ({ ...config, url: `${config.url}/other` }), /changed "url"/],
  ])('cannot change %s', async (_what, hook, message) => {
    const { client, users, sent: sentRequests } = signedIn();
    client.setPreHook(hook);
    expect((await errorOf(users.getUsers({ pageSize: 5 }), ConfigurationError)).message).toMatch(message);
    expect(sentRequests).toEqual([]);
  });

  it('may change a text response, and must be functions', async () => {
    const { client } = signedIn({
      status: 200,
      statusText: '',
      headers: { 'content-type': 'text/plain' },
      body: new TextEncoder().encode('one'),
    });
    client.setPostHook((response) => {
      response.data = 'two';
      return response;
    });
    expect(await client.callApi('/api/v2/a', 'GET', null, null, null, null, null, ['PureCloud OAuth'])).toBe('two');
    for (const method of ['setPreHook', 'setPostHook'] as const)
      expect(() => {
        client[method](null as never);
      }).toThrow(`${method} takes a function`);
  });
});

describe('client.config', () => {
  it('moves calls and sign-ins by basePath and authUrl, and signs out', async () => {
    const { client, users, sent: sentRequests } = signedIn();
    client.config.basePath = 'https://proxy.example.com/api/';
    expect([client.apiUrl, client.loginUrl]).toEqual(['https://proxy.example.com/api', 'https://api.example.com']);
    expect(client.authData.accessToken).toBeUndefined();
    await users.getUsersMe();
    expect(sentRequests[0]?.headers['authorization']).toBeUndefined();
    client.config.authUrl = 'https://login.example.com';
    expect([client.config.basePath, client.config.authUrl]).toEqual([
      'https://proxy.example.com/api',
      'https://login.example.com',
    ]);
    expect(() => {
      client.config.basePath = 'proxy.example.com';
    }).toThrow(
      new ConfigurationError(
        'basePath must be an absolute http or https address without query, fragment or credentials, not "proxy.example.com"',
      ),
    );
  });

  it('keeps the sign-in if basePath stays unchanged', () => {
    const { client } = signedIn();
    client.config.basePath = 'https://api.example.com/';
    expect(client.authData.accessToken).toBe(TOKEN);
  });

  it('returns and sets the environment', () => {
    const client = new ApiClient();
    expect(client.config.environment).toBe('mypurecloud.com');
    client.config.environment = 'mypurecloud.ie';
    expect([client.apiUrl, client.config.environment]).toEqual(['https://api.mypurecloud.ie', 'mypurecloud.ie']);
    client.setEnvironment('https://api.mypurecloud.de/');
    expect(client.config.environment).toBe('mypurecloud.de');
  });

  it('returns the gateway, and leaves it', () => {
    const client = new ApiClient({ timeout: 0, environment: 'mypurecloud.ie' });
    expect([client.config.environment, client.config.gateway, client.config.getConfUrl('api', 'https://region')]).toEqual([
      'mypurecloud.ie',
      undefined,
      'https://region',
    ]);
    client.config.gateway = { host: 'api.gate.example.com', port: 1443, path_params_api: 'calls', password: 'planted' };
    expect(client.config.gateway).toEqual({
      host: 'api.gate.example.com',
      protocol: 'https',
      port: 1443,
      path_params_api: 'calls',
      path_params_login: '',
    });
    expect([client.config.getConfUrl('api', ''), client.config.getConfUrl('login', '')]).toEqual([
      'https://api.gate.example.com:1443/calls',
      'https://api.gate.example.com:1443',
    ]);
    expect(client.config.environment).toBe('mypurecloud.ie');
    client.config.gateway = undefined;
    client.config.gateway = undefined;
    expect([client.apiUrl, client.config.gateway]).toEqual(['https://api.mypurecloud.ie', undefined]);
  });

  it.each<[string, Parameters<ApiClient['setGateway']>]>([
    ['setGateway()', []],
    ['setGateway(undefined)', [undefined]],
    ['setGateway(null)', [null]],
  ])('keeps the gateway for all environments, until %s', (_how, nothing) => {
    const client = new ApiClient({ timeout: 0, environment: 'mypurecloud.ie' });
    client.setGateway({ host: 'gate.example.com' });
    client.setEnvironment('eu_central_1');
    expect([client.apiUrl, client.loginUrl, client.config.environment]).toEqual([
      'https://gate.example.com',
      'https://gate.example.com',
      'mypurecloud.de',
    ]);
    client.setGateway({ host: 'other.example.com' });
    expect(() => {
      client.setEnvironment('nowhere');
    }).toThrow(ConfigurationError);
    client.setGateway(...nothing);
    expect([client.apiUrl, client.loginUrl, client.config.gateway]).toEqual([
      'https://api.mypurecloud.de',
      'https://login.mypurecloud.de',
      undefined,
    ]);
    client.setAccessToken(TOKEN);
    client.config.setGateway(...nothing);
    expect(client.authData.accessToken).toBe(TOKEN);
  });

  it('returns to the environment that was set last before the gateway', () => {
    const client = new ApiClient({ timeout: 0 });
    client.setEnvironment('mypurecloud.ie');
    client.setGateway({ host: 'gate.example.com' });
    client.setGateway();
    expect(client.apiUrl).toBe('https://api.mypurecloud.ie');
  });

  it('returns the content of a configuration file, and reads it again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendor-members-'));
    const path = join(folder, 'config');
    writeFileSync(
      path,
      '[general]\nhost = mypurecloud.ie\nlive_reload_config = false\n[reauthentication]\nrefresh_token_wait_max = 7\n[mine]\nflag = true\n',
    );
    const { config } = new ApiClient();
    onTestFinished(() => {
      config.setConfigPath('');
      rmSync(folder, { recursive: true });
    });
    expect([config.getConfigString('general', 'host'), config.getConfigInt('a', 'b'), config.getConfigBoolean('a', 'b')]).toEqual(
      [undefined, undefined, undefined],
    );
    config.configPath = path;
    expect([config.host, config.basePath]).toEqual(['mypurecloud.ie', 'https://api.mypurecloud.ie']);
    expect([
      config.getConfigString('general', 'host'),
      config.getConfigInt('reauthentication', 'refresh_token_wait_max'),
      config.getConfigBoolean('mine', 'flag'),
    ]).toEqual(['mypurecloud.ie', 7, true]);
    writeFileSync(path, '[general]\nhost = mypurecloud.de\n');
    config.updateConfigFromFile();
    expect(config.basePath).toBe('https://api.mypurecloud.de');
    config.refresh_token_wait_max = 2;
    config.updateConfigValues();
    config.liveLoadConfig();
    expect([config.basePath, config.refresh_token_wait_max, config.instance]).toEqual(['https://api.mypurecloud.de', 2, config]);
  });

  it("has the popup's settings", () => {
    const { config } = new ApiClient();
    config.setAuthPopupConfiguration({ usePopup: true });
    config.updateAuthPopupConfiguration({ popupTimeout: 5 });
    expect(config.mergeWithAuthPopupConfiguration({ popupTarget: 'x' })).toMatchObject({
      usePopup: true,
      popupTimeout: 5,
      popupTarget: 'x',
    });
    expect(config.getAuthPopupConfiguration()).toMatchObject({ usePopup: true, popupTimeout: 5, popupTarget: '_blank' });
    config.authPopupConfiguration = {};
    expect(config.authPopupConfiguration.usePopup).toBe(false);
  });
});

describe('HttpRequestOptions', () => {
  it('checks its arguments and fields', () => {
    const options = new HttpRequestOptions('https://a.example.com', 'post', null, null, null, null);
    expect(options).toMatchObject({ url: 'https://a.example.com', method: 'POST', timeout: 16_000 });
    options.setHeaders({ a: '1' });
    options.setParams({ b: 2 });
    options.setData(0);
    options.setTimeout(5);
    expect(options).toMatchObject({ headers: { a: '1' }, params: { b: 2 }, data: 0, timeout: 5 });
  });

  it.each<[() => unknown, string]>([
    [() => new HttpRequestOptions('', 'GET'), "The 'url' property is required"],
    [() => new HttpRequestOptions('https://a', 'FETCH'), "The 'method' property is invalid or missing"],
    [() => new HttpRequestOptions('https://a', undefined as never), "The 'method' property is invalid or missing"],
    [() => new HttpRequestOptions('https://a', 'GET', 'x' as never), "The 'headers' property must be an object"],
    [() => new HttpRequestOptions('https://a', 'GET', {}, 'x' as never), "The 'params' property must be an object"],
    [() => new HttpRequestOptions('https://a', 'GET', {}, {}, {}, Number.NaN), "The 'timeout' property must be a number"],
    [
      () => {
        new HttpRequestOptions('https://a', 'GET').setData(null);
      },
      "The 'data' property is required",
    ],
  ])('rejects invalid values: %s', (make, message) => {
    expect(make).toThrow(new ConfigurationError(message));
  });
});
