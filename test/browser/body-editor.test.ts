import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/accessibility.js';
import { it } from './support/console.js';
import { response, bodyText, calls, field, open } from './support/explorer.js';
import { expectFocus } from './support/focus.js';

const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

describe('The editor of a body', () => {
  it('completes fields and values, explains problems, and sends the call, by keyboard', async ({ page, app: { sandbox } }) => {
    await open(page, '/explorer/users/postUsersSearch');
    const editor = field(page, 'body');
    await editor.focus();
    await page.keyboard.type('{');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"que');
    await suggestions(page).filter({ hasText: 'query' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => bodyText(page)).toMatch(/^\{\n {2}"query": /);

    await editor.fill('{"query": [{"type": "NONE", "fields": ["state"], "value": "active"}]}');
    const problem = page.locator('.cm-lintRange-warning');
    await problem.waitFor();
    expect(await problem.textContent()).toBe('"NONE"');
    await problem.hover();
    await page.getByText('The platform lists these values: "EXACT"').waitFor();
    await editor.press('ControlOrMeta+f');
    await expectFocus(page, 'input[name=search]');
    await page.keyboard.type('NONE');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expectFocus(page, 'div body');
    await page.keyboard.type('EX');
    await page.keyboard.press('Control+Space');
    await page.keyboard.type('A');
    await suggestions(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('CT');
    await expect.poll(() => problem.count()).toBe(0);

    await page.keyboard.press('Control+Enter');
    await response(page).getByText('200 OK', { exact: true }).waitFor();
    expect(calls(sandbox).at(-1)?.body).toMatchObject({ query: [{ type: 'EXACT' }] });
  });

  it('describes its keys, indents by Tab, and is left by Escape and Tab', async ({ page }) => {
    await open(page, '/explorer/users/postUsersSearch');
    const editor = field(page, 'body');
    await editor.focus();
    const help = await editor.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
    expect(help).toContain('Press Escape, then Tab, to leave the editor.');
    await page.keyboard.press('Tab');
    await expectFocus(page, 'div body');
    expect(await bodyText(page)).toBe('  ');
    await page.keyboard.press('Control+z');
    expect(await bodyText(page)).toBe('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expectFocus(page, 'button Example body');

    await page.getByRole('button', { name: 'Insert required fields' }).click();
    await page.getByRole('button', { name: 'Send the call' }).click();
    await expect.poll(() => editor.getAttribute('aria-invalid')).toBe('false');
  });
});

it('Without the editor, which cannot be loaded, a plain field takes the body', async ({ context, page, app: { sandbox } }) => {
  await context.route(/\/assets\/body-editor-[^/]*\.js/, (route) => route.abort());
  await open(page, '/explorer/groups/postGroups');
  await page.getByText('The editor could not be loaded').waitFor();
  await field(page, 'body').fill('{"name":"Night desk","type":"official","rulesVisible":true,"visibility":"public"}');
  await page.getByRole('button', { name: 'Send the call' }).click();
  await response(page).getByText('200 OK', { exact: true }).waitFor();
  expect(calls(sandbox).at(-1)?.body).toMatchObject({ name: 'Night desk' });
});

describe('With forced colours', () => {
  it.override({ contextOptions: { forcedColors: 'active' } });

  it('a problem is underlined, and axe finds no problem', async ({ page }) => {
    await open(page, '/explorer/users/postUsersSearch');
    await field(page, 'body').fill('{"pageSize": "many"}');
    const problem = page.locator('.cm-lintRange-warning');
    expect(await problem.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
    expect(await violations(page)).toEqual([]);
  });
});
