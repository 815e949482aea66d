import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page once nothing on it moves any more, each with the elements that it is about. Expect `[]`. */
export async function violations(page: Page): Promise<string[]> {
  await atRest(page);
  // Evaluated rather than added as a script: the page's content security policy allows no other scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return await axe.run(document, { resultTypes: ['violations'] });
  });
  return results.violations.map(described);
}

/** Waits for all motion that has an end: colours on their way from one to another are nobody's choice. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** As many places as one needs to see what it is about. */
const FEW = 5;

function described({ id, help, nodes }: axe.Result): string {
  const places = nodes
    .slice(0, FEW)
    .map(({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`);
  const more = nodes.length > FEW ? [`  and ${nodes.length - FEW} more`] : [];
  return [`${id}: ${help}`, ...places, ...more].join('\n');
}
