import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What was refused is asked for again after a minute. The clock is moved on until something holds: the page reckons from when it has read
 * the refusal, and nothing that one sees tells that moment.
 */
export async function muchLater(page: Page, holds: () => Promise<boolean>): Promise<void> {
  const passed = async (): Promise<boolean> => {
    await page.clock.fastForward(61_000);
    return await holds();
  };
  await expect.poll(passed, { interval: 250 }).toBe(true);
}
