import { Divided } from '../http/divided.js';
import type { Concerned } from '../http/divided.js';
import type { ContractPermissions } from '../../contract/index.js';
import { extentOf } from './permissions.js';
import { intersectionOf, unionOf, EVERYWHERE, coversAnyDivision, coversDivision } from '../store/extent.js';
import type { Extent } from '../store/extent.js';
import type { World } from '../store/world.js';
import type { Middleware, OperationContext } from '../http/operation-context.js';
import { Problem } from '../store/errors.js';
import { matchOf } from '../http/matched.js';

/** A permission that an operation requires, and where the caller has it. */
interface Held {
  readonly permission: string;
  readonly extent: Extent;
}

/** Whether a permission is sufficient at a place. */
type Suffices = (held: Held) => boolean;

/**
 * Refuses calls if the caller lacks the permissions that the contract requires, or has them only in other divisions than those
 * of the affected entities. Filters lists to the entities that the caller may see.
 */
export function permissions(world: World): Middleware {
  if (world.permissions === 'off') return (_, next) => next();
  const divided = new Divided(world);
  return async (context, next) => {
    const match = matchOf(context);
    const isAsked = 'route' in match && match.route.operation.auth === 'oauth';
    if (isAsked && hasAny(match.route.operation.permissions)) {
      const { permissions: wanted } = match.route.operation;
      const caller = callerOf(context);
      const held = heldBy(world, caller, wanted);
      demand(wanted, held, ({ extent }) => coversAnyDivision(extent));
      if (held.some(({ extent }) => extent !== EVERYWHERE)) {
        for (const entity of divided.concerned(match)) {
          if (!entity.own.includes(caller)) demand(wanted, held, (one) => reaches(one, entity), entity);
        }
        const seen = held.filter(({ permission }) => divided.isSeenBy(match, permission));
        const isAlsoSeen = wanted.any && held.some((one) => !seen.includes(one) && coversAnyDivision(one.extent));
        if (seen.length > 0 && !isAlsoSeen) {
          context.visible = seen.map(({ extent }) => extent).reduce(wanted.any ? unionOf : intersectionOf);
        }
      }
    }
    await next();
  };
}

/** Refuses to put an entity into a division in which the caller lacks the permission. Runs after the validation of the body. */
export function divisionOfBody(world: World): Middleware {
  if (world.permissions === 'off') return (_, next) => next();
  const divided = new Divided(world);
  return async (context, next) => {
    const body = context.body;
    const match = body === undefined ? undefined : matchOf(context);
    if (match && 'route' in match && match.route.operation.auth === 'oauth' && hasAny(match.route.operation.permissions)) {
      const into = divided.intoDivision(match, body);
      if (into) {
        const { permissions: wanted } = match.route.operation;
        const held = heldBy(world, callerOf(context), wanted);
        demand(wanted, held, ({ permission, extent }) =>
          into.isMatterOf(permission) ? coversDivision(extent, into.divisionId) : coversAnyDivision(extent),
        );
      }
    }
    await next();
  };
}

/** @throws the platform's 403 if the caller lacks a permission in a division. */
export function demandIn(world: World, context: OperationContext, permission: string, divisionId: string): void {
  if (world.permissions === 'off') return;
  const extent = extentOf(world, callerOf(context), permission);
  if (!coversDivision(extent, divisionId)) throw refusal({ any: [permission] }, [permission]);
}

/** The calling user, or the OAuth client if it acts for itself. */
export function callerOf(context: OperationContext): string {
  const { userId, clientId } = context.accessToken;
  return userId ?? clientId;
}

function hasAny({ any = [], all = [] }: ContractPermissions): boolean {
  return any.length + all.length > 0;
}

function heldBy(world: World, caller: string, { any = [], all = [] }: ContractPermissions): Held[] {
  return [...any, ...all].map((permission) => ({ permission, extent: extentOf(world, caller, permission) }));
}

function demand(wanted: ContractPermissions, held: readonly Held[], suffices: Suffices, about?: Concerned): void {
  const missing = held.filter((one) => !suffices(one)).map(({ permission }) => permission);
  const isEnough = wanted.any ? missing.length < held.length : missing.length === 0;
  if (!isEnough) throw refusal(wanted, missing, about);
}

function refusal({ any }: ContractPermissions, missing: readonly string[], about?: Concerned): Problem {
  const names = `[${missing.join(', ')}]`;
  const text = any
    ? 'You must have at least one of the following permissions assigned: {permissions}'
    : 'You are missing the following permission(s): {permissions}';
  const messageWithParams = `Unable to perform the requested action. ${text}`;
  return new Problem(403, messageWithParams.replace('{permissions}', names), {
    code: any ? 'missing.any.permissions' : 'missing.permissions',
    messageWithParams,
    messageParams: { permissions: names },
    ...(about && { entityId: about.id, entityName: about.name }),
  });
}

function reaches({ permission, extent }: Held, { divisions, isMatterOf }: Concerned): boolean {
  return isMatterOf(permission) ? divisions.some((id) => coversDivision(extent, id)) : coversAnyDivision(extent);
}
