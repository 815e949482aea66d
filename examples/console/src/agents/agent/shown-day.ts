import type { Period } from '../../shared/date-range/date-range.js';
import { addDays, dayAt, dayInterval, startOfDay } from '../../shared/time-zone.js';
import { day } from '../../shared/url-values.js';

/** What the address of the page holds: the day, such as `2026-03-12`; today by default. */
export const daySchema = { day: day() };

/** The day that the page shows. Days are written as in date inputs: `2026-03-12`. */
export interface ShownDay extends Period {
  isToday: boolean;
  written: string;
  today: string;
  /** As an analytics interval. */
  interval: string;
  /** For the address: the day before. */
  previous: string;
  /** For the address: the day after; `undefined` for today, since nothing is known of the future. */
  next: string | undefined;
}

/**
 * Returns the day of an address. Days that have not begun are today.
 *
 * @param now - The platform's time, in ms since the epoch.
 */
export function shownDay(address: string, now: number): ShownDay {
  const today = dayAt(now);
  const isToday = address === '' || address >= today;
  const written = isToday ? today : address;
  const next = addDays(written, 1);
  return {
    from: new Date(startOfDay(written)),
    to: new Date(startOfDay(next)),
    isToday,
    written,
    today,
    interval: dayInterval(written),
    previous: addDays(written, -1),
    next: isToday ? undefined : addressOf(next, today),
  };
}

/** Today has no day in its address, so that a saved link shows each day anew. */
export const addressOf = (written: string, today: string): string => (written === today ? '' : written);
