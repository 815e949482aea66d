import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import {
  AbortError,
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConfigurationError,
  ConflictError,
  ContactCentreError,
  InvalidParameterError,
  MissingParameterError,
  NetworkError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ResponseParseError,
  ResponseTooLargeError,
  ServerError,
  LoadError,
  SignInError,
  TimeoutError,
  TransportError,
} from 'contact-centre-client';
import type { ApiErrorFields } from 'contact-centre-client';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { apiError, networkFailure, copyCause } from '../../../src/core/response/failures.js';
import type { WireAnswer } from '../../support/wire.js';
import { refusingUrl, startRawServer, startServer } from '../../support/wire.js';
import type { AnyClient } from '../probe.js';
import { ProbeApi, TOKEN, entries, errorOf, failureOf, signedIn } from '../probe.js';
import { says } from '../../support/says.js';

const platformError = (status: number) => ({
  message: 'No such probe.',
  code: 'probe.trouble',
  status,
  contextId: 'ctx-1',
  details: [],
  errors: [],
});
const correlated = { 'ININ-Correlation-Id': 'corr-1' };

const byStatus: [number, typeof ApiError, string][] = [
  [400, BadRequestError, 'BadRequestError'],
  [401, AuthenticationError, 'AuthenticationError'],
  [403, PermissionDeniedError, 'PermissionDeniedError'],
  [404, NotFoundError, 'NotFoundError'],
  [409, ConflictError, 'ConflictError'],
  [429, RateLimitError, 'RateLimitError'],
  [500, ServerError, 'ServerError'],
  [502, ServerError, 'ServerError'],
  [503, ServerError, 'ServerError'],
  [504, ServerError, 'ServerError'],
  [405, ApiError, 'ApiError'],
  [410, ApiError, 'ApiError'],
  [422, ApiError, 'ApiError'],
];

