import { describe, expect } from 'vitest';
import { violations } from './support/accessibility.js';
import { it, signIn } from './support/console.js';

describe('A saved view', () => {
  it('opens its page, becomes the default, and is stored without the searched text', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/interactions?outcome=abandoned&find=%2B441632960123');
    await page.getByRole('button', { name: 'Views: none' }).click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByText('It does not contain the searched text, which may name a person.').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Enter a name').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Name').fill('Abandoned');
    await dialog.getByRole('checkbox', { name: 'Open the page with this view' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const stored = await page.evaluate(() => Object.values(localStorage).join(' '));
    expect(stored.includes('/interactions?outcome=abandoned')).toBe(true);
    expect(stored.includes('441632960123')).toBe(false);

    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Wallboard' }).click();
    // The former page stays until the next one is loaded.
    await page.getByRole('heading', { name: 'Wallboard', level: 1 }).waitFor();
    await pages.getByRole('link', { name: 'Interactions' }).click();
    await page.getByRole('button', { name: 'Views: Abandoned' }).click();
    expect(new URL(page.url()).search).toBe('?outcome=abandoned');

    await page.getByRole('menuitem', { name: 'Manage views…' }).click();
    const manage = page.getByRole('dialog', { name: 'Views' });
    expect(await violations(page)).toEqual([]);
    await manage.getByLabel('Name of Abandoned').fill('Lost');
    await manage.getByLabel('Name of Abandoned').press('Enter');
    await manage.getByRole('button', { name: 'Do not open the page with Lost' }).click();
    await manage.getByRole('button', { name: 'Open the page with Lost', exact: true }).waitFor();
    await manage.getByRole('button', { name: 'Delete Lost' }).click();
    await manage.getByText('There are no views of this page yet.').waitFor();
    await manage.getByRole('button', { name: 'Close' }).click();
    await manage.waitFor({ state: 'hidden' });
  });
});
