import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mappedEntries, peerEntries, readableEntries, typedSources, unmappedEntries } from '../../../scripts/build/entries.js';
import { rootFiles } from '../../../scripts/build/package-files.js';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: object };

/** All files that `exports` of package.json names, without `dist/` in front. */
const exported = Array.from(JSON.stringify(exports).matchAll(/"\.\/dist\/([^"*]+)"/g), ([, path = '']) => path);

it('builds every file that package.json exports', () => {
  const scripts = exported.filter((path) => /(?<!\.d)\.c?[jt]s$/.test(path)).map((path) => path.replace(/\.c?js$/, ''));
  const peerChecks = Object.keys(peerEntries).map((entry) => `${entry}-node`);
  const built = [
    'index',
    'fetch',
    'sandbox/serve',
    ...Object.keys(rootFiles),
    ...mappedEntries,
    ...unmappedEntries,
    ...readableEntries,
    ...peerChecks,
  ];
  expect(scripts.length).toBeGreaterThan(40);
  expect(scripts.filter((name) => !built.includes(name))).toEqual([]);
});

it('writes every declaration that package.json exports', () => {
  const sources = exported.filter((path) => /\.d\.c?ts$/.test(path)).map((path) => `src/${path.replace(/\.d\.c?ts$/, '.ts')}`);
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((source) => !typedSources.includes(source))).toEqual([]);
});

it('names sources that exist', () => {
  const sources = [...mappedEntries, ...unmappedEntries, ...readableEntries, ...Object.keys(peerEntries)].map(
    (name) => `src/${name}.ts`,
  );
  expect([...sources, ...typedSources].filter((source) => !existsSync(source))).toEqual([]);
});
