import { matchPath } from 'react-router';
import { describe, expect } from 'vitest';
import { kindEntries } from '../../examples/console/src/admin/kinds/entries.js';
import { pages as routes } from '../../examples/console/src/app/pages.js';
import { it, prepareSignIn } from './support/console.js';
import { collect } from './support/figures.js';
import { expectSteady } from './support/layout-shifts.js';
import { pages } from './support/pages.js';
import { weigh } from './support/weight.js';
import { atWork } from './support/working-day.js';

it('The sign-in page loads less than 250 kB, without the code of notifications, and without a layout shift', async ({ page }) => {
  const ready = (): Promise<void> => page.getByRole('button', { name: 'Sign in' }).waitFor();
  const figures = collect(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/');
  await ready();
  const { bytes } = await figures();
  // A much smaller value would mean that the bytes are not counted.
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(250_000);
  page.removeAllListeners('response');
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((code) => code.includes('v2.system.socket_closing'))).toHaveLength(0);
  await expectSteady(page, async () => {
    await page.reload();
    await ready();
  });
});

it('The wallboard requests the queues before its own code arrives', async ({ app, context, page }) => {
  const queueRequests = (): number =>
    app.sandbox.requests.filter(({ method, path }) => method === 'GET' && path === '/api/v2/routing/queues').length;
  // A request that waited for this file would never be sent.
  await context.route(/\/assets\/page-[^/]*\.js/, async (route) => {
    await expect.poll(queueRequests).toBe(1);
    await route.continue();
  });
  await prepareSignIn(page);
  await page.goto('/');
  await page.getByText('Live, updated at').waitFor();
  expect(queueRequests()).toBe(1);
});

describe('With an empty cache', () => {
  it.override({ sandboxOptions: atWork.sandboxOptions });

  it('the wallboard loads at most 300 kB, and each other page at most 320 kB', async ({ app, browser }) => {
    const addresses = await Promise.all(pages.map(async ({ path }) => await path(app)));
    // The address of a query also loads its result and its chart.
    const paths = addresses.map((path) => (path.startsWith('/analytics') ? '/analytics' : path));
    const forms = kindEntries.map(({ path }) => `/admin/${path}/new`);
    const weights = await weigh(browser, app, [...new Set([...paths, ...forms, '/explorer', '/nowhere'])]);
    const visited = [...weights.keys()].map((path) => new URL(path, app.url).pathname);
    const unvisited = routes.filter(({ path }) => visited.every((pathname) => matchPath(path, pathname) === null));
    expect(unvisited.map(({ path }) => path)).toEqual([]);
    // A much smaller value would mean that the bytes are not counted.
    expect(Math.min(...weights.values())).toBeGreaterThan(100_000);
    const limitOf = (path: string): number => (path === '/' ? 300_000 : 320_000);
    expect([...weights].filter(([path, bytes]) => bytes > limitOf(path))).toEqual([]);
  });
});
