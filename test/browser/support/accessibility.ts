import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it stands, each with the elements that it is about. Expect `[]`. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script: the page's content security policy allows no other scripts.
  await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return await axe.run(document, { resultTypes: ['violations'] });
  });
  return results.violations.map(described);
}

function described({ id, help, nodes }: axe.Result): string {
  const places = nodes.map(
    ({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
  );
  return [`${id}: ${help}`, ...places].join('\n');
}
