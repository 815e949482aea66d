import type {
  Contractual,
  DecisionTableColumnDefaultRowValue,
  DecisionTableInputColumn,
  DecisionTableRowParameterValue,
  Literal,
  OutputValue,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import type { World } from '../../store/world.js';
import type { Json } from '../repository.js';
import type { Row, Version } from './model.js';
import { valueAt, withValue } from '../field-path.js';

/** The content of a cell: a value, or a special value that text cannot express. */
interface Cell {
  value?: unknown;
  special?: string;
}

/** The rows of a version that match the inputs, in order. */
export function matching(world: World, { rows, columns }: Version, inputs: Json): Row[] {
  return rows.filter((row) => (columns.inputs ?? []).every((column) => fits(world, column, row, inputs)));
}

/** The outputs of a row, by property name. */
export function answerOf(world: World, { columns }: Version, row: Row): Json {
  return (columns.outputs ?? []).reduce<Json>((answer, { id = '', defaultsTo, value }) => {
    const { value: said, special } = cellOf(row.outputs[id], defaultsTo);
    const names = pathOf(value);
    switch (special) {
      case 'CurrentTime':
        return withValue(answer, names, world.timestamp());
      case 'Null':
        return withValue(answer, names, null);
      case 'Empty':
        return withValue(answer, names, '');
      default:
        return withValue(answer, names, said);
    }
  }, {});
}

function pathOf({ schemaPropertyKey, properties = [] }: OutputValue): string[] {
  return [schemaPropertyKey, ...(properties[0] ? pathOf(properties[0]) : [])];
}

const inputPath = ({ schemaPropertyKey, contractual }: Contractual): string[] => [
  schemaPropertyKey,
  ...(contractual ? inputPath(contractual) : []),
];

/** Returns a cell, or the default of its column if the row has none. */
function cellOf(cell: DecisionTableRowParameterValue | undefined, defaultsTo: DecisionTableColumnDefaultRowValue = {}): Cell {
  const { literal } = cell ?? {};
  if (literal) return cellIn(literal);
  const { value = defaultsTo.values, special } = defaultsTo;
  return { ...(value !== undefined && { value }), ...(special !== undefined && { special }) };
}

export function cellIn({ special, ...values }: Literal): Cell {
  const [value] = Object.values(values) as unknown[];
  return { ...(value !== undefined && { value }), ...(special !== undefined && { special }) };
}

function fits(world: World, column: DecisionTableInputColumn, row: Row, inputs: Json): boolean {
  const { contractual, comparator } = column.expression;
  const given = valueAt(inputs, inputPath(contractual)) ?? undefined;
  const { value, special } = cellOf(row.inputs[column.id ?? ''], column.defaultsTo);
  if (special === 'Wildcard' || (special === undefined && value === undefined)) return true;
  const wanted = special === 'CurrentTime' ? world.timestamp() : value;
  const isNegative = comparator.startsWith('Not');
  const word = comparator.replace(/^Not/, '');
  if (special === 'Null') return (given === undefined) !== isNegative;
  if (special === 'Empty') return (given === '' || (Array.isArray(given) && given.length === 0)) !== isNegative;
  if (given === undefined) return isNegative;
  return compares(word, given, wanted) !== isNegative;
}

function compares(word: string, given: unknown, wanted: unknown): boolean {
  const had = textsOf(given);
  const asked = textsOf(wanted);
  const text = had[0] ?? '';
  const part = asked[0] ?? '';
  switch (word) {
    case 'Equals':
      return had.length === asked.length && had.every((each, index) => order(each, asked[index] ?? '') === 0);
    case 'GreaterThan':
      return order(text, part) > 0;
    case 'GreaterThanOrEquals':
      return order(text, part) >= 0;
    case 'LessThan':
      return order(text, part) < 0;
    case 'LessThanOrEquals':
      return order(text, part) <= 0;
    case 'StartsWith':
      return text.startsWith(part);
    case 'EndsWith':
      return text.endsWith(part);
    case 'Contains':
      return Array.isArray(given) ? had.includes(part) : text.includes(part);
    case 'ContainsAny':
      return asked.some((each) => had.includes(each));
    case 'ContainsAll':
      return asked.every((each) => had.includes(each));
    case 'ContainsExactly':
      return isSubset(had, asked) && isSubset(asked, had);
    case 'ContainsSequence':
      return had.some((_, start) => asked.every((each, index) => had[start + index] === each));
    case 'IsSubset':
      return isSubset(had, asked);
    default:
      return isSubsequence(had, asked);
  }
}

const textsOf = (value: unknown): string[] => [value].flat().map(textOf);

const isSubset = (some: readonly string[], all: readonly string[]): boolean => some.every((each) => all.includes(each));

/** Whether `some` is a subsequence of `all`. */
function isSubsequence(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const each of all) if (each === some[at]) at += 1;
  return at === some.length;
}

/** Compares numbers as numbers, times as times, and everything else as text. */
export function order(one: string, other: string): number {
  const a = Number(one);
  const b = Number(other);
  if (one.trim() !== '' && other.trim() !== '' && !Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  const [from, to] = [one, other].map((text) => (/^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN));
  if (from !== undefined && to !== undefined && !Number.isNaN(from) && !Number.isNaN(to)) return from - to;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
