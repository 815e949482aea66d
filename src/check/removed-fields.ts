import type { Identifier, Node, ObjectExpression } from '@babel/types';
import type { ContractOperation } from '../contract/index.js';
import { endOf, startOf } from '../parsing/syntax.js';
import type { Former } from './former-operations.js';
import type { FormerType } from './former-types.js';
import { keyName } from './values/members.js';
import type { Module } from './modules.js';
import { isNothing } from './values/nothing.js';

/** A field of a body that the platform no longer accepts. */
export interface RemovedField {
  readonly at: Node;
  /** Relative to the body. */
  readonly path: string;
}

/** Returns the removed fields in the body of a call. */
export function removedFieldsInCall(
  operation: ContractOperation,
  args: readonly Node[],
  former: Former,
  module: Module,
): RemovedField[] {
  const { body, arguments: required } = operation;
  if (!body || args.slice(0, required.length + 1).some(({ type }) => type === 'SpreadElement')) return [];
  const index = required.indexOf(body.argument);
  return removedFieldsInBody(
    operation,
    index < 0 ? bodyInOptions(args[required.length], body.argument) : args[index],
    former,
    module,
  );
}

/** Returns the removed fields in a body. */
export function removedFieldsInBody(
  operation: ContractOperation,
  node: Node | undefined,
  former: Former,
  module: Module,
): RemovedField[] {
  const type = former.bodyOf(operation);
  return type ? removedFieldsIn(node, type, '', former, module) : [];
}

function bodyInOptions(options: Node | undefined, name: string): Node | undefined {
  if (options?.type !== 'ObjectExpression') return undefined;
  const property = options.properties.find((each) => each.type === 'ObjectProperty' && keyName(each) === name);
  return property?.type === 'ObjectProperty' ? property.value : undefined;
}

function removedFieldsIn(node: Node | undefined, type: FormerType, path: string, former: Former, module: Module): RemovedField[] {
  // Constants may refer to each other without end.
  if (path.split('.').length > MAX_DEPTH) return [];
  const literal = literalOf(node, module);
  if (type.isList) {
    if (literal?.type !== 'ArrayExpression') return [];
    return literal.elements.flatMap((each) =>
      removedFieldsIn(each ?? undefined, { ...type, isList: false }, path, former, module),
    );
  }
  const fields = former.fieldsOf(type);
  if (literal?.type !== 'ObjectExpression' || !fields) return [];
  const assignedMembers =
    node?.type === 'Identifier' ? assignedTo(node, [...fields.removed, ...fields.parts.keys()], module) : [];
  return [...membersOf(literal), ...assignedMembers].flatMap(([name, value, at]) => {
    // Undefined fields are not sent.
    if (value.type === 'Identifier' && isNothing(value, module)) return [];
    const fieldPath = path === '' ? name : `${path}.${name}`;
    if (fields.removed.includes(name)) return [{ at, path: fieldPath }];
    const part = fields.parts.get(name);
    return part ? removedFieldsIn(value, part, fieldPath, former, module) : [];
  });
}

/** Generated code may assign to one name more often, and each call would visit all assignments. */
const MAX_ASSIGNMENTS = 100;

/** No body is nested deeper. */
const MAX_DEPTH = 20;

type Member = readonly [name: string, value: Node, at: Node];

function membersOf(literal: ObjectExpression): Member[] {
  return literal.properties.flatMap((property): Member[] => {
    const name = property.type === 'SpreadElement' ? undefined : keyName(property);
    return name !== undefined && property.type === 'ObjectProperty' ? [[name, property.value, property]] : [];
  });
}

/** Returns the literal that a value is, or the literal that its constant is declared with. */
export function literalOf(node: Node | undefined, module: Module): Node | undefined {
  const value = node && withoutAssertions(node);
  if (value?.type !== 'Identifier') return value;
  const [at, otherBinding] = module.scopes.bindingsOf(value.name, value) ?? [];
  const declarator = at && module.syntax.parentOf(at);
  const declaration = declarator && module.syntax.parentOf(declarator);
  if (otherBinding || declarator?.type !== 'VariableDeclarator' || declarator.id !== at || !declarator.init) return undefined;
  return declaration?.type === 'VariableDeclaration' && declaration.kind === 'const'
    ? withoutAssertions(declarator.init)
    : undefined;
}

/** Removes type assertions. */
function withoutAssertions(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
    case 'TSNonNullExpression':
      return withoutAssertions(node.expression);
    default:
      return node;
  }
}

/** Returns assignments `body.name = …` before the use and in the same function. */
function assignedTo(use: Identifier, names: readonly string[], { assignments, scopes }: Module): Member[] {
  const bindings = scopes.bindingsOf(use.name, use);
  return names.flatMap((name) => {
    const list = assignments.get(name) ?? [];
    return (list.length > MAX_ASSIGNMENTS ? [] : list).flatMap((each): Member[] => {
      const { left, right } = each;
      if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier' || left.object.name !== use.name) return [];
      const isBefore = endOf(each) <= startOf(use) && scopes.functionAround(each) === scopes.functionAround(use);
      return isBefore && scopes.bindingsOf(use.name, left) === bindings ? [[name, right, each]] : [];
    });
  });
}
