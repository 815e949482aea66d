import type { Node } from '@babel/types';
import type { Syntax } from './syntax.js';

/** How often each name is bound in a module, in whatever scope: a name that is bound once means the same everywhere. */
export function boundNames({ nodes }: Syntax): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of nodes.flatMap(bindingsBy)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** A name, and the node that binds it: an identifier, but for a type's parameter. */
export interface Binding {
  readonly name: string;
  readonly at: Node;
}

/** The names that a node binds. */
export function bindingsBy(node: Node): Binding[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return inPattern(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'TSDeclareFunction':
      return [...inPattern(node.id), ...node.params.flatMap(inPattern)];
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
    case 'TSDeclareMethod':
      return node.params.flatMap(inPattern);
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSEnumDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSModuleDeclaration':
    case 'TSImportEqualsDeclaration':
      return inPattern(node.id);
    case 'TSTypeParameter':
      return [{ name: node.name, at: node }];
    case 'CatchClause':
      return inPattern(node.param);
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ImportSpecifier':
      return inPattern(node.local);
    default:
      return [];
  }
}

function inPattern(node: Node | null | undefined): Binding[] {
  switch (node?.type) {
    case 'Identifier':
      return [{ name: node.name, at: node }];
    case 'ObjectPattern':
      return node.properties.flatMap((property) => inPattern(property.type === 'RestElement' ? property : property.value));
    case 'ArrayPattern':
      return node.elements.flatMap(inPattern);
    case 'AssignmentPattern':
      return inPattern(node.left);
    case 'RestElement':
      return inPattern(node.argument);
    case 'TSParameterProperty':
      return inPattern(node.parameter);
    default:
      return [];
  }
}

/** Where a name that is bound once is used, its binding not among them. */
export function usesOf({ nodes, parentOf }: Syntax, name: string): Node[] {
  return nodes.filter((node) => {
    if ((node.type !== 'Identifier' && node.type !== 'JSXIdentifier') || node.name !== name) return false;
    const parent = parentOf(node);
    return parent !== undefined && !isLabel(node, parent) && !isBinding(node, parent, parentOf(parent));
  });
}

/** Whether an identifier names a member, a key or the like, and not what a binding stands for. */
function isLabel(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.property === node && !parent.computed;
    // In `{ name }` the key stands at the place of the value, which is the use.
    case 'ObjectProperty':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'ClassAccessorProperty':
    case 'TSDeclareMethod':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return parent.key === node && !parent.computed;
    case 'TSQualifiedName':
      return parent.right === node;
    case 'ExportSpecifier':
      return parent.exported === node && parent.local !== parent.exported;
    case 'TSEnumMember':
      return parent.id === node;
    case 'JSXAttribute':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ImportAttribute':
    case 'TSNamedTupleMember':
      return true;
    case 'JSXMemberExpression':
      return parent.property === node;
    default:
      return false;
  }
}

function isBinding(node: Node, parent: Node, above: Node | undefined): boolean {
  switch (parent.type) {
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ImportSpecifier':
      return true;
    case 'VariableDeclarator':
    case 'TSImportEqualsDeclaration':
      return parent.id === node;
    case 'ObjectProperty':
      return above?.type === 'ObjectPattern' && parent.value === node;
    default:
      return false;
  }
}
