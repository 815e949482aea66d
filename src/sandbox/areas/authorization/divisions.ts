import type { Hono } from 'hono';
import type { AuthzDivision } from '../../../models/index.js';
import { readObject, readTexts } from '../../http/body.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import { filtered, listing, queryFlag, sorted } from '../../http/listing.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import { knownSubject } from './subjects.js';
import { callerOf } from '../../sign-in/permission-check.js';
import { extentOf } from '../../sign-in/permissions.js';
import { holdsIn } from '../../store/extent.js';
import { grantsOf, rolesOf } from '../../sign-in/roles.js';
import { moveAll, moveObjects, objectCounts } from './divided-objects.js';
import { divisionView } from './model.js';
import { queryValue } from '../../http/query.js';
import { told } from '../../engine/told.js';

const DIVISIONS = '/api/v2/authorization/divisions';

const needs = ['name'] as const;

/** Divisions, their objects, and the divisions in which a caller has a permission. */
export function divisionRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(DIVISIONS, (context) => {
    const counted = queryFlag(context, 'objectCount') ?? false;
    const found = sorted(context, filtered(context, world.store.divisions.all()), ['name', 'id']);
    return context.json(listing(context, world, found, ({ id }) => divisionView(world, id, counted)));
  });

  app.post(DIVISIONS, (context) => {
    const { name = '', description = '' } = readObject<Partial<AuthzDivision>>(context, needs);
    world.store.divisions.refuseTaken('name', name);
    const division = { id: world.newId(), name, description };
    world.store.divisions.put(division);
    return context.json(divisionView(world, division.id));
  });

  app.get(`${DIVISIONS}/home`, (context) => context.json(divisionView(world, world.organisation.homeDivisionId)));

  app.get(`${DIVISIONS}/limit`, (context) => context.json(50));

  app.get(`${DIVISIONS}/:divisionId`, (context) =>
    context.json(divisionView(world, context.req.param('divisionId'), queryFlag(context, 'objectCount') ?? false)),
  );

  app.put(`${DIVISIONS}/:divisionId`, (context) => {
    const { id, name: before } = world.store.divisions.get(context.req.param('divisionId'));
    const { name = '', description = '' } = readObject<Partial<AuthzDivision>>(context, needs);
    world.store.divisions.refuseTaken('name', name, id);
    const division = { id, name, description };
    world.store.divisions.put(division);
    if (name !== before) moveAll(world, id, id);
    return context.json(divisionView(world, id));
  });

  app.delete(`${DIVISIONS}/:divisionId`, (context) => {
    const { id } = world.store.divisions.get(context.req.param('divisionId'));
    if (id === world.organisation.homeDivisionId) throw badRequest('The home division cannot be deleted');
    const inside = Object.values(objectCounts(world, id)).reduce((sum, count) => sum + count, 0);
    if (inside > 0 && queryFlag(context, 'force') !== true) throw new Problem(409, `The division still holds ${inside} objects`);
    moveAll(world, id, world.organisation.homeDivisionId);
    const { name = '', description = '' } = world.store.divisions.remove(id) as Partial<AuthzDivision>;
    deletedDivisions(world).set(id, { id, name, description });
    return context.body(null, 204);
  });

  app.post(`${DIVISIONS}/:divisionId/restore`, (context) => {
    const id = context.req.param('divisionId');
    const division = deletedDivisions(world).get(id) ?? world.store.divisions.find(id);
    if (!division) throw notFound('division', id);
    world.store.divisions.put({ ...division, id });
    deletedDivisions(world).delete(id);
    return context.json(divisionView(world, id));
  });

  app.post(`${DIVISIONS}/:divisionId/objects/:objectType`, (context) => {
    const { id } = world.store.divisions.get(context.req.param('divisionId'));
    moveObjects(world, context, id, context.req.param('objectType'), readTexts(context));
    return context.body(null, 204);
  });

  app.get(`${DIVISIONS}/:divisionId/grants`, (context) => {
    const { id } = world.store.divisions.get(context.req.param('divisionId'));
    const roles = rolesOf(world);
    const found = [...grantsOf(world)].flatMap(([subjectId, grants]) =>
      grants.filter(({ divisionId }) => divisionId === id).map(({ roleId, made }) => ({ subjectId, roleId, made })),
    );
    const page = listing(context, world, found, ({ subjectId, roleId, made }) => ({
      subjectId,
      division: divisionView(world, id),
      grantMadeAt: new Date(made).toISOString(),
      role: { id: roleId, name: roles.get(roleId)?.name ?? '', selfUri: `/api/v2/authorization/roles/${roleId}` },
    }));
    return context.json(told('AuthzDivisionGrantEntityListing', page));
  });

  permittedRoutes(app, world);
}

/** The divisions in which the caller has a permission. */
function permittedRoutes(app: Hono<SandboxEnv>, world: World): void {
  const base = '/api/v2/authorization/divisionspermitted';
  const permitted = (context: SandboxContext, subjectId: string): AuthzDivision[] => {
    const permission = queryValue(context, 'permission') ?? '';
    if (permission === '') {
      throw badRequest('permission is required', [{ errorCode: 'required.field', fieldName: 'permission' }]);
    }
    const extent = extentOf(world, subjectId, permission);
    const name = (queryValue(context, 'name') ?? '').toLowerCase();
    return world.store.divisions
      .all()
      .filter((division) => holdsIn(extent, division.id) && contains((division.name ?? '').toLowerCase(), name))
      .map(({ id }) => divisionView(world, id));
  };

  app.get(`${base}/me`, (context) => context.json(permitted(context, callerOf(context))));

  app.get(`${base}/paged/me`, (context) =>
    context.json(listing(context, world, permitted(context, callerOf(context)), (division) => division)),
  );

  app.get(`${base}/paged/:subjectId`, (context) =>
    context.json(
      listing(context, world, permitted(context, knownSubject(world, context.req.param('subjectId'))), (division) => division),
    ),
  );
}

function deletedDivisions(world: World): Map<string, AuthzDivision> {
  return world.collection<AuthzDivision>('authorization.deletedDivisions');
}
