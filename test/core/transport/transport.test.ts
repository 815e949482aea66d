import { getEventListeners } from 'node:events';
import { Agent } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import axios, { AxiosError } from 'axios';
import {
  AbortError,
  ApiClient as AxiosClient,
  LoadError,
  NetworkError,
  ResponseTooLargeError,
  TimeoutError,
  axiosTransport,
} from 'contact-centre-client';
import type { Transport, TransportRequest } from 'contact-centre-client';
import { ApiClient as FetchClient, fetchTransport } from 'contact-centre-client/fetch';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { flatHeaders } from '../../../src/core/values/headers.js';
import { missingPart } from '../../support/missing-part.js';
import { startServer } from '../../support/wire.js';
import { ProbeApi, TOKEN, answer, entries, errorOf, scripted, signedIn } from '../probe.js';
import { says } from '../../support/says.js';

const request = (url: string, more: Partial<TransportRequest> = {}): TransportRequest => ({
  method: 'GET',
  url,
  headers: {},
  body: undefined,
  signal: new AbortController().signal,
  maxResponseBytes: undefined,
  ...more,
});

it('headers of a response have lower-case names, one value each, and no name without one', () => {
  expect(flatHeaders({ 'X-A': 'a', 'set-cookie': ['b=1', 'c=2'], 'x-none': undefined })).toStrictEqual({
    'x-a': 'a',
    'set-cookie': 'b=1, c=2',
  });
});

