import { inspect } from 'node:util';
import { ConfigurationError, MissingParameterError, SignInError, UsersApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { createSandbox } from 'contact-centre-client/sandbox';
import { clientCredentials, code, custom, memoryStore, pool, saml } from 'contact-centre-client/tokens';
import type { CodeOptions, TokenNeed, TokenStore } from 'contact-centre-client/tokens';
import { describe, expect, it, vi } from 'vitest';
import { expectNothingShown, flavours, gate, rejection, startPlatform, stopClock } from '../auth/support.js';
import type { Answerer, Incoming } from '../auth/support.js';
import { openPage } from '../support/page.js';
import { until } from '../support/until.js';
import { SECRET, calendar, client, tokenResponse, numberedTokens, platform } from './support.js';

const bearers = (requests: readonly Incoming[]): unknown[] => requests.map(({ bearer }) => bearer);

describe.each(flavours)('A client with client credentials, of $entry', ({ makeClient }) => {
  it('signs in with its first call, once for all calls, and notifies listeners', async () => {
    const server = await platform();
    const apiClient = makeClient({ apiUrl: server.url, auth: clientCredentials({ clientId: 'app', clientSecret: SECRET }) });
    const accessTokens: unknown[] = [];
    apiClient.onAuthChange(({ accessToken }) => accessTokens.push(accessToken));
    expect(server.token).toHaveLength(0);
    const users = new UsersApi(apiClient);
    await Promise.all(Array.from({ length: 20 }, () => users.getUsersMe()));
    expect(server.token.map(({ body, headers }) => [body, headers.authorization])).toEqual([
      ['grant_type=client_credentials', `Basic ${btoa(`app:${SECRET}`)}`],
    ]);
    expect(new Set(bearers(server.api))).toEqual(new Set(['tkn-planted-1']));
    expect(accessTokens).toEqual(['tkn-planted-1']);
    expect(apiClient.authData.accessToken).toBe('tkn-planted-1');
    expect(apiClient.clientId).toBe('app');
  });
});

describe('A token that is about to expire', () => {
  it('is renewed once in the background, and used until the new one is there', async () => {
    const later = calendar();
    const { opened, open } = gate();
    const server = await platform(async (request, count) => {
      if (count === 2) await opened;
      return await numberedTokens(request, count);
    });
    const { api, client: apiClient } = client(server);
    await api.getUsersMe();
    later(860);
    await api.getUsersMe();
    expect(server.token).toHaveLength(1);
    later(80);
    await Promise.all([api.getUsersMe(), api.getUsersMe()]);
    await until(() => server.token.length === 2);
    await api.getUsersMe();
    expect(bearers(server.api)).toEqual(Array(5).fill('tkn-planted-1'));
    open();
    await until(() => apiClient.authData.accessToken === 'tkn-planted-2');
    await api.getUsersMe();
    expect(server.token).toHaveLength(2);
    expect(server.api.at(-1)?.bearer).toBe('tkn-planted-2');
  });

  it('is renewed by each program at a different time', async () => {
    const later = calendar();
    const server = await platform();
    const clients = Array.from({ length: 12 }, () => client(server).api);
    await Promise.all(clients.map((api) => api.getUsersMe()));
    later(869);
    await Promise.all(clients.map((api) => api.getUsersMe()));
    expect(server.token).toHaveLength(12);
    later(62);
    await Promise.all(clients.map((api) => api.getUsersMe()));
    await until(() => server.token.length === 24);
  });

  it('waits for its end with early: 0', async () => {
    const later = calendar();
    const server = await platform();
    const { api } = client(server, { early: 0 });
    await api.getUsersMe();
    later(999);
    await api.getUsersMe();
    expect(server.token).toHaveLength(1);
    later(2);
    await api.getUsersMe();
    expect(server.token).toHaveLength(2);
  });

  it('is not requested again within 5 s, then 10 s, after a failure; no error is reported before it expires', async () => {
    const later = calendar();
    const server = await platform();
    let requestCount = 0;
    const auth = custom(() => {
      requestCount += 1;
      if (requestCount > 1) throw new Error('the vault is closed');
      return { accessToken: 'first', expiresIn: 1000 };
    });
    const api = new UsersApi(new ApiClient({ timeout: 0, apiUrl: server.url, auth }));
    const askedAfter = async (seconds: number): Promise<number> => {
      later(seconds);
      await api.getUsersMe();
      return requestCount;
    };
    expect(await askedAfter(0)).toBe(1);
    expect(await askedAfter(935)).toBe(2);
    expect(await askedAfter(4)).toBe(2);
    expect(await askedAfter(2)).toBe(3);
    expect(await askedAfter(9)).toBe(3);
    expect(await askedAfter(2)).toBe(4);
    later(60);
    expect(await rejection(api.getUsersMe())).toMatchObject({
      code: 'ERR_TOKEN_NOT_SET',
      cause: { message: 'the vault is closed' },
    });
  });
});

describe('An expired token', () => {
  it('is replaced once for all calls that begin then, and by one request if the clock was set forward', async () => {
    const later = calendar();
    const server = await platform();
    const { api } = client(server);
    await api.getUsersMe();
    later(86_400);
    await Promise.all(Array.from({ length: 20 }, () => api.getUsersMe()));
    expect(server.token).toHaveLength(2);
    expect(new Set(bearers(server.api.slice(1)))).toEqual(new Set(['tkn-planted-2']));
  });

  it('is replaced once if the platform refuses it, even if the clock was set back', async () => {
    const later = calendar();
    const rejectedBearers = new Set<string>();
    const server = await platform(numberedTokens, (bearer) => !rejectedBearers.has(bearer));
    const { api } = client(server);
    await api.getUsersMe();
    rejectedBearers.add('tkn-planted-1');
    later(-86_400);
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.getUsersMe()));
    expect(server.token).toHaveLength(2);
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set(['tkn-planted-2']));
  });

  it('is replaced once for each call if the new one is refused too; the call then rejects', async () => {
    const server = await platform(numberedTokens, () => false);
    const { api } = client(server);
    expect(await rejection(api.getUsersMe())).toMatchObject({ name: 'AuthenticationError', status: 401 });
    expect([server.api.length, server.token.length]).toEqual([2, 2]);
  });

  it('stays if refreshAccessToken is off', async () => {
    const server = await platform(numberedTokens, () => false);
    const { api } = client(server, {}, { refreshAccessToken: false });
    expect(await rejection(api.getUsersMe())).toMatchObject({ status: 401 });
    expect(server.token).toHaveLength(1);
  });

  it('is awaited by each caller up to its own limit, and others continue', async () => {
    const { opened, open } = gate();
    const server = await platform(async (request, count) => {
      await opened;
      return numberedTokens(request, count);
    });
    const { api } = client(server);
    const impatient = new AbortController();
    const patient = api.getUsersMe();
    const abortedCall = api.getUsersMe({}, { signal: impatient.signal });
    await until(() => server.token.length === 1);
    impatient.abort();
    expect(await rejection(abortedCall)).toMatchObject({ name: 'AbortError' });
    expect(await rejection(api.getUsersMe({}, { timeout: 20 }))).toMatchObject({ name: 'TimeoutError' });
    open();
    await patient;
    expect(server.token).toHaveLength(1);
  });
});

