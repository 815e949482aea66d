import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { parseContract } from '../../../src/contract/index.js';
import { endState, output } from './playground-page.js';
import { folder, it, readSiteFile, root, siteFiles } from './support.js';

const pages = siteFiles().filter((file) => /^reference\/.*\.html$/.test(file));

/** The ids of the pages of API classes, by class. */
const idsByClass = new Map(
  pages.flatMap((file): [string, Set<string | undefined>][] => {
    const html = readSiteFile(file);
    const [, title] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
    return title === undefined ? [] : [[title, new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id))]];
  }),
);

describe('The reference', () => {
  it('is smaller than 25 MB', () => {
    const bytes = pages.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    console.log(`reference: ${(bytes / 1e6).toFixed(1)} MB in ${pages.length} pages`);
    expect(bytes).toBeLessThan(25e6);
  });

  it('has a section for each operation of the contract', () => {
    const missing = parseContract().filter(({ area, name }) => idsByClass.get(area)?.has(name) !== true);
    expect(missing.map(({ area, name }) => `${area}.${name}`)).toEqual([]);
  });

  it('has a page for each entry of the package and each module of types', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };
    const areas = readdirSync(join(root, 'src/apis')).map((file) => file.replace('.ts', ''));
    const routes = Object.keys(exports).flatMap((entry) => {
      if (entry === './models') return ['types/'];
      if (entry === './apis/*') return areas.filter((area) => area !== 'platform-api').map((area) => `${area}/`);
      return entry.endsWith('.json') ? [] : [`package/${entry === '.' ? '' : `${entry.slice(2)}/`}`];
    });
    const modules = readdirSync(join(root, 'src/models')).filter((file) => file !== 'index.ts');
    const all = [...routes, ...modules.map((file) => `types/${file.replace('.ts', '')}/`)];
    expect(all.filter((route) => !pages.includes(`reference/${route}index.html`))).toEqual([]);
  });

  it('has no inline event handlers', () => {
    expect(pages.filter((file) => /<[^>]*\son[a-z]+=/.test(readSiteFile(file)))).toEqual([]);
  });

  it('finds classes by name, and leads to a method and its types', async ({ page, site }) => {
    await page.goto(`${site}/reference/`);
    await page.getByRole('searchbox', { name: 'Filter the classes by name' }).fill('presence');
    await page.getByText('1 found').waitFor();
    expect(await page.locator('#areas li:visible').count()).toBe(1);
    await page.getByRole('link', { name: 'PresenceApi' }).click();
    await page.getByRole('heading', { name: 'PresenceApi', level: 1 }).waitFor();
    const method = page.locator('section', { has: page.locator('#patchUserPresence') });
    await method.getByText('/api/v2/users/{userId}/presences/{sourceId}').waitFor();
    await method.getByRole('link', { name: 'UserPresence', exact: true }).first().click();
    await page.waitForURL(/\/reference\/types\/shared\/#UserPresence$/);
    await page.locator('#UserPresence').waitFor();
  });

  it('runs a sample in the page', async ({ page, site }) => {
    await page.goto(`${site}/reference/presence/#getUserPresence`);
    const method = page.locator('section', { has: page.locator('#getUserPresence') });
    await method.getByText('Sample', { exact: true }).click();
    await method.getByRole('button', { name: /^Run sample/ }).click();
    expect(await endState(page)).toMatch(/^Finished/);
    expect(await output(page).textContent()).toContain('presenceDefinition');
  });

  it.for(['/reference/', '/reference/routes/', '/reference/types/', '/reference/package/', '/reference/conversations/'])(
    'fits into 390 px: %s',
    async (path, { page, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
});
