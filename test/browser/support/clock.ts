import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Moves the page's clock on by so many ms until something holds: nothing that one sees tells the moment that the page reckons from. */
export async function passing(page: Page, ms: number, holds: () => Promise<boolean>): Promise<void> {
  const passed = async (): Promise<boolean> => {
    await page.clock.fastForward(ms);
    return await holds();
  };
  await expect.poll(passed, { interval: 250 }).toBe(true);
}

/** What was refused is asked for again after a minute: it was read a while before the page says so. */
export const muchLater = async (page: Page, holds: () => Promise<boolean>): Promise<void> => {
  await passing(page, 61_000, holds);
};
