/** Parses an ISO 8601 date to ms since the epoch; without an offset it is in UTC, in every time zone of the sandbox. */
export function utcTime(text: string): number {
  const hasTime = /t\d/i.test(text);
  return Date.parse(!hasTime || /(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
}
