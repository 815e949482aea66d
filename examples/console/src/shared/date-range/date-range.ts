import type { MessageId } from '../../messages/en.js';
import { formatDate } from '../formats.js';
import { midnight } from '../midnight.js';
import { text } from '../text.js';

/** The choices, in the order of the picker. */
export const presets = ['today', 'yesterday', 'week', 'this-week', 'own'] as const;
export type Preset = (typeof presets)[number];

/** Full calendar days in the user's time zone. */
export interface DateRange {
  when: Preset;
  /** The days of a custom range, both inclusive: 2026-03-12. `''` if they are not chosen. */
  from: string;
  to: string;
}

/** Start inclusive, end exclusive. */
export interface Period {
  from: Date;
  to: Date;
}

export const presetNames: Record<Preset, MessageId> = {
  today: 'date.today',
  yesterday: 'date.yesterday',
  week: 'date.week',
  'this-week': 'date.thisWeek',
  own: 'date.own',
};

/** The longest interval of the platform's detail queries. */
export const MAX_DAYS = 31;

/** Returns the range from its start to its end; `undefined` if {@link rangeProblem} returns a problem. */
export function periodOf(range: DateRange, now: number): Period | undefined {
  const day = (offset: number): Date => midnight(new Date(now), offset);
  switch (range.when) {
    case 'today':
      return { from: day(0), to: day(1) };
    case 'yesterday':
      return { from: day(-1), to: day(0) };
    case 'week':
      return { from: day(-6), to: day(1) };
    case 'this-week': {
      const offset = (new Date(now).getDay() - firstDayOfWeek() + 7) % 7;
      return { from: day(-offset), to: day(1) };
    }
    case 'own': {
      if (rangeProblem(range) !== undefined) return undefined;
      return { from: new Date(`${range.from}T00:00`), to: midnight(new Date(`${range.to}T00:00`), 1) };
    }
  }
}

/** Returns why a custom range is invalid. */
export function rangeProblem({ when, from, to }: DateRange): string | undefined {
  if (when !== 'own') return undefined;
  if (from === '' || to === '') return text('date.enterBoth');
  if (from > to) return text('date.reversed');
  // Days of 24 hours in UTC, so that clock changes do not matter.
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 >= MAX_DAYS ? text('date.tooLong', { days: MAX_DAYS }) : undefined;
}

/** Returns the name of a preset, or the days of a custom range. */
export function describeRange(range: DateRange): string {
  const { when, from, to } = range;
  if (when !== 'own' || rangeProblem(range) !== undefined) return text(presetNames[when]);
  return describeDays(new Date(`${from}T00:00`), new Date(`${to}T00:00`));
}

/** Returns one date, or the first and the last. */
export function describeDays(first: Date, last: Date): string {
  const texts = [...new Set([formatDate(first), formatDate(last)])];
  return texts.join(' – ');
}

/** The last day that a period includes. */
export const lastDayOf = ({ to }: Period): Date => new Date(to.getTime() - 1);

/** Reads a day from an address; `''` for invalid text. */
export const readDay = (value: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

/** Formats a day like date inputs: 2026-03-12. */
export const dayText = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

interface WeekInfo {
  firstDay: number;
}

/** Returns the first day of the week in the user's locale; 0 is Sunday. Monday if the browser does not know it. */
export function firstDayOfWeek(): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale) as Intl.Locale & {
    weekInfo?: WeekInfo;
    getWeekInfo?: () => WeekInfo;
  };
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return (firstDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** Returns the user's time zone, in which days begin and times are shown: "Europe/Berlin (GMT+1)". */
export function timeZoneName(now: number): string {
  const format = new Intl.DateTimeFormat(undefined, { timeZoneName: 'shortOffset' });
  const { timeZone } = format.resolvedOptions();
  const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value;
  return offset === undefined || offset === timeZone ? timeZone : `${timeZone} (${offset})`;
}
