import type { World } from '../../store/world.js';
import type { Team } from '../../../models/index.js';
import { Repository } from '../repository.js';

export const TEAMS = '/api/v2/teams';

export const teamsOf = (world: World): Repository<Team> => new Repository<Team>(world, TEAMS);

/** Ids of the members, by team. */
export const membersAt = (world: World): Map<string, string[]> => world.collection<string[]>('teams.members');

/** The members of a team, without users deleted since. */
export function memberIds(world: World, teamId: string): string[] {
  return (membersAt(world).get(teamId) ?? []).filter((id) => world.store.users.find(id)?.state === 'active');
}

/** The team of a user. */
export function teamOf(world: World, userId: string): string | undefined {
  return teamsOf(world)
    .all()
    .find(({ id }) => memberIds(world, id).includes(userId))?.id;
}
