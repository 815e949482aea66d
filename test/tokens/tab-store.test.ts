import { tabStore } from 'contact-centre-client/tokens';
import type { TokenStore } from 'contact-centre-client/tokens';
import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoredToken } from '../../src/tokens/stored-token.js';
import { TokenManager } from '../../src/tokens/token-manager.js';
import { MemoryStorage } from '../support/page.js';
import { stubChannels, stubLocks } from './tab-browser.js';
import { calendar, client, platform } from './support.js';

const LIFETIME = 1000;
const ENDPOINT = { loginUrl: 'https://login.example' } as never;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Tabs with a tabStore', () => {
  it('request a token once, and send it to each other', async () => {
    stubLocks();
    const server = await platform();
    const name = crypto.randomUUID();
    const tabs = Array.from({ length: 3 }, () => client(server, { store: tabStore(name) }).api);
    await Promise.all(tabs.map((api) => api.getUsersMe()));
    expect(server.token).toHaveLength(1);
    // A tab that opens later receives it, and a tab of another name does not.
    await client(server, { store: tabStore(name) }).api.getUsersMe();
    await client(server, { store: tabStore(crypto.randomUUID()) }).api.getUsersMe();
    expect(server.token).toHaveLength(2);
  });

  it('wait for the new token if the message is slower than the lock', async () => {
    stubLocks();
    stubChannels(() => 5);
    const moveOn = calendar();
    const server = await platform();
    const tabs = Array.from({ length: 2 }, () => client(server, { store: tabStore() }).api);
    for (const api of tabs) await api.getUsersMe();
    moveOn(1001);
    await Promise.all(tabs.map((api) => api.getUsersMe()));
    expect(server.token).toHaveLength(2);
  });

  it('receive a token from a tab that needs a second to respond', async () => {
    stubLocks();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    stubChannels(() => 1000);
    await tabStore('slow').replace('key', undefined, 'token');
    const reading = tabStore('slow').read('key');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reading).toBe('token');
  });

  it('do not wait for a token that no tab has', async () => {
    stubLocks();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    stubChannels(() => 5);
    tabStore('empty');
    expect(await tabStore('empty').read('key')).toBeUndefined();
  });

  it('stop waiting for a tab that never sends its token', async () => {
    stubLocks();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    stubChannels(() => 1e9);
    await tabStore('frozen').replace('key', undefined, 'token');
    const reading = tabStore('frozen').read('key');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await reading).toBeUndefined();
  });

  it('work alone in a browser without locks and channels', async () => {
    vi.stubGlobal('navigator', undefined);
    vi.stubGlobal('BroadcastChannel', undefined);
    const server = await platform();
    await client(server, { store: tabStore() }).api.getUsersMe();
    await client(server, { store: tabStore() }).api.getUsersMe();
    expect(server.token).toHaveLength(2);
  });

  it('share a token without locks if another tab responds immediately', async () => {
    vi.stubGlobal('navigator', undefined);
    const name = crypto.randomUUID();
    await tabStore(name).replace('key', undefined, 'token');
    expect(await tabStore(name).read('key')).toBe('token');
  });

  it('show a token from the storage to tabs that open later', async () => {
    stubLocks();
    const storage = new MemoryStorage();
    const name = 'before';
    const reloadedName = 'after';
    await tabStore(name, { storage }).replace('key', undefined, 'token');
    for (const [key, text] of [...storage.items]) storage.setItem(key.replace(name, reloadedName), text);
    expect(await tabStore(reloadedName, { storage }).read('key')).toBe('token');
    expect(await tabStore(reloadedName).read('key')).toBe('token');
  });

  it('read a token that an earlier release stored without a version', async () => {
    const storage = new MemoryStorage();
    storage.setItem('tabs key', '{"accessToken":"old"}');
    expect(await tabStore('tabs', { storage }).read('key')).toBe('{"accessToken":"old"}');
  });

  it('ignore messages of other shapes', async () => {
    stubLocks();
    const name = crypto.randomUUID();
    const store = tabStore(name);
    const other = new BroadcastChannel(name);
    onTestFinished(() => {
      other.close();
    });
    const removal = new Promise<string>((resolve) => store.watch?.(resolve));
    const entry = { key: 'a', version: 1, signIn: 's', text: 'x' };
    const messages = [7, null, { ...entry, key: 7 }, { ...entry, version: '1' }, { ...entry, signIn: 1 }, { ...entry, text: {} }];
    for (const message of [...messages, { request: 7 }, { request: 'a', newerThan: 'x' }]) other.postMessage(message);
    other.postMessage({ ...entry, key: 'b' });
    other.postMessage({ ...entry, key: 'b', version: 2, text: undefined });
    expect(await removal).toBe('b');
    expect(await store.read('a')).toBeUndefined();
  });
});

