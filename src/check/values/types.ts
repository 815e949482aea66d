import type { Node } from '@babel/types';
import type { Module } from '../modules.js';
import type { Value } from './value.js';

/** What is needed to resolve a type. */
export interface TypeReader {
  of(node: Node | null | undefined, module: Module): Value | undefined;
  first(nodes: readonly (Node | null | undefined)[], module: Module): Value | undefined;
  member(value: Value | undefined, name: string): Value | undefined;
  made(value: Value | undefined): Value | undefined;
  result(value: Value | undefined): Value | undefined;
  imported(specifier: Node | undefined, module: Module): Value | undefined;
}

/** Returns the value that a type describes. */
export function typed(node: Node, module: Module, reader: TypeReader): Value | undefined {
  switch (node.type) {
    case 'TSTypeAnnotation':
    case 'TSParenthesizedType':
    case 'TSTypeAliasDeclaration':
    case 'TSTypeOperator':
    case 'TSOptionalType':
      return reader.of(node.typeAnnotation, module);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return reader.first(node.types, module);
    case 'TSTypeQuery':
      return reader.of(node.exprName, module);
    case 'TSQualifiedName':
      return reader.member(reader.of(node.left, module), node.right.name);
    case 'TSImportType': {
      const whole = reader.imported(node.argument, module);
      const { qualifier } = node;
      return qualifier?.type === 'Identifier' ? instance(reader.member(whole, qualifier.name), reader) : whole;
    }
    case 'TSExpressionWithTypeArguments':
      return instance(reader.of(node.expression, module), reader);
    case 'TSTypeReference': {
      const named = reader.of(node.typeName, module);
      if (named && named.kind !== 'foreign') return instance(named, reader);
      // `Promise<UsersApi>`, `InstanceType<typeof UsersApi>` and `ReturnType<typeof api>` describe their argument.
      const [given] = node.typeParameters?.params ?? [];
      const value = reader.of(given, module);
      return (value?.kind === 'function' ? reader.result(value) : instance(value, reader)) ?? named;
    }
    default:
      return undefined;
  }
}

/** A class as a type stands for its instances. */
function instance(value: Value | undefined, reader: TypeReader): Value | undefined {
  return value?.kind === 'class' || value?.kind === 'client class' || value?.kind === 'own class' ? reader.made(value) : value;
}

/** Returns the annotation of a function's result. */
export function writtenResult(node: Node): Node | null | undefined {
  if ('returnType' in node) return node.returnType;
  return 'typeAnnotation' in node ? node.typeAnnotation : undefined;
}
