import { inspect } from 'node:util';
import fc from 'fast-check';
import {
  ApiClient,
  ApiError,
  ContactCentreError,
  MissingParameterError,
  NetworkError,
  SignInError,
  TimeoutError,
} from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/page.js';
import type { Answerer, Client } from './support.js';
import { escaped, expectNothingShown, flavours, never, rejection, startPlatform } from './support.js';
import { says } from '../support/says.js';

interface Grant {
  method: string;
  /** Argument names in signature order, with values. */
  values: Record<string, string>;
  login: (client: Client, values: readonly string[]) => Promise<unknown>;
  form: [string, string][];
  /** Names of the arguments that must never show. */
  secret: string[];
}

const clientSecret = 's3cret/ü€+"quoted" & more';
const redirectUri = 'https://app.example/cb?a=1&b=2';

const serverGrants: Grant[] = [
  {
    method: 'loginClientCredentialsGrant',
    values: { clientId: 'app-1', clientSecret },
    login: (client, [id = '', secret = '']) => client.loginClientCredentialsGrant(id, secret),
    form: [['grant_type', 'client_credentials']],
    secret: ['clientSecret'],
  },
  {
    method: 'loginSaml2BearerGrant',
    values: { clientId: 'app-1', clientSecret, orgName: 'Acme & Söhne', assertion: 'PHNhbWw+/assertion+value==' },
    login: (client, [id = '', secret = '', org = '', assertion = '']) => client.loginSaml2BearerGrant(id, secret, org, assertion),
    form: [
      ['grant_type', 'urn:ietf:params:oauth:grant-type:saml2-bearer'],
      ['orgName', 'Acme & Söhne'],
      ['assertion', 'PHNhbWw+/assertion+value=='],
    ],
    secret: ['clientSecret', 'assertion'],
  },
  {
    method: 'loginCodeAuthorizationGrant',
    values: { clientId: 'app-1', clientSecret, authorizationCode: 'authcode/9+8=7', redirectUri },
    login: (client, [id = '', secret = '', code = '', uri = '']) => client.loginCodeAuthorizationGrant(id, secret, code, uri),
    form: [
      ['grant_type', 'authorization_code'],
      ['code', 'authcode/9+8=7'],
      ['redirect_uri', redirectUri],
    ],
    secret: ['clientSecret', 'authorizationCode'],
  },
  {
    method: 'refreshCodeAuthorizationGrant',
    values: { clientId: 'app-1', clientSecret, refreshToken: 'refresh-token/1+2=3' },
    login: (client, [id = '', secret = '', token = '']) => client.refreshCodeAuthorizationGrant(id, secret, token),
    form: [
      ['grant_type', 'refresh_token'],
      ['refresh_token', 'refresh-token/1+2=3'],
    ],
    secret: ['clientSecret', 'refreshToken'],
  },
];

const basic = Buffer.from(`app-1:${clientSecret}`, 'utf8').toString('base64');
const secretsOf = ({ secret, values }: Grant): string[] => [...secret.map((name) => values[name]!), basic];

