/** `npm run screenshots`: pictures of pages and components for README.md and docs/, and the loading times of all pages. */
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { startConsole } from '../../examples/console/server.js';
import { chromiumLaunch } from '../support/chromium.js';
import { atWork, moment } from './support/working-day.js';
import { takeComponents } from './component-pictures.js';
import { collect } from './support/figures.js';
import { allow } from './support/login-page.js';
import { pages, settled } from './support/pages.js';

const folder = resolve(import.meta.dirname, '../../docs/images');
const LIMIT = 170_000;

/** The pages with a picture. All pages of both themes would take 4 MB. */
const pagesWithPicture: ReadonlySet<string> = new Set([
  'sign-in',
  'wallboard',
  'queue',
  'agents',
  'agent',
  'interactions',
  'conversation',
  'wall',
  'wall-set-up',
  'admin-users',
  'explorer',
  'analytics',
]);

const browser = await chromium.launch(chromiumLaunch());
mkdirSync(folder, { recursive: true });
try {
  await takeComponents(browser, join(folder, 'components'));
  for (const theme of ['light', 'dark'] as const) await takeAll(browser, theme);
} finally {
  await browser.close();
}

async function takeAll(browser: Browser, theme: 'light' | 'dark'): Promise<void> {
  const app = await startConsole({ sandboxOptions: { ...atWork.sandboxOptions, rateLimit: false } });
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 1280, height: 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...atWork.contextOptions,
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(moment);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await take(page, 'sign-in', theme);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await allow(page);
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    for (const { name, path, isAlwaysDark } of pages) {
      if (isAlwaysDark && theme === 'light') continue;
      await page.goto(await path(app));
      await take(page, name, theme);
    }
  } finally {
    await context.close();
    await app.close();
  }
}

async function take(page: Page, name: string, theme: string): Promise<void> {
  await settled(page);
  const picture = pagesWithPicture.has(name) ? await takePicture(page, `${name}-${theme}.png`) : `${name}, ${theme}`;
  const figures = collect(page);
  await page.reload();
  await settled(page);
  const { firstPaint, layoutShift } = await figures();
  console.log(`${picture.padEnd(32)} first contentful paint ${firstPaint.toFixed(0)} ms, layout shift ${layoutShift.toFixed(4)}`);
}

/** @returns the name of the file and its size. */
async function takePicture(page: Page, file: string): Promise<string> {
  // The pointer rests here, so that no element looks hovered.
  await page.mouse.move(0, 0);
  const path = join(folder, file);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  const size = statSync(path).size;
  if (size > LIMIT) throw new Error(`${path} has ${size} bytes; ${LIMIT} are allowed`);
  return `${file} ${(size / 1000).toFixed(0)} kB`;
}
