import type { Area } from '../../engine/area.js';
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
import type { OperationContext } from '../../http/operation-context.js';
import { allows, extentOf } from '../../sign-in/permissions.js';
import { rolesOf } from '../../sign-in/roles.js';
import { coversAnyDivision } from '../../store/extent.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';

const USERS = '/api/v2/license/users';
const DEFINITIONS = '/api/v2/license/definitions';
const TOGGLES = '/api/v2/license/toggles';

/** The licences that users need. They depend on the users' permissions. */
export function addLicenceHandlers(area: Area, world: World): void {
  addToggleHandlers(area, world);
  const active = (): StoredUser[] => world.store.users.all().filter(({ state }) => state === 'active');

  area.handle('getLicenseUsers', (context) => {
    const view = ({ id }: StoredUser): UserLicenses => ({ id, licenses: licencesOf(world, id), selfUri: `${USERS}/${id}` });
    const { entities, pageSize, pageNumber, total = 0, pageCount = 0 } = listing(context, world, active(), view);
    // The response contains no links to other pages.
    const answer: UserLicensesEntityListing = { entities, pageSize, pageNumber, total, pageCount };
    return answer;
  });

  area.handle('getLicenseUser', (context) => {
    const id = context.param('userId');
    if (!active().some((user) => user.id === id)) throw notFound('user', id);
    const licenses = licencesOf(world, id).flatMap((licence): LicenseDefinition[] => {
      const definition = world.store.find(DEFINITIONS, licence);
      return definition ? [{ ...definition, id: licence }] : [];
    });
    const answer: LicenseUser = { id, licenses, selfUri: `${USERS}/${id}` };
    return answer;
  });

  area.handle('postLicenseUsers', (context) => {
    const found = readTexts(context).map((id) => active().find((user) => user.id === id) ?? id);
    const stranger = found.find((user) => typeof user === 'string');
    if (stranger !== undefined) throw notFound('user', stranger);
    const answer = (found as StoredUser[]).map(({ id }) => [
      id,
      { id, licenses: licencesOf(world, id), selfUri: `${USERS}/${id}` },
    ]);
    return Object.fromEntries(answer);
  });

  area.handle('postLicenseInfer', (context) => {
    const roles = readTexts(context).map((id) => {
      const role = rolesOf(world).get(id);
      if (!role) throw notFound('role', id);
      return role;
    });
    return licencesFor((permission) => roles.some((role) => allows(role, permission)));
  });

  area.handle('postLicenseInferPermissions', (context) => {
    const wanted = readTexts(context);
    for (const permission of wanted)
      if (!knownPermissions().includes(permission))
        throw badRequest(`${permission} is no permission`, [{ errorCode: 'invalid.value', fieldName: 'permission' }]);
    return licencesFor((permission) => wanted.includes(permission));
  });
}

/** The features of the platform are not documented. An organisation has those in its seed. */
function addToggleHandlers(area: Area, world: World): void {
  const kept = new Repository(world, TOGGLES, [], 'LicenseOrgToggle');
  const toggleOf = (context: OperationContext): Entity => {
    const name = context.params['featureName'] ?? '';
    // Features from a seed file also have ids, which are not returned.
    const found = kept.all().find(({ id, featureName }) => (featureName ?? id) === name);
    if (!found) throw notFound('featureName', name);
    return found;
  };
  const view = ({ id, featureName, enabled }: Entity): LicenseOrgToggle => ({
    featureName: textOf(featureName ?? id),
    enabled: enabled === true,
  });

  area.handle('getLicenseToggle', (context) => view(toggleOf(context)));
  area.handle('postLicenseToggle', (context) => {
    const toggle = toggleOf(context);
    return view(kept.save({ ...toggle, enabled: toggle['enabled'] !== true }));
  });
}

export function licencesOf(world: World, userId: string): string[] {
  return licencesFor((permission) => coversAnyDivision(extentOf(world, userId, permission)));
}

/** The licences that a set of permissions requires. */
function licencesFor(may: (permission: string) => boolean): string[] {
  const basic = ['collaborate', 'communicate'];
  if (may('quality:evaluation:add')) return [...basic, 'callCenter3'];
  return may('routing:queue:join') ? [...basic, 'callCenter2'] : basic;
}
