import type { TokenStore } from './store.js';

/** Stores tokens in memory, for several clients of one program. */
export function memoryStore(): TokenStore {
  const texts = new Map<string, string>();
  const pendingWork = new Map<string, Promise<unknown>>();
  return {
    read: (key) => Promise.resolve(texts.get(key)),
    replace: (key, was, text) => {
      const isCurrent = texts.get(key) === was;
      if (isCurrent && text === undefined) texts.delete(key);
      else if (isCurrent && text !== undefined) texts.set(key, text);
      return Promise.resolve(isCurrent);
    },
    alone: async (key, work) => {
      const previous = pendingWork.get(key);
      const current = (async () => {
        await previous?.catch(() => undefined);
        return await work();
      })();
      pendingWork.set(key, current);
      try {
        return await current;
      } finally {
        if (pendingWork.get(key) === current) pendingWork.delete(key);
      }
    },
  };
}
