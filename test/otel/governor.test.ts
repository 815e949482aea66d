import { UsersApi } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { instrumentGovernor } from 'contact-centre-client/otel';
import { Governor } from 'contact-centre-client/limits';
import { describe, expect, it } from 'vitest';
import { stage } from '../limits/support.js';
import { clientOf } from '../support/in-sandbox.js';
import { exports, points, recorded } from './support.js';

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

/** The greatest value of a histogram. */
const maximumOf = (histogram: ReturnType<typeof points>): number =>
  Math.max(...histogram.map(({ value }) => (value as { max: number }).max));

describe('a client with a governor', () => {
  it('records how long a call has waited for its permit, without counting it as time of the request', async () => {
    const setup = stage({ sandbox: { rateLimit: 5 }, governor: { allowed: 5, reserve: 0 } });
    const all = recorded(setup.client);
    await setup.until(Promise.all(many(6, (index) => setup.users.patchUser(`user-${index}`, { version: 1 }))));
    const waits = all.spans().map(({ attributes }) => Number(attributes['genesyscloud.rate_limit.wait_ms'] ?? 0));
    expect(Math.max(...waits)).toBeGreaterThan(50_000);
    const histogram = points(await all.metric('genesyscloud.client.rate_limit.wait'));
    expect(histogram).toHaveLength(1);
    expect(maximumOf(histogram)).toBeGreaterThan(50);
    const durations = points(await all.metric('http.client.request.duration'));
    expect(maximumOf(durations)).toBeLessThan(50);
    expect(durations.map(({ attributes }) => attributes['http.response.status_code'])).toEqual([200]);
  });

  it('counts a 429 and the request that follows it in the same span', async () => {
    const setup = stage({ governor: { reserve: 0 } });
    const all = recorded(setup.client);
    setup.sandbox.fail({ status: 429, retryAfter: 2 });
    await setup.until(setup.users.patchUser('user-1', { version: 1 }).withResponse());
    expect(all.span('PATCH /api/v2/users/{userId}').attributes).toMatchObject({
      'http.response.status_code': 200,
      'http.request.resend_count': 1,
    });
    expect(points(await all.metric('genesyscloud.client.rate_limit.responses'))).toMatchObject([{ value: 1 }]);
  });

  it('records a call that is refused without a request', async () => {
    const setup = stage({ sandbox: { rateLimit: 5 }, governor: { allowed: 5, reserve: 0, maxWaitMs: 1 } });
    const all = recorded(setup.client);
    const calls = many(8, (index) => setup.users.patchUser(`user-${index}`, { version: 1 }).withResponse());
    await setup.until(Promise.allSettled(calls));
    expect(all.spans().map(({ attributes }) => attributes['error.type'])).toContain('ERR_RATE_LIMIT_WAIT');
  });

  it('still ends when a list is never read, and counts its calls', async () => {
    const setup = stage();
    const all = recorded(setup.client);
    new UsersApi(setup.client).getUsers().items();
    await setup.until(setup.users.patchUser('user-1', { version: 1 }).withResponse());
    await setup.until(setup.governor.drain());
    expect(all.spans()).toHaveLength(1);
    expect(setup.client.waits()).toEqual([]);
  });
});

describe('a client with a limiter that implements only the required methods', () => {
  it('records a list and all its pages', async () => {
    const sandbox = createSandbox({ rateLimit: false });
    const admitted: string[] = [];
    const limiter: NonNullable<ClientOptions['limiter']> = {
      admit: ({ call }) => {
        admitted.push(call.operation);
        return undefined;
      },
      observe: (_call, response) => response,
      waits: () => [],
    };
    const client = clientOf(sandbox, { limiter });
    client.setAccessToken(sandbox.issueAccessToken());
    const all = recorded(client);
    const items = await new UsersApi(client).getUsers({ pageSize: 100 }).items().toArray();
    expect(items.length).toBeGreaterThan(0);
    expect(admitted).toEqual(['getUsers']);
    expect(all.span('GET /api/v2/users').attributes).toMatchObject({ 'http.response.status_code': 200 });
    expect(all.span('list getUsers').attributes).not.toHaveProperty('error.type');
  });
});

describe('instrumentGovernor', () => {
  it('reports the length of the queue by priority and the pending requests, until it is ended', async () => {
    const setup = stage({ sandbox: { rateLimit: 5 }, governor: { allowed: 5, reserve: 0 } });
    const all = exports();
    const stop = instrumentGovernor(setup.governor, { meter: all.meter });
    const calls = many(9, (index) =>
      setup.users.patchUser(`user-${index}`, { version: 1 }, { priority: index > 6 ? 'background' : 'normal' }).withResponse(),
    );
    await setup.quiet();
    const lengths = points(await all.metric('genesyscloud.client.queue.length'));
    const sum = lengths.reduce((total, { value }) => total + Number(value), 0);
    const waiting = setup.governor.waits().length;
    expect(waiting).toBeGreaterThan(0);
    expect(sum).toBe(waiting);
    expect(lengths.map(({ attributes }) => attributes['genesyscloud.priority'])).toEqual(['interactive', 'normal', 'background']);
    expect(points(await all.metric('genesyscloud.client.requests.pending'))).toEqual([{ value: 0, attributes: {} }]);
    expect(await all.text()).not.toContain(String(setup.governor.report().buckets[0]?.key));
    stop();
    await setup.until(Promise.all(calls));
    // The SDK keeps the last values.
    expect(setup.governor.waits()).toEqual([]);
    expect(points(await all.metric('genesyscloud.client.queue.length'))).toEqual(lengths);
  });

  it('refuses anything else', () => {
    expect(() => instrumentGovernor({} as never)).toThrow(
      /instrumentGovernor needs a Governor. Import it from contact-centre-client\/limits/,
    );
    expect(() => instrumentGovernor(new Governor(), { meter: {} } as never)).toThrow(/instrumentGovernor: meter must be a meter/);
    expect(() => instrumentGovernor(new Governor(), { metre: 1 } as never)).toThrow(
      /unknown option "metre".*Did you mean "meter"/,
    );
  });
});
