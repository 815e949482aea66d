import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { packedReplacements, scriptReplacements } from '../../../scripts/build/package-files.js';
import { replacedSources } from '../../../scripts/build/replaced-sources.js';
import { bundle } from './support.js';

it.each(Object.entries(scriptReplacements))('replaces %s by %s, wherever it is imported from', async (node, browser) => {
  const importOf = (path: string): string => `export * from '${path.replace('src/core/', '../').replace('.ts', '.js')}';`;
  const resolveDir = resolve('src/core/client');
  const source = { contents: importOf(node), resolveDir };
  const options = { format: 'esm', packages: 'external' } as const;
  const plugins = [replacedSources(scriptReplacements)];
  const code = await bundle(source, { ...options, plugins });
  expect(code).toBe(await bundle({ contents: importOf(browser), resolveDir }, { ...options, plugins }));
  expect(code).not.toContain(`// ${node}`);
  expect(await bundle(source, options)).toContain(`// ${node}`);
});

it('replaces the source of the data that the command find loads', async () => {
  const source = { contents: "export * from '../find/source-data.js';", resolveDir: resolve('src/cli') };
  const options = { format: 'esm', platform: 'node', packages: 'external' } as const;
  const code = await bundle(source, { ...options, plugins: [replacedSources(packedReplacements)] });
  expect(code).toContain('// src/find/packed-data.ts');
  expect(code).not.toContain('// src/find/documents.ts');
});
