import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import ts from 'typescript';

/** Makes tables of the methods of the API classes: see `addOperations`. What a table cannot say stays a method. */
export const operationTables: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'operation tables',
  setup: (build) => {
    build.onLoad({ filter: /\/src\/apis\/[a-z-]+\.ts$/ }, ({ path }) => {
      const isArea = !path.endsWith('/platform-api.ts');
      return isArea ? { contents: tabled(path, readFileSync(path, 'utf8')), loader: 'ts' } : undefined;
    });
  },
};

/** A module of API classes, with tables in the place of their methods. */
export function tabled(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const changed = source.statements.map((statement) =>
    ts.isClassDeclaration(statement) ? tabledClass(statement) : statement.getText(),
  );
  return ["import { addOperations } from '../core/operation-table.js';", ...changed].join('\n');
}

function tabledClass(statement: ts.ClassDeclaration): string {
  const name = statement.name?.text ?? '';
  const [heritage] = statement.heritageClauses ?? [];
  const written: string[] = [];
  const entries: string[] = [];
  for (const member of statement.members) {
    const entry = tableEntry(member);
    if (entry === undefined) written.push(member.getText());
    else entries.push(`${member.name?.getText() ?? ''}: ${entry},`);
  }
  const rest = `export class ${name} ${heritage?.getText() ?? ''} {\n${written.join('\n')}\n}`;
  return `${rest}\naddOperations(${name}, {\n${entries.join('\n')}\n});`;
}

/** What stands in the table for `name(…) { return this.call('name', 'VERB /path', { … }, …, request); }`. */
function tableEntry(member: ts.ClassElement): string | undefined {
  const [statement] = ts.isMethodDeclaration(member) ? (member.body?.statements ?? []) : [];
  if (!statement || !ts.isReturnStatement(statement) || !statement.expression || !ts.isCallExpression(statement.expression)) {
    return undefined;
  }
  const [, route, required, optional, , details] = statement.expression.arguments;
  if (!route || !ts.isStringLiteral(route) || !required || !ts.isObjectLiteralExpression(required)) return undefined;
  const names = required.properties.map((property) => property.getText());
  const inPath = Array.from(route.text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  // Arguments that stand in another order than their places in the path.
  if (inPath.some((name, index) => names[index] !== name)) return undefined;
  const takesOptions = optional?.getText() === 'opts' ? ['opts'] : [];
  const text = JSON.stringify([route.text, ...names.slice(inPath.length), ...takesOptions].join(' '));
  return details ? `[${text}, ${details.getText()}]` : text;
}
