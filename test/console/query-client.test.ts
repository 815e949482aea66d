import { QueryObserver, environmentManager } from '@tanstack/react-query';
import { NetworkError, PermissionDeniedError, RateLimitError, ServerError } from 'contact-centre-client/fetch';
import { RateLimitWaitError } from 'contact-centre-client/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { every, makeQueryClient } from '../../examples/console/src/session/query-client.js';

const isServer = environmentManager.isServer();

beforeEach(() => {
  vi.useFakeTimers();
  // TanStack Query treats an environment without a window as a server, where nothing is refetched.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  environmentManager.setIsServer(() => isServer);
  vi.useRealTimers();
});

const answer = (status: number, headers: Record<string, string> = {}) => ({
  method: 'GET',
  url: 'https://api.example/api/v2/users',
  status,
  statusText: 'Status',
  headers,
  body: {},
  text: '{}',
});

/** Observes a query that fails a number of times. */
function watch(failures: number, error: Error, refetchInterval?: ReturnType<typeof every>) {
  const tries: number[] = [];
  const start = Date.now();
  const observer = new QueryObserver(makeQueryClient(), {
    queryKey: ['list'],
    queryFn: () => {
      tries.push(Date.now() - start);
      return tries.length > failures ? Promise.resolve('the list') : Promise.reject(error);
    },
    ...(refetchInterval && { refetchInterval }),
  });
  const stop = observer.subscribe(() => undefined);
  return { tries, state: () => observer.getCurrentResult(), stop };
}

describe('A page', () => {
  it.each([
    ['has refused a request', new RateLimitError(answer(429, { 'retry-after': '300' })), 300_000],
    ['has closed the limit', new RateLimitWaitError('getUsers', 300, 300), 300_000],
    ['names an invalid time', new RateLimitError(answer(429, { 'retry-after': '1000000000' })), 3_600_000],
  ])('shows that it must wait for minutes if the platform %s, and is retried then', async (_case, error, pause) => {
    const { tries, state, stop } = watch(1, error);
    await vi.advanceTimersByTimeAsync(0);
    expect(state().status).toBe('error');
    await vi.advanceTimersByTimeAsync(pause);
    expect([tries, state().data]).toEqual([[0, pause], 'the list']);
    stop();
  });

  it.each([
    ['the platform had failed', new ServerError(answer(503)), 4, 15_000],
    ['there was no network', new NetworkError('GET https://api.example'), 4, 15_000],
    ['it had not been allowed', new PermissionDeniedError(answer(403)), 1, 60_000],
  ])('recovers automatically if %s', async (_case, error, failures, pause) => {
    const { tries, state, stop } = watch(failures, error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([tries.length, state().status]).toEqual([failures, 'error']);
    await vi.advanceTimersByTimeAsync(pause);
    expect([tries.length, state().data]).toEqual([failures + 1, 'the list']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries).toHaveLength(failures + 1);
    stop();
  });

  it('polls less often while it is refused', async () => {
    const { tries, stop } = watch(2, new PermissionDeniedError(answer(403)), every(5000));
    await vi.advanceTimersByTimeAsync(130_000);
    expect(tries).toEqual([0, 60_000, 120_000, 125_000, 130_000]);
    stop();
  });
});
