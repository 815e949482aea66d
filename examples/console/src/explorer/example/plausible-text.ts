interface TextField {
  name: string;
  format: string | undefined;
  /** A text that makes names unique. */
  suffix: string;
}

const DAY_MS = 86_400_000;

/** Texts by the name of their field: the first that matches. */
const texts: readonly (readonly [RegExp, (suffix: string) => string])[] = [
  [/^email(?:Address)?$/i, (suffix) => `example.${suffix}@example.com`],
  [/^interval$/, () => `${isoDay(-1)}T00:00:00.000Z/${isoDay(0)}T00:00:00.000Z`],
  [/time_?zone/i, () => 'UTC'],
  [/phone|^did$/i, (suffix) => `+44163296${suffix.slice(-4).padStart(4, '0')}`],
  [/ur[il]$/i, () => 'https://example.com/'],
  [/^language$|languageTag|locale/i, () => 'en-US'],
  [/colou?r/i, () => '#147a8e'],
  [/startWorkday|^startDate$/, () => isoDay(-1)],
  [/endWorkday|^endDate$/, () => isoDay(0)],
  [/^password$|newPassword/i, (suffix) => `Harbour ${suffix} 1`],
];

/** Returns a text for a field: of its format, or of its name. */
export function plausibleText({ name, format, suffix }: TextField): string {
  if (format === 'date') return isoDay(daysFor(name));
  if (format === 'date-time') return `${isoDay(daysFor(name))}T08:00:00.000Z`;
  const [, write] = texts.find(([pattern]) => pattern.test(name)) ?? [];
  return write ? write(suffix) : `Example ${suffix}`;
}

const isoDay = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The end of a range is after its start, and what expires does so in the future. */
function daysFor(name: string): number {
  if (/expir|due/i.test(name)) return 7;
  return /end|until|to$/i.test(name) ? 0 : -1;
}

/** Returns the day of a name such as `today`; `undefined` for other names. */
export function dayNamed(name: string): string | undefined {
  const days = { yesterday: -1, today: 0, tomorrow: 1 }[name];
  return days === undefined ? undefined : isoDay(days);
}