describe('A login host that refuses', () => {
  const refusing: Answerer = () => ({ status: 401, json: { error: 'invalid_client', error_description: `not ${SECRET}` } });

  it('receives one request in 30 s, for all callers', async () => {
    const later = calendar();
    const server = await platform(refusing);
    const { api } = client(server);
    const errors = await Promise.all(Array.from({ length: 1000 }, () => rejection(api.getUsersMe())));
    await rejection(api.getUsersMe());
    expect(server.token).toHaveLength(1);
    expect(server.api).toHaveLength(0);
    expect(errors[999]).toMatchObject({ name: 'SignInError', code: 'ERR_TOKEN_NOT_SET', cause: { code: 'invalid_client' } });
    for (const error of [errors[0], errors[999]]) expectNothingShown(error, [SECRET, btoa(`app:${SECRET}`)]);
    later(31);
    await rejection(api.getUsersMe());
    expect(server.token).toHaveLength(2);
    later(-100);
    await rejection(api.getUsersMe());
    expect(server.token).toHaveLength(3);
  });

  it('receives another request after its Retry-After', async () => {
    const waits = stopClock();
    const server = await platform((request, count) =>
      count === 1 ? { status: 429, headers: { 'retry-after': '7' } } : numberedTokens(request, count),
    );
    const { api } = client(server, {}, { timeout: 0 });
    const call = api.getUsersMe();
    await until(() => waits().some((ms) => ms >= 7000 && ms <= 7250));
    expect(server.token).toHaveLength(1);
    vi.advanceTimersByTime(7250);
    await call;
    expect(server.token).toHaveLength(2);
  });

  it('receives no request for as long as it asks, even if that is longer than a call waits', async () => {
    const later = calendar();
    const server = await platform((request, count) =>
      count === 1 ? { status: 429, headers: { 'retry-after': '600' } } : numberedTokens(request, count),
    );
    const { api } = client(server);
    await rejection(api.getUsersMe());
    later(599);
    expect(await rejection(api.getUsersMe())).toMatchObject({ cause: { status: 429, retryAfter: 600 } });
    expect(server.token).toHaveLength(1);
    later(2);
    await api.getUsersMe();
    expect(server.token).toHaveLength(2);
  });

  it('may do so temporarily: a 503 is retried', async () => {
    stopClock();
    const server = await platform((request, count) => (count === 1 ? { status: 503 } : numberedTokens(request, count)));
    const call = client(server, {}, { timeout: 0 }).api.getUsersMe();
    await until(() => {
      vi.advanceTimersByTime(500);
      return server.token.length === 2;
    });
    await call;
    expect(server.token).toHaveLength(2);
  });
});

