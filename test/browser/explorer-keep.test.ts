import { describe, expect } from 'vitest';
import { UsersApi } from '../../src/apis/users.js';
import { violations } from './support/accessibility.js';
import { it } from './support/console.js';
import { response, calls, field, open, send, sendButton, title } from './support/explorer.js';
import { expectFocus } from './support/focus.js';

describe('The explorer keeps requests', () => {
  it('as open requests over a reload, saved with variables, imported from curl, and compares responses', async ({
    page,
    app: { sandbox },
  }) => {
    const user = sandbox.users[1];
    const strip = page.getByRole('navigation', { name: 'Open requests' });
    await open(page, '/explorer/users/getUser');
    await field(page, 'userId').fill('{{agent}}');
    await sendButton(page).click();
    await page.getByText('The variable agent has no value here').waitFor();

    await page.getByRole('tab', { name: 'Saved' }).click();
    await page.getByRole('button', { name: 'Variables' }).click();
    await page.getByRole('textbox', { name: 'Name of variable 1' }).fill('agent');
    await page.getByRole('textbox', { name: 'Value of variable 1' }).fill(user?.id ?? '');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Store' }).click();
    await send(page, '200 OK');
    const paths = calls(sandbox).map(({ path }) => path);
    expect(paths).toContain(`/api/v2/users/${user?.id ?? ''}`);
    expect(paths.filter((path) => path.includes('agent'))).toEqual([]);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The agent');
    await page.getByRole('combobox', { name: 'Folder' }).fill('Daily');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    const saved = page.getByRole('tabpanel', { name: 'Saved' }).getByRole('link', { name: 'The agent' });
    await page.getByRole('button', { name: 'Delete The agent' }).press('Enter');
    await expect.poll(() => saved.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await saved.waitFor();

    sandbox.on(UsersApi, 'getUser', { name: 'Another name' });
    await send(page, '200 OK');
    await response(page).getByRole('tab', { name: 'Compare' }).click();
    await response(page)
      .getByRole('row', { name: /^changed name .*Another name/ })
      .waitFor();

    await strip.getByRole('button', { name: 'Another request of this method' }).click();
    await expect.poll(() => strip.getByRole('link').count()).toBe(2);
    await field(page, 'userId').fill('u2');
    await strip.locator('[aria-current=page]').press('Delete');
    await expect.poll(() => strip.getByRole('link').count()).toBe(1);
    await expect.poll(() => field(page, 'userId').inputValue()).toBe('{{agent}}');
    await strip.getByRole('button', { name: 'Reopen' }).click();
    await expect.poll(() => field(page, 'userId').inputValue()).toBe('u2');
    await page.getByRole('link', { name: /^The agent/ }).click();
    await expect.poll(() => strip.getByRole('link').count()).toBe(3);
    await expect.poll(() => field(page, 'userId').inputValue()).toBe('{{agent}}');

    await page.getByRole('button', { name: 'Import' }).click();
    const curl = `curl -X POST 'https://api.mypurecloud.ie/api/v2/users/search' -H 'Authorization: Bearer abcdefgh' --data-raw '{"pageSize":1}'`;
    await page.getByLabel('curl command, or the content of a HAR file').fill(curl);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.getByText('A token or another secret was removed.').waitFor();
    expect(await page.getByLabel('curl command, or the content of a HAR file').inputValue()).toBe('');
    await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
    await title(page, 'postUsersSearch').waitFor();
    await page.getByText('"pageSize": 1').first().waitFor();

    await page.reload();
    await title(page, 'postUsersSearch').waitFor();
    await expect.poll(() => strip.getByRole('link').allTextContents()).toHaveLength(4);
    await page.getByText('"pageSize": 1').first().waitFor();
    const stored = await page.evaluate(() =>
      JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))),
    );
    expect(stored).not.toContain('abcdefgh');

    await strip
      .getByRole('link', { name: /getUser$/ })
      .last()
      .click();
    await title(page, 'getUser').waitFor();
    await expect.poll(() => field(page, 'userId').inputValue()).toBe('u2');
    await strip.locator('[aria-current=page]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await expect.poll(() => strip.getByRole('link').count()).toBe(3);
    await expectFocus(page, /^a (GET|POST) /);
    await strip.getByRole('button', { name: 'Reopen' }).click();
    await expect.poll(() => strip.getByRole('link').count()).toBe(4);
    expect(await violations(page)).toEqual([]);
  });
});
