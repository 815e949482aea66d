import type { Hono } from 'hono';
import type { RoleDivisionGrants } from '../../../models/index.js';
import { readObject, readTexts } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { activeUser } from '../users/users.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { callerOf, demandIn } from '../../sign-in/permission-check.js';
import { addGrant, grantsOf, removeGrants, rolesOf } from '../../sign-in/roles.js';
import { EVERYWHERE } from '../../store/extent.js';
import { authorizationOf, subjectView } from './model.js';

const SUBJECTS = '/api/v2/authorization/subjects';

/** Grants roles to users and OAuth clients. */
export function grantRoutes(app: Hono<SandboxEnv>, world: World): void {
  const subjectOf = (context: SandboxContext): string => {
    const id = context.req.param('subjectId') ?? '';
    if (!world.client(id) && !grantsOf(world).has(id)) return activeUser(world, id).id;
    return id;
  };

  app.get(`${SUBJECTS}/me`, (context) => context.json(subjectView(world, callerOf(context))));

  app.get(`${SUBJECTS}/rolecounts`, (context) => {
    const ids = queryList(context, 'id');
    return context.json(Object.fromEntries(ids.map((id) => [id, grantsOf(world).get(id)?.length ?? 0])));
  });

  app.get(`${SUBJECTS}/:subjectId`, (context) => context.json(subjectView(world, subjectOf(context))));

  for (const change of ['bulkadd', 'bulkremove', 'bulkreplace'] as const) {
    app.post(`${SUBJECTS}/:subjectId/${change}`, (context) => {
      const subjectId = subjectOf(context);
      const { grants } = readObject<RoleDivisionGrants>(context, ['grants']);
      for (const { roleId, divisionId } of grants) {
        if (change === 'bulkremove') demandIn(world, context, 'authorization:grant:delete', divisionId);
        else checkNewGrant(world, context, roleId, divisionId);
      }
      if (change === 'bulkreplace') {
        for (const { divisionId } of grantsOf(world).get(subjectId) ?? []) {
          demandIn(world, context, 'authorization:grant:delete', divisionId);
        }
        removeGrants(world, subjectId, () => true);
      }
      for (const { roleId, divisionId } of grants) {
        if (change !== 'bulkremove') addGrant(world, subjectId, roleId, divisionId);
        else removeGrants(world, subjectId, (grant) => grant.roleId === roleId && grant.divisionId === divisionId);
      }
      return context.body(null, 204);
    });
  }

  const one = `${SUBJECTS}/:subjectId/divisions/:divisionId/roles/:roleId`;
  app.on(['POST', 'DELETE'], one, (context) => {
    const subjectId = subjectOf(context);
    const { divisionId, roleId } = context.req.param();
    checkGrant(world, roleId, divisionId);
    if (context.req.method === 'POST') {
      demandIn(world, context, 'authorization:grant:add', divisionId);
      addGrant(world, subjectId, roleId, divisionId);
    } else {
      demandIn(world, context, 'authorization:grant:delete', divisionId);
      removeGrants(world, subjectId, (grant) => grant.roleId === roleId && grant.divisionId === divisionId);
    }
    return context.body(null, 204);
  });

  app.get('/api/v2/users/:userId/roles', (context) =>
    context.json(authorizationOf(world, activeUser(world, context.req.param('userId')).id)),
  );

  app.put('/api/v2/users/:userId/roles', (context) => {
    const { id } = activeUser(world, context.req.param('userId'));
    const roleIds = readTexts(context);
    for (const roleId of roleIds) checkNewGrant(world, context, roleId, world.organisation.homeDivisionId);
    removeGrants(world, id, ({ roleId }) => !roleIds.includes(roleId));
    const kept = new Set((grantsOf(world).get(id) ?? []).map(({ roleId }) => roleId));
    for (const roleId of roleIds) if (!kept.has(roleId)) addGrant(world, id, roleId, world.organisation.homeDivisionId);
    return context.json(authorizationOf(world, id));
  });
}

function checkGrant(world: World, roleId: string, divisionId: string): void {
  if (!rolesOf(world).has(roleId)) throw notFound('role', roleId);
  if (divisionId !== EVERYWHERE) world.store.divisions.get(divisionId);
}

/** Callers cannot grant a role in a division where they lack the permission to do so. */
export function checkNewGrant(world: World, context: SandboxContext, roleId: string, divisionId: string): void {
  checkGrant(world, roleId, divisionId);
  demandIn(world, context, 'authorization:grant:add', divisionId);
}
