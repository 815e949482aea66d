import type { Area } from '../../engine/area.js';
import type { AuthzDivision } from '../../../models/index.js';
import { readObject, readTexts } from '../../http/body.js';
import { badRequest, missingField, notFound, Problem } from '../../store/errors.js';
import { filterByIdAndName, listing, queryFlag, sortByQuery } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import { requireSubject } from './subjects.js';
import { callerOf } from '../../sign-in/permission-check.js';
import { extentOf } from '../../sign-in/permissions.js';
import { coversDivision } from '../../store/extent.js';
import { grantsOf, rolesOf } from '../../sign-in/roles.js';
import { moveAll, moveObjects, countObjects } from './divided-objects.js';
import { divisionView } from './model.js';
import { queryValue } from '../../http/query.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';

const needs = ['name'] as const;

/** Divisions, their objects, and the divisions in which a caller has a permission. */
export function addDivisionHandlers(area: Area, world: World): void {
  area.addRule({ path: world.store.divisions.uri, uniqueName: true });
  addDivisionReads(area, world);
  addDivisionChanges(area, world);
  addDivisionContents(area, world);
  addPermittedHandlers(area, world);
}

function addDivisionReads(area: Area, world: World): void {
  area.handle('getAuthorizationDivisions', (context) => {
    const shouldCount = queryFlag(context, 'objectCount') ?? false;
    const divisions = sortByQuery(context, filterByIdAndName(context, world.store.divisions.all()), ['name', 'id']);
    return listing(context, world, divisions, ({ id }) => divisionView(world, id, shouldCount));
  });

  area.handle('getAuthorizationDivisionsHome', () => divisionView(world, world.organisation.homeDivisionId));

  area.handle('getAuthorizationDivisionsLimit', () => 50);

  area.handle('getAuthorizationDivision', (context) =>
    divisionView(world, context.param('divisionId'), queryFlag(context, 'objectCount') ?? false),
  );
}

function addDivisionChanges(area: Area, world: World): void {
  area.handle('postAuthorizationDivisions', (context) => {
    const { name = '', description = '' } = readObject<Partial<AuthzDivision>>(context, needs);
    const division = { id: world.newId(), name, description };
    world.store.divisions.save(division);
    return divisionView(world, division.id);
  });

  area.handle('putAuthorizationDivision', (context) => {
    const { id, name: before } = world.store.divisions.get(context.param('divisionId'));
    const { name = '', description = '' } = readObject<Partial<AuthzDivision>>(context, needs);
    const division = { id, name, description };
    world.store.divisions.save(division);
    if (name !== before) moveAll(world, id, id);
    return divisionView(world, id);
  });

  area.handle('deleteAuthorizationDivision', (context) => {
    const { id } = world.store.divisions.get(context.param('divisionId'));
    if (id === world.organisation.homeDivisionId) throw badRequest('The home division cannot be deleted');
    const objectCount = Object.values(countObjects(world, id)).reduce((sum, count) => sum + count, 0);
    if (objectCount > 0 && queryFlag(context, 'force') !== true)
      throw new Problem(409, `The division still holds ${objectCount} objects`);
    moveAll(world, id, world.organisation.homeDivisionId);
    const { name = '', description = '' } = world.store.divisions.remove(id) as Partial<AuthzDivision>;
    deletedDivisions(world).set(id, { id, name, description });
  });

  area.handle('postAuthorizationDivisionRestore', (context) => {
    const id = context.param('divisionId');
    const division = deletedDivisions(world).get(id) ?? world.store.divisions.find(id);
    if (!division) throw notFound('division', id);
    world.store.divisions.save({ ...division, id });
    deletedDivisions(world).delete(id);
    return divisionView(world, id);
  });
}

/** The objects of a division, and the grants in it. */
function addDivisionContents(area: Area, world: World): void {
  area.handle('postAuthorizationDivisionObject', (context) => {
    const { id } = world.store.divisions.get(context.param('divisionId'));
    moveObjects(world, context, id, context.param('objectType'), readTexts(context));
  });

  area.handle('getAuthorizationDivisionGrants', (context) => {
    const { id } = world.store.divisions.get(context.param('divisionId'));
    const roles = rolesOf(world);
    const grantList = [...grantsOf(world)].flatMap(([subjectId, grants]) =>
      grants.filter(({ divisionId }) => divisionId === id).map(({ roleId, grantedAt }) => ({ subjectId, roleId, grantedAt })),
    );
    const page = listing(context, world, grantList, ({ subjectId, roleId, grantedAt }) => ({
      subjectId,
      division: divisionView(world, id),
      grantMadeAt: new Date(grantedAt).toISOString(),
      role: { id: roleId, name: roles.get(roleId)?.name ?? '', selfUri: `/api/v2/authorization/roles/${roleId}` },
    }));
    return pickDeclaredFields('AuthzDivisionGrantEntityListing', page);
  });
}

/** The divisions in which the caller has a permission. */
function addPermittedHandlers(area: Area, world: World): void {
  const permittedDivisions = (context: OperationContext, subjectId: string): AuthzDivision[] => {
    const permission = queryValue(context, 'permission') ?? '';
    if (permission === '') {
      throw missingField('permission');
    }
    const extent = extentOf(world, subjectId, permission);
    const name = (queryValue(context, 'name') ?? '').toLowerCase();
    return world.store.divisions
      .all()
      .filter((division) => coversDivision(extent, division.id) && contains((division.name ?? '').toLowerCase(), name))
      .map(({ id }) => divisionView(world, id));
  };

  area.handle('getAuthorizationDivisionspermittedMe', (context) => permittedDivisions(context, callerOf(context)));

  area.handle('getAuthorizationDivisionspermittedPagedMe', (context) =>
    listing(context, world, permittedDivisions(context, callerOf(context)), (division) => division),
  );

  area.handle('getAuthorizationDivisionspermittedPagedSubjectId', (context) =>
    listing(
      context,
      world,
      permittedDivisions(context, requireSubject(world, context.param('subjectId'))),
      (division) => division,
    ),
  );
}

function deletedDivisions(world: World): Map<string, AuthzDivision> {
  return world.collection<AuthzDivision>('authorization.deletedDivisions');
}
