import { expect, it, vi } from 'vitest';
import type { Outcome } from '../../../sandbox/operations/support/caller.js';
import { openForAll } from '../../../sandbox/operations/support/filled-sandbox.js';
import type { OperationEntry } from '../support.js';
import { everyOperation } from '../support.js';
import { ExampleCalls } from './example-calls.js';
import { refused } from './refused.js';

/** A Friday. */
const NOW = Date.parse('2026-11-27T12:00:00Z');

/** Operations whose body is given, without retired ones, which the platform refuses. */
const withBody = everyOperation.filter(
  ({ operation }) => !operation.standing.includes('retired') && operation.parameters.some(({ place }) => place === 'body'),
);

/** Planning first, and within it what moves agents last, since most of it is about the unit of the caller. */
function turn({ operation: { path } }: OperationEntry): number {
  if (!path.startsWith('/api/v2/workforcemanagement/')) return 1;
  return /\/workforcemanagement\/agents$|\/move/.test(path) ? 2 : 0;
}

interface Refusal {
  status: number;
  method: string;
  code: string | undefined;
  message: string;
}

/** Calls each operation with its example: for new entities, then for existing ones, then after the steps that it needs. */
async function refusals(): Promise<Refusal[]> {
  let time = NOW;
  const context = await openForAll({ now: () => (time += 1) });
  context.sandbox.planJob({ lastsMs: 0, times: 10_000 });
  const calls = new ExampleCalls(context);
  const refusedCalls: Refusal[] = [];
  for (const position of [0, 1, 2]) {
    const entries = withBody.filter((entry) => turn(entry) === position);
    const withNew = await refusedOf(entries, async (entry) => await calls.withNew(entry));
    const withExisting = await refusedOf(withNew, async (entry) => await calls.withExisting(entry));
    await refusedOf(withExisting, async (entry) => {
      const outcome = await calls.afterSteps(entry);
      if (outcome.status >= 300) refusedCalls.push(describe(entry, outcome));
      return outcome;
    });
  }
  return refusedCalls;
}

/** Returns the operations whose calls are refused. */
async function refusedOf(
  entries: readonly OperationEntry[],
  call: (entry: OperationEntry) => Promise<Outcome | undefined>,
): Promise<OperationEntry[]> {
  const refusedEntries: OperationEntry[] = [];
  for (const entry of entries) {
    const outcome = await call(entry);
    if (!outcome || outcome.status >= 300) refusedEntries.push(entry);
  }
  return refusedEntries;
}

function describe({ operation }: OperationEntry, { status, body }: Outcome): Refusal {
  const { code, message = '' } = (body ?? {}) as { code?: string; message?: string };
  return { status, method: operation.name, code, message };
}

it('The sandbox accepts the example body of every operation, except those that are listed with the reason', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const refusedCalls = await refusals();
  vi.useRealTimers();
  // What the sandbox does not do, it refuses whatever the body is.
  const wrong = refusedCalls.filter(({ code }) => code !== 'not.implemented');
  const listed = new Set(Object.values(refused).flat());
  expect(wrong.filter(({ method }) => !listed.has(method))).toEqual([]);
  const methods = new Set(wrong.map(({ method }) => method));
  expect([...listed].filter((method) => !methods.has(method))).toEqual([]);
});
