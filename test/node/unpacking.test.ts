import { gzipSync } from 'node:zlib';
import { ApiClient, NetworkError, ResponseTooLargeError } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { ProbeApi, errorOf, signedIn } from '../core/probe.js';
import { startServer } from '../support/wire.js';

/** What a call gets where the body comes packed in that way. */
async function received(encoding: string, body: string | Uint8Array, options: ClientOptions = {}): Promise<unknown> {
  const server = await startServer({ body, headers: { 'Content-Type': 'text/plain', 'Content-Encoding': encoding } });
  return await new ProbeApi(signedIn((more) => new ApiClient(more), server.url, options)).list();
}

describe('What an answer is packed in', () => {
  it('is asked for by name', async () => {
    const server = await startServer();
    await new ProbeApi(signedIn((more) => new ApiClient(more), server.url)).list();
    expect(server.requests[0]!.headers['accept-encoding']).toBe('gzip, deflate, br');
  });

  it.each(['gzip, identity', 'identity, gzip', 'gzip,', ', gzip', 'identity'])('may be %j', async (encoding) => {
    expect(await received(encoding, encoding === 'identity' ? 'plain' : gzipSync('plain'))).toBe('plain');
  });

  it('is left as it is from a name on that nobody knows', async () => {
    const packed = gzipSync('plain');
    expect(await received('gzip, sdch', packed)).toBe(new TextDecoder().decode(packed));
    expect(await received('sdch, gzip', packed)).toBe('plain');
  });

  it('may be nothing at all', async () => {
    expect(await received('gzip', '')).toBeUndefined();
  });

  /** Deflate without the header that the standard asks for: a block that is not packed, after bits of which nobody reads more than three. */
  const bare = (first: number, text: string) => {
    const bytes = Buffer.from(text);
    return Buffer.from([first, bytes.length, 0, ~bytes.length, 0xff, ...bytes, 1, 0, 0, 0xff, 0xff]);
  };

  it.each<[string, Uint8Array, string]>([
    ['method', bare(8, 'ok'), 'ok'],
    ['check sum', bare(0, 'x'.repeat(31)), 'x'.repeat(31)],
  ])('may be deflate without a header that has the %s of one all the same', async (_what, packed, text) => {
    expect(await received('deflate', packed)).toBe(text);
  });

  it('says what is wrong with it, also where there is a bound', async () => {
    for (const options of [{}, { maxResponseBytes: 1000 }]) {
      const error = await errorOf(received('gzip', 'plain', options), NetworkError);
      expect(error).toMatchObject({ reason: 'Z_DATA_ERROR', cause: { message: 'incorrect header check' } });
    }
  });
});

describe('maxResponseBytes', () => {
  it.each([100, 2 ** 40, Infinity])('B6 lets through what unpacks to no more than %d bytes', async (maxResponseBytes) => {
    expect(await received('gzip', gzipSync('x'.repeat(100)), { maxResponseBytes })).toHaveLength(100);
  });

  it('B6 refuses what unpacks to a byte more', async () => {
    const error = await errorOf(received('gzip', gzipSync('x'.repeat(100)), { maxResponseBytes: 99 }), ResponseTooLargeError);
    expect(error.limit).toBe(99);
  });

  it('B6 unpacks no more of an answer than it lets through', async () => {
    // The end is missing: whoever unpacked it all would say so.
    const packed = gzipSync('x'.repeat(1_000_000)).subarray(0, -8);
    await errorOf(received('gzip', packed, { maxResponseBytes: 10_000 }), ResponseTooLargeError);
  });
});
