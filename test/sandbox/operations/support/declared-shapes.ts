import { readdirSync, readFileSync } from 'node:fs';
import { parseContract } from '../../../../src/contract/index.js';
import ts from 'typescript';
import { fractions } from '../../../contract/fractions.js';

const models = new URL('../../../../src/models/', import.meta.url);

interface Declared {
  name: string;
  optional: boolean;
  type: ts.TypeNode;
  /** `date` or `date-time` if the models declare one. */
  format: string | undefined;
}

export interface Spelled {
  name: string;
  optional: boolean;
  type: string;
}

const header = `/**
 * What the sandbox knows of the models: a line for each type that an operation answers with or takes, or a topic brings, and for all that these hold. Made
 * from \`src/models\` by the test that holds the two against each other; \`npx vitest run test/sandbox/operations/shape-table.test.ts -u\` writes it anew.
 *
 *     @Values first|second
 *     Type required optional? list=string[] nested=OtherType byKey=string{} when=date day=day count=int share=number state=(first|second) other=@Values
 *
 * A field is a string where it says nothing else. \`date\` has a time, \`day\` has none; an \`object\` is any, \`any\` any value at all. Lists and
 * dictionaries come after what they hold: \`string[]{}\` is a dictionary of lists. Enumerations that stand in several places and are not short
 * have a line of their own. What cannot stand in a line as it is, such as a space, is percent-encoded.
 */
export const shapeTable = \``;

/** The payloads of notification topics, each under its template. */
const eventTypes = ['NotificationTopics'];

/** The content of `src/sandbox/operations/shape-table.ts`, generated from the models. */
export function shapeModule(): string {
  return `${header}\n${shapeLines()}\n\`;\n`;
}

function shapeLines(): string {
  const { interfaces, aliases } = readModels();
  const fieldsByName = new Map<string, readonly Declared[]>();
  const pendingTypes = parseContract().flatMap(({ returns, body }) =>
    [returns, body?.type ?? 'void'].map((type) => type.replace(/\[\]$/, '')),
  );
  pendingTypes.push(...eventTypes);
  for (let name = pendingTypes.pop(); name !== undefined; name = pendingTypes.pop()) {
    const fields = interfaces.get(aliased(name, aliases));
    if (!fields || fieldsByName.has(name)) continue;
    fieldsByName.set(name, fields);
    pendingTypes.push(...fields.map((field) => kindOf(field, name, aliases).replace(/\[\]|\{\}/g, '')));
  }
  const kinds = [...fieldsByName].flatMap(([name, fields]) => fields.map((field) => kindOf(field, name, aliases)));
  const sets = namedSets(kinds, aliases);
  const lines = [...fieldsByName].map(([name, fields]) => {
    const terms = fields.map((field) => {
      const kind = kindOf(field, name, aliases).replace(/^\(.*\)/, (values) => {
        const set = sets.get(values);
        return set === undefined ? values : `@${set}`;
      });
      return `${field.name}${field.optional ? '?' : ''}${kind === 'string' ? '' : `=${kind}`}`;
    });
    return [name, ...terms].join(' ');
  });
  return [...[...sets].map(([values, name]) => `@${name} ${values.slice(1, -1)}`), ...lines]
    .sort((a, b) => (a < b ? -1 : 1))
    .join('\n');
}

/** Names for enumerations that occur several times: those of the models if they have one. */
function namedSets(kinds: readonly string[], aliases: ReadonlyMap<string, ts.TypeNode>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    const [values] = /^\(.*\)/.exec(kind) ?? [];
    if (values !== undefined) counts.set(values, (counts.get(values) ?? 0) + 1);
  }
  const namesByType = new Map([...aliases].map(([name, type]) => [typeKind(type, aliases), name]));
  const long = [...counts].filter(([values, count]) => count > 1 && values.length > 20).map(([values]) => values);
  return new Map(long.sort().map((values, index) => [values, namesByType.get(values) ?? `Values${index + 1}`]));
}

/** The aliased type of a name, if it is an alias. */
function aliased(name: string, aliases: ReadonlyMap<string, ts.TypeNode>): string {
  const type = aliases.get(name);
  return type && ts.isTypeReferenceNode(type) && !type.typeArguments ? aliased(type.typeName.getText(), aliases) : name;
}

