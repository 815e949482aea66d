import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';

export const TEAMS = '/api/v2/teams';

export const teamsOf = (world: World): Kept => new Kept(world, TEAMS);

/** The ids of a team's members, by the team's. */
export const membersAt = (world: World): Map<string, string[]> => world.collection<string[]>('teams.members');

/** Who is in a team: whoever was put there, and has not been deleted since. */
export function memberIds(world: World, teamId: string): string[] {
  return (membersAt(world).get(teamId) ?? []).filter((id) => world.store.users.find(id)?.state === 'active');
}

/** The team that a user is in. */
export function teamOf(world: World, userId: string): string | undefined {
  return teamsOf(world)
    .all()
    .find(({ id }) => memberIds(world, id).includes(userId))?.id;
}
