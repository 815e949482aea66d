const MINUTE = 60_000;
const DAY = 86_400_000;

let activeZone: TimeZone;

/** Returns the time zone of the browser, such as `Europe/Berlin`. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time zone by its name, such as `Europe/Berlin`; `undefined` for that of the browser. */
export type TimeZone = string | undefined;

/** Returns the time zone in which the page shows times, and in which its days begin. */
export const activeTimeZone = (): TimeZone => activeZone;

/** Sets the time zone of the page. Call it before the page renders. */
export function activateTimeZone(zone: TimeZone): void {
  activeZone = zone;
}

/** Whether the browser knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +01:00 have no daylight-saving time, and names such as "CET" are not offered.
  return /^[A-Z][A-Za-z_]+(?:\/[\w+-]+)*$/.test(name) && canFormat(name);
}

function canFormat(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Creating a formatter takes much longer than using one. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
}

/** Returns what clocks in a time zone show at an instant, as if it were UTC. Both in ms since the epoch, in whole seconds. */
function wallClock(instant: number, zone: TimeZone): number {
  if (zone === undefined) return Math.floor(instant / 1000) * 1000 - new Date(instant).getTimezoneOffset() * MINUTE;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns how much clocks in a time zone are ahead of UTC at an instant, in ms. */
function offsetAt(instant: number, zone: TimeZone): number {
  return wallClock(instant, zone) - Math.floor(instant / 1000) * 1000;
}

/**
 * Returns the first instant at which clocks in a time zone show a time, in ms since the epoch. If a clock change skips the time, it is
 * the instant of the change.
 *
 * @param wall - The time that clocks show, as if it were UTC.
 */
function instantAt(wall: number, zone: TimeZone): number {
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  const instants = [wall - before, wall - after].filter((instant) => wallClock(instant, zone) === wall);
  return instants.length > 0 ? Math.min(...instants) : changeBetween(wall - after, wall - before, zone);
}

/** Returns the instant between two at which the offset of a time zone changes. Changes happen at full minutes. */
function changeBetween(start: number, end: number, zone: TimeZone): number {
  const former = offsetAt(start, zone);
  let low = Math.floor(start / MINUTE);
  let high = Math.ceil(end / MINUTE);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE, zone) === former) low = middle;
    else high = middle;
  }
  return high * MINUTE;
}

/** Returns the day of an instant in the format of date inputs: `2026-03-12`. */
export const dayAt = (instant: number, zone = activeTimeZone()): string => isoText(wallClock(instant, zone)).slice(0, 10);

/** Returns the first instant of a day, in ms since the epoch. @param day - In the format of date inputs: `2026-03-12`. */
export const startOfDay = (day: string, zone = activeTimeZone()): number => instantAt(Date.parse(`${day}T00:00Z`), zone);

/** Returns a day as an analytics interval. */
export const dayInterval = (day: string): string =>
  [startOfDay(day), startOfDay(addDays(day, 1))].map((instant) => new Date(instant).toISOString()).join('/');

/** Returns the day that is a number of days later; earlier if it is negative. */
export const addDays = (day: string, days: number): string => isoText(Date.parse(`${day}T00:00Z`) + days * DAY).slice(0, 10);

/** Returns the weekday of a day: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

/** Returns the text of a date and time field for an instant: `2026-03-12T14:25:07`. */
export const localText = (instant: number, zone = activeTimeZone()): string => isoText(wallClock(instant, zone));

/** Returns the instant of a date and time field, in ms since the epoch; `NaN` for invalid text. */
export function instantOfLocal(text: string, zone = activeTimeZone()): number {
  const wall = Date.parse(`${text}Z`);
  return Number.isNaN(wall) ? wall : instantAt(wall, zone);
}

const isoText = (wall: number): string => new Date(wall).toISOString().slice(0, 19);

/** Returns the name of a time zone with its offset at an instant: "Europe/Berlin (GMT+1)". */
export function describeTimeZone(instant: number, zone = activeTimeZone()): string {
  const timeZone = zone ?? browserTimeZone();
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return offset === undefined || offset === timeZone ? timeZone : `${timeZone} (${offset})`;
}