describe.each(flavours)('token requests with $entry', ({ makeClient }) => {
  describe.each(serverGrants)('$method', (grant) => {
    const login = (client: Client): Promise<unknown> => grant.login(client, Object.values(grant.values));

    it('sends one form to the login host', async () => {
      const api = await startPlatform();
      const platform = await startPlatform();
      await login(makeClient({ apiUrl: api.url, loginUrl: platform.url }));
      expect(api.api).toHaveLength(0);
      expect(api.token).toHaveLength(0);
      expect(platform.token).toHaveLength(1);
      const [request] = platform.token;
      expect(request?.method).toBe('POST');
      expect(request?.target).toBe('/oauth/token');
      expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded');
      expect(request?.headers.accept).toBe('application/json');
    });

    it('sends the fields of the grant and no others', async () => {
      const platform = await startPlatform();
      await login(makeClient({ apiUrl: platform.url }));
      expect([...platform.token[0]!.form]).toEqual(grant.form);
    });

    it('percent-encodes the fields after RFC 3986', async () => {
      const platform = await startPlatform();
      await login(makeClient({ apiUrl: platform.url }));
      const pairs = grant.form.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      expect(platform.token[0]?.body).toBe(pairs.join('&'));
    });

    it('sends id and secret only as Basic authorization, in UTF-8', async () => {
      const platform = await startPlatform();
      await login(makeClient({ apiUrl: platform.url }));
      const [request] = platform.token;
      expect(request?.headers.authorization).toBe(`Basic ${basic}`);
      expect(request?.form.has('client_secret')).toBe(false);
    });

    it.each(Object.keys(grant.values).flatMap((name) => [null, undefined, '', ' \t', 7].map((value) => ({ name, value }))))(
      'rejects before sending if $name is $value',
      async ({ name, value }) => {
        const platform = await startPlatform();
        const values = { ...grant.values, [name]: value as unknown as string };
        const error = await rejection(grant.login(makeClient({ apiUrl: platform.url }), Object.values(values)));
        expect(error).toBeInstanceOf(MissingParameterError);
        expect((error as Error).message).toEqual(says(`Missing the required parameter "${name}" when calling ${grant.method}`));
        expect(platform.token).toHaveLength(0);
      },
    );

    it('names the first of several arguments that are missing', async () => {
      const error = await rejection(grant.login(makeClient({}), []));
      expect(error).toMatchObject({ parameter: 'clientId', operation: grant.method });
    });

    it('is refused in a browser, before anything is sent', async () => {
      const platform = await startPlatform();
      openPage();
      const error = await rejection(login(makeClient({ apiUrl: platform.url })));
      expect(error).toBeInstanceOf(SignInError);
      expect(error).toMatchObject({
        message: says('This login is not supported in a browser. Use loginPKCEGrant.'),
        code: 'ERR_UNSUPPORTED_RUNTIME',
      });
      expect(platform.token).toHaveLength(0);
    });

    it('is refused if the client is configured to run in a browser', async () => {
      const error = await rejection(login(makeClient({ runtime: 'browser' })));
      expect(error).toMatchObject({ message: says('This login is not supported in a browser. Use loginPKCEGrant.') });
    });

    it('works in a page if the client is configured to run on a server', async () => {
      const platform = await startPlatform();
      openPage();
      await login(makeClient({ apiUrl: platform.url, runtime: 'server' }));
      expect(platform.token).toHaveLength(1);
    });

    it("resolves with the client's data of the sign-in", async () => {
      const platform = await startPlatform();
      const client = makeClient({ apiUrl: platform.url });
      expect(await login(client)).toBe(client.authData);
      expect(client.authData).toMatchObject({ accessToken: 'token-1' });
    });

    describe('a failed login shows nothing secret', () => {
      const secrets = secretsOf(grant);
      const echo = (text: (secret: string) => string): string => secrets.map(text).join(' ');

      const answers: [string, Answerer][] = [
        [
          'a plain refusal',
          () => ({ status: 401, json: { error: 'invalid_client', error_description: 'client authentication failed' } }),
        ],
        [
          'a refusal that echoes them in JSON',
          () => ({ status: 400, json: { error: 'invalid_grant', description: echo(String) } }),
        ],
        [
          'a refusal that echoes them under names of their own',
          () => ({ status: 400, json: Object.fromEntries(secrets.map((secret) => [`got ${secret}`, secret])) }),
        ],
        [
          'a refusal that echoes them in JSON kept to ASCII',
          () => ({ status: 400, body: `{"error":"invalid_grant","message":"${echo(escaped)}"}` }),
        ],
        ['a refusal that echoes the request', ({ body, headers }) => ({ status: 400, json: { body, headers } })],
        [
          'a refusal that echoes them in HTML',
          () => ({ status: 500, headers: { 'content-type': 'text/html' }, body: `<p>${echo(String)}</p>` }),
        ],
        [
          'a refusal that echoes them in a header',
          ({ body }) => ({ status: 400, headers: { 'x-echo': body + basic }, json: {} }),
        ],
        ['a refusal that echoes them in its reason phrase', () => ({ status: 400, reason: `No ${basic}`, json: {} })],
        [
          'a redirect that echoes them',
          ({ body }) => ({ status: 302, headers: { location: `https://elsewhere.example/?${body}` } }),
        ],
        ['JSON that breaks off behind them', () => ({ body: `{"error":${JSON.stringify(echo(String))},` })],
        [
          'JSON that breaks off behind them, with an error status',
          () => ({ status: 400, body: JSON.stringify([echo(String)]).slice(0, -1) }),
        ],
        ['success without a token that echoes them', () => ({ json: { echo: echo(String) } })],
        ['a connection that breaks', () => 'hang-up'],
      ];

      it.each(answers)('%s', async (_what, token) => {
        const platform = await startPlatform({ token });
        const client = makeClient({ apiUrl: platform.url });
        const error = await rejection(login(client));
        expect(error).toBeInstanceOf(Error);
        expectNothingShown(error, secrets);
        expect(client.authData).toEqual({});
      });

      it('of a response that is too late', async () => {
        const platform = await startPlatform({ token: () => never });
        const error = await rejection(login(makeClient({ apiUrl: platform.url, timeout: 30 })));
        expect(error).toBeInstanceOf(TimeoutError);
        expectNothingShown(error, secrets);
      });

      it('of a refused connection', async () => {
        const error = await rejection(login(makeClient({ apiUrl: 'http://127.0.0.1:1' })));
        expect(error).toBeInstanceOf(NetworkError);
        expectNothingShown(error, secrets);
      });

      it('of a transport that puts its request into its error', async () => {
        const options: ClientOptions = {
          transport: (request) => Promise.reject(Object.assign(new Error(`failed: ${request.body ?? ''} ${basic}`), { request })),
        };
        const error = await rejection(login(makeClient(options)));
        expect(error).toBeInstanceOf(NetworkError);
        expectNothingShown(error, secrets);
      });

      it('in a log at its most detailed level', async () => {
        const lines: string[] = [];
        const platform = await startPlatform({ token: () => ({ status: 400, json: { message: echo(String) } }) });
        const client = makeClient({
          apiUrl: platform.url,
          logger: {
            level: 'trace',
            requestBody: true,
            responseBody: true,
            sink: (line, entry) => lines.push(line, inspect(entry)),
          },
        });
        await rejection(login(client));
        expect(lines).toHaveLength(2);
        expectNothingShown(lines.join('\n'), secrets);
      });
    });
  });

  it("a refused login rejects with an ApiError that contains the login host's error", async () => {
    const platform = await startPlatform({
      token: () => ({ status: 400, json: { error: 'invalid_grant', error_description: 'code expired' } }),
    });
    const error = await rejection(makeClient({ apiUrl: platform.url }).loginClientCredentialsGrant('app', 's3cret-x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, body: { error: 'invalid_grant', error_description: 'code expired' } });
    expect((error as Error).message).toContain(`POST ${platform.url}/oauth/token`);
  });

  it('no token of a broken response is shown', async () => {
    const platform = await startPlatform({
      token: () => ({ body: '{"access_token":"fresh-access","refresh_token":"fresh-refresh","expires_in":' }),
    });
    const error = await rejection(makeClient({ apiUrl: platform.url }).loginClientCredentialsGrant('app', 's3cret-x'));
    expect(error).toMatchObject({ code: 'ERR_PARSE' });
    expectNothingShown(error, ['fresh-access', 'fresh-refresh']);
  });

  it('a code with characters that only some encoders escape is not shown', async () => {
    const code = "co!de*(x)'~1";
    const platform = await startPlatform({ token: ({ body }) => ({ status: 400, json: { message: `bad request: ${body}` } }) });
    const client = makeClient({ apiUrl: platform.url });
    const error = await rejection(client.loginCodeAuthorizationGrant('app', 's3cret-x', code, redirectUri));
    const sent = platform.token[0]!.body.split('&')
      .find((pair) => pair.startsWith('code='))!
      .slice('code='.length);
    expectNothingShown(error, [code, sent]);
  });

  it.each<[string, Answerer]>([
    ['is refused', () => ({ status: 400, json: { error: 'invalid_client' } })],
    ['is not answered', () => 'hang-up'],
  ])('a login with a secret that is no valid unicode, which %s, rejects with an error of this package', async (_how, token) => {
    const platform = await startPlatform({ token });
    const error = await rejection(makeClient({ apiUrl: platform.url }).loginClientCredentialsGrant('app', 's3cret-\ud800'));
    expect(error).toBeInstanceOf(ContactCentreError);
  });

  it('a failed refresh shows neither the refresh token nor the tokens before it', async () => {
    const platform = await startPlatform({
      api: () => ({ status: 401, json: { message: 'expired' } }),
      token: ({ body, form }) =>
        form.has('code')
          ? { json: { access_token: 'secret-access', refresh_token: 'secret-refresh' } }
          : { status: 400, json: { message: body } },
    });
    const client = makeClient({ apiUrl: platform.url });
    await client.loginCodeAuthorizationGrant('app', clientSecret, 'secret-code', redirectUri);
    const call = client.send({ operation: 'getUsersMe', route: 'GET /api/v2/users/me', required: {} });
    const error = await rejection(call);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as Error).cause).toBeInstanceOf(ApiError);
    expectNothingShown(error, ['secret-access', 'secret-refresh', 'secret-code', clientSecret, btoa('app:')]);
  });
});

