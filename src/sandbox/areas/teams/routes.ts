import type { Hono } from 'hono';
import type { TeamMembers, TeamAddMemberFailure } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { listed, referenceOf } from '../kept.js';
import type { Entity } from '../kept.js';
import { memberIds, membersAt, TEAMS, teamOf, teamsOf } from './model.js';

/** Members of teams. A user can be in one team at most. */
export function teamRoutes(app: Hono<SandboxEnv>, world: World): void {
  const teams = teamsOf(world);
  const found = (context: SandboxContext): Entity => teams.get(context.req.param('teamId'));
  const become = (team: Entity, members: readonly string[]): void => {
    membersAt(world).set(team.id, [...members]);
    teams.put({ ...team, memberCount: members.length });
  };
  const isTaken = (userId: string, except: string): boolean => (teamOf(world, userId) ?? except) !== except;

  app.get(`${TEAMS}/:teamId/members`, (context) => {
    const members = memberIds(world, found(context).id).map((id) => world.store.users.get(id));
    return listed(context, world, members.map(referenceOf));
  });

  app.post(`${TEAMS}/:teamId/members`, (context) => {
    const team = found(context);
    const wanted = [...new Set(readObject<TeamMembers>(context, ['memberIds']).memberIds)];
    const failures = wanted.flatMap((id): TeamAddMemberFailure[] => {
      if (world.store.users.find(id)?.state !== 'active') return [{ id, reason: 'UserNotFound' }];
      return isTaken(id, team.id) ? [{ id, reason: 'UserGroupLimitExceeded' }] : [];
    });
    const added = wanted.filter((wantedId) => !failures.some(({ id }) => id === wantedId));
    become(team, [...new Set([...memberIds(world, team.id), ...added])]);
    return context.json({ entities: added.map((id) => ({ id, selfUri: `/api/v2/users/${id}` })), failures });
  });

  app.delete(`${TEAMS}/:teamId/members`, (context) => {
    const team = found(context);
    const gone = queryList(context, 'id');
    const before = memberIds(world, team.id);
    const stranger = gone.find((id) => !before.includes(id));
    if (stranger !== undefined) throw notFound('teamMember', stranger);
    become(
      team,
      before.filter((id) => !gone.includes(id)),
    );
    return context.body(null, 204);
  });
}
