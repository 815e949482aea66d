import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { atWork, moment } from './support/at-work.js';
import { it, signIn } from './support/console.js';
import { collect } from './support/figures.js';
import { pages, settled } from './support/pages.js';

/** Loads a page three times, the worst jump counts. What loading takes of the clock says as much of the machine: `npm run screenshots` prints it. */
async function expectSteady(page: Page, ready: () => Promise<unknown>): Promise<void> {
  for (let load = 0; load < 3; load++) {
    const figures = collect(page);
    await page.reload();
    await ready();
    const { layoutShift } = await figures();
    expect(layoutShift).toBeLessThanOrEqual(0.02);
  }
}

describe('Loading', () => {
  it.override(atWork);

  it('takes the sign-in page less than 250 kB over the wire, and no jump', async ({ page }) => {
    const ready = (): Promise<void> => page.getByRole('button', { name: 'Sign in' }).waitFor();
    const figures = collect(page);
    await page.goto('/');
    await ready();
    const { bytes } = await figures();
    // Far less would mean that the bytes are not counted.
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(250_000);
    await expectSteady(page, ready);
  });

  it.for(pages)('takes the page $name no jump', async ({ path }, { app, page }) => {
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', await path(app));
    await settled(page);
    await expectSteady(page, () => settled(page));
  });
});
