import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admitted } from '../../../examples/console/server/admitted.js';
import { builtPages } from '../../../examples/console/server/pages.js';
import type { PageSettings } from '../../../examples/console/src/session/page-settings.js';
import { listen } from '../../support/loopback.js';
import { raw } from '../../support/raw.js';

const settings: PageSettings = { organisation: { host: 'a"><script>&', grant: 'pkce', clientId: '$&' } };

const script = 'export const queues = [];\n'.repeat(100);

let folder: string;
let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'page.js'), script);
  writeFileSync(join(folder, 'assets', 'page.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'data.js'), script);
  writeFileSync(join(folder, 'index.html'), '<meta name="console-settings" content="{}" /><title>Console</title>');
  const server = createServer(
    admitted(builtPages(folder, () => ({ connections: [], settings })).answer, { allowedHosts: ['console.test'] }),
  );
  ({ url, close } = await listen(server));
});
afterAll(async () => {
  // The server still runs after any request.
  expect((await fetch(url)).status).toBe(200);
  await close();
  rmSync(folder, { recursive: true });
});

describe('The console’s server', () => {
  it.each(['//', '//[', '/\\[', '*', 'http://', 'http://[', 'index.html'])(
    'responds with 400 to GET %s, and continues',
    async (target) => {
      expect(await raw(url, target)).toMatchObject({ status: 400 });
    },
  );

  it.each(['/%ff', '/%', '/?[', '/sign-in?code=%ff'])('serves its page at %s', async (target) => {
    expect((await raw(url, target)).body).toContain('<title>Console');
  });

  it('writes its settings into the page as text', async () => {
    const { body } = await raw(url, '/');
    expect(body).not.toContain('<script>');
    const [, content = ''] = /content="([^"]*)"/.exec(body) ?? [];
    const entities = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
    const json = content.replace(/&\w+;/g, (entity) => entities[entity as keyof typeof entities]);
    expect(JSON.parse(json)).toEqual(settings);
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\package.json',
    '/.%00./x',
    '/etc/passwd',
  ])('serves only its own files: %s', async (target) => {
    const { status, body } = await raw(url, target);
    expect([200, 404]).toContain(status);
    expect(body).not.toMatch(/root:|"name"/);
  });

  it('responds to loopback hosts and listed ones', async () => {
    for (const host of ['localhost:4400', '127.0.0.1', '[::1]', 'console.test']) {
      expect(await raw(url, '/', { Host: host })).toMatchObject({ status: 200 });
    }
    for (const host of ['evil.example', 'localhost.evil.example', '0.0.0.0']) {
      const { status, headers, body } = await raw(url, '/', { Host: host });
      expect(status).toBe(403);
      expect(body).toContain('allowedHosts');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(await raw(url, 'http://evil.example/')).toMatchObject({ status: 403 });
  });

  it('refuses requests of other origins, but can be opened from anywhere', async () => {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
    ]) {
      expect(await raw(url, '/', headers)).toMatchObject({ status: 403 });
    }
    const navigation = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    expect(await raw(url, '/sign-in?code=c&state=s', navigation)).toMatchObject({ status: 200 });
  });

  it.each([
    ['page.js', 'gzip, deflate, br, zstd', 'br'],
    ['page.js', 'gzip, br;q=0', 'gzip'],
    ['page.js', 'deflate, GZIP;q=0.5', 'gzip'],
    ['page.js', 'gzip;q=0.0, identity', undefined],
    ['data.js', 'gzip, br', 'gzip'],
    ['data.js', 'br', undefined],
  ])('sends %s to a client that accepts %j in the coding %j', async (name, accepted, coding) => {
    const response = await bytesOf(`${url}/assets/${name}`, accepted);
    expect(response.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-length': String(response.body.length),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers['content-encoding']).toBe(coding);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((body: Buffer) => body);
    expect(decode(response.body).toString()).toBe(script);
  });

  it('does not serve the compressed form of a file as another file', async () => {
    expect(await raw(url, '/assets/page.js.br')).toMatchObject({ status: 404 });
  });
});

/** Sends a request without a client that decompresses the response. */
async function bytesOf(address: string, accepted: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return await new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ headers: response.headers, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
