import { AbortError } from 'contact-centre-client';
import { JournalError } from 'contact-centre-client/bulk';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Gate } from '../../../src/bulk/pacing/gate.js';
import { KeySet, hashText } from '../../../src/bulk/keys.js';
import {
  formatEvent,
  parseHead,
  formatHead,
  formatPlan,
  parsePlan,
  formatTotal,
  state,
  stateByLetter,
  parseEvent,
  parseTotal,
} from '../../../src/bulk/journal/lines.js';
import { PauseSwitch } from '../../../src/bulk/pacing/pause-switch.js';
import { pool } from '../../../src/bulk/pacing/pool.js';
import { countsOf, progress } from '../../../src/bulk/progress.js';
import { States } from '../../../src/bulk/journal/states.js';

const head = { bulk: 2, run: 'r', name: 'n', plan: 'p', organization: 'o', client: 'c' } as const;
const place = fc.integer({ min: 0, max: 2 ** 40 });
const entity = fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.parse(JSON.stringify(value)) as object);

describe('A line of a journal', () => {
  it('is read as it was written', () => {
    const anyEvent = fc.oneof(
      fc.record({ letter: fc.constantFrom('s', 'd', 'u'), place }),
      fc.record({ letter: fc.constantFrom('f', 'q', 'x', 'l'), place, reason: fc.string() }),
      fc.record({ letter: fc.constant('c'), place, change: entity, keptValues: entity }),
    );
    fc.assert(
      fc.property(
        anyEvent,
        fc.record({ place, key: fc.string(), change: entity, keptValues: entity }),
        place,
        (event, plan, total) => {
          expect(parseEvent(formatEvent(event as never))).toEqual(event);
          expect(parsePlan(formatPlan(plan))).toEqual(plan);
          expect(parseTotal(formatTotal(total))).toBe(total);
        },
      ),
    );
    expect(parseHead(formatHead(head))).toEqual(head);
  });

  it('has the format of this journal version', () => {
    expect(formatEvent({ letter: 's', place: 7 })).toBe('["s",7]');
    expect(formatEvent({ letter: 'f', place: 7, reason: 'no "x"' })).toBe('["f",7,"no \\"x\\""]');
    expect(formatEvent({ letter: 'c', place: 7, change: { a: 1 }, keptValues: {} })).toBe('["c",7,{"a":1},{}]');
    expect(formatPlan({ place: 1, key: 'k', change: { a: 1 }, keptValues: { a: 0 } })).toBe('["p",1,"k",{"a":1},{"a":0}]');
    expect(formatTotal(3)).toBe('["r",3]');
    expect(stateByLetter).toEqual({ s: 1, d: 2, f: 3, q: 7, x: 4, u: 5, l: 6 });
  });

  const bad = [
    '',
    'x',
    'null',
    '5',
    '"s"',
    '{}',
    '[]',
    '["s"]',
    '["s",-1]',
    '["s",1.5]',
    '["s","1"]',
    '["z",1]',
    '["e"]',
    '["c",1]',
  ];
  const badChanges = ['["c",1,{}]', '["c",1,{},5]', '["c",1,5,{}]', '["p",1,"k",{},{}]', '["r",1]'];

  it.each([...bad, ...badChanges])('is rejected as an event: %s', (line) => {
    expect(() => parseEvent(line)).toThrow(JournalError);
    expect(() => parseEvent(line)).toThrow(`a line of ${line.length} characters`);
  });

  it.each([
    ...bad,
    '["p",1,"k",{}]',
    '["p",1,"k",5,{}]',
    '["p",1,"k",{},5]',
    '["p",1,5,{},{}]',
    '["p",-1,"k",{},{}]',
    '["c",1,"k",{},{}]',
  ])('is rejected as a plan: %s', (line) => {
    expect(() => parsePlan(line)).toThrow(expect.objectContaining({ code: 'ERR_JOURNAL_CORRUPT' }));
  });

  it.each([...bad, '["r"]', '["r",-1]', '["r","1"]', '["p",1]'])('is rejected as the end of a plan: %s', (line) => {
    expect(() => parseTotal(line)).toThrow(expect.objectContaining({ code: 'ERR_JOURNAL_CORRUPT' }));
  });

  it.each(['run', 'name', 'plan', 'organization', 'client', 'bulk'])('is rejected as a head without %s', (field) => {
    const line = JSON.stringify({ ...head, [field]: undefined });
    expect(() => parseHead(line)).toThrow(expect.objectContaining({ code: 'ERR_JOURNAL_CORRUPT' }));
    expect(() => parseHead(JSON.stringify({ ...head, [field]: 5 }))).toThrow(
      expect.objectContaining({ code: 'ERR_JOURNAL_CORRUPT' }),
    );
  });

  it.each(['null', '[]', '"text"', '5', '{'])('is rejected as a head: %s', (line) => {
    expect(() => parseHead(line)).toThrow(expect.objectContaining({ code: 'ERR_JOURNAL_CORRUPT' }));
  });

  it('of a journal without checksums explains what to do', () => {
    expect(() => parseHead(JSON.stringify({ ...head, bulk: 1 }))).toThrow(
      expect.objectContaining({ code: 'ERR_JOURNAL_VERSION' }),
    );
  });
});

describe('The hash of a text', () => {
  it.each([
    ['a', '82c97901501c2ba7'],
    ['queue-1', '2aae4db81f500dfc'],
    ['é😀', '48ff104e82016db7'],
    ['00000000-0000-4000-8000-000000000001', '25b379b91dbfd481'],
  ])('of %j is the one that journals contain', (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  it('always has 16 digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hashText(text)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });

  it('distinguishes new keys from seen ones, like a Set', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 300 }), (texts) => {
        const keys = new KeySet();
        const set = new Set<string>();
        for (const text of texts) {
          expect(keys.add(text)).toBe(!set.has(text));
          set.add(text);
        }
        expect(keys.size).toBe(set.size);
      }),
    );
  });
});

