import { textOf } from '../engine/values.js';

/** Writes a table in the format of RFC 4180. */
export function formatCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [columns, ...rows].map((row) => row.map(quoteField).join(',')).join('\r\n');
}

function quoteField(value: unknown): string {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reads the rows of a table in the format of RFC 4180. The first row is the header. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  const endField = (): void => {
    row.push(value);
    value = '';
  };
  const endRow = (): void => {
    endField();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (text.charAt(index + 1) === '"') {
        value += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && value === '') isQuoted = true;
    else if (character === ',') endField();
    else if (character === '\n') endRow();
    else if (character !== '\r') value += character;
  }
  endRow();
  return rows;
}
