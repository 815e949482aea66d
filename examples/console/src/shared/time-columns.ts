import type { CSSProperties } from 'react';
import { formatDate, formatTime } from './formats.js';

/** Counts the letters of the longest text; wide letters count twice. */
const longest = (texts: readonly string[]): number =>
  Math.max(...texts.map((text) => text.replace(/[\u2e80-\uffdc]/g, '00').length));

const hours = Array.from({ length: 24 }, (_, hour) => new Date(2026, 0, 28, hour, 28, 28));
const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 28));

/** The length of a time and of a date in the user's locale, in letters. */
export const timeLength = longest(hours.map(formatTime));
export const dateLength = longest(months.map(formatDate));

/**
 * The width in letters of a time and a date in the user's locale, for a table with fixed columns: `11:55:27` is `11:55:27 a.m.`
 * elsewhere, and a narrower column would cut it.
 */
export const timeColumns = {
  '--time': `${timeLength}`,
  '--date': `${dateLength}`,
} as CSSProperties;
