import { readdirSync, readFileSync } from 'node:fs';
import { parseContract } from '../../../src/contract/index.js';
import ts from 'typescript';

const models = new URL('../../../src/models/', import.meta.url);

interface Declared {
  name: string;
  optional: boolean;
  type: ts.TypeNode;
  isDate: boolean;
}

const header = `/**
 * What the sandbox knows of the models: a line for each type that an operation answers with or takes. Made from \`src/models\` by the
 * test that holds the two against each other; \`npx vitest run test/sandbox/generic/shapes.test.ts -u\` writes it anew.
 *
 *     Type required optional? list=string[] nested=OtherType when=date state=(first|second)
 *
 * A field is a string where it says nothing else. Of enumerations that tell no progress the first value stands for all. Types that are
 * only taken show what is required of them. Where an object is optional and nothing answers with its type, it is an \`object\`.
 */
export const shapeTable = \``;

/** The content of `src/sandbox/generic/shape-table.ts`, as it follows from the models. */
export function shapeModule(): string {
  return `${header}\n${shapeLines()}\n\`;\n`;
}

function shapeLines(): string {
  const { interfaces, aliases } = readModels();
  const answers = new Set<string>();
  const bodies = new Set<string>();
  for (const { returns, body } of parseContract()) {
    answers.add(returns.replace(/\[\]$/, ''));
    if (body) bodies.add(body.type.replace(/\[\]$/, ''));
  }
  // What a list holds is an answer too.
  for (const name of [...answers]) {
    for (const { type } of interfaces.get(name) ?? []) {
      if (ts.isArrayTypeNode(type)) answers.add(type.elementType.getText());
    }
  }
  const lines = new Map<string, string>();
  const nested: string[] = [];
  const write = (name: string, fields: readonly Declared[]): void => {
    if (lines.has(name)) return;
    lines.set(name, '');
    const terms = fields.map((field) => {
      const kind = kindOf(field, aliases);
      const isObject = interfaces.has(kind.replace(/\[\]$/, ''));
      if (isObject && !field.optional && !kind.endsWith('[]')) nested.push(kind);
      // Only what is required of an object is made up, and only of a list that is one its entries' type counts.
      const shown = isObject && field.optional && !kind.endsWith('[]') && !answers.has(kind) ? 'object' : kind;
      return `${field.name}${field.optional ? '?' : ''}${shown === 'string' ? '' : `=${shown}`}`;
    });
    lines.set(name, [name, ...terms].join(' '));
  };
  for (const name of answers) if (interfaces.has(name)) write(name, interfaces.get(name) ?? []);
  for (const name of bodies)
    if (interfaces.has(name))
      write(
        name,
        (interfaces.get(name) ?? []).filter(({ optional }) => !optional),
      );
  for (let name = nested.pop(); name !== undefined; name = nested.pop()) {
    write(
      name,
      (interfaces.get(name) ?? []).filter(({ optional }) => !optional),
    );
  }
  return [...lines.values()].sort((a, b) => (a < b ? -1 : 1)).join('\n');
}

function readModels(): { interfaces: Map<string, Declared[]>; aliases: Map<string, ts.TypeNode> } {
  const interfaces = new Map<string, Declared[]>();
  const aliases = new Map<string, ts.TypeNode>();
  const parents = new Map<string, string[]>();
  for (const file of readdirSync(models)) {
    const source = ts.createSourceFile(file, readFileSync(new URL(file, models), 'utf8'), ts.ScriptTarget.ES2022, true);
    source.forEachChild((node) => {
      if (ts.isTypeAliasDeclaration(node)) aliases.set(node.name.text, node.type);
      if (!ts.isInterfaceDeclaration(node)) return;
      interfaces.set(node.name.text, node.members.filter(ts.isPropertySignature).map(declared));
      const heritage = node.heritageClauses?.flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
      if (heritage) parents.set(node.name.text, heritage);
    });
  }
  // Another name of an interface is as good as an interface of its own.
  for (const [name, type] of aliases) {
    const fields = ts.isTypeReferenceNode(type) && !type.typeArguments && interfaces.get(type.typeName.getText());
    if (fields && aliases.delete(name)) interfaces.set(name, fields);
  }
  for (const [name, heritage] of parents) {
    const own = interfaces.get(name) ?? [];
    const inherited = heritage.flatMap((parent) => interfaces.get(parent) ?? []);
    interfaces.set(name, [...inherited.filter((field) => !own.some((other) => other.name === field.name)), ...own]);
  }
  return { interfaces, aliases };
}

function declared(member: ts.PropertySignature): Declared {
  if (!member.type) throw new Error(`${member.getText()} has no type`);
  const tags = ts.getJSDocTags(member).map((tag) => `${tag.tagName.text} ${String(tag.comment)}`);
  const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
  return {
    ...{ name, optional: member.questionToken !== undefined, type: member.type },
    isDate: tags.some((tag) => tag.startsWith('format date')),
  };
}

/** `string`, `number`, `boolean`, `date`, `object`, the values of an enumeration in parentheses, the name of an interface; `[]` after it for a list. */
function kindOf({ type, isDate, name }: Declared, aliases: ReadonlyMap<string, ts.TypeNode>): string {
  const kind = typeKind(type, aliases);
  if (isDate && kind === 'string') return 'date';
  // Of an enumeration, the first value stands for all, save where a job's progress is told.
  if (kind.startsWith('(') && !/^(state|status|queryState|queryStatus)$/.test(name))
    return `${kind.split('|')[0]?.replace(')', '') ?? ''})`;
  return kind;
}

function typeKind(type: ts.TypeNode, aliases: ReadonlyMap<string, ts.TypeNode>): string {
  if (ts.isArrayTypeNode(type)) {
    const entry = typeKind(type.elementType, aliases);
    return `${entry.startsWith('(') ? 'string' : entry}[]`;
  }
  if (ts.isParenthesizedTypeNode(type)) return typeKind(type.type, aliases);
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    if (name === 'OpenEnum' && type.typeArguments?.[0]) return typeKind(type.typeArguments[0], aliases);
    const alias = aliases.get(name);
    if (alias && name !== 'JsonObject') return typeKind(alias, aliases);
    return /^(Record|Dictionary|JsonObject)$/.test(name) ? 'object' : name;
  }
  if (ts.isUnionTypeNode(type)) {
    const values = type.types.map((member) => literal(member));
    return values.every((value) => value !== undefined && !/[\s|():]/.test(value)) ? `(${values.join('|')})` : 'string';
  }
  const value = literal(type);
  if (value !== undefined) return `(${value})`;
  const text = type.getText();
  return ['string', 'number', 'boolean'].includes(text) ? text : 'object';
}

function literal(type: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
}
