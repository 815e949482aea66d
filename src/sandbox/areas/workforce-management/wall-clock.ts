import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { addDays, offsetNanoseconds, withFields } from 'temporal-polyfill/fns/ZonedDateTime';
import { isObject } from '../../values/json.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readTimeZone } from '../analytics/interval.js';
import { Kept } from '../kept.js';

const MINUTE = 60_000;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The zone by which a business unit's days begin. @throws the platform's 400 where there is none of that name. */
export function zoneOf(world: World, unitId: string): string {
  const { settings } = new Kept(world, '/api/v2/workforcemanagement/businessunits').get(unitId);
  return readTimeZone(isObject(settings) && typeof settings['timeZone'] === 'string' ? settings['timeZone'] : undefined);
}

/** The moment at which the clocks of a zone show so many minutes after the midnight with which a day begins. */
export function momentOn(day: string, minutes: number, timeZone: string): number {
  const shown = new Date(Date.parse(day) + minutes * MINUTE);
  const fields = { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() };
  const time = { hour: shown.getUTCHours(), minute: shown.getUTCMinutes() };
  return withFields(toZonedDateTimeISO(fromEpochMilliseconds(shown.getTime()), timeZone), { ...fields, ...time })
    .epochMilliseconds;
}

/** The same time of the clocks of a zone, so many days later. */
export const daysAfter = (moment: number, days: number, timeZone: string): number =>
  addDays(toZonedDateTimeISO(fromEpochMilliseconds(moment), timeZone), days).epochMilliseconds;

/** `2026-03-09` and two days are `2026-03-11`. */
export const laterDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const weekdayOf = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

/** The same as `zoneOf`, and UTC where there is no such unit. */
export const zoneIn = (world: World, unitId: string): string =>
  new Kept(world, '/api/v2/workforcemanagement/businessunits').find(unitId) ? zoneOf(world, unitId) : 'UTC';

/** The day that the clocks of a zone show. */
export const dayOf = (moment: number, timeZone: string): string => shownAt(moment, timeZone).slice(0, 'YYYY-MM-DD'.length);

/** How many minutes after midnight the clocks of a zone show. */
export function minuteOf(moment: number, timeZone: string): number {
  const shown = new Date(shownAt(moment, timeZone));
  return shown.getUTCHours() * 60 + shown.getUTCMinutes();
}

/** What the clocks of a zone show, as if it were UTC. */
function shownAt(moment: number, timeZone: string): string {
  const offset = offsetNanoseconds(toZonedDateTimeISO(fromEpochMilliseconds(moment), timeZone)) / 1_000_000;
  return new Date(moment + offset).toISOString();
}

/** All days from the one to the other, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.floor((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => laterDay(from, index));
}
