import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { UsersApi } from '../../src/apis/users.js';
import { atWork, moment } from './support/at-work.js';
import { muchLater } from './support/clock.js';
import { it, signIn } from './support/console.js';
import { expectFocus } from './support/focus.js';
import { refusal } from './support/refuse.js';

/** Holds back the answers to some requests. @returns what waits for the first of them, and what lets all go. */
async function hold(page: Page, url: string | RegExp): Promise<{ asked: Promise<void>; release: () => void }> {
  let noteFirst = (): void => undefined;
  let release = (): void => undefined;
  const asked = new Promise<void>((resolve) => (noteFirst = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    noteFirst();
    await released;
    await route.continue();
  });
  return { asked, release };
}

describe('The focus goes to the heading of the page that was opened', () => {
  const open = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();

  it('also where its code comes late', async ({ page }) => {
    await signIn(page);
    const code = await hold(page, /\/assets\/page-[^/]+\.js$/);
    await open(page, 'Agents');
    await code.asked;
    code.release();
    await expectFocus(page, 'h1 Agents');
  });

  it('also where the page before had not been shown yet', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/nowhere');
    const code = await hold(page, /\/assets\/page-[^/]+\.js$/);
    await page.goto('/');
    await code.asked;
    await open(page, 'Interactions');
    await page.waitForURL('**/interactions');
    code.release();
    await expectFocus(page, 'h1 Interactions');
  });

  it('also where the sign-in was still being checked', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/nowhere');
    const check = await hold(page, '**/api/v2/tokens/me');
    await page.goto('/');
    await check.asked;
    await open(page, 'Agents');
    await page.waitForURL('**/agents');
    check.release();
    await expectFocus(page, 'h1 Agents');
  });
});

describe('The focus stays with what one is doing', () => {
  it('when the button that was pressed gives way to another, and comes back', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/explorer/users/getUsers');
    const calls = await hold(page, '**/api/v2/users');
    await page.getByRole('button', { name: 'Send the call' }).press('Enter');
    await calls.asked;
    await expectFocus(page, 'button Cancel the call');
    calls.release();
    await expectFocus(page, 'button Send the call');
  });

  it('when the button is gone for good: with its section, else with the page', async ({ app, page }) => {
    const allow = app.sandbox.on(UsersApi, 'getUsers', refusal());
    await page.clock.install();
    await signIn(page, 'Amara Osei', '/agents');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.focus();
    allow();
    await muchLater(page, () => again.isHidden());
    await expectFocus(page, 'h1 Agents');

    const { name } = app.sandbox.users[2]!;
    await page.getByRole('button', { name: `Move ${name} to another queue` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true, disabled: false }).press('Enter');
    // The dialog gives the focus back a moment after it has closed.
    await expectFocus(page, `button Move ${name} to another queue`);
    await page.getByRole('button', { name: 'Undo', disabled: false }).press('Enter');
    await expectFocus(page, 'button Dismiss');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'h1 Agents');
  });
});

describe('The focus while a button rests', () => {
  it.override({ ...atWork, sandboxOptions: { ...atWork.sandboxOptions, traffic: false } });

  /** In the afternoon: a day that has just begun has no interactions yet. */
  async function open(page: Page): Promise<void> {
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', '/interactions');
    await page.getByRole('row').getByRole('link').first().waitFor();
  }

  it('comes back when its call has ended', async ({ page }) => {
    await open(page);
    const queries = await hold(page, '**/api/v2/analytics/conversations/details/query');
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.press('Enter');
    await queries.asked;
    // No browser leaves it on what is disabled.
    await expectFocus(page, 'body');
    queries.release();
    await expectFocus(page, 'button Refresh');
  });

  it('is not called back where it was left meanwhile', async ({ page }) => {
    await open(page);
    const queries = await hold(page, '**/api/v2/analytics/conversations/details/query');
    await page.getByRole('button', { name: 'Refresh' }).press('Enter');
    await queries.asked;
    await page.getByRole('combobox', { name: 'Date' }).focus();
    queries.release();
    await page.getByRole('button', { name: 'Refresh', disabled: false }).waitFor();
    await expectFocus(page, /^select/);
  });
});
