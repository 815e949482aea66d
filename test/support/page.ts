import { vi } from 'vitest';

/** A web storage whose content a test can read. */
export class MemoryStorage {
  readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** The parts of a browser page that sign-in uses. */
export interface BrowserPage {
  /** The current address; assign it to simulate an arrival. */
  href: string;
  readonly localStorage: MemoryStorage;
  readonly sessionStorage: MemoryStorage;
  /** All addresses that the page has left for. */
  readonly departures: readonly string[];
  /** All addresses that replaced the current one without loading it. */
  readonly rewrites: readonly string[];
  /** Returns the first unread departure. */
  nextDeparture(): Promise<URL>;
}

/**
 * Makes this process look like a browser page until the test ends (Vitest's `unstubGlobals` removes it). The page is never
 * really left: after a departure the test sets the address that the browser returns to.
 */
export function openPage(address = 'https://app.example/'): BrowserPage {
  const departures: string[] = [];
  const rewrites: string[] = [];
  const waiting: ((url: URL) => void)[] = [];
  let requestCount = 0;
  let current = new URL(address);

  const page: BrowserPage = {
    get href() {
      return current.href;
    },
    set href(next) {
      current = new URL(next);
    },
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    departures,
    rewrites,
    nextDeparture() {
      const departure = departures[requestCount++];
      if (departure !== undefined) return Promise.resolve(new URL(departure));
      return new Promise((resolve) => waiting.push(resolve));
    },
  };

  vi.stubGlobal('window', {
    document: {},
    location: {
      get href() {
        return current.href;
      },
      assign(next: string) {
        const url = new URL(next, current);
        departures.push(url.href);
        waiting.shift()?.(url);
      },
    },
    history: {
      state: { app: 'state' },
      replaceState(state: unknown, _unused: string, next: string) {
        const url = new URL(next, current);
        if (url.origin !== current.origin) throw new Error(`A page at ${current.origin} cannot pass itself off as ${url.origin}`);
        if ((state as { app?: unknown } | null)?.app !== 'state') throw new Error("The app's own history state was lost");
        rewrites.push(next);
        current = url;
      },
    },
  });
  vi.stubGlobal('localStorage', page.localStorage);
  vi.stubGlobal('sessionStorage', page.sessionStorage);
  return page;
}

/** Waits until a redirect sign-in leaves the page. A sign-in that settles instead fails the test immediately. */
export async function departure(page: BrowserPage, signIn: Promise<unknown>): Promise<URL> {
  const settled = signIn.then(() => {
    throw new Error('The sign-in was expected to leave for the login page, but it resolved');
  });
  return await Promise.race([page.nextDeparture(), settled]);
}
