import type { Node, StringLiteral, TemplateLiteral } from '@babel/types';
import { THEIRS } from '../parsing/packages.js';
import { memberName } from '../parsing/syntax.js';

/** Functions that take the name of a module, by the object that they are members of. */
const loaders = new Map([
  ['require', ['resolve']],
  ['module', ['require']],
  ['window', ['require']],
  ['globalThis', ['require']],
  ['jest', ['mock', 'doMock', 'unmock', 'dontMock', 'setMock', 'requireActual', 'requireMock', 'createMockFromModule']],
  ['vi', ['mock', 'doMock', 'unmock', 'doUnmock', 'importActual', 'importMock']],
  ['mock', ['module']],
]);

/** A text without placeholders: in quotes or in backticks. */
export type Literal = StringLiteral | TemplateLiteral;

/** Returns the value of a text without placeholders. */
export function valueOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
}

/** Whether a text names a module that its parent loads or describes. */
export function isModuleName(parent: Node, literal: Node): boolean {
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return parent.source === literal;
    case 'TSExternalModuleReference':
    case 'TSImportType':
      return true;
    case 'CallExpression':
      if (parent.arguments[0] !== literal) return false;
      return parent.callee.type === 'Import' || isCallOf(parent, 'require') || isLoader(parent);
    default:
      return false;
  }
}

export function isCallOf(node: Node, name: string): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;
}

function isLoader(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  const name = memberName(node.callee) ?? '';
  if (object.type === 'MetaProperty') return name === 'resolve';
  return object.type === 'Identifier' && loaders.get(object.name)?.includes(name) === true;
}

/** Whether a call replaces a module by a mock. */
export function isMock(node: Node): boolean {
  return node.type === 'CallExpression' && isLoader(node) && node.arguments.length > 1;
}

/** Whether a call belongs to an AMD loader: `define([…], …)`, `require([…], …)`, `requirejs([…], …)`. */
export function isAmdCall(node: Node | undefined): boolean {
  return node !== undefined && ['define', 'require', 'requirejs'].some((name) => isCallOf(node, name));
}

const mockPattern = new RegExp(
  `\\b(?:(?:jest|vi)\\s*\\.\\s*(?:mock|doMock|setMock|unstable_mockModule)|mock\\s*\\.\\s*module)\\(\\s*(?:import\\(\\s*)?['"\`]${THEIRS}`,
);

/** Whether a text seems to mock the vendor's package in a test. */
export function replacesPackage(text: string): boolean {
  return mockPattern.test(text);
}
