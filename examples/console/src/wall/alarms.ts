import type { Tile } from './tiles.js';

/** ms that a queue must not need attention before it is reported again, so that a figure close to its limit is reported once. */
const CALM = 60_000;

/** Since when each reported tile is calm, in ms since the epoch, by its key; `undefined` while it needs attention. */
export type CalmTimes = ReadonlyMap<string, number | undefined>;

export interface Alarms {
  /** The tiles to report. */
  readonly fresh: readonly Tile[];
  readonly times: CalmTimes;
}

/** Returns the tiles that need attention now and were calm before. @param at - ms since the epoch */
export function nextAlarms(tiles: readonly Tile[], before: CalmTimes, at: number): Alarms {
  const alarms = tiles.filter(({ level }) => level === 'now');
  const reported = new Map([...before].filter(([, calmSince]) => calmSince === undefined || at - calmSince < CALM));
  return {
    fresh: alarms.filter(({ key }) => !reported.has(key)),
    times: new Map([
      ...[...reported].map(([key, calmSince]) => [key, calmSince ?? at] as const),
      ...alarms.map(({ key }) => [key, undefined] as const),
    ]),
  };
}
