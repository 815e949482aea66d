import { inspect } from 'node:util';
import { ConfigurationError } from 'contact-centre-client';
import { Governor, Meter, redisShared, tabsShared } from 'contact-centre-client/limits';
import type { GovernorOptions } from 'contact-centre-client/limits';
import { describe, expect, it } from 'vitest';
import { stage } from './support.js';

describe('The options of a Governor', () => {
  it.each<[string, unknown]>([
    ['allowed of a Governor must be a whole number of requests from 1, not 0', { allowed: 0 }],
    ['allowed of a Governor must be a whole number of requests from 1, not 1.5', { allowed: 1.5 }],
    ['allowed of a Governor must be a whole number of requests from 1, not Infinity', { allowed: Infinity }],
    ['allowed of a Governor must be a whole number of requests from 1, not -3', { allowed: -3 }],
    ['shared of a Governor must be what redisShared() or tabsShared() returns', { shared: {} }],
    ['shared of a Governor must be what redisShared() or tabsShared() returns, not null', { shared: null }],
    ['shared of a Governor must be what redisShared() or tabsShared() returns', { shared: () => undefined }],
    [
      'shared of a Governor must be what redisShared() or tabsShared() returns',
      { shared: { tell: () => undefined, take: 'it' } },
    ],
    [
      'shared of a Governor must be what redisShared() or tabsShared() returns',
      { shared: { tell: () => undefined, close: null } },
    ],
    ['reserve of a Governor must be a number from 0 to 1, not 2', { reserve: 2 }],
    ['reserve of a Governor must be a number from 0 to 1, not NaN', { reserve: NaN }],
    ['maxWaitMs of a Governor must be a number of ms from 0, not NaN', { maxWaitMs: NaN }],
    ['maxWaitMs of a Governor must be a number of ms from 0, not NaN', { maxWait: NaN }],
    ['maxWaitMs of a Governor must be a number of ms from 0, not 60', { maxWait: '60' }],
    ['Governor has both "maxWaitMs" and its deprecated form "maxWait"', { maxWait: 5, maxWaitMs: 5000 }],
    ['maxQueue of a Governor must be a whole number of calls from 0, not 5', { maxQueue: '5' }],
    ['maxQueue of a Governor must be a whole number of calls from 0, not 0.5', { maxQueue: 0.5 }],
    ['maxConcurrent of a Governor must be a whole number of requests from 1, not 0', { maxConcurrent: 0 }],
    ['maxConcurrent of a Governor must be a whole number of requests from 1, not -1', { maxConcurrent: -1 }],
    ['priority of a Governor must be a function, not interactive', { priority: 'interactive' }],
    ['onWait of a Governor must be a function, not log', { onWait: 'log' }],
    ['log of a Governor must be a function, not a boolean', { log: true }],
    ['Governor has no "maxwait"', { maxwait: 5 }],
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
    const some = stage({ governor: { maxWait: 30 } });
    await some.until(some.users.getUsers().withResponse());
    some.sandbox.fail({ status: 429, retryAfter: 29 });
    await some.until(some.users.getUsers().withResponse());
    some.sandbox.fail({ status: 429, retryAfter: 31 });
    await expect(some.until(some.users.getUsers().withResponse())).rejects.toMatchObject({ status: 429 });
  });
});

it.each<[string, () => unknown]>([
  ['allowance of a Meter', () => new Meter({ allowance: NaN })],
  ['Meter has no "allowence"', () => new Meter({ allowence: 5 } as never)],
  ['max of a Meter', () => new Meter().budget({ max: -1 })],
  ['budget has no "mx"', () => new Meter().budget({ mx: 5 } as never)],
  ['budget must be an object', () => new Meter().budget(5 as never)],
  ['tabsShared: the name must be a text', () => tabsShared(5 as never)],
])('refuses by name: %s', (message, make) => {
  expect(make).toThrow(ConfigurationError);
  expect(make).toThrow(message);
});

it('reports what the documentation shows', async () => {
  const some = stage({ takes: 100 });
  await some.until(some.users.getUsers().withResponse());
  const calls = [some.users.getUsers(), some.users.getUsers({}, { priority: 'background' })].map((call) => call.withResponse());
  await some.quiet();
  const report = some.governor.report();
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
  await some.until(Promise.all(calls));
  await some.pass(61_000);
  const [over] = some.governor.report().buckets;
  expect(over).toMatchObject({ used: 0, resetsAt: Date.now() });
});

it('shows its report, and no token, when it is inspected or written as JSON', async () => {
  const secret = 'rds-planted-4711';
  const shared = redisShared(() => Promise.reject(new Error(secret)), { prefix: 'app' });
  const some = stage({ governor: { shared, log: () => undefined } });
  await some.until(some.users.getUsers().withResponse());
  const token = some.client.authData.accessToken ?? 'none';
  const { governor } = some;
  expect(JSON.parse(JSON.stringify(governor))).toEqual(JSON.parse(JSON.stringify(governor.report())));
  expect(inspect(governor)).toContain('Governor: { buckets');
  for (const shown of [inspect([governor, shared], { depth: 9, showHidden: true }), JSON.stringify([governor, shared])]) {
    expect(shown).not.toContain(token);
    expect(shown).not.toContain(secret);
  }
});
