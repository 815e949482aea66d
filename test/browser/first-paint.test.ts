import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { places } from '../../examples/console/src/app/places.js';
import { englishParts } from '../../examples/console/src/messages/en.js';
import { violations } from './support/accessibility.js';
import { it, prepareSignIn } from './support/console.js';
import { collect } from './support/figures.js';
import { expectSteady } from './support/layout-shifts.js';

/** Opens a page of which no script and no style sheet arrives until the returned function is called. */
async function openWithoutFiles(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

const background = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

it('Before any file has loaded, the page shows its title, links to the others, and that it is loading', async ({ page }) => {
  await prepareSignIn(page);
  const figures = collect(page);
  const release = await openWithoutFiles(page, '/');
  const main = page.getByRole('main');
  await main.getByText('This page is loading. You can already open another one from the navigation.').waitFor();
  expect(await main.locator('p').first().textContent()).toBe('Wallboard');
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  expect(await links.allTextContents()).toEqual(
    places.map(({ name }) => englishParts.shell[name as keyof typeof englishParts.shell]),
  );
  expect(await page.locator('[aria-current=page]').allTextContents()).toEqual(['Wallboard']);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  expect(await background(page)).toBe('rgb(244, 246, 248)');
  await expectSteady(page, async () => {
    release();
    await page.getByText('Live, updated at').waitFor();
  });
  expect(await page.locator('.first').count()).toBe(0);
  expect((await figures()).layoutShift).toBeLessThanOrEqual(0.02);
});

it('The first paint has the language and the theme of the user, no problem that axe finds, and works on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await prepareSignIn(page);
  await page.evaluate(() => {
    localStorage.setItem('console.language', 'de');
  });
  const release = await openWithoutFiles(page, '/agents');
  await page.getByText('Diese Seite wird geladen.').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(await page.locator('[aria-current=page]').allTextContents()).toEqual(['Agenten']);
  expect(await background(page)).toBe('rgb(17, 22, 27)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page, ['color-contrast', 'landmark-one-main', 'region', 'link-name', 'html-has-lang'])).toEqual([]);
  await page.getByRole('link', { name: 'Interaktionen' }).click();
  await page.waitForURL('**/interactions', { waitUntil: 'commit' });
  release();
  await page.getByRole('heading', { level: 1, name: 'Interaktionen' }).waitFor();
});

it('The first paint is not shown to users who are not signed in, nor on a wall display', async ({ page }) => {
  await openWithoutFiles(page, '/');
  await page.locator('.first').waitFor({ state: 'attached' });
  expect(await page.locator('.first').isVisible()).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await prepareSignIn(page);
  await openWithoutFiles(page, '/wall/any');
  await page.locator('.first').waitFor({ state: 'attached' });
  expect(await page.locator('.first').isVisible()).toBe(false);
});
