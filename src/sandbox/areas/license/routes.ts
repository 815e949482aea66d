import type { Hono } from 'hono';
import type {
  LicenseDefinition,
  LicenseOrgToggle,
  LicenseUser,
  UserLicenses,
  UserLicensesEntityListing,
} from '../../../models/index.js';
import { knownPermissions } from '../../operations/permissions.js';
import { textOf } from '../../engine/values.js';
import { readTexts } from '../../http/body.js';
import { badRequest, notFound } from '../../store/errors.js';
import { listing } from '../../http/listing.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { allows, extentOf } from '../../sign-in/permissions.js';
import { rolesOf } from '../../sign-in/roles.js';
import { holdsAnywhere } from '../../store/extent.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';
import type { Entity } from '../kept.js';

const USERS = '/api/v2/license/users';
const DEFINITIONS = '/api/v2/license/definitions';
const TOGGLES = '/api/v2/license/toggles';

/** The licences that users need. They depend on the users' permissions. */
export function licenceRoutes(app: Hono<SandboxEnv>, world: World): void {
  toggleRoutes(app, world);
  const active = (): StoredUser[] => world.store.users.all().filter(({ state }) => state === 'active');

  app.get(USERS, (context) => {
    const view = ({ id }: StoredUser): UserLicenses => ({ id, licenses: licencesOf(world, id), selfUri: `${USERS}/${id}` });
    const { entities, pageSize, pageNumber, total = 0, pageCount = 0 } = listing(context, world, active(), view);
    // The response contains no links to other pages.
    const answer: UserLicensesEntityListing = { entities, pageSize, pageNumber, total, pageCount };
    return context.json(answer);
  });

  app.get(`${USERS}/:userId`, (context) => {
    const id = context.req.param('userId');
    if (!active().some((user) => user.id === id)) throw notFound('user', id);
    const licenses = licencesOf(world, id).flatMap((licence): LicenseDefinition[] => {
      const definition = world.store.find(DEFINITIONS, licence);
      return definition ? [{ ...definition, id: licence }] : [];
    });
    const answer: LicenseUser = { id, licenses, selfUri: `${USERS}/${id}` };
    return context.json(answer);
  });

  app.post(USERS, (context) => {
    const found = readTexts(context).map((id) => active().find((user) => user.id === id) ?? id);
    const stranger = found.find((user) => typeof user === 'string');
    if (stranger !== undefined) throw notFound('user', stranger);
    const answer = (found as StoredUser[]).map(({ id }) => [
      id,
      { id, licenses: licencesOf(world, id), selfUri: `${USERS}/${id}` },
    ]);
    return context.json(Object.fromEntries(answer));
  });

  app.post('/api/v2/license/infer', (context) => {
    const roles = readTexts(context).map((id) => {
      const role = rolesOf(world).get(id);
      if (!role) throw notFound('role', id);
      return role;
    });
    return context.json(licencesFor((permission) => roles.some((role) => allows(role, permission))));
  });

  app.post('/api/v2/license/infer/permissions', (context) => {
    const wanted = readTexts(context);
    for (const permission of wanted)
      if (!knownPermissions().includes(permission))
        throw badRequest(`${permission} is no permission`, [{ errorCode: 'invalid.value', fieldName: 'permission' }]);
    return context.json(licencesFor((permission) => wanted.includes(permission)));
  });
}

/** The features of the platform are not documented. An organisation has those in its seed. */
function toggleRoutes(app: Hono<SandboxEnv>, world: World): void {
  const kept = new Kept(world, TOGGLES, [], 'LicenseOrgToggle');
  const toggleOf = (context: SandboxContext): Entity => {
    const name = context.req.param('featureName') ?? '';
    // Features from a seed file also have ids, which are not returned.
    const found = kept.all().find(({ id, featureName }) => (featureName ?? id) === name);
    if (!found) throw notFound('featureName', name);
    return found;
  };
  const view = ({ id, featureName, enabled }: Entity): LicenseOrgToggle => ({
    featureName: textOf(featureName ?? id),
    enabled: enabled === true,
  });

  app.get(`${TOGGLES}/:featureName`, (context) => context.json(view(toggleOf(context))));
  app.post(`${TOGGLES}/:featureName`, (context) => {
    const toggle = toggleOf(context);
    return context.json(view(kept.put({ ...toggle, enabled: toggle['enabled'] !== true })));
  });
}

export function licencesOf(world: World, userId: string): string[] {
  return licencesFor((permission) => holdsAnywhere(extentOf(world, userId, permission)));
}

/** The licences that a set of permissions requires. */
function licencesFor(may: (permission: string) => boolean): string[] {
  const basic = ['collaborate', 'communicate'];
  if (may('quality:evaluation:add')) return [...basic, 'callCenter3'];
  return may('routing:queue:join') ? [...basic, 'callCenter2'] : basic;
}
