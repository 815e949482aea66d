import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collect } from './figures.js';

/** Loads a page that must not shift. Loading times depend on the machine, so only `npm run screenshots` prints them. */
export async function expectSteady(page: Page, load: () => Promise<unknown>): Promise<void> {
  const figures = collect(page);
  await load();
  const { layoutShift } = await figures();
  expect(layoutShift).toBeLessThanOrEqual(0.02);
}
