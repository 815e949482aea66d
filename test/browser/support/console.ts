import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test, inject } from 'vitest';
import type { RunningConsole } from '../../../examples/console/server.js';
import { startConsole } from '../../../examples/console/server.js';
import type { ServeOptions } from '../../../src/sandbox/index.js';
import { watch } from './leaks.js';
import { allow } from './login-page.js';

export { allow };

interface Fixtures {
  /** The one browser; tests open contexts of it and do not close it. */
  browser: Browser;
  /** How the sandbox is set up: a group of tests overrides it by `it.override({ sandboxOptions: { … } })`. */
  sandboxOptions: ServeOptions;
  /** How the browser is set up: viewport, colorScheme, reducedMotion, … */
  contextOptions: BrowserContextOptions;
  /** The served console and its sandbox, fresh for each test. */
  app: RunningConsole;
  /** A browser profile of the test's own. Paths are relative to the console: `page.goto('/agents')`. */
  context: BrowserContext;
  /** Its first tab. After the test, no tab may show or have told a token, have thrown, or have met its content security policy. */
  page: Page;
}

/** Vitest's `it`, with a console in a browser for each test that asks for one. */
export const it = test.extend<Fixtures>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- how Vitest reads which fixtures are used
    async ({}, use) => {
      const browser = await chromium.connect(inject('browser'));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  sandboxOptions: [{}, { injected: false }],
  contextOptions: [{}, { injected: false }],
  app: async ({ sandboxOptions }, use) => {
    const app = await startConsole({ build: false, sandboxOptions });
    await use(app);
    await app.close();
  },
  context: async ({ browser, app, contextOptions }, use) => {
    const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1280, height: 800 }, ...contextOptions });
    context.setDefaultTimeout(15_000);
    const check = watch(context);
    await use(context);
    await check();
    await context.close();
  },
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
});

/** Signs in over the sandbox's login page, and waits for the page that opens then: `path`, or the wallboard. */
export async function signIn(page: Page, person = 'Amara Osei', path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await allow(page, person);
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
}
