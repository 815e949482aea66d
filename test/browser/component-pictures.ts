/** Pictures of the console's components: each story in the light theme, in the dark one, and 390 px wide. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { createServer } from 'vite';
import { atWork, moment } from './support/working-day.js';

const consoleFolder = resolve(import.meta.dirname, '../../examples/console');

const looks = [
  { name: 'light', scheme: 'light', width: 760 },
  { name: 'dark', scheme: 'dark', width: 760 },
  { name: 'phone', scheme: 'light', width: 390 },
] as const;

/** @param folder - Receives the pictures, `<story>-<look>.png`. */
export async function takeComponents(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await createServer({
    root: consoleFolder,
    configFile: join(consoleFolder, 'vite.config.ts'),
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  const context = await browser.newContext({ reducedMotion: 'reduce', ...atWork.contextOptions });
  try {
    const page = await context.newPage();

    await page.clock.setFixedTime(moment);
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const storyPage = new URL('/stories/index.html', address).href;
    await page.goto(storyPage);
    await page.locator('main a').first().waitFor();
    for (const story of await page.locator('main a').allTextContents()) {
      for (const { name, scheme, width } of looks) {
        await page.setViewportSize({ width, height: 400 });
        await page.goto(`${storyPage}?story=${story}&scheme=${scheme}`);
        await page.locator('figure').first().waitFor();
        await page.screenshot({
          path: join(folder, `${story}-${name}.png`),
          fullPage: true,
          animations: 'disabled',
          caret: 'hide',
        });
      }
    }
  } finally {
    await context.close();
    await server.close();
  }
}
