import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Advances the page's clock in steps of so many ms until a condition holds, since the page's reference time is not visible. */
export async function passing(page: Page, ms: number, holds: () => Promise<boolean>): Promise<void> {
  const passed = async (): Promise<boolean> => {
    await page.clock.fastForward(ms);
    return await holds();
  };
  await expect.poll(passed, { interval: 250 }).toBe(true);
}

/** A refused request is retried after a minute, which starts earlier than the page shows it. */
export const muchLater = async (page: Page, holds: () => Promise<boolean>): Promise<void> => {
  await passing(page, 61_000, holds);
};
