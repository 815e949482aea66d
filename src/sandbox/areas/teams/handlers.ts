import type { Area } from '../../engine/area.js';
import type { Team, TeamAddMemberFailure } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { listPage, referenceOf } from '../repository.js';
import type { Entity } from '../repository.js';
import { memberIds, membersAt, teamOf, teamsOf } from './model.js';

/** Members of teams. A user can be in one team at most. */
export function addTeamHandlers(area: Area, world: World): void {
  const teams = teamsOf(world);
  const findTeam = (context: OperationContext): Entity<Team> => teams.get(context.param('teamId'));
  const setMembers = (team: Entity<Team>, members: readonly string[]): void => {
    membersAt(world).set(team.id, [...members]);
    teams.save({ ...team, memberCount: members.length });
  };
  const isTaken = (userId: string, exceptTeamId: string): boolean => (teamOf(world, userId) ?? exceptTeamId) !== exceptTeamId;

  area.handle('getTeamMembers', (context) => {
    const members = memberIds(world, findTeam(context).id).map((id) => world.store.users.get(id));
    return listPage(context, world, members.map(referenceOf));
  });

  area.handle('postTeamMembers', (context) => {
    const team = findTeam(context);
    const newIds = [...new Set(readObject(context, ['memberIds']).memberIds)];
    const failures = newIds.flatMap((id): TeamAddMemberFailure[] => {
      if (world.store.users.find(id)?.state !== 'active') return [{ id, reason: 'UserNotFound' }];
      return isTaken(id, team.id) ? [{ id, reason: 'UserGroupLimitExceeded' }] : [];
    });
    const addedIds = newIds.filter((newId) => !failures.some(({ id }) => id === newId));
    setMembers(team, [...new Set([...memberIds(world, team.id), ...addedIds])]);
    return { entities: addedIds.map((id) => ({ id, selfUri: `/api/v2/users/${id}` })), failures };
  });

  area.handle('deleteTeamMembers', (context) => {
    const team = findTeam(context);
    const removedIds = queryList(context, 'id');
    const before = memberIds(world, team.id);
    const unknownId = removedIds.find((id) => !before.includes(id));
    if (unknownId !== undefined) throw notFound('teamMember', unknownId);
    setMembers(
      team,
      before.filter((id) => !removedIds.includes(id)),
    );
  });
}
