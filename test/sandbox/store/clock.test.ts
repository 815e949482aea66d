import { createSandbox } from 'contact-centre-client/sandbox';
import { expect, it } from 'vitest';
import { signIn, signInUser } from '../support.js';
import type { NamedEntity } from '../support.js';

const start = Date.parse('2026-05-04T10:00:00Z');

it('the clock runs like the system clock, and can be advanced and set', () => {
  let time = start;
  const { clock } = createSandbox({ now: () => time });
  expect(clock.now()).toBe(start);
  clock.advance(500);
  time += 10;
  expect(clock.now()).toBe(start + 510);
  clock.set(new Date('2030-01-01T00:00:00Z'));
  time += 10;
  expect(clock.now()).toBe(Date.parse('2030-01-01T00:00:00.010Z'));
  clock.set(0);
  expect(clock.now()).toBe(0);
});

it('the clock determines stored times', async () => {
  const sandbox = createSandbox({ now: () => start });
  const call = await signIn(sandbox);
  sandbox.clock.advance(3_600_000);
  const { body } = await call<{ dateModified: string }>('POST', '/api/v2/routing/skills', { name: 'Juggling' });
  expect(body.dateModified).toBe('2026-05-04T11:00:00.000Z');
});

it('tokens expire by the clock', async () => {
  const sandbox = createSandbox({ now: () => start, tokenLifetimeMs: 600_000 });
  const call = await signIn(sandbox);
  sandbox.clock.advance(599_999);
  expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
  sandbox.clock.advance(1);
  expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 401 });
});

it('a reset corrects the clock', () => {
  const sandbox = createSandbox({ now: () => start });
  sandbox.clock.advance(1);
  sandbox.reset();
  expect(sandbox.clock.now()).toBe(start);
});

it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e15, 1e300])('the clock is not advanced by %d', (ms) => {
  expect(() => {
    createSandbox().clock.advance(ms);
  }).toThrow(RangeError);
});

it.each([-1, 253_402_300_800_000, 8.64e15, '+010000-01-01T00:00:00Z'])(
  'the clock cannot be set to %s, from which some dates could not be computed, and stays unchanged',
  async (time) => {
    const sandbox = createSandbox({ now: () => start });
    const refused = { name: 'RangeError', message: 'The time of a sandbox is from 1970 to 9999' };
    expect(() => {
      sandbox.clock.set(new Date(time));
    }).toThrow(expect.objectContaining(refused) as Error);
    const body = JSON.stringify({ set: new Date(time).toISOString() });
    const answer = await sandbox.fetch(new Request('https://sandbox.example/sandbox/clock', { method: 'POST', body }));
    expect(await answer.json()).toMatchObject({ status: 400, message: refused.message });
    expect(sandbox.clock.now()).toBe(start);
  },
);

it.each([Number.NaN, -1, 1e16])('no sandbox starts at %d', (time) => {
  expect(() => createSandbox({ now: () => time })).toThrow('from 1970 to 9999');
});

it('every operation responds at the first and the last moment of the clock', async () => {
  const sandbox = createSandbox({ traffic: { historyMs: 3_600_000 }, rateLimit: false });
  for (const time of [0, 253_402_300_799_999 - 60_000]) {
    sandbox.clock.set(time);
    const call = await signIn(sandbox);
    for (const path of ['users', 'routing/queues', 'conversations', 'tokens/me']) {
      expect(await call('GET', `/api/v2/${path}`)).toMatchObject({ status: 200 });
    }
  }
});

it('time continues by itself beyond the last year, but cannot be advanced there', () => {
  let time = start;
  const { clock } = createSandbox({ now: () => time, traffic: { historyMs: 3_600_000 } });
  clock.set(253_402_300_799_999);
  time += 5000;
  clock.advance(0);
  expect(clock.now()).toBe(253_402_300_804_999);
  expect(() => {
    clock.advance(1);
  }).toThrow(RangeError);
});

it('a latency in virtual time ends at the last moment of the clock', async () => {
  const sandbox = createSandbox();
  sandbox.clock.set(253_402_300_799_999 - 60_000);
  const call = await signIn(sandbox);
  sandbox.fail({ latencyMs: 2 ** 31 - 1, virtual: true });
  expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
});

it('the clock cannot be set to an invalid time', () => {
  expect(() => {
    createSandbox().clock.set(new Date('yesterday'));
  }).toThrow(RangeError);
});

it('the current users and queues can be read', async () => {
  const sandbox = createSandbox();
  const call = await signIn(sandbox);
  const { body } = await call<NamedEntity>('POST', '/api/v2/routing/queues', { name: 'Ferries' });
  expect([sandbox.users.length, sandbox.queues.length, sandbox.queues.at(-1)?.id]).toEqual([24, 11, body.id]);
});

it('access tokens are issued to a user or to the OAuth client', async () => {
  const sandbox = createSandbox();
  const [user] = sandbox.users;
  const me = async (token: string): Promise<unknown> =>
    (
      await sandbox.fetch(
        new Request('https://sandbox.example/api/v2/users/me', { headers: { Authorization: `Bearer ${token}` } }),
      )
    ).json();
  expect(await me(sandbox.issueAccessToken(user!.id))).toMatchObject({ id: user!.id });
  expect(await me(sandbox.issueAccessToken())).toMatchObject({ status: 400 });
  expect(() => sandbox.issueAccessToken('nobody')).toThrow('no such active user');
  await signInUser(sandbox, user!.id);
});
