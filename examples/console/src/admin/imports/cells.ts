import type { CsvTable } from '../../shared/export-button.js';
import { csvCell, withoutGuard } from '../../shared/csv.js';
import { isObject } from '../../shared/stored-value.js';
import { text } from '../../shared/text.js';
import { factorOf } from '../fields/display.js';
import { parseNumber } from '../fields/parse-number.js';
import { valueAt } from '../fields/paths.js';
import type { Rule } from '../fields/rules.js';
import { isBlank } from '../fields/rules.js';
import type { Entity, Field, FieldType, Kind, Problem } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';

/** The columns by which rows find their entities. */
export const ID = 'id';
const NAME = 'name';

/** Types of fields whose values fit into a cell. */
const simpleTypes: readonly FieldType['name'][] = ['text', 'number', 'duration', 'boolean', 'choice', 'reference', 'localTime'];

/**
 * Returns the fields that a file has as columns, named by their paths. What only a later call sets, such as a presence, describes
 * a moment, and is not written to files.
 */
export const fileFields = ({ fields }: Pick<Kind, 'fields'>): readonly Field[] =>
  fields.filter(
    ({ type, separate }) => simpleTypes.includes(type.name) && (separate === undefined || separate.isInitial === true),
  );

/** Returns the columns that show something that cannot be set. */
export function readOnlyColumns(kind: Kind): Kind['columns'] {
  const fields = fileFields(kind);
  return kind.columns.filter(({ id, name }) => fields.every(({ path, label }) => path !== id && label !== name));
}

/** Returns the entities as a table for a file that the import accepts. */
export function tableOf(kind: Kind, items: readonly Entity[]): CsvTable {
  const fields = fileFields(kind);
  const hasName = fields.some(({ path }) => path === NAME);
  const rest = readOnlyColumns(kind);
  return {
    header: [ID, ...(hasName ? [] : [NAME]), ...fields.map(({ path }) => path), ...rest.map(({ id }) => id)],
    rows: items.map((entity) => [
      idOf(entity),
      ...(hasName ? [] : [nameOf(entity)]),
      ...fields.map((field) => exportedValue(field, entity)),
      ...rest.map(({ value }) => value(entity)),
    ]),
  };
}

/** Returns what a file has for a field: a reference is named, and everything else is as it is stored. */
export function exportedValue({ path, type }: Field, entity: Entity): unknown {
  const value = valueAt(entity, path);
  if (isBlank(value)) return '';
  if (type.name !== 'reference' || !isObject(value)) return value;
  return isBlank(value['name']) ? value['id'] : value['name'];
}

/** Whether a cell is what the export has written for an entity, so that nothing changes. */
export function isExported(cell: string, field: Field, entity: Entity): boolean {
  const value = exportedValue(field, entity);
  if (isBlank(value)) return cell.trim() === '';
  return (
    cell === withoutGuard(csvCell(value)) ||
    (field.type.name === 'reference' && cell.trim() === idIn(valueAt(entity, field.path)))
  );
}

const idIn = (value: unknown): unknown => (isObject(value) ? value['id'] : value);

export type CellValue = { readonly value: unknown } | { readonly problem: Problem };

/** Reads a cell of any field but a reference. It contains the value as the platform stores it. */
export function readCell({ type }: Field, { values }: Rule, cell: string): CellValue {
  const words = cell.trim();
  switch (type.name) {
    case 'number':
    case 'duration':
      return { value: parseNumber(words) ?? words };
    case 'boolean':
      return readBoolean(words);
    case 'choice':
      return readChoice(type, values, words);
    case 'localTime':
      return readLocalTime(words);
    default:
      return { value: words };
  }
}

/** As spreadsheets write them, which translate them. */
const truths = ['true', 'yes', '1', 'wahr', 'ja'];
const falsehoods = ['false', 'no', '0', 'falsch', 'nein'];

function readBoolean(words: string): CellValue {
  const word = words.toLowerCase();
  if (truths.includes(word)) return { value: true };
  return falsehoods.includes(word) ? { value: false } : { problem: { id: 'import.notBoolean' } };
}

function readChoice(type: Extract<FieldType, { name: 'choice' }>, values: readonly string[], words: string): CellValue {
  const offered = values.filter((value) => type.omit?.includes(value) !== true);
  const value = offered.find((each) => [each, labelOf(type, each)].some((label) => label.toLowerCase() === words.toLowerCase()));
  if (value !== undefined) return { value };
  return { problem: { id: 'import.notListed', values: { values: offered.join(', ') } } };
}

function labelOf({ labels }: Extract<FieldType, { name: 'choice' }>, value: string): string {
  const label = labels?.[value];
  return label === undefined ? value : text(label);
}

function readLocalTime(words: string): CellValue {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(words) ?? [];
  return day === undefined || time === undefined
    ? { problem: { id: 'import.notLocalTime' } }
    : { value: `${day}T${time}:00.000` };
}

/** Returns a field whose bounds are those of stored values, for messages about cells. */
export function asStored(field: Field): Field {
  const { type } = field;
  if (type.name !== 'number' && type.name !== 'duration') return field;
  const factor = factorOf(type);
  const min = type.min ?? (type.name === 'duration' ? 0 : undefined);
  return {
    ...field,
    type: {
      name: 'number',
      ...(min !== undefined && { min: min / factor }),
      ...(type.max !== undefined && { max: type.max / factor }),
    },
  };
}
