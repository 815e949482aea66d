import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { expect, it } from 'vitest';
import { packageFolder, thirdPartyNotices } from '../../../scripts/build/third-party-notices.js';
import { bundle, temporaryFolder } from './support.js';

const manifest = (name: string, license: string): string =>
  JSON.stringify({ name, version: '1.2.3', license, main: 'index.js', type: 'module' });

it('lists the packages of several builds in one file, sorted by name', async () => {
  const folder = await temporaryFolder({
    'node_modules/zebra/package.json': manifest('zebra', 'ISC'),
    'node_modules/zebra/index.js': 'export const zebra = 1;',
    'node_modules/@scope/ant/package.json': manifest('@scope/ant', 'MIT'),
    'node_modules/@scope/ant/index.js': 'export const ant = 1;',
    'node_modules/@scope/ant/LICENCE.md': '\nThe text of the licence\n',
    'node_modules/unused/package.json': manifest('unused', 'MIT'),
    'node_modules/unused/index.js': 'export const unused = 1;',
  });
  const file = join(folder, 'dist/NOTICES.txt');
  const options: BuildOptions = { format: 'esm', plugins: [thirdPartyNotices(file)], mainFields: ['main'] };
  await bundle({ contents: `export * from 'zebra';`, resolveDir: folder }, options);
  await bundle({ contents: `export * from '@scope/ant';`, resolveDir: folder }, options);
  expect(await readFile(file, 'utf8')).toBe(
    [
      'Code of these packages is in files of this one.\n',
      '@scope/ant 1.2.3\n\nThe text of the licence\n',
      `${'-'.repeat(80)}\n`,
      'zebra 1.2.3\n\nISC\n',
    ].join('\n'),
  );
});

it.each([
  ['node_modules/ws/lib/websocket.js', 'node_modules/ws'],
  ['node_modules/@hono/node-server/dist/index.mjs', 'node_modules/@hono/node-server'],
  ['node_modules/a/node_modules/b/index.js', 'node_modules/a/node_modules/b'],
  ['(disabled):node_modules/a/index.js', 'node_modules/a'],
  ['src/core/node_modules.ts', undefined],
])('finds the package of %s', (input, folder) => {
  expect(packageFolder(input)).toBe(folder);
});
