import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { ApiClient as AxiosClient, NetworkError } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { undiciTransport } from 'contact-centre-client/node';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { nodeInit } from '../../../src/core/transport/node-fetch.js';
import { startServer } from '../../support/wire.js';
import { ProbeApi, failureOf } from '../probe.js';

const transports: [string, (options: ClientOptions) => AxiosClient | FetchClient][] = [
  ['contact-centre-client', (options) => new AxiosClient({ timeout: 0, ...options })],
  ['contact-centre-client with the http adapter', (options) => new AxiosClient({ timeout: 0, ...options, adapter: 'http' })],
  ['contact-centre-client/fetch', (options) => new FetchClient({ timeout: 0, ...options })],
  [
    'contact-centre-client/fetch with the global fetch',
    (options) => new FetchClient({ timeout: 0, ...options, fetch: globalThis.fetch }),
  ],
  ['undiciTransport', (options) => new AxiosClient({ timeout: 0, ...options, transport: undiciTransport() })],
];

const codings = {
  gzip: (text: string) => gzipSync(text),
  deflate: (text: string) => deflateSync(text),
  'deflate without a header': (text: string) => deflateRawSync(text),
  br: (text: string) => brotliCompressSync(text),
};

type Coding = keyof typeof codings;
const text = Array.from({ length: 60 }, (_, index) => `line ${index} ${(index * 7919) % 101}`).join('\n');

describe.each(transports)('A body over %s', (_name, make) => {
  const start = async (options: ClientOptions = {}) => {
    let body = new Uint8Array();
    let encoding = 'gzip';
    const server = await startServer(() => ({
      headers: { 'Content-Type': 'text/plain', 'Content-Encoding': encoding },
      body,
    }));
    const client = make({ apiUrl: server.url, timeout: 0, ...options });
    client.setAccessToken('t');
    onTestFinished(() => client.close());
    const read = (coding: Coding, cut = Infinity): PromiseLike<unknown> => {
      encoding = coding.split(' ', 1)[0]!;
      const packed = codings[coding](text);
      body = new Uint8Array(packed.subarray(0, Math.min(cut, packed.byteLength)));
      return new ProbeApi(client).list();
    };
    return { read };
  };

  it.each(Object.keys(codings) as Coding[])('arrives complete if it is packed by %s', async (coding) => {
    const { read } = await start();
    expect(await read(coding)).toBe(text);
  });

  it.each(Object.keys(codings) as Coding[])(
    'is a network error if it is packed by %s and cut off at any byte',
    async (coding) => {
      const { read } = await start();
      const whole = codings[coding](text).byteLength;
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: whole - 1 }), async (cut) => {
          expect(await failureOf(read(coding, cut))).toBeInstanceOf(NetworkError);
        }),
        { numRuns: 40, examples: [[1], [2], [10], [whole - 1], [whole - 8], [whole - 9]] },
      );
    },
  );

  it('is limited by maxResponseBytes as it unpacks', async () => {
    const { read } = await start({ maxResponseBytes: 100 });
    expect(await failureOf(read('gzip'))).toMatchObject({ code: 'ERR_RESPONSE_TOO_LARGE', limit: 100 });
  });
});

it("a dispatcher that the program has set for `fetch` sends the client's requests too", async () => {
  await fetch('data:,');
  const server = await startServer({ json: { ok: true } });
  const key = Symbol.for('undici.globalDispatcher.1');
  const holder = globalThis as unknown as Record<symbol, { dispatch: (options: object, handler: object) => boolean }>;
  const dispatch = vi.spyOn(holder[key]!, 'dispatch');
  const client = new FetchClient({ apiUrl: server.url, timeout: 0 });
  client.setAccessToken('t');
  expect(await new ProbeApi(client).list()).toEqual({ ok: true });
  expect(dispatch).toHaveBeenCalledOnce();
});

it('hides how a body is packed from a handler of Node 26, which gets the headers with its controller', async () => {
  await fetch('data:,');
  const key = Symbol.for('undici.globalDispatcher.1');
  const holder = globalThis as unknown as Record<symbol, { dispatch: (options: object, handler: object) => boolean }>;
  const headers = ['Content-Type', 'text/plain', 'Content-Encoding', 'gzip', 'X-Content', 'content-encoding'];
  const controller = { rawHeaders: headers.map((text) => Buffer.from(text)) };
  vi.spyOn(holder[key]!, 'dispatch').mockImplementation((_options, handler) => {
    const { onResponseStart, ...others } = handler as { onResponseStart: (...values: unknown[]) => void };
    expect('onHeaders' in others).toBe(false);
    onResponseStart.call(handler, controller, 200, {}, 'OK');
    return true;
  });
  const onResponseStart = vi.fn();
  nodeInit.dispatcher.dispatch({}, { onResponseStart });
  expect(onResponseStart).toHaveBeenCalledExactlyOnceWith(controller, 200, {}, 'OK');
  const hidden = ['Content-Type', 'text/plain', 'x-contact-centre-client-coding', 'gzip', 'X-Content', 'content-encoding'];
  expect(controller.rawHeaders.map(String)).toEqual(hidden);
});

it('leaves a handler of Node 25 without the method by which Node 26 recognises the newer kind', async () => {
  await fetch('data:,');
  const key = Symbol.for('undici.globalDispatcher.1');
  const holder = globalThis as unknown as Record<symbol, { dispatch: (options: object, handler: object) => boolean }>;
  const dispatch = vi.spyOn(holder[key]!, 'dispatch').mockReturnValue(true);
  nodeInit.dispatcher.dispatch({}, { onHeaders: vi.fn() });
  const [, handler] = dispatch.mock.lastCall!;
  expect('onHeaders' in handler).toBe(true);
  expect('onResponseStart' in handler).toBe(false);
});
