import ts from 'typescript';
import { isObject } from '../../../../src/sandbox/values/json.js';
import type { DeclaredTypes } from '../../../contract/source-check.js';

/** An object in a response, and its type in the models; if the type has several names, the one used there. */
export interface Typed {
  type: string;
  value: Readonly<Record<string, unknown>>;
}

/** The objects of a value, outermost first. `spelling` is its type in the spelling of the contract. */
export function typedIn(value: unknown, spelling: string, types: DeclaredTypes): Typed[] {
  const file = ts.createSourceFile('answer.ts', `type Answer = ${spelling};`, ts.ScriptTarget.ES2022, true);
  const [statement] = file.statements.filter(ts.isTypeAliasDeclaration);
  return statement ? inside(value, statement.type, types) : [];
}

function inside(value: unknown, type: ts.TypeNode, types: DeclaredTypes): Typed[] {
  if (ts.isParenthesizedTypeNode(type)) return inside(value, type.type, types);
  if (ts.isArrayTypeNode(type))
    return Array.isArray(value) ? value.flatMap((entry) => inside(entry, type.elementType, types)) : [];
  if (!ts.isTypeReferenceNode(type) || !isObject(value)) return [];
  const name = type.typeName.getText();
  const [held] = type.typeArguments ?? [];
  if (name === 'Dictionary' && held) return Object.values(value).flatMap((entry) => inside(entry, held, types));
  const declaration = types.get(name);
  if (!declaration) return [];
  const here = { type: name, value };
  if (ts.isTypeAliasDeclaration(declaration)) return [here, ...inside(value, declaration.type, types)];
  const fields = declaration.members.filter(ts.isPropertySignature);
  return [here, ...fields.flatMap((field) => (field.type ? inside(value[nameOf(field.name)], field.type, types) : []))];
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}
