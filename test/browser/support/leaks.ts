import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Watches every tab of a browser profile. @returns a check for the end of a test. */
export function watch(context: BrowserContext): () => Promise<void> {
  const tokens = new Set<string>();
  const leaks: string[] = [];
  const faults: string[] = [];
  const addresses: string[] = [];

  context.on('request', (request) => {
    const bearer = request.headers()['authorization']?.replace(/^Bearer /, '');
    if (bearer !== undefined) tokens.add(bearer);
    // The sandbox's login page returns the token of the implicit grant in the fragment; no other address may contain one.
    if (!request.isNavigationRequest()) addresses.push(request.url());
  });
  context.on('console', (message) => {
    leaks.push(message.text());
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  context.on('weberror', (error) => {
    faults.push(String(error.error()));
  });

  return async () => {
    expect(faults, 'Errors that nobody caught, and what the content security policy forbade').toEqual([]);
    const shown = (await Promise.all(context.pages().map(surface))).flat();
    const all = [...shown, ...leaks.map((text) => `Logged: ${text}`), ...addresses.map((address) => `Asked for: ${address}`)];
    expect(
      [...tokens].flatMap((token) => all.flatMap((text) => excerpt(text, token))),
      'Where a token is shown',
    ).toEqual([]);
  };
}

/**
 * Returns everything that a page shows and leaves behind: its document with the values of fields, its address and its history
 * entry.
 */
async function surface(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => `Field: ${value}`);
    const storedTexts = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).flatMap(([key, value]) =>
        key.includes('_auth_data:') ? [] : [`Stored as ${key}: ${String(value)}`],
      ),
    );
    const history = JSON.stringify(window.history.state);
    return [
      `Document: ${document.documentElement.outerHTML}`,
      `Address: ${location.href}`,
      `History: ${history}`,
      ...storedTexts,
      ...fields,
    ];
  });
}

function excerpt(text: string, token: string): string[] {
  const at = text.indexOf(token);
  if (at < 0) return [];
  const [kind] = text.split(':', 1);
  return [`${kind ?? ''}: …${text.slice(Math.max(0, at - 80), at)}[token]…`];
}
