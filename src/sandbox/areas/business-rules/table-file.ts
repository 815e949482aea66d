import type { Contractual, DecisionTableColumns, Literal, OutputValue } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import type { Json } from '../repository.js';
import { formatCsv } from '../csv.js';
import { cellOfLiteral } from './execution.js';
import type { Row, Version } from './model.js';

/** The column that identifies existing rows. */
const ROW = 'rowId';

type Cells = Row['inputs'];

/** A column of a file, with the table's column and its property. */
interface Column {
  heading: string;
  side: 'inputs' | 'outputs';
  id: string;
  property: string;
}

/** A row read from a line of a file, or the error in it. */
export type Line = { rowId: string; inputs: Cells; outputs: Cells } | { fault: string };

const specialValues = ['Wildcard', 'Null', 'Empty', 'CurrentTime'] as const;

/**
 * Writes a version as a table of text in the sandbox's own format. A heading consists of the side of the table, the column's
 * position and its property. Special values are in angle brackets, and list items are separated by semicolons.
 */
export function formatFile(version: Version, rows: readonly Row[]): string {
  const columns = listColumns(version.columns);
  return formatCsv(
    [ROW, ...columns.map(({ heading }) => heading)],
    rows.map((row) => [row.id, ...columns.map(({ side, id }) => textOfLiteral(row[side][id]?.literal))]),
  );
}

/** Reads the rows of a file. @returns a message about the error if the headings do not match the table. */
export function parseLines(rows: readonly (readonly string[])[], version: Version, properties: Json): Line[] | string {
  const [heading = [], ...lines] = rows;
  const columns = listColumns(version.columns);
  const unknownHeading = heading.find((name) => name !== ROW && !columns.some((column) => column.heading === name));
  if (unknownHeading !== undefined) return `The table has no column ${unknownHeading}`;
  const missingColumn = columns.find((column) => !heading.includes(column.heading));
  if (missingColumn) return `The file has no column ${missingColumn.heading}`;
  return lines.map((line): Line => {
    const cells: Record<Column['side'], Cells> = { inputs: {}, outputs: {} };
    for (const { heading: name, side, id, property } of columns) {
      const text = line[heading.indexOf(name)] ?? '';
      if (text === '') continue;
      const literal = parseLiteral(text, properties[property]);
      if (!literal) return { fault: `${name} is no ${typeOf(properties[property])}: ${text}` };
      cells[side][id] = { literal };
    }
    return { rowId: line[heading.indexOf(ROW)] ?? '', ...cells };
  });
}

function listColumns({ inputs = [], outputs = [] }: DecisionTableColumns): Column[] {
  const createColumn = (side: Column['side'], index: number, id: string, path: readonly string[]): Column => ({
    side,
    id,
    property: path[0] ?? '',
    heading: `${side.slice(0, -1)} ${index + 1}: ${path.join('.')}`,
  });
  return [
    ...inputs.map(({ id = '', expression }, index) => createColumn('inputs', index, id, inputPath(expression.contractual))),
    ...outputs.map(({ id = '', value }, index) => createColumn('outputs', index, id, outputPath(value))),
  ];
}

const inputPath = ({ schemaPropertyKey, contractual }: Contractual): string[] => [
  schemaPropertyKey,
  ...(contractual ? inputPath(contractual) : []),
];

const outputPath = ({ schemaPropertyKey, properties = [] }: OutputValue): string[] => [
  schemaPropertyKey,
  ...(properties[0] ? outputPath(properties[0]) : []),
];

function textOfLiteral(literal: Literal = {}): string {
  const { value, special } = cellOfLiteral(literal);
  if (special !== undefined) return `<${special}>`;
  return Array.isArray(value) ? value.map(textOf).join(';') : textOf(value);
}

/** Returns the type of a property, from its own type or from the core type that it refers to. */
function typeOf(property: unknown): string {
  if (!isObject(property)) return 'string';
  const { type, $ref } = property;
  return typeof type === 'string' ? type : (textOf($ref).split('/').at(-1) ?? 'string');
}

/** Converts text to a property's type; `undefined` if it is invalid. */
function parseLiteral(text: string, property: unknown): Literal | undefined {
  const special = specialValues.find((specialValue) => text === `<${specialValue}>`);
  if (special) return { special };
  switch (typeOf(property)) {
    case 'integer':
      return /^-?\d+$/.test(text) ? { integer: Number(text) } : undefined;
    case 'number':
      return Number.isFinite(Number(text)) ? { number: Number(text) } : undefined;
    case 'boolean':
    case 'checkbox':
      return /^(?:true|false)$/i.test(text) ? { boolean: text.toLowerCase() === 'true' } : undefined;
    case 'date':
      return Number.isNaN(Date.parse(text)) ? undefined : { date: text };
    case 'datetime':
      return Number.isNaN(Date.parse(text)) ? undefined : { datetime: text };
    case 'array':
    case 'tag':
      return { strings: text.split(';') };
    default:
      return { string: text };
  }
}
