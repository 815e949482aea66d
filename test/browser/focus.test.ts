import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { it, signIn } from './support/console.js';
import { expectFocus } from './support/focus.js';

/** Holds back the answers to some requests. @returns what waits for the first of them, and what lets all go. */
async function hold(page: Page, url: string | RegExp): Promise<{ asked: Promise<void>; release: () => void }> {
  let [noteFirst, release] = [(): void => undefined, (): void => undefined];
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
  const open = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();

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
