import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import type { Model, ModelField } from '../src/explorer/data/types.js';
import { commentOf } from './explorer-comments.js';

export type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

export function parseFile(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Returns the types that a file declares, by name. */
export function declaredIn(file: ts.SourceFile): Declared[] {
  return file.statements.filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
}

/** Reads src/models once and finds the models that a type refers to. */
export class ModelReader {
  readonly #declared = new Map<string, Declared>();
  readonly #read = new Map<string, Model>();

  constructor(folder: string) {
    for (const file of readdirSync(folder)) {
      for (const declared of declaredIn(parseFile(`${folder}/${file}`))) this.#declared.set(declared.name.text, declared);
    }
  }

  /** Returns the models that a type's text names, and those that they name in turn. */
  reach(type: string, into: Map<string, Model>): void {
    for (const [name] of type.matchAll(/\w+/g)) {
      if (into.has(name)) continue;
      const model = this.#model(name);
      if (!model) continue;
      into.set(name, model);
      for (const field of model.fields ?? []) this.reach(field.type, into);
    }
  }

  #model(name: string): Model | undefined {
    const storedModel = this.#read.get(name);
    const declared = this.#declared.get(name);
    if (storedModel || !declared || declared.typeParameters) return storedModel;
    const { text } = commentOf(declared);
    const content = this.#content(declared);
    if (!content) return undefined;
    const model: Model = { ...(text !== '' && { doc: text }), ...content };
    this.#read.set(name, model);
    return model;
  }

  /** Returns the fields of an interface or the values of an enumeration, also through a type alias. */
  #content(declared: Declared): Pick<Model, 'fields' | 'values'> | undefined {
    if (ts.isInterfaceDeclaration(declared)) return { fields: this.#fields(declared) };
    const { type } = declared;
    const other = ts.isTypeReferenceNode(type) ? this.#declared.get(type.typeName.getText()) : undefined;
    return other && !other.typeParameters ? this.#content(other) : valuesOf(type);
  }

  #fields(declared: ts.InterfaceDeclaration): ModelField[] {
    const inherited = (declared.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap(({ expression }) => {
        const base = this.#declared.get(expression.getText());
        return base && ts.isInterfaceDeclaration(base) ? this.#fields(base) : [];
      }),
    );
    return [...inherited, ...declared.members.filter((member) => ts.isPropertySignature(member)).map(fieldOf)];
  }
}

function fieldOf(member: ts.PropertySignature): ModelField {
  const { text, tags } = commentOf(member);
  const format = tags.get('format');
  const deprecated = tags.get('deprecated');
  const doc = [text, deprecated && `Deprecated. ${deprecated}`].filter(Boolean).join(' ');
  return {
    name: member.name.getText().replace(/^'(.*)'$/, '$1'),
    ...typeOf(member.type),
    ...(!member.questionToken && { required: true }),
    ...(format !== undefined && { format }),
    ...(doc !== '' && { doc }),
  };
}

function typeOf(node: ts.TypeNode | undefined): Pick<ModelField, 'type' | 'values'> {
  if (!node) return { type: 'unknown' };
  const item = ts.isArrayTypeNode(node) ? node.elementType : node;
  const values = valuesOf(item);
  if (values) return { type: item === node ? 'enum' : 'enum[]', ...values };
  return { type: node.getText().replace(/\s+/g, ' ') };
}

/** Returns the values of `OpenEnum<'a' | 'b'>`, or of the plain union. */
function valuesOf(node: ts.TypeNode): { values: string[] } | undefined {
  if (ts.isParenthesizedTypeNode(node)) return valuesOf(node.type);
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'OpenEnum') {
    const [inner] = node.typeArguments ?? [];
    return inner && valuesOf(inner);
  }
  const parts = ts.isUnionTypeNode(node) ? node.types : [node];
  const values = parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  );
  return values.length > 0 && values.length === parts.length ? { values } : undefined;
}
