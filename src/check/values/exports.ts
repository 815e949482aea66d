import type { Declaration, Node } from '@babel/types';
import { memberName } from '../../parsing/syntax.js';
import { bindingsBy } from '../../parsing/names.js';
import type { Module } from '../modules.js';

/** Where to find the value of an export: a node, a member of a node that is exported as a whole, or another module. */
export type ExportSource =
  | { readonly node: Node; readonly member?: string }
  | { readonly specifier: string; readonly name: string };

/** Returns what a module exports under a name; `*` stands for the whole module as one object. */
export function exportsOf({ syntax, assignments }: Module, name: string): ExportSource[] {
  const exportList: ExportSource[] = [];
  const addWhole = (node: Node): void => {
    exportList.push(name === 'default' || name === '*' ? { node } : { node, member: name });
  };
  for (const node of syntax.nodes) {
    switch (node.type) {
      case 'ExportDefaultDeclaration':
        if (name === 'default') exportList.push({ node: node.declaration });
        break;
      case 'ExportAllDeclaration':
        if (name !== 'default' && name !== '*') exportList.push({ specifier: node.source.value, name });
        break;
      case 'TSExportAssignment':
        addWhole(node.expression);
        break;
      case 'ExportNamedDeclaration':
        if (node.declaration) exportList.push(...declaredExports(node.declaration, name));
        for (const each of node.specifiers) {
          const exportedName = each.exported.type === 'Identifier' ? each.exported.name : each.exported.value;
          if (exportedName !== name) continue;
          const local = each.type === 'ExportSpecifier' ? each.local : undefined;
          if (node.source) exportList.push({ specifier: node.source.value, name: local?.name ?? '*' });
          else if (local) exportList.push({ node: local });
        }
        break;
      default:
    }
  }
  for (const node of assignments.get('exports') ?? []) if (isModuleExports(node.left)) addWhole(node.right);
  for (const node of assignments.get(name) ?? []) {
    const { left } = node;
    if (left.type === 'MemberExpression' && (isNamed(left.object, 'exports') || isModuleExports(left.object)))
      exportList.push({ node });
  }
  return exportList;
}

function declaredExports(declaration: Declaration, name: string): ExportSource[] {
  const binders: readonly Node[] = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  return binders.flatMap((each) => bindingsBy(each).filter((binding) => binding.name === name)).map(({ at }) => ({ node: at }));
}

function isModuleExports(node: Node): boolean {
  return node.type === 'MemberExpression' && memberName(node) === 'exports' && isNamed(node.object, 'module');
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
