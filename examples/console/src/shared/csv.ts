import Papa from 'papaparse';
import { download } from './download.js';

/** The byte order mark by which Excel detects UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats a table as CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe, since names and notes
 * come from customers.
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly unknown[]>): string {
  return `${Papa.unparse([header, ...rows].map((row) => row.map(csvCell)))}\r\n`;
}

/** Returns a value as the text of a cell. */
export function csvCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return neutral(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Guards each part separately: a program that splits the file by another separator, often a semicolon, treats it as a cell. */
function neutral(text: string): string {
  const safe = text.replace(/[^,;|\t\r\n]+/g, (part) => (isFormula(part) ? `'${part}` : part));
  return startsWithBreak(safe) ? `'${safe}` : safe;
}

/** Returns the text of a cell that `toCsv` has guarded. Only the first apostrophe is removed. Other cells stay as they are. */
export function withoutGuard(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && (isFormula(text) || startsWithBreak(text)) ? text : cell;
}

const startsWithBreak = (text: string): boolean => /^[\t\r\n]/.test(text);

/**
 * Invisible characters may precede a formula. A spreadsheet also computes a telephone number such as `+1-202-555-0143`. Figures
 * are written as numbers, not as texts.
 */
function isFormula(part: string): boolean {
  return /^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(part);
}

/** Formats a time as UTC, as spreadsheets read it: 2026-03-12 14:25:07. */
export function csvTime(instant: string | number | undefined): string | undefined {
  return instant === undefined ? undefined : new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats a duration in ms as whole seconds. */
export const csvSeconds = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : Math.round(ms / 1000));

/** Lets the browser save a table as a CSV file for spreadsheets. */
export function downloadCsv(fileName: string, header: readonly string[], rows: Iterable<readonly unknown[]>): void {
  download(fileName, BYTE_ORDER_MARK + toCsv(header, rows), 'text/csv;charset=utf-8');
}
