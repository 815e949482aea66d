import type { TokenStore } from './store.js';

/** Stores tokens in memory, for several clients of one program. */
export function memoryStore(): TokenStore {
  const kept = new Map<string, string>();
  const turns = new Map<string, Promise<unknown>>();
  return {
    read: (key) => Promise.resolve(kept.get(key)),
    replace: (key, was, text) => {
      const stands = kept.get(key) === was;
      if (stands && text === undefined) kept.delete(key);
      else if (stands && text !== undefined) kept.set(key, text);
      return Promise.resolve(stands);
    },
    alone: async (key, work) => {
      const before = turns.get(key);
      const turn = (async () => {
        await before?.catch(() => undefined);
        return await work();
      })();
      turns.set(key, turn);
      try {
        return await turn;
      } finally {
        if (turns.get(key) === turn) turns.delete(key);
      }
    },
  };
}
