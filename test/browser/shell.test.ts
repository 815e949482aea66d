import { describe, expect } from 'vitest';
import { it, signIn } from './support/console.js';

describe('Getting about', () => {
  it('names each page, and moves the focus to its heading', async ({ page }) => {
    await signIn(page);
    for (const name of ['Agents', 'Interactions', 'API explorer', 'Wallboard']) {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
      await page.waitForFunction(
        (text) => document.activeElement?.matches('h1') && document.activeElement.textContent === text,
        name,
      );
      expect(await page.title()).toBe(`${name} – Contact centre console`);
      expect(await page.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
    }
  });

  it('begins with a way past the navigation', async ({ page }) => {
    await signIn(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  it('says so where an address leads nowhere', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/nowhere');
    await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor();
    await page.getByRole('link', { name: 'Go to the wallboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wallboard' }).waitFor();
  });
});

describe('The theme', () => {
  it.override({ contextOptions: { colorScheme: 'light' } });

  it('is the device’s, or the one chosen, before anything is painted', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(globalThis, { seen });
      new PerformanceObserver(() => seen.push(document.documentElement.dataset['mantineColorScheme'])).observe({ type: 'paint' });
      new MutationObserver(() => seen.push(document.documentElement.dataset['mantineColorScheme'])).observe(document, {
        attributeFilter: ['data-mantine-color-scheme'],
        subtree: true,
      });
    });
    const schemes = async (): Promise<string[]> => {
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      return await page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)]);
    };
    await page.goto('/');
    expect(await schemes()).toEqual(['light']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await schemes()).toEqual(['dark']);

    await page.getByRole('button', { name: 'Theme: as on this device. Change to light' }).click();
    await page.getByRole('button', { name: 'Theme: light. Change to dark' }).waitFor();
    await page.reload();
    expect(await schemes()).toEqual(['light']);
  });
});
