/** ms. Months and years have their average length. */
const units: Readonly<Record<string, number>> = {
  Y: 31_556_952_000,
  M: 2_629_746_000,
  W: 604_800_000,
  D: 86_400_000,
  TH: 3_600_000,
  TM: 60_000,
  TS: 1000,
};

/** Returns the length of an ISO 8601 duration such as `PT30M` or `P1D` in ms; `undefined` for another text. */
export function durationMs(text: string): number | undefined {
  const match = /^P(?=.)((?:\d{1,9}[YMWD])*)(?:T((?:\d{1,9}[HMS])+))?$/.exec(text);
  if (!match) return undefined;
  const [, date = '', time = ''] = match;
  const total = lengthOf(date, '') + lengthOf(time, 'T');
  return total > 0 ? total : undefined;
}

function lengthOf(text: string, prefix: string): number {
  const parts = text.match(/\d{1,9}[A-Z]/g) ?? [];
  return parts.reduce((sum, part) => sum + Number.parseInt(part, 10) * (units[prefix + part.slice(-1)] ?? 0), 0);
}

/** Reads an interval of two times: start and end in ms since the epoch. `undefined` for another text. */
export function readInterval(interval: unknown): { from: number; to: number } | undefined {
  const [start = '', end = '', ...others] = typeof interval === 'string' ? interval.split('/') : [];
  const from = Date.parse(start);
  const length = durationMs(end);
  const to = length === undefined ? Date.parse(end) : from + length;
  return from < to && others.length === 0 ? { from, to } : undefined;
}
