import type { Node } from '@babel/types';
import type { Module } from '../modules.js';
import type { Value } from './value.js';

/** What is needed to resolve a type. */
export interface TypeReader {
  of(node: Node | null | undefined, module: Module): Value | undefined;
  first(nodes: readonly (Node | null | undefined)[], module: Module): Value | undefined;
  member(value: Value | undefined, name: string): Value | undefined;
  instanceOf(value: Value | undefined): Value | undefined;
  result(value: Value | undefined): Value | undefined;
  importedModule(specifier: Node | undefined, module: Module): Value | undefined;
}

/** Returns the value that a type describes. */
export function typeValue(node: Node, module: Module, reader: TypeReader): Value | undefined {
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
      const packageValue = reader.importedModule(node.argument, module);
      const { qualifier } = node;
      return qualifier?.type === 'Identifier' ? instance(reader.member(packageValue, qualifier.name), reader) : packageValue;
    }
    case 'TSExpressionWithTypeArguments':
      return instance(reader.of(node.expression, module), reader);
    case 'TSTypeReference': {
      const namedValue = reader.of(node.typeName, module);
      if (namedValue && namedValue.kind !== 'foreign') return instance(namedValue, reader);
      // `Promise<UsersApi>`, `InstanceType<typeof UsersApi>` and `ReturnType<typeof api>` describe their argument.
      const [firstParameter] = node.typeParameters?.params ?? [];
      const value = reader.of(firstParameter, module);
      return (value?.kind === 'function' ? reader.result(value) : instance(value, reader)) ?? namedValue;
    }
    default:
      return undefined;
  }
}

/** A class as a type stands for its instances. */
function instance(value: Value | undefined, reader: TypeReader): Value | undefined {
  return value?.kind === 'class' || value?.kind === 'client class' || value?.kind === 'own class'
    ? reader.instanceOf(value)
    : value;
}

/** Returns the annotation of a function's result. */
export function resultAnnotation(node: Node): Node | null | undefined {
  if ('returnType' in node) return node.returnType;
  return 'typeAnnotation' in node ? node.typeAnnotation : undefined;
}
