import { DAY } from '../../store/clock.js';
import type { PerformanceProfile } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';

export const PROFILES = '/api/v2/gamification/profiles';

export const profilesOf = (world: World): Repository<PerformanceProfile> => new Repository<PerformanceProfile>(world, PROFILES);

/** A user's membership in a profile. The first and the last workday are included; without `to` it is unlimited. */
export interface Membership {
  profileId: string;
  userId: string;
  from: string;
  to?: string;
}

/** By user, in chronological order. A user is in one profile at a time. */
const membershipsOf = (world: World): Map<string, Membership[]> => world.collection<Membership[]>('gamification.memberships');

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The current workday in UTC, because profiles have no time zone. */
export const today = (world: World): string => dayOf(world.now());

/** A user's memberships that overlap a range of days, without deleted profiles. */
export function membershipsIn(world: World, userId: string, start: string, end: string): Membership[] {
  return (membershipsOf(world).get(userId) ?? []).filter(
    ({ profileId, from, to }) => from <= end && (to === undefined || to >= start) && profilesOf(world).find(profileId),
  );
}

export function profileIdOf(world: World, userId: string, workday = today(world)): string | undefined {
  return membershipsIn(world, userId, workday, workday).at(-1)?.profileId;
}

export function membersOf(world: World, profileId: string): string[] {
  return [...membershipsOf(world).keys()].filter((userId) => profileIdOf(world, userId) === profileId);
}

/** Assigns a user to a profile as of today, or removes the user from the current one. */
export function assign(world: World, userId: string, profileId: string | undefined): void {
  const from = today(world);
  // A membership that began today is discarded, because memberships last whole days.
  const earlierMemberships = (membershipsOf(world).get(userId) ?? []).filter((each) => each.from < from);
  const closedMemberships = earlierMemberships.map((each) =>
    each.to === undefined || each.to >= from ? { ...each, to: dayOf(world.now() - DAY) } : each,
  );
  membershipsOf(world).set(userId, [...closedMemberships, ...(profileId === undefined ? [] : [{ profileId, userId, from }])]);
}
