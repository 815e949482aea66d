import { describe, expect } from 'vitest';
import { HISTORY_KEY } from '../../examples/console/src/explorer/history/history.js';
import { violations } from './support/accessibility.js';
import { copied } from './support/clipboard.js';
import { it } from './support/console.js';
import { response, argsOf, calls, code, field, open, search, send, sendButton, title } from './support/explorer.js';
import { expectFocus, focused } from './support/focus.js';
import { settled } from './support/pages.js';

describe('A link', () => {
  it('opens the same form filled in, also after a reload', async ({ page, app: { url } }) => {
    await open(page, '/explorer/users/getUsers');
    await field(page, 'pageSize').fill('3');
    await field(page, 'state').fill('any');
    await field(page, 'expand').fill('presence');
    await page.keyboard.press('Enter');
    await code(page).getByText("expand: ['presence']").waitFor();
    const link = await copied(page, () => page.getByRole('button', { name: 'Copy link' }).click());
    expect(new URL(link).origin).toBe(url);
    expect(argsOf(link)).toEqual({ pageSize: 3, state: 'any', expand: ['presence'] });

    await page.goto(link);
    const expectFilledForm = async (): Promise<void> => {
      await title(page, 'getUsers').waitFor();
      expect(await field(page, 'pageSize').inputValue()).toBe('3');
      expect(await field(page, 'state').inputValue()).toBe('any');
      await page.getByText('presence', { exact: true }).first().waitFor();
    };
    await expectFilledForm();
    await field(page, 'pageSize').fill('4');
    await send(page, '200 OK');
    expect(page.url()).toContain('#args=%7B%22pageSize%22%3A4');
    await page.reload();
    await title(page, 'getUsers').waitFor();
    expect(await field(page, 'pageSize').inputValue()).toBe('4');
  });

  it('contains no secrets', async ({ page }) => {
    await open(page, '/explorer/users/postUsers');
    await page
      .getByRole('textbox', { name: 'body' })
      .fill('{"name": "Jo", "password": "hunter2", "email": "jo@example.org", "divisionId": "d"}');
    await code(page).getByText('jo@example.org').waitFor();
    const link = await copied(page, () => page.getByRole('button', { name: 'Copy link' }).click());
    expect(argsOf(link)).toEqual({
      body: { name: 'Jo', email: 'jo@example.org', divisionId: 'd' },
    });
  });

  it('shows an error if it is invalid or names an unknown method', async ({ page }) => {
    await open(page, '/explorer/users/getUsers?args=[');
    await page.getByText('The link’s arguments cannot be read').waitFor();
    await page.goto('/explorer/users/getNothing');
    await title(page, 'No such method').waitFor();
    await page.goto('/explorer/nowhere');
    await title(page, 'No such method').waitFor();
  });

  it('comes with the call as TypeScript and as curl command, without the token', async ({ page, app: { sandboxUrl } }) => {
    await open(page, '/explorer/users/getUsers?args={"pageSize":2}');
    expect(await copied(page, () => page.getByRole('button', { name: 'Copy as TypeScript' }).click())).toBe(
      [
        "import { ApiClient, UsersApi } from 'contact-centre-client';",
        '',
        `const client = new ApiClient({ apiUrl: '${sandboxUrl}' });`,
        "client.setAccessToken(process.env['TOKEN'] ?? '');",
        '',
        'const response = await new UsersApi(client).getUsers({ pageSize: 2 });',
        'console.log(response);',
        '',
      ].join('\n'),
    );
    await page.getByRole('tab', { name: 'curl' }).click();
    expect(await copied(page, () => page.getByRole('button', { name: 'Copy as curl' }).click())).toBe(
      [
        `curl '${sandboxUrl}/api/v2/users?pageSize=2' \\`,
        "  -H 'accept: application/json' \\",
        '  -H "authorization: Bearer $TOKEN"',
      ].join('\n'),
    );
  });
});

describe('The history', () => {
  it('links to the form of each call, and stores neither tokens nor responses', async ({ page, app: { sandbox } }) => {
    const user = sandbox.users[3];
    await open(page, '/explorer/users/getUser');
    await field(page, 'userId').fill(user?.id ?? '');
    await send(page, '200 OK');
    await field(page, 'userId').fill('nobody');
    await send(page, '404 Not Found');

    const storedItems = await page.evaluate((key) => sessionStorage.getItem(key), HISTORY_KEY);
    expect(JSON.parse(storedItems ?? '')).toMatchObject([
      { args: { userId: 'nobody' }, outcome: 404 },
      { args: { userId: user?.id }, outcome: 200 },
    ]);
    expect(storedItems?.includes(user?.name ?? '')).toBe(false);

    await page.getByRole('tab', { name: 'History (2)' }).click();
    const history = page.getByRole('tabpanel', { name: 'History' });
    await history.getByRole('link', { name: /getUser GET 200/ }).click();
    await page.waitForFunction((id) => document.querySelector<HTMLInputElement>('[name=userId]')?.value === id, user?.id);
    expect(await violations(page)).toEqual([]);

    await history.getByRole('button', { name: 'Clear the history' }).click();
    await history.getByText('No calls yet.').waitFor();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), HISTORY_KEY)).toBeNull();
  });
});

