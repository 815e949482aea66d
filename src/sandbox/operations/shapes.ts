import { shapeTable } from './shape-table.js';

/** A field of an object as the models declare it. */
export interface Field {
  readonly name: string;
  readonly optional: boolean;
  /** As the table spells it, lists, dictionaries and all. */
  readonly type: string;
  /** `string`, `number`, `boolean`, `date`, `day`, `object`, `any`, `enum` or the name of another type; of each entry where it is a list. */
  readonly kind: string;
  readonly list: boolean;
  /** Of an enumeration: those that are known here. */
  readonly values: readonly string[];
}

export type Shape = ReadonlyMap<string, Field>;

/** Types that may have more fields than the contract lists: a JSON schema has any keyword. */
export const openTypes: ReadonlySet<string> = new Set(['JsonSchemaDocument']);

let lines: ReadonlyMap<string, string> | undefined;
const shapes = new Map<string, Shape>();

/** The fields of a type; none for those that are not declared field by field. */
export function shapeOf(type: string): Shape {
  const known = shapes.get(type);
  if (known) return known;
  const fields = lineOf(type)?.split(' ').map(fieldOf) ?? [];
  const shape = new Map(fields.map((field) => [field.name, field]));
  shapes.set(type, shape);
  return shape;
}

/** What an enumeration lists, `undefined` for any other type. */
export function valuesOf(type: string): readonly string[] | undefined {
  if (type.startsWith('@')) return lineOf(type)?.split('|').map(decodeURIComponent);
  return type.startsWith('(') ? type.slice(1, -1).split('|').map(decodeURIComponent) : undefined;
}

/** What the table says of a name. */
function lineOf(name: string): string | undefined {
  lines ??= new Map(
    shapeTable
      .split('\n')
      .filter((line) => line.includes(' '))
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  return lines.get(name);
}

function fieldOf(term: string): Field {
  const [, name = '', mark, type = 'string'] = /^([^?=]+)(\?)?(?:=(.+))?$/.exec(term) ?? [];
  const list = type.endsWith('[]');
  const held = list ? type.slice(0, -2) : type;
  const values = valuesOf(held);
  const kind = /[\]}]$/.test(held) ? 'object' : held === 'int' ? 'number' : held;
  return { name, optional: mark !== undefined, type, kind: values ? 'enum' : kind, list, values: values ?? [] };
}

/** Fields that hold the entries of a page, whatever else the answer says. */
const pageFields = ['entities', 'Resources', 'results', 'conversations', 'userDetails'];

/** The field of a list's answer in which its entries stand; `undefined` where the type is no list. `''` stands for a bare array. */
export function listField(type: string): string | undefined {
  if (type.endsWith('[]')) return '';
  const shape = shapeOf(type);
  const isListing = /List(ing)?(V1)?$|Container$/.test(type);
  const named = `${type.charAt(0).toLowerCase()}${type.slice(1).replace(/List$/, 's')}`;
  const own = shape.get(named);
  // A choice of words is a setting.
  if (own?.list && own.kind !== 'enum') return named;
  // What has an id is an entity that happens to hold a list.
  if (shape.has('id') && !type.endsWith('Listing')) return undefined;
  const found = pageFields.find((name) => shape.get(name)?.list);
  if (found !== undefined) return found;
  return isListing ? [...shape.values()].find(({ list, name }) => list && name !== 'errors')?.name : undefined;
}

/** What a list of this type is a list of. */
export function entryType(type: string): string {
  const field = listField(type);
  if (field === undefined) return type;
  return field === '' ? type.slice(0, -2) : (shapeOf(type).get(field)?.kind ?? 'object');
}
