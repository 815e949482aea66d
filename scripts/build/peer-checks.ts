import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

interface PeerCheckOptions {
  /** The compiled program that contains the sources of the entries. */
  program: ts.Program;
  /** Entries that import an optional peer when they are loaded, with the names under which programs import them. */
  entries: Readonly<Record<string, string>>;
  sources?: string;
  dist?: string;
}

/**
 * Writes, for each entry that imports an optional peer, the file that Node imports in its place. Its error says which package to install,
 * while Node's error only says what was not found. Bundlers take the entry itself, by the condition `module`: a module with `await` at its
 * top level cannot be bundled as CommonJS.
 */
export async function writePeerChecks({ program, entries, sources = 'src', dist = 'dist' }: PeerCheckOptions): Promise<void> {
  for (const [entry, name] of Object.entries(entries)) {
    const path = join(dist, `${entry}-node`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.js`, esModule(basename(entry), name, exportedValues(program, join(sources, `${entry}.ts`))));
    await writeFile(`${path}.cjs`, commonJsModule(basename(entry), name));
  }
}

function esModule(file: string, name: string, values: readonly string[]): string {
  return [
    `import { peerError } from '../peers.js';`,
    `const entry = await import('./${file}.js').catch((error) => { throw peerError('${name}', error); });`,
    `export const { ${values.join(', ')} } = entry;`,
    '',
  ].join('\n');
}

function commonJsModule(file: string, name: string): string {
  return [
    `'use strict';`,
    `const { peerError } = require('../peers.cjs');`,
    `try { module.exports = require('./${file}.cjs'); } catch (error) { throw peerError('${name}', error); }`,
    '',
  ].join('\n');
}

/** Returns the names of the values that a module exports. `export type` of a class exports no value. */
export function exportedValues(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${path} is no module of the program`);
  const isValue = (symbol: ts.Symbol): boolean => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.flags & ts.SymbolFlags.Value) !== 0;
  };
  const isTypeOnly = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some((each) => ts.isTypeOnlyExportDeclaration(each)) ?? false;
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => isValue(symbol) && !isTypeOnly(symbol))
    .map((symbol) => symbol.name);
}
