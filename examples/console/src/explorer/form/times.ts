/** Returns the text of a date field for an instant, to the second. */
export function localTime(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** Returns the instant of a date field in the platform's format. */
export function universalTime(local: string): string {
  return local === '' ? '' : new Date(local).toISOString();
}
