import { badRequest } from '../../http/errors.js';

/** A stretch of time in ms since the epoch, from the one to before the other. */
export interface Interval {
  from: number;
  to: number;
}

/** Reads `2026-07-01T00:00Z/2026-07-08T00:00Z`, or a start with a duration: `2026-07-01T00:00Z/P1D`. */
export function readInterval(interval: unknown): Interval {
  const [start = '', end = ''] = typeof interval === 'string' ? interval.split('/') : [];
  const from = Date.parse(start);
  const to = end.startsWith('P') ? from + (readDuration(end) ?? Number.NaN) : Date.parse(end);
  if (!(from < to)) {
    throw badRequest('interval must be two ISO 8601 dates with a slash between them, the earlier one first', [
      { errorCode: 'invalid.value', fieldName: 'interval' },
    ]);
  }
  return { from, to };
}

const units = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1000 } as const;

/** ms of `PT30M`, `P1D`, `P1W`, …; months count as 30 days. */
export function readDuration(duration: string): number | undefined {
  const parts = /^P(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (!parts) return undefined;
  const [months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part) || 0);
  const ms =
    (months * 30 + weeks * 7 + days) * units.days + hours * units.hours + minutes * units.minutes + seconds * units.seconds;
  return ms > 0 ? ms : undefined;
}

/** The steps of an interval, each as long as `granularity`; one where nothing is said. */
export function steps(interval: Interval, granularity: string | undefined): Interval[] {
  if (granularity === undefined) return [interval];
  const step = readDuration(granularity);
  const count = step === undefined ? 0 : Math.ceil((interval.to - interval.from) / step);
  if (step === undefined || count > 10_000) {
    throw badRequest('granularity must be an ISO 8601 duration that is not too short for the interval', [
      { errorCode: 'invalid.value', fieldName: 'granularity' },
    ]);
  }
  return Array.from({ length: count }, (_unused, index) => {
    const from = interval.from + index * step;
    return { from, to: Math.min(from + step, interval.to) };
  });
}

export function intervalText({ from, to }: Interval): string {
  return `${new Date(from).toISOString()}/${new Date(to).toISOString()}`;
}
