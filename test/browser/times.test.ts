import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { atWork, moment } from './support/working-day.js';
import { it, signIn } from './support/console.js';
import { pages, settled } from './support/pages.js';

/** Returns times in a table that are cut or overlap other content. */
const cut = (cells: Locator): Promise<string[]> =>
  cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell.querySelector('a') ?? cell);
      if (!(cell instanceof HTMLElement) || cell.offsetParent === null) return [];
      const room = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
      const isTime = /\d\d?[:.]\d\d[:.]\d\d/.test(cell.textContent);
      return isTime && text.getBoundingClientRect().right > room + 0.5 ? [cell.textContent] : [];
    }),
  );

async function expectWhole(page: Page): Promise<void> {
  await settled(page);
  const cells = page.locator('main :is(tbody th, td)');
  await cells
    .filter({ hasText: /\d[:.]\d\d[:.]\d\d/ })
    .first()
    .waitFor();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => cut(cells), { message: `${width} px wide` }).toEqual([]);
  }
}

describe.for(['en-US', 'es-MX', 'ko-KR'])('In the locale %s', (locale) => {
  it.override({ ...atWork, contextOptions: { locale, timezoneId: 'UTC' } });

  it('all times are fully visible', async ({ app, page }) => {
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', '/agents');
    await expectWhole(page);
    await page.goto('/interactions');
    await expectWhole(page);
    await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /^Date/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Last 7 days' }).click();
    await expectWhole(page);
    await page.goto(await pages.find(({ name }) => name === 'conversation')!.path(app));
    await expectWhole(page);
  });
});