describe('A client with auth', () => {
  it('refuses all other login methods by name', async () => {
    const apiClient = client(await platform()).client;
    const logins: [string, () => unknown][] = [
      ['loginClientCredentialsGrant', () => apiClient.loginClientCredentialsGrant('app', SECRET)],
      ['loginSaml2BearerGrant', () => apiClient.loginSaml2BearerGrant('app', SECRET, 'org', 'assertion')],
      ['loginCodeAuthorizationGrant', () => apiClient.loginCodeAuthorizationGrant('app', SECRET, 'code', 'https://app.example')],
      ['refreshCodeAuthorizationGrant', () => apiClient.refreshCodeAuthorizationGrant('app', SECRET, 'refresh')],
      ['loginPKCEGrant', () => apiClient.loginPKCEGrant('app', 'https://app.example')],
      ['loginImplicitGrant', () => apiClient.loginImplicitGrant('app', 'https://app.example')],
      [
        'setAccessToken',
        () => {
          apiClient.setAccessToken(SECRET);
        },
      ],
      [
        'persist',
        () => {
          apiClient.setPersistSettings(true);
        },
      ],
    ];
    for (const [name, login] of logins) {
      const error = await rejection((async () => await login())());
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(String(error)).toContain(`${name} cannot be used with the option auth`);
      expectNothingShown(error, [SECRET]);
    }
    expect(() => client({ url: 'https://api.example' }, {}, { persist: true })).toThrow(/persist/);
    apiClient.setPersistSettings(false);
  });

  it.each([[null], [{ clientId: 'app' }], ['token']])('accepts only a provider: %j', (auth) => {
    expect(() => new ApiClient({ timeout: 0, auth: auth as never })).toThrow(/auth must be a provider/);
  });

  it('signs in again after forget(), and drops the token of the previous sign-in', async () => {
    const { opened, open } = gate();
    const server = await platform(async (request, count) => {
      if (count === 1) await opened;
      return await numberedTokens(request, count);
    });
    const { api, client: apiClient } = client(server, { store: memoryStore() });
    const supersededCall = rejection(api.getUsersMe());
    await until(() => server.token.length === 1);
    apiClient.forget();
    expect(await supersededCall).toMatchObject({ cause: { code: 'ERR_SIGN_IN_SUPERSEDED' } });
    await api.getUsersMe();
    open();
    await api.getUsersMe();
    expect(bearers(server.api)).toEqual(['tkn-planted-2', 'tkn-planted-2']);
    apiClient.forget();
    expect(apiClient.authData).toEqual({});
    await api.getUsersMe();
    expect(server.api.at(-1)?.bearer).toBe('tkn-planted-3');
  });

  it.each(['replace', 'alone'] as const)('drops a token whose sign-in ends while %s of the store runs', async (method) => {
    const { opened, open } = gate();
    const inner = memoryStore();
    let calls = 0;
    const waitOnce = async (): Promise<void> => {
      calls += 1;
      if (calls === 1) await opened;
    };
    const store: TokenStore = {
      read: (key) => inner.read(key),
      replace: async (key, was, text) => {
        if (method === 'replace') await waitOnce();
        return await inner.replace(key, was, text);
      },
      alone: async (key, work) => {
        const result = await inner.alone(key, work);
        if (method === 'alone') await waitOnce();
        return result;
      },
    };
    const server = await platform();
    const { api, client: apiClient } = client(server, { store });
    const supersededCall = rejection(api.getUsersMe());
    await until(() => calls === 1);
    apiClient.forget();
    open();
    expect(await supersededCall).toMatchObject({ cause: { code: 'ERR_SIGN_IN_SUPERSEDED' } });
    expect(apiClient.authData).toEqual({});
    await api.getUsersMe();
    expect(bearers(server.api)).toEqual(['tkn-planted-2']);
  });

  it('logs out without an earlier login', async () => {
    const { api, client: apiClient } = client(await platform());
    await api.getUsersMe();
    await apiClient.logout();
    expect(apiClient.authData).toEqual({});
  });

  it('sends no token of one host to another', async () => {
    const server = await platform();
    const { api, client: apiClient } = client(server);
    await api.getUsersMe();
    apiClient.setEnvironment('mypurecloud.ie');
    expect(apiClient.authData).toEqual({});
  });

  it('sends a call with its own Authorization unchanged, and signs in for none', async () => {
    const server = await platform();
    await client(server).api.getUsersMe({}, { headers: { authorization: 'Bearer own' } });
    expect(bearers(server.api)).toEqual(['own']);
    expect(server.token).toHaveLength(0);
  });

  it('does not use a client secret in a browser', async () => {
    const server = await platform();
    openPage();
    const { api } = client(server, {}, { runtime: 'browser' });
    expect(await rejection(api.getUsersMe())).toMatchObject({ cause: { code: 'ERR_UNSUPPORTED_RUNTIME' } });
    expect(server.token).toHaveLength(0);
  });
});