/** How many objects and lists are nested, along the last of each. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let inner = value; typeof inner === 'object' && inner !== null; depth++) inner = Object.values(inner).at(-1);
  return depth;
}

describe.each(entries)('Errors ($entry)', ({ make }) => {
  const failing = async (answer: WireAnswer, options: Parameters<typeof make>[0] = {}) => {
    const server = await startServer(answer);
    return { server, api: new ProbeApi(signedIn(make, server.url, options)) };
  };

  describe('error statuses', () => {
    it.each([400, 401, 403, 404, 409, 413, 429, 500, 503])('rejects a plain call with the JSON body of a %i', async (status) => {
      const { api } = await failing({ status, json: platformError(status) });
      expect(await failureOf(api.list())).toEqual(platformError(status));
    });

    it('rejects with the bytes of an error that is no text', async () => {
      const body = Buffer.from([0x89, 0x50, 0xff]);
      const { api } = await failing({ status: 500, headers: { 'Content-Type': 'image/png' }, body });
      const error = await errorOf(api.list().withResponse(), ServerError);
      expect([error.body, error.text]).toEqual([new Uint8Array(body), '']);
    });

    it('rejects a plain call with the text of an HTML error page', async () => {
      const body = '<html>Bad gateway</html>';
      const { api } = await failing({ status: 502, headers: { 'Content-Type': 'text/html' }, body });
      expect(await failureOf(api.list())).toBe(body);
    });

    it('rejects a plain call with the text if the content type was JSON and HTML was received', async () => {
      const { api } = await failing({ status: 503, headers: { 'Content-Type': 'application/json' }, body: '<p>down' });
      expect(await failureOf(api.list())).toBe('<p>down');
    });

    it('rejects a plain call with an ApiError if the body is empty', async () => {
      const { api } = await failing({ status: 503 });
      expect(await errorOf(api.list(), ServerError)).toMatchObject({ status: 503, body: undefined, text: '', error: undefined });
    });

    it.each([
      ['returnExtended', { returnExtended: true }],
      ["rejectWith 'error'", { rejectWith: 'error' }],
    ] as const)('rejects with an ApiError and all its fields if %s is set', async (_what, options) => {
      const answer = {
        status: 404,
        statusText: 'Not Here',
        json: platformError(404),
        headers: { ...correlated, 'X-More': 'yes' },
      };
      const { server, api } = await failing(answer, options);
      const error = await errorOf(api.read('p 1'), NotFoundError);
      expect(error).toMatchObject({
        name: 'NotFoundError',
        message: `GET ${server.url}/api/v2/probes/p%201 responded with status 404 Not Here (probe.trouble): No such probe.`,
        code: 'probe.trouble',
        method: 'GET',
        url: `${server.url}/api/v2/probes/p%201`,
        status: 404,
        statusText: 'Not Here',
        body: platformError(404),
        error: platformError(404),
        text: JSON.stringify(platformError(404)),
        contextId: 'ctx-1',
        correlationId: 'corr-1',
        retryAfter: undefined,
      });
      expect(error.headers).toMatchObject({ 'x-more': 'yes', 'content-type': 'application/json' });
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({
        status: 404,
        body: platformError(404),
        error: platformError(404),
      });
      expect(server.requests).toHaveLength(1);
    });

    it.each(byStatus)('gives a %i its class', async (status, type, name) => {
      const { api } = await failing({ status, json: platformError(status) }, { rejectWith: 'error' });
      const error = await errorOf(api.list(), type);
      expect(error.name).toBe(name);
      expect(Object.getPrototypeOf(error)).toBe(type.prototype);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toBeInstanceOf(ContactCentreError);
    });

    it.each([
      ['HTML', { headers: { 'Content-Type': 'text/html' }, body: '<p>no' }, '<p>no'],
      ['an empty body', { headers: {} }, ''],
      ['text', { headers: { 'Content-Type': 'text/plain' }, body: 'no' }, 'no'],
      ['broken JSON', { headers: { 'Content-Type': 'application/json' }, body: '{"a"' }, '{"a"'],
    ])('makes a typed error of %s', async (_what, answer, text) => {
      const { api } = await failing(
        { status: 400, ...answer, headers: { ...correlated, ...answer.headers } },
        { rejectWith: 'error' },
      );
      const error = await errorOf(api.list(), BadRequestError);
      expect(error).toMatchObject({ text, body: undefined, error: undefined, code: 'ERR_BAD_REQUEST', correlationId: 'corr-1' });
      expect(error.contextId).toBe('corr-1');
    });

    it('sets a separate code for a server error without one', async () => {
      const { api } = await failing({ status: 500 }, { rejectWith: 'error' });
      expect(await failureOf(api.list())).toMatchObject({ code: 'ERR_BAD_RESPONSE' });
    });

    it.each([
      ['a list', [{ message: 'no' }]],
      ['a text', 'no'],
      ['a number', 7],
      ['an object whose message is none', { message: { deep: 1 } }],
      ['an object whose code is none', { message: 'no', code: 404 }],
    ])('does not treat %s as the platform’s error object', async (_what, body) => {
      const { api } = await failing({ status: 400, json: body }, { rejectWith: 'error' });
      expect(await failureOf(api.list())).toMatchObject({ body, error: undefined, code: 'ERR_BAD_REQUEST' });
    });

    it('rejects withResponse() with an ApiError whatever the settings', async () => {
      const { api } = await failing({ status: 409, json: platformError(409) });
      await errorOf(api.list().withResponse(), ConflictError);
    });

    it('rejects a 401 whose refresh failed with an ApiError that has the failed refresh as cause', async () => {
      let refused = false;
      const server = await startServer((request) => {
        if (request.url !== '/oauth/token') return { status: 401, json: platformError(401) };
        if (refused) return { status: 400, json: { error: 'invalid_grant' } };
        refused = true;
        return { json: { access_token: 'hush-token', refresh_token: 'hush-refresh' } };
      });
      const client = make({ timeout: 0, apiUrl: server.url });
      await client.loginCodeAuthorizationGrant('id', 'hush-secret', 'hush-code', 'https://app.example/');
      const error = await errorOf(new ProbeApi(client).list(), AuthenticationError);
      expect(error).toMatchObject({ status: 401, code: 'probe.trouble' });
      expect(error.cause).toMatchObject({ name: 'BadRequestError', status: 400 });
      expectNothingShown(error, ['hush']);
    });

    it('redacts secrets in the address of the error', async () => {
      const { api } = await failing({ status: 400 }, { rejectWith: 'error' });
      const error = await errorOf(api.list({ code: 'hush', q: 'open' }), BadRequestError);
      expect(error.url).toMatch(/\?code=\[redacted\]&q=open$/);
      expect(error.message).not.toContain('hush');
    });
  });

  describe('deep bodies', () => {
    const depth = 20_000;
    const lists = '['.repeat(depth) + ']'.repeat(depth);
    const fields = `{"code":"too.deep","message":"Nested","details":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
    const deepAnswer = (body: string, options: Parameters<typeof make>[0] = {}) =>
      failing({ status: 400, headers: { ...correlated, 'Content-Type': 'application/json' }, body }, options);

    it.each([
      ['lists', lists, 'ERR_BAD_REQUEST'],
      ['objects', fields, 'too.deep'],
    ])('creates an ApiError for a body of %s nested 20,000 deep', async (_what, body, code) => {
      const { api } = await deepAnswer(body, { rejectWith: 'error' });
      const error = await errorOf(api.list(), BadRequestError);
      expect(error).toMatchObject({ status: 400, code, correlationId: 'corr-1' });
      expect(error.text === body).toBe(true);
      expect(depthOf(error.body)).toBeGreaterThanOrEqual(depth);
      expect((JSON.parse(JSON.stringify(error)) as ApiError).text === body).toBe(true);
      expect(inspect(error)).toContain(code);
    });

    it('rejects a plain call with such a body', async () => {
      const { api } = await deepAnswer(lists);
      expect(depthOf(await failureOf(api.list()))).toBe(depth);
    });

    it('shows no token that such a body echoes', async () => {
      const { api } = await deepAnswer(`${'{"a":'.repeat(depth)}"${TOKEN}"${'}'.repeat(depth)}`, { rejectWith: 'error' });
      const error = await errorOf(api.list(), BadRequestError);
      expect(error.text.includes(TOKEN)).toBe(false);
      let inner: unknown = error.body;
      while (typeof inner === 'object' && inner !== null) inner = Object.values(inner)[0];
      expect(inner).not.toBe(TOKEN);
    });

    it('logs such a response', async () => {
      const lines: string[] = [];
      const { api } = await deepAnswer(fields, {
        logger: { level: 'trace', responseBody: true, sink: (line) => void lines.push(line) },
        rejectWith: 'error',
      });
      await errorOf(api.list(), BadRequestError);
      expect(lines).toHaveLength(1);
    });
  });

  describe('rate limits', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    const limited = async (headers: Record<string, string>, json: unknown = {}) => {
      const { api } = await failing({ status: 429, headers, json }, { rejectWith: 'error' });
      return (await errorOf(api.list(), RateLimitError)).retryAfter;
    };
    const message = 'Rate limit exceeded the maximum. Retry the request in [42] seconds';

    it.each([
      ['7', 7],
      ['0', 0],
      ['1.5', 1.5],
      ['0.25', 0.25],
      [' 12 ', 12],
    ])('reads "Retry-After: %s"', async (header, seconds) => {
      expect(await limited({ 'Retry-After': header })).toBe(seconds);
    });

    it('reads Retry-After as an HTTP date', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2024, 0, 1, 12, 0, 0) });
      expect(await limited({ 'Retry-After': 'Mon, 01 Jan 2024 12:01:30 GMT' })).toBe(90);
    });

    it('returns 0 for a date in the past', async () => {
      expect(await limited({ 'Retry-After': 'Thu, 01 Jan 1998 00:00:00 GMT' })).toBe(0);
    });

    it('reads the message if there is no header', async () => {
      expect(await limited({}, { message, code: 'too.many.requests.retry.after' })).toBe(42);
    });

    it('reads the message of a text body too', async () => {
      const { api } = await failing(
        { status: 429, headers: { 'Content-Type': 'text/plain' }, body: message },
        { rejectWith: 'error' },
      );
      expect(await failureOf(api.list())).toMatchObject({ retryAfter: 42 });
    });

    it('prefers the header to the message', async () => {
      expect(await limited({ 'Retry-After': '3' }, { message })).toBe(3);
    });

    it.each(['soon', 'in 5', 'never 1', '-5', '5s'])('reads the message if the header is "%s"', async (header) => {
      expect(await limited({ 'Retry-After': header }, { message })).toBe(42);
    });

    it('returns nothing if neither says how long', async () => {
      expect(await limited({}, { message: 'Too many requests' })).toBeUndefined();
    });
  });

  describe('failures without a response', () => {
    const secrets = ['body-hush-1', 'pass-hush-2', 'code-hush-3', TOKEN, encodeURIComponent(TOKEN)];
    const body = { note: 'body-hush-1', password: 'pass-hush-2' };

    interface Situation {
      what: string;
      type: abstract new (...args: never[]) => ContactCentreError;
      code: string;
      /** Returns the address, and options for the call. */
      arrange: () => Promise<{ url: string; timeout?: number; signal?: AbortSignal }>;
    }

    const raw = async (bytes: string) =>
      await startRawServer((socket) => {
        socket.end(bytes);
      });
    const situations: Situation[] = [
      {
        what: 'a refused connection',
        type: NetworkError,
        code: 'ERR_NETWORK',
        arrange: async () => ({ url: await refusingUrl() }),
      },
      {
        what: 'a DNS failure',
        type: NetworkError,
        code: 'ERR_NETWORK',
        arrange: () => Promise.resolve({ url: 'http://nowhere.invalid' }),
      },
      {
        what: 'a hang-up before the headers',
        type: NetworkError,
        code: 'ERR_NETWORK',
        arrange: async () => await startRawServer((socket) => socket.destroy()),
      },
      {
        what: 'a hang-up in the middle of the body',
        type: NetworkError,
        code: 'ERR_NETWORK',
        arrange: async () => await raw('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a":'),
      },
      {
        what: 'malformed HTTP',
        type: NetworkError,
        code: 'ERR_NETWORK',
        arrange: async () => await raw('SSH-2.0-OpenSSH_9.6\r\n\r\n'),
      },
      {
        what: 'a change of protocol that nobody asked for',
        type: NetworkError,
        code: 'ERR_NETWORK',
        arrange: async () => await raw('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
      },
      {
        what: 'malformed HTTP that repeats the request',
        type: NetworkError,
        code: 'ERR_NETWORK',
        arrange: async () => await raw(`Authorization: Bearer ${TOKEN}\r\n${JSON.stringify(body)}\r\n\r\n`),
      },
      {
        what: 'a malformed header',
        type: NetworkError,
        code: 'ERR_NETWORK',
        arrange: async () => await raw(`HTTP/1.1 200 OK\r\nBearer ${TOKEN}\r\n\r\n`),
      },
      {
        what: 'a timeout',
        type: TimeoutError,
        code: 'ERR_TIMEOUT',
        arrange: async () => ({ url: (await startServer(() => undefined)).url, timeout: 30 }),
      },
      {
        what: 'an abort',
        type: AbortError,
        code: 'ERR_ABORTED',
        arrange: async () => {
          const controller = new AbortController();
          const server = await startServer(() => {
            controller.abort(new Error(`given up with ${TOKEN}`));
            return undefined;
          });
          return { url: server.url, signal: controller.signal };
        },
      },
      {
        what: 'an abort before the request',
        type: AbortError,
        code: 'ERR_ABORTED',
        arrange: async () => ({ url: (await startServer()).url, signal: AbortSignal.abort() }),
      },
    ];

    describe.each(situations)('on $what', ({ type, code, arrange }) => {
      const fail = async (options: Parameters<typeof make>[0] = {}) => {
        const { url, timeout, signal } = await arrange();
        const request = { ...(timeout !== undefined && { timeout }), ...(signal && { signal }) };
        const api = new ProbeApi(signedIn(make, url, options));
        return await errorOf(api.create(body, request), type);
      };

      it(`rejects with an error of this package, code ${code}`, async () => {
        const error = await fail();
        expect(error).toBeInstanceOf(TransportError);
        expect(error.code).toBe(code);
        expect(error.message).toMatch(/^POST http:\/\/\S+\/api\/v2\/probes /);
        expect(error).not.toHaveProperty('status');
      });

      it('rejects an extended call with the same error', async () => {
        expect((await fail({ returnExtended: true })).code).toBe(code);
      });

      it('shows no token and no body, however the error is written', async () => {
        const { url, timeout, signal } = await arrange();
        const request = { ...(timeout !== undefined && { timeout }), ...(signal && { signal }) };
        const client = signedIn(make, url);
        const error = await errorOf(
          client.send({
            operation: 'create',
            route: 'POST /api/v2/probes',
            required: { body },
            optional: { code: 'code-hush-3' },
            request,
          }),
          type,
        );
        expectNothingShown(error, secrets);
      });
    });

    it('keeps what the runtime reported in cause', async () => {
      const error = await errorOf(new ProbeApi(signedIn(make, await refusingUrl())).list(), NetworkError);
      expect(inspect(error.cause)).toContain('ECONNREFUSED');
      const unknown = await errorOf(new ProbeApi(signedIn(make, 'http://nowhere.invalid')).list(), NetworkError);
      expect(inspect(unknown.cause)).toMatch(/ENOTFOUND|EAI_AGAIN/);
    });

    it.each([
      ['a line break', 'tok-hush\nnext'],
      ['a character beyond Latin-1', 'tok-hush-€'],
      ['a control character', 'tok-hush-\u0001'],
    ])('does not show a token that cannot be sent because of %s', async (_what, token) => {
      const server = await startServer({ json: { access_token: token } });
      const client = make({ timeout: 0, apiUrl: server.url });
      const error = await errorOf(client.loginClientCredentialsGrant('id', 'secret'), ContactCentreError);
      expectNothingShown(error, ['tok-hush']);
      expect(client.authData).toEqual({});
      expect(server.requests.map(({ url }) => url)).toEqual(['/oauth/token']);
    });

    it.each([
      ['JSON', { json: { message: `Bearer ${TOKEN} is stale`, code: 'x' } }],
      ['text', { headers: { 'Content-Type': 'text/plain' }, body: `Bearer ${TOKEN}` }],
      ['broken JSON', { headers: { 'Content-Type': 'application/json' }, body: `{"got":"${TOKEN}` }],
      ['a header', { headers: { 'X-Echo': TOKEN, 'ININ-Correlation-Id': TOKEN } }],
    ])('does not show a token that an error response repeats in %s', async (_what, answer) => {
      const { api } = await failing({ status: 400, ...answer });
      expectNothingShown(await failureOf(api.list()), [TOKEN]);
      expectNothingShown(await errorOf(api.list().withResponse(), BadRequestError), [TOKEN]);
    });

    it.each([
      ['the body', { headers: { 'Content-Type': 'application/json' }, body: `<p>${TOKEN}</p>` }],
      ['a header', { headers: { 'Content-Type': 'application/json', 'X-Echo': TOKEN }, body: '<p>' }],
      ['the first characters', { headers: { 'Content-Type': 'application/json' }, body: `${TOKEN}{` }],
    ])('does not show a token that a broken response repeats in %s', async (_what, answer) => {
      const { api } = await failing({ status: 200, ...answer });
      expectNothingShown(await errorOf(api.list(), ResponseParseError), [TOKEN]);
    });

    it("does not show the caller's own Authorization that a response repeats", async () => {
      const { api } = await failing({ status: 400, json: { message: 'got own-hush' } }, { rejectWith: 'error' });
      const error = await errorOf(api.list({}, { headers: { Authorization: 'Basic own-hush' } }), BadRequestError);
      expectNothingShown(error, ['own-hush']);
    });

    it('does not show cookies of an error response', async () => {
      const { api } = await failing(
        { status: 400, headers: { 'Set-Cookie': ['sid=hush-1', 'b=hush-2'] } },
        { rejectWith: 'error' },
      );
      expectNothingShown(await errorOf(api.list(), BadRequestError), ['hush-1', 'hush-2']);
    });

    it('shows nothing that the request sent under a secret name', async () => {
      const { api } = await failing({
        status: 400,
        headers: { 'X-Echo': 'key-hush-3', Location: 'https://a/?token=hush-5' },
        json: { message: 'pass-hush-1 is too simple', code: 'bad.password', details: [{ 'query-hush-4': 'pin-hush-2' }] },
      });
      const body = { password: 'pass-hush-1', deep: [{ userPin: 'pin-hush-2' }] };
      const error = await errorOf(
        api.create(body, { headers: { 'X-Gateway-Key': 'key-hush-3' } }).withResponse(),
        BadRequestError,
      );
      expect(error).toMatchObject({ code: 'bad.password', body: { message: '[redacted] is too simple', code: 'bad.password' } });
      expectNothingShown(error, ['hush-1', 'hush-2', 'hush-3', 'hush-5']);
      expectNothingShown(await errorOf(api.list({ token: 'query-hush-4' }).withResponse(), BadRequestError), ['hush-4']);
    });

    it.each<[string, body: object | string, headers?: Record<string, string>, shown?: string]>([
      ['in a list', { passwords: ['hush/8+1 z'] }],
      ['as a number', { userPin: 867_530_912 }, {}, '867530912'],
      ['below credentialFields', { credentialFields: { anything: 'hush/8+1 z' } }],
      ['beside a name', { name: 'password', value: 'hush/8+1 z' }],
      ['in JSON within a text', { data: JSON.stringify({ deep: JSON.stringify({ appSecret: 'hush/8+1 z' }) }) }],
      ['in an address within a text', { callback: 'see https://a.example/?token=hush%2F8%2B1+z' }],
      ['in a body that is JSON text', JSON.stringify({ jwt: 'hush/8+1 z' })],
      ['as the password of Basic credentials', {}, { 'Proxy-Authorization': `Basic ${btoa('gate:hush/8+1 z')}` }],
      ['as Basic credentials that are none', {}, { 'X-Authorization': 'Basic hush/8+1 z' }],
      ['in a cookie', {}, { Cookie: 'theme=dark; sid=hush/8+1 z' }],
      ['in a cookie right after another', {}, { Cookie: 'theme=dark;sid=hush/8+1 z' }],
    ])('shows no secret that the request sent %s', async (_where, body, headers = {}, shown = 'hush') => {
      const { api } = await failing({
        status: 400,
        headers: { Location: 'https://a/?x=hush%2F8%2B1%20z&y=867530912' },
        json: { message: 'hush/8+1 z or 867530912 is too simple in the dark', '867530912': 'hush/8+1 z' },
      });
      const error = await errorOf(api.create(body, { headers }).withResponse(), BadRequestError);
      expect(inspect(error, { depth: 9 })).toContain('is too simple in the dark');
      expectNothingShown(error, [shown]);
    });

    it('shows no secret with invalid escapes', async () => {
      const { api } = await failing({ status: 400, json: { message: 'hush%zz is too simple' } });
      const error = await errorOf(api.create('password=hush%zz').withResponse(), BadRequestError);
      expect(error).toMatchObject({ body: { message: '[redacted] is too simple' } });
    });

    it('shows a yes that the request sent among credentials', async () => {
      const { api } = await failing({ status: 400, json: { message: 'true' } });
      const error = await errorOf(api.create({ credentialFields: { on: true } }).withResponse(), BadRequestError);
      expect(error).toMatchObject({ body: { message: 'true' } });
    });

    it('shows no field of broken JSON with a secret name', async () => {
      const { api } = await failing({
        headers: { 'Content-Type': 'application/json' },
        body: '{"id":"1","secret":"hush-1","credentials":{"privateKey":"hush-2',
      });
      const error = await errorOf(api.list(), ResponseParseError);
      expect(error.text).toContain('"id":"1"');
      expectNothingShown(error, ['hush']);
    });

    it.each(['a', 'token', '1', '400'])('leaves the message unchanged if the token is as short as %s', async (token) => {
      const body = { message: 'a token is a must', code: 'a.b', a: 1, n: 400 };
      const server = await startServer({ status: 400, statusText: 'Not a token', json: body });
      const client = make({ timeout: 0, apiUrl: server.url });
      client.setAccessToken(token);
      const error = await errorOf(new ProbeApi(client).list().withResponse(), BadRequestError);
      expect(error.message).toMatch(/ responded with status 400 Not a token \(a\.b\): a token is a must$/);
      expect(error.body).toEqual(body);
    });

    it('redacts a token in a body nested 20,000 deep', async () => {
      const text = `{"message":"no","code":"deep","details":${'['.repeat(20_000)}"${TOKEN}"${']'.repeat(20_000)}}`;
      const { api } = await failing({ status: 400, headers: { 'Content-Type': 'application/json' }, body: text });
      const error = await errorOf(api.list().withResponse(), BadRequestError);
      expect(error).toMatchObject({ status: 400, code: 'deep' });
      expect(error.text).toBe(text.replace(TOKEN, '[redacted]'));
      let inner: unknown = error.body;
      for (inner = (inner as { details: unknown }).details; Array.isArray(inner);) inner = inner[0];
      expect(inner).toBe('[redacted]');
    });

    it('does not show a secret query value in a network error', async () => {
      const api = new ProbeApi(signedIn(make, await refusingUrl()));
      const error = await errorOf(api.list({ access_token: 'hush', page: 2 }), NetworkError);
      expectNothingShown(error, ['hush']);
      expect(error.message).toContain('page=2');
    });
  });

  describe('logins and missing arguments', () => {
    const logins: [string, (client: AnyClient) => Promise<unknown>][] = [
      ['client credentials', (client) => client.loginClientCredentialsGrant('id-1', 'hush-secret')],
      ['SAML', (client) => client.loginSaml2BearerGrant('id-1', 'hush-secret', 'org', 'hush-assertion')],
      [
        'authorization code',
        (client) => client.loginCodeAuthorizationGrant('id-1', 'hush-secret', 'hush-code', 'https://app.example/'),
      ],
      ['refresh', (client) => client.refreshCodeAuthorizationGrant('id-1', 'hush-secret', 'hush-refresh')],
    ];
    const secrets = ['hush', Buffer.from('id-1:hush-secret').toString('base64')];

    it.each(logins)('shows no secret of a %s login that was refused', async (_what, login) => {
      const server = await startServer((request) => ({
        status: 400,
        json: { error: 'invalid_grant', description: `${request.body} ${String(request.headers.authorization)}` },
      }));
      const error = await errorOf(login(make({ timeout: 0, apiUrl: server.url })), BadRequestError);
      expectNothingShown(error, secrets);
      expect(server.requests).toHaveLength(1);
    });

    it.each(logins)('shows no secret of a %s login that reached no server', async (_what, login) => {
      const error = await errorOf(login(make({ apiUrl: await refusingUrl() })), NetworkError);
      expect(error.code).toBe('ERR_NETWORK');
      expectNothingShown(error, secrets);
    });

    it.each(logins)('shows no secret of a %s login without a response', async (_what, login) => {
      const server = await startServer(() => undefined);
      const error = await errorOf(login(make({ apiUrl: server.url, timeout: 30 })), TimeoutError);
      expectNothingShown(error, secrets);
    });

    it.each(logins)('shows no token of a %s login whose response is truncated JSON', async (_what, login) => {
      const server = await startServer({
        headers: { 'Content-Type': 'application/json' },
        body: '{"access_token":"hush-token","expires',
      });
      expectNothingShown(await errorOf(login(make({ timeout: 0, apiUrl: server.url })), ContactCentreError), secrets);
    });

    it('rejects a login without its secret with an Error', async () => {
      const server = await startServer();
      const error = await errorOf(
        make({ timeout: 0, apiUrl: server.url }).loginClientCredentialsGrant('id', undefined as never),
        MissingParameterError,
      );
      expect(error.message).toEqual(
        says('Missing the required parameter "clientSecret" when calling loginClientCredentialsGrant'),
      );
      expect(server.requests).toHaveLength(0);
    });

    it('rejects for a missing argument, and never throws synchronously', async () => {
      const { server, api } = await failing({ json: {} });
      const call = api.read(undefined);
      const error = await errorOf(call, MissingParameterError);
      expect(error).toMatchObject({
        name: 'MissingParameterError',
        code: 'ERR_MISSING_PARAMETER',
        parameter: 'probeId',
        operation: 'read',
        message: says('Missing the required parameter "probeId" when calling read'),
      });
      expect(server.requests).toHaveLength(0);
    });

    it.each([[null], [undefined], [[]], [new Set()]])('reports a required query value as missing if it is %o', async (name) => {
      const { server, api } = await failing({ json: {} });
      await errorOf(api.find(name), MissingParameterError);
      expect(server.requests).toHaveLength(0);
    });

    it.each([[''], [0], [false]])('sends a required query value that is %o', async (name) => {
      const { server, api } = await failing({ json: {} });
      await api.find(name);
      expect(server.requests[0]!.url).toBe(`/api/v2/probes?name=${String(name)}`);
    });

    it('names the first missing argument in signature order', async () => {
      const { api } = await failing({ json: {} });
      expect(await errorOf(api.replace(null, null), MissingParameterError)).toMatchObject({ parameter: 'probeId' });
    });

    it('rejects a call before any login with an Error', async () => {
      const server = await startServer();
      const error = await errorOf(new ProbeApi(make({ timeout: 0, apiUrl: server.url })).list(), SignInError);
      expect(error).toMatchObject({
        message: says('Token is not set. Call a login method or setAccessToken() first'),
        code: 'ERR_TOKEN_NOT_SET',
      });
      expect(server.requests).toHaveLength(0);
    });
  });
});

