import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FAVOURITES_KEY } from '../../examples/console/src/explorer/favourites/favourites.js';
import { violations } from './support/accessibility.js';
import { it, prepareSignIn } from './support/console.js';
import { response, calls, field, open, search, send, sendButton, title } from './support/explorer.js';
import { expectFocus } from './support/focus.js';
import { settled } from './support/pages.js';
import { bytesFrom } from './support/weight.js';

const hits = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('tabpanel', { name: 'Methods' }).getByRole('link', { name });
const findIn = (page: Page): string => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('find') ?? '';
const firstHit = async (page: Page): Promise<string> =>
  (await page.getByRole('tabpanel', { name: 'Methods' }).getByRole('link').first().textContent()) ?? '';

describe('The search of the explorer', () => {
  it('reads a pasted address into the form of its method, whose call succeeds', async ({ page, app: { sandbox } }) => {
    const queue = sandbox.queues[0]?.id ?? '';
    await open(page);
    await search(page).fill(
      `https://api.mypurecloud.ie/api/v2/routing/queues/${queue}/members?pageSize=50&joined=true&expand=presence,skills&color=red`,
    );
    await hits(page, /^getRoutingQueueMembers\b/).waitFor();
    await hits(page, /^postRoutingQueueMembers\b/).waitFor();
    await search(page).press('Enter');
    await title(page, 'getRoutingQueueMembers').waitFor();
    await page.getByText('Not filled in: color.').waitFor();
    expect(await field(page, 'queueId').inputValue()).toBe(queue);
    expect(await field(page, 'pageSize').inputValue()).toBe('50');
    expect(await field(page, 'joined').inputValue()).toBe('true');
    expect(await violations(page)).toEqual([]);
    await send(page, '200 OK');
    expect(calls(sandbox).at(-1)).toMatchObject({
      path: `/api/v2/routing/queues/${queue}/members`,
      query: { pageSize: ['50'], joined: ['true'], expand: ['presence', 'skills'] },
    });

    // Another address of the same method fills its form in again.
    await search(page).fill(`/api/v2/routing/queues/${sandbox.queues[1]?.id ?? ''}/members`);
    // Until then, the hit is that of the former address.
    await page.waitForSelector(`a[href*="getRoutingQueueMembers"][href*="${sandbox.queues[1]?.id ?? ''}"]`);
    await hits(page, /^getRoutingQueueMembers\b/).click();
    await page.waitForFunction(
      (id) => document.querySelector<HTMLInputElement>('[name=queueId]')?.value === id,
      sandbox.queues[1]?.id,
    );
    expect(await field(page, 'pageSize').inputValue()).toBe('');
  });

  it('never shows or stores a token of a pasted address', async ({ page, app: { sandbox } }) => {
    const token = sandbox.issueAccessToken();
    await open(page);
    await search(page).fill(`https://api.mypurecloud.ie/api/v2/users?access_token=${token}&state=any`);
    await page.getByText('Parts that may be secret').waitFor();
    expect(await search(page).inputValue()).toBe('https://api.mypurecloud.ie/api/v2/users?access_token=&state=any');
    await hits(page, /^getUsers\b/).click();
    await page.getByText('Not filled in: access_token.').waitFor();
    await send(page, '200 OK');
    const places = await page.evaluate(() =>
      [
        location.href,
        document.documentElement.outerHTML,
        JSON.stringify(history.state as unknown),
        ...Object.values<string>(localStorage),
      ].join(),
    );
    expect(places.includes(token)).toBe(false);
    expect(JSON.stringify(calls(sandbox).at(-1)?.query)).toBe('{"state":["any"]}');
  });

  it('finds methods by permission, by misspelt words and by the words of a name, and says so if it finds none', async ({
    page,
  }) => {
    await open(page);
    await search(page).fill('routing:queue:edit');
    await hits(page, /^putRoutingQueue\b/).waitFor();
    await search(page).fill('list qeues');
    await expect.poll(() => firstHit(page)).toMatch(/^getRoutingQueues/);
    await search(page).fill('xyzzyplugh');
    await page.getByText('No method matches “xyzzyplugh”. Try fewer or other words.').waitFor();
    expect(await violations(page)).toEqual([]);
    await search(page).fill('/api/v2/no/such/path');
    await page.getByText('No method has the path of “/api/v2/no/such/path”').waitFor();
  });

  it('is part of the address, so that Back and a reload show the same results', async ({ page }) => {
    await open(page);
    await search(page).fill('wrap-up codes of a queue');
    await hits(page, /^getRoutingQueueWrapupcodes\b/).click();
    await title(page, 'getRoutingQueueWrapupcodes').waitFor();
    expect(findIn(page)).toBe('wrap-up codes of a queue');
    await field(page, 'queueId').fill('0f3c');
    await search(page).fill('list skills');
    await expect.poll(() => findIn(page)).toBe('list skills');
    expect(await field(page, 'queueId').inputValue()).toBe('0f3c');
    await page.reload();
    await hits(page, /^getRoutingSkills\b/).waitFor();
    expect(await search(page).inputValue()).toBe('list skills');
    expect(await field(page, 'queueId').inputValue()).toBe('0f3c');
    await page.goBack();
    await title(page, 'API explorer').waitFor();
    expect(await search(page).inputValue()).toBe('wrap-up codes of a queue');
    await hits(page, /^getRoutingQueueWrapupcodes\b/).waitFor();
  });

  it('opens the first result with Enter, however fast it is typed, and can be loaded again after a failure', async ({
    page,
    context,
  }) => {
    await open(page);
    await context.route(/\/assets\/worker-[^/]*\.js/, (route) => route.abort(), { times: 1 });
    await search(page).fill('deleteUserStation');
    await page.getByText('The search could not be loaded.').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await hits(page, /^deleteUserStation/)
      .first()
      .waitFor();
    await search(page).evaluate((input: HTMLInputElement) => {
      input.focus();
      input.setRangeText('getUsersMe', 0, input.value.length);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    await expectFocus(page, 'h1 getUsersMe');
  });

  it('loads with the first use: the explorer loads less than 310 kB with an empty cache', async ({ app, page }) => {
    const scripts: string[] = [];
    const countBytes = bytesFrom(page, app.url);
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await prepareSignIn(page);
    await page.goto('/explorer');
    await title(page, 'API explorer').waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = await countBytes();
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(310_000);
    const isWorker = (path: string): boolean => path.startsWith('/assets/worker-');
    expect(scripts.some(isWorker)).toBe(false);
    await search(page).focus();
    await expect.poll(() => scripts.some(isWorker)).toBe(true);
  });
});

describe('The start page of the explorer', () => {
  it('lists favourites, which survive a reload and can be changed with the keyboard', async ({ page }) => {
    await open(page, '/explorer/users/getUser');
    await sendButton(page).waitFor();
    const star = page.getByRole('button', { name: 'Favourite: getUser', exact: true });
    await star.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Favourite: getUser', exact: true, pressed: true }).waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), FAVOURITES_KEY)).toBe('[{"slug":"users","name":"getUser"}]');

    await page.goto('/explorer');
    const list = page.getByRole('region', { name: 'Favourites' });
    await list.getByRole('link', { name: 'GET getUser' }).waitFor();
    await page.reload();
    await list.getByRole('link', { name: 'GET getUser' }).click();
    await title(page, 'getUser').waitFor();
    await page.goBack();
    await list.getByRole('button', { name: 'Favourite: getUser' }).press('Space');
    await list.getByText('No favourites yet.').waitFor();
  });

  it('lists recent calls, and common tasks with the permissions that are missing', async ({ page, app: { sandbox } }) => {
    const user = sandbox.users[3]?.id ?? '';
    await open(page, '/explorer/users/getUser');
    await field(page, 'userId').fill(user);
    await send(page, '200 OK');
    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    await page.getByRole('button', { name: 'Favourite: getUsers', exact: true }).click();
    await page.goto('/explorer');
    await page
      .getByRole('region', { name: 'Recent calls' })
      .getByRole('link', { name: /getUser/ })
      .click();
    await title(page, 'getUser').waitFor();
    expect(await field(page, 'userId').inputValue()).toBe(user);
    await page.goBack();
    const tasks = page.getByRole('region', { name: 'Common tasks' });
    expect(await tasks.getByRole('link').count()).toBe(12);
    await tasks.getByRole('link', { name: /Create a queue/ }).click();
    await title(page, 'postRoutingQueues').waitFor();
  });
});

describe.each(['light', 'dark'] as const)('In the %s theme', (colorScheme) => {
  it.override({ contextOptions: { colorScheme } });

  it('axe finds no problem on the start page and in results, and no text is cut in a narrow window', async ({ page }) => {
    await open(page, '/explorer/users/getUsers');
    await send(page, '200 OK');
    await response(page).waitFor();
    await page.getByRole('button', { name: 'Favourite: getUsers', exact: true }).click();
    await page.goto('/explorer');
    await settled(page);
    await page.getByRole('region', { name: 'Recent calls' }).getByRole('link').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await search(page).fill('queue');
    await hits(page, /^getRoutingQueues\b/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
