import { Agent as HttpAgent } from 'node:http';
import { createServer } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect } from 'node:net';
import { inspect } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ApiClient, ConfigurationError, NetworkError, ResponseTooLargeError } from 'contact-centre-client';
import type { ApiClientOptions } from 'contact-centre-client';
import { proxyTransport, undiciTransport } from 'contact-centre-client/node';
import fc from 'fast-check';
import { Agent as Dispatcher } from 'undici';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isBypassed } from '../../src/node/no-proxy.js';
import { ProbeApi, errorOf } from '../core/probe.js';
import { listen } from '../support/loopback.js';
import { client as clientPair, server as serverPair, startTlsServer } from '../support/tls.js';
import { startServer } from '../support/wire.js';

const list = async (options: ApiClientOptions): Promise<unknown> => {
  const client = new ApiClient(options);
  client.setAccessToken('t');
  onTestFinished(() => client.close());
  return await new ProbeApi(client).list();
};

/** A forward proxy that opens tunnels (CONNECT), and records their targets. */
async function startTunnels(address = '127.0.0.1'): Promise<{ url: string; port: number; tunnels: string[] }> {
  const tunnels: string[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    const { hostname, port } = new URL(`http://${request.url ?? ''}`);
    const onwards = connect(Number(port), hostname.replace(/^\[|\]$/g, ''), () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onwards.pipe(socket).pipe(onwards);
    });
    for (const end of [socket, onwards]) end.on('error', () => undefined);
    onTestFinished(() => {
      socket.destroy();
      onwards.destroy();
    });
  });
  if (address !== '127.0.0.1') {
    await new Promise<void>((resolve) => proxy.listen(0, address, resolve));
    onTestFinished(() => void proxy.close());
    const { port } = proxy.address() as { port: number };
    return { url: `http://[${address}]:${port}`, port, tunnels };
  }
  const { url, port, close } = await listen(proxy);
  onTestFinished(close);
  return { url, port, tunnels };
}

describe('A proxy', () => {
  beforeEach(() => {
    for (const name of ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy']) {
      vi.stubEnv(name, '');
      vi.stubEnv(name.toUpperCase(), '');
    }
    return () => vi.unstubAllEnvs();
  });

  it.each(['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'])('is used if the environment names it in %s', async (name) => {
    const proxy = await startServer({ json: 'by proxy' });
    vi.stubEnv(name, proxy.url);
    expect(await list({ apiUrl: 'http://platform.invalid' })).toBe('by proxy');
    expect(proxy.requests.map(({ url }) => url)).toEqual(['http://platform.invalid/api/v2/probes']);
  });

  it('may send responses that are packed twice, and too large ones', async () => {
    const body = brotliCompressSync(gzipSync(JSON.stringify('a'.repeat(2000))));
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip, BR' };
    const proxy = await startServer({ headers, body });
    vi.stubEnv('HTTP_PROXY', proxy.url);
    expect(await list({ apiUrl: 'http://platform.invalid' })).toHaveLength(2000);
    expect(proxy.requests[0]!.headers['accept-encoding']).toBe('gzip, deflate, br');
    const bounded = list({ apiUrl: 'http://platform.invalid', maxResponseBytes: 1000 });
    await errorOf(bounded, ResponseTooLargeError);
  });

  it.each(['NO_PROXY', 'no_proxy'])('is bypassed for hosts in %s', async (name) => {
    const proxy = await startServer({ json: 'by proxy' });
    const server = await startServer({ json: 'direct' });
    vi.stubEnv('HTTP_PROXY', proxy.url);
    vi.stubEnv(name, '127.0.0.1');
    expect(await list({ apiUrl: server.url })).toBe('direct');
    expect(proxy.requests).toHaveLength(0);
  });

  it('is used from the first call after the environment names it', async () => {
    const proxy = await startServer({ json: 'by proxy' });
    const server = await startServer({ json: 'direct' });
    const client = new ApiClient({ timeout: 0, apiUrl: server.url });
    client.setAccessToken('t');
    expect(await new ProbeApi(client).list()).toBe('direct');
    vi.stubEnv('http_proxy', proxy.url);
    expect(await new ProbeApi(client).list()).toBe('by proxy');
  });

  it('for https alone does not receive http calls', async () => {
    const proxy = await startServer({ json: 'by proxy' });
    const server = await startServer({ json: 'direct' });
    vi.stubEnv('HTTPS_PROXY', proxy.url);
    expect(await list({ apiUrl: server.url })).toBe('direct');
  });

  it.each<[string, (proxy: { url: string; port: number }) => ApiClientOptions]>([
    ['the environment names', ({ url }) => (vi.stubEnv('HTTPS_PROXY', url), {})],
    ['is given as an option', ({ port }) => ({ proxy: { protocol: 'http', host: '127.0.0.1', port } })],
  ])('that %s only sees the host of an https call: a tunnel', async (_how, arrange) => {
    const tunnels = await startTunnels();
    const server = await startTlsServer();
    const httpsAgent = new HttpsAgent({ ca: serverPair.cert });
    expect(await list({ apiUrl: server.url, httpsAgent, ...arrange(tunnels) })).toEqual({ from: 'nobody' });
    expect(tunnels.tunnels).toEqual([`127.0.0.1:${server.port}`]);
    expect(server.requests).toEqual(['GET /api/v2/probes']);
  });

  it('can be an agent', async () => {
    const proxy = await startServer({ json: 'by proxy' });
    class ProxyAgent extends HttpAgent {
      override createConnection = () => connect(proxy.port, '127.0.0.1');
    }
    const httpAgent = new ProxyAgent();
    expect(await list({ apiUrl: 'http://platform.invalid', httpAgent })).toBe('by proxy');
    expect(proxy.requests[0]!.headers.host).toBe('platform.invalid');
  });
});

