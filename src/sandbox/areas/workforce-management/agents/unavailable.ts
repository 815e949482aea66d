import type { UnavailableTime } from '../../../../models/index.js';
import { utcTime } from '../../../values/utc-time.js';
import type { World } from '../../../store/world.js';

/** A time at which an agent cannot work. */
export interface Unavailable extends UnavailableTime {
  userId: string;
}

export const unavailableOf = (world: World): Map<string, Unavailable> => world.collection<Unavailable>('wfm.unavailable');

/**
 * Whether the agents of a management unit may enter unavailable times; off by default, as the platform's default is not
 * documented.
 */
export const availabilitySettings = (world: World): Map<string, { id: string; enabled: boolean }> =>
  world.collection<{ id: string; enabled: boolean }>('wfm.unavailable.settings');

export const isAvailabilityAsked = (world: World, unitId: string): boolean =>
  availabilitySettings(world).get(unitId)?.enabled === true;

/** Beginning and end of a period, in ms since the epoch. */
export function spanOf({ startDate, lengthMinutes }: UnavailableTime['timeSpan']): { from: number; to: number } {
  const from = utcTime(startDate);
  return { from, to: from + lengthMinutes * 60_000 };
}

/** The unavailable times of an agent in a period; none if the management unit does not allow them. */
export function unavailableWithin(world: World, unitId: string, userId: string, from: number, to: number): Unavailable[] {
  return isAvailabilityAsked(world, unitId) ? saidBetween(world, userId, from, to) : [];
}

export const saidBetween = (world: World, userId: string, from: number, to: number): Unavailable[] =>
  [...unavailableOf(world).values()].filter(({ userId: id, timeSpan }) => {
    const span = spanOf(timeSpan);
    return id === userId && span.from < to && span.to > from;
  });
