import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { pagesOf } from '../../examples/console/server.js';
import { serveConsole } from '../../examples/console/server/serve.js';
import { withSettings } from '../../examples/console/server/settings.js';
import type { OrganisationSettings, PageSettings } from '../../examples/console/src/session/page-settings.js';
import type { ServedSandbox } from '../../src/sandbox/index.js';
import { serveSandbox } from '../../src/sandbox/index.js';
import { expectFocus } from './support/focus.js';
import { allow, it, signIn, signInByLoginPage } from './support/console.js';
import { openAccount, pageLink, settled } from './support/pages.js';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const requestsTo = ({ sandbox }: RunningConsole, path: string) => sandbox.requests.filter((request) => request.path === path);
const keptSignIns = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.includes('_auth_data:')));

/** Replaces the settings that the server writes into its pages. */
async function serveWithSettings({ url }: RunningConsole, context: BrowserContext, settings: PageSettings): Promise<void> {
  await context.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const page = (await response.text()).replace(/(name="console-settings" content=)"[^"]*"/, '$1"{}"');
    await route.fulfill({ response, body: withSettings(page, settings) });
  });
}

describe('Signing in', () => {
  it.for([
    { grant: 'pkce', label: 'Authorization code with PKCE', responseType: 'code', exchanges: 1 },
    { grant: 'implicit', label: 'Implicit', responseType: 'token', exchanges: 0 },
  ])(
    'leads through the login page back to the requested page: $grant',
    async ({ label, responseType, exchanges }, { app, page }) => {
      await page.goto('/agents');
      await page.getByText('Set-up by an administrator').click();
      await page.getByRole('radio', { name: label }).check();
      await signInButton(page).click();
      await page.waitForURL(`${app.sandboxUrl}/oauth/authorize?**`);
      await allow(page, 'Ines Valdivia');
      await heading(page, 'Agents').waitFor();
      await page.getByRole('banner').getByText('Ines Valdivia').waitFor();

      expect(page.url()).toBe(`${app.url}/agents`);
      expect(requestsTo(app, '/oauth/authorize')[0]?.query).toMatchObject({
        response_type: [responseType],
        redirect_uri: [`${app.url}/sign-in`],
      });
      expect(requestsTo(app, '/oauth/token')).toHaveLength(exchanges);
    },
  );

  it('shows that access was denied, and allows another attempt', async ({ page }) => {
    await page.goto('/');
    await signInButton(page).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('Access was denied').waitFor();
    expect(await alert.textContent()).toContain('The user did not allow it (access_denied)');
    expect(new URL(page.url()).search).toBe('');

    await signInButton(page).click();
    await allow(page);
    await heading(page, 'Wallboard').waitFor();
  });

  it('rejects a response with a foreign state', async ({ app, page }) => {
    await page.goto('/');
    await signInButton(page).click();
    await page.getByRole('button', { name: 'Allow' }).waitFor();
    await page.goto('/sign-in?code=stolen&state=foreign');
    await page.getByRole('alert').getByText('This sign-in was not begun here').waitFor();
    expect(page.url()).toBe(`${app.url}/sign-in`);
    expect(requestsTo(app, '/oauth/token')).toEqual([]);
  });

  it('sends no request for a response that this tab did not wait for', async ({ app, page }) => {
    await page.goto('/sign-in?code=stolen&state=foreign');
    await signInButton(page).waitFor();
    expect(app.sandbox.requests.map(({ path }) => path)).toEqual([]);
  });
});