describe('A provider', () => {
  it.each<[string, () => unknown, RegExp]>([
    ['no secret', () => clientCredentials({ clientId: 'app' } as never), /clientSecret/],
    ['no options', () => clientCredentials(undefined as never), /must be an object/],
    [
      'a misspelt option',
      () => clientCredentials({ clientId: 'a', clientSecret: 'b', stor: 1 } as never),
      /unknown option "stor"/,
    ],
    ['an early beyond 1', () => clientCredentials({ clientId: 'a', clientSecret: 'b', early: 10 }), /early must be at least 0/],
    ['a store that is none', () => clientCredentials({ clientId: 'a', clientSecret: 'b', store: {} as never }), /TokenStore/],
    ['a seal that is none', () => clientCredentials({ clientId: 'a', clientSecret: 'b', seal: {} as never }), /seal must be/],
    ['a code without its address', () => code({ clientId: 'a', code: 'c' }), /redirectUri/],
    ['a store without a user', () => code({ clientId: 'a', store: memoryStore() }), /a store needs the option user/],
    [
      'an assertion that is none',
      () => saml({ clientId: 'a', clientSecret: 'b', orgName: 'o', assertion: 'x' as never }),
      /function/,
    ],
    ['no function', () => custom('token' as never), /needs a function/],
    ['a store without a key', () => custom(() => 'token', { store: memoryStore() }), /a store needs the option key/],
    [
      'a user that is no text',
      () => saml({ clientId: 'a', clientSecret: 'b', orgName: 'o', assertion: () => '', user: 5 as never }),
      /user must be a string/,
    ],
    [
      'a refresh token that is no text',
      () => code({ clientId: 'a', refreshToken: {} as never }),
      /refreshToken must be a string/,
    ],
    ['a key that is no text', () => custom(() => 'token', { key: 5 as never }), /key must be a string/],
    [
      'an onStoreError that is no function',
      () => clientCredentials({ clientId: 'a', clientSecret: 'b', onStoreError: 'log' as never }),
      /onStoreError must be a function/,
    ],
    [
      'an option from another object',
      () => clientCredentials(Object.create({ clientId: 'a', clientSecret: 'b' }) as never),
      /inherits "clientId"/,
    ],
    ['a pool of something else', () => pool([{} as never]), /needs a list/],
    ['a pool of nothing', () => pool([null as never]), /needs a list/],
    ['an empty pool', () => pool([]), /needs a list/],
    ['a pool of one', () => pool(clientCredentials({ clientId: 'a', clientSecret: 'b' }) as never), /needs a list/],
  ])('refuses %s by name', (_what, make, message) => {
    let error: unknown;
    try {
      make();
    } catch (cause) {
      error = cause;
    }
    expect(error instanceof ConfigurationError || error instanceof MissingParameterError).toBe(true);
    expect(String(error)).toMatch(message);
  });

  it('reads no option from a changed Object.prototype', async () => {
    const server = await platform();
    const prototype = Object.prototype as { clientSecret?: string };
    prototype.clientSecret = 'scrt-polluted';
    try {
      const auth = code({ clientId: 'app', code: 'c', redirectUri: 'https://app.example' });
      await new UsersApi(new ApiClient({ apiUrl: server.url, timeout: 0, auth })).getUsersMe();
    } finally {
      delete prototype.clientSecret;
    }
    expect(server.token[0]?.headers.authorization).toBeUndefined();
  });

  it('of assertions requests one with each sign-in, because it can be used once', async () => {
    const later = calendar();
    const server = await platform();
    let count = 0;
    const assertion = (): string => `assertion-${(count += 1)}`;
    const auth = saml({ clientId: 'app', clientSecret: SECRET, orgName: 'harbourline', assertion });
    const api = new UsersApi(new ApiClient({ timeout: 0, apiUrl: server.url, auth }));
    await api.getUsersMe();
    later(1001);
    await api.getUsersMe();
    expect(server.token.map(({ form }) => [form.get('orgName'), form.get('assertion')])).toEqual([
      ['harbourline', 'assertion-1'],
      ['harbourline', 'assertion-2'],
    ]);
  });

  it('with a custom function receives the refused token, and the refresh token of the last one', async () => {
    const rejectedBearers = new Set<string>();
    const server = await platform(numberedTokens, (bearer) => !rejectedBearers.has(bearer));
    const needs: Omit<TokenNeed, 'signal'>[] = [];
    const auth = custom(({ signal, ...need }) => {
      expect(signal.aborted).toBe(false);
      needs.push(need);
      return { accessToken: `own-${needs.length}`, refreshToken: `refresh-${needs.length}`, expiresIn: 60 };
    });
    const api = new UsersApi(new ApiClient({ timeout: 0, apiUrl: server.url, auth }));
    await api.getUsersMe();
    rejectedBearers.add('own-1');
    await api.getUsersMe();
    expect(needs).toEqual([
      { refused: undefined, refreshToken: undefined },
      { refused: 'own-1', refreshToken: 'refresh-1' },
    ]);
    expect(bearers(server.api)).toEqual(['own-1', 'own-1', 'own-2']);
  });

  it.each([['to\nken'], [''], [undefined], [{ accessToken: 7 }]])(
    'with a custom function accepts only a token that a header can carry: %j',
    async (brought) => {
      const server = await platform();
      const apiClient = new ApiClient({ timeout: 0, apiUrl: server.url, auth: custom(() => brought as never) });
      expect(await rejection(new UsersApi(apiClient).getUsersMe())).toMatchObject({ cause: { code: 'ERR_TOKEN_ANSWER' } });
      expect(server.api).toHaveLength(0);
    },
  );
});

