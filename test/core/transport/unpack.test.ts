import { gzipSync } from 'node:zlib';
import { ApiClient, NetworkError, ResponseTooLargeError } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { ProbeApi, errorOf, signedIn } from '../probe.js';
import { startServer } from '../../support/wire.js';

/** The result of a call whose body is packed in that way. */
async function received(encoding: string, body: string | Uint8Array, options: ClientOptions = {}): Promise<unknown> {
  const server = await startServer({ body, headers: { 'Content-Type': 'text/plain', 'Content-Encoding': encoding } });
  return await new ProbeApi(signedIn((more) => new ApiClient(more), server.url, options)).list();
}

describe('The encoding of a response', () => {
  it('is requested by name', async () => {
    const server = await startServer();
    await new ProbeApi(signedIn((more) => new ApiClient(more), server.url)).list();
    expect(server.requests[0]!.headers['accept-encoding']).toBe('gzip, deflate, br');
  });

  it.each(['gzip, identity', 'identity, gzip', 'gzip,', ', gzip', 'identity'])('may be %j', async (encoding) => {
    expect(await received(encoding, encoding === 'identity' ? 'plain' : gzipSync('plain'))).toBe('plain');
  });

  it('leaves the body unchanged from an unknown name on', async () => {
    const packed = gzipSync('plain');
    expect(await received('gzip, sdch', packed)).toBe(new TextDecoder().decode(packed));
    expect(await received('sdch, gzip', packed)).toBe('plain');
  });

  it('may be empty', async () => {
    expect(await received('gzip', '')).toBeUndefined();
  });

  /**
   * Deflate without the header that the standard requires: a block that is not packed, after bits of which decoders read only
   * three.
   */
  const bare = (first: number, text: string) => {
    const bytes = Buffer.from(text);
    return Buffer.from([first, bytes.length, 0, ~bytes.length, 0xff, ...bytes, 1, 0, 0, 0xff, 0xff]);
  };

  it.each<[string, Uint8Array, string]>([
    ['method', bare(8, 'ok'), 'ok'],
    ['check sum', bare(0, 'x'.repeat(31)), 'x'.repeat(31)],
  ])('may be deflate without a header even if it begins with %s like one', async (_what, packed, text) => {
    expect(await received('deflate', packed)).toBe(text);
  });

  it('is reported if it is wrong, also with a size limit', async () => {
    for (const options of [{}, { maxResponseBytes: 1000 }]) {
      const error = await errorOf(received('gzip', 'plain', options), NetworkError);
      expect(error).toMatchObject({ reason: 'Z_DATA_ERROR', cause: { message: 'incorrect header check' } });
    }
  });
});

describe('maxResponseBytes', () => {
  it.each([100, 2 ** 40, Infinity])('accepts what unpacks to at most %d bytes', async (maxResponseBytes) => {
    expect(await received('gzip', gzipSync('x'.repeat(100)), { maxResponseBytes })).toHaveLength(100);
  });

  it('refuses what unpacks to one byte more', async () => {
    const error = await errorOf(received('gzip', gzipSync('x'.repeat(100)), { maxResponseBytes: 99 }), ResponseTooLargeError);
    expect(error.limit).toBe(99);
  });

  it('stops unpacking a response at the limit', async () => {
    // The end is missing: unpacking it completely would fail.
    const packed = gzipSync('x'.repeat(1_000_000)).subarray(0, -8);
    await errorOf(received('gzip', packed, { maxResponseBytes: 10_000 }), ResponseTooLargeError);
  });
});
