import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';

/** Opens the playground with a text in its editor. */
export async function openPlayground(page: Page, site: string, code?: string): Promise<void> {
  const fragment = code === undefined ? '' : `#code=${deflateRawSync(code).toString('base64url')}`;
  // A new document, so that nothing of an earlier run remains.
  await page.goto('about:blank');
  await page.goto(`${site}/playground/${fragment}`);
  await runButton(page).waitFor();
}

/** Runs the text of the editor. @returns the state at the end, such as `Finished in 12 ms`. */
export async function runSample(page: Page): Promise<string> {
  await runButton(page).click();
  return await endState(page);
}

/** Waits for the end of a run. */
export async function endState(page: Page): Promise<string> {
  const status = page.getByRole('status').filter({ hasText: /^(?:Finished|Failed|Not started|Stopped)/ });
  await status.waitFor();
  return (await status.textContent()) ?? '';
}

export const runButton = (page: Page): Locator => page.getByRole('button', { name: 'Run', exact: true });

export const output = (page: Page): Locator => page.getByRole('log', { name: 'Output' });

export const requests = (page: Page): Locator => page.getByRole('list', { name: 'Requests' }).getByRole('listitem');

export const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Code of the sample' });

export async function editorText(page: Page): Promise<string> {
  return (await page.locator('.cm-line').allTextContents()).join('\n');
}
