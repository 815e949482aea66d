import { resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { nodesOf, parse } from '../../../scripts/build/syntax.js';
import { requireUndici, undiciInTry } from '../../../scripts/build/undici-in-try.js';
import { bundle } from './support.js';

const source = { contents: `export { loadUndici } from './undici.js';`, resolveDir: resolve('src/node') };
const options: BuildOptions = { packages: 'external', plugins: [undiciInTry] };

it('requires undici inside a try statement in CommonJS', async () => {
  const code = await bundle(source, { ...options, format: 'cjs' });
  const calls = [...nodesOf(parse('bundle.js', code))].filter((node) => /^require\(.undici.\)$/.test(node.getText()));
  expect(calls).toHaveLength(1);
  const scope = ts.findAncestor(calls[0], (node) => ts.isTryStatement(node) || ts.isFunctionLike(node));
  expect(scope?.kind).toBe(ts.SyntaxKind.TryStatement);
});

it('imports undici in ES modules', async () => {
  expect(await bundle(source, { ...options, format: 'esm' })).toContain('await import("undici")');
});

it('replaces imports in a try block only', () => {
  const text = `// await import('undici')\nasync function load() { try { return await import("undici"); } catch { await import('undici'); } finally { await import('undici'); } }`;
  expect(requireUndici('undici.ts', text)).toBe(
    `// await import('undici')\nasync function load() { try { return require('undici'); } catch { await import('undici'); } finally { await import('undici'); } }`,
  );
});

it('fails if undici is not imported in a try statement', () => {
  expect(() => requireUndici('undici.ts', `export const undici = await import('undici');`)).toThrow(
    "undici.ts contains no `await import('undici')`",
  );
});
