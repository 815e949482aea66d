import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { moduleSpecifier, parse } from './syntax.js';

/** Returns the sources from which a module re-exports, by their paths from the root. */
export function gatheredSources(path: string): string[] {
  const { statements } = parse(path, readFileSync(path, 'utf8'));
  return statements.flatMap((statement) => {
    const specifier = ts.isExportDeclaration(statement) ? moduleSpecifier(statement) : undefined;
    return specifier ? [join(dirname(path), specifier.text).replace(/\.js$/, '.ts')] : [];
  });
}
