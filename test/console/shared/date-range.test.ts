import { describe, expect, it } from 'vitest';
import type { DateRange } from '../../../examples/console/src/shared/date-range/date-range.js';
import { describeRange, periodOf, rangeProblem, readDay } from '../../../examples/console/src/shared/date-range/date-range.js';
import '../support/english.js';

/** A Thursday. */
const noon = new Date(2026, 2, 12, 12).getTime();
const day = (date: number, month = 2): Date => new Date(2026, month, date);
const preset = (when: DateRange['when']): DateRange => ({ when, from: '', to: '' });
const custom = (from: string, to: string): DateRange => ({ when: 'own', from, to });

describe('A date range', () => {
  it.each([
    [preset('today'), day(12), day(13)],
    [preset('yesterday'), day(11), day(12)],
    [preset('week'), day(6), day(13)],
    [custom('2026-02-27', '2026-03-01'), day(27, 1), day(2)],
  ])('%o consists of full calendar days', (range, from, to) => {
    expect(periodOf(range, noon)).toEqual({ from, to });
  });

  it('begins this week on the first day of the week in the locale', () => {
    const { from, to } = periodOf(preset('this-week'), noon) ?? {};
    expect(to).toEqual(day(13));
    // Sunday or Monday, in the locales in which the tests run.
    expect([day(8), day(9)]).toContainEqual(from);
  });

  it.each([
    [custom('', '2026-03-12'), 'Enter the first and the last day'],
    [custom('2026-03-12', '2026-03-11'), 'The last day is before the first'],
    [custom('2026-03-01', '2026-04-01'), 'Choose 31 days at most'],
  ])('%o is rejected', (range, problem) => {
    expect(rangeProblem(range)).toBe(problem);
    expect(periodOf(range, noon)).toBeUndefined();
  });

  it('may have 31 days', () => {
    expect(rangeProblem(custom('2026-03-01', '2026-03-31'))).toBeUndefined();
  });

  it('is described by its preset or its days', () => {
    expect(describeRange(preset('week'))).toBe('Last 7 days');
    expect(describeRange(custom('2026-03-12', '2026-03-12'))).not.toContain('–');
    expect(describeRange(custom('2026-03-11', '2026-03-12'))).toContain(' – ');
    expect(describeRange(custom('2026-03-11', ''))).toBe('Custom');
  });

  it.each([
    ['2026-03-12', '2026-03-12'],
    ['2026-13-01', ''],
    ['yesterday', ''],
  ])('reads the day %j as %j', (text, expected) => {
    expect(readDay(text)).toBe(expected);
  });
});
