import type { Page } from 'playwright-core';

/** What the page puts on the clipboard when something is done. Read on its way there: all tests of a run share the one clipboard. */
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
