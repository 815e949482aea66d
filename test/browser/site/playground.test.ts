import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Sample } from '../../../docs/site/src/playground/samples.js';
import { violations } from '../support/accessibility.js';
import { copied } from '../support/clipboard.js';
import { passing } from '../support/clock.js';
import { editor, editorText, endState, openPlayground, output, requests, runButton, runSample } from './playground-page.js';
import { folder, it, prefix, readSiteFile } from './support.js';
import { pageLink } from '../support/pages.js';

const samples = (): Sample[] => JSON.parse(readSiteFile('playground/samples.json')) as Sample[];

/** The bytes of files after compression, as a server sends them. */
function compressedBytes(addresses: Iterable<string>): number {
  const paths = [...addresses].map((address) => new URL(address).pathname.slice(prefix.length));
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0);
}

/** Collects the scripts of the playground that a page loads. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/playground\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  return scripts;
}

describe('The playground', () => {
  it('runs every sample of the guides without an error, and each prints something', async ({ context, site }) => {
    const all = samples();
    expect(all.length).toBeGreaterThan(40);
    const problems: string[] = [];
    // Two tabs, because some samples wait for jobs.
    const runAll = async (isMine: (index: number) => boolean): Promise<void> => {
      const page = await context.newPage();
      await openPlayground(page, site);
      for (const [index, { fileName }] of all.entries()) {
        if (!isMine(index)) continue;
        await page.getByLabel('Sample:').selectOption(String(index));
        const state = await runSample(page);
        const printed = await output(page).innerText();
        if (!state.startsWith('Finished') || printed.trim() === '') problems.push(`${fileName}: ${state}: ${printed}`);
      }
    };
    await Promise.all([runAll((index) => index % 2 === 0), runAll((index) => index % 2 === 1)]);
    expect(problems).toEqual([]);
  });

  it('opens at a sample of a guide, and shows requests with verb, path, status and bodies', async ({ page, site }) => {
    const scripts = watchScripts(page);
    await page.goto(`${site}/guides/pagination/`);
    const button = page.getByRole('button', { name: 'Run sample 1', exact: true });
    await button.waitFor();
    const bytes = compressedBytes(scripts);
    console.log(`playground: ${bytes} bytes of script before the first press of Run`);
    expect(bytes).toBeLessThanOrEqual(3000);

    await button.click();
    expect(await endState(page)).toMatch(/^Finished in \d+ ms$/);
    await output(page).getByText('Amara Osei').waitFor();
    const [request] = await requests(page).all();
    expect(await request?.locator('summary').innerText()).toMatch(
      /^GET\s+\/api\/v2\/users\?pageSize=100&state=active\s+200\s+\d+ ms$/,
    );
    await request?.locator('summary').click();
    await request?.getByText('"name": "Amara Osei"').waitFor();
  });

  it('runs a method of the reference', async ({ page, site }) => {
    await page.goto(`${site}/reference/users/`);
    const method = page.locator('section').filter({ has: page.getByRole('heading', { name: 'getUser', exact: true }) });
    await method.getByText('Sample', { exact: true }).click();
    await method.getByRole('button', { name: /^Run/ }).click();
    expect(await endState(page)).toMatch(/^Finished/);
    await output(page).getByText("name: 'Amara Osei'").waitFor();
  });

  it('stops an endless loop, and runs the next program', async ({ page, site }) => {
    await openPlayground(page, site, "console.log('started');\nwhile (true) {}");
    await runButton(page).click();
    await output(page).getByText('started').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await endState(page)).toBe('Stopped');
    await openPlayground(page, site, "console.log('next');");
    expect(await runSample(page)).toMatch(/^Finished/);
    expect(await output(page).innerText()).toBe('next');
  });

  it('shows the line of an error, and of a syntax error', async ({ page, site }) => {
    const failures: readonly (readonly [code: string, expected: RegExp])[] = [
      ["type A = number;\n\nthrow new TypeError('boom');", /^Line 3: TypeError: boom$/],
      ['const a = 1;\nconst b = ;', /^Line 2: SyntaxError/],
      ['const a = 1;\n(() => {\n  return })(;', /^Line 3: SyntaxError/],
      [
        "await Promise.resolve();\nsetTimeout(() => {\n  throw new Error('later');\n});\nawait new Promise(() => {});",
        /^Line 3: Error: later$/,
      ],
      ["\nimport Redis from 'ioredis';\nnew Redis();", /^Line 2: The playground has no module "ioredis"/],
      ["const name = 'contact-centre-client';\nawait import(name);", /^Line 2: The playground can only import modules/],
      ["\nawait fetch('https://example.com/a');", /^Line 2: TypeError: The playground has no network.*https:\/\/example\.com\/a/],
    ];
    for (const [code, expected] of failures) {
      await openPlayground(page, site, code);
      expect(await runSample(page), code).toMatch(/^(?:Failed|Not started)$/);
      expect(await output(page).innerText()).toMatch(expected);
      await page.locator('.error-line').waitFor();
    }
  });

  it('prints tables, objects and warnings', async ({ page, site }) => {
    const code =
      "console.table([{ name: 'Ada', calls: 3 }]);\nconsole.warn('%s has %d', 'Ada', 3, { map: new Map([[1, [2]]]) });";
    await openPlayground(page, site, code);
    await runSample(page);
    expect(await output(page).getByRole('row').allInnerTexts()).toEqual(['(index)\tname\tcalls', "0\t'Ada'\t3"]);
    await output(page).getByText('Ada has 3 { map: Map(1) { 1 => [ 2 ] } }').waitFor();
  });

  it('receives live events from a sandbox', async ({ page, site }) => {
    await openPlayground(
      page,
      site,
      `import { ApiClient, PresenceApi } from 'contact-centre-client';
import { Notifications } from 'contact-centre-client/notifications';
import { serveSandbox } from 'contact-centre-client/sandbox';

const { url, sandbox, close } = await serveSandbox();
const client = new ApiClient({ apiUrl: url, rejectWith: 'error' });
client.setAccessToken(sandbox.issueAccessToken());
const live = new Notifications(client);
const id = sandbox.users[0]?.id ?? '';
const event = live.once('v2.users.{id}.presence', id, { timeout: 0 });
await live.ready();
await new PresenceApi(client).patchUserPresence(id, 'PURECLOUD', {
  presenceDefinition: { id: (await new PresenceApi(client).getPresencedefinitions()).entities.find(({ systemPresence }) => systemPresence === 'Meal')?.id ?? '' },
});
console.log((await event).eventBody.presenceDefinition?.systemPresence);
await live.close();
await close();`,
    );
    expect(await runSample(page)).toMatch(/^Finished/);
    expect(await output(page).innerText()).toMatch(/meal/i);
  });

  it('restores a program from the link that Share copies', async ({ context, page, site }) => {
    await openPlayground(page, site);
    const code = "console.log('Grüße, 世界');\n";
    await editor(page).fill(code);
    const link = await copied(page, () => page.getByRole('button', { name: 'Share' }).click());
    const other = await context.newPage();
    await other.goto(link);
    await expect.poll(() => editorText(other)).toBe(code);
    await other.goto(`${link.slice(0, link.indexOf('#'))}#code=damaged`);
    await other.getByText('The link is damaged').waitFor();
  });

  it('resets and copies the code, and offers it as a file that says how to run it', async ({ page, site }) => {
    await page.goto(`${site}/guides/pagination/`);
    await page.getByRole('button', { name: 'Run sample 1', exact: true }).click();
    await endState(page);
    const original = await editorText(page);
    await editor(page).fill('changed');
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await editorText(page)).toBe(original);
    expect(await copied(page, () => page.getByRole('button', { name: 'Copy', exact: true }).last().click())).toBe(original);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Open as file' }).click()]);
    expect(file.suggestedFilename()).toBe('pagination-1.mts');
    const downloaded = await text(await file.createReadStream());
    expect(downloaded).toContain('npm install --no-save contact-centre-client tsx && ACCESS_TOKEN=… npx tsx pagination-1.mts');
    expect(downloaded).toContain(original);
  });

  it('indents by Tab, and lets the keyboard leave the editor by Escape and Tab', async ({ page, site }) => {
    await openPlayground(page, site, 'one();');
    await editor(page).focus();
    await page.keyboard.press('Tab');
    expect(await editorText(page)).toBe('  one();');
    await page.keyboard.press('Escape');
    await page.locator('.cm-announced').getByText('Tab now leaves the editor.').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => output(page).evaluate((log) => log.matches(':focus'))).toBe(true);
    expect(await editorText(page)).toBe('  one();');
  });

  it('loads editor and compiler in 200 kB', async ({ page, site }) => {
    const scripts = watchScripts(page);
    await openPlayground(page, site);
    const bytes = compressedBytes(scripts);
    console.log(`playground: ${bytes} bytes of script with the editor`);
    expect(bytes).toBeLessThanOrEqual(200_000);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    describe(`in the ${colorScheme} theme`, () => {
      it.override({ contextOptions: { colorScheme, viewport: { width: 1280, height: 900 } } });

      it('has no accessibility violations', async ({ page, site }) => {
        await openPlayground(page, site, samples().find(({ fileName }) => fileName === 'logging-1.mts')?.code);
        await runSample(page);
        await requests(page).first().locator('summary').click();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
});

describe('The demo of the console', () => {
  it('shows the queues of a sandbox in the page, and updates them by live events', async ({ page, site }) => {
    // Just after midnight, the figures of the day are empty.
    await page.clock.install({ time: '2026-03-12T14:00:00Z' });
    await page.goto(`${site}/console/`);
    await page.getByText('Demo: everything runs in this page.').waitFor();
    await page.getByRole('heading', { name: 'Wallboard' }).waitFor();
    await page.getByRole('heading', { name: 'Changes and Refunds' }).waitFor();
    await page.getByText(/^Live, updated at/).waitFor();
    const totals = page.getByRole('region', { name: 'All queues' });
    const before = await totals.innerText();
    await passing(page, 5000, async () => (await totals.innerText()) !== before);
    await pageLink(page, 'Agents').click();
    await page.getByRole('heading', { name: 'Agents', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Agents', level: 1 }).waitFor();
  });
});
