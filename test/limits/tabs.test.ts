import { UsersApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { Governor, tabsShared } from 'contact-centre-client/limits';
import type { Shared } from 'contact-centre-client/limits';
import { createSandbox } from 'contact-centre-client/sandbox';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PATIENCE } from '../support/patience.js';

const allowed = 10;

/** A tab with a separate governor, on the sandbox that it shares with others. */
function tab(sandbox: ReturnType<typeof createSandbox>, token: string, shared: Shared) {
  const governor = new Governor({ shared, allowed, reserve: 0, maxWaitMs: 3_600_000 });
  onTestFinished(() => {
    governor.close();
  });
  const client = new ApiClient({
    apiUrl: 'https://sandbox.example',
    limiter: governor,
    timeout: 0,
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  });
  client.setAccessToken(token);
  const users = new UsersApi(client);
  return { governor, call: (signal?: AbortSignal) => users.getUsers({ pageSize: 1 }, signal ? { signal } : {}) };
}

it('reports to other tabs what it sends and receives, so that they wait for what it has left', async () => {
  const sandbox = createSandbox({ rateLimit: allowed });
  const token = sandbox.issueAccessToken();
  const name = `tabs ${Math.random()}`;
  const one = tab(sandbox, token, tabsShared(name));
  const other = tab(sandbox, token, tabsShared(name));
  await other.call();
  await Promise.all(Array.from({ length: allowed - 1 }, () => one.call()));
  await vi.waitFor(() => {
    expect(other.governor.report().buckets[0]?.used).toBe(allowed);
  }, PATIENCE);
  const controller = new AbortController();
  const waiting = other.call(controller.signal).catch(() => undefined);
  await vi.waitFor(() => {
    expect(other.governor.waits()).toHaveLength(1);
  }, PATIENCE);
  controller.abort();
  await waiting;
  expect(sandbox.requests.map(({ status }) => status)).toEqual(Array.from({ length: allowed }, () => 200));
});

it('counts what other tabs send before any response, and the responses that they receive', async () => {
  const sandbox = createSandbox({ rateLimit: allowed });
  let hear: Parameters<NonNullable<Shared['listen']>>[0] = () => undefined;
  const tell = vi.fn<Shared['tell']>();
  const shared: Shared = { tell, listen: (listener) => (hear = listener) };
  const { governor, call } = tab(sandbox, sandbox.issueAccessToken(), shared);
  await call();
  expect(tell.mock.calls.map(([, message]) => message)).toEqual([{ sent: 1 }, expect.objectContaining({ count: 1 })]);
  const [bucket] = governor.report().buckets;
  const used = () => governor.report().buckets[0]?.used;
  hear('another:300', { sent: 5 });
  hear(bucket?.key ?? '', { sent: 3 });
  expect(used()).toBe(4);
  hear(bucket?.key ?? '', { window: 1, ago: 0, count: 7, remainingMs: 60_000 });
  expect(used()).toBe(7);
  // It was sent before this minute began, so its response belongs to the previous one.
  hear(bucket?.key ?? '', { window: 1, ago: 100_000, count: 9, remainingMs: 1000 });
  expect(used()).toBe(7);
});

it('ignores messages of other programs', async () => {
  const name = `tabs ${Math.random()}`;
  const messages: unknown[] = [];
  const shared = tabsShared(name);
  shared.listen?.((...args) => messages.push(args));
  const stranger = new BroadcastChannel(name);
  onTestFinished(() => {
    stranger.close();
    shared.close?.();
  });
  for (const message of [
    null,
    'hello',
    { bucket: 5, message: { sent: 2 } },
    { bucket: 'a', message: null },
    { bucket: 'a', message: { sent: 1 } },
  ])
    stranger.postMessage(message);
  await vi.waitFor(() => {
    expect(messages).toEqual([['a', { sent: 1 }]]);
  }, PATIENCE);
});

const answered = { window: 5, ago: 10 };

it.each<[string, object]>([
  ['no number of requests', { sent: NaN }],
  ['less than none', { sent: -5 }],
  ['requests in words', { sent: '5' }],
  ['a count that is no number', { ...answered, count: NaN, remainingMs: 1000 }],
  ['a count of less than none', { ...answered, count: -1, remainingMs: 1000 }],
  ['a window that never ends', { ...answered, count: 1, remainingMs: Infinity }],
  ['an answer of a window without a name', { ago: 10, count: 1, remainingMs: 1000 }],
  ['an answer to what was sent later', { ...answered, ago: -1 }],
])('ignores %s in a message', async (_what, description) => {
  const name = `tabs ${Math.random()}`;
  const messages: unknown[] = [];
  const shared = tabsShared(name);
  shared.listen?.((...each) => messages.push(each));
  const stranger = new BroadcastChannel(name);
  onTestFinished(() => {
    stranger.close();
    shared.close?.();
  });
  for (const message of [description, { ...answered, count: 0, remainingMs: 0 }, answered])
    stranger.postMessage({ bucket: 'a', message });
  await vi.waitFor(() => {
    expect(messages).toEqual([
      ['a', { ...answered, count: 0, remainingMs: 0 }],
      ['a', answered],
    ]);
  }, PATIENCE);
});
