import { AbortError, ConfigurationError, NetworkError, RateLimitError, TimeoutError } from 'contact-centre-client';
import type { ClientOptions, Transport, TransportResponse } from 'contact-centre-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '../../../src/core/response/repeat.js';
import { isRepeatable } from '../../../src/core/transport/repeatable.js';
import { startRawServer, startServer } from '../../support/wire.js';
import { ProbeApi, answer, entries, errorOf, failureOf, scripted, signedIn } from '../probe.js';
import { says } from '../../support/says.js';

const limited = (headers: Record<string, string> = {}, body: unknown = {}) => answer(429, body, headers);

describe('A POST that only reads', () => {
  it.each([
    ['/api/v2/users/search', true],
    ['/api/v2/analytics/conversations/details/query?pageSize=1', true],
    ['/api/v2/query/results', false],
    ['/api/v2/users?next=/api/v2/users/search', false],
  ])('POST %s may be repeated: %s', (path, repeatable) => {
    expect(isRepeatable('POST', `https://api.example${path}`)).toBe(repeatable);
  });
});

describe.each(entries)('Repeating calls on the wire ($entry)', ({ make }) => {
  it('sends a failed call once if retry is off', async () => {
    const server = await startServer({ status: 503, json: {} });
    await failureOf(new ProbeApi(signedIn(make, server.url)).list());
    expect(server.requests).toHaveLength(1);
  });

  it('repeats the same request, body and headers included', async () => {
    const server = await startServer([{ status: 429, headers: { 'Retry-After': '0' }, json: {} }, { json: { done: true } }]);
    const api = new ProbeApi(signedIn(make, server.url, { retry: true, headers: { 'X-App': 'desk' } }));
    expect(await api.create({ a: 1 })).toEqual({ done: true });
    expect(server.requests).toHaveLength(2);
    const [first, second] = server.requests.map(({ method, url, body, headers }) => ({
      method,
      url,
      body,
      app: headers['x-app'],
    }));
    expect(second).toEqual(first);
    expect(first).toEqual({ method: 'POST', url: '/api/v2/probes', body: '{"a":1}', app: 'desk' });
  });

  it('repeats after a hang-up', async () => {
    let connections = 0;
    const server = await startRawServer((socket) => {
      if (++connections === 1) socket.destroy();
      else socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
    });
    expect(await new ProbeApi(signedIn(make, server.url, { retry: { delay: 1 } })).list()).toEqual({});
    expect(connections).toBe(2);
  });

  it('returns the last failure if all tries are used up', async () => {
    const server = await startServer([
      { status: 503, json: { n: 1 } },
      { status: 502, json: { n: 2 } },
    ]);
    const api = new ProbeApi(signedIn(make, server.url, { retry: { maxTries: 3, delay: 1 } }));
    expect(await failureOf(api.list())).toEqual({ n: 2 });
    expect(server.requests).toHaveLength(3);
  });
});

