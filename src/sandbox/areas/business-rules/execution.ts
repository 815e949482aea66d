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
export function matchingRows(world: World, { rows, columns }: Version, inputs: Json): Row[] {
  return rows.filter((row) => (columns.inputs ?? []).every((column) => matchesColumn(world, column, row, inputs)));
}

/** The outputs of a row, by property name. */
export function outputsOf(world: World, { columns }: Version, row: Row): Json {
  return (columns.outputs ?? []).reduce<Json>((outputs, { id = '', defaultsTo, value }) => {
    const { value: cellValue, special } = cellOf(row.outputs[id], defaultsTo);
    const names = pathOf(value);
    switch (special) {
      case 'CurrentTime':
        return withValue(outputs, names, world.timestamp());
      case 'Null':
        return withValue(outputs, names, null);
      case 'Empty':
        return withValue(outputs, names, '');
      default:
        return withValue(outputs, names, cellValue);
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
function cellOf(cell: DecisionTableRowParameterValue | undefined, defaultValue: DecisionTableColumnDefaultRowValue = {}): Cell {
  const { literal } = cell ?? {};
  if (literal) return cellOfLiteral(literal);
  const { value = defaultValue.values, special } = defaultValue;
  return { ...(value !== undefined && { value }), ...(special !== undefined && { special }) };
}

export function cellOfLiteral({ special, ...values }: Literal): Cell {
  const [value] = Object.values(values) as unknown[];
  return { ...(value !== undefined && { value }), ...(special !== undefined && { special }) };
}

function matchesColumn(world: World, column: DecisionTableInputColumn, row: Row, inputs: Json): boolean {
  const { contractual, comparator } = column.expression;
  const input = valueAt(inputs, inputPath(contractual)) ?? undefined;
  const { value, special } = cellOf(row.inputs[column.id ?? ''], column.defaultsTo);
  if (special === 'Wildcard' || (special === undefined && value === undefined)) return true;
  const expected = special === 'CurrentTime' ? world.timestamp() : value;
  const isNegative = comparator.startsWith('Not');
  const comparison = comparator.replace(/^Not/, '');
  if (special === 'Null') return (input === undefined) !== isNegative;
  if (special === 'Empty') return (input === '' || (Array.isArray(input) && input.length === 0)) !== isNegative;
  if (input === undefined) return isNegative;
  return isComparisonTrue(comparison, input, expected) !== isNegative;
}

function isComparisonTrue(comparison: string, input: unknown, expected: unknown): boolean {
  const inputTexts = toTexts(input);
  const expectedTexts = toTexts(expected);
  const text = inputTexts[0] ?? '';
  const part = expectedTexts[0] ?? '';
  switch (comparison) {
    case 'Equals':
      return (
        inputTexts.length === expectedTexts.length &&
        inputTexts.every((each, index) => compareTexts(each, expectedTexts[index] ?? '') === 0)
      );
    case 'GreaterThan':
      return compareTexts(text, part) > 0;
    case 'GreaterThanOrEquals':
      return compareTexts(text, part) >= 0;
    case 'LessThan':
      return compareTexts(text, part) < 0;
    case 'LessThanOrEquals':
      return compareTexts(text, part) <= 0;
    case 'StartsWith':
      return text.startsWith(part);
    case 'EndsWith':
      return text.endsWith(part);
    case 'Contains':
      return Array.isArray(input) ? inputTexts.includes(part) : text.includes(part);
    case 'ContainsAny':
      return expectedTexts.some((each) => inputTexts.includes(each));
    case 'ContainsAll':
      return expectedTexts.every((each) => inputTexts.includes(each));
    case 'ContainsExactly':
      return isSubset(inputTexts, expectedTexts) && isSubset(expectedTexts, inputTexts);
    case 'ContainsSequence':
      return inputTexts.some((_, start) => expectedTexts.every((each, index) => inputTexts[start + index] === each));
    case 'IsSubset':
      return isSubset(inputTexts, expectedTexts);
    default:
      return isSubsequence(inputTexts, expectedTexts);
  }
}

const toTexts = (value: unknown): string[] => [value].flat().map(textOf);

const isSubset = (subset: readonly string[], all: readonly string[]): boolean => subset.every((each) => all.includes(each));

/** Whether `subsequence` is a subsequence of `all`. */
function isSubsequence(subsequence: readonly string[], all: readonly string[]): boolean {
  let position = 0;
  for (const each of all) if (each === subsequence[position]) position += 1;
  return position === subsequence.length;
}

/** Compares numbers as numbers, times as times, and everything else as text. */
export function compareTexts(one: string, other: string): number {
  const oneNumber = Number(one);
  const otherNumber = Number(other);
  if (one.trim() !== '' && other.trim() !== '' && !Number.isNaN(oneNumber) && !Number.isNaN(otherNumber))
    return oneNumber - otherNumber;
  const [from, to] = [one, other].map((text) => (/^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN));
  if (from !== undefined && to !== undefined && !Number.isNaN(from) && !Number.isNaN(to)) return from - to;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
