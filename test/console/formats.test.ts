import { describe, expect, it, vi } from 'vitest';
import {
  formatBytes,
  formatClock,
  formatDate,
  formatDateTime,
  formatDuration,
  formatElapsed,
  formatHourAndMinute,
  formatNumber,
  formatPercent,
  formatStart,
  formatTime,
} from '../../examples/console/src/shared/formats.js';
import { formattingLocale, preferredLanguage } from '../../examples/console/src/shared/locale.js';

/** ms */
const DAY = 86_400_000;
const instant = new Date(2026, 10, 27, 14, 25, 3);

/** Formats something of each kind in an interface of a language, for a user with these locales. */
function everyFormat(lang: string, languages: readonly string[]): string[] {
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('navigator', { languages });
  return [
    formatNumber(1_234_567.5),
    formatPercent(0.756),
    formatClock(3_723_000),
    formatDuration(273_600_000),
    formatDateTime(instant),
    formatDate(instant),
    formatHourAndMinute(instant),
    formatTime(instant),
    formatBytes(1500),
    formatStart(instant, 2 * DAY),
  ];
}

describe('The beginning of a state', () => {
  it.each([
    ['en', DAY - 1000, '14:25:03', '23:59:59'],
    ['en', DAY, '27 Nov', '1 d'],
    ['de', 3 * DAY + 7_500_000, '27. Nov.', '3 d 2 h'],
    ['en', 300 * DAY, '27 Nov 2026', '300 d'],
    ['de', 738 * DAY, '27.11.2026', '738 d'],
  ])('has the time, from a day on the day, and after most of a year the year too: %s, %i ms', (lang, ms, start, elapsed) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    vi.stubGlobal('navigator', { languages: ['de-DE'] });
    expect([formatStart(instant, ms), formatElapsed(ms)]).toEqual([start, elapsed]);
  });
});

describe('Numbers, dates and times', () => {
  it.each(
    ['ar-EG', 'fa', 'hi-IN-u-nu-deva', 'th-TH-u-ca-buddhist-nu-thai', 'de', 'en', 'not a locale', ''].flatMap((user) => [
      ['en', user],
      ['de', user],
    ]),
  )('of the interface in %s have one digit system for the locale "%s"', (lang = '', user = '') => {
    const texts = everyFormat(lang, user === '' ? [] : [user]);
    for (const text of texts) expect(text.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/);
    expect(texts[4]).toContain('2026');
    // The words are of the interface's language.
    expect(texts.join(' ')).not.toMatch(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Z}\p{S}]/u);
  });

  it('follow the language of the interface, and the region of the user', () => {
    expect(everyFormat('de', ['de-DE'])).toEqual([
      '1.234.567,5',
      '76\u00a0%',
      '1:02:03',
      '3 d 4 h',
      '27.11.2026, 14:25:03',
      '27.11.2026',
      '14:25',
      '14:25:03',
      '1,5 kB',
      '27. Nov.',
    ]);
    expect(everyFormat('en', ['de-DE']).slice(4, 8)).toEqual(['27 Nov 2026, 14:25:03', '27 Nov 2026', '14:25', '14:25:03']);
    expect(everyFormat('en', ['en-US'])[6]).toMatch(/^2:25.PM$/);
    expect(everyFormat('en', ['en-US'])[5]).toBe('Nov 27, 2026');
    expect(everyFormat('en', ['fa'])[6]).toBe('14:25');
    expect(everyFormat('en', ['ar-EG'])[4]).toMatch(/^27 Nov 2026, 2:25:03.pm$/);
  });
});

describe('The locale', () => {
  it.each([
    ['en', ['en-GB'], 'en-GB-u-hc-h23-nu-latn'],
    ['en', ['hi-IN-u-nu-deva'], 'en-IN-u-hc-h12-nu-latn'],
    ['en', ['fa'], 'en-001-u-hc-h23-nu-latn'],
    ['de', ['de-CH', 'en-US'], 'de-CH-u-hc-h23-nu-latn'],
    ['de', ['en-US'], 'de-u-hc-h12-nu-latn'],
    ['en', ['en-u-hc-h23'], 'en-u-hc-h23-nu-latn'],
  ] as const)('of %s for %j is %s', (language, locales, expected) => {
    expect(formattingLocale(language, locales)).toBe(expected);
  });

  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'de', 'en'], 'de'],
    [['fa', 'en-US', 'de'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('%j selects the language %s', (locales, expected) => {
    expect(preferredLanguage(locales)).toBe(expected);
  });
});
