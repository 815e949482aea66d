import type { Response } from 'playwright-core';
import { expect } from 'vitest';
import { it, prepareSignIn } from './support/console.js';
import { collect } from './support/figures.js';
import { expectSteady } from './support/layout-shifts.js';

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
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((code) => code.includes('v2.system.socket_closing'))).toHaveLength(0);
  page.removeAllListeners('response');
  await expectSteady(page, async () => {
    await page.reload();
    await ready();
  });
});

it('The wallboard loads less than 300 kB with an empty cache, and requests the queues before its own code arrives', async ({
  app,
  context,
  page,
}) => {
  const lengths: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(app.url)) lengths.push(contentLength(response));
  });
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
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(300_000);
  expect(queueRequests()).toBe(1);
});

it('The form of a queue in the administration loads less than 330 kB with an empty cache', async ({ app, page }) => {
  const lengths: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(app.url)) lengths.push(contentLength(response));
  });
  await prepareSignIn(page);
  await page.goto(`/admin/queues/${app.sandbox.queues[0]?.id ?? ''}`);
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(330_000);
});

async function contentLength(response: Response): Promise<number> {
  return Number((await response.allHeaders())['content-length'] ?? 0);
}
