import { unpackLine } from './packed-lines.js';
import { shapeTable } from './shape-table.js';
import { shapeWords } from './shape-words.js';
import { requireWhole } from './wholeness.js';

/** A field of an object as the models declare it. */
export interface Field {
  readonly name: string;
  readonly optional: boolean;
  /** The type as the table spells it, including lists and dictionaries. */
  readonly type: string;
  /**
   * `string`, `number`, `boolean`, `date`, `day`, `object`, `any`, `enum` or the name of another type; for a list, that of each
   * entry.
   */
  readonly kind: string;
  readonly list: boolean;
  /** The listed values of an enumeration. */
  readonly values: readonly string[];
}

export type Shape = ReadonlyMap<string, Field>;

/** Types that may have more fields than the contract lists: a JSON schema has any keyword. */
export const openTypes: ReadonlySet<string> = new Set(['JsonSchemaDocument']);

/** A table of types, and the words that the build has replaced in it. */
export interface ShapeTable {
  readonly text: string;
  readonly words: string;
}

/** A line of a table, without the name of its type. */
interface ShapeLine {
  readonly text: string;
  readonly words: readonly string[];
}

const addedTables: ShapeTable[] = [{ text: shapeTable, words: shapeWords }];
let linesByType: ReadonlyMap<string, ShapeLine> | undefined;
const shapes = new Map<string, Shape>();

/** Adds further types to those that are known. */
export function addShapes(table: ShapeTable): void {
  addedTables.push(table);
  linesByType = undefined;
  shapes.clear();
}

/** The fields of a type; empty for a type without declared fields. */
export function shapeOf(type: string): Shape {
  const cachedShape = shapes.get(type);
  if (cachedShape) return cachedShape;
  const line = lineOf(type);
  // Types that are not described, such as `string`, have no line in the whole table either.
  if (line === undefined && /^[A-Z]/.test(type)) requireWhole();
  const fields = line?.split(' ').map(fieldOf) ?? [];
  const shape = new Map(fields.map((field) => [field.name, field]));
  shapes.set(type, shape);
  return shape;
}

/** The values of an enumeration, `undefined` for any other type. */
export function valuesOf(type: string): readonly string[] | undefined {
  if (type.startsWith('@')) return lineOf(type)?.split('|').map(decodeURIComponent);
  return type.startsWith('(') ? type.slice(1, -1).split('|').map(decodeURIComponent) : undefined;
}

/** The line of the table for a type. */
function lineOf(name: string): string | undefined {
  linesByType ??= new Map(addedTables.flatMap(readShapes));
  const line = linesByType.get(name);
  return line === undefined ? undefined : unpackLine(line.text, line.words);
}

function readShapes({ text, words }: ShapeTable): [type: string, line: ShapeLine][] {
  const wordList = words.split(' ');
  return text.split('\n').flatMap((line): [string, ShapeLine][] => {
    const end = line.indexOf(' ');
    return end < 0 ? [] : [[line.slice(0, end), { text: line.slice(end + 1), words: wordList }]];
  });
}

function fieldOf(term: string): Field {
  const [, name = '', mark, type = 'string'] = /^([^?=]+)(\?)?(?:=(.+))?$/.exec(term) ?? [];
  const list = type.endsWith('[]');
  const baseType = list ? type.slice(0, -2) : type;
  const values = valuesOf(baseType);
  return { name, optional: mark !== undefined, type, kind: values ? 'enum' : kindOf(baseType), list, values: values ?? [] };
}

function kindOf(type: string): string {
  if (/[\]}]$/.test(type)) return 'object';
  return type === 'int' ? 'number' : type;
}

/** Fields that contain the entries of a page, regardless of other fields. */
const pageFields = ['entities', 'Resources', 'results', 'conversations', 'userDetails'];

/** The field of a list response that contains its entries. `undefined` if the type is not a list; `''` for a bare array. */
export function listField(type: string): string | undefined {
  if (type.endsWith('[]')) return '';
  const shape = shapeOf(type);
  const isListing = /List(ing)?(V1)?$|Container$/.test(type);
  const fieldName = `${type.charAt(0).toLowerCase()}${type.slice(1).replace(/List$/, 's')}`;
  const ownField = shape.get(fieldName);
  // A list of enumeration words is a setting.
  if (ownField?.list && ownField.kind !== 'enum') return fieldName;
  // A type with an id is an entity that also contains a list.
  if (shape.has('id') && !type.endsWith('Listing')) return undefined;
  const pageField = pageFields.find((name) => shape.get(name)?.list);
  if (pageField !== undefined) return pageField;
  return isListing ? [...shape.values()].find(({ list, name }) => list && name !== 'errors')?.name : undefined;
}

/** The type of the entries of a list. */
export function entryType(type: string): string {
  const field = listField(type);
  if (field === undefined) return type;
  return field === '' ? type.slice(0, -2) : (shapeOf(type).get(field)?.kind ?? 'object');
}
