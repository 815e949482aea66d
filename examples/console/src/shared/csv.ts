/**
 * Formats a table as CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe, since names and notes
 * come from customers.
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly unknown[]>): string {
  return [header, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const safe = neutral(typeof value === 'string' ? value : JSON.stringify(value));
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Guards each part separately: a program that splits the file by another separator, often a semicolon, treats it as a cell. */
function neutral(text: string): string {
  const safe = text.replace(/[^,;|\t\r\n]+/g, (part) => (isFormula(part) ? `'${part}` : part));
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

/**
 * Invisible characters may precede a formula. A spreadsheet also computes a telephone number such as `+1-202-555-0143`. Figures
 * are written as numbers, not as texts.
 */
function isFormula(part: string): boolean {
  return /^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(part);
}

/** Lets the browser save a text as a file. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
