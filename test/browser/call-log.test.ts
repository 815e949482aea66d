import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/accessibility.js';
import { copied } from './support/clipboard.js';
import { it, signIn } from './support/console.js';
import { argsOf, code, title } from './support/explorer.js';
import { expectFocus } from './support/focus.js';
import { openAccount, pageLink, settled } from './support/pages.js';
import { atWork, moment } from './support/working-day.js';

const QUEUES = 'GET /api/v2/routing/queues';

const dock = (page: Page): Locator => page.getByRole('region', { name: 'Call log', exact: true });
const details = (page: Page): Locator => page.getByRole('region', { name: 'Details of the call' });
const rows = (page: Page, text: string | RegExp): Locator => dock(page).getByRole('row').filter({ hasText: text });
const opener = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Call log' });

async function open(page: Page, path?: string): Promise<void> {
  await signIn(page, 'Amara Osei', path);
  await settled(page);
  await opener(page).click();
  await dock(page).getByRole('table').waitFor();
}

async function openDetails(page: Page, text: string | RegExp): Promise<void> {
  const row = rows(page, text).first();
  // New calls do not move the rows below the pointer.
  await row.hover();
  await row.getByRole('button').click();
  await details(page).waitFor();
}

describe('The call log', () => {
  it('lists the calls of the page, those that were sent before its code arrived too, and how much of the limit they use', async ({
    page,
  }) => {
    await open(page);
    await rows(page, QUEUES).waitFor();
    await rows(page, 'GET /api/v2/users/me').filter({ hasText: 'early' }).first().waitFor();
    await rows(page, 'POST /api/v2/analytics/queues/observations/query').first().waitFor();
    expect(await rows(page, QUEUES).getByRole('cell').allTextContents()).toEqual(
      expect.arrayContaining(['200', 'getRoutingQueues', 'Wallboard']),
    );
    await dock(page)
      .getByRole('group', { name: 'Rate limit' })
      .getByText(/\d+ of 300 requests used, none waiting/)
      .waitFor();

    // Another page: its calls are added at the top.
    await pageLink(page, 'Agents').click();
    await rows(page, 'GET /api/v2/users').filter({ hasText: 'Agents' }).first().waitFor();
    await dock(page).getByRole('combobox', { name: 'Page' }).selectOption('Wallboard');
    await rows(page, QUEUES).waitFor();
    expect(await rows(page, 'getUsers').filter({ hasText: 'Agents' }).count()).toBe(0);
  });

  it('finds an error by its correlation id and by "Errors only", and keeps the filter when it is closed', async ({
    app,
    page,
  }) => {
    app.sandbox.fail({ status: 500, route: QUEUES, times: 100 });
    const refused = page.waitForResponse((response) => response.status() === 500);
    await open(page);
    const correlationId = (await (await refused).allHeaders())['inin-correlation-id'] ?? '';
    expect(correlationId).not.toBe('');
    await dock(page).getByRole('checkbox', { name: 'Errors only' }).check();
    await rows(page, QUEUES).first().waitFor();
    expect(await rows(page, 'GET /api/v2/users/me').count()).toBe(0);
    await page.keyboard.press('Control+.');
    await dock(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+.');
    expect(await dock(page).getByRole('checkbox', { name: 'Errors only' }).isChecked()).toBe(true);
    await dock(page).getByRole('searchbox', { name: 'Search the calls' }).fill(correlationId);
    await openDetails(page, QUEUES);
    const error = details(page).getByRole('region', { name: 'Error' });
    await error.getByText('internal.server.error').waitFor();
    await error.getByText(`Correlation id ${correlationId}`).waitFor();
    await error.getByRole('link', { name: 'Documentation of the platform' }).waitFor();
    const id = await copied(page, () => error.getByRole('button', { name: 'Copy the correlation id' }).click());
    expect(id).toBe(correlationId);
  });

  it('repeats a call as it was sent, and opens it in the explorer with its arguments', async ({ app, page }) => {
    await open(page);
    await openDetails(page, 'POST /api/v2/analytics/queues/observations/query');
    const sent = (): (typeof app.sandbox.requests)[number][] =>
      app.sandbox.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/queues/observations/query'));
    const [first] = sent();
    const before = sent().length;
    await details(page).getByRole('button', { name: 'Repeat the call' }).click();
    await expect.poll(() => sent().length).toBe(before + 1);
    const again = sent().at(-1);
    expect(again?.body).toEqual(first?.body);
    expect(again?.query).toEqual(first?.query);
    // The details are now those of the new call.
    await details(page).getByText('200').first().waitFor();

    const program = await copied(page, () => details(page).getByRole('button', { name: 'Copy as TypeScript' }).click());
    expect(program).toContain('.postAnalyticsQueuesObservationsQuery({');
    const command = await copied(page, () => details(page).getByRole('button', { name: 'Copy as curl' }).click());
    expect(command).toMatch(/^curl '.*observations\/query'/);
    expect(command).toContain('$TOKEN');

    await details(page).getByRole('link', { name: 'Open in the explorer' }).click();
    await title(page, 'postAnalyticsQueuesObservationsQuery').waitFor();
    await code(page).waitFor();
    const link = await copied(page, () => page.getByRole('button', { name: 'Copy link' }).click());
    expect(argsOf(link)).toEqual({ body: first?.body });
    // The dock stays open on the other page.
    await details(page).waitFor();
  });

  it('says why a call waited after the platform has demanded a pause', async ({ app, page }) => {
    app.sandbox.fail({ status: 429, retryAfter: 1, route: QUEUES });
    await open(page);
    await rows(page, QUEUES).getByText('200').waitFor();
    await openDetails(page, QUEUES);
    const why = details(page).getByRole('region', { name: 'Why did this wait?' });
    await why
      .getByText(/^It waited [\d,]+ ms, because the platform had refused requests \(429\) and asked for a pause\.$/)
      .waitFor();
    await details(page)
      .getByText(/^after [\d,]+ ms: 429$/)
      .waitFor();
  });

  it('is paused by a button and while a call is examined', async ({ page }) => {
    await open(page, '/agents');
    await dock(page).getByRole('button', { name: 'Pause' }).click();
    await pageLink(page, 'Wallboard').click();
    await dock(page)
      .getByText(/^\d+ new calls?$/)
      .waitFor();
    expect(await rows(page, 'observations').count()).toBe(0);
    await dock(page).getByRole('button', { name: 'Continue' }).click();
    await rows(page, 'observations').first().waitFor();
    await openDetails(page, 'observations');
    await pageLink(page, 'Wall displays').click();
    await pageLink(page, 'Agents').click();
    await dock(page)
      .getByText(/^\d+ new calls?$/)
      .waitFor();
  });

  it('works with the keyboard, and returns the focus', async ({ page }) => {
    await signIn(page);
    await settled(page);
    await page.getByRole('button', { name: /^Search pages/ }).focus();
    await page.keyboard.press('Control+.');
    await expectFocus(page, /^section Call log/);
    const first = dock(page).getByRole('row').nth(1);
    await first.focus();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await details(page).waitFor();
    await expectFocus(page, /^h3 /);
    await page.keyboard.press('Escape');
    await details(page).waitFor({ state: 'detached' });
    await expectFocus(page, /^tr /);
    await page.keyboard.press('Escape');
    await dock(page).waitFor({ state: 'detached' });
    await expectFocus(page, /^button Search pages/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search pages/ }).fill('call log');
    await page.getByRole('option', { name: 'Call log', exact: true }).click();
    await dock(page).waitFor();
    await expectFocus(page, /^section Call log/);
  });

  it('stays open after a reload without taking the focus, and is empty after a sign-out', async ({ page }) => {
    await open(page);
    await page.reload();
    await dock(page).getByRole('table').waitFor();
    expect(await dock(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await rows(page, QUEUES).waitFor();
    await openAccount(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.locator('body').textContent()).not.toContain('/api/v2/');
  });

  it('does not cover what has the focus', async ({ page }) => {
    await open(page, '/explorer/users/postUsers');
    const covered: string[] = [];
    await page.getByRole('main').focus();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        const element = document.activeElement;
        const log = document.querySelector('#call-log');
        if (!element || !log || log.contains(element) || element === document.body) return '';
        const { top } = element.getBoundingClientRect();
        return top > log.getBoundingClientRect().top - 4 ? element.outerHTML.slice(0, 80) : '';
      });
      if (problem !== '') covered.push(problem);
    }
    expect(covered).toEqual([]);
  });
});

describe('The call log is accessible', () => {
  it.override(atWork);

  it.for(['light', 'dark'] as const)('in the %s theme, wide and as a sheet on a phone', async (colorScheme, { page }) => {
    await page.clock.setFixedTime(moment);
    await page.emulateMedia({ colorScheme });
    await open(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `${width} px`).toEqual([]);
      const box = await dock(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await openDetails(page, QUEUES);
    await details(page).getByRole('button', { name: 'Repeat the call' }).waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `details, ${width} px`).toEqual([]);
    }
  });
});
