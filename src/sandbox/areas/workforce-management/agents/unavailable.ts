import type { UnavailableTime } from '../../../../models/index.js';
import { utcTime } from '../../../values/utc-time.js';
import type { World } from '../../../store/world.js';

/** A time at which an agent cannot work. */
export interface StoredUnavailableTime extends UnavailableTime {
  userId: string;
}

export const unavailableTimesOf = (world: World): Map<string, StoredUnavailableTime> =>
  world.collection<StoredUnavailableTime>('wfm.unavailable');

/**
 * Whether the agents of a management unit may enter unavailable times; off by default, as the platform's default is not
 * documented.
 */
export const availabilitySettings = (world: World): Map<string, { id: string; enabled: boolean }> =>
  world.collection<{ id: string; enabled: boolean }>('wfm.unavailable.settings');

export const isAvailabilityEnabled = (world: World, unitId: string): boolean =>
  availabilitySettings(world).get(unitId)?.enabled === true;

/** Beginning and end of a period, in ms since the epoch. */
export function spanOf({ startDate, lengthMinutes }: UnavailableTime['timeSpan']): { from: number; to: number } {
  const from = utcTime(startDate);
  return { from, to: from + lengthMinutes * 60_000 };
}

/** The unavailable times of an agent in a period; none if the management unit does not allow them. */
export function enabledUnavailableTimes(
  world: World,
  unitId: string,
  userId: string,
  from: number,
  to: number,
): StoredUnavailableTime[] {
  return isAvailabilityEnabled(world, unitId) ? unavailableTimesBetween(world, userId, from, to) : [];
}

export const unavailableTimesBetween = (world: World, userId: string, from: number, to: number): StoredUnavailableTime[] =>
  [...unavailableTimesOf(world).values()].filter(({ userId: id, timeSpan }) => {
    const span = spanOf(timeSpan);
    return id === userId && span.from < to && span.to > from;
  });
