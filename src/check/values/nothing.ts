import type { Node } from '@babel/types';
import type { Module } from '../modules.js';

/** Whether a node contains nothing of a response: it is missing, empty, or a type. */
export function isNothing(node: Node | null | undefined, module: Module): boolean {
  switch (node?.type) {
    case undefined:
    case 'NullLiteral':
    case 'TSTypeAnnotation':
    case 'TSTypeReference':
    case 'TSAnyKeyword':
    case 'TSUnknownKeyword':
      return true;
    case 'Identifier':
      return node.name === 'undefined' && !module.scopes.bindingsOf('undefined', node);
    case 'ObjectExpression':
      return node.properties.length === 0;
    case 'ArrayExpression':
      return node.elements.length === 0;
    case 'AssignmentExpression':
      return isNothing(node.right, module);
    default:
      return false;
  }
}

/** Whether a variable is declared without a value, which is assigned later. */
export function isUnset(at: Node, module: Module): boolean {
  const declarator = module.syntax.parentOf(at);
  if (declarator?.type !== 'VariableDeclarator' || declarator.id !== at) return false;
  const loop = module.syntax.parentOf(module.syntax.parentOf(declarator) ?? declarator);
  return loop?.type !== 'ForOfStatement' && loop?.type !== 'ForInStatement' && isNothing(declarator.init, module);
}
