import { describe, expect } from 'vitest';
import { it, signInByLoginPage } from './support/console.js';
import { openAccount } from './support/pages.js';

/** ms */
const LIFETIME = 120_000;
const STEP = 20_000;

describe('A console whose server signs users in', () => {
  it.override({ sandboxOptions: { tokenLifetimeMs: LIFETIME, traffic: true }, serverSignIn: true });

  it('renews tokens unattended, without a sign-in page and without an interruption of live events', async ({ app, page }) => {
    const addresses: string[] = [];
    const sockets: string[] = [];
    await page.clock.install({ time: app.sandbox.clock.now() });
    await signInByLoginPage(page);
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.getByText('Live, updated at').waitFor();
    page.on('websocket', (socket) => sockets.push(socket.url()));
    const exchanges = (): number => app.sandbox.requests.filter(({ path }) => path === '/oauth/token').length;
    for (let passed = 0; passed <= 3 * LIFETIME + STEP; passed += STEP) {
      app.sandbox.clock.advance(STEP);
      await page.clock.fastForward(STEP);
      await page.waitForLoadState('networkidle');
    }
    await expect.poll(exchanges).toBeGreaterThanOrEqual(4);
    await page.getByText('Live, updated at').waitFor();
    expect(sockets).toEqual([]);
    expect(addresses).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Wallboard' }).waitFor();

    const returned = page.waitForEvent('load');
    await openAccount(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await returned;
    expect(page.url()).toBe(`${app.url}/sign-in`);
    await page.goto('/wall/Front%20desk');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    // The server renews this sign-in, so a display needs no advice.
    expect(await page.getByRole('note').count()).toBe(0);
    expect(await page.evaluate(async () => (await fetch('/session/token', { method: 'POST' })).status)).toBe(401);
  });

  it('ends the sign-in of the server from the command palette too', async ({ app, page }) => {
    await signInByLoginPage(page);
    await page.getByText('Live, updated at').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search pages, queues, agents and methods' }).fill('sign out');
    await page.getByRole('listbox', { name: 'Results' }).getByRole('option', { name: 'Sign out' }).click();
    await page.waitForURL(`${app.url}/sign-in`);
    const tokenStatus = (): Promise<number> =>
      page.evaluate(async () => (await fetch('/session/token', { method: 'POST' })).status);
    // The page loads anew, which may end a request.
    await expect.poll(() => tokenStatus().catch(() => undefined)).toBe(401);
  });
});
