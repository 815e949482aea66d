import type { AssignmentExpression, Node } from '@babel/types';
import type { Module } from '../modules.js';
import type { TypeReader } from './types.js';
import type { Value } from './value.js';

interface BindingReader extends TypeReader {
  ofPattern(node: Node, module: Module): Value | undefined;
}

type ExportReader = (specifier: string, name: string) => Value | undefined;

/** Returns the value that a name is bound to by a node, without later assignments. */
export function boundValue(at: Node, module: Module, reader: BindingReader, exportOf: ExportReader): Value | undefined {
  const { parentOf } = module.syntax;
  const parent = parentOf(at);
  switch (parent?.type) {
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier': {
      const declaration = parentOf(parent);
      if (declaration?.type !== 'ImportDeclaration') return undefined;
      if (parent.type !== 'ImportSpecifier')
        return exportOf(declaration.source.value, parent.type === 'ImportDefaultSpecifier' ? 'default' : '*');
      const { imported } = parent;
      return exportOf(declaration.source.value, imported.type === 'Identifier' ? imported.name : imported.value);
    }
    case 'TSImportEqualsDeclaration': {
      const { moduleReference: reference } = parent;
      return reference.type === 'TSExternalModuleReference'
        ? reader.importedModule(reference.expression, module)
        : reader.of(reference, module);
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'TSDeclareFunction':
      return parent.type !== 'TSDeclareFunction' && parent.id !== at ? reader.ofPattern(at, module) : reader.of(parent, module);
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return reader.of(parent, module);
    default:
      return reader.ofPattern(at, module);
  }
}

/** Returns assignments `object.name = …` in the file. */
export function assignmentsTo(object: Node, name: string, module: Module): AssignmentExpression[] {
  if (object.type !== 'Identifier') return [];
  const bindings = module.scopes.bindingsOf(object.name, object);
  return (module.assignments.get(name) ?? []).filter(({ left }) => {
    if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier' || left.object.name !== object.name) return false;
    return module.scopes.bindingsOf(object.name, left) === bindings;
  });
}
