import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { copyOptions } from '../core/arguments/option-checks.js';
import type { StorageLike } from '../core/values/runtime.js';
import type { TokenStore } from './store.js';
import { TabEntries } from './tab-entries.js';
import type { TabEntry } from './tab-entries.js';
import { TabVersions } from './tab-versions.js';
import { quoteValue } from '../core/values/plain-objects.js';

/** A tab requests a token newer than the one that it has, or sends the one that it has. */
type Message = { request: string; newerThan: number } | ({ key: string } & TabEntry);

/** How long a tab waits for a message before it looks again, in ms. */
const ANSWER_TIMEOUT = 100;

/**
 * How often it looks: for 5 s in all. A tab that shows a version and does not send it is frozen or hangs. The waiting tab then continues
 * with what it has.
 */
const MAX_LOOKS = 50;

/** Options of a {@link tabStore}. */
export interface TabStoreOptions {
  /**
   * Where tokens are also written, readable by any script of the page: `sessionStorage` to survive a reload, `localStorage` to survive
   * closing the last tab. By default they are only in memory.
   */
  storage?: StorageLike;
}

/**
 * Shares tokens between the tabs of a page's origin. One tab at a time requests a token, under a Web Lock, and sends it to the others over a
 * `BroadcastChannel`. A sign-out in one tab removes the token from all. Nothing is written to disk unless you pass `storage`: closing the
 * last tab discards the token. In a browser without Web Locks or channels, each tab signs in by itself.
 *
 * @param name - Name of the locks, the channel and the storage entries. Tabs with another name share nothing with these.
 */
export function tabStore(name = 'contact-centre-client.tokens', options: TabStoreOptions = {}): TokenStore {
  const { storage } = copyOptions('tabStore', options, { storage: 0 }) as TabStoreOptions;
  if (typeof name !== 'string' || name === '')
    throw new ConfigurationError(`tabStore: the name must be a string that is not empty, not ${quoteValue(name)}`);
  if (storage !== undefined && !isStorage(storage)) {
    throw new ConfigurationError('tabStore: storage must be a Storage, such as sessionStorage');
  }
  const tabs = new Tabs(name, new TabEntries(name, storage));
  return {
    read: (key) => tabs.read(key),
    replace: (key, was, text) => tabs.replace(key, was, text),
    watch: (listener) => {
      tabs.signOutListeners.add(listener);
    },
    alone: (key, work) => tabs.alone(key, work),
  };
}

/** One tab of several. */
class Tabs {
  readonly signOutListeners = new Set<(key: string) => void>();
  readonly #name: string;
  readonly #entries: TabEntries;
  readonly #channel: BroadcastChannel | undefined;
  readonly #locks: LockManager | undefined;
  readonly #versions: TabVersions | undefined;
  /** Called with each token that arrives. */
  readonly #entryListeners = new Set<() => void>();

  constructor(name: string, entries: TabEntries) {
    this.#name = name;
    this.#entries = entries;
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
    // Absent outside browsers, and on pages without TLS.
    const environment: { navigator?: { locks?: LockManager } } = globalThis;
    this.#locks = environment.navigator?.locks;
    if (this.#channel && this.#locks) this.#versions = new TabVersions(this.#locks, name);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent) => {
      this.#receive(data);
    });
    // In Node, where tests run, an open channel keeps the process alive.
    (this.#channel as { unref?: () => void } | undefined)?.unref?.();
  }

  async read(key: string): Promise<string | undefined> {
    if (this.#entries.current(key).text === undefined) await this.#catchUp(key);
    const entry = this.#entries.current(key);
    // After a reload the token comes from the storage, and the other tabs do not know yet that it is here.
    if (entry.text !== undefined) await this.#showVersion(key, entry);
    return entry.text;
  }

  async replace(key: string, was: string | undefined, text: string | undefined): Promise<boolean> {
    if (this.#entries.current(key).text !== was) return false;
    const entry = this.#entries.replace(key, text);
    this.#send({ key, ...entry });
    await this.#showVersion(key, entry);
    return true;
  }

  alone<T>(key: string, work: () => Promise<T>): Promise<T> {
    const locks = this.#locks;
    if (!locks) return work();
    return new Promise((resolve, reject) => {
      const underLock = async (): Promise<void> => {
        // The lock may change hands before the message with the new token arrives.
        await this.#catchUp(key);
        const result = work();
        resolve(result);
        await result.catch(() => undefined);
      };
      locks.request(`${this.#name} ${key}`, underLock).catch(reject);
    });
  }

  #send(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #receive(data: unknown): void {
    const { request, newerThan, key, version, signIn, text } = isObject(data) ? data : {};
    if (typeof request === 'string') {
      this.#respond(request, Number(newerThan));
      return;
    }
    const isText = typeof text === 'string' || text === undefined;
    if (typeof key !== 'string' || typeof version !== 'number' || typeof signIn !== 'string' || !isText) return;
    const entry = { version, signIn, text };
    if (!this.#entries.accept(key, entry)) return;
    // The sender shows this version, too. If this tab cannot show it, the others still see the sender's.
    this.#showVersion(key, entry).catch(() => undefined);
    for (const listener of [...this.#entryListeners]) listener();
    if (text === undefined) for (const listener of this.signOutListeners) listener(key);
  }

  /** A tab without a newer token stays silent, so that a late response cannot bring an old token back. */
  #respond(key: string, newerThan: number): void {
    const entry = this.#entries.current(key);
    if (entry.text !== undefined && entry.version > newerThan) this.#send({ key, ...entry });
  }

  async #showVersion(key: string, { version, text }: TabEntry): Promise<void> {
    if (text === undefined) this.#versions?.hide(key);
    else await this.#versions?.show(key, version);
  }

  /** Waits until this tab has the newest token that any tab has. */
  async #catchUp(key: string): Promise<void> {
    if (!this.#channel) return;
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const newest = this.#versions ? await this.#versions.newest(key) : undefined;
      if (newest !== undefined && newest <= this.#entries.current(key).version) return;
      await this.#requestEntry(this.#channel, key);
      // Without Web Locks a tab cannot find out whether another one has the token, so it requests it only once.
      if (newest === undefined) return;
    }
  }

  /** Requests a newer token from the other tabs. Resolves when one arrives, or after a while. */
  #requestEntry(channel: BroadcastChannel, key: string): Promise<void> {
    const { version } = this.#entries.current(key);
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#entryListeners.delete(checkVersion);
        resolve();
      };
      const checkVersion = (): void => {
        if (this.#entries.current(key).version > version) finish();
      };
      const timer = setTimeout(finish, ANSWER_TIMEOUT);
      this.#entryListeners.add(checkVersion);
      channel.postMessage({ request: key, newerThan: version } satisfies Message);
    });
  }
}

function isStorage(value: unknown): boolean {
  return isObject(value) && ['getItem', 'setItem', 'removeItem'].every((name) => typeof value[name] === 'function');
}
