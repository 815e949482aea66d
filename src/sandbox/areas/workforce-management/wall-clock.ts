import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import type { BusinessUnitResponse } from '../../../models/index.js';
import { addDays, offsetNanoseconds, withFields } from 'temporal-polyfill/fns/ZonedDateTime';
import { isObject } from '../../values/json.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readTimeZone } from '../analytics/interval.js';
import { Repository } from '../repository.js';

const MINUTE = 60_000;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The time zone of a business unit. @throws the platform's 400 for an unknown zone. */
export function zoneOf(world: World, unitId: string): string {
  const { settings } = new Repository<BusinessUnitResponse>(world, '/api/v2/workforcemanagement/businessunits').get(unitId);
  return readTimeZone(isObject(settings) && typeof settings['timeZone'] === 'string' ? settings['timeZone'] : undefined);
}

/** A cache, because reports on many agents need the same days, and time zones are slow. */
const cachedMoments = new Map<string, number>();
const MAX_CACHED_MOMENTS = 5000;

/** The moment that is a number of minutes after the start of a day in a time zone. */
export function momentOn(day: string, minutes: number, timeZone: string): number {
  const key = `${day} ${minutes} ${timeZone}`;
  const cachedMoment = cachedMoments.get(key);
  if (cachedMoment !== undefined) return cachedMoment;
  const moment = computeMoment(day, minutes, timeZone);
  if (cachedMoments.size >= MAX_CACHED_MOMENTS) cachedMoments.clear();
  cachedMoments.set(key, moment);
  return moment;
}

function computeMoment(day: string, minutes: number, timeZone: string): number {
  const wallTime = new Date(Date.parse(day) + minutes * MINUTE);
  const fields = { year: wallTime.getUTCFullYear(), month: wallTime.getUTCMonth() + 1, day: wallTime.getUTCDate() };
  const time = { hour: wallTime.getUTCHours(), minute: wallTime.getUTCMinutes() };
  return withFields(toZonedDateTimeISO(fromEpochMilliseconds(wallTime.getTime()), timeZone), { ...fields, ...time })
    .epochMilliseconds;
}

/** The same local time in a zone, a number of days later. */
export const daysAfter = (moment: number, days: number, timeZone: string): number =>
  addDays(toZonedDateTimeISO(fromEpochMilliseconds(moment), timeZone), days).epochMilliseconds;

/** `2026-03-09` plus two days is `2026-03-11`. */
export const laterDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const weekdayOf = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

/** The same as `zoneOf`, but UTC for an unknown unit. */
export const zoneIn = (world: World, unitId: string): string =>
  new Repository<BusinessUnitResponse>(world, '/api/v2/workforcemanagement/businessunits').find(unitId)
    ? zoneOf(world, unitId)
    : 'UTC';

/** The day of a moment in a time zone. */
export const dayOf = (moment: number, timeZone: string): string => wallTimeAt(moment, timeZone).slice(0, 'YYYY-MM-DD'.length);

/** Minutes after midnight in a time zone. */
export function minuteOf(moment: number, timeZone: string): number {
  const wallTime = new Date(wallTimeAt(moment, timeZone));
  return wallTime.getUTCHours() * 60 + wallTime.getUTCMinutes();
}

/** Local time in a zone, written as if it were UTC. */
function wallTimeAt(moment: number, timeZone: string): string {
  const offset = offsetNanoseconds(toZonedDateTimeISO(fromEpochMilliseconds(moment), timeZone)) / 1_000_000;
  return new Date(moment + offset).toISOString();
}

/** All days from start to end, inclusive. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.floor((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => laterDay(from, index));
}
