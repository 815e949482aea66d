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
import { invalidField, notFound } from '../../store/errors.js';
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
  const activeUsers = (): StoredUser[] => world.store.users.all().filter(({ state }) => state === 'active');

  area.handle('getLicenseUsers', (context) => {
    const view = ({ id }: StoredUser): UserLicenses => ({ id, licenses: licencesOf(world, id), selfUri: `${USERS}/${id}` });
    const { entities, pageSize, pageNumber, total = 0, pageCount = 0 } = listing(context, world, activeUsers(), view);
    // The response contains no links to other pages.
    const response: UserLicensesEntityListing = { entities, pageSize, pageNumber, total, pageCount };
    return response;
  });

  area.handle('getLicenseUser', (context) => {
    const id = context.param('userId');
    if (!activeUsers().some((user) => user.id === id)) throw notFound('user', id);
    const licenses = licencesOf(world, id).flatMap((licence): LicenseDefinition[] => {
      const definition = new Repository<LicenseDefinition>(world, DEFINITIONS).find(licence);
      return definition ? [{ ...definition, id: licence }] : [];
    });
    const response: LicenseUser = { id, licenses, selfUri: `${USERS}/${id}` };
    return response;
  });

  area.handle('postLicenseUsers', (context) => {
    const ids = readTexts(context);
    const unknownId = ids.find((id) => !activeUsers().some((user) => user.id === id));
    if (unknownId !== undefined) throw notFound('user', unknownId);
    const licenceOf = (id: string) => ({ id, licenses: licencesOf(world, id), selfUri: `${USERS}/${id}` });
    return Object.fromEntries(ids.map((id) => [id, licenceOf(id)]));
  });

  area.handle('postLicenseInfer', (context) => {
    const roles = readTexts(context).map((id) => {
      const role = rolesOf(world).get(id);
      if (!role) throw notFound('role', id);
      return role;
    });
    return requiredLicences((permission) => roles.some((role) => allows(role, permission)));
  });

  area.handle('postLicenseInferPermissions', (context) => {
    const permissions = readTexts(context);
    for (const permission of permissions)
      if (!knownPermissions().includes(permission)) throw invalidField(`${permission} is no permission`, 'permission');
    return requiredLicences((permission) => permissions.includes(permission));
  });
}

/** The features of the platform are not documented. An organisation has those in its seed. */
function addToggleHandlers(area: Area, world: World): void {
  const toggles = new Repository<LicenseOrgToggle>(world, TOGGLES, [], 'LicenseOrgToggle');
  const toggleOf = (context: OperationContext): Entity<LicenseOrgToggle> => {
    const name = context.param('featureName');
    // Features from a seed file also have ids, which are not returned.
    const match = toggles.all().find(({ id, featureName }) => (featureName ?? id) === name);
    if (!match) throw notFound('featureName', name);
    return match;
  };
  const view = ({ id, featureName, enabled }: Entity<LicenseOrgToggle>): LicenseOrgToggle => ({
    featureName: textOf(featureName ?? id),
    enabled: enabled === true,
  });

  area.handle('getLicenseToggle', (context) => view(toggleOf(context)));
  area.handle('postLicenseToggle', (context) => {
    const toggle = toggleOf(context);
    return view(toggles.save({ ...toggle, enabled: toggle['enabled'] !== true }));
  });
}

export function licencesOf(world: World, userId: string): string[] {
  return requiredLicences((permission) => coversAnyDivision(extentOf(world, userId, permission)));
}

/** The licences that a set of permissions requires. */
function requiredLicences(isPermitted: (permission: string) => boolean): string[] {
  const basicLicences = ['collaborate', 'communicate'];
  if (isPermitted('quality:evaluation:add')) return [...basicLicences, 'callCenter3'];
  return isPermitted('routing:queue:join') ? [...basicLicences, 'callCenter2'] : basicLicences;
}
