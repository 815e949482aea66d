import type { OperationFacts, OperationLimit } from './facts.js';
import type { GrantDivision, Grants } from './grants.js';
import type { HeldPermission, HeldPermissions } from './held-permissions.js';
import { isUnlimited } from './held-permissions.js';
import type { OperationName } from './operation-names.js';

/**
 * Whether the caller can use an operation: `'limited'` means in some divisions or under conditions only, and `'unknown'` that the platform
 * does not document the permissions or did not state the grants.
 */
export type PreflightStatus = 'possible' | 'limited' | 'impossible' | 'unknown';

/** Permissions of which the caller needs one (`any`) or all (`all`). Neither is set if there are none. */
export interface RequiredPermissions {
  readonly any?: readonly string[];
  readonly all?: readonly string[];
}

/** What a check has found out about an operation. */
export interface OperationCheck {
  readonly operation: OperationName;
  readonly status: PreflightStatus;
  /** Why the operation has its status, for people. */
  readonly reason: string;
  /** The permissions that the platform documents. Empty if it documents none. */
  readonly required: RequiredPermissions;
  /** The permissions that the caller lacks: one of `any`, or all of `all`. Empty unless they make the operation impossible. */
  readonly missing: RequiredPermissions;
  /** The divisions where the operation is possible; `'all'` if it is not limited to some. */
  readonly divisions: 'all' | readonly GrantDivision[];
  /** The conditions of the caller's roles, as the platform writes them, if the permissions depend on them. */
  readonly conditions: readonly string[];
  /** The platform no longer offers the operation. */
  readonly isRetired: boolean;
  /** The platform advises against the operation. */
  readonly isDeprecated: boolean;
  /** The platform may change the operation without notice. */
  readonly isPreview: boolean;
  /** What to use instead of a retired or deprecated operation. */
  readonly replacement: string | undefined;
  /** Limits of pages, lists and requests that the documentation of the operation states. */
  readonly limits: readonly OperationLimit[];
}

/** The part of a check that depends on the caller. */
type Finding = Pick<OperationCheck, 'status' | 'reason'> & Partial<Pick<OperationCheck, 'missing' | 'divisions' | 'conditions'>>;

/** Compares what an operation requires with what the caller has. */
export function checkOperation(
  operation: OperationName,
  facts: OperationFacts,
  held: HeldPermissions,
  { problem }: Grants,
): OperationCheck {
  const { any, all, isRetired, isDeprecated, isPreview, replacement, limits } = facts;
  const finding = findingOf(facts, held, problem);
  return {
    operation,
    status: finding.status,
    reason: finding.reason,
    required: { ...(any.length > 0 && { any }), ...(all.length > 0 && { all }) },
    missing: finding.missing ?? {},
    divisions: finding.divisions ?? (finding.status === 'possible' ? 'all' : []),
    conditions: finding.conditions ?? [],
    isRetired,
    isDeprecated,
    isPreview,
    replacement,
    limits,
  };
}

function findingOf(
  { any, all, isRetired, replacement }: OperationFacts,
  held: HeldPermissions,
  problem: string | undefined,
): Finding {
  if (isRetired) return { status: 'impossible', reason: joinTexts(['The platform no longer offers it.', replacement]) };
  if (any.length + all.length === 0)
    return { status: 'unknown', reason: 'The platform does not document which permissions it requires.' };
  if (problem !== undefined) return { status: 'unknown', reason: problem };
  return all.length > 0
    ? checkAll(all.map((permission) => held.find(permission)))
    : checkAny(any.map((permission) => held.find(permission)));
}

function checkAny(permissions: readonly HeldPermission[]): Finding {
  const available = permissions.filter(({ isHeld }) => isHeld === true);
  const sufficient = available.find(isUnlimited);
  if (sufficient) return { status: 'possible', reason: `The caller has ${quoteList([sufficient])}.` };
  // Without conditions rather than with some.
  const best = available.filter(({ conditions }) => conditions.length === 0);
  const usable = best.length > 0 ? best : available;
  if (usable.length > 0) {
    const divisions = usable.some((one) => one.divisions === 'all') ? 'all' : unionOf(usable);
    const conditions = usable.flatMap((one) => one.conditions);
    return limited(usable, divisions, conditions);
  }
  return permissions.some(({ isHeld }) => isHeld === undefined)
    ? unknown(permissions)
    : {
        status: 'impossible',
        reason: `The caller lacks ${quoteList(permissions, 'or')}${permissions.length > 1 ? ' and needs one of them' : ''}.`,
        missing: { any: namesOf(permissions) },
      };
}

function checkAll(permissions: readonly HeldPermission[]): Finding {
  const lacking = permissions.filter(({ isHeld }) => isHeld === false);
  if (lacking.length > 0)
    return { status: 'impossible', reason: `The caller lacks ${quoteList(lacking)}.`, missing: { all: namesOf(lacking) } };
  if (permissions.some(({ isHeld }) => isHeld === undefined)) return unknown(permissions);
  if (permissions.every(isUnlimited)) return { status: 'possible', reason: `The caller has ${quoteList(permissions)}.` };
  return limited(
    permissions,
    intersectionOf(permissions),
    permissions.flatMap(({ conditions }) => conditions),
  );
}

function unknown(permissions: readonly HeldPermission[]): Finding {
  const hidden = permissions.filter(({ isHeld }) => isHeld === undefined);
  const lacking = permissions.filter(({ isHeld }) => isHeld === false);
  return {
    status: 'unknown',
    reason: joinTexts([
      `The platform does not state whether the caller has ${quoteList(hidden, 'or')}.`,
      lacking.length > 0 ? `The caller lacks ${quoteList(lacking, 'or')}.` : undefined,
    ]),
  };
}

function limited(
  permissions: readonly HeldPermission[],
  divisions: OperationCheck['divisions'],
  conditions: readonly string[],
): Finding {
  const places = placesText(divisions);
  const terms = conditions.length > 0 ? ' under conditions of the role' : '';
  return {
    status: 'limited',
    reason: `The caller has ${quoteList(permissions)}${places}${terms}.`,
    divisions,
    conditions: [...new Set(conditions)],
  };
}

function placesText(divisions: OperationCheck['divisions']): string {
  if (divisions === 'all') return '';
  if (divisions.length === 0) return ', but not all of them in the same division';
  const names = listOf(
    divisions.map(({ name }) => name),
    'and',
  );
  return ` in the ${divisions.length > 1 ? 'divisions' : 'division'} ${names} only`;
}

function unionOf(permissions: readonly HeldPermission[]): GrantDivision[] {
  const divisions = permissions.flatMap((one) => (one.divisions === 'all' ? [] : one.divisions));
  return [...new Map(divisions.map((division) => [division.id, division])).values()];
}

/** Returns the divisions where the caller has all of the permissions. */
function intersectionOf(permissions: readonly HeldPermission[]): OperationCheck['divisions'] {
  return permissions.reduce<OperationCheck['divisions']>((common, { divisions }) => {
    if (common === 'all' || divisions === 'all') return common === 'all' ? divisions : common;
    return common.filter(({ id }) => divisions.some((division) => division.id === id));
  }, 'all');
}

function namesOf(permissions: readonly HeldPermission[]): string[] {
  return permissions.map(({ permission }) => permission);
}

function quoteList(permissions: readonly HeldPermission[], conjunction: 'and' | 'or' = 'and'): string {
  return listOf(
    permissions.map(({ permission }) => `\`${permission}\``),
    conjunction,
  );
}

function listOf(texts: readonly string[], conjunction: 'and' | 'or'): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

function joinTexts(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(' ');
}