describe('With the keyboard only', () => {
  it('a user finds a method, fills in its form and sends the call', async ({ page, app: { sandbox } }) => {
    await open(page);
    await page.keyboard.press('/');
    await page.keyboard.type('get user');
    await page
      .getByRole('status')
      .getByText(/^\d+ methods found$/)
      .waitFor();
    await page.keyboard.press('ArrowDown');
    // The status may still be that of the text before the last letter.
    await expectFocus(page, /^a getUser\W*GET/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expectFocus(page, /^a getUser\W*GET/);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'h1 getUser');
    await sendButton(page).waitFor();
    await page.keyboard.press('Tab');
    await expectFocus(page, 'button Favourite: getUser');
    await page.keyboard.press('Tab');
    await expectFocus(page, /^button Scopes, limits and \d+ topics$/);
    await page.keyboard.press('Tab');
    await expectFocus(page, 'input[name=userId]');
    await page.keyboard.type(sandbox.users[4]?.id ?? '');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText(/^Response 200 OK after \d+ ms$/)
      .waitFor();
    expect(calls(sandbox).at(-1)?.path).toBe(`/api/v2/users/${sandbox.users[4]?.id ?? ''}`);

    await page.keyboard.press('/');
    expect(await field(page, 'userId').inputValue()).toBe(`${sandbox.users[4]?.id ?? ''}/`);
    await page.keyboard.press('Tab');
    await page.getByRole('tab', { name: 'Body' }).focus();
    await page.keyboard.press('/');
    await expectFocus(page, 'input Search methods');
    await page.keyboard.press('Escape');
    expect(await search(page).inputValue()).toBe('');
  });

  it('a user reaches the body within 15 stops of the Tab key, or by a link to the form', async ({ page }) => {
    await open(page, '/explorer/users/postUsers');
    await field(page, 'body').waitFor();
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    let presses = 0;
    for (; presses < 16 && (await focused(page)) !== 'div body'; presses++) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('div body');
    expect(presses).toBeLessThanOrEqual(15);

    await page.goto('/explorer/users/patchUser');
    await field(page, 'body').waitFor();
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await page.keyboard.press('Tab');
    await expectFocus(page, 'a Skip to the form');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'input[name=userId]');
    await page.keyboard.press('Tab');
    await expectFocus(page, 'div body');
  });

  it('a user moves from the search to the results of the full text, however fast it is typed', async ({ page }) => {
    await open(page);
    await search(page).evaluate((input: HTMLInputElement) => {
      input.focus();
      // Simulates a machine that is too busy to render between two keys.
      input.setRangeText('deleteUserStation');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    });
    await expectFocus(page, /^a deleteUserStation/);
  });
});

describe('In a real organisation', () => {
  it('a call that changes something needs confirmation', async ({ page, app: { sandbox, sandboxUrl } }) => {
    // To the console, this is the gateway of an organisation.
    const settings = { place: 'host', host: sandboxUrl, grant: 'pkce', clientId: sandbox.clients.pkce.id };
    await page.addInitScript((text) => {
      localStorage.setItem('console.settings', text);
    }, JSON.stringify(settings));
    const user = sandbox.users[5];
    await open(page, `/explorer/users/deleteUser?args={"userId":"${user?.id ?? ''}"}`);
    await sendButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Delete in a real organisation?' });
    await dialog.getByText(`DELETE ${sandboxUrl}/api/v2/users/${user?.id ?? ''}`).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep everything as it is' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(calls(sandbox).filter(({ method }) => method === 'DELETE')).toEqual([]);
    await sendButton(page).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await response(page).getByText('200 OK', { exact: true }).waitFor();
    expect(calls(sandbox).at(-1)).toMatchObject({ method: 'DELETE', path: `/api/v2/users/${user?.id ?? ''}` });
  });

  it('a call that only queries needs no confirmation', async ({ page, app: { sandbox, sandboxUrl } }) => {
    const settings = { place: 'host', host: sandboxUrl, grant: 'pkce', clientId: sandbox.clients.pkce.id };
    await page.addInitScript((text) => {
      localStorage.setItem('console.settings', text);
    }, JSON.stringify(settings));
    await open(
      page,
      '/explorer/users/postUsersSearch?args={"body":{"query":[{"type":"EXACT","fields":["state"],"value":"active"}]}}',
    );
    await send(page, '200 OK');
  });
});

describe.each(['light', 'dark'] as const)('In the %s theme', (colorScheme) => {
  it.override({ contextOptions: { colorScheme } });

  it('axe finds no problem in lists, forms and responses, and no text is cut in a narrow window', async ({ page }) => {
    await open(page, '/explorer/users', 'Users');
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.goto('/explorer/users/postUsers');
    await title(page, 'postUsers').waitFor();
    await page.getByText('Fields of Contact').click();
    expect(await violations(page)).toEqual([]);
    await page.goto('/explorer/users/getUsers');
    await send(page, '200 OK');
    await search(page).fill('delete user');
    await page.getByRole('tab', { name: 'curl' }).click();
    await page.getByRole('tab', { name: 'Request' }).click();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto('/explorer/web-chat/getWebchatGuestConversationMembers');
    await title(page, 'getWebchatGuestConversationMembers').waitFor();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
