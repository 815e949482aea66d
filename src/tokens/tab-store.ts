import { ConfigurationError } from '../core/errors.js';
import { isObject } from '../core/is-object.js';
import { namedOptions } from '../core/records.js';
import type { StorageLike } from '../core/runtime.js';
import type { TokenStore } from './store.js';

/** What a tab says to the others. */
type Message = { asked: string } | { key: string; text: string | undefined };

/** How long a tab waits for what others know, in ms. */
const PATIENCE = 100;

/** What tabs keep. */
export interface TabStoreOptions {
  /**
   * Where tokens are written down, for any script of the page to read: `sessionStorage` to outlive a reload, `localStorage` to outlive the
   * last tab. Nowhere where nothing is said.
   */
  storage?: StorageLike;
}

/**
 * Shares tokens between the tabs of a page's origin: one of them asks for a token, by the browser's own lock, and tells the others, also when
 * it signs out. Nothing is written down unless that is asked for: with the last tab the token is gone. Without locks or channels, as in an
 * old browser, each tab is by itself.
 *
 * @param name - Of lock, channel and what is written down; tabs of another name know nothing of these.
 */
export function tabStore(name = 'contact-centre-client.tokens', options: TabStoreOptions = {}): TokenStore {
  const { storage } = namedOptions('tabStore', options, { storage: 0 }) as TabStoreOptions;
  if (typeof name !== 'string' || name === '') throw new ConfigurationError('tabStore: the name must be a text');
  if (storage !== undefined && !isStorage(storage))
    throw new ConfigurationError('tabStore: storage must be a Storage, such as sessionStorage');
  const known = new Map<string, string>();
  const watchers = new Set<(key: string) => void>();
  const listeners = new Set<(key: string) => void>();
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  const locks = (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks;
  const tell = (message: Message): void => channel?.postMessage(message);
  const get = (key: string): string | undefined => known.get(key) ?? storage?.getItem(`${name} ${key}`) ?? undefined;
  const put = (key: string, text: string | undefined): void => {
    if (text === undefined) known.delete(key);
    else known.set(key, text);
    if (text === undefined) storage?.removeItem(`${name} ${key}`);
    else storage?.setItem(`${name} ${key}`, text);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    const { asked, key, text } = isObject(data) ? data : {};
    if (typeof asked === 'string' && get(asked) !== undefined) tell({ key: asked, text: get(asked) });
    if (typeof key !== 'string' || !['string', 'undefined'].includes(typeof text)) return;
    put(key, text as string | undefined);
    for (const listener of [...listeners, ...(text === undefined ? watchers : [])]) listener(key);
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
      if (get(key) === undefined && channel) await heard(key);
      return get(key);
    },
    // oxlint-disable-next-line typescript/require-await -- what a storage throws is a rejection
    replace: async (key, was, text) => {
      const stands = get(key) === was;
      if (stands) {
        put(key, text);
        tell({ key, text });
      }
      return stands;
    },
    watch: (removed) => void watchers.add(removed),
    alone: (key, work) => {
      if (!locks) return work();
      return new Promise((resolve, reject) => {
        const turn = async (): Promise<void> => {
          // A lock may change hands before the message arrives that tells what came of it.
          if (get(key) !== undefined && channel) await heard(key);
          const done = work();
          resolve(done);
          await done.catch(() => undefined);
        };
        locks.request(`${name} ${key}`, turn).catch(reject);
      });
    },
  };
}

function isStorage(value: unknown): boolean {
  return isObject(value) && ['getItem', 'setItem', 'removeItem'].every((name) => typeof value[name] === 'function');
}
