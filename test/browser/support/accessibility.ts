import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the problems that axe finds once no element moves any more, each with its elements. Expect `[]`.
 *
 * @param rules - Names of rules of axe: no others are checked. By default those that axe enables.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await atRest(page);
  // Evaluated instead of added as a script, since the page's content security policy permits no other scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return await axe.run(document, { resultTypes: ['violations'], ...(values && { runOnly: { type: 'rule', values } }) });
  }, rules);
  return results.violations.map(described);
}

/** Waits for all finite animations, since colours in transition are not final. */
async function atRest(page: Page): Promise<void> {
  // A transition begins with the second frame after a change, such as that of the colours.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Limits the elements of each problem. */
const FEW = 5;

function described({ id, help, nodes }: axe.Result): string {
  const places = nodes
    .slice(0, FEW)
    .map(({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`);
  const more = nodes.length > FEW ? [`  and ${nodes.length - FEW} more`] : [];
  return [`${id}: ${help}`, ...places, ...more].join('\n');
}
