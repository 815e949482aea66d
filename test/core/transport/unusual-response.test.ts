import { AxiosHeaders } from 'axios';
import fc from 'fast-check';
import { NetworkError, RateLimitError, ResponseTooLargeError } from 'contact-centre-client';
import type { Transport, TransportResponse } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { Governor } from 'contact-centre-client/limits';
import { describe, expect, it } from 'vitest';
import { flatHeaders } from '../../../src/core/values/headers.js';
import { readContent } from '../../../src/core/transport/unusual-content.js';
import { readHeaders } from '../../../src/core/transport/unusual-response.js';
import { ProbeApi, TOKEN, entries, errorOf, signedIn } from '../probe.js';

type Pairs = readonly (readonly [name: string, value: string])[];

const iteratesOver = (pairs: Pairs): Iterable<unknown> => ({ [Symbol.iterator]: () => pairs[Symbol.iterator]() });

function valueOf(pairs: Pairs, headerName: string): string | null {
  return pairs.find(([name]) => name.toLowerCase() === headerName.toLowerCase())?.[1] ?? null;
}

/** Every object that HTTP libraries and stubs in tests use for headers. */
const containers: readonly [name: string, make: (pairs: Pairs) => unknown][] = [
  ['a Headers object that keeps capital letters, as in happy-dom', iteratesOver],
  ['a Map', (pairs) => new Map(pairs)],
  ['a list of pairs', (pairs) => pairs],
  ['a plain object', (pairs) => Object.fromEntries(pairs)],
  ['an object without a prototype', (pairs) => Object.assign(Object.create(null) as object, Object.fromEntries(pairs))],
  ['a plain object of lists', (pairs) => Object.fromEntries(pairs.map(([name, value]) => [name, [value]]))],
  ['the headers of axios', (pairs) => new AxiosHeaders(Object.fromEntries(pairs))],
  [
    'an object that only has forEach',
    (pairs) => ({
      forEach: (take: (value: string, name: string) => void) => {
        for (const [name, value] of pairs) take(value, name);
      },
    }),
  ],
  ['an object that only has entries', (pairs) => ({ entries: () => pairs.values() })],
  ['an object that only has get', (pairs) => ({ get: (name: string) => valueOf(pairs, name) })],
  ['an instance of a class that only has get', (pairs) => new ByName(pairs)],
  ['the headers of Angular', (pairs) => new AngularHeaders(pairs)],
];

/** Has no own fields that could be read as headers. */
class ByName {
  readonly #pairs: Pairs;

  constructor(pairs: Pairs) {
    this.#pairs = pairs;
  }

  get(name: string): string | null {
    return valueOf(this.#pairs, name);
  }

  protected names(): string[] {
    return this.#pairs.map(([name]) => name);
  }
}

/** As Angular's HttpHeaders: `forEach` passes the name first, and is internal. */
class AngularHeaders extends ByName {
  keys(): string[] {
    return this.names();
  }