it.each([undefined, null, 'no token', { retryAfter: 'soon' }])(
  'A function that rejects with %j fails the call',
  async (reason) => {
    const server = await platform();
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- programs in JavaScript reject with anything
    const auth = custom(() => Promise.reject(reason));
    const apiClient = new ApiClient({ timeout: 0, apiUrl: server.url, auth });
    expect(await rejection(new UsersApi(apiClient).getUsersMe())).toMatchObject({ code: 'ERR_TOKEN_NOT_SET', cause: reason });
    expect(server.api).toHaveLength(0);
  },
);

describe('Secrets', () => {
  it('are in no log at any level, and in nothing that shows a provider or a client', async () => {
    const later = calendar();
    const rotating: Answerer = (_request, count) => ({
      json: { ...tokenResponse(count), refresh_token: `rfr-planted-${count}` },
    });
    const server = await platform(rotating);
    const lines: unknown[] = [];
    const sink = (...words: unknown[]): void => void lines.push(...words);
    const auth = code({ clientId: 'app', clientSecret: SECRET, code: 'code-planted', redirectUri: 'https://app.example' });
    const logger = { level: 'trace', requestBody: true, responseBody: true, sink } as const;
    const apiClient = new ApiClient({ timeout: 0, apiUrl: server.url, auth, logger });
    await new UsersApi(apiClient).getUsersMe();
    later(1001);
    await new UsersApi(apiClient).getUsersMe();
    await until(() => lines.length >= 4);
    const output = inspect([lines, auth, apiClient], { depth: Infinity, showHidden: true }) + JSON.stringify([lines, auth]);
    for (const secret of [SECRET, 'code-planted', 'rfr-planted', 'tkn-planted', btoa(`app:${SECRET}`)])
      expect(output).not.toContain(secret);
  });
});

