import { inspect } from 'node:util';
import { ApiClient, UsersApi } from 'contact-centre-client';
import { CallBudgetError, Meter, RateLimitQueueError, RateLimitWaitError } from 'contact-centre-client/limits';
import type { MeterOptions } from 'contact-centre-client/limits';
import { createSandbox } from 'contact-centre-client/sandbox';
import { expect, it, vi } from 'vitest';
import { answer, scripted } from '../core/probe.js';
import { says } from '../support/says.js';

function createMetered(steps: Parameters<typeof scripted>, options: MeterOptions = {}) {
  const { transport, sent } = scripted(...steps);
  const meter = new Meter(options);
  const client = new ApiClient({
    timeout: 0,
    apiUrl: 'https://api.example.com',
    transport,
    hooks: [meter.hook],
    retry: { delay: 0 },
    rejectWith: 'error',
  });
  client.setAccessToken('tkn-secret-4711');
  return { meter, users: new UsersApi(client), client, sent };
}

it('counts requests by operation, tag and status, including retries', async () => {
  const { meter, users } = createMetered([answer(503), answer(200), answer(404), new Error('cut'), answer(200)]);
  await users.getUsers({}, { tag: 'nightly' });
  await users.deleteUser('a', { tag: 'nightly' }).catch(() => undefined);
  await users.getUser('b');
  expect(meter.report()).toMatchObject({
    requests: 5,
    repeated: 2,
    operations: { getUsers: 2, deleteUser: 1, getUser: 2 },
    tags: { nightly: 3 },
    statuses: { 200: 2, 404: 1, 503: 1, 0: 1 },
    share: undefined,
  });
});

it('counts any names, including those that objects inherit', async () => {
  const { meter, users } = createMetered([answer(200)]);
  await users.getUsers({}, { tag: '__proto__' });
  expect(Object.entries(meter.report().tags)).toEqual([['__proto__', 1]]);
});

it('counts no requests for tokens', async () => {
  const sandbox = createSandbox();
  const meter = new Meter();
  const transport = async ({
    method,
    url,
    headers,
    body,
  }: {
    method: string;
    url: string;
    headers: Readonly<Record<string, string>>;
    body: string | undefined;
  }) => {
    const response = await sandbox.fetch(new Request(url, { method, headers, ...(body !== undefined && { body }) }));
    return {
      status: response.status,
      statusText: '',
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(await response.arrayBuffer()),
    };
  };
  const client = new ApiClient({ timeout: 0, apiUrl: 'https://sandbox.example', transport, hooks: [meter.hook] });
  const { id, secret } = sandbox.clients.clientCredentials;
  await client.loginClientCredentialsGrant(id, secret);
  await new UsersApi(client).getUsers();
  expect(meter.report()).toMatchObject({ requests: 1, operations: { getUsers: 1 } });
});

it('forecasts a month, and the part of the allowance that it uses', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { meter, users } = createMetered([answer(200)], { allowance: 1440 });
    await users.getUsers();
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(meter.report()).toMatchObject({ month: 720, share: 0.5 });
  } finally {
    vi.useRealTimers();
  }
});

it('refuses requests beyond a budget, does not send them, and returns what was left', async () => {
  const { meter, users, sent } = createMetered([answer(200)]);
  const outer = meter.budget({ max: 5 });
  const end = meter.budget({ max: 2 });
  await users.getUsers();
  await users.getUsers();
  const error: unknown = await users.getUsers().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallBudgetError);
  expect(error).toMatchObject({ code: 'ERR_CALL_BUDGET', operation: 'getUsers', max: 2 });
  expect(sent).toHaveLength(2);
  expect(end()).toBe(0);
  await users.getUsers();
  expect(outer()).toBe(2);
});

it('shows nothing of a token', async () => {
  const { meter, users } = createMetered([answer(200)]);
  meter.budget({ max: 1 });
  await users.getUsers();
  const error: unknown = await users.getUsers().catch((reason: unknown) => reason);
  for (const value of [meter, meter.report(), error]) {
    expect(inspect(value, { depth: 9, showHidden: true })).not.toContain('tkn-secret-4711');
    expect(JSON.stringify(value)).not.toContain('tkn-secret-4711');
  }
});

it.each([
  [{ allowance: -1 }, 'Meter: allowance must be'],
  [{ allowance: 'many' }, 'Meter: allowance must be'],
  [{ alowance: 5 }, 'Meter: unknown option "alowance". Options: allowance'],
])('the options %j are refused', (options, message) => {
  expect(() => new Meter(options as never)).toThrow(message);
});

it('an invalid budget is refused', () => {
  expect(() => new Meter().budget({ max: Number.NaN })).toThrow('budget: max must be');
});

it('errors have a name, a code and a message', () => {
  const errors = [
    new RateLimitWaitError('getUser', 5, 300),
    new RateLimitQueueError('getUser', 7),
    new CallBudgetError('getUser', 3),
  ];
  expect(errors.map(({ name, code }) => [name, code])).toEqual([
    ['RateLimitWaitError', 'ERR_RATE_LIMIT_WAIT'],
    ['RateLimitQueueError', 'ERR_RATE_LIMIT_QUEUE'],
    ['CallBudgetError', 'ERR_CALL_BUDGET'],
  ]);
  expect(errors[0]?.message).toEqual(
    says(
      'getUser was not sent: the rate limit of 300 requests allows no further one for 5 s, which is longer than maxWaitMs. Try again later, or raise maxWaitMs',
    ),
  );
  expect(errors[1]?.message).toEqual(
    says(
      'getUser was not sent: 7 calls wait for the rate limit already, which is maxQueue. Start fewer calls at once, or raise maxQueue',
    ),
  );
  expect(errors[2]?.message).toEqual(
    says('getUser was not sent: the budget of 3 requests is used up. End the budget, or raise max'),
  );
});