describe('Mutual TLS', () => {
  const mutual = { ca: clientPair.cert, requestCert: true, rejectUnauthorized: true };
  const identity = { ...clientPair, ca: serverPair.cert };

  it.each<[string, ApiClientOptions]>([
    ['httpsAgent', { httpsAgent: new HttpsAgent(identity) }],
    ["httpsAgent on axios's http adapter", { httpsAgent: new HttpsAgent(identity), adapter: 'http' }],
    ['undiciTransport with a dispatcher', { transport: undiciTransport({ dispatcher: new Dispatcher({ connect: identity }) }) }],
  ])('presents the certificate of %s', async (_what, options) => {
    const server = await startTlsServer(mutual);
    expect(await list({ apiUrl: server.url, ...options })).toEqual({ from: 'client.example' });
  });

  it('is a network error without a certificate', async () => {
    const server = await startTlsServer(mutual);
    await errorOf(list({ apiUrl: server.url, httpsAgent: new HttpsAgent({ ca: serverPair.cert }) }), NetworkError);
    expect(server.requests).toHaveLength(0);
  });
});

describe('proxyTransport', () => {
  it('uses the proxy, and bypasses it for hosts in the current NO_PROXY', async () => {
    const tunnels = await startTunnels();
    const server = await startServer({ json: 'answered' });
    const transport = proxyTransport(tunnels.url);
    vi.stubEnv('NO_PROXY', '');
    vi.stubEnv('no_proxy', undefined);
    const host = server.url.slice('http://'.length);
    expect(await list({ apiUrl: server.url, transport })).toBe('answered');
    expect(tunnels.tunnels).toEqual([host]);
    vi.stubEnv('NO_PROXY', '127.0.0.1');
    expect(await list({ apiUrl: server.url, transport })).toBe('answered');
    expect(tunnels.tunnels).toEqual([host]);
    vi.unstubAllEnvs();
  });

  it('accepts hosts to bypass, and works again after closing', async () => {
    const tunnels = await startTunnels();
    const server = await startServer({ json: 'answered' });
    const transport = proxyTransport(tunnels.url, { noProxy: '127.0.0.1' });
    for (let round = 0; round < 2; round++) {
      expect(await list({ apiUrl: server.url, transport })).toBe('answered');
      await transport.close?.();
    }
    expect(tunnels.tunnels).toEqual([]);
  });

  it('passes on headers of a gateway, and its credentials if it is reached without the proxy', async () => {
    const tunnels = await startTunnels();
    const server = await startServer({ json: 'answered' });
    const gateway = { url: server.url, headers: { 'x-gate': 'one' } };
    vi.stubEnv('NO_PROXY', '');
    vi.stubEnv('no_proxy', undefined);
    expect(await list({ gateway, transport: proxyTransport(tunnels.url) })).toBe('answered');
    expect(server.requests[0]!.headers['x-gate']).toBe('one');
    expect(tunnels.tunnels).toHaveLength(1);
    const withPassword = { ...gateway, url: server.url.replace('//', '//gate:planted@') };
    const direct = proxyTransport(tunnels.url, { noProxy: '127.0.0.1' });
    expect(await list({ gateway: withPassword, transport: direct })).toBe('answered');
    expect(server.requests[1]!.headers['proxy-authorization']).toBe(`Basic ${btoa('gate:planted')}`);
    const error = await errorOf(list({ gateway: withPassword, transport: proxyTransport(tunnels.url) }), ConfigurationError);
    expect(error.message).toMatch(/cannot send the credentials in gateway.url/);
    expect([tunnels.tunnels.length, server.requests.length]).toEqual([1, 2]);
    expect(inspect(error, { depth: 9 })).not.toMatch(/planted|Basic/);
    vi.unstubAllEnvs();
  });

  it.each(['proxy.example.com:3128', 'socks5://planted@proxy', 'http://planted:@:1', ''])('refuses %j', (url) => {
    expect(() => proxyTransport(url)).toThrow(ConfigurationError);
    expect(() => proxyTransport(url)).not.toThrow(/planted/);
  });

  it.each([
    [{ noproxy: 'localhost' }, 'proxyTransport: unknown option "noproxy". Options: noProxy. Did you mean "noProxy"?'],
    [{ noProxy: ['localhost'] }, 'noProxy must be a string, not an Array'],
  ])('refuses %o by name', (options, message) => {
    expect(() => proxyTransport('http://127.0.0.1:1', options as never)).toThrow(new ConfigurationError(message));
  });
});

