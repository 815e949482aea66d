import type { Hono } from 'hono';
import type { DomainOrganizationRole, SubjectDivisions } from '../../../models/index.js';
import { told } from '../../engine/told.js';
import { chosen, readObject, readTexts } from '../../http/body.js';
import { notFound, taken } from '../../store/errors.js';
import { filtered, listing, queryFlag, queryList, sorted } from '../../http/listing.js';
import { activeUser } from '../users/users.js';
import { expandUser } from '../users/user.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { demandIn } from '../../sign-in/permission-check.js';
import { allows } from '../../sign-in/permissions.js';
import { addGrant, grantsOf, removeGrants, ROLES, rolesOf } from '../../sign-in/roles.js';
import { EVERYWHERE } from '../../store/extent.js';
import type { StoredRole } from '../../sign-in/roles.js';
import { divisionView, subjectsWith } from './model.js';
import { withText } from '../../store/changes.js';

const settable = ['name', 'description', 'defaultRoleId', 'permissions', 'permissionPolicies'] as const;

/** Roles and their members. */
export function roleRoutes(app: Hono<SandboxEnv>, world: World): void {
  const roleOf = (context: SandboxContext): StoredRole => {
    const id = context.req.param('roleId') ?? '';
    const role = rolesOf(world).get(id);
    if (!role) throw notFound('role', id);
    return role;
  };

  app.get(ROLES, (context) => {
    const permissions = queryList(context, 'permission');
    const defaultIds = queryList(context, 'defaultRoleId');
    const found = filtered(context, [...rolesOf(world).values()])
      .filter((role) => permissions.every((permission) => allows(role, permission)))
      .filter(({ defaultRoleId = '' }) => defaultIds.length === 0 || defaultIds.includes(defaultRoleId));
    const counted = queryFlag(context, 'userCount') ?? true;
    return context.json(listing(context, world, sorted(context, found, ['name', 'id']), (role) => view(world, role, counted)));
  });

  app.post(ROLES, (context) => {
    const body = readObject<DomainOrganizationRole & { name: string }>(context, ['name']);
    refuseTaken(world, body.name);
    const id = world.newId();
    const role = {
      permissions: [],
      permissionPolicies: [],
      ...chosen(body, settable),
      id,
      name: body.name,
      base: false,
      default: false,
      selfUri: `${ROLES}/${id}`,
    };
    rolesOf(world).set(id, role);
    return context.json(view(world, role));
  });

  app.get(`${ROLES}/:roleId`, (context) => context.json(view(world, roleOf(context))));

  for (const verb of ['PUT', 'PATCH'] as const) {
    app.on(verb, `${ROLES}/:roleId`, async (context, next) => {
      if (context.req.param('roleId') === 'default') {
        await next();
        return undefined;
      }
      const role = roleOf(context);
      const body = readObject<DomainOrganizationRole>(context, [verb === 'PUT' ? 'name' : 'name?']);
      const { name = role.name } = body;
      refuseTaken(world, name, role.id);
      const kept = verb === 'PATCH' ? role : { permissions: [], permissionPolicies: [] };
      const { id, base = false, selfUri = '' } = role;
      const changed = { ...kept, ...chosen(body, settable), id, name, base, default: role.default ?? false, selfUri };
      rolesOf(world).set(id, changed);
      return context.json(view(world, changed));
    });
  }

  app.delete(`${ROLES}/:roleId`, (context) => {
    const { id } = roleOf(context);
    rolesOf(world).delete(id);
    for (const subjectId of grantsOf(world).keys()) removeGrants(world, subjectId, ({ roleId }) => roleId === id);
    return context.body(null, 204);
  });

  app.post(`${ROLES}/:roleId`, async (context, next) => {
    if (context.req.param('roleId') === 'default') {
      await next();
      return undefined;
    }
    const { id } = roleOf(context);
    const { subjectIds, divisionIds } = readObject<SubjectDivisions>(context, ['subjectIds', 'divisionIds']);
    for (const divisionId of divisionIds) {
      if (divisionId !== EVERYWHERE) world.store.divisions.get(divisionId);
      demandIn(world, context, 'authorization:grant:add', divisionId);
    }
    for (const subjectId of subjectIds) for (const divisionId of divisionIds) addGrant(world, subjectId, id, divisionId);
    return context.body(null, 204);
  });

  app.get(`${ROLES}/:roleId/users`, (context) => {
    const users = subjectsWith(world, roleOf(context).id).flatMap(({ subjectId }) => world.store.users.find(subjectId) ?? []);
    const { entities, pageSize, pageNumber, total, pageCount } = listing(context, world, users, (user) =>
      told('UserReference', expandUser(world, user, [])),
    );
    return context.json({ entities, pageSize, pageNumber, total, pageCount });
  });

  app.get(`${ROLES}/:roleId/subjectgrants`, (context) =>
    context.json(
      listing(context, world, subjectsWith(world, roleOf(context).id), ({ subjectId, divisionIds }) => ({
        id: subjectId,
        name: world.store.users.find(subjectId)?.name ?? world.client(subjectId)?.name ?? '',
        divisions: divisionIds.map((divisionId) => divisionView(world, divisionId)),
        type: world.client(subjectId) ? 'PC_OAUTH_CLIENT' : 'PC_USER',
      })),
    ),
  );

  app.put(`${ROLES}/:roleId/users/add`, (context) => {
    const { id } = roleOf(context);
    const users = readTexts(context).map((userId) => activeUser(world, userId));
    demandIn(world, context, 'authorization:grant:add', world.organisation.homeDivisionId);
    for (const user of users) addGrant(world, user.id, id, world.organisation.homeDivisionId);
    return context.json(users.map((user) => user.id));
  });

  app.put(`${ROLES}/:roleId/users/remove`, (context) => {
    const { id } = roleOf(context);
    const userIds = readTexts(context);
    for (const { subjectId, divisionIds } of subjectsWith(world, id)) {
      if (!userIds.includes(subjectId)) continue;
      for (const divisionId of divisionIds) demandIn(world, context, 'authorization:grant:delete', divisionId);
    }
    for (const userId of userIds) removeGrants(world, userId, ({ roleId }) => roleId === id);
    return context.json(userIds);
  });
}

function view(world: World, role: StoredRole, counted = true): DomainOrganizationRole {
  return { ...role, ...(counted && { userCount: subjectsWith(world, role.id).length }) };
}

function refuseTaken(world: World, name: string, except?: string): void {
  const owner = withText(rolesOf(world), 'name', name).find((role) => role.id !== except);
  if (owner) throw taken('role', 'name', name);
}
