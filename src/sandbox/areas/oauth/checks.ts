import type { OAuthClientRequest, RoleDivision } from '../../../models/index.js';
import { knownPermissions } from '../../operations/permissions.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField, missingField, Problem } from '../../store/errors.js';
import { callerOf } from '../../sign-in/permission-check.js';
import { allows, extentOf } from '../../sign-in/permissions.js';
import { grantsOf, rolesOf } from '../../sign-in/roles.js';
import { ALL_DIVISIONS, coversDivision } from '../../store/extent.js';
import { isLoopback } from '../../store/initial-data/organisation.js';
import type { World } from '../../store/world.js';

/** Five minutes and two days, in s. */
const SHORTEST = 300;
const LONGEST = 172_800;

/** @throws the platform's 400 for a token lifetime out of range. */
export function checkLifetime(seconds: number | undefined): void {
  if (seconds === undefined || (seconds >= SHORTEST && seconds <= LONGEST)) return;
  const fieldName = 'accessTokenValiditySeconds';
  throw invalidField(`${fieldName} must be from ${SHORTEST} to ${LONGEST}`, fieldName);
}

/** @throws the platform's 400 for redirect addresses that a login page could not use. */
export function checkAddresses({ authorizedGrantType, registeredRedirectUri: uris = [] }: OAuthClientRequest): void {
  if (!['CODE', 'TOKEN'].includes(authorizedGrantType)) return;
  if (uris.length === 0) throw missingField('registeredRedirectUri');
  uris.forEach((uri, index) => {
    if (isAddress(uri)) return;
    const fieldName = `registeredRedirectUri[${index}]`;
    throw invalidField(`Value [${uri}] is not valid for field type [redirect URI]`, fieldName);
  });
}

/** RFC 6749, 3.1.2: absolute and without a fragment. Plain HTTP only for addresses of the same machine. */
function isAddress(uri: string): boolean {
  let url: URL;
  try {
    url = new URL(uri);
  } catch {
    return false;
  }
  const isPlain = !/[#\\\s]/.test(uri) && url.username === '' && !['data:', 'javascript:'].includes(url.protocol);
  return isPlain && (url.protocol !== 'http:' || isLoopback(uri));
}

/**
 * The roles that an OAuth client will have. Only client credentials act for themselves and need roles; with other grants the
 * roles of the user apply.
 *
 * @param heldRoles - The current roles, which stay by default.
 * @throws the platform's 400 for no roles or unknown ones, its 403 if the caller may not grant them.
 */
export function readGrantedRoles(
  world: World,
  context: OperationContext,
  request: OAuthClientRequest,
  heldRoles: readonly RoleDivision[],
): RoleDivision[] {
  if (request.authorizedGrantType !== 'CLIENT-CREDENTIALS') return [];
  // oxlint-disable-next-line typescript/no-deprecated -- `roleIds` dates from before divisions, and programs still send it
  const { roleDivisions, roleIds } = request;
  const { homeDivisionId } = world.organisation;
  const requestedRoles = roleDivisions ?? roleIds?.map((roleId) => ({ roleId, divisionId: homeDivisionId })) ?? [...heldRoles];
  if (requestedRoles.length === 0) throw missingField('roleDivisions');
  const fieldOf = (index: number, name: string): string =>
    roleDivisions ? `roleDivisions[${index}].${name}` : `roleIds[${index}]`;
  requestedRoles.forEach(({ roleId, divisionId }, index) => {
    if (!rolesOf(world).has(roleId)) throw unknownGrant('role', roleId, fieldOf(index, 'roleId'));
    const isDivision = divisionId === ALL_DIVISIONS || world.store.divisions.find(divisionId) !== undefined;
    if (!isDivision) throw unknownGrant('division', divisionId, fieldOf(index, 'divisionId'));
  });
  for (const role of requestedRoles) {
    const isHeld = heldRoles.some(({ roleId, divisionId }) => roleId === role.roleId && divisionId === role.divisionId);
    if (!isHeld && !canGrant(world, context, role)) throw new Problem(403);
  }
  return requestedRoles;
}

/** A caller may only grant roles that the caller has, or whose permissions the caller has. */
function canGrant(world: World, context: OperationContext, { roleId, divisionId }: RoleDivision): boolean {
  if (world.permissions === 'off') return true;
  const caller = callerOf(context);
  const callerGrants = grantsOf(world).get(caller) ?? [];
  if (callerGrants.some((grant) => grant.roleId === roleId && [ALL_DIVISIONS, divisionId].includes(grant.divisionId)))
    return true;
  const role = rolesOf(world).get(roleId);
  if (!role) return false;
  return knownPermissions().every(
    (permission) => !allows(role, permission) || coversDivision(extentOf(world, caller, permission), divisionId),
  );
}

/** A role or division that does not exist. */
function unknownGrant(entityName: string, entityId: string, fieldName: string): Problem {
  return badRequest(`There is no ${entityName} with this id`, [{ errorCode: 'invalid.value', fieldName, entityId, entityName }]);
}
