import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns the focused element in a few words: `h1 Agents`, `button Undo`, `input[name=userId]`; `body` if there is none. */
export async function focused(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'body';
    const tag = element.localName;
    const name = element.getAttribute('name');
    if (name !== null) return `${tag}[name=${name}]`;
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return `${tag} ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 100)}`;
  });
}

/** Waits until the focus is at an element, as described by {@link focused}. */
export async function expectFocus(page: Page, expected: string | RegExp): Promise<void> {
  const poll = expect.poll(() => focused(page));
  await (typeof expected === 'string' ? poll.toBe(expected) : poll.toMatch(expected));
}

/** Waits until an opened dialog has moved the focus to its first field, a moment after it is shown. This closes the list of another field. */
export async function waitForFocusIn(dialog: Locator): Promise<void> {
  await dialog.locator(':focus').waitFor();
}
