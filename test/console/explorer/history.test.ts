import { describe, expect, it, vi } from 'vitest';
import type { PastCall } from '../../../examples/console/src/explorer/history/history.js';
import { CallHistory, HISTORY_KEY } from '../../../examples/console/src/explorer/history/history.js';

const call = (id: string): PastCall => ({
  id,
  at: 1,
  slug: 'users',
  name: 'getUser',
  verb: 'GET',
  args: { userId: id },
  outcome: 200,
  ms: 5,
});

function storage(initial?: string): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { text: () => string | null } {
  let text = initial ?? null;
  return {
    text: () => text,
    getItem: () => text,
    setItem: (_key, value) => {
      text = value;
    },
    removeItem: () => {
      text = null;
    },
  };
}

describe('The history', () => {
  it('stores the last 50 calls, the latest first, for the next visit', () => {
    const storageStub = storage();
    const history = new CallHistory(storageStub);
    for (let n = 1; n <= 60; n++) history.add(call(String(n)));
    const ids = new CallHistory(storageStub).calls.map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(ids.slice(0, 2)).toEqual(['60', '59']);
  });

  it('notifies listeners of every change until they unsubscribe', () => {
    const history = new CallHistory(storage());
    const listener = vi.fn();
    const end = history.subscribe(listener);
    history.add(call('1'));
    history.clear();
    end();
    history.add(call('2'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is empty after it is cleared', () => {
    const storageStub = storage();
    const history = new CallHistory(storageStub);
    history.add(call('1'));
    history.clear();
    expect([history.calls, storageStub.text()]).toEqual([[], null]);
  });

  it.each(['{', '"x"', 'null', '[1, null, {"id": 3}]'])('starts empty if %j is stored', (text) => {
    expect(new CallHistory(storage(text)).calls).toEqual([]);
  });

  it('lasts as long as the page if storage is not available', () => {
    const full = {
      ...storage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const history = new CallHistory(full);
    history.add(call('1'));
    expect(history.calls.map(({ id }) => id)).toEqual(['1']);
    const none = new CallHistory();
    none.add(call('1'));
    none.add(call('2'));
    expect(none.calls.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('has its own key', () => {
    expect(HISTORY_KEY).toBe('console.explorer.history');
  });
});
