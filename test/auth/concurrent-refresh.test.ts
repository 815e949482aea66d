import { ApiClient, AuthenticationError, PlatformApi, SignInError } from 'contact-centre-client';
import type { ClientOptions, Transport, TransportResponse } from 'contact-centre-client';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rejection } from './support.js';

class ThingsApi extends PlatformApi {
  getThings(latency: number) {
    return this.call('getThings', 'GET /api/v2/things', { latency });
  }
}

/** How the login host responds to a refresh. */
interface Refresh {
  kind: 'ok' | 'refused' | 'broken' | 'cut';
  latency: number;
  /** s */
  retryAfter?: number | undefined;
}

type Happening =
  | { what: 'sent'; token: string }
  | { what: 'refresh'; at: number }
  | { what: 'refreshed'; at: number; refresh: Refresh };

const response = (status: number, body: unknown, headers: Record<string, string> = {}): TransportResponse => ({
  status,
  statusText: '',
  headers: { 'content-type': 'application/json', ...headers },
  body: new TextEncoder().encode(JSON.stringify(body)),
});

const later = (latency: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, latency));

const refusedToken = (): TransportResponse => response(401, { message: 'no', code: 'bad.credentials', status: 401 });

/**
 * A platform in virtual time that refuses the first token, and a login host that responds to refreshes according to the script;
 * the last step repeats.
 */
function platform(script: readonly Refresh[]): { transport: Transport; happened: Happening[] } {
  const happened: Happening[] = [];
  let refreshes = 0;
  const answerRefresh = async (): Promise<TransportResponse> => {
    const refresh = script[Math.min(refreshes++, script.length - 1)]!;
    happened.push({ what: 'refresh', at: Date.now() });
    await later(refresh.latency);
    happened.push({ what: 'refreshed', at: Date.now(), refresh });
    const { kind, retryAfter } = refresh;
    if (kind === 'cut') throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
    if (kind === 'refused') return response(400, { error: 'invalid_grant' });
    if (kind === 'ok') return response(200, { access_token: 'new', refresh_token: 'r2' });
    return response(
      retryAfter === undefined ? 500 : 429,
      {},
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    );
  };
  const transport: Transport = async ({ url, headers, body = '' }) => {
    if (url.endsWith('/oauth/token')) {
      if (body.includes('grant_type=refresh_token')) return await answerRefresh();
      return response(200, { access_token: 'old', refresh_token: 'r1' });
    }
    const token = String(headers['authorization']).replace('Bearer ', '');
    happened.push({ what: 'sent', token });
    await later(Number(/latency=(\d+)/.exec(url)?.[1]));
    return token === 'new' ? response(200, {}) : refusedToken();
  };
  return { transport, happened };
}

async function signedIn(transport: Transport, options: ClientOptions = {}): Promise<ThingsApi> {
  const client = new ApiClient({
    apiUrl: 'https://platform.example',
    timeout: 0,
    refreshTokenWaitMax: Infinity,
    transport,
    ...options,
  });
  await client.loginCodeAuthorizationGrant('app', 's3cret', 'code', 'https://app.example/cb');
  return new ThingsApi(client);
}

