import type { UnavailableTime } from '../../../../models/index.js';
import { utcTime } from '../../../values/utc-time.js';
import type { World } from '../../../store/world.js';

/** A time at which somebody cannot work, as they have said. */
export interface Unavailable extends UnavailableTime {
  userId: string;
}

export const unavailableOf = (world: World): Map<string, Unavailable> => world.collection<Unavailable>('wfm.unavailable');

/** Which management units let their agents say so: none where nobody has decided on it, which is the sandbox's own choice. */
export const availabilitySettings = (world: World): Map<string, { id: string; enabled: boolean }> =>
  world.collection<{ id: string; enabled: boolean }>('wfm.unavailable.settings');

export const isAvailabilityAsked = (world: World, unitId: string): boolean =>
  availabilitySettings(world).get(unitId)?.enabled === true;

/** When a span begins and ends, in ms since the epoch. */
export function spanOf({ startDate, lengthMinutes }: UnavailableTime['timeSpan']): { from: number; to: number } {
  const from = utcTime(startDate);
  return { from, to: from + lengthMinutes * 60_000 };
}

/** What somebody has said of a stretch of time; what their unit does not let them say counts for nothing. */
export function unavailableWithin(world: World, unitId: string, userId: string, from: number, to: number): Unavailable[] {
  return isAvailabilityAsked(world, unitId) ? saidBetween(world, userId, from, to) : [];
}

export const saidBetween = (world: World, userId: string, from: number, to: number): Unavailable[] =>
  [...unavailableOf(world).values()].filter(({ userId: id, timeSpan }) => {
    const span = spanOf(timeSpan);
    return id === userId && span.from < to && span.to > from;
  });
