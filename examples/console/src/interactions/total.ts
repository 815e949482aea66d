import type { Segment } from './participants.js';

/** The total duration of some segments. */
export interface Total {
  /** Of those that have ended, in ms. */
  ended: number;
  /** The starts of those that are still running, in ms since the epoch. */
  running: readonly number[];
}

/** Returns the total of segments; `undefined` if there are none. */
export function totalOf(segments: readonly Segment[]): Total | undefined {
  const valid = segments.flatMap(({ segmentStart = '', segmentEnd }) => {
    const start = Date.parse(segmentStart);
    return Number.isNaN(start) ? [] : [{ start, end: segmentEnd === undefined ? undefined : Date.parse(segmentEnd) }];
  });
  if (valid.length === 0) return undefined;
  return {
    ended: valid.reduce((sum, { start, end = start }) => sum + Math.max(0, end - start), 0),
    running: valid.flatMap(({ start, end }) => (end === undefined ? [start] : [])),
  };
}

/** Returns a total up to `now`, in ms. */
export function totalMs(total: Total | undefined, now: number): number | undefined {
  return total?.running.reduce((sum, start) => sum + Math.max(0, now - start), total.ended);
}
