import { formattingLocale, interfaceLanguage, userLocales } from './locale.js';
import type { TimeZone } from './time-zone.js';
import { activeTimeZone } from './time-zone.js';

/** Shown in place of an empty value. */
export const NONE = '–';

/** Accepts the platform's format, and numbers. */
export type Instant = string | number | Date;

interface Formatters {
  number: Intl.NumberFormat;
  percent: Intl.NumberFormat;
  decimal: Intl.NumberFormat;
  dateTime: Intl.DateTimeFormat;
  date: Intl.DateTimeFormat;
  dayAndMonth: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  hourAndMinute: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

/** Creating a formatter takes much longer than using one. */
const cache = new Map<string, Formatters>();

function formatters(): Formatters {
  const language = interfaceLanguage();
  const locales = userLocales();
  const zone = activeTimeZone();
  const key = [zone, language, ...locales].join();
  const cached = cache.get(key) ?? createFormatters(formattingLocale(language, locales), zone);
  cache.set(key, cached);
  return cached;
}

function createFormatters(locale: string, timeZone: TimeZone): Formatters {
  const date = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: options.timeZone ?? timeZone });
  return {
    number: new Intl.NumberFormat(locale),
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
    decimal: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    dateTime: date({ dateStyle: 'medium', timeStyle: 'medium' }),
    date: date({ dateStyle: 'medium' }),
    dayAndMonth: date({ day: 'numeric', month: 'short' }),
    day: date({ dateStyle: 'medium', timeZone: 'UTC' }),
    hourAndMinute: date({ timeStyle: 'short' }),
    time: date({ timeStyle: 'medium' }),
  };
}

export function formatNumber(value: number | undefined): string {
  return value === undefined ? NONE : formatters().number.format(value);
}

/** @param share - 0 to 1. */
export function formatPercent(share: number | undefined): string {
  return share === undefined ? NONE : formatters().percent.format(share);
}

/** Formats ms like a clock: 0:07, 12:30, 1:02:03. For figures in columns. */
export function formatClock(ms: number | undefined): string {
  if (ms === undefined) return NONE;
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Formats ms in words: 7 s, 12 min 30 s, 1 h 2 min, 3 d 4 h. For sentences and screen readers. */
export function formatDuration(ms: number | undefined): string {
  if (ms === undefined) return NONE;
  const seconds = Math.max(0, Math.round(ms / 1000));
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  if (first < 0) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value} ${unit}`)
    .join(' ');
}

/** ms */
const DAY = 86_400_000;
/** ms after which a day and month are ambiguous. */
const MOST_OF_A_YEAR = 300 * DAY;

/** Formats the time since a state began: 12:30, 1:02:03, from a day on 3 d 4 h. */
export const formatElapsed = (ms: number): string => (ms < DAY ? formatClock(ms) : formatDuration(ms));

/** Formats when a state began: the time, from a day on the day, and after most of a year the year too. @param ms - The time since then. */
export function formatStart(value: Instant, ms: number): string {
  if (ms < DAY) return formatTime(value);
  return written(ms < MOST_OF_A_YEAR ? 'dayAndMonth' : 'date', value);
}

export const formatDateTime = (value: Instant | undefined): string => written('dateTime', value);
export const formatDate = (value: Instant | undefined): string => written('date', value);
/** Formats a day as {@link formatDate} does. @param day - In the format of date inputs: `2026-03-12`. */
export const formatDay = (day: string): string => written('day', `${day}T00:00Z`);
export const formatHourAndMinute = (value: Instant | undefined): string => written('hourAndMinute', value);
export const formatTime = (value: Instant | undefined): string => written('time', value);

function written(format: Exclude<keyof Formatters, 'number' | 'percent' | 'decimal'>, value: Instant | undefined): string {
  const instant = value === undefined ? undefined : new Date(value);
  return instant === undefined || Number.isNaN(instant.getTime()) ? NONE : formatters()[format].format(instant);
}

/** Lists alternatives in words: a, b or c. */
export const listOr = (items: readonly string[]): string => list('disjunction', items);
/** Lists items in words: a, b and c. */
export const listAnd = (items: readonly string[]): string => list('conjunction', items);

function list(type: Intl.ListFormatType, items: readonly string[]): string {
  return new Intl.ListFormat(interfaceLanguage(), { type }).format(items);
}

/** B, kB, MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const { decimal } = formatters();
  return bytes < 1_000_000 ? `${decimal.format(bytes / 1000)} kB` : `${decimal.format(bytes / 1_000_000)} MB`;
}
