import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import {
  areaFiles,
  browserReplacements,
  namedFiles,
  packageFiles,
  partFiles,
  rootFiles,
  tabFiles,
} from '../../../scripts/build/package-files.js';
import { sourcePath } from '../../../scripts/build/source-path.js';
import { nodesOf, parse } from '../../../scripts/build/syntax.js';
import * as noNodeParts from '../../../src/core/transport/no-node-parts.js';
import * as nodeParts from '../../../src/core/transport/node-parts.js';
import { clientFolders } from '../../support/client-folders.js';

it('names sources that exist', () => {
  expect([...packageFiles.keys()].filter((source) => !existsSync(source))).toEqual([]);
});

it('contains every file that is built beside the entries', () => {
  for (const [file, source] of [rootFiles, areaFiles, partFiles, tabFiles].flatMap((files) => Object.entries(files))) {
    expect(packageFiles.get(source)).toBe(file);
  }
  expect(Object.keys(areaFiles).length).toBeGreaterThan(80);
});

it('builds every module that is imported lazily as a separate file', () => {
  const sources = clientFolders.flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map((path) => join('src', folder, path)),
  );
  const imports = sources.filter((path) => path.endsWith('.ts')).flatMap(lazyImports);
  expect(imports.length).toBeGreaterThan(40);
  // The file follow-addresses, which is loaded lazily itself, contains these modules for Node.
  const others = imports.filter((source) => !packageFiles.has(source) && !/\/transport\/node-(?:http|agents)\.ts$/.test(source));
  expect(others).toEqual([]);
});

it('gives the sources for browsers files as well', () => {
  for (const source of Object.entries(browserReplacements).flat()) expect(Object.values(rootFiles)).toContain(source);
});

it('gives pages all functions of the file for Node that common imports', () => {
  expect(Object.keys(noNodeParts).sort()).toEqual(Object.keys(nodeParts).sort());
});

it('refuses two sources of one name', () => {
  expect(namedFiles(['src/a/one.ts', 'src/b/two.ts'])).toEqual({ one: 'src/a/one.ts', two: 'src/b/two.ts' });
  expect(() => namedFiles(['src/a/one.ts', 'src/b/one.ts'])).toThrow('src/a/one.ts and src/b/one.ts would be one file');
});

/** The sources that a module imports by `import()`. */
function lazyImports(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (!text.includes('import(')) return [];
  return [...nodesOf(parse(path, text))].flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return [];
    const [module] = node.arguments;
    const isRelative = module !== undefined && ts.isStringLiteral(module) && module.text.startsWith('.');
    return isRelative ? [sourcePath(dirname(path), module.text)] : [];
  });
}
