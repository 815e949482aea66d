import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CallLog, MAX_CALLS } from '../../../examples/console/src/call-log/call-log.js';

const call = {
  kind: 'call',
  at: 0,
  operation: 'getUsers',
  route: 'GET /api/v2/users',
  page: '/',
  waits: [],
  requests: [],
} as const;

describe('The call log', () => {
  it('returns the calls, the oldest first, and the same list until something changes', () => {
    const log = new CallLog();
    const first = log.add(call);
    const second = log.add(call);
    const calls = log.read();
    expect(calls.map(({ id }) => id)).toEqual([first, second]);
    expect(log.read()).toBe(calls);
    log.change(second, () => ({ to: 5 }));
    expect(log.read()).not.toBe(calls);
    expect(log.read()).toMatchObject([{ id: first }, { id: second, to: 5 }]);
    // A call that has not changed is the same object, so that its row is not rendered again.
    expect(log.read()[0]).toBe(calls[0]);
    expect(calls[1]).not.toHaveProperty('to');
  });

  it('ignores changes of calls that it has removed', () => {
    const log = new CallLog();
    const id = log.add(call);
    log.clear();
    log.change(id, () => ({ to: 1 }));
    expect(log.read()).toEqual([]);
    log.add(call);
    log.change(id, () => ({ to: 1 }));
    expect(log.read()).toMatchObject([{ id: id + 1 }]);
    expect(log.read()[0]).not.toHaveProperty('to');
  });

  it('notifies its listeners of each change until they unsubscribe', () => {
    const log = new CallLog();
    const listener = vi.fn();
    const stop = log.subscribe(listener);
    const id = log.add(call);
    log.change(id, () => ({ to: 1 }));
    log.clear();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    log.add(call);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('is a list of the last calls after any additions, changes and removals', () => {
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.constant('add' as const) },
      { weight: 4, arbitrary: fc.nat({ max: 700 }) },
      { weight: 1, arbitrary: fc.constant('clear' as const) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom(1, 40, 200), (steps, repetitions) => {
        const log = new CallLog();
        let expected: { id: number; to?: number }[] = [];
        for (const each of steps) {
          if (each === 'clear') {
            log.clear();
            expected = [];
          } else if (each === 'add') {
            for (let count = 0; count < repetitions; count++) expected.push({ id: log.add(call) });
            expected = expected.slice(-MAX_CALLS);
          } else {
            log.change(each, () => ({ to: each }));
            expected = expected.map((item) => (item.id === each ? { ...item, to: each } : item));
          }
        }
        expect(log.read().map(({ id, to }) => ({ id, ...(to !== undefined && { to }) }))).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it(`keeps ${MAX_CALLS} calls at most`, () => {
    const log = new CallLog();
    for (let count = 0; count < MAX_CALLS + 20; count++) log.add(call);
    expect(log.read()).toHaveLength(MAX_CALLS);
    expect(log.read()[0]?.id).toBe(21);
  });
});
