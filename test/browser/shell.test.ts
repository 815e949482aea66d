import { describe, expect } from 'vitest';
import { it, signIn } from './support/console.js';
import { expectFocus, focused } from './support/focus.js';
import { pageLink } from './support/pages.js';

describe('Navigation', () => {
  it('sets the title of each page and focuses its heading', async ({ page }) => {
    await signIn(page);
    for (const name of ['Agents', 'Interactions', 'API explorer', 'Wallboard']) {
      const link = pageLink(page, name);
      await link.click();
      await expectFocus(page, `h1 ${name}`);
      expect(await page.title()).toBe(`${name} – Contact centre console`);
      expect(await link.getAttribute('aria-current')).toBe('page');
    }
  });

  it('is one stop of the Tab key, and arrow keys move between its pages', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/agents');
    await page.getByRole('button', { name: 'Account' }).focus();
    await page.keyboard.press('Tab');
    await expectFocus(page, 'a Agents');
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, 'a Interactions');
    await page.keyboard.press('Home');
    await expectFocus(page, 'a Wallboard');
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toMatch(/^a (?:Agents|Interactions|Wall displays)$/);
    await page.keyboard.press('Shift+Tab');
    await expectFocus(page, 'a Wallboard');
  });

  it('begins with a skip link', async ({ page }) => {
    await signIn(page);
    await page.keyboard.press('Tab');
    await expectFocus(page, 'a Skip to the content');
    await page.keyboard.press('Enter');
    await expectFocus(page, /^main /);
  });

  it('shows an error for an unknown address', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/nowhere');
    await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor();
    await page.getByRole('link', { name: 'Go to the wallboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wallboard' }).waitFor();
  });
});

describe('The theme', () => {
  it.override({ contextOptions: { colorScheme: 'light' } });

  it("is the device's or the selected one, and is applied before the first paint", async ({ page }) => {
    await page.addInitScript(() => {
      const themes: (string | undefined)[] = [];
      Object.assign(globalThis, { themes });
      new PerformanceObserver(() => themes.push(document.documentElement.dataset['mantineColorScheme'])).observe({
        type: 'paint',
      });
      new MutationObserver(() => themes.push(document.documentElement.dataset['mantineColorScheme'])).observe(document, {
        attributeFilter: ['data-mantine-color-scheme'],
        subtree: true,
      });
    });
    const schemes = async (): Promise<string[]> => {
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      return await page.evaluate(() => [...new Set((globalThis as unknown as { themes: string[] }).themes)]);
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
