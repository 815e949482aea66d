import { describe, expect } from 'vitest';
import { violations } from '../support/accessibility.js';
import { it, kindsOfPages } from './support.js';

const pages = Object.entries(kindsOfPages);

describe('The pages of the site', () => {
  it.for(pages)('have no accessibility problems, light or dark: %s', async ([, path], { page, site }) => {
    await page.goto(site + path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, colorScheme);
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });

  it.for(pages)('fit into 390 px: %s', async ([, path], { page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('show the commands of the chosen package manager everywhere', async ({ page, site }) => {
    await page.goto(`${site}/guides/quick-start/`);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByText('pnpm add contact-centre-client').waitFor();
    await page.goto(`${site}/`);
    await page.getByText('pnpm add contact-centre-client').waitFor();
    await page.getByRole('tab', { name: 'pnpm' }).press('ArrowRight');
    await page.getByText('yarn add contact-centre-client').waitFor();
  });

  it('lead to each other by the sidebar, and by links to the next page', async ({ page, site }) => {
    await page.goto(`${site}/guides/pagination/`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${site}/guides/sign-in/`);
    await page.locator('a[rel=next]').click();
    await page.waitForURL(`${site}/guides/tokens/`);
  });
});
