import type { MessageId } from '../../messages/en.js';
import { listAnd } from '../../shared/formats.js';
import { formattingLocale, interfaceLanguage, userLocales } from '../../shared/locale.js';
import { text } from '../../shared/text.js';
import type { Frequency, RecurrenceRule, RuleDay } from './rule.js';
import { isRule, parseRule } from './rule.js';

const frequencyTexts: Readonly<Record<Frequency, MessageId>> = {
  DAILY: 'rule.daily',
  WEEKLY: 'rule.weekly',
  MONTHLY: 'rule.monthly',
  YEARLY: 'rule.yearly',
};

/** Returns a recurrence rule in words: "Every 2 weeks, on Monday and Friday, 10 times". Rules that are none stay as they are. */
export function describeRecurrence(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') return text('rule.once');
  const rule = parseRule(value);
  return isRule(rule) ? describeRule(rule) : value;
}

function describeRule(rule: RecurrenceRule): string {
  const { frequency, interval, days, months, monthDays, count, until, others } = rule;
  return [
    text(frequencyTexts[frequency], { interval }),
    ...(days.length === 0 ? [] : [text('rule.on', { days: listAnd(days.map(describeDay)) })]),
    ...(monthDays.length === 0 ? [] : [text('rule.onMonthDays', { days: listAnd(monthDays.map(describeMonthDay)) })]),
    ...(months.length === 0 ? [] : [text('rule.in', { months: listAnd(months.map(monthName)) })]),
    ...(count === undefined ? [] : [text('rule.times', { count })]),
    ...(until === undefined ? [] : [text('rule.until', { day: formatted(until, { dateStyle: 'medium' }) })]),
    ...others,
  ].join(', ');
}

function describeDay({ weekday, position }: RuleDay): string {
  // 4 January 1970 was a Sunday.
  const day = formatted(`1970-01-${String(4 + weekday).padStart(2, '0')}`, { weekday: 'long' }, interfaceLanguage());
  if (position === undefined) return day;
  return position === -1 ? text('rule.lastDay', { day }) : text('rule.numberedDay', { number: position, day });
}

const describeMonthDay = (day: number): string => (day < 0 ? text('rule.fromEnd', { number: -day }) : String(day));

const monthName = (month: number): string =>
  formatted(`1970-${String(month).padStart(2, '0')}-01`, { month: 'long' }, interfaceLanguage());

function formatted(day: string, options: Intl.DateTimeFormatOptions, locale?: string): string {
  const used = locale ?? formattingLocale(interfaceLanguage(), userLocales());
  return new Intl.DateTimeFormat(used, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}
