import type { CSSProperties } from 'react';
import { formatDate, formatTime } from './formats.js';

/** The letters of the longest of these, those that take two places counted twice. */
const longest = (texts: readonly string[]): number =>
  Math.max(...texts.map((text) => text.replace(/[\u2e80-\uffdc]/g, '00').length));

const hours = Array.from({ length: 24 }, (_, hour) => new Date(2026, 0, 28, hour, 28, 28));
const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 28));

/**
 * For a table of fixed columns: how many letters a time and a date have at most where this page is read. `11:55:27` is `11:55:27 a.m.` elsewhere,
 * and a column that is made for the one cuts the other.
 */
export const timeColumns = {
  '--time': `${longest(hours.map(formatTime))}`,
  '--date': `${longest(months.map(formatDate))}`,
} as CSSProperties;
