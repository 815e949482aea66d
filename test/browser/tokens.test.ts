import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'rolldown';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { ServedSandbox } from '../../src/sandbox/index.js';
import { serveSandbox } from '../../src/sandbox/index.js';
import { serveFiles } from '../support/files.js';
import type { Listening } from '../support/loopback.js';
import { PATIENCE } from '../support/patience.js';
import { allow, it as inConsole } from './support/console.js';

const folder = mkdtempSync(join(tmpdir(), 'tabs-'));
let pages: Listening;
let served: ServedSandbox;

beforeAll(async () => {
  await build({
    input: join(import.meta.dirname, 'support/tab.ts'),
    platform: 'browser',
    output: { dir: folder, entryFileNames: 'tab.js', chunkFileNames: '[name].js' },
    logLevel: 'silent',
  });
  const html = '<!doctype html><title></title><script src="/settings.js"></script><script type="module" src="/tab.js"></script>';
  for (const name of ['tab.html', 'kept.html']) writeFileSync(join(folder, name), html);
  pages = await serveFiles((path) => join(folder, path));
});

beforeEach(async () => {
  served = await serveSandbox({ rateLimit: false, redirectUris: ['tab', 'kept'].map((name) => `${pages.url}/${name}.html`) });
  const settings = { apiUrl: served.url, clientId: served.sandbox.clients.pkce.id };
  writeFileSync(join(folder, 'settings.js'), `globalThis.settings = ${JSON.stringify(settings)};`);
  return () => served.close();
});

afterAll(async () => {
  await pages.close();
  rmSync(folder, { recursive: true });
});

const AMARA = 'Amara Osei';

/** Opens pages of one browser profile. */
const it = inConsole.extend<{ open: (name?: string) => Promise<Page> }>({
  open: async ({ browser }, use) => {
    const context = await browser.newContext();
    context.setDefaultTimeout(PATIENCE);
    await use(async (name = 'tab') => {
      const page = await context.newPage();
      await page.goto(`${pages.url}/${name}.html`);
      return page;
    });
    await context.close();
  },
});

const tokenRequests = (): number => served.sandbox.requests.filter(({ path }) => path === '/oauth/token').length;
const me = (page: Page): Promise<string> => page.evaluate('me()');
/** The result of a page's first call. */
const shown = (page: Page): Promise<unknown> => page.waitForFunction('document.title').then((title) => title.jsonValue());
const atLogin = async (page: Page): Promise<void> => {
  await page.getByLabel('Sign in as').waitFor();
};

describe('A page whose client signs in automatically', () => {
  it('leaves for the login page with its first call, and removes the response from the address', async ({ open }) => {
    const page = await open();
    await allow(page);
    expect(await shown(page)).toBe(AMARA);
    expect(page.url()).toBe(`${pages.url}/tab.html`);
    expect(tokenRequests()).toBe(1);
    const form = served.sandbox.requests.find(({ path }) => path === '/oauth/token')?.body;
    expect(form).toMatch(/^grant_type=authorization_code&.*code_verifier=/);
  });

  it('receives the denial, and does not leave again', async ({ open }) => {
    const page = await open();
    await page.getByRole('button', { name: 'Deny' }).click();
    expect(await shown(page)).toMatch(/^ERR_TOKEN_NOT_SET: access_denied/);
    expect(await me(page)).toMatch(/access_denied/);
    expect(page.url()).toBe(`${pages.url}/tab.html`);
  });

  it('uses the token of another tab without a request', async ({ open }) => {
    const page = await open();
    await allow(page);
    expect(await shown(page)).toBe(AMARA);
    expect(await shown(await open())).toBe(AMARA);
    expect(tokenRequests()).toBe(1);
  });

  it('stays signed in after a reload if it stores the sign-in, and otherwise returns to the login page', async ({ open }) => {
    const storageText = await open('kept');
    await allow(storageText);
    expect(await shown(storageText)).toBe(AMARA);
    await storageText.reload();
    expect(await shown(storageText)).toBe(AMARA);
    expect(tokenRequests()).toBe(1);
    await storageText.close();
    const page = await open();
    await allow(page);
    expect(await shown(page)).toBe(AMARA);
    await page.reload();
    await atLogin(page);
  });

  it('is signed out with the other tabs, and returns to the login page with its next call', async ({ open }) => {
    const page = await open('kept');
    await allow(page);
    expect(await shown(page)).toBe(AMARA);
    const other = await open('kept');
    expect(await shown(other)).toBe(AMARA);
    await page.evaluate('client.forget()');
    await other.waitForFunction('client.authData.accessToken === undefined');
    await Promise.all([atLogin(other), other.evaluate('void me()')]);
    // A reload does not restore it either.
    await page.reload();
    await atLogin(page);
  });

  it('renews its token with one request for all tabs, if the login host issues refresh tokens to pages', async ({ open }) => {
    const page = await open();
    const refreshed: string[] = [];
    // The sandbox issues none, like the platform.
    await page.context().route('**/oauth/token', async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      if (form.get('grant_type') === 'refresh_token') refreshed.push(form.get('refresh_token') ?? '');
      const access_token = served.sandbox.issueAccessToken();
      const headers = { 'access-control-allow-origin': '*' };
      await route.fulfill({ json: { access_token, expires_in: 3600, refresh_token: `r${refreshed.length + 1}` }, headers });
    });
    await allow(page);
    expect(await shown(page)).not.toBe('');
    const tabs = [page, await open(), await open()];
    for (const tab of tabs) await shown(tab);
    for (const end of [1, 2]) {
      for (const tab of tabs) await tab.clock.setFixedTime(Date.now() + end * 4_000_000);
      await Promise.all(tabs.flatMap((tab) => [me(tab), me(tab)]));
      expect(refreshed).toEqual(['r1', 'r2'].slice(0, end));
    }
    const tokens = await Promise.all(tabs.map((tab) => tab.evaluate('client.authData.accessToken')));
    expect(new Set(tokens).size).toBe(1);
  });
});
