import { ApiClient, PlatformApi } from 'contact-centre-client';
import type { Transport, TransportResponse } from 'contact-centre-client';
import { clientCredentials } from 'contact-centre-client/tokens';
import { afterEach, expect, it, vi } from 'vitest';

class ThingsApi extends PlatformApi {
  getThings(latency: number) {
    return this.call('getThings', 'GET /api/v2/things', { latency });
  }
}

afterEach(() => {
  vi.useRealTimers();
});

const response = (status: number, body: object, headers: Record<string, string> = {}): TransportResponse => ({
  status,
  statusText: '',
  headers: { 'content-type': 'application/json', ...headers },
  body: new TextEncoder().encode(JSON.stringify(body)),
});

/** A platform that refuses every token after the first response, and a login host that responds to renewals with `failure`. */
function startStorm(failure: TransportResponse): { api: ThingsApi; tokenRequests: () => number } {
  vi.useFakeTimers();
  let tokenRequests = 0;
  let isRefusing = false;
  const transport: Transport = async ({ url }) => {
    if (url.endsWith('/oauth/token')) {
      tokenRequests += 1;
      return tokenRequests === 1 ? response(200, { access_token: 'first', expires_in: 86_400 }) : failure;
    }
    await new Promise((resolve) => setTimeout(resolve, Number(/latency=(\d+)/.exec(url)?.[1])));
    if (isRefusing) return response(401, { message: 'no', code: 'bad.credentials', status: 401 });
    isRefusing = true;
    return response(200, {});
  };
  const auth = clientCredentials({ clientId: 'app', clientSecret: 'secret' });
  const client = new ApiClient({
    apiUrl: 'https://platform.example',
    timeout: 0,
    refreshTokenWaitMax: Infinity,
    transport,
    auth,
  });
  return { api: new ThingsApi(client), tokenRequests: () => tokenRequests };
}

/** Lets virtual time pass until all calls have settled. Meanwhile the parts of the package that they need are loaded in real time. */
async function passTime(calls: readonly Promise<unknown>[]): Promise<PromiseSettledResult<unknown>[]> {
  const state = { isOver: false };
  const outcomes = Promise.allSettled(calls).finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) await vi.advanceTimersByTimeAsync(100);
  return await outcomes;
}

it.each([
  ['500', response(500, {})],
  ['429 with Retry-After', response(429, {}, { 'retry-after': '60' })],
  ['invalid_client', response(400, { error: 'invalid_client' })],
])('50 calls that receive a 401 one after another share one failed renewal: %s', async (_what, failure) => {
  const { api, tokenRequests } = startStorm(failure);
  await passTime([api.getThings(0)]);
  const outcomes = await passTime(Array.from({ length: 50 }, (_, index) => api.getThings(20 * index)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(50);
  const errors = outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason as Error);
  expect(new Set(errors.map(({ constructor }) => constructor)).size).toBe(1);
  // The first sign-in, and one renewal with the retries for a failing login host.
  expect(tokenRequests()).toBeLessThanOrEqual(1 + 5);
});
