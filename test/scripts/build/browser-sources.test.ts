import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { browserSources } from '../../../scripts/build/browser-sources.js';
import { browserReplacements } from '../../../scripts/build/package-files.js';
import { bundle } from './support.js';

it.each(Object.entries(browserReplacements))('replaces %s by %s, wherever it is imported from', async (node, browser) => {
  const contents = `export * from '${node.replace('src/core/', '../').replace('.ts', '.js')}';`;
  const source = { contents, resolveDir: resolve('src/core/client') };
  const options = { format: 'esm', packages: 'external' } as const;
  const code = await bundle(source, { ...options, plugins: [browserSources(browserReplacements)] });
  expect(code).toContain(`// ${browser}`);
  expect(code).not.toContain(`// ${node}`);
  expect(await bundle(source, options)).toContain(`// ${node}`);
});
