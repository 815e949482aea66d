import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collect } from './figures.js';

/** Loads a page, on which nothing may jump. What loading takes of the clock says as much of the machine: `npm run screenshots` prints it. */
export async function expectSteady(page: Page, load: () => Promise<unknown>): Promise<void> {
  const figures = collect(page);
  await load();
  const { layoutShift } = await figures();
  expect(layoutShift).toBeLessThanOrEqual(0.02);
}
