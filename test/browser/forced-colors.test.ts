import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, signIn } from './support/console.js';
import { pages, settled } from './support/pages.js';
import { atWork, moment } from './support/working-day.js';

/** Returns what an element looks like. */
const picture = async (element: Locator): Promise<string> =>
  (await element.screenshot({ animations: 'disabled' })).toString('base64');

/** Expects that copies of an element look different for each value of an attribute, on the same background. */
async function expectDistinct(element: Locator, attribute: string, values: readonly string[]): Promise<void> {
  const pictures: string[] = [];
  for (const value of values) {
    await element.evaluate(
      (node, [name, text]) => {
        node.setAttribute(name, text);
      },
      [attribute, value] as const,
    );
    pictures.push(await picture(element));
  }
  expect(new Set(pictures).size, `${attribute}: ${values.join(', ')}`).toBe(values.length);
}

const page = (name: string) => pages.find((each) => each.name === name)!;

describe('With forced colours', () => {
  it.override({ ...atWork, contextOptions: { ...atWork.contextOptions, forcedColors: 'active' } });

  it('presences, severities and parts of a conversation look different', async ({ app, page: tab }) => {
    await tab.clock.setFixedTime(moment);
    await open(tab, '/agents');
    await expectDistinct(tab.locator('main [data-tone]').first(), 'data-tone', ['teal', 'harbour', 'orange', 'gray', 'yellow']);

    await tab.goto('/');
    await settled(tab);
    await expectDistinct(tab.locator('main [data-series]').first(), 'data-series', [
      'waiting',
      'interacting',
      'critical',
      'good',
    ]);
    await expectDistinct(tab.locator('main rect[data-severity]').first(), 'data-severity', ['critical', 'warning', 'good']);

    await tab.goto(await page('conversation').path(app));
    await settled(tab);
    await expectDistinct(tab.locator('li > [data-kind]').first(), 'data-kind', [
      'interact',
      'hold',
      'wait',
      'alert',
      'ivr',
      'wrapup',
    ]);
  });

  it('what is selected looks different', async ({ page: tab }) => {
    await open(tab, '/explorer/users/getUsers');
    const links = tab.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    for (const link of [links.filter({ hasText: 'Agents' }), tab.getByRole('link', { name: /^getUser\b/ }).first()]) {
      const before = await picture(link);
      await link.evaluate((element) => {
        element.setAttribute('aria-current', 'page');
      });
      expect(await picture(link)).not.toBe(before);
    }
    const tabs = tab.getByRole('tablist').first().getByRole('tab');
    const background = (element: Locator): Promise<string> => element.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await background(tabs.first())).not.toBe(await background(tabs.last()));
  });
});

async function open(tab: Page, path: string): Promise<void> {
  await signIn(tab, 'Amara Osei', path);
  await settled(tab);
}
