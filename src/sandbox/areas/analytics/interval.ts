import { fromFields, fromString as durationOf, sign } from 'temporal-polyfill/fns/Duration';
import type { Record as Duration } from 'temporal-polyfill/fns/Duration';
import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { add } from 'temporal-polyfill/fns/ZonedDateTime';
import type { Record as Moment } from 'temporal-polyfill/fns/ZonedDateTime';
import { invalidField, invalidValue } from '../../store/errors.js';
import { utcTime } from '../../values/utc-time.js';
import { DAY } from '../../store/clock.js';

/** A time interval in ms since the epoch: `from` is included, `to` is not. */
export interface Interval {
  from: number;
  to: number;
}

/** The longest interval of a details query in days. Aggregates and jobs allow longer ones. */
export const DETAILS_DAYS = 31;

/** The maximum number of steps in an interval. */
const MAX_STEPS = 10_000;

/**
 * Reads `2026-07-01T00:00Z/2026-07-08T00:00Z`, or a start with a duration: `2026-07-01T00:00Z/P1M`. Days of a duration are
 * those of the time zone.
 *
 * @throws the platform's 400.
 */
export function readInterval(
  interval: unknown,
  { timeZone = 'UTC', days }: { timeZone?: string | undefined; days?: number } = {},
): Interval {
  const [start = '', end = '', ...extraParts] = typeof interval === 'string' ? interval.split('/') : [];
  const from = utcTime(start);
  const to = /^p/i.test(end) ? addDuration(from, readDuration(end), timeZone) : utcTime(end);
  if (!(from < to) || extraParts.length > 0) {
    throw invalidInterval('interval must be two ISO 8601 dates with a slash between them, the earlier one first');
  }
  if (days !== undefined && to - from > days * DAY) throw invalidInterval(`interval must not be longer than ${days} days`);
  return { from, to };
}

const invalidInterval = (message: string): Error => invalidField(message, 'interval');

/** Reads `PT30M`, `P1D`, `P1W`, `P1M`, …; `undefined` for an invalid or empty duration. */
function readDuration(text: string): Duration | undefined {
  try {
    const duration = durationOf(text);
    return sign(duration) > 0 ? duration : undefined;
  } catch {
    return undefined;
  }
}

/** Adds several durations to a time; NaN if the result is out of range. */
function addDuration(from: number, duration: Duration | undefined, timeZone: string, count = 1): number {
  if (!duration || Number.isNaN(from)) return Number.NaN;
  try {
    return add(toMoment(from, timeZone), multiplyDuration(duration, count)).epochMilliseconds;
  } catch {
    return Number.NaN;
  }
}

const toMoment = (time: number, timeZone: string): Moment => toZonedDateTimeISO(fromEpochMilliseconds(time), timeZone);

/** The time zone of a query. @throws the platform's 400 for an unknown one. */
export function readTimeZone(timeZone: string | undefined): string {
  if (timeZone === undefined) return 'UTC';
  try {
    return toMoment(0, timeZone).timeZoneId;
  } catch {
    throw invalidValue('timeZone', timeZone);
  }
}

/**
 * Splits an interval into steps of length `granularity`; the last one ends with the interval. One step by default. Days, weeks
 * and months are those of the time zone: a day on which clocks change has 23 or 25 hours.
 */
export function splitIntoSteps(interval: Interval, granularity: string | undefined, timeZone = 'UTC'): Interval[] {
  if (granularity === undefined) return [interval];
  const duration = readDuration(granularity);
  if (!duration) throw invalidValue('granularity', granularity);
  const intervals: Interval[] = [];
  for (let { from } = interval; from < interval.to;) {
    if (intervals.length === MAX_STEPS) {
      throw invalidField(`The interval has more than ${MAX_STEPS} steps of granularity ${granularity}`, 'granularity');
    }
    // Computed from the start each time: one month after 31 January is 28 February, two months after it is 31 March.
    const next = addDuration(interval.from, duration, timeZone, intervals.length + 1);
    const to = next < interval.to ? next : interval.to;
    intervals.push({ from, to });
    from = to;
  }
  return intervals;
}

function multiplyDuration(duration: Duration, count: number): Duration {
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

/** Returns the step that contains a time. */
export function findStep(stepsOfInterval: readonly Interval[], time: number): number {
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