describe('axiosTransport', () => {
  it('tries again to load axios if that failed', async () => {
    const server = await startServer({ json: {} });
    const send = axiosTransport();
    const bringBack = await missingPart('core/transport/node-connections');
    await expect(send(request(server.url))).rejects.toBeInstanceOf(LoadError);
    await bringBack();
    expect((await send(request(server.url))).status).toBe(200);
  });

  const { adapter } = axios.defaults;
  afterEach(() => {
    vi.unstubAllEnvs();
    axios.defaults.adapter = adapter!;
    delete axios.defaults.headers.common['X-Stray'];
  });

  it('ignores what the rest of the program puts into axios.defaults', async () => {
    axios.defaults.adapter = () => Promise.reject(new Error('stray adapter'));
    axios.defaults.headers.common['X-Stray'] = 'yes';
    const server = await startServer({ json: { a: 1 } });
    const response = await axiosTransport()(request(server.url));
    expect(response.status).toBe(200);
    expect(server.requests[0]?.headers).not.toHaveProperty('x-stray');
  });

  it('uses the configured proxy', async () => {
    const proxy = await startServer({ json: 'by proxy' });
    const client = new AxiosClient({
      timeout: 0,
      apiUrl: 'http://platform.invalid',
      proxy: { protocol: 'http', host: '127.0.0.1', port: proxy.port },
    });
    client.setAccessToken(TOKEN);
    expect(await new ProbeApi(client).list()).toBe('by proxy');
    expect(proxy.requests[0]).toMatchObject({
      url: 'http://platform.invalid/api/v2/probes',
      headers: { host: 'platform.invalid' },
    });
  });

  it("ignores the environment's proxy if proxy is false", async () => {
    const proxy = await startServer({ json: 'by proxy' });
    const server = await startServer({ json: 'direct' });
    vi.stubEnv('http_proxy', proxy.url);
    vi.stubEnv('no_proxy', '');
    const client = new AxiosClient({ timeout: 0, apiUrl: server.url, proxy: false });
    client.setAccessToken(TOKEN);
    expect(await new ProbeApi(client).list()).toBe('direct');
    expect(proxy.requests).toHaveLength(0);
  });

  it('uses the configured agents', async () => {
    const server = await startServer();
    const httpAgent = new Agent({ keepAlive: false });
    const create = vi.spyOn(httpAgent, 'createConnection' as never);
    const send = axiosTransport({ httpAgent, httpsAgent: new Agent() });
    await send(request(server.url));
    expect(create).toHaveBeenCalledTimes(1);
    expect(server.requests[0]!.headers.connection).toBe('close');
  });

  it('leaves its connections to the configured agent, also when axios sends', async () => {
    const server = await startServer({ json: {} });
    const httpAgent = new Agent({ keepAlive: true });
    const used = vi.spyOn(httpAgent, 'createConnection' as never);
    await axiosTransport({ adapter: 'http', httpAgent })(request(server.url));
    expect(used).toHaveBeenCalledOnce();
    httpAgent.destroy();
  });

  it('sends no content type without a body when axios sends, and keeps that of a body', async () => {
    const server = await startServer({ json: {} });
    const send = axiosTransport({ adapter: 'http' });
    await send(request(server.url, { method: 'POST' }));
    await send(request(server.url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }));
    expect(server.requests.map(({ headers }) => headers['content-type'])).toEqual([undefined, 'application/json']);
  });

  it('sends a user agent when axios sends too, because some gateways require one', async () => {
    const server = await startServer({ json: {} });
    await axiosTransport({ adapter: 'http' })(request(server.url));
    expect(server.requests[0]!.headers['user-agent']).toMatch(/^axios\//);
  });

  it('keeps its connection alive, one for successive calls', async () => {
    const ports = new Set<number | undefined>();
    const server = await startServer((_request, response) => {
      ports.add(response.socket?.remotePort);
      return { json: {} };
    });
    const send = axiosTransport();
    await send(request(server.url));
    await send(request(server.url));
    expect(server.requests).toHaveLength(2);
    expect(ports.size).toBe(1);
  });

  it('works if the runtime has no modules of Node', async () => {
    const server = await startServer({ json: { a: 1 } });
    const getBuiltinModule = vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
    const response = await axiosTransport()(request(server.url));
    expect(getBuiltinModule).toHaveBeenCalledWith('node:http');
    expect(Buffer.from(response.body).toString()).toBe('{"a":1}');
  });

  it('has nothing to close if the runtime has no modules of Node', async () => {
    vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
    const send = axiosTransport();
    await send(request((await startServer()).url));
    await expect(send.close?.()).resolves.toBeUndefined();
  });

  describe('in a browser', () => {
    beforeEach(() => {
      vi.stubGlobal('window', { document: {} });
    });

    it('sends by fetch, and follows no redirect', async () => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      const xhr = vi.fn();
      vi.stubGlobal('XMLHttpRequest', xhr);
      const elsewhere = await startServer();
      const server = await startServer({ status: 307, headers: { Location: elsewhere.url } });
      const response = await axiosTransport()(request(server.url, { method: 'POST', body: '{}', headers: { 'x-key': 'hush' } }));
      expect(response).toMatchObject({ status: 307, headers: { location: elsewhere.url } });
      expect(elsewhere.requests).toHaveLength(0);
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(xhr).not.toHaveBeenCalled();
    });

    it('sends no preflight for its own user agent', async () => {
      const server = await startServer();
      await axiosTransport()(request(server.url));
      // The user agent of Node's fetch.
      expect(server.requests[0]!.headers['user-agent']).toBe('node');
    });

    it('rejects a redirect that the browser hides', async () => {
      const hidden = { type: 'opaqueredirect', status: 0, statusText: '', headers: new Headers(), body: null };
      vi.stubGlobal('fetch', () => Promise.resolve({ ...hidden, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }));
      await expect(axiosTransport()(request('https://api.example'))).rejects.toThrow(
        'Received a redirect, which is not followed',
      );
    });
  });

  describe("on axios's fetch adapter", () => {
    it.each([Symbol('enough'), Object.create(null)])(
      'ends with a reason that is no text, and the process does not',
      async (reason) => {
        const server = await startServer(() => undefined);
        const unheard = vi.fn();
        process.on('uncaughtException', unheard);
        onTestFinished(() => void process.off('uncaughtException', unheard));
        const controller = new AbortController();
        const api = new ProbeApi(
          signedIn((clientOptions) => new AxiosClient({ timeout: 0, ...clientOptions, adapter: 'fetch' }), server.url),
        );
        const failure = errorOf(api.list({}, { signal: controller.signal }), AbortError);
        await server.arrived(1);
        controller.abort(reason);
        await failure;
        await setImmediate();
        expect(unheard).not.toHaveBeenCalled();
      },
    );

    it('returns bytes too', async () => {
      const server = await startServer({ status: 201, json: { a: 1 } });
      const response = await axiosTransport({ adapter: 'fetch' })(request(server.url));
      expect(response.body).toBeInstanceOf(Uint8Array);
      expect(Buffer.from(response.body).toString()).toBe('{"a":1}');
      expect(response).toMatchObject({ status: 201, headers: { 'content-type': 'application/json' } });
    });

    it('refuses what is larger than maxResponseBytes', async () => {
      const server = await startServer({ body: 'x'.repeat(100) });
      await errorOf(axiosTransport({ adapter: 'fetch' })(request(server.url, { maxResponseBytes: 99 })), ResponseTooLargeError);
    });
  });

  it('refuses a large response even if the adapter has no limit', async () => {
    const transport = axiosTransport({
      adapter: (config) =>
        Promise.resolve({ data: new ArrayBuffer(100), status: 200, statusText: '', headers: { 'X-None': undefined }, config }),
    });
    await errorOf(transport(request('http://a.example', { maxResponseBytes: 99 })), ResponseTooLargeError);
    const response = await transport(request('http://a.example', { maxResponseBytes: 100 }));
    expect(response.headers).toEqual({});
  });

  it('leaves no listener on the signal after a response', async () => {
    const { url } = await startServer({ json: {} });
    const { signal } = new AbortController();
    await axiosTransport({ adapter: 'http' })(request(url, { signal }));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('does not wait for the end of a body larger than maxResponseBytes', async () => {
    const server = await startServer((_request, response) => {
      response.write('x'.repeat(100));
      return undefined;
    });
    const sent = axiosTransport({ adapter: 'http' })(request(server.url, { maxResponseBytes: 99 }));
    await errorOf(sent, ResponseTooLargeError);
  });

  it.each([
    ['of its adapter', new Error('broken')],
    ['of axios', new AxiosError('broken')],
  ])('passes on other failures of a bounded call (%s)', async (_whose, failure) => {
    const transport = axiosTransport({ adapter: () => Promise.reject(failure) });
    await expect(transport(request('http://a.example', { maxResponseBytes: 99 }))).rejects.toBe(failure);
  });
});

describe('fetchTransport', () => {
  it('uses the configured fetch', async () => {
    const calls: Parameters<typeof fetch>[] = [];
    const client = new FetchClient({
      timeout: 0,
      apiUrl: 'https://api.example',
      fetch: (...args) => {
        calls.push(args);
        return Promise.resolve(Response.json({ a: 1 }));
      },
    });
    client.setAccessToken(TOKEN);
    expect(await new ProbeApi(client).create({ b: 2 })).toEqual({ a: 1 });
    expect(calls).toHaveLength(1);
    expect(calls[0]![0]).toBe('https://api.example/api/v2/probes');
    expect(calls[0]![1]).toMatchObject({ method: 'POST', body: '{"b":2}', redirect: 'manual' });
  });

  it('does not wait for a fetch, or a body, that ignores the signal', async () => {
    for (const played of [new Promise<Response>(() => undefined), Promise.resolve(new Response(new ReadableStream()))]) {
      const client = new FetchClient({ apiUrl: 'https://api.example', fetch: () => played, timeout: 20 });
      client.setAccessToken(TOKEN);
      await errorOf(new ProbeApi(client).list(), TimeoutError);
    }
  });

  it('uses the current global fetch for every call', async () => {
    const send = fetchTransport();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('stub')));
    expect(Buffer.from((await send(request('https://api.example'))).body).toString()).toBe('stub');
  });

  it.each([
    ['ECONNRESET', { bytesRead: 9 }, 2],
    ['EPIPE', { bytesRead: 9 }, 2],
    ['UND_ERR_SOCKET', { bytesRead: 9 }, 2],
    ['EHOSTUNREACH', { bytesRead: 9 }, 1],
    ['ECONNRESET', { bytesRead: 0 }, 1],
    ['ECONNRESET', null, 2],
    ['ECONNRESET', undefined, 2],
  ])('repeats once a request that broke by %s on a connection that had been used before: %o', async (code, socket, times) => {
    const failure = new TypeError('fetch failed', { cause: Object.assign(new Error('broken'), { code, socket }) });
    const fetch = vi.fn(() => Promise.reject(failure));
    await expect(fetchTransport(fetch)(request('https://api.example'))).rejects.toBe(failure);
    expect(fetch).toHaveBeenCalledTimes(times);
  });

  it('rejects a redirect that a browser hides', async () => {
    const hidden = { type: 'opaqueredirect', status: 0, headers: new Headers() } as Response;
    const client = new FetchClient({ timeout: 0, apiUrl: 'https://api.example', fetch: () => Promise.resolve(hidden) });
    client.setAccessToken(TOKEN);
    const error = await errorOf(new ProbeApi(client).list(), NetworkError);
    expect(error.message).toContain('Received a redirect, which is not followed');
  });

  it.each([
    ['a network error', Response.error()],
    ['an opaque answer', { type: 'opaque', status: 0, headers: new Headers() } as Response],
  ])('does not treat %s as success', async (_what, response) => {
    await expect(fetchTransport(() => Promise.resolve(response))(request('https://api.example'))).rejects.toThrow(TypeError);
  });

  it('accepts a bounded response without a body', async () => {
    const send = fetchTransport(() => Promise.resolve(new Response(null, { status: 204 })));
    expect((await send(request('https://api.example', { maxResponseBytes: 5 }))).body.byteLength).toBe(0);
  });
});

