import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';

export const PROFILES = '/api/v2/gamification/profiles';

export const profilesOf = (world: World): Kept => new Kept(world, PROFILES);

/** A user's time in a profile, by workdays: from one, to another or until further notice, both included. */
export interface Membership {
  profileId: string;
  userId: string;
  from: string;
  to?: string;
}

/** By user, in the order of their days: a user is in one profile at a time. */
const membershipsAt = (world: World): Map<string, Membership[]> => world.collection<Membership[]>('gamification.memberships');

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The workday that it is. It goes by UTC: profiles have no time zone. */
export const today = (world: World): string => dayOf(world.now());

/** The memberships of a user that lie in a span of days, in profiles that are still there. */
export function membershipsIn(world: World, userId: string, start: string, end: string): Membership[] {
  return (membershipsAt(world).get(userId) ?? []).filter(
    ({ profileId, from, to }) => from <= end && (to === undefined || to >= start) && profilesOf(world).find(profileId),
  );
}

export function profileIdOf(world: World, userId: string, workday = today(world)): string | undefined {
  return membershipsIn(world, userId, workday, workday).at(-1)?.profileId;
}

export function membersOf(world: World, profileId: string): string[] {
  return [...membershipsAt(world).keys()].filter((userId) => profileIdOf(world, userId) === profileId);
}

/** Puts a user into a profile from this day on, or out of any. */
export function assign(world: World, userId: string, profileId: string | undefined): void {
  const from = today(world);
  // Where somebody was for less than a day they have not been.
  const before = (membershipsAt(world).get(userId) ?? []).filter((each) => each.from < from);
  const ended = before.map((each) =>
    each.to === undefined || each.to >= from ? { ...each, to: dayOf(world.now() - DAY) } : each,
  );
  membershipsAt(world).set(userId, [...ended, ...(profileId === undefined ? [] : [{ profileId, userId, from }])]);
}
