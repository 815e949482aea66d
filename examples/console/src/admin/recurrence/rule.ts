import type { Problem } from '../kinds/kind.js';

/** A recurrence rule of iCalendar (RFC 5545), as far as the form explains it. */
export interface RecurrenceRule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly days: readonly RuleDay[];
  /** 1 is January. */
  readonly months: readonly number[];
  /** Negative numbers count from the end of the month. */
  readonly monthDays: readonly number[];
  readonly count: number | undefined;
  /** `2026-12-31` */
  readonly until: string | undefined;
  /** Parts that are valid, but that the form does not explain: `BYSETPOS=-1`. */
  readonly others: readonly string[];
}

export interface RuleDay {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** The second Monday has 2, the last -1. Missing for each Monday. */
  readonly position: number | undefined;
}

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The values that each part accepts. All but the first five are lists. */
const patterns: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,3}$/,
  COUNT: /^[1-9]\d{0,4}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
  WKST: /^(?:SU|MO|TU|WE|TH|FR|SA)$/,
  BYDAY: /^[+-]?(?:[1-9]|[1-4]\d|5[0-3])?(?:SU|MO|TU|WE|TH|FR|SA)$/,
  BYMONTH: /^(?:[1-9]|1[0-2])$/,
  BYMONTHDAY: /^[+-]?(?:[1-9]|[12]\d|3[01])$/,
  BYSETPOS: /^[+-]?[1-9]\d{0,2}$/,
  BYWEEKNO: /^[+-]?(?:[1-9]|[1-4]\d|5[0-3])$/,
  BYYEARDAY: /^[+-]?[1-9]\d{0,2}$/,
  BYHOUR: /^(?:\d|1\d|2[0-3])$/,
  BYMINUTE: /^[1-5]?\d$/,
};

const single = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST']);
const explained = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTH', 'BYMONTHDAY', 'WKST']);

/** Reads a rule. @returns what is wrong with it, if it is none. */
export function parseRule(text: string): RecurrenceRule | Problem {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [name = '', value = ''] = part.split('=');
    const problem = partProblem(name, value, parts.has(name));
    if (problem) return problem;
    parts.set(name, value);
  }
  const frequency = frequencies.find((each) => each === parts.get('FREQ'));
  if (!frequency) return { id: 'rule.noFrequency' };
  if (parts.has('COUNT') && parts.has('UNTIL')) return { id: 'rule.twoEnds' };
  const days = listOf(parts, 'BYDAY').map(dayOf);
  const mayCount = frequency === 'MONTHLY' || frequency === 'YEARLY';
  if (!mayCount && days.some(({ position }) => position !== undefined)) return { id: 'rule.noPosition' };
  return {
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1),
    days,
    months: listOf(parts, 'BYMONTH').map(Number),
    monthDays: listOf(parts, 'BYMONTHDAY').map(Number),
    count: parts.has('COUNT') ? Number(parts.get('COUNT')) : undefined,
    until: parts.get('UNTIL')?.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3'),
    others: [...parts].filter(([name]) => !explained.has(name)).map(([name, value]) => `${name}=${value}`),
  };
}

export const isRule = (rule: RecurrenceRule | Problem): rule is RecurrenceRule => 'frequency' in rule;

function partProblem(name: string, value: string, isRepeated: boolean): Problem | undefined {
  const pattern = Object.hasOwn(patterns, name) ? patterns[name] : undefined;
  if (!pattern) return { id: 'rule.unknownPart', values: { part: name } };
  if (isRepeated) return { id: 'rule.repeatedPart', values: { part: name } };
  const values = single.has(name) ? [value] : value.split(',');
  const isDate = name !== 'UNTIL' || !Number.isNaN(Date.parse(value.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')));
  if (isDate && values.every((each) => pattern.test(each))) return undefined;
  return { id: 'rule.wrongValue', values: { part: name, value } };
}

const listOf = (parts: ReadonlyMap<string, string>, name: string): string[] => parts.get(name)?.split(',') ?? [];

function dayOf(text: string): RuleDay {
  const position = text.slice(0, -2);
  return { weekday: weekdays.indexOf(text.slice(-2)), position: position === '' ? undefined : Number(position) };
}