describe.each(entries)('A custom transport ($entry)', ({ make }) => {
  it('receives the prepared request', async () => {
    const { transport, sent } = scripted(answer(200, { a: 1 }));
    const client = signedIn(make, 'https://api.example', { transport, maxResponseBytes: 7 });
    expect(await new ProbeApi(client).create({ b: 2 }, { headers: { 'X-A': '1' } })).toEqual({ a: 1 });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://api.example/api/v2/probes',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-a': '1', authorization: `Bearer ${TOKEN}` },
      body: '{"b":2}',
      maxResponseBytes: 7,
    });
    expect(sent[0]!.signal.aborted).toBe(false);
  });

  it.each([['a text'], [undefined], [{ odd: true }]])(
    'may reject with %o: the call rejects with a NetworkError',
    async (thrown) => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what a careless transport does
      const client = signedIn(make, 'https://api.example', { transport: () => Promise.reject(thrown) });
      expect(await errorOf(new ProbeApi(client).list(), NetworkError)).toMatchObject({ code: 'ERR_NETWORK' });
    },
  );

  it('is not called if the signal had fired before, even if it would not check it', async () => {
    const { transport, sent } = scripted(answer(200));
    const api = new ProbeApi(signedIn(make, 'https://api.example', { transport }));
    await errorOf(api.list({}, { signal: AbortSignal.abort() }), AbortError);
    expect(sent).toHaveLength(0);
  });

  it('is not awaited beyond the timeout, even if it never checks its signal', async () => {
    const client = signedIn(make, 'https://api.example', { transport: () => new Promise(() => undefined), timeout: 20 });
    const error = await errorOf(new ProbeApi(client).list(), TimeoutError);
    expect(error.cause).toMatchObject({ name: 'TimeoutError' });
  });

  it('is not awaited once the caller aborts, even if it never checks its signal', async () => {
    const controller = new AbortController();
    const reason = new Error('changed page');
    const transport = (): Promise<never> => {
      controller.abort(reason);
      return new Promise(() => undefined);
    };
    const api = new ProbeApi(signedIn(make, 'https://api.example', { transport, timeout: 0 }));
    expect((await errorOf(api.list({}, { signal: controller.signal }), AbortError)).cause).toBe(reason);
  });

  it('may fail after the call has, without an effect', async () => {
    const late: ((error: Error) => void)[] = [];
    const transport = (): Promise<never> => new Promise((_resolve, reject) => void late.push(reject));
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    await errorOf(new ProbeApi(signedIn(make, 'https://api.example', { transport, timeout: 20 })).list(), TimeoutError);
    for (const fail of late) fail(new Error('too late'));
    await setImmediate();
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });

  it('receives the reason with its signal, also in a copy of the request', async () => {
    const controller = new AbortController();
    const results: unknown[] = [];
    const inner: Transport = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          results.push(signal.reason);
          reject(signal.reason as Error);
        });
      });
    const transport: Transport = (sent) => {
      const settled = inner({ ...sent, headers: {} });
      controller.abort('enough');
      return settled;
    };
    const api = new ProbeApi(signedIn(make, 'https://api.example', { transport }));
    await errorOf(api.list({}, { signal: controller.signal }), AbortError);
    expect(results).toEqual(['enough']);
  });

  it('may wrap the package’s own, with another signal', async () => {
    const server = await startServer(() => undefined);
    const mine = new AbortController();
    const inner = make === entries[0]!.make ? axiosTransport() : fetchTransport();
    const transport: Transport = (sent) => inner({ ...sent, signal: mine.signal });
    const failure = errorOf(new ProbeApi(signedIn(make, server.url, { transport })).list(), NetworkError);
    await server.arrived(1);
    mine.abort(new Error('closing down'));
    expect((await failure).message).toContain('closing down');
  });

  it('is closed with the client, if it can be', async () => {
    const close = vi.fn(() => Promise.resolve());
    const transport = Object.assign(scripted(answer(200)).transport, { close });
    await make({ transport }).close();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('may throw synchronously', async () => {
    const transport = (): never => {
      throw new Error('not today');
    };
    const error = await errorOf(new ProbeApi(signedIn(make, 'https://api.example', { transport })).list(), NetworkError);
    expect(error.message).toEqual(says('GET https://api.example/api/v2/probes failed: not today'));
  });
});
