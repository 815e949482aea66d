import { inspect } from 'node:util';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { AbortError, NetworkError } from 'contact-centre-client';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { followAddresses } from '../../../src/core/exchange/follow-addresses.js';
import { refusingUrl, startServer } from '../../support/wire.js';
import { errorOf } from '../probe.js';
import { says } from '../../support/says.js';

describe('The content at an address in a response', () => {
  it('is parsed JSON or text; the request carries no credentials', async () => {
    const server = await startServer([
      { json: { rows: 2 } },
      { headers: { 'Content-Type': 'text/csv' }, body: 'id;name' },
      { body: 'bare' },
    ]);
    const address = `${server.url}/export?signature=hush`;
    expect(await followAddresses(address)).toEqual({ rows: 2 });
    expect(await followAddresses([address, address])).toEqual(expect.arrayContaining(['id;name', 'bare']));
    expect(server.requests).toHaveLength(3);
    for (const { headers } of server.requests) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
    }
  });

  it.each([
    [{ rows: 2 }],
    [['a', 'b']],
    [['https://store.example/a', 'b']],
    [[['https://store.example/a']]],
    [[]],
    ['no address'],
    ['see https://store.example/a'],
    [undefined],
  ])('is %j itself, if that is no address', async (answer) => {
    expect(await followAddresses(answer)).toBe(answer);
  });

  it.each(['localhost', '127.0.0.1', '127.12.34.56', '[::1]'])('is requested without https on loopback: %s', async (host) => {
    const fetch = (): Promise<Response> => Promise.resolve(new Response('there'));
    expect(await followAddresses(`http://${host}:9/a`, { fetch })).toBe('there');
  });

  it.each(['store.example', 'localhost.example', 'notlocalhost', '127.0.0.1.example'])(
    'is not requested without https: %s',
    async (host) => {
      const error = await errorOf(followAddresses(`http://${host}/export?signature=hush`), NetworkError);
      expect(String(error.cause)).toContain('it is no https address');
      expect(`${error.message} ${String(error.cause)}`).not.toContain('hush');
    },
  );

  it.each([
    ['an answer that is an error', { status: 403, body: 'hush' }, 'its response has the status 403'],
    ['JSON that is none', { headers: { 'Content-Type': 'application/json' }, body: '{ hush' }, 'its JSON cannot be read'],
    ['a redirect', { status: 302, headers: { Location: 'http://127.0.0.1:9/' } }, 'fetch failed'],
  ])('is a NetworkError for %s', async (_what, answer, reason) => {
    const { url } = await startServer(answer);
    const error = await errorOf(followAddresses(`${url}/export?signature=hush`), NetworkError);
    expect(String(error.cause)).toContain(reason);
    expect(error.message).toMatch(`GET ${url}/export failed: ${reason}`);
    expect(error.message.split('GET')).toHaveLength(2);
    expect(`${error.message} ${String(error.cause)}`).not.toContain('hush');
  });

  it('is a NetworkError if no server listens', async () => {
    await errorOf(followAddresses(`${await refusingUrl()}/export`), NetworkError);
  });

  it('is an AbortError once its signal has fired, with the reason', async () => {
    const reason = new Error('enough');
    const error = await errorOf(followAddresses('https://127.0.0.1:9/export', { signal: AbortSignal.abort(reason) }), AbortError);
    expect(error.cause).toBe(reason);
  });

  it('is fetched by the caller’s own fetch', async () => {
    const requests: unknown[] = [];
    const fetch = ((address: string, init: RequestInit) => {
      requests.push([address, init.redirect, init.credentials, init.signal]);
      return Promise.resolve(new Response('there'));
    }) as typeof globalThis.fetch;
    const { signal } = new AbortController();
    expect(await followAddresses('https://store.example/a', { fetch, signal })).toBe('there');
    expect(requests).toEqual([['https://store.example/a', 'error', 'omit', signal]]);
  });

  it('does not show its address, though the runtime quotes it', async () => {
    const fetch = (address: unknown): Promise<never> => Promise.reject(new Error(`no way to ${String(address)}`));
    const error = await errorOf(followAddresses('https://store.example/a?hush', { fetch }), NetworkError);
    expect(error.message).toEqual(says('GET https://store.example/a failed: no way to [redacted]'));
    expect(inspect(error)).not.toContain('hush');
  });
});

