import { ApiClient, UsersApi } from 'contact-centre-client';
import type { Limiter, Wait } from 'contact-centre-client';
import { Governor, Meter, redisShared, tabsShared } from 'contact-centre-client/limits';
import type { BucketReport, MeterReport } from 'contact-centre-client/limits';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { describe, expectTypeOf, it } from 'vitest';

describe('A governor', () => {
  it('can be the limiter of any client', () => {
    const governor = new Governor({ reserve: 0.2, maxWait: 60, onWait: ({ operation }) => operation.length });
    expectTypeOf(governor).toExtend<Limiter>();
    const client = new ApiClient({ limiter: governor });
    expectTypeOf(client.waits()).toEqualTypeOf<readonly Wait[]>();
    expectTypeOf(governor.report().buckets).toEqualTypeOf<readonly BucketReport[]>();
    // @ts-expect-error -- options are no governor
    new ApiClient({ limiter: { reserve: 0.1 } });
    // @ts-expect-error -- there is no such option
    new Governor({ maxwait: 5 });
    // @ts-expect-error -- seconds are a number
    new Governor({ maxWait: '60' });
  });

  it('has three priorities', () => {
    const users = new UsersApi();
    void users.getUser('id', {}, { priority: 'interactive', tag: 'desk' });
    // @ts-expect-error -- there is no such priority
    void users.getUser('id', {}, { priority: 'urgent' });
    // @ts-expect-error -- a tag is a text
    void users.getUser('id', {}, { tag: 5 });
  });

  it('is shared through the commands of both libraries', () => {
    const one = new Redis({ lazyConnect: true });
    const other = createClient();
    new Governor({ shared: redisShared((args) => one.call(...args)) });
    new Governor({ shared: redisShared((args) => other.sendCommand(args), { patience: 100 }) });
    new Governor({ shared: tabsShared() });
    // @ts-expect-error -- a connection is no function
    redisShared(one);
    // @ts-expect-error -- nor is it shared by itself
    new Governor({ shared: other });
  });
});

it('A meter is added to the hooks by its hook', () => {
  const meter = new Meter({ allowance: 5 });
  new ApiClient({ hooks: [meter.hook] });
  expectTypeOf(meter.report()).toEqualTypeOf<MeterReport>();
  expectTypeOf(meter.budget({ max: 4 })).toEqualTypeOf<() => number>();
  // @ts-expect-error -- the meter itself is no hook
  new ApiClient({ hooks: [meter] });
  // @ts-expect-error -- a budget has a bound
  meter.budget({});
});