/** Lets virtual time pass; parts that are loaded lazily arrive in real time in between. */
async function pass(time: number, step = 20): Promise<void> {
  for (let passed = 0; passed < time; passed += step) {
    await vi.advanceTimersByTimeAsync(step);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Makes calls at their times, and returns their outcomes: `undefined` if a call succeeded, else its error. */
async function outcomes(api: ThingsApi, calls: readonly { at: number; latency: number }[], time: number): Promise<unknown[]> {
  const responses = calls.map(async ({ at, latency }) => {
    await later(at);
    return await api
      .getThings(latency)
      .withResponse()
      .then(
        () => undefined,
        (error: unknown) => error,
      );
  });
  await pass(time);
  return await Promise.all(responses);
}

const burst = Array.from({ length: 50 }, (_, index) => ({ at: 0, latency: 10 + index * 20 }));
const countRefreshes = (happened: readonly Happening[]): number => happened.filter(({ what }) => what === 'refresh').length;

beforeEach(async () => {
  // Loaded in real time: virtual time must not pass meanwhile.
  await Promise.all([
    import('../../src/auth/without-token.js'),
    import('../../src/auth/server-sign-in.js'),
    import('../../src/core/response/failures.js'),
    import('../../src/core/response/repeat.js'),
  ]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

describe('A burst of 50 calls that receive a 401 every 20 ms', () => {
  it.each<[string, Refresh]>([
    ['500', { kind: 'broken', latency: 5 }],
    ['429 with Retry-After: 60', { kind: 'broken', latency: 5, retryAfter: 60 }],
    ['a cut connection', { kind: 'cut', latency: 5 }],
    ['invalid_grant', { kind: 'refused', latency: 5 }],
  ])('shares one failed refresh if the login host responds with %s', async (_what, refresh) => {
    const { transport, happened } = platform([refresh]);
    const errors = await outcomes(await signedIn(transport), burst, 2000);
    expect(countRefreshes(happened)).toBe(1);
    for (const error of errors) expect(error).toBeInstanceOf(AuthenticationError);
    const [first] = errors as AuthenticationError[];
    expect(first?.cause).toBeInstanceOf(Error);
    for (const error of errors) expect((error as Error).cause).toBe(first?.cause);
  });

  it('shares one refresh that succeeds', async () => {
    const { transport, happened } = platform([{ kind: 'ok', latency: 5 }]);
    expect(new Set(await outcomes(await signedIn(transport), burst, 2000))).toEqual(new Set([undefined]));
    expect(countRefreshes(happened)).toBe(1);
  });

  it('shares one failed refresh with each other if calls are repeated by `retry`', async () => {
    const { transport, happened } = platform([{ kind: 'broken', latency: 5, retryAfter: 3600 }]);
    const errors = await outcomes(await signedIn(transport, { retry: true }), burst, 2000);
    expect(countRefreshes(happened)).toBe(1);
    for (const error of errors) expect(error).toBeInstanceOf(AuthenticationError);
  });

  it('sends one refresh for each client, because clients share nothing', async () => {
    const one = platform([{ kind: 'broken', latency: 5 }]);
    const two = platform([{ kind: 'ok', latency: 5 }]);
    const clients = [await signedIn(one.transport), await signedIn(two.transport)];
    const [failures, successes] = await Promise.all(clients.map((api) => outcomes(api, burst, 2000)));
    expect([countRefreshes(one.happened), countRefreshes(two.happened)]).toEqual([1, 1]);
    for (const error of failures!) expect(error).toBeInstanceOf(AuthenticationError);
    expect(new Set(successes)).toEqual(new Set([undefined]));
  });

  it('sends no refresh after a client credentials login, which has no refresh token', async () => {
    const { transport, happened } = platform([{ kind: 'ok', latency: 5 }]);
    const client = new ApiClient({
      apiUrl: 'https://platform.example',
      timeout: 0,
      transport: async (request) => {
        const answer = await transport(request);
        return request.url.endsWith('/oauth/token') ? response(200, { access_token: 'old' }) : answer;
      },
    });
    await client.loginClientCredentialsGrant('app', 's3cret');
    for (const error of await outcomes(new ThingsApi(client), burst, 2000)) expect(error).toBeInstanceOf(AuthenticationError);
    expect(countRefreshes(happened)).toBe(0);
  });
});

describe('After a failed refresh', () => {
  it('a call that is made later tries again', async () => {
    const { transport, happened } = platform([
      { kind: 'broken', latency: 5 },
      { kind: 'ok', latency: 5 },
    ]);
    const api = await signedIn(transport);
    await outcomes(api, burst.slice(0, 3), 200);
    expect(await outcomes(api, [{ at: 0, latency: 10 }], 200)).toEqual([undefined]);
    expect(countRefreshes(happened)).toBe(2);
  });

  it('no call contacts the login host before its Retry-After has passed', async () => {
    const { transport, happened } = platform([
      { kind: 'broken', latency: 5, retryAfter: 60 },
      { kind: 'ok', latency: 5 },
    ]);
    const api = await signedIn(transport);
    const calls = Array.from({ length: 50 }, (_, index) => ({ at: index * 1000, latency: 10 }));
    const errors = (await outcomes(api, calls, 59_000)) as AuthenticationError[];
    expect(countRefreshes(happened)).toBe(1);
    for (const { cause } of errors) expect(cause).toBe(errors[0]?.cause);
    expect(await outcomes(api, [{ at: 2000, latency: 10 }], 3000)).toEqual([undefined]);
    expect(countRefreshes(happened)).toBe(2);
  });

  it('a clock that is set back does not prolong Retry-After', async () => {
    const { transport } = platform([
      { kind: 'broken', latency: 5, retryAfter: 60 },
      { kind: 'ok', latency: 5 },
    ]);
    const api = await signedIn(transport);
    await outcomes(api, [{ at: 0, latency: 10 }], 200);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await outcomes(api, [{ at: 0, latency: 10 }], 200)).toEqual([undefined]);
  });

  it('a new sign-in does not wait for the Retry-After of the one before', async () => {
    const { transport, happened } = platform([
      { kind: 'broken', latency: 5, retryAfter: 60 },
      { kind: 'ok', latency: 5 },
    ]);
    const client = new ApiClient({ apiUrl: 'https://platform.example', timeout: 0, transport });
    const api = new ThingsApi(client);
    await client.loginCodeAuthorizationGrant('app', 's3cret', 'code', 'https://app.example/cb');
    await outcomes(api, [{ at: 0, latency: 10 }], 200);
    await client.loginCodeAuthorizationGrant('app', 's3cret', 'another-code', 'https://app.example/cb');
    expect(await outcomes(api, [{ at: 0, latency: 10 }], 200)).toEqual([undefined]);
    expect(countRefreshes(happened)).toBe(2);
  });

  it('a call that is made after invalid_grant has the refusal as its cause', async () => {
    const { transport, happened } = platform([{ kind: 'refused', latency: 5 }]);
    const api = await signedIn(transport);
    const [first] = (await outcomes(api, [{ at: 0, latency: 10 }], 200)) as AuthenticationError[];
    const error = (await rejection(api.getThings(1))) as SignInError;
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({ code: 'ERR_TOKEN_NOT_SET', cause: first?.cause });
    expect(happened.filter(({ what }) => what === 'sent')).toHaveLength(1);
  });
});

/**
 * The bound: the first refresh needs a 401, and every further one needs a request with the refused token that was sent after the refresh
 * before had ended, and after its Retry-After. So a burst of any size costs one refresh.
 */
describe('Whatever the calls and the responses of the login host are', () => {
  const time = 4000;
  const refresh: fc.Arbitrary<Refresh> = fc.record({
    kind: fc.constantFrom('ok', 'refused', 'broken', 'broken', 'cut'),
    latency: fc.integer({ min: 0, max: 300 }),
    retryAfter: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
  });
  const call = fc.record({ at: fc.integer({ min: 0, max: 1500 }), latency: fc.integer({ min: 0, max: 600 }) });

  it('no two refreshes run at once, and none follows a failed one without a newer request', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(refresh, { minLength: 1, maxLength: 5 }),
        fc.array(call, { minLength: 1, maxLength: 25 }),
        async (script, calls) => {
          const { transport, happened } = platform(script);
          const errors = await outcomes(await signedIn(transport), calls, time);
          let ended: Extract<Happening, { what: 'refreshed' }> | undefined;
          let isRunning = false;
          let isNewer = true;
          for (const happening of happened) {
            if (happening.what === 'sent') isNewer ||= !isRunning && happening.token === 'old';
            else if (happening.what === 'refreshed') {
              isRunning = false;
              isNewer = false;
              ended = happening;
            } else {
              expect(isRunning).toBe(false);
              expect(isNewer).toBe(true);
              const last = ended?.refresh;
              expect(['refused', 'ok']).not.toContain(last?.kind);
              const pause = last?.kind === 'broken' ? (last.retryAfter ?? 0) * 1000 : 0;
              expect(happening.at).toBeGreaterThanOrEqual((ended?.at ?? 0) + pause);
              isRunning = true;
            }
          }
          for (const error of errors) {
            if (error instanceof SignInError) expect(error.code).toBe('ERR_TOKEN_NOT_SET');
            else if (error !== undefined) expect(error).toBeInstanceOf(AuthenticationError);
            if (error !== undefined) expect((error as Error).cause).toBeInstanceOf(Error);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
