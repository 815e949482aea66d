import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from './plugin.js';
import { applyEdits, nodesOf, parse } from './syntax.js';

/**
 * Requires undici inside the `try` statement in CommonJS. esbuild compiles `import()` to a `require` in a function outside of it. Then a
 * program without undici cannot be bundled.
 */
export const undiciInTry: Plugin = {
  name: 'undici in try',
  setup: (build) => {
    if (build.initialOptions.format !== 'cjs') return;
    build.onLoad({ filter: /\/src\/node\/undici\.ts$/ }, ({ path }) => ({
      contents: requireUndici(path, readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** Replaces `await import('undici')` inside a `try` statement by `require('undici')`. */
export function requireUndici(path: string, text: string): string {
  const imports = [...nodesOf(parse(path, text))].filter((node) => isUndiciImport(node) && isInTry(node));
  if (imports.length === 0) throw new Error(`${path} contains no \`await import('undici')\` inside a \`try\` statement`);
  return applyEdits(
    text,
    imports.map((node) => ({ start: node.getStart(), end: node.end, text: "require('undici')" })),
  );
}

function isUndiciImport(node: ts.Node): boolean {
  if (!ts.isAwaitExpression(node) || !ts.isCallExpression(node.expression)) return false;
  const { expression, arguments: values } = node.expression;
  const [module] = values;
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword &&
    module !== undefined &&
    ts.isStringLiteral(module) &&
    module.text === 'undici'
  );
}

function isInTry(node: ts.Node): boolean {
  return (
    ts.findAncestor(node, (each) => ts.isBlock(each) && ts.isTryStatement(each.parent) && each.parent.tryBlock === each) !==
    undefined
  );
}