describe('Code that cannot be loaded', () => {
  const cause = new TypeError('import() is disallowed on ServiceWorkerGlobalScope by the HTML specification.');

  it('is explained in a service worker, which cannot use import()', () => {
    vi.stubGlobal('ServiceWorkerGlobalScope', {});
    expect(new LoadError({ cause }).message).toEqual(
      says(
        `A part of the client could not be loaded (a service worker cannot use import(): bundle into one file): ${cause.message}`,
      ),
    );
  });

  it('is reported without that elsewhere', () => {
    expect(new LoadError({ cause: new TypeError('Failed to fetch') }).message).toEqual(
      says('A part of the client could not be loaded: Failed to fetch'),
    );
  });
});

describe('Error objects', () => {
  const fields: ApiErrorFields = {
    method: 'GET',
    url: 'https://api.example/api/v2/probes?code=hush',
    status: 400,
    statusText: '',
    headers: { 'set-cookie': 'hush', authorization: 'hush' },
    body: { message: 'no' },
    text: '{"message":"no"}',
  };

  it.each<[Error & { code: string }, string]>([
    [new ContactCentreError('m', 'ERR_X'), 'ContactCentreError'],
    [new MissingParameterError('p', 'o'), 'MissingParameterError'],
    [new InvalidParameterError('p', 'o', 'r'), 'InvalidParameterError'],
    [new ConfigurationError('m'), 'ConfigurationError'],
    [new SignInError('m'), 'SignInError'],
    [new LoadError({ cause: new TypeError('Failed to fetch') }), 'LoadError'],
    [new TransportError('m', 'ERR_X'), 'TransportError'],
    [new NetworkError('GET /'), 'NetworkError'],
    [new TimeoutError('GET /', 5), 'TimeoutError'],
    [new AbortError('GET /'), 'AbortError'],
    [new ResponseTooLargeError(5), 'ResponseTooLargeError'],
    [new ResponseParseError('GET /', 200, {}, '<'), 'ResponseParseError'],
    ...byStatus.map(([status, , name]): [ApiError, string] => [apiError({ ...fields, status }), name]),
  ])('%s has a literal name, a code and a JSON form with its message', (error, name) => {
    expect(error.name).toBe(name);
    expect(String(error)).toBe(`${name}: ${error.message}`);
    expect(error.code).not.toBe('');
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name, message: error.message, code: error.code });
    expectNothingShown(error, ['hush']);
  });

  it('leaves the stack and the cause out of the JSON form', () => {
    const error = new ConfigurationError('m', { cause: new Error('inner') });
    expect(Object.keys(JSON.parse(JSON.stringify(error)) as object).sort()).toEqual(['code', 'message', 'name']);
  });

  it('says that the connection broke if the reason is unknown', () => {
    expect(new NetworkError('GET /x').message).toEqual(says('GET /x failed: the connection broke'));
  });

  it('adds the code of its cause if the message does not hold it', () => {
    const cause = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    expect(new NetworkError('GET /x', networkFailure(cause, [])).message).toEqual(
      says('GET /x failed: socket hang up (ECONNRESET)'),
    );
  });

  it('gives no reason if the error has none', () => {
    const cause = Object.assign(new Error('Network Error'), { code: 'ERR_NETWORK', cause: new TypeError('Failed to fetch') });
    expect(new NetworkError('GET /x', networkFailure(cause, []))).toMatchObject({
      message: says('GET /x failed: Network Error: Failed to fetch'),
      reason: undefined,
    });
  });

  it('gives the reason in one line, and no number as a reason', () => {
    const cause = Object.assign(new Error(' wrong\n  version:\n'), { code: 8 });
    expect(new NetworkError('GET /x', networkFailure(cause, []))).toMatchObject({
      message: says('GET /x failed: wrong version:'),
      reason: undefined,
    });
  });

  it('copies from a cause only what it has', () => {
    const plain = copyCause(new Error('outer', { cause: new Error('inner') }));
    expect(Object.keys(plain).sort()).toEqual(['cause', 'name']);
    expect(plain.cause).toMatchObject({ name: 'Error', message: 'inner' });
    expect(copyCause('only words')).toMatchObject({ name: 'Error', message: 'only words' });
  });

  it('takes the reason from the innermost of its causes', () => {
    const socket = Object.assign(new AggregateError([Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })], ''), {
      code: 'ECONNREFUSED',
    });
    const error = new NetworkError('GET /x', networkFailure(new TypeError('fetch failed', { cause: socket }), []));
    expect(error).toMatchObject({ message: says('GET /x failed: fetch failed: refused (ECONNREFUSED)'), reason: 'ECONNREFUSED' });
  });

  it('does not repeat a code that the message holds', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(new NetworkError('GET /x', networkFailure(cause, [])).message).toEqual(says('GET /x failed: connect ECONNREFUSED'));
  });

  it('ResponseParseError contains the first thousand characters of the body', () => {
    expect(new ResponseParseError('GET /', 200, {}, 'x'.repeat(1500)).text).toBe('x'.repeat(1000));
  });

  it('calls a status below 400 a redirect', () => {
    const redirect = apiError({ ...fields, status: 303, body: undefined, text: '' });
    expect(redirect).toMatchObject({ name: 'ApiError', code: 'ERR_REDIRECT' });
  });

  it('does not call a 304 a redirect', () => {
    const unchanged = apiError({ ...fields, status: 304, body: undefined, text: '' });
    expect(unchanged).toMatchObject({ name: 'ApiError', code: 'ERR_NOT_MODIFIED' });
  });

  it('redacts a secret in the form of a number, and leaves other numbers unchanged', () => {
    const error = apiError({ ...fields, body: { n: 12345, m: 1 }, text: '{"n":12345,"m":1}' }, ['12345']);
    expect(error).toMatchObject({ body: { n: '[redacted]', m: 1 }, text: '{"n":"[redacted]","m":1}' });
  });

  it('parses the body again if a secret was redacted in it', () => {
    const error = apiError({ ...fields, body: { m: 'hush' }, text: '{"m":"hush"}' }, ['hush', '']);
    expect(error.body).toEqual({ m: '[redacted]' });
  });

  it('reads any Retry-After as nothing or as a number of seconds from 0 (randomised)', () => {
    const header = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.double().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(header, (value) => {
        const { retryAfter } = apiError({ ...fields, status: 429, headers: { 'retry-after': value } });
        if (retryAfter !== undefined) expect(retryAfter).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('reads any number of seconds unchanged (randomised)', () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        const { retryAfter } = apiError({ ...fields, status: 429, headers: { 'retry-after': String(seconds) } });
        expect(retryAfter).toBe(seconds);
      }),
    );
  });

  describe('safeCause', () => {
    it('copies the useful parts and drops all others', () => {
      const source = Object.assign(new TypeError('no hush-1 here'), {
        code: 'ECONNRESET',
        errno: -104,
        syscall: 'read',
        hostname: 'h',
        address: 'a',
        port: 1,
        config: { headers: 'hush' },
        request: 'hush',
        response: 'hush',
      });
      const safe = copyCause(source, ['hush-1']);
      expect(safe).toMatchObject({ name: 'TypeError', message: 'no [redacted] here' });
      expect(safe).toMatchObject({ code: 'ECONNRESET', errno: -104, syscall: 'read', hostname: 'h', address: 'a', port: 1 });
      expect(Object.keys(safe).sort()).toEqual(['address', 'code', 'errno', 'hostname', 'name', 'port', 'syscall']);
    });

    it.each([
      ['a text', 'went wrong', 'went wrong'],
      ['undefined', undefined, 'undefined'],
      ['null', null, 'null'],
      ['an object without a message', {}, 'unknown failure'],
    ])('makes an Error of %s', (_what, thrown, message) => {
      expect(copyCause(thrown)).toBeInstanceOf(Error);
      expect(copyCause(thrown).message).toBe(message);
    });

    it('follows the chain of causes', () => {
      const safe = copyCause(
        new Error('outer', { cause: Object.assign(new Error('inner hush-1'), { code: 'E', secret: 'hush-1' }) }),
        ['hush-1'],
      );
      expect(safe.cause).toMatchObject({ message: 'inner [redacted]', code: 'E' });
      expect(inspect(safe)).not.toContain('hush');
    });

    it('ends if an error is its own cause', () => {
      const error = new Error('round');
      error.cause = error;
      expect(copyCause(error).cause).toBeUndefined();
    });

    it('ends if two errors are the cause of each other', () => {
      const one = new Error('one');
      one.cause = new Error('two', { cause: one });
      expect(copyCause(one).message).toBe('one');
    });
  });
});

