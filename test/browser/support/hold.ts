import type { Page } from 'playwright-core';

/** Holds back responses to some requests. @returns a promise of the first of them, and a function that releases all. */
export async function hold(page: Page, url: string | RegExp): Promise<{ firstRequest: Promise<void>; release: () => void }> {
  let noteFirst = (): void => undefined;
  let release = (): void => undefined;
  const firstRequest = new Promise<void>((resolve) => (noteFirst = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    noteFirst();
    await released;
    await route.continue();
  });
  return { firstRequest, release };
}
