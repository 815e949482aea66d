import { dayAt, dayInterval } from '../../shared/time-zone.js';

/**
 * Returns the current day in the time zone of the page, from midnight to midnight, as an analytics interval. It may end in the
 * future, so that the query stays the same all day.
 */
export const todayInterval = (now: number = Date.now()): string => dayInterval(dayAt(now));
