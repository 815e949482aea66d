import { ApiClient, UsersApi } from 'contact-centre-client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SessionBudget } from '../../../src/mcp/guard/budget.js';
import type { SessionBudgetOptions } from '../../../src/mcp/guard/budget.js';
import { answer, scripted } from '../../core/probe.js';

/** A client whose requests take no time, and a clock that only the test moves. */
function createBudgeted(options: SessionBudgetOptions) {
  const clock = { time: Date.parse('2026-05-04T08:00:00Z') };
  const budget = new SessionBudget({ ...options, now: () => clock.time });
  const { transport, sent } = scripted(...Array.from({ length: 50 }, () => answer(200)));
  const client = new ApiClient({ apiUrl: 'https://api.example', transport, timeout: 0, hooks: [budget.hook] });
  client.setAccessToken('token');
  return { clock, budget, sent, users: new UsersApi(client), client };
}

it('refuses further requests of a minute, and says when they may be sent', async () => {
  const { clock, users, sent } = createBudgeted({ perMinute: 2 });
  await users.getUser('a');
  clock.time += 20_000;
  await users.getUser('b');
  await expect(users.getUser('c')).rejects.toMatchObject({
    name: 'SessionBudgetError',
    code: 'ERR_SESSION_BUDGET',
    operation: 'getUser',
    availableAt: Date.parse('2026-05-04T08:01:00Z'),
    message: expect.stringContaining(
      'getUser was not sent: the budget of 2 requests a minute is used up. It is available again in 40 s, at 2026-05-04T08:01:00.000Z',
    ) as unknown,
  });
  clock.time += 40_000;
  await users.getUser('c');
  expect(sent).toHaveLength(3);
});

it('refuses further requests of the session', async () => {
  const { clock, budget, users, sent } = createBudgeted({ perMinute: 2, perSession: 3 });
  for (const id of ['a', 'b', 'c']) {
    await users.getUser(id);
    clock.time += 60_000;
  }
  await expect(users.getUser('d')).rejects.toMatchObject({
    availableAt: undefined,
    message: expect.stringContaining('a budget of 3 requests, and 0 of them are left. Restart the server') as unknown,
  });
  expect(sent).toHaveLength(3);
  expect(budget.report()).toEqual({ perMinute: 2, perSession: 3, remaining: 0, requests: 3 });
});

it('checks several requests at once', async () => {
  const { budget, users } = createBudgeted({ perMinute: 3, perSession: 100 });
  await users.getUser('a');
  budget.demand(2, 'patchUser');
  expect(() => {
    budget.demand(3, 'patchUser');
  }).toThrow('It is available again in 60 s');
  expect(() => {
    budget.demand(4, 'patchUser');
  }).toThrow('it needs 4 requests, and the budget of a minute is 3');
  expect(budget.report().remaining).toBe(2);
});

it('does not count requests for tokens', async () => {
  const { client, budget } = createBudgeted({ perMinute: 1 });
  await client.loginClientCredentialsGrant('id', 'secret').catch(() => undefined);
  expect(budget.report().requests).toBe(0);
});

it.each([
  [{ perMinute: 0 }, 'SessionBudget: perMinute must be a whole number of requests from 1, not 0'],
  [{ perSession: 1.5 }, 'SessionBudget: perSession must be a whole number of requests from 1, not 1.5'],
  [{ perHour: 1 }, 'unknown option "perHour"'],
])('refuses %o', (options, message) => {
  expect(() => new SessionBudget(options as SessionBudgetOptions)).toThrow(message);
});

it('never lets more requests pass than the budget, in any minute', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 40 }),
      async (perMinute, perSession, pauses) => {
        const { clock, users, sent } = createBudgeted({ perMinute, perSession });
        const times: number[] = [];
        for (const pause of pauses) {
          clock.time += pause;
          const before = sent.length;
          const error: unknown = await users.getUser('a').then(
            () => undefined,
            (reason: unknown) => reason,
          );
          if (sent.length > before) times.push(clock.time);
          const availableAt = (error as { availableAt?: number } | undefined)?.availableAt;
          if (availableAt === undefined) continue;
          clock.time = availableAt;
          await users.getUser('a');
          times.push(clock.time);
        }
        expect(times.length).toBeLessThanOrEqual(perSession);
        for (const [index, time] of times.entries()) {
          const earlier = times[index - perMinute];
          if (earlier !== undefined) expect(time - earlier).toBeGreaterThanOrEqual(60_000);
        }
      },
    ),
    { numRuns: 50 },
  );
});
