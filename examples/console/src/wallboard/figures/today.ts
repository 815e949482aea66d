import { midnight } from '../../shared/midnight.js';

/**
 * The day that it is where the user sits, from midnight to midnight, as analytics takes an interval. That it ends after now costs nothing,
 * and lets the question stay the same all day.
 */
export function todayInterval(now: Date = new Date()): string {
  return `${midnight(now).toISOString()}/${midnight(now, 1).toISOString()}`;
}
