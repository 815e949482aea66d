import { operations } from './operations.js';

let table = operations;

/** The table of operations. In a page it has few of them until the rest of the sandbox is loaded. */
export const operationTable = (): string => table;

/** Stands in a rest for the next line of the table that it completes. */
export const KEPT_LINE = '=';

/** Completes a table with the rest of its lines. The operations then stand in the order of the whole table. */
export function completeOperationTable(rest: string): void {
  const keptLines = table.split('\n').values();
  table = rest
    .split('\n')
    .map((line) => (line === KEPT_LINE ? (keptLines.next().value ?? '') : line))
    .join('\n');
}
