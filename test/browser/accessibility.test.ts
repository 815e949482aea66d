import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/accessibility.js';
import { atWork, moment } from './support/working-day.js';
import { it, signIn } from './support/console.js';
import { pages, settled } from './support/pages.js';
import { expectSteady } from './support/layout-shifts.js';

const widths = [1280, 360];

/** Each page is loaded again in each theme, and its layout must not shift. The colours of the system are those of the dark theme. */
const themes = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

async function expectNoViolations(page: Page, reload?: () => Promise<unknown>, isAlwaysDark = false): Promise<void> {
  for (const { name, media } of themes) {
    await page.emulateMedia(media);
    const expected = isAlwaysDark ? 'dark' : media.colorScheme;
    await page.waitForFunction((scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme, expected);
    if (reload && media.forcedColors === 'none') await expectSteady(page, reload);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `${name}, ${width} px wide`).toEqual([]);
    }
  }
}

describe('axe finds no problem and no layout shift', () => {
  it.override(atWork);

  it('on the sign-in page, initially and with input errors', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expectNoViolations(page);
    await page.getByText('Other address').click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Enter a host').waitFor();
    await expectNoViolations(page);
  });

  it('on the sign-in page after access was denied', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.getByRole('alert').waitFor();
    await expectNoViolations(page);
  });

  it.for(pages)('on the page $name', async ({ path, isAlwaysDark }, { app, page }) => {
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', await path(app));
    const reload = async (): Promise<void> => {
      await page.reload();
      await settled(page);
    };
    await expectNoViolations(page, reload, isAlwaysDark);
  });

  it('on an unknown page', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/nowhere');
    await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor();
    await expectNoViolations(page);
  });
});
