import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, normalize, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { serveFiles } from '../support/files.js';
import { PATIENCE } from '../support/patience.js';
import { it as withBrowser } from './support/console.js';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'reference');
/** `npm test` has built it; running this file alone may have to wait for the build. */
beforeAll(async () => {
  if (existsSync(join(folder, 'index.html'))) return;
  await promisify(execFile)('npm', ['run', 'docs'], { cwd: root });
});

const files = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());

interface Fixtures {
  /** A tab on the reference. The test fails for missing files, exceptions and console errors. */
  reference: Page;
}

const it = withBrowser.extend<Fixtures>({
  reference: async ({ browser }, use) => {
    const { url, close } = await serveFiles((path) => join(folder, path));
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // A browser requests an icon by itself.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) complaints.push(message.text());
    });
    await use(page);
    await context.close();
    await close();
    expect(complaints).toEqual([]);
  },
});

describe('The reference', () => {
  it('is smaller than 25 MB', () => {
    const bytes = files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    console.log(`reference: ${(bytes / 1e6).toFixed(1)} MB in ${files().length} files`);
    expect(bytes).toBeLessThan(25e6);
  });

  it('has a page for every entry and every guide', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };
    const areas = readdirSync(join(root, 'src/apis')).map((file) => file.slice(0, -3));
    const entries = Object.keys(exports)
      .filter((entry) => !entry.endsWith('.json'))
      .flatMap((entry) =>
        entry.includes('*') ? areas.filter((area) => area !== 'platform-api').map((area) => entry.replace('*', area)) : [entry],
      );
    const modules = entries.map((entry) => (entry === '.' ? 'contact-centre-client' : entry.slice(2).replaceAll('/', '_')));
    expect(modules.filter((name) => !existsSync(join(folder, `modules/${name}.html`)))).toEqual([]);
    const guides = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
    const titles = guides.map((file) => /^# (.*)$/m.exec(readFileSync(join(root, 'docs', file), 'utf8'))?.[1] ?? file);
    const index = readFileSync(join(folder, 'modules.html'), 'utf8').replace(/<wbr\/?>/g, '');
    expect(titles.filter((title) => !index.includes(title))).toEqual([]);
  });

  it('has no broken links', () => {
    const lost = new Set<string>();
    for (const file of files().filter((name) => name.endsWith('.html'))) {
      const folderOf = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
      for (const [, to = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/ (?:href|src)="([^"#?]+)[^"]*"/g)) {
        if (!/^[a-z]+:/.test(to) && !existsSync(join(folder, normalize(join(folderOf, to))))) lost.add(`${file}: ${to}`);
      }
    }
    expect([...lost]).toEqual([]);
  });

  it('leads from its front page through a search to a class, its method and a type', async ({ reference: page }) => {
    await page.goto('/index.html');
    await page.getByRole('heading', { name: 'contact-centre-client', level: 1 }).first().waitFor();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('getUsersMe');
    await page.getByRole('option').filter({ hasText: 'UsersApi.getUsersMe' }).getByRole('link').first().click();
    await page.waitForURL(/classes\/UsersApi\.html#getusersme$/);
    await page.getByRole('heading', { name: 'Class UsersApi' }).waitFor();
    await page.locator('#getusersme').waitFor();
    await page.goto('/modules/models_users.html');
    await page.locator('#createuser').waitFor();
    expect(await page.locator('#createuseremail').textContent()).toBe('email: string');
    await page.getByRole('link', { name: 'Threat model' }).first().click();
    await page.getByRole('heading', { name: 'What is not' }).waitFor();
  });
});
