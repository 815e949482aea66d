import { inspect } from 'node:util';
import { ConfigurationError } from 'contact-centre-client';
import { Governor, Meter, redisShared, tabsShared } from 'contact-centre-client/limits';
import type { GovernorOptions } from 'contact-centre-client/limits';
import { describe, expect, it } from 'vitest';
import { stage } from './support.js';

describe('The options of a Governor', () => {
  it.each<[string, unknown]>([
    ['Governor: allowed must be a whole number of requests from 1, not 0', { allowed: 0 }],
    ['Governor: allowed must be a whole number of requests from 1, not 1.5', { allowed: 1.5 }],
    ['Governor: allowed must be a whole number of requests from 1, not Infinity', { allowed: Infinity }],
    ['Governor: allowed must be a whole number of requests from 1, not -3', { allowed: -3 }],
    ['Governor: shared must be the result of redisShared() or tabsShared()', { shared: {} }],
    ['Governor: shared must be the result of redisShared() or tabsShared(), not null', { shared: null }],
    ['Governor: shared must be the result of redisShared() or tabsShared()', { shared: () => undefined }],
    ['Governor: shared must be the result of redisShared() or tabsShared()', { shared: { tell: () => undefined, take: 'it' } }],
    ['Governor: shared must be the result of redisShared() or tabsShared()', { shared: { tell: () => undefined, close: null } }],
    ['Governor: reserve must be a number from 0 to 1, not 2', { reserve: 2 }],
    ['Governor: reserve must be a number from 0 to 1, not NaN', { reserve: NaN }],
    ['Governor: maxWaitMs must be a number of milliseconds from 0, not NaN', { maxWaitMs: NaN }],
    ['Governor: maxWait must be a number of seconds from 0, not NaN', { maxWait: NaN }],
    ['Governor: maxWait must be a number of seconds from 0, not a string', { maxWait: '60' }],
    ['Governor has both "maxWaitMs" and its deprecated form "maxWait"', { maxWait: 5, maxWaitMs: 5000 }],
    ['Governor: maxQueue must be a whole number of calls from 0, not a string', { maxQueue: '5' }],
    ['Governor: maxQueue must be a whole number of calls from 0, not 0.5', { maxQueue: 0.5 }],
    ['Governor: maxConcurrent must be a whole number of requests from 1, not 0', { maxConcurrent: 0 }],
    ['Governor: maxConcurrent must be a whole number of requests from 1, not -1', { maxConcurrent: -1 }],
    ['Governor: priority must be a function, not a string', { priority: 'interactive' }],
    ['Governor: onWait must be a function, not a string', { onWait: 'log' }],
    ['Governor: log must be a function, not a boolean', { log: true }],
    ['Governor: unknown option "maxwait"', { maxwait: 5 }],
    ['Governor inherits "allowed"', Object.create({ allowed: 5 })],
    ['Governor must be an object', null],
  ])('are refused by name: %s', (message, options) => {
    expect(() => new Governor(options as GovernorOptions)).toThrow(ConfigurationError);
    expect(() => new Governor(options as GovernorOptions)).toThrow(message);
  });

  it.each<GovernorOptions>([
    {},
    { allowed: 1, maxConcurrent: 1, maxQueue: 0, maxWaitMs: 0, reserve: 0 },
    { maxConcurrent: Infinity, maxQueue: Infinity, maxWaitMs: Infinity, reserve: 1 },
    { shared: redisShared(() => Promise.resolve()) },
    { shared: undefined as never, onWait: undefined as never, priority: undefined as never, log: undefined as never },
  ])('may be %j', (options) => {
    expect(() => new Governor(options)).not.toThrow();
  });

  it('take the deprecated maxWait in seconds', async () => {
    const setup = stage({ governor: { maxWait: 30 } });
    await setup.until(setup.users.getUsers().withResponse());
    setup.sandbox.fail({ status: 429, retryAfter: 29 });
    await setup.until(setup.users.getUsers().withResponse());
    setup.sandbox.fail({ status: 429, retryAfter: 31 });
    await expect(setup.until(setup.users.getUsers().withResponse())).rejects.toMatchObject({ status: 429 });
  });
});

it.each<[string, () => unknown]>([
  ['Meter: allowance must be a number of requests from 0, not NaN', () => new Meter({ allowance: NaN })],
  ['Meter: unknown option "allowence"', () => new Meter({ allowence: 5 } as never)],
  ['budget: max must be a number of requests from 0, not -1', () => new Meter().budget({ max: -1 })],
  ['budget: unknown option "mx"', () => new Meter().budget({ mx: 5 } as never)],
  ['budget must be an object', () => new Meter().budget(5 as never)],
  ['tabsShared: the name must be a string', () => tabsShared(5 as never)],
])('refuses by name: %s', (message, make) => {
  expect(make).toThrow(ConfigurationError);
  expect(make).toThrow(message);
});

it('reports what the documentation shows', async () => {
  const setup = stage({ takes: 100 });
  await setup.until(setup.users.getUsers().withResponse());
  const calls = [setup.users.getUsers(), setup.users.getUsers({}, { priority: 'background' })].map((call) => call.withResponse());
  await setup.quiet();
  const report = setup.governor.report();
  expect(report).toEqual({
    buckets: [
      {
        key: expect.stringMatching(/^[0-9a-f]{12}:300$/) as string,
        allowed: 300,
        used: 2,
        resetsAt: expect.any(Number) as number,
        // Background calls are spread over the window.
        queued: { interactive: 0, normal: 0, background: 1 },
      },
    ],
    underWay: 1,
  });
  const [bucket] = report.buckets;
  expect((bucket?.resetsAt ?? 0) - Date.now()).toBeGreaterThan(59_000);
  expect((bucket?.resetsAt ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
  await setup.until(Promise.all(calls));
  await setup.pass(61_000);
  const [over] = setup.governor.report().buckets;
  expect(over).toMatchObject({ used: 0, resetsAt: Date.now() });
});

it('shows its report, and no token, when it is inspected or written as JSON', async () => {
  const secret = 'rds-planted-4711';
  const shared = redisShared(() => Promise.reject(new Error(secret)), { prefix: 'app' });
  const setup = stage({ governor: { shared, log: () => undefined } });
  await setup.until(setup.users.getUsers().withResponse());
  const token = setup.client.authData.accessToken ?? 'none';
  const { governor } = setup;
  expect(JSON.parse(JSON.stringify(governor))).toEqual(JSON.parse(JSON.stringify(governor.report())));
  expect(inspect(governor)).toContain('Governor: { buckets');
  for (const shown of [inspect([governor, shared], { depth: 9, showHidden: true }), JSON.stringify([governor, shared])]) {
    expect(shown).not.toContain(token);
    expect(shown).not.toContain(secret);
  }
});
