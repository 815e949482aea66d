import { AffectedDivisions } from '../http/affected-divisions.js';
import type { AffectedEntity } from '../http/affected-divisions.js';
import type { ContractPermissions } from '../../contract/index.js';
import { extentOf } from './permissions.js';
import { intersectionOf, unionOf, ALL_DIVISIONS, coversAnyDivision, coversDivision } from '../store/extent.js';
import type { Extent } from '../store/extent.js';
import type { World } from '../store/world.js';
import type { Check, OperationContext } from '../http/operation-context.js';
import { Problem } from '../store/errors.js';
import { matchOf } from '../http/match-of.js';
import type { Match } from '../operations/surface.js';

/** A permission that an operation requires, and where the caller has it. */
interface HeldPermission {
  readonly permission: string;
  readonly extent: Extent;
}

/** Whether a permission is sufficient at a place. */
type PermissionTest = (heldPermissions: HeldPermission) => boolean;

/**
 * Refuses calls if the caller lacks the permissions that the contract requires, or has them only in other divisions than those
 * of the affected entities. Filters lists to the entities that the caller may see.
 */
export function checkPermissions(world: World): Check {
  const affectedDivisions = new AffectedDivisions(world);
  return (context) => {
    const match = matchOf(context);
    if (world.permissions === 'off' || !requiresPermissions(match)) return;
    const { permissions: required } = match.route.operation;
    const caller = callerOf(context);
    const heldPermissions = findHeldPermissions(world, caller, required);
    requirePermissions(required, heldPermissions, ({ extent }) => coversAnyDivision(extent));
    if (heldPermissions.every(({ extent }) => extent === ALL_DIVISIONS)) return;
    for (const entity of affectedDivisions.affectedEntities(match)) {
      if (!entity.ownerIds.includes(caller))
        requirePermissions(required, heldPermissions, (one) => coversEntity(one, entity), entity);
    }
    const listPermissions = heldPermissions.filter(({ permission }) => affectedDivisions.filtersListBy(match, permission));
    const hasOtherPermission =
      required.any && heldPermissions.some((one) => !listPermissions.includes(one) && coversAnyDivision(one.extent));
    if (listPermissions.length === 0 || hasOtherPermission) return;
    context.visibleDivisions = listPermissions.map(({ extent }) => extent).reduce(required.any ? unionOf : intersectionOf);
  };
}

/** Refuses to put an entity into a division in which the caller lacks the permission. Runs after the validation of the body. */
export function checkBodyDivision(world: World): Check {
  const affectedDivisions = new AffectedDivisions(world);
  return (context) => {
    const { body } = context;
    const match = matchOf(context);
    if (world.permissions === 'off' || body === undefined || !requiresPermissions(match)) return;
    const targetDivision = affectedDivisions.targetDivision(match, body);
    if (!targetDivision) return;
    const { permissions: required } = match.route.operation;
    const heldPermissions = findHeldPermissions(world, callerOf(context), required);
    requirePermissions(required, heldPermissions, ({ permission, extent }) =>
      targetDivision.isLimitedByDivision(permission)
        ? coversDivision(extent, targetDivision.divisionId)
        : coversAnyDivision(extent),
    );
  };
}

/** @throws the platform's 403 if the caller lacks a permission in a division. */
export function requireInDivision(world: World, context: OperationContext, permission: string, divisionId: string): void {
  if (world.permissions === 'off') return;
  const extent = extentOf(world, callerOf(context), permission);
  if (!coversDivision(extent, divisionId)) throw missingPermissionProblem({ any: [permission] }, [permission]);
}

/** The calling user, or the OAuth client if it acts for itself. */
export function callerOf(context: OperationContext): string {
  const { userId, clientId } = context.accessToken;
  return userId ?? clientId;
}

function requiresPermissions(match: Match | readonly string[]): match is Match {
  if (!('route' in match) || match.route.operation.auth !== 'oauth') return false;
  const { any = [], all = [] } = match.route.operation.permissions;
  return any.length + all.length > 0;
}

function findHeldPermissions(world: World, caller: string, { any = [], all = [] }: ContractPermissions): HeldPermission[] {
  return [...any, ...all].map((permission) => ({ permission, extent: extentOf(world, caller, permission) }));
}

function requirePermissions(
  required: ContractPermissions,
  heldPermissions: readonly HeldPermission[],
  isSufficient: PermissionTest,
  affectedEntity?: AffectedEntity,
): void {
  const missingPermissions = heldPermissions.filter((one) => !isSufficient(one)).map(({ permission }) => permission);
  const isEnough = required.any ? missingPermissions.length < heldPermissions.length : missingPermissions.length === 0;
  if (!isEnough) throw missingPermissionProblem(required, missingPermissions, affectedEntity);
}

function missingPermissionProblem(
  { any }: ContractPermissions,
  missingPermissions: readonly string[],
  affectedEntity?: AffectedEntity,
): Problem {
  const names = `[${missingPermissions.join(', ')}]`;
  const text = any
    ? 'You must have at least one of the following permissions assigned: {permissions}'
    : 'You are missing the following permission(s): {permissions}';
  const messageWithParams = `Unable to perform the requested action. ${text}`;
  return new Problem(403, messageWithParams.replace('{permissions}', names), {
    code: any ? 'missing.any.permissions' : 'missing.permissions',
    messageWithParams,
    messageParams: { permissions: names },
    ...(affectedEntity && { entityId: affectedEntity.id, entityName: affectedEntity.name }),
  });
}

function coversEntity({ permission, extent }: HeldPermission, { divisions, isLimitedByDivision }: AffectedEntity): boolean {
  return isLimitedByDivision(permission) ? divisions.some((id) => coversDivision(extent, id)) : coversAnyDivision(extent);
}