describe('A pool', () => {
  const member = (clientId: string) => clientCredentials({ clientId, clientSecret: SECRET });
  const byClient: Answerer = ({ headers }) => {
    const [id = ''] = atob((headers.authorization ?? '').slice(6)).split(':');
    return id === 'bad'
      ? { status: 401, json: { error: 'invalid_client' } }
      : { json: { access_token: `of-${id}`, expires_in: 1000 } };
  };

  it('rotates between its tokens', async () => {
    const server = await platform(byClient);
    const api = new UsersApi(
      new ApiClient({ timeout: 0, apiUrl: server.url, auth: pool([member('a'), member('b'), member('c')]) }),
    );
    for (let call = 0; call < 6; call++) await api.getUsersMe();
    expect(bearers(server.api)).toEqual(['of-a', 'of-b', 'of-c', 'of-a', 'of-b', 'of-c']);
    expect(server.token).toHaveLength(3);
  });

  it('continues without a token that is refused, and fails if all are', async () => {
    const server = await platform(byClient, (bearer) => bearer !== 'of-b');
    const api = new UsersApi(
      new ApiClient({ timeout: 0, apiUrl: server.url, auth: pool([member('bad'), member('a'), pool([member('b')])]) }),
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.getUsersMe().catch(() => undefined)));
    expect(answers.some((answer) => answer?.id === 'of-a')).toBe(true);
    const none = new UsersApi(new ApiClient({ timeout: 0, apiUrl: server.url, auth: pool([member('bad'), member('bad')]) }));
    expect(await rejection(none.getUsersMe())).toMatchObject({ cause: { code: 'invalid_client' } });
  });
});

