import { unpackLine } from './packed-lines.js';
import { shapeTable } from './shape-table.js';
import { shapeWords } from './shape-words.js';

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

const words = shapeWords.split(' ');
let linesByType: ReadonlyMap<string, string> | undefined;
const shapes = new Map<string, Shape>();

/** The fields of a type; empty for a type without declared fields. */
export function shapeOf(type: string): Shape {
  const cachedShape = shapes.get(type);
  if (cachedShape) return cachedShape;
  const fields = lineOf(type)?.split(' ').map(fieldOf) ?? [];
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
  linesByType ??= new Map(
    shapeTable
      .split('\n')
      .filter((line) => line.includes(' '))
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  const line = linesByType.get(name);
  return line === undefined ? undefined : unpackLine(line, words);
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
