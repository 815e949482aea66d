import type { Browser, Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningConsole } from '../../../examples/console/server.js';
import { settled } from './pages.js';
import { keptSignIn } from './stored-sign-in.js';
import { moment } from './working-day.js';

/** The pages of a browser share two processor cores, but most of the time of a page is waiting until it is idle. */
const AT_ONCE = 6;

/** ms without a response after which a page is idle. Pages that poll do so less often. */
const IDLE_MS = 1000;

/** Loads pages with an empty cache, and returns the bytes that the console's server has sent for each. */
export async function weigh(browser: Browser, app: RunningConsole, paths: readonly string[]): Promise<Map<string, number>> {
  const signIn = await keptSignIn(app, 'Amara Osei');
  const waiting = [...paths];
  const weights = new Map<string, number>();
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      weights.set(path, await weightOf(browser, { url: app.url + path, signIn }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return weights;
}

interface WeighedPage {
  url: string;
  /** The items of the tab's storage. */
  signIn: readonly (readonly [key: string, value: string])[];
}

async function weightOf(browser: Browser, { url, signIn }: WeighedPage): Promise<number> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
  await context.clock.setFixedTime(moment);
  await context.addInitScript((items) => {
    for (const [key, value] of items) sessionStorage.setItem(key, value);
  }, signIn);
  const page = await context.newPage();
  let lastAt = Date.now();
  page.on('response', () => {
    lastAt = Date.now();
  });
  const countBytes = bytesFrom(page, new URL(url).origin);
  await page.goto(url);
  await settled(page);
  await page.waitForLoadState('networkidle');
  // A page that takes longer to compute than the browser waits for is not idle yet.
  await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(IDLE_MS);
  const bytes = await countBytes();
  await context.close();
  return bytes;
}

/** Returns a function that adds up the bytes of all responses that a page has received from a server since now. */
export function bytesFrom(page: Page, origin: string): () => Promise<number> {
  const lengths: Promise<number>[] = [];
  const addLength = (response: Response): void => {
    if (response.url().startsWith(origin)) lengths.push(contentLength(response));
  };
  page.on('response', addLength);
  return async () => {
    // Otherwise, a response that arrives later is read while the page closes, and the error ends the test run.
    page.off('response', addLength);
    return (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0);
  };
}

async function contentLength(response: Response): Promise<number> {
  return Number((await response.allHeaders())['content-length'] ?? 0);
}
