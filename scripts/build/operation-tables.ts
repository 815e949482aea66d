import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { nameOf } from '../../src/core/call/operation-table.js';
import type { Plugin } from './plugin.js';
import { parse } from './syntax.js';

/** An operation as an element of the table, below its verb. */
interface TableEntry {
  verb: string;
  text: string;
}

/** Replaces the methods of the API classes by tables: see `addOperations`. A method that a table cannot express stays. */
export const operationTables: Plugin = {
  name: 'operation tables',
  setup: (build) => {
    build.onLoad({ filter: /\/src\/apis\/[a-z-]+\.ts$/ }, ({ path }) => {
      if (path.endsWith('/platform-api.ts')) return undefined;
      return { contents: tabulateModule(path, readFileSync(path, 'utf8')), loader: 'ts' };
    });
  },
};

/** Returns a module of API classes with tables instead of methods. */
export function tabulateModule(path: string, text: string): string {
  const statements = parse(path, text).statements.map((statement) =>
    ts.isClassDeclaration(statement) ? tabulateClass(statement) : statement.getText(),
  );
  return ["import { addOperations } from '../core/call/operation-table.js';", ...statements].join('\n');
}

function tabulateClass(declaration: ts.ClassDeclaration): string {
  const name = declaration.name?.text ?? '';
  const [heritage] = declaration.heritageClauses ?? [];
  const members: string[] = [];
  const lists = new Map<string, string>();
  for (const member of declaration.members) {
    const entry = tableEntry(member);
    if (entry) lists.set(entry.verb, `${lists.get(entry.verb) ?? ''}${entry.text},\n`);
    else members.push(member.getText());
  }
  const classText = `export class ${name} ${heritage?.getText() ?? ''} {\n${members.join('\n')}\n}`;
  const table = Array.from(lists, ([verb, lines]) => `${verb}: [\n${lines}],`).join('\n');
  return `${classText}\naddOperations(${name}, {\n${table}\n});`;
}

/** Returns the entry for a method of the form `name(…) { return this.call('name', 'VERB /api/v2/path', { … }, …, request, details); }`. */
function tableEntry(member: ts.ClassElement): TableEntry | undefined {
  const [, route, required, optional, , details] = argumentsOfCall(member) ?? [];
  if (!route || !ts.isStringLiteral(route) || !required || !ts.isObjectLiteralExpression(required)) return undefined;
  const [, verb, path] = /^([A-Z]+) \/api\/v2(\/.*)$/.exec(route.text) ?? [];
  if (verb === undefined || path === undefined) return undefined;
  const names = required.properties.map((property) => property.getText());
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  // The table takes the order of the arguments from the path.
  if (inPath.some((name, index) => names[index] !== name)) return undefined;
  const parts = [path, ...names.slice(inPath.length)];
  if (optional?.getText() === 'opts') parts.push('opts');
  const text = JSON.stringify(parts.join(' '));
  const method = member.name?.getText() ?? '';
  if (method !== nameOf(verb, path)) return { verb, text: `[${text}, ${details?.getText() ?? 'undefined'}, '${method}']` };
  return { verb, text: details ? `[${text}, ${details.getText()}]` : text };
}

/** Returns the arguments of `return this.call(…)`, if a method begins with it. */
function argumentsOfCall(member: ts.ClassElement): readonly ts.Expression[] | undefined {
  const [statement] = ts.isMethodDeclaration(member) ? (member.body?.statements ?? []) : [];
  const expression = statement && ts.isReturnStatement(statement) ? statement.expression : undefined;
  if (!expression || !ts.isCallExpression(expression)) return undefined;
  const { expression: callee, arguments: values } = expression;
  const isCall =
    ts.isPropertyAccessExpression(callee) && callee.expression.kind === ts.SyntaxKind.ThisKeyword && callee.name.text === 'call';
  return isCall ? values : undefined;
}
