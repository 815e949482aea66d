import { fromFields, fromString as durationOf, sign } from 'temporal-polyfill/fns/Duration';
import type { Record as Duration } from 'temporal-polyfill/fns/Duration';
import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { add } from 'temporal-polyfill/fns/ZonedDateTime';
import type { Record as Moment } from 'temporal-polyfill/fns/ZonedDateTime';
import { badRequest, invalidValue } from '../../store/errors.js';
import { utcTime } from '../../values/utc-time.js';
import { DAY } from '../../store/clock.js';

/** A stretch of time in ms since the epoch, from the one to before the other. */
export interface Interval {
  from: number;
  to: number;
}

/** Days that a query of details may ask for; aggregates and jobs may ask for more. */
export const DETAILS_DAYS = 31;

/** Steps that an interval may come in. */
const MOST_STEPS = 10_000;

/**
 * Reads `2026-07-01T00:00Z/2026-07-08T00:00Z`, or a start with a duration: `2026-07-01T00:00Z/P1M`, whose days are those of the time zone.
 *
 * @throws the platform's 400.
 */
export function readInterval(
  interval: unknown,
  { timeZone = 'UTC', days }: { timeZone?: string | undefined; days?: number } = {},
): Interval {
  const [start = '', end = '', ...more] = typeof interval === 'string' ? interval.split('/') : [];
  const from = utcTime(start);
  const to = /^p/i.test(end) ? after(from, durationIn(end), timeZone) : utcTime(end);
  if (!(from < to) || more.length > 0) {
    throw refused('interval must be two ISO 8601 dates with a slash between them, the earlier one first');
  }
  if (days !== undefined && to - from > days * DAY) throw refused(`interval must not be longer than ${days} days`);
  return { from, to };
}

const refused = (message: string): Error => badRequest(message, [{ errorCode: 'invalid.value', fieldName: 'interval' }]);

/** `PT30M`, `P1D`, `P1W`, `P1M`, …, longer than nothing; `undefined` for what is none. */
function durationIn(text: string): Duration | undefined {
  try {
    const duration = durationOf(text);
    return sign(duration) > 0 ? duration : undefined;
  } catch {
    return undefined;
  }
}

/** The time after so many durations; NaN where that is beyond the end of time. */
function after(from: number, duration: Duration | undefined, timeZone: string, count = 1): number {
  if (!duration || Number.isNaN(from)) return Number.NaN;
  try {
    return add(momentIn(from, timeZone), times(duration, count)).epochMilliseconds;
  } catch {
    return Number.NaN;
  }
}

const momentIn = (time: number, timeZone: string): Moment => toZonedDateTimeISO(fromEpochMilliseconds(time), timeZone);

/** The zone that a query names. @throws the platform's 400 where there is none of that name. */
export function readTimeZone(timeZone: string | undefined): string {
  if (timeZone === undefined) return 'UTC';
  try {
    return momentIn(0, timeZone).timeZoneId;
  } catch {
    throw invalidValue('timeZone', timeZone);
  }
}

/**
 * The steps of an interval, each as long as `granularity`, the last ends with the interval; one where nothing is said. Days, weeks and
 * months are those of the time zone: a day on which clocks change has 23 hours or 25.
 */
export function steps(interval: Interval, granularity: string | undefined, timeZone = 'UTC'): Interval[] {
  if (granularity === undefined) return [interval];
  const duration = durationIn(granularity);
  if (!duration) throw invalidValue('granularity', granularity);
  const found: Interval[] = [];
  for (let { from } = interval; from < interval.to;) {
    if (found.length === MOST_STEPS) {
      throw badRequest(`The interval has more than ${MOST_STEPS} steps of granularity ${granularity}`, [
        { errorCode: 'invalid.value', fieldName: 'granularity' },
      ]);
    }
    // From the start each time: a month after the 31st of January is the 28th of February, and two months after it the 31st of March.
    const next = after(interval.from, duration, timeZone, found.length + 1);
    const to = next < interval.to ? next : interval.to;
    found.push({ from, to });
    from = to;
  }
  return found;
}

function times(duration: Duration, count: number): Duration {
  const { years, months, weeks, days, hours, minutes, seconds, milliseconds } = duration;
  return fromFields({
    years: years * count,
    months: months * count,
    weeks: weeks * count,
    days: days * count,
    hours: hours * count,
    minutes: minutes * count,
    seconds: seconds * count,
    milliseconds: milliseconds * count,
  });
}

/** The step that a time falls into. */
export function stepAt(stepsOfInterval: readonly Interval[], time: number): number {
  let low = 0;
  let high = stepsOfInterval.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((stepsOfInterval[middle]?.from ?? Infinity) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function intervalText({ from, to }: Interval): string {
  return `${new Date(from).toISOString()}/${new Date(to).toISOString()}`;
}
