import { expect, it, vi } from 'vitest';
import { stage } from './support.js';

/** How often the time is read for a call: the governor reads it for each step. */
async function stepsPerCall(callCount: number): Promise<number> {
  const setup = stage({ governor: { maxConcurrent: 5, reserve: 0 }, sandbox: { rateLimit: { token: 100_000 } } });
  const patch = (id: number): Promise<unknown> => setup.users.patchUser(`user-${id}`, { version: 1 }).withResponse();
  await setup.until(patch(0));
  const now = vi.spyOn(performance, 'now');
  const calls = Promise.all(Array.from({ length: callCount }, (_, index) => patch(index)));
  await setup.quiet();
  await setup.until(calls);
  const steps = now.mock.calls.length / callCount;
  vi.useRealTimers();
  vi.restoreAllMocks();
  return steps;
}

it('takes as many steps for each of 300 queued calls as for each of 60', async () => {
  const few = await stepsPerCall(60);
  expect(few).toBeGreaterThan(1);
  expect(await stepsPerCall(300)).toBeLessThan(few * 1.1);
});
