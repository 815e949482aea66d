import type { Area } from '../../engine/area.js';
import type { RoleDivisionGrants } from '../../../models/index.js';
import { readObject, readTexts } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { GROUPS } from '../groups/model.js';
import { activeUser } from '../users/users.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { callerOf, requireInDivision } from '../../sign-in/permission-check.js';
import { addGrant, grantsOf, removeGrants, rolesOf } from '../../sign-in/roles.js';
import { ALL_DIVISIONS } from '../../store/extent.js';
import { authorizationOf, subjectView } from './model.js';

/** The operations that change many grants of a subject. */
const bulkChanges = [
  { name: 'postAuthorizationSubjectBulkadd', change: 'add' },
  { name: 'postAuthorizationSubjectBulkremove', change: 'remove' },
  { name: 'postAuthorizationSubjectBulkreplace', change: 'replace' },
] as const;

/** Grants roles to users, groups and OAuth clients. */
export function addGrantHandlers(area: Area, world: World): void {
  addSubjectHandlers(area, world);
  addUserRoleHandlers(area, world);
}

/** @throws the platform's 404 if the id belongs to no OAuth client, no group, no subject with grants, and no active user. */
function findSubjectId(world: World, context: OperationContext): string {
  const id = context.param('subjectId');
  const isOtherSubject = world.client(id) !== undefined || world.store.has(GROUPS, id) || grantsOf(world).has(id);
  return isOtherSubject ? id : activeUser(world, id).id;
}

function addSubjectHandlers(area: Area, world: World): void {
  area.handle('getAuthorizationSubjectsMe', (context) => subjectView(world, callerOf(context)));

  area.handle('getAuthorizationSubjectsRolecounts', (context) => {
    const ids = queryList(context, 'id');
    return Object.fromEntries(ids.map((id) => [id, grantsOf(world).get(id)?.length ?? 0]));
  });

  area.handle('getAuthorizationSubject', (context) => subjectView(world, findSubjectId(world, context)));

  for (const { name, change } of bulkChanges) {
    area.handle(name, (context) => {
      changeGrants(world, context, change);
    });
  }

  const grantOf = (context: OperationContext): { subjectId: string; divisionId: string; roleId: string } => {
    const subjectId = findSubjectId(world, context);
    const divisionId = context.param('divisionId');
    const roleId = context.param('roleId');
    checkGrant(world, roleId, divisionId);
    return { subjectId, divisionId, roleId };
  };

  area.handle('postAuthorizationSubjectDivisionRole', (context) => {
    const { subjectId, divisionId, roleId } = grantOf(context);
    requireInDivision(world, context, 'authorization:grant:add', divisionId);
    addGrant(world, subjectId, roleId, divisionId);
  });

  area.handle('deleteAuthorizationSubjectDivisionRole', (context) => {
    const { subjectId, divisionId, roleId } = grantOf(context);
    requireInDivision(world, context, 'authorization:grant:delete', divisionId);
    removeGrants(world, subjectId, (grant) => grant.roleId === roleId && grant.divisionId === divisionId);
  });
}

function addUserRoleHandlers(area: Area, world: World): void {
  area.handle('getUserRoles', (context) => authorizationOf(world, activeUser(world, context.param('subjectId')).id));

  area.handle('putUserRoles', (context) => {
    const { id } = activeUser(world, context.param('subjectId'));
    const roleIds = readTexts(context);
    for (const roleId of roleIds) checkNewGrant(world, context, roleId, world.organisation.homeDivisionId);
    removeGrants(world, id, ({ roleId }) => !roleIds.includes(roleId));
    const grantedRoleIds = new Set((grantsOf(world).get(id) ?? []).map(({ roleId }) => roleId));
    for (const roleId of roleIds) if (!grantedRoleIds.has(roleId)) addGrant(world, id, roleId, world.organisation.homeDivisionId);
    return authorizationOf(world, id);
  });
}

/** Checks all grants before it changes any. */
function changeGrants(world: World, context: OperationContext<RoleDivisionGrants>, change: 'add' | 'remove' | 'replace'): void {
  const subjectId = findSubjectId(world, context);
  const { grants } = readObject(context, ['grants']);
  for (const { roleId, divisionId } of grants) {
    if (change === 'remove') requireInDivision(world, context, 'authorization:grant:delete', divisionId);
    else checkNewGrant(world, context, roleId, divisionId);
  }
  if (change === 'replace') {
    for (const { divisionId } of grantsOf(world).get(subjectId) ?? []) {
      requireInDivision(world, context, 'authorization:grant:delete', divisionId);
    }
    removeGrants(world, subjectId, () => true);
  }
  for (const { roleId, divisionId } of grants) {
    if (change !== 'remove') addGrant(world, subjectId, roleId, divisionId);
    else removeGrants(world, subjectId, (grant) => grant.roleId === roleId && grant.divisionId === divisionId);
  }
}

function checkGrant(world: World, roleId: string, divisionId: string): void {
  if (!rolesOf(world).has(roleId)) throw notFound('role', roleId);
  if (divisionId !== ALL_DIVISIONS) world.store.divisions.get(divisionId);
}

/** Callers cannot grant a role in a division where they lack the permission to do so. */
export function checkNewGrant(world: World, context: OperationContext, roleId: string, divisionId: string): void {
  checkGrant(world, roleId, divisionId);
  requireInDivision(world, context, 'authorization:grant:add', divisionId);
}
