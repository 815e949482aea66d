import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { serveFiles } from '../../support/files.js';
import { PATIENCE } from '../../support/patience.js';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** The built site. `npm test` builds it before; the set-up of these tests builds it if it is missing. */
export const folder = join(root, 'docs/site/dist');

/** The site is served below this path, as on a host with several sites. */
export const prefix = '/some/prefix';

/** Returns the paths of all files of the site. */
export function siteFiles(): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths.filter((path) => statSync(join(folder, path)).isFile());
}

export function readSiteFile(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

/** One page of each kind, by its path. */
export const kindsOfPages = {
  landing: '/',
  guide: '/guides/pagination/',
  changelog: '/changelog/',
  area: '/reference/presence/',
  types: '/reference/types/presence/',
  entry: '/reference/package/tokens/',
  classes: '/reference/',
  recipe: firstRecipe(),
  playground: '/playground/',
};

function firstRecipe(): string {
  const recipes = existsSync(join(folder, 'recipes')) ? readdirSync(join(folder, 'recipes')).sort() : [];
  const recipe = recipes.find((name) => existsSync(join(folder, 'recipes', name, 'index.html')));
  return recipe === undefined ? '/recipes/' : `/recipes/${recipe}/`;
}

interface Fixtures {
  /** The address of the site, which ends with the prefix. */
  site: string;
  contextOptions: BrowserContextOptions;
  context: BrowserContext;
  /** A tab. The test fails for console errors, exceptions, missing files, and requests that leave the site. */
  page: Page;
}

/** Vitest's `it`, with the built site in a browser. */
export const it = test.extend<Fixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- how Vitest reads which fixtures are used
    async ({}, use) => {
      const { url, close } = await serveFiles(fileOf);
      await use(url + prefix);
      await close();
    },
    { scope: 'worker' },
  ],
  contextOptions: [{}, { injected: false }],
  context: async ({ contextOptions }, use) => {
    const browser = await chromium.connect(inject('browser'));
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...contextOptions,
    });
    context.setDefaultTimeout(PATIENCE);
    await use(context);
    await browser.close();
  },
  page: async ({ context, site }, use) => {
    const page = await context.newPage();
    const complaints = watch(page, site);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Returns the file of a path: pages are folders with an index.html. */
function fileOf(path: string): string {
  if (!path.startsWith(`${prefix}/`)) return join(folder, 'outside-of-the-site');
  const file = path.slice(prefix.length + 1);
  return join(folder, file.endsWith('/') || file === '' ? `${file}index.html` : file);
}

/** Collects what goes wrong on a page. */
function watch(page: Page, site: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${site}/`) && !/^(?:blob|data):/.test(url)) complaints.push(`A request left the site: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}
