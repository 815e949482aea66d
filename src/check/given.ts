import type { Identifier, Node, ObjectExpression } from '@babel/types';
import type { ContractOperation } from '../contract/index.js';
import { endOf, startOf } from '../parsing/syntax.js';
import type { Former } from './former-operations.js';
import type { FormerType } from './former.js';
import { keyName } from './values/members.js';
import type { Module } from './modules.js';
import { isNothing } from './values/nothing.js';

/** A field of a body that the platform no longer accepts. */
export interface Given {
  readonly at: Node;
  /** Relative to the body. */
  readonly path: string;
}

/** Returns the removed fields in the body of a call. */
export function goneFrom(operation: ContractOperation, args: readonly Node[], former: Former, module: Module): Given[] {
  const { body, arguments: required } = operation;
  if (!body || args.slice(0, required.length + 1).some(({ type }) => type === 'SpreadElement')) return [];
  const index = required.indexOf(body.argument);
  return goneFromBody(operation, index < 0 ? inOptions(args[required.length], body.argument) : args[index], former, module);
}

/** Returns the removed fields in a body. */
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
  // Constants may refer to each other without end.
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
    // Undefined fields are not sent.
    if (value.type === 'Identifier' && isNothing(value, module)) return [];
    const here = path === '' ? name : `${path}.${name}`;
    if (fields.gone.includes(name)) return [{ at, path: here }];
    const part = fields.parts.get(name);
    return part ? goneIn(value, part, here, former, module) : [];
  });
}

/** Generated code may assign to one name more often, and each call would visit all assignments. */
const MANY = 100;

/** No body is nested deeper. */
const DEPTH = 20;

type Member = readonly [name: string, value: Node, at: Node];

function membersOf(literal: ObjectExpression): Member[] {
  return literal.properties.flatMap((property): Member[] => {
    const name = property.type === 'SpreadElement' ? undefined : keyName(property);
    return name !== undefined && property.type === 'ObjectProperty' ? [[name, property.value, property]] : [];
  });
}

/** Returns the literal that a value is, or the literal that its constant is declared with. */
export function literalOf(node: Node | undefined, module: Module): Node | undefined {
  const value = node && bare(node);
  if (value?.type !== 'Identifier') return value;
  const [at, another] = module.scopes.bindingsOf(value.name, value) ?? [];
  const declarator = at && module.syntax.parentOf(at);
  const declaration = declarator && module.syntax.parentOf(declarator);
  if (another || declarator?.type !== 'VariableDeclarator' || declarator.id !== at || !declarator.init) return undefined;
  return declaration?.type === 'VariableDeclaration' && declaration.kind === 'const' ? bare(declarator.init) : undefined;
}

/** Removes type assertions. */
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

/** Returns assignments `body.name = …` before the use and in the same function. */
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
