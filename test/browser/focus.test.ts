import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { UsersApi } from '../../src/apis/users.js';
import { atWork, moment } from './support/working-day.js';
import { muchLater } from './support/clock.js';
import { it, signIn } from './support/console.js';
import { expectFocus, waitForFocusIn } from './support/focus.js';
import { hold } from './support/hold.js';
import { refusal } from './support/refuse.js';
import { pageLink } from './support/pages.js';

describe('The focus moves to the heading of the opened page', () => {
  const open = (page: Page, name: string) => pageLink(page, name).click();

  it('even if its code arrives late', async ({ page }) => {
    await signIn(page);
    const code = await hold(page, /\/assets\/page-[^/]+\.js$/);
    await open(page, 'Agents');
    await code.firstRequest;
    code.release();
    await expectFocus(page, 'h1 Agents');
  });

  it('even if the previous page was not shown yet', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/nowhere');
    const code = await hold(page, /\/assets\/page-[^/]+\.js$/);
    await page.goto('/');
    await code.firstRequest;
    await open(page, 'Interactions');
    await page.waitForURL('**/interactions');
    code.release();
    await expectFocus(page, 'h1 Interactions');
  });

  it('even if the sign-in is still being checked', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/nowhere');
    const check = await hold(page, '**/api/v2/tokens/me');
    await page.goto('/');
    await check.firstRequest;
    await open(page, 'Agents');
    await page.waitForURL('**/agents');
    check.release();
    await expectFocus(page, 'h1 Agents');
  });
});

/** Chooses the first option, and waits until the list is closed: it would cover the next field. */
async function chooseFirst(dialog: Locator, name: string): Promise<void> {
  await waitForFocusIn(dialog);
  await dialog.getByRole('combobox', { name }).click();
  const option = dialog.getByRole('option').filter({ visible: true }).first();
  await option.click();
  await option.waitFor({ state: 'detached' });
}

describe('The focus stays near the current element', () => {
  it('when the pressed button is replaced by another, and returns', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/explorer/users/getUsers');
    const calls = await hold(page, '**/api/v2/users');
    await page.getByRole('button', { name: 'Send the call' }).press('Enter');
    await calls.firstRequest;
    await expectFocus(page, 'button Cancel the call');
    calls.release();
    await expectFocus(page, 'button Send the call');
  });

  it('when the button is removed: it moves to its section, or else to the page', async ({ app, page }) => {
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
    const dialog = page.getByRole('dialog');
    await chooseFirst(dialog, 'To');
    await dialog.getByRole('button', { name: 'Apply to 1 agent', disabled: false }).press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    // The dialog returns the focus a moment after it has closed.
    await expectFocus(page, `button Move ${name} to another queue`);
    await page.getByRole('button', { name: 'Undo', disabled: false }).press('Enter');
    await expectFocus(page, 'button Dismiss');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'h1 Agents');
  });
});

describe('The focus while a button is disabled', () => {
  it.override({ ...atWork, sandboxOptions: { ...atWork.sandboxOptions, traffic: false } });

  /** In the afternoon, since a day that has just begun has no interactions yet. */
  async function open(page: Page): Promise<void> {
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', '/interactions');
    await page.getByRole('row').getByRole('link').first().waitFor();
  }

  it("returns when the button's call has ended", async ({ page }) => {
    await open(page);
    const queries = await hold(page, '**/api/v2/analytics/conversations/details/query');
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.press('Enter');
    await queries.firstRequest;
    // Browsers remove the focus from a disabled element.
    await expectFocus(page, 'body');
    queries.release();
    await expectFocus(page, 'button Refresh');
  });

  it('does not return if the user has moved it meanwhile', async ({ page }) => {
    await open(page);
    const queries = await hold(page, '**/api/v2/analytics/conversations/details/query');
    await page.getByRole('button', { name: 'Refresh' }).press('Enter');
    await queries.firstRequest;
    await page.getByRole('button', { name: /^Date/ }).focus();
    queries.release();
    await page.getByRole('button', { name: 'Refresh', disabled: false }).waitFor();
    await expectFocus(page, /^button Date/);
  });
});
