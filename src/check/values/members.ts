import type { Class, Node, ObjectExpression, TSInterfaceDeclaration, TSTypeLiteral } from '@babel/types';
import type { Syntax } from '../../parsing/syntax.js';
import type { Module } from '../modules.js';

/** A node whose members are written one by one. */
export type Members = Class | ObjectExpression | TSInterfaceDeclaration | TSTypeLiteral;

/** Returns the name of a key, `#name` if it is private; `undefined` if it is only known at run time. */
export function keyName(node: Node): string | undefined {
  if (!('key' in node) || typeof node.key !== 'object') return undefined;
  const { key } = node;
  if (key.type === 'PrivateName') return `#${key.id.name}`;
  const isComputed = 'computed' in node && node.computed;
  if (key.type === 'Identifier') return isComputed ? undefined : key.name;
  return key.type === 'StringLiteral' ? key.value : undefined;
}

/** Returns the class or object that `this` refers to. */
export function ownerOf(node: Node, { parentOf }: Syntax): Class | ObjectExpression | undefined {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    const above = parentOf(at);
    switch (at.type) {
      case 'ObjectMethod':
        return above?.type === 'ObjectExpression' ? above : undefined;
      case 'ClassBody':
        return above?.type === 'ClassDeclaration' || above?.type === 'ClassExpression' ? above : undefined;
      case 'FunctionDeclaration':
        return undefined;
      case 'FunctionExpression': {
        const object = above?.type === 'ObjectProperty' ? parentOf(above) : undefined;
        return object?.type === 'ObjectExpression' ? object : undefined;
      }
      default:
    }
  }
  return undefined;
}

/** Returns the nodes that define a member: first its types, then its values. */
export function membersOf(members: Members, name: string, module: Module): Node[] {
  switch (members.type) {
    case 'ObjectExpression':
      return members.properties.flatMap((property) => {
        if (property.type === 'SpreadElement' || keyName(property) !== name) return [];
        return [property.type === 'ObjectProperty' ? property.value : property];
      });
    case 'TSInterfaceDeclaration':
      return members.body.body.flatMap((each) => typedMember(each, name));
    case 'TSTypeLiteral':
      return members.members.flatMap((each) => typedMember(each, name));
    default:
      return [...members.body.body.flatMap((each) => declaredMember(each, name)), ...assignedMembers(members, name, module)];
  }
}

function typedMember(node: Node, name: string): Node[] {
  if (keyName(node) !== name) return [];
  if (node.type === 'TSMethodSignature') return [node];
  return node.type === 'TSPropertySignature' && node.typeAnnotation ? [node.typeAnnotation] : [];
}

function declaredMember(node: Node, name: string): Node[] {
  switch (node.type) {
    case 'ClassMethod':
      if (node.kind === 'constructor') {
        return node.params.flatMap((each) => {
          if (each.type !== 'TSParameterProperty') return [];
          const at = each.parameter.type === 'AssignmentPattern' ? each.parameter.left : each.parameter;
          return at.type === 'Identifier' && at.name === name ? [at] : [];
        });
      }
      return keyName(node) === name ? [node] : [];
    case 'ClassPrivateMethod':
    case 'TSDeclareMethod':
      return keyName(node) === name ? [node] : [];
    case 'ClassProperty':
    case 'ClassPrivateProperty':
    case 'ClassAccessorProperty':
      return keyName(node) === name ? [node.typeAnnotation, node.value].flatMap((each) => each ?? []) : [];
    default:
      return [];
  }
}

/** Returns assignments `this.name = …` in all methods of the class. */
function assignedMembers(owner: Class, name: string, { assignments, syntax }: Module): Node[] {
  return (assignments.get(name) ?? []).filter(
    ({ left }) => left.type === 'MemberExpression' && left.object.type === 'ThisExpression' && ownerOf(left, syntax) === owner,
  );
}
