import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { test, inject } from 'vitest';
import type { RunningConsole } from '../../../examples/console/server.js';
import { startConsole } from '../../../examples/console/server.js';
import type { ServeOptions } from '../../../src/sandbox/index.js';
import { keptSignIn } from './stored-sign-in.js';
import { watch } from './leaks.js';
import { allow } from './login-page.js';
import { PATIENCE } from '../../support/patience.js';

export { allow };

interface Fixtures {
  /** The shared browser; tests open contexts of it and do not close it. */
  browser: Browser;
  /**
   * Options of the sandbox, without rate limit by default. A group of tests overrides it by `it.override({ sandboxOptions: { …
   * } })`.
   */
  sandboxOptions: ServeOptions;
  /** Signs users in on the console's server: `it.override({ serverSignIn: true })`. */
  serverSignIn: boolean;
  /**
   * Options of the browser: viewport, colorScheme, … It requests reduced motion, since a fading element is neither visible nor
   * hidden.
   */
  contextOptions: BrowserContextOptions;
  /** The served console and its sandbox, new for each test. */
  app: RunningConsole;
  /** The test's own browser profile. Paths are relative to the console: `page.goto('/agents')`. */
  context: BrowserContext;
  /** Its first tab. The test fails if a tab shows or leaks a token, throws, or violates its content security policy. */
  page: Page;
}

const apps = new WeakMap<BrowserContext, RunningConsole>();

/** Vitest's `it`, with a console in a browser for each test that uses one. */
export const it = test.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- how Vitest reads which fixtures are used
    async ({}, use) => {
      const browser = await chromium.connect(inject('browser'));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  sandboxOptions: [{}, { injected: false }],
  serverSignIn: [false, { injected: false }],
  contextOptions: [{}, { injected: false }],
  app: async ({ sandboxOptions, serverSignIn }, use) => {
    const now = (): number => app.sandbox.clock.now();
    const app = await startConsole({
      build: false,
      sandboxOptions: { rateLimit: false, ...sandboxOptions },
      serverSignIn: serverSignIn ? { now } : undefined,
    });
    await use(app);
    await app.close();
  },
  context: async ({ browser, app, contextOptions }, use) => {
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...contextOptions,
    });
    apps.set(context, app);
    context.setDefaultTimeout(PATIENCE);
    const check = watch(context);
    await use(context);
    await check();
    await context.close();
  },
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
});

/** Opens a page of the console, by default the wallboard, in a tab that is already signed in; waits for its heading. */
export async function signIn(page: Page, person = 'Amara Osei', path = '/'): Promise<void> {
  await prepareSignIn(page, person);
  await page.goto(path);
  await page.waitForFunction(() => document.querySelector('main h1'));
}

/** Stores a sign-in in the tab, so that the next page of the console is signed in. */
export async function prepareSignIn(page: Page, person = 'Amara Osei'): Promise<void> {
  const app = apps.get(page.context());
  if (!app) throw new Error('This page is of no context of the fixtures');
  const storedSignIn = await keptSignIn(app, person);
  // An address of the console's origin without the console, so that the sign-in can be stored before it starts.
  await page.goto('/icon.svg');
  await page.evaluate((items) => {
    for (const [key, value] of items) sessionStorage.setItem(key, value);
  }, storedSignIn);
}

/** Does the same through the sandbox's login page, for tests of signing in. */
export async function signInByLoginPage(page: Page, person = 'Amara Osei', path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await allow(page, person);
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  await pageHeading(page).waitFor();
}

const pageHeading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
