import { expect, it } from 'vitest';
import type { BuildOptions, Format } from 'esbuild';
import {
  condenseCommonJs,
  defineRequire,
  inOrder,
  keepNames,
  mapEsModules,
  requireInCommonJs,
} from '../../../scripts/build/esbuild-options.js';
import { bundle } from './support.js';

type Step = typeof keepNames;

async function build(step: Step, format: Format & ('esm' | 'cjs')): Promise<string> {
  const options: BuildOptions = { format, external: ['*'] };
  step(options, { format });
  const contents = `export async function longName(value: unknown) { return value ?? (await import('lazy')); }`;
  return await bundle({ contents, resolveDir: '/' }, options);
}

it('requires lazy modules in CommonJS, and imports them in ES modules', async () => {
  expect(await build(requireInCommonJs, 'cjs')).toContain('require("lazy")');
  expect(await build(requireInCommonJs, 'esm')).toContain('import("lazy")');
});

it('minifies without renaming', async () => {
  const code = await build(keepNames, 'esm');
  expect(code).toContain('async function longName(value){return value??await import("lazy")}');
});

it('removes white space from CommonJS only, and keeps some line breaks', async () => {
  expect(await build(condenseCommonJs, 'esm')).toContain('async function longName(value) {');
  const code = await build(condenseCommonJs, 'cjs');
  expect(code).toContain('async function longName(value){return value??await import("lazy")}');
  expect(code.trim().split('\n').length).toBeGreaterThan(2);
});

it.each([
  ['esm', 'linked'],
  ['cjs', undefined],
] as const)('sets source maps for %s to %s', (format, expected) => {
  const options: BuildOptions = {};
  mapEsModules(options, { format });
  expect(options.sourcemap).toBe(expected);
});

it('defines `require` in ES modules only', async () => {
  expect(await build(defineRequire, 'esm')).toContain('const require = createRequire(import.meta.url);');
  expect(await build(defineRequire, 'cjs')).not.toContain('createRequire');
});

it('combines steps in order', () => {
  const options: BuildOptions = {};
  const name =
    (text: string): Step =>
    (built) => {
      built.globalName = `${built.globalName ?? ''}${text}`;
    };
  inOrder(name('first'), name('second'))(options, { format: 'esm' });
  expect(options.globalName).toBe('firstsecond');
});
