/** ms since the epoch of a date as ISO 8601 writes it; what names no offset is in UTC, wherever the sandbox runs. */
export function utcTime(text: string): number {
  const hasTime = /t\d/i.test(text);
  return Date.parse(!hasTime || /(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
}