/** The fields of every type of the models in the spelling of the table, with full enumerations. */
export function declaredShapes(): ReadonlyMap<string, readonly Spelled[]> {
  const { interfaces, aliases } = readModels();
  const spelled = (fields: readonly Declared[], owner: string): Spelled[] =>
    fields.map((field) => ({ name: field.name, optional: field.optional, type: kindOf(field, owner, aliases) }));
  const all = new Map([...interfaces].map(([name, fields]): [string, Spelled[]] => [name, spelled(fields, name)]));
  for (const name of aliases.keys()) {
    const fields = interfaces.get(aliased(name, aliases));
    if (fields) all.set(name, spelled(fields, name));
  }
  return all;
}

function readModels(): { interfaces: Map<string, Declared[]>; aliases: Map<string, ts.TypeNode> } {
  const interfaces = new Map<string, Declared[]>();
  const aliases = new Map<string, ts.TypeNode>();
  const parents = new Map<string, string[]>();
  for (const file of readdirSync(models)) {
    const source = ts.createSourceFile(file, readFileSync(new URL(file, models), 'utf8'), ts.ScriptTarget.ES2022, true);
    source.forEachChild((node) => {
      if (ts.isTypeAliasDeclaration(node) && !node.typeParameters) aliases.set(node.name.text, node.type);
      if (!ts.isInterfaceDeclaration(node)) return;
      interfaces.set(node.name.text, node.members.filter(ts.isPropertySignature).map(declared));
      const heritage = node.heritageClauses?.flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
      if (heritage) parents.set(node.name.text, heritage);
    });
  }
  // An alias of an interface is treated like an interface.
  for (const [name, type] of aliases) {
    const fields = ts.isTypeReferenceNode(type) && !type.typeArguments && interfaces.get(type.typeName.getText());
    if (fields && aliases.delete(name)) interfaces.set(name, fields);
  }
  for (const [name, heritage] of parents) {
    const ownFields = interfaces.get(name) ?? [];
    const inherited = heritage.flatMap((parent) => interfaces.get(parent) ?? []);
    interfaces.set(name, [...inherited.filter((field) => !ownFields.some((other) => other.name === field.name)), ...ownFields]);
  }
  return { interfaces, aliases };
}

function declared(member: ts.PropertySignature): Declared {
  if (!member.type) throw new Error(`${member.getText()} has no type`);
  const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
  const format = ts.getJSDocTags(member).find((tag) => tag.tagName.text === 'format')?.comment;
  return { name, optional: member.questionToken !== undefined, type: member.type, format: format?.toString().trim() };
}

/** In the spelling of the table. */
function kindOf({ name, type, format }: Declared, owner: string, aliases: ReadonlyMap<string, ts.TypeNode>): string {
  const kind = typeKind(type, aliases);
  if (format !== undefined) return kind.replace(/^string/, format === 'date' ? 'day' : 'date');
  return fractions.has(`${owner}.${name}`) ? kind : kind.replace(/^number(?!.*\{\})/, 'int');
}

function typeKind(type: ts.TypeNode, aliases: ReadonlyMap<string, ts.TypeNode>): string {
  if (ts.isArrayTypeNode(type)) return `${typeKind(type.elementType, aliases)}[]`;
  if (ts.isParenthesizedTypeNode(type)) return typeKind(type.type, aliases);
  if (ts.isTypeOperatorNode(type)) return typeKind(type.type, aliases);
  // Known keys and others: the dictionary type describes both.
  if (ts.isIntersectionTypeNode(type))
    return typeKind(type.types.find((part) => /^Dictionary\b/.test(part.getText())) ?? type, aliases);
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    const [argument] = type.typeArguments ?? [];
    if (name === 'OpenEnum' && argument) return typeKind(argument, aliases);
    if (name === 'JsonObject') return 'object';
    // An object in a dictionary of the platform may be any value.
    if (name === 'Dictionary' && argument) return `${typeKind(argument, aliases).replace(/^object$/, 'any')}{}`;
    const alias = aliases.get(name);
    return alias ? typeKind(alias, aliases) : name;
  }
  if (ts.isUnionTypeNode(type)) return `(${type.types.map(literal).join('|')})`;
  if (ts.isLiteralTypeNode(type)) return `(${literal(type)})`;
  const text = type.getText();
  if (text === 'unknown') return 'any';
  if (['string', 'number', 'boolean'].includes(text)) return text;
  throw new Error(`${text} is no type that the table has a word for`);
}

function literal(type: ts.TypeNode): string {
  if (!ts.isLiteralTypeNode(type) || !ts.isStringLiteral(type.literal))
    throw new Error(`${type.getText()} is no value of an enumeration`);
  return type.literal.text.replace(/[\s|()%`$\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
