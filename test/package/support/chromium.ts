import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../../support/chromium.js';

/** Debian's Chromium; `undefined` where it cannot be had. */
export async function startChromium(): Promise<Browser | undefined> {
  try {
    return await chromium.launch(chromiumLaunch());
  } catch (error) {
    console.error(`Chromium could not be started: ${String(error)}`);
    return undefined;
  }
}