describe('A result that was cut off', () => {
  const csv = Array.from({ length: 60 }, (_, index) => `id-${index};${(index * 7919) % 101}`).join('\n');
  const codings = { gzip: gzipSync(csv), deflate: deflateSync(csv), raw: deflateRawSync(csv), br: brotliCompressSync(csv) };
  const encodingOf = (coding: string): string => (coding === 'raw' ? 'deflate' : coding);

  it.each(Object.entries(codings))('is refused if it is packed by %s and cut at any byte', async (coding, packed) => {
    let body = new Uint8Array(packed);
    const server = await startServer(() => ({
      headers: { 'Content-Type': 'text/csv', 'Content-Encoding': encodingOf(coding) },
      body,
    }));
    expect(await followAddresses(`${server.url}/export`)).toBe(csv);
    const cuts = fc.integer({ min: 1, max: packed.byteLength - 1 });
    await fc.assert(
      fc.asyncProperty(cuts, async (cut) => {
        body = new Uint8Array(packed.subarray(0, cut));
        await errorOf(followAddresses(`${server.url}/export`), NetworkError);
      }),
      { numRuns: 25, examples: [[1], [packed.byteLength - 1], [packed.byteLength - 8], [packed.byteLength - 9]] },
    );
  });

  /** Sends the start of a chunked body and closes the connection. */
  const startCutting = async (isWhole: boolean) =>
    await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', Connection: 'close' });
      response.write('id;na');
      if (isWhole) response.end('me');
      else setImmediate(() => response.socket?.end());
      return undefined;
    });

  it('is refused if its last chunk is missing on a connection that the server closes', async () => {
    const { url } = await startCutting(false);
    await errorOf(followAddresses(`${url}/export`), NetworkError);
  });

  it('is distinguished from a complete one on a connection that the server closes', async () => {
    const { url } = await startCutting(true);
    expect(await followAddresses(`${url}/export`)).toBe('id;name');
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['is one part of several', {}, 206, 'its response has the status 206'],
    ['has neither a length nor an end', { connection: 'close' }, 200, 'neither a length nor an end'],
    ['may lack its last chunk', { connection: 'close', 'transfer-encoding': 'chunked' }, 200, 'does not report whether'],
    ['is packed, which only its reader can check', { 'content-encoding': 'gzip' }, 200, 'does not report whether'],
  ])('is refused if a response of another fetch %s', async (_what, headers, status, reason) => {
    const cancel = vi.fn();
    let rest = 3;
    const body = new ReadableStream<Uint8Array>({
      cancel,
      pull: (controller) => {
        if (rest-- > 0) controller.enqueue(new TextEncoder().encode('id'));
        else controller.close();
      },
    });
    const response = new Response(body, { status, headers: { 'content-type': 'text/csv', ...headers } });
    const error = await errorOf(
      followAddresses('https://store.example/a', { fetch: () => Promise.resolve(response) }),
      NetworkError,
    );
    expect(error.message).toContain(reason);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('is not checked for JSON, whose parser notices', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', connection: 'close' };
    const fetch = (): Promise<Response> => Promise.resolve(new Response('{"rows":2}', { headers }));
    expect(await followAddresses('https://store.example/a', { fetch })).toEqual({ rows: 2 });
  });

  it('is refused if it is packed in a way that is not supported', async () => {
    const { url } = await startServer({ headers: { 'Content-Type': 'text/csv', 'Content-Encoding': 'zstd' }, body: 'id' });
    const error = await errorOf(followAddresses(`${url}/export`), NetworkError);
    expect(error.message).toContain('it is compressed by zstd, which is not supported');
  });
});
