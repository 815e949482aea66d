import ts from 'typescript';
import { nodesOf, parse } from './syntax.js';

/** What a CommonJS script needs and provides. */
export interface ScriptInterface {
  /** The modules that it requires, in the order of their first `require`. */
  modules: string[];
  /** The names that it exports. */
  names: string[];
}

/** Reads a script that esbuild has built in the format `cjs`, minified or not. */
export function readScript(path: string, text: string): ScriptInterface {
  const nodes = [...nodesOf(parse(path, text))];
  const modules = new Set(nodes.flatMap(requiredModule));
  const names = nodes
    .flatMap(exportsObject)
    .map((exportsName) => nodes.flatMap((node) => definedNames(node, exportsName)))
    .find(({ length }) => length > 0);
  if (names === undefined) throw new Error(`${path} does not assign \`module.exports\` as esbuild does`);
  return { modules: [...modules], names };
}

/** `require("module")` */
function requiredModule(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !isNamed(node.expression, 'require')) return [];
  const [module] = node.arguments;
  return module && ts.isStringLiteral(module) ? [module.text] : [];
}

/** The name `all` in `module.exports = toCommonJS(all)` */
function exportsObject(node: ts.Node): string[] {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return [];
  const { left, right } = node;
  if (!ts.isPropertyAccessExpression(left) || left.name.text !== 'exports' || !isNamed(left.expression, 'module')) return [];
  const [exportsName] = ts.isCallExpression(right) ? right.arguments : [];
  return exportsName && ts.isIdentifier(exportsName) ? [exportsName.text] : [];
}

/** The names in `define(all, { name: () => …, … })` */
function definedNames(node: ts.Node, exportsName: string): string[] {
  if (!ts.isCallExpression(node)) return [];
  const [object, getters] = node.arguments;
  if (!isNamed(object, exportsName) || !getters || !ts.isObjectLiteralExpression(getters)) return [];
  return getters.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

function isNamed(node: ts.Node | undefined, name: string): boolean {
  return node !== undefined && ts.isIdentifier(node) && node.text === name;
}
