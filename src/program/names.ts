import type { Node } from '@babel/types';
import type { Syntax } from './syntax.js';

/** How often each name is bound in a module, in whatever scope: a name that is bound once means the same everywhere. */
export function boundNames({ nodes }: Syntax): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of nodes.flatMap(namesBoundBy)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function namesBoundBy(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return patternNames(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'TSDeclareFunction':
      return [...patternNames(node.id), ...node.params.flatMap(patternNames)];
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
    case 'TSDeclareMethod':
      return node.params.flatMap(patternNames);
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSEnumDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSModuleDeclaration':
    case 'TSImportEqualsDeclaration':
      return patternNames(node.id);
    case 'TSTypeParameter':
      return [node.name];
    case 'CatchClause':
      return patternNames(node.param);
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ImportSpecifier':
      return [node.local.name];
    default:
      return [];
  }
}

function patternNames(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((property) => patternNames(property.type === 'RestElement' ? property : property.value));
    case 'ArrayPattern':
      return node.elements.flatMap(patternNames);
    case 'AssignmentPattern':
      return patternNames(node.left);
    case 'RestElement':
      return patternNames(node.argument);
    case 'TSParameterProperty':
      return patternNames(node.parameter);
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
