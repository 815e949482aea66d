import { midnight } from '../../shared/midnight.js';

/**
 * Returns the current day in the user's time zone, from midnight to midnight, as an analytics interval. It may end in the
 * future, so that the query stays the same all day.
 */
export function todayInterval(now: Date = new Date()): string {
  return `${midnight(now).toISOString()}/${midnight(now, 1).toISOString()}`;
}
