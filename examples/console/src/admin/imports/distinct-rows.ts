import type { Problem } from '../kinds/kind.js';
import type { CsvRow, RowProblem } from './import.js';

interface RowReading<T> {
  /** Returns what a row is about, or why it cannot be imported. */
  readonly read: (row: CsvRow) => T | { readonly problem: Problem };
  /** Returns what identifies it among the rows of a file. */
  readonly keyOf: (item: T) => string;
}

interface DistinctRows<T> {
  readonly items: readonly T[];
  readonly problems: readonly RowProblem[];
}

/** Reads each row. A row about the same entry as an earlier one is a problem that names the earlier line. */
export function readDistinctRows<T extends object>(rows: readonly CsvRow[], { read, keyOf }: RowReading<T>): DistinctRows<T> {
  const lines = new Map<string, number>();
  const items: T[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const { line } = row;
    const item = read(row);
    if ('problem' in item) {
      problems.push({ line, ...item.problem });
      continue;
    }
    const earlier = lines.get(keyOf(item));
    if (earlier !== undefined) {
      problems.push({ line, id: 'import.repeatedRow', values: { line: earlier } });
      continue;
    }
    lines.set(keyOf(item), line);
    items.push(item);
  }
  return { items, problems };
}
