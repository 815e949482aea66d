import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { serveFiles } from '../../support/files.js';
import { PATIENCE } from '../../support/patience.js';
import { it as withBrowser } from './console.js';

const root = resolve(import.meta.dirname, '../../..');
/** The built site. */
export const siteFolder = join(root, 'docs/site/dist');
/** The site is served below a path, as a project's pages are on many hosts. */
const PREFIX = '/some/project/';

/** Builds the site if it is missing. `npm test` has built it. */
export async function buildSite(): Promise<void> {
  if (existsSync(join(siteFolder, 'index.html'))) return;
  await promisify(execFile)('npm', ['run', 'docs'], { cwd: root });
}

interface SiteFixtures {
  /** A browser profile on the site. The test fails for exceptions, console errors, missing files, and requests to other origins. */
  site: BrowserContext;
  /** Its first tab. Addresses are relative to the site: `sitePage.goto('guides/pagination/')`. */
  sitePage: Page;
}

export const siteTest = withBrowser.extend<SiteFixtures>({
  site: async ({ browser, contextOptions }, use) => {
    const { url, close } = await serveFiles(fileAt);
    const context = await browser.newContext({ baseURL: url + PREFIX, reducedMotion: 'reduce', ...contextOptions });
    context.setDefaultTimeout(PATIENCE);
    const complaints: string[] = [];
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    context.on('request', (request) => {
      if (!request.url().startsWith(url) && !/^(?:blob|data):/.test(request.url()))
        complaints.push(`Request to ${request.url()}`);
    });
    await use(context);
    await context.close();
    await close();
    expect(complaints).toEqual([]);
  },
  sitePage: async ({ site }, use) => {
    await use(await site.newPage());
  },
});

function fileAt(path: string): string {
  const file = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : 'outside-of-the-site';
  return join(siteFolder, file.endsWith('/') || file === '' ? `${file}index.html` : file);
}

/** Opens the playground with a text in its editor. */
export async function openPlayground(page: Page, code?: string): Promise<void> {
  // Only a new document reads its address again.
  await page.goto('about:blank');
  await page.goto(`playground/${code === undefined ? '' : `#code=${deflateRawSync(code).toString('base64url')}`}`);
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
}

/** Runs the text of the editor. @returns the state at the end, such as `Finished in 12 ms`. */
export async function runSample(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  return await endState(page);
}

/** Waits for the end of a run. */
export async function endState(page: Page): Promise<string> {
  const status = page.getByRole('status').filter({ hasText: /^(?:Finished|Failed|Not started|Stopped)/ });
  await status.waitFor();
  return (await status.textContent()) ?? '';
}
