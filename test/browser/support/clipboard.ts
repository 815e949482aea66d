import type { Page } from 'playwright-core';

/**
 * Returns what the page copies to the clipboard during an action. It is intercepted, since all tests of a run share one
 * clipboard.
 */
export async function copied(page: Page, act: () => Promise<unknown>): Promise<string> {
  const text = await page.evaluateHandle(() => {
    const { clipboard } = navigator;
    return {
      written: new Promise<string>((resolve) => {
        clipboard.writeText = (text) => {
          Reflect.deleteProperty(clipboard, 'writeText');
          resolve(text);
          return clipboard.writeText(text);
        };
      }),
    };
  });
  await act();
  return await text.evaluate(({ written }) => written);
}
