import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/accessibility.js';
import { atWork, moment } from './support/at-work.js';
import { it, signIn } from './support/console.js';
import { pages, settled } from './support/pages.js';
import { expectSteady } from './support/steady.js';

/** In both themes, wide and narrow. A page that comes back the same is loaded anew in each theme, and nothing on it may jump meanwhile. */
async function expectNoViolations(page: Page, reload?: () => Promise<unknown>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme, colorScheme);
    if (reload) await expectSteady(page, reload);
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await violations(page), `${colorScheme}, ${viewport.width} px wide`).toEqual([]);
    }
  }
}

describe('axe finds nothing wrong, and nothing jumps', () => {
  it.override(atWork);

  it('with the sign-in page, as it opens and with mistakes in it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expectNoViolations(page);
    await page.getByText('Other host').click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Enter a host').waitFor();
    await expectNoViolations(page);
  });

  it('with the sign-in page of somebody who was refused', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.getByRole('alert').waitFor();
    await expectNoViolations(page);
  });

  it.for(pages)('with the page $name', async ({ path }, { app, page }) => {
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', await path(app));
    await expectNoViolations(page, async () => {
      await page.reload();
      await settled(page);
    });
  });

  it('with a page that does not exist', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/nowhere');
    await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor();
    await expectNoViolations(page);
  });
});