describe('IPv6 addresses', () => {
  const startOnIPv6 = async (json: unknown): Promise<{ url: string; urls: () => string[] }> => {
    const urls: string[] = [];
    const server = createServer((request, response) => {
      urls.push(request.url ?? '');
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(json));
    });
    await new Promise<void>((resolve) => server.listen(0, '::1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return { url: `http://[::1]:${(server.address() as { port: number }).port}`, urls: () => urls };
  };

  beforeEach(() => {
    for (const name of ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy']) {
      vi.stubEnv(name, '');
      vi.stubEnv(name.toUpperCase(), '');
    }
    return () => vi.unstubAllEnvs();
  });

  it('a proxy of the environment may have one', async () => {
    const proxy = await startOnIPv6('by proxy');
    vi.stubEnv('HTTP_PROXY', proxy.url);
    expect(await list({ apiUrl: 'http://platform.invalid', timeout: 0 })).toBe('by proxy');
    expect(proxy.urls()).toEqual(['http://platform.invalid/api/v2/probes']);
  });

  it.each(['::1', '[::1]'])('a proxy of the options may have one, written as %s', async (host) => {
    const proxy = await startOnIPv6('by proxy');
    const port = Number(new URL(proxy.url).port);
    expect(await list({ apiUrl: 'http://platform.invalid', timeout: 0, proxy: { host, port } })).toBe('by proxy');
  });

  it.each(['::1', '[::1]', 'example.com, [::1]', '::1, example.com'])('NO_PROXY=%s bypasses the proxy', async (noProxy) => {
    const proxy = await startOnIPv6('by proxy');
    const server = await startOnIPv6('direct');
    vi.stubEnv('HTTP_PROXY', proxy.url);
    vi.stubEnv('NO_PROXY', noProxy);
    expect(await list({ apiUrl: server.url, timeout: 0 })).toBe('direct');
  });

  it('proxyTransport accepts a proxy that has one, and reaches a platform that has one', async () => {
    const tunnels = await startTunnels('::1');
    const server = await startOnIPv6('answered');
    const transport = proxyTransport(tunnels.url, { noProxy: '' });
    onTestFinished(() => transport.close?.());
    expect(await list({ apiUrl: server.url, timeout: 0, transport })).toBe('answered');
    expect(tunnels.tunnels).toEqual([server.url.slice('http://'.length)]);
  });

  it.each(['::1', '[::1]', '0:0:0:0:0:0:0:1', '[0::1]', 'example.com, [::1]', '::1 example.com', '[::1]:PORT', '::1, [::2]:1'])(
    'proxyTransport bypasses the proxy with NO_PROXY=%s',
    async (noProxy) => {
      const tunnels = await startTunnels('::1');
      const server = await startOnIPv6('direct');
      const transport = proxyTransport(tunnels.url);
      onTestFinished(() => transport.close?.());
      vi.stubEnv('no_proxy', undefined);
      vi.stubEnv('NO_PROXY', noProxy.replace('PORT', new URL(server.url).port));
      expect(await list({ apiUrl: server.url, timeout: 0, transport })).toBe('direct');
      expect(tunnels.tunnels).toEqual([]);
    },
  );

  it.each(['::2', '[::2]', '[::1]:1', '::', '1', ':1', '[', '[]', '::1%eth0'])(
    'proxyTransport uses the proxy with NO_PROXY=%s',
    async (noProxy) => {
      const tunnels = await startTunnels('::1');
      const server = await startOnIPv6('answered');
      const transport = proxyTransport(tunnels.url, { noProxy });
      onTestFinished(() => transport.close?.());
      expect(await list({ apiUrl: server.url, timeout: 0, transport })).toBe('answered');
      expect(tunnels.tunnels).toHaveLength(1);
    },
  );
});

describe('A NO_PROXY list', () => {
  it.each([
    ['http://example.com', 'example.com', true],
    ['http://api.example.com', 'example.com', true],
    ['http://api.example.com', '.example.com', true],
    ['http://api.example.com', '*.EXAMPLE.com', true],
    ['http://notexample.com', 'example.com', false],
    ['http://example.com:8080', 'example.com:8080', true],
    ['http://example.com', 'example.com:80', true],
    ['https://example.com', 'example.com:443', true],
    ['https://example.com', 'example.com:80', false],
    ['http://example.com', 'a.invalid,*', true],
    ['http://example.com', 'a.invalid,b.invalid  example.com', true],
    ['http://example.com', ' , ', false],
    ['http://example.com', '', false],
    ['https://[fe80::1]', '[FE80:0::1]:443', true],
    ['https://[fe80::1]', 'fe80::1', true],
    ['https://[fe80::1]', '[fe80::1]:80', false],
  ])('decides on %s by "%s": %s', (origin, noProxy, isDirect) => {
    expect(isBypassed(origin, noProxy)).toBe(isDirect);
  });

  it('understands every spelling of an IPv6 address', () => {
    const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(groups, fc.integer({ min: 1, max: 65_535 }), (numbers, port) => {
        const address = numbers.map((group) => group.toString(16)).join(':');
        const origin = `http://[${address}]:${port}`;
        expect(isBypassed(origin, address)).toBe(true);
        expect(isBypassed(origin, `[${address.toUpperCase()}]`)).toBe(true);
        expect(isBypassed(origin, new URL(origin).host)).toBe(true);
        expect(isBypassed(origin, `[${address}]:${port === 1 ? 2 : port - 1}`)).toBe(false);
      }),
    );
  });
});