it.each<[string, unknown, unknown]>([
  ['a name that is empty', '', {}],
  ['a name that is a number', 5, {}],
  ['a storage without functions', 'tool', { storage: {} }],
  ['a storage that is a text', 'tool', { storage: 'sessionStorage' }],
  ['an unknown option', 'tool', { storag: 1 }],
])('refuses a tab store with %s', (_what, name, options) => {
  expect(() => tabStore(name as never, options as never)).toThrow(/tabStore/);
});

/** A login host that accepts each refresh token once, and records the order in which they were used. */
class LoginHost {
  readonly usedRefreshTokens: string[] = [];
  #tokenCount = 0;

  async redeem(refreshToken: string | undefined, delay: number) {
    if (refreshToken !== undefined) this.usedRefreshTokens.push(refreshToken);
    this.#tokenCount += 1;
    const count = this.#tokenCount;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return { accessToken: `access-${count}`, refreshToken: `refresh-${count}`, expiresIn: LIFETIME };
  }
}

class SimulatedTab {
  readonly manager: TokenManager;
  token: StoredToken | undefined;

  constructor(store: TokenStore, host: LoginHost, nextDelay: () => number) {
    const method = {
      clientId: 'app',
      key: 'code me',
      storage: { store, early: 0, seal: undefined, onStoreError: undefined },
      requestToken: (_endpoint: unknown, { refreshToken }: { refreshToken: string | undefined }) =>
        host.redeem(refreshToken, nextDelay()),
    };
    this.manager = new TokenManager(method, {
      runtime: () => 'browser',
      endpoint: () => ENDPOINT,
      adopt: (token) => {
        this.token = token;
      },
      signOut: () => {
        this.token = undefined;
        this.manager.forget();
      },
      countFailure: () => 0,
    });
  }

  /** Makes a call that needs a token. */
  async call(): Promise<void> {
    if (this.manager.token === undefined) await this.manager.renew();
  }
}

/** Delays between 0 and 40 ms, repeated as often as needed. */
const delays = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 40 });

function startTabs(count: number, delayList: readonly number[]) {
  let next = 0;
  const nextDelay = (): number => delayList[next++ % delayList.length] ?? 0;
  stubLocks();
  stubChannels(nextDelay);
  const host = new LoginHost();
  const openTab = (): SimulatedTab => new SimulatedTab(tabStore('tabs'), host, nextDelay);
  return { host, openTab, nextDelay, tabs: Array.from({ length: count }, openTab) };
}

const settle = async (work: readonly Promise<unknown>[]): Promise<void> => {
  const done = Promise.allSettled(work);
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
};

describe('However long messages take', () => {
  it('tabs renew a token with one request, and each refresh token is used once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), delays, async (count, delayList) => {
        vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
        const { host, openTab, tabs } = startTabs(count, delayList);
        for (let renewals = 0; renewals < 3; renewals += 1) {
          await settle(tabs.map((tab) => tab.call()));
          expect(host.usedRefreshTokens).toEqual(Array.from({ length: renewals }, (_, index) => `refresh-${index + 1}`));
          expect(new Set(tabs.map(({ token }) => token?.accessToken))).toEqual(new Set([`access-${renewals + 1}`]));
          tabs.push(openTab());
          vi.setSystemTime(Date.now() + LIFETIME * 1000);
        }
        vi.useRealTimers();
      }),
      { numRuns: 60 },
    );
  });

  it('a sign-out ends the sign-in of every tab, also while another tab renews', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 5 }), delays, fc.integer({ min: 0, max: 100 }), async (count, delayList, at) => {
        vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
        const { openTab, tabs } = startTabs(count, delayList);
        await settle(tabs.map((tab) => tab.call()));
        vi.setSystemTime(Date.now() + LIFETIME * 1000);
        const [first, ...others] = tabs;
        const calls = others.map((tab) => tab.call());
        await vi.advanceTimersByTimeAsync(at);
        first?.manager.forget();
        await settle(calls);
        expect(others.map(({ manager }) => manager.token)).toEqual(others.map(() => undefined));
        // The next sign-in is shared again.
        const late = openTab();
        await settle([late.call()]);
        await settle(tabs.map((tab) => tab.call()));
        expect(new Set(tabs.map(({ token }) => token?.accessToken))).toEqual(new Set([late.token?.accessToken]));
        vi.useRealTimers();
      }),
      { numRuns: 60 },
    );
  });
});
