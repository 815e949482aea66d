import { expect } from 'vitest';
import { it } from './support/console.js';
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
