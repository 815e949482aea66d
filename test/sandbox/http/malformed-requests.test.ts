import { request as httpRequest } from 'node:http';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { ServedSandbox } from 'contact-centre-client/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../../support/raw.js';

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox({ maxBodyBytes: 50_000 });
});
afterAll(async () => {
  // The server still responds after every request.
  expect((await fetch(`${served.url}/sandbox`)).status).toBe(200);
  await served.close();
});

describe('a malformed request', () => {
  it.each([
    '//',
    '//[',
    '///',
    '//evil.example/sandbox',
    '/\\evil.example',
    '*',
    'sandbox',
    'http://',
    'http://[',
    'http://localhost:99999/',
    'ftp://localhost/',
  ])('is a 400, and the server continues: GET %s', async (target) => {
    const { status, headers } = await raw(served.url, target);
    expect(status).toBe(400);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/%ff', '/%', '/api/v2/users/%E0%A4%A', '/oauth/%ff/authorize'])(
    'is a 400 in the platform’s words: GET %s',
    async (target) => {
      const { status, body } = await raw(served.url, target);
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ code: 'bad.request', status: 400 });
    },
  );

  it.each(['/?%ff', '/sandbox?a=%ff&[', '/api/v2/users?name=%', '/channels/%ff'])(
    'has no effect in its query: GET %s',
    async (target) => {
      expect((await raw(served.url, target)).status).toBeLessThan(500);
    },
  );

  it.each<[string, string, string]>([
    ['Host', 'localhost', 'evil.example'],
    ['Host', 'localhost', 'localhost'],
    ['Authorization', 'Bearer one', 'Bearer other'],
    ['Origin', 'http://localhost', 'https://evil.example'],
    ['Referer', 'http://localhost/', 'https://evil.example/'],
    ['Sec-Fetch-Site', 'same-origin', 'cross-site'],
    ['Content-Type', 'application/json', 'text/plain'],
    ['Content-Length', '0', '0'],
    ['Content-Length', '0', '5'],
    ['Transfer-Encoding', 'chunked', 'chunked'],
    ['Transfer-Encoding', 'chunked', 'identity'],
  ])('is a 400 with two headers %s: %s and %s', async (name, one, other) => {
    for (const target of ['/sandbox', '/api/v2/users', '/']) {
      const { status, headers } = await raw(served.url, target, { [name]: one, [name.toLowerCase()]: other });
      expect(status).toBe(400);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('is a 400 with a length and chunks, and with two hosts if it opens a channel', async () => {
    const smuggling = { 'Content-Length': '5', 'Transfer-Encoding': 'chunked' };
    expect(await raw(served.url, '/sandbox', smuggling, 'POST')).toMatchObject({ status: 400 });
    const upgrade = { Host: 'localhost', host: 'evil.example', Connection: 'Upgrade', Upgrade: 'websocket' };
    expect(await raw(served.url, '/channels/x', upgrade)).toMatchObject({ status: 400 });
  });

  it('is refused if its headers are too large', async () => {
    expect(await raw(served.url, '/', { 'X-Large': 'x'.repeat(100_000) })).toMatchObject({ status: 431 });
    expect(await raw(served.url, `/${'x'.repeat(100_000)}`)).toMatchObject({ status: 431 });
  });

  it.each([
    [{ Host: '' }, 403],
    [{ 'Content-Length': 'x' }, 400],
    [{ 'Content-Length': '-1' }, 400],
    [{ 'Transfer-Encoding': 'chunked', 'Content-Length': '1' }, 400],
    [{ Upgrade: 'websocket', Connection: 'Upgrade' }, 404],
  ] as const)('is refused with its headers %j', async (headers, status) => {
    expect(await raw(served.url, '/', headers)).toMatchObject({ status });
    expect((await raw(served.url, '//[', headers)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a body that is too large', () => {
  /** Sends chunks without the total number of bytes, unless `length` is set. */
  async function sent(bytes: number, length?: number): Promise<{ status: number; body: unknown }> {
    return await new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', ...(length !== undefined && { 'Content-Length': length }) };
      const request = httpRequest(`${served.url}/sandbox/events`, { method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) });
        });
      });
      request.on('error', reject);
      const rest = JSON.stringify({ topicName: 't', eventBody: { text: '' } }).length;
      request.end(JSON.stringify({ topicName: 't', eventBody: { text: 'x'.repeat(bytes - rest) } }));
    });
  }

  it('is a 413, with or without a declared length', async () => {
    for (const length of [50_001, undefined]) {
      expect(await sent(50_001, length)).toMatchObject({ status: 413, body: { code: 'request.entity.too.large', status: 413 } });
    }
    for (const length of [50_000, undefined]) expect(await sent(50_000, length)).toMatchObject({ status: 204 });
  });

  it('is one of more than 10 MB by default', async () => {
    const usual = await serveSandbox();
    const put = async (bytes: number): Promise<Response> =>
      await fetch(`${usual.url}/api/v2/users`, {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: { Origin: 'http://localhost' },
      });
    const refused = await put(10_000_001);
    expect(refused.status).toBe(413);
    // A page may read the reason.
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect((await put(10_000_000)).status).toBe(401);
    await usual.close();
  });
});
