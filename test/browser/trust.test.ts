import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { passing } from './support/clock.js';
import { it, signIn } from './support/console.js';
import { pageLink } from './support/pages.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const retryNow = (page: Page) => page.getByRole('button', { name: 'Try again now' });
const requestsTo = ({ sandbox }: RunningConsole, path: string) => sandbox.requests.filter((request) => request.path === path);

describe('A page that loads while the platform does not respond', () => {
  it('keeps its address, says what is wrong, and continues by itself', async ({ app, context, page }) => {
    await page.clock.install();
    await signIn(page);
    app.sandbox.fail({ status: 503, lastsMs: 60_000, route: 'GET /api/v2/tokens/me' });
    await page.goto('/agents?text=a');
    await heading(page, 'The platform failed').waitFor();
    await pageLink(page, 'Agents').waitFor();
    await page.getByText('The console tries again by itself at').waitFor();
    expect(page.url()).toBe(`${app.url}/agents?text=a`);
    const sent = (): number => requestsTo(app, '/api/v2/tokens/me').length;
    const before = sent();
    await retryNow(page).click();
    await expect.poll(sent).toBeGreaterThan(before);
    app.sandbox.clock.advance(60_000);
    await passing(page, 5000, () => heading(page, 'Agents').isVisible());
    expect(page.url()).toBe(`${app.url}/agents?text=a`);

    await context.route(`${app.sandboxUrl}/**`, (route) => route.abort());
    await page.reload();
    await heading(page, 'The platform cannot be reached').waitFor();
    await context.unroute(`${app.sandboxUrl}/**`);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await heading(page, 'Agents').waitFor();
    expect(requestsTo(app, '/oauth/authorize')).toEqual([]);
  });

  it('waits as long as the platform asks after a 429, and ends only a refused sign-in', async ({ app, page }) => {
    await page.clock.install();
    await signIn(page);
    app.sandbox.fail({ status: 429, retryAfter: 200, route: 'GET /api/v2/tokens/me' });
    await page.goto('/interactions');
    await heading(page, 'Too many requests').waitFor();
    const sent = (): number => requestsTo(app, '/api/v2/tokens/me').length;
    const before = sent();
    await page.clock.fastForward(150_000);
    expect(sent()).toBe(before);
    await passing(page, 20_000, () => heading(page, 'Interactions').isVisible());

    app.sandbox.expireTokens();
    await page.reload();
    await page.getByRole('alert').getByText('Your sign-in has ended').waitFor();
  });
});

describe('A page whose code cannot be loaded', () => {
  it('appears by itself when the connection is back', async ({ context, page }) => {
    await signIn(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await context.setOffline(true);
    await pageLink(page, 'Interactions').click();
    await page.getByText('This page cannot be loaded').waitFor();
    await context.setOffline(false);
    await heading(page, 'Interactions').waitFor();
    expect(await page.getByText('This page cannot be loaded').count()).toBe(0);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  it('reloads once after a new version was deployed, at the same address', async ({ app, context, page }) => {
    await signIn(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await context.route(/\/assets\/page-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await pageLink(page, 'Interactions').click();
    await heading(page, 'This page failed').waitFor();
    expect(loads).toBe(1);
    expect(page.url()).toBe(`${app.url}/interactions`);
    await context.unroute(/\/assets\/page-[^/]*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Interactions').waitFor();
  });
});

describe('A user with few permissions', () => {
  it('sees only the pages that they may use, and once which permissions are missing', async ({ app, page }) => {
    const agent = app.sandbox.users.find(({ title, state }) => title !== 'Team Leader' && state === 'active');
    await signIn(page, agent?.name, '/interactions');
    await page.getByRole('heading', { level: 2, name: 'You have no access to this page' }).waitFor();
    const main = page.getByRole('main');
    expect(await main.textContent()).toContain(
      'Missing permission: analytics:conversationDetail:view. Ask an administrator to add it to your role.',
    );
    expect(await main.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').allTextContents()).toEqual([
      'Wallboard',
      'Agents',
      'Wall displays',
      'Administration',
      'API explorer',
      'Live events',
    ]);
  });

  it('sees for each method of the explorer whether they may call it, and no error after a refusal', async ({ app, page }) => {
    const agent = app.sandbox.users.find(({ title, state }) => title !== 'Team Leader' && state === 'active');
    await signIn(page, agent?.name, '/explorer/users');
    const locked = page.getByRole('main').getByRole('listitem').filter({ hasText: 'No permission' });
    const method = (name: string): Locator => locked.filter({ has: page.getByRole('link', { name, exact: true }) });
    await method('deleteUser').waitFor();
    expect(await method('getUsersMe').count()).toBe(0);

    await page.goto(`/explorer/users/deleteUser#args={"userId":"${agent?.id ?? ''}"}`);
    const advice = 'Missing permission: directory:user:delete. Ask an administrator to add it to your role.';
    await page.getByRole('region', { name: 'Arguments' }).getByText(advice).waitFor();
    await page.getByText('You lack this permission').waitFor();
    await page.getByRole('button', { name: 'Send the call' }).click();
    const response = page.getByRole('region', { name: 'Response' });
    await response.getByText('403 Forbidden', { exact: true }).waitFor();
    await response.getByText(advice).waitFor();
    expect(await response.getByRole('alert').count()).toBe(0);
    expect(await response.textContent()).not.toContain('Correlation id');
  });
});
