import { Readable } from 'node:stream';
import { runInNewContext } from 'node:vm';
import { ApiPromise, InvalidParameterError, MissingParameterError } from 'contact-centre-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../support/wire.js';
import type { AnyClient } from '../probe.js';
import { ProbeApi, TOKEN, entries, errorOf, failureOf, signedIn } from '../probe.js';
import { says } from '../../support/says.js';

const shared = { a: 1 };
const boxed = (value: unknown): unknown => Object(value) as unknown;
const nothing: unknown[] = [];

describe.each(entries)('The request ($entry)', ({ make }) => {
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

  describe('lists', () => {
    it('sends an array as repeated parameters', async () => {
      expect(await list({ expand: ['presence', 'station'] })).toBe('/api/v2/probes?expand=presence&expand=station');
    });

    it('keeps the order of the items and their duplicates', async () => {
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
    ])('delivers %s in an item', async (_what, item, encoded) => {
      expect(await list({ id: [item, 'z'] })).toBe(`/api/v2/probes?id=${encoded}&id=z`);
    });

    it('leaves the parameter out if the list is empty', async () => {
      expect(await list({ id: [], name: 'x' })).toBe('/api/v2/probes?name=x');
    });

    it('sends no question mark without parameters', async () => {
      expect(await list({ id: [] })).toBe('/api/v2/probes');
    });

    it.each([[null], [undefined]])('refuses %s as an item', async (item) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({ id: ['a', item] }), InvalidParameterError);
      expect(error.message).toEqual(
        says(`Invalid value for the parameter "id" when calling list: ${String(item)} cannot be an item of a list`),
      );
      expect(server.requests).toHaveLength(0);
    });

    it('refuses a list inside a list', async () => {
      const { api } = await start();
      await errorOf(api.list({ id: [['a']] }), InvalidParameterError);
    });
  });

  describe('scalars', () => {
    it.each([
      ['0', 0, '0'],
      ['-0', -0, '0'],
      ['a fraction', 1.5, '1.5'],
      ['false', false, 'false'],
      ['true', true, 'true'],
      ['an empty text', '', ''],
      ['a BigInt', 12345678901234567890n, '12345678901234567890'],
      ['a Date', new Date(Date.UTC(2024, 1, 29, 12, 30)), '2024-02-29T12%3A30%3A00.000Z'],
    ])('sends %s', async (_what, value, text) => {
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
    ])('refuses %s before sending', async (_what, value, reason) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({ value }), InvalidParameterError);
      expect(error).toMatchObject({
        code: 'ERR_INVALID_PARAMETER',
        parameter: 'value',
        operation: 'list',
        message: says(`Invalid value for the parameter "value" when calling list: ${reason}`),
      });
      expect(server.requests).toHaveLength(0);
    });

    it.each([[Number.NaN], [{ a: 1 }], [new Date(Number.NaN)], ['\ud83d']])(
      'refuses %o as an item of a list too',
      async (item) => {
        const { server, api } = await start();
        await errorOf(api.list({ value: ['fine', item] }), InvalidParameterError);
        expect(server.requests).toHaveLength(0);
      },
    );

    it.each([
      ['a Promise', Promise.resolve('a'), 'a Promise cannot be sent here'],
      [
        'an instance of a class',
        new (class Filter {
          id = 1;
        })(),
        'a Filter cannot be sent here',
      ],
      ['a Blob', new Blob(['a']), 'a Blob cannot be sent here'],
      ['a Map', new Map([['a', 'b']]), 'an Array cannot be sent here'],
      ['a boxed NaN', boxed(Number.NaN), 'NaN cannot be sent'],
    ])('refuses %s by name', async (_what, value, reason) => {
      const { server, api } = await start();
      expect((await errorOf(api.list({ value }), InvalidParameterError)).message).toContain(reason);
      expect(server.requests).toHaveLength(0);
    });

    it.each([
      ['text', boxed('a b'), 'a%20b'],
      ['number', boxed(7), '7'],
      ['boolean', boxed(false), 'false'],
    ])('sends a boxed %s as its content', async (_what, value, text) => {
      expect(await list({ value })).toBe(`/api/v2/probes?value=${text}`);
      expect(await list({ value: [value, value] })).toBe(`/api/v2/probes?value=${text}&value=${text}`);
    });

    it('sends a Date of another realm', async () => {
      expect(await list({ value: runInNewContext('new Date(0)') as unknown })).toBe(
        '/api/v2/probes?value=1970-01-01T00%3A00%3A00.000Z',
      );
    });

    it('accepts a Set or a generator for a required list, and reads it once', async () => {
      const { server, api } = await start();
      const names = function* () {
        yield 'a';
        yield 'b';
      };
      await api.find(new Set(['a', 'b']));
      await api.find(names());
      expect(server.requests.map(({ url }) => url)).toEqual(Array(2).fill('/api/v2/probes?name=a&name=b'));
    });

    it.each([
      ['an empty Set', new Set()],
      [
        'a generator that gives nothing',
        (function* () {
          yield* nothing;
        })(),
      ],
    ])('reports a required list as missing if it is %s', async (_what, value) => {
      const { server, api } = await start();
      await errorOf(api.find(value), MissingParameterError);
      expect(server.requests).toHaveLength(0);
    });

    it('refuses null in a Set', async () => {
      const { server, api } = await start();
      const error = await errorOf(api.find(new Set(['a', null])), InvalidParameterError);
      expect(error.message).toContain('null cannot be an item of a list');
      expect(server.requests).toHaveLength(0);
    });

    it('treats a Set as a list', async () => {
      expect(await list({ id: new Set(['a', 'b', 'a']) })).toBe('/api/v2/probes?id=a&id=b');
    });

    it('treats any other iterable as a list', async () => {
      const values = function* () {
        yield 'a';
        yield 2;
        yield false;
      };
      expect(await list({ id: values() })).toBe('/api/v2/probes?id=a&id=2&id=false');
    });

    it('leaves the parameter out if a Set is empty', async () => {
      expect(await list({ id: new Set() })).toBe('/api/v2/probes');
    });
  });

  describe('the query', () => {
    it.each([[null], [undefined]])('leaves %s out', async (value) => {
      expect(await list({ a: value, b: 1 })).toBe('/api/v2/probes?b=1');
    });

    it('encodes an encoded text once more, and no oftener', async () => {
      expect(await list({ a: '%2F' })).toBe('/api/v2/probes?a=%252F');
    });

    it('encodes names once', async () => {
      expect(await list({ 'filter[na me]&': 'x', 'b[]': ['1', '2'] })).toBe(
        '/api/v2/probes?filter%5Bna%20me%5D%26=x&b%5B%5D=1&b%5B%5D=2',
      );
    });

    it('keeps the order of the arguments, required ones first', async () => {
      const { server, api } = await start();
      await api.find('n', { z: 1, a: 2 });
      expect(server.requests[0]!.url).toBe('/api/v2/probes?name=n&z=1&a=2');
    });

    it('sends a parameter called __proto__ like any other', async () => {
      expect(await list(JSON.parse('{"__proto__":"x"}') as object)).toBe('/api/v2/probes?__proto__=x');
    });

    it('delivers any text of any list unchanged (randomised)', async () => {
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

  describe('path values', () => {
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
    ])('encodes %s', async (_what, value, encoded) => {
      const { server, api } = await start();
      await api.remove(value);
      expect(server.requests[0]).toMatchObject({ method: 'DELETE', url: `/api/v2/probes/${encoded}` });
    });

    it('puts every value in its own place', async () => {
      const { server, api } = await start();
      await api.removePart('{partId}', 'b');
      expect(server.requests[0]!.url).toBe('/api/v2/probes/%7BpartId%7D/parts/b');
    });

    it.each([['.'], ['..']])('refuses "%s", which would turn one DELETE into another', async (value) => {
      const { server, api } = await start();
      const error = await errorOf(api.removePart('a', value), InvalidParameterError);
      expect(error.message).toContain(`"${value}" would change the path`);
      expect(server.requests).toHaveLength(0);
    });

    it.each([[''], [null], [undefined]])('reports %o as missing', async (value) => {
      const { server, api } = await start();
      const error = await errorOf(api.remove(value), MissingParameterError);
      expect(error.message).toEqual(says('Missing the required parameter "probeId" when calling remove'));
      expect(server.requests).toHaveLength(0);
    });

    it.each([
      ['a blank', ' ', 'it is blank'],
      ['blanks', ' \t\n', 'it is blank'],
      ['a no-break space', '\u00a0', 'it is blank'],
      ['NaN', Number.NaN, 'NaN'],
      ['Infinity', Infinity, 'Infinity'],
      ['an object', {}, 'an object cannot be part of a path'],
      ['an array', ['a'], 'an Array cannot be part of a path. Pass an id, such as user.id'],
      ['a date', new Date(), 'a Date cannot be part of a path'],
      ['a function', () => 'a', 'a function'],
      ['a lone surrogate', '\ud800', 'surrogate'],
    ])('refuses %s before sending', async (_what, value, reason) => {
      const { server, api } = await start();
      expect((await errorOf(api.remove(value), InvalidParameterError)).message).toContain(reason);
      expect(server.requests).toHaveLength(0);
    });

    it('keeps any other value inside its segment (randomised)', async () => {
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

  describe('bodies', () => {
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
    ])('sends %s as JSON', async (_what, body, text) => {
      const { server, api } = await start();
      await api.create(body);
      expect(server.requests[0]).toMatchObject({ method: 'POST', body: text });
      expect(server.requests[0]!.headers).toMatchObject({
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      });
    });

    it('sends an optional body that is false', async () => {
      const { server, api } = await start();
      await api.poke({ body: false });
      expect(server.requests[0]!.body).toBe('false');
    });

    it.each([[null], [undefined]])('sends no optional body if it is %s', async (body) => {
      const { server, api } = await start();
      await api.poke({ body });
      expect(server.requests[0]!.body).toBe('');
      expect(server.requests[0]!.headers).not.toHaveProperty('content-type');
    });

    it.each([[null], [undefined]])('reports a required body as missing if it is %s', async (body) => {
      const { server, api } = await start();
      const error = await errorOf(api.create(body), MissingParameterError);
      expect(error.message).toEqual(says('Missing the required parameter "body" when calling create'));
      expect(server.requests).toHaveLength(0);
    });

    it('rejects a cyclic body before sending', async () => {
      const { server, api } = await start();
      const body: Record<string, unknown> = {};
      body['self'] = body;
      const error = await errorOf(api.create(body), InvalidParameterError);
      expect(error.message).toEqual(
        says('Invalid value for the parameter "body" when calling create: it cannot be written as JSON'),
      );
      expect(error.cause).toBeInstanceOf(TypeError);
      expect(server.requests).toHaveLength(0);
    });

    it('rejects a body that holds a BigInt before sending', async () => {
      const { server, api } = await start();
      await errorOf(api.create({ n: 1n }), InvalidParameterError);
      expect(server.requests).toHaveLength(0);
    });

    it.each([
      ['a function', () => 1],
      ['a symbol', Symbol('s')],
    ])('rejects %s as a body', async (_what, body) => {
      const { server, api } = await start();
      const error = await errorOf(api.create(body), InvalidParameterError);
      expect(error.message).toContain(`body is a ${typeof body}, which JSON cannot carry`);
      expect(server.requests).toHaveLength(0);
    });

    it('delivers any JSON, both ways (randomised)', async () => {
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

  describe('the content of a body', () => {
    class Skill {
      constructor(
        readonly name: string,
        readonly languages: readonly string[] = [],
      ) {}
      get label() {
        return this.name.toUpperCase();
      }
    }
    class Itself {
      readonly a = 1;
      toJSON() {
        return this;
      }
    }
    class Hidden {
      #name = 'Alice';
      get name() {
        return this.#name;
      }
    }

    it.each([
      ['an instance of a class', new Skill('chat'), '{"name":"chat","languages":[]}'],
      ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 }), '{"a":1}'],
      [
        'an object of another realm',
        runInNewContext('({ a: [1, { b: new Date(0) }] })'),
        '{"a":[1,{"b":"1970-01-01T00:00:00.000Z"}]}',
      ],
      ['a proxy', new Proxy({ a: [1] }, {}), '{"a":[1]}'],
      ['an object with toJSON', { at: new URL('https://example.com/x') }, '{"at":"https://example.com/x"}'],
      ['a Map with its own toJSON', Object.assign(new Map(), { toJSON: () => ({ a: 1 }) }), '{"a":1}'],
      ['boxed values', { a: boxed('x'), b: boxed(1), c: boxed(true) }, '{"a":"x","b":1,"c":true}'],
      ['fields that are undefined', { a: undefined, b: null }, '{"b":null}'],
      ['a field called then', { then: 'transfer', toJSON: 'x' }, '{"then":"transfer","toJSON":"x"}'],
      ['the same object twice', [[shared], shared], '[[{"a":1}],{"a":1}]'],
      ['a lone surrogate', { a: '\ud83d' }, String.raw`{"a":"\ud83d"}`],
    ])('sends %s', async (_what, body, text) => {
      const { server, api } = await start();
      await api.create(body);
      expect(server.requests[0]!.body).toBe(text);
    });

    const refused: [string, unknown, string][] = [
      ['a Promise', Promise.resolve({}), 'is a Promise: await it first'],
      ['a call', new ApiPromise(Promise.resolve({ body: 1 } as never), { extended: false, rejectWith: 'body' }), 'is a Promise'],
      [
        'a thenable',
        new (class Query {
          a = 1;
          then(resolve: (value: unknown) => void) {
            resolve(this.a);
          }
        })(),
        'is a Query',
      ],
      ['a Map', new Map([['a', 1]]), 'is a Map, which JSON cannot carry'],
      ['a Set', new Set([1]), 'is a Set'],
      ['a WeakMap', new WeakMap(), 'is a WeakMap'],
      ['a Blob', new Blob(['a']), 'is a Blob'],
      ['a FormData', new FormData(), 'is a FormData'],
      ['URLSearchParams', new URLSearchParams('a=1'), 'is a URLSearchParams'],
      ['Headers', new Headers({ a: '1' }), 'is a Headers'],
      ['a Request', new Request('https://example.com'), 'is a Request'],
      ['a Response', new Response('x'), 'is a Response'],
      ['an AbortSignal', new AbortController().signal, 'is an AbortSignal'],
      ['an Event', new Event('click'), 'is an Event'],
      ['a web stream', new ReadableStream(), 'is a ReadableStream'],
      ['a Node stream', Readable.from(['a']), 'is a Readable'],
      ['a Buffer', Buffer.from('a'), 'is a Uint8Array'],
      ['an ArrayBuffer', new ArrayBuffer(2), 'is an ArrayBuffer'],
      ['a typed array', new Float32Array(1), 'is a Float32Array'],
      ['a DataView', new DataView(new ArrayBuffer(1)), 'is a DataView'],
      ['an Error', Object.assign(new Error('no'), { code: 'E' }), 'is an Error'],
      ['a RegExp', /a/, 'is a RegExp'],
      [
        'a generator',
        (function* () {
          yield* nothing;
        })(),
        'is a Generator',
      ],
      ['an iterator', [1].values(), 'is an Array Iterator'],
      [
        'an iterable literal',
        {
          *[Symbol.iterator]() {
            yield* nothing;
          },
        },
        'is an object',
      ],
      [
        'an async iterable',
        (async function* () {
          yield* await Promise.resolve(nothing);
        })(),
        'is an AsyncGenerator',
      ],
      ['NaN', Number.NaN, 'is NaN'],
      ['Infinity', Infinity, 'is Infinity'],
      ['-Infinity', -Infinity, 'is -Infinity'],
      ['a boxed NaN', boxed(Number.NaN), 'is NaN'],
      ['an invalid date', new Date(Number.NaN), 'is an invalid date'],
      ['a BigInt', 1n, 'is a bigint'],
      ['a function', () => 1, 'is a function'],
      ['a class', Skill, 'is a function'],
      ['a symbol', Symbol('s'), 'is a symbol'],
      ['an instance that shows nothing', new Hidden(), 'is a Hidden without own fields'],
      ['an object with inherited fields', Object.create({ a: 1 }), 'inherits "a": only its own fields are sent'],
      ['inherited fields beside own ones', Object.assign(Object.create({ a: 1 }) as object, { b: 2 }), 'inherits "a"'],
      ['inherited fields of no prototype', Object.create(Object.assign(Object.create(null) as object, { a: 1 })), 'inherits "a"'],
      ['a toJSON that gives a Set', { toJSON: () => new Set() }, 'is a Set'],
    ];

    it.each(refused)('refuses %s by name, as a body and inside one', async (_what, value, reason) => {
      const { server, api } = await start();
      const whole = await errorOf(api.create(value), InvalidParameterError);
      expect(whole).toMatchObject({ parameter: 'body', operation: 'create' });
      expect(whole.message).toContain(`when calling create: body ${reason}`);
      const inside = { members: [{}, { 'given name': 'A', skills: [value] }] };
      const nested = await errorOf(api.create(inside), InvalidParameterError);
      expect(nested.message).toContain(`: body.members[1].skills[0] ${reason}`);
      const optional = await errorOf(api.poke({ body: { a: { 'b c': value } } }), InvalidParameterError);
      expect(optional.message).toContain(`: body.a["b c"] ${reason}`);
      expect(server.requests).toHaveLength(0);
    });

    it('refuses what a list would send as null', async () => {
      const { server, api } = await start();
      const error = await errorOf(api.create({ list: ['a', undefined] }), InvalidParameterError);
      expect(error.message).toContain('body.list[1] is undefined');
      // oxlint-disable-next-line no-sparse-arrays -- a hole is what is tried
      expect((await errorOf(api.create([1, , 2]), InvalidParameterError)).message).toContain('body[1] is undefined');
      const emptyJson = { toJSON: () => undefined };
      expect((await errorOf(api.create({ list: [emptyJson] }), InvalidParameterError)).message).toContain(
        'body.list[0] is undefined',
      );
      expect(server.requests).toHaveLength(0);
    });

    it('refuses a body that is nested deeper than JSON can be written', async () => {
      const { server, api } = await start();
      let body: unknown = 1;
      for (let depth = 0; depth < 20_000; depth++) body = [body];
      const error = await errorOf(api.create(body), InvalidParameterError);
      expect(error.message).toContain('it is too deep or too large for JSON');
      expect(server.requests).toHaveLength(0);
    });

    it('refuses a body that could not be inspected, even if it can be written a moment later', async () => {
      const { server, api } = await start();
      let reads = 0;
      const body = {
        get a() {
          if (reads++ === 0) throw new Error('not loaded');
          return 1;
        },
      };
      await errorOf(api.create(body), InvalidParameterError);
      expect(server.requests).toHaveLength(0);
    });

    it('refuses a body whose fields cannot be read, with the reason as cause', async () => {
      const { server, api } = await start();
      const trouble = new Error('not loaded');
      const body = {
        get lazy(): never {
          throw trouble;
        },
      };
      const error = await errorOf(api.create(body), InvalidParameterError);
      expect(error.cause).toBe(trouble);
      expect(server.requests).toHaveLength(0);
    });

    it('refuses an instance that could not be inspected, even if it can be written a moment later', async () => {
      const { server, api } = await start();
      const trouble = new Error('not loaded yet');
      let looks = 0;
      const late = Object.defineProperty(new Skill('chat'), 'late', {
        enumerable: true,
        get: () => {
          if (looks++ === 0) throw trouble;
          return 'there';
        },
      });
      expect((await errorOf(api.create(late), InvalidParameterError)).cause).toBe(trouble);
      expect(server.requests).toHaveLength(0);
    });

    it.each<[string, () => object, string]>([
      [
        'a field that is undefined',
        () => Object.assign(new Skill('chat'), { more: undefined }),
        '{"name":"chat","languages":[]}',
      ],
      ['a toJSON that gives itself', () => new Itself(), '{"a":1}'],
      ['a method for all of its kind', () => Object.assign(Object.create({ greet: () => 'hi' }) as object, { a: 1 }), '{"a":1}'],
    ])('sends an instance with %s', async (_what, createInstance, body) => {
      const { server, api } = await start();
      await api.create(createInstance());
      expect(server.requests[0]!.body).toBe(body);
    });

    it('sends a body if a library has added to Object.prototype', async () => {
      const { server, api } = await start();
      Object.defineProperty(Object.prototype, 'added', { value: 'x', enumerable: true, configurable: true });
      try {
        await api.create({ a: new Skill('chat') });
      } finally {
        delete (Object.prototype as { added?: string }).added;
      }
      expect(server.requests[0]!.body).toBe('{"a":{"name":"chat","languages":[]}}');
    });

    it.each([
      ['GET', (client: AnyClient) => new ProbeApi(client).list({ body: { a: 1 } })],
      ['HEAD', (client: AnyClient) => client.send({ operation: 'check', route: 'HEAD /x', required: {}, optional: { body: 0 } })],
    ])('refuses a body for a %s, which carries none', async (method, call) => {
      const { server, client } = await start();
      expect((await errorOf(call(client), InvalidParameterError)).message).toContain(`a ${method} request has no body`);
      expect(server.requests).toHaveLength(0);
    });

    it('sends what JSON shows whole, and refuses the rest, wherever it stands (randomised)', async () => {
      const { server, api } = await start();
      const sound = fc.jsonValue({ maxDepth: 3 }).filter((value) => value !== null);
      const odd = fc.constantFrom(...refused.map(([, value]) => value));
      await fc.assert(
        fc.asyncProperty(sound, fc.array(fc.oneof(fc.string(), fc.nat(3)), { maxLength: 4 }), odd, async (value, path, flaw) => {
          const wrap = (inner: unknown) =>
            path.reduceRight<unknown>(
              (held, step) =>
                typeof step === 'number' ? [...Array<number>(step).fill(0), held] : { a: value, [`k${step}`]: held },
              inner,
            );
          const before = server.requests.length;
          await api.create(wrap(value));
          expect(server.requests.at(-1)!.body).toBe(JSON.stringify(wrap(value)));
          const error = await errorOf(api.create(wrap(flaw)), InvalidParameterError);
          const shown = path.map((step) => {
            if (typeof step === 'number') return `[${step}]`;
            return /^[\w$]+$/.test(`k${step}`) ? `.k${step}` : `[${JSON.stringify(`k${step}`)}]`;
          });
          expect(error.message).toContain(`when calling create: body${shown.join('')} `);
          expect(server.requests).toHaveLength(before + 1);
        }),
        { numRuns: 100 },
      );
    });

    it('looks at each part of a body no oftener than once beside writing it', async () => {
      const { api } = await start();
      let reads = 0;
      const counted = (value: object): object =>
        new Proxy(value, {
          get: (target, name) => {
            if (typeof name === 'string' && /^\d+$|^field/.test(name)) reads++;
            return Reflect.get(target, name) as unknown;
          },
        });
      const members = Array.from({ length: 500 }, (_, n) => counted({ fieldA: n, fieldB: String(n) }));
      await api.create({ members: counted(members) });
      expect(reads).toBe(2 * (500 + 1000));
    });
  });

  describe('sizes and content types', () => {
    it('sends a body of 12 MB', async () => {
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
    ])('sends a %s without a body without a Content-Type', async (method, call) => {
      const { server, api } = await start();
      await call(api);
      expect(server.requests[0]!.method).toBe(method);
      expect(server.requests[0]!.headers).not.toHaveProperty('content-type');
    });

    it('accepts JSON, or what the operation answers in', async () => {
      const { server, api } = await start();
      await api.list();
      await api.list({}, {}, { accept: 'text/calendar' });
      expect(server.requests.map(({ headers }) => headers.accept)).toEqual(['application/json', 'text/calendar']);
    });

    it.each([
      ['PUT', 'replace'],
      ['PATCH', 'change'],
    ] as const)('sends a %s with its body', async (method, name) => {
      const { server, api } = await start();
      await api[name]('a', { b: 1 });
      expect(server.requests[0]).toMatchObject({ method, url: '/api/v2/probes/a', body: '{"b":1}' });
    });
  });

  describe('redirects', () => {
    it.each([[301], [302], [303], [307], [308]])('does not follow a %i to another origin', async (status) => {
      const elsewhere = await startServer();
      const server = await startServer({ status, headers: { Location: `${elsewhere.url}/api/v2/probes` } });
      const client = signedIn(make, server.url, { headers: { 'X-Ours': 'yes' }, rejectWith: 'error' });
      expect(await failureOf(new ProbeApi(client).list())).toMatchObject({ status, code: 'ERR_REDIRECT' });
      expect(await failureOf(new ProbeApi(client).create({ a: 1 }))).toMatchObject({ status, code: 'ERR_REDIRECT' });
      expect(elsewhere.requests).toHaveLength(0);
      expect(server.requests).toHaveLength(2);
    });

    it('does not follow one on the same origin either, so that one call stays one request', async () => {
      const server = await startServer([{ status: 302, headers: { Location: '/api/v2/other' } }, { json: {} }]);
      await failureOf(new ProbeApi(signedIn(make, server.url)).list());
      expect(server.requests).toHaveLength(1);
    });

    it.each([['//evil.invalid/x'], ['@evil.invalid'], ['http://evil.invalid']])(
      'stays on its host with the path value %s',
      async (value) => {
        const { server, api } = await start();
        await api.read(value);
        expect(server.requests[0]!.headers).toMatchObject({ host: new URL(server.url).host, authorization: `Bearer ${TOKEN}` });
      },
    );
  });

  describe('headers', () => {
    it("keeps a call's headers out of the next call", async () => {
      const { server, api } = await start();
      await api.list({}, { headers: { 'X-Once': 'a' } });
      await api.list();
      expect(server.requests[0]!.headers['x-once']).toBe('a');
      expect(server.requests[1]!.headers).not.toHaveProperty('x-once');
    });

    it("keeps a call's headers out of a call made at the same time", async () => {
      const { server, api } = await start();
      await Promise.all(Array.from({ length: 10 }, (_, n) => api.list({ n }, n % 2 ? { headers: { 'X-Odd': String(n) } } : {})));
      for (const { url, headers } of server.requests) {
        const n = Number(new URL(url, 'http://host').searchParams.get('n'));
        expect(headers['x-odd']).toBe(n % 2 ? String(n) : undefined);
      }
      expect(server.requests).toHaveLength(10);
    });

    it("sends the client's headers with every call", async () => {
      const server = await startServer();
      const api = new ProbeApi(signedIn(make, server.url, { headers: { 'X-App': 'desk' } }));
      await api.list();
      await api.create({});
      expect(server.requests.map(({ headers }) => headers['x-app'])).toEqual(['desk', 'desk']);
    });

    it("does not notice later changes of the client's options", async () => {
      const server = await startServer();
      const headers = { 'X-App': 'desk' };
      const api = new ProbeApi(signedIn(make, server.url, { headers }));
      headers['X-App'] = 'changed';
      await api.list();
      expect(server.requests[0]!.headers['x-app']).toBe('desk');
    });

    it("never changes the caller's objects", async () => {
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

    it('sends the token as a bearer token, and none if the operation needs none', async () => {
      const { server, api } = await start();
      await api.list();
      await api.open();
      expect(server.requests[0]!.headers.authorization).toBe(`Bearer ${TOKEN}`);
      expect(server.requests[1]!.headers).not.toHaveProperty('authorization');
    });
  });
});