describe('The states of a run', () => {
  it('are counted as they change, within their range only', () => {
    const states = new States(10, 5);
    expect([9, 10, 14, 15].map((at) => states.has(at))).toEqual([false, true, true, false]);
    expect([states.size, states.count(state.planned), states.count(state.done)]).toEqual([5, 5, 0]);
    states.set(10, state.sent);
    states.set(10, state.done);
    states.set(11, state.unclear);
    states.set(12, state.undone);
    states.set(13, state.left);
    expect([states.at(10), states.at(14), states.count(state.planned), states.count(state.sent)]).toEqual([2, 0, 1, 0]);
    expect(countsOf(states)).toEqual({ done: 2, failed: 1, skipped: 1 });
    states.set(12, state.failed);
    states.set(14, state.skipped);
    expect(countsOf(states)).toEqual({ done: 2, failed: 2, skipped: 1 });
  });

  it('are reported with the phase and their sum', () => {
    const report = progress('change' as never);
    const counts = { done: 2, failed: 1, skipped: 3 };
    expect(report(counts, 10)).toMatchObject({ phase: 'change', settled: 6, ...counts, total: 10 });
    expect(report(counts, 10, 9)).toMatchObject({ settled: 9 });
  });
});

describe('A pool', () => {
  async function* numbers(count: number, onClose = vi.fn()): AsyncGenerator<number, void> {
    try {
      for (let number = 0; number < count; number++) yield await Promise.resolve(number);
    } finally {
      onClose();
    }
  }

  it('processes all items, a limited number at a time', async () => {
    let current = 0;
    let maxRunning = 0;
    const processed: number[] = [];
    await pool(
      numbers(20),
      3,
      () => false,
      async (item) => {
        maxRunning = Math.max(maxRunning, ++current);
        await new Promise((resolve) => setImmediate(resolve));
        processed.push(item);
        current--;
      },
    );
    expect([maxRunning, processed.length, new Set(processed).size]).toEqual([3, 20, 20]);
  });

  it('starts nothing more once it is stopped, and closes its source', async () => {
    const onClose = vi.fn();
    const processed: number[] = [];
    await pool(
      numbers(20, onClose),
      1,
      () => processed.length === 4,
      (item) => Promise.resolve(void processed.push(item)),
    );
    expect(processed).toEqual([0, 1, 2, 3]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('starts nothing more after a failure, completes pending work, and rejects with the first failure', async () => {
    const onClose = vi.fn();
    const finishedItems: number[] = [];
    const work = pool(
      numbers(20, onClose),
      2,
      () => false,
      async (item) => {
        if (item === 1) throw new Error('first');
        await new Promise((resolve) => setImmediate(resolve));
        finishedItems.push(item);
        if (item === 0) throw new Error('second');
      },
    );
    await expect(work).rejects.toThrow('first');
    expect(finishedItems).toEqual([0]);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('The gate of a run', () => {
  const gateOf = (signal?: AbortSignal) => {
    const pauses = new PauseSwitch();
    const leaving = new Set<() => void>();
    let hasLeft = false;
    const watch = {
      hasLeft: () => hasLeft,
      onLeave: (listener: () => void) => {
        leaving.add(listener);
        return () => leaving.delete(listener);
      },
    };
    const leave = (): void => {
      hasLeft = true;
      for (const listener of [...leaving]) listener();
    };
    return { gate: new Gate('The run', signal, watch as never, pauses), pauses, leave, leaving };
  };

  it('is open unless the run is paused or the platform has requested a delay', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const { gate, pauses } = gateOf();
      expect([gate.isOpen(), await gate.pass()]).toEqual([true, true]);
      gate.close(2000);
      gate.close(500);
      expect(gate.isOpen()).toBe(false);
      const onPass = vi.fn();
      const passing = gate.pass().then(onPass);
      await import('../../../src/core/response/repeat.js');
      await vi.advanceTimersByTimeAsync(1999);
      expect(onPass).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await passing;
      expect([onPass.mock.calls, gate.isOpen()]).toEqual([[[true]], true]);
      pauses.set(true);
      expect(gate.isOpen()).toBe(false);
      const resumption = gate.pass();
      pauses.set(false);
      expect([await resumption, gate.isOpen()]).toEqual([true, true]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('notifies waiting callers that the run was left, and keeps no listener', async () => {
    const { gate, pauses, leave, leaving } = gateOf();
    pauses.set(true);
    const passing = gate.pass();
    leave();
    expect(await passing).toBe(false);
    expect(leaving.size).toBe(0);
  });

  it('rejects with the reason of the abort', async () => {
    const stop = new AbortController();
    const { gate, pauses } = gateOf(stop.signal);
    pauses.set(true);
    const passing = gate.pass();
    const reason = new Error('enough');
    stop.abort(reason);
    await expect(passing).rejects.toMatchObject({ name: 'AbortError', cause: reason });
    await expect(passing).rejects.toBeInstanceOf(AbortError);
    expect(gate.isOpen()).toBe(false);
  });

  it('notifies only of changes, and only current subscribers', () => {
    const pauses = new PauseSwitch();
    const listener = vi.fn();
    const unsubscribe = pauses.onChange(listener);
    pauses.set(false);
    expect(listener).not.toHaveBeenCalled();
    pauses.set(true);
    pauses.set(true);
    expect([listener.mock.calls.length, pauses.isPaused]).toEqual([1, true]);
    unsubscribe();
    pauses.set(false);
    expect(listener).toHaveBeenCalledOnce();
  });
});
