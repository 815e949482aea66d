import { inspect } from 'node:util';
import {
  BadRequestError,
  ConfigurationError,
  InvalidParameterError,
  NetworkError,
  PlatformApi,
  ResponseParseError,
} from 'contact-centre-client';
import type { ApiPromise, OperationDetails, Transport } from 'contact-centre-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../support/wire.js';
import type { AnyClient } from '../probe.js';
import { ProbeApi, TOKEN, answer, entries, errorOf, scripted, signedIn } from '../probe.js';
import { says } from '../../support/says.js';

describe.each(entries)('Request options and operations ($entry)', ({ make }) => {
  const start = async (options = {}) => {
    const server = await startServer();
    const client = signedIn(make, server.url, options);
    return { server, client, api: new ProbeApi(client) };
  };

  describe('headers', () => {
    it("a call's header overrides the client's, in any case", async () => {
      const { server, api } = await start({ headers: { 'X-App': 'client', 'x-other': 'client' } });
      await api.list({}, { headers: { 'x-aPP': 'call' } });
      expect(server.requests[0]!.headers).toMatchObject({ 'x-app': 'call', 'x-other': 'client' });
      expect(server.requests[0]!.rawHeaders.filter((name) => name.toLowerCase() === 'x-app')).toHaveLength(1);
    });

    it('sends a header once if one set of headers has two spellings: the later wins', async () => {
      const twice = { 'X-App': 'first', 'x-app': 'second' };
      const { server, api } = await start({ headers: twice });
      await api.list();
      await api.list({}, { headers: { 'X-Call': 'first', 'x-call': 'second' } });
      expect(server.requests.map(({ headers }) => [headers['x-app'], headers['x-call']])).toEqual([
        ['second', undefined],
        ['second', 'second'],
      ]);
    });

    it.each([['accept'], ['Accept'], ['ACCEPT']])('a call may replace Accept as %s', async (name) => {
      const { server, api } = await start();
      await api.list({}, { headers: { [name]: 'text/csv' } });
      expect(server.requests[0]!.headers.accept).toBe('text/csv');
    });

    it('a call may replace Content-Type', async () => {
      const { server, api } = await start();
      await api.create({}, { headers: { 'content-type': 'application/merge-patch+json' } });
      expect(server.requests[0]!.headers['content-type']).toBe('application/merge-patch+json');
    });

    it("sends a caller's own Authorization instead of the token, and does not refresh it", async () => {
      const server = await startServer({ status: 401, json: {} });
      const client = signedIn(make, server.url, { rejectWith: 'error' });
      await errorOf(new ProbeApi(client).list({}, { headers: { authorization: 'Basic abc' } }), Error);
      expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Basic abc']);
    });

    it.each(['Basic hush-42', 'hush-42', 'Custom   hush-42'])(
      "shows nothing of a caller's own Authorization %s in the error of a response that repeats it",
      async (authorization) => {
        const server = await startServer({
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: '{"got": hush-42 }',
        });
        const client = signedIn(make, server.url, { rejectWith: 'error' });
        const error = await errorOf(new ProbeApi(client).list({}, { headers: { authorization } }), ResponseParseError);
        expect(error.text).toBe('{"got": [redacted] }');
      },
    );

    it('shows nothing that is sent under a secret name if a broken response, or a failure, repeats it', async () => {
      const server = await startServer({ headers: { 'content-type': 'application/json' }, body: '{"got": hush-42 hush-43 }' });
      const send = (client: AnyClient): Promise<unknown> =>
        new ProbeApi(client).create({ password: 'hush-43' }, { headers: { 'X-Original-Authorization': 'Basic hush-42' } });
      const error = await errorOf(send(signedIn(make, server.url, { rejectWith: 'error' })), ResponseParseError);
      expect(error.text).toBe('{"got": [redacted] [redacted] }');
      const transport: Transport = () => Promise.reject(new Error('no way for hush-42 and hush-43'));
      const failure = await errorOf(send(signedIn(make, server.url, { transport })), NetworkError);
      expect(inspect(failure, { depth: 9 })).toContain('no way for');
      expect(inspect(failure, { depth: 9 })).not.toContain('hush');
    });

    it.each(['Basic hush-42', 'hush-42', 'Custom   hush-42'])(
      "shows nothing of a gateway's credentials, %s, in the error of a response that repeats them",
      async (authorization) => {
        const server = await startServer({ status: 400, json: { message: 'got hush-42' } });
        const api = new ProbeApi(signedIn(make, server.url, { rejectWith: 'error' }));
        const call = api.list({}, { headers: { 'X-Original-Authorization': authorization } });
        expect((await errorOf(call, BadRequestError)).body).toEqual({ message: 'got [redacted]' });
      },
    );

    it('shows what was sent under names that only resemble those of secrets', async () => {
      const json = { message: 'Ada Lovelace on fortnight: undefined' };
      const server = await startServer({ status: 400, json });
      const api = new ProbeApi(signedIn(make, server.url, { rejectWith: 'error' }));
      const posted = api.create({ passenger: 'Ada Lovelace', pin: 12_345 });
      expect((await errorOf(posted, BadRequestError)).body).toEqual(json);
      const listed = api.list({ keyword: 'fortnight' });
      expect((await errorOf(listed, BadRequestError)).body).toEqual(json);
    });

    it.each([[undefined], [null]])('leaves out a header that is %s', async (value) => {
      const { server, api } = await start({ headers: { 'X-App': 'client' } });
      await api.list({}, { headers: { 'X-None': value as never, 'X-App': value as never } });
      expect(server.requests[0]!.headers).not.toHaveProperty('x-none');
      expect(server.requests[0]!.headers['x-app']).toBe('client');
    });

    it('sends a number and a Latin-1 text', async () => {
      const { server, api } = await start();
      await api.list({}, { headers: { 'X-N': 7 as never, 'X-L': 'Zoë' } });
      expect(server.requests[0]!.headers).toMatchObject({ 'x-n': '7', 'x-l': 'Zoë' });
    });

    it.each([
      ['a Headers object', new Headers({ 'X-A': '1', 'x-b': 'two' })],
      [
        'a Map',
        new Map([
          ['X-A', '1'],
          ['x-b', 'two'],
        ]),
      ],
      [
        'a list of pairs',
        [
          ['X-A', '1'],
          ['x-b', 'two'],
        ] as const,
      ],
      [
        'an object without a prototype',
        Object.assign(Object.create(null) as object, { 'X-A': '1', 'x-b': 'two' }) as Record<string, string>,
      ],
    ])('accepts headers as %s, of a client and of a call', async (_what, headers) => {
      const { server, api } = await start();
      await api.list({}, { headers });
      await new ProbeApi(signedIn(make, server.url, { headers })).list();
      for (const request of server.requests) expect(request.headers).toMatchObject({ 'x-a': '1', 'x-b': 'two' });
    });

    it.each([
      ['a text', 'X-A: 1', 'not a string'],
      ['a list of texts', ['X-A: 1'], 'not an Array'],
      ['a list of longer lists', [['X-A', '1', '2']], 'not an Array'],
      ['a Set', new Set(['X-A']), 'not a Set'],
      ['a promise', Promise.resolve({}), 'not a Promise'],
      ['a date', new Date(), 'not a Date'],
      ['a number', 5, 'not a number'],
      ['false', false, 'not a boolean'],
    ])('refuses %s as headers', async (_what, headers, expectedName) => {
      const { server, api } = await start();
      const message = `headers must be an object, a Headers, a Map or a list of pairs, ${expectedName}`;
      expect((await errorOf(api.list({}, { headers: headers as never }), ConfigurationError)).message).toEqual(says(message));
      expect(() => make({ headers: headers as never })).toThrow(message);
      expect(server.requests).toHaveLength(0);
    });

    it('refuses a header name that is no text, and a value of several texts', async () => {
      const { server, api } = await start();
      await errorOf(api.list({}, { headers: new Map([[5, 'a']]) as never }), ConfigurationError);
      const error = await errorOf(api.list({}, { headers: { 'X-A': ['a', 'b'] } as never }), InvalidParameterError);
      expect(error.message).toContain('an Array cannot be sent');
      expect(server.requests).toHaveLength(0);
    });

    it.each([['a\r\nX-Evil: 1'], ['a\nb'], ['a\u0000'], ['€'], ['\u007f']])('refuses the header value %j', async (value) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({}, { headers: { 'X-A': value } }), InvalidParameterError);
      expect(error.message).toContain('it holds characters that a header cannot carry');
      expect(server.requests).toHaveLength(0);
    });

    it.each([[''], ['X A'], ['X:A'], ['X\n'], ['Ä']])('refuses the header name %j', async (name) => {
      const { server, api } = await start();
      await errorOf(api.list({}, { headers: { [name]: 'a' } }), ConfigurationError);
      expect(() => make({ headers: { [name]: 'a' } })).toThrow(ConfigurationError);
      expect(server.requests).toHaveLength(0);
    });
  });

  describe('timeout', () => {
    it.each([[-1], [Number.NaN], [2 ** 31], ['5'], [null]])('refuses %o', async (timeout) => {
      const { server, client, api } = await start({ timeout: 16_000 });
      const message = 'timeout must be a number of milliseconds from 0 (no limit) to 2147483647';
      expect(() => make({ timeout: timeout as never })).toThrow(message);
      expect(() => {
        client.timeout = timeout as never;
      }).toThrow(message);
      expect((await errorOf(api.list({}, { timeout: timeout as never }), ConfigurationError)).message).toContain(
        `${message}, not `,
      );
      expect(client.timeout).toBe(16_000);
      expect(server.requests).toHaveLength(0);
    });

    it.each([[0], [1], [2 ** 31 - 1], [Infinity]])('accepts %d', (timeout) => {
      expect(make({ timeout }).timeout).toBe(timeout);
    });
  });

  describe('request options', () => {
    it.each([
      ['request', null],
      ['signal', { signal: null }],
      ['headers', { headers: null }],
      ['what is undefined', { signal: undefined, timeout: undefined, headers: undefined, retry: undefined }],
    ])('treats null as missing: %s', async (_what, request) => {
      const { server, api } = await start({ headers: { 'X-App': 'desk' } });
      await api.list({ a: 1 }, request as never);
      expect(server.requests[0]).toMatchObject({ url: '/api/v2/probes?a=1' });
      expect(server.requests[0]!.headers['x-app']).toBe('desk');
    });

    it.each([
      ['a list', [], 'an Array'],
      ['a text', 'GET', 'a string'],
      ['a number', 0, 'a number'],
      ['false', false, 'a boolean'],
      ['a function', () => ({}), 'a function'],
      ['a Map', new Map([['timeout', 5]]), 'a Map'],
      ['Headers', new Headers(), 'a Headers'],
      ['a signal', new AbortController().signal, 'an AbortSignal'],
      ['a promise', Promise.resolve({ timeout: 5 }), 'a Promise'],
    ])('refuses %s as request options', async (_what, request, expectedName) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({}, request as never), ConfigurationError);
      expect(error.message).toEqual(
        says(`The request of list must be an object with signal, timeout, headers, retry, priority, tag, not ${expectedName}`),
      );
      expect(server.requests).toHaveLength(0);
    });

    it.each(['singal', 'method', 'baseURL', 'body', 'pageSize'])('refuses the unknown request option %s', async (name) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({}, { [name]: 'x' }), ConfigurationError);
      const names = 'signal, timeout, headers, retry, priority, tag';
      const hint = name === 'singal' ? ' Did you mean "signal"?' : '';
      expect(error.message).toEqual(says(`The request of list: unknown option "${name}". Options: ${names}.${hint}`));
      expect(server.requests).toHaveLength(0);
    });

    it('refuses options that inherit a field', async () => {
      const { server, api } = await start();
      const defaults = { headers: { 'X-App': 'desk' } };
      const error = await errorOf(api.list({}, Object.create(defaults) as typeof defaults), ConfigurationError);
      expect(error.message).toMatch(/^The request of list inherits "headers"/);
      expect(server.requests).toHaveLength(0);
    });

    it.each([
      ['an AbortController', new AbortController(), 'an AbortController'],
      ['a number', 5, 'a number'],
      ['false', false, 'a boolean'],
      ['an object', { aborted: true }, 'an object'],
    ])('refuses %s as signal', async (_what, signal, expectedName) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({}, { signal: signal as never }), ConfigurationError);
      expect(error.message).toEqual(says(`signal must be an AbortSignal, not ${expectedName}`));
      expect(server.requests).toHaveLength(0);
    });

    it("accepts a polyfill's signal", async () => {
      const { server, api } = await start();
      const target = new EventTarget();
      const signal = {
        aborted: false,
        addEventListener: target.addEventListener.bind(target),
        removeEventListener: target.removeEventListener.bind(target),
      };
      await api.list({}, { signal: signal as unknown as AbortSignal });
      expect(server.requests).toHaveLength(1);
    });

    it.each([
      ['null', null, 'retry must be true, false or an object such as { maxTries: 3 }, not null'],
      ['a number', 3, 'retry must be true, false or an object such as { maxTries: 3 }, not 3'],
      ['a text', 'true', 'retry must be true, false or an object such as { maxTries: 3 }, not "true"'],
      ['a list', [3], 'retry must be true, false or an object such as { maxTries: 3 }, not an Array'],
      [
        'an unknown name',
        { maxRetries: 3 },
        'retry: unknown option "maxRetries". Options: maxTries, maxWaitMs, maxWait, delayMs, delay, repeatUnsafe. Did you mean "maxTries"?',
      ],
      ['tries that are NaN', { maxTries: Number.NaN }, 'retry.maxTries must be a whole number from 1, not NaN'],
      ['no tries', { maxTries: 0 }, 'retry.maxTries must be a whole number from 1, not 0'],
      ['half a try', { maxTries: 0.5 }, 'retry.maxTries must be a whole number from 1, not 0.5'],
      ['tries that are null', { maxTries: null }, 'retry.maxTries must be a whole number from 1, not null'],
      ['a wait below 0', { maxWait: -1 }, 'retry.maxWait must be a number from 0, not -1'],
      ['a delay as text', { delay: '3s' }, 'retry.delay must be a number from 0, not a string'],
      ['a switch as text', { repeatUnsafe: 'no' }, 'retry.repeatUnsafe must be true or false, not a string'],
    ])('refuses retry with %s, of a client and of a call', async (_what, retry, message) => {
      const { server, api } = await start();
      expect((await errorOf(api.list({}, { retry: retry as never }), ConfigurationError)).message).toEqual(says(message));
      expect(() => make({ retry: retry as never })).toThrow(message);
      expect(server.requests).toHaveLength(0);
    });

    it('uses the default if a part of retry is undefined', async () => {
      const { server, api } = await start();
      await api.list(
        {},
        { retry: { maxTries: undefined, maxWait: undefined, delay: undefined, repeatUnsafe: undefined } as never },
      );
      expect(server.requests).toHaveLength(1);
    });
  });

  describe('client options', () => {
    it.each([
      ['null', null, 'null'],
      ['a text', 'eu_west_1', 'a string'],
      ['a list', [], 'an Array'],
      ['a Map', new Map(), 'a Map'],
      ['a promise', Promise.resolve({}), 'a Promise'],
      ['a function', () => ({}), 'a function'],
    ])('refuses %s', (_what, options, expectedName) => {
      const make2 = make as (options: unknown) => AnyClient;
      expect(() => make2(options)).toThrow(ConfigurationError);
      const names = '(?:\\w+, )*region, (?:\\w+, )*transport, (?:\\w+, )*\\w+';
      expect(() => make2(options)).toThrow(new RegExp(`^ApiClient must be an object with ${names}, not ${expectedName} \\(see `));
    });

    it.each([
      [
        'regoin',
        { regoin: 'eu_west_1' },
        /^ApiClient: unknown option "regoin". Options: apiUrl, .*\. Did you mean "region"\? \(see /,
      ],
      [
        'the log’s levle',
        { logger: { levle: 'debug' } },
        /^logger: unknown option "levle". Options: format, level, .*\. Did you mean "level"\? \(see /,
      ],
    ])('refuses a misspelt name: %s', (_what, options, message) => {
      expect(() => make(options as never)).toThrow(ConfigurationError);
      expect(() => make(options as never)).toThrow(message);
    });

    it.each([['1mb'], [-1], [Number.NaN], [null], [10n]])('refuses maxResponseBytes %o', (maxResponseBytes) => {
      const message = 'maxResponseBytes must be a number of bytes from 0';
      expect(() => make({ maxResponseBytes: maxResponseBytes as never })).toThrow(message);
    });

    it.each([['client'], [{}], [null]])('refuses auth %o', (auth) => {
      const message = 'auth must be a provider of contact-centre-client/tokens';
      expect(() => make({ auth: auth as never })).toThrow(message);
    });

    it('refuses a list of hooks if one is invalid', () => {
      expect(() => make({ hooks: [(request, next) => next(request), 'hook' as never] })).toThrow(
        'hooks must be a list of functions',
      );
    });

    it.each([
      ['returnExtended', 'false', 'a string'],
      ['returnExtended', null, 'null'],
      ['returnExtended', 1, '1'],
    ])('refuses %s %o', (name, value, expectedName) => {
      expect(() => make({ [name]: value })).toThrow(`returnExtended must be true or false, not ${expectedName}`);
      expect(() => {
        make().setReturnExtendedResponses(value as never);
      }).toThrow(ConfigurationError);
    });

    it('accepts a maxResponseBytes of 0', () => {
      expect(() => make({ maxResponseBytes: 0 })).not.toThrow();
    });

    it('names the switch that is refused, and the header', () => {
      expect(() => {
        make().setReturnExtendedResponses('yes' as never);
      }).toThrow('returnExtended must be true or false, not a string');
      expect(() => make({ headers: { 'a b': 'x' } })).toThrow('"a b" is no header name');
      expect(() => make({ headers: { 'x-app': 'a\n' } })).toThrow('"x-app" when calling ApiClient');
    });

    it('refuses a list of headers if one is no pair', () => {
      expect(() => make({ headers: [['x-app', 'a'], ['x-other']] as never })).toThrow(ConfigurationError);
    });

    it('refuses a signal without addEventListener', async () => {
      const { api, server } = await start();
      await expect(api.list({}, { signal: { aborted: false } as never })).rejects.toThrow(
        'signal must be an AbortSignal, not an object',
      );
      expect(server.requests).toEqual([]);
    });

    it('closes without an effect if the transport has nothing to close', async () => {
      const client = make({ transport: () => Promise.reject(new Error('not called')) });
      await expect(client.close()).resolves.toBeUndefined();
    });

    it.each([['errors'], [true], [null]])('refuses rejectWith %o', (rejectWith) => {
      expect(() => make({ rejectWith: rejectWith as never })).toThrow('rejectWith must be "body" or "error"');
    });

    it.each([['fetch'], [{}], [null]])('refuses the transport %o', (transport) => {
      expect(() => make({ transport: transport as never })).toThrow('transport must be a function that sends a request');
    });

    it.each([
      ['region', null],
      ['region', Symbol('eu')],
      ['environment', null],
      ['apiUrl', null],
      ['apiUrl', ''],
      ['apiUrl', 'https://user:hush@gateway.example'],
      ['apiUrl', 'https://gateway.example?x=1'],
      ['loginUrl', null],
      ['loginUrl', 'https://user@login.example'],
    ])('refuses %s %o, which must not mean the default region', (name, value) => {
      const build = () => make({ [name]: value });
      expect(build).toThrow(ConfigurationError);
      expect(build).not.toThrow('hush');
    });

    it('refuses options that inherit a field', () => {
      expect(() => make(Object.create({ timeout: 5 }) as object)).toThrow(/inherits "timeout"/);
    });
  });

  describe('the route', () => {
    it.each([
      'GET @evil.invalid/x',
      'GET //evil.invalid/x',
      'GET /x//y',
      'GET http://evil.invalid/x',
      'GET /x?y=1',
      'GET /x#y',
      'GET /x y',
      'GET  /x',
      'GET /x ',
      'GET /../x',
      'GET /x/..',
      'GET /x/./y',
      'GET /%2e%2e/x',
      'GET /x\\..\\y',
      'GET \\x',
      'GET /x\r\nX-Evil: 1',
      'GET /x\n',
      'GET /x\u0000',
      'GET /é',
      'GET /{x',
      'GET /x}',
      'GET /{}',
      'GET x',
      'GET ',
      'GET',
      '/x',
      '',
      'get /x',
      'TRACE /x',
      'CONNECT /x',
      'OPTIONS /x',
      'GET:443 /x',
      'FORGET /x',
      undefined,
      { toString: () => 'GET @evil.invalid/x' },
    ])('refuses the route %j', async (route) => {
      const { server, client } = await start();
      const error = await errorOf(client.send({ operation: 'x', route: route as never, required: {} }), ConfigurationError);
      expect(error.message).toEqual(says('The route of x must be a verb and a path, such as "GET /api/v2/users/{userId}"'));
      expect(server.requests).toHaveLength(0);
    });

    it("also refuses it in a user's own class", async () => {
      const { server, client } = await start();
      class EvilApi extends PlatformApi {
        getEvil(): ApiPromise<unknown> {
          return this.call('getEvil', 'GET @evil.invalid/x' as 'GET /x', {});
        }
      }
      const error = await errorOf(new EvilApi(client).getEvil(), ConfigurationError);
      expect(error.message).toContain('The route of getEvil');
      expect(server.requests).toHaveLength(0);
    });

    it.each([
      ['GET /', '/'],
      ['HEAD /x/', '/x/'],
      ['PUT /api/v2/{a}/x-{b}.json', '/api/v2/1/x-2.json'],
      ['POST /{a}/again/{a}', '/1/again/1'],
      ["DELETE /x/...y/(1)!$&'*+,;=:@~_", "/x/...y/(1)!$&'*+,;=:@~_"],
    ])('sends %s', async (route, url) => {
      const { server, client } = await start();
      const required = { ...(route.includes('{a}') && { a: 1 }), ...(route.includes('{b}') && { b: 2 }) };
      await client.send({ operation: 'x', route: route as never, required });
      expect(server.requests[0]).toMatchObject({ method: route.split(' ')[0], url });
    });

    it('never leaves its host and its path, whatever the route (randomised)', async () => {
      const { server, client } = await start();
      const piece = fc.constantFrom('/', '//', '..', '.', '@', '%2e', '\\', '?', '#', ':', 'x', '{a}', '\t', ' ', 'evil.invalid');
      await fc.assert(
        fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
          const before = server.requests.length;
          const path = pieces.join('');
          const required = path.includes('{a}') ? { a: 'v' } : {};
          try {
            await client.send({ operation: 'x', route: `GET ${path}` as never, required });
          } catch (error) {
            expect(error).toBeInstanceOf(ConfigurationError);
            expect(server.requests).toHaveLength(before);
            return;
          }
          expect(server.requests).toHaveLength(before + 1);
          expect(server.requests.at(-1)!.url).toBe(path.replaceAll('{a}', 'v'));
        }),
        { numRuns: 200 },
      );
    });
  });

  describe('collection formats', () => {
    it.each([
      ['csv', 'a%2Cb'],
      ['ssv', 'a%20b'],
      ['tsv', 'a%09b'],
      ['pipes', 'a%7Cb'],
    ] as const)('joins lists as %s', async (collection, text) => {
      const { server, api } = await start();
      await api.list({ id: ['a', 'b'], one: 'x' }, {}, { collection });
      expect(server.requests[0]!.url).toBe(`/api/v2/probes?id=${text}&one=x`);
    });

    it('repeats lists as multi', async () => {
      const { server, api } = await start();
      await api.list({ id: ['a', 'b'] }, {}, { collection: 'multi' });
      expect(server.requests[0]!.url).toBe('/api/v2/probes?id=a&id=b');
    });

    it.each([
      ['csv', 'a,b'],
      ['ssv', 'a b'],
      ['tsv', 'a\tb'],
      ['pipes', 'a|b'],
    ] as const)('refuses an item that contains the separator of %s', async (collection, item) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({ id: ['x', item] }, {}, { collection }), InvalidParameterError);
      expect(error.message).toContain(`holds the separator of the collection format ${collection}`);
      expect(server.requests).toHaveLength(0);
    });

    it('accepts a single text that contains the separator', async () => {
      const { server, api } = await start();
      await api.list({ id: 'a,b' }, {}, { collection: 'csv' });
      expect(server.requests[0]!.url).toBe('/api/v2/probes?id=a%2Cb');
    });

    it('leaves an empty list out in every format', async () => {
      const { server, api } = await start();
      for (const collection of ['csv', 'ssv', 'tsv', 'pipes', 'multi'] as const) await api.list({ id: [] }, {}, { collection });
      expect(server.requests.map(({ url }) => url)).toEqual(Array(5).fill('/api/v2/probes'));
    });

    it.each([['xml'], ['toString'], ['__proto__'], ['']])('fails with an unknown collection format "%s"', async (collection) => {
      const { server, api } = await start();
      const details = { collection } as unknown as OperationDetails;
      const error = await errorOf(api.list({ id: ['a'] }, {}, details), ConfigurationError);
      expect(error.message).toEqual(says(`Unknown collection format: ${collection}. Use csv, ssv, tsv, pipes or multi`));
      expect(server.requests).toHaveLength(0);
    });
  });

  describe('authentication types', () => {
    it.each([['basic'], ['__proto__']])('fails with an unknown authentication type "%s"', async (auth) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({}, {}, { auth } as unknown as OperationDetails), Error);
      expect(error.message).toEqual(says(`Unknown authentication type: ${auth}. Use oauth, guest or none`));
      expect(server.requests).toHaveLength(0);
    });

    it('sends the token for oauth and nothing for none', async () => {
      const { server, api } = await start();
      await api.list({}, {}, { auth: 'oauth' });
      await api.list({}, {}, { auth: 'none' });
      expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`, undefined]);
      expect(server.requests.map(({ headers }) => headers.accept)).toEqual(['application/json', 'application/json']);
    });
  });

  describe('placement', () => {
    it('renames a query value', async () => {
      const { server, api } = await start();
      await api.list({ q: 'a' }, {}, { query: { q: 'search' } });
      expect(server.requests[0]!.url).toBe('/api/v2/probes?search=a');
    });

    it.each([[undefined], [null]])('sends a header argument, and none if it is %s', async (none) => {
      const { server, api } = await start();
      const details = { headers: { ifMatch: 'If-Match' } };
      await api.list({ ifMatch: '"v1"' }, {}, details);
      await api.list({ ifMatch: none }, {}, details);
      expect(server.requests.map(({ headers, url }) => [headers['if-match'], url])).toEqual([
        ['"v1"', '/api/v2/probes'],
        [undefined, '/api/v2/probes'],
      ]);
    });

    it("a call's header overrides a header argument, in any case", async () => {
      const { transport, sent } = scripted(answer(200));
      const api = new ProbeApi(signedIn(make, 'https://api.example', { transport }));
      await api.list({ ifMatch: '"v1"' }, { headers: { 'if-match': '"v2"' } }, { headers: { ifMatch: 'If-Match' } });
      expect(sent[0]?.headers).toEqual({ accept: 'application/json', authorization: `Bearer ${TOKEN}`, 'if-match': '"v2"' });
    });

    it('sends the argument that the operation declares as its body', async () => {
      const { server, client } = await start();
      await client.send({ operation: 'x', route: 'POST /x', required: { file: { a: 1 } }, details: { body: 'file' } });
      expect(server.requests[0]).toMatchObject({ url: '/x', body: '{"a":1}' });
    });

    it('refuses a route whose placeholder has no argument', async () => {
      const { server, client } = await start();
      const error = await errorOf(client.send({ operation: 'x', route: 'GET /x/{y}', required: {} }), ConfigurationError);
      expect(error.message).toEqual(
        says('The route of x has a placeholder without an argument. Add each placeholder to the required arguments'),
      );
      expect(server.requests).toHaveLength(0);
    });

    it.each([
      ['text', 'a string'],
      ['', 'a string'],
      [5, 'a number'],
      [0, 'a number'],
      [Number.NaN, 'NaN'],
      [true, 'a boolean'],
      [false, 'a boolean'],
      [Object('text'), 'a String'],
      [[], 'an Array'],
      [['presence'], 'an Array'],
      [new Map([['pageSize', 5]]), 'a Map'],
      [new Set(['pageSize']), 'a Set'],
      [new URLSearchParams('pageSize=5'), 'a URLSearchParams'],
      [new Date(0), 'a Date'],
      [() => ({ pageSize: 5 }), 'a function'],
      [Symbol('opts'), 'a symbol'],
      [1n, 'a bigint'],
      [Promise.resolve({ pageSize: 5 }), 'a Promise'],
      [new AbortController().signal, 'an AbortSignal'],
    ])('refuses opts that are %o', async (opts, expectedName) => {
      const { server, api } = await start();
      const error = await errorOf(api.list(opts as never), InvalidParameterError);
      expect(error).toMatchObject({ parameter: 'opts', operation: 'list' });
      expect(error.message).toContain(`it must be an object such as { pageSize: 25 }, not ${expectedName}`);
      expect(server.requests).toHaveLength(0);
    });

    it.each([[null], [undefined], [{}], [Object.create(null)]])('treats opts that are %o as missing', async (opts) => {
      const { server, api } = await start();
      await api.list(opts as never);
      await api.find(new Set(['a']), opts as never);
      expect(server.requests.map(({ url }) => url)).toEqual(['/api/v2/probes', '/api/v2/probes?name=a']);
    });

    it('refuses opts that inherit their fields, and an instance without fields', async () => {
      const { server, api } = await start();
      const inherited = await errorOf(api.list(Object.create({ pageSize: 5 }) as object), InvalidParameterError);
      expect(inherited.message).toContain('it inherits "pageSize": only its own fields are sent');
      class Page {
        #size = 5;
        get pageSize() {
          return this.#size;
        }
      }
      const shown = await errorOf(api.list(new Page()), InvalidParameterError);
      expect(shown.message).toContain('it is a Page without own fields');
      expect(server.requests).toHaveLength(0);
    });

    it('sends the fields of an instance', async () => {
      const { server, api } = await start();
      class Page {
        pageSize = 5;
        next() {
          return this.pageSize;
        }
      }
      await api.list(new Page());
      expect(server.requests[0]!.url).toBe('/api/v2/probes?pageSize=5');
    });

    it.each<[string, parameter: string, () => object]>([
      ['a getter', 'opts', () => Object.defineProperty({}, 'pageSize', { get: fail, enumerable: true })],
      ['a revoked proxy', 'opts', revoked],
      ['an iterator', 'id', () => ({ id: { [Symbol.iterator]: fail } })],
    ])('names the value that fails when it is read: %s', async (_what, parameter, make) => {
      const { server, api } = await start();
      const error = await errorOf(api.list(make()), InvalidParameterError);
      expect(error).toMatchObject({
        parameter,
        message: expect.stringMatching(/when calling list: it cannot be read \(see /) as string,
      });
      expect(server.requests).toHaveLength(0);
    });

    it.each(['constructor', 'toString', '__proto__'])(
      'sends a query value called %s if other values are renamed',
      async (name) => {
        const { server, api } = await start();
        const details = { headers: { ifMatch: 'If-Match' }, query: { q: 'search' } };
        await api.list(JSON.parse(`{"${name}":"x"}`) as object, {}, details);
        expect(server.requests[0]!.url).toBe(`/api/v2/probes?${name}=x`);
      },
    );

    it('accepts a call without options', async () => {
      const { server, client } = await start();
      await client.send({ operation: 'x', route: 'GET /x', required: {} });
      expect(server.requests[0]!.url).toBe('/x');
    });

    it('keeps the path of apiUrl', async () => {
      const server = await startServer();
      await new ProbeApi(signedIn(make, `${server.url}/gateway//`)).list();
      expect(server.requests[0]!.url).toBe('/gateway/api/v2/probes');
    });
  });
});

function fail(): never {
  throw new Error('not today');
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
