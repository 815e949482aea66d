import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { allow, it, signIn } from './support/console.js';
import { bodyText, field } from './support/explorer.js';
import { openAccount, pageLink } from './support/pages.js';

const BODY = '{"query":[{"type":"EXACT","fields":["state"],"value":"active"}]}';
const SEARCH = '/explorer/users/postUsersSearch';

const body = (page: Page): Locator => page.getByRole('textbox', { name: 'body' });
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const shownBody = async (page: Page): Promise<unknown> => JSON.parse((await bodyText(page)) || 'null') as unknown;

async function send(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Send the call' }).click();
  await page.getByRole('region', { name: 'Response' }).getByText(status, { exact: true }).waitFor();
}

/** Returns everything that a tab stores, except the sign-in. */
const readLeftovers = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage))
      .filter(([key]) => !key.includes('_auth_data:'))
      .map(([key, value]) => `${key}=${String(value)}`)
      .join('\n'),
  );

/** Returns what a server receives when pages are opened. */
function watchAddresses(context: BrowserContext): string[] {
  const addresses: string[] = [];
  context.on('request', (request) => {
    addresses.push(request.url());
  });
  return addresses;
}

describe('Arguments of a call', () => {
  it('are in the fragment, which servers do not receive, and the body is not in the address', async ({ context, page }) => {
    const addresses = watchAddresses(context);
    await signIn(page, 'Amara Osei', '/explorer/users/patchUser');
    await field(page, 'userId').fill('nobody');
    await body(page).fill('{"version": 1, "title": "A private title"}');
    await send(page, '404 Not Found');
    const { search, hash } = new URL(page.url());
    expect(search).toBe('');
    expect(new URLSearchParams(hash.slice(1)).get('args')).toBe('{"userId":"nobody"}');
    expect(decodeURIComponent(page.url())).not.toContain('private');

    await page.reload();
    await title(page, 'patchUser').waitFor();
    expect(await field(page, 'userId').inputValue()).toBe('nobody');
    expect(await shownBody(page)).toEqual({ version: 1, title: 'A private title' });
    const pages = addresses.filter((address) => address.includes('/explorer/'));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((address) => address.includes('args'))).toEqual([]);
  });

  it('of an older link, which are in the query, are moved to the fragment', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/explorer/users/getUsers?args={"pageSize":7}');
    await page.waitForURL(/\/explorer\/users\/getUsers#args=/);
    expect(await page.getByRole('textbox', { name: 'pageSize' }).inputValue()).toBe('7');
  });

  it('of another link to the same method replace the form', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/explorer/users/getUsers#args={"pageSize":7}');
    const size = page.getByRole('textbox', { name: 'pageSize' });
    await size.waitFor();
    expect(await size.inputValue()).toBe('7');
    await page.evaluate(() => {
      location.hash = '#args={"pageSize":8}';
    });
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=pageSize]')?.value === '8');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=pageSize]')?.value === '7');
  });
});

describe('Arguments that are not sent', () => {
  it('stay on Back and after a reload, without secrets, until sign-out', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/explorer/users/patchUser');
    const userId = field(page, 'userId');
    await userId.fill('u-1');
    await body(page).fill('{"version":1.0,"big":12345678901234567890,"password":"hunter2"}');
    await page.getByText('12345678901234567890 is sent as 12345678901234567000').waitFor();
    await page.getByRole('button', { name: 'Format' }).click();
    const formatted = '{\n  "version": 1.0,\n  "big": 12345678901234567890,\n  "password": "hunter2"\n}';
    expect(await bodyText(page)).toBe(formatted);
    expect(await readLeftovers(page)).not.toContain('hunter2');

    await pageLink(page, 'Agents').click();
    await title(page, 'Agents').waitFor();
    await page.goBack();
    await title(page, 'patchUser').waitFor();
    const expectForm = async (): Promise<void> => {
      await userId.waitFor();
      expect(await userId.inputValue()).toBe('u-1');
      expect(await bodyText(page)).toBe(formatted.replace('hunter2', ''));
    };
    await expectForm();
    await page.reload();
    await expectForm();

    await openAccount(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await title(page, 'Sign in').waitFor();
    expect(await readLeftovers(page)).not.toContain('u-1');
  });
});

describe('The call history', () => {
  it('is stored in its tab only, and removed on sign-out', async ({ context, page }) => {
    await signIn(page, 'Amara Osei', SEARCH);
    await body(page).fill(BODY);
    await send(page, '200 OK');
    expect(await readLeftovers(page)).toContain('EXACT');
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('EXACT');

    await openAccount(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await title(page, 'Sign in').waitFor();
    expect(await readLeftovers(page)).not.toContain('EXACT');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await allow(page);
    await pageLink(page, 'API explorer').click();
    await page.getByRole('tab', { name: 'History', exact: true }).click();
    await page.getByText('No calls yet.').waitFor();
    expect(context.pages()).toHaveLength(1);
  });

  it('is removed when another user signs in after the sign-in has expired', async ({ app, page }) => {
    await signIn(page, 'Amara Osei', SEARCH);
    await body(page).fill(BODY);
    await send(page, '200 OK');
    app.sandbox.expireTokens();
    await page.reload();
    await page.getByRole('alert').getByText('Your sign-in has ended').waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await allow(page, 'Ines Valdivia');
    await page.getByRole('banner').getByText('Ines Valdivia').waitFor();
    expect(await readLeftovers(page)).not.toContain('EXACT');
  });
});

describe('A rejected token', () => {
  it("leads from the explorer's response to the login page, and back to the same call", async ({ app, page }) => {
    await signIn(page, 'Amara Osei', SEARCH);
    await body(page).fill(BODY);
    await send(page, '200 OK');
    app.sandbox.expireTokens();
    await send(page, '401 Unauthorized');
    const address = page.url();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await allow(page);
    await title(page, 'postUsersSearch').waitFor();
    expect(page.url()).toBe(address);
    expect(await shownBody(page)).toEqual(JSON.parse(BODY));
    await send(page, '200 OK');
  });
});

describe('A link', () => {
  it.for([
    { way: 'with the Control key', modifiers: ['ControlOrMeta'] as const, button: 'left' as const },
    { way: 'with the middle button', modifiers: [], button: 'middle' as const },
  ])('opened in a new tab $way is signed in, and signs out with the first tab', async (opened, { context, page }) => {
    await signIn(page);
    const { modifiers, button } = opened;
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      pageLink(page, 'Agents').click({ modifiers: [...modifiers], button }),
    ]);
    await title(tab, 'Agents').waitFor();
    await tab.getByRole('banner').getByText('Amara Osei').waitFor();
    await openAccount(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await title(tab, 'Sign in').waitFor();
    expect(await tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('_auth_data:')))).toEqual([]);
  });

  it('shares the sign-in with its own tab only', async ({ context, page }) => {
    await signIn(page);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      pageLink(page, 'Agents').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await title(tab, 'Agents').waitFor();
    const other = await context.newPage();
    await other.goto('/agents');
    await other.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });
});
