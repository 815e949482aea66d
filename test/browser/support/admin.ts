import type { Locator, Page } from 'playwright-core';
import { ApiClient } from '../../../src/entries/fetch.js';
import type { RunningConsole } from '../../../examples/console/server.js';

/** Returns a client of the console's sandbox, with the permissions of an administrator. */
export function clientOf({ sandboxUrl, sandbox }: RunningConsole): ApiClient {
  const client = new ApiClient({ timeout: 0, apiUrl: sandboxUrl, rejectWith: 'error' });
  client.setAccessToken(sandbox.issueAccessToken());
  return client;
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Returns the note with the undo of the last change. */
export const note = (page: Page): Locator => page.getByRole('region', { name: 'What has just been saved' });

/** Chooses an entity in a picker by its name. */
export async function choose(page: Page, picker: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: picker }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}
