import type { ClientOptions, Limiter, Wait } from 'contact-centre-client';
import { ApiClient, ApiError, ConfigurationError, NetworkError, SignInError } from 'contact-centre-client';
import { describe, expect, it, vi } from 'vitest';
import { until } from '../../support/until.js';
import { ProbeApi, TOKEN, answer, entries, errorOf, scripted, signedIn } from '../probe.js';
import { says } from '../../support/says.js';

const API = 'https://api.example.com';
type Step = Parameters<typeof scripted>[number];

/** A client with this limiter, on a transport that returns the steps. */
function limitedApi(limiter: Partial<Limiter>, steps: Step[] = [answer(200, {})], more: ClientOptions = {}) {
  const { transport, sent } = scripted(...steps);
  const whole: Limiter = { admit: () => undefined, observe: (_call, sending) => sending, waits: () => [], ...limiter };
  const options = { transport, limiter: whole, rejectWith: 'error', ...more } as const;
  const client = signedIn((clientOptions) => new ApiClient(clientOptions), API, options);
  return { api: new ProbeApi(client), client, sent };
}

/** Admits no call until the test releases it. */
function gate(): { admit: Limiter['admit']; open: () => void; countRequests: () => number; attempts: number[] } {
  let open = (): void => undefined;
  let isOpen = false;
  const opened = new Promise<void>((resolve) => {
    open = () => {
      isOpen = true;
      resolve();
    };
  });
  const attempts: number[] = [];
  const admit: Limiter['admit'] = (_call, { attempt }) => (attempts.push(attempt), isOpen ? undefined : opened);
  return { admit, open, countRequests: () => attempts.length, attempts };
}

describe.each(entries)('a limiter ($entry)', ({ make }) => {
  it('is called before every request of a call, with the request and its sign-in', async () => {
    const admit = vi.fn<Limiter['admit']>(() => undefined);
    const { transport } = scripted(answer(503, {}), answer(200, {}));
    const limiter: Limiter = { admit, observe: (_call, sending) => sending, waits: () => [] };
    const api = new ProbeApi(signedIn(make, API, { transport, limiter, retry: { delay: 0 } }));
    await api.list({}, { priority: 'background', tag: 'nightly' });
    const requests = admit.mock.calls.map(([, request]) => request);
    expect(requests).toMatchObject([
      { operation: 'list', route: 'GET /api/v2/probes', attempt: 1, callOptions: { priority: 'background', tag: 'nightly' } },
      { operation: 'list', attempt: 2 },
    ]);
    expect(requests[0]?.headers['authorization']).toBe(`Bearer ${TOKEN}`);
    expect(new Set(admit.mock.calls.map(([call]) => call)).size).toBe(1);
  });
});

describe('a limiter', () => {
  it('delays a call, and is called again when the wait is over', async () => {
    const turns = gate();
    const { api, sent } = limitedApi(turns);
    const call = api.list();
    await until(() => turns.countRequests() === 1);
    expect(sent).toHaveLength(0);
    turns.open();
    await call;
    expect([turns.countRequests(), sent.length]).toEqual([2, 1]);
    expect(turns.attempts).toEqual([1, 1]);
  });

  it('does not use up the timeout of the request', async () => {
    vi.useFakeTimers();
    try {
      const turns = gate();
      const { api } = limitedApi(turns);
      const call = api.list({}, { timeout: 100 });
      await vi.advanceTimersByTimeAsync(60_000);
      turns.open();
      await expect(call).resolves.toEqual({});
    } finally {
      vi.useRealTimers();
    }
  });

  it('sends nothing for a user who has signed out meanwhile', async () => {
    const turns = gate();
    const { api, client, sent } = limitedApi(turns);
    const call = api.list();
    const failed = errorOf(call, SignInError);
    await until(() => turns.countRequests() === 1);
    client.forget();
    turns.open();
    expect((await failed).code).toBe('ERR_SIGN_IN_SUPERSEDED');
    expect(sent).toHaveLength(0);
  });

  it('rejects a call by refusing it', async () => {
    const { api, sent } = limitedApi({ admit: () => Promise.reject(new ConfigurationError('Not today')) }, [], { retry: true });
    expect((await errorOf(api.list(), ConfigurationError)).message).toEqual(says('Not today'));
    expect(sent).toHaveLength(0);
  });

  it('has a request sent again, and receives failures', async () => {
    const reports: unknown[] = [];
    const observe: Limiter['observe'] = async (_call, sending) => {
      const reason = await sending.catch((error: unknown) => {
        reports.push(error);
        throw error;
      });
      reports.push(reason.status);
      return reason.status === 429 ? undefined : reason;
    };
    const steps = [answer(429, {}), answer(429, {}), answer(200, { ok: true }), answer(404, {}), new Error('cut')];
    const { api, sent } = limitedApi({ observe }, steps);
    expect(await api.create({ name: 'a' })).toEqual({ ok: true });
    expect(sent).toHaveLength(3);
    await errorOf(api.list(), ApiError);
    await errorOf(api.list(), NetworkError);
    expect(reports).toEqual([429, 429, 200, 404, expect.any(NetworkError)]);
  });

  it('returns which calls of a client wait', () => {
    const wait: Wait = { operation: 'list', reason: 'full', until: 5 };
    const waits = vi.fn(() => [wait]);
    const { client } = limitedApi({ waits });
    expect(client.waits()).toEqual([wait]);
    expect(waits).toHaveBeenCalledWith(client);
    expect(new ApiClient().waits()).toEqual([]);
  });

  it.each([[null], [{}], ['governor']])('cannot be %j', (limiter) => {
    expect(() => new ApiClient({ timeout: 0, limiter: limiter as never })).toThrow('limiter must be a Governor');
  });
});

it('shows hooks the tag of a call', async () => {
  const tags: unknown[] = [];
  const { transport } = scripted(answer(200, {}));
  const hooks: ClientOptions['hooks'] = [(request, next) => (tags.push(request.tag), next())];
  const api = new ProbeApi(signedIn((options) => new ApiClient(options), API, { transport, hooks }));
  await api.list({}, { tag: 'nightly' });
  expect(tags).toEqual(['nightly']);
});
