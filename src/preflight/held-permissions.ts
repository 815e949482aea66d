import type { GrantDivision, Grants, PermissionGrant } from './grants.js';
import { matchesPermission } from './patterns.js';

/** Where the caller has a permission. */
export interface HeldPermission {
  readonly permission: string;
  /** Whether the caller has it; `undefined` if the grants do not show it. */
  readonly isHeld: boolean | undefined;
  /** The divisions where the caller has it; `'all'` if it is not limited to some. */
  readonly divisions: 'all' | readonly GrantDivision[];
  /** The conditions of the roles, if the caller has the permission only under conditions. */
  readonly conditions: readonly string[];
}

/** Finds permissions among the grants of a caller. */
export class HeldPermissions {
  readonly #grants: readonly PermissionGrant[] | undefined;
  readonly #organizationWide: ReadonlySet<string>;
  readonly #cache = new Map<string, HeldPermission>();

  constructor({ permissions, organizationWide = [] }: Grants) {
    this.#grants = permissions;
    this.#organizationWide = new Set(organizationWide.map((permission) => permission.toLowerCase()));
  }

  find(permission: string): HeldPermission {
    const held = this.#cache.get(permission) ?? this.#search(permission);
    this.#cache.set(permission, held);
    return held;
  }

  #search(permission: string): HeldPermission {
    const matches = this.#grants?.filter(({ pattern }) => matchesPermission(pattern, permission)) ?? [];
    if (matches.length === 0) {
      // Roles contain older permissions without an entity type, but the list of a caller's grants does not show them.
      const isShown = this.#grants !== undefined && permission.includes(':');
      return { permission, isHeld: isShown ? false : undefined, divisions: [], conditions: [] };
    }
    const unconditional = matches.filter(({ condition }) => condition === undefined);
    const conditions = unconditional.length > 0 ? [] : matches.flatMap(({ condition }) => condition ?? []);
    const divisions = this.#divisionsOf(permission, unconditional.length > 0 ? unconditional : matches);
    return { permission, isHeld: true, divisions, conditions: [...new Set(conditions)] };
  }

  #divisionsOf(permission: string, matches: readonly PermissionGrant[]): HeldPermission['divisions'] {
    const isEverywhere =
      matches.some(({ division }) => division === 'all') || this.#organizationWide.has(permission.toLowerCase());
    if (isEverywhere) return 'all';
    const divisions = matches.flatMap(({ division }) => (division === 'all' ? [] : [division]));
    return [...new Map(divisions.map((division) => [division.id, division])).values()];
  }
}

/** Whether the caller has a permission in all divisions and without conditions. */
export function isUnlimited({ isHeld, divisions, conditions }: HeldPermission): boolean {
  return isHeld === true && divisions === 'all' && conditions.length === 0;
}
