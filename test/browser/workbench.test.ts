import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator } from 'playwright-core';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { signInUser } from '../sandbox/support.js';
import { violations } from './support/accessibility.js';
import { copied } from './support/clipboard.js';
import { it } from './support/console.js';
import { response, bodyText, calls, field, open, search, send, title } from './support/explorer.js';
import { expectFocus } from './support/focus.js';
import { hold } from './support/hold.js';

/** Runs a program as it is, and returns what it prints. */
async function run(program: string, token: string): Promise<unknown[]> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/workbench', String(process.pid));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'sample.ts');
  writeFileSync(file, program);
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('TOKEN', token);
  onTestFinished(() => {
    print.mockRestore();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  await import(/* @vite-ignore */ pathToFileURL(file).href);
  return print.mock.calls.map(([printed]: unknown[]) => printed);
}

describe('The workbench', () => {
  it('leads from the address of a real call over its error to a program that runs', async ({ page, app }) => {
    const [queue] = app.sandbox.queues;
    await open(page);
    await search(page).fill(`https://api.mypurecloud.ie/api/v2/routing/queues/${queue?.id ?? ''}/members?pageSize=500`);
    await page
      .getByRole('tabpanel', { name: 'Methods' })
      .getByRole('link', { name: /^getRoutingQueueMembers\b/ })
      .click();
    await title(page, 'getRoutingQueueMembers').waitFor();
    expect(await field(page, 'queueId').inputValue()).toBe(queue?.id);
    await send(page, '400 Bad Request');
    const size = field(page, 'pageSize');
    expect(await size.getAttribute('aria-invalid')).toBe('true');
    await page.locator('form').getByText('pageSize must be a whole number from 1 to 100').waitFor();

    await size.fill('50');
    expect(await size.getAttribute('aria-invalid')).not.toBe('true');
    await send(page, '200 OK');
    const program = await copied(page, () => page.getByRole('button', { name: 'Copy as TypeScript' }).click());
    const { access_token: token } = await signInUser(app.sandbox);
    const before = calls(app.sandbox).length;
    const [printed] = await run(program, token);
    expect(printed).toMatchObject({ pageSize: 50, entities: expect.any(Array) as unknown });
    const [request] = calls(app.sandbox).slice(before);
    expect(request).toMatchObject({ path: `/api/v2/routing/queues/${queue?.id ?? ''}/members`, query: { pageSize: ['50'] } });
  });

  it('finds an id by a name, by keyboard, and cancels the search for an older text', async ({ page, app: { sandbox } }) => {
    const [, queue] = sandbox.queues;
    const { id = '', name = '' } = queue ?? {};
    await open(page, '/explorer/routing/getRoutingQueue');
    sandbox.fail({ latencyMs: 60_000, route: 'GET /api/v2/routing/queues', times: 1 });
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('name='));
    await field(page, 'queueId').focus();
    await page.keyboard.type(name.slice(0, 3));
    await page.waitForRequest((request) => request.url().includes('name='));
    await page.keyboard.type(name.slice(3));
    await cancelled;
    await page.getByRole('option', { name }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await field(page, 'queueId').inputValue()).toBe(id);
    await expectFocus(page, 'input[name=queueId]');
    await page.locator('form').getByText(name, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await response(page).getByText('200 OK', { exact: true }).waitFor();
    expect(calls(sandbox).at(-1)?.path).toBe(`/api/v2/routing/queues/${id}`);
  });

  it('keeps the focus and the text of a field of ids when the lists of entities arrive', async ({ page, app: { sandbox } }) => {
    const [queue] = sandbox.queues;
    const lists = await hold(page, /\/assets\/-entities-/);
    await open(page, '/explorer/routing/getRoutingQueue');
    await field(page, 'queueId').focus();
    await page.keyboard.type(queue!.name);
    await lists.firstRequest;
    lists.release();
    await page.getByRole('option', { name: queue!.name }).waitFor();
    await expectFocus(page, 'input[name=queueId]');
    expect(await field(page, 'queueId').inputValue()).toBe(queue!.name);
  });

  it('adds ids to a list by names', async ({ page, app: { sandbox } }) => {
    const [, one, two] = sandbox.users;
    await open(page, '/explorer/users/getUsers');
    const ids = field(page, 'id');
    for (const user of [one!, two!]) {
      await ids.fill(user.name);
      await page.getByRole('option', { name: user.name }).waitFor();
      await ids.press('Enter');
      await page.locator('form').getByText(user.name, { exact: true }).waitFor();
    }
    expect(await violations(page)).toEqual([]);
    await send(page, '200 OK');
    expect(calls(sandbox).at(-1)).toMatchObject({ path: '/api/v2/users', query: { id: [one!.id, two!.id] } });
  });

  it('shows limits and scopes, and links to the replacement of a method and to the events of its entity', async ({
    page,
    app: { sandbox },
  }) => {
    const [, user] = sandbox.users;
    await open(page, '/explorer/routing/getRoutingQueueUsers');
    await page.getByRole('button', { name: 'Scopes, limits and' }).press('Enter');
    await page.getByRole('definition').getByText('At most 100.').waitFor();
    await page.getByRole('list', { name: 'Replacement' }).getByRole('link', { name: 'getRoutingQueueMembers' }).click();
    await title(page, 'getRoutingQueueMembers').waitFor();

    await page.goto('/explorer/users/getUserRoutingstatus');
    await field(page, 'userId').fill(user!.id);
    await page.getByRole('button', { name: 'Scopes, limits and 1 topic' }).press('Enter');
    await page.getByRole('button', { name: 'Which scopes limit my sign-in?' }).press('Enter');
    await page.getByText('No scope limits your sign-in.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'v2.users.{id}.routingStatus' }).click();
    const form = page.getByRole('form', { name: 'Add topics' });
    await expect.poll(() => form.getByRole('combobox', { name: 'Topic' }).inputValue()).toBe('v2.users.{id}.routingStatus');
    await form.getByRole('button', { name: 'Subscribe to 1 topic' }).press('Enter');
    await expect.poll(() => page.url()).toContain(`routingStatus..${user!.id}`);
    expect(page.url()).not.toContain('add=');
  });

  it('fills in an example body, which the platform accepts', async ({ page, app: { sandbox } }) => {
    const user = sandbox.users[2];
    await open(page, '/explorer/users/patchUser');
    await field(page, 'userId').fill(user?.id ?? '');
    await page.getByRole('button', { name: 'Example body' }).click();
    await expect.poll(() => bodyText(page)).toContain(`"version": ${user?.version ?? ''}`);
    await send(page, '200 OK');
    await page.goto('/explorer/routing/postRoutingQueues');
    await page.getByRole('button', { name: 'Example body' }).click();
    await expect.poll(() => bodyText(page)).toMatch(/"name": "Example \d+"/);
    await send(page, '200 OK');
  });
});

describe.each([
  [1200, 800],
  [1440, 900],
])('In a window of %i × %i', (width, height) => {
  it.override({ contextOptions: { viewport: { width, height } } });

  it('the request and the response are side by side, and each scrolls by itself', async ({ page }) => {
    await open(page, '/explorer/users/getUsers');
    await send(page, '200 OK');
    await response(page).getByRole('tree').waitFor();
    const request = page.getByRole('region', { name: 'Arguments' });
    const form = await request.boundingBox();
    const shown = await response(page).boundingBox();
    expect(shown?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0) - 1);
    // Nothing of the form is cut off.
    expect(await request.evaluate((card) => card.scrollHeight - card.clientHeight)).toBeLessThan(2);

    const topOf = async (region: Locator): Promise<number> => (await region.boundingBox())?.y ?? 0;
    await page.mouse.move((shown?.x ?? 0) + 20, (shown?.y ?? 0) + 20);
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => (shown?.y ?? 0) - (await topOf(response(page)))).toBeGreaterThan(50);
    expect(await topOf(request)).toBeCloseTo(form?.y ?? 0, 0);
  });
});
