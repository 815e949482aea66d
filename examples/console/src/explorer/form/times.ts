import { instantOfLocal, localText } from '../../shared/time-zone.js';

/** Returns the text of a date field for an instant, to the second. */
export function localTime(text: string): string {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? '' : localText(instant);
}

/** Returns the instant of a date field in the platform's format. */
export function universalTime(local: string): string {
  return local === '' ? '' : new Date(instantOfLocal(local)).toISOString();
}
