import Papa from 'papaparse';
import { withoutGuard } from '../../shared/csv.js';
import type { Problem } from '../kinds/kind.js';
import type { CsvRow, ImportColumn } from './import.js';

/** Rows in one file. */
export const MOST_ROWS = 20_000;

export type CsvContent = { readonly rows: readonly CsvRow[] } | { readonly problem: Problem };

/** Reads a CSV file with the names of the columns in its first line. Separator and quotes are detected. */
export function readCsv(content: string, columns: readonly ImportColumn[]): CsvContent {
  const { data } = Papa.parse<string[]>(content.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const lines = data
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first, ...rest] = lines;
  if (!first) return { problem: { id: 'import.emptyFile' } };
  const names = first.cells.map((name) => name.trim().toLowerCase());
  const missing = columns.filter(({ name, isRequired }) => isRequired && !names.includes(name.toLowerCase()));
  if (missing.length > 0) {
    return { problem: { id: 'import.missingColumns', values: { columns: missing.map(({ name }) => name).join(', ') } } };
  }
  if (rest.length > MOST_ROWS) return { problem: { id: 'import.tooManyRows', values: { max: MOST_ROWS } } };
  const rows = rest.map(({ cells, line }): CsvRow => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap(({ name }) => {
        const index = names.indexOf(name.toLowerCase());
        return index < 0 ? [] : [[name, withoutGuard(cells[index] ?? '')]];
      }),
    ),
  }));
  return { rows };
}
