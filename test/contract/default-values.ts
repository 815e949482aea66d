import ts from 'typescript';
import type { DeclaredTypes, SourceFile } from './source-check.js';
import { parse } from './source-check.js';

/** A field whose comment has a `@defaultValue`. */
export interface DefaultValue {
  /** Where the field is, as `Owner.field`; `Owner.method` comes before a field of an inline type. */
  place: string;
  value: string;
  isAccepted: boolean;
}

/** Reads every `@defaultValue` of a file and checks whether the type of its field accepts the value. */
export function defaultValuesIn(source: SourceFile, types: DeclaredTypes): DefaultValue[] {
  const items: DefaultValue[] = [];
  const visit = (node: ts.Node, place: string): void => {
    const inner = isNamed(node) ? [place, node.name.getText()].filter(Boolean).join('.') : place;
    if (ts.isPropertySignature(node)) {
      const value = defaultValueOf(node);
      if (value !== undefined) items.push({ place: inner, value, isAccepted: accepts(node.type, value, types) });
    }
    ts.forEachChild(node, (child) => {
      visit(child, inner);
    });
  };
  visit(parse(source), '');
  return items;
}

type NamedNode = ts.InterfaceDeclaration | ts.ClassDeclaration | ts.MethodDeclaration | ts.PropertySignature;

function isNamed(node: ts.Node): node is NamedNode & { name: ts.PropertyName } {
  const isOwner = ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isMethodDeclaration(node);
  return (isOwner || ts.isPropertySignature(node)) && node.name !== undefined;
}

/** The value in backticks, or the words after the tag when it has none. */
function defaultValueOf(node: ts.PropertySignature): string | undefined {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.getText() ?? '';
  const [, words] = /@defaultValue\s+(`[^`]*`|[^@*]*)/.exec(comment) ?? [];
  return words?.trim();
}

function accepts(type: ts.TypeNode | undefined, value: string, types: DeclaredTypes): boolean {
  const plain = /^`([^`]+)`$/.exec(value)?.[1];
  if (!type || plain === undefined) return false;
  if (ts.isTypeOperatorNode(type)) return accepts(type.type, value, types);
  if (ts.isParenthesizedTypeNode(type)) return accepts(type.type, value, types);
  if (ts.isArrayTypeNode(type)) return accepts(type.elementType, value, types);
  if (ts.isUnionTypeNode(type)) return type.types.some((part) => accepts(part, value, types));
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) && type.literal.text === plain;
  if (ts.isTypeReferenceNode(type)) return acceptsNamed(type, value, types);
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return plain === 'true' || plain === 'false';
  if (type.kind === ts.SyntaxKind.NumberKeyword) return plain === String(Number(plain));
  return type.kind === ts.SyntaxKind.StringKeyword;
}

/** An open enumeration accepts only its listed values here: a default should be one that an editor offers. */
function acceptsNamed(type: ts.TypeReferenceNode, value: string, types: DeclaredTypes): boolean {
  const name = type.typeName.getText();
  if (name === 'OpenEnum') return type.typeArguments?.some((values) => accepts(values, value, types)) === true;
  const declaration = types.get(name);
  return declaration !== undefined && ts.isTypeAliasDeclaration(declaration) && accepts(declaration.type, value, types);
}
