import { once } from 'node:events';
import { Agent } from 'node:http';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { ApiClient, NetworkError } from 'contact-centre-client';
import { undiciTransport } from 'contact-centre-client/node';
import { Agent as Dispatcher } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ProbeApi, errorOf, signedIn } from '../core/probe.js';
import { listen } from '../support/loopback.js';
import { telling, ways } from './transports.js';

interface Served {
  url: string;
  /** Verb and path of each request, with the number of its connection. */
  requests: string[];
  sockets: Set<Socket>;
}

/** Receives the number of the request on its connection, and in all, from 1. */
type Play = (response: ServerResponse, onConnection: number, inAll: number) => void;

/** A server that numbers its connections. */
async function serve(play: Play): Promise<Served> {
  const counts = new Map<Socket, number>();
  const served: Served = { url: '', requests: [], sockets: new Set() };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const count = (counts.get(request.socket) ?? 0) + 1;
      counts.set(request.socket, count);
      served.requests.push(`${request.method} ${[...counts.keys()].indexOf(request.socket) + 1}`);
      play(response, count, served.requests.length);
    });
  });
  server.keepAliveTimeout = 300_000;
  server.on('connection', (socket) => {
    served.sockets.add(socket);
    socket.on('close', () => served.sockets.delete(socket));
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return Object.assign(served, { url });
}

const answerOk = (response: ServerResponse): void => {
  response.setHeader('Content-Type', 'application/json').end('{"ok":true}');
};

/** Answers the first request of each connection, and hangs up on the second. */
const answersOnce: Play = (response, onConnection) => {
  if (onConnection === 1) answerOk(response);
  else response.socket?.destroy();
};

/** Waits some turns of the event loop: much less than the idle timeout of a connection. */
async function closedSoon(sockets: Set<Socket>): Promise<void> {
  for (let turn = 0; sockets.size > 0 && turn < 100; turn++) await setImmediate();
  expect(sockets.size).toBe(0);
}

describe.each(telling)('A kept connection that the server has closed ($way)', ({ make }) => {
  const closing = async (play: Play = answersOnce) => {
    const served = await serve(play);
    const api = new ProbeApi(signedIn(make, served.url, { rejectWith: 'error' }));
    await api.list();
    // undici frees a connection some turns of the event loop after its response.
    for (let turn = 0; turn < 5; turn++) await setImmediate();
    return { served, api };
  };

  it.each<[string, (api: ProbeApi) => PromiseLike<unknown>]>([
    ['GET', (api) => api.list({ q: 'a/b' })],
    ['PUT', (api) => api.replace('1', { a: 1 })],
    ['DELETE', (api) => api.remove('1')],
    ['POST', (api) => api.query({ a: 1 })],
  ])('does not fail a %s that may be repeated: it is sent once more', async (method, call) => {
    const { served, api } = await closing();
    expect(await call(api)).toEqual({ ok: true });
    expect(served.requests).toEqual(['GET 1', `${method} 1`, `${method} 2`]);
  });

  it.each<[string, (api: ProbeApi) => PromiseLike<unknown>]>([
    ['POST', (api) => api.create({ a: 1 })],
    ['PATCH', (api) => api.change('1', { a: 1 })],
  ])('is a network error for a %s, which is not sent again', async (method, call) => {
    const { served, api } = await closing();
    const error = await errorOf(call(api), NetworkError);
    expect(error.message).toMatch(/the server closed the idle connection before it responded/);
    expect((error.cause as Error).cause).toMatchObject({
      code: expect.stringMatching(/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/) as string,
    });
    expect(served.requests).toEqual(['GET 1', `${method} 1`]);
  });

  it('is a network error if the new connection is closed too', async () => {
    const { served, api } = await closing((response, _onConnection, inAll) => {
      if (inAll === 1) answerOk(response);
      else response.socket?.destroy();
    });
    await errorOf(api.list(), NetworkError);
    expect(served.requests).toEqual(['GET 1', 'GET 1', 'GET 2']);
  });

  it('is distinguished from one that broke in the middle of a response', async () => {
    const { served, api } = await closing((response, onConnection) => {
      if (onConnection === 1) answerOk(response);
      else {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('{"a":', () => response.socket?.destroy());
      }
    });
    const error = await errorOf(api.list(), NetworkError);
    expect(error.message).not.toContain('kept connection');
    expect(served.requests).toEqual(['GET 1', 'GET 1']);
  });

  it('is distinguished from a new one that the server closes: nothing is sent twice', async () => {
    const served = await serve((response) => response.socket?.destroy());
    await errorOf(new ProbeApi(signedIn(make, served.url)).list(), NetworkError);
    expect(served.requests).toEqual(['GET 1']);
  });
});

describe.each(telling.filter(({ way }) => way !== 'the client on fetch'))('client.close() ($way)', ({ make }) => {
  it('closes idle connections immediately', async () => {
    const served = await serve(answerOk);
    const client = signedIn(make, served.url);
    await new ProbeApi(client).list();
    expect(served.sockets.size).toBe(1);
    await client.close();
    await closedSoon(served.sockets);
  });

  it('lets a call under way end, and a later one open a new connection', async () => {
    let waiting: ServerResponse | undefined;
    const served = await serve((response, _onConnection, inAll) => {
      if (inAll > 1) answerOk(response);
      else waiting = response;
    });
    const client = signedIn(make, served.url);
    const ended: string[] = [];
    const call = new ProbeApi(client)
      .list()
      .withResponse()
      .finally(() => ended.push('call'));
    await expect.poll(() => waiting).toBeDefined();
    const closed = client.close().then(() => ended.push('connections'));
    await setImmediate();
    answerOk(waiting!);
    expect((await call).body).toEqual({ ok: true });
    await closed;
    expect(ended).toEqual(['call', 'connections']);
    expect(await new ProbeApi(client).list()).toEqual({ ok: true });
    expect(served.requests).toEqual(['GET 1', 'GET 2']);
  });

  it('does nothing before the first call, nor a second time', async () => {
    const client = make();
    await client.close();
    await client.close();
    expect(client.apiUrl).toBe('https://api.mypurecloud.com');
  });
});

describe('client.close()', () => {
  it('leaves agents open that the client received as options', async () => {
    const served = await serve(answerOk);
    const httpAgent = new Agent({ keepAlive: true });
    onTestFinished(() => {
      httpAgent.destroy();
    });
    const client = new ApiClient({ timeout: 0, apiUrl: served.url, httpAgent });
    client.setAccessToken('t');
    await new ProbeApi(client).list();
    await client.close();
    await new ProbeApi(client).list();
    expect(served.requests).toEqual(['GET 1', 'GET 1']);
  });

  it('leaves a dispatcher open that the transport received as an option', async () => {
    const served = await serve(answerOk);
    const dispatcher = new Dispatcher();
    onTestFinished(() => dispatcher.close());
    const client = new ApiClient({ timeout: 0, apiUrl: served.url, transport: undiciTransport({ dispatcher }) });
    client.setAccessToken('t');
    await client.close();
    expect(await new ProbeApi(client).list()).toEqual({ ok: true });
  });

  it.each(['the client on fetch', 'a transport of one’s own'])('has no effect with %s', async (what) => {
    const { make } = ways.find(({ way }) => way === what) ?? ways[0]!;
    const transport = (): Promise<never> => Promise.reject(new Error('not today'));
    await expect(make(what.startsWith('a transport') ? { transport } : {}).close()).resolves.toBeUndefined();
  });
});

describe('An idle connection', () => {
  it('is closed after some seconds, although the server would keep it', async () => {
    const served = await serve(answerOk);
    const client = new ApiClient({ timeout: 0, apiUrl: served.url });
    client.setAccessToken('t');
    await new ProbeApi(client).list();
    const [socket] = served.sockets;
    await once(socket!, 'close');
    expect(served.requests).toEqual(['GET 1']);
  });
});
