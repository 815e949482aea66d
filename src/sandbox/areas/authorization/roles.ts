import type { Area } from '../../engine/area.js';
import type { DomainOrganizationRole } from '../../../models/index.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { pickFields, readObject, readTexts } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { filterByIdAndName, listing, queryFlag, queryList, sortByQuery } from '../../http/listing.js';
import { activeUser } from '../users/users.js';
import { expandUser } from '../users/user.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { requireInDivision } from '../../sign-in/permission-check.js';
import { allows } from '../../sign-in/permissions.js';
import { addGrant, grantsOf, removeGrants, ROLES, rolesOf } from '../../sign-in/roles.js';
import { ALL_DIVISIONS } from '../../store/extent.js';
import type { StoredRole } from '../../sign-in/roles.js';
import { divisionView, subjectsWith } from './model.js';

const writableFields = ['name', 'description', 'defaultRoleId', 'permissions', 'permissionPolicies'] as const;

/** Roles and their members. */
export function addRoleHandlers(area: Area, world: World): void {
  area.addRule({ path: ROLES, uniqueName: true });
  addRoleReads(area, world);
  addRoleChanges(area, world);
  addRoleMembers(area, world);
}

/** @throws the platform's 404. */
function findRole(world: World, context: OperationContext): StoredRole {
  const id = context.param('roleId');
  const role = rolesOf(world).get(id);
  if (!role) throw notFound('role', id);
  return role;
}

function addRoleReads(area: Area, world: World): void {
  area.handle('getAuthorizationRoles', (context) => {
    const permissions = queryList(context, 'permission');
    const defaultIds = queryList(context, 'defaultRoleId');
    const roles = filterByIdAndName(context, [...rolesOf(world).values()])
      .filter((role) => permissions.every((permission) => allows(role, permission)))
      .filter(({ defaultRoleId = '' }) => defaultIds.length === 0 || defaultIds.includes(defaultRoleId));
    const shouldCount = queryFlag(context, 'userCount') ?? true;
    return listing(context, world, sortByQuery(context, roles, ['name', 'id']), (role) => view(world, role, shouldCount));
  });

  area.handle('getAuthorizationRole', (context) => view(world, findRole(world, context)));
}

function addRoleChanges(area: Area, world: World): void {
  area.handle('postAuthorizationRoles', (context) => {
    const body = readObject(context, ['name']);
    const id = world.newId();
    const role = {
      permissions: [],
      permissionPolicies: [],
      ...pickFields(body, writableFields),
      id,
      name: body.name,
      base: false,
      default: false,
      selfUri: `${ROLES}/${id}`,
    };
    rolesOf(world).set(id, role);
    return view(world, role);
  });

  area.handle('putAuthorizationRole', (context) => {
    const role = findRole(world, context);
    const body = readObject(context, ['name']);
    return changeRole(world, role, body, { permissions: [], permissionPolicies: [] });
  });

  area.handle('patchAuthorizationRole', (context) => {
    const role = findRole(world, context);
    return changeRole(world, role, readObject(context, ['name?']), role);
  });

  area.handle('deleteAuthorizationRole', (context) => {
    const { id } = findRole(world, context);
    rolesOf(world).delete(id);
    for (const subjectId of grantsOf(world).keys()) removeGrants(world, subjectId, ({ roleId }) => roleId === id);
  });
}

function addRoleMembers(area: Area, world: World): void {
  area.handle('postAuthorizationRole', (context) => {
    const { id } = findRole(world, context);
    const { subjectIds, divisionIds } = readObject(context, ['subjectIds', 'divisionIds']);
    for (const divisionId of divisionIds) {
      if (divisionId !== ALL_DIVISIONS) world.store.divisions.get(divisionId);
      requireInDivision(world, context, 'authorization:grant:add', divisionId);
    }
    for (const subjectId of subjectIds) for (const divisionId of divisionIds) addGrant(world, subjectId, id, divisionId);
  });

  area.handle('getAuthorizationRoleUsers', (context) => {
    const users = subjectsWith(world, findRole(world, context).id).flatMap(
      ({ subjectId }) => world.store.users.find(subjectId) ?? [],
    );
    const { entities, pageSize, pageNumber, total, pageCount } = listing(context, world, users, (user) =>
      pickDeclaredFields('UserReference', expandUser(world, user, [])),
    );
    return { entities, pageSize, pageNumber, total, pageCount };
  });

  area.handle('getAuthorizationRoleSubjectgrants', (context) =>
    listing(context, world, subjectsWith(world, findRole(world, context).id), ({ subjectId, divisionIds }) => ({
      id: subjectId,
      name: world.store.users.find(subjectId)?.name ?? world.client(subjectId)?.name ?? '',
      divisions: divisionIds.map((divisionId) => divisionView(world, divisionId)),
      type: world.client(subjectId) ? 'PC_OAUTH_CLIENT' : 'PC_USER',
    })),
  );

  area.handle('putAuthorizationRoleUsersAdd', (context) => {
    const { id } = findRole(world, context);
    const users = readTexts(context).map((userId) => activeUser(world, userId));
    requireInDivision(world, context, 'authorization:grant:add', world.organisation.homeDivisionId);
    for (const user of users) addGrant(world, user.id, id, world.organisation.homeDivisionId);
    return users.map((user) => user.id);
  });

  area.handle('putAuthorizationRoleUsersRemove', (context) => {
    const { id } = findRole(world, context);
    const userIds = readTexts(context);
    for (const { subjectId, divisionIds } of subjectsWith(world, id)) {
      if (!userIds.includes(subjectId)) continue;
      for (const divisionId of divisionIds) requireInDivision(world, context, 'authorization:grant:delete', divisionId);
    }
    for (const userId of userIds) removeGrants(world, userId, ({ roleId }) => roleId === id);
    return userIds;
  });
}

/** Stores a role with the values of a body. `defaults` applies to the fields that the body does not name. */
function changeRole(
  world: World,
  role: StoredRole,
  body: DomainOrganizationRole,
  defaults: Partial<StoredRole>,
): DomainOrganizationRole {
  const { name = role.name } = body;
  const { id, base = false, selfUri = '' } = role;
  const changedRole = {
    ...defaults,
    ...pickFields(body, writableFields),
    id,
    name,
    base,
    default: role.default ?? false,
    selfUri,
  };
  rolesOf(world).set(id, changedRole);
  return view(world, changedRole);
}

function view(world: World, role: StoredRole, shouldCount = true): DomainOrganizationRole {
  return { ...role, ...(shouldCount && { userCount: subjectsWith(world, role.id).length }) };
}
