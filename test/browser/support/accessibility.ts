import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the problems that axe finds once no element moves any more, each with its elements. Expect `[]`.
 *
 * @param tags - Limits the rules to those with one of these tags of axe.
 */
export async function violations(page: Page, tags?: string[]): Promise<string[]> {
  await atRest(page);
  // Evaluated instead of added as a script, since the page's content security policy permits no other scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  }, tags);
  return results.violations.map(described);
}

/** Waits for all finite animations, since colours in transition are not final. */
async function atRest(page: Page): Promise<void> {
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
