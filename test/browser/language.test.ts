import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/accessibility.js';
import { it, signIn } from './support/console.js';
import { overflowing } from './support/overflow.js';
import { openAccount, pages, settled } from './support/pages.js';
import { foreignTexts } from './support/texts.js';
import { atWork, moment } from './support/working-day.js';

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

/** Further states of pages. */
const views = [
  '/?view=table&columns=state,waiting,wait,interacting,idle,here,elsewhere,notResponding,offQueue,level,offered,abandoned,asa,aht',
  '/?view=cards&healthy=1',
  '/?view=trend',
  '/?find=nowhere',
  '/agents?text=nobody',
  '/interactions?outcome=abandoned',
  '/explorer',
  '/explorer/users/postUsers',
  '/nowhere',
];

describe('A browser in German', () => {
  it.override({ sandboxOptions: atWork.sandboxOptions, contextOptions: { locale: 'de-CH', timezoneId: 'UTC' } });

  it('shows every page without English texts or keys, unless they are marked as English', async ({ app, page }) => {
    await page.clock.setFixedTime(moment);
    const texts = new Set<string>();
    const check = async (place: string): Promise<void> => {
      for (const text of await foreignTexts(page)) texts.add(`${place} ${text}`);
    };
    await signIn(page);
    await page.getByRole('navigation', { name: 'Seiten' }).waitFor();
    const queuePath = `/queues/${app.sandbox.queues[0]?.id ?? ''}`;
    const paths = await Promise.all(pages.map(async ({ path }) => await path(app)));
    for (const path of [...paths, ...views, `${queuePath}?tab=help`, `${queuePath}?tab=trend`]) {
      await page.goto(path);
      await (path.startsWith('/wall/') ? page.locator('main section').first().waitFor() : settled(page));
      await check(path);
    }
    expect([...texts]).toEqual([]);
  });

  it('shows dialogs and menus without English texts or keys', async ({ page }) => {
    await page.clock.setFixedTime(moment);
    const texts = new Set<string>();
    const check = async (button: Locator, opened: Locator): Promise<void> => {
      await button.click();
      await opened.waitFor();
      for (const text of await foreignTexts(page)) texts.add(text);
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'hidden' });
    };
    const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
    await signIn(page, 'Amara Osei', '/?view=table');
    await check(button('Was die Zahlen bedeuten'), page.getByRole('dialog', { name: 'Was die Zahlen bedeuten' }));
    await check(button('Spalten'), page.getByRole('dialog', { name: 'Spalten' }));
    await check(button(/^Konto:/), page.getByRole('button', { name: 'Abmelden' }));
    await button(/^Konto:/).click();
    await check(button('Divisionen, Teams und Zeitzone'), page.getByRole('dialog', { name: 'Divisionen, Teams und Zeitzone' }));
    await check(button(/^Suchen/), page.getByRole('dialog', { name: 'Befehlspalette' }));
    await check(button('Ansichten'), page.getByRole('menuitem', { name: 'Ansichten verwalten…' }));
    const log = page.getByRole('region', { name: 'Aufrufprotokoll', exact: true });
    await button('Aufrufprotokoll').click();
    const call = log.getByRole('button', { name: 'POST /api/v2/analytics/queues/observations/query' }).first();
    await call.hover();
    await check(call, log.getByRole('button', { name: 'Aufruf wiederholen' }));
    await check(button('Aufrufprotokoll höher machen'), log.getByRole('table'));
    await page.goto('/agents');
    await check(button(/^Ihre Präsenz/), page.getByRole('menu', { name: 'Ihre Präsenz' }));
    await page.getByRole('checkbox', { name: 'Alle auswählen' }).check();
    await check(button('Mehr'), page.getByRole('menu', { name: 'Mehr' }));
    await check(button('In die Warteschlange setzen'), page.getByRole('dialog'));
    await page.goto('/interactions');
    await check(button('Heute'), page.getByRole('button', { name: 'Eigener Zeitraum' }));
    await check(page.getByRole('row').nth(1), page.getByRole('dialog'));
    expect([...texts]).toEqual([]);
  });

  it('shows the dialogs of each page without English texts, and none is cut in a wide or a narrow window', async ({
    app,
    page,
  }) => {
    await page.clock.setFixedTime(moment);
    const problems = new Set<string>();
    const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
    const check = async (opener: Locator, name: string | RegExp): Promise<void> => {
      await opener.click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      await settled(page);
      for (const text of await foreignTexts(page)) problems.add(text);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const text of await overflowing(dialog)) problems.add(`${width} px wide: ${text}`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };
    await signIn(page, 'Amara Osei', '/');
    for (const [item, name] of [
      ['Diese Ansicht speichern…', 'Diese Ansicht speichern'],
      ['Ansichten verwalten…', /^Ansichten/],
    ] as const) {
      await button(/^Ansichten:/).click();
      await check(page.getByRole('menuitem', { name: item }), name);
    }
    await page.goto('/admin/queues');
    await page.getByRole('checkbox', { name: 'Alle auswählen' }).check();
    await check(button('Ändern …'), /Einträge ändern$/);
    await page.goto(`/admin/queues/${app.sandbox.queues[0]?.id ?? ''}`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Rechnungen und Mahnungen');
    await check(button('Prüfen und speichern'), /^Speichern:/);
    await check(button('Löschen'), /löschen\?$/);
    await page.goto('/explorer/users/getUsers');
    await check(button('Speichern'), 'Anfrage speichern');
    await page.getByRole('tab', { name: 'Gespeichert' }).click();
    await check(button('Importieren'), 'Anfragen importieren');
    await check(button('Variablen'), /^Variablen von/);
    expect([...problems]).toEqual([]);
  });
});
