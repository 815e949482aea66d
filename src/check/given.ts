import type { Identifier, Node, ObjectExpression } from '@babel/types';
import type { ContractOperation } from '../contract/index.js';
import { endOf, startOf } from '../parsing/syntax.js';
import type { Former } from './former-operations.js';
import type { FormerType } from './former.js';
import { keyName } from './members.js';
import type { Module } from './modules.js';
import { isNothing } from './nothing.js';

/** A field of a body that is written down, and that the platform no longer takes. */
export interface Given {
  readonly at: Node;
  /** From the body on. */
  readonly path: string;
}

/** The fields that are gone in the body of a call. */
export function goneFrom(operation: ContractOperation, args: readonly Node[], former: Former, module: Module): Given[] {
  const { body, arguments: required } = operation;
  if (!body || args.slice(0, required.length + 1).some(({ type }) => type === 'SpreadElement')) return [];
  const index = required.indexOf(body.argument);
  return goneFromBody(operation, index < 0 ? inOptions(args[required.length], body.argument) : args[index], former, module);
}

/** The fields that are gone in what is given as a body. */
export function goneFromBody(operation: ContractOperation, node: Node | undefined, former: Former, module: Module): Given[] {
  const type = former.bodyOf(operation);
  return type ? goneIn(node, type, '', former, module) : [];
}

function inOptions(options: Node | undefined, name: string): Node | undefined {
  if (options?.type !== 'ObjectExpression') return undefined;
  const property = options.properties.find((each) => each.type === 'ObjectProperty' && keyName(each) === name);
  return property?.type === 'ObjectProperty' ? property.value : undefined;
}

function goneIn(node: Node | undefined, type: FormerType, path: string, former: Former, module: Module): Given[] {
  // Constants may be told by each other.
  if (path.split('.').length > DEPTH) return [];
  const literal = literalOf(node, module);
  if (type.isList) {
    if (literal?.type !== 'ArrayExpression') return [];
    return literal.elements.flatMap((each) => goneIn(each ?? undefined, { ...type, isList: false }, path, former, module));
  }
  const fields = former.fieldsOf(type);
  if (literal?.type !== 'ObjectExpression' || !fields) return [];
  const assigned = node?.type === 'Identifier' ? assignedTo(node, [...fields.gone, ...fields.parts.keys()], module) : [];
  return [...membersOf(literal), ...assigned].flatMap(([name, value, at]) => {
    // What is undefined is not sent.
    if (value.type === 'Identifier' && isNothing(value, module)) return [];
    const here = path === '' ? name : `${path}.${name}`;
    if (fields.gone.includes(name)) return [{ at, path: here }];
    const part = fields.parts.get(name);
    return part ? goneIn(value, part, here, former, module) : [];
  });
}

/** More assignments to one name than anybody writes by hand: each call would look at all of them. */
const MANY = 100;

/** Deeper than any body. */
const DEPTH = 20;

type Member = readonly [name: string, value: Node, at: Node];

function membersOf(literal: ObjectExpression): Member[] {
  return literal.properties.flatMap((property): Member[] => {
    const name = property.type === 'SpreadElement' ? undefined : keyName(property);
    return name !== undefined && property.type === 'ObjectProperty' ? [[name, property.value, property]] : [];
  });
}

/** The literal that a value is: where it stands, or where the constant is declared that it is named by. */
export function literalOf(node: Node | undefined, module: Module): Node | undefined {
  const value = node && bare(node);
  if (value?.type !== 'Identifier') return value;
  const [at, another] = module.scopes.bindingsOf(value.name, value) ?? [];
  const declarator = at && module.syntax.parentOf(at);
  const declaration = declarator && module.syntax.parentOf(declarator);
  if (another || declarator?.type !== 'VariableDeclarator' || declarator.id !== at || !declarator.init) return undefined;
  return declaration?.type === 'VariableDeclaration' && declaration.kind === 'const' ? bare(declarator.init) : undefined;
}

/** Without what only the compiler looks at. */
function bare(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
    case 'TSNonNullExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

/** `body.name = …`, before it is used and in the same function. */
function assignedTo(use: Identifier, names: readonly string[], { assignments, scopes }: Module): Member[] {
  const bindings = scopes.bindingsOf(use.name, use);
  return names.flatMap((name) => {
    const list = assignments.get(name) ?? [];
    return (list.length > MANY ? [] : list).flatMap((each): Member[] => {
      const { left, right } = each;
      if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier' || left.object.name !== use.name) return [];
      const isBefore = endOf(each) <= startOf(use) && scopes.functionAround(each) === scopes.functionAround(use);
      return isBefore && scopes.bindingsOf(use.name, left) === bindings ? [[name, right, each]] : [];
    });
  });
}
