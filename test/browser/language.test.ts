import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { germanParts } from '../../examples/console/src/messages/de.js';
import { englishParts } from '../../examples/console/src/messages/en.js';
import { violations } from './support/accessibility.js';
import { it, signIn } from './support/console.js';
import { openAccount, settled } from './support/pages.js';

describe('The language', () => {
  it.override({ contextOptions: { locale: 'ar-EG' } });

  it('is changed in the header and remembered, with the digits of one system', async ({ page }) => {
    await signIn(page);
    await settled(page);
    const language = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
    expect(await language()).toBe('en');
    await openAccount(page);
    await page.getByRole('button', { name: 'Auf Deutsch anzeigen' }).click();
    await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Agenten' }).waitFor();
    expect(await language()).toBe('de');
    await openAccount(page, 'Konto');
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

/** The pages that have German texts. */
const germanPages = ['/interactions', '/interactions?outcome=abandoned', '/explorer', '/explorer/users/postUsers', '/nowhere'];

/** Names of the platform that are also texts: a wrap-up code, and the model of a body. */
const platformNames = new Set(['Transferred', 'User']);

/** Texts that both languages write in the same way do not show which language a page is in. */
const englishTexts = new Set<string>(
  Object.entries(englishParts).flatMap(([part, texts]) => {
    const german = germanParts[part as keyof typeof germanParts];
    return Object.entries(texts).flatMap(([key, text]) => (german[key] === text || platformNames.has(text) ? [] : [text]));
  }),
);
const keys: readonly string[] = Object.values(englishParts).flatMap((texts) => Object.keys(texts));

/** Returns the visible texts, labels and titles of a page in the language of the interface. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForeign = (node: Element | null): boolean => node?.closest('[lang]')?.getAttribute('lang') !== 'de';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isForeign(node.parentElement)) texts.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (isForeign(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

describe('A browser in German', () => {
  it.override({ contextOptions: { locale: 'de-CH' } });

  it('shows pages without English texts or keys, unless they are marked as English', async ({ page }) => {
    const untranslatedTexts: string[] = [];
    await signIn(page);
    await page.getByRole('navigation', { name: 'Seiten' }).waitFor();
    for (const path of germanPages) {
      await page.goto(path);
      await settled(page);
      expect(await page.getByRole('main').getAttribute('lang'), path).toBe(null);
      const texts = await textsOf(page);
      expect(texts.length, path).toBeGreaterThan(20);
      untranslatedTexts.push(
        ...texts.filter((text) => englishTexts.has(text) || keys.includes(text)).map((text) => `${path} ${text}`),
      );
    }
    expect([...new Set(untranslatedTexts)]).toEqual([]);
  });
});
