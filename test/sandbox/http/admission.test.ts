import { once } from 'node:events';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { AnsweredRequest, ServedSandbox } from 'contact-centre-client/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { raw } from '../../support/raw.js';

let served: ServedSandbox;
let port: string;
const answers: AnsweredRequest[] = [];
beforeAll(async () => {
  served = await serveSandbox({
    allowedHosts: ['sandbox.test', 'other.test:99'],
    allowedOrigins: ['https://app.example', 'chrome-extension://abc'],
    onAnswer: (answer) => answers.push(answer),
  });
  ({ port } = new URL(served.url));
});
afterAll(async () => {
  await served.close();
});

const page = (origin: string): Record<string, string> => ({ Origin: origin });
const foreign = { 'Sec-Fetch-Site': 'cross-site' };

describe('the host of a request', () => {
  it.each([
    'localhost',
    'LOCALHOST:1',
    'localhost.',
    'app.localhost:4400',
    '127.0.0.1',
    '127.8.9.10:80',
    '[::1]',
    '[::1]:99',
    'sandbox.test:1',
    'other.test:99',
  ])('may be %s', async (host) => {
    expect(await raw(served.url, '/sandbox', { Host: host })).toMatchObject({ status: 200 });
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '0.0.0.0',
    '192.168.1.5',
    '[::]',
    '[fe80::1]',
    'other.test:98',
    'localhost@evil.example',
    'xlocalhost',
    'sandbox.test.evil.example',
    '128.0.0.1',
    'local host',
    '%6cocalhost',
  ])('may not be %s: a page with this host name could read the responses', async (host) => {
    const { status, headers, body } = await raw(served.url, '/sandbox', { Host: host });
    expect(status).toBe(403);
    expect(JSON.parse(body)).toMatchObject({
      status: 403,
      code: 'host.not.allowed',
      message: expect.stringContaining('--allowed-host') as unknown,
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['content-type']).toBe('application/json');
  });

  it('is also that of an absolute request target', async () => {
    expect(await raw(served.url, `http://evil.example/sandbox`)).toMatchObject({ status: 403 });
    expect(await raw(served.url, `http://localhost:${port}/sandbox`)).toMatchObject({ status: 200 });
  });

  it('may be the one that the server listens on', async () => {
    const other = await serveSandbox({ host: 'localhost' });
    expect((await fetch(`${other.url}/sandbox`)).status).toBe(200);
    await other.close();
  });

  it('is a loopback host if the server listens everywhere, and others only if they are listed', async () => {
    const open = await serveSandbox({ host: '0.0.0.0' });
    expect(new URL(open.url).hostname).toBe('127.0.0.1');
    expect((await fetch(`${open.url}/sandbox`)).status).toBe(200);
    expect(await raw(open.url, '/sandbox', { Host: '192.168.1.5' })).toMatchObject({ status: 403 });
    await open.close();
  });

  it.each([
    { allowedHosts: ['http://sandbox.test'] },
    { allowedHosts: [''] },
    { allowedOrigins: ['app.example'] },
    { allowedOrigins: ['https://app.example/'] },
    { maxBodyBytes: 0 },
  ])('and the like are checked in the options: %j', async (options) => {
    await expect(serveSandbox(options)).rejects.toThrow(/takes hosts such as|takes origins such as|maxBodyBytes/);
  });
});

describe('a page that calls', () => {
  it.each([
    'http://localhost:5173',
    'https://localhost',
    'http://127.0.0.1:4400',
    'http://[::1]:3000',
    'http://app.localhost',
    'https://app.example',
    'HTTPS://APP.EXAMPLE',
    'chrome-extension://abc',
    'http://sandbox.test',
  ])('is admitted if its origin is %s', async (origin) => {
    const { status, headers } = await raw(served.url, '/api/v2/users', page(origin));
    expect(status).toBe(401);
    expect(headers['access-control-allow-origin']).toBeDefined();
    const query = { 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization' };
    expect(await raw(served.url, '/api/v2/users', { ...page(origin), ...query }, 'OPTIONS')).toMatchObject({ status: 204 });
  });

  it.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'file://',
    'https://app.example.evil',
    'chrome-extension://abd',
    'ftp://localhost',
    'http://localhost, http://evil.example',
    '',
  ])('is refused if its origin is %j, for any request', async (origin) => {
    for (const [method, target] of [
      ['GET', '/api/v2/users'],
      ['POST', '/oauth/authorize'],
      ['POST', '/sandbox/reset'],
      ['OPTIONS', '/api/v2/users'],
    ] as const) {
      const { status, headers, body } = await raw(served.url, target, page(origin), method);
      expect(status).toBe(403);
      expect(body).toContain('origin.not.allowed');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('is refused if it sends no origin and belongs to another site', async () => {
    for (const target of ['/', '/oauth/authorize', '/recordings/r.webm', '/sandbox']) {
      expect(await raw(served.url, target, foreign)).toMatchObject({ status: 403 });
      expect(
        await raw(served.url, target, { ...foreign, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }),
      ).toMatchObject({ status: 403 });
      expect(await raw(served.url, target, { ...foreign, Referer: 'https://evil.example/localhost' })).toMatchObject({
        status: 403,
      });
    }
  });

  it('may send the browser to a login page, and play a recording on a loopback host of another name', async () => {
    const { id, redirectUris } = served.sandbox.clients.code;
    const query = new URLSearchParams({ client_id: id, response_type: 'code', redirect_uri: redirectUris[0]! });
    const navigation = { ...foreign, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    expect(await raw(served.url, `/oauth/authorize?${query.toString()}`, navigation)).toMatchObject({ status: 200 });
    expect(await raw(served.url, '/recordings/r.webm', { ...foreign, Referer: 'http://localhost:5173/' })).toMatchObject({
      status: 200,
    });
  });

  it('is reported like any other request', async () => {
    answers.length = 0;
    await raw(served.url, '/sandbox/reset?code=secret', page('https://evil.example'), 'POST');
    expect(answers).toEqual([{ method: 'POST', path: '/sandbox/reset', query: {}, status: 403 }]);
  });
});

describe('the control API', () => {
  const json = { 'Content-Type': 'application/json', 'Content-Length': '0' };

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'application/json-not',
    '',
  ])('refuses %j, which any form can send', async (type) => {
    for (const target of ['/sandbox/reset', '/%73andbox/reset', '/x/../sandbox/reset', '/sandbox%2freset']) {
      expect(await raw(served.url, target, { ...json, 'Content-Type': type }, 'POST')).toMatchObject({ status: 415 });
    }
  });

  it('requires a content type of JSON for a body', async () => {
    const body = await fetch(`${served.url}/sandbox/clock`, { method: 'POST', body: new TextEncoder().encode('{"advance":1}') });
    expect(body.status).toBe(415);
    expect(await body.json()).toMatchObject({ code: 'unsupported.media.type', status: 415 });
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    const response = await fetch(`${served.url}/sandbox/clock`, { method: 'POST', body: '{"advance":1}', headers });
    expect(response.status).toBe(200);
    expect((await fetch(`${served.url}/sandbox/reset`, { method: 'POST' })).status).toBe(204);
  });

  it('is unavailable for a page of another site, with any headers', async () => {
    const headers = [
      foreign,
      // As a browser without Sec-Fetch-Site sends it.
      { Host: '127.0.0.1', ...page('http://localhost:5173') },
      { Host: 'localhost', ...page('https://app.example') },
      { ...foreign, ...page('http://localhost:5173') },
      { ...foreign, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    ];
    for (const each of headers) {
      expect(await raw(served.url, '/sandbox/reset', { ...json, ...each }, 'POST')).toMatchObject({ status: 403 });
      expect(await raw(served.url, '/sandbox/state', each)).toMatchObject({ status: 403 });
    }
    const ownHost = { Host: 'localhost:8080', ...page('http://app.localhost:5173') };
    expect(await raw(served.url, '/sandbox/clock', ownHost)).toMatchObject({ status: 200 });
  });
});

describe('a WebSocket', () => {
  async function opened(headers: Record<string, string>): Promise<number> {
    const token = served.sandbox.issueAccessToken();
    const init = { method: 'POST', headers: { Authorization: `Bearer ${token}` } };
    const channel = (await (await fetch(`${served.url}/api/v2/notifications/channels`, init)).json()) as { connectUri: string };
    const socket = new WebSocket(channel.connectUri, { headers });
    const status = await Promise.race([
      once(socket, 'open').then(() => 101),
      once(socket, 'unexpected-response').then(([, answer]) => (answer as { statusCode: number }).statusCode),
    ]);
    socket.terminate();
    return status;
  }

  it('is opened for programs, and for pages on a loopback host or a listed origin', async () => {
    for (const headers of [{}, page('http://localhost:5173'), page('https://app.example'), { Host: 'sandbox.test' }]) {
      expect(await opened(headers)).toBe(101);
    }
  });

  it('is not opened for any other page', async () => {
    for (const headers of [page('https://evil.example'), page('null'), { Host: 'evil.example' }]) {
      expect(await opened(headers)).toBe(403);
    }
  });

  it('ends if its messages are larger than any that a client has to send', async () => {
    const token = served.sandbox.issueAccessToken();
    const init = { method: 'POST', headers: { Authorization: `Bearer ${token}` } };
    const channel = (await (await fetch(`${served.url}/api/v2/notifications/channels`, init)).json()) as { connectUri: string };
    const socket = new WebSocket(channel.connectUri);
    await once(socket, 'open');
    socket.send('x'.repeat(100_000));
    expect((await once(socket, 'close'))[0]).toBe(1009);
  });
});

describe('a response', () => {
  it('cannot be framed by another page if it is a sign-in or sign-out page', async () => {
    for (const path of ['/oauth/authorize', '/logout', `/logout?client_id=${served.sandbox.clients.pkce.id}`]) {
      const { headers } = await fetch(served.url + path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is always read as its declared type', async () => {
    for (const path of ['/', '/sandbox', '/oauth/authorize', '/api/v2/users', '/recordings/r.webm']) {
      expect((await fetch(served.url + path)).headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('is an attachment if a user has uploaded it, or if it is a recording', async () => {
    const headers = { Authorization: `Bearer ${served.sandbox.issueAccessToken()}`, 'Content-Type': 'application/json' };
    const reservation = { fileName: 'page.html', contentType: 'text/html' };
    const reserved = await fetch(`${served.url}/api/v2/uploads/recordings`, {
      method: 'POST',
      headers,
      body: JSON.stringify(reservation),
    });
    const upload = (await reserved.json()) as { url: string; headers: Record<string, string> };
    await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: '<script>alert(1)</script>' });
    for (const url of [upload.url, `${served.url}/recordings/r.webm`]) {
      const stored = await fetch(url);
      expect(stored.headers.get('content-disposition')).toBe('attachment');
      expect(stored.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const forged = { contentType: 'text/html\r\nSet-Cookie: a=b' };
    const refused = await fetch(`${served.url}/api/v2/uploads/recordings`, {
      method: 'POST',
      headers,
      body: JSON.stringify(forged),
    });
    expect(await refused.json()).toMatchObject({ status: 400, details: [{ fieldName: 'contentType' }] });
  });
});
