import { InvalidParameterError, MissingParameterError } from 'contact-centre-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startServer } from '../support/wire.js';
import { ProbeApi, TOKEN, entries, errorOf, failureOf, signedIn } from './probe.js';

describe.each(entries)('What goes on the wire ($entry)', ({ make }) => {
  const start = async () => {
    const server = await startServer();
    const client = signedIn(make, server.url);
    return { server, client, api: new ProbeApi(client) };
  };
  const list = async (opts: object) => {
    const { server, api } = await start();
    await api.list(opts);
    return server.requests[0]!.url;
  };
  const sentValues = async (name: string, value: unknown) =>
    new URL(await list({ [name]: value }), 'http://host').searchParams.getAll(name);

  describe('W1 lists', () => {
    it('W1 sends an array as repeated parameters', async () => {
      expect(await list({ expand: ['presence', 'station'] })).toBe('/api/v2/probes?expand=presence&expand=station');
    });

    it('W1 keeps the order of the items and their duplicates', async () => {
      expect(await sentValues('id', ['b', 'a', 'b'])).toEqual(['b', 'a', 'b']);
    });

    it.each([
      ['a comma', 'a,b', 'a%2Cb'],
      ['a space', 'a b', 'a%20b'],
      ['an ampersand', 'a&b=c', 'a%26b%3Dc'],
      ['a plus sign', 'a+b', 'a%2Bb'],
      ['a percent sign', '50%25', '50%2525'],
      ['a hash', 'a#b', 'a%23b'],
      ['unicode', 'Zürich 😀', 'Z%C3%BCrich%20%F0%9F%98%80'],
      ['brackets and quotes', `[x]'"`, '%5Bx%5D%27%22'],
      ['what RFC 3986 leaves as it is', '-._~', '-._~'],
      ['what URLSearchParams would leave as it is', '*', '%2A'],
      ['line breaks', 'a\r\nb', 'a%0D%0Ab'],
    ])('W1 lets %s in an item survive', async (_what, item, encoded) => {
      expect(await list({ id: [item, 'z'] })).toBe(`/api/v2/probes?id=${encoded}&id=z`);
    });

    it('W1 leaves the parameter out where the list is empty', async () => {
      expect(await list({ id: [], name: 'x' })).toBe('/api/v2/probes?name=x');
    });

    it('W1 sends no question mark where nothing is left', async () => {
      expect(await list({ id: [] })).toBe('/api/v2/probes');
    });

    it.each([[null], [undefined]])('W1 refuses %s as an item', async (item) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({ id: ['a', item] }), InvalidParameterError);
      expect(error.message).toBe(
        `Invalid value for the parameter "id" when calling list: ${String(item)} cannot be an item of a list`,
      );
      expect(server.requests).toHaveLength(0);
    });

    it('W1 refuses a list inside a list', async () => {
      const { api } = await start();
      await errorOf(api.list({ id: [['a']] }), InvalidParameterError);
    });
  });

  describe('W2 scalars', () => {
    it.each([
      ['0', 0, '0'],
      ['-0', -0, '0'],
      ['a fraction', 1.5, '1.5'],
      ['false', false, 'false'],
      ['true', true, 'true'],
      ['an empty text', '', ''],
      ['a BigInt', 12345678901234567890n, '12345678901234567890'],
      ['a Date', new Date(Date.UTC(2024, 1, 29, 12, 30)), '2024-02-29T12%3A30%3A00.000Z'],
    ])('W2 sends %s', async (_what, value, text) => {
      expect(await list({ value })).toBe(`/api/v2/probes?value=${text}`);
    });

    it.each([
      ['NaN', Number.NaN, 'NaN cannot be sent'],
      ['Infinity', Infinity, 'Infinity cannot be sent'],
      ['-Infinity', -Infinity, '-Infinity cannot be sent'],
      ['a plain object', { a: 1 }, 'an object cannot be sent here'],
      ['an object without a prototype', Object.create(null) as object, 'an object cannot be sent here'],
      ['an invalid date', new Date(Number.NaN), 'it is an invalid date'],
      ['a lone high surrogate', 'a\ud83d', 'it holds half of a surrogate pair'],
      ['a lone low surrogate', '\ude00a', 'it holds half of a surrogate pair'],
      ['a function', () => 1, 'a function cannot be sent'],
      ['a symbol', Symbol('s'), 'a symbol cannot be sent'],
    ])('W2 refuses %s before sending', async (_what, value, reason) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({ value }), InvalidParameterError);
      expect(error).toMatchObject({
        code: 'ERR_INVALID_PARAMETER',
        parameter: 'value',
        operation: 'list',
        message: `Invalid value for the parameter "value" when calling list: ${reason}`,
      });
      expect(server.requests).toHaveLength(0);
    });

    it.each([[Number.NaN], [{ a: 1 }], [new Date(Number.NaN)], ['\ud83d']])(
      'W2 refuses %o as an item of a list too',
      async (item) => {
        const { server, api } = await start();
        await errorOf(api.list({ value: ['fine', item] }), InvalidParameterError);
        expect(server.requests).toHaveLength(0);
      },
    );

    it('W2 counts a Set as a list', async () => {
      expect(await list({ id: new Set(['a', 'b', 'a']) })).toBe('/api/v2/probes?id=a&id=b');
    });

    it('W2 counts any other iterable as a list', async () => {
      const values = function* () {
        yield 'a';
        yield 2;
        yield false;
      };
      expect(await list({ id: values() })).toBe('/api/v2/probes?id=a&id=2&id=false');
    });

    it('W2 leaves the parameter out where a Set is empty', async () => {
      expect(await list({ id: new Set() })).toBe('/api/v2/probes');
    });
  });

  describe('W3 the query', () => {
    it.each([[null], [undefined]])('W3 leaves %s out', async (value) => {
      expect(await list({ a: value, b: 1 })).toBe('/api/v2/probes?b=1');
    });

    it('W3 encodes what is encoded already once more, and no oftener', async () => {
      expect(await list({ a: '%2F' })).toBe('/api/v2/probes?a=%252F');
    });

    it('W3 encodes names once', async () => {
      expect(await list({ 'filter[na me]&': 'x', 'b[]': ['1', '2'] })).toBe(
        '/api/v2/probes?filter%5Bna%20me%5D%26=x&b%5B%5D=1&b%5B%5D=2',
      );
    });

    it('W3 keeps the order of the arguments, required ones first', async () => {
      const { server, api } = await start();
      await api.find('n', { z: 1, a: 2 });
      expect(server.requests[0]!.url).toBe('/api/v2/probes?name=n&z=1&a=2');
    });

    it('W3 sends a parameter called __proto__ like any other', async () => {
      expect(await list(JSON.parse('{"__proto__":"x"}') as object)).toBe('/api/v2/probes?__proto__=x');
    });

    it('W3 delivers any text of any list as it was (randomised)', async () => {
      const { server, api } = await start();
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z_.-]{0,8}$/), { minLength: 1, maxLength: 4 }),
          fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }),
          async (names, values) => {
            await api.list(Object.fromEntries(names.map((name) => [name, values])));
            const { searchParams } = new URL(server.requests.at(-1)!.url, 'http://host');
            for (const name of names) expect(searchParams.getAll(name)).toEqual(values);
            expect([...new Set(searchParams.keys())]).toEqual(names);
          },
        ),
        { numRuns: 100 },
      );
    });
  });

  describe('W4 path values', () => {
    it.each([
      ['a slash', 'a/b', 'a%2Fb'],
      ['a question mark', 'a?b', 'a%3Fb'],
      ['a hash', 'a#b', 'a%23b'],
      ['a percent sign', '100%', '100%25'],
      ['an encoded way up', '%2e%2e', '%252e%252e'],
      ['a way up between slashes', '../../users', '..%2F..%2Fusers'],
      ['a backslash', '..\\x', '..%5Cx'],
      ['unicode', 'Bärbel 😀', 'B%C3%A4rbel%20%F0%9F%98%80'],
      ['braces', '{partId}', '%7BpartId%7D'],
      ['a dollar sign', "$&$'", "%24%26%24'"],
      ['three dots', '...', '...'],
      ['0', 0, '0'],
      ['a BigInt', 9007199254740993n, '9007199254740993'],
      ['false', false, 'false'],
    ])('W4 encodes %s', async (_what, value, encoded) => {
      const { server, api } = await start();
      await api.remove(value);
      expect(server.requests[0]).toMatchObject({ method: 'DELETE', url: `/api/v2/probes/${encoded}` });
    });

    it('W4 puts every value in its own place', async () => {
      const { server, api } = await start();
      await api.removePart('{partId}', 'b');
      expect(server.requests[0]!.url).toBe('/api/v2/probes/%7BpartId%7D/parts/b');
    });

    it.each([['.'], ['..']])('W4 refuses "%s", which would turn one DELETE into another', async (value) => {
      const { server, api } = await start();
      const error = await errorOf(api.removePart('a', value), InvalidParameterError);
      expect(error.message).toContain(`"${value}" would change the path`);
      expect(server.requests).toHaveLength(0);
    });

    it.each([[''], [null], [undefined]])('W4 calls %o missing', async (value) => {
      const { server, api } = await start();
      const error = await errorOf(api.remove(value), MissingParameterError);
      expect(error.message).toBe('Missing the required parameter "probeId" when calling remove');
      expect(server.requests).toHaveLength(0);
    });

    it.each([
      ['a blank', ' '],
      ['blanks', ' \t\n'],
      ['a no-break space', '\u00a0'],
      ['NaN', Number.NaN],
      ['Infinity', Infinity],
      ['an object', {}],
      ['an array', ['a']],
      ['a date', new Date()],
      ['a function', () => 'a'],
      ['a lone surrogate', '\ud800'],
    ])('W4 refuses %s before sending', async (_what, value) => {
      const { server, api } = await start();
      await errorOf(api.remove(value), InvalidParameterError);
      expect(server.requests).toHaveLength(0);
    });

    it('W4 keeps any other value inside its segment (randomised)', async () => {
      const { server, api } = await start();
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (value) => {
          fc.pre(value.trim() !== '' && value !== '.' && value !== '..');
          await api.removePart(value, 'part');
          const [, api0, v2, probes, segment, parts, part, ...rest] = server.requests.at(-1)!.url.split('/');
          expect([api0, v2, probes, parts, part, rest]).toEqual(['api', 'v2', 'probes', 'parts', 'part', []]);
          expect(decodeURIComponent(segment!)).toBe(value);
        }),
        { numRuns: 100 },
      );
    });
  });

  describe('W5 bodies', () => {
    it.each([
      ['false', false, 'false'],
      ['0', 0, '0'],
      ['an empty text', '', '""'],
      ['a text', 'hello', '"hello"'],
      ['a text that looks like JSON', '{"a":1}', String.raw`"{\"a\":1}"`],
      ['an empty object', {}, '{}'],
      ['an empty list', [], '[]'],
      ['dates', { at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
      ['unicode', { name: 'Zoë 😀' }, '{"name":"Zoë 😀"}'],
    ])('W5 sends %s as JSON', async (_what, body, text) => {
      const { server, api } = await start();
      await api.create(body);
      expect(server.requests[0]).toMatchObject({ method: 'POST', body: text });
      expect(server.requests[0]!.headers).toMatchObject({
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      });
    });

    it('W5 sends an optional body that is false', async () => {
      const { server, api } = await start();
      await api.poke({ body: false });
      expect(server.requests[0]!.body).toBe('false');
    });

    it.each([[null], [undefined]])('W5 sends no optional body where it is %s', async (body) => {
      const { server, api } = await start();
      await api.poke({ body });
      expect(server.requests[0]!.body).toBe('');
      expect(server.requests[0]!.headers).not.toHaveProperty('content-type');
    });

    it.each([[null], [undefined]])('W5 calls a required body missing where it is %s', async (body) => {
      const { server, api } = await start();
      const error = await errorOf(api.create(body), MissingParameterError);
      expect(error.message).toBe('Missing the required parameter "body" when calling create');
      expect(server.requests).toHaveLength(0);
    });

    it('W5 rejects a cyclic body before sending', async () => {
      const { server, api } = await start();
      const body: Record<string, unknown> = {};
      body['self'] = body;
      const error = await errorOf(api.create(body), InvalidParameterError);
      expect(error.message).toBe('Invalid value for the parameter "body" when calling create: it cannot be written as JSON');
      expect(error.cause).toBeInstanceOf(TypeError);
      expect(server.requests).toHaveLength(0);
    });

    it('W5 rejects a body that holds a BigInt before sending', async () => {
      const { server, api } = await start();
      await errorOf(api.create({ n: 1n }), InvalidParameterError);
      expect(server.requests).toHaveLength(0);
    });

    it.each([
      ['a function', () => 1],
      ['a symbol', Symbol('s')],
    ])('W5 rejects %s as a body', async (_what, body) => {
      const { server, api } = await start();
      const error = await errorOf(api.create(body), InvalidParameterError);
      expect(error.message).toContain(`a ${typeof body} cannot be written as JSON`);
      expect(server.requests).toHaveLength(0);
    });

    it('W5 delivers any JSON, both ways (randomised)', async () => {
      const server = await startServer((request) => ({ headers: { 'Content-Type': 'application/json' }, body: request.body }));
      const api = new ProbeApi(signedIn(make, server.url));
      await fc.assert(
        fc.asyncProperty(fc.jsonValue({ depthSize: 'medium' }), async (value) => {
          fc.pre(value !== null);
          const plain = JSON.parse(JSON.stringify(value)) as unknown;
          expect(await api.create(value)).toEqual(plain);
          expect(JSON.parse(server.requests.at(-1)!.body)).toEqual(plain);
        }),
        { numRuns: 100 },
      );
    });
  });

  describe('W6 sizes and content types', () => {
    it('W6 sends a body of 12 MB', async () => {
      const server = await startServer((request) => ({ json: { received: request.body.length } }));
      const api = new ProbeApi(signedIn(make, server.url));
      const body = 'x'.repeat(12 * 1024 * 1024);
      expect(await api.create(body)).toEqual({ received: body.length + 2 });
    });

    it.each([
      ['GET', (api: ProbeApi) => api.list()],
      ['POST', (api: ProbeApi) => api.poke()],
      ['DELETE', (api: ProbeApi) => api.remove('a')],
      ['HEAD', (api: ProbeApi) => api.check()],
    ])('W6 sends a %s without a body without a Content-Type', async (method, call) => {
      const { server, api } = await start();
      await call(api);
      expect(server.requests[0]!.method).toBe(method);
      expect(server.requests[0]!.headers).not.toHaveProperty('content-type');
    });

    it('W6 accepts JSON, or what the operation answers in', async () => {
      const { server, api } = await start();
      await api.list();
      await api.list({}, {}, { accept: 'text/calendar' });
      expect(server.requests.map(({ headers }) => headers.accept)).toEqual(['application/json', 'text/calendar']);
    });

    it.each([
      ['PUT', 'replace'],
      ['PATCH', 'change'],
    ] as const)('W6 sends a %s with its body', async (method, name) => {
      const { server, api } = await start();
      await api[name]('a', { b: 1 });
      expect(server.requests[0]).toMatchObject({ method, url: '/api/v2/probes/a', body: '{"b":1}' });
    });
  });

  describe('W7 redirects', () => {
    it.each([[301], [302], [303], [307], [308]])('W7 does not follow a %i to another origin', async (status) => {
      const elsewhere = await startServer();
      const server = await startServer({ status, headers: { Location: `${elsewhere.url}/api/v2/probes` } });
      const client = signedIn(make, server.url, { headers: { 'X-Ours': 'yes' }, rejectWith: 'error' });
      expect(await failureOf(new ProbeApi(client).list())).toMatchObject({ status, code: 'ERR_REDIRECT' });
      expect(await failureOf(new ProbeApi(client).create({ a: 1 }))).toMatchObject({ status, code: 'ERR_REDIRECT' });
      expect(elsewhere.requests).toHaveLength(0);
      expect(server.requests).toHaveLength(2);
    });

    it('W7 does not follow one on the same origin either, so that one call stays one request', async () => {
      const server = await startServer([{ status: 302, headers: { Location: '/api/v2/other' } }, { json: {} }]);
      await failureOf(new ProbeApi(signedIn(make, server.url)).list());
      expect(server.requests).toHaveLength(1);
    });

    it.each([['//evil.invalid/x'], ['@evil.invalid'], ['http://evil.invalid']])(
      'W7 stays on its host with the path value %s',
      async (value) => {
        const { server, api } = await start();
        await api.read(value);
        expect(server.requests[0]!.headers).toMatchObject({ host: new URL(server.url).host, authorization: `Bearer ${TOKEN}` });
      },
    );
  });

  describe('W8 headers', () => {
    it("W8 keeps a call's headers out of the next call", async () => {
      const { server, api } = await start();
      await api.list({}, { headers: { 'X-Once': 'a' } });
      await api.list();
      expect(server.requests[0]!.headers['x-once']).toBe('a');
      expect(server.requests[1]!.headers).not.toHaveProperty('x-once');
    });

    it("W8 keeps a call's headers out of a call made at the same time", async () => {
      const { server, api } = await start();
      await Promise.all(Array.from({ length: 10 }, (_, n) => api.list({ n }, n % 2 ? { headers: { 'X-Odd': String(n) } } : {})));
      for (const { url, headers } of server.requests) {
        const n = Number(new URL(url, 'http://host').searchParams.get('n'));
        expect(headers['x-odd']).toBe(n % 2 ? String(n) : undefined);
      }
      expect(server.requests).toHaveLength(10);
    });

    it("W8 sends the client's headers with every call", async () => {
      const server = await startServer();
      const api = new ProbeApi(signedIn(make, server.url, { headers: { 'X-App': 'desk' } }));
      await api.list();
      await api.create({});
      expect(server.requests.map(({ headers }) => headers['x-app'])).toEqual(['desk', 'desk']);
    });

    it("W8 does not notice later changes of the client's options", async () => {
      const server = await startServer();
      const headers = { 'X-App': 'desk' };
      const api = new ProbeApi(signedIn(make, server.url, { headers }));
      headers['X-App'] = 'changed';
      await api.list();
      expect(server.requests[0]!.headers['x-app']).toBe('desk');
    });

    it("W8 never changes the caller's objects", async () => {
      const server = await startServer({ status: 200, json: {} });
      const frozen = <T extends object>(value: T): T => {
        for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) frozen(inner as object);
        return Object.freeze(value);
      };
      const options = frozen({
        apiUrl: server.url,
        headers: { 'X-App': 'desk' },
        logger: { level: 'none' as const },
        retry: { maxTries: 2 },
      });
      const client = make(options);
      client.setAccessToken(TOKEN);
      const body = { id: ['a'], nested: { list: [1, 2] } };
      const opts = { id: ['a', 'b'], body };
      const request = { headers: { accept: 'text/plain' }, timeout: 5000 };
      const before = structuredClone({ opts, request });
      frozen(opts);
      frozen(request);
      await new ProbeApi(client).poke(opts, request);
      expect({ opts, request }).toEqual(before);
      expect(server.requests[0]).toMatchObject({ url: '/api/v2/probes/pokes?id=a&id=b', body: JSON.stringify(body) });
    });

    it('W8 sends the token as a bearer token, and none where the operation needs none', async () => {
      const { server, api } = await start();
      await api.list();
      await api.open();
      expect(server.requests[0]!.headers.authorization).toBe(`Bearer ${TOKEN}`);
      expect(server.requests[1]!.headers).not.toHaveProperty('authorization');
    });
  });
});
