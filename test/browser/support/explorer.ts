import type { Locator, Page } from 'playwright-core';
import type { Sandbox, SandboxRequest } from '../../../src/sandbox/index.js';
import { signIn } from './console.js';

export async function open(page: Page, path = '/explorer', heading = path.split('/').at(-1) ?? ''): Promise<void> {
  await signIn(page, 'Amara Osei', path);
  await title(page, path === '/explorer' ? 'API explorer' : heading.replace(/\?.*/, '')).waitFor();
}

export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
export const argsOf = (link: string): unknown => JSON.parse(new URLSearchParams(new URL(link).hash.slice(1)).get('args') ?? '');
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search methods' });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send the call' });
export const response = (page: Page): Locator => page.getByRole('region', { name: 'Response' });
/** Returns the call of the form as a program, which shows the current arguments. */
export const code = (page: Page): Locator => page.getByRole('group', { name: 'The call as TypeScript' });

/** Returns a field of the form. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));

/** Sends the call of the form, and waits until the page shows the result. */
export async function send(page: Page, outcome: string): Promise<void> {
  await sendButton(page).click();
  await response(page).getByText(outcome, { exact: true }).waitFor();
}

/** Returns the explorer's calls, without the browser's preflight requests and the page's request for the user. */
export function calls({ requests }: Sandbox): SandboxRequest[] {
  return requests.filter(({ method, path }) => method !== 'OPTIONS' && path.startsWith('/api/') && path !== '/api/v2/users/me');
}

/** Returns the text in the editor of the body. */
export async function bodyText(page: Page): Promise<string> {
  return await field(page, 'body').evaluate((editor) =>
    [...editor.querySelectorAll('.cm-line')].map(({ textContent }) => textContent).join('\n'),
  );
}

/** Shows the body of the response as text. */
export async function responseText(page: Page): Promise<Locator> {
  await response(page).getByText('Text', { exact: true }).click();
  return response(page).getByRole('group', { name: 'Body of the response', exact: true });
}
