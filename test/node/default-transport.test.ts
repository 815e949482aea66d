import { Agent } from 'node:http';
import type { AgentOptions, Server } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import type { NetConnectOpts, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { ApiClient, NetworkError, axiosTransport } from 'contact-centre-client';
import type { ApiClientOptions, TransportRequest } from 'contact-centre-client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ProbeApi, errorOf, signedIn } from '../core/probe.js';
import { listen } from '../support/loopback.js';
import { server as serverPair } from '../support/tls.js';
import { startServer } from '../support/wire.js';

const probes = (apiUrl: string, options: ApiClientOptions = {}): ProbeApi =>
  new ProbeApi(signedIn((more) => new ApiClient({ timeout: 0, ...more, ...options }), apiUrl));

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The process, but with other versions. */
const pretending = (versions: Record<string, string>): object =>
  Object.create(process, { versions: { value: versions } }) as object;

describe('A request by Node', () => {
  it('has a user agent, which the caller may change', async () => {
    const server = await startServer();
    await probes(server.url).list();
    await probes(server.url).list({}, { headers: { 'User-Agent': 'night-shift' } });
    expect(server.requests.map(({ headers }) => headers['user-agent'])).toEqual(['contact-centre-client', 'night-shift']);
  });

  it('has the length of its body in bytes, also for a DELETE, and none without a body', async () => {
    const server = await startServer();
    const request: TransportRequest = {
      method: 'DELETE',
      url: server.url,
      headers: {},
      signal: new AbortController().signal,
      maxResponseBytes: undefined,
      body: '"é"',
    };
    const send = axiosTransport();
    await send(request);
    await send({ ...request, method: 'GET', body: undefined });
    expect(server.requests.map(({ headers, body }) => [headers['content-length'], body])).toEqual([
      ['4', '"é"'],
      [undefined, ''],
    ]);
  });

  it('is not sent again if a kept connection broke within the head of its response', async () => {
    const server = await startServer((_request, response, index) => {
      if (index !== 1) return { json: {} };
      response.socket?.write('HTTP/1.1 2', () => response.socket?.destroy());
      return undefined;
    });
    const api = probes(server.url);
    await api.list();
    await errorOf(api.list(), NetworkError);
    expect(server.requests).toHaveLength(2);
  });

  it('fails without a response if the server switches protocols', async () => {
    const server = await startServer((_request, response) => {
      response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
      return undefined;
    });
    const error = await errorOf(probes(server.url).list(), NetworkError);
    expect(error.message).toContain('The connection was closed without a response');
  });

  it("ignores the environment's proxy if proxy is false", async () => {
    const server = await startServer();
    vi.stubEnv('http_proxy', 'http://proxy.invalid');
    await probes(server.url, { proxy: false }).list();
    expect(server.requests[0]!.headers['user-agent']).toBe('contact-centre-client');
  });

  it.each<[string, () => void]>([
    ['Deno', () => vi.stubGlobal('Deno', {})],
    ['Bun', () => vi.stubGlobal('process', pretending({ node: '24.0.0', bun: '1.0.0' }))],
    ['Cloudflare', () => vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' })],
    ['what else has such modules', () => vi.stubGlobal('process', pretending({}))],
  ])('is sent by axios in %s, whose modules are imitations', async (_runtime, arrange) => {
    const server = await startServer();
    arrange();
    await probes(server.url).list();
    expect(server.requests[0]!.headers['user-agent']).toMatch(/^axios\//);
  });

  it.each<[string, object | undefined]>([
    ['no such module', undefined],
    ['no agents', {}],
    ['agents without options', { Agent: Object }],
  ])('works if https has %s', async (_what, https) => {
    const server = await startServer({ json: { a: 1 } });
    const getBuiltinModule = process.getBuiltinModule.bind(process);
    vi.spyOn(process, 'getBuiltinModule').mockImplementation((name: string) =>
      name === 'node:https' ? https : getBuiltinModule(name),
    );
    expect(await probes(server.url).list()).toEqual({ a: 1 });
  });
});

/** An agent whose every connection leads to one server, and records the host. */
class Detour extends Agent {
  readonly #port: number;
  readonly addresses: string[] = [];

  constructor(port: number, options: AgentOptions = { keepAlive: true }) {
    super(options);
    this.#port = port;
    onTestFinished(() => {
      this.destroy();
    });
  }

  override createConnection = ({ host, port }: NetConnectOpts & { host?: string; port?: number }): Socket => {
    this.addresses.push(`${host} ${port}`);
    return connect(this.#port, '127.0.0.1');
  };
}

describe('A host', () => {
  it.each([
    ['http://[::1]', '::1 80'],
    ['http://[::1]:8080', '::1 8080'],
    ['http://a.example', 'a.example 80'],
  ])('that is called %s is connected to as %s', async (apiUrl, expectedHost) => {
    const server = await startServer();
    const httpAgent = new Detour(server.port);
    await probes(apiUrl, { httpAgent }).list();
    expect(httpAgent.addresses).toEqual([expectedHost]);
  });

  it.each<[string, ApiClientOptions, boolean]>([
    ['as all other hosts are', {}, true],
    ["nor is any other by axios's http adapter, which may send through a proxy", { adapter: 'http' }, false],
  ])('loses all its idle connections when one of them was found closed, %s', async (_others, options, trusted) => {
    // Closes its connections without a response, as soon as one of them is used a second time for a.example.
    const sockets = new Map<Socket, number>();
    const server = await startServer((request, response) => {
      const socket = response.socket!;
      const used = (sockets.get(socket) ?? 0) + 1;
      sockets.set(socket, used);
      if (request.headers.host === 'a.example' && used > 1) socket.destroy();
      else return { json: used };
      return undefined;
    });
    const httpAgent = new Detour(server.port);
    const [a, b] = ['a', 'b'].map((name) => probes(`http://${name}.example`, { httpAgent, ...options })) as [ProbeApi, ProbeApi];
    await Promise.all([a.list(), a.list(), a.list(), b.list()]);
    expect(await a.list()).toBe(1);
    expect(await b.list()).toBe(trusted ? 2 : 1);
    expect(httpAgent.addresses.filter((host) => host === 'a.example 80')).toHaveLength(4);
  });
});

describe('client.close()', () => {
  /** An https server that keeps its connections open for as long as possible. */
  const startTls = async (): Promise<{ url: string; sockets: Set<Socket> }> => {
    const sockets = new Set<Socket>();
    const server: Server = createServer(serverPair, (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
    server.keepAliveTimeout = 300_000;
    server.on('secureConnection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    const { port, close } = await listen(server);
    onTestFinished(close);
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    return { url: `https://localhost:${port}`, sockets };
  };

  it('closes connections of https too, of which successive calls use one', async () => {
    const { url, sockets } = await startTls();
    const client = signedIn((more) => new ApiClient(more), url);
    await new ProbeApi(client).list();
    await new ProbeApi(client).list();
    expect(sockets.size).toBe(1);
    await client.close();
    // Waits some turns of the event loop: much less than the idle timeout of a connection.
    for (let turn = 0; sockets.size > 0 && turn < 100; turn++) await setImmediate();
    expect(sockets.size).toBe(0);
  });
});
