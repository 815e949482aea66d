import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { ApiClient as AxiosClient, NetworkError } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { undiciTransport } from 'contact-centre-client/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../support/loopback.js';
import { ProbeApi, errorOf } from '../probe.js';

const transports: [string, (options: ClientOptions) => AxiosClient | FetchClient][] = [
  ['contact-centre-client', (options) => new AxiosClient({ timeout: 0, ...options })],
  ['contact-centre-client with the http adapter', (options) => new AxiosClient({ timeout: 0, ...options, adapter: 'http' })],
  ['contact-centre-client/fetch', (options) => new FetchClient({ timeout: 0, ...options })],
  ['undiciTransport', (options) => new AxiosClient({ timeout: 0, ...options, transport: undiciTransport() })],
];

const OK = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\ntrue';

/** A server with one action for each request; the last one repeats. */
async function startScripted(...steps: ((socket: Socket) => void)[]): Promise<{ url: string; requests: () => number }> {
  let requests = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => {
      steps[Math.min(requests++, steps.length - 1)]?.(socket);
    });
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return { url, requests: () => requests };
}

const answer = (socket: Socket): void => {
  socket.write(OK);
};
const reset = (socket: Socket): void => {
  socket.resetAndDestroy();
};
const close = (socket: Socket): void => {
  socket.destroy();
};

/** Undici treats a connection as idle one turn of the event loop after its last response. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

describe.each(transports)('A connection of %s', (_name, make) => {
  const apiOf = (apiUrl: string): ProbeApi => {
    const client = make({ apiUrl, timeout: 0 });
    client.setAccessToken('t');
    onTestFinished(() => client.close());
    return new ProbeApi(client);
  };

  it.each([
    ['resets', reset],
    ['closes', close],
  ])('that the server %s when it is used again: a GET is repeated once', async (_what, end) => {
    const { url, requests } = await startScripted(answer, end, answer);
    const api = apiOf(url);
    await api.list();
    await settled();
    expect(await api.list()).toBe(true);
    expect(requests()).toBe(3);
  });

  it.each([
    ['resets', reset],
    ['closes', close],
  ])('that the server always %s: a GET is sent twice, and fails', async (_what, end) => {
    const { url, requests } = await startScripted(answer, end);
    const api = apiOf(url);
    await api.list();
    await settled();
    await errorOf(api.list(), NetworkError);
    expect(requests()).toBe(3);
  });

  it.each([
    ['resets', reset],
    ['closes', close],
  ])('that the server %s when it is used again: a PATCH is not repeated', async (_what, end) => {
    const { url, requests } = await startScripted(answer, end, answer);
    const api = apiOf(url);
    await api.list();
    await settled();
    await errorOf(api.change('1', { name: 'a' }), NetworkError);
    expect(requests()).toBe(2);
  });

  it.each(['000', '042', '099', '600', '999'])('with the status %s is a network error', async (status) => {
    const { url } = await startScripted((socket) => {
      socket.end(OK.replace('200', status));
    });
    await errorOf(apiOf(url).list(), NetworkError);
  });
});

const causes: [runtime: string, failure: Error][] = [
  ['Node, reset', new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })],
  ['Node, write', new TypeError('fetch failed', { cause: Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }) })],
  [
    'Node, closed',
    new TypeError('fetch failed', {
      cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET', socket: { bytesRead: 5 } }),
    }),
  ],
  [
    'Node, nested',
    new TypeError('fetch failed', {
      cause: new Error('a', { cause: Object.assign(new Error('b'), { code: 'ECONNRESET' }) }),
    }),
  ],
  [
    'Node, two addresses',
    new TypeError('fetch failed', { cause: new AggregateError([Object.assign(new Error('b'), { code: 'ECONNRESET' })]) }),
  ],
  ['Bun', Object.assign(new Error('The socket connection was closed unexpectedly.'), { code: 'ECONNRESET' })],
  ['Bun, by name', Object.assign(new Error('Unable to connect.'), { code: 'ConnectionClosed' })],
  [
    'Deno',
    new TypeError('error sending request for url: client error (SendRequest): connection closed before message completed'),
  ],
  ['Deno, reset', new TypeError('error sending request: connection error: Connection reset by peer (os error 104)')],
  ['workerd', new Error('Network connection lost.')],
];

describe('A fetch that fails like a closed connection', () => {
  const apiOf = (failures: Error[]): { api: ProbeApi; sent: () => number } => {
    let sent = 0;
    const client = new FetchClient({
      apiUrl: 'https://platform.example',
      timeout: 0,
      fetch: () => {
        const failure = failures[sent++];
        return failure ? Promise.reject(failure) : Promise.resolve(Response.json(true));
      },
    });
    client.setAccessToken('t');
    return { api: new ProbeApi(client), sent: () => sent };
  };

  it.each(causes)('is repeated once (%s)', async (_runtime, failure) => {
    const { api, sent } = apiOf([failure]);
    expect(await api.list()).toBe(true);
    expect(sent()).toBe(2);
  });

  it.each(causes)('is not repeated a second time (%s)', async (_runtime, failure) => {
    const { api, sent } = apiOf([failure, failure]);
    await errorOf(api.list(), NetworkError);
    expect(sent()).toBe(2);
  });

  it.each(causes)('is not repeated for a PATCH (%s)', async (_runtime, failure) => {
    const { api, sent } = apiOf([failure]);
    await errorOf(api.change('1', {}), NetworkError);
    expect(sent()).toBe(1);
  });

  it.each<[string, Error]>([
    ['a refused connection', new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) })],
    [
      'a new connection that is closed at once',
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET', socket: { bytesRead: 0 } }),
      }),
    ],
    ['a failure without a cause', new TypeError('Failed to fetch')],
  ])('is not repeated for %s', async (_what, failure) => {
    const { api, sent } = apiOf([failure]);
    await errorOf(api.list(), NetworkError);
    expect(sent()).toBe(1);
  });
});
