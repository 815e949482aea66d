import type { Node } from '@babel/types';
import { memberName } from '../../parsing/syntax.js';
import type { OperationResults } from './operation-results.js';
import { keyName } from './members.js';
import type { Module } from '../modules.js';
import type { TypeReader } from './types.js';
import type { Value } from './value.js';

/** Returns the value that is assigned to a part of a pattern. */
export function patternValue(
  node: Node,
  module: Module,
  reader: TypeReader,
  operationResults: OperationResults,
): Value | undefined {
  const annotation = 'typeAnnotation' in node ? reader.of(node.typeAnnotation, module) : undefined;
  if (annotation && annotation.kind !== 'foreign') return annotation;
  const { parentOf } = module.syntax;
  const parent = parentOf(node);
  const ofPattern = (pattern: Node): Value | undefined => patternValue(pattern, module, reader, operationResults);
  switch (parent?.type) {
    case 'VariableDeclarator': {
      const loop = parentOf(parentOf(parent) ?? parent);
      return loop?.type === 'ForOfStatement' ? reader.member(reader.of(loop.right, module), '0') : reader.of(parent.init, module);
    }
    case 'ObjectProperty': {
      const name = keyName(parent);
      return name === undefined ? undefined : reader.member(ofPattern(parentOf(parent) ?? parent), name);
    }
    case 'ArrayPattern':
      return reader.member(ofPattern(parent), String(parent.elements.findIndex((each) => each === node)));
    case 'AssignmentPattern':
      return ofPattern(parent) ?? reader.of(parent.right, module);
    case 'AssignmentExpression':
      return reader.of(parent.right, module);
    case 'ObjectPattern':
    case 'RestElement':
    case 'TSParameterProperty':
      return ofPattern(parent);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const index = parent.params.findIndex((each) => each === node);
      return argumentValue(parent, index, module, reader, operationResults) ?? annotation;
    }
    default:
      return annotation;
  }
}

/** Returns the value of a function's parameter, if the call that passes the function determines it. */
function argumentValue(
  node: Node,
  index: number,
  module: Module,
  reader: TypeReader,
  operationResults: OperationResults,
): Value | undefined {
  const call = module.syntax.parentOf(node);
  if (call?.type !== 'CallExpression' || index < 0) return undefined;
  const [first] = call.arguments;
  // AMD: `define(['platformClient'], (platformClient) => …)`.
  if (first?.type === 'ArrayExpression') return reader.importedModule(first.elements[index] ?? undefined, module);
  const name = memberName(call.callee);
  if (name === undefined || !('object' in call.callee) || first !== node) return undefined;
  if (name === 'then') return index === 0 ? reader.of(call.callee.object, module) : undefined;
  const list = reader.of(call.callee.object, module);
  return list?.kind === 'part' ? operationResults.callbackArgument(list, name, index) : undefined;
}
