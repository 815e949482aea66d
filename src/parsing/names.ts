import type { Node } from '@babel/types';
import { addToGroup } from './add-to-group.js';
import type { Syntax } from './syntax.js';

/** A name, and the node that binds it: an identifier, or a type parameter. */
export interface Binding {
  readonly name: string;
  readonly at: Node;
}

/** Returns the names that a node binds. */
export function bindingsBy(node: Node): Binding[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return bindingsIn(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'TSDeclareFunction':
      return [...bindingsIn(node.id), ...node.params.flatMap(bindingsIn)];
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
    case 'TSDeclareMethod':
      return node.params.flatMap(bindingsIn);
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSEnumDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSModuleDeclaration':
    case 'TSImportEqualsDeclaration':
      return bindingsIn(node.id);
    case 'TSTypeParameter':
      return [{ name: node.name, at: node }];
    case 'CatchClause':
      return bindingsIn(node.param);
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ImportSpecifier':
      return bindingsIn(node.local);
    default:
      return [];
  }
}

function bindingsIn(node: Node | null | undefined): Binding[] {
  switch (node?.type) {
    case 'Identifier':
      return [{ name: node.name, at: node }];
    case 'ObjectPattern':
      return node.properties.flatMap((property) => bindingsIn(property.type === 'RestElement' ? property : property.value));
    case 'ArrayPattern':
      return node.elements.flatMap(bindingsIn);
    case 'AssignmentPattern':
      return bindingsIn(node.left);
    case 'RestElement':
      return bindingsIn(node.argument);
    case 'TSParameterProperty':
      return bindingsIn(node.parameter);
    default:
      return [];
  }
}

/** Returns the identifiers of a module by name, in source order, without those that are only labels, keys or members. */
export function identifiersIn({ nodes, parentOf }: Syntax): ReadonlyMap<string, readonly Node[]> {
  const identifiers = new Map<string, Node[]>();
  for (const node of nodes) {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') continue;
    const parent = parentOf(node);
    if (parent && !isLabel(node, parent, parentOf(parent))) addToGroup(identifiers, node.name, node);
  }
  return identifiers;
}

/** Whether an identifier names a member or a key instead of a variable. */
function isLabel(node: Node, parent: Node, grandparent: Node | undefined): boolean {
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.property === node && !parent.computed;
    // In `{ name }` the same node is key and value, and counts as a use.
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
    case 'TSImportType':
      return parent.qualifier === node;
    case 'ImportSpecifier':
      return parent.imported === node && parent.local !== parent.imported;
    case 'ExportSpecifier': {
      const isForeign =
        grandparent?.type === 'ExportNamedDeclaration' && grandparent.source !== null && grandparent.source !== undefined;
      return isForeign || (parent.exported === node && parent.local !== parent.exported);
    }
    case 'TSEnumMember':
      return parent.id === node;
    case 'TSFunctionType':
    case 'TSConstructorType':
    case 'TSCallSignatureDeclaration':
    case 'TSConstructSignatureDeclaration':
    case 'TSIndexSignature':
      return parent.parameters.some((each) => each === node);
    case 'JSXAttribute':
    case 'JSXMemberExpression':
      return parent.type === 'JSXAttribute' || parent.property === node;
    case 'ExportNamespaceSpecifier':
    case 'PrivateName':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ImportAttribute':
    case 'TSNamedTupleMember':
    case 'TSNamespaceExportDeclaration':
      return true;
    default:
      return false;
  }
}
