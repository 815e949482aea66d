import { ApiClient } from 'contact-centre-client/fetch';
import { Notifications } from 'contact-centre-client/notifications';
import type { NotificationsOptions } from 'contact-centre-client/notifications';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { vi } from 'vitest';
import { origin, socketsOf, transportTo } from '../support.js';

/** A request for a lock, granted or not. */
interface Wish {
  readonly name: string;
  readonly tab: Tab;
  readonly heldLocks: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

const aborted = (): DOMException => new DOMException('The request was aborted', 'AbortError');

/** The locks and channels that the pages of an origin share, like Web Locks and BroadcastChannel. */
export class Browser {
  readonly #heldLocks = new Map<string, Wish>();
  readonly #queues = new Map<string, Wish[]>();
  readonly channels = new Set<{ name: string; tab: Tab; hear: (data: unknown) => void }>();
  /** Whether it denies all locks. */
  isLocked = false;
  /** All messages on its channels. */
  readonly messages: { name: string; data: unknown }[] = [];

  get locks(): string[] {
    return [...this.#heldLocks.keys()];
  }

  request(
    tab: Tab,
    name: string,
    { signal, steal }: { signal?: AbortSignal; steal?: boolean },
    heldLocks: () => unknown,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (tab.isDead) return;
      if (signal?.aborted) reject(aborted());
      if (this.isLocked) reject(new DOMException('No locks here', 'SecurityError'));
      if (signal?.aborted || this.isLocked) return;
      const settled = new AbortController();
      const over =
        <T>(act: (value: T) => void) =>
        (value: T): void => {
          settled.abort();
          act(value);
        };
      const wish: Wish = { name, tab, heldLocks, resolve: over(resolve), reject: over(reject) };
      const queue = this.#queues.get(name) ?? [];
      this.#queues.set(name, queue);
      if (steal) {
        this.#heldLocks.get(name)?.reject(aborted());
        this.#heldLocks.delete(name);
        queue.unshift(wish);
      } else queue.push(wish);
      const end = (): void => {
        const at = this.#queues.get(name)?.indexOf(wish) ?? -1;
        if (at < 0) return;
        this.#queues.get(name)?.splice(at, 1);
        reject(aborted());
      };
      signal?.addEventListener('abort', end, { signal: settled.signal });
      this.#grant(name);
    });
  }

  holds(tab: Tab): boolean {
    return [...this.#heldLocks.values()].some((wish) => wish.tab === tab);
  }

  /** Releases everything of a tab that is gone. */
  free(tab: Tab): void {
    for (const [name, queue] of this.#queues)
      this.#queues.set(
        name,
        queue.filter((wish) => wish.tab !== tab),
      );
    for (const [name, wish] of [...this.#heldLocks]) if (wish.tab === tab) this.#release(wish, name);
  }

  #grant(name: string): void {
    if (this.#heldLocks.has(name)) return;
    const wish = this.#queues.get(name)?.shift();
    if (!wish) return;
    this.#heldLocks.set(name, wish);
    queueMicrotask(() => {
      const over = (): void => {
        this.#release(wish, name);
      };
      const result = Promise.resolve(wish.tab.isDead ? new Promise(() => undefined) : wish.heldLocks());
      result.then(wish.resolve, wish.reject);
      result.then(over, over);
    });
  }

  #release(wish: Wish, name: string): void {
    if (this.#heldLocks.get(name) !== wish) return;
    this.#heldLocks.delete(name);
    this.#grant(name);
  }
}

/** One page. */
export class Tab {
  readonly page = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  isDead = false;
  /** The messages that a frozen page has not received yet. */
  #frozen: (() => void)[] | undefined;
  live!: Notifications;
  client!: ApiClient;
  sockets!: ReturnType<typeof socketsOf>;

  constructor(
    readonly browser: Browser,
    readonly sandbox: Sandbox,
  ) {}

  /** Opens a page with subscriptions. It sees its own globals while it reads them. */
  async open(accessToken: string | undefined, options: NotificationsOptions = {}): Promise<this> {
    const transport = transportTo(this.sandbox);
    this.client = new ApiClient({
      timeout: 0,
      apiUrl: origin,
      // A dead tab receives no responses.
      transport: (request) => (this.isDead ? new Promise(() => undefined) : transport(request)),
    });
    if (accessToken !== undefined) this.client.setAccessToken(accessToken);
    this.sockets = socketsOf(this.sandbox);
    const { browser, page, document } = this;
    const globals = {
      document,
      navigator: {
        locks: {
          request: (name: string, grantedOptions: { signal?: AbortSignal; steal?: boolean }, heldLocks: () => unknown) =>
            browser.request(this, name, grantedOptions, heldLocks),
        },
      },
      BroadcastChannel: this.#channelClass(),
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
    };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    this.live = new Notifications(this.client, { shareTabs: true, webSocket: this.sockets, ...options });
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
    // Hashing the token takes time that fake timers do not cover.
    while (accessToken !== undefined && !browser.isLocked && !browser.holds(this))
      await new Promise((resolve) => setImmediate(resolve));
    return this;
  }

  /** Simulates a crash of the page's process: all work stops without notice. */
  die(): void {
    this.isDead = true;
    this.sockets.die();
    for (const channel of [...this.browser.channels]) if (channel.tab === this) this.browser.channels.delete(channel);
    this.browser.free(this);
  }

  /** The page receives nothing, but keeps its locks and sockets. */
  freeze(): void {
    this.#frozen ??= [];
  }

  thaw(): void {
    const missed = this.#frozen ?? [];
    this.#frozen = undefined;
    for (const hear of missed) hear();
  }

  tell(hear: () => void): void {
    if (this.#frozen) this.#frozen.push(hear);
    else if (!this.isDead) hear();
  }

  #channelClass(): typeof BroadcastChannel {
    // oxlint-disable-next-line typescript/no-this-alias -- a nested class has another `this`
    const tab = this;
    return class {
      readonly #listeners: ((event: { data: unknown }) => void)[] = [];
      readonly #end: { name: string; tab: Tab; hear: (data: unknown) => void };

      constructor(name: string) {
        const hear = (data: unknown): void => {
          for (const listener of this.#listeners) listener({ data });
        };
        tab.browser.channels.add((this.#end = { name, tab, hear }));
      }

      addEventListener(_type: string, listener: (event: { data: unknown }) => void): void {
        this.#listeners.push(listener);
      }

      postMessage(message: unknown): void {
        const { channels, messages } = tab.browser;
        if (tab.isDead) return;
        if (!channels.has(this.#end)) throw new DOMException('The channel is closed', 'InvalidStateError');
        const data = structuredClone(message);
        messages.push({ name: this.#end.name, data });
        for (const end of channels) {
          if (end === this.#end || end.name !== this.#end.name) continue;
          queueMicrotask(() => {
            end.tab.tell(() => {
              if (channels.has(end)) end.hear(data);
            });
          });
        }
      }

      close(): void {
        tab.browser.channels.delete(this.#end);
      }
    } as unknown as typeof BroadcastChannel;
  }
}
