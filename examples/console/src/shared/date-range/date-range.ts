import type { MessageId } from '../../messages/en.js';
import { formatDay } from '../formats.js';
import { text } from '../text.js';
import { addDays, dayAt, startOfDay, weekdayOf } from '../time-zone.js';

/** The choices, in the order of the picker. */
export const presets = ['today', 'yesterday', 'week', 'this-week', 'own'] as const;
export type Preset = (typeof presets)[number];

/** Full calendar days in the time zone of the page. */
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
  const today = dayAt(now);
  switch (range.when) {
    case 'today':
      return daysFrom(today, today);
    case 'yesterday':
      return daysFrom(addDays(today, -1), addDays(today, -1));
    case 'week':
      return daysFrom(addDays(today, -6), today);
    case 'this-week':
      return daysFrom(addDays(today, -((weekdayOf(today) - firstDayOfWeek() + 7) % 7)), today);
    case 'own':
      return rangeProblem(range) === undefined ? daysFrom(range.from, range.to) : undefined;
  }
}

/** Returns the period of days, both inclusive. Not all days have 24 hours. */
const daysFrom = (first: string, last: string): Period => ({
  from: new Date(startOfDay(first)),
  to: new Date(startOfDay(addDays(last, 1))),
});

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
  return describeDays(from, to);
}

/** Returns one date, or the first and the last. */
export function describeDays(first: string, last: string): string {
  return [...new Set([first, last])].map(formatDay).join(' – ');
}

/** The first and the last day that a period includes. */
export const daysOf = ({ from, to }: Period): [first: string, last: string] => [dayAt(from.getTime()), dayAt(to.getTime() - 1)];

/** Reads a day from an address; `''` for invalid text. */
export const readDay = (value: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

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
