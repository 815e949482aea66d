import { AbortError, NotFoundError, TimeoutError } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { Governor } from 'contact-centre-client/limits';
import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { throwIfAborted } from '../../../src/core/transport/aborts.js';
import { namedError } from '../../../src/core/transport/deadline.js';
import { randomId } from '../../../src/core/values/random.js';
import { strictUtf8Text, utf8Bytes, utf8Text } from '../../../src/core/values/utf8.js';
import { startServer } from '../../support/wire.js';
import { ProbeApi, entries, errorOf, signedIn } from '../probe.js';

/** Removes globals that Jest's jsdom environment or React Native lack. */
function without(...names: string[]): void {
  for (const name of names) vi.stubGlobal(name, undefined);
}

/** Removes `throwIfAborted` and `reason` from signals, as in the jsdom of Jest 27 and 28. */
function withoutAbortReasons(): void {
  const { prototype } = AbortSignal;
  const methods = ['throwIfAborted', 'reason'] as const;
  const before = methods.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const);
  Object.defineProperty(prototype, 'throwIfAborted', { value: undefined, configurable: true });
  Object.defineProperty(prototype, 'reason', { get: () => undefined, configurable: true });
  onTestFinished(() => {
    for (const [name, descriptor] of before) if (descriptor) Object.defineProperty(prototype, name, descriptor);
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(entries)('an environment without some globals of Node ($entry)', ({ make }) => {
  it('shows why a sign-in failed if signals have no throwIfAborted', async () => {
    const server = await startServer({
      status: 400,
      body: '{"error":"invalid_client"}',
      headers: { 'content-type': 'application/json' },
    });
    withoutAbortReasons();
    const client = make({ apiUrl: server.url, timeout: 0 });
    await expect(client.loginClientCredentialsGrant('id', 'wrong')).rejects.toThrow('invalid_client');
  });

  it('signs in without TextEncoder and TextDecoder', async () => {
    const answer = { body: '{"access_token":"abc"}', headers: { 'content-type': 'application/json' } };
    const server = await startServer(answer);
    without('TextEncoder', 'TextDecoder');
    const client = make({ apiUrl: server.url, timeout: 0 });
    await client.loginClientCredentialsGrant('id', 'sécret');
    expect(client.authData.accessToken).toBe('abc');
    const [, basic = ''] = (server.requests[0]?.headers.authorization ?? '').split(' ');
    expect(Buffer.from(basic, 'base64').toString()).toBe('id:sécret');
  });

  it('sends and reads JSON without TextEncoder and TextDecoder', async () => {
    const server = await startServer({ body: '{"name":"Zoë 🎧"}', headers: { 'content-type': 'application/json' } });
    without('TextEncoder', 'TextDecoder');
    await expect(new ProbeApi(signedIn(make, server.url)).create({ title: 'Ünïcode' })).resolves.toEqual({ name: 'Zoë 🎧' });
    expect(server.requests[0]?.body).toBe('{"title":"Ünïcode"}');
  });

  it('rejects with an ApiError without TextEncoder, TextDecoder, DOMException and structuredClone', async () => {
    const server = await startServer({
      status: 404,
      body: '{"message":"none"}',
      headers: { 'content-type': 'application/json' },
    });
    without('TextEncoder', 'TextDecoder', 'DOMException', 'structuredClone');
    await errorOf(new ProbeApi(signedIn(make, server.url, { rejectWith: 'error' })).list(), NotFoundError);
  });

  it('times out without DOMException', async () => {
    without('DOMException');
    const transport = (): Promise<never> => new Promise(() => undefined);
    const error = await errorOf(
      new ProbeApi(signedIn(make, 'https://api.example', { transport, timeout: 20 })).list(),
      TimeoutError,
    );
    expect(error.cause).toMatchObject({ name: 'TimeoutError', message: 'The 20 ms are over' });
  });

  it('aborts if signals have no reason', async () => {
    withoutAbortReasons();
    const controller = new AbortController();
    const transport = (): Promise<never> => {
      controller.abort(new Error('not kept'));
      return new Promise(() => undefined);
    };
    const api = new ProbeApi(signedIn(make, 'https://api.example', { transport }));
    await errorOf(api.list({}, { signal: controller.signal }), AbortError);
  });

  it('governs calls without crypto', async () => {
    without('crypto');
    const server = await startServer({ body: '[]', headers: { 'content-type': 'application/json' } });
    const api = new ProbeApi(signedIn(make, server.url, { limiter: new Governor() }));
    await expect(api.list()).resolves.toEqual([]);
  });
});

describe('throwIfAborted', () => {
  const thrownBy =
    (...args: Parameters<typeof throwIfAborted>) =>
    (): void => {
      throwIfAborted(...args);
    };

  it('throws only the reason of an aborted signal', () => {
    const reason = new Error('enough');
    expect(thrownBy(AbortSignal.abort(reason))).toThrow(reason);
    expect(thrownBy(undefined)).not.toThrow();
    expect(thrownBy(new AbortController().signal)).not.toThrow();
  });

  it('throws another error if the signal has no reason', () => {
    const signal = { aborted: true } as AbortSignal;
    expect(thrownBy(signal, () => new Error('overtaken'))).toThrow('overtaken');
    expect(thrownBy(signal)).toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(thrownBy(AbortSignal.abort(new Error('mine')), () => new Error('other'))).toThrow('mine');
  });
});

it('names an error the same with and without DOMException', () => {
  expect(namedError('TimeoutError', 'late')).toBeInstanceOf(DOMException);
  without('DOMException');
  expect(namedError('TimeoutError', 'late')).toMatchObject({ name: 'TimeoutError', message: 'late' });
});

describe('UTF-8 without TextEncoder and TextDecoder', () => {
  it('encodes and decodes any text as Node does', () => {
    without('TextEncoder', 'TextDecoder');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        const expected = Buffer.from(text);
        expect(Buffer.from(utf8Bytes(text))).toEqual(expected);
        expect(utf8Text(expected)).toBe(expected.toString().replace(/^\uFEFF/, ''));
      }),
    );
  });

  it('replaces bytes that are no UTF-8', () => {
    const broken = Uint8Array.of(0x61, 0xff, 0x62);
    expect(Buffer.from(utf8Bytes('a\uD800b')).toString()).toBe('a\uFFFDb');
    without('TextEncoder', 'TextDecoder');
    expect(Buffer.from(utf8Bytes('a\uD800b')).toString()).toBe('a\uFFFDb');
    expect(utf8Text(broken)).toBe('a\uFFFDb');
    expect(() => strictUtf8Text(broken)).toThrow();
  });

  it('drops a byte order mark, as TextDecoder does', () => {
    const marked = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61);
    expect([utf8Text(marked), strictUtf8Text(marked)]).toEqual(['a', 'a']);
    without('TextDecoder');
    expect([utf8Text(marked), strictUtf8Text(marked)]).toEqual(['a', 'a']);
  });
});

it.each([
  ['crypto.randomUUID', undefined],
  ['crypto.getRandomValues alone', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
  ['no crypto', null],
])('generates random ids of the same form by %s', (_what, stub) => {
  if (stub !== undefined) vi.stubGlobal('crypto', stub ?? undefined);
  const ids = Array.from({ length: 200 }, randomId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('names what sign-in needs from crypto', async () => {
  without('crypto');
  const client = new FetchClient({ apiUrl: 'https://api.example', timeout: 0, runtime: 'browser' } as object);
  vi.stubGlobal('window', { document: {}, location: { href: 'https://page.example/' }, history: {} });
  await expect(client.loginPKCEGrant('id', 'https://page.example/')).rejects.toThrow(/crypto/);
});
