import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDateTime, formatDay, formatHourAndMinute, formatTime } from '../../../examples/console/src/shared/formats.js';
import { periodOf } from '../../../examples/console/src/shared/date-range/date-range.js';
import {
  activateTimeZone,
  addDays,
  browserTimeZone,
  dayAt,
  dayInterval,
  describeTimeZone,
  instantOfLocal,
  isTimeZone,
  localText,
  startOfDay,
  weekdayOf,
} from '../../../examples/console/src/shared/time-zone.js';

const HOUR = 3_600_000;

/** With clock changes in both hemispheres, at midnight, by half an hour, and with offsets of quarters of an hour. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Asuncion',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];

const instants = fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2036, 0, 1) });

afterEach(() => {
  activateTimeZone(undefined);
  vi.unstubAllEnvs();
});

describe('A day in a time zone', () => {
  it('begins with its first instant, which belongs to it, after the last instant of the day before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
        const day = dayAt(instant, zone);
        const start = startOfDay(day, zone);
        expect(start).toBeLessThanOrEqual(instant);
        expect(dayAt(start, zone)).toBe(day);
        expect(dayAt(start - 1, zone)).toBe(addDays(day, -1));
        expect(startOfDay(addDays(day, 1), zone)).toBeGreaterThan(instant);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-03-30', 24],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/Sao_Paulo', '2018-11-04', 23],
    ['America/Asuncion', '2024-03-23', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    // This day was left out when Samoa moved to the other side of the date line.
    ['Pacific/Apia', '2011-12-30', 0],
  ])('of %s: %s has %d hours', (zone, day, hours) => {
    expect((startOfDay(addDays(day, 1), zone) - startOfDay(day, zone)) / HOUR).toBe(hours);
  });

  it('begins when the clocks change, if they skip midnight', () => {
    expect(localText(startOfDay('2018-11-04', 'America/Sao_Paulo'), 'America/Sao_Paulo')).toBe('2018-11-04T01:00:00');
  });

  it('is that of the browser by default', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(dayAt(Date.parse('2026-03-12T03:30Z'))).toBe('2026-03-11');
    expect(dayInterval('2026-03-08')).toBe('2026-03-08T05:00:00.000Z/2026-03-09T04:00:00.000Z');
  });

  it('has a weekday', () => {
    expect([weekdayOf('2026-03-08'), weekdayOf('2026-03-14')]).toEqual([0, 6]);
  });
});

describe('A date and time field', () => {
  it('keeps every instant, except for the second time that clocks show', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
        const second = Math.floor(instant / 1000) * 1000;
        const text = localText(second, zone);
        const restored = instantOfLocal(text, zone);
        expect(localText(restored, zone)).toBe(text);
        expect([0, 0.5 * HOUR, HOUR]).toContain(second - restored);
      }),
      { numRuns: 400 },
    );
  });

  it('accepts a time that clocks skip as the instant of the change, and no invalid text', () => {
    expect(instantOfLocal('2026-03-29T02:30', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:00Z'));
    expect(instantOfLocal('noon')).toBeNaN();
  });
});

describe('Times of the page', () => {
  const instant = Date.parse('2026-03-12T23:30:15Z');

  it('are in the active time zone, and days stay as they are written', () => {
    activateTimeZone('Asia/Kathmandu');
    expect(formatTime(instant)).toBe('5:15:15 AM');
    expect(formatHourAndMinute(instant)).toBe('5:15 AM');
    expect(formatDateTime(instant)).toContain('Mar 13, 2026');
    expect(formatDay('2026-03-12')).toBe('Mar 12, 2026');
    activateTimeZone('America/New_York');
    expect(formatTime(instant)).toBe('7:30:15 PM');
    expect(formatDay('2026-03-12')).toBe('Mar 12, 2026');
  });

  it('begin their days there', () => {
    activateTimeZone('Asia/Kathmandu');
    expect(periodOf({ when: 'yesterday', from: '', to: '' }, instant)).toEqual({
      from: new Date('2026-03-11T18:15Z'),
      to: new Date('2026-03-12T18:15Z'),
    });
  });

  it('name the time zone with its offset at that time', () => {
    expect(describeTimeZone(instant, 'Europe/Berlin')).toBe('Europe/Berlin (GMT+1)');
    expect(describeTimeZone(Date.parse('2026-07-01T12:00Z'), 'Europe/Berlin')).toBe('Europe/Berlin (GMT+2)');
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(browserTimeZone()).toBe('Asia/Tokyo');
    expect(describeTimeZone(instant)).toBe('Asia/Tokyo (GMT+9)');
  });
});

describe('The name of a time zone', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])('%s is valid', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', '+01:00', 'europe', 'Europe/Berlin<script>'])('%j is invalid', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