describe('A provider for a user who has signed in', () => {
  const clientWithCode = (url: string, options: Partial<CodeOptions> = {}) => {
    const apiClient = new ApiClient({
      timeout: 0,
      apiUrl: url,
      auth: code({ clientId: 'app', clientSecret: SECRET, code: 'the-code', redirectUri: 'https://app.example/cb', ...options }),
    });
    return { made: apiClient, api: new UsersApi(apiClient) };
  };
  const rotating: Answerer = (_request, count) => ({ json: { ...tokenResponse(count), refresh_token: `rfr-planted-${count}` } });

  it('redeems the code once, and renews by refresh tokens, each of which can be used once', async () => {
    const later = calendar();
    const server = await platform(rotating);
    const { api } = clientWithCode(server.url);
    await api.getUsersMe();
    later(1001);
    await api.getUsersMe();
    later(1001);
    await api.getUsersMe();
    expect(server.token.map(({ form }) => [form.get('grant_type'), form.get('code') ?? form.get('refresh_token')])).toEqual([
      ['authorization_code', 'the-code'],
      ['refresh_token', 'rfr-planted-1'],
      ['refresh_token', 'rfr-planted-2'],
    ]);
  });

  it('authenticates with the id alone if there is no secret, also in a page', async () => {
    const server = await platform(rotating);
    const apiClient = new ApiClient({
      timeout: 0,
      apiUrl: server.url,
      runtime: 'browser',
      auth: code({ clientId: 'page', refreshToken: 'rfr-planted-0' }),
    });
    await new UsersApi(apiClient).getUsersMe();
    expect(server.token.map(({ body, headers }) => [body, headers.authorization])).toEqual([
      ['grant_type=refresh_token&refresh_token=rfr-planted-0&client_id=page', undefined],
    ]);
  });

  it('reports that the sign-in has ended, and sends no request again for 30 s', async () => {
    const later = calendar();
    const server = await platform((request, count) =>
      count === 1 ? rotating(request, count) : { status: 400, json: { error: 'invalid_grant' } },
    );
    const { api } = clientWithCode(server.url);
    await api.getUsersMe();
    later(1001);
    for (let call = 0; call < 3; call++) {
      const error = await rejection(api.getUsersMe());
      expect(error).toMatchObject({ cause: { code: 'ERR_SIGN_IN_REQUIRED', cause: { code: 'invalid_grant' } } });
      expect(error).toBeInstanceOf(SignInError);
      expectNothingShown(error, [SECRET, 'rfr-planted', 'tkn-planted']);
    }
    expect(server.token).toHaveLength(2);
  });

  it('uses a new code if the stored sign-in has expired', async () => {
    const store = memoryStore();
    const server = await startPlatform({
      token: ({ form }) =>
        form.get('refresh_token') === 'dead' || form.get('code') === 'one'
          ? {
              json: form.has('code') ? { access_token: 'a', refresh_token: 'dead', expires_in: 0 } : { error: 'invalid_grant' },
              status: form.has('code') ? 200 : 400,
            }
          : { json: { access_token: 'b', refresh_token: 'alive', expires_in: 1000 } },
    });
    const first = clientWithCode(server.url, { store, user: 'anna', code: 'one' });
    await first.api.getUsersMe();
    const second = clientWithCode(server.url, { store, user: 'anna', code: 'two' });
    await second.api.getUsersMe();
    expect(server.token.map(({ form }) => form.get('code') ?? form.get('refresh_token'))).toEqual(['one', 'dead', 'two']);
    expect(server.api.at(-1)?.bearer).toBe('b');
  });

  it('works with the sandbox, whose refresh tokens rotate', async () => {
    const sandbox = createSandbox({ tokenLifetimeMs: 600_000 });
    const { id, secret, redirectUris } = sandbox.clients.code;
    const redirectUri = redirectUris[0] ?? '';
    const apiClient = new ApiClient({
      timeout: 0,
      apiUrl: 'https://sandbox.example',
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
      auth: code({
        clientId: id,
        clientSecret: secret,
        redirectUri,
        code: sandbox.issueAuthorizationCode({ clientId: id, redirectUri }),
      }),
    });
    const api = new UsersApi(apiClient);
    const { id: me } = await api.getUsersMe();
    for (let time = 0; time < 3; time++) {
      sandbox.clock.advance(601_000);
      expect((await api.getUsersMe()).id).toBe(me);
    }
    expect(sandbox.requests.filter(({ path }) => path === '/oauth/token').map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
  });

  it('waits as the login host of the sandbox requires after a simulated fault', async () => {
    const waits = stopClock();
    const sandbox = createSandbox();
    const { id: clientId, secret: clientSecret } = sandbox.clients.clientCredentials;
    sandbox.fail({ route: 'POST /oauth/token', status: 429, retryAfter: 3 });
    sandbox.fail({ route: 'POST /oauth/token', status: 503 });
    const apiClient = new ApiClient({
      apiUrl: 'https://sandbox.example',
      timeout: 0,
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
      auth: clientCredentials({ clientId, clientSecret }),
    });
    const call = new UsersApi(apiClient).getUsers();
    await until(() => {
      vi.advanceTimersByTime(500);
      return sandbox.requests.length === 4;
    });
    expect(waits().some((ms) => ms >= 3000 && ms <= 3250)).toBe(true);
    await call;
    expect(sandbox.requests.map(({ path, status }) => `${path} ${status}`)).toEqual([
      '/oauth/token 429',
      '/oauth/token 503',
      '/oauth/token 200',
      '/api/v2/users 200',
    ]);
  });
});
