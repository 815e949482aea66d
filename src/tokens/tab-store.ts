import { isObject } from '../core/is-object.js';
import type { TokenStore } from './store.js';

/** What a tab says to the others. */
type Message = { asked: string } | { key: string; text: string | undefined };

/** How long a tab waits for what others know, in ms. */
const PATIENCE = 100;

/**
 * Shares tokens between the tabs of a page's origin: one of them asks for a token, by the browser's own lock, and tells the others. Nothing
 * is written down: with the last tab the token is gone. Without locks or channels, as in an old browser, each tab is by itself.
 *
 * @param name - Of lock and channel; tabs of another name know nothing of these.
 */
export function tabStore(name = 'contact-centre-client.tokens'): TokenStore {
  const known = new Map<string, string>();
  const listeners = new Set<(key: string) => void>();
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  const locks = (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks;
  const tell = (message: Message): void => channel?.postMessage(message);
  const put = (key: string, text: string | undefined): void => {
    if (text === undefined) known.delete(key);
    else known.set(key, text);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    const { asked, key, text } = isObject(data) ? data : {};
    if (typeof asked === 'string' && known.has(asked)) tell({ key: asked, text: known.get(asked) });
    if (typeof key !== 'string' || !['string', 'undefined'].includes(typeof text)) return;
    put(key, text as string | undefined);
    for (const listener of listeners) listener(key);
  });
  // In Node, where tests run, it would keep the process alive.
  (channel as { unref?: () => void } | undefined)?.unref?.();

  /** Waits for what another tab knows; a tab that is alone waits in vain. */
  const heard = (wanted: string): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        listeners.delete(listener);
        resolve();
      };
      const timer = setTimeout(done, PATIENCE);
      const listener = (key: string): void => {
        if (key === wanted) done();
      };
      listeners.add(listener);
      tell({ asked: wanted });
    });

  return {
    read: async (key) => {
      if (!known.has(key) && channel) await heard(key);
      return known.get(key);
    },
    replace: (key, was, text) => {
      const stands = known.get(key) === was;
      if (stands) {
        put(key, text);
        tell({ key, text });
      }
      return Promise.resolve(stands);
    },
    alone: (key, work) => {
      if (!locks) return work();
      return new Promise((resolve, reject) => {
        const turn = async (): Promise<void> => {
          // A lock may change hands before the message arrives that tells what came of it.
          if (known.has(key) && channel) await heard(key);
          const done = work();
          resolve(done);
          await done.catch(() => undefined);
        };
        locks.request(`${name} ${key}`, turn).catch(reject);
      });
    },
  };
}
