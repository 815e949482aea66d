import Papa from 'papaparse';
import { withoutGuard } from '../../shared/csv.js';
import type { Problem } from '../kinds/kind.js';
import type { CsvRow, ImportColumn, RowProblem } from './import.js';

/** Rows in one file. */
export const MOST_ROWS = 20_000;

export type CsvContent =
  | { readonly rows: readonly CsvRow[]; readonly problems: readonly RowProblem[] }
  /** Why nothing of the file can be read. */
  | { readonly problem: Problem };

/** The cells between two line breaks that are not quoted. */
interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads a CSV file with the names of the columns in its first line. Separator and quotes are detected. */
export function readCsv(content: string, columns: readonly ImportColumn[]): CsvContent {
  const plain = content.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain, columns), skipEmptyLines: false });
  const [first, ...rest] = withLines(data).filter(hasText);
  if (!first) return { problem: { id: 'import.emptyFile' } };
  const names = first.cells.map((name) => withoutGuard(name.trim()).toLowerCase());
  const problem = errors.some(({ type }) => type === 'Quotes') ? quotesProblem : headerProblem(names, columns);
  if (problem) return { problem };
  if (rest.length > MOST_ROWS) return { problem: { id: 'import.tooManyRows', values: { max: MOST_ROWS } } };
  const isTooLong = ({ cells }: CsvRecord): boolean => hasText({ cells: cells.slice(names.length) });
  const knownNames = new Set(['', ...columns.map(({ name }) => name.toLowerCase())]);
  return {
    rows: rest.filter((record) => !isTooLong(record)).map((record) => rowOf(record, names, columns)),
    problems: [
      ...names
        .filter((name) => !knownNames.has(name))
        .map((column): RowProblem => ({ line: first.line, id: 'import.unknownColumn', values: { column } })),
      ...rest.filter(isTooLong).map(({ line }): RowProblem => ({ line, id: 'import.tooManyCells' })),
    ],
  };
}

const delimiters = [',', ';', '\t', '|'];

/** Returns the separator by which the first line has the most columns that are known. Cells may contain the others. */
function delimiterOf(content: string, columns: readonly ImportColumn[]): string {
  const knownNames = new Set(columns.map(({ name }) => name.toLowerCase()));
  const counts = delimiters.map((delimiter) => {
    const [first = []] = Papa.parse<string[]>(content.trimStart(), { delimiter, preview: 1 }).data;
    return first.filter((name) => knownNames.has(name.trim().toLowerCase())).length;
  });
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

const hasText = ({ cells }: Pick<CsvRecord, 'cells'>): boolean => cells.some((cell) => cell.trim() !== '');

/** Returns the records with their first lines. A quoted cell may contain line breaks. */
function withLines(data: readonly (readonly string[])[]): CsvRecord[] {
  let line = 1;
  return data.map((cells) => {
    const record = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return record;
  });
}

const quotesProblem: Problem = { id: 'import.badQuotes' };

function headerProblem(names: readonly string[], columns: readonly ImportColumn[]): Problem | undefined {
  const missing = columns.filter(({ name, isRequired }) => isRequired && !names.includes(name.toLowerCase()));
  if (missing.length > 0) {
    return { id: 'import.missingColumns', values: { columns: missing.map(({ name }) => name).join(', ') } };
  }
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) < index);
  return repeated === undefined ? undefined : { id: 'import.repeatedColumn', values: { column: repeated } };
}

function rowOf({ line, cells }: CsvRecord, names: readonly string[], columns: readonly ImportColumn[]): CsvRow {
  return {
    line,
    cells: Object.fromEntries(
      columns.flatMap(({ name }) => {
        const index = names.indexOf(name.toLowerCase());
        return index < 0 ? [] : [[name, withoutGuard(cells[index] ?? '')]];
      }),
    ),
  };
}
