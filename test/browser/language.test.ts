import { describe, expect } from 'vitest';
import { violations } from './support/accessibility.js';
import { it, signIn } from './support/console.js';
import { settled } from './support/pages.js';

describe('The language', () => {
  it.override({ contextOptions: { locale: 'ar-EG' } });

  it('is changed in the header and remembered, with the digits of one system', async ({ page }) => {
    await signIn(page);
    await settled(page);
    const language = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
    expect(await language()).toBe('en');
    await page.getByRole('button', { name: 'Auf Deutsch anzeigen' }).click();
    await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Agenten' }).waitFor();
    expect(await language()).toBe('de');
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto('/agents');
    await settled(page);
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog', { name: 'Befehlspalette' })
      .getByRole('option', { name: 'Das dunkle Design verwenden' })
      .waitFor();
    // Arabic-Indic digits are those of the browser's locale.
    expect((await page.locator('body').textContent()) ?? '').not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
  });
});

describe('A browser in German', () => {
  it.override({ contextOptions: { locale: 'de-CH' } });

  it('shows German texts from the beginning', async ({ page }) => {
    await signIn(page);
    await page.getByRole('navigation', { name: 'Seiten' }).waitFor();
    expect(await page.getByRole('main').getAttribute('lang')).toBe('en');
  });
});