describe('Repeating calls', () => {
  const { make } = entries[0]!;
  const start = (options: ClientOptions, ...steps: (TransportResponse | Error)[]) => {
    const { transport, sent } = scripted(...steps);
    return { sent, api: new ProbeApi(signedIn(make, 'https://api.example', { transport, ...options })) };
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2024, 0, 1) });
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets time pass and returns how many requests had been sent by then. */
  const after = async (ms: number, sent: readonly unknown[]): Promise<number> => {
    await vi.advanceTimersByTimeAsync(ms);
    return sent.length;
  };

  it('allows each try its own timeout', async () => {
    let count = 0;
    const transport: Transport = () => {
      const reply = count++ === 0 ? answer(503) : answer(200);
      return new Promise((resolve) => setTimeout(resolve, 400, reply));
    };
    const api = new ProbeApi(signedIn(make, 'https://api.example', { transport, timeout: 700, retry: { delay: 100 } }));
    const call = api.list().withResponse();
    await vi.advanceTimersByTimeAsync(900);
    expect(await call).toMatchObject({ status: 200 });
  });

  it('waits as many seconds as Retry-After asks', async () => {
    const { api, sent } = start({ retry: true }, limited({ 'retry-after': '7' }), answer(200));
    const call = api.create({}).withResponse();
    expect(await after(6999, sent)).toBe(1);
    expect(await after(1, sent)).toBe(2);
    await call;
  });

  it('waits until the date that Retry-After names', async () => {
    const { api, sent } = start({ retry: true }, limited({ 'retry-after': 'Mon, 01 Jan 2024 00:00:30 GMT' }), answer(200));
    const call = api.list().withResponse();
    expect(await after(29_999, sent)).toBe(1);
    expect(await after(1, sent)).toBe(2);
    await call;
  });

  it('waits as long as the message says', async () => {
    const message = 'Rate limit exceeded the maximum. Retry the request in [12] seconds';
    const { api, sent } = start({ retry: true }, limited({}, { message }), answer(200));
    const call = api.list().withResponse();
    expect(await after(11_999, sent)).toBe(1);
    expect(await after(1, sent)).toBe(2);
    await call;
  });

  it('waits a little longer than requested, so that clients do not all retry at once', async () => {
    vi.mocked(Math.random).mockReturnValue(0.999);
    const { api, sent } = start({ retry: true }, limited({ 'retry-after': '1' }), answer(200));
    const call = api.list().withResponse();
    expect(await after(1245, sent)).toBe(1);
    expect(await after(5, sent)).toBe(2);
    await call;
  });

  it('waits longer each time if the platform does not say how long: at least half of 3, 6, 12 and 24 s', async () => {
    const { api, sent } = start({ retry: true }, answer(503));
    const failure = failureOf(api.list().withResponse());
    for (const [tries, wait] of [1500, 3000, 6000, 12_000].entries()) {
      expect(await after(wait - 1, sent)).toBe(tries + 1);
      expect(await after(1, sent)).toBe(tries + 2);
    }
    expect(await failure).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(5);
  });

  it('waits at most the whole of 3, 6, 12 and 24 s', async () => {
    vi.mocked(Math.random).mockReturnValue(0.9999999);
    const { api, sent } = start({ retry: true }, answer(503));
    const failure = failureOf(api.list());
    for (const [tries, wait] of [3000, 6000, 12_000, 24_000].entries()) {
      // Timers drop fractions of a millisecond.
      expect(await after(wait - 20, sent)).toBe(tries + 1);
      expect(await after(20, sent)).toBe(tries + 2);
    }
    await failure;
  });

  it('never waits longer than maxWait', async () => {
    vi.mocked(Math.random).mockReturnValue(0.9999999);
    const { api, sent } = start({ retry: { maxWait: 4 } }, answer(503), answer(503), answer(200));
    const call = api.list().withResponse();
    await after(3000, sent);
    expect(await after(3980, sent)).toBe(2);
    expect(await after(20, sent)).toBe(3);
    await call;
  });

  it('gives up immediately if the platform requires more than maxWait', async () => {
    const { api, sent } = start({ retry: true }, limited({ 'retry-after': '181' }));
    expect(await errorOf(api.list().withResponse(), RateLimitError)).toMatchObject({ retryAfter: 181 });
    expect(sent).toHaveLength(1);
  });

  it('waits if the platform requires exactly maxWait', async () => {
    const { api, sent } = start({ retry: { maxWait: 5 } }, limited({ 'retry-after': '5' }), answer(200));
    const call = api.list().withResponse();
    expect(await after(5000, sent)).toBe(2);
    await call;
  });

  it('sends once if maxTries is 1', async () => {
    const { api, sent } = start({ retry: { maxTries: 1 } }, answer(503));
    await failureOf(api.list());
    expect(sent).toHaveLength(1);
  });

  it('sends five times by default', async () => {
    const { api, sent } = start({ retry: true }, limited({ 'retry-after': '0' }));
    const failure = failureOf(api.change('a', {}));
    await vi.runAllTimersAsync();
    expect(await failure).toEqual({});
    expect(sent).toHaveLength(5);
  });

  const failures = [
    ['502', answer(502)],
    ['503', answer(503)],
    ['504', answer(504)],
    ['a network failure', new Error('socket hang up')],
  ] as const;
  const calls: Record<string, (api: ProbeApi) => PromiseLike<unknown>> = {
    GET: (api) => api.list(),
    HEAD: (api) => api.check(),
    PUT: (api) => api.replace('a', {}),
    DELETE: (api) => api.remove('a'),
    'POST …/query': (api) => api.query({}),
    POST: (api) => api.create({}),
    PATCH: (api) => api.change('a', {}),
  };
  const safe = Object.keys(calls).slice(0, 5);
  const unsafe = Object.keys(calls).slice(5);

  describe.each(failures)('after %s', (_what, failure) => {
    it.each(safe)('repeats %s', async (name) => {
      const { api, sent } = start({ retry: true }, failure, answer(200));
      const call = Promise.resolve(calls[name]!(api));
      await vi.runAllTimersAsync();
      await call;
      expect(sent).toHaveLength(2);
    });

    it.each(unsafe)('does not repeat %s, which may have been carried out', async (name) => {
      const { api, sent } = start({ retry: true }, failure, answer(200));
      await failureOf(calls[name]!(api));
      expect(sent).toHaveLength(1);
    });

    it.each(unsafe)('sends %s once if retry is an object without repeatUnsafe', async (name) => {
      const { api, sent } = start({ retry: { maxTries: 3 } }, failure, answer(200));
      await failureOf(calls[name]!(api));
      expect(sent).toHaveLength(1);
    });

    it.each(unsafe)('repeats %s with repeatUnsafe', async (name) => {
      const { api, sent } = start({ retry: { repeatUnsafe: true } }, failure, answer(200));
      const call = Promise.resolve(calls[name]!(api));
      await vi.runAllTimersAsync();
      await call;
      expect(sent).toHaveLength(2);
    });
  });

  it.each(Object.keys(calls))('repeats %s after a 429', async (name) => {
    const { api, sent } = start({ retry: true }, limited({ 'retry-after': '1' }), answer(200));
    const call = Promise.resolve(calls[name]!(api));
    await vi.runAllTimersAsync();
    await call;
    expect(sent).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 500, 501])('does not repeat a %i', async (status) => {
    const { api, sent } = start({ retry: { repeatUnsafe: true } }, answer(status), answer(200));
    await failureOf(api.list());
    expect(sent).toHaveLength(1);
  });

  it('does not repeat a timeout', async () => {
    let sent = 0;
    const transport = ({ signal }: { signal: AbortSignal }) =>
      new Promise<TransportResponse>((_resolve, reject) => {
        sent++;
        signal.addEventListener('abort', () => {
          reject(new Error('stopped'));
        });
      });
    const failure = errorOf(
      new ProbeApi(signedIn(make, 'https://api.example', { transport, timeout: 16_000, retry: true })).list(),
      TimeoutError,
    );
    await vi.runAllTimersAsync();
    await failure;
    expect(sent).toBe(1);
  });

  it('stops immediately if the caller aborts during the wait', async () => {
    const { api, sent } = start({ retry: true }, limited({ 'retry-after': '60' }), answer(200));
    const controller = new AbortController();
    const failure = errorOf(api.list({}, { signal: controller.signal }), AbortError);
    await after(1000, sent);
    const reason = new Error('changed page');
    controller.abort(reason);
    const error = await failure;
    expect(error.message).toEqual(says('GET https://api.example/api/v2/probes was aborted'));
    expect(error.cause).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
    expect(await after(60_000, sent)).toBe(1);
  });

  it('does not wait if the caller has aborted already', async () => {
    await errorOf(pause(1000, 'GET /', AbortSignal.abort()), AbortError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no listener behind after a wait', async () => {
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    const waiting = pause(10, 'GET /', signal);
    await vi.advanceTimersByTimeAsync(10);
    await waiting;
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('does not skip a very long wait', async () => {
    const { api, sent } = start({ retry: { maxWait: Infinity } }, limited({ 'retry-after': '3000000' }), answer(200));
    const controller = new AbortController();
    const failure = errorOf(api.list({}, { signal: controller.signal }), AbortError);
    expect(await after(60_000, sent)).toBe(1);
    controller.abort();
    await failure;
  });

  it('uses request.retry for one call', async () => {
    const { api, sent } = start({}, new Error('broken'), answer(200), new Error('broken'));
    const call = api.list({}, { retry: true }).withResponse();
    await vi.runAllTimersAsync();
    await call;
    expect(sent).toHaveLength(2);
    await errorOf(api.list(), NetworkError);
    expect(sent).toHaveLength(3);
  });

  it('stops repeating with request.retry false', async () => {
    const { api, sent } = start({ retry: true }, answer(503));
    await failureOf(api.list({}, { retry: false }));
    expect(sent).toHaveLength(1);
  });

  it("replaces the client's settings by request.retry", async () => {
    const { api, sent } = start({ retry: { maxTries: 5 } }, answer(503));
    const failure = failureOf(api.list({}, { retry: { maxTries: 2 } }));
    await vi.runAllTimersAsync();
    await failure;
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['maxWait', { maxWait: Number.NaN }],
    ['delay', { delay: 'soon' as never }],
  ])('refuses a retry.%s that is no number from 0', async (name, retry) => {
    expect(() => make({ retry })).toThrow(`retry.${name} must be a number from 0`);
    const { api, sent } = start({}, answer(200));
    await errorOf(api.list({}, { retry }), ConfigurationError);
    expect(sent).toHaveLength(0);
  });
});
