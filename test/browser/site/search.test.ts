import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support.js';

/** What readers search for, with the address that must be among the first results. */
const phrases: readonly (readonly [query: string, address: string])[] = [
  ['set presence', '/reference/presence/#patchUserPresence'],
  ['list queues', '/reference/routing/#getRoutingQueues'],
  ['GET /api/v2/routing/queues', '/reference/routing/#getRoutingQueues'],
  ['patchUserPresence', '/reference/presence/#patchUserPresence'],
  ['routing:queue:edit', '/reference/routing/#putRoutingQueue'],
  ['pagination', '/guides/pagination/'],
  ['lambda', '/guides/frameworks/'],
  ['ERR_TOKEN_NOT_SET', '/guides/troubleshooting/#err_token_not_set'],
  ['retry 429', '/guides/errors/#retry-on-429-and-5xx'],
  ['wrap-up code', '/reference/routing/#getRoutingWrapupcodes'],
  ['PKCE', '/guides/sign-in/'],
  ['sandbox faults', '/guides/sandbox-faults/'],
];

const FIRST = 5;

/** Opens the search, and returns the addresses of the first results of the first group. */
async function search(page: Page, query: string): Promise<string[]> {
  await page.getByRole('searchbox').fill(query);
  const results = page.locator(`[data-results][data-query=${JSON.stringify(query)}]`);
  await results.waitFor({ state: 'attached' });
  const links = await results.locator('section').first().getByRole('link').all();
  return await Promise.all(
    links.slice(0, FIRST).map(async (link) => await link.evaluate((element: HTMLAnchorElement) => element.href)),
  );
}

describe('The search', () => {
  it('shows the right method or page among the first results', async ({ page, site }) => {
    await page.goto(`${site}/`);
    await page.getByRole('button', { name: 'Search' }).click();
    const missed: string[] = [];
    for (const [query, address] of phrases) {
      const found = await search(page, query);
      if (!found.some((each) => each.startsWith(site + address))) missed.push(`${query}: ${found.join(' ')}`);
    }
    expect(missed).toEqual([]);
  });

  it('opens by a key, and leads to a section by the arrow keys', async ({ page, site }) => {
    await page.goto(`${site}/guides/errors/`);
    await page.keyboard.press('/');
    await search(page, 'patchUserPresence');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/reference\/presence\/#patchUserPresence$/);
    await page.locator('#patchUserPresence').waitFor();
  });

  it('says that nothing was found', async ({ page, site }) => {
    await page.goto(`${site}/`);
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('zzzz zzzz');
    await page.getByText('Nothing found. Try fewer or other words.').waitFor();
  });
});
