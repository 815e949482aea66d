import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { ServedSandbox } from 'contact-centre-client/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(async () => {
  await served.close();
});

/** Sends a request without a client that decompresses the response. */
async function send(
  path: string,
  coding: string,
  method = 'GET',
): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const token = served.sandbox.issueAccessToken();
  return await new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': coding };
    const outgoing = request(`${served.url}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const LONG = '/api/v2/users?pageSize=25';

describe('compressed responses of the served sandbox', () => {
  it('compresses JSON for a client that accepts gzip', async () => {
    const plain = await send(LONG, 'identity');
    const compressed = await send(LONG, 'deflate, gzip;q=0.8, br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(compressed.body.length),
      'content-type': expect.stringContaining('application/json') as string,
    });
    expect(compressed.body.length).toBeLessThan(plain.body.length / 2);
    expect(gunzipSync(compressed.body).toString()).toBe(plain.body.toString());
  });

  it('states that the response depends on the accepted codings', async () => {
    for (const coding of ['identity', 'gzip']) {
      expect((await send(LONG, coding)).headers['vary']).toMatch(/Accept-Encoding/i);
    }
  });

  it.each(['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0', 'deflate, gzip;q=0'])('sends plain JSON for %j', async (coding) => {
    const { headers, body } = await send(LONG, coding);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body.toString())).toHaveProperty('entities');
  });

  it('sends short bodies and errors without compression', async () => {
    const missing = await send('/api/v2/users/00000000-0000-4000-8000-000000000000', 'gzip');
    const short = await send('/api/v2/routing/queues?name=no-such-queue', 'gzip');
    for (const { headers, body } of [missing, short]) {
      expect(headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(body.toString())).toBeTypeOf('object');
    }
  });

  it('sends the plain length for HEAD', async () => {
    const { headers, body } = await send('/api/v2/users', 'gzip', 'HEAD');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toHaveLength(0);
  });
});
