import { describe, expect } from 'vitest';
import { violations } from './support/accessibility.js';
import { it, signIn } from './support/console.js';
import { expectFocus } from './support/focus.js';
import { settled } from './support/pages.js';

describe('The command palette', () => {
  it('opens pages, queues, agents and methods with the keyboard only, and carries out actions', async ({ app, page }) => {
    await signIn(page);
    await settled(page);
    const field = page.getByRole('combobox', { name: 'Search pages, queues, agents and methods' });
    const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
    const find = async (text: string, name: string | RegExp): Promise<void> => {
      await page.keyboard.press('Control+k');
      await field.fill(text);
      const option = options.filter({ hasText: name }).first();
      await option.waitFor();
      const steps = (await options.allTextContents()).findIndex((content) =>
        typeof name === 'string' ? content.includes(name) : name.test(content),
      );
      for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown');
      expect(await option.getAttribute('aria-selected')).toBe('true');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
      await page.keyboard.press('Enter');
    };

    await find('inter', 'Interactions');
    await expectFocus(page, 'h1 Interactions');

    const queue = app.sandbox.queues[2];
    await find(queue?.name ?? '', queue?.name ?? '');
    await page.waitForURL(`**/queues/${queue?.id ?? ''}`);

    await find('patch user', /^patchUser/);
    await expectFocus(page, 'h1 patchUser');

    const agent = app.sandbox.users[5];
    await find(agent?.name ?? '', agent?.name ?? '');
    await page.waitForURL(/\/agents/);

    await find('dark', 'Use the dark theme');
    await page.waitForFunction(() => document.documentElement.dataset['mantineColorScheme'] === 'dark');
  });

  it('is closed by Escape and returns the focus, and is accessible', async ({ page }) => {
    await signIn(page);
    await settled(page);
    const button = page.getByRole('button', { name: 'Search pages, queues, agents and methods' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Command palette' });
    await dialog.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('xyzzyplugh');
    await dialog.getByText('Nothing has the name “xyzzyplugh”. Try fewer words.').waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(page, /^button Search pages, queues, agents and methods/);

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.getByText('Search methods').waitFor();
    expect(await violations(page)).toEqual([]);
    await keys.getByRole('button', { name: 'Close' }).click();
    await keys.waitFor({ state: 'hidden' });
  });
});