describe('The place to connect to', () => {
  let other: ServedSandbox | undefined;
  afterEach(async () => {
    await other?.close();
    other = undefined;
  });

  it('may be a region with a custom OAuth client', async ({ app, context, page }) => {
    await context.route('https://login.mypurecloud.ie/**', (route) => route.fulfill({ body: 'The login page' }));
    await page.goto('/');
    await page.getByText('Our organisation').click();
    await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Europe (Dublin) – mypurecloud.ie' });
    await page.getByLabel('Client ID').fill('my-client');
    await signInButton(page).click();
    // The console shows that it leaves for the login page before it has left.
    await page.waitForURL('https://login.mypurecloud.ie/**');
    const address = new URL(page.url());
    expect(address.pathname).toBe('/oauth/authorize');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'my-client',
      code_challenge_method: 'S256',
      redirect_uri: `${app.url}/sign-in`,
    });

    await page.goto('/');
    await signInButton(page).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Region' }).inputValue()).toBe('eu_west_1');
    await expect.poll(() => page.getByLabel('Client ID').inputValue()).toBe('my-client');
  });

  it('may be another host', async ({ app, page }) => {
    other = await serveSandbox({ seed: 7, redirectUris: [`${app.url}/sign-in`] });
    await page.goto('/');
    await page.getByText('Other address').click();
    await page.getByLabel('Host or address').fill(other.url);
    await page.getByLabel('Client ID').fill(other.sandbox.clients.pkce.id);
    await signInButton(page).click();
    await allow(page, other.sandbox.users[0]!.name);
    await heading(page, 'Wallboard').waitFor();
    await page.getByRole('banner').getByText(other.url).waitFor();
    expect(app.sandbox.requests.map(({ path }) => path)).toEqual([]);
  });

  it('is a region if the console is served without a sandbox', async ({ app, context, page }) => {
    await serveWithSettings(app, context, {});
    await page.goto('/');
    await page.getByLabel('Client ID').waitFor();
    expect(await page.getByRole('radio', { name: 'Practice' }).isDisabled()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is fixed if the console is served for an organisation', async ({ app, page }) => {
    const organisation: OrganisationSettings = { host: app.sandboxUrl, grant: 'pkce', clientId: app.sandbox.clients.pkce.id };
    const ofOrganisation = await serveConsole({ organisation, openPages: pagesOf(false) });
    try {
      await page.goto(ofOrganisation.url);
      await page.getByText(`Your organisation is in ${app.sandboxUrl}`).waitFor();
      expect(await page.getByRole('radio').count()).toBe(0);
      await signInButton(page).click();
      await allow(page);
      await heading(page, 'Wallboard').waitFor();
      await page.getByRole('banner').getByText(app.sandboxUrl).waitFor();
    } finally {
      await ofOrganisation.close();
    }
  });

  it('is validated before the login page opens', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Other address').click();
    await page.getByLabel('Host or address').fill('not a host');
    await signInButton(page).click();
    await page.getByText('Enter a host such as mypurecloud.ie').waitFor();
    await page.getByText('Enter the id of an OAuth client').waitFor();
    await expectFocus(page, 'input[name=host]');
    expect(await page.getByLabel('Client ID').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('A sign-in', () => {
  it('survives a reload, but not the end of the tab', async ({ context, page }) => {
    await signInByLoginPage(page);
    await page.reload();
    await heading(page, 'Wallboard').waitFor();
    const tab = await context.newPage();
    await tab.goto('/');
    await signInButton(tab).waitFor();
  });

  it('is stored on the device on request, with the settings', async ({ app, context, page }) => {
    await page.goto('/');
    await page.getByText('Set-up by an administrator').click();
    await page.getByRole('radio', { name: 'Implicit' }).check();
    await page.getByRole('checkbox', { name: 'Keep me signed in on this device' }).check();
    await signInButton(page).click();
    await allow(page);
    await heading(page, 'Wallboard').waitFor();
    await page.close();

    const tab = await context.newPage();
    await tab.goto('/interactions');
    await heading(tab, 'Interactions').waitFor();
    expect(requestsTo(app, '/oauth/authorize')).toHaveLength(2);

    await openAccount(tab);
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await tab.waitForURL('**/sign-in');
    await tab.getByText('Set-up by an administrator').click();
    expect(await tab.getByRole('radio', { name: 'Implicit' }).isChecked()).toBe(true);
    expect(await tab.getByRole('checkbox').isChecked()).toBe(true);
  });

  it('that the platform rejects ends with the next call', async ({ app, page }) => {
    await signIn(page, 'Amara Osei', '/interactions');
    await settled(page);
    app.sandbox.expireTokens();
    await pageLink(page, 'Wallboard').click();
    await page.getByRole('alert').getByText('Your sign-in has ended').waitFor();
    await expect.poll(() => keptSignIns(page)).toEqual([]);
  });

  it('that the platform rejects also ends on a reload, and returns to the page when it is renewed', async ({ app, page }) => {
    await signIn(page, 'Amara Osei', '/interactions');
    // A call that is under way would end the sign-in before the reload, which forgets why.
    await page.waitForLoadState('networkidle');
    app.sandbox.expireTokens();
    await page.reload();
    await page.getByRole('alert').getByText('Your sign-in has ended').waitFor();
    await signInButton(page).click();
    await allow(page);
    await heading(page, 'Interactions').waitFor();
  });

  it('ends in all tabs on sign-out', async ({ app, context, page }) => {
    await page.goto('/');
    await page.getByRole('checkbox', { name: 'Keep me signed in on this device' }).check();
    await signInButton(page).click();
    await allow(page);
    await heading(page, 'Wallboard').waitFor();
    const tab = await context.newPage();
    await tab.goto('/agents');
    await heading(tab, 'Agents').waitFor();

    await openAccount(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${app.url}/sign-in`);
    await signInButton(page).waitFor();
    await heading(tab, 'Sign in').waitFor();
    expect(requestsTo(app, '/logout')).toHaveLength(1);
    for (const each of [page, tab]) await expect.poll(() => keptSignIns(each)).toEqual([]);
    await tab.goto('/agents');
    await signInButton(tab).waitFor();
  });
});

describe('A sign-in that expires', () => {
  it.override({ sandboxOptions: { tokenLifetimeMs: 900_000 } });

  it('shows a warning five minutes before, where it can be renewed', async ({ app, page }) => {
    await page.clock.install();
    await signInByLoginPage(page, 'Amara Osei', '/agents');
    await heading(page, 'Agents').waitFor();
    await page.clock.fastForward('11:00');
    const warning = page.getByRole('alert').filter({ hasText: 'Your sign-in ends at' });
    await warning.getByRole('button', { name: 'Sign in again' }).click();
    await allow(page);
    await heading(page, 'Agents').waitFor();
    await warning.waitFor({ state: 'detached' });
    expect(requestsTo(app, '/oauth/token')).toHaveLength(2);
  });

  it('ends at its expiry', async ({ page }) => {
    await page.clock.install();
    await signInByLoginPage(page);
    await page.clock.fastForward('16:00');
    await page.getByRole('alert').getByText('Your sign-in has ended').waitFor();
    await expect.poll(() => keptSignIns(page)).toEqual([]);
  });
});
