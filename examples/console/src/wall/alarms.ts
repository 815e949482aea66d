import type { Tile } from './tiles.js';

/** ms that a queue must not need attention before it is reported again, so that a figure close to its limit is reported once. */
const CALM = 60_000;

/** When each reported tile last needed attention, in ms since the epoch, by its key. */
export type AlarmTimes = ReadonlyMap<string, number>;

export interface Alarms {
  /** The tiles to report. */
  readonly fresh: readonly Tile[];
  readonly times: AlarmTimes;
}

/** Returns the tiles that need attention now and were calm before. @param at - ms since the epoch */
export function nextAlarms(tiles: readonly Tile[], before: AlarmTimes, at: number): Alarms {
  const alarms = tiles.filter(({ level }) => level === 'now');
  const recent = [...before].filter(([, last]) => at - last < CALM);
  const reported = new Set(recent.map(([key]) => key));
  return {
    fresh: alarms.filter(({ key }) => !reported.has(key)),
    times: new Map([...recent, ...alarms.map(({ key }) => [key, at] as const)]),
  };
}
