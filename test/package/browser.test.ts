import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { ServedSandbox } from '../../src/sandbox/index.js';
import { allow } from '../browser/support/login-page.js';
import type { BarePage } from '../support/bare-page.js';
import { barePage } from '../support/bare-page.js';
import { chromiumLaunch } from '../support/chromium.js';
import { serveFiles } from '../support/files.js';
import type { Listening } from '../support/loopback.js';
import { listen } from '../support/loopback.js';
import { PATIENCE } from '../support/patience.js';
import { run } from './support/run.js';

const consumer = inject('consumer');
const dist = join(consumer, 'node_modules/contact-centre-client/dist');
const scripts = new Map([
  ['/client.js', join(dist, 'contact-centre-client.min.js')],
  ['/vendor.js', join(dist, 'vendor/platform-client.min.js')],
]);

let browser: Browser | undefined;
let served: ServedSandbox | undefined;
let pages: Listening | undefined;
let origin: string;
let page: Page;
/** Returns uncaught exceptions of the page's scripts. */
let failed: Promise<never>;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
  const { serveSandbox } = (await import(
    `${consumer}/node_modules/contact-centre-client/dist/sandbox/index.js`
  )) as typeof import('../../src/sandbox/index.js');
  const worker = 'node_modules/msw/lib/mockServiceWorker.js';
  cpSync(join(consumer, worker), join(consumer, 'site/public/mockServiceWorker.js'));
  await run(process.execPath, ['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], join(consumer, 'site'));
  pages = await serveFiles((path) => {
    const site = path.startsWith('/built') ? 'site/dist' : 'site';
    return scripts.get(path) ?? join(consumer, site, path.replace(/^\/built/, ''));
  });
  origin = pages.url;
  served = await serveSandbox({ redirectUris: [`${origin}/sign-in.html`, `${origin}/popup.html`] });
  const { pkce, implicit } = served.sandbox.clients;
  const settings = { apiUrl: served.url, pkce: pkce.id, implicit: implicit.id, token: served.sandbox.issueAccessToken() };
  writeFileSync(join(consumer, 'site/settings.js'), `globalThis.settings = ${JSON.stringify(settings)};`);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await pages?.close();
});

beforeEach(async () => {
  page = await browser!.newPage();
  page.setDefaultTimeout(PATIENCE);
  failed = new Promise((_resolve, reject) => page.once('pageerror', reject));
  // Only relevant while a result is awaited.
  failed.catch(() => undefined);
  return async () => {
    await page.close();
  };
});

/** Returns the result of the page; an earlier exception is reported immediately. */
const outcome = (): Promise<string | null> => Promise.race([page.locator('#outcome[data-done]').textContent(), failed]);