describe('with random values', () => {
  const secret = fc.string({ unit: 'grapheme', minLength: 12, maxLength: 40 }).filter((text) => text.trim().length >= 12);

  it('no echo of an assertion shows it, whatever its characters', async () => {
    const echoes: ((text: string) => string)[] = [
      (text) => JSON.stringify({ message: text }),
      (text) => `{"message":"${escaped(text)}"}`,
      (text) => JSON.stringify({ nested: [{ assertion: text }], [text]: 1 }),
    ];
    await fc.assert(
      fc.asyncProperty(secret, fc.constantFrom(...echoes), async (assertion, echo) => {
        const client = new ApiClient({
          timeout: 0,
          transport: () =>
            Promise.resolve({
              status: 400,
              statusText: 'Bad Request',
              headers: { 'content-type': 'application/json' },
              body: new TextEncoder().encode(echo(assertion)),
            }),
        });
        const error = await rejection(client.loginSaml2BearerGrant('app', 's3cret-of-the-app', 'acme', assertion));
        expectNothingShown(error, [assertion]);
      }),
      { numRuns: 200 },
    );
  });

  it('the Basic header of any id and secret decodes to both', async () => {
    await fc.assert(
      fc.asyncProperty(secret, async (clientSecret) => {
        let sent = '';
        const client = new ApiClient({
          timeout: 0,
          transport: ({ headers }) => {
            sent = headers['authorization'] ?? '';
            return Promise.reject(new Error('offline'));
          },
        });
        await rejection(client.loginClientCredentialsGrant('app', clientSecret));
        expect(Buffer.from(sent.replace('Basic ', ''), 'base64').toString('utf8')).toBe(`app:${clientSecret}`);
      }),
    );
  });
});
