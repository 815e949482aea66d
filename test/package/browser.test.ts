import { cpSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { ServedSandbox } from '../../src/sandbox/index.js';
import { allow } from '../browser/support/login-page.js';
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
/** What the page's own scripts threw and nobody caught. */
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
  // Only of matter while an outcome is waited for.
  failed.catch(() => undefined);
  return async () => {
    await page.close();
  };
});

/** What the page came to; a script that fails before says so at once. */
const outcome = (): Promise<string | null> => Promise.race([page.locator('#outcome[data-done]').textContent(), failed]);

/** The sandbox's login page, in a popup of ours. */
async function openedPopup(): Promise<Page> {
  await page.goto(`${origin}/vendor-popup.html`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const popup = await opening;
  popup.setDefaultTimeout(PATIENCE);
  await popup.getByLabel('Sign in as').waitFor();
  return popup;
}

/** Listens in a page when it is told to, and in a worker to what it is sent; the page has what was heard. */
const listening = `
import { ApiClient } from 'contact-centre-client/fetch/client';
import { Notifications } from 'contact-centre-client/notifications';
const inPage = 'document' in globalThis;
const tell = (value) => (inPage ? globalThis.heard.push(value) : postMessage(value));
const begin = ({ apiUrl, token }) => {
  const client = new ApiClient({ apiUrl });
  client.setAccessToken(token);
  const repair = () => Promise.resolve('repaired');
  const hear = ({ repaired, eventBody }) => tell(repaired ?? eventBody.source);
  new Notifications(client).on('v2.users.{id}.presence', 'u1', hear, { repair });
};
if (inPage) Object.assign(globalThis, { begin, heard: [] });
else globalThis.onmessage = ({ data }) => begin(data);
`;

describe('Live events in Chromium', () => {
  beforeAll(async () => {
    writeFileSync(join(consumer, 'listening.entry.js'), listening);
    const words = ['--bundle', '--format=esm', '--platform=browser', '--log-level=error', '--outfile=listening.bundle.js'];
    await run(join(consumer, 'node_modules/.bin/esbuild'), [...words, 'listening.entry.js'], consumer);
    scripts.set('/listening.js', join(consumer, 'listening.bundle.js'));
  });

  it.each(['page', 'worker'])('come in a %s, and go on after the connection was cut', async (where) => {
    const { url, sandbox } = served!;
    await page.goto(`${origin}/script.html`);
    await page.addScriptTag({ type: 'module', url: '/listening.js' });
    await page.waitForFunction('"heard" in globalThis');
    const settings = JSON.stringify({ apiUrl: url, token: sandbox.issueAccessToken() });
    await page.evaluate(
      where === 'page'
        ? `begin(${settings})`
        : `{
            const worker = new Worker('/listening.js', { type: 'module' });
            worker.onmessage = ({ data }) => heard.push(data);
            worker.postMessage(${settings});
          }`,
    );
    const heard = (): Promise<unknown> => page.evaluate('heard');
    await expect.poll(heard, { timeout: PATIENCE }).toEqual(['repaired']);
    sandbox.failChannels({ effect: 'cut' });
    await expect.poll(heard, { timeout: PATIENCE }).toEqual(['repaired', 'repaired']);
    sandbox.publish('v2.users.u1.presence', { source: 'PURECLOUD' });
    await expect.poll(heard, { timeout: PATIENCE }).toEqual(['repaired', 'repaired', 'PURECLOUD']);
  });
});

describe('The installed package in Chromium', () => {
  it('works from a script tag, with a global of its own', async () => {
    await page.goto(`${origin}/script.html`);
    expect(await outcome()).toBe('24 users, not.found');
  });

  it("answers require('platformClient') from a script tag, and leaves the rest to the page's own require", async () => {
    await page.goto(`${origin}/vendor-script.html`);
    expect(await outcome()).toBe('24 users, its own jquery, no lodash');
  });

  it('works in a page and a web worker that Vite built', async () => {
    await page.goto(`${origin}/built/index.html`);
    expect(await outcome()).toBe('page: 24 users, worker: 24 users');
  });

  it('lets the sandbox answer behind a service worker of MSW', async () => {
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

  it('rejects with the error of a person who denies', async () => {
    await page.goto(`${origin}/sign-in.html?grant=pkce`);
    await page.getByRole('button', { name: /deny/i }).click();
    expect(await outcome()).toMatch(/access_denied/);
  });

  it('signs in by a popup, which closes itself as soon as it has answered', async () => {
    const popup = await openedPopup();
    expect(new URL(popup.url()).searchParams.get('login_hint')).toBe('amara');
    await allow(popup);
    expect(await outcome()).toBe('Amara Osei: INIT, AUTHENTICATED');
  });

  it('notices that somebody closes the popup', async () => {
    const popup = await openedPopup();
    await popup.close();
    expect(await outcome()).toBe('The popup was closed before it answered: INIT, ABORTED');
  });

  it('W7: takes neither headers nor body along where it is redirected to another origin', async () => {
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
      const client = new ApiClient({ apiUrl: address, headers: { 'x-gateway-key': 'hush' } });
      client.setAccessToken('a-long-token');
      return await new RoutingApi(client).postRoutingQueues({ name: 'Bookings' }).catch(String);
    }, apiUrl);
    expect(failure).toContain('NetworkError');
    expect(failure).toContain('The answer was a redirect, which is not followed');
    expect(elsewhere).toEqual([]);
  });
});