/** The sandbox's login page, in the popup. */
async function openedPopup(): Promise<Page> {
  await page.goto(`${origin}/vendor-popup.html`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const popup = await opening;
  popup.setDefaultTimeout(PATIENCE);
  await popup.getByLabel('Sign in as').waitFor();
  return popup;
}

/** Runs the scenarios of live.mjs in a page or a worker, and in a page that shares its sockets. */
const listening = `
import { ApiClient } from 'contact-centre-client/fetch/client';
import { Notifications } from 'contact-centre-client/notifications';
import { hearing } from './live.mjs';
const share = ({ apiUrl, token }) => {
  const client = new ApiClient({ apiUrl });
  client.setAccessToken(token);
  const live = new Notifications(client, { shareTabs: true });
  const hear = ({ repaired, eventBody }) => heard.push(repaired ?? eventBody.source);
  live.on('v2.users.{id}.presence', 'u1', hear, { repair: () => Promise.resolve('repaired') });
};
if ('document' in globalThis) Object.assign(globalThis, { hearing, share, heard: [] });
else globalThis.onmessage = async ({ data }) => postMessage(await hearing(data));
`;

/** A service worker that makes a call, and responds with the error of a failed import. */
const inServiceWorker = `
import { ApiClient, UsersApi } from 'contact-centre-client/fetch';
addEventListener('message', async ({ data, source }) => {
  const client = new ApiClient({ apiUrl: data.apiUrl, rejectWith: 'error', timeout: 0 });
  client.setAccessToken(data.token);
  await new UsersApi(client).getUser('nobody').catch((error) => source.postMessage(String(error)));
});
`;

it('a service worker of several files reports that it must be bundled into one', async () => {
  writeFileSync(join(consumer, 'service-worker.entry.js'), inServiceWorker);
  const words = ['--bundle', '--splitting', '--format=esm', '--platform=browser', '--log-level=error', '--outdir=service-worker'];
  await run(join(consumer, 'node_modules/.bin/esbuild'), [...words, 'service-worker.entry.js'], consumer);
  for (const file of readdirSync(join(consumer, 'service-worker')))
    scripts.set(`/${file}`, join(consumer, 'service-worker', file));
  await page.goto(`${origin}/script.html`);
  const message = await page.evaluate(
    async (settings) => {
      const { active, installing } = await navigator.serviceWorker.register('/service-worker.entry.js', { type: 'module' });
      const received = new Promise((resolve) => {
        navigator.serviceWorker.onmessage = ({ data }) => {
          resolve(data);
        };
      });
      (active ?? installing)?.postMessage(settings);
      return await received;
    },
    { apiUrl: served!.url, token: served!.sandbox.issueAccessToken() },
  );
  expect(message).toMatch(/^LoadError: .*\(a service worker cannot use import\(\): bundle into one file\)/);
});

describe('Live events in Chromium', () => {
  beforeAll(async () => {
    writeFileSync(join(consumer, 'listening.entry.js'), listening);
    const words = ['--bundle', '--splitting', '--format=esm', '--platform=browser', '--log-level=error', '--outdir=listening'];
    await run(join(consumer, 'node_modules/.bin/esbuild'), [...words, 'listening.entry.js'], consumer);
    for (const file of readdirSync(join(consumer, 'listening'))) scripts.set(`/${file}`, join(consumer, 'listening', file));
  });

  const listener = async (context: Browser | BrowserContext): Promise<Page> => {
    const opened = await context.newPage();
    opened.setDefaultTimeout(PATIENCE);
    await opened.goto(`${origin}/script.html`);
    await opened.addScriptTag({ type: 'module', url: '/listening.entry.js' });
    await opened.waitForFunction('"heard" in globalThis');
    return opened;
  };

  it.each(['page', 'worker'])('arrive in a %s, and resume within 1.5 s of a lost connection', async (where) => {
    const { url, sandbox } = served!;
    const settings = JSON.stringify({ url, token: sandbox.issueAccessToken() });
    const listening = await listener(browser!);
    const result = await listening.evaluate(
      where === 'page'
        ? `hearing(${settings})`
        : `new Promise((resolve) => {
            const worker = new Worker('/listening.entry.js', { type: 'module' });
            worker.onmessage = ({ data }) => resolve(data);
            worker.postMessage(${settings});
          })`,
    );
    expect(result).toEqual({ heard: ['repaired', 'PURECLOUD', 'repaired'], isBackInTime: true, state: 'closed' });
    await listening.close();
  });

  it('arrive in two tabs over one socket, which the second takes over when the first is closed', async () => {
    const { url, sandbox } = served!;
    const settings = JSON.stringify({ apiUrl: url, token: sandbox.issueAccessToken() });
    const context = await browser!.newContext();
    onTestFinished(() => context.close());
    const first = await listener(context);
    const second = await listener(context);
    const sockets = new Map<Page, number>();
    const readEvents = (tab: Page): Promise<unknown> => tab.evaluate('heard');
    for (const tab of [first, second]) {
      tab.on('websocket', () => sockets.set(tab, (sockets.get(tab) ?? 0) + 1));
      await tab.evaluate(`share(${settings})`);
      await expect.poll(() => readEvents(tab), { timeout: PATIENCE }).toEqual(['repaired']);
    }
    sandbox.publish('v2.users.u1.presence', { source: 'PURECLOUD' });
    for (const tab of [first, second]) {
      await expect.poll(() => readEvents(tab), { timeout: PATIENCE }).toEqual(['repaired', 'PURECLOUD']);
    }
    expect([sockets.get(first), sockets.get(second)]).toEqual([1, undefined]);
    await first.close();
    await expect.poll(() => readEvents(second), { timeout: PATIENCE }).toEqual(['repaired', 'PURECLOUD', 'repaired']);
    sandbox.publish('v2.users.u1.presence', { source: 'MOBILE' });
    await expect.poll(() => readEvents(second), { timeout: PATIENCE }).toEqual(['repaired', 'PURECLOUD', 'repaired', 'MOBILE']);
    expect(sockets.get(second)).toBe(1);
  });

  it('arrive in another tab while the tab with the socket is frozen, and in both when it resumes', async () => {
    const { url, sandbox } = served!;
    const settings = JSON.stringify({ apiUrl: url, token: sandbox.issueAccessToken() });
    const opened = async (): Promise<BarePage> => {
      const tab = await barePage(browser!, `${origin}/script.html`);
      onTestFinished(tab.close);
      await tab.evaluate("import('/listening.entry.js')");
      await tab.evaluate(`share(${settings})`);
      await heardBy(tab, 'repaired');
      return tab;
    };
    const heardBy = async (tab: BarePage, ...expectedEvents: string[]): Promise<void> => {
      await expect.poll(() => tab.evaluate('heard'), { timeout: PATIENCE }).toEqual(expectedEvents);
    };
    const first = await opened();
    const second = await opened();
    await first.become('frozen');
    // Its code does not run.
    await first.evaluate('void setTimeout(() => { globalThis.isAwake = true; })');
    await heardBy(second, 'repaired', 'repaired');
    sandbox.publish('v2.users.u1.presence', { source: 'PURECLOUD' });
    await heardBy(second, 'repaired', 'repaired', 'PURECLOUD');
    expect(await first.evaluate("['isAwake' in globalThis, ...heard]")).toEqual([false, 'repaired']);
    await first.become('active');
    await heardBy(first, 'repaired', 'repaired');
    sandbox.publish('v2.users.u1.presence', { source: 'MOBILE' });
    await heardBy(first, 'repaired', 'repaired', 'MOBILE');
    await heardBy(second, 'repaired', 'repaired', 'PURECLOUD', 'MOBILE');
    expect(await first.evaluate('isAwake')).toBe(true);
  });
});

describe('The installed package in Chromium', () => {
  it('works from a script tag, with its own global variable', async () => {
    await page.goto(`${origin}/script.html`);
    expect(await outcome()).toBe('24 users, not.found');
  });

  it("responds to require('platformClient') from a script tag, and passes other names to the page's own require", async () => {
    await page.goto(`${origin}/vendor-script.html`);
    expect(await outcome()).toBe('24 users, its own jquery, no lodash');
  });

  it('works in a page and a web worker built by Vite', async () => {
    await page.goto(`${origin}/built/index.html`);
    expect(await outcome()).toBe('page: 24 users, worker: 24 users');
  });

  it('lets the sandbox respond behind a service worker of MSW', async () => {
    await page.goto(`${origin}/built/msw.html`);
    expect(await outcome()).toBe('24 users, Overridden');
  });

  it.each(['pkce', 'implicit'])('signs in by redirect: %s', async (grant) => {
    await page.goto(`${origin}/sign-in.html?grant=${grant}&tab=queues#/wallboard`);
    await page
      .getByRole('button', { name: /allow|sign in|continue/i })
      .first()
      .click();
    expect(await outcome()).toMatch(/^\S+ \S+, state from-here$/);
    const address = new URL(page.url());
    expect(address.searchParams.has('code') || address.hash.includes('access_token')).toBe(false);
  });

  it('rejects with the error of a denial', async () => {
    await page.goto(`${origin}/sign-in.html?grant=pkce`);
    await page.getByRole('button', { name: /deny/i }).click();
    expect(await outcome()).toMatch(/access_denied/);
  });

  it('signs in by a popup that closes itself after its response', async () => {
    const popup = await openedPopup();
    expect(new URL(popup.url()).searchParams.get('login_hint')).toBe('amara');
    await allow(popup);
    expect(await outcome()).toBe('Amara Osei: INIT, AUTHENTICATED');
  });

  it('notices that the user closes the popup', async () => {
    const popup = await openedPopup();
    await popup.close();
    expect(await outcome()).toBe(
      'The popup was closed before it responded (see docs/troubleshooting.md#err_sign_in): INIT, ABORTED',
    );
  });

  it('sends neither headers nor body along a redirect to another origin', async () => {
    const cors = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'authorization, content-type, x-gateway-key',
    };
    const elsewhere: string[] = [];
    const listening = async (listener: RequestListener): Promise<string> => {
      const { url, close } = await listen(createServer(listener));
      onTestFinished(close);
      return url;
    };
    const other = await listening(({ method = '' }, response) => {
      elsewhere.push(method);
      response.writeHead(200, cors).end('{}');
    });
    const apiUrl = await listening(({ method }, response) => {
      response.writeHead(method === 'OPTIONS' ? 204 : 307, { ...cors, Location: `${other}/there` }).end();
    });
    await page.goto(`${origin}/script.html`);
    const failure = await page.evaluate(async (address) => {
      const { ApiClient, RoutingApi } = (
        globalThis as unknown as { ContactCentreClient: typeof import('../../src/entries/index.js') }
      ).ContactCentreClient;
      const client = new ApiClient({ timeout: 0, apiUrl: address, headers: { 'x-gateway-key': 'hush' } });
      client.setAccessToken('a-long-token');
      return await new RoutingApi(client).postRoutingQueues({ name: 'Bookings' }).catch(String);
    }, apiUrl);
    expect(failure).toContain('NetworkError');
    expect(failure).toContain('Received a redirect, which is not followed');
    expect(elsewhere).toEqual([]);
  });
});