/** Writes a value in every common way, and searches the output for secrets. */
function expectNothingShown(value: unknown, secrets: readonly string[]): void {
  const written = [JSON.stringify(value), String(value), inspect(value, { depth: 10, showHidden: true }), consoleText(value)];
  for (let error = value; error instanceof Error; error = error.cause) {
    written.push(
      error.message,
      error.stack ?? '',
      JSON.stringify(error),
      JSON.stringify(Object.getOwnPropertyDescriptors(error)),
    );
  }
  for (const text of written) for (const secret of secrets) expect(text).not.toContain(secret);
  expect(written.join('')).not.toBe('');
}

function consoleText(value: unknown): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const terminal = new Console(stream);
  terminal.log(value);
  terminal.error('%o', value);
  terminal.dir(value, { showHidden: true, depth: null });
  return text;
}

describe('two copies of the package', () => {
  const copy = async () => {
    vi.resetModules();
    const root = await import('../../../src/entries/index.js');
    const onFetch = await import('../../../src/clients/on-fetch.js');
    return { ...root, FetchClient: onFetch.ApiClient };
  };
  let one: Awaited<ReturnType<typeof copy>>;
  let other: Awaited<ReturnType<typeof copy>>;
  beforeAll(async () => {
    one = await copy();
    other = await copy();
  });

  const fields = { method: 'GET', url: 'http://host/', status: 404, statusText: '', headers: {}, body: undefined, text: '' };
  const createErrors = (from: typeof one): ContactCentreError[] => [
    new from.ContactCentreError('m', 'c'),
    new from.MissingParameterError('p', 'o'),
    new from.InvalidParameterError('p', 'o', 'r'),
    new from.ConfigurationError('m'),
    new from.SignInError('m'),
    new from.TransportError('m', 'c'),
    new from.NetworkError('r'),
    new from.TimeoutError('r', 1),
    new from.AbortError('r'),
    new from.ResponseTooLargeError(1),
    new from.ResponseParseError('r', 200, {}, ''),
    new from.ApiError(fields),
    new from.BadRequestError(fields),
    new from.AuthenticationError(fields),
    new from.PermissionDeniedError(fields),
    new from.NotFoundError(fields),
    new from.ConflictError(fields),
    new from.RateLimitError(fields),
    new from.ServerError(fields),
    new from.LoadError(),
    new from.HookError('o', new Error('m')),
    new from.PageWindowError('o', 1000, 2000),
    new from.ListChangedError('o', 'changed'),
    new from.PagingLoopError('o'),
    new from.TooManyItemsError('o', 1),
  ];

  it("have errors that are instances of the other's classes, and of no other class", () => {
    const names = createErrors(one).map(({ name }) => name) as (keyof typeof one & `${string}Error`)[];
    expect(new Set(names).size).toBe(Object.keys(one).filter((name) => name.endsWith('Error')).length);
    for (const [index, error] of createErrors(one).entries()) {
      const twin = createErrors(other)[index];
      expect(Object.getPrototypeOf(error)).not.toBe(Object.getPrototypeOf(twin));
      for (const name of names) {
        const here: abstract new (...args: never[]) => Error = one[name];
        const there: typeof here = other[name];
        expect([name, error instanceof there]).toEqual([name, error instanceof here]);
        expect([name, twin instanceof here]).toEqual([name, Object.prototype.isPrototypeOf.call(here.prototype, error)]);
      }
    }
  });

  it('recognise calls and clients of either copy', async () => {
    const client = new one.ApiClient({ transport: () => Promise.reject(new Error('no')) });
    const call = new one.UsersApi(client).getUsersMe();
    expect(call).toBeInstanceOf(other.ApiPromise);
    expect(await failureOf(call)).toBeInstanceOf(other.SignInError);
    expect(client).toBeInstanceOf(other.ApiClient);
    expect(new one.FetchClient()).toBeInstanceOf(other.FetchClient);
    expect(client).not.toBeInstanceOf(other.FetchClient);
    expect(new one.FetchClient()).not.toBeInstanceOf(other.ApiClient);
  });

  it("leave a user's subclass unchanged", () => {
    class Mine extends one.ApiError {}
    class MineToo extends one.NotFoundError {}
    const mine = new MineToo(fields);
    expect(mine).toBeInstanceOf(MineToo);
    expect(mine).toBeInstanceOf(other.NotFoundError);
    expect(mine).not.toBeInstanceOf(Mine);
    expect(new one.ApiError(fields)).not.toBeInstanceOf(Mine);
    expect(new one.NotFoundError(fields)).not.toBeInstanceOf(MineToo);
  });

  it.each([[undefined], [null], ['ApiError'], [5], [{ name: 'ApiError' }], [new Error('no')]])('do not recognise %o', (value) => {
    expect(value instanceof one.ContactCentreError).toBe(false);
    expect(value instanceof one.ApiPromise).toBe(false);
    expect(value instanceof one.ApiClient).toBe(false);
  });

  it("names an error in the first line of its stack, and a user's subclass by its base class", () => {
    class Mine extends one.NotFoundError {}
    for (const error of [new one.ConfigurationError('no'), new one.NotFoundError(fields), new Mine(fields)]) {
      const { name, message, stack } = error;
      expect(name).toBe(error instanceof one.NotFoundError ? 'NotFoundError' : 'ConfigurationError');
      expect(stack).toMatch(new RegExp(`^${name}: `));
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name, message });
    }
    expect(one.ApiPromise.prototype).not.toHaveProperty('name');
  });

  it('show the mark nowhere', () => {
    const error = new one.NotFoundError(fields);
    expect(inspect(error)).not.toContain('Symbol(');
    expect(JSON.stringify(error)).not.toContain('contact-centre-client');
  });
});