  forEach(take: (name: string, values: string[]) => void): void {
    for (const name of this.names()) take(name, [this.get(name) ?? '']);
  }
}

const JSON_TYPE = [['Content-Type', 'application/json; charset=utf-8']] as const;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A response of a custom `fetch` with only these members. */
const stub = (fields: object): Response => ({ status: 200, statusText: '', ...fields }) as Response;

function fetchApi(response: Response, options: object = {}): ProbeApi {
  const client = new FetchClient({
    timeout: 0,
    apiUrl: 'https://api.example',
    fetch: () => Promise.resolve(response),
    ...options,
  });
  client.setAccessToken(TOKEN);
  return new ProbeApi(client);
}

describe('header names in any case', () => {
  describe.each(containers)('in %s', (_name, make) => {
    const answers = (status: number, pairs: Pairs, text: string): Transport => {
      const answer = { status, statusText: '', headers: make(pairs), body: bytes(text) };
      return () => Promise.resolve(answer as unknown as TransportResponse);
    };

    it('parses JSON that a custom fetch returns', async () => {
      const response = stub({ headers: make(JSON_TYPE), arrayBuffer: () => Promise.resolve(bytes('{"total":3}').buffer) });
      await expect(fetchApi(response).list()).resolves.toEqual({ total: 3 });
      await expect(fetchApi(response, { maxResponseBytes: 100 }).list()).resolves.toEqual({ total: 3 });
    });

    it.each(entries)('parses JSON that a custom transport returns ($entry)', async ({ make: makeClient }) => {
      const client = signedIn(makeClient, 'https://api.example', { transport: answers(200, JSON_TYPE, '{"total":3}') });
      await expect(new ProbeApi(client).list()).resolves.toEqual({ total: 3 });
    });

    it('reads the retry wait and the correlation id', async () => {
      const pairs = [['Retry-After', '7'], ['ININ-Correlation-Id', 'abc'], ...JSON_TYPE] as const;
      const client = signedIn(entries[0]!.make, 'https://api.example', {
        transport: answers(429, pairs, '{}'),
        rejectWith: 'error',
      });
      const error = await errorOf(new ProbeApi(client).list(), RateLimitError);
      expect([error.retryAfter, error.correlationId]).toEqual([7, 'abc']);
    });

    it('reads the rate limit', async () => {
      const counts = { Count: '300', Allowed: '300', Reset: '41' };
      const pairs = Object.entries(counts).map(([name, value]) => [`ININ-RateLimit-${name}`, value] as const);
      const limiter = new Governor();
      const client = signedIn(entries[0]!.make, 'https://api.example', {
        transport: answers(200, [...pairs, ...JSON_TYPE], '{}'),
        limiter,
      });
      await new ProbeApi(client).list();
      expect(JSON.stringify(limiter.report())).toContain('300');
    });

    it('shows lower-case names to a hook', async () => {
      const headersSeen: unknown[] = [];
      const client = signedIn(entries[0]!.make, 'https://api.example', {
        transport: answers(200, JSON_TYPE, '{}'),
        hooks: [
          async (request, next) => {
            const response = await next(request);
            headersSeen.push(response.headers);
            return response;
          },
        ],
      });
      await new ProbeApi(client).list();
      expect(headersSeen).toEqual([{ 'content-type': 'application/json; charset=utf-8' }]);
    });
  });

  it('reads the response of a hook', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const client = signedIn(entries[0]!.make, 'https://api.example', {
      hooks: [() => Promise.resolve({ status: 200, statusText: '', headers, body: bytes('[1]') })],
    });
    await expect(new ProbeApi(client).list()).resolves.toEqual([1]);
  });

  it('reads the response of an adapter of axios', async () => {
    const adapter = (config: object): Promise<never> =>
      Promise.resolve({
        status: 200,
        statusText: '',
        headers: { 'Content-Type': 'application/json' },
        data: '[1]',
        config,
      } as never);
    await expect(new ProbeApi(signedIn(entries[0]!.make, 'https://api.example', { adapter } as object)).list()).resolves.toEqual([
      1,
    ]);
  });

  it('signs in by a custom fetch that returns capital letters', async () => {
    const text = '{"access_token":"abc","expires_in":3600}';
    const response = stub({ headers: iteratesOver(JSON_TYPE), arrayBuffer: () => Promise.resolve(bytes(text).buffer) });
    const client = new FetchClient({ timeout: 0, apiUrl: 'https://api.example', fetch: () => Promise.resolve(response) });
    await client.loginClientCredentialsGrant('id', 'secret');
    expect(client.authData.accessToken).toBe('abc');
  });

  it('joins several values of one name in any spelling', () => {
    const pairs = [
      ['Set-Cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['SET-COOKIE', 'c=3'],
    ] as const;
    expect(flatHeaders(pairs)).toEqual({ 'set-cookie': 'a=1, b=2, c=3' });
    expect(flatHeaders({ 'Set-Cookie': ['a=1', 'b=2'], 'set-cookie': 'c=3' })).toEqual({ 'set-cookie': 'a=1, b=2, c=3' });
  });

  it('leaves out what has no value', () => {
    expect(flatHeaders({ a: undefined, b: null, c: '' })).toEqual({ c: '' });
    expect([undefined, null, 'text', 7].map(readHeaders)).toEqual([{}, {}, {}, {}]);
  });

  it('returns the same headers for every container and spelling', () => {
    // All that the client reads: it calls `get` with these names if an object has no other method.
    const framing = 'connection transfer-encoding content-length content-type content-encoding content-md5 content-range';
    const others = 'content-disposition date etag last-modified location retry-after inin-correlation-id';
    const rateLimit = 'inin-ratelimit-allowed inin-ratelimit-count inin-ratelimit-reset';
    const names = [framing, others, rateLimit].join(' ').split(' ');
    const spelled = (name: string, capitals: readonly boolean[]): string =>
      Array.from(name, (letter, index) => (capitals[index % capitals.length] ? letter.toUpperCase() : letter)).join('');
    const headers = fc.dictionary(fc.constantFrom(...names), fc.string({ minLength: 1 }), { noNullPrototype: true });
    const capitals = fc.array(fc.boolean(), { minLength: 1 });
    fc.assert(
      fc.property(headers, capitals, fc.constantFrom(...containers), (headerName, isCapital, [, make]) => {
        const pairs = Object.entries(headerName).map(([name, value]) => [spelled(name, isCapital), value] as const);
        // axios trims values and drops control characters by itself.
        fc.pre(make !== containers[6]![1] || Object.values(headerName).every((value) => /^[!-~]+$/.test(value)));
        expect(readHeaders(make(pairs))).toEqual(headerName);
      }),
      // An object that only has `get`, with each name.
      { examples: names.map((name) => [{ [name]: '1' }, [false], containers[9]!]) },
    );
  });
});

describe('a body without a content type', () => {
  const utf8 = bytes('Zoë');

  it('is text if it is UTF-8', () => {
    expect(readContent(utf8, '', 200, undefined)).toEqual({ text: 'Zoë', body: 'Zoë', isJson: false });
    expect(readContent(utf8, '', 502, undefined)).toEqual({ text: 'Zoë', body: undefined, isJson: false });
  });

  it('is bytes otherwise, as is a body of a type that is no text, and both have an empty text', () => {
    const binary = Uint8Array.of(0xff, 0xfe, 0x00);
    expect(readContent(binary, '', 200, undefined)).toEqual({ text: '', body: binary, isJson: false });
    expect(readContent(utf8, 'audio/wav', 200, undefined)).toEqual({ text: '', body: utf8, isJson: false });
  });
});

describe('a custom fetch with less than a Response', () => {
  const headers = { 'Content-Type': 'application/json' };

  it.each([
    ['text()', { headers, text: () => Promise.resolve('{"name":"Zoë"}') }],
    ['json()', { headers, json: () => Promise.resolve({ name: 'Zoë' }) }],
    ['json() and no headers', { json: () => Promise.resolve({ name: 'Zoë' }) }],
    ['a body of Node', { headers, body: { pipe: () => undefined }, text: () => Promise.resolve('{"name":"Zoë"}') }],
  ])('reads one that only has %s', async (_what, fields) => {
    await expect(fetchApi(stub(fields)).list()).resolves.toEqual({ name: 'Zoë' });
    await expect(fetchApi(stub(fields), { maxResponseBytes: 100 }).list()).resolves.toEqual({ name: 'Zoë' });
    await errorOf(fetchApi(stub(fields), { maxResponseBytes: 5 }).list(), ResponseTooLargeError);
  });

  it('reads an empty response', async () => {
    await expect(fetchApi(stub({ json: () => Promise.resolve(undefined) })).list()).resolves.toBeUndefined();
  });

  it('refuses a response without a readable body by name', async () => {
    const error = await errorOf(fetchApi(stub({ headers })).list(), NetworkError);
    expect(error.message).toContain('The custom fetch returned a response without arrayBuffer(), text() and json()');
  });
});

describe.each(entries)('a custom transport with another body ($entry)', ({ make }) => {
  const listed = async (response: unknown): Promise<unknown> => {
    const client = signedIn(make, 'https://api.example', { transport: () => Promise.resolve(response as TransportResponse) });
    return await new ProbeApi(client).list();
  };
  const headers = { 'content-type': 'application/json' };
  const padded = bytes('__[1]__');

  it.each([
    ['a string', '[1]'],
    ['an ArrayBuffer', bytes('[1]').buffer],
    ['a DataView', new DataView(padded.buffer, 2, 3)],
    ['a Buffer', Buffer.from('[1]')],
  ])('reads %s', async (_what, body) => {
    await expect(listed({ status: 200, statusText: '', headers, body })).resolves.toEqual([1]);
    await expect(listed({ status: 200, headers: new Map(Object.entries(headers)), body })).resolves.toEqual([1]);
  });

  it.each([[undefined], [null]])('treats the body %s as empty', async (body) => {
    await expect(listed({ status: 200, statusText: '', headers, body })).resolves.toBeUndefined();
  });

  it.each([
    [{ status: 200, headers, body: { total: 3 } }, 'The transport returned an object as the body'],
    [{ status: 200, headers, body: new ReadableStream() }, 'The transport returned a ReadableStream as the body'],
    [undefined, 'The transport returned undefined'],
    ['text', 'The transport returned a string'],
  ])('refuses by name the response %o', async (response, message) => {
    const error = await errorOf(listed(response), NetworkError);
    expect(error.message).toContain(`${message}. Return { status, statusText, headers, body }`);
  });
});
